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
from gwarek.games.brass.components import (
    CANAL,
    ERAS,
    INDUSTRY_CARD,
    MARKET_PLACE,
    PLACE_CARD,
    RAIL,
    TOWN,
    Card,
    Line,
    Market,
    Parts,
    Place,
    Space,
    Tile,
    at_most,
    carriers,
    industry_set,
    numbers,
)

INDUSTRIES: Final = ["cotton_mill", "port", "coal_mine", "iron_works", "shipyard"]
COTTON_MILL: Final = 0
PORT: Final = 1
COAL_MINE: Final = 2
IRON_WORKS: Final = 3
SHIPYARD: Final = 4
GOODS: Final = ["", "", "coal", "iron", ""]  # what a tile of the industry holds
FLIPS: Final = ["sell", "sell", "empty", "empty", "built"]  # when it is flipped (LAN-8.5)

TILE_ERAS: Final = ["canal", "rail", "any", "never"]
PLACE_KINDS: Final = ["town", "waypoint", "external"]
WAYPOINT: Final = 1
CARD_KINDS: Final = ["region", "industry"]

CARDS: Final = 24  # kinds: 19 towns, 5 industries
PLAYERS: Final = [2, 3, 4]
ON_SMALL_MAP: Final = 2  # players (LAN-V2)
PRIORITY_RULES: Final = ["LAN-5.11", "LAN-5.12"]


@final
class Priority:
    """A space that a port must use while it is empty (LAN-5.11, 5.12)."""

    def __init__(self, rule: str, industry: int, first: int, then: int) -> None:
        self.rule: Final = rule
        self.industry: Final = industry
        self.first: Final = first
        self.then: Final = then


@final
class Distant:
    """The distant market for cotton: its track and its tiles (LAN-10.5)."""

    def __init__(self, facts: Table, small: bool) -> None:
        market = section(facts, "distant_market")
        self.demand: Final = numbers(market, "track", "distant_market")  # bonus by place of the marker
        self.closed: Final = len(self.demand)  # the place below the last bonus closes the market
        self.tiles: Final = _steps(market, "tiles")
        self.steps: Final = sorted(
            set(_steps(market, "all_tiles") if small else self.tiles)
        )  # kinds of tiles
        self.step_ids: Final = [str(-steps) for steps in self.steps]
        self.step_counts: Final = [self.tiles.count(steps) for steps in self.steps]


def _steps(market: Table, key: str) -> list[int]:
    return [-value for value in numbers(market, key, "distant_market")]


