"""A score sheet: what people at a real table count, and what the rules make of it.

A game's module `sheet` says what is counted at each scoring (`sheet(game, options, seats)`). What is typed in becomes a
position, and the game's own scoring is asked: nothing is scored twice. What cannot be is a `Fault` that names its rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, cast

from gwarek.core.catalogue import game_part
from gwarek.core.game import AnyGame, Json
from gwarek.core.outside import mypyc_attr
from gwarek.core.problem import Problem
from gwarek.core.score import Outcome, Score

NUMBERS: Final = "numbers"  # a group of numbers, each typed
TALLY: Final = "tally"  # a group of like things, counted one by one
COLUMNS: Final = -1  # a fault of all columns together

Values = Mapping[str, Sequence[int]]


class Field:
    """A number somebody counts. `label` and `args`: message `{slug}-sheet-{label}`; `rule` says what bounds it.

    `common`: one number for the whole table. `together`: what all columns may have at most. `piece`: the one piece it
    stands for, which can be counted once only in the whole game.
    """

    def __init__(
        self,
        key: str,
        label: str,
        rule: str,
        most: int,
        least: int = 0,
        args: Json | None = None,
        common: bool = False,
        together: int | None = None,
        piece: str = "",
    ) -> None:
        self.key: Final = key
        self.label: Final = label
        self.rule: Final = rule
        self.most: Final = most
        self.least: Final = least
        self.args: Final[Json] = {} if args is None else args
        self.common: Final = common
        self.together: Final = together
        self.piece: Final = piece

    def json(self) -> Json:
        return {
            "key": self.key,
            "label": self.label,
            "args": self.args,
            "rule": self.rule,
            "least": self.least,
            "most": self.most,
            "common": self.common,
            "piece": self.piece or None,
        }


class Group:
    """Fields that belong together, under a heading of their own."""

    def __init__(self, id: str, kind: str, fields: list[Field], args: Json | None = None) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.fields: Final = fields
        self.args: Final[Json] = {} if args is None else args

    def json(self) -> Json:
        return {
            "id": self.id,
            "kind": self.kind,
            "args": self.args,
            "fields": [field.json() for field in self.fields],
        }


class Part:
    """One scoring: the end of an era, a shift, a round."""

    def __init__(self, id: str, groups: list[Group], args: Json | None = None) -> None:
        self.id: Final = id
        self.groups: Final = groups
        self.args: Final[Json] = {} if args is None else args

    def json(self) -> Json:
        return {"id": self.id, "args": self.args, "groups": [group.json() for group in self.groups]}


BY_LAP: Final = "lap"
BY_TURN: Final = "turn"
BY_HAND: Final = "hand"


class Stage:
    """A counter of the course of a game: rounds of an era, shifts, turns; `of`: how many there are.

    `by`: it goes on when everybody has had a turn, with every turn, or when the rules say so, which people see.
    """

    def __init__(self, id: str, of: int, by: str = BY_HAND) -> None:
        self.id: Final = id
        self.of: Final = of
        self.by: Final = by

    def json(self) -> Json:
        return {"id": self.id, "of": self.of, "by": self.by}


class Fault:
    """What cannot be: in a field, of one column or of all together; `rule` forbids it, `id` names the sentence."""

    def __init__(self, key: str, column: int, rule: str, id: str, args: Json | None = None) -> None:
        self.key: Final = key
        self.column: Final = column
        self.rule: Final = rule
        self.id: Final = id
        self.args: Final[Json] = {} if args is None else args

    def json(self) -> Json:
        return {"key": self.key, "column": self.column, "rule": self.rule, "id": self.id, "args": self.args}


class Counted:
    """What the rules make of a sheet. `outcome` None: the game is not over. `places`: 1 for the winner, by column."""

    def __init__(
        self, score: Score, outcome: Outcome | None, places: list[int], faults: list[Fault] | None = None
    ) -> None:
        self.score: Final = score
        self.outcome: Final = outcome
        self.places: Final = places
        self.faults: Final[list[Fault]] = [] if faults is None else faults


class Filled:
    """What was typed in; what was not is 0."""

    def __init__(self, values: Values) -> None:
        self.values: Final = values

    def at(self, key: str, column: int = 0) -> int:
        found = self.values.get(key)
        return 0 if found is None or column >= len(found) else found[column]

    def has(self, key: str) -> bool:
        return key in self.values

    def reached(self, part: str) -> bool:
        """Has anything of this scoring been typed in?"""
        return any(key.startswith(f"{part}/") for key in self.values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """The sheet of one game with these options and so many people.

    `columns` has one more than there are people where the game plays a seat of its own. `order_by` names the number by
    which the next turn order is found (`next_order`), if there is a plain rule for it.
    """

    def __init__(self, columns: int, parts: list[Part], stages: list[Stage], order_by: str = "") -> None:
        self.columns: Final = columns
        self.parts: Final = parts
        self.stages: Final = stages
        self.order_by: Final = order_by

    def count(self, filled: Filled) -> Counted:
        """Points, winner and places by the game's own scoring; asked only when every field is within its bounds."""
        raise NotImplementedError

    def next_order(self, order: list[int], numbers: list[int]) -> list[int]:
        """The turn order that follows this one."""
        raise NotImplementedError

    def fields(self) -> list[Field]:
        return [field for part in self.parts for group in part.groups for field in group.fields]

    def json(self) -> Json:
        return {
            "columns": self.columns,
            "parts": [part.json() for part in self.parts],
            "stages": [stage.json() for stage in self.stages],
            "order_by": self.order_by or None,
        }


