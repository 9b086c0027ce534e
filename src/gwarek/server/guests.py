"""Guests: a name behind an unguessable cookie. No passwords, no addresses."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from starlette.requests import HTTPConnection

from gwarek.server.store import Store
from gwarek.table.rows import Guest

COOKIE: Final = "gwarek_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep


def cookie_hash(cookie: str) -> str:
    return hashlib.sha256(cookie.encode()).hexdigest()


async def guest_of(store: Store, connection: HTTPConnection) -> Guest | None:
    """Who is asking, if the cookie is one of ours."""
    cookie = connection.cookies.get(COOKIE)
    if not cookie or len(cookie) > 100:
        return None
    return await store.guest_by_cookie(cookie_hash(cookie))


async def new_guest(store: Store, name: str, seat: int | None) -> tuple[Guest, str]:
    """A new guest and the cookie to send."""
    guest = Guest(secrets.token_hex(8), name, seat)
    cookie = secrets.token_urlsafe(32)
    await store.add_guest(guest, cookie_hash(cookie))
    return guest, cookie
