"""The search for a won game of Klondike: depth first, and never twice from one position.

Decision 12 names the rules that leave moves out, with their proofs; ``SAFE`` and so on switch them, for tests and
bench.

**Preparations** are moves that bring nothing by themselves: taking a card back from a foundation and, where every
card of the stock is at hand at any time, laying one of those. They are made only where a later move needs them. To
*vacate* is to move the last card of a column, for a king that follows at once.
"""

from __future__ import annotations

from typing import Any

from mulligan.solve.bits import count, lowest
from mulligan.solve.compiled import compiled
from mulligan.solve.klondike_cards import (
    ALL,
    AT_HAND,
    BASED,
    BLACK,
    BURIED,
    BURST,
    BY_PLAYING,
    BY_PREPARING,
    BY_VACATING,
    CAN_LAY,
    CAN_PREPARE,
    CAN_RAISE,
    CAN_VACATE,
    DEAD,
    FILLED,
    FRAME,
    GOING_ON,
    GONE,
    HEIGHTS,
    HIDDEN,
    KEY,
    KINGS,
    LASTS,
    LATE,
    LATER,
    LAY,
    LOST,
    MOVED,
    NOW,
    ONE_TWIN,
    PLACE,
    PREPARE,
    PURPOSE,
    RAISE,
    RAISED,
    REACHED,
    RED,
    REST,
    RETURNING,
    ROOTED,
    RULES,
    SAFE,
    STATE,
    STOCK,
    TABLE_FULL,
    TOO_DEEP,
    TURNED,
    UP,
    VACATE,
    WANTED,
    WON,
    children,
    free_pairs,
    higher,
    lay_card,
    look_at_stock,
    next_up,
    parents,
    raise_card,
    spaces,
    twins,
)


@compiled("void(int64[:, ::1], int64, int64[:, ::1])")
def raise_safe(frames: Any, at: int, deal: Any) -> None:
    """Build up what nothing can need any more: rule 1 of decision 12.

    A card of rank r is safe when every card of the other colour is up to r - 2, and its twin to r - 3. Of the stock
    this is said only where all of it is at hand; elsewhere to take a card changes what can be drawn.
    """
    while True:
        up, gone = frames[at, UP], frames[at, GONE]
        left = ALL & ~gone
        if left == 0:
            return
        black, red = left & BLACK, left & RED
        low_black = 13 if black == 0 else lowest(black) >> 2
        low_red = 13 if red == 0 else lowest(red) >> 2
        below = (1 << 4 * min(13, low_red + 2, low_black + 3)) - 1
        safe = BLACK & below
        below = (1 << 4 * min(13, low_black + 2, low_red + 3)) - 1
        safe |= RED & below
        there = up & free_pairs(up, up & ~frames[at, BASED])
        if deal[REST, AT_HAND] != 0:
            there |= frames[at, NOW]
        safe &= there & next_up(gone)
        if safe == 0:
            return
        raise_card(frames, at, safe & -safe, deal)


@compiled("boolean(int64[:, ::1], int64, int64[:, ::1])")
def is_dead(frames: Any, at: int, deal: Any) -> bool:
    """Whether some card can never be turned, even if much is taken for granted: rule 4 of decision 12.

    ``held`` are cards above a face-down card of their suit: they cannot be built up before that is turned, so where
    they lie they keep their parent's place.
    """
    hidden = frames[at, HIDDEN]
    up, based, heights = frames[at, UP], frames[at, BASED], frames[at, HEIGHTS]
    gone = frames[at, GONE]
    lying = up & ~based
    on_call = ALL & ~(up | hidden | gone) | gone & deal[REST, RETURNING]
    space = spaces(frames, at) > 0
    while hidden != 0:
        held = higher(hidden)
        if up & KINGS & ~held != 0:
            space = True
        fits = children(free_pairs(up, lying & held))
        if space:
            fits |= KINGS
        came = fits & on_call & ~up
        leaving = based & (fits | ~held)
        if came | leaving == 0:
            return True
        up |= came
        while leaving != 0:
            card = leaving & -leaving
            leaving ^= card
            column = deal[PLACE, lowest(card)]
            height = heights >> 3 * column & 7
            turned = deal[TURNED, column * 8 + height]
            heights -= 1 << 3 * column
            based ^= card | deal[ROOTED, column * 8 + height]
            up |= turned
            hidden ^= turned
            if height == 1 and turned == 0:
                space = True
    return False


