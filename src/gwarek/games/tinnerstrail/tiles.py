"""Tiles are looked at and turned up. Whoever asked for it goes on when the tile has been seen."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.effects import Events
from gwarek.games.tinnerstrail.events import LookedSeen, TileTurned
from gwarek.games.tinnerstrail.state import (
    AREA,
    DOWN,
    FOR_BID,
    LOOK,
    REVEAL,
    TILE,
    UP,
    State,
    seers_of,
    tile_kind,
    tile_word,
)


def look(s: State, seat: int, area: int, events: Events) -> bool:
    """Somebody looks at a face-down tile. Has he seen it? If nobody knows it yet, chance says first which it is.

    Alone, he turns it up (TIN-13.7).
    """
    if s.table.solo:
        return turn_up(s, area, events)
    s.turn = seat
    s.area = area
    kind = tile_kind(s.a[area * AREA + TILE])
    if kind < 0:
        s.phase = LOOK
        return False
    see_tile(s, kind, events)
    return True


def see_tile(s: State, kind: int, events: Events) -> None:
    seat = s.turn
    at = s.area * AREA + TILE
    if s.purpose == FOR_BID and seers_of(s.a[at]) >> seat & 1 == 0:
        s.peek = seat
    s.a[at] = tile_word(DOWN, seers_of(s.a[at]) | 1 << seat, kind)
    s.tiles &= ~(1 << kind)
    tell(events, LookedSeen, seat, s.parts.area_ids[s.area], s.parts.tile_ids[kind])


def turn_up(s: State, area: int, events: Events) -> bool:
    """A face-down tile is turned up. Does it lie there? If nobody knows it yet, chance says first which it is."""
    s.area = area
    kind = tile_kind(s.a[area * AREA + TILE])
    if kind < 0:
        s.phase = REVEAL
        return False
    show_tile(s, kind, events)
    return True


def show_tile(s: State, kind: int, events: Events) -> None:
    s.a[s.area * AREA + TILE] = tile_word(UP, 0, kind)
    s.tiles &= ~(1 << kind)
    tell(events, TileTurned, s.parts.area_ids[s.area], s.parts.tile_ids[kind])
