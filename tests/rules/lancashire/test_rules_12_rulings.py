"""LAN-12: rulings, and LAN-13: the options that decide otherwise."""

import pytest

from gwarek.core.chance import QuickRng
from gwarek.core.problem import Problem
from tests.rules.lancashire.table import (
    FACTS,
    after,
    brass,
    broken,
    drawn,
    ended,
    events,
    flipped,
    goods,
    income,
    kinds,
    last_turn,
    legal,
    money,
    opened,
    passed,
    player,
    position,
    row,
    tile,
    view,
    why,
)

MILL = (
    "round 2; hand red colne wigan bury; at colne/1 red cotton_mill/1; link blue colne-yorkshire; spent 4 0 0"
)


def test_R1_the_bonus_is_money() -> None:
    s = after(position(MILL), "sell colne/1 distant", "card colne", "distant -2")
    assert (money(s), income(s), player(s, "red")["spent"]) == (32, 15, 4)


def test_O1_the_bonus_is_income() -> None:
    """LAN-R1: the mill's 5 spaces, then 2."""
    s = position(f"{MILL}; option distant_bonus income")
    s = after(s, "sell colne/1 distant", "card colne", "distant -2")
    assert (money(s), income(s)) == (30, 17)


BROKE = "income 4 10 10; money 2 9 9; hand yellow colne wigan"  # red owes £6, has £2


def test_R2_an_unpayable_debt_costs_points() -> None:
    s = last_turn(f"era rail; {BROKE}; score canal-links 3 0 0")
    s = after(s, "pass", "card colne")
    assert (money(s), row(s, "shortfall"), player(s, "red")["vp"]) == (0, [-3, 0, 0], 0)
    s = last_turn(f"era rail; {BROKE}; score canal-links 9 0 0")
    assert player(after(s, "pass", "card colne"), "red")["vp"] == 5


def test_R2_tiles_go_first() -> None:
    """A port 2 brings £3, so £1 is missing."""
    s = last_turn(f"era rail; {BROKE}; score canal-links 9 0 0; at liverpool/1 red port/2")
    s = after(s, "pass", "card colne")
    assert (tile(s, "liverpool/1"), player(s, "red")["vp"]) == (None, 8)


def test_O2_written_off_or_kept_as_negative_money() -> None:
    s = last_turn(f"option unpayable_debt write_off; era rail; {BROKE}; score canal-links 9 0 0")
    s = after(s, "pass", "card colne")
    assert (money(s), player(s, "red")["vp"]) == (0, 9)
    owing = last_turn(f"option unpayable_debt negative_cash; era rail; {BROKE}; score canal-links 9 0 0")
    assert "debt-kept" in kinds(owing, "pass", "card colne")
    owing = after(owing, "pass", "card colne")
    assert (money(owing), player(owing, "red")["vp"]) == (-4, 9)
    again = after(
        last_turn(
            "option unpayable_debt negative_cash; income 7 10 10; money -4 9 9; hand yellow colne wigan"
        ),
        "pass",
        "card colne",
    )
    assert money(again) == -7
    assert row(ended("option unpayable_debt negative_cash; era rail; money -4 20 0"), "cash") == [0, 2, 0]


OWING = "option unpayable_debt negative_cash; round 3; money -3 10 10; hand red preston colne wigan"


def test_O2_what_costs_nothing_needs_no_money() -> None:
    """Free iron from a works; a cube bought has a price."""
    works = f"{OWING}; at preston/3 blue iron_works/2"
    assert broken(position(works), "develop cotton_mill iron:preston/3") == []
    once = after(position(works), "develop cotton_mill iron:preston/3")
    assert broken(once, "develop port iron:preston/3") == []
    assert money(after(once, "develop port iron:preston/3")) == -3
    assert broken(position(OWING), "develop port iron:market") == ["LAN-10.2"]


