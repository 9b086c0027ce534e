"""The box of Tinners' Trail as typed tables, checked when loaded (TIN section 1, components.toml)."""

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
from gwarek.games.tinnerstrail.shape import DeckName, Destination, Improvement, Ore, Pick

ROUNDS: Final = 4
REGIONS: Final = 4
WILD: Final = 4  # the deck after those of the regions
DECKS: Final[list[DeckName]] = ["A", "B", "C", "D", "wild"]
PLAYERS: Final = (1, 2, 3, 4, 5)

COPPER: Final = 0
TIN: Final = 1
ORES: Final[list[Ore]] = ["copper", "tin"]

MINER: Final = 0
PORT: Final = 1
TRAIN: Final = 2
ADIT: Final = 3
IMPROVEMENTS: Final[list[Improvement]] = ["miner", "port", "train", "adit"]

MICHIGAN: Final = 0
SIERRA_MADRE: Final = 1
KIMBERLEY: Final = 2
ADELAIDE: Final = 3
DESTINATIONS: Final[list[Destination]] = ["michigan", "sierra_madre", "kimberley", "adelaide"]

# what a cell of Lord Wallace's cards can say; the first four are IMPROVEMENTS
BUILD: Final = 4
EXTRACT: Final = 5
PUMPS: Final = 6
DEVELOPMENTS: Final = 7
PASS: Final = 8
WALLACE_ACTIONS: Final = [
    "miner",
    "port",
    "train",
    "adit",
    "build",
    "extract",
    "pumps",
    "developments",
    "pass",
]
PICKS: Final[list[Pick]] = ["withdraw", "lowest", "highest"]
WITHDRAW: Final = 0
LOWEST: Final = 1
HIGHEST: Final = 2

DICE: Final = 3
PASTIES_MONEY: Final = 1  # TIN-8.12
MOST_NUMBER: Final = 999  # the greatest number a line can say (bids, investments)
MOST_AREAS: Final = 60  # borders and areas are bits of one small number
MOST_BORDERS: Final = 62


@final
class Area:
    """An area of the map (TIN-1.8)."""

    def __init__(self, row: Table) -> None:
        where = f"area.{row.get('id')}"
        self.id: Final = word(row, "id", where)
        self.name: Final = word(row, "name", where)
        self.region: Final = DECKS.index(word(row, "region", where, DECKS[:REGIONS]))
        self.coastal: Final = row.get("coastal") is True
        self.x: Final = whole(row, "x", where)
        self.y: Final = whole(row, "y", where)
        self.polygon: Final = _polygon(row, where)


@final
class Land:
    """Land without lodes: drawn, never played on."""

    def __init__(self, row: Table) -> None:
        where = f"neutral_land.{row.get('id')}"
        self.id: Final = word(row, "id", where)
        self.names: Final = {"en": word(row, "name", where), "pl": word(row, "name_pl", where)}
        self.polygon: Final = _polygon(row, where)


@final
class Tile:
    """An area tile (TIN-5.11), with the gift of a Kickstarter tile (TIN-12.3, 12.4)."""

    def __init__(self, id: str, region: int, numbers: list[int], kickstarter: bool) -> None:
        self.id: Final = id
        self.region: Final = region
        self.copper: Final = numbers[0]
        self.tin: Final = numbers[1]
        self.water: Final = numbers[2]
        self.money: Final = numbers[3]
        self.work: Final = numbers[4]
        self.kickstarter: Final = kickstarter
        self.value: Final = self.copper + self.tin - self.water  # TIN-13.13


