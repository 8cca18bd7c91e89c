"""Deal codes: ``GO1-E-AAAAAAB`` of our own, ``golf/strict/ms:5`` with another program's number, and exact packs.

A round of several people is dealt by a secret instead of a number: ``TG1-S:3:`` and 64 hexadecimal digits (CD-6).

A code carries the game, every option of its rules, and the cards. Reading what was written gives the same deal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from mulligan.core.cards import Card
from mulligan.core.deals import FOREIGN, NUMBERS, Foreign, Secret, shuffle
from mulligan.core.decks import DECK, Deck, read_deck
from mulligan.core.faults import Unreadable
from mulligan.core.game import AnyGame, Patience, TableGame
from mulligan.core.letters import lower, upper
from mulligan.core.options import Value, differing, make_rules, named, options

_LETTERS: Final = 7

Source = int | Foreign | Deck | Secret
"""Where a deal's cards come from: a number of our own, another program's number, an exact pack, or a secret."""


def write_number(number: int) -> str:
    """A deal's number as seven letters, A = 0, most significant first (CD-1)."""
    letters = ""
    for _ in range(_LETTERS):
        number, digit = divmod(number, 26)
        letters = chr(ord("A") + digit) + letters
    return letters


def read_number(letters: str) -> int:
    """The number of seven letters A to Z. The inverse of :func:`write_number`."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A")
    return number


def _check_number(number: int, numbers: range) -> None:
    if number not in numbers:
        raise Unreadable("deal_number", {"number": number, "first": numbers.start, "last": numbers.stop - 1})


def _further(number: int, count: int, numbers: range) -> int:
    """The number ``count`` further on; after the last comes the first again."""
    return numbers.start + (number - numbers.start + count) % (numbers.stop - numbers.start)


@dataclass(frozen=True, slots=True)
class Deal:
    """A game, its rules and where its cards come from: what a code says.

    Attributes:
        game: the game.
        rules: its rules.
        source: a number of our own (0 to 26^7 - 1), another program's number, an exact pack, or a round's secret.
        base: the preset letters that the code was written with; the rules decide, this only keeps the spelling.

    Raises:
        Unreadable: ``deal_number``, ``foreign_game``, ``foreign_jokers``, ``deck_jokers`` or ``deck_round``; for a
            secret ``code_players``, ``code_secret``, ``secret_game`` or ``secret_missing``.
    """

    game: AnyGame
    rules: Any
    source: Source
    base: str = field(default="", compare=False, kw_only=True)

    def __post_init__(self) -> None:
        self._check_source()

    def _check_source(self) -> None:
        if isinstance(self.game, TableGame) is not isinstance(self.source, Secret):
            wrong = "secret_missing" if isinstance(self.game, TableGame) else "secret_game"
            raise Unreadable(wrong, {"game": self.game.key})
        whole = len(self.game.opening_pack(self.rules)) == 52
        match self.source:
            case Foreign(numbering, number):
                if numbering not in self.game.foreign:
                    raise Unreadable("foreign_game", {"numbering": numbering, "game": self.game.key})
                _check_number(number, FOREIGN[numbering].numbers)
                if not whole:
                    raise Unreadable("foreign_jokers", {"numbering": numbering})
            case Deck():
                if not whole:
                    raise Unreadable("deck_jokers")
                if getattr(self.rules, "holes", 1) > 1:
                    raise Unreadable("deck_round")
            case Secret(players, words):
                if players not in self.game.people:
                    people = self.game.people
                    raise Unreadable("code_players", {"count": players, "first": people[0], "last": people[-1]})
                if not re.fullmatch("[0-9a-f]{64}", words, re.ASCII):
                    raise Unreadable("code_secret", {"count": len(words)})
            case number:
                _check_number(number, range(NUMBERS))

    def __str__(self) -> str:
        return write_code(self)

    def __repr__(self) -> str:
        return f"read_code({str(self)!r})"

    @property
    def pack(self) -> tuple[Card, ...]:
        """The pack in the game's dealing order."""
        name = f"{self.game.code}{self.game.version}"
        match self.source:
            case Foreign(numbering, number):
                return self._patience.from_foreign(numbering, FOREIGN[numbering].pack(number), self.rules)
            case Deck(cards):
                return self._patience.from_foreign(DECK, cards, self.rules)
            case Secret():
                return shuffle(self.game.opening_pack(self.rules), self.source.label(name, "deal"))
            case number:
                return shuffle(self.game.opening_pack(self.rules), f"{name}/{number}")

    @property
    def _patience(self) -> Patience[Any, Any]:
        assert isinstance(self.game, Patience)
        return self.game

    def start(self) -> Any:
        """The start position."""
        if isinstance(self.source, Secret):
            assert isinstance(self.game, TableGame)
            return self.game.deal(self.rules, self.pack, self.source)
        return self._patience.deal(self.rules, self.pack)

    def following(self, count: int) -> Deal:
        """The deal ``count`` numbers later; after the last number comes the first again (GP-15).

        Raises:
            Unreadable: ``deck_round``: no deal follows an exact pack, nor a secret.
        """
        match self.source:
            case Foreign(numbering, number):
                later: Source = Foreign(numbering, _further(number, count, FOREIGN[numbering].numbers))
            case Deck() | Secret():
                raise Unreadable("deck_round")
            case number:
                later = _further(number, count, range(NUMBERS))
        return replace(self, source=later)


