"""What each action and each draw does, and how play goes on until somebody has to decide."""

from __future__ import annotations

from typing import Final

from gwarek.core.event import Event
from gwarek.core.tell import tell
from gwarek.games.shared.network import members
from gwarek.games.switchsignal.actions import Drawn, Pay
from gwarek.games.switchsignal.components import (
    ANY_COLOUR,
    CARDS,
    COLOURS,
    CONDUCTOR,
    CROSSING_KEEPER,
    GOODS,
    HELPERS,
    LOAD,
    LOGISTICS,
    MOVE,
    SHUNTER,
    SIGNAL,
    START_CARD,
    SWITCH,
    TRAFFIC_CONTROLLER,
)
from gwarek.games.switchsignal.events import (
    Arrived,
    CardLost,
    CardPutUnder,
    CardRevealed,
    ClockRefilled,
    ColourChosen,
    ColourHeld,
    Dealt,
    DealtClosed,
    Delivered,
    Deployed,
    DeploymentNamed,
    DepotEmpty,
    DiceRolled,
    DieRolled,
    Drew,
    DrewClosed,
    DrewNone,
    FirstPlayer,
    GoodReturned,
    HandFull,
    HeadOn,
    HelperUsed,
    LastTurn,
    LeftCity,
    Loaded,
    Lost,
    Moved,
    NobodyMoves,
    NumbersShuffled,
    Paid,
    RanIntoStart,
    RanThrough,
    Reshuffled,
    RollsAgain,
    SignalChanged,
    SignalLaid,
    StartOccupied,
    Stopped,
    SwitchChanged,
    SwitchLaid,
    TimeLost,
    ToDepot,
    TokenFlipped,
    TokensShuffled,
    TrainHeld,
    TurnBegins,
    Won,
)
from gwarek.games.switchsignal.network import CITY, PAIRS, START
from gwarek.games.switchsignal.state import (
    ACTION,
    AHEAD_MASK,
    ANSWER,
    ASK_COLOUR,
    ASK_START,
    BLOCKED,
    BY_ACTION,
    BY_CARD,
    CARD,
    COVERED,
    DEAL,
    DELIVERED,
    DEPLOY,
    DEPOT,
    DICE,
    DIE,
    DRAW,
    DRAWING,
    DUE,
    ENTRY_MASK,
    ENTRY_SHIFT,
    EXIT,
    EXTRA,
    FACING,
    FIRST,
    FREE,
    HAND,
    HELD,
    IN_CITY,
    KEEP,
    NUMBERS,
    OVER,
    PAY,
    PILE,
    PLAIN,
    POOL,
    PORTS,
    RED,
    RESULTS,
    REVEAL,
    SIGNALS,
    STORED,
    SWITCHES,
    TARGET,
    TIME,
    TIMETABLE,
    TOKEN,
    TRAIN,
    WHERE_SHIFT,
    State,
    ahead,
    cards_in_hand,
    colour_of,
    delivered,
    due_trains,
    facing_of,
    green_exits,
    has_helper,
    is_won,
    load_of,
    may_ask_in_city,
    port_takes,
    train_of,
    trains_of,
    turns_left,
)

Events = list[Event] | None

SIGNAL_STOP: Final = "signal"
SWITCH_STOP: Final = "switch"
TRAIN_STOP: Final = "train"


# -- setup (SWI-3)


def begin(s: State) -> None:
    """The first phase of a new game."""
    if s.table.shuffled_numbers:
        s.phase = NUMBERS
    else:
        _begin_layout(s)


def number_starts(s: State, numbers: tuple[int, ...], events: Events) -> None:
    """SWI-13.6."""
    s.numbers = list(numbers)
    if events is not None:
        events.append(NumbersShuffled([place.id for place in s.net.starts], list(numbers)))
    _begin_layout(s)


def _begin_layout(s: State) -> None:
    """SWI-3.2, 3.3, 3.13: the layout is fixed before cards are dealt and the first player is known."""
    s.turn = 0
    if s.table.free_layout:
        s.phase = SWITCHES
    else:
        _begin_extra(s)


def _begin_extra(s: State) -> None:
    if s.table.extra_signal:
        s.phase = EXTRA
    else:
        _begin_dealing(s)


