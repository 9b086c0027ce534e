"""Tinners' Trail: what the shape of its view leaves open about its cells (docs/protocol-tinnerstrail.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwarek.core.layout import COUNT, Counts, Each, Facts, Field, Row, Seat, Series, Told, lay_out
from gwarek.games.tinnerstrail.components import DECKS, DESTINATIONS, IMPROVEMENTS, ROUNDS
from gwarek.games.tinnerstrail.shape import View

VERSION: Final = 1


def layout(facts: Facts, seats: int, options: Mapping[str, str]) -> Row:
    """In the solo game Lord Wallace is a second player."""
    players = seats + 1 if seats == 1 else seats
    maps, tiles = facts["maps"], facts["tiles"]
    decks: dict[str, Field] = {}
    regions: dict[str, Field] = {}
    for deck in DECKS:
        its = [id for id, map in maps.items() if map["deck"] == deck]
        decks[deck] = Row({"deck": COUNT, "played": Counts(its), "unseen": Each(its, COUNT)})
        its = [id for id, tile in tiles.items() if tile["region"] == deck]
        regions[deck] = Row({"used": Counts(its), "unseen": Counts(its)})
    prices = sum(len(section) for section in facts["market"])
    groups = max(len(round) for shelf in facts["shelves"].values() for round in shelf["pumps"])
    passages = Series(Seat(players), len(DESTINATIONS) * ROUNDS)
    return lay_out(
        View,
        facts,
        players,
        {},
        {
            **dict.fromkeys(("rounds", "solo", "options", "auction.wallace")),
            **{f"shelf.{improvement}": ROUNDS for improvement in IMPROVEMENTS},
            "shelf.pumps": Series(Series(COUNT, groups), ROUNDS),
            "maps": Row(decks, sparse=True),
            "tiles": Row(regions, sparse=True),
            "market.spaces": Told(lambda spaces: [space["cubes"] for space in spaces], Series(COUNT, prices)),
            "market.open": Counts(range(ROUNDS)),
            "emigration": Told(lambda cells: [cell["seat"] for cell in cells], passages),
        },
    )
