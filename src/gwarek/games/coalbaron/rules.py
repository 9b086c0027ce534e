"""The rules that forbid, by action, in rulebook order. Rules that share an id are parts of one sentence of the book."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.deck import kind_of
from gwarek.core.rule import ChoiceRule, Facts, Rule
from gwarek.games.coalbaron.actions import (
    BARE,
    Buy,
    Cage,
    Draft,
    Fetch,
    Fill,
    Keep,
    Load,
    Next,
    Pair,
    Place,
    Send,
    Store,
    With,
)
from gwarek.games.coalbaron.components import (
    COLOURS,
    LOADING,
    ORDER,
    ORDER_PICK5,
    TRANSPORTS,
    WORKSHOP,
    WORKSHOP_PICK5,
)
from gwarek.games.coalbaron.state import (
    CAGE,
    COAL,
    COVER_BITS,
    COVER_MASK,
    LEVEL,
    MARKS,
    MINE,
    MINERS,
    SEAT_SHIFT,
    STORE,
    TURN,
    WIDTH,
    State,
    card_of,
    in_cage,
    in_supply,
    is_complete,
    is_locked,
    miners_on,
)

NOT_NOW: Final = "COA-NOW"
NOT_YOUR_TURN: Final = "COA-TURN"
WAITS: Final = 16  # bit in Ask.open: this card is among the seat's waiting orders


@final
class Ask:
    """A question: the position, who asks, and what is found once for all rules."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.base: Final = seat * WIDTH
        self.ready = 0  # when miners are sent: bits of the transports with an order to deliver
        self.open: list[
            int
        ] = []  # when mining: by order card, bits of colours with an empty space, and WAITS
        self.wanted = 0  # and all of these together
        if s.phase == TURN:
            self._find_ready()
        elif s.phase == MINE:
            self._find_open()

    def _find_ready(self) -> None:
        for waiting in self.s.waiting:
            if waiting >> SEAT_SHIFT == self.seat and is_complete(self.s, waiting):
                self.ready |= 1 << self.s.parts.orders[card_of(waiting)].transport

    def _find_open(self) -> None:
        parts = self.s.parts
        self.open = [0] * len(parts.orders)
        for waiting in self.s.waiting:
            if waiting >> SEAT_SHIFT != self.seat:
                continue
            card = card_of(waiting)
            bits = WAITS
            covers = waiting >> 8
            for colour in parts.orders[card].spaces:
                if covers & COVER_MASK == 0:
                    bits |= 1 << colour
                covers >>= COVER_BITS
            self.open[card] = bits
            self.wanted |= bits

    def cubes_at_hand(self, cube: int) -> int:
        """Cubes for a pair: those in the cage when it is at the surface, and those in the storage (COA-R4)."""
        n = self.s.n
        if cube >= 4:
            below = self.s.fetch_at_surface and n[self.base + LEVEL] > 0
            return 0 if below else n[self.base + STORE + cube - 4]
        return n[self.base + CAGE + cube] if n[self.base + LEVEL] == 0 else 0


# -- drafting (COA-2.10)


@final
class CardIsRevealed(ChoiceRule[Ask, Draft, int]):
    def options(self, ask: Ask, a: Draft) -> list[int]:
        return sorted(ask.s.draft)

    def chosen(self, a: Draft) -> int:
        return a.card

    def facts(self, ask: Ask, a: Draft) -> Facts:
        return {"order": ask.s.parts.order_ids[a.card]}


REVEALED: Final = CardIsRevealed("COA-2.10")
DRAFT_RULES: Final[list[Rule[Ask, Draft]]] = [REVEALED]


# -- sending miners (COA-2.2, 4, 5.7, 7.2)


def said_space(ask: Ask, a: Send) -> str:
    return ask.s.parts.space_ids[a.space]


@final
class SpaceIsUnlocked(Rule[Ask, Send]):
    def holds(self, ask: Ask, a: Send) -> bool:
        return not is_locked(ask.s, a.space)

    def facts(self, ask: Ask, a: Send) -> Facts:
        return {"space": said_space(ask, a), "players": ask.s.seats}


@final
class SpaceHasItsPiece(Rule[Ask, Send]):
    """A tile or card lies there; for pick-5, the stack is not empty."""

    def holds(self, ask: Ask, a: Send) -> bool:
        kind = ask.s.parts.spaces[a.space].kind
        if kind in (WORKSHOP, ORDER):
            return ask.s.shown[a.space] >= 0
        if kind == WORKSHOP_PICK5:
            return ask.s.tiles.size() > 0
        return kind != ORDER_PICK5 or ask.s.orders.size() > 0

    def facts(self, ask: Ask, a: Send) -> Facts:
        kinds = {WORKSHOP: "tile", ORDER: "card", WORKSHOP_PICK5: "tiles"}
        return {"space": said_space(ask, a), "reason": kinds.get(ask.s.parts.spaces[a.space].kind, "cards")}


