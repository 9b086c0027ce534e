"""Simulations: one seed, one set of games, whoever plays them and on however many workers."""

from __future__ import annotations

import pytest

from gwarek.core.catalogue import load_game, slugs
from gwarek.core.problem import Problem
from gwarek.lab.simulate import simulate
from gwarek.lab.statistics import deviation, mean, quantile, wilson

COMPETING = [slug for slug in slugs() if not load_game(slug).info.cooperative]


@pytest.mark.parametrize("slug", slugs())
def test_any_number_of_workers_plays_the_same_games(slug: str) -> None:
    one = simulate(slug, 2, ["random", "kind"], 9, seed=5, workers=1, rotate=True)
    three = simulate(slug, 2, ["random", "kind"], 9, seed=5, workers=3, rotate=True)
    assert [(r.number, r.bots, r.totals, r.winners, r.decisions) for r in one.results] == [
        (r.number, r.bots, r.totals, r.winners, r.decisions) for r in three.results
    ]
    assert one.by_bot == three.by_bot


@pytest.mark.parametrize("slug", slugs())
def test_another_seed_plays_other_games(slug: str) -> None:
    one = simulate(slug, 2, ["random"], 5, seed=5)
    other = simulate(slug, 2, ["random"], 5, seed=6)
    assert [(r.totals, r.decisions) for r in one.results] != [(r.totals, r.decisions) for r in other.results]


@pytest.mark.parametrize("slug", slugs())
def test_the_figures_add_up(slug: str) -> None:
    found = simulate(slug, 2, ["random"], 6, seed=1)
    assert found.games == 6
    assert found.decisions == sum(r.decisions for r in found.results)
    if slug in COMPETING:
        assert sum(c.share for c in found.by_seat) == pytest.approx(6)
    else:
        assert [c.share for c in found.by_seat] == [
            found.by_seat[0].wins
        ] * 2  # a team's victory is everybody's
    assert found.by_bot[0].games == 12
    for key in (
        "games",
        "seconds",
        "games_per_second",
        "decisions",
        "decisions_per_second",
        "by_seat",
        "by_bot",
    ):
        assert key in found.json()


def test_a_games_own_player_has_a_column() -> None:
    found = simulate("tinnerstrail", 1, ["random"], 6, seed=1)
    (wallace,) = found.own
    assert wallace.mean == mean([r.totals[1] for r in found.results])
    assert found.by_seat[0].wins + wallace.wins == found.games
    assert wallace.wins == sum(r.totals[1] >= r.totals[0] for r in found.results)  # TIN-13.32
    assert found.json()["own"] == [wallace.json()]


def test_where_all_players_have_seats_there_is_none() -> None:
    assert simulate("tinnerstrail", 2, ["random"], 2, seed=1).own == ()


def test_rotated_bots_sit_everywhere_alike() -> None:
    found = simulate("coalbaron", 2, ["random", "kind"], 4, seed=1, rotate=True)
    assert [r.bots for r in found.results] == [("random", "kind"), ("kind", "random")] * 2


@pytest.mark.parametrize("slug", COMPETING)
def test_greedy_beats_random(slug: str) -> None:
    found = simulate(slug, 2, ["greedy", "random"], 2, seed=3, rotate=True)
    assert found.by_bot[0].wins == 2


@pytest.mark.parametrize("slug", COMPETING)
def test_planning_beats_random(slug: str) -> None:
    found = simulate(slug, 2, ["sztygar", "random"], 2, seed=3, rotate=True)
    assert found.by_bot[0].wins == 2


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate("coalbaron", 2, ["random"], 3, progress=lambda done, all: told.append((done, all)))
    assert told[-1] == (3, 3)


def test_an_interrupted_simulation_keeps_what_it_has() -> None:
    def stop(done: int, all: int) -> None:
        raise KeyboardInterrupt

    found = simulate("coalbaron", 2, ["kind"], 400, progress=stop)
    assert found.interrupted
    assert 0 < found.games < 400


@pytest.mark.parametrize(
    ("seats", "bots"), [(2, ["random", "random", "random"]), (2, ["gandalf", "random"]), (9, ["random"])]
)
def test_bad_input_is_a_problem(seats: int, bots: list[str]) -> None:
    with pytest.raises(Problem):
        simulate("coalbaron", seats, bots, 1)


def test_statistics() -> None:
    assert mean([1, 2, 6]) == 3
    assert deviation([2, 4]) == pytest.approx(2**0.5)
    assert quantile([3, 1, 2], 0.5) == 2
    low, high = wilson(70, 100)
    assert (round(low, 2), round(high, 2)) == (0.60, 0.78)
