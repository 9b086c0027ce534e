"""The rules that forbid, by action, in rulebook order. Rules that share an id are parts of one sentence of the book.

A rule reads a `Spelling`: the words of a line said so far. `legal` spells lines word by word and asks each rule as soon
as its words are known; `violated` fills in all words of an action and asks every rule.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.rule import ChoiceRule, Facts, Rule
from gwarek.games.birmingham.actions import first_of, how_many, how_often, one, second_of, two
from gwarek.games.birmingham.components import (
    BREWERY,
    CANAL,
    CARDS,
    COAL_MINE,
    FARM,
    INDUSTRIES,
    IRON_WORKS,
    LOCATION,
    POTTERY,
    RAIL,
    TOWN,
    Parts,
)
from gwarek.games.birmingham.state import (
    GOODS_MASK,
    HAND,
    KIND_SHIFT,
    LINKS_LEFT,
    MONEY,
    NETWORK,
    OWNER_MASK,
    OWNER_SHIFT,
    WIDTH,
    State,
    cards_in_hand,
    goods_of,
    has_cards,
    kind_of,
    level_of,
    lowest,
    owner_of,
    second_lowest,
)
from gwarek.games.shared.network import nearest

NOT_NOW: Final = "BIR-NOW"
NOT_YOUR_TURN: Final = "BIR-TURN"


@final
class Ask:
    """A question: the position, who asks, and what is found once for all rules."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.base: Final = seat * WIDTH
        self.money: Final = s.n[self.base + MONEY]
        self.network: Final = s.n[self.base + NETWORK]
        self.nothing: Final = self.network == 0  # neither tile nor link on the board (BIR-8.17)
        self.market: Final = len(s.board.place_of)  # the source after the spaces
        mines: list[int] = []
        works: list[int] = []
        own_beer: list[int] = []
        beer: list[int] = []
        goods: list[int] = []
        own = 0
        iron = 0
        faces = s.faces
        place_of = s.board.place_of
        for space in range(self.market):
            tile = s.b[space]
            if tile == 0:
                continue
            mine = tile >> OWNER_SHIFT & OWNER_MASK == seat
            if mine:
                own |= 1 << place_of[space]
            left = tile & GOODS_MASK
            if left:
                industry = faces[(tile >> KIND_SHIFT) - 1].industry
                if industry == COAL_MINE:
                    mines.append(space)
                elif industry == IRON_WORKS:
                    works.append(space)
                    iron += left
                elif industry == BREWERY:
                    if mine:
                        own_beer.append(space)
                    else:
                        beer.append(space)
                elif mine:
                    goods.append(space)
        self.mines: Final = mines  # with coal, any owner
        self.works: Final = works  # with iron, any owner
        self.iron: Final = iron  # cubes on works
        self.own_beer: Final = own_beer
        self.beer: Final = beer  # others' breweries with barrels
        self.goods: Final = goods  # own unsold mills, manufacturers, potteries
        self.own: Final = own  # places with an own tile
        self.coal_found: Final[list[list[int] | None]] = []  # by place and cubes, filled by phases.legal

    def hand(self) -> int:
        """Kinds of cards in hand, as a set."""
        n = self.s.n
        at = self.base + HAND
        bits = 0
        for card in range(CARDS):
            if n[at + card]:
                bits |= 1 << card
        return bits


@final
class Spelling:
    """The words of a line said so far; -1 and 0 stand for words not said yet."""

    def __init__(self) -> None:
        self.industry = -1
        self.kind = -1  # the tile it means: lowest on the mat
        self.space = -1
        self.place = -1
        self.card = -1
        self.coal = 0
        self.iron = 0
        self.beer = 0
        self.price = 0  # money apart from cubes bought
        self.coal_need = 0
        self.iron_need = 0
        self.beer_need = 0
        self.starts = 0  # places from which coal is looked for (BIR-7.2, 7.3)
        self.joined = 0  # places connected with them, once the new tile lies there
        self.first_starts = 0  # the same for the first of two rails, where both are laid first (option)
        self.first_joined = 0
        self.line = -1
        self.other = -1  # second industry of a development
        self.merchant = -1


class LineRule(Rule[Ask, Spelling]):
    """A condition on the words of a line."""


class SourceRule(ChoiceRule[Ask, Spelling, int]):
    """A choice of sources: `options` are numbers of sources (see actions.py)."""


def said_place(ask: Ask, a: Spelling) -> str:
    return ask.s.parts.place_ids[a.place]


