"""Setup (TIN-2): the order, the open tiles, the maps."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.components import DECKS, WILD
from gwarek.games.tinnerstrail.effects import Events
from gwarek.games.tinnerstrail.events import HandSeen, MapKeptSeen, MapsReturned, OrderSet, TileOpened
from gwarek.games.tinnerstrail.rounds import begin_round
from gwarek.games.tinnerstrail.state import (
    AREA,
    BACK,
    CHOICE,
    DEAL,
    FOR_SETUP,
    HAND,
    KEEP,
    OPEN,
    THROWN,
    TILE,
    UP,
    WIDTH,
    State,
    choosing,
    tile_word,
)


def draw_order(s: State, order: list[int], events: Events) -> None:
    """TIN-2.3."""
    s.track = order
    tell(events, OrderSet, order[:])
    s.turn = 0
    s.phase = OPEN
    skip_regions(s)


def skip_regions(s: State) -> None:
    """Regions where no tile is turned up; then the maps are dealt."""
    if s.turn >= len(s.table.regions) or s.parts.open_tiles[s.table.people] == 0:
        s.turn = 0
        s.phase = DEAL


def open_tiles(s: State, areas: list[int], tiles: list[int], events: Events) -> None:
    """TIN-2.5."""
    for at in range(len(areas)):
        s.a[areas[at] * AREA + TILE] = tile_word(UP, 0, tiles[at])
        s.tiles &= ~(1 << tiles[at])
        tell(events, TileOpened, s.parts.area_ids[areas[at]], s.parts.tile_ids[tiles[at]])
    s.turn += 1
    skip_regions(s)


def deal(s: State, seat: int, maps: list[int], events: Events) -> None:
    """TIN-2.7."""
    base = seat * WIDTH
    for map in maps:
        s.pool[map] -= 1
        deck = s.parts.maps[map].deck
        if deck == WILD:
            s.n[base + HAND + WILD] = map + 1
        else:
            at = base + CHOICE + 2 * deck
            s.n[at + 1 if s.n[at] else at] = map + 1
    tell(events, HandSeen, seat, [s.parts.map_ids[map] for map in maps])
    s.turn += 1
    if s.turn == s.table.people:
        s.turn = 0
        s.phase = KEEP


def keep_map(s: State, seat: int, map: int, events: Events) -> None:
    """TIN-2.7, 2.8: one is kept, the other goes to the box or back into its deck."""
    region = s.parts.maps[map].deck
    base = seat * WIDTH
    at = base + CHOICE + 2 * region
    other = s.n[at] - 1 if s.n[at + 1] == map + 1 else s.n[at + 1] - 1
    s.n[at] = 0
    s.n[at + 1] = 0
    s.n[base + HAND + region] = map + 1
    s.n[base + THROWN + region] = other + 1
    if s.table.few:
        s.pool[other] += 1
    tell(events, MapKeptSeen, seat, DECKS[region], s.parts.map_ids[map], s.parts.map_ids[other])
    for someone in range(s.table.people):
        if choosing(s, someone) >= 0:
            return
    if s.table.few and events is not None:
        events.append(MapsReturned([DECKS[deck] for deck in s.table.regions]))
    if s.table.solo:
        s.phase = BACK
        s.purpose = FOR_SETUP
    else:
        begin_round(s, events)
