"""Arena: the same games on every backend, resumed without loss, stopped when decided."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gwarek.core.catalogue import load_game
from gwarek.core.match import replay
from gwarek.core.problem import Problem
from gwarek.core.record import read_record
from gwarek.lab.arena import GAUNTLET, Standing, arena, make_plan
from gwarek.lab.simulate import simulate
from gwarek.lab.statistics import always, wilson

FAST = ["random", "kind"]


def games(standing: Standing) -> list[tuple[int, int, tuple[str, ...], tuple[int, ...]]]:
    """What was played, without how long it took."""
    return sorted(
        (at, r.number, r.bots, r.totals)
        for at, duel in enumerate(standing.duels)
        for r in duel.results.values()
    )


def test_a_cycle_gives_each_bot_every_seat_and_both_the_same_deal() -> None:
    plan = make_plan("coalbaron", FAST, games=8, seats=4)
    standing = arena(plan)
    duel = standing.duels[0]
    assert duel.games == 8
    lone = [min(r.bots, key=r.bots.count) for _, r in sorted(duel.results.items())]
    assert lone == ["random"] * 4 + ["kind"] * 4
    seats = [r.bots.index(min(r.bots, key=r.bots.count)) for _, r in sorted(duel.results.items())]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_games_are_made_up_to_whole_cycles() -> None:
    assert arena(make_plan("coalbaron", FAST, games=3, seats=2)).done == 4


def test_who_meets_whom() -> None:
    bots = ["greedy", "random", "kind"]
    assert make_plan("coalbaron", bots).pairings() == [
        ("greedy", "random"),
        ("greedy", "kind"),
        ("random", "kind"),
    ]
    assert make_plan("coalbaron", bots, mode=GAUNTLET).pairings() == [
        ("greedy", "random"),
        ("greedy", "kind"),
    ]
    assert make_plan("coalbaron", ["random"]).pairings() == [("random", "random")]


def test_workers_make_no_difference() -> None:
    plan = make_plan("coalbaron", FAST, games=6, seed="w")
    one, two = arena(plan), arena(plan, workers=2)
    assert games(one) == games(two)
    assert [r.json() for r in one.ratings()] == [r.json() for r in two.ratings()]


def _start(ray: Any) -> None:  # Any: a module
    """Ray gives its own processes half a minute to start; on a busy machine the second try finds them loaded."""
    for tries in range(3):
        try:
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
            return
        except Exception:
            ray.shutdown()
            if tries == 2:
                raise


def test_ray_plays_the_same_games() -> None:
    """A real Ray, started on this machine, once for both."""
    ray = pytest.importorskip("ray")
    _start(ray)
    try:
        plan = make_plan("coalbaron", FAST, games=4, seed="r")
        assert games(arena(plan, workers=2, backend="ray")) == games(arena(plan))
        here = simulate("coalbaron", 2, FAST, 4, "r")
        there = simulate("coalbaron", 2, FAST, 4, "r", workers=2, backend="ray")
        assert [r.totals for r in here.results] == [r.totals for r in there.results]
    finally:
        ray.shutdown()


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = make_plan("coalbaron", FAST, games=6, seed="i")

    def stop(done: int, of: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    first = arena(plan, folder=tmp_path, progress=stop)
    assert first.interrupted
    assert first.done == 3
    file = tmp_path / "results.jsonl"
    file.write_text(file.read_text() + '{"pairing": 0, "num')  # a crash in the middle of a line
    played: list[int] = []
    second = arena(plan, folder=tmp_path, progress=lambda done, of: played.append(done))
    assert played == [4, 5, 6]
    assert games(second) == games(arena(plan))
    assert len(file.read_text().splitlines()) == 6


def test_another_arena_does_not_get_into_the_folder(tmp_path: Path) -> None:
    arena(make_plan("coalbaron", FAST, games=2, seed="1"), folder=tmp_path)
    before = (tmp_path / "arena.json").read_text()
    with pytest.raises(Problem, match="seed"):
        arena(make_plan("coalbaron", FAST, games=2, seed="2"), folder=tmp_path)
    assert (tmp_path / "arena.json").read_text() == before
    assert (
        arena(make_plan("coalbaron", FAST, games=4, seed="1"), folder=tmp_path).done == 4
    )  # more games are fine


def test_records_tell_the_games_that_were_counted(tmp_path: Path) -> None:
    standing = arena(make_plan("coalbaron", FAST, games=2), folder=tmp_path, records=True)
    for number, result in standing.duels[0].results.items():
        record = read_record((tmp_path / "records" / f"random-kind-{number:05}.gwarek").read_text())
        match = replay(load_game("coalbaron"), record)
        outcome = match.outcome()
        assert outcome is not None
        assert tuple(outcome.totals) == result.totals
        assert record.names() == [f"bot:{bot}" for bot in result.bots]


def test_a_clear_question_is_decided_early() -> None:
    standing = arena(make_plan("coalbaron", ["sztygar", "random"], games=400, decide=0.2, seed="d"))
    assert standing.duels[0].decided
    assert standing.done < 60
    assert standing.duels[0].share == 1.0


def test_an_even_question_is_not() -> None:
    plan = make_plan("coalbaron", ["random", "kind"], games=20, decide=1e-9)
    assert not arena(plan).duels[0].decided


def test_the_better_bot_is_rated_higher_and_surer_with_more_games() -> None:
    few = arena(make_plan("coalbaron", ["random", "sztygar"], games=4)).ratings()
    more = arena(make_plan("coalbaron", ["random", "sztygar"], games=10)).ratings()
    assert [rating.bot for rating in few] == [rating.bot for rating in more] == ["sztygar", "random"]
    assert more[0].sigma < few[0].sigma
    assert json.loads(json.dumps(more[0].json()))["games"] == 10


def test_an_interval_that_holds_always_is_wider_and_shrinks() -> None:
    for n in (10, 100, 1000):
        low, high = always(0.6 * n, n)
        once = wilson(0.6 * n, n)
        assert low <= once[0] <= 0.6 <= once[1] <= high
    assert always(600, 1000)[0] > 0.5 > always(12, 20)[0]
    assert always(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"bots": ["deep-thought"]}, "deep-thought"),
        ({"bots": FAST, "seats": 7}, "7"),
        ({"bots": FAST, "mode": "duel"}, "duel"),
        ({"bots": FAST, "games": 0}, "0"),
        ({"bots": []}, "0"),
    ],
)
def test_a_bad_plan_is_refused(wrong: dict[str, object], named: str) -> None:
    with pytest.raises(Problem, match=named):
        make_plan("coalbaron", **wrong)  # type: ignore[arg-type]
