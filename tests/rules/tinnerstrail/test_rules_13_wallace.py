"""TIN-13.1 to 13.33: Lord Wallace."""

from typing import Any

import pytest

from gwarek.core.chance import QuickRng
from tests.rules.tinnerstrail.table import (
    FACTS,
    after,
    area,
    broken,
    card_for,
    chose,
    column,
    cubes,
    events,
    kinds,
    legal,
    money,
    opened,
    player,
    position,
    row,
    shown,
    solo,
    tin,
    told,
    view,
    wallace,
)

BARE = f"bare {' '.join(FACTS['map_cards']['1'])}"


# -- setup


def test_13_1_as_for_two_players() -> None:
    s = opened(1)
    assert view(s)["shelf"] == FACTS["shelves"]["2"]
    assert [id for id, there in view(s)["areas"].items() if there["tile"]] == [
        id for id in view(s)["areas"] if id in FACTS["map_cards"]["2"]
    ]
    assert list(view(s)["maps"]) == ["A", "B", "C"]
    assert len(player(s, "red")["hand"]) == 3
    # twelve maps less yours and his two; what you threw away is back
    assert [view(s)["maps"][deck]["deck"] for deck in "ABC"] == [9, 9, 9]


def test_13_2_his_account_starts_at_nothing() -> None:
    s = opened(1)
    assert (shown(s, "blue")["money"], shown(s, "blue")["spent"], money(s, "red")) == (None, 0, 20)


def test_13_3_he_acts_first() -> None:
    s = tin.game.setup({}, 1)
    assert view(s)["track"] == [1, 0]
    seen = position("seats 1; phase copper; prices 5 -; back A")
    assert tin.game.to_act(after(seen, "copper 1 1 3")) == [-1]
    assert view(after(seen, "copper 1 1 3"))["phase"] == "wallace"


def test_13_4_two_tiles_per_region_are_face_up() -> None:
    areas = view(opened(1))["areas"]
    up = [id for id, there in areas.items() if there["tile"] and there["tile"]["face"] == "up"]
    assert len(up) == 6
    assert view(opened(2))["areas"] != areas


def test_13_5_he_has_two_maps_of_each_region_in_an_unknown_order() -> None:
    s = position("seats 1; phase back; purpose setup; prices - -")
    assert tin.game.chance(s).weight(tin.game.parse("back A")) == pytest.approx(1 / 3)
    assert tin.game.chance(s).weight(tin.game.parse("back D")) == 0
    s = position("seats 1; phase back; purpose dice; backs A 2 B 1 C 0; auction gwennap; map B-tin1 wallace")
    assert tin.game.chance(s).weight(tin.game.parse("back A")) == pytest.approx(2 / 3)
    assert tin.game.chance(s).weight(tin.game.parse("back C")) == 0
    assert view(opened(1))["wallace"]["maps"] >= 5


def test_13_6_his_action_cards_are_a_shuffled_deck() -> None:
    s = solo("back A")
    assert tin.game.chance(s).weight(tin.game.parse("card LW05")) == pytest.approx(1 / 12)
    s = solo("back A; cards LW05 LW01")
    assert tin.game.chance(s).weight(tin.game.parse("card LW05")) == 0
    assert tin.game.chance(s).weight(tin.game.parse("card LW02")) == pytest.approx(1 / 10)


# -- turns


def test_13_7_you_turn_tiles_up_instead_of_looking() -> None:
    s = position("seats 1; turn red; hand red B-copper1; columns 0 3")
    s = after(s, "build gwennap", "map B-copper1")
    assert tin.game.to_act(s) == [-1]
    s = after(s, "reveal gwennap B4")
    assert area(s, "gwennap")["tile"] == {"face": "up", "id": "B4", "seen_by": []}
    assert view(s)["phase"] == "opening"


def test_13_7_a_survey_turns_up_too() -> None:
    s = position("seats 1; rows red blue; withdrawn blue; phase invest; turn red")
    s = after(s, "withdraw", "survey truro", "reveal truro C3")
    assert area(s, "truro")["tile"]["face"] == "up"


def test_13_8_the_cell_of_round_and_column() -> None:
    """LW06 says developments/build, extract, extract in round 1."""
    early = events(solo("mine gwennap blue 3 3 0; columns 3 3; back A"), "card LW06", kind="wallace-card")[0]
    assert (early["card"], early["cell"], early["action"]) == ("LW06", "developments/build", "developments")
    assert (early["copper"], early["why"]) == (4, "plain")
    later = events(solo("mine gwennap blue 3 3 0; columns 6 6; back A"), "card LW06", kind="wallace-card")[0]
    assert (later["cell"], later["action"], later["why"]) == ("extract", "extract", "only")


