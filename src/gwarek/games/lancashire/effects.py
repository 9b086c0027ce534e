"""What each action and each draw does, where Lancashire differs. Effects trust that the action is legal."""

from __future__ import annotations

from gwarek.core.action import Action
from gwarek.core.tell import tell
from gwarek.games.brass import effects as brass
from gwarek.games.brass.actions import Build, Dealt, Discard, Done, Link, SellOff
from gwarek.games.brass.asking import Ask
from gwarek.games.brass.components import CANAL, ERAS, RAIL
from gwarek.games.brass.effects import (
    ask_card,
    can_begin,
    clear_links,
    deal_hand,
    discard,
    draw_cards,
    era_is_over,
    flip,
    gather_discards,
    has_action_left,
    income_is_in,
    is_last_era,
    is_settled,
    lay_link,
    move_income,
    pay,
    place_tile,
    refill_size,
    remove_level_one,
    sell_off,
    sell_to_market,
    set_next_order,
    take_loan,
    tell_build,
    tell_goods,
    use_coal,
    use_iron,
)
from gwarek.games.brass.events import EraBegins, Events, RoundBegins, TilesRemoved
from gwarek.games.brass.scoring import score_era, score_introductory, tell_result
from gwarek.games.brass.state import (
    ACTION,
    COMBINE,
    DEAL,
    DEVELOP,
    DEVELOPING,
    DISTANT,
    DRAW,
    INCOME,
    LINK,
    LOAN,
    MONEY,
    OVER,
    SECOND,
    SELL,
    SELLING,
    WIDTH,
    State,
    kind_of,
    level_of,
    lowest,
    owner_of,
)
from gwarek.games.lancashire.actions import (
    TO_DISTANT,
    Combine,
    Develop,
    DistantDrawn,
    Loan,
    Second,
    Sell,
    StartDrawn,
    words_of,
)
from gwarek.games.lancashire.components import COAL_MINE, IRON_WORKS, PORT, SHIPYARD
from gwarek.games.lancashire.events import (
    Bonus,
    CanalsRemoved,
    Combined,
    DemandFell,
    Linked,
    MarketClosed,
    MarketReopened,
    Offered,
    SetAside,
    Sold,
    SoldFar,
    StartSet,
)
from gwarek.games.lancashire.phases import legal_developments, legal_links, legal_sales
from gwarek.games.lancashire.scoring import outcome, score_cash
from gwarek.games.lancashire.state import BUILT, goods_of_new, market_is_open, table_of

# -- build (LAN-5)


def build(s: State, seat: int, a: Build, events: Events) -> None:
    """LAN-5.21: the card, then the tile; told with the tile first."""
    tell_build(s, seat, a.industry, a.space, events)
    discard(s, seat, a.card, events)
    place_industry(s, seat, a.industry, a.space, a.coal, a.iron, events)
    end_action(s, events)


def combine(s: State, seat: int, a: Combine, events: Events) -> None:
    """LAN-5.7: the two cards are discarded afterwards."""
    tell(events, Combined, seat)
    tell_build(s, seat, a.industry, a.space, events)
    place_industry(s, seat, a.industry, a.space, a.coal, a.iron, events)
    ask_card(s, COMBINE, 2)


def place_industry(
    s: State, seat: int, industry: int, space: int, coal: int, iron: int, events: Events
) -> None:
    """LAN-5.21: coal, iron, payment, old tile, new tile, cubes, demand track, shipyard, in this order."""
    use_coal(s, seat, coal, events)
    use_iron(s, seat, iron, events)
    kind = lowest(s, seat, industry)
    face = s.faces[kind]
    pay(s, seat, face.money)
    place_tile(s, seat, kind, space, goods_of_new(face))
    s.n[seat * WIDTH + BUILT] = 1
    if industry == SHIPYARD:
        flip(s, space, events)
    elif industry in (COAL_MINE, IRON_WORKS):
        tell_goods(s, seat, space, events)
        sell_to_market(s, seat, space, built_ports(s), events)  # LAN-5.22, 5.23


def built_ports(s: State) -> int:
    """Places with a built port: port tiles on either side, and external regions (LAN-4.4)."""
    ports = s.board.markets
    for space in range(s.link_at):
        tile = s.b[space]
        if tile and s.faces[kind_of(tile)].industry == PORT:
            ports |= 1 << s.board.place_of[space]
    return ports


# -- links (LAN-9)


def link(s: State, seat: int, a: Link, events: Events) -> None:
    """LAN-9.3, 9.4: a second railway may follow, while one is possible."""
    _lay(s, seat, a.line, s.parts.canal_cost if s.era == CANAL else s.parts.rail_cost, a.coal, events)
    if s.era == RAIL:
        found: list[Action] = []
        legal_links(words_of(table_of(s).box), Ask(s, seat), found, True, first_only=True)
        if found:
            s.act = LINK
            s.first = a.line
            s.phase = SECOND
            return
    ask_card(s, LINK, 1)


