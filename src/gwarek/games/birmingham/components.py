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
from gwarek.games.brass.components import (
    CANAL,
    ERAS,
    INDUSTRY_CARD,
    MARKET_PLACE,
    MOST_GOODS,
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

INDUSTRIES: Final = ["cotton_mill", "manufacturer", "pottery", "coal_mine", "iron_works", "brewery"]
COTTON_MILL: Final = 0
MANUFACTURER: Final = 1
POTTERY: Final = 2
COAL_MINE: Final = 3
IRON_WORKS: Final = 4
BREWERY: Final = 5
GOODS: Final = ["", "", "", "coal", "iron", "beer"]  # what a tile of the industry holds

PLACE_KINDS: Final = ["town", "farm", "merchant"]
FARM: Final = 1
CARD_KINDS: Final = ["location", "industry", "wild"]
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
PLAYERS: Final = [2, 3, 4]


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
class Box:
    """Everything in the box."""

    def __init__(self, facts: Table) -> None:
        places: list[Place] = []
        spaces: list[Space] = []
        self.merchant_spaces: Final[list[MerchantSpace]] = []
        self._read_places(facts, places, spaces)
        ids = [place.id for place in places]
        towns = [place.id for place in places if place.kind == TOWN]
        self.parts: Final = Parts(
            INDUSTRIES,
            places,
            spaces,
            [_line(row, ids) for row in rows(facts, "links")],
            _cards(section(facts, "cards"), towns, ids),
            [_tile(row) for row in rows(facts, "tiles")],
            _market(facts, "coal"),
            _market(facts, "iron"),
            _levels(section(facts, "income_track")),
            {n: _rounds(facts, n) for n in PLAYERS},
        )
        self.dear_tiles: Final = [
            _tile(row, DEAR[1] if row.get("id") == DEAR[0] else None) for row in rows(facts, "tiles")
        ]
        self.merchant_ids: Final = [space.id for space in self.merchant_spaces]
        self.merchant_place: Final = [space.place for space in self.merchant_spaces]
        self.merchant_kinds: Final = _merchant_kinds(facts)
        self.kind_ids: Final = [kind.id for kind in self.merchant_kinds]
        self.wild_location: Final = self.parts.card_ids.index(WILD_LOCATION)
        self.wild_industry: Final = self.parts.card_ids.index(WILD_INDUSTRY)
        self.plain_cards: Final = len(self.parts.cards) - 2
        self.words: object = None  # of its lines, made by actions.words_of
        numbers = section(facts, "constants")
        self.loan_money: Final = whole(numbers, "loan_money", "constants")
        self.loan_levels: Final = whole(numbers, "loan_levels_down", "constants")
        self.scout_cards: Final = whole(numbers, "scout_discards", "constants", 1)
        self.barrels: Final = [
            at_most(whole(numbers, f"brewery_beer_{era}", "constants", 1), MOST_GOODS, f"brewery_beer_{era}")
            for era in ERAS
        ]
        self._read_numbers(facts, numbers)
        self._check(facts)

    # -- reading

    def _read_places(self, facts: Table, places: list[Place], spaces: list[Space]) -> None:
        """A town, a farm brewery or a merchant place (BIR-1.2). A merchant place has a bonus (BIR-10.7)."""
        for kind, key in ((TOWN, "towns"), (FARM, "farms"), (MARKET_PLACE, "merchants")):
            for row in rows(facts, key):
                where = f"{key}.{row.get('id')}"
                id = word(row, "id", where)
                name = row.get("name", id)
                names = {"en": str(row.get("name_en", name)), "pl": str(row.get("name_pl", name))}
                symbols = whole(row, "link_symbols", where) if kind == MARKET_PLACE else 0
                place = Place(id, kind, names, whole(row, "x", where), whole(row, "y", where), symbols)
                if kind == TOWN:
                    place.colour = word(row, "colour", where)
                if kind == MARKET_PLACE:
                    self._read_merchant(row, place, len(places), where)
                else:
                    _read_spaces(row, id, len(places), where, spaces)
                places.append(place)

    def _read_merchant(self, row: Table, place: Place, at: int, where: str) -> None:
        bonus = section(row, "bonus")
        place.min_players = whole(row, "min_players", where, 2)
        place.bonus = BONUSES.index(word(bonus, "kind", f"{where}.bonus", BONUSES))
        place.amount = whole(bonus, "amount", f"{where}.bonus")
        for n in range(copies(row, "tile_spaces", where)):
            self.merchant_spaces.append(MerchantSpace(f"{place.id}/{n + 1}", at, place.min_players))

    def _read_numbers(self, facts: Table, numbers: Table) -> None:
        parts = self.parts
        parts.start_money = whole(numbers, "start_money", "constants")
        parts.start_income = at_most(
            whole(numbers, "start_income_space", "constants"),
            len(parts.levels) - 1,
            "constants.start_income_space",
        )
        parts.hand = copies(numbers, "hand_size", "constants")
        parts.links = copies(section(facts, "supply"), "link_tiles_per_player", "supply")
        parts.actions = copies(numbers, "actions_per_turn", "constants")
        parts.first_actions = whole(numbers, "actions_first_canal_round", "constants", 1)
        parts.canal_cost = whole(numbers, "canal_link_cost", "constants")
        parts.rail_cost = whole(numbers, "rail_link_cost", "constants")
        parts.two_rails_cost = whole(numbers, "rail_two_links_cost", "constants")
        parts.divisor = whole(numbers, "shortfall_divisor", "constants", 1)
        extra = section(section(facts, "variants"), "introductory")
        parts.money_per_vp = whole(extra, "money_per_vp", "variants.introductory", 1)
        parts.money_vp_max = whole(extra, "money_vp_max", "variants.introductory")
        for key, needed in (
            ("coal_overflow_price", parts.coal.overflow),
            ("iron_overflow_price", parts.iron.overflow),
            ("setup_facedown_discard", 1),
            ("develop_iron_per_tile", 1),
            ("rail_coal_per_link", 1),
            ("rail_two_links_beer", 1),
        ):
            must_equal(f"constants.{key}", whole(numbers, key, "constants"), needed)

    # -- checking

    def _check(self, facts: Table) -> None:
        check = section(facts, "selfcheck")
        parts = self.parts
        lines = parts.lines
        kinds = [place.kind for place in parts.places]
        pairs = [
            ("towns", kinds.count(TOWN)),
            ("town_slots", sum(1 for space in parts.spaces if kinds[space.place] == TOWN)),
            ("farm_slots", sum(1 for space in parts.spaces if kinds[space.place] == FARM)),
            ("merchant_places", kinds.count(MARKET_PLACE)),
            ("merchant_tile_spaces", len(self.merchant_spaces)),
            ("links", len(lines)),
            ("links_both", sum(1 for line in lines if line.canal and line.rail)),
            ("links_rail_only", sum(1 for line in lines if not line.canal)),
            ("links_canal_only", sum(1 for line in lines if not line.rail)),
            ("links_canal_era", sum(1 for line in lines if line.canal)),
            ("links_rail_era", sum(1 for line in lines if line.rail)),
            ("industry_tiles_per_player", sum(len(stack) for stack in parts.stacks)),
            ("coal_spaces", len(parts.coal.prices)),
            ("iron_spaces", len(parts.iron.prices)),
            ("income_spaces", len(parts.levels)),
        ]
        for name, found in pairs:
            must_equal(f"selfcheck.{name}", found, whole(check, name, "selfcheck"))
        per_industry = section(check, "tiles_per_industry")
        for i, stack in enumerate(parts.stacks):
            id = INDUSTRIES[i]
            must_equal(f"tiles ({id})", len(stack), whole(per_industry, id, "selfcheck"))
            must_equal(f"tiles ({id}) levels", len(set(stack)), parts.tiles[stack[-1]].level)
        self._check_players(facts)
        must_equal("cards", len(parts.cards), CARDS)
        if len(parts.spaces) + len(self.merchant_spaces) > MOST_SOURCES:
            raise Problem(
                "components-total", field="towns.slots", given=len(parts.spaces), needed=MOST_SOURCES
            )
        parts.check_ids("towns", "links", "tiles")
        for id in parts.card_ids:
            if parts.card_ids.count(id) > 1:
                raise Problem("components-twice", field="cards", row=id)

    def _check_players(self, facts: Table) -> None:
        """What depends on the number of players (BIR-2.2, 4.2)."""
        parts = self.parts
        for n, rounds in parts.rounds.items():
            row = section(section(facts, "setup"), str(n))
            deck = whole(row, "deck", f"setup.{n}", 1)
            must_equal(f"setup.{n}.deck", sum(card.counts[n - 2] for card in parts.cards), deck)
            tiles = sum(kind.counts[n] for kind in self.merchant_kinds)
            spaces = sum(1 for space in self.merchant_spaces if space.min_players <= n)
            must_equal(f"setup.{n}.merchant_tiles", tiles, copies(row, "merchant_tiles", f"setup.{n}"))
            must_equal(f"merchants ({n} players)", spaces, tiles)
            canal = n * (parts.first_actions + parts.actions * (rounds[CANAL] - 1) + 1)
            must_equal(f"setup.{n}.rounds_canal", canal, deck)
            must_equal(f"setup.{n}.rounds_rail", n * parts.actions * rounds[RAIL], deck)


def _read_spaces(row: Table, id: str, at: int, where: str, out: list[Space]) -> None:
    slots = row.get("slots")
    corners = row.get("slot_xy")
    if not isinstance(slots, list) or not isinstance(corners, list) or len(slots) != len(corners):
        raise Problem("components-kind", field=f"{where}.slots", needed="list", given=shown(slots))
    for n in range(len(slots)):
        shows = industry_set({"slots": slots[n]}, "slots", where, INDUSTRIES, 1)
        out.append(Space(f"{id}/{n + 1}", at, shows, "", corners[n][0], corners[n][1]))


def _line(row: Table, ids: list[str]) -> Line:
    """One line touches three places (BIR-1.4)."""
    where = f"links.{row.get('id')}"
    ends = [ids.index(id) for id in words(row, "nodes", where, ids)]
    if len(set(ends)) != len(ends) or len(ends) < 2:
        raise Problem("components-number", field=f"{where}.nodes", value=str(len(ends)), least=2)
    canal, rail = carriers(row, where, True)
    return Line(word(row, "id", where), ends, canal, rail, whole(row, "x", where), whole(row, "y", where))


def _cards(facts: Table, towns: list[str], ids: list[str]) -> list[Card]:
    """A town, an industry or two, or a wild card (BIR-1.6)."""
    out: list[Card] = []
    for row in rows(facts, "location"):
        where = f"cards.location.{row.get('id')}"
        town = word(row, "town", where, towns)
        must_equal(f"{where}.id", int(word(row, "id", where) == town), 1)
        colour = word(row, "colour", where)
        out.append(Card(town, PLACE_CARD, ids.index(town), 0, _counts(row, where), colour))
    for row in rows(facts, "industry"):
        where = f"cards.industry.{row.get('id')}"
        industries = industry_set(row, "industries", where, INDUSTRIES)
        out.append(Card(word(row, "id", where), INDUSTRY_CARD, -1, industries, _counts(row, where)))
    everything = (1 << len(INDUSTRIES)) - 1
    out.append(Card(WILD_LOCATION, WILD, -1, 0, [0, 0, 0]))
    out.append(Card(WILD_INDUSTRY, WILD, -1, everything, [0, 0, 0]))
    return out


def _counts(row: Table, where: str) -> list[int]:
    counts = row.get("counts")
    if not isinstance(counts, list) or len(counts) != 3:
        raise Problem("components-kind", field=f"{where}.counts", needed="list", given=shown(counts))
    return [copies({"counts": count}, "counts", where, 0) for count in counts]


def _tile(row: Table, dear: int | None = None) -> Tile:
    """A level of an industry on the mat (BIR-1.5); `dear`: its cost on the 2018 rulebook's mat."""
    where = f"tiles.{row.get('id')}"
    eras = words(row, "eras", where, ERAS)
    return Tile(
        row,
        where,
        INDUSTRIES,
        whole(row, "money", where) if dear is None else dear,
        2,
        whole(row, "links", where),
        ERAS[CANAL] in eras,
        ERAS[RAIL] in eras,
        beer=whole(row, "beer", where),
        develop=row.get("develop") is True,
    )


def _market(facts: Table, good: str) -> Market:
    """BIR-7.13."""
    where = f"markets.{good}"
    row = section(section(facts, "markets"), good)
    start = whole(row, "start", where)
    return Market(numbers(row, "prices", where), start, whole(row, "overflow_price", where, 1), 2, where)


def _rounds(facts: Table, players: int) -> list[int]:
    row = section(section(facts, "setup"), str(players))
    return [copies(row, f"rounds_{era}", f"setup.{players}") for era in ERAS]


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
        for players in PLAYERS:
            if players >= whole(row, "min_players", where, 2):
                kind.counts[players] += copies(row, "count", where)
    return out


def _levels(track: Table) -> list[int]:
    out = numbers(track, "level_of_space", "income_track")
    for row in rows(track, "segments"):
        wide = whole(row, "spaces_per_level", "income_track.segments", 1)
        first = signed(row, "first_level", "income_track.segments")
        start = whole(row, "from", "income_track.segments")
        for space in range(start, whole(row, "to", "income_track.segments") + 1):
            must_equal(f"income_track.level_of_space[{space}]", out[space], first + (space - start) // wide)
    return out


def load_box(owner: Path | None = None) -> Box:
    """The box as built in, or with an owner's corrections."""
    return Box(read_components(Path(__file__).parent / "components.toml", owner))
