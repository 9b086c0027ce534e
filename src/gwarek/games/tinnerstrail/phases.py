"""The sequence of play: who acts, what each phase offers, and what chance has to decide."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from, weight_of
from gwarek.core.event import Event
from gwarek.core.rule import Rule, Violation, all_hold, broken
from gwarek.core.seat import CHANCE
from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.actions import (
    FIVES,
    NO_MAP,
    TENS,
    TOP_OF_DECK,
    BackSeen,
    Bid,
    Build,
    BuildCalciner,
    CardRevealed,
    Dealt,
    DiceRolled,
    Done,
    Drain,
    Emigrate,
    Extract,
    Improve,
    Invest,
    Keep,
    Opened,
    OrderDrawn,
    Pass,
    Pasties,
    Place,
    PlayMap,
    Process,
    Pumps,
    Raise,
    Rolled,
    SellArsenic,
    Survey,
    TileSeen,
    TopTurned,
    Withdraw,
    Words,
)
from gwarek.games.tinnerstrail.components import (
    COPPER,
    DICE,
    IMPROVEMENTS,
    MINER,
    MOST_NUMBER,
    PASTIES_MONEY,
    REGIONS,
    TIN,
    WILD,
)
from gwarek.games.tinnerstrail.course import (
    area_value,
    begin_auction,
    bid,
    decide_calciner,
    emigrate,
    end_turn,
    invest,
    keep_map,
    map_after,
    map_before,
    next_investor,
    next_turn,
    pass_,
    reveal_card,
    see_back,
    see_tile,
    sell_all,
    set_price,
    show_tile,
    stop_investing,
    stop_pumps,
    survey,
    take_pumps,
    turn_his_map,
    turn_top,
    use_pumps,
    wallace_dice,
    withdraw,
)
from gwarek.games.tinnerstrail.effects import (
    extract,
    move,
    process,
    pump,
    put,
    put_own_miner,
    sell_arsenic,
    take_token,
    use_token,
)
from gwarek.games.tinnerstrail.events import HandSeen, OrderSet, PastiesSold, TileOpened
from gwarek.games.tinnerstrail.rules import (
    AFTER_RULES,
    BIDDING_RULES,
    BUILD_RULES,
    DRAIN_RULES,
    EMIGRANT,
    EMIGRATE_RULES,
    EMIGRATION,
    EXTRACT_RULES,
    FREE_SPACE,
    HAS_TILE,
    IMPROVE_RULES,
    INVEST_RULES,
    KEEP_RULES,
    MAP_CAN_BE_PLAYED,
    MAP_RULES,
    MINE_IS_OWN,
    NONE_YET,
    NOT_NOW,
    NOT_YOUR_TURN,
    ON_THE_BOARD,
    ON_THE_COAST,
    OPENING_RULES,
    OWN_MINER_LEFT,
    OWN_MINER_MINE,
    OWN_MINER_RULES,
    PAID_FOR,
    PASTIES_RULES,
    PLACE_RULES,
    PROCESS_RULES,
    PUMPS_RULES,
    SELL_ARSENIC_RULES,
    START_RULES,
    SURVEY_RULES,
    TOKEN_HELD,
    TOKEN_NONE_YET,
    WITHDRAW_OPENING_RULES,
    WORK,
    Ask,
    Line,
)
from gwarek.games.tinnerstrail.state import (
    AREA,
    BACK,
    BIDDING,
    CALCINER,
    CARD,
    CHANCE_PHASES,
    CHOICE,
    DEAL,
    DOWN,
    DRAIN,
    FROM_DECK,
    FROM_WALLACE,
    HAND,
    INVEST,
    KEEP,
    KIND_MASK,
    LEFT,
    LOOK,
    MAP,
    MAP_AFTER,
    MONEY,
    OPEN,
    OPENING,
    ORDER,
    ORE,
    OVER,
    RAISE,
    REVEAL,
    ROLL_COPPER,
    ROLL_TIN,
    SOURCE_SHIFT,
    SURVEY,
    THROWN,
    TILE,
    TOKENS,
    TOP,
    TURN,
    UP,
    USED,
    WALLACE_DICE,
    WALLACE_MAP,
    WIDTH,
    State,
    capacity,
    choosing,
    tile_state,
    tile_word,
)
from gwarek.games.tinnerstrail.wallace import bid_row

Rules = list[Rule[Ask, Line]]


def to_act(s: State) -> list[int]:
    """Everybody at once while maps are chosen (TIN-2.9)."""
    if s.phase == OVER:
        return []
    if s.phase <= CHANCE_PHASES:
        return [CHANCE]
    if s.phase == KEEP:
        return [seat for seat in range(s.table.people) if choosing(s, seat) >= 0]
    return [s.turn]


# -- what is legal, word by word


def legal(words: Words, s: State, seat: int) -> list[Action]:
    """The candidates that break no rule, spelt so that each rule is asked as early as it can be."""
    out: list[Action] = []
    phase = s.phase
    if phase <= CHANCE_PHASES or phase == OVER:
        return out
    if phase == KEEP:
        region = choosing(s, seat)
        if region >= 0:
            at = seat * WIDTH + CHOICE + 2 * region
            for map in sorted({s.n[at] - 1, s.n[at + 1] - 1}):
                out.append(words.keeps[map])
        return out
    if s.turn != seat:
        return out
    ask = Ask(s, seat)
    if phase == TURN:
        _legal_actions(words, ask, out)
    elif phase in (OPENING, BIDDING):
        _legal_bids(words, ask, out)
    elif phase in (MAP, MAP_AFTER):
        _legal_maps(words, ask, out)
    elif phase == DRAIN:
        a = Line()
        for drain in words.drains:
            a.area = drain.area
            if all_hold(DRAIN_RULES, ask, a):
                out.append(drain)
        out.append(words.done)
    elif phase == TOKENS:
        _legal_tokens(words, ask, out)
        out.append(words.done)
    elif phase == INVEST:
        most = min(ask.money, MOST_NUMBER)
        for money in range(TENS, most + 1, TENS):
            out.append(Invest(TENS, money))
        for money in range(FIVES, most + 1, FIVES):
            out.append(Invest(FIVES, money))
        out.append(words.withdraw)
    elif phase == SURVEY:
        a = Line()
        for look in words.surveys:
            a.area = look.area
            if all_hold(SURVEY_RULES, ask, a):
                out.append(look)
        out.append(words.no_survey)
    elif phase == CALCINER:
        out.append(words.calciner)
        out.append(words.no_calciner)
    else:
        out.extend(words.raises)
    return out


def _legal_actions(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    a = Line()
    if all_hold(START_RULES, ask, a):
        for build in words.builds:
            a.area = build.area
            if HAS_TILE.holds(ask, a) and MAP_CAN_BE_PLAYED.holds(ask, a):
                out.append(build)
    a.work = s.parts.cost_extract
    if WORK.holds(ask, a):
        for area in range(len(s.parts.areas)):
            a.area = area
            if MINE_IS_OWN.holds(ask, a):
                _legal_extracts(words, ask, a, out)
    for improvement in range(len(IMPROVEMENTS)):
        a.improvement = improvement
        a.work = s.parts.costs[improvement]
        if not ON_THE_BOARD.holds(ask, a) or not WORK.holds(ask, a):
            continue
        for improve in words.improves[improvement]:
            a.place = improve.place
            if NONE_YET.holds(ask, a) and ON_THE_COAST.holds(ask, a):
                out.append(improve)
        if improvement == MINER and EMIGRATION.holds(ask, a) and OWN_MINER_LEFT.holds(ask, a):
            for own in words.own_miners:
                a.place = own.place
                a.area = own.place
                if OWN_MINER_MINE.holds(ask, a) and NONE_YET.holds(ask, a):
                    out.append(own)
    a.work = s.parts.cost_pumps
    if all_hold(PUMPS_RULES, ask, a):
        out.append(words.pumps)
    a.work = s.parts.cost_pasties
    if all_hold(PASTIES_RULES, ask, a):
        out.append(words.pasties)
    if s.table.arsenic:
        a.work = 0
        for step in words.processes:
            a.area = step.area
            if all_hold(PROCESS_RULES, ask, a):
                out.append(step)
        a.work = s.parts.cost_sell_arsenic
        if all_hold(SELL_ARSENIC_RULES, ask, a):
            out.append(words.sell_arsenic)
    if s.table.emigration:
        a.work = s.parts.cost_emigrate
        if WORK.holds(ask, a):
            for area in range(len(s.parts.areas)):
                a.area = area
                if EMIGRANT.holds(ask, a):
                    for journey in words.emigrates[area]:
                        a.destination = journey.destination
                        if FREE_SPACE.holds(ask, a):
                            out.append(journey)
        _legal_tokens(words, ask, out)
    out.append(words.pass_)


def _legal_extracts(words: Words, ask: Ask, a: Line, out: list[Action]) -> None:
    s = ask.s
    at = a.area * AREA + ORE
    room = capacity(s, a.area)
    for copper in range(min(room, s.a[at + COPPER]) + 1):
        for tin in range(min(room - copper, s.a[at + TIN]) + 1):
            if copper + tin == 0:
                continue
            a.copper = copper
            a.tin = tin
            if not PAID_FOR.holds(ask, a):
                break
            out.append(words.extract(a.area, copper, tin))


def _legal_tokens(words: Words, ask: Ask, out: list[Action]) -> None:
    a = Line()
    for improvement in range(len(IMPROVEMENTS)):
        a.improvement = improvement
        if TOKEN_HELD.holds(ask, a):
            for place in words.places[improvement]:
                a.place = place.place
                if TOKEN_NONE_YET.holds(ask, a) and ON_THE_COAST.holds(ask, a):
                    out.append(place)


def _legal_bids(words: Words, ask: Ask, out: list[Action]) -> None:
    """From the least bid that is allowed up to the money at hand."""
    s = ask.s
    least = s.bid + 1 if s.leader >= 0 else s.minimum
    for price in range(least, min(ask.money, MOST_NUMBER) + 1):
        out.append(words.bids[price])
    if s.phase == BIDDING:
        out.append(words.withdraw)


def _legal_maps(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    rules = MAP_RULES if s.phase == MAP else AFTER_RULES
    a = Line()
    for deck in s.table.decks:
        a.map = s.n[ask.base + HAND + deck] - 1
        if a.map >= 0 and all_hold(rules, ask, a):
            out.append(words.maps[a.map])
    a.map = TOP_OF_DECK
    if all_hold(rules, ask, a):
        out.append(words.top)
    a.map = NO_MAP
    if all_hold(rules, ask, a):
        out.append(words.no_map)


# -- what could be said


def candidates(words: Words, s: State, seat: int) -> list[Action]:
    """Every line this phase can spell with the pieces there are, legal or not.

    Extractions go one cube beyond what a mine could give; bids and investments £2 beyond the money.
    """
    out: list[Action] = []
    if seat not in to_act(s):
        return out
    money = s.n[seat * WIDTH + MONEY]
    more = min(money + 2, MOST_NUMBER)
    if s.phase == KEEP:
        out.extend(words.keeps)
    elif s.phase == TURN:
        _action_candidates(words, s, out)
    elif s.phase in (OPENING, BIDDING):
        out.extend(words.bids[: more + 1])
        out.append(words.withdraw)
    elif s.phase in (MAP, MAP_AFTER):
        out.extend([*words.maps, words.top, words.no_map])
    elif s.phase == DRAIN:
        out.extend([*words.drains, words.done])
    elif s.phase == TOKENS:
        for places in words.places:
            out.extend(places)
        out.append(words.done)
    elif s.phase == INVEST:
        for sum in range(1, min(money + 10, MOST_NUMBER) + 1):
            out.append(Invest(TENS, sum))
            out.append(Invest(FIVES, sum))
        out.append(words.withdraw)
    elif s.phase == SURVEY:
        out.extend([*words.surveys, words.no_survey])
    elif s.phase == CALCINER:
        out.extend([words.calciner, words.no_calciner])
    else:
        out.extend(words.raises)
    return out


def _action_candidates(words: Words, s: State, out: list[Action]) -> None:
    out.extend(words.builds)
    for area in range(len(s.parts.areas)):
        at = area * AREA + ORE
        room = capacity(s, area) + 1
        for copper in range(min(room, s.a[at + COPPER] + 1) + 1):
            for tin in range(min(room - copper, s.a[at + TIN] + 1) + 1):
                out.append(words.extract(area, copper, tin))
    for improves in words.improves:
        out.extend(improves)
    out.extend(words.own_miners)
    out.extend([words.pumps, words.pasties, words.pass_, words.sell_arsenic])
    out.extend(words.processes)
    for journeys in words.emigrates:
        out.extend(journeys)
    for places in words.places:
        out.extend(places)


# -- what is refused


def violated(s: State, seat: int, a: Action) -> list[Violation]:
    """Turn and phase first, with ids of their own; then the rules of the action, in rulebook order."""
    if seat not in to_act(s):
        told = s.phase > CHANCE_PHASES and s.phase not in (KEEP, OVER)
        return [Violation(NOT_YOUR_TURN, {"turn": s.turn} if told else {})]
    ask = Ask(s, seat)
    w = Line()
    phase = s.phase
    if phase == TURN:
        return _violated_action(ask, w, a)
    if phase == KEEP and isinstance(a, Keep):
        w.map = a.map
        return broken(KEEP_RULES, ask, w)
    if phase in (MAP, MAP_AFTER) and isinstance(a, PlayMap):
        w.map = a.map
        return broken(MAP_RULES if phase == MAP else AFTER_RULES, ask, w)
    if phase in (OPENING, BIDDING) and isinstance(a, Bid):
        w.price = a.price
        return broken(OPENING_RULES if phase == OPENING else BIDDING_RULES, ask, w)
    if isinstance(a, Withdraw):
        if phase == OPENING:
            return broken(WITHDRAW_OPENING_RULES, ask, w)
        if phase in (BIDDING, INVEST):
            return []
    if phase == DRAIN and isinstance(a, Drain):
        w.area = a.area
        return broken(DRAIN_RULES, ask, w)
    if phase in (DRAIN, TOKENS) and isinstance(a, Done):
        return []
    if phase == TOKENS and isinstance(a, Place):
        return _violated_action(ask, w, a)
    if phase == INVEST and isinstance(a, Invest):
        w.unit = a.unit
        w.money = a.money
        return broken(INVEST_RULES, ask, w)
    if phase == SURVEY and isinstance(a, Survey):
        w.area = a.area
        return broken(SURVEY_RULES, ask, w)
    if phase == CALCINER and isinstance(a, BuildCalciner):
        return []
    if phase == RAISE and isinstance(a, Raise):
        return []
    return [Violation(NOT_NOW, {})]


def _violated_action(ask: Ask, w: Line, a: Action) -> list[Violation]:
    parts = ask.s.parts
    if isinstance(a, Build):
        w.area = a.area
        return broken(BUILD_RULES, ask, w)
    if isinstance(a, Extract):
        w.area = a.area
        w.copper = a.copper
        w.tin = a.tin
        w.work = parts.cost_extract
        return broken(EXTRACT_RULES, ask, w)
    if isinstance(a, Improve):
        w.improvement = a.improvement
        w.place = a.place
        w.work = parts.costs[a.improvement]
        if not a.own:
            return broken(IMPROVE_RULES, ask, w)
        w.area = a.place
        return broken(OWN_MINER_RULES, ask, w)
    if isinstance(a, Place):
        w.improvement = a.improvement
        w.place = a.place
        return broken(PLACE_RULES, ask, w)
    if isinstance(a, Pumps):
        w.work = parts.cost_pumps
        return broken(PUMPS_RULES, ask, w)
    if isinstance(a, Pasties):
        w.work = parts.cost_pasties
        return broken(PASTIES_RULES, ask, w)
    if isinstance(a, Process):
        w.area = a.area
        return broken(PROCESS_RULES, ask, w)
    if isinstance(a, SellArsenic):
        w.work = parts.cost_sell_arsenic
        return broken(SELL_ARSENIC_RULES, ask, w)
    if isinstance(a, Emigrate):
        w.area = a.area
        w.destination = a.destination
        w.work = parts.cost_emigrate
        return broken(EMIGRATE_RULES, ask, w)
    if isinstance(a, Pass):
        return []
    return [Violation(NOT_NOW, {})]


# -- what happens


def apply(s: State, seat: int, a: Action, events: list[Event] | None) -> None:
    if seat == CHANCE:
        _apply_chance(s, a, events)
    elif isinstance(a, Bid):
        bid(s, seat, a.price, events)
    elif isinstance(a, Withdraw):
        if s.phase == INVEST:
            stop_investing(s, seat, events)
            next_investor(s, seat, events)
        else:
            withdraw(s, seat, events)
    elif isinstance(a, PlayMap):
        if s.phase == MAP_AFTER:
            map_after(s, seat, a.map, events)
        elif a.map >= 0:
            map_before(s, seat, a.map, events)
        else:
            s.phase = TOP if a.map == TOP_OF_DECK else OPENING
    elif isinstance(a, Invest):
        tens = a.money // TENS if a.unit == TENS else 0
        fives = a.money // FIVES if a.unit == FIVES else 0
        invest(s, seat, tens, fives, events)
        next_investor(s, seat, events)
    elif isinstance(a, Keep):
        keep_map(s, seat, a.map, events)
    elif isinstance(a, Survey):
        survey(s, seat, a.area, events)
    elif isinstance(a, BuildCalciner):
        decide_calciner(s, seat, a.here, events)
    elif isinstance(a, Raise):
        sell_all(s, a.ore, events)
    elif isinstance(a, Drain):
        pump(s, seat, a.area, events)
        s.pumps -= 1
        use_pumps(s, events)
    elif isinstance(a, Done):
        if s.phase == DRAIN:
            stop_pumps(s, events)
        else:
            next_turn(s, events)
    else:
        _apply_action(s, seat, a, events)


def _apply_action(s: State, seat: int, a: Action, events: list[Event] | None) -> None:
    parts = s.parts
    if isinstance(a, Build):
        begin_auction(s, seat, a.area, events)
    elif isinstance(a, Extract):
        extract(s, seat, a.area, a.copper, a.tin, events)
        move(s, seat, parts.cost_extract, events)
        end_turn(s, events)
    elif isinstance(a, Improve):
        take_token(s, a.improvement)
        if a.own:
            put_own_miner(s, seat, a.place, events)
        else:
            put(s, seat, a.improvement, a.place, "board", events)
        move(s, seat, parts.costs[a.improvement], events)
        end_turn(s, events)
    elif isinstance(a, Place):
        use_token(s, seat, a.improvement)
        put(s, seat, a.improvement, a.place, "michigan", events)
        if s.phase == TOKENS:
            end_turn(s, events)
        else:
            next_turn(s, events)  # still his turn, unless he must pass
    elif isinstance(a, Pumps):
        take_pumps(s, seat, events)
        move(s, seat, parts.cost_pumps, events)
        use_pumps(s, events)
    elif isinstance(a, Pasties):
        s.n[seat * WIDTH + MONEY] += PASTIES_MONEY
        tell(events, PastiesSold, seat, PASTIES_MONEY)
        move(s, seat, parts.cost_pasties, events)
        end_turn(s, events)
    elif isinstance(a, Process):
        process(s, seat, a.area, events)
        end_turn(s, events)
    elif isinstance(a, SellArsenic):
        sell_arsenic(s, seat, events)
        move(s, seat, parts.cost_sell_arsenic, events)
        end_turn(s, events)
    elif isinstance(a, Emigrate):
        emigrate(s, seat, a.area, a.destination, events)
        move(s, seat, parts.cost_emigrate, events)
        end_turn(s, events)
    else:
        assert isinstance(a, Pass)
        pass_(s, seat, False, events)
        next_turn(s, events)


def _apply_chance(s: State, a: Action, events: list[Event] | None) -> None:
    if isinstance(a, OrderDrawn):
        s.track = list(a.order)
        tell(events, OrderSet, list(a.order))
        s.turn = 0
        s.phase = OPEN
        _skip_regions(s)
    elif isinstance(a, Opened):
        _open_tiles(s, a, events)
    elif isinstance(a, Dealt):
        _deal(s, a, events)
    elif isinstance(a, BackSeen):
        see_back(s, a.region, events)
    elif isinstance(a, Rolled):
        set_price(s, a.ore, a.dice, events)
        if a.ore == TIN:
            s.phase = ROLL_COPPER
        else:
            next_turn(s, events)
    elif isinstance(a, TileSeen):
        if a.open:
            show_tile(s, a.tile, events)
        else:
            see_tile(s, a.tile, events)
    elif isinstance(a, TopTurned):
        if s.phase == TOP:
            turn_top(s, a.map, events)
        else:
            turn_his_map(s, a.map, events)
    elif isinstance(a, CardRevealed):
        reveal_card(s, a.card, events)
    else:
        assert isinstance(a, DiceRolled)
        wallace_dice(s, a.dice, events)


def _skip_regions(s: State) -> None:
    """Regions where no tile is turned up; then the maps are dealt."""
    if s.turn >= len(s.table.regions) or s.parts.open_tiles[s.table.people] == 0:
        s.turn = 0
        s.phase = DEAL


def _open_tiles(s: State, a: Opened, events: list[Event] | None) -> None:
    """TIN-2.5."""
    for at in range(len(a.areas)):
        s.a[a.areas[at] * AREA + TILE] = tile_word(UP, 0, a.tiles[at])
        s.tiles &= ~(1 << a.tiles[at])
        tell(events, TileOpened, s.parts.area_ids[a.areas[at]], s.parts.tile_ids[a.tiles[at]])
    s.turn += 1
    _skip_regions(s)


def _deal(s: State, a: Dealt, events: list[Event] | None) -> None:
    """TIN-2.7."""
    base = a.seat * WIDTH
    for map in a.maps:
        s.pool[map] -= 1
        deck = s.parts.maps[map].deck
        if deck == WILD:
            s.n[base + HAND + WILD] = map + 1
        else:
            at = base + CHOICE + 2 * deck
            s.n[at + 1 if s.n[at] else at] = map + 1
    tell(events, HandSeen, a.seat, list(a.names))
    s.turn += 1
    if s.turn == s.table.people:
        s.turn = 0
        s.phase = KEEP


# -- chance


@final
class OrderDraw(Draw):
    """Any order of the work markers (TIN-2.3)."""

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


@final
class OpenDraw(Draw):
    """Which tiles of a region are turned up, and what they are (TIN-2.5, R4)."""

    def __init__(self, words: Words, areas: list[int], tiles: list[int], count: int) -> None:
        self.words: Final = words
        self.areas: Final = areas
        self.tiles: Final = tiles
        self.count: Final = count

    def sample(self, rng: Rng) -> Action:
        areas = sorted([self.areas[at] for at in _pick(len(self.areas), self.count, rng)])
        tiles = [self.tiles[at] for at in _pick(len(self.tiles), self.count, rng)]
        return self.words.opened(areas, tiles)

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, Opened) or len(outcome.areas) != self.count:
            return 0.0
        if len(set(outcome.areas)) != self.count or len(set(outcome.tiles)) != self.count:
            return 0.0
        weight = 1.0
        for at in range(self.count):
            if outcome.areas[at] not in self.areas or outcome.tiles[at] not in self.tiles:
                return 0.0
            weight *= (at + 1) / (len(self.areas) - at) / (len(self.tiles) - at)
        return weight


def _pick(n: int, count: int, rng: Rng) -> list[int]:
    """So many different numbers below n, in drawn order."""
    return draw_from([1] * n, count, rng)


@final
class DealDraw(Draw):
    """Maps for one seat: two of each region in use, one of the wild deck (TIN-2.7)."""

    def __init__(self, words: Words, s: State, seat: int) -> None:
        self.words: Final = words
        self.seat: Final = seat
        self.decks: Final = s.table.decks
        self.pool: Final = s.pool
        self.parts: Final = s.parts

    def _pool_of(self, deck: int) -> list[int]:
        maps = self.parts.maps
        return [self.pool[kind] if maps[kind].deck == deck else 0 for kind in range(len(maps))]

    def sample(self, rng: Rng) -> Action:
        out: list[int] = []
        for deck in self.decks:
            out.extend(draw_from(self._pool_of(deck), 1 if deck == WILD else 2, rng))
        return self.words.dealt(self.seat, sorted(out))

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, Dealt) or outcome.seat != self.seat:
            return 0.0
        weight = 1.0
        total = 0
        for deck in self.decks:
            drawn = [map for map in outcome.maps if self.parts.maps[map].deck == deck]
            if len(drawn) != (1 if deck == WILD else 2):
                return 0.0
            total += len(drawn)
            weight *= weight_of(self._pool_of(deck), drawn) * len(set(drawn))
        return weight if total == len(outcome.maps) else 0.0


@final
class BackDraw(Draw):
    """The region of Lord Wallace's next map: his deck is shuffled (TIN-13.5)."""

    def __init__(self, left: list[int]) -> None:
        self.left: Final = left

    def sample(self, rng: Rng) -> Action:
        return BackSeen(draw_from(self.left, 1, rng)[0])

    def weight(self, outcome: Action) -> float:
        return weight_of(self.left, [outcome.region]) if isinstance(outcome, BackSeen) else 0.0


