"""Guests: a name behind an unguessable cookie. No passwords, no addresses."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Final

from starlette.requests import HTTPConnection

from gwarek.server.errors import Failure
from gwarek.server.store import Store
from gwarek.table.rows import Guest

COOKIE: Final = "gwarek_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep
NAME_LENGTH: Final = 24

# Letters and signs that show nothing: fillers of Hangul and the empty Braille pattern.
_BLANKS: Final = "\u115f\u1160\u3164\uffa0\u2800"
_SPACES: Final = re.compile(r"\s+")


def clean_name(name: str) -> str:
    """A name as it is shown: 1–24 visible characters, single spaces."""
    plain = _SPACES.sub(" ", unicodedata.normalize("NFC", name)).strip()
    hidden = any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in plain)
    seen = any(unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANKS for letter in plain)
    if not 1 <= len(plain) <= NAME_LENGTH or hidden or not seen:
        raise Failure(422, "name-bad", most=NAME_LENGTH)
    return plain


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
