"""What is in the box of either game of Brass, as typed tables; each game reads them from a file of its own."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.components import Table, copies, must_equal, shown, signed, whole, word, words
from gwarek.core.problem import Problem
from gwarek.games.brass.income import evened
from gwarek.games.brass.market import buying_table

ERAS: Final = ["canal", "rail"]
CANAL: Final = 0
RAIL: Final = 1

# kinds of places: those between have another name in each game
TOWN: Final = 0
MARKET_PLACE: Final = 2  # a place that always trades: an external region, a merchant place

# kinds of cards
PLACE_CARD: Final = 0
INDUSTRY_CARD: Final = 1

MOST_GOODS: Final = 7  # three bits of a tile on the board (see state.py)


@final
class Place:
    """A place of the map, the symbols printed there, and what is told of it in one of the games only."""

    def __init__(self, id: str, kind: int, names: dict[str, str], x: int, y: int, symbols: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.names: Final = names
        self.x: Final = x
        self.y: Final = y
        self.symbols: Final = symbols  # what a link that ends here scores: gold coins, link symbols
        self.colour = ""
        self.min_players = 2
        self.bonus = -1  # of a merchant place
        self.amount = 0


@final
class Space:
    """A building space and the industries it shows."""

    def __init__(self, id: str, place: int, shows: int, hint: str = "", x: int = 0, y: int = 0) -> None:
        self.id: Final = id
        self.place: Final = place
        self.shows: Final = shows  # set of industries
        self.hint: Final = hint  # where in its town it lies
        self.x: Final = x
        self.y: Final = y


@final
class Line:
    """A line for one link tile; one of Birmingham's touches three places."""

    def __init__(self, id: str, ends: list[int], canal: bool, rail: bool, x: int = 0, y: int = 0) -> None:
        self.id: Final = id
        self.ends: Final = ends
        self.canal: Final = canal
        self.rail: Final = rail
        self.x: Final = x
        self.y: Final = y
        places = 0
        for end in ends:
            places |= 1 << end
        self.places: Final = places


