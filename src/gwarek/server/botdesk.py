"""Bots think in worker processes: text goes out, a line comes back, and the event loop never waits.

Every worker is a pool of one process, so that a bot which hangs or dies takes nobody else with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from gwarek.core.game import Json
from gwarek.house.thinking import BotFailed, Question, advise, think, weigh

log: Final = logging.getLogger("gwarek.server.bots")

START_SECONDS: Final = 60.0  # a fresh process imports the engines first


def _make_ready() -> None:
    """In the worker: leave Ctrl-C to the server, and end when the server has ended, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def _warm(games: dict[str, str]) -> int:
    """In the worker: import what the first question will need."""
    import gwarek.bots  # noqa: F401
    from gwarek.core import catalogue
    from gwarek.core.problem import Problem

    for slug in games:
        catalogue.GAMES.setdefault(slug, games[slug])
        with contextlib.suppress(Problem):  # a broken package is no game here
            catalogue.load_game(slug)
    return os.getpid()


class _Worker:
    """One process, started when first needed."""

    def __init__(self, games: dict[str, str]) -> None:
        self._games: Final = games
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0

    async def start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A new interpreter rather than a fork: the server has threads and open sockets.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_make_ready)
            warming = asyncio.get_running_loop().run_in_executor(self._pool, _warm, self._games)
            self._pid = await asyncio.wait_for(warming, START_SECONDS)
        return self._pool

    async def ask(self, thinking: Callable[[Question], str], question: Question, seconds: float) -> str:
        try:
            pool = await self.start()
            answer = asyncio.get_running_loop().run_in_executor(pool, thinking, question)
            return await asyncio.wait_for(answer, seconds)
        except asyncio.CancelledError:
            self.end()
            raise
        except TimeoutError as error:
            self.end()
            raise BotFailed(f"no answer in {seconds:g} s") from error
        except BrokenProcessPool as error:
            self.end()
            raise BotFailed("its process ended", for_want_of_room=True) from error
        except Exception as error:  # whatever a bot can do wrong; its process is sound
            raise BotFailed(f"{type(error).__name__}: {error}") from error

    def end(self) -> None:
        """Stop the process, even in the middle of a thought."""
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        if self._pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
        self._pid = 0
        pool.shutdown(wait=False, cancel_futures=True)


class BotDesk:
    """A few workers for all tables; questions wait for a free one."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        games: dict[str, str],
        thinking: Callable[[Question], str] = think,
        advising: Callable[[Question], str] = advise,
    ) -> None:
        self._seconds: Final = seconds
        self._thinking: Final = thinking
        self._advising: Final = advising
        self._workers: Final = [_Worker(games) for _ in range(workers)]
        self._free: Final[asyncio.LifoQueue[_Worker]] = asyncio.LifoQueue()  # the warm one first
        self._warming: asyncio.Task[None] | None = None
        for worker in reversed(self._workers):
            self._free.put_nowait(worker)

    async def choose(self, question: Question) -> str:
        """The bot's line; `BotFailed` when it has none."""
        return await self._ask(self._thinking, question)

    async def advise(self, question: Question) -> list[Json]:
        """What the bot would do, `gwarek.bots.Advice` as JSON; `BotFailed` when it does not say."""
        told: list[Json] = json.loads(await self._ask(self._advising, question, self._seconds))
        return told

    async def weigh(self, question: Question) -> Json:
        """What a line is worth beside the best; `BotFailed` when nobody says."""
        told: Json = json.loads(await self._ask(weigh, question, self._seconds))
        return told

    async def _ask(
        self, what: Callable[[Question], str], question: Question, patience: float | None = None
    ) -> str:
        try:
            worker = await asyncio.wait_for(self._free.get(), patience)
        except TimeoutError as error:
            raise BotFailed("all workers think of other things", for_want_of_room=True) from error
        try:
            return await worker.ask(what, question, self._seconds)
        finally:
            self._free.put_nowait(worker)

    def warm(self) -> None:
        """A bot sits down somewhere: have a worker ready when its turn comes."""
        if self._warming is None:
            self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        worker = await self._free.get()
        try:
            await worker.start()
        except Exception:  # the first question will meet it again and say so
            worker.end()
        except asyncio.CancelledError:
            worker.end()
            raise
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
        for worker in self._workers:
            worker.end()
