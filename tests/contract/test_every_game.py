"""Every game keeps the contract of `gwarek.testing.contract`: whole games, mixes of options, positions between draws.

What is particular to one game's contract is in its own module beside this one.
"""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gwarek.core.catalogue import GAMES, load_game
from gwarek.core.chance import QuickRng
from gwarek.core.match import Match
from gwarek.core.seat import CHANCE
from gwarek.testing.contract import any_kind, check_closely, check_game, check_sound, check_waiting, tables
from gwarek.testing.strategies import matches

TABLES = [(slug, number) for slug in GAMES for number in range(len(tables(load_game(slug))))]

# The first words of all that chance ever says. Lancashire's distant market answers only to who sells: see its module.
DRAWS = {
    "coalbaron": {"start", "orders", "tiles", "refill", "reveal", "look"},
    "birmingham": {"merchants", "order", "deal", "draw", "facedown"},
    "lancashire": {"start", "deal", "draw"},
    "tinnerstrail": {
        "order",
        "open",
        "deal",
        "back",
        "tin",
        "copper",
        "look",
        "reveal",
        "top",
        "card",
        "dice",
    },
    "switchsignal": {"start", "deal", "card", "dice", "die", "draw"},
}
# Options without which chance says less.
TALKATIVE = {"birmingham": {"setup_discard_visibility": "owner"}}


@pytest.mark.many
@pytest.mark.parametrize(("slug", "table"), TABLES)
def test_thirty_games_per_player_count_and_preset(slug: str, table: int) -> None:
    game = load_game(slug)
    seats, options = tables(game)[table]
    for n in range(30):
        check_game(game, seats, options, f"quick-{seats}-{n}", closely=150)


@pytest.mark.parametrize("slug", GAMES)
@given(data=st.data())
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_mix_of_options_keeps_the_contract(slug: str, data: st.DataObject) -> None:
    game = load_game(slug)
    match: Match = data.draw(matches(game, 250))
    check_sound(game, match.state)
    check_closely(game, match.state, match.seats, QuickRng(len(match.entries)))


@pytest.mark.parametrize("slug", GAMES)
def test_positions_between_draws_survive_being_written_down(slug: str) -> None:
    game = load_game(slug)
    rng = QuickRng("between")
    met: set[str] = set()
    for seats in game.info.seats:
        s = game.setup(TALKATIVE.get(slug, {}), seats)
        while game.to_act(s):
            seat = game.to_act(s)[0]
            if seat == CHANCE:
                action = game.chance(s).sample(rng)
                if action.words()[0] not in met or rng.below(10) == 0:
                    check_waiting(game, s, seats, action, rng)
                met.add(action.words()[0])
            else:
                lines = any_kind(game.legal(s, seat), rng)
                action = lines[rng.below(len(lines))]
            game.apply(s, seat, action)
    assert met >= DRAWS[slug]


@pytest.mark.deep
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("slug", "table"), TABLES)
def test_three_hundred_games_per_player_count_and_preset(slug: str, table: int, part: int) -> None:
    game = load_game(slug)
    seats, options = tables(game)[table]
    for n in range(75):
        check_game(game, seats, options, f"deep-{seats}-{part}-{n}", closely=40)
