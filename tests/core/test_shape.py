"""Shapes: a value fits exactly, or every place where it does not is named."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from gwarek.core.shape import misfits

Colour = Literal["grey", "black"]


class Cart(TypedDict):
    cube: Colour | None
    marks: int
    far: NotRequired[bool]


# Any: a shape is a type as Python writes it.
@pytest.mark.parametrize(
    ("value", "shape"),
    [
        ({"cube": "grey", "marks": 2}, Cart),
        ({"cube": None, "marks": 2, "far": True}, Cart),
        ([3, 4], Annotated[list[int], 2]),
        ([1, 2.5], list[float]),
        ({"grey": 1, "black": 0}, dict[Colour, int]),
        ({"a/1": ["x"]}, dict[str, list[str]]),
        ({"any": [None, {}]}, object),
    ],
)
def test_what_fits(value: object, shape: Any) -> None:
    assert misfits(value, shape, "it") == []


@pytest.mark.parametrize(
    ("value", "shape", "faults"),
    [
        ({"cube": "grey"}, Cart, ["it.marks is missing"]),
        ({"cube": "grey", "marks": 1, "on": 1}, Cart, ["it.on is not declared"]),
        ({"cube": "pink", "marks": 1}, Cart, ["it.cube: 'pink' is not one of grey black"]),
        ({"cube": None, "marks": None}, Cart, ["it.marks: None is not int"]),
        ({"cube": None, "marks": True}, Cart, ["it.marks: True is not int"]),
        ([], Cart, ["it: [] is not Cart"]),
        ([1, "x", "y"], list[int], ["it.1: 'x' is not int", "it.2: 'y' is not int"]),
        ((1, 2), list[int], ["it: (1, 2) is not a list"]),
        ([1], Annotated[list[int], 2], ["it: 1 instead of 2"]),
        ({"grey": 1}, dict[Colour, int], ["it.black is missing"]),
        ([], dict[str, int], ["it: [] is not a mapping"]),
        (True, Literal[0, 1], ["it: True is not one of 0 1"]),
    ],
)
def test_what_does_not_fit(value: object, shape: Any, faults: list[str]) -> None:
    assert misfits(value, shape, "it") == faults
