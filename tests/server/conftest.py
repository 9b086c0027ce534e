from collections.abc import Iterator
from pathlib import Path

import pytest

from gwarek.house import school
from tests.school.tiny import tiny
from tests.server.lessons import teach
from tests.server.people import Running, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def tiny_school(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One small course in place of those the games bring."""
    teach(monkeypatch, tiny())
    school.plates_text.cache_clear()
    yield
    school.plates_text.cache_clear()