def second_rail(s: State, seat: int, a: Second, events: Events) -> None:
    """LAN-9.4, R27: the second railway costs what two cost more than one."""
    _lay(s, seat, a.line, s.parts.two_rails_cost - s.parts.rail_cost, a.coal, events)
    s.first = -1
    ask_card(s, LINK, 1)


def _lay(s: State, seat: int, line: int, price: int, coal: int, events: Events) -> None:
    lay_link(s, seat, line, price)
    tell(events, Linked, seat, s.parts.line_ids[line], price)
    use_coal(s, seat, coal, events)


# -- develop (LAN-10.1)


def develop(s: State, seat: int, a: Develop, events: Events) -> None:
    """A second tile may follow, while one is possible."""
    brass.develop(s, seat, a.industry, events)
    use_iron(s, seat, a.iron, events)
    if s.phase == ACTION:
        found: list[Action] = []
        legal_developments(words_of(table_of(s).box), Ask(s, seat), found, first_only=True)
        if found:
            s.act = DEVELOP
            s.phase = DEVELOPING
            return
    ask_card(s, DEVELOP, 1)


# -- sell cotton (LAN-10.3 to 10.8)


def sell(s: State, seat: int, a: Sell, events: Events) -> None:
    """The card of a sale is paid with its first line, before any tile of the distant market is seen (LAN-3.4)."""
    if a.port == TO_DISTANT:
        offer(s, seat, a, events)
    else:
        sell_to_port(s, seat, a, events)
    if s.phase == ACTION:
        ask_card(s, SELL, 1)
    else:
        go_on_selling(s, seat, events)


def go_on_selling(s: State, seat: int, events: Events) -> None:
    """LAN-10.3: as many sales as wanted, while one is possible."""
    if s.sold >= 0:
        s.phase = DISTANT
        return
    found: list[Action] = []
    legal_sales(words_of(table_of(s).box), Ask(s, seat), found)
    if found:
        s.phase = SELLING
    else:
        end_action(s, events)


def sell_to_port(s: State, seat: int, a: Sell, events: Events) -> None:
    """LAN-10.4: mill and port are flipped."""
    if events is not None:
        parts = s.parts
        tile = parts.tile_ids[kind_of(s.b[a.space])]
        owner = owner_of(s.b[a.port])
        events.append(Sold(seat, tile, parts.space_ids[a.space], owner, parts.space_ids[a.port]))
    flip(s, a.space, events)
    flip(s, a.port, events)


def offer(s: State, seat: int, a: Sell, events: Events) -> None:
    """LAN-10.5: the cotton goes to the distant market; its tile is turned up once the card is paid."""
    s.sold = a.space
    if events is not None:
        tile = s.parts.tile_ids[kind_of(s.b[a.space])]
        events.append(Offered(seat, tile, s.parts.space_ids[a.space]))


def turn_up(s: State, chance: int, a: DistantDrawn, events: Events) -> None:
    """LAN-10.5, 10.6, R14: the marker falls; unless that closes the market, the mill is flipped and the bonus paid."""
    distant = table_of(s).distant
    seat, kind = s.turn, a.kind
    s.used = [*s.used, kind]
    s.marker = min(distant.closed, s.marker + distant.steps[kind])
    space = s.sold
    s.sold = -1
    tell(events, DemandFell, distant.steps[kind], s.marker, len(distant.tiles) - len(s.used))
    if not market_is_open(s):
        tell(events, MarketClosed, seat)
        end_action(s, events)
        return
    if events is not None:
        tile = s.parts.tile_ids[kind_of(s.b[space])]
        events.append(SoldFar(seat, tile, s.parts.space_ids[space]))
    flip(s, space, events)
    give_bonus(s, seat, distant.demand[s.marker], events)
    go_on_selling(s, seat, events)


def give_bonus(s: State, seat: int, amount: int, events: Events) -> None:
    """LAN-R1: money by the rulebook, spaces of income by option."""
    if amount == 0:
        return
    is_income = table_of(s).bonus_is_income
    if is_income:
        move_income(s, seat, amount)
    else:
        s.n[seat * WIDTH + MONEY] += amount
    if events is not None:
        bonus = "income" if is_income else "money"
        events.append(Bonus(seat, bonus, amount, s.n[seat * WIDTH + INCOME], level_of(s, seat)))


# -- loans, cards, debts (LAN-3, 10.9)


