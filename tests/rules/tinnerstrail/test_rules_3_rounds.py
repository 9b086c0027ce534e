"""TIN-3: rounds, prices, the work track."""

import pytest

from tests.rules.tinnerstrail.table import (
    after,
    area,
    broken,
    column,
    cubes,
    drawn,
    events,
    kinds,
    legal,
    money,
    opened,
    position,
    shown,
    tin,
    view,
    why,
)


def prices(s: object) -> tuple[int, int]:
    shown = view(s)["prices"]
    return shown["tin"]["price"], shown["copper"]["price"]


def test_3_1_four_phases_and_no_fourth_in_the_last_round() -> None:
    s = position("seats 3; round 4; prices 5 8; rows red blue; columns 0 0 10; money 33 4 20")
    s = after(s, "pass")
    assert view(s)["phase"] == "over"
    assert tin.game.outcome(s) is not None


def test_3_1_a_round_goes_from_prices_to_surveys() -> None:
    s = opened(3)
    seen = [view(s)["phase"]]
    while view(s)["round"] == 1:
        line = {"turn": "pass", "invest": "withdraw", "survey": "survey none"}[view(s)["phase"]]
        s = after(s, line)
        seen.append(view(s)["phase"])
    assert seen == ["turn"] * 3 + ["invest"] * 3 + ["survey"] * 2 + ["prices"]


def test_3_2_pumps_of_maps_work_at_the_start_of_later_rounds() -> None:
    s = position("seats 3; round 2; phase survey; surveys 1; mine gwennap red 1 1 3; at gwennap pump 1")
    s = after(s, "survey none")
    assert view(s)["round"] == 3
    assert cubes(s, "gwennap") == (1, 1, 2)


def test_3_2_pumps_come_before_kimberley() -> None:
    s = position(
        "seats 3; option emigration yes; round 2; phase survey; surveys 1; income 0 6 0; mine gwennap red 1 1 3;"
        "at gwennap pump 1"
    )
    assert kinds(s, "survey none")[-4:] == ["round-begins", "pump-works", "drained", "kimberley-pays"]
    assert money(after(s, "survey none"), "blue") == 26


def test_3_2_nothing_happens_before_round_one() -> None:
    s = position("seats 3; phase keep; choice red A-tin1 A-port; mine gwennap red 1 1 3; at gwennap pump 1")
    assert cubes(after(s, "keep A-tin1"), "gwennap") == (1, 1, 3)


def test_3_3_three_dice_for_tin_then_three_for_copper() -> None:
    s = position("seats 3; phase tin; prices - -")
    assert tin.game.chance(s).weight(tin.game.parse("copper 1 1 1")) == 0
    # faces 0 1 2 3 3 4: a 3 is twice as likely
    assert tin.game.chance(s).weight(tin.game.parse("tin 0 3 4")) == pytest.approx(2 / 216)
    assert tin.game.chance(s).weight(tin.game.parse("tin 0 3")) == 0
    assert tin.game.chance(s).weight(tin.game.parse("tin 0 3 5")) == 0
    s = after(s, "tin 0 3 4")
    assert tin.game.chance(s).weight(tin.game.parse("copper 1 1 1")) > 0


@pytest.mark.parametrize(
    ("dice", "price"),
    [
        ("0 0 0", (4, 2)),
        ("1 1 2", (4, 2)),
        ("1 1 3", (5, 4)),
        ("2 2 2", (5, 4)),
        ("3 2 2", (6, 8)),
        ("4 4 0", (6, 8)),
        ("3 3 3", (7, 10)),
        ("4 4 4", (7, 10)),
    ],
)
def test_3_4_the_total_selects_a_column(dice: str, price: tuple[int, int]) -> None:
    s = after(position("seats 3; phase tin; prices - -"), f"tin {dice}", f"copper {dice}")
    assert prices(s) == price


def test_3_5_a_price_in_the_first_column_adds_one() -> None:
    low = position("seats 3; round 2; phase tin; prices 4 2")
    assert prices(after(low, "tin 1 1 2", "copper 1 1 2")) == (5, 4)
    middle = position("seats 3; round 2; phase tin; prices 5 4")
    assert prices(after(middle, "tin 1 1 2", "copper 1 1 2")) == (4, 2)


def test_3_5_a_price_in_the_last_column_takes_one_away() -> None:
    high = position("seats 3; round 2; phase tin; prices 7 10")
    assert prices(after(high, "tin 3 3 3", "copper 3 3 3")) == (6, 8)
    assert prices(
        after(position("seats 3; round 2; phase tin; prices 6 8"), "tin 3 3 3", "copper 3 3 3")
    ) == (7, 10)


def test_3_5_never_below_zero_and_each_ore_by_itself() -> None:
    s = position("seats 3; round 2; phase tin; prices 7 4")
    assert prices(after(s, "tin 0 0 0", "copper 0 0 0")) == (4, 2)
    assert view(s)["prices"]["tin"]["change"] == -1
    assert view(s)["prices"]["copper"]["change"] == 0


def test_3_6_leftmost_then_topmost_is_active() -> None:
    s = position("seats 4; columns 3 1 1 0; rows purple; track red yellow blue purple")
    assert view(s)["active"] == 2


