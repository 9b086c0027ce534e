"""What a match tells its viewers: masked entries, view, legal list with previews.

A viewer is the list of seats played at one screen; none is a spectator.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gwarek.core.foresight import can_go_back, foresee, preview
from gwarek.core.game import Json
from gwarek.core.match import Match
from gwarek.table.course import course
from gwarek.table.curtain import hides
from gwarek.table.whynot import Use, why_not


class Telling:
    """A match and the moments of its entries."""

    def __init__(self, match: Match, times: list[str]) -> None:
        self.match: Final = match
        self.times: Final = times
        self._live: tuple[int, set[int]] = (-1, set())
        self._history: tuple[int, list[Json]] = (-1, [])

    def length(self) -> int:
        return len(self.times)

    # -- through whose eyes

    def as_seat(self, mine: Sequence[int]) -> int | None:
        """The seat a screen plays now: the one to act, else the one that acted last."""
        if len(mine) <= 1:
            return mine[0] if mine else None
        match = self.match
        to_act = match.to_act()
        for seat in mine:
            if seat in to_act:
                return seat
        number = match.resolve(len(match.entries))
        while number > 0:
            if match.entries[number - 1].seat in mine:
                return match.entries[number - 1].seat
            number = match.previous(number)
        return mine[0]

    # -- entries

    def entries(self, mine: Sequence[int], since: int, to: int | None = None) -> list[Json]:
        """Entries after `since`. People round one screen read only what all of them may read."""
        end = self.length() if to is None else to
        return [self._entry(number, mine or [None]) for number in range(since + 1, end + 1)]

    def _entry(self, number: int, eyes: Sequence[int | None]) -> Json:
        match = self.match
        entry = match.entries[number - 1]
        lines = {match.line_for(number, eye) for eye in eyes}
        line = entry.line if lines == {entry.line} else match.told[number - 1].shown
        events = [
            event
            for event in match.events_for(number, eyes[0])
            if all(event in match.events_for(number, eye) for eye in eyes[1:])
        ]
        return {
            "n": number,
            "seat": entry.seat,
            "line": line,
            "events": [{"kind": event.kind, "args": event.args()} for event in events],
            "time": self.times[number - 1],
            "undone": entry.undo_to() is None and number not in self.live(),
            "again": match.told[number - 1].again,
            "turned": self._turned(number),
        }

    def _turned(self, number: int) -> Json | None:
        """What an undo took back, and what a redo gave back: entries by number, newest first."""
        match = self.match
        if match.entries[number - 1].undo_to() is None:
            return None
        took, gave = match.turned(number)
        return {"took": took, "gave": gave}

    def live(self) -> set[int]:
        length = len(self.match.entries)
        if self._live[0] != length:
            self._live = (length, set(self.match.live()))
        return self._live[1]

    # -- updates

    def update(self, mine: Sequence[int], since: int, fellow: int | None = None) -> Json:
        """The present, with the entries after `since` and what the seat to act may do: this one, or a fellow's."""
        seat = self.as_seat(mine)
        match = self.match
        legal = self._legal(seat) if seat is not None and seat in match.to_act() else []
        told = self._update(match.state, seat, self.length(), self.entries(mine, since), legal)
        if fellow is not None:
            asks = match.game.asks(match.state, fellow).json()
            told["fellow"] = {"seat": fellow, "asks": asks, "legal": self._legal(fellow)}
        return told

    def _legal(self, seat: int) -> list[Json]:
        """What a seat may do, each with its preview, and whether it could be taken back freely."""
        game, state = self.match.game, self.match.state
        out: list[Json] = []
        for action in game.legal(state, seat):
            found = foresee(game, state, seat, action)
            cells = [cell.json() for cell in preview(game, found, seat, action)]
            back = can_go_back(game, found, seat, action)
            out.append({"line": action.text(), "preview": cells, "back": back})
        return out

    def is_still_asked(self, seat: int, after: int) -> bool:
        """Is a seat asked just what it was asked after an entry, though others have decided since?

        Only where all of them were asked at the same time: whoever waits for a turn has to look again.
        """
        match, game = self.match, self.match.game
        since = match.entries[after:]
        if not 0 <= after < len(match.entries) or seat not in match.to_act():
            return False
        then = match.state_at(after)
        together = game.to_act(then)
        if seat not in together or len(together) < 2 or match.resolve(after) not in (0, *self.live()):
            return False
        if any(e.seat == seat or e.seat not in together or e.undo_to() is not None for e in since):
            return False
        before, now = self._asked(then, seat), self._asked(match.state, seat)
        return before == now

    # Any: the state belongs to the game
    def _asked(self, state: Any, seat: int) -> tuple[Json, dict[str, list[Json]]]:
        """A decision as its seat sees it: what is asked, and each line with its preview."""
        game = self.match.game
        legal = game.legal(state, seat)
        return game.asks(state, seat).json(), {
            a.text(): [cell.json() for cell in game.preview(state, seat, a)] for a in legal
        }

    def sees_as(self, mine: Sequence[int], other: int) -> bool:
        """Nothing that the other seat sees is hidden from the one this screen plays."""
        match = self.match
        return match.view(self.as_seat(mine)) == match.view(other)

    def update_at(self, mine: Sequence[int], number: int) -> Json:
        """The past, as this viewer saw it after an entry: nothing to decide there.

        Round one screen it is the past of the person who looks at it now, whoever was to act then.
        """
        entries = self.entries(mine, number - 1, number) if number else []
        return self._update(self.match.state_at(number), self.as_seat(mine), number, entries, [])

    def curtain(self, mine: Sequence[int]) -> Json | None:
        """The table as everybody may see it, where people round one screen hide something from each other."""
        match = self.match
        if len(mine) < 2 or match.is_over():
            return None
        first, *others = (match.view(seat) for seat in mine)
        return match.view(None) if any(hides(first, view) for view in others) else None

    def _update(
        self,
        state: Any,
        seat: int | None,
        length: int,
        entries: list[Json],
        legal: list[Json],
    ) -> Json:  # Any: the state belongs to the game
        game = self.match.game
        to_act = game.to_act(state)
        outcome = game.outcome(state)
        asks = game.asks(state, seat).json() if seat is not None and seat in to_act else None
        return {
            "length": length,
            "as": seat,
            "entries": entries,
            "view": game.view(state, seat),
            "to_act": list(to_act),
            "asks": asks,
            "legal": legal,
            "fellow": None,
            "undo": None,
            "redo": None,
            "curtain": None,
            "scores": game.score(state).json(),
            "outcome": None if outcome is None else outcome.json(),
        }

    def history(self) -> list[Json]:
        """The course of the game so far."""
        length = len(self.match.entries)
        if self._history[0] != length:
            self._history = (length, course(self.match))
        return self._history[1]

    # -- why not

    def why(self, seat: int, words: Sequence[str], beside: Sequence[str] = ()) -> list[Use]:
        """What the words could be used for, and what stands against each use, the nearest to legal first."""
        return why_not(self.match.game, self.match.state, seat, words, beside)
