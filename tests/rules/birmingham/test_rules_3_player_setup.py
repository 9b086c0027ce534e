"""BIR-3: setting up the players."""

from collections import Counter

import pytest

from gwarek.core.seat import may_see
from tests.rules.birmingham.table import FACTS, after, brass, events, opened, player, position, view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_1_money(seats: int) -> None:
    """BIR-3.1, BIR-3.2."""
    for me in view(opened(seats))["players"]:
        assert (me["money"], me["vp"], me["income"], me["level"]) == (17, 0, 10, 0)


def test_3_2_income_begins_at_level_0() -> None:
    assert FACTS["income"][10] == 0


def test_3_3_eight_cards_and_one_face_down() -> None:
    s = opened(3)
    for word in ("red", "blue", "yellow"):
        me = player(s, word)
        assert (len(me["hand"]), me["facedown"], me["facedown_card"], me["discard"]) == (8, 1, None, [])
    # the face-down cards are among the unseen ones: 54 - 24 in hands, 27 to draw, 3 face down
    assert view(s)["deck"] == 27
    assert sum(s.pool) == 30


def test_3_3_a_hand_is_secret() -> None:
    s = opened(2)
    assert view(s, "blue")["players"][0]["hand"] is None
    assert view(s)["players"][0]["hand"] is None
    assert view(s, "blue")["players"][0]["cards"] == 8


def test_3_4_turn_order_is_random() -> None:
    orders = Counter(tuple(view(opened(3, f"{n}"))["order"]) for n in range(40))
    assert len(orders) == 6
    draw = brass.game.chance(
        after(brass.game.setup({}, 2), "merchants any blank blank cotton_mill manufacturer")
    )
    assert draw.weight(brass.game.parse("order blue red")) == 0.5
    assert draw.weight(brass.game.parse("order blue blue")) == 0


def test_R20_by_option_the_owner_sees_the_card_and_nobody_else() -> None:
    """BIR-O6."""
    s = opened(2, setup_discard_visibility="owner")
    card = player(s, "red")["facedown_card"]
    assert card in FACTS["cards"]
    assert view(s, "blue")["players"][0]["facedown_card"] is None
    assert view(s)["players"][0]["facedown_card"] is None


def test_R20_the_others_are_told_only_that_a_card_was_laid() -> None:
    s = position(
        "phase facedown; option setup_discard_visibility owner; turn red; hand red dudley; facedown red ?"
    )
    told = brass.told(s, "facedown red cannock")[1]
    seen = [event.kind for event in told if may_see(event.to, 1)]
    assert seen == ["facedown"]
    assert events(s, "facedown red cannock", viewer=0, kind="facedown-you") == [
        {"seat": 0, "card": "cannock"}
    ]


def test_3_3_everybody_is_told_of_the_face_down_card() -> None:
    s = position("phase deal; turn red; seats 3")
    line = "deal red dudley cannock cannock redditch stafford stafford walsall tamworth"
    for viewer in (None, 0, 1):
        assert events(s, line, viewer=viewer, kind="facedown") == [{"seat": 0}]
    assert events(s, line, viewer=1, kind="dealt") == [{"seat": 0, "count": 8}]
    assert events(s, line, viewer=1, kind="dealt-you") == []
