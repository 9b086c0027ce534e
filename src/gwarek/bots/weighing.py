"""What a line is worth beside the best: both played on from the same deals, so that luck favours neither."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gwarek.bots.desk import Desk
from gwarek.bots.levels import PlanBot, brain_of
from gwarek.core.action import Action
from gwarek.core.chance import QuickRng
from gwarek.core.game import Json

DEALS: Final = 12
FEWEST: Final = 4  # deals, whatever the clock says
PLANS: Final = 3  # that are compared for the best


@dataclass(frozen=True)
class Weighed:
    """A way to go on, and what it was worth deal by deal."""

    way: list[Action]
    values: list[float]

    def json(self) -> Json:
        return {"lines": [action.text() for action in self.way], "values": self.values}


def best_way(bot: PlanBot, desk: Desk, seed: str) -> Weighed:
    """The bot's best plan, tried on the deals of this seed."""
    ways = [advice.way for advice in bot.advise(desk, PLANS)]
    found = [Weighed(way, []) for way in ways]
    for deal in range(DEALS):
        if deal >= FEWEST and desk.left() <= 0.0:
            break
        for one in found:
            one.values.append(_value(bot, desk, one.way, f"{seed}/{deal}"))
    return max(found, key=lambda one: sum(one.values))


def weighed(bot: PlanBot, desk: Desk, line: Action, seed: str, deals: int) -> Weighed:
    """One line with the best turn it can begin, tried on the same deals."""
    way = _begun_with(desk, line, seed)
    return Weighed(way, [_value(bot, desk, way, f"{seed}/{deal}") for deal in range(deals)])


def _begun_with(desk: Desk, line: Action, seed: str) -> list[Action]:
    """The line and what the game's own thoughts would do after it, as far as the turn goes."""
    game, seat, rng = desk.game, desk.seat, QuickRng(seed)
    s = desk.sample(rng)
    if line not in game.legal(s, seat):
        return [line]
    game.apply(s, seat, line)
    return [line, *brain_of(game).plan(game, s, seat, rng, 0.0)] if game.to_act(s) == [seat] else [line]


def _value(bot: PlanBot, desk: Desk, way: list[Action], seed: str) -> float:
    rng = QuickRng(seed)
    dealt = desk.sample(rng)
    return round(brain_of(desk.game).play_on(desk.game, dealt, desk.seat, way, rng, bot.turns), 3)
