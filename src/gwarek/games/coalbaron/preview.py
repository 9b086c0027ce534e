"""What is asked, and what a choice would cost and bring: only from what the seat may know."""

from __future__ import annotations

from gwarek.core.action import Action
from gwarek.core.game import Cell, Json, Message
from gwarek.games.coalbaron.actions import Buy, Cage, Fetch, Keep, Load, Place, Send, Stop, Store, With
from gwarek.games.coalbaron.components import COLOURS, LOADING, MINING, MONEY, MUSTER, ORDER, WORKSHOP
from gwarek.games.coalbaron.state import (
    DRAFT,
    FILL,
    LEVEL,
    MARKS,
    MINE,
    MINERS,
    PAIR,
    PICK,
    RETURN,
    TURN,
    WIDTH,
    State,
    card_of,
    empty_carts,
    in_cage,
    in_supply,
    is_complete,
    miners_on,
    owner_of,
    owner_on,
    points,
)


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


def preview(s: State, seat: int, a: Action) -> list[Cell]:
    if isinstance(a, Send):
        return _send(s, seat, a.space)
    if isinstance(a, Buy):
        return _tile(s, seat, a.tile) if a.tile >= 0 else []
    if isinstance(a, Keep):
        return [Cell("order", args={"order": a.order})] if a.card >= 0 else []
    if s.phase == MINE or s.phase == PAIR:
        return _step(s, seat, a)
    return []


def _send(s: State, seat: int, space: int) -> list[Cell]:
    base = seat * WIDTH
    there = miners_on(s, space)
    have = s.n[base + MINERS]
    out = [Cell("miners", have, have - there - 1)]
    face = s.parts.spaces[space]
    marks = s.n[base + MARKS]
    if there:
        out.append(Cell("canteen", args={"owner": owner_on(s, space), "miners": there}))
    if face.kind == WORKSHOP:
        out.extend(_tile(s, seat, s.shown[space]))
    elif face.kind == MINING:
        out.append(Cell("steps", args={"steps": face.amount}))
    elif face.kind in (MONEY, MUSTER):
        out.append(Cell("marks", marks, marks + face.amount))
    elif face.kind == ORDER:
        out.append(Cell("order", args={"order": s.parts.order_ids[s.shown[space]]}))
    elif face.kind == LOADING:
        out.extend(_loading(s, seat, face.amount))
    else:
        tiles = face.kind == WORKSHOP + 1
        size = s.tiles.size() if tiles else s.orders.size()
        out.append(
            Cell("look", args={"deck": "tiles" if tiles else "orders", "count": min(s.parts.peek, size)})
        )
    return out


def _tile(s: State, seat: int, tile: int) -> list[Cell]:
    face = s.parts.tiles[tile]
    marks = s.n[seat * WIDTH + MARKS]
    cubes = min(face.carts, in_supply(s, face.colour))
    return [
        Cell("marks", marks, marks - face.cost),
        Cell("tile", args={"tile": face.id}),
        Cell("coal", args={"colour": COLOURS[face.colour], "cubes": cubes}),
    ]


def _loading(s: State, seat: int, transport: int) -> list[Cell]:
    ready = [
        card_of(waiting)
        for waiting in s.waiting
        if owner_of(waiting) == seat
        and s.parts.orders[card_of(waiting)].transport == transport
        and is_complete(s, waiting)
    ]
    gain = sum(s.parts.orders[card].points for card in ready)
    before = points(s, seat)
    return [Cell("points", before, before + gain), Cell("deliveries", args={"count": len(ready)})]


def _step(s: State, seat: int, a: Action) -> list[Cell]:
    used = 2 if isinstance(a, With) else s.steps if isinstance(a, Stop) else 1
    out = [Cell("steps-left", s.steps, s.steps - used)]
    load = in_cage(s, seat)
    if isinstance(a, Cage):
        out.append(Cell("level", s.n[seat * WIDTH + LEVEL], a.level))
    elif isinstance(a, Load):
        level = s.n[seat * WIDTH + LEVEL]
        empty = empty_carts(s, seat, level)
        out.append(Cell("cage", load, load + 1))
        out.append(Cell("empty-carts", empty, empty + 1))
    elif isinstance(a, Place):
        out.append(Cell("cage", load, load - 1))
        out.append(Cell("fills", args=_target(a.order, a.colour)))
    elif isinstance(a, Fetch):
        out.append(Cell("fills", args=_target(a.order, a.colour)))
    elif isinstance(a, Store):
        out.append(Cell("cage", load, load - 1))
    elif isinstance(a, With):
        out.append(Cell("fills", args=_target(s.parts.order_ids[s.pair_card], s.pair_colour)))
    elif isinstance(a, Stop):
        out.append(Cell("lost", args={"steps": s.steps}))
    return out


def _target(order: str, colour: int) -> Json:
    return {"order": order, "colour": COLOURS[colour]}
