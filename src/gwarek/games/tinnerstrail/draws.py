"""What chance has to decide, phase by phase."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from, weight_of
from gwarek.games.tinnerstrail.actions import (
    BackSeen,
    CardRevealed,
    Dealt,
    DiceRolled,
    Opened,
    OrderDrawn,
    Rolled,
    TileSeen,
    TopTurned,
    Words,
)
from gwarek.games.tinnerstrail.components import COPPER, DICE, REGIONS, TIN, WILD
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


@final
class OrderDraw(Draw):
    """Any order of the work markers (TIN-2.3)."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def sample(self, rng: Rng) -> Action:
        order = list(range(self.seats))
        rng.shuffle(order)
        return OrderDrawn(tuple(order))

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, OrderDrawn) or sorted(outcome.order) != list(range(self.seats)):
            return 0.0
        weight = 1.0
        for n in range(2, self.seats + 1):
            weight /= n
        return weight


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
        return self.words.opened(areas, tiles)

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, Opened) or len(outcome.areas) != self.count:
            return 0.0
        if len(set(outcome.areas)) != self.count or len(set(outcome.tiles)) != self.count:
            return 0.0
        weight = 1.0
        for at in range(self.count):
            if outcome.areas[at] not in self.areas or outcome.tiles[at] not in self.tiles:
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
        self.pool: Final = s.pool
        self.parts: Final = s.parts

    def _pool_of(self, deck: int) -> list[int]:
        maps = self.parts.maps
        return [self.pool[kind] if maps[kind].deck == deck else 0 for kind in range(len(maps))]

    def sample(self, rng: Rng) -> Action:
        out: list[int] = []
        for deck in self.decks:
            out.extend(draw_from(self._pool_of(deck), 1 if deck == WILD else 2, rng))
        return self.words.dealt(self.seat, sorted(out))

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, Dealt) or outcome.seat != self.seat:
            return 0.0
        weight = 1.0
        total = 0
        for deck in self.decks:
            drawn = [map for map in outcome.maps if self.parts.maps[map].deck == deck]
            if len(drawn) != (1 if deck == WILD else 2):
                return 0.0
            total += len(drawn)
            weight *= weight_of(self._pool_of(deck), drawn) * len(set(drawn))
        return weight if total == len(outcome.maps) else 0.0


@final
class BackDraw(Draw):
    """The region of Lord Wallace's next map: his deck is shuffled (TIN-13.5)."""

    def __init__(self, left: list[int]) -> None:
        self.left: Final = left

    def sample(self, rng: Rng) -> Action:
        return BackSeen(draw_from(self.left, 1, rng)[0])

    def weight(self, outcome: Action) -> float:
        return weight_of(self.left, [outcome.region]) if isinstance(outcome, BackSeen) else 0.0


@final
class DiceDraw(Draw):
    """Dice, each with the faces of the box; `ore` -1: for Lord Wallace's bid."""

    def __init__(self, ore: int, faces: list[int], counts: list[int], dice: int) -> None:
        self.ore: Final = ore
        self.faces: Final = faces
        self.counts: Final = counts
        self.dice: Final = dice

    def sample(self, rng: Rng) -> Action:
        dice = tuple([self.faces[rng.below(len(self.faces))] for _ in range(self.dice)])
        return Rolled(self.ore, dice) if self.ore >= 0 else DiceRolled(dice)

    def weight(self, outcome: Action) -> float:
        if (isinstance(outcome, Rolled) and outcome.ore == self.ore) or (
            isinstance(outcome, DiceRolled) and self.ore < 0
        ):
            dice = outcome.dice
        else:
            return 0.0
        weight = 1.0 if len(dice) == self.dice else 0.0
        for die in dice:
            weight *= self.counts[die] / len(self.faces) if die < len(self.counts) else 0.0
        return weight


@final
class TileDraw(Draw):
    """Which tile lies face down: any of the region that nobody has seen."""

    def __init__(self, open: bool, area: int, area_name: str, tiles: list[int], names: list[str]) -> None:
        self.open: Final = open
        self.area: Final = area
        self.area_name: Final = area_name
        self.tiles: Final = tiles
        self.names: Final = names

    def sample(self, rng: Rng) -> Action:
        tile = self.tiles[rng.below(len(self.tiles))]
        return TileSeen(self.open, self.area_name, self.names[tile], self.area, tile)

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, TileSeen) or outcome.open != self.open or outcome.area != self.area:
            return 0.0
        return 1 / len(self.tiles) if outcome.tile in self.tiles else 0.0


