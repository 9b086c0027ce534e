"""The sequence of play: who acts, what each phase offers, and what chance has to decide."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from, weight_of
from gwarek.core.rule import Violation, broken
from gwarek.core.tell import tell
from gwarek.games.brass.actions import Build, CardDraw, Dealt, Discard, Done, Link, Pass, SellOff
from gwarek.games.brass.asking import Ask, LineRule, Spelling, rules_hold, spell_industry, spell_space
from gwarek.games.brass.components import CANAL, RAIL
from gwarek.games.brass.effects import (
    ask_card,
    develop,
    discard,
    refill_size,
    sell_off,
    take_loan,
    use_iron,
)
from gwarek.games.brass.events import Events, Passed
from gwarek.games.brass.phases import legal_discards, legal_selloffs, to_act
from gwarek.games.brass.rules import Tables, in_order
from gwarek.games.brass.sources import choices
from gwarek.games.brass.state import (
    ACTION,
    CHANCE_PHASES,
    COMBINE,
    DEAL,
    DEVELOP,
    DEVELOPING,
    DISCARD,
    DISTANT,
    DRAW,
    LINK,
    LOAN,
    OVER,
    PASS,
    SECOND,
    SELL,
    SELLING,
    SELLOFF,
    START,
    State,
    kind_of,
    lowest,
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
from gwarek.games.lancashire.components import CARDS, COTTON_MILL, INDUSTRIES
from gwarek.games.lancashire.effects import (
    build,
    combine,
    deal,
    end_action,
    go_on_after_debt,
    link,
    offer,
    refill,
    second_rail,
    sell_to_port,
    set_start,
    turn_up,
)
from gwarek.games.lancashire.rules import (
    A_CARD_IS_LEFT,
    BUILD_IS_PAID,
    BUILD_RULES,
    CANAL_IS_PAID,
    CARD_RULES,
    COMBINE_RULES,
    COMBINED_SPACE,
    DEVELOP_RULES,
    DISTANT_IS_CONNECTED,
    DISTANT_IS_OPEN,
    IRON_IS_PAID,
    LINE_IS_FREE,
    LINK_RULES,
    LINK_TILE_IS_LEFT,
    LOAN_RULES,
    NEAREST,
    NEAREST_TO_AN_END,
    NOT_NOW,
    NOT_YOUR_TURN,
    ONE_TILE_PER_TOWN,
    PASS_RULES,
    PORT_FIRST_RULES,
    PORT_IS_CONNECTED,
    RAIL_IS_PAID,
    SALE_RULES,
    SECOND_RULES,
    SELL_RULES,
    SELLOFF_RULES,
    STACK_HAS_A_TILE,
    TAKEN_SPACE_RULES,
    TILE_RULES,
    TOUCHES_OWN_PLACE,
    TOWN_IN_REACH,
    TWO_ACTIONS,
    TWO_CARDS,
    WORKS,
)
from gwarek.games.lancashire.state import market_is_open, table_of, unseen_steps

# -- spelling: the words of an action, and what follows from them


def spell_link(ask: Ask, a: Spelling, line: int, second: bool) -> None:
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
        _legal_links(words, tables, ask, out, True)
        out.append(words.done)
    elif phase == DEVELOPING:
        _legal_developments(words, ask, out)
        out.append(words.done)
    elif phase == SELLING:
        _legal_sales(words, ask, out)
        out.append(words.done)
    elif phase == SELLOFF:
        legal_selloffs(ask, words.selloffs, SELLOFF_RULES, out)
    return out


def _legal_actions(words: Words, tables: Tables, ask: Ask, out: list[Action]) -> None:
    a = Spelling()
    if not A_CARD_IS_LEFT.holds(ask, a):
        return
    _legal_builds(words, tables, ask, out)
    _legal_links(words, tables, ask, out, False)
    _legal_developments(words, ask, out)
    _legal_sales(words, ask, out)
    for loan in words.loans:
        a.amount = loan.amount
        if rules_hold(LOAN_RULES, ask, a):
            out.append(loan)
    out.append(words.pass_)


def _legal_builds(words: Words, tables: Tables, ask: Ask, out: list[Action]) -> None:
    hand = ask.hand()
    a = Spelling()
    combined: list[Action] = []
    asked = 0  # towns
    reached = 0
    two = TWO_ACTIONS.holds(ask, a) and TWO_CARDS.holds(ask, a)
    for industry in range(len(INDUSTRIES)):
        spell_industry(ask, a, industry)
        if not rules_hold(TILE_RULES, ask, a):
            continue
        irons = WORKS.options(ask, a)
        a.iron = irons[0]  # all of them cost the same
        if not BUILD_IS_PAID.holds(ask, a):
            continue
        by_town = tables.by_place[industry]
        by_industry = tables.by_industry[industry]
        for space in tables.spaces[industry]:
            spell_space(ask, a, space)
            cards = by_town[space] & hand
            showing = by_industry[space] & hand
            if showing:
                here = 1 << a.place
                if (
                    asked & here == 0
                ):  # what is in reach of one card that shows an industry is in reach of all
                    asked |= here
                    a.card = tables.a_card[industry]
                    if TOWN_IN_REACH.holds(ask, a):
                        reached |= here
                if reached & here:
                    cards |= showing
            anywhere = two and COMBINED_SPACE.holds(ask, a)
            if (cards == 0 and not anywhere) or not _space_will_do(ask, a):
                continue
            for coal in NEAREST.options(ask, a):
                a.coal = coal
                if not BUILD_IS_PAID.holds(ask, a):
                    break  # all of them cost the same
                _add_builds(words, a, cards, anywhere, irons, out, combined)
            a.coal = 0
    out.extend(combined)


def _space_will_do(ask: Ask, a: Spelling) -> bool:
    """LAN-5.9 to 5.12, 5.17 to 5.19."""
    if ask.s.b[a.space]:
        return rules_hold(TAKEN_SPACE_RULES, ask, a)
    if not ONE_TILE_PER_TOWN.holds(ask, a):
        return False
    return not ask.s.board.before[a.space][a.industry] or rules_hold(PORT_FIRST_RULES, ask, a)


def _add_builds(
    words: Words,
    a: Spelling,
    cards: int,
    anywhere: bool,
    irons: list[int],
    out: list[Action],
    combined: list[Action],
) -> None:
    for iron in irons:
        left = cards
        card = 0
        while left:
            if left & 1:
                out.append(words.build(a.industry, a.space, card, a.coal, iron))
            left >>= 1
            card += 1
        if anywhere:
            combined.append(words.combine(a.industry, a.space, a.coal, iron))


def _legal_links(
    words: Words, tables: Tables, ask: Ask, out: list[Action], second: bool, first_only: bool = False
) -> None:
    """All links, or only the first one found."""
    s = ask.s
    a = Spelling()
    spell_link(ask, a, 0, second)
    paid: LineRule = CANAL_IS_PAID if s.era == CANAL else RAIL_IS_PAID
    if not LINK_TILE_IS_LEFT.holds(ask, a) or not paid.holds(ask, a):
        return
    for line in tables.lines[s.era]:
        a.line = line
        if not TOUCHES_OWN_PLACE.holds(ask, a) or not LINE_IS_FREE.holds(ask, a):
            continue
        for coal in NEAREST_TO_AN_END.options(ask, a):
            a.coal = coal
            if paid.holds(ask, a):  # with option free_end the sources of one line may differ in price
                out.append(words.second(line, coal) if second else words.link(line, coal))
                if first_only:
                    return
        a.coal = 0


def _legal_developments(words: Words, ask: Ask, out: list[Action], first_only: bool = False) -> None:
    """All developments, or only the first one found."""
    a = Spelling()
    for industry in range(len(INDUSTRIES)):
        spell_development(ask, a, industry)
        if not STACK_HAS_A_TILE.holds(ask, a):
            continue
        for iron in WORKS.options(ask, a):
            a.iron = iron
            if not IRON_IS_PAID.holds(ask, a):
                return  # the same for every tile
            out.append(words.develop(industry, iron))
            if first_only:
                return


def mills(ask: Ask) -> list[int]:
    """Own cotton mills with cotton."""
    s = ask.s
    return [space for space in ask.goods if s.faces[kind_of(s.b[space])].industry == COTTON_MILL]


def _legal_sales(words: Words, ask: Ask, out: list[Action]) -> None:
    a = Spelling()
    for space in mills(ask):
        spell_space(ask, a, space)
        for port in ask.outlets:
            a.buyer = port
            if PORT_IS_CONNECTED.holds(ask, a):
                out.append(words.sell(space, port))
        a.buyer = TO_DISTANT
        if DISTANT_IS_OPEN.holds(ask, a) and DISTANT_IS_CONNECTED.holds(ask, a):
            out.append(words.sell(space, TO_DISTANT))


# -- what could be said


def candidates(words: Words, s: State, seat: int) -> list[Action]:
    """Every line this phase can spell with own cards and the pieces there are, legal or not.

    Sources are every mine or works with cubes and the market. Where a space does not show the industry, or a tile is no
    mill to sell from, one choice of card and sources stands for all.
    """
    out: list[Action] = []
    if s.turn != seat or s.phase <= CHANCE_PHASES or s.phase == OVER:
        return out
    ask = Ask(s, seat)
    coals = choices([*ask.mines, ask.market], 1)
    irons = choices([*ask.works, ask.market], 1)
    if s.phase == DISCARD:
        out.extend(words.discards)
    elif s.phase == ACTION:
        _build_candidates(words, ask, coals, irons, out)
        for line in range(len(s.board.ends)):
            out.extend([words.link(line, coal) for coal in (coals if s.era == RAIL else [0])])
        _develop_candidates(words, irons, out)
        _sale_candidates(words, ask, out)
        out.extend([*words.loans, words.pass_])
    elif s.phase == SECOND:
        out.extend([words.second(line, coal) for line in range(len(s.board.ends)) for coal in coals])
        out.append(words.done)
    elif s.phase == DEVELOPING:
        _develop_candidates(words, irons, out)
        out.append(words.done)
    elif s.phase == SELLING:
        _sale_candidates(words, ask, out)
        out.append(words.done)
    elif s.phase == SELLOFF:
        out.extend(words.selloffs)
    return out


def _build_candidates(
    words: Words, ask: Ask, all_coals: list[int], all_irons: list[int], out: list[Action]
) -> None:
    s = ask.s
    a = Spelling()
    hand = ask.hand()
    cards = [card for card in range(CARDS) if hand >> card & 1]
    combined: list[Action] = []
    for industry in range(len(INDUSTRIES)):
        spell_industry(ask, a, industry)
        coals = all_coals if a.coal_need else [0]
        irons = all_irons if a.iron_need else [0]
        for space in range(len(s.board.place_of)):
            shown = s.board.shows[space] >> industry & 1 == 1
            for coal in coals if shown else coals[:1]:
                for iron in irons if shown else irons[:1]:
                    out.extend(
                        [
                            words.build(industry, space, card, coal, iron)
                            for card in (cards if shown else cards[:1])
                        ]
                    )
                    combined.append(words.combine(industry, space, coal, iron))
    out.extend(combined)


def _develop_candidates(words: Words, irons: list[int], out: list[Action]) -> None:
    out.extend([words.develop(industry, iron) for industry in range(len(INDUSTRIES)) for iron in irons])


def _sale_candidates(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    ports = [space for space in range(len(s.board.place_of)) if s.b[space]]
    for space in ports:
        if space in mills(ask):
            out.extend([words.sell(space, port) for port in ports])
        out.append(words.sell(space, TO_DISTANT))


# -- what is refused


def violated(s: State, seat: int, a: Action) -> list[Violation]:
    """Turn and phase first, with ids of their own; then the rules of the action, in rulebook order."""
    if seat not in to_act(s):
        return [Violation(NOT_YOUR_TURN, {"turn": s.turn} if s.phase > CHANCE_PHASES else {})]
    ask = Ask(s, seat)
    w = Spelling()
    if s.phase == ACTION:
        return in_order(_violated_action(ask, w, a))
    if s.phase == SECOND and isinstance(a, Second):
        spell_link(ask, w, a.line, True)
        w.coal = a.coal
        return in_order(broken(SECOND_RULES, ask, w))
    if s.phase == DEVELOPING and isinstance(a, Develop):
        return in_order(_violated_action(ask, w, a))
    if s.phase == SELLING and isinstance(a, Sell):
        spell_space(ask, w, a.space)
        w.buyer = a.port
        return in_order(broken(SALE_RULES, ask, w))
    if isinstance(a, Done) and s.phase in (SECOND, DEVELOPING, SELLING):
        return []
    if s.phase == DISCARD and isinstance(a, Discard):
        w.card = a.card
        return broken(CARD_RULES, ask, w)
    if s.phase == SELLOFF and isinstance(a, SellOff):
        w.space = a.space
        return broken(SELLOFF_RULES, ask, w)
    return [Violation(NOT_NOW, {})]


def _violated_action(ask: Ask, w: Spelling, a: Action) -> list[Violation]:
    if isinstance(a, Build):
        spell_industry(ask, w, a.industry)
        spell_space(ask, w, a.space)
        w.card = a.card
        w.coal = a.coal
        w.iron = a.iron
        return broken(BUILD_RULES, ask, w)
    if isinstance(a, Combine):
        spell_industry(ask, w, a.industry)
        spell_space(ask, w, a.space)
        w.coal = a.coal
        w.iron = a.iron
        return broken(COMBINE_RULES, ask, w)
    if isinstance(a, Link):
        spell_link(ask, w, a.line, False)
        w.coal = a.coal
        return broken(LINK_RULES, ask, w)
    if isinstance(a, Develop):
        spell_development(ask, w, a.industry)
        w.iron = a.iron
        return broken(DEVELOP_RULES, ask, w)
    if isinstance(a, Sell):
        spell_space(ask, w, a.space)
        w.buyer = a.port
        return broken(SELL_RULES, ask, w)
    if isinstance(a, Loan):
        w.amount = a.amount
        return broken(LOAN_RULES, ask, w)
    if isinstance(a, Pass):
        return broken(PASS_RULES, ask, w)
    return [Violation(NOT_NOW, {})]


# -- what happens


def apply(words: Words, tables: Tables, s: State, seat: int, a: Action, events: Events) -> None:
    if isinstance(a, Discard):
        _pay_card(words, s, seat, a.card, events)
    elif isinstance(a, Build):
        build(s, seat, a, events)
        end_action(s, events)
    elif isinstance(a, Combine):
        combine(s, seat, a, events)
        ask_card(s, COMBINE, 2)
    elif isinstance(a, Link):
        link(s, seat, a, events)
        _ask_second(words, tables, s, seat, a.line)
    elif isinstance(a, Second):
        second_rail(s, seat, a, events)
        s.first = -1
        ask_card(s, LINK, 1)
    elif isinstance(a, Develop):
        develop(s, seat, a.industry, events)
        use_iron(s, seat, a.iron, events)
        _ask_development(words, s, seat)
    elif isinstance(a, Sell):
        _sell(words, s, seat, a, events)
    elif isinstance(a, Done):
        _done(s, events)
    elif isinstance(a, Loan):
        take_loan(s, seat, a.amount, a.amount // table_of(s).box.loan_step, events)
        ask_card(s, LOAN, 1)
    elif isinstance(a, Pass):
        tell(events, Passed, seat)
        ask_card(s, PASS, 1)
    elif isinstance(a, SellOff):
        sell_off(s, seat, a.space, events)
        go_on_after_debt(s, events)
    elif isinstance(a, Dealt):
        if s.phase == DEAL:
            deal(s, a, events)
        else:
            refill(s, a, events)
    elif isinstance(a, DistantDrawn):
        turn_up(s, s.turn, a.kind, events)
        _next_sale(words, s, s.turn, events)
    else:
        assert isinstance(a, StartDrawn)
        set_start(s, a.seat, events)


def _pay_card(words: Words, s: State, seat: int, card: int, events: Events) -> None:
    discard(s, seat, card, events)
    s.due -= 1
    if s.due > 0:
        return
    if s.act == SELL:
        if s.sold >= 0:
            s.phase = DISTANT
        else:
            _next_sale(words, s, seat, events)
        return
    if s.act == COMBINE:
        s.actions -= 1  # the second action is used up with the first
    end_action(s, events)


def _ask_second(words: Words, tables: Tables, s: State, seat: int, line: int) -> None:
    """LAN-9.4: a second railway, while one is possible."""
    if s.era == RAIL:
        found: list[Action] = []
        _legal_links(words, tables, Ask(s, seat), found, True, True)
        if found:
            s.act = LINK
            s.first = line
            s.phase = SECOND
            return
    ask_card(s, LINK, 1)


def _ask_development(words: Words, s: State, seat: int) -> None:
    """LAN-10.1: a second tile, while one is possible."""
    if s.phase == ACTION:
        found: list[Action] = []
        _legal_developments(words, Ask(s, seat), found, True)
        if found:
            s.act = DEVELOP
            s.phase = DEVELOPING
            return
    ask_card(s, DEVELOP, 1)


def _sell(words: Words, s: State, seat: int, a: Sell, events: Events) -> None:
    """The card of a sale is paid with its first line, before any tile of the distant market is seen (LAN-3.4)."""
    if a.port == TO_DISTANT:
        offer(s, seat, a, events)
    else:
        sell_to_port(s, seat, a, events)
    if s.phase == ACTION:
        ask_card(s, SELL, 1)
    elif s.sold >= 0:
        s.phase = DISTANT
    else:
        _next_sale(words, s, seat, events)


def _next_sale(words: Words, s: State, seat: int, events: Events) -> None:
    """LAN-10.3: as many sales as wanted; the action ends when the market closes (LAN-10.5) or none is left."""
    if s.phase == DISTANT and not market_is_open(s):
        end_action(s, events)
        return
    found: list[Action] = []
    _legal_sales(words, Ask(s, seat), found)
    if found:
        s.phase = SELLING
    else:
        end_action(s, events)


def _done(s: State, events: Events) -> None:
    s.first = -1
    if s.phase == SELLING:
        end_action(s, events)
    else:
        ask_card(s, s.act, 1)


# -- chance (section 17)


@final
class StartDraw(Draw):
    """C1: any seat."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def sample(self, rng: Rng) -> Action:
        return StartDrawn(rng.below(self.seats))

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
        kind = draw_from(self.counts, 1, rng)[0]
        return DistantDrawn(self.names[kind], kind)

    def weight(self, outcome: Action) -> float:
        return weight_of(self.counts, [outcome.kind]) if isinstance(outcome, DistantDrawn) else 0.0


def chance(s: State) -> Draw:
    if s.phase == START:
        return StartDraw(s.seats)
    if s.phase == DEAL:
        return CardDraw("deal", s.turn, s.pool, s.parts.hand, s.parts.card_ids)
    if s.phase == DISTANT:
        return DistantDraw(unseen_steps(s), table_of(s).distant.step_ids)
    assert s.phase == DRAW
    return CardDraw("draw", s.turn, s.pool, refill_size(s), s.parts.card_ids)
