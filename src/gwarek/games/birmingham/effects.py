"""What each action and each draw does. Effects trust that the action is legal; one function, one consequence.

The first part changes the board and the players, and does not go on to the next decision: previews use it too.
"""

from __future__ import annotations

from gwarek.core.event import Event
from gwarek.games.birmingham.actions import (
    Build,
    Dealt,
    Develop,
    Link,
    Links,
    MerchantsLaid,
    OrderDrawn,
    Second,
    Sell,
    first_of,
    how_often,
    second_of,
)
from gwarek.games.birmingham.components import (
    BONUS_DEVELOP,
    BONUS_INCOME,
    BONUS_MONEY,
    BONUS_VP,
    BONUSES,
    BREWERY,
    CANAL,
    COAL_MINE,
    ERAS,
    INDUSTRIES,
    RAIL,
)
from gwarek.games.birmingham.events import (
    BarrelsRefilled,
    BeerUsed,
    Bonus,
    Built,
    CoalBought,
    CoalUsed,
    Debt,
    Developed,
    Discarded,
    DrawnSeen,
    Drew,
    EraBegins,
    FaceDown,
    FaceDownSeen,
    FaceDownUnseen,
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
    MarketSold,
    MerchantBeer,
    MerchantsShown,
    OrderChanged,
    OrderSet,
    Passed,
    PointsLost,
    Removed,
    Replaced,
    RoundBegins,
    Scouted,
    Sold,
    SoldOff,
    TilesRemoved,
    WildReturned,
)
from gwarek.games.birmingham.rules import half_price
from gwarek.games.birmingham.scoring import outcome, score_era, score_introductory
from gwarek.games.birmingham.state import (
    ACTION,
    BONUS_POINTS,
    DEAL,
    DRAW,
    FACEDOWN,
    HAND,
    HIDDEN,
    INCOME,
    KNOWN,
    LINKS_LEFT,
    MONEY,
    NETWORK,
    NO_ACTION,
    ORDER,
    OVER,
    POINTS,
    SELLOFF,
    SHORTFALL_POINTS,
    SPENT,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    bonus_amount,
    cards_in_hand,
    goods_of,
    has_cards,
    kind_of,
    level_of,
    lowest,
    owner_of,
    points,
    refresh_links,
    refresh_network,
    tile_of,
)
from gwarek.games.shared.income import down, forward
from gwarek.games.shared.market import room, selling
from gwarek.games.shared.network import join

Events = list[Event] | None


# -- money, goods, income


def pay(s: State, seat: int, price: int) -> None:
    """Money goes from the hand to the character tile (BIR-4.9)."""
    s.n[seat * WIDTH + MONEY] -= price
    s.n[seat * WIDTH + SPENT] += price


def flip(s: State, space: int, events: Events) -> None:
    """BIR-6.2, 6.3: the tile is empty or sold; its owner's income moves by spaces."""
    tile = s.b[space]
    s.b[space] = tile & ~7
    owner = owner_of(tile)
    face = s.faces[kind_of(tile)]
    at = owner * WIDTH + INCOME
    s.n[at] = forward(s.parts.levels, s.n[at], face.income)
    if events is not None:
        space_id = s.parts.space_ids[space]
        events.append(Flipped(owner, face.id, space_id, face.income, s.n[at], level_of(s, owner)))


def take_good(s: State, space: int, events: Events) -> None:
    """One cube or barrel goes to the supply; the last one flips the tile, whoever took it (BIR-6.1)."""
    s.b[space] -= 1
    if s.b[space] & 7 == 0:
        flip(s, space, events)


def use_coal(s: State, seat: int, sources: int, events: Events) -> None:
    """BIR-7.2, 7.4: cubes from mines are free, those from the market are paid for."""
    market = len(s.board.place_of)
    bought = how_often(sources, market)
    if bought:
        price = s.parts.coal.buy[s.coal][bought]
        pay(s, seat, price)
        s.coal = max(0, s.coal - bought)
        if events is not None:
            events.append(CoalBought(seat, bought, price))
    for source in (first_of(sources), second_of(sources)):
        if 0 <= source < market:
            if events is not None:
                events.append(CoalUsed(seat, owner_of(s.b[source]), s.parts.space_ids[source]))
            take_good(s, source, events)