def test_O2_whoever_owes_money_can_buy_nothing() -> None:
    s = position(f"{OWING}; at preston/1 red port/1")
    assert broken(s, "link lancaster-preston") == ["LAN-9.3"]
    assert broken(s, "build cotton_mill colne/1 card:colne") == ["LAN-5.1"]
    s = position(
        f"{OWING}; era rail; at preston/1 red port/1; at wigan/1 blue coal_mine/1; link blue preston-wigan"
    )
    assert broken(s, "link lancaster-preston coal:wigan/1") == ["LAN-9.4"]


OWN = "round 2; stack red coal_mine 4; at bury/1 red coal_mine/1; hand red coal_mine wigan"


def test_R3_an_own_tile_alone_gives_no_reach_in_the_canal_period() -> None:
    line = "build coal_mine bury/1 card:coal_mine iron:market"
    assert broken(position(OWN), line) == ["LAN-5.4"]
    assert broken(position(f"{OWN}; link red bolton-bury"), line) == []


def test_O3_an_own_tile_gives_reach() -> None:
    s = position(f"option canal_industry_card_own_tile yes; {OWN}")
    assert broken(s, "build coal_mine bury/1 card:coal_mine iron:market") == []


def test_R4_the_virtual_link_serves_only_those_present() -> None:
    """And it does not support building links."""
    text = "round 2; hand red port wigan; at fleetwood/1 red port/1"
    assert broken(position(text), "build port liverpool/1 card:port") == ["LAN-5.4"]
    s = position(
        "era rail; round 2; at liverpool/1 red port/2; hand red colne wigan; at ellesmere_port/1 blue port/2"
    )
    assert broken(s, "link birkenhead-ellesmere_port coal:market") == ["LAN-9.2"]


def test_O4_without_the_virtual_link() -> None:
    text = (
        "era rail; stack red shipyard 2; at liverpool/1 red port/2; hand red shipyard wigan; "
        "link blue birkenhead-ellesmere_port; at ellesmere_port/1 blue port/2"
    )
    line = "build shipyard birkenhead/1 card:shipyard coal:market iron:market"
    assert broken(position(text), line) == []
    assert broken(position(f"option virtual_link no; {text}"), line) == ["LAN-5.4"]


def test_O4_the_virtual_link_taken_at_its_word() -> None:
    """LAN-R4: a link of any player, so nobody has to be there. It builds no links, and the small map has none."""
    text = "round 2; hand red port wigan; at fleetwood/1 red port/1"
    assert broken(position(text), "build port liverpool/1 card:port") == ["LAN-5.4"]
    literal = position(f"option virtual_link anybody; {text}")
    assert broken(literal, "build port liverpool/1 card:port") == []
    assert broken(literal, "build port lancaster/1 card:port") == ["LAN-5.4"]
    assert broken(literal, "link ellesmere_port-liverpool") == ["LAN-9.2"]
    two = f"seats 2; option virtual_link anybody; {text}"
    assert broken(position(two), "build port liverpool/1 card:port") == ["LAN-5.4"]


def test_R5_combined_actions_need_an_empty_space() -> None:
    s = position(OWN)
    assert broken(s, "combine coal_mine bury/1 iron:market") == ["LAN-5.7"]
    assert why(s, "combine coal_mine bury/1 iron:market") == {
        "reason": "space",
        "space": "bury/1",
        "owner": 0,
        "tile": "coal_mine/1",
    }


def test_O5_combined_actions_may_overbuild() -> None:
    text = f"option double_action_overbuild yes; {OWN}"
    assert broken(position(text), "combine coal_mine bury/1 iron:market") == []
    equal = position(
        "option double_action_overbuild yes; round 2; at bury/1 red coal_mine/2; hand red colne wigan"
    )
    assert broken(equal, "combine coal_mine bury/1") == ["LAN-5.17"]


# Blackburn: Burnley's mine 1 link away. Bolton: Oldham's mine 2 links away.
TWO_MINES = (
    "era rail; round 2; hand red colne wigan; at blackburn/3 red iron_works/2; at burnley/1 blue coal_mine/2; "
    "at oldham/1 yellow coal_mine/2; link blue blackburn-burnley bolton-manchester manchester-oldham"
)
# Blackburn: no mine, but a port in Liverpool. Bolton: a mine next door.
MINE_OR_PORT = (
    "era rail; round 2; hand red colne wigan; at blackburn/3 red iron_works/2; at bury/1 blue coal_mine/2; "
    "at liverpool/1 blue port/2; link blue blackburn-wigan liverpool-wigan bolton-bury"
)


