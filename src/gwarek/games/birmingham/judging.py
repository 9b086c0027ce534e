"""What a player thinks of a position.

Everything is counted in points at the end of the game. A tile that has not flipped counts by its chance to flip, a link
by the symbols its places show and are likely to show when the era ends. Money is followed through the rounds to come:
so much can be spent a round, the first pounds buy the most, and what is left at the end buys nothing. That makes loans
good early and bad late without a rule about loans.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.games.birmingham.components import (
    BREWERY,
    CARDS,
    COAL_MINE,
    INDUSTRIES,
    IRON_WORKS,
    POTTERY,
)
from gwarek.games.birmingham.state import table_of
from gwarek.games.birmingham.taste import TASTE, Taste
from gwarek.games.brass.components import CANAL, PLACE_CARD, RAIL, Tile
from gwarek.games.brass.judging import Prospect, market_sale, purse, result
from gwarek.games.brass.state import (
    ACTION,
    DEAL,
    GOODS_MASK,
    HAND,
    KIND_SHIFT,
    LINKED,
    LINKS_LEFT,
    OVER,
    OWNER_MASK,
    OWNER_SHIFT,
    SELLOFF,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    points,
)

GOODS: Final = POTTERY + 1  # industries that are sold
FAR: Final = 3  # links to a buyer, from which on it does not matter
EVERYWHERE: Final = -1  # the set of all places


@final
class Reach:
    """What the links on the board mean to a seat: what its own touch, and how many are missing to a buyer."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: Final = s
        self.era: Final = s.era
        self.left: Final = s.n[seat * WIDTH + LINKS_LEFT]
        ends: list[int] = []
        touched = 0
        for line, owner in enumerate(s.b[s.link_at : s.near_at]):
            if owner == seat:
                ends.extend(s.board.ends[line])
                touched |= s.board.touches[line]
        self.ends: Final = ends  # of all own links, one after the other
        self.touched: Final = touched
        self.found: Final = [-1] * (GOODS * FAR)  # answers of `within`; -1: not asked yet

    def within(self, industry: int, links: int) -> int:
        """The places with a buyer at most so many (fewer than FAR) missing links away."""
        at = industry * FAR + links
        if self.found[at] < 0:
            self.found[at] = (
                self._further(self.within(industry, links - 1)) if links else self._joined(industry)
            )
        return self.found[at]

    def distance(self, industry: int, place: int) -> int:
        """Links missing between a place and a buyer: 0 to FAR."""
        for links in range(FAR):
            if self.within(industry, links) >> place & 1:
                return links
        return FAR

    def _joined(self, industry: int) -> int:
        s = self.s
        table = table_of(s)
        places = 0
        for m in range(len(table.merchant_place)):
            kind = s.b[table.merchant_at + m]
            if kind >= 0 and table.box.merchant_kinds[kind].buys >> industry & 1:
                places |= s.b[s.joined_at + table.merchant_place[m]]
        return places

    def _further(self, near: int) -> int:
        s = self.s
        b = s.b
        touches = s.board.touches
        outside = ~near
        further = near
        for line in s.board.lines[s.era]:
            touched = touches[line]
            if touched & near and touched & outside and b[s.link_at + line] < 0:
                for end in s.board.ends[line]:
                    further |= b[s.joined_at + end]
        return further


@final
class Clock:
    """The time that is left."""

    def __init__(self, s: State) -> None:
        seats = s.seats
        rounds = s.table.rounds
        self.phase: Final = s.phase
        self.era: Final = s.era
        self.round: Final = s.round
        self.turn: Final = s.turn
        self.actions: Final = s.actions
        self.order: Final = s.order
        self.last: Final = s.era == RAIL or s.table.introductory
        # whole rounds of this era after this one; in a position set up by hand cards may last longer than the rounds
        self.after: Final = max(0, rounds[s.era] - s.round)
        self.rail_rounds: Final = 0 if self.last else rounds[RAIL]
        self.now: Final = [0] * seats  # actions left in this round
        self.acts: Final = [0] * seats  # actions left in this era
        ahead = s.phase == DEAL
        if s.phase != SELLOFF and s.phase != OVER:
            for seat in s.order:
                left = 0
                if seat == s.turn and s.phase != DEAL:
                    left = s.actions
                    if s.phase > ACTION:
                        left -= 1
                    ahead = True
                elif ahead:
                    left = actions_of(s)
                self.now[seat] = left
        whole = 0
        for seat in range(seats):
            acts = self.now[seat] + s.parts.actions * self.after
            self.acts[seat] = acts
            whole += acts
        self.whole: Final = whole  # of all seats

    def shows(self, s: State) -> bool:
        """Is it this time in the position?"""
        return (
            s.phase == self.phase
            and s.turn == self.turn
            and s.actions == self.actions
            and s.round == self.round
            and s.era == self.era
            and (s.order is self.order or s.order == self.order)
        )