@pytest.mark.parametrize("copper", [2, 4])
def test_13_8_plain_where_copper_is_cheap(copper: int) -> None:
    s = solo(f"columns 5 5; prices 5 {copper}; mine gwennap blue 3 3 0")
    card = events(s, "card LW02", kind="wallace-card")[0]
    assert (card["cell"], card["action"], card["why"]) == ("miner/extract", "miner", "plain")


@pytest.mark.parametrize("copper", [8, 10])
def test_13_8_orange_where_copper_is_dear(copper: int) -> None:
    s = solo(f"columns 5 5; prices 5 {copper}; mine gwennap blue 3 3 0")
    card = events(s, "card LW02", kind="wallace-card")[0]
    assert (card["action"], card["why"]) == ("extract", "orange")


def test_13_9_what_cannot_be_done_gives_way_to_the_next_card() -> None:
    s = solo(f"columns 5 5; {BARE}; mine gwennap blue 3 3 0; shelf port 0 1 1 1")
    line = card_for(s, "port")
    assert events(s, line, kind="wallace-cannot") == [{"seat": 1, "action": "port", "why": "token"}]
    s = after(s, line)
    assert (tin.game.to_act(s), view(s)["phase"], column(s, "blue")) == ([-1], "wallace", 5)


def test_13_9_an_empty_deck_is_shuffled_anew() -> None:
    every = " ".join(FACTS["cards"])
    s = solo(f"columns 5 5; mine gwennap blue 3 3 0; cards {every}")
    assert tin.game.chance(s).weight(tin.game.parse("card LW05")) == pytest.approx(1 / 12)
    assert kinds(s, "card LW06")[0] == "wallace-shuffles"
    assert view(after(s, "card LW06"))["wallace"]["cards"] == ["LW06"]


def test_13_9_his_marker_moves_by_the_cost() -> None:
    assert column(wallace("columns 5 5; mine gwennap blue 3 3 0", "extract"), "blue") == 6
    assert column(wallace("columns 5 5; mine truro blue 3 3 1", "port"), "blue") == 7


def test_13_10_late_in_round_four_without_ore_he_passes() -> None:
    text = "seats 1; round 4; turn red; active red; back A"
    s = position(f"{text}; columns 6 7; mine gwennap blue 0 0 0")
    assert events(s, "pass", kind="wallace-passes") == [{"seat": 1, "why": "ore"}]
    s = position(f"{text}; columns 6 7; mine gwennap blue 0 1 9")
    assert view(after(s, "pass"))["phase"] == "wallace"
    s = position(f"{text}; columns 5 6; mine gwennap blue 0 0 0")  # not yet in columns 7 to 9
    assert view(after(s, "pass"))["phase"] == "wallace"


def test_13_10_in_his_last_column_he_passes() -> None:
    s = position("seats 1; turn red; active red; columns 9 10; mine gwennap blue 3 3 0")
    assert events(s, "pass", kind="wallace-passes") == [{"seat": 1, "why": "last"}]


def test_13_11_east_is_greater_x() -> None:
    assert FACTS["areas"]["truro"]["x"] > FACTS["areas"]["gwennap"]["x"]
    same = "columns 5 5; mine gwennap blue 0 2 1; mine truro blue 0 2 1"
    assert chose(same, "extract") == ("truro", ["east"])


# -- build


def test_13_12_the_back_of_his_next_map_names_the_region() -> None:
    s = solo("back B; tile gwennap B1; tile st_just A3")
    line = card_for(s, "build")
    assert events(s, line, kind="wallace-region") == [{"seat": 1, "region": "B"}]
    s = after(s, line)
    assert view(s)["auction"]["area"] == "gwennap"
    assert view(s)["auction"]["opener"] == 1
    # only then is the map turned up: one of the twelve of deck B, two of which are his
    assert tin.game.chance(s).weight(tin.game.parse("top B-port")) == pytest.approx(1 / 12)
    assert tin.game.chance(s).weight(tin.game.parse("top A-port")) == 0
    s = after(s, "top B-tin1")
    assert view(s)["auction"]["source"] == "wallace"
    assert view(after(s, "back C"))["wallace"] == {
        "back": "C",
        "maps": 5,
        "aside": 0,
        "cards": [line.split(" ")[1]],
        "left": 11,
    }


