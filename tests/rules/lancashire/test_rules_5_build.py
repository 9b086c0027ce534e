"""LAN-5: build an industry."""

import pytest

from gwarek.games.lancashire.rules import BUILD_RULES, COMBINE_RULES
from tests.rules.lancashire.table import (
    FACTS,
    after,
    broken,
    events,
    flipped,
    goods,
    hand,
    income,
    kinds,
    legal,
    money,
    player,
    position,
    tile,
    track,
    view,
    why,
)

# -- what a build needs


def test_5_1_the_full_cost_with_cubes_bought_must_be_paid() -> None:
    """A mill 2 for £14 and a cube of £1."""
    text = "round 2; stack red cotton_mill 9; link blue colne-yorkshire; hand red colne wigan"
    line = "build cotton_mill colne/1 card:colne coal:market"
    s = position(f"{text}; money 14 30 30")
    assert broken(s, line) == ["LAN-5.1"]
    assert why(s, line) == {"reason": "money", "price": 15, "have": 14}
    assert broken(position(f"{text}; money 15 30 30"), line) == []


def test_5_1_every_reason_is_told() -> None:
    """Colne: no coal (6.6), no money (5.1), the wrong card (5.3), an own tile in the town (5.10)."""
    s = position(
        "round 2; money 3 30 30; stack red cotton_mill 9; at colne/2 red cotton_mill/1; hand red wigan bury"
    )
    assert broken(s, "build cotton_mill colne/1 card:wigan coal:market") == [
        "LAN-5.1",
        "LAN-5.3",
        "LAN-5.10",
        "LAN-6.6",
    ]


def test_5_2_the_top_tile_and_none_from_an_empty_stack() -> None:
    text = "round 2; hand red wigan bury"
    s = position(f"{text}; stack red coal_mine 0")
    assert broken(s, "build coal_mine wigan/1 card:wigan") == ["LAN-5.2"]
    s = position(f"{text}; stack red coal_mine 1")  # one mine 4 is left; it needs iron
    assert goods(after(s, "build coal_mine wigan/1 card:wigan iron:market"), "wigan/1") == 5


# -- card


def test_5_3_a_region_card_builds_anything_in_its_town() -> None:
    s = position("round 2; at colne/1 red cotton_mill/1; hand red manchester bury")
    assert broken(s, "build cotton_mill manchester/1 card:manchester") == []
    assert broken(s, "build coal_mine manchester/1 card:manchester") == []
    assert broken(s, "build coal_mine manchester/1 card:bury") == ["LAN-5.3"]
    assert why(s, "build coal_mine manchester/1 card:bury") == {
        "reason": "card",
        "card": "bury",
        "place": "manchester",
    }


def test_5_4_an_industry_card_builds_its_industry_only() -> None:
    s = position(
        "round 2; at colne/1 red cotton_mill/1; link red burnley-colne; hand red coal_mine cotton_mill"
    )
    assert broken(s, "build coal_mine burnley/1 card:coal_mine") == []
    assert broken(s, "build coal_mine burnley/1 card:cotton_mill") == ["LAN-5.4"]
    assert why(s, "build coal_mine burnley/1 card:cotton_mill")["reason"] == "card"


def test_5_4_canal_period_an_own_canal_must_end_in_the_town() -> None:
    text = "round 2; at colne/1 red cotton_mill/1; hand red coal_mine wigan"
    line = "build coal_mine burnley/1 card:coal_mine"
    assert broken(position(text), line) == ["LAN-5.4"]
    assert why(position(text), line)["reason"] == "reach"
    assert broken(position(f"{text}; link red burnley-colne"), line) == []


def test_5_4_rail_period_an_own_tile_will_do_as_well() -> None:
    text = "era rail; stack red coal_mine 6; hand red coal_mine wigan; at bury/1 red cotton_mill/2"
    assert broken(position(text), "build coal_mine bury/2 card:coal_mine") == []
    assert broken(position(text), "build coal_mine burnley/1 card:coal_mine") == ["LAN-5.4"]
    assert (
        broken(position(f"{text}; link red burnley-bury"), "build coal_mine burnley/1 card:coal_mine") == []
    )


