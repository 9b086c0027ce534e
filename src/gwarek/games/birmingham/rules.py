"""The rules that forbid, by action, in rulebook order. Rules that share an id are parts of one sentence of the book.

A rule reads a `Spelling`: the words of a line said so far. `legal` spells lines word by word and asks each rule as soon
as its words are known; `violated` fills in all words of an action and asks every rule.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.rule import EVERYTHING, Facts
from gwarek.games.birmingham.components import BREWERY, COAL_MINE, FARM, INDUSTRIES, IRON_WORKS, POTTERY
from gwarek.games.birmingham.resources import (
    BREWERIES,
    COAL_CAN_BE_HAD,
    MARKET_COAL,
    MARKET_IRON,
    NEAREST,
    WORKS,
    BreweriesCanServe,
    beer_sources,
    own_beer,
)
from gwarek.games.birmingham.state import second_lowest, table_of
from gwarek.games.brass.asking import (
    NOTHING,
    Ask,
    CardRule,
    LineRule,
    PieceRule,
    Rules,
    Spelling,
    joined_with,
)
from gwarek.games.brass.components import CANAL, RAIL
from gwarek.games.brass.rules import (
    ACardIsLeft,
    CanalNeedsNoCoal,
    CardIsInHand,
    LineIsFree,
    LinkTilesAreLeft,
    MoneySuffices,
    NoSecondTileByReplacing,
    OldTileIsOfTheIndustry,
    OneTilePerPlace,
    SourcesMatchTheCost,
    SpaceShowsIndustry,
    TileBringsMoney,
    TileIsForTheEra,
    TileIsLeft,
    TileToSellIsOwn,
    level_is_higher,
    resource_is_gone,
    said_industry,
    said_line,
    said_old,
    said_place,
    said_tile,
    space_to_use_first,
)
from gwarek.games.brass.sources import first_of, how_many, how_often, second_of
from gwarek.games.brass.state import (
    GOODS_MASK,
    HAND,
    are_joined,
    cards_in_hand,
    kind_of,
    level_of,
    lowest,
    owner_of,
)

NOT_NOW: Final = "BIR-NOW"
NOT_YOUR_TURN: Final = "BIR-TURN"


# -- build (BIR-8): card, tile, space


def is_farm(ask: Ask, a: Spelling) -> bool:
    return ask.s.parts.places[a.place].kind == FARM


@final
class CardSuits(CardRule):
    """BIR-8.1 for towns: the card names the town, or shows the industry."""

    def options(self, ask: Ask, a: Spelling) -> int:
        return ask.s.board.suiting[a.place][a.industry]

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "card", **said_card(ask, a), "industry": said_industry(ask, a)}


@final
class FarmTakesBreweryCard(CardRule):
    """BIR-8.14: a brewery card or a wild industry."""

    def options(self, ask: Ask, a: Spelling) -> int:
        return ask.s.board.picturing[BREWERY] if is_farm(ask, a) else EVERYTHING

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "card", **said_card(ask, a)}


def said_card(ask: Ask, a: Spelling) -> Facts:
    return {"card": ask.s.parts.card_ids[a.card], "place": said_place(ask, a)}


def cards_with_reach(ask: Ask, a: Spelling) -> int:
    """An industry card needs the network, unless the player has nothing on the board (BIR-8.17)."""
    return EVERYTHING if ask.nothing or ask.network >> a.place & 1 else ask.s.board.placed


@final
class TownIsInNetwork(CardRule):
    def options(self, ask: Ask, a: Spelling) -> int:
        return EVERYTHING if is_farm(ask, a) else cards_with_reach(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "network", **said_card(ask, a), "industry": said_industry(ask, a)}


@final
class FarmIsInNetwork(CardRule):
    def options(self, ask: Ask, a: Spelling) -> int:
        return cards_with_reach(ask, a) if is_farm(ask, a) else EVERYTHING

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "network", **said_card(ask, a)}


@final
class PureSpaceComesFirst(LineRule):
    """BIR-8.3: an empty space that shows only this industry is used before a shared one."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return space_to_use_first(ask.s, a.space, a.industry) < 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        first = space_to_use_first(ask.s, a.space, a.industry)
        return {"space": ask.s.parts.space_ids[first], "industry": said_industry(ask, a)}


# -- overbuild (BIR-9)


