"""The game object of Coal Baron: the contract of `gwarek.core.game`, answered room by room."""

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
from gwarek.core.seat import CHANCE, only
from gwarek.games.coalbaron import bot, faults, phases, position, preview, scoring
from gwarek.games.coalbaron import view as views
from gwarek.games.coalbaron.actions import Buy, Drawn, Fill, Keep, Next, Send, words_of
from gwarek.games.coalbaron.components import BY_TRANSPORT as BY_TRANSPORT_KIND
from gwarek.games.coalbaron.components import (
    CATEGORY_KINDS,
    COLOURS,
    LEVELS,
    LOADING,
    MINING,
    MONEY,
    MUSTER,
    ORDER,
    SHIFTS,
    SIDES,
    SPACE_KINDS,
    TRANSPORTS,
    WORKSHOP,
    Parts,
)
from gwarek.games.coalbaron.shape import Facts, SpaceFact
from gwarek.games.coalbaron.state import LOOK, State

RULES_REVISION: Final = 1

OPTIONS: Final = [
    Option("storage_rule", ["literal", "free"], "literal", "COA-R5"),
    Option("coal_supply", ["printed", "unlimited"], "printed", "COA-O2"),
    Option("delivered_orders", ["owner_only", "open"], "owner_only", "COA-O3"),
    Option("substitute_pair", ["both_other_colours", "any_two"], "both_other_colours", "COA-R3"),
    Option("fetching", ["anywhere", "surface"], "anywhere", "COA-R4"),
    Option("start_player", ["random", "0", "1", "2", "3"], "random", "COA-O5"),
]
PRESETS: Final = [
    Preset("by_the_rulebook", {}),
    Preset("as_commonly_played", {"storage_rule": "free", "substitute_pair": "any_two"}),
]


@final
class CoalBaron(Game[State]):
    def __init__(self, parts: Parts, components: str = "") -> None:
        self.parts: Final = parts
        self.words: Final = words_of(parts)
        self.info = GameInfo(
            "coalbaron",
            {"en": "Coal Baron", "pl": "Szczęść Boże", "de": "Glück Auf"},
            "COA",
            sorted(parts.setups),
            60,
            OPTIONS,
            PRESETS,
            RULES_REVISION,
            reconstructed=False,
            components=components,
        )

    def setup(self, options: Mapping[str, str], seats: int) -> State:
        self.info.check_seats(seats)
        return position.new_state(self.parts, self.info.full_options(options), seats)

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
        return phases.chance(s)

    def view(self, s: State, seat: int | None) -> Json:
        return cast(Json, views.view(s, seat))

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        return views.redeal(s, seat, rng)

    def secret(self, s: State, seat: int, a: Action) -> Secret | None:
        """What is looked at, and the order of a return (COA-R8)."""
        if isinstance(a, Drawn) and seat == CHANCE and s.phase == LOOK:
            return Secret(only(s.turn), " ".join(["look", *(["?"] * len(a.kinds))]))
        if isinstance(a, Next):
            return Secret(only(seat), "next ?")
        return None

    def reveals(self, s: State, seat: int, a: Action) -> bool:
        """A refill from the stack, a look, a piece kept out of those looked at."""
        if isinstance(a, Send):
            kind = self.parts.spaces[a.space].kind
            if kind == WORKSHOP:
                return s.tiles.size() > 0
            if kind == ORDER:
                return s.orders.size() > 0
            return kind not in (MINING, LOADING, MONEY, MUSTER)
        if isinstance(a, Fill):
            return s.refill >= 0 and s.tiles.size() > 0
        return (isinstance(a, Buy) and a.tile >= 0) or (isinstance(a, Keep) and a.card >= 0)

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

    def mark(self, s: State) -> Message:
        return Message("shift", {"shift": s.shift, "of": SHIFTS})

    def evaluate(self, s: State, seat: int) -> float:
        return bot.evaluate(s, seat)

    def brain(self) -> Brain:
        return bot.BRAIN

    def facts(self) -> Json:
        return cast(Json, self._facts())

    def _facts(self) -> Facts:
        parts = self.parts
        return {
            "colours": [{"id": COLOURS[i], "level": i + 1, "price": parts.prices[i]} for i in range(LEVELS)],
            "tiles": {
                tile.id: {
                    "colour": COLOURS[tile.colour],
                    "side": SIDES[tile.side],
                    "carts": tile.carts,
                    "cost": tile.cost,
                }
                for tile in parts.tiles
            },
            "orders": {
                order.id: {
                    "transport": TRANSPORTS[order.transport],
                    "points": order.points,
                    "spaces": [COLOURS[colour] for colour in order.spaces],
                }
                for order in parts.orders
            },
            "spaces": {space.id: self._space_facts(i) for i, space in enumerate(parts.spaces)},
            "clock": [
                {
                    "number": c.number,
                    "kind": CATEGORY_KINDS[c.kind],
                    "key": TRANSPORTS[c.key] if c.kind == BY_TRANSPORT_KIND else COLOURS[c.key],
                    "first": c.first,
                    "second": c.second,
                    "from_shift": 1 + sum(1 for scored in parts.scored if scored < c.number),
                }
                for c in parts.categories
            ],
            "cage_capacity": parts.cage_capacity,
            "second_place": {str(n): setup.second_place for n, setup in parts.setups.items()},
            "balance": parts.vp_per_unbalanced,
            "waiting": parts.vp_per_waiting,
        }

    def _space_facts(self, at: int) -> SpaceFact:
        space = self.parts.spaces[at]
        out: SpaceFact = {"kind": SPACE_KINDS[space.kind], "x": space.x, "y": space.y}
        if space.kind == MINING:
            out["steps"] = space.amount
        elif space.kind in (MONEY, MUSTER):
            out["marks"] = space.amount
        elif space.kind == LOADING:
            out["transport"] = TRANSPORTS[space.amount]
        return out

    def faults(self, s: State) -> list[Problem]:
        return faults.faults(s, self.info)
