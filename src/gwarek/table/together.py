"""Playing together: pointing and proposing. Nothing of this is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gwarek.core.game import Json
from gwarek.core.problem import Problem
from gwarek.table.audience import Audience
from gwarek.table.present import Present
from gwarek.table.refusal import Refusal
from gwarek.table.viewer import Viewer


@dataclass
class Proposal:
    """A line that a fellow player suggests to the one who is to act."""

    by: int
    line: str
    time: str


class Together:
    """What the people of a team show each other."""

    def __init__(self, table: Present, audience: Audience) -> None:
        self._table: Final = table
        self._audience: Final = audience
        self._proposals: list[Proposal] = []  # for the position as it is; they end with it

    def fellow(self, mine: Sequence[int]) -> int | None:
        """The person to act whom this screen may make proposals: one of its team who sees no more than it does."""
        table, telling = self._table, self._table.telling
        if telling is None or not mine or not table.game.info.cooperative:
            return None
        seat = next((seat for seat in telling.match.to_act() if seat >= 0), None)
        if seat is None or seat in mine or table.seats[seat].bot is not None:
            return None
        return seat if telling.sees_as(mine, seat) else None

    def _alone(self, viewer: Viewer) -> Refusal | None:
        """Pointing and proposing are for those who play in one team."""
        if self._table.telling is None:
            return Refusal("waiting")
        if not self._table.seats_of(viewer):
            return Refusal("not-yours")
        return None if self._table.game.info.cooperative else Refusal("alone")

    def point(self, viewer: Viewer, words: Sequence[str]) -> Refusal | None:
        """Show everybody at the table the piece that stands for these words."""
        refusal = self._alone(viewer)
        if refusal is None:
            seat, moment = self._table.seats_of(viewer)[0], self._table.world.now()
            self._audience.tell({"type": "point", "seat": seat, "words": list(words), "time": moment})
        return refusal

    def propose(self, viewer: Viewer, line: str, after: int) -> Refusal | None:
        """Suggest a line to the fellow player who is to act; a later proposal takes the place of an earlier one."""
        refusal = self._alone(viewer)
        if refusal is not None:
            return refusal
        table = self._table
        if after != table.header.length:
            return Refusal("stale")
        mine = table.seats_of(viewer)
        fellow = self.fellow(mine)
        if fellow is None:
            return Refusal("over" if table.header.state == "over" else "alone")
        try:
            action = table.game.parse(line)
        except Problem as problem:
            return Refusal("unclear", args={"problem": problem.id, **problem.facts})
        violated = table.game.violated(table.must_tell().match.state, fellow, action)
        if violated:
            return Refusal("illegal", violated)
        others = [proposal for proposal in self._proposals if proposal.by != mine[0]]
        self._show([*others, Proposal(mine[0], action.text(), table.world.now())])
        return None

    def dismiss(self, viewer: Viewer, by: int) -> Refusal | None:
        """Take a proposal off the table: the one who made it, or the one it was made to."""
        if not {by, *self._table.header.to_act} & set(self._table.seats_of(viewer)):
            return Refusal("not-yours")
        self._show([proposal for proposal in self._proposals if proposal.by != by])
        return None

    def forget(self) -> None:
        """The position is another: its proposals have ended with it."""
        self._proposals = []

    def _show(self, proposals: list[Proposal]) -> None:
        if proposals != self._proposals:
            self._proposals = proposals
            self._audience.tell(self._proposed())

    def told(self) -> list[Json]:
        """What somebody who comes now is told of it."""
        return [self._proposed()] if self._proposals else []

    def _proposed(self) -> Json:
        proposals = [vars(proposal) for proposal in self._proposals]
        return {"type": "proposals", "after": self._table.header.length, "proposals": proposals}
