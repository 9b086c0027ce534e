"""How Lord Wallace bids (TIN-13.12 to 13.19)."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.components import PICKS, WITHDRAW
from gwarek.games.tinnerstrail.effects import Events, note_map
from gwarek.games.tinnerstrail.events import BidMade, WallaceOut, WallaceRolls, WallaceValue, WallaceWins
from gwarek.games.tinnerstrail.sale import no_sale, win
from gwarek.games.tinnerstrail.state import (
    BACK,
    BID,
    BIDDING,
    FOR_DICE,
    FROM_WALLACE,
    MONEY,
    WALLACE,
    WALLACE_DICE,
    WIDTH,
    State,
    is_wallace,
    may_take_part,
)
from gwarek.games.tinnerstrail.wallace import (
    area_value,
    arsenic_value,
    bid_row,
    map_value,
    maps_left,
    picked,
    tile_value,
    why_no_bid,
)


def turn_his_map(s: State, map: int, events: Events) -> None:
    """His own map is turned up; then the back of the next one shows."""
    s.pool[map] -= 1
    s.back = -1
    note_map(s, WALLACE, map, FROM_WALLACE, "wallace", events)
    if maps_left(s) > 0:
        s.phase = BACK
        s.purpose = FOR_DICE
    else:
        wallace_bids(s, events)


def wallace_bids(s: State, events: Events) -> None:
    """He is active: his rolled bid opens, unless the table makes him withdraw (TIN-13.17)."""
    tell_value(s, events)
    row = bid_row(s, area_value(s))
    if row.pick != WITHDRAW:
        s.phase = WALLACE_DICE
        return
    tell(events, WallaceOut, WALLACE, "value")
    if may_take_part(s, 0) and s.n[MONEY] >= s.minimum:
        s.turn = 0
        s.bidders = 1
        s.phase = BIDDING
    else:
        no_sale(s, events)


def wallace_answers(s: State, events: Events) -> None:
    """You opened, or could not: he rolls his bid, or stays out (TIN-13.16, 13.17)."""
    why = why_no_bid(s)
    if not why:
        tell_value(s, events)
        if bid_row(s, area_value(s)).pick == WITHDRAW:
            why = "value"
    if not why:
        s.bidders = 1 << WALLACE
        s.phase = WALLACE_DICE
        return
    tell(events, WallaceOut, WALLACE, why)
    if s.leader < 0:
        no_sale(s, events)
    else:
        win(s, s.leader, events)


def wallace_dice(s: State, dice: list[int], events: Events) -> None:
    """TIN-13.16, 13.17, 13.43."""
    row = bid_row(s, area_value(s))
    value = s.parts.maps[s.map].value
    price = picked(row, dice) + value + s.table.deeper
    if events is not None:
        told = WallaceRolls(WALLACE, dice, PICKS[row.pick], value, s.table.deeper, price)
        events.append(told)
    if is_wallace(s, s.active):
        take_lead(s, price, events)
        if may_take_part(s, 0) and s.n[MONEY] > price:
            s.turn = 0
            s.bidders |= 1
            s.phase = BIDDING
            return
        wallace_wins(s, "unopposed", events)
    elif s.leader < 0:  # you could not open
        take_lead(s, max(price, s.minimum), events)
        wallace_wins(s, "alone", events)
    elif price > s.bid:
        take_lead(s, s.bid + 1, events)
        wallace_wins(s, "higher", events)
    else:
        tell(events, WallaceOut, WALLACE, "lower")
        win(s, s.leader, events)


def tell_value(s: State, events: Events) -> None:
    """What the area is worth to him, and why."""
    if events is None:
        return
    tile = tile_value(s, s.area)
    map = map_value(s, s.map, s.area)
    arsenic = arsenic_value(s, s.area)
    area = s.parts.area_ids[s.area]
    events.append(WallaceValue(WALLACE, area, tile, map, arsenic, tile + map + arsenic))


def take_lead(s: State, price: int, events: Events) -> None:
    s.bid = price
    s.leader = WALLACE
    s.bidders = 1 << WALLACE
    s.n[WALLACE * WIDTH + BID] = price
    tell(events, BidMade, WALLACE, price, s.parts.area_ids[s.area])


def wallace_wins(s: State, why: str, events: Events) -> None:
    tell(events, WallaceWins, WALLACE, why)
    win(s, WALLACE, events)
