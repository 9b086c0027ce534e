"""Who plays: this process, others on this machine, or a Ray cluster.

Tasks go out in order, answers come as they are ready. A task depends on nothing but itself, so every backend gives the
same answers, in another order at most.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Final, TypeVar

from gwarek.core.problem import Problem

Task = TypeVar("Task")
Answer = TypeVar("Answer")

LOCAL: Final = "local"
RAY: Final = "ray"
BACKENDS: Final = (LOCAL, RAY)
AHEAD: Final = 3  # tasks waiting for each worker, so that none idles; what was not begun can still be dropped


def run(
    work: Callable[[Task], Answer], tasks: Iterable[Task], workers: int, backend: str = LOCAL
) -> Iterator[Answer]:
    """`work` of every task. Closing the iterator (or Ctrl-C) drops the tasks not begun yet.

    `tasks` is asked for the next one only when a worker is about to be free: a generator may stop early.
    """
    if backend == RAY:
        return _on_ray(work, tasks, workers)
    if backend != LOCAL:
        raise Problem("backend-unknown", backend=backend, known=", ".join(BACKENDS))
    if workers <= 1:
        return map(work, tasks)
    return _on_processes(work, tasks, workers)


def _on_processes(work: Callable[[Task], Answer], tasks: Iterable[Task], workers: int) -> Iterator[Answer]:
    # Forking is quick, but not with threads about (a server, a notebook).
    forks = threading.active_count() == 1 and "fork" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if forks else "spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_quiet)
    left = iter(tasks)
    try:
        going: set[Future[Answer]] = {pool.submit(work, task) for task in islice(left, AHEAD * workers)}
        while going:
            done, going = wait(going, return_when=FIRST_COMPLETED)
            going |= {pool.submit(work, task) for task in islice(left, len(done))}
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _quiet() -> None:
    """A worker leaves Ctrl-C to the one who waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(work: Callable[[Task], Answer], tasks: Iterable[Task], workers: int) -> Iterator[Answer]:
    try:
        import ray
    except ImportError as error:
        raise Problem("needs-extra", what="--backend ray", extra="ray") from error
    # The address of a cluster comes from RAY_ADDRESS; without one Ray starts here with so many workers.
    here = not ray.is_initialized()
    if here:
        cluster = bool(os.environ.get("RAY_ADDRESS"))
        ray.init(num_cpus=None if cluster else workers, log_to_driver=False, include_dashboard=False)
    remote: Any = ray.remote(work)  # Any: Ray's own types do not know the function's
    left = iter(tasks)
    try:
        going = [remote.remote(task) for task in islice(left, AHEAD * workers)]
        while going:
            done, going = ray.wait(going)
            going.extend(remote.remote(task) for task in islice(left, len(done)))
            for ref in done:
                yield ray.get(ref)
    finally:
        if here:
            ray.shutdown()
