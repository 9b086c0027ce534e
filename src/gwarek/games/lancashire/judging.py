"""What a player thinks of a position.

Everything is counted in points at the end of the game. A tile that has not flipped counts by its chance to flip, a link
by the coins its places show and are likely to show when the period ends. Cotton needs a buyer: a port that has not
flipped, or the distant market as long as it is likely to hold; both are shared with the others' mills. Money is
followed through the rounds to come: so much can be spent a round, the first pounds buy the most, what is left at the
end buys little. That makes loans good early and bad late without a rule about loans.

Nearly all the time a bot thinks is spent here. So a look leaves out what nobody will ask it for, and takes over from a
look at the position before what has not changed since.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.games.brass.components import CANAL, PLACE_CARD, RAIL, Tile
from gwarek.games.brass.judging import Prospect, market_sale, purse, result
from gwarek.games.brass.state import (
    ACTION,
    COMBINE,
    DEAL,
    DISTANT,
    DRAW,
    HAND,
    LINKED,
    LINKS_LEFT,
    OVER,
    SELLING,
    SELLOFF,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    lowest,
    points,
)
from gwarek.games.lancashire.atlas import COUNT_BITS, COUNT_MASK, Atlas, Standing, atlas_of
from gwarek.games.lancashire.components import (
    CARDS,
    COAL_MINE,
    COTTON_MILL,
    INDUSTRIES,
    PORT,
    SHIPYARD,
)
from gwarek.games.lancashire.state import market_is_open, table_of, unseen_steps
from gwarek.games.lancashire.taste import TASTE, Taste

FAR: Final = 3  # links to a buyer, from which on it does not matter


# -- a position


def actions_now(s: State) -> list[int]:
    """Actions every seat has left in this round."""
    now = [0] * s.seats
    if s.phase == SELLOFF or s.phase == DEAL:
        if s.phase == DEAL or table_of(s).income_first:
            now = [actions_of(s)] * s.seats
    elif s.phase != OVER and (s.phase != DRAW or table_of(s).refill_per_turn):
        ahead = False
        for seat in s.order:
            if seat == s.turn:
                left = s.actions
                if s.phase > ACTION or s.phase == DISTANT:
                    left -= 2 if s.act == COMBINE else 1
                now[seat] = max(0, left)
                ahead = True
            elif ahead:
                now[seat] = actions_of(s)
    return now


def distant_sales(s: State) -> float:
    """Sales the distant market will still take, from the marker and the tiles not turned up."""
    distant = table_of(s).distant
    closed = distant.closed
    if s.marker >= closed:
        return 0.0
    left = unseen_steps(s)
    all_left = 0
    for count in left:
        all_left += count
    expected = [0.0] * (closed + 1)
    for marker in range(closed - 1, s.marker - 1, -1):
        total = 0.0
        still = 0.0
        for kind in range(len(left)):
            steps = distant.steps[kind]
            share = left[kind] / all_left
            if steps == 0:
                still = share
            elif marker + steps < closed:
                total += share * (1.0 + expected[marker + steps])
        expected[marker] = (total + still) / (1.0 - still) if still < 1.0 else 1.0
    return expected[s.marker]


NO_TILE: Final = 1
OUTDATED: Final = 2


def hindrance(s: State, seat: int, industry: int) -> int:
    """What keeps the seat from building the next tile of an industry; 0: nothing."""
    kind = lowest(s, seat, industry)
    if kind < 0:
        return NO_TILE
    return OUTDATED if s.era == RAIL and not s.faces[kind].rail else 0


@final
class Outlook(Prospect):
    """What one seat may hope for."""

    def __init__(self, now: int, acts: int, after: int, rail_rounds: int, last: bool) -> None:
        super().__init__(now, acts, after, rail_rounds, last)
        self.value = 0.0  # points of tiles and links
        self.mills = 0  # unsold
        self.buyers = 0.0  # ports and distant sales to be had


@final
class Glance:
    """A position looked at once: what a seat may hope for, and the others if they are asked for too."""

    def __init__(self, s: State, seat: int, t: Taste, everybody: bool, known: Glance | None = None) -> None:
        """`known`: a look at a position of the same turn, from which this one has come."""
        self.s = s
        self.seat: Final = seat
        self.t: Final = t
        self.everybody: Final = everybody
        rounds = s.table.rounds[s.era]
        self.last: Final = s.era == RAIL or s.table.introductory
        # whole rounds of this period after this one; in a position set up by hand cards may last longer than the rounds
        self.after: Final = max(0, rounds - s.round)
        self.rail_rounds: Final = 0 if self.last else rounds
        now = actions_now(s)
        outlooks: list[Outlook] = []
        whole = 0
        laid = 0
        for other in range(s.seats):
            acts = now[other] + s.parts.actions * self.after
            outlooks.append(Outlook(now[other], acts, self.after, self.rail_rounds, self.last))
            whole += acts
            laid += s.parts.links - s.n[other * WIDTH + LINKS_LEFT]
        self.outlooks: Final = outlooks  # by seat
        self.mine: Final = outlooks[seat]
        self.whole: Final = whole  # actions all seats have left in this period
        self.laid: Final = laid  # links
        # places whose coins are asked for
        self.lit: Final = -1 if everybody else s.n[seat * WIDTH + LINKED]
        self.atlas: Final[Atlas] = atlas_of(s) if known is None else known.atlas
        self.coins: Final = self.atlas.coins[:]
        # sales the distant market will take
        self.far: Final[float] = (
            known.far if known is not None and known.s.used is s.used else distant_sales(s)
        )
        # Places at most one and two links short of each place, found when asked for; 0: not found yet.
        # Links are never moved, so equally many in the same period are the same ones.
        same = known if known is not None and known.laid == laid and known.s.era == s.era else None
        self.near1: Final[list[int]] = [0] * s.board.places if same is None else same.near1
        self.near2: Final[list[int]] = [0] * s.board.places if same is None else same.near2
        self.coal = 0  # cubes on mines, works
        self.iron = 0
        self.own = 0  # places with a tile of the seat
        self.open_ports = 0  # places with a port that has not flipped
        self.ports = s.board.markets  # places with a built port
        self.free = 0  # empty spaces by industry (see `Atlas.shown`)
        self.open: Final = [0] * s.board.places  # the same by place, where the seat might build

    def serves(self, s: State) -> bool:
        """Does this look hold for another position, too?

        Asked about positions to which one action of the same turn has led, and not a sale: then nothing that `look`
        sees can differ but the board, what the seat may still build, and what the end of the round has brought.
        """
        if s.b != self.s.b or s.phase != self.s.phase or s.turn != self.s.turn:
            return False
        if points(s, self.seat) != points(self.s, self.seat):  # a debt at the end of the round
            return False
        for industry in (COTTON_MILL, PORT):
            if hindrance(s, self.seat, industry) != hindrance(self.s, self.seat, industry):
                return False
        return True

    def worth(self, s: State) -> float:
        """Points ahead of the mean of the others in a position with this board (see `serves`)."""
        self.s = s
        seat = self.seat
        value = self.mine.value + self.purse(seat) + self.hopes()
        if not self.everybody:
            return value
        rest = 0.0
        for other in range(s.seats):
            if other != seat:
                rest += (self.outlooks[other].value + self.purse(other)) / (s.seats - 1)
        return value - self.t.others * rest

    # -- connections

    def missing(self, place: int, wanted: int) -> int:
        """Links missing between a place and the nearest of a set of places: 0 to FAR."""
        joined = self.s.b[self.s.joined_at + place]
        if joined & wanted:
            return 0
        near = self.near1[place]
        if near == 0:
            near = self.one_link_on(joined)
            self.near1[place] = near
        if near & wanted:
            return 1
        further = self.near2[place]
        if further == 0:
            further = self.one_link_on(near)
            self.near2[place] = further
        return 2 if further & wanted else FAR

    def one_link_on(self, places: int) -> int:
        """A set of places, whole networks, and those which one more link would join to it."""
        s = self.s
        b = s.b
        found = places
        for line in s.board.lines[s.era]:
            if s.board.touches[line] & places and b[s.link_at + line] < 0:
                ends = s.board.ends[line]
                found |= b[s.joined_at + ends[0]] | b[s.joined_at + ends[1]]
        return found

    def near(self, d: int, acts: int) -> float:
        """The chance that the links missing will be there in time, `acts` of the owner's actions from now on."""
        if d == 0:
            return 1.0
        t = self.t
        close = t.near_1 if d == 1 else t.near_2 if d == 2 else t.near_3
        return 1.0 - (1.0 - close) * t.slow / (t.slow + acts)

    # -- chances

    def cube_chance(self, cubes: int, all_cubes: int, per_action: float) -> float:
        """A mine or works with so many cubes flips in this period."""
        x = per_action * self.whole / (cubes + 0.35 * (all_cubes - cubes))
        return x / (x + self.t.cubes_soft)

    def free_spaces(self, industry: int) -> int:
        return self.free >> COUNT_BITS * industry & COUNT_MASK

    def pair(self, seat: int, industry: int, acts: int) -> float:
        """The chance that the seat builds the other half, a mill or a port, and has an action left to sell."""
        t = self.t
        if acts < 3 or self.free_spaces(industry) == 0:
            return 0.0
        hindered = hindrance(self.s, seat, industry)
        if hindered == NO_TILE:
            return 0.0
        chance = (acts - 2) / (acts - 2 + t.pair_time)
        return chance * t.pair_stuck if hindered == OUTDATED else chance

    # -- the board

    def look(self) -> None:
        """Tiles and links: fills `value`, `income` and `coins` of those who are asked for."""
        s = self.s
        b = s.b
        t = self.t
        board = s.board
        atlas = self.atlas
        standings = atlas.standings
        seat = self.seat
        everybody = self.everybody
        lit = self.lit
        twice = not self.last or s.table.introductory  # do flipped tiles of the higher levels count twice?
        canal = s.era == CANAL
        empty = (t.future_canal if canal else t.future_rail) * self.whole / (self.whole + t.span)
        if everybody:
            for other in range(s.seats):
                self.outlooks[other].value += points(s, other)
        else:
            self.mine.value += points(s, seat)
        works: list[int] = []
        mills: list[int] = []
        ports: list[int] = []
        free = 0
        for place in board.built_on:
            coins = atlas.coins[place]
            empty_here = 0
            own_here = False
            for space in board.spaces_in[place]:
                tile = b[space]
                if tile == 0:
                    coins += empty
                    empty_here += atlas.shown[space]
                    continue
                standing = standings[tile]
                if standing.owner == seat:
                    own_here = True
                if standing.industry == PORT:
                    self.ports |= 1 << place
                if standing.left == 0:
                    coins += 1.0
                    if everybody or standing.owner == seat:
                        vp = standing.face.vp
                        if twice and standing.face.level > 1:
                            vp *= 2
                        self.outlooks[standing.owner].value += vp
                elif standing.industry == COTTON_MILL:
                    mills.append(space)
                    self.outlooks[standing.owner].mills += 1
                elif standing.industry == PORT:
                    ports.append(space)
                    self.open_ports |= 1 << place
                else:
                    works.append(space)
                    if standing.industry == COAL_MINE:
                        self.coal += standing.left
                    else:
                        self.iron += standing.left
            free += empty_here
            if own_here:
                self.own |= 1 << place
            if empty_here and not (canal and own_here):  # in the canal period one tile in a town
                self.open[place] = empty_here
            if lit >> place & 1:
                self.coins[place] = coins
        self.free = free
        for space in works:
            standing = standings[b[space]]
            place = board.place_of[space]
            if not self.counts(standing.owner, place):
                continue
            if standing.industry == COAL_MINE:
                chance = self.cube_chance(standing.left, self.coal, t.coal_canal if canal else t.coal_rail)
                if b[s.near_at + place] == 0:
                    chance *= t.lonely
            else:
                chance = self.cube_chance(standing.left, self.iron, t.iron_canal if canal else t.iron_rail)
            self.hope(standing, place, chance, float(standing.face.income), t.flip_later)
        self.trade(mills, ports)
        for line in board.lines[s.era]:
            owner = b[s.link_at + line]
            if owner == seat or (everybody and owner >= 0):
                ends = board.ends[line]
                outlook = self.outlooks[owner]
                outlook.value += self.coins[ends[0]]
                outlook.value += self.coins[ends[1]]

    def counts(self, owner: int, place: int) -> bool:
        """Is it asked for what a tile in this place may bring, to its owner or to the links that end there?"""
        return owner == self.seat or self.lit >> place & 1 == 1

    def hope(self, standing: Standing, place: int, chance: float, income: float, later: float) -> None:
        """Add what a tile that has not flipped may bring."""
        owner = standing.owner
        face = standing.face
        if self.lit >> place & 1:
            self.coins[place] += chance
        if owner != self.seat and not self.everybody:
            return
        outlook = self.outlooks[owner]
        vp = face.vp
        outlook.income += chance * income
        if self.last:
            outlook.value += chance * vp
            if self.s.table.introductory and face.level > 1:
                outlook.value += chance * vp
        elif face.level < 2:
            outlook.value += chance * vp
        else:
            finally_ = chance + (1.0 - chance) * later
            outlook.value += (chance + finally_) * vp
            outlook.later += (finally_ - chance) * income

    def trade(self, mills: list[int], ports: list[int]) -> None:
        """Unsold mills and open ports: do they find each other, is there time, how long does the market hold?"""
        s = self.s
        b = s.b
        t = self.t
        board = s.board
        standings = self.atlas.standings
        sellers = 0  # those who are asked for
        for mill in mills:
            seller = standings[b[mill]].owner
            if self.counts(seller, board.place_of[mill]):
                sellers |= 1 << seller
        for space in ports:
            standing = standings[b[space]]
            owner = standing.owner
            place = board.place_of[space]
            counts = self.counts(owner, place)
            own_cotton = 0.0
            cotton = 0.0
            for mill in mills:
                seller = standings[b[mill]].owner
                if not counts and sellers >> seller & 1 == 0:
                    continue
                outlook = self.outlooks[seller]
                d = self.missing(place, 1 << board.place_of[mill])
                if outlook.acts <= d and s.phase != SELLING:
                    continue
                near = self.near(d, outlook.acts)
                if seller == owner:
                    own_cotton += t.port_own * near
                    outlook.buyers += near / outlook.mills
                else:
                    cotton += t.port_other * near
                    outlook.buyers += t.foreign * near / outlook.mills
            if not counts:
                continue
            rivals = 1.0
            joined = b[s.joined_at + place]
            for other in ports:
                if other != space and joined >> board.place_of[other] & 1:
                    rivals += 0.4 if standings[b[other]].owner == owner else 0.6
            acts = self.outlooks[owner].acts
            cotton += t.port_pair * self.pair(owner, COTTON_MILL, acts)
            cotton += t.port_acts * acts + t.port_whole * (self.whole - acts)
            x = (own_cotton + cotton) / rivals
            chance = x / (x + t.port_soft)
            self.hope(standing, place, chance, float(standing.face.income), t.port_later)
        for outlook in self.outlooks:
            if outlook.mills:
                queue = outlook.mills + t.rivals * (len(mills) - outlook.mills)
                outlook.buyers += self.far * outlook.mills / queue
        markets = self.open_ports
        if self.far > 0.3:
            markets |= self.ports
        begun = 0
        for space in mills:
            standing = standings[b[space]]
            owner = standing.owner
            place = board.place_of[space]
            if not self.counts(owner, place):
                continue
            outlook = self.outlooks[owner]
            acts = outlook.acts
            if s.phase == SELLING and owner == s.turn:
                acts += 1
            d = self.missing(place, markets)
            chance = 0.0
            if acts > d:
                chance = self.near(d, acts) * t.sold * acts / (acts + 0.12)
                found = outlook.buyers / outlook.mills
                if found < 1.0:
                    hope = t.pair * self.pair(owner, PORT, acts)
                    chance *= found + (1.0 - found) * hope
            if begun >> owner & 1 == 0:
                begun |= 1 << owner
                outlook.value -= t.sale
            self.hope(standing, place, chance, standing.face.income * (1.0 - t.delay * d), t.later)

    # -- money

    def purse(self, seat: int) -> float:
        """What money and income will buy until the end; cash scores at the end (LAN-11.3, V1)."""
        s = self.s
        box = table_of(s).box
        p = self.outlooks[seat]
        if s.era == RAIL:
            p.crowd = 1.0 - self.t.crowd * self.laid / len(s.board.lines[RAIL])
        p.per_vp = float(box.cash_per_vp)
        if s.table.introductory:
            p.per_vp = float(s.parts.money_per_vp)
            p.most_vp = float(s.parts.money_vp_max)
        loan = box.loans[-1]
        may_borrow = s.era != RAIL or s.deck > 0  # LAN-10.11
        return purse(s, seat, self.t.money, p, loan, loan // box.loan_step, may_borrow)

    # -- what may still be built

    def mill_chance(self) -> float:
        """A mill that the seat builds next will be sold."""
        t = self.t
        acts = self.mine.acts
        chance = t.sold * acts / (acts + 3.0)
        found = self.mine.buyers / (self.mine.mills + 1.0)
        if self.mine.mills == 0:
            found = 0.5 * self.far
        if found < 1.0:
            chance *= found + (1.0 - found) * t.pair * self.pair(self.seat, PORT, acts)
        return chance

    def port_chance(self) -> float:
        """A port that the seat builds next will be used."""
        t = self.t
        acts = self.mine.acts
        x = t.port_own * self.mine.mills + t.port_pair * self.pair(self.seat, COTTON_MILL, acts)
        x += t.port_acts * acts + t.port_whole * (self.whole - acts)
        return x / (x + t.port_soft) * acts / (acts + 2.0)

    def tile_worth(self, face: Tile, chance: float) -> float:
        """Points a tile of the stack will bring over its price, if it is built in the next turns.

        `chance`: that it flips; asked for anew of mines and works, whose cubes decide.
        """
        s = self.s
        t = self.t
        canal = s.era == CANAL
        rate = t.money.rate_canal if canal else t.money.rate_rail
        money = face.money + t.coal_price * face.coal + t.iron_price * face.iron
        later = t.flip_later
        if face.industry == COTTON_MILL:
            later = t.later
        elif face.industry == PORT:
            later = t.port_later
        elif face.industry != SHIPYARD:
            coal = face.industry == COAL_MINE
            cubes, earned = market_sale(s, coal, face.cubes)
            money -= earned
            if cubes == 0:
                chance = 0.95
            elif coal:
                chance = self.cube_chance(cubes, self.coal + cubes, t.coal_canal if canal else t.coal_rail)
            else:
                chance = self.cube_chance(cubes, self.iron + cubes, t.iron_canal if canal else t.iron_rail)
        vp = chance * face.vp
        if not self.last and face.level > 1:
            vp += (chance + (1.0 - chance) * later) * face.vp
        income = chance * face.income * 0.42 * rate * (self.after + self.rail_rounds) * 0.7
        return vp + income + chance * 0.8 - rate * money - t.work

    def stock(self) -> float:
        """In the canal period: what the stacks promise for the rail period, outdated tiles on top of them or not."""
        s = self.s
        t = self.t
        total = 0.0
        for industry in range(len(INDUSTRIES)):
            stack = self.atlas.stacks[industry]
            weight = t.stock
            shown = 0
            blocked = 0.0
            for at in range(s.n[self.seat * WIDTH + TAKEN + industry], len(stack)):
                face = stack[at]
                if face.never or not face.rail:
                    blocked += t.stuck
                    weight *= 0.8
                    continue
                money = face.money + t.coal_price * face.coal + t.iron_price * face.iron
                income = face.income * 0.1 * t.money.rate_rail * self.rail_rounds
                value = 0.8 * (face.vp + income + 0.8) - t.money.rate_rail * money - t.work
                if value > 0.0:
                    value -= blocked
                if value > 0.0:
                    total += weight * value
                blocked = 0.0
                weight *= t.mat_fade
                shown += 1
                if shown == 3:
                    break
        return total

    def mat(self, worth: list[float]) -> float:
        """What the stacks promise; `worth` gets what the tile on top of each is worth, if it can be built."""
        s = self.s
        t = self.t
        canal = s.era == CANAL
        mat = 0.0
        for industry in range(len(INDUSTRIES)):
            stack = self.atlas.stacks[industry]
            free = self.free_spaces(industry)
            weight = t.mat * free / (free + 1.0)
            chance = 1.0
            if industry == COTTON_MILL:
                chance = self.mill_chance()
            elif industry == PORT:
                chance = self.port_chance()
            blocked = 0.0
            shown = 0
            for at in range(s.n[self.seat * WIDTH + TAKEN + industry], len(stack)):
                face = stack[at]
                if face.never or (not face.rail and not canal):
                    blocked += t.stuck
                    weight *= 0.8
                    continue
                if canal and not face.canal:
                    break
                value = self.tile_worth(face, chance)
                if shown == 0 and blocked == 0.0:
                    worth[industry] = value
                if value > 0.0:
                    value -= blocked
                if value > 0.0:
                    mat += weight * value
                blocked = 0.0
                weight *= t.mat_fade
                shown += 1
                if shown == 3:
                    break
        return mat if self.last else mat + self.stock()

    def hopes(self, cards: list[float] | None = None) -> float:
        """What stacks, network and hand promise; `cards` gets what each kind of card in hand may be worth."""
        s = self.s
        t = self.t
        n = s.n
        base = self.seat * WIDTH
        acts = self.mine.acts
        canal = s.era == CANAL
        worth = [0.0] * len(INDUSTRIES)
        mat = self.mat(worth)
        reach = n[base + LINKED]
        if self.own | reach == 0:
            reach = s.board.towns
        if not canal or table_of(s).own_tile_reaches:
            reach |= self.own
        best: list[float] = []
        for card in range(CARDS):
            count = n[base + HAND + card]
            if count == 0:
                continue
            face = s.parts.cards[card]
            if face.kind == PLACE_CARD:
                value = self.town_worth(face.place, worth)
            else:
                industry = face.industries.bit_length() - 1
                value = self.industry_worth(industry, reach, worth[industry]) + 0.15
            if cards is not None:
                cards[card] = value
            best.append(value)
            for _ in range(count - 1):
                best.append(0.4 * value)
        best.sort(reverse=True)
        hand = 0.0
        weight = t.hand
        for k in range(min(acts, len(best))):
            hand += weight * best[k]
            weight *= t.fade
        time = acts + (0.0 if self.last else 16.0)
        return hand + mat * time / (time + 5.0)

    def town_worth(self, place: int, worth: list[float]) -> float:
        """The best tile that can be built in a town."""
        best = 0.0
        open_here = self.open[place]
        if open_here:
            for industry in range(len(INDUSTRIES)):
                value = worth[industry]
                if value > best and open_here >> COUNT_BITS * industry & COUNT_MASK:
                    if industry == COTTON_MILL:
                        value = self.mill_worth(place, value)
                    if value > best:
                        best = value
        return best

    def industry_worth(self, industry: int, reach: int, worth: float) -> float:
        """The tile on top of the stack, in the best of a set of places."""
        best = 0.0
        if worth > 0.0:
            for place in range(self.s.board.places):
                if reach >> place & 1 and self.open[place] >> COUNT_BITS * industry & COUNT_MASK:
                    if industry != COTTON_MILL:
                        return worth
                    value = self.mill_worth(place, worth)
                    if value > best:
                        best = value
        return best

    def mill_worth(self, place: int, worth: float) -> float:
        """A mill in a place, which may be far from a buyer."""
        markets = self.open_ports
        if market_is_open(self.s):
            markets |= self.ports
        near = self.near(self.missing(place, markets), self.mine.acts)
        return (worth + self.t.work) * near - self.t.work


def looked_at(s: State, seat: int, t: Taste, known: Glance | None) -> Glance:
    glance = Glance(s, seat, t, t.others != 0.0, known)
    glance.look()
    return glance


def judge(s: State, seat: int, t: Taste, known: Glance | None = None) -> float:
    """Points ahead of the mean of the others, as this taste expects them; `known`: see `Glance`."""
    return result(s, seat, t.others) if s.phase == OVER else looked_at(s, seat, t, known).worth(s)


def judge_alike(s: State, seat: int, t: Taste, known: Glance, looks: list[Glance]) -> float:
    """Like `judge`, for positions of which several have the same board: one of the `looks` may serve again."""
    if s.phase == OVER:
        return result(s, seat, t.others)
    for glance in looks:
        if glance.serves(s):
            return glance.worth(s)
    looks.append(looked_at(s, seat, t, known))
    return looks[-1].worth(s)


def evaluate(s: State, seat: int) -> float:
    """How good the position is for the seat, in points ahead of the others."""
    return judge(s, seat, TASTE)
