"""What chance has to decide, phase by phase."""

from __future__ import annotations

import math
from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from, weight_of
from gwarek.games.tinnerstrail.actions import Drawn, Words
from gwarek.games.tinnerstrail.components import DICE, REGIONS, WILD, Parts
from gwarek.games.tinnerstrail.state import (
    AREA,
    BACK,
    CARD,
    DEAL,
    DOWN,
    FROM_DECK,
    FROM_WALLACE,
    HAND,
    KIND_MASK,
    LEFT,
    LOOK,
    OPEN,
    ORDER,
    REVEAL,
    ROLL_COPPER,
    ROLL_TIN,
    SOURCE_SHIFT,
    THROWN,
    TILE,
    TOP,
    USED,
    WALLACE_DICE,
    WALLACE_MAP,
    State,
    tile_state,
)
from gwarek.games.tinnerstrail.wallace import area_value, bid_row


def said(outcome: Action, verb: str) -> list[int]:
    """The numbers of a draw of this kind; none of another."""
    return list(outcome.numbers) if isinstance(outcome, Drawn) and outcome.what == verb else []


@final
class OrderDraw(Draw):
    """Any order of the work markers (TIN-2.3)."""

    def __init__(self, words: Words, seats: int) -> None:
        self.words: Final = words
        self.seats: Final = seats

    def sample(self, rng: Rng) -> Action:
        order = list(range(self.seats))
        rng.shuffle(order)
        return self.words.drawn("order", order)

    def weight(self, outcome: Action) -> float:
        if sorted(said(outcome, "order")) != list(range(self.seats)):
            return 0.0
        return 1 / math.factorial(self.seats)


@final
class OpenDraw(Draw):
    """Which tiles of a region are turned up, and what they are (TIN-2.5, R4)."""

    def __init__(self, words: Words, areas: list[int], tiles: list[int], count: int) -> None:
        self.words: Final = words
        self.areas: Final = areas
        self.tiles: Final = tiles
        self.count: Final = count

    def sample(self, rng: Rng) -> Action:
        areas = sorted([self.areas[at] for at in _pick(len(self.areas), self.count, rng)])
        tiles = [self.tiles[at] for at in _pick(len(self.tiles), self.count, rng)]
        return self.words.drawn("open", [n for pair in zip(areas, tiles, strict=True) for n in pair])

    def weight(self, outcome: Action) -> float:
        areas, tiles = said(outcome, "open")[::2], said(outcome, "open")[1::2]
        if len(areas) != self.count or len(set(areas)) != self.count or len(set(tiles)) != self.count:
            return 0.0
        weight = 1.0
        for at in range(self.count):
            if areas[at] not in self.areas or tiles[at] not in self.tiles:
                return 0.0
            weight *= (at + 1) / (len(self.areas) - at) / (len(self.tiles) - at)
        return weight


def _pick(n: int, count: int, rng: Rng) -> list[int]:
    """So many different numbers below n, in drawn order."""
    return draw_from([1] * n, count, rng)


@final
class DealDraw(Draw):
    """Maps for one seat: two of each region in use, one of the wild deck (TIN-2.7)."""

    def __init__(self, words: Words, s: State, seat: int) -> None:
        self.words: Final = words
        self.seat: Final = seat
        self.decks: Final = s.table.decks
        self.pools: Final = [_pool_of(s, deck) for deck in self.decks]
        self.maps: Final = s.parts.maps

    def sample(self, rng: Rng) -> Action:
        out: list[int] = []
        for at in range(len(self.decks)):
            out.extend(draw_from(self.pools[at], 1 if self.decks[at] == WILD else 2, rng))
        return self.words.drawn("deal", [self.seat, *sorted(out)])

    def weight(self, outcome: Action) -> float:
        dealt = said(outcome, "deal")
        if not dealt or dealt[0] != self.seat:
            return 0.0
        weight = 1.0
        total = 0
        for at in range(len(self.decks)):
            drawn = [map for map in dealt[1:] if self.maps[map].deck == self.decks[at]]
            if len(drawn) != (1 if self.decks[at] == WILD else 2):
                return 0.0
            total += len(drawn)
            weight *= weight_of(self.pools[at], drawn) * len(set(drawn))
        return weight if total == len(dealt) - 1 else 0.0


