"""What the environment may say about a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwarek.server.settings import PACE, STATIC, Settings


@pytest.mark.parametrize(
    ("said", "meant"), [("0", 0.0), ("1.5", 1.5), ("-3", 0.0), ("999", 10.0), ("fast", PACE)]
)
def test_pace(monkeypatch: pytest.MonkeyPatch, said: str, meant: float) -> None:
    monkeypatch.setenv("GWAREK_PACE", said)
    assert Settings().pace == meant


def test_pages_from_another_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("GWAREK_STATIC", raising=False)
    assert Settings().static == STATIC
    monkeypatch.setenv("GWAREK_STATIC", str(tmp_path))
    assert Settings().static == tmp_path
