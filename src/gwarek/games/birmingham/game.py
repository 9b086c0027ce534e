"""The game object of Brass: Birmingham: the contract of `gwarek.core.game`, answered room by room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from gwarek.core import foresight
from gwarek.core.action import Action
from gwarek.core.brain import Brain
from gwarek.core.chance import Draw, Rng
from gwarek.core.event import Event
from gwarek.core.game import Account, Cell, Game, GameInfo, Json, Message, Option, Preset, Secret
from gwarek.core.problem import Problem
from gwarek.core.rule import Violation
from gwarek.core.score import Outcome, Score
from gwarek.core.seat import SEAT_WORDS, only
from gwarek.games.birmingham import bot, faults, phases, position, preview, scoring
from gwarek.games.birmingham import view as views
from gwarek.games.birmingham.actions import Dealt, Words
from gwarek.games.birmingham.board import Board
from gwarek.games.birmingham.components import (
    BONUSES,
    CANAL,
    CARD_KINDS,
    COAL_MINE,
    ERAS,
    GOODS,
    INDUSTRIES,
    MERCHANT,
    PLACE_KINDS,
    RAIL,
    Market,
    Parts,
    Tile,
)
from gwarek.games.birmingham.rules import Tables
from gwarek.games.birmingham.state import (
    State,
)
from gwarek.games.shared.cards import no_card_helps
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
    def __init__(self, parts: Parts) -> None:
        self.parts: Final = parts
        self.board: Final = Board(parts)
        self.words: Final = Words(parts)
        self.info = GameInfo(
            "birmingham",
            {"en": "Brass: Birmingham", "pl": "Brass: Birmingham"},
            "BIR",
            sorted(parts.setups),
            120,
            OPTIONS,
            PRESETS,
            RULES_REVISION,
            reconstructed=False,
            printed=["BIR-1.3", "BIR-13.3"],
        )
        self.tables: Final = Tables(position.new_state(parts, self.board, self.info.full_options({}), 2))

    def setup(self, options: Mapping[str, str], seats: int) -> State:
        self.info.check_seats(seats)
        return position.new_state(self.parts, self.board, self.info.full_options(options), seats)

    def to_act(self, s: State) -> list[int]:
        return phases.to_act(s)

    def legal(self, s: State, seat: int) -> list[Action]:
        return phases.legal(self.words, self.tables, s, seat)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return phases.candidates(self.words, s, seat)

    def violated(self, s: State, seat: int, a: Action) -> list[Violation]:
        return phases.violated(s, seat, a)

    def told(self, violated: list[Violation], others: list[list[Violation]]) -> list[Violation]:
        return no_card_helps(violated, others, ["BIR-8.1", "BIR-8.14"], "network")

    def apply(self, s: State, seat: int, a: Action, events: list[Event] | None = None) -> None:
        phases.apply(self.words, s, seat, a, events)

    def chance(self, s: State) -> Draw:
        return phases.chance(s)

    def view(self, s: State, seat: int | None) -> Json:
        return views.view(s, seat)

    def redeal(self, s: State, seat: int | None, rng: Rng) -> State:
        return views.redeal(s, seat, rng)

    def secret(self, s: State, seat: int, a: Action) -> Secret | None:
        """Cards dealt are for their owner's eyes (section 25)."""
        if isinstance(a, Dealt):
            masked = " ".join([a.what, SEAT_WORDS[a.seat], *(["?"] * len(a.cards))])
            return Secret(only(a.seat), masked)
        return None

    def reveals(self, s: State, seat: int, a: Action) -> bool:
        """Never: a discard shows the actor's own card only; draws are entries of their own (section 23)."""
        return False

    def score(self, s: State) -> Score:
        return scoring.score(s)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s)

    def parse(self, line: str) -> Action:
        return self.words.parse(line)

    def position(self, text: str) -> State:
        return position.read_position(self.parts, self.board, self.info, text)

    def position_text(self, s: State) -> str:
        return position.write_position(s, self.info)

    def vocabulary(self) -> list[str]:
        return self.words.vocabulary()

    def asks(self, s: State, seat: int) -> Message:
        return preview.asks(s, seat)

    def preview(self, s: State, seat: int, a: Action) -> list[Cell]:
        found = foresight.foresee(self, s, seat, a)
        return preview.cells(found, seat, a, foresight.changes(self, found, seat))

    def accounts(self, s: State, seat: int) -> list[Account]:
        return preview.accounts(s, seat)

    def mark(self, s: State) -> Message:
        of = self.parts.setups[s.seats].rounds[s.era]
        return Message(ERAS[s.era], {"round": s.round, "of": of})

    def course(self, s: State) -> dict[str, list[int]]:
        return scoring.course(s)

    def evaluate(self, s: State, seat: int) -> float:
        return bot.evaluate(s, seat)

    def brain(self) -> Brain:
        return bot.BRAIN

    # -- facts

    def facts(self) -> Json:
        parts = self.parts
        return {
            "places": {place.id: self._place_facts(i) for i, place in enumerate(parts.places)},
            "spaces": {
                space.id: {
                    "place": parts.place_ids[space.place],
                    "industries": [INDUSTRIES[i] for i in members(space.shows)],
                    "x": space.x,
                    "y": space.y,
                }
                for space in parts.spaces
            },
            "merchant_spaces": {
                space.id: {"place": parts.place_ids[space.place], "min_players": space.min_players}
                for space in parts.merchant_spaces
            },
            "lines": {
                line.id: {
                    "places": [parts.place_ids[end] for end in line.ends],
                    "canal": line.canal,
                    "rail": line.rail,
                    "x": line.x,
                    "y": line.y,
                }
                for line in parts.lines
            },
            "industries": [
                {"id": id, "makes": GOODS[i], "flips": "empty" if i >= COAL_MINE else "sell"}
                for i, id in enumerate(INDUSTRIES)
            ],
            "tiles": {tile.id: _tile_facts(tile) for tile in parts.tiles},
            "cards": {card.id: self._card_facts(i) for i, card in enumerate(parts.cards)},
            "merchant_kinds": {
                kind.id: {
                    "buys": [INDUSTRIES[i] for i in members(kind.buys)],
                    "counts": {str(n): kind.counts[n] for n in (2, 3, 4)},
                }
                for kind in parts.merchant_kinds
            },
            "markets": {"coal": _market_facts(parts.coal), "iron": _market_facts(parts.iron)},
            "income": parts.levels[:],
            "rounds": {
                str(n): {"canal": setup.rounds[CANAL], "rail": setup.rounds[RAIL]}
                for n, setup in parts.setups.items()
            },
            "rules": {
                "hand": parts.hand,
                "loan": parts.loan_money,
                "loan_levels": parts.loan_levels,
                "canal": parts.canal_cost,
                "rail": parts.rail_cost,
                "two_rails": parts.two_rails_cost,
                "links": parts.links,
                "brewery_canal": parts.barrels[CANAL],
                "brewery_rail": parts.barrels[RAIL],
            },
        }

    def _place_facts(self, at: int) -> Json:
        place = self.parts.places[at]
        bonus: Json = {"kind": BONUSES[place.bonus], "amount": place.amount}
        return {
            "kind": PLACE_KINDS[place.kind],
            "name": dict(place.names),
            "colour": place.colour or None,
            "x": place.x,
            "y": place.y,
            "link_symbols": place.symbols,
            "bonus": bonus if place.kind == MERCHANT else None,
            "min_players": place.min_players,
        }

    def _card_facts(self, at: int) -> Json:
        card = self.parts.cards[at]
        return {
            "kind": CARD_KINDS[card.kind],
            "place": self.parts.place_ids[card.place] if card.place >= 0 else None,
            "industries": [INDUSTRIES[i] for i in members(card.industries)],
            "colour": card.colour or None,
            "counts": {str(n): card.counts[n - 2] for n in (2, 3, 4)},
        }

    def faults(self, s: State) -> list[Problem]:
        return faults.faults(s)


def _market_facts(market: Market) -> Json:
    return {"prices": market.prices[:], "start": market.start, "overflow": market.overflow}


def _tile_facts(tile: Tile) -> Json:
    return {
        "industry": INDUSTRIES[tile.industry],
        "level": tile.level,
        "count": tile.count,
        "money": tile.money,
        "coal": tile.coal,
        "iron": tile.iron,
        "beer": tile.beer,
        "vp": tile.vp,
        "income": tile.income,
        "links": tile.links,
        "cubes": tile.cubes,
        "eras": [era for era, may in zip(ERAS, (tile.canal, tile.rail), strict=True) if may],
        "develop": tile.develop,
    }
