"""What each seat sees, and another position it could not tell apart."""

from __future__ import annotations

from math import lcm
from typing import cast

from gwarek.core.chance import Rng, draw_from
from gwarek.games.tinnerstrail.components import (
    ADIT,
    COPPER,
    DECKS,
    DESTINATIONS,
    IMPROVEMENTS,
    MINER,
    PORT,
    REGIONS,
    ROUNDS,
    TIN,
    TRAIN,
)
from gwarek.games.tinnerstrail.odds import held_of, reckoning, unseen_maps
from gwarek.games.tinnerstrail.rounds import price_change
from gwarek.games.tinnerstrail.shape import (
    Area,
    Auction,
    Deck,
    Market,
    Passage,
    Phase,
    Player,
    Price,
    Shelf,
    Source,
    TileOn,
    Tiles,
    View,
    Wallace,
)
from gwarek.games.tinnerstrail.state import (
    AREA,
    ARSENIC,
    ARSENIC_HELD,
    BACK,
    BID,
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
    EXTRA,
    FOR_GREENFIELD,
    FOR_MINE,
    FOR_SURVEY,
    FROM_DECK,
    FROM_WALLACE,
    GROUPS,
    HAND,
    HELD,
    INCOME,
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
    OVER,
    OWN_MINER,
    OWN_MINERS,
    OWNER,
    PHASES,
    PUMP,
    RISE,
    ROLL_COPPER,
    ROLL_TIN,
    ROW,
    SENT,
    SHELF,
    SOURCE_SHIFT,
    THERE,
    THROWN,
    TILE,
    TOKENS_HELD,
    UP,
    WALLACE_DICE,
    WALLACE_MAP,
    WATER,
    WIDTH,
    WITHDRAWN,
    State,
    capacity,
    deck_size,
    is_wallace,
    last_column,
    market_price,
    next_group,
    points,
    price_of,
    scoring_row,
    seers_of,
    tile_kind,
    tile_state,
    tile_word,
    turned_by_wallace,
    work_left,
)


def view(s: State, seat: int | None) -> View:
    """JSON-clean; None is a spectator."""
    viewer = -1 if seat is None else seat
    phase = shown_phase(s)
    decides = s.phase > CHANCE_PHASES and s.phase not in (KEEP, OVER)
    acting = phase not in ("setup", "keep", "prices", "adelaide", "invest", "survey", "over")
    return {
        "phase": phase,
        "round": s.round,
        "rounds": ROUNDS,
        "solo": s.table.solo,
        "turn": s.turn if decides else None,
        "active": s.active if acting and s.purpose not in (FOR_SURVEY, FOR_GREENFIELD) else None,
        "prices": {
            "tin": _price(s, TIN, s.tin),
            "copper": _price(s, COPPER, s.copper),
        },
        "track": s.track[:],
        "rows": s.rows[:],
        "shelf": _shelf(s),
        "pump_group": s.table.groups[next_group(s)] if next_group(s) >= 0 else 0,
        "areas": {id: _area(s, area, viewer) for area, id in enumerate(s.parts.area_ids)},
        "adits": [id for border, id in enumerate(s.parts.border_ids) if s.adits >> border & 1],
        "auction": _auction(s),
        "pumping": {"left": s.pumps, "of": s.group} if s.phase == DRAIN else None,
        "players": [_player(s, owner, viewer) for owner in range(s.players)],
        "maps": {DECKS[deck]: _deck(s, deck, viewer) for deck in s.table.decks},
        "tiles": {DECKS[region]: _tiles(s, region, viewer) for region in s.table.regions},
        "market": _market(s) if s.table.arsenic else None,
        "emigration": _emigration(s) if s.table.emigration else None,
        "wallace": _wallace(s) if s.table.solo else None,
        "options": dict(s.table.options),
    }


def shown_phase(s: State) -> Phase:
    if s.phase in (ORDER, OPEN, DEAL):
        return "setup"
    if s.phase in (ROLL_TIN, ROLL_COPPER):
        return "prices"
    if s.phase == BACK:
        return "setup" if s.copper < 0 else "wallace"
    if s.phase in (CARD, WALLACE_MAP, WALLACE_DICE):
        return "wallace"
    return cast(Phase, PHASES[s.phase]) if s.phase > CHANCE_PHASES else "reveal"


def _price(s: State, ore: int, column: int) -> Price:
    if column < 0:
        return {"column": None, "price": None, "change": 0}
    return {"column": column, "price": price_of(s, ore), "change": price_change(s, column)}


