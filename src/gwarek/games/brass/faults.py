"""What contradicts the box, the rules or itself in a position of either game, told in the words of position text."""

from __future__ import annotations

from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.core.soundness import clashing, lacking, miscounted, stale, too_many
from gwarek.games.brass.components import CANAL, ERAS, RAIL
from gwarek.games.brass.effects import refill_size, sellable
from gwarek.games.brass.position import tile_clause
from gwarek.games.brass.state import (
    ACT_WORDS,
    ACTION,
    DISCARD,
    DRAW,
    FACEDOWN,
    HAND,
    HELD,
    INCOME,
    LINKED,
    LINKS_LEFT,
    MONEY,
    OVER,
    PHASE_WORDS,
    SECOND,
    SELLOFF,
    SPENT,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    cards_in_hand,
    goods_of,
    kind_of,
    owner_of,
    points,
    refresh_links,
    tiles_gone,
    tiles_on_board,
)
from gwarek.games.shared.network import members

Faults = list[Problem]


def stale_links(s: State, out: Faults) -> None:
    """Numbers kept beside the links they follow from."""
    again = s.copy()
    refresh_links(again)
    for seat in range(s.seats):
        if again.n[seat * WIDTH + LINKED] != s.n[seat * WIDTH + LINKED]:
            out.append(stale(f"link {SEAT_WORDS[seat]}"))
    if again.b != s.b:
        out.append(stale("link"))


def tile_faults(s: State, space: int, most: int, first: dict[tuple[int, int], int], out: Faults) -> None:
    """`most`: goods it may hold. `first`: in the canal era, the tile of each owner in each place that came before."""
    tile = s.b[space]
    if s.board.shows[space] >> s.faces[kind_of(tile)].industry & 1 == 0:
        out.append(clashing(tile_clause(s, space), s.parts.space_ids[space]))
    if goods_of(tile) > most:
        out.append(too_many(tile_clause(s, space), goods_of(tile), most))
    key = (s.board.place_of[space], owner_of(tile))
    if s.era == CANAL and key in first:
        out.append(clashing(tile_clause(s, space), f"{tile_clause(s, first[key])}; era {ERAS[CANAL]}"))
    first[key] = space


def board_faults(s: State, out: Faults) -> None:
    """Links and markets."""
    for line, id in enumerate(s.parts.line_ids):
        if s.b[s.link_at + line] >= 0 and not s.board.carries[s.era][line]:
            link = f"link {SEAT_WORDS[s.b[s.link_at + line]]} {id}"
            out.append(clashing(link, f"era {ERAS[s.era]}"))
    for word, cubes, market in (("coal", s.coal, s.parts.coal), ("iron", s.iron, s.parts.iron)):
        if not 0 <= cubes <= len(market.prices):
            out.append(too_many(f"{word} {cubes}", cubes, len(market.prices)))


def seat_faults(s: State, seat: int, mat: str, out: Faults) -> None:
    """Money, income, points, tiles and links of a seat; `mat`: the clause of its tiles."""
    base = seat * WIDTH
    word = SEAT_WORDS[seat]
    may_owe = s.table.debt_rule == "negative_cash"
    for key, at in (("money", MONEY), ("spent", SPENT), ("income", INCOME), ("link", LINKS_LEFT)):
        if s.n[base + at] < 0 and not (at == MONEY and may_owe):
            out.append(miscounted(f"{key} {word}", s.n[base + at], 0))
    if s.n[base + INCOME] >= len(s.parts.levels):
        out.append(too_many(f"income {s.n[base + INCOME]}", s.n[base + INCOME], len(s.parts.levels) - 1))
    if s.n[base + SPENT] and s.phase <= FACEDOWN:
        out.append(clashing(f"spent {s.n[base + SPENT]}", f"phase {PHASE_WORDS[s.phase]}"))
    if points(s, seat) < 0 and not s.table.introductory:
        out.append(miscounted(f"score {word}", points(s, seat), 0))
    gone = tiles_gone(s, seat)
    there = tiles_on_board(s, seat)
    for kind in range(len(gone)):
        if there[kind] > gone[kind]:
            out.append(too_many(f"at … {word} {s.parts.tile_ids[kind]}", there[kind], gone[kind]))
    for industry, id in enumerate(s.parts.industries):
        if not 0 <= s.n[base + TAKEN + industry] <= len(s.parts.stacks[industry]):
            out.append(stale(f"{mat} {word} {id}"))
    links = sum([1 for line in range(len(s.parts.lines)) if s.b[s.link_at + line] == seat])
    if links + s.n[base + LINKS_LEFT] != s.parts.links:
        out.append(miscounted(f"link {word}", links + s.n[base + LINKS_LEFT], s.parts.links))


