"""What contradicts the box, the rules or itself in a position, told in the words of position text."""

from __future__ import annotations

from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.core.soundness import clashing, lacking, miscounted, stale, too_many
from gwarek.games.birmingham.components import BREWERY, CANAL, CARDS, COAL_MINE, ERAS, INDUSTRIES, RAIL
from gwarek.games.birmingham.effects import refill_size, removable, sellable
from gwarek.games.birmingham.position import tiles_gone, tiles_on_board
from gwarek.games.birmingham.state import (
    ACTION,
    ACTS,
    CHANCE_PHASES,
    DEAL,
    DISCARD,
    DRAW,
    FACEDOWN,
    HAND,
    HIDDEN,
    INCOME,
    KNOWN,
    LINKS_LEFT,
    MERCHANTS,
    MONEY,
    NETWORK,
    ORDER,
    OVER,
    PHASES,
    REMOVE,
    SCOUT,
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
    refresh_network,
    wilds_per_type,
)

Faults = list[Problem]


def faults(s: State) -> Faults:
    """Conservation of cards, tiles, links and merchants, what a phase needs, numbers kept beside counts."""
    out: Faults = []
    _board_faults(s, out)
    _merchant_faults(s, out)
    for seat in range(s.seats):
        _seat_faults(s, seat, out)
    _card_faults(s, out)
    _course_faults(s, out)
    again = s.copy()
    refresh_links(again)
    for seat in range(s.seats):
        refresh_network(again, seat)
        if again.n[seat * WIDTH + NETWORK] != s.n[seat * WIDTH + NETWORK]:
            out.append(stale(f"link {SEAT_WORDS[seat]}"))
    if again.b != s.b:
        out.append(stale("link"))
    return out


# -- the board


def tile_text(s: State, space: int) -> str:
    """The clause of a tile: `at dudley/1 red coal_mine/1 2`."""
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
        face = s.faces[kind_of(tile)]
        most = 1 if face.industry < COAL_MINE else face.cubes
        if face.industry == BREWERY:
            most = parts.barrels[s.era]
        if s.board.shows[space] >> face.industry & 1 == 0:
            out.append(clashing(tile_text(s, space), parts.space_ids[space]))
        if goods_of(tile) > most:
            out.append(too_many(tile_text(s, space), goods_of(tile), most))
        key = (s.board.place_of[space], owner_of(tile))
        if s.era == CANAL and key in first:
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


def _merchant_faults(s: State, out: Faults) -> None:
    parts = s.parts
    found = [0] * len(parts.merchant_kinds)
    for merchant in range(len(parts.merchant_spaces)):
        kind = s.b[s.merchant_at + merchant]
        if kind < 0:
            if s.b[s.barrel_at + merchant]:
                out.append(stale(f"merchant {parts.merchant_ids[merchant]}"))
            continue
        clause = f"merchant {parts.merchant_ids[merchant]} {parts.kind_ids[kind]}"
        found[kind] += 1
        if s.b[s.barrel_at + merchant] and parts.merchant_kinds[kind].buys == 0:
            out.append(stale(clause))
        if parts.merchant_spaces[merchant].min_players > s.seats:
            out.append(clashing(clause, f"seats {s.seats}"))
        if s.phase == MERCHANTS:
            out.append(clashing(clause, f"phase {PHASES[s.phase]}"))
    for kind in range(len(found)):
        needed = parts.merchant_kinds[kind].counts[s.seats]
        if s.phase != MERCHANTS and found[kind] != needed:
            out.append(miscounted(f"merchant … {parts.kind_ids[kind]}", found[kind], needed))


# -- the players


def _seat_faults(s: State, seat: int, out: Faults) -> None:
    base = seat * WIDTH
    word = SEAT_WORDS[seat]
    for key, at in (("money", MONEY), ("spent", SPENT), ("income", INCOME), ("link", LINKS_LEFT)):
        if s.n[base + at] < 0:
            out.append(miscounted(f"{key} {word}", s.n[base + at], 0))
    if s.n[base + INCOME] >= len(s.parts.levels):
        out.append(too_many(f"income {s.n[base + INCOME]}", s.n[base + INCOME], len(s.parts.levels) - 1))
    if s.n[base + SPENT] and s.phase <= FACEDOWN:
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
            out.append(stale(f"mat {word} {INDUSTRIES[industry]}"))
    links = sum([1 for line in range(len(s.parts.lines)) if s.b[s.link_at + line] == seat])
    if links + s.n[base + LINKS_LEFT] != s.parts.links:
        out.append(miscounted(f"link {word}", links + s.n[base + LINKS_LEFT], s.parts.links))


# -- the cards


