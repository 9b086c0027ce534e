"""What happens in both games alike. Effects trust that the action is legal; one function, one consequence."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.brass.actions import Dealt, Pass
from gwarek.games.brass.components import RAIL
from gwarek.games.brass.events import (
    Built,
    CoalBought,
    CoalUsed,
    Debt,
    DebtForgiven,
    DebtKept,
    Developed,
    Discarded,
    DrawnSeen,
    Drew,
    Events,
    Flipped,
    GoodsPlaced,
    HandDealt,
    HandSeen,
    Income,
    IronBought,
    IronUsed,
    LoanTaken,
    MarketSold,
    OrderChanged,
    Passed,
    PointsLost,
    Replaced,
    SoldOff,
)
from gwarek.games.brass.income import down, forward
from gwarek.games.brass.market import room, selling
from gwarek.games.brass.network import join
from gwarek.games.brass.sources import first_of, how_often, second_of
from gwarek.games.brass.state import (
    ACTION,
    DISCARD,
    GOODS_MASK,
    INCOME,
    LINKED,
    LINKS_LEFT,
    MONEY,
    NO_ACTION,
    PASS,
    POINTS,
    SELLOFF,
    SHORTFALL_POINTS,
    SPENT,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    cards_in_hand,
    give_card,
    goods_of,
    half_price,
    has_cards,
    kind_of,
    level_of,
    lowest,
    owner_of,
    points,
    refresh_links,
    take_card,
    tile_of,
)

# -- money, goods, income


def pay(s: State, seat: int, price: int) -> None:
    """Money goes from the hand to where what was spent in this round is kept."""
    s.n[seat * WIDTH + MONEY] -= price
    s.n[seat * WIDTH + SPENT] += price


def move_income(s: State, seat: int, spaces: int) -> None:
    at = seat * WIDTH + INCOME
    s.n[at] = forward(s.parts.levels, s.n[at], spaces)


def flip(s: State, space: int, events: Events) -> None:
    """The tile is empty or sold: its owner's income moves by spaces, whoever caused it."""
    tile = s.b[space]
    s.b[space] = tile & ~GOODS_MASK
    owner = owner_of(tile)
    face = s.faces[kind_of(tile)]
    move_income(s, owner, face.income)
    if events is not None:
        income = s.n[owner * WIDTH + INCOME]
        space_id = s.parts.space_ids[space]
        events.append(Flipped(owner, face.id, space_id, face.income, income, level_of(s, owner)))


def take_good(s: State, space: int, events: Events) -> None:
    """One cube or barrel goes to the supply; the last one flips the tile."""
    s.b[space] -= 1
    if s.b[space] & GOODS_MASK == 0:
        flip(s, space, events)


def use_coal(s: State, seat: int, sources: int, events: Events) -> None:
    """Cubes from mines are free, those from the market are paid for."""
    if sources == 0:
        return
    bought = how_often(sources, s.link_at)
    if bought:
        price = s.parts.coal.buy[s.coal][bought]
        pay(s, seat, price)
        s.coal = max(0, s.coal - bought)
        if events is not None:
            tell(events, CoalBought, seat, bought, price)
    for source in (first_of(sources), second_of(sources)):
        if 0 <= source < s.link_at:
            if events is not None:
                tell(events, CoalUsed, seat, owner_of(s.b[source]), s.parts.space_ids[source])
            take_good(s, source, events)


def use_iron(s: State, seat: int, sources: int, events: Events) -> None:
    """The same for iron."""
    if sources == 0:
        return
    bought = how_often(sources, s.link_at)
    if bought:
        price = s.parts.iron.buy[s.iron][bought]
        pay(s, seat, price)
        s.iron = max(0, s.iron - bought)
        if events is not None:
            tell(events, IronBought, seat, bought, price)
    for source in (first_of(sources), second_of(sources)):
        if 0 <= source < s.link_at:
            if events is not None:
                tell(events, IronUsed, seat, owner_of(s.b[source]), s.parts.space_ids[source])
            take_good(s, source, events)


# -- cards