@final
class DiceDraw(Draw):
    """Dice, each with the faces of the box; `ore` -1: for Lord Wallace's bid."""

    def __init__(self, ore: int, faces: list[int], counts: list[int], dice: int) -> None:
        self.ore: Final = ore
        self.faces: Final = faces
        self.counts: Final = counts
        self.dice: Final = dice

    def sample(self, rng: Rng) -> Action:
        dice = tuple([self.faces[rng.below(len(self.faces))] for _ in range(self.dice)])
        return Rolled(self.ore, dice) if self.ore >= 0 else DiceRolled(dice)

    def weight(self, outcome: Action) -> float:
        if (isinstance(outcome, Rolled) and outcome.ore == self.ore) or (
            isinstance(outcome, DiceRolled) and self.ore < 0
        ):
            dice = outcome.dice
        else:
            return 0.0
        weight = 1.0 if len(dice) == self.dice else 0.0
        for die in dice:
            weight *= self.counts[die] / len(self.faces) if die < len(self.counts) else 0.0
        return weight


@final
class TileDraw(Draw):
    """Which tile lies face down: any of the region that nobody has seen."""

    def __init__(self, open: bool, area: int, area_name: str, tiles: list[int], names: list[str]) -> None:
        self.open: Final = open
        self.area: Final = area
        self.area_name: Final = area_name
        self.tiles: Final = tiles
        self.names: Final = names

    def sample(self, rng: Rng) -> Action:
        tile = self.tiles[rng.below(len(self.tiles))]
        return TileSeen(self.open, self.area_name, self.names[tile], self.area, tile)

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, TileSeen) or outcome.open != self.open or outcome.area != self.area:
            return 0.0
        return 1 / len(self.tiles) if outcome.tile in self.tiles else 0.0


