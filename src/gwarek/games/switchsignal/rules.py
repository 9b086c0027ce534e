"""The rules that forbid, by action, in rulebook order. Rules that share an id are parts of one sentence of the book."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.rule import ChoiceRule, Facts, NumberRule, Rule
from gwarek.games.shared.network import members
from gwarek.games.switchsignal.actions import (
    Colour,
    Deploy,
    Done,
    Exit,
    Load,
    Move,
    Pay,
    Placed,
    PlaceSignal,
    SetSwitch,
    Switch,
    Take,
    Through,
    To,
    Use,
    UseConductor,
    UseCrossingKeeper,
    UseLogistics,
    UseShunter,
    UseTrafficController,
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
    due_trains,
    exit_by,
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
    """A question: the position, and who asks."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat


# -- on this board (SWI-3.1)


@final
class PlaceIsOnThisBoard(Rule[Ask, Action]):
    def holds(self, ask: Ask, a: Action) -> bool:
        return not isinstance(a, Placed) or a.board == ask.s.table.board

    def facts(self, ask: Ask, a: Action) -> Facts:
        return {"place": a.words()[1]}


# -- free layout (SWI-3.2, 3.3, 13.1)


@final
class JunctionIsNotSet(Rule[Ask, SetSwitch]):
    def holds(self, ask: Ask, a: SetSwitch) -> bool:
        return ask.s.switches[a.junction] < 0

    def facts(self, ask: Ask, a: SetSwitch) -> Facts:
        return {"junction": ask.s.net.junction_ids[a.junction]}


@final
class FieldIsFree(Rule[Ask, PlaceSignal]):
    def holds(self, ask: Ask, a: PlaceSignal) -> bool:
        return not is_green(ask.s, a.field)

    def facts(self, ask: Ask, a: PlaceSignal) -> Facts:
        return {"field": a.words()[1], "reason": "taken"}


@final
class CityHasNoMarker(Rule[Ask, PlaceSignal]):
    def holds(self, ask: Ask, a: PlaceSignal) -> bool:
        city = ask.s.net.field_city[a.field]
        return city < 0 or markers_at(ask.s, city) == 0

    def facts(self, ask: Ask, a: PlaceSignal) -> Facts:
        return {"field": a.words()[1], "reason": "city"}


@final
class TrackMarkerIsLeft(Rule[Ask, PlaceSignal]):
    def holds(self, ask: Ask, a: PlaceSignal) -> bool:
        return ask.s.net.field_city[a.field] >= 0 or track_markers_due(ask.s) > 0

    def facts(self, ask: Ask, a: PlaceSignal) -> Facts:
        return {"field": a.words()[1], "reason": "track"}


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
        return colour_of(ask.s.at[a.space]) == ask.s.colour

    def facts(self, ask: Ask, a: Move) -> Facts:
        there = ask.s.at[a.space] != 0
        return {
            "space": a.words()[1],
            "reason": "colour" if there else "none",
            "train": COLOURS[ask.s.colour],
        }


@final
class TrainIsDue(ChoiceRule[Ask, Move, int]):
    def options(self, ask: Ask, a: Move) -> list[int]:
        return due_trains(ask.s)

    def chosen(self, a: Move) -> int:
        return a.space

    def holds(self, ask: Ask, a: Move) -> bool:
        return ask.s.at[a.space] & DUE != 0

    def facts(self, ask: Ask, a: Move) -> Facts:
        return {"space": a.words()[1], "train": COLOURS[ask.s.colour]}


DEPLOY_RULES: Final[list[Rule[Ask, Deploy]]] = [TrainIsInDepot("SWI-5.3"), ColourIsNotNamed("SWI-5.5")]
COLOUR_RULES: Final[list[Rule[Ask, Colour]]] = [ColourIsNotMoved("SWI-5.11")]
RIGHT_COLOUR: Final = TrainHasTheColour("SWI-5.8")
DUE_TRAINS: Final = TrainIsDue("SWI-5.9", after=["SWI-5.8"])
TRAIN_RULES: Final[list[Rule[Ask, Move]]] = [RIGHT_COLOUR, DUE_TRAINS]


# -- action cards (SWI-6)


