"""Lord Wallace's turn (TIN-13.8 to 13.10): a card is revealed, and he does what it says or the next card."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.auction import open_auction
from gwarek.games.tinnerstrail.components import (
    ADIT,
    BUILD,
    COPPER,
    DECKS,
    DEVELOPMENTS,
    EXTRACT,
    MICHIGAN,
    MINER,
    PASS,
    PUMPS,
    WALLACE_ACTIONS,
)
from gwarek.games.tinnerstrail.effects import (
    Events,
    extract,
    move,
    pass_,
    process,
    put,
    put_own_miner,
    sell_one_arsenic,
    take_pumps,
    take_token,
)
from gwarek.games.tinnerstrail.emigration import emigrate, place_his_tokens
from gwarek.games.tinnerstrail.events import (
    PumpsUnused,
    WallaceArsenic,
    WallaceAside,
    WallaceBack,
    WallaceCannot,
    WallaceCard,
    WallaceChoosesFreely,
    WallaceInstead,
    WallacePasses,
    WallaceProfit,
    WallaceRegion,
    WallaceShuffles,
)
from gwarek.games.tinnerstrail.rounds import begin_round, next_turn
from gwarek.games.tinnerstrail.state import (
    ARSENIC_HELD,
    BACK,
    CARD,
    EXTRA,
    FOR_AREA,
    FOR_DICE,
    FOR_NOTHING,
    FOR_SETUP,
    LEFT,
    LIMITER,
    TOP,
    WALLACE,
    WALLACE_MAP,
    WIDTH,
    State,
    market_price,
    price_of,
)
from gwarek.games.tinnerstrail.wallace import (
    action_on,
    choose_area,
    choose_arsenic,
    choose_extract,
    choose_idle,
    choose_place,
    copper_is_dear,
    emigrates_to,
    first_development,
    free_regions,
    maps_left,
    may_process,
    plan,
    prefers_arsenic,
    profit,
    uses_own_miner,
    why_not,
    why_not_improve,
    zone_of,
)
from gwarek.games.tinnerstrail.wallace_bids import wallace_bids
from gwarek.games.tinnerstrail.wallace_steps import drain_his_mines, tell_choice


def reveal_card(s: State, card: int, events: Events) -> None:
    """The cell of round and column; what cannot be done gives way to the next card (TIN-13.9)."""
    full = (1 << len(s.parts.action_cards)) - 1
    if s.cards == full:
        s.cards = 0
        tell(events, WallaceShuffles, WALLACE, len(s.parts.action_cards))
    s.cards |= 1 << card
    action = action_on(s, card)
    if events is not None:
        face = s.parts.action_cards[card]
        cell = face.cells[s.round - 1][zone_of(s)]
        why = "only" if "/" not in cell else "orange" if copper_is_dear(s) else "plain"
        copper = price_of(s, COPPER)
        events.append(WallaceCard(WALLACE, face.id, cell, WALLACE_ACTIONS[action], copper, why))
    trouble = why_not(s, action)
    if trouble:
        tell(events, WallaceCannot, WALLACE, WALLACE_ACTIONS[action], trouble)
        s.phase = CARD
        return
    wallace_acts(s, action, events)


def wallace_acts(s: State, action: int, events: Events) -> None:
    destination = emigrates_to(s, action)
    if destination >= 0:
        wallace_emigrates(s, action, destination, events)
    elif action == PASS:
        tell(events, WallacePasses, WALLACE, "card")
        pass_(s, WALLACE, False, events)
        next_turn(s, events)
    elif action == BUILD:
        wallace_looks_for_area(s, events)
    elif action == EXTRACT:
        wallace_extracts(s, events)
    elif action == PUMPS:
        wallace_pumps(s, events)
    elif action == DEVELOPMENTS:
        what = first_development(s)
        if events is not None:
            told = WallaceInstead(WALLACE, WALLACE_ACTIONS[action], WALLACE_ACTIONS[what], "developments")
            events.append(told)
        if what == PUMPS:
            wallace_pumps(s, events)
        else:
            wallace_improves(s, what, events)
    elif action == ADIT and why_not_improve(s, ADIT):
        tell(events, WallaceInstead, WALLACE, "adit", "pumps", "adit")
        wallace_pumps(s, events)
    else:
        wallace_improves(s, action, events)


def wallace_extracts(s: State, events: Events) -> None:
    """TIN-13.20 to 13.23; arsenic instead where it pays more (TIN-13.52)."""
    choice = choose_extract(s)
    if events is not None and may_process(s):
        area = choice.what if choice.what >= 0 else choose_arsenic(s).what
        told = WallaceProfit(WALLACE, s.parts.area_ids[area], profit(s, choice.what), market_price(s))
        events.append(told)
    if prefers_arsenic(s):
        wallace_processes(s, events)
        return
    tell_choice(s, choice, events)
    copper, tin = plan(s, choice.what)
    extract(s, WALLACE, choice.what, copper, tin, events)
    move(s, WALLACE, s.parts.cost_extract, events)
    next_turn(s, events)


def wallace_processes(s: State, events: Events) -> None:
    """One arsenic, sold at once, for a column of his track; he stays active (TIN-13.52, 13.53)."""
    mine = choose_arsenic(s)
    tell(events, WallaceInstead, WALLACE, "extract", "process", "arsenic")
    tell_choice(s, mine, events)
    process(s, WALLACE, mine.what, events)
    s.n[WALLACE * WIDTH + ARSENIC_HELD] = 0
    money = sell_one_arsenic(s)
    s.n[WALLACE * WIDTH + EXTRA] += money
    tell(events, WallaceArsenic, WALLACE, money, s.n[WALLACE * WIDTH + LIMITER])
    next_turn(s, events)


def wallace_pumps(s: State, events: Events) -> None:
    take_pumps(s, WALLACE, events)
    unused = drain_his_mines(s, s.pumps, events)
    if unused and events is not None:
        events.append(PumpsUnused(WALLACE, unused))
    s.pumps = 0
    s.group = 0
    move(s, WALLACE, s.parts.cost_pumps, events)
    next_turn(s, events)


def wallace_improves(s: State, improvement: int, events: Events) -> None:
    choice = choose_place(s, improvement, False)
    tell_choice(s, choice, events)
    take_token(s, improvement)
    if improvement == MINER and uses_own_miner(s):
        put_own_miner(s, WALLACE, choice.what, events)
    else:
        put(s, WALLACE, improvement, choice.what, "board", events)
    move(s, WALLACE, s.parts.costs[improvement], events)
    next_turn(s, events)


def wallace_emigrates(s: State, action: int, destination: int, events: Events) -> None:
    """TIN-13.61 to 13.65."""
    idle = choose_idle(s)
    if events is not None:
        told = WallaceInstead(WALLACE, WALLACE_ACTIONS[action], "emigrate", "idle")
        events.append(told)
    tell_choice(s, idle, events)
    emigrate(s, WALLACE, idle.what, destination, events)
    if destination == MICHIGAN:
        place_his_tokens(s, s.parts.michigan[s.round - 1], events)
    move(s, WALLACE, s.parts.cost_emigrate, events)
    next_turn(s, events)


# -- he builds (TIN-13.12)


def see_back(s: State, region: int, events: Events) -> None:
    """The back of Lord Wallace's next map is seen by all (TIN-13.12)."""
    s.back = region
    purpose = s.purpose
    s.purpose = FOR_NOTHING
    tell(events, WallaceBack, DECKS[region])
    if purpose == FOR_SETUP:
        begin_round(s, events)
    elif purpose == FOR_DICE:
        wallace_bids(s, events)
    else:
        wallace_looks_for_area(s, events)


def wallace_looks_for_area(s: State, events: Events) -> None:
    """The back of his next map names the region; a map whose region offers nothing is put aside (TIN-R19)."""
    while maps_left(s) > 0:
        region = s.back
        choice = choose_area(s, [region])
        s.b[LEFT + region] -= 1
        if choice.what >= 0:
            tell(events, WallaceRegion, WALLACE, DECKS[region])
            tell_choice(s, choice, events)
            open_auction(s, WALLACE, choice.what, events)
            s.phase = WALLACE_MAP
            return
        tell(events, WallaceAside, WALLACE, DECKS[region])
        s.back = -1
        if maps_left(s) > 0:
            s.phase = BACK
            s.purpose = FOR_AREA
            return
    tell(events, WallaceChoosesFreely, WALLACE)
    choice = choose_area(s, free_regions(s))
    tell_choice(s, choice, events)
    open_auction(s, WALLACE, choice.what, events)
    s.phase = TOP