def test_13_12_when_his_deck_is_exhausted_he_chooses_among_all_regions() -> None:
    played = (
        "played wallace:A-tin1 wallace:A-tin2 wallace:B-tin1 wallace:B-tin2 wallace:C-tin1 wallace:C-tin2"
    )
    s = solo(f"backs A 0 B 0 C 0; {played}; tile gwennap B1; tile st_just A3")
    line = card_for(s, "build")
    assert kinds(s, line)[1:3] == ["wallace-chooses-freely", "wallace-chose"]
    s = after(s, line)
    assert view(s)["auction"]["area"] == "st_just"
    assert tin.game.chance(s).weight(tin.game.parse("top A-port")) == pytest.approx(1 / 10)
    s = after(s, "top A-port")
    assert view(s)["auction"]["source"] == "deck"


def test_13_13_the_value_of_an_area() -> None:
    def value(text: str, map: str) -> dict[str, Any]:
        s = solo(text)
        s = after(s, card_for(s, "build"))
        return events(s, f"top {map}", f"back {map[0]}", kind="wallace-value")[0]

    found = value("back C; tile truro C2", "C-port")  # 3 + 3 - 3, port +2
    assert (found["tile_value"], found["map_value"], found["value"]) == (3, 2, 5)
    assert value("back C; tile truro C2", "C-miner")["map_value"] == 1
    assert value("back C; tile truro C2", "C-water2")["map_value"] == 2
    assert value("back C; tile truro C2", "C-mixed")["map_value"] == 2
    assert value("back C; tile truro C2", "C-pump")["map_value"] == 1
    assert value("back C", "C-tin1")["tile_value"] == 0  # face down


def test_13_14_face_up_tiles_worth_two_or_more_by_value() -> None:
    assert chose("back A; tile st_just A1; tile gwinear A3; tile marazion A4", "build") == (
        "gwinear",
        ["most-value"],
    )


def test_13_14_then_beside_his_mines_then_coastal_then_east() -> None:
    text = "back A; tile st_just A1; tile st_ives A2; tile marazion A5"  # all worth 3, all on the coast
    assert chose(text, "build") == ("marazion", ["east"])
    # Penzance touches all three, St Just's other neighbour is St Ives
    assert chose(f"{text}; mine gwinear blue 1 1 1", "build") == ("marazion", ["neighbour", "east"])
    inland = "back A; tile gwinear A1; tile st_ives A2"
    assert chose(inland, "build") == ("st_ives", ["coastal"])


def test_13_14_a_face_up_tile_worth_one_is_left_for_a_face_down_one() -> None:
    s = solo("back C; tile st_austell C1")  # 2 + 2 - 3
    found = events(s, card_for(s, "build"), kind="wallace-chose")[0]
    assert (found["choice"], found["area"]) == ("build-down", "st_columb")


def test_13_14_face_down_tiles_beside_his_mines_then_most_drainage() -> None:
    text = "back B; mine wendron blue 1 1 1"  # touches Camborne, Redruth and Gwennap
    assert chose(text, "build") == ("gwennap", ["neighbour", "east"])
    assert chose(f"{text}; at redruth drainage 2; at camborne drainage 1", "build") == (
        "redruth",
        ["neighbour", "most-drainage"],
    )
    assert chose("back B", "build") == ("st_agnes", ["coastal"])


def test_13_14_the_tile_stays_face_down_for_the_auction() -> None:
    s = solo("back B; money 20 0")
    s = after(s, card_for(s, "build"), "top B-tin1", "back A", "dice 1 2")
    assert area(s, "st_agnes")["tile"] == {"face": "down", "id": None, "seen_by": []}
    assert (view(s)["phase"], view(s)["turn"]) == ("bidding", 0)


def test_13_15_with_nine_spent_his_own_mine_costs_one() -> None:
    s = solo("columns 9 9; back B; tile gwennap B1")
    s = after(
        s, card_for(s, "build"), "top B-tin1", "back A", "dice 1 2"
    )  # with one work point you cannot bid
    assert area(s, "gwennap")["owner"] == 1
    assert (column(s, "blue"), view(s)["phase"]) == (10, "turn")


def test_13_15_he_takes_no_part_in_yours() -> None:
    s = position("seats 1; columns 8 9; turn red; active red; back A; tile gwennap B1; hand red B-tin1")
    s = after(s, "build gwennap", "map B-tin1")
    assert events(s, "bid 1", kind="wallace-out") == [{"seat": 1, "why": "work"}]
    assert area(after(s, "bid 1"), "gwennap")["owner"] == 0


