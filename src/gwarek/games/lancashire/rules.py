"""The rules that forbid, by action, in rulebook order. Rules that share an id are parts of one sentence of the book.

A rule reads a `Spelling`: the words of a line said so far. `legal` spells lines word by word and asks each rule as soon
as its words are known; `violated` fills in all words of an action and asks every rule.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.rule import ChoiceRule, Facts, Rule
from gwarek.games.lancashire.components import (
    CANAL,
    CARDS,
    COAL_MINE,
    COTTON_MILL,
    ERAS,
    INDUSTRIES,
    INDUSTRY,
    IRON_WORKS,
    PORT,
    RAIL,
    REGION,
)
from gwarek.games.lancashire.state import (
    BUILT,
    FREE_END,
    GOODS_MASK,
    HAND,
    INCOME,
    KIND_SHIFT,
    LINKED,
    LINKS_LEFT,
    MONEY,
    NEAREST_OF_BOTH,
    OWNER_MASK,
    OWNER_SHIFT,
    WIDTH,
    State,
    cards_in_hand,
    goods_of,
    kind_of,
    level_of,
    market_is_open,
    owner_of,
)
from gwarek.games.shared.income import down
from gwarek.games.shared.network import nearest

NOT_NOW: Final = "LAN-NOW"
NOT_YOUR_TURN: Final = "LAN-TURN"


@final
class Ask:
    """A question: the position, who asks, and what is found once for all rules."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.base: Final = seat * WIDTH
        self.money: Final = s.n[self.base + MONEY]
        self.linked: Final = s.n[self.base + LINKED]
        self.cards: Final = cards_in_hand(s, seat)
        place_of = s.board.place_of
        spaces = len(place_of)
        self.market: Final = spaces + 1  # the source after the spaces
        mines: list[int] = []
        works: list[int] = []
        mills: list[int] = []
        open_ports: list[int] = []
        own = 0
        ports = s.board.external
        faces = s.parts.tiles
        for space in range(spaces):
            tile = s.b[space]
            if tile == 0:
                continue
            mine = tile >> OWNER_SHIFT & OWNER_MASK == seat
            if mine:
                own |= 1 << place_of[space]
            left = tile & GOODS_MASK
            industry = faces[(tile >> KIND_SHIFT) - 1].industry
            if industry == PORT:
                ports |= 1 << place_of[space]
                if left:
                    open_ports.append(space)
            elif left:
                if industry == COAL_MINE:
                    mines.append(space)
                elif industry == IRON_WORKS:
                    works.append(space)
                elif industry == COTTON_MILL and mine:
                    mills.append(space)
        self.mines: Final = mines  # with coal, any owner
        self.works: Final = works  # with iron, any owner
        self.mills: Final = mills  # own, unflipped
        self.open_ports: Final = open_ports  # unflipped, any owner
        self.own: Final = own  # places with an own tile
        self.ports: Final = ports  # places with a built port (LAN-4.4)
        self.network: Final = own | self.linked
        self.coal_found: Final[list[list[int] | None]] = []  # by place, filled by `coal_to`

    def hand(self) -> int:
        """Kinds of cards in hand, as a set."""
        n = self.s.n
        at = self.base + HAND
        bits = 0
        for card in range(CARDS):
            if n[at + card]:
                bits |= 1 << card
        return bits

    def reach(self) -> int:
        """Places where an industry card may be used (LAN-5.4)."""
        table = self.s.table
        out = self.linked
        if self.s.era == RAIL or table.own_tile_reaches:
            out |= self.own
        if table.virtual_link:
            ends = self.s.board.virtual
            if self.network & ends[0]:
                out |= ends[1]
            if self.network & ends[1]:
                out |= ends[0]
        elif table.virtual_for_all:
            out |= self.s.board.virtual[0] | self.s.board.virtual[1]
        return out

    def anywhere(self) -> bool:
        """May the seat use an industry card in every town (LAN-5.6)?"""
        if self.s.table.first_of_game_only:
            return self.s.n[self.base + BUILT] == 0
        return self.network == 0


@final
class Spelling:
    """The words of a line said so far; -1 and 0 stand for words not said yet."""

    def __init__(self) -> None:
        self.industry = -1
        self.kind = -1  # the tile it means: on top of the stack
        self.space = -1
        self.place = -1
        self.card = -1
        self.coal = 0
        self.iron = 0
        self.price = 0  # money apart from cubes bought
        self.coal_need = 0
        self.iron_need = 0
        self.line = -1
        self.port = -1
        self.amount = 0


