"""Switch & Signal: what the shape of its view leaves open about its cells (docs/protocol-switchsignal.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwarek.core.layout import Counts, Facts, Row, lay_out
from gwarek.games.switchsignal.shape import View

VERSION: Final = 1


def layout(facts: Facts, seats: int, options: Mapping[str, str]) -> Row:
    """The ids are those of the board in play."""
    board = options["board"]
    places = {id: place for id, place in facts["places"].items() if place["board"] == board}
    lines = [id for id, line in facts["lines"].items() if line["board"] == board]
    segments = [id for id, segment in facts["segments"].items() if segment["line"] in lines]

    def of_kind(*kinds: str) -> list[str]:
        return [id for id, place in places.items() if place["kind"] in kinds]

    ids = {
        "places": places,
        "lines": lines,
        "fields": [id for id, field in facts["fields"].items() if field["line"] in lines],
        "spaces": [*of_kind("city", "start", "port"), *segments],
        "stations": of_kind("city", "port"),
        "junctions": of_kind("junction"),
        "cities": of_kind("city"),
        "ports": of_kind("port"),
        "starts": of_kind("start"),
    }
    follows = ("timetable.deck", "timetable.removed", "moving.best", "cities.good")
    at_the_end = ("result.goods", "result.turns", "result.time")
    return lay_out(
        View,
        facts,
        seats,
        ids,
        {
            **dict.fromkeys(("board", "last", "reach", *follows, *at_the_end)),
            "timetable.symbols": max(
                len(card["deploy"]) + len(card["move"]) for card in facts["cards"].values()
            ),
            "tokens": Counts(sorted(places[id]["number"] for id in ids["starts"])),
        },
    )
