"""What a house tells of a game without any table: its rules page."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from gwarek.core import catalogue
from gwarek.core.game import Json
from gwarek.core.rulebook import Rulebook, read_rulebook
from gwarek.house.failure import Failure


def rules_page(slug: str, lang: str) -> Json:
    """`RulesPage` of the protocol."""
    folder = catalogue.game_folder(slug)
    file = folder / "rules.toml"
    if not file.is_file():
        raise Failure(404, "not-found")
    return {"game": slug, "lang": lang, **_rulebook(folder, file.stat().st_mtime_ns).page(lang)}


@lru_cache(16)
def _rulebook(folder: Path, _changed: int) -> Rulebook:
    return read_rulebook(folder)
