"""Scores itemised by rule, and outcomes with their reason."""

from __future__ import annotations

from typing import Final


class ScoreRow:
    """Points from one source, per seat (co-operative games: one number for the team)."""

    def __init__(self, id: str, rule: str, points: list[int]) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.points: Final = points


class Score:
    """All rows; a seat's score is the sum of its column."""

    def __init__(self, rows: list[ScoreRow]) -> None:
        self.rows: Final = rows

    def totals(self) -> list[int]:
        """`[87, 64]`: per seat, the sum over the rows."""
        if not self.rows:
            return []
        return [sum(row.points[seat] for row in self.rows) for seat in range(len(self.rows[0].points))]

    def telling(self) -> list[ScoreRow]:
        """The rows a reader needs: those that gave anybody anything."""
        return [row for row in self.rows if any(row.points)]

    def json(self) -> list[dict[str, object]]:
        return [{"id": row.id, "rule": row.rule, "points": row.points} for row in self.rows]


class Outcome:
    """Who won and why. `reason` is a message id; `rule` the rule that decided."""

    def __init__(self, winners: list[int], reason: str, rule: str, totals: list[int]) -> None:
        self.winners: Final = winners
        self.reason: Final = reason
        self.rule: Final = rule
        self.totals: Final = totals

    def json(self) -> dict[str, object]:
        return {"winners": self.winners, "reason": self.reason, "rule": self.rule, "totals": self.totals}
