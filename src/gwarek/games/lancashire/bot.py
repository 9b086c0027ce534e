"""What a player thinks of a position, and how to plan whole actions and turns.

Everything is counted in points at the end of the game. A tile that has not flipped counts by its chance to flip, a link
by the coins its places show and are likely to show when the period ends. Cotton needs a buyer: a port that has not
flipped, or the distant market as long as it is likely to hold; both are shared with the others' mills. Money is
followed through the rounds to come: so much can be spent a round, the first pounds buy the most, what is left at the
end buys little. That makes loans good early and bad late without a rule about loans.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all
from gwarek.core.seat import CHANCE
from gwarek.games.lancashire.actions import (
    Build,
    Combine,
    Develop,
    Discard,
    DistantDrawn,
    Done,
    Link,
    Loan,
    Pass,
    Second,
    Sell,
)
from gwarek.games.lancashire.components import (
    CANAL,
    CARDS,
    COAL_MINE,
    COTTON_MILL,
    INDUSTRIES,
    PORT,
    RAIL,
    REGION,
    SHIPYARD,
    Tile,
)
from gwarek.games.lancashire.state import (
    ACTION,
    COMBINE,
    DEAL,
    DEVELOPING,
    DISCARD,
    DISTANT,
    DRAW,
    GOODS_MASK,
    HAND,
    INCOME,
    KIND_SHIFT,
    LINKED,
    MONEY,
    OVER,
    OWNER_MASK,
    OWNER_SHIFT,
    SECOND,
    SELLING,
    SELLOFF,
    SPENT,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    level_of,
    points,
    top_tile,
    unseen_steps,
)
from gwarek.games.shared.income import down

FAR: Final = 3  # links to a buyer, from which on it does not matter


@final
class Taste:
    """The weights. Found by play against itself."""

    def __init__(self) -> None:
        # money
        self.rate_canal = 0.3  # points: a pound spent in the canal period, and
        self.rate_rail = 0.27  # in the rail period
        self.cap_canal = 20.0  # pounds a round can use
        self.cap_rail = 32.0
        self.crowd = 0.4  # share of that lost when every line is taken
        self.bend = 0.49  # how much less the last of them buy than the first
        self.growth = 2.9  # spaces of income a round of building brings
        self.debt = 1.9  # points: a pound that cannot be paid
        self.low = 0.26  # points: by the square of the pounds below -2, the danger of ruin
        self.loan = 1.8  # points: the action a loan takes
        self.soon = 0.23  # share of the income of tiles not flipped yet that comes each round
        self.delay = 0.11  # share of the income lost by waiting for each link that a sale needs
        # chances to flip
        self.coal_canal = 0.11  # cubes used per action of anybody
        self.coal_rail = 0.51
        self.iron_canal = 0.38
        self.iron_rail = 0.44
        self.lonely = 0.33  # share of that chance of a mine without a link
        self.cubes_soft = 0.68
        self.near_1 = 0.8  # one link short of a buyer, late in the period
        self.near_2 = 0.39
        self.near_3 = 0.0
        self.slow = 5.0  # actions: half of what is missing then is mended
        self.sold = 0.98  # what can be sold will be
        self.later = 0.86  # sold in the rail period what was not in the canal period
        self.sale = 0.92  # points: the action a sale will take
        self.rivals = 0.58  # a mill of the others, beside an own one, in the queue for the distant market
        self.foreign = 0.77  # a port of the others as a buyer, beside an own one
        self.pair = 0.87  # a port is built for a mill without a buyer, if there is time
        self.pair_stuck = 0.4  # share of that with an outdated tile on top of the stack
        self.pair_time = 1.9  # own actions beside the two it takes: half of it
        self.port_own = 1.8  # cotton an own mill within reach brings to a port
        self.port_other = 0.29  # and a mill of the others
        self.port_pair = 0.57  # and the mill that its owner may still build
        self.port_acts = 0.022  # and a further action of the owner
        self.port_whole = 0.0066  # and of the others
        self.port_soft = 0.78
        self.port_later = 0.48  # a port that outlives the canal period flips
        self.flip_later = 0.9  # a mine or works
        # links
        self.future_canal = 0.56  # coins an empty space will bring
        self.future_rail = 0.52
        self.span = 24.0  # actions of all: half of that
        # stacks, hand, place
        self.hand = 0.23
        self.fade = 0.7  # each further card counts so much less
        self.mat = 0.13
        self.mat_fade = 0.63
        self.stock = 0.14  # the same in the canal period for the tiles of the rail period
        self.work = 2.1  # points: what an action brings anyhow
        self.stuck = 1.9  # points: taking an outdated tile off the stack
        self.coal_price = 1.9  # pounds
        self.iron_price = 1.9
        self.others = 1.0  # share of the others' mean that is taken off
        self.spent = 0.0023  # points: a pound spent, for the turn order
        # weaker levels
        self.error = 1.0  # how much of a level's noise an action feels
        self.calm = 0.3  # so much luck the best of many errors has
        self.poor = -1.0  # while the income is negative: so much dearer a further loan seems, and
        self.sober = 0.25  # that share of the error is left
        # search
        self.beam = 7.0
        self.firsts = 6.0  # railways after which a second one is looked for
        self.pairs = 3.0  # industries of which two tiles are developed at once
        self.combined = 4.0  # builds with two cards that are tried
        self.wide = 10.0  # turns tried out first, for
        self.glimpse = 1.0  # round
        self.since = 3.0  # rounds played on before the position is judged, and
        self.ahead = 4.0  # until the last time
        self.tried = 0.85  # share of what playing on says


def _hasty() -> Taste:
    """For playing on: own points only, and fewer pairs."""
    t = Taste()
    t.others = 0.0
    t.firsts = 2.0
    t.pairs = 2.0
    t.combined = 0.0
    return t


TASTE: Final = Taste()
HASTY: Final = _hasty()


@final
class Glance:
    """A position looked at once: what every seat may hope for."""

    def __init__(self, s: State, t: Taste, known: Glance | None = None) -> None:
        """`known`: a look at a position with the same links."""
        self.s: Final = s
        self.t: Final = t
        seats = s.seats
        rounds = s.table.rounds
        self.last: Final = s.era == RAIL or s.table.introductory
        self.after: Final = rounds - s.round  # whole rounds of this period after this one
        self.rail_rounds: Final = 0 if self.last else rounds
        self.now: Final = [0] * seats  # actions left in this round
        self.acts: Final = [0] * seats  # actions left in this period
        self._count_actions()
        whole = 0
        for seat in range(seats):
            self.acts[seat] = self.now[seat] + s.parts.actions * self.after
            whole += self.acts[seat]
        self.whole: Final = whole  # of all seats
        self.value: Final = [0.0] * seats
        self.income: Final = [0.0] * seats  # spaces to be expected of unflipped tiles
        self.later: Final = [0.0] * seats  # the same in the period to come
        self.coins: Final = [float(x) for x in s.board.coins]
        # places at most one and two links short of each place
        self.near1: Final[list[int]] = []
        self.near2: Final[list[int]] = []
        if known is not None and known.s.era == s.era:
            self.near1.extend(known.near1)
            self.near2.extend(known.near2)
        else:
            self._reach()
        self.coal = 0  # cubes on mines, works
        self.iron = 0
        self.laid = 0  # links
        self.far = 0.0  # sales the distant market will take
        self.mills: Final = [0] * seats  # unsold
        self.open_ports = 0  # places with a port that has not flipped
        self.ports = s.board.external  # places with a built port
        self.buyers: Final = [0.0] * seats  # ports and distant sales to be had
        self.free: Final = [0] * len(INDUSTRIES)  # empty spaces by industry

    def _count_actions(self) -> None:
        s = self.s
        if s.phase == OVER:
            return
        if s.phase == SELLOFF or s.phase == DEAL:
            full = s.phase == DEAL or s.table.income_first
            for seat in range(s.seats):
                self.now[seat] = actions_of(s) if full else 0
            return
        if s.phase == DRAW and not s.table.refill_per_turn:
            return
        ahead = False
        for seat in s.order:
            if seat == s.turn:
                left = s.actions
                if s.phase > ACTION or s.phase == DISTANT:
                    left -= 2 if s.act == COMBINE else 1
                self.now[seat] = max(0, left)
                ahead = True
            elif ahead:
                self.now[seat] = actions_of(s)

    # -- connections

    def _reach(self) -> None:
        s = self.s
        b = s.b
        board = s.board
        at = s.joined_at
        step = b[at : at + board.places]
        for line in board.lines[s.era]:
            if b[s.link_at + line] < 0:
                ends = board.ends[line]
                step[ends[0]] |= b[at + ends[1]]
                step[ends[1]] |= b[at + ends[0]]
        self._spread(b[at : at + board.places], step, self.near1)
        self._spread(self.near1, self.near1, self.near2)

    def _spread(self, sets: list[int], step: list[int], out: list[int]) -> None:
        places = self.s.board.places
        for place in range(places):
            mine = sets[place]
            found = 0
            for other in range(places):
                if mine >> other & 1:
                    found |= step[other]
            out.append(found)

    def missing(self, place: int, wanted: int) -> int:
        """Links missing between a place and the nearest of a set of places: 0 to FAR."""
        if self.s.b[self.s.joined_at + place] & wanted:
            return 0
        if self.near1[place] & wanted:
            return 1
        return 2 if self.near2[place] & wanted else FAR

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

    def pair(self, seat: int, industry: int, acts: int) -> float:
        """The chance that the seat builds the other half, a mill or a port, and has an action left to sell."""
        t = self.t
        if acts < 3 or self.free[industry] == 0:
            return 0.0
        kind = top_tile(self.s, seat, industry)
        if kind < 0:
            return 0.0
        chance = (acts - 2) / (acts - 2 + t.pair_time)
        if self.s.era == RAIL and self.s.parts.tiles[kind].canal_only:
            chance *= t.pair_stuck
        return chance

    def distant_sales(self) -> float:
        """Sales the distant market will still take, from the marker and the tiles not turned up."""
        s = self.s
        if s.marker >= s.parts.closed:
            return 0.0
        left = unseen_steps(s)
        all_left = 0
        for count in left:
            all_left += count
        expected = [0.0] * (s.parts.closed + 1)
        for marker in range(s.parts.closed - 1, s.marker - 1, -1):
            total = 0.0
            still = 0.0
            for kind in range(len(left)):
                steps = s.parts.steps[kind]
                share = left[kind] / all_left
                if steps == 0:
                    still = share
                elif marker + steps < s.parts.closed:
                    total += share * (1.0 + expected[marker + steps])
            expected[marker] = (total + still) / (1.0 - still) if still < 1.0 else 1.0
        return expected[s.marker]

    # -- the board

    def look(self) -> None:
        """Tiles and links of everybody: fills `value`, `income` and `coins`."""
        s = self.s
        b = s.b
        t = self.t
        board = s.board
        tiles = s.parts.tiles
        canal = s.era == CANAL
        empty = (t.future_canal if canal else t.future_rail) * self.whole / (self.whole + t.span)
        works: list[int] = []
        mills: list[int] = []
        ports: list[int] = []
        for space in range(len(board.place_of)):
            tile = b[space]
            place = board.place_of[space]
            if tile == 0:
                self.coins[place] += empty
                shows = board.shows[space]
                for industry in range(len(INDUSTRIES)):
                    self.free[industry] += shows >> industry & 1
                continue
            face = tiles[(tile >> KIND_SHIFT) - 1]
            owner = tile >> OWNER_SHIFT & OWNER_MASK
            left = tile & GOODS_MASK
            if face.industry == PORT:
                self.ports |= 1 << place
            if left == 0:
                self.value[owner] += face.vp if self.last or face.level < 2 else 2 * face.vp
                self.coins[place] += 1.0
                if s.table.introductory and face.level > 1:
                    self.value[owner] += face.vp
            elif face.industry == COTTON_MILL:
                mills.append(space)
                self.mills[owner] += 1
            elif face.industry == PORT:
                ports.append(space)
                self.open_ports |= 1 << place
            else:
                works.append(space)
                if face.industry == COAL_MINE:
                    self.coal += left
                else:
                    self.iron += left
        for seat in range(s.seats):
            self.value[seat] += points(s, seat)
        for space in works:
            tile = b[space]
            face = tiles[(tile >> KIND_SHIFT) - 1]
            left = tile & GOODS_MASK
            place = board.place_of[space]
            if face.industry == COAL_MINE:
                chance = self.cube_chance(left, self.coal, t.coal_canal if canal else t.coal_rail)
                if b[s.near_at + place] == 0:
                    chance *= t.lonely
            else:
                chance = self.cube_chance(left, self.iron, t.iron_canal if canal else t.iron_rail)
            self.hope(tile >> OWNER_SHIFT & OWNER_MASK, place, chance, face, float(face.income), t.flip_later)
        self.trade(mills, ports)
        for line in range(len(board.ends)):
            owner = b[s.link_at + line]
            if owner >= 0:
                self.laid += 1
                for end in board.ends[line]:
                    self.value[owner] += self.coins[end]

    def hope(self, owner: int, place: int, chance: float, face: Tile, income: float, later: float) -> None:
        """Add what a tile that has not flipped may bring."""
        self.coins[place] += chance
        vp = face.vp
        self.income[owner] += chance * income
        if self.last:
            self.value[owner] += chance * vp
            if self.s.table.introductory and face.level > 1:
                self.value[owner] += chance * vp
        elif face.level < 2:
            self.value[owner] += chance * vp
        else:
            finally_ = chance + (1.0 - chance) * later
            self.value[owner] += (chance + finally_) * vp
            self.later[owner] += (finally_ - chance) * income

    def trade(self, mills: list[int], ports: list[int]) -> None:
        """Unsold mills and open ports: do they find each other, is there time, how long does the market hold?"""
        s = self.s
        b = s.b
        t = self.t
        board = s.board
        self.far = far = self.distant_sales()
        for space in ports:
            tile = b[space]
            owner = tile >> OWNER_SHIFT & OWNER_MASK
            face = s.parts.tiles[(tile >> KIND_SHIFT) - 1]
            place = board.place_of[space]
            own_cotton = 0.0
            cotton = 0.0
            for mill in mills:
                d = self.missing(place, 1 << board.place_of[mill])
                seller = b[mill] >> OWNER_SHIFT & OWNER_MASK
                if self.acts[seller] <= d and s.phase != SELLING:
                    continue
                near = self.near(d, self.acts[seller])
                if seller == owner:
                    own_cotton += t.port_own * near
                    self.buyers[seller] += near / self.mills[seller]
                else:
                    cotton += t.port_other * near
                    self.buyers[seller] += t.foreign * near / self.mills[seller]
            rivals = 1.0
            for other in ports:
                if other != space and self.missing(place, 1 << board.place_of[other]) == 0:
                    rivals += 0.4 if b[other] >> OWNER_SHIFT & OWNER_MASK == owner else 0.6
            cotton += t.port_pair * self.pair(owner, COTTON_MILL, self.acts[owner])
            cotton += t.port_acts * self.acts[owner] + t.port_whole * (self.whole - self.acts[owner])
            x = (own_cotton + cotton) / rivals
            chance = x / (x + t.port_soft)
            self.hope(owner, place, chance, face, float(face.income), t.port_later)
        for seat in range(s.seats):
            if self.mills[seat]:
                queue = self.mills[seat] + t.rivals * (len(mills) - self.mills[seat])
                self.buyers[seat] += far * self.mills[seat] / queue
        markets = self.open_ports
        if far > 0.3:
            markets |= self.ports
        begun = 0
        for space in mills:
            tile = b[space]
            owner = tile >> OWNER_SHIFT & OWNER_MASK
            face = s.parts.tiles[(tile >> KIND_SHIFT) - 1]
            place = board.place_of[space]
            acts = self.acts[owner]
            if s.phase == SELLING and owner == s.turn:
                acts += 1
            d = self.missing(place, markets)
            chance = 0.0
            if acts > d:
                chance = self.near(d, acts) * t.sold * acts / (acts + 0.12)
                found = self.buyers[owner] / self.mills[owner]
                if found < 1.0:
                    hope = t.pair * self.pair(owner, PORT, acts)
                    chance *= found + (1.0 - found) * hope
            if begun >> owner & 1 == 0:
                begun |= 1 << owner
                self.value[owner] -= t.sale
            self.hope(owner, place, chance, face, face.income * (1.0 - t.delay * d), t.later)

    # -- money

    def purse(self, seat: int) -> float:
        """What money and income will buy until the end, with a loan or two if they help."""
        s = self.s
        t = self.t
        parts = s.parts
        levels = parts.levels
        cash = float(s.n[seat * WIDTH + MONEY])
        space = s.n[seat * WIDTH + INCOME]
        best = self.spend(seat, cash, space)
        price = 0.0
        if self.now[seat] == 0 and cash + levels[space] < 0.0:  # a loan comes too late for this debt
            price = -t.debt * (cash + levels[space])
        loan = parts.loans[-1]
        fall = loan // parts.loan_step
        for _ in range(2):
            if self.acts[seat] + self.rail_rounds < 2 or levels[space] - fall < levels[0]:
                break
            if s.era == RAIL and s.deck == 0:
                break
            cash += loan
            space = down(levels, space, fall)
            price += t.loan
            value = self.spend(seat, cash, space) - price
            if value <= best:
                break
            best = value
        return best - t.spent * s.n[seat * WIDTH + SPENT]

    def spend(self, seat: int, cash: float, begin: int) -> float:
        """Round by round: spend what can be used, keep what a negative income will ask for."""
        s = self.s
        t = self.t
        levels = s.parts.levels
        top = len(levels) - 2
        space = float(begin)
        hoped = self.income[seat]
        value = 0.0
        if levels[begin] < -2 and not self.last:
            value -= t.low * (levels[begin] + 2) * (levels[begin] + 2)
        rail = s.era == RAIL
        rounds = self.after + self.rail_rounds
        each = float(s.parts.actions)
        acts = float(self.now[seat])
        most = t.cap_rail
        if rail:
            most *= 1.0 - t.crowd * self.laid / len(s.board.lines[RAIL])
        for r in range(rounds + 1):
            if r == self.after + 1 and not rail:
                rail = True
                hoped += self.later[seat]
            at = int(space)
            if at < 1:
                at = 1
            elif at > top:
                at = top
            level = (levels[at - 1] + levels[at] + levels[at + 1]) / 3.0
            cap = (most if rail else t.cap_canal) * acts / each
            acts = each
            u = 0.0
            if cap > 0.0:
                use = cash
                if level < 0.0 and r < rounds:
                    use += level
                    if use < 0.0:
                        use = 0.0
                if use > cap:
                    use = cap
                u = use / cap
                value += (t.rate_rail if rail else t.rate_canal) * use * (1.0 + t.bend - t.bend * u)
                cash -= use
            if r == rounds:
                break
            cash += level
            if cash < 0.0:
                value += t.debt * cash
                cash = 0.0
            space += t.growth * u + t.soon * hoped
            hoped -= t.soon * hoped
        if s.table.introductory:
            paid = min(float(s.parts.intro_cash_max), cash / s.parts.intro_cash_per_vp)
            return value + levels[min(int(space), top)] + paid
        return value + cash / s.parts.cash_per_vp

    # -- what may still be built

    def tile_worth(self, seat: int, face: Tile) -> float:
        """Points a tile of the stack will bring over its price, if it is built in the next turns."""
        s = self.s
        t = self.t
        acts = self.acts[seat]
        canal = s.era == CANAL
        rate = t.rate_canal if canal else t.rate_rail
        money = face.money + t.coal_price * face.coal + t.iron_price * face.iron
        chance = 1.0
        later = t.flip_later
        if face.industry == COTTON_MILL:
            chance = t.sold * acts / (acts + 3.0)
            found = self.buyers[seat] / (self.mills[seat] + 1.0)
            if self.mills[seat] == 0:
                found = 0.5 * self.far
            if found < 1.0:
                chance *= found + (1.0 - found) * t.pair * self.pair(seat, PORT, acts)
            later = t.later
        elif face.industry == PORT:
            x = t.port_own * self.mills[seat] + t.port_pair * self.pair(seat, COTTON_MILL, acts)
            x += t.port_acts * acts + t.port_whole * (self.whole - acts)
            chance = x / (x + t.port_soft) * acts / (acts + 2.0)
            later = t.port_later
        elif face.industry != SHIPYARD:
            coal = face.industry == COAL_MINE
            held = s.coal if coal else s.iron
            prices = s.parts.coal.prices if coal else s.parts.iron.prices
            room = len(prices) - held
            cubes = face.cubes
            while room > 0 and cubes > 0:
                room -= 1
                cubes -= 1
                money -= prices[room] * (0.5 if coal else 1.0)
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

    def stock(self, seat: int) -> float:
        """In the canal period: what the stacks promise for the rail period, outdated tiles on top of them or not."""
        s = self.s
        t = self.t
        total = 0.0
        for industry in range(len(INDUSTRIES)):
            stack = s.parts.stacks[industry]
            weight = t.stock
            shown = 0
            blocked = 0.0
            for at in range(s.n[seat * WIDTH + TAKEN + industry], len(stack)):
                face = s.parts.tiles[stack[at]]
                if face.never or face.canal_only:
                    blocked += t.stuck
                    weight *= 0.8
                    continue
                money = face.money + t.coal_price * face.coal + t.iron_price * face.iron
                income = face.income * 0.1 * t.rate_rail * self.rail_rounds
                value = 0.8 * (face.vp + income + 0.8) - t.rate_rail * money - t.work
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

    def hopes(self, seat: int, cards: list[float]) -> float:
        """What stacks, network and hand promise; `cards` gets what each kind of card may be worth."""
        s = self.s
        t = self.t
        b = s.b
        n = s.n
        board = s.board
        base = seat * WIDTH
        acts = self.acts[seat]
        canal = s.era == CANAL
        worth = [0.0] * len(INDUSTRIES)
        mat = 0.0
        for industry in range(len(INDUSTRIES)):
            stack = s.parts.stacks[industry]
            weight = t.mat * self.free[industry] / (self.free[industry] + 1.0)
            blocked = 0.0
            shown = 0
            for at in range(n[base + TAKEN + industry], len(stack)):
                face = s.parts.tiles[stack[at]]
                if face.never or (face.canal_only and not canal):
                    blocked += t.stuck
                    weight *= 0.8
                    continue
                if canal and face.rail_only:
                    break
                value = self.tile_worth(seat, face)
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
        if not self.last:
            mat += self.stock(seat)
        # places and industries
        own = 0
        for space in range(len(board.place_of)):
            tile = b[space]
            if tile and tile >> OWNER_SHIFT & OWNER_MASK == seat:
                own |= 1 << board.place_of[space]
        reach = n[base + LINKED]
        if own | reach == 0:
            reach = board.towns
        if not canal or s.table.own_tile_reaches:
            reach |= own
        markets = self.open_ports
        if s.marker < s.parts.closed:
            markets |= self.ports
        by_place = [0.0] * board.places
        by_industry = [0.0] * len(INDUSTRIES)
        for space in range(len(board.place_of)):
            shows = board.shows[space]
            place = board.place_of[space]
            if b[space] or (canal and own >> place & 1):
                continue
            for industry in range(len(INDUSTRIES)):
                value = worth[industry]
                if shows >> industry & 1 and value > 0.0:
                    if industry == COTTON_MILL:
                        value = (value + t.work) * self.near(self.missing(place, markets), acts) - t.work
                    if value > by_place[place]:
                        by_place[place] = value
                    if reach >> place & 1 and value > by_industry[industry]:
                        by_industry[industry] = value
        best: list[float] = []
        for card in range(CARDS):
            face_of = s.parts.cards[card]
            if face_of.kind == REGION:
                value = by_place[face_of.place]
            else:
                value = by_industry[face_of.industry] + 0.15
            cards[card] = value
            for k in range(n[base + HAND + card]):
                best.append(value if k == 0 else 0.4 * value)
        best.sort(reverse=True)
        hand = 0.0
        weight = t.hand
        for k in range(min(acts, len(best))):
            hand += weight * best[k]
            weight *= t.fade
        time = acts + (0.0 if self.last else 16.0)
        return hand + mat * time / (time + 5.0)


def judge(s: State, seat: int, t: Taste, known: Glance | None = None) -> float:
    """Points ahead of the mean of the others, as this taste expects them; `known`: see `Glance`."""
    if s.phase == OVER:
        mine = points(s, seat) + 0.001 * level_of(s, seat)
        rest = 0.0
        for other in range(s.seats):
            if other != seat:
                rest += points(s, other) / (s.seats - 1)
        return mine - t.others * rest
    g = Glance(s, t, known)
    g.look()
    value = g.value[seat] + g.purse(seat) + g.hopes(seat, [0.0] * CARDS)
    if t.others == 0.0:
        return value
    rest = 0.0
    for other in range(s.seats):
        if other != seat:
            rest += (g.value[other] + g.purse(other)) / (s.seats - 1)
    return value - t.others * rest


def evaluate(s: State, seat: int) -> float:
    """How good the position is for the seat, in points ahead of the others."""
    return judge(s, seat, TASTE)


# -- whole actions


@final
class Way:
    """Lines that make up one action (or several), where they lead, and what that is worth.

    Lines end where the distant market answers; `s` is then the answer nearest to the mean.
    """

    def __init__(self, lines: list[Action], s: State, value: float, luck: float, cut: bool) -> None:
        self.lines: Final = lines
        self.s: Final = s
        self.value = value
        self.luck: Final = luck  # how much better the mean of all answers is than the one followed
        self.cut: Final = cut  # chance speaks after the last line


def _value(way: Way) -> float:
    return -way.value


@final
class Thought:
    """One decision about one action: the cards that can be spared, and the ways found."""

    def __init__(self, game: AnyGame, s: State, seat: int, t: Taste) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.t: Final = t
        self.cards: Final = [0.0] * CARDS
        self.glance: Final = Glance(s, t)
        self.glance.look()
        self.glance.hopes(seat, self.cards)
        self.ways: Final[list[Way]] = []

    # -- cards

    def price(self, s: State, card: int) -> float:
        count = s.n[self.seat * WIDTH + HAND + card]
        return self.cards[card] if count == 1 else 0.4 * self.cards[card]

    def spare(self, s: State) -> int:
        """The card least missed."""
        best = -1
        least = 0.0
        at = self.seat * WIDTH + HAND
        for card in range(CARDS):
            if s.n[at + card]:
                value = self.price(s, card)
                if best < 0 or value < least:
                    best = card
                    least = value
        return best

    def pay(self, s: State, lines: list[Action]) -> None:
        """Discard what the action costs."""
        due = s.due if s.phase == DISCARD and s.turn == self.seat else 0
        for _ in range(due):
            card = self.spare(s)
            for a in self.game.legal(s, self.seat):
                if isinstance(a, Discard) and a.card == card:
                    self.game.apply(s, self.seat, a)
                    lines.append(a)
                    break

    # -- ways

    def add(self, s: State, lines: list[Action], luck: float = 0.0, cut: bool = False) -> float:
        first = lines[0] if lines else None
        laid = isinstance(first, Link) or isinstance(first, Second) or first is None  # noqa: SIM101
        value = judge(s, self.seat, self.t, None if laid else self.glance) + luck
        self.ways.append(Way(lines, s, value, luck, cut))
        return value

    def finish(self, s: State, lines: list[Action]) -> None:
        """From the middle of an action to its end, as well as can be; the position is this function's own."""
        if s.phase == SECOND:
            self.second(s, lines, 0)
        elif s.phase == DEVELOPING:
            for a in self.game.legal(s, self.seat):
                self.develop_then(s, a, lines)
        else:
            self.sell_on(s, lines)

    def second(self, s: State, lines: list[Action], known: int) -> None:
        """Every second railway but those of a set of lines; with an empty set also none."""
        for a in self.game.legal(s, self.seat):
            if known and (not isinstance(a, Second) or known >> a.line & 1):
                continue
            c = s.copy()
            self.game.apply(c, self.seat, a)
            so_far = [*lines, a]
            self.pay(c, so_far)
            self.add(c, so_far)

    def answers(self, s: State, found: list[State]) -> float:
        """The mean over all answers of the distant market; `found` gets the one nearest to it."""
        left = unseen_steps(s)
        states: list[State] = []
        values: list[float] = []
        mean = 0.0
        whole = 0
        for kind in range(len(left)):
            if left[kind]:
                c = s.copy()
                self.game.apply(c, CHANCE, DistantDrawn(s.parts.step_ids[kind], kind))
                value = judge(c, self.seat, self.t, self.glance)
                states.append(c)
                values.append(value)
                mean += left[kind] * value
                whole += left[kind]
        mean /= whole
        nearest = 0
        for i in range(len(values)):
            if abs(values[i] - mean) < abs(values[nearest] - mean):
                nearest = i
        found.append(states[nearest])
        return mean

    def sell_on(self, s: State, lines: list[Action]) -> None:
        """Sale after sale, the best one first, as long as that helps."""
        luck = 0.0
        cut = False
        written = lines
        while s.turn == self.seat:
            if s.phase == DISCARD:
                self.pay(s, written)
            elif s.phase == DISTANT:
                found: list[State] = []
                mean = self.answers(s, found)
                s = found[0]
                luck += mean - judge(s, self.seat, self.t, self.glance)
                if not cut:
                    cut = True
                    written = []  # what follows depends on the answer
            elif s.phase == SELLING:
                best: State | None = None
                best_line: Action | None = None
                best_value = 0.0
                for a in self.game.legal(s, self.seat):
                    c = s.copy()
                    self.game.apply(c, self.seat, a)
                    if c.phase == DISTANT:
                        value = self.answers(c, [])
                    else:
                        value = judge(c, self.seat, self.t, self.glance)
                    if best is None or value > best_value:
                        best = c
                        best_line = a
                        best_value = value
                assert best is not None
                assert best_line is not None
                s = best
                written.append(best_line)
                if isinstance(best_line, Done):
                    break
            else:
                break
        self.add(s, lines, luck, cut)

    def develop_then(self, s: State, a: Action, lines: list[Action]) -> float:
        """A development, or none more; then the card. What that is worth."""
        c = s.copy()
        self.game.apply(c, self.seat, a)
        so_far = [*lines, a]
        if c.phase == DEVELOPING:
            done = self.game.legal(c, self.seat)[-1]
            self.game.apply(c, self.seat, done)
            so_far.append(done)
        self.pay(c, so_far)
        return self.add(c, so_far)

    def build_key(self, s: State, industry: int, space: int, coal: int, iron: int) -> int:
        """Equal for builds that differ only by card, or by which of two like empty spaces of a town they take."""
        if s.b[space] == 0:
            for other in s.board.spaces_in[s.board.place_of[space]]:
                if s.b[other] == 0 and s.board.shows[other] == s.board.shows[space]:
                    space = other
                    break
        return ((industry * 64 + space) << 8 | coal) << 8 | iron

    def act(self, s: State) -> None:
        """Every action worth a thought, from here."""
        seat = self.seat
        game = self.game
        built: dict[int, int] = {}  # a build but for its card: where it stands in `chosen`
        chosen: list[Action] = []
        develops: list[Develop] = []
        links: list[Link] = []
        combines: list[Combine] = []
        for a in game.legal(s, seat):
            if isinstance(a, Build):
                key = self.build_key(s, a.industry, a.space, a.coal, a.iron)
                if key in built:
                    other = chosen[built[key]]
                    assert isinstance(other, Build)
                    if self.price(s, a.card) < self.price(s, other.card):
                        chosen[built[key]] = a
                    continue
                built[key] = len(chosen)
                chosen.append(a)
            elif isinstance(a, Combine):
                key = self.build_key(s, a.industry, a.space, a.coal, a.iron)
                if key not in built:
                    built[key] = -1
                    combines.append(a)
            elif isinstance(a, Develop):
                develops.append(a)
            elif isinstance(a, Link):
                links.append(a)
            else:
                chosen.append(a)
        for a in chosen:
            c = s.copy()
            game.apply(c, seat, a)
            if isinstance(a, Sell):
                self.sell_on(c, [a])
            else:
                lines: list[Action] = [a]
                self.pay(c, lines)
                self.add(c, lines)
        self.develop(s, develops)
        self.lay(s, links)
        self.combine(s, combines)

    def lay(self, s: State, links: list[Link]) -> None:
        """Every link, and pairs of railways that begin with the best ones."""
        if s.era == CANAL:
            for a in links:
                c = s.copy()
                self.game.apply(c, self.seat, a)
                lines: list[Action] = [a]
                self.pay(c, lines)
                self.add(c, lines)
            return
        worths: list[float] = []
        begun: list[State] = []
        for a in links:
            c = s.copy()
            self.game.apply(c, self.seat, a)
            begun.append(c)
            single = c.copy()
            lines = [a]
            if single.phase == SECOND:
                done = self.game.legal(single, self.seat)[-1]
                self.game.apply(single, self.seat, done)
                lines.append(done)
            self.pay(single, lines)
            worths.append(self.add(single, lines))
        known = 0
        for _ in range(min(int(self.t.firsts), len(links))):
            best = -1
            for i in range(len(links)):
                fresh = begun[i].phase == SECOND and known >> links[i].line & 1 == 0
                if fresh and (best < 0 or worths[i] > worths[best]):
                    best = i
            if best < 0:
                break
            known |= 1 << links[best].line
            self.second(begun[best], [links[best]], known)

    def develop(self, s: State, develops: list[Develop]) -> None:
        """One tile of every industry, and two of those that promise most."""
        worths = [-1e9] * len(INDUSTRIES)
        for a in develops:
            value = self.develop_then(s, a, [])
            if value > worths[a.industry]:
                worths[a.industry] = value
        least = sorted(worths, reverse=True)[int(self.t.pairs) - 1]
        for a in develops:
            if worths[a.industry] < least or worths[a.industry] < -1e8:
                continue
            c = s.copy()
            self.game.apply(c, self.seat, a)
            if c.phase != DEVELOPING:
                continue
            for further in self.game.legal(c, self.seat):
                if (
                    isinstance(further, Develop)
                    and further.industry >= a.industry
                    and worths[further.industry] >= least
                ):
                    self.develop_then(c, further, [a])

    def combine(self, s: State, combines: list[Combine]) -> None:
        """The builds anywhere that promise most at a first look."""
        if self.t.combined < 1.0 or not combines:
            return
        worths: list[float] = []
        states: list[State] = []
        for a in combines:
            c = s.copy()
            self.game.apply(c, self.seat, a)
            states.append(c)
            worths.append(judge(c, self.seat, self.t, self.glance))
        for _ in range(min(int(self.t.combined), len(combines))):
            best = 0
            for i in range(len(combines)):
                if worths[i] > worths[best]:
                    best = i
            worths[best] = -1e9
            lines: list[Action] = [combines[best]]
            self.pay(states[best], lines)
            self.add(states[best], lines)


