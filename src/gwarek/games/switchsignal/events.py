"""What happens in Switch & Signal, as typed facts (docs/protocol-switchsignal.md has the list)."""

from __future__ import annotations

from gwarek.core.event import Event


class NumbersShuffled(Event):
    """Location tokens now number the starts (SWI-13.6)."""

    places: list[str]
    numbers: list[int]


class FirstPlayer(Event):
    seat: int


class SwitchLaid(Event):
    """Free layout: the two open branches of a junction."""

    seat: int
    junction: str
    lines: list[str]


class SignalLaid(Event):
    seat: int
    field: str


class Dealt(Event):
    """Where hands are open."""

    seat: int
    cards: list[str]


class DealtClosed(Event, kind="dealt", to="seat"):
    seat: int
    cards: list[str]

    def twin(self) -> Event:
        return DealtHidden(self.seat, len(self.cards))


class DealtHidden(Event, to="others"):
    seat: int
    count: int


class TurnBegins(Event):
    seat: int
    turn: int
    left: int


class CardRevealed(Event):
    """What it shows: deployments, coloured trains, multi-coloured trains."""

    seat: int
    card: str
    deploys: int
    trains: list[str]
    any: int


class LastTurn(Event):
    """The timetable deck is empty (SWI-10.2)."""


class HelperUsed(Event):
    seat: int
    helper: str


class CardPutUnder(Event):
    """The Crossing keeper's card (SWI-12.8)."""

    card: str


class DeploymentNamed(Event):
    seat: int
    train: str


class DiceRolled(Event):
    seat: int
    dice: list[int]
    number: int


class TokenFlipped(Event):
    seat: int
    number: int


class TokensShuffled(Event):
    pass


class Deployed(Event):
    train: str
    place: str
    number: int


class StartOccupied(Event):
    """Nothing is deployed (SWI-5.3)."""

    train: str
    place: str
    number: int


class RollsAgain(Event):
    """Start card: the start is occupied (SWI-5.6)."""

    train: str
    place: str
    number: int


class DepotEmpty(Event):
    """No train can be deployed (SWI-5.3, R11)."""


class ColourChosen(Event):
    seat: int
    train: str


class NobodyMoves(Event):
    """No train of the colour is on the board (SWI-5.10)."""

    train: str


class ColourHeld(Event):
    """The Conductor (SWI-11.4)."""

    train: str


class TrainHeld(Event):
    """The Traffic controller (SWI-12.10)."""

    train: str
    space: str


class DieRolled(Event):
    seat: int
    train: str
    space: str
    roll: int


class LeftCity(Event):
    train: str
    place: str
    line: str


class Moved(Event):
    train: str
    space: str
    target: str
    path: list[str]
    steps: int


class Stopped(Event):
    train: str
    space: str
    reason: str
    at: str
    left: int


class Arrived(Event):
    train: str
    place: str


class RanThrough(Event):
    train: str
    place: str
    line: str


class Delivered(Event):
    train: str
    good: str
    place: str
    count: int
    goal: int


class ToDepot(Event):
    train: str
    reason: str


class HeadOn(Event):
    train: str
    space: str
    other: str
    at: str
    left: int


class RanIntoStart(Event):
    train: str
    place: str


class GoodReturned(Event):
    good: str
    place: str


class TimeLost(Event):
    """Tokens leave the clock; `clock` are those still on it, before any refill."""

    tokens: int
    cause: str
    clock: int


class CardLost(Event):
    """A timetable card goes to the box unseen (SWI-9.2)."""

    left: int


class ClockRefilled(Event):
    clock: int
    owed: int
    left: int


class SignalChanged(Event):
    seat: int
    field: str
    target: str


class SwitchChanged(Event):
    seat: int
    junction: str
    lines: list[str]


class Loaded(Event):
    seat: int
    train: str
    good: str
    place: str
    left: int


class Paid(Event):
    seat: int
    cards: list[str]


class Drew(Event):
    """Where hands are open."""

    seat: int
    cards: list[str]


class DrewClosed(Event, kind="drew", to="seat"):
    seat: int
    cards: list[str]

    def twin(self) -> Event:
        return DrewHidden(self.seat, len(self.cards))


class DrewHidden(Event, to="others"):
    seat: int
    count: int


class HandFull(Event):
    seat: int


class DrewNone(Event):
    seat: int


class Reshuffled(Event):
    count: int


class Won(Event):
    goods: int
    turns: int
    time: int


class Lost(Event):
    reason: str
    goods: int
