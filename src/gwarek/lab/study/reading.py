"""From records to tables: every record is replayed by the rules; one that does not hold is left out, and named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gwarek.core.catalogue import load_game
from gwarek.core.files import read_text
from gwarek.core.game import AnyGame, GameInfo, Message
from gwarek.core.match import Match, Refused
from gwarek.core.problem import Problem
from gwarek.core.record import Record, read_record
from gwarek.core.score import Outcome
from gwarek.core.seat import CHANCE, SEAT_WORDS, seat_word
from gwarek.i18n import Speech
from gwarek.lab.study.tables import Tables
from gwarek.lab.workers import run

SUFFIX: Final = ".gwarek"
BATCH: Final = 16  # records that a worker reads at a time
OWN: Final = "game"  # `colour` of the game's own player

Told = tuple[str, str]  # a name for messages, and the text of a record


@dataclass(frozen=True)
class LeftOut:
    """A record that is not counted, and why; `entry` is the line it fails at."""

    file: str
    id: str
    facts: tuple[tuple[str, str | int], ...]
    entry: int | None = None

    def text(self, speech: Speech) -> str:
        reason = speech.problem(Problem(self.id, **dict(self.facts)))
        if self.entry is not None:
            reason = speech.say("cli-bad-entry", number=self.entry, reason=reason)
        return reason if "file" in dict(self.facts) else f"{self.file}: {reason}"


class _Fails(Exception):
    """The record does not hold; `entry`: where."""

    def __init__(self, problem: Problem, entry: int | None = None) -> None:
        super().__init__(str(problem))
        self.problem: Final = problem
        self.entry: Final = entry


@dataclass(frozen=True)
class Source:
    """One record: where it is, or its text; `sought`: found in a folder, not named by anybody."""

    name: str
    path: Path | None = None
    text: str = ""
    sought: bool = False


def find_records(given: Iterable[str | Path | Told]) -> list[Source]:
    """Files, those in folders (however deep), and texts; each file once, in a fixed order."""
    out: list[Source] = []
    seen: set[Path] = set()
    for one in given:
        if isinstance(one, tuple):
            out.append(Source(one[0], text=one[1]))
            continue
        path = Path(one)
        folder = path.is_dir()
        if not folder and not path.exists():
            raise Problem("file-missing", file=str(path))
        for file in sorted(path.rglob(f"*{SUFFIX}")) if folder else [path]:
            if file.resolve() not in seen:
                seen.add(file.resolve())
                out.append(Source(str(file), file, sought=folder))
    return out


@dataclass(frozen=True)
class Wanted:
    """Which tables are studied: the game, and only this number of seats and these options where they are said."""

    slug: str
    components: Path | None = None
    seats: int | None = None
    options: tuple[tuple[str, str], ...] = ()

    def check(self, match: Match) -> None:
        if self.seats not in (None, match.seats):
            raise _PassedOver
        if any(match.options[option] != value for option, value in self.options):
            raise _PassedOver


class _PassedOver(Exception):
    """A record that was not asked for."""


@dataclass(frozen=True)
class Batch:
    """What a worker has to know; `first`: number of its first record."""

    wanted: Wanted
    first: int
    sources: tuple[Source, ...]


@dataclass
class Read:
    """What records gave; `passed_over`: how many were of other games or tables."""

    tables: Tables
    left_out: list[LeftOut]
    passed_over: int = 0

    def add(self, more: Read) -> None:
        self.tables.extend(more.tables)
        self.left_out.extend(more.left_out)
        self.passed_over += more.passed_over


def read_all(
    wanted: Wanted,
    sources: Sequence[Source],
    workers: int,
    progress: Callable[[int, int], None] | None = None,
) -> Read:
    """The tables of all records, in their order, whoever read them."""
    workers = max(1, min(workers, -(-len(sources) // BATCH)))
    batches = (Batch(wanted, at + 1, tuple(sources[at : at + BATCH])) for at in range(0, len(sources), BATCH))
    parts: list[tuple[int, Read]] = []
    done = 0
    for first, part in run(_read_batch, batches, workers):
        parts.append((first, part))
        done += min(BATCH, len(sources) - first + 1)
        if progress is not None:
            progress(done, len(sources))
    whole = Read(Tables(load_game(wanted.slug, wanted.components).info), [])
    for _, part in sorted(parts, key=lambda one: one[0]):
        whole.add(part)
    return whole


def _read_batch(batch: Batch) -> tuple[int, Read]:
    game = load_game(batch.wanted.slug, batch.wanted.components)
    out = Read(Tables(game.info), [])
    for number, source in enumerate(batch.sources, batch.first):
        try:
            text = source.text if source.path is None else read_text(source.path)
            add_game(out.tables, game, text, number, source.name, batch.wanted)
        except _PassedOver:
            out.passed_over += 1
        except _Fails as fails:
            out.left_out.append(_left_out(source, fails.problem, fails.entry))
        except Problem as problem:
            if source.sought and problem.id == "record-other-game":
                out.passed_over += 1
            else:
                out.left_out.append(_left_out(source, problem, None))
    return batch.first, out


def _left_out(source: Source, problem: Problem, entry: int | None) -> LeftOut:
    return LeftOut(source.name, problem.id, tuple(problem.facts.items()), entry)


# -- one record


@dataclass(frozen=True)
class Decision:
    """A decision when it was made."""

    choices: int
    round: int


def add_game(
    tables: Tables, game: AnyGame, text: str, number: int, file: str, wanted: Wanted | None = None
) -> None:
    """Replay a record and add its rows; a `Problem` or a named entry says why it cannot be counted."""
    record = read_record(text)
    match = _open(game, record)
    if wanted is not None:
        wanted.check(match)
    made: dict[int, Decision] = {}
    stages: dict[tuple[str, object], int] = {}
    for entry in record.entries:
        if entry.seat >= match.seats:
            known = " ".join(SEAT_WORDS[: match.seats])
            raise _Fails(Problem("seat-unknown", word=seat_word(entry.seat), known=known), entry.number)
        if entry.undo_to() is None and entry.seat in match.to_act() and entry.seat != CHANCE:
            stage = _stage(game.mark(match.state), stages)
            made[entry.number] = Decision(len(game.legal(match.state, entry.seat)), stage)
        try:
            match.follow(entry)
        except Refused as refused:
            rules = ", ".join(violation.id for violation in refused.violated)
            problem = Problem("record-refused", line=refused.line, rules=rules)
            raise _Fails(problem, entry.number) from refused
        except Problem as error:
            raise _Fails(error, entry.number) from error
    outcome = match.outcome()
    if outcome is None:
        raise Problem("record-unfinished", entries=len(record.entries))
    _add_rows(tables, match, outcome, made, number, file)


def _open(game: AnyGame, record: Record) -> Match:
    info = game.info
    slug = record.header["game"]
    if slug != info.slug:
        raise Problem("record-other-game", game=slug, needed=info.slug)
    components = record.header.get("components", "")
    if components != info.components:
        raise Problem("record-components", needed=components or "-", given=info.components or "-")
    if "start" in record.header:
        raise Problem("record-start")
    names = record.names()
    return Match(game, len(names), record.options(), None, names)


def _stage(mark: Message, stages: dict[tuple[str, object], int]) -> int:
    """How many numbered marks (round 3 of the canal era) the game has come to; the first argument is the number."""
    if mark.args:
        stages.setdefault((mark.id, next(iter(mark.args.values()))), len(stages) + 1)
    return len(stages)


def _add_rows(
    tables: Tables, match: Match, outcome: Outcome, made: dict[int, Decision], number: int, file: str
) -> None:
    info = match.game.info
    live = [match.entries[at - 1] for at in match.live()]
    decisions = [entry for entry in live if entry.seat != CHANCE]
    turn = 0
    before = CHANCE
    for entry in decisions:
        turn += entry.seat != before
        before = entry.seat
        how = made[entry.number]
        word = entry.line.partition(" ")[0]
        tables.decisions.add(number, entry.number, entry.seat, turn, how.round, entry.line, word, how.choices)
    totals = outcome.totals
    for seat, score in enumerate(totals):
        own = seat >= match.seats
        winner = seat in outcome.winners
        tables.seats.add(
            number,
            seat,
            OWN if own else seat_word(seat),
            "" if own else match.names[seat],
            own,
            score,
            None if info.cooperative else _rank(outcome, seat),
            winner,
            _share(outcome, seat, info.cooperative),
            sum(entry.seat == seat for entry in decisions),
        )
    for row in match.score().rows:
        for seat, points in enumerate(row.points):
            tables.sources.add(number, seat, row.id, row.rule, points)
    ranked = sorted(totals, reverse=True)
    tables.games.add(
        number,
        file,
        match.seats,
        option_set(info, match.options),
        outcome.reason,
        any(seat < match.seats for seat in outcome.winners),
        ranked[0],
        None if info.cooperative or len(ranked) < 2 else ranked[0] - ranked[1],
        len(decisions),
        turn,
        max((made[entry.number].round for entry in decisions), default=0),
        len(live) - len(decisions),
        sum(made[entry.number].choices for entry in decisions) / len(decisions) if decisions else None,
        *(match.options[option.id] for option in info.options),
    )


def option_set(info: GameInfo, options: dict[str, str]) -> str:
    """`storage_rule=free`: what differs from the defaults; empty where nothing does."""
    return " ".join(f"{o.id}={options[o.id]}" for o in info.options if options[o.id] != o.default)


def _rank(outcome: Outcome, seat: int) -> int:
    """Winners are first, whatever broke the tie; the others by points."""
    if seat in outcome.winners:
        return 1
    others = [total for other, total in enumerate(outcome.totals) if other not in outcome.winners]
    return 1 + len(outcome.winners) + sum(total > outcome.totals[seat] for total in others)


def _share(outcome: Outcome, seat: int, cooperative: bool) -> float:
    if seat not in outcome.winners:
        return 0.0
    return 1.0 if cooperative else 1 / len(outcome.winners)