def said_tile(ask: Ask, a: Spelling) -> str:
    return ask.s.parts.tile_ids[a.kind]


# -- cards and money (BIR-4.5, 4.10)


@final
class CardIsInHand(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.n[ask.base + HAND + a.card] > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "card", "card": ask.s.parts.card_ids[a.card]}


@final
class ACardIsLeft(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return has_cards(ask.s, ask.seat)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "empty"}


def price_of(ask: Ask, a: Spelling) -> int:
    """All money a line costs as far as it is said: its own price and the cubes bought (BIR-4.9)."""
    s = ask.s
    price = a.price
    if a.coal:
        price += s.parts.coal.buy[s.coal][how_often(a.coal, ask.market)]
    if a.iron:
        price += s.parts.iron.buy[s.iron][how_often(a.iron, ask.market)]
    return price


@final
class MoneySuffices(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return price_of(ask, a) <= ask.money

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"price": price_of(ask, a), "have": ask.money}


# -- coal (BIR-7.1 to 7.5)


def mines_near(ask: Ask, starts: int, joined: int, empty: int) -> list[int]:
    """The nearest connected mines with coal (BIR-7.2); the mine `empty` counts as having none."""
    s = ask.s
    place_of = s.board.place_of
    wanted = 0
    found: list[int] = []
    for mine in ask.mines:
        if mine != empty and joined >> place_of[mine] & 1:
            wanted |= 1 << place_of[mine]
            found.append(mine)
    if wanted & (wanted - 1) == 0:  # none, or all in one place
        return found
    if starts & wanted:
        near = starts & wanted
    else:
        # the new tile itself is not counted: each place it touches is at distance 0 (BIR-R9)
        near = nearest(s.b, s.near_at, starts, wanted)
    return [mine for mine in found if near >> place_of[mine] & 1]


def coal_sources(ask: Ask, a: Spelling) -> list[int]:
    """Every choice of sources for the coal of a line; empty when it cannot be supplied."""
    if a.coal_need == 0:
        return [0]
    s = ask.s
    market = ask.market
    two_places = a.first_starts != 0
    first = (
        mines_near(ask, a.first_starts, a.first_joined, -1)
        if two_places
        else mines_near(ask, a.starts, a.joined, -1)
    )
    if not first:
        if (a.first_joined if two_places else a.joined) & s.board.merchants == 0:
            return []
        first = [market]
    if a.coal_need == 1:
        return [one(source) for source in first]
    out: list[int] = []
    for source in first:
        empty = source if source != market and goods_of(s.b[source]) == 1 else -1
        then = mines_near(ask, a.starts, a.joined, empty)
        if not then:
            if a.joined & s.board.merchants == 0:
                return []
            then = [market]
        for next_source in then:
            pair = two(source, next_source)
            if pair not in out:
                out.append(pair)
    return out


@final
class NearestMinesAreUsed(SourceRule):
    """BIR-7.2, 7.3: judges lines that take as many cubes from mines as mines can give."""

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return coal_sources(ask, a)

    def chosen(self, a: Spelling) -> int:
        return a.coal

    def holds(self, ask: Ask, a: Spelling) -> bool:
        if how_many(a.coal) != a.coal_need:
            return True
        options = coal_sources(ask, a)
        if not options or how_often(a.coal, ask.market) > how_often(options[0], ask.market):
            return True
        return a.coal in options

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        free: list[str] = []
        for option in coal_sources(ask, a):
            for source in (first_of(option), second_of(option)):
                if 0 <= source < ask.market and ask.s.parts.space_ids[source] not in free:
                    free.append(ask.s.parts.space_ids[source])
        return {"spaces": free}