@final
class Box:
    """Everything in the box; `small`: as two players use it (LAN-V2), with the same numbers for the same things."""

    def __init__(self, facts: Table, small: bool = False) -> None:
        self.is_small: Final = small
        regions = rows(facts, "region")
        places = [_place(row) for row in regions]
        ids = [place.id for place in places]
        towns = [place.id for place in places if place.kind == TOWN]
        self.closed: Final = [
            str(row["id"]) for row in regions if row.get("off_map") is True
        ]  # see `small_box`
        spaces: list[Space] = []
        for at, row in enumerate(regions):
            _read_spaces(row, at, places[at], spaces)
        self.parts: Final = Parts(
            INDUSTRIES,
            places,
            spaces,
            [_line(row, ids, small) for row in rows(facts, "link")],
            _cards(section(facts, "cards"), towns, ids, small),
            _tiles(facts),
            _market(facts, "coal"),
            _market(facts, "iron"),
            numbers(section(facts, "income_track"), "level_of_space", "income_track"),
            {n: _rounds(facts, n) for n in PLAYERS},
        )
        self.words: object = None  # of its lines, made by actions.words_of
        self.card_counts: Final = [card.counts[0] for card in self.parts.cards]
        link = section(facts, "virtual_link")
        self.virtual: Final = [ids.index(word(link, end, "virtual_link", towns)) for end in ("a", "b")]
        self.priorities: Final = [
            _priority(row, ids, towns, spaces) for row in rows(facts, "placement_priority")
        ]
        self.distant: Final = Distant(facts, small)
        self.aside: Final = {
            n: _aside(facts, n) for n in PLAYERS
        }  # cards set aside by players and era (LAN-3.2)
        self.loans: Final = numbers(section(facts, "loans"), "amounts", "loans")
        self.loan_step: Final = whole(section(facts, "loans"), "money_per_level", "loans", 1)
        self.cash_per_vp: Final = whole(section(facts, "scoring"), "cash_per_vp", "scoring", 1)
        self._read_numbers(facts)
        if not small:
            self._check(facts)
        self._check_rounds()
        self.small: Final = None if small else Box(small_box(facts), True)

    def _read_numbers(self, facts: Table) -> None:
        parts = self.parts
        player = section(facts, "per_player")
        parts.start_money = whole(player, "starting_money", "per_player")
        parts.start_income = at_most(
            whole(player, "starting_income_space", "per_player"),
            len(parts.levels) - 1,
            "per_player.starting_income_space",
        )
        parts.hand = copies(player, "hand_size", "per_player")
        parts.links = copies(player, "link_tiles", "per_player")
        turn = section(facts, "turn")
        parts.actions = copies(turn, "actions_per_turn", "turn")
        parts.first_actions = whole(turn, "actions_first_round_canal", "turn", 1)
        costs = section(facts, "costs")
        parts.canal_cost = whole(costs, "canal", "costs")
        parts.rail_cost = whole(costs, "rail_single", "costs")
        parts.two_rails_cost = whole(costs, "rail_double", "costs", parts.rail_cost)
        parts.divisor = whole(section(facts, "debts"), "divisor", "debts", 1)
        extra = section(facts, "introductory")
        parts.money_per_vp = whole(extra, "cash_per_vp", "introductory", 1)
        parts.money_vp_max = whole(extra, "cash_vp_max", "introductory")

    # -- checking

    def _check(self, facts: Table) -> None:
        check = section(facts, "checks")
        parts = self.parts
        lines = parts.lines
        pairs = [
            ("cards_total", sum(self.card_counts)),
            ("region_cards", sum(card.counts[0] for card in parts.cards if card.kind == PLACE_CARD)),
            ("industry_cards", sum(card.counts[0] for card in parts.cards if card.kind == INDUSTRY_CARD)),
            ("building_regions", self._of_kind(TOWN)),
            ("external_regions", self._of_kind(MARKET_PLACE)),
            ("waypoint_regions", self._of_kind(WAYPOINT)),
            ("building_spaces", len(parts.spaces)),
            ("links_total", len(lines)),
            ("canals", sum(1 for line in lines if line.canal)),
            ("railways", sum(1 for line in lines if line.rail)),
            ("canal_only", sum(1 for line in lines if not line.rail)),
            ("rail_only", sum(1 for line in lines if not line.canal)),
            ("tiles_per_player", sum(len(stack) for stack in parts.stacks)),
            *[(f"tiles_{id}", len(parts.stacks[i])) for i, id in enumerate(INDUSTRIES)],
            ("distant_tiles", len(self.distant.tiles)),
            ("income_spaces", len(parts.levels)),
        ]
        for name, found in pairs:
            must_equal(f"checks.{name}", found, whole(check, name, "checks"))
        steps = self.distant.tiles
        must_equal("checks.distant_tiles_sum", -sum(steps), signed(check, "distant_tiles_sum", "checks"))
        must_equal("cards", len(parts.cards), CARDS)
        if min(steps) < 0:
            raise Problem("components-number", field="distant_market.tiles", value=str(steps), least=0)
        for amount in self.loans:
            must_equal("loans.amounts", amount % self.loan_step, 0)
        parts.check_ids("region", "link", "tile")

    def _check_rounds(self) -> None:
        """LAN-3.2, 3.17: the cards last exactly as many rounds as the book says."""
        total = sum(self.card_counts)
        for n, aside in self.aside.items():
            if (n == ON_SMALL_MAP) != self.is_small:
                continue
            actions = self.parts.actions
            rounds = self.parts.rounds[n][CANAL]
            canal = n * (self.parts.first_actions + actions * (rounds - 1))
            must_equal(f"setup.players_{n}.cards_removed_canal", total - aside[CANAL], canal)
            must_equal(f"setup.players_{n}.cards_removed_rail", total - aside[RAIL], n * actions * rounds)

    def _of_kind(self, kind: int) -> int:
        return sum(1 for place in self.parts.places if place.kind == kind)


# -- reading


def _place(row: Table) -> Place:
    """A town, a waypoint or an external region (LAN-1.5)."""
    where = f"region.{row.get('id')}"
    return Place(
        word(row, "id", where),
        PLACE_KINDS.index(word(row, "kind", where, PLACE_KINDS)),
        {"en": word(row, "name_en", where), "pl": word(row, "name_pl", where)},
        whole(row, "x", where),
        whole(row, "y", where),
        whole(row, "coins", where),
    )


