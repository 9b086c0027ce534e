"""How to plan whole actions: what can be done now, each with the worth of what follows (`judging`).

In step 2 the plans are: load; move a train; change what closes the way of a train, one thing after the other, and then
perhaps move it. Rolls count by the mean of their faces; after each roll the plan is made anew.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.brain import Brain
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all
from gwarek.games.shared.network import members
from gwarek.games.switchsignal.actions import lexicon_of
from gwarek.games.switchsignal.components import (
    CARDS,
    COLOURS,
    CONDUCTOR,
    GOODS,
    LOAD,
    MOVE,
    SIGNAL,
    SWITCH,
    TRAFFIC_CONTROLLER,
)
from gwarek.games.switchsignal.judging import TASTE, Look, atlas_of, helper_worth, judge, symbols_gain
from gwarek.games.switchsignal.judging import evaluate as evaluate
from gwarek.games.switchsignal.rules import keeps_cities
from gwarek.games.switchsignal.state import (
    ACTION,
    ANSWER,
    ASK_COLOUR,
    ASK_START,
    DELIVERED,
    DEPLOY,
    DEPOT,
    DIE,
    EXIT,
    EXTRA,
    HAND,
    HELD,
    IN_CITY,
    KEEP,
    OVER,
    PAY,
    REVEAL,
    SIGNALS,
    STORED,
    SWITCHES,
    TARGET,
    TRAIN,
    State,
    can_pay,
    cards_in_hand,
    colour_of,
    delivered,
    due_trains,
    green_exits,
    has_helper,
    load_of,
    must_deliver,
    runs_through,
    train_of,
    turns_left,
    way_through,
)


@final
class Way:
    """Lines, and what they are worth."""

    def __init__(self, lines: list[Action], value: float) -> None:
        self.lines: Final = lines
        self.value = value


def _value(way: Way) -> float:
    return -way.value


def ways_of(game: AnyGame, s: State, seat: int) -> list[Way]:
    """What can be done now, best first."""
    phase = s.phase
    if phase == ACTION:
        out = _actions(game, s, seat)
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
                for word in words.set[junction]:
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


# -- the timetable card


def _card(s: State, seat: int) -> list[Way]:
    """Decisions about the timetable card."""
    words = atlas_of(s).words
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
        out.append(Way([words.crossing_keeper], usual - helper_worth(s)))
    elif s.phase == DEPLOY:
        for colour in range(len(COLOURS)):
            if s.n[DEPOT + colour] > 0 and s.named >> colour & 1 == 0:
                out.append(Way([words.deploy[colour]], _starts(look, colour)[0].value))
    elif s.phase == ASK_START:
        out.extend(_starts(look, s.colour))
    elif s.phase == ASK_COLOUR:
        for colour in range(len(COLOURS)):
            if s.moved >> colour & 1 == 0:
                out.append(Way([words.colour[colour]], look.gain(colour)))
    else:
        assert s.phase == TRAIN
        out.extend(_due(look))
    return out


def _due(look: Look) -> list[Way]:
    """Which train of the colour moves next, or does not move at all."""
    s = look.s
    words = look.atlas.words
    out: list[Way] = []
    worst, total, at = 0.0, 0.0, -1
    for i in range(len(look.trains)):
        space = look.trains[i]
        if space in due_trains(s):
            gain = look.now[i] - look.after[i]
            total += gain
            if gain < worst:
                worst, at = gain, space
            out.append(Way([words.move[space]], gain))
    most = max([way.value for way in out])
    helper = helper_worth(s)
    if has_helper(s, CONDUCTOR) and not s.rolled and total < -helper:
        out.append(Way([words.conductor[s.colour]], most + 0.1))
    if has_helper(s, TRAFFIC_CONTROLLER) and at >= 0 and worst < -helper:
        out.append(Way([words.controller[at]], most + 0.1))
    return out


def _card_gain(look: Look, card: int) -> float:
    """What a card saves."""
    shown = look.s.parts.cards[card]
    total = symbols_gain(shown.move, look.gains(), 0)
    return total + TASTE.deployed * min(len(shown.deploy), look.waiting)


def _starts(look: Look, colour: int) -> list[Way]:
    """Rolling for the start of a train of this colour, then every free start the Shunter can name."""
    s = look.s
    net = s.net
    words = look.atlas.words
    ways: list[Way] = []
    mean = 0.0
    free = look.worth()
    helper = helper_worth(s)
    for space in range(net.first_start, len(net.spaces)):
        if s.at[space]:
            mean += look.chance(space) * (free - s.parts.deployment_penalty * look.token)
            continue
        s.at[space] = train_of(colour, 0, -1)
        s.n[DEPOT + colour] -= 1
        s.symbol += 1
        value = judge(s)
        s.at[space] = 0
        s.n[DEPOT + colour] += 1
        s.symbol -= 1
        ways.append(Way([words.shunter[space]], value - helper))
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
        game.apply(c, seat, words.logistics)
        out.append(Way([words.logistics], _rolled(game, c, seat)))
        return out
    if s.phase == IN_CITY:
        out.append(Way([words.stop], _tried(game, s, seat, words.stop)))
        c = s
        before: list[Action] = []
        if not runs_through(s):
            c = s.copy()
            game.apply(c, seat, words.dispatcher)
            before = [words.dispatcher]
        if not must_deliver(s, s.mover, s.at[s.mover]):
            for way in s.net.exits(s.mover):
                if way_through(s, s.mover, s.came, way):
                    line = words.through[s.net.exit_line[way]]
                    out.append(Way([*before, line], _tried(game, c, seat, line)))
        return out
    for way in green_exits(s, s.mover):
        leave = words.exit[s.net.exit_line[way]]
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
    dice = lexicon_of(s.parts).die
    total = 0.0
    last = 0
    value = 0.0
    for face in die:
        if face != last:
            last = face
            c = s.copy()
            game.apply(c, -1, dice[face])
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


def _do(game: AnyGame, s: State, seat: int, lines: list[Action], all_lines: list[Action]) -> State:
    """The position after one action and its payment, whose lines are added to the plan."""
    c = s.copy()
    for line in lines:
        all_lines.append(line)
        game.apply(c, seat, line)
    if c.phase == PAY:
        pay = _payment(c, seat)
        all_lines.append(pay)
        game.apply(c, seat, pay)
    return c


def _done_for(game: AnyGame, s: State, seat: int, before: list[Action], lines: list[Action]) -> Way:
    """One action after others, and the worth of what follows."""
    all_lines = before[:]
    c = _do(game, s, seat, lines, all_lines)
    return Way(all_lines, _rolled(game, c, seat) if c.phase == DIE else judge(c))


def _actions(game: AnyGame, s: State, seat: int) -> list[Way]:
    words = atlas_of(s).words
    net = s.net
    if cards_in_hand(s, seat) == 0:
        return [Way([words.done], judge(s))]
    out: list[Way] = []
    for good in range(len(GOODS)):
        space = net.city_of_good[good]
        if s.at[space] and load_of(s.at[space]) < 0 and s.n[STORED + good] > 0:
            out.append(_done_for(game, s, seat, [], [words.load[space]]))
    look = Look(s)
    out.append(Way([words.done], look.worth()))
    for i in range(len(look.trains)):
        _clear_and_move(game, look, i, seat, out)
    return out


def _clear_and_move(game: AnyGame, look: Look, i: int, seat: int, out: list[Way]) -> None:
    """Open the way of a train, one change after the other, with or without a movement after each."""
    s = look.s
    space = look.trains[i]
    move = look.atlas.words.move[space]
    movable = s.at[space] & HELD == 0
    lines: list[Action] = []
    c = s
    if movable and can_pay(c, seat, MOVE):
        out.append(_done_for(game, c, seat, lines, [move]))
    for change in _wanted(look, i):
        act = SWITCH if change >= 0 else SIGNAL
        if not can_pay(c, seat, act):
            return
        words = _setting(c, change >> 3, change & 7) if act == SWITCH else _signal(c, -1 - change)
        if not words:
            continue
        lines = lines[:]
        c = _do(game, c, seat, words, lines)
        out.append(Way(lines, judge(c)))
        if movable and can_pay(c, seat, MOVE):
            out.append(_done_for(game, c, seat, lines, [move]))


def _wanted(look: Look, i: int) -> list[int]:
    """What to change on the way of a train, nearest first: 8 * junction + pair, or -1 - field."""
    s = look.s
    atlas = look.atlas
    out: list[int] = []
    for edge in look.path(i):
        first, junction, second = atlas.first[edge], atlas.junction[edge], atlas.second[edge]
        if first >= 0 and s.green >> first & 1 == 0:
            out.append(-1 - first)
        if junction >= 0 and s.switches[junction] != atlas.pair[edge]:
            out.append(8 * junction + atlas.pair[edge])
        if second >= 0 and s.green >> second & 1 == 0:
            out.append(-1 - second)
        if len(out) >= TASTE.wanted:
            break
    return out


def _setting(s: State, junction: int, pair: int) -> list[Action]:
    """Open this pair of branches, unless a change before has done so."""
    if s.switches[junction] == pair:
        return []
    for switch in atlas_of(s).words.switch[junction]:
        if switch.pair == pair:
            return [switch]
    return []


def _signal(s: State, field: int) -> list[Action]:
    """Put a marker onto this field: the one that is missed least where it is."""
    if s.green >> field & 1:
        return []
    needs = _needs(s)
    free: list[int] = []
    for marker in members(s.green):
        if keeps_cities(s, marker, field):
            free.append(int(1000.0 * needs[marker]) * 256 + marker)
    free.sort()
    best, found = -1e9, -1
    green = s.green
    for one in free[: TASTE.markers]:
        marker = one & 255
        s.green = green & ~(1 << marker) | 1 << field
        value = judge(s)
        s.green = green
        if value > best:
            best, found = value, marker
    if found < 0:
        return []
    words = atlas_of(s).words
    return [words.take[found], words.to[field]]


def _needs(s: State) -> list[float]:
    """By signal field: how soon trains want to pass it."""
    look = Look(s)
    atlas = look.atlas
    out = [0.0] * len(s.net.fields)
    for i in range(len(look.trains)):
        far = 1.0
        for edge in look.path(i):
            far += 1.0
            for field in (atlas.first[edge], atlas.second[edge]):
                if field >= 0:
                    out[field] += 1.0 / far
    return out


def _targets(game: AnyGame, s: State, seat: int) -> list[Way]:
    """A marker is named: where to."""
    out: list[Way] = []
    for line in game.legal(s, seat):
        out.append(_done_for(game, s, seat, [], [line]))
    return out


# -- plans


def shaken(ways: list[Way], rng: Rng, noise: float) -> None:
    """Every line is judged with an error."""
    for way in ways:
        way.value += TASTE.error * noise * (rng.below(2001) - 1000) / 1000
    ways.sort(key=_value)


def plan(game: AnyGame, s: State, seat: int, rng: Rng, noise: float) -> list[Action]:
    """The next action of this seat with all its lines. `noise`: points of error."""
    ways = ways_of(game, s, seat)
    if noise > 0.0:
        shaken(ways, rng, noise)
    return ways[0].lines


def candidates(game: AnyGame, s: State, seat: int, rng: Rng, most: int) -> list[list[Action]]:
    """The best action, found with more thought than `plan` takes: one is enough, nothing is left to be tried."""
    ways = ways_of(game, s, seat)
    if len(ways) > 1:
        if s.phase == ACTION:
            _look_deeper(game, s, seat, ways, TASTE.depth, TASTE.width)
        elif s.phase in (ANSWER, ASK_COLOUR, TRAIN):
            ways = ways[:most]
            _try_card(game, s, seat, ways, rng.below(1 << 30))
            ways.sort(key=_value)
    return [ways[0].lines]


def _try_card(game: AnyGame, s: State, seat: int, ways: list[Way], luck: int) -> None:
    """Judge ways by playing the timetable card to its end, all of them with the same dice."""
    for way in ways:
        total = 0.0
        for i in range(TASTE.tries):
            c = s.copy()
            for line in way.lines:
                game.apply(c, seat, line)
            dice = QuickRng(luck + i)
            draw_all(game, c, dice)
            while REVEAL < c.phase < ACTION:
                for line in ways_of(game, c, seat)[0].lines:
                    game.apply(c, seat, line)
                draw_all(game, c, dice)
            total += _best_after(game, c, seat, 2, 0)
        way.value = total / TASTE.tries


def _look_deeper(game: AnyGame, s: State, seat: int, ways: list[Way], depth: int, width: int) -> None:
    """Judge the first ways by the best that can follow them."""
    for way in ways[:width]:
        c = s.copy()
        for line in way.lines:
            game.apply(c, seat, line)
        if c.phase == ACTION:
            way.value = _best_after(game, c, seat, depth, width)
        elif c.phase == DIE:
            way.value = _rolled_after(game, c, seat, depth, width)
    ways.sort(key=_value)


def _best_after(game: AnyGame, s: State, seat: int, depth: int, width: int) -> float:
    """The worth of a position in step 2, by the best action."""
    if s.phase != ACTION:
        return judge(s)
    ways = ways_of(game, s, seat)
    if depth > 2:
        _look_deeper(game, s, seat, ways, depth - 1, max(2, width // 2))
    return ways[0].value


def _rolled_after(game: AnyGame, s: State, seat: int, depth: int, width: int) -> float:
    """The same for a position in which a die is to be rolled first."""
    keep = atlas_of(s).words.keep
    die = s.parts.dice[colour_of(s.at[s.mover])]
    dice = lexicon_of(s.parts).die
    total = 0.0
    last = 0
    value = 0.0
    for face in die:
        if face != last:
            last = face
            c = s.copy()
            game.apply(c, -1, dice[face])
            if c.phase == KEEP:
                game.apply(c, seat, keep)
            while c.phase in (EXIT, IN_CITY):
                for line in _best(_movements(game, c, seat)).lines:
                    game.apply(c, seat, line)
            value = _best_after(game, c, seat, depth, width)
        total += value
    return total / len(die)


def _best(ways: list[Way]) -> Way:
    best = ways[0]
    for way in ways:
        if way.value > best.value:
            best = way
    return best


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
        for line in ways_of(game, s, s.turn)[0].lines:
            game.apply(s, s.turn, line)


BRAIN: Final = Brain(plan, candidates, play_on)
