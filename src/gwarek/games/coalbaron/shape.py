"""Coal Baron: what its view and its facts hold (`gwarek.core.shape`); its events are in `events.py`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["yellow", "brown", "grey", "black"]
Side = Literal["light", "dark"]
Transport = Literal["wheelbarrow", "carriage", "motorcar", "locomotive"]
SpaceKind = Literal[
    "workshop", "workshop_pick5", "mining", "loading", "money", "order", "order_pick5", "muster"
]
CategoryKind = Literal["coal", "transport", "empty_carts"]
Phase = Literal["setup", "draft", "turn", "mine", "fill", "pick", "return", "over"]
DeckName = Literal["tiles", "orders"]
Place = Literal["top", "bottom"]
Source = Literal["cage", "storage"]
Counts = dict[Colour, int]


class Space(TypedDict):
    id: str
    kind: SpaceKind
    locked: bool
    miners: int
    owner: int | None  # a seat
    needs: int  # miners it costs now
    tile: str | None
    order: str | None


class Stack(TypedDict):
    size: int
    top: list[str | None]  # what this viewer knows of laid pieces; null: unknown to it
    bottom: list[str | None]
    inside: list[str]  # known to lie in it, but not where


class Stacks(TypedDict):
    tiles: Stack
    orders: Stack


class Cage(TypedDict):
    level: int  # 0: the surface
    load: list[Colour]


class TunnelPiece(TypedDict):
    tile: str | None  # null: the built-in cart
    carts: list[Colour | None]  # the cube on each cart


class Waiting(TypedDict):
    order: str
    covers: list[list[Colour]]  # per space: none, one or two cubes
    complete: bool


class Player(TypedDict):
    marks: int
    points: int  # after the end: the final ones
    miners: int
    cage: Cage
    storage: Counts
    shaft: list[dict[Side, list[TunnelPiece]]]  # per level 1..4
    waiting: list[Waiting]
    delivered: int
    delivered_orders: list[str] | None  # to those who may look
    light: int  # tiles
    dark: int
    tally: list[int] | None  # per category of the clock


class Pair(TypedDict):
    order: str
    colour: Colour


class Mining(TypedDict):
    left: int  # steps
    of: int
    pair: Pair | None  # two cubes of other colours are being chosen


class Pick(TypedDict):
    deck: DeckName
    count: int
    seen: list[str] | None  # to the one who looks
    place: Place | None  # where they are being returned to
    laid: list[str] | None
    laid_count: int


class Fill(TypedDict):
    tile: str
    carts: int


class Clock(TypedDict):
    results: list[list[list[int]]]  # per shift done, per category, points by seat


class FinalPoints(TypedDict):
    marks: list[int]  # points by seat
    coal: list[int]
    waiting: list[int]
    balance: list[int]


class View(TypedDict):
    phase: Phase
    shift: int  # 1..3
    turn: int | None  # a seat
    start: int | None  # a seat
    spaces: list[Space]
    hall: list[int]  # by seat
    canteen: list[int]  # by seat
    supply: Counts | None  # null: unlimited
    stacks: Stacks
    draft: list[str]  # orders
    players: list[Player]
    mining: Mining | None
    pick: Pick | None
    fill: Fill | None  # carts the supply cannot fill
    clock: Clock
    final: FinalPoints | None


class ColourFact(TypedDict):
    id: Colour
    level: int
    price: int


class TileFact(TypedDict):
    colour: Colour
    side: Side
    carts: int
    cost: int


class OrderFact(TypedDict):
    transport: Transport
    points: int
    spaces: list[Colour]


class SpaceFact(TypedDict):
    kind: SpaceKind
    x: int
    y: int
    steps: NotRequired[int]
    marks: NotRequired[int]
    transport: NotRequired[Transport]


class Category(TypedDict):
    number: int
    kind: CategoryKind
    key: Colour | Transport
    first: int  # points
    second: int
    from_shift: int


class Facts(TypedDict):
    colours: list[ColourFact]
    tiles: dict[str, TileFact]
    orders: dict[str, OrderFact]
    spaces: dict[str, SpaceFact]
    clock: list[Category]
    cage_capacity: int
    second_place: dict[str, bool]  # by number of players
    balance: int  # points for each tile too many on one side
    waiting: int  # points for each waiting order
