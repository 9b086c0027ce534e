"""How a house runs at a server: on the event loop, with threads for what takes long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from gwarek.house.running import Ended, Task

T = TypeVar("T")


class LoopRunner:
    def time(self) -> float:
        return time.monotonic()

    def lock(self) -> asyncio.Lock:
        return asyncio.Lock()

    def spawn(
        self, work: Coroutine[Any, Any, None], name: str, then: Ended | None = None
    ) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)

        def ended(task: asyncio.Task[None]) -> None:
            if then is not None and not task.cancelled():
                then(task.exception())

        task.add_done_callback(ended)
        return task

    async def stop(self, task: Task) -> None:
        assert isinstance(task, asyncio.Task)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def aside(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)