@final
class MarketCoalIsLastResort(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        if how_many(a.coal) != a.coal_need:
            return True
        options = coal_sources(ask, a)
        return not options or how_often(a.coal, ask.market) <= how_often(options[0], ask.market)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        mines = mines_near(ask, a.starts, a.joined, -1)
        return {"spaces": [ask.s.parts.space_ids[mine] for mine in mines]}


@final
class CoalCanBeHad(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return len(coal_sources(ask, a)) > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"cubes": a.coal_need}


NEAREST: Final = NearestMinesAreUsed("BIR-7.2")
MARKET_COAL: Final = MarketCoalIsLastResort("BIR-7.4")
COAL_CAN_BE_HAD: Final = CoalCanBeHad("BIR-7.5")


# -- iron (BIR-7.6 to 7.8)


def iron_sources(ask: Ask, cubes: int) -> list[int]:
    """Every choice of sources for so much iron; the market always sells."""
    if cubes == 0:
        return [0]
    works = ask.works
    if cubes == 1:
        return [one(source) for source in works] if works else [one(ask.market)]
    if ask.iron < 2:
        return [two(works[0], ask.market)] if works else [two(ask.market, ask.market)]
    out: list[int] = []
    for i in range(len(works)):
        if goods_of(ask.s.b[works[i]]) > 1:
            out.append(two(works[i], works[i]))
        for j in range(i + 1, len(works)):
            out.append(two(works[i], works[j]))
    return out


@final
class WorksHoldIron(SourceRule):
    """BIR-7.7: judges lines that take as many cubes from works as works can give."""

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return iron_sources(ask, a.iron_need)

    def chosen(self, a: Spelling) -> int:
        return a.iron

    def holds(self, ask: Ask, a: Spelling) -> bool:
        if how_many(a.iron) != a.iron_need:
            return True
        bought = how_often(a.iron, ask.market)
        return bought > max(0, a.iron_need - ask.iron) or a.iron in iron_sources(ask, a.iron_need)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"spaces": [ask.s.parts.space_ids[work] for work in ask.works]}


@final
class MarketIronIsLastResort(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        if how_many(a.iron) != a.iron_need:
            return True
        return how_often(a.iron, ask.market) <= max(0, a.iron_need - ask.iron)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"spaces": [ask.s.parts.space_ids[work] for work in ask.works]}


WORKS: Final = WorksHoldIron("BIR-7.7")
MARKET_IRON: Final = MarketIronIsLastResort("BIR-7.8")


# -- beer (BIR-7.9 to 7.12)


def beer_sources(ask: Ask, a: Spelling) -> list[int]:
    """Every choice of barrels for a sale or a second rail; empty when they cannot be supplied."""
    if a.beer_need == 0:
        return [0]
    s = ask.s
    single: list[int] = []
    for brewery in ask.own_beer:
        single.append(brewery)
    for brewery in ask.beer:
        if a.joined >> s.board.place_of[brewery] & 1:
            single.append(brewery)
    if a.merchant >= 0 and s.b[s.barrel_at + a.merchant]:
        single.append(ask.market + a.merchant)
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
class BreweriesCanServe(SourceRule):
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


# -- build (BIR-8): card, tile, space


def card_suits(parts: Parts, card: int, industry: int, place: int) -> bool:
    """BIR-8.1: the card names the town, or shows the industry."""
    face = parts.cards[card]
    if face.kind == LOCATION:
        return face.place == place
    if card == parts.wild_location:
        return parts.places[place].kind == TOWN
    return face.industries >> industry & 1 == 1


def card_names_place(parts: Parts, card: int) -> bool:
    """Location cards and the wild location reach outside the network."""
    return parts.cards[card].kind == LOCATION or card == parts.wild_location


@final
class SpaceShowsIndustry(LineRule):
    """Reads words only, so it is asked once per box (`Tables`)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.board.shows[a.space] >> a.industry & 1 == 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"space": ask.s.parts.space_ids[a.space], "industry": INDUSTRIES[a.industry]}


@final
class CardSuits(LineRule):
    """BIR-8.1 for towns. Reads words only (`Tables`)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        parts = ask.s.parts
        return parts.places[a.place].kind == FARM or card_suits(parts, a.card, a.industry, a.place)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {
            "reason": "card",
            "card": ask.s.parts.card_ids[a.card],
            "place": said_place(ask, a),
            "industry": INDUSTRIES[a.industry],
        }


@final
class FarmTakesBreweryCard(LineRule):
    """BIR-8.14: a brewery card or a wild industry. Reads words only (`Tables`)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        parts = ask.s.parts
        return parts.places[a.place].kind != FARM or card_suits(parts, a.card, BREWERY, a.place)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "card", "card": ask.s.parts.card_ids[a.card], "place": said_place(ask, a)}


def place_is_in_reach(ask: Ask, a: Spelling) -> bool:
    """An industry card needs the network, unless the player has nothing on the board (BIR-8.17)."""
    return ask.nothing or ask.network >> a.place & 1 == 1 or card_names_place(ask.s.parts, a.card)


@final
class TownIsInNetwork(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.parts.places[a.place].kind == FARM or place_is_in_reach(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {
            "reason": "network",
            "card": ask.s.parts.card_ids[a.card],
            "place": said_place(ask, a),
            "industry": INDUSTRIES[a.industry],
        }


@final
class FarmIsInNetwork(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.parts.places[a.place].kind != FARM or place_is_in_reach(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "network", "card": ask.s.parts.card_ids[a.card], "place": said_place(ask, a)}


@final
class TileIsLeft(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.kind >= 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"industry": INDUSTRIES[a.industry]}


@final
class PureSpaceComesFirst(LineRule):
    """BIR-8.3: an empty space that shows only this industry is used before a shared one."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        b = ask.s.b
        if b[a.space]:
            return True
        for other in ask.s.board.before[a.space][a.industry]:
            if b[other] == 0:
                return False
        return True

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        s = ask.s
        free = [other for other in s.board.before[a.space][a.industry] if s.b[other] == 0]
        return {"space": s.parts.space_ids[free[0]], "industry": INDUSTRIES[a.industry]}


