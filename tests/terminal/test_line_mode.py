"""Line mode: every line in gets its answer, in the same words as everywhere."""

import pytest

from mulligan.games.registry import read_code
from mulligan.terminal.line import LineTable
from mulligan.words import languages, speak


def table(code: str = "GO1-E-AAAAAAB", lang: str = "en") -> LineTable:
    return LineTable(read_code(code), speak(lang))


def answers(line_table: LineTable, line: str) -> list[str]:
    return list(line_table.answer(line))


def test_opening_says_game_rules_code_and_position():
    opening, position = table().opening()
    assert opening == "Golf patience, Easy. Code: GO1-E-AAAAAAB. ? lists the commands."
    assert position.startswith("Stock: 16 cards; waste: ace of clubs. Column 1: 6 of clubs,")


def test_moves_are_answered_one_event_a_line():
    said = answers(table(), "d 5 2")
    assert len(said) == 3
    assert all("\n" not in one for one in said)
    assert "8 of spades" in said[0]
    assert "9 of clubs" in said[1]
    assert "8 of clubs" in said[2]


def test_a_line_stops_at_the_first_refused_move():
    one = table()
    said = answers(one, "d 5 1 2")
    assert len(said) == 3
    assert said[-1] == "6 of hearts on 9 of clubs: must be one rank higher or lower"
    assert one.match.session.tokens == ["d", "5"]


def test_gp25_covered_and_not_adjacent_at_the_start():
    one = table()
    assert answers(one, "1") == ["6 of hearts on ace of clubs: must be one rank higher or lower"]
    assert "this card is blocked" in answers(one, "1:4")[0]


def test_gp18_interactive_rules_off_says_nothing_and_changes_nothing():
    one = table()
    assert len(answers(one, "rules off")) == 1
    assert answers(one, "1") == []
    assert one.match.session.tokens == []
    assert answers(one, "rules on") != answers(one, "rules off")
    assert len(answers(one, "rules maybe")) == 1


def test_a_wrong_line_is_answered_with_what_would_be_right():
    said = answers(table(), "play the five")[0]
    assert "play" in said
    assert "1 to 7" in said
    assert "record" in said


def test_a_blank_line_is_no_move():
    assert answers(table(), "   \n") == []


def test_undo_redo_words_counters_code_and_record():
    one = table()
    answers(one, "d 5")
    assert "9 of clubs" in answers(one, "u")[0]
    assert "9 of clubs" in answers(one, "R")[0]
    assert answers(one, "w")[0].startswith("Stock: 15 cards; waste: 9 of clubs.")
    assert answers(one, "s") == ["Score 10, moves 3, can be undone: 2."]
    assert answers(one, "code") == ["GO1-E-AAAAAAB"]
    assert answers(one, "record") == ["GO1-E-AAAAAAB d 5 u r"]


def test_counters_tell_the_ending():
    one = table()
    answers(one, "d " * 16)
    session = one.match.session
    while session.outcome is None:
        answers(one, session.game.write_move(session.view().legal[0]))
    said = answers(one, "s")[0]
    assert said.startswith(f"Score 0, moves {session.moves}, ")
    assert "No more moves" in said
    assert "over" in answers(one, "d")[0]


def test_new_deals_by_the_same_rules_or_by_code_and_keeps_the_game_when_wrong():
    one = table("GO1-SJ1-AAAAAAB")
    answers(one, "new")
    assert str(one.match.deal).startswith("GO1-SJ1-")
    before = one.match
    assert "position 5" in answers(one, "new GO1-X-AAAAAAB")[0]
    assert one.match is before
    answers(one, "new GO1-C-AAAAAAC")
    assert answers(one, "code") == ["GO1-C-AAAAAAC"]
    answers(one, "new golf/strict+jokers=2")
    assert str(one.match.deal).startswith("GO1-ESJ2-")
    answers(one, "new golf")
    assert str(one.match.deal).startswith("GO1-E-")


def test_gp15_a_round_of_nine_holes_to_its_end():
    one = table("GO1-T-AAAAAAB")
    opening = list(one.opening())
    assert "Traditional" in opening[0]
    assert opening[1] == "Hole 1 of 9, code GO1-SF-AAAAAAB."
    for hole in range(1, 9):
        said = answers(one, "next")
        assert f"Hole {hole} given up: 35 strokes. Hole {hole + 1} begins." in said[0]
        assert f"Total after hole {hole}: {35 * hole} strokes; par for the round is 45." in said[1]
    said = answers(one, "next")
    assert len(said) == 2
    assert "round is over" in said[0]
    assert "315 strokes" in said[1]
    assert "over" in answers(one, "d")[0]
    assert "over" in answers(one, "next")[0]


