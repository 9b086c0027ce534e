"""What each action and each draw does. Effects trust that the action is legal; one function, one consequence."""

from __future__ import annotations

from typing import Final

from gwarek.core.deck import Deck, kind_of
from gwarek.core.event import Event
from gwarek.core.tell import tell
from gwarek.games.coalbaron.actions import (
    BARE,
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
)
from gwarek.games.coalbaron.components import (
    COLOURS,
    LOADING,
    MINING,
    MONEY,
    MUSTER,
    ORDER,
    SHIFTS,
    WORKSHOP,
)
from gwarek.games.coalbaron.events import (
    BoughtNone,
    CageMoved,
    CartsFilled,
    Delivered,
    Displaced,
    Drafted,
    Earned,
    FinalExchange,
    GameOver,
    Kept,
    KeptNone,
    Loaded,
    Looked,
    MinersReturn,
    Mining,
    OrdersRevealed,
    OrdersShown,
    OrderTaken,
    Paid,
    Paired,
    Placed,
    Refilled,
    Returned,
    Sent,
    ShiftBegins,
    StartPlayer,
    StartToken,
    Stopped,
    Stored,
    TileLaid,
    TilesShown,
)
from gwarek.games.coalbaron.scoring import (
    balance_points,
    coal_points,
    marks_points,
    outcome,
    score_shift,
    waiting_points,
)
from gwarek.games.coalbaron.shape import DeckName
from gwarek.games.coalbaron.shape import Place as PlaceName
from gwarek.games.coalbaron.state import (
    CAGE,
    CARTS,
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
    TURN,
    WIDTH,
    State,
    book_delivered,
    card_of,
    cover_of,
    covered,
    cubes_in,
    in_supply,
    is_complete,
    is_locked,
    miners_on,
    open_space,
    owner_of,
    owner_on,
)

Events = list[Event] | None
DECKS: Final[list[DeckName]] = ["tiles", "orders"]

# -- setting up (COA-2)


def show_tiles(s: State, a: Drawn, events: Events) -> None:
    """COA-2.4; then the start player is named (COA-2.9)."""
    s.tiles.take(len(a.kinds), list(a.kinds))
    open_spaces = [i for i in s.parts.workshops if not is_locked(s, i)]
    for i in range(len(open_spaces)):
        s.shown[open_spaces[i]] = a.kinds[i]
    tell(events, TilesShown, list(a.names))
    named = s.options["start_player"]
    if named == "random":
        s.phase = START
    else:
        name_start(s, int(named), events)


def drawn_start(s: State, seat: int, a: Start, events: Events) -> None:
    """C1: chance names the start player."""
    name_start(s, a.seat, events)


def name_start(s: State, start: int, events: Events) -> None:
    """COA-2.9."""
    s.start = start
    s.phase = REVEAL
    tell(events, StartPlayer, start)


def reveal_orders(s: State, a: Drawn, events: Events) -> None:
    """COA-2.10: the right-hand neighbour of the start player drafts first."""
    s.orders.take(len(a.kinds), list(a.kinds))
    s.draft = list(a.kinds)
    s.turn = (s.start - 1) % s.seats
    s.phase = DRAFT
    tell(events, OrdersRevealed, list(a.names))


def draft_order(s: State, seat: int, a: Draft, events: Events) -> None:
    """COA-2.10, R13: counter-clockwise, always; the last card goes to the display."""
    s.draft.remove(a.card)
    s.waiting.append(a.card | seat << SEAT_SHIFT)
    tell(events, Drafted, seat, s.parts.order_ids[a.card])
    s.turn = (seat - 1) % s.seats
    if len(s.draft) == 1:
        s.phase = ORDERS


def show_orders(s: State, a: Drawn, events: Events) -> None:
    """COA-2.11, R15: the left-over card on the rightmost space, the others from left to right."""
    open_spaces = [i for i in s.parts.order_spaces if not is_locked(s, i)]
    s.orders.take(len(a.kinds), list(a.kinds))
    s.shown[open_spaces[-1]] = s.draft.pop()
    for i in range(len(a.kinds)):
        s.shown[open_spaces[i]] = a.kinds[i]
    tell(events, OrdersShown, [s.parts.order_ids[s.shown[i]] for i in open_spaces])
    begin_shift(s, events)