def sources(text: str) -> list[str]:
    """Sources offered for the railway Blackburn-Bolton."""
    return [
        line.split(" ")[-1] for line in legal(position(text)) if line.startswith("link blackburn-bolton ")
    ]


def test_R6_the_chosen_end_and_its_nearest_mine() -> None:
    assert sources(TWO_MINES) == ["coal:burnley/1", "coal:oldham/1"]
    assert sources(MINE_OR_PORT) == ["coal:bury/1"]
    assert broken(position(MINE_OR_PORT), "link blackburn-bolton coal:market") == ["LAN-6.3"]


def test_O6_nearest_of_both_ends_or_a_free_end() -> None:
    assert sources(f"option rail_coal_end nearest_of_both_ends; {TWO_MINES}") == ["coal:burnley/1"]
    assert sources(f"option rail_coal_end nearest_of_both_ends; {MINE_OR_PORT}") == ["coal:bury/1"]
    assert sources(f"option rail_coal_end free_end; {TWO_MINES}") == ["coal:burnley/1", "coal:oldham/1"]
    assert sources(f"option rail_coal_end free_end; {MINE_OR_PORT}") == ["coal:bury/1", "coal:market"]
    poor = f"option rail_coal_end free_end; money 5 30 30; {MINE_OR_PORT}"
    assert sources(poor) == ["coal:bury/1"]  # the mine's coal is free, the track's is not
    assert broken(position(poor), "link blackburn-bolton coal:market") == ["LAN-9.4"]


def test_R7_again_after_losing_everything() -> None:
    """LAN-5.6."""
    s = position("round 2; built red; hand red coal_mine wigan")
    assert broken(s, "build coal_mine bury/1 card:coal_mine") == []
    linked = position("round 2; built red; link red bolton-manchester; hand red coal_mine wigan")
    assert broken(linked, "build coal_mine bury/1 card:coal_mine") == ["LAN-5.4"]


def test_O7_the_first_of_the_game_only() -> None:
    text = "option free_first_build first_of_game_only; round 2; hand red coal_mine wigan"
    assert broken(position(text), "build coal_mine bury/1 card:coal_mine") == []
    assert broken(position(f"{text}; built red"), "build coal_mine bury/1 card:coal_mine") == ["LAN-5.4"]


def test_R8_shipyards_of_level_1_are_not_for_the_rail_period() -> None:
    s = position("era rail; stack red shipyard 4; at liverpool/1 blue port/2; hand red liverpool colne")
    assert broken(s, "build shipyard liverpool/4 card:liverpool coal:market iron:market") == ["LAN-5.14"]


def test_R11_moving_cubes_to_the_track_is_not_optional() -> None:
    s = position("round 2; coal 7; hand red rochdale colne; link blue rochdale-yorkshire")
    assert [line for line in legal(s) if "coal_mine rochdale/1" in line and "build" in line] == [
        "build coal_mine rochdale/1 card:rochdale"
    ]
    assert goods(after(s, "build coal_mine rochdale/1 card:rochdale"), "rochdale/1") == 1


@pytest.mark.parametrize("side", ["", " flipped"])
def test_R12_a_port_in_the_same_town_will_do(side: str) -> None:
    s = position(
        f"round 2; coal 7; at warrington_runcorn/2 blue port/1{side}; hand red warrington_runcorn colne"
    )
    s = after(s, "build coal_mine warrington_runcorn/1 card:warrington_runcorn")
    assert goods(s, "warrington_runcorn/1") == 1


def test_R13_a_sale_needs_a_mill() -> None:
    s = position("round 2; hand red colne wigan")
    assert not any(line.startswith("sell") for line in legal(s))


def test_R13_an_attempt_that_closes_the_market_is_a_sale() -> None:
    s = position(f"{MILL}; used -4 -3")
    s = after(s, "sell colne/1 distant", "card colne", "distant -1")
    assert view(s)["actions"]["left"] == 1
    assert view(s)["discard"] == [{"seat": 0, "card": "colne"}]