@final
class DiceDraw(Draw):
    """Dice, each with the faces of the box: for the price of an ore, or for Lord Wallace's bid."""

    def __init__(self, words: Words, verb: str, parts: Parts, dice: int) -> None:
        self.words: Final = words
        self.verb: Final = verb
        self.faces: Final = parts.faces
        self.counts: Final = parts.face_counts
        self.dice: Final = dice

    def sample(self, rng: Rng) -> Action:
        dice = [self.faces[rng.below(len(self.faces))] for _ in range(self.dice)]
        return self.words.drawn(self.verb, dice)

    def weight(self, outcome: Action) -> float:
        dice = said(outcome, self.verb)
        weight = 1.0 if len(dice) == self.dice else 0.0
        for die in dice:
            weight *= self.counts[die] / len(self.faces) if die < len(self.counts) else 0.0
        return weight


@final
class PieceDraw(Draw):
    """One piece of a pool given as counts by kind: a tile nobody has seen, a card, the back of a map.

    `before` are numbers that stand before it and are known: the area of a tile.
    """

    def __init__(self, words: Words, verb: str, before: list[int], pool: list[int]) -> None:
        self.words: Final = words
        self.verb: Final = verb
        self.before: Final = before
        self.pool: Final = pool

    def sample(self, rng: Rng) -> Action:
        return self.words.drawn(self.verb, self.before + draw_from(self.pool, 1, rng))

    def weight(self, outcome: Action) -> float:
        numbers = said(outcome, self.verb)
        if not numbers or numbers[:-1] != self.before:
            return 0.0
        return weight_of(self.pool, numbers[-1:])


@final
class MapDraw(Draw):
    """The top map of a deck: counts by kind, in two cases with their odds (see `_solo_map`)."""

    def __init__(self, words: Words, cases: list[list[int]], odds: list[int]) -> None:
        self.words: Final = words
        self.cases: Final = cases
        self.odds: Final = odds

    def sample(self, rng: Rng) -> Action:
        case = draw_from(self.odds, 1, rng)[0]
        return self.words.drawn("top", draw_from(self.cases[case], 1, rng))

    def weight(self, outcome: Action) -> float:
        map = said(outcome, "top")
        weight = 0.0
        for case in range(len(self.cases)):
            if map and self.odds[case]:
                weight += self.odds[case] / sum(self.odds) * weight_of(self.cases[case], map)
        return weight


@final
class DeckDraw(Draw):
    """The top of a region deck in the solo game; in the second case one of its maps is the one thrown back."""

    def __init__(
        self, words: Words, gone: list[int], still: list[int], thrown: int, size: int, odds: list[int]
    ) -> None:
        self.words: Final = words
        self.gone: Final = gone
        self.still: Final = still
        self.thrown: Final = thrown
        self.size: Final = size
        self.odds: Final = odds

    def sample(self, rng: Rng) -> Action:
        if draw_from(self.odds, 1, rng)[0] == 0:
            map = draw_from(self.gone, 1, rng)[0]
        elif rng.below(self.size) == 0:
            map = self.thrown
        else:
            map = draw_from(self.still, 1, rng)[0]
        return self.words.drawn("top", [map])

    def weight(self, outcome: Action) -> float:
        map = said(outcome, "top")
        if not map:
            return 0.0
        weight = self.odds[0] / sum(self.odds) * weight_of(self.gone, map) if self.odds[0] else 0.0
        if self.odds[1]:
            there = (self.size - 1) / self.size * weight_of(self.still, map)
            there += 1 / self.size if map[0] == self.thrown else 0.0
            weight += self.odds[1] / sum(self.odds) * there
        return weight