@final
class Look:
    """The board looked at once: tiles and links of every seat, or as far as they concern one."""

    def __init__(self, s: State, t: Taste, clock: Clock, seat: int, everywhere: bool, reach: Reach) -> None:
        self.s: Final = s
        self.t: Final = t
        self.clock: Final = clock
        self.seat: Final = seat
        self.everywhere: Final = everywhere
        self.reach: Final = reach
        seats = s.seats
        self.value: Final = [0.0] * seats  # points, by seat
        self.income: Final = [0.0] * seats  # spaces to be expected of unflipped tiles
        self.later: Final = [0.0] * seats  # the same in the era to come
        self.symbols: Final = s.board.weights[:]  # by place
        self.coal = 0  # cubes on mines, works; barrels
        self.iron = 0
        self.barrels: Final = [0] * seats
        self.need: Final = [0] * seats  # barrels that unsold goods ask for
        self.own = 0  # places with a tile of the seat
        self._board()

    def shows(self, s: State, clock: Clock) -> bool:
        """Would the position look the same? Points are counted in, so they count here too."""
        if clock is not self.clock or s.b != self.s.b:
            return False
        for seat in range(s.seats):
            if points(s, seat) != points(self.s, seat):
                return False
        return True

    # -- chances

    def cube_chance(self, cubes: int, all_cubes: int, per_action: float) -> float:
        """A mine or works with so many cubes flips in this era."""
        x = per_action * self.clock.whole / (cubes + 0.35 * (all_cubes - cubes))
        return x / (x + self.t.cubes_soft)

    def beer_chance(self, seat: int, barrels: int, own: int) -> float:
        """A brewery flips in this era; `own`: all barrels of its owner."""
        t = self.t
        own_use = t.beer_canal if self.s.era == CANAL else t.beer_rail
        x = (
            t.beer_need * self.need[seat]
            + own_use * self.clock.acts[seat]
            + t.beer_others * (self.clock.whole - self.clock.acts[seat])
        ) / (barrels + 0.5 * (own - barrels))
        return x / (x + t.beer_soft)

    def near(self, d: int) -> float:
        t = self.t
        return 1.0 if d == 0 else t.near_1 if d == 1 else t.near_2 if d == 2 else t.near_3

    # -- the board

    def _board(self) -> None:
        s = self.s
        b = s.b
        seat = self.seat
        board = s.board
        faces = s.faces
        watched = EVERYWHERE if self.everywhere else self.reach.touched  # places whose symbols are wanted
        scored = [0] * s.seats
        stocked: list[int] = []  # mines, works and breweries that are not empty yet, as far as wanted
        goods: list[int] = []
        breweries: list[int] = []
        sellers = 0  # owners of the goods wanted
        for space, tile in enumerate(b[: s.link_at]):
            if tile == 0:
                continue
            place = board.place_of[space]
            owner = tile >> OWNER_SHIFT & OWNER_MASK
            wanted = watched >> place & 1 == 1
            if owner == seat:
                wanted = True
                self.own |= 1 << place
            left = tile & GOODS_MASK
            face = faces[(tile >> KIND_SHIFT) - 1]
            industry = face.industry
            if left == 0:
                once = face.level == 1 or (self.clock.last and not s.table.introductory)
                scored[owner] += face.vp if once else 2 * face.vp
            elif industry < GOODS:
                goods.append(space)
                self.need[owner] += face.beer
                if wanted:
                    sellers |= 1 << owner
            else:
                if industry == COAL_MINE:
                    self.coal += left
                elif industry == IRON_WORKS:
                    self.iron += left
                else:
                    self.barrels[owner] += left
                    breweries.append(space)
                if wanted:
                    stocked.append(space)
        self._symbols(watched)
        for owner in range(s.seats):
            if self.everywhere or owner == seat:
                self.value[owner] = float(scored[owner] + points(s, owner))
        for space in stocked:
            self._stocked(space)
        if sellers:
            self._sales(goods, breweries, sellers, watched)
        if self.everywhere:
            for line, owner in enumerate(b[s.link_at : s.near_at]):
                if owner >= 0:
                    for end in board.ends[line]:
                        self.value[owner] = self.value[owner] + self.symbols[end]
        else:
            value = self.value[seat]
            for end in self.reach.ends:
                value += self.symbols[end]
            self.value[seat] = value

    def _symbols(self, watched: int) -> None:
        """Those on flipped tiles, and those that empty spaces are likely to bring."""
        s = self.s
        t = self.t
        whole = self.clock.whole
        empty = (t.future_canal if s.era == CANAL else t.future_rail) * whole / (whole + t.span)
        for place, spaces in enumerate(s.board.spaces_in):
            if watched >> place & 1:
                symbols = self.symbols[place]
                for space in spaces:
                    tile = s.b[space]
                    if tile == 0:
                        symbols += empty
                    elif tile & GOODS_MASK == 0:
                        symbols += s.faces[(tile >> KIND_SHIFT) - 1].links
                self.symbols[place] = symbols

    def _stocked(self, space: int) -> None:
        """A mine, works or brewery that is not empty yet."""
        s = self.s
        b = s.b
        t = self.t
        canal = s.era == CANAL
        tile = b[space]
        face = s.faces[(tile >> KIND_SHIFT) - 1]
        owner = tile >> OWNER_SHIFT & OWNER_MASK
        left = tile & GOODS_MASK
        place = s.board.place_of[space]
        income = float(face.income)
        if face.industry == COAL_MINE:
            chance = self.cube_chance(left, self.coal, t.coal_canal if canal else t.coal_rail)
            if canal and b[s.near_at + place] == 0:
                chance *= t.lonely
        elif face.industry == IRON_WORKS:
            chance = self.cube_chance(left, self.iron, t.iron_canal if canal else t.iron_rail)
        else:
            chance = self.beer_chance(owner, left, self.barrels[owner])
            use = 0.2 * (self.clock.acts[owner] + (0.0 if self.clock.last else 20.0))
            self.value[owner] = self.value[owner] + t.barrel * left * (use if use < 1.0 else 1.0)
            if self.need[owner] == 0:
                income *= 1.0 - t.idle
        self._hope(owner, place, chance, face, income, t.flip_later)

    def _hope(self, owner: int, place: int, chance: float, face: Tile, income: float, later: float) -> None:
        """Add what a tile that has not flipped may bring."""
        vp = face.vp
        self.symbols[place] = self.symbols[place] + chance * face.links
        self.income[owner] = self.income[owner] + chance * income
        if self.clock.last:
            self.value[owner] = self.value[owner] + chance * vp
            if self.s.table.introductory and face.level > 1:
                self.value[owner] = self.value[owner] + chance * vp
        elif face.level == 1:
            self.value[owner] = self.value[owner] + chance * vp
        else:
            finally_ = chance + (1.0 - chance) * later
            self.value[owner] = self.value[owner] + (chance + finally_) * vp
            self.later[owner] = self.later[owner] + (finally_ - chance) * income

    def _sales(self, goods: list[int], breweries: list[int], sellers: int, watched: int) -> None:
        """Unsold mills, manufacturers and potteries: is there a buyer, is there beer, is there time?"""
        s = self.s
        b = s.b
        t = self.t
        place_of = s.board.place_of
        found = [
            self._beer(goods, breweries, owner) if sellers >> owner & 1 else 0.0 for owner in range(s.seats)
        ]
        begun = 0
        for space in goods:
            tile = b[space]
            owner = tile >> OWNER_SHIFT & OWNER_MASK
            place = place_of[space]
            if owner != self.seat and watched >> place & 1 == 0:
                continue
            face = s.faces[(tile >> KIND_SHIFT) - 1]
            acts = self.clock.acts[owner]
            d = self.reach.distance(face.industry, place)
            chance = 0.0
            if acts > d:
                chance = self.near(d) * t.sold * acts / (acts + 0.12)
                if face.beer and found[owner] < 1.0:
                    hope = t.beer_hope * (acts - 1)
                    chance *= found[owner] + (1.0 - found[owner]) * (
                        hope if hope < t.beer_most else t.beer_most
                    )
            if begun >> owner & 1 == 0:
                begun |= 1 << owner
                self.value[owner] = self.value[owner] - t.sale
            income = face.income * (1.0 - t.delay * d)
            self._hope(owner, place, chance, face, income, t.later)

    def _beer(self, goods: list[int], breweries: list[int], owner: int) -> float:
        """The barrels an owner's goods find as a share of those they ask for; 1 or more where none is missing."""
        s = self.s
        b = s.b
        board = s.board
        table = table_of(s)
        if self.barrels[owner] >= self.need[owner]:
            return 1.0
        have = 0.0
        merchants = 0  # sets of those already counted
        others = 0
        for space in goods:
            tile = b[space]
            if tile >> OWNER_SHIFT & OWNER_MASK != owner:
                continue
            industry = s.faces[(tile >> KIND_SHIFT) - 1].industry
            joined = b[s.joined_at + board.place_of[space]]
            for m in range(len(table.merchant_place)):
                if (
                    b[table.barrel_at + m]
                    and joined >> table.merchant_place[m] & 1
                    and merchants >> m & 1 == 0
                    and table.box.merchant_kinds[b[table.merchant_at + m]].buys >> industry & 1
                ):
                    merchants |= 1 << m
                    have += 0.9
            for brewery in breweries:
                beer = b[brewery]
                if (
                    beer >> OWNER_SHIFT & OWNER_MASK != owner
                    and joined >> board.place_of[brewery] & 1
                    and others >> brewery & 1 == 0
                ):
                    others |= 1 << brewery
                    have += 0.6 * (beer & GOODS_MASK)
        return (have + self.barrels[owner]) / self.need[owner]


