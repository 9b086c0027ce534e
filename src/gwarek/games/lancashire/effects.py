"""What each action and each draw does. Effects trust that the action is legal; one function, one consequence.

The first part changes the board and the players, and does not go on to the next decision: previews use it too.
"""

from __future__ import annotations

from gwarek.core.event import Event
from gwarek.games.lancashire.actions import Build, Combine, Dealt, Develop, Link, Second, Sell
from gwarek.games.lancashire.components import CANAL, COAL_MINE, ERAS, IRON_WORKS, PORT, RAIL, SHIPYARD
from gwarek.games.lancashire.events import (
    Bonus,
    Built,
    CanalsRemoved,
    CoalBought,
    CoalUsed,
    Combined,
    Debt,
    DebtForgiven,
    DebtKept,
    DemandFell,
    Developed,
    Discarded,
    DrawnSeen,
    Drew,
    EraBegins,
    Flipped,
    GameOver,
    GoodsPlaced,
    HandDealt,
    HandSeen,
    Income,
    IronBought,
    IronUsed,
    Linked,
    LoanTaken,
    MarketClosed,
    MarketReopened,
    MarketSold,
    Offered,
    OrderChanged,
    Passed,
    PointsLost,
    Replaced,
    RoundBegins,
    SetAside,
    Sold,
    SoldFar,
    SoldOff,
    StartSet,
    TilesRemoved,
)
from gwarek.games.lancashire.rules import half_price
from gwarek.games.lancashire.scoring import outcome, score_cash, score_era, score_introductory
from gwarek.games.lancashire.state import (
    ACTION,
    BUILT,
    DEAL,
    DRAW,
    GOODS_MASK,
    HAND,
    INCOME,
    LINKED,
    LINKS_LEFT,
    MONEY,
    NO_ACTION,
    OVER,
    POINTS,
    SELLOFF,
    SHORTFALL_POINTS,
    SPENT,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    cards_in_hand,
    goods_of,
    goods_of_new,
    kind_of,
    level_of,
    market_is_open,
    owner_of,
    points,
    refresh_links,
    tile_of,
    top_tile,
)
from gwarek.games.shared.income import down, forward
from gwarek.games.shared.market import room, selling
from gwarek.games.shared.network import join

Events = list[Event] | None


# -- money, goods, income


def pay(s: State, seat: int, price: int) -> None:
    """Money goes from the hand to the Amount Spent box (LAN-3.14)."""
    s.n[seat * WIDTH + MONEY] -= price
    s.n[seat * WIDTH + SPENT] += price


def flip(s: State, space: int, events: Events) -> None:
    """LAN-8.2, 8.3, 8.6: the owner's disc moves by spaces, whoever caused the flip."""
    tile = s.b[space]
    s.b[space] = tile & ~GOODS_MASK
    owner = owner_of(tile)
    face = s.parts.tiles[kind_of(tile)]
    at = owner * WIDTH + INCOME
    s.n[at] = forward(s.parts.levels, s.n[at], face.income)
    if events is not None:
        space_id = s.parts.space_ids[space]
        events.append(Flipped(owner, face.id, space_id, face.income, s.n[at], level_of(s, owner)))


def take_cube(s: State, space: int, events: Events) -> None:
    """One cube goes to the supply; the last one flips the tile (LAN-5.25)."""
    s.b[space] -= 1
    if s.b[space] & GOODS_MASK == 0:
        flip(s, space, events)


def use_coal(s: State, seat: int, source: int, events: Events) -> None:
    """LAN-6.2 to 6.5: a cube from a mine is free, one from the track or the supply is paid for."""
    if source == 0:
        return
    if source > len(s.board.place_of):
        price = s.parts.coal.buy[s.coal]
        pay(s, seat, price)
        s.coal = max(0, s.coal - 1)
        if events is not None:
            events.append(CoalBought(seat, 1, price))
        return
    space = source - 1
    if events is not None:
        events.append(CoalUsed(seat, owner_of(s.b[space]), s.parts.space_ids[space]))
    take_cube(s, space, events)


def use_iron(s: State, seat: int, source: int, events: Events) -> None:
    """LAN-7.1 to 7.3."""
    if source == 0:
        return
    if source > len(s.board.place_of):
        price = s.parts.iron.buy[s.iron]
        pay(s, seat, price)
        s.iron = max(0, s.iron - 1)
        if events is not None:
            events.append(IronBought(seat, 1, price))
        return
    space = source - 1
    if events is not None:
        events.append(IronUsed(seat, owner_of(s.b[space]), s.parts.space_ids[space]))
    take_cube(s, space, events)