def use_iron(s: State, seat: int, sources: int, events: Events) -> None:
    """BIR-7.7, 7.8."""
    market = len(s.board.place_of)
    bought = how_often(sources, market)
    if bought:
        price = s.parts.iron.buy[s.iron][bought]
        pay(s, seat, price)
        s.iron = max(0, s.iron - bought)
        if events is not None:
            events.append(IronBought(seat, bought, price))
    for source in (first_of(sources), second_of(sources)):
        if 0 <= source < market:
            if events is not None:
                events.append(IronUsed(seat, owner_of(s.b[source]), s.parts.space_ids[source]))
            take_good(s, source, events)


# -- cards


def discard(s: State, seat: int, card: int, events: Events) -> None:
    """BIR-4.6: face up on the own pile; a wild card goes back to its pile on the board."""
    s.n[seat * WIDTH + HAND + card] -= 1
    wild = card >= s.parts.plain_cards
    if not wild:
        s.discards = [*s.discards, seat * 32 + card]
    if events is not None:
        name = s.parts.card_ids[card]
        events.append(WildReturned(seat, name) if wild else Discarded(seat, name))


# -- build (BIR-8, 9)


def build(s: State, seat: int, a: Build, events: Events) -> None:
    """Card, tile, cost, goods, sale to the market, in this order (BIR-8.1 to 8.9); told with the tile first."""
    kind = lowest(s, seat, a.industry)
    face = s.faces[kind]
    old = s.b[a.space]
    if events is not None:
        space = s.parts.space_ids[a.space]
        events.append(Built(seat, face.id, space, face.money))
        if old:
            events.append(Replaced(seat, owner_of(old), s.parts.tile_ids[kind_of(old)], space))
    discard(s, seat, a.card, events)
    place_tile(s, seat, kind, a.space)
    pay(s, seat, face.money)
    if a.coal:
        use_coal(s, seat, a.coal, events)
    if a.iron:
        use_iron(s, seat, a.iron, events)
    if a.industry >= COAL_MINE:
        if events is not None:
            goods = goods_of(s.b[a.space])
            events.append(GoodsPlaced(seat, face.id, s.parts.space_ids[a.space], goods))
        if a.industry != BREWERY:
            sell_to_market(s, seat, a.space, events)


def place_tile(s: State, seat: int, kind: int, space: int) -> None:
    """The tile comes from the mat; a tile it replaces leaves the game with its goods (BIR-9.2, 9.4)."""
    face = s.faces[kind]
    s.n[seat * WIDTH + TAKEN + face.industry] += 1
    goods = 1 if face.industry < COAL_MINE else face.cubes
    if face.industry == BREWERY:
        goods = s.parts.barrels[s.era]
    old = s.b[space]
    s.b[space] = tile_of(seat, kind, goods)
    s.n[seat * WIDTH + NETWORK] |= 1 << s.board.place_of[space]
    if old and owner_of(old) != seat:
        refresh_network(s, owner_of(old))


def sell_to_market(s: State, seat: int, space: int, events: Events) -> None:
    """BIR-8.6, 8.7: all that fits, dearest empty space first; a mine only if connected with a merchant place."""
    tile = s.b[space]
    coal = s.faces[kind_of(tile)].industry == COAL_MINE
    if coal and s.b[s.joined_at + s.board.place_of[space]] & s.board.merchants == 0:
        return
    market = s.parts.coal if coal else s.parts.iron
    held = s.coal if coal else s.iron
    cubes = min(goods_of(tile), room(market.prices, held))
    if cubes == 0:
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


# -- network (BIR-14)


def lay_link(s: State, seat: int, line: int, price: int, way: str, events: Events) -> None:
    s.b[s.link_at + line] = seat
    s.n[seat * WIDTH + LINKS_LEFT] -= 1
    s.n[seat * WIDTH + NETWORK] |= s.board.touches[line]
    join(s.b, s.near_at, s.joined_at, s.board.ends[line])
    pay(s, seat, price)
    if events is not None:
        events.append(Linked(seat, s.parts.line_ids[line], price, way))


def link(s: State, seat: int, a: Link, events: Events) -> None:
    """BIR-14.2, 14.3."""
    if s.era == CANAL:
        lay_link(s, seat, a.line, s.parts.canal_cost, "canal", events)
    else:
        lay_link(s, seat, a.line, s.parts.rail_cost, "rail", events)
    use_coal(s, seat, a.coal, events)


def first_rail(s: State, seat: int, a: Links, events: Events) -> None:
    """BIR-14.5, 14.8: the price of both is paid with the first."""
    lay_link(s, seat, a.line, s.parts.two_rails_cost, "first", events)
    use_coal(s, seat, a.coal, events)


