"""How throughput grows with workers: `python -m bench.cluster [GAME] [BOT] [GAMES]`, as ratios to one worker here."""

from __future__ import annotations

import os
import sys

from gwarek.lab.simulate import simulate
from gwarek.lab.workers import BACKENDS


def main(game: str = "coalbaron", bot: str = "sztygar", games: str = "64") -> None:
    cores = os.cpu_count() or 1
    counts = sorted({1, cores, *(2**k for k in range(cores.bit_length()) if 2**k <= cores)})
    alone = 0.0
    for backend in BACKENDS:
        for workers in counts:
            result = simulate(game, 2, [bot], int(games), "cluster", workers, backend=backend)
            alone = alone or result.games_per_second
            ratio = result.games_per_second / alone
            print(
                f"{backend:>6} {workers:>3} workers {result.games_per_second:8.1f} games/s {ratio:5.2f} ×",
                flush=True,
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
