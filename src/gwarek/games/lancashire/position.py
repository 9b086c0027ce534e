"""Position text of Brass: Lancashire.

Clauses, separated by `;`, each optional. What is not said is as in a new game: money, demand tracks, stacks, an empty
board. Seats are named by their words (red, blue, yellow, purple); spaces, lines, cards and tiles by their ids.

    seats 4                              option distant_bonus income
    phase action                         action (default), second, developing, selling, card, selloff, over,
                                         and start, deal, draw, distant when chance is to act
    era rail         round 3             order blue red yellow        turn red (default: the first in order)
    actions 2                            actions left in this turn (default: a whole turn)
    money 17 8 3     spent 0 4 0         income 10 18 7 (spaces of the track)      by seat
    score cash 4 0 0                     points by source and seat (rows: canal-links, canal-industries, rail-links,
                                         rail-industries, cash, shortfall, money, income, again)
    coal 8           iron 8              cubes on the demand tracks
    used -2 0                            distant-market tiles turned up, oldest first; they give the cotton marker
    at wigan/1 red coal_mine/1           a tile with all its cubes; `at wigan/1 red coal_mine/1 1` with one left,
                                         `at wigan/1 red coal_mine/1 flipped`
    link red bolton-bury preston-wigan …
    stack red cotton_mill 5 port 1       tiles left in the stack (default: as few gone as the tiles on the board allow)
    built red                            has built an industry in this game, although none lies on the board
    hand red colne coal_mine …           default: eight unseen cards, always the same ones
    discard red colne …                  discard pile, oldest first
    deck 22                              cards to draw (default: all unseen but those set aside); others are discarded
    act sell         due 1               what is being done, and how many cards are still to be discarded
    first bolton-bury                    phase second: the railway laid first
    sold colne/1                         the mill that sells to the distant market              debt 3     phase selloff
"""

from __future__ import annotations

from typing import Final

from gwarek.core.game import GameInfo
from gwarek.core.position import Clause, read_clauses, read_table, table_clauses
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.games.lancashire.board import Board
from gwarek.games.lancashire.components import CARDS, ERAS, INDUSTRIES, ON_SMALL_MAP, Parts
from gwarek.games.lancashire.state import (
    ACTION,
    ACTS,
    BUILT,
    DEAL,
    DEVELOP,
    DEVELOPING,
    DISCARD,
    DISTANT,
    HAND,
    INCOME,
    LINK,
    LINKS_LEFT,
    MONEY,
    PHASES,
    POINTS,
    SCORE_ROWS,
    SECOND,
    SELL,
    SELLING,
    SELLOFF,
    SPENT,
    START,
    TAKEN,
    WIDTH,
    State,
    Table,
    actions_of,
    goods_of,
    goods_of_new,
    kind_of,
    owner_of,
    refresh_links,
    tile_of,
)

KEYS: Final = [
    "seats",
    "option",
    "phase",
    "era",
    "round",
    "order",
    "turn",
    "actions",
    "money",
    "spent",
    "income",
    "score",
    "coal",
    "iron",
    "used",
    "at",
    "link",
    "stack",
    "built",
    "hand",
    "discard",
    "deck",
    "act",
    "due",
    "first",
    "sold",
    "debt",
]
PIECES: Final = ["at", "link", "stack", "built", "hand", "discard"]
FLIPPED: Final = "flipped"


def new_state(parts: Parts, board: Board, options: dict[str, str], seats: int) -> State:
    """Before any chance is drawn (LAN-2)."""
    if seats == ON_SMALL_MAP and parts.small is not None and board.small is not None:
        parts = parts.small
        board = board.small
    table = Table(parts, board, options, seats)
    n = [0] * (WIDTH * seats)
    for seat in range(seats):
        base = seat * WIDTH
        n[base + MONEY] = parts.start_money
        n[base + INCOME] = parts.start_income
        n[base + LINKS_LEFT] = parts.links
    b = [0] * table.size
    for line in range(len(parts.lines)):
        b[table.link_at + line] = -1
    s = State(table, n, b, parts.card_counts[:], list(range(seats)), [], [])
    s.deck = sum(s.pool) - table.aside[s.era]
    s.coal = parts.coal.start
    s.iron = parts.iron.start
    refresh_links(s)
    return s


# -- reading