def cards_found(s: State, out: Faults) -> list[int]:
    """All cards that are unseen, discarded or in a hand, by kind; each hand is looked at too."""
    found = s.pool[:]
    for item in s.discards:
        found[item & 31] += 1
    for seat in range(s.seats):
        hand = s.n[seat * WIDTH + HAND : seat * WIDTH + HAND + len(found)]
        for card in range(len(found)):
            found[card] += hand[card]
        if sum(hand) > s.parts.hand:
            out.append(too_many(f"hand {SEAT_WORDS[seat]}", sum(hand), s.parts.hand))
        held = [card for card, count in enumerate(hand) if count]
        if min(hand) < 0 or sum(hand) != cards_in_hand(s, seat) or held != members(s.n[seat * WIDTH + HELD]):
            out.append(stale(f"hand {SEAT_WORDS[seat]}"))
    return found


def deck_faults(s: State, hidden: int, out: Faults) -> None:
    """`hidden`: unseen cards that are not in the deck."""
    if min(s.pool) < 0 or s.deck < 0 or s.deck + hidden != sum(s.pool):
        out.append(miscounted(f"deck {s.deck}", s.deck + hidden, sum(s.pool)))


def course_faults(s: State, most_due: int, free: int, out: Faults) -> None:
    """What the phase needs to be played on; in the phase `free` no card is needed any more."""
    phase = f"phase {PHASE_WORDS[s.phase]}"
    word = SEAT_WORDS[s.turn]
    rounds = s.table.rounds[s.era]
    if s.round > rounds:
        out.append(too_many(f"round {s.round}", s.round, rounds))
    if s.actions > actions_of(s):
        out.append(too_many(f"actions {s.actions}", s.actions, actions_of(s)))
    acting = ACTION <= s.phase < SELLOFF
    if acting and s.phase != free and cards_in_hand(s, s.turn) < max(1, s.due):
        out.append(lacking(phase, f"hand {word}"))
    if acting and s.actions == 0:
        out.append(clashing(phase, "actions 0"))
    if (s.phase == SELLOFF) != (s.debt > 0):
        out.append(clashing(phase, f"debt {s.debt}"))
    if s.phase == SELLOFF and len(sellable(s, s.turn)) < 2:
        out.append(lacking(phase, f"at … {word}"))  # the last tile sells itself
    if s.phase == SECOND and (s.era != RAIL or s.b[s.link_at + s.first] != s.turn):
        out.append(lacking(phase, f"era {ERAS[RAIL]}; link {word} {s.parts.line_ids[s.first]}"))
    if s.first >= 0 and s.phase != SECOND:
        out.append(clashing(f"first {s.parts.line_ids[s.first]}", phase))
    if s.due and s.phase != DISCARD:
        out.append(clashing(f"due {s.due}", phase))
    if s.phase == DISCARD and not 1 <= s.due <= most_due:
        out.append(clashing(f"due {s.due}", f"act {ACT_WORDS[s.act]}"))
    if s.phase == DRAW and refill_size(s) == 0:
        out.append(lacking(phase, f"deck {max(1, s.deck)}; hand {word}"))
    if s.phase == OVER and s.era == CANAL and not s.table.introductory:
        out.append(clashing(phase, f"era {ERAS[s.era]}"))
