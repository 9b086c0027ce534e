"""The box of Brass: Lancashire as typed tables, checked when loaded (LAN section 1, components.toml)."""

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
from gwarek.games.shared.market import buying_table

INDUSTRIES: Final = ["cotton_mill", "port", "coal_mine", "iron_works", "shipyard"]
COTTON_MILL: Final = 0
PORT: Final = 1
COAL_MINE: Final = 2
IRON_WORKS: Final = 3
SHIPYARD: Final = 4
GOODS: Final = ["", "", "coal", "iron", ""]  # what a tile of the industry holds
FLIPS: Final = ["sell", "sell", "empty", "empty", "built"]  # when it is flipped (LAN-8.5)

ERAS: Final = ["canal", "rail"]
CANAL: Final = 0
RAIL: Final = 1

TILE_ERAS: Final = ["canal", "rail", "any", "never"]

PLACE_KINDS: Final = ["town", "waypoint", "external"]
TOWN: Final = 0
WAYPOINT: Final = 1
EXTERNAL: Final = 2

CARD_KINDS: Final = ["region", "industry"]
REGION: Final = 0
INDUSTRY: Final = 1

CARDS: Final = 24  # kinds: 19 towns, 5 industries
PLAYERS: Final = [2, 3, 4]
ON_SMALL_MAP: Final = 2  # players (LAN-V2)
PRIORITY_RULES: Final = ["LAN-5.11", "LAN-5.12"]
MOST_GOODS: Final = 7  # three bits of a tile on the board (see state.py)


@final
class Place:
    """A town, a waypoint or an external region (LAN-1.5)."""

    def __init__(self, row: Table) -> None:
        where = f"region.{row.get('id')}"
        self.id: Final = word(row, "id", where)
        self.kind: Final = PLACE_KINDS.index(word(row, "kind", where, PLACE_KINDS))
        self.names: Final = {"en": word(row, "name_en", where), "pl": word(row, "name_pl", where)}
        self.x: Final = whole(row, "x", where)
        self.y: Final = whole(row, "y", where)
        self.coins: Final = whole(row, "coins", where)
        self.off: Final = row.get("off_map") is True  # see `small_box`


@final
class Space:
    """A building space and the industries it shows (LAN-1.5)."""

    def __init__(self, id: str, place: int, shows: int, hint: str) -> None:
        self.id: Final = id
        self.place: Final = place
        self.shows: Final = shows  # set of industries
        self.hint: Final = hint  # where in its town it lies


@final
class Line:
    """A printed route for one link (LAN-1.6)."""

    def __init__(self, id: str, ends: list[int], canal: bool, rail: bool) -> None:
        self.id: Final = id
        self.ends: Final = ends
        self.canal: Final = canal
        self.rail: Final = rail


@final
class Priority:
    """A space that a port must use while it is empty (LAN-5.11, 5.12)."""

    def __init__(self, rule: str, industry: int, first: int, then: int) -> None:
        self.rule: Final = rule
        self.industry: Final = industry
        self.first: Final = first
        self.then: Final = then