def set_switch(s: State, junction: int, pair: int, events: Events) -> None:
    """Free layout (SWI-3.2)."""
    s.switches[junction] = pair
    tell(events, SwitchLaid, s.turn, s.net.junction_ids[junction], open_lines(s, junction))
    for setting in s.switches:
        if setting < 0:
            return
    s.phase = SIGNALS


def place_signal(s: State, field: int, events: Events) -> None:
    """Free layout, or the extra marker (SWI-3.3, 13.1)."""
    s.green |= 1 << field
    tell(events, SignalLaid, s.turn, s.net.fields[field])
    if s.phase == EXTRA:
        _begin_dealing(s)
    elif s.green.bit_count() == len(s.net.cities) + s.net.track_markers:
        _begin_extra(s)


def _begin_dealing(s: State) -> None:
    named = s.table.options["start_player"]
    if named == "random" and s.seats > 1:
        s.phase = FIRST
    else:
        _first_deal(s, 0 if named == "random" else int(named))


def name_first(s: State, seat: int, events: Events) -> None:
    """SWI-3.10."""
    tell(events, FirstPlayer, seat)
    _first_deal(s, seat)


def _first_deal(s: State, seat: int) -> None:
    s.first = seat
    s.turn = seat
    s.due = s.parts.hand
    s.phase = DEAL


def take_cards(s: State, a: Drawn, events: Events) -> None:
    """Dealt at the start (SWI-3.9) or drawn at the end of a turn (SWI-7)."""
    count = 0
    for kind in range(len(CARDS)):
        s.n[POOL + kind] -= a.counts[kind]
        s.n[HAND + 3 * a.seat + kind] += a.counts[kind]
        count += a.counts[kind]
    s.due -= count
    cards = [CARDS[kind] for kind in range(len(CARDS)) for _ in range(a.counts[kind])]
    if s.phase == DEAL:
        tell(events, Dealt if s.table.open_hands else DealtClosed, a.seat, cards)
    else:
        tell(events, Drew if s.table.open_hands else DrewClosed, a.seat, cards)
    if s.phase == DRAW:
        _draw_on(s, events)
        return
    s.turn = (s.turn + 1) % s.seats
    s.due = s.parts.hand
    if s.turn == s.first:
        s.due = 0
        begin_turn(s, events)


# -- the turn (SWI-4)


def begin_turn(s: State, events: Events) -> None:
    s.number += 1
    s.step = BY_CARD
    s.through = False
    for space in range(len(s.at)):
        s.at[space] &= PLAIN
    s.phase = REVEAL
    tell(events, TurnBegins, s.turn, s.number, turns_left(s))


def reveal(s: State, events: Events) -> None:
    """SWI-5.1. The start card, and a bottom card all have seen, are no chance."""
    if s.sealed:
        s.sealed = False
        _show(s, START_CARD, events)
    elif s.deck == 1 and s.bottom >= 0:
        card = s.bottom
        s.bottom = -1
        s.deck = 0
        _show(s, card, events)
    else:
        s.phase = CARD


def show_card(s: State, card: int, events: Events) -> None:
    """Chance gave the top card."""
    s.unseen &= ~(1 << card)
    s.deck -= 1
    _show(s, card, events)


def _show(s: State, card: int, events: Events) -> None:
    s.card = card
    s.symbol = 0
    s.named = 0
    s.moved = 0
    if events is not None:
        shown = s.parts.cards[card]
        trains = [COLOURS[colour] for colour in shown.move if colour != ANY_COLOUR]
        multi = shown.move.count(ANY_COLOUR)
        events.append(CardRevealed(s.turn, shown.id, len(shown.deploy), trains, multi))
        if s.deck == 0:
            events.append(LastTurn())
    if may_put_under(s):
        s.phase = ANSWER
    else:
        go_on(s, events)


def may_put_under(s: State) -> bool:
    """SWI-12.8, R23: not the start card, and not onto an empty deck."""
    return has_helper(s, CROSSING_KEEPER) and s.card != START_CARD and s.deck > 0


