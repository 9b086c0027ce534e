"""What contradicts the box, the rules or itself in a position, told in the words of position text."""

from __future__ import annotations

from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.core.soundness import clashing, lacking, miscounted, stale, too_many
from gwarek.games.lancashire.components import CANAL, CARDS, COTTON_MILL, ERAS, INDUSTRIES, RAIL
from gwarek.games.lancashire.effects import refill_size, sellable
from gwarek.games.lancashire.position import marker_after, tiles_gone, tiles_on_board
from gwarek.games.lancashire.state import (
    ACTION,
    ACTS,
    BUILT,
    CHANCE_PHASES,
    COMBINE,
    DEAL,
    DISCARD,
    DISTANT,
    DRAW,
    HAND,
    INCOME,
    LINKED,
    LINKS_LEFT,
    MONEY,
    OVER,
    PHASES,
    SECOND,
    SELLING,
    SELLOFF,
    SPENT,
    START,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    cards_in_hand,
    goods_of,
    goods_of_new,
    kind_of,
    market_is_open,
    owner_of,
    points,
    refresh_links,
    unseen_steps,
)

Faults = list[Problem]


def faults(s: State) -> Faults:
    """Conservation of cards, tiles and links, what a phase needs, and numbers kept beside what they count."""
    out: Faults = []
    _board_faults(s, out)
    for seat in range(s.seats):
        _seat_faults(s, seat, out)
    _card_faults(s, out)
    _course_faults(s, out)
    again = s.copy()
    refresh_links(again)
    for seat in range(s.seats):
        if again.n[seat * WIDTH + LINKED] != s.n[seat * WIDTH + LINKED]:
            out.append(stale(f"link {SEAT_WORDS[seat]}"))
    if again.b != s.b:
        out.append(stale("link"))
    return out


# -- the board


def tile_text(s: State, space: int) -> str:
    """The clause of a tile: `at wigan/1 red coal_mine/1 2`."""
    tile = s.b[space]
    goods = str(goods_of(tile)) if goods_of(tile) else "flipped"
    return f"at {s.parts.space_ids[space]} {SEAT_WORDS[owner_of(tile)]} {s.parts.tile_ids[kind_of(tile)]} {goods}"


def _board_faults(s: State, out: Faults) -> None:
    parts = s.parts
    first: dict[tuple[int, int], int] = {}
    for space in range(len(parts.spaces)):
        tile = s.b[space]
        if tile == 0:
            continue
        face = parts.tiles[kind_of(tile)]
        if s.board.shows[space] >> face.industry & 1 == 0:
            out.append(clashing(tile_text(s, space), parts.space_ids[space]))
        if goods_of(tile) > goods_of_new(face):
            out.append(too_many(tile_text(s, space), goods_of(tile), goods_of_new(face)))
        key = (s.board.place_of[space], owner_of(tile))
        if s.era == CANAL and key in first:  # LAN-5.15
            out.append(clashing(tile_text(s, space), f"{tile_text(s, first[key])}; era {ERAS[CANAL]}"))
        first[key] = space
    for line in range(len(parts.lines)):
        if s.b[s.link_at + line] >= 0 and not s.board.carries[s.era][line]:
            link = f"link {SEAT_WORDS[s.b[s.link_at + line]]} {parts.line_ids[line]}"
            out.append(clashing(link, f"era {ERAS[s.era]}"))
    if not 0 <= s.coal <= len(parts.coal.prices):
        out.append(too_many(f"coal {s.coal}", s.coal, len(parts.coal.prices)))
    if not 0 <= s.iron <= len(parts.iron.prices):
        out.append(too_many(f"iron {s.iron}", s.iron, len(parts.iron.prices)))
    if s.marker != marker_after(s) or min(unseen_steps(s)) < 0:
        out.append(stale("used"))


# -- the players


def _seat_faults(s: State, seat: int, out: Faults) -> None:
    base = seat * WIDTH
    word = SEAT_WORDS[seat]
    for key, at in (("spent", SPENT), ("income", INCOME), ("link", LINKS_LEFT)):
        if s.n[base + at] < 0:
            out.append(miscounted(f"{key} {word}", s.n[base + at], 0))
    if s.n[base + MONEY] < 0 and s.table.debt_rule != "negative_cash":
        out.append(clashing(f"money {s.n[base + MONEY]}", f"option unpayable_debt {s.table.debt_rule}"))
    if s.n[base + INCOME] >= len(s.parts.levels):
        out.append(too_many(f"income {s.n[base + INCOME]}", s.n[base + INCOME], len(s.parts.levels) - 1))
    if s.n[base + SPENT] and s.phase <= DEAL:
        out.append(clashing(f"spent {s.n[base + SPENT]}", f"phase {PHASES[s.phase]}"))
    if points(s, seat) < 0 and not s.table.introductory:
        out.append(miscounted(f"score {word}", points(s, seat), 0))
    gone = tiles_gone(s, seat)
    there = tiles_on_board(s, seat)
    for kind in range(len(gone)):
        if there[kind] > gone[kind]:
            out.append(too_many(f"at … {word} {s.parts.tile_ids[kind]}", there[kind], gone[kind]))
    for industry in range(len(INDUSTRIES)):
        if not 0 <= s.n[base + TAKEN + industry] <= len(s.parts.stacks[industry]):
            out.append(stale(f"stack {word} {INDUSTRIES[industry]}"))
    if sum(there) and s.n[base + BUILT] == 0:
        out.append(lacking(f"at … {word}", f"built {word}"))
    links = sum([1 for line in range(len(s.parts.lines)) if s.b[s.link_at + line] == seat])
    if links + s.n[base + LINKS_LEFT] != s.parts.links:
        out.append(miscounted(f"link {word}", links + s.n[base + LINKS_LEFT], s.parts.links))


