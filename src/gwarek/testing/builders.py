"""Positions in one line, and short questions about them, for tests that read like examples of play.

>>> bench = Bench("coalbaron")
>>> s = bench.position("seats 2; at money_5 2 blue; miners 2 16")
>>> bench.broken(s, "send money_5")
['COA-2.2']
"""

from __future__ import annotations

from typing import Any, Final

from gwarek.core.catalogue import load_game
from gwarek.core.chance import FairRng
from gwarek.core.event import Event
from gwarek.core.game import AnyGame, Json
from gwarek.core.rule import Facts
from gwarek.core.seat import CHANCE, may_see, seat_of

# Any: a state belongs to its game; a bench only hands it back.
AnyState = Any


class Bench:
    """One game on the workbench."""

    def __init__(self, game: str | AnyGame) -> None:
        self.game: Final[AnyGame] = load_game(game) if isinstance(game, str) else game

    def position(self, text: str) -> AnyState:
        """The position, which must be sound: nothing lost, nothing twice."""
        s = self.game.position(text)
        faults = self.game.faults(s)
        assert faults == [], f"{text}: {faults}"
        return s

    def seat(self, s: AnyState, word: str | None = None) -> int:
        """The seat a word names; without one, the seat to act."""
        if word is None:
            return self.game.to_act(s)[0]
        seat = seat_of(word)
        assert seat is not None, word
        return seat

    def broken(self, s: AnyState, line: str, seat: str | None = None) -> list[str]:
        """Ids of the rules a line breaks, each once; empty means legal (and then it is in the legal list)."""
        at = self.seat(s, seat)
        action = self.game.parse(line)
        ids = list(dict.fromkeys(v.id for v in self.game.violated(s, at, action)))
        listed = at in self.game.to_act(s) and action in self.game.legal(s, at)
        assert listed == (ids == []), f"{line}: breaks {ids}, but in the legal list: {listed}"
        return ids

    def why(self, s: AnyState, line: str, seat: str | None = None) -> Facts:
        """The facts the first broken rule tells."""
        return self.game.violated(s, self.seat(s, seat), self.game.parse(line))[0].facts

    def legal(self, s: AnyState, seat: str | None = None) -> list[str]:
        """The legal lines."""
        return [action.text() for action in self.game.legal(s, self.seat(s, seat))]

    def after(self, s: AnyState, *lines: str) -> AnyState:
        """A copy of the position after these lines; where chance is to act, the line is what it draws."""
        return self.told(s, *lines)[0]

    def told(self, s: AnyState, *lines: str) -> tuple[AnyState, list[Event]]:
        """The position after these lines, and the events of the last one."""
        s = s.copy()
        events: list[Event] = []
        for line in lines:
            events = []
            action = self.game.parse(line)
            seat = self.game.to_act(s)[0]
            if seat == CHANCE:
                assert self.game.chance(s).weight(action) > 0, f"chance cannot draw {line!r}"
            else:
                broken = self.game.violated(s, seat, action)
                assert broken == [], f"{line!r} breaks {broken}"
            self.game.apply(s, seat, action, events)
            faults = self.game.faults(s)
            assert faults == [], f"after {line!r}: {faults}"
        return s, events

    def events(self, s: AnyState, *lines: str, viewer: int | None = None, kind: str = "") -> list[Json]:
        """What the last line tells a viewer (None: a spectator): `[{"seat": 0, "marks": 5}]` for kind `earned`."""
        told = self.told(s, *lines)[1]
        return [event.args() for event in told if may_see(event.to, viewer) and kind in ("", event.kind)]

    def kinds(self, s: AnyState, *lines: str) -> list[str]:
        """Kinds of the events the last line tells a spectator, in order."""
        return [event.kind for event in self.told(s, *lines)[1] if may_see(event.to, None)]

    def drawn(self, s: AnyState, seed: str = "rules") -> AnyState:
        """The position once chance has nothing left to decide."""
        s = s.copy()
        entry = 0
        while CHANCE in self.game.to_act(s):
            entry += 1
            self.game.apply(s, CHANCE, self.game.chance(s).sample(FairRng(seed, entry)))
        return s

    def view(self, s: AnyState, seat: str | None = None) -> dict[str, Any]:
        """What a seat sees; without one, a spectator."""
        # Any: a view is JSON and every game has its own shape.
        view: dict[str, Any] = self.game.view(s, None if seat is None else self.seat(s, seat))
        return view

    def player(self, s: AnyState, seat: str) -> dict[str, Any]:
        """A player's own part of what that player sees (games whose view has `players`)."""
        part: dict[str, Any] = self.view(s, seat)["players"][self.seat(s, seat)]
        return part