def _shelf(s: State) -> Shelf:
    pumps: list[list[int]] = [[] for _ in range(ROUNDS)]
    for group in range(len(s.table.groups)):
        if s.b[GROUPS] >> group & 1 == 0:
            pumps[s.table.group_rounds[group] - 1].append(s.table.groups[group])
    return {
        "miner": _tokens_left(s, MINER),
        "port": _tokens_left(s, PORT),
        "train": _tokens_left(s, TRAIN),
        "adit": _tokens_left(s, ADIT),
        "pumps": pumps,
    }


def _tokens_left(s: State, improvement: int) -> list[int]:
    at = SHELF + improvement * ROUNDS
    return s.b[at : at + ROUNDS]


def knows_tile(word: int, viewer: int) -> bool:
    """Does this viewer know the tile: turned up, or looked at by him?"""
    if tile_state(word) == UP:
        return True
    return viewer >= 0 and seers_of(word) >> viewer & 1 == 1


def _surveyed(s: State, area: int, seat: int) -> bool:
    """Does the seat's survey marker lie there (TIN-9.6)? A look during an auction leaves none (TIN-5.4)."""
    if s.peek == seat and s.area == area:
        return False
    return seers_of(s.a[area * AREA + TILE]) >> seat & 1 == 1


def _area(s: State, area: int, viewer: int) -> Area:
    at = area * AREA
    word = s.a[at + TILE]
    state = tile_state(word)
    tile: TileOn | None = None
    if state in (DOWN, UP):
        tile = {
            "face": "down" if state == DOWN else "up",
            "id": s.parts.tile_ids[tile_kind(word)] if knows_tile(word, viewer) else None,
            "seen_by": [seat for seat in range(s.players) if _surveyed(s, area, seat)],
        }
    owner = s.a[at + OWNER]
    return {
        "tile": tile,
        "owner": owner if owner >= 0 else None,
        "copper": s.a[at + ORE + COPPER],
        "tin": s.a[at + ORE + TIN],
        "water": s.a[at + WATER],
        "arsenic": s.a[at + ARSENIC],
        "drainage": s.a[at + DRAINAGE],
        "miners": s.a[at + THERE],
        "own_miner": s.a[at + OWN_MINER],
        "port": s.a[at + THERE + 1],
        "train": s.a[at + THERE + 2],
        "pumps": s.a[at + PUMP],
        "calciner": s.a[at + CALCINER_HERE],
        "capacity": capacity(s, area) if owner >= 0 else None,
        "lost": state == LOST,
    }


def _auction(s: State) -> Auction | None:
    if s.area < 0 or s.purpose in (FOR_SURVEY, FOR_GREENFIELD):
        return None
    source: Source | None = None
    if s.map >= 0:
        source = "deck" if s.source == FROM_DECK else "wallace" if s.source == FROM_WALLACE else "hand"
    settled = s.leader >= 0 and s.bidders == 0
    seers = seers_of(s.a[s.area * AREA + TILE])
    return {
        "area": s.parts.area_ids[s.area],
        "opener": s.active,
        "minimum": None if s.table.few and s.map < 0 else s.minimum,  # the map says it (TIN-6.3)
        "bid": s.bid,
        "leader": s.leader if s.leader >= 0 else None,
        "in": [seat for seat in range(s.players) if s.bidders >> seat & 1],
        "bids": [s.n[seat * WIDTH + BID] for seat in range(s.players)],
        "map": s.parts.map_ids[s.map] if s.map >= 0 else None,
        "source": source,
        "peeked": source == "hand" and seers >> s.active & 1 == 1,
        "price": s.bid if settled or s.purpose == FOR_MINE else None,
        "wallace": reckoning(s),
    }


