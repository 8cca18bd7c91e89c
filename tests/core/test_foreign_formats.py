"""Boards and decks as text: what is written is read back as the same deal, and what is no deal is refused by name."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Game
from pysol_cards.random_base import RandomBase

from mulligan.core.cards import ordered_pack, write_cards
from mulligan.core.codes import Deal, read_code
from mulligan.core.decks import Deck, read_deck
from mulligan.core.faults import Unreadable
from mulligan.core.formats import FORMATS, LONGEST, guess_format, read_deal, write_deal
from mulligan.core.formats.boards import Board, read_board
from mulligan.core.table import Pile, Place
from mulligan.games.golf import Golf, GolfRules
from mulligan.games.klondike import Klondike
from mulligan.words import languages, speak

GOLF, KLONDIKE = GAMES = (Golf(), Klondike())
PACKS = st.permutations(ordered_pack()).map(lambda cards: Deck(tuple(cards)))


def deal(code):
    return read_code(code, GAMES)


def read(text, form=None, asked=None):
    return read_deal(text, form or guess_format(text), GAMES, asked)


def fault_of(text, form=None, asked=None):
    with pytest.raises(Unreadable) as caught:
        read(text, form, asked)
    for lang in languages():
        assert speak(lang).unreadable(caught.value)
    return caught.value.code, caught.value.facts


# Round trips


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@given(pack=PACKS)
def test_any_pack_comes_back_as_the_same_deal(game, form, pack):
    """CD-7, by the format's own beginning as well as by its name."""
    told = Deal(game, game.presets[0].rules, pack)
    text = write_deal(told, form)
    assert guess_format(text) == form
    assert read(text, form, game) == told
    if form != "deck":
        assert read(text) == told
    assert write_deal(read(text, form, game), form) == text


@given(pack=PACKS)
def test_an_empty_waste_comes_back_from_a_board(pack):
    """GP-27: where the rules change the start, the board tells them."""
    told = Deal(GOLF, GolfRules(empty_waste=True), pack)
    for form in ("fcsolve", "solvitaire"):
        assert read(write_deal(told, form)) == told


@pytest.mark.parametrize(
    "code", ["ms:5", "GO1-E-AAAAAAB", "golf/pysol:99999", "klondike/greenfelt:815", "KL1-D3V-AAAAAAG"]
)
def test_any_deal_can_be_written_as_its_cards(code):
    told = deal(code)
    for form in ("fcsolve", "solvitaire", "deck"):
        assert read(write_deal(told, form), form, told.game).pack == told.pack


def test_the_rules_do_not_matter_to_a_deck():
    """Nor do holes, although no exact deck can be a round."""
    assert write_deal(deal("golf/strict+holes=9/ms:5"), "deck") == write_deal(deal("ms:5"), "deck")


def test_digits_are_fixed_points():
    text = write_deal(deal("klondike/kpat:24"), "deck").strip()
    assert str(read_deck(text)) == text
    assert repr(read_deck(text)) == f"read_deck({text!r})"
    spaced = " ".join(text[at : at + 3] for at in range(0, 156, 3))
    assert read(f"\n{spaced}\n", "deck", KLONDIKE) == read(text, "deck", KLONDIKE)


# Boards of other programs


@pytest.mark.parametrize("tens", [True, False], ids=["T", "10"])
@pytest.mark.parametrize("game", ["golf", "klondike"])
def test_a_board_of_pysol_cards_is_read_and_written_letter_for_letter(game, tens):
    text = Game(game, 32001, RandomBase.DEALS_PYSOLFC).calc_layout_string(CardRenderer(tens))
    told = read(text)
    assert told.start() == deal(f"{game}/pysol:32001").start()
    assert write_deal(told, "fcsolve") == text.replace("10", "T")


KPAT_GOLF = """Foundations: TH
Talon: 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H
JD 5H KH AS 4H
2D KD 3H AH AC
9H KC 2S 3C 4D
JC 9S KS 4C 7S
5D 5S 9D 5C 3S
7H AD QD TS TD
7C QC JS QH 4S
"""


