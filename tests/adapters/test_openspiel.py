"""OpenSpiel's own test and bots, exact chance, and information states that tell nothing hidden."""

import copy
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from gwarek import Problem, load_game, slugs
from gwarek.adapters.openspiel import MOST_OUTCOMES, GwarekEvaluator
from gwarek.core.action import Action
from gwarek.core.chance import Asked, DictatedRng, Draw, QuickRng
from gwarek.core.seat import CHANCE

# Any: OpenSpiel publishes no types.
SpielState = Any


def spiel_game(slug: str, seats: int = 2, options: str = "") -> Any:
    return pyspiel.load_game(f"python_gwarek_{slug}(seats={seats},options={options})")


def play_on(state: SpielState, rng: random.Random, steps: int = 10**6) -> SpielState:
    """Random words of players, and whatever chance decides before and after."""
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert len(outcomes) <= MOST_OUTCOMES
            assert sum(weights) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            steps -= 1
    return state


@pytest.mark.parametrize("slug", slugs())
def test_openspiels_random_sim_test(slug: str) -> None:
    pyspiel.random_sim_test(spiel_game(slug), num_sims=1, serialize=True, verbose=False)


@pytest.mark.deep
@pytest.mark.parametrize("slug", slugs())
def test_openspiels_random_sim_test_with_every_number_of_seats(slug: str) -> None:
    for seats in load_game(slug).info.seats:
        pyspiel.random_sim_test(spiel_game(slug, seats), num_sims=2, serialize=True, verbose=False)


def with_a_searcher(slug: str, evaluator: Any, simulations: int) -> SpielState:
    """Seat 0 by OpenSpiel's IS-MCTS, the others at random."""
    game = spiel_game(slug)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=np.random.RandomState(1))
    rng = random.Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            play_on(state, rng, 0 if state.is_chance_node() else 1)
    return state


@pytest.mark.parametrize("slug", slugs())
def test_openspiels_information_set_search_plays_to_the_end(slug: str) -> None:
    state = with_a_searcher(slug, GwarekEvaluator(), simulations=3)
    returns = state.returns()
    assert {abs(value) for value in returns} <= {0.0, 1.0}
    assert sum(returns) == (2 * returns[0] if load_game(slug).info.cooperative else 0)


@pytest.mark.deep
@pytest.mark.parametrize("slug", slugs())
def test_openspiels_information_set_search_with_random_rollouts(slug: str) -> None:
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    assert with_a_searcher(slug, rollouts, simulations=4).is_terminal()


@pytest.mark.parametrize("slug", slugs())
def test_the_search_cannot_tell_redealt_positions_from_the_true_one(slug: str) -> None:
    """Same information state, observation and words for the seat; others, who see the difference, know otherwise."""
    options = "open_hands:no" if slug == "switchsignal" else ""
    game = spiel_game(slug, 3, options)
    rng = random.Random(2)
    state = play_on(game.new_initial_state(), rng, 1)
    others_differ = 0
    for _ in range(15):
        if state.is_terminal():
            break
        for seat in range(3):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            neighbour = (seat + 1) % 3
            others_differ += other.observation_string(neighbour) != state.observation_string(neighbour)
            play_on(other, rng, 5)  # a redealt position can be played on, and the true one stays
        play_on(state, rng, 6)
    assert others_differ > 0


def test_an_information_state_holds_what_the_seat_was_told_and_no_more() -> None:
    state = play_on(spiel_game("birmingham").new_initial_state(), random.Random(3), 20)
    lines = [state.information_state_string(seat).splitlines() for seat in range(2)]
    deals = [line for line in lines[0] if line.startswith(("chance deal", "chance draw"))]
    mine = [line for line in deals if "red" in line]
    theirs = [line for line in deals if "blue" in line]
    assert mine
    assert theirs
    assert not any("?" in line for line in mine)
    assert all(set(line.split()[3:]) == {"?"} for line in theirs)
    assert [line for line in lines[1] if line in theirs] == []


def test_an_information_state_grows_and_forgets_nothing() -> None:
    state = spiel_game("coalbaron").new_initial_state()
    rng = random.Random(4)
    before: list[list[str]] = [[], []]
    while not state.is_terminal():
        play_on(state, rng, 1)
        for seat in range(2):
            told = state.information_state_string(seat).splitlines()[:-1]
            assert told[: len(before[seat])] == before[seat]
            before[seat] = told


def said_lines(state: SpielState, seat: int) -> set[str]:
    """Every line the words lead to."""
    out: set[str] = set()
    known = len(state.play.told[seat])
    for word in state.legal_actions():
        after = state.clone()
        after.apply_action(word)
        if len(after.play.told[seat]) > known:
            line = after.play.told[seat][known:].splitlines()[0]
            out.add(line.partition(" ")[2])
        else:
            out |= said_lines(after, seat)
    return out


