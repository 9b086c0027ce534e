"""The facts of a box reach a player in words: no key of the file, no label of the workshop, in either language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from gwarek.core.catalogue import game_folder, load_game, slugs
from gwarek.core.factsheet import fact_tables
from gwarek.i18n import LANGUAGES, Speech
from gwarek.i18n.facts import SOURCES, UNTOLD_FIELDS, ToldTable, say_sources, told_facts
from gwarek.i18n.spaces import NBSP

EVERY = [(slug, lang) for slug in slugs() for lang in LANGUAGES]
# Tables without a title: what only the program needs. A new table is told, or is named here.
UNTOLD = re.compile(
    r"(meta|selfcheck|checks|layout|sources|options?|preset|player_colours|shaft_layout|owner_checklist|pieces\.colors|"
    r"solo\.options|map|map\.unused_regions|borders|neutral_land|cards|cards\.wild|side|canteen|clock|score_track|"
    r"muster_hall|placement_priority|vp_track|area_setup_cards|survey_decks|solo|expansion\.kickstarter|income_track|"
    r"virtual_link|transport|industries|goods|location_tokens|timetable\.start_card|board\.\w+|map_cards|"
    r"reveal_at_setup|dice|solo\.action_cards?|solo\.development_order|solo\.difficulty(_presets)?|"
    r"solo\.arsenic_limit)(\..*)?"
)
TOLD_AFTER_ALL = re.compile(
    r"cards\.(location|industry|region|wild\.in_box)|board\.\w+\.\w+|income_track\.segments|"
    r"expansion\.kickstarter\..*"
)
KEY = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b|\bfacts-|\bpages-|[{}\[\]#]|\bseed\b|\bprovenance\b")


@cache
def told(slug: str, lang: str) -> list[ToldTable]:
    return told_facts(load_game(slug), Speech(lang))


def texts(slug: str, lang: str) -> list[str]:
    out: list[str] = []
    for table in told(slug, lang):
        out += [table.title, *table.headings, *(cell for row in table.rows for cell in row)]
    return [text.replace(NBSP, " ") for text in out]


@pytest.mark.parametrize(("slug", "lang"), EVERY)
def test_no_key_of_the_file_is_shown(slug: str, lang: str) -> None:
    assert sorted({text for text in texts(slug, lang) if KEY.search(text)}) == []


@pytest.mark.parametrize("slug", slugs())
def test_polish_readers_meet_no_word_of_the_file(slug: str) -> None:
    """What both languages write alike is a name (Michigan, T05, port), never a word the file uses for itself."""
    alike = set(texts(slug, "pl")) & set(texts(slug, "en"))
    tables = fact_tables(game_folder(slug))
    raw = {word for table in tables for row in table.rows for word in row if isinstance(word, str)}
    raw |= {key for table in tables for key in table.columns}
    loans = {"port", "port 1", "region", "transport"}  # the same word in both languages
    assert (
        sorted(text for text in alike & raw - loans if text.islower() and re.search("[a-z]{2}", text)) == []
    )


@pytest.mark.parametrize(("slug", "lang"), EVERY)
def test_every_row_says_where_it_comes_from_and_how_sure_it_is(slug: str, lang: str) -> None:
    for table in told(slug, lang):
        assert len(table.rows) == len(table.sources)
        assert {len(row) for row in table.rows} == {len(table.headings) or 2}, table.id
        for sources in table.sources:
            assert set(sources) <= set(SOURCES)
            assert not KEY.search(say_sources(Speech(lang), sources))


@pytest.mark.parametrize("slug", slugs())
def test_what_is_shown_is_what_the_file_holds(slug: str) -> None:
    """Told are all tables but those only the program needs, and every row of them."""
    shown = {table.id: table for table in told(slug, "en")}
    for table in fact_tables(game_folder(slug)):
        id = table.name.replace(".", "-")
        untold = UNTOLD.fullmatch(table.name) and not TOLD_AFTER_ALL.fullmatch(table.name)
        assert (id in shown) == (not untold), table.name
        if id in shown:
            skipped = [row for row in table.rows if table.columns[0] == "fact" and row[0] in UNTOLD_FIELDS]
            assert len(shown[id].rows) == len(table.rows) - len(skipped)


def test_a_row_with_two_sources_says_both() -> None:
    """The built-in carts of Coal Baron: level and price are the rulebook's, the side has one source."""
    coal = next(table for table in told("coalbaron", "pl") if table.id == "coal")
    assert coal.sources[0][0] == "seed"
    assert say_sources(Speech("pl"), ["seed", "reconstructed"]) == "instrukcja; częściowo odtworzone"


def test_a_field_is_named_by_its_table() -> None:
    """Among the wild cards `industry` counts cards; on a route `canal` is no price."""
    wild = next(table for table in told("birmingham", "pl") if table.id == "cards-wild-in_box")
    assert [row[0] for row in wild.rows] == ["Jokery miast", "Jokery przedsiębiorstw"]
    lines = next(table for table in told("lancashire", "pl") if "Kolej" in table.headings)
    assert lines.headings[-2:] == ["Kanał", "Kolej"]
    costs = next(table for table in told("lancashire", "pl") if table.id == "costs")
    assert costs.rows[0][0].replace(NBSP, " ") == "Kanał (£)"


def test_labels_begin_with_a_capital_and_a_bonus_reads_as_one_thing() -> None:
    costs = next(table for table in told("tinnerstrail", "pl") if table.id == "work_costs")
    assert [row[0] for row in costs.rows if row[0][0].islower()] == []
    merchants = next(table for table in told("birmingham", "pl") if table.id == "merchants")
    at = merchants.headings.index("Premia")
    assert [row[at].replace(NBSP, " ") for row in merchants.rows][:2] == ["punkty 4", "rozwój 1"]
