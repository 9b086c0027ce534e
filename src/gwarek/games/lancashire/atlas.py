"""Tables of a box that never change, in the form that judging asks for."""

from __future__ import annotations

from typing import Final, final

from gwarek.games.brass.board import Board
from gwarek.games.brass.components import Parts, Tile
from gwarek.games.brass.state import KIND_SHIFT, State, goods_of, kind_of, owner_of
from gwarek.games.lancashire.components import INDUSTRIES


@final
class Standing:
    """What a tile on the board is: its number, read once for all positions."""

    def __init__(self, face: Tile, tile: int) -> None:
        self.face: Final = face
        self.industry: Final = face.industry
        self.owner: Final = owner_of(tile)
        self.left: Final = goods_of(tile)


COUNT_BITS: Final = 8  # more than enough for the empty spaces of one industry
COUNT_MASK: Final = (1 << COUNT_BITS) - 1


@final
class Atlas:
    """Tables of one box, in the form that judging asks for."""

    def __init__(self, parts: Parts, board: Board) -> None:
        self.parts: Final = parts
        self.coins: Final = board.weights
        self.stacks: Final = [[parts.tiles[kind] for kind in stack] for stack in parts.stacks]
        # by number of the tile
        self.standings: Final[list[Standing]] = []
        for tile in range((len(parts.tiles) + 1) << KIND_SHIFT):
            self.standings.append(Standing(parts.tiles[max(0, kind_of(tile))], tile))
        # by space: one for each industry it shows, each counted in bits of its own
        self.shown: Final[list[int]] = []
        for shows in board.shows:
            counts = 0
            for industry in range(len(INDUSTRIES)):
                counts |= (shows >> industry & 1) << COUNT_BITS * industry
            self.shown.append(counts)


_ATLASES: Final[list[Atlas]] = []


def atlas_of(s: State) -> Atlas:
    for atlas in _ATLASES:
        if atlas.parts is s.parts:
            return atlas
    if len(_ATLASES) > 8:
        _ATLASES.clear()
    made = Atlas(s.parts, s.board)
    _ATLASES.append(made)
    return made
