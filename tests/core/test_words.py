"""`core.words`: lines that can be listed, and what is said about those that cannot be read."""

from dataclasses import dataclass
from typing import final

import pytest

from gwarek.core.action import Line
from gwarek.core.problem import Problem
from gwarek.core.words import Phrases, counted, numbered


@final
@dataclass(eq=False, repr=False)
class Ask(Line):
    whom: int
    what: int = -1


def phrases() -> Phrases:
    """`ask KEEPER`, `ask PORTER BAG`, and `ask GUARD`, who goes by two names."""
    words = Phrases()
    words.spell(Ask, "ask", {"keeper": 0})
    words.spell(Ask, "ask", {"porter": 1}, numbered(["trunk", "bag"]))
    words.mean("ask warden", words.say(Ask, "ask guard", 2))
    words.learn("ask", {"guard": 2, "warden": 2})
    return words


def test_a_line_is_read_as_the_value_that_was_made() -> None:
    words = phrases()
    found = words.read("  ask  porter bag ")
    assert isinstance(found, Ask)
    assert (found.text(), found.whom, found.what) == ("ask porter bag", 1, 1)
    assert words.read("ask warden") is words.read("ask guard")
    assert words.verbs == ["ask"]


@pytest.mark.parametrize(
    ("line", "id", "facts"),
    [
        ("", "line-empty", {}),
        ("beg keeper", "line-verb", {"word": "beg", "line": "beg keeper"}),
        ("ask porter", "line-length", {"line": "ask porter", "needed": 2, "given": 1}),
        ("ask keeper bag", "line-length", {"line": "ask keeper bag", "needed": 1, "given": 2}),
        ("ask porter hat", "line-word", {"word": "hat", "line": "ask porter hat"}),
        ("ask cook", "line-word", {"word": "cook", "line": "ask cook"}),
        ("ask cook bag", "line-word", {"word": "cook", "line": "ask cook bag"}),
        ("ask", "line-length", {"line": "ask", "needed": 2, "given": 0}),
    ],
)
def test_what_is_wrong_is_told_by_the_nearest_way(line: str, id: str, facts: dict[str, object]) -> None:
    with pytest.raises(Problem) as found:
        phrases().read(line)
    assert (found.value.id, found.value.facts) == (id, facts)


def test_numbers_are_words_too() -> None:
    words = Phrases()
    prices = words.spell(Ask, "bid", counted(3, 12))
    assert [(a.text(), a.whom) for a in prices[:2]] == [("bid 3", 3), ("bid 4", 4)]
    assert words.read("bid 12") is prices[-1]
    for wrong in ("2", "13", "03", "+3", "³"):
        with pytest.raises(Problem):
            words.read(f"bid {wrong}")


def test_the_vocabulary_is_in_the_order_of_learning_with_names_last() -> None:
    words = Phrases()
    words.spell(Ask, "ask", numbered(["porter", "none"]))
    words.spell(Ask, "beg", numbered(["none", "cook"]))
    assert words.vocabulary(["cook", "porter", "cook"]) == ["ask", "none", "beg", "cook", "porter"]
