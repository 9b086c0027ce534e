"""The sequence of play: who acts, what each phase offers, and what chance has to decide."""

from __future__ import annotations

from math import comb, factorial
from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from, one_of
from gwarek.core.event import Event
from gwarek.core.rule import Violation, all_hold
from gwarek.core.seat import CHANCE
from gwarek.core.words import pair_at
from gwarek.games.shared.network import members
from gwarek.games.switchsignal.actions import Dice, Drawn, Lexicon, Numbers, Words, lexicon_of, words_of
from gwarek.games.switchsignal.components import (
    CARDS,
    CONDUCTOR,
    CROSSING_KEEPER,
    DISPATCHER,
    LOGISTICS,
    SHUNTER,
)
from gwarek.games.switchsignal.decisions import TABLE, WITHOUT_HELPERS
from gwarek.games.switchsignal.rules import (
    ANOTHER_SETTING,
    CARD_REVEALED,
    COLOUR_MOVES,
    DUE_TRAINS,
    EXIT_RULES,
    FEWER,
    FREE_STARTS,
    LEADING_ON,
    LEAVING,
    LOAD_RULES,
    MARKER_GOES,
    MARKERS,
    MOVE_PAID,
    NOT_HELD,
    NOT_YOUR_TURN,
    OF_THIS_SIDE,
    RIGHT_COLOUR,
    ROLLED,
    SIGNAL_PAID,
    SWITCH_PAID,
    THROUGH_RULES,
    TO_RULES,
    TRADING,
    TRAIN_MOVES,
    TRAINS,
    UNUSED,
    Ask,
)
from gwarek.games.switchsignal.state import (
    ACTION,
    CARD,
    CHANCE_PHASES,
    DEAL,
    DICE,
    DIE,
    DRAW,
    EXIT,
    FIRST,
    IN_CITY,
    LAYOUT_PHASES,
    NUMBERS,
    OVER,
    POOL,
    TARGET,
    TOKEN,
    TRAIN,
    State,
    colour_of,
)


def to_act(s: State) -> list[int]:
    if s.phase == OVER:
        return []
    return [s.turn] if s.phase > CHANCE_PHASES else [CHANCE]


# -- decisions


def candidates(s: State, seat: int) -> list[Action]:
    """Every line this phase can spell with the pieces of this board, legal or not."""
    return TABLE.candidates(s.phase, words_of(s), Ask(s, seat)) if s.turn == seat else []


def violated(s: State, seat: int, a: Action) -> list[Violation]:
    """Turn and phase first, with ids of their own; then the rules of the action, in rulebook order."""
    if seat not in to_act(s):
        playing = CHANCE_PHASES < s.phase < OVER
        return [Violation(NOT_YOUR_TURN, {"turn": s.turn} if playing else {})]
    return TABLE.violated(s.phase, Ask(s, seat), a)


def apply(s: State, seat: int, a: Action, events: list[Event] | None) -> None:
    TABLE.apply(s, seat, a, events)


def legal(s: State, seat: int) -> list[Action]:
    """The candidates that break no rule. The phases that are asked most are spelt here, the rest by the table."""
    if s.turn != seat:
        return []
    words = words_of(s)
    ask = Ask(s, seat)
    phase = s.phase
    out: list[Action] = []
    if phase == ACTION:
        _legal_actions(words, ask, out)
    elif phase == TRAIN:
        for space in DUE_TRAINS.options(ask, words.move[0]):
            if RIGHT_COLOUR.holds(ask, words.move[space]):
                out.append(words.move[space])
    elif phase == EXIT:
        for line in LEAVING.options(ask, words.exit[0]):
            if all_hold(EXIT_RULES, ask, words.exit[line]):
                out.append(words.exit[line])
    elif phase == IN_CITY:
        out.append(words.stop)
        for line in LEADING_ON.options(ask, words.through[0]):
            if all_hold(THROUGH_RULES, ask, words.through[line]):
                out.append(words.through[line])
    elif phase == TARGET:
        for to in words.to:
            if all_hold(TO_RULES, ask, to):
                out.append(to)
    else:
        out = WITHOUT_HELPERS.legal(phase, words, ask)
    if LAYOUT_PHASES < phase < OVER:
        _legal_helpers(words, ask, out)
    return out


