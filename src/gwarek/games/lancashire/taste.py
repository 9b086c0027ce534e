"""The weights by which a player judges a position (`judging`) and looks for plans (`bot`)."""

from __future__ import annotations

from typing import Final, final

from gwarek.games.brass.judging import Thrift


@final
class Taste:
    """The weights. Found by play against itself."""

    def __init__(self) -> None:
        self.money = Thrift(
            rates=(0.3, 0.27),
            caps=(20.0, 32.0),
            bend=0.49,
            growth=2.9,
            debt=1.9,
            low=0.26,
            loan=1.8,
            soon=0.23,
            spent=0.0023,
        )
        self.crowd = 0.4  # share of what a round can use that is lost when every line is taken
        self.delay = 0.11  # share of the income lost by waiting for each link that a sale needs
        # chances to flip
        self.coal_canal = 0.11  # cubes used per action of anybody
        self.coal_rail = 0.51
        self.iron_canal = 0.38
        self.iron_rail = 0.44
        self.lonely = 0.33  # share of that chance of a mine without a link
        self.cubes_soft = 0.68
        self.near_1 = 0.8  # one link short of a buyer, late in the period
        self.near_2 = 0.39
        self.near_3 = 0.0
        self.slow = 5.0  # actions: half of what is missing then is mended
        self.sold = 0.98  # what can be sold will be
        self.later = 0.86  # sold in the rail period what was not in the canal period
        self.sale = 0.92  # points: the action a sale will take
        self.rivals = 0.58  # a mill of the others, beside an own one, in the queue for the distant market
        self.foreign = 0.77  # a port of the others as a buyer, beside an own one
        self.pair = 0.87  # a port is built for a mill without a buyer, if there is time
        self.pair_stuck = 0.4  # share of that with an outdated tile on top of the stack
        self.pair_time = 1.9  # own actions beside the two it takes: half of it
        self.port_own = 1.8  # cotton an own mill within reach brings to a port
        self.port_other = 0.29  # and a mill of the others
        self.port_pair = 0.57  # and the mill that its owner may still build
        self.port_acts = 0.022  # and a further action of the owner
        self.port_whole = 0.0066  # and of the others
        self.port_soft = 0.78
        self.port_later = 0.48  # a port that outlives the canal period flips
        self.flip_later = 0.9  # a mine or works
        # links
        self.future_canal = 0.56  # coins an empty space will bring
        self.future_rail = 0.52
        self.span = 24.0  # actions of all: half of that
        # stacks, hand, place
        self.hand = 0.23
        self.fade = 0.7  # each further card counts so much less
        self.mat = 0.13
        self.mat_fade = 0.63
        self.stock = 0.14  # the same in the canal period for the tiles of the rail period
        self.work = 2.1  # points: what an action brings anyhow
        self.stuck = 1.9  # points: taking an outdated tile off the stack
        self.coal_price = 1.9  # pounds
        self.iron_price = 1.9
        self.others = 1.0  # share of the others' mean that is taken off
        # weaker levels
        self.error = 1.0  # how much of a level's noise an action feels
        self.calm = 0.3  # so much luck the best of many errors has
        self.poor = -1.0  # while the income is negative: so much dearer a further loan seems, and
        self.sober = 0.25  # that share of the error is left
        # search
        self.beam = 7.0
        self.firsts = 6.0  # railways after which a second one is looked for
        self.pairs = 3.0  # industries of which two tiles are developed at once
        self.combined = 4.0  # builds with two cards that are tried
        self.wide = 10.0  # turns tried out first, for
        self.glimpse = 1.0  # round
        self.since = 3.0  # rounds played on before the position is judged, and
        self.ahead = 4.0  # until the last time
        self.tried = 0.85  # share of what playing on says


def _hasty() -> Taste:
    """For playing on: own points only, and fewer pairs."""
    t = Taste()
    t.others = 0.0
    t.firsts = 2.0
    t.pairs = 2.0
    t.combined = 0.0
    return t


TASTE: Final = Taste()
HASTY: Final = _hasty()