def discard(s: State, seat: int, card: int, events: Events) -> None:
    """Face up on the discard pile."""
    take_card(s, seat, card)
    s.discards = [*s.discards, seat * 32 + card]
    if events is not None:
        tell(events, Discarded, seat, s.parts.card_ids[card])


def ask_card(s: State, act: int, cards: int) -> None:
    """An action is done; its cards are to be discarded."""
    s.act = act
    s.due = cards
    s.phase = DISCARD


# -- build


def tell_build(s: State, seat: int, industry: int, space: int, events: Events) -> None:
    if events is None:
        return
    face = s.faces[lowest(s, seat, industry)]
    where = s.parts.space_ids[space]
    events.append(Built(seat, face.id, where, face.money))
    old = s.b[space]
    if old:
        events.append(Replaced(seat, owner_of(old), s.parts.tile_ids[kind_of(old)], where))


def place_tile(s: State, seat: int, kind: int, space: int, goods: int) -> None:
    """The tile comes from the mat; a tile it replaces leaves the game with its goods."""
    s.n[seat * WIDTH + TAKEN + s.faces[kind].industry] += 1
    s.b[space] = tile_of(seat, kind, goods)


def tell_goods(s: State, seat: int, space: int, events: Events) -> None:
    if events is not None:
        tile = s.b[space]
        id = s.parts.tile_ids[kind_of(tile)]
        events.append(GoodsPlaced(seat, id, s.parts.space_ids[space], goods_of(tile)))


def sell_to_market(s: State, seat: int, space: int, outlets: int, events: Events) -> None:
    """All that fits, dearest empty space first; a mine only if connected with one of the outlets, a set of places."""
    tile = s.b[space]
    coal = s.faces[kind_of(tile)].industry == s.parts.coal_mine
    market = s.parts.coal if coal else s.parts.iron
    held = s.coal if coal else s.iron
    cubes = min(goods_of(tile), room(market.prices, held))
    if cubes == 0 or (coal and s.b[s.joined_at + s.board.place_of[space]] & outlets == 0):
        return
    money = selling(market.prices, held, cubes)
    s.n[seat * WIDTH + MONEY] += money
    if coal:
        s.coal += cubes
    else:
        s.iron += cubes
    s.b[space] = tile - cubes
    tell(events, MarketSold, seat, "coal" if coal else "iron", cubes, money)
    if cubes == goods_of(tile):
        flip(s, space, events)


# -- links, development, loans


def lay_link(s: State, seat: int, line: int, price: int) -> None:
    s.b[s.link_at + line] = seat
    s.n[seat * WIDTH + LINKS_LEFT] -= 1
    s.n[seat * WIDTH + LINKED] |= s.board.touches[line]
    join(s.b, s.near_at, s.joined_at, s.board.ends[line])
    pay(s, seat, price)


def take_off_mat(s: State, seat: int, industry: int) -> str:
    """The lowest tile of an industry leaves the game; its name."""
    kind = lowest(s, seat, industry)
    s.n[seat * WIDTH + TAKEN + industry] += 1
    return s.parts.tile_ids[kind]


def develop(s: State, seat: int, industry: int, events: Events) -> None:
    tile = take_off_mat(s, seat, industry)
    tell(events, Developed, seat, tile)


def take_loan(s: State, seat: int, money: int, levels: int, events: Events) -> None:
    base = seat * WIDTH
    s.n[base + MONEY] += money
    s.n[base + INCOME] = down(s.parts.levels, s.n[base + INCOME], levels)
    tell(events, LoanTaken, seat, money, s.n[base + INCOME], level_of(s, seat))


def pass_turn(s: State, seat: int, a: Pass, events: Events) -> None:
    tell(events, Passed, seat)
    ask_card(s, PASS, 1)


# -- dealing


def _deal_cards(s: State, a: Dealt) -> None:
    """From the unseen cards to a hand."""
    for card in a.cards:
        s.pool[card] -= 1
        give_card(s, a.seat, card)
    s.deck -= len(a.cards)


def deal_hand(s: State, a: Dealt, events: Events) -> None:
    _deal_cards(s, a)
    if events is not None:
        tell(events, HandSeen, a.seat, list(a.names))
        tell(events, HandDealt, a.seat, len(a.cards))


