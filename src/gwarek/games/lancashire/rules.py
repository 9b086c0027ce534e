"""The rules that forbid, by action, in rulebook order. Rules that share an id are parts of one sentence of the book.

A rule reads a `Spelling`: the words of a line said so far. `legal` spells lines word by word and asks each rule as soon
as its words are known; `violated` fills in all words of an action and asks every rule.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.rule import EVERYTHING, Facts
from gwarek.games.brass.asking import (
    NOT_FOUND,
    NOTHING,
    Ask,
    CardRule,
    LineRule,
    PieceRule,
    Rules,
    Spelling,
    joined_with,
    mines_near,
)
from gwarek.games.brass.components import CANAL, ERAS, RAIL
from gwarek.games.brass.income import down
from gwarek.games.brass.rules import (
    NO_SOURCE,
    ACardIsLeft,
    CanalNeedsNoCoal,
    CardIsInHand,
    CoalRules,
    CoalSearch,
    IronRules,
    LineIsFree,
    LinkTilesAreLeft,
    MarketCoalIsLastResort,
    MarketIronIsLastResort,
    MoneySuffices,
    NearestMinesAreUsed,
    NoSecondTileByReplacing,
    OldTileIsOfTheIndustry,
    OneTilePerPlace,
    SourcesMatchTheCost,
    SpaceShowsIndustry,
    TileBringsMoney,
    TileIsForTheEra,
    TileIsLeft,
    TileToSellIsOwn,
    WorksHoldIron,
    both,
    is_covered,
    level_is_higher,
    price_of,
    resource_is_gone,
    said_industry,
    said_line,
    said_old,
    said_place,
    said_tile,
    space_to_use_first,
)
from gwarek.games.brass.sources import one
from gwarek.games.brass.state import (
    INCOME,
    LINKED,
    are_joined,
    cards_in_hand,
    kind_of,
    level_of,
    owner_of,
)
from gwarek.games.lancashire.components import COAL_MINE, COTTON_MILL, IRON_WORKS, PORT
from gwarek.games.lancashire.state import (
    BUILT,
    FREE_END,
    NEAREST_OF_BOTH,
    market_is_open,
    table_of,
)

NOT_NOW: Final = "LAN-NOW"
NOT_YOUR_TURN: Final = "LAN-TURN"


def built_ports(ask: Ask) -> int:
    """Places with a built port: port tiles on either side, and external regions (LAN-4.4)."""
    return ask.outlet_places | ask.s.board.markets


def reach_of(ask: Ask) -> int:
    """Places where an industry card may be used (LAN-5.4, 5.6), found once."""
    if ask.reach == NOT_FOUND:
        ask.reach = ask.s.board.towns if is_anywhere(ask) else reach_of_network(ask)
    return ask.reach


def reach_of_network(ask: Ask) -> int:
    s = ask.s
    table = table_of(s)
    out = s.n[ask.base + LINKED]
    if s.era == RAIL or table.own_tile_reaches:
        out |= ask.own
    if table.virtual_link:
        if ask.network & table.virtual[0]:
            out |= table.virtual[1]
        if ask.network & table.virtual[1]:
            out |= table.virtual[0]
    elif table.virtual_for_all:
        out |= table.virtual[0] | table.virtual[1]
    return out


def is_anywhere(ask: Ask) -> bool:
    """May the seat use an industry card in every town (LAN-5.6)?"""
    if table_of(ask.s).first_of_game_only:
        return ask.s.n[ask.base + BUILT] == 0
    return ask.nothing


# -- coal (LAN-6)


def mines_to(ask: Ask, place: int) -> list[int]:
    """The mines that may serve this place, found once (LAN-6.2)."""
    if not ask.coal_found:
        ask.coal_found.extend([None] * ask.s.board.places)
    found = ask.coal_found[place]
    if found is None:
        near = mines_near(ask, 1 << place, ask.s.b[ask.s.joined_at + place])
        found = [one(mine) for mine in near] if near else NOTHING
        ask.coal_found[place] = found
    return found


def mines_to_line(ask: Ask, line: int) -> list[int]:
    """The mines that may serve a railway: its cube goes to either end (LAN-9.6, R6)."""
    board = ask.s.board
    if table_of(ask.s).rail_end == NEAREST_OF_BOTH:
        return [one(mine) for mine in mines_near(ask, board.touches[line], joined_with(ask, line))]
    ends = board.ends[line]
    here = mines_to(ask, ends[0])
    there = mines_to(ask, ends[1])
    if not here:
        return there
    if not there or here == there:
        return here
    return sorted({*here, *there})


def is_sold_to(ask: Ask, joined: int) -> bool:
    """Does the demand track sell to these connected places? They have a built port, and no mine (LAN-6.3, 6.5)."""
    return joined & ask.mine_places == 0 and joined & built_ports(ask) != 0


@final
class CoalByPlace(CoalSearch):
    """LAN-6.2 to 6.6 for tiles, LAN-9.6 for railways."""

    def sources(self, ask: Ask, a: Spelling) -> list[int]:
        if a.coal_need == 0:
            return NO_SOURCE
        return both(self.from_mines(ask, a), self.bought(ask, a))

    def from_mines(self, ask: Ask, a: Spelling) -> list[int]:
        return mines_to_line(ask, a.line) if a.line >= 0 else mines_to(ask, a.place)

    def bought(self, ask: Ask, a: Spelling) -> list[int]:
        s = ask.s
        if a.line >= 0 and table_of(s).rail_end == FREE_END:
            ends = s.board.ends[a.line]
            may = is_sold_to(ask, s.b[s.joined_at + ends[0]]) or is_sold_to(ask, s.b[s.joined_at + ends[1]])
        else:
            may = is_sold_to(ask, places_joined(ask, a))
        return [one(ask.market)] if may else NOTHING

    def mines(self, ask: Ask, a: Spelling) -> list[int]:
        return [source - 1 for source in self.from_mines(ask, a)]


def places_joined(ask: Ask, a: Spelling) -> int:
    """The places connected with the tile or with either end of the railway."""
    return joined_with(ask, a.line) if a.line >= 0 else ask.s.b[ask.s.joined_at + a.place]


@final
class CoalCanBeDelivered(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.coal_need == 0 or places_joined(ask, a) & (ask.mine_places | built_ports(ask)) != 0


COAL: Final = CoalByPlace()
NEAREST: Final = NearestMinesAreUsed("LAN-6.2", COAL)
NEAREST_TO_AN_END: Final = NearestMinesAreUsed("LAN-9.6", COAL)
TRACK_COAL: Final = MarketCoalIsLastResort("LAN-6.3", COAL)
COAL_CAN_BE_DELIVERED: Final = CoalCanBeDelivered("LAN-6.6")
COALS: Final = CoalRules(NEAREST, TRACK_COAL, COAL_CAN_BE_DELIVERED)
COALS_FOR_RAILS: Final = CoalRules(NEAREST_TO_AN_END, TRACK_COAL, COAL_CAN_BE_DELIVERED)
WORKS: Final = WorksHoldIron("LAN-7.1")
TRACK_IRON: Final = MarketIronIsLastResort("LAN-7.2")
IRONS: Final = IronRules(WORKS, TRACK_IRON)


# -- build: card (LAN-5.3 to 5.7)


@final
class CardNamesTown(CardRule):
    """Judges cards that name a town."""

    def options(self, ask: Ask, a: Spelling) -> int:
        board = ask.s.board
        return board.naming[a.place] | board.unplaced

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "card", "card": ask.s.parts.card_ids[a.card], "place": said_place(ask, a)}


@final
class CardShowsIndustry(CardRule):
    """Judges cards that show an industry."""

    def options(self, ask: Ask, a: Spelling) -> int:
        board = ask.s.board
        return board.picturing[a.industry] | board.placed

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "card", **said_industry_card(ask, a)}


@final
class TownIsInReach(CardRule):
    """An industry card needs reach, unless the build is free (LAN-5.6)."""

    def options(self, ask: Ask, a: Spelling) -> int:
        return EVERYTHING if reach_of(ask) >> a.place & 1 else ask.s.board.placed

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "reach", **said_industry_card(ask, a)}


def said_industry_card(ask: Ask, a: Spelling) -> Facts:
    return {
        "card": ask.s.parts.card_ids[a.card],
        "place": said_place(ask, a),
        "industry": said_industry(ask, a),
    }


@final
class TwoActionsAreLeft(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.actions >= 2

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "actions"}


@final
class TwoCardsAreLeft(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return cards_in_hand(ask.s, ask.seat) >= 2

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "cards", "have": cards_in_hand(ask.s, ask.seat)}


@final
class CombinedSpaceIsEmpty(LineRule):
    """LAN-R5; with option `double_action_overbuild` two cards overbuild as well."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.b[a.space] == 0 or table_of(ask.s).combine_overbuilds

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "space", **said_old(ask, a)}


