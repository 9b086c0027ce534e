"""What can be built in each town, and if not, every reason why: for the person who points at a region.

An answer is about one industry in one town. It is asked of the very rules that decide, for the card and the sources
that come closest; of several spaces the one with the fewest broken rules speaks.
"""

from __future__ import annotations

from typing import Final, cast

from gwarek.core.game import Json
from gwarek.core.rule import Violation, all_hold, broken
from gwarek.games.brass.asking import Ask, Spelling, spell_industry, spell_space
from gwarek.games.brass.rules import in_order, iron_sources
from gwarek.games.brass.sources import one
from gwarek.games.brass.state import State
from gwarek.games.lancashire.components import INDUSTRIES
from gwarek.games.lancashire.rules import (
    CARD_NAMES_TOWN,
    CARD_SHOWS_INDUSTRY,
    COAL,
    SITE_RULES,
    TOWN_IN_REACH,
    TWO_CARD_RULES,
)
from gwarek.games.lancashire.shape import Industry, Site
from gwarek.games.shared.network import members

# What a rule of building is about, in the order a town's table is read.
CHECKS: Final = {
    "card": ["LAN-3.4", "LAN-5.3", "LAN-5.4", "LAN-5.7"],
    "space": [
        "LAN-R5",
        "LAN-5.8",
        "LAN-5.9",
        "LAN-5.10",
        "LAN-5.11",
        "LAN-5.12",
        "LAN-5.17",
        "LAN-5.18",
        "LAN-5.19",
    ],
    "period": ["LAN-5.2", "LAN-5.13", "LAN-5.14", "LAN-5.15"],
    "coal": ["LAN-6.2", "LAN-6.3", "LAN-6.6"],
    "iron": ["LAN-7.1", "LAN-7.2"],
    "money": ["LAN-5.1"],
}


def checks() -> Json:
    """By rule: which of the six it belongs to."""
    return {rule: check for check, rules in CHECKS.items() for rule in rules}


def sites(s: State, seat: int) -> list[Site]:
    """One answer for each town and each industry a space of it shows; `seat` is to act."""
    ask = Ask(s, seat)
    held = members(ask.hand())
    out: list[Site] = []
    for place in range(s.board.places):
        for industry in range(len(INDUSTRIES)):
            spaces = [space for space in s.board.spaces_in[place] if s.board.shows[space] >> industry & 1]
            if spaces:
                out.append(_site(ask, held, place, industry, spaces))
    return out


def _site(ask: Ask, held: list[int], place: int, industry: int, spaces: list[int]) -> Site:
    parts = ask.s.parts
    a = Spelling()
    spell_industry(ask, a, industry)
    best: list[Violation] | None = None
    chosen = spaces[0]
    combined = False
    for space in spaces:
        found = _reasons(ask, a, space)
        if best is None or len(found) < len(best):
            best, chosen = found, space
        if not found and all_hold(TWO_CARD_RULES, ask, a):
            combined = True
        if not found and ask.s.b[space] == 0:
            break  # an empty space that will do leaves nothing more to say
    assert best is not None
    cards: list[str] = []
    waiting = -1  # an industry card that lacks only reach
    for card in held:
        a.card = card
        if CARD_NAMES_TOWN.holds(ask, a) and CARD_SHOWS_INDUSTRY.holds(ask, a):
            if TOWN_IN_REACH.holds(ask, a):
                cards.append(parts.card_ids[card])
            else:
                waiting = card
    if waiting >= 0 and not cards:
        a.card = waiting
        best = [Violation(TOWN_IN_REACH.id, TOWN_IN_REACH.facts(ask, a)), *best]
    elif not cards:
        told: Json = {"reason": "hand", "place": parts.place_ids[place], "industry": INDUSTRIES[industry]}
        best = [Violation(CARD_NAMES_TOWN.id, told), *best]
    return {
        "place": parts.place_ids[place],
        "industry": cast(Industry, INDUSTRIES[industry]),
        "tile": parts.tile_ids[a.kind] if a.kind >= 0 else None,
        "space": parts.space_ids[chosen],
        "cards": cards,
        "combine": combined,
        "violated": [{"id": violation.id, "args": violation.facts} for violation in in_order(best)],
    }


def _reasons(ask: Ask, a: Spelling, space: int) -> list[Violation]:
    """What a build on this space breaks with the first sources that may be used, or bought where there are none."""
    spell_space(ask, a, space)
    coals = COAL.sources(ask, a)
    a.coal = coals[0] if coals else one(ask.market)
    a.iron = iron_sources(ask, a.iron_need)[0]
    return broken(SITE_RULES, ask, a)
