"""What contradicts the box, the rules or itself in a position, told in the words of position text."""

from __future__ import annotations

from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.core.soundness import clashing, lacking, miscounted, stale, too_many
from gwarek.games.switchsignal.action_cards import cards_to_draw
from gwarek.games.switchsignal.components import (
    ACTS,
    ANY_COLOUR,
    CARDS,
    COLOURS,
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
from gwarek.games.switchsignal.network import CITY, SEGMENT, START
from gwarek.games.switchsignal.state import (
    ANSWER,
    ASK_COLOUR,
    ASK_START,
    BY_ACTION,
    BY_CARD,
    CARD,
    DEAL,
    DELIVERED,
    DEPLOY,
    DEPOT,
    DICE,
    DIE,
    DRAW,
    DRAWING,
    DUE,
    EXIT,
    EXTRA,
    FIRST,
    GOING_ON,
    HAND,
    HELD,
    IN_CITY,
    KEEP,
    NUMBERS,
    OVER,
    PAY,
    PHASES,
    PILE,
    POOL,
    PORTS,
    RESULTS,
    REVEAL,
    SETUP,
    SIGNALS,
    STORED,
    SWITCHES,
    TARGET,
    TIME,
    TIMETABLE,
    TOKEN,
    TRAIN,
    State,
    can_pay,
    cards_in_hand,
    colour_of,
    due_trains,
    green_exits,
    has_helper,
    is_green,
    is_won,
    load_of,
    markers_at,
    may_ask_in_city,
    symbols_of,
    turns_left,
)
from gwarek.games.switchsignal.timetable import colours_to_deploy, colours_to_move, may_put_under

Faults = list[Problem]

LAYING = (NUMBERS, FIRST, DEAL, SWITCHES, SIGNALS, EXTRA)  # phases of the setup
BY_SYMBOL = (ANSWER, DEPLOY, ASK_START, DICE, TOKEN, ASK_COLOUR, TRAIN)  # phases of the open card
MOVING = (DIE, KEEP, EXIT, IN_CITY)  # phases of one train


def faults(s: State) -> Faults:
    """Conservation of trains, goods, markers and cards, and what a phase needs."""
    out: Faults = []
    _piece_faults(s, out)
    _marker_faults(s, out)
    _card_faults(s, out)
    if not 0 <= s.clock <= s.table.full_clock:
        out.append(too_many(f"clock {s.clock}", s.clock, s.table.full_clock))
    phase = f"phase {PHASES[s.phase]}"
    if s.phase == OVER:
        _end_faults(s, phase, out)
    elif not out:  # what a phase needs is asked of a board that is whole
        _course_faults(s, phase, out)
        if not out:
            _phase_faults(s, phase, out)
    return out


# -- trains, goods, markers, cards


def _piece_faults(s: State, out: Faults) -> None:
    for colour in range(len(COLOURS)):
        there = len([train for train in s.at if train and colour_of(train) == colour])
        if there + s.n[DEPOT + colour] != s.parts.trains[colour] or s.n[DEPOT + colour] < 0:
            out.append(miscounted(f"train {COLOURS[colour]}", there, s.parts.trains[colour]))
    for good in range(len(GOODS)):
        loaded = len([train for train in s.at if train and load_of(train) == good])
        stored = sum([s.n[PORTS + 4 * port + good] for port in range(2)])
        total = loaded + stored + s.n[STORED + good]
        if total != s.table.goods_each or s.n[STORED + good] < 0:
            out.append(miscounted(GOODS[good], total, s.table.goods_each))
    for space, train in enumerate(s.at):
        if train == 0:
            continue
        clause = f"train {COLOURS[colour_of(train)]} {s.net.spaces[space]}"
        if s.net.kind[space] != SEGMENT and train & 4:
            out.append(stale(clause))
        loaded_there = s.net.kind[space] == START and load_of(train) >= 0
        if loaded_there and s.phase != OVER:  # trains leave a start empty and never come back
            out.append(clashing(f"{clause} with {GOODS[load_of(train)]}", s.net.spaces[space]))
        if train & HELD and s.used >> TRAFFIC_CONTROLLER & 1 == 0:
            out.append(lacking(f"{clause} held", f"used {HELPERS[TRAFFIC_CONTROLLER]}"))
    for port in range(len(s.net.ports) if len(s.net.ports) > 1 else 0):
        held = s.n[PORTS + 4 * port : PORTS + 4 * port + 4]
        most = 2 if s.table.ten else 1  # SWI-R31: one good more than one of each
        if max(held) > most or sum([max(0, count - 1) for count in held]) > most - 1:
            out.append(too_many(f"port {s.net.spaces[s.net.ports[port]]}", max(held), most))


def _marker_faults(s: State, out: Faults) -> None:
    if s.step == SETUP and s.phase in (NUMBERS, SWITCHES, SIGNALS):
        return
    needed = len(s.net.cities) + s.net.track_markers
    if s.table.extra_signal and s.phase != EXTRA:
        needed += 1
    if s.green.bit_count() != needed:
        out.append(miscounted("signals", s.green.bit_count(), needed))
    for i in range(len(s.net.cities)):
        if markers_at(s, s.net.first_city + i) == 0:
            out.append(lacking("signals", s.net.cities[i].id))
    for junction, pair in enumerate(s.switches):
        if pair not in s.net.pairs_of(junction):
            out.append(lacking("open", f"open {s.net.junction_ids[junction]} …"))


def _card_faults(s: State, out: Faults) -> None:
    for kind in range(len(CARDS)):
        held = sum([s.n[HAND + 3 * seat + kind] for seat in range(s.seats)])
        total = held + s.n[POOL + kind] + s.n[PILE + kind]
        if total != s.parts.action_cards[kind]:
            out.append(miscounted(CARDS[kind], total, s.parts.action_cards[kind]))
        if s.n[PILE + kind] < 0 or s.n[POOL + kind] < 0:
            out.append(miscounted(f"pile {CARDS[kind]}", min(s.n[PILE + kind], s.n[POOL + kind]), 0))
    for seat in range(s.seats):
        if cards_in_hand(s, seat) > s.parts.hand_limit:
            out.append(too_many(f"hand {SEAT_WORDS[seat]}", cards_in_hand(s, seat), s.parts.hand_limit))
    known = [card for card in [*s.discards, s.card, s.bottom, s.gone] if card > START_CARD]
    for card in known:
        if known.count(card) > 1 or s.unseen >> card & 1:
            out.append(miscounted(f"seen {s.parts.card_ids[card]}", max(2, known.count(card)), 1))
    if len(known) + s.unseen.bit_count() != len(s.parts.cards) - 1:
        out.append(miscounted("seen", len(known) + s.unseen.bit_count(), len(s.parts.cards) - 1))
    under = 1 if s.bottom >= 0 else 0
    lost = s.lost - (1 if s.gone >= 0 else 0)
    if s.unseen.bit_count() != s.deck - under + s.table.removed + lost or s.deck < under:
        out.append(
            miscounted(f"deck {s.deck}", s.deck, s.unseen.bit_count() + under - s.table.removed - lost)
        )


# -- the course of the game


def _end_faults(s: State, phase: str, out: Faults) -> None:
    result = f"result {RESULTS[s.result]}"
    if s.result == GOING_ON:
        out.append(lacking(phase, "result"))
    if (s.result == DELIVERED) != is_won(s):
        out.append(clashing(result, "port"))
    if s.result == TIMETABLE and s.deck > 0:
        out.append(clashing(result, f"deck {s.deck}"))
    if (s.result == TIME) != (s.clock == 0):
        out.append(clashing(result, f"clock {s.clock}"))


def _course_faults(s: State, phase: str, out: Faults) -> None:
    """Turn, step, open card and marks of this turn."""
    if s.clock == 0:
        out.append(clashing("clock 0", phase))
    if s.result != GOING_ON:
        out.append(clashing(f"result {RESULTS[s.result]}", phase))
    if is_won(s):
        out.append(clashing("port", phase))
    needed = [BY_ACTION]
    if s.phase in LAYING:
        needed = [SETUP]
    elif s.phase == DRAW:
        needed = [DRAWING]
    elif s.phase in MOVING:
        needed = [BY_CARD, BY_ACTION]
    elif s.phase in BY_SYMBOL or s.phase in (REVEAL, CARD):
        needed = [BY_CARD]
    if s.step not in needed:
        out.append(clashing(f"step {s.step}", phase))
    by_card = s.phase in BY_SYMBOL or (s.phase in MOVING and s.step == BY_CARD)
    if by_card and s.card < 0:
        out.append(lacking(phase, "card"))
    if not by_card and s.card >= 0:
        out.append(clashing(f"card {s.parts.card_ids[s.card]}", phase))
    if s.sealed and ((s.step != SETUP and s.phase != REVEAL) or len(s.discards) > 0 or s.card >= 0):
        out.append(clashing("sealed yes", phase))
    if s.step == SETUP:
        for seat in range(s.seats):
            if cards_in_hand(s, seat) and s.phase != DEAL:
                out.append(clashing(f"hand {SEAT_WORDS[seat]}", phase))
    if s.first < 0 and s.step != SETUP:
        out.append(clashing("first nobody", phase))
    if s.card >= 0 and not 0 <= s.symbol < symbols_of(s):
        out.append(too_many(f"symbol {s.symbol}", s.symbol, symbols_of(s) - 1))
    if (s.mover >= 0) != (s.phase in MOVING):
        out.append(lacking(phase, "moving") if s.phase in MOVING else clashing("moving", phase))
    elif s.mover >= 0 and s.at[s.mover] == 0:
        out.append(lacking(f"moving {s.net.spaces[s.mover]}", f"train … {s.net.spaces[s.mover]}"))
    if due_trains(s) and s.phase != TRAIN and not (s.phase in MOVING and s.step == BY_CARD):
        out.append(clashing("train … due", phase))
    if s.due and s.phase not in (DEAL, DRAW):
        out.append(clashing(f"due {s.due}", phase))
    if s.act >= 0 and s.phase not in (TARGET, PAY):
        out.append(clashing(f"doing {ACTS[s.act]}", phase))


def _phase_faults(s: State, phase: str, out: Faults) -> None:
    """What this phase needs to be played on."""
    if s.phase == NUMBERS and not s.table.shuffled_numbers:
        out.append(lacking(phase, "option start_numbers shuffled"))
    elif s.phase in (SWITCHES, SIGNALS) and not s.table.free_layout:
        out.append(lacking(phase, "option layout free"))
    elif s.phase == SWITCHES and (-1 not in s.switches or s.green):
        out.append(clashing(phase, "signals") if s.green else lacking(phase, "open"))
    elif s.phase == SIGNALS and -1 in s.switches:
        out.append(clashing(phase, "open"))
    elif s.phase == SIGNALS and s.green.bit_count() >= len(s.net.cities) + s.net.track_markers:
        out.append(clashing(phase, "signals"))
    elif s.phase == EXTRA and not s.table.extra_signal:
        out.append(lacking(phase, "option extra_signal yes"))
    elif s.phase == REVEAL and turns_left(s) == 0:
        out.append(clashing(phase, "deck 0"))
    elif s.phase == CARD and (s.sealed or s.deck - (1 if s.bottom >= 0 else 0) < 1):
        out.append(clashing(phase, f"deck {s.deck}"))
    elif s.phase in (DEAL, DRAW):
        _draw_faults(s, phase, out)
    elif s.phase in BY_SYMBOL:
        _symbol_faults(s, phase, out)
    elif s.phase in MOVING:
        _moving_faults(s, phase, out)
    elif s.phase in (TARGET, PAY):
        _doing_faults(s, phase, out)


def _draw_faults(s: State, phase: str, out: Faults) -> None:
    pool = sum(s.n[POOL : POOL + 3])
    if s.phase == DEAL:
        dealt = (s.turn - s.first) % s.seats if s.first >= 0 else -1
        if dealt < 0:
            out.append(lacking(phase, "first"))
        elif s.due != s.parts.hand or pool < s.parts.hand * (s.seats - dealt):
            out.append(lacking(phase, f"due {s.parts.hand}"))
        else:
            for seat in range(dealt, s.seats):
                if cards_in_hand(s, (s.first + seat) % s.seats):
                    out.append(clashing(f"hand {SEAT_WORDS[(s.first + seat) % s.seats]}", phase))
        return
    if s.deck == 0:
        out.append(clashing(phase, "deck 0"))
    most = min(cards_to_draw(s, s.turn), pool + sum(s.n[PILE : PILE + 3]))
    if not 1 <= s.due <= most or pool == 0:
        out.append(too_many(f"due {s.due}", s.due, most) if s.due > most else lacking(phase, "due"))


def _symbol_faults(s: State, phase: str, out: Faults) -> None:
    """The symbol of the open card that is being resolved is of the kind the phase asks about (SWI-5)."""
    card = s.parts.cards[s.card]
    symbol = f"symbol {s.symbol}"
    if s.phase == ANSWER:
        if s.symbol or not may_put_under(s):
            out.append(clashing(phase, f"card {card.id}; deck {s.deck}"))
        return
    deploying = s.phase in (DEPLOY, ASK_START, DICE, TOKEN)
    if deploying != (s.symbol < len(card.deploy)):
        out.append(clashing(f"card {card.id}; {symbol}", phase))
        return
    shown = card.deploy[s.symbol] if deploying else card.move[s.symbol - len(card.deploy)]
    if s.phase in (DEPLOY, ASK_COLOUR):
        choice = colours_to_deploy(s) if deploying else colours_to_move(s)
        if shown != ANY_COLOUR or len(choice) < 2:
            out.append(clashing(f"card {card.id}; {symbol}", phase))
        return
    if s.colour < 0 or shown not in (ANY_COLOUR, s.colour):
        out.append(lacking(phase, "colour" if shown == ANY_COLOUR else f"colour {COLOURS[shown]}"))
    elif deploying:
        if s.n[DEPOT + s.colour] == 0:
            out.append(clashing(phase, f"train {COLOURS[s.colour]}"))
        if s.named >> s.colour & 1 == 0:
            out.append(lacking(phase, f"named {COLOURS[s.colour]}"))
        if s.phase == ASK_START and not has_helper(s, SHUNTER):
            out.append(clashing(phase, f"used {HELPERS[SHUNTER]}"))
        if s.phase == TOKEN and (not s.table.tokens or s.tokens == 0):
            out.append(lacking(phase, "option deployment tokens; tokens"))
        if s.phase == DICE and s.table.tokens:
            out.append(clashing(phase, "option deployment tokens"))
    else:
        _due_faults(s, phase, out)


def _due_faults(s: State, phase: str, out: Faults) -> None:
    """SWI-5.8: the trains still to be moved are of the colour of the symbol."""
    if s.moved >> s.colour & 1 == 0:
        out.append(lacking(phase, f"moved {COLOURS[s.colour]}"))
    due = due_trains(s)
    if s.phase == TRAIN and not due:
        out.append(lacking(phase, f"train {COLOURS[s.colour]} … due"))
    for space in due:
        if colour_of(s.at[space]) != s.colour:
            clause = f"train {COLOURS[colour_of(s.at[space])]} {s.net.spaces[space]} due"
            out.append(clashing(clause, f"colour {COLOURS[s.colour]}"))


def _moving_faults(s: State, phase: str, out: Faults) -> None:
    """SWI-8: the die of the moving train, where it stands, and what there is to decide."""
    train = s.at[s.mover]
    moving = f"moving {s.net.spaces[s.mover]}"
    if s.step == BY_CARD:
        card = s.parts.cards[s.card]
        shown = -1 if s.symbol < len(card.deploy) else card.move[s.symbol - len(card.deploy)]
        if s.colour < 0 or colour_of(train) != s.colour or shown not in (ANY_COLOUR, s.colour):
            out.append(lacking(phase, f"card; symbol; colour {COLOURS[colour_of(train)]}"))
            return
        _due_faults(s, phase, out)
    if train & (DUE | HELD if s.step == BY_CARD else DUE):
        out.append(clashing(moving, "due"))
    faces = s.parts.dice[colour_of(train)]
    if s.phase == DIE:
        return
    if s.roll not in faces:
        out.append(clashing(f"{moving} roll {s.roll}", f"train {COLOURS[colour_of(train)]}"))
    if s.phase == IN_CITY:
        inside = s.net.kind[s.mover] == CITY and s.came >= 0
        if not inside or not 0 < s.points < s.roll or not may_ask_in_city(s, s.mover, s.came, train):
            out.append(lacking(phase, f"{moving} left … came …"))
        return
    if s.points != s.roll:
        out.append(clashing(f"{moving} left {s.points}", f"roll {s.roll}"))
    if s.came >= 0:
        out.append(clashing(f"{moving} came …", phase))
    if s.phase == KEEP and not has_helper(s, LOGISTICS):
        out.append(clashing(phase, f"used {HELPERS[LOGISTICS]}"))
    if s.phase == EXIT and (s.net.kind[s.mover] != CITY or len(green_exits(s, s.mover)) < 2):
        out.append(lacking(phase, "signals"))


def _doing_faults(s: State, phase: str, out: Faults) -> None:
    """SWI-6: the action begun is one that can be finished."""
    if s.act < 0 or (s.phase == TARGET and s.act != SIGNAL):
        out.append(lacking(phase, "doing"))
        return
    doing = f"doing {ACTS[s.act]}"
    train = s.at[s.what] if s.act in (MOVE, LOAD) else 0
    if s.act == SIGNAL:
        onto = s.phase == PAY and (s.into < 0 or is_green(s, s.into))
        if not is_green(s, s.what) or onto or (s.phase == TARGET and s.into >= 0):
            out.append(clashing(doing, "signals"))
    elif s.act == SWITCH:
        if s.into == s.switches[s.what] or s.into not in s.net.pairs_of(s.what):
            out.append(clashing(doing, f"open {s.net.junction_ids[s.what]}"))
    elif train == 0:
        out.append(lacking(doing, f"train … {s.net.spaces[s.what]}"))
    elif s.act == LOAD:
        good = s.net.good_of[s.what]
        if good < 0 or load_of(train) >= 0 or s.n[STORED + good] == 0:
            out.append(clashing(doing, f"train {COLOURS[colour_of(train)]} {s.net.spaces[s.what]}"))
    if s.phase == PAY and not can_pay(s, s.turn, s.act):
        out.append(lacking(phase, f"hand {SEAT_WORDS[s.turn]}"))
