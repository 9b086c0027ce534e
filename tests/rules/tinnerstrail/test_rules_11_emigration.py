"""TIN-11: Emigration."""

import pytest

from tests.rules.tinnerstrail.table import (
    after,
    area,
    broken,
    column,
    cubes,
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

EMIGRATION = "seats 3; option emigration yes"
MINER = f"{EMIGRATION}; mine gwennap red 2 2 1; at gwennap own 1"


def test_11_1_setup() -> None:
    s = opened(3, emigration="yes")
    assert [p["own_miners"] for p in view(s)["players"]] == [4, 4, 4]
    spaces = view(s)["emigration"]
    assert len(spaces) == 16
    assert all(space["seat"] is None for space in spaces)


def test_11_1_without_the_expansion_there_is_none_of_it() -> None:
    s = position("seats 3; mine gwennap red 2 2 1")
    assert broken(s, "miner gwennap own") == ["TIN-11.1"]
    assert broken(s, "emigrate gwennap michigan") == ["TIN-11.1"]
    assert broken(s, "place adit gwennap-truro") == ["TIN-11.1"]
    assert broken(position(f"{EMIGRATION}; mine gwennap red 2 2 1"), "miner gwennap own") == []


def test_11_2_an_own_miner_instead_of_the_one_taken() -> None:
    s = position(f"{EMIGRATION}; mine gwennap red 2 2 1")
    s = after(s, "miner gwennap own")
    there = area(s, "gwennap")
    assert (there["own_miner"], there["miners"], there["capacity"]) == (1, 0, 3)
    assert shown(s, "red")["own_miners"] == 3
    assert view(s)["shelf"]["miner"][0] == 1  # of two
    assert column(s, "red") == 1


def test_11_2_only_in_an_area_with_his_mine() -> None:
    s = position(f"{EMIGRATION}; mine gwennap red 2 2 1; mine truro blue 2 2 1")
    assert broken(s, "miner truro own") == ["TIN-11.2"]
    assert why(s, "miner truro own") == {"area": "truro", "reason": "mine"}
    assert broken(s, "miner st_just own") == ["TIN-11.2"]
    assert broken(s, "miner truro") == []


def test_11_2_only_while_he_has_any() -> None:
    s = position(
        f"{EMIGRATION}; mine gwennap red 2 2 1; sent adelaide 1 red; sent kimberley 1 red; sent michigan 1 red"
    )
    assert broken(s, "miner gwennap own") == []
    four = position(
        f"{EMIGRATION}; mine gwennap red 2 2 1; sent adelaide 1 red; sent kimberley 1 red; sent michigan 1 red;"
        "mine truro red 1 1 1; at truro own 1"
    )
    assert broken(four, "miner gwennap own") == ["TIN-11.2"]
    assert why(four, "miner gwennap own") == {"area": "gwennap", "reason": "left"}


def test_11_3_an_own_miner_goes_to_a_free_space_of_the_round() -> None:
    s = position(MINER)
    assert starting(legal(s), "emigrate") == [
        "emigrate gwennap michigan",
        "emigrate gwennap sierra_madre",
        "emigrate gwennap kimberley",
        "emigrate gwennap adelaide",
    ]
    done = after(s, "emigrate gwennap sierra_madre")
    taken = [space for space in view(done)["emigration"] if space["seat"] is not None]
    assert taken == [{"destination": "sierra_madre", "round": 1, "seat": 0}]
    assert column(done, "red") == 1
    assert shown(done, "red")["own_miners"] == 3  # used up for good


def test_11_3_a_taken_space_is_taken_for_all() -> None:
    s = position(f"{MINER}; sent sierra_madre 1 blue")
    assert broken(s, "emigrate gwennap sierra_madre") == ["TIN-11.3"]
    assert why(s, "emigrate gwennap sierra_madre") == {
        "area": "gwennap",
        "destination": "sierra_madre",
        "reason": "taken",
    }
    s = position(f"{MINER}; round 2; sent sierra_madre 1 blue")
    assert broken(s, "emigrate gwennap sierra_madre") == []


def test_11_4_the_area_loses_capacity_and_may_get_a_new_miner() -> None:
    s = position(f"{MINER}; columns 0 5 5")
    s = after(s, "emigrate gwennap sierra_madre")
    assert area(s, "gwennap")["capacity"] == 2
    assert broken(s, "miner gwennap") == []
    assert broken(s, "miner gwennap own") == []


def test_11_5_several_emigrations_in_one_round() -> None:
    s = position(f"{MINER}; mine truro red 1 1 1; at truro own 1; columns 0 5 5")
    s = after(s, "emigrate gwennap sierra_madre")
    assert broken(s, "emigrate truro sierra_madre") == ["TIN-11.3"]
    assert broken(s, "emigrate truro kimberley") == []


def test_11_6_neutral_miners_and_those_of_others_stay() -> None:
    s = position(
        f"{EMIGRATION}; mine gwennap red 2 2 1; at gwennap miner 1; mine truro blue 1 1 1; at truro own 1"
    )
    for id in ("gwennap", "truro"):
        assert broken(s, f"emigrate {id} kimberley") == ["TIN-11.3"]
        assert why(s, f"emigrate {id} kimberley")["reason"] == "miner"


@pytest.mark.parametrize(
    ("round", "tokens"),
    [(1, {"adit": 1}), (2, {"train": 1}), (3, {"port": 1}), (4, {"miner": 2})],
)
def test_11_7_michigan_gives_tokens_by_round(round: int, tokens: dict[str, int]) -> None:
    s = after(position(f"{MINER}; round {round}; columns 0 5 5"), "emigrate gwennap michigan")
    assert shown(s, "red")["tokens"] == {"miner": 0, "port": 0, "train": 0, "adit": 0, **tokens}
    assert view(s)["phase"] == "tokens"  # may be placed at once


def test_11_7_placed_at_once_or_kept() -> None:
    s = after(position(f"{MINER}; columns 0 5 5"), "emigrate gwennap michigan")
    shelf = view(s)["shelf"]
    placed = after(s, "place adit gwennap-truro")
    assert cubes(placed, "gwennap") == (3, 3, 0)
    assert (view(placed)["shelf"], column(placed, "red"), view(placed)["phase"]) == (shelf, 1, "turn")
    kept = after(s, "done")
    assert shown(kept, "red")["tokens"]["adit"] == 1


def test_11_7_before_or_after_the_action_of_a_later_turn() -> None:
    s = position(
        f"{EMIGRATION}; mine gwennap red 2 2 1; tokens red adit 1; columns 0 0 5; track red blue yellow"
    )
    before = after(s, "place adit gwennap-truro")
    assert (view(before)["phase"], view(before)["active"], column(before, "red")) == ("turn", 0, 0)
    s = after(s, "pasties")
    assert (view(s)["phase"], view(s)["turn"], view(s)["active"]) == ("tokens", 0, 0)
    s = after(s, "place adit gwennap-truro")
    assert (view(s)["phase"], view(s)["active"]) == ("turn", 1)


def test_11_7_only_tokens_he_has_and_by_the_normal_rules() -> None:
    s = position(f"{EMIGRATION}; tokens red port 1 adit 1; at truro port 1; adit gwennap-truro")
    assert broken(s, "place train truro") == ["TIN-11.7"]
    assert why(s, "place train truro") == {"improvement": "train"}
    assert broken(s, "place port truro") == ["TIN-1.5"]
    assert broken(s, "place port gwennap") == ["TIN-8.6"]
    assert broken(s, "place adit gwennap-truro") == ["TIN-1.5"]
    assert broken(s, "place port st_just") == []


def test_11_7_in_the_last_column_tokens_may_still_be_placed_before_he_must_pass() -> None:
    s = position(
        f"{EMIGRATION}; tokens red port 1; columns 9 9 10; track blue red yellow; turn blue; active blue"
    )
    s = after(s, "pass")
    s = after(s, "pasties")
    assert (view(s)["phase"], view(s)["turn"]) == ("tokens", 0)
    s = after(s, "done")
    # yellow has passed by himself; red stands in his last column with a token
    assert (view(s)["phase"], view(s)["turn"]) == ("turn", 0)
    assert {line.split(" ")[0] for line in legal(s)} == {"place", "pass"}
    s = after(s, "place port truro")
    assert view(s)["phase"] == "invest"


def test_11_7_sierra_madre_scores_at_once() -> None:
    for round, points in ((1, 20), (2, 16), (3, 13), (4, 10)):
        s = after(position(f"{MINER}; round {round}"), "emigrate gwennap sierra_madre")
        assert row(s, "sierra-madre") == [points, 0, 0]


def test_11_8_kimberley_pays_now_and_in_every_later_round() -> None:
    s = after(position(f"{MINER}; round 2; columns 0 5 5"), "emigrate gwennap kimberley")
    assert (money(s, "red"), shown(s, "red")["kimberley"]) == (25, 5)
    s = position(
        f"{EMIGRATION}; round 2; income 5 0 0; rows red blue yellow; withdrawn red blue; phase invest; turn yellow"
    )
    s = after(s, "withdraw", "survey none", "survey none")
    assert (view(s)["round"], money(s, "red")) == (3, 25)


def test_11_9_the_miners_of_round_four_may_stand_together() -> None:
    s = position(f"{EMIGRATION}; round 4; mine gwennap red 2 2 1; at gwennap miner 1; tokens red miner 2")
    s = after(s, "place miner gwennap", "place miner gwennap")
    assert (area(s, "gwennap")["miners"], area(s, "gwennap")["capacity"]) == (3, 5)
    assert broken(s, "miner gwennap") == ["TIN-1.5"]


def test_11_9_they_may_not_be_exchanged_for_own_miners() -> None:
    s = position(f"{EMIGRATION}; round 4; mine gwennap red 2 2 1; tokens red miner 2")
    s = after(s, "place miner gwennap")
    assert (area(s, "gwennap")["own_miner"], shown(s, "red")["own_miners"]) == (0, 4)


@pytest.mark.parametrize(
    ("round", "line", "income"),
    [
        (1, "raise copper", 3 * (8 + 3) + 1 * 5),
        (1, "raise tin", 3 * 8 + 1 * (5 + 3)),
        (2, "raise copper", 3 * (8 + 2) + 1 * (5 + 1)),
        (2, "raise tin", 3 * (8 + 1) + 1 * (5 + 2)),
        (3, "raise tin", 3 * 8 + 1 * (5 + 2)),
    ],
)
def test_11_10_adelaide_raises_prices_by_choice(round: int, line: str, income: int) -> None:
    s = position(
        f"{EMIGRATION}; round {round}; prices 5 8; rise red; ore red 3 1; ore blue 1 1; rows red blue; columns 0 0 3"
    )
    s = after(s, "pass")
    assert (view(s)["phase"], view(s)["turn"]) == ("adelaide", 0)
    s = after(s, line)
    assert money(s, "red") == 20 + income
    assert money(s, "blue") == 20 + 13  # nobody else's sale changes


def test_11_10_in_round_four_both_rise_and_nothing_is_asked() -> None:
    s = position(
        f"{EMIGRATION}; round 4; prices 5 8; rise red; ore red 3 1; rows red blue; columns 0 0 3; money 0 0 0"
    )
    s = after(s, "pass")
    assert view(s)["phase"] == "over"
    assert row(s, "round-4")[0] == 3 * 11  # 3 * 9 + 6 = 33 pounds
    assert money(s, "red") == 3


def test_11_10_not_asked_where_it_makes_no_difference() -> None:
    s = position(f"{EMIGRATION}; prices 5 8; rise red; ore red 2 2; rows red blue; columns 0 0 3")
    s = after(s, "pass")
    assert (view(s)["phase"], money(s, "red")) == ("invest", 20 + 2 * 8 + 2 * 5 + 2 * 3)


def test_11_10_for_this_round_only() -> None:
    s = position(f"{EMIGRATION}; prices 5 8; rise red; ore red 3 1; rows red blue; columns 0 0 3")
    assert shown(after(s, "pass", "raise tin"), "red")["adelaide"] is None
    s = after(position(MINER), "emigrate gwennap adelaide")
    assert shown(s, "red")["adelaide"] == [3, 0]


def test_what_emigration_tells() -> None:
    s = position(f"{MINER}; columns 0 5 5")
    told = events(s, "emigrate gwennap michigan")
    assert told[0] == {"seat": 0, "area": "gwennap", "destination": "michigan"}
    assert told[1] == {"seat": 0, "improvement": "adit", "count": 1}
