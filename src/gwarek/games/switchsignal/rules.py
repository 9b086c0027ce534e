"""The rules that forbid, by action, in rulebook order. Rules that share an id are parts of one sentence of the book."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.rule import Facts, Rule
from gwarek.games.switchsignal.actions import (
    Colour,
    Deploy,
    Done,
    Exit,
    Load,
    Move,
    Pay,
    PlaceSignal,
    SetSwitch,
    Switch,
    Take,
    Through,
    To,
    Use,
)
from gwarek.games.switchsignal.components import (
    ACTS,
    CARDS,
    COLOURS,
    GOODS,
    HELPERS,
    LOAD,
    MOVE,
    SIGNAL,
    SWITCH,
)
from gwarek.games.switchsignal.network import START
from gwarek.games.switchsignal.state import (
    ANSWER,
    ASK_START,
    DEPOT,
    DUE,
    HAND,
    HELD,
    KEEP,
    STORED,
    TRAIN,
    State,
    can_pay,
    cards_in_hand,
    colour_of,
    is_green,
    load_of,
    markers_at,
    must_deliver,
    runs_through,
)

NOT_NOW: Final = "SWI-NOW"
NOT_YOUR_TURN: Final = "SWI-TURN"
ON_BOARD: Final = "SWI-3.1"


@final
class Ask:
    """A question: the position, who asks, and the numbers of this board for those the words have."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat

    def space(self, number: int) -> int:
        """The space on this board, or -1."""
        at = number - self.s.table.space_off
        return at if 0 <= at < len(self.s.net.spaces) else -1

    def field(self, number: int) -> int:
        at = number - self.s.table.field_off
        return at if 0 <= at < len(self.s.net.fields) else -1

    def line(self, number: int) -> int:
        at = number - self.s.table.line_off
        return at if 0 <= at < len(self.s.net.lines) else -1

    def junction(self, number: int) -> int:
        at = number - self.s.table.junction_off
        return at if 0 <= at < len(self.s.net.junctions) else -1

    def exit_by(self, line: int) -> int:
        """The exit of the moving train's city that this line (of this board) is, or -1."""
        if line >= 0 and self.s.mover >= 0:
            for way in self.s.net.exits(self.s.mover):
                if self.s.net.exit_line[way] == line:
                    return way
        return -1

    def train(self, space: int) -> int:
        """The train on a space of this board; 0 is none."""
        return self.s.at[space] if space >= 0 else 0


# -- on this board (SWI-3.1)


@final
class PlaceIsOnThisBoard(Rule[Ask, Action]):
    def holds(self, ask: Ask, a: Action) -> bool:
        if isinstance(a, (Move, Load)):
            return ask.space(a.space) >= 0
        if isinstance(a, (Take, To, PlaceSignal)):
            return ask.field(a.field) >= 0
        if isinstance(a, (Switch, SetSwitch)):
            return ask.junction(a.junction) >= 0
        if isinstance(a, (Exit, Through)):
            return ask.line(a.line) >= 0
        return True

    def facts(self, ask: Ask, a: Action) -> Facts:
        return {"place": a.words()[1]}


# -- free layout (SWI-3.2, 3.3, 13.1)


@final
class JunctionIsNotSet(Rule[Ask, SetSwitch]):
    def holds(self, ask: Ask, a: SetSwitch) -> bool:
        return ask.s.switches[ask.junction(a.junction)] < 0

    def facts(self, ask: Ask, a: SetSwitch) -> Facts:
        return {"junction": ask.s.net.junction_ids[ask.junction(a.junction)]}


@final
class FieldIsFree(Rule[Ask, PlaceSignal]):
    def holds(self, ask: Ask, a: PlaceSignal) -> bool:
        return not is_green(ask.s, ask.field(a.field))

    def facts(self, ask: Ask, a: PlaceSignal) -> Facts:
        return {"field": a.name, "reason": "taken"}


