"""The sequence of play: who acts, what each phase offers, and what chance has to decide."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from, weight_of
from gwarek.core.rule import Violation, all_hold, broken
from gwarek.core.tell import tell
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
from gwarek.games.birmingham.components import CARDS, INDUSTRIES, POTTERY
from gwarek.games.birmingham.effects import (
    build,
    deal,
    develop,
    discard,
    end_action,
    first_rail,
    go_on_after_debt,
    lay_merchants,
    link,
    refill,
    removable,
    remove_tile,
    second_rail,
    see_facedown,
    sell,
    set_order,
    take_wilds,
)
from gwarek.games.birmingham.events import RemovalDeclined
from gwarek.games.birmingham.rules import (
    A_BREWERY_HAS_BEER,
    A_CARD_IS_LEFT,
    BREWERIES,
    BUILD_RULES,
    CARD_RULES,
    DEVELOP_RULES,
    EMPTY_SPACE_RULES,
    FARM_IN_NETWORK,
    FOR_CANALS,
    FOR_RAILS,
    LINE_IS_FREE,
    LINK_RULES,
    LINK_TILE_IS_LEFT,
    LINKS_RULES,
    LOAN_RULES,
    MAT_RULES,
    MERCHANT_BUYS,
    MERCHANT_IS_CONNECTED,
    MONEY_SUFFICES,
    NEAREST,
    NOT_NOW,
    NOT_YOUR_TURN,
    ONE_CANAL_ONLY,
    PASS_RULES,
    REMOVE_RULES,
    SCOUT_RULES,
    SECOND_CAN_FOLLOW,
    SECOND_RULES,
    SELL_RULES,
    SELLOFF_RULES,
    TAKEN_SPACE_RULES,
    TILE_IS_LEFT,
    TOUCHES_NETWORK,
    TOWN_IN_NETWORK,
    TWO_LINK_TILES,
    WORKS,
    own_beer,
)
from gwarek.games.birmingham.state import table_of
from gwarek.games.brass.actions import Build, CardDraw, Dealt, Discard, Done, Link, Pass, SellOff
from gwarek.games.brass.asking import Ask, Spelling, joined_with, rules_hold, spell_industry, spell_space
from gwarek.games.brass.components import CANAL, RAIL
from gwarek.games.brass.effects import ask_card, flip, refill_size, sell_off, take_loan
from gwarek.games.brass.events import Events, Passed
from gwarek.games.brass.network import join
from gwarek.games.brass.phases import legal_discards, legal_selloffs, to_act
from gwarek.games.brass.rules import Tables, in_order, iron_sources
from gwarek.games.brass.sources import choices
from gwarek.games.brass.state import (
    ACTION,
    CHANCE_PHASES,
    DEAL,
    DEVELOP,
    DISCARD,
    DRAW,
    FACEDOWN,
    LINK,
    LINKS,
    LOAN,
    MERCHANTS,
    ORDER,
    OVER,
    PASS,
    REMOVE,
    SCOUT,
    SECOND,
    SELL,
    SELLING,
    SELLOFF,
    State,
    kind_of,
    lowest,
)

# -- spelling: the words of an action, and what follows from them


def spell_site(ask: Ask, a: Spelling, space: int) -> None:
    """A space, and where coal for it is looked for."""
    s = ask.s
    spell_space(ask, a, space)
    a.starts = 1 << a.place
    a.joined = s.b[s.joined_at + a.place]


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


def spell_sale(ask: Ask, a: Spelling, space: int) -> None:
    s = ask.s
    spell_site(ask, a, space)
    tile = s.b[space]
    face = s.faces[kind_of(tile)] if tile else None
    a.beer_need = face.beer if face is not None and face.industry <= POTTERY else 0


def spell_removal(ask: Ask, a: Spelling, industry: int) -> None:
    a.industry = industry
    a.kind = lowest(ask.s, ask.seat, industry) if industry >= 0 else -1


def spell_development(ask: Ask, a: Spelling, industry: int, other: int) -> None:
    a.industry = industry
    a.other = other
    a.kind = lowest(ask.s, ask.seat, industry)
    a.iron_need = 1 if other < 0 else 2
    a.iron = 0


# -- what is legal, word by word


def legal(words: Words, tables: Tables, s: State, seat: int) -> list[Action]:
    """The candidates that break no rule, spelt word by word so that each rule is asked as early as it can be."""
    out: list[Action] = []
    if s.turn != seat or s.phase <= CHANCE_PHASES:
        return out
    phase = s.phase
    if phase == DISCARD:
        return legal_discards(s, seat, words.discards)
    ask = Ask(s, seat)
    if phase == ACTION:
        _legal_actions(words, tables, ask, out)
    elif phase == SECOND:
        _legal_seconds(words, tables, ask, out)
    elif phase == SELLING:
        _legal_sales(words, ask, out, False)
        out.append(words.done)
    elif phase == REMOVE:
        a = Spelling()
        for remove in words.removes:
            spell_removal(ask, a, remove.industry)
            if all_hold(REMOVE_RULES, ask, a):
                out.append(remove)
        spell_removal(ask, a, -1)
        if all_hold(REMOVE_RULES, ask, a):
            out.append(words.remove_none)
    elif phase == SELLOFF:
        legal_selloffs(ask, words.selloffs, SELLOFF_RULES, out)
    return out


def _legal_actions(words: Words, tables: Tables, ask: Ask, out: list[Action]) -> None:
    a = Spelling()
    if not A_CARD_IS_LEFT.holds(ask, a):
        return
    _legal_builds(words, tables, ask, out)
    _legal_links(words, tables, ask, out)
    _legal_developments(words, ask, out)
    _legal_sales(words, ask, out, False)
    if all_hold(LOAN_RULES, ask, a):
        out.append(words.loan)
    if all_hold(SCOUT_RULES, ask, a):
        out.append(words.scout)
    out.append(words.pass_)


def _legal_builds(words: Words, tables: Tables, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    hand = ask.hand()
    a = Spelling()
    asked = 0  # places
    reached = 0
    for industry in range(len(INDUSTRIES)):
        spell_industry(ask, a, industry)
        if not TILE_IS_LEFT.holds(ask, a) or not MONEY_SUFFICES.holds(ask, a):
            continue
        if not FOR_CANALS.holds(ask, a) or not FOR_RAILS.holds(ask, a):
            continue
        irons = WORKS.options(ask, a)
        a.iron = irons[0]  # the cubes bought are the same in all of them
        if not MONEY_SUFFICES.holds(ask, a):
            continue
        by_place = tables.by_place[industry]
        by_industry = tables.by_industry[industry]
        for space in tables.spaces[industry]:
            cards = by_place[space] & hand
            showing = by_industry[space] & hand
            if cards | showing == 0:
                continue
            spell_site(ask, a, space)
            if showing:
                here = 1 << a.place
                if (
                    asked & here == 0
                ):  # what is in reach of one card that shows an industry is in reach of all
                    asked |= here
                    a.card = tables.a_card[industry]
                    if TOWN_IN_NETWORK.holds(ask, a) and FARM_IN_NETWORK.holds(ask, a):
                        reached |= here
                if reached & here:
                    cards |= showing
            if cards == 0:
                continue
            if not rules_hold(EMPTY_SPACE_RULES if s.b[space] == 0 else TAKEN_SPACE_RULES, ask, a):
                continue
            _add_builds(words, ask, a, cards, irons, out)


def _add_builds(words: Words, ask: Ask, a: Spelling, cards: int, irons: list[int], out: list[Action]) -> None:
    a.iron = irons[0]
    for coal in _coal_for_place(ask, a):
        a.coal = coal
        if not MONEY_SUFFICES.holds(ask, a):
            break  # the cubes bought are the same in all of them
        left = cards
        card = 0
        while left:
            if left & 1:
                for iron in irons:
                    out.append(words.build(a.industry, a.space, card, coal, iron))
            left >>= 1
            card += 1
    a.coal = 0


NO_COAL: Final = [0]


def _coal_for_place(ask: Ask, a: Spelling) -> list[int]:
    """The options of NEAREST, found once per place and number of cubes."""
    if a.coal_need == 0:
        return NO_COAL
    if not ask.coal_found:
        ask.coal_found.extend([None] * (2 * ask.s.board.places))
    at = 2 * a.place + a.coal_need - 1
    found = ask.coal_found[at]
    if found is None:
        found = NEAREST.options(ask, a)
        ask.coal_found[at] = found
    return found


def _legal_links(words: Words, tables: Tables, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    a = Spelling()
    canal = s.era == CANAL
    a.price = s.parts.canal_cost if canal else s.parts.rail_cost
    a.coal_need = 0 if canal else 1
    if not LINK_TILE_IS_LEFT.holds(ask, a) or not MONEY_SUFFICES.holds(ask, a):
        return
    singles: list[Action] = []
    firsts: list[Action] = []
    a.price = s.parts.two_rails_cost
    pairs = (
        ONE_CANAL_ONLY.holds(ask, a)
        and TWO_LINK_TILES.holds(ask, a)
        and MONEY_SUFFICES.holds(ask, a)
        and A_BREWERY_HAS_BEER.holds(ask, a)
    )
    coal_need = a.coal_need
    for line in tables.lines[s.era]:
        a.line = line
        if not TOUCHES_NETWORK.holds(ask, a) or not LINE_IS_FREE.holds(ask, a):
            continue
        spell_line(ask, a, line)
        for coal in NEAREST.options(ask, a):
            a.coal = coal
            a.price = s.parts.canal_cost if canal else s.parts.rail_cost
            if MONEY_SUFFICES.holds(ask, a):
                singles.append(words.link(line, coal))
            if pairs and not table_of(s).both_first:
                a.price = s.parts.two_rails_cost
                if MONEY_SUFFICES.holds(ask, a) and SECOND_CAN_FOLLOW.holds(ask, a):
                    firsts.append(words.links(line, coal))
        if pairs and table_of(s).both_first:
            a.coal = 0
            a.coal_need = 0
            a.price = s.parts.two_rails_cost
            if SECOND_CAN_FOLLOW.holds(ask, a):
                firsts.append(words.links(line, 0))
            a.coal_need = coal_need
    out.extend(singles)
    out.extend(firsts)


def _legal_seconds(words: Words, tables: Tables, ask: Ask, out: list[Action]) -> None:
    a = Spelling()
    for line in tables.lines[RAIL]:
        a.line = line
        if not TOUCHES_NETWORK.holds(ask, a) or not LINE_IS_FREE.holds(ask, a):
            continue
        there = ask_second(ask, a, line)
        beers = BREWERIES.options(there, a)
        if not beers:
            continue
        for coal in NEAREST.options(there, a):
            a.coal = coal
            if MONEY_SUFFICES.holds(there, a):
                for beer in beers:
                    out.append(words.second(line, coal, beer))


def _legal_developments(words: Words, ask: Ask, out: list[Action]) -> None:
    a = Spelling()
    ones = iron_sources(ask, 1)
    a.iron = ones[0]  # the cubes bought are the same in all of them
    if not MONEY_SUFFICES.holds(ask, a):
        return
    twos = iron_sources(ask, 2)
    a.iron = twos[0]
    if not MONEY_SUFFICES.holds(ask, a):
        twos = []
    industries: list[int] = []
    for industry in range(len(INDUSTRIES)):
        spell_development(ask, a, industry, -1)
        if all_hold(MAT_RULES, ask, a):
            industries.append(industry)
    for at in range(len(industries)):
        industry = industries[at]
        for iron in ones:
            out.append(words.develop(industry, -1, iron))
        if not twos:
            continue
        spell_development(ask, a, industry, industry)
        if all_hold(MAT_RULES, ask, a):
            for iron in twos:
                out.append(words.develop(industry, industry, iron))
        for other in range(at + 1, len(industries)):  # two industries that may each lose a tile may both
            for iron in twos:
                out.append(words.develop(industry, industries[other], iron))


def _legal_sales(words: Words, ask: Ask, out: list[Action], first_only: bool) -> None:
    """All sales, or only the first one found."""
    s = ask.s
    a = Spelling()
    for space in ask.goods:
        spell_sale(ask, a, space)
        for merchant in range(len(table_of(s).merchant_place)):
            a.buyer = merchant
            if not MERCHANT_IS_CONNECTED.holds(ask, a) or not MERCHANT_BUYS.holds(ask, a):
                continue
            for beer in BREWERIES.options(ask, a):
                out.append(words.sell(space, merchant, beer))
                if first_only:
                    return


def a_sale_is_left(words: Words, s: State, seat: int) -> bool:
    found: list[Action] = []
    _legal_sales(words, Ask(s, seat), found, True)
    return len(found) > 0


# -- what could be said


def candidates(words: Words, s: State, seat: int) -> list[Action]:
    """Every line this phase can spell with own cards and the pieces there are, legal or not.

    Sources are every mine, works or brewery with goods, the market and the merchants' barrels. Where a space does not
    show the industry, or a tile is no goods to sell, one choice of card and sources stands for all.
    """
    out: list[Action] = []
    if s.turn != seat or s.phase <= CHANCE_PHASES or s.phase == OVER:
        return out
    ask = Ask(s, seat)
    if s.phase == DISCARD:
        out.extend(words.discards)
    elif s.phase == ACTION:
        _build_candidates(words, ask, out)
        _link_candidates(words, ask, out)
        irons = [*ask.works, ask.market]
        for industry in range(len(INDUSTRIES)):
            out.extend([words.develop(industry, -1, iron) for iron in choices(irons, 1)])
            for other in range(industry, len(INDUSTRIES)):
                out.extend([words.develop(industry, other, iron) for iron in choices(irons, 2)])
        _sale_candidates(words, ask, out)
        out.extend([words.loan, words.scout, words.pass_])
    elif s.phase == SECOND:
        a = Spelling()
        coals = choices([*ask.mines, ask.market], 2 if table_of(s).both_first else 1)
        beers = choices(_beers(ask), 1)
        for line in range(len(s.board.ends)):
            spell_line(ask, a, line)
            out.extend([words.second(line, coal, beer) for coal in coals for beer in beers])
    elif s.phase == SELLING:
        _sale_candidates(words, ask, out)
        out.append(words.done)
    elif s.phase == REMOVE:
        out.extend([*words.removes, words.remove_none])
    elif s.phase == SELLOFF:
        out.extend(words.selloffs)
    return out


def _beers(ask: Ask) -> list[int]:
    """Breweries with barrels, own ones first, and merchants' barrels."""
    table = table_of(ask.s)
    own = own_beer(ask)
    others = [brewery for brewery in ask.outlets if brewery not in own]
    barrels = [m for m in range(len(table.merchant_place)) if ask.s.b[table.barrel_at + m]]
    return [*own, *others, *[ask.market + m for m in barrels]]


