"""A real refusal for every reason of the games but Golf, and of sessions and matches that only they can have."""

from __future__ import annotations

from collections.abc import Iterator

from mulligan.core.codes import read_code as read_any_code
from mulligan.core.game import Refusal
from mulligan.core.table import Place
from mulligan.games.registry import read_code
from mulligan.games.table_golf import TableGolf, TableGolfRules
from mulligan.play.company import Company
from mulligan.play.match import NEXT, Match
from mulligan.play.people import HOUSE
from mulligan.play.session import Session
from tests.games.klondike_positions import picked, position, refused, sitting

RUN = position("4c | 9s 8h 7c / Tc / 8c / 9h / 5d / | 7d / ", waste="3s 2c", ups="Ah")
"""Column 1 holds 9s 8h 7c on a hidden 4c; column 7 is empty."""


def refusals() -> Iterator[Refusal | None]:
    """Each is asked of a real position; ``None`` would be a move that is not refused."""
    spent = position("Kh", waste="3s", draw=1, scoring="vegas")
    bare = position("Kh / 2s / / 3d", ups="As", worrying_back=False)
    yield from (refused(RUN, token) for token in ("15", "12", "w2", "17", "1f", "wf", "f", "11", "fs2", "08"))
    yield from (refused(spent, token) for token in ("d", "fh1", "w2"))
    yield from (refused(bare, token) for token in ("w1", "3f", "fs4", "d"))
    yield picked(RUN, "column1", 1, "column2")
    yield picked(RUN, "column1", 2, None)
    yield picked(RUN, "column1", 9, "column2")
    yield picked(RUN, "waste", 1, "column5")
    yield picked(RUN, "waste", 7, "column5")
    yield picked(RUN, "waste", None, "waste")
    yield picked(position("Kh", waste="2c", stock="3s"), "waste", None, "stock")
    timed = sitting("KL1-D1XT-AAAAAAG", "d @37")
    yield timed.act("@36")
    series = Match(read_code("klondike/vegas+bankroll/deck:" + PACK))
    yield series.act(NEXT)
    peaks = Session(read_code("TP1-E-AAAAAAB"))
    yield from (peaks.act(token) for token in ("29", "1", "19"))
    peaks.act("28"), peaks.act("26")
    yield from (peaks.act(token) for token in ("26",))
    yield from of_several()
    yield from of_companies()


def of_several() -> Iterator[Refusal | None]:
    """Refusals at a table of several people."""
    board = Session(read_any_code("TG1-S:2:" + "0" * 64, (TableGolf(),)))
    yield from (board.act(token) for token in ("put:1,1", "put:3,1", "u"))
    yield board.pick(Place("cell", 11, 1 - board.state.seat), None, None)
    board.act("draw")
    yield board.act("draw")
    board.act("put:1,1"), board.act("draw"), board.act("put:1,1"), board.act("draw")
    yield board.act("drop:1,1")
    board.act("put:1,1"), board.act("take")
    yield board.act("drop:1,2")


PACK = "".join(f"{rank:02}{suit}" for suit in range(1, 5) for rank in range(1, 14))


def of_companies() -> Iterator[Refusal | None]:
    """What people at a table are refused."""
    company = Company(TableGolf(), TableGolfRules(), "ana")
    company, _ = company.act("ana", "sit Ana")
    yield from (company.act("boris", text) for text in ("sit ana", "sit", "bot easy", "leave"))
    yield from (
        company.act("ana", text)
        for text in (
            "bot clever",
            "rules none",
            "patience 7",
            "owner 9",
            f"start {'0' * 64}",
            "next",
            "say",
            "play draw",
        )
    )
    company, _ = company.act("ana", "bot easy")
    yield company.act("ana", "owner 1")
    full = company
    for number in range(4):
        full, _ = full.act(f"{number}", f"sit {number}")
    full, _ = full.act("boris", "sit Boris")
    yield full.act("ceca", "sit Ceca")
    playing, _ = company.act("ana", f"start {'0' * 64}")
    yield from (playing.act("ceca", "sit Ceca"), playing.act("ana", "rules S"))
    other = "ana" if playing.to_move.bot else HOUSE
    yield playing.act(other, "play draw")
    between = playing
    while between.phase == "playing":
        legal = between.view_of_mover.legal
        move = between.game.write_move(legal[-1] if len(legal) > 2 else legal[0])
        between, _ = between.act(between.to_move.key or HOUSE, f"play {move}")
    yield between.act("ana", "play draw")
