"""KL-3 to KL-12, KL-17 and KL-19: what may be played in Klondike, and what happens then."""

import pytest

from mulligan.core.cards import RANKS, Card
from mulligan.core.codes import Deal
from mulligan.core.decks import Deck
from mulligan.core.game import Refusal
from mulligan.core.table import STOCK, WASTE, Call, Called, Carried, Carry, Ended, Outcome, Place, Turned
from mulligan.games.klondike import FINISH, KlondikeRules
from mulligan.play.session import Session
from tests.games.klondike_positions import KLONDIKE, at, deck, down, events, legal, picked, played, position, sitting

WORRIED = (
    "011061012013133132131021051014053042134023043033032062031034022052024041054064063044121122123124111112113114"
    "101102103104091092093094081082083084071072073074"
)
"""Won only by taking a card back from a foundation to the column that it came from."""
WON = (
    "1f 2f 4f fc4 34 43 4f 5f 5f 4f 3f 5f 3f 3f 5f 7f 7f 7f 6f 6f 3f 3f 6f 6f 6f 7f 7f 71 2f d 64 d w7 42 76 d d 57 w7 "
    "23 15 d d 61 w7 56 14 72 35 d 67 23 52 d 71 35 23 41 42 57 w1 73 24 32 d 13 w2 46 71 d 65 w3 37 24 76 65 17 47 d 62 "
    "43 71 54 42 d 36 15 d 47 27 53 24 d 71 45 37 62 d 53 25 13 36 72 67 16 76 71 d d 57 23 62 d 21 76 d d 37 25 d wf d d "
    "wf d wf wf wf wf wf wf wf wf wf wf wf wf wf 7f 1f 7f 1f 1f wf wf wf 5f 7f 6f 1f 7f"
)
OPENING = "64 d d d d d d d d d d w4 d d w7 17 61 6f 63 36 53 73 w1"
"""The first moves of a game of KL1-D1N-AAAAAAG, of every kind."""


@pytest.mark.parametrize("rank", RANKS)
def test_kl3_a_card_goes_on_the_other_colour_one_rank_higher_and_nowhere_else(rank):
    """Every rank and suit on every rank and suit; there is no way from ace to king."""
    for suit in "cdhs":
        card = Card(rank + suit)
        for other in (Card(text + colour) for text in RANKS for colour in "cdhs"):
            if other is card:
                continue
            red = (suit in "dh", other.suit in "dh")
            fits = card.rank + 1 == other.rank and red[0] != red[1]
            assert ("12" in legal(position(f"| {card} / | {other}"))) == fits, f"{card} on {other}"


def test_kl3_the_sources_example():
    """7 of hearts on 8 of spades or of clubs."""
    state = position("| 7h / | 8s / | 8c / | 8d / | 9s")
    assert {token for token in legal(state) if token[0] == "1"} == {"12", "13"}


def test_kl4_a_card_goes_with_everything_on_it_and_only_it_must_fit():
    state = position("2c | Ts 9h 8s 7d / | Td / | Jd / | 9d")
    assert {"13", "14"} <= legal(state)
    assert "12" not in legal(state)
    after = played(state, "13")
    assert (at(after, "column1"), at(after, "column3")) == ("2c", "Jd Ts 9h 8s 7d")
    part = played(state, "14")
    assert (at(part, "column1"), at(part, "column4")) == ("2c Ts 9h", "9d 8s 7d")


def test_kl4_a_part_of_a_run_leaves_the_rest_face_up_and_turns_nothing():
    assert events(position("2c | Ts 9h 8s 7d / / / | 9d"), "14") == (
        Carried(Place("column", 1), Place("column", 4), (Card("8s"), Card("7d")), 4),
    )


def test_kl5_from_the_waste_only_the_top_card():
    state = position("| Ad / | 3h", waste="Ac 2d 2c", ups="")
    assert {"w2"} <= legal(state)
    assert "wf" not in legal(state)
    assert "wf" in legal(played(state, "1f w2"))
    assert at(played(state, "1f w2 wf"), "waste") == "Ac"


