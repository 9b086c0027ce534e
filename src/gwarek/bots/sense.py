"""What no adviser says: lines that another line is plainly better than, as far as a game's brain names them."""

from __future__ import annotations

from typing import Any

from gwarek.bots.bot import Advice
from gwarek.core.action import Action
from gwarek.core.game import AnyGame


# Any: the state belongs to the game.
def sensible_lines(game: AnyGame, s: Any, seat: int) -> list[Action]:
    """The legal lines of a seat without the pointless ones; at least one."""
    lines = game.legal(s, seat)
    brain = game.brain()
    without = set() if brain is None else set(brain.pointless(game, s, seat, lines))
    if not without:
        return lines
    return [line for line in lines if line not in without] or lines


def sensible_way(game: AnyGame, s: Any, seat: int, way: list[Action]) -> list[Action]:
    """The way as far as it makes sense; its first line stands."""
    at = s.copy()
    for number, line in enumerate(way):
        if game.to_act(at) != [seat] or (number and line not in sensible_lines(game, at, seat)):
            return way[:number] or way[:1]
        if number + 1 < len(way):
            game.apply(at, seat, line)
    return way


def sensible_advice(game: AnyGame, s: Any, seat: int, advice: list[Advice], most: int) -> list[Advice]:
    """The advice without pointless lines; at least one piece."""
    firsts = set(sensible_lines(game, s, seat))
    found = [one for one in advice if one.way[0] in firsts] or advice
    return [Advice(sensible_way(game, s, seat, one.way), one.value) for one in found[:most]]
