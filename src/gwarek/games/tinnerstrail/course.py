"""How play goes on: setup, rounds, turns on the work track, auctions, Lord Wallace's turns, selling and investing.

Every function ends with somebody to decide or chance to draw (`s.phase`), or with the game over.
"""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.components import (
    ADIT,
    BUILD,
    COPPER,
    DECKS,
    DESTINATIONS,
    DEVELOPMENTS,
    EXTRACT,
    IMPROVEMENTS,
    KIMBERLEY,
    MICHIGAN,
    MINER,
    ORES,
    PASS,
    PICKS,
    PUMPS,
    ROUNDS,
    SIERRA_MADRE,
    TIN,
    WALLACE_ACTIONS,
    WILD,
    WITHDRAW,
)
from gwarek.games.tinnerstrail.effects import (
    Events,
    apply_map,
    build_calciner,
    extract,
    move,
    process,
    pump,
    put,
    put_own_miner,
    raise_mine,
    remove_water,
    sell_one_arsenic,
    take_token,
    use_token,
)
from gwarek.games.tinnerstrail.events import (
    AdelaideTaken,
    AuctionOpened,
    BidMade,
    CalcinerKept,
    CannotOpen,
    Emigrated,
    GameOver,
    HalfBid,
    Invested,
    KimberleyBegins,
    KimberleyPays,
    LookedSeen,
    MapKeptSeen,
    MapPaid,
    MapPlayed,
    MapsReturned,
    NoMap,
    OrderNext,
    Passed,
    PriceSet,
    PumpsTaken,
    PumpsUnused,
    PumpWorks,
    Rise,
    RoundBegins,
    RoundInvested,
    RoundSold,
    SectionClosed,
    ShelfCleared,
    SierraMadre,
    Sold,
    SurveyDeclined,
    TileMoney,
    TileRemoved,
    TileStays,
    TileTurned,
    TileWork,
    TokensTaken,
    WallaceArsenic,
    WallaceAside,
    WallaceBack,
    WallaceCannot,
    WallaceCard,
    WallaceChoosesFreely,
    WallaceChose,
    WallaceChoseBorder,
    WallaceCosts,
    WallaceGreenfield,
    WallaceIncome,
    WallaceInstead,
    WallaceInvests,
    WallaceOut,
    WallacePasses,
    WallaceProfit,
    WallaceRegion,
    WallaceRolls,
    WallaceShuffles,
    WallaceSubsidy,
    WallaceValue,
    WallaceWins,
    Withdrew,
    WithdrewInvesting,
    Won,
)
from gwarek.games.tinnerstrail.rules import may_place_token
from gwarek.games.tinnerstrail.scoring import outcome
from gwarek.games.tinnerstrail.state import (
    AREA,
    ARSENIC_HELD,
    BACK,
    BID,
    BIDDING,
    CALCINER,
    CALCINERS,
    CARD,
    CHOICE,
    COLUMN,
    DOWN,
    DRAIN,
    EXTRA,
    FOR_AREA,
    FOR_BID,
    FOR_DICE,
    FOR_GREENFIELD,
    FOR_MINE,
    FOR_NOTHING,
    FOR_SETUP,
    FOR_SURVEY,
    FROM_DECK,
    FROM_WALLACE,
    GROUPS,
    HAND,
    HELD,
    INCOME,
    INVEST,
    LEFT,
    LIMITER,
    LOOK,
    LOST,
    MAP,
    MAP_AFTER,
    MINES,
    MONEY,
    OPENING,
    OVER,
    OWN_MINER,
    POINTS,
    PUMP,
    RAISE,
    REVEAL,
    RISE,
    ROLL_TIN,
    ROW,
    SENT,
    SHELF,
    SIERRA_POINTS,
    SOURCE_SHIFT,
    SURVEY,
    THROWN,
    TILE,
    TOKENS,
    TOKENS_HELD,
    TOP,
    TURN,
    UP,
    USED,
    WALLACE,
    WALLACE_DICE,
    WALLACE_MAP,
    WATER,
    WIDTH,
    WITHDRAWN,
    State,
    choosing,
    front_of_track,
    is_down,
    is_wallace,
    market_price,
    may_take_part,
    minimum_for,
    next_group,
    points,
    price_of,
    scoring_row,
    seers_of,
    tile_kind,
    tile_state,
    tile_word,
    work_left,
)
from gwarek.games.tinnerstrail.wallace import (
    Choice,
    a_card_is_possible,
    action_on,
    arsenic_value,
    bid_row,
    build_cost,
    choose_area,
    choose_arsenic,
    choose_extract,
    choose_idle,
    choose_place,
    choose_pumped,
    copper_is_dear,
    emigrates_to,
    first_development,
    free_regions,
    is_finished,
    map_value,
    maps_left,
    may_process,
    picked,
    plan,
    prefers_arsenic,
    profit,
    tile_value,
    uses_own_miner,
    wants_calciner,
    why_no_bid,
    why_not,
    why_not_improve,
    zone_of,
)

