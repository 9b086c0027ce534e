"""How to plan in one game: what a game may lend its bots beyond the contract."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Rng

# Any: the game and its state, which belong together.
Plan = Callable[[Any, Any, int, Rng, float], list[Action]]
Candidates = Callable[[Any, Any, int, Rng, int], list[list[Action]]]
PlayOn = Callable[[Any, Any, int, list[Action], Rng, int], float]
Doubt = Callable[[Any], bool]
Pointless = Callable[[Any, Any, int, list[Action]], list[Action]]


def few_deals(s: Any) -> bool:
    """A dozen deals tell good plans apart."""
    return False


def none_pointless(game: Any, s: Any, seat: int, lines: list[Action]) -> list[Action]:
    """Every line may be worth a thought."""
    return []


@final
class Brain:
    """Five functions of a game, each over its own kind of state; states are sampled ones, never the true state.

    `plan(game, s, seat, rng, noise)`: the seat's lines from here to the end of its turn, or as far as it can see; at
    least one.
    `candidates(game, s, seat, rng, most)`: the most promising plans, best first.
    `play_on(game, s, seat, way, rng, turns)`: what a plan is worth to the seat when everybody plays on quickly for so
    many turns. Changes the position. Without lines it says what the position is worth, whoever is to act, and at the
    end too. 0 turns: as soon as it can be judged.
    `needs_many_deals(s)`: does luck weigh so much that a dozen deals cannot tell good plans apart?
    `pointless(game, s, seat, lines)`: those of the lines a player would never choose, such as a bid where a cheaper one
    wins as surely; never all of them.
    """

    def __init__(
        self,
        plan: Plan,
        candidates: Candidates,
        play_on: PlayOn,
        needs_many_deals: Doubt = few_deals,
        pointless: Pointless = none_pointless,
    ) -> None:
        self.plan: Final = plan
        self.candidates: Final = candidates
        self.play_on: Final = play_on
        self.needs_many_deals: Final = needs_many_deals
        self.pointless: Final = pointless