def test_kl6_a_card_that_becomes_last_turns_as_part_of_the_move():
    state = position("2c 9d | 8s / | 9h", waste="3c")
    after = played(state, "12")
    assert (at(after, "column1"), down(after)[0]) == ("2c 9d", 1)
    assert events(state, "12") == (
        Carried(Place("column", 1), Place("column", 2), (Card("8s"),), 3),
        Turned(Place("column", 1), 2, Card("9d")),
    )


def test_kl6_going_up_turns_too():
    assert events(position("9d | As"), "1f")[1:] == (Turned(Place("column", 1), 1, Card("9d")),)


def test_kl6_only_a_run_of_face_up_cards_moves():
    """4 of clubs lies face down under 3 of diamonds: the 3 has to leave first, and only then does the 4 turn up."""
    state = position("4c | 3d / | 5d / | 4s")
    refusal = picked(state, "column1", 1, "column2")
    assert (refusal.reason, refusal.facts) == ("face_down", {"column": 1, "row": 1})
    assert "12" not in legal(state)
    after = played(state, "13")
    assert (at(after, "column1"), down(after)[0]) == ("4c", 0)
    assert at(played(after, "12"), "column2") == "5d 4c"


@pytest.mark.parametrize("empty", range(1, 8))
def test_kl7_each_empty_column_takes_a_king_alone_or_with_what_lies_on_it_and_nothing_else(empty):
    columns = ["| Kd Qs Jd", "2h | Kc", "| Qh", "| Js", "| Ac", "| 5d"]
    columns.insert(empty - 1, "")
    state = position(" / ".join(columns), waste="Ks")
    first, second = (number for number in range(1, 8) if at(state, f"column{number}")[-2:] in ("Jd", "Kc"))
    assert {token for token in legal(state) if token.endswith(str(empty))} == {
        f"w{empty}",
        f"{first}{empty}",
        f"{second}{empty}",
    }
    assert at(played(state, f"{first}{empty}"), f"column{empty}") == "Kd Qs Jd"


def test_kl7_a_king_with_its_run():
    state = position("2c | Kd Qs Jd / ")
    assert at(played(state, "12"), "column2") == "Kd Qs Jd"


@pytest.mark.parametrize("rank", RANKS)
def test_kl8_a_foundation_takes_its_suit_ace_first_and_then_up_by_one(rank):
    before = RANKS[RANKS.index(rank) - 1] if rank != "A" else ""
    ups = f"{before}h" if before else ""
    for other in RANKS:
        state = position(f"| {other}h / | {other}s", ups=ups)
        assert ("1f" in legal(state)) == (other == rank), f"{other} of hearts on {ups or 'nothing'}"
        assert ("2f" in legal(state)) == (other == "A")


def test_kl8_single_cards_only():
    state = position("| 3h 2s", ups="2h As")
    assert legal(state) >= {"1f"}
    refusal = picked(state, "column1", 1, "foundation2")
    assert refusal.reason == "covered"


def test_kl9_the_top_of_a_foundation_may_go_back_where_it_fits():
    state = position("| 4h / | 4s / ", ups="3s 3d Kh Ac")
    assert {token for token in legal(state) if token[0] == "f" and len(token) > 1} == {"fs1", "fd2"} | {
        f"fh{number}" for number in range(3, 8)
    }
    after = played(state, "fs1")
    assert (at(after, "foundation1"), at(after, "column1")) == ("As 2s", "4h 3s")
    assert events(state, "fs1") == (Carried(Place("foundation", 1), Place("column", 1), (Card("3s"),), 3),)


def test_kl9_not_where_the_rules_keep_it_there():
    state = position("| 4h", ups="3s", worrying_back=False)
    assert "fs1" not in legal(state)