@final
class OthersTileMayBeReplaced(LineRule):
    """BIR-9.3: a coal mine or iron works, and not one such cube on the whole board, tiles and market together."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile == 0 or owner_of(tile) == ask.seat or resource_is_gone(ask, a.industry)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        reason = "cubes" if a.industry in (COAL_MINE, IRON_WORKS) else "kind"
        return {"reason": reason, "industry": said_industry(ask, a), **said_old(ask, a)}


@final
class LevelIsHigher(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.b[a.space] == 0 or level_is_higher(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"new": said_tile(ask, a), **said_old(ask, a)}


TILE_IS_LEFT: Final = TileIsLeft("BIR-8.2")
FOR_CANALS: Final = TileIsForTheEra("BIR-8.11", CANAL, after=["BIR-8.2"])
FOR_RAILS: Final = TileIsForTheEra("BIR-8.12", RAIL, after=["BIR-8.2"])
MONEY_SUFFICES: Final = MoneySuffices("BIR-4.10")
SHOWS_INDUSTRY: Final = SpaceShowsIndustry("BIR-1.3")
CARD_SUITS: Final = CardSuits("BIR-8.1")
FARM_CARD: Final = FarmTakesBreweryCard("BIR-8.14")
CARD_IN_HAND: Final = CardIsInHand("BIR-4.5")
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
BUILD_RULES: Final[Rules] = [
    SHOWS_INDUSTRY,
    CARD_IN_HAND,
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
class LineTouchesNetwork(LineRule):
    """BIR-14.1; a player with nothing on the board may begin anywhere (BIR-8.17)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.nothing or ask.network & ask.s.board.touches[a.line] != 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"line": said_line(ask, a)}


@final
class OneCanalOnly(LineRule):
    """Two links in one action are for railways."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != CANAL

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "one"}


@final
class LineCarries(PieceRule):
    """Judges links of one era."""

    def __init__(self, id: str, era: int) -> None:
        super().__init__(id)
        self.era: Final = era

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        board = ask.s.board
        return board.lines[self.era] if ask.s.era == self.era else board.all_lines

    def chosen(self, a: Spelling) -> int:
        return a.line

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != self.era or ask.s.board.carries[self.era][a.line]

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "line", "line": said_line(ask, a)}


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
        return len(ask.outlets) > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "none"}


@final
class ASecondRailCanFollow(LineRule):
    """BIR-14.8: with this rail laid and its coal taken, some second rail, its coal and its beer are possible."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return second_can_follow(ask, a)


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
    both = table_of(s).both_first
    bought = how_often(a.coal, ask.market)
    left = ask.money - a.price
    buy = s.parts.coal.buy[s.coal]
    has_beer = len(own_beer(ask)) > 0
    for line in board.lines[RAIL]:
        if line == a.line or network & board.touches[line] == 0 or s.b[s.link_at + line] >= 0:
            continue
        joined = joined_with(ask, line)
        same = joined & first_joined != 0
        if same:
            joined |= first_joined
        if not has_beer:
            served = False
            for brewery in ask.outlets:
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
            if short and joined & board.markets == 0:
                continue
            if buy[bought + short] <= left:
                return True
        elif same:
            short = 2 - min(2, coal_in(ask, joined, 2))
            if (short == 0 or joined & board.markets) and buy[short] <= left:
                return True
        else:
            first_short = 1 if coal_in(ask, first_joined, 1) == 0 else 0
            short = 1 if coal_in(ask, joined, 1) == 0 else 0
            if first_short and first_joined & board.markets == 0:
                continue
            if short and joined & board.markets == 0:
                continue
            if buy[first_short + short] <= left:
                return True
    return False


