"""The decisions of Lancashire, as the rulebook's contents: words, when they are asked, rules, what they do."""

from __future__ import annotations

from typing import Final

from gwarek.core.action import Action
from gwarek.core.decision import Decisions, Drawing, Spelt
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
from gwarek.games.brass.components import RAIL
from gwarek.games.brass.effects import pass_turn
from gwarek.games.brass.phases import legal_discards, legal_selloffs
from gwarek.games.brass.sources import choices
from gwarek.games.brass.state import (
    ACTION,
    CHANCE_PHASES,
    DEVELOPING,
    DISCARD,
    SECOND,
    SELLING,
    SELLOFF,
    State,
)
from gwarek.games.lancashire.actions import (
    TO_DISTANT,
    Combine,
    Develop,
    DistantDrawn,
    Loan,
    Second,
    Sell,
    StartDrawn,
    Words,
)
from gwarek.games.lancashire.components import INDUSTRIES
from gwarek.games.lancashire.effects import (
    borrow,
    build,
    combine,
    dealt,
    develop,
    done,
    link,
    pay_card,
    pay_debt,
    second_rail,
    sell,
    set_start,
    turn_up,
)
from gwarek.games.lancashire.phases import legal_actions, legal_developments, legal_links, legal_sales
from gwarek.games.lancashire.rules import (
    BUILD_RULES,
    CARD_IS_IN_HAND,
    CARD_RULES,
    COMBINE_RULES,
    DEVELOP_RULES,
    LINK_RULES,
    LOAN_RULES,
    NOT_NOW,
    PASS_RULES,
    SALE_RULES,
    SECOND_RULES,
    SELL_RULES,
    SELLOFF_RULES,
)
from gwarek.games.lancashire.spelling import (
    said_combined,
    said_development,
    said_link,
    said_loan,
    said_sale,
    said_second,
)
from gwarek.games.shared.network import members

# -- what could be said. Sources are every mine or works with cubes and the market. Where a space does not show the
# industry, or a tile is no mill to sell from, one choice stands for all.


def _coals(ask: Ask) -> list[int]:
    return choices([*ask.mines, ask.market], 1)


def _irons(ask: Ask) -> list[int]:
    return choices([*ask.works, ask.market], 1)


def _sites(ask: Ask) -> list[tuple[int, int, int, int, int | None]]:
    """Industry, space, coal, iron of every build, and how many cards are worth saying."""
    a = Spelling()
    out: list[tuple[int, int, int, int, int | None]] = []
    for industry in range(len(INDUSTRIES)):
        spell_industry(ask, a, industry)
        coals = _coals(ask) if a.coal_need else [0]
        irons = _irons(ask) if a.iron_need else [0]
        for space in range(len(ask.s.board.place_of)):
            n = None if ask.s.board.shows[space] >> industry & 1 else 1
            out.extend([(industry, space, coal, iron, n) for coal in coals[:n] for iron in irons[:n]])
    return out


def _builds(words: Words, ask: Ask) -> list[Build]:
    hand = members(ask.hand())
    return [
        words.build(industry, space, card, coal, iron)
        for industry, space, coal, iron, n in _sites(ask)
        for card in hand[:n]
    ]


def _combined(words: Words, ask: Ask) -> list[Combine]:
    return [words.combine(industry, space, coal, iron) for industry, space, coal, iron, _ in _sites(ask)]


def _links(words: Words, ask: Ask) -> list[Link]:
    coals = _coals(ask) if ask.s.era == RAIL else [0]
    return [words.link(line, coal) for line in ask.s.board.all_lines for coal in coals]


def _seconds(words: Words, ask: Ask) -> list[Second]:
    return [words.second(line, coal) for line in ask.s.board.all_lines for coal in _coals(ask)]


def _developments(words: Words, ask: Ask) -> list[Develop]:
    return [words.develop(industry, iron) for industry in range(len(INDUSTRIES)) for iron in _irons(ask)]


def _sales(words: Words, ask: Ask) -> list[Sell]:
    out: list[Sell] = []
    tiles = [space for space in range(len(ask.s.board.place_of)) if ask.s.b[space]]
    for space in tiles:
        if space in ask.goods:
            out.extend([words.sell(space, port) for port in tiles])
        out.append(words.sell(space, TO_DISTANT))
    return out


TABLE: Final = Decisions[State, Ask, Words](
    NOT_NOW,
    [
        # 5 build
        Spelt(Build, ACTION, _builds, said_build, BUILD_RULES, build),
        Spelt(Combine, ACTION, _combined, said_combined, COMBINE_RULES, combine),
        # 9 canals and railways
        Spelt(Link, ACTION, _links, said_link, LINK_RULES, link),
        Spelt(Second, SECOND, _seconds, said_second, SECOND_RULES, second_rail),
        # 10.1 develop
        Spelt(Develop, (ACTION, DEVELOPING), _developments, said_development, DEVELOP_RULES, develop),
        # 10.3 sell cotton
        Spelt(Sell, ACTION, _sales, said_sale, SELL_RULES, sell),
        Spelt(Sell, SELLING, _sales, said_sale, SALE_RULES, sell),
        # 9.4, 10.1, 10.3 no more of these
        Spelt(Done, (SECOND, DEVELOPING, SELLING), lambda w, ask: [w.done], said_nothing, [], done),
        # 10.9 loan, 10.12 pass
        Spelt(Loan, ACTION, lambda w, ask: w.loans, said_loan, LOAN_RULES, borrow),
        Spelt(Pass, ACTION, lambda w, ask: [w.pass_], said_nothing, PASS_RULES, pass_turn),
        # 3.4 the card of an action
        Spelt(Discard, DISCARD, lambda w, ask: w.discards, said_discard, CARD_RULES, pay_card),
        # 3.10 a debt
        Spelt(SellOff, SELLOFF, lambda w, ask: w.selloffs, said_selloff, SELLOFF_RULES, pay_debt),
    ],
    [Drawing(StartDrawn, set_start), Drawing(Dealt, dealt), Drawing(DistantDrawn, turn_up)],
)


def legal(words: Words, s: State, seat: int) -> list[Action]:
    """The candidates that break no rule. Busy phases are spelt word by word, the rest by the table."""
    if s.turn != seat or s.phase <= CHANCE_PHASES:
        return []
    if s.phase == DISCARD:
        return legal_discards(s, seat, words.discards, CARD_IS_IN_HAND)
    ask = Ask(s, seat)
    if s.phase == ACTION:
        return legal_actions(words, ask)
    if s.phase == SELLOFF:
        return legal_selloffs(ask, words.selloffs, SELLOFF_RULES)
    out: list[Action] = []
    if s.phase == SECOND:
        legal_links(words, ask, out, True)
    elif s.phase == DEVELOPING:
        legal_developments(words, ask, out)
    elif s.phase == SELLING:
        legal_sales(words, ask, out)
    else:
        return out
    out.append(words.done)
    return out
