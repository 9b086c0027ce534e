"""TIN-R1 to R43: how doubtful places are read."""

import pytest

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
YOURS = "seats 1; turn red; active red; back A"


def test_R1_fewer_cubes_than_capacity_may_be_taken() -> None:
    s = position("seats 3; mine gwennap red 3 3 0; at gwennap miner 1")
    assert broken(s, "extract gwennap copper:1") == []
    assert broken(s, "extract gwennap copper:3") == []


def test_R2_fifteen_pounds_take_two_turns_or_three_fives() -> None:
    s = position("seats 3; rows red blue yellow; withdrawn blue yellow; phase invest; turn red; money 15 0 0")
    assert shown(after(s, "invest tens 10", "invest fives 5"), "red")["points"] == 22 + 10
    assert shown(after(s, "invest fives 15"), "red")["points"] == 3 * 10


def test_R3_the_winner_builds_without_being_asked() -> None:
    s = after(position("seats 3; tile gwennap B1"), "build gwennap", "bid 1", "withdraw", "withdraw")
    assert area(s, "gwennap")["owner"] == 0


def test_R4_every_tile_is_as_likely_to_be_turned_up() -> None:
    s = after(tin.game.setup({}, 3), "order red blue yellow")
    weights = {
        tin.game.chance(s).weight(tin.game.parse(f"open {id} {tile}"))
        for id in ("st_just", "st_ives", "marazion", "gwinear", "breage")
        for tile in ("A1", "A7")
    }
    assert [round(1 / weight) for weight in weights] == [35]
    assert "number" not in FACTS["tiles"]["A1"]


def test_R5_a_column_is_a_queue_in_order_of_arrival() -> None:
    """Red leaves a gap at the top of column 1; yellow, who comes later, still goes below blue."""
    s = position("seats 4; columns 1 1 0 5; track red blue yellow purple")
    s = after(s, "pasties")  # yellow to column 1
    assert view(s)["active"] == 0
    s = after(s, "pasties")  # red to column 2
    assert view(s)["active"] == 1
    s = after(s, "pasties")  # blue to column 2, below red
    assert view(s)["active"] == 2
    s = after(s, "port truro")
    assert view(s)["active"] == 0


def test_R7_a_map_that_cannot_fully_apply_may_not_be_played_from_hand() -> None:
    s = after(position("seats 3; hand red B-port wild_miner; at gwennap miner 1"), "build gwennap")
    assert broken(s, "map B-port") == ["TIN-5.14"]
    assert broken(s, "map wild_miner") == ["TIN-5.14"]
    s = after(position("seats 3; hand red C-port; at truro port 1"), "build truro")
    assert broken(s, "map C-port") == ["TIN-5.14"]
    s = after(position("seats 3; hand red C-port wild_miner"), "build truro")
    assert broken(s, "map C-port") == []
    assert broken(s, "map wild_miner") == []


def test_R7_from_a_deck_it_sets_the_minimum_and_is_lost() -> None:
    s = after(position("seats 2; tile gwennap B1; rows blue"), "build gwennap", "top B-port")
    assert legal(s)[0] == "bid 3"
    s = after(s, "bid 3")
    assert (area(s, "gwennap")["port"], cubes(s, "gwennap")) == (0, (3, 3, 4))
    again = position("seats 2; tile gwennap B1; rows blue")
    assert events(again, "build gwennap", "top B-port", "bid 3", kind="map-lost") == [
        {"area": "gwennap", "map": "B-port"}
    ]


def test_R8_an_exhausted_deck_ends_auctions_there() -> None:
    kinds_ = [
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
        "port",
        "pump",
    ]
    played = " ".join(f"deck:B-{kind}" for kind in kinds_)
    s = position(f"seats 2; played {played}")
    assert broken(s, "build gwennap") == ["TIN-6.8"]
    his = " ".join(f"deck:B-{kind}" for kind in kinds_[:10])
    turned = "wallace:A-tin1 wallace:A-tin2 wallace:B-port wallace:B-pump wallace:C-tin1 wallace:C-tin2"
    s = solo(f"backs A 0 B 0 C 0; played {his} {turned}; tile gwennap B2; tile st_just A4")
    assert chose_area(s) == "st_just"  # Gwennap is worth more, but there is no map for it


def chose_area(s: object) -> str:
    return str(events(s, card_for(s, "build"), kind="wallace-chose")[0]["area"])


def test_R9_the_last_tie_break_is_the_investment_track() -> None:
    found = tin.game.outcome(position("seats 3; round 4; phase over; rows blue red yellow; money 0 0 0"))
    assert found is not None
    assert (found.winners, found.reason) == ([1], "tie-order")


