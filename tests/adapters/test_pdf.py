"""The printable aid: exactly one page of A4 for every game and language, with every row and every Polish letter."""

from __future__ import annotations

import io
import re

import pytest
from pypdf import PdfReader

from gwarek.adapters.pdf import SMALLEST, aid_pdf
from gwarek.core.catalogue import slugs
from gwarek.core.problem import Problem
from gwarek.i18n import LANGUAGES
from gwarek.school.aid import aid_of

A4 = (210 / 25.4 * 72, 297 / 25.4 * 72)


def plain(text: str) -> str:
    """Letters and digits alone: where lines break is the setter's affair."""
    return re.sub(r"[^\w£−’]", "", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_the_aid_is_one_page_and_says_all(slug: str, lang: str) -> None:
    reader = PdfReader(io.BytesIO(aid_pdf(slug, lang)))
    [page] = reader.pages
    assert (page.mediabox.width, page.mediabox.height) == pytest.approx(A4, abs=1)
    said = plain(page.extract_text())
    aid = aid_of(slug, lang)
    for row in [row for _, rows in aid.blocks for row in rows] + list(aid.forget):
        assert plain(row.text) in said, row
        assert plain(row.term) in said, row
    assert plain(aid.title) in said


def test_the_letters_can_be_read_and_stay_on_the_page() -> None:
    """Nothing lies outside the margins, and no letter is smaller than one can read."""
    for slug in slugs():
        places: list[tuple[float, float, float]] = []

        def seen(text: str, cm: list[float], tm: list[float], font: object, size: float) -> None:
            if text.strip():
                places.append((tm[4], tm[5], size))  # noqa: B023  # used within this turn of the loop

        PdfReader(io.BytesIO(aid_pdf(slug, "pl"))).pages[0].extract_text(visitor_text=seen)
        assert len(places) > 20
        assert all(0 < x < A4[0] and 20 < y < A4[1] - 20 for x, y, _ in places)
        assert sum(size >= SMALLEST for *_, size in places) > len(places) - 3  # but for the foot


def test_the_same_question_has_the_same_bytes() -> None:
    assert aid_pdf("coalbaron", "pl") == aid_pdf("coalbaron", "pl")


def test_a_game_that_is_not_there_has_no_aid() -> None:
    with pytest.raises(Problem, match="game-unknown"):
        aid_pdf("chess", "en")
