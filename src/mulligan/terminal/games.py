"""The list of games, presets and options, from the same descriptions as the page's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mulligan.core.game import AnyGame
from mulligan.core.options import options
from mulligan.words import Words


def games_lines(games: Sequence[AnyGame], words: Words) -> Iterator[str]:
    """Each game with its presets and options, a line each."""
    for game in games:
        yield words.say("terminal-game", key=game.key, game=words.game(game.key), line=words.game_line(game.key))
        for preset in game.presets:
            yield words.say(
                "terminal-preset",
                letters=preset.letters,
                preset=words.preset(game.key, preset.name),
                line=words.preset_line(game.key, preset.name),
            )
        for item in options(game.rules_type):
            choices = " | ".join(
                words.say("terminal-choice", word=item.word(value), value=words.value(game.key, item.name, value))
                for value in item.values
            )
            option = words.option(game.key, item.name)
            yield words.say("terminal-option-line", name=item.name, option=option, choices=choices)


def games_json(games: Sequence[AnyGame]) -> dict[str, Any]:
    """The same for programs."""
    return {
        "games": [
            {
                "key": game.key,
                "code": f"{game.code}{game.version}",
                "presets": {
                    preset.letters: {item.name: getattr(preset.rules, item.name) for item in options(preset.rules)}
                    for preset in game.presets
                },
                "options": {
                    item.name: {"values": list(item.values), "default": item.default}
                    for item in options(game.rules_type)
                },
            }
            for game in games
        ]
    }
