"""What each seat sees, and another position it could not tell apart."""

from __future__ import annotations

from typing import Final

from gwarek.core.chance import Rng
from gwarek.core.deck import Deck, kind_of
from gwarek.games.coalbaron.components import COLOURS, LEVELS, SHIFTS, SPACE_KINDS
from gwarek.games.coalbaron.scoring import (
    balance_points,
    coal_points,
    final_total,
    marks_points,
    tally,
    waiting_points,
)
from gwarek.games.coalbaron.shape import (
    Colour,
    FinalPoints,
    Mining,
    Pair,
    Phase,
    Pick,
    Player,
    Side,
    Space,
    Stack,
    TunnelPiece,
    View,
    Waiting,
)
from gwarek.games.coalbaron.state import (
    CAGE,
    COAL,
    DRAFT,
    FILL,
    IN_CANTEEN,
    IN_HALL,
    LEVEL,
    LIGHT,
    LOOK,
    MARKS,
    MINE,
    MINERS,
    NEXT,
    OVER,
    PAIR,
    PICK,
    REFILL,
    RETURN,
    STORE,
    TURN,
    WIDTH,
    State,
    card_of,
    cover_of,
    cubes_in,
    is_complete,
    is_locked,
    miners_on,
    owner_of,
    owner_on,
    points,
)

_SHOWN_PHASE: Final[dict[int, Phase]] = {
    DRAFT: "draft",
    TURN: "turn",
    REFILL: "turn",
    MINE: "mine",
    PAIR: "mine",
    FILL: "fill",
    LOOK: "pick",
    PICK: "pick",
    RETURN: "return",
    NEXT: "return",
    OVER: "over",
}


def view(s: State, seat: int | None) -> View:
    """JSON-clean; None is a spectator."""
    viewer = -1 if seat is None else seat
    return {
        "phase": _SHOWN_PHASE.get(s.phase, "setup"),
        "shift": s.shift,
        "turn": s.turn if s.phase >= DRAFT and s.phase != OVER else None,
        "start": s.start if s.start >= 0 else None,
        "spaces": [_space(s, space) for space in range(len(s.parts.spaces) - 1)],
        "hall": [s.n[i * WIDTH + IN_HALL] for i in range(s.seats)],
        "canteen": [s.n[i * WIDTH + IN_CANTEEN] for i in range(s.seats)],
        "supply": None if s.unlimited else {COLOURS[c]: s.supply[c] for c in range(4)},
        "stacks": {
            "tiles": _stack(s, 0, s.tiles, s.parts.tile_ids, viewer),
            "orders": _stack(s, 1, s.orders, s.parts.order_ids, viewer),
        },
        "draft": [s.parts.order_ids[card] for card in s.draft],
        "players": [_player(s, owner, viewer) for owner in range(s.seats)],
        "mining": _mining(s),
        "pick": _pick(s, viewer),
        "fill": {"tile": s.parts.tile_ids[s.fill_tile], "carts": s.fill_carts} if s.phase == FILL else None,
        "clock": {"results": _clock(s)},
        "final": _final(s) if s.phase == OVER else None,
    }


def _space(s: State, space: int) -> Space:
    kind = SPACE_KINDS[s.parts.spaces[space].kind]
    there = miners_on(s, space)
    shown = s.shown[space]
    return {
        "id": s.parts.space_ids[space],
        "kind": kind,
        "locked": is_locked(s, space),
        "miners": there,
        "owner": owner_on(s, space) if there else None,
        "needs": there + 1,
        "tile": s.parts.tile_ids[shown] if kind == "workshop" and shown >= 0 else None,
        "order": s.parts.order_ids[shown] if kind == "order" and shown >= 0 else None,
    }


def _stack(s: State, number: int, stack: Deck, names: list[str], viewer: int) -> Stack:
    others_hold = number == s.pick_deck and viewer != s.turn
    top, bottom, inside = stack.seen_by(viewer, s.held + s.back if others_hold else [])
    return {
        "size": stack.size(),
        "top": [names[kind] if kind >= 0 else None for kind in top],
        "bottom": [names[kind] if kind >= 0 else None for kind in bottom],
        "inside": [names[kind] for kind in inside],
    }


def _player(s: State, owner: int, viewer: int) -> Player:
    base = owner * WIDTH
    open_to_viewer = viewer == owner or s.open_delivered or s.phase == OVER
    cards = [s.parts.order_ids[item & 255] for item in s.delivered if item >> 8 == owner]
    return {
        "marks": s.n[base + MARKS],
        "points": final_total(s, owner) if s.phase == OVER else points(s, owner),
        "miners": s.n[base + MINERS],
        "cage": {"level": s.n[base + LEVEL], "load": _cubes(s, base + CAGE)},
        "storage": {COLOURS[c]: s.n[base + STORE + c] for c in range(4)},
        "shaft": [_level(s, owner, level) for level in range(LEVELS)],
        "waiting": [_waiting(s, waiting) for waiting in s.waiting if owner_of(waiting) == owner],
        "delivered": len(cards),
        "delivered_orders": cards if open_to_viewer else None,
        "light": s.n[base + LIGHT],
        "dark": s.n[base + LIGHT + 1],
        "tally": [tally(s, owner, c) for c in s.parts.categories] if open_to_viewer else None,
    }