# -- cards


def discard(s: State, seat: int, card: int, events: Events) -> None:
    """LAN-3.8: face up on the discard pile."""
    s.n[seat * WIDTH + HAND + card] -= 1
    s.discards = [*s.discards, seat * 32 + card]
    if events is not None:
        events.append(Discarded(seat, s.parts.card_ids[card]))


# -- build (LAN-5)


def build(s: State, seat: int, a: Build, events: Events) -> None:
    """LAN-5.21: the card, then the tile; told with the tile first."""
    tell_build(s, seat, a.industry, a.space, events)
    discard(s, seat, a.card, events)
    place_industry(s, seat, a.industry, a.space, a.coal, a.iron, events)


def combine(s: State, seat: int, a: Combine, events: Events) -> None:
    """LAN-5.7: the two cards are discarded afterwards."""
    if events is not None:
        events.append(Combined(seat))
    tell_build(s, seat, a.industry, a.space, events)
    place_industry(s, seat, a.industry, a.space, a.coal, a.iron, events)


def tell_build(s: State, seat: int, industry: int, space: int, events: Events) -> None:
    if events is None:
        return
    face = s.parts.tiles[top_tile(s, seat, industry)]
    where = s.parts.space_ids[space]
    events.append(Built(seat, face.id, where, face.money))
    old = s.b[space]
    if old:
        events.append(Replaced(seat, owner_of(old), s.parts.tile_ids[kind_of(old)], where))


def place_industry(
    s: State, seat: int, industry: int, space: int, coal: int, iron: int, events: Events
) -> None:
    """LAN-5.21: coal, iron, payment, old tile, new tile, cubes, demand track, shipyard, in this order."""
    use_coal(s, seat, coal, events)
    use_iron(s, seat, iron, events)
    kind = top_tile(s, seat, industry)
    face = s.parts.tiles[kind]
    pay(s, seat, face.money)
    place_tile(s, seat, kind, space)
    if industry == SHIPYARD:
        flip(s, space, events)
    elif industry in (COAL_MINE, IRON_WORKS):
        if events is not None:
            events.append(GoodsPlaced(seat, face.id, s.parts.space_ids[space], face.cubes))
        fill_track(s, seat, space, events)


def place_tile(s: State, seat: int, kind: int, space: int) -> None:
    """The tile comes from the stack; a tile it replaces leaves the game with its cubes (LAN-5.17)."""
    face = s.parts.tiles[kind]
    s.n[seat * WIDTH + TAKEN + face.industry] += 1
    s.n[seat * WIDTH + BUILT] = 1
    s.b[space] = tile_of(seat, kind, goods_of_new(face))


def built_ports(s: State) -> int:
    """Places with a built port: port tiles on either side, and external regions (LAN-4.4)."""
    ports = s.board.external
    for space in range(len(s.board.place_of)):
        tile = s.b[space]
        if tile and s.parts.tiles[kind_of(tile)].industry == PORT:
            ports |= 1 << s.board.place_of[space]
    return ports


def fill_track(s: State, seat: int, space: int, events: Events) -> None:
    """LAN-5.22, 5.23: all that fits, dearest empty space first; a mine only if connected with a built port."""
    tile = s.b[space]
    coal = s.parts.tiles[kind_of(tile)].industry == COAL_MINE
    market = s.parts.coal if coal else s.parts.iron
    held = s.coal if coal else s.iron
    cubes = min(goods_of(tile), room(market.prices, held))
    if cubes == 0:
        return
    if coal and s.b[s.joined_at + s.board.place_of[space]] & built_ports(s) == 0:
        return
    money = selling(market.prices, held, cubes)
    s.n[seat * WIDTH + MONEY] += money
    if coal:
        s.coal += cubes
    else:
        s.iron += cubes
    s.b[space] = tile - cubes
    if events is not None:
        events.append(MarketSold(seat, "coal" if coal else "iron", cubes, money))
    if cubes == goods_of(tile):
        flip(s, space, events)


# -- links (LAN-9)


