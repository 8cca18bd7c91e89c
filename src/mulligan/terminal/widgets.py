"""What the full screen is made of: the drawn table, and a sheet that lies over it. Neither knows what is played."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import ComposeResult, RenderResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from mulligan.terminal.picture import Ink, Picture
from mulligan.terminal.walk import Cell

_KEYS: Final = {
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "up": "ArrowUp",
    "down": "ArrowDown",
    "home": "Home",
    "end": "End",
    "enter": "Enter",
    "shift+enter": "Shift+Enter",
    "escape": "Escape",
    "space": "Space",
}
"""The names of keys in the table of keys (keys.json), where they are no characters."""


@cache
def _style(ink: Ink) -> Style:
    # The terminal's own colours, so that it is read on a light ground as on a dark one.
    return Style(color="red" if ink.red else None, bold=ink.bold, dim=ink.dim, reverse=ink.reverse)


class Board(Widget, can_focus=True):
    """The drawn table."""

    ALLOW_SELECT = False

    class Pressed(Message):
        """A key was pressed.

        Attributes:
            key: as the table of keys writes it: ``D``, ``Space``, ``ArrowUp``.
        """

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    class Tapped(Message):
        """A cell was clicked.

        Attributes:
            cell: the cell; ``None`` beside all cards.
        """

        def __init__(self, cell: Cell | None) -> None:
            super().__init__()
            self.cell = cell

    class Resized(Message):
        """There is another size to draw for."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: Picture | str = ""

    def show(self, picture: Picture | str) -> None:
        """Show a picture, or a sentence where there is no room for one."""
        self._picture = picture
        self.refresh()

    def render(self) -> RenderResult:
        """The sentence, where there is no picture."""
        return "" if isinstance(self._picture, Picture) else self._picture

    def render_line(self, y: int) -> Strip:
        """One line of the picture."""
        if not isinstance(self._picture, Picture):
            return super().render_line(y)
        segments = [Segment(text, self.rich_style + _style(ink)) for text, ink in self._picture.runs(y)]
        return Strip(segments).adjust_cell_length(self.size.width, self.rich_style)

    def on_key(self, event: events.Key) -> None:
        """Hand a key on as the table of keys writes it."""
        key = _KEYS.get(event.key) or (event.character or "").upper()
        if key:
            event.stop()
            self.post_message(self.Pressed(key))

    def on_click(self, event: events.Click) -> None:
        """Hand on which cell was clicked."""
        picture = self._picture
        self.post_message(self.Tapped(picture.at(event.x, event.y) if isinstance(picture, Picture) else None))

    def on_resize(self) -> None:
        """Ask for a picture of another size."""
        self.post_message(self.Resized())


class Sheet(ModalScreen[None]):
    """A text that lies over the table until it is closed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, "dismiss", show=False) for key in ("escape", "enter", "q")]

    def __init__(self, text: RenderResult, close: str) -> None:
        super().__init__()
        self._text = text
        self._close = close

    def compose(self) -> ComposeResult:
        """The text, which scrolls where it has no room, and what closes it."""
        with VerticalScroll() as text:
            text.border_subtitle = self._close
            yield Static(self._text, markup=False)