@pytest.mark.parametrize(
    ("draw", "stock", "waste"),
    [(1, "2c 3c 4c 5c", "2c"), (2, "2c 3c 4c 5c", "2c 3c"), (3, "2c 3c 4c 5c", "2c 3c 4c"), (3, "2c 3c", "2c 3c")],
)
def test_kl10_cards_are_drawn_one_by_one_and_the_last_can_be_played(draw, stock, waste):
    after = played(position("| Kd", stock=stock, draw=draw), "d")
    assert at(after, "waste") == waste
    assert at(after, "stock").split()[::-1] == stock.split()[len(waste.split()) :]


def test_kl10_drawing_is_told_in_the_order_in_which_the_cards_lie():
    assert events(position("| Kd", waste="9h", stock="2c 3c 4c 5c", draw=3), "d") == (
        Carried(STOCK, WASTE, (Card("2c"), Card("3c"), Card("4c")), 2, reversed=True),
    )


@pytest.mark.parametrize("draw", [1, 2, 3])
def test_kl10_kl11_the_order_of_the_waste_is_never_lost(draw):
    session = sitting(f"KL1-D{draw}N-AAAAAAG")
    tops = [[], []]
    for one in tops:
        while session.view().stock:
            session.act("d")
            one.append(session.view().waste[-1].text)
        session.act("d")
    assert tops[0] == tops[1]
    assert len(tops[0]) == 24 // draw


def test_kl10_a_card_played_from_the_waste_shifts_the_later_draws():
    state = position("| As", stock="2s 3c 2h 4c 5c 6c", draw=3)
    after = played(state, "1f d d")
    assert at(after, "waste") == "2s 3c 2h 4c 5c 6c"
    assert at(played(after, "d d"), "waste") == "2s 3c 2h"


def test_kl11_one_action_turns_the_whole_waste_back_any_number_of_times():
    state = position("| Kd", waste="2c 3c 4c")
    for _ in range(5):
        state = played(state, "d")
        assert (at(state, "waste"), at(state, "stock")) == ("", "4c 3c 2c")
        state = played(state, "d d d")
    assert at(state, "waste") == "2c 3c 4c"