@compiled("int64(int64[:, ::1], int64, int64, int64, int64[:, ::1])")
def wanted(frames: Any, at: int, free: int, fits: int, deal: Any) -> int:
    """The cards that preparations from here may bring: rule 3 of decision 12.

    Begins with the moves that lack a place, goes on with the parents that would give one, and what those lack in turn.
    """
    up, based, gone = frames[at, UP], frames[at, BASED], frames[at, GONE]
    lasts = based & deal[REST, LASTS]
    candidates = gone & deal[REST, RETURNING]
    real = based & ~lasts
    if deal[REST, AT_HAND] != 0:
        candidates |= frames[at, NOW]
    else:
        real |= frames[at, NOW] | frames[at, LATER]
    if count((real | candidates) & KINGS) > spaces(frames, at):
        real |= lasts
    ready = up & next_up(gone)
    on = parents(up & ~based)
    both = up & up >> 1 & ~(on | on >> 1) & ONE_TWIN
    fits_twice = children(both | both << 1)
    want = twins(ready & ~free) & candidates
    while True:
        moving = real | want
        lacking = moving & ~(fits & (fits_twice | ~twins(want)))
        more = parents(lacking)
        more |= twins(more)
        under = parents(want)
        more |= twins(ready & (under | twins(under)))
        more = (more | want) & candidates
        more |= higher(more & gone) & candidates
        if more | want == want:
            return int(want | BURIED if want & gone & gone >> 4 != 0 else want)
        want |= more


@compiled("void(int64[:, ::1], int64, int64[:, ::1])")
def look(frames: Any, at: int, deal: Any) -> None:
    """Note the moves there are, and which of them are to be tried: rule 2 of decision 12."""
    up, based, gone = frames[at, UP], frames[at, BASED], frames[at, GONE]
    late = deal[REST, RULES] & LATE != 0
    stock = frames[at, NOW] | frames[at, LATER]
    free = free_pairs(up, up & ~based)
    fits = children(free)
    space = spaces(frames, at)
    if space > 0:
        fits |= KINGS
    lasts = based & deal[REST, LASTS]
    backs = gone & ~(gone >> 4) & deal[REST, RETURNING]
    can_raise = next_up(gone) & (up & free | stock)
    can_lay = fits & (based & ~lasts | stock)
    can_prepare = fits & backs
    can_vacate = 0
    if space == 0 and (based & ~lasts | stock | backs) & KINGS != 0:
        can_vacate = fits & lasts
    if deal[REST, AT_HAND] != 0:
        can_prepare |= can_lay & stock
        can_lay &= ~stock
    if not late:
        can_lay |= can_prepare | fits & lasts
        can_prepare, can_vacate = 0, 0
    frames[at, CAN_RAISE] = can_raise
    frames[at, CAN_LAY] = can_lay
    frames[at, CAN_PREPARE] = can_prepare
    frames[at, CAN_VACATE] = can_vacate
    frames[at, WANTED] = ALL
    if frames[at, REACHED] == BY_VACATING:
        can_lay = (can_lay | can_prepare) & KINGS
        can_raise, can_prepare, can_vacate = 0, 0, 0
    elif frames[at, REACHED] == BY_PREPARING:
        moved = frames[at, MOVED]
        can_raise &= ~(frames[at - 1, CAN_RAISE] | moved)
        can_lay &= ~frames[at - 1, CAN_LAY]
        can_vacate &= ~frames[at - 1, CAN_VACATE]
        want = frames[at - 1, WANTED]
        frames[at, WANTED] = want
        new = can_prepare & ~frames[at - 1, CAN_PREPARE]
        if want & BURIED != 0:
            new |= can_prepare & children(moved | twins(moved))
            if moved >> 4 & want & gone != 0:
                new = can_prepare
        can_prepare = new & want
    elif can_prepare != 0 and deal[REST, RULES] & PURPOSE != 0:
        frames[at, WANTED] = wanted(frames, at, free, fits, deal)
        can_prepare &= frames[at, WANTED]
    frames[at, RAISE] = can_raise
    frames[at, LAY] = can_lay
    frames[at, PREPARE] = can_prepare
    frames[at, VACATE] = can_vacate


