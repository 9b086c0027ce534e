"""Polish with the words printed in the Polish boxes: what a game calls one way is not called another way by us.

Read are the messages of a game and its rule texts; ids, comments and English are not.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from gwarek import new_match
from gwarek.core.catalogue import game_folder, load_game, slugs
from gwarek.i18n import FOLDER, Speech, Teller, game_messages, message_files
from gwarek.i18n.spaces import NBSP, bound

# A count before the bare name of a good that then has to be inflected: cubes are counted as "kostka czego".
COUNTED = (
    r"(?:\d|\}) (?:węgle|węgli|żelaz|żelaza|arszeniki|arszeników|wodę|wodami|wodach|miedziami|cynami|cynę)\b"
)
# The railway is "kolej"; one link is "połączenie (kolejowe)".
LINK = (
    r"\b(?:dwie|dwóch|dwoma|drug\w+|pierwsz\w+|jedn\w+|obie|obu|t[ęaą]|tej|now\w+|własn\w+|czyj\w+) "
    r"(?:kolej|koleje|kolei|kolejom|kolejami|kolejach|tor|tory|torów)\b"
)

FORBIDDEN = {
    "birmingham": [r"\bzakład\w*", r"\bbranż\w*", r"\bszlak\w*", r"\bfarm\w*", LINK, COUNTED],
    "lancashire": [r"\bzakład\w*", r"\bbranż\w*", r"\bszlak\w*", "Warrington i Runcorn", LINK, COUNTED],
    "coalbaron": [
        r"\bkas[aąęoyi]\b",
        r"\bzleceni\w*",
        r"\botwart\w* zamówie\w*",
        r"\bpierwsz\w+ gracz\w*\b(?! rozpocz)",
        "marek reszty",
    ],
    "switchsignal": [
        r"\bdowiezion\w*",
        r"\bdowozi\b",
        r"\bzespo?ół\w*",
        r"\bzespoł\w*",
        r"\bzmian\w+ semafora",
        r"\bkażdy \}(?! pociąg)",  # of several colours the noun is said once
    ],
    "tinnerstrail": [COUNTED, r"\bpole pracy\b", r"\(z \}\)", r"£\} przepada"],
}
# Everywhere: a turn at the table is "ruch" or "tura", the railway alone is "kolej"; a percent sign has no space.
EVERYWHERE = [r"\b(?:twoja|twojej|moja) kolej\b", r"\bkolej:", r"(?:\d|\}) %", "—", r"\bkomponent\w*"]
EVERYWHERE += [r"\b(?P<twice>\w{3,}) (?P=twice)\b", r"\bodnośnik\w* żyj\w+"]


class Words(Visitor):
    """The text of a message with `}` where something is filled in."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        self.said.append("".join(e.value if isinstance(e, ftl.TextElement) else "}" for e in node.elements))
        self.generic_visit(node)


def messages(file: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            words = Words()
            words.visit(entry)
            yield from ((entry.id.name, text) for text in words.said)


def texts(node: object, where: str = "") -> Iterator[tuple[str, str]]:
    """Every `pl` of a rules file, and the id nearest to it."""
    if isinstance(node, dict):
        where = str(node.get("id", where))
        for key, value in node.items():
            if key == "pl" and isinstance(value, str):
                yield where, value
            else:
                yield from texts(value, where)
    elif isinstance(node, list):
        for one in node:
            yield from texts(one, where)


def faults(said: Iterator[tuple[str, str]], forbidden: list[str]) -> list[str]:
    search = re.compile("|".join(forbidden), re.I)
    return [f"{where}: {found[0]!r} in {text!r}" for where, text in said for found in search.finditer(text)]


@pytest.mark.parametrize("slug", slugs())
def test_a_game_speaks_with_the_words_of_its_box(slug: str) -> None:
    forbidden = [*FORBIDDEN[slug], *EVERYWHERE]
    files = game_messages(slug, "pl")
    assert {"pl.ftl", "pl-board.ftl"} <= {file.name for file in files}
    assert [fault for file in files for fault in faults(messages(file), forbidden)] == []
    rules = tomllib.loads((game_folder(slug) / "rules.toml").read_text("utf-8"))
    assert faults(texts(rules), forbidden) == []


def test_names_on_the_map_and_the_cards_are_those_of_the_log() -> None:
    """Lancashire's map once said "Warrington i Runcorn" where its log said "Warrington/Runcorn"."""
    box = tomllib.loads((game_folder("lancashire") / "components.toml").read_text("utf-8"))
    printed = {row["id"]: row["name_pl"] for row in box["region"]}
    assert {id: Speech("pl").say(f"lancashire-place-{id}") for id in printed} == printed


@pytest.mark.parametrize("file", ["pages", "shell", "cli", "study", "editor"])
def test_the_pages_and_the_terminal_do_too(file: str) -> None:
    assert faults(messages(FOLDER / "pl" / f"{file}.ftl"), EVERYWHERE) == []


@pytest.mark.parametrize(
    ("plain", "held"), json.loads((Path(__file__).parent / "polish_spaces.json").read_text("utf-8"))
)
def test_a_short_word_and_a_number_stay_with_what_follows(plain: str, held: str) -> None:
    assert bound(plain) == held.replace("_", NBSP)
    assert bound(bound(plain)) == bound(plain)


def test_every_polish_message_holds_its_spaces_and_no_english_one() -> None:
    assert Speech("pl").say("pages-rules-places", count=2) == f"2{NBSP}miejsca"
    assert NBSP not in Speech("en").say("pages-rules-places", count=2)


def test_no_such_space_is_typed_by_hand() -> None:
    """They are put in once, where a message is formatted."""
    assert [file.name for file in message_files("pl") if NBSP in file.read_text("utf-8")] == []


def test_a_sentence_that_begins_with_a_colour_begins_with_a_capital() -> None:
    """People at the terminal may sit as colours; names stay as they were typed."""
    game = load_game("coalbaron")
    told = new_match("coalbaron", seats=2, seed=1).told
    [begins] = [event for entry in told for event in entry.events if event.kind == "start-player"]
    said = Teller(Speech("pl"), game, ["red", "blue"]).event(begins)
    assert said in ("Czerwony jest graczem rozpoczynającym.", "Niebieski jest graczem rozpoczynającym.")
    assert Teller(Speech("pl"), game, ["ala", "ola"]).event(begins)[:3] in ("ala", "ola")
