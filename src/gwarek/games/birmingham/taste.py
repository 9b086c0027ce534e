"""The weights by which a player judges a position (`judging`) and looks for plans (`bot`)."""

from __future__ import annotations

from typing import Final, final

from gwarek.games.brass.judging import Thrift


@final
class Taste:
    """The weights. Found by play against itself."""

    def __init__(self) -> None:
        self.money = Thrift(
            rates=(0.34, 0.28),
            caps=(17.0, 24.0),
            bend=0.5,
            growth=2.5,
            debt=2.0,
            low=0.25,
            loan=2.5,
            soon=0.22,
            spent=0.003,
        )
        self.delay = 0.35  # share of the income lost by waiting for each link that a sale needs
        self.idle = 0.65  # the same for beer without goods to sell
        # chances to flip
        self.coal_canal = 0.05  # cubes used per action of anybody
        self.coal_rail = 0.50
        self.iron_canal = 0.22
        self.iron_rail = 0.6
        self.beer_canal = 0.03  # barrels used per own action
        self.beer_rail = 0.35
        self.beer_need = 0.9  # barrels used per barrel that own goods ask for
        self.beer_others = 0.02
        self.lonely = 0.15  # share of that chance of a mine without a link, in the canal era
        self.cubes_soft = 0.6
        self.beer_soft = 0.52
        self.near_1 = 0.88  # one link short of a buyer
        self.near_2 = 0.65
        self.near_3 = 0.30
        self.beer_hope = 0.07  # per own action: a barrel that is missing is found
        self.beer_most = 0.7
        self.sold = 0.93  # what can be sold will be
        self.later = 0.78  # sold in the rail era what was not in the canal era
        self.sale = 1.2  # points: the action a sale will take
        self.flip_later = 0.93  # a mine, works or brewery that outlives the canal era flips
        # links
        self.future_canal = 0.55  # symbols an empty space will bring
        self.future_rail = 0.75
        self.span = 24.0  # actions of all: half of that
        # mat, hand, place
        self.hand = 0.27
        self.fade = 0.75  # each further card counts so much less
        self.mat = 0.22
        self.mat_fade = 0.6
        self.work = 2.1  # points: what an action brings anyhow
        self.stuck = 1.6  # points: taking an outdated tile off the mat
        self.coal_price = 2.5  # pounds
        self.iron_price = 2.5
        self.beer_price = 1.3  # points: a barrel
        self.barrel = 0.8  # points: an own barrel that stands ready
        self.others = 1.0  # share of the others' mean that is taken off
        # weaker levels
        self.error = 1.0  # how much of a level's noise an action feels
        self.calm = 0.3  # so much luck the best of many errors has
        # search
        self.beam = 7.0
        self.firsts = 6.0
        self.pairs = 3.0  # industries of which two tiles are developed at once
        self.wide = 16.0  # turns tried out first, for
        self.glimpse = 2.0  # rounds
        self.since = 3.0  # rounds played on before the position is judged, and
        self.ahead = 4.0  # until the last time;
        self.duel = 1.0  # so many more with two seats, whose rounds are short
        self.tried = 0.85  # share of what playing on says


TASTE: Final = Taste()


def _hasty() -> Taste:
    """For playing on: own points only, and fewer pairs of rails."""
    t = Taste()
    t.others = 0.0
    t.firsts = 2.0
    t.pairs = 2.0
    return t


HASTY: Final = _hasty()
