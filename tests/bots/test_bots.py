"""Bots answer legally, know nothing they should not, and each level is worth its name."""

from __future__ import annotations

import math
from typing import Any

import pytest

from gwarek import is_compiled
from gwarek.bots import BOTS, LEVELS, Desk, level_of, make_bot
from gwarek.bots.levels import Skarbnik, brain_of, outrun
from gwarek.bots.sense import sensible_lines
from gwarek.core.action import Action
from gwarek.core.catalogue import load_game, slugs
from gwarek.core.chance import Draw, QuickRng, Rng
from gwarek.core.event import Event
from gwarek.core.game import AnyGame, Game, Json, Secret, State
from gwarek.core.playout import draw_all
from gwarek.core.problem import Problem
from gwarek.core.score import Score


def random_positions(game: AnyGame, seats: int, wanted: int, seed: str) -> list[Any]:
    """Positions with a decision, spread over random games."""
    rng = QuickRng(seed)
    out: list[Any] = []
    while len(out) < wanted:
        s = game.setup(game.info.full_options({}), seats)
        while True:
            draw_all(game, s, rng)
            who = game.to_act(s)
            if not who or len(out) >= wanted:
                break
            if rng.below(12) == 0:
                out.append(s.copy())
            lines = game.legal(s, who[0])
            game.apply(s, who[0], lines[rng.below(len(lines))])
    return out


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_answers_legally_wherever_it_is_asked(
    slug: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game(slug)
    seats = game.info.usual
    monkeypatch.setattr(Skarbnik, "rounds", 1)
    monkeypatch.setattr(Skarbnik, "turns", 1)
    for number, s in enumerate(
        random_positions(game, seats, 12 if name in ("greedy", "mcts") else 50, "anywhere")
    ):
        seat = game.to_act(s)[0]
        desk = Desk(game, s, seat, QuickRng(number), seconds=0.01)
        assert make_bot(name, number).choose(desk) in game.legal(s, seat)


@pytest.mark.parametrize("slug", slugs())
def test_any_position_can_be_played_on(slug: str) -> None:
    """Also the first one, where everybody in Tinners' Trail chooses maps at once (TIN-2.9)."""
    game = load_game(slug)
    seats = max(game.info.seats)
    first = game.setup(game.info.full_options({}), seats)
    draw_all(game, first, QuickRng("first"))
    for number, s in enumerate([first, *random_positions(game, seats, 6, "play on")]):
        for seat in range(seats):
            assert math.isfinite(brain_of(game).play_on(game, s.copy(), seat, [], QuickRng(number), 1))


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("name", list(BOTS))
def test_advice_is_legal_different_and_best_first(
    slug: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game(slug)
    monkeypatch.setattr(Skarbnik, "rounds", 1)
    monkeypatch.setattr(Skarbnik, "turns", 1)
    for number, s in enumerate(random_positions(game, game.info.usual, 2, "advice")):
        seat = game.to_act(s)[0]
        before = game.position_text(s)
        desk = Desk(game, s, seat, QuickRng(number), seconds=0.01)
        advice = make_bot(name, number).advise(desk, 3)
        legal = game.legal(s, seat)
        firsts = [way[0] for way, _ in advice]
        assert set(firsts) <= set(legal)
        assert len(set(firsts)) == len(firsts)
        wanted = 1 if name in ("random", "kind") else min(3, len(sensible_lines(game, s, seat)))
        if name == "mcts":  # it knows only of what it had time to try
            assert 1 <= len(firsts) <= wanted
        else:
            assert len(firsts) == wanted
        values = [value for _, value in advice]
        if name in ("random", "kind"):
            assert all(math.isnan(value) for value in values)
        else:
            assert values == sorted(values, reverse=True)  # NaN would not be
        assert game.position_text(s) == before


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("name", ["greedy", "sztygar", "skarbnik"])
def test_the_lines_of_an_advice_follow_each_other(
    slug: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As far as chance has no part in it, the whole way can be played."""
    game = load_game(slug)
    monkeypatch.setattr(Skarbnik, "rounds", 1)
    monkeypatch.setattr(Skarbnik, "turns", 1)
    for number, s in enumerate(random_positions(game, game.info.usual, 2, "ways")):
        seat = game.to_act(s)[0]
        for way, _ in make_bot(name, number).advise(Desk(game, s, seat, QuickRng(number), 0.01), 2):
            t = s.copy()
            for line in way:
                if game.to_act(t) != [seat]:
                    break
                assert line in game.legal(t, seat), (slug, name, [a.text() for a in way])
                game.apply(t, seat, line)


class Oracle:
    """A brain for which a line is worth its place in the legal list, and that counts how often each was tried.

    With `luck` it errs by up to so many points, and wants many deals.
    """

    def __init__(self, lines: list[Action], luck: int = 0) -> None:
        self.lines = lines
        self.tried: list[int] = [0] * len(lines)
        self.luck = luck

    def plan(self, game: AnyGame, s: Any, seat: int, rng: Rng, noise: float) -> list[Action]:
        return [self.lines[0]]

    def candidates(self, game: AnyGame, s: Any, seat: int, rng: Rng, most: int) -> list[list[Action]]:
        return [[line] for line in self.lines[:most]]

    def play_on(self, game: AnyGame, s: Any, seat: int, way: list[Action], rng: Rng, turns: int) -> float:
        self.tried[self.lines.index(way[0])] += 1
        return float(self.lines.index(way[0])) + rng.below(2 * self.luck + 1) - self.luck

    def needs_many_deals(self, s: Any) -> bool:
        return self.luck > 0


@pytest.mark.parametrize("seconds", [math.inf, 0.0])
@pytest.mark.parametrize(("name", "best"), [("sztygar", 2), ("skarbnik", 5)])
def test_advice_is_told_with_the_mean_of_its_tries(
    name: str, best: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the clock says, all that are told were tried equally often. Sztygar tries the first three of six."""
    game = load_game("coalbaron")
    s = next(s for s in random_positions(game, 2, 30, "oracle") if len(game.legal(s, game.to_act(s)[0])) > 5)
    seat = game.to_act(s)[0]
    oracle = Oracle(game.legal(s, seat)[:6])
    monkeypatch.setattr("gwarek.bots.levels.brain_of", lambda game: oracle)
    advice = make_bot(name, 1).advise(Desk(game, s, seat, QuickRng(1), seconds), 3)
    assert [value for _, value in advice] == [best, best - 1, best - 2]
    assert [way for way, _ in advice] == [[oracle.lines[place]] for place in (best, best - 1, best - 2)]
    assert len(set(oracle.tried[best - 2 : best + 1])) == 1
    assert oracle.tried[0] >= 1
    if seconds == math.inf and name == "skarbnik":
        assert make_bot(name, 1).choose(Desk(game, s, seat, QuickRng(1), seconds)) == oracle.lines[5]


def race_of(luck: int, worth: int, monkeypatch: pytest.MonkeyPatch) -> tuple[Oracle, Action]:
    """What the master makes of six plans, each worth so many points more than the one before."""
    game = load_game("coalbaron")
    s = next(s for s in random_positions(game, 2, 30, "oracle") if len(game.legal(s, game.to_act(s)[0])) > 5)
    seat = game.to_act(s)[0]
    oracle = Oracle(game.legal(s, seat)[:6], luck)
    certain = oracle.play_on
    monkeypatch.setattr(oracle, "play_on", lambda *a: certain(*a) + (worth - 1) * oracle.lines.index(a[3][0]))
    monkeypatch.setattr("gwarek.bots.levels.brain_of", lambda game: oracle)
    return oracle, make_bot("skarbnik", 1).choose(Desk(game, s, seat, QuickRng(1), math.inf))


def test_many_deals_tell_plans_apart_that_differ_less_than_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    oracle, chosen = race_of(12, 2, monkeypatch)
    assert chosen == oracle.lines[5]
    assert max(oracle.tried) > Skarbnik.rounds
    assert oracle.tried[0] < max(oracle.tried)


def test_a_race_ends_when_its_winner_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    oracle, chosen = race_of(1, 60, monkeypatch)
    assert chosen == oracle.lines[5]
    assert max(oracle.tried) <= 4


def test_equal_plans_do_not_race_for_ever() -> None:
    even = [5.0, 9.0, 7.0, 5.0]
    assert outrun([0, 1], [even, even]) == []
    assert outrun([0, 1], [even * 5, even * 5]) == [1]


def test_equal_seeds_give_equal_advice() -> None:
    game = load_game("coalbaron")
    (s,) = random_positions(game, 2, 1, "equal")
    seat = game.to_act(s)[0]
    told = [make_bot("skarbnik", 5).advise(Desk(game, s, seat, QuickRng(5), math.inf), 3) for _ in range(2)]
    assert told[0] == told[1]


def test_an_unknown_bot_is_a_problem() -> None:
    with pytest.raises(Problem):
        make_bot("gandalf")


def test_the_levels_are_bots() -> None:
    assert LEVELS == ["ciskacz", "sztygar", "skarbnik"]
    assert set(LEVELS) <= set(BOTS)


def test_a_level_has_an_english_name_too() -> None:
    for name, level in [("apprentice", "ciskacz"), ("foreman", "sztygar"), ("master", "skarbnik")]:
        assert level_of(name) == level_of(level) == level
        assert type(make_bot(name)) is type(make_bot(level))
    assert level_of("random") is None
    assert level_of(None) is None


class Sealed(State):
    """A true state that may be handed on but not looked into."""

    def __getattribute__(self, name: str) -> Any:
        if name.startswith("__"):
            return super().__getattribute__(name)
        raise AssertionError(f"a bot touched the true state ({name})")


class Sealing(Game[Any]):
    """A game that opens its sealed state only for the questions a desk may ask."""

    def __init__(self, game: AnyGame, true: Any) -> None:
        self.inner = game
        self.info = game.info
        self.sealed = Sealed()
        self.true = true
        self.asked: list[str] = []

    def legal(self, s: Any, seat: int) -> list[Action]:
        return self.inner.legal(self.true if s is self.sealed else s, seat)

    def view(self, s: Any, seat: int | None) -> Json:
        return self.inner.view(self.true if s is self.sealed else s, seat)

    def redeal(self, s: Any, seat: int | None, rng: Rng) -> Any:
        return self.inner.redeal(self.true if s is self.sealed else s, seat, rng)

    def to_act(self, s: Any) -> list[int]:
        assert s is not self.sealed
        return self.inner.to_act(s)

    def apply(self, s: Any, seat: int, a: Action, events: list[Event] | None = None) -> None:
        assert s is not self.sealed
        self.inner.apply(s, seat, a, events)

    def chance(self, s: Any) -> Draw:
        assert s is not self.sealed
        return self.inner.chance(s)

    def evaluate(self, s: Any, seat: int) -> float:
        assert s is not self.sealed
        return self.inner.evaluate(s, seat)

    def secret(self, s: Any, seat: int, a: Action) -> Secret | None:
        assert s is not self.sealed
        return self.inner.secret(s, seat, a)

    def parse(self, line: str) -> Action:
        return self.inner.parse(line)

    def score(self, s: Any) -> Score:
        return self.inner.score(self.true if s is self.sealed else s)


@pytest.mark.skipif(is_compiled(), reason="compiled games take no stand-ins")
@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_never_touches_the_true_state(slug: str, name: str) -> None:
    game = load_game(slug)
    for number, s in enumerate(random_positions(game, game.info.usual, 6, "sealed")):
        before = game.position_text(s)
        seat = game.to_act(s)[0]
        sealing = Sealing(game, s)
        desk = Desk(sealing, sealing.sealed, seat, QuickRng(number), seconds=0.05)
        assert make_bot(name, number).choose(desk) in game.legal(s, seat)
        if number == 0:
            assert make_bot(name, number).advise(desk, 2)[0].way[0] in game.legal(s, seat)
        assert game.position_text(s) == before


@pytest.mark.parametrize("slug", slugs())
def test_the_state_is_out_of_a_bots_reach(slug: str) -> None:
    game = load_game(slug)
    s = random_positions(game, game.info.usual, 1, "reach")[0]
    desk = Desk(game, s, game.to_act(s)[0], QuickRng(1))
    assert not hasattr(desk, "state")
    assert not hasattr(desk, "_state")
    assert desk.sample() is not s
    assert desk.view() == game.view(s, desk.seat)
    assert desk.legal() == game.legal(s, desk.seat)


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("name", LEVELS)
def test_equal_seeds_make_equal_choices(slug: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game(slug)
    monkeypatch.setattr(Skarbnik, "rounds", 1)
    monkeypatch.setattr(Skarbnik, "turns", 1)
    for number, s in enumerate(random_positions(game, game.info.usual, 4, "equal")):
        seat = game.to_act(s)[0]
        first, second = (
            make_bot(name, number).choose(Desk(game, s, seat, QuickRng(0), math.inf)) for _ in range(2)
        )
        assert first == second


@pytest.mark.parametrize("slug", slugs())
def test_a_plan_is_dropped_when_the_position_is_another(slug: str) -> None:
    """A bot asked about one position after another, in any order, still answers legally."""
    game = load_game(slug)
    bot = make_bot("sztygar", 3)
    positions = random_positions(game, game.info.usual, 12, "hops")
    for s in positions + positions[::-1]:
        seat = game.to_act(s)[0]
        assert bot.choose(Desk(game, s, seat, QuickRng(0))) in game.legal(s, seat)
