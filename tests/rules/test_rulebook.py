"""The rule texts of every game: complete, in step with the engine, the tests and the pages made from them."""

import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gwarek.core.catalogue import game_folder, load_game, slugs
from gwarek.core.problem import Problem
from gwarek.core.rule import Rule
from gwarek.core.rulebook import LANGUAGES, Rulebook, parse_rulebook, read_rulebook
from gwarek.testing.coverage import rule_tests, strangers, untested

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(params=slugs())
def slug(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def book(slug: str) -> Rulebook:
    return read_rulebook(game_folder(slug))


def deciding_ids(slug: str) -> set[str]:
    """Ids of all rule objects and id constants in the game's rules and in the table of its decisions."""
    prefix = load_game(slug).info.prefix
    found: set[str] = set()

    def look(value: object) -> None:
        if isinstance(value, Rule):
            found.add(value.id)
        elif isinstance(value, list):
            for part in value:
                look(part)
        elif isinstance(value, str) and value.startswith(f"{prefix}-"):
            found.add(value)

    for part in ("rules", "decisions"):
        for value in vars(importlib.import_module(f"gwarek.games.{slug}.{part}")).values():
            look(value)
    return found


def test_every_rule_that_decides_has_its_text(slug: str, book: Rulebook) -> None:
    ids = deciding_ids(slug)
    assert len(ids) > 10
    assert [id for id in sorted(ids) if not book.has(id)] == []


def test_every_rule_that_decides_says_why_not_in_both_languages(slug: str) -> None:
    for lang in LANGUAGES:
        text = (game_folder(slug) / "messages" / f"{lang}.ftl").read_text(encoding="utf-8")
        said = set(re.findall(r"^(why-[\w-]+) =", text, flags=re.MULTILINE))
        assert [id for id in sorted(deciding_ids(slug)) if f"why-{id.replace('.', '-')}" not in said] == []


def test_every_option_of_the_table_is_explained(slug: str, book: Rulebook) -> None:
    info = load_game(slug).info
    assert [option.id for option in info.options] == [reading.option for reading in book.options]
    known = {reading.id for reading in [*book.rulings, *book.options]}
    assert all(option.rule in known for option in info.options)


def test_every_number_has_a_test_and_no_test_names_another(slug: str, book: Rulebook) -> None:
    tests = rule_tests(ROOT / "tests" / "rules" / slug, book.prefix)
    assert untested(book, tests) == []
    assert strangers(book, tests) == []


def test_example_positions_can_be_set_up(slug: str, book: Rulebook) -> None:
    game = load_game(slug)
    for example in book.examples:
        if example.position is not None:
            s = game.position(example.position)
            assert game.faults(s) == [], example.id
            assert game.to_act(s) != [], example.id


def test_numbers_named_in_texts_exist(book: Rulebook) -> None:
    known = set(book.ids())
    named = re.compile(rf"\b{book.prefix}-(?:[A-Z]+\d*|\d+\.\d+)")
    for id in book.ids():
        for lang in LANGUAGES:
            assert set(named.findall(book.text_of(id, lang))) <= known, id


def test_both_languages_name_the_same_numbers_and_values(book: Rulebook) -> None:
    """A figure that is in one language and not in the other is a slip."""
    for id in book.ids():
        figures = [sorted(re.findall(r"\d+", book.text_of(id, lang))) for lang in LANGUAGES]
        assert figures[0] == figures[1], id


def test_the_page_has_every_part(slug: str, book: Rulebook) -> None:
    for lang in LANGUAGES:
        page = book.page(lang)
        assert list(page) == ["sections", "readings", "examples", "aid", "forget", "glossary"]
        assert all(page.values())


def test_a_number_said_twice_is_refused(slug: str) -> None:
    text = (game_folder(slug) / "rules.toml").read_text(encoding="utf-8")
    first = re.findall(r'^id = "([\w.-]+)"', text, flags=re.MULTILINE)[:2]
    with pytest.raises(Problem):
        parse_rulebook(text.replace(f'id = "{first[1]}"', f'id = "{first[0]}"', 1))


def test_an_unknown_number_is_refused(book: Rulebook) -> None:
    with pytest.raises(Problem):
        book.rule("COA-99.1")


def test_pages_made_from_the_rules_are_fresh() -> None:
    """`python scripts/rules_doc.py` makes them."""
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "rules_doc.py", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


def test_scripts_and_games_are_where_the_tests_look() -> None:
    assert {module.name for module in pkgutil.iter_modules([str(ROOT / "scripts")])} >= {
        "rules_coverage",
        "rules_doc",
    }
