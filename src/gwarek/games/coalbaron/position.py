"""Position text of Coal Baron.

Clauses, separated by `;`, each optional; what is not said is as in a new game that has been set up without showing any
tile or card. Seats are named by their words (red, blue, yellow, purple).

    seats 3                              option storage_rule free
    phase mine                           turn (default), draft, mine, pair, fill, pick, return, next, over,
                                         and tiles, start, reveal, orders, look, refill when chance is to act
    shift 2                              turn blue        start red
    miners 9 9 8                         in the pools, by seat       marks 8 3 0
    hall 1 0 0      canteen 0 2 0        by seat
    at money_5 2 blue                    miners standing on a space
    show workshop_1 T-grey-light-2       show order_2 O-carriage-KK
    draft O-… O-…                        cards still to be drafted
    tiles red T-grey-light-2 …           tiles in a shaft, in the order laid
    coal red 3 grey grey                 cubes on a level (default: every cart full with the level's coal)
    cage red 3 grey grey                 level and load
    storage red yellow brown
    order red O-carriage-YBGK yellow=yellow black=grey+brown      a waiting order and what covers it
    delivered red O-… O-…
    clock 1 <points by category and seat>
    steps 5 of 8     pair O-carriage-KK black     fill T-grey-light-2 1     refill workshop_3
    pick tiles       held T-…            returned bottom T-…      (pieces may carry knowledge: T-…@red+blue#2)
    top tiles T-…@red#1 …                bottom orders O-…        laid pieces of a stack, next to be drawn first
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gwarek.core.deck import Deck, block_of, kind_of, piece_text, read_piece
from gwarek.core.game import GameInfo
from gwarek.core.position import Clause, read_clauses, read_table, table_clauses
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.games.coalbaron.components import COLOURS, LEVELS, Parts
from gwarek.games.coalbaron.state import (
    CAGE,
    CARTS,
    CLOCK_POINTS,
    COAL,
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
    PHASES,
    PICK,
    REFILL,
    RETURN,
    SEAT_SHIFT,
    STORE,
    TILES,
    TURN,
    WIDTH,
    State,
    book_delivered,
    card_of,
    cover_of,
    covered,
    cubes_in,
    miners_on,
    owner_of,
    owner_on,
)

KEYS: Final = [
    *["seats", "option", "phase", "shift", "turn", "start", "miners", "marks", "hall", "canteen", "at"],
    *["show", "draft", "tiles", "coal", "cage", "storage", "order", "delivered", "clock", "steps"],
    *["pair", "fill", "refill", "pick", "held", "returned", "top", "bottom"],
]
DECKS: Final = ["tiles", "orders"]


def new_state(parts: Parts, options: dict[str, str], seats: int) -> State:
    """Before any chance is drawn (COA-2)."""
    setup = parts.setups[seats]
    named = options["start_player"]
    if named != "random" and int(named) >= seats:
        raise Problem(
            "option-value", option="start_player", value=named, known=", ".join(map(str, range(seats)))
        )
    n = [0] * (WIDTH * seats)
    for seat in range(seats):
        base = seat * WIDTH
        n[base + MINERS] = setup.miners
        n[base + MARKS] = setup.marks
        n[base + LEVEL] = parts.cage_start
        for level in range(LEVELS):
            n[base + COAL + 5 * level] = 1  # level * 4 + its own colour
            n[base + CARTS + level] = 1
    return State(
        parts,
        options,
        seats,
        n,
        [0] * len(parts.spaces),
        [-1] * len(parts.spaces),
        [cubes - seats for cubes in parts.cubes],
        [],
        [],
        [],
        [],
        [],
        Deck.fresh([tile.copies for tile in parts.tiles]),
        Deck.fresh([1] * len(parts.orders)),
        [],
        [],
    )


# -- reading


def read_position(parts: Parts, info: GameInfo, text: str) -> State:
    clauses = read_clauses(text, KEYS)
    seats, options = read_table(clauses, info)
    s = new_state(parts, options, seats)
    s.phase = TURN
    s.start = 0
    full: set[tuple[int, int]] = {(seat, level) for seat in range(seats) for level in range(LEVELS)}
    for clause in clauses:
        if clause.key in _TABLE_READERS:
            _read_table_clause(s, clause)
        elif clause.key not in ("seats", "option"):
            _read_seat_clause(s, clause, full)
    for seat, level in full:
        at = seat * WIDTH + COAL + 4 * level
        s.n[at + level] = s.n[seat * WIDTH + CARTS + level]
    _pad_clock(s)
    if s.phase == TILES:
        s.start = -1 if not any(clause.key == "start" for clause in clauses) else s.start
    _count_supply(s)
    _count_stacks(s)
    return s


_TABLE_READERS: Final = [
    "phase",
    "shift",
    "turn",
    "start",
    "at",
    "show",
    "draft",
    "clock",
    "steps",
    "pair",
    "fill",
    "refill",
    "pick",
    "top",
    "bottom",
]


def _read_table_clause(s: State, clause: Clause) -> None:
    key = clause.key
    if key == "phase":
        s.phase = clause.index(0, PHASES)
    elif key == "shift":
        s.shift = clause.number(0)
        if not 1 <= s.shift <= len(s.parts.scored):
            most = len(s.parts.scored)
            raise Problem("position-range", clause=clause.text(), word=clause.word(0), least=1, most=most)
    elif key == "turn":
        s.turn = clause.seat(0, s.seats)
    elif key == "start":
        s.start = -1 if clause.word(0) == "nobody" else clause.seat(0, s.seats)
    elif key == "at":
        space = s.parts.space_ids.index(clause.one_of(0, s.parts.space_ids[:-1]))
        s.standing[space] = clause.number(1) << 3 | clause.seat(2, s.seats)
    elif key == "show":
        _read_show(s, clause)
    elif key == "draft":
        s.draft = [_order(s, clause, i) for i in range(len(clause.words))]
    elif key == "clock":
        _read_clock(s, clause)
    elif key == "steps":
        s.steps = clause.number(0)
        s.steps_of = clause.number(2)
    elif key == "pair":
        s.pair_card = _order(s, clause, 0)
        s.pair_colour = clause.index(1, COLOURS)
    elif key == "fill":
        s.fill_tile = clause.index(0, s.parts.tile_ids)
        s.fill_carts = clause.number(1)
    elif key == "refill":
        s.refill = clause.index(0, s.parts.space_ids)
    elif key == "pick":
        s.pick_deck = clause.index(0, DECKS)
    else:
        _read_laid(s, clause)


def _read_show(s: State, clause: Clause) -> None:
    space = clause.index(0, s.parts.space_ids)
    if space in s.parts.workshops:
        s.shown[space] = clause.index(1, s.parts.tile_ids)
    elif space in s.parts.order_spaces:
        s.shown[space] = _order(s, clause, 1)
    else:
        raise Problem("position-word", clause=clause.text(), word=clause.word(0))


def _read_clock(s: State, clause: Clause) -> None:
    width = len(s.parts.categories) * s.seats
    numbers = clause.numbers(width + 1)
    if len(s.clock) != (numbers[0] - 1) * width:
        raise Problem("position-word", clause=clause.text(), word=clause.word(0))
    s.clock = s.clock + numbers[1:]
    for i in range(width):
        s.n[i % s.seats * WIDTH + CLOCK_POINTS] += numbers[1 + i]


def _read_laid(s: State, clause: Clause) -> None:
    deck = clause.index(0, DECKS)
    stack = s.tiles if deck == 0 else s.orders
    names = s.parts.tile_ids if deck == 0 else s.parts.order_ids
    pieces = [read_piece(word, names) for word in clause.words[1:]]
    if clause.key == "top":
        stack.laid = pieces + stack.laid
        stack.tops = len(pieces)
    else:
        stack.laid = stack.laid + pieces
    for piece in pieces:
        stack.blocks = max(stack.blocks, block_of(piece))


def _read_seat_clause(s: State, clause: Clause, full: set[tuple[int, int]]) -> None:
    key = clause.key
    by_seat = {"miners": MINERS, "marks": MARKS, "hall": IN_HALL, "canteen": IN_CANTEEN}
    if key in by_seat:
        for seat, number in enumerate(clause.numbers(s.seats)):
            s.n[seat * WIDTH + by_seat[key]] = number
    elif key == "held":
        names = s.parts.tile_ids if s.pick_deck == 0 else s.parts.order_ids
        s.held = [read_piece(word, names) for word in clause.words]
    elif key == "returned":
        names = s.parts.tile_ids if s.pick_deck == 0 else s.parts.order_ids
        s.on_top = clause.one_of(0, ["top", "bottom"]) == "top"
        s.back = [read_piece(word, names) for word in clause.words[1:]]
    else:
        _read_owned(s, clause, clause.seat(0, s.seats), full)


def _read_owned(s: State, clause: Clause, seat: int, full: set[tuple[int, int]]) -> None:
    base = seat * WIDTH
    key = clause.key
    if key == "tiles":
        for kind in clause.indices(1, s.parts.tile_ids):
            tile = s.parts.tiles[kind]
            s.laid = [*s.laid, seat * 256 + kind]
            s.n[base + LIGHT + tile.side] += 1
            s.n[base + CARTS + tile.colour] += tile.carts
    elif key == "coal":
        level = clause.number(1) - 1
        if not 0 <= level < LEVELS:
            raise Problem("position-range", clause=clause.text(), word=clause.word(1), least=1, most=LEVELS)
        full.discard((seat, level))
        _read_cubes(s, clause, base + COAL + 4 * level, 2)
    elif key == "cage":
        s.n[base + LEVEL] = clause.number(1)
        if not 0 <= s.n[base + LEVEL] <= LEVELS:
            raise Problem("position-range", clause=clause.text(), word=clause.word(1), least=0, most=LEVELS)
        _read_cubes(s, clause, base + CAGE, 2)
    elif key == "storage":
        _read_cubes(s, clause, base + STORE, 1)
    elif key == "order":
        s.waiting.append(_read_waiting(s, clause, seat))
    else:
        for i in range(1, len(clause.words)):
            book_delivered(s, seat, _order(s, clause, i))


def _read_cubes(s: State, clause: Clause, at: int, first: int) -> None:
    for colour in range(4):
        s.n[at + colour] = 0
    for i in range(first, len(clause.words)):
        s.n[at + clause.index(i, COLOURS)] += 1


def _order(s: State, clause: Clause, at: int) -> int:
    return clause.index(at, s.parts.order_ids)


def _read_waiting(s: State, clause: Clause, seat: int) -> int:
    card = _order(s, clause, 1)
    waiting = card | seat << SEAT_SHIFT
    spaces = s.parts.orders[card].spaces
    known: Sequence[str] = COLOURS
    for word in clause.words[2:]:
        target, _, cubes = word.partition("=")
        colours = cubes.split("+")
        if target not in COLOURS or len(colours) > 2 or any(colour not in COLOURS for colour in colours):
            raise Problem("position-word", clause=clause.text(), word=word)
        open_spaces = [
            i for i in range(len(spaces)) if spaces[i] == COLOURS.index(target) and cover_of(waiting, i) == 0
        ]
        if not open_spaces:
            raise Problem("position-word", clause=clause.text(), word=word)
        kinds = sorted(known.index(colour) for colour in colours)
        code = kinds[0] + 1 if len(kinds) == 1 else (kinds[0] + 1) | (kinds[1] + 1) << 3
        waiting = covered(waiting, open_spaces[0], code)
    return waiting


def _pad_clock(s: State) -> None:
    """Shifts that are over and not spoken of gave no points."""
    over = s.shift if s.phase == OVER else s.shift - 1
    missing = over * len(s.parts.categories) * s.seats - len(s.clock)
    if missing > 0:
        s.clock = s.clock + [0] * missing


def _count_supply(s: State) -> None:
    for colour in range(4):
        s.supply[colour] = s.parts.cubes[colour] - cubes_of_colour(s, colour)
        if s.supply[colour] < 0 and not s.unlimited:
            raise Problem("position-coal", colour=COLOURS[colour], cubes=s.parts.cubes[colour])
    if s.unlimited:
        s.supply = [cubes - s.seats for cubes in s.parts.cubes]


def cubes_of_colour(s: State, colour: int) -> int:
    """Cubes of a colour on carts, in cages, storages and on waiting orders."""
    total = 0
    for seat in range(s.seats):
        base = seat * WIDTH
        total += s.n[base + CAGE + colour] + s.n[base + STORE + colour]
        total += sum(s.n[base + COAL + 4 * level + colour] for level in range(LEVELS))
    for waiting in s.waiting:
        for space in range(4):
            total += cubes_in(cover_of(waiting, space)).count(colour)
    return total


def _count_stacks(s: State) -> None:
    """The unseen pool is what lies nowhere else."""
    tiles = pieces_elsewhere(s, 0)
    s.tiles.pool = [s.parts.tiles[kind].copies - tiles[kind] for kind in range(len(tiles))]
    s.tiles.unseen = sum(s.tiles.pool)
    cards = pieces_elsewhere(s, 1)
    s.orders.pool = [1 - count for count in cards]
    s.orders.unseen = sum(s.orders.pool)
    for kind in range(len(tiles)):
        if s.tiles.pool[kind] < 0:
            tile = s.parts.tiles[kind]
            raise Problem("position-piece", piece=tile.id, given=tiles[kind], most=tile.copies)
    for kind in range(len(cards)):
        if s.orders.pool[kind] < 0:
            raise Problem("position-piece", piece=s.parts.order_ids[kind], given=cards[kind], most=1)


def pieces_elsewhere(s: State, deck: int) -> list[int]:
    """Tiles (0) or orders (1) that are not in the unseen pool, by kind."""
    counts = [0] * (len(s.parts.tiles) if deck == 0 else len(s.parts.orders))
    for space in s.parts.workshops if deck == 0 else s.parts.order_spaces:
        if s.shown[space] >= 0:
            counts[s.shown[space]] += 1
    if deck == 0:
        for item in s.laid:
            counts[item & 255] += 1
    else:
        for item in s.delivered:
            counts[item & 255] += 1
        for waiting in s.waiting:
            counts[card_of(waiting)] += 1
        for card in s.draft:
            counts[card] += 1
    for piece in (s.tiles if deck == 0 else s.orders).laid:
        counts[kind_of(piece)] += 1
    if deck == s.pick_deck:
        for piece in s.held + s.back:
            counts[kind_of(piece)] += 1
    return counts


# -- writing


def write_position(s: State, info: GameInfo) -> str:
    """Complete; only what differs from the defaults is said."""
    setup = s.parts.setups[s.seats]
    out = [*table_clauses(s.seats, s.options, info), f"phase {PHASES[s.phase]}", f"shift {s.shift}"]
    out.append(f"turn {SEAT_WORDS[s.turn]}")
    out.append(f"start {SEAT_WORDS[s.start] if s.start >= 0 else 'nobody'}")
    for key, field, usual in (
        ("miners", MINERS, setup.miners),
        ("marks", MARKS, setup.marks),
        ("hall", IN_HALL, 0),
        ("canteen", IN_CANTEEN, 0),
    ):
        numbers = [s.n[seat * WIDTH + field] for seat in range(s.seats)]
        if any(number != usual for number in numbers):
            out.append(f"{key} {' '.join(map(str, numbers))}")
    for space in range(len(s.parts.spaces)):
        if s.standing[space]:
            out.append(
                f"at {s.parts.space_ids[space]} {miners_on(s, space)} {SEAT_WORDS[owner_on(s, space)]}"
            )
        if s.shown[space] >= 0:
            names = s.parts.tile_ids if space in s.parts.workshops else s.parts.order_ids
            out.append(f"show {s.parts.space_ids[space]} {names[s.shown[space]]}")
    if s.draft:
        out.append(f"draft {_names(s.draft, s.parts.order_ids)}")
    _write_seats(s, out)
    for waiting in s.waiting:
        out.append(_waiting_text(s, waiting))
    width = len(s.parts.categories) * s.seats
    for shift in range(len(s.clock) // width):
        out.append(f"clock {shift + 1} {' '.join(map(str, s.clock[shift * width : (shift + 1) * width]))}")
    _write_pending(s, out)
    for deck, stack in enumerate((s.tiles, s.orders)):
        names = s.parts.tile_ids if deck == 0 else s.parts.order_ids
        for key, pieces in (("top", stack.laid[: stack.tops]), ("bottom", stack.laid[stack.tops :])):
            if pieces:
                out.append(f"{key} {DECKS[deck]} {' '.join(piece_text(piece, names) for piece in pieces)}")
    return "; ".join(out)


def _names(kinds: list[int], names: list[str]) -> str:
    return " ".join([names[kind] for kind in kinds])


def _write_seats(s: State, out: list[str]) -> None:
    for seat in range(s.seats):
        base, word = seat * WIDTH, SEAT_WORDS[seat]
        laid = [item & 255 for item in s.laid if item >> 8 == seat]
        if laid:
            out.append(f"tiles {word} {_names(laid, s.parts.tile_ids)}")
        for level in range(LEVELS):
            if s.n[base + COAL + 5 * level] != s.n[base + CARTS + level]:
                out.append(f"coal {word} {level + 1} {_cubes(s, base + COAL + 4 * level)}".rstrip())
        load = _cubes(s, base + CAGE)
        if load or s.n[base + LEVEL] != s.parts.cage_start:
            out.append(f"cage {word} {s.n[base + LEVEL]} {load}".rstrip())
        stored = _cubes(s, base + STORE)
        if stored:
            out.append(f"storage {word} {stored}")
        delivered = [item & 255 for item in s.delivered if item >> 8 == seat]
        if delivered:
            out.append(f"delivered {word} {_names(delivered, s.parts.order_ids)}")


def _cubes(s: State, at: int) -> str:
    return " ".join([COLOURS[c] for c in range(4) for _ in range(s.n[at + c])])


def _waiting_text(s: State, waiting: int) -> str:
    order = s.parts.orders[card_of(waiting)]
    words = ["order", SEAT_WORDS[owner_of(waiting)], order.id]
    for space in range(len(order.spaces)):
        cubes = cubes_in(cover_of(waiting, space))
        if cubes:
            words.append(f"{COLOURS[order.spaces[space]]}={'+'.join(COLOURS[c] for c in cubes)}")
    return " ".join(words)


def _write_pending(s: State, out: list[str]) -> None:
    if s.phase in (MINE, PAIR):
        out.append(f"steps {s.steps} of {s.steps_of}")
    if s.phase == PAIR:
        out.append(f"pair {s.parts.order_ids[s.pair_card]} {COLOURS[s.pair_colour]}")
    if s.phase == FILL:
        out.append(f"fill {s.parts.tile_ids[s.fill_tile]} {s.fill_carts}")
    if s.phase in (FILL, REFILL) and s.refill >= 0:
        out.append(f"refill {s.parts.space_ids[s.refill]}")
    if s.phase in (LOOK, PICK, RETURN, NEXT) or s.held:
        names = s.parts.tile_ids if s.pick_deck == 0 else s.parts.order_ids
        out.append(f"pick {DECKS[s.pick_deck]}")
        if s.held:
            out.append(f"held {' '.join(piece_text(piece, names) for piece in s.held)}")
        if s.phase == NEXT:
            place = "top" if s.on_top else "bottom"
            out.append(f"returned {place} {' '.join(piece_text(p, names) for p in s.back)}".rstrip())
