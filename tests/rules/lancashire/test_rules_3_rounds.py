"""LAN-3: periods, rounds and turns."""

from pathlib import Path
from typing import Any

import pytest

from gwarek.core.chance import QuickRng
from gwarek.core.seat import CHANCE
from gwarek.games.lancashire import load
from gwarek.testing.builders import Bench
from tests.rules.lancashire.table import (
    after,
    brass,
    broken,
    drawn,
    ended,
    events,
    hand,
    income,
    kinds,
    last_turn,
    legal,
    money,
    opened,
    passed,
    player,
    position,
    tile,
    view,
    why,
)


def idle_game(seats: int, **options: str) -> list[tuple[str, int, int]]:
    """Everybody passes to the end: era, round and deck at the beginning of each round."""
    game = brass.game
    rng = QuickRng("idle")
    s = game.setup(options, seats)
    rounds: list[tuple[str, int, int]] = []
    while game.to_act(s):
        seat = game.to_act(s)[0]
        if seat == CHANCE:
            game.apply(s, seat, game.chance(s).sample(rng))
            continue
        seen = view(s)
        if rounds[-1:] == [] or rounds[-1][:2] != (seen["era"], seen["round"]):
            rounds.append((seen["era"], seen["round"], seen["deck"]))
        game.apply(s, seat, game.legal(s, seat)[-1])  # pass, then the last card
    return rounds


def test_3_1_a_canal_period_then_a_rail_period() -> None:
    s = ended("")
    assert view(s)["era"] == "rail"
    assert brass.game.to_act(s) == [CHANCE]
    over = ended("era rail")
    assert view(over)["phase"] == "over"


@pytest.mark.parametrize(("seats", "rounds"), [(3, 10), (4, 8)])
def test_3_2_rounds_of_a_period(seats: int, rounds: int) -> None:
    numbers = [(era, number) for era, number, _ in idle_game(seats)]
    assert numbers == [(era, n) for era in ("canal", "rail") for n in range(1, rounds + 1)]
    assert view(opened(seats))["rounds"] == rounds


def test_3_3_income_turns_order_drawing() -> None:
    """The last turn of a round: new order, then everybody draws, then the next round begins with income."""
    s = position("round 2; turn yellow; actions 1; income 14 14 14; hand red colne; hand yellow colne wigan")
    s, told = brass.told(s, "pass", "card colne")
    assert [event.kind for event in told] == ["discarded", "order-changed"]
    draws = 0
    while brass.game.to_act(s) == [CHANCE]:
        told = []
        brass.game.apply(s, CHANCE, brass.game.chance(s).sample(QuickRng(1)), told)
        draws += 1
    assert draws == 2  # blue holds eight cards
    assert [event.kind for event in told][2:] == ["round-begins", "income", "income", "income"]
    assert money(s) == 30 + 2


def test_3_4_two_actions_and_the_same_one_twice() -> None:
    s = position("round 2; hand red colne wigan bury; hand blue colne")
    s = after(s, "loan 10", "card colne")
    assert (view(s)["turn"], view(s)["actions"]) == (0, {"left": 1, "of": 2})
    s = after(s, "loan 10", "card wigan")
    assert view(s)["turn"] == 1


def test_3_4_a_card_must_be_in_hand() -> None:
    s = position("round 2; hand red colne wigan")
    assert broken(s, "build coal_mine wigan/1 card:coal_mine") == ["LAN-3.4"]
    assert why(s, "build coal_mine wigan/1 card:coal_mine") == {"reason": "card", "card": "coal_mine"}
    assert broken(s, "build coal_mine wigan/1 card:wigan") == []
    s = after(s, "pass")
    assert broken(s, "card bury") == ["LAN-3.4"]
    assert broken(s, "card colne") == []


@pytest.mark.parametrize("line", ["pass", "loan 10", "link bolton-bury", "develop port iron:market"])
def test_3_4_without_a_card_there_is_no_action(line: str) -> None:
    text = "round 2; at bury/1 red coal_mine/2; hand blue colne; hand red"
    bare = brass.game.position(text)
    assert broken(bare, line) == ["LAN-3.4"]
    assert why(bare, line) == {"reason": "empty"}
    assert broken(position(f"{text} colne"), line) == []


def test_3_5_one_action_in_the_first_canal_round_only() -> None:
    assert view(opened(3))["actions"] == {"left": 1, "of": 1}
    first = after(opened(3), "loan 10")
    assert view(after(first, legal(first)[0]))["turn"] == view(first)["order"][1]
    assert view(drawn(ended("")))["actions"] == {"left": 2, "of": 2}


