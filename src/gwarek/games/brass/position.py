"""Position text, as far as it is the same in both games: each says in its own `position.py` what the clauses are."""

from __future__ import annotations

from typing import Final

from gwarek.core.game import GameInfo
from gwarek.core.position import Clause, table_clauses
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.games.brass.components import ERAS
from gwarek.games.brass.state import (
    ACT_WORDS,
    ACTION,
    DEAL,
    DISCARD,
    DISTANT,
    FACEDOWN,
    INCOME,
    LINKS_LEFT,
    MONEY,
    PHASE_WORDS,
    POINTS,
    SECOND,
    SELLOFF,
    SPENT,
    START,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    give_card,
    goods_of,
    hand_of,
    kind_of,
    owner_of,
    tile_of,
    tiles_on_board,
)

COMMON_KEYS: Final = [
    *["seats", "option", "phase", "era", "round", "order", "turn", "actions"],
    *["money", "spent", "income", "score", "coal", "iron", "at", "link", "hand", "discard", "deck"],
    *["act", "due", "first", "sold", "debt"],
]
FLIPPED: Final = "flipped"
BY_SEAT: Final = {"money": MONEY, "spent": SPENT, "income": INCOME}


# -- reading


def too_many(clause: str, word: str, most: int) -> Problem:
    """More of a kind than the box has."""
    return Problem("position-too-many", clause=clause, word=word, most=most)


def read_course(s: State, clause: Clause, phases: list[str], acts: list[str], rows: list[str]) -> None:
    """The clauses about the course of the game; the lists are the words of this game."""
    key = clause.key
    parts = s.parts
    if key == "phase":
        s.phase = PHASE_WORDS.index(clause.one_of(0, phases))
    elif key == "era":
        s.era = clause.index(0, ERAS)
    elif key == "round":
        s.round = clause.between(0, 1, 99)
    elif key == "order":
        s.order = [clause.seat(i, s.seats) for i in range(len(clause.words))]
        if sorted(s.order) != list(range(s.seats)):
            raise Problem("position-count", clause=clause.text(), needed=s.seats, given=len(s.order))
    elif key == "turn":
        s.turn = clause.seat(0, s.seats)
    elif key == "actions":
        s.actions = clause.between(0, 0, 9)
    elif key in BY_SEAT:
        _read_by_seat(s, clause)
    elif key == "score":
        row = clause.index(0, rows)
        for seat, won in enumerate(Clause(key, clause.words[1:]).numbers(s.seats)):
            s.n[seat * WIDTH + POINTS + row] = won
    elif key == "coal":
        s.coal = clause.between(0, 0, len(parts.coal.prices))
    elif key == "iron":
        s.iron = clause.between(0, 0, len(parts.iron.prices))
    elif key == "deck":
        s.deck = clause.between(0, 0, 99)
    elif key == "act":
        s.act = ACT_WORDS.index(clause.one_of(0, acts))
    elif key == "due":
        s.due = clause.between(0, 0, 9)
    elif key == "first":
        s.first = clause.index(0, parts.line_ids)
    elif key == "sold":
        s.sold = clause.index(0, parts.space_ids)
    elif key == "debt":
        s.debt = clause.between(0, 0, 99)


def _read_by_seat(s: State, clause: Clause) -> None:
    at = BY_SEAT[clause.key]
    least = -9999 if at == MONEY and s.table.debt_rule == "negative_cash" else 0
    most = len(s.parts.levels) - 1 if at == INCOME else 9999
    clause.numbers(s.seats)
    for seat in range(s.seats):
        s.n[seat * WIDTH + at] = clause.between(seat, least, most)


def read_links(s: State, clause: Clause) -> None:
    ids = s.parts.line_ids
    seat = clause.seat(0, s.seats)
    for line in clause.indices(1, ids):
        if s.b[s.link_at + line] >= 0 or not s.board.carries[s.era][line]:
            raise Problem("position-word", clause=clause.text(), word=ids[line])
        s.b[s.link_at + line] = seat
        s.n[seat * WIDTH + LINKS_LEFT] -= 1
        if s.n[seat * WIDTH + LINKS_LEFT] < 0:
            raise Problem("position-count", clause="link", needed=s.parts.links, given=s.parts.links + 1)