@final
class CityHasNoMarker(Rule[Ask, PlaceSignal]):
    def holds(self, ask: Ask, a: PlaceSignal) -> bool:
        city = ask.s.net.field_city[ask.field(a.field)]
        return city < 0 or markers_at(ask.s, city) == 0

    def facts(self, ask: Ask, a: PlaceSignal) -> Facts:
        return {"field": a.name, "reason": "city"}


@final
class TrackMarkerIsLeft(Rule[Ask, PlaceSignal]):
    def holds(self, ask: Ask, a: PlaceSignal) -> bool:
        return ask.s.net.field_city[ask.field(a.field)] >= 0 or track_markers_due(ask.s) > 0

    def facts(self, ask: Ask, a: PlaceSignal) -> Facts:
        return {"field": a.name, "reason": "track"}


def track_markers_due(s: State) -> int:
    """Markers a free layout still puts on the track (SWI-3.3)."""
    placed = 0
    for field in range(len(s.net.fields)):
        if s.net.field_city[field] < 0 and is_green(s, field):
            placed += 1
    return s.net.track_markers - placed


SET_RULES: Final[list[Rule[Ask, SetSwitch]]] = [JunctionIsNotSet("SWI-3.2")]
PLACE_RULES: Final[list[Rule[Ask, PlaceSignal]]] = [
    FieldIsFree("SWI-3.3"),
    CityHasNoMarker("SWI-3.3"),
    TrackMarkerIsLeft("SWI-3.3"),
]
EXTRA_RULES: Final[list[Rule[Ask, PlaceSignal]]] = [FieldIsFree("SWI-13.1")]


# -- the timetable card (SWI-5)


@final
class TrainIsInDepot(Rule[Ask, Deploy]):
    def holds(self, ask: Ask, a: Deploy) -> bool:
        return ask.s.n[DEPOT + a.colour] > 0

    def facts(self, ask: Ask, a: Deploy) -> Facts:
        return {"train": COLOURS[a.colour]}


@final
class ColourIsNotNamed(Rule[Ask, Deploy]):
    def holds(self, ask: Ask, a: Deploy) -> bool:
        return ask.s.named >> a.colour & 1 == 0

    def facts(self, ask: Ask, a: Deploy) -> Facts:
        return {"train": COLOURS[a.colour]}


@final
class ColourIsNotMoved(Rule[Ask, Colour]):
    def holds(self, ask: Ask, a: Colour) -> bool:
        return ask.s.moved >> a.colour & 1 == 0

    def facts(self, ask: Ask, a: Colour) -> Facts:
        return {"train": COLOURS[a.colour]}


@final
class TrainHasTheColour(Rule[Ask, Move]):
    def holds(self, ask: Ask, a: Move) -> bool:
        train = ask.train(ask.space(a.space))
        return train != 0 and colour_of(train) == ask.s.colour

    def facts(self, ask: Ask, a: Move) -> Facts:
        there = ask.train(ask.space(a.space)) != 0
        return {"space": a.name, "reason": "colour" if there else "none", "train": COLOURS[ask.s.colour]}


@final
class TrainIsDue(Rule[Ask, Move]):
    def holds(self, ask: Ask, a: Move) -> bool:
        return ask.train(ask.space(a.space)) & DUE != 0

    def facts(self, ask: Ask, a: Move) -> Facts:
        return {"space": a.name, "train": COLOURS[ask.s.colour]}


DEPLOY_RULES: Final[list[Rule[Ask, Deploy]]] = [TrainIsInDepot("SWI-5.3"), ColourIsNotNamed("SWI-5.5")]
COLOUR_RULES: Final[list[Rule[Ask, Colour]]] = [ColourIsNotMoved("SWI-5.11")]
TRAIN_RULES: Final[list[Rule[Ask, Move]]] = [
    TrainHasTheColour("SWI-5.8"),
    TrainIsDue("SWI-5.9", after=["SWI-5.8"]),
]


# -- action cards (SWI-6)


