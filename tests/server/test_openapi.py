"""The API keeps its own description: Schemathesis asks everything it says may be asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.people import BOT, HERE, LINK, ME, Person, serving

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def person(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    data: Path = tmp_path_factory.mktemp("openapi")
    with serving(data, tables_per_minute=100_000, guests_per_minute=100_000) as server:
        yield server.person("Ala")


def ask_everything(person: Person, examples: int) -> None:
    table = person.new_table(ME, HERE)
    waiting = person.new_table(ME, LINK, BOT)
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{person.port}/api/openapi.json")
    cookies = dict(person.http.cookies)
    asked = set()
    for found in schema.get_all_operations():
        assert not isinstance(found, Err)
        operation = found.ok()
        asked.add(operation.label)

        @hypothesis.given(case=operation.as_strategy())
        @hypothesis.settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(cookies=cookies, checks=CHECKS)
            if "table_id" in case.path_parameters:
                for known in (table, waiting):
                    case.path_parameters["table_id"] = known["id"]
                    case.call_and_validate(cookies=cookies, checks=CHECKS)

        ask()
    assert len(asked) >= 16


def test_the_api_is_as_described(person: Person) -> None:
    ask_everything(person, 4)


@pytest.mark.deep
def test_the_api_is_as_described_at_length(person: Person) -> None:
    ask_everything(person, 150)


def test_every_call_says_precisely_what_it_answers(person: Person) -> None:
    description = person.get("/api/openapi.json")
    for path, calls in description["paths"].items():
        for method, call in calls.items():
            (content,) = call["responses"]["200"]["content"].values()
            assert content["schema"], f"{method} {path}"
            assert call["operationId"]
    assert "as" in description["components"]["schemas"]["Update"]["required"]


def test_the_types_of_the_pages_are_those_of_the_api(person: Person) -> None:
    """`npm run types` writes them; every call, every shape and every field of it must be there."""
    types = (Path(__file__).parents[2] / "web" / "src" / "lib" / "openapi.d.ts").read_text("utf-8")
    description = person.get("/api/openapi.json")
    for calls in description["paths"].values():
        for call in calls.values():
            assert f"    {call['operationId']}: {{" in types
    for name, schema in description["components"]["schemas"].items():
        _, _, shape = types.partition(f"        {name}: {{")
        shape = shape.partition("\n        };")[0]
        for field in schema.get("properties", {}):
            assert re.search(rf"^            \"?{field}\"?\??:", shape, re.M), f"{name}.{field}"
