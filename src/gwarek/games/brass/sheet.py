"""The score sheet of either game of Brass: links by the symbols beside them, flipped tiles, what the end adds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gwarek.core.score import Outcome, Score
from gwarek.core.sheet import (
    BY_LAP,
    COLUMNS,
    NUMBERS,
    TALLY,
    Counted,
    Fault,
    Field,
    Filled,
    Group,
    Part,
    Sheet,
    Stage,
    ranked,
    total_fault,
)
from gwarek.games.brass.components import CANAL, ERAS, RAIL
from gwarek.games.brass.effects import set_next_order
from gwarek.games.brass.scoring import industry_points, score_introductory
from gwarek.games.brass.state import (
    INCOME,
    INDUSTRY_POINTS,
    LINK_POINTS,
    MONEY,
    OVER,
    POINTS,
    SHORTFALL_POINTS,
    SPENT,
    WIDTH,
    State,
    Table,
    tile_of,
)

MOST_MONEY: Final = 999
SUNK: Final = -10_000  # points of somebody who has a place already
SPENT_FIELD: Final = "spent"
LEVELS: Final = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"]


class Numbers:
    """Of the rules: what each of the two books calls them."""

    def __init__(
        self, tiles: str, lines: str, spaces: str, links: str, left: str, income: str, money: str, debts: str
    ) -> None:
        self.tiles: Final = tiles  # how many tiles and links everybody has
        self.lines: Final = lines
        self.spaces: Final = spaces
        self.links: Final = links  # what a link scores
        self.left: Final = left  # tiles of level I leave the board
        self.income: Final = income
        self.money: Final = money
        self.debts: Final = debts


def eras_of(table: Table) -> list[int]:
    return [CANAL] if table.introductory else [CANAL, RAIL]


def link_key(era: int, worth: int) -> str:
    return f"{ERAS[era]}/links/{worth}"


def tile_key(era: int, id: str) -> str:
    return f"{ERAS[era]}/{id}"


def most_worth(s: State, era: int) -> int:
    """The most symbols a link can have beside it: printed ones, and the best tile on every space of its places."""
    best = 0
    for line in s.board.lines[era]:
        seen = 0
        for end in s.board.ends[line]:
            seen += s.board.symbols[end]
            for space in s.board.spaces_in[end]:
                faces = [
                    face.links
                    for face in s.faces
                    if s.board.shows[space] >> face.industry & 1 and not face.never
                ]
                seen += max(faces, default=0)
        best = max(best, seen)
    return best


def link_fields(s: State, era: int, numbers: Numbers) -> list[Field]:
    """How many links with so many symbols beside them."""
    return [
        Field(link_key(era, worth), "links", numbers.links, s.parts.links, args={"n": worth})
        for worth in range(most_worth(s, era) + 1)
    ]


def tile_fields(s: State, era: int, numbers: Numbers) -> list[Field]:
    """The kinds of tiles that can lie flipped at the end of an era, and how many everybody has of each."""
    out: list[Field] = []
    for face in s.faces:
        there = face.canal if era == CANAL else face.rail or (face.canal and face.level > 1)
        if there and not face.never:
            args: dict[str, object] = {"tile": face.id, "level": LEVELS[face.level], "n": face.vp}
            out.append(Field(tile_key(era, face.id), "tile", numbers.tiles, face.count, args=args))
    return out


class BrassSheet(Sheet):
    def __init__(
        self,
        s: State,
        numbers: Numbers,
        more: list[list[Field]],
        last: list[Field],
        own: Callable[[State, Filled], None],
        score: Callable[[State], Score],
        outcome: Callable[[State], Outcome | None],
    ) -> None:
        """`s`: a new game. `more`: what this game counts besides at the end of each era; `last`: at the end of the
        game. `own`: puts both into the position."""
        self.new: Final = s
        self.numbers: Final = numbers
        self.eras: Final = eras_of(s.table)
        self.links: Final = [link_fields(s, era, numbers) for era in self.eras]
        self.tiles: Final = [tile_fields(s, era, numbers) for era in self.eras]
        self.own: Final = own
        self.score: Final = score
        self.outcome: Final = outcome
        parts: list[Part] = []
        for era in self.eras:
            groups = [Group("links", TALLY, self.links[era]), *self._tile_groups(era)]
            if more[era]:
                groups.append(Group("more", NUMBERS, more[era]))
            parts.append(Part(ERAS[era], groups))
        levels = s.parts.levels
        end = [
            Field("end/income", "income", numbers.income, max(levels), min(levels)),
            Field("end/money", "money", numbers.money, MOST_MONEY, self._least_money()),
        ]
        if s.table.debt_rule == "lose_vp":
            end.append(Field("end/debts", "debts", numbers.debts, MOST_MONEY))
        parts.append(Part("end", [Group("end", NUMBERS, [*end, *last])]))
        stages = [Stage(ERAS[era], s.table.rounds[era], BY_LAP) for era in self.eras]
        super().__init__(s.seats, parts, stages, SPENT_FIELD)

    def _tile_groups(self, era: int) -> list[Group]:
        """The kinds of each industry, as they lie on the mat."""
        parts = self.new.parts
        out: list[Group] = []
        for industry in range(len(parts.industries)):
            fields: list[Field] = []
            for field in self.tiles[era]:
                if parts.tiles[parts.tile_ids.index(str(field.args["tile"]))].industry == industry:
                    fields.append(field)
            if fields:
                out.append(Group("tiles", TALLY, fields, {"industry": parts.industries[industry]}))
        return out

    def _least_money(self) -> int:
        return -MOST_MONEY if self.new.table.debt_rule == "negative_cash" else 0

    def next_order(self, order: list[int], numbers: list[int]) -> list[int]:
        s = self.new.copy()
        s.order = order[:]
        for seat in range(s.seats):
            s.n[seat * WIDTH + SPENT] = numbers[seat]
        set_next_order(s, None)
        return s.order

    def count(self, filled: Filled) -> Counted:
        s = self.new.copy()
        faults: list[Fault] = []
        for seat in range(s.seats):
            base = seat * WIDTH
            s.n[base + MONEY] = filled.at("end/money", seat)
            s.n[base + INCOME] = s.parts.levels.index(filled.at("end/income", seat))
            s.n[base + POINTS + SHORTFALL_POINTS] = -filled.at("end/debts", seat)
        for era in self.eras:
            found = self._faults(filled, era)
            faults.extend(found)
            if not found:
                self._score_era(s, filled, era)
        if s.table.introductory:
            score_introductory(s, None)
        self.own(s, filled)
        if filled.reached("end"):  # the end has been reached
            s.phase = OVER
        result = self.outcome(s)
        score = self.score(s)
        return Counted(score, result, self._places(s), faults)

    def _score_era(self, s: State, filled: Filled, era: int) -> None:
        """The flipped tiles lie on the board, wherever there is room: where does not matter for their points."""
        s.era = era
        space = 0
        for at in range(s.link_at):
            s.b[at] = 0
        for kind in range(len(s.faces)):
            for seat in range(s.seats):
                for _ in range(filled.at(tile_key(era, s.faces[kind].id), seat)):
                    s.b[space] = tile_of(seat, kind, 0)
                    space += 1
        tiles = industry_points(s, 0)
        for seat in range(s.seats):
            at = seat * WIDTH + POINTS + 2 * era
            s.n[at + INDUSTRY_POINTS] = tiles[seat]
            s.n[at + LINK_POINTS] = self._link_points(filled, era, seat)

    def _link_points(self, filled: Filled, era: int, seat: int) -> int:
        worth = range(len(self.links[era]))
        return sum([n * filled.at(link_key(era, n), seat) for n in worth])

    def _places(self, s: State) -> list[int]:
        aside = s.copy()

        def sink(seat: int) -> None:
            aside.n[seat * WIDTH + POINTS] = SUNK

        def outcome() -> Outcome | None:
            return self.outcome(aside)

        return ranked(s.seats, outcome, sink)

    def _faults(self, filled: Filled, era: int) -> list[Fault]:
        s = self.new
        numbers = self.numbers
        links = self.links[era]
        tiles = self.tiles[era]
        out: list[Fault] = []
        for seat in range(s.seats):
            out.extend(total_fault(links, filled, seat, s.parts.links, numbers.tiles))
        out.extend(total_fault(links, filled, COLUMNS, len(s.board.lines[era]), numbers.lines))
        out.extend(total_fault(tiles, filled, COLUMNS, s.link_at, numbers.spaces))
        out.extend(self._symbol_faults(filled, era))
        if era == RAIL:
            out.extend(self._gone_faults(filled))
        return out

    def _symbol_faults(self, filled: Filled, era: int) -> list[Fault]:
        """More symbols beside a link than its places print and all flipped tiles together show."""
        s = self.new
        seen = 0
        for face in s.faces:
            for seat in range(s.seats):
                seen += face.links * filled.at(tile_key(era, face.id), seat)
        printed = max(
            [sum([s.board.symbols[end] for end in s.board.ends[line]]) for line in s.board.lines[era]]
        )
        out: list[Fault] = []
        for worth in range(printed + seen + 1, len(self.links[era])):
            for seat in range(s.seats):
                if filled.at(link_key(era, worth), seat):
                    args: dict[str, object] = {"n": worth, "most": printed + seen}
                    out.append(Fault(link_key(era, worth), seat, self.numbers.links, "symbols", args))
        return out

    def _gone_faults(self, filled: Filled) -> list[Fault]:
        """Tiles of level I that were counted after the canal era have left the game."""
        out: list[Fault] = []
        for field in self.tiles[RAIL]:
            id = str(field.args["tile"])
            face = self.new.faces[self.new.parts.tile_ids.index(id)]
            for seat in range(self.new.seats):
                gone = filled.at(tile_key(CANAL, id), seat) if face.level <= 1 else 0
                n = filled.at(field.key, seat)
                if gone and n + gone > face.count:
                    args: dict[str, object] = {"n": n, "most": face.count - gone, "gone": gone}
                    out.append(Fault(field.key, seat, self.numbers.left, "gone", args))
        return out