def test_the_headers_may_stand_in_any_order_and_in_any_case():
    assert read(KPAT_GOLF).start() == deal("kpat:1").start()
    lines = KPAT_GOLF.splitlines()
    assert read("\r\n".join([*lines[2:], "", lines[1].lower(), lines[0].lower()])) == read(KPAT_GOLF)
    colons = [*lines[:2], *(f": {line}" for line in lines[2:])]
    assert read("\n".join(colons)) == read(KPAT_GOLF)


SHOOTME_1 = {
    "tableau piles": [
        ["4D"],
        ["3C", "4C"],
        ["9S", "7D", "6H"],
        ["AH", "7S", "2C", "JD"],
        ["AD", "6S", "2H", "10S", "AS"],
        ["4H", "8H", "2D", "KS", "JC", "5C"],
        ["3H", "4S", "3S", "5D", "JH", "6C", "KD"],
    ],
    "stock": [
        *("10H", "8D", "7H", "KC", "3D", "10D", "5H", "8C", "QS", "JS", "9H", "7C"),
        *("6D", "8S", "QD", "QH", "AC", "9C", "5S", "KH", "QC", "2S", "10C", "9D"),
    ],
}


def test_solvitaire_draws_from_the_end_of_its_list():
    state = read(json.dumps(SHOOTME_1)).start()
    piles = {str(pile.place): write_cards(pile.cards) for pile in KLONDIKE.piles(state)}
    state, _ = KLONDIKE.play(state, KLONDIKE.read_move(state, "d"))
    assert piles["stock"].split()[-3:] == ["2s", "Tc", "9d"]
    assert piles["column7"] == "3h 4s 3s 5d Jh 6c Kd"
    assert [write_cards(pile.cards) for pile in KLONDIKE.piles(state) if str(pile.place) == "waste"] == ["9d"]


def test_solvitaire_is_written_as_its_own_programs_write_it():
    value = json.loads(write_deal(read(json.dumps(SHOOTME_1)), "solvitaire"))
    assert list(value) == ["tableau piles", "stock", "waste", "foundations"]
    assert value["stock"] == SHOOTME_1["stock"]
    assert value["tableau piles"][4] == ["Ad", "6s", "2h", "10s", "AS"]
    assert (value["waste"], value["foundations"]) == ([], [[], [], [], []])


def test_lower_case_lies_face_down_and_other_spellings_are_read():
    value = json.loads(write_deal(read(json.dumps(SHOOTME_1)), "solvitaire"))
    value["foundation"] = value.pop("foundations")
    value["tableau piles"][4][3] = "Ts"
    value["tableau piles"][3][0] = "1h"
    value["tableau piles"][6][6] = "13D"
    value["stock"] = [card.lower() for card in value["stock"]]
    assert read(json.dumps(value)) == read(json.dumps(SHOOTME_1))


def test_solvitaire_builds_golf_on_a_hole():
    value = json.loads(write_deal(deal("ms:5"), "solvitaire"))
    assert (value["hole"], value["waste"], value["foundations"]) == ("9D", ["9D"], [])
    assert value["stock"][-1] == "KS"
    for without in ("hole", "waste"):
        rest = {key: cards for key, cards in value.items() if key != without}
        assert read(json.dumps(rest)).start() == deal("ms:5").start()


# What is refused


def klondike_board(**changed):
    lines = write_deal(deal("klondike/ms:5"), "fcsolve").splitlines()
    for number, line in changed.items():
        lines[int(number[4:]) - 1] = line
    return "\n".join(lines)


LINES = klondike_board().splitlines()


def test_missing_and_doubled_cards_are_named():
    first, second = LINES[0].split()[1:3]
    code, facts = fault_of(klondike_board(line1=LINES[0].replace(second, first)))
    assert (code, facts) == ("pack", {"missing": second[0] + second[1].lower(), "doubled": first[0] + first[1].lower()})