@compiled("int64(int64, int64[::1])")
def find(key: int, table: Any) -> int:
    """Where in the table a key is, or would be."""
    size = len(table) - 1
    mixed = (key & 0x7FFFFFFF) * 0x2545F491 + (key >> 31) * 0x1B873593
    place = (mixed >> 28 ^ mixed) & size
    while table[place] != 0 and table[place] != key + 1:
        place = place + 1 & size
    return place


@compiled("void(int64[::1], int64[::1])")
def refill(old: Any, new: Any) -> None:
    """Put what a table holds into a larger one."""
    for entry in old:
        if entry != 0:
            new[find(entry - 1, new)] = entry


@compiled("boolean(int64[:, ::1], int64, int64[:, ::1])")
def is_won(frames: Any, at: int, deal: Any) -> bool:
    """Whether the rest is play without choice.

    With nothing face down the lowest cards of the columns lie free, and everything can be built up rank by rank as
    far as the stock's cards are at hand.
    """
    return bool(frames[at, HIDDEN] == 0 and (deal[REST, AT_HAND] != 0 or frames[at, STOCK] == 0))


@compiled("int64(int64[:, ::1], int64[:, ::1], int64[::1], int64[::1], int64)")
def search(frames: Any, deal: Any, table: Any, found: Any, portion: int) -> int:
    """Go on with a search.

    Args:
        frames: the positions on the way, the start in the first.
        deal: what does not change, as :mod:`mulligan.solve.klondike_pack` lays it out.
        table: the keys of the positions that were reached, each plus one; a power of two of places, 0 where empty.
        found: where the search is.
        portion: how many moves to try.

    Returns:
        ``WON``, with the way in the frames up to ``found[FRAME]``; ``LOST``; ``GOING_ON`` after the portion;
        ``TABLE_FULL`` or ``TOO_DEEP`` where there is no room to go on.
    """
    at = found[FRAME]
    rules = deal[REST, RULES]
    if at < 0:
        at = 0
        look_at_stock(frames, 0, deal)
        if rules & SAFE != 0:
            raise_safe(frames, 0, deal)
        if is_won(frames, 0, deal):
            found[FRAME] = 0
            return WON
        table[find(frames[0, KEY], table)] = frames[0, KEY] + 1
        found[FILLED] += 1
        frames[0, REACHED] = BY_PLAYING
        look(frames, 0, deal)
        if rules & DEAD != 0 and is_dead(frames, 0, deal):
            return LOST
    limit = len(table) // 4 * 3
    while True:
        if portion <= 0 or found[FILLED] >= limit or at + 2 >= len(frames):
            found[FRAME] = at
            if portion <= 0:
                return GOING_ON
            return TABLE_FULL if found[FILLED] >= limit else TOO_DEEP
        raised, reached = 0, BY_PLAYING
        if frames[at, LAY] != 0:
            card = frames[at, LAY] & -frames[at, LAY]
            frames[at, LAY] ^= card
        elif frames[at, RAISE] != 0:
            raised = 1
            card = frames[at, RAISE] & -frames[at, RAISE]
            frames[at, RAISE] ^= card
        elif frames[at, PREPARE] != 0:
            reached = BY_PREPARING
            card = frames[at, PREPARE] & -frames[at, PREPARE]
            frames[at, PREPARE] ^= card
        elif frames[at, VACATE] != 0:
            reached = BY_VACATING
            card = frames[at, VACATE] & -frames[at, VACATE]
            frames[at, VACATE] ^= card
        else:
            at -= 1
            if at < 0:
                return LOST
            continue
        portion -= 1
        then = at + 1
        for part in range(STATE):
            frames[then, part] = frames[at, part]
        frames[then, MOVED] = card
        frames[then, RAISED] = raised
        frames[then, REACHED] = reached
        if raised:
            raise_card(frames, then, card, deal)
        else:
            lay_card(frames, then, card, deal)
        if reached == BY_PLAYING:
            if rules & SAFE != 0:
                raise_safe(frames, then, deal)
            key = frames[then, KEY]
            place = find(key, table)
            if table[place] != 0:
                continue
            table[place] = key + 1
            found[FILLED] += 1
            if is_won(frames, then, deal):
                found[FRAME] = then
                return WON
            if rules & DEAD != 0 and is_dead(frames, then, deal):
                continue
        else:
            found[BURST] += 1
        look(frames, then, deal)
        at = then
