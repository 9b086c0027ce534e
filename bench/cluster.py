"""How throughput grows with workers: `python -m bench.cluster [GAME] [BOT] [GAMES]`, as ratios to one worker here.

Workers are started and warm before time is taken: starting Ray takes some seconds, once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from gwarek.lab.simulate import simulate
from gwarek.lab.workers import BACKENDS, RAY


@contextmanager
def started(backend: str, workers: int) -> Iterator[None]:
    """Ray under way with so many workers. Local processes start within the time taken: it is that short."""
    if backend != RAY:
        yield
        return
    import ray

    ray.init(num_cpus=workers, log_to_driver=False, include_dashboard=False)
    try:
        yield
    finally:
        ray.shutdown()


def main(game: str = "coalbaron", bot: str = "sztygar", games: str = "200") -> None:
    cores = os.cpu_count() or 1
    counts = sorted({1, cores, *(2**k for k in range(cores.bit_length()) if 2**k <= cores)})
    alone = 0.0
    for backend in BACKENDS:
        for workers in counts:
            with started(backend, workers):
                simulate(game, 2, [bot], 2 * workers, "warm", workers, backend=backend)
                result = simulate(game, 2, [bot], int(games), "cluster", workers, backend=backend)
            alone = alone or result.games_per_second
            ratio = result.games_per_second / alone
            print(
                f"{backend:>6} {workers:>3} workers {result.games_per_second:8.1f} games/s {ratio:5.2f} ×",
                flush=True,
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