def ways_of(game: AnyGame, s: State, seat: int, t: Taste) -> list[Way]:
    """Whole actions from here, best first; in the middle of an action its possible ends."""
    thought = Thought(game, s, seat, t)
    if s.phase == ACTION:
        thought.act(s)
    elif s.phase == SELLOFF:
        for a in game.legal(s, seat):
            c = s.copy()
            game.apply(c, seat, a)
            thought.add(c, [a])
    else:
        thought.finish(s.copy(), [])
    ways = thought.ways
    ways.sort(key=_value)
    return ways


def shaken(s: State, seat: int, ways: list[Way], rng: Rng, noise: float) -> None:
    """Errors of judgement. None about loans and passing: whoever errs there is ruined, not weak."""
    if noise > 0.0:
        most = TASTE.error * noise
        calm = TASTE.calm
        if level_of(s, seat) < 0:  # whoever owes money thinks harder
            most *= TASTE.sober
            calm = TASTE.poor
        for way in ways:
            first = way.lines[0]
            if isinstance(first, Loan) or isinstance(first, Pass):  # noqa: SIM101
                way.value += calm * most
            else:
                way.value += most * (rng.below(2001) - 1000) / 1000.0
        ways.sort(key=_value)


def turns_of(game: AnyGame, s: State, seat: int, t: Taste, beam: int) -> list[Way]:
    """Whole turns from here, best first: the best first actions, each with every second one."""
    ways = ways_of(game, s, seat, t)
    if s.phase != ACTION or s.actions < 2:
        return ways
    out: list[Way] = []
    begun = 0
    for way in ways:
        if way.s.turn != seat or way.s.phase != ACTION or isinstance(way.lines[0], Combine):
            out.append(way)
            continue
        if begun == beam:
            continue
        begun += 1
        for further in ways_of(game, way.s, seat, t):
            lines = way.lines if way.cut else [*way.lines, *further.lines]
            out.append(
                Way(
                    lines,
                    further.s,
                    further.value + way.luck,
                    way.luck + further.luck,
                    way.cut or further.cut,
                )
            )
    out.sort(key=_value)
    return out


