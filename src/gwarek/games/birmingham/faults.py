"""What contradicts the box, the rules or itself in a position, told in the words of position text."""

from __future__ import annotations

from gwarek.core.seat import SEAT_WORDS
from gwarek.core.soundness import clashing, lacking, miscounted, stale, too_many
from gwarek.games.birmingham.components import COAL_MINE
from gwarek.games.birmingham.effects import removable
from gwarek.games.birmingham.state import HIDDEN, KNOWN, goods_of_new, table_of, wilds_per_type
from gwarek.games.brass.components import CANAL, ERAS, RAIL
from gwarek.games.brass.faults import (
    Faults,
    board_faults,
    cards_found,
    course_faults,
    deck_faults,
    seat_faults,
    stale_links,
    tile_faults,
)
from gwarek.games.brass.position import tile_clause
from gwarek.games.brass.state import (
    DEAL,
    FACEDOWN,
    MERCHANTS,
    ORDER,
    PHASE_WORDS,
    REMOVE,
    SCOUT,
    WIDTH,
    State,
    cards_in_hand,
    goods_of,
    kind_of,
    owner_of,
)


def faults(s: State) -> Faults:
    """Conservation of cards, tiles, links and merchants, what a phase needs, numbers kept beside counts."""
    out: Faults = []
    first: dict[tuple[int, int], int] = {}
    for space in range(s.link_at):
        if s.b[space]:
            tile_faults(s, space, goods_of_new(s, s.faces[kind_of(s.b[space])]), first, out)
    board_faults(s, out)
    _merchant_faults(s, out)
    for seat in range(s.seats):
        seat_faults(s, seat, "mat", out)
    _card_faults(s, out)
    course_faults(s, table_of(s).box.scout_cards if s.act == SCOUT else 1, -1, out)
    _sale_faults(s, out)
    _deal_faults(s, out)
    stale_links(s, out)
    return out


def _merchant_faults(s: State, out: Faults) -> None:
    table = table_of(s)
    box = table.box
    found = [0] * len(box.merchant_kinds)
    for merchant in range(len(box.merchant_spaces)):
        kind = s.b[table.merchant_at + merchant]
        if kind < 0:
            if s.b[table.barrel_at + merchant]:
                out.append(stale(f"merchant {box.merchant_ids[merchant]}"))
            continue
        clause = f"merchant {box.merchant_ids[merchant]} {box.kind_ids[kind]}"
        found[kind] += 1
        if s.b[table.barrel_at + merchant] and box.merchant_kinds[kind].buys == 0:
            out.append(stale(clause))
        if box.merchant_spaces[merchant].min_players > s.seats:
            out.append(clashing(clause, f"seats {s.seats}"))
        if s.phase == MERCHANTS:
            out.append(clashing(clause, f"phase {PHASE_WORDS[s.phase]}"))
    for kind in range(len(found)):
        needed = box.merchant_kinds[kind].counts[s.seats]
        if s.phase != MERCHANTS and found[kind] != needed:
            out.append(miscounted(f"merchant … {box.kind_ids[kind]}", found[kind], needed))


def _card_faults(s: State, out: Faults) -> None:
    found = cards_found(s, out)
    hidden = 0
    for seat in range(s.seats):
        base = seat * WIDTH
        if s.n[base + KNOWN] >= 0:
            found[s.n[base + KNOWN]] += 1
        elif s.n[base + HIDDEN]:
            hidden += 1
        if s.n[base + HIDDEN] and s.era == RAIL:
            out.append(clashing(f"facedown {SEAT_WORDS[seat]}", f"era {ERAS[RAIL]}"))
    for card, face in enumerate(s.parts.cards):
        if card >= table_of(s).box.plain_cards:
            if not 0 <= found[card] <= wilds_per_type(s):
                out.append(too_many(face.id, found[card], wilds_per_type(s)))
            if s.pool[card]:
                out.append(stale(face.id))
        elif found[card] != face.counts[s.seats - 2]:
            out.append(miscounted(face.id, found[card], face.counts[s.seats - 2]))
    deck_faults(s, hidden, out)


def _sale_faults(s: State, out: Faults) -> None:
    """A tile being sold while its seller chooses what Gloucester takes off the mat (BIR-10.7)."""
    if s.sold < 0:
        return
    phase = f"phase {PHASE_WORDS[s.phase]}"
    sold = f"sold {s.parts.space_ids[s.sold]}"
    tile = s.b[s.sold]
    if s.phase != REMOVE:
        out.append(clashing(sold, phase))
    elif tile == 0 or owner_of(tile) != s.turn or s.faces[kind_of(tile)].industry >= COAL_MINE:
        out.append(lacking(sold, f"at {s.parts.space_ids[s.sold]} {SEAT_WORDS[s.turn]} …"))
    elif goods_of(tile) == 0:
        out.append(clashing(sold, tile_clause(s, s.sold)))
    if s.phase == REMOVE and not removable(s, s.turn):
        out.append(lacking(phase, f"mat {SEAT_WORDS[s.turn]}"))


def _deal_faults(s: State, out: Faults) -> None:
    """Whoever has not been dealt cards holds none, and the deck has cards for them."""
    if s.phase > FACEDOWN:
        return
    phase = f"phase {PHASE_WORDS[s.phase]}"
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
        if s.n[base + KNOWN] >= 0 or not s.n[base + HIDDEN] or not table_of(s).owner_looks:
            out.append(
                lacking(phase, f"option setup_discard_visibility owner; facedown {SEAT_WORDS[s.turn]} ?")
            )