@final
class MinersSuffice(Rule[Ask, Send]):
    """One more than stand there; in the muster hall nobody is in the way (COA-10.2)."""

    def holds(self, ask: Ask, a: Send) -> bool:
        return ask.s.n[ask.base + MINERS] > miners_on(ask.s, a.space)

    def facts(self, ask: Ask, a: Send) -> Facts:
        there = miners_on(ask.s, a.space)
        have = ask.s.n[ask.base + MINERS]
        return {"space": said_space(ask, a), "there": there, "needed": there + 1, "have": have}


@final
class DisplayPriceIsCovered(Rule[Ask, Send]):
    def holds(self, ask: Ask, a: Send) -> bool:
        s = ask.s
        if s.parts.spaces[a.space].kind != WORKSHOP or s.shown[a.space] < 0:
            return True
        return s.n[ask.base + MARKS] >= s.parts.tiles[s.shown[a.space]].cost

    def facts(self, ask: Ask, a: Send) -> Facts:
        tile = ask.s.parts.tiles[ask.s.shown[a.space]]
        return {"tile": tile.id, "price": tile.cost, "have": ask.s.n[ask.base + MARKS]}


@final
class AnOrderIsReady(Rule[Ask, Send]):
    def holds(self, ask: Ask, a: Send) -> bool:
        space = ask.s.parts.spaces[a.space]
        return space.kind != LOADING or ask.ready >> space.amount & 1 == 1

    def facts(self, ask: Ask, a: Send) -> Facts:
        return {"transport": TRANSPORTS[ask.s.parts.spaces[a.space].amount]}


SEND_RULES: Final[list[Rule[Ask, Send]]] = [
    SpaceIsUnlocked("COA-2.2"),
    SpaceHasItsPiece("COA-4.1", after=["COA-2.2"]),
    MinersSuffice("COA-4.4", after=["COA-2.2"]),
    DisplayPriceIsCovered("COA-5.7", after=["COA-2.2", "COA-4.1"]),
    AnOrderIsReady("COA-7.2", after=["COA-2.2"]),
]


# -- pick-5 (COA-5.8, 5.9, 9.4, 9.5)

NONE_OF_THEM: Final = -1


def held_kinds(s: State) -> list[int]:
    """The kinds of the pieces looked at; equal pieces make one line."""
    return sorted({kind_of(piece) for piece in s.held})


@final
class TileWasSeen(ChoiceRule[Ask, Buy, int]):
    def options(self, ask: Ask, a: Buy) -> list[int]:
        return [NONE_OF_THEM, *held_kinds(ask.s)]

    def chosen(self, a: Buy) -> int:
        return a.tile

    def facts(self, ask: Ask, a: Buy) -> Facts:
        return {"tile": ask.s.parts.tile_ids[a.tile]}


@final
class SeenPriceIsCovered(Rule[Ask, Buy]):
    def holds(self, ask: Ask, a: Buy) -> bool:
        return a.tile < 0 or ask.s.n[ask.base + MARKS] >= ask.s.parts.tiles[a.tile].cost

    def facts(self, ask: Ask, a: Buy) -> Facts:
        tile = ask.s.parts.tiles[a.tile]
        return {"tile": tile.id, "price": tile.cost, "have": ask.s.n[ask.base + MARKS]}


@final
class CardWasSeen(ChoiceRule[Ask, Keep, int]):
    def options(self, ask: Ask, a: Keep) -> list[int]:
        return [NONE_OF_THEM, *held_kinds(ask.s)]

    def chosen(self, a: Keep) -> int:
        return a.card

    def facts(self, ask: Ask, a: Keep) -> Facts:
        return {"order": ask.s.parts.order_ids[a.card]}


@final
class PieceIsToBeReturned(ChoiceRule[Ask, Next, int]):
    def options(self, ask: Ask, a: Next) -> list[int]:
        return held_kinds(ask.s)

    def chosen(self, a: Next) -> int:
        return a.kind

    def holds(self, ask: Ask, a: Next) -> bool:
        return a.deck == ask.s.pick_deck and a.kind in self.options(ask, a)

    def facts(self, ask: Ask, a: Next) -> Facts:
        parts = ask.s.parts
        return {"tile": parts.tile_ids[a.kind]} if a.deck == 0 else {"order": parts.order_ids[a.kind]}