@final
class MapDraw(Draw):
    """The top map of a deck: counts by kind, in two cases with their odds (see `_solo_map`)."""

    def __init__(self, names: list[str], cases: list[list[int]], odds: list[int]) -> None:
        self.names: Final = names
        self.cases: Final = cases
        self.odds: Final = odds

    def sample(self, rng: Rng) -> Action:
        case = draw_from(self.odds, 1, rng)[0]
        map = draw_from(self.cases[case], 1, rng)[0]
        return TopTurned(self.names[map], map)

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, TopTurned):
            return 0.0
        weight = 0.0
        for case in range(len(self.cases)):
            if self.odds[case]:
                weight += self.odds[case] / sum(self.odds) * weight_of(self.cases[case], [outcome.map])
        return weight


@final
class CardDraw(Draw):
    """Lord Wallace's next action card; an empty deck is shuffled anew (TIN-13.9)."""

    def __init__(self, names: list[str], cards: list[int]) -> None:
        self.names: Final = names
        self.cards: Final = cards

    def sample(self, rng: Rng) -> Action:
        card = self.cards[rng.below(len(self.cards))]
        return CardRevealed(self.names[card], card)

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, CardRevealed) or outcome.card not in self.cards:
            return 0.0
        return 1 / len(self.cards)


def unseen_tiles(s: State, region: int) -> list[int]:
    """Tiles of a region nobody has seen."""
    return [
        tile
        for tile in range(len(s.parts.tiles))
        if s.tiles >> tile & 1 and s.parts.tiles[tile].region == region
    ]


