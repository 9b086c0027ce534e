"""What contradicts the box, the rules or itself in a position, told in the words of position text."""

from __future__ import annotations

from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.core.soundness import clashing, lacking, miscounted, stale, too_many
from gwarek.games.tinnerstrail.components import (
    DECKS,
    DESTINATIONS,
    IMPROVEMENTS,
    PORT,
    REGIONS,
    ROUNDS,
    TRAIN,
)
from gwarek.games.tinnerstrail.draws import unseen_tiles
from gwarek.games.tinnerstrail.state import (
    AREA,
    BACK,
    BIDDING,
    CALCINER,
    CALCINER_HERE,
    CALCINERS,
    CARD,
    CHANCE_PHASES,
    CHOICE,
    COLUMN,
    DEAL,
    DOWN,
    DRAIN,
    DRAINAGE,
    FOR_GREENFIELD,
    FOR_MINE,
    FOR_SETUP,
    FOR_SURVEY,
    HAND,
    HELD,
    INCOME,
    INVEST,
    KEEP,
    KIND_MASK,
    LEFT,
    LIMITER,
    LOOK,
    LOST,
    MAP,
    MAP_AFTER,
    MINES,
    MONEY,
    OPEN,
    OPENING,
    ORDER,
    ORE,
    OVER,
    OWN_MINER,
    OWN_MINERS,
    OWNER,
    PHASES,
    POINTS,
    PUMP,
    RAISE,
    REVEAL,
    ROW,
    SENT,
    SHELF,
    SURVEY,
    THERE,
    THROWN,
    TILE,
    TOKENS,
    TOKENS_HELD,
    TOP,
    TURN,
    WALLACE_DICE,
    WALLACE_MAP,
    WATER,
    WIDTH,
    WITHDRAWN,
    State,
    deck_size,
    has_tile,
    is_down,
    is_wallace,
    may_take_part,
    seers_of,
    tile_kind,
    tile_state,
    turned_by_wallace,
    work_left,
)

Faults = list[Problem]

AUCTION = (LOOK, REVEAL, TOP, WALLACE_MAP, WALLACE_DICE, MAP, OPENING, BIDDING, MAP_AFTER, CALCINER)


def faults(s: State) -> Faults:
    """Conservation of mines, maps, tiles and tokens, what a phase needs, and what can never be."""
    out: Faults = []
    _area_faults(s, out)
    _tile_faults(s, out)
    for seat in range(s.players):
        _seat_faults(s, seat, out)
    _map_faults(s, out)
    _track_faults(s, out)
    if not out:
        _course_faults(s, out)
    return out


# -- the map


def _area_faults(s: State, out: Faults) -> None:
    for area in range(len(s.parts.areas)):
        at = area * AREA
        id = s.parts.area_ids[area]
        if min(s.a[at + ORE : at + AREA]) < 0:
            out.append(miscounted(f"at {id}", min(s.a[at + ORE : at + AREA]), 0))
        if s.a[at + OWNER] >= 0:
            mine = f"mine {id} {SEAT_WORDS[s.a[at + OWNER]]}"
            if s.a[at + TILE]:
                out.append(clashing(f"tile {id}", mine))
            if s.a[at + DRAINAGE]:
                out.append(clashing(f"at {id} drainage", mine))
        else:
            for key, offset in (
                ("water", WATER),
                ("own", OWN_MINER),
                ("pump", PUMP),
                ("calciner", CALCINER_HERE),
            ):
                if s.a[at + offset]:
                    out.append(lacking(f"at {id} {key} {s.a[at + offset]}", f"mine {id}"))
        if s.a[at + THERE + PORT] and not s.parts.coastal[area]:
            out.append(clashing(f"at {id} port", id))
        for key, offset in (("port", THERE + PORT), ("train", THERE + TRAIN), ("own", OWN_MINER)):
            if s.a[at + offset] > 1:
                out.append(too_many(f"at {id} {key} {s.a[at + offset]}", s.a[at + offset], 1))
        miners = s.a[at + THERE] + s.a[at + OWN_MINER]
        if miners > 1 and not s.table.emigration:
            out.append(too_many(f"at {id} miner {miners}", miners, 1))