# -- sending miners (COA-4)


def send(s: State, seat: int, a: Send, events: Events) -> None:
    """Displace, place miners, carry the action out (COA-4.5)."""
    space = a.space
    base = seat * WIDTH
    there = miners_on(s, space)
    tell(events, Sent, seat, s.parts.space_ids[space], there + 1)
    if s.parts.spaces[space].kind == MUSTER:
        s.n[base + MINERS] -= 1
        s.n[base + IN_HALL] += 1
    else:
        if there:
            owner = owner_on(s, space)
            s.n[owner * WIDTH + IN_CANTEEN] += there
            tell(events, Displaced, owner, s.parts.space_ids[space], there, seat)
        s.n[base + MINERS] -= there + 1
        s.standing[space] = (there + 1) << 3 | seat
    work(s, seat, space, events)


def work(s: State, seat: int, space: int, events: Events) -> None:
    """The action of a space (COA-4.8)."""
    kind = s.parts.spaces[space].kind
    amount = s.parts.spaces[space].amount
    if kind == WORKSHOP:
        tile = s.shown[space]
        s.shown[space] = -1
        s.refill = space
        buy_tile(s, seat, tile, events)
    elif kind == ORDER:
        card = s.shown[space]
        s.shown[space] = -1
        s.refill = space
        take_order(s, seat, card, events)
        end_turn(s, events)
    elif kind == MINING:
        s.steps = s.steps_of = amount
        s.phase = MINE
        tell(events, Mining, seat, amount)
    elif kind == LOADING:
        deliver(s, seat, amount, events)
        end_turn(s, events)
    elif kind in (MONEY, MUSTER):
        s.n[seat * WIDTH + MARKS] += amount
        tell(events, Earned, seat, amount)
        end_turn(s, events)
    else:
        begin_look(s, 0 if kind == WORKSHOP + 1 else 1, events)


# -- workshops (COA-5)


def buy_tile(s: State, seat: int, tile: int, events: Events) -> None:
    """Pay, fill the carts, lay the tile (COA-5.1 to 5.4); a shortage is asked before the turn goes on (COA-13.4)."""
    face = s.parts.tiles[tile]
    base = seat * WIDTH
    s.n[base + MARKS] -= face.cost
    filled = min(face.carts, in_supply(s, face.colour))
    put_cubes(s, seat, face.colour, face.colour, filled)
    s.laid = [*s.laid, seat * 256 + tile]
    s.n[base + LIGHT + face.side] += 1
    s.n[base + CARTS + face.colour] += face.carts
    tell(events, Paid, seat, face.cost)
    tell(events, TileLaid, seat, face.id, filled)
    lacking = face.carts - filled
    if lacking and sum(s.supply) > 0:
        s.fill_tile = tile
        s.fill_carts = lacking
        s.phase = FILL
    else:
        tile_is_done(s, events)


def put_cubes(s: State, seat: int, level: int, colour: int, count: int) -> None:
    """Cubes from the supply on carts of a level (counted from 0)."""
    if not s.unlimited:
        s.supply[colour] -= count
    s.n[seat * WIDTH + COAL + 4 * level + colour] += count


def fill_carts(s: State, seat: int, a: Fill, events: Events) -> None:
    """COA-13.4, R10: cubes of other colours on the carts left over."""
    level = s.parts.tiles[s.fill_tile].colour
    cubes = [c for c in (a.first, a.second) if 0 <= c < BARE]
    for colour in cubes:
        put_cubes(s, seat, level, colour, 1)
    tell(events, CartsFilled, seat, [COLOURS[c] for c in cubes])
    s.fill_tile = -1
    s.fill_carts = 0
    tile_is_done(s, events)


