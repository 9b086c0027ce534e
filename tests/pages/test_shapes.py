"""The shapes of the protocol mean the same to a server's pydantic and to a page that has none."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from gwarek.pages.shapes import Misshapen, shaped
from gwarek.server import wire

SHAPES = wire.shapes()
SEATS = [{"kind": "me"}]

GOOD: list[tuple[Any, str, Any]] = [
    (wire.NewTable, "NewTable", {"game": "coalbaron", "seats": SEATS}),
    (wire.NewTable, "NewTable", {"game": "x", "seats": SEATS, "options": {"a": "b"}, "hints": None}),
    (wire.ProgressIn, "Progress", {"lessons": {"coalbaron/first": 3}, "concepts": ["coalbaron/coal"]}),
    (wire.Up, "Up", {"act": ["a", "b"], "after": 0, "seat": 4}),
    (wire.Up, "Up", {"hint": 3, "seat": 0}),
    (wire.LessonUp, "LessonUp", {"coach": "answer", "answer": 2}),
    (wire.WhatIf, "WhatIf", {"entry": 0}),
]
BAD: list[tuple[Any, str, Any]] = [
    (wire.NewTable, "NewTable", {"game": "", "seats": SEATS}),
    (wire.NewTable, "NewTable", {"game": "coalbaron", "seats": []}),
    (wire.NewTable, "NewTable", {"game": "coalbaron", "seats": SEATS * 6}),
    (wire.NewTable, "NewTable", {"game": "coalbaron", "seats": SEATS, "watch": 1}),
    (wire.NewTable, "NewTable", {"game": "coalbaron", "seats": SEATS, "more": 1}),
    (wire.NewTable, "NewTable", {"game": "coalbaron", "seats": SEATS, "options": {"a" * 65: "b"}}),
    (wire.NewTable, "NewTable", {"game": "coalbaron", "seats": SEATS, "options": {"a": 7}}),
    (wire.NewTable, "NewTable", {"seats": SEATS}),
    (wire.NewTable, "NewTable", []),
    (wire.ProgressIn, "Progress", {"lessons": {"no-slash": 3}}),
    (wire.ProgressIn, "Progress", {"lessons": {"coalbaron/first": 100}}),
    (wire.ProgressIn, "Progress", {"concepts": ["A/b"]}),
    (wire.ProgressIn, "Progress", {"concepts": ["a/b"] * 401}),
    (wire.Up, "Up", {"act": "a", "after": True, "seat": 0}),
    (wire.Up, "Up", {"act": "a", "after": 1.0, "seat": 0}),
    (wire.Up, "Up", {"act": "a", "after": 0, "seat": 5}),
    (wire.Up, "Up", {"act": "a" * 501, "after": 0, "seat": 0}),
    (wire.Up, "Up", {"point": ["two words"]}),
    (wire.Up, "Up", {"teacher": "loud"}),
    (wire.Up, "Up", {"coach": "hint"}),
    (wire.Up, "Up", None),
    (wire.LessonUp, "LessonUp", {"coach": "answer", "answer": 10}),
    (wire.SeatChange, "SeatChange", {"kind": "me"}),
]


@pytest.mark.parametrize(("shape", "name", "value"), GOOD)
def test_what_fits_is_read_alike(shape: Any, name: str, value: Any) -> None:
    told = TypeAdapter(shape).validate_json(json.dumps(value)).model_dump()
    read = shaped(SHAPES[name], value)
    assert {key: told[key] for key in read} == read
    assert all(not told[key] for key in told.keys() - read.keys())  # an empty list that a page leaves out


@pytest.mark.parametrize(("shape", "name", "value"), BAD)
def test_what_does_not_fit_is_refused_by_both(shape: Any, name: str, value: Any) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(shape).validate_json(json.dumps(value))
    with pytest.raises(Misshapen):
        shaped(SHAPES[name], value)


def test_a_word_of_a_shape_that_nobody_checks_is_an_error() -> None:
    with pytest.raises(NotImplementedError):
        shaped({"type": "string", "format": "email"}, "x")