def test_next_is_refused_where_there_is_one_hole():
    assert answers(table(), "next") == answers(table(), "next")
    assert table().match.hole == 1
    assert len(answers(table(), "next")) == 1


@pytest.mark.parametrize("lang", languages())
def test_every_language_speaks_every_command(lang):
    one = table(lang=lang)
    for line in (
        "?",
        "w",
        "s",
        "d 5 2",
        "1",
        "1:4",
        "0",
        "x",
        "u",
        "r",
        "code",
        "record",
        "rules off",
        "rules on",
        "next",
    ):
        assert answers(one, line), line


def test_language_changes_in_the_middle_of_a_game():
    one = table()
    answers(one, "d 5")
    assert answers(one, "lang hr")[-1].startswith("Kup za izvlačenje: 15 karata")
    assert "tlh" in answers(one, "lang tlh")[0]
    assert answers(one, "w")[0].startswith("Kup")


def test_q_leaves_with_the_record():
    one = table()
    answers(one, "d")
    assert answers(one, "q") == ["Your game as a record: GO1-E-AAAAAAB d"]
    assert one.closed


def test_q_leaves_with_the_record_of_a_very_long_game_too():
    one = table("KL1-D1N-AAAAAAG")
    answers(one, "d " * 1500)
    assert answers(one, "q") == ["Your game as a record: KL1-D1N-AAAAAAG" + " d" * 1500]


def test_a_huge_line_is_answered_briefly():
    said = answers(table(), "x" * 1_000_000)
    assert len(said) == 1
    assert len(said[0]) < 500


def test_restart_deals_the_same_cards_again():
    one = table()
    opening = list(one.opening())[-1]
    answers(one, "d 5")
    assert answers(one, "restart") == ["The same cards are dealt again.", opening]
    assert one.match.session.moves == 0


def test_time_is_told_before_each_move_where_the_rules_count_it():
    seconds = iter([100.0, 100.0, 137.9, 137.9, 137.9])
    one = LineTable(read_code("KL1-D1XT-AAAAAAG"), speak("en"), clock=lambda: next(seconds))
    assert answers(one, "64 d") == [
        "7 of spades from column 6 to column 4. King of diamonds turns up in column 6.",
        "Queen of diamonds drawn; 23 cards in the stock.",
    ]
    assert one.match.session.tokens == ["64", "@37", "d"]
    assert answers(one, "d") == ["King of hearts drawn; 22 cards in the stock."]
    assert one.match.session.tokens == ["64", "@37", "d", "d"]


@pytest.mark.parametrize("begun", ["64 @100", "@100 64"])
def test_a_game_begun_elsewhere_goes_on_from_the_time_that_had_passed(begun):
    now = [50.0]
    one = LineTable(read_code("KL1-D1XT-AAAAAAG"), speak("en"), clock=lambda: now[0])
    answers(one, begun)
    now[0] += 10
    answers(one, "d")
    assert one.match.session.tokens == [*begun.split(), "@110", "d"]


def test_no_time_is_told_where_the_rules_count_none():
    one = LineTable(read_code("KL1-D1N-AAAAAAG"), speak("en"), clock=lambda: 1e6)
    answers(one, "64 d")
    assert one.match.session.tokens == ["64", "d"]


def test_a_bankroll_goes_on_to_the_next_deal():
    one = table("KL1-D1VM-AAAAAAG")
    assert answers(one, "s") == ["Score -$52, moves 0, can be undone: 0. Pass 1 of 1.", "Bankroll: $0."]
    answers(one, "d")
    said = answers(one, "next")
    assert said[0] == "Deal 1 counts -$52. Deal 2 begins with -$52."
    assert said[1].startswith("Stock: 24 cards; waste: empty; ")
    assert answers(one, "s")[1] == "Bankroll: -$52."
    # Whoever is given the code is to get the cards that lie there.
    assert answers(one, "code") == ["KL1-D1VM-AAAAAAH"]
    opening = answers(one, "lang en")
    assert "KL1-D1VM-AAAAAAH" in opening[0]
    assert opening[1].startswith("Stock: ")


def test_a_game_of_klondike_line_by_line():
    one = table("KL1-D3N-AAAAAAG")
    assert next(iter(one.opening())) == "Klondike, Draw 3. Code: KL1-D3N-AAAAAAG. ? lists the commands."
    assert answers(one, "d") == ["Drawn: queen of diamonds, king of hearts, 4 of spades; 21 cards in the stock."]
    assert answers(one, "w1") == ["4 of spades on 2 of spades: must be exactly one rank lower"]
    assert answers(one, "w5 f") == [
        "4 of spades from the waste to column 5; free now: king of hearts.",
        "The game cannot be finished yet: no card may lie face down, and playing up must empty everything",
    ]
    assert "fs3 takes the top spade back" in answers(one, "?")[0]
