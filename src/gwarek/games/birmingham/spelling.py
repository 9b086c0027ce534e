"""What follows from the words of a line: the tile it means, what it needs, where that is looked for."""

from __future__ import annotations

from gwarek.games.birmingham.actions import Develop, Links, Remove, Second, Sell
from gwarek.games.birmingham.components import POTTERY
from gwarek.games.birmingham.state import table_of
from gwarek.games.brass.actions import Link
from gwarek.games.brass.asking import Ask, Spelling, joined_with, spell_space
from gwarek.games.brass.components import CANAL
from gwarek.games.brass.network import join
from gwarek.games.brass.state import kind_of, lowest


def spell_link(ask: Ask, a: Spelling) -> None:
    """One link: its price, and the coal of a railway."""
    s = ask.s
    canal = s.era == CANAL
    a.price = s.parts.canal_cost if canal else s.parts.rail_cost
    a.coal_need = 0 if canal else 1


def spell_first(ask: Ask, a: Spelling) -> None:
    """The first of two railways: the price of both, and its coal, unless both are laid first (option)."""
    a.price = ask.s.parts.two_rails_cost
    a.coal_need = 0 if ask.s.era == CANAL or table_of(ask.s).both_first else 1


def spell_line(ask: Ask, a: Spelling, line: int) -> None:
    a.line = line
    a.starts = ask.s.board.touches[line]
    a.joined = joined_with(ask, line)
    a.coal = 0


def ask_second(ask: Ask, a: Spelling, line: int) -> Ask:
    """Spell the second rail; where both are laid first (option), the question is put with it on the board."""
    s = ask.s
    spell_line(ask, a, line)
    a.price = 0
    a.beer_need = 1
    a.coal_need = 1
    if not table_of(s).both_first:
        return ask
    a.coal_need = 2
    laid = s.copy()
    join(laid.b, laid.near_at, laid.joined_at, s.board.ends[line])
    other = Ask(laid, ask.seat)
    a.joined = joined_with(other, line)
    a.first_starts = s.board.touches[s.first]
    a.first_joined = joined_with(other, s.first)
    return other


def spell_development(ask: Ask, a: Spelling, industry: int, other: int) -> None:
    a.industry = industry
    a.other = other
    a.kind = lowest(ask.s, ask.seat, industry)
    a.iron_need = 1 if other < 0 else 2
    a.iron = 0


def spell_sale(ask: Ask, a: Spelling, space: int) -> None:
    spell_space(ask, a, space)
    tile = ask.s.b[space]
    face = ask.s.faces[kind_of(tile)] if tile else None
    a.beer_need = face.beer if face is not None and face.industry <= POTTERY else 0


# -- the same of a whole line


def said_link(ask: Ask, a: Link) -> tuple[Ask, Spelling]:
    w = Spelling()
    spell_link(ask, w)
    spell_line(ask, w, a.line)
    w.coal = a.coal
    return ask, w


def said_first(ask: Ask, a: Links) -> tuple[Ask, Spelling]:
    w = Spelling()
    spell_first(ask, w)
    spell_line(ask, w, a.line)
    w.coal = a.coal
    return ask, w


def said_second(ask: Ask, a: Second) -> tuple[Ask, Spelling]:
    w = Spelling()
    there = ask_second(ask, w, a.line)
    w.coal = a.coal
    w.beer = a.beer
    return there, w


def said_development(ask: Ask, a: Develop) -> tuple[Ask, Spelling]:
    w = Spelling()
    spell_development(ask, w, a.industry, a.other)
    w.iron = a.iron
    return ask, w


def said_sale(ask: Ask, a: Sell) -> tuple[Ask, Spelling]:
    w = Spelling()
    spell_sale(ask, w, a.space)
    w.buyer = a.merchant
    w.beer = a.beer
    return ask, w


def said_removal(ask: Ask, a: Remove) -> tuple[Ask, Spelling]:
    w = Spelling()
    w.industry = a.industry
    w.kind = lowest(ask.s, ask.seat, a.industry) if a.industry >= 0 else -1
    return ask, w