def test_5_4_the_virtual_link_reaches_both_ways() -> None:
    """LAN-R4: for a player with a tile or an own link at one end of it."""
    text = "era rail; stack red shipyard 2; at ellesmere_port/1 blue port/2; hand red shipyard port wigan"
    build = "build shipyard birkenhead/1 card:shipyard coal:market iron:market"
    link = "link blue birkenhead-ellesmere_port"
    assert broken(position(f"{text}; {link}; at liverpool/1 red port/2"), build) == []
    assert broken(position(f"{text}; {link}; link red liverpool-wigan"), build) == []
    assert broken(position(f"{text}; {link}; at fleetwood/1 red port/2"), build) == ["LAN-5.4"]
    other_way = position(f"{text}; link red birkenhead-ellesmere_port; stack red port 6")
    assert broken(other_way, "build port liverpool/1 card:port") == []


def test_5_5_anothers_link_gives_no_reach() -> None:
    s = position("round 2; at colne/1 red cotton_mill/1; link blue burnley-colne; hand red coal_mine wigan")
    assert broken(s, "build coal_mine burnley/1 card:coal_mine") == ["LAN-5.4"]


def test_5_6_the_first_industry_may_go_anywhere() -> None:
    s = position("hand red coal_mine wigan")
    built = [line for line in legal(s) if line.endswith("card:coal_mine")]
    assert len(built) == 18  # every space with the symbol
    s = position("hand red coal_mine wigan; at colne/1 red cotton_mill/1")
    assert not any(line.endswith("card:coal_mine") for line in legal(s))


def test_5_7_two_cards_and_both_actions_build_on_any_empty_space() -> None:
    s = position("round 2; at colne/1 red cotton_mill/1; hand red wigan shipyard preston; hand blue colne")
    s = after(s, "combine coal_mine burnley/1")
    assert (view(s)["phase"], view(s)["doing"]["cards"]) == ("card", 2)
    s = after(s, "card preston", "card wigan")
    assert (hand(s, "red"), view(s)["turn"], goods(s, "burnley/1")) == (["shipyard"], 1, 2)


def test_5_7_not_with_one_action_or_one_card() -> None:
    line = "combine coal_mine burnley/1"
    assert broken(position("round 2; hand red wigan colne"), line) == []
    for text, reason in (
        ("round 1; hand red wigan colne", "actions"),
        ("round 2; actions 1; hand red wigan colne", "actions"),
        ("round 2; hand red wigan", "cards"),
    ):
        assert broken(position(text), line) == ["LAN-5.7"]
        assert why(position(text), line)["reason"] == reason


def test_5_7_all_other_rules_hold() -> None:
    s = position("round 2; stack red cotton_mill 9; money 10 30 30; hand red wigan colne")
    assert broken(s, "combine cotton_mill colne/1 coal:market") == ["LAN-5.1", "LAN-6.6"]
    assert broken(s, "combine cotton_mill wigan/1 coal:market") == ["LAN-5.1", "LAN-5.8", "LAN-6.6"]


# -- space


def test_5_8_the_space_must_show_the_industry() -> None:
    s = position("round 2; hand red colne wigan")
    assert broken(s, "build coal_mine colne/1 card:colne") == ["LAN-5.8"]
    assert broken(s, "build cotton_mill colne/1 card:colne") == []


def test_5_9_a_space_taken_by_another_industry() -> None:
    text = "round 2; hand red bury wigan"
    assert broken(position(f"{text}; at bury/1 blue cotton_mill/1"), "build coal_mine bury/1 card:bury") == [
        "LAN-5.9"
    ]
    assert broken(position(f"{text}; at bury/1 blue cotton_mill/1"), "build coal_mine bury/2 card:bury") == []
    rail = "era rail; stack red coal_mine 6; hand red bury wigan; at bury/1 red cotton_mill/2"
    assert broken(position(rail), "build coal_mine bury/1 card:bury") == ["LAN-5.9"]


