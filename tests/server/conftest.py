from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Running, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(tmp_path) as running:
        yield running
