"""Names people give themselves."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from gwarek.house.failure import Failure

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