class LineRule(Rule[Ask, Spelling]):
    """A condition on the words of a line."""


class SourceRule(ChoiceRule[Ask, Spelling, int]):
    """A choice of sources: `options` are numbers of sources (see actions.py)."""


def said_place(ask: Ask, a: Spelling) -> str:
    return ask.s.parts.place_ids[a.place]


def said_tile(ask: Ask, a: Spelling) -> str:
    return ask.s.parts.tile_ids[a.kind]


def said_sources(ask: Ask, sources: list[int]) -> list[str]:
    """Spaces among the sources, by name."""
    return [ask.s.parts.space_ids[source - 1] for source in sources if source != ask.market]


# -- cards and money (LAN-3.4, 5.1)


@final
class CardIsInHand(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.n[ask.base + HAND + a.card] > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "card", "card": ask.s.parts.card_ids[a.card]}


@final
class ACardIsLeft(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.cards > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "empty"}


def price_of(ask: Ask, a: Spelling) -> int:
    """All money a line costs as far as it is said: its own price and the cubes bought (LAN-3.14)."""
    s = ask.s
    price = a.price
    if a.coal == ask.market:
        price += s.parts.coal.buy[s.coal]
    if a.iron == ask.market:
        price += s.parts.iron.buy[s.iron]
    return price


def is_covered(ask: Ask, a: Spelling) -> bool:
    """Has the seat the money? What costs nothing needs none, not even of somebody in debt (LAN-R2)."""
    price = price_of(ask, a)
    return price <= 0 or price <= ask.money


def said_price(ask: Ask, a: Spelling) -> Facts:
    return {"reason": "money", "price": price_of(ask, a), "have": ask.money}


@final
class MoneySuffices(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return is_covered(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return said_price(ask, a)


# -- coal (LAN-6)


def mines_near(ask: Ask, starts: int, joined: int) -> list[int]:
    """Mines with coal among the joined places that are nearest to the starts, as sources (LAN-6.2)."""
    s = ask.s
    place_of = s.board.place_of
    wanted = 0
    found: list[int] = []
    for mine in ask.mines:
        if joined >> place_of[mine] & 1:
            wanted |= 1 << place_of[mine]
            found.append(mine + 1)
    if wanted & (wanted - 1) == 0:  # none, or all in one place
        return found
    near = nearest(s.b, s.near_at, starts, wanted)
    return [source for source in found if near >> place_of[source - 1] & 1]


def coal_to(ask: Ask, place: int) -> list[int]:
    """The sources of a cube delivered to this place, found once; empty when there is none (LAN-6.2 to 6.6)."""
    if not ask.coal_found:
        ask.coal_found.extend([None] * ask.s.board.places)
    known = ask.coal_found[place]
    if known is not None:
        return known
    joined = ask.s.b[ask.s.joined_at + place]
    found = mines_near(ask, 1 << place, joined)
    if not found and joined & ask.ports:
        found = [ask.market]
    ask.coal_found[place] = found
    return found


def coal_for_line(ask: Ask, line: int) -> list[int]:
    """The sources of a railway's cube, which goes to either end (LAN-9.6, R6)."""
    s = ask.s
    ends = s.board.ends[line]
    if s.table.rail_end == NEAREST_OF_BOTH:
        joined = s.b[s.joined_at + ends[0]] | s.b[s.joined_at + ends[1]]
        found = mines_near(ask, s.board.touches[line], joined)
        if not found and joined & ask.ports:
            found = [ask.market]
        return found
    here = coal_to(ask, ends[0])
    there = coal_to(ask, ends[1])
    if not here:
        return there
    if not there or here == there:
        return here
    both = sorted({*here, *there})
    if both[-1] == ask.market and s.table.rail_end != FREE_END:
        both.pop()  # a mine serves one of the ends, so it must be used
    return both


def coal_sources(ask: Ask, a: Spelling) -> list[int]:
    """Every source for the coal of a line; empty when it cannot be supplied."""
    if a.coal_need == 0:
        return NO_SOURCE
    return coal_for_line(ask, a.line) if a.line >= 0 else coal_to(ask, a.place)


NO_SOURCE: Final = [0]


@final
class NearestMineIsUsed(SourceRule):
    """LAN-6.2 for tiles, LAN-9.6 for railways: judges lines that name a mine."""

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return coal_sources(ask, a)

    def chosen(self, a: Spelling) -> int:
        return a.coal

    def holds(self, ask: Ask, a: Spelling) -> bool:
        if a.coal == 0 or a.coal_need == 0 or a.coal == ask.market:
            return True
        options = coal_sources(ask, a)
        return not options or a.coal in options

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"spaces": said_sources(ask, coal_sources(ask, a))}


@final
class TrackCoalIsLastResort(LineRule):
    """Judges lines that buy."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        if a.coal != ask.market or a.coal_need == 0:
            return True
        options = coal_sources(ask, a)
        return not options or ask.market in options

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"spaces": said_sources(ask, coal_sources(ask, a))}


@final
class CoalCanBeDelivered(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return len(coal_sources(ask, a)) > 0


NEAREST: Final = NearestMineIsUsed("LAN-6.2")
NEAREST_TO_AN_END: Final = NearestMineIsUsed("LAN-9.6")
TRACK_COAL: Final = TrackCoalIsLastResort("LAN-6.3")
COAL_CAN_BE_DELIVERED: Final = CoalCanBeDelivered("LAN-6.6")


# -- iron (LAN-7)


def iron_sources(ask: Ask, a: Spelling) -> list[int]:
    """Every source for the iron of a line; the track or the supply always sells."""
    if a.iron_need == 0:
        return NO_SOURCE
    return [space + 1 for space in ask.works] if ask.works else [ask.market]


@final
class WorksHoldIron(SourceRule):
    """LAN-7.1: judges lines that name an iron works."""

    def options(self, ask: Ask, a: Spelling) -> list[int]:
        return iron_sources(ask, a)

    def chosen(self, a: Spelling) -> int:
        return a.iron

    def holds(self, ask: Ask, a: Spelling) -> bool:
        if a.iron == 0 or a.iron_need == 0 or a.iron == ask.market:
            return True
        return a.iron in iron_sources(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"spaces": [ask.s.parts.space_ids[work] for work in ask.works]}


@final
class TrackIronIsLastResort(LineRule):
    """Judges lines that buy."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.iron != ask.market or a.iron_need == 0 or not ask.works

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"spaces": [ask.s.parts.space_ids[work] for work in ask.works]}


