"""The report of a study: tables and charts on one page, in both languages; pictures that are pictures."""

from __future__ import annotations

import re
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gwarek.core.catalogue import slugs
from gwarek.core.problem import Problem
from gwarek.lab.study import Study, study
from gwarek.lab.study.charts import LIGHT, NAMES, draw, need_charts, write_png
from gwarek.lab.study.tables import parquet_library
from gwarek.lab.study.words import Words

RECORDS = Path(__file__).parent.parent / "records"


@cache
def played(slug: str) -> Study:
    """The records of the smallest tables, each twice, so that there is something to draw."""
    found = study(slug, [RECORDS / slug])
    files = [row["file"] for row in found.tables.games.rows() if row["seats"] == found.sizes[0]]
    texts = [(f"{again} {file}", Path(file).read_text("utf-8")) for file in files for again in range(2)]
    return study(slug, texts)


@cache
def page_of(slug: str, lang: str = "en") -> str:
    """Drawing takes a while; every test looks at the same page."""
    return played(slug).html(lang)


class Page(HTMLParser):
    """The tables of a page as rows of text; ids; tags that must be closed are."""

    VOID = frozenset({"meta", "br", "hr", "img", "input", "link"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self.ids: list[str] = []
        self.labels: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        given = dict(attrs)
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag == "svg":
            assert given["role"] == "img"
            self.labels.append(given["aria-label"] or "")
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("th", "td"):
            self.tables[-1][-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("th", "td"):
            self.tables[-1][-1][-1] += data


@pytest.mark.parametrize(("slug", "lang"), [*((slug, "en") for slug in slugs()), ("switchsignal", "pl")])
def test_the_page_holds_every_table_and_a_name_for_every_chart(slug: str, lang: str) -> None:
    found = played(slug)
    words = Words(lang, found.game)
    text = page_of(slug, lang)
    page = Page(text)
    assert page.open == []
    assert page.tables == [[words.headings(block), *words.cells(block)] for block in found.blocks]
    charts = [block for block in found.blocks if draw(found, block, words, LIGHT) is not None]
    assert len(page.labels) == len(charts)
    assert all(words.title(block) in label for block, label in zip(charts, page.labels, strict=True))
    assert f'<html lang="{lang}">' in text


@pytest.mark.parametrize("slug", slugs())
def test_the_page_needs_nothing_else_and_follows_day_and_night(slug: str) -> None:
    text = page_of(slug)
    assert re.findall(r"""(?:src|href)=["'](?!#)[^"']*""", text) == []
    assert "@import" not in text
    assert "url(http" not in text
    assert "prefers-color-scheme: dark" in text
    assert "#0102" not in text, "a colour that stands for another was left in a chart"
    used = set(re.findall(r"var\(--(\w+)\)", "".join(re.findall(r"<svg.*?</svg>", text, re.S))))
    assert used <= set(NAMES)
    assert {"ink", "hair"} <= used


@pytest.mark.parametrize("slug", slugs())
def test_charts_are_well_formed_and_names_on_the_page_are_unique(slug: str) -> None:
    text = page_of(slug)
    for drawing in re.findall(r"<svg.*?</svg>", text, re.S):
        ElementTree.fromstring(drawing)
    ids = Page(text).ids
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("slug", slugs())
def test_every_cell_has_words(slug: str) -> None:
    """An id in place of a name would be a missing message."""
    found = study(slug, [RECORDS / slug])
    for lang in ("en", "pl"):
        words = Words(lang, found.game)
        for block in found.blocks:
            told = [words.title(block), words.note(block, 2), *words.headings(block)]
            told += [cell for row in words.cells(block) for cell in row]
            assert not [text for text in told if text.startswith(("study-", "cli-", words.slug + "-"))]


def test_lord_wallace_is_called_by_his_name() -> None:
    found = study("tinnerstrail", [RECORDS / "tinnerstrail"], seats=1)
    words = Words("en", found.game)
    assert [row[0] for row in words.cells(found.block("wins"))] == ["red", "Lord Wallace"]
    assert "Lord Wallace" in words.headings(found.block("sources"))


def test_pictures_are_pictures(tmp_path: Path) -> None:
    from PIL import Image

    found = study("coalbaron", [RECORDS / "coalbaron"], seats=3)
    written = write_png(found, tmp_path / "pictures", "pl")
    assert {"3-wins.png", "3-scores.png", "3-sources.png", "3-openings.png"} <= {
        path.name for path in written
    }
    for path in written:
        with Image.open(path) as picture:
            assert picture.format == "PNG"
            assert picture.width == 960
            assert len(picture.convert("RGB").getcolors(1 << 24) or []) > 2


def test_a_histogram_counts_every_score() -> None:
    found = study("coalbaron", [RECORDS / "coalbaron"], seats=4)
    [axes] = found.chart("scores").axes
    assert sum(bar.get_height() for bar in axes.patches if hasattr(bar, "get_height")) == 4


def test_an_answer_that_is_not_there() -> None:
    found = study("coalbaron", [RECORDS / "coalbaron"], seats=4)
    for ask in (found.block, found.chart):
        with pytest.raises(KeyError):
            ask("weather")


def test_without_the_libraries_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for library in ("matplotlib", "matplotlib.figure", "pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, library, None)
    for need in (need_charts, parquet_library):
        with pytest.raises(Problem) as raised:
            need()
        assert raised.value.id == "needs-extra"
        assert raised.value.facts["extra"] == "study"
