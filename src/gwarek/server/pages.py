"""The built pages: files as the build left them, with the compressed twin the browser can read."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Final

from fastapi.responses import FileResponse

YEAR: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"

TWINS: Final = {"br": ".br", "gzip": ".gz"}  # best first; the build writes them beside every text file
NEVER: Final = re.compile(r"q\s*=\s*0(\.0*)?")


def built_file(static: Path, path: str) -> Path | None:
    """The file of the build that this address names."""
    if not path or "\0" in path or path.endswith(tuple(TWINS.values())):
        return None
    file = (static / path).resolve()
    return file if file.is_relative_to(static) and file.is_file() else None


def sent(file: Path, accept_encoding: str, cache: str, headers: dict[str, str] | None = None) -> FileResponse:
    """The file, in the shortest form this browser takes."""
    about = {"cache-control": cache, "vary": "accept-encoding", **(headers or {})}
    kind = mimetypes.guess_type(file.name)[0]
    for coding in TWINS:
        twin = file.with_name(file.name + TWINS[coding])
        if takes(accept_encoding, coding) and twin.is_file():
            return FileResponse(twin, headers={**about, "content-encoding": coding}, media_type=kind)
    return FileResponse(file, headers=about, media_type=kind)


def takes(accept_encoding: str, coding: str) -> bool:
    """Does an Accept-Encoding header allow this coding? A weight of 0 forbids; `*` stands for what is not named."""
    allowed: dict[str, bool] = {}
    for part in accept_encoding.lower().split(","):
        name, *parameters = (word.strip() for word in part.split(";"))
        allowed[name] = not any(NEVER.fullmatch(parameter) for parameter in parameters)
    return allowed.get(coding, allowed.get("*", False))
