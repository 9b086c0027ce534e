"""What contradicts the box, the rules or itself in a position, told in the words of position text."""

from __future__ import annotations

from gwarek.core.game import GameInfo
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.core.soundness import clashing, lacking, miscounted, stale, too_many
from gwarek.games.coalbaron import position
from gwarek.games.coalbaron.components import COLOURS, LEVELS, MINING
from gwarek.games.coalbaron.effects import stack_of
from gwarek.games.coalbaron.state import (
    CAGE,
    CARTS,
    DRAFT,
    FILL,
    IN_CANTEEN,
    IN_HALL,
    LOOK,
    MARKS,
    MINE,
    MINERS,
    NEXT,
    ORDERS,
    OVER,
    PAIR,
    PHASES,
    PICK,
    REFILL,
    RETURN,
    REVEAL,
    START,
    STORE,
    TILES,
    TURN,
    WIDTH,
    State,
    card_of,
    empty_carts,
    is_locked,
    miners_on,
    open_space,
    owner_of,
    owner_on,
)

Faults = list[Problem]


def faults(s: State, info: GameInfo) -> Faults:
    """Conservation (RULES section 18), what a phase needs, and numbers kept beside what they count."""
    out: Faults = []
    _space_faults(s, out)
    for seat in range(s.seats):
        _seat_faults(s, seat, out)
    _piece_faults(s, out)
    _course_faults(s, out)
    if not out and position.read_position(s.parts, info, position.write_position(s, info)).n != s.n:
        out.append(stale("delivered"))
    return out


def _space_faults(s: State, out: Faults) -> None:
    for space in range(len(s.standing)):
        if s.standing[space] == 0:
            continue
        id = s.parts.space_ids[space]
        if miners_on(s, space) < 1:
            out.append(miscounted(f"at {id}", miners_on(s, space), 1))
        if is_locked(s, space):
            out.append(clashing(f"at {id}", f"seats {s.seats}"))
    for space in range(len(s.shown)):
        if s.shown[space] >= 0 and is_locked(s, space):
            out.append(clashing(f"show {s.parts.space_ids[space]}", f"seats {s.seats}"))


def _seat_faults(s: State, seat: int, out: Faults) -> None:
    base = seat * WIDTH
    word = SEAT_WORDS[seat]
    for key, at in (("miners", MINERS), ("marks", MARKS), ("hall", IN_HALL), ("canteen", IN_CANTEEN)):
        if s.n[base + at] < 0:
            out.append(miscounted(f"{key} {word}", s.n[base + at], 0))
    miners = s.n[base + MINERS] + s.n[base + IN_HALL] + s.n[base + IN_CANTEEN]
    for space in range(len(s.standing)):
        if s.standing[space] and owner_on(s, space) == seat:
            miners += miners_on(s, space)
    if miners != s.parts.setups[s.seats].miners:
        out.append(miscounted(f"miners {word}", miners, s.parts.setups[s.seats].miners))
    load = sum(s.n[base + CAGE : base + CAGE + 4])
    if load > s.parts.cage_capacity:
        out.append(too_many(f"cage {word}", load, s.parts.cage_capacity))
    for level in range(1, LEVELS + 1):
        carts = s.n[base + CARTS + level - 1]
        if empty_carts(s, seat, level) < 0:
            out.append(too_many(f"coal {word} {level}", carts - empty_carts(s, seat, level), carts))
    if min(s.n[base : base + STORE + 4]) < 0:
        out.append(stale(f"storage {word}"))


def _piece_faults(s: State, out: Faults) -> None:
    for colour in range(4):
        owned = position.cubes_of_colour(s, colour)
        if not s.unlimited and s.supply[colour] + owned != s.parts.cubes[colour]:
            out.append(miscounted(COLOURS[colour], s.supply[colour] + owned, s.parts.cubes[colour]))
    for deck, stack in ((0, s.tiles), (1, s.orders)):
        elsewhere = position.pieces_elsewhere(s, deck)
        names = s.parts.tile_ids if deck == 0 else s.parts.order_ids
        for kind in range(len(elsewhere)):
            copies = s.parts.tiles[kind].copies if deck == 0 else 1
            if stack.pool[kind] + elsewhere[kind] != copies or stack.pool[kind] < 0:
                out.append(miscounted(names[kind], stack.pool[kind] + elsewhere[kind], copies))
        if stack.unseen != sum(stack.pool):
            out.append(stale(position.DECKS[deck]))


def _course_faults(s: State, out: Faults) -> None:
    """What the phase needs to be played on."""
    phase = f"phase {PHASES[s.phase]}"
    word = SEAT_WORDS[s.turn]
    if s.start < 0 and s.phase not in (TILES, START):
        out.append(clashing("start nobody", phase))
    if s.phase == TURN and s.n[s.turn * WIDTH + MINERS] < 1:
        out.append(lacking(f"turn {word}", f"miners {word}"))
    if s.phase == OVER and s.shift < len(s.parts.scored):
        out.append(clashing(phase, f"shift {s.shift}"))
    over = s.shift if s.phase == OVER else s.shift - 1
    told = len(s.clock) // (len(s.parts.categories) * s.seats)
    if told > over:
        out.append(clashing(f"clock {told}", f"shift {s.shift}"))
    _setup_faults(s, phase, out)
    _mining_faults(s, phase, out)
    _fill_faults(s, phase, out)
    _pick_faults(s, phase, out)
    if (s.refill >= 0) and s.phase not in (FILL, REFILL):
        out.append(clashing(f"refill {s.parts.space_ids[s.refill]}", phase))
    if s.phase == REFILL:
        _refill_faults(s, phase, out)