def test_3_6_a_pass_discards_a_card_and_changes_nothing_else() -> None:
    s = position("round 2; hand red colne wigan bury")
    then = after(s, "pass", "card wigan")
    assert hand(then, "red") == ["bury", "colne"]
    assert (money(then), income(then), view(then)["tiles"]) == (30, 10, [])
    assert {line.split()[0] for line in legal(s)} == {"build", "combine", "develop", "loan", "pass"}


@pytest.mark.parametrize("card", ["birkenhead", "shipyard", "colne"])
def test_3_7_any_card_will_do_for_a_link(card: str) -> None:
    s = position(f"round 2; at bury/1 red coal_mine/1; hand red {card} wigan")
    assert view(after(s, "link bolton-bury", f"card {card}"))["links"] == [
        {"line": "bolton-bury", "owner": 0}
    ]


def test_3_8_played_cards_lie_open() -> None:
    s = after(position("round 2; hand red colne wigan bury"), "pass", "card wigan")
    assert view(s)["discard"] == [{"seat": 0, "card": "wigan"}]


def test_3_9_income_is_taken_or_paid_at_the_start_of_a_round() -> None:
    """Spaces 18, 10 and 7 are £4, £0 and -£3."""
    s = last_turn("income 18 10 7; money 5 5 5; hand yellow colne wigan")
    s = after(s, "pass", "card colne")
    assert [money(s, seat) for seat in ("red", "blue", "yellow")] == [9, 5, 2]


DEBT = "income 5 10 10; money 1 5 5; hand yellow colne wigan"  # red owes £5 and has £1


def test_3_10_a_debtor_sells_own_tiles_for_half_their_cost() -> None:
    """Debt £4: a mill 1 brings £6, so £2 are kept; a mine 1 brings £2 and does not suffice."""
    s = last_turn(
        f"{DEBT}; at colne/1 red cotton_mill/1; at wigan/1 red coal_mine/1; at bury/1 blue coal_mine/1"
    )
    s = after(s, "pass", "card colne")
    assert (view(s)["phase"], view(s)["doing"]["debt"], view(s)["turn"]) == ("selloff", 4, 0)
    assert legal(s) == ["selloff colne/1", "selloff wigan/1"]
    assert broken(s, "selloff bury/1") == ["LAN-3.10"]
    assert broken(s, "selloff bury/2") == ["LAN-3.10"]
    paid = after(s, "selloff colne/1")
    assert (money(paid), view(paid)["phase"]) == (2, "action")


def test_3_11_more_than_one_tile_may_have_to_go_and_none_too_many() -> None:
    """After the mine (£2) the debt is £2: the last tile goes unasked and £4 are kept. Income stays."""
    s = last_turn(f"{DEBT}; at colne/1 red cotton_mill/1; at wigan/1 red coal_mine/1")
    s = after(s, "pass", "card colne", "selloff wigan/1")
    assert view(s)["tiles"] == []
    assert (money(s), income(s)) == (4, 5)
    assert player(s, "red")["out"] == ["cotton_mill/1", "coal_mine/1"]
    s = last_turn(
        f"{DEBT}; at colne/1 red cotton_mill/1; at wigan/1 red coal_mine/1; at bury/1 red coal_mine/2"
    )
    s = after(s, "pass", "card colne", "selloff wigan/1", "selloff bury/1")  # £2 and £3 cover £4
    assert tile(s, "colne/1") is not None
    assert money(s) == 1


def test_3_11_a_tile_that_brings_nothing_cannot_be_sold(tmp_path: Path) -> None:
    """No tile of the box is so cheap; an owner's could be."""
    own = tmp_path / "own.toml"
    own.write_text('[[tile]]\nid = "coal_mine/1"\ncost = 1\n', encoding="utf-8")
    bench = Bench(load(own))
    text = (
        "phase selloff; debt 9; at wigan/1 red coal_mine/1; "
        "at colne/1 red cotton_mill/1; at bury/1 red cotton_mill/1"
    )
    s = bench.position(text)
    assert bench.broken(s, "selloff wigan/1") == ["LAN-3.11"]
    assert bench.broken(s, "selloff colne/1") == []


def test_3_12_paying_income_is_not_spending() -> None:
    s = after(last_turn("income 7 10 10; hand yellow colne wigan"), "pass", "card colne")
    assert (money(s), player(s, "red")["spent"]) == (27, 0)


