"""TIN-9: selling, investing, the end of a round and of the game."""

import pytest

from gwarek.core.problem import Problem
from tests.rules.tinnerstrail.table import (
    after,
    area,
    broken,
    events,
    legal,
    money,
    position,
    row,
    shown,
    tin,
    view,
    why,
)

INVEST = "seats 3; rows red blue yellow; phase invest; turn red"


def test_9_1_everybody_sells_everything() -> None:
    s = position("seats 3; prices 5 8; ore red 3 2; ore blue 0 1; rows red blue; columns 0 0 9")
    s = after(s, "pass")
    assert (money(s, "red"), money(s, "blue"), money(s, "yellow")) == (20 + 34, 25, 20)
    assert all(shown(s, seat)["copper"] + shown(s, seat)["tin"] == 0 for seat in ("red", "blue"))


def test_9_2_multiples_of_ten_or_of_five() -> None:
    s = position(f"{INVEST}; money 23 20 20")
    assert legal(s) == [
        "invest tens 10",
        "invest tens 20",
        "invest fives 5",
        "invest fives 10",
        "invest fives 15",
        "invest fives 20",
        "withdraw",
    ]
    assert broken(s, "invest tens 15") == ["TIN-9.2"]
    assert why(s, "invest tens 15") == {"reason": "multiple", "of": 10}
    assert broken(s, "invest fives 25") == ["TIN-9.2"]
    assert why(s, "invest fives 25") == {"reason": "money", "have": 23}


@pytest.mark.parametrize(("seat", "round", "points"), [("red", 1, 44), ("blue", 1, 40), ("yellow", 2, 30)])
def test_9_2_points_by_row_and_round(seat: str, round: int, points: int) -> None:
    s = position(f"seats 3; rows red blue yellow; phase invest; turn {seat}; round {round}")
    assert shown(after(s, "invest tens 20"), seat)["points"] == points


def test_9_2_fives_score_their_own_points() -> None:
    s = position(INVEST)
    assert shown(after(s, "invest fives 15"), "red")["points"] == 30


def test_9_2_in_the_order_of_the_track_again_and_again() -> None:
    s = position("seats 3; rows blue red yellow; phase invest; turn blue")
    s = after(s, "invest tens 10")
    assert view(s)["turn"] == 0
    s = after(s, "withdraw", "invest fives 5")
    assert view(s)["turn"] == 1  # round again; red has withdrawn
    s = after(s, "withdraw")
    assert view(s)["turn"] == 2
    assert view(after(s, "withdraw"))["phase"] == "survey"


def test_9_2_less_than_five_pounds_withdraws_by_itself() -> None:
    s = position(f"{INVEST}; money 9 4 20")
    assert view(after(s, "invest fives 5"))["turn"] == 2
    assert events(s, "invest fives 5", kind="withdrew-investing") == [{"seat": 1, "money": 4}]
    s = position(f"{INVEST}; money 9 5 20")
    assert view(after(s, "invest fives 5"))["turn"] == 1


def test_9_3_in_round_four_all_is_invested_at_once() -> None:
    s = position("seats 3; round 4; rows red blue; money 38 9 4; columns 0 0 3")
    s = after(s, "pass")
    assert view(s)["phase"] == "over"
    # row 1: three tens and a five; row 2: a five; row 3: nothing
    assert row(s, "round-4") == [3 * 11 + 4, 4, 0]
    assert [money(s, seat) for seat in ("red", "blue", "yellow")] == [3, 4, 4]


@pytest.mark.parametrize("phase", ["invest", "survey"])
def test_9_3_a_position_of_round_four_has_no_end_of_the_round(phase: str) -> None:
    with pytest.raises(Problem) as problem:
        position(f"{INVEST}; round 4; phase {phase}")
    assert (problem.value.id, problem.value.facts) == ("position-round", {"round": 4, "word": phase})


def test_9_4_tokens_of_the_round_go_to_the_box() -> None:
    s = position("seats 4; rows red blue yellow purple; withdrawn red blue yellow; phase invest; turn purple")
    assert view(s)["shelf"]["miner"] == [3, 3, 2, 2]
    s = after(s, "withdraw")
    assert view(s)["shelf"]["miner"] == [0, 3, 2, 2]
    assert view(s)["shelf"]["adit"] == [0, 1, 1, 1]


def test_9_5_the_order_of_the_track_becomes_the_order_of_work() -> None:
    s = position(
        "seats 3; rows yellow red blue; withdrawn red yellow; phase invest; turn blue; columns 4 7 9"
    )
    s = after(s, "withdraw")
    assert view(s)["track"] == [2, 0, 1]
    assert [shown(s, seat)["column"] for seat in ("red", "blue", "yellow")] == [0, 0, 0]
    assert view(s)["rows"] == []


