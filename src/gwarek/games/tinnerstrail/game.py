"""The game object of Tinners' Trail: the contract of `gwarek.core.game`, answered room by room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from gwarek.core.action import Action
from gwarek.core.brain import Brain
from gwarek.core.chance import Draw, Rng
from gwarek.core.event import Event
from gwarek.core.game import Account, Cell, Foresight, Game, GameInfo, Json, Message, Option, Preset, Secret
from gwarek.core.problem import Problem
from gwarek.core.rule import Violation
from gwarek.core.score import Outcome, Score
from gwarek.core.seat import only
from gwarek.games.tinnerstrail import bot, draws, faults, phases, position, preview, scoring
from gwarek.games.tinnerstrail import view as views
from gwarek.games.tinnerstrail.actions import Bid, Drawn, Keep, PlayMap, Survey, Withdraw, Words
from gwarek.games.tinnerstrail.components import (
    ADIT,
    DECKS,
    IMPROVEMENTS,
    MOST_NUMBER,
    PICKS,
    PLAYERS,
    PORT,
    REGIONS,
    ROUNDS,
    TRAIN,
    Parts,
    Shelf,
)
from gwarek.games.tinnerstrail.shape import Facts
from gwarek.games.tinnerstrail.shape import Shelf as ShelfFact
from gwarek.games.tinnerstrail.state import (
    State,
    is_down,
    new_state,
)

RULES_REVISION: Final = 1

YES: Final = ["no", "yes"]
ALONE: Final = [1]  # seats of the game against Lord Wallace
OPTIONS: Final = [
    Option("arsenic", YES, "no", "TIN-O1"),
    Option("emigration", YES, "no", "TIN-O2"),
    Option("kickstarter", ["no", "tiles", "maps", "both"], "no", "TIN-O3"),
    Option("better_mines", YES, "no", "TIN-O4", ALONE),
    Option("cheap_labour", YES, "no", "TIN-O5", ALONE),
    Option("more_mines", ["none", "one", "two"], "none", "TIN-O6", ALONE),
    Option("deep_pockets", YES, "no", "TIN-O7", ALONE),
    Option("friends_in_high_places", YES, "no", "TIN-O8", ALONE),
    Option("cooked_books", ["no", "row_below", "row2"], "no", "TIN-O9", ALONE),
    Option("subsidy", YES, "no", "TIN-O10", ALONE),
    Option("greenfield_purchase", YES, "no", "TIN-O11", ALONE),
    Option("lw_adit_sides", ["both", "one"], "both", "TIN-O12", ALONE),
    Option("solo_reveal", ["hand", "always"], "hand", "TIN-O13", ALONE),
]
HARD: Final = {
    "better_mines": "yes",
    "cheap_labour": "yes",
    "more_mines": "two",
    "deep_pockets": "yes",
    "friends_in_high_places": "yes",
    "cooked_books": "row_below",
    "subsidy": "yes",
    "greenfield_purchase": "yes",
}
PRESETS: Final = [
    Preset("by_the_rulebook", {}),
    Preset("with_expansions", {"arsenic": "yes", "emigration": "yes", "kickstarter": "both"}),
    # what the rulebook recommends to whoever plays one of the expansions alone (TIN-13.50, 13.60)
    Preset("arsenic_wallace", {"arsenic": "yes", "better_mines": "yes", "deep_pockets": "yes"}, ALONE),
    Preset("emigration_wallace", {"emigration": "yes", "better_mines": "yes", "more_mines": "one"}, ALONE),
    Preset("hard_wallace", HARD, ALONE),
]


@final
class TinnersTrail(Game[State]):
    def __init__(self, parts: Parts, components: str = "") -> None:
        self.parts: Final = parts
        self.words: Final = Words(parts)
        self.info = GameInfo(
            "tinnerstrail",
            {"en": "Tinners' Trail", "pl": "Cynowy szlak"},
            "TIN",
            list(PLAYERS),
            90,
            OPTIONS,
            PRESETS,
            RULES_REVISION,
            reconstructed=True,
            components=components,
        )

    def setup(self, options: Mapping[str, str], seats: int) -> State:
        self.info.check_seats(seats)
        return new_state(self.parts, self.info.full_options(options), seats)

    def to_act(self, s: State) -> list[int]:
        return phases.to_act(s)

    def legal(self, s: State, seat: int) -> list[Action]:
        return phases.legal(self.words, s, seat)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return phases.candidates(self.words, s, seat)

    def violated(self, s: State, seat: int, a: Action) -> list[Violation]:
        return phases.violated(s, seat, a)

    def apply(self, s: State, seat: int, a: Action, events: list[Event] | None = None) -> None:
        phases.apply(s, seat, a, events)

    def chance(self, s: State) -> Draw:
        return draws.chance(self.words, s)

    def view(self, s: State, seat: int | None) -> Json:
        return cast(Json, views.view(s, seat))

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        return views.redeal(s, seat, rng)

    def secret(self, s: State, seat: int, a: Action) -> Secret | None:
        """Maps dealt and kept, and a tile looked at, are for one seat's eyes (TIN-1.7)."""
        if isinstance(a, Drawn) and a.what == "deal":
            masked = " ".join(["deal", a.names[0], *(["?"] * (len(a.names) - 1))])
            return Secret(only(a.numbers[0]), masked)
        if isinstance(a, Keep):
            return Secret(only(seat), f"keep {DECKS[self.parts.maps[a.map].deck]} ?")
        if isinstance(a, Drawn) and a.what == "look":
            return Secret(only(s.turn), f"look {a.names[0]} ?")
        return None

    def reveals(self, s: State, seat: int, a: Action) -> bool:
        """A map played is shown, a survey shows a tile; the last bid or withdrawal may turn up a tile somebody knew."""
        if isinstance(a, PlayMap):
            return a.map >= 0
        if isinstance(a, Survey):
            return a.area >= 0
        if isinstance(a, Bid | Withdraw) and s.area >= 0 and is_down(s, s.area):
            after = s.copy()
            phases.apply(after, seat, a, None)
            return not is_down(after, s.area)
        return False

    def score(self, s: State) -> Score:
        return scoring.score(s)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s)

    def parse(self, line: str) -> Action:
        return self.words.parse(line)

    def position(self, text: str) -> State:
        return position.read_position(self.parts, self.info, text)

    def position_text(self, s: State) -> str:
        return position.write_position(s, self.info)

    def vocabulary(self) -> list[str]:
        return self.words.vocabulary()

    def asks(self, s: State, seat: int) -> Message:
        return preview.asks(s, seat)

    def cells(self, f: Foresight, seat: int, a: Action, changed: list[Cell]) -> list[Cell]:
        return preview.cells(f, seat, a, changed)

    def accounts(self, s: State, seat: int) -> list[Account]:
        return preview.accounts(s, seat)

    def guess(self, s: State, seat: int) -> State:
        return preview.guess(s, seat)

    def mark(self, s: State) -> Message:
        return Message("round", {"round": s.round, "of": ROUNDS})

    def evaluate(self, s: State, seat: int) -> float:
        return bot.evaluate(s, seat)

    def brain(self) -> Brain:
        return bot.BRAIN

    # -- facts

    def facts(self) -> Json:
        return cast(Json, self._facts())

    def _facts(self) -> Facts:
        parts = self.parts
        ids = parts.area_ids
        return {
            "areas": {
                area.id: {
                    "name": area.name,
                    "region": DECKS[area.region],
                    "coastal": area.coastal,
                    "x": area.x,
                    "y": area.y,
                    "polygon": area.polygon,
                    "neighbours": [ids[near] for near in parts.neighbours[at]],
                }
                for at, area in enumerate(parts.areas)
            },
            "borders": {
                id: {"areas": [ids[parts.ends[at][0]], ids[parts.ends[at][1]]]}
                for at, id in enumerate(parts.border_ids)
            },
            "land": [
                {
                    "id": land.id,
                    "name": {"en": land.names["en"], "pl": land.names["pl"]},
                    "polygon": land.polygon,
                }
                for land in parts.land
            ],
            "tiles": {
                tile.id: {
                    "region": DECKS[tile.region],
                    "copper": tile.copper,
                    "tin": tile.tin,
                    "water": tile.water,
                    "money": tile.money,
                    "work": tile.work,
                    "kickstarter": tile.kickstarter,
                }
                for tile in parts.tiles
            },
            "maps": {
                map.id: {
                    "deck": DECKS[map.deck],
                    "regions": [DECKS[region] for region in range(REGIONS) if map.regions >> region & 1],
                    "value": map.value,
                    "copper": map.copper,
                    "tin": map.tin,
                    "water": -map.water,
                    "miner": map.miner,
                    "port": map.port,
                    "pump": map.pump,
                    "count": map.count,
                    "kickstarter": map.kickstarter,
                }
                for map in parts.maps
            },
            "map_cards": {str(n): [ids[area] for area in parts.laid[n]] for n in PLAYERS},
            "dice": {"colours": parts.colours, "faces": parts.faces},
            "prices": {"ranges": parts.ranges, "copper": parts.prices[0], "tin": parts.prices[1]},
            "work": {"columns": parts.last_column + 1, "costs": self._costs()},
            "investment": {"tens": parts.tens, "fives": parts.fives},
            "shelves": {str(n): _shelf_facts(parts.shelves[n]) for n in PLAYERS},
            "market": [
                [price for at, price in enumerate(parts.market) if parts.market_section[at] == section]
                for section in range(ROUNDS)
            ],
            "destinations": {
                "michigan": {
                    "rounds": [
                        {IMPROVEMENTS[parts.michigan[at]]: parts.michigan_counts[at]} for at in range(ROUNDS)
                    ]
                },
                "sierra_madre": {"rounds": parts.sierra_madre},
                "kimberley": {"rounds": parts.kimberley},
                "adelaide": {"rounds": parts.adelaide},
            },
            "cards": {card.id: {"rounds": card.cells} for card in parts.action_cards},
            "zones": parts.zones,
            "bid_rows": [
                {"from": row.least, "to": row.most, "dice": row.dice, "pick": PICKS[row.pick]}
                for row in parts.bid_rows
            ],
            "improvements": {
                "miner": {"work": parts.costs[0], "water": 0, "neighbours": 0},
                "port": {"work": parts.costs[PORT], "water": parts.water_here[0], "neighbours": 0},
                "train": {
                    "work": parts.costs[TRAIN],
                    "water": parts.water_here[1],
                    "neighbours": parts.water_here[2],
                },
                "adit": {"work": parts.costs[ADIT], "water": parts.water_here[3], "neighbours": 0},
            },
            "rules": {
                "start_money": parts.start_money,
                "mines": parts.mines,
                "own_miners": parts.own_miners,
                "base_capacity": parts.base_capacity,
                "numbers": MOST_NUMBER,
            },
            "reconstructed": parts.reconstructed,
        }

    def _costs(self) -> dict[str, int]:
        parts = self.parts
        costs: dict[str, int] = {what: parts.costs[at] for at, what in enumerate(IMPROVEMENTS)}
        costs["build_mine"] = parts.cost_build
        costs["extract_ore"] = parts.cost_extract
        costs["steam_pumps"] = parts.cost_pumps
        costs["pasties"] = parts.cost_pasties
        costs["pass"] = 0
        costs["process_arsenic"] = 0
        costs["sell_arsenic"] = parts.cost_sell_arsenic
        costs["emigrate"] = parts.cost_emigrate
        return costs

    def faults(self, s: State) -> list[Problem]:
        return faults.faults(s)


def _shelf_facts(shelf: Shelf) -> ShelfFact:
    pumps: list[list[int]] = [[] for _ in range(ROUNDS)]
    for group in range(len(shelf.pumps)):
        pumps[shelf.pump_rounds[group] - 1].append(shelf.pumps[group])
    miner, port, train, adit = (shelf.tokens[at] for at in range(len(IMPROVEMENTS)))
    return {"miner": miner, "port": port, "train": train, "adit": adit, "pumps": pumps}