def _rules_letters(deal: Deal) -> str:
    """The rules part of a code (CD-4): a full match is written as its preset, else the base and what differs."""
    bases = deal.game.bases
    for letters, rules in bases.items():
        if rules == deal.rules:
            return letters

    def spelled(base: str) -> str:
        return base + "".join(item.letters[value] for item, value in differing(deal.rules, bases[base]))

    def spellable(base: str) -> bool:
        return all(value in item.letters for item, value in differing(deal.rules, bases[base]))

    if deal.base and spellable(deal.base):
        return spelled(deal.base)
    return min((spelled(base) for base in bases if spellable(base)), key=len)


def _lone_words(rules_type: Any) -> dict[str, list[tuple[str, Value]]]:
    """The words that may stand alone, each with all it could mean: a value's own word, or the name of a yes."""
    meant: dict[str, list[tuple[str, Value]]] = {}
    for item in options(rules_type):
        for value in item.values:
            if isinstance(value, str):
                meant.setdefault(value, []).append((item.name, value))
            elif value is True:
                meant.setdefault(item.name, []).append((item.name, value))
    return meant


def _rules_words(rules: Any) -> str:
    """The rules as option words joined by ``+``, defaults left out: the form that goes with foreign sources."""
    items = {item.name: item for item in options(rules)}
    meant = _lone_words(rules)
    words = []
    for name, value in named(rules).items():
        word = name if value is True else items[name].word(value)
        words.append(word if meant.get(word) == [(name, value)] else f"{name}={items[name].word(value)}")
    return "+".join(words)


def write_rules(game: AnyGame, rules: Any) -> str:
    """Rules by name, as :func:`read_rules` reads them: a preset's letters, or option words joined by ``+``."""
    preset = next((one.letters for one in game.presets if one.rules == rules), None)
    return preset or _rules_words(rules)


def write_code(deal: Deal) -> str:
    """The canonical code of a deal."""
    if isinstance(deal.source, Secret):
        return f"{deal.game.code}{deal.game.version}-{_rules_letters(deal)}:{deal.source}"
    if isinstance(deal.source, int):
        return f"{deal.game.code}{deal.game.version}-{_rules_letters(deal)}-{write_number(deal.source)}"
    source = f"{DECK}:{deal.source}" if isinstance(deal.source, Deck) else str(deal.source)
    return "/".join(part for part in (deal.game.key, _rules_words(deal.rules), source) if part)


def _read_letters(game: AnyGame, text: str, start: int) -> tuple[Any, str]:
    """The rules and the base that the rules part of a code means; ``start`` is its position in the code, from 1."""
    known = sorted({**game.bases, **game.old_bases}, key=len, reverse=True)
    base = next((letters for letters in known if text.startswith(letters)), "")
    if not base:
        raise Unreadable("code_preset", {"text": text, "position": start, "allowed": ", ".join(game.bases)})
    rest, position = text[len(base) :], start + len(base)
    base = game.old_bases.get(base, base)
    values: dict[str, Value] = {}
    items = [(item, value, letters) for item in options(game.rules_type) for value, letters in item.letters.items()]
    passed = -1
    while rest:
        fitting = [order for order, (_, _, letters) in enumerate(items) if rest.startswith(letters)]
        if not fitting:
            allowed = ", ".join(letters for _, _, letters in items)
            raise Unreadable("code_option", {"text": rest[0], "position": position, "allowed": allowed})
        order = max(fitting, key=lambda number: len(items[number][2]))
        item, value, letters = items[order]
        if item.name in values:
            raise Unreadable("code_option_twice", {"text": letters, "position": position, "option": item.name})
        if order < passed:
            raise Unreadable("code_option_order", {"text": letters, "position": position, "after": items[passed][2]})
        values[item.name], passed = value, order
        rest, position = rest[len(letters) :], position + len(letters)
    return replace(game.bases[base], **values), base


def _read_secret(game: AnyGame, text: str) -> Deal:
    """A round by its code: rules, players and secret."""
    name, _, rest = text.partition("-")
    parts, start = rest.split(":"), len(name) + 2
    if len(parts) != 3 or not re.fullmatch("[0-9]{1,2}", parts[1], re.ASCII):
        raise Unreadable("code_round", {"text": text, "code": name})
    rules, base = _read_letters(game, parts[0], start)
    return Deal(game, rules, Secret(int(parts[1]), lower(parts[2])), base=base)


