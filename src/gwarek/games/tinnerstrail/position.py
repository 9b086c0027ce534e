"""Position text of Tinners' Trail.

Clauses, separated by `;`, each optional. What is not said is as in a new game with every tile face down and no maps in
hand. Seats are named by their words (red, blue, yellow, purple, white); in the solo game Lord Wallace is blue. Numbers
by seat include him. Areas, borders, tiles and maps are named by their ids.

    seats 3                              option arsenic yes
    phase turn                           turn (default), map, opening, bidding, map_after, calciner, pumps, tokens,
                                         adelaide, invest, survey, keep, over; and when chance is to act: order, open,
                                         deal, back, tin, copper, look, reveal, top, card, wallace_map, wallace_dice
    round 2          prices 5 8          tin and copper in pounds (default 5 and 4 once rolled; `prices - -` before)
    turn red         active red          who decides, whose turn on the work track (default: as the track says)
    step 1                               phases open, deal: the number of the region or seat
    money 20 12 7    columns 0 2 2       by seat; money of Lord Wallace is what he has spent this round
    track red blue …                     order of arrival (default: by seat; within a column, top to bottom)
    rows blue                            investment track from the top: who has passed
    mines 6 5 6                          unbuilt (default: those not on the map)
    ore red 2 1      arsenic 0 1 0       copper and tin held; arsenic held by seat
    limiter - 9 -    calciners 1 0 1     column of the limiter; 1: calciner unbuilt (default: those not on the map)
    miners 4 4 3                         own miners unused (default: those not on the map or abroad)
    tokens red train 1 port 1            from Michigan               income 0 6 0     from Kimberley, each round
    rise red                             Adelaide token of this round
    withdrawn red blue                   from investing              extra 12         Lord Wallace's other money
    score round-1 44 0 0                 points by source and seat (rows: round-1 … round-4, sierra-madre)
    mine gwennap red 3 2 1               a mine with copper, tin and water
    at gwennap port 1 train 1 miner 1 own 1 pump 1 calciner 1 arsenic 2 drainage 1 copper 1 tin 1 water 3
    tile truro C2                        face up                     down st_just …   face down, as in a new game
    seen truro C2 red blue               face down, looked at by these
    lost truro       lost truro C2 red   removed unsold; known to red
    bare truro …                         no tile
    gone C1 C3                           tiles used up
    adit st_just-st_ives …
    shelf port 0 1 1 1                   tokens left by round (default: this round's and later ones)
    groups 0 1                           pump groups taken this round (numbers from the left)
    hand red A-tin1 wild_miner           thrown red A-port …          choice red A-tin1 A-port …
    played red:A-tin1 deck:B-port wallace:C-pump …                    maps played, oldest first
    market 0 0 1 …                       cubes by space               sent kimberley 3 red
    auction truro    minimum 3           bid 4      leader red        bidders red blue    bids 4 0 0
    map A-tin1 red                       played for it: from a hand, `deck` or `wallace`
    peek red                             who has looked at its tile in this auction (`seen` names them too)
    purpose mine                         what a tile is looked at or turned up for: bid, mine, survey, greenfield;
                                         or what a back is seen for: setup, dice, area
    pumping 2 3                          pumps left, size of the group       surveys 1
    back A           backs A 2 B 1       Lord Wallace's next map; maps left in his deck (default 2 each)
    cards LW01 …                         his action cards revealed since the last shuffle
"""

from __future__ import annotations

from typing import Final

