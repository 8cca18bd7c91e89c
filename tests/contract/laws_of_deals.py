"""What every game promises of its deals, codes and records. Each law raises AssertionError for a game that breaks it."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from mulligan.core.cards import UNSEEN
from mulligan.core.codes import Deal, read_code
from mulligan.core.deals import NUMBERS, Foreign
from mulligan.core.faults import Unreadable
from mulligan.core.game import AnyGame, TableGame
from mulligan.core.options import make_rules, options
from mulligan.core.record import Record, read_record
from tests.contract.walks import numbered


def codes_are_fixed_points(deal: Deal) -> None:
    """CD-7, GP-20, GP-22: a code says the very same deal, rules and all, in any case and between blanks."""
    code = str(deal)
    read = read_code(code, (deal.game,))
    assert read == deal, f"{code} is read as {read.rules}, not as {deal.rules}"
    assert str(read) == code
    for text in (code.lower(), code.upper(), f"  {code}\t\n", code.swapcase()):
        assert read_code(text, (deal.game,)) == deal, f"{text!r} is read as another deal"
        assert str(read_code(text, (deal.game,))) == code
    assert code.split() == [code]
    assert "#" not in code


def the_same_code_deals_the_same(deal: Deal) -> None:
    """GP-20: the pack is the opening pack, shuffled, and the start is the same every time."""
    opening = deal.game.opening_pack(deal.rules)
    assert Counter(deal.pack) == Counter(opening)
    assert UNSEEN not in opening
    jokers = [card.is_joker for card in opening]
    assert jokers == sorted(jokers), "jokers are the last cards of the opening pack"
    again = read_code(str(deal), (deal.game,))
    assert again.pack == deal.pack
    assert again.start() == deal.start()
    assert deal.game.rules(deal.start()) == deal.rules
    assert deal.game.outcome(deal.start()) is None


def records_are_fixed_points(deal: Deal) -> None:
    """CD-7: a record says the very same deal and tokens, and its comments say nothing."""
    for tokens in ((), ("d",), ("d", "u", "r", "5", "1:4", "nonsense")):
        record = Record(deal, tokens)
        assert read_record(str(record), (deal.game,)) == record
        commented = f"# a comment\n {str(deal).lower()}  # d d d\n\n" + "\n".join(tokens) + " # the end"
        assert read_record(commented, (deal.game,)) == record


DEAL_LAWS = (codes_are_fixed_points, the_same_code_deals_the_same, records_are_fixed_points)


_MOST = 3000
"""Combinations of options of which each is tried; of more, as many are drawn, the same in every run."""


def all_rules(game: AnyGame) -> list[Any]:
    """Every combination of options that makes sense; where there are too many, each value alone and some by chance."""
    items = options(game.rules_type)
    found = []
    combinations = list(product(*(item.values for item in items)))
    if len(combinations) > _MOST:
        default = [item.default for item in items]
        alone = [(*default[:at], value, *default[at + 1 :]) for at, item in enumerate(items) for value in item.values]
        combinations = [*alone, *random.Random(game.key).sample(combinations, _MOST // 3)]
    for values in combinations:
        try:
            found.append(make_rules(game.rules_type, dict(zip((item.name for item in items), values, strict=True))))
        except Unreadable:
            continue
    return found


def every_rules_survive_their_code(game: AnyGame) -> None:
    """CD-4, GP-22: every combination of options, spelled from any preset, is read back as the same rules."""
    rules_of: dict[str, Any] = {}
    for rules in all_rules(game):
        for base in ("", *game.bases):
            deal = numbered(game, rules, 1, base=base)
            codes_are_fixed_points(deal)
            assert rules_of.setdefault(str(deal), rules) == rules, f"{deal} means two things"
        for numbering in game.foreign:
            if len(game.opening_pack(rules)) == 52:
                codes_are_fixed_points(Deal(game, rules, Foreign(numbering, 1)))


def presets_are_written_as_such(game: AnyGame) -> None:
    """CD-4: presets have letters and names of their own, the first is the default, and a full match is written so."""
    assert game.presets[0].rules == game.rules_type()
    assert len({preset.name for preset in game.presets}) == len(game.presets)
    for preset in game.presets:
        assert game.bases[preset.letters] == preset.rules
        ending = f":{game.people[0]}:{'0' * 64}" if isinstance(game, TableGame) else "-AAAAAAA"
        assert str(numbered(game, preset.rules, 0)) == f"{game.code}{game.version}-{preset.letters}{ending}"
        for base in game.bases:
            assert str(numbered(game, preset.rules, 0, base=base)) == str(numbered(game, preset.rules, 0))


def old_letters_are_read(game: AnyGame) -> None:
    """GP-8, CD-4: letters of old codes are read, and written back as what they mean now."""
    for old, new in game.old_bases.items():
        assert old not in game.bases
        assert str(read_code(f"{game.code}{game.version}-{old}-AAAAAAB", (game,))).split("-")[1] == new


def options_are_described(game: AnyGame) -> None:
    """Every option has values that its own words are read back as, and refuses everything else by name."""
    for item in options(game.rules_type):
        assert item.values[0] == item.default == getattr(game.presets[0].rules, item.name)
        assert len({item.word(value) for value in item.values}) == len(item.values)
        for value in item.values:
            assert item.read(item.word(value)) == item.read(item.word(value).upper()) == value
            assert item.check(value) is value
        with pytest.raises(Unreadable) as caught:
            make_rules(game.rules_type, {item.name: "nonsense"})
        assert (caught.value.code, caught.value.facts["option"]) == ("option_value", item.name)


def the_last_deal_is_followed_by_the_first(game: AnyGame) -> None:
    """GP-15: deals follow each other in a ring; no deal follows a round's secret."""
    rules = game.presets[0].rules
    if isinstance(game, TableGame):
        with pytest.raises(Unreadable) as caught:
            numbered(game, rules, 0).following(1)
        assert caught.value.code == "deck_round"
        return
    assert Deal(game, rules, NUMBERS - 1).following(1) == Deal(game, rules, 0)
    assert Deal(game, rules, 5).following(8) == Deal(game, rules, 13)


GAME_LAWS = (
    every_rules_survive_their_code,
    presets_are_written_as_such,
    old_letters_are_read,
    options_are_described,
    the_last_deal_is_followed_by_the_first,
)
