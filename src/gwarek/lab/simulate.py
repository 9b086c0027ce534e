"""Many games by bots: same seed, same games, however many workers play them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from gwarek.bots.bot import Bot
from gwarek.bots.desk import Desk
from gwarek.bots.registry import check_bot, closing_bots
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.match import Match
from gwarek.core.playout import play_randomly
from gwarek.core.problem import Problem
from gwarek.core.record import Entry
from gwarek.core.seat import CHANCE, seat_word
from gwarek.lab.statistics import deviation, mean, wilson
from gwarek.lab.workers import LOCAL, run

Progress = Callable[[int, int], None]  # games done, games in all

FAST: Final = "random"


@dataclass(frozen=True)
class GameResult:
    """One game: numbers only, so that it travels between processes."""

    number: int
    bots: tuple[str, ...]  # by seat
    totals: tuple[int, ...]  # by seat; behind them those of the game's own players
    winners: tuple[int, ...]
    decisions: int
    cpu: float
    faults: tuple[int, ...]  # by seat: answers that were none (see bots.outside)
    record: str = ""  # when asked for


@dataclass(frozen=True)
class Column:
    """Scores of one seat or one bot. A shared victory counts for each winner in `wins`, in parts in `share`.

    A team does not share: in a co-operative game its victory counts whole for everybody, and `win_rate` is the team's.
    """

    name: str
    games: int
    mean: float
    sd: float
    min: int
    max: int
    wins: int
    share: float

    @property
    def win_rate(self) -> float:
        return self.share / self.games if self.games else 0.0

    def json(self) -> dict[str, object]:
        low, high = wilson(self.share, self.games)
        return {
            "name": self.name,
            "games": self.games,
            "mean": round(self.mean, 2),
            "sd": round(self.sd, 2),
            "min": self.min,
            "max": self.max,
            "wins": self.wins,
            "win_rate": round(self.win_rate, 4),
            "win_rate_95": [round(low, 4), round(high, 4)],
        }


@dataclass(frozen=True)
class SimResult:
    """What the games said. `by_bot` joins the seats that the same bot held, `own` are the game's own players.

    A game's own player has a score but no seat, as Lord Wallace in Tinners' Trail: his wins are the person's defeats.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    workers: int
    rotate: bool
    games: int
    seconds: float
    cpu_seconds: float
    decisions: int
    interrupted: bool
    by_seat: tuple[Column, ...]
    by_bot: tuple[Column, ...]
    own: tuple[Column, ...]
    results: tuple[GameResult, ...]

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds > 0 else 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    def json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "workers": self.workers,
            "rotate": self.rotate,
            "games": self.games,
            "seconds": round(self.seconds, 4),
            "cpu_seconds": round(self.cpu_seconds, 4),
            "games_per_second": round(self.games_per_second, 2),
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions_per_second, 1),
            "interrupted": self.interrupted,
            "by_seat": [column.json() for column in self.by_seat],
            "by_bot": [column.json() for column in self.by_bot],
            "own": [column.json() for column in self.own],
        }


