"""Where coal, iron and beer come from (BIR-7): what is found, and the rules that forbid."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.rule import Facts
from gwarek.games.birmingham.components import BREWERY
from gwarek.games.birmingham.state import table_of
from gwarek.games.brass.asking import (
    NOTHING,
    Ask,
    LineRule,
    PieceRule,
    Spelling,
    mines_near,
)
from gwarek.games.brass.rules import (
    NO_SOURCE,
    CoalRules,
    CoalSearch,
    IronRules,
    MarketCoalIsLastResort,
    MarketIronIsLastResort,
    NearestMinesAreUsed,
    WorksHoldIron,
)
from gwarek.games.brass.sources import first_of, how_often, one, second_of, two
from gwarek.games.brass.state import (
    goods_of,
    kind_of,
    owner_of,
)

# -- coal (BIR-7.1 to 7.5)


def coal_sources(ask: Ask, a: Spelling) -> list[int]:
    """Every choice of sources for the coal of a line; empty when it cannot be supplied."""
    if a.coal_need == 0:
        return NO_SOURCE
    s = ask.s
    market = ask.market
    two_places = a.first_starts != 0
    first = (
        mines_near(ask, a.first_starts, a.first_joined) if two_places else mines_near(ask, a.starts, a.joined)
    )
    if not first:
        if (a.first_joined if two_places else a.joined) & s.board.markets == 0:
            return []
        first = [market]
    if a.coal_need == 1:
        return [one(source) for source in first]
    out: list[int] = []
    for source in first:
        empty = source if source != market and goods_of(s.b[source]) == 1 else -1
        then = mines_near(ask, a.starts, a.joined, empty)
        if not then:
            if a.joined & s.board.markets == 0:
                return []
            then = [market]
        for next_source in then:
            pair = two(source, next_source)
            if pair not in out:
                out.append(pair)
    return out


@final
class CoalFromStarts(CoalSearch):
    """BIR-7.2, 7.3."""

    def sources(self, ask: Ask, a: Spelling) -> list[int]:
        return coal_sources(ask, a)

    def from_mines(self, ask: Ask, a: Spelling) -> list[int]:
        if a.coal_need == 1 and a.joined & ask.mine_places == 0:
            return NOTHING
        found = coal_sources(ask, a)
        return NOTHING if is_bought(ask, found) else found

    def bought(self, ask: Ask, a: Spelling) -> list[int]:
        if a.coal_need == 1:
            if a.joined & ask.mine_places or a.joined & ask.s.board.markets == 0:
                return NOTHING
            return [one(ask.market)]
        found = coal_sources(ask, a)
        return found if is_bought(ask, found) else NOTHING

    def mines(self, ask: Ask, a: Spelling) -> list[int]:
        return mines_near(ask, a.starts, a.joined)


def is_bought(ask: Ask, choices: list[int]) -> bool:
    """Is some of the coal bought? The cubes bought are the same in every choice."""
    return len(choices) > 0 and how_often(choices[0], ask.market) > 0


@final
class CoalCanBeHad(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        if a.coal_need == 1:
            return a.joined & (ask.mine_places | ask.s.board.markets) != 0
        return len(coal_sources(ask, a)) > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"cubes": a.coal_need}


COAL: Final = CoalFromStarts()
NEAREST: Final = NearestMinesAreUsed("BIR-7.2", COAL)
MARKET_COAL: Final = MarketCoalIsLastResort("BIR-7.4", COAL)
COAL_CAN_BE_HAD: Final = CoalCanBeHad("BIR-7.5")
COALS: Final = CoalRules(NEAREST, MARKET_COAL, COAL_CAN_BE_HAD)
WORKS: Final = WorksHoldIron("BIR-7.7")
MARKET_IRON: Final = MarketIronIsLastResort("BIR-7.8")
IRONS: Final = IronRules(WORKS, MARKET_IRON)


# -- beer (BIR-7.9 to 7.12)


def own_beer(ask: Ask) -> list[int]:
    """Own breweries with barrels."""
    return [brewery for brewery in ask.outlets if owner_of(ask.s.b[brewery]) == ask.seat]


def beer_sources(ask: Ask, a: Spelling) -> list[int]:
    """Every choice of barrels for a sale or a second rail; empty when they cannot be supplied."""
    if a.beer_need == 0:
        return NO_SOURCE
    s = ask.s
    single = own_beer(ask)
    for brewery in ask.outlets:
        if owner_of(s.b[brewery]) != ask.seat and a.joined >> s.board.place_of[brewery] & 1:
            single.append(brewery)
    if a.buyer >= 0 and s.b[table_of(s).barrel_at + a.buyer]:
        single.append(ask.market + a.buyer)
    if a.beer_need == 1:
        return [one(source) for source in single]
    out: list[int] = []
    for i in range(len(single)):
        if single[i] < ask.market and goods_of(s.b[single[i]]) > 1:
            out.append(two(single[i], single[i]))
        for j in range(i + 1, len(single)):
            out.append(two(single[i], single[j]))
    return out


def beer_trouble(ask: Ask, a: Spelling, source: int) -> str:
    """Why this brewery cannot serve: `empty`, `far`, or nothing."""
    s = ask.s
    if source < 0 or source >= ask.market:
        return ""
    tile = s.b[source]
    if tile == 0 or s.faces[kind_of(tile)].industry != BREWERY or goods_of(tile) < how_often(a.beer, source):
        return "empty"
    if owner_of(tile) != ask.seat and a.joined >> s.board.place_of[source] & 1 == 0:
        return "far"
    return ""


@final
class BreweriesCanServe(PieceRule):
    """BIR-7.10: own breweries anywhere, others' only where connected; each with the barrels asked for."""

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return beer_sources(ask, a)

    def chosen(self, a: Spelling) -> int:
        return a.beer

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return beer_trouble(ask, a, first_of(a.beer)) == "" and beer_trouble(ask, a, second_of(a.beer)) == ""

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        source = first_of(a.beer) if beer_trouble(ask, a, first_of(a.beer)) else second_of(a.beer)
        return {"space": ask.s.parts.space_ids[source], "reason": beer_trouble(ask, a, source)}


BREWERIES: Final = BreweriesCanServe("BIR-7.10")
