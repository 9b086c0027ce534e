"""Position text of Switch & Signal.

Clauses, separated by `;`, each optional; what is not said is as in a new game by the first-game layout whose start card
has been resolved without a train being left on the board: step 2 of the first turn, empty hands.

    seats 3                              option board north_america
    phase train                          action (default) and every phase of docs/protocol-switchsignal.md
    turn blue       first red            number 4 (turns begun)      step 1
    sealed yes                           the start card lies on the deck (no)
    seen T01 T05                         timetable cards resolved    card T03 (open)
    deck 9                               timetable cards face down (by default all that were not seen, boxed or lost)
    bottom T07      gone T07             known bottom card; known card lost to time
    symbol 1        named black          moved black grey            colour black       rolled yes
                                         (the colour being deployed or moved is named or moved without saying so)
    clock 5         timelost 9           used dispatcher             through yes
    train black CE02.1 to PAR with blue due held          `to`: the place it faces (by default place b of its line)
    open BAS CE13 CE34                   the open branches of a junction; `open BAS` is not set
    signals CE02@PAR CE07/1 …            all markers; or changes: green CE12@NUE     red CE20@NUE
    port MAR blue blue yellow            goods stored; goods neither there nor on trains lie in their city
    hand red signal move move            pile 3 0 2 (signal, switch, move played)      due 5 (cards to draw)
    moving CE02.1 roll 4 left 2 came CE02
    doing signal CE02@PAR CE07/1         doing switch BAS CE13 CE34      doing move PAR      doing load PAR
    numbers 2 3 4 …                      of the starts, in board order         tokens 2 7 9 (left in the stack)
    result delivered                     delivered, timetable, time (phase over)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gwarek.core.game import GameInfo
from gwarek.core.position import Clause, read_clauses, read_table, table_clauses
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.games.shared.network import members
from gwarek.games.switchsignal.components import (
    ACTS,
    BOARDS,
    CARDS,
    COLOURS,
    GOODS,
    HELPERS,
    SIGNAL,
    START_CARD,
    SWITCH,
    TRAFFIC_CONTROLLER,
    Parts,
)
from gwarek.games.switchsignal.effects import open_lines
from gwarek.games.switchsignal.network import PAIRS, SEGMENT
from gwarek.games.switchsignal.setup import begin
from gwarek.games.switchsignal.state import (
    ACTION,
    ASK_START,
    BY_ACTION,
    BY_CARD,
    CHANCE_PHASES,
    DEAL,
    DEPOT,
    DICE,
    DIE,
    DRAW,
    DRAWING,
    DUE,
    EXIT,
    HAND,
    HELD,
    IN_CITY,
    KEEP,
    LAYOUT_PHASES,
    OVER,
    PAY,
    PHASES,
    PILE,
    POOL,
    PORTS,
    RESULTS,
    SETUP,
    STORED,
    TARGET,
    TOKEN,
    TRAIN,
    State,
    Table,
    colour_of,
    facing_of,
    load_of,
    train_of,
)
from gwarek.games.switchsignal.timetable import all_tokens

KEYS: Final = [
    *["seats", "option", "phase", "turn", "first", "number", "step", "sealed", "seen", "card", "deck"],
    *["bottom", "gone", "symbol", "named", "moved", "colour", "rolled", "clock", "timelost", "used"],
    *["through", "train", "open", "signals", "green", "red", "port", "hand", "pile", "due", "moving"],
    *["doing", "numbers", "tokens", "result"],
]
YES: Final = ["no", "yes"]


def _blank(parts: Parts, options: dict[str, str], seats: int) -> State:
    """The box laid out, nothing drawn: first-game layout, or none where the team lays it."""
    boards: Sequence[str] = BOARDS
    table = Table(parts, boards.index(options["board"]), options, seats)
    net = table.net
    n = [0] * (HAND + 3 * seats)
    n[DEPOT : DEPOT + 3] = parts.trains
    n[STORED : STORED + 4] = [table.goods_each] * len(GOODS)
    n[POOL : POOL + 3] = parts.action_cards
    printed = [place.number for place in net.starts]
    s = State(table, n, [0] * len(net.spaces), net.first_open[:], printed, [])
    s.green = net.first_green
    s.clock = table.full_clock
    s.deck = len(parts.cards) - 1 - table.removed
    s.unseen = (1 << len(parts.cards)) - 2
    if table.tokens:
        s.tokens = all_tokens(s)
    return s


def new_state(parts: Parts, options: dict[str, str], seats: int) -> State:
    """Before any chance is drawn (SWI-3)."""
    named = options["start_player"]
    if named != "random" and int(named) >= seats:
        raise Problem(
            "option-value", option="start_player", value=named, known=", ".join(map(str, range(seats)))
        )
    s = _blank(parts, options, seats)
    if s.table.free_layout:
        s.green = 0
        s.switches = [-1] * len(s.switches)
    begin(s)
    return s


# -- reading


def read_position(parts: Parts, info: GameInfo, text: str) -> State:
    clauses = read_clauses(text, KEYS)
    seats, options = read_table(clauses, info)
    s = _blank(parts, options, seats)
    s.phase = ACTION
    s.first = 0
    s.number = 1
    s.sealed = False
    said: dict[str, int] = {}
    for clause in clauses:
        said[clause.key] = said.get(clause.key, 0) + 1
    for clause in clauses:
        if clause.key == "phase":
            s.phase = clause.index(0, PHASES)
    if (s.phase <= LAYOUT_PHASES and s.phase > CHANCE_PHASES) or s.phase <= DEAL:
        s.step = SETUP
        s.number = 0
        s.first = -1
        s.sealed = True
    elif s.phase in (DIE, KEEP, EXIT, IN_CITY) and "card" not in said:
        s.step = BY_ACTION
    elif s.phase < ACTION:
        s.step = DRAWING if s.phase == DRAW else BY_CARD
    else:
        s.step = BY_ACTION
    deck = -1
    for clause in clauses:
        if clause.key == "deck":
            deck = clause.number(0)
        elif clause.key in ("port", "hand", "pile", "train", "open", "signals", "green", "red"):
            _read_pieces(s, clause)
        elif clause.key in ("moving", "doing", "numbers", "tokens"):
            _read_pending(s, clause)
        elif clause.key not in ("seats", "option", "phase"):
            _read_simple(s, clause)
    if s.colour >= 0 and s.phase in (ASK_START, DICE, TOKEN) and "named" not in said:
        s.named = 1 << s.colour
    if s.colour >= 0 and s.phase in (TRAIN, DIE, KEEP, EXIT, IN_CITY) and "moved" not in said:
        s.moved = 1 << s.colour
    if not s.sealed and s.card != START_CARD:
        s.discards = [START_CARD, *s.discards]
    _count(s, deck)
    return s


def _card(s: State, clause: Clause, at: int) -> int:
    return clause.index(at, s.parts.card_ids)


def _colours(clause: Clause) -> int:
    bits = 0
    for colour in clause.indices(0, COLOURS):
        bits |= 1 << colour
    return bits


def _read_simple(s: State, clause: Clause) -> None:
    key = clause.key
    if key == "turn":
        s.turn = clause.seat(0, s.seats)
    elif key == "first":
        s.first = -1 if clause.word(0) == "nobody" else clause.seat(0, s.seats)
    elif key == "number":
        s.number = clause.number(0)
    elif key == "step":
        s.step = clause.number(0)
        if not SETUP <= s.step <= DRAWING:
            word = clause.word(0)
            raise Problem("position-range", clause=clause.text(), word=word, least=SETUP, most=DRAWING)
    elif key == "sealed":
        s.sealed = clause.one_of(0, YES) == "yes"
    elif key == "seen":
        s.discards = [*s.discards, *[_card(s, clause, i) for i in range(len(clause.words))]]
    elif key == "card":
        s.card = _card(s, clause, 0)
    elif key == "bottom":
        s.bottom = _card(s, clause, 0)
    elif key == "gone":
        s.gone = _card(s, clause, 0)
    elif key == "symbol":
        s.symbol = clause.number(0)
    elif key == "named":
        s.named = _colours(clause)
    elif key == "moved":
        s.moved = _colours(clause)
    elif key == "colour":
        s.colour = clause.index(0, COLOURS)
    elif key == "rolled":
        s.rolled = clause.one_of(0, YES) == "yes"
    elif key == "clock":
        s.clock = clause.number(0)
    elif key == "timelost":
        s.time_lost = clause.number(0)
    elif key == "used":
        for helper in clause.indices(0, HELPERS):
            s.used |= 1 << helper
    elif key == "through":
        s.through = clause.one_of(0, YES) == "yes"
    elif key == "due":
        s.due = clause.number(0)
    else:
        s.result = RESULTS.index(clause.one_of(0, RESULTS[1:]))


def _space(s: State, clause: Clause, at: int) -> int:
    return clause.index(at, s.net.spaces)


def _read_pieces(s: State, clause: Clause) -> None:
    key = clause.key
    if key == "train":
        _read_train(s, clause)
    elif key == "open":
        junction = clause.index(0, s.net.junction_ids)
        s.switches[junction] = _pair(s, clause, junction, 1) if len(clause.words) > 1 else -1
    elif key in ("signals", "green", "red"):
        bits = 0
        for field in clause.indices(0, s.net.fields):
            bits |= 1 << field
        s.green = bits if key == "signals" else s.green | bits if key == "green" else s.green & ~bits
    elif key == "port":
        ports = [s.net.spaces[space] for space in s.net.ports]
        base = PORTS + len(GOODS) * clause.index(0, ports)
        for good in clause.indices(1, GOODS):
            s.n[base + good] += 1
    elif key == "hand":
        base = HAND + 3 * clause.seat(0, s.seats)
        for kind in clause.indices(1, CARDS):
            s.n[base + kind] += 1
    else:
        s.n[PILE : PILE + 3] = clause.numbers(3)


def _pair(s: State, clause: Clause, junction: int, at: int) -> int:
    branches = s.net.junctions[junction].branches
    one, two = [clause.index(at + i, branches) for i in range(2)]
    if one == two:
        raise Problem("position-word", clause=clause.text(), word=clause.word(at))
    return PAIRS.index((min(one, two), max(one, two)))


def _read_train(s: State, clause: Clause) -> None:
    colour = clause.index(0, COLOURS)
    space = _space(s, clause, 1)
    if s.at[space]:
        raise Problem("position-word", clause=clause.text(), word=clause.word(1))
    facing = 1 if s.net.kind[space] == SEGMENT else 0
    load = -1
    marks = 0
    i = 2
    while i < len(clause.words):
        key = clause.one_of(i, ["to", "with", "due", "held"])
        if key == "to":
            ends = list(s.net.ends_of(space)) if s.net.kind[space] == SEGMENT else []
            facing = clause.index(i + 1, ends)
        elif key == "with":
            load = clause.index(i + 1, GOODS)
        else:
            marks |= DUE if key == "due" else HELD
            if key == "held":
                s.used |= 1 << TRAFFIC_CONTROLLER
            i -= 1
        i += 2
    s.at[space] = train_of(colour, facing, load) | marks


def _read_pending(s: State, clause: Clause) -> None:
    key = clause.key
    if key == "numbers":
        numbers = clause.numbers(len(s.numbers))
        if sorted(numbers) != sorted(s.parts.numbers):
            raise Problem("position-word", clause=clause.text(), word=clause.word(0))
        s.numbers = numbers
    elif key == "tokens":
        s.tokens = 0
        for i in range(len(clause.words)):
            clause.one_of(i, [str(number) for number in s.parts.numbers])
            s.tokens |= 1 << clause.number(i)
    elif key == "moving":
        s.mover = _space(s, clause, 0)
        for i in range(1, len(clause.words), 2):
            if clause.one_of(i, ["roll", "left", "came"]) == "came":
                lines = [s.net.line_ids[s.net.exit_line[way]] for way in s.net.exits(s.mover)]
                s.came = clause.index(i + 1, lines)
            elif clause.word(i) == "roll":
                s.roll = clause.number(i + 1)
            else:
                s.points = clause.number(i + 1)
    else:
        _read_doing(s, clause)


def _read_doing(s: State, clause: Clause) -> None:
    s.act = clause.index(0, ACTS)
    if s.act == SIGNAL:
        s.what = clause.index(1, s.net.fields)
        if len(clause.words) > 2:
            s.into = clause.index(2, s.net.fields)
    elif s.act == SWITCH:
        s.what = clause.index(1, s.net.junction_ids)
        s.into = _pair(s, clause, s.what, 2)
    else:
        s.what = _space(s, clause, 1)


def _count(s: State, deck: int) -> None:
    """Depot, city goods, unseen cards: what lies nowhere else."""
    for colour in range(len(COLOURS)):
        s.n[DEPOT + colour] = s.parts.trains[colour] - len(
            [train for train in s.at if train and colour_of(train) == colour]
        )
        if s.n[DEPOT + colour] < 0:
            most = s.parts.trains[colour]
            raise Problem(
                "position-piece", piece=COLOURS[colour], given=most - s.n[DEPOT + colour], most=most
            )
    for good in range(len(GOODS)):
        loaded = len([train for train in s.at if train and load_of(train) == good])
        stored = sum(s.n[PORTS + 4 * port + good] for port in range(len(s.net.ports)))
        s.n[STORED + good] = s.table.goods_each - loaded - stored
        if s.n[STORED + good] < 0:
            most = s.table.goods_each
            raise Problem("position-piece", piece=GOODS[good], given=loaded + stored, most=most)
    for kind in range(len(CARDS)):
        held = sum(s.n[HAND + 3 * seat + kind] for seat in range(s.seats))
        s.n[POOL + kind] = s.parts.action_cards[kind] - held - s.n[PILE + kind]
        if s.n[POOL + kind] < 0:
            most = s.parts.action_cards[kind]
            raise Problem("position-piece", piece=CARDS[kind], given=most - s.n[POOL + kind], most=most)
    seen = [card for card in [*s.discards, s.card, s.bottom, s.gone] if card > START_CARD]
    for card in seen:
        if s.unseen >> card & 1 == 0:
            raise Problem("position-piece", piece=s.parts.card_ids[card], given=2, most=1)
        s.unseen &= ~(1 << card)
    gone = 1 if s.gone >= 0 else 0
    most = s.unseen.bit_count() - s.table.removed + (1 if s.bottom >= 0 else 0)
    s.deck = most if deck < 0 else deck
    s.lost = most - s.deck + gone
    least = 1 if s.bottom >= 0 else 0
    if not least <= s.deck <= most:
        word = str(s.deck)
        raise Problem("position-range", clause=f"deck {word}", word=word, least=least, most=most)


# -- writing


def write_position(s: State, info: GameInfo) -> str:
    """Complete; only what differs from the defaults is said."""
    out = [*table_clauses(s.seats, s.table.options, info), f"phase {PHASES[s.phase]}"]
    out.append(f"turn {SEAT_WORDS[s.turn]}")
    out.append(f"first {SEAT_WORDS[s.first] if s.first >= 0 else 'nobody'}")
    out.append(f"number {s.number}")
    out.append(f"step {s.step}")
    out.append(f"sealed {YES[s.sealed]}")
    cards = s.parts.card_ids
    seen = [cards[card] for card in s.discards if card != START_CARD]
    if seen:
        out.append(f"seen {' '.join(seen)}")
    for key, card in (("card", s.card), ("bottom", s.bottom), ("gone", s.gone)):
        if card >= 0:
            out.append(f"{key} {cards[card]}")
    out.append(f"deck {s.deck}")
    if s.symbol:
        out.append(f"symbol {s.symbol}")
    for key, colours in (("named", s.named), ("moved", s.moved)):
        if colours:
            out.append(f"{key} {' '.join([COLOURS[colour] for colour in members(colours)])}")
    if s.colour >= 0:
        out.append(f"colour {COLOURS[s.colour]}")
    if s.rolled:
        out.append("rolled yes")
    out.append(f"clock {s.clock}")
    if s.time_lost:
        out.append(f"timelost {s.time_lost}")
    if s.used:
        out.append(f"used {' '.join([HELPERS[helper] for helper in members(s.used)])}")
    if s.through:
        out.append("through yes")
    _write_pieces(s, out)
    _write_pending(s, out)
    return "; ".join(out)


def _write_pieces(s: State, out: list[str]) -> None:
    net = s.net
    for space in range(len(s.at)):
        train = s.at[space]
        if train == 0:
            continue
        words = ["train", COLOURS[colour_of(train)], net.spaces[space]]
        if net.kind[space] == SEGMENT:
            words.extend(["to", net.ends_of(space)[facing_of(train)]])
        if load_of(train) >= 0:
            words.extend(["with", GOODS[load_of(train)]])
        if train & DUE:
            words.append("due")
        if train & HELD:
            words.append("held")
        out.append(" ".join(words))
    for junction in range(len(net.junctions)):
        if s.switches[junction] < 0:
            out.append(f"open {net.junction_ids[junction]}")
        elif s.switches[junction] != net.first_open[junction]:
            out.append(f"open {net.junction_ids[junction]} {' '.join(open_lines(s, junction))}")
    if s.green != net.first_green:
        out.append(" ".join(["signals", *[net.fields[field] for field in members(s.green)]]))
    for port, space in enumerate(net.ports):
        stored = [GOODS[good] for good in range(4) for _ in range(s.n[PORTS + 4 * port + good])]
        if stored:
            out.append(f"port {net.spaces[space]} {' '.join(stored)}")
    for seat in range(s.seats):
        base = HAND + 3 * seat
        hand = [CARDS[kind] for kind in range(3) for _ in range(s.n[base + kind])]
        if hand:
            out.append(f"hand {SEAT_WORDS[seat]} {' '.join(hand)}")
    if any(s.n[PILE : PILE + 3]):
        out.append(f"pile {' '.join(map(str, s.n[PILE : PILE + 3]))}")


def _write_pending(s: State, out: list[str]) -> None:
    net = s.net
    if s.due:
        out.append(f"due {s.due}")
    if s.mover >= 0:
        words = f"moving {net.spaces[s.mover]} roll {s.roll} left {s.points}"
        if s.came >= 0:
            line = net.exit_line[net.exit_at[s.mover] + s.came]
            words += f" came {net.line_ids[line]}"
        out.append(words)
    if s.phase in (TARGET, PAY):
        out.append(_doing_text(s))
    if s.table.shuffled_numbers:
        out.append(f"numbers {' '.join(map(str, s.numbers))}")
    if s.table.tokens:
        out.append(" ".join(["tokens", *map(str, members(s.tokens))]))
    if s.phase == OVER:
        out.append(f"result {RESULTS[s.result]}")


def _doing_text(s: State) -> str:
    if s.act == SIGNAL:
        words = f"doing signal {s.net.fields[s.what]}"
        return f"{words} {s.net.fields[s.into]}" if s.into >= 0 else words
    if s.act == SWITCH:
        branches = s.net.junctions[s.what].branches
        one, two = PAIRS[s.into]
        return f"doing switch {s.net.junction_ids[s.what]} {branches[one]} {branches[two]}"
    return f"doing {ACTS[s.act]} {s.net.spaces[s.what]}"
