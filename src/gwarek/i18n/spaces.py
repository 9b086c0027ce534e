"""Spaces a Polish line must not break at.

The same three as web/src/lib/spaces.ts; tests/polish_spaces.json holds both together.
"""

from __future__ import annotations

import re
from typing import Final

NBSP: Final = "\u00a0"

# A one-letter word hangs at no end of a line. A capital is one only where a sentence begins: "huta I w Dudley".
_SHORT: Final = re.compile(r"((?<![\w’-])[aiouwz]|(?:^|(?<=[.!?:…] )|(?<=[„(]))[AIOUWZ]) (?=\S)")
_COUNTED: Final = re.compile(r"(?<=\d) (?=[^\W\d_]|×)")  # "2 kostki" stay together
_LEVEL: Final = re.compile(r"(?<=[^\W\d_]) (?=(?:I{1,3}|IV|VI{0,3})(?![\w–-]))")  # so do "huta IV"


def bound(text: str) -> str:
    """The text with the spaces that hold.

    >>> bound("1 kostka z huty I w Dudley") == "1_kostka z_huty_I w_Dudley".replace("_", NBSP)
    True
    """
    return _LEVEL.sub(NBSP, _COUNTED.sub(NBSP, _SHORT.sub(r"\1" + NBSP, text)))