def test_the_sentence_names_them_in_every_language():
    text = KPAT_GOLF.replace("7C QC", "7C 7H").replace("TS TD", "TS AC")
    with pytest.raises(Unreadable) as caught:
        read(text)
    said = {lang: speak(lang).unreadable(caught.value) for lang in ("en", "hr", "it")}
    assert said["en"] == (
        "This is not a whole pack of 52 cards; missing: 10 of diamonds, queen of clubs; "
        "more than once: 7 of hearts, ace of clubs"
    )
    assert "10 karo, dama tref" in said["hr"]
    assert "7 di cuori, asso di fiori" in said["it"]
    assert speak("en", "text").unreadable(caught.value).endswith("missing: Td, Qc; more than once: 7h, Ac")


@pytest.mark.parametrize("lost", range(9))
def test_a_board_with_a_line_less_names_what_is_missing(lost):
    lines = KPAT_GOLF.splitlines()
    gone = lines.pop(lost).partition(":")[2] or KPAT_GOLF.splitlines()[lost]
    code, facts = fault_of("\n".join(lines))
    assert code == "pack"
    assert set(facts["missing"].split()) == {card[0] + card[1].lower() for card in gone.split()}
    assert facts["doubled"] == ""
    with pytest.raises(Unreadable) as caught:
        read("\n".join(lines))
    assert speak("en").unreadable(caught.value).endswith("; more than once: none")


@pytest.mark.parametrize(("length", "code"), [(2, "board_card"), (3, "pack"), (100, "pack"), (175, "format_unknown")])
def test_a_truncated_board_is_no_deal(length, code):
    assert fault_of(KPAT_GOLF[:-length])[0] == code


@given(st.integers(0, 155), st.sampled_from(["", "0", "9", "x", "٣", "１"]))
def test_a_spoilt_deck_is_never_another_deal(at, letter):
    """A partial deck, a digit that is none and a card that is there twice are refused; nothing is made up."""
    digits = write_deal(deal("klondike/ms:5"), "deck").strip()
    spoilt = digits[:at] + letter + digits[at + 1 :]
    if spoilt == digits:
        return
    code, facts = fault_of(spoilt, "deck", KLONDIKE)
    expected = {"": "deck_length", "x": "deck_digit", "٣": "deck_digit", "１": "deck_digit"}
    assert code == expected.get(letter, code)
    assert code in {"deck_length", "deck_digit", "deck_card", "pack"}
    assert facts.get("position", at + 1) in range(at - 1, at + 2)
    with pytest.raises(Unreadable) as caught:
        deal(f"klondike/deck:{spoilt}")
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("code", "fault", "facts"),
    [
        ("klondike/deck:", "deck_length", {"count": 0}),
        ("klondike/deck:011061", "deck_length", {"count": 6}),
        ("deck:" + "011" * 52, "pack", {"doubled": "Ac"}),
        ("deck:" + "011" * 51 + "015", "deck_card", {"text": "015", "position": 159}),
        ("deck:" + "141" + "011" * 51, "deck_card", {"text": "141", "position": 6}),
        ("golf/deck:01106 1x", "deck_digit", {"text": "x", "position": 18}),
        ("deck:" + "0" * 157, "deck_length", {"count": 157}),
        ("deck:" + "0" * 500, "code_too_long", {"count": 505}),
        ("golf/jokers=1/deck:{}", "deck_jokers", {}),
        ("golf/holes=9/deck:{}", "deck_round", {}),
        ("golf/T/deck:{}", "deck_round", {}),
    ],
)
def test_a_code_with_a_deck_is_refused_with_what_and_where(code, fault, facts):
    digits = write_deal(deal("klondike/ms:5"), "deck").strip()
    with pytest.raises(Unreadable) as caught:
        deal(code.format(digits))
    assert caught.value.code == fault
    assert facts.items() <= caught.value.facts.items()


def test_no_deal_follows_an_exact_deck():
    """GP-15: a round asks for the following deals."""
    told = read(write_deal(deal("ms:5"), "fcsolve"))
    for count in (0, 1, 8):
        with pytest.raises(Unreadable) as caught:
            told.following(count)
        assert caught.value.code == "deck_round"


