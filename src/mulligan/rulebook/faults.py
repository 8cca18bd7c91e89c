"""What is wrong with a page, for whoever writes pages."""

from __future__ import annotations


class PageError(ValueError):
    """A page that does not build.

    Attributes:
        page: the page's file, for example ``en/golf.md``.
        line: the line in it, from 1.
        what: what is wrong there.
    """

    def __init__(self, page: str, line: int, what: str) -> None:
        super().__init__(f"{page}, line {line}: {what}")
        self.page = page
        self.line = line
        self.what = what
