"""The game object of Brass: Lancashire: the contract of `gwarek.core.game`, answered room by room."""

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
from gwarek.games.brass import phases as turns
from gwarek.games.brass import preview as asking
from gwarek.games.brass import scoring as counting
from gwarek.games.brass.actions import secret_of
from gwarek.games.brass.cards import no_card_helps
from gwarek.games.brass.components import ERAS
from gwarek.games.brass.state import State
from gwarek.games.brass.view import line_facts, market_facts, place_facts, space_facts, tile_facts
from gwarek.games.lancashire import bot, decisions, faults, phases, position, preview, scoring
from gwarek.games.lancashire import view as views
from gwarek.games.lancashire.actions import words_of
from gwarek.games.lancashire.components import (
    CARD_KINDS,
    FLIPS,
    GOODS,
    INDUSTRIES,
    ON_SMALL_MAP,
    PLACE_KINDS,
    Box,
    era_of,
)
from gwarek.games.lancashire.decisions import TABLE
from gwarek.games.lancashire.rules import NOT_YOUR_TURN
from gwarek.games.lancashire.sites import checks
from gwarek.games.lancashire.state import board_of
from gwarek.games.shared.network import members

RULES_REVISION: Final = 2

OPTIONS: Final = [
    Option("distant_bonus", ["money", "income"], "money", "LAN-R1"),
    Option("unpayable_debt", ["lose_vp", "write_off", "negative_cash"], "lose_vp", "LAN-R2"),
    Option("canal_industry_card_own_tile", ["no", "yes"], "no", "LAN-R3"),
    Option("virtual_link", ["yes", "anybody", "no"], "yes", "LAN-R4"),
    Option("double_action_overbuild", ["no", "yes"], "no", "LAN-R5"),
    Option("rail_coal_end", ["chosen_end", "nearest_of_both_ends", "free_end"], "chosen_end", "LAN-R6"),
    Option("free_first_build", ["no_tiles_on_board", "first_of_game_only"], "no_tiles_on_board", "LAN-R7"),
    Option("income_timing", ["start_of_round", "end_of_round_except_last"], "start_of_round", "LAN-O8"),
    Option("refill_timing", ["end_of_round", "end_of_turn"], "end_of_round", "LAN-O9"),
    Option("shared_victory", ["no", "yes"], "no", "LAN-O10"),
    Option("introductory_game", ["no", "yes"], "no", "LAN-O11"),
]
PRESETS: Final = [
    Preset("by_the_rulebook", {}),
    Preset(
        "as_commonly_played",
        {
            "distant_bonus": "income",
            "unpayable_debt": "negative_cash",
            "canal_industry_card_own_tile": "yes",
            "double_action_overbuild": "yes",
            "rail_coal_end": "nearest_of_both_ends",
        },
    ),
    Preset(
        "roxley_2018",  # its rules; which cards and tiles it takes out for each number of players is not known
        {
            "distant_bonus": "income",
            "canal_industry_card_own_tile": "yes",
            "virtual_link": "no",
            "double_action_overbuild": "yes",
            "rail_coal_end": "nearest_of_both_ends",
            "income_timing": "end_of_round_except_last",
            "refill_timing": "end_of_turn",
            "shared_victory": "yes",
        },
    ),
]