def test_R10_the_bank_pays_the_half_bid() -> None:
    s = position("seats 3; hand red B-copper1; seen gwennap B1 yellow")
    s = after(s, "build gwennap", "map B-copper1", "bid 1", "bid 8", "withdraw", "withdraw")
    assert [money(s, seat) for seat in ("red", "blue", "yellow")] == [24, 12, 20]


def test_R11_turning_up_deck_maps_again_and_again_ends() -> None:
    s = position("seats 2; money 0 0; tile gwennap B1")
    for map in ("tin1", "tin1", "port"):
        s = after(s, "build gwennap", f"top B-{map}")
        assert (view(s)["phase"], view(s)["active"]) == ("turn", 0)
    assert view(s)["maps"]["B"]["deck"] == 9


def test_R12_kickstarter_money_may_pay_for_the_map_after_the_auction() -> None:
    s = position("seats 3; option kickstarter both; money 1 1 1; tile gwennap BK1; hand red B-tin2")
    s = after(s, "build gwennap", "bid 1")
    assert money(after(s, "map B-tin2"), "red") == 0


def test_R13_michigan_tokens_come_in_addition_to_the_action() -> None:
    s = position("seats 3; option emigration yes; tokens red train 1; columns 0 5 5")
    s = after(s, "place train truro", "pasties")
    assert (area(s, "truro")["train"], money(s, "red")) == (1, 21)
    kept = position(
        "seats 3; option emigration yes; round 4; phase over; rows red blue yellow; tokens red train 1"
    )
    assert tin.game.score(kept).totals() == [0, 0, 0]


def test_R14_a_steam_pump_map_is_worth_one() -> None:
    s = solo("back C; tile truro C2")
    s = after(s, card_for(s, "build"))
    assert events(s, "top C-pump", "back C", kind="wallace-value")[0]["map_value"] == 1


def test_R15_his_improvements_go_to_his_mines() -> None:
    text = "columns 5 5; prices 5 4"
    assert told(f"{text}; {BARE}; mine truro red 3 3 2", "port", "wallace-cannot")[0]["why"] == "place"
    adit = "round 3; columns 0 0; back A; prices 5 4; mine gwennap blue 2 2 1; mine redruth red 1 1 1"
    assert told(adit, "adit", "wallace-chose-border") == []
    both = adit.replace("mine redruth red", "mine redruth blue")
    assert told(both, "adit", "wallace-chose-border")[0]["border"] == "redruth-gwennap"


def test_R16_his_pass_adds_a_pound_to_the_maps_value() -> None:
    text = f"{YOURS}; tile gwennap B2; hand red B-water2"
    assert legal(after(position(f"{text}; rows blue"), "build gwennap", "map B-water2"))[0] == "bid 4"
    assert legal(after(position(f"{text}; columns 0 1"), "build gwennap", "map B-water2"))[0] == "bid 3"
    s = after(position(f"{text}; rows blue; money 3 0"), "build gwennap")
    assert broken(s, "map B-water2") == ["TIN-6.4"]


def test_R17_if_no_card_is_possible_he_passes() -> None:
    s = position(f"{YOURS}; round 4; columns 0 1; {BARE}")
    assert events(s, "pass", kind="wallace-passes") == [{"seat": 1, "why": "none"}]
    s = position(f"{YOURS}; round 4; columns 0 1; {BARE}; mine gwennap blue 1 0 0")
    assert view(after(s, "pass"))["phase"] == "wallace"


def test_R17_too_few_work_points_is_impossible_too() -> None:
    s = solo(f"round 1; columns 9 9; {BARE}; mine truro blue 3 3 1; shelf miner 0 1 1 1")
    found = events(s, "card LW04", kind="wallace-cannot")  # miner/extract, copper cheap
    assert found == [{"seat": 1, "action": "miner", "why": "token"}]
    mines = "mine gwennap blue 9 9 2; mine redruth blue 9 9 2"
    s = solo(f"round 3; columns 9 9; back A; prices 5 4; {mines}; shelf miner 0 0 0 1")
    found = events(
        s, "card LW02", kind="wallace-instead"
    )  # developments: adit costs 3, port has none, pumps cost 1
    assert found[0]["instead"] == "pumps"