@final
class ActionCanBePaid(Rule[Ask, Placed]):
    """The matching card, or any two."""

    def __init__(self, id: str, act: int) -> None:
        super().__init__(id)
        self.act: Final = act

    def holds(self, ask: Ask, a: Placed) -> bool:
        return can_pay(ask.s, ask.seat, self.act)

    def facts(self, ask: Ask, a: Placed) -> Facts:
        return {"action": ACTS[self.act], "cards": cards_in_hand(ask.s, ask.seat)}


@final
class MarkerIsThere(ChoiceRule[Ask, Take, int]):
    def options(self, ask: Ask, a: Take) -> list[int]:
        return members(ask.s.green)

    def chosen(self, a: Take) -> int:
        return a.field

    def holds(self, ask: Ask, a: Take) -> bool:
        return is_green(ask.s, a.field)

    def facts(self, ask: Ask, a: Take) -> Facts:
        return {"field": a.words()[1], "reason": "red", "place": None}


@final
class MarkerCanGoSomewhere(Rule[Ask, Take]):
    """Existence: some `to` line can follow."""

    def holds(self, ask: Ask, a: Take) -> bool:
        s = ask.s
        field = a.field
        if not is_green(s, field):
            return True
        for to in range(len(s.net.fields)):
            if not is_green(s, to) and keeps_cities(s, field, to):
                return True
        return False

    def facts(self, ask: Ask, a: Take) -> Facts:
        city = ask.s.net.field_city[a.field]
        return {
            "field": a.words()[1],
            "reason": "city",
            "place": ask.s.net.spaces[city] if city >= 0 else None,
        }


@final
class FieldIsRed(Rule[Ask, To]):
    def holds(self, ask: Ask, a: To) -> bool:
        return not is_green(ask.s, a.field)

    def facts(self, ask: Ask, a: To) -> Facts:
        reason = "same" if a.field == ask.s.what else "green"
        return {"field": a.words()[1], "reason": reason, "place": None}


@final
class CityKeepsAMarker(Rule[Ask, To]):
    def holds(self, ask: Ask, a: To) -> bool:
        return is_green(ask.s, a.field) or keeps_cities(ask.s, ask.s.what, a.field)

    def facts(self, ask: Ask, a: To) -> Facts:
        city = ask.s.net.field_city[ask.s.what]
        return {"field": a.words()[1], "reason": "city", "place": ask.s.net.spaces[city]}


@final
class SettingIsAnother(Rule[Ask, Switch]):
    def holds(self, ask: Ask, a: Switch) -> bool:
        return ask.s.switches[a.junction] != a.pair

    def facts(self, ask: Ask, a: Switch) -> Facts:
        return {"junction": ask.s.net.junction_ids[a.junction]}


@final
class TrainIsThere(ChoiceRule[Ask, Move, int]):
    def options(self, ask: Ask, a: Move) -> list[int]:
        return [space for space in range(len(ask.s.at)) if ask.s.at[space]]

    def chosen(self, a: Move) -> int:
        return a.space

    def holds(self, ask: Ask, a: Move) -> bool:
        return ask.s.at[a.space] != 0

    def facts(self, ask: Ask, a: Move) -> Facts:
        return {"space": a.words()[1]}


@final
class TrainIsNotHeld(Rule[Ask, Move]):
    def holds(self, ask: Ask, a: Move) -> bool:
        return ask.s.at[a.space] & HELD == 0

    def facts(self, ask: Ask, a: Move) -> Facts:
        train = COLOURS[colour_of(ask.s.at[a.space])]
        return {"space": a.words()[1], "train": train, "reason": "held"}


@final
class FewerMayBeDrawn(NumberRule[Ask, Done]):
    """SWI-R27: only with `full_hand = choice`, by whom five cards would take beyond the limit, before the last turn."""

    def said(self, a: Done) -> int:
        return a.cards

    def least(self, ask: Ask, a: Done) -> int:
        return -1  # as many as there are

    def most(self, ask: Ask, a: Done) -> int:
        s = ask.s
        if not s.table.may_draw_fewer or s.deck == 0:
            return -1
        room = s.parts.hand_limit - cards_in_hand(s, ask.seat)
        return max(-1, room - 1) if room < s.parts.draw else -1

    def facts(self, ask: Ask, a: Done) -> Facts:
        return {"cards": a.cards, "hand": cards_in_hand(ask.s, ask.seat)}


