"""PL-4: no message is left over; each is asked for by the code, by the page, or by another message."""

from tests.words.asked_for import PAGE, asked_for
from tests.words.files import shapes


def test_every_message_is_asked_for():
    known = shapes("en").keys()
    assert sorted(known - asked_for(known)) == []


def test_the_labels_that_the_page_alone_asks_for_are_those_of_its_files():
    for name, shape in shapes("en").items():
        assert name.startswith(PAGE) == (shape.file in ("page.ftl", "party.ftl", "keys.ftl", "stats.ftl")), name


def test_a_message_that_nobody_asks_for_is_found():
    nobodys = {"nobody", "cards-nobody", "page-nobody", "reason-nobody", "golf-preset-nobody", "page-theme-nobody"}
    assert asked_for(nobodys | {"cards", "reason-stale", "page-theme-dark"}) == {
        "cards",
        "reason-stale",
        "page-theme-dark",
    }
