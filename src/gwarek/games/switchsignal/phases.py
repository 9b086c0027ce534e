"""The sequence of play: who acts, what each phase offers, and what chance has to decide."""

from __future__ import annotations

from math import comb, factorial
from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from
from gwarek.core.event import Event
from gwarek.core.rule import Violation, all_hold, broken
from gwarek.core.seat import CHANCE
from gwarek.games.shared.network import members
from gwarek.games.switchsignal.action_cards import ask_payment, ask_target, end_turn, pay, take_cards
from gwarek.games.switchsignal.actions import (
    Colour,
    Deploy,
    Dice,
    Die,
    Done,
    Drawn,
    Exit,
    First,
    Keep,
    Load,
    Move,
    Numbers,
    Pay,
    PlaceSignal,
    Resolve,
    Reveal,
    Roll,
    SetSwitch,
    Shown,
    Stop,
    Switch,
    Take,
    Through,
    To,
    Token,
    Use,
    Words,
)
from gwarek.games.switchsignal.components import (
    CARDS,
    CONDUCTOR,
    CROSSING_KEEPER,
    DISPATCHER,
    LOAD,
    LOGISTICS,
    MOVE,
    SHUNTER,
    SIGNAL,
    SWITCH,
)
from gwarek.games.switchsignal.effects import use_helper
from gwarek.games.switchsignal.movement import (
    die_fell,
    leave_city,
    roll_again,
    run_through,
    set_off,
    stop_in_city,
)
from gwarek.games.switchsignal.rules import (
    COLOUR_RULES,
    DEPLOY_RULES,
    DONE_RULES,
    EXIT_RULES,
    EXTRA_RULES,
    HELD_RULES,
    HELPER_RULES,
    LOAD_RULES,
    MOMENT_RULES,
    MOVE_RULES,
    NOT_NOW,
    NOT_YOUR_TURN,
    PAID_RULES,
    PAY_RULES,
    PLACE_ON_BOARD,
    PLACE_RULES,
    SET_RULES,
    SWITCH_RULES,
    TAKE_RULES,
    THROUGH_RULES,
    TO_RULES,
    TRAIN_RULES,
    Ask,
)
from gwarek.games.switchsignal.setup import name_first, number_starts, place_signal, set_switch
from gwarek.games.switchsignal.state import (
    ACTION,
    ANSWER,
    ASK_COLOUR,
    ASK_START,
    CARD,
    CHANCE_PHASES,
    DEAL,
    DEPLOY,
    DICE,
    DIE,
    DRAW,
    EXIT,
    EXTRA,
    FIRST,
    IN_CITY,
    KEEP,
    LAYOUT_PHASES,
    NUMBERS,
    OVER,
    PAY,
    POOL,
    REVEAL,
    SIGNALS,
    SWITCHES,
    TARGET,
    TOKEN,
    TRAIN,
    State,
    can_pay,
    cards_in_hand,
    colour_of,
    has_helper,
)
from gwarek.games.switchsignal.timetable import (
    choose_colour,
    deploy_at,
    dice_fell,
    go_on,
    hold_colour,
    hold_train,
    name_deployment,
    put_under,
    reveal,
    roll_for,
    roll_start,
    show_card,
    token_fell,
)


def to_act(s: State) -> list[int]:
    if s.phase == OVER:
        return []
    return [s.turn] if s.phase > CHANCE_PHASES else [CHANCE]


# -- what is offered


