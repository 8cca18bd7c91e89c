"""The blocks of a page: what each kind asks the rules, and what comes out of it.

A block is a fenced code block whose first word is its kind, and whose second may be a name for its example::

    ```board first
    moves: d 5 2
    is score: 20
    caption: After these three moves.
    ```
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mulligan.core.cards import RANKS
from mulligan.core.codes import Deal
from mulligan.core.game import AnyGame, TableGame
from mulligan.core.options import options
from mulligan.core.ranks import FITTING
from mulligan.core.table import Carried
from mulligan.games.registry import read_code
from mulligan.rulebook.answers import Answer
from mulligan.rulebook.desk import Desk, Made
from mulligan.rulebook.examples import (
    CLAIMS,
    Example,
    Fact,
    NotPlayed,
    check_claims,
    first_refused,
    is_name,
    play_text,
    tried,
)
from mulligan.rulebook.fields import Fields
from mulligan.rulebook.keys import keys_of
from mulligan.rulebook.several import read_boards, read_closing
from mulligan.rulebook.shown import Board, Grid, Moves, Refused, Row, Shown
from mulligan.rulebook.values import gain
from mulligan.words import Words


def read_block(fields: Fields, kind: str, name: str, desk: Desk) -> Shown:
    """Read a block; its example is kept under its name. Raises PageError."""
    if kind not in _KINDS:
        raise fields.wrong(f"there is no block “{kind}”; there are: {', '.join(_KINDS)}")
    if name and (not is_name(name) or name in desk.examples):
        raise fields.wrong(f"“{name}” is no name for an example, or is one already")
    try:
        shown, example = _KINDS[kind](fields, desk)
    except NotPlayed as fault:
        sentence = desk.words.refusal(fault.refusal)
        raise fields.wrong(f"move {fault.number}, “{fault.token}”, is refused: {sentence}", "moves") from fault
    if name:
        if example is None:
            raise fields.wrong(f"a block “{kind}” has no example to name")
        desk.examples[name] = example
    return shown


_WHICH: Final = ("code", "moves", "of", "until", "solved")


def _deal(fields: Fields, desk: Desk) -> Deal:
    return fields.read("code", read_code) if "code" in fields else desk.deal


def _example(fields: Fields, desk: Desk) -> Example:
    """What a block speaks of: moves on a deal, a win by the solver, an example with a name, or a beginning of one."""
    if "of" in fields:
        example = fields.read("of", desk.examples.__getitem__)
    elif "solved" in fields:
        deal = _deal(fields, desk)
        example = play_text(deal, _answer(fields, desk, deal).line)
        if example.session.outcome is None:
            raise fields.wrong(f"the solver has no win of {deal}", "solved")
    else:
        example = play_text(_deal(fields, desk), fields.take("moves"))
    if "until" in fields:
        example = example.until(fields.read("until", int))
    return example


def _answer(fields: Fields, desk: Desk, deal: Deal) -> Answer:
    try:
        return desk.answers(deal)
    except LookupError as fault:
        raise fields.wrong(str(fault)) from fault


def _game(fields: Fields, desk: Desk) -> Made:
    """An example that is not shown by itself."""
    fields.only(*_WHICH, *CLAIMS)
    example = _example(fields, desk)
    check_claims(fields, example)
    return None, example


def _board(fields: Fields, desk: Desk) -> Made:
    """A position, drawn and in words."""
    fields.only(*_WHICH, *CLAIMS, "caption")
    example = _example(fields, desk)
    check_claims(fields, example)
    caption = desk.prose(fields.take("caption"))
    session, view = example.session, example.view
    layout = session.game.layout_of(session.state)
    words = desk.words.position(view, layout)
    names = tuple(map(desk.words.player, range(len(view.scores))))
    return Board(example.deal, tuple(session.tokens), view, layout, words, caption, names), example


def _told(example: Example, number: int, words: Words) -> tuple[str, str, str]:
    """A move by its number: its token, what is said of it, and the score after it.

    Of several players, a watcher's sentence, and no score: each of them has one.
    """
    step, session = example.steps[number - 1], example.until(number).session
    if isinstance(session.game, TableGame):
        return step.token, words.step(step, session.events(step, None), session.view(None)), ""
    said = words.step(step, session.events(step), session.view())
    return step.token, said, words.counted(example.deal.rules, session.score)


def _moves(fields: Fields, desk: Desk) -> Made:
    """Moves one by one: all of a game, or those from move ``from``."""
    fields.only(*_WHICH, *CLAIMS, "from")
    example = _example(fields, desk)
    check_claims(fields, example)
    first = fields.read("from", int) if "from" in fields else 1
    rows = [_told(example, number, desk.words) for number in range(first, len(example.steps) + 1)]
    return Moves(first, tuple(rows)), example


def _refused(fields: Fields, desk: Desk) -> Made:
    """A move that is refused for a reason."""
    fields.only(*_WHICH, "try", "reason")
    example = _example(fields, desk)
    token, reason = fields.need("try"), fields.need("reason")
    refusal = tried(example, token)
    if refusal is None:
        raise fields.wrong(f"“{token}” may be played here", "try")
    if refusal.reason != reason:
        raise fields.wrong(f"“{token}” is refused as {refusal.reason}, not as {reason}", "reason")
    return Refused(token, desk.words.refusal(refusal)), example


def _differs(fields: Fields, desk: Desk) -> Made:
    """The first move of a game that other rules refuse; its example is the position before that move."""
    fields.only("of", "under", "reason")
    example = fields.read("of", desk.examples.__getitem__)
    found = first_refused(example, fields.read("under", desk.rules))
    if found is None:
        raise fields.wrong(f"{fields.need('under')} takes every move of this game", "under")
    number, refusal = found
    if refusal.reason != fields.need("reason"):
        raise fields.wrong(f"move {number} is refused as {refusal.reason}", "reason")
    before = example.until(number - 1)
    step = example.steps[number - 1]
    carried = next(event for event in step.events if isinstance(event, Carried))
    facts: dict[str, Fact] = {"number": number, "card": carried.cards[0], "place": desk.words.place(carried.source)}
    return Refused(step.token, desk.words.refusal(refusal)), Example(before.session, before.steps, facts)


def _verdicts(fields: Fields, desk: Desk) -> Made:
    """Whether the page's deal, or another, can be won: a row for each rule set, and what the page says of it."""
    say = desk.words.say
    deal = _deal(fields, desk)
    rows = []
    for letters, verdict in fields.rows():
        if letters == "code":
            continue
        rules = fields.read_key(letters, desk.rules)
        asked = Deal(desk.game, rules, deal.source)
        answer = _answer(fields, desk, asked)
        if answer.verdict != verdict:
            raise fields.wrong(f"{asked} is {answer.verdict}, not {verdict}", letters)
        cells = [preset_name(desk, letters), say(f"rulebook-verdict-{answer.verdict}")]
        if answer.left is not None:
            cells.append(say("cards", count=answer.left))
        rows.append(Row(tuple(cells), rules))
    heads = [say("rulebook-rule-set"), say("rulebook-verdict"), say("rulebook-fewest-left")]
    return Grid(tuple(heads[: len(rows[0].cells)]), tuple(rows), say("rulebook-verdicts", code=str(deal))), None