@final
class Card:
    """A card: a town, an industry or two, or a wild card."""

    def __init__(
        self, id: str, kind: int, place: int, industries: int, counts: list[int], colour: str = ""
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.place: Final = place
        self.industries: Final = industries  # set; all of them for a wild industry
        self.names_place: Final = industries == 0  # it reaches outside the network
        self.counts: Final = counts  # with 2, 3, 4 players
        self.colour: Final = colour


@final
class Tile:
    """A level of an industry."""

    def __init__(
        self,
        row: Table,
        where: str,
        industries: list[str],
        money: int,
        most: int,
        links: int,
        canal: bool,
        rail: bool,
        beer: int = 0,
        never: bool = False,
        develop: bool = True,
    ) -> None:
        """What both files have is read here. `most`: cubes of a kind that a tile of this box may cost."""
        self.id: Final = word(row, "id", where)
        self.industry: Final = industries.index(word(row, "industry", where, industries))
        self.level: Final = whole(row, "level", where)
        self.count: Final = copies(row, "count", where)
        self.money: Final = money
        self.coal: Final = at_most(whole(row, "coal", where), most, f"{where}.coal")
        self.iron: Final = at_most(whole(row, "iron", where), most, f"{where}.iron")
        self.beer: Final = at_most(beer, most, f"{where}.beer")
        self.vp: Final = whole(row, "vp", where)
        self.income: Final = whole(row, "income", where)
        self.links: Final = links  # what it adds to each link that ends in its place, once flipped
        self.cubes: Final = at_most(whole(row, "cubes", where), MOST_GOODS, f"{where}.cubes")
        self.canal: Final = canal
        self.rail: Final = rail
        self.never: Final = never  # cannot be built at all
        self.develop: Final = develop


@final
class Market:
    """Prices by space, cheapest first; `buy[cubes][n]`: what n cubes cost when it holds so many."""

    def __init__(self, prices: list[int], start: int, overflow: int, most: int, where: str) -> None:
        if prices != sorted(prices) or prices[0] < 1:
            raise Problem("components-number", field=f"{where}.prices", value=str(prices), least=1)
        self.prices: Final = prices
        self.start: Final = at_most(start, len(prices), f"{where}.start")
        self.overflow: Final = overflow
        self.buy: Final = buying_table(prices, overflow, most)


@final
class Parts:
    """What both boxes hold."""

    def __init__(
        self,
        industries: list[str],
        places: list[Place],
        spaces: list[Space],
        lines: list[Line],
        cards: list[Card],
        tiles: list[Tile],
        coal: Market,
        iron: Market,
        levels: list[int],
        rounds: dict[int, list[int]],
    ) -> None:
        self.industries: Final = industries
        self.coal_mine: Final = industries.index("coal_mine")  # those before it are sold
        self.iron_works: Final = industries.index("iron_works")
        self.outlet: Final = industries.index(
            "port" if "port" in industries else "brewery"
        )  # what a sale needs
        self.places: Final = places
        self.place_ids: Final = [place.id for place in places]
        self.spaces: Final = spaces
        self.space_ids: Final = [space.id for space in spaces]
        self.lines: Final = lines
        self.line_ids: Final = [line.id for line in lines]
        self.cards: Final = cards
        self.card_ids: Final = [card.id for card in cards]
        self.tiles: Final = tiles
        self.tile_ids: Final = [tile.id for tile in tiles]
        self.stacks: Final = [_stack(tiles, industries, industry) for industry in range(len(industries))]
        self.coal: Final = coal
        self.iron: Final = iron
        self.levels: Final = levels  # of income, by space of the track
        self.pounds: Final = evened(levels)  # the same for estimates, since tiles move the marker by spaces
        self.rounds: Final = rounds  # by players and era
        # read by each game, from places of its own
        self.start_money = 0
        self.start_income = 0
        self.hand = 0
        self.links = 0
        self.actions = 0
        self.first_actions = 0
        self.canal_cost = 0
        self.rail_cost = 0
        self.two_rails_cost = 0
        self.divisor = 1  # of a tile's cost, in a debt
        self.money_per_vp = 1  # the introductory game
        self.money_vp_max = 0

    def check_ids(self, places: str, links: str, tiles: str) -> None:
        """Nothing is there twice; the words name the tables of the file."""
        for what, ids in ((places, self.place_ids), (links, self.line_ids), (tiles, self.tile_ids)):
            for id in ids:
                if ids.count(id) > 1:
                    raise Problem("components-twice", field=what, row=id)
        for line in self.lines:
            for other in self.lines:
                if other is not line and set(other.ends) == set(line.ends):
                    raise Problem("components-twice", field=links, row=other.id)


def _stack(tiles: list[Tile], industries: list[str], industry: int) -> list[int]:
    """Tile kinds of a stack, lowest level first, one entry per tile."""
    out: list[int] = []
    level = -1
    for kind, tile in enumerate(tiles):
        if tile.industry == industry:
            must_equal(f"tile.{tile.id}.id", int(tile.id == f"{industries[industry]}/{tile.level}"), 1)
            if tile.level <= level:
                value = str(tile.level)
                raise Problem(
                    "components-number", field=f"tile.{tile.id}.level", value=value, least=level + 1
                )
            level = tile.level
            out.extend([kind] * tile.count)
    return out


# -- readers


def at_most(value: int, most: int, field: str) -> int:
    if value > most:
        raise Problem("components-total", field=field, given=value, needed=most)
    return value


def numbers(row: Table, key: str, where: str) -> list[int]:
    """A list of whole numbers, of either sign."""
    found = row.get(key)
    if not isinstance(found, list) or not found:
        raise Problem("components-kind", field=f"{where}.{key}", needed="list", given=shown(found))
    return [signed({key: number}, key, where) for number in found]


def industry_set(row: Table, key: str, where: str, industries: list[str], least: int = 0) -> int:
    """A list of industries as a set; with `least`, at least one."""
    found = 0
    for industry in words(row, key, where, industries):
        found |= 1 << industries.index(industry)
    if least and found == 0:
        raise Problem("components-word", field=f"{where}.{key}", value="[]", known=", ".join(industries))
    return found


def carriers(row: Table, where: str, needed: bool) -> tuple[bool, bool]:
    """Does a line carry a canal, a railway? `needed`: one of them at least."""
    canal = row.get("canal") is True
    rail = row.get("rail") is True
    if needed and not canal and not rail:
        raise Problem("components-word", field=f"{where}.canal", value="false", known="canal, rail")
    return canal, rail