# -- plans


def plan(game: AnyGame, s: State, seat: int, rng: Rng, noise: float) -> list[Action]:
    """The lines of this seat to the end of its turn, or to the distant market's answer. `noise`: points of error."""
    if noise > 0.0:
        ways = ways_of(game, s, seat, TASTE)
        shaken(s, seat, ways, rng, noise)
        return ways[0].lines
    return turns_of(game, s, seat, TASTE, int(TASTE.beam))[0].lines


def candidates(game: AnyGame, s: State, seat: int, rng: Rng, most: int) -> list[list[Action]]:
    """The most promising turns, the planned one first; the same two actions in either order are one.

    What looks good at once is often alike, so more turns than wanted are tried out here, on this deal.
    """
    found: list[Way] = []
    for way in turns_of(game, s, seat, TASTE, int(TASTE.beam)):
        known = False
        for other in found:
            if -1e-6 < way.value - other.value < 1e-6 or (way.cut and way.lines == other.lines):
                known = True
        if not known:
            found.append(way)
            if len(found) == int(TASTE.wide):
                break
    if len(found) > most:
        glimpse = int(TASTE.glimpse)
        for way in found:
            way.value = _follow(game, s.copy(), seat, way.lines, glimpse, glimpse)
        found[0].value += 1e6
        found.sort(key=_value)
    return [way.lines for way in found[:most]]


