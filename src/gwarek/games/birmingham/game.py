"""The game object of Brass: Birmingham: the contract of `gwarek.core.game`, answered room by room."""

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
from gwarek.games.birmingham import bot, decisions, faults, phases, position, preview, scoring
from gwarek.games.birmingham import view as views
from gwarek.games.birmingham.actions import words_of
from gwarek.games.birmingham.components import (
    BONUSES,
    CARD_KINDS,
    COAL_MINE,
    GOODS,
    INDUSTRIES,
    PLACE_KINDS,
    PLAYERS,
    Box,
)
from gwarek.games.birmingham.decisions import TABLE
from gwarek.games.birmingham.rules import NOT_YOUR_TURN
from gwarek.games.birmingham.state import Table, board_of, new_state
from gwarek.games.brass import phases as turns
from gwarek.games.brass import preview as asking
from gwarek.games.brass import scoring as counting
from gwarek.games.brass.actions import secret_of
from gwarek.games.brass.cards import no_card_helps
from gwarek.games.brass.components import CANAL, ERAS, MARKET_PLACE, RAIL, Tile
from gwarek.games.brass.state import State
from gwarek.games.brass.view import line_facts, market_facts, place_facts, space_facts, tile_facts
from gwarek.games.shared.network import members

RULES_REVISION: Final = 1

OPTIONS: Final = [
    Option("nottingham_bonus_vp", ["4", "3"], "4", "BIR-R1"),
    Option("wild_cards_per_type", ["players", "4"], "players", "BIR-O2"),
    Option("manufacturer_4_cost", ["8", "14"], "8", "BIR-O3"),
    Option("double_rail_coal", ["one_by_one", "both_first"], "one_by_one", "BIR-R2"),
    Option("gloucester_bonus", ["mandatory_if_possible", "optional"], "mandatory_if_possible", "BIR-R5"),
    Option("setup_discard_visibility", ["nobody", "owner"], "nobody", "BIR-R20"),
    Option("introductory_game", ["no", "yes"], "no", "BIR-O7"),
]
PRESETS: Final = [
    Preset("by_the_rulebook", {}),
    Preset("as_published", {"nottingham_bonus_vp": "3", "wild_cards_per_type": "4"}),
    Preset("introductory", {"introductory_game": "yes"}),
]


