"""A table as it was stored; where today's rules cannot tell its entries, it goes on from its last position."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from gwarek.core.match import Match
from gwarek.core.record import Entry
from gwarek.table.present import Present
from gwarek.table.rows import Header, Line
from gwarek.table.steps import Step, first_step, new_match
from gwarek.table.telling import Telling

log: Final = logging.getLogger("gwarek.table")


@dataclass(frozen=True)
class CarryOver:
    """The old entries are kept under the archive's row; the step begins anew from the last position."""

    archive: Header
    step: Step


def told_again(table: Present, lines: Sequence[Line]) -> Telling | None:
    """The match as its entries tell it; None when today's rules cannot tell it."""
    match = _replayed(table, lines)
    return None if match is None else Telling(match, [line.time for line in lines])


def _replayed(table: Present, lines: Sequence[Line]) -> Match | None:
    header = table.header
    if header.state == "playing" and header.rules != table.game.info.revision:
        return None
    try:
        match = new_match(table.game, header, table.seats, None, stored=True)
        for line in lines:
            match.follow(Entry(line.number, line.seat, line.line), check=False)
        if table.game.position_text(match.state) != header.position:
            raise ValueError("the entries lead to another position")
    except Exception:  # rules of another day may fail in any way
        log.exception("table %s cannot be replayed; it goes on from its last position", header.id)
        return None
    match.seed = header.seed
    return match


def carried_over(table: Present) -> CarryOver:
    """From the last position, by the rules of today and with a seed of its own."""
    old, world = table.header, table.world
    archive = replace(old, id=f"{old.id}-r{old.rules}-{world.token(2)}", state="archived")
    header = replace(old, start=old.position, seed=world.seed(), rules=table.game.info.revision)
    return CarryOver(archive, first_step(table.game, header, table.seats, world.now(), stored=True))
