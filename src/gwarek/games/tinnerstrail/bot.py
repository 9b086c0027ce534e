"""What a mine captain thinks of a position, and how to plan a turn.

Everything is counted in points at the end of the game (`prospects`). An auction not yet decided is settled as if
everybody bid up to what the area is worth to him (`bidding`).
"""

from __future__ import annotations

from typing import Final

from gwarek.core.action import Action
from gwarek.core.brain import Brain
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.seat import CHANCE
from gwarek.games.tinnerstrail.actions import (
    FIVES,
    TENS,
    Bid,
    Build,
    Drain,
    Emigrate,
    Extract,
    Invest,
    Keep,
    Pasties,
    Place,
    Process,
    Pumps,
    Put,
    Survey,
    Withdraw,
)
from gwarek.games.tinnerstrail.bidding import (
    about_to_build,
    auction,
    best_opening,
    known_to,
    limit,
    opening_chance,
    predicted,
    raised,
    tile_for,
)
from gwarek.games.tinnerstrail.book import (
    INVESTOR,
    LATER,
    LEAST_CAPACITY,
    NEVER,
    NOBODY_KNOWS,
    QUICK,
    QUICK_AREAS,
    TASTE,
    Book,
    Taste,
    book_of,
)
from gwarek.games.tinnerstrail.components import (
    ADIT,
    COPPER,
    TIN,
    TRAIN,
)
from gwarek.games.tinnerstrail.prospects import ahead, between_rounds, others, outlook
from gwarek.games.tinnerstrail.state import (
    AREA,
    BIDDING,
    CALCINER,
    DRAIN,
    DRAINAGE,
    FOR_MINE,
    INVEST,
    KEEP,
    LOOK,
    MAP,
    MAP_AFTER,
    MONEY,
    OPENING,
    ORE,
    OVER,
    OWNER,
    REVEAL,
    SURVEY,
    TOKENS,
    TOP,
    TURN,
    WATER,
    WIDTH,
    State,
    scoring_row,
)


def evaluate(s: State, seat: int) -> float:
    """Ahead of the others, in points."""
    return judge(s, seat, TASTE)


def judge(s: State, seat: int, t: Taste) -> float:
    book = book_of(s, t)
    if MAP <= s.phase <= BIDDING or s.phase == TOP or (s.phase == LOOK and not between_rounds(s)):
        return auction(s, seat, book)
    if s.phase == MAP_AFTER or (s.phase == REVEAL and s.purpose == FOR_MINE):
        return ahead(about_to_build(s, seat, book), seat, book)
    return ahead(s, seat, book)


# -- what is never worth while


def pointless(game: AnyGame, s: State, seat: int, lines: list[Action]) -> list[Action]:
    """Bids where a cheaper one wins as surely.

    Who is outbid may raise again, so among players no bid wins more surely than the least. Against Lord Wallace there
    is one exchange of bids (TIN-13.17): an answer wins, and an opening wins as often as his dice stay at or below it.
    """
    bids: list[Bid] = []
    for line in lines:
        if isinstance(line, Bid):
            bids.append(line)
    surest = -1.0
    out: list[Action] = []
    for bid in bids:  # the cheapest first
        chance = opening_chance(s, bid.price) if s.table.solo and s.phase == OPENING else 1.0
        if chance > surest:
            surest = chance
        else:
            out.append(bid)
    return out


# -- a turn

# Points by which a plan has to be better on a single deal before it is more than luck.
CLEAR_LEAD: Final = 20.0


def error(noise: float, rng: Rng) -> float:
    return noise * (rng.below(2001) - 1000) / 1000.0 if noise > 0.0 else 0.0


def plan(game: AnyGame, s: State, seat: int, rng: Rng, noise: float) -> list[Action]:
    """The lines of this seat as far as it can see. `noise`: points of error.

    With two players the best two plans are followed for a turn.
    """
    if noise > 0.0 or s.table.people != 2 or s.phase not in (TURN, BIDDING):
        return plan_by(game, s, seat, rng, noise, TASTE)
    ways = candidates(game, s, seat, rng, 2)
    if len(ways) == 1:
        return ways[0]
    first = play_on(game, s.copy(), seat, ways[0], rng, 1)
    second = play_on(game, s.copy(), seat, ways[1], rng, 1)
    lead = CLEAR_LEAD if s.phase == TURN else 0.0
    return ways[1] if second > first + lead else ways[0]


