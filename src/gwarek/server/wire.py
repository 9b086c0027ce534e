"""The shapes of docs/protocol.md for the HTTP edge: what is accepted and what is answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

# Any: arguments, views and facts are whatever JSON a game says
Args = dict[str, Any]
SeatKind = Literal["me", "here", "link", "open", "bot"]
Slug = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Short = Annotated[str, StringConstraints(max_length=64)]
Words = Annotated[str, StringConstraints(min_length=1, max_length=500)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^\S+$")]


class Asked(BaseModel):
    """A body from outside: nothing beyond the protocol is accepted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Message(BaseModel):
    id: str
    args: Args


class ErrorText(BaseModel):
    id: str
    args: Args
    text: str


class Error(BaseModel):
    error: ErrorText


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    compiled: bool
    games: list[str]


class MeIn(Asked):
    name: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    seat: Annotated[int, Field(ge=0, le=4)] | None = None


class Me(BaseModel):
    id: str
    name: str
    seat: int | None


class Title(BaseModel):
    en: str
    pl: str


class Option(BaseModel):
    id: str
    values: list[str]
    default: str
    rule: str
    seats: list[int] | None = Field(description="numbers of seats it means something for; null: all")
    stays: bool = Field(description="a preset that does not name it leaves it as it was chosen")


class Preset(BaseModel):
    id: str
    set: dict[str, str]
    seats: list[int] | None = Field(description="numbers of seats it is meant for; null: all")


class GameInfo(BaseModel):
    slug: str
    title: Title
    prefix: str
    seats: list[int]
    minutes: int
    cooperative: bool
    rules_revision: int
    reconstructed: bool
    options: list[Option]
    presets: list[Preset]
    bots: list[str]


class RuleText(BaseModel):
    id: str
    text: str
    readings: list[str]
    tests: int


class Section(BaseModel):
    number: str
    title: str
    rules: list[RuleText]


class Reading(BaseModel):
    id: str
    title: str
    text: str
    option: str | None


class Example(BaseModel):
    id: str
    title: str
    text: str
    position: str | None


class AidRow(BaseModel):
    icon: str
    term: str
    text: str
    rule: str


class AidBlock(BaseModel):
    title: str
    rows: list[AidRow]


class Reminder(BaseModel):
    text: str
    rule: str


class GlossaryRow(BaseModel):
    en: str
    pl: str


class RulesPage(BaseModel):
    game: str
    lang: Literal["en", "pl"]
    sections: list[Section]
    readings: list[Reading]
    examples: list[Example]
    aid: list[AidBlock]
    forget: list[Reminder]
    glossary: list[GlossaryRow]


class FactTable(BaseModel):
    id: str
    title: str
    headings: list[str]
    rows: list[list[str]]
    sources: list[list[str]]


class Components(BaseModel):
    tables: list[FactTable]


FactsText = Annotated[str, StringConstraints(max_length=60_000)]


class NewSeat(Asked):
    kind: SeatKind
    name: Annotated[str, StringConstraints(max_length=200)] | None = None
    bot: Annotated[str, StringConstraints(max_length=40)] | None = None


class NewTable(Asked):
    game: Slug
    preset: Annotated[str, StringConstraints(max_length=64)] | None = None
    options: dict[Short, Short] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=5)]
    random_order: bool = False
    watch: bool = True
    free_undo: bool = False
    hints: bool | None = None  # none: where one person plays, or all together
    components: FactsText | None = None
    teacher: bool = False  # a first game: one person and bots, free undo, hints, and a teacher


class FactsCheck(Asked):
    """An owner's components file, as text; empty for the built-in facts."""

    text: FactsText = ""


class Fault(BaseModel):
    """What is wrong with a file: the field it concerns, a message and its arguments."""

    field: str
    id: str
    args: dict[str, str | int]


class CheckedFacts(BaseModel):
    facts: dict[str, Any]  # the tables an editor edits, as the game would read them
    faults: list[Fault]


class SeatInfo(BaseModel):
    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    taken: bool
    online: bool
    mine: bool
    key: str | None
    to_act: bool


class Outcome(BaseModel):
    winners: list[int]
    reason: str
    rule: str
    totals: list[int]


class TableInfo(BaseModel):
    id: str
    game: str
    state: Literal["waiting", "playing", "over"]
    title: str
    options: dict[str, str]
    preset: str | None
    host: bool
    watch: bool
    free_undo: bool
    hints: bool
    seats: list[SeatInfo]
    seed_hash: str
    seed: str | None
    length: int
    created: str
    updated: str
    outcome: Outcome | None
    what_if: bool
    school: bool  # somebody learns here
    link: Literal["fresh", "used", "expired", "wrong"] | None  # how the link the viewer came by stands
    components: str | None  # mark of an owner's facts this table is played with


