"""What an area is worth to each player, and how an auction will end if everybody bids up to that."""

from __future__ import annotations

from gwarek.games.tinnerstrail.book import LEAST_CAPACITY, NEVER, Book, picked_odds
from gwarek.games.tinnerstrail.components import (
    WITHDRAW,
)
from gwarek.games.tinnerstrail.effects import apply_map, arsenic_laid, build_calciner, raise_mine
from gwarek.games.tinnerstrail.prospects import ahead, outlook
from gwarek.games.tinnerstrail.state import (
    AREA,
    BIDDING,
    CALCINERS,
    COLUMN,
    DOWN,
    HAND,
    MAP,
    MONEY,
    OPENING,
    REVEAL,
    TILE,
    TOP,
    TURN,
    WALLACE,
    WIDTH,
    State,
    is_up,
    is_wallace,
    may_take_part,
    minimum_for,
    seers_of,
    tile_kind,
    tile_state,
    tile_word,
    trouble_with_map,
    work_left,
)
from gwarek.games.tinnerstrail.wallace import LEAST_ARSENIC, area_value, bid_row, why_no_bid


def known_to(s: State, area: int, seat: int) -> int:
    """The tile as far as a player knows it, or -1."""
    word = s.a[area * AREA + TILE]
    if is_up(s, area) or seers_of(word) >> seat & 1:
        return tile_kind(word)
    return -1


def middling(s: State, area: int, seat: int, book: Book) -> int:
    """A tile that could lie here for all the player knows, about as good as they are in the mean."""
    region = s.parts.region_of[area]
    hidden = s.tiles
    for other in range(len(s.parts.areas)):
        word = s.a[other * AREA + TILE]
        down = s.parts.region_of[other] == region and tile_state(word) == DOWN
        if down and tile_kind(word) >= 0 and seers_of(word) >> seat & 1 == 0:
            hidden |= 1 << tile_kind(word)
    kinds: list[int] = []
    worths: list[float] = []
    sum = 0.0
    for kind in range(len(s.parts.tiles)):
        tile = s.parts.tiles[kind]
        if tile.region == region and hidden >> kind & 1:
            worth = book.mine(False, s.round, tile.copper, tile.tin, tile.water, LEAST_CAPACITY)
            kinds.append(kind)
            worths.append(worth)
            sum += worth
    best = 0
    mean = sum / len(kinds)
    for i in range(len(kinds)):
        if abs(worths[i] - mean) < abs(worths[best] - mean):
            best = i
    return kinds[best]


def tile_for(s: State, area: int, seat: int, book: Book) -> int:
    kind = known_to(s, area, seat)
    return kind if kind >= 0 else middling(s, area, seat, book)


def won(s: State, seat: int, price: int, kind: int) -> State:
    """The position after a player has won the area under auction."""
    c = s.copy()
    area = s.area
    base = seat * WIDTH
    tile = s.parts.tiles[kind]
    c.a[area * AREA + TILE] = tile_word(DOWN, 0, kind)
    c.tiles &= ~(1 << kind)
    his = is_wallace(s, seat)
    if not his:
        c.n[base + MONEY] += tile.money - price
    opener = s.active
    if seat != opener and s.source == opener and not is_wallace(s, opener):
        c.n[opener * WIDTH + MONEY] += (price + 1) // 2
    cost = s.parts.cost_build - tile.work
    left = work_left(s, seat)
    c.n[base + COLUMN] += cost if cost < left else left
    raise_mine(c, seat, area, None)
    fire(c, seat, area)
    if s.map >= 0:
        apply_map(c, seat, s.map, area, None)
    c.area = -1
    c.phase = TURN
    return c


def fire(s: State, seat: int, area: int) -> None:
    """A calciner goes where it is worth while to Lord Wallace."""
    if s.n[seat * WIDTH + CALCINERS] > 0 and arsenic_laid(s, area) >= LEAST_ARSENIC:
        build_calciner(s, seat, area, None)


def about_to_build(s: State, seat: int, book: Book) -> State:
    """The position after the winner, who has paid, has built his mine."""
    c = s.copy()
    kind = tile_for(s, s.area, seat, book)
    c.a[s.area * AREA + TILE] = tile_word(DOWN, 0, kind)
    c.tiles &= ~(1 << kind)
    if s.phase == REVEAL:
        c.n[s.leader * WIDTH + COLUMN] += min(s.parts.cost_build, work_left(s, s.leader))
    raise_mine(c, s.leader, s.area, None)
    fire(c, s.leader, s.area)
    if s.map >= 0:
        apply_map(c, s.leader, s.map, s.area, None)
    c.phase = TURN
    return c


def unsold(s: State) -> State:
    c = s.copy()
    c.area = -1
    c.phase = TURN
    return c


