"""Where on a packed table each number lies.

Cards are ranks, 0 (joker) to 13 (king). A set of cells is a word with a bit for each. The seats are turned so that seat
0 is the one that asks. A table is one row of numbers, so that it is quickly laid out anew. What is thought of a board
is a row of floats.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.int64]
Floats = NDArray[np.float64]

VALUES: Final = (-3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0)
"""What each rank counts (TG-11)."""
RANKS: Final = len(VALUES)
BONUS: Final = 5
PENALTY: Final = 10

# The most there can be: cards, seats, cells of a board, its lines, and cells of a line or lines through a cell.
PACK: Final = 108
SEATS: Final = 6
CELLS: Final = 16
LINES: Final = 10
LENGTH: Final = 4

# What a candidate does first.
DRAWS: Final = 0
TAKES: Final = 1
PUTS: Final = 2
TURNS_UP: Final = 3

# Where on a table each number lies. First what stays as it is,
PLAYERS: Final = 0
SIZE: Final = 1  # cells of a board
LINED: Final = 2  # lines of a board
KEEP: Final = 3  # jokers in a line keep what they count (TG-10)
TIE: Final = 4  # what a closer who shares the lowest board gets (TG-14): 0 the bonus, 1 nothing, 2 the penalty
MOST: Final = 5  # finished turns after which a round that nobody closes ends (TG-16)
HASTE: Final = 6  # finished turns after which every turn turns a card up, so that rounds come to an end
# then what changes as a round is played,
CLOSER: Final = 7  # -1 for nobody
TURN: Final = 8  # how many turns are finished
POOL: Final = 9  # how many cards the draw pile had
DRAWN: Final = 10  # how many of them are drawn
THROWN: Final = 11  # cards of the discard pile
UNSEEN: Final = 12  # cards that nobody has seen, on the boards and in the draw pile
SUM: Final = 13  # what they count together
CHANCE: Final = 14  # where the next chance comes from
# then by seat the face-up cells and where in the draw pile the next card lies,
UPS: Final = 15
NEXTS: Final = UPS + SEATS
# by seat and cell the ranks, by seat and rank the face-up cells that hold it, and how many of it nobody has seen,
BOARDS: Final = NEXTS + SEATS
HELD: Final = BOARDS + SEATS * CELLS
COUNTS: Final = HELD + SEATS * RANKS
# the draw pile, and the discards from bottom to top,
PILE: Final = COUNTS + RANKS
DISCARDS: Final = PILE + PACK
# for each line the set of its cells, and its cells in a row; for each cell the lines through it. -1 fills them up.
SETS: Final = DISCARDS + PACK
ROWS: Final = SETS + LINES
THROUGH: Final = ROWS + LINES * LENGTH
# Of which rank a line of the board that is looked at has most cards, or -1.
MOSTLY: Final = THROUGH + CELLS * LENGTH
NUMBERS: Final = MOSTLY + LINES

# What is thought of the board that is looked at: what each cell counts, 0 in a line; what each line counts, and what it
# may save by how likely it is; by how much a card of a rank betters it, how likely one comes, and how likely two.
WORTH: Final = 0
TOTALS: Final = WORTH + CELLS
HOPES: Final = TOTALS + LINES
GAINS: Final = HOPES + LINES
ONE: Final = GAINS + RANKS
TWO: Final = ONE + RANKS
THOUGHTS: Final = TWO + RANKS
