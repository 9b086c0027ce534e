"""TIN-13.40 to 13.65: Lord Wallace's difficulty rules, and his changes with Arsenic and Emigration."""

import pytest

from tests.rules.tinnerstrail.table import (
    FACTS,
    after,
    area,
    card_for,
    chose,
    column,
    cubes,
    events,
    kinds,
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
END = "seats 1; prices 5 8; rows blue; columns 9 9; turn red; active red"


def test_13_40_better_mines() -> None:
    s = position(
        "seats 1; phase card; option better_mines yes; mine gwennap blue 9 9 0; mine truro red 9 9 0"
    )
    assert (area(s, "gwennap")["capacity"], area(s, "truro")["capacity"]) == (3, 2)
    s = wallace("option better_mines yes; columns 6 6; mine gwennap blue 9 9 0", "extract")
    assert shown(s, "blue")["tin"] == 3


def test_13_41_cheap_labour_halves_his_costs_rounded_up() -> None:
    s = position(f"{END}; option cheap_labour yes; ore blue 3 0; money 20 7")
    assert events(s, "pass", kind="wallace-costs") == [{"seat": 1, "spent": 7, "half": 4}]
    assert row(after(s, "pass"), "round-1") == [0, 2 * 22]  # £20 of 24 - 4
    s = position(f"{END}; ore blue 3 0; money 20 7")
    assert row(after(s, "pass"), "round-1") == [0, 22 + 10]  # £17


@pytest.mark.parametrize(("value", "mines"), [("none", 6), ("one", 7), ("two", 8)])
def test_13_42_more_mines(value: str, mines: int) -> None:
    s = tin.game.setup({"more_mines": value}, 1)
    assert [p["mines"] for p in view(s)["players"]] == [6, mines]
    assert [p["mines"] for p in view(tin.game.setup({"more_mines": value}, 2))["players"]] == [6, 6]


def test_13_43_deep_pockets() -> None:
    s = solo("option deep_pockets yes; back A; tile gwinear A3")
    s = after(s, card_for(s, "build"), "top A-copper1", "back A", "dice 2 4")
    assert view(s)["auction"]["bid"] == 8  # 4 + 2 + 2
    s = position(
        "seats 1; option deep_pockets yes; columns 0 1; turn red; active red; back A; tile gwennap B2; hand red B-tin1"
    )
    s = after(s, "build gwennap", "map B-tin1", "bid 4", "dice 1 2")  # 2 + 1 + 2 = 5, above your 4
    assert area(s, "gwennap")["owner"] == 1


@pytest.mark.parametrize(("chosen", "tens"), [("no", 20), ("yes", 22)])
def test_13_44_friends_in_high_places(chosen: str, tens: int) -> None:
    s = position(f"seats 1; option friends_in_high_places {chosen}; rows red blue; phase invest; turn red")
    assert (shown(s, "red")["row"]["tens"], shown(s, "blue")["row"]["tens"]) == (22, tens)


def test_13_45_cooked_books() -> None:
    for rows, tens in (("red blue", 20), ("blue red", 19)):
        s = position(
            f"seats 1; option cooked_books row_below; rows {rows}; withdrawn blue; phase invest; turn red"
        )
        assert shown(after(s, "invest tens 10"), "red")["points"] == tens


def test_13_46_subsidy() -> None:
    for round, water in ((2, 4), (3, 3), (4, 2)):
        text = f"seats 1; option subsidy yes; round {round - 1}; phase survey; surveys 1; turn red; track red blue"
        s = after(position(f"{text}; mine gwennap blue 3 3 5"), "survey none")
        assert (view(s)["round"], area(s, "gwennap")["water"]) == (round, water)
        assert view(s)["shelf"]["pumps"] == [[1], [2], [2], [3]]  # no group is taken


def test_13_47_greenfield_purchase() -> None:
    text = "seats 1; option greenfield_purchase yes; phase survey; surveys 1; turn red; track red blue"
    s = after(position(f"{text}; round 2; tile gwinear A3; at gwinear drainage 1"), "survey none")
    assert (area(s, "gwinear")["owner"], cubes(s, "gwinear")) == (1, (3, 3, 1))
    assert (shown(s, "blue")["mines"], column(s, "blue")) == (5, 0)
    s = after(position(f"{text}; round 1; tile gwinear A3"), "survey none")
    assert area(s, "gwinear")["owner"] is None  # rounds 3 and 4 only
    down = after(position(f"{text}; round 3"), "survey none")
    assert view(down)["phase"] == "reveal"
    down = after(down, "reveal st_austell C3")
    assert (area(down, "st_austell")["owner"], view(down)["phase"]) == (1, "prices")


def test_13_47_over_all_regions_by_his_list() -> None:
    text = (
        "seats 1; option greenfield_purchase yes; phase survey; surveys 1; turn red; track red blue; round 2"
    )
    s = position(f"{text}; tile gwennap B2; tile st_just A3; tile truro C2")
    found = events(s, "survey none", kind="wallace-chose")[0]
    assert (found["area"], found["steps"]) == ("st_just", ["most-value"])


# -- Arsenic

ARSENIC = "option arsenic yes"
CALCINER = f"{ARSENIC}; prices 5 8; columns 5 5; mine truro blue 0 0 0; at truro calciner 1"


@pytest.mark.parametrize(("area_id", "builds"), [("st_just", False), ("gwinear", True), ("st_ives", True)])
def test_13_50_his_calciner_where_it_lays_four_or_more(area_id: str, builds: bool) -> None:
    """St Just touches two areas, Gwinear five, St Ives five."""
    s = solo(f"{ARSENIC}; back A; {BARE}; tile {area_id} A3; money 0 0")
    s = after(s, card_for(s, "build"), "top A-tin1", "back A", "dice 1 1")
    assert (area(s, area_id)["calciner"] == 1) == builds
    assert (area(s, "penzance")["arsenic"] > 0) == (area_id == "st_ives")


def test_13_51_arsenic_adds_two_to_the_value() -> None:
    s = solo(f"{ARSENIC}; back A; {BARE}; tile gwinear A4; at gwinear arsenic 2")
    s = after(s, card_for(s, "build"))
    found = events(s, "top A-tin1", "back A", kind="wallace-value")[0]
    assert (found["tile_value"], found["map_value"], found["arsenic_value"], found["value"]) == (2, 1, 4, 7)


def test_13_52_he_processes_where_arsenic_pays_more() -> None:
    """Round 1: the next space pays £18."""
    mine = "mine gwennap blue 2 0 0; at gwennap arsenic 1"  # two copper bring £16
    s = solo(f"{CALCINER}; {mine}")
    line = card_for(s, "extract")
    profit = events(s, line, kind="wallace-profit")
    assert profit == [{"seat": 1, "area": "gwennap", "profit": 16, "arsenic": 18}]
    s = after(s, line)
    assert (area(s, "gwennap")["arsenic"], shown(s, "blue")["limiter"], column(s, "blue")) == (0, 10, 5)
    assert shown(s, "blue")["extra"] == 18
    assert view(s)["market"]["spaces"][0]["cubes"] == 1
    assert tin.game.to_act(s) == [-1]  # still active: a new card


def test_13_52_not_where_the_ore_brings_as_much() -> None:
    mine = "mine gwennap blue 9 0 0; at gwennap arsenic 1 miner 1"  # three copper bring £24
    s = wallace(f"{CALCINER}; {mine}", "extract")
    assert (shown(s, "blue")["copper"], shown(s, "blue")["limiter"]) == (3, None)
    even = "market 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0; mine gwennap blue 2 0 0; at gwennap arsenic 1"  # £16 each
    assert shown(wallace(f"{CALCINER}; {even}", "extract"), "blue")["copper"] == 2


def test_13_52_both_figures_are_told_whichever_wins() -> None:
    mine = "mine gwennap blue 9 0 0; at gwennap arsenic 1 miner 1"
    found = told(f"{CALCINER}; {mine}", "extract", "wallace-profit")
    assert found == [{"seat": 1, "area": "gwennap", "profit": 24, "arsenic": 18}]


def test_13_52_needs_his_calciner_and_arsenic() -> None:
    without = f"{ARSENIC}; prices 5 8; columns 5 5; mine gwennap blue 2 0 0; at gwennap arsenic 1"
    assert shown(wallace(without, "extract"), "blue")["copper"] == 2
    none = f"{CALCINER}; mine gwennap blue 2 0 0"
    assert shown(wallace(none, "extract"), "blue")["copper"] == 2


def test_13_52_with_nothing_to_extract_the_profit_is_nothing() -> None:
    s = wallace(f"{CALCINER}; at truro arsenic 1", "extract")
    assert shown(s, "blue")["extra"] == 18


def test_13_52_profit_is_best_ore_first_less_the_water() -> None:
    mine = "mine gwennap blue 1 3 3; at gwennap arsenic 1"  # £8 + £5 - 2 * £3
    s = solo(f"{CALCINER}; {mine}")
    assert events(s, card_for(s, "extract"), kind="wallace-profit")[0]["profit"] == 7


def test_13_53_the_proceeds_are_income_of_the_round() -> None:
    s = position(f"{END}; option arsenic yes; extra 18; ore blue 1 0; money 20 6")
    assert events(s, "pass", kind="wallace-income") == [
        {"seat": 1, "sales": 8, "spent": 6, "extra": 18, "money": 20}
    ]
    assert shown(after(s, "pass"), "blue")["extra"] == 0


@pytest.mark.parametrize(("round", "limit"), [(1, 8), (2, 8), (3, 7), (4, 5)])
def test_13_54_how_far_his_limiter_goes(round: int, limit: int) -> None:
    mine = "mine truro blue 1 0 9; at truro calciner 1 arsenic 1"
    text = f"{ARSENIC}; round {round}; prices 5 8; columns 3 3; back A; {mine}"
    card = {1: None, 2: "LW08", 3: "LW06", 4: "LW01"}[round]
    if card is None:  # no card of round 1 says extract in columns 0 to 3
        text, card = text.replace("columns 3 3", "columns 4 4"), "LW06"
    may = solo(f"{text}; limiter - {limit + 1}")
    assert shown(after(may, f"card {card}"), "blue")["limiter"] == limit
    stuck = solo(f"{text}; limiter - {limit}")
    assert kinds(stuck, f"card {card}").count("processed") == 0


# -- Emigration

EMIGRATION = "option emigration yes"
IDLE = "mine gwennap blue 1 1 0; at gwennap own 1"  # two cubes, capacity 3


def test_13_60_he_places_his_own_miners_while_he_has_any() -> None:
    text = f"{EMIGRATION}; columns 5 5; prices 5 4; mine gwennap blue 3 3 0"
    s = wallace(text, "miner")
    assert (area(s, "gwennap")["own_miner"], shown(s, "blue")["own_miners"]) == (1, 3)
    abroad = "; ".join(f"sent {to} 1 blue" for to in ("michigan", "sierra_madre", "kimberley", "adelaide"))
    s = wallace(f"{text}; {abroad}", "miner")
    assert (area(s, "gwennap")["own_miner"], area(s, "gwennap")["miners"]) == (0, 1)


def test_13_61_a_miner_is_idle_where_ore_is_short_of_capacity() -> None:
    text = f"{EMIGRATION}; columns 6 6; prices 5 4"
    assert told(f"{text}; {IDLE}", "extract", "emigrated") != []
    busy = "mine gwennap blue 1 2 0; at gwennap own 1"  # three cubes, capacity 3
    assert told(f"{text}; {busy}", "extract", "emigrated") == []
    neutral = "mine gwennap blue 1 1 0; at gwennap miner 1"
    assert told(f"{text}; {neutral}", "extract", "emigrated") == []


def test_13_62_michigan_instead_of_developments() -> None:
    mines = f"{IDLE}; mine truro blue 3 3 2"
    text = f"{EMIGRATION}; round 3; columns 0 0; prices 5 4; back A; {mines}"
    s = wallace(text, "developments")
    assert (area(s, "truro")["port"], area(s, "truro")["water"], area(s, "gwennap")["own_miner"]) == (1, 1, 0)
    assert (shown(s, "blue")["tokens"]["port"], column(s, "blue")) == (0, 1)
    assert view(s)["shelf"]["port"] == [0, 0, 1, 1]  # from the supply


def test_13_62_else_developments_with_the_miner_first() -> None:
    text = f"{EMIGRATION}; round 3; columns 0 0; prices 5 4; back A"
    taken = f"{text}; {IDLE}; mine truro blue 3 3 2; sent michigan 3 red"
    assert told(taken, "developments", "wallace-instead")[-1]["instead"] == "miner"
    busy = f"{text}; mine truro blue 3 3 2"
    assert told(busy, "developments", "wallace-instead")[-1]["instead"] == "miner"
    standard = "round 3; columns 0 0; prices 5 4; back A; mine truro blue 3 3 2"
    assert told(standard, "developments", "wallace-instead")[-1]["instead"] == "port"


def test_13_63_sierra_madre_instead_of_extract_else_kimberley() -> None:
    text = f"{EMIGRATION}; columns 6 6; prices 5 4; {IDLE}"
    s = wallace(text, "extract")
    assert (row(s, "sierra-madre"), shown(s, "blue")["tin"]) == ([0, 20], 0)
    s = wallace(f"{text}; sent sierra_madre 1 red", "extract")
    assert shown(s, "blue")["extra"] == 4 * 4  # £4 now and in each of three rounds to come
    both = f"{text}; sent sierra_madre 1 red; sent kimberley 1 red"
    assert shown(wallace(both, "extract"), "blue")["tin"] == 1


def test_13_64_adelaide_instead_of_build() -> None:
    text = f"{EMIGRATION}; columns 0 0; prices 5 4; back A; {IDLE}"
    s = wallace(text, "build")
    assert (shown(s, "blue")["adelaide"], column(s, "blue")) == ([3, 0], 1)
    s = position(f"{END}; option emigration yes; rise blue; ore blue 1 2")
    assert events(s, "pass", kind="rise") == [{"seat": 1, "copper": 3, "tin": 3}]
    assert events(s, "pass", kind="wallace-income")[0]["sales"] == 11 + 16
    taken = solo(f"{text}; sent adelaide 1 red")
    assert view(after(taken, card_for(taken, "build")))["auction"] is not None


def test_13_65_it_costs_what_yours_costs_and_uses_up_the_space() -> None:
    s = wallace(
        f"{EMIGRATION}; columns 6 6; prices 5 4; {IDLE}; mine truro red 1 1 0; at truro own 1", "extract"
    )
    assert column(s, "blue") == 7
    assert (view(s)["phase"], view(s)["turn"]) == ("turn", 0)
    assert [v.id for v in tin.game.violated(s, 0, tin.game.parse("emigrate truro sierra_madre"))] == [
        "TIN-11.3"
    ]


def test_13_65_single_improvements_are_never_replaced() -> None:
    text = f"{EMIGRATION}; columns 5 5; prices 5 4; {IDLE}; mine truro blue 3 3 2"
    assert told(text, "port", "emigrated") == []
    assert told(text, "miner", "emigrated") == []


# -- options of the table


def test_O1_O2_O3_the_expansions_are_options() -> None:
    """TIN-O1, TIN-O2, TIN-O3."""
    both = opened(3, arsenic="yes", emigration="yes", kickstarter="both")
    assert view(both)["market"] is not None
    assert view(both)["emigration"] is not None
    assert view(opened(3))["market"] is None
    assert [p.id for p in tin.game.info.presets] == [
        "by_the_rulebook",
        "with_expansions",
        "arsenic_wallace",
        "emigration_wallace",
        "hard_wallace",
    ]


def test_the_difficulty_recommended_with_an_expansion_is_a_preset() -> None:
    """TIN-13.50: better mines and deep pockets with Arsenic; TIN-13.60: better mines and more mines with Emigration."""
    info = tin.game.info
    changed = {
        preset: {
            id for id, value in info.full_options({}).items() if info.preset_options(preset)[id] != value
        }
        for preset in ("arsenic_wallace", "emigration_wallace")
    }
    assert changed["arsenic_wallace"] == {"arsenic", "better_mines", "deep_pockets"}
    assert changed["emigration_wallace"] == {"emigration", "better_mines", "more_mines"}


def test_O4_to_O11_the_eight_difficulty_rules_are_options() -> None:
    """TIN-O4, TIN-O5, TIN-O6, TIN-O7, TIN-O8, TIN-O9, TIN-O10, TIN-O11: any combination; the preset has them all."""
    hard = tin.game.info.preset_options("hard_wallace")
    assert sum(1 for id, value in tin.game.info.full_options({}).items() if hard[id] != value) == 8
    s = tin.game.setup(hard, 1)
    assert shown(s, "blue")["mines"] == 8


def test_O12_adits_beside_one_mine_of_his() -> None:
    text = "round 3; columns 0 0; back A; prices 5 4; mine gwennap blue 2 2 1; mine redruth red 1 1 1"
    assert told(text, "adit", "wallace-chose-border") == []
    assert (
        told(f"option lw_adit_sides one; {text}", "adit", "wallace-chose-border")[0]["border"]
        == "redruth-gwennap"
    )


def test_O13_every_tile_you_put_up_is_turned_up() -> None:
    text = "seats 1; columns 0 3; turn red; active red; back A"
    s = after(position(text), "build gwennap", "top B-tin1")
    assert (view(s)["phase"], area(s, "gwennap")["tile"]["face"]) == ("opening", "down")
    s = after(
        position(f"{text}; option solo_reveal always"), "build gwennap", "top B-tin1", "reveal gwennap B1"
    )
    assert (view(s)["phase"], area(s, "gwennap")["tile"]["face"]) == ("opening", "up")


def test_his_lists_name_the_step_that_decided() -> None:
    mines = "mine gwennap blue 1 1 0; at gwennap own 1; mine camborne blue 1 1 0; at camborne own 1"
    assert chose(f"{EMIGRATION}; columns 6 6; prices 5 4; {mines}", "extract") == ("camborne", ["west"])
