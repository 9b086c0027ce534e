"""Which numbered rules have their tests: read from the names and docstrings of the test functions.

`test_4_4_too_few_miners` is a test of COA-4.4, `test_R5_…` of the ruling COA-R5, `test_E1_…` of the example COA-E1. A
docstring may name more: `COA-4.2, COA-4.3.`
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from gwarek.core.rulebook import Rulebook

_NAME = re.compile(r"test_(?:(\d+)_(\d+[a-z]?)|([A-Z]+\d*))_")


def rule_tests(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Rule id to test functions (`test_rules_4_sending.py::test_4_4_…`) in a folder of rule tests."""
    found: dict[str, list[str]] = {}
    named = re.compile(rf"\b{prefix}-(?:[A-Z]+\d*|\d+\.\d+[a-z]?)(?![\w.]*\d)")
    for file in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ids = [*_own(node.name, prefix), *named.findall(ast.get_docstring(node) or "")]
                for id in dict.fromkeys(ids):
                    found.setdefault(id, []).append(f"{file.name}::{node.name}")
    return found


def _own(name: str, prefix: str) -> list[str]:
    match = _NAME.match(name)
    if match is None:
        return []
    return [f"{prefix}-{match[1]}.{match[2]}" if match[1] else f"{prefix}-{match[3]}"]


def untested(book: Rulebook, tests: dict[str, list[str]]) -> list[str]:
    """Ids of the rulebook that no test names."""
    return [id for id in book.ids() if id not in tests]


def strangers(book: Rulebook, tests: dict[str, list[str]]) -> list[str]:
    """Ids that tests name and the rulebook does not have."""
    known = set(book.ids())
    return [id for id in tests if id not in known]