from gwarek.core.game import GameInfo
from gwarek.core.position import Clause, read_clauses, read_table, table_clauses
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS, seat_of
from gwarek.games.tinnerstrail.components import (
    COPPER,
    DECKS,
    DESTINATIONS,
    IMPROVEMENTS,
    REGIONS,
    ROUNDS,
    TIN,
    Parts,
)
from gwarek.games.tinnerstrail.state import (
    AREA,
    ARSENIC,
    ARSENIC_HELD,
    BACK,
    BID,
    CALCINER_HERE,
    CALCINERS,
    CHANCE_PHASES,
    CHOICE,
    COLUMN,
    DEAL,
    DOWN,
    DRAINAGE,
    EXTRA,
    FROM_DECK,
    FROM_WALLACE,
    GROUPS,
    HAND,
    HELD,
    INCOME,
    INVEST,
    KEEP,
    KIND_MASK,
    LEFT,
    LIMITER,
    LOST,
    MARKET,
    MINES,
    MONEY,
    OPEN,
    ORDER,
    ORE,
    OWN_MINER,
    OWN_MINERS,
    OWNER,
    PHASES,
    POINTS,
    PUMP,
    PURPOSES,
    RISE,
    ROLL_COPPER,
    ROLL_TIN,
    ROW,
    SCORE_ROWS,
    SENT,
    SHELF,
    SOURCE_SHIFT,
    SURVEY,
    THERE,
    THROWN,
    TILE,
    TOKENS_HELD,
    TURN,
    UP,
    USED,
    WATER,
    WIDTH,
    WITHDRAWN,
    State,
    front_of_track,
    is_wallace,
    minimum_for,
    new_state,
    seers_of,
    tile_kind,
    tile_state,
    tile_word,
)
from gwarek.games.tinnerstrail.view import count_pool

KEYS: Final = [
    *["seats", "option", "phase", "round", "prices", "turn", "active", "step", "money", "columns", "track"],
    *["rows", "mines", "ore", "arsenic", "limiter", "calciners", "miners", "tokens", "income", "rise"],
    *["withdrawn", "extra", "score", "mine", "at", "tile", "down", "seen", "lost", "bare", "gone", "adit"],
    *["shelf", "groups", "hand", "thrown", "choice", "played", "market", "sent", "auction", "minimum"],
    *[
        "bid",
        "leader",
        "bidders",
        "bids",
        "map",
        "peek",
        "purpose",
        "pumping",
        "surveys",
        "back",
        "backs",
        "cards",
    ],
]
AT: Final = {
    "miner": THERE,
    "port": THERE + 1,
    "train": THERE + 2,
    "own": OWN_MINER,
    "pump": PUMP,
    "calciner": CALCINER_HERE,
    "arsenic": ARSENIC,
    "drainage": DRAINAGE,
    "copper": ORE + COPPER,
    "tin": ORE + TIN,
    "water": WATER,
}
BY_SEAT: Final = {
    "money": MONEY,
    "columns": COLUMN,
    "mines": MINES,
    "arsenic": ARSENIC_HELD,
    "calciners": CALCINERS,
    "miners": OWN_MINERS,
    "income": INCOME,
    "bids": BID,
}
NOT_YET: Final = "-"
DEFAULT_TIN: Final = 1  # columns of the prices where a position does not say them
DEFAULT_COPPER: Final = 1


# -- reading


def read_position(parts: Parts, info: GameInfo, text: str) -> State:
    clauses = read_clauses(text, KEYS)
    people, options = read_table(clauses, info)
    s = new_state(parts, options, people)
    s.phase = TURN
    said = {clause.key for clause in clauses}
    for clause in clauses:
        if clause.key in ("phase", "round"):
            _read_course(s, clause)
    if s.round == ROUNDS and s.phase in (INVEST, SURVEY):  # TIN-9.3: the game ends with everything invested
        raise Problem("position-round", round=s.round, word=PHASES[s.phase])
    if s.phase > ORDER and s.phase not in (OPEN, DEAL, BACK, KEEP, ROLL_TIN):
        s.tin = DEFAULT_TIN
        if s.phase != ROLL_COPPER:
            s.copper = DEFAULT_COPPER
    for improvement in range(len(IMPROVEMENTS)):
        for at in range(s.round - 1):
            s.b[SHELF + improvement * ROUNDS + at] = 0
    for clause in clauses:
        if clause.key in BY_SEAT:
            _read_by_seat(s, clause, BY_SEAT[clause.key])
        elif clause.key in ("mine", "at", "tile", "down", "seen", "lost", "bare", "adit"):
            _read_map(s, clause)
        elif clause.key in ("hand", "thrown", "choice", "played", "map"):
            _read_maps(s, clause)
        elif clause.key not in ("seats", "option", "phase", "round", "turn", "active", "gone"):
            _read_other(s, clause)
    _find_tiles(s, clauses)
    _count_pieces(s, said)
    for deck in s.table.decks:
        count_pool(s, deck)
    _find_turn(s, clauses, said)
    if s.area >= 0 and "minimum" not in said:
        s.minimum = minimum_for(s, s.map)
    return s