def test_5_10_one_tile_per_town_in_the_canal_period() -> None:
    """LAN-R21: on either side."""
    for side in ("", " flipped"):
        s = position(f"round 2; at bury/1 red cotton_mill/1{side}; hand red bury wigan")
        assert broken(s, "build coal_mine bury/2 card:bury") == ["LAN-5.10"]
    s = position("round 2; at bury/1 blue cotton_mill/1; hand red bury wigan")
    assert broken(s, "build coal_mine bury/2 card:bury") == []
    s = position("era rail; stack red coal_mine 6; at bury/1 red cotton_mill/2; hand red bury wigan")
    assert broken(s, "build coal_mine bury/2 card:bury") == []


@pytest.mark.parametrize(("town", "id"), [("preston", "LAN-5.11"), ("lancaster", "LAN-5.12")])
def test_5_11_a_port_takes_the_port_only_space_first(town: str, id: str) -> None:
    """LAN-5.11, LAN-5.12."""
    text = f"round 2; hand red {town} wigan"
    s = position(text)
    assert broken(s, f"build port {town}/2 card:{town}") == [id]
    assert why(s, f"build port {town}/2 card:{town}") == {"space": f"{town}/1", "place": town}
    assert broken(s, f"build port {town}/1 card:{town}") == []
    assert broken(position(f"{text}; at {town}/1 blue port/1"), f"build port {town}/2 card:{town}") == []


# -- period


def test_5_13_a_shipyard_of_level_0_cannot_be_built() -> None:
    text = "round 2; at liverpool/1 blue port/1; hand red liverpool wigan"
    assert broken(position(text), "build shipyard liverpool/4 card:liverpool") == ["LAN-5.13"]
    s = position(f"{text}; stack red shipyard 4")
    assert broken(s, "build shipyard liverpool/4 card:liverpool coal:market iron:market") == []


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("cotton_mill manchester/1 card:manchester", 10),
        ("port liverpool/1 card:liverpool", 7),
        ("coal_mine manchester/1 card:manchester", 7),
        ("iron_works manchester/4 card:manchester coal:market", 4),
        ("shipyard liverpool/4 card:liverpool coal:market iron:market", 3),
    ],
)
def test_5_14_level_1_is_for_the_canal_period(line: str, left: int) -> None:
    """LAN-R8: shipyards included."""
    industry = line.split()[0]
    text = (
        f"stack red {industry} {left}; hand red manchester liverpool; at warrington_runcorn/2 blue port/2; "
        "at liverpool/2 blue port/2; link blue manchester-warrington_runcorn"
    )
    assert broken(position(f"round 2; {text}"), f"build {line}") == []
    assert broken(position(f"round 2; era rail; {text}"), f"build {line}") == ["LAN-5.14"]


def test_5_15_shipyards_of_level_2_are_for_the_rail_period() -> None:
    text = "stack red shipyard 2; hand red liverpool colne; at liverpool/1 blue port/2"
    line = "build shipyard liverpool/4 card:liverpool coal:market iron:market"
    assert broken(position(f"round 2; {text}"), line) == ["LAN-5.15"]
    assert broken(position(f"round 2; era rail; {text}"), line) == []


def test_5_16_barrow_and_birkenhead_only_by_rail() -> None:
    """No canal leads there, so coal cannot get there in the Canal Period."""
    s = position("round 2; stack red shipyard 4; hand red barrow birkenhead; at liverpool/1 blue port/1")
    assert broken(s, "build iron_works barrow/2 card:barrow coal:market") == ["LAN-6.6"]
    assert broken(s, "build shipyard birkenhead/1 card:birkenhead coal:market iron:market") == ["LAN-6.6"]
    text = "era rail; stack red iron_works 3; hand red barrow colne"
    s = position(f"{text}; link blue barrow-lancaster lancaster-scotland")
    assert broken(s, "build iron_works barrow/2 card:barrow coal:market") == []


# -- overbuilding