@final
class Map:
    """A geological survey card of one deck (TIN-2.6); equal cards are one value."""

    def __init__(
        self, id: str, deck: int, regions: int, value: int, count: int, benefit: Table, kickstarter: bool
    ) -> None:
        where = f"survey_card.{id}.benefit"
        for key in benefit:
            word({"benefit": key}, "benefit", where, [*ORES, "water", "miner", "port", "steam_pump"])
        self.id: Final = id
        self.deck: Final = deck
        self.regions: Final = regions  # set of regions it can be played in
        self.value: Final = value
        self.count: Final = count
        self.copper: Final = whole(benefit, "copper", where) if "copper" in benefit else 0
        self.tin: Final = whole(benefit, "tin", where) if "tin" in benefit else 0
        self.water: Final = -signed(benefit, "water", where) if "water" in benefit else 0  # cubes removed
        if self.water < 0:
            raise Problem("components-number", field=f"{where}.water", value=str(-self.water), least=-99)
        self.miner: Final = whole(benefit, "miner", where) if "miner" in benefit else 0
        self.port: Final = whole(benefit, "port", where) if "port" in benefit else 0
        self.pump: Final = whole(benefit, "steam_pump", where) if "steam_pump" in benefit else 0
        for what, most in (("miner", self.miner), ("port", self.port), ("steam_pump", self.pump)):
            _at_most(most, 1, f"{where}.{what}")
        self.kickstarter: Final = kickstarter


@final
class Shelf:
    """The improvement board for a number of players (TIN-2.1)."""

    def __init__(self, facts: Table, players: int) -> None:
        where = f"improvement_boards.{players}"
        row = section(section(facts, "improvement_boards"), str(players))
        self.tokens: Final = [_numbers(row, what, where, ROUNDS) for what in IMPROVEMENTS]
        groups = row.get("pump_groups")
        if not isinstance(groups, list) or len(groups) != ROUNDS:
            raise Problem("components-kind", field=f"{where}.pump_groups", needed="list", given=shown(groups))
        self.pumps: Final[list[int]] = []  # sizes, left to right
        self.pump_rounds: Final[list[int]] = []  # the column (round 1..4) each group lies in
        for at in range(ROUNDS):
            for size in _list({"g": groups[at]}, "g", f"{where}.pump_groups"):
                self.pumps.append(copies({"g": size}, "g", f"{where}.pump_groups"))
                self.pump_rounds.append(at + 1)


@final
class BidRow:
    """A row of the table Lord Wallace bids by (TIN-13.16)."""

    def __init__(self, row: Table, colours: list[str]) -> None:
        where = f"solo.bid_table.rows.{row.get('number')}"
        self.least: Final = signed(row, "min", where)
        self.most: Final = signed(row, "max", where)
        self.dice: Final = words(row, "dice", where, colours)
        self.pick: Final = PICKS.index(word(row, "pick", where, PICKS))
        if (self.pick == WITHDRAW) != (not self.dice):
            raise Problem(
                "components-word", field=f"{where}.dice", value=str(self.dice), known=", ".join(colours)
            )


@final
class ActionCard:
    """A card of Lord Wallace: by round and zone, the plain action and the orange one (TIN-13.8)."""

    def __init__(self, row: Table, zones: int) -> None:
        where = f"solo.action_card.{row.get('id')}"
        self.id: Final = word(row, "id", where)
        self.cells: Final[list[list[str]]] = []
        self.plain: Final[list[int]] = []  # round * zones + zone
        self.orange: Final[list[int]] = []
        for at in range(ROUNDS):
            cells = words(row, f"r{at + 1}", where)
            must_equal(f"{where}.r{at + 1}", len(cells), zones)
            self.cells.append(cells)
            for cell in cells:
                plain, _, orange = cell.partition("/")
                for said in (plain, orange or plain):
                    word({"cell": said}, "cell", f"{where}.r{at + 1}", WALLACE_ACTIONS)
                self.plain.append(WALLACE_ACTIONS.index(plain))
                self.orange.append(WALLACE_ACTIONS.index(orange or plain))