WORKS: Final = WorksHoldIron("LAN-7.1")
TRACK_IRON: Final = TrackIronIsLastResort("LAN-7.2")


# -- build: card (LAN-5.3 to 5.7)


@final
class CardNamesTown(LineRule):
    """Reads words only, so it is asked once per box (`Tables`)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        face = ask.s.parts.cards[a.card]
        return face.kind != REGION or face.place == a.place

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "card", "card": ask.s.parts.card_ids[a.card], "place": said_place(ask, a)}


@final
class CardShowsIndustry(LineRule):
    """Reads words only (`Tables`)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        face = ask.s.parts.cards[a.card]
        return face.kind != INDUSTRY or face.industry == a.industry

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "card", **said_industry_card(ask, a)}


@final
class TownIsInReach(LineRule):
    """An industry card needs reach, unless the build is free (LAN-5.6)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        if ask.s.parts.cards[a.card].kind != INDUSTRY or ask.anywhere():
            return True
        return ask.reach() >> a.place & 1 == 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "reach", **said_industry_card(ask, a)}


def said_industry_card(ask: Ask, a: Spelling) -> Facts:
    return {
        "card": ask.s.parts.card_ids[a.card],
        "place": said_place(ask, a),
        "industry": INDUSTRIES[a.industry],
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
        return ask.cards >= 2

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "cards", "have": ask.cards}


@final
class CombinedSpaceIsEmpty(LineRule):
    """LAN-R5; with option `double_action_overbuild` two cards overbuild as well."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.b[a.space] == 0 or ask.s.table.combine_overbuilds

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "space", **said_old(ask, a)}


# -- build: tile (LAN-5.2, 5.13 to 5.15)


@final
class TileIsLeft(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.kind >= 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"industry": INDUSTRIES[a.industry]}


@final
class SourcesMatchTheCost(LineRule):
    """LAN-1.4: a source is named for each cube the tile needs, and for no other."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return (a.coal > 0) == (a.coal_need > 0) and (a.iron > 0) == (a.iron_need > 0)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"coal": a.coal_need, "iron": a.iron_need}


@final
class TileCanBeBuilt(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return not ask.s.parts.tiles[a.kind].never

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"tile": said_tile(ask, a)}


@final
class TileIsForRails(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != RAIL or not ask.s.parts.tiles[a.kind].canal_only

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"tile": said_tile(ask, a)}


@final
class TileIsForCanals(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != CANAL or not ask.s.parts.tiles[a.kind].rail_only

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"tile": said_tile(ask, a)}


# -- build: space (LAN-5.8 to 5.12)


@final
class SpaceShowsIndustry(LineRule):
    """Reads words only (`Tables`)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.board.shows[a.space] >> a.industry & 1 == 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"space": ask.s.parts.space_ids[a.space], "industry": INDUSTRIES[a.industry]}