def _player(s: State, owner: int, viewer: int) -> Player:
    base = owner * WIDTH
    ids = s.parts.map_ids
    his = is_wallace(s, owner)
    mine = owner == viewer
    hand = [s.n[base + HAND + deck] - 1 for deck in range(len(DECKS)) if s.n[base + HAND + deck]]
    thrown = [s.n[base + THROWN + deck] - 1 for deck in range(REGIONS) if s.n[base + THROWN + deck]]
    pending = [region for region in range(REGIONS) if s.n[base + CHOICE + 2 * region]]
    choice: list[str] | None = None
    if mine and pending:
        at = base + CHOICE + 2 * pending[0]
        choice = [ids[s.n[at] - 1], ids[s.n[at + 1] - 1]]
    row = scoring_row(s, owner) if s.n[base + ROW] else -1
    higher, lower = s.parts.adelaide[s.round - 1]
    limiter = s.n[base + LIMITER]
    return {
        "money": None if his else s.n[base + MONEY],
        "points": points(s, owner),
        "column": s.n[base + COLUMN],
        "last": last_column(s, owner),
        "left": work_left(s, owner),
        "passed": s.n[base + ROW] or None,
        "mines": s.n[base + MINES],
        "copper": s.n[base + HELD + COPPER],
        "tin": s.n[base + HELD + TIN],
        "arsenic": s.n[base + ARSENIC_HELD],
        "limiter": limiter if limiter <= s.parts.last_column else None,
        "calciner": s.n[base + CALCINERS],
        "own_miners": s.n[base + OWN_MINERS],
        "tokens": {what: s.n[base + TOKENS_HELD + i] for i, what in enumerate(IMPROVEMENTS)},
        "kimberley": s.n[base + INCOME],
        "adelaide": [higher, lower] if s.n[base + RISE] else None,
        "out": s.n[base + WITHDRAWN] == 1,
        "row": None
        if row < 0
        else {"tens": s.parts.tens[row][s.round - 1], "fives": s.parts.fives[row][s.round - 1]},
        "decks": [DECKS[s.parts.maps[map].deck] for map in hand],
        "hand": [ids[map] for map in hand] if mine else None,
        "choice": choice,
        "thrown": [ids[map] for map in thrown] if mine else None,
        "still": len(pending),
        "wallace": his,
        "spent": s.n[base + MONEY] if his else 0,
        "extra": s.n[base + EXTRA],
    }


def _deck(s: State, deck: int, viewer: int) -> Deck:
    """Played maps, and those that could still turn up anywhere as far as the viewer knows."""
    maps = s.parts.maps
    played = [item & KIND_MASK for item in s.played if maps[item & KIND_MASK].deck == deck]
    counts = unseen_maps(s, deck, viewer)
    unseen = {maps[kind].id: counts[kind] for kind in range(len(maps)) if counts[kind] > 0}
    return {
        "deck": deck_size(s, deck) if s.table.few and not _is_dealing(s) else None,
        "played": [maps[kind].id for kind in played],
        "unseen": unseen,
    }


def _is_dealing(s: State) -> bool:
    return s.phase <= DEAL or s.phase == KEEP


def _tiles(s: State, region: int, viewer: int) -> Tiles:
    on_map = 0  # faces somebody knows that are not used up
    known = 0
    for area in range(len(s.parts.areas)):
        word = s.a[area * AREA + TILE]
        kind = tile_kind(word)
        if kind >= 0:
            on_map |= 1 << kind
            if knows_tile(word, viewer):
                known |= 1 << kind
    used: list[str] = []
    unseen: list[str] = []
    for kind, tile in enumerate(s.parts.tiles):
        if tile.region != region or s.table.tiles >> kind & 1 == 0:
            continue
        if (s.tiles | on_map) >> kind & 1 == 0:
            used.append(tile.id)
        elif known >> kind & 1 == 0:
            unseen.append(tile.id)
    return {"used": used, "unseen": unseen}


def _market(s: State) -> Market:
    return {
        "next": market_price(s),
        "spaces": [
            {"section": s.parts.market_section[at], "price": price, "cubes": s.b[MARKET + at]}
            for at, price in enumerate(s.parts.market)
        ],
        "open": [at for at in range(ROUNDS) if s.parts.market_closes[at] > s.round],
    }


def _emigration(s: State) -> list[Passage]:
    out: list[Passage] = []
    for destination, id in enumerate(DESTINATIONS):
        for at in range(ROUNDS):
            taken = s.b[SENT + destination * ROUNDS + at]
            out.append({"destination": id, "round": at + 1, "seat": taken - 1 if taken else None})
    return out


def _wallace(s: State) -> Wallace:
    turned = sum(turned_by_wallace(s, region) for region in s.table.regions)
    left = sum(s.b[LEFT : LEFT + REGIONS])
    cards = [id for card, id in enumerate(s.parts.card_ids) if s.cards >> card & 1]
    opened = int(s.phase == WALLACE_MAP)  # taken from the deck, not turned up yet
    return {
        "back": DECKS[s.back] if s.back >= 0 else None,
        "maps": left,
        "aside": 2 * len(s.table.regions) - turned - left - opened,
        "cards": cards,
        "left": len(s.parts.card_ids) - len(cards),
    }


# -- redeal


