"""What is asked, and what a choice would cost and bring: only from what the seat may know.

What a refill or a look turns up changes no account, and no sentence tells of it.
"""

from __future__ import annotations

from typing import Final

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.foresight import Foresight
from gwarek.core.game import Account, Cell, Json, Message
from gwarek.games.coalbaron.actions import Load, Send, Stop, With
from gwarek.games.coalbaron.components import COLOURS, LOADING, ORDER, WORKSHOP
from gwarek.games.coalbaron.events import (
    CartsFilled,
    Delivered,
    Displaced,
    Drafted,
    Kept,
    Mining,
    OrderTaken,
    Paired,
    Placed,
    Stopped,
    TileLaid,
)
from gwarek.games.coalbaron.scoring import final_total
from gwarek.games.coalbaron.state import (
    DRAFT,
    FILL,
    LEVEL,
    MARKS,
    MINE,
    MINERS,
    OVER,
    PAIR,
    PICK,
    RETURN,
    STORE,
    TURN,
    WIDTH,
    State,
    empty_carts,
    in_cage,
    owner_of,
    points,
)

# The ledger shows the first few.
LEDGER: Final = [
    "steps-left",
    "miners",
    "then-points",
    "canteen",
    "marks",
    "tile",
    "coal",
    "filled",
    "steps",
    "order",
    "look",
    "level",
    "cage",
    "storage",
    "empty-carts",
    "fills",
    "points",
    "deliveries",
    "lost",
    "then-miners",
]


def asks(s: State, seat: int) -> Message:
    """The one sentence that says what is wanted of this seat."""
    if s.phase == DRAFT:
        mine = sum(1 for waiting in s.waiting if owner_of(waiting) == seat)
        return Message("draft", {"number": mine + 1, "of": s.parts.drafted})
    if s.phase == TURN:
        return Message("send", {"miners": s.n[seat * WIDTH + MINERS]})
    if s.phase == MINE:
        return Message("mine", {"left": s.steps, "of": s.steps_of})
    if s.phase == PAIR:
        return Message("pair", {"order": s.parts.order_ids[s.pair_card], "colour": COLOURS[s.pair_colour]})
    if s.phase == FILL:
        return Message("fill", {"carts": s.fill_carts, "tile": s.parts.tile_ids[s.fill_tile]})
    if s.phase == PICK:
        if s.pick_deck == 0:
            return Message("buy", {"count": len(s.held), "marks": s.n[seat * WIDTH + MARKS]})
        return Message("keep", {"count": len(s.held)})
    deck = "tiles" if s.pick_deck == 0 else "orders"
    if s.phase == RETURN:
        return Message("return", {"count": len(s.held), "deck": deck})
    return Message(
        "next", {"number": len(s.back) + 1, "place": "top" if s.on_top else "bottom", "deck": deck}
    )


def accounts(s: State, seat: int) -> list[Account]:
    """Miners, marks, points, the cage and the storage."""
    base = seat * WIDTH
    stored = base + STORE
    return [
        Account("miners", s.n[base + MINERS]),
        Account("marks", s.n[base + MARKS]),
        Account("points", final_total(s, seat) if s.phase == OVER else points(s, seat)),
        Account("level", s.n[base + LEVEL]),
        Account("cage", in_cage(s, seat)),
        Account("storage", s.n[stored] + s.n[stored + 1] + s.n[stored + 2] + s.n[stored + 3]),
    ]


def cells(f: Foresight, seat: int, a: Action, changed: list[Cell]) -> list[Cell]:
    """The ledger of an action that was carried out on a copy."""
    s: State = f.before
    out = changed + _sentences(s, f.events)
    if s.phase == MINE or (s.phase == PAIR and isinstance(a, With)):
        left = 0 if isinstance(a, Stop) else f.now.steps
        if left != s.steps:
            out.append(Cell("steps-left", s.steps, left))
    if isinstance(a, Load):
        level = s.n[seat * WIDTH + LEVEL]
        out.append(Cell("empty-carts", empty_carts(s, seat, level), empty_carts(f.now, seat, level)))
    elif isinstance(a, Send):
        face = s.parts.spaces[a.space]
        if face.kind == LOADING:
            out.append(Cell("deliveries", args={"count": _count(f.events)}))
        elif face.kind == WORKSHOP + 1 or face.kind == ORDER + 1:
            tiles = face.kind == WORKSHOP + 1
            size = s.tiles.size() if tiles else s.orders.size()
            told: Json = {"deck": "tiles" if tiles else "orders", "count": min(s.parts.peek, size)}
            out.append(Cell("look", args=told))
    return sorted(out, key=lambda cell: LEDGER.index(cell.id))


def _count(events: list[Event]) -> int:
    count = 0
    for event in events:
        if isinstance(event, Delivered):
            count += 1
    return count


def _sentences(s: State, events: list[Event]) -> list[Cell]:
    out: list[Cell] = []
    for event in events:
        if isinstance(event, Displaced):
            out.append(Cell("canteen", args={"owner": event.owner, "miners": event.miners}))
        elif isinstance(event, TileLaid):
            colour = COLOURS[s.parts.tiles[s.parts.tile_ids.index(event.tile)].colour]
            out.append(Cell("tile", args={"tile": event.tile}))
            out.append(Cell("coal", args={"colour": colour, "cubes": event.cubes}))
        elif isinstance(event, CartsFilled):
            out.append(Cell("filled", args={"cubes": event.cubes}))
        elif isinstance(event, Mining):
            out.append(Cell("steps", args={"steps": event.steps}))
        elif isinstance(event, (OrderTaken, Kept, Drafted)):
            out.append(Cell("order", args={"order": event.order}))
        elif isinstance(event, (Placed, Paired)):
            out.append(Cell("fills", args={"order": event.order, "colour": event.colour}))
        elif isinstance(event, Stopped):
            out.append(Cell("lost", args={"steps": event.unused}))
    return out