@pytest.mark.parametrize(
    ("tile", "map", "bid"),
    [
        ("B1", "B-port", 1 + 3),  # a port inland adds nothing: value 2, the lower of two dice
        ("B1", "B-tin1", 3 + 1),  # value 3: the higher
        ("B2", "B-copper2", 3 + 5),  # value 5
    ],
)
def test_13_16_his_bid_by_the_value_of_the_area(tile: str, map: str, bid: int) -> None:
    s = solo(f"back B; tile gwennap {tile}")
    s = after(s, card_for(s, "build"), f"top {map}", "back A", "dice 1 3")
    assert view(s)["auction"]["bid"] == bid


def test_13_16_three_dice_for_six_and_more() -> None:
    s = solo("back A; tile gwinear A3")  # 4
    s = after(s, card_for(s, "build"), "top A-copper2", "back A")
    assert tin.game.chance(s).weight(tin.game.parse("dice 1 2")) == 0
    s = after(s, "dice 1 2 4")
    assert view(s)["auction"]["bid"] == 4 + 5


def test_13_16_in_the_first_row_he_withdraws() -> None:
    s = solo("back B; bare gwennap st_agnes redruth; money 20 0")  # Camborne, inland, face down
    s = after(s, card_for(s, "build"))
    assert view(s)["auction"]["area"] == "camborne"
    assert events(s, "top B-port", "back A", kind="wallace-out") == [{"seat": 1, "why": "value"}]


@pytest.mark.parametrize(("his", "mine", "takes_part"), [(4, 2, True), (5, 2, False)])
def test_13_16_not_more_than_four_columns_ahead(his: int, mine: int, takes_part: bool) -> None:
    s = position(
        f"seats 1; columns {mine} {his}; turn red; active red; back A; tile gwennap B2; hand red B-tin1"
    )
    s = after(s, "build gwennap", "map B-tin1", "bid 1")
    assert (view(s)["phase"] == "wallace") == takes_part
    if not takes_part:
        assert area(s, "gwennap")["owner"] == 0


def test_13_16_he_needs_an_unbuilt_mine() -> None:
    six = "; ".join(
        f"mine {id} blue 0 0 0" for id in ("st_just", "st_ives", "marazion", "gwinear", "breage", "penzance")
    )
    s = position(
        f"seats 1; columns 0 1; turn red; active red; back A; tile gwennap B2; hand red B-tin1; {six}"
    )
    s = after(s, "build gwennap", "map B-tin1")
    assert events(s, "bid 1", kind="wallace-out") == [{"seat": 1, "why": "mine"}]


def test_13_17_his_opening_bid_and_your_one_answer() -> None:
    s = solo("back A; tile gwinear A3")
    s = after(s, card_for(s, "build"), "top A-copper1", "back A", "dice 2 4")
    assert legal(s)[0] == "bid 7"
    assert broken(s, "bid 6") == ["TIN-5.6"]
    yours = after(s, "bid 9")
    assert (area(yours, "gwinear")["owner"], money(yours, "red")) == (0, 11)
    his = after(s, "withdraw")
    assert (area(his, "gwinear")["owner"], column(his, "blue"), money(his, "red")) == (1, 2, 20)


def test_13_17_if_he_withdraws_you_may_bid_the_minimum() -> None:
    s = solo("back B; bare gwennap st_agnes redruth")
    s = after(s, card_for(s, "build"), "top B-port", "back A")
    assert (view(s)["phase"], legal(s)[0], legal(s)[-1]) == ("bidding", "bid 3", "withdraw")
    yours = after(s, "bid 3", "reveal camborne B1")
    assert area(yours, "camborne")["owner"] == 0
    assert area(after(s, "withdraw"), "camborne")["lost"]


@pytest.mark.parametrize(("dice", "winner"), [("1 2", 0), ("1 3", 0), ("1 4", 1)])
def test_13_17_against_your_bid_his_must_be_higher(dice: str, winner: int) -> None:
    """Value 4: the higher die and the map's £1. You bid £4."""
    s = position("seats 1; columns 0 1; turn red; active red; back A; tile gwennap B2; hand red B-tin1")
    s = after(s, "build gwennap", "map B-tin1", "bid 4", f"dice {dice}")
    assert area(s, "gwennap")["owner"] == winner
    assert money(s, "red") == (16 if winner == 0 else 20 + 3)  # half of £5, rounded up


