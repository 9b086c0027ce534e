"""Auctions (TIN-5, 6): an area is named, maps are played, bids are made; how they end is told in `sale`."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.actions import Bid, Build
from gwarek.games.tinnerstrail.effects import Events, note_map, play_from_hand
from gwarek.games.tinnerstrail.events import AuctionOpened, BidMade, CannotOpen, Withdrew
from gwarek.games.tinnerstrail.sale import clear_auction, no_sale, win
from gwarek.games.tinnerstrail.state import (
    BID,
    BIDDING,
    FOR_BID,
    FOR_NOTHING,
    FROM_DECK,
    MAP,
    MONEY,
    OPENING,
    TOP,
    WIDTH,
    State,
    holds_map_for,
    is_down,
    is_wallace,
    may_take_part,
    minimum_for,
)
from gwarek.games.tinnerstrail.tiles import look
from gwarek.games.tinnerstrail.wallace_bids import wallace_answers, wallace_bids


def begin_auction(s: State, seat: int, a: Build, events: Events) -> None:
    """An area is named; a map may be played before the bidding (TIN-5.3), with 1 or 2 players it must (TIN-6.1)."""
    area = a.area
    open_auction(s, seat, area, events)
    s.turn = seat
    if s.table.few:
        s.phase = MAP if holds_map_for(s, seat, area) else TOP
    elif is_down(s, area) and holds_map_for(s, seat, area) and somebody_can_raise(s, seat):
        s.phase = MAP
    else:
        s.phase = OPENING


def open_auction(s: State, seat: int, area: int, events: Events) -> None:
    clear_auction(s)
    s.area = area
    s.minimum = minimum_for(s, -1)
    tell(events, AuctionOpened, seat, s.parts.area_ids[area])


def somebody_can_raise(s: State, seat: int) -> bool:
    """TIN-R6."""
    for other in range(s.players):
        if other != seat and may_take_part(s, other) and s.n[other * WIDTH + MONEY] > s.minimum:
            return True
    return False


# -- a map before the bidding (TIN-5.3, 6.1 to 6.4)


def map_before(s: State, seat: int, map: int, events: Events) -> None:
    """TIN-5.3, 5.4, 6.4: having played it he looks at the tile; alone, he turns it up (TIN-13.7)."""
    play_from_hand(s, seat, map, events)
    look_and_open(s, seat, events)


def turn_top(s: State, map: int, events: Events) -> None:
    """The top map of the region's deck is played (TIN-6.2, 13.12)."""
    s.pool[map] -= 1
    seat = s.active
    note_map(s, seat, map, FROM_DECK, "deck", events)
    if is_wallace(s, seat):
        wallace_bids(s, events)
    elif s.table.always_up:
        look_and_open(s, seat, events)
    else:
        ready_to_open(s, events)


def look_and_open(s: State, seat: int, events: Events) -> None:
    s.purpose = FOR_BID
    if not is_down(s, s.area) or look(s, seat, s.area, events):
        ready_to_open(s, events)


def ready_to_open(s: State, events: Events) -> None:
    """The opener must open if he can pay the minimum; else the other may (TIN-6.5)."""
    s.purpose = FOR_NOTHING
    seat = s.active
    money = s.n[seat * WIDTH + MONEY]
    if money >= s.minimum:
        s.turn = seat
        s.phase = OPENING
        return
    tell(events, CannotOpen, seat, s.minimum, money)
    other = 1 - seat
    if is_wallace(s, other):
        wallace_answers(s, events)
    elif may_take_part(s, other) and s.n[other * WIDTH + MONEY] >= s.minimum:
        s.turn = other
        s.bidders = 1 << other
        s.phase = BIDDING
    else:
        no_sale(s, events)


# -- bids (TIN-5.5, 5.6)


def bid(s: State, seat: int, a: Bid, events: Events) -> None:
    """TIN-5.5, 5.6."""
    first = s.phase == OPENING
    s.bid = a.price
    s.leader = seat
    s.n[seat * WIDTH + BID] = a.price
    if events is not None:
        events.append(BidMade(seat, a.price, s.parts.area_ids[s.area]))
    if s.table.solo:
        if first:
            wallace_answers(s, events)
        else:
            win(s, seat, events)  # one exchange of bids (TIN-13.17)
        return
    if first:
        s.bidders = 1 << seat
        for other in range(s.players):
            if may_take_part(s, other):
                s.bidders |= 1 << other
    next_bidder(s, seat, events)


def withdraw(s: State, seat: int, events: Events) -> None:
    s.bidders &= ~(1 << seat)
    tell(events, Withdrew, seat, "no")
    if s.leader < 0:
        no_sale(s, events)
    else:
        next_bidder(s, seat, events)


def next_bidder(s: State, after: int, events: Events) -> None:
    """Clockwise; who cannot raise withdraws without being asked (TIN-5.6, 5.16)."""
    for step in range(1, s.players + 1):
        seat = (after + step) % s.players
        if seat == s.leader or s.bidders >> seat & 1 == 0:
            continue
        if not is_wallace(s, seat) and s.n[seat * WIDTH + MONEY] > s.bid:
            s.turn = seat
            s.phase = BIDDING
            return
        s.bidders &= ~(1 << seat)
        if events is not None:
            events.append(Withdrew(seat, "yes"))
    win(s, s.leader, events)
