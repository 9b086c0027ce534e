"""PettingZoo's own tests, and what its environments promise beyond them."""

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from gwarek import Problem, load_game, slugs
from gwarek.adapters import pettingzoo
from gwarek.adapters.pettingzoo import coalbaron_v1, env, raw_env
from gwarek.adapters.table import by_place, make_table
from gwarek.core.chance import QuickRng
from gwarek.core.seat import CHANCE

# PettingZoo asks for plain arrays, except of its own environments with masks, which are dictionaries like ours.
MASKS = [
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
]
pytestmark = [pytest.mark.filterwarnings("error::UserWarning")] + [
    pytest.mark.filterwarnings(warning) for warning in MASKS
]


def play_on(game: raw_env, rng: QuickRng, steps: int = 10**6) -> int:
    """Say random words; how many."""
    for number in range(steps):
        if game.terminations[game.agent_selection]:
            return number
        words = np.flatnonzero(game.observe(game.agent_selection)["action_mask"])
        game.step(words[rng.below(len(words))])
    return steps


@pytest.mark.parametrize("slug", slugs())
def test_pettingzoos_api_test(slug: str) -> None:
    api_test(env(slug), num_cycles=300)


@pytest.mark.parametrize("slug", slugs())
def test_pettingzoos_seed_test(slug: str) -> None:
    seed_test(lambda: env(slug), num_cycles=200)


@pytest.mark.parametrize("slug", slugs())
def test_pettingzoos_render_test(slug: str) -> None:
    render_test(lambda render_mode=None: env(slug, render_mode=render_mode))


@pytest.mark.parametrize("slug", ["switchsignal", "tinnerstrail"])
def test_a_game_alone_passes_the_api_test(slug: str) -> None:
    api_test(env(slug, seats=1), num_cycles=400)


@pytest.mark.deep
@pytest.mark.parametrize("slug", slugs())
def test_every_number_of_seats_and_preset_passes(slug: str) -> None:
    info = load_game(slug).info
    for seats in info.seats:
        for preset in info.presets:
            options = info.preset_options(preset.id)
            api_test(env(slug, seats, options))
            seed_test(lambda seats=seats, options=options: env(slug, seats, options))


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_its_versioned_name(slug: str) -> None:
    versioned = getattr(pettingzoo, f"{slug}_v{make_table(slug).version}")
    assert versioned.env().metadata["name"] == versioned.name == str(versioned.raw_env())


@pytest.mark.parametrize("slug", slugs())
def test_the_mask_allows_exactly_the_legal_lines(slug: str) -> None:
    game = raw_env(slug, max(load_game(slug).info.seats))
    words = game.table.vocabulary.words
    rng = QuickRng(3)
    game.reset(seed=3)
    steps = 0
    while not game.terminations[game.agent_selection] and steps < 400:
        mask = game.observe(game.agent_selection)["action_mask"]
        said = game.play.words
        lines = [action.words() for action in game.table.game.legal(game.play.state, game.play.seat)]
        ways = {
            line[len(said)] if len(line) > len(said) else "" for line in lines if line[: len(said)] == said
        }
        assert {words[number] for number in np.flatnonzero(mask)} == ways
        assert len(ways) > 1 or len(lines) == 1, "asked without a choice"
        steps += play_on(game, rng, 1)


@pytest.mark.parametrize("slug", slugs())
def test_a_line_said_word_by_word_is_carried_out(slug: str) -> None:
    game = raw_env(slug)
    rules = game.table.game
    rng = QuickRng(4)
    game.reset(seed=4)
    compared = 0
    while compared < 30 and not game.terminations[game.agent_selection]:
        after, seat = game.play.state.copy(), game.play.seat
        lines = rules.legal(after, seat)
        line = lines[rng.below(len(lines))]
        rules.apply(after, seat, line)
        while True:
            game.observe(game.agent_selection)
            rest = line.words()[len(game.play.words) :]
            game.step(game.table.vocabulary.number[rest[0] if rest else ""])
            if not game.play.words:
                break
        if CHANCE not in rules.to_act(after):  # else chance has decided as well
            compared += 1
            assert rules.position_text(game.play.state) == rules.position_text(after)
    assert compared > 10


@pytest.mark.parametrize("slug", slugs())
def test_an_observation_tells_nothing_hidden(slug: str) -> None:
    """Redealt positions differ only in what the seat cannot see: it observes the same, somebody else does not."""
    options = {"open_hands": "no"} if slug == "switchsignal" else {}
    game = raw_env(slug, 3, options)
    rules = game.table.game
    rng = QuickRng(5)
    game.reset(seed=5)
    others_differ = 0
    for _ in range(25):
        if game.terminations[game.agent_selection]:
            break
        state = game.play.state
        for seat, agent in enumerate(game.possible_agents):
            before = game.observe(agent)
            other = raw_env(slug, 3, options)
            other.reset(seed=6)
            other.play.state = rules.redeal(state, seat, rng)
            other.play.settle()
            other.play.resume(game.play.words)
            other._seen = {}
            after = other.observe(agent)
            assert np.array_equal(before["observation"], after["observation"])
            assert np.array_equal(before["action_mask"], after["action_mask"])
            for neighbour in game.possible_agents:
                theirs = game.observe(neighbour)["observation"], other.observe(neighbour)["observation"]
                others_differ += not np.array_equal(*theirs)
        play_on(game, rng, 7)
    assert others_differ > 0


