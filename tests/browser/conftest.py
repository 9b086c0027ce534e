"""A real server, a real Chromium. Each test gets fresh contexts, errors on a page fail it. They may run in parallel."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from scripts.serving import NotBuilt, Server
from tests.browser.people import PATIENCE, Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

RESULTS = Path(__file__).parents[2] / "test-results" / "browser"

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("GWAREK_CHROMIUM")
    if not path:
        pytest.fail("GWAREK_CHROMIUM names no Chromium: run `make test-browser`", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    try:
        made = Server(tmp_path_factory.mktemp("gwarek"))
    except NotBuilt as problem:
        pytest.fail(str(problem), pytrace=False)
    with made:
        yield made
    text = made.log.read_text()
    assert "Traceback" not in text, text


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    with Server(tmp_path / "data") as made:
        yield made


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Another person with a browser of their own: `visit()`, `visit(viewport=PHONE)`, `visit(server=own_server)`.

    When a test fails, pictures of its pages are put into test-results/browser.
    """
    visitors: list[Visitor] = []

    def come(server: Server = server, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, server, **options))
        return visitors[-1]

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(FAILED, False):
            visitor.page.screenshot(path=RESULTS / f"{request.node.name}-{number}.png")
        visitor.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def ala(visit: Visit) -> Visitor:
    return visit()