def redeal(s: State, seat: int | None, rng: Rng) -> State:
    """Faces this viewer has not seen, dealt anew: tiles others have looked at, maps others hold or have thrown away."""
    viewer = -1 if seat is None else seat
    other = s.copy()
    for region in s.table.regions:
        _redeal_tiles(other, region, viewer, rng)
    for deck in s.table.decks:
        _redeal_maps(other, deck, viewer, rng)
    other.deal = rng.below(1 << 30)
    return other


def _redeal_tiles(s: State, region: int, viewer: int, rng: Rng) -> None:
    hidden: list[int] = []
    bag = [kind for kind, tile in enumerate(s.parts.tiles) if tile.region == region and s.tiles >> kind & 1]
    for area in range(len(s.parts.areas)):
        word = s.a[area * AREA + TILE]
        if s.parts.region_of[area] == region and tile_kind(word) >= 0 and not knows_tile(word, viewer):
            hidden.append(area)
            bag.append(tile_kind(word))
    rng.shuffle(bag)
    for area in hidden:
        word = s.a[area * AREA + TILE]
        s.a[area * AREA + TILE] = tile_word(tile_state(word), seers_of(word), bag.pop())
    for kind, tile in enumerate(s.parts.tiles):
        if tile.region == region:
            s.tiles &= ~(1 << kind)
    for kind in bag:
        s.tiles |= 1 << kind


def _redeal_maps(s: State, deck: int, viewer: int, rng: Rng) -> None:
    """Maps of one deck: those of the others are any that the viewer has not seen dealt, played or turned up.

    A map another holds cannot be one turned up from the deck (1 and 2 players): with D of a kind outside known hands
    and P of them turned up, it is of that kind with weight (D - P) / D.
    """
    maps = s.parts.maps
    free = [s.table.map_counts[kind] if maps[kind].deck == deck else 0 for kind in range(len(maps))]
    in_deck = free[:]  # not kept by anybody as far as decided
    turned = [0] * len(maps)
    for item in s.played:
        kind = item & KIND_MASK
        if maps[kind].deck == deck:
            if item >> SOURCE_SHIFT == FROM_DECK:
                turned[kind] += 1
            else:
                free[kind] -= 1
                in_deck[kind] -= 1
    others = [seat for seat in range(s.table.people) if seat != viewer]
    if viewer >= 0:
        for kind in range(len(maps)):
            if maps[kind].deck == deck:
                held = held_of(s, viewer, kind)
                free[kind] -= held
                in_deck[kind] -= held
        if deck < REGIONS and s.n[viewer * WIDTH + THROWN + deck]:
            free[s.n[viewer * WIDTH + THROWN + deck] - 1] -= 1
    for seat in others:
        at = seat * WIDTH + HAND + deck
        if s.n[at]:
            kind = _draw_kept(free, in_deck, turned, rng)
            s.n[at] = kind + 1
            free[kind] -= 1
            in_deck[kind] -= 1
    if deck < REGIONS:
        for seat in others:
            at = seat * WIDTH + CHOICE + 2 * deck
            if s.n[at]:
                pair = sorted(draw_from(free, 2, rng))
                for n in range(2):
                    free[pair[n]] -= 1
                    s.n[at + n] = pair[n] + 1
            at = seat * WIDTH + THROWN + deck
            if s.n[at]:
                kind = draw_from(free, 1, rng)[0]
                free[kind] -= 1
                s.n[at] = kind + 1
    count_pool(s, deck)


def _draw_kept(free: list[int], in_deck: list[int], turned: list[int], rng: Rng) -> int:
    common = 1
    for kind in range(len(free)):
        if free[kind] > 0 and in_deck[kind] > 0:
            common = lcm(common, in_deck[kind])
    weights: list[int] = []
    for kind in range(len(free)):
        if free[kind] > 0 and in_deck[kind] > turned[kind]:
            weights.append(free[kind] * (in_deck[kind] - turned[kind]) * (common // in_deck[kind]))
        else:
            weights.append(0)
    return draw_from(weights, 1, rng)[0]


def count_pool(s: State, deck: int) -> None:
    """The maps of a deck nobody holds: all less those held, played and, with 3 to 5 players, thrown away."""
    maps = s.parts.maps
    for kind in range(len(maps)):
        if maps[kind].deck != deck:
            continue
        count = s.table.map_counts[kind]
        for item in s.played:
            count -= int(item & KIND_MASK == kind)
        for seat in range(s.table.people):
            count -= held_of(s, seat, kind)
            if not s.table.few and deck < REGIONS:
                count -= int(s.n[seat * WIDTH + THROWN + deck] == kind + 1)
        s.pool[kind] = count
