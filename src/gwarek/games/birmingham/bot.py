"""What a player thinks of a position, and how to plan whole actions and turns.

Everything is counted in points at the end of the game. A tile that has not flipped counts by its chance to flip, a link
by the symbols its places show and are likely to show when the era ends. Money is followed through the rounds to come:
so much can be spent a round, the first pounds buy the most, and what is left at the end buys nothing. That makes loans
good early and bad late without a rule about loans.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all
from gwarek.games.birmingham.actions import (
    Build,
    Develop,
    Discard,
    Link,
    Links,
    Loan,
    Pass,
    Scout,
)
from gwarek.games.birmingham.components import (
    BREWERY,
    CANAL,
    CARDS,
    COAL_MINE,
    INDUSTRIES,
    IRON_WORKS,
    LOCATION,
    POTTERY,
    RAIL,
)
from gwarek.games.birmingham.state import (
    ACTION,
    DEAL,
    DISCARD,
    GOODS_MASK,
    HAND,
    INCOME,
    KIND_SHIFT,
    MONEY,
    NETWORK,
    OVER,
    OWNER_MASK,
    OWNER_SHIFT,
    REMOVE,
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
)
from gwarek.games.shared.income import down

GOODS: Final = POTTERY + 1  # industries that are sold
FAR: Final = 3  # links to a buyer, from which on it does not matter


@final
class Taste:
    """The weights. Found by play against itself."""

    def __init__(self) -> None:
        # money
        self.rate_canal = 0.34  # points: a pound spent in the canal era, and
        self.rate_rail = 0.28  # in the rail era
        self.cap_canal = 17.0  # pounds a round can use
        self.cap_rail = 24.0
        self.bend = 0.5  # how much less the last of them buy than the first
        self.growth = 2.5  # spaces of income a round of building brings
        self.debt = 2.0  # points: a pound that cannot be paid
        self.low = 0.25  # points: by the square of the pounds below -2, the danger of ruin in the canal era
        self.loan = 2.5  # points: the action a loan takes
        self.soon = 0.22  # share of the income of tiles not flipped yet that comes each round
        self.delay = 0.35  # share of the income lost by waiting for each link that a sale needs
        self.idle = 0.65  # the same for beer without goods to sell
        # chances to flip
        self.coal_canal = 0.05  # cubes used per action of anybody
        self.coal_rail = 0.50
        self.iron_canal = 0.22
        self.iron_rail = 0.6
        self.beer_canal = 0.03  # barrels used per own action
        self.beer_rail = 0.35
        self.beer_need = 0.9  # barrels used per barrel that own goods ask for
        self.beer_others = 0.02
        self.lonely = 0.15  # share of that chance of a mine without a link, in the canal era
        self.cubes_soft = 0.6
        self.beer_soft = 0.52
        self.near_1 = 0.88  # one link short of a buyer
        self.near_2 = 0.65
        self.near_3 = 0.30
        self.beer_hope = 0.07  # per own action: a barrel that is missing is found
        self.beer_most = 0.7
        self.sold = 0.93  # what can be sold will be
        self.later = 0.78  # sold in the rail era what was not in the canal era
        self.sale = 1.2  # points: the action a sale will take
        self.flip_later = 0.93  # a mine, works or brewery that outlives the canal era flips
        # links
        self.future_canal = 0.55  # symbols an empty space will bring
        self.future_rail = 0.75
        self.span = 24.0  # actions of all: half of that
        # mat, hand, place
        self.hand = 0.27
        self.fade = 0.75  # each further card counts so much less
        self.mat = 0.22
        self.mat_fade = 0.6
        self.work = 2.1  # points: what an action brings anyhow
        self.stuck = 1.6  # points: taking an outdated tile off the mat
        self.coal_price = 2.5  # pounds
        self.iron_price = 2.5
        self.beer_price = 1.3  # points: a barrel
        self.barrel = 0.8  # points: an own barrel that stands ready
        self.others = 1.0  # share of the others' mean that is taken off
        self.spent = 0.003  # points: a pound spent, for the turn order
        # weaker levels
        self.error = 1.0  # how much of a level's noise an action feels
        self.calm = 0.3  # so much luck the best of many errors has
        # search
        self.beam = 7.0
        self.firsts = 6.0
        self.pairs = 3.0  # industries of which two tiles are developed at once
        self.wide = 16.0  # turns tried out first, for
        self.glimpse = 2.0  # rounds
        self.since = 3.0  # rounds played on before the position is judged, and
        self.ahead = 4.0  # until the last time;
        self.duel = 1.0  # so many more with two seats, whose rounds are short
        self.tried = 0.85  # share of what playing on says


def _hasty() -> Taste:
    """For playing on: own points only, and fewer pairs of rails."""
    t = Taste()
    t.others = 0.0
    t.firsts = 2.0
    t.pairs = 2.0
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
        rounds = s.parts.setups[seats].rounds
        self.last: Final = s.era == RAIL or s.table.introductory
        self.after: Final = rounds[s.era] - s.round  # whole rounds of this era after this one
        self.rail_rounds: Final = 0 if self.last else rounds[RAIL]
        now = actions_of(s)
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
                    left = now
                self.now[seat] = left
        whole = 0
        for seat in range(seats):
            self.acts[seat] = self.now[seat] + s.parts.actions * self.after
            whole += self.acts[seat]
        self.whole: Final = whole  # of all seats
        self.value: Final = [0.0] * seats
        self.income: Final = [0.0] * seats  # spaces to be expected of unflipped tiles
        self.later: Final = [0.0] * seats  # the same in the era to come
        self.symbols: Final = [float(x) for x in s.board.symbols]
        # places so many links from a buyer, by industry; the industries for which that is filled
        self.reach: list[int]
        self.reached: int
        if known is not None and known.s.era == s.era:
            self.reach = known.reach
            self.reached = known.reached
        else:
            self.reach = [0] * (GOODS * (FAR + 1))
            self.reached = 0
        self.coal = 0  # cubes on mines, works; barrels
        self.iron = 0
        self.barrels: Final = [0] * seats
        self.need: Final = [0] * seats  # barrels that unsold goods ask for

    # -- connections

    def distance(self, industry: int, place: int) -> int:
        """Links missing between a place and a merchant who buys: 0 to FAR."""
        if self.reached >> industry & 1 == 0:
            self._reach(industry)
        at = industry * (FAR + 1)
        for d in range(FAR):
            if self.reach[at + d] >> place & 1:
                return d
        return FAR

    def _reach(self, industry: int) -> None:
        s = self.s
        b = s.b
        board = s.board
        self.reached |= 1 << industry
        near = 0
        for m in range(len(board.merchant_place)):
            kind = b[s.merchant_at + m]
            if kind >= 0 and s.parts.merchant_kinds[kind].buys >> industry & 1:
                near |= b[s.joined_at + board.merchant_place[m]]
        at = industry * (FAR + 1)
        self.reach[at] = near
        for d in range(1, FAR):
            further = near
            for line in board.lines[s.era]:
                if b[s.link_at + line] < 0:
                    touched = board.touches[line]
                    if touched & near and touched & ~near:
                        for end in board.ends[line]:
                            further |= b[s.joined_at + end]
            self.reach[at + d] = further
            near = further

    # -- chances

    def cube_chance(self, cubes: int, all_cubes: int, per_action: float) -> float:
        """A mine or works with so many cubes flips in this era."""
        x = per_action * self.whole / (cubes + 0.35 * (all_cubes - cubes))
        return x / (x + self.t.cubes_soft)

    def beer_chance(self, seat: int, barrels: int, own: int) -> float:
        """A brewery flips in this era; `own`: all barrels of its owner."""
        t = self.t
        own_use = t.beer_canal if self.s.era == CANAL else t.beer_rail
        x = (
            t.beer_need * self.need[seat]
            + own_use * self.acts[seat]
            + t.beer_others * (self.whole - self.acts[seat])
        ) / (barrels + 0.5 * (own - barrels))
        return x / (x + t.beer_soft)

    def near(self, d: int) -> float:
        t = self.t
        return 1.0 if d == 0 else t.near_1 if d == 1 else t.near_2 if d == 2 else t.near_3

    # -- the board

    def look(self) -> None:
        """Tiles and links of everybody: fills `value`, `income` and `symbols`."""
        s = self.s
        b = s.b
        t = self.t
        board = s.board
        faces = s.faces
        spaces = len(board.place_of)
        open_spaces: list[int] = []
        goods: list[int] = []
        canal = s.era == CANAL
        empty = (t.future_canal if canal else t.future_rail) * self.whole / (self.whole + t.span)
        breweries: list[int] = []
        for space in range(spaces):
            tile = b[space]
            if tile == 0:
                self.symbols[board.place_of[space]] += empty
                continue
            face = faces[(tile >> KIND_SHIFT) - 1]
            owner = tile >> OWNER_SHIFT & OWNER_MASK
            left = tile & GOODS_MASK
            if left == 0:
                self.value[owner] += face.vp if self.last or face.level == 1 else 2 * face.vp
                self.symbols[board.place_of[space]] += face.links
                if s.table.introductory and face.level > 1:
                    self.value[owner] += face.vp
                continue
            industry = face.industry
            if industry < GOODS:
                goods.append(space)
                self.need[owner] += face.beer
                continue
            open_spaces.append(space)
            if industry == COAL_MINE:
                self.coal += left
            elif industry == IRON_WORKS:
                self.iron += left
            else:
                self.barrels[owner] += left
                breweries.append(space)
        for seat in range(s.seats):
            self.value[seat] += points(s, seat)
        for space in open_spaces:
            tile = b[space]
            face = faces[(tile >> KIND_SHIFT) - 1]
            owner = tile >> OWNER_SHIFT & OWNER_MASK
            left = tile & GOODS_MASK
            place = board.place_of[space]
            if face.industry == COAL_MINE:
                chance = self.cube_chance(left, self.coal, t.coal_canal if canal else t.coal_rail)
                if canal and b[s.near_at + place] == 0:
                    chance *= t.lonely
            elif face.industry == IRON_WORKS:
                chance = self.cube_chance(left, self.iron, t.iron_canal if canal else t.iron_rail)
            else:
                chance = self.beer_chance(owner, left, self.barrels[owner])
                later = 0.0 if self.last else 1.0
                self.value[owner] += t.barrel * left * min(1.0, 0.2 * (self.acts[owner] + 20.0 * later))
            income = float(face.income)
            if face.industry == BREWERY and self.need[owner] == 0:
                income *= 1.0 - t.idle
            self.hope(owner, place, chance, face.vp, income, face.links, face.level, t.flip_later)
        self.sales(goods, breweries)
        for line in range(len(board.ends)):
            owner = b[s.link_at + line]
            if owner >= 0:
                for end in board.ends[line]:
                    self.value[owner] += self.symbols[end]

    def hope(
        self,
        owner: int,
        place: int,
        chance: float,
        vp: int,
        income: float,
        links: int,
        level: int,
        later: float,
    ) -> None:
        """Add what a tile that has not flipped may bring."""
        self.symbols[place] += chance * links
        if self.last:
            self.value[owner] += chance * vp
            if self.s.table.introductory and level > 1:
                self.value[owner] += chance * vp
            self.income[owner] += chance * income
        elif level == 1:
            self.value[owner] += chance * vp
            self.income[owner] += chance * income
        else:
            finally_ = chance + (1.0 - chance) * later
            self.value[owner] += (chance + finally_) * vp
            self.income[owner] += chance * income
            self.later[owner] += (finally_ - chance) * income

    def sales(self, goods: list[int], breweries: list[int]) -> None:
        """Unsold mills, manufacturers and potteries: is there a buyer, is there beer, is there time?"""
        s = self.s
        b = s.b
        t = self.t
        board = s.board
        have = [0.0] * s.seats
        counted = [0] * s.seats  # merchants' barrels and breweries already counted, as sets
        for space in goods:
            tile = b[space]
            owner = tile >> OWNER_SHIFT & OWNER_MASK
            face = s.faces[(tile >> KIND_SHIFT) - 1]
            joined = b[s.joined_at + board.place_of[space]]
            for m in range(len(board.merchant_place)):
                if (
                    b[s.barrel_at + m]
                    and joined >> board.merchant_place[m] & 1
                    and counted[owner] >> m & 1 == 0
                ):
                    kind = b[s.merchant_at + m]
                    if kind >= 0 and s.parts.merchant_kinds[kind].buys >> face.industry & 1:
                        counted[owner] |= 1 << m
                        have[owner] += 0.9
            for brewery in breweries:
                beer = b[brewery]
                if (
                    beer >> OWNER_SHIFT & OWNER_MASK != owner
                    and joined >> board.place_of[brewery] & 1
                    and counted[owner] >> brewery + 16 & 1 == 0
                ):
                    counted[owner] |= 1 << brewery + 16
                    have[owner] += 0.6 * (beer & GOODS_MASK)
        begun = 0
        for space in goods:
            tile = b[space]
            owner = tile >> OWNER_SHIFT & OWNER_MASK
            face = s.faces[(tile >> KIND_SHIFT) - 1]
            place = board.place_of[space]
            acts = self.acts[owner]
            d = self.distance(face.industry, place)
            chance = 0.0
            if acts > d:
                chance = self.near(d) * t.sold * acts / (acts + 0.12)
                if face.beer:
                    wanted = float(self.need[owner])
                    found = (have[owner] + self.barrels[owner]) / wanted
                    if found < 1.0:
                        hope = t.beer_hope * (acts - 1)
                        chance *= found + (1.0 - found) * (hope if hope < t.beer_most else t.beer_most)
            if begun >> owner & 1 == 0:
                begun |= 1 << owner
                self.value[owner] -= t.sale
            income = face.income * (1.0 - t.delay * d)
            self.hope(owner, place, chance, face.vp, income, face.links, face.level, t.later)

    # -- money

    def purse(self, seat: int) -> float:
        """What money and income will buy until the end, with a loan or two if they help."""
        s = self.s
        t = self.t
        levels = s.parts.levels
        cash = float(s.n[seat * WIDTH + MONEY])
        space = s.n[seat * WIDTH + INCOME]
        best = self.spend(seat, cash, space)
        price = 0.0
        if self.now[seat] == 0 and cash + levels[space] < 0.0:  # a loan comes too late for this debt
            price = -t.debt * (cash + levels[space])
        for _ in range(2):
            if self.acts[seat] + self.rail_rounds < 2 or levels[space] - s.parts.loan_levels < levels[0]:
                break
            cash += s.parts.loan_money
            space = down(levels, space, s.parts.loan_levels)
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
            cap = (t.cap_rail if rail else t.cap_canal) * acts / each
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
            value += levels[min(int(space), top)] + 0.25 * cash
        return value

    # -- what may still be built

    def tile_worth(self, seat: int, kind: int) -> float:
        """Points a tile on the mat will bring over its price, if it is built in the next turns."""
        s = self.s
        t = self.t
        face = s.faces[kind]
        acts = self.acts[seat]
        rate = t.rate_rail if s.era == RAIL else t.rate_canal
        money = face.money + t.coal_price * face.coal + t.iron_price * face.iron
        if face.industry < GOODS:
            chance = t.sold * acts / (acts + 3.0)
            later = t.later
        elif face.industry == BREWERY:
            chance = self.beer_chance(seat, s.parts.barrels[s.era], self.barrels[seat] + 1)
            later = t.flip_later
        else:
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
                chance = self.cube_chance(
                    cubes, self.coal + cubes, t.coal_canal if s.era == CANAL else t.coal_rail
                )
            else:
                chance = self.cube_chance(
                    cubes, self.iron + cubes, t.iron_canal if s.era == CANAL else t.iron_rail
                )
            later = t.flip_later
        vp = chance * face.vp
        if not self.last and face.level > 1:
            vp += (chance + (1.0 - chance) * later) * face.vp
        income = chance * face.income * 0.42 * rate * (self.after + self.rail_rounds) * 0.7
        value = vp + income + chance * 0.8 * face.links - rate * money
        if face.industry < GOODS:
            value -= t.beer_price * face.beer
        return value - t.work

    def hopes(self, seat: int, cards: list[float]) -> float:
        """What mat, network and hand promise; `cards` gets what each kind of card may be worth."""
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
            weight = t.mat
            blocked = 0.0
            shown = 0
            for at in range(n[base + TAKEN + industry], len(stack)):
                kind = stack[at]
                face = s.faces[kind]
                if not canal and not face.rail:
                    blocked += t.stuck
                    weight *= 0.8
                    continue
                if canal and not face.canal:
                    break
                value = self.tile_worth(seat, kind)
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
        # places and industries
        network = n[base + NETWORK]
        own = 0
        for space in range(len(board.place_of)):
            tile = b[space]
            if tile and tile >> OWNER_SHIFT & OWNER_MASK == seat:
                own |= 1 << board.place_of[space]
        by_place = [0.0] * board.places
        by_industry = [0.0] * len(INDUSTRIES)
        anywhere = 0.0
        wanted = 0
        for industry in range(len(INDUSTRIES)):
            if worth[industry] > 0.0:
                wanted |= 1 << industry
        for space in range(len(board.place_of)):
            shows = board.shows[space] & wanted
            if shows == 0 or b[space]:
                continue
            place = board.place_of[space]
            if canal and own >> place & 1:
                continue
            for industry in range(len(INDUSTRIES)):
                if shows >> industry & 1:
                    value = worth[industry]
                    if industry < GOODS:
                        value = (value + t.work) * self.near(self.distance(industry, place)) - t.work
                    if value > by_place[place]:
                        by_place[place] = value
                    if (network == 0 or network >> place & 1) and value > by_industry[industry]:
                        by_industry[industry] = value
        for place in range(board.places):
            if by_place[place] > anywhere:
                anywhere = by_place[place]
        inside = 0.0
        for industry in range(len(INDUSTRIES)):
            if by_industry[industry] > inside:
                inside = by_industry[industry]
        parts = s.parts
        best: list[float] = []
        for card in range(CARDS):
            count = n[base + HAND + card]
            face_of = parts.cards[card]
            value = 0.0
            if card == parts.wild_location:
                value = anywhere + 0.5
            elif card == parts.wild_industry:
                value = inside + 0.8
            elif face_of.kind == LOCATION:
                value = by_place[face_of.place]
            else:
                for industry in range(len(INDUSTRIES)):
                    if face_of.industries >> industry & 1 and by_industry[industry] > value:
                        value = by_industry[industry]
                value += 0.15
            cards[card] = value
            for k in range(count):
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
    """Lines that make up one action (or several), where they lead, and what that is worth."""

    def __init__(self, lines: list[Action], s: State, value: float) -> None:
        self.lines: Final = lines
        self.s: Final = s
        self.value = value


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

    def spare(self, s: State) -> int:
        """The card least missed."""
        best = -1
        least = 0.0
        at = self.seat * WIDTH + HAND
        for card in range(CARDS):
            count = s.n[at + card]
            if count:
                value = self.cards[card] if count == 1 else 0.4 * self.cards[card]
                if best < 0 or value < least:
                    best = card
                    least = value
        return best

    def pay(self, s: State, lines: list[Action]) -> None:
        """Discard what the action costs."""
        while s.phase == DISCARD and s.turn == self.seat and s.due > 0:
            due = s.due
            card = self.spare(s)
            for a in self.game.legal(s, self.seat):
                if isinstance(a, Discard) and a.card == card:
                    self.game.apply(s, self.seat, a)
                    lines.append(a)
                    break
            if due == 1:
                break

    def add(self, s: State, lines: list[Action]) -> float:
        first = lines[0] if lines else None
        laid = isinstance(first, Link) or isinstance(first, Links) or first is None  # noqa: SIM101
        value = judge(s, self.seat, self.t, None if laid else self.glance)
        self.ways.append(Way(lines, s, value))
        return value

    def finish(self, s: State, lines: list[Action]) -> None:
        """From the middle of an action to its end, as well as can be; the position is this function's own."""
        if s.phase == SECOND:
            self.second(s, lines)
        elif s.phase == SELLING or s.phase == REMOVE:
            self.sell_on(s, lines)
        else:
            self.pay(s, lines)
            self.add(s, lines)

    def second(self, s: State, lines: list[Action]) -> None:
        for a in self.game.legal(s, self.seat):
            c = s.copy()
            self.game.apply(c, self.seat, a)
            so_far = [*lines, a]
            self.pay(c, so_far)
            self.add(c, so_far)

    def sell_on(self, s: State, lines: list[Action]) -> None:
        """Sale after sale, the best one first, as long as that helps."""
        while s.turn == self.seat and (s.phase == SELLING or s.phase == REMOVE):
            best: State | None = None
            best_line: Action | None = None
            best_value = 0.0
            for a in self.game.legal(s, self.seat):
                c = s.copy()
                self.game.apply(c, self.seat, a)
                value = judge(c, self.seat, self.t)
                if best is None or value > best_value:
                    best = c
                    best_line = a
                    best_value = value
            assert best is not None
            assert best_line is not None
            s = best
            lines.append(best_line)
        self.pay(s, lines)
        self.add(s, lines)

    def act(self, s: State) -> None:
        """Every action worth a thought, from here."""
        seat = self.seat
        game = self.game
        built: dict[int, int] = {}  # a build but for its card: where it stands in `chosen`
        chosen: list[Action] = []
        develops: list[Develop] = []
        firsts: list[Action] = []
        worths: list[float] = []
        for a in game.legal(s, seat):
            if isinstance(a, Build):
                key = ((a.industry * 64 + a.space) << 12 | a.coal) << 12 | a.iron
                if key in built:
                    other = chosen[built[key]]
                    assert isinstance(other, Build)
                    if self.price(s, a.card) < self.price(s, other.card):
                        chosen[built[key]] = a
                    continue
                built[key] = len(chosen)
            elif isinstance(a, Develop):
                develops.append(a)
                continue
            elif isinstance(a, Links):
                firsts.append(a)
                worth = 0.0
                for end in s.board.ends[a.line]:
                    worth += self.glance.symbols[end]
                worths.append(worth)
                continue
            chosen.append(a)
        for a in chosen:
            c = s.copy()
            game.apply(c, seat, a)
            self.finish(c, [a])
        self.develop(s, develops)
        for _ in range(min(int(self.t.firsts), len(firsts))):
            best = 0
            for i in range(len(firsts)):
                if worths[i] > worths[best]:
                    best = i
            if worths[best] < 0.0:
                break
            worths[best] = -1.0
            c = s.copy()
            game.apply(c, seat, firsts[best])
            self.finish(c, [firsts[best]])

    def develop(self, s: State, develops: list[Develop]) -> None:
        """One tile of every industry, and two of those that promise most."""
        worths = [-1e9] * len(INDUSTRIES)
        for two in range(2):
            if two:
                least = sorted(worths, reverse=True)[int(self.t.pairs) - 1]
                for industry in range(len(INDUSTRIES)):
                    if worths[industry] < least:
                        worths[industry] = -1e9
            for a in develops:
                if two and (a.other < 0 or worths[a.industry] < -1e8 or worths[a.other] < -1e8):
                    continue
                if two == 0 and a.other >= 0:
                    continue
                c = s.copy()
                self.game.apply(c, self.seat, a)
                lines: list[Action] = [a]
                self.pay(c, lines)
                value = self.add(c, lines)
                if two == 0 and value > worths[a.industry]:
                    worths[a.industry] = value

    def price(self, s: State, card: int) -> float:
        count = s.n[self.seat * WIDTH + HAND + card]
        return self.cards[card] if count == 1 else 0.4 * self.cards[card]


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
    """Errors of judgement: none about loans, scouting and passing, nor by those who owe money.

    Whoever errs there is ruined, not weak.
    """
    if noise > 0.0 and level_of(s, seat) >= 0:
        most = TASTE.error * noise
        for way in ways:
            first = way.lines[0]
            if isinstance(first, Loan) or isinstance(first, Scout) or isinstance(first, Pass):  # noqa: SIM101
                way.value += TASTE.calm * most
            else:
                way.value += most * (rng.below(2001) - 1000) / 1000.0
        ways.sort(key=_value)