@final
class Parts:
    """Everything in the box."""

    def __init__(self, facts: Table) -> None:
        self._read_map(facts)
        self.tiles: Final = _tiles(facts)
        self.tile_ids: Final = [tile.id for tile in self.tiles]
        self.maps: Final = _maps(facts)
        self.map_ids: Final = [map.id for map in self.maps]
        self.maps_of: Final = [
            [at for at, map in enumerate(self.maps) if map.deck == deck] for deck in range(len(DECKS))
        ]
        self._read_players(facts)
        self._read_tracks(facts)
        self._read_expansions(section(facts, "expansion"))
        self._read_wallace(section(facts, "solo"))
        self.reconstructed: Final = _reconstructed(facts)
        self._check(facts)

    # -- reading

    def _read_map(self, facts: Table) -> None:
        self.areas = [Area(row) for row in rows(facts, "area")]
        self.area_ids = [area.id for area in self.areas]
        self.region_of = [area.region for area in self.areas]
        self.coastal = [area.coastal for area in self.areas]
        self.xs = [area.x for area in self.areas]
        self.land = [Land(row) for row in rows(facts, "neutral_land")]
        self.ends: list[tuple[int, int]] = []
        for pair in _list(section(facts, "borders"), "pairs", "borders"):
            ends = words({"pairs": pair}, "pairs", "borders", self.area_ids)
            must_equal("borders.pairs", len(ends), 2)
            self.ends.append((self.area_ids.index(ends[0]), self.area_ids.index(ends[1])))
        self.border_ids = [f"{self.area_ids[one]}-{self.area_ids[other]}" for one, other in self.ends]
        self.twins = {
            "-".join(reversed(id.split("-"))): id for id in self.border_ids
        }  # ends the other way round
        self.neighbours: list[list[int]] = [[] for _ in self.areas]
        for one, other in self.ends:
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)
        for near in self.neighbours:
            near.sort()

    def _read_players(self, facts: Table) -> None:
        """What depends on how many play; the solo game is laid out as for two (TIN-13.1)."""
        as_two = whole(section(facts, "solo"), "setup_as_players", "solo", 2)
        laid_out = {n: as_two if n == 1 else n for n in PLAYERS}
        cards = section(facts, "map_cards")
        up = section(facts, "reveal_at_setup")
        unused = section(section(facts, "map"), "unused_regions")
        self.shelves = {n: Shelf(facts, laid_out[n]) for n in PLAYERS}
        self.laid = {
            n: [self.area_ids.index(id) for id in words(cards, str(laid_out[n]), "map_cards", self.area_ids)]
            for n in PLAYERS
        }
        self.open_tiles = {n: whole(up, str(n), "reveal_at_setup") for n in PLAYERS}
        self.used_regions = {
            n: [
                region
                for region in range(REGIONS)
                if str(n) not in unused
                or DECKS[region] not in words(unused, str(n), "map.unused_regions", DECKS[:REGIONS])
            ]
            for n in PLAYERS
        }

    def _read_tracks(self, facts: Table) -> None:
        pieces = section(facts, "pieces")
        self.mines = copies(pieces, "mines_per_player", "pieces")
        start = section(facts, "start")
        self.start_money = whole(start, "money", "start")
        must_equal("start.points", whole(start, "points", "start"), 0)
        must_equal("start.work_column", whole(start, "work_column", "start"), 0)
        dice = section(facts, "dice")
        self.colours = words(dice, "colors", "dice")
        must_equal("dice.colors", len(self.colours), DICE)
        self.faces = [whole({"f": face}, "f", "dice.faces") for face in _list(dice, "faces", "dice")]
        if not self.faces:
            raise Problem("components-kind", field="dice.faces", needed="list", given="[]")
        self.most_face = max(self.faces)
        self.face_counts = [self.faces.count(face) for face in range(self.most_face + 1)]
        prices = section(facts, "ore_prices")
        self.ranges = [
            _numbers({"range": pair}, "range", "ore_prices.ranges", 2)
            for pair in _list(prices, "ranges", "ore_prices")
        ]
        columns = len(self.ranges)
        self.prices = [_numbers(prices, ore, "ore_prices", columns) for ore in ORES]
        self.low_change = signed(prices, "modifier_if_previous_first_column", "ore_prices")
        self.high_change = signed(prices, "modifier_if_previous_last_column", "ore_prices")
        self.least_total = whole(prices, "minimum_total", "ore_prices")
        must_equal(
            "ore_prices.roll_order",
            int(words(prices, "roll_order", "ore_prices", ORES) == ["tin", "copper"]),
            1,
        )
        for at in range(1, columns):
            must_equal("ore_prices.ranges", self.ranges[at][0], self.ranges[at - 1][1] + 1)
        self.last_column = copies(section(facts, "work_track"), "last_column", "work_track")
        costs = section(facts, "work_costs")
        self.costs = [whole(costs, what, "work_costs") for what in IMPROVEMENTS]
        self.cost_build = whole(costs, "build_mine", "work_costs", 1)
        self.cost_extract = whole(costs, "extract_ore", "work_costs", 1)
        self.cost_pumps = whole(costs, "steam_pumps", "work_costs", 1)
        self.cost_pasties = whole(costs, "pasties", "work_costs", 1)
        self.cost_sell_arsenic = whole(costs, "sell_arsenic", "work_costs", 1)
        self.cost_emigrate = whole(costs, "emigrate", "work_costs")
        must_equal("work_costs.pass", whole(costs, "pass", "work_costs"), 0)
        must_equal("work_costs.process_arsenic", whole(costs, "process_arsenic", "work_costs"), 0)
        for at in range(len(self.costs)):
            if self.costs[at] < 1:
                raise Problem("components-number", field=f"work_costs.{IMPROVEMENTS[at]}", value="0", least=1)
        table = section(facts, "investment")
        self.tens = self._investment(table, "p10")
        self.fives = self._investment(table, "p5")
        effects = section(facts, "improvement_effects")
        self.base_capacity = copies(effects, "base_mine_capacity", "improvement_effects")
        self.water_here = [
            _removed(effects, "port", "water_here"),
            _removed(effects, "train", "water_here"),
            _removed(effects, "train", "water_adjacent"),
            _removed(effects, "adit", "water_each_side"),
        ]
        adit = section(effects, "adit")
        self.adit_copper = whole(adit, "copper_each_side", "improvement_effects.adit")
        self.adit_tin = whole(adit, "tin_each_side", "improvement_effects.adit")
        for what in IMPROVEMENTS[:ADIT]:
            field = f"improvement_effects.{what}"
            must_equal(f"{field}.capacity", whole(section(effects, what), "capacity", field), 1)
        for limit, most in section(effects, "limits").items():
            must_equal(f"improvement_effects.limits.{limit}", int(most), 1)

    def _investment(self, table: Table, key: str) -> list[list[int]]:
        """Points by row and round."""
        found = _list(table, key, "investment")
        if len(found) < max(PLAYERS):
            raise Problem(
                "components-total", field=f"investment.{key}", given=len(found), needed=max(PLAYERS)
            )
        return [_numbers({key: row}, key, "investment", ROUNDS) for row in found]

    def _read_expansions(self, facts: Table) -> None:
        arsenic = section(facts, "arsenic")
        self.limiter_first = whole(arsenic, "limiter_first_column", "expansion.arsenic", 1)
        self.arsenic_here = whole(arsenic, "arsenic_in_calciner_area", "expansion.arsenic")
        self.arsenic_near = whole(arsenic, "arsenic_in_each_adjacent_area", "expansion.arsenic")
        market = section(arsenic, "market")
        where = "expansion.arsenic.market"
        self.market: list[int] = []  # prices, dearest section first
        self.market_section: list[int] = []
        for at, prices in enumerate(_list(market, "sections", where)):
            for price in _list({"prices": prices}, "prices", where):
                self.market.append(whole({"price": price}, "price", where))
                self.market_section.append(at)
        must_equal(f"{where}.sections", self.market_section[-1] + 1 if self.market else 0, ROUNDS)
        self.market_closes = _numbers(market, "closed_from_round", where, ROUNDS)
        must_equal(f"{where}.last_space_unlimited", int(market.get("last_space_unlimited") is True), 1)
        # the last space takes any number, so the last section can never close
        if self.market_closes[-1] <= ROUNDS:
            raise Problem(
                "components-number",
                field=f"{where}.closed_from_round",
                value=str(self.market_closes[-1]),
                least=ROUNDS + 1,
            )
        emigration = section(facts, "emigration")
        self.own_miners = whole(emigration, "own_miners_per_player", "expansion.emigration")
        destinations = words(emigration, "destinations", "expansion.emigration", DESTINATIONS)
        must_equal("expansion.emigration.destinations", int(destinations == DESTINATIONS), 1)
        must_equal(
            "expansion.emigration.spaces_per_destination_per_round",
            whole(emigration, "spaces_per_destination_per_round", "expansion.emigration"),
            1,
        )
        michigan = section(emigration, "michigan")
        where = "expansion.emigration.michigan"
        self.michigan = [
            IMPROVEMENTS.index(what) for what in words(michigan, "by_round", where, IMPROVEMENTS)
        ]
        must_equal(f"{where}.by_round", len(self.michigan), ROUNDS)
        self.michigan_counts = _numbers(michigan, "count_by_round", where, ROUNDS)
        self.sierra_madre = _numbers(
            section(emigration, "sierra_madre"),
            "points_by_round",
            "expansion.emigration.sierra_madre",
            ROUNDS,
        )
        self.kimberley = _numbers(
            section(emigration, "kimberley"), "money_by_round", "expansion.emigration.kimberley", ROUNDS
        )
        where = "expansion.emigration.adelaide"
        self.adelaide = [
            _numbers({"rise": pair}, "rise", f"{where}.by_round", 2)
            for pair in _list(section(emigration, "adelaide"), "by_round", where)
        ]
        must_equal(f"{where}.by_round", len(self.adelaide), ROUNDS)
        for higher, lower in self.adelaide:
            if higher < lower:
                raise Problem("components-number", field=f"{where}.by_round", value=str(higher), least=lower)

    def _read_wallace(self, solo: Table) -> None:
        must_equal("solo.survey_cards", whole(solo, "survey_cards", "solo"), 2 * len(self.used_regions[1]))
        self.most_lead = whole(solo, "auction_max_lead_after_build", "solo")
        self.cheap_column = whole(solo, "cheap_build_column", "solo")
        value = section(solo, "area_value")
        self.value_port = whole(value, "port", "solo.area_value")
        self.value_miner = whole(value, "miner", "solo.area_value")
        self.value_pump = whole(value, "steam_pump", "solo.area_value")
        self.value_arsenic = whole(value, "arsenic_cube", "solo.area_value")
        self.bid_rows = [BidRow(row, self.colours) for row in rows(section(solo, "bid_table"), "rows")]
        for at in range(1, len(self.bid_rows)):
            field = "solo.bid_table.rows"
            must_equal(field, self.bid_rows[at].least, self.bid_rows[at - 1].most + 1)
        limits = _numbers(section(solo, "arsenic_limit"), "by_round", "solo.arsenic_limit", ROUNDS)
        self.arsenic_limit = limits
        cards = section(solo, "action_cards")
        self.zones = [
            _numbers({"zone": zone}, "zone", "solo.action_cards.zones", 2)
            for zone in _list(cards, "zones", "solo.action_cards")
        ]
        if not self.zones or self.zones[0][0] != 0 or self.zones[-1][1] < self.last_column - 1:
            raise Problem(
                "components-number",
                field="solo.action_cards.zones",
                value=str(self.zones),
                least=self.last_column - 1,
            )
        for at in range(1, len(self.zones)):
            must_equal("solo.action_cards.zones", self.zones[at][0], self.zones[at - 1][1] + 1)
        self.orange_prices = [
            whole({"price": price}, "price", "solo.action_cards.orange_copper_prices")
            for price in _list(cards, "orange_copper_prices", "solo.action_cards")
        ]
        self.action_cards = [ActionCard(row, len(self.zones)) for row in rows(solo, "action_card")]
        self.card_ids = [card.id for card in self.action_cards]
        _at_most(len(self.card_ids), MOST_BORDERS, "solo.action_card")
        order = section(solo, "development_order")
        self.development_order = _development_order(order, "standard")
        self.development_order_emigration = _development_order(order, "with_emigration")
        difficulty = {word(row, "id", "solo.difficulty"): row for row in rows(solo, "difficulty")}
        where = "solo.difficulty"
        self.deep_pockets = whole(section(difficulty, "deep_pockets"), "bonus", f"{where}.deep_pockets")
        self.subsidy = _numbers(section(difficulty, "subsidy"), "by_round", f"{where}.subsidy", ROUNDS)
        self.greenfield_rounds = [
            whole({"round": at}, "round", f"{where}.greenfield_purchase", 2)
            for at in _list(section(difficulty, "greenfield_purchase"), "rounds", where)
        ]
        self.extra_mines = _numbers(section(difficulty, "more_mines"), "values", f"{where}.more_mines", 2)

    # -- checking

    def _check(self, facts: Table) -> None:
        for what, ids in (
            ("area", self.area_ids),
            ("area_tiles", self.tile_ids),
            ("survey_card", self.map_ids),
            ("solo.action_card", self.card_ids),
            ("borders.pairs", self.border_ids),
        ):
            for id in ids:
                if ids.count(id) > 1:
                    raise Problem("components-twice", field=what, row=id)
        for one, other in self.ends:
            if one == other or (other, one) in self.ends:
                raise Problem("components-twice", field="borders.pairs", row=self.area_ids[one])
        if len(set(self.xs)) != len(self.xs):  # "furthest east" must decide
            raise Problem("components-twice", field="area.x", row=str(sorted(self.xs)))
        _at_most(len(self.areas), MOST_AREAS, "area")
        _at_most(len(self.ends), MOST_BORDERS, "borders.pairs")
        pieces = section(facts, "pieces")
        must_equal("pieces.mines_total", whole(pieces, "mines_total", "pieces"), self.mines * max(PLAYERS))
        must_equal("pieces.price_dice", whole(pieces, "price_dice", "pieces"), DICE)
        decks = section(facts, "survey_decks")
        must_equal("survey_decks.dealt_per_region", whole(decks, "dealt_per_region", "survey_decks"), 2)
        must_equal("survey_decks.kept_per_region", whole(decks, "kept_per_region", "survey_decks"), 1)
        must_equal("survey_decks.dealt_wild", whole(decks, "dealt_wild", "survey_decks"), 1)
        for deck in range(len(DECKS)):
            for kickstarter in (False, True) if deck == WILD else (False,):
                needed = max(PLAYERS) * (1 if deck == WILD else 2)
                count = sum(
                    map.count for map in self.maps if map.deck == deck and map.kickstarter == kickstarter
                )
                if count < needed:
                    raise Problem("components-total", field="survey_card", given=count, needed=needed)
        for n in PLAYERS:
            self._check_table(n)

    def _check_table(self, n: int) -> None:
        """A region in use has tiles enough, and none lies in a region not in use (TIN-2.4)."""
        for region in range(REGIONS):
            areas = [area for area in self.laid[n] if self.region_of[area] == region]
            base = [tile for tile in self.tiles if tile.region == region and not tile.kickstarter]
            field = f"map_cards.{n}"
            if region not in self.used_regions[n]:
                must_equal(field, len(areas), 0)
            else:
                _at_most(len(areas), len(base), field)
                _at_most(self.open_tiles[n], len(areas), "reveal_at_setup")
        if len(set(self.laid[n])) != len(self.laid[n]):
            raise Problem("components-twice", field=f"map_cards.{n}", row=str(n))