def read_cards(s: State, clause: Clause, plain: int) -> None:
    """A hand or a discard pile; cards from number `plain` on have no place among the unseen ones."""
    seat = clause.seat(0, s.seats)
    for card in clause.indices(1, s.parts.card_ids):
        if clause.key == "hand":
            give_card(s, seat, card)
        else:
            s.discards = [*s.discards, seat * 32 + card]
        if card < plain:
            take_unseen(s, clause, card)


def take_unseen(s: State, clause: Clause, card: int) -> None:
    s.pool[card] -= 1
    if s.pool[card] < 0:
        most = s.parts.cards[card].counts[s.seats - 2]
        raise too_many(clause.text(), s.parts.card_ids[card], most)


def read_tile(s: State, clause: Clause) -> int:
    """A tile without goods, or with those said; its space."""
    parts = s.parts
    space = clause.index(0, parts.space_ids)
    seat = clause.seat(1, s.seats)
    kind = clause.index(2, parts.tile_ids)
    face = s.faces[kind]
    if s.board.shows[space] >> face.industry & 1 == 0 or s.b[space] or face.never:
        raise Problem("position-word", clause=clause.text(), word=clause.word(0))
    s.b[space] = tile_of(seat, kind, 0)
    return space


def fill_tile(s: State, clause: Clause, space: int, new: int, most: int) -> None:
    """The goods on a tile just read: as on a new one, or so many as are said."""
    goods = new
    if len(clause.words) > 3:
        goods = 0 if clause.word(3) == FLIPPED else clause.between(3, 1, most)
    s.b[space] += goods


def count_mats(s: State, mats: list[Clause]) -> None:
    """Tiles gone from the mats: at least those that lie on the board, and all of lower level."""
    industries = s.parts.industries
    for seat in range(s.seats):
        on_board = tiles_on_board(s, seat)
        for industry, stack in enumerate(s.parts.stacks):
            for kind in dict.fromkeys(stack):
                if on_board[kind] > s.faces[kind].count:
                    id = s.parts.tile_ids[kind]
                    raise too_many(f"at … {SEAT_WORDS[seat]} {id}", id, s.faces[kind].count)
                if on_board[kind]:
                    s.n[seat * WIDTH + TAKEN + industry] = stack.index(kind) + on_board[kind]
    for clause in mats:
        seat = clause.seat(0, s.seats)
        for at in range(1, len(clause.words), 2):
            industry = clause.index(at, industries)
            taken = seat * WIDTH + TAKEN + industry
            whole_stack = len(s.parts.stacks[industry])
            s.n[taken] = whole_stack - clause.between(at + 1, 0, whole_stack - s.n[taken])


def deal_default(s: State, clauses: list[Clause], spare: int) -> None:
    """Hands not said: unseen cards, each time of the kind most are left of; `spare` ones are not dealt."""
    held = {clause.seat(0, s.seats) for clause in clauses if clause.key == "hand"}
    for seat in range(s.seats):
        if seat not in held:
            for _ in range(min(s.parts.hand, max(0, sum(s.pool) - spare))):
                give_card(s, seat, _take_commonest(s))


def _take_commonest(s: State) -> int:
    card = max(range(len(s.pool)), key=lambda kind: s.pool[kind])
    s.pool[card] -= 1
    return card


def count_deck(s: State, clauses: list[Clause], hidden: int) -> None:
    """What is left to draw, beside hidden cards; with a smaller deck said the others are discarded."""
    unseen = sum(s.pool) - hidden
    if not any(clause.key == "deck" for clause in clauses):
        s.deck = unseen
    elif s.deck > unseen:
        raise Problem("position-count", clause=f"deck {s.deck}", needed=unseen, given=s.deck)
    seat = 0
    while unseen > s.deck:
        s.discards = [*s.discards, seat * 32 + _take_commonest(s)]
        seat = (seat + 1) % s.seats
        unseen -= 1


