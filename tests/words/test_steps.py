"""What is said of moves, of what they did, and of endings."""

import random
import re

import pytest

from mulligan.core.codes import Deal
from mulligan.core.deals import Secret
from mulligan.core.game import Refusal
from mulligan.core.options import options
from mulligan.core.table import Place
from mulligan.games.registry import FOR_ONE, GAMES, read_code
from mulligan.play.match import NEXT, Match
from mulligan.play.session import Session, Step
from mulligan.words import speak
from tests.words.files import LANGUAGES

CODE = "GO1-E-AAAAAAB"
WINNING = "d 5 2 d d d 4 7 d 5 5 6 6 1 6 d 4 4 2 5 d 1 7 d 1 3 4 d 3 2 7 3 d 2 3 2 4 6 1 1 7 d 5 3 d 6 d d 7"


def said(session, token, lang, cards="words"):
    step = session.act(token)
    assert isinstance(step, Step)
    return speak(lang, cards).step(step, session.events(step), session.view())


def sitting(tokens, lang, code=CODE):
    session = Session(read_code(code))
    return [said(session, token, lang) for token in tokens.split()]


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["8 of spades drawn; 15 cards in the stock.",
                "9 of clubs from column 5; free now: 8 of hearts.",
                "Taken back: 9 of clubs from column 5.",
                "Taken back: 8 of spades from the stock; 16 cards in the stock.",
                "Redone: 8 of spades drawn; 15 cards in the stock.",
                "Redone: 9 of clubs from column 5; free now: 8 of hearts."]),
        ("fi", ["Nostettiin pata 8; nostopakassa 15 korttia.",
                "Risti 9 pinosta 5; nyt vapaa: hertta 8.",
                "Kumottiin: risti 9 pinosta 5.",
                "Kumottiin nosto: pata 8; nostopakassa 16 korttia.",
                "Nostettiin uudelleen pata 8; nostopakassa 15 korttia.",
                "Tehtiin uudelleen: risti 9 pinosta 5; nyt vapaa: hertta 8."]),
        ("hr", ["Izvučena karta: 8 pik; kup za izvlačenje: 15 karata.",
                "Karta 9 tref iz stupca 5; slobodna karta: 8 herc.",
                "Poništeno: karta 9 tref iz stupca 5.",
                "Poništeno: izvučena karta 8 pik; kup za izvlačenje: 16 karata.",
                "Ponovljeno: izvučena karta 8 pik; kup za izvlačenje: 15 karata.",
                "Ponovljeno: karta 9 tref iz stupca 5; slobodna karta: 8 herc."]),
        ("it", ["Carta pescata: 8 di picche; mazzo: 15 carte.",
                "9 di fiori dalla colonna 5; libera: 8 di cuori.",
                "Annullata la mossa: 9 di fiori dalla colonna 5.",
                "Annullata la pescata: 8 di picche; mazzo: 16 carte.",
                "Ripetuta la pescata: 8 di picche; mazzo: 15 carte.",
                "Ripetuta la mossa: 9 di fiori dalla colonna 5; libera: 8 di cuori."]),
    ],
)  # fmt: skip
def test_one_sentence_for_an_action_that_names_its_card(lang, sentences):
    assert sitting("d 5 u u r r", lang) == sentences


@pytest.mark.parametrize(
    ("lang", "emptied", "won"),
    [
        ("en", "the column is empty now.", "Won: 350 points."),
        ("fi", "pino on nyt tyhjä.", "Voitto: 350 pistettä."),
        ("hr", "stupac je sada prazan.", "Partija je dobivena: 350 bodova."),
        ("it", "ora la colonna è vuota.", "Partita vinta: 350 punti."),
    ],
)
def test_gp_10_gp_13_an_emptied_column_and_a_win(lang, emptied, won):
    sentences = sitting(WINNING, lang)
    assert sentences[-1].endswith(f"; {emptied} {won}")
    assert sum(sentence.count(emptied) for sentence in sentences) == 7
    assert sum(won in sentence for sentence in sentences) == 1


@pytest.mark.parametrize(
    ("lang", "blocked"),
    [
        ("en", "No more moves: "),
        ("fi", "Siirtoja ei enää ole: "),
        ("hr", "Nema više mogućih poteza: "),
        ("it", "Nessuna mossa possibile: "),
    ],
)
def test_gp_11_gp_18_a_block_is_told_with_the_cards_left_and_undone_without(lang, blocked):
    # Twenty draws of a deal whose last waste card fits nothing.
    session = Session(read_code("GO1-S-AAAAAAA"))
    while session.outcome is None:
        last = said(session, "d", lang)
    assert session.outcome.kind == "blocked"
    assert f" {blocked}" in last
    assert re.search(r"\b35\b", last[last.index(blocked) :])
    assert blocked not in said(session, "u", lang)
    assert blocked in said(session, "r", lang)


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        ("en", ["Draw", "6 of hearts from column 1", "Jack of spades from column 3"]),
        ("fi", ["Nosta kortti", "Hertta 6 pinosta 1", "Patajätkä pinosta 3"]),
        ("hr", ["Izvuci kartu", "Karta 6 herc iz stupca 1", "Karta dečko pik iz stupca 3"]),
        ("it", ["Pesca", "6 di cuori dalla colonna 1", "Fante di picche dalla colonna 3"]),
    ],
)
def test_moves_as_labels(lang, labels):
    session = Session(read_code(CODE))
    moves = [session.game.read_move(session.state, token) for token in ("d", "1", "3")]
    assert [speak(lang).move(session.view(), move) for move in moves] == labels


