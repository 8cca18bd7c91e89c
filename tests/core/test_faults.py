"""What is said of unreadable text."""

import copy
import pickle

import pytest

from mulligan.core.faults import Unreadable


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda fault: pickle.loads(pickle.dumps(fault))])
def test_a_fault_travels_whole(copied):
    """It comes back from another process with its code, its facts and its sentence."""
    fault = Unreadable("code_letter", {"text": "1", "position": 7}, "Letter 7 is 1.")
    again = copied(fault)
    assert isinstance(again, Unreadable)
    assert (again.code, again.facts, again.sentence) == ("code_letter", {"text": "1", "position": 7}, "Letter 7 is 1.")
    assert str(again) == str(fault)


def test_a_fault_says_its_sentence_or_else_its_facts():
    assert str(Unreadable("code_letter", {"text": "1", "position": 7}, "Letter 7 is 1.")) == "Letter 7 is 1."
    assert str(Unreadable("code_letter", {"text": "1", "position": 7})) == "code_letter: text '1', position 7"
    assert str(Unreadable("code_empty")).startswith("code_empty")
    assert repr(Unreadable("card", {"text": "1"})) == "Unreadable('card', {'text': '1'}, '')"


def test_facts_are_the_faults_own():
    facts = {"text": "1"}
    fault = Unreadable("card", facts)
    facts["text"] = "2"
    assert fault.facts == {"text": "1"}
    assert isinstance(fault, ValueError)