def _read_course(s: State, clause: Clause) -> None:
    if clause.key == "phase":
        s.phase = clause.index(0, PHASES)
    else:
        s.round = clause.between(0, 1, ROUNDS)


def _read_by_seat(s: State, clause: Clause, at: int) -> None:
    clause.numbers(s.players)
    most = s.parts.last_column if at == COLUMN else 9999
    for seat in range(s.players):
        s.n[seat * WIDTH + at] = clause.between(seat, 0, most)


def _read_map(s: State, clause: Clause) -> None:
    ids = s.parts.area_ids
    if clause.key == "adit":
        for at in range(len(clause.words)):
            if clause.word(at) in s.parts.twins:
                clause.words[at] = s.parts.twins[clause.word(at)]
            s.adits |= 1 << clause.index(at, s.parts.border_ids)
        return
    if clause.key in ("down", "bare"):
        for area in clause.indices(0, ids):
            s.a[area * AREA + TILE] = tile_word(DOWN, 0, -1) if clause.key == "down" else 0
        return
    area = clause.index(0, ids)
    at = area * AREA
    if clause.key == "mine":
        s.a[at + OWNER] = clause.seat(1, s.players)
        s.a[at + TILE] = 0
        s.a[at + ORE + COPPER] += clause.between(2, 0, 99)
        s.a[at + ORE + TIN] += clause.between(3, 0, 99)
        s.a[at + WATER] += clause.between(4, 0, 99)
    elif clause.key == "at":
        for n in range(1, len(clause.words), 2):
            s.a[at + AT[clause.one_of(n, list(AT))]] += clause.between(n + 1, 0, 99)
    else:
        state = {"tile": UP, "seen": DOWN, "lost": LOST}[clause.key]
        kind = -1
        if len(clause.words) > 1 or clause.key != "lost":
            kind = clause.index(1, s.parts.tile_ids)
            if s.parts.tiles[kind].region != s.parts.region_of[area]:
                raise Problem("position-word", clause=clause.text(), word=clause.word(1))
        seers = 0
        for n in range(2, len(clause.words)):
            seers |= 1 << clause.seat(n, s.table.people)
        s.a[at + TILE] = tile_word(state, seers, kind)


def _read_maps(s: State, clause: Clause) -> None:
    ids = s.parts.map_ids
    if clause.key == "map":
        s.map = clause.index(0, ids)
        s.source = _source(s, clause, clause.word(1))
        return
    if clause.key == "played":
        played: list[int] = []
        for at in range(len(clause.words)):
            source, _, id = clause.word(at).partition(":")
            if id not in ids:
                raise Problem("position-word", clause=clause.text(), word=clause.word(at))
            kind = ids.index(id)
            origin = _source(s, clause, source)
            played.append(kind | origin << SOURCE_SHIFT)
            if origin < s.table.people:
                s.n[origin * WIDTH + USED + s.parts.maps[kind].deck] = kind + 1
        s.played = played
        return
    seat = clause.seat(0, s.table.people)
    for kind in clause.indices(1, ids):
        deck = s.parts.maps[kind].deck
        if s.table.map_counts[kind] == 0 or (deck >= REGIONS and clause.key != "hand"):
            raise Problem("position-word", clause=clause.text(), word=ids[kind])
        if clause.key == "choice":
            place = seat * WIDTH + CHOICE + 2 * deck
            s.n[place + 1 if s.n[place] else place] = kind + 1
        else:
            s.n[seat * WIDTH + (HAND if clause.key == "hand" else THROWN) + deck] = kind + 1