def _read_spaces(row: Table, at: int, place: Place, out: list[Space]) -> None:
    where = f"region.{place.id}"
    spaces = row.get("spaces")
    hints = words(row, "space_hints", where)
    if not isinstance(spaces, list) or len(spaces) != len(hints):
        raise Problem("components-kind", field=f"{where}.spaces", needed="list", given=shown(spaces))
    if (len(spaces) > 0) != (place.kind == TOWN):
        raise Problem("components-kind", field=f"{where}.spaces", needed="town", given=shown(spaces))
    for n in range(len(spaces)):
        shows = industry_set({"spaces": spaces[n]}, "spaces", where, INDUSTRIES, 1)
        if row.get("off_map") is True:
            shows = 0
        out.append(Space(f"{place.id}/{n + 1}", at, shows, hints[n]))


def _line(row: Table, ids: list[str], small: bool) -> Line:
    where = f"link.{row.get('id')}"
    ends = [ids.index(id) for id in words(row, "ends", where, ids)]
    if len(set(ends)) != 2 or len(ends) != 2:
        raise Problem("components-number", field=f"{where}.ends", value=str(len(set(ends))), least=2)
    canal, rail = carriers(row, where, not small)
    return Line(word(row, "id", where), ends, canal, rail)


def _cards(facts: Table, towns: list[str], ids: list[str], small: bool) -> list[Card]:
    """A region card names a town, an industry card an industry (LAN-1.7)."""
    regions = section(facts, "region")
    industries = section(facts, "industry")
    out: list[Card] = []
    for id in towns:
        count = copies(regions, id, "cards.region", 0 if small else 1)
        out.append(Card(id, PLACE_CARD, ids.index(id), 0, [count] * 3))
    for industry, id in enumerate(INDUSTRIES):
        count = copies(industries, id, "cards.industry")
        out.append(Card(id, INDUSTRY_CARD, -1, 1 << industry, [count] * 3))
    must_equal("cards.region", len(regions), len(towns))
    must_equal("cards.industry", len(industries), len(INDUSTRIES))
    return out


def _tiles(facts: Table) -> list[Tile]:
    """LAN-1.4; every flipped tile counts the same for the links of its town (LAN-11.1)."""
    coin = whole(section(facts, "scoring"), "coin_per_flipped_tile", "scoring")
    out: list[Tile] = []
    for row in rows(facts, "tile"):
        where = f"tile.{row.get('id')}"
        era = word(row, "era", where, TILE_ERAS)
        money = whole(row, "cost", where)
        never = era == "never"
        tile = Tile(row, where, INDUSTRIES, money, 1, coin, era != "rail", era != "canal", never=never)
        if GOODS[tile.industry] and tile.cubes == 0:
            raise Problem("components-number", field=f"{where}.cubes", value="0", least=1)
        out.append(tile)
    return out


def era_of(tile: Tile) -> str:
    """When a tile may be built, in one word."""
    if tile.never:
        return "never"
    return "any" if tile.canal and tile.rail else ERAS[RAIL] if tile.rail else ERAS[CANAL]


def _market(facts: Table, good: str) -> Market:
    """A demand track (LAN-2.3)."""
    where = f"market.{good}"
    row = section(section(facts, "market"), good)
    start = whole(row, "start_cubes", where)
    return Market(numbers(row, "prices", where), start, whole(row, "price_when_empty", where, 1), 1, where)


def _rounds(facts: Table, players: int) -> list[int]:
    row = section(section(facts, "setup"), f"players_{players}")
    return [copies(row, "rounds_per_period", f"setup.players_{players}")] * len(ERAS)


def _aside(facts: Table, players: int) -> list[int]:
    row = section(section(facts, "setup"), f"players_{players}")
    return [whole(row, f"cards_removed_{era}", f"setup.players_{players}") for era in ERAS]


def _priority(row: Table, ids: list[str], towns: list[str], spaces: list[Space]) -> Priority:
    where = f"placement_priority.{row.get('id')}"
    place = ids.index(word(row, "id", where, towns))
    here = [i for i, space in enumerate(spaces) if space.place == place]
    pair = [
        here[at_most(whole(row, key, where), len(here) - 1, f"{where}.{key}")]
        for key in ("first_space", "then_space")
    ]
    industry = INDUSTRIES.index(word(row, "industry", where, INDUSTRIES))
    return Priority(word(row, "rule", where, PRIORITY_RULES), industry, pair[0], pair[1])


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
    prices = numbers(two, "market_prices", "two_players")
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


def load_box(owner: Path | None = None) -> Box:
    """The box as built in, or with an owner's corrections."""
    return Box(read_components(Path(__file__).parent / "components.toml", owner))
