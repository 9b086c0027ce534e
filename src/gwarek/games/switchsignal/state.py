"""The position: plain numbers, copied by hand.

A train on the board is one number in `at`, by space: colour, direction, load, and two marks of this turn. What is
counted lies in list `n` (offsets below).
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.game import State as AnyState
from gwarek.games.switchsignal.components import (
    CONDUCTOR,
    CROSSING_KEEPER,
    DISPATCHER,
    GOODS,
    LOAD,
    LOGISTICS,
    SHUNTER,
    TRAFFIC_CONTROLLER,
    Parts,
)
from gwarek.games.switchsignal.network import ACROSS, CITY, SEGMENT, START, Network
from gwarek.games.switchsignal.shape import Phase, Reason

# phases; those up to CHANCE_PHASES wait for chance, those up to LAYOUT_PHASES are setup
NUMBERS: Final = 0
FIRST: Final = 1
DEAL: Final = 2
CARD: Final = 3
DICE: Final = 4
TOKEN: Final = 5
DIE: Final = 6
DRAW: Final = 7
SWITCHES: Final = 8
SIGNALS: Final = 9
EXTRA: Final = 10
REVEAL: Final = 11
ANSWER: Final = 12
DEPLOY: Final = 13
ASK_START: Final = 14
ASK_COLOUR: Final = 15
TRAIN: Final = 16
KEEP: Final = 17
EXIT: Final = 18
IN_CITY: Final = 19
ACTION: Final = 20
TARGET: Final = 21
PAY: Final = 22
OVER: Final = 23
CHANCE_PHASES: Final = DRAW
LAYOUT_PHASES: Final = EXTRA
PHASES: Final[list[Phase]] = [
    "numbers",
    "first",
    "deal",
    "card",
    "dice",
    "token",
    "die",
    "draw",
    "switches",
    "signals",
    "extra",
    "reveal",
    "answer",
    "deploy",
    "start",
    "colour",
    "train",
    "keep",
    "exit",
    "city",
    "action",
    "target",
    "pay",
    "over",
]

# steps of a turn (SWI-4.1)
SETUP: Final = 0
BY_CARD: Final = 1
BY_ACTION: Final = 2
DRAWING: Final = 3

# how it ended
GOING_ON: Final = 0
DELIVERED: Final = 1
TIMETABLE: Final = 2
TIME: Final = 3
RESULTS: Final[list[Reason]] = ["going-on", "delivered", "timetable", "time"]

# list `n`
DEPOT: Final = 0  # trains, by colour
STORED: Final = 3  # goods left in their city, by colour of the good
PORTS: Final = 7  # goods in the ports, by port and colour
POOL: Final = 15  # action cards nobody has drawn, by kind
PILE: Final = 18  # played action cards
HAND: Final = 21  # by seat and kind

# a train: colour + 1, direction, load + 1, marks
COLOUR_MASK: Final = 3
FACING_BIT: Final = 4
LOAD_SHIFT: Final = 3
LOAD_MASK: Final = 7
DUE: Final = 64  # the symbol being resolved still moves it (SWI-5.8)
HELD: Final = 128  # the Traffic controller holds it this turn (SWI-12.10)
PLAIN: Final = 63

# what lies ahead of a train (SWI-8.5)
FREE: Final = 0
RED: Final = 1
COVERED: Final = 2
BLOCKED: Final = 3
FACING: Final = 4
AHEAD_MASK: Final = 7
ENTRY_SHIFT: Final = 3
ENTRY_MASK: Final = 31
WHERE_SHIFT: Final = 8


@final
class Table:
    """What never changes during a game: the box, the board, the options."""

    def __init__(self, parts: Parts, board: int, options: dict[str, str], seats: int) -> None:
        self.parts: Final = parts
        self.board: Final = board
        self.net: Final = parts.boards[board]
        self.options: Final = options
        self.seats: Final = seats
        self.free_layout: Final = options["layout"] == "free"
        self.extra_signal: Final = options["extra_signal"] == "yes"
        self.removed: Final = int(options["timetable_removed"])
        self.full_clock: Final = int(options["time_tokens"])
        self.ten: Final = options["goods_to_win"] == "10"
        self.shuffled_numbers: Final = options["start_numbers"] == "shuffled"
        self.tokens: Final = options["deployment"] == "tokens"
        self.start_is_start: Final = options["occupied_start"] == "start"
        self.held_all_turn: Final = options["controller_scope"] == "turn"
        self.may_carry_through: Final = options["loaded_through_port"] == "yes"
        self.open_hands: Final = options["open_hands"] == "yes"
        self.may_draw_fewer: Final = options["full_hand"] == "choice"
        self.goods_each: Final = parts.ten_goods if self.ten else parts.goods
        self.goal: Final = parts.ten_goal if self.ten else parts.goal
        # of this side; the Dispatcher, who may be used at any time, comes last
        self.helpers: Final = [
            helper
            for helper in (LOGISTICS, CONDUCTOR, CROSSING_KEEPER, SHUNTER, TRAFFIC_CONTROLLER, DISPATCHER)
            if parts.helper_board[helper] == board
        ]


@final
class State(AnyState):
    def __init__(
        self,
        table: Table,
        n: list[int],
        at: list[int],
        switches: list[int],
        numbers: list[int],
        discards: list[int],
    ) -> None:
        self.table = table
        self.parts = table.parts
        self.net = table.net
        self.seats = table.seats
        self.n = n
        self.at = at  # trains by space; 0 is none
        self.switches = switches  # open pair by junction; -1 not set yet
        self.numbers = numbers  # numbers of the starts, in board order; replaced, never changed
        self.discards = discards  # timetable cards resolved, oldest first; replaced, never changed
        self.green = 0  # set of signal fields with a marker
        self.phase = NUMBERS
        self.step = SETUP
        self.turn = 0
        self.first = -1
        self.number = 0  # turns begun
        self.sealed = True  # the start card lies on the timetable deck
        self.deck = 0  # timetable cards face down, without the start card
        self.unseen = 0  # set of timetable cards nobody has seen: deck, boxed, lost
        self.bottom = -1  # the known bottom card (SWI-12.8)
        self.gone = -1  # that card, once lost to time
        self.lost = 0  # timetable cards lost to time
        self.card = -1  # open card
        self.symbol = 0  # its symbol being resolved: deployments, then movements
        self.named = 0  # set of colours this card has named for deployments
        self.moved = 0  # set of colours this card has moved
        self.colour = -1  # colour being deployed or moved
        self.rolled = False  # a train of this symbol has been rolled for
        self.mover = -1  # space of the moving train
        self.roll = 0
        self.points = 0
        self.came = -1  # exit of the city the moving train has just entered by
        self.used = 0  # set of helpers
        self.through = False  # the Dispatcher is in force
        self.clock = 0
        self.time_lost = 0
        self.act = -1  # action to be paid for
        self.what = -1  # its field, junction or space
        self.into = -1  # its second field, or the pair to be opened
        self.due = 0  # cards still to be drawn
        self.tokens = 0  # set of start numbers left in the stack of location tokens
        self.result = GOING_ON

    def copy(self) -> State:
        s = State(self.table, self.n[:], self.at[:], self.switches[:], self.numbers, self.discards)
        s.green = self.green
        s.phase = self.phase
        s.step = self.step
        s.turn = self.turn
        s.first = self.first
        s.number = self.number
        s.sealed = self.sealed
        s.deck = self.deck
        s.unseen = self.unseen
        s.bottom = self.bottom
        s.gone = self.gone
        s.lost = self.lost
        s.card = self.card
        s.symbol = self.symbol
        s.named = self.named
        s.moved = self.moved
        s.colour = self.colour
        s.rolled = self.rolled
        s.mover = self.mover
        s.roll = self.roll
        s.points = self.points
        s.came = self.came
        s.used = self.used
        s.through = self.through
        s.clock = self.clock
        s.time_lost = self.time_lost
        s.act = self.act
        s.what = self.what
        s.into = self.into
        s.due = self.due
        s.tokens = self.tokens
        s.result = self.result
        return s


# -- readers, each one question


def train_of(colour: int, facing: int, load: int) -> int:
    """A train as a number; load -1 is none."""
    return colour + 1 | facing << 2 | load + 1 << LOAD_SHIFT


def colour_of(train: int) -> int:
    return (train & COLOUR_MASK) - 1


def facing_of(train: int) -> int:
    """0: towards place a of its line, 1: towards b."""
    return train >> 2 & 1


def load_of(train: int) -> int:
    """The good it carries, or -1."""
    return (train >> LOAD_SHIFT & LOAD_MASK) - 1


def cards_in_hand(s: State, seat: int) -> int:
    at = HAND + 3 * seat
    return s.n[at] + s.n[at + 1] + s.n[at + 2]


def turns_left(s: State) -> int:
    """Timetable cards still to be revealed."""
    return s.deck + (1 if s.sealed else 0)


def delivered(s: State) -> int:
    """Goods in the ports."""
    return sum(s.n[PORTS:POOL])


def is_green(s: State, field: int) -> bool:
    return s.green >> field & 1 == 1


def has_helper(s: State, helper: int) -> bool:
    """Is the helper of this side, and not used yet (SWI-3.7, 11.1)?"""
    return s.parts.helper_board[helper] == s.table.board and s.used >> helper & 1 == 0


def runs_through(s: State) -> bool:
    """May trains run through cities now (SWI-12.3, 11.3)?"""
    return s.net.runs_through or s.through


def port_takes(s: State, port: int, good: int) -> bool:
    """Can the good be stored there (SWI-8.10, 12.6, R21, R31)?"""
    if len(s.net.ports) == 1:
        return True
    base = PORTS + len(GOODS) * port
    if s.n[base + good] == 0:
        return True
    if not s.table.ten:
        return False
    extra = 0
    for colour in range(len(GOODS)):
        extra += max(0, s.n[base + colour] - 1)
    return extra == 0


def must_deliver(s: State, space: int, train: int) -> bool:
    """Must this train end its movement in the city because the port takes its load (option `loaded_through_port`)?"""
    if s.table.may_carry_through or s.net.port_of[space] < 0 or load_of(train) < 0:
        return False
    return port_takes(s, s.net.port_of[space], load_of(train))


def is_won(s: State) -> bool:
    """SWI-10.1, 13.5, R30, R31."""
    ports = len(s.net.ports)
    for port in range(ports):
        total = 0
        for good in range(len(GOODS)):
            stored = s.n[PORTS + len(GOODS) * port + good]
            if stored * ports < s.parts.per_colour:
                return False
            total += stored
        if total * ports < s.table.goal:
            return False
    return True


def ahead(s: State, way: int) -> int:
    """What a train leaving by an exit meets (SWI-8.5): kind, how it would stand there, and where.

    The space the train itself has left must be empty in `at` (SWI-R33).
    """
    net = s.net
    field = net.exit_signal[way]
    if field >= 0 and s.green >> field & 1 == 0:
        return RED | field << WHERE_SHIFT
    junction = net.exit_junction[way]
    if junction >= 0:
        branch = ACROSS[s.switches[junction] * 4 + net.exit_branch[way]]
        if branch < 0:
            return COVERED | junction << WHERE_SHIFT
        branch += junction * 4
        field = net.branch_signal[branch]
        if field >= 0 and s.green >> field & 1 == 0:
            return RED | field << WHERE_SHIFT
        there = net.branch_next[branch]
        facing = net.branch_facing[branch]
    else:
        there = net.exit_next[way]
        facing = net.exit_facing[way]
    train = s.at[there]
    if train == 0:
        return FREE | facing << ENTRY_SHIFT | there << WHERE_SHIFT
    kind = net.kind[there]
    if kind == START or (kind == SEGMENT and facing_of(train) != facing):
        return FACING | facing << ENTRY_SHIFT | there << WHERE_SHIFT
    return BLOCKED | facing << ENTRY_SHIFT | there << WHERE_SHIFT


def way_through(s: State, space: int, came: int, way: int) -> bool:
    """May a train that came by one exit of a city run on by another (SWI-12.3, R19, R20)?"""
    net = s.net
    if way == net.exit_at[space] + came or s.green >> net.exit_signal[way] & 1 == 0:
        return False
    return s.at[net.exit_next[way]] == 0


def ways_through(s: State, space: int, came: int) -> list[int]:
    """The exits by which the train may run through."""
    return [way for way in s.net.exits(space) if way_through(s, space, came, way)]


def green_exits(s: State, space: int) -> list[int]:
    """The exits of a city whose signal is green (SWI-8.4)."""
    return [way for way in s.net.exits(space) if is_green(s, s.net.exit_signal[way])]


def exit_by(s: State, line: int) -> int:
    """The exit of the moving train's city that this line is, or -1."""
    for way in s.net.exits(s.mover):
        if s.net.exit_line[way] == line:
            return way
    return -1


