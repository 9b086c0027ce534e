"""What every request needs, in one place."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final, cast

from starlette.requests import HTTPConnection

from gwarek.core.match import new_seed
from gwarek.house.tables import Tables
from gwarek.server.botdesk import BotDesk
from gwarek.server.lessons import Lessons
from gwarek.server.limits import Limit
from gwarek.server.settings import Settings
from gwarek.server.store import Store, now
from gwarek.table.world import World

WORLD: Final = World(now, secrets.token_urlsafe, new_seed)


@dataclass(frozen=True)
class House:
    settings: Settings
    store: Store
    desk: BotDesk
    tables: Tables
    limits: dict[str, Limit]  # so many a minute for each, by kind
    school: Lessons

    def allows(self, what: str, who: str) -> bool:
        """Count one more of a kind for somebody, if there is room."""
        return self.limits[what].allows(who)


def house_of(connection: HTTPConnection) -> House:
    return cast(House, connection.app.state.house)
