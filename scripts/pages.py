"""What vite does not build of the edition without a server: the engine as one archive, and answers prepared.

    python scripts/pages.py FOLDER

What is prepared is asked of the same house that answers in the page, so a page need not wait for the engine to show it.
"""

from __future__ import annotations

import json
import shutil
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import gwarek
from gwarek.adapters.pdf import aid_pdf
from gwarek.core import catalogue
from gwarek.core.problem import Problem
from gwarek.i18n import LANGUAGES, Speech
from gwarek.i18n.facts import told_facts
from gwarek.pages.house import PageCustoms, PageHouse
from gwarek.school.course import course_of
from gwarek.server.wire import shapes

SOURCE: Final = Path(gwarek.__file__).parent
# What a page needs of the package: no server, no terminal, nothing for laboratories.
ROOMS: Final = ("core", "games", "bots", "table", "school", "beside", "house", "pages", "i18n")
LEFT_OUT: Final = ("terminal.py", "layout.py")  # doors to the terminal and to learning libraries
TIME: Final = (2000, 1, 1, 0, 0, 0)  # of every file: the same sources give the same archive


def files() -> list[Path]:
    """The files of the package that go into the archive, as they lie in it."""
    found = [SOURCE / "__init__.py"]
    for room in ROOMS:
        found += (
            path
            for path in (SOURCE / room).rglob("*")
            if path.suffix in (".py", ".toml") and path.name not in LEFT_OUT
        )
    return sorted(found)


def write_engine(path: Path) -> None:
    """The package with its metadata: games are found by their entry points, as everywhere."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in files():
            _add(archive, f"gwarek/{file.relative_to(SOURCE).as_posix()}", file.read_bytes())
        _add(archive, "gwarek/pages/shapes.json", json.dumps(shapes()).encode())
        metadata = distribution("gwarek")
        folder = f"gwarek-{metadata.version}.dist-info"
        entries = [one for one in metadata.entry_points if one.group == catalogue.GROUP]
        games = "".join(
            f"{one.name} = {one.value}\n" for one in entries if one.value.startswith(catalogue.HOME)
        )
        _add(archive, f"{folder}/METADATA", f"Name: gwarek\nVersion: {metadata.version}\n".encode())
        _add(archive, f"{folder}/entry_points.txt", f"[{catalogue.GROUP}]\n{games}".encode())


def _add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    info = zipfile.ZipInfo(name, TIME)
    info.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(info, data)


def write_prepared(folder: Path) -> None:
    """Answers that are the same for everybody, as files: `rules-coalbaron-en.json` for its rules page in English."""
    with TemporaryDirectory() as scratch:
        house = PageHouse(shapes(), PageCustoms(Path(scratch)))
        _write(folder / "games.json", _asked(house, "/games"))
        for game in catalogue.all_games():
            slug = game.info.slug
            if not catalogue.GAMES[slug].startswith(catalogue.HOME):
                continue
            for lang in LANGUAGES:
                _write(
                    folder / f"rules-{slug}-{lang}.json", _asked(house, f"/games/{slug}/rules?lang={lang}")
                )
                tables = [table.json() for table in told_facts(game, Speech(lang), None)]
                _write(
                    folder / f"components-{slug}-{lang}.json",
                    json.dumps({"tables": tables}, ensure_ascii=False),
                )
                try:
                    (folder / f"aid-{slug}-{lang}.pdf").write_bytes(aid_pdf(slug, lang))
                except Problem:
                    continue  # a game without an aid
            if course_of(slug) is not None:
                _write(folder / f"plates-{slug}.json", _asked(house, f"/learn/{slug}/plates"))


def _asked(house: PageHouse, path: str) -> str:
    status, text = house.ask("GET", path)
    assert status == 200, (path, text)
    return text


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def main() -> None:
    folder = Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "prepared").mkdir(parents=True)
    write_engine(folder / "engine.zip")
    write_prepared(folder / "prepared")


if __name__ == "__main__":
    main()
