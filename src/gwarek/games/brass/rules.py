"""The rules that forbid in both games, each with the number it has in the game's own book.

A rule reads a `Spelling`: the words of a line said so far. `legal` spells lines word by word and asks each rule as soon
as its words are known: a rule about a piece which ones it permits, any other whether it holds. `violated` fills in all
words of an action and asks every rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from gwarek.core.rule import Facts, SetRule, Violation
from gwarek.games.brass.asking import NOTHING, Ask, Asker, LineRule, PieceRule, Spelling
from gwarek.games.brass.components import CANAL
from gwarek.games.brass.sources import choices, first_of, how_many, how_often, one, second_of, two
from gwarek.games.brass.state import (
    LINKS_LEFT,
    State,
    goods_of,
    half_price,
    has_cards,
    kind_of,
    owner_of,
)


def in_order(found: list[Violation]) -> list[Violation]:
    """Rules are asked so that each finds what it builds on; they are told in the order of the book."""
    if len(found) < 2:
        return found
    return sorted(found, key=_number)


def _number(violation: Violation) -> int:
    section, _, number = violation.id.partition("-")[2].partition(".")
    return int(section) * 100 + int(number)


# -- words for sentences


def said_place(ask: Ask, a: Spelling) -> str:
    return ask.s.parts.place_ids[a.place]


def said_tile(ask: Ask, a: Spelling) -> str:
    return ask.s.parts.tile_ids[a.kind]


def said_industry(ask: Ask, a: Spelling) -> str:
    return ask.s.parts.industries[a.industry]


def said_line(ask: Ask, a: Spelling) -> str:
    return ask.s.parts.line_ids[a.line]


def said_old(ask: Ask, a: Spelling) -> Facts:
    """The tile that is there already."""
    tile = ask.s.b[a.space]
    return {
        "space": ask.s.parts.space_ids[a.space],
        "owner": owner_of(tile),
        "tile": ask.s.parts.tile_ids[kind_of(tile)],
    }


def because(reason: str, facts: Facts) -> Facts:
    """Facts with a reason, where the game has sentences that differ by it."""
    return {"reason": reason, **facts} if reason else facts


# -- cards and money


@final
class CardIsInHand(SetRule[Asker, Spelling]):
    def options(self, ask: Asker, a: Spelling) -> int:
        return ask.hand()

    def chosen(self, a: Spelling) -> int:
        return a.card

    def facts(self, ask: Asker, a: Spelling) -> Facts:
        return {"reason": "card", "card": ask.s.parts.card_ids[a.card]}


@final
class ACardIsLeft(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return has_cards(ask.s, ask.seat)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "empty"}


def price_of(ask: Ask, a: Spelling) -> int:
    """All money a line costs as far as it is said: its own price and the cubes bought."""
    s = ask.s
    price = a.price
    if a.coal > ask.market:  # otherwise one source that is a space
        price += s.parts.coal.buy[s.coal][how_often(a.coal, ask.market)]
    if a.iron > ask.market:
        price += s.parts.iron.buy[s.iron][how_often(a.iron, ask.market)]
    return price


def is_covered(ask: Ask, a: Spelling) -> bool:
    """Has the seat the money? What costs nothing needs none, not even of somebody in debt (LAN-R2)."""
    price = price_of(ask, a)
    return price <= ask.money or price <= 0


@final
class MoneySuffices(LineRule):
    def __init__(self, id: str, reason: str = "", after: Sequence[str] = ()) -> None:
        super().__init__(id, after)
        self.reason: Final = reason

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return is_covered(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return because(self.reason, {"price": price_of(ask, a), "have": ask.money})


# -- coal

NO_SOURCE: Final = [0]  # what needs nothing names nothing


class CoalSearch:
    """How a game looks for coal."""

    def sources(self, ask: Ask, a: Spelling) -> list[int]:
        """Every choice of sources for the coal of a line; empty when it cannot be supplied."""
        raise NotImplementedError

    def from_mines(self, ask: Ask, a: Spelling) -> list[int]:
        """Those of them that buy nothing."""
        raise NotImplementedError

    def bought(self, ask: Ask, a: Spelling) -> list[int]:
        """Those that buy."""
        raise NotImplementedError

    def mines(self, ask: Ask, a: Spelling) -> list[int]:
        """The mines that must be used before anything is bought."""
        raise NotImplementedError


@final
class NearestMinesAreUsed(PieceRule):
    """Judges lines that take as many cubes from mines as mines can give."""

    def __init__(self, id: str, search: CoalSearch) -> None:
        super().__init__(id)
        self.search: Final = search

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return self.search.from_mines(ask, a)

    def chosen(self, a: Spelling) -> int:
        return a.coal

    def holds(self, ask: Ask, a: Spelling) -> bool:
        if how_many(a.coal) != a.coal_need:
            return True
        options = self.search.sources(ask, a)
        if not options or how_often(a.coal, ask.market) > how_often(options[0], ask.market):
            return True
        return a.coal in options

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        free: list[str] = []
        for option in self.search.sources(ask, a):
            for source in (first_of(option), second_of(option)):
                if 0 <= source < ask.market and ask.s.parts.space_ids[source] not in free:
                    free.append(ask.s.parts.space_ids[source])
        return {"spaces": free}


@final
class MarketCoalIsLastResort(PieceRule):
    """Judges lines that buy."""

    def __init__(self, id: str, search: CoalSearch) -> None:
        super().__init__(id)
        self.search: Final = search

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return self.search.bought(ask, a)

    def chosen(self, a: Spelling) -> int:
        return a.coal

    def holds(self, ask: Ask, a: Spelling) -> bool:
        bought = how_often(a.coal, ask.market)
        if bought == 0 or how_many(a.coal) != a.coal_need:
            return True
        options = self.search.sources(ask, a)
        return not options or a.coal in options or bought <= how_often(options[0], ask.market)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"spaces": [ask.s.parts.space_ids[mine] for mine in self.search.mines(ask, a)]}


@final
class CoalRules:
    """The rules about the coal of a line, asked together."""

    def __init__(self, mines: PieceRule, market: PieceRule, is_there: LineRule) -> None:
        self.mines: Final = mines
        self.market: Final = market
        self.is_there: Final = is_there  # judges lines for which there is no coal at all

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        """Every choice of sources they permit."""
        if a.coal_need == 0:
            return NO_SOURCE
        found = both(self.mines.options(ask, a), self.market.options(ask, a))
        if not found and self.is_there.holds(ask, a):
            return choices([*ask.mines, ask.market], a.coal_need)
        return found


def both(some: list[int], others: list[int]) -> list[int]:
    """What two rules permit that judge different lines."""
    if not others:
        return some
    return [*some, *others] if some else others


# -- iron


def iron_sources(ask: Ask, cubes: int) -> list[int]:
    """Every choice of sources for so much iron; the market always sells."""
    if cubes == 0:
        return NO_SOURCE
    return iron_from_works(ask, cubes) or iron_bought(ask, cubes)


def iron_from_works(ask: Ask, cubes: int) -> list[int]:
    """Every choice that buys nothing, of one or two cubes."""
    if ask.iron < cubes:
        return NOTHING
    works = ask.works
    if cubes == 1:
        return [one(source) for source in works]
    out: list[int] = []
    for i in range(len(works)):
        if goods_of(ask.s.b[works[i]]) > 1:
            out.append(two(works[i], works[i]))
        for j in range(i + 1, len(works)):
            out.append(two(works[i], works[j]))
    return out


def iron_bought(ask: Ask, cubes: int) -> list[int]:
    """The one choice where works cannot give so much: what they have, the rest from the market."""
    if ask.iron >= cubes:
        return NOTHING
    if cubes == 1:
        return [one(ask.market)]
    works = ask.works
    return [two(works[0] if works else ask.market, ask.market)]


def works_by_name(ask: Ask) -> Facts:
    return {"spaces": [ask.s.parts.space_ids[work] for work in ask.works]}


@final
class WorksHoldIron(PieceRule):
    """Judges lines that take as many cubes from works as works can give."""

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return iron_from_works(ask, a.iron_need)

    def chosen(self, a: Spelling) -> int:
        return a.iron

    def holds(self, ask: Ask, a: Spelling) -> bool:
        if how_many(a.iron) != a.iron_need:
            return True
        bought = how_often(a.iron, ask.market)
        return bought > max(0, a.iron_need - ask.iron) or a.iron in iron_sources(ask, a.iron_need)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return works_by_name(ask)


@final
class MarketIronIsLastResort(PieceRule):
    """Judges lines that buy."""

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return iron_bought(ask, a.iron_need)

    def chosen(self, a: Spelling) -> int:
        return a.iron

    def holds(self, ask: Ask, a: Spelling) -> bool:
        if how_many(a.iron) != a.iron_need:
            return True
        return how_often(a.iron, ask.market) <= max(0, a.iron_need - ask.iron)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return works_by_name(ask)


@final
class IronRules:
    """The rules about the iron of a line, asked together."""

    def __init__(self, works: WorksHoldIron, market: MarketIronIsLastResort) -> None:
        self.works: Final = works
        self.market: Final = market

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        """Every choice of sources they permit."""
        if a.iron_need == 0:
            return NO_SOURCE
        return both(self.works.options(ask, a), self.market.options(ask, a))


# -- build: tile and space


@final
class TileIsLeft(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.kind >= 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"industry": said_industry(ask, a)}


@final
class TileIsForTheEra(LineRule):
    """Judges builds of one era."""

    def __init__(self, id: str, era: int, after: Sequence[str] = ()) -> None:
        super().__init__(id, after)
        self.era: Final = era

    def holds(self, ask: Ask, a: Spelling) -> bool:
        if ask.s.era != self.era:
            return True
        face = ask.s.faces[a.kind]
        return face.canal if self.era == CANAL else face.rail

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"tile": said_tile(ask, a)}


@final
class SourcesMatchTheCost(LineRule):
    """As many sources are named as the tile needs cubes."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return how_many(a.coal) == a.coal_need and how_many(a.iron) == a.iron_need

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"coal": a.coal_need, "iron": a.iron_need}