def _at_most(value: int, most: int, field: str) -> int:
    if value > most:
        raise Problem("components-total", field=field, given=value, needed=most)
    return value


def _list(table: Table, key: str, where: str) -> list[object]:
    value = table.get(key)
    if not isinstance(value, list):
        raise Problem("components-kind", field=f"{where}.{key}", needed="list", given=type(value).__name__)
    return value


def _numbers(table: Table, key: str, where: str, how_many: int) -> list[int]:
    found = [whole({key: item}, key, where) for item in _list(table, key, where)]
    must_equal(f"{where}.{key}", len(found), how_many)
    return found


def _removed(effects: Table, what: str, key: str) -> int:
    """Water an improvement removes: written as a negative change."""
    field = f"improvement_effects.{what}"
    removed = -signed(section(effects, what), key, field)
    if removed < 0:
        raise Problem("components-number", field=f"{field}.{key}", value=str(-removed), least=-99)
    return removed


def _polygon(row: Table, where: str) -> list[list[int]]:
    return [_numbers({"polygon": corner}, "polygon", where, 2) for corner in _list(row, "polygon", where)]


def _development_order(table: Table, key: str) -> list[int]:
    known = [*IMPROVEMENTS, "pumps"]
    order = words(table, key, "solo.development_order", known)
    must_equal(f"solo.development_order.{key}", int(sorted(order) == sorted(known)), 1)
    return [WALLACE_ACTIONS.index(what) for what in order]


