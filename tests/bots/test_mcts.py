"""The tree search: settings in its name, budgets, chance, hidden things, auctions, long lists, several processes."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, final

import pytest

from gwarek import is_compiled
from gwarek.bots import Desk, make_bot
from gwarek.bots.mcts import (
    MctsBot,
    Search,
    Settings,
    Task,
    read_settings,
    search_elsewhere,
    tried_lines,
    way_from,
)
from gwarek.bots.registry import check_bot
from gwarek.core.action import Action
from gwarek.core.catalogue import load_game, slugs
from gwarek.core.chance import Draw, QuickRng, Rng
from gwarek.core.event import Event
from gwarek.core.game import AnyGame, Game, GameInfo, Secret, State
from gwarek.core.playout import draw_all
from gwarek.core.problem import Problem
from gwarek.core.score import Score, ScoreRow
from gwarek.core.seat import CHANCE
from tests.bots.test_bots import random_positions

# -- its name


def test_a_name_may_carry_settings() -> None:
    assert read_settings("mcts") == Settings()
    assert read_settings("mcts:iterations=400").iterations == 400
    assert read_settings("mcts:seconds=0.5:processes=2") == Settings(seconds=0.5, processes=2)
    bot = make_bot("mcts:iterations=7", 1)
    assert isinstance(bot, MctsBot)
    assert bot.settings.iterations == 7


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("mcts:", "bot-setting"),
        ("mcts:wizard=3", "bot-setting"),
        ("mcts:iterations=4:iterations=5", "bot-setting"),
        ("mcts:iterations", "bot-setting-value"),
        ("mcts:iterations=0", "bot-setting-value"),
        ("mcts:iterations=2.5", "bot-setting-value"),
        ("mcts:seconds=nan", "bot-setting-value"),
        ("mcts:processes=-1", "bot-setting-value"),
    ],
)
def test_nonsense_in_the_name_is_a_problem(name: str, problem: str) -> None:
    with pytest.raises(Problem) as found:
        check_bot(name)
    assert found.value.id == problem


# -- budgets


def search_of(game: AnyGame, s: Any, seed: int, settings: Settings) -> Search:
    rng = QuickRng(seed)
    return Search(Desk(game, s, game.to_act(s)[0], rng, math.inf), rng, settings)


QUICK = Settings(iterations=3, turns=0, plans=3)
QUICK_NAME = "mcts:iterations=3:turns=0:plans=3"


@pytest.mark.parametrize("slug", slugs())
def test_equal_seeds_make_equal_choices(slug: str) -> None:
    game = load_game(slug)
    s = random_positions(game, game.info.usual, 3, "equal-trees")[2]
    desk = Desk(game, s, game.to_act(s)[0], QuickRng(0), math.inf)
    first, second = (make_bot(QUICK_NAME, 5).choose(desk) for _ in range(2))
    assert first == second


def countdown(steps: int) -> Callable[[], float]:
    """A clock that is asked after every iteration and has run out the last time."""
    left = iter(range(steps - 1, -1, -1))
    return lambda: float(next(left))


@pytest.mark.parametrize(("steps", "iterations"), [(1, 1), (5, 5), (9, 7)])
def test_it_stops_when_the_time_or_the_iterations_are_spent(steps: int, iterations: int) -> None:
    game = load_game("coalbaron")
    search = search_of(game, random_positions(game, 2, 1, "clock")[0], 1, QUICK)
    search.run(7, countdown(steps))
    assert search.root.visits == iterations


@pytest.mark.parametrize("slug", slugs())
def test_it_has_an_answer_at_any_time(slug: str) -> None:
    """After each iteration, the first too, the tree names a legal line; visits and lines add up."""
    game = load_game(slug)
    s = random_positions(game, game.info.usual, 2, "anytime")[1]
    seat = game.to_act(s)[0]
    legal = game.legal(s, seat)
    search = search_of(game, s, 3, QUICK)
    for step in range(1, 4):
        search.iterate()
        assert way_from(game, search.root, seat)[0] in legal
        tried = tried_lines(search.root)
        assert sum(node.visits for _, node in tried) == step
        assert {line for line, _ in tried} <= {action.text() for action in legal}


def test_time_already_over_still_gets_an_answer() -> None:
    game = load_game("coalbaron")
    for s in random_positions(game, 2, 3, "late"):
        seat = game.to_act(s)[0]
        assert make_bot("mcts", 1).choose(Desk(game, s, seat, QuickRng(1), -1.0)) in game.legal(s, seat)


def test_several_processes_share_the_iterations_and_agree_with_themselves() -> None:
    game = load_game("coalbaron")
    s = random_positions(game, 2, 5, "processes")[4]
    seat = game.to_act(s)[0]
    found = []
    for _ in range(2):
        bot = MctsBot(4, Settings(iterations=9, turns=0, processes=2))
        desk = Desk(game, s, seat, QuickRng(0), math.inf)
        found.append(bot.advise(desk, 3))
        assert bot.choose(desk) in desk.legal()
    assert found[0] == found[1]
    root = MctsBot(4, Settings(iterations=9, turns=0, processes=2)).grown(desk)
    assert root.visits == 9


def test_a_task_that_comes_too_late_is_short() -> None:
    game = load_game("coalbaron")
    s = random_positions(game, 2, 1, "late task")[0]
    task = Task("coalbaron", game.position_text(s), game.to_act(s)[0], 1, Settings(turns=0), None, 0.0)
    assert search_elsewhere(task).visits == 1


# -- advice


@pytest.mark.parametrize("slug", slugs())
def test_advice_is_a_few_ways_to_play_on_that_can_be_played(slug: str) -> None:
    game = load_game(slug)
    s = random_positions(game, game.info.usual, 2, "advice")[1]
    desk = Desk(game, s, game.to_act(s)[0], QuickRng(0), math.inf)
    advice = MctsBot(2, QUICK).advise(desk, 2)
    assert 1 <= len(advice) <= 2
    assert len({one.way[0] for one in advice}) == len(advice)
    for way, value in advice:
        assert math.isfinite(value)
        assert way[0] in desk.legal()
        sampled = desk.sample()
        for action in way:
            if game.to_act(sampled) != [desk.seat]:  # behind chance it is only a hope
                break
            assert action in game.legal(sampled, desk.seat)
            game.apply(sampled, desk.seat, action)


# -- small games made for it


@final
class Line(Action):
    def __init__(self, line: str) -> None:
        self.line = line

    def text(self) -> str:
        return self.line

    def fields(self) -> tuple[object, ...]:
        return (self.line,)


class Toy(State):
    """What was said so far, and one hidden number."""

    def __init__(self, said: list[str], hidden: int = 0) -> None:
        self.said = said
        self.hidden = hidden

    def copy(self) -> Toy:
        return Toy(self.said[:], self.hidden)


class Die(Draw):
    def sample(self, rng: Rng) -> Action:
        return Line(f"die {1 + rng.below(2)}")

    def weight(self, outcome: Action) -> float:
        return 0.5


class ToyGame(Game[Toy]):
    """Two seats; a toy says who is to act, what may be said, and what it is worth to each."""

    info = GameInfo("toy", {"en": "Toy", "pl": "Toy"}, "TOY", [2], 1, [], [], 1, False)

    def worth(self, s: Toy, seat: int) -> float:
        raise NotImplementedError

    def apply(self, s: Toy, seat: int, a: Action, events: list[Event] | None = None) -> None:
        s.said.append(a.text())

    def chance(self, s: Toy) -> Draw:
        return Die()

    def redeal(self, s: Toy, seat: int | None, rng: Rng) -> Toy:
        return Toy(s.said[:], rng.below(2))

    def parse(self, line: str) -> Action:
        return Line(line)

    def score(self, s: Toy) -> Score:
        return Score([ScoreRow("points", "TOY-1", [0, 0])])

    def evaluate(self, s: Toy, seat: int) -> float:
        return self.worth(s, seat) if not self.to_act(s) else 0.0


class Artless:
    """No idea what is good: the first line is the plan."""

    def plan(self, game: AnyGame, s: Any, seat: int, rng: Rng, noise: float) -> list[Action]:
        return [game.legal(s, seat)[0]]

    def candidates(self, game: AnyGame, s: Any, seat: int, rng: Rng, most: int) -> list[list[Action]]:
        return [self.plan(game, s, seat, rng, 0.0)]

    def play_on(self, game: AnyGame, s: Any, seat: int, way: list[Action], rng: Rng, turns: int) -> float:
        return game.evaluate(s, seat)

    def needs_many_deals(self, s: Any) -> bool:
        return False


def choice_in(
    game: ToyGame, monkeypatch: pytest.MonkeyPatch, iterations: int = 600, s: Toy | None = None
) -> str:
    monkeypatch.setattr("gwarek.bots.mcts.brain_of", lambda game: Artless())
    bot = MctsBot(1, Settings(iterations=iterations, turns=0))
    return bot.choose(Desk(game, s or Toy([]), 0, QuickRng(1), math.inf)).text()


toys = pytest.mark.skipif(is_compiled(), reason="compiled games take no stand-ins")


class Dicing(ToyGame):
    """Take 4, or throw a die that everybody sees and then say what it shows for 6."""

    def to_act(self, s: Toy) -> list[int]:
        if not s.said:
            return [0]
        return {"throw": [CHANCE], "die": [0]}.get(s.said[-1].split(" ")[0], [])

    def legal(self, s: Toy, seat: int) -> list[Action]:
        return [Line("take"), Line("throw")] if not s.said else [Line("say 1"), Line("say 2")]

    def worth(self, s: Toy, seat: int) -> float:
        if s.said[0] == "take":
            return 4.0
        return 6.0 if s.said[1].split(" ")[1] == s.said[2].split(" ")[1] else 0.0


@toys
def test_what_a_die_showed_is_known_to_whoever_decides_next(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choice_in(Dicing(), monkeypatch) == "throw"


class Blind(Dicing):
    """The same die, but it is thrown under a cup."""

    def secret(self, s: Toy, seat: int, a: Action) -> Secret | None:
        return Secret(0, "die ?") if seat == CHANCE else None


@toys
def test_what_a_covered_die_showed_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choice_in(Blind(), monkeypatch) == "take"


class Guessing(ToyGame):
    """Take 4, or stay and guess a hidden number for 6: whoever could see through each deal would stay."""

    def to_act(self, s: Toy) -> list[int]:
        return [0] if not s.said or s.said == ["stay"] else []

    def legal(self, s: Toy, seat: int) -> list[Action]:
        return [Line("stay"), Line("take")] if not s.said else [Line("guess 0"), Line("guess 1")]

    def worth(self, s: Toy, seat: int) -> float:
        if s.said[0] == "take":
            return 4.0
        return 6.0 if s.said[1] == f"guess {s.hidden}" else 0.0


@toys
def test_it_does_not_hope_to_see_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choice_in(Guessing(), monkeypatch) == "take"


class Auction(ToyGame):
    """Red bids once for what is worth 10 to it; blue, to whom it is worth 4.5, passes or takes it for one more.

    At 3 blue gains half a point by overbidding, at 4 it would lose half: 4 is red's best bid.
    """

    def to_act(self, s: Toy) -> list[int]:
        return [[0], [1], []][len(s.said)]

    def legal(self, s: Toy, seat: int) -> list[Action]:
        return [Line(f"bid {n}") for n in range(1, 8)] if seat == 0 else [Line("pass"), Line("over")]

    def worth(self, s: Toy, seat: int) -> float:
        bid = int(s.said[0].split(" ")[1])
        if s.said[1] == "pass":
            return 10.0 - bid if seat == 0 else 0.0
        return 0.0 if seat == 0 else 4.5 - (bid + 1)


@toys
def test_in_an_auction_the_others_bid_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choice_in(Auction(), monkeypatch, 1500) == "bid 4"


class AtOnce(ToyGame):
    """Both name a side at the same time; red wants both to name the same one, blue does not. Red may leave for -1.

    Whoever knew the other's word would always have its way: red could not, but blue would if it were told.
    """

    def to_act(self, s: Toy) -> list[int]:
        if s.said == ["leave"]:
            return []
        return [seat for seat in (0, 1) if not any(line.startswith(f"s{seat}") for line in s.said)]

    def legal(self, s: Toy, seat: int) -> list[Action]:
        sides = [Line(f"s{seat} {side}") for side in ("left", "right")]
        return [*sides, Line("leave")] if seat == 0 else [*sides]

    def worth(self, s: Toy, seat: int) -> float:
        if s.said == ["leave"]:
            return -1.0 if seat == 0 else 1.0
        alike = len({line.split(" ")[1] for line in s.said}) == 1
        return 4.0 if alike == (seat == 0) else -4.0


@toys
def test_decisions_made_at_once_do_not_know_of_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choice_in(AtOnce(), monkeypatch) in ("s0 left", "s0 right")


class Long(ToyGame):
    """Eight words three times: 512 lines, each word worth its number."""

    def to_act(self, s: Toy) -> list[int]:
        return [] if s.said else [0]

    def legal(self, s: Toy, seat: int) -> list[Action]:
        return [Line(f"a{i} b{j} c{k}") for i in range(8) for j in range(8) for k in range(8)]

    def worth(self, s: Toy, seat: int) -> float:
        return float(sum(int(word[1:]) for word in s.said[0].split(" ")))


@toys
def test_a_long_list_does_not_drown_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """With fewer iterations than lines it finds one of the best: 10 of 512 lines are worth 19 or more."""
    chosen = choice_in(Long(), monkeypatch, 300)
    assert Long().worth(Toy([chosen]), 0) >= 19.0


# -- what it is for


def test_it_beats_random_play_in_coal_baron() -> None:
    game = load_game("coalbaron")
    rng = QuickRng("mcts against random")
    s = game.setup(game.info.full_options({}), 2)
    bots = [make_bot("mcts:iterations=2:turns=0:plans=2", 1), make_bot("random", 2)]
    while True:
        draw_all(game, s, rng)
        who = game.to_act(s)
        if not who:
            break
        game.apply(s, who[0], bots[who[0]].choose(Desk(game, s, who[0], bots[who[0]].rng, math.inf)))
    outcome = game.outcome(s)
    assert outcome is not None
    assert outcome.winners == [0]