def _source(s: State, clause: Clause, word: str) -> int:
    if word == "deck":
        return FROM_DECK
    if word == "wallace":
        return FROM_WALLACE
    seat = seat_of(word)
    if seat is None or not 0 <= seat < s.table.people:
        raise Problem("position-seat", clause=clause.text(), word=word, known=" ".join(SEAT_WORDS))
    return seat


def _seats(s: State, clause: Clause) -> list[int]:
    seats = [clause.seat(at, s.players) for at in range(len(clause.words))]
    if len(set(seats)) != len(seats):
        raise Problem("position-count", clause=clause.text(), needed=len(set(seats)), given=len(seats))
    return seats


def _read_other(s: State, clause: Clause) -> None:
    key = clause.key
    parts = s.parts
    if key == "prices":
        for at, ore in ((0, TIN), (1, COPPER)):
            column = -1
            if clause.word(at) != NOT_YET:
                price = clause.number(at)
                if price not in parts.prices[ore]:
                    raise Problem("position-number", clause=clause.text(), word=str(price))
                column = parts.prices[ore].index(price)
            if ore == TIN:
                s.tin = column
            else:
                s.copper = column
    elif key == "track":
        s.track = _seats(s, clause)
        if len(s.track) != s.players:
            raise Problem("position-count", clause=clause.text(), needed=s.players, given=len(s.track))
    elif key == "rows":
        s.rows = _seats(s, clause)
        for row in range(len(s.rows)):
            s.n[s.rows[row] * WIDTH + ROW] = row + 1
    elif key == "step":
        s.turn = clause.between(0, 0, 9)
    elif key == "ore":
        base = clause.seat(0, s.players) * WIDTH
        s.n[base + HELD + COPPER] = clause.between(1, 0, 999)
        s.n[base + HELD + TIN] = clause.between(2, 0, 999)
    elif key == "limiter":
        for seat in range(s.players):
            if clause.word(seat) != NOT_YET:
                s.n[seat * WIDTH + LIMITER] = clause.between(seat, 1, parts.last_column)
    elif key == "tokens":
        base = clause.seat(0, s.players) * WIDTH
        for at in range(1, len(clause.words), 2):
            improvement = clause.index(at, IMPROVEMENTS)
            s.n[base + TOKENS_HELD + improvement] = clause.between(at + 1, 0, 9)
    elif key == "rise":
        s.n[clause.seat(0, s.players) * WIDTH + RISE] = 1
    elif key == "withdrawn":
        for seat in _seats(s, clause):
            s.n[seat * WIDTH + WITHDRAWN] = 1
    elif key == "extra":
        s.n[(s.players - 1) * WIDTH + EXTRA] = clause.between(0, 0, 9999)
    elif key == "score":
        row = clause.index(0, SCORE_ROWS)
        for seat, won in enumerate(Clause(key, clause.words[1:]).numbers(s.players)):
            s.n[seat * WIDTH + POINTS + row] = won
    elif key == "shelf":
        improvement = clause.index(0, IMPROVEMENTS)
        for at in range(ROUNDS):
            s.b[SHELF + improvement * ROUNDS + at] = clause.between(at + 1, 0, 99)
    elif key == "groups":
        for at in range(len(clause.words)):
            s.b[GROUPS] |= 1 << clause.between(at, 0, len(s.table.groups) - 1)
    elif key == "market":
        for space, cubes in enumerate(clause.numbers(len(parts.market))):
            s.b[MARKET + space] = cubes
    elif key == "sent":
        destination = clause.index(0, DESTINATIONS)
        at = SENT + destination * ROUNDS + clause.between(1, 1, ROUNDS) - 1
        s.b[at] = clause.seat(2, s.players) + 1
    else:
        _read_auction(s, clause)