def chance(words: Words, s: State) -> Draw:
    parts = s.parts
    phase = s.phase
    if phase == ORDER:
        return OrderDraw(words, s.players)
    if phase == OPEN:
        region = s.table.regions[s.turn]
        areas = [
            area
            for area in range(len(parts.areas))
            if parts.region_of[area] == region and tile_state(s.a[area * AREA + TILE]) == DOWN
        ]
        return OpenDraw(words, areas, unseen_tiles(s, region), parts.open_tiles[s.table.people])
    if phase == DEAL:
        return DealDraw(words, s, s.turn)
    if phase == BACK:
        return PieceDraw(words, "back", [], s.b[LEFT : LEFT + REGIONS])
    if phase in (ROLL_TIN, ROLL_COPPER):
        return DiceDraw(words, "tin" if phase == ROLL_TIN else "copper", parts, DICE)
    if phase in (LOOK, REVEAL):
        tiles = [0] * len(parts.tiles)
        for tile in unseen_tiles(s, parts.region_of[s.area]):
            tiles[tile] = 1
        return PieceDraw(words, "look" if phase == LOOK else "reveal", [s.area], tiles)
    if phase in (TOP, WALLACE_MAP):
        region = parts.region_of[s.area]
        if s.table.solo:
            return _solo_map(words, s, region, phase == TOP)
        return MapDraw(words, [_pool_of(s, region)], [1])
    if phase == CARD:
        full = (1 << len(parts.card_ids)) - 1
        out = 0 if s.cards == full else s.cards
        return PieceDraw(words, "card", [], [1 - (out >> card & 1) for card in range(len(parts.card_ids))])
    assert phase == WALLACE_DICE
    row = bid_row(s, area_value(s))
    return DiceDraw(words, "dice", parts, len(row.dice))


def unseen_tiles(s: State, region: int) -> list[int]:
    """Tiles of a region nobody has seen."""
    return [
        tile
        for tile in range(len(s.parts.tiles))
        if s.tiles >> tile & 1 and s.parts.tiles[tile].region == region
    ]


def _pool_of(s: State, region: int) -> list[int]:
    """Maps of a region's deck, by kind."""
    maps = s.parts.maps
    return [s.pool[kind] if maps[kind].deck == region else 0 for kind in range(len(maps))]


def _solo_map(words: Words, s: State, region: int, deck: bool) -> Draw:
    """The next map of the region's deck, or of Lord Wallace's two.

    Nobody has seen his maps, so they have no faces yet: like the rest of the deck they are any of the unseen maps. Only
    the map you threw back at setup is certainly not his. Whether it has been turned up can be uncertain (another of
    the same kind may lie there), so there are two cases. With m deck maps and l of his turned up, x and y of them of
    the kind thrown back, u of that kind unseen at first and d maps in the deck at first, the odds of *turned up* to
    *still in the deck* are x (d + 2 - m - l) to (d - m) (u - x - y + 1): the ways in which the maps seen can be dealt.
    """
    maps = s.parts.maps
    thrown = s.n[THROWN + region] - 1
    kept = max(s.n[HAND + region], s.n[USED + region]) - 1
    m = l_ = x = y = 0
    unseen = [s.table.map_counts[kind] if maps[kind].deck == region else 0 for kind in range(len(maps))]
    if kept >= 0:
        unseen[kept] -= 1
    at_first = sum(unseen) - 2  # two are his; the thrown one is back
    if thrown >= 0:
        unseen[thrown] -= 1
    u = unseen[thrown] if thrown >= 0 else 0
    for item in s.played:
        kind = item & KIND_MASK
        if maps[kind].deck != region:
            continue
        if item >> SOURCE_SHIFT == FROM_DECK:
            m += 1
            x += int(kind == thrown)
            unseen[kind] -= 1
        elif item >> SOURCE_SHIFT == FROM_WALLACE:
            l_ += 1
            y += int(kind == thrown)
            unseen[kind] -= 1
    still = unseen[:]  # the thrown map still lies in the deck: all turned up were others
    if thrown < 0:
        return MapDraw(words, [still], [1])
    gone = unseen[:]  # it has been turned up: one of its kind more is unseen
    gone[thrown] += 1
    odds = [x * (at_first + 2 - m - l_), (at_first - m) * max(0, u - x - y + 1)]
    if not deck:
        return MapDraw(words, [gone, still], odds)
    return DeckDraw(words, gone, still, thrown, at_first - m, odds)
