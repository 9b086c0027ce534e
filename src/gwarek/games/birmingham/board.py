"""The map as tables: places, spaces, lines by era, and which of them belong together (BIR-1.2 to 1.4).

Sets of places are bit sets. Nothing here changes during a game; what does is in `state.py`.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.games.birmingham.components import INDUSTRIES, MERCHANT, Parts


@final
class Board:
    def __init__(self, parts: Parts) -> None:
        places = range(len(parts.places))
        spaces = range(len(parts.spaces))
        self.places: Final = len(parts.places)
        self.place_of: Final = [space.place for space in parts.spaces]
        self.spaces_in: Final = [[i for i in spaces if parts.spaces[i].place == place] for place in places]
        self.shows: Final = [space.shows for space in parts.spaces]
        self.showing: Final = [[i for i in spaces if self.shows[i] >> n & 1] for n in range(len(INDUSTRIES))]
        # per space and industry: the empty spaces of the place that must be used before this one (BIR-8.3)
        self.before: Final = [
            [self._before(space, 1 << industry) for industry in range(len(INDUSTRIES))] for space in spaces
        ]
        self.ends: Final = [line.ends for line in parts.lines]
        self.touches: Final = [line.places for line in parts.lines]  # a set; three places for one line
        self.carries: Final = [
            [line.canal for line in parts.lines],
            [line.rail for line in parts.lines],
        ]
        self.lines: Final = [
            [i for i, line in enumerate(parts.lines) if line.canal],
            [i for i, line in enumerate(parts.lines) if line.rail],
        ]
        merchants = 0
        for place in places:
            if parts.places[place].kind == MERCHANT:
                merchants |= 1 << place
        self.merchants: Final = merchants
        self.merchant_place: Final = [space.place for space in parts.merchant_spaces]
        self.symbols: Final = [place.symbols for place in parts.places]
        self.weights: Final = [float(place.symbols) for place in parts.places]  # for estimates in fractions

    def _before(self, space: int, industry: int) -> list[int]:
        if self.shows[space] == industry:
            return []
        return [other for other in self.spaces_in[self.place_of[space]] if self.shows[other] == industry]
