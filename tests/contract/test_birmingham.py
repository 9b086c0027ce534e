"""Brass: Birmingham keeps the contract of `gwarek.testing.contract`."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.match import Match
from gwarek.core.seat import CHANCE
from gwarek.games.birmingham import load
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


class TestBirmingham(GameContract):
    games = 1  # thirty per table are below, so that they can run side by side
    closely = 60

    def game(self) -> AnyGame:
        return GAME


# Uniform random play bankrupts everybody; these walks meet rich boards as well.


def able_walk(seats: int, options: dict[str, str], seed: str) -> Iterator[Any]:
    """A game between rich players who look one decision ahead, or do anything of a random kind; every state."""
    rng = QuickRng(seed)
    s = GAME.setup(GAME.info.full_options(options), seats)
    text = GAME.position_text(s).replace(
        " ".join(["money", *["17"] * seats]), " ".join(["money", *["120"] * seats])
    )
    s = GAME.position(text)
    while True:
        waiting = GAME.to_act(s)
        if not waiting:
            yield s
            return
        if waiting == [CHANCE]:
            GAME.apply(s, CHANCE, GAME.chance(s).sample(rng))
            continue
        yield s
        seat = waiting[0]
        GAME.apply(s, seat, _able_choice(s, seat, rng))


def _able_choice(s: Any, seat: int, rng: Rng) -> Any:
    legal = GAME.legal(s, seat)
    if rng.below(3) == 0:
        kinds: dict[str, list[Any]] = {}
        for action in legal:
            kinds.setdefault(action.text().split(" ")[0], []).append(action)
        kinds.pop("pass" if len(kinds) > 1 else "", None)
        kind = list(kinds.values())[rng.below(len(kinds))]
        return kind[rng.below(len(kind))]
    best = None
    most = -1e9
    for action in legal:
        after = s.copy()
        GAME.apply(after, seat, action)
        value = GAME.evaluate(after, seat) + 0.01 * rng.below(100)
        if value > most:
            most, best = value, action
    return best


@st.composite
def any_match(draw: st.DrawFn) -> Match:
    """A match with any mix of options, some decisions of random kinds on."""
    seats = draw(st.sampled_from(GAME.info.seats))
    chosen = {option.id: draw(st.sampled_from(option.values)) for option in GAME.info.options}
    match = Match(GAME, seats, chosen, str(draw(st.integers(0, 2**32 - 1))))
    rng = QuickRng(draw(st.integers(0, 2**32 - 1)))
    for _ in range(draw(st.integers(0, 250))):
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
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_mix_of_options_keeps_the_contract(match: Match) -> None:
    rng = QuickRng(len(match.entries))
    check_sound(GAME, match.state)
    check_legal(GAME, match.state, rng)
    check_position_text(GAME, match.state)
    check_views(GAME, match.state, viewers(GAME, match), rng)


@pytest.mark.parametrize("table", range(9))
def test_thirty_games_per_player_count_and_preset(table: int) -> None:
    seats, options = tables(GAME)[table]
    for n in range(30):
        check_game(GAME, seats, options, f"quick-{seats}-{n}", closely=150)


ABLE_TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"double_rail_coal": "both_first", "gloucester_bonus": "optional"}),
    (4, {"double_rail_coal": "both_first", "setup_discard_visibility": "owner"}),
]


@pytest.mark.parametrize("table", range(len(ABLE_TABLES)))
def test_legal_is_unbroken_in_able_play(table: int) -> None:
    seats, options = ABLE_TABLES[table]
    rng = QuickRng(table)
    for state in able_walk(seats, options, f"able-{table}"):
        check_sound(GAME, state)
        if rng.below(30) == 0:
            check_legal(GAME, state, rng)
            check_position_text(GAME, state)
            check_views(GAME, state, [None, *range(seats)], rng)


@pytest.mark.parametrize("table", range(len(ABLE_TABLES)))
def test_14_8_links_is_offered_exactly_where_a_second_rail_can_follow(table: int) -> None:
    """The existence rule against laying the first rail and listing what may follow."""
    seats, options = ABLE_TABLES[table]
    looked = 0
    for state in able_walk(seats, options, f"rails-{table}"):
        seat = (GAME.to_act(state) or [CHANCE])[0]
        view = GAME.view(state, None)
        if seat == CHANCE or view["era"] != "rail" or view["phase"] != "action":
            continue
        for action in GAME.candidates(state, seat):
            if not action.text().startswith("links "):
                continue
            broken = [violation.id for violation in GAME.violated(state, seat, action)]
            if broken not in ([], ["BIR-14.8"]):
                continue
            after = state.copy()
            GAME.apply(after, seat, action)
            assert bool(GAME.legal(after, seat)) == (broken == []), (
                f"{action.text()}: {GAME.position_text(state)}"
            )
            looked += 1
    assert looked > 20


@pytest.mark.deep
@pytest.mark.parametrize("table", range(9))
@pytest.mark.parametrize("part", range(4))
def test_three_hundred_games_per_player_count_and_preset(table: int, part: int) -> None:
    seats, options = tables(GAME)[table]
    for n in range(75):
        check_game(GAME, seats, options, f"deep-{seats}-{part}-{n}", closely=60)


@pytest.mark.deep
@pytest.mark.parametrize("table", range(len(ABLE_TABLES)))
def test_legal_is_unbroken_in_many_able_games(table: int) -> None:
    seats, options = ABLE_TABLES[table]
    rng = QuickRng(table)
    for n in range(10):
        for state in able_walk(seats, options, f"able-deep-{table}-{n}"):
            check_sound(GAME, state)
            if rng.below(6) == 0:
                check_legal(GAME, state, rng)
                check_position_text(GAME, state)
                check_views(GAME, state, [None, *range(seats)], rng)


@pytest.mark.parametrize("looks", ["nobody", "owner"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_between_deals_survive_being_written_down(seats: int, looks: str) -> None:
    """A match draws at once, so its positions never wait for chance; these do."""
    rng = QuickRng("between")
    s = GAME.setup({"setup_discard_visibility": looks}, seats)
    met: set[str] = set()
    while GAME.to_act(s):
        seat = GAME.to_act(s)[0]
        if seat == CHANCE:
            action = GAME.chance(s).sample(rng)
            met.add(action.words()[0])
            assert GAME.faults(s) == []
            check_position_text(GAME, s)
            check_views(GAME, s, [None, *range(seats)], rng)
            again = GAME.position(GAME.position_text(s))
            assert GAME.chance(again).weight(action) == GAME.chance(s).weight(action) > 0
        else:
            legal = GAME.legal(s, seat)
            action = legal[rng.below(len(legal))]
        GAME.apply(s, seat, action)
    assert met == {"merchants", "order", "deal", "draw"} | ({"facedown"} if looks == "owner" else set())