def test_5_17_an_own_tile_of_lower_level() -> None:
    text = "round 2; link red burnley-colne; hand red coal_mine burnley; at burnley/1 red coal_mine/2 1"
    line = "build coal_mine burnley/1 card:burnley"
    same = position(text)  # another mine 2 is on top
    assert broken(same, line) == ["LAN-5.17"]
    assert why(same, line)["new"] == "coal_mine/2"
    higher = position(f"{text}; stack red coal_mine 4")
    s = after(higher, f"{line} iron:market")
    assert goods(s, "burnley/1") == 4
    assert player(s, "red")["out"] == ["coal_mine/1", "coal_mine/2", "coal_mine/2"]


OTHERS = "round 2; stack red coal_mine 6 iron_works 3; hand red bury rochdale"


def test_5_18_anothers_mine_when_all_coal_is_gone() -> None:
    """LAN-R22: every mine of every player, and the whole track."""
    line = "build coal_mine bury/1 card:bury"
    assert broken(position(f"{OTHERS}; coal 0; at bury/1 blue coal_mine/1 flipped"), line) == []
    some = position(f"{OTHERS}; coal 1; at bury/1 blue coal_mine/1 flipped")
    assert broken(some, line) == ["LAN-5.18"]
    assert why(some, line)["reason"] == "cubes"
    on_tile = position(
        f"{OTHERS}; coal 0; at bury/1 blue coal_mine/1 flipped; "
        "at colne/1 yellow cotton_mill/1; at wigan/1 yellow coal_mine/1 1"
    )
    assert broken(on_tile, line) == ["LAN-5.18"]


def test_5_18_the_level_must_be_higher() -> None:
    line = "build coal_mine bury/1 card:bury"
    equal = position(f"{OTHERS}; coal 0; at bury/1 blue coal_mine/2 flipped")
    assert broken(equal, line) == ["LAN-5.18"]
    assert why(equal, line)["reason"] == "level"
    assert why(position(f"{OTHERS}; at bury/1 blue coal_mine/2 flipped"), line)["reason"] == "both"


def test_5_18_works_likewise_and_nothing_else() -> None:
    coal = "at rochdale/1 yellow coal_mine/1"
    line = "build iron_works rochdale/3 card:rochdale coal:rochdale/1"
    assert broken(position(f"{OTHERS}; iron 0; {coal}; at rochdale/3 blue iron_works/1 flipped"), line) == []
    assert broken(position(f"{OTHERS}; iron 1; {coal}; at rochdale/3 blue iron_works/1 flipped"), line) == [
        "LAN-5.18"
    ]
    mill = position(
        "round 2; stack red cotton_mill 9; coal 0; hand red bury colne; at bury/1 blue cotton_mill/1; "
        "link blue bury-manchester manchester-warrington_runcorn; at warrington_runcorn/2 blue port/1"
    )
    assert broken(mill, "build cotton_mill bury/1 card:bury coal:market") == ["LAN-5.18"]
    assert why(mill, "build cotton_mill bury/1 card:bury coal:market")["reason"] == "kind"


def test_5_19_a_second_own_tile_by_overbuilding() -> None:
    line = "build coal_mine bury/1 card:bury"
    text = f"{OTHERS}; coal 0; at bury/1 blue coal_mine/1 flipped; at bury/2 red cotton_mill/1"
    assert broken(position(text), line) == ["LAN-5.19"]
    rail = text.replace("round 2", "era rail").replace("cotton_mill/1", "cotton_mill/2")
    assert broken(position(rail), line) == []


def test_5_19_overbuilding_needs_a_card_for_the_town() -> None:
    s = position("round 2; stack red coal_mine 4; at burnley/1 red coal_mine/1; hand red colne wigan")
    assert broken(s, "build coal_mine burnley/1 card:colne iron:market") == ["LAN-5.3"]


def test_5_20_income_is_never_lost_and_a_tile_that_is_gone_is_gone() -> None:
    s = position(f"{OTHERS}; coal 0; income 10 17 10; at bury/1 blue coal_mine/1 flipped")
    s = after(s, "build coal_mine bury/1 card:bury")
    assert income(s, "blue") == 17
    there = tile(s, "bury/1")
    assert there is not None
    assert (there["owner"], there["tile"]) == (0, "coal_mine/2")
    assert player(s, "blue")["out"] == ["coal_mine/1"]