def read_position(parts: Parts, board: Board, info: GameInfo, text: str) -> State:
    clauses = read_clauses(text, KEYS)
    seats, options = read_table(clauses, info)
    s = new_state(parts, board, options, seats)
    s.phase = ACTION
    said: set[str] = set()
    for clause in clauses:
        said.add(clause.key)
        if clause.key in ("era", "phase"):
            _read_table_clause(s, clause)
    for clause in clauses:
        if clause.key in PIECES:
            _read_piece_clause(s, clause)
        elif clause.key not in ("seats", "option", "era", "phase"):
            _read_table_clause(s, clause)
    _count_stacks(s, [clause for clause in clauses if clause.key == "stack"])
    _count_links(s)
    _count_cards(s, clauses)
    if "turn" not in said:
        s.turn = s.order[0] if s.phase > DEAL else 0
    if "actions" not in said and DISTANT <= s.phase < SELLOFF:
        s.actions = actions_of(s)
    if "act" not in said:
        s.act = {SECOND: LINK, DEVELOPING: DEVELOP, SELLING: SELL, DISTANT: SELL}.get(s.phase, 0)
    if s.phase == DISCARD and "due" not in said:
        s.due = 1
    _check_phase(s)
    refresh_links(s)
    return s


def _check_phase(s: State) -> None:
    """What a phase needs to know must be said."""
    for phase, known, key in (
        (SECOND, s.first >= 0, "first"),
        (DISTANT, s.sold >= 0, "sold"),
        (DISCARD, s.act > 0, "act"),
        (SELLOFF, s.debt > 0, "debt"),
    ):
        if s.phase == phase and not known:
            raise Problem("position-short", clause=f"phase {PHASES[phase]}; {key} …")


def _read_table_clause(s: State, clause: Clause) -> None:
    key = clause.key
    parts = s.parts
    if key == "phase":
        s.phase = PHASES.index(clause.one_of(0, PHASES))
    elif key == "era":
        s.era = ERAS.index(clause.one_of(0, ERAS))
    elif key == "round":
        s.round = _between(clause, 0, 1, 99)
    elif key == "order":
        s.order = [clause.seat(i, s.seats) for i in range(len(clause.words))]
        if sorted(s.order) != list(range(s.seats)):
            raise Problem("position-count", clause=clause.text(), needed=s.seats, given=len(s.order))
    elif key == "turn":
        s.turn = clause.seat(0, s.seats)
    elif key == "actions":
        s.actions = _between(clause, 0, 0, 9)
    elif key in ("money", "spent", "income"):
        _read_by_seat(s, clause)
    elif key == "score":
        row = SCORE_ROWS.index(clause.one_of(0, SCORE_ROWS))
        for seat, won in enumerate(Clause(key, clause.words[1:]).numbers(s.seats)):
            s.n[seat * WIDTH + POINTS + row] = won
    elif key == "coal":
        s.coal = _between(clause, 0, 0, len(parts.coal.prices))
    elif key == "iron":
        s.iron = _between(clause, 0, 0, len(parts.iron.prices))
    elif key == "used":
        _read_used(s, clause)
    elif key == "deck":
        s.deck = _between(clause, 0, 0, 99)
    elif key == "act":
        s.act = ACTS.index(clause.one_of(0, ACTS))
    elif key == "due":
        s.due = _between(clause, 0, 0, 9)
    elif key == "first":
        s.first = parts.line_ids.index(clause.one_of(0, parts.line_ids))
    elif key == "sold":
        s.sold = parts.space_ids.index(clause.one_of(0, parts.space_ids))
    elif key == "debt":
        s.debt = _between(clause, 0, 0, 99)


def _read_by_seat(s: State, clause: Clause) -> None:
    at = {"money": MONEY, "spent": SPENT, "income": INCOME}[clause.key]
    least = -9999 if clause.key == "money" and s.table.debt_rule == "negative_cash" else 0
    most = len(s.parts.levels) - 1 if clause.key == "income" else 9999
    clause.numbers(s.seats)
    for seat in range(s.seats):
        s.n[seat * WIDTH + at] = _between(clause, seat, least, most)


def _read_used(s: State, clause: Clause) -> None:
    left = s.parts.step_counts[:]
    for at in range(len(clause.words)):
        kind = s.parts.step_ids.index(clause.one_of(at, s.parts.step_ids))
        left[kind] -= 1
        if left[kind] < 0:
            raise _too_many(clause.text(), clause.word(at), s.parts.step_counts[kind])
        s.used = [*s.used, kind]
    s.marker = marker_after(s)


def _between(clause: Clause, at: int, least: int, most: int) -> int:
    number = clause.number(at)
    if not least <= number <= most:
        raise Problem("position-range", clause=clause.text(), word=clause.word(at), least=least, most=most)
    return number


def _too_many(clause: str, word: str, most: int) -> Problem:
    """More of a kind than the box has."""
    return Problem("position-too-many", clause=clause, word=word, most=most)


