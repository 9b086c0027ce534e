"""Tinners' Trail keeps the contract of `gwarek.testing.contract`."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame
from gwarek.core.match import Match
from gwarek.core.seat import CHANCE
from gwarek.games.tinnerstrail import load
from gwarek.testing.contract import (
    GameContract,
    check_barrier,
    check_game,
    check_legal,
    check_position_text,
    check_sound,
    check_views,
    tables,
    viewers,
)

GAME = load()
TABLES = tables(GAME)


class TestTinnersTrail(GameContract):
    games = 1  # thirty per table are below, so that they can run side by side
    closely = 60

    def game(self) -> AnyGame:
        return GAME


@st.composite
def any_match(draw: st.DrawFn) -> Match:
    """A match with any mix of options, some decisions of random kinds on."""
    seats = draw(st.sampled_from(GAME.info.seats))
    chosen = {option.id: draw(st.sampled_from(option.values)) for option in GAME.info.options}
    match = Match(GAME, seats, chosen, str(draw(st.integers(0, 2**32 - 1))))
    rng = QuickRng(draw(st.integers(0, 2**32 - 1)))
    for _ in range(draw(st.integers(0, 200))):
        waiting = match.to_act()
        if not waiting:
            break
        lines = [action.text() for action in match.legal(waiting[0])]
        kinds = sorted({line.split(" ")[0] for line in lines} - ({"pass"} if rng.below(4) else set()))
        kinds = kinds or ["pass"]
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
    check_barrier(GAME, match.state, rng)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_thirty_games_per_player_count_and_preset(table: int) -> None:
    seats, options = TABLES[table]
    for n in range(30):
        check_game(GAME, seats, options, f"quick-{seats}-{n}", closely=150)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_positions_between_draws_survive_being_written_down(table: int) -> None:
    """A match draws at once, so its positions never wait for chance; these do."""
    seats, options = TABLES[table]
    rng = QuickRng("between")
    s = GAME.setup(options, seats)
    met: set[str] = set()
    while GAME.to_act(s):
        seat = GAME.to_act(s)[0]
        if seat == CHANCE:
            action = GAME.chance(s).sample(rng)
            if met.isdisjoint({action.words()[0]}) or rng.below(20) == 0:
                assert GAME.faults(s) == []
                check_position_text(GAME, s)
                check_views(GAME, s, [None, *range(seats)], rng)
                again = GAME.position(GAME.position_text(s))
                assert GAME.chance(again).weight(action) == GAME.chance(s).weight(action) > 0
            met.add(action.words()[0])
        else:
            legal = GAME.legal(s, seat)
            action = legal[rng.below(len(legal))]
        GAME.apply(s, seat, action)
    assert {"open", "deal", "tin", "copper"} <= met
    assert ("order" in met) == (seats > 1)
    assert ("back" in met) == ("card" in met) == (seats == 1)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_what_holds_always(table: int) -> None:
    """Points never fall; a mover goes right and to the end of the queue; rows fill once; no ore survives its round."""
    seats, options = TABLES[table]
    rng = QuickRng("always")
    for n in range(6):
        match = Match(GAME, seats, options, f"always-{n}")
        before = match.view(None)
        while not match.is_over():
            waiting = match.to_act()
            legal = match.legal(waiting[0])
            match.act(waiting[0], legal[rng.below(len(legal))].text())
            now = match.view(None)
            _check_course(before, now)
            before = now


# Any: a view is JSON of the game's own shape.
def _check_course(before: Any, now: Any) -> None:
    for was, player in zip(before["players"], now["players"], strict=True):
        assert player["points"] >= was["points"]
        assert player["column"] >= was["column"] or now["round"] > before["round"] or now["phase"] == "survey"
    moved = [
        seat for seat in before["track"] if now["players"][seat]["column"] > before["players"][seat]["column"]
    ]
    if len(moved) == 1 and now["round"] == before["round"]:
        assert now["track"][-1] == moved[0]
    assert len(set(now["rows"])) == len(now["rows"])
    if now["phase"] in ("invest", "survey", "over"):
        assert len(now["rows"]) in (0, len(now["players"]))
        assert all(player["copper"] + player["tin"] == 0 for player in now["players"])
    for area in now["areas"].values():
        if area["owner"] is not None:
            assert area["tile"] is None
            assert area["drainage"] == 0
        else:
            assert area["water"] == 0


@pytest.mark.deep
@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.parametrize("part", range(4))
def test_three_hundred_games_per_player_count_and_preset(table: int, part: int) -> None:
    seats, options = TABLES[table]
    for n in range(75):
        check_game(GAME, seats, options, f"deep-{seats}-{part}-{n}", closely=60)
