"""What a partner thinks of a position, and how to plan whole actions.

Everything is counted in action cards. What is still to be done has a price: for every good that is missing, the way of
the train that is to bring it, its segments and the switches and signals to be changed on it, and the loading. What the
team has left is counted too: cards, turns, time tokens. Every train is also moved once in thought by each face of its
die, since timetable cards will move it: a way that is closed costs tokens there, an open one saves cards.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all
from gwarek.games.shared.network import members
from gwarek.games.switchsignal.actions import Die, Words
from gwarek.games.switchsignal.components import (
    ANY_COLOUR,
    CARDS,
    COLOURS,
    CONDUCTOR,
    CROSSING_KEEPER,
    DISPATCHER,
    GOODS,
    HELPERS,
    LOAD,
    LOGISTICS,
    MOVE,
    SIGNAL,
    SWITCH,
    TRAFFIC_CONTROLLER,
    Parts,
)
from gwarek.games.switchsignal.network import CITY, PAIRS, SEGMENT, START, Network
from gwarek.games.switchsignal.state import (
    ACTION,
    AHEAD_MASK,
    ANSWER,
    ASK_COLOUR,
    ASK_START,
    BY_CARD,
    DELIVERED,
    DEPLOY,
    DEPOT,
    DIE,
    ENTRY_MASK,
    ENTRY_SHIFT,
    EXIT,
    EXTRA,
    FACING,
    FREE,
    HAND,
    HELD,
    IN_CITY,
    KEEP,
    OVER,
    PAY,
    PORTS,
    REVEAL,
    SIGNALS,
    STORED,
    SWITCHES,
    TARGET,
    TRAIN,
    WHERE_SHIFT,
    State,
    ahead,
    can_pay,
    cards_in_hand,
    colour_of,
    delivered,
    due_trains,
    facing_of,
    green_exits,
    has_helper,
    load_of,
    markers_at,
    must_deliver,
    port_takes,
    runs_through,
    turns_left,
    way_through,
    ways_through,
)

WON: Final = 100.0  # points; a team that has won is better off than any other
FAR: Final = 400  # tenths of a card: no way is longer


@final
class Taste:
    """The weights, in cards. Found by play."""

    def __init__(self) -> None:
        self.stride = 1.2  # a movement by the mean of the die
        self.switch = 0.4  # a switch on the way that is set otherwise: by then it may be set anyhow
        self.signal = 0.5  # a red signal on the way
        self.load = 1.6
        self.halt = 0.5  # a stop in a city on the way, in movements
        self.card = 0.5  # a card kept
        self.fade = 0.06  # each further card of its kind is worth so much less
        self.spare = 0.12  # a card that keeps another from being drawn
        self.turn = 6.0
        self.moved = 0.85  # how far a movement by timetable cards to come counts, and
        self.forced = 0.7  # the same where the team would rather not choose the colour
        self.deploys = 0.5  # chance that the next timetable card deploys a train
        self.wait = 4.0  # a train that is still to be deployed
        self.late = 8.0  # a good for which no train will come any more
        self.good = 2.5  # a good delivered, besides what it saved
        self.helper = 1.5
        self.helper_turns = 6.0  # so many turns before the end helpers begin to lose their worth
        self.good_cards = 8.0  # cards a good takes, to tell points from cards
        # weaker levels
        self.error = 0.12  # how much of a level's noise a line feels
        # search
        self.wanted = 2  # obstacles looked at on the way of a train
        self.pairs = 4  # changes after which movements are tried
        self.clear = 1.6  # cards: a worse plan is not tried
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


@final
class Atlas:
    """A network as a graph: a node is a space and a direction, an edge a boundary with what can close it."""

    def __init__(self, net: Network, parts: Parts) -> None:
        self.net: Final = net
        self.parts: Final = parts
        self.words: Final = Words(parts)
        self.origin: Final[list[int]] = []
        self.target: Final[list[int]] = []
        self.first: Final[list[int]] = []  # signal before the junction; -1: none
        self.junction: Final[list[int]] = []
        self.pair: Final[list[int]] = []
        self.second: Final[list[int]] = []  # signal behind it
        self.into: Final[list[list[int]]] = [[] for _ in range(2 * len(net.spaces))]
        self.mean: Final = [sum(die) / len(die) for die in parts.dice]
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
            if len(self.known) > 4000:
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
        return Routes(steps, closed, hops)

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
        waiting: list[list[int]] = [[] for _ in range(FAR)]
        waiting[0].append(goal)
        for now in range(FAR):
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
                        waiting[cost].append(origin)
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
        self.stride: Final = [self.t.stride / mean for mean in self.atlas.mean]
        self.token: Final = self.t.turn / s.table.full_clock
        self.trains: Final = [space for space in range(len(s.at)) if s.at[space]]
        self.goal: Final = [-1] * len(self.trains)  # the city it goes to next, by number; -1: none
        self.tail: Final = [0.0] * len(self.trains)  # cards from there on
        self.gone: Final = [0.0] * len(self.trains)  # cards if it is lost
        self.now: Final = [0.0] * len(self.trains)
        self.after: Final = [0.0] * len(self.trains)  # moved once
        self.missing = 0.0  # cards for goods no train on the board can bring
        self._assign()
        for i in range(len(self.trains)):
            self.now[i] = self.price(i, node_of(s, self.trains[i]))
            self.after[i] = self.moved(i)

    def way(self, city: int, node: int, colour: int) -> float:
        return self.routes.steps[city][node] * self.stride[colour] + self.routes.closed[city][node]

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
        waiting = 0
        while left > 0:
            best, what, where = 1e9, -1, -1
            for good in range(len(GOODS)):
                for port in range(len(net.ports)):
                    if slots[2 * good + port] > 0:
                        cost = self._anew(good, port)
                        if cost < best:
                            best, what, where = cost, good, port
            if what < 0:
                break
            slots[2 * what + where] -= 1
            self.missing += best
            left -= 1
            waiting += 1
        short = waiting - deployments_to_come(s)
        if short > 0.0:
            self.missing += t.late * short

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
        city = net.city_of_good[good]
        steps = 0.0
        starts = len(net.spaces) - net.first_start
        for space in range(net.first_start, len(net.spaces)):
            steps += self.way(city - net.first_city, 2 * space, colour)
        tail = self.way(net.ports[port] - net.first_city, 2 * city, colour)
        return self.t.wait + steps / starts + self.t.load + tail

    # -- a train

    def price(self, i: int, node: int) -> float:
        """Cards until the good of this train is in its port, if it stands there."""
        goal = self.goal[i]
        if goal < 0:
            return 0.0
        return self.way(goal, node, colour_of(self.s.at[self.trains[i]])) + self.tail[i]

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
        return best if best < 1e9 else self.price_with(i, train, 2 * space) + points * self.token

    def price_with(self, i: int, train: int, node: int) -> float:
        goal = self.goal[i]
        return self.way(goal, node, colour_of(train)) + self.tail[i] if goal >= 0 else 0.0

    def _follow(self, i: int, train: int, way: int, points: int, node: int) -> float:
        s = self.s
        net = s.net
        while points > 0:
            met = ahead(s, way)
            kind = met & AHEAD_MASK
            where = met >> WHERE_SHIFT
            if kind == FACING:
                return self.gone[i] + points * s.parts.head_on_penalty * self.token
            if kind != FREE:
                return self.price_with(i, train, node) + points * s.parts.unused_penalty * self.token
            points -= 1
            entry = met >> ENTRY_SHIFT & ENTRY_MASK
            if net.kind[where] == START:
                return self.gone[i] + s.parts.start_penalty * self.token
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

    # -- the team

    def worth(self) -> float:
        """What the team has left, less what is left to do."""
        s = self.s
        t = self.t
        value = -self.missing + t.good * delivered(s)
        for i in range(len(self.trains)):
            value -= self.now[i]
            space = self.trains[i]
            gain = self.now[i] - self.after[i]
            value += gain * (t.moved if gain > 0.0 else t.forced)
            if s.net.kind[space] == START:
                value -= t.deploys * self.chance(space) * s.parts.deployment_penalty * self.token
        turns = turns_left(s)
        value += t.turn * turns + self.token * s.clock
        helper = t.helper * min(1.0, turns / t.helper_turns)
        for which in range(len(HELPERS)):
            if has_helper(s, which):
                value += helper
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
        value = 0.0
        for kind in range(len(CARDS)):
            count = s.n[HAND + 3 * seat + kind]
            value += count * (t.card - 0.5 * t.fade * (count - 1))
        if own:
            over = cards_in_hand(s, seat) + s.parts.draw - s.parts.hand_limit
            if over > 0:
                value -= over * (t.card - t.spare - t.fade)
        return value

    def gain(self, colour: int) -> float:
        """What a movement of all trains of a colour saves."""
        total = 0.0
        for i in range(len(self.trains)):
            train = self.s.at[self.trains[i]]
            if colour_of(train) == colour and (train & HELD == 0 or self.s.step != BY_CARD):
                total += self.now[i] - self.after[i]
        return total

    def chance(self, start: int) -> float:
        """Of two dice to show the number of a start."""
        return (6 - abs(7 - self.s.numbers[start - self.s.net.first_start])) / 36

    def obstacles(self, i: int, most: int, edges: list[int]) -> None:
        """Edges on the way of a train that are closed, nearest first; without a task to the next city."""
        node = node_of(self.s, self.trains[i])
        goal = self.goal[i]
        if goal < 0:
            colour = colour_of(self.s.at[self.trains[i]])
            for city in self.s.net.city_of_good:
                other = city - self.s.net.first_city
                if goal < 0 or self.way(other, node, colour) < self.way(goal, node, colour):
                    goal = other
        found = 0
        while found < most:
            edge = self.routes.hops[goal][node]
            if edge < 0:
                return
            if self.is_closed(edge):
                found += 1
                if edge not in edges:
                    edges.append(edge)
            node = self.atlas.target[edge]

    def is_closed(self, edge: int) -> bool:
        s = self.s
        atlas = self.atlas
        for field in (atlas.first[edge], atlas.second[edge]):
            if field >= 0 and s.green >> field & 1 == 0:
                return True
        junction = atlas.junction[edge]
        return junction >= 0 and s.switches[junction] != atlas.pair[edge]


def deployments_to_come(s: State) -> float:
    """Trains that the cards still to be revealed will deploy, to be of use."""
    symbols = 0
    unseen = members(s.unseen)
    for card in unseen:
        symbols += len(s.parts.cards[card].deploy)
    per_card = symbols / len(unseen) if unseen else 0.0
    out = per_card * max(0, s.deck - 2)
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
    return s.table.goal + judge(s) / TASTE.good_cards


# -- decisions


@final
class Way:
    """Lines, and what they are worth."""

    def __init__(self, lines: list[Action], value: float) -> None:
        self.lines: Final = lines
        self.value = value


def _value(way: Way) -> float:
    return -way.value


def ways_of(game: AnyGame, s: State, seat: int, full: bool) -> list[Way]:
    """What can be done now, best first. `full`: also changes followed by a movement."""
    phase = s.phase
    if phase == ACTION:
        out = _actions(game, s, seat, full)
    elif phase == TARGET:
        out = _targets(game, s, seat)
    elif phase in (KEEP, EXIT, IN_CITY):
        out = _movements(game, s, seat)
    elif phase == PAY:
        out = [Way([_payment(s, seat)], 0.0)]
    elif phase in (SWITCHES, SIGNALS, EXTRA):
        out = _layout(game, s, seat)
    else:
        out = _card(s, seat)
    out.sort(key=_value)
    return out


def _layout(game: AnyGame, s: State, seat: int) -> list[Way]:
    """The layout of the first game is a good one; an extra marker goes where it opens most."""
    net = s.net
    words = atlas_of(s).words
    if s.phase == SWITCHES:
        for junction in range(len(net.junctions)):
            if s.switches[junction] < 0:
                for word in words.set[s.table.junction_off + junction]:
                    if word.pair == net.first_open[junction]:
                        return [Way([word], 0.0)]
    out: list[Way] = []
    for line in game.legal(s, seat):
        c = s.copy()
        game.apply(c, seat, line)
        value = judge(c)
        if s.phase == SIGNALS and c.green & net.first_green == c.green:
            value += 100.0
        out.append(Way([line], value))
    return out


def _card(s: State, seat: int) -> list[Way]:
    """Decisions about the timetable card."""
    words = atlas_of(s).words
    t = TASTE
    helper = t.helper * min(1.0, turns_left(s) / t.helper_turns)
    out: list[Way] = []
    if s.phase == REVEAL:
        return [Way([words.reveal], 0.0)]
    look = Look(s)
    if s.phase == ANSWER:
        usual = 0.0
        unseen = members(s.unseen)
        for card in unseen:
            usual += _card_gain(look, card) / len(unseen)
        out.append(Way([words.resolve], _card_gain(look, s.card)))
        out.append(Way([words.use[CROSSING_KEEPER]], usual - helper))
    elif s.phase == DEPLOY:
        for colour in range(len(COLOURS)):
            if s.n[DEPOT + colour] > 0 and s.named >> colour & 1 == 0:
                out.append(Way([words.deploy[colour]], look.atlas.mean[colour]))
    elif s.phase == ASK_START:
        out.extend(_starts(look))
        for way in out[1:]:
            way.value -= helper
    elif s.phase == ASK_COLOUR:
        for colour in range(len(COLOURS)):
            if s.moved >> colour & 1 == 0:
                out.append(Way([words.colour[colour]], look.gain(colour)))
    else:
        assert s.phase == TRAIN
        worst, total, at = 0.0, 0.0, -1
        for i in range(len(look.trains)):
            space = look.trains[i]
            if space in due_trains(s):
                gain = look.now[i] - look.after[i]
                total += gain
                if gain < worst:
                    worst, at = gain, space
                out.append(Way([words.move[s.table.space_off + space]], gain))
        most = max([way.value for way in out])
        if has_helper(s, CONDUCTOR) and not s.rolled and total < -helper:
            out.append(Way([words.conduct[s.colour]], most + 0.1))
        if has_helper(s, TRAFFIC_CONTROLLER) and at >= 0 and worst < -helper:
            out.append(Way([words.hold[s.table.space_off + at]], most + 0.1))
    return out


def _card_gain(look: Look, card: int) -> float:
    """What the movements of a card save; colours that may be chosen are the best ones."""
    total = 0.0
    free: list[float] = [look.gain(colour) for colour in range(len(COLOURS))]
    for colour in look.s.parts.cards[card].move:
        if colour != ANY_COLOUR:
            total += free[colour]
        else:
            best = max(free)
            total += best
            free.remove(best)
    return total


def _starts(look: Look) -> list[Way]:
    """Rolling, and every free start the Shunter can name."""
    s = look.s
    net = s.net
    words = look.atlas.words
    ways: list[Way] = []
    mean = 0.0
    for space in range(net.first_start, len(net.spaces)):
        value = -s.parts.deployment_penalty * look.token
        if s.at[space] == 0:
            best = 1e9
            for good in range(len(GOODS)):
                if s.n[STORED + good] > 0:
                    city = net.city_of_good[good] - net.first_city
                    best = min(best, look.way(city, 2 * space, s.colour))
            value = -best
            ways.append(Way([words.shunt[s.table.space_off + space]], value))
        mean += look.chance(space) * value
    return [Way([words.roll], mean), *ways]


# -- a movement


def _movements(game: AnyGame, s: State, seat: int) -> list[Way]:
    """What to do with the train that moves."""
    words = atlas_of(s).words
    out: list[Way] = []
    if s.phase == KEEP:
        out.append(Way([words.keep], _tried(game, s, seat, words.keep)))
        c = s.copy()
        game.apply(c, seat, words.use[LOGISTICS])
        out.append(Way([words.use[LOGISTICS]], _rolled(game, c, seat)))
        return out
    if s.phase == IN_CITY:
        out.append(Way([words.stop], _tried(game, s, seat, words.stop)))
        c = s
        before: list[Action] = []
        if not runs_through(s):
            c = s.copy()
            game.apply(c, seat, words.use[DISPATCHER])
            before = [words.use[DISPATCHER]]
        if not must_deliver(s, s.mover, s.at[s.mover]):
            for way in s.net.exits(s.mover):
                if way_through(s, s.mover, s.came, way):
                    line = words.through[s.table.line_off + s.net.exit_line[way]]
                    out.append(Way([*before, line], _tried(game, c, seat, line)))
        return out
    for way in green_exits(s, s.mover):
        leave = words.exit[s.table.line_off + s.net.exit_line[way]]
        out.append(Way([leave], _tried(game, s, seat, leave)))
    return out


def _tried(game: AnyGame, s: State, seat: int, line: Action) -> float:
    c = s.copy()
    game.apply(c, seat, line)
    return _ended(game, c, seat)


def _ended(game: AnyGame, s: State, seat: int) -> float:
    """The worth when the movement has come to its end, by the best choices."""
    if s.phase in (EXIT, IN_CITY):
        best = -1e9
        for way in _movements(game, s, seat):
            if way.value > best:
                best = way.value
        return best
    return judge(s)


def _rolled(game: AnyGame, s: State, seat: int) -> float:
    """The mean over the faces of the die that is to be rolled now."""
    words = atlas_of(s).words
    die = s.parts.dice[colour_of(s.at[s.mover])]
    total = 0.0
    last = 0
    value = 0.0
    for face in die:
        if face != last:
            last = face
            c = s.copy()
            game.apply(c, -1, Die(face))
            if c.phase == KEEP:
                game.apply(c, seat, words.keep)
            value = _ended(game, c, seat)
        total += value
    return total / len(die)


# -- action cards


def _payment(s: State, seat: int) -> Action:
    """The cards that are missed least."""
    words = atlas_of(s).words
    base = HAND + 3 * seat
    if s.act != LOAD and s.n[base + s.act] > 0:
        return words.pay_one[s.act]
    most = 0
    for kind in range(1, len(CARDS)):
        if s.n[base + kind] > s.n[base + most]:
            most = kind
    if s.act == LOAD:
        return words.pay_one[most]
    best, worth = words.pay_two[0], -1
    for pay in words.pay_two:
        one, two = s.n[base + pay.first], s.n[base + pay.second]
        if one == 0 or two == 0 or (pay.first == pay.second and one < 2):
            continue
        left = 2 * one - 1 if pay.first == pay.second else one + two
        if left > worth:
            best, worth = pay, left
    return best


def _done_for(game: AnyGame, s: State, seat: int, lines: list[Action]) -> Way:
    """The lines of one action, with its payment, and the worth of what follows."""
    c = s.copy()
    lines = lines[:]
    for line in lines:
        game.apply(c, seat, line)
    if c.phase == PAY:
        pay = _payment(c, seat)
        lines.append(pay)
        game.apply(c, seat, pay)
    return Way(lines, _rolled(game, c, seat) if c.phase == DIE else judge(c))


def _moves(game: AnyGame, s: State, seat: int) -> list[Way]:
    out: list[Way] = []
    if not can_pay(s, seat, MOVE):
        return out
    words = atlas_of(s).words
    for space in range(len(s.at)):
        if s.at[space] and s.at[space] & HELD == 0:
            out.append(_done_for(game, s, seat, [words.move[s.table.space_off + space]]))
    return out


def _actions(game: AnyGame, s: State, seat: int, full: bool) -> list[Way]:
    words = atlas_of(s).words
    net = s.net
    if cards_in_hand(s, seat) == 0:
        return [Way([words.done], judge(s))]
    out: list[Way] = []
    for good in range(len(GOODS)):
        space = net.city_of_good[good]
        if s.at[space] and load_of(s.at[space]) < 0 and s.n[STORED + good] > 0:
            out.append(_done_for(game, s, seat, [words.load[s.table.space_off + space]]))
    changes = _changes(game, s, seat)
    out.extend(changes)
    out.extend(_moves(game, s, seat))
    if full:
        changes.sort(key=_value)
        for change in changes[: TASTE.pairs]:
            c = s.copy()
            for line in change.lines:
                game.apply(c, seat, line)
            for way in _moves(game, c, seat):
                out.append(Way([*change.lines, *way.lines], way.value))
    out.append(Way([words.done], judge(s)))
    return out


def _changes(game: AnyGame, s: State, seat: int) -> list[Way]:
    """Switches and signals on the ways of the trains."""
    words = atlas_of(s).words
    out: list[Way] = []
    look = Look(s)
    atlas = look.atlas
    edges: list[int] = []
    for i in range(len(look.trains)):
        look.obstacles(i, TASTE.wanted, edges)
    settings: list[int] = []
    fields: list[int] = []
    for edge in edges:
        junction = atlas.junction[edge]
        if junction >= 0 and s.switches[junction] != atlas.pair[edge]:
            setting = 8 * junction + atlas.pair[edge]
            if setting not in settings:
                settings.append(setting)
        for field in (atlas.first[edge], atlas.second[edge]):
            if field >= 0 and s.green >> field & 1 == 0 and field not in fields:
                fields.append(field)
    if can_pay(s, seat, SWITCH):
        for setting in settings:
            for switch in words.switch[s.table.junction_off + (setting >> 3)]:
                if switch.pair == setting & 7:
                    out.append(_done_for(game, s, seat, [switch]))
    if can_pay(s, seat, SIGNAL):
        for field in fields:
            taken = _marker_for(s, field)
            if taken >= 0:
                off = s.table.field_off
                out.append(_done_for(game, s, seat, [words.take[off + taken], words.to[off + field]]))
    return out


def _may_go(s: State, marker: int, field: int) -> bool:
    city = s.net.field_city[marker]
    return city < 0 or s.net.field_city[field] == city or markers_at(s, city) > 1


def _marker_for(s: State, field: int) -> int:
    """The signal marker that is missed least where it is; -1: none may go there."""
    best, found = -1e9, -1
    green = s.green
    for marker in members(green):
        if _may_go(s, marker, field):
            s.green = green & ~(1 << marker) | 1 << field
            value = judge(s)
            s.green = green
            if value > best:
                best, found = value, marker
    return found


def _targets(game: AnyGame, s: State, seat: int) -> list[Way]:
    """A marker is named: where to."""
    out: list[Way] = []
    for line in game.legal(s, seat):
        out.append(_done_for(game, s, seat, [line]))
    return out


# -- plans


def shaken(ways: list[Way], rng: Rng, noise: float) -> None:
    """Every line is judged with an error."""
    for way in ways:
        way.value += TASTE.error * noise * (rng.below(2001) - 1000) / 1000
    ways.sort(key=_value)


def plan(game: AnyGame, s: State, seat: int, rng: Rng, noise: float) -> list[Action]:
    """The next action of this seat with all its lines. `noise`: points of error."""
    ways = ways_of(game, s, seat, noise == 0.0)
    if noise > 0.0:
        shaken(ways, rng, noise)
    return ways[0].lines


def candidates(game: AnyGame, s: State, seat: int, rng: Rng, most: int) -> list[list[Action]]:
    """The most promising actions, best first; where one is clearly best, or little hangs on it, only that."""
    ways = ways_of(game, s, seat, True)
    out: list[list[Action]] = []
    firsts: list[Action] = []
    for way in ways:
        if way.value < ways[0].value - TASTE.clear or len(out) == most:
            break
        if way.lines[0] not in firsts:  # the same beginning is the same decision
            firsts.append(way.lines[0])
            out.append(way.lines)
    return out


def play_on(game: AnyGame, s: State, seat: int, way: list[Action], rng: Rng, turns: int) -> float:
    """What a plan is worth, in points, when everybody plays on for some turns; changes the position."""
    return _follow(game, s, seat, way, rng, turns) / TASTE.good_cards


def _follow(game: AnyGame, s: State, seat: int, way: list[Action], rng: Rng, turns: int) -> float:
    """In cards."""
    luck = QuickRng(rng.below(1 << 30))
    for line in way:
        game.apply(s, seat, line)
    last = s.number + min(turns, TASTE.ahead)
    while True:
        draw_all(game, s, luck)
        if s.phase == OVER:
            t = TASTE
            if s.result == DELIVERED:
                return t.end + t.turn * turns_left(s)
            return t.good_cards * (delivered(s) - s.table.goal) - t.end
        if s.phase == REVEAL and s.number > last:
            return judge(s)
        for line in ways_of(game, s, s.turn, False)[0].lines:
            game.apply(s, s.turn, line)