@final
class SourcesMatchTheCost(LineRule):
    """BIR-8.4: as many sources are named as the tile needs cubes."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return how_many(a.coal) == a.coal_need and how_many(a.iron) == a.iron_need

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"coal": a.coal_need, "iron": a.iron_need}


@final
class OneTilePerPlace(LineRule):
    """BIR-8.10: in the canal era, on an empty space."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        return s.era != CANAL or s.b[a.space] != 0 or ask.own >> a.place & 1 == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"place": said_place(ask, a)}


@final
class TileIsForCanals(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != CANAL or ask.s.faces[a.kind].canal

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"tile": said_tile(ask, a)}


@final
class TileIsForRails(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != RAIL or ask.s.faces[a.kind].rail

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"tile": said_tile(ask, a)}


# -- overbuild (BIR-9)


def said_old(ask: Ask, a: Spelling) -> Facts:
    tile = ask.s.b[a.space]
    return {
        "space": ask.s.parts.space_ids[a.space],
        "owner": owner_of(tile),
        "tile": ask.s.parts.tile_ids[kind_of(tile)],
    }


@final
class OldTileIsOfTheIndustry(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile == 0 or ask.s.faces[kind_of(tile)].industry == a.industry

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return said_old(ask, a)


@final
class OthersTileMayBeReplaced(LineRule):
    """BIR-9.3: a coal mine or iron works, and not one such cube on the whole board, tiles and market together."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        tile = s.b[a.space]
        if tile == 0 or owner_of(tile) == ask.seat:
            return True
        if a.industry == COAL_MINE:
            return s.coal == 0 and not ask.mines
        return a.industry == IRON_WORKS and s.iron == 0 and not ask.works

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        reason = "cubes" if a.industry in (COAL_MINE, IRON_WORKS) else "kind"
        return {"reason": reason, "industry": INDUSTRIES[a.industry], **said_old(ask, a)}


@final
class NoSecondTileByReplacing(LineRule):
    """BIR-9.5: in the canal era another's tile may not be replaced where one has a tile already."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        if ask.s.era != CANAL or tile == 0 or owner_of(tile) == ask.seat:
            return True
        return ask.own >> a.place & 1 == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"place": said_place(ask, a), **said_old(ask, a)}


@final
class LevelIsHigher(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile == 0 or ask.s.faces[a.kind].level > ask.s.faces[kind_of(tile)].level

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"new": said_tile(ask, a), **said_old(ask, a)}


TILE_IS_LEFT: Final = TileIsLeft("BIR-8.2")
FOR_CANALS: Final = TileIsForCanals("BIR-8.11", after=["BIR-8.2"])
FOR_RAILS: Final = TileIsForRails("BIR-8.12", after=["BIR-8.2"])
MONEY_SUFFICES: Final = MoneySuffices("BIR-4.10")
SHOWS_INDUSTRY: Final = SpaceShowsIndustry("BIR-1.3")
CARD_SUITS: Final = CardSuits("BIR-8.1")
FARM_CARD: Final = FarmTakesBreweryCard("BIR-8.14")
TOWN_IN_NETWORK: Final = TownIsInNetwork("BIR-8.1")
FARM_IN_NETWORK: Final = FarmIsInNetwork("BIR-8.14")
# Those of the first list have nothing to say of an occupied space, those of the second nothing of an empty one.
EMPTY_SPACE_RULES: Final[list[LineRule]] = [
    PureSpaceComesFirst("BIR-8.3", after=["BIR-1.3"]),
    OneTilePerPlace("BIR-8.10"),
]
TAKEN_SPACE_RULES: Final[list[LineRule]] = [
    OldTileIsOfTheIndustry("BIR-9.1"),
    OthersTileMayBeReplaced("BIR-9.3", after=["BIR-9.1"]),
    NoSecondTileByReplacing("BIR-9.5", after=["BIR-9.1"]),
    LevelIsHigher("BIR-9.7", after=["BIR-8.2", "BIR-9.1"]),
]
BUILD_RULES: Final[list[Rule[Ask, Spelling]]] = [
    SHOWS_INDUSTRY,
    CardIsInHand("BIR-4.5"),
    MONEY_SUFFICES,
    NEAREST,
    MARKET_COAL,
    COAL_CAN_BE_HAD,
    WORKS,
    MARKET_IRON,
    CARD_SUITS,
    TOWN_IN_NETWORK,
    TILE_IS_LEFT,
    EMPTY_SPACE_RULES[0],
    SourcesMatchTheCost("BIR-8.4", after=["BIR-8.2"]),
    EMPTY_SPACE_RULES[1],
    FOR_CANALS,
    FOR_RAILS,
    FARM_CARD,
    FARM_IN_NETWORK,
    *TAKEN_SPACE_RULES,
]


