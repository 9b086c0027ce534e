"""The map as tables: places, spaces, lines by era, and which of them belong together.

Sets of places are bit sets. Nothing here changes during a game; what does is in `state.py`.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.rule import EVERYTHING
from gwarek.games.brass.components import MARKET_PLACE, PLACE_CARD, TOWN, Parts


@final
class Board:
    def __init__(self, parts: Parts, before: list[list[list[int]]]) -> None:
        """`before`, by space and industry: the spaces of the place to be used first, while they are empty."""
        self.before: Final = before
        places = range(len(parts.places))
        spaces = range(len(parts.spaces))
        self.places: Final = len(parts.places)
        self.place_of: Final = [space.place for space in parts.spaces]
        self.spaces_in: Final = [[i for i in spaces if parts.spaces[i].place == place] for place in places]
        self.built_on: Final = [place for place in places if self.spaces_in[place]]
        self.shows: Final = [space.shows for space in parts.spaces]
        self.showing: Final = [
            [i for i in spaces if self.shows[i] >> industry & 1] for industry in range(len(parts.industries))
        ]
        self.ends: Final = [line.ends for line in parts.lines]
        self.touches: Final = [line.places for line in parts.lines]
        self.carries: Final = [[line.canal for line in parts.lines], [line.rail for line in parts.lines]]
        self.lines: Final = [
            [i for i, there in enumerate(carried) if there] for carried in self.carries
        ]  # by era
        self.all_lines: Final = list(range(len(parts.lines)))
        # sets of cards
        self.placed: Final = bits([i for i, card in enumerate(parts.cards) if card.names_place])
        self.unplaced: Final = ~self.placed
        self.naming: Final = [_cards_naming(parts, place) for place in places]
        self.picturing: Final = [
            bits([i for i, card in enumerate(parts.cards) if card.industries >> industry & 1]) & ~self.placed
            for industry in range(len(parts.industries))
        ]
        # by town and industry; other places are not judged by what a card names
        self.suiting: Final = [
            [named | shown if parts.places[place].kind == TOWN else EVERYTHING for shown in self.picturing]
            for place, named in enumerate(self.naming)
        ]
        self.towns: Final = _of_kind(parts, TOWN)
        self.markets: Final = _of_kind(parts, MARKET_PLACE)  # external regions, merchant places
        self.symbols: Final = [place.symbols for place in parts.places]
        self.weights: Final = [float(place.symbols) for place in parts.places]  # for estimates in fractions


def bits(numbers: list[int]) -> int:
    """Numbers as a set."""
    out = 0
    for number in numbers:
        out |= 1 << number
    return out


def _cards_naming(parts: Parts, place: int) -> int:
    """Those of the place, and those that stand for any town."""
    town = parts.places[place].kind == TOWN
    return bits(
        [
            i
            for i, card in enumerate(parts.cards)
            if card.names_place and (card.place == place if card.kind == PLACE_CARD else town)
        ]
    )


def _of_kind(parts: Parts, kind: int) -> int:
    """The set of places of a kind."""
    found = 0
    for place in range(len(parts.places)):
        if parts.places[place].kind == kind:
            found |= 1 << place
    return found