def tile_is_done(s: State, events: Events) -> None:
    """After a tile: a display purchase ends the turn, a pick-5 purchase returns the rest (COA-5.11)."""
    if s.refill >= 0:
        end_turn(s, events)
    else:
        begin_return(s, events)


# -- pick-5 (COA-5.8 to 5.11, 9.4, 9.5)


def begin_look(s: State, deck: int, events: Events) -> None:
    """COA-R7: five, or all that are left."""
    s.pick_deck = deck
    stack = stack_of(s)
    if stack.by_chance(s.parts.peek) > 0:
        s.phase = LOOK
    else:
        look(s, [], events)


def stack_of(s: State) -> Deck:
    """The stack this pick-5 is about."""
    return s.tiles if s.pick_deck == 0 else s.orders


def look(s: State, drawn: list[int], events: Events) -> None:
    """The mover looks at the pieces."""
    stack = stack_of(s)
    s.held = stack.take(min(s.parts.peek, stack.size()), drawn)
    s.phase = PICK
    tell(events, Looked, s.turn, DECKS[s.pick_deck], len(s.held), piece_names(s, s.held))


def piece_names(s: State, pieces: list[int]) -> list[str]:
    """The ids of tiles or cards of this pick-5."""
    names = s.parts.tile_ids if s.pick_deck == 0 else s.parts.order_ids
    return [names[kind_of(piece)] for piece in pieces]


def let_go(s: State, kind: int) -> int:
    """Take a piece of this kind out of those looked at."""
    for i in range(len(s.held)):
        if kind_of(s.held[i]) == kind:
            return s.held.pop(i)
    raise AssertionError("not among the pieces looked at")


def buy_seen(s: State, seat: int, a: Buy, events: Events) -> None:
    """COA-5.8, 5.11."""
    if a.tile >= 0:
        let_go(s, a.tile)
        buy_tile(s, seat, a.tile, events)
        return
    tell(events, BoughtNone, seat)
    begin_return(s, events)


def keep_seen(s: State, seat: int, a: Keep, events: Events) -> None:
    """COA-9.4."""
    if a.card >= 0:
        let_go(s, a.card)
        s.waiting.append(a.card | seat << SEAT_SHIFT)
        tell(events, Kept, seat, s.parts.order_ids[a.card])
    else:
        tell(events, KeptNone, seat)
    begin_return(s, events)


def begin_return(s: State, events: Events) -> None:
    """COA-5.9, 9.5: where the rest goes; with nothing left of the stack, top and bottom are the same."""
    if not s.held:
        end_turn(s, events)
    elif stack_of(s).size() == 0:
        choose_place(s, True, events)
    else:
        s.phase = RETURN


def choose_return(s: State, seat: int, a: Return, events: Events) -> None:
    """COA-5.9, 9.5."""
    choose_place(s, a.on_top == 1, events)


def choose_place(s: State, on_top: bool, events: Events) -> None:
    s.on_top = on_top
    s.phase = NEXT
    return_the_rest(s, events)


def return_next(s: State, seat: int, a: Next, events: Events) -> None:
    """One more piece of the return in its place."""
    s.back.append(let_go(s, a.kind))
    return_the_rest(s, events)


def return_the_rest(s: State, events: Events) -> None:
    """The last piece has one place left. Equal pieces are asked for all the same, so that others learn nothing."""
    if len(s.held) > 1:
        return
    s.back.extend(s.held)
    s.held = []
    seat = s.turn
    stack_of(s).lay(s.back, seat, s.on_top)
    place: PlaceName = "top" if s.on_top else "bottom"
    tell(events, Returned, seat, DECKS[s.pick_deck], place, len(s.back), piece_names(s, s.back))
    s.back = []
    s.on_top = True
    end_turn(s, events)


# -- mining (COA-6)


def use_steps(s: State, count: int, events: Events) -> None:
    """COA-6.15: the action ends with the last step."""
    s.steps -= count
    s.phase = MINE
    if s.steps == 0:
        end_turn(s, events)