# -- build: tile (LAN-5.2, 5.13 to 5.15)


@final
class TileCanBeBuilt(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return not ask.s.faces[a.kind].never

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"tile": said_tile(ask, a)}


# -- build: space (LAN-5.8 to 5.12)


@final
class PortSpaceComesFirst(LineRule):
    """LAN-5.11 for Preston, 5.12 for Lancaster; an occupied space is not their concern (LAN-R34)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        first = space_to_use_first(ask.s, a.space, a.industry)
        return first < 0 or table_of(ask.s).before_rule[a.space] != self.id

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        first = space_to_use_first(ask.s, a.space, a.industry)
        return {"space": ask.s.parts.space_ids[first], "place": said_place(ask, a)}


# -- overbuilding (LAN-5.9, 5.17 to 5.19)


@final
class OwnTileIsLower(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile == 0 or owner_of(tile) != ask.seat or level_is_higher(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"new": said_tile(ask, a), **said_old(ask, a)}


@final
class OthersTileMayBeReplaced(LineRule):
    """LAN-5.18: a lower coal mine or iron works, and the resource has run out everywhere."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        if tile == 0 or owner_of(tile) == ask.seat:
            return True
        return resource_is_gone(ask, a.industry) and level_is_higher(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        gone = resource_is_gone(ask, a.industry)
        if a.industry != COAL_MINE and a.industry != IRON_WORKS:
            reason = "kind"
        elif gone:
            reason = "level"
        else:
            reason = "cubes" if level_is_higher(ask, a) else "both"
        return {
            "reason": reason,
            "new": said_tile(ask, a),
            "industry": said_industry(ask, a),
            **said_old(ask, a),
        }


A_CARD_IS_LEFT: Final = ACardIsLeft("LAN-3.4")
TILE_IS_LEFT: Final = TileIsLeft("LAN-5.2")
# What the tile on top of a stack must be, whatever the space.
TILE_RULES: Final[list[LineRule]] = [
    TILE_IS_LEFT,
    TileCanBeBuilt("LAN-5.13", after=["LAN-5.2"]),
    TileIsForTheEra("LAN-5.14", RAIL, after=["LAN-5.2"]),
    TileIsForTheEra("LAN-5.15", CANAL, after=["LAN-5.2"]),
]
BUILD_IS_PAID: Final = MoneySuffices("LAN-5.1", "money", after=["LAN-5.2", "LAN-5.13"])
SHOWS_INDUSTRY: Final = SpaceShowsIndustry("LAN-5.8")
CARD_NAMES_TOWN: Final = CardNamesTown("LAN-5.3")
CARD_SHOWS_INDUSTRY: Final = CardShowsIndustry("LAN-5.4")
TOWN_IN_REACH: Final = TownIsInReach("LAN-5.4")
TWO_ACTIONS: Final = TwoActionsAreLeft("LAN-5.7")
TWO_CARDS: Final = TwoCardsAreLeft("LAN-5.7")
COMBINED_SPACE: Final = CombinedSpaceIsEmpty("LAN-5.7")
# These have nothing to say of an occupied space, those of the last list nothing of an empty one.
ONE_TILE_PER_TOWN: Final = OneTilePerPlace("LAN-5.10")
PORT_FIRST_RULES: Final[list[LineRule]] = [PortSpaceComesFirst("LAN-5.11"), PortSpaceComesFirst("LAN-5.12")]
TAKEN_SPACE_RULES: Final[list[LineRule]] = [
    OldTileIsOfTheIndustry("LAN-5.9", after=["LAN-5.7"]),
    OwnTileIsLower("LAN-5.17", after=["LAN-5.7", "LAN-5.2", "LAN-5.9"]),
    OthersTileMayBeReplaced("LAN-5.18", after=["LAN-5.7", "LAN-5.2", "LAN-5.9"]),
    NoSecondTileByReplacing("LAN-5.19", after=["LAN-5.7", "LAN-5.9"]),
]
SITE_RULES: Final[Rules] = [
    *TILE_RULES,
    SourcesMatchTheCost("LAN-1.4", after=["LAN-5.2"]),
    SHOWS_INDUSTRY,
    ONE_TILE_PER_TOWN,
    *PORT_FIRST_RULES,
    *TAKEN_SPACE_RULES,
    NEAREST,
    TRACK_COAL,
    COAL_CAN_BE_DELIVERED,
    WORKS,
    TRACK_IRON,
    BUILD_IS_PAID,
]
CARD_IS_IN_HAND: Final = CardIsInHand("LAN-3.4")
BUILD_RULES: Final[Rules] = [
    CARD_IS_IN_HAND,
    CARD_NAMES_TOWN,
    CARD_SHOWS_INDUSTRY,
    TOWN_IN_REACH,
    *SITE_RULES,
]
TWO_CARD_RULES: Final[Rules] = [TWO_ACTIONS, TWO_CARDS, COMBINED_SPACE]
COMBINE_RULES: Final[Rules] = [*TWO_CARD_RULES, *SITE_RULES]


# -- links (LAN-9)


@final
class LineIsOfThePeriod(PieceRule):
    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return ask.s.board.lines[ask.s.era]

    def chosen(self, a: Spelling) -> int:
        return a.line

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.board.carries[ask.s.era][a.line]

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "kind", "line": said_line(ask, a), "era": ERAS[ask.s.era]}


