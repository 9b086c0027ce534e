"""What each seat sees, and another position it could not tell apart."""

from __future__ import annotations

from gwarek.core.chance import Rng
from gwarek.core.game import Json
from gwarek.games.birmingham.components import BONUSES, CARDS, ERAS, INDUSTRIES, Market
from gwarek.games.birmingham.position import tiles_gone, tiles_on_board
from gwarek.games.birmingham.scoring import line_points, symbols
from gwarek.games.birmingham.state import (
    ACTS,
    DRAW,
    FACEDOWN,
    HAND,
    HIDDEN,
    INCOME,
    KNOWN,
    LINKS_LEFT,
    MONEY,
    NETWORK,
    OVER,
    PHASES,
    SPENT,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    bonus_amount,
    cards_in_hand,
    goods_of,
    kind_of,
    level_of,
    owner_of,
    points,
    wilds_per_type,
)
from gwarek.games.shared.network import members


def view(s: State, seat: int | None) -> Json:
    """JSON-clean; None is a spectator (docs/protocol-birmingham.md has the shape)."""
    viewer = -1 if seat is None else seat
    dealing = s.phase <= FACEDOWN
    return {
        "phase": "setup" if dealing else "action" if s.phase == DRAW else PHASES[s.phase],
        "era": ERAS[s.era],
        "round": s.round,
        "rounds": s.parts.setups[s.seats].rounds[s.era],
        "turn": s.turn if not dealing and s.phase != OVER else None,
        "order": s.order[:],
        "actions": {"left": s.actions, "of": actions_of(s)},
        "doing": {
            "action": ACTS[s.act] if s.act else None,
            "first": s.parts.line_ids[s.first] if s.first >= 0 else None,
            "cards": s.due,
            "sold": s.parts.space_ids[s.sold] if s.sold >= 0 else None,
            "debt": s.debt,
        },
        "markets": {"coal": _market(s.parts.coal, s.coal), "iron": _market(s.parts.iron, s.iron)},
        "tiles": [_tile(s, space) for space in range(len(s.board.place_of)) if s.b[space]],
        "links": [
            {"line": s.parts.line_ids[line], "owner": s.b[s.link_at + line]}
            for line in range(len(s.board.ends))
            if s.b[s.link_at + line] >= 0
        ],
        "worth": _worth(s),
        "merchants": [
            _merchant(s, merchant)
            for merchant in range(len(s.parts.merchant_spaces))
            if s.b[s.merchant_at + merchant] >= 0
        ],
        "deck": s.deck,
        "wilds": _wild_piles(s),
        "costs": {
            face.id: face.money
            for kind, face in enumerate(s.faces)
            if face.money != s.parts.tiles[kind].money
        },
        "players": [_player(s, owner, viewer) for owner in range(s.seats)],
    }


def _worth(s: State) -> Json:
    """What a link on each line would score if the era ended now."""
    seen = symbols(s)
    return {id: line_points(s, line, seen) for line, id in enumerate(s.parts.line_ids)}


def _market(market: Market, cubes: int) -> Json:
    full = cubes == len(market.prices)
    return {
        "cubes": cubes,
        "price": market.buy[cubes][1],
        "pays": None if full else market.prices[len(market.prices) - cubes - 1],
    }


def _tile(s: State, space: int) -> Json:
    tile = s.b[space]
    face = s.faces[kind_of(tile)]
    holds = face.industry > 2
    return {
        "space": s.parts.space_ids[space],
        "owner": owner_of(tile),
        "tile": face.id,
        "industry": INDUSTRIES[face.industry],
        "level": face.level,
        "goods": goods_of(tile) if holds else 0,
        "flipped": goods_of(tile) == 0,
    }


def _merchant(s: State, merchant: int) -> Json:
    kind = s.parts.merchant_kinds[s.b[s.merchant_at + merchant]]
    place = s.board.merchant_place[merchant]
    return {
        "space": s.parts.merchant_ids[merchant],
        "place": s.parts.place_ids[place],
        "kind": kind.id,
        "buys": [INDUSTRIES[i] for i in members(kind.buys)],
        "barrel": s.b[s.barrel_at + merchant] == 1,
        "bonus": {"kind": BONUSES[s.parts.places[place].bonus], "amount": bonus_amount(s, place)},
    }


def _wild_piles(s: State) -> Json:
    out: Json = {}
    for card in (s.parts.wild_location, s.parts.wild_industry):
        held = sum(s.n[seat * WIDTH + HAND + card] for seat in range(s.seats))
        out[s.parts.card_ids[card]] = wilds_per_type(s) - held
    return out


def _player(s: State, owner: int, viewer: int) -> Json:
    base = owner * WIDTH
    parts = s.parts
    hand = [parts.card_ids[card] for card in range(CARDS) for _ in range(s.n[base + HAND + card])]
    known = s.n[base + KNOWN]
    gone = tiles_gone(s, owner)
    there = tiles_on_board(s, owner)
    return {
        "money": s.n[base + MONEY],
        "spent": s.n[base + SPENT],
        "income": s.n[base + INCOME],
        "level": level_of(s, owner),
        "vp": points(s, owner),
        "links": s.n[base + LINKS_LEFT],
        "cards": cards_in_hand(s, owner),
        "hand": hand if viewer == owner else None,
        "wilds": [card for card in hand if card in parts.card_ids[parts.plain_cards :]],
        "discard": [parts.card_ids[item & 31] for item in s.discards if item >> 5 == owner],
        "facedown": s.n[base + HIDDEN],
        "facedown_card": parts.card_ids[known] if known >= 0 and viewer == owner else None,
        "mat": {INDUSTRIES[i]: _stack(s, owner, i) for i in range(len(INDUSTRIES))},
        "out": [face.id for kind, face in enumerate(s.faces) for _ in range(gone[kind] - there[kind])],
        "network": [parts.place_ids[place] for place in members(s.n[base + NETWORK])],
    }


def _stack(s: State, owner: int, industry: int) -> Json:
    left = s.parts.stacks[industry][s.n[owner * WIDTH + TAKEN + industry] :]
    levels = [s.faces[kind].level for kind in left]
    return {"left": len(left), "next": levels[0] if levels else None, "stack": levels}


def redeal(s: State, seat: int | None, rng: Rng) -> State:
    """Others' cards, and face-down cards only their owner has seen, dealt anew from all this viewer has not seen.

    Wild cards are taken and held openly, so they stay where they are.
    """
    viewer = -1 if seat is None else seat
    other = s.copy()
    plain = s.parts.plain_cards
    for owner in range(s.seats):
        if owner == viewer:
            continue
        base = owner * WIDTH
        for card in range(plain):
            other.pool[card] += other.n[base + HAND + card]
        if other.n[base + KNOWN] >= 0:
            other.pool[other.n[base + KNOWN]] += 1
    cards: list[int] = []
    for card in range(plain):
        cards.extend([card] * other.pool[card])
    rng.shuffle(cards)
    for owner in range(s.seats):
        if owner == viewer:
            continue
        base = owner * WIDTH
        count = sum(s.n[base + HAND : base + HAND + plain])
        for card in range(plain):
            other.n[base + HAND + card] = 0
        for _ in range(count):
            other.n[base + HAND + cards.pop()] += 1
        if s.n[base + KNOWN] >= 0:
            other.n[base + KNOWN] = cards.pop()
    for card in range(plain):
        other.pool[card] = 0
    for card in cards:
        other.pool[card] += 1
    return other