def lay_link(s: State, seat: int, line: int, price: int, events: Events) -> None:
    s.b[s.link_at + line] = seat
    s.n[seat * WIDTH + LINKS_LEFT] -= 1
    s.n[seat * WIDTH + LINKED] |= s.board.touches[line]
    join(s.b, s.near_at, s.joined_at, s.board.ends[line])
    pay(s, seat, price)
    if events is not None:
        events.append(Linked(seat, s.parts.line_ids[line], price))


def link(s: State, seat: int, a: Link, events: Events) -> None:
    """LAN-9.3, 9.4."""
    lay_link(s, seat, a.line, s.parts.canal_cost if s.era == CANAL else s.parts.rail_cost, events)
    use_coal(s, seat, a.coal, events)


def second_rail(s: State, seat: int, a: Second, events: Events) -> None:
    """LAN-9.4, R27: the second railway costs what two cost more than one."""
    lay_link(s, seat, a.line, s.parts.two_rails_cost - s.parts.rail_cost, events)
    use_coal(s, seat, a.coal, events)


# -- develop (LAN-10.1, 10.2)


def develop(s: State, seat: int, a: Develop, events: Events) -> None:
    kind = top_tile(s, seat, a.industry)
    s.n[seat * WIDTH + TAKEN + a.industry] += 1
    if events is not None:
        events.append(Developed(seat, s.parts.tile_ids[kind]))
    use_iron(s, seat, a.iron, events)


# -- sell cotton (LAN-10.3 to 10.8)


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


def turn_up(s: State, seat: int, kind: int, events: Events) -> None:
    """LAN-10.5, 10.6, R14: the marker falls; unless that closes the market, the mill is flipped and the bonus paid."""
    s.used = [*s.used, kind]
    s.marker = min(s.parts.closed, s.marker + s.parts.steps[kind])
    space = s.sold
    s.sold = -1
    if events is not None:
        left = len(s.parts.distant) - len(s.used)
        events.append(DemandFell(s.parts.steps[kind], s.marker, left))
    if not market_is_open(s):
        if events is not None:
            events.append(MarketClosed(seat))
        return
    if events is not None:
        tile = s.parts.tile_ids[kind_of(s.b[space])]
        events.append(SoldFar(seat, tile, s.parts.space_ids[space]))
    flip(s, space, events)
    give_bonus(s, seat, s.parts.demand[s.marker], events)


def give_bonus(s: State, seat: int, amount: int, events: Events) -> None:
    """LAN-R1: money by the rulebook, spaces of income by option."""
    if amount == 0:
        return
    base = seat * WIDTH
    if s.table.bonus_is_income:
        s.n[base + INCOME] = forward(s.parts.levels, s.n[base + INCOME], amount)
    else:
        s.n[base + MONEY] += amount
    if events is not None:
        bonus = "income" if s.table.bonus_is_income else "money"
        events.append(Bonus(seat, bonus, amount, s.n[base + INCOME], level_of(s, seat)))


# -- loan and pass (LAN-10.9, 10.13)