LINE_IS_FREE: Final = LineIsFree("BIR-1.4")
TOUCHES_NETWORK: Final = LineTouchesNetwork("BIR-14.1")
CARRIES_CANAL: Final = LineCarries("BIR-14.2", CANAL)
CARRIES_RAIL: Final = LineCarries("BIR-14.3", RAIL)
LINK_TILE_IS_LEFT: Final = LinkTilesAreLeft("BIR-14.7", 1)
TWO_LINK_TILES: Final = LinkTilesAreLeft("BIR-14.7", 2)
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
LINK_RULES: Final[Rules] = [
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
LINKS_RULES: Final[Rules] = [
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
SECOND_RULES: Final[Rules] = [
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
class TileCanBeSold(PieceRule):
    """An own tile with goods to sell, not flipped yet."""

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return ask.goods

    def chosen(self, a: Spelling) -> int:
        return a.space

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        tile = ask.s.b[a.space]
        if tile == 0 or owner_of(tile) != ask.seat:
            reason = "tile" if ask.goods else "nothing"
            return {"reason": reason, "space": ask.s.parts.space_ids[a.space]}
        reason = "flipped" if ask.s.faces[kind_of(tile)].industry <= POTTERY else "kind"
        return {"reason": reason, "tile": ask.s.parts.tile_ids[kind_of(tile)]}


def said_merchant(ask: Ask, a: Spelling) -> str:
    return table_of(ask.s).box.merchant_ids[a.buyer]


@final
class MerchantBuys(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        table = table_of(ask.s)
        kind = sold_kind(ask, a)
        merchant = ask.s.b[table.merchant_at + a.buyer]
        if kind < 0 or merchant < 0:
            return False
        return table.box.merchant_kinds[merchant].buys >> ask.s.faces[kind].industry & 1 == 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        tile = ask.s.parts.tile_ids[sold_kind(ask, a)]
        return {"reason": "buys", "merchant": said_merchant(ask, a), "tile": tile}


@final
class MerchantIsConnected(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return are_joined(ask.s, a.place, table_of(ask.s).merchant_place[a.buyer])

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "far", "merchant": said_merchant(ask, a), "place": said_place(ask, a)}


@final
class BarrelsMatchTheTile(LineRule):
    """As many barrels are named as the tile shows; a tile that shows none has a rule of its own (BIR-10.9)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.beer_need == 0 or how_many(a.beer) == a.beer_need

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "count", "beer": a.beer_need}


@final
class MerchantBarrelIsTheBuyers(PieceRule):
    """At most one barrel, that of the chosen merchant tile, and it is still there (BIR-R3, R12)."""

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        """The choices that take it: the last source of them."""
        barrel = ask.market + a.buyer
        if ask.s.b[table_of(ask.s).barrel_at + a.buyer] == 0:
            return NOTHING
        return [beer for beer in beer_sources(ask, a) if how_often(beer, barrel)]

    def chosen(self, a: Spelling) -> int:
        return a.beer

    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        used = 0
        for source in (first_of(a.beer), second_of(a.beer)):
            if source >= ask.market:
                used += 1
                if source - ask.market != a.buyer or s.b[table_of(s).barrel_at + a.buyer] == 0:
                    return False
        return used <= 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "merchant", "merchant": said_merchant(ask, a)}


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
TILE_TO_SELL: Final = TileCanBeSold("BIR-10.2")
SALE_BREWERIES: Final = BreweriesCanServe("BIR-7.10", after=["BIR-10.2"])
MERCHANT_BARREL: Final = MerchantBarrelIsTheBuyers("BIR-10.3", after=["BIR-10.2", "BIR-10.6", "BIR-10.9"])
SELL_RULES: Final[Rules] = [
    A_CARD_IS_LEFT,
    TILE_TO_SELL,
    MERCHANT_BUYS,
    MERCHANT_IS_CONNECTED,
    BeerCanBeHad("BIR-10.6", after=["BIR-10.2"]),
    NoBeerWithoutNeed("BIR-10.9", after=["BIR-10.2"]),
    SALE_BREWERIES,
    BarrelsMatchTheTile("BIR-10.3", after=["BIR-10.2", "BIR-10.6"]),
    MERCHANT_BARREL,
]


# -- Gloucester's bonus (BIR-10.7, 10.8)


@final
class RemovalMayBeDeclined(LineRule):
    """BIR-R5; only with option `gloucester_bonus = optional`."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.industry >= 0 or table_of(ask.s).may_decline


@final
class TileCanBeRemoved(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.industry < 0 or (a.kind >= 0 and ask.s.faces[a.kind].develop)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        if a.kind < 0:
            return {"reason": "none", "industry": said_industry(ask, a)}
        return {"reason": "lightbulb", "industry": said_industry(ask, a), "tile": said_tile(ask, a)}


REMOVE_RULES: Final[list[LineRule]] = [RemovalMayBeDeclined("BIR-10.7"), TileCanBeRemoved("BIR-10.8")]


# -- loan and scout (BIR-11, 12)


@final
class LevelStaysOnTheTrack(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return level_of(ask.s, ask.seat) - table_of(ask.s).box.loan_levels >= ask.s.parts.levels[0]

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"level": level_of(ask.s, ask.seat), "least": ask.s.parts.levels[0]}


@final
class NoWildCardIsHeld(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        at = ask.base + HAND
        box = table_of(ask.s).box
        return ask.s.n[at + box.wild_location] == 0 and ask.s.n[at + box.wild_industry] == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "wild"}


@final
class ThreeCardsAreHeld(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return cards_in_hand(ask.s, ask.seat) >= table_of(ask.s).box.scout_cards

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "cards", "have": cards_in_hand(ask.s, ask.seat)}


LOAN_RULES: Final[list[LineRule]] = [A_CARD_IS_LEFT, LevelStaysOnTheTrack("BIR-11.2")]
SCOUT_RULES: Final[list[LineRule]] = [NoWildCardIsHeld("BIR-12.2"), ThreeCardsAreHeld("BIR-12.2")]
PASS_RULES: Final[list[LineRule]] = [A_CARD_IS_LEFT]
CARD_RULES: Final[Rules] = [CARD_IN_HAND]


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
DEVELOP_RULES: Final[Rules] = [
    A_CARD_IS_LEFT,
    MONEY_SUFFICES,
    WORKS,
    MARKET_IRON,
    IronIsNamed("BIR-13.1"),
    *MAT_RULES,
]


# -- a debt (BIR-5.5, 5.6)


SELLOFF_RULES: Final[list[LineRule]] = [
    TileToSellIsOwn("BIR-5.5"),
    TileBringsMoney("BIR-5.6", after=["BIR-5.5"]),
]