@final
class SpaceShowsIndustry(PieceRule):
    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return ask.s.board.showing[a.industry]

    def chosen(self, a: Spelling) -> int:
        return a.space

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.board.shows[a.space] >> a.industry & 1 == 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"space": ask.s.parts.space_ids[a.space], "industry": said_industry(ask, a)}


@final
class OneTilePerPlace(LineRule):
    """In the canal era, on an empty space."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        return s.era != CANAL or s.b[a.space] != 0 or ask.own >> a.place & 1 == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"place": said_place(ask, a)}


def space_to_use_first(s: State, space: int, industry: int) -> int:
    """An empty space of the place that comes before this one, or -1; an occupied space is not judged."""
    if s.b[space] == 0:
        for other in s.board.before[space][industry]:
            if s.b[other] == 0:
                return other
    return -1


# -- overbuilding


def level_is_higher(ask: Ask, a: Spelling) -> bool:
    faces = ask.s.faces
    return faces[a.kind].level > faces[kind_of(ask.s.b[a.space])].level


def resource_is_gone(ask: Ask, industry: int) -> bool:
    """Not one cube on any tile nor on the market."""
    if industry == ask.s.parts.coal_mine:
        return ask.s.coal == 0 and not ask.mines
    return industry == ask.s.parts.iron_works and ask.s.iron == 0 and not ask.works


@final
class OldTileIsOfTheIndustry(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile == 0 or ask.s.faces[kind_of(tile)].industry == a.industry

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return said_old(ask, a)


@final
class NoSecondTileByReplacing(LineRule):
    """In the canal era another's tile may not be replaced where one has a tile already."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        if ask.s.era != CANAL or tile == 0 or owner_of(tile) == ask.seat:
            return True
        return ask.own >> a.place & 1 == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"place": said_place(ask, a), **said_old(ask, a)}


# -- links


@final
class LineIsFree(LineRule):
    def __init__(self, id: str, reason: str = "") -> None:
        super().__init__(id)
        self.reason: Final = reason

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.b[ask.s.link_at + a.line] < 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        owner = ask.s.b[ask.s.link_at + a.line]
        return because(self.reason, {"line": said_line(ask, a), "owner": owner})


@final
class CanalNeedsNoCoal(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != CANAL or a.coal == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "coal"}


@final
class LinkTilesAreLeft(LineRule):
    def __init__(self, id: str, tiles: int) -> None:
        super().__init__(id)
        self.tiles: Final = tiles

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.n[ask.base + LINKS_LEFT] >= self.tiles

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"links": ask.s.n[ask.base + LINKS_LEFT]}


# -- a debt


@final
class TileToSellIsOwn(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile != 0 and owner_of(tile) == ask.seat

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"space": ask.s.parts.space_ids[a.space]}


@final
class TileBringsMoney(LineRule):
    """Every tile of the box does; one with a cost below £2 in an owner's box would not."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile == 0 or half_price(ask.s, kind_of(tile)) > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"tile": ask.s.parts.tile_ids[kind_of(ask.s.b[a.space])]}
