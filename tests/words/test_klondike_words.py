"""What is said of Klondike: positions, steps, scores and refusals, with the cards by name (KL-15, KL-20)."""

import pytest

from mulligan.core.faults import Unreadable
from mulligan.core.game import view
from mulligan.core.table import Call, Place
from mulligan.games.registry import read_code
from mulligan.play.match import NEXT, RESTART, Match
from mulligan.play.session import Session, Step
from mulligan.words import speak
from tests.games.klondike_positions import KLONDIKE, position, sitting
from tests.words.files import LANGUAGES
from tests.words.refusals import refusals

FINISH = Call("finish")
TURNING = "KL1-D1N-AAAAAAG"


def said(session, token, lang="en"):
    step = session.act(token)
    assert isinstance(step, Step), step
    return speak(lang).step(step, session.events(step), session.view())


def words_of(state, lang="en"):
    return speak(lang).position(view(KLONDIKE, state, 0), KLONDIKE.layout(state.rules))


def test_a_position_counts_what_lies_face_down_and_names_the_foundations():
    state = position("Kd 2c | 7h / | 9s 8d / ", waste="3c 4d", stock="Ac 2h", ups="3s Ah")
    assert words_of(state) == (
        "Stock: 2 cards; waste: 4 of diamonds; foundation of spades: 3 of spades; foundation of hearts: ace of hearts; "
        "foundation of diamonds: empty; foundation of clubs: empty. "
        "Column 1: 2 face-down cards, 7 of hearts (free card: 7 of hearts); "
        "column 2: 9 of spades, 8 of diamonds (free card: 8 of diamonds); "
        "column 3: empty; column 4: empty; column 5: empty; column 6: empty; column 7: empty."
    )


@pytest.mark.parametrize(
    ("lang", "opening"),
    [
        ("fi", "Nostopakka: 2 korttia; avopakka: ruutu 4; patojen peruspakka: pata 3; herttojen peruspakka: herttaässä; ruutujen peruspakka: tyhjä; ristien peruspakka: tyhjä. Pino 1: 2 korttia nurin, hertta 7 (vapaa: hertta 7); "),
        ("hr", "Kup za izvlačenje: 2 karte; odložni kup: 4 karo; temelj pik: 3 pik; temelj herc: as herc; temelj karo: prazan; temelj tref: prazan. Stupac 1: 2 skrivene karte, 7 herc (slobodna karta: 7 herc); "),
        ("it", "Mazzo: 2 carte; scarto: 4 di quadri; base di picche: 3 di picche; base di cuori: asso di cuori; base di quadri: vuota; base di fiori: vuota. Colonna 1: 2 carte coperte, 7 di cuori (libera: 7 di cuori); "),
    ],
)  # fmt: skip
def test_a_position_in_the_other_languages(lang, opening):
    state = position("Kd 2c | 7h / | 9s 8d / ", waste="3c 4d", stock="Ac 2h", ups="3s Ah")
    assert words_of(state, lang).startswith(opening)


def test_kl10_of_a_waste_of_threes_the_fanned_cards_are_named():
    state = position("Kd", waste="2c 9h 4s Jd", stock="Ac", draw=3)
    assert "; waste: 9 of hearts, 4 of spades, jack of diamonds (free card: jack of diamonds); foundation" in words_of(
        state
    )


def test_kl6_after_a_move_that_turns_a_card_the_sentence_says_which():
    session = sitting(TURNING)
    assert said(session, "64") == "7 of spades from column 6 to column 4. King of diamonds turns up in column 6."
    assert said(session, "u") == (
        "Taken back: 7 of spades from column 6 to column 4. King of diamonds lies face down again in column 6."
    )
    assert said(session, "r") == "Redone: 7 of spades from column 6 to column 4. King of diamonds turns up in column 6."


@pytest.mark.parametrize(
    ("lang", "turned"),
    [
        ("fi", "Pinossa 6 kääntyy esiin ruutukuningas."),
        ("hr", "U stupcu 6 otkriva se karta kralj karo."),
        ("it", "Nella colonna 6 si scopre la carta: re di quadri."),
    ],
)
def test_kl6_the_turned_card_in_the_other_languages(lang, turned):
    assert said(sitting(TURNING), "64", lang).endswith(f". {turned}")


