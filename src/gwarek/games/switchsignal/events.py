"""What happens in Switch & Signal, as typed facts (docs/protocol-switchsignal.md has the list)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gwarek.core.event import Event
from gwarek.core.seat import EVERYBODY, all_but, only


@final
class NumbersShuffled(Event):
    """Location tokens now number the starts (SWI-13.6)."""

    kind: ClassVar[str] = "numbers-shuffled"
    names: ClassVar[tuple[str, ...]] = ("places", "numbers")

    def __init__(self, places: list[str], numbers: list[int]) -> None:
        super().__init__()
        self.places: Final = places
        self.numbers: Final = numbers


@final
class FirstPlayer(Event):
    kind: ClassVar[str] = "first-player"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class SwitchLaid(Event):
    """Free layout: the two open branches of a junction."""

    kind: ClassVar[str] = "switch-laid"
    names: ClassVar[tuple[str, ...]] = ("seat", "junction", "lines")

    def __init__(self, seat: int, junction: str, lines: list[str]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.junction: Final = junction
        self.lines: Final = lines


@final
class SignalLaid(Event):
    kind: ClassVar[str] = "signal-laid"
    names: ClassVar[tuple[str, ...]] = ("seat", "field")

    def __init__(self, seat: int, field: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.field: Final = field


@final
class Dealt(Event):
    kind: ClassVar[str] = "dealt"
    names: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: list[str], is_open: bool) -> None:
        super().__init__()
        self.to = EVERYBODY if is_open else only(seat)
        self.seat: Final = seat
        self.cards: Final = cards


@final
class DealtHidden(Event):
    """What the others hear when hands are closed."""

    kind: ClassVar[str] = "dealt-hidden"
    names: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.to = all_but(seat)
        self.seat: Final = seat
        self.count: Final = count


@final
class TurnBegins(Event):
    kind: ClassVar[str] = "turn-begins"
    names: ClassVar[tuple[str, ...]] = ("seat", "turn", "left")

    def __init__(self, seat: int, turn: int, left: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.turn: Final = turn
        self.left: Final = left


@final
class CardRevealed(Event):
    """What it shows: deployments, coloured trains, multi-coloured trains."""

    kind: ClassVar[str] = "card-revealed"
    names: ClassVar[tuple[str, ...]] = ("seat", "card", "deploys", "trains", "any")

    def __init__(self, seat: int, card: str, deploys: int, trains: list[str], any: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.card: Final = card
        self.deploys: Final = deploys
        self.trains: Final = trains
        self.any: Final = any


@final
class LastTurn(Event):
    """The timetable deck is empty (SWI-10.2)."""

    kind: ClassVar[str] = "last-turn"


@final
class HelperUsed(Event):
    kind: ClassVar[str] = "helper-used"
    names: ClassVar[tuple[str, ...]] = ("seat", "helper")

    def __init__(self, seat: int, helper: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.helper: Final = helper


@final
class CardPutUnder(Event):
    """The Crossing keeper's card (SWI-12.8)."""

    kind: ClassVar[str] = "card-put-under"
    names: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card: Final = card


