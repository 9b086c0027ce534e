"""TIN-10: Arsenic."""

import pytest

from tests.rules.tinnerstrail.table import (
    after,
    area,
    broken,
    column,
    events,
    legal,
    money,
    opened,
    position,
    row,
    shown,
    starting,
    view,
    why,
)

ARSENIC = "seats 3; option arsenic yes"
WORKS = f"{ARSENIC}; mine gwennap red 2 2 5; at gwennap calciner 1 arsenic 2"


def test_10_1_setup() -> None:
    s = opened(3, arsenic="yes")
    assert all(p["calciner"] == 1 and p["limiter"] is None and p["last"] == 10 for p in view(s)["players"])
    assert sum(space["cubes"] for space in view(s)["market"]["spaces"]) == 0


def test_10_1_without_the_expansion_there_is_none_of_it() -> None:
    s = position("seats 3; mine gwennap red 2 2 5")
    assert view(s)["market"] is None
    assert broken(s, "process gwennap") == ["TIN-10.1"]
    assert broken(s, "sell arsenic") == ["TIN-10.1"]
    assert broken(position(WORKS), "process gwennap") == []


def test_10_2_the_winner_may_build_his_calciner() -> None:
    s = position(f"{ARSENIC}; tile gwennap B1; mine truro blue 1 1 1")
    s = after(s, "build gwennap", "bid 1", "withdraw", "withdraw")
    assert (view(s)["phase"], view(s)["turn"]) == ("calciner", 0)
    assert legal(s) == ["calciner here", "calciner none"]
    built = after(s, "calciner here")
    assert area(built, "gwennap")["calciner"] == 1
    assert shown(built, "red")["calciner"] == 0
    for id in ("gwennap", "redruth", "wendron", "st_agnes", "truro"):
        assert area(built, id)["arsenic"] == 1
    assert area(built, "camborne")["arsenic"] == 0
    assert (money(built, "red"), column(built, "red")) == (19, 2)
    kept = after(s, "calciner none")
    assert (shown(kept, "red")["calciner"], area(kept, "gwennap")["arsenic"]) == (1, 0)


def test_10_2_once_per_game() -> None:
    s = position(f"{WORKS}; tile truro C1")
    s = after(s, "build truro", "bid 1", "withdraw", "withdraw")
    assert view(s)["phase"] == "turn"


def test_10_2_arsenic_piles_up() -> None:
    s = position(f"{ARSENIC}; tile gwennap B1; at truro arsenic 2")
    s = after(s, "build gwennap", "bid 1", "withdraw", "withdraw", "calciner here")
    assert area(s, "truro")["arsenic"] == 3


def test_10_3_one_arsenic_from_an_own_mine() -> None:
    s = after(position(WORKS), "process gwennap")
    assert (area(s, "gwennap")["arsenic"], shown(s, "red")["arsenic"]) == (1, 1)
    assert (money(s, "red"), area(s, "gwennap")["water"]) == (20, 5)


def test_10_3_needs_the_own_calciner() -> None:
    s = position(
        f"{ARSENIC}; mine gwennap red 2 2 5; at gwennap arsenic 2; mine truro blue 1 1 1; at truro calciner 1"
    )
    assert broken(s, "process gwennap") == ["TIN-10.3"]
    assert why(s, "process gwennap") == {"reason": "calciner", "area": "gwennap"}


def test_10_3_from_a_mine_of_his_with_arsenic() -> None:
    s = position(
        f"{WORKS}; mine truro blue 1 1 1; at truro arsenic 1; mine redruth red 1 1 1; at wendron arsenic 1"
    )
    assert why(s, "process truro") == {"reason": "mine", "area": "truro"}
    assert why(s, "process wendron") == {"reason": "mine", "area": "wendron"}
    assert why(s, "process redruth") == {"reason": "arsenic", "area": "redruth"}
    assert starting(legal(s), "process") == ["process gwennap"]


def test_10_3_any_own_mine_not_only_that_of_the_calciner() -> None:
    s = position(f"{WORKS}; mine redruth red 1 1 1; at redruth arsenic 1")
    assert starting(legal(s), "process") == ["process redruth", "process gwennap"]


def test_10_4_the_limiter_goes_to_column_ten_then_left() -> None:
    s = after(position(WORKS), "process gwennap")
    assert shown(s, "red")["limiter"] == 10
    s = after(s, "process gwennap")
    assert shown(s, "red")["limiter"] == 9


@pytest.mark.parametrize(
    ("column_now", "limiter", "allowed"), [(9, "-", True), (8, "10", True), (7, "9", True)]
)
def test_10_4_not_into_the_column_of_the_work_marker(column_now: int, limiter: str, allowed: bool) -> None:
    s = position(f"{WORKS}; columns {column_now} 10 10; limiter {limiter} - -")
    assert broken(s, "process gwennap") == []
    # one column further right the marker stands in the way: it is then in its last column and passes by itself
    stuck = position(f"{WORKS}; columns {column_now} 10 10; limiter {column_now + 1} - -; phase turn")
    assert broken(stuck, "process gwennap") == ["TIN-10.4"]
    assert why(stuck, "process gwennap") == {"column": column_now}