@final
class MapDraw(Draw):
    """The top map of a deck: counts by kind, in two cases with their odds (see `_solo_map`)."""

    def __init__(self, names: list[str], cases: list[list[int]], odds: list[int]) -> None:
        self.names: Final = names
        self.cases: Final = cases
        self.odds: Final = odds

    def sample(self, rng: Rng) -> Action:
        case = draw_from(self.odds, 1, rng)[0]
        map = draw_from(self.cases[case], 1, rng)[0]
        return TopTurned(self.names[map], map)

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, TopTurned):
            return 0.0
        weight = 0.0
        for case in range(len(self.cases)):
            if self.odds[case]:
                weight += self.odds[case] / sum(self.odds) * weight_of(self.cases[case], [outcome.map])
        return weight


@final
class DeckDraw(Draw):
    """The top of a region deck in the solo game; in the second case one of its maps is the one thrown back."""

    def __init__(
        self, names: list[str], gone: list[int], still: list[int], thrown: int, size: int, odds: list[int]
    ) -> None:
        self.names: Final = names
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
        return TopTurned(self.names[map], map)

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, TopTurned):
            return 0.0
        weight = self.odds[0] / sum(self.odds) * weight_of(self.gone, [outcome.map]) if self.odds[0] else 0.0
        if self.odds[1]:
            there = (self.size - 1) / self.size * weight_of(self.still, [outcome.map])
            there += 1 / self.size if outcome.map == self.thrown else 0.0
            weight += self.odds[1] / sum(self.odds) * there
        return weight


@final
class CardDraw(Draw):
    """Lord Wallace's next action card; an empty deck is shuffled anew (TIN-13.9)."""

    def __init__(self, names: list[str], cards: list[int]) -> None:
        self.names: Final = names
        self.cards: Final = cards

    def sample(self, rng: Rng) -> Action:
        card = self.cards[rng.below(len(self.cards))]
        return CardRevealed(self.names[card], card)

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, CardRevealed) or outcome.card not in self.cards:
            return 0.0
        return 1 / len(self.cards)


def chance(words: Words, s: State) -> Draw:
    parts = s.parts
    phase = s.phase
    if phase == ORDER:
        return OrderDraw(s.players)
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
        return BackDraw(s.b[LEFT : LEFT + REGIONS])
    if phase in (ROLL_TIN, ROLL_COPPER):
        ore = TIN if phase == ROLL_TIN else COPPER
        return DiceDraw(ore, parts.faces, parts.face_counts, DICE)
    if phase in (LOOK, REVEAL):
        tiles = unseen_tiles(s, parts.region_of[s.area])
        return TileDraw(phase == REVEAL, s.area, parts.area_ids[s.area], tiles, parts.tile_ids)
    if phase in (TOP, WALLACE_MAP):
        region = parts.region_of[s.area]
        if s.table.solo:
            return _solo_map(s, region, phase == TOP)
        return MapDraw(parts.map_ids, [_pool_of(s, region)], [1])
    if phase == CARD:
        full = (1 << len(parts.card_ids)) - 1
        out = 0 if s.cards == full else s.cards
        return CardDraw(parts.card_ids, [card for card in range(len(parts.card_ids)) if out >> card & 1 == 0])
    assert phase == WALLACE_DICE
    row = bid_row(s, area_value(s))
    return DiceDraw(-1, parts.faces, parts.face_counts, len(row.dice))


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


def _solo_map(s: State, region: int, deck: bool) -> Draw:
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
        return MapDraw(s.parts.map_ids, [still], [1])
    gone = unseen[:]  # it has been turned up: one of its kind more is unseen
    gone[thrown] += 1
    odds = [x * (at_first + 2 - m - l_), (at_first - m) * max(0, u - x - y + 1)]
    if not deck:
        return MapDraw(s.parts.map_ids, [gone, still], odds)
    return DeckDraw(s.parts.map_ids, gone, still, thrown, at_first - m, odds)