def plan_by(game: AnyGame, s: State, seat: int, rng: Rng, noise: float, t: Taste) -> list[Action]:
    book = book_of(s, t)
    phase = s.phase
    if phase == TURN:
        values, ways = turn_values(game, s, seat, rng, noise, t)
        best = 0
        for i in range(len(values)):
            if values[i] > values[best]:
                best = i
        return ways[best]
    lines = game.legal(s, seat)
    if phase == BIDDING:
        return [bid_line(s, seat, lines, book, rng, noise)]
    if phase == OPENING:
        return [opening_line(s, seat, lines, book)]
    if phase == INVEST:
        return [invest_line(s, seat, lines)]
    if phase == KEEP:
        return [keep_line(s, seat, lines, book)]
    if phase == SURVEY:
        return [survey_line(s, seat, lines, rng)]
    if phase == DRAIN:
        return drain_lines(game, s, seat, book)
    return [best_line(game, s, seat, lines, rng, 0.25 * noise, t)]


def best_line(
    game: AnyGame, s: State, seat: int, lines: list[Action], rng: Rng, noise: float, t: Taste
) -> Action:
    """By the position that follows at once."""
    best = 0
    best_value = NEVER
    for i in range(len(lines)):
        c = s.copy()
        game.apply(c, seat, lines[i])
        value = judge(c, seat, t) + error(noise, rng)
        if value > best_value:
            best = i
            best_value = value
    return lines[best]


def bid_line(s: State, seat: int, lines: list[Action], book: Book, rng: Rng, noise: float) -> Action:
    """Raise by a pound while that is better than to let the leader have it; `noise` misjudges the area's worth."""
    last = lines[len(lines) - 1]
    if noise > 0.0:
        misjudged = limit(s, seat, book) + int(error(noise / book.rates[s.round - 1] / 2.0, rng))
        first = lines[0]
        return first if isinstance(first, Bid) and first.price <= misjudged else last
    return lines[0] if raised(s, seat, book) else last


def opening_line(s: State, seat: int, lines: list[Action], book: Book) -> Action:
    """The least bid; against Lord Wallace, who answers once, the one with the best mean result."""
    if s.table.solo:
        price = best_opening(s, seat, book)[0]
        for line in lines:
            if isinstance(line, Bid) and line.price == price:
                return line
    return lines[0]


def invest_line(s: State, seat: int, lines: list[Action]) -> Action:
    """As many tens as are better invested now than kept, then a five; then no more."""
    values = invest_values(s, seat, lines)
    best = len(lines) - 1
    for i in range(len(lines)):
        if values[i] > values[best]:
            best = i
    return lines[best]


def invest_values(s: State, seat: int, lines: list[Action]) -> list[float]:
    """By line: points gained now and by what is kept. Never two fives at once."""
    book = book_of(s, INVESTOR if s.table.people == 2 else TASTE)
    row = scoring_row(s, seat)
    money = s.n[seat * WIDTH + MONEY]
    out: list[float] = []
    for line in lines:
        value = book.kept(s.round + 1, float(money))
        if isinstance(line, Invest):
            value = book.kept(s.round + 1, float(money - line.money))
            if line.unit == TENS:
                value += line.money // TENS * s.parts.tens[row][s.round - 1]
            elif line.money == FIVES:
                value += s.parts.fives[row][s.round - 1]
            else:
                value = NEVER
        out.append(value)
    return out


def keep_line(s: State, seat: int, lines: list[Action], book: Book) -> Action:
    best = lines[0]
    best_value = NEVER
    for line in lines:
        if isinstance(line, Keep):
            value = book.benefit(1, line.map)
            if not s.table.few:
                value -= book.rates[0] * s.parts.maps[line.map].value
            if value > best_value:
                best = line
                best_value = value
    return best


def survey_line(s: State, seat: int, lines: list[Action], rng: Rng) -> Action:
    """Where most has been prepared: drained areas, ore from adits, own mines near by; not what is known already."""
    best = lines[len(lines) - 1]
    best_value = 0.0
    for line in lines:
        if isinstance(line, Survey) and line.area >= 0:
            at = line.area * AREA
            if known_to(s, line.area, seat) >= 0:
                continue
            value = 1.0 + rng.below(100) / 1000.0
            value += s.a[at + DRAINAGE] + s.a[at + ORE] + s.a[at + ORE + 1]
            for near in s.parts.neighbours[line.area]:
                if s.a[near * AREA + OWNER] == seat:
                    value += 0.3
            if value > best_value:
                best = line
                best_value = value
    return best