def test_10_5_his_last_column_is_left_of_the_limiter() -> None:
    s = position(f"{WORKS}; limiter 8 - -; columns 5 9 9")
    assert shown(s, "red")["last"] == 7
    assert broken(s, "adit gwennap-truro") == ["TIN-3.8"]
    assert broken(s, "port truro") == []
    tile = position(f"{WORKS}; limiter 8 - -; columns 6 9 9; tile truro C1")
    assert broken(tile, "build truro") == ["TIN-5.2"]


def test_10_5_for_all_rounds_to_come() -> None:
    s = position(
        f"{WORKS}; limiter 8 - -; rows red blue yellow; withdrawn red blue; phase invest; turn yellow"
    )
    s = after(s, "withdraw", "survey none", "survey none")
    assert (view(s)["round"], shown(s, "red")["limiter"], shown(s, "red")["left"]) == (2, 8, 7)


def test_10_6_he_is_still_active_and_may_process_again() -> None:
    s = after(position(WORKS), "process gwennap")
    assert (view(s)["active"], view(s)["phase"], column(s, "red")) == (0, "turn", 0)
    assert broken(s, "process gwennap") == []


def test_10_7_all_arsenic_is_sold_from_the_highest_price() -> None:
    s = after(position(f"{WORKS}; arsenic 3 0 0"), "sell arsenic")
    assert money(s, "red") == 20 + 18 + 17 + 16
    assert (shown(s, "red")["arsenic"], column(s, "red")) == (0, 1)
    assert [space["cubes"] for space in view(s)["market"]["spaces"]][:4] == [1, 1, 1, 0]
    assert view(s)["market"]["next"] == 15


def test_10_7_needs_calciner_and_arsenic() -> None:
    s = position(WORKS)
    assert broken(s, "sell arsenic") == ["TIN-10.7"]
    assert why(s, "sell arsenic") == {"reason": "arsenic"}
    assert broken(position(f"{WORKS}; arsenic 1 0 0"), "sell arsenic") == []
    s = position(f"{ARSENIC}; arsenic 1 0 0")
    assert why(s, "sell arsenic") == {"reason": "calciner"}


def test_10_7_the_last_space_takes_any_number() -> None:
    s = position(f"{WORKS}; round 4; arsenic 5 0 0; market 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0")
    assert money(after(s, "sell arsenic"), "red") == 20 + 7 + 7 + 6 + 6 + 6
    full = position(f"{WORKS}; round 4; arsenic 2 0 0; market 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 4")
    assert money(after(full, "sell arsenic"), "red") == 32


@pytest.mark.parametrize(
    ("round", "price", "open"), [(1, 18, [0, 1, 2, 3]), (2, 14, [1, 2, 3]), (3, 10, [2, 3]), (4, 8, [3])]
)
def test_10_8_sections_close_from_the_top(round: int, price: int, open: list[int]) -> None:
    market = view(position(f"{ARSENIC}; round {round}"))["market"]
    assert (market["next"], market["open"]) == (price, open)


def test_10_8_sold_cubes_stay_and_a_full_section_leads_to_the_next() -> None:
    s = position(f"{WORKS}; arsenic 2 0 0; market 1 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0")
    assert money(after(s, "sell arsenic"), "red") == 20 + 15 + 14
    end = position(
        f"{ARSENIC}; rows red blue yellow; withdrawn red blue; phase invest; turn yellow; market 1"
        + " 0" * 15
    )
    assert view(after(end, "withdraw"))["market"]["spaces"][0]["cubes"] == 1
    assert events(end, "withdraw", kind="section-closed") == [{"section": 1}]


def test_10_9_arsenic_is_kept_and_never_sold_in_phase_three() -> None:
    s = position(f"{WORKS}; arsenic 2 0 0; rows blue yellow; columns 9 0 0")
    s = after(s, "pass")
    assert (money(s, "red"), shown(s, "red")["arsenic"]) == (20, 2)
    s = position(
        f"{WORKS}; arsenic 2 0 0; rows red blue yellow; withdrawn red blue; phase invest; turn yellow"
    )
    assert shown(after(s, "withdraw"), "red")["arsenic"] == 2


def test_10_9_at_the_end_it_is_worth_nothing() -> None:
    s = position(f"{WORKS}; round 4; arsenic 2 0 0; rows blue yellow; columns 9 0 0; money 4 4 4")
    s = after(s, "pass")
    assert (view(s)["phase"], row(s, "round-4")) == ("over", [0, 0, 0])