# -- order of execution


def test_5_21_refill_money_cannot_pay_for_the_same_build() -> None:
    text = "round 2; coal 0; link blue rochdale-yorkshire; hand red rochdale colne; money {} 30 30"
    line = "build coal_mine rochdale/1 card:rochdale"
    assert broken(position(text.format(4)), line) == ["LAN-5.1"]
    assert money(after(position(text.format(5)), line)) == 0 + 4 + 4


def test_5_21_the_steps_in_their_order() -> None:
    """Card, coal, iron works with four cubes, two of them to the track."""
    s = position(
        "round 2; iron 6; at bury/1 blue coal_mine/1 1; link blue bolton-bury; hand red bolton colne"
    )
    assert kinds(s, "build iron_works bolton/3 card:bolton coal:bury/1") == [
        "built",
        "discarded",
        "coal-used",
        "flipped",
        "goods-placed",
        "market-sold",
    ]


def test_5_22_a_mine_connected_with_a_built_port_fills_the_track() -> None:
    """Two empty spaces: £1 and £1 are left empty last, so the cubes go to £1 and £1; the mine is empty and flipped."""
    text = "round 2; coal 6; hand red wigan colne; link blue liverpool-wigan"
    line = "build coal_mine wigan/1 card:wigan"
    s = after(position(f"{text}; at liverpool/1 blue port/1 flipped"), line)
    assert (track(s, "coal"), money(s), flipped(s, "wigan/1"), income(s)) == (8, 30 - 5 + 2, True, 14)
    s = after(position(text), line)
    assert (track(s, "coal"), money(s), goods(s, "wigan/1")) == (6, 25, 2)


def test_5_22_dearest_empty_space_first() -> None:
    """Five cubes lie on £2, £3, £3, £4, £4: the dearest empty spaces are £2 and £1."""
    s = position("round 2; coal 5; hand red rochdale colne; link blue rochdale-yorkshire")
    assert money(after(s, "build coal_mine rochdale/1 card:rochdale")) == 30 - 5 + 2 + 1


def test_5_23_works_fill_their_track_wherever_they_are() -> None:
    s = position("round 2; iron 4; at rochdale/1 blue coal_mine/1; hand red rochdale colne")
    s = after(s, "build iron_works rochdale/3 card:rochdale coal:rochdale/1")
    assert (track(s, "iron"), money(s), flipped(s, "rochdale/3")) == (8, 30 - 5 + 2 + 2 + 1 + 1, True)


def test_5_24_never_from_tiles_already_on_the_board() -> None:
    s = position(
        "round 2; coal 0; at wigan/1 red coal_mine/1; at liverpool/1 blue port/1; hand red colne wigan"
    )
    s = after(s, "link liverpool-wigan")
    assert (track(s, "coal"), goods(s, "wigan/1")) == (0, 2)


def test_5_25_the_last_cube_flips_the_tile_whoever_took_it() -> None:
    s = position("round 2; stack red cotton_mill 9; at oldham/1 blue coal_mine/1 1; hand red oldham colne")
    s = after(s, "build cotton_mill oldham/2 card:oldham coal:oldham/1")
    assert flipped(s, "oldham/1")
    assert (income(s, "blue"), income(s)) == (14, 10)


def test_5_26_a_shipyard_is_flipped_at_once() -> None:
    s = position("round 2; stack red shipyard 4; at liverpool/1 blue port/1; hand red liverpool colne")
    line = "build shipyard liverpool/4 card:liverpool coal:market iron:market"
    s2 = after(s, line)
    assert (flipped(s2, "liverpool/4"), income(s2), money(s2)) == (True, 12, 30 - 18)
    assert events(s, line, kind="flipped")[0]["tile"] == "shipyard/1"


def test_5_every_rule_of_building_is_about_one_of_the_six_things_a_town_is_asked_for() -> None:
    """LAN-1.4 is about words that are wanting, which nobody who points at a town can say."""
    rules = {rule.id for rule in [*BUILD_RULES, *COMBINE_RULES]} - {"LAN-1.4"}
    assert rules <= FACTS["checks"].keys()