@final
class LineTouchesOwnPlace(LineRule):
    """LAN-9.2; without a tile or link on the board there is no such place (LAN-R25)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.network & ask.s.board.touches[a.line] != 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"line": said_line(ask, a)}


@final
class LinkIsPaid(LineRule):
    """Judges links of one period."""

    def __init__(self, id: str, era: int) -> None:
        super().__init__(id)
        self.era: Final = era

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != self.era or is_covered(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "money", "price": price_of(ask, a), "have": ask.money}


@final
class RailCoalIsNamed(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != RAIL or a.coal > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "coal"}


LINE_IS_FREE: Final = LineIsFree("LAN-9.1", "taken")
LINE_OF_THE_PERIOD: Final = LineIsOfThePeriod("LAN-9.1")
TOUCHES_OWN_PLACE: Final = LineTouchesOwnPlace("LAN-9.2")
CANAL_IS_PAID: Final = LinkIsPaid("LAN-9.3", CANAL)
RAIL_IS_PAID: Final = LinkIsPaid("LAN-9.4", RAIL)
LINK_TILE_IS_LEFT: Final = LinkTilesAreLeft("LAN-9.5", 1)
SECOND_RULES: Final[Rules] = [
    LINE_IS_FREE,
    LINE_OF_THE_PERIOD,
    TOUCHES_OWN_PLACE,
    CanalNeedsNoCoal("LAN-9.3"),
    CANAL_IS_PAID,
    RailCoalIsNamed("LAN-9.4"),
    RAIL_IS_PAID,
    LINK_TILE_IS_LEFT,
    NEAREST_TO_AN_END,
    TRACK_COAL,
    COAL_CAN_BE_DELIVERED,
]
LINK_RULES: Final[Rules] = [A_CARD_IS_LEFT, *SECOND_RULES]


# -- develop (LAN-10.1, 10.2)


@final
class IronIsNamed(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.iron > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "iron"}


STACK_HAS_A_TILE: Final = TileIsLeft("LAN-10.1")
IRON_IS_PAID: Final = MoneySuffices("LAN-10.2", "money")
DEVELOP_RULES: Final[Rules] = [
    A_CARD_IS_LEFT,
    STACK_HAS_A_TILE,
    IronIsNamed("LAN-10.2"),
    IRON_IS_PAID,
    WORKS,
    TRACK_IRON,
]


# -- sell cotton (LAN-10.3 to 10.5)


def said_standing(ask: Ask, space: int) -> Facts:
    """The tile on a space, by name."""
    parts = ask.s.parts
    return {"tile": parts.tile_ids[kind_of(ask.s.b[space])], "space": parts.space_ids[space]}


@final
class MillCanSell(PieceRule):
    """An own cotton mill, not flipped yet."""

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return ask.goods

    def chosen(self, a: Spelling) -> int:
        return a.space

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        tile = ask.s.b[a.space]
        if tile == 0 or owner_of(tile) != ask.seat:
            return {"reason": "tile", "space": ask.s.parts.space_ids[a.space]}
        is_mill = ask.s.faces[kind_of(tile)].industry == COTTON_MILL
        return {"reason": "flipped" if is_mill else "kind", **said_standing(ask, a.space)}


@final
class PortCanBuy(PieceRule):
    """A port of anybody, not flipped yet. The distant market has rules of its own."""

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return ask.outlets

    def chosen(self, a: Spelling) -> int:
        return a.buyer

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.buyer < 0 or a.buyer in ask.outlets

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        tile = ask.s.b[a.buyer]
        if tile == 0 or ask.s.faces[kind_of(tile)].industry != PORT:
            return {"reason": "port", "space": ask.s.parts.space_ids[a.buyer]}
        return {"reason": "flipped", **said_standing(ask, a.buyer), "owner": owner_of(tile)}


@final
class PortIsConnected(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.buyer < 0 or are_joined(ask.s, a.place, ask.s.board.place_of[a.buyer])

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "far", "space": ask.s.parts.space_ids[a.buyer], "place": said_place(ask, a)}


@final
class DistantMarketIsOpen(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.buyer >= 0 or market_is_open(ask.s)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "closed"}


@final
class DistantMarketIsConnected(LineRule):
    """A built port, flipped or not, or an external region."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        return a.buyer >= 0 or s.b[s.joined_at + a.place] & built_ports(ask) != 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "far", "place": said_place(ask, a)}


