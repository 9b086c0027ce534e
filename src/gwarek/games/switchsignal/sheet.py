"""The sheet of Switch & Signal: one for all. Goods in the ports, and what was left of the timetable and the clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwarek.core.game import AnyGame
from gwarek.core.sheet import BY_TURN, NUMBERS, Counted, Fault, Field, Filled, Group, Part, Sheet, Stage
from gwarek.games.switchsignal.components import GOODS
from gwarek.games.switchsignal.effects import end_game
from gwarek.games.switchsignal.scoring import outcome, score
from gwarek.games.switchsignal.state import (
    DELIVERED,
    PORTS,
    TIME,
    TIMETABLE,
    State,
    is_won,
    port_takes,
    turns_left,
)

TURNS: Final = "end/turns"
CLOCK: Final = "end/clock"
LOST: Final = "end/time-out"


def _good_key(port: str, good: str) -> str:
    return f"end/{port}/{good}"


class SwitchSignalSheet(Sheet):
    def __init__(self, s: State) -> None:
        """`s`: a new game."""
        self.new: Final = s
        each = s.table.goods_each
        groups: list[Group] = []
        self.ports: Final = [s.net.spaces[space] for space in s.net.ports]
        for port in self.ports:
            fields: list[Field] = []
            for good in GOODS:
                args: dict[str, object] = {"good": good}
                fields.append(Field(_good_key(port, good), "good", "SWI-1.5", each, args=args, common=True))
            groups.append(Group("goods", NUMBERS, fields, {"place": port}))
        cards = len(s.parts.cards) - s.table.removed
        left = [
            Field(TURNS, "turns", "SWI-1.2", cards, common=True),
            Field(CLOCK, "clock", "SWI-13.3", s.table.full_clock, common=True),
            Field(LOST, "time-out", "SWI-10.3", 1, common=True),
        ]
        groups.append(Group("left", NUMBERS, left))
        super().__init__(s.seats, [Part("end", groups)], [Stage("turn", cards, BY_TURN)])

    def count(self, filled: Filled) -> Counted:
        s = self.new.copy()
        faults = self._deliver(s, filled)
        s.sealed = False
        s.deck = filled.at(TURNS)
        s.clock = filled.at(CLOCK)
        late = filled.at(LOST) > 0
        if is_won(s):
            if late:
                faults.append(Fault(LOST, 0, "SWI-10.1", "won"))
            end_game(s, DELIVERED, None)
        elif late:
            if turns_left(s):
                faults.append(Fault(TURNS, 0, "SWI-10.3", "time", {"n": turns_left(s)}))
            end_game(s, TIME, None)
        elif filled.has(TURNS) and turns_left(s) == 0:
            end_game(s, TIMETABLE, None)
        return Counted(score(s), outcome(s), [], faults)

    def _deliver(self, s: State, filled: Filled) -> list[Fault]:
        """Good by good, as far as the port takes it (SWI-12.6, 13.5) and there are any."""
        out: list[Fault] = []
        for good in range(len(GOODS)):
            stored = 0
            for port in range(len(self.ports)):
                key = _good_key(self.ports[port], GOODS[good])
                for _ in range(filled.at(key)):
                    stored += 1
                    if not port_takes(s, port, good):
                        out.append(Fault(key, 0, "SWI-13.5" if s.table.ten else "SWI-10.1", "port"))
                        break
                    s.n[PORTS + len(GOODS) * port + good] += 1
            if stored > s.table.goods_each:
                args: dict[str, object] = {"n": stored, "most": s.table.goods_each}
                key = _good_key(self.ports[-1], GOODS[good])
                out.append(Fault(key, 0, "SWI-1.5", "sum", args))
        return out


def sheet(game: AnyGame, options: Mapping[str, str], seats: int) -> Sheet:
    return SwitchSignalSheet(game.setup(options, seats))