def second_rail(s: State, seat: int, a: Second, events: Events) -> None:
    """BIR-14.5: link, coal, then the beer."""
    lay_link(s, seat, a.line, 0, "second", events)
    use_coal(s, seat, a.coal, events)
    use_beer(s, seat, a.beer, events)


# -- develop (BIR-13)


def take_off_mat(s: State, seat: int, industry: int) -> int:
    """The lowest tile of an industry leaves the game; its kind."""
    kind = lowest(s, seat, industry)
    s.n[seat * WIDTH + TAKEN + industry] += 1
    return kind


def develop(s: State, seat: int, a: Develop, events: Events) -> None:
    for industry in (a.industry, a.other):
        if industry >= 0:
            kind = take_off_mat(s, seat, industry)
            if events is not None:
                events.append(Developed(seat, s.parts.tile_ids[kind]))
    use_iron(s, seat, a.iron, events)


# -- sell (BIR-10)


def use_beer(s: State, seat: int, sources: int, events: Events) -> int:
    """Barrels from breweries and merchants; a merchant barrel gives its bonus at once. Returns the bonus kind or -1."""
    spaces = len(s.board.place_of)
    bonus = -1
    for source in (first_of(sources), second_of(sources)):
        if source < 0:
            continue
        if source < spaces:
            if events is not None:
                events.append(BeerUsed(seat, owner_of(s.b[source]), s.parts.space_ids[source]))
            take_good(s, source, events)
        else:
            merchant = source - spaces
            s.b[s.barrel_at + merchant] = 0
            if events is not None:
                events.append(MerchantBeer(seat, s.parts.merchant_ids[merchant]))
            bonus = give_bonus(s, seat, merchant, events)
    return bonus


def give_bonus(s: State, seat: int, merchant: int, events: Events) -> int:
    """BIR-10.7; Gloucester's removal is chosen by the player, so only its kind is told here."""
    place = s.board.merchant_place[merchant]
    kind = s.parts.places[place].bonus
    amount = bonus_amount(s, place)
    base = seat * WIDTH
    if kind == BONUS_VP:
        s.n[base + POINTS + BONUS_POINTS] += amount
    elif kind == BONUS_INCOME:
        s.n[base + INCOME] = forward(s.parts.levels, s.n[base + INCOME], amount)
    elif kind == BONUS_MONEY:
        s.n[base + MONEY] += amount
    if events is not None:
        events.append(Bonus(seat, s.parts.merchant_ids[merchant], BONUSES[kind], amount))
    return kind


def sell(s: State, seat: int, a: Sell, events: Events) -> bool:
    """BIR-10.11: barrels with their bonus, then the flip. Is a Gloucester removal to be chosen before the flip?"""
    if events is not None:
        tile = s.parts.tile_ids[kind_of(s.b[a.space])]
        events.append(Sold(seat, tile, s.parts.space_ids[a.space], s.parts.merchant_ids[a.merchant]))
    if use_beer(s, seat, a.beer, events) == BONUS_DEVELOP:
        s.sold = a.space
        return True
    flip(s, a.space, events)
    return False


def removable(s: State, seat: int) -> list[int]:
    """Industries that can lose a tile by Gloucester's bonus (BIR-10.8)."""
    out: list[int] = []
    for industry in range(len(INDUSTRIES)):
        kind = lowest(s, seat, industry)
        if kind >= 0 and s.faces[kind].develop:
            out.append(industry)
    return out


def remove_tile(s: State, seat: int, industry: int, events: Events) -> None:
    kind = take_off_mat(s, seat, industry)
    if events is not None:
        events.append(Removed(seat, s.parts.tile_ids[kind]))


# -- loan, pass, scout (BIR-11, 12, 15)


def take_loan(s: State, seat: int, events: Events) -> None:
    base = seat * WIDTH
    s.n[base + MONEY] += s.parts.loan_money
    s.n[base + INCOME] = down(s.parts.levels, s.n[base + INCOME], s.parts.loan_levels)
    if events is not None:
        events.append(LoanTaken(seat, s.parts.loan_money, s.n[base + INCOME], level_of(s, seat)))


def take_wilds(s: State, seat: int, events: Events) -> None:
    """BIR-12.1."""
    at = seat * WIDTH + HAND
    s.n[at + s.parts.wild_location] += 1
    s.n[at + s.parts.wild_industry] += 1
    if events is not None:
        events.append(Scouted(seat))


def tell_pass(seat: int, events: Events) -> None:
    if events is not None:
        events.append(Passed(seat))


