"""Brass: Lancashire keeps the contract of `gwarek.testing.contract`."""

from collections.abc import Iterator
from typing import Any

import pytest

from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.seat import CHANCE
from gwarek.games.lancashire import load
from gwarek.testing.contract import (
    GameContract,
    able_walk,
    check_able_play,
    check_closely,
    check_game,
    check_sound,
    check_waiting,
)

GAME = load()

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
    games = 1  # thirty per table are in test_every_game, so that they can run side by side
    closely = 60

    def game(self) -> AnyGame:
        return GAME


def rich(seats: int, options: dict[str, str]) -> Any:
    """The beginning of a game with plenty of money: uniform random play bankrupts everybody."""
    text = GAME.position_text(GAME.setup(GAME.info.full_options(options), seats))
    return GAME.position(
        text.replace(" ".join(["money", *["30"] * seats]), " ".join(["money", *["150"] * seats]))
    )


@pytest.mark.many
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
    for state in able_walk(GAME, rich(seats, options), rng):
        check_sound(GAME, state)
        if GAME.to_act(state) and GAME.view(state, None)["phase"] == "action":
            check_sites(state, GAME.to_act(state)[0])
        if rng.below(30) == 0:
            check_closely(GAME, state, seats, rng)


@pytest.mark.deep
@pytest.mark.parametrize("table", range(len(ABLE_TABLES)))
def test_legal_is_unbroken_in_many_able_games(table: int) -> None:
    seats, options = ABLE_TABLES[table]
    for n in range(10):
        check_able_play(GAME, rich(seats, options), seats, QuickRng(f"deep-{table}-{n}"), closely=6)


@pytest.mark.parametrize("refill", ["end_of_round", "end_of_turn"])
@pytest.mark.parametrize("seats", [3, 4])
def test_positions_between_draws_survive_being_written_down(seats: int, refill: str) -> None:
    """A match draws at once, so its positions never wait for chance; these do."""
    rng = QuickRng("between")
    met: set[str] = set()
    for s in _waiting_for_chance(seats, refill, rng):
        action = GAME.chance(s).sample(rng)
        met.add(action.words()[0])
        check_waiting(GAME, s, seats, action, rng)
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
