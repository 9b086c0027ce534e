"""Tinners' Trail: which part of the view stands where (docs/protocol-tinnerstrail.md)."""

from __future__ import annotations

from collections.abc import Mapping

from gwarek.core.layout import (
    COUNT,
    FLAG,
    NUMBER,
    Counts,
    Each,
    Facts,
    Field,
    Maybe,
    Row,
    Seat,
    Series,
    Told,
    Word,
)
from gwarek.games.tinnerstrail.components import DECKS, DESTINATIONS, IMPROVEMENTS, ORES, ROUNDS
from gwarek.games.tinnerstrail.state import PHASES


def layout(facts: Facts, seats: int, options: Mapping[str, str]) -> Row:
    """In the solo game Lord Wallace is a second player."""
    players = seats + 1 if seats == 1 else seats
    seat = Seat(players)
    everybody = range(players)
    areas, tiles, maps = facts["areas"], facts["tiles"], facts["maps"]
    area = Row(
        {
            "tile": Maybe(
                Row({"face": Word(["down", "up"]), "id": Word(tiles), "seen_by": Counts(everybody)})
            ),
            "owner": seat,
            **dict.fromkeys(("copper", "tin", "water", "arsenic", "drainage", "miners"), COUNT),
            **dict.fromkeys(("own_miner", "port", "train", "pumps", "calciner", "capacity"), COUNT),
            "lost": FLAG,
        }
    )
    player = Row(
        {
            **dict.fromkeys(("money", "points", "column", "last", "left", "passed", "mines"), COUNT),
            **dict.fromkeys(("copper", "tin", "arsenic", "limiter", "calciner", "own_miners"), COUNT),
            "tokens": Each(IMPROVEMENTS, COUNT),
            "kimberley": COUNT,
            "adelaide": Series(NUMBER, 2),
            "out": FLAG,
            "row": Maybe(Row({"tens": COUNT, "fives": COUNT})),
            "decks": Counts(DECKS),
            **{key: Counts(maps) for key in ("hand", "choice", "thrown")},
            "still": COUNT,
            "wallace": FLAG,
            "spent": NUMBER,
            "extra": NUMBER,
        }
    )
    auction = Row(
        {
            "area": Word(areas),
            "opener": seat,
            "minimum": COUNT,
            "bid": COUNT,
            "leader": seat,
            "in": Counts(everybody),
            "bids": Series(COUNT, players),
            "map": Word(maps),
            "source": Word(["deck", "hand", "wallace"]),
            "peeked": FLAG,
            "price": COUNT,
        },
        ["wallace"],  # follows from the rest
    )
    decks: dict[str, Field] = {}
    regions: dict[str, Field] = {}
    for deck in DECKS:
        its = [id for id, map in maps.items() if map["deck"] == deck]
        decks[deck] = Row({"deck": COUNT, "played": Counts(its), "unseen": Each(its, COUNT)})
        its = [id for id, tile in tiles.items() if tile["region"] == deck]
        regions[deck] = Row({"used": Counts(its), "unseen": Counts(its)})
    prices = sum(len(section) for section in facts["market"])
    groups = max(len(round) for shelf in facts["shelves"].values() for round in shelf["pumps"])
    shelf = {improvement: Series(COUNT, ROUNDS) for improvement in IMPROVEMENTS}
    market = Row(
        {
            "next": COUNT,
            "spaces": Told(lambda spaces: [space["cubes"] for space in spaces], Series(COUNT, prices)),
            "open": Counts(range(ROUNDS)),
        }
    )
    wallace = Row(
        {
            "back": Word(DECKS),
            "maps": COUNT,
            "aside": COUNT,
            "cards": Counts(facts["cards"]),
            "left": COUNT,
        }
    )
    sent = Series(seat, len(DESTINATIONS) * ROUNDS)
    return Row(
        {
            "phase": Word(["setup", "prices", "wallace", *PHASES]),
            "round": COUNT,
            "turn": seat,
            "active": seat,
            "prices": Each(ORES, Row({"column": COUNT, "price": COUNT, "change": NUMBER})),
            "track": Series(seat, players),
            "rows": Series(seat, players),
            "shelf": Row({**shelf, "pumps": Series(Series(COUNT, groups), ROUNDS)}),
            "pump_group": COUNT,
            "areas": Each(areas, area),
            "adits": Counts(facts["borders"]),
            "auction": Maybe(auction),
            "pumping": Maybe(Row({"left": COUNT, "of": COUNT})),
            "players": Series(player, players),
            "maps": Row(decks, sparse=True),
            "tiles": Row(regions, sparse=True),
            "market": Maybe(market),
            "emigration": Told(lambda cells: [cell["seat"] for cell in cells], sent),
            "wallace": Maybe(wallace),
        },
        ["rounds", "solo", "options"],
    )
