"""How large an owner's file may be. Nothing is parsed that is too large as text, nothing is built that is too large as
facts: the built-in files are well below all of this, and a file beyond it is a mistake or an attack.
"""

from __future__ import annotations

from typing import Any, Final

from gwarek.core.problem import Problem

TEXT_BYTES: Final = 64 * 1024
DEPTH: Final = 10  # tables and lists within each other
KEYS: Final = 400  # in one table
ITEMS: Final = 400  # in one list
VALUES: Final = 12_000  # in the whole file
WORD: Final = 500  # characters of a text, and of a number or a key as written
KEY: Final = 64
NUMBER: Final = 10_000  # of either sign

_OPENING: Final = "[{"
_CLOSING: Final = "]}"
_QUOTES: Final = "\"'"
_ENDS_A_KEY: Final = "=,[]{}\n"


def _beyond(what: str, most: int, field: str = "none") -> Problem:
    return Problem("components-large", field=field, what=what, most=most)


def check_text(text: str) -> None:
    """Refuse a text whose brackets, dotted keys or words go too far, before a parser follows them.

    A parser of TOML recurses into brackets, and keeps every prefix of a dotted key: some kilobytes of either would
    take all memory there is.
    """
    if len(text.encode("utf-8", "surrogatepass")) > TEXT_BYTES:
        raise _beyond("size", TEXT_BYTES)
    at = 0
    depth = 0
    dots = 0
    word = 0
    while at < len(text):
        sign = text[at]
        if sign == "#":
            end = text.find("\n", at)
            at = len(text) if end < 0 else end
            continue
        if sign in _QUOTES:
            end = _end_of_string(text, at, sign)
            if end - at > WORD + 6:
                raise _beyond("word", WORD)
            at = end
            continue
        at += 1
        word = word + 1 if sign.isalnum() or sign in "_+-:" else 0
        if word > WORD:
            raise _beyond("word", WORD)
        if sign == ".":
            dots += 1
            if dots > DEPTH:
                raise _beyond("depth", DEPTH)
        elif sign in _ENDS_A_KEY:
            dots = 0
        if sign in _OPENING:
            depth += 1
            if depth > DEPTH:
                raise _beyond("depth", DEPTH)
        elif sign in _CLOSING:
            depth = max(0, depth - 1)


def _end_of_string(text: str, at: int, quote: str) -> int:
    """Where the string that begins here ends; a string without an end is the parser's to complain about."""
    long = text.startswith(quote * 3, at)
    close = quote * 3 if long else quote
    at += len(close)
    while at < len(text):
        if text[at] == "\\" and quote == '"':
            at += 2
        elif text.startswith(close, at):
            return at + len(close)
        elif text[at] == "\n" and not long:
            return at
        else:
            at += 1
    return len(text)


def check_facts(facts: dict[str, Any]) -> None:
    """Refuse facts with too many values, too long words or lists, or numbers beyond all boxes."""
    _check(facts, "none", 0, [0])


# Any: what a TOML file holds is known only after it has been read
def _check(value: Any, field: str, depth: int, seen: list[int]) -> None:
    seen[0] += 1
    if seen[0] > VALUES:
        raise _beyond("values", VALUES, field)
    if depth > DEPTH:
        raise _beyond("depth", DEPTH, field)
    if isinstance(value, dict):
        if len(value) > KEYS:
            raise _beyond("keys", KEYS, field)
        for key in value:
            if len(key) > KEY:
                raise _beyond("word", KEY, field)
            _check(value[key], key if depth == 0 else f"{field}.{key}", depth + 1, seen)
    elif isinstance(value, list):
        if len(value) > ITEMS:
            raise _beyond("items", ITEMS, field)
        for item in value:
            _check(item, field, depth + 1, seen)
    elif isinstance(value, str):
        if len(value) > WORD:
            raise _beyond("word", WORD, field)
    elif isinstance(value, bool):
        return
    elif isinstance(value, int):
        if not -NUMBER <= value <= NUMBER:
            raise _beyond("number", NUMBER, field)
    elif isinstance(value, float):
        if not -NUMBER <= value <= NUMBER:  # not a number is not within either
            raise _beyond("number", NUMBER, field)
    else:  # a date or a time
        raise Problem("components-kind", field=field, needed="text", given=type(value).__name__)