def test_R14_the_marker_stops_on_the_bottom_and_0_leaves_it() -> None:
    s = after(position(f"{MILL}; used -4 -2"), "sell colne/1 distant", "card colne", "distant -3")
    assert view(s)["distant"]["marker"] == 8
    s = after(position(f"{MILL}; used -4 -3"), "sell colne/1 distant", "card colne", "distant 0")
    assert (view(s)["distant"]["marker"], flipped(s, "colne/1")) == (7, True)


def test_R15_the_stack_cannot_run_out() -> None:
    """The seven smallest tiles fall 0 + 0 + 1 + 1 + 2 + 2 + 2 = 8."""
    tiles = sorted(-int(id) for id, n in FACTS["distant"]["tiles"].items() for _ in range(n))
    assert sum(tiles[:7]) == 8
    assert sum(tiles[-2:]) < 8 <= sum(tiles[-3:])


def test_R16_level_1_is_gone_before_the_income_of_rail_round_1() -> None:
    """Red owes £6 with £0 and only a mill 1: it has left the board, so nothing is sold."""
    s = drawn(ended("income 4 10 10; money 0 0 0; at colne/1 red cotton_mill/1"))
    assert (view(s)["phase"], money(s)) == ("action", 0)
    assert row(s, "shortfall") == [0, 0, 0]  # nobody has points yet


def test_R17_debtors_settle_in_turn_order() -> None:
    s = last_turn(
        "order blue red yellow; income 4 4 10; money 0 0 9; hand yellow colne wigan; at colne/1 red cotton_mill/1; "
        "at bury/1 red coal_mine/1; at stockport/1 blue cotton_mill/1; at oldham/1 blue coal_mine/1"
    )
    s = after(s, "pass", "card colne")
    assert view(s)["turn"] == 1
    assert view(after(s, "selloff stockport/1"))["turn"] == 0


@pytest.mark.parametrize(
    ("space", "kind", "half"),
    [
        ("liverpool/4", "shipyard/2", 12),
        ("colne/1", "cotton_mill/1", 6),
        ("liverpool/1", "port/2", 3),
        ("bolton/3", "iron_works/1", 2),
    ],
)
def test_R18_half_the_printed_cost(space: str, kind: str, half: int) -> None:
    s = position(f"phase selloff; debt 1; at {space} red {kind}; at wigan/1 red coal_mine/1; money 0 0 0")
    assert money(after(s, f"selloff {space}")) == half - 1


def test_R19_the_active_player_chooses_among_works() -> None:
    s = position("round 2; at rochdale/3 blue iron_works/1; at bolton/3 yellow iron_works/1")
    assert broken(s, "develop port iron:rochdale/3") == []
    assert broken(s, "develop port iron:bolton/3") == []


def test_R25_without_tile_or_link_no_link_can_be_built() -> None:
    assert broken(position("round 2"), "link bolton-bury") == ["LAN-9.2"]


def test_R26_nothing_is_built_in_waypoints_or_external_regions() -> None:
    others = [id for id, place in FACTS["places"].items() if place["kind"] != "town"]
    assert not any(space["place"] in others for space in FACTS["spaces"].values())
    assert not any(card["place"] in others for card in FACTS["cards"].values())


def test_R27_the_second_railway_costs_10_more() -> None:
    s = position("era rail; round 2; hand red colne wigan; at bolton/1 red coal_mine/2")
    s = after(s, "link bolton-bury coal:bolton/1")
    assert money(s) == 25
    assert money(after(s, "second bolton-manchester coal:bolton/1")) == 15


def test_R28_coal_is_searched_before_the_old_tile_is_removed() -> None:
    """A mill replaces a mill in the town of the mine that serves it."""
    s = position(
        "round 2; stack red cotton_mill 9; at oldham/1 red cotton_mill/1; "
        "at oldham/2 blue coal_mine/1; hand red oldham colne"
    )
    assert kinds(s, "build cotton_mill oldham/1 card:oldham coal:oldham/2")[:4] == [
        "built",
        "replaced",
        "discarded",
        "coal-used",
    ]