def move_cage(s: State, seat: int, a: Cage, events: Events) -> None:
    """COA-6.4, 6.5."""
    tell(events, CageMoved, seat, s.n[seat * WIDTH + LEVEL], a.level)
    s.n[seat * WIDTH + LEVEL] = a.level
    use_steps(s, 1, events)


def load_cube(s: State, seat: int, a: Load, events: Events) -> None:
    """COA-6.6."""
    base = seat * WIDTH
    s.n[base + COAL + 4 * (s.n[base + LEVEL] - 1) + a.colour] -= 1
    s.n[base + CAGE + a.colour] += 1
    tell(events, Loaded, seat, COLOURS[a.colour])
    use_steps(s, 1, events)


def store_cube(s: State, seat: int, a: Store, events: Events) -> None:
    """COA-6.9."""
    s.n[seat * WIDTH + CAGE + a.colour] -= 1
    s.n[seat * WIDTH + STORE + a.colour] += 1
    tell(events, Stored, seat, COLOURS[a.colour])
    use_steps(s, 1, events)


def cover(s: State, seat: int, card: int, colour: int, cubes: int) -> None:
    """Put a cover on the first empty space of this colour."""
    for i in range(len(s.waiting)):
        if card_of(s.waiting[i]) == card and owner_of(s.waiting[i]) == seat:
            s.waiting[i] = covered(s.waiting[i], open_space(s, s.waiting[i], colour), cubes)


def place_cube(s: State, seat: int, a: Place, events: Events) -> None:
    """COA-6.7."""
    s.n[seat * WIDTH + CAGE + a.colour] -= 1
    cover(s, seat, a.card, a.colour, a.colour + 1)
    tell(events, Placed, seat, s.parts.order_ids[a.card], COLOURS[a.colour], "cage")
    use_steps(s, 1, events)


def fetch_cube(s: State, seat: int, a: Fetch, events: Events) -> None:
    """COA-6.10."""
    s.n[seat * WIDTH + STORE + a.colour] -= 1
    cover(s, seat, a.card, a.colour, a.colour + 1)
    tell(events, Placed, seat, s.parts.order_ids[a.card], COLOURS[a.colour], "storage")
    use_steps(s, 1, events)


def choose_pair(s: State, seat: int, a: Pair, events: Events) -> None:
    """COA-6.8: the space first, then the cubes."""
    s.pair_card = a.card
    s.pair_colour = a.colour
    s.phase = PAIR


def place_pair(s: State, seat: int, a: With, events: Events) -> None:
    """COA-6.8: both cubes go down together."""
    for cube in (a.first, a.second):
        s.n[seat * WIDTH + (CAGE if cube < 4 else STORE) + (cube & 3)] -= 1
    first, second = sorted((a.first & 3, a.second & 3))
    card, colour = s.pair_card, s.pair_colour
    cover(s, seat, card, colour, (first + 1) | (second + 1) << 3)
    s.pair_card = s.pair_colour = -1
    tell(events, Paired, seat, s.parts.order_ids[card], COLOURS[colour], COLOURS[first], COLOURS[second])
    use_steps(s, 2, events)


def stop_mining(s: State, seat: int, a: Stop, events: Events) -> None:
    """COA-6.1: unused steps are lost."""
    tell(events, Stopped, seat, s.steps)
    use_steps(s, s.steps, events)


# -- loading and orders (COA-7, 9)


def deliver(s: State, seat: int, transport: int, events: Events) -> None:
    """COA-7.1, 7.3: all complete orders with this transport."""
    keep: list[int] = []
    for waiting in s.waiting:
        order = s.parts.orders[card_of(waiting)]
        if owner_of(waiting) != seat or order.transport != transport or not is_complete(s, waiting):
            keep.append(waiting)
            continue
        book_delivered(s, seat, card_of(waiting))
        if not s.unlimited:
            for space in range(len(order.spaces)):
                for colour in cubes_in(cover_of(waiting, space)):
                    s.supply[colour] += 1
        tell(events, Delivered, seat, order.id, order.points)
    s.waiting = keep