def test_R18_michigan_only_if_a_token_can_be_placed_with_the_miner_gone() -> None:
    """Round 4 gives miners. With the idle one gone no mine of his has more ore than capacity."""
    text = "option emigration yes; round 4; columns 0 0; prices 5 4; back A"
    s = f"{text}; mine gwennap blue 1 1 0; at gwennap own 1"
    assert told(s, "developments", "emigrated") == []
    more = f"{s}; mine truro blue 3 1 0"
    assert told(more, "developments", "emigrated")[0]["destination"] == "michigan"
    # the first goes to Truro (4 ore, capacity 2), the second as well
    done = wallace(more, "developments")
    assert area(done, "truro")["miners"] == 2


def test_R18_several_idle_miners_fewest_ore_then_west() -> None:
    text = "option emigration yes; columns 6 6; prices 5 4"
    mines = "mine gwennap blue 0 1 0; at gwennap own 1; mine camborne blue 1 1 0; at camborne own 1"
    assert chose(f"{text}; {mines}", "extract") == ("gwennap", ["fewest-ore"])


def test_R19_a_map_whose_region_offers_nothing_is_put_aside() -> None:
    s = solo("back A; bare st_just st_ives marazion gwinear; tile gwennap B2")
    line = card_for(s, "build")
    assert events(s, line, kind="wallace-aside") == [{"seat": 1, "region": "A"}]
    s = after(s, line)
    assert tin.game.chance(s).weight(tin.game.parse("back A")) == pytest.approx(1 / 5)
    s = after(s, "back B")
    assert view(s)["auction"]["area"] == "gwennap"
    assert view(s)["wallace"]["aside"] == 1
    low = solo("back C; tile perranzabuloe C1; bare truro st_columb st_austell; tile gwennap B2")
    assert "wallace-aside" in kinds(low, card_for(low, "build"))  # face up, worth 1


def test_R20_his_lead_does_not_matter_once_you_have_passed() -> None:
    s = solo("rows red; columns 2 6; back B; tile gwennap B2")
    s = after(s, card_for(s, "build"), "top B-tin1", "back A", "dice 1 1")
    assert (area(s, "gwennap")["owner"], column(s, "blue")) == (1, 8)


def test_R21_water_is_only_where_mines_are() -> None:
    s = position("seats 3; mine gwennap red 1 1 3")
    s = after(s, "adit gwennap-truro")
    assert (area(s, "truro")["water"], area(s, "truro")["copper"]) == (0, 1)
    assert tin.game.faults(tin.game.position("seats 3; at truro water 2")) != []


def test_R22_the_higher_rise_of_round_two_goes_to_both_ores() -> None:
    s = position(f"{YOURS}; option emigration yes; round 2; rows blue; rise blue; ore blue 1 1; columns 9 9")
    assert events(s, "pass", kind="rise") == [{"seat": 1, "copper": 2, "tin": 2}]


def test_R23_markers_return_when_a_surveyed_tile_is_removed() -> None:
    s = position("seats 2; money 4 20; seen gwennap B4 blue")
    s = after(s, "build gwennap", "top B-copper2", "withdraw")
    assert (area(s, "gwennap")["tile"], area(s, "gwennap")["lost"]) == (None, True)


@pytest.mark.parametrize(
    ("value", "rows", "tens"), [("row_below", "red blue", 20), ("row_below", "blue red", 19)]
)
def test_R24_cooked_books_mean_the_row_below(value: str, rows: str, tens: int) -> None:
    s = position(f"seats 1; option cooked_books {value}; rows {rows}; withdrawn blue; phase invest; turn red")
    assert shown(s, "red")["row"]["tens"] == tens


def test_R24_or_always_the_second_row() -> None:
    for rows in ("red blue", "blue red"):
        s = position(
            f"seats 1; option cooked_books row2; rows {rows}; withdrawn blue; phase invest; turn red"
        )
        assert shown(s, "red")["row"]["tens"] == 20


def test_R25_greenfield_needs_no_map() -> None:
    text = (
        "seats 1; option greenfield_purchase yes; phase survey; surveys 1; turn red; track red blue; round 2"
    )
    s = after(position(f"{text}; tile gwinear A3"), "survey none")
    assert view(s)["maps"]["A"]["played"] == []
    six = "; ".join(
        f"mine {id} blue 0 0 0" for id in ("st_just", "st_ives", "marazion", "camborne", "breage", "penzance")
    )
    s = after(position(f"{text}; tile gwinear A3; {six}"), "survey none")
    assert area(s, "gwinear")["owner"] is None


