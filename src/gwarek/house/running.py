"""How work goes on where a house stands: waiting, doing something beside, and holding a thing still meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

Ended = Callable[[BaseException | None], None]


class Task(Protocol):
    """Work that goes on by itself."""

    def done(self) -> bool: ...


class Timer(Protocol):
    def cancel(self) -> object: ...


class Lock(Protocol):
    """Held by one at a time; the others wait in turn."""

    def locked(self) -> bool: ...

    async def __aenter__(self) -> None: ...

    async def __aexit__(
        self, kind: Any, error: Any, trace: Any, /
    ) -> None: ...  # Any: as every `with` has them


class Runner(Protocol):
    def time(self) -> float:
        """Seconds on a clock that never goes back."""
        ...

    def lock(self) -> Lock: ...

    # Any: what a coroutine hands to whoever runs it is between those two
    def spawn(self, work: Coroutine[Any, Any, None], name: str, then: Ended | None = None) -> Task:
        """Work beside everything else; `then` hears how it ended, unless it was stopped."""
        ...

    async def stop(self, task: Task) -> None:
        """The work goes no further, and has ended when this returns."""
        ...

    def later(self, seconds: float, call: Callable[[], None]) -> Timer: ...

    async def sleep(self, seconds: float) -> None: ...

    async def aside(self, work: Callable[[], T]) -> T:
        """Something that takes long, where it is in nobody's way."""
        ...
