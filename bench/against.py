"""This build and another Gwarek wheel, measured in one run: `python -m bench --against WHEEL`.

Both sides do the same work in short rounds that take turns (A B, B A, …), each in a process of its own with an
installation of its own, so that a busy moment of the machine meets both. What counts is the ratio new/old of a round.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import gwarek

ROUNDS = Path(__file__).with_name("rounds.py")
MOST_TIMES = 10_000


class Unfit(Exception):
    """What cannot be compared, in one line."""


@dataclass(frozen=True)
class Figure:
    """What is measured, and how good the ratio new/old shall be: at least (rates) or at most (costs) the aim.

    `noise`: an aim missed by no more than the ratios themselves scatter counts as reached. Where they scatter widely
    nothing is said against the new build before more rounds were played.
    """

    name: str
    unit: str
    is_rate: bool
    aim: float | None = None
    noise: bool = False

    def verdict(self, ratio: float, spread: float) -> str | None:
        if self.aim is None:
            return None
        lack = self.aim - ratio if self.is_rate else ratio - self.aim
        if lack <= 0:
            return "reached"
        if spread > MOST_NOISE and lack <= spread:
            return "unsure: more rounds"
        if self.noise and lack <= max(spread, LEAST_NOISE):
            return "reached within noise"
        return "missed"


LEAST_NOISE = 0.01  # two runs of one build differ by as much
MOST_NOISE = 0.05
FIGURES = {
    "decisions": Figure("random play", "decisions/s", True, 0.97),
    "sztygar": Figure("sztygar", "decisions/s", True, 0.97),
    "legal": Figure("legal, p99", "µs", False, 1.0, noise=True),
    "copy": Figure("copy", "µs", False),
    "update": Figure("update (view, lines, previews)", "µs", False),
    "steps": Figure("PettingZoo", "steps/s", True, 1.0, noise=True),
}


@dataclass(frozen=True)
class Side:
    """An installation to measure: the folder that holds `gwarek`."""

    name: str
    folder: Path


class Answer(NamedTuple):
    """What one side found in a round: the figure, a mark of the work done, and CPU seconds."""

    value: float
    work: int
    seconds: float


class Worker:
    """A process of one side; hashes of text are as the seed says."""

    def __init__(self, side: Side, seed: int) -> None:
        self.side = side
        environment = os.environ | {"PYTHONPATH": str(side.folder), "PYTHONHASHSEED": str(seed)}
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(ROUNDS)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.hello: dict[str, Any] = {}

    def greet(self) -> None:
        """Hear what was started, and that it is what was meant."""
        self.hello = self.answer()
        if not Path(self.hello["file"]).is_relative_to(self.side.folder):
            raise Unfit(f"{self.side.name} would not be measured: gwarek came from {self.hello['file']}")

    def answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Unfit(f"{self.side.name} gave no answer")
        return json.loads(line)

    def ask(self, *job: str | int) -> Answer:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        value, work, seconds = self.answer()
        return Answer(value, work, seconds)

    def end(self) -> None:
        self.process.communicate()


@contextmanager
def workers(sides: Sequence[Side], seed: int) -> Iterator[list[Worker]]:
    """A fresh process for each side: where memory happens to lie is part of the noise."""
    started = [Worker(side, seed) for side in sides]
    try:
        for worker in started:
            worker.greet()
        yield started
    finally:
        for worker in started:
            worker.end()


def installed(wheel: Path, folder: Path) -> Side:
    """A wheel laid out in a folder of its own; what Gwarek needs beside it is shared with this environment."""
    if not wheel.is_file():
        raise Unfit(f"there is no wheel {wheel}")
    if not zipfile.is_zipfile(wheel):
        raise Unfit(f"{wheel} is not a wheel")
    with zipfile.ZipFile(wheel) as packed:
        if "gwarek/__init__.py" not in packed.namelist():
            raise Unfit(f"{wheel} is not a wheel of gwarek")
        packed.extractall(folder)
    return Side(f"{wheel.name} ({hashlib.sha256(wheel.read_bytes()).hexdigest()[:12]})", folder.resolve())


def this_build() -> Side:
    return Side("this build", Path(gwarek.__file__).resolve().parent.parent)


def jobs(games: Sequence[str], figures: Sequence[str]) -> dict[str, list[tuple[str, int]]]:
    """What is asked of each game: its figures, with two seats and with a full table. Bots play with two."""
    has_pettingzoo = importlib.util.find_spec("pettingzoo") is not None
    asked = [name for name in figures if name != "steps" or has_pettingzoo]
    return {
        game: [
            (name, seats)
            for seats in (2, max(gwarek.load_game(game).info.seats))
            for name in asked
            if name != "sztygar" or seats == 2
        ]
        for game in games
    }


def how_often(worker: Worker, figure: str, game: str, seats: int, seconds: float) -> int:
    """So many times that a round takes about so long."""
    once = worker.ask(figure, game, seats, 1).seconds
    return max(1, min(MOST_TIMES, round(seconds / once)))


Round = tuple[Answer, Answer]  # new and old


def compare(
    new: Side, old: Side, asked: dict[str, list[tuple[str, int]]], rounds: int, seconds: float
) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is known of the two sides, and every figure with its ratios."""
    with workers([new, old], 0) as (a, b):
        same_kind(a, b)
        sides = {"new": about(a), "old": about(b)}
        times = {
            (figure, game, seats): how_often(a, figure, game, seats, seconds)
            for game, wanted in asked.items()
            for figure, seats in wanted
        }
    found: dict[tuple[str, str, int], list[Round]] = {job: [] for job in times}
    for number in range(rounds):
        for game, wanted in asked.items():
            print(f"\r{number + 1}/{rounds}  {game:<40}", end="", file=sys.stderr, flush=True)
            with workers([new, old], number) as (a, b):
                for turn, (figure, seats) in enumerate(wanted):
                    job = (figure, game, seats)
                    found[job].append(one_round(a, b, (number + turn) % 2 == 0, *job, times[job]))
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    return sides, {
        f"{game} {seats} {figure}": summed_up(figure, found[figure, game, seats])
        for figure, game, seats in found
    }