def _tile_faults(s: State, out: Faults) -> None:
    """Every face-down tile nobody knows must be one of the unseen ones of its region."""
    blank = [0] * REGIONS
    seen: set[int] = set()
    for area in range(len(s.parts.areas)):
        word = s.a[area * AREA + TILE]
        kind = tile_kind(word)
        if kind >= 0:
            if kind in seen or s.tiles >> kind & 1:
                out.append(miscounted(f"tile {s.parts.area_ids[area]} {s.parts.tile_ids[kind]}", 2, 1))
            seen.add(kind)
        elif tile_state(word) in (DOWN, LOST):
            blank[s.parts.region_of[area]] += 1
    for region in range(REGIONS):
        unseen = len(unseen_tiles(s, region))
        if blank[region] > unseen:
            out.append(too_many(f"down {DECKS[region]}", blank[region], unseen))


# -- the players


def _seat_faults(s: State, seat: int, out: Faults) -> None:
    base = seat * WIDTH
    word = SEAT_WORDS[seat]
    if min(s.n[base + MONEY : base + HAND]) < 0:
        out.append(miscounted(word, min(s.n[base + MONEY : base + HAND]), 0))
    mines = calciners = miners = 0
    for area in range(len(s.parts.areas)):
        at = area * AREA
        if s.a[at + OWNER] == seat:
            mines += 1
            calciners += s.a[at + CALCINER_HERE]
            miners += s.a[at + OWN_MINER]
    for at in range(SENT, SENT + len(DESTINATIONS) * ROUNDS):
        miners += int(s.b[at] == seat + 1)
    extra = s.table.extra_mines if is_wallace(s, seat) else 0
    if mines + s.n[base + MINES] != s.parts.mines + extra:
        out.append(miscounted(f"mines {word}", mines + s.n[base + MINES], s.parts.mines + extra))
    if s.table.arsenic and calciners + s.n[base + CALCINERS] != 1:
        out.append(miscounted(f"calciners {word}", calciners + s.n[base + CALCINERS], 1))
    if s.table.emigration and miners + s.n[base + OWN_MINERS] != s.parts.own_miners:
        out.append(miscounted(f"miners {word}", miners + s.n[base + OWN_MINERS], s.parts.own_miners))
    if work_left(s, seat) < 0 and s.n[base + ROW] == 0:
        out.append(clashing(f"columns {s.n[base + COLUMN]}", f"limiter {s.n[base + LIMITER]}"))
    if s.phase == OVER and s.n[base + HELD] + s.n[base + HELD + 1]:
        out.append(clashing(f"ore {word}", f"phase {PHASES[OVER]}"))
    if not s.table.emigration and (s.n[base + INCOME] or s.n[base + POINTS + ROUNDS]):
        out.append(clashing(f"income {s.n[base + INCOME]}", "option emigration no"))


# -- maps, tracks, shelves


def _map_faults(s: State, out: Faults) -> None:
    found = s.pool[:]
    for item in s.played:
        found[item & KIND_MASK] += 1
    for seat in range(s.table.people):
        base = seat * WIDTH
        for at in range(len(DECKS)):
            if s.n[base + HAND + at]:
                found[s.n[base + HAND + at] - 1] += 1
        for at in range(2 * REGIONS):
            if s.n[base + CHOICE + at]:
                found[s.n[base + CHOICE + at] - 1] += 1
        for at in range(REGIONS):
            if s.n[base + THROWN + at] and not s.table.few:
                found[s.n[base + THROWN + at] - 1] += 1
    for kind in range(len(found)):
        if found[kind] != s.table.map_counts[kind] or s.pool[kind] < 0:
            given = found[kind] - min(0, s.pool[kind])
            out.append(miscounted(s.parts.map_ids[kind], given, s.table.map_counts[kind]))
    if s.table.few:
        for region in s.table.regions:
            told = turned_by_wallace(s, region) + s.b[LEFT + region] if s.table.solo else 0
            if told > 2:  # TIN-13.5
                out.append(too_many(f"backs {DECKS[region]} {s.b[LEFT + region]}", told, 2))
            if s.phase > KEEP and deck_size(s, region) < 0:
                out.append(miscounted(f"played {DECKS[region]}", deck_size(s, region), 0))


def _track_faults(s: State, out: Faults) -> None:
    if sorted(s.track) != list(range(s.players)):
        out.append(miscounted("track", len(s.track), s.players))
    for row in range(len(s.rows)):
        if s.n[s.rows[row] * WIDTH + ROW] != row + 1:
            out.append(stale(f"rows {SEAT_WORDS[s.rows[row]]}"))
    if len([seat for seat in range(s.players) if s.n[seat * WIDTH + ROW]]) != len(s.rows):
        out.append(stale("rows"))
    for improvement in range(len(IMPROVEMENTS)):
        for at in range(ROUNDS):
            left = s.b[SHELF + improvement * ROUNDS + at]
            most = s.table.shelf.tokens[improvement][at]
            if not 0 <= left <= most:
                out.append(too_many(f"shelf {IMPROVEMENTS[improvement]} {left}", left, most))


