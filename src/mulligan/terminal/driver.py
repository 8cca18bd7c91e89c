"""How the full screen reads a terminal: bytes that are no UTF-8 are lost, and end nothing."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual.driver import Driver


def driver() -> type[Driver] | None:
    """What reads this system's terminal; nothing where Textual's own choice reads no bytes."""
    if sys.platform == "win32":
        return None
    from textual.drivers.linux_driver import LinuxDriver

    class Undaunted(LinuxDriver):
        """Reads on where Textual would give up."""

        def run_input_thread(self) -> None:
            """Hand on what is typed; a piece that cannot be read is left out."""
            while True:
                try:
                    super().run_input_thread()
                except UnicodeDecodeError:
                    # An old terminal, or a file that was pasted: what comes next can be read again.
                    continue
                return

    return Undaunted
