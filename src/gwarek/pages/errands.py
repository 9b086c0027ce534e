"""Work that waits and goes on without an event loop: answers are handed in, and somebody with a clock says the time.

>>> errands = Errands(time.monotonic)
>>> question = Promise()
>>> errands.spawn(think_about(question), "a bot")
>>> question.keep("send mine_4"); errands.turn()      # it goes on
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from itertools import count
from typing import Any, Final, Generic, TypeVar

from gwarek.house.running import Ended, Task

T = TypeVar("T")


class Promise(Generic[T]):
    """What somebody waits for."""

    def __init__(self) -> None:
        self._kept: list[T] = []
        self._fault: BaseException | None = None
        self._waiting: Final[list[Callable[[], None]]] = []

    def is_open(self) -> bool:
        return not self._kept and self._fault is None

    def keep(self, value: T) -> None:
        if self.is_open():
            self._kept.append(value)
            self._go_on()

    def fail(self, fault: BaseException) -> None:
        if self.is_open():
            self._fault = fault
            self._go_on()

    def wake(self, call: Callable[[], None]) -> None:
        """Call when it is kept or has failed."""
        self._waiting.append(call)

    def _go_on(self) -> None:
        for call in self._waiting:
            call()
        self._waiting.clear()

    def __await__(self) -> Generator[Promise[T], None, T]:
        if self.is_open():
            yield self
        if self._fault is not None:
            raise self._fault
        return self._kept[0]


class Errand:
    """One piece of work under way."""

    # Any: what a coroutine hands out is a `Promise`, whatever of
    def __init__(self, work: Coroutine[Any, Any, object], name: str, then: Ended | None) -> None:
        self.name: Final = name
        self.work: Final = work
        self.then: Final = then
        self.ended = False
        self.result: object = None
        self.fault: BaseException | None = None

    def done(self) -> bool:
        return self.ended


class Bell:
    """Something to be done at a moment; of two at the same moment, the one asked for first."""

    def __init__(self, moment: float, number: int, call: Callable[[], None]) -> None:
        self.moment: Final = moment
        self.call: Callable[[], None] | None = call
        self._number: Final = number

    def cancel(self) -> None:
        self.call = None

    def __lt__(self, other: Bell) -> bool:
        return (self.moment, self._number) < (other.moment, other._number)


class Latch:
    """A lock: one holds it, the others wait in turn."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: Final[deque[Promise[None]]] = deque()

    def locked(self) -> bool:
        return self._held

    async def __aenter__(self) -> None:
        while self._held:
            turn: Promise[None] = Promise()
            self._waiting.append(turn)
            await turn
        self._held = True

    async def __aexit__(self, kind: Any, error: Any, trace: Any, /) -> None:  # Any: as every `with` has them
        self._held = False
        if self._waiting:
            self._waiting.popleft().keep(None)


class Errands:
    """All the work of a house. Nothing goes on but inside `turn`."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock: Final = clock
        self._ready: Final[deque[Errand]] = deque()
        self._bells: Final[list[Bell]] = []
        self._numbers: Final = count()

    # -- gwarek.house.running.Runner

    def time(self) -> float:
        return self._clock()

    def lock(self) -> Latch:
        return Latch()

    def spawn(self, work: Coroutine[Any, Any, object], name: str, then: Ended | None = None) -> Errand:
        errand = Errand(work, name, then)
        self._ready.append(errand)
        return errand

    async def stop(self, task: Task) -> None:
        assert isinstance(task, Errand)
        if not task.ended:
            task.ended = True
            task.work.close()

    def later(self, seconds: float, call: Callable[[], None]) -> Bell:
        bell = Bell(self._clock() + seconds, next(self._numbers), call)
        heapq.heappush(self._bells, bell)
        return bell

    async def sleep(self, seconds: float) -> None:
        over: Promise[None] = Promise()
        self.later(seconds, lambda: over.keep(None))
        await over

    async def aside(self, work: Callable[[], T]) -> T:
        return work()

    # -- whoever runs it

    def turn(self) -> None:
        """Everything that can go on now does."""
        while True:
            while self._ready:
                self._step(self._ready.popleft())
            while self._bells and (self._bells[0].call is None or self._bells[0].moment <= self._clock()):
                bell = heapq.heappop(self._bells)
                if bell.call is not None:
                    bell.call()
            if not self._ready:
                return

    def due(self) -> float | None:
        """Seconds until there is something to do without anybody's answer; None: never."""
        while self._bells and self._bells[0].call is None:
            heapq.heappop(self._bells)
        return max(0.0, self._bells[0].moment - self._clock()) if self._bells else None

    def done(self, work: Coroutine[Any, Any, T]) -> T:
        """Work that waits for nobody outside, done at once."""
        errand = self.spawn(work, "asked")
        self.turn()
        if not errand.ended:
            errand.work.close()
            raise RuntimeError("an answer that waits for a bot")
        if errand.fault is not None:
            raise errand.fault
        result: Any = errand.result  # Any: it is what the coroutine returns, a T
        return result  # type: ignore[no-any-return]

    def _step(self, errand: Errand) -> None:
        if errand.ended:
            return
        try:
            promise = errand.work.send(None)
        except StopIteration as end:
            errand.ended, errand.result = True, end.value
        except Exception as fault:
            errand.ended, errand.fault = True, fault
        else:
            assert isinstance(promise, Promise)
            promise.wake(lambda: self._ready.append(errand))
            return
        if errand.then is not None:
            errand.then(errand.fault)
