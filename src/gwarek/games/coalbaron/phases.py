"""The sequence of play: who acts, what each phase offers, and what chance has to decide."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from, weight_of
from gwarek.core.deck import Deck, kind_of
from gwarek.core.event import Event
from gwarek.core.rule import Rule, Violation, all_hold, broken
from gwarek.core.seat import CHANCE
from gwarek.core.tell import tell
from gwarek.games.coalbaron.actions import (
    Buy,
    Cage,
    Draft,
    Drawn,
    Fetch,
    Fill,
    Keep,
    Load,
    Next,
    Pair,
    Place,
    Return,
    Send,
    Start,
    Stop,
    Store,
    With,
    Words,
)
from gwarek.games.coalbaron.components import WORKSHOP
from gwarek.games.coalbaron.effects import (
    begin_return,
    buy_tile,
    choose_place,
    draft_order,
    fill_carts,
    let_go,
    load_cube,
    look,
    move_cage,
    name_start,
    place_cube,
    place_pair,
    refill_drawn,
    return_next,
    reveal_orders,
    send,
    show_orders,
    show_tiles,
    stack_of,
    stop_mining,
    store_cube,
)
from gwarek.games.coalbaron.events import BoughtNone, Kept, KeptNone
from gwarek.games.coalbaron.rules import (
    BUY_RULES,
    CAGE_RULES,
    DRAFT_RULES,
    FETCH_RULES,
    FILL_RULES,
    KEEP_RULES,
    LOAD_RULES,
    NEXT_RULES,
    NOT_NOW,
    NOT_YOUR_TURN,
    PAIR_RULES,
    PLACE_RULES,
    SEND_RULES,
    STORE_RULES,
    WITH_RULES,
    Ask,
)
from gwarek.games.coalbaron.state import (
    CAGE,
    DRAFT,
    FILL,
    LOOK,
    MINE,
    NEXT,
    ORDERS,
    OVER,
    PAIR,
    PICK,
    REFILL,
    RETURN,
    REVEAL,
    SEAT_SHIFT,
    START,
    STORE,
    TILES,
    TURN,
    State,
    card_of,
    is_locked,
    owner_of,
)

NOBODY: Final[list[int]] = []
NO_RULES: Final[list[Rule[Ask, Action]]] = []


def to_act(s: State) -> list[int]:
    if s.phase == OVER:
        return []
    return [s.turn] if s.phase > REFILL else [CHANCE]


# -- what is offered


def candidates(words: Words, s: State, seat: int) -> list[Action]:
    """Every line this phase can spell with the pieces there are, legal or not."""
    if s.turn != seat or s.phase <= REFILL or s.phase == OVER:
        return []
    out: list[Action] = []
    if s.phase == TURN:
        out.extend(words.send)
    elif s.phase == DRAFT:
        out.extend(words.draft)
    elif s.phase == PICK:
        if s.pick_deck == 0:
            out.extend([words.buy_none, *words.buy])
        else:
            out.extend([words.keep_none, *words.keep])
    elif s.phase == RETURN:
        out.extend(words.returns)
    elif s.phase == NEXT:
        out.extend(words.next[s.pick_deck])
    elif s.phase == FILL:
        out.extend(words.fill_one)
        out.extend(words.fill_two)
    elif s.phase == PAIR:
        out.extend(words.cubes)
    else:
        _mining_candidates(words, s, seat, out)
    return out


def _mining_candidates(words: Words, s: State, seat: int, out: list[Action]) -> None:
    out.extend(words.cage)
    out.extend(words.load)
    for waiting in s.waiting:
        if owner_of(waiting) == seat:
            card = card_of(waiting)
            for colour in sorted(set(s.parts.orders[card].spaces)):
                out.extend([words.place[card][colour], words.fetch[card][colour], words.pair[card][colour]])
    out.extend(words.store)
    out.append(words.stop)


def legal(words: Words, s: State, seat: int) -> list[Action]:
    """The candidates that break no rule, spelt word by word so that each rule is asked as early as it can be."""
    out: list[Action] = []
    if s.turn != seat:
        return out
    ask = Ask(s, seat)
    phase = s.phase
    if phase == TURN:
        for a in words.send:
            if all_hold(SEND_RULES, ask, a):
                out.append(a)
    elif phase == MINE:
        _legal_steps(words, ask, out)
    elif phase == DRAFT:
        for card in sorted(s.draft):
            out.append(words.draft[card])
    elif phase == PAIR:
        for pair in words.cubes:
            if all_hold(WITH_RULES, ask, pair):
                out.append(pair)
    elif phase == FILL:
        for fill in words.fill_one if s.fill_carts == 1 else words.fill_two:
            if all_hold(FILL_RULES, ask, fill):
                out.append(fill)
    elif phase == RETURN:
        out.extend(words.returns)
    elif phase in (PICK, NEXT):
        _legal_held(words, ask, out)
    return out


def _legal_held(words: Words, ask: Ask, out: list[Action]) -> None:
    """Lines about the pieces looked at; equal pieces make one line."""
    s = ask.s
    kinds = sorted({kind_of(piece) for piece in s.held})
    if s.phase == NEXT:
        for kind in kinds:
            out.append(words.next[s.pick_deck][kind])
    elif s.pick_deck == 1:
        out.append(words.keep_none)
        for kind in kinds:
            out.append(words.keep[kind])
    else:
        out.append(words.buy_none)
        for kind in kinds:
            if all_hold(BUY_RULES, ask, words.buy[kind]):
                out.append(words.buy[kind])


def _legal_steps(words: Words, ask: Ask, out: list[Action]) -> None:
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
        bits = ask.open[card]
        for colour in range(4):
            if bits >> colour & 1 == 0:
                continue
            if all_hold(PLACE_RULES, ask, words.place[card][colour]):
                out.append(words.place[card][colour])
            if all_hold(FETCH_RULES, ask, words.fetch[card][colour]):
                out.append(words.fetch[card][colour])
            if all_hold(PAIR_RULES, ask, words.pair[card][colour]):
                out.append(words.pair[card][colour])
    for store in words.store:
        if all_hold(STORE_RULES, ask, store):
            out.append(store)
    out.append(words.stop)


# -- what is refused


def violated(s: State, seat: int, a: Action) -> list[Violation]:
    """Turn and phase first, with ids of their own; then the rules of the action."""
    if seat not in to_act(s):
        return [Violation(NOT_YOUR_TURN, {"turn": s.turn} if s.phase > REFILL else {})]
    ask = Ask(s, seat)
    if isinstance(a, Send) and s.phase == TURN:
        return broken(SEND_RULES, ask, a)
    if isinstance(a, Draft) and s.phase == DRAFT:
        return broken(DRAFT_RULES, ask, a)
    if isinstance(a, Buy) and s.phase == PICK and s.pick_deck == 0:
        return broken(BUY_RULES, ask, a)
    if isinstance(a, Keep) and s.phase == PICK and s.pick_deck == 1:
        return broken(KEEP_RULES, ask, a)
    if isinstance(a, Return) and s.phase == RETURN:
        return []
    if isinstance(a, Next) and s.phase == NEXT:
        return broken(NEXT_RULES[s.pick_deck], ask, a)
    if isinstance(a, Fill) and s.phase == FILL:
        return broken(FILL_RULES, ask, a)
    if isinstance(a, With) and s.phase == PAIR:
        return broken(WITH_RULES, ask, a)
    if s.phase == MINE:
        if isinstance(a, Cage):
            return broken(CAGE_RULES, ask, a)
        if isinstance(a, Load):
            return broken(LOAD_RULES, ask, a)
        if isinstance(a, Place):
            return broken(PLACE_RULES, ask, a)
        if isinstance(a, Fetch):
            return broken(FETCH_RULES, ask, a)
        if isinstance(a, Pair):
            return broken(PAIR_RULES, ask, a)
        if isinstance(a, Store):
            return broken(STORE_RULES, ask, a)
        if isinstance(a, Stop):
            return []
    return [Violation(NOT_NOW, {})]


# -- what happens


def apply(s: State, seat: int, a: Action, events: list[Event] | None) -> None:
    if isinstance(a, Send):
        send(s, seat, a.space, events)
    elif isinstance(a, Cage):
        move_cage(s, seat, a.level, events)
    elif isinstance(a, Load):
        load_cube(s, seat, a.colour, events)
    elif isinstance(a, Place):
        place_cube(s, seat, a.card, a.colour, CAGE, events)
    elif isinstance(a, Fetch):
        place_cube(s, seat, a.card, a.colour, STORE, events)
    elif isinstance(a, Pair):
        s.pair_card = a.card
        s.pair_colour = a.colour
        s.phase = PAIR
    elif isinstance(a, With):
        place_pair(s, seat, a, events)
    elif isinstance(a, Store):
        store_cube(s, seat, a.colour, events)
    elif isinstance(a, Stop):
        stop_mining(s, seat, events)
    elif isinstance(a, Draft):
        draft_order(s, seat, a.card, events)
    elif isinstance(a, Buy):
        _buy_seen(s, seat, a, events)
    elif isinstance(a, Keep):
        _keep_seen(s, seat, a, events)
    elif isinstance(a, Return):
        choose_place(s, a.on_top, events)
    elif isinstance(a, Next):
        return_next(s, a.kind, events)
    elif isinstance(a, Fill):
        fill_carts(s, seat, a, events)
    elif isinstance(a, Start):
        name_start(s, a.seat, events)
    else:
        assert isinstance(a, Drawn)
        _drawn(s, a, events)


def _buy_seen(s: State, seat: int, a: Buy, events: list[Event] | None) -> None:
    """COA-5.8, 5.11."""
    if a.tile >= 0:
        let_go(s, a.tile)
        buy_tile(s, seat, a.tile, events)
        return
    tell(events, BoughtNone, seat)
    begin_return(s, events)


def _keep_seen(s: State, seat: int, a: Keep, events: list[Event] | None) -> None:
    """COA-9.4."""
    if a.card >= 0:
        let_go(s, a.card)
        s.waiting.append(a.card | seat << SEAT_SHIFT)
        tell(events, Kept, seat, a.order)
    else:
        tell(events, KeptNone, seat)
    begin_return(s, events)


def _drawn(s: State, a: Drawn, events: list[Event] | None) -> None:
    if s.phase == TILES:
        show_tiles(s, a, events)
    elif s.phase == REVEAL:
        reveal_orders(s, a, events)
    elif s.phase == ORDERS:
        show_orders(s, a, events)
    elif s.phase == LOOK:
        look(s, list(a.kinds), events)
    else:
        refill_drawn(s, a.kinds[0], events)


# -- chance (C1 to C8)


@final
class StartDraw(Draw):
    """C1: any seat."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def sample(self, rng: Rng) -> Action:
        return Start(rng.below(self.seats))

    def weight(self, outcome: Action) -> float:
        if isinstance(outcome, Start) and outcome.seat < self.seats:
            return 1 / self.seats
        return 0.0


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
        return StartDraw(s.seats)
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
