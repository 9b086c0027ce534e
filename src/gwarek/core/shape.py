"""Shapes: what a view, the facts and the events of a game hold, declared once in its `shape.py` and `events.py`.

A shape is written in types a Python reader knows, and mypy checks the code that makes it: `TypedDict` classes,
`Literal` words, lists, mappings, `X | None`. A list of two is `Annotated[list[int], 2]`; a mapping from a vocabulary
has all of its words. `Annotated` says what a type cannot: a number is a `Seat` or may be below zero (`Signed`), a
string is an id of a table of the facts (`TileId = Annotated[str, "tiles"]`), a list is a bag in which order says
nothing (`Annotated[list[TileId], BAG]`), has an item for each seat (`BY_SEAT`), or items that name themselves
(`by("space")`). From it follow the TypeScript types and the blocks of the protocol pages (scripts/shapes.py), the cells
of an observation (`gwarek.core.layout`), and the check of every view, facts and event in the contract suite.

>>> Colour = Literal["grey", "black"]
>>> misfits({"grey": 2, "blue": 1}, dict[Colour, int], "coal")
["coal: 'blue' is not one of grey black", 'coal.black is missing']
"""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Seat = Annotated[int, "seat"]
Signed = Annotated[int, "signed"]
BAG: Final = "bag"
BY_SEAT: Final = "by seat"
BY: Final = "by key "


def by(key: str) -> str:
    """The mark of a list of mappings that name themselves with this part."""
    return BY + key


# Any throughout: a shape is a type as Python writes it, which has no type of its own.
PLAIN: Final[dict[Any, tuple[type, ...]]] = {
    int: (int,),
    float: (int, float),
    str: (str,),
    bool: (bool,),
    NoneType: (NoneType,),
}


@cache
def parts(shape: Any) -> dict[str, tuple[Any, bool]]:
    """The parts of a mapping by name: their shape, and whether each must be there."""
    out: dict[str, tuple[Any, bool]] = {}
    for name, hint in _hints(shape).items():
        may_lack = get_origin(hint) is NotRequired
        out[name] = (
            get_args(hint)[0] if may_lack else hint,
            name in shape.__required_keys__ and not may_lack,
        )
    return out


def fields(kind: Any) -> dict[str, Any]:
    """The shapes of what an event tells."""
    hints = _hints(kind)
    return {name: hints[name] for name in kind.names}


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def misfits(value: object, shape: Any, name: str) -> list[str]:
    """Where the value is not of the shape, each with its name and why; empty when it fits exactly."""
    if shape is object:
        return []
    if shape in PLAIN:
        fits = type(value) in PLAIN[shape]
        return [] if fits else [f"{name}: {value!r} is not {shape.__name__}"]
    if is_typeddict(shape):
        return _mapping_misfits(value, shape, name)
    origin, args = get_origin(shape), get_args(shape)
    if origin is Literal:
        fits = type(value) in (str, int) and value in args
        return [] if fits else [f"{name}: {value!r} is not one of {' '.join(map(str, args))}"]
    if origin in (Union, UnionType):
        found = [misfits(value, one, name) for one in args if one is not NoneType or value is None]
        return min(found, key=len)
    if origin is Annotated:
        out = misfits(value, args[0], name)
        if isinstance(args[1], int) and isinstance(value, list) and len(value) != args[1]:
            out.append(f"{name}: {len(value)} instead of {args[1]}")
        return out
    if origin is list:
        if not isinstance(value, list):
            return [f"{name}: {value!r} is not a list"]
        return [fault for i, one in enumerate(value) for fault in misfits(one, args[0], f"{name}.{i}")]
    if origin is dict:
        return _each_misfits(value, args[0], args[1], name)
    raise TypeError(f"{name}: no shape: {shape!r}")


def _mapping_misfits(value: object, shape: Any, name: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{name}: {value!r} is not {shape.__name__}"]
    declared = parts(shape)
    out = [f"{name}.{key} is not declared" for key in value if key not in declared]
    for key, (part, required) in declared.items():
        if key in value:
            out.extend(misfits(value[key], part, f"{name}.{key}"))
        elif required:
            out.append(f"{name}.{key} is missing")
    return out


def _each_misfits(value: object, keys: Any, part: Any, name: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{name}: {value!r} is not a mapping"]
    out = [fault for key in value for fault in misfits(key, keys, name)]
    if get_origin(keys) is Literal:
        out.extend(f"{name}.{word} is missing" for word in get_args(keys) if word not in value)
    for key, one in value.items():
        out.extend(misfits(one, part, f"{name}.{key}"))
    return out
