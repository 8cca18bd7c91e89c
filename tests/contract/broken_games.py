"""Games with one fault each, on purpose: the suite must catch every one of them."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from mulligan.core.cards import Card
from mulligan.core.game import AnyGame, Refusal
from mulligan.core.layout import Layout
from mulligan.core.options import option
from mulligan.core.table import EVERYONE, NOBODY, Carried, Ended, Outcome, Shuffled
from mulligan.games import golf
from mulligan.games.golf import DRAW, PLAY, WASTE, Golf
from mulligan.games.table_golf import TableGolf
from tests.contract import laws_of_deals as deals
from tests.contract import laws_of_rounds as rounds
from tests.contract import laws_of_sittings as sittings
from tests.contract import laws_of_states as states
from tests.contract import laws_of_steps as steps

BROKEN: list[tuple[Callable[..., None], AnyGame]] = []
"""The law that must catch it, and the game."""


def caught_by(law: Callable[..., None]) -> Callable[[type[AnyGame]], type[AnyGame]]:
    def note(game: type[AnyGame]) -> type[AnyGame]:
        BROKEN.append((law, game()))
        return game

    return note


@caught_by(states.face_down_is_face_down)
class ShowsTheStock(Golf):
    def piles(self, state):
        return tuple(replace(pile, sight=EVERYONE) for pile in super().piles(state))


@caught_by(states.face_down_is_face_down)
class ShowsTheNextCard(Golf):
    def piles(self, state):
        stock, *others = super().piles(state)
        sights = (NOBODY,) * (len(stock.cards) - 1) + (0,)
        return (replace(stock, sight=sights[-len(stock.cards) :] if stock.cards else ()), *others)


@caught_by(states.views_tell_nothing_hidden)
class TellsTheNextCardByItsMoves(Golf):
    def legal_moves(self, state):
        moves = super().legal_moves(state)
        useful = state.stock and state.stock[-1].rank in golf.fitting(state)
        return moves[::-1] if useful else moves


@caught_by(states.views_tell_nothing_hidden)
class TellsTheNextCardByItsScore(Golf):
    def scores(self, state):
        return (super().scores(state)[0] + (state.stock[-1].rank if state.stock else 0),)


@caught_by(states.views_tell_nothing_hidden)
class TellsTheNextCardByItsRefusals(Golf):
    def refusal(self, state, move):
        refusal = super().refusal(state, move)
        if refusal and state.stock:
            return Refusal(refusal.reason, {**refusal.facts, "next": state.stock[-1].text})
        return refusal


@caught_by(steps.events_tell_nothing_hidden)
class TellsTheBottomCardByAnEvent(Golf):
    def play(self, state, move):
        after, events = super().play(state, move)
        stay = Carried(WASTE, WASTE, after.waste[-1:], len(after.waste) + (after.stock or after.waste)[0].rank % 2)
        return after, (events[0], stay, *events[1:])


@caught_by(states.every_card_is_there)
class LosesACard(Golf):
    def play(self, state, move):
        after, events = super().play(state, move)
        return replace(after, waste=after.waste[-3:]), events


@caught_by(states.every_card_is_there)
class ForgesACard(Golf):
    def play(self, state, move):
        after, events = super().play(state, move)
        return replace(after, waste=(*after.waste[:-1], Card("As"))), events


@caught_by(states.legal_is_what_is_not_refused)
class ListsAnIllegalMove(Golf):
    def legal_moves(self, state):
        moves = super().legal_moves(state)
        return [*moves, PLAY[0]] if state.columns[0] and moves and PLAY[0] not in moves else moves


@caught_by(states.legal_is_what_is_not_refused)
class RefusesALegalMove(Golf):
    def refusal(self, state, move):
        return Refusal("covered") if move == PLAY[6] else super().refusal(state, move)


@caught_by(states.legal_is_what_is_not_refused)
class ForgetsALegalMove(Golf):
    def legal_moves(self, state):
        moves = super().legal_moves(state)
        return [move for move in moves if move != PLAY[6]] or moves


@caught_by(states.legal_is_what_is_not_refused)
class RefusesForNoKnownReason(Golf):
    def refusal(self, state, move):
        return Refusal("because") if super().refusal(state, move) else None


@caught_by(states.legal_moves_are_listed_once)
class ListsAMoveTwice(Golf):
    def legal_moves(self, state):
        return super().legal_moves(state) * 2


@caught_by(states.legal_moves_are_listed_once)
class ListsAMoveWithoutANumber(Golf):
    def all_moves(self, rules):
        return super().all_moves(rules)[:-1]


@caught_by(states.all_moves_are_numbered_once)
class NumbersAMoveTwice(Golf):
    def all_moves(self, rules):
        return (DRAW, *super().all_moves(rules))


@caught_by(states.moves_survive_their_tokens)
class WritesTwoMovesAlike(Golf):
    def write_move(self, move):
        return super().write_move(move).replace("2", "1")


@caught_by(states.moves_survive_their_tokens)
class WritesDrawAsUndo(Golf):
    def write_move(self, move):
        return super().write_move(move).replace("d", "u")

    def read_move(self, state, token):
        return super().read_move(state, token.replace("u", "d"))


@caught_by(states.every_token_is_answered)
class TakesNonsenseForADraw(Golf):
    def read_move(self, state, token):
        return super().read_move(state, token.strip())


@caught_by(states.every_pick_is_answered)
class StumblesOverAPick(Golf):
    def intend(self, state, source, row, target):
        if row is not None and source in golf.COLUMN:
            state.columns[source.number - 1][row]
        return super().intend(state, source, row, target)


@caught_by(states.only_the_player_has_moves)
class SettlesAMoveAsAnother(Golf):
    def settled(self, state, move):
        return PLAY[1] if move == PLAY[0] else move


@caught_by(states.moves_end_with_the_game)
class NeverBlocked(Golf):
    def outcome(self, state):
        outcome = super().outcome(state)
        return outcome if outcome and outcome.kind == "won" else None


@caught_by(states.moves_end_with_the_game)
class BlockedTooEarly(Golf):
    def outcome(self, state):
        return super().outcome(state) or (Outcome("blocked", 1) if len(state.stock) < 3 else None)


@caught_by(states.looking_changes_nothing)
class ChangesWhatIsLookedAt(Golf):
    def piles(self, state):
        object.__setattr__(state, "waste", (*state.waste[1:], *state.waste[:1]))
        return super().piles(state)


@caught_by(states.the_layout_names_every_pile)
class LaysOutSixColumns(Golf):
    def layout(self, rules):
        whole = super().layout(rules)
        return Layout(whole.width, whole.slots[:-1])


@caught_by(states.the_layout_names_every_pile)
class LaysOnePileOnAnother(Golf):
    def layout(self, rules):
        whole = super().layout(rules)
        return Layout(whole.width, tuple(replace(slot, x=slot.x / 2) for slot in whole.slots))


@caught_by(states.scores_are_numbers)
class ScoresHalfPoints(Golf):
    def scores(self, state):
        return (super().scores(state)[0] / 2,)


@caught_by(steps.playing_leaves_the_state_alone)
class ChangesTheStateItPlays(Golf):
    def play(self, state, move):
        answer = super().play(state, move)
        object.__setattr__(state, "waste", state.waste[1:])
        return answer


@caught_by(steps.playing_leaves_the_state_alone)
class PlaysByChance(Golf):
    count = itertools.count()

    def play(self, state, move):
        after, events = super().play(state, move)
        turned = next(self.count) % 2
        return replace(after, stock=after.stock[:: -1 if turned else 1]), events


@caught_by(steps.a_move_does_something)
class DoesNothing(Golf):
    def play(self, state, move):
        return state, ()


@caught_by(steps.the_rules_stay)
class ChangesTheRules(Golf):
    def play(self, state, move):
        after, events = super().play(state, move)
        return replace(after, rules=replace(after.rules, ends="queen")), events


@caught_by(steps.the_end_is_told)
class EndsInSilence(Golf):
    def play(self, state, move):
        after, events = super().play(state, move)
        return after, tuple(event for event in events if not isinstance(event, Ended))


@caught_by(steps.events_tell_the_whole_move)
class TellsAnotherRow(Golf):
    def play(self, state, move):
        after, (carried, *ended) = super().play(state, move)
        return after, (replace(carried, row=1), *ended)


@caught_by(steps.events_tell_the_whole_move)
class TellsHalfOfTheMove(Golf):
    def play(self, state, move):
        after, events = super().play(state, move)
        columns = after.columns[1:] + after.columns[:1]
        return replace(after, columns=columns), events


@dataclass(frozen=True, slots=True)
class SilentRules(golf.GolfRules):
    rows: int = option(5, 4, letters={})


@dataclass(frozen=True, slots=True)
class ClashingRules(golf.GolfRules):
    shown: int = option(0, 1, letters={1: "Y"})


class _OtherRules(Golf):
    rules_type: ClassVar[Any] = SilentRules

    def __init__(self):
        self.presets = tuple(
            replace(preset, rules=self.rules_type(ends=preset.rules.ends, scoring=preset.rules.scoring))
            for preset in Golf.presets[:3]
        )
        self.bases = {preset.letters: preset.rules for preset in self.presets}


@caught_by(deals.every_rules_survive_their_code)
class HasAnOptionThatNoCodeSays(_OtherRules):
    rules_type = SilentRules


@caught_by(deals.every_rules_survive_their_code)
class HasTwoOptionsOfOneLetter(_OtherRules):
    rules_type = ClashingRules


@caught_by(deals.the_same_code_deals_the_same)
class DealsByChance(Golf):
    count = itertools.count()

    def opening_pack(self, rules):
        pack = super().opening_pack(rules)
        turned = next(self.count) % 2
        return pack[::-1] if turned and not rules.jokers else pack


@caught_by(deals.presets_are_written_as_such)
class HasAPresetTwice(Golf):
    bases: ClassVar[Any] = {"A": golf.EASY, **Golf.bases}


@caught_by(deals.old_letters_are_read)
class HasAnOldLetterOfANewPreset(Golf):
    old_bases: ClassVar[Any] = {"E": "C"}


@caught_by(sittings.a_record_replays)
class WritesMovesThatReadAsOthers(Golf):
    def write_move(self, move):
        return "d" if move == PLAY[0] else super().write_move(move)


@caught_by(sittings.undo_takes_back_exactly_one)
class RemembersOutsideTheState(Golf):
    played = 0

    def play(self, state, move):
        self.played += 1
        return super().play(state, move)

    def scores(self, state):
        return (self.played,)


@caught_by(sittings.a_refusal_changes_nothing)
class RefusesOnlyInTheList(Golf):
    def refusal(self, state, move):
        refusal = super().refusal(state, move)
        return None if refusal and refusal.reason == "not_adjacent" else refusal


def _sight(state, kind, sight):
    return tuple(
        replace(pile, sight=sight(pile)) if pile.place.kind == kind else pile for pile in TableGolf().piles(state)
    )


@caught_by(rounds.a_drawn_card_is_its_drawers_alone)
class ShowsTheHandToEverybody(TableGolf):
    def piles(self, state):
        return _sight(state, "hand", lambda pile: EVERYONE)


@caught_by(rounds.only_a_hand_is_private)
class ShowsTheHandToTheNextSeat(TableGolf):
    def piles(self, state):
        following = ((state.seat or 0) + 1) % state.players
        return _sight(state, "hand", lambda pile: pile.sight if pile.sight == EVERYONE else following)


@caught_by(rounds.only_a_hand_is_private)
class ShowsFaceDownCardsToTheirOwner(TableGolf):
    def piles(self, state):
        return _sight(state, "cell", lambda pile: pile.place.seat if pile.sight == NOBODY else pile.sight)


@caught_by(states.views_tell_nothing_hidden)
class ScoresFaceDownCards(TableGolf):
    def scores(self, state):
        return tuple(sum(card.rank for card in board) for board in state.boards)


class _SoonShuffled(TableGolf):
    """Table Golf with most of the draw pile among the discards."""

    def deal(self, rules, pack, secret):
        state = super().deal(rules, pack, secret)
        return replace(state, draw=state.draw[-4:], discard=(*state.draw[:-4], *state.discard))


@caught_by(rounds.a_shuffle_hangs_on_the_secret)
class ShufflesNothing(_SoonShuffled):
    def play(self, state, move):
        after, events = super().play(state, move)
        if any(isinstance(event, Shuffled) for event in events):
            after = replace(after, draw=state.discard[:-2], hand=state.discard[-2])
        return after, events


@caught_by(steps.events_tell_the_whole_move)
class ShufflesInSilence(_SoonShuffled):
    def play(self, state, move):
        after, events = super().play(state, move)
        return after, tuple(event for event in events if not isinstance(event, Shuffled))


@caught_by(rounds.who_closes_has_no_further_turn)
class GivesTheCloserAnotherTurn(TableGolf):
    def play(self, state, move):
        after, events = super().play(state, move)
        if after.closer is not None and state.closer is None:
            after = replace(after, seat=after.closer)
        return after, events


@caught_by(rounds.turns_go_round)
class GoesTheOtherWayRound(TableGolf):
    def play(self, state, move):
        after, events = super().play(state, move)
        if None not in (state.seat, after.seat) and after.seat != state.seat:
            after = replace(after, seat=(state.seat - 1) % state.players)
        return after, events


@caught_by(states.the_layout_names_every_pile)
class LaysACellOnAnother(TableGolf):
    def layout_of(self, state):
        whole = super().layout_of(state)
        return Layout(whole.width, tuple(replace(slot, band=0) for slot in whole.slots))
