"""BIR-4: eras, rounds, turns."""

import pytest

from gwarek.core.chance import QuickRng
from tests.rules.birmingham.table import (
    NO_DECK,
    after,
    brass,
    broken,
    drawn,
    hand,
    legal,
    opened,
    passed,
    player,
    position,
    view,
    why,
)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_4_2_rounds_of_both_eras(seats: int, rounds: int) -> None:
    """BIR-4.1, BIR-4.2, BIR-4.8, BIR-16.1: with everybody passing, each era has its rounds to the card."""
    s = opened(seats)
    seen = set()
    while brass.game.to_act(s):
        seen.add((view(s)["era"], view(s)["round"]))
        s = drawn(passed(s))
    assert seen == {(era, n + 1) for era in ("canal", "rail") for n in range(rounds)}


def test_4_1_both_eras_end_with_scoring() -> None:
    s = opened(2)
    kinds: list[str] = []
    while brass.game.to_act(s):
        s = after(s, "pass")
        line = legal(s)[0]
        kinds.extend(event.kind for event in brass.told(s, line)[1])
        s = drawn(after(s, line))
    assert kinds.count("links-scored") == 2
    assert kinds.count("industries-scored") == 2


def test_4_3_two_actions_but_one_in_the_first_canal_round() -> None:
    assert view(position("round 1"))["actions"] == {"left": 1, "of": 1}
    assert view(position("round 2"))["actions"] == {"left": 2, "of": 2}
    assert view(position("era rail; round 1"))["actions"] == {"left": 2, "of": 2}


def test_4_4_the_same_action_may_be_taken_twice() -> None:
    s = position("round 2; hand red dudley redditch cannock")
    s = after(s, "loan", "card dudley", "loan", "card redditch")
    assert player(s, "red")["money"] == 77


def test_4_5_every_action_costs_a_card_of_the_hand() -> None:
    s = after(position("round 2; hand red dudley redditch"), "pass")
    assert broken(s, "card cannock") == ["BIR-4.5"]
    assert why(s, "card cannock") == {"reason": "card", "card": "cannock"}
    assert broken(s, "card dudley") == []


def test_4_5_a_build_needs_its_card_in_hand() -> None:
    s = position("round 2; hand red redditch")
    assert broken(s, "build coal_mine dudley/1 card:dudley") == ["BIR-4.5"]
    assert broken(position("round 2; hand red dudley"), "build coal_mine dudley/1 card:dudley") == []


@pytest.mark.parametrize(
    "action", ["loan", "link dudley-birmingham", "develop coal_mine iron:market", "pass"]
)
def test_4_5_any_card_pays_for_the_other_actions(action: str) -> None:
    s = after(position("round 2; hand red wild_location wild_industry brewery dudley"), action)
    assert legal(s) == ["card dudley", "card brewery", "card wild_location", "card wild_industry"]


def test_4_6_discards_lie_face_up_and_wild_cards_go_back() -> None:
    s = position("round 2; hand red wild_location dudley redditch")
    assert view(s)["wilds"]["wild_location"] == 1
    s = after(s, "pass", "card wild_location")
    assert view(s)["wilds"]["wild_location"] == 2
    assert player(s, "red")["discard"] == []
    s = after(s, "pass", "card dudley")
    assert view(s)["players"][0]["discard"] == ["dudley"]


def test_4_7_the_hand_is_refilled_after_the_turn_only() -> None:
    s = passed(position("round 2"))
    assert len(hand(s, "red")) == 7
    s = drawn(passed(s))
    assert len(hand(s, "red")) == 8
    empty = drawn(passed(passed(position(f"round 2; {NO_DECK}"))))
    assert len(hand(empty, "red")) == 6


def test_4_7_the_refill_stops_where_the_deck_ends() -> None:
    s = drawn(passed(passed(position("round 2; deck 1"))))
    assert len(hand(s, "red")) == 7
    assert view(s)["deck"] == 0


def test_4_8_scouting_costs_one_card_net() -> None:
    s = position("round 2; hand red dudley redditch cannock brewery")
    s = after(s, "scout", "card dudley", "card redditch", "card cannock")
    assert len(hand(s, "red")) == 3


def test_4_9_what_is_spent_lies_on_the_character_tile() -> None:
    """A tile, a link and cubes: £5 + £2 iron, £3."""
    s = position("round 2; hand red brewery dudley redditch")
    s = after(s, "build brewery farm_south/1 card:brewery iron:market", "link kidderminster-worcester")
    assert (player(s, "red")["spent"], player(s, "red")["money"]) == (10, 7)


