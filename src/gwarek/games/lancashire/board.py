"""The map as tables: places, spaces, lines by period, and which of them belong together (LAN-1.5, 1.6).

Sets of places are bit sets. Nothing here changes during a game; what does is in `state.py`.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.games.lancashire.components import EXTERNAL, INDUSTRIES, TOWN, Parts


@final
class Board:
    def __init__(self, parts: Parts) -> None:
        self.small: Final = None if parts.small is None else Board(parts.small)
        places = range(len(parts.places))
        spaces = range(len(parts.spaces))
        self.places: Final = len(parts.places)
        self.place_of: Final = [space.place for space in parts.spaces]
        self.spaces_in: Final = [[i for i in spaces if parts.spaces[i].place == place] for place in places]
        self.built_on: Final = [place for place in places if self.spaces_in[place]]  # towns
        self.shows: Final = [space.shows for space in parts.spaces]
        self.ends: Final = [line.ends for line in parts.lines]
        self.touches: Final = [1 << line.ends[0] | 1 << line.ends[1] for line in parts.lines]
        self.carries: Final = [
            [line.canal for line in parts.lines],
            [line.rail for line in parts.lines],
        ]
        self.lines: Final = [
            [i for i, line in enumerate(parts.lines) if line.canal],
            [i for i, line in enumerate(parts.lines) if line.rail],
        ]
        towns = 0
        external = 0
        for place in places:
            if parts.places[place].kind == TOWN:
                towns |= 1 << place
            elif parts.places[place].kind == EXTERNAL:
                external |= 1 << place
        self.towns: Final = towns
        self.external: Final = external
        self.virtual: Final = [1 << place for place in parts.virtual]  # its two ends (LAN-4.5)
        self.coins: Final = [place.coins for place in parts.places]
        # per space and industry: the space of the town that must be used first, or -1; and the rule that says so
        self.before: Final = [[-1] * len(INDUSTRIES) for _ in spaces]
        self.before_rule: Final = ["" for _ in spaces]
        for priority in parts.priorities:
            self.before[priority.then][priority.industry] = priority.first
            self.before_rule[priority.then] = priority.rule
