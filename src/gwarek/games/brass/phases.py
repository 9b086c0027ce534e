"""The sequence of play, as far as it is the same in both games."""

from __future__ import annotations

from gwarek.core.action import Action
from gwarek.core.seat import CHANCE
from gwarek.games.brass.actions import Discard, SellOff
from gwarek.games.brass.asking import Ask, LineRule, Spelling, rules_hold
from gwarek.games.brass.state import CHANCE_PHASES, HAND, OVER, WIDTH, State


def to_act(s: State) -> list[int]:
    if s.phase == OVER:
        return []
    return [s.turn] if s.phase > CHANCE_PHASES else [CHANCE]


def legal_discards(s: State, seat: int, discards: list[Discard]) -> list[Action]:
    """Every card in hand, by kind."""
    at = seat * WIDTH + HAND
    out: list[Action] = []
    for card in range(len(discards)):
        if s.n[at + card]:
            out.append(discards[card])
    return out


def legal_selloffs(ask: Ask, selloffs: list[SellOff], rules: list[LineRule], out: list[Action]) -> None:
    """Tiles that may be sold to cover a debt."""
    a = Spelling()
    for selloff in selloffs:
        a.space = selloff.space
        if ask.s.b[selloff.space] and rules_hold(rules, ask, a):
            out.append(selloff)