def test_4_9_income_paid_is_not_counted() -> None:
    s = passed(position(f"round 2; turn blue; actions 1; income 8 10; {NO_DECK}"))
    assert (player(s, "red")["money"], player(s, "red")["spent"]) == (15, 0)


def test_4_10_nobody_spends_more_than_there_is() -> None:
    text = "round 2; hand red birmingham; link red birmingham-oxford"
    line = "build manufacturer birmingham/2 card:birmingham coal:market"  # £8 + £1
    assert broken(position(f"{text}; money 8 17"), line) == ["BIR-4.10"]
    assert why(position(f"{text}; money 8 17"), line) == {"price": 9, "have": 8}
    assert broken(position(f"{text}; money 9 17"), line) == []


def test_4_10_a_canal_costs_three_and_iron_is_money_too() -> None:
    assert broken(position("round 2; money 2 17"), "link dudley-birmingham") == ["BIR-4.10"]
    assert broken(position("round 2; money 3 17"), "link dudley-birmingham") == []
    assert broken(position("round 2; money 1 17"), "develop coal_mine iron:market") == ["BIR-4.10"]
    assert broken(position("round 2; money 2 17"), "develop coal_mine iron:market") == []


def test_4_10_rails_cost_five_or_fifteen() -> None:
    text = "era rail; at dudley/1 red coal_mine/2; at burton_on_trent/2 red brewery/2"
    assert broken(position(f"{text}; money 4 17"), "link dudley-birmingham coal:dudley/1") == ["BIR-4.10"]
    assert broken(position(f"{text}; money 5 17"), "link dudley-birmingham coal:dudley/1") == []
    assert broken(position(f"{text}; money 14 17"), "links dudley-birmingham coal:dudley/1") == ["BIR-4.10"]
    assert broken(position(f"{text}; money 15 17"), "links dudley-birmingham coal:dudley/1") == []


def test_4_11_spending_is_counted_gross() -> None:
    """An iron works for £5 that sells two cubes for £2 has spent £5 (W-11); a loan takes nothing off."""
    s = after(position("round 2; spent 6 0"), "loan")
    assert player(s, "red")["spent"] == 6


def test_4_12_a_refused_action_changes_nothing() -> None:
    """BIR-R25."""
    s = position("round 2; hand red birmingham; link red walsall-birmingham")
    before = brass.game.position_text(s)
    assert broken(s, "build manufacturer birmingham/2 card:birmingham coal:market") == ["BIR-7.5"]
    assert brass.game.position_text(s) == before


def test_4_13_every_action_of_the_turn_is_used() -> None:
    """There is no line that ends a turn early; a pass costs a card."""
    s = passed(position("round 2"))
    assert view(s)["actions"]["left"] == 1
    assert "done" not in legal(s)
    assert broken(s, "done") == ["BIR-NOW"]


def test_NOW_a_line_of_another_phase_is_refused() -> None:
    s = position("round 2; hand red dudley")
    assert broken(s, "card dudley") == ["BIR-NOW"]
    assert broken(s, "second dudley-birmingham coal:market beer:walsall/2") == ["BIR-NOW"]
    assert broken(after(s, "pass"), "loan") == ["BIR-NOW"]


def test_TURN_another_seat_waits() -> None:
    s = position("round 2; turn red")
    assert broken(s, "pass", "blue") == ["BIR-TURN"]
    assert why(s, "pass", "blue") == {"turn": 0}
    assert broken(s, "pass", "red") == []


def test_random_hands_are_full_while_the_deck_lasts() -> None:
    """BIR-4.7: 8 cards at the start of every turn until the deck is empty."""
    s = opened(4)
    rng = QuickRng(3)
    while brass.game.to_act(s) and view(s)["era"] == "canal":
        lines = brass.game.legal(s, brass.game.to_act(s)[0])
        if (
            view(s)["deck"] > 0
            and view(s)["phase"] == "action"
            and view(s)["actions"]["left"] == view(s)["actions"]["of"]
        ):
            assert view(s)["players"][view(s)["turn"]]["cards"] == 8
        brass.game.apply(s, brass.game.to_act(s)[0], lines[rng.below(len(lines))])
        s = drawn(s)