# -- setup (TIN-2)


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


def see_back(s: State, region: int, events: Events) -> None:
    """The back of Lord Wallace's next map is seen by all (TIN-13.12)."""
    s.back = region
    purpose = s.purpose
    s.purpose = FOR_NOTHING
    tell(events, WallaceBack, DECKS[region])
    if purpose == FOR_SETUP:
        begin_round(s, events)
    elif purpose == FOR_DICE:
        wallace_bids(s, events)
    else:
        wallace_looks_for_area(s, events)


# -- rounds (TIN-3)


def begin_round(s: State, events: Events) -> None:
    """TIN-3.2; then the prices are rolled."""
    s.pause(events)
    tell(events, RoundBegins, s.round, ROUNDS)
    if s.round > 1:
        for area in range(len(s.parts.areas)):
            for _ in range(s.a[area * AREA + PUMP]):
                tell(events, PumpWorks, s.parts.area_ids[area])
                remove_water(s, area, 1, events)
        for seat in range(s.table.people):
            money = s.n[seat * WIDTH + INCOME]
            if money:
                s.n[seat * WIDTH + MONEY] += money
                tell(events, KimberleyPays, seat, money)
        if s.table.subsidy:
            subsidise(s, events)
        if s.table.greenfield and s.round in s.parts.greenfield_rounds and buys_greenfield(s, events):
            return
    s.phase = ROLL_TIN


def set_price(s: State, ore: int, dice: tuple[int, ...], events: Events) -> None:
    """TIN-3.4, 3.5."""
    before = s.copper if ore == COPPER else s.tin
    change = price_change(s, before)
    total = max(s.parts.least_total, sum(dice) + change)
    column = 0
    while column < len(s.parts.ranges) - 1 and total > s.parts.ranges[column][1]:
        column += 1
    if ore == COPPER:
        s.copper = column
    else:
        s.tin = column
    tell(events, PriceSet, ORES[ore], sum(dice), change, s.parts.prices[ore][column])


def price_change(s: State, column: int) -> int:
    """What the next roll is corrected by after a price in this column (TIN-3.5)."""
    if column == 0:
        return s.parts.low_change
    return s.parts.high_change if column == len(s.parts.ranges) - 1 else 0


# -- turns (TIN-3.6 to 3.11)


def next_turn(s: State, events: Events) -> None:
    """Who is active now; passes that nobody decides happen by themselves."""
    while True:
        seat = front_of_track(s)
        if seat < 0:
            sell_and_invest(s, events)
            return
        s.active = seat
        s.turn = seat
        if is_wallace(s, seat):
            if not wallace_passes(s, events):
                s.phase = CARD
                return
        elif work_left(s, seat) > 0 or may_place_token(s, seat):
            s.phase = TURN
            return
        else:
            pass_(s, seat, True, events)


def end_turn(s: State, events: Events) -> None:
    """After the action: tokens from Michigan may still be placed (TIN-11.7)."""
    seat = s.active
    if not is_wallace(s, seat) and may_place_token(s, seat):
        s.turn = seat
        s.phase = TOKENS
    else:
        next_turn(s, events)


def pass_(s: State, seat: int, forced: bool, events: Events) -> None:
    """TIN-8.13: the topmost free row of the investment track."""
    s.rows = [*s.rows, seat]
    s.n[seat * WIDTH + ROW] = len(s.rows)
    tell(events, Passed, seat, len(s.rows), "yes" if forced else "no")


# -- pumps (TIN-8.9, 8.10)


def take_pumps(s: State, seat: int, events: Events) -> None:
    group = next_group(s)
    s.b[GROUPS] |= 1 << group
    s.group = s.table.groups[group]
    s.pumps = s.group
    tell(events, PumpsTaken, seat, s.group)


