"""Brass: Lancashire keeps the contract of `gwarek.testing.contract`."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.match import Match
from gwarek.core.seat import CHANCE
from gwarek.games.lancashire import load
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
TABLES = tables(GAME)

# Options that no preset switches on.
RARE = {
    "rail_coal_end": "free_end",
    "free_first_build": "first_of_game_only",
    "income_timing": "end_of_round_except_last",
    "refill_timing": "end_of_turn",
    "unpayable_debt": "write_off",
    "virtual_link": "no",
    "shared_victory": "yes",
}


class TestLancashire(GameContract):
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
        " ".join(["money", *["30"] * seats]), " ".join(["money", *["150"] * seats])
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


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_thirty_games_per_player_count_and_preset(table: int) -> None:
    seats, options = TABLES[table]
    for n in range(30):
        check_game(GAME, seats, options, f"quick-{seats}-{n}", closely=150)


@pytest.mark.parametrize("options", [RARE, {"introductory_game": "yes"}], ids=["rare", "introductory"])
@pytest.mark.parametrize("seats", [3, 4])
def test_ten_games_with_options_of_no_preset(seats: int, options: dict[str, str]) -> None:
    for n in range(10):
        check_game(GAME, seats, GAME.info.full_options(options), f"rare-{seats}-{n}", closely=150)


ABLE_TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (4, {}),
    (3, GAME.info.preset_options("as_commonly_played")),
    (4, RARE),
]


def check_sites(s: Any, seat: int) -> None:
    """The answer for a town and an industry is empty exactly when a line builds it there; combined builds likewise."""
    lines = [action.words() for action in GAME.legal(s, seat)]
    sites: Any = GAME.view(s, seat)["sites"]
    for site in sites:
        there = [
            words
            for words in lines
            if words[1:2] == [site["industry"]] and words[2].split("/")[0] == site["place"]
        ]
        with_card = [words for words in there if words[0] == "build"]
        assert (site["violated"] == []) == bool(with_card), f"{site}: {GAME.position_text(s)}"
        assert site["combine"] == any(words[0] == "combine" for words in there)
        if with_card:
            assert {words[3].removeprefix("card:") for words in with_card} == set(site["cards"])
            assert site["space"] in [words[2] for words in with_card]


@pytest.mark.parametrize("table", range(len(ABLE_TABLES)))
def test_legal_is_unbroken_in_able_play(table: int) -> None:
    seats, options = ABLE_TABLES[table]
    rng = QuickRng(table)
    for state in able_walk(seats, options, f"able-{table}"):
        check_sound(GAME, state)
        if GAME.to_act(state) and GAME.view(state, None)["phase"] == "action":
            check_sites(state, GAME.to_act(state)[0])
        if rng.below(30) == 0:
            check_legal(GAME, state, rng)
            check_position_text(GAME, state)
            check_views(GAME, state, [None, *range(seats)], rng)


@pytest.mark.deep
@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.parametrize("part", range(4))
def test_three_hundred_games_per_player_count_and_preset(table: int, part: int) -> None:
    seats, options = TABLES[table]
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


@pytest.mark.parametrize("refill", ["end_of_round", "end_of_turn"])
@pytest.mark.parametrize("seats", [3, 4])
def test_positions_between_draws_survive_being_written_down(seats: int, refill: str) -> None:
    """A match draws at once, so its positions never wait for chance; these do."""
    rng = QuickRng("between")
    met: set[str] = set()
    for s in _waiting_for_chance(seats, refill, rng):
        action = GAME.chance(s).sample(rng)
        met.add(action.words()[0])
        assert GAME.faults(s) == []
        check_position_text(GAME, s)
        check_views(GAME, s, [None, *range(seats)], rng)
        again = GAME.position(GAME.position_text(s))
        assert GAME.chance(again).weight(action) == GAME.chance(s).weight(action) > 0
    assert met == {"start", "deal", "draw", "distant"}


def _waiting_for_chance(seats: int, refill: str, rng: Rng) -> Iterator[Any]:
    """Positions where chance is to act, of a game in which cotton is sold whenever it can be."""
    s = GAME.setup({"refill_timing": refill}, seats)
    while GAME.to_act(s):
        seat = GAME.to_act(s)[0]
        if seat == CHANCE:
            yield s.copy()
            GAME.apply(s, seat, GAME.chance(s).sample(rng))
        else:
            legal = GAME.legal(s, seat)
            sales = [action for action in legal if action.text().endswith(" distant")]
            choice = sales or legal
            GAME.apply(s, seat, choice[rng.below(len(choice))])