def use_helper(s: State, helper: int, events: Events) -> None:
    """SWI-11.1."""
    s.used |= 1 << helper
    tell(events, HelperUsed, s.turn, HELPERS[helper])


def put_under(s: State, events: Events) -> None:
    """The Crossing keeper (SWI-12.8)."""
    use_helper(s, CROSSING_KEEPER, events)
    tell(events, CardPutUnder, s.parts.card_ids[s.card])
    s.bottom = s.card
    s.card = -1
    s.deck += 1
    s.phase = CARD


def go_on(s: State, events: Events) -> None:
    """Resolve the open card from its current symbol on, until somebody has to decide (SWI-5.1, 5.2)."""
    card = s.parts.cards[s.card]
    deployments = len(card.deploy)
    while s.phase != OVER:
        if s.symbol < deployments:
            if _deployment_asks(s, card.deploy[s.symbol], events):
                return
        elif s.symbol < deployments + len(card.move):
            if _movement_asks(s, card.move[s.symbol - deployments], events):
                return
        else:
            _end_card(s, events)
            return


def _end_card(s: State, events: Events) -> None:
    if s.card == START_CARD and s.table.tokens:
        _shuffle_tokens(s, events)
    s.discards = [*s.discards, s.card]
    s.card = -1
    s.colour = -1
    s.rolled = False
    s.step = BY_ACTION
    s.phase = ACTION


# -- deployment (SWI-5A)


def colours_to_deploy(s: State) -> list[int]:
    """Colours with a train in the depot that this card has not named (SWI-5.3, 5.5)."""
    return [
        colour for colour in range(len(COLOURS)) if s.n[DEPOT + colour] > 0 and s.named >> colour & 1 == 0
    ]


def _deployment_asks(s: State, shown: int, events: Events) -> bool:
    """Begin the deployment of the current symbol; False when it is over already."""
    colours = colours_to_deploy(s)
    if shown != ANY_COLOUR:
        colours = [shown] if s.n[DEPOT + shown] > 0 else []
    if not colours:
        tell(events, DepotEmpty)
        s.symbol += 1
        lose_time(s, s.parts.deployment_penalty, "deployment", events)
        return False
    if len(colours) > 1:
        s.colour = -1
        s.phase = DEPLOY
        return True
    name_deployment(s, colours[0], events)
    return True


def name_deployment(s: State, colour: int, events: Events) -> None:
    s.colour = colour
    s.named |= 1 << colour
    tell(events, DeploymentNamed, s.turn, COLOURS[colour])
    if has_helper(s, SHUNTER):
        s.phase = ASK_START
    else:
        roll_start(s, events)


def roll_start(s: State, events: Events) -> None:
    """Dice, or the next token (SWI-13.7, R22)."""
    if not s.table.tokens:
        s.phase = DICE
        return
    if s.tokens == 0:
        _shuffle_tokens(s, events)
    s.phase = TOKEN


def _shuffle_tokens(s: State, events: Events) -> None:
    s.tokens = all_tokens(s)
    tell(events, TokensShuffled)


def all_tokens(s: State) -> int:
    """The whole set of location tokens."""
    out = 0
    for number in s.parts.numbers:
        out |= 1 << number
    return out


def dice_fell(s: State, low: int, high: int, events: Events) -> None:
    tell(events, DiceRolled, s.turn, [low, high], low + high)
    _start_named(s, low + high, events)


def token_fell(s: State, number: int, events: Events) -> None:
    s.tokens &= ~(1 << number)
    tell(events, TokenFlipped, s.turn, number)
    _start_named(s, number, events)


def _start_named(s: State, number: int, events: Events) -> None:
    """SWI-5.3 d, e and SWI-5.6."""
    space = s.net.first_start + s.numbers.index(number)
    if s.at[space] == 0:
        deploy_at(s, space, events)
        return
    train, place = COLOURS[s.colour], s.net.spaces[space]
    if s.card == START_CARD:
        tell(events, RollsAgain, train, place, number)
        roll_start(s, events)
        return
    tell(events, StartOccupied, train, place, number)
    s.symbol += 1
    lose_time(s, s.parts.deployment_penalty, "deployment", events)
    go_on(s, events)