def use_pumps(s: State, events: Events) -> None:
    """Ask for the next pump while there is water to remove."""
    if s.pumps > 0:
        for area in range(len(s.parts.areas)):
            if s.a[area * AREA + WATER] > 0:
                s.turn = s.active
                s.phase = DRAIN
                return
    stop_pumps(s, events)


def stop_pumps(s: State, events: Events) -> None:
    """Pumps may go unused but not be kept."""
    if s.pumps and events is not None:
        events.append(PumpsUnused(s.active, s.pumps))
    s.pumps = 0
    s.group = 0
    end_turn(s, events)


# -- emigration (TIN-11)


def emigrate(s: State, seat: int, area: int, destination: int, events: Events) -> None:
    """TIN-11.3, 11.4, 11.7 to 11.10; what Lord Wallace gains differs (TIN-13.62 to 13.64)."""
    parts = s.parts
    at = s.round - 1
    base = seat * WIDTH
    his = is_wallace(s, seat)
    s.a[area * AREA + OWN_MINER] = 0
    s.b[SENT + destination * ROUNDS + at] = seat + 1
    tell(events, Emigrated, seat, parts.area_ids[area], DESTINATIONS[destination])
    if destination == MICHIGAN:
        improvement = parts.michigan[at]
        count = parts.michigan_counts[at]
        s.n[base + TOKENS_HELD + improvement] += count
        tell(events, TokensTaken, seat, IMPROVEMENTS[improvement], count)
    elif destination == SIERRA_MADRE:
        s.n[base + POINTS + SIERRA_POINTS] += parts.sierra_madre[at]
        tell(events, SierraMadre, seat, parts.sierra_madre[at])
    elif destination == KIMBERLEY:
        money = parts.kimberley[at]
        if his:
            money *= ROUNDS - at
            s.n[base + EXTRA] += money
        else:
            s.n[base + MONEY] += money
            s.n[base + INCOME] += money
        tell(events, KimberleyBegins, seat, money)
    else:
        s.n[base + RISE] = 1
        tell(events, AdelaideTaken, seat)


# -- auctions (TIN-5, 6)


def open_auction(s: State, seat: int, area: int, events: Events) -> None:
    s.area = area
    s.map = -1
    s.source = -1
    s.peek = -1
    s.bid = 0
    s.leader = -1
    s.bidders = 0
    for player in range(s.players):
        s.n[player * WIDTH + BID] = 0
    s.minimum = minimum_for(s, -1)
    tell(events, AuctionOpened, seat, s.parts.area_ids[area])


def begin_auction(s: State, seat: int, area: int, events: Events) -> None:
    """An area is named; a map may be played before the bidding (TIN-5.3), with 1 or 2 players it must (TIN-6.1)."""
    open_auction(s, seat, area, events)
    s.turn = seat
    if s.table.few:
        s.phase = MAP if holds_map_for(s, seat, area) else TOP
    elif is_down(s, area) and holds_map_for(s, seat, area) and somebody_can_raise(s, seat):
        s.phase = MAP
    else:
        s.phase = OPENING


def holds_map_for(s: State, seat: int, area: int) -> bool:
    """As far as everybody sees: a map with the region's back, or of the wild deck."""
    at = seat * WIDTH + HAND
    return s.n[at + s.parts.region_of[area]] > 0 or s.n[at + WILD] > 0


def somebody_can_raise(s: State, seat: int) -> bool:
    """TIN-R6."""
    for other in range(s.players):
        if other != seat and may_take_part(s, other) and s.n[other * WIDTH + MONEY] > s.minimum:
            return True
    return False


def play_from_hand(s: State, seat: int, map: int, events: Events) -> None:
    at = seat * WIDTH
    deck = s.parts.maps[map].deck
    s.n[at + HAND + deck] = 0
    s.n[at + USED + deck] = map + 1
    note_map(s, seat, map, seat, "hand", events)


def note_map(s: State, seat: int, map: int, source: int, told: str, events: Events) -> None:
    s.map = map
    s.source = source
    s.played = [*s.played, map | source << SOURCE_SHIFT]
    s.minimum = minimum_for(s, map)
    tell(events, MapPlayed, seat, s.parts.map_ids[map], s.parts.area_ids[s.area], told)


