"""What a hand keeps beside its cards: their number, and their kinds as a set. Where they differ, that is told."""

import pytest

from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.playout import draw_all
from gwarek.games.brass.state import COUNT, HAND, HELD, WIDTH, State, cards_in_hand, give_card, take_card


@pytest.fixture(params=["birmingham", "lancashire"])
def dealt(request: pytest.FixtureRequest) -> tuple[str, State]:
    game = load_game(request.param)
    s = game.setup(game.info.full_options({}), 3)
    draw_all(game, s, QuickRng("hands"))
    assert isinstance(s, State)
    return request.param, s


def test_a_kind_is_held_until_its_last_card_goes(dealt: tuple[str, State]) -> None:
    _, s = dealt
    card = next(card for card in range(len(s.pool)) if s.n[WIDTH + HAND + card] == 0)
    before = cards_in_hand(s, 1)
    for count, change in ((1, give_card), (2, give_card), (1, take_card), (0, take_card)):
        change(s, 1, card)
        assert s.n[WIDTH + HAND + card] == count
        assert (s.n[WIDTH + HELD] >> card & 1 == 1) == (count > 0)
        assert cards_in_hand(s, 1) == before + count


@pytest.mark.parametrize("kept", [HELD, COUNT])
def test_a_number_that_differs_from_the_cards_is_told(dealt: tuple[str, State], kept: int) -> None:
    slug, s = dealt
    game = load_game(slug)
    assert game.faults(s) == []
    s.n[WIDTH + kept] ^= 1
    assert [fault.facts["what"] for fault in game.faults(s)] == ["hand blue"]
