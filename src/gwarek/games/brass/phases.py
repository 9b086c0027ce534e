"""The sequence of play, as far as it is the same in both games."""

from __future__ import annotations

from typing import Final, TypeVar

from gwarek.core.action import Action
from gwarek.core.decision import Decisions
from gwarek.core.rule import Violation
from gwarek.core.seat import CHANCE
from gwarek.games.brass.actions import CardDraw, Discard, SellOff
from gwarek.games.brass.asking import Ask, Asker, LineRule, Spelling, rules_hold
from gwarek.games.brass.effects import refill_size
from gwarek.games.brass.rules import CardIsInHand, in_order
from gwarek.games.brass.state import CHANCE_PHASES, DEAL, FACEDOWN, OVER, State

W = TypeVar("W")
UNSAID: Final = Spelling()  # for rules that read no words


def to_act(s: State) -> list[int]:
    if s.phase == OVER:
        return []
    return [s.turn] if s.phase > CHANCE_PHASES else [CHANCE]


def candidates(table: Decisions[State, Ask, W], words: W, s: State, seat: int) -> list[Action]:
    """Every line this phase can spell with own cards and the pieces there are, legal or not."""
    if s.turn != seat or s.phase <= CHANCE_PHASES or s.phase == OVER:
        return []
    return table.candidates(s.phase, words, Ask(s, seat))


def violated(
    table: Decisions[State, Ask, W], not_your_turn: str, s: State, seat: int, a: Action
) -> list[Violation]:
    """Turn and phase first, with ids of their own; then the rules of the action, in rulebook order."""
    if seat not in to_act(s):
        return [Violation(not_your_turn, {"turn": s.turn} if s.phase > CHANCE_PHASES else {})]
    return in_order(table.violated(s.phase, Ask(s, seat), a))


def legal_discards(s: State, seat: int, discards: list[Discard], in_hand: CardIsInHand) -> list[Action]:
    """Every card in hand, by kind."""
    out: list[Action] = []
    left = in_hand.options(Asker(s, seat), UNSAID)
    for discard in discards:
        if left & 1:
            out.append(discard)
        left >>= 1
    return out


def legal_selloffs(ask: Ask, selloffs: list[SellOff], rules: list[LineRule]) -> list[Action]:
    """Tiles that may be sold to cover a debt."""
    a = Spelling()
    out: list[Action] = []
    for selloff in selloffs:
        a.space = selloff.space
        if rules_hold(rules, ask, a):
            out.append(selloff)
    return out


def card_draw(s: State) -> CardDraw:
    """Cards that chance gives to the seat whose turn it is."""
    if s.phase == DEAL:
        return CardDraw("deal", s.turn, s.pool, s.parts.hand, s.parts.card_ids)
    if s.phase == FACEDOWN:
        return CardDraw("facedown", s.turn, s.pool, 1, s.parts.card_ids)
    return CardDraw("draw", s.turn, s.pool, refill_size(s), s.parts.card_ids)
