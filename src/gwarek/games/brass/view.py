"""What each seat sees, as far as it is the same in both games, and their components as a board drawing needs them."""

from __future__ import annotations

from gwarek.core.chance import Rng
from gwarek.core.game import Json
from gwarek.games.brass.components import CANAL, Market, Parts, Tile
from gwarek.games.brass.scoring import line_points, symbols
from gwarek.games.brass.state import (
    ACT_WORDS,
    DISTANT,
    DRAW,
    FACEDOWN,
    HAND,
    INCOME,
    LINKS_LEFT,
    MONEY,
    OVER,
    PHASE_WORDS,
    SPENT,
    TAKEN,
    WIDTH,
    State,
    actions_of,
    cards_in_hand,
    give_card,
    goods_of,
    hand_of,
    kind_of,
    level_of,
    network_of,
    points,
    take_card,
    tiles_gone,
    tiles_on_board,
)
from gwarek.games.shared.network import members
from gwarek.games.shared.shape import BrassPlayer, BrassView, Era, Stack


def phase_word(s: State) -> str:
    """What chance does is no phase of its own."""
    if s.phase <= FACEDOWN:
        return "setup"
    if s.phase == DRAW:
        return "action"
    return "selling" if s.phase == DISTANT else PHASE_WORDS[s.phase]


def act_word(s: State) -> str | None:
    """What is being done."""
    return ACT_WORDS[s.act] if s.act else None


def worth(s: State) -> dict[str, int]:
    """What a link on each line would score if the era ended now."""
    seen = symbols(s)
    return {id: line_points(s, line, seen) for line, id in enumerate(s.parts.line_ids)}


def table_view(s: State) -> BrassView:
    """What everybody sees of the table in either game."""
    playing = FACEDOWN < s.phase < OVER
    return {
        "era": era_word(s.era),
        "round": s.round,
        "rounds": s.table.rounds[s.era],
        "turn": s.turn if playing else None,
        "order": s.order[:],
        "actions": {"left": s.actions, "of": actions_of(s)},
        "links": [
            {"line": id, "owner": s.b[s.link_at + line]}
            for line, id in enumerate(s.parts.line_ids)
            if s.b[s.link_at + line] >= 0
        ],
        "worth": worth(s),
        "deck": s.deck,
    }


def era_word(era: int) -> Era:
    return "canal" if era == CANAL else "rail"


def line_name(s: State, line: int) -> str | None:
    return s.parts.line_ids[line] if line >= 0 else None


def space_name(s: State, space: int) -> str | None:
    return s.parts.space_ids[space] if space >= 0 else None


def market_pays(market: Market, cubes: int) -> int | None:
    """For the next cube sold; None: it is full."""
    return None if cubes == len(market.prices) else market.prices[len(market.prices) - cubes - 1]


def spaces_with_tiles(s: State) -> list[int]:
    return [space for space in range(s.link_at) if s.b[space]]


def goods_shown(s: State, space: int) -> int:
    """Cubes or barrels on a tile; what is to be sold shows none."""
    tile = s.b[space]
    return goods_of(tile) if s.faces[kind_of(tile)].industry >= s.parts.coal_mine else 0


def player_view(s: State, owner: int, viewer: int) -> BrassPlayer:
    base = owner * WIDTH
    parts = s.parts
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
        "hand": hand_of(s, owner) if viewer == owner else None,
        "out": [face.id for kind, face in enumerate(s.faces) for _ in range(gone[kind] - there[kind])],
        "network": [parts.place_ids[place] for place in members(network_of(s, owner))],
    }


def stack_view(s: State, owner: int, industry: int) -> Stack:
    """Tiles of an industry that the player has yet to build."""
    left = s.parts.stacks[industry][s.n[owner * WIDTH + TAKEN + industry] :]
    levels = [s.faces[kind].level for kind in left]
    return {"left": len(left), "next": levels[0] if levels else None, "stack": levels}


def redeal_hands(s: State, viewer: int, plain: int, known: int, rng: Rng) -> State:
    """Others' cards dealt anew from all this viewer has not seen; the deck has no order yet.

    Cards from number `plain` on are held openly and stay. `known`: where in `n` a card stands that only its owner has
    seen, or -1 in a game without.
    """
    other = s.copy()
    owners = [seat for seat in range(s.seats) if seat != viewer]
    for owner in owners:
        base = owner * WIDTH
        for card in range(plain):
            while other.n[base + HAND + card]:
                take_card(other, owner, card)
                other.pool[card] += 1
        if known >= 0 and s.n[base + known] >= 0:
            other.pool[s.n[base + known]] += 1
    cards: list[int] = []
    for card in range(plain):
        cards.extend([card] * other.pool[card])
    rng.shuffle(cards)
    for owner in owners:
        base = owner * WIDTH
        for _ in range(sum(s.n[base + HAND : base + HAND + plain])):
            card = cards.pop()
            other.pool[card] -= 1
            give_card(other, owner, card)
        if known >= 0 and s.n[base + known] >= 0:
            other.n[base + known] = cards.pop()
            other.pool[other.n[base + known]] -= 1
    return other


# -- facts


def line_facts(parts: Parts, at: int) -> Json:
    line = parts.lines[at]
    return {
        "places": [parts.place_ids[end] for end in line.ends],
        "canal": line.canal,
        "rail": line.rail,
    }


def space_facts(parts: Parts, at: int) -> Json:
    space = parts.spaces[at]
    return {
        "place": parts.place_ids[space.place],
        "industries": [parts.industries[i] for i in members(space.shows)],
    }


def place_facts(parts: Parts, at: int, kinds: list[str]) -> Json:
    place = parts.places[at]
    return {"kind": kinds[place.kind], "name": dict(place.names), "x": place.x, "y": place.y}


def market_facts(market: Market) -> Json:
    return {"prices": market.prices[:], "start": market.start, "overflow": market.overflow}


def tile_facts(parts: Parts, tile: Tile) -> Json:
    return {
        "industry": parts.industries[tile.industry],
        "level": tile.level,
        "count": tile.count,
        "money": tile.money,
        "coal": tile.coal,
        "iron": tile.iron,
        "vp": tile.vp,
        "income": tile.income,
        "cubes": tile.cubes,
    }
