"""The library as its users meet it."""

import pickle
from types import ModuleType

import pytest

import mulligan
from mulligan.api import find_deal, replay_report, true_cards
from mulligan.games.registry import read_record
from mulligan.play.session import replay

WON = "GO1-E-AAAAAAB d 5 2 d d d 4 7 d 5 5 6 6 1 6 d 4 4 2 5 d 1 7 d 1 3 4 d 3 2 7 3 d 2 3 2 4 6 1 1 7 d 5 3 d 6 d d 7"


def test_public_names_are_the_ones_exported():
    visible = {
        name for name, value in vars(mulligan).items() if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert visible == set(mulligan.__all__)


def test_session_of_the_command_line_spec():
    table = mulligan.open("GO1-E-AAAAAAB")
    assert table.play("d") is None
    table.play("5")
    table.play("2")
    assert (table.score, table.moves, str(table.view().waste[-1])) == (20, 3, "8c")
    with pytest.raises(mulligan.IllegalMove, match=r"^1: 6h on 8c: must be one rank higher or lower$"):
        table.play("1")
    assert (table.score, table.moves) == (20, 3)


def test_distinct_faults_are_distinct_types():
    table = mulligan.open("GO1-E-AAAAAAB")
    with pytest.raises(mulligan.UnreadableMove) as unreadable:
        table.play("x")
    assert unreadable.value.reason == "unreadable"
    with pytest.raises(mulligan.IllegalMove) as illegal:
        table.play("8")
    assert type(illegal.value) is mulligan.IllegalMove
    assert illegal.value.reason == "no_such_column"
    won = mulligan.open("GO1-E-AAAAAAB", WON.partition(" ")[2])
    assert (won.outcome, won.score, won.moves, won.legal_moves) == ("won", 350, 49, [])
    with pytest.raises(mulligan.GameOver, match="over"):
        won.play("d")
    won.undo()
    assert (won.outcome, won.score, won.moves) == ("playing", 340, 49)
    won.redo()
    assert (won.outcome, won.moves) == ("won", 50)


def test_gp16_nothing_to_undo_or_redo_is_said():
    table = mulligan.open("GO1-E-AAAAAAB")
    for act, reason in ((table.undo, "nothing_to_undo"), (table.redo, "nothing_to_redo")):
        with pytest.raises(mulligan.IllegalMove) as refused:
            act()
        assert refused.value.reason == reason


def test_repr_can_be_pasted_back():
    table = mulligan.open(" go1-eq-aaaaaab ", "d 5 2 u r")
    again = eval(repr(table), {"mulligan": mulligan})
    assert repr(table) == "mulligan.open('GO1-C-AAAAAAB', 'd 5 2 u r')"
    assert (repr(again), again.session.state, again.moves) == (repr(table), table.session.state, table.moves)
    assert repr(mulligan.open("GO1-C-AAAAAAB")) == "mulligan.open('GO1-C-AAAAAAB')"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "empty"),
        ("GO1-E-AAAAAA1", "1"),
        ("GO1-E-AAAA", "4"),
        ("GO1-X-AAAAAAB", "E, C, S, T"),
        ("TG1", "“TG1” is not the whole code of a round"),
        ("TG1-S", "TG1-S:3: and 64 digits"),
        ("https://table.example/other/GO1-E-AAAAAAB", "/deal/"),
    ],
)
def test_gp20_unreadable_codes_are_refused_with_a_sentence(code, said):
    with pytest.raises(mulligan.Unreadable) as fault:
        mulligan.open(code)
    assert said in str(fault.value)
    assert fault.value.sentence == str(fault.value)
    assert str(pickle.loads(pickle.dumps(fault.value))) == str(fault.value)


def test_a_refused_move_on_opening_says_which():
    with pytest.raises(mulligan.IllegalMove) as refused:
        mulligan.open("GO1-E-AAAAAAB", "d 5 1 2")
    assert refused.value.token == "1"


def test_links_open_the_deal_they_name():
    link = "http://127.0.0.1:8137/deal/golf%2Fstrict%2Fms%3A5"
    assert str(find_deal(link)) == "golf/strict/ms:5"
    assert mulligan.open("http://table.example/deal/GO1-E-AAAAAAB").code == "GO1-E-AAAAAAB"


def test_cd5_new_deals_differ_and_keep_their_rules():
    tables = [mulligan.new("golf", "strict+jokers=2") for _ in range(3)]
    assert len({table.code for table in tables}) == 3
    assert all(table.rules.ends == "strict" and table.rules.jokers == 2 for table in tables)
    assert mulligan.new().code.startswith("GO1-E-")
    with pytest.raises(mulligan.Unreadable, match="golf"):
        mulligan.new("bridge")


def test_the_view_hides_the_stock():
    view = mulligan.open("GO1-E-AAAAAAB").view()
    assert {str(card) for card in view.stock} == {"--"}
    assert view["column1"][-1] is mulligan.Card("6h")
    assert view.foundations == ()
    with pytest.raises(KeyError, match="column8"):
        view["column8"]


def test_words_speak_every_language():
    table = mulligan.open("GO1-E-AAAAAAB")
    assert table.words().startswith("Stock: 16 cards; waste: ace of clubs.")
    assert table.words("hr").startswith("Kup za izvlačenje: 16 karata; odložni kup: as tref.")
    assert table.words("it").startswith("Mazzo: 16 carte; scarto: asso di fiori.")
    with pytest.raises(mulligan.Unreadable, match=r"^There is no language “tlh”; there are: en, "):
        table.words("tlh")


def test_true_cards_and_report_of_the_won_game():
    played = replay(read_record(WON))
    report = replay_report(played.session, played.stop)
    assert (report["score"], report["moves"], report["undo_left"]) == (350, 49, 49)
    assert (report["outcome"], report["refused"], len(report["stock"])) == ("won", None, 2)
    assert report["columns"] == [[]] * 7
    assert list(true_cards(played.session)) == list(report)[:8]


def test_record_replays_to_the_same_table():
    table = mulligan.open("GO1-E-AAAAAAB", "d 5 u r 2")
    assert table.record == "GO1-E-AAAAAAB d 5 u r 2"
    assert replay(read_record(table.record)).session.state == table.session.state
