"""What a partner thinks of a position.

Everything is counted in action cards. What is still to be done has a price: for every good that is missing, the way of
the train that is to bring it, its segments and the switches and signals to be changed on it, and the loading. What the
team has left is counted too: cards, turns, time tokens. Every train is also moved once in thought by each face of its
die: from that follows what each timetable card that may come next would save, or cost in time tokens.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.games.shared.network import members
from gwarek.games.switchsignal.action_cards import cards_to_draw
from gwarek.games.switchsignal.actions import lexicon_of
from gwarek.games.switchsignal.components import (
    ANY_COLOUR,
    COLOURS,
    GOODS,
    HELPERS,
    MOVE,
    SIGNAL,
    SWITCH,
    Parts,
)
from gwarek.games.switchsignal.network import CITY, PAIRS, SEGMENT, START, Network
from gwarek.games.switchsignal.state import (
    ACTION,
    AHEAD_MASK,
    BY_CARD,
    DELIVERED,
    DEPOT,
    DUE,
    ENTRY_MASK,
    ENTRY_SHIFT,
    FACING,
    FREE,
    HAND,
    HELD,
    OVER,
    PAY,
    PORTS,
    REVEAL,
    STORED,
    TARGET,
    WHERE_SHIFT,
    State,
    ahead,
    cards_in_hand,
    colour_of,
    delivered,
    facing_of,
    green_exits,
    has_helper,
    load_of,
    must_deliver,
    port_takes,
    runs_through,
    turns_left,
    ways_through,
)

WON: Final = 100.0  # points; a team that has won is better off than any other
FAR: Final = 400  # tenths of a card: no way is longer


@final
class Taste:
    """The weights, in cards. Found by play."""

    def __init__(self) -> None:
        self.stride = 1.05  # a movement
        self.switch = 0.36  # a switch on the way that is set otherwise: by then it may be set anyhow
        self.signal = 0.35  # a red signal on the way
        self.load = 2.8
        self.keep_signal = 0.62  # a card kept
        self.keep_switch = 0.64
        self.keep_move = 0.7
        self.crowd = 0.1  # cards for the last turn of a seat are worth so much less
        self.fade = 0.055  # each further card of its kind is worth so much less
        self.spare = 0.12  # a card that keeps another from being drawn
        self.turn = 5.0
        self.fear = 1.2  # how far time tokens count that may be lost
        self.next = 0.58  # how far the movements of the next timetable card count, and
        self.drift = 0.14  # those of the cards after it
        self.deploys = 0.6  # how far a start that may be rolled again counts
        self.wait = 4.5  # a train that is still to be deployed
        self.late = 8.0  # a good for which no train will come any more
        self.lead = 1.6  # turns a train needs at least to be of use
        self.good = 2.2  # a good delivered, besides what it saved
        self.deployed = 1.2  # a deployment while goods wait for a train
        self.helper = 1.0
        self.helper_turns = 6.0  # so many turns before the end helpers begin to lose their worth
        self.good_cards = 8.0  # cards a good takes, to tell points from cards
        # weaker levels
        self.error = 0.12  # how much of a level's noise a line feels
        # search
        self.wanted = 4  # changes looked at on the way of a train
        self.markers = 3  # signal markers looked at for a field
        self.depth = 2  # actions looked ahead, and
        self.width = 5  # how many of them
        self.tries = 8  # of a timetable card
        self.ahead = 3  # turns played on
        self.end = 40.0  # a game that was won or lost when played on


TASTE: Final = Taste()


# -- the network as ways for trains


@final
class Routes:
    """For one setting of switches and signals: the way from everywhere to every city."""

    def __init__(self, steps: list[list[int]], closed: list[list[float]], hops: list[list[int]]) -> None:
        self.steps: Final = steps  # by city and node: spaces to enter
        self.closed: Final = closed  # and cards for what has to be changed
        self.hops: Final = hops  # the edge to take; -1: none
        self.start_steps: Final[list[float]] = []  # by city: in the mean of all starts
        self.start_closed: Final[list[float]] = []

    def count_starts(self, first: int, last: int) -> None:
        for city in range(len(self.steps)):
            steps = 0
            closed = 0.0
            for space in range(first, last):
                steps += self.steps[city][2 * space]
                closed += self.closed[city][2 * space]
            self.start_steps.append(steps / (last - first))
            self.start_closed.append(closed / (last - first))


def rolls_to(die: list[int]) -> list[float]:
    """By spaces to a stop: how many movements it takes to get there, in the mean."""
    out = [0.0]
    for far in range(1, FAR + 1):
        rolls = 1.0
        for face in die:
            if face < far:
                rolls += out[far - face] / len(die)
        out.append(rolls)
    return out


@final
class Atlas:
    """A network as a graph: a node is a space and a direction, an edge a boundary with what can close it."""

    def __init__(self, net: Network, parts: Parts) -> None:
        self.net: Final = net
        self.parts: Final = parts
        self.words: Final = lexicon_of(parts).boards[parts.boards.index(net)]
        self.origin: Final[list[int]] = []
        self.target: Final[list[int]] = []
        self.first: Final[list[int]] = []  # signal before the junction; -1: none
        self.junction: Final[list[int]] = []
        self.pair: Final[list[int]] = []
        self.second: Final[list[int]] = []  # signal behind it
        self.into: Final[list[list[int]]] = [[] for _ in range(2 * len(net.spaces))]
        self.rolls: Final = [rolls_to(die) for die in parts.dice]
        self.known: Final[dict[tuple[int, ...], Routes]] = {}
        for space in range(len(net.spaces)):
            ways = net.exits(space)
            for i in range(len(ways)):
                node = 2 * space + (i if net.kind[space] == SEGMENT else 0)
                self._leave(node, ways[i])

    def _leave(self, node: int, way: int) -> None:
        net = self.net
        junction = net.exit_junction[way]
        if junction < 0:
            self._join(node, net.exit_next[way], net.exit_facing[way], net.exit_signal[way], -1, -1, -1)
            return
        branch = net.exit_branch[way]
        for pair in net.pairs_of(junction):
            one, two = PAIRS[pair]
            if branch in (one, two):
                at = junction * 4 + (two if branch == one else one)
                there, facing, signal = net.branch_next[at], net.branch_facing[at], net.branch_signal[at]
                self._join(node, there, facing, net.exit_signal[way], junction, pair, signal)

    def _join(
        self, node: int, there: int, facing: int, first: int, junction: int, pair: int, second: int
    ) -> None:
        if self.net.kind[there] == START:  # nobody wants to go there
            return
        target = 2 * there + (facing if self.net.kind[there] == SEGMENT else 0)
        self.into[target].append(len(self.origin))
        self.origin.append(node)
        self.target.append(target)
        self.first.append(first)
        self.junction.append(junction)
        self.pair.append(pair)
        self.second.append(second)

    def routes(self, s: State) -> Routes:
        key = (s.green, *s.switches)
        found = self.known.get(key)
        if found is None:
            if len(self.known) > 1000:
                self.known.clear()
            found = self._find(s)
            self.known[key] = found
        return found

    def _find(self, s: State) -> Routes:
        t = TASTE
        costs = [0.0] * len(self.origin)
        for edge in range(len(costs)):
            cost = 0.0
            if self.first[edge] >= 0 and s.green >> self.first[edge] & 1 == 0:
                cost += t.signal
            if self.junction[edge] >= 0 and s.switches[self.junction[edge]] != self.pair[edge]:
                cost += t.switch
            if self.second[edge] >= 0 and s.green >> self.second[edge] & 1 == 0:
                cost += t.signal
            costs[edge] = cost
        steps: list[list[int]] = []
        closed: list[list[float]] = []
        hops: list[list[int]] = []
        for city in range(len(self.net.cities)):
            self._spread(2 * (self.net.first_city + city), costs, steps, closed, hops)
        out = Routes(steps, closed, hops)
        out.count_starts(self.net.first_start, len(self.net.spaces))
        return out

    def _spread(
        self,
        goal: int,
        costs: list[float],
        steps: list[list[int]],
        closed: list[list[float]],
        hops: list[list[int]],
    ) -> None:
        """Shortest ways to one city, from it backwards, in tenths of a card."""
        net = self.net
        nodes = 2 * len(net.spaces)
        far = [FAR] * nodes
        step = [FAR] * nodes
        shut = [0.0] * nodes
        hop = [-1] * nodes
        far[goal] = 0
        step[goal] = 0
        waiting: list[list[int]] = [[goal]]
        now = 0
        while now < len(waiting):
            for node in waiting[now]:
                if far[node] != now:
                    continue
                through = 0
                if node != goal and net.kind[node >> 1] == CITY:
                    if net.empties_ports and net.port_of[node >> 1] >= 0:
                        continue
                    if not net.runs_through:
                        through = 1
                for edge in self.into[node]:
                    cost = now + 4 * (1 + through) + int(10.0 * costs[edge])
                    origin = self.origin[edge]
                    if cost < far[origin]:
                        far[origin] = cost
                        step[origin] = step[node] + 1 + through
                        shut[origin] = shut[node] + costs[edge]
                        hop[origin] = edge
                        while len(waiting) <= cost:
                            waiting.append([])
                        waiting[cost].append(origin)
            now += 1
        steps.append(step)
        closed.append(shut)
        hops.append(hop)


_ATLASES: Final[list[Atlas]] = []


def atlas_of(s: State) -> Atlas:
    for atlas in _ATLASES:
        if atlas.net is s.net:
            return atlas
    if len(_ATLASES) > 8:
        _ATLASES.clear()
    made = Atlas(s.net, s.parts)
    _ATLASES.append(made)
    return made


# -- a position


def node_of(s: State, space: int) -> int:
    return 2 * space + (facing_of(s.at[space]) if s.net.kind[space] == SEGMENT else 0)


@final
class Look:
    """A position looked at once: which train is to bring which good, and at what price."""

    def __init__(self, s: State) -> None:
        self.s: Final = s
        self.t: Final = TASTE
        self.atlas: Final = atlas_of(s)
        self.routes: Final = self.atlas.routes(s)
        self.token: Final = self.t.turn / s.table.full_clock
        self.risk: Final = self.token * self.t.fear
        self.trains: Final = [space for space in range(len(s.at)) if s.at[space]]
        self.goal: Final = [-1] * len(self.trains)  # the city it goes to next, by number; -1: none
        self.tail: Final = [0.0] * len(self.trains)  # cards from there on
        self.gone: Final = [0.0] * len(self.trains)  # cards if it is lost
        self.now: Final = [0.0] * len(self.trains)
        self.after: Final = [0.0] * len(self.trains)  # moved once
        self.missing = 0.0  # cards for goods no train on the board can bring
        self.waiting = 0  # those goods
        self._assign()
        for i in range(len(self.trains)):
            self.now[i] = self.price(i, node_of(s, self.trains[i]))
            self.after[i] = self.moved(i)

    def way(self, city: int, node: int, colour: int) -> float:
        rolls = self.atlas.rolls[colour][self.routes.steps[city][node]]
        return rolls * self.t.stride + self.routes.closed[city][node]

    def _slots(self) -> list[int]:
        """By good and port: how many are still wanted there."""
        s = self.s
        ports = len(s.net.ports)
        out: list[int] = []
        for good in range(len(GOODS)):
            for port in range(2):
                if port >= ports:
                    out.append(0)
                elif ports == 1:
                    out.append(s.table.goods_each - s.n[PORTS + good])
                else:
                    out.append(1 if port_takes(s, port, good) else 0)
        return out

    def _assign(self) -> None:
        s = self.s
        t = self.t
        net = s.net
        slots = self._slots()
        left = s.table.goal - delivered(s)
        idle: list[int] = []
        for i in range(len(self.trains)):
            train = s.at[self.trains[i]]
            good = load_of(train)
            if good < 0:
                idle.append(i)
                continue
            port = self._port(slots, good, node_of(s, self.trains[i]), colour_of(train))
            if port >= 0:
                slots[2 * good + port] -= 1
                left -= 1
                self.goal[i] = net.ports[port] - net.first_city
                self.gone[i] = self._anew(good, port)
        stored = s.n[STORED : STORED + len(GOODS)]
        while left > 0:
            best, who, what, where = 1e9, -1, -1, -1
            for good in range(len(GOODS)):
                if stored[good] <= 0:
                    continue
                city = net.city_of_good[good]
                for i in idle:
                    colour = colour_of(s.at[self.trains[i]])
                    port = self._port(slots, good, 2 * city, colour)
                    if port < 0:
                        break
                    cost = self.way(city - net.first_city, node_of(s, self.trains[i]), colour)
                    cost += self.way(net.ports[port] - net.first_city, 2 * city, colour)
                    if cost < best:
                        best, who, what, where = cost, i, good, port
            if who < 0:
                break
            city = net.city_of_good[what]
            colour = colour_of(s.at[self.trains[who]])
            if self.trains[who] == city:  # it will be loaded before it has to move
                self.goal[who] = net.ports[where] - net.first_city
                self.tail[who] = t.load
            else:
                self.goal[who] = city - net.first_city
                self.tail[who] = t.load + self.way(net.ports[where] - net.first_city, 2 * city, colour)
            self.gone[who] = self._anew(what, where)
            idle.remove(who)
            slots[2 * what + where] -= 1
            stored[what] -= 1
            left -= 1
        if left > 0:
            self._wait(slots, left)

    def _wait(self, slots: list[int], left: int) -> None:
        """Goods no train on the board can bring, the nearest first."""
        ports = len(self.s.net.ports)
        while left > 0:
            best, at = 1e9, -1
            for good in range(len(GOODS)):
                for port in range(ports):
                    if slots[2 * good + port] > 0:
                        cost = self._anew(good, port)
                        if cost < best:
                            best, at = cost, 2 * good + port
            if at < 0:
                break
            slots[at] -= 1
            self.missing += best
            left -= 1
            self.waiting += 1
        short = self.waiting - deployments_to_come(self.s)
        if short > 0.0:
            self.missing += self.t.late * short

    def _port(self, slots: list[int], good: int, node: int, colour: int) -> int:
        """The nearest port that wants the good; -1: none."""
        net = self.s.net
        best, where = 1e9, -1
        for port in range(len(net.ports)):
            if slots[2 * good + port] > 0:
                cost = self.way(net.ports[port] - net.first_city, node, colour)
                if cost < best:
                    best, where = cost, port
        return where

    def _anew(self, good: int, port: int) -> float:
        """Cards for a good that a train still to be deployed will bring."""
        s = self.s
        net = s.net
        colour = 0
        while colour < len(COLOURS) - 1 and s.n[DEPOT + colour] == 0:
            colour += 1
        city = net.city_of_good[good] - net.first_city
        rolls = self.atlas.rolls[colour][int(self.routes.start_steps[city] + 0.5)]
        there = rolls * self.t.stride + self.routes.start_closed[city]
        tail = self.way(net.ports[port] - net.first_city, 2 * net.city_of_good[good], colour)
        return self.t.wait + there + self.t.load + tail

    # -- a train

    def price(self, i: int, node: int) -> float:
        """Cards until the good of this train is in its port, if it stands there."""
        return self.price_with(i, self.s.at[self.trains[i]], node)

    def price_with(self, i: int, train: int, node: int) -> float:
        goal = self.goal[i]
        return self.way(goal, node, colour_of(train)) + self.tail[i] if goal >= 0 else 0.0

    def moved(self, i: int) -> float:
        """The price after a movement, in the mean of the faces, tokens counted."""
        s = self.s
        space = self.trains[i]
        train = s.at[space]
        die = s.parts.dice[colour_of(train)]
        s.at[space] = 0
        total = 0.0
        last = 0
        value = 0.0
        for face in die:  # equal faces lie together
            if face != last:
                last = face
                value = self._set_off(i, train, space, face)
            total += value
        s.at[space] = train
        return total / len(die)

    def _set_off(self, i: int, train: int, space: int, points: int) -> float:
        s = self.s
        if s.net.kind[space] != CITY:
            facing = facing_of(train) if s.net.kind[space] == SEGMENT else 0
            return self._follow(i, train, s.net.exit_at[space] + facing, points, 2 * space + facing)
        best = 1e9
        for way in green_exits(s, space):
            value = self._follow(i, train, way, points, 2 * space)
            if value < best:
                best = value
        return best if best < 1e9 else self.price_with(i, train, 2 * space) + points * self.risk

    def _follow(self, i: int, train: int, way: int, points: int, node: int) -> float:
        s = self.s
        net = s.net
        while points > 0:
            met = ahead(s, way)
            kind = met & AHEAD_MASK
            where = met >> WHERE_SHIFT
            if kind == FACING:
                return self.gone[i] + points * s.parts.head_on_penalty * self.risk
            if kind != FREE:
                return self.price_with(i, train, node) + points * s.parts.unused_penalty * self.risk
            points -= 1
            entry = met >> ENTRY_SHIFT & ENTRY_MASK
            if net.kind[where] == START:
                return self.gone[i] + s.parts.start_penalty * self.risk
            if net.kind[where] == CITY:
                return self._enter(i, train, where, entry, points)
            node = 2 * where + entry
            way = net.exit_at[where] + entry
        return self.price_with(i, train, node)

    def _enter(self, i: int, train: int, city: int, entry: int, points: int) -> float:
        s = self.s
        net = s.net
        port = net.port_of[city]
        good = load_of(train)
        if port >= 0 and good >= 0 and port_takes(s, port, good):
            best = -self.t.good
        elif port >= 0 and net.empties_ports:
            best = self.gone[i]
        else:
            best = self.price_with(i, train, 2 * city)
        if points > 0 and runs_through(s) and not must_deliver(s, city, train):
            for way in ways_through(s, city, entry):
                value = self._follow(i, train, way, points, 2 * city)
                if value < best:
                    best = value
        return best

    # -- timetable cards

    def gain(self, colour: int) -> float:
        """What a movement of all trains of a colour saves."""
        total = 0.0
        for i in range(len(self.trains)):
            train = self.s.at[self.trains[i]]
            if colour_of(train) == colour and (train & HELD == 0 or self.s.step != BY_CARD):
                total += self.now[i] - self.after[i]
        return total

    def gains(self) -> list[float]:
        return [self.gain(colour) for colour in range(len(COLOURS))]

    def to_come(self) -> float:
        """What the next timetable card saves, in the mean of those nobody has seen."""
        s = self.s
        gains = self.gains()
        if s.deck == 1 and s.bottom >= 0:
            return symbols_gain(s.parts.cards[s.bottom].move, gains, 0)
        total = 0.0
        count = 0
        for card in range(1, len(s.parts.cards)):
            if s.unseen >> card & 1:
                count += 1
                total += symbols_gain(s.parts.cards[card].move, gains, 0)
        return total / count if count else 0.0

    def due(self) -> float:
        """What the open card will still save: trains of its current symbol, and its further symbols."""
        s = self.s
        total = 0.0
        for i in range(len(self.trains)):
            if s.at[self.trains[i]] & DUE:
                total += self.now[i] - self.after[i]
        card = s.parts.cards[s.card]
        begun = s.moved.bit_count()
        if begun < len(card.move):
            total += symbols_gain(card.move[begun:], self.gains(), s.moved)
        return total

    # -- the team

    def worth(self) -> float:
        """What the team has left, less what is left to do."""
        s = self.s
        t = self.t
        value = -self.missing + t.good * delivered(s)
        turns = turns_left(s)
        drift = 0.0
        for i in range(len(self.trains)):
            value -= self.now[i]
            drift += self.now[i] - self.after[i]
            space = self.trains[i]
            if s.net.kind[space] == START:
                value -= t.deploys * self.chance(space) * s.parts.deployment_penalty * self.token
        if turns > 0:
            value += t.next * self.to_come() + t.drift * drift
        if s.card >= 0 and s.phase < ACTION:
            value += self.due()
        value += t.turn * turns + self.token * s.clock
        for which in range(len(HELPERS)):
            if has_helper(s, which):
                value += helper_worth(s)
        for seat in range(s.seats):
            if (seat - s.turn) % s.seats <= turns or s.turn == seat:
                value += self.hand(seat, turns)
        return value

    def hand(self, seat: int, turns: int) -> float:
        """Cards the seat will be able to play: those of the active player in its next turn."""
        s = self.s
        t = self.t
        own = seat == s.turn and s.phase > REVEAL
        if own and turns < s.seats:
            return 0.0
        until = s.seats if own else (seat - s.turn) % s.seats
        share = 1.0 - t.crowd / ((turns - until) // s.seats + 1)
        base = HAND + 3 * seat
        value = s.n[base + SIGNAL] * (t.keep_signal - 0.5 * t.fade * (s.n[base + SIGNAL] - 1))
        value += s.n[base + SWITCH] * (t.keep_switch - 0.5 * t.fade * (s.n[base + SWITCH] - 1))
        value += s.n[base + MOVE] * (t.keep_move - 0.5 * t.fade * (s.n[base + MOVE] - 1))
        if own:
            over = cards_in_hand(s, seat) + s.parts.draw - s.parts.hand_limit
            if over > 0:
                value -= over * (t.keep_switch - t.spare - t.fade)
        return value * share

    def chance(self, start: int) -> float:
        """Of two dice to show the number of a start."""
        return (6 - abs(7 - self.s.numbers[start - self.s.net.first_start])) / 36

    # -- what is in the way

    def path(self, i: int) -> list[int]:
        """The edges of a train's way, nearest first; without a task to the next trading city."""
        node = node_of(self.s, self.trains[i])
        goal = self.goal[i]
        if goal < 0:
            colour = colour_of(self.s.at[self.trains[i]])
            for city in self.s.net.city_of_good:
                other = city - self.s.net.first_city
                if goal < 0 or self.way(other, node, colour) < self.way(goal, node, colour):
                    goal = other
        edges: list[int] = []
        while True:
            edge = self.routes.hops[goal][node]
            if edge < 0:
                return edges
            edges.append(edge)
            node = self.atlas.target[edge]