class Link(BaseModel):
    """A way to another device of a seated person."""

    id: str
    made: str
    ends: str
    used: str | None
    key: str | None  # told once, when the link is made


class Tables(BaseModel):
    mine: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]


class Sit(Asked):
    """By the key of a seat link, or by the number of an open seat."""

    key: Key | None = None
    seat: Annotated[int, Field(ge=0, le=4)] | None = None


class SeatChange(Asked):
    kind: Literal["bot", "link"]
    bot: Annotated[str, StringConstraints(max_length=40)] | None = None


class WhatIf(Asked):
    entry: Annotated[int, Field(ge=0, le=1_000_000)]
    key: Key | None = None
    seat: Annotated[int, Field(ge=0, le=4)] | None = None  # for whom the curtain is open


class Event(BaseModel):
    kind: str
    args: Args


class Turned(BaseModel):
    """What an undo took back and what a redo gave back: entries by number, newest first."""

    took: list[int]
    gave: list[int]


class Entry(BaseModel):
    n: int
    seat: int
    line: str
    events: list[Event]
    time: str
    undone: bool
    again: bool  # luck drawn in place of luck taken back
    turned: Turned | None  # of an undo


class Cell(BaseModel):
    id: str
    before: int | None
    after: int | None
    args: Args


class Legal(BaseModel):
    line: str
    preview: list[Cell]
    back: bool  # could be taken back freely


class Undo(BaseModel):
    seat: int
    to: int
    free: bool
    restart: int
    takes: list[int]
    asks: list[int]
    closed: bool


class Redo(BaseModel):
    seat: int
    to: int


class ScoreRow(BaseModel):
    id: str
    rule: str
    points: list[int]


class Fellow(BaseModel):
    """What the fellow player to act may do, for those who may make proposals."""

    seat: int
    asks: Message
    legal: list[Legal]


class Update(BaseModel):
    length: int
    as_: Annotated[int | None, Field(alias="as")]
    entries: list[Entry]
    view: Args
    to_act: list[int]
    asks: Message | None
    legal: list[Legal]
    fellow: Fellow | None
    undo: Undo | None
    redo: Redo | None
    curtain: Args | None
    scores: list[ScoreRow]
    outcome: Outcome | None


# -- beside a real board


Options = dict[Short, Short]
Column = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class SaidLine(Asked):
    """A line and who said it; -1: chance."""

    seat: Annotated[int, Field(ge=-1, le=4)]
    line: Words


class AtBoard(Asked):
    """A game of people at a real table: how it is set up."""

    seats: Annotated[int, Field(ge=1, le=5)]
    options: Options = {}


class SheetField(BaseModel):
    key: str
    label: str
    args: Args
    rule: str
    least: int
    most: int
    common: bool
    piece: str | None


class SheetGroup(BaseModel):
    id: str
    kind: Literal["numbers", "tally"]
    args: Args
    fields: list[SheetField]


class SheetPart(BaseModel):
    id: str
    args: Args
    groups: list[SheetGroup]


class SheetStage(BaseModel):
    id: str
    of: int
    by: Literal["lap", "turn", "hand"]


class Sheet(BaseModel):
    columns: int
    parts: list[SheetPart]
    stages: list[SheetStage]
    order_by: str | None
    facts: Args


class SheetFilled(AtBoard):
    values: dict[
        Annotated[str, StringConstraints(max_length=80)], Annotated[list[Column], Field(max_length=6)]
    ]


class SheetFault(BaseModel):
    key: str
    column: int
    rule: str
    id: str
    args: Args


class Counted(BaseModel):
    rows: list[ScoreRow]
    totals: list[int]
    outcome: Outcome | None
    places: list[int]
    faults: list[SheetFault]


class OrderAsked(AtBoard):
    order: Annotated[list[Column], Field(max_length=6)]
    numbers: Annotated[list[Column], Field(max_length=6)]


class OrderTold(BaseModel):
    order: list[int]


class AlongSaid(AtBoard):
    """`said`: every line so far. `also`: those said now. `draw`: a seed for chance."""

    said: Annotated[list[SaidLine], Field(max_length=3000)] = []
    since: Annotated[int, Field(ge=0, le=3000)] = 0
    also: Annotated[list[SaidLine], Field(max_length=20)] = []
    draw: Short | None = None


class ChanceAsked(AtBoard):
    said: Annotated[list[SaidLine], Field(max_length=3000)] = []
    line: Words
    at: Annotated[int, Field(ge=0, le=100)]
    word: Word


class Chance(BaseModel):
    line: str
    words: list[list[str]]