def limit(s: State, seat: int, book: Book) -> int:
    """The most the area under auction is worth to a player, in pounds; -1: not even nothing."""
    kind = tile_for(s, s.area, seat, book)
    c = unsold(s)
    c.a[s.area * AREA + TILE] = 0  # another will have it
    without = outlook(c, seat, book)
    c = won(s, seat, 0, kind)
    cash = s.n[seat * WIDTH + MONEY]
    at = seat * WIDTH + MONEY
    rich = c.n[at]
    low = -1
    high = cash + 1
    if outlook(c, seat, book) <= without:
        return -1
    low = 0
    while high - low > 1:
        price = (low + high) // 2
        c.n[at] = rich - price
        if outlook(c, seat, book) > without:
            low = price
        else:
            high = price
    return int(low * book.t.shade)


def edge(s: State, seat: int, rival: int, book: Book) -> int:
    """Two players: the most at which winning the area is better than letting the rival have it for a pound less."""
    kind = tile_for(s, s.area, seat, book)
    own = seat * WIDTH + MONEY
    his = rival * WIDTH + MONEY
    mine = won(s, seat, 0, kind)
    lost = won(s, rival, 0, kind)
    paid = s.source if s.source == s.active else -1  # who gets half the bid if the other wins
    my_cash = mine.n[own]
    his_cash = lost.n[his]
    his_there = outlook(mine, rival, book)
    my_there = outlook(lost, seat, book)
    low = s.minimum - 1
    high = s.n[own] + 1
    while high - low > 1:
        price = (low + high) // 2
        mine.n[own] = my_cash - price
        lost.n[his] = his_cash - price + 1
        if paid == rival:
            mine.n[his] = s.n[his] + (price + 1) // 2
            his_there = outlook(mine, rival, book)
        elif paid == seat:
            lost.n[own] = s.n[own] + price // 2
            my_there = outlook(lost, seat, book)
        gain = outlook(mine, seat, book) - his_there - my_there + outlook(lost, rival, book)
        if gain > 0.0:
            low = price
        else:
            high = price
    return low


def auction(s: State, seat: int, book: Book) -> float:
    """What the auction will come to when everybody bids up to what the area is worth to him."""
    if s.table.solo:
        if s.phase != BIDDING and is_wallace(s, s.active):
            return ahead(unsold(s), seat, book)  # he has not bid yet
        return solo_auction(s, seat, book)
    if s.phase in (MAP, TOP) and s.table.few and s.map < 0:
        return map_to_come(s, seat, book)
    return settled(s, seat, book)


def settled(s: State, seat: int, book: Book) -> float:
    winner, price = predicted(s, book)
    if winner < 0:
        return ahead(unsold(s), seat, book)
    return ahead(won(s, winner, price, tile_for(s, s.area, seat, book)), seat, book)


def highest_bid(s: State, seat: int, book: Book) -> int:
    """Where a player will stop."""
    return edge(s, seat, 1 - seat, book) if s.players == 2 else limit(s, seat, book)


def predicted(s: State, book: Book) -> tuple[int, int]:
    """Who will win the auction, -1 for nobody, and at what price: a pound above what the second would pay."""
    opening = s.leader < 0 and s.phase != BIDDING
    least = s.minimum if s.leader < 0 else s.bid
    best = s.leader
    top = highest_bid(s, s.leader, book) if s.leader >= 0 else -1
    if s.leader >= 0 and top < s.bid:
        top = s.bid
    second = -1
    for other in range(s.players):
        if other == s.leader or is_wallace(s, other):
            continue
        if s.n[other * WIDTH + MONEY] < least + (1 if s.leader >= 0 else 0):
            continue
        if opening:
            if other != s.active and not may_take_part(s, other):
                continue
        elif s.bidders >> other & 1 == 0:
            continue
        most = highest_bid(s, other, book)
        if opening and other == s.active and most < least:
            most = least  # he has to
        if most < least:
            continue
        if most > top:
            second = top
            top = most
            best = other
        elif most > second:
            second = most
    if best < 0:
        return -1, 0
    price = least
    if best != s.leader and s.leader >= 0:
        price = least + 1
    if second >= price:
        price = second + 1 if second < top else top
    return best, price


def map_to_come(s: State, seat: int, book: Book) -> float:
    """Two players, before the map is chosen: the best of the opener's own and the deck's, in the mean."""
    opener = s.active
    region = s.parts.region_of[s.area]
    best = NEVER if opener == seat else -NEVER
    if s.phase == MAP:
        map = s.n[opener * WIDTH + HAND + region] - 1
        if opener == seat and may_play(s, opener, map):
            best = settled(with_map(s, map, opener, True), seat, book)
    sum = 0.0
    count = 0
    for map in deck_maps(s, region, book):
        sum += s.pool[map] * settled(with_map(s, map, opener, False), seat, book)
        count += s.pool[map]
    if count and (best <= NEVER or best >= -NEVER or sum / count > best):
        best = sum / count
    return best