@pytest.mark.parametrize("slug", slugs())
def test_the_words_lead_to_exactly_the_legal_lines(slug: str) -> None:
    state = spiel_game(slug).new_initial_state()
    rng = random.Random(5)
    for _ in range(12):
        play_on(state, rng, 5)
        if state.is_terminal():
            break
        while state.play.words and not state.is_terminal():
            play_on(state, rng, 1)
        if not state.is_terminal():
            play = state.play
            legal = {action.text() for action in play.table.game.legal(play.state, play.seat)}
            assert said_lines(state, play.seat) == legal


def ways(draw: Draw, answers: list[int]) -> list[tuple[Action, float]]:
    """Every outcome of a draw, by every answer to every number it asks for."""
    try:
        return [(draw.sample(DictatedRng(answers)), 1.0)]
    except Asked as asked:
        found = [ways(draw, [*answers, number]) for number in range(asked.n)]
        return [(action, weight / asked.n) for some in found for action, weight in some]


def count_ways(draw: Draw) -> int:
    """How many ways there are, if the first answer is always 0."""
    answers: list[int] = []
    count = 1
    while True:
        try:
            draw.sample(DictatedRng(answers))
        except Asked as asked:
            count *= asked.n
            answers.append(0)
        else:
            return count


@pytest.mark.parametrize("slug", slugs())
def test_chance_by_chance_the_outcomes_have_their_weights(slug: str) -> None:
    game = load_game(slug)
    rng = QuickRng(6)
    looked = 0
    s = game.setup(game.info.full_options({}), 2)
    while who := game.to_act(s):
        if who[0] != CHANCE:
            lines = game.legal(s, who[0])
            game.apply(s, who[0], lines[rng.below(len(lines))])
            continue
        draw = game.chance(s)
        drawn = draw.sample(rng)
        if looked < 12 and count_ways(draw) < 4000:
            looked += 1
            weights: dict[Action, float] = {}
            for action, weight in ways(draw, []):
                weights[action] = weights.get(action, 0.0) + weight
            assert sum(weights.values()) == pytest.approx(1)
            for action, weight in weights.items():
                assert draw.weight(action) == pytest.approx(weight)
        game.apply(s, CHANCE, drawn)
    assert looked > 0


@pytest.mark.parametrize("slug", slugs())
def test_a_position_can_be_written_down_and_read_again(slug: str) -> None:
    """In the middle of a deal, in the middle of a line, and at the end."""
    game = spiel_game(slug)
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[-1][0])
    rng = random.Random(7)
    for steps in (0, 1, 7, 23, 10**6):
        text = pyspiel.serialize_game_and_state(game, play_on(state, rng, steps) if steps else state)
        _, again = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.returns() == state.returns()
        if state.is_chance_node():
            assert again.chance_outcomes() == state.chance_outcomes()
        for seat in range(2):
            assert again.information_state_string(seat) == state.information_state_string(seat)
        if not state.is_terminal():
            assert again.legal_actions() == state.legal_actions()
            assert str(play_on(again, random.Random(1), 9)) == str(
                play_on(state.clone(), random.Random(1), 9)
            )


def test_a_copy_is_independent() -> None:
    state = play_on(spiel_game("tinnerstrail").new_initial_state(), random.Random(8), 12)
    before = str(state), state.information_state_string(0)
    play_on(state.clone(), random.Random(8))
    play_on(copy.deepcopy(state), random.Random(8))
    assert (str(state), state.information_state_string(0)) == before


def test_options_and_seats_are_parameters() -> None:
    game = spiel_game("coalbaron", 4, "storage_rule:free;start_player:2")
    assert game.num_players() == 4
    assert game.table.options["storage_rule"] == "free"
    assert pyspiel.load_game(str(game)).table.options["start_player"] == "2"


def test_the_kind_of_utility_is_said() -> None:
    utility = pyspiel.GameType.Utility
    assert spiel_game("coalbaron", 3).get_type().utility == utility.ZERO_SUM
    assert spiel_game("switchsignal", 3).get_type().utility == utility.IDENTICAL
    assert spiel_game("tinnerstrail", 1).get_type().utility == utility.IDENTICAL


@pytest.mark.parametrize(
    ("parameters", "problem"),
    [
        ("seats=9", "seats-number"),
        ("options=free", "option-pair"),
        ("options=colour:red", "option-unknown"),
        ("options=storage_rule:none", "option-value"),
    ],
)
def test_bad_parameters_are_one_clear_problem(parameters: str, problem: str) -> None:
    with pytest.raises(Problem) as caught:
        pyspiel.load_game(f"python_gwarek_coalbaron({parameters})")
    assert caught.value.id == problem