def _read_auction(s: State, clause: Clause) -> None:
    key = clause.key
    if key == "auction":
        s.area = clause.index(0, s.parts.area_ids)
    elif key == "minimum":
        s.minimum = clause.between(0, 0, 999)
    elif key == "bid":
        s.bid = clause.between(0, 0, 9999)
    elif key == "leader":
        s.leader = clause.seat(0, s.players)
    elif key == "bidders":
        for seat in _seats(s, clause):
            s.bidders |= 1 << seat
    elif key == "peek":
        s.peek = clause.seat(0, s.table.people)
    elif key == "purpose":
        s.purpose = clause.index(0, PURPOSES)
    elif key == "pumping":
        s.pumps = clause.between(0, 0, 9)
        s.group = clause.between(1, s.pumps, 9)
    elif key == "surveys":
        s.surveys = clause.between(0, 0, 2)
    elif key == "back":
        s.back = DECKS.index(clause.one_of(0, DECKS[:REGIONS]))
    elif key == "backs":
        for at in range(0, len(clause.words), 2):
            region = DECKS.index(clause.one_of(at, DECKS[:REGIONS]))
            s.b[LEFT + region] = clause.between(at + 1, 0, 2)
    else:
        for card in clause.indices(0, s.parts.card_ids):
            s.cards |= 1 << card


def _find_tiles(s: State, clauses: list[Clause]) -> None:
    """Tiles nobody has seen: those in play less the known ones and those used up."""
    known = 0
    for area in range(len(s.parts.areas)):
        kind = tile_kind(s.a[area * AREA + TILE])
        if kind >= 0:
            known |= 1 << kind
    for clause in clauses:
        if clause.key == "gone":
            for kind in clause.indices(0, s.parts.tile_ids):
                known |= 1 << kind
    s.tiles = s.table.tiles & ~known


def _count_pieces(s: State, said: set[str]) -> None:
    """What a position does not say follows from the map."""
    for seat in range(s.players):
        base = seat * WIDTH
        mines = calciners = miners = 0
        for area in range(len(s.parts.areas)):
            at = area * AREA
            if s.a[at + OWNER] == seat:
                mines += 1
                calciners += s.a[at + CALCINER_HERE]
                miners += s.a[at + OWN_MINER]
        for at in range(SENT, SENT + len(DESTINATIONS) * ROUNDS):
            miners += int(s.b[at] == seat + 1)
        if "mines" not in said:
            s.n[base + MINES] -= mines
        if "calciners" not in said:
            s.n[base + CALCINERS] -= calciners
        if "miners" not in said:
            s.n[base + OWN_MINERS] -= miners


def _find_turn(s: State, clauses: list[Clause], said: set[str]) -> None:
    s.active = max(0, front_of_track(s))
    if s.phase > CHANCE_PHASES and is_wallace(s, s.active):
        s.active = 0  # he never decides
    for clause in clauses:
        if clause.key == "active":
            s.active = clause.seat(0, s.players)
    if s.phase in (OPEN, DEAL) or s.phase == KEEP:
        return
    s.turn = s.active
    for clause in clauses:
        if clause.key == "turn":
            s.turn = clause.seat(0, s.players)
    if "active" not in said and s.phase == TURN and "turn" in said:
        s.active = s.turn


# -- writing


