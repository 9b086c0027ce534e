"""`make bench`: every engine, compiled and plain, beside Catanatron and OpenSpiel, and every PettingZoo environment
beside PettingZoo's chess and hanabi; in CPU time, in one run, as ratios.

Each measurement runs in a process of its own; the repeats of all of them are interleaved, so that a busy moment of the
machine touches everybody alike. The best repeat of each counts. `--against WHEEL` compares with another build of Gwarek
(`bench.against`).
"""

from __future__ import annotations

import argparse
import datetime
import importlib.metadata
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench import against
from gwarek import __version__, is_compiled
from gwarek.core.catalogue import load_game, slugs

RESULTS = Path(__file__).parent / "results"
PEERS = ["backgammon", "gin_rummy", "hanabi", "leduc_poker"]
ENV_PEERS = ["chess", "hanabi"]
TARGETS = {"ratio": 5.0, "copy": 2.0, "legal_p99": 50.0}
PLAYERS = [
    "greedy",
    "sztygar",
]  # uniform random play bankrupts everybody in some games: able play is measured too
KIND_NAMES = {"random": "random play", "kind": "random by kind", "sztygar": "able play"}

Job = tuple[str, ...]


def run(python: str, *job: str) -> dict[str, Any]:
    """One measurement in another process."""
    done = subprocess.run([python, "-m", "bench.measure", *job], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"bench: {' '.join(job)} failed\n{done.stderr[-2000:]}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def merged(repeats: list[dict[str, Any]]) -> dict[str, Any]:
    """The best of the repeats: highest rates, lowest costs."""
    out: dict[str, Any] = {}
    for key, value in repeats[0].items():
        if isinstance(value, dict):
            out[key] = merged([r[key] for r in repeats])
        elif key.endswith("per_second"):
            out[key] = max(r[key] for r in repeats)
        elif isinstance(value, bool):
            out[key] = value
        else:
            out[key] = min(r[key] for r in repeats)
    return out


def version_of(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def measure(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    plain = os.environ.get("GWAREK_PLAIN_PYTHON")
    pythons = {"compiled" if is_compiled() else "plain": sys.executable}
    if is_compiled() and plain and Path(plain).exists():
        pythons["plain"] = plain
    order: list[tuple[str, str, Job]] = []
    for slug in [] if args.only else args.games or slugs():
        for seats in (min(load_game(slug).info.seats), max(load_game(slug).info.seats)):
            file = str(folder / f"{slug}-{seats}.json")
            run(sys.executable, "positions", slug, str(seats), file)
            for kind, python in pythons.items():
                order.append(
                    (f"{slug} {seats} {kind}", python, ("engine", slug, str(seats), str(args.seconds), file))
                )
            for bot in PLAYERS:  # in the first environment only: plain greedy games take minutes
                name = f"{slug} {seats} {next(iter(pythons))} {bot}"
                order.append((name, sys.executable, ("bots", slug, str(seats), str(args.seconds), bot)))
    order += env_jobs(args)
    if not args.no_peers and not args.only and version_of("catanatron"):
        for seats in (2, 4):
            order.append(
                (f"catanatron {seats}", sys.executable, ("catanatron", str(seats), str(args.seconds)))
            )
    if not args.no_peers and not args.only and version_of("open_spiel"):
        for name in PEERS:
            order.append((f"openspiel {name}", sys.executable, ("openspiel", name, str(args.seconds))))
    repeats: dict[str, list[dict[str, Any]]] = {name: [] for name, _, _ in order}
    for repeat in range(args.repeats):
        for name, python, job in order:
            print(f"\r{repeat + 1}/{args.repeats}  {name:<40}", end="", file=sys.stderr, flush=True)
            repeats[name].append(run(python, *job))
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    return {name: merged(found) for name, found in repeats.items()}


def env_jobs(args: argparse.Namespace) -> list[tuple[str, str, Job]]:
    """Our environments and PettingZoo's own, where PettingZoo is there."""
    if not version_of("pettingzoo"):
        return []
    tables = [
        (slug, seats) for slug in args.games or slugs() for seats in (2, max(load_game(slug).info.seats))
    ]
    peers = [] if args.no_peers else [(name, 2) for name in ENV_PEERS]
    return [
        (f"pettingzoo {name} {seats}", sys.executable, ("pettingzoo", name, str(seats), str(args.seconds)))
        for name, seats in [*tables, *peers]
    ]


def env_report(found: dict[str, Any]) -> list[str]:
    """The environments as a section of the page."""
    envs = {name.partition(" ")[2]: r for name, r in found.items() if "steps_per_second" in r}
    if not envs:
        return []
    lines = ["", "## PettingZoo environments, random play", ""]
    lines.append(
        "A step is one word of a line (ours), one move (chess, hanabi); observation and mask are made at each."
    )
    lines.append("Ratios are to PettingZoo's chess and hanabi (two players) in the same run.")
    lines += ["", "| | cells | actions | episodes/s | steps/s | × chess | × hanabi |"]
    lines.append("|---|---:|---:|---:|---:|---:|---:|")
    for name, r in envs.items():
        ratios = [
            f"{r['steps_per_second'] / envs[f'{peer} 2']['steps_per_second']:.2f}"
            if f"{peer} 2" in envs
            else "–"
            for peer in ENV_PEERS
        ]
        lines.append(
            f"| {name} | {r['cells']} | {r['actions']} | {r['episodes_per_second']:,.1f} "
            f"| {r['steps_per_second']:,.0f} | {' | '.join(ratios)} |"
        )
    return lines


def report(found: dict[str, Any], facts: dict[str, Any]) -> str:
    """The results as a page."""
    catan = max(
        (r["decisions_per_second"] for n, r in found.items() if n.startswith("catanatron")), default=None
    )
    engines = {name: r for name, r in found.items() if "steps_per_second" not in r}
    lines = [f"# Speed, {facts['date']}", ""]
    lines.append(
        ", ".join(f"{key} {value}" for key, value in facts.items() if key != "date" and value is not None)
        + "."
    )
    lines.append("")
    if not engines:
        lines.append("CPU time, best of interleaved repeats, one core.")
        return "\n".join([*lines, *env_report(found)]) + "\n"
    lines.append(
        "CPU time, best of interleaved repeats, one core. A decision is one action of a player; chance is not"
    )
    lines.append(
        "counted, except in Catanatron, where a roll is an action. Ratios are to the faster Catanatron row."
    )
    lines += ["", "## Random play", "", "| | games/s | decisions/s | × Catanatron |", "|---|---:|---:|---:|"]
    for name, r in engines.items():
        if "thinking_mean" in r:
            continue
        rate = r["decisions_per_second"]
        ratio = f"{rate / catan:.2f}" if catan else "–"
        lines.append(f"| {name} | {r['games_per_second']:,.0f} | {rate:,.0f} | {ratio} |")
        if "by_kind" in r:
            k = r["by_kind"]
            rate = k["decisions_per_second"]
            ratio = f"{rate / catan:.2f}" if catan else "–"
            lines.append(f"| {name}, random by kind | {k['games_per_second']:,.0f} | {rate:,.0f} | {ratio} |")
    lines += ["", "## Games between bots", ""]
    lines += ["| | games/s | decisions/s | ms a decision, mean | p99 |", "|---|---:|---:|---:|---:|"]
    for name, r in engines.items():
        if "thinking_mean" in r:
            lines.append(
                f"| {name} | {r['games_per_second']:,.2f} | {r['decisions_per_second']:,.0f} "
                f"| {r['thinking_mean']:.2f} | {r['thinking_p99']:.1f} |"
            )
    lines += ["", "## One question, µs", ""]
    lines.append(
        "| | positions from | lines p50 / p99 | legal p50 | legal p99 | apply p50 | copy | evaluate |"
    )
    lines.append("|---|---|---:|---:|---:|---:|---:|---:|")
    for name, r in engines.items():
        for kind, label in KIND_NAMES.items():
            if kind in r:
                k = r[kind]
                lines.append(
                    f"| {name} | {label} | {k['lines_p50']:.0f} / {k['lines_p99']:.0f} | {k['legal_p50']:.1f} "
                    f"| {k['legal_p99']:.1f} | {k['apply_p50']:.1f} | {k['copy']:.2f} | {k['evaluate']:.1f} |"
                )
    lines += ["", "## Aims", ""]
    for name, r in engines.items():
        if not name.endswith(" compiled"):
            continue
        if catan:
            ratio = r["decisions_per_second"] / catan
            lines.append(
                f"- {name}: {ratio:.1f} × Catanatron's decisions/s, {_verdict(ratio >= TARGETS['ratio'], '5 ×')}"
            )
        copy = max(r[kind]["copy"] for kind in KIND_NAMES)
        lines.append(f"- {name}: copy {copy:.2f} µs, {_verdict(copy < TARGETS['copy'], 'under 2 µs')}")
        p99 = max(r[kind]["legal_p99"] for kind in KIND_NAMES)
        lines.append(
            f"- {name}: p99 of legal {p99:.1f} µs, {_verdict(p99 < TARGETS['legal_p99'], 'under 50 µs')}"
        )
    lines += env_report(found)
    return "\n".join(lines) + "\n"


def _verdict(reached: bool, aim: str) -> str:
    return f"aim {aim}: {'reached' if reached else 'missed'}"


def keep(
    name: str, page: str, facts: dict[str, Any], found: dict[str, Any], args: argparse.Namespace
) -> None:
    """Print results, and keep them where the others are."""
    whole = json.dumps({"facts": facts, "results": found}, indent=2)
    if not args.no_write:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / f"{name}.md").write_text(page)
        (RESULTS / f"{name}.json").write_text(whole + "\n")
    print(whole if args.json else page)


def measure_all(args: argparse.Namespace) -> None:
    """The engines and environments beside those of others."""
    facts = {
        "date": datetime.date.today().isoformat(),
        "gwarek": __version__,
        "engines": "compiled" if is_compiled() else "plain",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "catanatron": version_of("catanatron"),
        "open_spiel": version_of("open_spiel"),
        "pettingzoo": version_of("pettingzoo"),
    }
    with tempfile.TemporaryDirectory() as folder:
        found = measure(args, Path(folder))
    name = "-pettingzoo" if args.only else ""
    keep(f"{facts['date']}{name}", report(found, facts), facts, found, args)


def measure_against(args: argparse.Namespace) -> None:
    """This build, or a wheel in its place, beside the wheel of another."""
    figures = args.figure or list(against.FIGURES)
    with tempfile.TemporaryDirectory() as folder:
        old = against.installed(args.against, Path(folder) / "old")
        new = against.installed(args.wheel, Path(folder) / "new") if args.wheel else against.this_build()
        asked = against.jobs(args.games or slugs(), figures)
        sides, found = against.compare(new, old, asked, args.rounds, args.round_seconds)
    facts = {
        "date": datetime.date.today().isoformat(),
        **sides,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": args.rounds,
        "seconds": args.round_seconds,
    }
    keep(f"{facts['date']}-against", against.report(found, facts), facts, found, args)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="slugs; default: every game")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds per measurement")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--no-peers", action="store_true", help="leave the games of others out")
    parser.add_argument(
        "--only", choices=["envs", "against"], help="the PettingZoo environments, or the comparison"
    )
    parser.add_argument("--against", type=Path, metavar="WHEEL", help="compare with another build of Gwarek")
    parser.add_argument("--wheel", type=Path, help="a wheel to compare in place of this build")
    parser.add_argument(
        "--figure", action="append", choices=list(against.FIGURES), help="compare only this; repeat for more"
    )
    parser.add_argument("--rounds", type=int, default=8, help="of the comparison")
    parser.add_argument(
        "--round-seconds", type=float, default=0.3, help="what a side has for one figure in a round"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of the page")
    parser.add_argument("--no-write", action="store_true", help="do not keep the results in bench/results")
    args = parser.parse_args()
    if args.against is None and (args.only == "against" or args.wheel or args.figure):
        raise against.Unfit("--against WHEEL is missing")
    if args.against and not args.against.is_file():
        raise against.Unfit(f"there is no wheel {args.against}")
    if args.rounds < 2:
        raise against.Unfit("--rounds must be at least 2")
    for slug in args.games:
        if slug not in slugs():
            raise against.Unfit(f"there is no game {slug}; known: {', '.join(slugs())}")
    return args


def main() -> None:
    try:
        args = arguments()
        if args.only != "against":
            measure_all(args)
        if args.against:
            measure_against(args)
    except against.Unfit as problem:
        print(f"bench: {problem}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
