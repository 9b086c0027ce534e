"""What the browser's unit tests take for a game's facts are the game's facts."""

import json
from pathlib import Path

import pytest

from gwarek import load_game, slugs

FIXTURES = Path(__file__).resolve().parent.parent / "web" / "fixtures"


@pytest.mark.parametrize("slug", slugs())
def test_facts_of_the_fixtures_are_fresh(slug: str) -> None:
    held = json.loads((FIXTURES / slug / "facts.json").read_text(encoding="utf-8"))
    assert held == json.loads(json.dumps(load_game(slug).facts()))