def map_before(s: State, seat: int, map: int, events: Events) -> None:
    """TIN-5.3, 5.4, 6.4: having played it he looks at the tile; alone, he turns it up (TIN-13.7)."""
    play_from_hand(s, seat, map, events)
    look_and_open(s, seat, events)


def look_and_open(s: State, seat: int, events: Events) -> None:
    s.purpose = FOR_BID
    if not is_down(s, s.area):
        ready_to_open(s, events)
    elif s.table.solo:
        turn_up(s, s.area, events)
    else:
        look(s, seat, s.area, events)


def look(s: State, seat: int, area: int, events: Events) -> None:
    """Somebody looks at a face-down tile; chance says which it is if nobody knows."""
    s.turn = seat
    s.area = area
    kind = tile_kind(s.a[area * AREA + TILE])
    if kind < 0:
        s.phase = LOOK
    else:
        see_tile(s, kind, events)


def see_tile(s: State, kind: int, events: Events) -> None:
    seat = s.turn
    at = s.area * AREA + TILE
    if s.purpose == FOR_BID and seers_of(s.a[at]) >> seat & 1 == 0:
        s.peek = seat
    s.a[at] = tile_word(DOWN, seers_of(s.a[at]) | 1 << seat, kind)
    s.tiles &= ~(1 << kind)
    tell(events, LookedSeen, seat, s.parts.area_ids[s.area], s.parts.tile_ids[kind])
    after_seen(s, events)


def turn_up(s: State, area: int, events: Events) -> None:
    """A face-down tile is turned up; chance says which it is if nobody knows."""
    s.area = area
    kind = tile_kind(s.a[area * AREA + TILE])
    if kind < 0:
        s.phase = REVEAL
    else:
        show_tile(s, kind, events)


def show_tile(s: State, kind: int, events: Events) -> None:
    s.a[s.area * AREA + TILE] = tile_word(UP, 0, kind)
    s.tiles &= ~(1 << kind)
    tell(events, TileTurned, s.parts.area_ids[s.area], s.parts.tile_ids[kind])
    after_seen(s, events)


def after_seen(s: State, events: Events) -> None:
    """Go on with what the tile was looked at for."""
    purpose = s.purpose
    s.purpose = FOR_NOTHING
    if purpose == FOR_BID:
        ready_to_open(s, events)
    elif purpose == FOR_MINE:
        after_turned(s, events)
    elif purpose == FOR_SURVEY:
        s.area = -1
        s.surveys -= 1
        next_survey(s, events)
    else:
        greenfield_mine(s, events)


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


def bid(s: State, seat: int, price: int, events: Events) -> None:
    """TIN-5.5, 5.6."""
    first = s.phase == OPENING
    s.bid = price
    s.leader = seat
    s.n[seat * WIDTH + BID] = price
    tell(events, BidMade, seat, price, s.parts.area_ids[s.area])
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
        tell(events, Withdrew, seat, "yes")
    win(s, s.leader, events)


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
    if is_down(s, s.area):
        turn_up(s, s.area, events)
    else:
        after_seen(s, events)


def after_turned(s: State, events: Events) -> None:
    """TIN-5.16: Kickstarter gifts, work points, then a map after the bidding."""
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


def decide_calciner(s: State, seat: int, here: bool, events: Events) -> None:
    if here:
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
    end_turn(s, events)


# -- selling and investing (TIN-9, 13.31)


def sell_and_invest(s: State, events: Events) -> None:
    """Phase 3; an Adelaide token asks its owner first, where the choice matters."""
    s.pause(events)
    higher, lower = s.parts.adelaide[s.round - 1]
    for seat in range(s.table.people):
        base = seat * WIDTH
        if s.n[base + RISE] and higher != lower and s.n[base + HELD] != s.n[base + HELD + 1]:
            s.turn = seat
            s.phase = RAISE
            return
    sell_all(s, COPPER, events)


