"""Switch & Signal: what its view and its facts hold (`gwarek.core.shape`); its events are in `events.py`."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from gwarek.core.shape import BAG, BY_SEAT, Seat, by

Colour = Literal["black", "brown", "grey"]
Shown = Literal["black", "brown", "grey", "any"]
Good = Literal["yellow", "blue", "red", "white"]
Card = Literal["signal", "switch", "move"]
Act = Literal["signal", "switch", "move", "load"]
BoardId = Literal["central_europe", "north_america"]
Helper = Literal["logistics", "dispatcher", "conductor", "crossing_keeper", "shunter", "traffic_controller"]
Phase = Literal[
    "numbers",
    "first",
    "deal",
    "card",
    "dice",
    "token",
    "die",
    "draw",
    "switches",
    "signals",
    "extra",
    "reveal",
    "answer",
    "deploy",
    "start",
    "colour",
    "train",
    "keep",
    "exit",
    "city",
    "action",
    "target",
    "pay",
    "over",
]
Stop = Literal["spent", "signal", "switch", "train", "head_on", "start", "city", "port"]
StopReason = Literal["signal", "switch", "train"]
DepotReason = Literal["port", "head_on", "start"]
Cause = Literal["unused", "head_on", "deployment", "start"]
SymbolKind = Literal["deploy", "move"]
SymbolState = Literal["done", "now", "next"]
Reason = Literal["going-on", "delivered", "timetable", "time"]
PlaceKind = Literal["city", "port", "start", "junction"]
Hand = dict[Card, int]
SpaceId = Annotated[str, "spaces"]  # a city, start, port or segment
PlaceId = Annotated[str, "places"]
LineId = Annotated[str, "lines"]
FieldId = Annotated[str, "fields"]
JunctionId = Annotated[str, "junctions"]
CityId = Annotated[str, "cities"]
PortId = Annotated[str, "ports"]
StartId = Annotated[str, "starts"]
StationId = Annotated[str, "stations"]  # a city or a port
TimetableId = Annotated[str, "cards"]
Lines = Annotated[list[LineId], 2]


class Clock(TypedDict):
    tokens: int
    full: int
    lost: int  # time tokens lost so far


class Symbol(TypedDict):
    kind: SymbolKind
    train: Shown
    chosen: Colour | None
    state: SymbolState


class Timetable(TypedDict):
    deck: int  # cards in the face-down deck, the start card included
    removed: int  # boxed at setup
    lost: int  # lost to time
    card: TimetableId | None  # open in front of the active player
    bottom: TimetableId | None  # known
    discards: Annotated[list[TimetableId], BAG]
    unseen: Annotated[list[TimetableId], BAG]  # in the deck, boxed and lost: what nobody has seen
    symbols: list[Symbol]


class Train(TypedDict):
    space: SpaceId
    train: Colour
    facing: PlaceId | None  # null in a city
    load: Good | None
    due: bool  # this symbol still moves it
    held: bool  # by the Traffic controller


class Moving(TypedDict):
    space: SpaceId
    train: Colour
    roll: int  # the face
    left: int  # points
    by: Literal["card", "action"]
    came: LineId | None  # the exit by which it entered the city it is in
    best: bool  # phase keep: no other face of the die could do better, rolling again is no question


class City(TypedDict):
    good: Good
    count: int


class HelperCard(TypedDict):
    id: Helper
    used: bool


class Player(TypedDict):
    cards: int
    hand: Hand | None  # null: not yours and hands are closed


class Actions(TypedDict):
    deck: int
    discards: Hand


class Doing(TypedDict):
    action: Act
    field: FieldId | None
    to: FieldId | None
    junction: JunctionId | None
    lines: Lines | None  # the open branches to be
    space: SpaceId | None


class Layout(TypedDict):
    junctions: Annotated[list[JunctionId], BAG]  # not set
    cities: Annotated[list[StationId], BAG]  # without a marker
    track: int  # markers due
    extra: int


class End(TypedDict):
    exit: LineId | None  # of a train in a city
    through: list[LineId]  # exits taken while running through
    path: list[SpaceId]  # entered, in order
    space: SpaceId | None  # where it stands then; null: the depot
    tokens: int  # time tokens it costs
    cards: int  # timetable cards lost by them
    loses: bool  # the team loses at once
    unused: int  # points lost
    stop: Stop  # spent: all points used; port: it goes to the depot; city: it stops with points left
    at: str | None  # the field, junction, space or place that stops it
    delivers: Good | None


class Face(TypedDict):
    face: int
    of_six: int  # how many of the six faces
    ends: list[End]  # one for every way the team may choose


class Reach(TypedDict):
    space: SpaceId
    train: Colour
    load: Good | None
    faces: list[Face]


class Result(TypedDict):
    won: bool
    reason: Reason
    goods: int
    turns: int  # left
    time: int  # tokens left


class View(TypedDict):
    phase: Phase
    board: BoardId
    turn: Seat | None
    first: Seat | None
    number: int  # turns begun, 0 in setup
    turns_left: int  # reveals still to come
    step: int  # of the turn, 1..3; 0: setup
    last: bool  # the timetable deck is empty: this is the last turn
    clock: Clock
    timetable: Timetable
    trains: Annotated[list[Train], by("space")]
    depot: dict[Colour, int]
    moving: Moving | None
    signals: Annotated[list[FieldId], BAG]  # green
    switches: dict[JunctionId, Lines | None]  # the open branches of a junction; null: not set yet
    cities: dict[CityId, City]  # trading places
    ports: dict[PortId, dict[Good, int]]
    delivered: int  # goods in ports
    goal: int  # goods to win
    numbers: dict[StartId, int]  # now
    tokens: list[int] | None  # numbers left in the stack; null: dice are rolled
    helpers: Annotated[list[HelperCard], by("id")]
    run_through: bool  # trains may run through cities now
    players: Annotated[list[Player], BY_SEAT]
    actions: Actions
    doing: Doing | None
    layout: Layout | None
    reach: list[Reach]  # every train on the board: what a movement now would do
    result: Result | None


class Named(TypedDict):
    name_en: str
    name_pl: str


class BoardFact(TypedDict):
    id: str
    name_en: str
    name_pl: str
    provenance: str
    pass_through: bool
    ports_return_every_train: bool
    signal_markers: int
    track_signal_markers: int
    switch_markers: int


class PlaceFact(TypedDict):
    board: str
    kind: PlaceKind
    name_en: str
    name_pl: str
    x: int
    y: int
    good: Good | None
    number: int | None  # printed number of a start
    ways: int | None  # of a junction
    branches: list[str]  # of a junction: clockwise from north; of a city: its exits; of a start: its line
    natural: list[list[str]]
    covered: list[str]  # first-game layout


class LineFact(TypedDict):
    board: str
    a: str
    b: str
    length: int


class SegmentFact(TypedDict):
    line: str
    number: int


class FieldFact(TypedDict):
    line: str
    place: str | None  # of a city exit
    after: int | None  # on the track: the segment before it
    first_game: bool


class TrainFact(TypedDict):
    id: Colour
    die: list[int]  # six faces
    count: int
    speed: str


class GoodFact(TypedDict):
    id: Good


class ActionFact(TypedDict):
    id: Card
    count: int


class CardFact(TypedDict):
    deploy: list[Shown]
    move: list[Shown]
    provenance: str


class HelperFact(TypedDict):
    id: Helper
    board: BoardId


class Rules(TypedDict):
    hand: int
    draw: int
    hand_limit: int
    start_penalty: int
    deployment_penalty: int
    unused: int
    head_on: int


class Facts(TypedDict):
    names: dict[str, Named]  # what sentences call places, lines, segments and fields
    boards: list[BoardFact]
    places: dict[str, PlaceFact]
    lines: dict[str, LineFact]
    segments: dict[str, SegmentFact]
    fields: dict[str, FieldFact]
    trains: list[TrainFact]
    goods: list[GoodFact]
    actions: list[ActionFact]
    cards: dict[str, CardFact]
    helpers: list[HelperFact]
    rules: Rules
