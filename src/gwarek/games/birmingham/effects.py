"""What each action and each draw does, where Birmingham differs. Effects trust that the action is legal."""

from __future__ import annotations

from gwarek.core.action import Action
from gwarek.core.tell import tell
from gwarek.games.birmingham.actions import (
    Develop,
    Links,
    Loan,
    MerchantsLaid,
    OrderDrawn,
    Remove,
    Scout,
    Second,
    Sell,
    words_of,
)
from gwarek.games.birmingham.components import (
    BONUS_DEVELOP,
    BONUS_INCOME,
    BONUS_MONEY,
    BONUS_VP,
    BONUSES,
    BREWERY,
    COAL_MINE,
    INDUSTRIES,
)
from gwarek.games.birmingham.events import (
    BarrelsRefilled,
    BeerUsed,
    Bonus,
    FaceDown,
    FaceDownSeen,
    FaceDownUnseen,
    Linked,
    MerchantBeer,
    MerchantsShown,
    OrderSet,
    RemovalDeclined,
    Removed,
    Scouted,
    Sold,
    WildReturned,
)
from gwarek.games.birmingham.phases import legal_sales
from gwarek.games.birmingham.scoring import outcome
from gwarek.games.birmingham.state import HIDDEN, KNOWN, bonus_amount, goods_of_new, table_of
from gwarek.games.brass import effects as brass
from gwarek.games.brass.actions import Build, Dealt, Discard, Done, Link, SellOff
from gwarek.games.brass.asking import Ask
from gwarek.games.brass.components import CANAL, ERAS, RAIL
from gwarek.games.brass.effects import (
    ask_card,
    can_begin,
    clear_links,
    deal_hand,
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
    take_good,
    take_loan,
    take_off_mat,
    tell_build,
    tell_goods,
    use_coal,
    use_iron,
)
from gwarek.games.brass.events import EraBegins, Events, RoundBegins, TilesRemoved
from gwarek.games.brass.scoring import score_era, score_introductory, tell_result
from gwarek.games.brass.sources import first_of, second_of
from gwarek.games.brass.state import (
    DEAL,
    DEVELOP,
    DRAW,
    FACEDOWN,
    LINK,
    LINKS,
    LOAN,
    MONEY,
    ORDER,
    OVER,
    OWN_POINTS,
    POINTS,
    REMOVE,
    SCOUT,
    SECOND,
    SELL,
    SELLING,
    WIDTH,
    State,
    give_card,
    kind_of,
    lowest,
    owner_of,
    take_card,
)

# -- cards


def discard(s: State, seat: int, card: int, events: Events) -> None:
    """BIR-4.6: face up on the own pile; a wild card goes back to its pile on the board."""
    if card < table_of(s).box.plain_cards:
        brass.discard(s, seat, card, events)
        return
    take_card(s, seat, card)
    tell(events, WildReturned, seat, s.parts.card_ids[card])


# -- build (BIR-8, 9)


def build(s: State, seat: int, a: Build, events: Events) -> None:
    """Card, tile, cost, goods, sale to the market, in this order (BIR-8.1 to 8.9); told with the tile first."""
    kind = lowest(s, seat, a.industry)
    face = s.faces[kind]
    tell_build(s, seat, a.industry, a.space, events)
    discard(s, seat, a.card, events)
    place_tile(s, seat, kind, a.space, goods_of_new(s, face))
    pay(s, seat, face.money)
    use_coal(s, seat, a.coal, events)
    use_iron(s, seat, a.iron, events)
    if a.industry >= COAL_MINE:
        tell_goods(s, seat, a.space, events)
        if a.industry != BREWERY:
            sell_to_market(s, seat, a.space, s.board.markets, events)  # BIR-8.6, 8.7
    end_action(s, events)


# -- network (BIR-14)


def link(s: State, seat: int, a: Link, events: Events) -> None:
    """BIR-14.2, 14.3."""
    if s.era == CANAL:
        _lay(s, seat, a.line, s.parts.canal_cost, a.coal, "canal", events)
    else:
        _lay(s, seat, a.line, s.parts.rail_cost, a.coal, "rail", events)
    ask_card(s, LINK, 1)


def first_rail(s: State, seat: int, a: Links, events: Events) -> None:
    """BIR-14.5, 14.8: the price of both is paid with the first."""
    _lay(s, seat, a.line, s.parts.two_rails_cost, a.coal, "first", events)
    s.first = a.line
    s.act = LINKS
    s.phase = SECOND


def second_rail(s: State, seat: int, a: Second, events: Events) -> None:
    """BIR-14.5: link, coal, then the beer."""
    _lay(s, seat, a.line, 0, a.coal, "second", events)
    use_beer(s, seat, a.beer, events)
    s.first = -1
    ask_card(s, LINKS, 1)


def _lay(s: State, seat: int, line: int, price: int, coal: int, way: str, events: Events) -> None:
    lay_link(s, seat, line, price)
    tell(events, Linked, seat, s.parts.line_ids[line], price, way)
    use_coal(s, seat, coal, events)


# -- develop (BIR-13)


