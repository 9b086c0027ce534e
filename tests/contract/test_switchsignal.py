"""Switch & Signal keeps the contract of `gwarek.testing.contract`."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.match import Match
from gwarek.core.seat import CHANCE
from gwarek.games.switchsignal import load
from gwarek.testing.contract import (
    GameContract,
    check_game,
    check_legal,
    check_position_text,
    check_sound,
    check_views,
    tables,
    viewers,
)

GAME = load()
TABLES = len(tables(GAME))


class TestSwitchSignal(GameContract):
    games = 1  # thirty per table are below, so that they can run side by side
    closely = 60

    def game(self) -> AnyGame:
        return GAME


@st.composite
def any_match(draw: st.DrawFn) -> Match:
    """A match with any mix of options, some decisions of random kinds on."""
    seats = draw(st.sampled_from(GAME.info.seats))
    chosen = {option.id: draw(st.sampled_from(option.values)) for option in GAME.info.options}
    if chosen["start_player"] != "random" and int(chosen["start_player"]) >= seats:
        chosen["start_player"] = "random"
    match = Match(GAME, seats, chosen, str(draw(st.integers(0, 2**32 - 1))))
    rng = QuickRng(draw(st.integers(0, 2**32 - 1)))
    for _ in range(draw(st.integers(0, 200))):
        waiting = match.to_act()
        if not waiting:
            break
        lines = [action.text() for action in match.legal(waiting[0])]
        kinds = sorted({line.split(" ")[0] for line in lines})
        kind = kinds[rng.below(len(kinds))]
        lines = [line for line in lines if line.split(" ")[0] == kind]
        match.act(waiting[0], lines[rng.below(len(lines))])
    return match


@given(any_match())
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_mix_of_options_keeps_the_contract(match: Match) -> None:
    rng = QuickRng(len(match.entries))
    check_sound(GAME, match.state)
    check_legal(GAME, match.state, rng)
    check_position_text(GAME, match.state)
    check_views(GAME, match.state, viewers(GAME, match), rng)


@pytest.mark.parametrize("table", range(TABLES))
def test_thirty_games_per_player_count_and_preset(table: int) -> None:
    seats, options = tables(GAME)[table]
    for n in range(30):
        check_game(GAME, seats, options, f"quick-{seats}-{n}", closely=100)


# Uniform random play delivers nothing; these walks begin with loaded trains near the ports and look one step ahead.

NEARLY = [
    "train black CE43.1 with blue; train brown CE42.1 with red; train grey NUE with white;"
    "port MAR yellow yellow blue red",
    "option board north_america; train black NA44.1 with blue; train brown NA07.2 with red; train grey DEN with yellow;"
    "port NYC yellow red white; port SFO blue white",
    "option board north_america; option goods_to_win 10; option loaded_through_port no; train black NA44.1 with blue;"
    "train brown NA07.2 with red; train grey NA46.1 with white; port NYC yellow red white; port SFO yellow blue white",
    "option open_hands no; option deployment tokens; train black CE43.1 with blue; train grey PAR with white",
]


def able_walk(text: str, seed: str) -> Iterator[Any]:
    """From a position full of loaded trains: mostly the line that looks best, sometimes any."""
    rng = QuickRng(seed)
    s = GAME.position(f"seats 3; {text}; hand red move move signal switch move; hand blue move move signal")
    while True:
        waiting = GAME.to_act(s)
        if not waiting:
            yield s
            return
        if waiting == [CHANCE]:
            GAME.apply(s, CHANCE, GAME.chance(s).sample(rng))
            continue
        yield s
        GAME.apply(s, waiting[0], _able_choice(s, waiting[0], rng))


def _able_choice(s: Any, seat: int, rng: Rng) -> Any:
    legal = GAME.legal(s, seat)
    if rng.below(4) == 0:
        return legal[rng.below(len(legal))]
    best = legal[0]
    most = -1e9
    for action in legal:
        after = s.copy()
        GAME.apply(after, seat, action)
        steps = 0
        while GAME.to_act(after) == [CHANCE] and steps < 3:
            GAME.apply(after, CHANCE, GAME.chance(after).sample(rng))
            steps += 1
        value = GAME.evaluate(after, seat) + 0.001 * rng.below(100)
        if value > most:
            most, best = value, action
    return best


@pytest.mark.parametrize("table", range(len(NEARLY)))
def test_able_play_is_sound_and_delivers(table: int) -> None:
    rng = QuickRng(table)
    most = 0
    for n in range(4):
        state: Any = None
        for state in able_walk(NEARLY[table], f"able-{table}-{n}"):
            check_sound(GAME, state)
            if rng.below(25) == 0:
                check_legal(GAME, state, rng)
                check_position_text(GAME, state)
                check_views(GAME, state, [None, 0, 1, 2], rng)
        most = max(most, GAME.score(state).totals()[0])
    assert most > GAME.score(GAME.position(NEARLY[table])).totals()[0]


@pytest.mark.parametrize("hands", ["yes", "no"])
@pytest.mark.parametrize("deployment", ["dice", "tokens"])
def test_positions_between_draws_survive_being_written_down(hands: str, deployment: str) -> None:
    """A match draws at once, so its positions never wait for chance; these do."""
    rng = QuickRng("between")
    options = {
        "open_hands": hands,
        "deployment": deployment,
        "start_numbers": "shuffled",
        "extra_signal": "yes",
    }
    s = GAME.setup(options, 3)
    met: set[str] = set()
    while GAME.to_act(s):
        seat = GAME.to_act(s)[0]
        if seat == CHANCE:
            action = GAME.chance(s).sample(rng)
            met.add(action.words()[0])
            assert GAME.faults(s) == []
            check_position_text(GAME, s)
            check_views(GAME, s, [None, 0, 1, 2], rng)
            again = GAME.position(GAME.position_text(s))
            assert GAME.chance(again).weight(action) == GAME.chance(s).weight(action) > 0
        else:
            legal = GAME.legal(s, seat)
            action = legal[rng.below(len(legal))]
        GAME.apply(s, seat, action)
    roll = "dice" if deployment == "dice" else "token"
    assert met == {"numbers", "start", "deal", "card", roll, "die", "draw"}


@pytest.mark.deep
@pytest.mark.parametrize("table", range(TABLES))
@pytest.mark.parametrize("part", range(2))
def test_three_hundred_games_per_player_count_and_preset(table: int, part: int) -> None:
    seats, options = tables(GAME)[table]
    for n in range(150):
        check_game(GAME, seats, options, f"deep-{seats}-{part}-{n}", closely=40)
