"""What contradicts the box, the rules or itself in a position, told in the words of position text."""

from __future__ import annotations

from gwarek.core.seat import SEAT_WORDS
from gwarek.core.soundness import clashing, lacking, miscounted, stale
from gwarek.games.brass.components import CANAL, ERAS
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
    ACT_WORDS,
    COMBINE,
    DEAL,
    DISCARD,
    DISTANT,
    PHASE_WORDS,
    SELLING,
    START,
    WIDTH,
    State,
    cards_in_hand,
    goods_of,
    kind_of,
    owner_of,
    places_with_tiles,
)
from gwarek.games.lancashire.components import COTTON_MILL, INDUSTRIES
from gwarek.games.lancashire.position import used_clause
from gwarek.games.lancashire.state import (
    BUILT,
    goods_of_new,
    marker_after,
    market_is_open,
    table_of,
    unseen_steps,
)


def faults(s: State) -> Faults:
    """Conservation of cards, tiles and links, what a phase needs, and numbers kept beside what they count."""
    out: Faults = []
    first: dict[tuple[int, int], int] = {}
    for space in range(s.link_at):
        if s.b[space]:
            tile_faults(s, space, goods_of_new(s.faces[kind_of(s.b[space])]), first, out)
    board_faults(s, out)
    if s.marker != marker_after(s) or min(unseen_steps(s)) < 0:
        out.append(stale("used"))
    for seat in range(s.seats):
        seat_faults(s, seat, "stack", out)
        if places_with_tiles(s, seat) and s.n[seat * WIDTH + BUILT] == 0:
            out.append(lacking(f"at … {SEAT_WORDS[seat]}", f"built {SEAT_WORDS[seat]}"))
    for card, found in enumerate(cards_found(s, out)):
        count = table_of(s).box.card_counts[card]
        if found != count:
            out.append(miscounted(s.parts.card_ids[card], found, count))
    deck_faults(s, table_of(s).aside[s.era], out)
    course_faults(s, 2 if s.act == COMBINE else 1, SELLING, out)
    _sale_faults(s, out)
    _deal_faults(s, out)
    stale_links(s, out)
    return out


def _deal_faults(s: State, out: Faults) -> None:
    """Whoever has not been dealt cards holds none, and the deck has cards for them; two cards need two actions."""
    phase = f"phase {PHASE_WORDS[s.phase]}"
    if s.phase == DISCARD and s.act == COMBINE and s.actions < s.parts.actions:
        out.append(clashing(f"act {ACT_WORDS[s.act]}", f"actions {s.actions}"))
    if s.phase in (START, DEAL):
        dealt = s.turn if s.phase == DEAL else 0
        for seat in range(dealt, s.seats):
            if cards_in_hand(s, seat):
                out.append(clashing(f"hand {SEAT_WORDS[seat]}", phase))
        if s.deck < s.parts.hand * (s.seats - dealt):
            out.append(lacking(phase, f"deck {s.parts.hand * (s.seats - dealt)}"))
    if s.phase == START and (s.era != CANAL or s.round != 1):
        out.append(clashing(phase, f"era {ERAS[s.era]}; round {s.round}"))


def _sale_faults(s: State, out: Faults) -> None:
    """A mill on its way to the distant market: its own, unflipped, and the market open."""
    if s.sold < 0:
        return
    id = s.parts.space_ids[s.sold]
    sold = f"sold {id}"
    tile = s.b[s.sold]
    if s.phase not in (DISCARD, DISTANT):
        out.append(clashing(sold, f"phase {PHASE_WORDS[s.phase]}"))
    elif tile == 0 or owner_of(tile) != s.turn or s.faces[kind_of(tile)].industry != COTTON_MILL:
        out.append(lacking(sold, f"at {id} {SEAT_WORDS[s.turn]} {INDUSTRIES[COTTON_MILL]}/…"))
    elif goods_of(tile) == 0:
        out.append(clashing(sold, tile_clause(s, s.sold)))
    elif not market_is_open(s):
        out.append(clashing(sold, used_clause(s)))