def candidates(words: Words, s: State, seat: int) -> list[Action]:
    """Every line this phase can spell with the pieces of this board, legal or not."""
    out: list[Action] = []
    if s.turn != seat or s.phase <= CHANCE_PHASES or s.phase == OVER:
        return out
    phase = s.phase
    fields = range(s.table.field_off, s.table.field_off + len(s.net.fields))
    spaces = range(s.table.space_off, s.table.space_off + len(s.net.spaces))
    lines = range(s.table.line_off, s.table.line_off + len(s.net.lines))
    junctions = range(s.table.junction_off, s.table.junction_off + len(s.net.junctions))
    if phase == SWITCHES:
        for junction in junctions:
            out.extend(words.set[junction])
    elif phase in (SIGNALS, EXTRA):
        out.extend([words.place[field] for field in fields])
    elif phase == DEPLOY:
        out.extend(words.deploy)
    elif phase == ASK_COLOUR:
        out.extend(words.colour)
    elif phase == TRAIN:
        out.extend([words.move[space] for space in spaces])
    elif phase == EXIT:
        out.extend([words.exit[line] for line in lines])
    elif phase == IN_CITY:
        out.append(words.stop)
        out.extend([words.through[line] for line in lines])
    elif phase == TARGET:
        out.extend([words.to[field] for field in fields])
    elif phase == PAY:
        out.extend(words.pay_one)
        out.extend(words.pay_two)
    elif phase == ACTION:
        out.extend([words.take[field] for field in fields])
        for junction in junctions:
            out.extend(words.switch[junction])
        for space in spaces:
            out.extend([words.move[space], words.load[space]])
        out.append(words.done)
        out.extend(words.fewer)
    else:
        out.append(_plain_line(words, phase))
    if phase > LAYOUT_PHASES:
        out.extend([words.use[helper] for helper in (LOGISTICS, DISPATCHER, CROSSING_KEEPER)])
        out.extend(words.conduct)
        out.extend([words.shunt[space] for space in spaces if space in words.starts])
        out.extend([words.hold[space] for space in spaces])
    return out


def _plain_line(words: Words, phase: int) -> Action:
    """The line of a phase that offers one besides its helper."""
    if phase == REVEAL:
        return words.reveal
    if phase == ANSWER:
        return words.resolve
    if phase == ASK_START:
        return words.roll
    assert phase == KEEP
    return words.keep


def legal(words: Words, s: State, seat: int) -> list[Action]:
    """The candidates that break no rule; what hands and board exclude at a glance is not asked about."""
    out: list[Action] = []
    if s.turn != seat or s.phase <= CHANCE_PHASES or s.phase == OVER:
        return out
    ask = Ask(s, seat)
    phase = s.phase
    if phase == ACTION:
        _legal_actions(words, ask, out)
    elif phase == TRAIN:
        _legal_trains(words, ask, out)
    elif phase == EXIT:
        for way in s.net.exits(s.mover):
            leave = words.exit[s.table.line_off + s.net.exit_line[way]]
            if all_hold(EXIT_RULES, ask, leave):
                out.append(leave)
    elif phase == IN_CITY:
        out.append(words.stop)
        for way in s.net.exits(s.mover):
            through = words.through[s.table.line_off + s.net.exit_line[way]]
            if all_hold(THROUGH_RULES, ask, through):
                out.append(through)
    elif phase == TARGET:
        for field in range(len(s.net.fields)):
            to = words.to[s.table.field_off + field]
            if all_hold(TO_RULES, ask, to):
                out.append(to)
    elif phase == PAY:
        for payment in words.pay_one + words.pay_two:
            if all_hold(PAY_RULES, ask, payment):
                out.append(payment)
    elif phase == DEPLOY:
        for deploy in words.deploy:
            if all_hold(DEPLOY_RULES, ask, deploy):
                out.append(deploy)
    elif phase == ASK_COLOUR:
        for colour in words.colour:
            if all_hold(COLOUR_RULES, ask, colour):
                out.append(colour)
    elif phase <= LAYOUT_PHASES:
        _legal_layout(words, ask, out)
    else:
        out.append(_plain_line(words, phase))
        if phase == ASK_START:
            for space in range(s.net.first_start, len(s.net.spaces)):
                _offer(ask, words.shunt[s.table.space_off + space], out)
        elif phase == ANSWER:
            _offer(ask, words.use[CROSSING_KEEPER], out)
        elif phase == KEEP:
            _offer(ask, words.use[LOGISTICS], out)
    if phase > LAYOUT_PHASES and has_helper(s, DISPATCHER):
        _offer(ask, words.use[DISPATCHER], out)
    return out


def _offer(ask: Ask, use: Use, out: list[Action]) -> None:
    if all_hold(HELPER_RULES, ask, use) and all_hold(MOMENT_RULES[use.helper], ask, use):
        out.append(use)