@final
class ActionCanBePaid(Rule[Ask, Action]):
    """The matching card, or any two."""

    def holds(self, ask: Ask, a: Action) -> bool:
        return can_pay(ask.s, ask.seat, act_of(a))

    def facts(self, ask: Ask, a: Action) -> Facts:
        return {"action": ACTS[act_of(a)], "cards": cards_in_hand(ask.s, ask.seat)}


@final
class MarkerIsThere(Rule[Ask, Take]):
    def holds(self, ask: Ask, a: Take) -> bool:
        return is_green(ask.s, ask.field(a.field))

    def facts(self, ask: Ask, a: Take) -> Facts:
        return {"field": a.name, "reason": "red", "place": None}


@final
class MarkerCanGoSomewhere(Rule[Ask, Take]):
    """Existence: some `to` line can follow."""

    def holds(self, ask: Ask, a: Take) -> bool:
        s = ask.s
        field = ask.field(a.field)
        if not is_green(s, field):
            return True
        for to in range(len(s.net.fields)):
            if not is_green(s, to) and keeps_cities(s, field, to):
                return True
        return False

    def facts(self, ask: Ask, a: Take) -> Facts:
        city = ask.s.net.field_city[ask.field(a.field)]
        return {"field": a.name, "reason": "city", "place": ask.s.net.spaces[city] if city >= 0 else None}


@final
class FieldIsRed(Rule[Ask, To]):
    def holds(self, ask: Ask, a: To) -> bool:
        return not is_green(ask.s, ask.field(a.field))

    def facts(self, ask: Ask, a: To) -> Facts:
        reason = "same" if ask.field(a.field) == ask.s.what else "green"
        return {"field": a.name, "reason": reason, "place": None}


@final
class CityKeepsAMarker(Rule[Ask, To]):
    def holds(self, ask: Ask, a: To) -> bool:
        return is_green(ask.s, ask.field(a.field)) or keeps_cities(ask.s, ask.s.what, ask.field(a.field))

    def facts(self, ask: Ask, a: To) -> Facts:
        city = ask.s.net.field_city[ask.s.what]
        return {"field": a.name, "reason": "city", "place": ask.s.net.spaces[city]}


@final
class SettingIsAnother(Rule[Ask, Switch]):
    def holds(self, ask: Ask, a: Switch) -> bool:
        return ask.s.switches[ask.junction(a.junction)] != a.pair

    def facts(self, ask: Ask, a: Switch) -> Facts:
        return {"junction": ask.s.net.junction_ids[ask.junction(a.junction)]}


@final
class TrainIsThere(Rule[Ask, Move]):
    def holds(self, ask: Ask, a: Move) -> bool:
        return ask.train(ask.space(a.space)) != 0

    def facts(self, ask: Ask, a: Move) -> Facts:
        return {"space": a.name}


@final
class TrainIsNotHeld(Rule[Ask, Move]):
    def holds(self, ask: Ask, a: Move) -> bool:
        return ask.train(ask.space(a.space)) & HELD == 0

    def facts(self, ask: Ask, a: Move) -> Facts:
        train = COLOURS[colour_of(ask.train(ask.space(a.space)))]
        return {"space": a.name, "train": train, "reason": "held"}


@final
class FewerMayBeDrawn(Rule[Ask, Done]):
    """SWI-R27: only with `full_hand = choice`, by whom five cards would take beyond the limit, before the last turn."""

    def holds(self, ask: Ask, a: Done) -> bool:
        if a.cards < 0:
            return True
        room = ask.s.parts.hand_limit - cards_in_hand(ask.s, ask.seat)
        return ask.s.table.may_draw_fewer and ask.s.deck > 0 and a.cards < room < ask.s.parts.draw

    def facts(self, ask: Ask, a: Done) -> Facts:
        return {"cards": a.cards, "hand": cards_in_hand(ask.s, ask.seat)}


