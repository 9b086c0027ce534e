"""Coal Baron: what its view and its facts hold (`gwarek.core.shape`); its events are in `events.py`."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from gwarek.core.shape import BAG, BY_SEAT, Seat, Signed, by

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
SpaceId = Annotated[str, "spaces"]
TileId = Annotated[str, "tiles"]
OrderId = Annotated[str, "orders"]
PieceId = Annotated[str, "pieces"]  # a tile or an order
BySeat = Annotated[list[int], BY_SEAT]
Points = Annotated[list[Signed], BY_SEAT]


class Space(TypedDict):
    id: SpaceId
    kind: SpaceKind
    locked: bool
    miners: int
    owner: Seat | None
    needs: int  # miners it costs now
    tile: TileId | None
    order: OrderId | None


class Stack(TypedDict):
    size: int
    top: list[PieceId | None]  # what this viewer knows of laid pieces; null: unknown to it
    bottom: list[PieceId | None]
    inside: list[PieceId]  # known to lie in it, but not where


class Stacks(TypedDict):
    tiles: Stack
    orders: Stack


class Cage(TypedDict):
    level: int  # 0: the surface
    load: Annotated[list[Colour], BAG]


class TunnelPiece(TypedDict):
    tile: TileId | None  # null: the built-in cart
    carts: list[Colour | None]  # the cube on each cart


class Waiting(TypedDict):
    order: OrderId
    covers: list[list[Colour]]  # per space: none, one or two cubes
    complete: bool


class Player(TypedDict):
    marks: int
    points: Signed  # after the end: the final ones
    miners: int
    cage: Cage
    storage: Counts
    shaft: list[dict[Side, list[TunnelPiece]]]  # per level 1..4
    waiting: list[Waiting]
    delivered: int
    delivered_orders: Annotated[list[OrderId], BAG] | None  # to those who may look
    light: int  # tiles
    dark: int
    tally: list[int] | None  # per category of the clock


class Pair(TypedDict):
    order: OrderId
    colour: Colour


class Mining(TypedDict):
    left: int  # steps
    of: int
    pair: Pair | None  # two cubes of other colours are being chosen


class Pick(TypedDict):
    deck: DeckName
    count: int
    seen: Annotated[list[PieceId], BAG] | None  # to the one who looks
    place: Place | None  # where they are being returned to
    laid: list[PieceId] | None
    laid_count: int


class Fill(TypedDict):
    tile: TileId
    carts: int


class Clock(TypedDict):
    results: list[list[list[int]]]  # per shift done, per category, points by seat


class FinalPoints(TypedDict):
    marks: Points
    coal: Points
    waiting: Points
    balance: Points


class View(TypedDict):
    phase: Phase
    shift: int  # 1..3
    turn: Seat | None
    start: Seat | None
    spaces: Annotated[list[Space], by("id")]
    hall: BySeat
    canteen: BySeat
    supply: Counts | None  # null: unlimited
    stacks: Stacks
    draft: Annotated[list[OrderId], BAG]
    players: Annotated[list[Player], BY_SEAT]
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