def test_another_seats_unfinished_line_is_not_seen() -> None:
    game = raw_env("coalbaron", 2)
    game.reset(seed=1)
    waiting = next(agent for agent in game.possible_agents if agent != game.agent_selection)
    rng = QuickRng(8)
    while not game.play.words or game.agent_selection == waiting:
        play_on(game, rng, 1)
        game.observe(game.agent_selection)
    mine, theirs = game.observe(game.agent_selection), game.observe(waiting)
    assert mine["observation"][-12] != 0
    assert not theirs["observation"][-12:].any()
    assert not theirs["action_mask"].any()


@pytest.mark.parametrize("slug", slugs())
def test_the_end_is_rewarded_once_and_between_minus_one_and_one(slug: str) -> None:
    game = raw_env(slug)
    game.reset(seed=2)
    play_on(game, QuickRng(2))
    outcome = game.table.game.outcome(game.play.state)
    assert outcome is not None
    rewards = [game.rewards[agent] for agent in game.possible_agents]
    assert [reward == max(rewards) == 1 for reward in rewards] == [
        seat in outcome.winners for seat in range(len(rewards))
    ]
    if game.table.game.info.cooperative:
        assert set(rewards) <= {-1.0, 1.0}
        assert len(set(rewards)) == 1
    else:
        assert sum(rewards) == 0


@pytest.mark.parametrize(
    ("merits", "rewards"),
    [
        ([(True, 9), (False, 4)], [1, -1]),
        ([(True, 9), (True, 9)], [0, 0]),
        ([(False, 30), (True, 30), (False, 10)], [0, 1, -1]),  # a tie-break won
        ([(True, 30), (True, 30), (False, 10)], [0.5, 0.5, -1]),
        ([(False, 1), (False, 5), (True, 8), (False, 3)], [-1, 1 / 3, 1, -1 / 3]),
    ],
)
def test_rewards_go_by_place_and_equals_share(merits: list[tuple[bool, int]], rewards: list[float]) -> None:
    assert by_place(merits) == pytest.approx(rewards)


def test_a_word_that_may_not_be_said_changes_nothing() -> None:
    game = raw_env("coalbaron", 2)
    game.reset(seed=1)
    before = game.table.game.position_text(game.play.state)
    mask = game.observe(game.agent_selection)["action_mask"]
    with pytest.raises(Problem):
        game.step(int(np.flatnonzero(mask == 0)[0]))
    assert game.table.game.position_text(game.play.state) == before


def test_in_a_wrapped_environment_it_loses() -> None:
    game: Any = coalbaron_v1.env(seats=2)
    game.reset(seed=1)
    sinner = game.agent_selection
    observation, *_ = game.last()
    game.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert game.rewards[sinner] == -1
    assert all(game.terminations.values())


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"game": "coalbaron", "seats": 9}, "seats-number"),
        ({"game": "coalbaron", "options": {"colour": "red"}}, "option-unknown"),
        ({"game": "coalbaron", "render_mode": "rgb_array"}, "option-value"),
    ],
)
def test_bad_arguments_are_one_clear_problem(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(Problem) as caught:
        env(**arguments)
    assert caught.value.id == problem


def test_an_environment_can_be_sent_to_another_process() -> None:
    game = raw_env("tinnerstrail", 3, {"arsenic": "yes"})
    again = pickle.loads(pickle.dumps(game))
    assert again.table.options["arsenic"] == "yes"
    assert again.possible_agents == ["player_0", "player_1", "player_2"]


def test_what_is_rendered_is_what_a_spectator_sees() -> None:
    game = raw_env("birmingham", 2, render_mode="ansi")
    game.reset(seed=3)
    drawn = game.render()
    assert drawn is not None
    assert '"hand": null' in drawn
    assert "red: " in drawn or "blue: " in drawn


def test_seats_that_decide_at_once_are_asked_in_seat_order() -> None:
    game = raw_env("tinnerstrail", 3)
    game.reset(seed=1)
    assert game.table.game.to_act(game.play.state) == [0, 1, 2]
    asked = []
    while len(game.table.game.to_act(game.play.state)) > 1:
        asked.append(game.play.seat)
        play_on(game, QuickRng(1), 1)
    assert asked == sorted(asked)
    assert set(asked) >= {0, 1}
