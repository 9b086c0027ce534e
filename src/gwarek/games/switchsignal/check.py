"""The check of an owner's boards, for an editor: what it would edit, and every fault with the field it concerns."""

from __future__ import annotations

from pathlib import Path

from gwarek.core.components import Table, read_components, section
from gwarek.core.problem import Problem
from gwarek.games.switchsignal.components import BOARDS, BUILTIN, GOODS, Parts
from gwarek.games.switchsignal.network import check_network


def checked(owner: Path) -> tuple[Table, list[Problem]]:
    """The boards with the owner's corrections laid over ours, and what is wrong with them.

    Both boards are told in full; the rest of the box is looked at once they can be played on.
    """
    facts = read_components(BUILTIN, owner)
    boards = section(facts, "board")
    faults: list[Problem] = []
    for key in BOARDS:
        for problem in check_network(section(boards, key), GOODS, list(range(2, 13))):
            field = f"board.{key}.{problem.facts['field']}"
            faults.append(Problem(problem.id, **{**problem.facts, "field": field}))
    if not faults:
        try:
            Parts(facts)
        except Problem as problem:
            faults.append(problem)
    return {"board": boards}, faults
