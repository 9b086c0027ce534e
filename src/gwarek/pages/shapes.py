"""Bodies and messages checked without pydantic: by the same shapes, written out as JSON Schema when a page is built.

`shaped(schema, value)` gives the value with its defaults filled in, or `Misshapen` with the place. The words of JSON
Schema that our shapes use are known; any other is an error, never passed over.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

Json = dict[str, Any]  # Any: JSON as it comes

# fmt: off
KNOWN: Final = frozenset(
    {
        "$ref", "$defs", "anyOf", "const", "enum", "type", "title", "description", "default", "pattern", "minLength",
        "maxLength", "minimum", "maximum", "items", "minItems", "maxItems", "properties", "required",
        "additionalProperties", "patternProperties", "propertyNames", "maxProperties",
    }
)
# fmt: on
TYPES: Final[dict[str, tuple[type, ...]]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
    "array": (list,),
    "object": (dict,),
}


class Misshapen(Exception):
    """A value that has not its shape; `where` it has not."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where: Final = where


@lru_cache(256)
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text)


def shaped(schema: Json, value: Any, where: str = "") -> Any:
    """The value with defaults filled in."""
    return _Shape(schema.get("$defs", {})).read(schema, value, where)


class _Shape:
    def __init__(self, defs: Json) -> None:
        self._defs: Final = defs

    def read(self, schema: Json, value: Any, where: str) -> Any:
        unknown = schema.keys() - KNOWN
        if unknown:
            raise NotImplementedError(f"a shape with {sorted(unknown)}")
        if "$ref" in schema:
            return self.read(self._defs[schema["$ref"].rpartition("/")[2]], value, where)
        if "anyOf" in schema:
            return self._any(schema["anyOf"], value, where)
        if "const" in schema and (value != schema["const"] or type(value) is not type(schema["const"])):
            raise Misshapen(where)
        if "enum" in schema and value not in schema["enum"]:
            raise Misshapen(where)
        if "type" in schema and type(value) not in TYPES[schema["type"]]:
            raise Misshapen(where)
        if isinstance(value, str):
            self._text(schema, value, where)
        elif isinstance(value, int | float) and not (
            schema.get("minimum", value) <= value <= schema.get("maximum", value)
        ):
            raise Misshapen(where)
        elif isinstance(value, list):
            return self._items(schema, value, where)
        elif isinstance(value, dict):
            return self._table(schema, value, where)
        return value

    def _any(self, schemas: list[Json], value: Any, where: str) -> Any:
        for schema in schemas:
            try:
                return self.read(schema, value, where)
            except Misshapen:
                continue
        raise Misshapen(where)

    def _text(self, schema: Json, value: str, where: str) -> None:
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
            raise Misshapen(where)
        if "pattern" in schema and not _pattern(schema["pattern"]).search(value):
            raise Misshapen(where)

    def _items(self, schema: Json, value: list[Any], where: str) -> list[Any]:
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            raise Misshapen(where)
        return [self.read(schema.get("items", {}), one, f"{where}.{n}") for n, one in enumerate(value)]

    def _table(self, schema: Json, value: Json, where: str) -> Json:
        if len(value) > schema.get("maxProperties", len(value)):
            raise Misshapen(where)
        named, patterns = schema.get("properties", {}), schema.get("patternProperties", {})
        others = schema.get("additionalProperties", not patterns)
        for name in schema.get("required", []):
            if name not in value:
                raise Misshapen(f"{where}.{name}")
        out: Json = {}
        for name, one in value.items():
            if name in named:
                out[name] = self.read(named[name], one, f"{where}.{name}")
                continue
            self.read(schema.get("propertyNames", {}), name, f"{where}.{name}")
            fits = next(
                (shape for pattern, shape in patterns.items() if _pattern(pattern).search(name)), others
            )
            if fits is False:
                raise Misshapen(f"{where}.{name}")
            out[name] = one if fits is True else self.read(fits, one, f"{where}.{name}")
        for name, one in named.items():
            if name not in value and "default" in one:
                out[name] = one["default"]
        return out