def test_13_18_half_the_bid_only_for_a_map_from_hand() -> None:
    s = position("seats 1; columns 0 1; turn red; active red; back A; tile gwennap B2")
    s = after(s, "build gwennap", "top B-tin1", "bid 4", "dice 1 4")
    assert (area(s, "gwennap")["owner"], money(s, "red")) == (1, 20)


def test_13_18_he_never_pays_nor_gets_half_a_bid() -> None:
    s = solo("back A; tile gwinear A3")
    s = after(s, card_for(s, "build"), "top A-copper1", "back A", "dice 2 4", "bid 9")
    assert shown(s, "blue")["spent"] == 0
    s = solo("back A; tile gwinear A3; money 0 0")
    s = after(s, card_for(s, "build"), "top A-copper1", "back A", "dice 2 4")
    assert shown(s, "blue")["spent"] == 0


def test_13_19_when_he_wins_tile_and_map_are_carried_out_for_him() -> None:
    s = solo("back A; money 0 0; at gwinear drainage 1; tile gwinear A3")
    s = after(s, card_for(s, "build"), "top A-copper1", "back A", "dice 2 4")
    assert cubes(s, "gwinear") == (4, 3, 1)
    assert (area(s, "gwinear")["owner"], shown(s, "blue")["mines"], column(s, "blue")) == (1, 5, 2)
    assert view(s)["phase"] == "turn"


# -- extract


def test_13_20_he_writes_his_costs_down() -> None:
    s = wallace("prices 5 8; columns 5 5; mine gwennap blue 5 0 2; at gwennap miner 1", "extract")
    assert (shown(s, "blue")["spent"], shown(s, "blue")["copper"]) == (6, 3)


def test_13_21_dear_copper_most_copper_then_least_water_then_fewest_left() -> None:
    text = "prices 5 8; columns 5 5"
    assert chose(f"{text}; mine gwennap blue 2 0 5; mine truro blue 1 9 0", "extract") == (
        "gwennap",
        ["most-copper"],
    )
    assert chose(f"{text}; mine gwennap blue 2 0 1; mine truro blue 2 0 2", "extract") == (
        "gwennap",
        ["least-water"],
    )
    assert chose(f"{text}; mine gwennap blue 2 0 1; mine truro blue 2 1 1", "extract") == (
        "gwennap",
        ["fewest-left"],
    )
    assert chose(f"{text}; mine gwennap blue 2 0 1; mine truro blue 2 0 1", "extract") == ("truro", ["east"])


def test_13_21_then_he_fills_up_with_tin() -> None:
    s = wallace("prices 5 10; columns 5 5; mine gwennap blue 1 5 0; at gwennap miner 1", "extract")
    assert (shown(s, "blue")["copper"], shown(s, "blue")["tin"]) == (1, 2)


def test_13_22_cheap_copper_most_tin() -> None:
    text = "prices 5 4; columns 6 6"
    assert chose(f"{text}; mine gwennap blue 9 1 0; mine truro blue 0 2 5", "extract") == (
        "truro",
        ["most-tin"],
    )
    s = wallace(f"{text}; mine gwennap blue 9 1 0", "extract")
    assert (shown(s, "blue")["copper"], shown(s, "blue")["tin"]) == (0, 1)


def test_13_22_in_round_four_he_fills_up_with_copper() -> None:
    s = wallace("round 4; prices 5 4; columns 6 6; mine gwennap blue 9 1 0", "extract")
    assert (shown(s, "blue")["copper"], shown(s, "blue")["tin"]) == (1, 1)


def test_13_23_a_water_comes_and_without_cubes_it_is_impossible() -> None:
    s = wallace("prices 5 4; columns 6 6; mine gwennap blue 9 1 0", "extract")
    assert area(s, "gwennap")["water"] == 1
    found = told(f"prices 5 4; columns 6 6; {BARE}; mine gwennap blue 9 0 0", "extract", "wallace-cannot")
    assert found == [{"seat": 1, "action": "extract", "why": "ore"}]


# -- improvements