@final
class Pile:
    """What the next tiles of one industry promise, and on what that depends."""

    def __init__(self, clock: Clock, taken: int, held: int, more: int) -> None:
        self.clock: Final = clock
        self.taken: Final = taken  # tiles gone from the mat
        self.held: Final = held  # cubes on the market, or own barrels
        self.more: Final = more  # cubes on tiles, or barrels that own goods ask for
        self.next = 0.0  # what the first tile is worth, if it may be built at once
        self.shares: Final[list[float]] = []  # what each of the next ones adds to the worth of the mat

    def same(self, clock: Clock, taken: int, held: int, more: int) -> bool:
        return clock is self.clock and taken == self.taken and held == self.held and more == self.more


@final
class Outlook:
    """What a position promises one seat beyond the board: money, mat and hand."""

    def __init__(self, s: State, t: Taste, seat: int, look: Look, known: list[Pile]) -> None:
        """`known`: as they were in another position."""
        self.s: Final = s
        self.t: Final = t
        self.seat: Final = seat
        self.look: Final = look
        self.clock: Final = look.clock
        self.inside: Final = [-1.0] * len(INDUSTRIES)  # the best place for the next tile within the network
        self.piles: Final[list[Pile]] = []
        self.promising = 0  # industries whose next tile is worth something
        for industry in range(len(INDUSTRIES)):
            pile = self._pile(industry, known)
            self.piles.append(pile)
            if pile.next > 0.0:
                self.promising |= 1 << industry

    # -- money

    def purse(self, seat: int) -> float:
        """What money and income will buy until the end."""
        s = self.s
        clock = self.clock
        p = Prospect(clock.now[seat], clock.acts[seat], clock.after, clock.rail_rounds, clock.last)
        p.income = self.look.income[seat]
        p.later = self.look.later[seat]
        if s.table.introductory:
            p.per_vp = float(s.parts.money_per_vp)
        box = table_of(s).box
        return purse(s, seat, self.t.money, p, box.loan_money, box.loan_levels, True)

    # -- what may still be built

    def tile_worth(self, kind: int) -> float:
        """Points a tile on the mat will bring over its price, if it is built in the next turns."""
        s = self.s
        t = self.t
        seat = self.seat
        face = s.faces[kind]
        acts = self.clock.acts[seat]
        rate = t.money.rate_rail if s.era == RAIL else t.money.rate_canal
        money = face.money + t.coal_price * face.coal + t.iron_price * face.iron
        if face.industry < GOODS:
            chance = t.sold * acts / (acts + 3.0)
            later = t.later
        elif face.industry == BREWERY:
            chance = self.look.beer_chance(seat, table_of(s).box.barrels[s.era], self.look.barrels[seat] + 1)
            later = t.flip_later
        else:
            coal = face.industry == COAL_MINE
            cubes, earned = market_sale(s, coal, face.cubes)
            money -= earned
            if cubes == 0:
                chance = 0.95
            elif coal:
                chance = self.look.cube_chance(
                    cubes, self.look.coal + cubes, t.coal_canal if s.era == CANAL else t.coal_rail
                )
            else:
                chance = self.look.cube_chance(
                    cubes, self.look.iron + cubes, t.iron_canal if s.era == CANAL else t.iron_rail
                )
            later = t.flip_later
        vp = chance * face.vp
        if not self.clock.last and face.level > 1:
            vp += (chance + (1.0 - chance) * later) * face.vp
        income = chance * face.income * 0.42 * rate * (self.clock.after + self.clock.rail_rounds) * 0.7
        value = vp + income + chance * 0.8 * face.links - rate * money
        if face.industry < GOODS:
            value -= t.beer_price * face.beer
        return value - t.work

    def hopes(self) -> float:
        """What mat, network and hand of the seat promise."""
        s = self.s
        t = self.t
        mat = 0.0
        for pile in self.piles:
            for share in pile.shares:
                mat += share
        acts = self.clock.acts[self.seat]
        hand = 0.0
        if acts:
            best: list[float] = []
            at = self.seat * WIDTH + HAND
            for card, count in enumerate(s.n[at : at + CARDS]):
                if count:
                    value = self.card_worth(card)
                    best.append(value)
                    for _ in range(1, count):
                        best.append(0.4 * value)
            best.sort()
            weight = t.hand
            for value in reversed(best[-acts:]):
                hand += weight * value
                weight *= t.fade
        time = acts + (0.0 if self.clock.last else 16.0)
        return hand + mat * time / (time + 5.0)

    def _pile(self, industry: int, known: list[Pile]) -> Pile:
        s = self.s
        look = self.look
        taken = s.n[self.seat * WIDTH + TAKEN + industry]
        held = 0
        more = 0
        if industry == COAL_MINE:
            held = s.coal
            more = look.coal
        elif industry == IRON_WORKS:
            held = s.iron
            more = look.iron
        elif industry == BREWERY:
            held = look.barrels[self.seat]
            more = look.need[self.seat]
        if known and known[industry].same(self.clock, taken, held, more):
            return known[industry]
        pile = Pile(self.clock, taken, held, more)
        self._fill(pile, s.parts.stacks[industry])
        return pile

    def _fill(self, pile: Pile, stack: list[int]) -> None:
        """Look at the next three tiles that can be built in this era."""
        s = self.s
        t = self.t
        canal = s.era == CANAL
        weight = t.mat
        blocked = 0.0
        shown = 0
        for at in range(pile.taken, len(stack)):
            kind = stack[at]
            face = s.faces[kind]
            if not canal and not face.rail:
                blocked += t.stuck
                weight *= 0.8
                continue
            if canal and not face.canal:
                break
            value = self.tile_worth(kind)
            if shown == 0 and blocked == 0.0:
                pile.next = value
            if value > 0.0:
                value -= blocked
            if value > 0.0:
                pile.shares.append(weight * value)
            blocked = 0.0
            weight *= t.mat_fade
            shown += 1
            if shown == 3:
                break

    def card_worth(self, card: int) -> float:
        """What a card may be worth."""
        face = self.s.parts.cards[card]
        box = table_of(self.s).box
        value = 0.0
        if card == box.wild_location:
            for place in range(self.s.board.places):
                value = max(value, self._worth_at(place))
            return value + 0.5
        if face.kind == PLACE_CARD:
            return self._worth_at(face.place)
        for industry in range(len(INDUSTRIES)):
            if face.industries >> industry & 1:
                value = max(value, self._worth_inside(industry))
        return value + (0.8 if card == box.wild_industry else 0.15)

    def _worth_at(self, place: int) -> float:
        """The best tile that may be built in a place."""
        s = self.s
        best = 0.0
        if s.era == CANAL and self.look.own >> place & 1:
            return best
        shows = 0
        for space in s.board.spaces_in[place]:
            if s.b[space] == 0:
                shows |= s.board.shows[space]
        shows &= self.promising
        if shows:
            for industry in range(len(INDUSTRIES)):
                if shows >> industry & 1:
                    d = self.look.reach.distance(industry, place) if industry < GOODS else 0
                    value = self._worth_far(industry, d)
                    if value > best:
                        best = value
        return best

    def _worth_inside(self, industry: int) -> float:
        """The next tile of an industry, in the best place of the own network."""
        best = self.inside[industry]
        if best >= 0.0:
            return best
        best = 0.0
        if self.promising >> industry & 1:
            s = self.s
            places = 0
            allowed = self.look.own | s.n[self.seat * WIDTH + LINKED]
            if allowed == 0:
                allowed = EVERYWHERE
            if s.era == CANAL:
                allowed &= ~self.look.own
            for space in s.board.showing[industry]:
                if s.b[space] == 0:
                    places |= 1 << s.board.place_of[space]
            places &= allowed
            if places:
                d = 0
                if industry < GOODS:
                    while d < FAR and self.look.reach.within(industry, d) & places == 0:
                        d += 1
                best = max(best, self._worth_far(industry, d))
        self.inside[industry] = best
        return best

    def _worth_far(self, industry: int, d: int) -> float:
        """The next tile of an industry, so many links from a buyer."""
        value = self.piles[industry].next
        if industry < GOODS:
            value = (value + self.t.work) * self.look.near(d) - self.t.work
        return value