def preset_name(desk: Desk, letters: str) -> str:
    """The name of the rule set with these letters; the letters themselves where it has none."""
    names = {preset.letters: desk.words.preset(desk.game.key, preset.name) for preset in desk.game.presets}
    return names.get(letters, letters)


def _scoring(fields: Fields, desk: Desk) -> Made:
    """What brings how much: the rules' own list, each row named by the page."""
    rules = fields.read("rules", desk.rules)
    named = {key: text for key, text in fields.rows() if key != "rules"}
    awards = {award.name: award.points for award in desk.game.awards(rules)}
    if list(named) != list(awards):
        raise fields.wrong(f"these rules count: {', '.join(awards)}; the page names: {', '.join(named)}")
    rows = tuple(Row((desk.prose(text), gain(desk.words, rules, awards[name]))) for name, text in named.items())
    say, scoring = desk.words.say, getattr(rules, "scoring", "points")
    return Grid((say("rulebook-what"), say(f"rulebook-unit-{scoring}")), rows, say("rulebook-scoring")), None


def _presets(fields: Fields, desk: Desk) -> Made:
    """The rule sets with the options that set them apart."""
    fields.only()
    game, words = desk.game, desk.words
    apart = [item for item in options(game.rules_type) if _differ(game, item.name)]
    heads = (words.say("rulebook-rule-set"), words.say("rulebook-letters"))
    rows = []
    for preset in game.presets:
        values = (words.value(game.key, item.name, getattr(preset.rules, item.name)) for item in apart)
        rows.append(Row((words.preset(game.key, preset.name), preset.letters, *values), preset.rules))
    names = (words.option(game.key, item.name) for item in apart)
    return Grid((*heads, *names), tuple(rows), words.say("rulebook-presets")), None