def _card_faults(s: State, out: Faults) -> None:
    parts = s.parts
    found = s.pool[:]
    for item in s.discards:
        found[item & 31] += 1
    hidden = 0
    for seat in range(s.seats):
        base = seat * WIDTH
        word = SEAT_WORDS[seat]
        for card in range(CARDS):
            found[card] += s.n[base + HAND + card]
        if s.n[base + KNOWN] >= 0:
            found[s.n[base + KNOWN]] += 1
        elif s.n[base + HIDDEN]:
            hidden += 1
        if s.n[base + HIDDEN] and s.era == RAIL:
            out.append(clashing(f"facedown {word}", f"era {ERAS[RAIL]}"))
        if cards_in_hand(s, seat) > parts.hand:
            out.append(too_many(f"hand {word}", cards_in_hand(s, seat), parts.hand))
        if min(s.n[base + HAND : base + HAND + CARDS]) < 0:
            out.append(stale(f"hand {word}"))
    for card in range(CARDS):
        if card >= parts.plain_cards:
            if not 0 <= found[card] <= wilds_per_type(s):
                out.append(too_many(parts.card_ids[card], found[card], wilds_per_type(s)))
            if s.pool[card]:
                out.append(stale(parts.card_ids[card]))
        elif found[card] != parts.cards[card].counts[s.seats - 2]:
            out.append(miscounted(parts.card_ids[card], found[card], parts.cards[card].counts[s.seats - 2]))
    if min(s.pool) < 0 or s.deck < 0 or s.deck + hidden != sum(s.pool):
        out.append(miscounted(f"deck {s.deck}", s.deck + hidden, sum(s.pool)))


# -- the course of the game


def _course_faults(s: State, out: Faults) -> None:
    """What the phase needs to be played on."""
    phase = f"phase {PHASES[s.phase]}"
    word = SEAT_WORDS[s.turn]
    rounds = s.parts.setups[s.seats].rounds[s.era]
    if s.round > rounds:
        out.append(too_many(f"round {s.round}", s.round, rounds))
    if s.actions > actions_of(s):
        out.append(too_many(f"actions {s.actions}", s.actions, actions_of(s)))
    if CHANCE_PHASES < s.phase < SELLOFF and cards_in_hand(s, s.turn) < max(1, s.due):
        out.append(lacking(phase, f"hand {word}"))
    if ACTION <= s.phase < SELLOFF and s.actions == 0:
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
    if s.phase == DISCARD and not 1 <= s.due <= (s.parts.scout_cards if s.act == SCOUT else 1):
        out.append(clashing(f"due {s.due}", f"act {ACTS[s.act]}"))
    if s.phase == DRAW and refill_size(s) == 0:
        out.append(lacking(phase, f"deck {max(1, s.deck)}; hand {word}"))
    if s.phase == OVER and s.era == CANAL and not s.table.introductory:
        out.append(clashing(phase, f"era {ERAS[s.era]}"))
    _deal_faults(s, phase, out)


def _sale_faults(s: State, phase: str, out: Faults) -> None:
    """A tile being sold while its seller chooses what Gloucester takes off the mat (BIR-10.7)."""
    if s.sold < 0:
        return
    sold = f"sold {s.parts.space_ids[s.sold]}"
    tile = s.b[s.sold]
    if s.phase != REMOVE:
        out.append(clashing(sold, phase))
    elif tile == 0 or owner_of(tile) != s.turn or s.faces[kind_of(tile)].industry >= COAL_MINE:
        out.append(lacking(sold, f"at {s.parts.space_ids[s.sold]} {SEAT_WORDS[s.turn]} …"))
    elif goods_of(tile) == 0:
        out.append(clashing(sold, tile_text(s, s.sold)))
    if s.phase == REMOVE and not removable(s, s.turn):
        out.append(lacking(phase, f"mat {SEAT_WORDS[s.turn]}"))


def _deal_faults(s: State, phase: str, out: Faults) -> None:
    """Whoever has not been dealt cards holds none, and the deck has cards for them."""
    if s.phase > FACEDOWN:
        return
    if s.phase <= ORDER and (s.era != CANAL or s.round != 1):
        out.append(clashing(phase, f"era {ERAS[s.era]}; round {s.round}"))
    dealt = 0 if s.phase <= ORDER else s.turn if s.phase == DEAL else s.turn + 1
    for seat in range(dealt, s.seats):
        if cards_in_hand(s, seat) or s.n[seat * WIDTH + HIDDEN]:
            out.append(clashing(f"hand {SEAT_WORDS[seat]}", phase))
    needed = (s.parts.hand + (1 if s.era == CANAL else 0)) * (s.seats - dealt)
    if s.deck < needed:
        out.append(lacking(phase, f"deck {needed}"))
    if s.phase == FACEDOWN:
        base = s.turn * WIDTH
        if s.n[base + KNOWN] >= 0 or not s.n[base + HIDDEN] or not s.table.owner_looks:
            out.append(
                lacking(phase, f"option setup_discard_visibility owner; facedown {SEAT_WORDS[s.turn]} ?")
            )