def test_13_24_pumps_by_ore_capacity_water_inland_west() -> None:
    text = "round 4; columns 4 4; prices 5 4"
    assert chose(f"{text}; mine gwennap blue 3 0 1; mine truro blue 2 0 1", "pumps") == (
        "gwennap",
        ["most-ore"],
    )
    deep = f"{text}; mine gwennap blue 3 0 3; mine truro blue 3 0 3; at truro miner 1"
    assert chose(deep, "pumps") == ("truro", ["most-capacity"])
    assert chose(f"{text}; mine gwennap blue 3 0 2; mine truro blue 3 0 1", "pumps") == (
        "truro",
        ["least-water"],
    )
    assert chose(f"{text}; mine gwennap blue 3 0 1; mine truro blue 3 0 1", "pumps") == (
        "gwennap",
        ["inland"],
    )
    assert chose(f"{text}; mine gwennap blue 3 0 1; mine camborne blue 3 0 1", "pumps") == (
        "camborne",
        ["west"],
    )


def test_13_24_mines_with_ore_for_their_capacity_until_dry() -> None:
    s = wallace(
        "round 4; columns 4 4; mine gwennap blue 3 0 2; mine truro blue 2 0 2; mine camborne blue 1 0 9",
        "pumps",
    )
    # three pumps: two dry Gwennap, one goes to Truro; Camborne has less ore than capacity
    assert [area(s, id)["water"] for id in ("gwennap", "truro", "camborne")] == [0, 1, 9]
    assert (column(s, "blue"), view(s)["shelf"]["pumps"][3]) == (5, [])


def test_13_24_pumps_left_over_are_lost() -> None:
    found = told("round 4; columns 4 4; mine gwennap blue 3 0 1", "pumps", "pumps-unused")
    assert found == [{"seat": 1, "count": 2}]


def test_13_25_adit_between_two_wet_mines_of_his() -> None:
    text = "round 3; columns 0 0; back A; prices 5 4"
    both = f"{text}; mine gwennap blue 2 2 1; mine redruth blue 1 1 1; mine wendron blue 3 3 1"
    found = told(both, "adit", "wallace-chose-border")
    assert found == [{"seat": 1, "border": "redruth-gwennap", "steps": ["fewest-ore"], "left": 3}]
    s = wallace(both, "adit")
    assert cubes(s, "gwennap") == (3, 3, 0)
    assert cubes(s, "redruth") == (2, 2, 0)
    assert column(s, "blue") == 3


def test_13_25_then_fewest_copper_then_west() -> None:
    text = "round 3; columns 0 0; back A; prices 5 4"
    copper = f"{text}; mine gwennap blue 2 2 1; mine redruth blue 1 3 1; mine wendron blue 2 2 1"
    found = told(copper, "adit", "wallace-chose-border")[0]
    # Redruth with either: both pairs reach equally far west, and of their other areas Wendron lies further west
    assert found["steps"] == ["fewest-copper", "other-west"]
    assert found["border"] == "redruth-wendron"
    equal = f"{text}; mine gwennap blue 2 2 1; mine redruth blue 2 2 1; mine wendron blue 2 2 1"
    found = told(equal, "adit", "wallace-chose-border")[0]
    assert found["steps"] == ["west", "other-west"]
    assert found["border"] == "redruth-wendron"


def test_13_25_pumps_instead_if_it_cannot_be_done() -> None:
    text = "round 3; columns 0 0; back A; prices 5 4; mine gwennap blue 2 2 1; mine redruth blue 1 1 0"
    assert told(text, "adit", "wallace-instead") == [
        {"seat": 1, "action": "adit", "instead": "pumps", "why": "adit"}
    ]
    s = wallace(text, "adit")
    assert (area(s, "gwennap")["water"], column(s, "blue")) == (0, 1)
    dry = f"round 3; columns 0 0; back A; prices 5 4; {BARE}; mine gwennap blue 2 2 0"
    assert told(dry, "adit", "wallace-cannot") == [{"seat": 1, "action": "adit", "why": "water"}]


def test_13_26_port_on_the_coast_with_water_and_ore_beyond_capacity() -> None:
    text = "columns 5 5; prices 5 4"
    assert chose(f"{text}; mine truro blue 2 2 1; mine st_columb blue 3 2 1", "port") == (
        "st_columb",
        ["most-ore"],
    )
    assert chose(f"{text}; mine truro blue 2 2 2; mine st_columb blue 2 2 1", "port") == (
        "truro",
        ["most-water"],
    )
    assert chose(f"{text}; mine truro blue 3 1 1; mine st_columb blue 2 2 1", "port") == (
        "truro",
        ["most-copper"],
    )
    assert chose(f"{text}; mine truro blue 2 2 1; mine st_columb blue 2 2 1", "port") == ("truro", ["west"])
    for no in ("mine gwennap blue 3 3 1", "mine truro blue 3 3 0", "mine truro blue 1 1 1"):
        assert told(f"{text}; {BARE}; {no}", "port", "wallace-cannot") == [
            {"seat": 1, "action": "port", "why": "place"}
        ]
    taken = f"{text}; {BARE}; mine truro blue 3 3 1; at truro port 1"
    assert told(taken, "port", "wallace-cannot")[0]["why"] == "place"