@final
class TrainStandsThere(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        return ask.train(ask.space(a.space)) != 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        return {"space": a.name, "reason": "train"}


@final
class CityTrades(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        return ask.s.net.good_of[ask.space(a.space)] >= 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        return {"space": a.name, "reason": "city"}


@final
class CityHasGoods(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        good = ask.s.net.good_of[ask.space(a.space)]
        return good < 0 or ask.s.n[STORED + good] > 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        return {"space": a.name, "reason": "goods"}


@final
class CardIsThere(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        return cards_in_hand(ask.s, ask.seat) > 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        return {"space": a.name, "reason": "card"}


@final
class TrainIsUnloaded(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        return load_of(ask.train(ask.space(a.space))) < 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        train = ask.train(ask.space(a.space))
        return {"train": COLOURS[colour_of(train)], "good": GOODS[load_of(train)]}


@final
class CardsAreInHand(Rule[Ask, Pay]):
    def holds(self, ask: Ask, a: Pay) -> bool:
        return self._lacks(ask, a) < 0

    def facts(self, ask: Ask, a: Pay) -> Facts:
        return {"card": CARDS[self._lacks(ask, a)]}

    def _lacks(self, ask: Ask, a: Pay) -> int:
        base = HAND + 3 * ask.seat
        if ask.s.n[base + a.first] < (2 if a.first == a.second else 1):
            return a.first
        return a.second if a.second >= 0 and ask.s.n[base + a.second] < 1 else -1


@final
class CardsBuyTheAction(Rule[Ask, Pay]):
    def holds(self, ask: Ask, a: Pay) -> bool:
        return ask.s.act == LOAD or a.second >= 0 or a.first == ask.s.act

    def facts(self, ask: Ask, a: Pay) -> Facts:
        return {"action": ACTS[ask.s.act], "cards": cards_in_hand(ask.s, ask.seat)}


@final
class OneCardLoads(Rule[Ask, Pay]):
    def holds(self, ask: Ask, a: Pay) -> bool:
        return ask.s.act != LOAD or a.second < 0

    def facts(self, ask: Ask, a: Pay) -> Facts:
        return {"space": ask.s.net.spaces[ask.s.what], "reason": "payment"}


def keeps_cities(s: State, field: int, to: int) -> bool:
    """Has every city a marker after one has gone from a field to another (SWI-6.2)?"""
    city = s.net.field_city[field]
    return city < 0 or markers_at(s, city) > 1 or s.net.field_city[to] == city


def act_of(a: Action) -> int:
    """The action a line of step 2 wants."""
    if isinstance(a, Take):
        return SIGNAL
    return SWITCH if isinstance(a, Switch) else MOVE


TAKE_RULES: Final[list[Rule[Ask, Take]]] = [
    MarkerIsThere("SWI-6.2"),
    MarkerCanGoSomewhere("SWI-6.2"),
]
PAID_RULES: Final[list[Rule[Ask, Action]]] = [ActionCanBePaid("SWI-6.5")]
TO_RULES: Final[list[Rule[Ask, To]]] = [
    FieldIsRed("SWI-6.2"),
    CityKeepsAMarker("SWI-6.2"),
]
SWITCH_RULES: Final[list[Rule[Ask, Switch]]] = [SettingIsAnother("SWI-6.3")]
MOVE_RULES: Final[list[Rule[Ask, Move]]] = [TrainIsThere("SWI-6.4")]
HELD_RULES: Final[list[Rule[Ask, Move]]] = [TrainIsNotHeld("SWI-12.10")]
DONE_RULES: Final[list[Rule[Ask, Done]]] = [FewerMayBeDrawn("SWI-7.2")]
LOAD_RULES: Final[list[Rule[Ask, Load]]] = [
    TrainStandsThere("SWI-6.6"),
    CityTrades("SWI-6.6"),
    CityHasGoods("SWI-6.6"),
    CardIsThere("SWI-6.6"),
    TrainIsUnloaded("SWI-6.7", after=["SWI-6.6"]),
]
PAY_RULES: Final[list[Rule[Ask, Pay]]] = [
    CardsAreInHand("SWI-6.1"),
    CardsBuyTheAction("SWI-6.5"),
    OneCardLoads("SWI-6.6"),
]


# -- leaving and passing cities (SWI-8.4, 8.9, 12.3, 12.6)


@final
class LineLeavesTheCity(Rule[Ask, Exit]):
    def holds(self, ask: Ask, a: Exit) -> bool:
        return ask.exit_by(ask.line(a.line)) >= 0

    def facts(self, ask: Ask, a: Exit) -> Facts:
        return {"line": a.name, "place": ask.s.net.spaces[ask.s.mover], "reason": "far"}


@final
class ExitIsGreen(Rule[Ask, Exit]):
    def holds(self, ask: Ask, a: Exit) -> bool:
        way = ask.exit_by(ask.line(a.line))
        return way < 0 or is_green(ask.s, ask.s.net.exit_signal[way])

    def facts(self, ask: Ask, a: Exit) -> Facts:
        return {"line": a.name, "place": ask.s.net.spaces[ask.s.mover], "reason": "red"}


@final
class TrainsRunThrough(Rule[Ask, Through]):
    def holds(self, ask: Ask, a: Through) -> bool:
        return runs_through(ask.s)

    def facts(self, ask: Ask, a: Through) -> Facts:
        return {"place": ask.s.net.spaces[ask.s.mover]}


class Onward(Rule[Ask, Through]):
    """A condition on the exit by which a train runs through."""

    reason = ""

    def facts(self, ask: Ask, a: Through) -> Facts:
        return {"line": a.name, "place": ask.s.net.spaces[ask.s.mover], "reason": self.reason}


@final
class LineLeadsOn(Onward):
    reason = "far"

    def holds(self, ask: Ask, a: Through) -> bool:
        return ask.exit_by(ask.line(a.line)) >= 0


@final
class LineIsAnother(Onward):
    """SWI-R19."""

    reason = "back"

    def holds(self, ask: Ask, a: Through) -> bool:
        way = ask.exit_by(ask.line(a.line))
        return way < 0 or way != ask.s.net.exit_at[ask.s.mover] + ask.s.came


@final
class OnwardSignalIsGreen(Onward):
    reason = "red"

    def holds(self, ask: Ask, a: Through) -> bool:
        way = ask.exit_by(ask.line(a.line))
        return way < 0 or is_green(ask.s, ask.s.net.exit_signal[way])


@final
class NextSegmentIsFree(Onward):
    """SWI-R20."""

    reason = "train"

    def holds(self, ask: Ask, a: Through) -> bool:
        way = ask.exit_by(ask.line(a.line))
        return way < 0 or ask.s.at[ask.s.net.exit_next[way]] == 0


@final
class LoadMayPass(Rule[Ask, Through]):
    """Option `loaded_through_port` (SWI-R18, R21)."""

    def holds(self, ask: Ask, a: Through) -> bool:
        return not must_deliver(ask.s, ask.s.mover, ask.s.at[ask.s.mover])

    def facts(self, ask: Ask, a: Through) -> Facts:
        good = load_of(ask.s.at[ask.s.mover])
        return {"good": GOODS[good], "place": ask.s.net.spaces[ask.s.mover]}


EXIT_RULES: Final[list[Rule[Ask, Exit]]] = [
    LineLeavesTheCity("SWI-8.4"),
    ExitIsGreen("SWI-8.4"),
]
THROUGH_RULES: Final[list[Rule[Ask, Through]]] = [
    TrainsRunThrough("SWI-8.9"),
    LineLeadsOn("SWI-12.3"),
    LineIsAnother("SWI-12.3"),
    OnwardSignalIsGreen("SWI-12.3"),
    NextSegmentIsFree("SWI-12.3"),
    LoadMayPass("SWI-12.6"),
]


# -- helpers (SWI-3.7, 11, 12.8 to 12.10)


@final
class HelperIsOfThisSide(Rule[Ask, Use]):
    def holds(self, ask: Ask, a: Use) -> bool:
        return ask.s.parts.helper_board[a.helper] == ask.s.table.board

    def facts(self, ask: Ask, a: Use) -> Facts:
        return {"helper": HELPERS[a.helper]}


@final
class HelperIsUnused(Rule[Ask, Use]):
    def holds(self, ask: Ask, a: Use) -> bool:
        return ask.s.used >> a.helper & 1 == 0

    def facts(self, ask: Ask, a: Use) -> Facts:
        return {"helper": HELPERS[a.helper]}


@final
class DieWasJustRolled(Rule[Ask, Use]):
    def holds(self, ask: Ask, a: Use) -> bool:
        return ask.s.phase == KEEP


@final
class CardWasJustRevealed(Rule[Ask, Use]):
    """In this phase the card is no start card and the deck is not empty (SWI-R23)."""

    def holds(self, ask: Ask, a: Use) -> bool:
        return ask.s.phase == ANSWER


@final
class ColourIsAboutToMove(Rule[Ask, Use]):
    """SWI-R17, R28: the colour being resolved, before its first roll."""

    def holds(self, ask: Ask, a: Use) -> bool:
        return self._reason(ask, a) == ""

    def facts(self, ask: Ask, a: Use) -> Facts:
        return {"train": COLOURS[a.target], "reason": self._reason(ask, a)}

    def _reason(self, ask: Ask, a: Use) -> str:
        if ask.s.phase != TRAIN:
            return "now"
        if ask.s.colour != a.target:
            return "colour"
        return "rolled" if ask.s.rolled else ""


@final
class StartCanBeChosen(Rule[Ask, Use]):
    """SWI-R26: before the roll, a free start."""

    def holds(self, ask: Ask, a: Use) -> bool:
        return self._reason(ask, a) == ""

    def facts(self, ask: Ask, a: Use) -> Facts:
        return {"place": a.name, "reason": self._reason(ask, a)}

    def _reason(self, ask: Ask, a: Use) -> str:
        if ask.s.phase != ASK_START:
            return "now"
        space = ask.space(a.target)
        if space < 0 or ask.s.net.kind[space] != START:
            return "start"
        return "" if ask.s.at[space] == 0 else "occupied"


@final
class TrainIsAboutToMove(Rule[Ask, Use]):
    """SWI-R28: a train of the colour being resolved, before its own roll."""

    def holds(self, ask: Ask, a: Use) -> bool:
        return self._reason(ask, a) == ""

    def facts(self, ask: Ask, a: Use) -> Facts:
        colour = ask.s.colour
        return {
            "space": a.name,
            "train": COLOURS[colour] if colour >= 0 else None,
            "reason": self._reason(ask, a),
        }

    def _reason(self, ask: Ask, a: Use) -> str:
        if ask.s.phase != TRAIN:
            return "now"
        train = ask.train(ask.space(a.target))
        if train == 0:
            return "none"
        if colour_of(train) != ask.s.colour:
            return "colour"
        return "" if train & DUE else "moved"


HELPER_RULES: Final[list[Rule[Ask, Use]]] = [
    HelperIsOfThisSide("SWI-3.7"),
    HelperIsUnused("SWI-11.1", after=["SWI-3.7"]),
]
MOMENT_RULES: Final[list[list[Rule[Ask, Use]]]] = [  # by helper
    [DieWasJustRolled("SWI-11.2")],
    [],  # the Dispatcher: at any time of the turn (SWI-11.3)
    [ColourIsAboutToMove("SWI-11.4")],
    [CardWasJustRevealed("SWI-12.8")],
    [StartCanBeChosen("SWI-12.9")],
    [TrainIsAboutToMove("SWI-12.10")],
]
PLACE_ON_BOARD: Final[list[Rule[Ask, Action]]] = [PlaceIsOnThisBoard(ON_BOARD)]