def _legal_layout(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    if s.phase == SWITCHES:
        for junction in range(len(s.net.junctions)):
            if s.switches[junction] < 0:
                out.extend(words.set[s.table.junction_off + junction])
        return
    rules = PLACE_RULES if s.phase == SIGNALS else EXTRA_RULES
    for field in range(len(s.net.fields)):
        place = words.place[s.table.field_off + field]
        if all_hold(rules, ask, place):
            out.append(place)


def _legal_trains(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    for space in range(len(s.at)):
        if s.at[space]:
            move = words.move[s.table.space_off + space]
            if all_hold(TRAIN_RULES, ask, move):
                out.append(move)
    _offer(ask, words.conduct[s.colour], out)
    for space in range(len(s.at)):
        if s.at[space]:
            _offer(ask, words.hold[s.table.space_off + space], out)


def _legal_actions(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    net = s.net
    if can_pay(s, ask.seat, SIGNAL):
        for field in members(s.green):
            take = words.take[s.table.field_off + field]
            if all_hold(TAKE_RULES, ask, take):
                out.append(take)
    if can_pay(s, ask.seat, SWITCH):
        for junction in range(len(net.junctions)):
            for switch in words.switch[s.table.junction_off + junction]:
                if all_hold(SWITCH_RULES, ask, switch):
                    out.append(switch)
    movable = can_pay(s, ask.seat, MOVE)
    loadable = cards_in_hand(s, ask.seat) > 0
    for space in range(len(s.at)):
        if s.at[space] == 0:
            continue
        move = words.move[s.table.space_off + space]
        if movable and all_hold(MOVE_RULES, ask, move) and all_hold(HELD_RULES, ask, move):
            out.append(move)
        load = words.load[s.table.space_off + space]
        if loadable and all_hold(LOAD_RULES, ask, load):
            out.append(load)
    out.append(words.done)
    if s.table.may_draw_fewer:
        out.extend([fewer for fewer in words.fewer if all_hold(DONE_RULES, ask, fewer)])


# -- why not


def violated(s: State, seat: int, a: Action) -> list[Violation]:
    """Turn and phase first, with ids of their own; then the rules of the action, in rulebook order."""
    if seat not in to_act(s):
        playing = CHANCE_PHASES < s.phase < OVER
        return [Violation(NOT_YOUR_TURN, {"turn": s.turn} if playing else {})]
    ask = Ask(s, seat)
    if not _is_asked(s, a):
        return [Violation(NOT_NOW, {})]
    elsewhere = broken(PLACE_ON_BOARD, ask, a)
    if elsewhere:
        return elsewhere
    if isinstance(a, Use):
        helper = broken(HELPER_RULES, ask, a)
        return helper if helper else broken(MOMENT_RULES[a.helper], ask, a)
    if s.phase == ACTION:
        return _violated_action(ask, a)
    if isinstance(a, Move):
        return broken(TRAIN_RULES, ask, a)
    if isinstance(a, Exit):
        return broken(EXIT_RULES, ask, a)
    if isinstance(a, Through):
        return broken(THROUGH_RULES, ask, a)
    if isinstance(a, To):
        return broken(TO_RULES, ask, a)
    if isinstance(a, Pay):
        return broken(PAY_RULES, ask, a)
    if isinstance(a, Deploy):
        return broken(DEPLOY_RULES, ask, a)
    if isinstance(a, Colour):
        return broken(COLOUR_RULES, ask, a)
    if isinstance(a, SetSwitch):
        return broken(SET_RULES, ask, a)
    if isinstance(a, PlaceSignal):
        return broken(PLACE_RULES if s.phase == SIGNALS else EXTRA_RULES, ask, a)
    return []


def _violated_action(ask: Ask, a: Action) -> list[Violation]:
    """Step 2."""
    out: list[Violation] = []
    if isinstance(a, Take):
        out.extend(broken(TAKE_RULES, ask, a))
    elif isinstance(a, Switch):
        out.extend(broken(SWITCH_RULES, ask, a))
    elif isinstance(a, Move):
        out.extend(broken(MOVE_RULES, ask, a))
    elif isinstance(a, Load):
        return broken(LOAD_RULES, ask, a)
    elif isinstance(a, Done):
        return broken(DONE_RULES, ask, a)
    else:
        return out
    out.extend(broken(PAID_RULES, ask, a))
    if isinstance(a, Move):
        out.extend(broken(HELD_RULES, ask, a))
    return out


def _is_asked(s: State, a: Action) -> bool:
    """Does the phase ask for such a line? Helpers have moments of their own (SWI-11, 12)."""
    phase = s.phase
    if isinstance(a, Use):
        return phase > LAYOUT_PHASES
    if phase == ACTION:
        return isinstance(a, (Take, Switch, Move, Load, Done))
    if phase == TRAIN:
        return isinstance(a, Move)
    if phase == SWITCHES:
        return isinstance(a, SetSwitch)
    if phase in (SIGNALS, EXTRA):
        return isinstance(a, PlaceSignal)
    if phase == IN_CITY:
        return isinstance(a, (Stop, Through))
    if phase == REVEAL:
        return isinstance(a, Reveal)
    if phase == ANSWER:
        return isinstance(a, Resolve)
    if phase == DEPLOY:
        return isinstance(a, Deploy)
    if phase == ASK_START:
        return isinstance(a, Roll)
    if phase == ASK_COLOUR:
        return isinstance(a, Colour)
    if phase == KEEP:
        return isinstance(a, Keep)
    if phase == EXIT:
        return isinstance(a, Exit)
    if phase == TARGET:
        return isinstance(a, To)
    return isinstance(a, Pay)


# -- what happens


def apply(s: State, seat: int, a: Action, events: list[Event] | None) -> None:
    if isinstance(a, (Move, Load)):
        space = a.space - s.table.space_off
        if isinstance(a, Load):
            ask_payment(s, LOAD, space, -1, events)
        elif s.phase == TRAIN:
            roll_for(s, space)
        else:
            ask_payment(s, MOVE, space, -1, events)
    elif isinstance(a, Pay):
        pay(s, a, events)
    elif isinstance(a, Switch):
        ask_payment(s, SWITCH, a.junction - s.table.junction_off, a.pair, events)
    elif isinstance(a, Take):
        ask_target(s, a.field - s.table.field_off)
    elif isinstance(a, To):
        ask_payment(s, SIGNAL, s.what, a.field - s.table.field_off, events)
    elif isinstance(a, Done):
        end_turn(s, a.cards, events)
    elif isinstance(a, Use):
        _use(s, a, events)
    elif isinstance(a, (Exit, Through)):
        line = a.line - s.table.line_off
        for way in s.net.exits(s.mover):
            if s.net.exit_line[way] == line:
                if isinstance(a, Exit):
                    leave_city(s, way, events)
                else:
                    run_through(s, way, events)
                return
    else:
        _apply_card(s, a, events)


def _apply_card(s: State, a: Action, events: list[Event] | None) -> None:
    """Decisions of setup and timetable card, and chance."""
    if isinstance(a, Reveal):
        reveal(s, events)
    elif isinstance(a, Resolve):
        go_on(s, events)
    elif isinstance(a, Deploy):
        name_deployment(s, a.colour, events)
    elif isinstance(a, Roll):
        roll_start(s, events)
    elif isinstance(a, Colour):
        if not choose_colour(s, a.colour, events):
            go_on(s, events)
    elif isinstance(a, Keep):
        set_off(s, events)
    elif isinstance(a, Stop):
        stop_in_city(s, events)
    elif isinstance(a, SetSwitch):
        set_switch(s, a.junction - s.table.junction_off, a.pair, events)
    elif isinstance(a, PlaceSignal):
        place_signal(s, a.field - s.table.field_off, events)
    else:
        _apply_chance(s, a, events)


def _apply_chance(s: State, a: Action, events: list[Event] | None) -> None:
    if isinstance(a, Die):
        die_fell(s, a.face, events)
    elif isinstance(a, Dice):
        dice_fell(s, a.low, a.high, events)
    elif isinstance(a, Token):
        token_fell(s, a.number, events)
    elif isinstance(a, Shown):
        show_card(s, a.card, events)
    elif isinstance(a, Drawn):
        take_cards(s, a, events)
    elif isinstance(a, First):
        name_first(s, a.seat, events)
    else:
        assert isinstance(a, Numbers)
        number_starts(s, a.numbers, events)


def _use(s: State, a: Use, events: list[Event] | None) -> None:
    if a.helper == LOGISTICS:
        roll_again(s, events)
    elif a.helper == DISPATCHER:
        use_helper(s, DISPATCHER, events)
        s.through = True
    elif a.helper == CONDUCTOR:
        hold_colour(s, events)
    elif a.helper == CROSSING_KEEPER:
        put_under(s, events)
    elif a.helper == SHUNTER:
        use_helper(s, SHUNTER, events)
        deploy_at(s, a.target - s.table.space_off, events)
    else:
        hold_train(s, a.target - s.table.space_off, events)


# -- chance (section 20)


@final
class NumbersDraw(Draw):
    """C3: the location tokens on the starts, any order."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: Final = numbers

    def sample(self, rng: Rng) -> Action:
        numbers = self.numbers[:]
        rng.shuffle(numbers)
        return Numbers(tuple(numbers))

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, Numbers) or sorted(outcome.numbers) != sorted(self.numbers):
            return 0.0
        return 1.0 / factorial(len(self.numbers))


@final
class FirstDraw(Draw):
    """C13: who begins."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def sample(self, rng: Rng) -> Action:
        return First(rng.below(self.seats))

    def weight(self, outcome: Action) -> float:
        return 1.0 / self.seats if isinstance(outcome, First) and outcome.seat < self.seats else 0.0


@final
class HandDraw(Draw):
    """C2, C11: action cards nobody has seen, for one seat."""

    def __init__(self, what: str, seat: int, pool: list[int], count: int) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.pool: Final = pool
        self.count: Final = count

    def sample(self, rng: Rng) -> Action:
        counts = [0] * len(CARDS)
        for kind in draw_from(self.pool, self.count, rng):
            counts[kind] += 1
        return Drawn(self.what, self.seat, (counts[0], counts[1], counts[2]))

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, Drawn) or outcome.what != self.what or outcome.seat != self.seat:
            return 0.0
        if sum(outcome.counts) != self.count:
            return 0.0
        ways = 1
        for kind in range(len(CARDS)):
            ways *= comb(self.pool[kind], outcome.counts[kind])
        return ways / comb(sum(self.pool), self.count)


@final
class CardDraw(Draw):
    """C5: the top timetable card, one of those nobody has seen."""

    def __init__(self, unseen: list[int], names: list[str]) -> None:
        self.unseen: Final = unseen
        self.names: Final = names

    def sample(self, rng: Rng) -> Action:
        card = self.unseen[rng.below(len(self.unseen))]
        return Shown(self.names[card], card)

    def weight(self, outcome: Action) -> float:
        if isinstance(outcome, Shown) and outcome.card in self.unseen:
            return 1.0 / len(self.unseen)
        return 0.0


@final
class DiceDraw(Draw):
    """C6, C7: two ordinary dice."""

    def sample(self, rng: Rng) -> Action:
        one, two = rng.below(6) + 1, rng.below(6) + 1
        return Dice(min(one, two), max(one, two))

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, Dice) or outcome.low < 1 or outcome.high > 6:
            return 0.0
        return 1 / 36 if outcome.low == outcome.high else 2 / 36


@final
class TokenDraw(Draw):
    """C4: the next location token of the stack."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: Final = numbers

    def sample(self, rng: Rng) -> Action:
        return Token(self.numbers[rng.below(len(self.numbers))])

    def weight(self, outcome: Action) -> float:
        if isinstance(outcome, Token) and outcome.number in self.numbers:
            return 1.0 / len(self.numbers)
        return 0.0


@final
class DieDraw(Draw):
    """C8, C9: the die of the train's colour."""

    def __init__(self, faces: list[int]) -> None:
        self.faces: Final = faces

    def sample(self, rng: Rng) -> Action:
        return Die(self.faces[rng.below(len(self.faces))])

    def weight(self, outcome: Action) -> float:
        return self.faces.count(outcome.face) / len(self.faces) if isinstance(outcome, Die) else 0.0


def chance(s: State) -> Draw:
    phase = s.phase
    if phase == DIE:
        return DieDraw(s.parts.dice[colour_of(s.at[s.mover])])
    if phase == CARD:
        return CardDraw(members(s.unseen), s.parts.card_ids)
    if phase == DICE:
        return DiceDraw()
    if phase == TOKEN:
        return TokenDraw(members(s.tokens))
    if phase == NUMBERS:
        return NumbersDraw(s.parts.numbers)
    if phase == FIRST:
        return FirstDraw(s.seats)
    assert phase in (DEAL, DRAW)
    pool = s.n[POOL : POOL + 3]
    return HandDraw("deal" if phase == DEAL else "draw", s.turn, pool, min(s.due, sum(pool)))