def deploy_at(s: State, space: int, events: Events) -> None:
    """Put the train onto its start, facing in, without a load."""
    s.n[DEPOT + s.colour] -= 1
    s.at[space] = train_of(s.colour, 0, -1)
    if events is not None:
        number = s.numbers[space - s.net.first_start]
        events.append(Deployed(COLOURS[s.colour], s.net.spaces[space], number))
    s.symbol += 1
    go_on(s, events)


# -- movement by the card (SWI-5B)


def colours_to_move(s: State) -> list[int]:
    """What a multi-coloured symbol may choose: a colour this card has not moved (SWI-5.11, R29)."""
    return [colour for colour in range(len(COLOURS)) if s.moved >> colour & 1 == 0]


def _movement_asks(s: State, shown: int, events: Events) -> bool:
    """Begin the movement of the current symbol; False when it is over already."""
    if shown != ANY_COLOUR:
        return _colour_moves(s, shown, events)
    colours = colours_to_move(s)
    if not colours:
        s.symbol += 1
        return False
    if len(colours) > 1:
        s.colour = -1
        s.phase = ASK_COLOUR
        return True
    return choose_colour(s, colours[0], events)


def choose_colour(s: State, colour: int, events: Events) -> bool:
    tell(events, ColourChosen, s.turn, COLOURS[colour])
    return _colour_moves(s, colour, events)


def _colour_moves(s: State, colour: int, events: Events) -> bool:
    """Every train of the colour on the board is due once (SWI-5.8); False when there is none (SWI-5.10)."""
    s.colour = colour
    s.moved |= 1 << colour
    s.rolled = False
    there = trains_of(s, colour)
    if not there and events is not None:
        events.append(NobodyMoves(COLOURS[colour]))
    for space in there:
        if s.at[space] & HELD == 0:
            s.at[space] |= DUE
    return _next_train_asks(s)


def _next_train_asks(s: State) -> bool:
    """Ask for the next train, or set the only one off; False when the symbol is over."""
    due = due_trains(s)
    if not due:
        s.symbol += 1
        return False
    holds = has_helper(s, TRAFFIC_CONTROLLER) or (not s.rolled and has_helper(s, CONDUCTOR))
    if len(due) == 1 and not holds:
        roll_for(s, due[0])
    else:
        s.phase = TRAIN
    return True


def next_train(s: State, events: Events) -> None:
    if not _next_train_asks(s):
        go_on(s, events)


def hold_colour(s: State, events: Events) -> None:
    """The Conductor (SWI-11.4)."""
    use_helper(s, CONDUCTOR, events)
    for space in range(len(s.at)):
        s.at[space] &= ~DUE
    tell(events, ColourHeld, COLOURS[s.colour])
    next_train(s, events)


def hold_train(s: State, space: int, events: Events) -> None:
    """The Traffic controller (SWI-12.10, R39)."""
    use_helper(s, TRAFFIC_CONTROLLER, events)
    s.at[space] &= ~DUE
    if s.table.held_all_turn:
        s.at[space] |= HELD
    tell(events, TrainHeld, COLOURS[s.colour], s.net.spaces[space])
    next_train(s, events)


# -- a movement (SWI-8)


def roll_for(s: State, space: int) -> None:
    """The die of this train is to be rolled."""
    s.at[space] &= ~DUE
    s.rolled = s.step == BY_CARD
    s.mover = space
    s.came = -1
    s.phase = DIE


def die_fell(s: State, face: int, events: Events) -> None:
    s.roll = face
    s.points = face
    if events is not None:
        colour = COLOURS[colour_of(s.at[s.mover])]
        events.append(DieRolled(s.turn, colour, s.net.spaces[s.mover], face))
    if has_helper(s, LOGISTICS):
        s.phase = KEEP
    else:
        set_off(s, events)


def roll_again(s: State, events: Events) -> None:
    """The Logistician (SWI-11.2)."""
    use_helper(s, LOGISTICS, events)
    s.phase = DIE


