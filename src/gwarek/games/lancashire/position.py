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
from gwarek.core.position import Clause, read_clauses, read_table
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.games.brass.board import Board
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
    tile_clauses,
    too_many,
)
from gwarek.games.brass.state import (
    ACTION,
    DEAL,
    DEVELOP,
    DEVELOPING,
    DISTANT,
    LINK,
    SECOND,
    SELL,
    SELLING,
    WIDTH,
    State,
    kind_of,
    owner_of,
    places_with_tiles,
    refresh_links,
)
from gwarek.games.lancashire.components import CARDS, ON_SMALL_MAP, Box
from gwarek.games.lancashire.state import (
    ACTS,
    BUILT,
    PHASES,
    SCORE_ROWS,
    Table,
    goods_of_new,
    marker_after,
    new_state,
    table_of,
)

KEYS: Final = [*COMMON_KEYS, "used", "stack", "built"]
ACT_OF: Final = {SECOND: LINK, DEVELOPING: DEVELOP, SELLING: SELL, DISTANT: SELL}


def opening(box: Box, boards: list[Board], options: dict[str, str], seats: int) -> State:
    """Before any chance is drawn; `boards`: the whole map and the one for two (LAN-V2)."""
    small = seats == ON_SMALL_MAP and box.small is not None
    return new_state(Table(box.small or box if small else box, boards[1 if small else 0], options, seats))


# -- reading


def read_position(box: Box, boards: list[Board], info: GameInfo, text: str) -> State:
    clauses = read_clauses(text, KEYS)
    seats, options = read_table(clauses, info)
    s = opening(box, boards, options, seats)
    s.phase = ACTION
    for clause in clauses:
        if clause.key in ("era", "phase"):
            read_course(s, clause, PHASES, ACTS, SCORE_ROWS)
    for clause in clauses:
        if clause.key not in ("seats", "option", "era", "phase"):
            _read_clause(s, clause)
    count_mats(s, [clause for clause in clauses if clause.key == "stack"])
    aside = table_of(s).aside[s.era]
    if s.phase > DEAL:
        deal_default(s, clauses, aside)
    if sum(s.pool) < aside:
        raise Problem("position-count", clause="hand", needed=aside, given=sum(s.pool))
    count_deck(s, clauses, aside)
    fill_gaps(s, clauses, ACT_OF, DISTANT)
    refresh_links(s)
    return s


def _read_clause(s: State, clause: Clause) -> None:
    key = clause.key
    if key == "at":
        space = read_tile(s, clause)
        new = goods_of_new(s.faces[kind_of(s.b[space])])
        fill_tile(s, clause, space, new, new)
        s.n[owner_of(s.b[space]) * WIDTH + BUILT] = 1
    elif key == "link":
        read_links(s, clause)
    elif key == "stack":
        clause.seat(0, s.seats)
    elif key == "built":
        for at in range(len(clause.words)):
            s.n[clause.seat(at, s.seats) * WIDTH + BUILT] = 1
    elif key in ("hand", "discard"):
        read_cards(s, clause, CARDS)
    elif key == "used":
        _read_used(s, clause)
    else:
        read_course(s, clause, PHASES, ACTS, SCORE_ROWS)


def _read_used(s: State, clause: Clause) -> None:
    distant = table_of(s).distant
    left = distant.step_counts[:]
    for kind in clause.indices(0, distant.step_ids):
        left[kind] -= 1
        if left[kind] < 0:
            raise too_many(clause.text(), distant.step_ids[kind], distant.step_counts[kind])
        s.used = [*s.used, kind]
    s.marker = marker_after(s)


# -- writing


def write_position(s: State, info: GameInfo) -> str:
    out = course_clauses(s, info, SCORE_ROWS)
    if s.used:
        out.append(used_clause(s))
    out.extend(tile_clauses(s))
    for seat in range(s.seats):
        out.extend(link_clause(s, seat))
        out.append(mat_clause(s, seat, "stack"))
        if s.n[seat * WIDTH + BUILT] and not places_with_tiles(s, seat):
            out.append(f"built {SEAT_WORDS[seat]}")
        out.extend(hand_clause(s, seat))
    out.extend(doing_clauses(s))
    return "; ".join(out)


def used_clause(s: State) -> str:
    return " ".join(["used", *[table_of(s).distant.step_ids[kind] for kind in s.used]])
