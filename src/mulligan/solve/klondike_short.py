"""The search for a short win at Klondike: best first, by the moves made and the fewest that can still be needed.

Positions are those of :mod:`mulligan.solve.klondike_cards`, with the waste's offset as it is. A step is a move of the
search with the draws and redeals before it; cards that change over are not counted. So no line of the rules is shorter
than the shortest way here, and a line that is as short is proved to be one of the shortest (decision 13).
"""

from __future__ import annotations

from typing import Any, Final

from mulligan.solve.bits import count, lowest
from mulligan.solve.compiled import compiled
from mulligan.solve.klondike_cards import (
    ALL,
    BASED,
    COLUMNS,
    DRAW,
    GONE,
    HEIGHTS,
    KEY,
    KINGS,
    OFFSET_WEIGHT,
    PLACE,
    REDEALS,
    REST,
    RETURNING,
    STOCK,
    STOCK_CARD,
    UP,
    WASTE,
    WEIGHT,
    children,
    free_pairs,
    leave_base,
    next_up,
    offset_of,
    spaces,
)

STATE: Final = 12
# Beside the position a node holds how many moves led to it, what it may come to, from which node and by which card.
MADE, WORTH, FROM, CARD, RAISING, NODE = range(STATE, STATE + 6)
# The places of ``found``: nodes made, entries made, the lowest bucket that may hold any, the node of the win.
NODES, ENTRIES, LOWEST, GOAL, RESULTS = range(5)
ENTRY_NODE, ENTRY_WORTH, ENTRY_NEXT, ENTRY = range(4)
REACHED, EXHAUSTED, GOING_ON, FULL = range(4)
QUARTERS: Final = 4
"""What is still needed is weighed in quarters."""


@compiled("int64(int64, int64, int64, int64, int64)")
def taps_to(stock: int, place: int, waste: int, redeals: int, draw: int) -> int:
    """How many taps on the stock bring the card of a place to the top of the waste; a hundred more for a redeal.

    -1 where none do.
    """
    index, cards = count(stock & ((2 << place) - 1)), count(stock)
    taps, turned = 0, 0
    while waste != index:
        if waste < cards:
            waste = min(waste + draw, cards)
        elif turned != 0 or redeals == 0:
            return -1
        else:
            waste, turned = 0, 100
        taps += 1
    return taps + turned


@compiled("int64(int64[:, ::1], int64, int64[:, ::1], int64[:, ::1])")
def still_needed(nodes: Any, at: int, deal: Any, extra: Any) -> int:
    """Fewest moves that can still win: each card goes up, what is in the stock is drawn, some cards move before."""
    left = count(nodes[at, STOCK]) - nodes[at, WASTE]
    draw = deal[REST, DRAW]
    needed = count(ALL & ~nodes[at, GONE]) + (left + draw - 1) // draw
    for column in range(COLUMNS):
        needed += extra[column, nodes[at, HEIGHTS] >> 3 * column & 7]
    return int(needed)


@compiled("int64(int64[:, ::1], int64, int64, int64, int64, int64[:, ::1])")
def step(nodes: Any, at: int, then: int, card: int, raising: int, deal: Any) -> int:
    """Make the node ``then`` by moving a card; returns the moves that takes, or 0 where it cannot be drawn to."""
    for part in range(STATE):
        nodes[then, part] = nodes[at, part]
    moves = 1
    if nodes[at, BASED] & card != 0:
        leave_base(nodes, then, card, deal)
    elif nodes[at, UP] & card == 0 and nodes[at, GONE] & card == 0:
        place = deal[PLACE, lowest(card)]
        taps = taps_to(nodes[at, STOCK], place, nodes[at, WASTE], nodes[at, REDEALS], deal[REST, DRAW])
        if taps < 0:
            return 0
        old = offset_of(nodes[at, WASTE], nodes[at, REDEALS])
        if taps >= 100:
            taps -= 100
            if nodes[at, REDEALS] > 0:
                nodes[then, REDEALS] -= 1
        nodes[then, STOCK] ^= 1 << place
        nodes[then, WASTE] = count(nodes[then, STOCK] & ((1 << place) - 1))
        new = offset_of(nodes[then, WASTE], nodes[then, REDEALS])
        nodes[then, KEY] += (new - old) * deal[REST, OFFSET_WEIGHT] - (1 << place)
        moves += taps
    weight = deal[WEIGHT, COLUMNS + (lowest(card) & 3)]
    if raising != 0:
        nodes[then, UP] &= ~card
        nodes[then, GONE] |= card
        nodes[then, KEY] += weight
    else:
        if nodes[then, GONE] & card != 0:
            nodes[then, GONE] ^= card
            nodes[then, KEY] -= weight
        nodes[then, UP] |= card
    return moves


