"""The decisions of Coal Baron, as the rulebook's contents: words, when they are asked, rules, what they do."""

from __future__ import annotations

from typing import Final

from gwarek.core.decision import Decision, Decisions, Drawing
from gwarek.core.event import Event
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
from gwarek.games.coalbaron.effects import (
    buy_seen,
    choose_pair,
    choose_return,
    draft_order,
    drawn_start,
    fetch_cube,
    fill_carts,
    keep_seen,
    load_cube,
    look,
    move_cage,
    place_cube,
    place_pair,
    refill_drawn,
    return_next,
    reveal_orders,
    send,
    show_orders,
    show_tiles,
    stop_mining,
    store_cube,
)
from gwarek.games.coalbaron.rules import (
    BUY_RULES,
    CAGE_RULES,
    DRAFT_RULES,
    FETCH_RULES,
    FILL_RULES,
    KEEP_RULES,
    LOAD_RULES,
    NEXT_ORDER_RULES,
    NEXT_TILE_RULES,
    NOT_NOW,
    PAIR_RULES,
    PLACE_RULES,
    SEND_RULES,
    STORE_RULES,
    WITH_RULES,
    Ask,
)
from gwarek.games.coalbaron.state import (
    DRAFT,
    FILL,
    LOOK,
    MINE,
    NEXT,
    ORDERS,
    OVER,
    PAIR,
    PICK,
    RETURN,
    REVEAL,
    TILES,
    TURN,
    State,
    card_of,
    owner_of,
)

# phases apart that the state keeps as one: a pick-5 is about tiles, or about orders
KEEP: Final = OVER + 1
NEXT_ORDER: Final = OVER + 2


def phase_of(s: State) -> int:
    """Which rows of the table are asked now."""
    if s.pick_deck == 1:
        if s.phase == PICK:
            return KEEP
        if s.phase == NEXT:
            return NEXT_ORDER
    return s.phase


def covering(ask: Ask) -> list[int]:
    """Where the lines about own waiting orders and the colours they ask for stand among `place`, `fetch` and `pair`."""
    parts = ask.s.parts
    own = [card_of(waiting) for waiting in ask.s.waiting if owner_of(waiting) == ask.seat]
    return [4 * card + colour for card in own for colour in parts.colours_of[card]]


def show_drawn(s: State, seat: int, a: Drawn, events: list[Event] | None) -> None:
    """C2 to C8."""
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


TABLE: Final = Decisions[State, Ask, Words](
    NOT_NOW,
    [
        # 2 setting up
        Decision(Draft, DRAFT, lambda w, ask: w.draft, DRAFT_RULES, draft_order),
        # 3, 4 sending miners
        Decision(Send, TURN, lambda w, ask: w.send, SEND_RULES, send),
        # 5 workshops, 9 orders: pick-5
        Decision(Buy, PICK, lambda w, ask: w.buy, BUY_RULES, buy_seen),
        Decision(Keep, KEEP, lambda w, ask: w.keep, KEEP_RULES, keep_seen),
        Decision(Return, RETURN, lambda w, ask: w.returns, [], choose_return),
        Decision(Next, NEXT, lambda w, ask: w.next[0], NEXT_TILE_RULES, return_next),
        Decision(Next, NEXT_ORDER, lambda w, ask: w.next[1], NEXT_ORDER_RULES, return_next),
        # 6 mining
        Decision(Cage, MINE, lambda w, ask: w.cage, CAGE_RULES, move_cage),
        Decision(Load, MINE, lambda w, ask: w.load, LOAD_RULES, load_cube),
        Decision(Place, MINE, lambda w, ask: [w.place[i] for i in covering(ask)], PLACE_RULES, place_cube),
        Decision(Fetch, MINE, lambda w, ask: [w.fetch[i] for i in covering(ask)], FETCH_RULES, fetch_cube),
        Decision(Pair, MINE, lambda w, ask: [w.pair[i] for i in covering(ask)], PAIR_RULES, choose_pair),
        Decision(With, PAIR, lambda w, ask: w.cubes, WITH_RULES, place_pair),
        Decision(Store, MINE, lambda w, ask: w.store, STORE_RULES, store_cube),
        Decision(Stop, MINE, lambda w, ask: [w.stop], [], stop_mining),
        # 13 shortage
        Decision(Fill, FILL, lambda w, ask: [*w.fill_one, *w.fill_two], FILL_RULES, fill_carts),
    ],
    [Drawing(Start, drawn_start), Drawing(Drawn, show_drawn)],
)