# -- the cards


def _card_faults(s: State, out: Faults) -> None:
    parts = s.parts
    found = s.pool[:]
    for item in s.discards:
        found[item & 31] += 1
    for seat in range(s.seats):
        for card in range(CARDS):
            found[card] += s.n[seat * WIDTH + HAND + card]
        held = cards_in_hand(s, seat)
        if held > parts.hand:
            out.append(too_many(f"hand {SEAT_WORDS[seat]}", held, parts.hand))
        if min(s.n[seat * WIDTH + HAND : seat * WIDTH + HAND + CARDS]) < 0:
            out.append(stale(f"hand {SEAT_WORDS[seat]}"))
    for card in range(CARDS):
        if found[card] != parts.card_counts[card]:
            out.append(miscounted(parts.card_ids[card], found[card], parts.card_counts[card]))
    if min(s.pool) < 0 or s.deck < 0 or s.deck + s.table.aside[s.era] != sum(s.pool):
        out.append(miscounted(f"deck {s.deck}", s.deck + s.table.aside[s.era], sum(s.pool)))


# -- the course of the game


def _course_faults(s: State, out: Faults) -> None:
    """What the phase needs to be played on."""
    phase = f"phase {PHASES[s.phase]}"
    word = SEAT_WORDS[s.turn]
    if s.round > s.table.rounds:
        out.append(too_many(f"round {s.round}", s.round, s.table.rounds))
    if s.actions > actions_of(s):
        out.append(too_many(f"actions {s.actions}", s.actions, actions_of(s)))
    playing = CHANCE_PHASES < s.phase < OVER and s.phase not in (SELLING, SELLOFF)
    if playing and cards_in_hand(s, s.turn) < max(1, s.due):
        out.append(lacking(phase, f"hand {word}"))
    if ACTION <= s.phase <= DISCARD and s.actions == 0:
        out.append(clashing(phase, "actions 0"))
    if (s.phase == SELLOFF) != (s.debt > 0):
        out.append(clashing(phase, f"debt {s.debt}"))
    if s.phase == SELLOFF and len(sellable(s, s.turn)) < 2:
        out.append(lacking(phase, f"at … {word}"))  # the last tile sells itself
    if s.phase == SECOND and (s.era != RAIL or s.b[s.link_at + s.first] != s.turn):
        out.append(lacking(phase, f"era {ERAS[RAIL]}; link {word} {s.parts.line_ids[s.first]}"))
    if s.first >= 0 and s.phase != SECOND:
        out.append(clashing(f"first {s.parts.line_ids[s.first]}", phase))
    _sale_faults(s, phase, out)
    if s.due and s.phase != DISCARD:
        out.append(clashing(f"due {s.due}", phase))
    if s.phase == DISCARD and not 1 <= s.due <= (2 if s.act == COMBINE else 1):
        out.append(clashing(f"due {s.due}", f"act {ACTS[s.act]}"))
    if s.phase == DISCARD and s.act == COMBINE and s.actions < s.parts.actions:
        out.append(clashing(f"act {ACTS[s.act]}", f"actions {s.actions}"))
    if s.phase == DRAW and refill_size(s) == 0:
        out.append(lacking(phase, f"deck {max(1, s.deck)}; hand {word}"))
    if s.phase in (START, DEAL):
        dealt = s.turn if s.phase == DEAL else 0
        for seat in range(dealt, s.seats):
            if cards_in_hand(s, seat):
                out.append(clashing(f"hand {SEAT_WORDS[seat]}", phase))
        if s.deck < s.parts.hand * (s.seats - dealt):
            out.append(lacking(phase, f"deck {s.parts.hand * (s.seats - dealt)}"))
    if s.phase == START and (s.era != CANAL or s.round != 1):
        out.append(clashing(phase, f"era {ERAS[s.era]}; round {s.round}"))
    if s.phase == OVER and s.era == CANAL and not s.table.introductory:
        out.append(clashing(phase, f"era {ERAS[s.era]}"))


def _sale_faults(s: State, phase: str, out: Faults) -> None:
    """A mill on its way to the distant market: its own, unflipped, and the market open."""
    if s.sold < 0:
        return
    sold = f"sold {s.parts.space_ids[s.sold]}"
    tile = s.b[s.sold]
    if s.phase not in (DISCARD, DISTANT):
        out.append(clashing(sold, phase))
    elif tile == 0 or owner_of(tile) != s.turn or s.parts.tiles[kind_of(tile)].industry != COTTON_MILL:
        out.append(
            lacking(sold, f"at {s.parts.space_ids[s.sold]} {SEAT_WORDS[s.turn]} {INDUSTRIES[COTTON_MILL]}/…")
        )
    elif goods_of(tile) == 0:
        out.append(clashing(sold, tile_text(s, s.sold)))
    elif not market_is_open(s):
        out.append(clashing(sold, "used " + " ".join([s.parts.step_ids[kind] for kind in s.used])))