@final
class OneTilePerTown(LineRule):
    """LAN-5.10: in the Canal Period, on an empty space."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        return s.era != CANAL or s.b[a.space] != 0 or ask.own >> a.place & 1 == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"place": said_place(ask, a)}


@final
class PortSpaceComesFirst(LineRule):
    """LAN-5.11 for Preston, 5.12 for Lancaster; an occupied space is not their concern (LAN-R34)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        if s.b[a.space] != 0:
            return True
        first = s.board.before[a.space][a.industry]
        return first < 0 or s.b[first] != 0 or s.board.before_rule[a.space] != self.id

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        s = ask.s
        first = s.board.before[a.space][a.industry]
        return {"space": s.parts.space_ids[first], "place": said_place(ask, a)}


# -- overbuilding (LAN-5.9, 5.17 to 5.19)


def said_old(ask: Ask, a: Spelling) -> Facts:
    tile = ask.s.b[a.space]
    return {
        "space": ask.s.parts.space_ids[a.space],
        "owner": owner_of(tile),
        "tile": ask.s.parts.tile_ids[kind_of(tile)],
    }


def level_is_higher(ask: Ask, a: Spelling) -> bool:
    tiles = ask.s.parts.tiles
    return tiles[a.kind].level > tiles[kind_of(ask.s.b[a.space])].level


def resource_is_gone(ask: Ask, industry: int) -> bool:
    """Not one cube on any tile nor on the demand track (LAN-5.18, R22)."""
    if industry == COAL_MINE:
        return ask.s.coal == 0 and not ask.mines
    return industry == IRON_WORKS and ask.s.iron == 0 and not ask.works


@final
class OldTileIsOfTheIndustry(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile == 0 or ask.s.parts.tiles[kind_of(tile)].industry == a.industry

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return said_old(ask, a)


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
            "industry": INDUSTRIES[a.industry],
            **said_old(ask, a),
        }


@final
class NoSecondTileByReplacing(LineRule):
    """LAN-5.19: in the Canal Period another's tile may not be replaced where one has a tile already."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        if ask.s.era != CANAL or tile == 0 or owner_of(tile) == ask.seat:
            return True
        return ask.own >> a.place & 1 == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"place": said_place(ask, a), **said_old(ask, a)}


A_CARD_IS_LEFT: Final = ACardIsLeft("LAN-3.4")
TILE_IS_LEFT: Final = TileIsLeft("LAN-5.2")
# What the tile on top of a stack must be, whatever the space.
TILE_RULES: Final[list[LineRule]] = [
    TILE_IS_LEFT,
    TileCanBeBuilt("LAN-5.13", after=["LAN-5.2"]),
    TileIsForRails("LAN-5.14", after=["LAN-5.2"]),
    TileIsForCanals("LAN-5.15", after=["LAN-5.2"]),
]
BUILD_IS_PAID: Final = MoneySuffices("LAN-5.1", after=["LAN-5.2", "LAN-5.13"])
SHOWS_INDUSTRY: Final = SpaceShowsIndustry("LAN-5.8")
CARD_NAMES_TOWN: Final = CardNamesTown("LAN-5.3")
CARD_SHOWS_INDUSTRY: Final = CardShowsIndustry("LAN-5.4")
TOWN_IN_REACH: Final = TownIsInReach("LAN-5.4")
TWO_ACTIONS: Final = TwoActionsAreLeft("LAN-5.7")
TWO_CARDS: Final = TwoCardsAreLeft("LAN-5.7")
COMBINED_SPACE: Final = CombinedSpaceIsEmpty("LAN-5.7")
# These have nothing to say of an occupied space, those of the last list nothing of an empty one.
ONE_TILE_PER_TOWN: Final = OneTilePerTown("LAN-5.10")
PORT_FIRST_RULES: Final[list[LineRule]] = [PortSpaceComesFirst("LAN-5.11"), PortSpaceComesFirst("LAN-5.12")]
TAKEN_SPACE_RULES: Final[list[LineRule]] = [
    OldTileIsOfTheIndustry("LAN-5.9", after=["LAN-5.7"]),
    OwnTileIsLower("LAN-5.17", after=["LAN-5.7", "LAN-5.2", "LAN-5.9"]),
    OthersTileMayBeReplaced("LAN-5.18", after=["LAN-5.7", "LAN-5.2", "LAN-5.9"]),
    NoSecondTileByReplacing("LAN-5.19", after=["LAN-5.7", "LAN-5.9"]),
]
SITE_RULES: Final[list[Rule[Ask, Spelling]]] = [
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
BUILD_RULES: Final[list[Rule[Ask, Spelling]]] = [
    CARD_IS_IN_HAND,
    CARD_NAMES_TOWN,
    CARD_SHOWS_INDUSTRY,
    TOWN_IN_REACH,
    *SITE_RULES,
]
TWO_CARD_RULES: Final[list[LineRule]] = [TWO_ACTIONS, TWO_CARDS, COMBINED_SPACE]
COMBINE_RULES: Final[list[Rule[Ask, Spelling]]] = [*TWO_CARD_RULES, *SITE_RULES]


# -- links (LAN-9)


@final
class LineIsFree(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.b[ask.s.link_at + a.line] < 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        owner = ask.s.b[ask.s.link_at + a.line]
        return {"reason": "taken", "line": ask.s.parts.line_ids[a.line], "owner": owner}


@final
class LineIsOfThePeriod(LineRule):
    """Reads words and the period only: `board.lines` holds those it allows."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.board.carries[ask.s.era][a.line]

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "kind", "line": ask.s.parts.line_ids[a.line], "era": ERAS[ask.s.era]}