class AlongRefused(BaseModel):
    violated: list[Message]  # the rules it breaks, and what their sentences need
    message: Message | None


class Along(Update):
    chance: Chance | None
    mark: Message
    refused: AlongRefused | None


class HistoryPoint(BaseModel):
    n: int
    mark: str | None
    points: list[int]
    series: dict[str, list[int]]


# -- the school


class LearnLesson(BaseModel):
    id: str
    number: int
    part: Literal["basics", "special"]
    minutes: int
    steps: int
    done: int  # steps
    learnt: bool
    rules: list[str]


class Term(BaseModel):
    """A symbol or word explained where it stands."""

    id: str
    rule: str


class LearnCourse(BaseModel):
    game: str
    plates: int
    lessons: list[LearnLesson]
    concepts: int
    met: int
    terms: list[Term]


class Learn(BaseModel):
    courses: list[LearnCourse]


class Lamp(BaseModel):
    """What a letter of the speech points at."""

    letter: str
    target: str


class Plate(BaseModel):
    number: int
    say: Message
    rules: list[str]
    show: list[Lamp]
    seats: int
    facts: Args | None  # with the first plate
    updates: list[Update]  # the position, then what each line makes of it


LearnName = Annotated[str, StringConstraints(min_length=3, max_length=80, pattern=r"^[a-z0-9]+/[a-z0-9-]+$")]


class ProgressIn(Asked):
    """What a page remembers for a visitor without a name: steps done by `game/lesson`, concepts as `game/concept`."""

    lessons: Annotated[dict[LearnName, Annotated[int, Field(ge=1, le=99)]], Field(max_length=400)] = {}
    concepts: Annotated[list[LearnName], Field(max_length=400)] = []


class PlayOn(Asked):
    """A lesson under way, by the id of its table: whoever has its page open knows it."""

    lesson: Key


# -- up the socket

Number = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=4)]


class Act(Asked):
    act: Words | Annotated[list[Words], Field(min_length=1, max_length=40)]
    after: Number
    seat: SeatNumber

    def lines(self) -> list[str]:
        return [self.act] if isinstance(self.act, str) else self.act


class UndoAsked(Asked):
    undo: Number
    after: Number
    seat: SeatNumber


class Answer(Asked):
    answer: Key
    seat: SeatNumber
    grant: bool


class Why(Asked):
    why: Annotated[list[Words], Field(min_length=1, max_length=20)]
    beside: Annotated[list[Words], Field(max_length=20)] = Field(default_factory=list)  # chosen already
    id: Annotated[int, Field(ge=0, le=2**53)]
    seat: SeatNumber


class Hint(Asked):
    hint: Number  # the length the page has
    seat: SeatNumber


class Say(Asked):
    say: Annotated[str, StringConstraints(min_length=1, max_length=2000)]


class Point(Asked):
    """The words of a piece on the board."""

    point: Annotated[list[Word], Field(min_length=1, max_length=8)]


class Propose(Asked):
    propose: Words
    after: Number


class Dismiss(Asked):
    """The seat whose proposal is taken off the table."""

    dismiss: SeatNumber


class Teacher(Asked):
    """How the teacher is set, or what is wanted of him."""

    teacher: Literal["first", "asked", "silent", "off", "understood", "what"]


class Weigh(Asked):
    """What would this line lose?"""

    weigh: Words
    after: Number
    seat: SeatNumber


class Coach(Asked):
    """What the learner wants of the coach."""

    coach: Literal["hint", "show", "next", "again", "answer", "step"]
    answer: Annotated[int, Field(ge=1, le=9)] | None = None
    step: Annotated[int, Field(ge=1, le=99)] | None = None


Up = Act | UndoAsked | Answer | Why | Hint | Say | Point | Propose | Dismiss | Teacher | Weigh
LessonUp = Act | UndoAsked | Why | Coach


def shapes() -> dict[str, Args]:
    """What a page sends, as JSON Schema by name: for a house that has no pydantic (`gwarek.pages.shapes`)."""
    asked: dict[str, Any] = {
        "Me": MeIn,
        "NewTable": NewTable,
        "Sit": Sit,
        "SeatChange": SeatChange,
        "WhatIf": WhatIf,
        "FactsCheck": FactsCheck,
        "Progress": ProgressIn,
        "PlayOn": PlayOn,
        "AtBoard": AtBoard,
        "SheetFilled": SheetFilled,
        "OrderAsked": OrderAsked,
        "AlongSaid": AlongSaid,
        "ChanceAsked": ChanceAsked,
        "Up": Up,
        "LessonUp": LessonUp,
    }
    return {name: TypeAdapter(shape).json_schema() for name, shape in asked.items()}
