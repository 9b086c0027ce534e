"""What each seat sees, and another position it could not tell apart."""

from __future__ import annotations

from gwarek.core.chance import Rng
from gwarek.core.game import Json
from gwarek.games.birmingham.components import BONUSES, INDUSTRIES
from gwarek.games.birmingham.state import HIDDEN, KNOWN, bonus_amount, table_of, wilds_per_type
from gwarek.games.brass.state import HAND, WIDTH, State, hand_of
from gwarek.games.brass.view import market_view, player_view, redeal_hands, table_view
from gwarek.games.shared.network import members


def view(s: State, seat: int | None) -> Json:
    """JSON-clean; None is a spectator (docs/protocol-birmingham.md has the shape)."""
    viewer = -1 if seat is None else seat
    table = table_of(s)
    merchants = range(len(table.merchant_place))
    return {
        **table_view(s),
        "markets": {"coal": market_view(s.parts.coal, s.coal), "iron": market_view(s.parts.iron, s.iron)},
        "merchants": [_merchant(s, m) for m in merchants if s.b[table.merchant_at + m] >= 0],
        "wilds": _wild_piles(s),
        "costs": {
            face.id: face.money
            for kind, face in enumerate(s.faces)
            if face.money != s.parts.tiles[kind].money
        },
        "players": [_player(s, owner, viewer) for owner in range(s.seats)],
    }


def _merchant(s: State, merchant: int) -> Json:
    table = table_of(s)
    kind = table.box.merchant_kinds[s.b[table.merchant_at + merchant]]
    place = table.merchant_place[merchant]
    return {
        "space": table.box.merchant_ids[merchant],
        "place": s.parts.place_ids[place],
        "kind": kind.id,
        "buys": [INDUSTRIES[i] for i in members(kind.buys)],
        "barrel": s.b[table.barrel_at + merchant] == 1,
        "bonus": {"kind": BONUSES[s.parts.places[place].bonus], "amount": bonus_amount(s, place)},
    }


def _wild_piles(s: State) -> Json:
    box = table_of(s).box
    out: Json = {}
    for card in (box.wild_location, box.wild_industry):
        held = sum(s.n[seat * WIDTH + HAND + card] for seat in range(s.seats))
        out[s.parts.card_ids[card]] = wilds_per_type(s) - held
    return out


def _player(s: State, owner: int, viewer: int) -> Json:
    ids = s.parts.card_ids
    known = s.n[owner * WIDTH + KNOWN]
    wild = ids[table_of(s).box.plain_cards :]
    return {
        **player_view(s, owner, viewer, "mat"),
        "wilds": [card for card in hand_of(s, owner) if card in wild],
        "discard": [ids[item & 31] for item in s.discards if item >> 5 == owner],
        "facedown": s.n[owner * WIDTH + HIDDEN],
        "facedown_card": ids[known] if known >= 0 and viewer == owner else None,
    }


def redeal(s: State, seat: int | None, rng: Rng) -> State:
    """Others' cards, and face-down cards only their owner has seen, dealt anew from all this viewer has not seen.

    Wild cards are taken and held openly, so they stay where they are.
    """
    return redeal_hands(s, -1 if seat is None else seat, table_of(s).box.plain_cards, KNOWN, rng)