def _read_own(written: str, games: Iterable[AnyGame]) -> Deal:
    by_name = {f"{game.code}{game.version}": game for game in games}
    text = upper(written)
    parts = text.split("-")
    if parts[0] not in by_name:
        begins = written[: len(parts[0])]
        raise Unreadable("code_game", {"text": begins, "position": 1, "allowed": ", ".join(by_name)})
    game = by_name[parts[0]]
    if isinstance(game, TableGame):
        return _read_secret(game, text)
    if len(parts) != 3:
        raise Unreadable("code_parts", {"text": text, "count": len(parts)})
    rules, base = _read_letters(game, parts[1], len(parts[0]) + 2)
    letters, start = parts[2], len(parts[0]) + len(parts[1]) + 3
    for offset, letter in enumerate(letters):
        if not "A" <= letter <= "Z":
            raise Unreadable("code_letter", {"text": letter, "position": start + offset})
    if len(letters) != _LETTERS:
        raise Unreadable("code_length", {"text": letters, "position": start, "count": len(letters)})
    return Deal(game, rules, read_number(letters), base=base)


def _base(game: AnyGame, text: str) -> str:
    """The letters of the base that a text names, in any case, or nothing."""
    letters = upper(text.strip())
    letters = game.old_bases.get(letters, letters)
    return letters if letters in game.bases else ""


def read_rules(game: AnyGame, text: str) -> tuple[Any, str]:
    """Rules by name: a preset's letters (``E``) or option words joined by ``+`` (``strict+jokers=2``).

    Returns:
        The rules, and the preset's letters if they were named by these.

    Raises:
        Unreadable: ``rules_word``, ``rules_preset``, ``option_name`` or ``option_value``.
    """
    text = text.strip()
    letters = _base(game, text)
    if letters:
        return game.bases[letters], letters
    items = {item.name: item for item in options(game.rules_type)}
    by_word = _lone_words(game.rules_type)
    values: dict[str, Value] = {}
    for word in text.split("+"):
        name, equals, value_text = lower(word).partition("=")
        name = name.strip().replace("-", "_")
        if equals:
            if name not in items:
                raise Unreadable("option_name", {"option": name, "allowed": ", ".join(items)})
            value = items[name].read(value_text.strip())
        elif len(by_word.get(name, ())) == 1:
            name, value = by_word[name][0]
        elif base := _base(game, word):
            # What a rule set says in words, or, of the default one, any word of it.
            first = next(iter(items.values()))
            words = _rules_words(game.bases[base]) or f"{first.name}={first.word(first.default)}"
            raise Unreadable("rules_preset", {"text": word, "words": words})
        else:
            allowed = ", ".join([*game.bases, *(known for known, meant in by_word.items() if len(meant) == 1)])
            raise Unreadable("rules_word", {"text": word, "allowed": allowed})
        if name in values:
            raise Unreadable("option_twice", {"option": name})
        values[name] = value
    return make_rules(game.rules_type, values), ""


def game_key(text: str) -> str:
    """A game's key as it is written, from how somebody may write it: in any case, with an underscore for a hyphen."""
    return lower(text.strip()).replace("_", "-")


def find_game(key: str, games: Iterable[AnyGame]) -> AnyGame:
    """The game of that key; an underscore is read as a hyphen.

    Raises:
        Unreadable: ``game_key``, with the keys there are.
    """
    by_key = {game.key: game for game in games}
    try:
        return by_key[game_key(key)]
    except KeyError:
        raise Unreadable("game_key", {"text": key, "allowed": ", ".join(by_key)}) from None


def _read_source(text: str, position: int) -> Source:
    """A number of another program or an exact pack; ``position`` is where it begins in the code, from 1."""
    spelled, _, digits = text.partition(":")
    start = position + len(spelled) + 1
    names = {upper(name): name for name in (*FOREIGN, DECK)}
    name = names.get(upper(spelled.strip()))
    if name is None:
        raise Unreadable("code_source", {"text": text, "position": position, "allowed": ", ".join(names.values())})
    if name == DECK:
        return read_deck(digits, start)
    if not re.fullmatch(r"[0-9]{1,20}", digits, re.ASCII):
        raise Unreadable("code_digits", {"text": digits, "position": start})
    return Foreign(name, int(digits))


def _read_foreign(text: str, games: tuple[AnyGame, ...]) -> Deal:
    *front, last = text.split("/")
    source = _read_source(last, len(text) - len(last) + 1)
    game = games[0]
    if front and game_key(front[0]) in {one.key for one in games}:
        game = find_game(front.pop(0), games)
    elif len(front) > 1:
        raise Unreadable("game_key", {"text": front[0], "allowed": ", ".join(one.key for one in games)})
    rules, base = read_rules(game, "/".join(front)) if front else (game.presets[0].rules, game.presets[0].letters)
    return Deal(game, rules, source, base=base)


def read_code(text: str, games: Iterable[AnyGame]) -> Deal:
    """Read a code, in any case and with blanks around it (GP-20).

    Args:
        text: ``GO1-E-AAAAAAB`` or ``[game/][rules/]source``.
        games: the games that codes may name; the first is meant where a foreign code names none.

    Raises:
        Unreadable: with the place and what would be right there.
    """
    known = tuple(games)
    text = text.strip()
    if not text:
        raise Unreadable("code_empty")
    if len(text) > 400:
        raise Unreadable("code_too_long", {"count": len(text)})
    foreign = ":" in text and not re.match(r"[A-Za-z]{2}[0-9]-", text, re.ASCII)
    return _read_foreign(text, known) if foreign else _read_own(text, known)
