"""What a language says of a game as such: its name, its rule sets and its options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from mulligan.core.codes import Deal
from mulligan.core.faults import Fact
from mulligan.core.options import Value


class Descriptions(ABC):
    """The names and lines of games and their rules; whoever says messages can say these."""

    @abstractmethod
    def say(self, id: str, /, **args: str | int) -> str:  # noqa: A002 - Fluent's own word
        """One message of the language."""

    def game(self, key: str) -> str:
        """A game's name."""
        return self.say(f"{key}-name")

    def game_line(self, key: str) -> str:
        """One line about a game (PL-2)."""
        return self.say(f"{key}-line")

    def game_players(self, key: str) -> str:
        """How many play it (PL-2): "1 player"."""
        return self.say(f"{key}-players")

    def game_time(self, key: str) -> str:
        """How long it takes (PL-2): "3-10 min"."""
        return self.say(f"{key}-time")

    def game_difficulty(self, key: str) -> str:
        """How hard it is to learn (PL-2): "easy"."""
        return self.say(f"{key}-difficulty")

    def preset(self, game_key: str, preset_name: str) -> str:
        """A rule set's name (GP-8): "Easy"."""
        return self.say(f"{game_key}-preset-{preset_name}")

    def preset_line(self, game_key: str, preset_name: str) -> str:
        """One line about a rule set."""
        return self.say(f"{game_key}-preset-{preset_name}-line")

    def option(self, game_key: str, option_name: str) -> str:
        """An option's name: "King and ace"."""
        return self.say(f"{game_key}-option-{option_name}")

    def value(self, game_key: str, option_name: str, value: Value) -> str:
        """An option's value: "connected"."""
        word = ("yes" if value else "no") if isinstance(value, bool) else value
        return self.say(f"{game_key}-value-{option_name}-{word}")

    def needed(self, game_key: str, facts: Mapping[str, Fact]) -> dict[str, str]:
        """The names of an option and of the value of another one that it needs, where these are among the facts."""
        if "needs" not in facts:
            return {}
        option, needs, value = str(facts["option"]), str(facts["needs"]), facts["value"]
        return {
            "option_label": self.option(game_key, option),
            "needs_label": self.option(game_key, needs),
            "value_label": self.value(game_key, needs, value),
        }

    def rules(self, deal: Deal) -> str:
        """The name of a deal's rule set, or every option where its rules have no name of their own."""
        key, rules = deal.game.key, deal.rules
        for preset in deal.game.presets:
            if preset.rules == rules:
                return self.preset(key, preset.name)
        return "; ".join(
            self.say("terminal-option", option=self.option(key, name), value=self.value(key, name, value))
            for name, value in ((name, getattr(rules, name)) for name in rules.__dataclass_fields__)
        )
