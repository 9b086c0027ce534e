"""The sequence of play: who acts, what each phase offers, and what chance has to decide."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from, one_of, weight_of
from gwarek.core.deck import Deck
from gwarek.core.event import Event
from gwarek.core.rule import Violation, all_hold
from gwarek.core.seat import CHANCE
from gwarek.games.coalbaron.actions import Drawn, Words, words_of
from gwarek.games.coalbaron.components import WORKSHOP
from gwarek.games.coalbaron.decisions import KEEP, NEXT_ORDER, TABLE, phase_of
from gwarek.games.coalbaron.effects import stack_of
from gwarek.games.coalbaron.rules import (
    BUY_RULES,
    CAGE_RULES,
    CARD_SEEN,
    CARD_TO_RETURN,
    FETCH_RULES,
    LOAD_RULES,
    NOT_YOUR_TURN,
    PAIR_RULES,
    PLACE_RULES,
    REVEALED,
    SEND_RULES,
    STORE_RULES,
    TILE_SEEN,
    TILE_TO_RETURN,
    Ask,
)
from gwarek.games.coalbaron.state import (
    DRAFT,
    LOOK,
    MINE,
    NEXT,
    ORDERS,
    OVER,
    PICK,
    REFILL,
    REVEAL,
    SEAT_SHIFT,
    START,
    TILES,
    TURN,
    State,
    card_of,
    is_locked,
)


def to_act(s: State) -> list[int]:
    if s.phase == OVER:
        return []
    return [s.turn] if s.phase > REFILL else [CHANCE]


# -- decisions


def candidates(words: Words, s: State, seat: int) -> list[Action]:
    """Every line this phase can spell with the pieces there are, legal or not."""
    if s.turn != seat:
        return []
    return TABLE.candidates(phase_of(s), words, Ask(s, seat))


def violated(s: State, seat: int, a: Action) -> list[Violation]:
    """Turn and phase first, with ids of their own; then the rules of the action."""
    if seat not in to_act(s):
        return [Violation(NOT_YOUR_TURN, {"turn": s.turn} if s.phase > REFILL else {})]
    return TABLE.violated(phase_of(s), Ask(s, seat), a)


def apply(s: State, seat: int, a: Action, events: list[Event] | None) -> None:
    TABLE.apply(s, seat, a, events)


def legal(words: Words, s: State, seat: int) -> list[Action]:
    """The candidates that break no rule. The phases that are asked most are spelt here, the rest by the table."""
    if s.turn != seat:
        return []
    ask = Ask(s, seat)
    out: list[Action] = []
    phase = phase_of(s)
    if phase == TURN:
        for a in words.send:
            if all_hold(SEND_RULES, ask, a):
                out.append(a)
    elif phase == MINE:
        _legal_steps(words, ask, out)
    elif phase == NEXT:
        for kind in TILE_TO_RETURN.options(ask, words.next[0][0]):
            out.append(words.next[0][kind])
    elif phase == NEXT_ORDER:
        for kind in CARD_TO_RETURN.options(ask, words.next[1][0]):
            out.append(words.next[1][kind])
    elif phase == PICK:
        for tile in TILE_SEEN.options(ask, words.buy[0]):
            if all_hold(BUY_RULES, ask, words.buy[tile + 1]):
                out.append(words.buy[tile + 1])
    elif phase == KEEP:
        for card in CARD_SEEN.options(ask, words.keep[0]):
            out.append(words.keep[card + 1])
    elif phase == DRAFT:
        for card in REVEALED.options(ask, words.draft[0]):
            out.append(words.draft[card])
    else:
        return TABLE.legal(phase, words, ask)
    return out


def _legal_steps(words: Words, ask: Ask, out: list[Action]) -> None:
    """Steps of mining; what can cover an order is told order by order."""
    s = ask.s
    for cage in words.cage:
        if all_hold(CAGE_RULES, ask, cage):
            out.append(cage)
    for load in words.load:
        if all_hold(LOAD_RULES, ask, load):
            out.append(load)
    for waiting in s.waiting:
        if waiting >> SEAT_SHIFT != ask.seat:
            continue
        card = card_of(waiting)
        for colour in s.parts.colours_of[card]:
            at = 4 * card + colour
            if all_hold(PLACE_RULES, ask, words.place[at]):
                out.append(words.place[at])
            if all_hold(FETCH_RULES, ask, words.fetch[at]):
                out.append(words.fetch[at])
            if all_hold(PAIR_RULES, ask, words.pair[at]):
                out.append(words.pair[at])
    for store in words.store:
        if all_hold(STORE_RULES, ask, store):
            out.append(store)
    out.append(words.stop)


# -- chance (C1 to C8)


@final
class StackDraw(Draw):
    """C2 to C8: unseen pieces of a stack, in order."""

    def __init__(self, what: str, pool: list[int], count: int, names: list[str]) -> None:
        self.what: Final = what
        self.pool: Final = pool
        self.count: Final = count
        self.names: Final = names

    def sample(self, rng: Rng) -> Action:
        kinds = draw_from(self.pool, self.count, rng)
        return Drawn(self.what, tuple([self.names[kind] for kind in kinds]), tuple(kinds))

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, Drawn) or outcome.what != self.what or len(outcome.kinds) != self.count:
            return 0.0
        for i in range(self.count):
            if outcome.kinds[i] >= len(self.names) or self.names[outcome.kinds[i]] != outcome.names[i]:
                return 0.0
        return weight_of(self.pool, list(outcome.kinds))


def chance(s: State) -> Draw:
    phase = s.phase
    if phase == START:
        return one_of(words_of(s.parts).start[: s.seats])  # C1: any seat
    if phase == TILES:
        return _stack_draw(s, "tiles", s.tiles, sum(1 for i in s.parts.workshops if not is_locked(s, i)))
    if phase == REVEAL:
        return _stack_draw(s, "reveal", s.orders, s.parts.setups[s.seats].revealed)
    if phase == ORDERS:
        return _stack_draw(
            s, "orders", s.orders, sum(1 for i in s.parts.order_spaces if not is_locked(s, i)) - 1
        )
    if phase == LOOK:
        return _stack_draw(s, "look", stack_of(s), stack_of(s).by_chance(s.parts.peek))
    assert phase == REFILL
    tiles = s.parts.spaces[s.refill].kind == WORKSHOP
    return _stack_draw(s, "refill", s.tiles if tiles else s.orders, 1)


def _stack_draw(s: State, what: str, stack: Deck, count: int) -> Draw:
    return StackDraw(what, stack.pool, count, s.parts.tile_ids if stack is s.tiles else s.parts.order_ids)