# -- the course of the game


def _course_faults(s: State, out: Faults) -> None:
    """What the phase needs to be played on."""
    phase = f"phase {PHASES[s.phase]}"
    if s.phase > CHANCE_PHASES and s.phase not in (KEEP, OVER) and is_wallace(s, s.turn):
        out.append(clashing(f"turn {SEAT_WORDS[s.turn]}", phase))
    if s.phase == TURN and s.turn != s.active:
        out.append(clashing(f"turn {SEAT_WORDS[s.turn]}", f"active {SEAT_WORDS[s.active]}"))
    if s.phase in (ORDER, OPEN, DEAL, KEEP) or (s.phase == BACK and s.purpose == FOR_SETUP):
        _setup_faults(s, phase, out)
    if s.peek >= 0 and s.phase not in AUCTION:
        out.append(clashing(f"peek {SEAT_WORDS[s.peek]}", phase))
    if s.phase in AUCTION:
        _auction_faults(s, phase, out)
    word = SEAT_WORDS[s.turn] if s.phase > DEAL else ""
    base = s.turn * WIDTH
    if s.phase in (TURN, TOKENS, DRAIN) and s.n[base + ROW]:
        out.append(clashing(f"turn {word}", "rows"))
    if s.phase == DRAIN and not 1 <= s.pumps <= s.group:
        out.append(lacking(phase, "pumping"))
    if s.phase == TOKENS and sum(s.n[base + TOKENS_HELD : base + TOKENS_HELD + len(IMPROVEMENTS)]) == 0:
        out.append(lacking(phase, f"tokens {word}"))
    if s.phase in (CARD, BACK, WALLACE_MAP, WALLACE_DICE) and not s.table.solo:
        out.append(lacking(phase, "seats 1"))
    if s.phase == BACK and sum(s.b[LEFT : LEFT + REGIONS]) < 1:
        out.append(lacking(phase, "backs"))
    if s.phase == CARD and s.n[(s.players - 1) * WIDTH + ROW]:
        out.append(clashing(phase, "rows"))
    if s.phase in (RAISE, INVEST):
        if len(s.rows) < s.players:
            out.append(lacking(phase, "rows"))
        if s.n[base + WITHDRAWN]:
            out.append(clashing(f"withdrawn {word}", phase))
        if s.phase == INVEST and s.n[base + MONEY] < 5:
            out.append(lacking(phase, f"money {word}"))
    if s.phase not in (LOOK, REVEAL, SURVEY) and s.surveys:
        out.append(clashing(f"surveys {s.surveys}", phase))
    if s.phase == SURVEY or (s.phase in (LOOK, REVEAL) and s.purpose == FOR_SURVEY):
        _survey_faults(s, phase, out)
    if s.phase == OVER and s.round < ROUNDS:
        out.append(clashing(phase, f"round {s.round}"))


def _setup_faults(s: State, phase: str, out: Faults) -> None:
    """TIN-2: nothing is played yet; maps are dealt seat by seat, then everybody keeps one of two."""
    if s.round != 1 or s.played:
        out.append(clashing(phase, f"round {s.round}; played"))
    if s.phase in (ORDER, OPEN, DEAL):
        if s.phase == OPEN and s.turn >= len(s.table.regions):
            out.append(too_many(f"step {s.turn}", s.turn, len(s.table.regions) - 1))
        if s.phase == DEAL and s.turn >= s.table.people:
            out.append(too_many(f"step {s.turn}", s.turn, s.table.people - 1))
        for seat in range(s.turn if s.phase == DEAL else 0, s.table.people):
            base = seat * WIDTH
            if max(s.n[base + HAND : base + WIDTH]) > 0:
                out.append(clashing(f"hand {SEAT_WORDS[seat]}", phase))
        for region in s.table.regions[s.turn if s.phase == OPEN else 0 :] if s.phase in (ORDER, OPEN) else []:
            down = [area for area in range(len(s.parts.areas)) if is_down(s, area)]
            here = len([area for area in down if s.parts.region_of[area] == region])
            if here < s.parts.open_tiles[s.table.people]:
                out.append(lacking(phase, f"down {DECKS[region]}"))
    waiting = False
    for seat in range(s.table.people):
        base = seat * WIDTH
        for region in s.table.regions:
            one, two = s.n[base + CHOICE + 2 * region], s.n[base + CHOICE + 2 * region + 1]
            waiting = waiting or one > 0
            if (one > 0) != (two > 0) or (one > 0 and s.n[base + HAND + region] > 0):
                out.append(clashing(f"choice {SEAT_WORDS[seat]} {DECKS[region]}", f"hand {SEAT_WORDS[seat]}"))
    if s.phase in (KEEP, BACK) and waiting != (s.phase == KEEP):
        out.append(lacking(phase, "choice") if s.phase == KEEP else clashing("choice", phase))