MILL_CAN_SELL: Final = MillCanSell("LAN-10.3")
PORT_CAN_BUY: Final = PortCanBuy("LAN-10.4")
PORT_IS_CONNECTED: Final = PortIsConnected("LAN-10.4")
DISTANT_IS_OPEN: Final = DistantMarketIsOpen("LAN-10.5")
DISTANT_IS_CONNECTED: Final = DistantMarketIsConnected("LAN-10.5")
SALE_RULES: Final[Rules] = [
    MILL_CAN_SELL,
    PORT_CAN_BUY,
    PORT_IS_CONNECTED,
    DISTANT_IS_OPEN,
    DISTANT_IS_CONNECTED,
]
SELL_RULES: Final[Rules] = [A_CARD_IS_LEFT, *SALE_RULES]


# -- loan, pass, discard (LAN-10.9 to 10.13)


@final
class LevelStaysOnTheTrack(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        return down(s.parts.levels, s.n[ask.base + INCOME], a.amount // table_of(s).box.loan_step) >= 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"level": level_of(ask.s, ask.seat), "least": ask.s.parts.levels[0], "money": a.amount}


@final
class RailDeckIsNotEmpty(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != RAIL or ask.s.deck > 0


LOAN_RULES: Final[list[LineRule]] = [
    A_CARD_IS_LEFT,
    LevelStaysOnTheTrack("LAN-10.10"),
    RailDeckIsNotEmpty("LAN-10.11"),
]
PASS_RULES: Final[list[LineRule]] = [A_CARD_IS_LEFT]
CARD_RULES: Final[Rules] = [CARD_IS_IN_HAND]


# -- a debt (LAN-3.10, 3.11)


SELLOFF_RULES: Final[list[LineRule]] = [
    TileToSellIsOwn("LAN-3.10"),
    TileBringsMoney("LAN-3.11", after=["LAN-3.10"]),
]