def sell_all(s: State, raised: int, events: Events) -> None:
    """TIN-9.1; `raised` is the ore with the higher rise of an Adelaide token (TIN-11.10)."""
    cubes = [[0] * s.players, [0] * s.players]
    prices = [[price_of(s, COPPER)] * s.players, [price_of(s, TIN)] * s.players]
    for seat in s.rows:
        base = seat * WIDTH
        copper = s.n[base + HELD + COPPER]
        tin = s.n[base + HELD + TIN]
        rises = [0, 0]
        if s.n[base + RISE]:
            higher, lower = s.parts.adelaide[s.round - 1]
            if is_wallace(s, seat):
                rises = [higher, higher]  # TIN-13.64, R22
            else:
                rises[raised] = higher
                rises[1 - raised] = lower
            tell(events, Rise, seat, rises[COPPER], rises[TIN])
            s.n[base + RISE] = 0
        money = copper * (price_of(s, COPPER) + rises[COPPER]) + tin * (price_of(s, TIN) + rises[TIN])
        cubes[COPPER][seat] = copper
        cubes[TIN][seat] = tin
        prices[COPPER][seat] += rises[COPPER]
        prices[TIN][seat] += rises[TIN]
        s.n[base + HELD + COPPER] = 0
        s.n[base + HELD + TIN] = 0
        if events is not None and copper + tin > 0:
            events.append(Sold(seat, copper, tin, money))
        if is_wallace(s, seat):
            wallace_invests(s, money, events)
        else:
            s.n[base + MONEY] += money
    if events is not None:
        cash = [None if is_wallace(s, seat) else s.n[seat * WIDTH + MONEY] for seat in range(s.players)]
        events.append(RoundSold(s.round, cubes[COPPER], cubes[TIN], prices[COPPER], prices[TIN], cash))
    if s.round == ROUNDS:
        for seat in s.rows:
            if not is_wallace(s, seat):
                invest_all(s, seat, events)
        tell_invested(s, events)
        end_game(s, events)
    else:
        next_investor(s, -1, events)


def invested(s: State, seat: int, tens: int, fives: int) -> int:
    """Points for so many times £10 and £5 (TIN-9.2)."""
    row = scoring_row(s, seat)
    return tens * s.parts.tens[row][s.round - 1] + fives * s.parts.fives[row][s.round - 1]


def invest(s: State, seat: int, tens: int, fives: int, events: Events) -> None:
    money = 10 * tens + 5 * fives
    score = invested(s, seat, tens, fives)
    s.n[seat * WIDTH + MONEY] -= money
    s.n[seat * WIDTH + POINTS + s.round - 1] += score
    tell(events, Invested, seat, money, score, scoring_row(s, seat) + 1)


def tell_invested(s: State, events: Events) -> None:
    """What the round of investing brought everybody."""
    if events is None:
        return
    gained = [s.n[seat * WIDTH + POINTS + s.round - 1] for seat in range(s.players)]
    before = [points(s, seat) - gained[seat] for seat in range(s.players)]
    events.append(RoundInvested(s.round, gained, before))


