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
from gwarek.core.position import Clause, read_clauses, read_table
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.games.birmingham.components import Box
from gwarek.games.birmingham.state import (
    ACTS,
    HIDDEN,
    KNOWN,
    PHASES,
    SCORE_ROWS,
    Table,
    goods_of_new,
    new_state,
    table_of,
)
from gwarek.games.brass.board import Board
from gwarek.games.brass.components import CANAL
from gwarek.games.brass.position import (
    COMMON_KEYS,
    count_deck,
    count_mats,
    course_clauses,
    deal_default,
    doing_clauses,
    fill_gaps,
    fill_tile,
    hand_clause,
    link_clause,
    mat_clause,
    read_cards,
    read_course,
    read_links,
    read_tile,
    take_unseen,
    tile_clauses,
    too_many,
)
from gwarek.games.brass.state import (
    ACTION,
    FACEDOWN,
    GOODS_MASK,
    LINKS,
    MERCHANTS,
    REMOVE,
    SECOND,
    SELL,
    SELLING,
    WIDTH,
    State,
    kind_of,
    refresh_links,
)

KEYS: Final = [*COMMON_KEYS, "mat", "facedown", "merchant"]
EMPTY: Final = "empty"
ACT_OF: Final = {SECOND: LINKS, SELLING: SELL, REMOVE: SELL}


# -- reading


def read_position(box: Box, board: Board, info: GameInfo, text: str) -> State:
    clauses = read_clauses(text, KEYS)
    seats, options = read_table(clauses, info)
    s = new_state(Table(box, board, options, seats))
    s.phase = ACTION
    for clause in clauses:
        if clause.key in ("era", "phase"):
            read_course(s, clause, PHASES, ACTS, SCORE_ROWS)
    for clause in clauses:
        if clause.key not in ("seats", "option", "era", "phase"):
            _read_clause(s, clause)
    count_mats(s, [clause for clause in clauses if clause.key == "mat"])
    if s.phase != MERCHANTS:
        _lay_other_merchants(s)
    _count_cards(s, clauses)
    fill_gaps(s, clauses, ACT_OF, REMOVE)
    refresh_links(s)
    return s


def _read_clause(s: State, clause: Clause) -> None:
    key = clause.key
    if key == "at":
        space = read_tile(s, clause)
        fill_tile(s, clause, space, goods_of_new(s, s.faces[kind_of(s.b[space])]), GOODS_MASK)
    elif key == "link":
        read_links(s, clause)
    elif key == "mat":
        clause.seat(0, s.seats)
    elif key == "merchant":
        _read_merchant(s, clause)
    elif key == "facedown":
        _read_facedown(s, clause)
    elif key in ("hand", "discard"):
        read_cards(s, clause, table_of(s).box.plain_cards)
    else:
        read_course(s, clause, PHASES, ACTS, SCORE_ROWS)


def _read_merchant(s: State, clause: Clause) -> None:
    table = table_of(s)
    box = table.box
    merchant = clause.index(0, box.merchant_ids)
    kind = clause.index(1, box.kind_ids)
    s.b[table.merchant_at + merchant] = kind
    empty = len(clause.words) > 2 and clause.one_of(2, [EMPTY]) == EMPTY
    s.b[table.barrel_at + merchant] = 1 if box.merchant_kinds[kind].buys and not empty else 0


def _read_facedown(s: State, clause: Clause) -> None:
    ids = s.parts.card_ids
    seat = clause.seat(0, s.seats)
    word = clause.one_of(1, ["?", *ids[: table_of(s).box.plain_cards]])
    s.n[seat * WIDTH + HIDDEN] = 1
    if word != "?":
        card = ids.index(word)
        s.n[seat * WIDTH + KNOWN] = card
        take_unseen(s, clause, card)


def _lay_other_merchants(s: State) -> None:
    """Merchant spaces not said get the tiles left over."""
    table = table_of(s)
    box = table.box
    left = [kind.counts[s.seats] for kind in box.merchant_kinds]
    spaces = box.merchant_spaces
    for merchant in range(len(spaces)):
        kind = s.b[table.merchant_at + merchant]
        if kind >= 0:
            left[kind] -= 1
            clause = f"merchant {box.merchant_ids[merchant]} {box.kind_ids[kind]}"
            if left[kind] < 0:
                most = box.merchant_kinds[kind].counts[s.seats]
                raise too_many(clause, box.kind_ids[kind], most)
            if spaces[merchant].min_players > s.seats:
                raise Problem("position-word", clause=clause, word=box.merchant_ids[merchant])
    for merchant in range(len(spaces)):
        if s.b[table.merchant_at + merchant] < 0 and spaces[merchant].min_players <= s.seats:
            kind = next((k for k in range(len(left)) if left[k] > 0), -1)
            if kind < 0:
                raise Problem("position-word", clause="merchant", word=box.merchant_ids[merchant])
            left[kind] -= 1
            s.b[table.merchant_at + merchant] = kind
            s.b[table.barrel_at + merchant] = 1 if box.merchant_kinds[kind].buys else 0


def _count_cards(s: State, clauses: list[Clause]) -> None:
    """Hands not said, face-down cards, and what is left to draw."""
    dealt = s.phase > FACEDOWN
    if dealt:
        deal_default(s, clauses, s.seats if s.era == CANAL else 0)
    held = {clause.seat(0, s.seats) for clause in clauses if clause.key == "hand"}
    hidden = 0
    for seat in range(s.seats):
        if s.era == CANAL and (not table_of(s).owner_looks if dealt else seat in held):
            s.n[seat * WIDTH + HIDDEN] = 1
        if s.n[seat * WIDTH + HIDDEN] and s.n[seat * WIDTH + KNOWN] < 0:
            hidden += 1
    if sum(s.pool) < hidden:
        raise Problem("position-count", clause="hand", needed=0, given=sum(s.pool) - hidden)
    count_deck(s, clauses, hidden)


# -- writing


def write_position(s: State, info: GameInfo) -> str:
    out = course_clauses(s, info, SCORE_ROWS)
    out.extend(tile_clauses(s))
    for seat in range(s.seats):
        out.extend(link_clause(s, seat))
        out.append(mat_clause(s, seat, "mat"))
        out.extend(hand_clause(s, seat))
        out.extend(_facedown_clause(s, seat))
    out.extend(_merchant_clauses(s))
    out.extend(doing_clauses(s))
    return "; ".join(out)


def _facedown_clause(s: State, seat: int) -> list[str]:
    base = seat * WIDTH
    if not table_of(s).owner_looks or not s.n[base + HIDDEN]:
        return []
    known = s.n[base + KNOWN]
    return [f"facedown {SEAT_WORDS[seat]} {s.parts.card_ids[known] if known >= 0 else '?'}"]


def _merchant_clauses(s: State) -> list[str]:
    table = table_of(s)
    box = table.box
    out: list[str] = []
    for merchant, id in enumerate(box.merchant_ids):
        kind = s.b[table.merchant_at + merchant]
        if kind >= 0:
            gone = box.merchant_kinds[kind].buys and not s.b[table.barrel_at + merchant]
            out.append(f"merchant {id} {box.kind_ids[kind]}" + (f" {EMPTY}" if gone else ""))
    return out
