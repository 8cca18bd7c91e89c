"""Every position of a Golf deal in one scan.

A position is the heights of the seven columns, the card on the waste, and how many cards have been drawn. The card on
the waste is either one that was drawn, which the number drawn tells, or the one last played, which the column it came
from and that column's height tell. So one set for each (heights, column played last) says everything: the *draws*, the
numbers of cards that can have been drawn by then. The stock holds at most 19 cards (two jokers, an empty waste), so a
set is 20 bits. Nothing is left out and no position is taken to be better than another: the sets are what can be
reached, and they are so under either rule for drawing.

Each play takes one card off one column. So in the order of falling heights every position comes after all that lead to
it, and one scan is enough. From a position, with a free card, two kinds of step lead to the position without that card:

- played on the card last played: the draws of the arrivals whose card it fits on;
- played on a drawn card: those draws that can be reached here by drawing, and turn up a card that it fits on.

**Layout.** The two tallest columns, the *first* and the *second*, make a *block* of 36 positions for each heights of
the other five, the *outer* columns: twelve words, one for each *place* (a height of the second column and three of the
first), each of three *lanes* of 21 bits, one for each height of the first. What the outer columns do is done to twelve
words at once; what the first two do goes from place to place and from lane to lane. A block that nothing leads to is
passed over. The waste card of the start counts as played from the first column, whose start is the one position that
nothing leads to.

Where the twelve words are gone through, each loop writes one row only and takes its length from the array: so the
compiler makes vector instructions of them.
"""

from __future__ import annotations

from typing import Any, Final

from mulligan.solve.compiled import compiled

COLUMNS: Final = 7
OUTER: Final = 2
"""The number of the first of the outer columns."""
LANES: Final = 3
GROUPS: Final = 2
HEIGHTS: Final = LANES * GROUPS
PLACES: Final = GROUPS * HEIGHTS

LANE_BITS: Final = 21
LANE: Final = (1 << 20) - 1
"""The set of all draws, 0 to 19. The lane's last bit stays clear, so that lanes do not run into each other."""
EACH_LANE: Final = 1 | 1 << LANE_BITS | 1 << 2 * LANE_BITS
"""Times a set of draws: that set in every lane."""

EMPTY: Final = 14
"""Stands for the rank of the waste card where the waste is empty (GP-27)."""
NOTHING: Final = 15
"""Stands for the rank of a card that is not there: it fits nowhere, and nothing fits on it."""
RANKS: Final = 16
"""Joker 0, ace 1 to king 13, and the two above."""

# The rows of ``by_rank``: for each rank the ranks that fit on it as a waste card, those that then forbid to draw (both
# as bits), and the draws that turn up a card on which it fits.
FITS, BARS, ON_DRAWN, RULES = range(4)

# The rows of ``first``, by height of the first column: whether its free card fits on the card last played from it, the
# draws on which it fits, the ranks that forbid to draw, the free card's rank as a bit.
FIRST_ON_ITSELF, FIRST_ON_DRAWN, FIRST_BARS, FIRST_BIT, FIRST = range(5)

# The rows of ``second``, by place: the same of the second column, and what fits between the two.
SECOND_ON_ITSELF, SECOND_ON_DRAWN, SECOND_BARS, SECOND_BIT, FIRST_ON_SECOND, SECOND_ON_FIRST, SECOND = range(7)

# The tables of ``lanes``, by rank and place: where the first column's free card fits on a card of that rank, and where
# that card fits on the one last played from it; the same of the second column.
FIRST_ON, ON_FIRST, SECOND_ON, ON_SECOND, LANES_OF = range(5)

# The rows of ``words``, by place: the draws with which positions are reached by each column; by any column; of these
# the draws of the outer columns' cards on which the first's and the second's free card fits, and of those on which no
# free card fits; the draws that are reached by drawing.
BY_FIRST, BY_SECOND = range(OUTER)
ARRIVED, FIRST_GOES, SECOND_GOES, STUCK, DRAWN, WORDS = range(COLUMNS, COLUMNS + 6)

# The rows of ``outer``, by column: the ranks of the card last played from it, and of its free card.
PLAYED, FREE, CARDS = range(3)

# The rows of ``slots``, by column: the slot of ``reached`` with the arrivals in this block by the column, the lowest
# slot of the column and how many it has, and how much lower the slot is that playing the column leads to.
NOW, LOWEST, COUNT, STEP, SLOTS = range(5)

NOWHERE: Final = -1