@final
class DeploymentNamed(Event):
    kind: ClassVar[str] = "deployment-named"
    names: ClassVar[tuple[str, ...]] = ("seat", "train")

    def __init__(self, seat: int, train: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.train: Final = train


@final
class DiceRolled(Event):
    kind: ClassVar[str] = "dice-rolled"
    names: ClassVar[tuple[str, ...]] = ("seat", "dice", "number")

    def __init__(self, seat: int, dice: list[int], number: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.dice: Final = dice
        self.number: Final = number


@final
class TokenFlipped(Event):
    kind: ClassVar[str] = "token-flipped"
    names: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.number: Final = number


@final
class TokensShuffled(Event):
    kind: ClassVar[str] = "tokens-shuffled"


@final
class Deployed(Event):
    kind: ClassVar[str] = "deployed"
    names: ClassVar[tuple[str, ...]] = ("train", "place", "number")

    def __init__(self, train: str, place: str, number: int) -> None:
        super().__init__()
        self.train: Final = train
        self.place: Final = place
        self.number: Final = number


@final
class StartOccupied(Event):
    """Nothing is deployed (SWI-5.3)."""

    kind: ClassVar[str] = "start-occupied"
    names: ClassVar[tuple[str, ...]] = ("train", "place", "number")

    def __init__(self, train: str, place: str, number: int) -> None:
        super().__init__()
        self.train: Final = train
        self.place: Final = place
        self.number: Final = number


@final
class RollsAgain(Event):
    """Start card: the start is occupied (SWI-5.6)."""

    kind: ClassVar[str] = "rolls-again"
    names: ClassVar[tuple[str, ...]] = ("train", "place", "number")

    def __init__(self, train: str, place: str, number: int) -> None:
        super().__init__()
        self.train: Final = train
        self.place: Final = place
        self.number: Final = number


@final
class DepotEmpty(Event):
    """No train can be deployed (SWI-5.3, R11)."""

    kind: ClassVar[str] = "depot-empty"


@final
class ColourChosen(Event):
    kind: ClassVar[str] = "colour-chosen"
    names: ClassVar[tuple[str, ...]] = ("seat", "train")

    def __init__(self, seat: int, train: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.train: Final = train


@final
class NobodyMoves(Event):
    """No train of the colour is on the board (SWI-5.10)."""

    kind: ClassVar[str] = "nobody-moves"
    names: ClassVar[tuple[str, ...]] = ("train",)

    def __init__(self, train: str) -> None:
        super().__init__()
        self.train: Final = train


@final
class ColourHeld(Event):
    """The Conductor (SWI-11.4)."""

    kind: ClassVar[str] = "colour-held"
    names: ClassVar[tuple[str, ...]] = ("train",)

    def __init__(self, train: str) -> None:
        super().__init__()
        self.train: Final = train


@final
class TrainHeld(Event):
    """The Traffic controller (SWI-12.10)."""

    kind: ClassVar[str] = "train-held"
    names: ClassVar[tuple[str, ...]] = ("train", "space")

    def __init__(self, train: str, space: str) -> None:
        super().__init__()
        self.train: Final = train
        self.space: Final = space


@final
class DieRolled(Event):
    kind: ClassVar[str] = "die-rolled"
    names: ClassVar[tuple[str, ...]] = ("seat", "train", "space", "roll")

    def __init__(self, seat: int, train: str, space: str, roll: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.train: Final = train
        self.space: Final = space
        self.roll: Final = roll


@final
class LeftCity(Event):
    kind: ClassVar[str] = "left-city"
    names: ClassVar[tuple[str, ...]] = ("train", "place", "line")

    def __init__(self, train: str, place: str, line: str) -> None:
        super().__init__()
        self.train: Final = train
        self.place: Final = place
        self.line: Final = line


@final
class Moved(Event):
    kind: ClassVar[str] = "moved"
    names: ClassVar[tuple[str, ...]] = ("train", "space", "target", "path", "steps")

    def __init__(self, train: str, space: str, target: str, path: list[str], steps: int) -> None:
        super().__init__()
        self.train: Final = train
        self.space: Final = space
        self.target: Final = target
        self.path: Final = path
        self.steps: Final = steps


@final
class Stopped(Event):
    kind: ClassVar[str] = "stopped"
    names: ClassVar[tuple[str, ...]] = ("train", "space", "reason", "at", "left")

    def __init__(self, train: str, space: str, reason: str, at: str, left: int) -> None:
        super().__init__()
        self.train: Final = train
        self.space: Final = space
        self.reason: Final = reason
        self.at: Final = at
        self.left: Final = left


@final
class Arrived(Event):
    kind: ClassVar[str] = "arrived"
    names: ClassVar[tuple[str, ...]] = ("train", "place")

    def __init__(self, train: str, place: str) -> None:
        super().__init__()
        self.train: Final = train
        self.place: Final = place


@final
class RanThrough(Event):
    kind: ClassVar[str] = "ran-through"
    names: ClassVar[tuple[str, ...]] = ("train", "place", "line")

    def __init__(self, train: str, place: str, line: str) -> None:
        super().__init__()
        self.train: Final = train
        self.place: Final = place
        self.line: Final = line


@final
class Delivered(Event):
    kind: ClassVar[str] = "delivered"
    names: ClassVar[tuple[str, ...]] = ("train", "good", "place", "count", "goal")

    def __init__(self, train: str, good: str, place: str, count: int, goal: int) -> None:
        super().__init__()
        self.train: Final = train
        self.good: Final = good
        self.place: Final = place
        self.count: Final = count
        self.goal: Final = goal


@final
class ToDepot(Event):
    kind: ClassVar[str] = "to-depot"
    names: ClassVar[tuple[str, ...]] = ("train", "reason")

    def __init__(self, train: str, reason: str) -> None:
        super().__init__()
        self.train: Final = train
        self.reason: Final = reason


@final
class HeadOn(Event):
    kind: ClassVar[str] = "head-on"
    names: ClassVar[tuple[str, ...]] = ("train", "space", "other", "at", "left")

    def __init__(self, train: str, space: str, other: str, at: str, left: int) -> None:
        super().__init__()
        self.train: Final = train
        self.space: Final = space
        self.other: Final = other
        self.at: Final = at
        self.left: Final = left


@final
class RanIntoStart(Event):
    kind: ClassVar[str] = "ran-into-start"
    names: ClassVar[tuple[str, ...]] = ("train", "place")

    def __init__(self, train: str, place: str) -> None:
        super().__init__()
        self.train: Final = train
        self.place: Final = place


@final
class GoodReturned(Event):
    kind: ClassVar[str] = "good-returned"
    names: ClassVar[tuple[str, ...]] = ("good", "place")

    def __init__(self, good: str, place: str) -> None:
        super().__init__()
        self.good: Final = good
        self.place: Final = place


@final
class TimeLost(Event):
    """Tokens leave the clock; `clock` are those still on it, before any refill."""

    kind: ClassVar[str] = "time-lost"
    names: ClassVar[tuple[str, ...]] = ("tokens", "cause", "clock")

    def __init__(self, tokens: int, cause: str, clock: int) -> None:
        super().__init__()
        self.tokens: Final = tokens
        self.cause: Final = cause
        self.clock: Final = clock


@final
class CardLost(Event):
    """A timetable card goes to the box unseen (SWI-9.2)."""

    kind: ClassVar[str] = "card-lost"
    names: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left: Final = left


@final
class ClockRefilled(Event):
    kind: ClassVar[str] = "clock-refilled"
    names: ClassVar[tuple[str, ...]] = ("clock", "owed", "left")

    def __init__(self, clock: int, owed: int, left: int) -> None:
        super().__init__()
        self.clock: Final = clock
        self.owed: Final = owed  # the rest of the same loss, paid from the refilled clock
        self.left: Final = left


@final
class SignalChanged(Event):
    kind: ClassVar[str] = "signal-changed"
    names: ClassVar[tuple[str, ...]] = ("seat", "field", "target")

    def __init__(self, seat: int, field: str, target: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.field: Final = field
        self.target: Final = target


@final
class SwitchChanged(Event):
    kind: ClassVar[str] = "switch-changed"
    names: ClassVar[tuple[str, ...]] = ("seat", "junction", "lines")

    def __init__(self, seat: int, junction: str, lines: list[str]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.junction: Final = junction
        self.lines: Final = lines


@final
class Loaded(Event):
    kind: ClassVar[str] = "loaded"
    names: ClassVar[tuple[str, ...]] = ("seat", "train", "good", "place", "left")

    def __init__(self, seat: int, train: str, good: str, place: str, left: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.train: Final = train
        self.good: Final = good
        self.place: Final = place
        self.left: Final = left


@final
class Paid(Event):
    kind: ClassVar[str] = "paid"
    names: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: list[str]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.cards: Final = cards


@final
class Drew(Event):
    kind: ClassVar[str] = "drew"
    names: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: list[str], is_open: bool) -> None:
        super().__init__()
        self.to = EVERYBODY if is_open else only(seat)
        self.seat: Final = seat
        self.cards: Final = cards


@final
class DrewHidden(Event):
    """What the others hear when hands are closed."""

    kind: ClassVar[str] = "drew-hidden"
    names: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.to = all_but(seat)
        self.seat: Final = seat
        self.count: Final = count


@final
class HandFull(Event):
    kind: ClassVar[str] = "hand-full"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class DrewNone(Event):
    kind: ClassVar[str] = "drew-none"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class Reshuffled(Event):
    kind: ClassVar[str] = "reshuffled"
    names: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: Final = count


@final
class Won(Event):
    kind: ClassVar[str] = "won"
    names: ClassVar[tuple[str, ...]] = ("goods", "turns", "time")

    def __init__(self, goods: int, turns: int, time: int) -> None:
        super().__init__()
        self.goods: Final = goods
        self.turns: Final = turns
        self.time: Final = time


@final
class Lost(Event):
    kind: ClassVar[str] = "lost"
    names: ClassVar[tuple[str, ...]] = ("reason", "goods")

    def __init__(self, reason: str, goods: int) -> None:
        super().__init__()
        self.reason: Final = reason
        self.goods: Final = goods