@final
class Birmingham(Game[State]):
    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.board: Final = board_of(box)
        self.words: Final = words_of(box)
        self.info = GameInfo(
            "birmingham",
            {"en": "Brass: Birmingham", "pl": "Brass: Birmingham"},
            "BIR",
            PLAYERS,
            120,
            OPTIONS,
            PRESETS,
            RULES_REVISION,
            reconstructed=False,
            printed=["BIR-1.3", "BIR-13.3"],
        )

    def setup(self, options: Mapping[str, str], seats: int) -> State:
        self.info.check_seats(seats)
        return new_state(Table(self.box, self.board, self.info.full_options(options), seats))

    def to_act(self, s: State) -> list[int]:
        return turns.to_act(s)

    def legal(self, s: State, seat: int) -> list[Action]:
        return decisions.legal(self.words, s, seat)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return turns.candidates(TABLE, self.words, s, seat)

    def violated(self, s: State, seat: int, a: Action) -> list[Violation]:
        return turns.violated(TABLE, NOT_YOUR_TURN, s, seat, a)

    def told(self, violated: list[Violation], others: list[list[Violation]]) -> list[Violation]:
        return no_card_helps(violated, others, ["BIR-8.1", "BIR-8.14"], "network")

    def apply(self, s: State, seat: int, a: Action, events: list[Event] | None = None) -> None:
        TABLE.apply(s, seat, a, events)

    def chance(self, s: State) -> Draw:
        return phases.chance(s)

    def view(self, s: State, seat: int | None) -> Json:
        return cast(Json, views.view(s, seat))

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        return views.redeal(s, seat, rng)

    def secret(self, s: State, seat: int, a: Action) -> Secret | None:
        """Cards dealt are for their owner's eyes (section 25)."""
        return secret_of(a)

    def reveals(self, s: State, seat: int, a: Action) -> bool:
        """Never: a discard shows the actor's own card only; draws are entries of their own (section 23)."""
        return False

    def score(self, s: State) -> Score:
        return scoring.score(s)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s)

    def parse(self, line: str) -> Action:
        return self.words.grammar.read(line)

    def position(self, text: str) -> State:
        return position.read_position(self.box, self.board, self.info, text)

    def position_text(self, s: State) -> str:
        return position.write_position(s, self.info)

    def vocabulary(self) -> list[str]:
        return self.words.grammar.vocabulary()

    def asks(self, s: State, seat: int) -> Message:
        return preview.asks(s, seat)

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
            "places": {id: self._place_facts(i) for i, id in enumerate(parts.place_ids)},
            "spaces": {
                space.id: {**space_facts(parts, i), "x": space.x, "y": space.y}
                for i, space in enumerate(parts.spaces)
            },
            "merchant_spaces": {
                space.id: {"place": parts.place_ids[space.place], "min_players": space.min_players}
                for space in box.merchant_spaces
            },
            "lines": {
                line.id: {**line_facts(parts, i), "x": line.x, "y": line.y}
                for i, line in enumerate(parts.lines)
            },
            "industries": [
                {"id": id, "makes": GOODS[i], "flips": "empty" if i >= COAL_MINE else "sell"}
                for i, id in enumerate(INDUSTRIES)
            ],
            "tiles": {tile.id: self._tile_facts(tile) for tile in parts.tiles},
            "cards": {id: self._card_facts(i) for i, id in enumerate(parts.card_ids)},
            "merchant_kinds": {
                kind.id: {
                    "buys": [INDUSTRIES[i] for i in members(kind.buys)],
                    "counts": {str(n): kind.counts[n] for n in PLAYERS},
                }
                for kind in box.merchant_kinds
            },
            "markets": {"coal": market_facts(parts.coal), "iron": market_facts(parts.iron)},
            "income": parts.levels[:],
            "rounds": {str(n): dict(zip(ERAS, rounds, strict=True)) for n, rounds in parts.rounds.items()},
            "rules": {
                "hand": parts.hand,
                "loan": box.loan_money,
                "loan_levels": box.loan_levels,
                "canal": parts.canal_cost,
                "rail": parts.rail_cost,
                "two_rails": parts.two_rails_cost,
                "links": parts.links,
                "brewery_canal": box.barrels[CANAL],
                "brewery_rail": box.barrels[RAIL],
            },
        }

    def _place_facts(self, at: int) -> Json:
        place = self.box.parts.places[at]
        bonus: Json = {"kind": BONUSES[place.bonus], "amount": place.amount}
        return {
            **place_facts(self.box.parts, at, PLACE_KINDS),
            "colour": place.colour or None,
            "link_symbols": place.symbols,
            "bonus": bonus if place.kind == MARKET_PLACE else None,
            "min_players": place.min_players,
        }

    def _card_facts(self, at: int) -> Json:
        card = self.box.parts.cards[at]
        return {
            "kind": CARD_KINDS[card.kind],
            "place": self.box.parts.place_ids[card.place] if card.place >= 0 else None,
            "industries": [INDUSTRIES[i] for i in members(card.industries)],
            "colour": card.colour or None,
            "counts": {str(n): card.counts[n - 2] for n in PLAYERS},
        }

    def _tile_facts(self, tile: Tile) -> Json:
        return {
            **tile_facts(self.box.parts, tile),
            "beer": tile.beer,
            "links": tile.links,
            "eras": [era for era, may in zip(ERAS, (tile.canal, tile.rail), strict=True) if may],
            "develop": tile.develop,
        }

    def faults(self, s: State) -> list[Problem]:
        return faults.faults(s)