# -- network (BIR-14)


@final
class LineIsFree(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.b[ask.s.link_at + a.line] < 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"line": ask.s.parts.line_ids[a.line], "owner": ask.s.b[ask.s.link_at + a.line]}


@final
class LineTouchesNetwork(LineRule):
    """BIR-14.1; a player with nothing on the board may begin anywhere (BIR-8.17)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.nothing or ask.network & ask.s.board.touches[a.line] != 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"line": ask.s.parts.line_ids[a.line]}


@final
class LineCarriesCanal(LineRule):
    """Reads words and the era only: `board.lines` holds those it allows."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != CANAL or ask.s.board.carries[CANAL][a.line]

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "line", "line": ask.s.parts.line_ids[a.line]}


@final
class OneCanalOnly(LineRule):
    """Two links in one action are for railways."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != CANAL

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "one"}


@final
class CanalNeedsNoCoal(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != CANAL or a.coal == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "coal"}


@final
class LineCarriesRail(LineRule):
    """Reads words and the era only: `board.lines` holds those it allows."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != RAIL or ask.s.board.carries[RAIL][a.line]

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "line", "line": ask.s.parts.line_ids[a.line]}


@final
class CoalIsNamed(LineRule):
    """As many sources of coal are named as the rails laid now need."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != RAIL or how_many(a.coal) == a.coal_need

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "coal", "coal": a.coal_need}


@final
class BeerIsNamed(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return how_many(a.beer) == a.beer_need

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "beer", "beer": a.beer_need}


@final
class BeerComesFromBrewery(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return first_of(a.beer) < ask.market and second_of(a.beer) < ask.market

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "merchant"}


@final
class ABreweryHasBeer(LineRule):
    """Without a barrel on any brewery no second rail can follow."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return len(ask.own_beer) > 0 or len(ask.beer) > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "none"}


@final
class LinkTileIsLeft(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.n[ask.base + LINKS_LEFT] >= 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"links": ask.s.n[ask.base + LINKS_LEFT]}


@final
class TwoLinkTilesAreLeft(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.n[ask.base + LINKS_LEFT] >= 2

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"links": ask.s.n[ask.base + LINKS_LEFT]}