def test_R29_drawing_goes_by_the_new_order() -> None:
    s = position(
        "round 2; turn yellow; actions 1; spent 9 0 5; hand red colne; hand blue colne; hand yellow wigan bury"
    )
    s = passed(s)
    assert view(s)["order"] == [1, 2, 0]
    assert brass.game.chance(s).sample(QuickRng("draw")).text().startswith("draw blue ")


def test_R30_a_forced_sale_changes_nothing_else() -> None:
    s = position(
        "phase selloff; debt 5; coal 3; income 5 10 10; money 0 9 9; "
        "spent 0 0 0; at wigan/1 red coal_mine/1; at colne/1 red cotton_mill/1"
    )
    s = after(s, "selloff colne/1")
    assert (income(s), money(s), player(s, "red")["spent"]) == (5, 1, 0)
    assert view(s)["markets"]["coal"]["cubes"] == 3
    assert not any(line.startswith("selloff") for line in legal(s))


def test_R31_demand_tracks_stay_at_the_change_of_period() -> None:
    s = ended("coal 2; iron 7")
    assert (view(s)["markets"]["coal"]["cubes"], view(s)["markets"]["iron"]["cubes"]) == (2, 7)


def test_R32_the_build_is_paid_before_money_comes_in() -> None:
    s = position("round 2; iron 0; at rochdale/1 blue coal_mine/1; money 4 30 30; hand red rochdale colne")
    assert broken(s, "build iron_works rochdale/3 card:rochdale coal:rochdale/1") == ["LAN-5.1"]


def test_R33_a_mill_sold_far_away_is_flipped() -> None:
    s = after(position(MILL), "sell colne/1 distant", "card colne", "distant 0")
    assert flipped(s, "colne/1")


def test_R34_an_own_port_on_the_mixed_space_may_be_replaced() -> None:
    s = position("round 2; stack red port 6; at preston/2 red port/1; hand red preston colne")
    assert broken(s, "build port preston/2 card:preston") == []


def test_R35_a_link_gives_reach_without_any_tile() -> None:
    s = position("round 2; built red; link red bolton-bury; hand red coal_mine wigan")
    assert broken(s, "build coal_mine bury/1 card:coal_mine") == []
    assert broken(s, "build coal_mine bolton/1 card:coal_mine") == []


def test_R36_the_exception_is_for_the_first_canal_round() -> None:
    assert view(opened(4))["actions"]["of"] == 1
    assert view(position("round 2"))["actions"]["of"] == 2


def test_R37_the_price_of_a_link_is_spent() -> None:
    s = after(position("round 2; at bolton/1 red coal_mine/1; hand red colne wigan"), "link bolton-bury")
    assert player(s, "red")["spent"] == 3


# -- options without a ruling


def test_O8_income_at_the_end_of_a_round_except_the_last() -> None:
    """LAN-3.3."""
    late = "option income_timing end_of_round_except_last"
    s = after(last_turn(f"{late}; income 14 10 10; hand yellow colne wigan"), "pass", "card colne")
    assert money(s) == 32
    assert money(drawn(ended(f"{late}; income 14 10 10"))) == 30
    assert money(drawn(ended("income 14 10 10"))) == 32
    told = kinds(last_turn(f"{late}; income 14 10 10; hand yellow colne wigan"), "pass", "card colne")
    assert told[-2:] == ["income", "round-begins"]


def test_O9_a_player_draws_at_the_end_of_the_own_turn() -> None:
    """LAN-3.16."""
    s = position("option refill_timing end_of_turn; round 2; hand red colne wigan bury")
    s = passed(passed(s))
    assert brass.game.to_act(s) == [-1]
    s = drawn(s)
    assert (view(s)["turn"], view(s)["players"][0]["cards"]) == (1, 8)


def test_O10_a_tie_after_money_is_shared() -> None:
    """LAN-11.8."""
    s = ended("option shared_victory yes; era rail; score canal-links 4 4 1; money 5 5 0")
    result = brass.game.outcome(s)
    assert result is not None
    assert (result.winners, result.reason) == ([0, 1], "shared")