@final
class Lancashire(Game[State]):
    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.boards: Final = [board_of(box), *([] if box.small is None else [board_of(box.small)])]
        self.words: Final = words_of(box)
        self.info = GameInfo(
            "lancashire",
            {"en": "Brass: Lancashire", "pl": "Brass: Lancashire"},
            "LAN",
            [3, 4, ON_SMALL_MAP],
            150,
            OPTIONS,
            PRESETS,
            RULES_REVISION,
            reconstructed=False,
            printed=["LAN-5.8"],
            usual=3,  # the game for two is a variant of players (LAN-V2)
        )

    def setup(self, options: Mapping[str, str], seats: int) -> State:
        self.info.check_seats(seats)
        return position.opening(self.box, self.boards, self.info.full_options(options), seats)

    def to_act(self, s: State) -> list[int]:
        return turns.to_act(s)

    def legal(self, s: State, seat: int) -> list[Action]:
        return decisions.legal(self.words, s, seat)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return turns.candidates(TABLE, self.words, s, seat)

    def violated(self, s: State, seat: int, a: Action) -> list[Violation]:
        return turns.violated(TABLE, NOT_YOUR_TURN, s, seat, a)

    def told(self, violated: list[Violation], others: list[list[Violation]]) -> list[Violation]:
        return no_card_helps(violated, others, ["LAN-5.3", "LAN-5.4"], "reach")

    def apply(self, s: State, seat: int, a: Action, events: list[Event] | None = None) -> None:
        TABLE.apply(s, seat, a, events)

    def chance(self, s: State) -> Draw:
        return phases.chance(s)

    def view(self, s: State, seat: int | None) -> Json:
        return cast(Json, views.view(s, seat))

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        return views.redeal(s, seat, rng)

    def secret(self, s: State, seat: int, a: Action) -> Secret | None:
        """Cards dealt are for their owner's eyes (section 18)."""
        return secret_of(a)

    def reveals(self, s: State, seat: int, a: Action) -> bool:
        """Never: a discard shows the actor's own card only; cards and tiles drawn are entries of their own."""
        return False

    def score(self, s: State) -> Score:
        return scoring.score(s)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s)

    def parse(self, line: str) -> Action:
        return self.words.grammar.read(line)

    def position(self, text: str) -> State:
        return position.read_position(self.box, self.boards, self.info, text)

    def position_text(self, s: State) -> str:
        return position.write_position(s, self.info)

    def vocabulary(self) -> list[str]:
        return self.words.grammar.vocabulary()

    def asks(self, s: State, seat: int) -> Message:
        return asking.asks(s, seat)

    def cells(self, f: Foresight, seat: int, a: Action, changed: list[Cell]) -> list[Cell]:
        return preview.cells(f, seat, a, changed)

    def accounts(self, s: State, seat: int) -> list[Account]:
        return asking.accounts(s, seat)

    def mark(self, s: State) -> Message:
        return Message(ERAS[s.era], {"round": s.round, "of": s.table.rounds[s.era]})

    def course(self, s: State) -> dict[str, list[int]]:
        return counting.course(s)

    def evaluate(self, s: State, seat: int) -> float:
        return bot.evaluate(s, seat)

    def brain(self) -> Brain:
        return bot.BRAIN

    # -- facts

    def facts(self) -> Json:
        box = self.box
        parts = box.parts
        return {
            "places": {
                place.id: {**place_facts(parts, i, PLACE_KINDS), "coins": place.symbols}
                for i, place in enumerate(parts.places)
            },
            "spaces": {
                space.id: {**space_facts(parts, i), "hint": space.hint}
                for i, space in enumerate(parts.spaces)
            },
            "lines": {id: line_facts(parts, i) for i, id in enumerate(parts.line_ids)},
            "virtual_link": [parts.place_ids[place] for place in box.virtual],
            "industries": [
                {"id": id, "makes": GOODS[i], "flips": FLIPS[i]} for i, id in enumerate(INDUSTRIES)
            ],
            "tiles": {tile.id: {**tile_facts(parts, tile), "era": era_of(tile)} for tile in parts.tiles},
            "cards": {
                card.id: {
                    "kind": CARD_KINDS[card.kind],
                    "place": parts.place_ids[card.place] if card.place >= 0 else None,
                    "industry": None if card.names_place else INDUSTRIES[members(card.industries)[0]],
                    "count": card.counts[0],
                }
                for card in parts.cards
            },
            "markets": {"coal": market_facts(parts.coal), "iron": market_facts(parts.iron)},
            "checks": checks(),
            "distant": {
                "track": [*box.distant.demand, None],
                "tiles": dict(zip(box.distant.step_ids, box.distant.step_counts, strict=True)),
            },
            "income": parts.levels[:],
            "rounds": {str(n): rounds[0] for n, rounds in parts.rounds.items()},
            "aside": {str(n): dict(zip(ERAS, aside, strict=True)) for n, aside in box.aside.items()},
            "rules": {
                "hand": parts.hand,
                "money": parts.start_money,
                "canal": parts.canal_cost,
                "rail": parts.rail_cost,
                "two_rails": parts.two_rails_cost,
                "links": parts.links,
                "loans": box.loans[:],
                "cash_per_vp": box.cash_per_vp,
            },
        }

    def faults(self, s: State) -> list[Problem]:
        return faults.faults(s)