TRAIN = "round 4; columns 0 0; prices 5 4; back A"


def test_13_27_train_where_it_dries_his_mines_most() -> None:
    """Gwennap with wet neighbours removes 2 + 1 + 1, Redruth 2 + 1."""
    text = f"{TRAIN}; mine gwennap blue 2 2 2; mine redruth blue 2 2 2; mine truro blue 1 1 1"
    assert chose(text, "train") == ("gwennap", ["most-removed"])
    s = wallace(text, "train")
    assert [area(s, id)["water"] for id in ("gwennap", "redruth", "truro")] == [0, 1, 0]
    assert column(s, "blue") == 2
    pair = f"{TRAIN}; mine gwennap blue 3 2 2; mine redruth blue 2 2 2"
    assert chose(pair, "train") == ("gwennap", ["most-ore"])
    assert chose(f"{TRAIN}; mine gwennap blue 2 2 2; mine redruth blue 2 2 2", "train") == (
        "gwennap",
        ["east"],
    )


@pytest.mark.parametrize(
    "mines",
    [
        "mine gwennap blue 2 2 1; mine redruth blue 1 1 1",  # too little water
        "mine gwennap blue 2 2 2; mine camborne blue 2 2 2",  # not beside another mine of his
        "mine gwennap blue 1 1 2; mine redruth blue 1 1 2",  # no more ore than capacity
    ],
)
def test_13_27_its_conditions(mines: str) -> None:
    assert told(f"{TRAIN}; {BARE}; {mines}", "train", "wallace-cannot") == [
        {"seat": 1, "action": "train", "why": "place"}
    ]


def test_13_28_miner_where_there_is_most_ore_beyond_capacity() -> None:
    text = "columns 5 5; prices 5 4"
    assert chose(f"{text}; mine gwennap blue 3 2 5; mine truro blue 2 2 0", "miner") == (
        "gwennap",
        ["most-ore"],
    )
    assert chose(f"{text}; mine gwennap blue 2 2 5; mine truro blue 2 2 0", "miner") == (
        "truro",
        ["least-water"],
    )
    assert chose(f"{text}; mine gwennap blue 2 2 0; mine truro blue 3 1 0", "miner") == (
        "truro",
        ["most-copper"],
    )
    assert chose(f"{text}; mine gwennap blue 2 2 0; mine truro blue 2 2 0", "miner") == (
        "gwennap",
        ["inland"],
    )
    assert chose(f"{text}; mine gwennap blue 2 2 0; mine redruth blue 2 2 0", "miner") == (
        "redruth",
        ["west"],
    )
    assert told(f"{text}; {BARE}; mine gwennap blue 1 1 0", "miner", "wallace-cannot")[0]["why"] == "place"


def test_13_29_developments_are_the_first_possible_of_the_list() -> None:
    def instead(text: str) -> str:
        return str(told(text, "developments", "wallace-instead")[0]["instead"])

    text = "round 2; columns 0 0; prices 5 4; back A"
    both = "mine gwennap blue 2 2 2; mine redruth blue 2 2 2"
    assert instead(f"{text}; {both}") == "train"
    assert instead(f"{text}; mine truro blue 3 3 1") == "port"
    assert instead(f"{text}; mine gwennap blue 3 3 1") == "pumps"
    assert instead(f"{text}; mine gwennap blue 3 3 0") == "miner"
    third = "round 3; columns 0 0; prices 5 4; back A"  # adits, no trains
    assert instead(f"{third}; {both}") == "adit"
    assert told(f"{text}; {BARE}", "developments", "wallace-cannot")[0]["why"] == "place"


def test_13_29_a_failed_adit_goes_on_to_the_port() -> None:
    text = "round 3; columns 0 0; prices 5 4; back A; mine truro blue 3 3 1"
    assert told(text, "developments", "wallace-instead")[0]["instead"] == "port"