@compiled("int64(int64[:, ::1], int64, int64[::1])")
def find_node(nodes: Any, key: int, table: Any) -> int:
    """Where in the table the node with a key is, or would be."""
    size = len(table) - 1
    mixed = (key & 0x7FFFFFFF) * 0x2545F491 + (key >> 31) * 0x1B873593
    place = (mixed >> 28 ^ mixed) & size
    while table[place] != 0 and nodes[table[place] - 1, KEY] != key:
        place = place + 1 & size
    return place


@compiled("void(int64[:, ::1], int64, int64, int64[:, ::1], int64[::1], int64[::1])")
def enter(nodes: Any, node: int, worth: int, entries: Any, heads: Any, found: Any) -> None:
    """Put a node among those that are to be looked at."""
    nodes[node, WORTH] = worth
    entry = found[ENTRIES]
    found[ENTRIES] += 1
    entries[entry, ENTRY_NODE] = node
    entries[entry, ENTRY_WORTH] = worth
    entries[entry, ENTRY_NEXT] = heads[worth]
    heads[worth] = entry + 1
    found[LOWEST] = min(found[LOWEST], worth)


@compiled(
    "int64(int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[::1], int64[::1], int64[::1], int64, "
    "int64, int64)"
)
def search_short(
    nodes: Any,
    deal: Any,
    extra: Any,
    entries: Any,
    heads: Any,
    table: Any,
    found: Any,
    weight: int,
    bound: int,
    portion: int,
) -> int:
    """Go on with a search.

    Args:
        nodes: the positions reached, the start in the first.
        deal: what does not change.
        extra: by column and height, how many cards there have to move before they go up.
        entries: what is to be looked at, in lists.
        heads: the first entry of each list, by what its nodes may come to.
        table: the numbers of the nodes, each plus one, by their keys.
        found: where the search is.
        weight: how much what is still needed weighs, in quarters: 4 finds the shortest way, more finds one sooner.
        bound: only ways with fewer moves are looked for.
        portion: how many nodes to look at.
    """
    while portion > 0:
        while found[LOWEST] < len(heads) and heads[found[LOWEST]] == 0:
            found[LOWEST] += 1
        if found[LOWEST] == len(heads):
            return EXHAUSTED
        worth = found[LOWEST]
        entry = heads[worth] - 1
        heads[worth] = entries[entry, ENTRY_NEXT]
        at = entries[entry, ENTRY_NODE]
        if nodes[at, WORTH] != worth:
            continue
        nodes[at, WORTH] = -1
        portion -= 1
        if nodes[at, GONE] == ALL:
            found[GOAL] = at
            return REACHED
        up, gone = nodes[at, UP], nodes[at, GONE]
        free = free_pairs(up, up & ~nodes[at, BASED])
        fits = children(free)
        if spaces(nodes, at) > 0:
            fits |= KINGS
        stock, left = 0, nodes[at, STOCK]
        while left != 0:
            stock |= 1 << deal[STOCK_CARD, lowest(left)]
            left &= left - 1
        raises = next_up(gone) & (up & free | stock)
        lays = fits & (nodes[at, BASED] | stock | gone & ~(gone >> 4) & deal[REST, RETURNING])
        if found[NODES] + 64 >= len(nodes) or found[ENTRIES] + 64 >= len(entries):
            return FULL
        while raises | lays != 0:
            then = found[NODES]
            raising = 1 if raises != 0 else 0
            card = raises & -raises if raising else lays & -lays
            raises &= ~card
            if not raising:
                lays ^= card
            moves = step(nodes, at, then, card, raising, deal)
            if moves == 0:
                continue
            made = nodes[at, MADE] + moves
            needed = still_needed(nodes, then, deal, extra)
            if made + needed >= bound:
                continue
            place = find_node(nodes, nodes[then, KEY], table)
            node = table[place] - 1
            if node < 0:
                node = then
                table[place] = then + 1
                found[NODES] += 1
            elif nodes[node, MADE] <= made:
                continue
            nodes[node, MADE] = made
            nodes[node, FROM] = at
            nodes[node, CARD] = card
            nodes[node, RAISING] = raising
            enter(nodes, node, made + needed * weight // QUARTERS, entries, heads, found)
    return GOING_ON