def draw_cards(s: State, a: Dealt, events: Events) -> None:
    _deal_cards(s, a)
    if events is not None:
        tell(events, DrawnSeen, a.seat, list(a.names))
        tell(events, Drew, a.seat, len(a.cards))


def refill_size(s: State) -> int:
    """Cards the seat whose turn it is draws now."""
    return max(0, min(s.parts.hand - cards_in_hand(s, s.turn), s.deck))


# -- turns and rounds


def has_action_left(s: State) -> bool:
    """One action is done and paid with its card; may its seat go on?"""
    s.act = NO_ACTION
    s.due = 0
    s.actions -= 1
    if s.actions > 0 and has_cards(s, s.turn):
        s.phase = ACTION
        return True
    s.actions = 0
    return False


def can_begin(s: State, seat: int) -> bool:
    """A turn begins; a seat without cards (only in a position set up by hand) has none."""
    s.turn = seat
    s.actions = actions_of(s)
    s.phase = ACTION
    if has_cards(s, seat):
        return True
    s.actions = 0
    return False


def era_is_over(s: State) -> bool:
    """Nobody has a card left and there is none to draw."""
    if s.deck > 0:
        return False
    for seat in range(s.seats):
        if has_cards(s, seat):
            return False
    return True


def is_last_era(s: State) -> bool:
    return s.era == RAIL or s.table.introductory


def set_next_order(s: State, events: Events) -> None:
    """Least spent first, ties keep their order; then the spent money goes to the bank."""
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
    tell(events, OrderChanged, order[:], spent)


# -- income and debts


def income_is_in(s: State, first: int, events: Events) -> bool:
    """Income of the seats from this place of the turn order on. False: a debt asks its debtor first."""
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
        if not is_settled(s, events):
            s.phase = SELLOFF
            return False
    return True


def sellable(s: State, seat: int) -> list[int]:
    """Own tiles that bring money in a debt."""
    out: list[int] = []
    for space, tile in enumerate(s.b[: s.link_at]):
        if tile and owner_of(tile) == seat and half_price(s, kind_of(tile)) > 0:
            out.append(space)
    return out


def is_settled(s: State, events: Events) -> bool:
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
    """Half the cost pays the debt, the rest is kept; not a flip, so income does not change."""
    kind = kind_of(s.b[space])
    money = half_price(s, kind)
    s.b[space] = 0
    covered = min(money, s.debt)
    s.debt -= covered
    s.n[seat * WIDTH + MONEY] += money - covered
    tell(events, SoldOff, seat, s.parts.tile_ids[kind], s.parts.space_ids[space], money)


def leave_debt(s: State, seat: int, events: Events) -> None:
    """No tile is left to sell: VP are lost, never below 0; by options of Lancashire the debt is forgiven or kept."""
    debt = s.debt
    s.debt = 0
    if s.table.debt_rule == "lose_vp":
        lost = min(debt, max(0, points(s, seat)))
        s.n[seat * WIDTH + POINTS + SHORTFALL_POINTS] -= lost
        tell(events, PointsLost, seat, lost, debt)
    elif s.table.debt_rule == "negative_cash":
        s.n[seat * WIDTH + MONEY] -= debt
        tell(events, DebtKept, seat, debt, s.n[seat * WIDTH + MONEY])
    elif events is not None:
        events.append(DebtForgiven(seat, debt))


# -- eras


def clear_links(s: State) -> int:
    """Links return to their owners; how many."""
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
    """From the board, flipped or not, with their goods; the spaces, and how many of each seat."""
    spaces: list[str] = []
    for space in range(s.link_at):
        tile = s.b[space]
        if tile and s.faces[kind_of(tile)].level <= 1:
            s.b[space] = 0
            counts[owner_of(tile)] += 1
            spaces.append(s.parts.space_ids[space])
    return spaces


def gather_discards(s: State) -> None:
    """Played cards are unseen again."""
    for item in s.discards:
        s.pool[item & 31] += 1
    s.discards = []