def _build_candidates(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    a = Spelling()
    cards = [card for card in range(CARDS) if ask.hand() >> card & 1]
    for industry in range(len(INDUSTRIES)):
        spell_industry(ask, a, industry)
        coals = choices([*ask.mines, ask.market], a.coal_need)
        irons = choices([*ask.works, ask.market], a.iron_need)
        for space in range(len(s.board.place_of)):
            if s.board.shows[space] >> industry & 1:
                out.extend(
                    [
                        words.build(industry, space, card, coal, iron)
                        for card in cards
                        for coal in coals
                        for iron in irons
                    ]
                )
            elif cards:
                out.append(words.build(industry, space, cards[0], coals[0], irons[0]))


def _link_candidates(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    coals = choices([*ask.mines, ask.market], 0 if s.era == CANAL else 1)
    first_coals = [0] if table_of(s).both_first else coals
    for line in range(len(s.board.ends)):
        out.extend([words.link(line, coal) for coal in coals])
        out.extend([words.links(line, coal) for coal in first_coals])


def _sale_candidates(words: Words, ask: Ask, out: list[Action]) -> None:
    """Own goods first, so that why-not speaks of them; on a board without tiles one empty space stands for all."""
    s = ask.s
    a = Spelling()
    tiles = [space for space in range(len(s.board.place_of)) if s.b[space] and space not in ask.goods]
    for space in [*ask.goods, *tiles] or [0]:
        spell_sale(ask, a, space)
        beers = choices(_beers(ask), a.beer_need) or [0]
        for merchant in range(len(table_of(s).merchant_place)):
            if space in ask.goods:
                out.extend([words.sell(space, merchant, beer) for beer in beers])
            else:
                out.append(words.sell(space, merchant, beers[0]))


# -- what is refused


def violated(s: State, seat: int, a: Action) -> list[Violation]:
    """Turn and phase first, with ids of their own; then the rules of the action, in rulebook order."""
    if seat not in to_act(s):
        return [Violation(NOT_YOUR_TURN, {"turn": s.turn} if s.phase > CHANCE_PHASES else {})]
    ask = Ask(s, seat)
    w = Spelling()
    if s.phase == ACTION:
        return _violated_action(ask, w, a)
    if s.phase == SECOND and isinstance(a, Second):
        there = ask_second(ask, w, a.line)
        w.coal = a.coal
        w.beer = a.beer
        return in_order(broken(SECOND_RULES, there, w))
    if s.phase == SELLING and isinstance(a, Sell):
        return _violated_action(ask, w, a)
    if s.phase == SELLING and isinstance(a, Done):
        return []
    if s.phase == REMOVE and isinstance(a, Remove):
        spell_removal(ask, w, a.industry)
        return broken(REMOVE_RULES, ask, w)
    if s.phase == DISCARD and isinstance(a, Discard):
        w.card = a.card
        return broken(CARD_RULES, ask, w)
    if s.phase == SELLOFF and isinstance(a, SellOff):
        w.space = a.space
        return broken(SELLOFF_RULES, ask, w)
    return [Violation(NOT_NOW, {})]


def _violated_action(ask: Ask, w: Spelling, a: Action) -> list[Violation]:
    s = ask.s
    if isinstance(a, Build):
        spell_industry(ask, w, a.industry)
        spell_site(ask, w, a.space)
        w.card = a.card
        w.coal = a.coal
        w.iron = a.iron
        return in_order(broken(BUILD_RULES, ask, w))
    if isinstance(a, Link):
        spell_line(ask, w, a.line)
        w.price = s.parts.canal_cost if s.era == CANAL else s.parts.rail_cost
        w.coal_need = 0 if s.era == CANAL else 1
        w.coal = a.coal
        return in_order(broken(LINK_RULES, ask, w))
    if isinstance(a, Links):
        spell_line(ask, w, a.line)
        w.price = s.parts.two_rails_cost
        w.coal_need = 0 if table_of(s).both_first else 1
        w.coal = a.coal
        return in_order(broken(LINKS_RULES, ask, w))
    if isinstance(a, Develop):
        spell_development(ask, w, a.industry, a.other)
        w.iron = a.iron
        return in_order(broken(DEVELOP_RULES, ask, w))
    if isinstance(a, Sell):
        spell_sale(ask, w, a.space)
        w.buyer = a.merchant
        w.beer = a.beer
        return in_order(broken(SELL_RULES, ask, w))
    if isinstance(a, Loan):
        return broken(LOAN_RULES, ask, w)
    if isinstance(a, Scout):
        return broken(SCOUT_RULES, ask, w)
    if isinstance(a, Pass):
        return broken(PASS_RULES, ask, w)
    return [Violation(NOT_NOW, {})]


# -- what happens


def apply(words: Words, s: State, seat: int, a: Action, events: Events) -> None:
    if isinstance(a, Discard):
        _pay_card(s, seat, a.card, events)
    elif isinstance(a, Build):
        build(s, seat, a, events)
        end_action(s, events)
    elif isinstance(a, Link):
        link(s, seat, a, events)
        ask_card(s, LINK, 1)
    elif isinstance(a, Links):
        first_rail(s, seat, a, events)
        s.first = a.line
        s.act = LINKS
        s.phase = SECOND
    elif isinstance(a, Second):
        second_rail(s, seat, a, events)
        s.first = -1
        ask_card(s, LINKS, 1)
    elif isinstance(a, Develop):
        develop(s, seat, a, events)
        ask_card(s, DEVELOP, 1)
    elif isinstance(a, Sell):
        _sell(words, s, seat, a, events)
    elif isinstance(a, Remove):
        _remove(words, s, seat, a, events)
    elif isinstance(a, Done):
        ask_card(s, SELL, 1)
    elif isinstance(a, Loan):
        take_loan(s, seat, table_of(s).box.loan_money, table_of(s).box.loan_levels, events)
        ask_card(s, LOAN, 1)
    elif isinstance(a, Pass):
        tell(events, Passed, seat)
        ask_card(s, PASS, 1)
    elif isinstance(a, Scout):
        ask_card(s, SCOUT, table_of(s).box.scout_cards)
    elif isinstance(a, SellOff):
        sell_off(s, seat, a.space, events)
        go_on_after_debt(s, events)
    elif isinstance(a, Dealt):
        _dealt(s, a, events)
    elif isinstance(a, MerchantsLaid):
        lay_merchants(s, a, events)
    else:
        assert isinstance(a, OrderDrawn)
        set_order(s, a, events)


def _pay_card(s: State, seat: int, card: int, events: Events) -> None:
    discard(s, seat, card, events)
    s.due -= 1
    if s.due == 0:
        if s.act == SCOUT:
            take_wilds(s, seat, events)
        end_action(s, events)


def _sell(words: Words, s: State, seat: int, a: Sell, events: Events) -> None:
    s.act = SELL
    if sell(s, seat, a, events):
        choice = removable(s, seat)
        if len(choice) > 1 or (choice and table_of(s).may_decline):
            s.phase = REMOVE
            return
        if choice:
            remove_tile(s, seat, choice[0], events)
        _finish_sale(s, events)
    _next_sale(words, s, seat)


def _remove(words: Words, s: State, seat: int, a: Remove, events: Events) -> None:
    if a.industry >= 0:
        remove_tile(s, seat, a.industry, events)
    elif events is not None:
        events.append(RemovalDeclined(seat))
    _finish_sale(s, events)
    _next_sale(words, s, seat)


def _finish_sale(s: State, events: Events) -> None:
    flip(s, s.sold, events)
    s.sold = -1


def _next_sale(words: Words, s: State, seat: int) -> None:
    """BIR-10.1: as many sales as wanted; the chain ends by itself when none is left."""
    if a_sale_is_left(words, s, seat):
        s.phase = SELLING
    else:
        ask_card(s, SELL, 1)


def _dealt(s: State, a: Dealt, events: Events) -> None:
    if s.phase == DEAL:
        deal(s, a, events)
    elif s.phase == FACEDOWN:
        see_facedown(s, a, events)
    else:
        refill(s, a, events)


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
    if s.phase == ORDER:
        return OrderDraw(s.seats)
    if s.phase == DEAL:
        return CardDraw("deal", s.turn, s.pool, s.parts.hand, s.parts.card_ids)
    if s.phase == FACEDOWN:
        return CardDraw("facedown", s.turn, s.pool, 1, s.parts.card_ids)
    assert s.phase == DRAW
    return CardDraw("draw", s.turn, s.pool, refill_size(s), s.parts.card_ids)
