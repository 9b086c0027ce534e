"""Counts of decision lines (`*.perft` beside this file), the same for plain and compiled engines."""

from pathlib import Path

import pytest

from gwarek.core.catalogue import load_game
from gwarek.lab.perft import divide, perft

QUICK = 20_000  # bigger counts are for the deep tests


def cases() -> list[tuple[str, str, str, int, int]]:
    """Game, id, position, depth and count of every line."""
    out = []
    for file in sorted(Path(__file__).parent.glob("*.perft")):
        id = position = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            word, _, rest = line.partition(" ")
            if word == "id":
                id = rest
            elif word == "position":
                position = rest
            elif word == "perft":
                depth, count = rest.split()
                out.append((file.stem, id, position, int(depth), int(count)))
            else:
                assert word in ("", ";"), f"{file.name}: {line}"
    return out


CASES = cases()


@pytest.mark.parametrize(
    ("slug", "position", "depth", "count"),
    [
        pytest.param(
            slug,
            position,
            depth,
            count,
            id=f"{id}-{depth}",
            marks=[pytest.mark.deep] if count > QUICK else [],
        )
        for slug, id, position, depth, count in CASES
    ],
)
def test_the_count_is_as_written(slug: str, position: str, depth: int, count: int) -> None:
    game = load_game(slug)
    assert perft(game, game.position(position), depth) == count


@pytest.mark.parametrize("case", [case for case in CASES if case[3] == 2], ids=lambda case: str(case[1]))
def test_the_parts_sum_to_the_count(case: tuple[str, str, str, int, int]) -> None:
    slug, _, position, depth, count = case
    game = load_game(slug)
    assert sum(divide(game, game.position(position), depth).values()) == count
