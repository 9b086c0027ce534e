"""The sequence of play: what each phase offers, spelt word by word, and what chance has to decide."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from, weight_of
from gwarek.games.brass.asking import (
    Ask,
    LineRule,
    Spelling,
    rules_hold,
    spell_industry,
    spell_place,
)
from gwarek.games.brass.components import CANAL
from gwarek.games.brass.phases import card_draw
from gwarek.games.brass.state import DISTANT, START, State
from gwarek.games.lancashire.actions import (
    TO_DISTANT,
    DistantDrawn,
    StartDrawn,
    Words,
    distant_drawn,
    start_drawn,
)
from gwarek.games.lancashire.components import INDUSTRIES
from gwarek.games.lancashire.rules import (
    A_CARD_IS_LEFT,
    BUILD_IS_PAID,
    CANAL_IS_PAID,
    CARD_IS_IN_HAND,
    CARD_NAMES_TOWN,
    CARD_SHOWS_INDUSTRY,
    COALS,
    COALS_FOR_RAILS,
    COMBINED_SPACE,
    DISTANT_IS_CONNECTED,
    DISTANT_IS_OPEN,
    IRON_IS_PAID,
    IRONS,
    LINE_IS_FREE,
    LINE_OF_THE_PERIOD,
    LINK_TILE_IS_LEFT,
    LOAN_RULES,
    MILL_CAN_SELL,
    ONE_TILE_PER_TOWN,
    PORT_CAN_BUY,
    PORT_FIRST_RULES,
    PORT_IS_CONNECTED,
    RAIL_IS_PAID,
    SHOWS_INDUSTRY,
    STACK_HAS_A_TILE,
    TAKEN_SPACE_RULES,
    TILE_RULES,
    TOUCHES_OWN_PLACE,
    TOWN_IN_REACH,
    TWO_ACTIONS,
    TWO_CARDS,
)
from gwarek.games.lancashire.spelling import spell_development, spell_link
from gwarek.games.lancashire.state import table_of, unseen_steps

# -- what is legal, word by word: each rule is asked as early as it can be


def legal_actions(words: Words, ask: Ask) -> list[Action]:
    out: list[Action] = []
    a = Spelling()
    if not A_CARD_IS_LEFT.holds(ask, a):
        return out
    _legal_builds(words, ask, out)
    legal_links(words, ask, out, False)
    legal_developments(words, ask, out)
    legal_sales(words, ask, out)
    for loan in words.loans:
        a.amount = loan.amount
        if rules_hold(LOAN_RULES, ask, a):
            out.append(loan)
    out.append(words.pass_)
    return out


def _legal_builds(words: Words, ask: Ask, out: list[Action]) -> None:
    a = Spelling()
    hand = CARD_IS_IN_HAND.options(ask, a)
    combined: list[Action] = []
    two = TWO_ACTIONS.holds(ask, a) and TWO_CARDS.holds(ask, a)
    for industry in range(len(INDUSTRIES)):
        spell_industry(ask, a, industry)
        if not rules_hold(TILE_RULES, ask, a):
            continue
        irons = IRONS.options(ask, a)
        a.iron = irons[0]  # all of them cost the same
        if not BUILD_IS_PAID.holds(ask, a):
            continue
        held = hand & CARD_SHOWS_INDUSTRY.options(ask, a)
        for space in SHOWS_INDUSTRY.options(ask, a):
            spell_place(ask, a, space)
            cards = held & CARD_NAMES_TOWN.options(ask, a)
            if cards:
                cards &= TOWN_IN_REACH.options(ask, a)
            anywhere = two and COMBINED_SPACE.holds(ask, a)
            if (cards == 0 and not anywhere) or not _space_will_do(ask, a):
                continue
            for coal in COALS.options(ask, a):
                a.coal = coal
                if coal and not BUILD_IS_PAID.holds(ask, a):
                    break  # all of them cost the same
                for iron in irons:
                    left = cards
                    card = 0
                    while left and left & 1023 == 0:  # no card of ten towns
                        left >>= 10
                        card += 10
                    while left:
                        if left & 1:
                            out.append(words.build(industry, space, card, coal, iron))
                        left >>= 1
                        card += 1
                    if anywhere:
                        combined.append(words.combine(industry, space, coal, iron))
            a.coal = 0
    out.extend(combined)


def _space_will_do(ask: Ask, a: Spelling) -> bool:
    """LAN-5.9 to 5.12, 5.17 to 5.19."""
    if ask.s.b[a.space]:
        return rules_hold(TAKEN_SPACE_RULES, ask, a)
    if not ONE_TILE_PER_TOWN.holds(ask, a):
        return False
    return not ask.s.board.before[a.space][a.industry] or rules_hold(PORT_FIRST_RULES, ask, a)


def legal_links(words: Words, ask: Ask, out: list[Action], second: bool, first_only: bool = False) -> None:
    """All links, or only the first one found."""
    a = Spelling()
    spell_link(ask, a, 0, second)
    paid: LineRule = CANAL_IS_PAID if ask.s.era == CANAL else RAIL_IS_PAID
    if not LINK_TILE_IS_LEFT.holds(ask, a) or not paid.holds(ask, a):
        return
    for line in LINE_OF_THE_PERIOD.options(ask, a):
        a.line = line
        if not TOUCHES_OWN_PLACE.holds(ask, a) or not LINE_IS_FREE.holds(ask, a):
            continue
        for coal in COALS_FOR_RAILS.options(ask, a):
            a.coal = coal
            if paid.holds(ask, a):  # with option free_end the sources of one line may differ in price
                out.append(words.second(line, coal) if second else words.link(line, coal))
                if first_only:
                    return
        a.coal = 0


def legal_developments(words: Words, ask: Ask, out: list[Action], first_only: bool = False) -> None:
    """All developments, or only the first one found."""
    a = Spelling()
    for industry in range(len(INDUSTRIES)):
        spell_development(ask, a, industry)
        if not STACK_HAS_A_TILE.holds(ask, a):
            continue
        for iron in IRONS.options(ask, a):
            a.iron = iron
            if not IRON_IS_PAID.holds(ask, a):
                return  # the same for every tile
            out.append(words.develop(industry, iron))
            if first_only:
                return


def legal_sales(words: Words, ask: Ask, out: list[Action]) -> None:
    a = Spelling()
    for space in MILL_CAN_SELL.options(ask, a):
        spell_place(ask, a, space)
        for port in PORT_CAN_BUY.options(ask, a):
            a.buyer = port
            if PORT_IS_CONNECTED.holds(ask, a):
                out.append(words.sell(space, port))
        a.buyer = TO_DISTANT
        if DISTANT_IS_OPEN.holds(ask, a) and DISTANT_IS_CONNECTED.holds(ask, a):
            out.append(words.sell(space, TO_DISTANT))


# -- chance (section 17)


@final
class StartDraw(Draw):
    """C1: any seat."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def sample(self, rng: Rng) -> Action:
        return start_drawn(rng.below(self.seats))

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, StartDrawn) or outcome.seat >= self.seats:
            return 0.0
        return 1.0 / self.seats


@final
class DistantDraw(Draw):
    """C6: a tile not yet turned up in this period."""

    def __init__(self, counts: list[int], names: list[str]) -> None:
        self.counts: Final = counts
        self.names: Final = names

    def sample(self, rng: Rng) -> Action:
        return distant_drawn(self.names, draw_from(self.counts, 1, rng)[0])

    def weight(self, outcome: Action) -> float:
        return weight_of(self.counts, [outcome.kind]) if isinstance(outcome, DistantDrawn) else 0.0


def chance(s: State) -> Draw:
    if s.phase == START:
        return StartDraw(s.seats)
    if s.phase == DISTANT:
        return DistantDraw(unseen_steps(s), table_of(s).distant.step_ids)
    return card_draw(s)
