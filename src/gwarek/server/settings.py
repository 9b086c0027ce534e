"""How a server is set: where its data lives, where it listens, how long bots may think."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import platformdirs

HOST: Final = "127.0.0.1"
PORT: Final = 8017
STATIC: Final = Path(__file__).parent / "static"
PACE: Final = 0.45


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
    try:
        return min(10.0, max(0.0, float(os.environ.get("GWAREK_PACE", PACE))))
    except ValueError:
        return PACE


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
    idle: float = 900.0  # seconds after which a table nobody looks at leaves the memory
    tables_per_minute: int = 60
    guests_per_minute: int = 240
    chats_per_minute: int = 40

    def url(self) -> str:
        """Where the store is. PostgreSQL is `postgresql+asyncpg://…` here and nothing else."""
        if self.database is not None:
            return self.database
        return f"sqlite+aiosqlite:///{(self.data / 'gwarek.sqlite3').as_posix()}"
