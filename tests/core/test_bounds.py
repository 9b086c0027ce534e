"""Owners' files that ask for too much are refused in one sentence, before they cost anything."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from gwarek import Problem, load_game
from gwarek.core import catalogue
from gwarek.core.bounds import TEXT_BYTES, check_facts, check_text

LIMITED = """
import resource, sys
from pathlib import Path
from gwarek import Problem
from gwarek.core import catalogue
slug = sys.argv[1]
catalogue.load_game(slug)
resource.setrlimit(resource.RLIMIT_AS, (400 * 1024 * 1024, -1))
resource.setrlimit(resource.RLIMIT_CPU, (10, -1))
try:
    catalogue.make_game(slug, Path(sys.argv[2]))
except Problem as problem:
    print(problem.id)
"""

DOTTED = ".".join("a" * 25_000) + " = 1\n"
SPACED = " . ".join("a" * 12_000) + " = 1\n"
ATTACKS = {
    "dotted keys": ("coalbaron", DOTTED, "components-large"),
    "dotted keys with spaces": ("coalbaron", SPACED, "components-large"),
    "quoted keys": ("coalbaron", ".".join(['"a"'] * 12_000) + " = 1\n", "components-large"),
    "dotted head": ("coalbaron", "[" + ".".join("a" * 25_000) + "]\n", "components-large"),
    "many cards": ("lancashire", "[cards.region]\nliverpool = 200000000\n", "components-large"),
    "many tiles": (
        "lancashire",
        '[[tile]]\nid = "cotton_mill/1"\ncount = 200000000\n',
        "components-large",
    ),
    "many trains": (
        "switchsignal",
        '[[trains]]\nid = "black"\ncount = 200000000\n',
        "components-large",
    ),
    "long lines": (
        "switchsignal",
        '[board.central_europe]\nline = [{ id = "CE07", length = 9999 }]\n',
        "components-most",
    ),
    "nested lists": ("coalbaron", "coal = " + "[" * 20_000 + "\n", "components-large"),
    "nested tables": ("coalbaron", "coal = " + "{a=" * 9_000 + "\n", "components-large"),
    "a long number": ("coalbaron", f"[setup]\ncage_capacity = {'9' * 5_000}\n", "components-large"),
    "a long number in hex": ("coalbaron", f"[setup]\ncage_capacity = 0x{'f' * 5_000}\n", "components-large"),
    "a large number": ("coalbaron", f"[setup]\ncage_capacity = {'9' * 400}\n", "components-large"),
    "no number": ("coalbaron", "[setup]\ncage_capacity = nan\n", "components-large"),
    "an endless list": ("coalbaron", f"coal = [{'1,' * 20_000}]\n", "components-large"),
    "a long text": ("coalbaron", f'[setup]\ncage_capacity = "{"x" * 20_000}"\n', "components-large"),
    "a long file": ("coalbaron", "# nothing\n" * 10_000, "components-large"),
    "a date that is none": ("coalbaron", "[setup]\ncage_capacity = 2020-02-31\n", "components-toml"),
    "a date": ("coalbaron", "[setup]\ncage_capacity = 2020-02-01\n", "components-kind"),
    "a string without an end": ("coalbaron", '[setup]\ncage_capacity = "\n', "components-toml"),
}


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of memory to try it under")
@pytest.mark.parametrize("attack", ATTACKS)
def test_a_file_that_asks_for_too_much_costs_nothing(attack: str, tmp_path: Path) -> None:
    slug, text, needed = ATTACKS[attack]
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", LIMITED, slug, str(file)], capture_output=True, text=True, timeout=120
    )
    assert told.stdout.strip() == needed, told.stderr[-800:]


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_the_built_in_files_are_within_the_bounds(slug: str, tmp_path: Path) -> None:
    """A copy of the whole file, with every value as it is, is an owner's file too."""
    text = (catalogue.game_folder(slug) / "components.toml").read_text(encoding="utf-8")
    check_text(text)
    check_facts(tomllib.loads(text))
    assert len(text.encode()) < TEXT_BYTES
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    assert load_game(slug, file).info.slug == slug


STRANGE: list[object] = [-1, 0, 2, 9999, "", "x", "-", [], [[]], [1], ["x"], {}, {"x": 1}, True, 1.5]


def _spots(value: Any, at: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where the facts say something."""
    out = [at] if at else []
    if isinstance(value, dict):
        for key in value:
            out += _spots(value[key], (*at, key))
    elif isinstance(value, list):
        for i in range(len(value)):
            out += _spots(value[i], (*at, i))
    return out


def _with(facts: Any, spot: tuple[str | int, ...], value: object) -> Any:
    out = copy.deepcopy(facts)
    at = out
    for key in spot[:-1]:
        at = at[key]
    at[spot[-1]] = value
    return out


def _toml(value: object) -> str:
    """TOML in one line each: inline tables and lists."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(value[key])}" for key in value) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_whatever_stands_in_a_field_is_read_or_refused_by_name(slug: str, tmp_path: Path) -> None:
    facts = tomllib.loads((catalogue.game_folder(slug) / "components.toml").read_text(encoding="utf-8"))
    chance = random.Random(slug)
    spots = _spots(facts)
    file = tmp_path / "mine.toml"
    refused: list[str] = []
    for _ in range(40):
        spot = chance.choice(spots)
        top = str(spot[0])
        changed = _with(facts, spot, chance.choice(STRANGE))
        file.write_text(f"{json.dumps(top)} = {_toml(changed[top])}\n", encoding="utf-8")
        try:
            catalogue.make_game(slug, file)
        except Problem as problem:
            refused.append(problem.id.split("-")[0])
    assert set(refused) <= {"components", "network"}
    assert refused
