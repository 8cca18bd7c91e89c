"""The front page and "New game": which games there are, and which deal somebody asks for."""

from __future__ import annotations

from typing import Any

from mulligan import api
from mulligan.core.codes import Deal, read_rules, write_rules
from mulligan.core.deals import fresh_number
from mulligan.core.faults import Unreadable
from mulligan.core.game import AnyGame, AnyTableGame, Refusal, TableGame
from mulligan.core.options import Option, brought, changed, options
from mulligan.core.record import TIME, read_tokens
from mulligan.games.registry import GAMES, find_game
from mulligan.play.match import Match
from mulligan.solve.registry import has_solver
from mulligan.wire import requests
from mulligan.words import Words, languages


def front(words: Words) -> requests.Front:
    """Every game with its rule sets and options, in a language (PL-2, PL-3)."""
    return requests.Front(
        lang=words.lang,
        languages=[requests.Language(key=key, name=name) for key, name in languages().items()],
        games=[_game(game, words) for game in GAMES],
    )


def _game(game: AnyGame, words: Words) -> requests.GameChoice:
    return requests.GameChoice(
        key=game.key,
        name=words.game(game.key),
        text=words.game_line(game.key),
        picture=list(game.picture),
        players=words.game_players(game.key),
        time=words.game_time(game.key),
        difficulty=words.game_difficulty(game.key),
        solver=has_solver(game.key),
        several=isinstance(game, TableGame),
        presets=[
            requests.PresetChoice(
                letters=preset.letters,
                name=words.preset(game.key, preset.name),
                text=words.preset_line(game.key, preset.name),
                options={item.name: item.word(getattr(preset.rules, item.name)) for item in options(preset.rules)},
            )
            for preset in game.presets
        ],
        options=[_option(game, item, words) for item in options(game.rules_type)],
    )


def _option(game: AnyGame, item: Option, words: Words) -> requests.OptionChoice:
    items = {other.name: other for other in options(game.rules_type)}
    brings = brought(game.rules_type, item)
    return requests.OptionChoice(
        option=item.name,
        name=words.option(game.key, item.name),
        values=[
            requests.ValueChoice(
                value=item.word(value),
                text=words.value(game.key, item.name, value),
                brings={name: items[name].word(follower) for name, follower in brings[value].items()},
            )
            for value in item.values
        ],
    )


def first_moves(deal: Deal, text: str) -> tuple[str, ...]:
    """The tokens that are to be played on a deal at once; none of its rules' own, such as the time.

    Raises:
        Unreadable: ``table_moves``, with the first that cannot be played.
    """
    tokens = read_tokens(text)
    match = Match(deal)
    for number, token in enumerate(tokens, 1):
        if token.startswith(TIME) or isinstance(match.act(token), Refusal):
            raise Unreadable("table_moves", {"number": number, "token": token})
    return tokens


def wanted_table(new: requests.NewTable) -> Deal | tuple[AnyTableGame, str]:
    """The deal of a code or a link, or a new one of a game under a preset and options (PL-3, CD-5).

    Of a game of several people it is the game and its rules by name: people come before cards are dealt (TG-20).

    Raises:
        Unreadable: what is wrong with it.
    """
    if new.code is not None:
        deal = api.find_deal(new.code)
        return (deal.game, write_rules(deal.game, deal.rules)) if isinstance(deal.game, TableGame) else deal
    if new.game is None:
        raise Unreadable("table_nothing")
    game = find_game(new.game)
    wanted, base = _wanted_rules(game, new)
    if isinstance(game, TableGame):
        return game, write_rules(game, wanted)
    return Deal(game, wanted, fresh_number(), base=base)


def _wanted_rules(game: AnyGame, new: requests.NewTable) -> tuple[Any, str]:
    """The rules that are asked for, and the letters of the preset that they were asked for by. Raises Unreadable."""
    rules, base = read_rules(game, new.preset or game.presets[0].letters)
    items = {item.name: item for item in options(game.rules_type)}
    for name in new.options:
        if name not in items:
            raise Unreadable("option_name", {"option": name, "allowed": ", ".join(items)})
    chosen = {name: items[name].read(word) for name, word in new.options.items()}
    return changed(rules, chosen), base