def set_off(s: State, events: Events) -> None:
    """SWI-8.3, 8.4: on the track forwards, from a city by a green exit."""
    space = s.mover
    if s.net.kind[space] != CITY:
        facing = facing_of(s.at[space]) if s.net.kind[space] != START else 0
        travel(s, s.net.exit_at[space] + facing, events)
        return
    ways = green_exits(s, space)
    if len(ways) == 1:
        leave_city(s, ways[0], events)
    elif ways:
        s.phase = EXIT
    else:
        _stop(s, SIGNAL_STOP, s.net.fields[s.net.exit_signal[s.net.exit_at[space]]], events)


def leave_city(s: State, way: int, events: Events) -> None:
    """SWI-8.4."""
    if events is not None:
        line = s.net.line_ids[s.net.exit_line[way]]
        events.append(LeftCity(COLOURS[colour_of(s.at[s.mover])], s.net.spaces[s.mover], line))
    travel(s, way, events)


def run_through(s: State, way: int, events: Events) -> None:
    """SWI-12.3."""
    if events is not None:
        line = s.net.line_ids[s.net.exit_line[way]]
        events.append(RanThrough(COLOURS[colour_of(s.at[s.mover])], s.net.spaces[s.mover], line))
    travel(s, way, events)


def travel(s: State, way: int, events: Events) -> None:
    """SWI-8.5: space by space while points are left, until something stops the train."""
    net = s.net
    start = s.mover
    train = s.at[start]
    colour = colour_of(train)
    load = load_of(train)
    s.came = -1
    s.at[start] = 0
    space = start
    facing = facing_of(train)
    path: list[str] = []
    met = FREE
    while s.points > 0:
        met = ahead(s, way)
        if met & AHEAD_MASK != FREE:
            break
        space = met >> WHERE_SHIFT
        s.points -= 1
        entry = met >> ENTRY_SHIFT & ENTRY_MASK
        if events is not None:
            path.append(net.spaces[space])
        if net.kind[space] == START:
            break
        if net.kind[space] == CITY:
            facing = 0
            s.came = entry
            break
        facing = entry
        way = net.exit_at[space] + facing
    s.at[space] = train_of(colour, facing, load)
    s.mover = space
    if events is not None and path:
        events.append(Moved(COLOURS[colour], net.spaces[start], net.spaces[space], path, len(path)))
    if met & AHEAD_MASK != FREE:
        _held_up(s, met, events)
    elif net.kind[space] == START:
        _into_start(s, space, events)
    elif s.came >= 0:
        _enter_city(s, events)
    else:
        end_movement(s, events)


def _held_up(s: State, met: int, events: Events) -> None:
    """What lies ahead stops the train (SWI-8.6 to 8.8, 8.11)."""
    kind = met & AHEAD_MASK
    where = met >> WHERE_SHIFT
    net = s.net
    if kind == FACING:
        if net.kind[where] == START and s.table.start_is_start:
            _into_start(s, where, events)
        else:
            _collide(s, where, events)
    elif kind == RED:
        _stop(s, SIGNAL_STOP, net.fields[where], events)
    elif kind == COVERED:
        _stop(s, SWITCH_STOP, net.junction_ids[where], events)
    else:
        assert kind == BLOCKED
        _stop(s, TRAIN_STOP, net.spaces[where], events)


def _stop(s: State, reason: str, at: str, events: Events) -> None:
    """SWI-8.8a: a token for every unused point."""
    if events is not None:
        colour = COLOURS[colour_of(s.at[s.mover])]
        events.append(Stopped(colour, s.net.spaces[s.mover], reason, at, s.points))
    lose_time(s, s.points * s.parts.unused_penalty, "unused", events)
    end_movement(s, events)


def _collide(s: State, where: int, events: Events) -> None:
    """SWI-8.11, R7: tokens first, then depot and good."""
    if events is not None:
        colour, other = colour_of(s.at[s.mover]), colour_of(s.at[where])
        here, there = s.net.spaces[s.mover], s.net.spaces[where]
        events.append(HeadOn(COLOURS[colour], here, COLOURS[other], there, s.points))
    lose_time(s, s.points * s.parts.head_on_penalty, "head_on", events)
    if s.phase != OVER:
        _to_depot(s, "head_on", events)
        end_movement(s, events)