@final
class ASecondRailCanFollow(LineRule):
    """BIR-14.8: with this rail laid and its coal taken, some second rail, its coal and its beer are possible."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return second_can_follow(ask, a)


def joined_with(ask: Ask, line: int) -> int:
    """The places a link on this line would connect."""
    s = ask.s
    joined = 0
    for end in s.board.ends[line]:
        joined |= s.b[s.joined_at + end]
    return joined


def coal_in(ask: Ask, joined: int, most: int) -> int:
    """Cubes on mines within these places; counting stops at `most`."""
    s = ask.s
    found = 0
    for mine in ask.mines:
        if joined >> s.board.place_of[mine] & 1:
            found += s.b[mine] & GOODS_MASK
            if found >= most:
                break
    return found


def second_can_follow(ask: Ask, a: Spelling) -> bool:
    """Look for a second rail without laying the first; which mine is nearest does not matter for that."""
    s = ask.s
    board = s.board
    touched = board.touches[a.line]
    network = ask.network | touched
    first_joined = joined_with(ask, a.line)
    both = s.table.both_first
    bought = how_often(a.coal, ask.market)
    left = ask.money - a.price
    buy = s.parts.coal.buy[s.coal]
    own_beer = len(ask.own_beer) > 0
    for line in board.lines[RAIL]:
        if line == a.line or network & board.touches[line] == 0 or s.b[s.link_at + line] >= 0:
            continue
        joined = joined_with(ask, line)
        same = joined & first_joined != 0
        if same:
            joined |= first_joined
        if not own_beer:
            served = False
            for brewery in ask.beer:
                if joined >> board.place_of[brewery] & 1:
                    served = True
                    break
            if not served:
                continue
        # cubes the market must give for what is still to be paid
        if not both:
            taken = 0
            mine = first_of(a.coal)
            if bought == 0 and mine >= 0 and joined >> board.place_of[mine] & 1:
                taken = 1
            short = 1 if coal_in(ask, joined, taken + 1) <= taken else 0
            if short and joined & board.merchants == 0:
                continue
            if buy[bought + short] <= left:
                return True
        elif same:
            short = 2 - min(2, coal_in(ask, joined, 2))
            if (short == 0 or joined & board.merchants) and buy[short] <= left:
                return True
        else:
            first_short = 1 if coal_in(ask, first_joined, 1) == 0 else 0
            short = 1 if coal_in(ask, joined, 1) == 0 else 0
            if first_short and first_joined & board.merchants == 0:
                continue
            if short and joined & board.merchants == 0:
                continue
            if buy[first_short + short] <= left:
                return True
    return False


LINE_IS_FREE: Final = LineIsFree("BIR-1.4")
TOUCHES_NETWORK: Final = LineTouchesNetwork("BIR-14.1")
CARRIES_CANAL: Final = LineCarriesCanal("BIR-14.2")
CARRIES_RAIL: Final = LineCarriesRail("BIR-14.3")
LINK_TILE_IS_LEFT: Final = LinkTileIsLeft("BIR-14.7")
TWO_LINK_TILES: Final = TwoLinkTilesAreLeft("BIR-14.7")
A_BREWERY_HAS_BEER: Final = ABreweryHasBeer("BIR-14.4")
A_CARD_IS_LEFT: Final = ACardIsLeft("BIR-4.5")
ONE_CANAL_ONLY: Final = OneCanalOnly("BIR-14.2")
SECOND_CAN_FOLLOW: Final = ASecondRailCanFollow(
    "BIR-14.8",
    after=[
        "BIR-1.4",
        "BIR-4.10",
        "BIR-7.2",
        "BIR-7.4",
        "BIR-7.5",
        "BIR-14.1",
        "BIR-14.2",
        "BIR-14.3",
        "BIR-14.4",
        "BIR-14.7",
    ],
)
LINK_RULES: Final[list[Rule[Ask, Spelling]]] = [
    LINE_IS_FREE,
    A_CARD_IS_LEFT,
    MONEY_SUFFICES,
    NEAREST,
    MARKET_COAL,
    COAL_CAN_BE_HAD,
    TOUCHES_NETWORK,
    CARRIES_CANAL,
    CanalNeedsNoCoal("BIR-14.2"),
    CARRIES_RAIL,
    CoalIsNamed("BIR-14.3"),
    LINK_TILE_IS_LEFT,
]
LINKS_RULES: Final[list[Rule[Ask, Spelling]]] = [
    LINE_IS_FREE,
    A_CARD_IS_LEFT,
    MONEY_SUFFICES,
    NEAREST,
    MARKET_COAL,
    COAL_CAN_BE_HAD,
    TOUCHES_NETWORK,
    ONE_CANAL_ONLY,
    CARRIES_RAIL,
    CoalIsNamed("BIR-14.3"),
    A_BREWERY_HAS_BEER,
    TWO_LINK_TILES,
    SECOND_CAN_FOLLOW,
]
SECOND_RULES: Final[list[Rule[Ask, Spelling]]] = [
    LINE_IS_FREE,
    MONEY_SUFFICES,
    NEAREST,
    MARKET_COAL,
    COAL_CAN_BE_HAD,
    BREWERIES,
    TOUCHES_NETWORK,
    CARRIES_RAIL,
    CoalIsNamed("BIR-14.3"),
    BeerIsNamed("BIR-14.3"),
    BeerComesFromBrewery("BIR-14.4"),
]


# -- sell (BIR-10)


def sold_kind(ask: Ask, a: Spelling) -> int:
    """The kind of the tile on the space, or -1."""
    tile = ask.s.b[a.space]
    return kind_of(tile) if tile else -1


@final
class TileIsOwn(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile != 0 and owner_of(tile) == ask.seat

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        reason = "tile" if ask.goods else "nothing"
        return {"reason": reason, "space": ask.s.parts.space_ids[a.space]}


@final
class TileIsSellable(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        kind = sold_kind(ask, a)
        return kind >= 0 and ask.s.faces[kind].industry <= POTTERY

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "kind", "tile": ask.s.parts.tile_ids[sold_kind(ask, a)]}


@final
class TileIsUnsold(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return goods_of(ask.s.b[a.space]) > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "flipped", "tile": ask.s.parts.tile_ids[sold_kind(ask, a)]}


@final
class MerchantBuys(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        kind = sold_kind(ask, a)
        merchant = s.b[s.merchant_at + a.merchant]
        if kind < 0 or merchant < 0:
            return False
        return s.parts.merchant_kinds[merchant].buys >> s.faces[kind].industry & 1 == 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        parts = ask.s.parts
        return {
            "reason": "buys",
            "merchant": parts.merchant_ids[a.merchant],
            "tile": parts.tile_ids[sold_kind(ask, a)],
        }


@final
class MerchantIsConnected(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        return s.b[s.joined_at + a.place] >> s.board.merchant_place[a.merchant] & 1 == 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {
            "reason": "far",
            "merchant": ask.s.parts.merchant_ids[a.merchant],
            "place": said_place(ask, a),
        }


@final
class BarrelsMatchTheTile(LineRule):
    """As many barrels are named as the tile shows; a tile that shows none has a rule of its own (BIR-10.9)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.beer_need == 0 or how_many(a.beer) == a.beer_need

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "count", "beer": a.beer_need}


