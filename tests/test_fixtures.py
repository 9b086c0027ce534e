"""What the browser's unit tests take from the games is what the games say.

`python -m scripts.fixtures` makes it anew.
"""

import json

import pytest

from gwarek import slugs
from scripts.fixtures import FIXTURES, made


@pytest.mark.parametrize("slug", slugs())
def test_fixtures_are_fresh(slug: str) -> None:
    for name, content in made(slug).items():
        held = json.loads((FIXTURES / slug / f"{name}.json").read_text(encoding="utf-8"))
        assert held == json.loads(json.dumps(content)), name
