"""A match as lessons and plates need it: from a position, with fixed luck, and others who play from a script."""

from __future__ import annotations

from collections.abc import Sequence

from gwarek.core.chance import FairRng
from gwarek.core.event import Event
from gwarek.core.game import AnyGame
from gwarek.core.match import Match, Refused
from gwarek.core.position import table_of
from gwarek.core.problem import Problem
from gwarek.core.seat import CHANCE
from gwarek.school.course import Scripted


def open_match(game: AnyGame, position: str, names: Sequence[str] | None = None) -> Match:
    """The match of a position; it never draws by itself."""
    seats, options = table_of(position, game.info)
    return Match(game, seats, options, None, names, position)


def next_line(
    match: Match, script: Sequence[Scripted], at: int, mine: Sequence[int], seed: str
) -> Scripted | None:
    """What happens next without the learner: the next line of the script, or what the lesson's luck draws.

    None where it is the learner's turn, and where the script says nothing that is possible now.
    """
    waiting = match.to_act()
    if not waiting or set(mine) & set(waiting):
        return None
    scripted = script[at] if at < len(script) else None
    if scripted is not None and scripted.seat in waiting and is_possible(match, scripted):
        return scripted
    if CHANCE in waiting:
        drawn = match.game.chance(match.state).sample(FairRng(seed, len(match.entries) + 1))
        return Scripted(CHANCE, drawn.text())
    return None


def is_possible(match: Match, scripted: Scripted) -> bool:
    try:
        action = match.game.parse(scripted.line)
    except Problem:
        return False
    if scripted.seat == CHANCE:
        return match.game.chance(match.state).weight(action) > 0.0
    return not match.game.violated(match.state, scripted.seat, action)


class Trial:
    """A way tried on a copy: own lines, and between them whatever the script and luck bring."""

    def __init__(self, match: Match, seat: int, script: Sequence[Scripted], at: int, seed: str) -> None:
        self.match = match.copy()
        self.at = at  # how much of the script has been played
        self._seat = seat
        self._script = script
        self._seed = seed
        self._begun = len(match.entries)

    def go_on(self) -> None:
        """The others and luck, until the learner is to act or nobody knows on."""
        while (line := next_line(self.match, self._script, self.at, [self._seat], self._seed)) is not None:
            self.at += self.at < len(self._script) and line is self._script[self.at]
            self.match.act(line.seat, line.line)

    def play(self, lines: Sequence[str]) -> bool:
        """Own lines, with what follows each; False where one is refused."""
        self.go_on()
        for line in lines:
            try:
                self.match.act(self._seat, line)
            except (Problem, Refused):
                return False
            self.go_on()
        return True

    def own_lines(self) -> list[str]:
        return own_lines(self.match, self._seat, self._begun)

    def events(self) -> list[Event]:
        return events_since(self.match, self._seat, self._begun)


def own_lines(match: Match, seat: int, since: int) -> list[str]:
    """A seat's decisions after an entry that count."""
    return [
        match.entries[n - 1].line for n in match.live() if n > since and match.entries[n - 1].seat == seat
    ]


def events_since(match: Match, seat: int, since: int) -> list[Event]:
    """What a seat could see happen after an entry, as far as it counts."""
    return [event for n in match.live() if n > since for event in match.events_for(n, seat)]


def asked_now(match: Match, seat: int) -> str | None:
    """What the seat is being asked; None when it has nothing to decide."""
    return match.game.asks(match.state, seat).id if seat in match.to_act() else None