def _setup_faults(s: State, phase: str, out: Faults) -> None:
    """COA-2: displays are laid out once, from stacks nobody has touched."""
    setup = s.parts.setups[s.seats]
    if s.draft and s.phase not in (DRAFT, ORDERS):
        out.append(clashing("draft", phase))
    if s.phase == DRAFT and not 2 <= len(s.draft) <= setup.revealed:
        out.append(lacking(phase, "draft"))
    if s.phase == ORDERS and len(s.draft) != 1:
        out.append(lacking(phase, "draft"))
    if s.phase not in (TILES, START, REVEAL, DRAFT, ORDERS):
        return
    if s.shift != 1:
        out.append(clashing(f"shift {s.shift}", phase))
    still_empty = s.parts.order_spaces + (s.parts.workshops if s.phase == TILES else [])
    for space in still_empty:
        if s.shown[space] >= 0:
            out.append(clashing(f"show {s.parts.space_ids[space]}", phase))
    tiles = len([i for i in s.parts.workshops if not is_locked(s, i)]) if s.phase == TILES else 0
    cards = len([i for i in s.parts.order_spaces if not is_locked(s, i)]) - 1
    if s.phase not in (DRAFT, ORDERS):
        cards += setup.revealed
    for deck, stack, needed in ((0, s.tiles, tiles), (1, s.orders, cards)):
        if stack.laid:
            out.append(clashing(f"top {position.DECKS[deck]}", phase))
        if stack.unseen < needed:
            out.append(lacking(phase, position.DECKS[deck]))


def _mining_faults(s: State, phase: str, out: Faults) -> None:
    if s.phase not in (MINE, PAIR):
        return
    most = max([space.amount for space in s.parts.spaces if space.kind == MINING])
    steps = f"steps {s.steps} of {s.steps_of}"
    if s.steps_of > most:
        out.append(too_many(steps, s.steps_of, most))
    if s.steps > s.steps_of:
        out.append(too_many(steps, s.steps, s.steps_of))
    if s.steps < (2 if s.phase == PAIR else 1):
        out.append(lacking(phase, "steps"))
    if s.phase == PAIR:
        found = [w for w in s.waiting if owner_of(w) == s.turn and card_of(w) == s.pair_card]
        if not found or open_space(s, found[0], s.pair_colour) < 0:
            out.append(lacking(phase, f"order {SEAT_WORDS[s.turn]}; pair"))


def _fill_faults(s: State, phase: str, out: Faults) -> None:
    """COA-13.4: the tile lies, its carts are empty, and there are cubes of other colours."""
    if s.phase != FILL:
        return
    word = SEAT_WORDS[s.turn]
    if s.fill_tile < 0 or s.turn * 256 + s.fill_tile not in s.laid:
        out.append(lacking(phase, f"tiles {word}; fill"))
        return
    face = s.parts.tiles[s.fill_tile]
    if not 1 <= s.fill_carts <= min(face.carts, empty_carts(s, s.turn, face.colour + 1)):
        out.append(lacking(f"fill {face.id} {s.fill_carts}", f"coal {word} {face.colour + 1}"))
    if s.unlimited or s.supply[face.colour] > 0 or sum(s.supply) == 0:
        out.append(clashing(phase, COLOURS[face.colour]))


def _pick_faults(s: State, phase: str, out: Faults) -> None:
    """COA-5.8 to 5.11, 9.4, 9.5."""
    stack = stack_of(s)
    if (s.held or s.back) and s.phase not in (PICK, RETURN, NEXT, FILL):
        out.append(clashing("held", phase))
    if len(s.held) + len(s.back) > s.parts.peek:
        out.append(too_many("held", len(s.held) + len(s.back), s.parts.peek))
    if s.back and s.phase != NEXT:
        out.append(clashing("returned", phase))
    if s.phase == LOOK and stack.by_chance(s.parts.peek) == 0:
        out.append(lacking(phase, position.DECKS[s.pick_deck]))
    if s.phase == RETURN and (not s.held or stack.size() == 0):
        out.append(lacking(phase, "held"))
    if s.phase == NEXT and len(s.held) < 2:  # the last one has one place left
        out.append(lacking(phase, "held"))
    if s.phase == FILL and s.refill < 0 and s.pick_deck != 0:
        out.append(clashing(phase, f"pick {position.DECKS[s.pick_deck]}"))


def _refill_faults(s: State, phase: str, out: Faults) -> None:
    """COA-4.5: an empty space of a display, and a stack whose next piece nobody knows."""
    if s.refill not in s.parts.workshops and s.refill not in s.parts.order_spaces:
        out.append(lacking(phase, "refill"))
        return
    tiles = s.refill in s.parts.workshops
    id = s.parts.space_ids[s.refill]
    if s.shown[s.refill] >= 0:
        out.append(clashing(f"refill {id}", f"show {id}"))
    if is_locked(s, s.refill):
        out.append(clashing(f"refill {id}", f"seats {s.seats}"))
    if not (s.tiles if tiles else s.orders).chance_of_next():
        out.append(lacking(phase, position.DECKS[0 if tiles else 1]))