@final
class Card:
    """A region card names a town, an industry card an industry (LAN-1.7)."""

    def __init__(self, id: str, kind: int, place: int, industry: int, count: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.place: Final = place
        self.industry: Final = industry
        self.count: Final = count


@final
class Tile:
    """A level of an industry (LAN-1.4)."""

    def __init__(self, row: Table) -> None:
        where = f"tile.{row.get('id')}"
        self.id: Final = word(row, "id", where)
        self.industry: Final = INDUSTRIES.index(word(row, "industry", where, INDUSTRIES))
        self.level: Final = whole(row, "level", where)
        self.count: Final = copies(row, "count", where)
        self.money: Final = whole(row, "cost", where)
        self.coal: Final = _at_most(whole(row, "coal", where), 1, f"{where}.coal")
        self.iron: Final = _at_most(whole(row, "iron", where), 1, f"{where}.iron")
        self.vp: Final = whole(row, "vp", where)
        self.income: Final = whole(row, "income", where)
        self.cubes: Final = _at_most(whole(row, "cubes", where), MOST_GOODS, f"{where}.cubes")
        self.era: Final = word(row, "era", where, TILE_ERAS)
        self.never: Final = self.era == "never"
        self.canal_only: Final = self.era == "canal"
        self.rail_only: Final = self.era == "rail"
        if GOODS[self.industry] and self.cubes == 0:
            raise Problem("components-number", field=f"{where}.cubes", value="0", least=1)


@final
class Market:
    """A demand track: prices by space, cheapest first (LAN-2.3)."""

    def __init__(self, facts: Table, good: str) -> None:
        where = f"market.{good}"
        row = section(section(facts, "market"), good)
        self.prices: Final = _numbers(row, "prices", where)
        if self.prices != sorted(self.prices) or self.prices[0] < 1:
            raise Problem("components-number", field=f"{where}.prices", value=str(self.prices), least=1)
        self.start: Final = _at_most(whole(row, "start_cubes", where), len(self.prices), f"{where}.start")
        self.overflow: Final = whole(row, "price_when_empty", where, 1)
        self.buy: Final = [costs[1] for costs in buying_table(self.prices, self.overflow, 1)]


@final
class Setup:
    """What depends on the number of players (LAN-2.6, 3.2)."""

    def __init__(self, facts: Table, players: int) -> None:
        where = f"setup.players_{players}"
        row = section(section(facts, "setup"), f"players_{players}")
        self.rounds: Final = copies(row, "rounds_per_period", where)
        self.aside: Final = [whole(row, f"cards_removed_{era}", where) for era in ERAS]


@final
class Parts:
    """Everything in the box; `small`: as two players use it (LAN-V2), with the same numbers for the same things."""

    def __init__(self, facts: Table, small: bool = False) -> None:
        self.is_small: Final = small
        self.places: Final = [Place(row) for row in rows(facts, "region")]
        self.place_ids: Final = [place.id for place in self.places]
        self.spaces: Final[list[Space]] = []
        for at, row in enumerate(rows(facts, "region")):
            self._read_spaces(row, at)
        self.space_ids: Final = [space.id for space in self.spaces]
        self.lines: Final = [self._line(row) for row in rows(facts, "link")]
        self.line_ids: Final = [line.id for line in self.lines]
        link = section(facts, "virtual_link")
        towns = [place.id for place in self.places if place.kind == TOWN]
        self.virtual: Final = [
            self.place_ids.index(word(link, end, "virtual_link", towns)) for end in ("a", "b")
        ]
        self.priorities: Final = [self._priority(row, towns) for row in rows(facts, "placement_priority")]
        self.cards: Final = self._cards(section(facts, "cards"), towns)
        self.card_ids: Final = [card.id for card in self.cards]
        self.card_counts: Final = [card.count for card in self.cards]
        self.tiles: Final = [Tile(row) for row in rows(facts, "tile")]
        self.tile_ids: Final = [tile.id for tile in self.tiles]
        self.stacks: Final = [self._stack(industry) for industry in range(len(INDUSTRIES))]
        self.coal: Final = Market(facts, "coal")
        self.iron: Final = Market(facts, "iron")
        distant = section(facts, "distant_market")
        self.demand: Final = _numbers(distant, "track", "distant_market")  # bonus by place of the marker
        self.closed: Final = len(self.demand)  # the place below the last bonus closes the market
        self.distant: Final = [-value for value in _numbers(distant, "tiles", "distant_market")]  # steps
        kinds = (
            [-value for value in _numbers(distant, "all_tiles", "distant_market")] if small else self.distant
        )
        self.steps: Final = sorted(set(kinds))  # kinds of distant-market tiles
        self.step_ids: Final = [str(-steps) for steps in self.steps]
        self.step_counts: Final = [self.distant.count(steps) for steps in self.steps]
        self.levels: Final = _numbers(section(facts, "income_track"), "level_of_space", "income_track")
        self.setups: Final = {n: Setup(facts, n) for n in PLAYERS}
        self._read_numbers(facts)
        if not small:
            self._check(facts)
        self._check_rounds()
        self.small: Final = None if small else Parts(small_box(facts), True)

    # -- reading

    def _read_spaces(self, row: Table, at: int) -> None:
        id = self.place_ids[at]
        where = f"region.{id}"
        spaces = row.get("spaces")
        hints = words(row, "space_hints", where)
        if not isinstance(spaces, list) or len(spaces) != len(hints):
            raise Problem("components-kind", field=f"{where}.spaces", needed="list", given=shown(spaces))
        if (len(spaces) > 0) != (self.places[at].kind == TOWN):
            raise Problem("components-kind", field=f"{where}.spaces", needed="town", given=shown(spaces))
        for n in range(len(spaces)):
            shows = 0
            for industry in words({"spaces": spaces[n]}, "spaces", where, INDUSTRIES):
                shows |= 1 << INDUSTRIES.index(industry)
            if self.places[at].off:
                shows = 0
            elif shows == 0:
                raise Problem(
                    "components-word", field=f"{where}.spaces", value="[]", known=", ".join(INDUSTRIES)
                )
            self.spaces.append(Space(f"{id}/{n + 1}", at, shows, hints[n]))

    def _line(self, row: Table) -> Line:
        where = f"link.{row.get('id')}"
        ends = [self.place_ids.index(id) for id in words(row, "ends", where, self.place_ids)]
        if len(set(ends)) != 2 or len(ends) != 2:
            raise Problem("components-number", field=f"{where}.ends", value=str(len(set(ends))), least=2)
        canal = row.get("canal") is True
        rail = row.get("rail") is True
        if not canal and not rail and not self.is_small:
            raise Problem("components-word", field=f"{where}.canal", value="false", known="canal, rail")
        return Line(word(row, "id", where), ends, canal, rail)

    def _priority(self, row: Table, towns: list[str]) -> Priority:
        where = f"placement_priority.{row.get('id')}"
        place = self.place_ids.index(word(row, "id", where, towns))
        spaces = [i for i, space in enumerate(self.spaces) if space.place == place]
        pair = [
            spaces[_at_most(whole(row, key, where), len(spaces) - 1, f"{where}.{key}")]
            for key in ("first_space", "then_space")
        ]
        industry = INDUSTRIES.index(word(row, "industry", where, INDUSTRIES))
        return Priority(word(row, "rule", where, PRIORITY_RULES), industry, pair[0], pair[1])

    def _cards(self, facts: Table, towns: list[str]) -> list[Card]:
        regions = section(facts, "region")
        industries = section(facts, "industry")
        out: list[Card] = []
        for id in towns:
            count = copies(regions, id, "cards.region", 0 if self.is_small else 1)
            out.append(Card(id, REGION, self.place_ids.index(id), -1, count))
        for industry, id in enumerate(INDUSTRIES):
            out.append(Card(id, INDUSTRY, -1, industry, copies(industries, id, "cards.industry")))
        must_equal("cards.region", len(regions), len(towns))
        must_equal("cards.industry", len(industries), len(INDUSTRIES))
        return out

    def _stack(self, industry: int) -> list[int]:
        """Tile kinds of a stack, lowest level on top, one entry per tile (LAN-2.2)."""
        out: list[int] = []
        level = -1
        for kind, tile in enumerate(self.tiles):
            if tile.industry == industry:
                must_equal(f"tile.{tile.id}.id", int(tile.id == f"{INDUSTRIES[industry]}/{tile.level}"), 1)
                if tile.level <= level:
                    raise Problem(
                        "components-number",
                        field=f"tile.{tile.id}.level",
                        value=str(tile.level),
                        least=level + 1,
                    )
                level = tile.level
                out.extend([kind] * tile.count)
        return out

    def _read_numbers(self, facts: Table) -> None:
        player = section(facts, "per_player")
        self.start_money = whole(player, "starting_money", "per_player")
        self.start_income = _at_most(
            whole(player, "starting_income_space", "per_player"),
            len(self.levels) - 1,
            "per_player.starting_income_space",
        )
        self.hand = copies(player, "hand_size", "per_player")
        self.links = copies(player, "link_tiles", "per_player")
        turn = section(facts, "turn")
        self.actions = copies(turn, "actions_per_turn", "turn")
        self.first_actions = whole(turn, "actions_first_round_canal", "turn", 1)
        costs = section(facts, "costs")
        self.canal_cost = whole(costs, "canal", "costs")
        self.rail_cost = whole(costs, "rail_single", "costs")
        self.two_rails_cost = whole(costs, "rail_double", "costs", self.rail_cost)
        loans = section(facts, "loans")
        self.loans = _numbers(loans, "amounts", "loans")
        self.loan_step = whole(loans, "money_per_level", "loans", 1)
        self.divisor = whole(section(facts, "debts"), "divisor", "debts", 1)
        scoring = section(facts, "scoring")
        self.coin_per_tile = whole(scoring, "coin_per_flipped_tile", "scoring")
        self.cash_per_vp = whole(scoring, "cash_per_vp", "scoring", 1)
        extra = section(facts, "introductory")
        self.intro_cash_per_vp = whole(extra, "cash_per_vp", "introductory", 1)
        self.intro_cash_max = whole(extra, "cash_vp_max", "introductory")

    # -- checking

    def _check(self, facts: Table) -> None:
        check = section(facts, "checks")
        regions = [card.count for card in self.cards if card.kind == REGION]
        industries = [card.count for card in self.cards if card.kind == INDUSTRY]
        pairs = [
            ("cards_total", sum(self.card_counts)),
            ("region_cards", sum(regions)),
            ("industry_cards", sum(industries)),
            ("building_regions", self._of_kind(TOWN)),
            ("external_regions", self._of_kind(EXTERNAL)),
            ("waypoint_regions", self._of_kind(WAYPOINT)),
            ("building_spaces", len(self.spaces)),
            ("links_total", len(self.lines)),
            ("canals", sum(1 for line in self.lines if line.canal)),
            ("railways", sum(1 for line in self.lines if line.rail)),
            ("canal_only", sum(1 for line in self.lines if not line.rail)),
            ("rail_only", sum(1 for line in self.lines if not line.canal)),
            ("tiles_per_player", sum(len(stack) for stack in self.stacks)),
            ("distant_tiles", len(self.distant)),
            ("income_spaces", len(self.levels)),
        ]
        for name, found in pairs:
            must_equal(f"checks.{name}", found, whole(check, name, "checks"))
        for i, industry in enumerate(INDUSTRIES):
            must_equal(
                f"checks.tiles_{industry}", len(self.stacks[i]), whole(check, f"tiles_{industry}", "checks")
            )
        must_equal(
            "checks.distant_tiles_sum", -sum(self.distant), signed(check, "distant_tiles_sum", "checks")
        )
        must_equal("cards", len(self.cards), CARDS)
        if min(self.distant) < 0:
            raise Problem("components-number", field="distant_market.tiles", value=str(self.distant), least=0)
        for amount in self.loans:
            must_equal("loans.amounts", amount % self.loan_step, 0)
        self._check_ids()

    def _check_rounds(self) -> None:
        """LAN-3.2, 3.17: the cards last exactly as many rounds as the book says."""
        total = sum(self.card_counts)
        for n, setup in self.setups.items():
            if (n == ON_SMALL_MAP) != self.is_small:
                continue
            canal = n * (self.first_actions + self.actions * (setup.rounds - 1))
            must_equal(f"setup.players_{n}.cards_removed_canal", total - setup.aside[CANAL], canal)
            rail = n * self.actions * setup.rounds
            must_equal(f"setup.players_{n}.cards_removed_rail", total - setup.aside[RAIL], rail)

    def _check_ids(self) -> None:
        for what, ids in (
            ("region", self.place_ids),
            ("link", self.line_ids),
            ("tile", self.tile_ids),
        ):
            for id in ids:
                if ids.count(id) > 1:
                    raise Problem("components-twice", field=what, row=id)
        for line in self.lines:
            for other in self.lines:
                if other is not line and set(other.ends) == set(line.ends):
                    raise Problem("components-twice", field="link", row=other.id)

    def _of_kind(self, kind: int) -> int:
        return sum(1 for place in self.places if place.kind == kind)


def small_box(facts: Table) -> Table:
    """The box for two (LAN-V2): regions and their lines off the map, fewer cards and tiles, shorter demand tracks."""
    two = section(facts, "two_players")
    ids = [str(row.get("id")) for row in rows(facts, "region")]
    off = words(two, "regions_off", "two_players", ids)
    links: list[Table] = []
    for row in rows(facts, "link"):
        gone = any(end in off for end in words(row, "ends", f"link.{row.get('id')}", ids))
        links.append({**row, "canal": False, "rail": False} if gone else row)
    cards = section(facts, "cards")
    left: dict[str, Table] = {}
    total = 0
    for kind in CARD_KINDS:
        cuts = section(two, f"{kind}_card_cuts")
        counts = section(cards, kind)
        left[kind] = {}
        for id in counts:
            cut = whole(cuts, id, f"two_players.{kind}_card_cuts") if id in cuts else 0
            number = 0 if id in off else copies(counts, id, f"cards.{kind}", cut) - cut
            left[kind][id] = number
            total += number
    must_equal("two_players.deck_total", total, whole(two, "deck_total", "two_players"))
    prices = _numbers(two, "market_prices", "two_players")
    markets: Table = {}
    for good in ("coal", "iron"):
        market = section(section(facts, "market"), good)
        markets[good] = {**market, "prices": prices, "start_cubes": len(prices)}
    distant = section(facts, "distant_market")
    return {
        **facts,
        "region": [{**row, "off_map": row.get("id") in off} for row in rows(facts, "region")],
        "link": links,
        "cards": {**cards, **left},
        "market": markets,
        "distant_market": {**distant, "all_tiles": distant["tiles"], "tiles": two["distant_market_tiles"]},
        "per_player": {**section(facts, "per_player"), "starting_money": two["starting_money"]},
    }


def _at_most(value: int, most: int, field: str) -> int:
    if value > most:
        raise Problem("components-total", field=field, given=value, needed=most)
    return value


def _numbers(row: Table, key: str, where: str) -> list[int]:
    numbers = row.get(key)
    if not isinstance(numbers, list) or not numbers:
        raise Problem("components-kind", field=f"{where}.{key}", needed="list", given=shown(numbers))
    return [signed({key: number}, key, where) for number in numbers]


def load_parts(owner: Path | None = None) -> Parts:
    """The box as built in, or with an owner's corrections."""
    return Parts(read_components(Path(__file__).parent / "components.toml", owner))
