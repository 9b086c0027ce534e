"""Score sheets: what is to be typed in, and what the game's own rules make of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gwarek.core.catalogue import all_games
from gwarek.core.game import AnyGame, Json
from gwarek.core.problem import Problem
from gwarek.core.sheet import COLUMNS, Fault, Filled, Sheet, bounds, has_sheet, sheet_of

MOST_KEYS: Final = 1000  # no sheet has so many fields
MOST: Final = 100_000  # no table has so much of anything

Values = Mapping[str, Sequence[int]]


def offered() -> list[str]:
    """The games that bring a sheet."""
    return [game.info.slug for game in all_games() if has_sheet(game.info.slug)]


def form(game: AnyGame, options: Mapping[str, str], seats: int) -> Json:
    """What is counted at each scoring, the stages of the game, by what the turn order changes; and the facts by which
    pieces are called."""
    return {**sheet_of(game, options, seats).json(), "facts": game.facts()}


def counted(game: AnyGame, options: Mapping[str, str], seats: int, values: Values) -> Json:
    """Points by source, and what cannot be. A number that cannot be counts as far as it can; nobody has won then."""
    sheet = sheet_of(game, options, seats)
    filled = _read(sheet, values)
    faults = bounds(sheet, filled)
    found = sheet.count(_within(sheet, filled, faults))
    faults += found.faults
    outcome = found.outcome
    return {
        "rows": found.score.json(),
        "totals": found.score.totals(),
        "outcome": None if faults or outcome is None else outcome.json(),
        "places": [] if faults or outcome is None else found.places,
        "faults": [fault.json() for fault in faults],
    }


def next_order(
    game: AnyGame, options: Mapping[str, str], seats: int, order: Sequence[int], numbers: Sequence[int]
) -> list[int]:
    """The turn order that follows, by the game's own rule."""
    sheet = sheet_of(game, options, seats)
    if not sheet.order_by:
        raise Problem("sheet-order", game=game.info.slug)
    if sorted(order) != list(range(sheet.columns)) or len(numbers) != sheet.columns:
        raise Problem("sheet-seats", needed=sheet.columns)
    return sheet.next_order(list(order), list(numbers))


def _read(sheet: Sheet, values: Values) -> Filled:
    """Typed numbers, each for a field that is there."""
    known = {field.key: field for field in sheet.fields()}
    if len(values) > MOST_KEYS:
        raise Problem("sheet-field", field="…")
    for key, row in values.items():
        if key not in known:
            raise Problem("sheet-field", field=key[:80])
        if len(row) > (1 if known[key].common else sheet.columns):
            raise Problem("sheet-seats", needed=sheet.columns)
        if any(abs(n) > MOST for n in row):
            raise Problem("sheet-number", field=key)
    return Filled(values)


def _within(sheet: Sheet, filled: Filled, faults: Sequence[Fault]) -> Filled:
    """The same without what cannot be: a number too large or small is the nearest that can, what is there too often
    is not there at all."""
    known = {field.key: field for field in sheet.fields()}
    values = {key: list(row) for key, row in filled.values.items()}
    for fault in faults:
        field = known[fault.key]
        row = values.get(fault.key, [])
        for column in range(len(row)):
            if fault.column == COLUMNS:
                row[column] = max(0, field.least)
            elif fault.column == column:
                row[column] = min(max(row[column], field.least), field.most)
    return Filled(values)