def test_3_6_exactly_one_action_then_the_next() -> None:
    s = position("seats 3; columns 0 1 1; track red blue yellow")
    s = after(s, "miner truro")
    assert view(s)["active"] == 1


def test_3_7_the_marker_goes_below_those_already_there() -> None:
    s = position("seats 3; columns 0 1 1; track red blue yellow")
    s = after(s, "pasties")
    assert column(s, "red") == 1
    assert list(view(s)["track"]) == [1, 2, 0]


def test_3_7_an_action_of_no_cost_moves_nothing() -> None:
    s = position(
        "seats 3; option arsenic yes; mine gwennap red 0 0 0; at gwennap calciner 1 arsenic 1; columns 0 0 1"
    )
    s = after(s, "process gwennap")
    assert (column(s, "red"), view(s)["active"]) == (0, 0)


@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("extract gwennap tin:1", 1),
        ("miner truro", 1),
        ("port truro", 2),
        ("train truro", 2),
        ("adit gwennap-truro", 3),
        ("pumps", 1),
        ("pasties", 1),
    ],
)
def test_3_8_no_action_past_the_last_column(line: str, cost: int) -> None:
    """TIN-3.8 alone forbids with one work point too few; with exactly enough the action is allowed (TIN-4.1)."""
    table = "seats 5; mine gwennap red 2 2 0; columns {} 10 10 10 10"
    s = position(table.format(10 - cost))
    assert broken(s, line) == []
    assert after(s, line) is not None
    if cost > 1:
        s = position(table.format(11 - cost))
        assert broken(s, line) == ["TIN-3.8"]
        assert why(s, line) == {"need": cost, "left": cost - 1}


def test_3_8_a_limiter_shortens_the_track() -> None:
    s = position("seats 3; option arsenic yes; limiter 8 - -; columns 6 9 9")
    assert (shown(s, "red")["last"], shown(s, "red")["left"]) == (7, 1)
    assert broken(s, "port truro") == ["TIN-3.8"]
    assert broken(s, "miner truro") == []


def test_3_9_the_same_player_acts_again_while_furthest_back() -> None:
    s = position("seats 3; columns 0 3 4")
    for _ in range(3):
        assert view(s)["active"] == 0
        s = after(s, "pasties")
    assert view(s)["active"] == 1


def test_3_10_in_the_last_column_passing_happens_by_itself() -> None:
    s = position("seats 3; columns 9 10 10; track blue yellow red")
    told = events(s, "pasties", kind="passed")
    assert [(event["seat"], event["forced"]) for event in told] == [(1, "yes"), (2, "yes"), (0, "yes")]
    assert view(after(s, "pasties"))["phase"] == "invest"


def test_3_10_not_before_the_last_column() -> None:
    s = after(position("seats 3; columns 8 10 10"), "pasties")
    assert (view(s)["phase"], view(s)["active"]) == ("turn", 0)


def test_3_11_the_phase_ends_when_everybody_has_passed() -> None:
    s = position("seats 3; rows blue; columns 2 0 3")
    s = after(s, "pass")
    assert view(s)["phase"] == "turn"
    s = after(s, "pass")
    assert view(s)["phase"] == "invest"
    assert view(s)["rows"] == [1, 0, 2]


def test_4_1_work_costs() -> None:
    s = position("seats 5; mine gwennap red 2 2 0")
    for line, cost in [
        ("extract gwennap tin:1", 1),
        ("miner truro", 1),
        ("port truro", 2),
        ("train truro", 2),
        ("adit gwennap-truro", 3),
        ("pasties", 1),
        ("pass", 0),
    ]:
        assert column(after(s, line), "red") == cost
    assert column(after(s, "pumps"), "red") == 1
    s = position("seats 3; mine st_just red 1 1 0; tile gwennap B1")
    s = after(s, "build gwennap", "bid 1", "bid 2", "withdraw", "withdraw")
    assert (column(s, "red"), column(s, "blue"), column(s, "yellow")) == (0, 2, 0)


def test_TURN_another_seat_waits() -> None:
    s = position("seats 3; columns 1 0 0")
    assert broken(s, "pass", "red") == ["TIN-TURN"]
    assert why(s, "pass", "red") == {"turn": 1}
    assert broken(s, "pass", "blue") == []


def test_TURN_nobody_acts_while_dice_roll() -> None:
    assert why(position("seats 3; phase tin; prices - -"), "pass", "red") == {}


def test_NOW_a_line_of_another_phase_is_refused() -> None:
    s = position("seats 3; tile gwennap B1")
    for line in (
        "bid 3",
        "withdraw",
        "map none",
        "survey none",
        "invest tens 10",
        "calciner here",
        "done",
        "keep A-tin1",
    ):
        assert broken(s, line) == ["TIN-NOW"]
    s = after(s, "build gwennap")
    assert broken(s, "pass") == ["TIN-NOW"]
    assert broken(s, "raise tin") == ["TIN-NOW"]


def test_a_whole_round_is_told() -> None:
    s = drawn(tin.game.setup({}, 3))
    assert area(s, "st_just")["owner"] is None
    assert legal(opened(3))