@pytest.mark.parametrize("draw", [1, 3])
def test_kl11_vegas_goes_through_the_stock_once(draw):
    session = sitting(f"KL1-D{draw}V-AAAAAAG", "d " * (24 // draw))
    refusal = session.act("d")
    assert (refusal.reason, session.score) == ("no_redeal", -52)


def test_kl11_five_waste_cards_and_an_empty_stock_in_vegas():
    state = position("| Kd", waste="2c 3c 4c 5c 6c", scoring="vegas")
    assert "d" not in legal(state)


@pytest.mark.parametrize("passes", [1, 3])
def test_kl11_as_many_passes_as_the_rules_allow(passes):
    session = sitting(f"KL1-D3NP{passes}-AAAAAAG")
    begun = 1
    while not isinstance(session.act("d"), Refusal):
        begun += not session.view().waste
    assert begun == passes
    assert len(session.view().waste) == 24


def test_kl12_won_when_all_52_cards_are_up():
    state = position("| Kd", ups="Ks Kh Qd Kc")
    assert KLONDIKE.outcome(state) is None
    assert KLONDIKE.outcome(played(state, "1f")) == Outcome("won")
    assert events(state, "1f")[-1] == Ended(Outcome("won"))
    assert legal(played(state, "1f")) == set()


def test_kl12_never_blocked():
    """Nothing can be played here, and the game goes on: undo is all there is."""
    stuck = position("| 2d / | 2s / | 2h / | 2c / | 4d / | 4s / | 4h", waste="9c", scoring="vegas")
    assert legal(stuck) == set()
    assert KLONDIKE.outcome(stuck) is None
    assert KLONDIKE.to_move(stuck) == 0
    assert KLONDIKE.may_be_stuck


def test_kl17_nothing_moves_by_itself():
    """A card taken back stays until the player does something else."""
    state = position("| 4h / | Kc", ups="3s")
    assert at(played(state, "fs1"), "column1") == "4h 3s"


def test_kl17_the_finish_plays_everything_up_waste_and_stock_included():
    state = position("| Kd Qc Jd / | Ks / | Kh Qs / | Kc Qd / | Qh", waste="Jh", stock="Jc", ups="Js Th Td Tc")
    assert "f" in legal(state)
    after, told = KLONDIKE.play(state, FINISH)
    assert KLONDIKE.outcome(after) == Outcome("won")
    assert told[0] == Called("finish")
    assert told[-1] == Ended(Outcome("won"))
    # Eleven cards go up, one is drawn.
    assert [event.target.kind for event in told[1:-1]].count("foundation") == 11
    assert [event.target.kind for event in told[1:-1]].count("waste") == 1


def test_kl17_the_finish_is_one_action_one_undo_step_one_move():
    session = sitting("KL1-D1N-AAAAAAG")
    session.state = before = position("| Kc Qd / | Kd Qc / | Ks / | Kh", ups="Qs Qh Jd Jc")
    session.act("f")
    assert (session.moves, session.undo_left, session.outcome) == (1, 1, Outcome("won"))
    session.undo()
    assert session.state == before


def test_kl17_not_while_a_card_lies_face_down():
    assert "f" not in legal(position("Qc | Ks / | Kc", ups="Qs Kh Kd Jc"))


def test_kl17_only_where_it_really_succeeds():
    """A needed card lies below one that cannot go up: without another pass it never comes free."""
    columns, ups = "| Kd / | Kh / | Ks / | Kc", "Qs Th Qd Qc"
    assert "f" not in legal(position(columns, stock="Jh Qh", ups=ups, draw=3, passes=1))
    assert "f" in legal(position(columns, stock="Qh Jh", ups=ups, draw=3, passes=1))
    assert "f" in legal(position(columns, stock="Jh Qh", ups=ups, draw=1, passes=1))


def test_kl17_unlimited_passes_help_only_where_a_finish_succeeds():
    """Two are drawn and the needed one lies below: it never comes free, however often the stock is gone through."""
    columns, ups = "| Kd / | Kh / | Ks / | Kc", "Qs Th Qd Qc"
    assert "f" not in legal(position(columns, stock="Jh Qh", ups=ups, draw=2))
    assert "f" in legal(position(columns, stock="Qh Jh", ups=ups, draw=2))
    # From the waste the needed card comes free once the waste has been turned back.
    assert "f" in legal(position(columns, waste="Jh Qh", ups=ups, draw=1))
    assert "f" not in legal(position(columns, waste="Jh Qh", ups=ups, draw=1, passes=1))


def test_kl17_passes_already_begun_count():
    columns, ups = "| Kd / | Kh / | Ks / | Kc", "Qs Th Qd Qc"
    assert "f" in legal(position(columns, waste="Jh Qh", ups=ups, passes_begun=2, passes=3))
    assert "f" not in legal(position(columns, waste="Jh Qh", ups=ups, passes_begun=3, passes=3))


def test_kl19_undo_takes_back_exactly_what_the_action_gave():
    session = sitting("KL1-D1N-AAAAAAG")
    states = [session.state]
    for token in OPENING.split():
        session.act(token)
        states.append(session.state)
    for state in states[-2::-1]:
        session.undo()
        assert session.state == state
    assert session.moves == len(states) - 1


def test_kl19_undo_of_a_draw_of_three_restores_order_and_faces():
    session = sitting("KL1-D3N-AAAAAAG", "d")
    top = session.view().waste[-1]
    session.act("u")
    assert set(map(str, session.view().stock)) == {"--"}
    session.act("d")
    assert session.view().waste[-1] == top


@pytest.mark.parametrize("left", [1, 2])
def test_kl19_undo_of_the_last_draw_of_fewer_than_three(left):
    cards = "2c 3c 4c 5c 6c"[: 3 * (3 + left) - 1]
    session = sitting("KL1-D3N-AAAAAAG")
    session.state = position("| Kd", stock=cards, draw=3)
    session.act("d"), session.act("d")
    after = session.state
    for _ in range(2):
        session.act("u"), session.act("d")
        assert session.state == after
    assert at(after, "waste") == cards


def test_kl19_undo_after_a_waste_card_was_played_from_the_middle_of_a_draw():
    session = sitting("KL1-D3N-AAAAAAG")
    session.state = start = position("| 5h / | 3h", stock="2c 3c 4c 5c 6c 7c", draw=3)
    for token in ("d", "w1", "d"):
        session.act(token)
    assert at(session.state, "waste") == "2c 3c 5c 6c 7c"
    session.act("u"), session.act("u")
    assert at(session.state, "waste") == "2c 3c 4c"
    session.act("u")
    assert session.state == start


def test_kl19_undo_after_a_win_and_redo():
    session = sitting("KL1-D1N-AAAAAAG")
    session.state = position("| Kd", ups="Ks Kh Qd Kc")
    session.act("1f")
    assert session.outcome == Outcome("won")
    assert session.act("d").reason == "game_over"
    session.act("u")
    assert session.outcome is None
    session.act("r")
    assert session.outcome == Outcome("won")


def test_the_deal_that_is_won_by_taking_a_card_back_to_its_column():
    """Ace, 2 and 3 of clubs up, the 3 back onto the 4 of hearts just turned, the 2 of hearts onto it, the run onto 5."""
    session = Session(Deal(KLONDIKE, KlondikeRules(), Deck(deck(WORRIED))))
    for token in WON.split():
        assert not isinstance(session.act(token), Refusal), token
    assert session.outcome == Outcome("won")
    assert session.score == 665


def test_the_same_deal_cannot_be_won_without():
    """Every position that can be reached, passes and points aside."""
    start = Deal(KLONDIKE, KlondikeRules(worrying_back=False), Deck(deck(WORRIED))).start()
    seen, left = {(start.piles, start.down)}, [start]
    while left:
        state = left.pop()
        for move in KLONDIKE.legal_moves(state):
            after, _ = KLONDIKE.play(state, move)
            assert KLONDIKE.outcome(after) is None
            if (after.piles, after.down) not in seen:
                seen.add((after.piles, after.down))
                left.append(after)
    assert max(sum(map(len, piles[2:6])) for piles, _ in seen) == 3
    assert len(seen) > 9


def test_the_tokens_of_all_moves():
    rules = KlondikeRules()
    tokens = [KLONDIKE.write_move(move) for move in KLONDIKE.all_moves(rules)]
    assert tokens.count("d") == 2
    assert len(set(tokens)) == len(tokens) - 1 == 1 + 1 + 7 + 7 + 42 + 28 + 1
    assert {"d", "w3", "wf", "3f", "35", "fs3", "fh3", "fd3", "fc3", "f"} <= set(tokens)
    assert Call("finish") in KLONDIKE.all_moves(rules)


def test_a_view_says_which_cards_a_move_takes_and_where_they_go():
    session = sitting("KL1-D1N-AAAAAAG")
    session.state = position("2c | Ts 9h 8s / | Jd / | 9d", waste="Ac")
    settled = {session.game.write_move(move): move for move in session.view().legal}
    assert settled["12"] == Carry(Place("column", 1), Place("column", 2), 2)
    assert settled["13"] == Carry(Place("column", 1), Place("column", 3), 4)
    assert settled["wf"] == Carry(WASTE, Place("foundation", 4))


def test_kl17_with_one_card_a_draw_and_any_number_of_passes_a_finish_succeeds_once_all_lies_open():
    session = Session(Deal(KLONDIKE, KlondikeRules(), Deck(deck(WORRIED))))
    offered = 0
    for token in WON.split():
        assert ("f" in legal(session.state)) == (not any(down(session.state)))
        offered += "f" in legal(session.state)
        session.act(token)
    assert offered > 10
