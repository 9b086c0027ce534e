"""Which bot is stronger: every pair plays, seats rotated and deals repeated, until the question is decided.

What is finished is written down at once (`folder`): an interrupted arena goes on where it was.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from gwarek.bots.registry import check_bot
from gwarek.core.catalogue import load_game
from gwarek.core.problem import Problem
from gwarek.lab.simulate import GameResult, Job, play_one
from gwarek.lab.statistics import always, deviation, mean, wilson
from gwarek.lab.workers import LOCAL, run

ROUND_ROBIN: Final = "round-robin"
GAUNTLET: Final = "gauntlet"
MODES: Final = (ROUND_ROBIN, GAUNTLET)

Json = dict[str, Any]  # Any: JSON


@dataclass(frozen=True)
class Plan:
    """What is to be played. Two arenas with equal plans play the same games.

    `games` of each pairing, made up to whole cycles: in a cycle one deal is played with every rotation of the seats,
    and at tables for more than two with either bot as the lone one. `decide`: a pairing stops when it is decided with
    this error probability.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    mode: str = ROUND_ROBIN
    seed: str = "0"
    options: tuple[tuple[str, str], ...] = ()
    components: str | None = None
    decide: float | None = None
    cooperative: bool = False

    def pairings(self) -> list[tuple[str, str]]:
        """Who meets whom. In a co-operative game, or alone, a bot plays with itself."""
        if self.cooperative or len(self.bots) == 1:
            return [(bot, bot) for bot in self.bots]
        if self.mode == GAUNTLET:
            return [(self.bots[0], other) for other in self.bots[1:]]
        return [(a, b) for i, a in enumerate(self.bots) for b in self.bots[i + 1 :]]

    def cycle(self) -> int:
        """Games of one deal."""
        return self.seats if self.seats == 2 or self.cooperative or len(self.bots) == 1 else 2 * self.seats

    def cycles(self) -> int:
        return -(-self.games // self.cycle())

    def job(self, pairing: tuple[str, str], number: int) -> tuple[Job, int]:
        """Game `number` of a pairing, as a job and a number in it."""
        a, b = pairing
        cycle = self.cycle()
        lone, rest = (b, a) if number % cycle >= self.seats else (a, b)
        file = Path(self.components) if self.components else None
        names = (lone, *[rest] * (self.seats - 1))
        job = Job(self.game, self.seats, names, self.seed, self.options, file, rotate=True)
        return job, number // cycle * self.seats + number % self.seats

    def json(self) -> Json:
        return {**vars(self), "bots": list(self.bots), "options": dict(self.options)}


@dataclass
class Duel:
    """One pairing so far, seen from its first bot. `share`: of the victories, ties divided; 0.5 is even."""

    bots: tuple[str, str]
    cycle: int
    cooperative: bool
    results: dict[int, GameResult] = field(default_factory=dict)
    decided: bool = False

    @property
    def games(self) -> int:
        return len(self.results)

    def share_of(self, result: GameResult) -> float:
        if self.cooperative:
            return 1.0 if result.winners else 0.0
        if self.bots[0] == self.bots[1] or not result.winners:
            return 0.5
        return sum(result.bots[seat] == self.bots[0] for seat in result.winners) / len(result.winners)

    @property
    def share(self) -> float:
        return mean([self.share_of(result) for result in self.results.values()])

    def interval(self) -> tuple[float, float]:
        return wilson(self.share * self.games, self.games)

    def is_decided(self, alpha: float) -> bool:
        """By whole cycles, each of them one observation: their games share a deal."""
        cycles: list[float] = []
        for first in range(0, self.games, self.cycle):
            block = [self.results.get(number) for number in range(first, first + self.cycle)]
            whole = [self.share_of(result) for result in block if result is not None]
            if len(whole) < self.cycle:
                break
            cycles.append(mean(whole))
        low, high = always(sum(cycles), len(cycles), alpha)
        return low > 0.5 or high < 0.5

    def scores(self, bot: str) -> list[int]:
        return [
            total
            for result in self.results.values()
            for name, total in zip(result.bots, result.totals, strict=True)
            if name == bot
        ]

    def json(self) -> Json:
        low, high = self.interval()
        return {
            "bots": list(self.bots),
            "games": self.games,
            "share": round(self.share, 4),
            "share_95": [round(low, 4), round(high, 4)],
            "mean": [round(mean(self.scores(bot)), 2) for bot in self.bots],
            "sd": [round(deviation(self.scores(bot)), 2) for bot in self.bots],
            "decided": self.decided,
        }


@dataclass(frozen=True)
class Rating:
    """Plackett-Luce by openskill: `mu` ± `sigma`; `ordinal` (mu − 3 sigma) is what one can be sure of."""

    bot: str
    mu: float
    sigma: float
    games: int
    mean: float
    faults: int

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma

    def json(self) -> Json:
        return {
            "bot": self.bot,
            "mu": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "ordinal": round(self.ordinal, 3),
            "games": self.games,
            "mean": round(self.mean, 2),
            "faults": self.faults,
        }


@dataclass
class Standing:
    """What the games said so far."""

    plan: Plan
    duels: list[Duel]
    interrupted: bool = False

    @property
    def done(self) -> int:
        return sum(duel.games for duel in self.duels)

    @property
    def expected(self) -> int:
        """Games in all, if nothing more is decided early."""
        most = self.plan.cycles() * self.plan.cycle()
        return sum(duel.games if duel.decided else most for duel in self.duels)

    def ratings(self) -> list[Rating]:
        """Best first. Games are rated in a fixed order, so that the backend makes no difference."""
        model, known = _skills(self.plan.bots)
        games = sorted(
            ((number, at) for at, duel in enumerate(self.duels) for number in duel.results),
        )
        if not self.plan.cooperative:
            for number, at in games:
                result = self.duels[at].results[number]
                if len(set(result.bots)) > 1:
                    _rate(model, known, result)
        out: list[Rating] = []
        for bot in self.plan.bots:
            results = [
                result for duel in self.duels for result in duel.results.values() if bot in result.bots
            ]
            seats = [(r, seat) for r in results for seat, name in enumerate(r.bots) if name == bot]
            out.append(
                Rating(
                    bot=bot,
                    mu=known[bot].mu,
                    sigma=known[bot].sigma,
                    games=len(results),
                    mean=mean([r.totals[seat] for r, seat in seats]),
                    faults=sum(r.faults[seat] for r, seat in seats),
                )
            )
        return sorted(out, key=lambda rating: (-rating.mu, -rating.mean))

    def json(self) -> Json:
        return {
            "plan": self.plan.json(),
            "games": self.done,
            "interrupted": self.interrupted,
            "ratings": [rating.json() for rating in self.ratings()],
            "duels": [duel.json() for duel in self.duels],
        }


def _skills(bots: Sequence[str]) -> tuple[Any, dict[str, Any]]:
    """A rating model and a beginner's rating for each bot. Any: openskill's own types."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise Problem("needs-extra", what="gwarek arena", extra="lab") from error
    model = PlackettLuce()
    return model, {bot: model.rating(name=bot) for bot in bots}


def _rate(model: Any, known: dict[str, Any], result: GameResult) -> None:
    """Seats of one bot stand for it together: it moves by the mean of what its seats would."""
    order = sorted({-total for total in result.totals})
    ranks = [0 if seat in result.winners else 1 + order.index(-t) for seat, t in enumerate(result.totals)]
    rated = model.rate([[known[bot]] for bot in result.bots], ranks=ranks)
    moved: dict[str, list[Any]] = {}
    for bot, team in zip(result.bots, rated, strict=True):
        moved.setdefault(bot, []).append(team[0])
    for bot, teams in moved.items():
        known[bot].mu = mean([skill.mu for skill in teams])
        known[bot].sigma = mean([skill.sigma for skill in teams])


def make_plan(
    game: str,
    bots: Sequence[str],
    games: int = 200,
    seats: int | None = None,
    mode: str = ROUND_ROBIN,
    seed: int | str = 0,
    options: dict[str, str] | None = None,
    components: Path | None = None,
    decide: float | None = None,
) -> Plan:
    """A checked plan; `Problem` names what is wrong."""
    info = load_game(game, components).info
    chosen = info.chosen_seats(seats)
    names = tuple(dict.fromkeys(bots))
    for name in names:
        check_bot(name)
    if not names:
        raise Problem("bots-number", bots=0, seats=chosen)
    if mode not in MODES:
        raise Problem("mode-unknown", mode=mode, known=", ".join(MODES))
    if games < 1:
        raise Problem("games-number", games=games)
    full = tuple(info.full_options(options or {}).items())
    file = str(components.resolve()) if components else None
    return Plan(game, chosen, names, games, mode, str(seed), full, file, decide, info.cooperative)


def arena(
    plan: Plan,
    workers: int = 1,
    backend: str = LOCAL,
    folder: Path | None = None,
    records: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Standing:
    """Play the plan. With a folder every finished game is kept there, and those already there are not played again."""
    _skills(plan.bots)  # before hours of play, not after
    duels = [Duel(pairing, plan.cycle(), plan.cooperative) for pairing in plan.pairings()]
    standing = Standing(plan, duels)
    book = Book(folder, plan) if folder is not None else None
    if book is not None:
        for at, result in book.read():
            duels[at].results[result.number] = result
    for duel in duels:
        duel.decided = plan.decide is not None and duel.is_decided(plan.decide)
    try:
        for at, result in run(_play, _tasks(plan, duels, records), workers, backend):
            if book is not None:
                book.write(at, result)
            duels[at].results[result.number] = result
            if plan.decide is not None and not duels[at].decided:
                duels[at].decided = duels[at].is_decided(plan.decide)
            if progress is not None:
                progress(standing.done, standing.expected)
    except KeyboardInterrupt:
        standing.interrupted = True
    return standing


Task = tuple[Plan, int, int, bool]


def _tasks(plan: Plan, duels: list[Duel], records: bool) -> Iterator[Task]:
    """Cycle by cycle through all pairings that are still open, so that all are equally far when stopped."""
    for cycle in range(plan.cycles()):
        for at, duel in enumerate(duels):
            for number in range(cycle * duel.cycle, (cycle + 1) * duel.cycle):
                if not duel.decided and number not in duel.results:
                    yield plan, at, number, records


def _play(task: Task) -> tuple[int, GameResult]:
    plan, at, number, record = task
    job, inner = plan.job(plan.pairings()[at], number)
    result = play_one(load_game(plan.game, job.components), job, inner, record)
    return at, GameResult(**{**vars(result), "number": number})


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


class Book:
    """The games of an arena in a folder: `arena.json` (the plan), `results.jsonl`, and `records/` when asked for."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder: Final = folder
        self.plan: Final = plan
        folder.mkdir(parents=True, exist_ok=True)
        head = folder / "arena.json"
        if head.exists():
            self._check(json.loads(head.read_text(encoding="utf-8")))
        head.write_text(json.dumps(plan.json(), indent=2) + "\n", encoding="utf-8")

    def _check(self, before: Json) -> None:
        """Only how many games, and when to stop, may change between two sittings."""
        now = self.plan.json()
        for name in now:
            if name not in ("games", "decide") and before.get(name) != now[name]:
                raise Problem("arena-differs", folder=str(self.folder), field=name)

    @property
    def file(self) -> Path:
        return self.folder / "results.jsonl"

    def read(self) -> list[tuple[int, GameResult]]:
        """Finished games. A last line cut short by a crash is dropped, and played again."""
        if not self.file.exists():
            return []
        out: list[tuple[int, GameResult]] = []
        kept = 0
        with self.file.open("rb") as file:
            for line in file:
                try:
                    row = json.loads(line) if line.endswith(b"\n") else None
                except ValueError:
                    row = None
                if row is None:
                    break
                kept += len(line)
                out.append(
                    (row.pop("pairing"), GameResult(**{n: _frozen(value) for n, value in row.items()}))
                )
        os.truncate(self.file, kept)
        return out

    def write(self, at: int, result: GameResult) -> None:
        if result.record:
            a, b = (re.sub(r"[^\w.-]+", "_", bot) for bot in self.plan.pairings()[at])
            folder = self.folder / "records"
            folder.mkdir(exist_ok=True)
            (folder / f"{a}-{b}-{result.number:05}.gwarek").write_text(result.record, encoding="utf-8")
        row = {"pairing": at, **vars(result)}
        del row["record"]
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