def write_position(s: State, info: GameInfo) -> str:
    parts = s.parts
    out = table_clauses(s.table.people, s.table.options, info)
    out.append(f"phase {PHASES[s.phase]}")
    out.append(f"round {s.round}")
    tin = str(parts.prices[TIN][s.tin]) if s.tin >= 0 else NOT_YET
    copper = str(parts.prices[COPPER][s.copper]) if s.copper >= 0 else NOT_YET
    out.append(f"prices {tin} {copper}")
    if s.phase in (OPEN, DEAL):
        out.append(f"step {s.turn}")
    else:
        out.append(f"turn {SEAT_WORDS[s.turn]}")
    out.append(f"active {SEAT_WORDS[s.active]}")
    for key, at in BY_SEAT.items():
        numbers = [s.n[seat * WIDTH + at] for seat in range(s.players)]
        if key in ("money", "columns", "mines", "calciners", "miners") or any(numbers):
            out.append(" ".join([key, *map(str, numbers)]))
    out.append(_words("track", s.track))
    if s.rows:
        out.append(_words("rows", s.rows))
    _write_players(s, out)
    _write_map(s, out)
    _write_boards(s, out)
    _write_auction(s, out)
    return "; ".join(out)


def _words(key: str, seats: list[int]) -> str:
    return " ".join([key, *[SEAT_WORDS[seat] for seat in seats]])


def _write_players(s: State, out: list[str]) -> None:
    ids = s.parts.map_ids
    limiters = [s.n[seat * WIDTH + LIMITER] for seat in range(s.players)]
    if min(limiters) <= s.parts.last_column:
        shown = [str(at) if at <= s.parts.last_column else NOT_YET for at in limiters]
        out.append(" ".join(["limiter", *shown]))
    for row in range(len(SCORE_ROWS)):
        won = [s.n[seat * WIDTH + POINTS + row] for seat in range(s.players)]
        if any(won):
            out.append(" ".join(["score", SCORE_ROWS[row], *map(str, won)]))
    withdrawn = [seat for seat in range(s.players) if s.n[seat * WIDTH + WITHDRAWN]]
    if withdrawn:
        out.append(_words("withdrawn", withdrawn))
    if s.n[(s.players - 1) * WIDTH + EXTRA]:
        out.append(f"extra {s.n[(s.players - 1) * WIDTH + EXTRA]}")
    for seat in range(s.players):
        base = seat * WIDTH
        word = SEAT_WORDS[seat]
        if s.n[base + HELD] + s.n[base + HELD + 1]:
            out.append(f"ore {word} {s.n[base + HELD + COPPER]} {s.n[base + HELD + TIN]}")
        tokens: list[str] = []
        for improvement in range(len(IMPROVEMENTS)):
            count = s.n[base + TOKENS_HELD + improvement]
            if count:
                tokens.extend([IMPROVEMENTS[improvement], str(count)])
        if tokens:
            out.append(" ".join(["tokens", word, *tokens]))
        if s.n[base + RISE]:
            out.append(f"rise {word}")
        for key, first, count in (
            ("hand", HAND, len(DECKS)),
            ("thrown", THROWN, REGIONS),
            ("choice", CHOICE, 2 * REGIONS),
        ):
            held = [ids[s.n[base + first + at] - 1] for at in range(count) if s.n[base + first + at]]
            if held:
                out.append(" ".join([key, word, *held]))
    if s.played:
        out.append(" ".join(["played", *[_played(s, item) for item in s.played]]))


def _origin(source: int) -> str:
    return "deck" if source == FROM_DECK else "wallace" if source == FROM_WALLACE else SEAT_WORDS[source]


def _played(s: State, item: int) -> str:
    return f"{_origin(item >> SOURCE_SHIFT)}:{s.parts.map_ids[item & KIND_MASK]}"