def turns_of(game: AnyGame, s: State, seat: int, t: Taste, beam: int) -> list[Way]:
    """Whole turns from here, best first: the best first actions, each with every second one."""
    ways = ways_of(game, s, seat, t)
    if s.phase != ACTION or s.actions < 2:
        return ways
    out: list[Way] = []
    for way in ways[:beam]:
        if way.s.turn != seat or way.s.phase != ACTION:
            out.append(way)
            continue
        for further in ways_of(game, way.s, seat, t):
            out.append(Way([*way.lines, *further.lines], further.s, further.value))
    out.sort(key=_value)
    return out


# -- plans


def plan(game: AnyGame, s: State, seat: int, rng: Rng, noise: float) -> list[Action]:
    """The lines of this seat to the end of its turn. `noise`: points of error."""
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
            if -1e-6 < way.value - other.value < 1e-6:
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
    ahead = int(TASTE.ahead + (TASTE.duel if s.seats == 2 else 0.0))
    return _follow(game, s, seat, way, min(turns, int(TASTE.since)), min(turns, ahead))


def _follow(game: AnyGame, s: State, seat: int, way: list[Action], since: int, ahead: int) -> float:
    """The mean of what the position is worth after `since` rounds, after one more, until `ahead`.

    Plans tried on the same deal meet the same luck, and what the plan is worth at once counts too: that makes a few
    tries say more.
    """
    luck = QuickRng(_mark(s))
    for line in way:
        game.apply(s, seat, line)
    at_once = judge(s, seat, TASTE)
    draw_all(game, s, luck)
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