def test_R26_a_deck_map_leaves_the_tile_face_down() -> None:
    s = after(position(f"{YOURS}; columns 0 3"), "build gwennap", "top B-tin1")
    assert (view(s)["phase"], area(s, "gwennap")["tile"]["face"]) == ("opening", "down")
    s = after(
        position(f"{YOURS}; columns 0 3; hand red B-tin1"), "build gwennap", "map B-tin1", "reveal gwennap B1"
    )
    assert area(s, "gwennap")["tile"]["face"] == "up"


def test_R27_drainage_and_adit_ore_do_not_count_in_the_value() -> None:
    s = solo("back C; tile truro C2; at truro drainage 3 copper 2 tin 2")
    s = after(s, card_for(s, "build"))
    assert events(s, "top C-tin1", "back C", kind="wallace-value")[0]["tile_value"] == 3


def test_R28_tile_then_drainage_then_map() -> None:
    """One water, two markers, and a map that removes two: nothing goes below nothing on the way."""
    s = position(
        "seats 3; tile gwennap B6; at gwennap drainage 2; hand red B-water2; rows blue yellow; columns 0 3 3"
    )
    s = after(s, "build gwennap", "bid 3", "map B-water2")
    assert cubes(s, "gwennap") == (2, 2, 0)


def test_R29_kickstarter_tiles_are_turned_up_like_the_others() -> None:
    s = after(tin.game.setup({"kickstarter": "tiles"}, 3), "order red blue yellow")
    weights = {
        tin.game.chance(s).weight(tin.game.parse(f"open st_just {tile}")) for tile in ("A1", "AK1", "AK2")
    }
    assert {round(1 / weight) for weight in weights} == {45}


def test_R30_an_improvement_where_no_mine_will_ever_be_helps_neighbours() -> None:
    s = position("seats 5; lost truro; mine gwennap red 1 1 2")
    s = after(s, "train truro")
    assert area(s, "gwennap")["water"] == 1


def test_R31_the_box_has_a_tile_for_either_reading() -> None:
    faces = [(t["copper"], t["tin"], t["water"]) for t in FACTS["tiles"].values() if t["region"] == "B"]
    assert (3, 3, 4) in faces
    assert (4, 3, 4) in faces


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_R32_region_d_has_no_tiles_but_takes_improvements(seats: int) -> None:
    s = position(f"seats {seats}; turn red; active red")
    assert not any(
        area(s, id)["tile"] for id in ("bodmin", "looe", "liskeard", "calstock", "wadebridge", "callington")
    )
    assert broken(s, "miner bodmin") == []


def test_R33_michigan_miners_stand_beside_others_but_later_miners_do_not() -> None:
    s = position(
        "seats 3; option emigration yes; round 4; tokens red miner 2; at truro miner 1; columns 0 5 5"
    )
    s = after(s, "place miner truro")
    assert area(s, "truro")["miners"] == 2
    assert broken(s, "miner truro") == ["TIN-1.5"]


def test_R34_arsenic_from_the_mine_with_most_then_east() -> None:
    text = "option arsenic yes; prices 5 8; columns 5 5; mine truro blue 0 0 0; at truro calciner 1 arsenic 1"
    most = f"{text}; mine gwennap blue 0 0 0; at gwennap arsenic 2"
    assert chose(most, "extract") == ("gwennap", ["most-arsenic"])
    even = f"{text}; mine gwennap blue 0 0 0; at gwennap arsenic 1"
    assert chose(even, "extract") == ("truro", ["east"])


def test_R35_kickstarter_tiles_and_lord_wallace() -> None:
    s = solo("option kickstarter tiles; back B; tile gwennap BK2; money 0 0")  # 3 + 2 - 3
    s = after(s, card_for(s, "build"), "top B-tin1", "back A", "dice 1 1")
    assert (column(s, "blue"), shown(s, "blue")["spent"]) == (1, 0)
    s = solo("option kickstarter tiles; columns 9 9; back B; tile gwennap BK2")
    s = after(s, card_for(s, "build"), "top B-tin1", "back A", "dice 1 1")
    assert (area(s, "gwennap")["owner"], column(s, "blue")) == (1, 9)
    s = solo(
        "option kickstarter tiles; back B; tile st_agnes BK1; tile gwennap B1; money 0 0"
    )  # BK1: 3 + 2 - 4, and £3
    assert chose_area(s) == "gwennap"


def test_R36_with_a_deck_map_he_can_pay_he_must_open() -> None:
    s = after(position("seats 2; tile gwennap B1"), "build gwennap", "top B-copper2")
    assert broken(s, "withdraw") == ["TIN-5.17"]