def _tiles(facts: Table) -> list[Tile]:
    out: list[Tile] = []
    pack = section(section(section(facts, "expansion"), "kickstarter"), "area_tiles")
    for table, kickstarter in ((section(facts, "area_tiles"), False), (pack, True)):
        where = "expansion.kickstarter.area_tiles" if kickstarter else "area_tiles"
        columns = words(table, "columns", where)
        for region in range(REGIONS):
            for row in _list(table, DECKS[region], where):
                if not isinstance(row, list) or len(row) != len(columns):
                    raise Problem("components-kind", field=where, needed=str(columns), given=shown(row))
                named: Table = dict(zip(columns, row, strict=True))
                id = word(named, "id", where)
                numbers = [
                    whole(named, what, f"{where}.{id}") if what in columns else 0
                    for what in ("copper", "tin", "water", "money", "work_refund")
                ]
                out.append(Tile(id, region, numbers, kickstarter))
    return out


def _maps(facts: Table) -> list[Map]:
    """Every face once per deck: the region cards four times (`A-tin1` …), then wild, then Kickstarter cards."""
    out: list[Map] = []
    wild: list[Map] = []
    cards = rows(facts, "survey_card")
    everywhere = (1 << REGIONS) - 1
    for deck in range(REGIONS):
        for row in cards:
            where = f"survey_card.{row.get('id')}"
            id = word(row, "id", where)
            value = whole(row, "value", where)
            count = copies(row, "count", where)
            benefit = section(row, "benefit")
            if word(row, "deck", where, ["region", "wild"]) == "region":
                out.append(Map(f"{DECKS[deck]}-{id}", deck, 1 << deck, value, count, benefit, False))
            elif deck == 0:
                wild.append(Map(id, WILD, everywhere, value, count, benefit, False))
    out.extend(wild)
    pack = section(section(facts, "expansion"), "kickstarter")
    for row in rows(pack, "survey_card"):
        where = f"expansion.kickstarter.survey_card.{row.get('id')}"
        regions = 0
        for region in words(row, "regions", where, DECKS[:REGIONS]):
            regions |= 1 << DECKS.index(region)
        out.append(
            Map(
                word(row, "id", where),
                WILD,
                regions,
                whole(row, "value", where),
                1,
                section(row, "benefit"),
                True,
            )
        )
    return out


def _reconstructed(facts: Table, name: str = "") -> list[str]:
    """Names of the tables that are not known as printed."""
    out: list[str] = []
    said = facts.get("provenance")
    if name and isinstance(said, str) and "reconstructed" in said:
        out.append(name)
    for key, value in facts.items():
        if key.endswith("_provenance") and isinstance(value, str) and "reconstructed" in value:
            out.append(f"{name}.{key[: -len('_provenance')]}")
        elif isinstance(value, dict):
            out.extend(_reconstructed(value, f"{name}.{key}" if name else key))
    return out


def load_parts(owner: Path | None = None) -> Parts:
    """The box as built in, or with an owner's corrections."""
    return Parts(read_components(Path(__file__).parent / "components.toml", owner))