def test_O11_the_introductory_game_ends_after_the_canal_period() -> None:
    s = ended("option introductory_game yes")
    assert view(s)["phase"] == "over"


def test_V1_money_income_and_higher_tiles_again() -> None:
    """£30 are 7, £70 would be 17 but count 15; levels £2, -£3, £0; the mill 2 counts 5 again, the mine 1 does not."""
    s = ended(
        "option introductory_game yes; money 30 70 3; income 14 7 10; at colne/1 red cotton_mill/2 flipped; "
        "at bury/1 blue coal_mine/1 flipped; link red colne-yorkshire"
    )
    assert row(s, "money") == [7, 15, 0]
    assert row(s, "income") == [2, -3, 0]
    assert row(s, "again") == [5, 0, 0]
    assert row(s, "canal-links") == [3, 0, 0]
    assert brass.game.score(s).totals() == [3 + 5 + 7 + 2 + 5, 1 + 15 - 3, 0]


def test_V2_two_players_have_a_smaller_box() -> None:
    """£25 each, 40 cards less the 2 set aside, shorter demand tracks, 8 distant tiles, 10 rounds."""
    s = opened(2)
    seen = view(s)
    assert [p["money"] for p in seen["players"]] == [25, 25]
    assert (seen["deck"], seen["aside"]) == (40 - 2 - 16, 2)
    assert seen["markets"]["coal"]["prices"] == seen["markets"]["iron"]["prices"] == [2, 2, 3, 3, 4, 4]
    assert seen["markets"]["coal"]["cubes"] == 6
    assert seen["distant"]["unseen"] == {"0": 0, "-1": 1, "-2": 4, "-3": 2, "-4": 1}
    assert seen["rounds"] == 10


def test_V2_the_regions_taken_off_are_not_built_in_or_linked() -> None:
    off = {
        "birkenhead",
        "ellesmere_port",
        "stockport",
        "macclesfield",
        "oldham",
        "rochdale",
        "northwich",
        "midlands",
    }
    rail = "seats 2; era rail; round 2; money 99 99; "
    assert set(view(position(rail))["closed"]) == off
    two = position(f"{rail} hand red port coal_mine; at liverpool/1 red port/1; link red liverpool-wigan")
    words = {word.split("/")[0] for line in legal(two) for word in line.split(" ")}
    assert not words & off
    assert broken(position(f"{rail} hand red shipyard"), "build shipyard birkenhead/1 card:shipyard")[:1] == [
        "LAN-5.8"
    ]
    assert "manchester-stockport" not in " ".join(legal(two))


def test_V2_no_virtual_link() -> None:
    """With three the card of Birkenhead's port is reached over the virtual link; with two there is no such place."""
    three = "era rail; round 2; at liverpool/1 red port/1"
    assert "birkenhead" in player(position(three), "red")["reach"]
    assert "birkenhead" not in player(position(f"seats 2; {three}"), "red")["reach"]


def test_V2_with_three_the_whole_map_is_open() -> None:
    assert view(position("round 2"))["closed"] == []
    assert sorted(brass.game.info.seats) == [2, 3, 4]


def test_presets() -> None:
    info = brass.game.info
    assert [preset.id for preset in info.presets] == ["by_the_rulebook", "as_commonly_played", "roxley_2018"]
    assert info.preset_options("by_the_rulebook") == info.full_options({})
    common = info.preset_options("as_commonly_played")
    assert common["distant_bonus"] == "income"
    assert common["rail_coal_end"] == "nearest_of_both_ends"
    roxley = info.preset_options("roxley_2018")
    assert roxley["virtual_link"] == "no"
    assert roxley["unpayable_debt"] == "lose_vp"
    assert roxley["refill_timing"] == "end_of_turn"
    with pytest.raises(Problem):
        info.full_options({"distant_bonus": "beer"})


def test_bonus_events_name_what_was_given() -> None:
    s = after(position(MILL), "sell colne/1 distant", "card colne")
    told = events(s, "distant -2", kind="bonus")
    assert told == [{"seat": 0, "bonus": "money", "amount": 2, "income": 15, "level": 3}]