def invest_all(s: State, seat: int, events: Events) -> None:
    """TIN-9.3."""
    money = s.n[seat * WIDTH + MONEY]
    if money >= 5:
        invest(s, seat, money // 10, money % 10 // 5, events)


def wallace_invests(s: State, sales: int, events: Events) -> None:
    """TIN-13.31, 13.41, 13.53, 13.63: he invests all he can, the rest is lost."""
    base = WALLACE * WIDTH
    spent = s.n[base + MONEY]
    if s.table.cheap_labour and spent:
        half = (spent + 1) // 2
        tell(events, WallaceCosts, WALLACE, spent, half)
        spent = half
    money = max(0, sales + s.n[base + EXTRA] - spent)
    score = invested(s, WALLACE, money // 10, money % 10 // 5)
    s.n[base + POINTS + s.round - 1] += score
    if events is not None:
        events.append(WallaceIncome(WALLACE, sales, spent, s.n[base + EXTRA], money))
        row = scoring_row(s, WALLACE) + 1
        events.append(WallaceInvests(WALLACE, money - money % 5, score, row, money % 5))
    s.n[base + MONEY] = 0
    s.n[base + EXTRA] = 0
    s.n[base + WITHDRAWN] = 1


def next_investor(s: State, after: int, events: Events) -> None:
    """In the order of the track, again and again, until all have withdrawn (TIN-9.2)."""
    start = s.rows.index(after) + 1 if after >= 0 else 0
    for step in range(len(s.rows)):
        seat = s.rows[(start + step) % len(s.rows)]
        base = seat * WIDTH
        if s.n[base + WITHDRAWN]:
            continue
        if s.n[base + MONEY] >= 5:
            s.turn = seat
            s.phase = INVEST
            return
        stop_investing(s, seat, events)
    end_round(s, events)


def stop_investing(s: State, seat: int, events: Events) -> None:
    s.n[seat * WIDTH + WITHDRAWN] = 1
    tell(events, WithdrewInvesting, seat, s.n[seat * WIDTH + MONEY])


def end_round(s: State, events: Events) -> None:
    """TIN-9.4, 9.5, 10.8; then the surveys."""
    tell_invested(s, events)
    left = 0
    for improvement in range(len(IMPROVEMENTS)):
        at = SHELF + improvement * ROUNDS + s.round - 1
        left += s.b[at]
        s.b[at] = 0
    s.b[GROUPS] = 0
    s.track = s.rows
    s.rows = []
    for seat in range(s.players):
        base = seat * WIDTH
        s.n[base + COLUMN] = 0
        s.n[base + ROW] = 0
        s.n[base + WITHDRAWN] = 0
    if events is not None:
        events.append(ShelfCleared(left))
        if s.table.arsenic:
            events.append(SectionClosed(s.round))
        events.append(OrderNext(s.track[:]))
    s.surveys = 1 if s.table.few else 2
    if s.table.solo and s.track[0] == WALLACE:
        s.surveys = 0  # TIN-13.33
    next_survey(s, events)


def next_survey(s: State, events: Events) -> None:
    """TIN-9.6: the first two in order (with two players the first), while a tile lies face down."""
    if s.surveys > 0:
        for area in range(len(s.parts.areas)):
            if is_down(s, area):
                s.turn = s.track[(1 if s.table.few else 2) - s.surveys]
                s.phase = SURVEY
                return
    s.surveys = 0
    s.round += 1
    begin_round(s, events)


def survey(s: State, seat: int, area: int, events: Events) -> None:
    if area < 0:
        tell(events, SurveyDeclined, seat)
        s.surveys -= 1
        next_survey(s, events)
        return
    s.purpose = FOR_SURVEY
    if s.table.solo:
        turn_up(s, area, events)
    else:
        look(s, seat, area, events)


def end_game(s: State, events: Events) -> None:
    s.phase = OVER
    result = outcome(s)
    if events is not None and result is not None:
        events.append(GameOver(result.winners, result.reason))


# -- Lord Wallace's turn (TIN-13.8 to 13.10)


def tell_choice(s: State, choice: Choice, events: Events) -> None:
    if events is None:
        return
    if choice.name == "adit":
        border = s.parts.border_ids[choice.what]
        events.append(WallaceChoseBorder(WALLACE, border, choice.steps, choice.left))
    else:
        area = s.parts.area_ids[choice.what]
        events.append(WallaceChose(WALLACE, choice.name, area, choice.steps, choice.left))


def wallace_passes(s: State, events: Events) -> bool:
    """In his last column, at the end without ore, or when no card could help (TIN-3.10, 13.10, R17)."""
    why = ""
    if work_left(s, WALLACE) <= 0:
        why = "last"
    elif is_finished(s):
        why = "ore"
    elif not a_card_is_possible(s):
        why = "none"
    if not why:
        return False
    tell(events, WallacePasses, WALLACE, why)
    pass_(s, WALLACE, why == "last", events)
    return True


def reveal_card(s: State, card: int, events: Events) -> None:
    """The cell of round and column; what cannot be done gives way to the next card (TIN-13.9)."""
    full = (1 << len(s.parts.action_cards)) - 1
    if s.cards == full:
        s.cards = 0
        tell(events, WallaceShuffles, WALLACE, len(s.parts.action_cards))
    s.cards |= 1 << card
    action = action_on(s, card)
    if events is not None:
        face = s.parts.action_cards[card]
        cell = face.cells[s.round - 1][zone_of(s)]
        why = "only" if "/" not in cell else "orange" if copper_is_dear(s) else "plain"
        copper = price_of(s, COPPER)
        events.append(WallaceCard(WALLACE, face.id, cell, WALLACE_ACTIONS[action], copper, why))
    trouble = why_not(s, action)
    if trouble:
        tell(events, WallaceCannot, WALLACE, WALLACE_ACTIONS[action], trouble)
        s.phase = CARD
        return
    wallace_acts(s, action, events)


def wallace_acts(s: State, action: int, events: Events) -> None:
    destination = emigrates_to(s, action)
    if destination >= 0:
        wallace_emigrates(s, action, destination, events)
    elif action == PASS:
        tell(events, WallacePasses, WALLACE, "card")
        pass_(s, WALLACE, False, events)
        next_turn(s, events)
    elif action == BUILD:
        wallace_looks_for_area(s, events)
    elif action == EXTRACT:
        wallace_extracts(s, events)
    elif action == PUMPS:
        wallace_pumps(s, events)
    elif action == DEVELOPMENTS:
        what = first_development(s)
        if events is not None:
            told = WallaceInstead(WALLACE, WALLACE_ACTIONS[action], WALLACE_ACTIONS[what], "developments")
            events.append(told)
        if what == PUMPS:
            wallace_pumps(s, events)
        else:
            wallace_improves(s, what, events)
    elif action == ADIT and why_not_improve(s, ADIT):
        tell(events, WallaceInstead, WALLACE, "adit", "pumps", "adit")
        wallace_pumps(s, events)
    else:
        wallace_improves(s, action, events)


def wallace_extracts(s: State, events: Events) -> None:
    """TIN-13.20 to 13.23; arsenic instead where it pays more (TIN-13.52)."""
    choice = choose_extract(s)
    if events is not None and may_process(s):
        area = choice.what if choice.what >= 0 else choose_arsenic(s).what
        told = WallaceProfit(WALLACE, s.parts.area_ids[area], profit(s, choice.what), market_price(s))
        events.append(told)
    if prefers_arsenic(s):
        wallace_processes(s, events)
        return
    tell_choice(s, choice, events)
    copper, tin = plan(s, choice.what)
    extract(s, WALLACE, choice.what, copper, tin, events)
    move(s, WALLACE, s.parts.cost_extract, events)
    next_turn(s, events)


def wallace_processes(s: State, events: Events) -> None:
    """One arsenic, sold at once, for a column of his track; he stays active (TIN-13.52, 13.53)."""
    mine = choose_arsenic(s)
    tell(events, WallaceInstead, WALLACE, "extract", "process", "arsenic")
    tell_choice(s, mine, events)
    process(s, WALLACE, mine.what, events)
    s.n[WALLACE * WIDTH + ARSENIC_HELD] = 0
    money = sell_one_arsenic(s)
    s.n[WALLACE * WIDTH + EXTRA] += money
    tell(events, WallaceArsenic, WALLACE, money, s.n[WALLACE * WIDTH + LIMITER])
    next_turn(s, events)


def drain_his_mines(s: State, count: int, events: Events) -> int:
    """Pump after pump by his list (TIN-13.24); how many found no water."""
    told = -1
    for used in range(count):
        choice = choose_pumped(s)
        if choice.what < 0:
            return count - used
        if choice.what != told:
            tell_choice(s, choice, events)
            told = choice.what
        pump(s, WALLACE, choice.what, events)
    return 0


def wallace_pumps(s: State, events: Events) -> None:
    take_pumps(s, WALLACE, events)
    unused = drain_his_mines(s, s.pumps, events)
    if unused and events is not None:
        events.append(PumpsUnused(WALLACE, unused))
    s.pumps = 0
    s.group = 0
    move(s, WALLACE, s.parts.cost_pumps, events)
    next_turn(s, events)


def wallace_improves(s: State, improvement: int, events: Events) -> None:
    choice = choose_place(s, improvement, False)
    tell_choice(s, choice, events)
    take_token(s, improvement)
    if improvement == MINER and uses_own_miner(s):
        put_own_miner(s, WALLACE, choice.what, events)
    else:
        put(s, WALLACE, improvement, choice.what, "board", events)
    move(s, WALLACE, s.parts.costs[improvement], events)
    next_turn(s, events)


def wallace_emigrates(s: State, action: int, destination: int, events: Events) -> None:
    """TIN-13.61 to 13.65."""
    idle = choose_idle(s)
    if events is not None:
        told = WallaceInstead(WALLACE, WALLACE_ACTIONS[action], "emigrate", "idle")
        events.append(told)
    tell_choice(s, idle, events)
    emigrate(s, WALLACE, idle.what, destination, events)
    if destination == MICHIGAN:
        improvement = s.parts.michigan[s.round - 1]
        at = WALLACE * WIDTH + TOKENS_HELD + improvement
        while s.n[at] > 0:
            choice = choose_place(s, improvement, True)
            if choice.what < 0:
                s.n[at] = 0  # unplaced tokens are worth nothing
                break
            tell_choice(s, choice, events)
            use_token(s, WALLACE, improvement)
            put(s, WALLACE, improvement, choice.what, "michigan", events)
    move(s, WALLACE, s.parts.cost_emigrate, events)
    next_turn(s, events)


# -- Lord Wallace builds (TIN-13.12 to 13.19)


def wallace_looks_for_area(s: State, events: Events) -> None:
    """The back of his next map names the region; a map whose region offers nothing is put aside (TIN-R19)."""
    while maps_left(s) > 0:
        region = s.back
        choice = choose_area(s, [region])
        s.b[LEFT + region] -= 1
        if choice.what >= 0:
            tell(events, WallaceRegion, WALLACE, DECKS[region])
            tell_choice(s, choice, events)
            open_auction(s, WALLACE, choice.what, events)
            s.phase = WALLACE_MAP
            return
        tell(events, WallaceAside, WALLACE, DECKS[region])
        s.back = -1
        if maps_left(s) > 0:
            s.phase = BACK
            s.purpose = FOR_AREA
            return
    tell(events, WallaceChoosesFreely, WALLACE)
    choice = choose_area(s, free_regions(s))
    tell_choice(s, choice, events)
    open_auction(s, WALLACE, choice.what, events)
    s.phase = TOP


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


def area_value(s: State, events: Events) -> int:
    """TIN-13.13, 13.51, R27."""
    tile = tile_value(s, s.area)
    map = map_value(s, s.map, s.area)
    arsenic = arsenic_value(s, s.area)
    if events is not None:
        told = WallaceValue(WALLACE, s.parts.area_ids[s.area], tile, map, arsenic, tile + map + arsenic)
        events.append(told)
    return tile + map + arsenic


def wallace_bids(s: State, events: Events) -> None:
    """He is active: his rolled bid opens, unless the table makes him withdraw (TIN-13.17)."""
    row = bid_row(s, area_value(s, events))
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
    if not why and bid_row(s, area_value(s, events)).pick == WITHDRAW:
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


def wallace_dice(s: State, dice: tuple[int, ...], events: Events) -> None:
    """TIN-13.16, 13.17, 13.43."""
    row = bid_row(s, area_value(s, None))
    value = s.parts.maps[s.map].value
    price = picked(row, list(dice)) + value + s.table.deeper
    if events is not None:
        told = WallaceRolls(WALLACE, list(dice), PICKS[row.pick], value, s.table.deeper, price)
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


def take_lead(s: State, price: int, events: Events) -> None:
    s.bid = price
    s.leader = WALLACE
    s.bidders = 1 << WALLACE
    s.n[WALLACE * WIDTH + BID] = price
    tell(events, BidMade, WALLACE, price, s.parts.area_ids[s.area])


def wallace_wins(s: State, why: str, events: Events) -> None:
    tell(events, WallaceWins, WALLACE, why)
    win(s, WALLACE, events)


def wallace_calciner(s: State, area: int, events: Events) -> None:
    """TIN-13.50: where it puts enough arsenic on the map."""
    if wants_calciner(s, area):
        build_calciner(s, WALLACE, area, events)
    elif events is not None and s.n[WALLACE * WIDTH + CALCINERS] > 0:
        events.append(CalcinerKept(WALLACE))


# -- Lord Wallace's privileges (TIN-13.46, 13.47)


def subsidise(s: State, events: Events) -> None:
    count = s.parts.subsidy[s.round - 1]
    if count:
        tell(events, WallaceSubsidy, WALLACE, count)
        drain_his_mines(s, count, events)


def buys_greenfield(s: State, events: Events) -> bool:
    """A mine for nothing, in the area his list names over all regions; does chance have to say which tile it is?"""
    if s.n[WALLACE * WIDTH + MINES] == 0:
        return False
    choice = choose_area(s, s.table.regions)
    if choice.what < 0:
        return False
    tell_choice(s, choice, events)
    tell(events, WallaceGreenfield, WALLACE, s.parts.area_ids[choice.what])
    s.area = choice.what
    s.purpose = FOR_GREENFIELD
    if is_down(s, s.area):
        turn_up(s, s.area, events)
    else:
        after_seen(s, events)
    return True


def greenfield_mine(s: State, events: Events) -> None:
    area = s.area
    s.area = -1
    raise_mine(s, WALLACE, area, events)
    wallace_calciner(s, area, events)
    s.phase = ROLL_TIN