# == going on


def deal_cards(s: State, a: Dealt) -> None:
    """From the unseen cards to a hand."""
    at = a.seat * WIDTH + HAND
    for card in a.cards:
        s.pool[card] -= 1
        s.n[at + card] += 1
    s.deck -= len(a.cards)


def lay_merchants(s: State, a: MerchantsLaid, events: Events) -> None:
    """BIR-2.7, 2.9: a tile on each space in use, a barrel beside each that is not blank."""
    next_tile = 0
    for merchant in range(len(s.parts.merchant_spaces)):
        if s.parts.merchant_spaces[merchant].min_players <= s.seats:
            s.b[s.merchant_at + merchant] = a.kinds[next_tile]
            next_tile += 1
    fill_barrels(s)
    if events is not None:
        events.append(MerchantsShown(list(a.names)))
    s.phase = ORDER


def fill_barrels(s: State) -> int:
    """BIR-2.9, 16.7: how many barrels were put down."""
    count = 0
    for merchant in range(len(s.parts.merchant_spaces)):
        kind = s.b[s.merchant_at + merchant]
        if kind >= 0 and s.parts.merchant_kinds[kind].buys and s.b[s.barrel_at + merchant] == 0:
            s.b[s.barrel_at + merchant] = 1
            count += 1
    return count


def set_order(s: State, a: OrderDrawn, events: Events) -> None:
    """BIR-3.4."""
    s.order = list(a.order)
    s.turn = 0
    s.phase = DEAL
    if events is not None:
        events.append(OrderSet(list(a.order)))


def deal(s: State, a: Dealt, events: Events) -> None:
    """BIR-3.3, 16.8: a hand; in the canal era one more card goes face down, unseen."""
    deal_cards(s, a)
    if events is not None:
        events.append(HandSeen(a.seat, list(a.names)))
        events.append(HandDealt(a.seat, len(a.cards)))
    if s.era == CANAL:
        s.n[a.seat * WIDTH + HIDDEN] = 1
        s.deck -= 1
        if s.table.owner_looks:
            s.phase = FACEDOWN
            return
        if events is not None:
            events.append(FaceDownUnseen(a.seat))
    next_deal(s, events)


def see_facedown(s: State, a: Dealt, events: Events) -> None:
    """Option `setup_discard_visibility = owner` (BIR-R20)."""
    s.pool[a.cards[0]] -= 1
    s.n[a.seat * WIDTH + KNOWN] = a.cards[0]
    if events is not None:
        events.append(FaceDownSeen(a.seat, a.names[0]))
        events.append(FaceDown(a.seat))
    s.phase = DEAL
    next_deal(s, events)


def next_deal(s: State, events: Events) -> None:
    s.turn += 1
    if s.turn == s.seats:
        if events is not None:
            events.append(EraBegins(ERAS[s.era]))
        begin_round(s, 1, events)


def refill(s: State, a: Dealt, events: Events) -> None:
    """BIR-4.7."""
    deal_cards(s, a)
    if events is not None:
        events.append(DrawnSeen(a.seat, list(a.names)))
        events.append(Drew(a.seat, len(a.cards)))
    next_seat(s, events)


def refill_size(s: State) -> int:
    """Cards the acting seat draws at the end of its turn."""
    return max(0, min(s.parts.hand - cards_in_hand(s, s.turn), s.deck))


# -- turns and rounds (BIR-4, 5)


def end_action(s: State, events: Events) -> None:
    """One action is done and paid with its card."""
    s.act = NO_ACTION
    s.due = 0
    s.actions -= 1
    if s.actions > 0 and has_cards(s, s.turn):
        s.phase = ACTION
        return
    s.actions = 0
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
    s.turn = seat
    s.actions = actions_of(s)
    s.phase = ACTION
    if not has_cards(s, seat):  # only in a position set up by hand
        s.actions = 0
        end_turn(s, events)


def begin_round(s: State, number: int, events: Events) -> None:
    s.round = number
    if events is not None:
        events.append(RoundBegins(ERAS[s.era], number, s.parts.setups[s.seats].rounds[s.era]))
    begin_turn(s, s.order[0], events)


def era_is_over(s: State) -> bool:
    """BIR-16.1: nobody has a card left and there is none to draw."""
    if s.deck > 0:
        return False
    for seat in range(s.seats):
        if has_cards(s, seat):
            return False
    return True


def is_last_era(s: State) -> bool:
    return s.era == RAIL or s.table.introductory


