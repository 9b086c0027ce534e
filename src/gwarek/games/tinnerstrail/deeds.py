"""What each decision does, and who is asked next; what chance says likewise."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.actions import (
    FIVES,
    TENS,
    TOP_OF_DECK,
    Bid,
    Build,
    BuildCalciner,
    Deed,
    Done,
    Drain,
    Drawn,
    Emigrate,
    Extract,
    Improve,
    Invest,
    Keep,
    OwnMiner,
    Pass,
    Pasties,
    Place,
    PlayMap,
    Process,
    Pumps,
    Raise,
    SellArsenic,
    Survey,
    Withdraw,
)
from gwarek.games.tinnerstrail.auction import (
    begin_auction,
    bid,
    map_before,
    ready_to_open,
    turn_top,
    withdraw,
)
from gwarek.games.tinnerstrail.components import COPPER, PASTIES_MONEY, TIN
from gwarek.games.tinnerstrail.effects import (
    Events,
    extract,
    move,
    pass_,
    process,
    pump,
    put,
    put_own_miner,
    sell_arsenic,
    take_pumps,
    take_token,
    use_token,
)
from gwarek.games.tinnerstrail.emigration import emigrate
from gwarek.games.tinnerstrail.events import PastiesSold
from gwarek.games.tinnerstrail.rounds import (
    end_survey,
    end_turn,
    next_investor,
    next_turn,
    sell_all,
    set_price,
    stop_pumps,
    survey,
    use_pumps,
)
from gwarek.games.tinnerstrail.sale import after_turned, decide_calciner, map_after
from gwarek.games.tinnerstrail.selling import invest, stop_investing
from gwarek.games.tinnerstrail.setup import deal, draw_order, keep_map, open_tiles
from gwarek.games.tinnerstrail.state import (
    BACK,
    CARD,
    DEAL,
    DRAIN,
    FOR_BID,
    FOR_MINE,
    FOR_SURVEY,
    INVEST,
    LOOK,
    MAP_AFTER,
    MONEY,
    OPEN,
    OPENING,
    ORDER,
    REVEAL,
    ROLL_COPPER,
    ROLL_TIN,
    TOKENS,
    TOP,
    WALLACE_DICE,
    WALLACE_MAP,
    WIDTH,
    State,
)
from gwarek.games.tinnerstrail.tiles import see_tile, show_tile
from gwarek.games.tinnerstrail.wallace_bids import turn_his_map, wallace_dice
from gwarek.games.tinnerstrail.wallace_steps import greenfield_mine
from gwarek.games.tinnerstrail.wallace_turn import reveal_card, see_back


def keep(s: State, seat: int, a: Keep, events: Events) -> None:
    keep_map(s, seat, a.map, events)


# -- auctions


def build(s: State, seat: int, a: Build, events: Events) -> None:
    begin_auction(s, seat, a.area, events)


def play_map(s: State, seat: int, a: PlayMap, events: Events) -> None:
    if s.phase == MAP_AFTER:
        map_after(s, seat, a.map, events)
    elif a.map >= 0:
        map_before(s, seat, a.map, events)
    else:
        s.phase = TOP if a.map == TOP_OF_DECK else OPENING


def make_bid(s: State, seat: int, a: Bid, events: Events) -> None:
    bid(s, seat, a.price, events)


def leave(s: State, seat: int, a: Withdraw, events: Events) -> None:
    if s.phase == INVEST:
        stop_investing(s, seat, events)
        next_investor(s, seat, events)
    else:
        withdraw(s, seat, events)


# -- a turn


def worked(s: State, seat: int, a: Deed, events: Events) -> None:
    """The work marker moves on, and the turn ends."""
    move(s, seat, a.work, events)
    end_turn(s, events)


def extract_ore(s: State, seat: int, a: Extract, events: Events) -> None:
    extract(s, seat, a.area, a.copper, a.tin, events)
    worked(s, seat, a, events)


def improve(s: State, seat: int, a: Improve, events: Events) -> None:
    take_token(s, a.improvement)
    put(s, seat, a.improvement, a.place, "board", events)
    worked(s, seat, a, events)


def place_own_miner(s: State, seat: int, a: OwnMiner, events: Events) -> None:
    take_token(s, a.improvement)
    put_own_miner(s, seat, a.place, events)
    worked(s, seat, a, events)


def take_group(s: State, seat: int, a: Pumps, events: Events) -> None:
    take_pumps(s, seat, events)
    move(s, seat, a.work, events)
    use_pumps(s, events)


def drain(s: State, seat: int, a: Drain, events: Events) -> None:
    pump(s, seat, a.area, events)
    s.pumps -= 1
    use_pumps(s, events)


def sell_pasties(s: State, seat: int, a: Pasties, events: Events) -> None:
    s.n[seat * WIDTH + MONEY] += PASTIES_MONEY
    tell(events, PastiesSold, seat, PASTIES_MONEY)
    worked(s, seat, a, events)


def pass_turn(s: State, seat: int, a: Pass, events: Events) -> None:
    pass_(s, seat, False, events)
    next_turn(s, events)


def process_arsenic(s: State, seat: int, a: Process, events: Events) -> None:
    process(s, seat, a.area, events)
    end_turn(s, events)


def sell_all_arsenic(s: State, seat: int, a: SellArsenic, events: Events) -> None:
    sell_arsenic(s, seat, events)
    worked(s, seat, a, events)


def send_abroad(s: State, seat: int, a: Emigrate, events: Events) -> None:
    emigrate(s, seat, a.area, a.destination, events)
    worked(s, seat, a, events)


def place_token(s: State, seat: int, a: Place, events: Events) -> None:
    use_token(s, seat, a.improvement)
    put(s, seat, a.improvement, a.place, "michigan", events)
    if s.phase == TOKENS:
        end_turn(s, events)
    else:
        next_turn(s, events)  # still his turn, unless he must pass


def leave_unused(s: State, seat: int, a: Done, events: Events) -> None:
    if s.phase == DRAIN:
        stop_pumps(s, events)
    else:
        next_turn(s, events)


def calcine(s: State, seat: int, a: BuildCalciner, events: Events) -> None:
    decide_calciner(s, seat, a.here == 1, events)


# -- the end of a round


def raise_price(s: State, seat: int, a: Raise, events: Events) -> None:
    sell_all(s, a.ore, events)


def invest_money(s: State, seat: int, a: Invest, events: Events) -> None:
    tens = a.money // TENS if a.unit == TENS else 0
    fives = a.money // FIVES if a.unit == FIVES else 0
    invest(s, seat, tens, fives, events)
    next_investor(s, seat, events)


def take_survey(s: State, seat: int, a: Survey, events: Events) -> None:
    survey(s, seat, a.area, events)


# -- chance


def drawn(s: State, seat: int, a: Drawn, events: Events) -> None:
    """By phase, in the order of the state's list of them."""
    said = list(a.numbers)
    phase = s.phase
    if phase == ORDER:
        draw_order(s, said, events)
    elif phase == OPEN:
        open_tiles(s, said[::2], said[1::2], events)
    elif phase == DEAL:
        deal(s, said[0], said[1:], events)
    elif phase == BACK:
        see_back(s, said[0], events)
    elif phase == ROLL_TIN:
        set_price(s, TIN, said, events)
        s.phase = ROLL_COPPER
    elif phase == ROLL_COPPER:
        set_price(s, COPPER, said, events)
        next_turn(s, events)
    elif phase == LOOK:
        see_tile(s, said[1], events)
        after_seen(s, events)
    elif phase == REVEAL:
        show_tile(s, said[1], events)
        after_seen(s, events)
    elif phase == TOP:
        turn_top(s, said[0], events)
    elif phase == CARD:
        reveal_card(s, said[0], events)
    elif phase == WALLACE_MAP:
        turn_his_map(s, said[0], events)
    else:
        assert phase == WALLACE_DICE
        wallace_dice(s, said, events)


def after_seen(s: State, events: Events) -> None:
    """Go on with what the tile was looked at for."""
    if s.purpose == FOR_BID:
        ready_to_open(s, events)
    elif s.purpose == FOR_MINE:
        after_turned(s, events)
    elif s.purpose == FOR_SURVEY:
        end_survey(s, events)
    else:
        greenfield_mine(s, events)