def _into_start(s: State, where: int, events: Events) -> None:
    """SWI-8.12, R7."""
    tell(events, RanIntoStart, COLOURS[colour_of(s.at[s.mover])], s.net.spaces[where])
    lose_time(s, s.parts.start_penalty, "start", events)
    if s.phase != OVER:
        _to_depot(s, "start", events)
        end_movement(s, events)


def _to_depot(s: State, reason: str, events: Events) -> None:
    """SWI-8.13; a good on the train returns to its city."""
    train = s.at[s.mover]
    s.at[s.mover] = 0
    s.n[DEPOT + colour_of(train)] += 1
    tell(events, ToDepot, COLOURS[colour_of(train)], reason)
    good = load_of(train)
    if good >= 0:
        s.n[STORED + good] += 1
        tell(events, GoodReturned, GOODS[good], s.net.spaces[s.net.city_of_good[good]])


def _enter_city(s: State, events: Events) -> None:
    """SWI-8.9, 12.3: stop, unless points are left and there is a way through to decide about."""
    if s.points > 0 and may_ask_in_city(s, s.mover, s.came, s.at[s.mover]):
        s.phase = IN_CITY
    else:
        stop_in_city(s, events)


def stop_in_city(s: State, events: Events) -> None:
    """SWI-8.9, 8.10, 12.5, 12.6: unused points are lost without penalty; a port takes the good."""
    space = s.mover
    train = s.at[space]
    colour = COLOURS[colour_of(train)]
    s.points = 0
    tell(events, Arrived, colour, s.net.spaces[space])
    port = s.net.port_of[space]
    if port >= 0:
        good = load_of(train)
        if good >= 0 and port_takes(s, port, good):
            s.n[PORTS + len(GOODS) * port + good] += 1
            s.at[space] = train_of(colour_of(train), 0, -1)
            if events is not None:
                place = s.net.spaces[space]
                events.append(Delivered(colour, GOODS[good], place, delivered(s), s.table.goal))
            _to_depot(s, "port", events)
            if is_won(s):
                _end(s, DELIVERED, events)
                return
        elif s.net.empties_ports:
            _to_depot(s, "port", events)
    end_movement(s, events)


def end_movement(s: State, events: Events) -> None:
    s.mover = -1
    s.came = -1
    s.points = 0
    s.roll = 0
    if s.phase == OVER:
        return
    if s.step == BY_CARD:
        next_train(s, events)
    else:
        s.phase = ACTION


# -- time (SWI-9)


def lose_time(s: State, owed: int, cause: str, events: Events) -> None:
    """SWI-9.2 to 9.4; may end the game (SWI-10.3)."""
    s.time_lost += owed
    tell(events, TimeLost, owed, cause, max(0, s.clock - owed))
    while owed >= s.clock:
        owed -= s.clock
        if s.deck == 0:
            s.clock = 0
            _end(s, TIME, events)
            return
        s.deck -= 1
        s.lost += 1
        if s.deck == 0 and s.bottom >= 0:
            s.gone = s.bottom
            s.bottom = -1
        s.clock = s.table.full_clock
        if events is not None:
            events.append(CardLost(s.deck))
            events.append(ClockRefilled(s.clock, owed, max(0, s.clock - owed)))
            if s.deck == 0:
                events.append(LastTurn())
    s.clock -= owed


def _end(s: State, result: int, events: Events) -> None:
    s.result = result
    s.phase = OVER
    s.mover = -1
    s.came = -1
    s.points = 0
    s.roll = 0
    if events is not None:
        if result == DELIVERED:
            events.append(Won(delivered(s), turns_left(s), s.clock))
        else:
            events.append(Lost(RESULTS[result], delivered(s)))


# -- action cards (SWI-6)


def ask_target(s: State, field: int) -> None:
    """The marker to be moved is named; its new field comes next."""
    s.act = SIGNAL
    s.what = field
    s.into = -1
    s.phase = TARGET


def ask_payment(s: State, act: int, what: int, into: int, events: Events) -> None:
    """Pay at once where there is only one way to."""
    s.act = act
    s.what = what
    s.into = into
    ways = payments(s, s.turn, act)
    if len(ways) == 1:
        pay(s, ways[0], events)
    else:
        s.phase = PAY