def simulate(
    slug: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int | str = 0,
    workers: int = 1,
    options: Mapping[str, str] | None = None,
    components: Path | None = None,
    progress: Progress | None = None,
    rotate: bool = False,
    backend: str = LOCAL,
    records: bool = False,
    keep: Callable[[GameResult], None] | None = None,
) -> SimResult:
    """Play `games` games and add them up.

    `bots` is one name per seat, or one name for all. With `rotate` the bots move one seat on with every game, and each
    round of rotations begins with the same deal. With `records` every result holds its record; `keep` is given each
    result with its record as soon as it is there. Interrupted (Ctrl-C), it returns the games finished so far.
    """
    game = load_game(slug, components)
    game.info.check_seats(seats)
    full = game.info.full_options(options or {})
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(names) != seats:
        raise Problem("bots-number", bots=len(names), seats=seats)
    for name in names:
        check_bot(name)
    if games < 0:
        raise Problem("games-number", games=games)
    job = Job(slug, seats, names, str(seed), tuple(full.items()), components, rotate)
    workers = max(1, min(workers, games))
    start = time.perf_counter()
    results: list[GameResult] = []
    interrupted = False
    try:
        size = 1 if workers == 1 else max(1, min(64, games // (workers * 16)))
        recorded = records or keep is not None
        parts = ((job, list(range(at, min(games, at + size))), recorded) for at in range(0, games, size))
        told = 0.0
        for part in run(_play_some, parts, workers, backend):
            if keep is not None:
                for result in part:
                    keep(result)
            results.extend(part if records else [replace(result, record="") for result in part])
            if progress is not None and (time.monotonic() - told > 0.1 or len(results) == games):
                told = time.monotonic()
                progress(len(results), games)
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - start
    results.sort(key=lambda r: r.number)
    team = game.info.cooperative
    return SimResult(
        game=slug,
        seats=seats,
        bots=names,
        seed=str(seed),
        workers=workers,
        rotate=rotate,
        games=len(results),
        seconds=seconds,
        cpu_seconds=sum(r.cpu for r in results),
        decisions=sum(r.decisions for r in results),
        interrupted=interrupted,
        by_seat=tuple(_column(seat_word(s), [(r, s) for r in results], team) for s in range(seats)),
        by_bot=tuple(
            _column(name, [(r, s) for r in results for s in range(seats) if r.bots[s] == name], team)
            for name in dict.fromkeys(names)
        ),
        own=tuple(
            _column(f"own-{at - seats + 1}", [(r, at) for r in results], team)
            for at in range(seats, len(results[0].totals) if results else seats)
        ),
        results=tuple(results),
    )


@dataclass(frozen=True)
class Job:
    """What a worker has to know; pickles as text and numbers."""

    slug: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, str], ...]
    components: Path | None
    rotate: bool


def play_one(game: AnyGame, job: Job, number: int, record: bool = False) -> GameResult:
    """Game `number` of a job; depends on nothing but the job's seed and the number."""
    began = time.process_time()
    turn = number % job.seats if job.rotate else 0
    deal = number // job.seats if job.rotate else number
    names = tuple(job.bots[(seat - turn) % job.seats] for seat in range(job.seats))
    rng = QuickRng(f"{job.seed}/{deal}")
    s = game.setup(dict(job.options), job.seats)
    entries: list[Entry] = []
    faults = (0,) * job.seats
    if not record and all(name == FAST for name in names):
        decisions = play_randomly(game, s, rng)
    else:
        with closing_bots(names, f"{job.seed}/{number}") as bots:
            decisions = _play_bots(game, s, bots, rng, entries if record else None)
            faults = tuple(bot.faults for bot in bots)
    outcome = game.outcome(s)
    assert outcome is not None
    cpu = time.process_time() - began
    text = _record(game, job, names, entries) if record else ""
    return GameResult(
        number, names, tuple(outcome.totals), tuple(outcome.winners), decisions, cpu, faults, text
    )


# Any: the state belongs to the game.
def _play_bots(game: AnyGame, s: Any, bots: list[Bot], rng: Rng, entries: list[Entry] | None) -> int:
    """Play on to the end; how many decisions that were. Fills the entries when given a list."""
    decisions = 0
    while True:
        who = game.to_act(s)
        if not who:
            return decisions
        seat = who[0]
        if seat == CHANCE:
            action = game.chance(s).sample(rng)
        else:
            action = bots[seat].choose(Desk(game, s, seat, bots[seat].rng, math.inf))
            decisions += 1
        game.apply(s, seat, action)
        if entries is not None:
            entries.append(Entry(len(entries) + 1, seat, action.text()))


def _record(game: AnyGame, job: Job, names: Sequence[str], entries: list[Entry]) -> str:
    match = Match(game, job.seats, dict(job.options), names=[f"bot:{name}" for name in names])
    for entry in entries:
        match.follow(entry, check=False)
    return match.record().text()


def _play_some(part: tuple[Job, list[int], bool]) -> list[GameResult]:
    job, numbers, records = part
    game = load_game(job.slug, job.components)
    return [play_one(game, job, number, records) for number in numbers]


def _column(name: str, games: list[tuple[GameResult, int]], team: bool) -> Column:
    totals = [r.totals[seat] for r, seat in games]
    wins = sum(1 for r, seat in games if seat in r.winners)
    share = wins if team else sum(1 / len(r.winners) for r, seat in games if seat in r.winners)
    return Column(
        name=name,
        games=len(games),
        mean=mean(totals),
        sd=deviation(totals),
        min=min(totals, default=0),
        max=max(totals, default=0),
        wins=wins,
        share=share,
    )