@final
class MerchantBarrelIsTheBuyers(LineRule):
    """At most one barrel, that of the chosen merchant tile, and it is still there (BIR-R3, R12)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        used = 0
        for source in (first_of(a.beer), second_of(a.beer)):
            if source >= ask.market:
                used += 1
                if source - ask.market != a.merchant or s.b[s.barrel_at + a.merchant] == 0:
                    return False
        return used <= 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "merchant", "merchant": ask.s.parts.merchant_ids[a.merchant]}


@final
class BeerCanBeHad(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return len(beer_sources(ask, a)) > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"tile": ask.s.parts.tile_ids[sold_kind(ask, a)], "beer": a.beer_need}


@final
class NoBeerWithoutNeed(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.beer_need > 0 or a.beer == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"tile": ask.s.parts.tile_ids[sold_kind(ask, a)]}


MERCHANT_BUYS: Final = MerchantBuys("BIR-10.2")
MERCHANT_IS_CONNECTED: Final = MerchantIsConnected("BIR-10.2")
SELL_RULES: Final[list[Rule[Ask, Spelling]]] = [
    A_CARD_IS_LEFT,
    TileIsOwn("BIR-10.2"),
    TileIsSellable("BIR-10.2"),
    TileIsUnsold("BIR-10.2"),
    MERCHANT_BUYS,
    MERCHANT_IS_CONNECTED,
    BeerCanBeHad("BIR-10.6", after=["BIR-10.2"]),
    NoBeerWithoutNeed("BIR-10.9", after=["BIR-10.2"]),
    BreweriesCanServe("BIR-7.10", after=["BIR-10.2"]),
    BarrelsMatchTheTile("BIR-10.3", after=["BIR-10.2", "BIR-10.6"]),
    MerchantBarrelIsTheBuyers("BIR-10.3", after=["BIR-10.2", "BIR-10.6", "BIR-10.9"]),
]


# -- Gloucester's bonus (BIR-10.7, 10.8)


@final
class RemovalMayBeDeclined(LineRule):
    """BIR-R5; only with option `gloucester_bonus = optional`."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.industry >= 0 or ask.s.table.may_decline