WASTE = "Waste: " + " ".join(LINES[0].split()[1:3])
REST = "Talon: " + " ".join(LINES[0].split()[3:])
PLAYED = KPAT_GOLF.replace("Foundations: TH\nTalon: 8H", "Foundations: TH 8H\nTalon:")


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        (klondike_board(line3=LINES[2].replace("<", "").replace(">", "")), "board_face_up", {"column": 2, "row": 1}),
        (klondike_board(line2=f"<{LINES[1]}>"), "board_face_down", {"column": 1, "row": 1}),
        (KPAT_GOLF.replace("JD 5H", "<JD> 5H"), "board_face_down", {"card": "Jd", "column": 1, "row": 1}),
        (klondike_board(line1=f"{WASTE}\n{REST}"), "board_waste", {"count": 2}),
        (PLAYED, "board_waste", {"count": 2}),
        (KPAT_GOLF.replace("5H KH AS 4H", "KH AS 4H").replace("2D KD", "5H 2D KD"), "board_shape", {"text": "4-6-5-5-5-5-5"}),
        (KPAT_GOLF.replace("\n2D KD", " 2D KD"), "board_shape", {"text": "10-5-5-5-5-5"}),
        (
            KPAT_GOLF.replace("AS ", "").replace("Foundations:", "Waste:") + "Foundations: S-A H-0 D-0 C-0\n",
            "board_foundations",
            {"count": 1},
        ),
        (KPAT_GOLF.replace("JD 5H", "JD 5X"), "board_card", {"text": "5X", "line": 3, "position": 2}),
        (KPAT_GOLF.replace("JD 5H", "JD 5H>"), "board_card", {"text": "5H>", "line": 3, "position": 2}),
        (KPAT_GOLF.replace("JD 5H", "JD ７H"), "board_card", {"text": "７H", "line": 3, "position": 2}),
        (KPAT_GOLF.replace("JD 5H", "JD 5ſ"), "board_card", {"text": "5ſ", "line": 3, "position": 2}),
        (KPAT_GOLF.replace("8H 2C", "8H --"), "board_card", {"text": "--", "line": 2, "position": 2}),
        (KPAT_GOLF.replace("8H 2C", "8H XR"), "board_card", {"text": "XR", "line": 2, "position": 2}),
        (f"{KPAT_GOLF}Freecells: -\n", "board_header", {"text": "Freecells", "line": 10}),
        (f"{KPAT_GOLF}Talon: 8H\n", "board_header_twice", {"text": "Talon", "line": 10}),
        ("", "format_empty", {}),
        (" \n\t", "format_empty", {}),
        ("some words", "format_unknown", {"allowed": "fcsolve, solvitaire, deck, code"}),
        ("0110610120", "deck_length", {"count": 10}),
        ("GO1-E-AAAAAAB d 5", "format_moves", {"text": "d"}),
        ("GO1-E-AAAAAA1", "code_letter", {"position": 13}),
        ("# mine\nms:x", "code_digits", {"text": "x"}),
        ("x" * (LONGEST + 1), "format_too_long", {"count": LONGEST + 1, "most": LONGEST}),
    ],
)  # fmt: skip
def test_a_board_is_refused_with_what_and_where(text, code, facts):
    asked = KLONDIKE if text.isdigit() else None
    told, there = fault_of(text, None, asked)
    assert told == code
    assert facts.items() <= there.items()


