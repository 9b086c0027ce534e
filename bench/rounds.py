"""One side of `python -m bench --against WHEEL`: rounds asked for on stdin, figures told on stdout, a JSON line each.

A round is `[figure, game, seats, times]`; its answer `[value, work, seconds]`, where `work` tells whether two sides did
alike. All time is CPU time: on a busy machine the clock tells how long others were served.
The file stands alone and asks only what every Gwarek wheel can answer: it runs against whichever one PYTHONPATH names.
"""

from __future__ import annotations

import json
import math
import random
import sys
import time
import zlib
from collections.abc import Callable
from functools import cache
from typing import Any

import gwarek
from gwarek.bots import Desk, make_bot
from gwarek.core.chance import QuickRng
from gwarek.core.playout import draw_all, play_randomly

GAMES = 6  # of random play, for the positions that are asked about
LEGAL, UPDATES, COPIES = 600, 40, 20  # how many positions each figure takes
COPIES_AT_ONCE = 200

Answer = tuple[float, int]


def start(game: str, seats: int) -> tuple[Any, Any]:
    engine = gwarek.load_game(game)
    return engine, engine.setup(engine.info.full_options({}), seats)


@cache
def positions(game: str, seats: int) -> list[tuple[Any, int]]:
    """Positions of random play in a random order, each with a seat to decide."""
    found = []
    for number in range(GAMES):
        engine, s = start(game, seats)
        rng = QuickRng(f"positions/{number}")
        while True:
            draw_all(engine, s, rng)
            who = engine.to_act(s)
            if not who:
                break
            found.append((s.copy(), who[0]))
            lines = engine.legal(s, who[0])
            engine.apply(s, who[0], lines[rng.below(len(lines))])
    random.Random(7).shuffle(found)
    return found


def decisions(game: str, seats: int, times: int) -> Answer:
    """Random decisions a second."""
    done = 0
    began = time.process_time()
    for number in range(times):
        done += play_randomly(*start(game, seats), QuickRng(f"bench/{number}"))
    return done / (time.process_time() - began), done


def sztygar(game: str, seats: int, times: int) -> Answer:
    """Decisions a second of the bot `sztygar`, which thinks without a clock: with equal games, games a second too."""
    done = mark = 0
    began = time.process_time()
    for number in range(times):
        engine, s = start(game, seats)
        rng = QuickRng(f"bench/{number}")
        players = [make_bot("sztygar", f"bench/{number}/{seat}") for seat in range(seats)]
        while True:
            draw_all(engine, s, rng)
            who = engine.to_act(s)
            if not who:
                break
            action = players[who[0]].choose(Desk(engine, s, who[0], rng, math.inf))
            mark = zlib.crc32(action.text().encode(), mark)
            engine.apply(s, who[0], action)
            done += 1
    return done / (time.process_time() - began), mark


def legal(game: str, seats: int, times: int) -> Answer:
    """Microseconds of `legal`, p99 over positions; of each position the best time."""
    engine = gwarek.load_game(game)
    found = lines = 0
    spent = []
    for s, seat in positions(game, seats)[:LEGAL]:
        best = 1 << 60
        for _ in range(times + 2):
            began = time.thread_time_ns()
            found = len(engine.legal(s, seat))
            best = min(best, time.thread_time_ns() - began)
        spent.append(best)
        lines += found
    return sorted(spent)[math.ceil(0.99 * len(spent)) - 1] / 1000, lines


def copy(game: str, seats: int, times: int) -> Answer:
    """Microseconds of a copy, mean over positions; of each position the best time."""
    spent = 0
    asked = positions(game, seats)[:COPIES]
    for s, _ in asked:
        best = 1 << 60
        for _ in range(times):
            began = time.thread_time_ns()
            for _ in range(COPIES_AT_ONCE):
                s.copy()
            best = min(best, time.thread_time_ns() - began)
        spent += best
    return spent / 1000 / COPIES_AT_ONCE / len(asked), len(asked)


def update(game: str, seats: int, times: int) -> Answer:
    """Microseconds of what a table tells the seat to decide: its view, every legal line, and the line's preview."""
    engine = gwarek.load_game(game)
    told = 0
    asked = positions(game, seats)[:UPDATES]
    began = time.process_time()
    for _ in range(times):
        told = 0
        for s, seat in asked:
            engine.view(s, seat)
            for action in engine.legal(s, seat):
                action.text()
                for cell in engine.preview(s, seat, action):
                    cell.json()
                told += 1
    return (time.process_time() - began) * 1e6 / times / len(asked), told


@cache
def environment(game: str, seats: int) -> Any:
    from gwarek.adapters.pettingzoo import env

    return env(game, seats)


def steps(game: str, seats: int, times: int) -> Answer:
    """Steps a second of the PettingZoo environment: random words by the mask."""
    env = environment(game, seats)
    rng = random.Random(7)
    done = 0
    began = time.process_time()
    for number in range(times):
        env.reset(seed=number)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            ways = observation["action_mask"].nonzero()[0]
            env.step(ways[rng.randrange(len(ways))])
            done += 1
    return done / (time.process_time() - began), done


FIGURES: dict[str, Callable[[str, int, int], Answer]] = {
    "decisions": decisions,
    "sztygar": sztygar,
    "legal": legal,
    "copy": copy,
    "update": update,
    "steps": steps,
}


def main() -> None:
    out, sys.stdout = sys.stdout, sys.stderr  # whatever a library prints is no answer
    warm = set()
    hello = {"file": gwarek.__file__, "version": gwarek.__version__, "compiled": gwarek.is_compiled()}
    print(json.dumps(hello), file=out, flush=True)
    for line in sys.stdin:
        figure, game, seats, times = json.loads(line)
        if (figure, game, seats) not in warm:
            FIGURES[figure](game, seats, 1)
            warm.add((figure, game, seats))
        began = time.process_time()
        value, work = FIGURES[figure](game, seats, times)
        print(json.dumps([value, work, time.process_time() - began]), file=out, flush=True)


if __name__ == "__main__":
    main()