def take_order(s: State, seat: int, card: int, events: Events) -> None:
    """COA-9.1."""
    s.waiting.append(card | seat << SEAT_SHIFT)
    tell(events, OrderTaken, seat, s.parts.order_ids[card])


# -- turns and shifts (COA-3, 11)


def end_turn(s: State, events: Events) -> None:
    """Refill an emptied space (COA-4.5), then the next seat with miners acts (COA-3.3)."""
    if s.refill >= 0:
        stack = s.tiles if s.parts.spaces[s.refill].kind == WORKSHOP else s.orders
        if stack.chance_of_next():
            s.phase = REFILL
            return
        if stack.size() > 0:
            show_piece(s, kind_of(stack.take(1, [])[0]), events)
        s.refill = -1
    s.steps = s.steps_of = 0
    s.phase = TURN
    for step in range(1, s.seats + 1):
        seat = (s.turn + step) % s.seats
        if s.n[seat * WIDTH + MINERS] > 0:
            s.turn = seat
            return
    end_shift(s, events)


def show_piece(s: State, kind: int, events: Events) -> None:
    """The top piece of the stack goes on the emptied space (COA-5.5, 9.3)."""
    s.shown[s.refill] = kind
    tiles = s.parts.spaces[s.refill].kind == WORKSHOP
    name = s.parts.tile_ids[kind] if tiles else s.parts.order_ids[kind]
    tell(events, Refilled, s.parts.space_ids[s.refill], name)


def refill_drawn(s: State, kind: int, events: Events) -> None:
    """Chance decided what lay on top."""
    stack = s.tiles if s.parts.spaces[s.refill].kind == WORKSHOP else s.orders
    stack.take(1, [kind])
    show_piece(s, kind, events)
    s.refill = -1
    end_turn(s, events)


def begin_shift(s: State, events: Events) -> None:
    """COA-3.1."""
    s.phase = TURN
    s.turn = s.start
    tell(events, ShiftBegins, s.shift, s.start)


def end_shift(s: State, events: Events) -> None:
    """COA-11.1, then COA-11.8 or the end of the game (COA-12.7)."""
    s.pause(events)
    score_shift(s, events)
    if s.shift == SHIFTS:
        end_game(s, events)
        return
    s.start = next_start(s)
    s.shift += 1
    for seat in range(s.seats):
        base = seat * WIDTH
        s.n[base + MINERS] = s.parts.setups[s.seats].miners
        s.n[base + IN_HALL] = s.n[base + IN_CANTEEN] = 0
    for space in range(len(s.standing)):
        s.standing[space] = 0
    tell(events, StartToken, s.start)
    tell(events, MinersReturn)
    begin_shift(s, events)


def next_start(s: State) -> int:
    """Most miners on workshop spaces, pick-5 included; ties go clockwise from the old start player, who loses them
    (COA-11.8, R11, R12)."""
    counts = [0] * s.seats
    for space in range(len(s.standing)):
        if s.parts.spaces[space].kind <= WORKSHOP + 1 and s.standing[space]:
            counts[owner_on(s, space)] += miners_on(s, space)
    return start_by(counts, s.start)


def start_by(counts: list[int], start: int) -> int:
    """The next start player by miners in the workshops, after this one."""
    most = max(counts)
    if counts.count(most) == 1:
        return counts.index(most)
    for step in range(1, len(counts)):
        seat = (start + step) % len(counts)
        if counts[seat] == most:
            return seat
    raise AssertionError("a tie has at least two seats")


def end_game(s: State, events: Events) -> None:
    """COA-12."""
    s.phase = OVER
    if events is None:
        return
    for seat in range(s.seats):
        exchange = FinalExchange(
            seat,
            marks_points(s, seat),
            coal_points(s, seat),
            waiting_points(s, seat),
            balance_points(s, seat),
        )
        events.append(exchange)
    result = outcome(s)
    assert result is not None
    events.append(GameOver(result.winners))