def test_a_run_is_named_by_its_first_card_and_counted():
    session = sitting(TURNING, "64 d d d d d d d d d d w4 d d w7 17 61 6f 63")
    assert said(session, "36") == "3 of clubs and 1 more from column 3 to column 6. 6 of spades turns up in column 3."
    assert said(session, "u").startswith(
        "Taken back: 3 of clubs and 1 more from column 3 to column 6. 6 of spades lies"
    )
    assert said(session, "r", "hr").startswith("Ponovljeno: karta 3 tref i još 1 karta iz stupca 3 na stupac 6. ")


def test_steps_of_every_kind():
    session = sitting(TURNING)
    assert said(session, "64")
    for _ in range(10):
        last = said(session, "d")
    assert last == "6 of hearts drawn; 14 cards in the stock."
    assert said(session, "w4") == "6 of hearts from the waste to column 4; free now: queen of hearts."
    assert [said(session, token) for token in ["d", "d", "w7", "17", "61", "6f"]][3:] == [
        "2 of spades from column 1 to column 7; column 1 is empty now.",
        "King of diamonds from column 6 to column 1. Ace of hearts turns up in column 6.",
        "Ace of hearts from column 6 to its foundation. 2 of diamonds turns up in column 6.",
    ]


def test_kl9_kl11_back_from_a_foundation_and_the_waste_turned_back():
    session = sitting("KL1-D3N-AAAAAAG")
    assert said(session, "d") == "Drawn: queen of diamonds, king of hearts, 4 of spades; 21 cards in the stock."
    assert said(session, "u") == (
        "Taken back: the draw of queen of diamonds, king of hearts, 4 of spades; 24 cards in the stock."
    )
    for _ in range(8):
        said(session, "d")
    assert said(session, "d") == "Waste turned back: 24 cards in the stock. Pass 2."
    assert said(session, "u") == "Taken back: the waste was turned back. Pass 1."


def test_kl17_the_finish_is_said_in_one_sentence():
    state = position("| Kc Qh / | Kh Qc / | Kd Qs / | Ks Qd", ups="Js Jh Jd Jc")
    session = sitting(TURNING)
    session.state = state
    assert said(session, "f") == "All cards go to the foundations. Won: 80 points."
    assert said(session, "u") == "Taken back: the finish."


