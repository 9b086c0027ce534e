"""The sequence of play: what each phase offers, spelt word by word, and what chance has to decide."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from, weight_of
from gwarek.games.birmingham.actions import MerchantsLaid, OrderDrawn, Words
from gwarek.games.birmingham.components import INDUSTRIES
from gwarek.games.birmingham.resources import BREWERIES, COALS, IRONS
from gwarek.games.birmingham.rules import (
    A_BREWERY_HAS_BEER,
    A_CARD_IS_LEFT,
    CARD_IN_HAND,
    CARD_SUITS,
    CARRIES_CANAL,
    CARRIES_RAIL,
    EMPTY_SPACE_RULES,
    FARM_CARD,
    FARM_IN_NETWORK,
    FOR_CANALS,
    FOR_RAILS,
    LINE_IS_FREE,
    LINK_TILE_IS_LEFT,
    LOAN_RULES,
    MAT_RULES,
    MERCHANT_BARREL,
    MERCHANT_BUYS,
    MERCHANT_IS_CONNECTED,
    MONEY_SUFFICES,
    ONE_CANAL_ONLY,
    SALE_BREWERIES,
    SCOUT_RULES,
    SECOND_CAN_FOLLOW,
    SHOWS_INDUSTRY,
    TAKEN_SPACE_RULES,
    TILE_IS_LEFT,
    TILE_TO_SELL,
    TOUCHES_NETWORK,
    TOWN_IN_NETWORK,
    TWO_LINK_TILES,
    is_farm,
)
from gwarek.games.birmingham.spelling import (
    ask_second,
    spell_development,
    spell_first,
    spell_line,
    spell_link,
    spell_sale,
)
from gwarek.games.birmingham.state import table_of
from gwarek.games.brass.asking import Ask, Spelling, rules_hold, spell_industry, spell_place, spell_space
from gwarek.games.brass.components import CANAL
from gwarek.games.brass.phases import card_draw
from gwarek.games.brass.rules import NO_SOURCE
from gwarek.games.brass.state import MERCHANTS, ORDER, State

# -- what is legal, word by word: each rule is asked as early as it can be


def legal_actions(words: Words, ask: Ask) -> list[Action]:
    out: list[Action] = []
    a = Spelling()
    if not A_CARD_IS_LEFT.holds(ask, a):
        return out
    _legal_builds(words, ask, out)
    _legal_links(words, ask, out)
    _legal_firsts(words, ask, out)
    _legal_developments(words, ask, out)
    legal_sales(words, ask, out)
    if rules_hold(LOAN_RULES, ask, a):
        out.append(words.loan)
    if rules_hold(SCOUT_RULES, ask, a):
        out.append(words.scout)
    out.append(words.pass_)
    return out


def _legal_builds(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    a = Spelling()
    hand = CARD_IN_HAND.options(ask, a)
    for industry in range(len(INDUSTRIES)):
        spell_industry(ask, a, industry)
        if not TILE_IS_LEFT.holds(ask, a) or not MONEY_SUFFICES.holds(ask, a):
            continue
        if not FOR_CANALS.holds(ask, a) or not FOR_RAILS.holds(ask, a):
            continue
        irons = IRONS.options(ask, a)
        a.iron = irons[0]  # the cubes bought are the same in all of them
        if not MONEY_SUFFICES.holds(ask, a):
            continue
        for space in SHOWS_INDUSTRY.options(ask, a):
            spell_place(ask, a, space)
            cards = hand & CARD_SUITS.options(ask, a)
            if cards and is_farm(ask, a):
                cards &= FARM_CARD.options(ask, a) & FARM_IN_NETWORK.options(ask, a)
            elif cards:
                cards &= TOWN_IN_NETWORK.options(ask, a)
            if cards and rules_hold(EMPTY_SPACE_RULES if s.b[space] == 0 else TAKEN_SPACE_RULES, ask, a):
                _add_builds(words, ask, a, cards, irons, out)


def _add_builds(words: Words, ask: Ask, a: Spelling, cards: int, irons: list[int], out: list[Action]) -> None:
    for coal in _coal_for_place(ask, a):
        a.coal = coal
        if coal and not MONEY_SUFFICES.holds(ask, a):
            break  # the cubes bought are the same in all of them
        left = cards
        card = 0
        while left & 1023 == 0:  # no card of ten towns
            left >>= 10
            card += 10
        while left:
            if left & 1:
                for iron in irons:
                    out.append(words.build(a.industry, a.space, card, coal, iron))
            left >>= 1
            card += 1
    a.coal = 0


def _coal_for_place(ask: Ask, a: Spelling) -> list[int]:
    """What the rules about coal permit, found once per place and number of cubes."""
    if a.coal_need == 0:
        return NO_SOURCE
    if not ask.coal_found:
        ask.coal_found.extend([None] * (2 * ask.s.board.places))
    at = 2 * a.place + a.coal_need - 1
    found = ask.coal_found[at]
    if found is None:
        spell_space(ask, a, a.space)
        found = COALS.options(ask, a)
        ask.coal_found[at] = found
    return found


def _legal_links(words: Words, ask: Ask, out: list[Action]) -> None:
    a = Spelling()
    spell_link(ask, a)
    if not LINK_TILE_IS_LEFT.holds(ask, a) or not MONEY_SUFFICES.holds(ask, a):
        return
    carries = CARRIES_CANAL if ask.s.era == CANAL else CARRIES_RAIL
    for line in carries.options(ask, a):
        a.line = line
        if TOUCHES_NETWORK.holds(ask, a) and LINE_IS_FREE.holds(ask, a):
            spell_line(ask, a, line)
            for coal in COALS.options(ask, a):
                a.coal = coal
                if MONEY_SUFFICES.holds(ask, a):
                    out.append(words.link(line, coal))
            a.coal = 0


def _legal_firsts(words: Words, ask: Ask, out: list[Action]) -> None:
    a = Spelling()
    spell_first(ask, a)
    if not ONE_CANAL_ONLY.holds(ask, a) or not TWO_LINK_TILES.holds(ask, a):
        return
    if not MONEY_SUFFICES.holds(ask, a) or not A_BREWERY_HAS_BEER.holds(ask, a):
        return
    for line in CARRIES_RAIL.options(ask, a):
        a.line = line
        if TOUCHES_NETWORK.holds(ask, a) and LINE_IS_FREE.holds(ask, a):
            spell_line(ask, a, line)
            for coal in COALS.options(ask, a):
                a.coal = coal
                if MONEY_SUFFICES.holds(ask, a) and SECOND_CAN_FOLLOW.holds(ask, a):
                    out.append(words.links(line, coal))
            a.coal = 0


def legal_seconds(words: Words, ask: Ask) -> list[Action]:
    out: list[Action] = []
    a = Spelling()
    for line in CARRIES_RAIL.options(ask, a):
        a.line = line
        if not TOUCHES_NETWORK.holds(ask, a) or not LINE_IS_FREE.holds(ask, a):
            continue
        there = ask_second(ask, a, line)
        beers = BREWERIES.options(there, a)
        if not beers:
            continue
        for coal in COALS.options(there, a):
            a.coal = coal
            if MONEY_SUFFICES.holds(there, a):
                for beer in beers:
                    out.append(words.second(line, coal, beer))
    return out


def _legal_developments(words: Words, ask: Ask, out: list[Action]) -> None:
    a = Spelling()
    a.iron_need = 1
    ones = IRONS.options(ask, a)
    a.iron = ones[0]  # the cubes bought are the same in all of them
    if not MONEY_SUFFICES.holds(ask, a):
        return
    a.iron_need = 2
    twos = IRONS.options(ask, a)
    a.iron = twos[0]
    if not MONEY_SUFFICES.holds(ask, a):
        twos = []
    industries: list[int] = []
    for industry in range(len(INDUSTRIES)):
        spell_development(ask, a, industry, -1)
        if rules_hold(MAT_RULES, ask, a):
            industries.append(industry)
    for at in range(len(industries)):
        industry = industries[at]
        for iron in ones:
            out.append(words.develop(industry, -1, iron))
        if not twos:
            continue
        spell_development(ask, a, industry, industry)
        if rules_hold(MAT_RULES, ask, a):
            for iron in twos:
                out.append(words.develop(industry, industry, iron))
        for other in range(at + 1, len(industries)):  # two industries that may each lose a tile may both
            for iron in twos:
                out.append(words.develop(industry, industries[other], iron))


def legal_sales(words: Words, ask: Ask, out: list[Action], first_only: bool = False) -> None:
    """All sales, or only the first one found."""
    a = Spelling()
    for space in TILE_TO_SELL.options(ask, a):
        spell_sale(ask, a, space)
        for merchant in range(len(table_of(ask.s).merchant_place)):
            a.buyer = merchant
            if not MERCHANT_IS_CONNECTED.holds(ask, a) or not MERCHANT_BUYS.holds(ask, a):
                continue
            for beer in _beer_for_sale(ask, a):
                out.append(words.sell(space, merchant, beer))
                if first_only:
                    return


def _beer_for_sale(ask: Ask, a: Spelling) -> list[int]:
    """What the rules about beer permit."""
    found = SALE_BREWERIES.options(ask, a)
    if a.beer_need:
        for beer in MERCHANT_BARREL.options(ask, a):
            if beer not in found:
                found.append(beer)
    return found


# -- chance (section 24)


@final
class MerchantDraw(Draw):
    """C-1: the merchant tiles in use, in random order."""

    def __init__(self, counts: list[int], names: list[str]) -> None:
        self.counts: Final = counts
        self.names: Final = names

    def sample(self, rng: Rng) -> Action:
        kinds = draw_from(self.counts, sum(self.counts), rng)
        return MerchantsLaid(tuple([self.names[kind] for kind in kinds]), tuple(kinds))

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, MerchantsLaid) or len(outcome.kinds) != sum(self.counts):
            return 0.0
        return weight_of(self.counts, list(outcome.kinds))


@final
class OrderDraw(Draw):
    """C-5: any order of the seats."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def sample(self, rng: Rng) -> Action:
        order = list(range(self.seats))
        rng.shuffle(order)
        return OrderDrawn(tuple(order))

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, OrderDrawn) or sorted(outcome.order) != list(range(self.seats)):
            return 0.0
        weight = 1.0
        for n in range(2, self.seats + 1):
            weight /= n
        return weight


def chance(s: State) -> Draw:
    if s.phase == MERCHANTS:
        box = table_of(s).box
        counts = [kind.counts[s.seats] for kind in box.merchant_kinds]
        return MerchantDraw(counts, box.kind_ids)
    return OrderDraw(s.seats) if s.phase == ORDER else card_draw(s)
