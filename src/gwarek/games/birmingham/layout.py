"""Brass: Birmingham: what the shape of its view leaves open about its cells (docs/protocol-birmingham.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwarek.core.layout import Facts, Row, lay_out
from gwarek.games.birmingham.shape import View
from gwarek.games.brass.layout import LEFT_OUT, without_stacks

VERSION: Final = 1


def layout(facts: Facts, seats: int, options: Mapping[str, str]) -> Row:
    merchants = ("merchants.place", "merchants.buys", "merchants.bonus")
    left_out = dict.fromkeys(("costs", *merchants))
    return lay_out(View, facts, seats, {}, {**LEFT_OUT, **without_stacks("mat"), **left_out})