def same_kind(a: Worker, b: Worker) -> None:
    kinds = ["compiled" if worker.hello["compiled"] else "plain" for worker in (a, b)]
    if kinds[0] != kinds[1]:
        raise Unfit(
            f"{a.side.name} is {kinds[0]} and {b.side.name} {kinds[1]}: build both alike, for this Python"
        )


def one_round(a: Worker, b: Worker, a_first: bool, *job: str | int) -> Round:
    if a_first:
        return a.ask(*job), b.ask(*job)
    second = b.ask(*job)
    return a.ask(*job), second


def about(worker: Worker) -> dict[str, Any]:
    return {"name": worker.side.name, **{key: worker.hello[key] for key in ("version", "compiled")}}


def summed_up(figure: str, rounds: Sequence[Round]) -> dict[str, Any]:
    """Medians of both sides and of the paired ratios, with the quartiles of these."""
    ratios = [new.value / old.value for new, old in rounds]
    low, ratio, high = statistics.quantiles(ratios, n=4, method="inclusive")
    return {
        "figure": figure,
        "new": statistics.median(new.value for new, _ in rounds),
        "old": statistics.median(old.value for _, old in rounds),
        "ratio": ratio,
        "quartiles": [low, high],
        "same": all(new.work == old.work for new, old in rounds),
        "verdict": FIGURES[figure].verdict(ratio, high - low),
    }


def report(found: dict[str, Any], facts: dict[str, Any]) -> str:
    """The comparison as a page."""
    new, old = facts["new"], facts["old"]
    lines = [f"# Speed against another build, {facts['date']}", ""]
    lines.append(f"New: {new['name']}, gwarek {new['version']}. Old: {old['name']}, gwarek {old['version']}.")
    lines.append(
        f"Engines {'compiled' if new['compiled'] else 'plain'}, python {facts['python']}, "
        f"machine {facts['machine']}, {facts['rounds']} rounds of {facts['seconds']} s."
    )
    lines += [
        "",
        "Ratios are new/old, the median of paired rounds, with their quartiles. `other work`: the two sides did not",
    ]
    lines.append(
        "play the same games (a rule or a bot differs), so the ratio compares like with nearly like."
    )
    for name, figure in FIGURES.items():
        rows = {key: r for key, r in found.items() if r["figure"] == name}
        if rows:
            lines += ["", *section(figure, rows)]
    return "\n".join(lines) + "\n"


def section(figure: Figure, rows: dict[str, Any]) -> list[str]:
    better = "more is better" if figure.is_rate else "less is better"
    aim = "" if figure.aim is None else f", aim {'≥' if figure.is_rate else '≤'} {figure.aim}"
    aim += ", noise allowed for" if figure.noise else ""
    lines = [f"## {figure.name[0].upper()}{figure.name[1:]}: {figure.unit}, {better}{aim}", ""]
    lines += ["| | old | new | new/old | quartiles | |", "|---|---:|---:|---:|---:|---|"]
    for key, r in rows.items():
        game, seats, _ = key.split()
        places = 0 if r["old"] >= 1000 else 2
        low, high = r["quartiles"]
        remarks = [r["verdict"]] if r["verdict"] else []
        remarks += [] if r["same"] else ["other work"]
        lines.append(
            f"| {game} {seats} | {r['old']:,.{places}f} | {r['new']:,.{places}f} | {r['ratio']:.3f} "
            f"| {low:.3f}–{high:.3f} | {', '.join(remarks)} |"
        )
    return lines
