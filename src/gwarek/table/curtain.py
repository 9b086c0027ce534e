"""Round one screen: does one of two people see what the other does not?"""

from __future__ import annotations

from typing import Any


# Any: two views of one game, or the same part of both
def hides(one: Any, other: Any) -> bool:
    """One of two views shows what the other does not; an empty pile that only its owner may look into is nothing."""
    if one == other:
        return False
    if one is None or other is None:
        return not _is_blank(other if one is None else one)
    if isinstance(one, dict) and isinstance(other, dict):
        return any(hides(one.get(key), other.get(key)) for key in {**one, **other})
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return any(hides(a, b) for a, b in zip(one, other, strict=True))
    return True


def _is_blank(value: Any) -> bool:
    if isinstance(value, dict):
        return all(_is_blank(part) for part in value.values())
    if isinstance(value, list):
        return all(_is_blank(part) for part in value)
    return not value