SURVEY = "seats 3; rows yellow red blue; withdrawn red yellow; phase invest; turn blue"


def test_9_6_the_first_two_may_look_in_order() -> None:
    s = after(position(SURVEY), "withdraw")
    assert (view(s)["phase"], view(s)["turn"]) == ("survey", 2)
    s = after(s, "survey gwennap", "look gwennap B3")
    assert view(s)["turn"] == 0
    assert view(s, "yellow")["areas"]["gwennap"]["tile"] == {"face": "down", "id": "B3", "seen_by": [2]}
    assert view(s, "red")["areas"]["gwennap"]["tile"] == {"face": "down", "id": None, "seen_by": [2]}
    s = after(s, "survey none")
    assert (view(s)["phase"], view(s)["round"]) == ("prices", 2)


def test_9_6_only_face_down_tiles() -> None:
    s = after(position(f"{SURVEY}; tile gwennap B1; bare st_just"), "withdraw")
    assert broken(s, "survey gwennap") == ["TIN-9.6"]
    assert why(s, "survey gwennap") == {"area": "gwennap"}
    assert broken(s, "survey st_just") == ["TIN-9.6"]
    assert broken(s, "survey truro") == []
    assert broken(s, "survey none") == []


def test_9_6_two_may_look_at_the_same_tile() -> None:
    s = after(position(SURVEY), "withdraw", "survey gwennap", "look gwennap B3", "survey gwennap")
    assert view(s)["phase"] == "prices"  # no draw: the tile is known to one already
    assert view(s, "red")["areas"]["gwennap"]["tile"]["id"] == "B3"
    assert view(s)["areas"]["gwennap"]["tile"]["seen_by"] == [0, 2]


def test_9_6_with_two_players_only_the_first() -> None:
    s = position("seats 2; rows blue red; withdrawn blue; phase invest; turn red")
    s = after(s, "withdraw")
    assert (view(s)["phase"], view(s)["turn"]) == ("survey", 1)
    assert view(after(s, "survey none"))["phase"] == "prices"


def test_9_6_not_asked_without_a_face_down_tile() -> None:
    bare = "bare st_just st_ives marazion gwinear camborne redruth gwennap st_agnes perranzabuloe truro st_columb"
    s = position(
        f"seats 2; rows blue red; withdrawn blue; phase invest; turn red; {bare}; tile st_austell C1"
    )
    assert view(after(s, "withdraw"))["phase"] == "prices"


def test_9_6_a_third_marker_is_no_hindrance() -> None:
    s = after(position(f"{SURVEY}; seen truro C1 yellow; seen st_just A1 yellow"), "withdraw")
    assert broken(s, "survey gwennap") == []


def test_9_6_the_marker_goes_when_the_tile_is_turned_up() -> None:
    s = position("seats 3; seen gwennap B3 yellow")
    s = after(s, "build gwennap", "bid 1", "withdraw", "withdraw")
    assert area(s, "gwennap")["tile"] is None


# -- the winner

END = "seats 3; round 4; phase over; rows red blue yellow"


def outcome(text: str) -> tuple[list[int], str]:
    found = tin.game.outcome(position(text))
    assert found is not None
    return found.winners, found.reason


def test_9_7_most_points_win() -> None:
    assert outcome(f"{END}; score round-1 44 50 10; score round-4 10 3 0") == ([0], "most-points")


def test_9_7_money_mines_and_ore_score_nothing() -> None:
    s = position(f"{END}; score round-1 10 11 9; money 4 0 4; mine gwennap red 5 5 0")
    assert tin.game.score(s).totals() == [10, 11, 9]


def test_9_7_ties_by_money_then_ore_then_the_track() -> None:
    tied = f"{END}; score round-1 50 50 50"
    assert outcome(f"{tied}; money 3 4 4; mine gwennap blue 1 1 0; mine truro yellow 1 2 0") == (
        [2],
        "tie-ore",
    )
    assert outcome(f"{tied}; money 3 4 2") == ([1], "tie-money")
    assert outcome(f"{tied}; money 3 3 2; mine gwennap blue 1 1 0; mine truro red 2 0 0") == (
        [0],
        "tie-order",
    )


def test_the_result_is_told() -> None:
    s = position("seats 3; round 4; rows red blue; money 38 9 4; columns 0 0 3")
    assert events(s, "pass", kind="game-over") == [{"winners": [0], "reason": "most-points"}]
