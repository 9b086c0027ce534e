"""Seats: small numbers, clockwise from 0. Chance is a seat too."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
SEAT_WORDS: Final = ["red", "blue", "yellow", "purple", "white"]

EVERYBODY: Final = -1
SPECTATOR_BIT: Final = 1 << 8


def seat_word(seat: int) -> str:
    """`seat_word(0) == "red"`; chance is `"chance"`."""
    return "chance" if seat == CHANCE else SEAT_WORDS[seat]


def seat_of(word: str) -> int | None:
    """The seat a word names, or None: `seat_of("blue") == 1`."""
    if word == "chance":
        return CHANCE
    return SEAT_WORDS.index(word) if word in SEAT_WORDS else None


def only(seat: int) -> int:
    """The set of viewers that holds one seat alone."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The set of viewers that holds everybody, spectators too, except one seat."""
    return ~(1 << seat)


def may_see(viewers: int, seat: int | None) -> bool:
    """Is this seat (None: a spectator) in the set of viewers?"""
    bit = SPECTATOR_BIT if seat is None else 1 << seat
    return viewers & bit != 0
