"""Position text of Brass: Birmingham.

Clauses, separated by `;`, each optional. What is not said is as in a new game: money, markets, mats, an empty board.
Seats are named by their words (red, blue, yellow, purple); spaces, lines, cards and tiles by their ids.

    seats 3                              option nottingham_bonus_vp 3
    phase action                         action (default), second, selling, remove, card, selloff, over,
                                         and merchants, order, deal, facedown, draw when chance is to act
    era rail         round 3             order blue red yellow        turn red (default: the first in order)
    actions 2                            actions left in this turn (default: a whole turn)
    money 17 8 3     spent 0 4 0         income 10 18 7 (spaces of the track)      by seat
    score bonus 4 0 0                    points by source and seat (rows: canal-links, canal-industries, rail-links,
                                         rail-industries, bonus, shortfall, money, income, again)
    coal 13          iron 8              cubes on the markets
    at dudley/1 red coal_mine/1          a tile with all its goods; `at dudley/1 red coal_mine/1 1` with one left,
                                         `at dudley/1 red coal_mine/1 flipped`
    link red dudley-birmingham walsall-birmingham …
    mat red brewery 5 pottery 1          tiles left on the mat (default: as few gone as the tiles on the board allow)
    hand red stone brewery …             default: eight unseen cards, always the same ones
    discard red stone …                  face-up discards, oldest first
    deck 22                              cards to draw (default: all unseen ones); the others lie in discard piles
    facedown red stone                   with option setup_discard_visibility owner; `facedown red ?` when not yet seen
    merchant oxford/1 any                merchant tile with its barrel; `merchant oxford/1 any empty` without;
                                         spaces not said get the tiles left over, in the order of the box
    act sell         due 1               what is being done, and how many cards are still to be discarded
    first stone-stafford                 phase second: the rail laid first
    sold stone/1                         phase remove: the tile being sold           debt 3     phase selloff
"""

from __future__ import annotations

from typing import Final

from gwarek.core.game import GameInfo
from gwarek.core.position import Clause, read_clauses, read_table, table_clauses
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.games.birmingham.board import Board
from gwarek.games.birmingham.components import BREWERY, CANAL, CARDS, COAL_MINE, ERAS, INDUSTRIES, Parts
from gwarek.games.birmingham.state import (
    ACTION,
    ACTS,
    DISCARD,
    FACEDOWN,
    GOODS_MASK,
    HAND,
    HIDDEN,
    INCOME,
    KNOWN,
    LINKS,
    LINKS_LEFT,
    MERCHANTS,
    MONEY,
    ORDER,
    PHASES,
    POINTS,
    REMOVE,
    SCORE_ROWS,
    SECOND,
    SELL,
    SELLING,
    SELLOFF,
    SPENT,
    TAKEN,
    WIDTH,
    State,
    Table,
    actions_of,
    goods_of,
    kind_of,
    owner_of,
    refresh_links,
    refresh_network,
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
    "at",
    "link",
    "mat",
    "hand",
    "discard",
    "deck",
    "facedown",
    "merchant",
    "act",
    "due",
    "first",
    "sold",
    "debt",
]
FLIPPED: Final = "flipped"
EMPTY: Final = "empty"


def new_state(parts: Parts, board: Board, options: dict[str, str], seats: int) -> State:
    """Before any chance is drawn (BIR-2, 3)."""
    table = Table(parts, board, options, seats)
    n = [0] * (WIDTH * seats)
    for seat in range(seats):
        base = seat * WIDTH
        n[base + MONEY] = parts.start_money
        n[base + INCOME] = parts.start_income
        n[base + LINKS_LEFT] = parts.links
        n[base + KNOWN] = -1
    b = [0] * table.size
    for line in range(len(parts.lines)):
        b[table.link_at + line] = -1
    for merchant in range(len(parts.merchant_spaces)):
        b[table.merchant_at + merchant] = -1
    pool = [card.counts[seats - 2] for card in parts.cards]
    s = State(table, n, b, pool, list(range(seats)), [])
    s.deck = sum(pool)
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
        if clause.key in ("at", "link", "mat", "hand", "discard", "facedown", "merchant"):
            _read_piece_clause(s, clause)
        elif clause.key not in ("seats", "option", "era", "phase"):
            _read_table_clause(s, clause)
    _count_mats(s, [clause for clause in clauses if clause.key == "mat"])
    _count_links(s)
    if s.phase != MERCHANTS:
        _lay_other_merchants(s)
    _count_cards(s, clauses)
    if "turn" not in said:
        s.turn = s.order[0] if s.phase > FACEDOWN else 0
    if "actions" not in said and s.phase >= ACTION and s.phase < SELLOFF:
        s.actions = actions_of(s)
    if "act" not in said:
        s.act = {SECOND: LINKS, SELLING: SELL, REMOVE: SELL}.get(s.phase, 0)
    if s.phase == DISCARD and "due" not in said:
        s.due = 1
    _check_phase(s)
    refresh_links(s)
    for seat in range(seats):
        refresh_network(s, seat)
    return s


