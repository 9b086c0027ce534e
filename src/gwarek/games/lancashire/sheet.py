"""The score sheet of Lancashire: besides links and tiles, money at the end (LAN-11.3) and the last tie-break."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwarek.core.game import AnyGame
from gwarek.core.sheet import COLUMNS, Counted, Fault, Field, Filled, Sheet
from gwarek.games.brass.sheet import BrassSheet, Numbers, eras_of
from gwarek.games.brass.state import State
from gwarek.games.lancashire.scoring import outcome, score, score_cash
from gwarek.games.lancashire.state import table_of

NUMBERS: Final = Numbers(
    tiles="LAN-1.2",
    lines="LAN-1.6",
    spaces="LAN-1.5",
    links="LAN-11.1",
    left="LAN-11.5",
    income="LAN-11.8",
    money="LAN-11.3",
    debts="LAN-R2",
)
TIE: Final = "LAN-11.8"
ORDER: Final = "end/order"


def _own(s: State, filled: Filled) -> None:
    """Money scores at the end of the Rail Period; the place in the turn order may break the last tie."""
    if filled.has(ORDER):
        s.order = sorted(range(s.seats), key=lambda seat: filled.at(ORDER, seat))
    if not s.table.introductory:
        score_cash(s, None)


class LancashireSheet(BrassSheet):
    def count(self, filled: Filled) -> Counted:
        counted = super().count(filled)
        places = [filled.at(ORDER, seat) for seat in range(self.columns)]
        given = [place for place in places if place]
        for column in range(self.columns):
            if places[column] and given.count(places[column]) > 1:
                args: dict[str, object] = {"n": places[column]}
                counted.faults.append(Fault(ORDER, column, TIE, "twice", args))
        found = counted.outcome
        if found is not None and found.reason == "tie-order" and len(given) < self.columns:
            counted.faults.append(Fault(ORDER, COLUMNS, TIE, "order"))
        return counted


def sheet(game: AnyGame, options: Mapping[str, str], seats: int) -> Sheet:
    s: State = game.setup(options, seats)
    last = [] if table_of(s).shared_victory else [Field(ORDER, "order", TIE, seats)]
    more: list[list[Field]] = [[] for _ in eras_of(s.table)]
    return LancashireSheet(s, NUMBERS, more, last, _own, score, outcome)