def test_13_30_he_passes_and_raises_your_minimum() -> None:
    s = wallace("columns 9 8; track blue red; mine gwennap blue 3 3 0", "pass")
    assert view(s)["rows"] == [1]
    s = position("seats 1; rows blue; turn red; active red; tile gwennap B2; hand red B-tin1")
    s = after(s, "build gwennap", "map B-tin1")
    assert legal(s)[0] == "bid 2"


# -- phase 3 and the end


def test_13_31_income_less_costs_is_invested_whole() -> None:
    s = position(
        "seats 1; prices 5 8; rows blue; ore blue 2 1; money 20 4; columns 9 9; turn red; active red"
    )
    told_ = events(s, "pass", kind="wallace-income")
    assert told_ == [{"seat": 1, "sales": 21, "spent": 4, "extra": 0, "money": 17}]
    s = after(s, "pass")
    assert row(s, "round-1") == [0, 22 + 10]  # £10 and £5 in row 1, £2 are lost
    assert shown(s, "blue")["spent"] == 0


def test_13_31_never_below_nothing() -> None:
    s = position(
        "seats 1; prices 5 8; rows blue; ore blue 0 1; money 20 30; columns 9 9; turn red; active red"
    )
    assert row(after(s, "pass"), "round-1") == [0, 0]


@pytest.mark.parametrize(("points", "winner"), [("60 59", 0), ("60 60", 1), ("59 60", 1)])
def test_13_32_you_win_with_more_points(points: str, winner: int) -> None:
    found = tin.game.outcome(position(f"seats 1; round 4; phase over; rows red blue; score round-1 {points}"))
    assert found is not None
    assert (found.winners, found.rule) == ([winner], "TIN-13.32")


def test_13_33_surveys_only_if_you_are_first() -> None:
    s = position("seats 1; rows red blue; withdrawn blue; phase invest; turn red")
    assert view(after(s, "withdraw"))["phase"] == "survey"
    s = position("seats 1; rows blue red; withdrawn blue; phase invest; turn red")
    assert view(after(s, "withdraw"))["phase"] == "prices"


# -- what is unknown stays exact


def test_the_odds_of_his_maps_and_of_the_deck() -> None:
    """Against dealing real cards: you threw back a tin1 (of two), the deck has shown one tin1, he one water1."""
    s = solo(
        "back B; hand red B-port; thrown red B-tin1; played deck:B-tin1 deck:B-pump wallace:B-water1; backs A 2 B 1 C 2"
    )
    deck = [
        "tin1",
        "tin1",
        "copper1",
        "copper1",
        "water1",
        "water2",
        "tin2",
        "copper2",
        "mixed",
        "miner",
        "pump",
    ]
    rest = deck[1:]  # without the one thrown back; the port is in your hand
    rng = QuickRng("deal")
    his_tin = deck_tin = seen = 0
    order = list(range(len(rest)))
    for _ in range(60_000):
        rng.shuffle(order)
        his = [rest[i] for i in order[:2]]
        if his[0] != "water1":
            continue
        there = [rest[i] for i in order[2:]]
        there.insert(rng.below(len(there) + 1), "tin1")
        if there[:2] != ["tin1", "pump"]:
            continue
        seen += 1
        his_tin += his[1] == "tin1"
        deck_tin += there[2] == "tin1"
    assert seen > 80
    s = after(s, card_for(s, "build"))
    weight = tin.game.chance(s).weight(tin.game.parse("top B-tin1"))
    assert weight == pytest.approx(his_tin / seen, abs=0.07)
    assert weight == pytest.approx(his_odds(), abs=1e-9)
    text = tin.game.position_text(s).replace("phase wallace_map", "phase top")
    weight = tin.game.chance(position(text)).weight(tin.game.parse("top B-tin1"))
    assert weight == pytest.approx(deck_tin / seen, abs=0.08)


def his_odds() -> float:
    """By hand: the tin1 shown was yours in 8 of 15 ways, else the other; then 8 maps are unseen, one tin1 or none."""
    gone, still = 1 * (9 + 2 - 2 - 1), (9 - 2) * (1 - 1 - 0 + 1)
    return gone / (gone + still) * 1 / 8


def test_every_choice_names_its_reason() -> None:
    mines = "mine gwennap blue 2 1 1; mine truro blue 2 0 1; mine camborne blue 1 5 0"
    found = told(f"columns 5 5; prices 5 8; {mines}", "extract", "wallace-chose")[0]
    assert (found["choice"], found["area"], found["left"]) == ("extract-copper", "truro", 3)
    assert found["steps"] == ["most-copper", "fewest-left"]
