"""The store's history, one step per file; run at start-up by `gwarek.server.store`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the store to the newest form, or to that of a step, inside the caller's transaction."""
    config = Config()
    config.set_main_option("script_location", Path(__file__).parent.as_posix().replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