def play_on(game: AnyGame, s: State, seat: int, way: list[Action], rng: Rng, turns: int) -> float:
    """What a plan is worth when everybody plays on for some turns each; changes the position."""
    return _follow(game, s, seat, way, min(turns, int(TASTE.since)), min(turns, int(TASTE.ahead)))


def _follow(game: AnyGame, s: State, seat: int, way: list[Action], since: int, ahead: int) -> float:
    """The mean of what the position is worth after `since` rounds, after one more, until `ahead`.

    Plans tried on the same deal meet the same luck, and what the plan is worth at once counts too: that makes a few
    tries say more.
    """
    luck = QuickRng(_mark(s))
    for line in way:
        game.apply(s, seat, line)
    draw_all(game, s, luck)
    at_once = judge(s, seat, TASTE)
    wanted = ahead - since + 1
    values = 0.0
    judged = 0
    played = 0
    who = s.turn
    while s.phase != OVER:
        if s.turn != who or (s.phase == ACTION and s.actions == actions_of(s)):
            who = s.turn
            if played == (since + judged) * s.seats:
                values += judge(s, seat, TASTE)
                judged += 1
                if judged == wanted:
                    return TASTE.tried * values / wanted + (1.0 - TASTE.tried) * at_once
            played += 1
        for line in ways_of(game, s, who, HASTY)[0].lines:
            game.apply(s, who, line)
        draw_all(game, s, luck)
    return (values + (wanted - judged) * judge(s, seat, TASTE)) / wanted


def _mark(s: State) -> int:
    """A number that tells one deal from another."""
    mark = s.round
    for seat in range(s.seats):
        at = seat * WIDTH + HAND
        for card in range(CARDS):
            mark = (mark * 31 + s.n[at + card]) % 1000003
    return mark
