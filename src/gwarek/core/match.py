"""A match ties state and record together: act, draw, undo, replay. It knows nothing of sockets, files or clocks."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from gwarek.core.action import Action
from gwarek.core.chance import FairRng, seed_hash
from gwarek.core.event import Event
from gwarek.core.foresight import is_barrier
from gwarek.core.game import AnyGame, Json
from gwarek.core.problem import Problem
from gwarek.core.record import UNDO, Entry, Record, names_header
from gwarek.core.rule import Violation
from gwarek.core.score import Outcome, Score
from gwarek.core.seat import CHANCE, EVERYBODY, SEAT_WORDS, may_see, seat_of, seat_word
from gwarek.core.soundness import sound_position

SNAPSHOT_EVERY: Final = 16
DRAWN_AGAIN: Final = "drawn again"  # the comment of a draw in place of one that was taken back


class Refused(Exception):
    """A readable line that is not allowed; nothing has changed."""

    def __init__(self, line: str, violated: list[Violation]) -> None:
        super().__init__(f"{line!r} breaks {', '.join(v.id for v in violated)}")
        self.line: Final = line
        self.violated: Final = violated


class Told:
    """What an entry told its viewers: the events, and the masked line where part of it is secret.

    `draws` is how many draws of chance have led to the position after it, `most` the most of them any position up to
    here had; a draw that does not exceed it is `again`: one was made in its place before, and taken back.
    """

    def __init__(
        self,
        events: list[Event],
        to: int,
        shown: str,
        barrier: bool,
        draws: int = 0,
        most: int = 0,
        again: bool = False,
    ) -> None:
        self.events: Final = events
        self.to: Final = to
        self.shown: Final = shown
        self.barrier: Final = barrier
        self.draws: Final = draws
        self.most: Final = most
        self.again: Final = again


class Match:
    """One game being played.

    >>> match = new_match("coalbaron", seats=2, seed="7")
    >>> match.act("red", match.legal("red")[0].text())
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        names: Sequence[str] | None = None,
        start: str | None = None,
        unsound: bool = False,
    ) -> None:
        """`seed=None`: chance is typed in by somebody at a real table. `start`: position text to begin from.

        A position that contradicts itself or the box is a `Problem`; `unsound=True` lets a tester begin there.
        """
        self.game: Final = game
        game.info.check_seats(seats)
        self.seats: Final = seats
        self.options: Final = game.info.full_options(options or {})
        self.seed = seed
        self.names: Final = list(names) if names is not None else [seat_word(s) for s in range(seats)]
        self.start: Final = start
        self.unsound: Final = unsound
        self.entries: Final[list[Entry]] = []
        self.told: Final[list[Told]] = []
        # Any: the state belongs to the game; a match only hands it back.
        self.state: Any = self._first_state()
        self._snapshots: Final[dict[int, Any]] = {0: self.state.copy()}
        self.draw_chance()

    def _first_state(self) -> Any:
        if self.start is None:
            return self.game.setup(self.options, self.seats)
        return sound_position(self.game, self.start, self.unsound)

    def copy(self) -> Match:
        """The same match apart: what is done to it is not done here."""
        other = Match(self.game, self.seats, self.options, None, self.names, self.start, unsound=True)
        other.seed = self.seed
        other.entries.extend(self.entries)
        other.told.extend(self.told)
        other.state = self.state.copy()
        other._snapshots.update(self._snapshots)  # nobody changes a snapshot
        return other

    # -- questions

    def seat(self, seat: int | str | None) -> int:
        """A seat from its number or word; None: the one seat to act."""
        if isinstance(seat, int):
            return seat
        if seat is None:
            waiting = self.to_act()
            if len(waiting) != 1:
                raise Problem("seat-unclear", known=" ".join(seat_word(s) for s in waiting))
            return waiting[0]
        number = seat_of(seat)
        if number is None or number >= self.seats:
            raise Problem("seat-unknown", word=seat, known=" ".join(SEAT_WORDS[: self.seats]))
        return number

    def to_act(self) -> list[int]:
        return self.game.to_act(self.state)

    def is_over(self) -> bool:
        return not self.game.to_act(self.state)

    def legal(self, seat: int | str | None = None) -> list[Action]:
        """The legal actions of a seat; empty when it is not its turn."""
        number = self.seat(seat)
        return self.game.legal(self.state, number) if number in self.to_act() else []

    def explain(self, line: str, seat: int | str | None = None) -> list[Violation]:
        """The rules a line would break now; empty means legal."""
        return self.game.violated(self.state, self.seat(seat), self.game.parse(line))

    def view(self, seat: int | str | None) -> Json:
        """What a seat sees; None: a spectator."""
        return self.game.view(self.state, None if seat is None else self.seat(seat))

    def score(self) -> Score:
        return self.game.score(self.state)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    # -- play

    def act(self, seat: int | str | None, lines: str | Sequence[str]) -> list[Entry]:
        """Carry out one line or several, all or none, then whatever chance has to decide. Returns the new entries."""
        number = self.seat(seat)
        before = len(self.entries)
        kept = self.state.copy()
        try:
            for line in [lines] if isinstance(lines, str) else lines:
                self._one(number, line)
        except (Problem, Refused):
            self._cut(before, kept)
            raise
        self.draw_chance()
        return self.entries[before:]

    def _one(self, seat: int, line: str) -> None:
        action = self.game.parse(line)
        self._check(seat, action)
        self._apply(seat, action)

    def _check(self, seat: int, action: Action) -> None:
        if seat == CHANCE:
            if CHANCE not in self.to_act() or self.game.chance(self.state).weight(action) <= 0.0:
                raise Problem("chance-impossible", line=action.text())
            return
        violated = self.game.violated(self.state, seat, action)
        if violated:
            raise Refused(action.text(), violated)

    def _apply(self, seat: int, action: Action, comment: str = "") -> None:
        secret = self.game.secret(self.state, seat, action)
        barrier = is_barrier(self.game, self.state, seat, action)
        events: list[Event] = []
        self.game.apply(self.state, seat, action, events)
        line = action.text()
        to = EVERYBODY if secret is None else secret.to
        shown = line if secret is None else secret.shown
        draws, most = self._draws(self.resolve(len(self.entries))), self._most()
        again = seat == CHANCE and draws < most
        if seat == CHANCE:
            draws += 1
        if again and not comment:
            comment = DRAWN_AGAIN
        told = Told(events, to, shown, barrier, draws, max(draws, most), again)
        self._append(Entry(len(self.entries) + 1, seat, line, comment), told)

    def _draws(self, number: int) -> int:
        """How many draws have led to the position after this entry."""
        return self.told[number - 1].draws if number > 0 else 0

    def _most(self) -> int:
        """The most draws that any position of the record had behind it."""
        return self.told[-1].most if self.told else 0

    def _append(self, entry: Entry, told: Told) -> None:
        self.entries.append(entry)
        self.told.append(told)
        if entry.number % SNAPSHOT_EVERY == 0:
            self._snapshots[entry.number] = self.state.copy()

    def _cut(self, length: int, state: Any) -> None:
        for number in range(length + 1, len(self.entries) + 1):
            self._snapshots.pop(number, None)
        del self.entries[length:]
        del self.told[length:]
        self.state = state

    def follow(self, entry: Entry, check: bool = True) -> None:
        """Add one recorded entry; only for a match without a seed of its own, where nothing draws by itself."""
        assert self.seed is None
        to = entry.undo_to()
        if to is not None:
            self.undo(entry.seat, to, entry.comment)
            return
        action = self.game.parse(entry.line)
        if check:
            self._check(entry.seat, action)
        self._apply(entry.seat, action, entry.comment)

    def draw_chance(self) -> list[Entry]:
        """Draw and apply while chance is to act (a match without a seed waits for typed outcomes)."""
        before = len(self.entries)
        while self.seed is not None and CHANCE in self.to_act():
            rng = FairRng(self.seed, len(self.entries) + 1)
            self._apply(CHANCE, self.game.chance(self.state).sample(rng))
        return self.entries[before:]

    # -- undo

    def previous(self, number: int) -> int:
        """The entry whose position this entry was made in: one before, or where an undo led."""
        return self.resolve(number - 1)

    def resolve(self, number: int) -> int:
        """The entry whose position holds after this one: itself, or where its undo leads."""
        while number > 0:
            to = self.entries[number - 1].undo_to()
            if to is None:
                return number
            number = to
        return 0

    def live(self) -> list[int]:
        """Numbers of the entries that count, in order: those not taken back."""
        return self._path(len(self.entries))[::-1]

    def _path(self, number: int) -> list[int]:
        """The entries that led to the position after this one, newest first."""
        out: list[int] = []
        number = self.resolve(number)
        while number > 0:
            out.append(number)
            number = self.previous(number)
        return out

    def free_undo(self, seat: int) -> int | None:
        """How far this seat may go back by itself (an entry number), or None when nothing of its own is left."""
        number = self.resolve(len(self.entries))
        best: int | None = None
        while number > 0 and self.entries[number - 1].seat == seat and not self.told[number - 1].barrier:
            number = self.previous(number)
            best = number
        return best

    def last_decision(self, seat: int) -> int | None:
        """The entry just before this seat's last decision that counts, however long ago."""
        number = self.resolve(len(self.entries))
        while number > 0:
            if self.entries[number - 1].seat == seat:
                return self.previous(number)
            number = self.previous(number)
        return None

    def undo(self, seat: int | str, to: int, comment: str = "") -> list[Entry]:
        """Go back to the position after entry `to`. The caller has asked for consent where it is needed."""
        number = self.seat(seat)
        if not 0 <= to < len(self.entries):
            raise Problem("undo-entry", entry=to, length=len(self.entries))
        before = len(self.entries)
        self.state = self.state_at(to)
        line = f"{UNDO} {to}"
        told = Told([], EVERYBODY, line, True, self._draws(self.resolve(to)), self._most(), False)
        self._append(Entry(before + 1, number, line, comment), told)
        self.draw_chance()
        return self.entries[before:]

    def redo_to(self) -> int | None:
        """Where a redo leads: the entry whose position the last undo left, as long as nothing else was done since.

        Several undos in a row are redone one by one. The redo itself is `undo` to this entry; it draws nothing.
        """
        last = len(self.entries)
        while last > 0 and self.entries[last - 1].undo_to() is not None:
            last -= 1
        at = last
        left: list[int] = []
        for number in range(last + 1, len(self.entries) + 1):
            to = self.resolve(number)
            if left and left[-1] == to:
                left.pop()
            else:
                left.append(at)
            at = to
        return left[-1] if left else None

    def turned(self, number: int) -> tuple[list[int], list[int]]:
        """What an undo took back and what it gave back (a redo), each newest first."""
        before, after = self._path(number - 1), self._path(number)
        was, now = set(before), set(after)
        return [at for at in before if at not in now], [at for at in after if at not in was]

    def takes(self, to: int) -> list[int]:
        """The entries that going back to the position after `to` would take back, newest first."""
        kept = set(self._path(to))
        return [at for at in self._path(len(self.entries)) if at not in kept]

    def state_at(self, number: int) -> Any:
        """A copy of the position after this entry."""
        if number == len(self.entries):
            return self.state.copy()
        number = self.resolve(number)
        path: list[int] = []
        while number not in self._snapshots:
            path.append(number)
            number = self.previous(number)
        state = self._snapshots[number].copy()
        for at in reversed(path):
            entry = self.entries[at - 1]
            self.game.apply(state, entry.seat, self.game.parse(entry.line))
        return state

    # -- what others are told

    def line_for(self, number: int, viewer: int | None) -> str:
        """The line of an entry as a viewer may read it."""
        told = self.told[number - 1]
        return self.entries[number - 1].line if may_see(told.to, viewer) else told.shown

    def events_for(self, number: int, viewer: int | None) -> list[Event]:
        """The events of an entry a viewer may know of."""
        return [event for event in self.told[number - 1].events if may_see(event.to, viewer)]

    # -- records

    def record(self, reveal_seed: bool = True) -> Record:
        """The match as a record."""
        info = self.game.info
        header = {"game": info.slug, "rules": str(info.revision), "seats": names_header(self.names)}
        changed = [f"{o.id}={self.options[o.id]}" for o in info.options if self.options[o.id] != o.default]
        if changed:
            header["options"] = " ".join(changed)
        if info.components:
            header["components"] = info.components
        if self.start is not None:
            header["start"] = self.start
        if self.seed is not None:
            header["seed-hash"] = seed_hash(self.seed)
            if reveal_seed:
                header["seed"] = self.seed
        outcome = self.outcome()
        if outcome is not None:
            header["result"] = ", ".join(
                f"{seat_word(seat)} {points}" for seat, points in enumerate(outcome.totals)
            )
        return Record(header, list(self.entries))


def replay(game: AnyGame, record: Record, check: bool = True, unsound: bool = False) -> Match:
    """The match a record tells. Chance is read, not drawn; `check` refuses what rules forbid or chance cannot give.

    `unsound`: as for `Match`, where the record begins from a position of its own.
    """
    needed = record.header.get("components", "")
    if needed != game.info.components:
        raise Problem("record-components", needed=needed or "-", given=game.info.components or "-")
    names = record.names()
    match = Match(game, len(names), record.options(), None, names, record.header.get("start"), unsound)
    for entry in record.entries:
        match.follow(entry, check)
    match.seed = record.header.get("seed")
    return match


def fair_faults(match: Match, seed: str) -> list[int]:
    """Numbers of chance entries that the seed does not give; empty when every deal and roll agrees."""
    out: list[int] = []
    for entry in match.entries:
        if entry.seat != CHANCE:
            continue
        state = match.state_at(match.previous(entry.number))
        drawn = match.game.chance(state).sample(FairRng(seed, entry.number))
        if drawn.text() != entry.line:
            out.append(entry.number)
    return out


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)