def _write_map(s: State, out: list[str]) -> None:
    parts = s.parts
    bare: list[str] = []
    down: list[str] = []
    used = s.table.tiles & ~s.tiles
    for area in range(len(parts.areas)):
        at = area * AREA
        id = parts.area_ids[area]
        word = s.a[at + TILE]
        kind = tile_kind(word)
        if kind >= 0:
            used &= ~(1 << kind)
        if s.a[at + OWNER] >= 0:
            cubes = f"{s.a[at + ORE + COPPER]} {s.a[at + ORE + TIN]} {s.a[at + WATER]}"
            out.append(f"mine {id} {SEAT_WORDS[s.a[at + OWNER]]} {cubes}")
        elif word == 0:
            bare.append(id)
        elif kind < 0 and tile_state(word) == DOWN:
            down.append(id)
        else:
            key = {UP: "tile", DOWN: "seen", LOST: "lost"}[tile_state(word)]
            seers = [SEAT_WORDS[seat] for seat in range(s.players) if seers_of(word) >> seat & 1]
            out.append(" ".join([key, id, *([parts.tile_ids[kind]] if kind >= 0 else []), *seers]))
        more: list[str] = []
        for key, offset in AT.items():
            if s.a[at + offset] and not (s.a[at + OWNER] >= 0 and offset in (ORE, ORE + 1, WATER)):
                more.extend([key, str(s.a[at + offset])])
        if more:
            out.append(" ".join(["at", id, *more]))
    for key, areas in (("bare", bare), ("down", down)):
        if areas:
            out.append(" ".join([key, *areas]))
    gone = [id for kind, id in enumerate(parts.tile_ids) if used >> kind & 1]
    if gone:
        out.append(" ".join(["gone", *gone]))
    adits = [id for border, id in enumerate(parts.border_ids) if s.adits >> border & 1]
    if adits:
        out.append(" ".join(["adit", *adits]))


def _write_boards(s: State, out: list[str]) -> None:
    for improvement in range(len(IMPROVEMENTS)):
        at = SHELF + improvement * ROUNDS
        left = s.b[at : at + ROUNDS]
        out.append(" ".join(["shelf", IMPROVEMENTS[improvement], *map(str, left)]))
    taken = [group for group in range(len(s.table.groups)) if s.b[GROUPS] >> group & 1]
    if taken:
        out.append(" ".join(["groups", *map(str, taken)]))
    market = s.b[MARKET : MARKET + len(s.parts.market)]
    if any(market):
        out.append(" ".join(["market", *map(str, market)]))
    for destination in range(len(DESTINATIONS)):
        for at in range(ROUNDS):
            seat = s.b[SENT + destination * ROUNDS + at] - 1
            if seat >= 0:
                out.append(f"sent {DESTINATIONS[destination]} {at + 1} {SEAT_WORDS[seat]}")
    if s.table.solo:
        backs = [f"{DECKS[region]} {s.b[LEFT + region]}" for region in s.table.regions]
        out.append(" ".join(["backs", *backs]))
        if s.back >= 0:
            out.append(f"back {DECKS[s.back]}")
        cards = [id for card, id in enumerate(s.parts.card_ids) if s.cards >> card & 1]
        if cards:
            out.append(" ".join(["cards", *cards]))


def _write_auction(s: State, out: list[str]) -> None:
    if s.purpose:
        out.append(f"purpose {PURPOSES[s.purpose]}")
    if s.group:
        out.append(f"pumping {s.pumps} {s.group}")
    if s.surveys:
        out.append(f"surveys {s.surveys}")
    if s.area < 0:
        return
    out.append(f"auction {s.parts.area_ids[s.area]}")
    out.append(f"minimum {s.minimum}")
    if s.bid:
        out.append(f"bid {s.bid}")
    if s.leader >= 0:
        out.append(f"leader {SEAT_WORDS[s.leader]}")
    if s.bidders:
        out.append(_words("bidders", [seat for seat in range(s.players) if s.bidders >> seat & 1]))
    if s.map >= 0:
        out.append(f"map {s.parts.map_ids[s.map]} {_origin(s.source)}")
    if s.peek >= 0:
        out.append(f"peek {SEAT_WORDS[s.peek]}")
