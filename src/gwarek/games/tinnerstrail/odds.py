"""What can be reckoned before chance decides, from what a seat may know: unseen maps, Lord Wallace's bid to come."""

from __future__ import annotations

from typing import Final, cast

from gwarek.games.tinnerstrail.components import HIGHEST, PICKS, REGIONS, WITHDRAW, BidRow, Parts
from gwarek.games.tinnerstrail.shape import Reckoning, StaysOut
from gwarek.games.tinnerstrail.state import (
    CHOICE,
    HAND,
    KIND_MASK,
    MONEY,
    THROWN,
    WIDTH,
    State,
    is_wallace,
    may_take_part,
    minimum_for,
)
from gwarek.games.tinnerstrail.wallace import arsenic_value, bid_row, map_value, tile_value, why_no_bid

CERTAIN: Final = [1, 1]  # one way, of one


# -- maps


def held_of(s: State, seat: int, kind: int) -> int:
    """How many of a map a seat holds or is choosing from."""
    base = seat * WIDTH
    deck = s.parts.maps[kind].deck
    count = int(s.n[base + HAND + deck] == kind + 1)
    if deck < REGIONS:
        at = base + CHOICE + 2 * deck
        count += int(s.n[at] == kind + 1) + int(s.n[at + 1] == kind + 1)
    return count


def unseen_maps(s: State, deck: int, viewer: int) -> list[int]:
    """By kind, the maps of a deck that could still turn up anywhere as far as a viewer knows; -1 is a spectator."""
    maps = s.parts.maps
    out = [s.table.map_counts[kind] if maps[kind].deck == deck else 0 for kind in range(len(maps))]
    for item in s.played:
        if maps[item & KIND_MASK].deck == deck:
            out[item & KIND_MASK] -= 1
    if viewer >= 0:
        for kind in range(len(maps)):
            if maps[kind].deck == deck:
                out[kind] -= held_of(s, viewer, kind)
                if not s.table.few and deck < REGIONS:
                    out[kind] -= int(s.n[viewer * WIDTH + THROWN + deck] == kind + 1)
    return out


def too_dear(s: State, seat: int, region: int) -> tuple[int, int]:
    """Of the maps that could lie on a deck's top: how many ask for more than the seat has, and of how many."""
    dear = of = 0
    unseen = unseen_maps(s, region, seat)
    for kind in range(len(unseen)):
        if unseen[kind] > 0:
            of += unseen[kind]
            if minimum_for(s, kind) > s.n[seat * WIDTH + MONEY]:
                dear += unseen[kind]
    return dear, of


def asked_by_top(s: State, seat: int, region: int) -> tuple[int, int]:
    """The least and the most the top map can ask for."""
    unseen = unseen_maps(s, region, seat)
    prices = [minimum_for(s, kind) for kind in range(len(unseen)) if unseen[kind] > 0]
    return min(prices), max(prices)


def who_else(s: State, seat: int) -> str:
    """Who may have the area if the opener cannot pay (TIN-6.5): `wallace`, `rival` or `nobody`."""
    other = 1 - seat
    if is_wallace(s, other):
        return "nobody" if why_no_bid(s) else "wallace"
    return "rival" if may_take_part(s, other) else "nobody"


# -- Lord Wallace's bid (TIN-13.16, 13.17)


def ways(parts: Parts, row: BidRow) -> list[int]:
    """In how many rolls of the row's dice each number is the one that counts."""
    count = len(row.dice)
    out: list[int] = []
    for number in range(parts.most_face + 1):
        upper = sum([1 for face in parts.faces if face <= number])
        lower = sum([1 for face in parts.faces if face < number])
        if row.pick == HIGHEST:
            out.append(_power(upper, count) - _power(lower, count))
        else:
            faces = len(parts.faces)
            out.append(_power(faces - lower, count) - _power(faces - upper, count))
    return out


def _power(base: int, exponent: int) -> int:
    out = 1
    for _ in range(exponent):
        out *= base
    return out


def stays_out(s: State) -> str:
    """Why he will not bid in the auction that is open; nothing if he will, or has."""
    if not is_wallace(s, s.active):
        why = why_no_bid(s)
        if why:
            return why
    return "value" if bid_row(s, worth(s)).pick == WITHDRAW else ""


def worth(s: State) -> int:
    """The area under auction by his reckoning: what lies open, the map and arsenic (TIN-13.13, 13.51)."""
    return tile_value(s, s.area) + map_value(s, s.map, s.area) + arsenic_value(s, s.area)


def bids_to_come(s: State) -> list[tuple[int, int]]:
    """The bids his dice can make in your auction, each with the number of rolls; none once he has bid or stays out."""
    if is_wallace(s, s.active) or stays_out(s):
        return []
    row = bid_row(s, worth(s))
    base = s.parts.maps[s.map].value + s.table.deeper
    return [(base + number, count) for number, count in enumerate(ways(s.parts, row)) if count > 0]


def chances(s: State, price: int) -> list[int]:
    """In how many rolls, of how many, a bid of yours wins: where his is not higher (TIN-13.17)."""
    bids = bids_to_come(s)
    if not bids:
        return CERTAIN
    return [sum([count for his, count in bids if his <= price]), sum([count for _, count in bids])]


def reckoning(s: State) -> Reckoning | None:
    """What he thinks the area under auction is worth and how he will bid; nothing before a map lies on it."""
    if not s.table.solo or s.map < 0:
        return None
    why = stays_out(s)
    row = bid_row(s, worth(s))
    bids = bids_to_come(s)
    return {
        "tile": tile_value(s, s.area),
        "map": map_value(s, s.map, s.area),
        "arsenic": arsenic_value(s, s.area),
        "value": worth(s),
        "why": cast(StaysOut, why) if why else None,
        "dice": row.dice[:],
        "pick": PICKS[row.pick],
        "adds": s.parts.maps[s.map].value + s.table.deeper,
        "bids": [{"price": price, "ways": count} for price, count in bids],
        "of": sum([count for _, count in bids]),
    }