def take_loan(s: State, seat: int, amount: int, events: Events) -> None:
    base = seat * WIDTH
    s.n[base + MONEY] += amount
    s.n[base + INCOME] = down(s.parts.levels, s.n[base + INCOME], amount // s.parts.loan_step)
    if events is not None:
        events.append(LoanTaken(seat, amount, s.n[base + INCOME], level_of(s, seat)))


def tell_pass(seat: int, events: Events) -> None:
    if events is not None:
        events.append(Passed(seat))


# == going on


def set_start(s: State, seat: int, events: Events) -> None:
    """LAN-2.5: clockwise from the start player."""
    s.order = [(seat + i) % s.seats for i in range(s.seats)]
    s.turn = 0
    s.phase = DEAL
    if events is not None:
        events.append(StartSet(seat, s.order[:]))


def deal_cards(s: State, a: Dealt) -> None:
    """From the unseen cards to a hand."""
    at = a.seat * WIDTH + HAND
    for card in a.cards:
        s.pool[card] -= 1
        s.n[at + card] += 1
    s.deck -= len(a.cards)


def deal(s: State, a: Dealt, events: Events) -> None:
    """LAN-2.6: a hand for each seat; what is set aside stays unseen."""
    deal_cards(s, a)
    if events is not None:
        events.append(HandSeen(a.seat, list(a.names)))
        events.append(HandDealt(a.seat, len(a.cards)))
    s.turn += 1
    if s.turn == s.seats:
        if events is not None:
            events.append(SetAside(s.table.aside[s.era]))
            events.append(EraBegins(ERAS[s.era]))
        begin_round(s, 1, events)


def refill(s: State, a: Dealt, events: Events) -> None:
    """LAN-3.16."""
    deal_cards(s, a)
    if events is not None:
        events.append(DrawnSeen(a.seat, list(a.names)))
        events.append(Drew(a.seat, len(a.cards)))
    if s.table.refill_per_turn:
        next_seat(s, events)
    else:
        draw_from(s, s.order.index(s.turn) + 1, events)


def refill_size(s: State) -> int:
    """Cards the seat whose turn it is draws now."""
    return max(0, min(s.parts.hand - cards_in_hand(s, s.turn), s.deck))


# -- turns and rounds (LAN-3)


def end_action(s: State, events: Events) -> None:
    """An action is done and paid with its card; combined actions are both used up (LAN-5.7)."""
    s.act = NO_ACTION
    s.due = 0
    s.actions -= 1
    if s.actions > 0 and cards_in_hand(s, s.turn) > 0:
        s.phase = ACTION
        return
    s.actions = 0
    end_turn(s, events)


def end_turn(s: State, events: Events) -> None:
    if s.table.refill_per_turn and refill_size(s) > 0:
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
    s.turn = seat
    s.actions = actions_of(s)
    s.phase = ACTION
    if cards_in_hand(s, seat) == 0:  # only in a position set up by hand
        s.actions = 0
        end_turn(s, events)


def begin_round(s: State, number: int, events: Events) -> None:
    """LAN-3.3: income comes first (by option it has come at the end of the round before)."""
    s.round = number
    if events is not None:
        events.append(RoundBegins(ERAS[s.era], number, s.table.rounds))
    if s.table.income_first:
        collect_from(s, 0, events)
    else:
        begin_turn(s, s.order[0], events)


def end_round(s: State, events: Events) -> None:
    """LAN-3.18: new order and drawing belong to every round."""
    s.pause(events)
    set_next_order(s, events)
    draw_from(s, 0, events)


def set_next_order(s: State, events: Events) -> None:
    """LAN-3.13, 3.15: least spent first, ties keep their order; then the spent money goes to the bank."""
    spent = [s.n[seat * WIDTH + SPENT] for seat in range(s.seats)]
    order: list[int] = []
    for seat in s.order:
        at = len(order)
        while at > 0 and spent[order[at - 1]] > spent[seat]:
            at -= 1
        order.insert(at, seat)
    s.order = order
    for seat in range(s.seats):
        s.n[seat * WIDTH + SPENT] = 0
    if events is not None:
        events.append(OrderChanged(order[:], spent))


def draw_from(s: State, first: int, events: Events) -> None:
    """LAN-3.16, R29: the seats from this place of the new order on draw; then the round is over."""
    if not s.table.refill_per_turn:
        for at in range(first, s.seats):
            s.turn = s.order[at]
            if refill_size(s) > 0:
                s.phase = DRAW
                return
    if era_is_over(s):
        end_era(s, events)
    elif s.table.income_first:
        begin_round(s, s.round + 1, events)
    else:
        collect_from(s, 0, events)


def era_is_over(s: State) -> bool:
    """LAN-3.2: every player has played every card."""
    if s.deck > 0:
        return False
    for seat in range(s.seats):
        if cards_in_hand(s, seat) > 0:
            return False
    return True


def collect_from(s: State, first: int, events: Events) -> None:
    """Income of the seats from this place of the turn order on; a debt may ask its debtor (LAN-3.9 to 3.12, R17)."""
    for at in range(first, s.seats):
        seat = s.order[at]
        level = level_of(s, seat)
        if level >= 0:
            s.n[seat * WIDTH + MONEY] += level
            if events is not None and level > 0:
                events.append(Income(seat, level))
            continue
        paid = max(0, min(-level, s.n[seat * WIDTH + MONEY]))
        s.n[seat * WIDTH + MONEY] -= paid
        if events is not None:
            if paid == -level:
                events.append(Income(seat, level))
            else:
                events.append(Debt(seat, -level - paid, paid))
        s.debt = -level - paid
        s.turn = seat
        if not settle(s, events):
            s.phase = SELLOFF
            return
    if s.table.income_first:
        begin_turn(s, s.order[0], events)
    else:
        begin_round(s, s.round + 1, events)


def sellable(s: State, seat: int) -> list[int]:
    """Own tiles that bring money in a debt."""
    out: list[int] = []
    for space in range(len(s.board.place_of)):
        tile = s.b[space]
        if tile and owner_of(tile) == seat and half_price(s, kind_of(tile)) > 0:
            out.append(space)
    return out


def settle(s: State, events: Events) -> bool:
    """Is the debt of the acting seat dealt with? Where nothing is left to decide, it goes on by itself."""
    while s.debt > 0:
        tiles = sellable(s, s.turn)
        if len(tiles) > 1:
            return False
        if tiles:
            sell_off(s, s.turn, tiles[0], events)
        else:
            leave_debt(s, s.turn, events)
    return True


def sell_off(s: State, seat: int, space: int, events: Events) -> None:
    """LAN-3.10, 3.11: half the cost pays the debt, the rest is kept; income does not change."""
    kind = kind_of(s.b[space])
    money = half_price(s, kind)
    s.b[space] = 0
    covered = min(money, s.debt)
    s.debt -= covered
    s.n[seat * WIDTH + MONEY] += money - covered
    if events is not None:
        events.append(SoldOff(seat, s.parts.tile_ids[kind], s.parts.space_ids[space], money))


def leave_debt(s: State, seat: int, events: Events) -> None:
    """LAN-R2: no tile is left to sell."""
    debt = s.debt
    s.debt = 0
    if s.table.debt_rule == "lose_vp":
        lost = min(debt, max(0, points(s, seat)))
        s.n[seat * WIDTH + POINTS + SHORTFALL_POINTS] -= lost
        if events is not None:
            events.append(PointsLost(seat, lost, debt))
    elif s.table.debt_rule == "negative_cash":
        s.n[seat * WIDTH + MONEY] -= debt
        if events is not None:
            events.append(DebtKept(seat, debt, s.n[seat * WIDTH + MONEY]))
    elif events is not None:
        events.append(DebtForgiven(seat, debt))


def go_on_after_debt(s: State, events: Events) -> None:
    if settle(s, events):
        s.pause(events)
        collect_from(s, s.order.index(s.turn) + 1, events)


# -- periods (LAN-11)


def end_era(s: State, events: Events) -> None:
    """Scoring; then the Rail Period is set up, or the game is over (its links stay on the board)."""
    score_era(s, events)
    if s.era == RAIL or s.table.introductory:
        if s.table.introductory:
            score_introductory(s, events)
        else:
            score_cash(s, events)
        s.phase = OVER
        result = outcome(s)
        if events is not None and result is not None:
            events.append(GameOver(result.winners, result.reason))
        return
    canals = clear_links(s)
    counts = [0] * s.seats
    tiles = remove_level_one(s, counts)
    s.used = []
    s.marker = 0
    gather_cards(s)
    if events is not None:
        events.append(CanalsRemoved(canals))
        events.append(TilesRemoved(len(tiles), counts, tiles))
        events.append(MarketReopened())
    s.era = RAIL
    s.deck = sum(s.pool) - s.table.aside[RAIL]
    s.round = 1
    s.turn = 0
    s.phase = DEAL


def clear_links(s: State) -> int:
    """LAN-11.5: canals return to their owners; how many."""
    count = 0
    for line in range(len(s.board.ends)):
        if s.b[s.link_at + line] >= 0:
            count += 1
        s.b[s.link_at + line] = -1
    for seat in range(s.seats):
        s.n[seat * WIDTH + LINKS_LEFT] = s.parts.links
    refresh_links(s)
    return count


def remove_level_one(s: State, counts: list[int]) -> list[str]:
    """LAN-11.5: from the board, flipped or not, with their cubes; the spaces, and how many of each seat."""
    spaces: list[str] = []
    for space in range(len(s.board.place_of)):
        tile = s.b[space]
        if tile and s.parts.tiles[kind_of(tile)].level <= 1:
            s.b[space] = 0
            counts[owner_of(tile)] += 1
            spaces.append(s.parts.space_ids[space])
    return spaces


def gather_cards(s: State) -> None:
    """LAN-2.6: played cards and those set aside are shuffled together."""
    for item in s.discards:
        s.pool[item & 31] += 1
    s.discards = []