def test_3_13_least_spent_first_and_ties_keep_their_order() -> None:
    s = after(last_turn("order blue red yellow; spent 6 6 3; hand yellow colne wigan"), "pass", "card colne")
    assert view(s)["order"] == [2, 1, 0]


def test_3_14_all_money_spent_counts_and_money_received_does_not() -> None:
    """A mill 2 for £14 with a cube of £1; then a loan."""
    s = position(
        "round 2; stack red cotton_mill 9; link blue colne-yorkshire; hand red colne wigan bury; money 30 30 30"
    )
    s = after(s, "build cotton_mill colne/1 card:colne coal:market")
    assert player(s, "red")["spent"] == 15
    s = after(s, "loan 30")
    assert player(s, "red")["spent"] == 15


def test_3_14_refilling_a_track_does_not_lower_the_amount() -> None:
    s = position("round 2; coal 6; link blue rochdale-yorkshire; hand red rochdale wigan bury")
    s = after(s, "build coal_mine rochdale/1 card:rochdale")
    assert (player(s, "red")["spent"], money(s)) == (5, 30 - 5 + 2)


def test_3_15_then_the_boxes_are_empty() -> None:
    s = after(last_turn("spent 3 4 5; hand yellow colne wigan"), "pass", "card colne")
    assert [part["spent"] for part in view(s)["players"]] == [0, 0, 0]


def test_3_16_back_to_eight_at_the_end_of_the_round() -> None:
    s = position("round 2; turn yellow; actions 2; hand red colne; hand yellow colne wigan bury")
    s = passed(s)
    assert view(s)["players"][2]["cards"] == 2  # not before the round is over
    s = drawn(passed(s))
    assert [part["cards"] for part in view(s)["players"]] == [8, 8, 8]


def test_3_16_an_empty_deck_gives_nothing() -> None:
    s = after(last_turn("hand red colne; hand yellow wigan bury"), "pass", "card bury")
    assert [part["cards"] for part in view(s)["players"]] == [1, 8, 1]


@pytest.mark.parametrize(("seats", "last"), [(3, 6), (4, 4)])
@pytest.mark.parametrize("refill", ["end_of_round", "end_of_turn"])
def test_3_17_the_deck_empties_after_the_same_round_of_both_periods(
    seats: int, last: int, refill: str
) -> None:
    """LAN-O9: when cards are drawn changes nothing in that."""
    for era, number, deck in idle_game(seats, refill_timing=refill):
        assert (deck == 0) == (number > last), (era, number)


def test_3_18_the_order_of_the_last_canal_round_opens_the_rail_period() -> None:
    s = drawn(ended("spent 9 2 1"))
    assert view(s)["order"] == [2, 1, 0]


def test_3_18_the_last_round_sets_an_order_before_anything_is_scored() -> None:
    told = kinds(
        position("round 8; era rail; turn yellow; actions 1; hand red; hand blue; hand yellow colne; deck 0"),
        "pass",
        "card colne",
    )
    assert told[:3] == ["discarded", "order-changed", "links-scored"]


def test_NOW_a_line_of_another_phase() -> None:
    s = after(position("round 2; hand red colne wigan"), "pass")
    for line in ("pass", "loan 10", "done", "second bolton-bury coal:market", "selloff colne/1"):
        assert broken(s, line) == ["LAN-NOW"]
    assert broken(position("round 2"), "card colne") == ["LAN-NOW"]
    assert broken(position("round 2"), "done") == ["LAN-NOW"]


def test_TURN_another_seat_is_to_act() -> None:
    s = position("round 2; turn blue")
    assert broken(s, "pass", seat="red") == ["LAN-TURN"]
    assert why(s, "pass", seat="red") == {"turn": 1}
    assert why(brass.game.setup({}, 3), "pass", seat="red") == {}


def test_hands_are_secret_and_numbers_are_open() -> None:
    """LAN-R23."""
    s: Any = position("round 2; hand red colne wigan")
    assert view(s, "blue")["players"][0]["hand"] is None
    assert view(s, "blue")["players"][0]["cards"] == 2
    assert view(s, "red")["players"][0]["hand"] == ["colne", "wigan"]
    deal = events(
        brass.game.setup({}, 3), "start red", "deal red " + " ".join(["manchester"] * 4 + ["port"] * 4)
    )
    assert deal == [{"seat": 0, "count": 8}]