@final
class TileCanBeRemoved(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.industry < 0 or (a.kind >= 0 and ask.s.faces[a.kind].develop)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        if a.kind < 0:
            return {"reason": "none", "industry": INDUSTRIES[a.industry]}
        return {"reason": "lightbulb", "industry": INDUSTRIES[a.industry], "tile": said_tile(ask, a)}


REMOVE_RULES: Final[list[LineRule]] = [RemovalMayBeDeclined("BIR-10.7"), TileCanBeRemoved("BIR-10.8")]


# -- loan and scout (BIR-11, 12)


@final
class LevelStaysOnTheTrack(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        return level_of(s, ask.seat) - s.parts.loan_levels >= s.parts.levels[0]

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"level": level_of(ask.s, ask.seat), "least": ask.s.parts.levels[0]}


@final
class NoWildCardIsHeld(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        at = ask.base + HAND
        parts = ask.s.parts
        return ask.s.n[at + parts.wild_location] == 0 and ask.s.n[at + parts.wild_industry] == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "wild"}


@final
class ThreeCardsAreHeld(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return cards_in_hand(ask.s, ask.seat) >= ask.s.parts.scout_cards

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "cards", "have": cards_in_hand(ask.s, ask.seat)}


LOAN_RULES: Final[list[LineRule]] = [A_CARD_IS_LEFT, LevelStaysOnTheTrack("BIR-11.2")]
SCOUT_RULES: Final[list[LineRule]] = [NoWildCardIsHeld("BIR-12.2"), ThreeCardsAreHeld("BIR-12.2")]
PASS_RULES: Final[list[LineRule]] = [A_CARD_IS_LEFT]
CARD_RULES: Final[list[LineRule]] = [CardIsInHand("BIR-4.5")]


# -- develop (BIR-13)


def second_kind(ask: Ask, a: Spelling) -> int:
    """The second tile to be removed, or -1: the next one of the same industry, or the lowest of another."""
    if a.other == a.industry:
        return second_lowest(ask.s, ask.seat, a.other)
    return lowest(ask.s, ask.seat, a.other)


@final
class IronIsNamed(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return how_many(a.iron) == a.iron_need

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"iron": a.iron_need}


@final
class TilesAreOnTheMat(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.kind >= 0 and (a.other < 0 or second_kind(ask, a) >= 0)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"industry": INDUSTRIES[a.industry if a.kind < 0 else a.other]}


@final
class NoLightbulb(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        if a.kind >= 0 and not ask.s.faces[a.kind].develop:
            return False
        if a.other < 0:
            return True
        kind = second_kind(ask, a)
        return kind < 0 or ask.s.faces[kind].develop

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        first = not ask.s.faces[a.kind].develop
        return {"tile": ask.s.parts.tile_ids[a.kind if first else second_kind(ask, a)]}


MAT_RULES: Final[list[LineRule]] = [TilesAreOnTheMat("BIR-13.2"), NoLightbulb("BIR-13.3", after=["BIR-13.2"])]
DEVELOP_RULES: Final[list[Rule[Ask, Spelling]]] = [
    A_CARD_IS_LEFT,
    MONEY_SUFFICES,
    WORKS,
    MARKET_IRON,
    IronIsNamed("BIR-13.1"),
    *MAT_RULES,
]


# -- a debt (BIR-5.5, 5.6)


@final
class TileToSellIsOwn(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile != 0 and owner_of(tile) == ask.seat

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"space": ask.s.parts.space_ids[a.space]}


@final
class TileBringsMoney(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile == 0 or half_price(ask.s, kind_of(tile)) > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"tile": ask.s.parts.tile_ids[sold_kind(ask, a)]}


SELLOFF_RULES: Final[list[LineRule]] = [
    TileToSellIsOwn("BIR-5.5"),
    TileBringsMoney("BIR-5.6", after=["BIR-5.5"]),
]


def half_price(s: State, kind: int) -> int:
    """What a tile brings in a debt: half its money cost, rounded down (BIR-5.5, R21)."""
    return s.faces[kind].money // s.parts.divisor


# -- rules that read words only, asked once per box


@final
class Tables:
    """What SHOWS_INDUSTRY, CARD_SUITS and FARM_CARD say, by industry and space."""

    def __init__(self, s: State) -> None:
        """`s` is any position of the box: these rules do not look at it."""
        ask = Ask(s, 0)
        a = Spelling()
        self.spaces: Final[list[list[int]]] = []  # per industry: spaces that show it
        self.by_place: Final[list[list[int]]] = []  # cards that name the place, a set, per industry and space
        self.by_industry: Final[list[list[int]]] = []  # cards that show the industry
        for industry in range(len(INDUSTRIES)):
            a.industry = industry
            spaces: list[int] = []
            by_place: list[int] = []
            by_industry: list[int] = []
            for space in range(len(s.board.place_of)):
                a.space = space
                a.place = s.board.place_of[space]
                naming = 0
                showing = 0
                for card in range(CARDS):
                    a.card = card
                    if CARD_SUITS.holds(ask, a) and FARM_CARD.holds(ask, a):
                        if card_names_place(s.parts, card):
                            naming |= 1 << card
                        else:
                            showing |= 1 << card
                by_place.append(naming)
                by_industry.append(showing)
                if SHOWS_INDUSTRY.holds(ask, a):
                    spaces.append(space)
            self.spaces.append(spaces)
            self.by_place.append(by_place)
            self.by_industry.append(by_industry)
