"""The box of Brass: Birmingham as typed tables, checked when loaded (BIR section 1, components.toml)."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from gwarek.core.components import (
    Table,
    copies,
    must_equal,
    read_components,
    rows,
    section,
    shown,
    signed,
    whole,
    word,
    words,
)
from gwarek.core.problem import Problem
from gwarek.games.shared.income import evened
from gwarek.games.shared.market import buying_table

INDUSTRIES: Final = ["cotton_mill", "manufacturer", "pottery", "coal_mine", "iron_works", "brewery"]
COTTON_MILL: Final = 0
MANUFACTURER: Final = 1
POTTERY: Final = 2
COAL_MINE: Final = 3
IRON_WORKS: Final = 4
BREWERY: Final = 5
GOODS: Final = ["", "", "", "coal", "iron", "beer"]  # what a tile of the industry holds

ERAS: Final = ["canal", "rail"]
CANAL: Final = 0
RAIL: Final = 1

PLACE_KINDS: Final = ["town", "farm", "merchant"]
TOWN: Final = 0
FARM: Final = 1
MERCHANT: Final = 2

CARD_KINDS: Final = ["location", "industry", "wild"]
LOCATION: Final = 0
INDUSTRY: Final = 1
WILD: Final = 2
WILD_LOCATION: Final = "wild_location"
WILD_INDUSTRY: Final = "wild_industry"

BONUSES: Final = ["vp", "develop", "income_spaces", "money"]
BONUS_VP: Final = 0
BONUS_DEVELOP: Final = 1
BONUS_INCOME: Final = 2
BONUS_MONEY: Final = 3

ANY: Final = "any"
BLANK: Final = "blank"

DEAR: Final = ("manufacturer/4", 14)  # as the 2018 rulebook pictures it (option `manufacturer_4_cost`)
CARDS: Final = 27  # kinds: 20 towns, 5 industries, 2 wild
MOST_SOURCES: Final = (
    62  # spaces and merchant spaces together: a source is six bits of a word (see actions.py)
)
MOST_GOODS: Final = 7  # three bits of a tile on the board (see state.py)


@final
class Place:
    """A town, a farm brewery or a merchant place (BIR-1.2). A merchant place has a bonus (BIR-10.7)."""

    def __init__(
        self, id: str, kind: int, names: dict[str, str], colour: str, x: int, y: int, min_players: int
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.names: Final = names
        self.colour: Final = colour
        self.x: Final = x
        self.y: Final = y
        self.min_players: Final = min_players
        self.symbols = 0
        self.bonus = -1
        self.amount = 0


@final
class Space:
    """A building space and the industries it shows (BIR-1.3)."""

    def __init__(self, id: str, place: int, shows: int, x: int, y: int) -> None:
        self.id: Final = id
        self.place: Final = place
        self.shows: Final = shows  # set of industries
        self.x: Final = x
        self.y: Final = y


@final
class Line:
    """A line for one link tile; one of them touches three places (BIR-1.4)."""

    def __init__(self, id: str, ends: list[int], canal: bool, rail: bool, x: int, y: int) -> None:
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
class MerchantSpace:
    """A space for one merchant tile and its barrel (BIR-2.7)."""

    def __init__(self, id: str, place: int, min_players: int) -> None:
        self.id: Final = id
        self.place: Final = place
        self.min_players: Final = min_players


@final
class MerchantKind:
    """A merchant tile: what it buys, and how many there are by number of players (BIR-2.8)."""

    def __init__(self, id: str, buys: int) -> None:
        self.id: Final = id
        self.buys: Final = buys  # set of industries
        self.counts: Final = {2: 0, 3: 0, 4: 0}


@final
class Card:
    """A card: a town, an industry or two, or a wild card (BIR-1.6)."""

    def __init__(
        self, id: str, kind: int, place: int, industries: int, colour: str, counts: list[int]
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.place: Final = place
        self.industries: Final = industries  # set; all of them for a wild industry
        self.colour: Final = colour
        self.counts: Final = counts  # with 2, 3, 4 players


@final
class Tile:
    """A level of an industry on the mat (BIR-1.5)."""

    def __init__(self, row: Table, money: int | None = None) -> None:
        where = f"tiles.{row.get('id')}"
        self.id: Final = word(row, "id", where)
        self.industry: Final = INDUSTRIES.index(word(row, "industry", where, INDUSTRIES))
        self.level: Final = whole(row, "level", where, 1)
        self.count: Final = copies(row, "count", where)
        self.money: Final = whole(row, "money", where) if money is None else money
        self.coal: Final = _at_most(whole(row, "coal", where), 2, f"{where}.coal")
        self.iron: Final = _at_most(whole(row, "iron", where), 2, f"{where}.iron")
        self.beer: Final = _at_most(whole(row, "beer", where), 2, f"{where}.beer")
        self.vp: Final = whole(row, "vp", where)
        self.income: Final = whole(row, "income", where)
        self.links: Final = whole(row, "links", where)
        self.cubes: Final = _at_most(whole(row, "cubes", where), MOST_GOODS, f"{where}.cubes")
        eras = words(row, "eras", where, ERAS)
        self.canal: Final = "canal" in eras
        self.rail: Final = "rail" in eras
        self.develop: Final = row.get("develop") is True


@final
class Market:
    """Prices by space, cheapest first (BIR-7.13)."""

    def __init__(self, facts: Table, good: str) -> None:
        where = f"markets.{good}"
        row = section(section(facts, "markets"), good)
        prices = row.get("prices")
        if not isinstance(prices, list) or not prices:
            raise Problem("components-kind", field=f"{where}.prices", needed="list", given=shown(prices))
        self.prices: Final = [whole({"prices": price}, "prices", where, 1) for price in prices]
        if self.prices != sorted(self.prices):
            raise Problem("components-number", field=f"{where}.prices", value=str(prices), least=1)
        self.start: Final = _at_most(whole(row, "start", where), len(prices), f"{where}.start")
        self.overflow: Final = whole(row, "overflow_price", where, 1)
        self.buy: Final = buying_table(self.prices, self.overflow, 2)


@final
class Setup:
    """What depends on the number of players (BIR-2.2, 4.2)."""

    def __init__(self, facts: Table, players: int) -> None:
        where = f"setup.{players}"
        row = section(section(facts, "setup"), str(players))
        self.deck: Final = whole(row, "deck", where, 1)
        self.rounds: Final = [copies(row, "rounds_canal", where), copies(row, "rounds_rail", where)]
        self.merchant_tiles: Final = copies(row, "merchant_tiles", where)


@final
class Parts:
    """Everything in the box."""

    def __init__(self, facts: Table) -> None:
        self.places: Final[list[Place]] = []
        self.spaces: Final[list[Space]] = []
        self.merchant_spaces: Final[list[MerchantSpace]] = []
        self._read_places(facts)
        self.place_ids: Final = [place.id for place in self.places]
        self.space_ids: Final = [space.id for space in self.spaces]
        self.merchant_ids: Final = [space.id for space in self.merchant_spaces]
        self.lines: Final = [self._line(row) for row in rows(facts, "links")]
        self.line_ids: Final = [line.id for line in self.lines]
        self.merchant_kinds: Final = _merchant_kinds(facts)
        self.kind_ids: Final = [kind.id for kind in self.merchant_kinds]
        self.cards: Final = self._cards(section(facts, "cards"))
        self.card_ids: Final = [card.id for card in self.cards]
        self.wild_location: Final = self.card_ids.index(WILD_LOCATION)
        self.wild_industry: Final = self.card_ids.index(WILD_INDUSTRY)
        self.plain_cards: Final = len(self.cards) - 2
        self.tiles: Final = [Tile(row) for row in rows(facts, "tiles")]
        self.tile_ids: Final = [tile.id for tile in self.tiles]
        self.dear_tiles: Final = [self._dear(row) for row in rows(facts, "tiles")]
        self.stacks: Final = [self._stack(industry) for industry in range(len(INDUSTRIES))]
        self.coal: Final = Market(facts, "coal")
        self.iron: Final = Market(facts, "iron")
        self.levels: Final = _levels(section(facts, "income_track"))
        self.mean_levels: Final = evened(self.levels)  # for estimates
        self.setups: Final = {n: Setup(facts, n) for n in (2, 3, 4)}
        self._read_numbers(facts)
        self._check(facts)

    # -- reading

    def _read_places(self, facts: Table) -> None:
        for kind, key in ((TOWN, "towns"), (FARM, "farms"), (MERCHANT, "merchants")):
            for row in rows(facts, key):
                where = f"{key}.{row.get('id')}"
                id = word(row, "id", where)
                name = row.get("name", id)
                names = {"en": str(row.get("name_en", name)), "pl": str(row.get("name_pl", name))}
                colour = word(row, "colour", where) if kind == TOWN else ""
                least = whole(row, "min_players", where, 2) if kind == MERCHANT else 2
                place = Place(id, kind, names, colour, whole(row, "x", where), whole(row, "y", where), least)
                at = len(self.places)
                self.places.append(place)
                if kind == MERCHANT:
                    self._read_merchant(row, place, at, where)
                else:
                    self._read_spaces(row, id, at, where)

    def _read_merchant(self, row: Table, place: Place, at: int, where: str) -> None:
        place.symbols = whole(row, "link_symbols", where)
        bonus = section(row, "bonus")
        place.bonus = BONUSES.index(word(bonus, "kind", f"{where}.bonus", BONUSES))
        place.amount = whole(bonus, "amount", f"{where}.bonus")
        for n in range(copies(row, "tile_spaces", where)):
            self.merchant_spaces.append(MerchantSpace(f"{place.id}/{n + 1}", at, place.min_players))

    def _read_spaces(self, row: Table, id: str, at: int, where: str) -> None:
        slots = row.get("slots")
        corners = row.get("slot_xy")
        if not isinstance(slots, list) or not isinstance(corners, list) or len(slots) != len(corners):
            raise Problem("components-kind", field=f"{where}.slots", needed="list", given=shown(slots))
        for n in range(len(slots)):
            shows = 0
            for industry in words({"slots": slots[n]}, "slots", where, INDUSTRIES):
                shows |= 1 << INDUSTRIES.index(industry)
            if shows == 0:
                raise Problem(
                    "components-word", field=f"{where}.slots", value="[]", known=", ".join(INDUSTRIES)
                )
            self.spaces.append(Space(f"{id}/{n + 1}", at, shows, corners[n][0], corners[n][1]))

    def _line(self, row: Table) -> Line:
        where = f"links.{row.get('id')}"
        ends = [self.place_ids.index(id) for id in words(row, "nodes", where, self.place_ids)]
        if len(set(ends)) != len(ends) or len(ends) < 2:
            raise Problem("components-number", field=f"{where}.nodes", value=str(len(ends)), least=2)
        canal = row.get("canal") is True
        rail = row.get("rail") is True
        if not canal and not rail:
            raise Problem("components-word", field=f"{where}.canal", value="false", known="canal, rail")
        return Line(word(row, "id", where), ends, canal, rail, whole(row, "x", where), whole(row, "y", where))

    def _cards(self, facts: Table) -> list[Card]:
        out: list[Card] = []
        towns = [place.id for place in self.places if place.kind == TOWN]
        for row in rows(facts, "location"):
            where = f"cards.location.{row.get('id')}"
            town = word(row, "town", where, towns)
            must_equal(f"{where}.id", int(word(row, "id", where) == town), 1)
            out.append(
                Card(
                    town,
                    LOCATION,
                    self.place_ids.index(town),
                    0,
                    word(row, "colour", where),
                    _counts(row, where),
                )
            )
        for row in rows(facts, "industry"):
            where = f"cards.industry.{row.get('id')}"
            industries = 0
            for industry in words(row, "industries", where, INDUSTRIES):
                industries |= 1 << INDUSTRIES.index(industry)
            out.append(Card(word(row, "id", where), INDUSTRY, -1, industries, "", _counts(row, where)))
        everything = (1 << len(INDUSTRIES)) - 1
        out.append(Card(WILD_LOCATION, WILD, -1, 0, "", [0, 0, 0]))
        out.append(Card(WILD_INDUSTRY, WILD, -1, everything, "", [0, 0, 0]))
        return out

    def _dear(self, row: Table) -> Tile:
        """A tile of the 2018 rulebook's mat."""
        return Tile(row, DEAR[1] if row.get("id") == DEAR[0] else None)

    def _stack(self, industry: int) -> list[int]:
        """Tile kinds of a mat, lowest level first, one entry per tile."""
        out: list[int] = []
        level = 0
        for kind, tile in enumerate(self.tiles):
            if tile.industry == industry:
                must_equal(f"tiles.{tile.id}.level", tile.level, level + 1)
                must_equal(f"tiles.{tile.id}.id", int(tile.id == f"{INDUSTRIES[industry]}/{tile.level}"), 1)
                level = tile.level
                out.extend([kind] * tile.count)
        return out

    def _read_numbers(self, facts: Table) -> None:
        numbers = section(facts, "constants")
        self.start_money = whole(numbers, "start_money", "constants")
        self.start_income = _at_most(
            whole(numbers, "start_income_space", "constants"),
            len(self.levels) - 1,
            "constants.start_income_space",
        )
        self.hand = copies(numbers, "hand_size", "constants")
        self.actions = copies(numbers, "actions_per_turn", "constants")
        self.first_actions = whole(numbers, "actions_first_canal_round", "constants", 1)
        self.loan_money = whole(numbers, "loan_money", "constants")
        self.loan_levels = whole(numbers, "loan_levels_down", "constants")
        self.scout_cards = whole(numbers, "scout_discards", "constants", 1)
        self.canal_cost = whole(numbers, "canal_link_cost", "constants")
        self.rail_cost = whole(numbers, "rail_link_cost", "constants")
        self.two_rails_cost = whole(numbers, "rail_two_links_cost", "constants")
        self.barrels = [
            _at_most(whole(numbers, f"brewery_beer_{era}", "constants", 1), MOST_GOODS, f"brewery_beer_{era}")
            for era in ERAS
        ]
        self.divisor = whole(numbers, "shortfall_divisor", "constants", 1)
        must_equal(
            "constants.coal_overflow_price",
            whole(numbers, "coal_overflow_price", "constants"),
            self.coal.overflow,
        )
        must_equal(
            "constants.iron_overflow_price",
            whole(numbers, "iron_overflow_price", "constants"),
            self.iron.overflow,
        )
        must_equal(
            "constants.setup_facedown_discard", whole(numbers, "setup_facedown_discard", "constants"), 1
        )
        must_equal("constants.develop_iron_per_tile", whole(numbers, "develop_iron_per_tile", "constants"), 1)
        must_equal("constants.rail_coal_per_link", whole(numbers, "rail_coal_per_link", "constants"), 1)
        must_equal("constants.rail_two_links_beer", whole(numbers, "rail_two_links_beer", "constants"), 1)
        supply = section(facts, "supply")
        self.links = copies(supply, "link_tiles_per_player", "supply")
        extra = section(section(facts, "variants"), "introductory")
        self.money_per_vp = whole(extra, "money_per_vp", "variants.introductory", 1)
        self.money_vp_max = whole(extra, "money_vp_max", "variants.introductory")

    # -- checking

    def _check(self, facts: Table) -> None:
        check = section(facts, "selfcheck")
        towns = [i for i, place in enumerate(self.places) if place.kind == TOWN]
        farms = [i for i, place in enumerate(self.places) if place.kind == FARM]
        both = sum(1 for line in self.lines if line.canal and line.rail)
        pairs = [
            ("towns", len(towns)),
            ("town_slots", sum(1 for space in self.spaces if space.place in towns)),
            ("farm_slots", sum(1 for space in self.spaces if space.place in farms)),
            ("merchant_places", sum(1 for place in self.places if place.kind == MERCHANT)),
            ("merchant_tile_spaces", len(self.merchant_spaces)),
            ("links", len(self.lines)),
            ("links_both", both),
            ("links_rail_only", sum(1 for line in self.lines if not line.canal)),
            ("links_canal_only", sum(1 for line in self.lines if not line.rail)),
            ("links_canal_era", sum(1 for line in self.lines if line.canal)),
            ("links_rail_era", sum(1 for line in self.lines if line.rail)),
            ("industry_tiles_per_player", sum(len(stack) for stack in self.stacks)),
            ("coal_spaces", len(self.coal.prices)),
            ("iron_spaces", len(self.iron.prices)),
            ("income_spaces", len(self.levels)),
        ]
        for name, found in pairs:
            must_equal(f"selfcheck.{name}", found, whole(check, name, "selfcheck"))
        per_industry = section(check, "tiles_per_industry")
        for i, industry in enumerate(INDUSTRIES):
            must_equal(f"tiles ({industry})", len(self.stacks[i]), whole(per_industry, industry, "selfcheck"))
        for n, setup in self.setups.items():
            must_equal(f"setup.{n}.deck", sum(card.counts[n - 2] for card in self.cards), setup.deck)
            tiles = sum(kind.counts[n] for kind in self.merchant_kinds)
            spaces = sum(1 for space in self.merchant_spaces if space.min_players <= n)
            must_equal(f"setup.{n}.merchant_tiles", tiles, setup.merchant_tiles)
            must_equal(f"merchants ({n} players)", spaces, tiles)
            canal = n * (self.first_actions + self.actions * (setup.rounds[CANAL] - 1) + 1)
            must_equal(f"setup.{n}.rounds_canal", canal, setup.deck)
            must_equal(f"setup.{n}.rounds_rail", n * self.actions * setup.rounds[RAIL], setup.deck)
        must_equal("cards", len(self.cards), CARDS)
        if len(self.spaces) + len(self.merchant_spaces) > MOST_SOURCES:
            raise Problem(
                "components-total", field="towns.slots", given=len(self.spaces), needed=MOST_SOURCES
            )
        for what, ids in (
            ("towns", self.place_ids),
            ("links", self.line_ids),
            ("tiles", self.tile_ids),
            ("cards", self.card_ids),
        ):
            for id in ids:
                if ids.count(id) > 1:
                    raise Problem("components-twice", field=what, row=id)
        for line in self.lines:
            for other in self.lines:
                if other is not line and set(other.ends) == set(line.ends):
                    raise Problem("components-twice", field="links", row=other.id)


