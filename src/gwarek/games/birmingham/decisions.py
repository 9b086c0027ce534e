"""The decisions of Birmingham, as the rulebook's contents: words, when they are asked, rules, what they do."""

from __future__ import annotations

from typing import Final

from gwarek.core.action import Action
from gwarek.core.decision import Decisions, Drawing, Spelt
from gwarek.games.birmingham.actions import (
    Develop,
    Links,
    Loan,
    MerchantsLaid,
    OrderDrawn,
    Remove,
    Scout,
    Second,
    Sell,
    Words,
)
from gwarek.games.birmingham.components import INDUSTRIES
from gwarek.games.birmingham.effects import (
    borrow,
    build,
    dealt,
    develop,
    first_rail,
    lay_merchants,
    link,
    pay_card,
    pay_debt,
    remove,
    scout,
    second_rail,
    sell,
    set_order,
    stop_selling,
)
from gwarek.games.birmingham.phases import legal_actions, legal_sales, legal_seconds
from gwarek.games.birmingham.resources import own_beer
from gwarek.games.birmingham.rules import (
    BUILD_RULES,
    CARD_IN_HAND,
    CARD_RULES,
    DEVELOP_RULES,
    LINK_RULES,
    LINKS_RULES,
    LOAN_RULES,
    NOT_NOW,
    PASS_RULES,
    REMOVE_RULES,
    SCOUT_RULES,
    SECOND_RULES,
    SELL_RULES,
    SELLOFF_RULES,
)
from gwarek.games.birmingham.spelling import (
    said_development,
    said_first,
    said_link,
    said_removal,
    said_sale,
    said_second,
    spell_sale,
)
from gwarek.games.birmingham.state import table_of
from gwarek.games.brass.actions import Build, Dealt, Discard, Done, Link, Pass, SellOff
from gwarek.games.brass.asking import (
    Ask,
    Spelling,
    said_build,
    said_discard,
    said_nothing,
    said_selloff,
    spell_industry,
)
from gwarek.games.brass.components import CANAL
from gwarek.games.brass.effects import pass_turn
from gwarek.games.brass.phases import legal_discards, legal_selloffs
from gwarek.games.brass.sources import choices
from gwarek.games.brass.state import (
    ACTION,
    CHANCE_PHASES,
    DISCARD,
    REMOVE,
    SECOND,
    SELLING,
    SELLOFF,
    State,
)
from gwarek.games.shared.network import members

# -- what could be said. Sources are every mine, works or brewery with goods, the market and the merchants' barrels.
# Where a space does not show the industry, or a tile is no goods to sell, one choice stands for all.


def _builds(words: Words, ask: Ask) -> list[Build]:
    s = ask.s
    a = Spelling()
    out: list[Build] = []
    hand = members(ask.hand())
    for industry in range(len(INDUSTRIES)):
        spell_industry(ask, a, industry)
        coals = choices([*ask.mines, ask.market], a.coal_need)
        irons = choices([*ask.works, ask.market], a.iron_need)
        for space in range(len(s.board.place_of)):
            n = None if s.board.shows[space] >> industry & 1 else 1
            out.extend(
                [
                    words.build(industry, space, card, coal, iron)
                    for card in hand[:n]
                    for coal in coals[:n]
                    for iron in irons[:n]
                ]
            )
    return out


def _links(words: Words, ask: Ask) -> list[Link]:
    coals = choices([*ask.mines, ask.market], 0 if ask.s.era == CANAL else 1)
    return [words.link(line, coal) for line in ask.s.board.all_lines for coal in coals]


def _firsts(words: Words, ask: Ask) -> list[Links]:
    none = ask.s.era == CANAL or table_of(ask.s).both_first
    coals = choices([*ask.mines, ask.market], 0 if none else 1)
    return [words.links(line, coal) for line in ask.s.board.all_lines for coal in coals]


def _seconds(words: Words, ask: Ask) -> list[Second]:
    coals = choices([*ask.mines, ask.market], 2 if table_of(ask.s).both_first else 1)
    beers = choices(_beers(ask), 1)
    return [
        words.second(line, coal, beer) for line in ask.s.board.all_lines for coal in coals for beer in beers
    ]