def end_round(s: State, events: Events) -> None:
    """BIR-5.1: turn order, then income; none at the end of the game (BIR-5.3)."""
    s.pause(events)
    set_next_order(s, events)
    if era_is_over(s) and is_last_era(s):
        end_era(s, events)
        return
    collect_from(s, 0, events)


def set_next_order(s: State, events: Events) -> None:
    """BIR-5.2: least spent first, ties keep their order; then the spent money goes to the Bank."""
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


def collect_from(s: State, first: int, events: Events) -> None:
    """Income of the seats from this place of the new turn order on; a debt may ask its debtor (BIR-5.3 to 5.6)."""
    for at in range(first, s.seats):
        seat = s.order[at]
        level = level_of(s, seat)
        if level >= 0:
            s.n[seat * WIDTH + MONEY] += level
            if events is not None and level > 0:
                events.append(Income(seat, level))
            continue
        paid = min(-level, s.n[seat * WIDTH + MONEY])
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
    if era_is_over(s):
        end_era(s, events)
    else:
        begin_round(s, s.round + 1, events)


def sellable(s: State, seat: int) -> list[int]:
    """Own tiles that bring money in a debt (BIR-R7)."""
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
            lose_points(s, s.turn, events)
    return True


def sell_off(s: State, seat: int, space: int, events: Events) -> None:
    """BIR-5.5: half the money cost; change is kept; not a flip."""
    kind = kind_of(s.b[space])
    money = half_price(s, kind)
    s.b[space] = 0
    refresh_network(s, seat)
    covered = min(money, s.debt)
    s.debt -= covered
    s.n[seat * WIDTH + MONEY] += money - covered
    if events is not None:
        events.append(SoldOff(seat, s.parts.tile_ids[kind], s.parts.space_ids[space], money))


def lose_points(s: State, seat: int, events: Events) -> None:
    """BIR-5.6: one VP per missing pound, never below 0; the rest is forgiven."""
    lost = min(s.debt, points(s, seat))
    s.n[seat * WIDTH + POINTS + SHORTFALL_POINTS] -= lost
    if events is not None:
        events.append(PointsLost(seat, lost, s.debt))
    s.debt = 0


def go_on_after_debt(s: State, events: Events) -> None:
    if settle(s, events):
        s.pause(events)
        collect_from(s, s.order.index(s.turn) + 1, events)


# -- eras (BIR-16)


def end_era(s: State, events: Events) -> None:
    """Scoring; then the rail era is set up, or the game is over (the last links stay on the board to be looked at)."""
    score_era(s, events)
    if is_last_era(s):
        if s.table.introductory:
            score_introductory(s, events)
        s.phase = OVER
        result = outcome(s)
        if events is not None and result is not None:
            events.append(GameOver(result.winners, result.reason))
        return
    clear_links(s)
    counts = [0] * s.seats
    removed = remove_level_one(s, counts)
    for seat in range(s.seats):
        refresh_network(s, seat)
    barrels = fill_barrels(s)
    if events is not None:
        events.append(TilesRemoved(len(removed), counts, removed))
        events.append(BarrelsRefilled(barrels))
    gather_cards(s)
    s.era = RAIL
    s.round = 1
    s.turn = 0
    s.phase = DEAL


def clear_links(s: State) -> None:
    """BIR-16.2: scored links return to their owners."""
    for line in range(len(s.board.ends)):
        s.b[s.link_at + line] = -1
    for seat in range(s.seats):
        s.n[seat * WIDTH + LINKS_LEFT] = s.parts.links
    refresh_links(s)


def remove_level_one(s: State, counts: list[int]) -> list[str]:
    """BIR-16.5: from the board, flipped or not, pottery included; the spaces, and how many of each seat."""
    spaces: list[str] = []
    for space in range(len(s.board.place_of)):
        tile = s.b[space]
        if tile and s.faces[kind_of(tile)].level == 1:
            s.b[space] = 0
            counts[owner_of(tile)] += 1
            spaces.append(s.parts.space_ids[space])
    return spaces


def gather_cards(s: State) -> None:
    """BIR-16.8: all discards, face-down cards too, are unseen again."""
    for item in s.discards:
        s.pool[item & 31] += 1
    s.discards = []
    for seat in range(s.seats):
        known = s.n[seat * WIDTH + KNOWN]
        if known >= 0:
            s.pool[known] += 1
        s.n[seat * WIDTH + KNOWN] = -1
        s.n[seat * WIDTH + HIDDEN] = 0
    s.deck = sum(s.pool)