def test_a_move_of_a_row_names_the_card_in_that_row():
    session = Session(read_code(CODE))
    assert (
        speak("en").move(session.view(), session.game.read_move(session.state, "1:4")) == "10 of spades from column 1"
    )


def test_a_move_from_an_empty_place_has_no_label():
    session = Session(read_code(CODE))
    for token in WINNING.split():
        session.act(token)
    with pytest.raises(LookupError):
        speak("en").move(session.view(), session.game.read_move(session.state, "1"))


def test_cards_in_their_text_form():
    assert said(Session(read_code(CODE)), "d", "en", "text") == "8s drawn; 15 cards in the stock."


@pytest.mark.parametrize(
    ("lang", "given_up", "over"),
    [
        ("en", "Hole 1 given up: 35 strokes. Hole 2 begins.", "Hole 9 given up: 35 strokes. The round is over."),
        (
            "fi",
            "Reikä 1 luovutettiin: 35 lyöntiä. Reikä 2 alkaa.",
            "Reikä 9 luovutettiin: 35 lyöntiä. Kierros on pelattu.",
        ),
        ("hr", "Rupa 1 predana: 35 udaraca. Počinje rupa 2.", "Rupa 9 predana: 35 udaraca. Runda je završena."),
        ("it", "Buca 1 abbandonata: 35 colpi. Inizia la buca 2.", "Buca 9 abbandonata: 35 colpi. Il giro è finito."),
    ],
)
def test_gp_15_holes_are_left_and_rounds_end(lang, given_up, over):
    match, words = Match(read_code("GO1-T-AAAAAAB")), speak(lang)
    left = [match.act(NEXT) for _ in range(9)]
    sentences = [words.advanced(one, words.counted(match.deal.rules, one.score)) for one in left]
    assert (sentences[0], sentences[-1]) == (given_up, over)


def test_gp_15_a_finished_hole_is_not_called_given_up():
    match = Match(read_code("GO1-E9-AAAAAAB"))
    for token in WINNING.split():
        match.act(token)
    advanced = match.act(NEXT)
    assert speak("en").advanced(advanced, speak("en").counted(match.deal.rules, advanced.score)) == (
        "Hole 1 finished: 350 points. Hole 2 begins."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), [(game, preset) for game in FOR_ONE for preset in game.presets])
def test_whatever_happens_in_any_game_can_be_said(game, preset, lang):
    """Random sittings with undo and redo: every move has a label, every step its sentences, every view its words."""
    words, rng = speak(lang), random.Random(f"{game.key} {preset.letters}")
    for number in range(3):
        session = Session(read_code(f"{game.code}{game.version}-{preset.letters}-AAAAAA{'ABC'[number]}"))
        layout = game.layout(session.deal.rules)
        for _ in range(80):
            for move in session.view().legal:
                assert words.move(session.view(), move)
            moves = [game.write_move(move) for move in session.view().legal]
            step = session.act(rng.choice([*moves * 3, "u", "r"]))
            if isinstance(step, Refusal):
                assert words.refusal(step)
                assert words.reason(step)
                continue
            sentence = words.step(step, session.events(step), session.view())
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert sentence.endswith(".")
            assert words.position(session.view(), layout).endswith(".")


def started(game, rules):
    source = 1 if 1 in game.people else Secret(game.people[-1], "0" * 64)
    return Deal(game, rules, source).start()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_pl_2_gp_8_every_game_is_described(game, lang):
    words = speak(lang)
    for line in (words.game, words.game_line, words.game_players, words.game_time, words.game_difficulty):
        assert line(game.key)
    names = {words.preset(game.key, preset.name) for preset in game.presets}
    lines = {words.preset_line(game.key, preset.name) for preset in game.presets}
    assert len(names) == len(lines) == len(game.presets)
    for option in options(game.rules_type):
        assert words.option(game.key, option.name)
        assert len({words.value(game.key, option.name, value) for value in option.values}) == len(option.values)
    for place in (pile.place for preset in game.presets for pile in game.piles(started(game, preset.rules))):
        assert words.place(place) == words.place(Place(*place))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["1 player", "3–10 min", "easy", "Easy", "Classic", "Standard", "Traditional"]),
        ("fi", ["1 pelaaja", "3–10 min", "helppo", "Helppo", "Klassinen", "Vakio", "Perinteinen"]),
        ("hr", ["1 igrač", "3–10 min", "lako", "Lako", "Klasično", "Standardno", "Tradicionalno"]),
        ("it", ["1 giocatore", "3–10 min", "facile", "Facile", "Classica", "Standard", "Tradizionale"]),
    ],
)
def test_pl_2_gp_8_golf_patience_in_the_words_of_the_sources(lang, told):
    words = speak(lang)
    asked = [words.game_players("golf"), words.game_time("golf"), words.game_difficulty("golf")]
    assert asked + [words.preset("golf", name) for name in ("easy", "classic", "standard", "traditional")] == told