def develop(s: State, seat: int, a: Develop, events: Events) -> None:
    for industry in (a.industry, a.other):
        if industry >= 0:
            brass.develop(s, seat, industry, events)
    use_iron(s, seat, a.iron, events)
    ask_card(s, DEVELOP, 1)


# -- sell (BIR-10)


def use_beer(s: State, seat: int, sources: int, events: Events) -> int:
    """Barrels from breweries and merchants; a merchant barrel gives its bonus at once. Returns the bonus kind or -1."""
    table = table_of(s)
    bonus = -1
    for source in (first_of(sources), second_of(sources)):
        if source < 0:
            continue
        if source < s.link_at:
            tell(events, BeerUsed, seat, owner_of(s.b[source]), s.parts.space_ids[source])
            take_good(s, source, events)
        else:
            merchant = source - s.link_at
            s.b[table.barrel_at + merchant] = 0
            tell(events, MerchantBeer, seat, table.box.merchant_ids[merchant])
            bonus = give_bonus(s, seat, merchant, events)
    return bonus


def give_bonus(s: State, seat: int, merchant: int, events: Events) -> int:
    """BIR-10.7; Gloucester's removal is chosen by the player, so only its kind is told here."""
    table = table_of(s)
    place = table.merchant_place[merchant]
    kind = s.parts.places[place].bonus
    amount = bonus_amount(s, place)
    if kind == BONUS_VP:
        s.n[seat * WIDTH + POINTS + OWN_POINTS] += amount
    elif kind == BONUS_INCOME:
        move_income(s, seat, amount)
    elif kind == BONUS_MONEY:
        s.n[seat * WIDTH + MONEY] += amount
    tell(events, Bonus, seat, table.box.merchant_ids[merchant], BONUSES[kind], amount)
    return kind


def sell(s: State, seat: int, a: Sell, events: Events) -> None:
    """BIR-10.11: barrels with their bonus, then the flip; what Gloucester removes is chosen between the two."""
    s.act = SELL
    if events is not None:
        tile = s.parts.tile_ids[kind_of(s.b[a.space])]
        merchant = table_of(s).box.merchant_ids[a.merchant]
        events.append(Sold(seat, tile, s.parts.space_ids[a.space], merchant))
    s.sold = a.space
    if use_beer(s, seat, a.beer, events) == BONUS_DEVELOP:
        choice = removable(s, seat)
        if len(choice) > 1 or (choice and table_of(s).may_decline):
            s.phase = REMOVE
            return
        if choice:
            remove_tile(s, seat, choice[0], events)
    finish_sale(s, seat, events)


def remove(s: State, seat: int, a: Remove, events: Events) -> None:
    """BIR-10.7, R5."""
    if a.industry >= 0:
        remove_tile(s, seat, a.industry, events)
    else:
        tell(events, RemovalDeclined, seat)
    finish_sale(s, seat, events)


def finish_sale(s: State, seat: int, events: Events) -> None:
    """BIR-10.1: as many sales as wanted; the chain ends by itself when none is left."""
    flip(s, s.sold, events)
    s.sold = -1
    left: list[Action] = []
    legal_sales(words_of(table_of(s).box), Ask(s, seat), left, first_only=True)
    if left:
        s.phase = SELLING
    else:
        ask_card(s, SELL, 1)


def stop_selling(s: State, seat: int, a: Done, events: Events) -> None:
    ask_card(s, SELL, 1)


def removable(s: State, seat: int) -> list[int]:
    """Industries that can lose a tile by Gloucester's bonus (BIR-10.8)."""
    out: list[int] = []
    for industry in range(len(INDUSTRIES)):
        kind = lowest(s, seat, industry)
        if kind >= 0 and s.faces[kind].develop:
            out.append(industry)
    return out


def remove_tile(s: State, seat: int, industry: int, events: Events) -> None:
    tile = take_off_mat(s, seat, industry)
    tell(events, Removed, seat, tile)


# -- loan, scout, cards, debts (BIR-4, 5, 11, 12)


def borrow(s: State, seat: int, a: Loan, events: Events) -> None:
    box = table_of(s).box
    take_loan(s, seat, box.loan_money, box.loan_levels, events)
    ask_card(s, LOAN, 1)


def scout(s: State, seat: int, a: Scout, events: Events) -> None:
    ask_card(s, SCOUT, table_of(s).box.scout_cards)


def pay_card(s: State, seat: int, a: Discard, events: Events) -> None:
    """BIR-4.6; the last card of a scout brings the wild ones."""
    discard(s, seat, a.card, events)
    s.due -= 1
    if s.due == 0:
        if s.act == SCOUT:
            take_wilds(s, seat, events)
        end_action(s, events)


def pay_debt(s: State, seat: int, a: SellOff, events: Events) -> None:
    """BIR-5.5."""
    sell_off(s, seat, a.space, events)
    if is_settled(s, events):
        s.pause(events)
        collect_from(s, s.order.index(s.turn) + 1, events)