def golf_json(**changed):
    return json.dumps({**json.loads(write_deal(deal("ms:5"), "solvitaire")), **changed})


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ('{"stock": ["AH"', "json_text", {"line": 1, "position": 16}),
        ('{\n"stock" ["AH"]}', "json_text", {"line": 2, "position": 9}),
        ("{" * 5000, "json_text", {"line": 1}),
        ("[" * 9000, "json_text", {"line": 1}),
        ("[]", "json_object", {"allowed": "tableau piles, stock, waste, hole, foundations, foundation"}),
        ('{"tableau": []}', "json_key", {"text": "tableau"}),
        ('{"stock": [], "stock": []}', "json_key_twice", {"text": "stock"}),
        ('{"stock": "AH"}', "json_list", {"text": "stock"}),
        ('{"tableau piles": {"1": []}}', "json_list", {"text": "tableau piles"}),
        ('{"tableau piles": ["AH"]}', "json_list", {"text": "tableau piles"}),
        ('{"stock": ["AH", 5]}', "json_card", {"pile": "stock", "position": 2}),
        ('{"stock": [' + "9" * 5000 + "]}", "json_card", {"pile": "stock", "position": 1}),
        ('{"stock": [1e999]}', "json_card", {"pile": "stock", "position": 1}),
        ('{"stock": [null]}', "json_card", {"text": "null"}),
        ('{"hole": ["AH"]}', "json_card", {"pile": "hole"}),
        ('{"tableau piles": [["AH"], ["2D", "14C"]]}', "json_card", {"pile": "tableau piles 2", "position": 2}),
        ("{}", "pack", {"doubled": ""}),
        (golf_json(stock=["KS"]), "pack", {"doubled": ""}),
        (golf_json(waste=["9D", "9D"]), "pack", {"missing": "", "doubled": "9d"}),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) else None,
)
def test_json_is_refused_with_what_and_where(text, code, facts):
    told, there = fault_of(text)
    assert told == code
    assert facts.items() <= there.items()


def test_a_deck_does_not_tell_its_game():
    digits = write_deal(deal("ms:5"), "deck")
    assert fault_of(digits) == ("deck_game", {"allowed": "golf, klondike"})
    assert read(digits, "deck", GOLF) == read(f"golf/deck:{digits}")


class Peaks(Golf):
    """A game without columns."""

    def piles(self, state):
        return tuple(
            Pile(Place("peak", pile.place.number), pile.cards) if pile.place.kind == "column" else pile
            for pile in super().piles(state)
        )


@pytest.mark.parametrize("form", ["fcsolve", "solvitaire"])
def test_a_game_without_columns_has_decks_but_no_boards(form):
    peaks = Peaks()
    told = Deal(peaks, GolfRules(), 1)
    for refused in (
        lambda: write_deal(told, form),
        lambda: read_deal(write_deal(deal("ms:5"), form), form, (peaks,)),
        lambda: read(write_deal(deal("ms:5"), form), form, peaks),
    ):
        with pytest.raises(Unreadable) as caught:
            refused()
        assert (caught.value.code, caught.value.facts) == ("format_game", {"format": form, "game": "golf"})
    assert read(write_deal(told, "deck"), "deck", peaks).pack == told.pack
    with pytest.raises(Unreadable) as caught:
        read_deal(KPAT_GOLF, "fcsolve", (peaks, KLONDIKE))
    assert caught.value.facts["allowed"] == "klondike 1-2-3-4-5-6-7"


def test_a_board_can_be_asked_to_be_of_one_game():
    assert fault_of(KPAT_GOLF, None, KLONDIKE)[0] == "board_shape"
    assert fault_of(klondike_board(), None, GOLF) == (
        "board_shape",
        {"text": "1-2-3-4-5-6-7", "allowed": "golf 5-5-5-5-5-5-5"},
    )


@pytest.mark.parametrize("form", ["fcsolve", "solvitaire", "deck"])
def test_jokers_have_no_place_in_other_programs(form):
    with pytest.raises(Unreadable) as caught:
        write_deal(deal("GO1-EJ2-AAAAAAB"), form)
    assert (caught.value.code, caught.value.facts) == ("format_game", {"format": form, "game": "golf"})
    assert write_deal(deal("GO1-EJ2-AAAAAAB"), "code") == "GO1-EJ2-AAAAAAB\n"


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text):
    for form in (None, *FORMATS):
        with suppress(Unreadable):
            assert read(text, form, KLONDIKE).start()


@given(st.lists(st.sampled_from(ordered_pack()), max_size=60))
def test_a_pack_is_whole_or_its_fault_says_in_what(cards):
    columns = tuple(tuple(cards[at : at + 5]) for at in range(0, 35, 5))
    with pytest.raises(Unreadable) as caught:
        read_board(Board(columns, tuple(cards[36:]), tuple(cards[35:36])), "fcsolve", GAMES)
    assert caught.value.code == "pack"
    assert set(caught.value.facts["missing"].split()) == {card.text for card in set(ordered_pack()) - set(cards)}
