"""What follows from the words of a line: the tile it means, what it needs, what it costs."""

from __future__ import annotations

from gwarek.games.brass.actions import Link
from gwarek.games.brass.asking import Ask, Spelling, spell_industry, spell_space
from gwarek.games.brass.components import CANAL
from gwarek.games.brass.state import lowest
from gwarek.games.lancashire.actions import Combine, Develop, Loan, Second, Sell


def spell_link(ask: Ask, a: Spelling, line: int, second: bool) -> None:
    """A second railway costs what two cost more than one (LAN-R27)."""
    parts = ask.s.parts
    a.line = line
    a.coal = 0
    if ask.s.era == CANAL:
        a.price = parts.canal_cost
        a.coal_need = 0
    else:
        a.price = parts.two_rails_cost - parts.rail_cost if second else parts.rail_cost
        a.coal_need = 1


def spell_development(ask: Ask, a: Spelling, industry: int) -> None:
    a.industry = industry
    a.kind = lowest(ask.s, ask.seat, industry)
    a.iron_need = 1


# -- the same of a whole line


def said_combined(ask: Ask, a: Combine) -> tuple[Ask, Spelling]:
    w = Spelling()
    spell_industry(ask, w, a.industry)
    spell_space(ask, w, a.space)
    w.coal = a.coal
    w.iron = a.iron
    return ask, w


def said_link(ask: Ask, a: Link) -> tuple[Ask, Spelling]:
    w = Spelling()
    spell_link(ask, w, a.line, second=False)
    w.coal = a.coal
    return ask, w


def said_second(ask: Ask, a: Second) -> tuple[Ask, Spelling]:
    w = Spelling()
    spell_link(ask, w, a.line, second=True)
    w.coal = a.coal
    return ask, w


def said_development(ask: Ask, a: Develop) -> tuple[Ask, Spelling]:
    w = Spelling()
    spell_development(ask, w, a.industry)
    w.iron = a.iron
    return ask, w


def said_sale(ask: Ask, a: Sell) -> tuple[Ask, Spelling]:
    w = Spelling()
    spell_space(ask, w, a.space)
    w.buyer = a.port
    return ask, w


def said_loan(ask: Ask, a: Loan) -> tuple[Ask, Spelling]:
    w = Spelling()
    w.amount = a.amount
    return ask, w