@final
class Judge:
    """What positions are worth to a seat.

    Those judged one after the other follow from one position by actions of the seat, so they are often alike: links,
    time, tiles and mat are looked at anew only where they differ.
    """

    def __init__(self, seat: int, t: Taste) -> None:
        self.seat: Final = seat
        self.t: Final = t
        self.reach: Reach | None = None  # the first one
        self.clock: Clock | None = None  # the last one
        self.last: Look | None = None
        self.piles: list[Pile] = []  # the last ones

    def look(self, s: State, everywhere: bool) -> Look:
        clock = self.clock
        if clock is None or not clock.shows(s):
            clock = Clock(s)
            self.clock = clock
        last = self.last
        if last is not None and last.everywhere == everywhere and last.shows(s, clock):
            return last
        reach = self.reach
        if reach is None:
            reach = Reach(s, self.seat)
            self.reach = reach
        elif reach.era != s.era or reach.left != s.n[self.seat * WIDTH + LINKS_LEFT]:
            reach = Reach(s, self.seat)
        last = Look(s, self.t, clock, self.seat, everywhere, reach)
        self.last = last
        return last

    def outlook(self, s: State, look: Look) -> Outlook:
        found = Outlook(s, self.t, self.seat, look, self.piles)
        self.piles = found.piles
        return found

    def value(self, s: State) -> float:
        """Points ahead of the mean of the others."""
        t = self.t
        seat = self.seat
        others = 0.0
        if s.phase == OVER:
            return result(s, seat, t.others)
        alone = t.others == 0.0
        look = self.look(s, not alone)
        outlook = self.outlook(s, look)
        mine = look.value[seat] + outlook.purse(seat) + outlook.hopes()
        if alone:
            return mine
        for other in range(s.seats):
            if other != seat:
                others += (look.value[other] + outlook.purse(other)) / (s.seats - 1)
        return mine - t.others * others


def judge(s: State, seat: int, t: Taste) -> float:
    return Judge(seat, t).value(s)


def evaluate(s: State, seat: int) -> float:
    """How good the position is for the seat, in points ahead of the others."""
    return judge(s, seat, TASTE)