def _cubes(s: State, at: int) -> list[Colour]:
    """Cubes counted by colour, as a list of colours."""
    return [COLOURS[c] for c in range(4) for _ in range(s.n[at + c])]


def _level(s: State, owner: int, level: int) -> dict[Side, list[TunnelPiece]]:
    """The pieces of a level; cubes are shown on the newest carts, so loading empties the oldest."""
    pieces: list[tuple[str | None, int, int]] = [(None, s.parts.built_in_side[level], 1)]
    for item in s.laid:
        tile = s.parts.tiles[item & 255]
        if item >> 8 == owner and tile.colour == level:
            pieces.append((tile.id, tile.side, tile.carts))
    cubes: list[Colour] = [*_cubes(s, owner * WIDTH + COAL + 4 * level)]
    cubes.sort(key=lambda colour: colour != COLOURS[level])  # strange colours lie on older carts
    sides: list[list[TunnelPiece]] = [[], []]
    for id, side, carts in reversed(pieces):
        on_carts: list[Colour | None] = []
        for _ in range(carts):
            on_carts.append(cubes.pop(0) if cubes else None)
        sides[side].insert(0, {"tile": id, "carts": on_carts})
    return {"light": sides[0], "dark": sides[1]}


def _waiting(s: State, waiting: int) -> Waiting:
    order = s.parts.orders[card_of(waiting)]
    covers = [[COLOURS[c] for c in cubes_in(cover_of(waiting, i))] for i in range(len(order.spaces))]
    return {"order": order.id, "covers": covers, "complete": is_complete(s, waiting)}


def _mining(s: State) -> Mining | None:
    if s.phase not in (MINE, PAIR):
        return None
    pair: Pair | None = None
    if s.phase == PAIR:
        pair = {"order": s.parts.order_ids[s.pair_card], "colour": COLOURS[s.pair_colour]}
    return {"left": s.steps, "of": s.steps_of, "pair": pair}


def _pick(s: State, viewer: int) -> Pick | None:
    if s.phase not in (LOOK, PICK, RETURN, NEXT) and not (s.phase == FILL and s.held):
        return None
    names = s.parts.tile_ids if s.pick_deck == 0 else s.parts.order_ids
    mine = viewer == s.turn and s.phase != LOOK
    return {
        "deck": "tiles" if s.pick_deck == 0 else "orders",
        "count": len(s.held),
        "seen": [names[kind_of(piece)] for piece in s.held] if mine else None,
        "place": ("top" if s.on_top else "bottom") if s.phase == NEXT else None,
        "laid": [names[kind_of(piece)] for piece in s.back] if mine else None,
        "laid_count": len(s.back),
    }


def _clock(s: State) -> list[list[list[int]]]:
    """Per shift done: per category: points by seat."""
    out: list[list[list[int]]] = []
    width = len(s.parts.categories)
    for shift in range(SHIFTS):
        if len(s.clock) >= (shift + 1) * width * s.seats:
            at = shift * width * s.seats
            rows = [s.clock[at + c * s.seats : at + (c + 1) * s.seats] for c in range(width)]
            out.append(rows)
    return out


def _final(s: State) -> FinalPoints:
    seats = range(s.seats)
    return {
        "marks": [marks_points(s, seat) for seat in seats],
        "coal": [coal_points(s, seat) for seat in seats],
        "waiting": [waiting_points(s, seat) for seat in seats],
        "balance": [balance_points(s, seat) for seat in seats],
    }


def redeal(s: State, seat: int | None, rng: Rng) -> State:
    """Unseen places of both stacks, and pieces another is looking at, filled anew (delivered orders are known: R24)."""
    viewer = -1 if seat is None else seat
    other = s.copy()
    looking = len(other.held) + len(other.back) > 0
    held = other.held + other.back
    nobody: list[int] = []
    if looking and s.pick_deck == 1:
        other.tiles.redeal(viewer, rng, nobody, -2)
        other.orders.redeal(viewer, rng, held, s.turn)
    else:
        other.tiles.redeal(viewer, rng, held, s.turn)
        other.orders.redeal(viewer, rng, nobody, -2)
    split = len(other.held)
    other.held = held[:split]
    other.back = held[split:]
    return other
