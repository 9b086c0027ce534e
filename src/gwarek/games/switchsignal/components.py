"""The box of Switch & Signal as typed tables, checked when loaded (SWI section 1, components.toml)."""

from __future__ import annotations

from collections.abc import Sequence
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
    whole,
    word,
    words,
)
from gwarek.core.problem import Problem
from gwarek.games.switchsignal.network import Network, check_network
from gwarek.games.switchsignal.shape import Act, BoardId, Card, Colour, Good, Helper

COLOURS: Final[list[Colour]] = ["black", "brown", "grey"]  # of trains
GOODS: Final[list[Good]] = ["yellow", "blue", "red", "white"]
ANY: Final = "any"
ANY_COLOUR: Final = 3  # on a timetable card: a multi-coloured train

CARDS: Final[list[Card]] = ["signal", "switch", "move"]  # kinds of action cards
SIGNAL: Final = 0
SWITCH: Final = 1
MOVE: Final = 2
LOAD: Final = 3  # an action without a card of its own
ACTS: Final[list[Act]] = ["signal", "switch", "move", "load"]

BOARDS: Final[list[BoardId]] = ["central_europe", "north_america"]
HELPERS: Final[list[Helper]] = [
    "logistics",
    "dispatcher",
    "conductor",
    "crossing_keeper",
    "shunter",
    "traffic_controller",
]
LOGISTICS: Final = 0
DISPATCHER: Final = 1
CONDUCTOR: Final = 2
CROSSING_KEEPER: Final = 3
SHUNTER: Final = 4
TRAFFIC_CONTROLLER: Final = 5

START_CARD: Final = 0  # its place among the timetable cards
RECONSTRUCTED: Final = "reconstructed"
BUILTIN: Final = Path(__file__).parent / "components.toml"


@final
class Timetable:
    """A timetable card: deployments, then movements; colours, or ANY_COLOUR (SWI-5.1)."""

    def __init__(self, row: Table, where: str) -> None:
        self.id: Final = word(row, "id", where)
        deploy = row.get("deploy")
        if isinstance(deploy, list):
            self.deploy: list[int] = [COLOURS.index(one) for one in words(row, "deploy", where, COLOURS)]
        else:
            self.deploy = [ANY_COLOUR] * copies(row, "deploy", where, 0)
        known: Sequence[str] = COLOURS
        shown = words(row, "move", where, [*known, ANY])
        self.move: Final = [ANY_COLOUR if one == ANY else known.index(one) for one in shown]
        self.provenance: Final = str(row.get("provenance", row.get("provenance_move", "")))
        if len(self.deploy) > len(COLOURS) or self.move.count(ANY_COLOUR) > len(COLOURS):
            raise Problem("components-number", field=f"{where}.move", value=str(len(self.move)), least=0)