def take_wilds(s: State, seat: int, events: Events) -> None:
    """BIR-12.1."""
    box = table_of(s).box
    give_card(s, seat, box.wild_location)
    give_card(s, seat, box.wild_industry)
    tell(events, Scouted, seat)


# == going on


def lay_merchants(s: State, seat: int, a: MerchantsLaid, events: Events) -> None:
    """BIR-2.7, 2.9: a tile on each space in use, a barrel beside each that is not blank."""
    table = table_of(s)
    next_tile = 0
    for merchant, space in enumerate(table.box.merchant_spaces):
        if space.min_players <= s.seats:
            s.b[table.merchant_at + merchant] = a.kinds[next_tile]
            next_tile += 1
    fill_barrels(s)
    tell(events, MerchantsShown, list(a.names))
    s.phase = ORDER


def fill_barrels(s: State) -> int:
    """BIR-2.9, 16.7: how many barrels were put down."""
    table = table_of(s)
    count = 0
    for merchant in range(len(table.merchant_place)):
        kind = s.b[table.merchant_at + merchant]
        if kind >= 0 and table.box.merchant_kinds[kind].buys and s.b[table.barrel_at + merchant] == 0:
            s.b[table.barrel_at + merchant] = 1
            count += 1
    return count


def set_order(s: State, seat: int, a: OrderDrawn, events: Events) -> None:
    """BIR-3.4."""
    s.order = list(a.order)
    s.turn = 0
    s.phase = DEAL
    tell(events, OrderSet, list(a.order))


def dealt(s: State, seat: int, a: Dealt, events: Events) -> None:
    if s.phase == DEAL:
        deal(s, a, events)
    elif s.phase == FACEDOWN:
        see_facedown(s, a, events)
    else:
        draw_cards(s, a, events)  # BIR-4.7
        next_seat(s, events)


def deal(s: State, a: Dealt, events: Events) -> None:
    """BIR-3.3, 16.8: a hand; in the canal era one more card goes face down, unseen."""
    deal_hand(s, a, events)
    if s.era == CANAL:
        s.n[a.seat * WIDTH + HIDDEN] = 1
        s.deck -= 1
        if table_of(s).owner_looks:
            s.phase = FACEDOWN
            return
        tell(events, FaceDownUnseen, a.seat)
    next_deal(s, events)


def see_facedown(s: State, a: Dealt, events: Events) -> None:
    """Option `setup_discard_visibility = owner` (BIR-R20)."""
    s.pool[a.cards[0]] -= 1
    s.n[a.seat * WIDTH + KNOWN] = a.cards[0]
    tell(events, FaceDownSeen, a.seat, a.names[0])
    tell(events, FaceDown, a.seat)
    s.phase = DEAL
    next_deal(s, events)


def next_deal(s: State, events: Events) -> None:
    s.turn += 1
    if s.turn == s.seats:
        tell(events, EraBegins, ERAS[s.era])
        begin_round(s, 1, events)


# -- turns and rounds (BIR-4, 5)


def end_action(s: State, events: Events) -> None:
    if not has_action_left(s):
        end_turn(s, events)


def end_turn(s: State, events: Events) -> None:
    if refill_size(s) > 0:
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
    s.round = number
    tell(events, RoundBegins, ERAS[s.era], number, s.table.rounds[s.era])
    begin_turn(s, s.order[0], events)


def end_round(s: State, events: Events) -> None:
    """BIR-5.1, 5.2: turn order, then income; none at the end of the game (BIR-5.3)."""
    s.pause(events)
    set_next_order(s, events)
    if era_is_over(s) and is_last_era(s):
        end_era(s, events)
        return
    collect_from(s, 0, events)


def collect_from(s: State, first: int, events: Events) -> None:
    """BIR-5.3 to 5.6: the seats from this place of the new turn order on."""
    if not income_is_in(s, first, events):
        return
    if era_is_over(s):  # BIR-16.1
        end_era(s, events)
    else:
        begin_round(s, s.round + 1, events)


# -- eras (BIR-16)


def end_era(s: State, events: Events) -> None:
    """Scoring; then the rail era is set up, or the game is over."""
    score_era(s, events)
    if is_last_era(s):
        if s.table.introductory:
            score_introductory(s, events)  # BIR-18.1
        s.phase = OVER
        tell_result(outcome(s), events)
        return
    clear_links(s)  # BIR-16.2
    counts = [0] * s.seats
    removed = remove_level_one(s, counts)  # BIR-16.5, pottery included
    barrels = fill_barrels(s)
    tell(events, TilesRemoved, len(removed), counts, removed)
    tell(events, BarrelsRefilled, barrels)
    gather_cards(s)
    s.era = RAIL
    s.round = 1
    s.turn = 0
    s.phase = DEAL


def gather_cards(s: State) -> None:
    """BIR-16.8: all discards, face-down cards too, are unseen again."""
    gather_discards(s)
    for seat in range(s.seats):
        known = s.n[seat * WIDTH + KNOWN]
        if known >= 0:
            s.pool[known] += 1
        s.n[seat * WIDTH + KNOWN] = -1
        s.n[seat * WIDTH + HIDDEN] = 0
    s.deck = sum(s.pool)
