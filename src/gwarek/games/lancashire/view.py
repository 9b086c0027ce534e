"""What each seat sees, and another position it could not tell apart."""

from __future__ import annotations

from typing import Final, cast

from gwarek.core.chance import Rng
from gwarek.games.brass.asking import Ask
from gwarek.games.brass.components import Market
from gwarek.games.brass.state import ACTION, State, goods_of, kind_of, owner_of
from gwarek.games.brass.view import (
    act_word,
    goods_shown,
    line_name,
    market_pays,
    phase_word,
    player_view,
    redeal_hands,
    space_name,
    spaces_with_tiles,
    stack_view,
    table_view,
)
from gwarek.games.lancashire import shape
from gwarek.games.lancashire.components import CARDS, INDUSTRIES
from gwarek.games.lancashire.rules import is_anywhere, reach_of_network
from gwarek.games.lancashire.shape import Act, Distant, Industry, Phase, Player, View
from gwarek.games.lancashire.sites import sites
from gwarek.games.lancashire.state import market_is_open, table_of, unseen_steps
from gwarek.games.shared.network import members

INDUSTRY: Final = cast(list[Industry], INDUSTRIES)


def view(s: State, seat: int | None) -> View:
    """JSON-clean; None is a spectator (docs/protocol-lancashire.md has the shape)."""
    viewer = -1 if seat is None else seat
    asked = s.phase == ACTION and s.turn == viewer
    return {
        **table_view(s),
        "phase": cast(Phase, phase_word(s)),
        "doing": {
            "action": cast(Act | None, act_word(s)),
            "first": line_name(s, s.first),
            "cards": s.due,
            "sold": space_name(s, s.sold),
            "debt": s.debt,
        },
        "tiles": [_tile(s, space) for space in spaces_with_tiles(s)],
        "markets": {"coal": _market(s.parts.coal, s.coal), "iron": _market(s.parts.iron, s.iron)},
        "distant": _distant(s),
        "aside": sum(s.pool) - s.deck,
        "discard": [{"seat": item >> 5, "card": s.parts.card_ids[item & 31]} for item in s.discards],
        "closed": table_of(s).box.closed[:],
        "players": [_player(s, owner, viewer) for owner in range(s.seats)],
        "sites": sites(s, viewer) if asked else None,
    }


def _tile(s: State, space: int) -> shape.Tile:
    tile = s.b[space]
    face = s.faces[kind_of(tile)]
    return {
        "space": s.parts.space_ids[space],
        "owner": owner_of(tile),
        "tile": face.id,
        "industry": INDUSTRY[face.industry],
        "level": face.level,
        "goods": goods_shown(s, space),
        "flipped": goods_of(tile) == 0,
    }


def _market(market: Market, cubes: int) -> shape.Market:
    return {
        "prices": market.prices[:],
        "cubes": cubes,
        "price": market.buy[cubes][1],
        "pays": market_pays(market, cubes),
    }


def _distant(s: State) -> Distant:
    distant = table_of(s).distant
    left = unseen_steps(s)
    is_open = market_is_open(s)
    return {
        "marker": s.marker,
        "open": is_open,
        "bonus": distant.demand[s.marker] if is_open else None,
        "kind": "income" if table_of(s).bonus_is_income else "money",
        "used": [-distant.steps[kind] for kind in s.used],
        "left": sum(left),
        "unseen": {id: left[kind] for kind, id in enumerate(distant.step_ids)},
    }


def _player(s: State, owner: int, viewer: int) -> Player:
    ask = Ask(s, owner)
    reach = reach_of_network(ask) & s.board.towns
    return {
        **player_view(s, owner, viewer),
        "stacks": {id: stack_view(s, owner, industry) for industry, id in enumerate(INDUSTRY)},
        "reach": [s.parts.place_ids[place] for place in members(reach)],
        "anywhere": is_anywhere(ask),
    }


def redeal(s: State, seat: int | None, rng: Rng) -> State:
    """Others' hands dealt anew from all cards this viewer has not seen."""
    return redeal_hands(s, -1 if seat is None else seat, CARDS, -1, rng)