def chance(words: Words, s: State) -> Draw:
    parts = s.parts
    phase = s.phase
    if phase == ORDER:
        return OrderDraw(s.players)
    if phase == OPEN:
        region = s.table.regions[s.turn]
        areas = [
            area
            for area in range(len(parts.areas))
            if parts.region_of[area] == region and tile_state(s.a[area * AREA + TILE]) == DOWN
        ]
        return OpenDraw(words, areas, unseen_tiles(s, region), parts.open_tiles[s.table.people])
    if phase == DEAL:
        return DealDraw(words, s, s.turn)
    if phase == BACK:
        return BackDraw(s.b[LEFT : LEFT + REGIONS])
    if phase in (ROLL_TIN, ROLL_COPPER):
        ore = TIN if phase == ROLL_TIN else COPPER
        return DiceDraw(ore, parts.faces, parts.face_counts, DICE)
    if phase in (LOOK, REVEAL):
        tiles = unseen_tiles(s, parts.region_of[s.area])
        return TileDraw(phase == REVEAL, s.area, parts.area_ids[s.area], tiles, parts.tile_ids)
    if phase in (TOP, WALLACE_MAP):
        region = parts.region_of[s.area]
        if s.table.solo:
            return _solo_map(s, region, phase == TOP)
        return MapDraw(parts.map_ids, [_pool_of(s, region)], [1])
    if phase == CARD:
        full = (1 << len(parts.card_ids)) - 1
        out = 0 if s.cards == full else s.cards
        return CardDraw(parts.card_ids, [card for card in range(len(parts.card_ids)) if out >> card & 1 == 0])
    assert phase == WALLACE_DICE
    row = bid_row(s, area_value(s, None))
    return DiceDraw(-1, parts.faces, parts.face_counts, len(row.dice))