def deck_maps(s: State, region: int, book: Book) -> list[int]:
    """Maps the deck of a region may hold; in a hurry the one of middling price."""
    found: list[int] = []
    sum = 0
    count = 0
    for map in range(len(s.pool)):
        if s.pool[map] > 0 and s.parts.maps[map].deck == region:
            found.append(map)
            sum += s.pool[map] * s.parts.maps[map].value
            count += s.pool[map]
    if not book.t.quick or len(found) < 2:
        return found
    best = found[0]
    for map in found:
        if abs(s.parts.maps[map].value * count - sum) < abs(s.parts.maps[best].value * count - sum):
            best = map
    return [best]


def may_play(s: State, seat: int, map: int) -> bool:
    """One or two players: can a map from hand open the auction (TIN-6.4, R7)?"""
    if map < 0 or s.n[seat * WIDTH + MONEY] < minimum_for(s, map):
        return False
    return not trouble_with_map(s, map, s.area)


def with_map(s: State, map: int, seat: int, hand: bool) -> State:
    """The auction once a map lies on it."""
    c = s.copy()
    c.map = map
    c.minimum = minimum_for(s, map)
    if hand:
        c.source = seat
        c.n[seat * WIDTH + HAND + s.parts.maps[map].deck] = 0
    if c.n[seat * WIDTH + MONEY] >= c.minimum:
        c.phase = OPENING
    else:
        c.phase = BIDDING
        other = 1 - seat
        c.bidders = 1 << other if may_take_part(s, other) else 0
    return c


def solo_auction(s: State, seat: int, book: Book) -> float:
    """Against Lord Wallace's dice: the best bid's mean result."""
    if s.phase in (MAP, TOP) and s.map < 0:
        region = s.parts.region_of[s.area]
        best = NEVER
        map = s.n[HAND + region] - 1
        if s.phase == MAP and may_play(s, 0, map):
            best = solo_auction(with_map(s, map, 0, True), seat, book)
        sum = 0.0
        count = 0
        for map in deck_maps(s, region, book):
            sum += s.pool[map] * solo_auction(with_map(s, map, 0, False), seat, book)
            count += s.pool[map]
        return sum / count if count and sum / count > best else best
    if s.phase == BIDDING and is_wallace(s, s.active):
        kind = tile_for(s, s.area, seat, book)
        if raised(s, seat, book):
            return ahead(won(s, seat, s.bid + 1 if s.leader >= 0 else s.minimum, kind), seat, book)
        return ahead(let_go(s, kind), seat, book)
    if s.n[MONEY] < s.minimum:
        return ahead(unsold(s), seat, book)
    return best_opening(s, seat, book)[1]


def opening_chance(s: State, price: int) -> float:
    """Solo: how likely an opening bid is not outbid by Lord Wallace's dice."""
    row = bid_row(s, area_value(s))
    if why_no_bid(s) or row.pick == WITHDRAW:
        return 1.0
    odds = picked_odds(s.parts, len(row.dice), row.pick)
    value = s.parts.maps[s.map].value + s.table.deeper
    chance = 0.0
    for roll in range(len(odds)):
        if value + roll <= price:
            chance += odds[roll]
    return chance


def best_opening(s: State, seat: int, book: Book) -> tuple[int, float]:
    """Solo: the opening bid with the best mean result, and that result."""
    kind = tile_for(s, s.area, seat, book)
    least = s.minimum
    cash = s.n[MONEY]
    row = bid_row(s, area_value(s))
    if why_no_bid(s) or row.pick == WITHDRAW:
        return least, ahead(won(s, 0, least, kind), seat, book)
    odds = book.rolls(len(row.dice), row.pick)
    value = s.parts.maps[s.map].value + s.table.deeper
    most = value + len(odds) - 1
    if most > cash:
        most = cash
    best = least
    best_value = NEVER
    price = least
    while price <= most or price == least:
        chance = 0.0
        for roll in range(len(odds)):
            if value + roll <= price:
                chance += odds[roll]
        worth = 0.0
        if chance > 0.0:
            worth += chance * ahead(won(s, 0, price, kind), seat, book)
        if chance < 1.0:
            worth += (1.0 - chance) * ahead(won(s, WALLACE, price + 1, kind), seat, book)
        if worth > best_value:
            best = price
            best_value = worth
        price += 2 if book.t.quick else 1
    return best, best_value


def raised(s: State, seat: int, book: Book) -> bool:
    """Is winning a pound higher better than letting the leader have it?"""
    kind = tile_for(s, s.area, seat, book)
    price = s.bid + 1 if s.leader >= 0 else s.minimum
    if price > s.n[seat * WIDTH + MONEY]:
        return False
    if book.players > 2 and price > limit(s, seat, book):
        return False
    return ahead(won(s, seat, price, kind), seat, book) > ahead(let_go(s, kind), seat, book)


def let_go(s: State, kind: int) -> State:
    """The position after everybody else has withdrawn."""
    return unsold(s) if s.leader < 0 else won(s, s.leader, s.bid, kind)
