"""How an auction ends (TIN-5.16, 6.6): the winner pays and builds, or nobody does."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.actions import BuildCalciner
from gwarek.games.tinnerstrail.effects import (
    Events,
    apply_map,
    build_calciner,
    move,
    play_from_hand,
    raise_mine,
)
from gwarek.games.tinnerstrail.events import (
    CalcinerKept,
    HalfBid,
    MapPaid,
    NoMap,
    TileMoney,
    TileRemoved,
    TileStays,
    TileWork,
    Won,
)
from gwarek.games.tinnerstrail.rounds import end_turn
from gwarek.games.tinnerstrail.state import (
    AREA,
    BID,
    CALCINER,
    CALCINERS,
    DOWN,
    FOR_MINE,
    FOR_NOTHING,
    LOST,
    MAP_AFTER,
    MONEY,
    TILE,
    WIDTH,
    State,
    holds_map_for,
    is_down,
    is_wallace,
    seers_of,
    tile_kind,
    tile_state,
    tile_word,
)
from gwarek.games.tinnerstrail.tiles import turn_up
from gwarek.games.tinnerstrail.wallace import build_cost
from gwarek.games.tinnerstrail.wallace_steps import wallace_calciner


def win(s: State, seat: int, events: Events) -> None:
    """TIN-5.16: the bid, the half bid, the tile."""
    s.leader = seat
    s.bidders = 0
    tell(events, Won, seat, s.parts.area_ids[s.area], s.bid)
    if not is_wallace(s, seat):
        s.n[seat * WIDTH + MONEY] -= s.bid
    opener = s.active
    if seat != opener and s.source == opener:  # a map from his hand (TIN-5.8, 6.7)
        half = (s.bid + 1) // 2
        s.n[opener * WIDTH + MONEY] += half
        tell(events, HalfBid, opener, half)
    s.purpose = FOR_MINE
    if not is_down(s, s.area) or turn_up(s, s.area, events):
        after_turned(s, events)


def after_turned(s: State, events: Events) -> None:
    """TIN-5.16: Kickstarter gifts, work points, then a map after the bidding."""
    s.purpose = FOR_NOTHING
    seat = s.leader
    tile = s.parts.tiles[tile_kind(s.a[s.area * AREA + TILE])]
    his = is_wallace(s, seat)
    if tile.money and not his:
        s.n[seat * WIDTH + MONEY] += tile.money
        tell(events, TileMoney, seat, tile.money, tile.id)
    cost = build_cost(s) if his else s.parts.cost_build
    if tile.work:
        cost = max(0, cost - tile.work)
        tell(events, TileWork, seat, tile.id)
    move(s, seat, cost, events)
    if not s.table.few and s.map < 0 and holds_map_for(s, seat, s.area):
        s.turn = seat
        s.phase = MAP_AFTER
    else:
        build_mine(s, events)


def map_after(s: State, seat: int, map: int, events: Events) -> None:
    """TIN-5.9."""
    if map >= 0:
        play_from_hand(s, seat, map, events)
        price = s.parts.maps[map].value
        s.n[seat * WIDTH + MONEY] -= price
        tell(events, MapPaid, seat, s.parts.map_ids[map], price)
    elif events is not None:
        events.append(NoMap(seat))
    build_mine(s, events)


def build_mine(s: State, events: Events) -> None:
    """TIN-5.16: mine, cubes, drainage, map, calciner."""
    seat = s.leader
    raise_mine(s, seat, s.area, events)
    if s.map >= 0:
        apply_map(s, seat, s.map, s.area, events)
    if is_wallace(s, seat):
        wallace_calciner(s, s.area, events)
    elif s.table.arsenic and s.n[seat * WIDTH + CALCINERS] > 0:
        s.turn = seat
        s.phase = CALCINER
        return
    close_auction(s, events)


def decide_calciner(s: State, seat: int, a: BuildCalciner, events: Events) -> None:
    """TIN-10.2."""
    if a.here:
        build_calciner(s, seat, s.area, events)
    elif events is not None:
        events.append(CalcinerKept(seat))
    close_auction(s, events)


def no_sale(s: State, events: Events) -> None:
    """Everybody has withdrawn (TIN-6.6): a face-down tile leaves the game unseen."""
    at = s.area * AREA + TILE
    id = s.parts.area_ids[s.area]
    if tile_state(s.a[at]) == DOWN:
        s.a[at] = tile_word(LOST, seers_of(s.a[at]), tile_kind(s.a[at]))
        tell(events, TileRemoved, id)
    elif events is not None:
        events.append(TileStays(id))
    close_auction(s, events)


def close_auction(s: State, events: Events) -> None:
    clear_auction(s)
    end_turn(s, events)


def clear_auction(s: State) -> None:
    """No area, no map, no bids."""
    s.area = -1
    s.map = -1
    s.source = -1
    s.peek = -1
    s.bid = 0
    s.leader = -1
    s.bidders = 0
    s.minimum = 0
    for player in range(s.players):
        s.n[player * WIDTH + BID] = 0
