"""The bot on the page works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gwarek.bots import BOTS

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_twenty_lines(capsys: pytest.CaptureFixture[str]) -> None:
    block = re.search(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert block is not None
    try:
        exec(compile(block[1], str(PAGE), "exec"), {"__name__": "page"})
    finally:
        BOTS.pop("miser", None)
    assert "'games': 4" in capsys.readouterr().out


def test_every_bot_is_on_the_page() -> None:
    for name in BOTS:
        assert f"`{name}`" in PAGE.read_text()
