"""A bot that is another program: text lines on its standard input and output (docs/outside-bots.md).

A program that crashes, dawdles or answers nonsense does not stop a game: a random legal line is played for it and the
fault is counted. After a crash it is started anew. Nothing it does or leaves undone keeps its caller waiting beyond the
time it was given: it is read and written to by threads of their own.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from typing import IO, Final, final

from gwarek.bots.bot import Bot
from gwarek.bots.desk import Desk
from gwarek.core.action import Action

PREFIX: Final = "cmd:"
VERSION: Final = 1
HELLO_SECONDS: Final = 10.0
MOVE_SECONDS: Final = (
    30.0  # where nobody else sets a limit: a program that never answers must not stop an arena
)
GRACE_SECONDS: Final = 0.5  # for the way there and back
MOST_CRASHES: Final = 3  # in one game; then it is not started again
MOST_LINES: Final = 1000  # of its own talk kept between two questions
MOST_LETTERS: Final = 20_000  # of one line


def command_of(name: str) -> str:
    """The command line in `cmd:python mybot.py`; empty for any other name."""
    return name[len(PREFIX) :].strip() if name.startswith(PREFIX) else ""


class Fault(Exception):
    """No answer, or none that can be played. `kind` is for messages: `ended`, `slow`, `illegal` or `gone`."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind: Final = kind


@final
class Program:
    """A running program and the lines it says."""

    def __init__(self, command: str) -> None:
        try:
            self.process: Final = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                start_new_session=True,  # it ends with all the programs it started
            )
        except (OSError, ValueError) as error:
            raise Fault("ended", str(error)) from error
        self._heard: Final[queue.Queue[str | None]] = queue.Queue(MOST_LINES)
        self._unsaid: Final[queue.Queue[str | None]] = queue.Queue()
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        threading.Thread(target=self._listen, args=(self.process.stdout,), daemon=True).start()
        threading.Thread(target=self._write, args=(self.process.stdin,), daemon=True).start()

    def _listen(self, out: IO[str]) -> None:
        with contextlib.suppress(ValueError, OSError):  # closed, or bytes that are no text
            while line := out.readline(MOST_LETTERS):
                with contextlib.suppress(queue.Full):  # it never stops talking; what nobody hears is lost
                    self._heard.put_nowait(line.strip())
        while True:
            try:
                return self._heard.put_nowait(None)
            except queue.Full:
                self.forget()

    def _write(self, into: IO[str]) -> None:
        with contextlib.suppress(ValueError, OSError):  # it has ended, and its silence will tell
            while (text := self._unsaid.get()) is not None:
                into.write(text)
                into.flush()

    def say(self, *lines: str) -> None:
        self._unsaid.put("".join(f"{line}\n" for line in lines))

    def forget(self) -> None:
        """What it has said so far answers no question to come."""
        with contextlib.suppress(queue.Empty):
            while (line := self._heard.get_nowait()) is not None:
                pass
            self._heard.put(line)  # it has ended

    def answer(self, word: str, seconds: float) -> str:
        """The rest of the next line that begins with this word; all others are its own talk."""
        until = time.monotonic() + seconds
        while True:
            try:
                line = self._heard.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise Fault("slow", f"no answer in {seconds:.1f} s") from None
            if line is None:
                raise Fault("ended", "it has ended")
            first, _, rest = line.partition(" ")
            if first == word:
                return rest.strip()

    def end(self) -> None:
        self.say("quit")
        self._unsaid.put(None)
        try:
            self.process.wait(0.5)
        except subprocess.TimeoutExpired:
            self._kill()
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _kill(self) -> None:
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()


@final
class OutsideBot(Bot):
    """Asks a program, and plays something legal when it has no answer."""

    def __init__(self, command: str, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._command: Final = command
        self._seed: Final = seed
        self._program: Program | None = None
        self._crashes = 0
        self.last_fault: Fault | None = None

    def choose(self, desk: Desk) -> Action:
        lines = desk.legal()
        try:
            return self._asked(desk, lines)
        except Fault as fault:
            self.faults += 1
            self.last_fault = fault
            return lines[self.rng.below(len(lines))]

    def _asked(self, desk: Desk, lines: list[Action]) -> Action:
        left = desk.left()  # starting up is not thinking
        program = self._running(desk)
        limit = min(left, MOVE_SECONDS)
        clock = "" if math.isinf(left) else f" time {max(0.0, limit):.3f}"
        texts = {action.text(): action for action in lines}
        program.forget()
        try:
            view = json.dumps(desk.view(), ensure_ascii=False, separators=(",", ":"))
            program.say(f"view {view}", f"legal {len(lines)}", *texts, f"go{clock}")
            said = program.answer("play", limit + GRACE_SECONDS)
        except Fault:
            self._crashes += 1  # silent or gone: what it may still say would answer the wrong question
            self.close()
            raise
        if said not in texts:
            raise Fault("illegal", f"not legal: {said[:80]}")
        return texts[said]

    def _running(self, desk: Desk) -> Program:
        if self._program is None:
            if self._crashes >= MOST_CRASHES:
                raise Fault("gone", "it has crashed too often")
            try:
                self._program = Program(self._command)
                self._program.say(f"gwarek {VERSION}")
                self._program.answer("bot", HELLO_SECONDS)
                slug = desk.game.info.slug
                self._program.say(f"game {slug} seats {desk.seats()} seat {desk.seat} seed {self._seed}")
            except Fault:
                self._crashes += 1
                self.close()
                raise
        return self._program

    def close(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None