def borrow(s: State, seat: int, a: Loan, events: Events) -> None:
    take_loan(s, seat, a.amount, a.amount // table_of(s).box.loan_step, events)
    ask_card(s, LOAN, 1)


def pay_card(s: State, seat: int, a: Discard, events: Events) -> None:
    discard(s, seat, a.card, events)
    s.due -= 1
    if s.due > 0:
        return
    if s.act == SELL:
        go_on_selling(s, seat, events)
        return
    if s.act == COMBINE:
        s.actions -= 1  # the second action is used up with the first
    end_action(s, events)


def done(s: State, seat: int, a: Done, events: Events) -> None:
    s.first = -1
    if s.phase == SELLING:
        end_action(s, events)
    else:
        ask_card(s, s.act, 1)


def pay_debt(s: State, seat: int, a: SellOff, events: Events) -> None:
    """LAN-3.10."""
    sell_off(s, seat, a.space, events)
    if is_settled(s, events):
        s.pause(events)
        collect_from(s, s.order.index(s.turn) + 1, events)


# -- setting up and dealing (LAN-2)


def set_start(s: State, chance: int, a: StartDrawn, events: Events) -> None:
    """LAN-2.5: clockwise from the start player."""
    s.order = [(a.seat + i) % s.seats for i in range(s.seats)]
    s.turn = 0
    s.phase = DEAL
    tell(events, StartSet, a.seat, s.order[:])


def dealt(s: State, chance: int, a: Dealt, events: Events) -> None:
    if s.phase == DEAL:
        deal(s, a, events)
    else:
        refill(s, a, events)


def deal(s: State, a: Dealt, events: Events) -> None:
    """LAN-2.6: a hand for each seat; what is set aside stays unseen."""
    deal_hand(s, a, events)
    s.turn += 1
    if s.turn == s.seats:
        tell(events, SetAside, table_of(s).aside[s.era])
        tell(events, EraBegins, ERAS[s.era])
        begin_round(s, 1, events)


def refill(s: State, a: Dealt, events: Events) -> None:
    """LAN-3.16."""
    draw_cards(s, a, events)
    if table_of(s).refill_per_turn:
        next_seat(s, events)
    else:
        draw_from(s, s.order.index(s.turn) + 1, events)


# -- turns and rounds (LAN-3)


def end_action(s: State, events: Events) -> None:
    """Combined actions are both used up (LAN-5.7)."""
    if not has_action_left(s):
        end_turn(s, events)


def end_turn(s: State, events: Events) -> None:
    if table_of(s).refill_per_turn and refill_size(s) > 0:
        s.phase = DRAW
    else:
        next_seat(s, events)


def next_seat(s: State, events: Events) -> None:
    at = s.order.index(s.turn) + 1
    if at < s.seats:
        begin_turn(s, s.order[at], events)
    else:
        end_round(s, events)


def begin_turn(s: State, seat: int, events: Events) -> None:
    if not can_begin(s, seat):
        end_turn(s, events)


def begin_round(s: State, number: int, events: Events) -> None:
    """LAN-3.3: income comes first (by option it has come at the end of the round before)."""
    s.round = number
    tell(events, RoundBegins, ERAS[s.era], number, s.table.rounds[s.era])
    if table_of(s).income_first:
        collect_from(s, 0, events)
    else:
        begin_turn(s, s.order[0], events)


def end_round(s: State, events: Events) -> None:
    """LAN-3.13, 3.15, 3.18: new order and drawing belong to every round."""
    s.pause(events)
    set_next_order(s, events)
    draw_from(s, 0, events)


def draw_from(s: State, first: int, events: Events) -> None:
    """LAN-3.16, R29: the seats from this place of the new order on draw; then the round is over."""
    table = table_of(s)
    if not table.refill_per_turn:
        for at in range(first, s.seats):
            s.turn = s.order[at]
            if refill_size(s) > 0:
                s.phase = DRAW
                return
    if era_is_over(s):  # LAN-3.2
        end_era(s, events)
    elif table.income_first:
        begin_round(s, s.round + 1, events)
    else:
        collect_from(s, 0, events)


def collect_from(s: State, first: int, events: Events) -> None:
    """LAN-3.9 to 3.12, R17: the seats from this place of the turn order on."""
    if not income_is_in(s, first, events):
        return
    if table_of(s).income_first:
        begin_turn(s, s.order[0], events)
    else:
        begin_round(s, s.round + 1, events)


# -- periods (LAN-11)


def end_era(s: State, events: Events) -> None:
    """Scoring; then the Rail Period is set up, or the game is over."""
    score_era(s, events)
    if is_last_era(s):
        if s.table.introductory:
            score_introductory(s, events)  # LAN-V1
        else:
            score_cash(s, events)
        s.phase = OVER
        tell_result(outcome(s), events)
        return
    canals = clear_links(s)  # LAN-11.5
    counts = [0] * s.seats
    tiles = remove_level_one(s, counts)
    s.used = []
    s.marker = 0
    gather_discards(s)  # LAN-2.6
    tell(events, CanalsRemoved, canals)
    tell(events, TilesRemoved, len(tiles), counts, tiles)
    tell(events, MarketReopened)
    s.era = RAIL
    s.deck = sum(s.pool) - table_of(s).aside[RAIL]
    s.round = 1
    s.turn = 0
    s.phase = DEAL