# The places of ``found``: how many cards are left, the draws with which that is reached, where; positions reached.
LEFT, DRAWS, BLOCK, FIRST_HEIGHT, SECOND_HEIGHT, STATES, RESULTS = range(7)


@compiled("int64(int64)")
def draw_anytime(draws: int) -> int:
    """The draws that drawing leads to from any of ``draws``: all above the lowest."""
    after = draws << 1
    return (after | -after) & LANE


@compiled("int64(int64, int64)")
def draw_when_stuck(stuck: int, passing: int) -> int:
    """The draws that drawing leads to from any of ``stuck``, the draws of positions where no free card fits.

    From a drawn card one draws on only if no free card fits on it: ``passing`` are the draws that turn up such a card.
    Five doublings go through any run of them.
    """
    after = (stuck << 1) & LANE
    step = 1
    while step < LANE_BITS:
        after |= ((after & passing) << step) & LANE
        passing &= passing >> step
        step *= 2
    return after


@compiled("void(int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[:, :, ::1])")
def look_at_inner(played: Any, free: Any, by_rank: Any, first: Any, second: Any, lanes: Any) -> None:
    """Note what fits where in the first and the second column, for every height of the two."""
    whole = LANE * EACH_LANE
    for height in range(HEIGHTS):
        on, card = played[0, height], free[0, height]
        first[FIRST_ON_ITSELF, height] = LANE if by_rank[FITS, on] >> card & 1 else 0
        first[FIRST_ON_DRAWN, height] = by_rank[ON_DRAWN, card]
        first[FIRST_BARS, height] = by_rank[BARS, on]
        first[FIRST_BIT, height] = 1 << card
    for place in range(PLACES):
        second_on, second_card = played[1, place // GROUPS], free[1, place // GROUPS]
        second[SECOND_ON_ITSELF, place] = whole if by_rank[FITS, second_on] >> second_card & 1 else 0
        second[SECOND_ON_DRAWN, place] = by_rank[ON_DRAWN, second_card] * EACH_LANE
        second[SECOND_BARS, place] = by_rank[BARS, second_on]
        second[SECOND_BIT, place] = 1 << second_card
        for rank in range(RANKS):
            lanes[SECOND_ON, rank, place] = whole if by_rank[FITS, rank] >> second_card & 1 else 0
            lanes[ON_SECOND, rank, place] = whole if by_rank[FITS, second_on] >> rank & 1 else 0
        for lane in range(LANES):
            height, mask = place % GROUPS * LANES + lane, LANE << lane * LANE_BITS
            on, card = played[0, height], free[0, height]
            second[FIRST_ON_SECOND, place] |= mask if by_rank[FITS, second_on] >> card & 1 else 0
            second[SECOND_ON_FIRST, place] |= mask if by_rank[FITS, on] >> second_card & 1 else 0
            for rank in range(RANKS):
                lanes[FIRST_ON, rank, place] |= mask if by_rank[FITS, rank] >> card & 1 else 0
                lanes[ON_FIRST, rank, place] |= mask if by_rank[FITS, on] >> rank & 1 else 0


@compiled("void(int64[:, ::1], int64[:, ::1], int64, int64[:, ::1], int64[:, :, ::1], int64[:, ::1])")
def gather(reached: Any, slots: Any, by: int, outer: Any, lanes: Any, words: Any) -> None:
    """Bring together the arrivals of a block by the outer columns; ``by`` has a bit for each column there is one by."""
    places = words.shape[1]
    for place in range(places):
        words[ARRIVED, place] = 0
        words[FIRST_GOES, place] = 0
        words[SECOND_GOES, place] = 0
    for column in range(OUTER, COLUMNS):
        if by >> column & 1:
            slot, on = slots[NOW, column], outer[PLAYED, column]
            for place in range(places):
                words[column, place] = reached[slot, place]
            for place in range(places):
                words[ARRIVED, place] |= reached[slot, place]
            for place in range(places):
                words[FIRST_GOES, place] |= reached[slot, place] & lanes[FIRST_ON, on, place]
            for place in range(places):
                words[SECOND_GOES, place] |= reached[slot, place] & lanes[SECOND_ON, on, place]


@compiled("int64(int64[:, ::1])")
def free_ranks(outer: Any) -> int:
    """The ranks of the outer columns' free cards, as bits."""
    ranks = 0
    for column in range(OUTER, COLUMNS):
        ranks |= 1 << outer[FREE, column]
    return ranks


@compiled("int64(int64[:, ::1], int64[:, ::1])")
def passing_draws(outer: Any, by_rank: Any) -> int:
    """The draws that turn up a card on which no outer column's free card fits."""
    passing = LANE
    for column in range(OUTER, COLUMNS):
        passing &= ~by_rank[ON_DRAWN, outer[FREE, column]]
    return passing


@compiled("void(int64, int64[:, ::1], int64[:, :, ::1], int64[:, ::1], int64[:, ::1])")
def gather_stuck(by: int, outer: Any, lanes: Any, by_rank: Any, words: Any) -> None:
    """Bring together the arrivals by a card of an outer column on which no free card fits."""
    ranks = free_ranks(outer)
    for place in range(PLACES):
        words[STUCK, place] = 0
    for column in range(OUTER, COLUMNS):
        on = outer[PLAYED, column]
        if by >> column & 1 and by_rank[BARS, on] & ranks == 0:
            for place in range(PLACES):
                fitting = lanes[FIRST_ON, on, place] | lanes[SECOND_ON, on, place]
                words[STUCK, place] |= words[column, place] & ~fitting


@compiled("void(int64, int64, int64, int64, int64, int64[::1])")
def note(left: int, draws: int, block: int, first_height: int, second_height: int, found: Any) -> None:
    """Note a position with the fewest cards left so far."""
    found[LEFT] = left
    found[DRAWS] = draws
    found[BLOCK] = block
    found[FIRST_HEIGHT] = first_height
    found[SECOND_HEIGHT] = second_height


@compiled(
    "void(int64, int64, int64, int64, int64[:, ::1], boolean, int64[:, ::1], int64[:, ::1], int64[:, ::1], "
    "int64[:, ::1], int64[::1])"
)
def go_down(
    block: int,
    others: int,
    start_place: int,
    start_word: int,
    outer: Any,
    when_stuck: bool,
    by_rank: Any,
    first: Any,
    second: Any,
    words: Any,
    found: Any,
) -> None:
    """Play the first and the second column of a block, from place to place and from lane to lane.

    ``others`` is how many cards the outer columns hold; ``start_place`` is as in :func:`scan`.
    """
    ranks, passing = 0, LANE
    if when_stuck:
        ranks, passing = free_ranks(outer), passing_draws(outer, by_rank)
    states, fewest = 0, found[LEFT]
    arriving = 0  # the draws with which the first column gets to its height; none after its last card
    for place in range(PLACES - 1, -1, -1):
        group, height_of_second = place % GROUPS, place // GROUPS
        by_second = words[BY_SECOND, place]
        arrived = words[ARRIVED, place] | by_second
        goes = words[FIRST_GOES, place] | by_second & second[FIRST_ON_SECOND, place]
        stuck = 0
        if when_stuck:
            stuck = words[STUCK, place]
            if second[SECOND_BARS, place] & ranks == 0:
                stuck |= by_second & ~(second[FIRST_ON_SECOND, place] | second[SECOND_ON_ITSELF, place])
        start = start_word if place == start_place else 0
        by_first = 0
        drawn = 0
        for lane in range(LANES - 1, -1, -1):
            height, shift = group * LANES + lane, lane * LANE_BITS
            arriving |= start >> shift & LANE
            by_first |= arriving << shift
            draws = arrived >> shift & LANE | arriving
            states += draws != 0
            left = others + height_of_second + height
            if left < fewest and draws != 0:
                fewest = left
                note(left, draws, block, height, height_of_second, found)
            if when_stuck:
                waiting = stuck >> shift & LANE
                if first[FIRST_BARS, height] & (ranks | first[FIRST_BIT, height] | second[SECOND_BIT, place]) == 0:
                    waiting |= arriving
                on_drawn = first[FIRST_ON_DRAWN, height] | second[SECOND_ON_DRAWN, place] & LANE
                after = draw_when_stuck(waiting, passing & ~on_drawn)
            else:
                after = draw_anytime(draws)
            drawn |= after << shift
            arriving &= first[FIRST_ON_ITSELF, height]
            arriving |= after & first[FIRST_ON_DRAWN, height] | goes >> shift & LANE
        if place >= GROUPS:
            words[BY_SECOND, place - GROUPS] = (
                words[SECOND_GOES, place]
                | by_second & second[SECOND_ON_ITSELF, place]
                | by_first & second[SECOND_ON_FIRST, place]
                | drawn & second[SECOND_ON_DRAWN, place]
            )
        words[BY_FIRST, place] = by_first
        words[DRAWN, place] = drawn
    found[STATES] += states


@compiled("int64(int64[:, ::1], int64, int64, int64, int64[:, ::1], int64[:, ::1], int64[:, :, ::1], int64[:, ::1])")
def play(reached: Any, slot: int, column: int, by: int, outer: Any, by_rank: Any, lanes: Any, words: Any) -> int:
    """Play an outer column's free card from every position of a block; returns whether it can be played from any."""
    places = words.shape[1]
    card = outer[FREE, column]
    on_drawn = by_rank[ON_DRAWN, card] * EACH_LANE
    for place in range(places):
        reached[slot, place] = words[DRAWN, place] & on_drawn
    for place in range(places):
        reached[slot, place] |= words[BY_FIRST, place] & lanes[ON_FIRST, card, place]
    for place in range(places):
        reached[slot, place] |= words[BY_SECOND, place] & lanes[ON_SECOND, card, place]
    for last in range(OUTER, COLUMNS):
        if by >> last & by_rank[FITS, outer[PLAYED, last]] >> card & 1:
            for place in range(places):
                reached[slot, place] |= words[last, place]
    anything = 0
    for place in range(places):
        anything |= reached[slot, place]
    return 1 if anything else 0


@compiled(
    "int64(int64, int64, int64, int64, int64[:, ::1], int64[:, ::1], int64[::1], int64[::1], boolean, int64[:, ::1], "
    "int64[:, ::1], int64[:, ::1], int64[:, :, ::1], int64[::1], int64[:, ::1], int64[:, ::1], int64[:, ::1], "
    "boolean, int64[:, ::1], int64[::1], int64[::1])"
)
def scan(
    block: int,
    count: int,
    start_place: int,
    start_word: int,
    played: Any,
    free: Any,
    tops: Any,
    weights: Any,
    when_stuck: bool,
    by_rank: Any,
    first: Any,
    second: Any,
    lanes: Any,
    heights: Any,
    outer: Any,
    words: Any,
    slots: Any,
    keeping: bool,
    reached: Any,
    touched: Any,
    found: Any,
) -> int:
    """Go through up to ``count`` blocks, downwards from ``block``.

    Args:
        block: the block to begin with: the last one there is, or what the call before returned.
        count: the number of blocks.
        start_place: the place of the start in this block, or ``NOWHERE``.
        start_word: its set of draws, in its lane.
        played: the rank of the card last played from each column, by height.
        free: the rank of each column's free card, by height.
        tops: the heights at the start.
        weights: how many blocks one card of an outer column makes.
        when_stuck: whether ``by_rank`` forbids any draws.
        by_rank: what fits on what, as is said above of this and the next three.
        first: what :func:`look_at_inner` notes.
        second: likewise.
        lanes: likewise.
        heights: the heights of the outer columns in this block.
        outer: room for the cards of the outer columns.
        words: room for the words of a block, at the beginning zeros.
        slots: where in ``reached`` the arrivals are.
        keeping: whether there is a slot for every column and block, for :mod:`mulligan.solve.golf_line`.
        reached: the sets of draws by slot and place; what it held before does not matter.
        touched: for each block a bit for each outer column by which it is reached; in the first, any.
        found: the fewest cards left so far, and the rest; at the beginning more cards than there are.

    Returns:
        The block to go on with; -1 at the end.
    """
    others = 0
    for column in range(OUTER, COLUMNS):
        others += heights[column]
    while True:
        by = touched[block]
        if by:
            for column in range(OUTER, COLUMNS):
                outer[PLAYED, column] = played[column, heights[column]]
                outer[FREE, column] = free[column, heights[column]]
            gather(reached, slots, by, outer, lanes, words)
            if when_stuck:
                gather_stuck(by, outer, lanes, by_rank, words)
            go_down(block, others, start_place, start_word, outer, when_stuck, by_rank, first, second, words, found)
            start_place = NOWHERE
            if keeping:
                for place in range(PLACES):
                    reached[slots[NOW, BY_FIRST], place] = words[BY_FIRST, place]
                    reached[slots[NOW, BY_SECOND], place] = words[BY_SECOND, place]
            for column in range(OUTER, COLUMNS):
                if heights[column] > 0:
                    slot = slots[NOW, column] - slots[STEP, column]
                    if play(reached, slot, column, by, outer, by_rank, lanes, words):
                        touched[block - weights[column]] |= 1 << column
        block -= 1
        if block < 0:
            return block
        for column in range(COLUMNS):
            slots[NOW, column] -= 1
            if slots[NOW, column] < slots[LOWEST, column]:
                slots[NOW, column] += slots[COUNT, column]
        column = OUTER
        while heights[column] == 0:
            heights[column] = tops[column]
            others += tops[column]
            column += 1
        heights[column] -= 1
        others -= 1
        count -= 1
        if count == 0:
            return block