def _legal_actions(words: Words, ask: Ask, out: list[Action]) -> None:
    """Step 2. The lines about a space stand together."""
    if SIGNAL_PAID.holds(ask, words.take[0]):
        for field in MARKERS.options(ask, words.take[0]):
            if MARKER_GOES.holds(ask, words.take[field]):
                out.append(words.take[field])
    if SWITCH_PAID.holds(ask, words.take[0]):
        for settings in words.switch:
            for switch in settings:
                if ANOTHER_SETTING.holds(ask, switch):
                    out.append(switch)
    loads = [words.load[space] for space in TRADING.options(ask, words.load[0])]
    loads = [load for load in loads if all_hold(LOAD_RULES, ask, load)]
    at = 0
    if MOVE_PAID.holds(ask, words.take[0]):
        for space in TRAINS.options(ask, words.move[0]):
            while at < len(loads) and loads[at].space < space:
                out.append(loads[at])
                at += 1
            if NOT_HELD.holds(ask, words.move[space]):
                out.append(words.move[space])
    out.extend(loads[at:])
    out.append(words.done)
    out.extend(words.fewer[: FEWER.most(ask, words.done) + 1])


def _legal_helpers(words: Words, ask: Ask, out: list[Action]) -> None:
    for helper in OF_THIS_SIDE.options(ask, words.dispatcher):
        if not UNUSED.holds(ask, words.helpers[helper]):
            continue
        if helper == LOGISTICS:
            if ROLLED.holds(ask, words.logistics):
                out.append(words.logistics)
        elif helper == CONDUCTOR:
            for colour in COLOUR_MOVES.options(ask, words.conductor[0]):
                out.append(words.conductor[colour])
        elif helper == CROSSING_KEEPER:
            if CARD_REVEALED.holds(ask, words.crossing_keeper):
                out.append(words.crossing_keeper)
        elif helper == SHUNTER:
            for start in FREE_STARTS.options(ask, words.shunter[0]):
                out.append(words.shunter[start])
        elif helper == DISPATCHER:
            out.append(words.dispatcher)
        else:
            for space in TRAIN_MOVES.options(ask, words.controller[0]):
                out.append(words.controller[space])


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
class DiceDraw(Draw):
    """C6, C7: two ordinary dice."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon: Final = lexicon

    def sample(self, rng: Rng) -> Action:
        one, two = rng.below(6) + 1, rng.below(6) + 1
        return self.lexicon.dice[pair_at(min(one, two), max(one, two), len(self.lexicon.die))]

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, Dice) or outcome.low < 1 or outcome.high > 6:
            return 0.0
        return 1 / 36 if outcome.low == outcome.high else 2 / 36


def chance(s: State) -> Draw:
    phase = s.phase
    lexicon = lexicon_of(s.parts)
    if phase == DIE:  # C8, C9: the die of the train's colour
        return lexicon.rolls[colour_of(s.at[s.mover])]
    if phase == CARD:  # C5: the top timetable card, one of those nobody has seen
        return one_of([lexicon.shown[card] for card in members(s.unseen)])
    if phase == DICE:
        return DiceDraw(lexicon)
    if phase == TOKEN:  # C4: the next location token of the stack
        return one_of([lexicon.token[number] for number in members(s.tokens)])
    if phase == NUMBERS:
        return NumbersDraw(s.parts.numbers)
    if phase == FIRST:  # C13: who begins
        return one_of([lexicon.first[seat] for seat in range(s.seats)])
    assert phase in (DEAL, DRAW)
    pool = s.n[POOL : POOL + 3]
    return HandDraw("deal" if phase == DEAL else "draw", s.turn, pool, min(s.due, sum(pool)))
