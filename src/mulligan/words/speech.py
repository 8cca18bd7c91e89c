"""Words: the sentences of one language about any game.

No game is known here. A message is found by what a table is made of (kinds of places, moves and events), by the code
of a reason or a fault, or by the key of a game and the name in its rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Final, Literal

from mulligan.core.cards import UNSEEN, Card, read_cards
from mulligan.core.faults import Fact, Unreadable
from mulligan.core.game import Refusal
from mulligan.core.layout import Fan, Layout, Slot
from mulligan.core.options import Rules
from mulligan.core.table import (
    Call,
    Called,
    Carried,
    Carry,
    Ended,
    Event,
    Figure,
    Move,
    Outcome,
    Pile,
    Place,
    Seat,
    Shuffled,
    Turned,
    View,
)
from mulligan.play.match import Advanced
from mulligan.play.session import Step
from mulligan.words import rounds
from mulligan.words.descriptions import Descriptions
from mulligan.words.messages import Messages, by_name, messages
from mulligan.words.system import message_of

Style = Literal["words", "text"]

_CARDS: Final = ("card", "on")
"""Facts of a refusal that are cards in text form."""
_CARD_LISTS: Final = ("missing", "doubled")
"""Facts of a fault that are cards in text form, separated by blanks."""
_WHOLE: Final = ("database", "folder")
"""Facts that are told whole, however long they are: they are ours, and their end matters most."""
_ROLES: Final = {"move": "done", "undo": "undone", "redo": "redone", "time": "done"}
_TEXT_FORM: Final = "-text"
"""Ends the name of a card's form where it is made from the text form of the card: ``genitive-text``."""
_LONGEST: Final = 60
"""How much of a text that somebody typed is repeated to them, in characters."""


