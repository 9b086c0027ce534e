"""A game brings everything from its own folder: no room that all games share names one of them.

Examples in docstrings and comments may; code, strings and messages may not.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gwarek.core.catalogue import GAMES, HOME, game_folder

ROOT = Path(__file__).parent.parent
SHARED = ROOT / "src" / "gwarek"
HELPERS = ["tests/cli/conftest.py", "tests/server/conftest.py", "tests/server/people.py"]

MESSAGES = sorted((SHARED / "i18n").rglob("*.ftl"))
OURS = [slug for slug, package in GAMES.items() if package.startswith(HOME)]
NAMES = re.compile(rf"{'|'.join(OURS)}|wallace|brass|coal.?baron|tinners|switch.?(?:and|&).?signal", re.I)

# `gwarek play` shows a command that works; helpers open a table of one game unless they are told another.
ALLOWED = {
    "src/gwarek/cli/main.py": {
        "A game begins two clicks after `gwarek serve`, or here with `gwarek play coalbaron`."
    },
    "tests/server/people.py": {"coalbaron"},
    "tests/server/conftest.py": {"coalbaron"},
    "tests/cli/conftest.py": {"coalbaron"},
}


def python_files() -> Iterator[Path]:
    for file in sorted(SHARED.rglob("*.py")):
        if "games" not in file.relative_to(SHARED).parts[:1]:
            yield file
    for name in HELPERS:
        yield ROOT / name


def words_of(tree: ast.AST) -> Iterator[str]:
    """Names, attributes, imports and strings of the code, without docstrings."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name


def test_our_games_are_found_where_this_looks() -> None:
    assert len(OURS) >= 5
    assert all(game_folder(slug).parent == SHARED / "games" for slug in OURS)


def test_a_name_in_the_code_would_be_found() -> None:
    code = '"""coalbaron"""\ndef f():\n    """lancashire"""\n    return "birmingham-x", tinnerstrail_v1  # brass\n'
    found = [word for word in words_of(ast.parse(code)) if NAMES.search(word)]
    assert found == ["birmingham-x", "tinnerstrail_v1"]


@pytest.mark.parametrize("file", python_files(), ids=lambda file: str(file.relative_to(ROOT)))
def test_shared_code_names_no_game(file: Path) -> None:
    allowed = ALLOWED.get(file.relative_to(ROOT).as_posix(), set())
    found = [word for word in words_of(ast.parse(file.read_text("utf-8"))) if NAMES.search(word)]
    assert [word for word in found if word not in allowed] == []


@pytest.mark.parametrize("file", MESSAGES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_shared_messages_name_no_game(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert [line for line in lines if NAMES.search(line) and not line.startswith("#")] == []
