"""Brass: Lancashire: what the shape of its view leaves open about its cells (docs/protocol-lancashire.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwarek.core.layout import Counts, Facts, Row, Told, lay_out
from gwarek.games.brass.layout import LEFT_OUT, without_stacks
from gwarek.games.lancashire.shape import View

VERSION: Final = 1


def layout(facts: Facts, seats: int, options: Mapping[str, str]) -> Row:
    discards = Counts((seat, card) for seat in range(seats) for card in facts["cards"])
    left_out = ("closed", "sites", "markets.prices", "distant.kind", "distant.used", "players.reach")
    return lay_out(
        View,
        facts,
        seats,
        {"distant_tiles": facts["distant"]["tiles"]},
        {
            **LEFT_OUT,
            **without_stacks("stacks"),
            **dict.fromkeys(left_out),
            "discard": Told(lambda items: [(item["seat"], item["card"]) for item in items], discards),
        },
    )