def drain_lines(game: AnyGame, s: State, seat: int, book: Book) -> list[Action]:
    """Pump after pump where it helps most; changes nothing."""
    c = s.copy()
    out: list[Action] = []
    while c.phase == DRAIN and c.turn == seat:
        lines = game.legal(c, seat)
        best = lines[len(lines) - 1]
        here = outlook(c, seat, book)
        most = 0.01
        for line in lines:
            if isinstance(line, Drain) and c.a[line.area * AREA + OWNER] == seat:
                at = line.area * AREA + WATER
                c.a[at] -= 1
                gain = outlook(c, seat, book) - here
                c.a[at] += 1
                if gain > most:
                    best = line
                    most = gain
        out.append(best)
        game.apply(c, seat, best)
    return out


def turn_values(
    game: AnyGame, s: State, seat: int, rng: Rng, noise: float, t: Taste
) -> tuple[list[float], list[list[Action]]]:
    """For every line worth a thought: the value after it, and the lines that follow of themselves."""
    book = book_of(s, t)
    values: list[float] = []
    ways: list[list[Action]] = []
    before = others(s, seat, book)
    lines = sensible(s, seat, game.legal(s, seat))
    for line in best_areas(s, seat, lines, book) if t.quick else lines:
        c = s.copy()
        game.apply(c, seat, line)
        way: list[Action] = [line]
        if isinstance(line, Pumps) and c.phase == DRAIN:
            more = drain_lines(game, c, seat, book)
            for step in more:
                game.apply(c, seat, step)
            way.extend(more)
        elif isinstance(line, Emigrate):
            while c.phase == TOKENS and c.turn == seat:
                step = best_line(game, c, seat, sensible(c, seat, game.legal(c, seat)), rng, 0.0, t)
                game.apply(c, seat, step)
                way.append(step)
        value = outlook(c, seat, book) - before if private(s, seat, line) else judge(c, seat, t)
        values.append(value + error(noise, rng))
        ways.append(way)
    return values, ways


def best_areas(s: State, seat: int, lines: list[Action], book: Book) -> list[Action]:
    """In a hurry: put only the areas up for auction that promise most."""
    out: list[Action] = []
    builds: list[Action] = []
    worths: list[float] = []
    for line in lines:
        if isinstance(line, Build):
            tile = s.parts.tiles[tile_for(s, line.area, seat, book)]
            at = line.area * AREA
            dry = tile.water - s.a[at + DRAINAGE]
            copper = tile.copper + s.a[at + ORE + COPPER]
            tin = tile.tin + s.a[at + ORE + TIN]
            builds.append(line)
            worths.append(book.mine(False, s.round, copper, tin, dry if dry > 0 else 0, LEAST_CAPACITY))
        else:
            out.append(line)
    for _ in range(QUICK_AREAS):
        best = -1
        for i in range(len(builds)):
            if worths[i] > NEVER and (best < 0 or worths[i] > worths[best]):
                best = i
        if best >= 0:
            out.append(builds[best])
            worths[best] = NEVER
    return out


def private(s: State, seat: int, line: Action) -> bool:
    """Does a line leave the others as they are?"""
    if isinstance(line, Put) and not isinstance(line, Place):
        return line.improvement < TRAIN and s.a[line.place * AREA + OWNER] == seat
    return isinstance(line, Extract | Pasties | Process)


def sensible(s: State, seat: int, lines: list[Action]) -> list[Action]:
    """Leave out what never helps: loads that are not full, improvements far from own mines."""
    out: list[Action] = []
    most = [0] * len(s.parts.areas)
    for line in lines:
        if isinstance(line, Extract) and line.copper + line.tin > most[line.area]:
            most[line.area] = line.copper + line.tin
    for line in lines:
        if isinstance(line, Extract):
            at = line.area * AREA + ORE
            full = line.copper + line.tin == most[line.area]
            copper = line.tin == 0 and line.copper == min(s.a[at + COPPER], most[line.area])
            tin = line.copper == 0 and line.tin == min(s.a[at + TIN], most[line.area])
            if full or copper or tin:
                out.append(line)
        elif isinstance(line, Put):
            if helps(s, seat, line.improvement, line.place):
                out.append(line)
        else:
            out.append(line)
    return out


def helps(s: State, seat: int, improvement: int, place: int) -> bool:
    """Does an improvement here touch an own mine; a train beside its area, at least two?"""
    if improvement == ADIT:
        one, other = s.parts.ends[place]
        return s.a[one * AREA + OWNER] == seat or s.a[other * AREA + OWNER] == seat
    if s.a[place * AREA + OWNER] == seat:
        return True
    if improvement == TRAIN:
        near_own = 0
        for near in s.parts.neighbours[place]:
            near_own += int(s.a[near * AREA + OWNER] == seat)
        return near_own >= 2
    return False