class Words(Descriptions):
    """What a language says.

    Attributes:
        lang: its BCP 47 tag.
        written: the tag of the language whose numbers and plurals it has: another one where it is derived.
        style: ``words`` names cards ("6 of hearts"), ``text`` writes them in their text form ("6h").
    """

    def __init__(self, spoken: Messages, style: Style = "words") -> None:
        self.lang = spoken.lang
        self.written = spoken.written
        self.style = style
        self._messages = spoken
        self._names: dict[tuple[str, str, Card], str] = {}
        self._forms = tuple(form for form in spoken.forms("card") if not form.endswith(_TEXT_FORM))
        self._between = {what: spoken.say(f"between-{what}") for what in ("cards", "places", "sentences")}

    def __repr__(self) -> str:
        return f"speak({self.lang!r}, {self.style!r})"

    def say(self, id: str, /, **args: str | int) -> str:  # noqa: A002 - Fluent's own word
        """One message of any of the language's files.

        Raises:
            LookupError: no such message, or an argument of it is missing.
        """
        return self._messages.say(id, **args)

    def joined(self, sentences: Iterable[str]) -> str:
        """Sentences after one another."""
        return self._between["sentences"].join(sentence for sentence in sentences if sentence)

    # Cards and places

    def card(self, card: Card) -> str:
        """A card as it stands inside a sentence: "6 of hearts"."""
        return self._name("card", card)

    def _name(self, role: str, card: Card, form: str = "") -> str:
        if (role, form, card) not in self._names:
            self._names[role, form, card] = self._new_name(role, card, form)
        return self._names[role, form, card]

    def _new_name(self, role: str, card: Card, form: str) -> str:
        if self.style == "words":
            return self._messages.say(role, form, rank=card.rank, suit=card.suit)
        return self._messages.say(role, form + _TEXT_FORM, text=card.text) if form else card.text

    def card_args(self, name: str, card: Card) -> dict[str, str]:
        """A card for a message: ``$card`` inside a sentence, ``$Card`` where it opens one.

        Where the language has further forms of a card, those too: ``$card-genitive``.
        """
        forms = {f"{name}-{form}": self._name("card", card, form) for form in self._forms}
        return {name: self._name("card", card), name.capitalize(): self._name("card-opening", card), **forms}

    def rank(self, card: Card) -> str:
        """A card's rank alone, where suits do not matter: "7", "joker"."""
        return self.say("rank", rank=card.rank) if self.style == "words" else card.text[:1]

    def place(self, place: Place, seat: Seat | None = None, names: Sequence[str] = ()) -> str:
        """A place's name, standing alone: "Column 3"; with its owner where that is not the viewer.

        Args:
            place: the place.
            seat: the viewer's seat, or ``None`` for a watcher.
            names: the players' names by seat.
        """
        if place.seat is None or place.seat == seat:
            return self.say(f"place-{place.kind}", number=place.number, **rounds.cell(place))
        name = rounds.name_of(self, place.seat, names)
        return self.say(f"place-{place.kind}-of", name=name, number=place.number, **rounds.cell(place))

    def pile(self, pile: Pile, fan: Fan, spread: int = 0) -> str:
        """What lies in a place: all of a fan, or its last ``spread`` cards; of a squared pile the top card.

        Of unseen cards it says what their kind of place says of them, as a rule how many there are.
        """
        if not pile.cards:
            return self.say(f"empty-{pile.place.kind}")
        top = pile.cards[-1]
        if fan == "none":
            return self.card(top) if top is not UNSEEN else self.say(f"unseen-{pile.place.kind}", count=len(pile.cards))
        row = self._between["cards"].join(self._runs(pile.cards[-spread:]))
        return row if top is UNSEEN else self.say("fan", cards=row, free=self.card(top))

    def _runs(self, cards: tuple[Card, ...]) -> Iterator[str]:
        """Seen cards by name, neighbouring unseen ones by their number."""
        for hidden, run in groupby(cards, key=lambda card: card is UNSEEN):
            if hidden:
                yield self.say("face-down-cards", count=len(tuple(run)))
            else:
                yield from map(self.card, run)

    def position(self, view: View, layout: Layout, names: Sequence[str] = ()) -> str:
        """The position in words (GP-28): one sentence for the columns, one before it for all that is no column.

        At a table of several people the viewer's own board comes first, the others' last.

        Args:
            view: the table as the viewer sees it.
            layout: where its places lie.
            names: the players' names by seat.
        """
        common = [slot for slot in layout.slots if slot.place.seat is None]
        piles = [slot for slot in common if slot.fan != "down"]
        columns = [slot for slot in common if slot.fan == "down"]
        sentences = [self._places(view, slots) for slots in (piles, columns) if slots]
        if rounds.is_of_several(view):
            boards = [self.board(view, layout, seat, names) for seat in rounds.boards_in_turn(view)]
            own = 0 if view.seat is None else 1
            sentences = [*boards[:own], *sentences, *boards[own:]]
        return self.sentences(*sentences)

    def board(self, view: View, layout: Layout, seat: Seat, names: Sequence[str] = ()) -> str:
        """A seat's board, row by row: "Your board. Row 1: 7 of hearts, face down. Row 2: ..."."""
        return rounds.board(self, view, layout, seat, names)

    def scores(self, view: View, names: Sequence[str] = ()) -> str:
        """Each seat's score, as far as everybody may know it: "Scores – you: 22, Bo: 9."."""
        return rounds.scores(self, view, names)

    def player(self, seat: Seat, names: Sequence[str] = ()) -> str:
        """A player's name; "Player 2" where it is not known."""
        return rounds.name_of(self, seat, names)

    def listed(self, parts: Iterable[str]) -> str:
        """Parts as a list: "7 of hearts, face down"."""
        return self._between["cards"].join(parts)

    def sentences(self, *sentences: str) -> str:
        """Sentences one after the other."""
        return self._between["sentences"].join(sentences)

    def _places(self, view: View, slots: list[Slot]) -> str:
        parts: list[str] = []
        for slot in slots:
            kind, number, _ = slot.place
            what = self.pile(Pile(slot.place, view[slot.place]), slot.fan, slot.spread)
            parts.append(self.say(f"next-{kind}" if parts else f"first-{kind}", number=number, what=what))
        return self.say("position-sentence", places=self._between["places"].join(parts))

    # Moves and what they did

    def move(self, view: View, move: Move) -> str:
        """A move as a label: "6 of hearts from column 1", "Draw".

        Args:
            view: the table before the move.
            move: a move of a card that lies there, legal or not; one of the view's own says how many cards go.

        Raises:
            LookupError: no card lies there.
        """
        if isinstance(move, Call):
            return self.say(f"move-call-{move.word}")
        place = move.source if isinstance(move, Carry) else move.place
        cards = view[place]
        row = len(cards) if move.row is None else move.row
        # Who draws from an empty pile has it made anew first.
        args = self.card_args("card", cards[row - 1] if cards or move not in view.legal else UNSEEN)
        count = len(cards) - row + 1
        if isinstance(move, Carry):
            label = f"move-{move.source.kind}-{move.target.kind}"
            places = {"source": place.number, "target": move.target.number, "row": row, **rounds.cell(move.target)}
            return self.say(label, **args, **places, count=count, more=count - 1)
        return self.say(f"move-turn-{place.kind}", **args, **{"source": place.number, "row": row, **rounds.cell(place)})

    def short(self, move: Call) -> str:
        """A called word as a label where there is little room: "Finish". The label of :meth:`move` begins with it."""
        return self.say(f"short-call-{move.word}")

    def step(
        self,
        step: Step,
        events: tuple[Event, ...],
        view: View,
        names: Sequence[str] = (),
        length: rounds.Length = "normal",
    ) -> str:
        """What is said of an accepted action; where it ended the game, how. Nothing is said of time that has passed.

        At a table of several people it says who did it, and whose turn it is when that is the viewer's.

        Args:
            step: the action.
            events: its events as the viewer may know them.
            view: the table after it, as the viewer sees it.
            names: the players' names by seat; of use at a table of several people only, as ``length``.
            length: how much is said: ``brief`` (ranks alone), ``normal`` or ``full`` (what is left besides).
        """
        if rounds.is_of_several(view):
            return rounds.step(self, step, events, view, names, length)
        role = _ROLES[step.kind]
        # A called word says in one what it did.
        told = [event for event in events if isinstance(event, Called)] or events
        sentences = [self._event(role, event, view) for event in told if not isinstance(event, Ended)]
        figures = step.figures
        if view.outcome is not None:
            sentences.append(self.result(step.after.rules, view))
            figures = tuple(figure for figure in figures if not figure.noted)
        return self._between["sentences"].join(filter(None, (*sentences, self.figures(figures))))

    def _event(self, role: str, event: Event, view: View) -> str:
        if isinstance(event, Carried):
            return self._carried(role, event, view)
        if isinstance(event, Turned):
            place = event.place
            args = self.card_args("card", event.card)
            return self.say(f"{role}-turn-{place.kind}", **args, place=place.number, row=event.row)
        if isinstance(event, Shuffled):
            return self.say(f"{role}-shuffle-{event.target.kind}", count=event.count)
        assert not isinstance(event, Ended)
        return self.say(f"{role}-call-{event.word}")

    def _carried(self, role: str, event: Carried, view: View) -> str:
        left = view[event.source]
        return self.say(
            f"{role}-{event.source.kind}-{event.target.kind}",
            **self.card_args("card", event.cards[0]),
            cards=self._between["cards"].join(map(self.card, event.cards)),
            count=len(event.cards),
            more=len(event.cards) - 1,
            source=event.source.number,
            target=event.target.number,
            left=len(left),
            free=self.card(left[-1]) if left else "",
        )

    def advanced(self, advanced: Advanced, score: str, carried: str = "") -> str:
        """A hole was left, or a deal of a series.

        Args:
            advanced: what happened.
            score: what was left counts, best as :meth:`counted` says it.
            carried: in a series, the amount that goes on, as :meth:`counted` says it.
        """
        if advanced.carried is not None:
            left = self.say("deal-left", hole=advanced.left, score=score)
            then = self.say("deal-begins", hole=advanced.hole, carried=carried)
            return self._between["sentences"].join((left, then))
        left = "hole-given-up" if advanced.given_up else "hole-over"
        last = advanced.hole == advanced.left
        then = self.say("round-over") if last else self.say("hole-begins", hole=advanced.hole)
        return self._between["sentences"].join((self.say(left, hole=advanced.left, score=score), then))

    def ending(self, outcome: Outcome, score: str) -> str:
        """How a game ended (GP-10, GP-11). ``score`` is best as :meth:`counted` says it: "Won: 350 points."."""
        return self.say(f"ending-{outcome.kind}", left=outcome.left, score=score)

    def result(self, rules: Rules, view: View) -> str:
        """How a game that is over ended, with what is noted of it (KL-16): "Won: 655 points. 1 card taken back ..."."""
        assert view.outcome is not None
        ending = self.ending(view.outcome, self.counted(rules, view.scores[view.seat or 0]))
        noted = self.figures(tuple(figure for figure in view.figures if figure.noted))
        return self._between["sentences"].join(filter(None, (ending, noted)))

    def figure(self, figure: Figure) -> str:
        """A figure of a game as it stands on a counter: "Pass 2 of 3"."""
        return self.say(f"figure-{figure.name}", count=figure.count, limit=figure.limit)

    def figures(self, figures: Iterable[Figure]) -> str:
        """A sentence of figures as far as there is something to tell; empty where there is nothing."""
        told = [self.figure(figure) for figure in figures if figure.shown]
        return self._between["sentences"].join(self.say("figure-sentence", figure=one) for one in told)

    def score(self, rules: Rules, score: int) -> str:
        """A score as it stands on a counter: "350", "-$52"."""
        return self.say(f"score-{_scoring(rules)}", **_amount(score))

    def counted(self, rules: Rules, score: int) -> str:
        """A score with what it counts: "350 points", "1 stroke"."""
        return self.say(f"counted-{_scoring(rules)}", **_amount(score))

    # Refusals and faults

    def reason(self, refusal: Refusal) -> str:
        """The bare reason of a refusal, in the words of GP-18: "Must be one rank higher or lower"."""
        return self.say(f"reason-{refusal.reason}")

    def refusal(self, refusal: Refusal) -> str:
        """A refusal in full, with its cards: "6 of hearts on ace of clubs: must be one rank higher or lower"."""
        return self.say(f"refusal-{refusal.reason}", **self._facts(refusal.facts))

    def unreadable(self, fault: Unreadable) -> str:
        """What cannot be read, where, and what would be right there. Where no place is known, ``$position`` is 0."""
        return self.say(f"fault-{fault.code}", **{"position": 0, **self._facts(fault.facts)})

    def _facts(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """Facts for a message: cards and games by name, what somebody typed made fit to be shown."""
        args: dict[str, str | int] = {}
        for name, fact in facts.items():
            if isinstance(fact, int) or name == "allowed":
                args[name] = fact
            elif name in _CARDS:
                args |= self.card_args(name, Card(fact))
            elif name in _CARD_LISTS:
                args[name] = self._between["cards"].join(map(self.card, read_cards(fact))) or self.say("no-cards")
            elif name == "game":
                args |= {"game": self.game(fact), "moves": self.say(f"{fact}-moves"), **self.needed(fact, facts)}
            elif name == "games":
                args[name] = ", ".join(map(self.game, fact.split(", ")))
            elif name == "why":
                args[name] = self.why(fact)
            else:
                args[name] = self.whole(fact) if name in _WHOLE else self.quoted(fact)
        return args

    def why(self, text: str) -> str:
        """What the system says is wrong: a usual thing in this language, anything else in its own words."""
        return self.say(message) if (message := message_of(text)) else self.whole(text)

    def whole(self, text: str) -> str:
        """Somebody's text on one line, its invisible characters written out, however long it is."""
        return "".join(
            letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii") for letter in text
        )

    def quoted(self, text: str) -> str:
        """Somebody's text on one line, without invisible characters, cut where it is long."""
        shown = self.whole(text[: _LONGEST + 1])
        return shown if len(shown) <= _LONGEST else self.say("cut", text=shown[:_LONGEST])


def _amount(score: int) -> dict[str, str | int]:
    """A score for a message: whole, and as its sign (``plus``, ``minus`` or ``none``) with its amount."""
    sign = "plus" if score > 0 else "minus" if score < 0 else "none"
    return {"score": score, "sign": sign, "amount": abs(score)}


def _scoring(rules: Rules) -> str:
    """What a score of these rules is counted in: every game with more than one way calls that option ``scoring``."""
    return str(getattr(rules, "scoring", "points"))


@cache
def _words(lang: str, style: Style) -> Words:
    return Words(messages(lang), style)


def speak(lang: str, cards: Style = "words") -> Words:
    """The words of a language; the same object every time.

    Args:
        lang: the tag of a language we have, or its language alone; see :func:`~mulligan.words.choose_language`.
        cards: ``words`` names cards, ``text`` writes them in their text form.

    Raises:
        Unreadable: ``language``, with the ones there are.
    """
    return _words(by_name().get(lang, lang), cards)
