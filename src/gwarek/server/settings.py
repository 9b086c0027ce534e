"""How a server is set: where its data lives, where it listens, how long bots may think."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import platformdirs

from gwarek.bots import BOTS
from gwarek.bots.outside import command_of
from gwarek.core.problem import Problem

HOST: Final = "127.0.0.1"
PORT: Final = 8017
STATIC: Final = Path(__file__).parent / "static"
PACE: Final = 0.45
PROGRAM_SECONDS: Final = 5.0
BOT_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")


def default_data() -> Path:
    """The user's data directory."""
    return Path(platformdirs.user_data_dir("gwarek", appauthor=False))


def default_workers() -> int:
    """Bots think beside the server and never take the whole machine."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


def default_static() -> Path:
    """Where the built pages are: in the package, or where GWAREK_STATIC says."""
    return Path(os.environ.get("GWAREK_STATIC") or STATIC)


def default_pace() -> float:
    """GWAREK_PACE in seconds, if it is a number that makes sense."""
    return _seconds("GWAREK_PACE", PACE, 0.0, 10.0)


def default_program_seconds() -> float:
    """GWAREK_BOT_SECONDS, if it is a number that makes sense."""
    return _seconds("GWAREK_BOT_SECONDS", PROGRAM_SECONDS, 0.1, 30.0)


def _seconds(variable: str, otherwise: float, least: float, most: float) -> float:
    try:
        return min(most, max(least, float(os.environ.get(variable, otherwise))))
    except ValueError:
        return otherwise


def default_bots() -> dict[str, str]:
    """GWAREK_BOTS: outside bots as `name=cmd:PROGRAM`, with `;` between them."""
    return named_bots(word for word in os.environ.get("GWAREK_BOTS", "").split(";") if word.strip())


def named_bots(words: Iterable[str]) -> dict[str, str]:
    """Outside bots by the names tables know them by; `Problem` where something is no `name=cmd:PROGRAM`."""
    out: dict[str, str] = {}
    for word in words:
        name, _, bot = (part.strip() for part in word.partition("="))
        if not BOT_NAME.fullmatch(name) or not command_of(bot):
            raise Problem("bot-form", word=word.strip())
        if name in BOTS or name in out:
            raise Problem("bot-twice", bot=name)
        out[name] = bot
    return out


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=default_data)
    host: str = HOST
    port: int = PORT
    database: str | None = None  # a SQLAlchemy URL; None: SQLite in the data directory
    static: Path = field(default_factory=default_static)
    components: dict[str, Path] = field(default_factory=dict)  # an owner's facts, by game
    origins: tuple[str, ...] = ()  # pages of other hosts that may use the API (a proxy under another name)
    pace: float = field(
        default_factory=default_pace
    )  # seconds between two moves of bots that somebody watches
    bot_limit: float = 40.0  # seconds a bot may think about one decision
    bot_workers: int = field(default_factory=default_workers)
    bots: dict[str, str] = field(default_factory=default_bots)  # outside bots: `cmd:PROGRAM` by name
    program_seconds: float = field(default_factory=default_program_seconds)  # an outside bot's per decision
    adviser: str = "skarbnik"  # who gives hints
    hint_seconds: float = 5.0  # at most; compiled engines are done before
    hints_per_minute: int = 20
    weighs_per_minute: int = 40  # lines that a teacher weighs for one person
    undo_seconds: float = 300.0  # a request to go back waits so long for an answer
    idle: float = 900.0  # seconds after which a table nobody looks at leaves the memory
    tables_per_minute: int = 60
    guests_per_minute: int = 240
    chats_per_minute: int = 40
    checks_per_minute: int = 60  # owners' files that a guest may have checked
    lessons: int = 300  # under way at a time, in all
    lessons_each: int = 6  # and by one person
    besides_per_minute: int = 240  # questions from beside a real board; each replays a game or counts a sheet
    lessons_per_minute: int = 30  # opened by one person
    lesson_messages_per_minute: int = (
        240  # of one person in their lessons; each takes the server some milliseconds
    )
    school_messages_per_minute: int = 6000  # of all
    lesson_sharers: int = 5  # so many people may share one address without names
    lesson_idle: float = 1800.0  # seconds after which a lesson nobody does anything in is closed

    def url(self) -> str:
        """Where the store is. PostgreSQL is `postgresql+asyncpg://…` here and nothing else."""
        if self.database is not None:
            return self.database
        return f"sqlite+aiosqlite:///{(self.data / 'gwarek.sqlite3').as_posix()}"