def _at_most(value: int, most: int, field: str) -> int:
    if value > most:
        raise Problem("components-total", field=field, given=value, needed=most)
    return value


def _counts(row: Table, where: str) -> list[int]:
    counts = row.get("counts")
    if not isinstance(counts, list) or len(counts) != 3:
        raise Problem("components-kind", field=f"{where}.counts", needed="list", given=shown(counts))
    return [copies({"counts": count}, "counts", where, 0) for count in counts]


def _merchant_kinds(facts: Table) -> list[MerchantKind]:
    """Tiles that buy the same are alike, whatever the player count printed on them."""
    goods = INDUSTRIES[: POTTERY + 1]
    out: list[MerchantKind] = []
    for row in rows(facts, "merchant_tiles"):
        where = f"merchant_tiles.{row.get('id')}"
        names = words(row, "buys", where, goods)
        id = BLANK if not names else names[0] if len(names) == 1 else ANY
        buys = sum(1 << INDUSTRIES.index(name) for name in names)
        known = [kind for kind in out if kind.id == id]
        kind = known[0] if known else MerchantKind(id, buys)
        if kind.buys != buys:
            raise Problem("components-word", field=f"{where}.buys", value=str(names), known=ANY)
        if not known:
            out.append(kind)
        for players in (2, 3, 4):
            if players >= whole(row, "min_players", where, 2):
                kind.counts[players] += copies(row, "count", where)
    return out


def _levels(track: Table) -> list[int]:
    levels = track.get("level_of_space")
    if not isinstance(levels, list) or not levels:
        raise Problem(
            "components-kind", field="income_track.level_of_space", needed="list", given=shown(levels)
        )
    out = [signed({"level": level}, "level", "income_track.level_of_space") for level in levels]
    for row in rows(track, "segments"):
        wide = whole(row, "spaces_per_level", "income_track.segments", 1)
        first = signed(row, "first_level", "income_track.segments")
        start = whole(row, "from", "income_track.segments")
        for space in range(start, whole(row, "to", "income_track.segments") + 1):
            must_equal(f"income_track.level_of_space[{space}]", out[space], first + (space - start) // wide)
    return out


def load_parts(owner: Path | None = None) -> Parts:
    """The box as built in, or with an owner's corrections."""
    return Parts(read_components(Path(__file__).parent / "components.toml", owner))