def symbols_gain(symbols: list[int], gains: list[float], moved: int) -> float:
    """What movement symbols save; colours that may be chosen are the best of those not moved yet."""
    total = 0.0
    for colour in symbols:
        if colour != ANY_COLOUR:
            total += gains[colour]
            moved |= 1 << colour
    for shown in symbols:
        if shown == ANY_COLOUR:
            best = -1
            for colour in range(len(COLOURS)):
                if moved >> colour & 1 == 0 and (best < 0 or gains[colour] > gains[best]):
                    best = colour
            if best >= 0:
                total += gains[best]
                moved |= 1 << best
    return total


def helper_worth(s: State) -> float:
    return TASTE.helper * min(1.0, turns_left(s) / TASTE.helper_turns)


def deployments_to_come(s: State) -> float:
    """Trains that the cards still to be revealed will deploy, to be of use."""
    symbols = 0
    unseen = members(s.unseen)
    for card in unseen:
        symbols += len(s.parts.cards[card].deploy)
    per_card = symbols / len(unseen) if unseen else 0.0
    out = per_card * max(0.0, s.deck - TASTE.lead)
    if s.sealed:
        out += len(s.parts.cards[0].deploy)
    return out


def judge(s: State) -> float:
    """In cards."""
    if s.phase == OVER:
        t = TASTE
        if s.result == DELIVERED:
            return t.good_cards * (WON + turns_left(s))
        return t.good_cards * (delivered(s) - WON)
    return Look(s).worth()


def evaluate(s: State, seat: int) -> float:
    """In points, the same for every seat: as many goods as the team has means to deliver."""
    if s.phase == OVER:
        return delivered(s) + (WON + turns_left(s) if s.result == DELIVERED else -WON)
    return s.table.goal + (judge(s) + unfinished(s)) / TASTE.good_cards


def unfinished(s: State) -> float:
    """What a position within a turn leaves out, in cards: those drawn when it ends, and those an action is still to be
    paid with. Without them, ending a turn would seem a gain and beginning an action would seem free."""
    if s.phase <= REVEAL:
        return 0.0
    t = TASTE
    count = cards_to_draw(s, s.turn)
    if s.phase in (TARGET, PAY):
        count -= 2
    return count * (t.keep_signal + t.keep_switch + t.keep_move) / 3
