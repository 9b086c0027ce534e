"""The score sheet of Tinners' Trail: what everybody invests in each round, Sierra Madre, and what breaks ties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwarek.core.game import AnyGame
from gwarek.core.score import Outcome
from gwarek.core.sheet import NUMBERS, Counted, Fault, Field, Filled, Group, Part, Sheet, Stage, ranked
from gwarek.games.tinnerstrail.components import COPPER, MOST_NUMBER, ROUNDS
from gwarek.games.tinnerstrail.scoring import outcome, score
from gwarek.games.tinnerstrail.selling import invest, invest_all, wallace_invests
from gwarek.games.tinnerstrail.state import (
    AREA,
    EXTRA,
    MONEY,
    ORE,
    OVER,
    OWNER,
    POINTS,
    ROW,
    SIERRA_POINTS,
    WIDTH,
    State,
    is_wallace,
)

SUNK: Final = -10_000  # points of somebody who has a place already
ORE_LEFT: Final = "round-4/ore"
PLACES: Final = "row"


def _key(round: int, what: str) -> str:
    return f"round-{round}/{what}"


def _fields(s: State, round: int) -> list[Field]:
    """The row on the investment track, then what is invested; in the last round all the money there is."""
    out = [Field(_key(round, "row"), "row", "TIN-8.13", s.players)]
    if round < ROUNDS:
        out.append(Field(_key(round, "tens"), "tens", "TIN-9.2", MOST_NUMBER // 10))
        out.append(Field(_key(round, "fives"), "fives", "TIN-9.2", MOST_NUMBER // 5))
    else:
        out.append(Field(_key(round, "money"), "money", "TIN-9.3", MOST_NUMBER))
        out.append(Field(ORE_LEFT, "ore", "TIN-9.7", MOST_NUMBER))
    if s.table.emigration:
        args: dict[str, object] = {"n": s.parts.sierra_madre[round - 1]}
        out.append(Field(_key(round, "sierra"), "sierra", "TIN-11.1", 1, args=args, together=1))
    return out


class TinnersTrailSheet(Sheet):
    def __init__(self, s: State) -> None:
        """`s`: a new game."""
        self.new: Final = s
        parts = [
            Part(f"round-{round}", [Group("investing", NUMBERS, _fields(s, round))])
            for round in range(1, ROUNDS + 1)
        ]
        super().__init__(s.players, parts, [Stage("round", ROUNDS)], PLACES)

    def next_order(self, order: list[int], numbers: list[int]) -> list[int]:
        """The order of the investment track (TIN-9.5)."""
        return sorted(order, key=lambda seat: numbers[seat])

    def count(self, filled: Filled) -> Counted:
        s = self.new.copy()
        faults: list[Fault] = []
        for round in range(1, ROUNDS + 1):
            if not filled.reached(f"round-{round}"):
                continue
            found = self._row_faults(filled, round)
            faults.extend(found)
            s.round = round
            for seat in range(s.players):
                s.n[seat * WIDTH + ROW] = filled.at(_key(round, "row"), seat)
                if s.n[seat * WIDTH + ROW] and not found:
                    self._invest(s, filled, seat)
                if filled.at(_key(round, "sierra"), seat):
                    s.n[seat * WIDTH + POINTS + SIERRA_POINTS] += s.parts.sierra_madre[round - 1]
        if filled.reached(f"round-{ROUNDS}"):
            for seat in range(s.players):  # all ore in one mine: how it is spread does not matter (TIN-9.7)
                s.a[seat * AREA + OWNER] = seat
                s.a[seat * AREA + ORE + COPPER] = filled.at(ORE_LEFT, seat)
            s.phase = OVER
        return Counted(score(s), outcome(s), self._places(s), faults)

    def _invest(self, s: State, filled: Filled, seat: int) -> None:
        """TIN-9.2, 9.3; Lord Wallace invests whatever he has (TIN-13.31)."""
        base = seat * WIDTH
        tens = filled.at(_key(s.round, "tens"), seat)
        fives = filled.at(_key(s.round, "fives"), seat)
        money = filled.at(_key(s.round, "money"), seat) if s.round == ROUNDS else 10 * tens + 5 * fives
        if is_wallace(s, seat):
            s.n[base + MONEY] = 0
            s.n[base + EXTRA] = 0
            wallace_invests(s, money, None)
            return
        s.n[base + MONEY] = money
        if s.round == ROUNDS:
            invest_all(s, seat, None)
        else:
            invest(s, seat, tens, fives, None)

    def _row_faults(self, filled: Filled, round: int) -> list[Fault]:
        """Everybody who invests has a row, and a row of their own."""
        out: list[Fault] = []
        key = _key(round, "row")
        rows = [filled.at(key, seat) for seat in range(self.columns)]
        for seat in range(self.columns):
            spent = max([filled.at(_key(round, what), seat) for what in ("tens", "fives", "money")])
            if rows[seat] and rows.count(rows[seat]) > 1:
                out.append(Fault(key, seat, "TIN-8.13", "twice", {"n": rows[seat]}))
            elif rows[seat] == 0 and spent > 0:
                out.append(Fault(key, seat, "TIN-9.2", "row"))
        return out

    def _places(self, s: State) -> list[int]:
        aside = s.copy()

        def sink(seat: int) -> None:
            aside.n[seat * WIDTH + POINTS] = SUNK

        def found() -> Outcome | None:
            return outcome(aside)

        return ranked(s.players, found, sink)


def sheet(game: AnyGame, options: Mapping[str, str], seats: int) -> Sheet:
    return TinnersTrailSheet(game.setup(options, seats))