def _read_piece_clause(s: State, clause: Clause) -> None:
    key = clause.key
    parts = s.parts
    if key == "at":
        _read_tile(s, clause)
    elif key == "link":
        seat = clause.seat(0, s.seats)
        for at in range(1, len(clause.words)):
            line = parts.line_ids.index(clause.one_of(at, parts.line_ids))
            if s.b[s.link_at + line] >= 0 or not s.board.carries[s.era][line]:
                raise Problem("position-word", clause=clause.text(), word=clause.word(at))
            s.b[s.link_at + line] = seat
    elif key == "stack":
        clause.seat(0, s.seats)
    elif key == "built":
        for at in range(len(clause.words)):
            s.n[clause.seat(at, s.seats) * WIDTH + BUILT] = 1
    else:
        seat = clause.seat(0, s.seats)
        for at in range(1, len(clause.words)):
            card = parts.card_ids.index(clause.one_of(at, parts.card_ids))
            if key == "hand":
                s.n[seat * WIDTH + HAND + card] += 1
            else:
                s.discards = [*s.discards, seat * 32 + card]
            s.pool[card] -= 1
            if s.pool[card] < 0:
                raise _too_many(clause.text(), parts.card_ids[card], parts.card_counts[card])


def _read_tile(s: State, clause: Clause) -> None:
    parts = s.parts
    space = parts.space_ids.index(clause.one_of(0, parts.space_ids))
    seat = clause.seat(1, s.seats)
    kind = parts.tile_ids.index(clause.one_of(2, parts.tile_ids))
    face = parts.tiles[kind]
    if s.board.shows[space] >> face.industry & 1 == 0 or s.b[space] or face.never:
        raise Problem("position-word", clause=clause.text(), word=clause.word(0))
    most = goods_of_new(face)
    goods = most
    if len(clause.words) > 3:
        goods = 0 if clause.word(3) == FLIPPED else _between(clause, 3, 1, most)
    s.b[space] = tile_of(seat, kind, goods)
    s.n[seat * WIDTH + BUILT] = 1


def _count_stacks(s: State, stacks: list[Clause]) -> None:
    """Tiles gone from the stacks: at least those that lie on the board, and all above them."""
    for seat in range(s.seats):
        on_board = tiles_on_board(s, seat)
        for industry in range(len(INDUSTRIES)):
            stack = s.parts.stacks[industry]
            for kind in dict.fromkeys(stack):
                if on_board[kind] > s.parts.tiles[kind].count:
                    id = s.parts.tile_ids[kind]
                    raise _too_many(f"at … {SEAT_WORDS[seat]} {id}", id, s.parts.tiles[kind].count)
                if on_board[kind]:
                    s.n[seat * WIDTH + TAKEN + industry] = stack.index(kind) + on_board[kind]
    for clause in stacks:
        seat = clause.seat(0, s.seats)
        for at in range(1, len(clause.words), 2):
            industry = INDUSTRIES.index(clause.one_of(at, INDUSTRIES))
            whole_stack = len(s.parts.stacks[industry])
            most = whole_stack - s.n[seat * WIDTH + TAKEN + industry]
            s.n[seat * WIDTH + TAKEN + industry] = whole_stack - _between(clause, at + 1, 0, most)


def _count_links(s: State) -> None:
    for line in range(len(s.board.ends)):
        owner = s.b[s.link_at + line]
        if owner >= 0:
            s.n[owner * WIDTH + LINKS_LEFT] -= 1
            if s.n[owner * WIDTH + LINKS_LEFT] < 0:
                raise Problem("position-count", clause="link", needed=s.parts.links, given=s.parts.links + 1)


def _count_cards(s: State, clauses: list[Clause]) -> None:
    """Hands not said, and what is left to draw beside the cards set aside."""
    aside = s.table.aside[s.era]
    held = {clause.seat(0, s.seats) for clause in clauses if clause.key == "hand"}
    if s.phase > DEAL:
        for seat in range(s.seats):
            if seat not in held:
                _deal_default(s, seat, aside)
    unseen = sum(s.pool) - aside
    if unseen < 0:
        raise Problem("position-count", clause="hand", needed=aside, given=sum(s.pool))
    if not any(clause.key == "deck" for clause in clauses):
        s.deck = unseen
    elif s.deck > unseen:
        raise Problem("position-count", clause=f"deck {s.deck}", needed=unseen, given=s.deck)
    seat = 0
    while unseen > s.deck:
        card = max(range(CARDS), key=lambda kind: s.pool[kind])
        s.pool[card] -= 1
        s.discards = [*s.discards, seat * 32 + card]
        seat = (seat + 1) % s.seats
        unseen -= 1


