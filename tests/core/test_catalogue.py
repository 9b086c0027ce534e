"""Games are found by entry points; one that is broken is a problem for who asks for it, and for nobody else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gwarek.core import catalogue
from gwarek.core.catalogue import all_games, game_folder, game_part, load_game, slugs
from gwarek.core.layout import layout_of
from gwarek.core.problem import Problem
from gwarek.i18n import LANGUAGES, Speech, message_files

BROKEN = {
    "absent": None,
    "unreadable": "this is no Python",
    "loadless": "x = 1",
    "failing": "def load(components=None):\n    raise RuntimeError('no box')",
    "needy": "import a_library_nobody_has",
}


@pytest.fixture(params=BROKEN)
def broken(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A declared game that cannot be had; it comes first of all."""
    text = BROKEN[request.param]
    package = f"aaa_{request.param}"
    if text is not None:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    declared = {"aaa": package, **catalogue.GAMES}
    for slug in list(catalogue.GAMES):
        monkeypatch.delitem(catalogue.GAMES, slug)
    for slug, module in declared.items():
        monkeypatch.setitem(catalogue.GAMES, slug, module)
    return "aaa"


def test_our_games_stand_in_alphabetical_order() -> None:
    assert slugs() == sorted(slugs())
    assert {slug for slug, package in catalogue.GAMES.items() if package.startswith(catalogue.HOME)} == {
        file.parent.name for file in game_folder(slugs()[0]).parent.glob("*/rules.toml")
    }


def test_a_broken_game_is_one_clear_problem(broken: str) -> None:
    with pytest.raises(Problem) as told:
        load_game(broken)
    assert told.value.id == "game-broken"
    for lang in LANGUAGES:
        assert broken in Speech(lang).problem(told.value)


def test_a_broken_game_breaks_no_other(broken: str) -> None:
    assert slugs()[0] == broken
    assert [game.info.slug for game in all_games()] == slugs()[1:]
    assert all(message_files(lang) for lang in LANGUAGES)


def test_a_game_nobody_declared_is_unknown() -> None:
    for ask in (load_game, game_folder, layout_of):
        with pytest.raises(Problem, match="game-unknown"):
            ask("nowhere")


def test_a_part_that_a_game_does_not_bring_is_none() -> None:
    assert game_part(slugs()[0], "no_such_part") is None
    assert "no_such_part" not in sys.modules


def test_two_packages_of_one_name_leave_ours_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib.metadata import EntryPoint

    ours = slugs()[0]
    said = [
        EntryPoint(ours, "a_stranger", catalogue.GROUP),
        EntryPoint(ours, catalogue.GAMES[ours], catalogue.GROUP),
        EntryPoint("Bad-Name", "x", catalogue.GROUP),
        EntryPoint("other", "x", catalogue.GROUP),
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: said)
    monkeypatch.setattr(catalogue, "entry_points", lambda group: said)
    assert catalogue.declared_games() == {ours: catalogue.GAMES[ours], "other": "x"}
