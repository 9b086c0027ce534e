"""What each seat sees, and another position it could not tell apart."""

from __future__ import annotations

from typing import Final, Literal, cast

from gwarek.core.chance import Rng
from gwarek.games.birmingham import shape
from gwarek.games.birmingham.components import BONUSES, INDUSTRIES
from gwarek.games.birmingham.shape import Act, Industry, MerchantKind, Phase, Player, View, Wild
from gwarek.games.birmingham.state import HIDDEN, KNOWN, bonus_amount, table_of, wilds_per_type
from gwarek.games.brass.components import Market
from gwarek.games.brass.state import HAND, WIDTH, State, goods_of, hand_of, kind_of, owner_of
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
from gwarek.games.shared.network import members

INDUSTRY: Final = cast(list[Industry], INDUSTRIES)
BONUS: Final = cast(list[Literal["vp", "develop", "income_spaces", "money"]], BONUSES)


def view(s: State, seat: int | None) -> View:
    """JSON-clean; None is a spectator (docs/protocol-birmingham.md has the shape)."""
    viewer = -1 if seat is None else seat
    table = table_of(s)
    merchants = range(len(table.merchant_place))
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
        "merchants": [_merchant(s, m) for m in merchants if s.b[table.merchant_at + m] >= 0],
        "wilds": _wild_piles(s),
        "costs": {
            face.id: face.money
            for kind, face in enumerate(s.faces)
            if face.money != s.parts.tiles[kind].money
        },
        "players": [_player(s, owner, viewer) for owner in range(s.seats)],
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
    return {"cubes": cubes, "price": market.buy[cubes][1], "pays": market_pays(market, cubes)}


def _merchant(s: State, merchant: int) -> shape.Merchant:
    table = table_of(s)
    kind = table.box.merchant_kinds[s.b[table.merchant_at + merchant]]
    place = table.merchant_place[merchant]
    return {
        "space": table.box.merchant_ids[merchant],
        "place": s.parts.place_ids[place],
        "kind": cast(MerchantKind, kind.id),
        "buys": [INDUSTRY[i] for i in members(kind.buys)],
        "barrel": s.b[table.barrel_at + merchant] == 1,
        "bonus": {"kind": BONUS[s.parts.places[place].bonus], "amount": bonus_amount(s, place)},
    }


def _wild_piles(s: State) -> dict[Wild, int]:
    box = table_of(s).box
    out: dict[Wild, int] = {}
    for card in (box.wild_location, box.wild_industry):
        held = sum(s.n[seat * WIDTH + HAND + card] for seat in range(s.seats))
        out[cast(Wild, s.parts.card_ids[card])] = wilds_per_type(s) - held
    return out


def _player(s: State, owner: int, viewer: int) -> Player:
    ids = s.parts.card_ids
    known = s.n[owner * WIDTH + KNOWN]
    wild = ids[table_of(s).box.plain_cards :]
    return {
        **player_view(s, owner, viewer),
        "mat": {id: stack_view(s, owner, industry) for industry, id in enumerate(INDUSTRY)},
        "wilds": [cast(Wild, card) for card in hand_of(s, owner) if card in wild],
        "discard": [ids[item & 31] for item in s.discards if item >> 5 == owner],
        "facedown": s.n[owner * WIDTH + HIDDEN],
        "facedown_card": ids[known] if known >= 0 and viewer == owner else None,
    }


def redeal(s: State, seat: int | None, rng: Rng) -> State:
    """Others' cards, and face-down cards only their owner has seen, dealt anew from all this viewer has not seen.

    Wild cards are taken and held openly, so they stay where they are.
    """
    return redeal_hands(s, -1 if seat is None else seat, table_of(s).box.plain_cards, KNOWN, rng)