def _deal_default(s: State, seat: int, aside: int) -> None:
    """Eight unseen cards, each time of the kind most are left of."""
    for _ in range(min(s.parts.hand, max(0, sum(s.pool) - aside))):
        card = max(range(CARDS), key=lambda kind: s.pool[kind])
        s.pool[card] -= 1
        s.n[seat * WIDTH + HAND + card] += 1


# -- writing


def write_position(s: State, info: GameInfo) -> str:
    parts = s.parts
    seats = range(s.seats)
    out = table_clauses(s.seats, s.table.options, info)
    out.append(f"phase {PHASES[s.phase]}")
    out.append(f"era {ERAS[s.era]}")
    out.append(f"round {s.round}")
    out.append("order " + " ".join([SEAT_WORDS[seat] for seat in s.order]))
    if s.phase != START:
        out.append(f"turn {SEAT_WORDS[s.turn]}")
    out.append(f"actions {s.actions}")
    for key, at in (("money", MONEY), ("spent", SPENT), ("income", INCOME)):
        out.append(" ".join([key, *[str(s.n[seat * WIDTH + at]) for seat in seats]]))
    for row in range(len(SCORE_ROWS)):
        won = [s.n[seat * WIDTH + POINTS + row] for seat in seats]
        if any(won):
            out.append(" ".join(["score", SCORE_ROWS[row], *map(str, won)]))
    out.append(f"coal {s.coal}")
    out.append(f"iron {s.iron}")
    if s.used:
        out.append(" ".join(["used", *[parts.step_ids[kind] for kind in s.used]]))
    for space in range(len(s.board.place_of)):
        tile = s.b[space]
        if tile:
            goods = str(goods_of(tile)) if goods_of(tile) else FLIPPED
            owner = SEAT_WORDS[owner_of(tile)]
            out.append(f"at {parts.space_ids[space]} {owner} {parts.tile_ids[kind_of(tile)]} {goods}")
    for seat in seats:
        out.extend(_seat_clauses(s, seat))
    for item in s.discards:
        out.append(f"discard {SEAT_WORDS[item >> 5]} {parts.card_ids[item & 31]}")
    out.append(f"deck {s.deck}")
    if s.act:
        out.append(f"act {ACTS[s.act]}")
    if s.due:
        out.append(f"due {s.due}")
    if s.first >= 0:
        out.append(f"first {parts.line_ids[s.first]}")
    if s.sold >= 0:
        out.append(f"sold {parts.space_ids[s.sold]}")
    if s.debt:
        out.append(f"debt {s.debt}")
    return "; ".join(out)


def _seat_clauses(s: State, seat: int) -> list[str]:
    parts = s.parts
    base = seat * WIDTH
    name = SEAT_WORDS[seat]
    out: list[str] = []
    lines = [parts.line_ids[line] for line in range(len(s.board.ends)) if s.b[s.link_at + line] == seat]
    if lines:
        out.append(" ".join(["link", name, *lines]))
    left: list[str] = []
    for industry in range(len(INDUSTRIES)):
        whole_stack = len(parts.stacks[industry])
        left.extend([INDUSTRIES[industry], str(whole_stack - s.n[base + TAKEN + industry])])
    out.append(" ".join(["stack", name, *left]))
    if s.n[base + BUILT] and not any(tiles_on_board(s, seat)):
        out.append(f"built {name}")
    if s.phase > DEAL or (s.phase == DEAL and s.turn > seat):
        hand = [parts.card_ids[card] for card in range(CARDS) for _ in range(s.n[base + HAND + card])]
        out.append(" ".join(["hand", name, *hand]))
    return out


# -- counting, for `faults`


def marker_after(s: State) -> int:
    """Where the tiles turned up have brought the cotton marker (LAN-10.5, R14)."""
    return min(s.parts.closed, sum(s.parts.steps[kind] for kind in s.used))


def tiles_on_board(s: State, seat: int) -> list[int]:
    """A seat's tiles on the board, by kind."""
    out = [0] * len(s.parts.tiles)
    for space in range(len(s.board.place_of)):
        tile = s.b[space]
        if tile and owner_of(tile) == seat:
            out[kind_of(tile)] += 1
    return out


def tiles_gone(s: State, seat: int) -> list[int]:
    """A seat's tiles gone from the stacks, by kind."""
    out = [0] * len(s.parts.tiles)
    for industry in range(len(INDUSTRIES)):
        for kind in s.parts.stacks[industry][: s.n[seat * WIDTH + TAKEN + industry]]:
            out[kind] += 1
    return out