def _auction_faults(s: State, phase: str, out: Faults) -> None:
    """TIN-5, 6: an area somebody can get, and what the auction has come to."""
    if s.area < 0:
        out.append(lacking(phase, "auction"))
        return
    at = s.area * AREA
    auction = f"auction {s.parts.area_ids[s.area]}"
    winner = s.leader if s.phase != CALCINER else s.turn
    word = SEAT_WORDS[max(0, winner)]
    if s.phase == CALCINER:
        if s.a[at + OWNER] != s.turn or s.n[s.turn * WIDTH + CALCINERS] != 1 or not s.table.arsenic:
            out.append(lacking(phase, f"mine {s.parts.area_ids[s.area]} {word}; calciners 1"))
        return
    if s.a[at + OWNER] >= 0:
        out.append(clashing(auction, f"mine {s.parts.area_ids[s.area]}"))
        return
    blank = is_down(s, s.area) and tile_kind(s.a[at + TILE]) < 0
    if s.phase in (LOOK, REVEAL):
        if not blank:
            out.append(lacking(phase, f"down {s.parts.area_ids[s.area]}"))
    elif not has_tile(s, s.area):
        out.append(clashing(auction, f"bare {s.parts.area_ids[s.area]}"))
    if s.purpose in (FOR_SURVEY, FOR_GREENFIELD) and s.phase in (LOOK, REVEAL):
        return
    if s.phase == MAP_AFTER and blank:
        out.append(lacking(phase, f"tile {s.parts.area_ids[s.area]}"))
    if s.phase == MAP_AFTER or (s.phase == REVEAL and s.purpose == FOR_MINE):
        if s.leader < 0 or s.n[s.leader * WIDTH + MINES] < 1:
            out.append(lacking(phase, f"leader {word}; mines {word}"))
    elif s.leader >= 0 and (s.phase not in (BIDDING, WALLACE_DICE) or not may_take_part(s, s.leader)):
        out.append(clashing(f"leader {word}", phase))
    if s.phase in (MAP, OPENING, BIDDING) and not may_take_part(s, s.turn):
        out.append(clashing(f"turn {SEAT_WORDS[s.turn]}", phase))
    bidding = s.phase in (BIDDING, WALLACE_DICE) and s.leader >= 0 and not is_wallace(s, s.leader)
    if bidding and s.n[s.leader * WIDTH + MONEY] < s.bid:
        out.append(lacking(f"bid {s.bid}", f"money {word}"))
    asked = s.bidders >> s.turn & 1 == 1 and s.leader != s.turn
    if s.phase == BIDDING and not s.table.solo and not asked:
        out.append(lacking(phase, f"bidders {SEAT_WORDS[s.turn]}"))
    if s.peek >= 0 and seers_of(s.a[at + TILE]) >> s.peek & 1 == 0:
        out.append(lacking(f"peek {SEAT_WORDS[s.peek]}", f"seen {s.parts.area_ids[s.area]}"))
    region = s.parts.region_of[s.area]
    if s.phase == TOP and (not s.table.few or deck_size(s, region) < 1):
        out.append(clashing(phase, f"played {DECKS[region]}"))
    if s.phase == WALLACE_MAP and turned_by_wallace(s, region) > 1:
        out.append(clashing(phase, f"played wallace:{DECKS[region]}-…"))
    his = (s.players - 1) * WIDTH
    if s.phase in (WALLACE_MAP, WALLACE_DICE) and s.n[his + MINES] < 1:
        out.append(lacking(phase, f"mines {SEAT_WORDS[s.players - 1]}"))


def _survey_faults(s: State, phase: str, out: Faults) -> None:
    """TIN-9.6: the first two in order, or with two players the first, while a tile lies face down."""
    most = 1 if s.table.few else 2
    if not 1 <= s.surveys <= most:
        out.append(
            too_many(f"surveys {s.surveys}", s.surveys, most) if s.surveys else lacking(phase, "surveys")
        )
    if s.rows:
        out.append(clashing("rows", phase))
    if s.phase == SURVEY and not [a for a in range(len(s.parts.areas)) if is_down(s, a)]:
        out.append(lacking(phase, "down"))