@final
class Parts:
    """Everything in the box."""

    def __init__(self, facts: Table) -> None:
        self.dice: Final[list[list[int]]] = []
        self.trains: Final[list[int]] = []
        self.speeds: Final[list[str]] = []
        self._read_trains(facts)
        self.action_cards: Final = self._action_cards(facts)
        self.cards: Final = self._timetable(section(facts, "timetable"))
        self.card_ids: Final = [card.id for card in self.cards]
        self.reconstructed_cards: Final = section(facts, "timetable").get("provenance") == RECONSTRUCTED
        setup = section(facts, "setup")
        self.hand: Final = copies(setup, "hand_start", "setup")
        self.draw: Final = copies(setup, "draw_per_turn", "setup")
        self.hand_limit: Final = copies(setup, "hand_limit", "setup")
        self.goods: Final = copies(setup, "goods_per_trading_city", "setup")
        self.goal: Final = whole(setup, "goods_to_win", "setup", 1)
        ten = section(section(facts, "variant"), "ten_goods")
        self.ten_goods: Final = copies(ten, "goods_per_trading_city", "variant.ten_goods")
        self.ten_goal: Final = whole(ten, "goods_to_win", "variant.ten_goods", 1)
        self.per_colour: Final = whole(ten, "required_per_color", "variant.ten_goods", 1)
        penalties = section(facts, "penalties")
        self.unused_penalty: Final = whole(penalties, "unused_movement_point", "penalties")
        self.head_on_penalty: Final = whole(penalties, "unused_movement_point_head_on", "penalties")
        self.deployment_penalty: Final = whole(penalties, "deployment_impossible", "penalties")
        self.start_penalty: Final = whole(penalties, "train_reaches_start", "penalties")
        self.numbers: Final = self._numbers(section(facts, "location_tokens"))
        self.boards: Final = self._boards(section(facts, "board"), section(facts, "counts"))
        self.helper_board: Final = self._helpers(facts)
        self._check_totals(section(facts, "counts"))
        self.lexicon: object = None  # its lines, made by actions.lexicon_of

    def _read_trains(self, facts: Table) -> None:
        found = rows(facts, "trains")
        must_equal("trains", len(found), len(COLOURS))
        for row, colour in zip(found, COLOURS, strict=True):
            where = f"trains.{row.get('id')}"
            word(row, "id", where, [colour])
            die = row.get("die")
            if not isinstance(die, list) or len(die) != 6:
                raise Problem("components-kind", field=f"{where}.die", needed="list of 6", given=shown(die))
            self.dice.append(sorted(copies({"die": face}, "die", where) for face in die))
            self.trains.append(copies(row, "count", where))
            self.speeds.append(word(row, "speed", where))

    def _action_cards(self, facts: Table) -> list[int]:
        found = {word(row, "id", "action_cards", CARDS): row for row in rows(facts, "action_cards")}
        must_equal("action_cards", len(found), len(CARDS))
        return [copies(found[id], "count", f"action_cards.{id}") for id in CARDS]

    def _timetable(self, facts: Table) -> list[Timetable]:
        out = [Timetable(section(facts, "start_card"), "timetable.start_card")]
        for row in rows(facts, "card"):
            out.append(Timetable(row, f"timetable.card.{row.get('id')}"))
        ids = [card.id for card in out]
        for id in ids:
            if ids.count(id) > 1:
                raise Problem("network-twice", field=f"timetable.card.{id}.id", word=id)
        return out

    def _numbers(self, facts: Table) -> list[int]:
        value = facts.get("numbers")
        if not isinstance(value, list):
            raise Problem(
                "components-kind", field="location_tokens.numbers", needed="list", given=shown(value)
            )
        out = [whole({"numbers": one}, "numbers", "location_tokens", 1) for one in value]
        if out != list(range(2, 13)):  # two dice summed
            raise Problem("components-total", field="location_tokens.numbers", given=len(out), needed=11)
        return out

    def _boards(self, boards: Table, counts: Table) -> list[Network]:
        out: list[Network] = []
        for key in BOARDS:
            board = section(boards, key)
            for problem in check_network(board, GOODS, self.numbers):
                raise Problem(
                    problem.id, **{**problem.facts, "field": f"board.{key}.{problem.facts['field']}"}
                )
            network = Network(key, board, GOODS)
            for what in ("switch_markers", "signal_markers"):
                if whole(board, what, f"board.{key}") > whole(counts, what, "counts"):
                    most = whole(counts, what, "counts")
                    given = whole(board, what, f"board.{key}")
                    raise Problem("components-total", field=f"board.{key}.{what}", given=given, needed=most)
            out.append(network)
        there = [*out[1].line_ids, *(place.id for place in out[1].plan.places)]
        for id in [*out[0].line_ids, *(place.id for place in out[0].plan.places)]:
            if id in there:
                raise Problem("network-elsewhere", field=f"board.{BOARDS[1]}.{id}", word=id, board=BOARDS[0])
        return out

    def _helpers(self, facts: Table) -> list[int]:
        found = {word(row, "id", "helper", HELPERS): row for row in rows(facts, "helper")}
        must_equal("helper", len(found), len(HELPERS))
        return [BOARDS.index(word(found[id], "board", f"helper.{id}", BOARDS)) for id in HELPERS]

    def _check_totals(self, counts: Table) -> None:
        must_equal("trains", sum(self.trains), whole(counts, "trains", "counts"))
        must_equal("action_cards", sum(self.action_cards), whole(counts, "action_cards", "counts"))
        must_equal("timetable.card", len(self.cards) - 1, whole(counts, "timetable_cards", "counts"))
        most = whole(counts, "goods", "counts")
        for given in (self.goods, self.ten_goods):
            if given * len(GOODS) > most:
                raise Problem("components-total", field="goods", given=given * len(GOODS), needed=most)


def load_parts(owner: Path | None = None) -> Parts:
    """The box as built in, or with an owner's corrections laid over it."""
    return Parts(read_components(BUILTIN, owner))