def _pool_of(s: State, region: int) -> list[int]:
    """Maps of a region's deck, by kind."""
    maps = s.parts.maps
    return [s.pool[kind] if maps[kind].deck == region else 0 for kind in range(len(maps))]


def _solo_map(s: State, region: int, deck: bool) -> Draw:
    """The next map of the region's deck, or of Lord Wallace's two.

    Nobody has seen his maps, so they have no faces yet: like the rest of the deck they are any of the unseen maps. Only
    the map you threw back at setup is certainly not his. Whether it has been turned up can be uncertain (another of
    the same kind may lie there), so there are two cases. With m deck maps and l of his turned up, x and y of them of
    the kind thrown back, u of that kind unseen at first and d maps in the deck at first, the odds of *turned up* to
    *still in the deck* are x (d + 2 - m - l) to (d - m) (u - x - y + 1): the ways in which the maps seen can be dealt.
    """
    maps = s.parts.maps
    thrown = s.n[THROWN + region] - 1
    kept = max(s.n[HAND + region], s.n[USED + region]) - 1
    m = l_ = x = y = 0
    unseen = [s.table.map_counts[kind] if maps[kind].deck == region else 0 for kind in range(len(maps))]
    if kept >= 0:
        unseen[kept] -= 1
    at_first = sum(unseen) - 2  # two are his; the thrown one is back
    if thrown >= 0:
        unseen[thrown] -= 1
    u = unseen[thrown] if thrown >= 0 else 0
    for item in s.played:
        kind = item & KIND_MASK
        if maps[kind].deck != region:
            continue
        if item >> SOURCE_SHIFT == FROM_DECK:
            m += 1
            x += int(kind == thrown)
            unseen[kind] -= 1
        elif item >> SOURCE_SHIFT == FROM_WALLACE:
            l_ += 1
            y += int(kind == thrown)
            unseen[kind] -= 1
    still = unseen[:]  # the thrown map still lies in the deck: all turned up were others
    if thrown < 0:
        return MapDraw(s.parts.map_ids, [still], [1])
    gone = unseen[:]  # it has been turned up: one of its kind more is unseen
    gone[thrown] += 1
    odds = [x * (at_first + 2 - m - l_), (at_first - m) * max(0, u - x - y + 1)]
    if not deck:
        return MapDraw(s.parts.map_ids, [gone, still], odds)
    return DeckDraw(s.parts.map_ids, gone, still, thrown, at_first - m, odds)


@final
class DeckDraw(Draw):
    """The top of a region deck in the solo game; in the second case one of its maps is the one thrown back."""

    def __init__(
        self, names: list[str], gone: list[int], still: list[int], thrown: int, size: int, odds: list[int]
    ) -> None:
        self.names: Final = names
        self.gone: Final = gone
        self.still: Final = still
        self.thrown: Final = thrown
        self.size: Final = size
        self.odds: Final = odds

    def sample(self, rng: Rng) -> Action:
        if draw_from(self.odds, 1, rng)[0] == 0:
            map = draw_from(self.gone, 1, rng)[0]
        elif rng.below(self.size) == 0:
            map = self.thrown
        else:
            map = draw_from(self.still, 1, rng)[0]
        return TopTurned(self.names[map], map)

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, TopTurned):
            return 0.0
        weight = self.odds[0] / sum(self.odds) * weight_of(self.gone, [outcome.map]) if self.odds[0] else 0.0
        if self.odds[1]:
            there = (self.size - 1) / self.size * weight_of(self.still, [outcome.map])
            there += 1 / self.size if outcome.map == self.thrown else 0.0
            weight += self.odds[1] / sum(self.odds) * there
        return weight