def _differ(game: AnyGame, name: str) -> bool:
    return len({getattr(preset.rules, name) for preset in game.presets}) > 1


def _options(fields: Fields, desk: Desk) -> Made:
    """Every option with its values, the default first."""
    fields.only()
    game, words = desk.game, desk.words
    rows = []
    for item in options(game.rules_type):
        values = tuple((item.name, value, words.value(game.key, item.name, value)) for value in item.values)
        rows.append(Row((words.option(game.key, item.name),), values=values))
    heads = (words.say("rulebook-option"), words.say("rulebook-values"))
    return Grid(heads, tuple(rows), words.say("rulebook-options")), None


def _ends(fields: Fields, desk: Desk) -> Made:
    """What fits on a rank under each rule for king and ace."""
    fields.only("on")
    game, words = desk.game, desk.words
    ranks = fields.read("on", lambda text: [RANKS.index(rank) + 1 for rank in text.split()])
    ends = next(item for item in options(game.rules_type) if item.name == "ends")
    heads = (words.option(game.key, "ends"), *(words.say("rulebook-on-rank", rank=rank) for rank in ranks))
    rows = []
    for value in ends.values:
        cells = [words.value(game.key, "ends", value)]
        for rank in ranks:
            fitting = sorted(other for other in FITTING[str(value)][rank] if other)
            names = [words.say("card-rank", rank=other) for other in fitting]
            cells.append(words.say("rulebook-or").join(names) or words.say("rulebook-nothing"))
        rows.append(Row(tuple(cells)))
    return Grid(heads, tuple(rows), words.option(game.key, "ends")), None


def _keys(fields: Fields, desk: Desk) -> Made:
    """The keys at the table, and besides those that the block names: of what can be called in this game."""
    say, game = desk.words.say, desk.game
    columns = sum(pile.place.kind == "column" for pile in game.piles(desk.deal.start()))
    listed = keys_of("company" if isinstance(game, TableGame) else "patience", columns, desk.words)
    calls = ((key, say(message)) for key, message in fields.rows())
    rows = tuple(map(Row, (*listed, *calls)))
    return Grid((say("rulebook-key"), say("rulebook-does")), rows, say("page-keys")), None


_KINDS: Final[Mapping[str, Callable[[Fields, Desk], Made]]] = {
    "game": _game,
    "board": _board,
    "moves": _moves,
    "refused": _refused,
    "differs": _differs,
    "verdicts": _verdicts,
    "scoring": _scoring,
    "presets": _presets,
    "options": _options,
    "ends": _ends,
    "keys": _keys,
    "boards": read_boards,
    "closing": read_closing,
}