def test_moves_as_labels():
    state = position("4d | 9s 8h 7c / | Td / | Ad / | Kc", waste="Qh", stock="2c 3c", ups="2s")
    seen = view(KLONDIKE, state, 0)
    labels = {KLONDIKE.write_move(move): speak("en").move(seen, move) for move in seen.legal}
    assert labels == {
        "3f": "Ace of diamonds from column 3 to its foundation",
        "w4": "Queen of hearts from the waste to column 4",
        "d": "Draw",
        "12": "9 of spades and 2 more from column 1 to column 2",
        "45": "King of clubs from column 4 to column 5",
        "46": "King of clubs from column 4 to column 6",
        "47": "King of clubs from column 4 to column 7",
    }
    back = KLONDIKE.read_move(position("| 3h", ups="2s"), "fs1")
    assert speak("en").move(view(KLONDIKE, position("| 3h", ups="2s"), 0), back) == (
        "2 of spades from its foundation to column 1"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kl15_dollars(lang):
    rules, words = read_code("KL1-D1V-AAAAAAA").rules, speak(lang)
    assert [words.score(rules, dollars) for dollars in (208, 3, 0, -2, -52)] == ["+$208", "+$3", "$0", "-$2", "-$52"]
    assert words.counted(rules, -52) == "-$52"


def test_points_are_counted_as_such():
    rules, words = read_code("KL1-D1N-AAAAAAA").rules, speak("hr")
    assert [words.counted(rules, points) for points in (1, 3, 625)] == ["1 bod", "3 boda", "625 bodova"]


KL_20 = {
    "wrong_colour": "9 of spades on 10 of clubs: must be of the other colour",
    "wrong_rank": "9 of spades on 5 of diamonds: must be exactly one rank lower",
    "king_only": "9 of spades to column 7: only a king goes to an empty column",
    "face_down": "The card in row 1 of column 1 lies face down: only what lies face up can be moved",
    "covered": "9 of spades in row 2 of column 1: this card is blocked; only the free card of a column can be played",
    "waste_empty": "The waste is empty: no card can be played from it",
    "foundation_empty": "The foundation of spades is empty: no card can be taken from it",
    "column_empty": "Column 3 is empty: no card can be played from it",
    "same_place": "The card lies there already: choose another place",
    "stock_empty": "The stock is empty: only a free card that fits can be played",
    "no_redeal": "The stock is empty and there is no redeal: these rules allow 1 pass",
    "no_finish": "The game cannot be finished yet: no card may lie face down, and playing up must empty everything",
    "no_worrying_back": "Foundations keep their cards under these rules",
    "stock_first": "The waste is turned back only when the stock is empty: it has 1 card",
    "time_goes_on": "Time does not go back: 37 seconds have been played, not 36",
    "place_covered": "Place 1: cards lie over this card; they go first",
}


@pytest.mark.parametrize("reason", KL_20)
def test_kl20_every_refusal_says_why_with_the_cards_by_name(reason):
    first = next(refusal for refusal in refusals() if refusal is not None and refusal.reason == reason)
    assert speak("en").refusal(first) == KL_20[reason]


def test_kl20_to_a_foundation_the_next_card_is_named():
    up = next(one for one in refusals() if one is not None and one.facts.get("to") == "foundation")
    assert [speak(lang).refusal(up) for lang in ("en", "fi", "hr", "it")] == [
        "7 of clubs to its foundation: ace of clubs comes first",
        "Risti 7 peruspakkaan: ensin tulee ristiässä",
        "Karta 7 tref na temelj: najprije dolazi as tref",
        "7 di fiori sulla sua base: prima viene asso di fiori",
    ]


def test_a_series_tells_what_a_deal_counts_and_what_goes_on():
    match, words = Match(read_code("KL1-D1VM-AAAAAAG")), speak("en")
    match.act("d")
    left = match.act(NEXT)
    rules = match.deal.rules
    assert words.advanced(left, words.counted(rules, left.score), words.counted(rules, left.carried)) == (
        "Deal 1 counts -$52. Deal 2 begins with -$52."
    )
    match.act(RESTART)
    assert words.say("restarted") == "The same cards are dealt again."


def test_foundations_have_their_names():
    names = [speak("en").place(Place("foundation", number)) for number in range(1, 5)]
    assert names == [f"Foundation of {suit}" for suit in ("spades", "hearts", "diamonds", "clubs")]


def test_nothing_is_said_of_time_that_has_passed():
    assert said(Session(read_code("KL1-D1XT-AAAAAAG")), "@5") == ""


@pytest.mark.parametrize("lang", [*LANGUAGES, "sr-Cyrl"])
def test_the_short_label_of_a_called_word_begins_the_long_one(lang):
    """WCAG 2.5.3: where there is little room for the label its beginning stands, so that it answers to what is seen."""
    words = speak(lang)
    short = words.short(FINISH)
    assert short
    assert words.move(view(KLONDIKE, position("Kd"), 0), FINISH).startswith(short + ":")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "“Time” makes sense only with “Scoring: as in Windows” (timed needs scoring=windows)"),
        ("hr", "„Vrijeme” ima smisla samo uz „Bodovanje: kao u Windowsima” (timed traži scoring=windows)"),
    ],
)
def test_an_option_without_the_other_that_it_needs_is_refused_by_the_names_that_the_page_shows(lang, text):
    with pytest.raises(Unreadable) as caught:
        read_code("KL1-D1NT-AAAAAAG")
    assert speak(lang).unreadable(caught.value) == text