TILE_SEEN: Final = TileWasSeen("COA-5.8")
CARD_SEEN: Final = CardWasSeen("COA-9.4")
TILE_TO_RETURN: Final = PieceIsToBeReturned("COA-5.9")
CARD_TO_RETURN: Final = PieceIsToBeReturned("COA-9.5")
BUY_RULES: Final[list[Rule[Ask, Buy]]] = [SeenPriceIsCovered("COA-5.7"), TILE_SEEN]
KEEP_RULES: Final[list[Rule[Ask, Keep]]] = [CARD_SEEN]
NEXT_TILE_RULES: Final[list[Rule[Ask, Next]]] = [TILE_TO_RETURN]
NEXT_ORDER_RULES: Final[list[Rule[Ask, Next]]] = [CARD_TO_RETURN]


# -- shortage (COA-13.4)


@final
class FillFitsTheSupply(Rule[Ask, Fill]):
    """One word for each unfilled cart, and the supply has these cubes."""

    def holds(self, ask: Ask, a: Fill) -> bool:
        s = ask.s
        if (a.second >= 0) != (s.fill_carts == 2):
            return False
        for colour in range(BARE):
            taken = (a.first == colour) + (a.second == colour)
            if taken > in_supply(s, colour):
                return False
        return True

    def facts(self, ask: Ask, a: Fill) -> Facts:
        return {"carts": ask.s.fill_carts}


FILL_RULES: Final[list[Rule[Ask, Fill]]] = [FillFitsTheSupply("COA-13.4")]


# -- mining (COA-6)


@final
class LevelIsAnother(Rule[Ask, Cage]):
    def holds(self, ask: Ask, a: Cage) -> bool:
        return ask.s.n[ask.base + LEVEL] != a.level

    def facts(self, ask: Ask, a: Cage) -> Facts:
        return {"level": a.level}


