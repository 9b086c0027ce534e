"""What each seat sees, and another position it could not tell apart."""

from __future__ import annotations

from gwarek.core.chance import Rng
from gwarek.core.game import Json
from gwarek.games.brass.asking import Ask
from gwarek.games.brass.components import Market
from gwarek.games.brass.state import ACTION, State
from gwarek.games.brass.view import market_view, player_view, redeal_hands, table_view
from gwarek.games.lancashire.components import CARDS
from gwarek.games.lancashire.rules import is_anywhere, reach_of_network
from gwarek.games.lancashire.sites import sites
from gwarek.games.lancashire.state import market_is_open, table_of, unseen_steps
from gwarek.games.shared.network import members


def view(s: State, seat: int | None) -> Json:
    """JSON-clean; None is a spectator (docs/protocol-lancashire.md has the shape)."""
    viewer = -1 if seat is None else seat
    asked = s.phase == ACTION and s.turn == viewer
    return {
        **table_view(s),
        "markets": {"coal": _market(s.parts.coal, s.coal), "iron": _market(s.parts.iron, s.iron)},
        "distant": _distant(s),
        "aside": sum(s.pool) - s.deck,
        "discard": [{"seat": item >> 5, "card": s.parts.card_ids[item & 31]} for item in s.discards],
        "closed": table_of(s).box.closed[:],
        "players": [_player(s, owner, viewer) for owner in range(s.seats)],
        "sites": sites(s, viewer) if asked else None,
    }


def _market(market: Market, cubes: int) -> Json:
    return {"prices": market.prices[:], **market_view(market, cubes)}


def _distant(s: State) -> Json:
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


def _player(s: State, owner: int, viewer: int) -> Json:
    ask = Ask(s, owner)
    reach = reach_of_network(ask) & s.board.towns
    return {
        **player_view(s, owner, viewer, "stacks"),
        "reach": [s.parts.place_ids[place] for place in members(reach)],
        "anywhere": is_anywhere(ask),
    }


def redeal(s: State, seat: int | None, rng: Rng) -> State:
    """Others' hands dealt anew from all cards this viewer has not seen."""
    return redeal_hands(s, -1 if seat is None else seat, CARDS, -1, rng)