@final
class LineTouchesOwnPlace(LineRule):
    """LAN-9.2; without a tile or link on the board there is no such place (LAN-R25)."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.network & ask.s.board.touches[a.line] != 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"line": ask.s.parts.line_ids[a.line]}


@final
class CanalIsPaid(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != CANAL or is_covered(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return said_price(ask, a)


@final
class CanalNeedsNoCoal(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != CANAL or a.coal == 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "coal"}


@final
class RailIsPaid(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != RAIL or is_covered(ask, a)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return said_price(ask, a)


@final
class RailCoalIsNamed(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.era != RAIL or a.coal > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "coal"}


@final
class LinkTileIsLeft(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return ask.s.n[ask.base + LINKS_LEFT] >= 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"links": ask.s.n[ask.base + LINKS_LEFT]}


LINE_IS_FREE: Final = LineIsFree("LAN-9.1")
TOUCHES_OWN_PLACE: Final = LineTouchesOwnPlace("LAN-9.2")
CANAL_IS_PAID: Final = CanalIsPaid("LAN-9.3")
RAIL_IS_PAID: Final = RailIsPaid("LAN-9.4")
LINK_TILE_IS_LEFT: Final = LinkTileIsLeft("LAN-9.5")
SECOND_RULES: Final[list[Rule[Ask, Spelling]]] = [
    LINE_IS_FREE,
    LineIsOfThePeriod("LAN-9.1"),
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
LINK_RULES: Final[list[Rule[Ask, Spelling]]] = [A_CARD_IS_LEFT, *SECOND_RULES]


# -- develop (LAN-10.1, 10.2)


@final
class StackHasATile(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.kind >= 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"industry": INDUSTRIES[a.industry]}


@final
class IronIsNamed(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.iron > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "iron"}


STACK_HAS_A_TILE: Final = StackHasATile("LAN-10.1")
IRON_IS_PAID: Final = MoneySuffices("LAN-10.2")
DEVELOP_RULES: Final[list[Rule[Ask, Spelling]]] = [
    A_CARD_IS_LEFT,
    STACK_HAS_A_TILE,
    IronIsNamed("LAN-10.2"),
    IRON_IS_PAID,
    WORKS,
    TRACK_IRON,
]


# -- sell cotton (LAN-10.3 to 10.5)


@final
class TileIsOwn(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile != 0 and owner_of(tile) == ask.seat

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "tile", "space": ask.s.parts.space_ids[a.space]}


def said_standing(ask: Ask, space: int) -> Facts:
    """The tile on a space, by name."""
    parts = ask.s.parts
    return {"tile": parts.tile_ids[kind_of(ask.s.b[space])], "space": parts.space_ids[space]}


@final
class TileIsAMill(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        tile = ask.s.b[a.space]
        return tile != 0 and ask.s.parts.tiles[kind_of(tile)].industry == COTTON_MILL

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "kind", **said_standing(ask, a.space)}


@final
class MillIsUnsold(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return goods_of(ask.s.b[a.space]) > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "flipped", **said_standing(ask, a.space)}


@final
class BuyerIsAPort(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        if a.port < 0:
            return True
        tile = ask.s.b[a.port]
        return tile != 0 and ask.s.parts.tiles[kind_of(tile)].industry == PORT

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "port", "space": ask.s.parts.space_ids[a.port]}


@final
class PortIsUnflipped(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.port < 0 or goods_of(ask.s.b[a.port]) > 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "flipped", **said_standing(ask, a.port), "owner": owner_of(ask.s.b[a.port])}


@final
class PortIsConnected(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        return a.port < 0 or s.b[s.joined_at + a.place] >> s.board.place_of[a.port] & 1 == 1

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "far", "space": ask.s.parts.space_ids[a.port], "place": said_place(ask, a)}


@final
class DistantMarketIsOpen(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        return a.port >= 0 or market_is_open(ask.s)

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "closed"}


@final
class DistantMarketIsConnected(LineRule):
    """A built port, flipped or not, or an external region."""

    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        return a.port >= 0 or s.b[s.joined_at + a.place] & ask.ports != 0

    def facts(self, ask: Ask, a: Spelling) -> Facts:
        return {"reason": "far", "place": said_place(ask, a)}


PORT_IS_CONNECTED: Final = PortIsConnected("LAN-10.4")
DISTANT_IS_OPEN: Final = DistantMarketIsOpen("LAN-10.5")
DISTANT_IS_CONNECTED: Final = DistantMarketIsConnected("LAN-10.5")
SALE_RULES: Final[list[Rule[Ask, Spelling]]] = [
    TileIsOwn("LAN-10.3"),
    TileIsAMill("LAN-10.3"),
    MillIsUnsold("LAN-10.3"),
    BuyerIsAPort("LAN-10.4"),
    PortIsUnflipped("LAN-10.4"),
    PORT_IS_CONNECTED,
    DISTANT_IS_OPEN,
    DISTANT_IS_CONNECTED,
]
SELL_RULES: Final[list[Rule[Ask, Spelling]]] = [A_CARD_IS_LEFT, *SALE_RULES]


# -- loan, pass, discard (LAN-10.9 to 10.13)


@final
class LevelStaysOnTheTrack(LineRule):
    def holds(self, ask: Ask, a: Spelling) -> bool:
        s = ask.s
        return down(s.parts.levels, s.n[ask.base + INCOME], a.amount // s.parts.loan_step) >= 0

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
CARD_RULES: Final[list[LineRule]] = [CARD_IS_IN_HAND]


# -- a debt (LAN-3.10, 3.11)


def half_price(s: State, kind: int) -> int:
    """What a tile brings in a debt: half its printed cost, rounded down (LAN-R18)."""
    return s.parts.tiles[kind].money // s.parts.divisor


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


SELLOFF_RULES: Final[list[LineRule]] = [
    TileToSellIsOwn("LAN-3.10"),
    TileBringsMoney("LAN-3.11", after=["LAN-3.10"]),
]


# -- rules that read words only, asked once per box


@final
class Tables:
    """What SHOWS_INDUSTRY, CARD_NAMES_TOWN and CARD_SHOWS_INDUSTRY say, by industry and space."""

    def __init__(self, s: State) -> None:
        """`s` is any position of the box: these rules do not look at it."""
        ask = Ask(s, 0)
        a = Spelling()
        self.spaces: Final[list[list[int]]] = []  # per industry: spaces that show it
        self.by_town: Final[list[list[int]]] = []  # cards that name the town, a set, per industry and space
        self.by_industry: Final[list[list[int]]] = []  # cards that show the industry
        for industry in range(len(INDUSTRIES)):
            a.industry = industry
            spaces: list[int] = []
            by_town: list[int] = []
            by_industry: list[int] = []
            for space in range(len(s.board.place_of)):
                a.space = space
                a.place = s.board.place_of[space]
                naming = 0
                showing = 0
                for card in range(CARDS):
                    a.card = card
                    if CARD_NAMES_TOWN.holds(ask, a) and CARD_SHOWS_INDUSTRY.holds(ask, a):
                        if s.parts.cards[card].kind == REGION:
                            naming |= 1 << card
                        else:
                            showing |= 1 << card
                by_town.append(naming)
                by_industry.append(showing)
                if SHOWS_INDUSTRY.holds(ask, a):
                    spaces.append(space)
            self.spaces.append(spaces)
            self.by_town.append(by_town)
            self.by_industry.append(by_industry)
