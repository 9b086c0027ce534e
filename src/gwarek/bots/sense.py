"""What no adviser says: lines that another line is plainly better than, as far as a game's `bot.py` names them.

A game that has such lines offers `pointless(game, s, seat, lines)`: those of the lines a player would never choose,
such as a bid where a cheaper one wins as surely. It never names all of them.
"""

from __future__ import annotations

import importlib
from typing import Any, Protocol, cast

from gwarek.bots.bot import Advice
from gwarek.core.action import Action
from gwarek.core.catalogue import GAMES
from gwarek.core.game import AnyGame


class Sense(Protocol):
    """What a game's `bot.py` may offer."""

    # Any: the state belongs to the game.
    def pointless(self, game: AnyGame, s: Any, seat: int, lines: list[Action]) -> list[Action]: ...


def sensible_lines(game: AnyGame, s: Any, seat: int) -> list[Action]:
    """The legal lines of a seat without the pointless ones; at least one."""
    lines = game.legal(s, seat)
    if game.info.slug not in GAMES:
        return lines
    module = importlib.import_module(GAMES[game.info.slug] + ".bot")
    if not hasattr(module, "pointless"):
        return lines
    without = set(cast(Sense, module).pointless(game, s, seat, lines))
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