class Sheets(Protocol):
    """What a game's module `sheet` holds."""

    def sheet(self, game: AnyGame, options: Mapping[str, str], seats: int) -> Sheet: ...


def has_sheet(slug: str) -> bool:
    return game_part(slug, "sheet") is not None


def sheet_of(game: AnyGame, options: Mapping[str, str], seats: int) -> Sheet:
    """The game's own sheet; a `Problem` where it brings none, or where there are no such options or seats."""
    part = game_part(game.info.slug, "sheet")
    if part is None:
        raise Problem("sheet-none", game=game.info.slug)
    game.info.check_seats(seats)
    return cast(Sheets, part).sheet(game, game.info.full_options(options), seats)


def bounds(sheet: Sheet, filled: Filled) -> list[Fault]:
    """Every number that is out of its bounds, in the order of the sheet."""
    out: list[Fault] = []
    pieces: dict[str, int] = {}
    for field in sheet.fields():
        columns = 1 if field.common else sheet.columns
        total = 0
        for column in range(columns):
            n = filled.at(field.key, column)
            total += n
            if n > field.most:
                out.append(Fault(field.key, column, field.rule, "most", {"n": n, "most": field.most}))
            elif n < field.least:
                out.append(Fault(field.key, column, field.rule, "least", {"n": n, "least": field.least}))
        if field.together is not None and total > field.together and columns > 1:
            args: Json = {"n": total, "most": field.together}
            out.append(Fault(field.key, COLUMNS, field.rule, "together", args))
        if field.piece and total:
            pieces[field.piece] = pieces.get(field.piece, 0) + 1
            if pieces[field.piece] > 1:
                out.append(Fault(field.key, COLUMNS, field.rule, "piece"))
    return out


def total_fault(fields: Sequence[Field], filled: Filled, column: int, most: int, rule: str) -> list[Fault]:
    """Do these fields hold more than there can be, in one column or (`COLUMNS`) in all of them?"""
    n = 0
    for field in fields:
        row = filled.values.get(field.key, ())
        n += sum(row) if column == COLUMNS else filled.at(field.key, column)
    if n <= most:
        return []
    return [Fault(fields[0].key, column, rule, "sum", {"n": n, "most": most})]


def ranked(columns: int, outcome: Callable[[], Outcome | None], sink: Callable[[int], None]) -> list[int]:
    """Places by the game's own outcome: whoever wins is put aside (`sink`: far below everybody), then who wins now?"""
    places = [0] * columns
    place = 1
    while 0 in places:
        found = outcome()
        if found is None:
            return places
        winners = [seat for seat in found.winners if places[seat] == 0]
        if not winners:
            return places
        for seat in winners:
            places[seat] = place
            sink(seat)
        place += len(winners)
    return places