# -- trying plans out


def candidates(game: AnyGame, s: State, seat: int, rng: Rng, most: int) -> list[list[Action]]:
    """The most promising plans for this turn, best first."""
    if s.phase == TURN:
        values, ways = turn_values(game, s, seat, rng, 0.0, TASTE)
    elif s.phase == BIDDING:
        lines = game.legal(s, seat)
        return [lines] if len(lines) == 1 else [[lines[0]], [lines[len(lines) - 1]]]
    elif s.phase in (MAP, MAP_AFTER, CALCINER):
        ways = [[line] for line in game.legal(s, seat)]
        values = line_values(game, s, seat, ways)
    elif s.phase == INVEST and s.table.people == 2 and s.round > 1:  # after the first too much is luck
        lines = game.legal(s, seat)
        ways = [[line] for line in lines]
        values = invest_values(s, seat, lines)
    else:
        return [plan_by(game, s, seat, rng, 0.0, TASTE)]
    out: list[list[Action]] = []
    taken: list[int] = []
    while len(out) < most and len(out) < len(ways):
        best = -1
        for i in range(len(values)):
            if i not in taken and (best < 0 or values[i] > values[best]):
                best = i
        if values[best] == NEVER:
            break
        taken.append(best)
        out.append(ways[best])
    return out


def line_values(game: AnyGame, s: State, seat: int, ways: list[list[Action]]) -> list[float]:
    out: list[float] = []
    for way in ways:
        c = s.copy()
        game.apply(c, seat, way[0])
        out.append(judge(c, seat, TASTE))
    return out


def play_on(game: AnyGame, s: State, seat: int, way: list[Action], rng: Rng, turns: int) -> float:
    """What a plan is worth when everybody plays on for some turns, at most to the end of the round.

    Whoever raises a bid is taken at his word: the others withdraw, or he would never learn that it was too high.
    Whoever invests withdraws after it, and all play on to the end of the game: only there it shows what money does.
    """
    book = book_of(s, QUICK)
    winner = NOBODY_KNOWS
    price = 0
    first = way[0] if way else None
    if s.phase == BIDDING and isinstance(first, Bid):
        winner = seat
        price = first.price
    round = s.round
    investing = s.phase == INVEST and len(way) > 0
    for line in way:
        game.apply(s, seat, line)
    draw_fate(game, s)
    played = 0
    while s.phase != OVER:
        if not investing and (played >= turns * s.players or s.round > round or s.phase == INVEST):
            break
        who = game.to_act(s)[0]
        if s.phase == TURN:
            played += 1
            winner = NOBODY_KNOWS
        if s.phase in (OPENING, BIDDING) and not s.table.solo:
            if winner == NOBODY_KNOWS:
                winner, price = predicted(s, book)
            game.apply(s, who, hurried_bid(game.legal(s, who), who == winner, price))
        elif s.phase == INVEST and who == seat and s.round == round:
            lines = game.legal(s, who)
            game.apply(s, who, lines[len(lines) - 1])
        else:
            for line in plan_by(game, s, who, rng, 0.0, QUICK):
                game.apply(s, who, line)
        draw_fate(game, s)
    return judge(s, seat, LATER if s.table.people == 2 else TASTE)


def draw_fate(game: AnyGame, s: State) -> None:
    """Draw what chance decides. The same deal has the same luck in the same place: so plans can be compared."""
    while True:
        who = game.to_act(s)
        if not who or who[0] != CHANCE:
            return
        place = (s.round * len(s.parts.areas) + s.area + 1) * OVER + s.phase
        rng = QuickRng(((s.deal * 8191 + place) * 8191 + s.cards) * 31 + len(s.played))
        game.apply(s, CHANCE, game.chance(s).sample(rng))


def hurried_bid(lines: list[Action], wins: bool, price: int) -> Action:
    """An auction whose end is foreseen in one round of bids: the winner names the price, the others withdraw."""
    if wins:
        for line in lines:
            if isinstance(line, Bid) and line.price >= price:
                return line
        return lines[0]
    last = lines[len(lines) - 1]
    return last if isinstance(last, Withdraw) else lines[0]


def needs_many_deals(s: State) -> bool:
    """Tiles and maps turned up move more points than good plans differ by; measured with two players only."""
    return s.table.people == 2


BRAIN: Final = Brain(plan, candidates, play_on, needs_many_deals, pointless=pointless)