def payments(s: State, seat: int, act: int) -> list[Pay]:
    """SWI-6.4 to 6.6: the matching card, or any two; for loading any one."""
    base = HAND + 3 * seat
    out: list[Pay] = []
    for kind in range(len(CARDS)):
        if s.n[base + kind] > 0 and act in (kind, LOAD):
            out.append(Pay(kind, -1))
    if act != LOAD:
        for one in range(len(CARDS)):
            for two in range(one, len(CARDS)):
                if s.n[base + one] > 0 and s.n[base + two] > (1 if one == two else 0):
                    out.append(Pay(one, two))
    return out


def pay(s: State, a: Pay, events: Events) -> None:
    """The cards go to the pile, the action takes effect."""
    base = HAND + 3 * s.turn
    cards = [a.first] if a.second < 0 else [a.first, a.second]
    for kind in cards:
        s.n[base + kind] -= 1
        s.n[PILE + kind] += 1
    if events is not None:
        events.append(Paid(s.turn, [CARDS[kind] for kind in cards]))
    act, what, into = s.act, s.what, s.into
    s.act = -1
    s.what = -1
    s.into = -1
    s.phase = ACTION
    if act == SIGNAL:
        _change_signal(s, what, into, events)
    elif act == SWITCH:
        s.switches[what] = into
        tell(events, SwitchChanged, s.turn, s.net.junction_ids[what], open_lines(s, what))
    elif act == MOVE:
        roll_for(s, what)
    else:
        _load(s, what, events)


def _change_signal(s: State, field: int, to: int, events: Events) -> None:
    """SWI-6.2."""
    s.green = s.green & ~(1 << field) | 1 << to
    tell(events, SignalChanged, s.turn, s.net.fields[field], s.net.fields[to])


def _load(s: State, space: int, events: Events) -> None:
    """SWI-6.6."""
    good = s.net.good_of[space]
    s.n[STORED + good] -= 1
    train = s.at[space]
    s.at[space] = train_of(colour_of(train), 0, good) | train & HELD
    if events is not None:
        left = s.n[STORED + good]
        colour = COLOURS[colour_of(train)]
        events.append(Loaded(s.turn, colour, GOODS[good], s.net.spaces[space], left))


def open_lines(s: State, junction: int) -> list[str]:
    """The two open branches."""
    branches = s.net.junctions[junction].branches
    one, two = PAIRS[s.switches[junction]]
    return [branches[one], branches[two]]


def covered_lines(s: State, junction: int) -> list[str]:
    """The branches under a switch marker."""
    shown = open_lines(s, junction)
    return [line for line in s.net.junctions[junction].branches if line not in shown]


# -- end of a turn (SWI-7, 10.2)


def end_turn(s: State, cards: int, events: Events) -> None:
    """`cards`: so many are drawn, by choice (SWI-R27); -1: as many as there are to draw."""
    if s.deck == 0:
        _end(s, TIMETABLE, events)
        return
    s.step = DRAWING
    s.due = cards_to_draw(s, s.turn) if cards < 0 else cards
    if s.due == 0 and events is not None:
        events.append(HandFull(s.turn) if cards < 0 else DrewNone(s.turn))
    s.phase = DRAW
    _draw_on(s, events)


def cards_to_draw(s: State, seat: int) -> int:
    """SWI-7.1, 7.2."""
    return max(0, min(s.parts.draw, s.parts.hand_limit - cards_in_hand(s, seat)))


def _draw_on(s: State, events: Events) -> None:
    """SWI-7.3: an empty deck is made anew from the pile in the middle of a draw."""
    if s.due > 0 and sum(s.n[POOL : POOL + 3]) == 0:
        for kind in range(len(CARDS)):
            s.n[POOL + kind] = s.n[PILE + kind]
            s.n[PILE + kind] = 0
        tell(events, Reshuffled, sum(s.n[POOL : POOL + 3]))
        s.due = min(s.due, sum(s.n[POOL : POOL + 3]))
    if s.due == 0:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s, events)


def tokens_left(s: State) -> list[int]:
    """Numbers in the stack of location tokens."""
    return members(s.tokens)
