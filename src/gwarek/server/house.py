"""What every request needs, in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from gwarek.server.botdesk import BotDesk
from gwarek.server.lessons import Lessons
from gwarek.server.limits import Limit
from gwarek.server.settings import Settings
from gwarek.server.store import Store
from gwarek.server.tables import Tables


@dataclass(frozen=True)
class House:
    settings: Settings
    store: Store
    desk: BotDesk
    tables: Tables
    new_tables: Limit
    new_guests: Limit
    chats: Limit
    hints: Limit
    weighs: Limit
    checks: Limit
    progress: Limit  # what pages remembered
    school: Lessons


def house_of(connection: HTTPConnection) -> House:
    return cast(House, connection.app.state.house)
