"""Runs the command as its entry point does, in this process."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from gwarek.cli.main import main
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.match import Match
from gwarek.i18n.spaces import NBSP


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    def json(self) -> Any:  # Any: each command has an answer of its own shape
        assert self.code == 0, self.err
        return json.loads(self.out)


Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "120")

    def call(*words: object) -> Answer:
        with pytest.raises(SystemExit) as end:
            main([str(word) for word in words])
        told = capsys.readouterr()
        code = end.value.code
        out, err = (text.replace(NBSP, " ") for text in (told.out, told.err))  # read as a person reads them
        return Answer(code if isinstance(code, int) else 0, out, err)

    return call


def played(seats: int = 2, seed: str = "7", decisions: int | None = None) -> Match:
    """A random game, whole or its first decisions."""
    match = Match(load_game("coalbaron"), seats, None, seed, ["Ala", "bot:random", "Ola", "Jan"][:seats])
    rng = QuickRng(seed)
    while not match.is_over() and (decisions is None or decisions > 0):
        legal = match.legal()
        match.act(None, legal[rng.below(len(legal))].text())
        decisions = None if decisions is None else decisions - 1
    return match


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    path = tmp_path_factory.mktemp("records") / "whole.gwarek"
    path.write_text(played().record().text(), encoding="utf-8")
    return path
