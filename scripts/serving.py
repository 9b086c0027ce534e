"""`gwarek serve` as a process on a free port, for browser tests and pictures."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType

from gwarek.server.settings import default_static

PATIENCE = 240.0  # seconds to start in: a busy machine may be slow


class NotBuilt(RuntimeError):
    """There are no pages to serve."""


def check_built() -> None:
    """Fail early, and say what to do."""
    index = default_static() / "index.html"
    if not index.is_file():
        raise NotBuilt(f"the pages are not built ({index} is missing): run `make web` first")


def free_port(wanted: int = 0) -> int:
    """The wanted port if nobody has it, else any that is free."""
    try:
        with socket.create_server(("127.0.0.1", wanted)) as listening:
            port: int = listening.getsockname()[1]
            return port
    except OSError:
        return free_port()


class Server:
    """A real server process. It may be killed and started again on the same port and data.

    `beside`: a folder of packages installed beside Gwarek, for this server alone.
    """

    def __init__(self, data: Path, port: int = 0, beside: Path | None = None) -> None:
        check_built()
        self.data = data
        self.port = free_port(port)
        self.log = data / "server.log"
        self.env = {**os.environ, "GWAREK_PACE": "0"}
        if beside is not None:
            self.env["PYTHONPATH"] = str(beside)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        gwarek = Path(sys.executable).with_name("gwarek")
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [str(gwarek), "serve", "--port", str(self.port), "--data", str(self.data)],
                stdout=log,
                stderr=log,
                env=self.env,
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As if the power was cut."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None
    ) -> None:
        self.stop()