@final
class CageHasRoom(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        return in_cage(ask.s, ask.seat) < ask.s.parts.cage_capacity

    def facts(self, ask: Ask, a: Load) -> Facts:
        return {"capacity": ask.s.parts.cage_capacity}


@final
class CageIsUnderground(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        return ask.s.n[ask.base + LEVEL] > 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        return {"reason": "surface", "colour": COLOURS[a.colour], "level": 0}


@final
class CubeIsOnThisLevel(Rule[Ask, Load]):
    def holds(self, ask: Ask, a: Load) -> bool:
        level = ask.s.n[ask.base + LEVEL]
        return level == 0 or ask.s.n[ask.base + COAL + 4 * (level - 1) + a.colour] > 0

    def facts(self, ask: Ask, a: Load) -> Facts:
        return {"reason": "cube", "colour": COLOURS[a.colour], "level": ask.s.n[ask.base + LEVEL]}


class Cover(Rule[Ask, Action]):
    """A condition on covering an order space: the same for a cube from the cage, from the storage, and a pair."""


@final
class OrderWaits(Cover):
    def holds(self, ask: Ask, a: Action) -> bool:
        return ask.open[target_card(a)] != 0

    def facts(self, ask: Ask, a: Action) -> Facts:
        return {"reason": "order", "order": ask.s.parts.order_ids[target_card(a)]}


@final
class SpaceIsEmpty(Cover):
    def holds(self, ask: Ask, a: Action) -> bool:
        return ask.open[target_card(a)] >> target_colour(a) & 1 == 1

    def facts(self, ask: Ask, a: Action) -> Facts:
        card, colour = target_card(a), target_colour(a)
        return {"reason": "space", "order": ask.s.parts.order_ids[card], "colour": COLOURS[colour]}


@final
class CageIsAtSurface(Rule[Ask, Action]):
    def holds(self, ask: Ask, a: Action) -> bool:
        return ask.s.n[ask.base + LEVEL] == 0

    def facts(self, ask: Ask, a: Action) -> Facts:
        return {"reason": "surface", "level": ask.s.n[ask.base + LEVEL]}


@final
class CageLetsFetch(Rule[Ask, Action]):
    """COA-R4; asked only with `fetching = surface`."""

    def holds(self, ask: Ask, a: Action) -> bool:
        return not ask.s.fetch_at_surface or ask.s.n[ask.base + LEVEL] == 0

    def facts(self, ask: Ask, a: Action) -> Facts:
        return {"reason": "surface", "level": ask.s.n[ask.base + LEVEL]}


@final
class CubeIsInCage(Rule[Ask, Action]):
    def holds(self, ask: Ask, a: Action) -> bool:
        return ask.s.n[ask.base + CAGE + target_colour(a)] > 0

    def facts(self, ask: Ask, a: Action) -> Facts:
        return {"reason": "cube", "colour": COLOURS[target_colour(a)]}


@final
class CubeIsInStorage(Rule[Ask, Action]):
    def holds(self, ask: Ask, a: Action) -> bool:
        return ask.s.n[ask.base + STORE + target_colour(a)] > 0

    def facts(self, ask: Ask, a: Action) -> Facts:
        return {"reason": "cube", "colour": COLOURS[target_colour(a)]}


@final
class NoOrderWantsTheColour(Rule[Ask, Action]):
    """COA-R5; not asked with `storage_rule = free`."""

    def holds(self, ask: Ask, a: Action) -> bool:
        return ask.s.free_storing or ask.wanted >> target_colour(a) & 1 == 0

    def facts(self, ask: Ask, a: Action) -> Facts:
        return {"reason": "wanted", "colour": COLOURS[target_colour(a)]}


@final
class TwoStepsAreLeft(Rule[Ask, Action]):
    def holds(self, ask: Ask, a: Action) -> bool:
        return ask.s.steps >= 2

    def facts(self, ask: Ask, a: Action) -> Facts:
        return {"reason": "steps", "left": ask.s.steps}


@final
class TwoCubesAreAtHand(Rule[Ask, Action]):
    """Existence: some `with` line can follow (COA-R2, R3, R4)."""

    def holds(self, ask: Ask, a: Action) -> bool:
        colour = target_colour(a)
        found = 0
        for cube in range(8):
            if ask.s.any_two or cube & 3 != colour:
                found += ask.cubes_at_hand(cube)
        return found >= 2

    def facts(self, ask: Ask, a: Action) -> Facts:
        return {"reason": "cubes", "colour": COLOURS[target_colour(a)]}


@final
class CubesAreAtHand(Rule[Ask, With]):
    def holds(self, ask: Ask, a: With) -> bool:
        if a.first == a.second:
            return ask.cubes_at_hand(a.first) >= 2
        return ask.cubes_at_hand(a.first) >= 1 and ask.cubes_at_hand(a.second) >= 1

    def facts(self, ask: Ask, a: With) -> Facts:
        return {"reason": "cubes", "colour": COLOURS[ask.s.pair_colour]}


@final
class CubesAreOfOtherColours(Rule[Ask, With]):
    """COA-R3; not asked with `substitute_pair = any_two`."""

    def holds(self, ask: Ask, a: With) -> bool:
        colour = ask.s.pair_colour
        return ask.s.any_two or (a.first & 3 != colour and a.second & 3 != colour)

    def facts(self, ask: Ask, a: With) -> Facts:
        return {"reason": "colour", "colour": COLOURS[ask.s.pair_colour]}


CAGE_RULES: Final[list[Rule[Ask, Cage]]] = [LevelIsAnother("COA-6.4")]
LOAD_RULES: Final[list[Rule[Ask, Load]]] = [
    CageHasRoom("COA-6.3"),
    CageIsUnderground("COA-6.6"),
    CubeIsOnThisLevel("COA-6.6"),
]
PLACE_RULES: Final[list[Rule[Ask, Action]]] = [
    CageIsAtSurface("COA-6.7"),
    OrderWaits("COA-6.7"),
    SpaceIsEmpty("COA-6.7"),
    CubeIsInCage("COA-6.7"),
]
PAIR_RULES: Final[list[Rule[Ask, Action]]] = [
    OrderWaits("COA-6.8"),
    SpaceIsEmpty("COA-6.8"),
    TwoStepsAreLeft("COA-6.8"),
    TwoCubesAreAtHand("COA-6.8"),
]
WITH_RULES: Final[list[Rule[Ask, With]]] = [
    CubesAreAtHand("COA-6.8"),
    CubesAreOfOtherColours("COA-6.8"),
]
STORE_RULES: Final[list[Rule[Ask, Action]]] = [
    CageIsAtSurface("COA-6.9"),
    CubeIsInCage("COA-6.9"),
    NoOrderWantsTheColour("COA-6.9"),
]
FETCH_RULES: Final[list[Rule[Ask, Action]]] = [
    CageLetsFetch("COA-6.10"),
    OrderWaits("COA-6.10"),
    SpaceIsEmpty("COA-6.10"),
    CubeIsInStorage("COA-6.10"),
]


def target_card(a: Action) -> int:
    """The order card a covering step aims at."""
    if isinstance(a, Place):
        return a.card
    if isinstance(a, Fetch):
        return a.card
    assert isinstance(a, Pair)
    return a.card


def target_colour(a: Action) -> int:
    """The colour a mining step speaks of."""
    if isinstance(a, Place):
        return a.colour
    if isinstance(a, Fetch):
        return a.colour
    if isinstance(a, Store):
        return a.colour
    assert isinstance(a, Pair)
    return a.colour