@final
class TrainStandsThere(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        return ask.s.at[a.space] != 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        return {"space": a.words()[1], "reason": "train"}


@final
class CityTrades(ChoiceRule[Ask, Load, int]):
    def options(self, ask: Ask, a: Load) -> list[int]:
        return ask.s.net.trading

    def chosen(self, a: Load) -> int:
        return a.space

    def holds(self, ask: Ask, a: Load) -> bool:
        return ask.s.net.good_of[a.space] >= 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        return {"space": a.words()[1], "reason": "city"}


@final
class CityHasGoods(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        good = ask.s.net.good_of[a.space]
        return good < 0 or ask.s.n[STORED + good] > 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        return {"space": a.words()[1], "reason": "goods"}


@final
class CardIsThere(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        return cards_in_hand(ask.s, ask.seat) > 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        return {"space": a.words()[1], "reason": "card"}


@final
class TrainIsUnloaded(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        return load_of(ask.s.at[a.space]) < 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        train = ask.s.at[a.space]
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


MARKERS: Final = MarkerIsThere("SWI-6.2")
MARKER_GOES: Final = MarkerCanGoSomewhere("SWI-6.2")
SIGNAL_PAID: Final = ActionCanBePaid("SWI-6.5", SIGNAL)
ANOTHER_SETTING: Final = SettingIsAnother("SWI-6.3")
SWITCH_PAID: Final = ActionCanBePaid("SWI-6.5", SWITCH)
TRAINS: Final = TrainIsThere("SWI-6.4")
MOVE_PAID: Final = ActionCanBePaid("SWI-6.5", MOVE)
NOT_HELD: Final = TrainIsNotHeld("SWI-12.10")
TRADING: Final = CityTrades("SWI-6.6")
FEWER: Final = FewerMayBeDrawn("SWI-7.2")

TAKE_RULES: Final[list[Rule[Ask, Take]]] = [MARKERS, MARKER_GOES, SIGNAL_PAID]
TO_RULES: Final[list[Rule[Ask, To]]] = [
    FieldIsRed("SWI-6.2"),
    CityKeepsAMarker("SWI-6.2"),
]
SWITCH_RULES: Final[list[Rule[Ask, Switch]]] = [ANOTHER_SETTING, SWITCH_PAID]
MOVE_RULES: Final[list[Rule[Ask, Move]]] = [TRAINS, MOVE_PAID, NOT_HELD]
LOAD_RULES: Final[list[Rule[Ask, Load]]] = [
    TrainStandsThere("SWI-6.6"),
    TRADING,
    CityHasGoods("SWI-6.6"),
    CardIsThere("SWI-6.6"),
    TrainIsUnloaded("SWI-6.7", after=["SWI-6.6"]),
]
DONE_RULES: Final[list[Rule[Ask, Done]]] = [FEWER]
PAY_RULES: Final[list[Rule[Ask, Pay]]] = [
    CardsAreInHand("SWI-6.1"),
    CardsBuyTheAction("SWI-6.5"),
    OneCardLoads("SWI-6.6"),
]


# -- leaving and passing cities (SWI-8.4, 8.9, 12.3, 12.6)


@final
class LineLeavesTheCity(ChoiceRule[Ask, Exit, int]):
    def options(self, ask: Ask, a: Exit) -> list[int]:
        return ask.s.net.exit_lines(ask.s.mover)

    def chosen(self, a: Exit) -> int:
        return a.track

    def holds(self, ask: Ask, a: Exit) -> bool:
        return exit_by(ask.s, a.track) >= 0

    def facts(self, ask: Ask, a: Exit) -> Facts:
        return {"line": a.words()[1], "place": ask.s.net.spaces[ask.s.mover], "reason": "far"}


@final
class ExitIsGreen(Rule[Ask, Exit]):
    def holds(self, ask: Ask, a: Exit) -> bool:
        way = exit_by(ask.s, a.track)
        return way < 0 or is_green(ask.s, ask.s.net.exit_signal[way])

    def facts(self, ask: Ask, a: Exit) -> Facts:
        return {"line": a.words()[1], "place": ask.s.net.spaces[ask.s.mover], "reason": "red"}


@final
class TrainsRunThrough(Rule[Ask, Through]):
    def holds(self, ask: Ask, a: Through) -> bool:
        return runs_through(ask.s)

    def facts(self, ask: Ask, a: Through) -> Facts:
        return {"place": ask.s.net.spaces[ask.s.mover]}


@final
class LineLeadsOn(ChoiceRule[Ask, Through, int]):
    def options(self, ask: Ask, a: Through) -> list[int]:
        return ask.s.net.exit_lines(ask.s.mover)

    def chosen(self, a: Through) -> int:
        return a.track

    def facts(self, ask: Ask, a: Through) -> Facts:
        return {"line": a.words()[1], "place": ask.s.net.spaces[ask.s.mover], "reason": "far"}


class Onward(Rule[Ask, Through]):
    """A condition on the exit by which a train runs through."""

    reason = ""

    def holds(self, ask: Ask, a: Through) -> bool:
        way = exit_by(ask.s, a.track)
        return way < 0 or self.lets(ask.s, way)

    def lets(self, s: State, way: int) -> bool:
        raise NotImplementedError

    def facts(self, ask: Ask, a: Through) -> Facts:
        return {"line": a.words()[1], "place": ask.s.net.spaces[ask.s.mover], "reason": self.reason}


@final
class LineIsAnother(Onward):
    """SWI-R19."""

    reason = "back"

    def lets(self, s: State, way: int) -> bool:
        return way != s.net.exit_at[s.mover] + s.came


@final
class OnwardSignalIsGreen(Onward):
    reason = "red"

    def lets(self, s: State, way: int) -> bool:
        return is_green(s, s.net.exit_signal[way])


@final
class NextSegmentIsFree(Onward):
    """SWI-R20."""

    reason = "train"

    def lets(self, s: State, way: int) -> bool:
        return s.at[s.net.exit_next[way]] == 0


@final
class LoadMayPass(Rule[Ask, Through]):
    """Option `loaded_through_port` (SWI-R18, R21)."""

    def holds(self, ask: Ask, a: Through) -> bool:
        return not must_deliver(ask.s, ask.s.mover, ask.s.at[ask.s.mover])

    def facts(self, ask: Ask, a: Through) -> Facts:
        good = load_of(ask.s.at[ask.s.mover])
        return {"good": GOODS[good], "place": ask.s.net.spaces[ask.s.mover]}


LEAVING: Final = LineLeavesTheCity("SWI-8.4")
LEADING_ON: Final = LineLeadsOn("SWI-12.3")
EXIT_RULES: Final[list[Rule[Ask, Exit]]] = [LEAVING, ExitIsGreen("SWI-8.4")]
THROUGH_RULES: Final[list[Rule[Ask, Through]]] = [
    TrainsRunThrough("SWI-8.9"),
    LEADING_ON,
    LineIsAnother("SWI-12.3"),
    OnwardSignalIsGreen("SWI-12.3"),
    NextSegmentIsFree("SWI-12.3"),
    LoadMayPass("SWI-12.6"),
]


# -- helpers (SWI-3.7, 11, 12.8 to 12.10)


@final
class HelperIsOfThisSide(ChoiceRule[Ask, Use, int]):
    def options(self, ask: Ask, a: Use) -> list[int]:
        return ask.s.table.helpers

    def chosen(self, a: Use) -> int:
        return a.helper

    def facts(self, ask: Ask, a: Use) -> Facts:
        return {"helper": HELPERS[a.helper]}


@final
class HelperIsUnused(Rule[Ask, Use]):
    def holds(self, ask: Ask, a: Use) -> bool:
        return ask.s.used >> a.helper & 1 == 0

    def facts(self, ask: Ask, a: Use) -> Facts:
        return {"helper": HELPERS[a.helper]}


@final
class DieWasJustRolled(Rule[Ask, UseLogistics]):
    def holds(self, ask: Ask, a: UseLogistics) -> bool:
        return ask.s.phase == KEEP


@final
class CardWasJustRevealed(Rule[Ask, UseCrossingKeeper]):
    """In this phase the card is no start card and the deck is not empty (SWI-R23)."""

    def holds(self, ask: Ask, a: UseCrossingKeeper) -> bool:
        return ask.s.phase == ANSWER


@final
class ColourIsAboutToMove(ChoiceRule[Ask, UseConductor, int]):
    """SWI-R17, R28: the colour being resolved, before its first roll."""

    def options(self, ask: Ask, a: UseConductor) -> list[int]:
        return [ask.s.colour] if ask.s.phase == TRAIN and not ask.s.rolled else []

    def chosen(self, a: UseConductor) -> int:
        return a.colour

    def facts(self, ask: Ask, a: UseConductor) -> Facts:
        reason = "colour" if ask.s.colour != a.colour else "rolled"
        return {"train": COLOURS[a.colour], "reason": reason if ask.s.phase == TRAIN else "now"}


@final
class StartCanBeChosen(ChoiceRule[Ask, UseShunter, int]):
    """SWI-R26: before the roll, a free start."""

    def options(self, ask: Ask, a: UseShunter) -> list[int]:
        s = ask.s
        if s.phase != ASK_START:
            return []
        return [space for space in range(s.net.first_start, len(s.at)) if s.at[space] == 0]

    def chosen(self, a: UseShunter) -> int:
        return a.space

    def holds(self, ask: Ask, a: UseShunter) -> bool:
        return a.board == ask.s.table.board and a.space in self.options(ask, a)

    def facts(self, ask: Ask, a: UseShunter) -> Facts:
        here = a.board == ask.s.table.board and ask.s.net.kind[a.space] == START
        reason = "occupied" if here else "start"
        return {"place": a.words()[2], "reason": reason if ask.s.phase == ASK_START else "now"}


@final
class TrainIsAboutToMove(ChoiceRule[Ask, UseTrafficController, int]):
    """SWI-R28: a train of the colour being resolved, before its own roll."""

    def options(self, ask: Ask, a: UseTrafficController) -> list[int]:
        if ask.s.phase != TRAIN:
            return []
        return [space for space in due_trains(ask.s) if colour_of(ask.s.at[space]) == ask.s.colour]

    def chosen(self, a: UseTrafficController) -> int:
        return a.space

    def holds(self, ask: Ask, a: UseTrafficController) -> bool:
        return a.board == ask.s.table.board and a.space in self.options(ask, a)

    def facts(self, ask: Ask, a: UseTrafficController) -> Facts:
        colour = ask.s.colour
        return {
            "space": a.words()[2],
            "train": COLOURS[colour] if colour >= 0 else None,
            "reason": self._reason(ask, a),
        }

    def _reason(self, ask: Ask, a: UseTrafficController) -> str:
        if ask.s.phase != TRAIN:
            return "now"
        train = ask.s.at[a.space] if a.board == ask.s.table.board else 0
        if train == 0:
            return "none"
        return "moved" if colour_of(train) == ask.s.colour else "colour"


BY_HELPERS: Final = ["SWI-3.7", "SWI-11.1"]  # only a helper who can be used has a moment
OF_THIS_SIDE: Final = HelperIsOfThisSide("SWI-3.7")
UNUSED: Final = HelperIsUnused("SWI-11.1", after=["SWI-3.7"])
ROLLED: Final = DieWasJustRolled("SWI-11.2", after=BY_HELPERS)
COLOUR_MOVES: Final = ColourIsAboutToMove("SWI-11.4", after=BY_HELPERS)
CARD_REVEALED: Final = CardWasJustRevealed("SWI-12.8", after=BY_HELPERS)
FREE_STARTS: Final = StartCanBeChosen("SWI-12.9", after=BY_HELPERS)
TRAIN_MOVES: Final = TrainIsAboutToMove("SWI-12.10", after=BY_HELPERS)

HELPER_RULES: Final[list[Rule[Ask, Use]]] = [
    OF_THIS_SIDE,
    UNUSED,
]  # the Dispatcher: at any time of the turn (SWI-11.3)
LOGISTICS_RULES: Final[list[Rule[Ask, UseLogistics]]] = [*HELPER_RULES, ROLLED]
CONDUCTOR_RULES: Final[list[Rule[Ask, UseConductor]]] = [*HELPER_RULES, COLOUR_MOVES]
CROSSING_KEEPER_RULES: Final[list[Rule[Ask, UseCrossingKeeper]]] = [*HELPER_RULES, CARD_REVEALED]
SHUNTER_RULES: Final[list[Rule[Ask, UseShunter]]] = [*HELPER_RULES, FREE_STARTS]
CONTROLLER_RULES: Final[list[Rule[Ask, UseTrafficController]]] = [*HELPER_RULES, TRAIN_MOVES]
PLACE_ON_BOARD: Final[list[Rule[Ask, Action]]] = [PlaceIsOnThisBoard(ON_BOARD)]
