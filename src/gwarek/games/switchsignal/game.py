"""The game object of Switch & Signal: the contract of `gwarek.core.game`, answered room by room."""

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
from gwarek.core.seat import SEAT_WORDS, only
from gwarek.core.soundness import stale
from gwarek.games.switchsignal import bot, faults, phases, position, preview, scoring
from gwarek.games.switchsignal import view as views
from gwarek.games.switchsignal.actions import Drawn, lexicon_of
from gwarek.games.switchsignal.components import (
    ANY,
    ANY_COLOUR,
    BOARDS,
    CARDS,
    COLOURS,
    GOODS,
    HELPERS,
    RECONSTRUCTED,
    Parts,
)
from gwarek.games.switchsignal.network import PORT, TRADE, Network, Place
from gwarek.games.switchsignal.shape import (
    BoardFact,
    Facts,
    FieldFact,
    Good,
    Named,
    PlaceFact,
    PlaceKind,
    Shown,
)
from gwarek.games.switchsignal.state import (
    State,
    turns_left,
)

RULES_REVISION: Final = 1
LANGUAGES: Final = ["en", "pl"]
MOST_REMOVED: Final = 17  # at least one timetable card is left (SWI-13.4)

OPTIONS: Final = [
    Option("board", BOARDS, "central_europe", "SWI-O1", stays=True),
    Option("layout", ["first_game", "free"], "first_game", "SWI-O2"),
    Option("extra_signal", ["no", "yes"], "no", "SWI-O3"),
    Option(
        "timetable_removed",
        ["2", "0", "1", *[str(n) for n in range(3, MOST_REMOVED + 1)]],
        "2",
        "SWI-O4",
    ),
    Option("time_tokens", ["7", "8", "9", "10"], "7", "SWI-O5"),
    Option("goods_to_win", ["8", "10"], "8", "SWI-O6"),
    Option("start_numbers", ["printed", "shuffled"], "printed", "SWI-O7"),
    Option("deployment", ["dice", "tokens"], "dice", "SWI-O8"),
    Option("start_player", ["random", "0", "1", "2", "3"], "random", "SWI-O9", stays=True),
    Option("occupied_start", ["head_on", "start"], "head_on", "SWI-R5"),
    Option("controller_scope", ["turn", "card"], "turn", "SWI-R39"),
    Option("loaded_through_port", ["yes", "no"], "yes", "SWI-R21"),
    Option("open_hands", ["yes", "no"], "yes", "SWI-O13"),
    Option("full_hand", ["to_ten", "choice"], "to_ten", "SWI-R27"),
]
PRESETS: Final = [
    Preset("by_the_rulebook", {}),
    Preset("north_america", {"board": "north_america"}),
    Preset("free_layout", {"layout": "free"}),
    Preset("easier", {"extra_signal": "yes", "timetable_removed": "1", "time_tokens": "8"}),
    Preset("harder", {"timetable_removed": "3", "goods_to_win": "10"}),
]


