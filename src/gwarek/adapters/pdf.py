"""The aid of a game as a PDF: one page of A4, for printing. Needs fpdf2, which comes with the server."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gwarek.i18n import Speech
from gwarek.school.aid import Aid, Row, aid_of

if TYPE_CHECKING:
    from fpdf import FPDF

FONTS: Final = Path(__file__).parent / "fonts"
FONT: Final = "gwarek"
WIDTH: Final = 210.0
HEIGHT: Final = 297.0
MARGIN: Final = 13.0
GAP: Final = 8.0  # between the columns
HEAD: Final = 17.0  # the title above them
FOOT: Final = 7.0
COLUMN: Final = (WIDTH - 2 * MARGIN - GAP) / 2
INK: Final = (34, 30, 26)
FAINT: Final = (110, 100, 90)
ACCENT: Final = (150, 111, 51)
LARGEST: Final = 12.0  # points; as large as fits the page, no larger than one reads
SMALLEST: Final = 7.0
STEP: Final = 0.25
LEADING: Final = 1.28
MILLIMETRES: Final = 0.3528  # in a point


def aid_pdf(slug: str, lang: str) -> bytes:
    """The page; the same question has the same bytes."""
    aid, speech, pdf, size = aid_of(slug, lang), Speech(lang), _new_pdf(), LARGEST
    while size >= SMALLEST:
        page = _Page(aid, speech, size, pdf)
        if page.fits():
            return page.drawn()
        size -= STEP
    raise ValueError(f"the aid of {slug} does not fit on one page")


class _Item:
    """A piece of a column that is not torn apart: what it says, and how much room it takes."""

    def __init__(self, term: str, text: str, rule: str, heading: bool = False) -> None:
        self.term: Final = term
        self.text: Final = text
        self.rule: Final = rule
        self.heading: Final = heading

    def told(self) -> str:
        """As the setter reads it: the term in bold, the rule's number at the end."""
        term = f"**{self.term}** " if self.term else ""
        return f"{term}{self.text} ({self.rule})"


class _Page:
    """One way to set the aid: with letters of this size."""

    def __init__(self, aid: Aid, speech: Speech, size: float, pdf: FPDF) -> None:
        self._aid: Final = aid
        self._speech: Final = speech
        self._size: Final = size
        self._pdf: Final = pdf  # nothing is drawn on it before the size is found
        self._sizes: Final = [
            (item, self._height(item, False), self._height(item, True)) for item in self._items()
        ]
        self._columns: Final = self._balanced()

    def fits(self) -> bool:
        return len(self._columns) <= 2

    # -- setting

    def _items(self) -> Iterator[_Item]:
        for title, rows in self._aid.blocks:
            yield _Item("", title, "", heading=True)
            yield from (_item(row) for row in rows)
        if self._aid.forget:
            yield _Item("", self._speech.say("pages-easy-to-forget"), "", heading=True)
            yield from (_item(row) for row in self._aid.forget)

    def _balanced(self) -> list[list[_Item]]:
        """Two columns of about the same length, if two hold it all."""
        least, room = 0.0, HEIGHT - 2 * MARGIN - HEAD - FOOT
        columns = self._set(room)
        while len(columns) <= 2 and room - least > 1.0:
            middle = (least + room) / 2
            shorter = self._set(middle)
            if len(shorter) <= 2:
                columns, room = shorter, middle
            else:
                least = middle
        return columns

    def _set(self, room: float) -> list[list[_Item]]:
        """Items in columns, one after another; a heading stays with what follows it."""
        columns: list[list[_Item]] = [[]]
        used = 0.0
        for at, (item, first, later) in enumerate(self._sizes):
            kept = self._sizes[at + 1][2] if item.heading and at + 1 < len(self._sizes) else 0.0
            if columns[-1] and used + later + kept > room:
                columns.append([])
                used = 0.0
            used += later if columns[-1] else first
            columns[-1].append(item)
        return columns

    def _line(self) -> float:
        return self._size * MILLIMETRES * LEADING

    def _height(self, item: _Item, after_another: bool) -> float:
        if item.heading:
            return self._line() * (2.2 if after_another else 1.4)
        return self._line() * (len(self._lines(item)) + 0.28)

    def _lines(self, item: _Item) -> list[str]:
        self._letters()
        lines = self._pdf.multi_cell(
            COLUMN - 1.0, self._line(), item.told(), markdown=True, align="L", dry_run=True, output="LINES"
        )
        assert isinstance(lines, list)
        return lines

    def _letters(self, faint: bool = False, style: str = "") -> None:
        self._pdf.set_font(FONT, style, self._size)
        self._pdf.set_text_color(*(FAINT if faint else INK))

    # -- drawing

    def drawn(self) -> bytes:
        pdf = self._pdf
        pdf.set_title(f"{self._aid.title}: {self._speech.say('pages-player-aid')}")
        pdf.set_lang("pl-PL" if self._speech.lang == "pl" else "en-GB")
        pdf.set_xy(MARGIN, MARGIN)
        pdf.set_font(FONT, "B", 20)
        pdf.set_text_color(*INK)
        pdf.cell(WIDTH - 2 * MARGIN, 9, self._aid.title)
        pdf.set_xy(MARGIN, MARGIN)
        pdf.set_font(FONT, "", 11)
        pdf.set_text_color(*FAINT)
        pdf.cell(WIDTH - 2 * MARGIN, 10, self._speech.say("pages-player-aid"), align="R")
        pdf.set_draw_color(*ACCENT)
        pdf.set_line_width(0.5)
        pdf.line(MARGIN, MARGIN + 11.5, WIDTH - MARGIN, MARGIN + 11.5)
        for number, column in enumerate(self._columns):
            self._draw_column(MARGIN + number * (COLUMN + GAP), column)
        pdf.set_xy(MARGIN, HEIGHT - MARGIN - 4)
        pdf.set_font(FONT, "", 7)
        pdf.set_text_color(*FAINT)
        pdf.cell(WIDTH - 2 * MARGIN, 4, self._speech.say("pages-aid-foot"), align="C")
        return bytes(pdf.output())

    def _draw_column(self, x: float, items: list[_Item]) -> None:
        y = MARGIN + HEAD
        for at, item in enumerate(items):
            height = self._height(item, at > 0)
            if item.heading:
                self._pdf.set_font(FONT, "B", self._size * 1.15)
                self._pdf.set_text_color(*ACCENT)
                self._pdf.set_xy(x, y + height - self._line() * 1.4)
                self._pdf.cell(COLUMN, self._line() * 1.3, item.text)
            else:
                self._letters()
                self._pdf.set_xy(x, y)
                self._pdf.multi_cell(COLUMN - 1.0, self._line(), item.told(), markdown=True, align="L")
            y += height


def _item(row: Row) -> _Item:
    return _Item(row.term, row.text, row.rule)


def _new_pdf() -> FPDF:
    from fpdf import FPDF  # only who prints waits for it

    pdf = FPDF(format="A4", unit="mm")
    pdf.set_creation_date(datetime(2026, 1, 1, tzinfo=UTC))  # equal data, equal bytes
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.c_margin = 0
    pdf.add_font(FONT, "", FONTS / "GwarekSans-Regular.ttf")
    pdf.add_font(FONT, "B", FONTS / "GwarekSans-Semibold.ttf")
    pdf.add_page()
    return pdf