def may_ask_in_city(s: State, space: int, came: int, train: int) -> bool:
    """Is there something to decide when this train has entered a city with points left (D11)?"""
    if not runs_through(s) and not has_helper(s, DISPATCHER):
        return False
    return not must_deliver(s, space, train) and bool(ways_through(s, space, came))


def can_pay(s: State, seat: int, act: int) -> bool:
    """SWI-6.5, 6.6: the matching card or any two; for loading any one."""
    cards = cards_in_hand(s, seat)
    if act == LOAD:
        return cards >= 1
    return cards >= 2 or s.n[HAND + 3 * seat + act] >= 1


def markers_at(s: State, space: int) -> int:
    """Signal markers at the exits of a city."""
    return (s.green & s.net.city_fields[space]).bit_count()


def is_city(net: Network, space: int) -> bool:
    return net.kind[space] == CITY


def trains_of(s: State, colour: int) -> list[int]:
    """Spaces with a train of this colour."""
    return [space for space in range(len(s.at)) if s.at[space] and colour_of(s.at[space]) == colour]


def due_trains(s: State) -> list[int]:
    """Spaces of the trains the current symbol still moves."""
    return [space for space in range(len(s.at)) if s.at[space] & DUE]


def symbols_of(s: State) -> int:
    """How many symbols the open card has."""
    card = s.parts.cards[s.card]
    return len(card.deploy) + len(card.move)