@final
class SwitchSignal(Game[State]):
    def __init__(self, parts: Parts, components: str = "") -> None:
        self.parts: Final = parts
        self.lexicon: Final = lexicon_of(parts)
        self.info = GameInfo(
            "switchsignal",
            {"en": "Switch & Signal", "pl": "Zwrotnice i semafory"},
            "SWI",
            [2, 3, 4, 1],  # one hand alone is unofficial, so it comes last
            45,
            OPTIONS,
            PRESETS,
            RULES_REVISION,
            reconstructed=parts.reconstructed_cards
            or any(net.provenance == RECONSTRUCTED for net in parts.boards),
            cooperative=True,
            components=components,
            absent=["SWI-3.1", "SWI-3.7"],
            aside=["use"],
        )

    def setup(self, options: Mapping[str, str], seats: int) -> State:
        self.info.check_seats(seats)
        return position.new_state(self.parts, self.info.full_options(options), seats)

    def to_act(self, s: State) -> list[int]:
        return phases.to_act(s)

    def legal(self, s: State, seat: int) -> list[Action]:
        return phases.legal(s, seat)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return phases.candidates(s, seat)

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
        """With closed hands, cards dealt or drawn are for their owner's eyes."""
        if isinstance(a, Drawn) and not s.table.open_hands:
            masked = " ".join([a.what, SEAT_WORDS[a.seat], *(["?"] * sum(a.counts))])
            return Secret(only(a.seat), masked)
        return None

    def reveals(self, s: State, seat: int, a: Action) -> bool:
        """Never by itself: cards, dice and draws are entries of chance."""
        return False

    def score(self, s: State) -> Score:
        return scoring.score(s)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s)

    def parse(self, line: str) -> Action:
        return self.lexicon.parse(line)

    def position(self, text: str) -> State:
        return position.read_position(self.parts, self.info, text)

    def position_text(self, s: State) -> str:
        return position.write_position(s, self.info)

    def vocabulary(self) -> list[str]:
        return self.lexicon.vocabulary()

    def asks(self, s: State, seat: int) -> Message:
        return preview.asks(s, seat)

    def cells(self, f: Foresight, seat: int, a: Action, changed: list[Cell]) -> list[Cell]:
        return preview.cells(f, seat, a, changed)

    def accounts(self, s: State, seat: int) -> list[Account]:
        return preview.accounts(s, seat)

    def mark(self, s: State) -> Message:
        if s.number == 0:
            return Message("setup")
        return Message("turn", {"turn": s.number, "left": turns_left(s)})

    def evaluate(self, s: State, seat: int) -> float:
        return bot.evaluate(s, seat)

    def brain(self) -> Brain:
        return bot.BRAIN

    # -- facts

    def facts(self) -> Json:
        return cast(Json, self._facts())

    def _facts(self) -> Facts:
        parts = self.parts
        nets = parts.boards
        return {
            "names": {id: names for net in nets for id, names in _names(net).items()},
            "boards": [_board_facts(net) for net in nets],
            "places": {place.id: _place_facts(net, place) for net in nets for place in net.plan.places},
            "lines": {
                line.id: {"board": net.key, "a": line.a, "b": line.b, "length": line.length}
                for net in nets
                for line in net.lines
            },
            "segments": {
                net.spaces[i]: {"line": net.line_ids[line], "number": n}
                for net in nets
                for i, (line, n) in enumerate(net.segments)
            },
            "fields": {id: _field_facts(net, i) for net in nets for i, id in enumerate(net.fields)},
            "trains": [
                {"id": id, "die": parts.dice[i], "count": parts.trains[i], "speed": parts.speeds[i]}
                for i, id in enumerate(COLOURS)
            ],
            "goods": [{"id": id} for id in GOODS],
            "actions": [{"id": id, "count": parts.action_cards[i]} for i, id in enumerate(CARDS)],
            "cards": {
                card.id: {
                    "deploy": [_shown(one) for one in card.deploy],
                    "move": [_shown(one) for one in card.move],
                    "provenance": card.provenance,
                }
                for card in parts.cards
            },
            "helpers": [{"id": id, "board": BOARDS[parts.helper_board[i]]} for i, id in enumerate(HELPERS)],
            "rules": {
                "hand": parts.hand,
                "draw": parts.draw,
                "hand_limit": parts.hand_limit,
                "start_penalty": parts.start_penalty,
                "deployment_penalty": parts.deployment_penalty,
                "unused": parts.unused_penalty,
                "head_on": parts.head_on_penalty,
            },
        }

    # -- faults

    def faults(self, s: State) -> list[Problem]:
        out = faults.faults(s)
        text = self.position_text(s)
        if not out and self.position_text(self.position(text)) != text:
            out.append(stale(text))
        return out


def _shown(colour: int) -> Shown:
    return ANY if colour == ANY_COLOUR else COLOURS[colour]


def _names(net: Network) -> dict[str, Named]:
    """What places, lines, segments and signal fields are called, in both languages."""
    out: dict[str, Named] = {}
    places = {place.id: place.names for place in net.plan.places}
    ends = {line.id: (line.a, line.b) for line in net.lines}
    for id, names in places.items():
        out[id] = _named(names["en"], names["pl"])
    for id, (a, b) in ends.items():
        out[id] = _named(*[f"{places[a][lang]}–{places[b][lang]}" for lang in LANGUAGES])
    for space, (line, n) in enumerate(net.segments):
        row = out[net.line_ids[line]]
        out[net.spaces[space]] = _named(f"{row['name_en']} ({n})", f"{row['name_pl']} ({n})")
    for field in net.fields:
        line_id, _, city = field.partition("@")
        if city:
            a, b = ends[line_id]
            other = b if a == city else a
            out[field] = _named(*[f"{places[city][lang]} → {places[other][lang]}" for lang in LANGUAGES])
        else:
            line_id, _, after = field.partition("/")
            row, between = out[line_id], f"{after}/{int(after) + 1}"
            out[field] = _named(f"{row['name_en']} {between}", f"{row['name_pl']} {between}")
    return out


def _named(en: str, pl: str) -> Named:
    return {"name_en": en, "name_pl": pl}


def _board_facts(net: Network) -> BoardFact:
    return {
        "id": net.key,
        "name_en": net.names["en"],
        "name_pl": net.names["pl"],
        "provenance": net.provenance,
        "pass_through": net.runs_through,
        "ports_return_every_train": net.empties_ports,
        "signal_markers": len(net.cities) + net.track_markers,
        "track_signal_markers": net.track_markers,
        "switch_markers": net.switch_markers,
    }


def _place_facts(net: Network, place: Place) -> PlaceFact:
    start = place.kind == "start"
    return {
        "board": net.key,
        "kind": "city" if place.kind == TRADE else cast(PlaceKind, place.kind),
        "name_en": place.names["en"],
        "name_pl": place.names["pl"],
        "x": place.x,
        "y": place.y,
        "good": cast(Good, place.good) if place.kind not in (PORT, "start", "junction") else None,
        "number": place.number if start else None,
        "ways": place.ways if place.kind == "junction" else None,
        "branches": net.plan.touching(place.id) if start else place.branches,
        "natural": place.natural,
        "covered": place.covered,
    }


def _field_facts(net: Network, at: int) -> FieldFact:
    line, sign, after = net.fields[at].partition("/")
    city = net.field_city[at]
    return {
        "line": line.partition("@")[0],
        "place": net.spaces[city] if city >= 0 else None,
        "after": int(after) if sign else None,
        "first_game": net.first_green >> at & 1 == 1,
    }
