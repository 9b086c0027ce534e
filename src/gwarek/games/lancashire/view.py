"""What each seat sees, and another position it could not tell apart."""

from __future__ import annotations

from gwarek.core.chance import Rng
from gwarek.core.game import Json
from gwarek.games.lancashire.components import CARDS, COAL_MINE, ERAS, INDUSTRIES, IRON_WORKS, Market
from gwarek.games.lancashire.position import tiles_gone, tiles_on_board
from gwarek.games.lancashire.rules import Ask
from gwarek.games.lancashire.scoring import coins, line_points
from gwarek.games.lancashire.sites import sites
from gwarek.games.lancashire.state import (
    ACTION,
    ACTS,
    DEAL,
    DISTANT,
    DRAW,
    HAND,
    INCOME,
    LINKS_LEFT,
    MONEY,
    OVER,
    PHASES,
    SPENT,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    cards_in_hand,
    goods_of,
    kind_of,
    level_of,
    market_is_open,
    owner_of,
    points,
    unseen_steps,
)
from gwarek.games.shared.network import members


def view(s: State, seat: int | None) -> Json:
    """JSON-clean; None is a spectator (docs/protocol-lancashire.md has the shape)."""
    viewer = -1 if seat is None else seat
    dealing = s.phase <= DEAL
    asked = s.phase == ACTION and s.turn == viewer
    return {
        "phase": _phase(s),
        "era": ERAS[s.era],
        "round": s.round,
        "rounds": s.table.rounds,
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
        "distant": _distant(s),
        "tiles": [_tile(s, space) for space in range(len(s.board.place_of)) if s.b[space]],
        "links": [
            {"line": s.parts.line_ids[line], "owner": s.b[s.link_at + line]}
            for line in range(len(s.board.ends))
            if s.b[s.link_at + line] >= 0
        ],
        "worth": _worth(s),
        "deck": s.deck,
        "aside": sum(s.pool) - s.deck,
        "discard": [{"seat": item >> 5, "card": s.parts.card_ids[item & 31]} for item in s.discards],
        "closed": [place.id for place in s.parts.places if place.off],
        "players": [_player(s, owner, viewer) for owner in range(s.seats)],
        "sites": sites(s, viewer) if asked else None,
    }


def _phase(s: State) -> str:
    if s.phase <= DEAL:
        return "setup"
    if s.phase == DRAW:
        return "action"
    return "selling" if s.phase == DISTANT else PHASES[s.phase]


def _worth(s: State) -> Json:
    """What a link on each line would score if the era ended now."""
    seen = coins(s)
    return {id: line_points(s, line, seen) for line, id in enumerate(s.parts.line_ids)}


def _market(market: Market, cubes: int) -> Json:
    full = cubes == len(market.prices)
    return {
        "prices": market.prices[:],
        "cubes": cubes,
        "price": market.buy[cubes],
        "pays": None if full else market.prices[len(market.prices) - cubes - 1],
    }


def _distant(s: State) -> Json:
    left = unseen_steps(s)
    is_open = market_is_open(s)
    return {
        "marker": s.marker,
        "open": is_open,
        "bonus": s.parts.demand[s.marker] if is_open else None,
        "kind": "income" if s.table.bonus_is_income else "money",
        "used": [-s.parts.steps[kind] for kind in s.used],
        "left": sum(left),
        "unseen": {id: left[kind] for kind, id in enumerate(s.parts.step_ids)},
    }


def _tile(s: State, space: int) -> Json:
    tile = s.b[space]
    face = s.parts.tiles[kind_of(tile)]
    return {
        "space": s.parts.space_ids[space],
        "owner": owner_of(tile),
        "tile": face.id,
        "industry": INDUSTRIES[face.industry],
        "level": face.level,
        "goods": goods_of(tile) if face.industry in (COAL_MINE, IRON_WORKS) else 0,
        "flipped": goods_of(tile) == 0,
    }


def _player(s: State, owner: int, viewer: int) -> Json:
    base = owner * WIDTH
    parts = s.parts
    gone = tiles_gone(s, owner)
    there = tiles_on_board(s, owner)
    ask = Ask(s, owner)
    hand = [parts.card_ids[card] for card in range(CARDS) for _ in range(s.n[base + HAND + card])]
    return {
        "money": s.n[base + MONEY],
        "spent": s.n[base + SPENT],
        "income": s.n[base + INCOME],
        "level": level_of(s, owner),
        "vp": points(s, owner),
        "links": s.n[base + LINKS_LEFT],
        "cards": cards_in_hand(s, owner),
        "hand": hand if viewer == owner else None,
        "stacks": {INDUSTRIES[i]: _stack(s, owner, i) for i in range(len(INDUSTRIES))},
        "out": [face.id for kind, face in enumerate(parts.tiles) for _ in range(gone[kind] - there[kind])],
        "network": [parts.place_ids[place] for place in members(ask.network)],
        "reach": [parts.place_ids[place] for place in members(ask.reach() & s.board.towns)],
        "anywhere": ask.anywhere(),
    }


def _stack(s: State, owner: int, industry: int) -> Json:
    left = s.parts.stacks[industry][s.n[owner * WIDTH + TAKEN + industry] :]
    levels = [s.parts.tiles[kind].level for kind in left]
    return {"left": len(left), "next": levels[0] if levels else None, "stack": levels}


def redeal(s: State, seat: int | None, rng: Rng) -> State:
    """Others' hands dealt anew from all cards this viewer has not seen; deck and set-aside cards have no order yet."""
    viewer = -1 if seat is None else seat
    other = s.copy()
    for owner in range(s.seats):
        if owner != viewer:
            base = owner * WIDTH + HAND
            for card in range(CARDS):
                other.pool[card] += other.n[base + card]
                other.n[base + card] = 0
    cards: list[int] = []
    for card in range(CARDS):
        cards.extend([card] * other.pool[card])
    rng.shuffle(cards)
    for owner in range(s.seats):
        if owner != viewer:
            for _ in range(cards_in_hand(s, owner)):
                card = cards.pop()
                other.pool[card] -= 1
                other.n[owner * WIDTH + HAND + card] += 1
    return other