def fill_gaps(s: State, clauses: list[Clause], acts: dict[int, int], chosen: int) -> None:
    """What was not said: whose turn it is, actions left, what is being done (`acts`, by phase), cards due.

    What a phase needs to know must be said: a sale waits in the phase `chosen`.
    """
    said = {clause.key for clause in clauses}
    if "turn" not in said:
        s.turn = s.order[0] if s.phase > FACEDOWN else 0
    if "actions" not in said and (ACTION <= s.phase < SELLOFF or s.phase == DISTANT):
        s.actions = actions_of(s)
    if "act" not in said:
        s.act = acts.get(s.phase, 0)
    if s.phase == DISCARD and "due" not in said:
        s.due = 1
    for phase, known, key in (
        (SECOND, s.first >= 0, "first"),
        (chosen, s.sold >= 0, "sold"),
        (DISCARD, s.act > 0, "act"),
        (SELLOFF, s.debt > 0, "debt"),
    ):
        if s.phase == phase and not known:
            raise Problem("position-short", clause=f"phase {PHASE_WORDS[phase]}; {key} …")


# -- writing


def course_clauses(s: State, info: GameInfo, rows: list[str]) -> list[str]:
    """The table, the course of the game, and what the seats have."""
    seats = range(s.seats)
    out = table_clauses(s.seats, s.table.options, info)
    out.append(f"phase {PHASE_WORDS[s.phase]}")
    out.append(f"era {ERAS[s.era]}")
    out.append(f"round {s.round}")
    out.append("order " + " ".join([SEAT_WORDS[seat] for seat in s.order]))
    if s.phase > START:
        out.append(f"turn {SEAT_WORDS[s.turn]}")
    out.append(f"actions {s.actions}")
    for key, at in BY_SEAT.items():
        out.append(" ".join([key, *[str(s.n[seat * WIDTH + at]) for seat in seats]]))
    for row, name in enumerate(rows):
        won = [s.n[seat * WIDTH + POINTS + row] for seat in seats]
        if any(won):
            out.append(" ".join(["score", name, *map(str, won)]))
    out.append(f"coal {s.coal}")
    out.append(f"iron {s.iron}")
    return out


def tile_clause(s: State, space: int) -> str:
    """`at dudley/1 red coal_mine/1 2`."""
    tile = s.b[space]
    goods = str(goods_of(tile)) if goods_of(tile) else FLIPPED
    return f"at {s.parts.space_ids[space]} {SEAT_WORDS[owner_of(tile)]} {s.parts.tile_ids[kind_of(tile)]} {goods}"


def tile_clauses(s: State) -> list[str]:
    return [tile_clause(s, space) for space in range(s.link_at) if s.b[space]]


def link_clause(s: State, seat: int) -> list[str]:
    lines = [id for line, id in enumerate(s.parts.line_ids) if s.b[s.link_at + line] == seat]
    return [" ".join(["link", SEAT_WORDS[seat], *lines])] if lines else []


def mat_clause(s: State, seat: int, word: str) -> str:
    left: list[str] = []
    for industry, stack in enumerate(s.parts.stacks):
        left.extend([s.parts.industries[industry], str(len(stack) - s.n[seat * WIDTH + TAKEN + industry])])
    return " ".join([word, SEAT_WORDS[seat], *left])


def hand_clause(s: State, seat: int) -> list[str]:
    """Once the hand is dealt."""
    dealt = s.phase > FACEDOWN or s.turn > seat or (s.turn == seat and s.phase == FACEDOWN)
    return [" ".join(["hand", SEAT_WORDS[seat], *hand_of(s, seat)])] if dealt and s.phase >= DEAL else []


def doing_clauses(s: State) -> list[str]:
    """Discard piles, the deck, and what is being done."""
    out = [f"discard {SEAT_WORDS[item >> 5]} {s.parts.card_ids[item & 31]}" for item in s.discards]
    out.append(f"deck {s.deck}")
    if s.act:
        out.append(f"act {ACT_WORDS[s.act]}")
    if s.due:
        out.append(f"due {s.due}")
    if s.first >= 0:
        out.append(f"first {s.parts.line_ids[s.first]}")
    if s.sold >= 0:
        out.append(f"sold {s.parts.space_ids[s.sold]}")
    if s.debt:
        out.append(f"debt {s.debt}")
    return out