def test_R37_pumps_that_remove_no_water_are_impossible_for_him() -> None:
    text = f"round 4; columns 4 4; prices 5 4; {BARE}; mine gwennap blue 1 0 3"  # less ore than capacity
    assert told(text, "pumps", "wallace-cannot") == [{"seat": 1, "action": "pumps", "why": "water"}]
    assert broken(position("seats 3; mine gwennap red 1 1 0"), "pumps") == []


def test_R38_a_deck_map_without_effect_adds_nothing() -> None:
    s = solo("back B; bare gwennap st_agnes redruth")
    s = after(s, card_for(s, "build"))
    found = events(s, "top B-port", "back A", kind="wallace-value")[0]
    assert (found["map_value"], found["value"]) == (0, 0)


def test_R39_no_cheap_mine_with_a_limiter() -> None:
    mine = "mine truro blue 3 3 0; at truro calciner 1"
    text = f"option arsenic yes; round 1; back B; {mine}; tile gwennap B1"
    cheap = solo(f"{text}; columns 9 9")
    assert events(cheap, "card LW07", kind="wallace-cannot") == []
    short = solo(f"{text}; columns 8 8; limiter - 10")
    assert events(short, "card LW07", kind="wallace-cannot") == [
        {"seat": 1, "action": "build", "why": "work"}
    ]


def test_R40_his_bid_is_rolled_though_nobody_can_overbid() -> None:
    s = solo("rows red; columns 2 6; back B; tile gwennap B2")
    s = after(s, card_for(s, "build"), "top B-tin1", "back A")
    assert tin.game.chance(s).weight(tin.game.parse("dice 1 1")) > 0
    low = solo("rows red; columns 2 6; back B; bare gwennap st_agnes redruth")
    low = after(low, card_for(low, "build"), "top B-port", "back A")
    assert area(low, "camborne")["lost"]


def test_R41_the_michigan_rule_belongs_to_developments_alone() -> None:
    idle = "mine gwennap blue 1 1 0; at gwennap own 1; mine truro blue 3 3 2"
    text = f"option emigration yes; columns 5 5; prices 5 4; {idle}"
    assert told(text, "port", "emigrated") == []
    third = f"option emigration yes; round 3; columns 0 0; prices 5 4; back A; {idle}"
    assert told(third, "developments", "emigrated")[0]["destination"] == "michigan"


def test_R42_after_a_lost_auction_of_his_he_is_active_again() -> None:
    s = solo("columns 1 0; back A; tile gwinear A3")
    s = after(s, card_for(s, "build"), "top A-copper1", "back A", "dice 2 4", "bid 7")
    assert (area(s, "gwinear")["owner"], column(s, "blue"), column(s, "red")) == (0, 0, 3)
    assert (tin.game.to_act(s), view(s)["phase"]) == ([-1], "wallace")


def test_R6_taking_part_means_the_minimum_and_a_pound() -> None:
    text = "seats 3; hand red B-copper1; rows blue"
    assert view(after(position(f"{text}; money 20 20 2"), "build gwennap"))["phase"] == "opening"
    assert view(after(position(f"{text}; money 20 20 3"), "build gwennap"))["phase"] == "map"


def test_wallace_is_no_seat_that_acts() -> None:
    s = opened(1)
    assert tin.game.to_act(s) == [0]
    assert len(row(s, "round-1")) == 2


def test_R43_emigrating_comes_before_the_arsenic() -> None:
    """An idle miner (1 ore, capacity 2), arsenic at £18, and the extract card."""
    mines = "mine gwennap blue 1 0 0; at gwennap own 1 arsenic 1; mine truro blue 0 0 0; at truro calciner 1"
    text = f"option arsenic yes; option emigration yes; prices 5 8; columns 5 5; {mines}"
    assert told(text, "extract", "emigrated")[0]["destination"] == "sierra_madre"
    assert told(text, "extract", "wallace-profit") == []
    one = f"{text}; sent sierra_madre 1 red"
    assert told(one, "extract", "emigrated")[0]["destination"] == "kimberley"
    assert told(one, "extract", "wallace-arsenic") == []


def test_R43_without_a_free_space_he_compares_arsenic_and_ore() -> None:
    mines = "mine gwennap blue 1 0 0; at gwennap own 1 arsenic 1; mine truro blue 0 0 0; at truro calciner 1"
    text = f"option arsenic yes; option emigration yes; prices 5 8; columns 5 5; {mines}"
    full = f"{text}; sent sierra_madre 1 red; sent kimberley 1 red"
    assert told(full, "extract", "emigrated") == []
    assert told(full, "extract", "wallace-arsenic")[0]["money"] == 18