def _beers(ask: Ask) -> list[int]:
    """Breweries with barrels, own ones first, and merchants' barrels."""
    table = table_of(ask.s)
    own = own_beer(ask)
    others = [brewery for brewery in ask.outlets if brewery not in own]
    barrels = [m for m in range(len(table.merchant_place)) if ask.s.b[table.barrel_at + m]]
    return [*own, *others, *[ask.market + m for m in barrels]]


def _developments(words: Words, ask: Ask) -> list[Develop]:
    out: list[Develop] = []
    irons = [*ask.works, ask.market]
    for industry in range(len(INDUSTRIES)):
        out.extend([words.develop(industry, -1, iron) for iron in choices(irons, 1)])
        for other in range(industry, len(INDUSTRIES)):
            out.extend([words.develop(industry, other, iron) for iron in choices(irons, 2)])
    return out


def _sales(words: Words, ask: Ask) -> list[Sell]:
    """Own goods first, so that why-not speaks of them; on a board without tiles one empty space stands for all."""
    s = ask.s
    a = Spelling()
    out: list[Sell] = []
    tiles = [space for space in range(len(s.board.place_of)) if s.b[space] and space not in ask.goods]
    for space in [*ask.goods, *tiles] or [0]:
        spell_sale(ask, a, space)
        beers = choices(_beers(ask), a.beer_need) or [0]
        for merchant in range(len(table_of(s).merchant_place)):
            if space in ask.goods:
                out.extend([words.sell(space, merchant, beer) for beer in beers])
            else:
                out.append(words.sell(space, merchant, beers[0]))
    return out


TABLE: Final = Decisions[State, Ask, Words](
    NOT_NOW,
    [
        # 8, 9 build
        Spelt(Build, ACTION, _builds, said_build, BUILD_RULES, build),
        # 14 network
        Spelt(Link, ACTION, _links, said_link, LINK_RULES, link),
        Spelt(Links, ACTION, _firsts, said_first, LINKS_RULES, first_rail),
        Spelt(Second, SECOND, _seconds, said_second, SECOND_RULES, second_rail),
        # 13 develop
        Spelt(Develop, ACTION, _developments, said_development, DEVELOP_RULES, develop),
        # 10 sell
        Spelt(Sell, (ACTION, SELLING), _sales, said_sale, SELL_RULES, sell),
        Spelt(Done, SELLING, lambda w, ask: [w.done], said_nothing, [], stop_selling),
        Spelt(Remove, REMOVE, lambda w, ask: w.removes, said_removal, REMOVE_RULES, remove),
        # 11 loan, 12 scout, 4.5 pass
        Spelt(Loan, ACTION, lambda w, ask: [w.loan], said_nothing, LOAN_RULES, borrow),
        Spelt(Scout, ACTION, lambda w, ask: [w.scout], said_nothing, SCOUT_RULES, scout),
        Spelt(Pass, ACTION, lambda w, ask: [w.pass_], said_nothing, PASS_RULES, pass_turn),
        # 4.6 the card of an action
        Spelt(Discard, DISCARD, lambda w, ask: w.discards, said_discard, CARD_RULES, pay_card),
        # 5.5 a debt
        Spelt(SellOff, SELLOFF, lambda w, ask: w.selloffs, said_selloff, SELLOFF_RULES, pay_debt),
    ],
    [Drawing(Dealt, dealt), Drawing(MerchantsLaid, lay_merchants), Drawing(OrderDrawn, set_order)],
)


def legal(words: Words, s: State, seat: int) -> list[Action]:
    """The candidates that break no rule. Busy phases are spelt word by word, the rest by the table."""
    if s.turn != seat or s.phase <= CHANCE_PHASES:
        return []
    if s.phase == DISCARD:
        return legal_discards(s, seat, words.discards, CARD_IN_HAND)
    ask = Ask(s, seat)
    if s.phase == ACTION:
        return legal_actions(words, ask)
    if s.phase == SECOND:
        return legal_seconds(words, ask)
    if s.phase == SELLING:
        out: list[Action] = []
        legal_sales(words, ask, out)
        out.append(words.done)
        return out
    if s.phase == SELLOFF:
        return legal_selloffs(ask, words.selloffs, SELLOFF_RULES)
    return TABLE.legal(s.phase, words, ask)