def _check_phase(s: State) -> None:
    """What a phase needs to know must be said."""
    for phase, known, key in (
        (SECOND, s.first >= 0, "first"),
        (REMOVE, s.sold >= 0, "sold"),
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
        at = {"money": MONEY, "spent": SPENT, "income": INCOME}[key]
        most = len(parts.levels) - 1 if key == "income" else 9999
        clause.numbers(s.seats)
        for seat in range(s.seats):
            s.n[seat * WIDTH + at] = _between(clause, seat, 0, most)
    elif key == "score":
        row = SCORE_ROWS.index(clause.one_of(0, SCORE_ROWS))
        for seat, won in enumerate(Clause(key, clause.words[1:]).numbers(s.seats)):
            s.n[seat * WIDTH + POINTS + row] = won
    elif key == "coal":
        s.coal = _between(clause, 0, 0, len(parts.coal.prices))
    elif key == "iron":
        s.iron = _between(clause, 0, 0, len(parts.iron.prices))
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
    elif key == "mat":
        clause.seat(0, s.seats)
    elif key == "merchant":
        merchant = parts.merchant_ids.index(clause.one_of(0, parts.merchant_ids))
        kind = parts.kind_ids.index(clause.one_of(1, parts.kind_ids))
        s.b[s.merchant_at + merchant] = kind
        empty = len(clause.words) > 2 and clause.one_of(2, [EMPTY]) == EMPTY
        s.b[s.barrel_at + merchant] = 1 if parts.merchant_kinds[kind].buys and not empty else 0
    elif key == "facedown":
        seat = clause.seat(0, s.seats)
        word = clause.one_of(1, ["?", *parts.card_ids[: parts.plain_cards]])
        s.n[seat * WIDTH + HIDDEN] = 1
        if word != "?":
            card = parts.card_ids.index(word)
            s.n[seat * WIDTH + KNOWN] = card
            _take_unseen(s, clause, card)
    else:
        seat = clause.seat(0, s.seats)
        for at in range(1, len(clause.words)):
            card = parts.card_ids.index(clause.one_of(at, parts.card_ids))
            if key == "hand":
                s.n[seat * WIDTH + HAND + card] += 1
            else:
                s.discards = [*s.discards, seat * 32 + card]
            if card < parts.plain_cards:
                _take_unseen(s, clause, card)


def _take_unseen(s: State, clause: Clause, card: int) -> None:
    s.pool[card] -= 1
    if s.pool[card] < 0:
        most = s.parts.cards[card].counts[s.seats - 2]
        raise _too_many(clause.text(), s.parts.card_ids[card], most)


def _read_tile(s: State, clause: Clause) -> None:
    parts = s.parts
    space = parts.space_ids.index(clause.one_of(0, parts.space_ids))
    seat = clause.seat(1, s.seats)
    kind = parts.tile_ids.index(clause.one_of(2, parts.tile_ids))
    face = s.faces[kind]
    if s.board.shows[space] >> face.industry & 1 == 0 or s.b[space]:
        raise Problem("position-word", clause=clause.text(), word=clause.word(0))
    goods = 1 if face.industry < COAL_MINE else face.cubes
    if face.industry == BREWERY:
        goods = parts.barrels[s.era]
    if len(clause.words) > 3:
        goods = 0 if clause.word(3) == FLIPPED else _between(clause, 3, 1, GOODS_MASK)
    s.b[space] = tile_of(seat, kind, goods)


def _count_mats(s: State, mats: list[Clause]) -> None:
    """Tiles gone from the mats: at least those that lie on the board, and all of lower level."""
    for seat in range(s.seats):
        on_board = [0] * len(s.faces)
        for space in range(len(s.board.place_of)):
            if s.b[space] and owner_of(s.b[space]) == seat:
                on_board[kind_of(s.b[space])] += 1
        for industry in range(len(INDUSTRIES)):
            stack = s.parts.stacks[industry]
            for kind in dict.fromkeys(stack):
                if on_board[kind] > s.faces[kind].count:
                    id = s.parts.tile_ids[kind]
                    raise _too_many(f"at … {SEAT_WORDS[seat]} {id}", id, s.faces[kind].count)
                if on_board[kind]:
                    s.n[seat * WIDTH + TAKEN + industry] = stack.index(kind) + on_board[kind]
    for clause in mats:
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


def _lay_other_merchants(s: State) -> None:
    """Merchant spaces not said get the tiles left over."""
    left = [kind.counts[s.seats] for kind in s.parts.merchant_kinds]
    spaces = s.parts.merchant_spaces
    for merchant in range(len(spaces)):
        kind = s.b[s.merchant_at + merchant]
        if kind >= 0:
            left[kind] -= 1
            clause = f"merchant {s.parts.merchant_ids[merchant]} {s.parts.kind_ids[kind]}"
            if left[kind] < 0:
                most = s.parts.merchant_kinds[kind].counts[s.seats]
                raise _too_many(clause, s.parts.kind_ids[kind], most)
            if spaces[merchant].min_players > s.seats:
                raise Problem("position-word", clause=clause, word=s.parts.merchant_ids[merchant])
    for merchant in range(len(spaces)):
        if s.b[s.merchant_at + merchant] < 0 and spaces[merchant].min_players <= s.seats:
            kind = next((k for k in range(len(left)) if left[k] > 0), -1)
            if kind < 0:
                raise Problem("position-word", clause="merchant", word=s.parts.merchant_ids[merchant])
            left[kind] -= 1
            s.b[s.merchant_at + merchant] = kind
            s.b[s.barrel_at + merchant] = 1 if s.parts.merchant_kinds[kind].buys else 0


def _count_cards(s: State, clauses: list[Clause]) -> None:
    """Hands not said, face-down cards, and what is left to draw."""
    dealing = s.phase <= FACEDOWN
    held = {clause.seat(0, s.seats) for clause in clauses if clause.key == "hand"}
    if not dealing:
        for seat in range(s.seats):
            if seat not in held:
                _deal_default(s, seat)
            if s.era == CANAL and not s.table.owner_looks:
                s.n[seat * WIDTH + HIDDEN] = 1
    elif s.era == CANAL:
        for seat in range(s.seats):
            if seat in held:
                s.n[seat * WIDTH + HIDDEN] = 1
    hidden = sum(1 for seat in range(s.seats) if s.n[seat * WIDTH + HIDDEN] and s.n[seat * WIDTH + KNOWN] < 0)
    unseen = sum(s.pool) - hidden
    if unseen < 0:
        raise Problem("position-count", clause="hand", needed=0, given=unseen)
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


def _deal_default(s: State, seat: int) -> None:
    """Eight unseen cards, each time of the kind most are left of."""
    spare = s.seats if s.era == CANAL else 0
    for _ in range(min(s.parts.hand, max(0, sum(s.pool) - spare))):
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
    if s.phase != MERCHANTS and s.phase != ORDER:
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
    for space in range(len(s.board.place_of)):
        tile = s.b[space]
        if tile:
            goods = str(goods_of(tile)) if goods_of(tile) else FLIPPED
            owner = SEAT_WORDS[owner_of(tile)]
            out.append(f"at {parts.space_ids[space]} {owner} {parts.tile_ids[kind_of(tile)]} {goods}")
    for seat in seats:
        out.extend(_seat_clauses(s, seat))
    for merchant in range(len(parts.merchant_spaces)):
        kind = s.b[s.merchant_at + merchant]
        if kind >= 0:
            gone = parts.merchant_kinds[kind].buys and not s.b[s.barrel_at + merchant]
            empty = f" {EMPTY}" if gone else ""
            out.append(f"merchant {parts.merchant_ids[merchant]} {parts.kind_ids[kind]}{empty}")
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
    out.append(" ".join(["mat", name, *left]))
    dealt = s.phase > FACEDOWN or s.turn > seat or (s.turn == seat and s.phase == FACEDOWN)
    if dealt and s.phase not in (MERCHANTS, ORDER):
        hand = [parts.card_ids[card] for card in range(CARDS) for _ in range(s.n[base + HAND + card])]
        out.append(" ".join(["hand", name, *hand]))
    if s.table.owner_looks and s.n[base + HIDDEN]:
        known = s.n[base + KNOWN]
        out.append(f"facedown {name} {parts.card_ids[known] if known >= 0 else '?'}")
    return out


# -- counting, for `faults`


def tiles_on_board(s: State, seat: int) -> list[int]:
    """A seat's tiles on the board, by kind."""
    out = [0] * len(s.faces)
    for space in range(len(s.board.place_of)):
        tile = s.b[space]
        if tile and owner_of(tile) == seat:
            out[kind_of(tile)] += 1
    return out


def tiles_gone(s: State, seat: int) -> list[int]:
    """A seat's tiles gone from the mat, by kind."""
    out = [0] * len(s.faces)
    for industry in range(len(INDUSTRIES)):
        for kind in s.parts.stacks[industry][: s.n[seat * WIDTH + TAKEN + industry]]:
            out[kind] += 1
    return out
