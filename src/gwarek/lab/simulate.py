"""Many games by bots: same seed, same games, however many workers play them."""

from __future__ import annotations

import math
import multiprocessing
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gwarek.bots.desk import Desk
from gwarek.bots.registry import BOTS, make_bot
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all, play_randomly
from gwarek.core.problem import Problem
from gwarek.core.seat import seat_word
from gwarek.lab.statistics import deviation, mean, wilson

Progress = Callable[[int, int], None]  # games done, games in all

FAST: Final = "random"


@dataclass(frozen=True)
class GameResult:
    """One game: numbers only, so that it travels between processes."""

    number: int
    bots: tuple[str, ...]  # by seat
    totals: tuple[int, ...]  # by seat
    winners: tuple[int, ...]
    decisions: int
    cpu: float


@dataclass(frozen=True)
class Column:
    """Scores of one seat or one bot. A shared victory counts for each winner in `wins`, in parts in `share`."""

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
    """What the games said. `by_bot` joins the seats that the same bot held."""

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
) -> SimResult:
    """Play `games` games and add them up.

    `bots` is one name per seat, or one name for all. With `rotate` the bots move one seat on with every game, and each
    round of rotations begins with the same deal. Interrupted (Ctrl-C), it returns the games finished so far.
    """
    game = load_game(slug, components)
    game.info.check_seats(seats)
    full = game.info.full_options(options or {})
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(names) != seats:
        raise Problem("bots-number", bots=len(names), seats=seats)
    for name in names:
        if name not in BOTS:
            raise Problem("bot-unknown", bot=name, known=", ".join(BOTS))
    if games < 0:
        raise Problem("games-number", games=games)
    job = _Job(slug, seats, names, str(seed), tuple(full.items()), components, rotate)
    workers = max(1, min(workers, games))
    start = time.perf_counter()
    results: list[GameResult] = []
    interrupted = False
    try:
        if workers == 1:
            _alone(job, games, results, progress)
        else:
            _together(job, games, workers, results, progress)
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - start
    results.sort(key=lambda r: r.number)
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
        by_seat=tuple(_column(seat_word(s), [(r, s) for r in results]) for s in range(seats)),
        by_bot=tuple(
            _column(name, [(r, s) for r in results for s in range(seats) if r.bots[s] == name])
            for name in dict.fromkeys(names)
        ),
        results=tuple(results),
    )


@dataclass(frozen=True)
class _Job:
    """What a worker has to know; pickles as text and numbers."""

    slug: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, str], ...]
    components: Path | None
    rotate: bool


def play_one(game: AnyGame, job: _Job, number: int) -> GameResult:
    """Game `number` of a job; depends on nothing but the job's seed and the number."""
    began = time.process_time()
    turn = number % job.seats if job.rotate else 0
    deal = number // job.seats if job.rotate else number
    names = tuple(job.bots[(seat - turn) % job.seats] for seat in range(job.seats))
    rng = QuickRng(f"{job.seed}/{deal}")
    s = game.setup(dict(job.options), job.seats)
    if all(name == FAST for name in names):
        decisions = play_randomly(game, s, rng)
    else:
        bots = [make_bot(name, f"{job.seed}/{number}/{seat}") for seat, name in enumerate(names)]
        decisions = 0
        while True:
            draw_all(game, s, rng)
            who = game.to_act(s)
            if not who:
                break
            seat = who[0]
            game.apply(s, seat, bots[seat].choose(Desk(game, s, seat, bots[seat].rng, math.inf)))
            decisions += 1
    outcome = game.outcome(s)
    assert outcome is not None
    cpu = time.process_time() - began
    return GameResult(number, names, tuple(outcome.totals), tuple(outcome.winners), decisions, cpu)


def _alone(job: _Job, games: int, results: list[GameResult], progress: Progress | None) -> None:
    game = load_game(job.slug, job.components)
    told = time.monotonic()
    for number in range(games):
        results.append(play_one(game, job, number))
        if progress is not None and (time.monotonic() - told > 0.1 or number + 1 == games):
            told = time.monotonic()
            progress(number + 1, games)


def _play_some(part: tuple[_Job, list[int]]) -> list[GameResult]:
    job, numbers = part
    game = load_game(job.slug, job.components)
    return [play_one(game, job, number) for number in numbers]


def _together(
    job: _Job, games: int, workers: int, results: list[GameResult], progress: Progress | None
) -> None:
    size = max(1, min(64, games // (workers * 16)))
    parts = [(job, list(range(at, min(games, at + size)))) for at in range(0, games, size)]
    # Forking is quick, but not with threads about (a server, a notebook).
    alone = threading.active_count() == 1 and "fork" in multiprocessing.get_all_start_methods()
    with multiprocessing.get_context("fork" if alone else "spawn").Pool(workers, _quiet) as pool:
        for part in pool.imap_unordered(_play_some, parts):
            results.extend(part)
            if progress is not None:
                progress(len(results), games)


def _quiet() -> None:
    """A worker leaves Ctrl-C to the one who waits for it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _column(name: str, games: list[tuple[GameResult, int]]) -> Column:
    totals = [r.totals[seat] for r, seat in games]
    wins = sum(1 for r, seat in games if seat in r.winners)
    share = sum(1 / len(r.winners) for r, seat in games if seat in r.winners)
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
