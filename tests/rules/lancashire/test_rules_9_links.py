"""LAN-9: build a link."""

from tests.rules.lancashire.table import (
    after,
    broken,
    goods,
    legal,
    money,
    player,
    position,
    track,
    view,
    why,
)


def links(s: object) -> list[str]:
    return [line for line in legal(s) if line.startswith("link ")]


def test_9_1_an_empty_route_of_the_periods_kind() -> None:
    s = position("round 2; at blackburn/1 red coal_mine/1; link blue blackburn-wigan; hand red colne wigan")
    assert broken(s, "link blackburn-burnley") == []
    assert broken(s, "link blackburn-wigan") == ["LAN-9.1"]
    assert why(s, "link blackburn-wigan") == {"reason": "taken", "line": "blackburn-wigan", "owner": 1}
    assert broken(s, "link blackburn-bolton") == ["LAN-9.1"]
    assert why(s, "link blackburn-bolton")["reason"] == "kind"
    rail = position("era rail; at ellesmere_port/1 red port/2; hand red colne wigan")
    assert broken(rail, "link ellesmere_port-liverpool coal:market") == ["LAN-9.1"]
    assert broken(rail, "link birkenhead-ellesmere_port coal:market") == []


def test_9_2_an_end_with_an_own_tile_or_another_own_link() -> None:
    s = position(
        "round 2; at bolton/1 red coal_mine/1; link red bolton-bury; link blue blackburn-burnley; hand red colne wigan"
    )
    assert broken(s, "link bolton-manchester") == []  # own tile
    assert broken(s, "link bury-manchester") == []  # own link
    assert broken(s, "link burnley-colne") == ["LAN-9.2"]  # another's link
    s = position(
        "round 2; at bolton/1 red coal_mine/1; link red ellesmere_port-northwich; hand red colne wigan"
    )
    assert broken(s, "link midlands-northwich") == []  # a waypoint reached by an own link


def test_9_3_a_canal_costs_3_and_no_coal() -> None:
    text = "round 2; at bolton/1 red coal_mine/1; hand red colne wigan"
    s = position(f"{text}; money 2 30 30")
    assert broken(s, "link bolton-bury") == ["LAN-9.3"]
    assert why(s, "link bolton-bury") == {"reason": "money", "price": 3, "have": 2}
    s = position(f"{text}; money 3 30 30")
    assert broken(s, "link bolton-bury coal:bolton/1") == ["LAN-9.3"]
    s = after(s, "link bolton-bury")
    assert (money(s), view(s)["phase"]) == (0, "card")  # one canal per action


RAIL = "era rail; round 2; hand red colne wigan; at bolton/1 red coal_mine/2"


def test_9_4_a_railway_costs_5_and_a_cube() -> None:
    assert broken(position(f"{RAIL}; money 4 30 30"), "link bolton-bury coal:bolton/1") == ["LAN-9.4"]
    s = position(f"{RAIL}; money 5 30 30")
    assert broken(s, "link bolton-bury") == ["LAN-9.4"]
    assert why(s, "link bolton-bury") == {"reason": "coal"}
    s = after(s, "link bolton-bury coal:bolton/1")
    assert (money(s), goods(s, "bolton/1"), view(s)["phase"]) == (0, 2, "card")  # no money for a second


def test_9_4_two_railways_cost_15_and_need_not_touch() -> None:
    s = position(f"{RAIL}; money 15 30 30; at warrington_runcorn/2 red port/2")
    s = after(s, "link bolton-bury coal:bolton/1")
    assert (view(s)["phase"], view(s)["doing"]["first"]) == ("second", "bolton-bury")
    assert broken(s, "second liverpool-warrington_runcorn coal:market") == ["LAN-9.4"]  # £10 and a cube of £1
    assert broken(s, "second bolton-manchester coal:bolton/1") == []
    rich = position(f"{RAIL}; money 16 30 30; at warrington_runcorn/2 red port/2")
    rich = after(rich, "link bolton-bury coal:bolton/1", "second liverpool-warrington_runcorn coal:market")
    assert (money(rich), len(view(rich)["links"]), player(rich, "red")["links"]) == (0, 2, 12)


def test_9_4_the_second_may_be_declined() -> None:
    s = after(position(RAIL), "link bolton-bury coal:bolton/1", "done")
    assert (view(s)["phase"], money(s)) == ("card", 25)
    assert view(after(s, "card colne"))["actions"]["left"] == 1


def test_9_5_every_link_uses_a_link_tile() -> None:
    canals = (
        "bolton-bury bolton-manchester bury-manchester manchester-oldham oldham-rochdale rochdale-yorkshire "
        "colne-yorkshire burnley-colne blackburn-burnley "
        "blackburn-wigan preston-wigan lancaster-preston fleetwood-preston"
    )
    text = f"round 2; hand red colne wigan; link red {canals}"
    s = position(text)
    assert player(s, "red")["links"] == 1
    assert broken(s, "link liverpool-wigan") == []
    s = position(f"{text} liverpool-wigan")
    assert broken(s, "link warrington_runcorn-wigan") == ["LAN-9.5"]


ENDS = (
    "era rail; round 2; hand red colne wigan; at blackburn/3 red iron_works/2; at burnley/1 blue coal_mine/2; "
    "at oldham/1 yellow coal_mine/2; link blue blackburn-burnley bolton-manchester manchester-oldham"
)


def test_9_6_the_coal_goes_to_either_end() -> None:
    """LAN-R6: from the mine nearest to the chosen end, Burnley (1 link from Blackburn) or Oldham (2 from Bolton)."""
    s = position(ENDS)
    assert broken(s, "link blackburn-bolton coal:burnley/1") == []
    assert broken(s, "link blackburn-bolton coal:oldham/1") == []
    nearer = position(f"{ENDS}; at manchester/1 yellow coal_mine/2")
    assert broken(nearer, "link blackburn-bolton coal:oldham/1") == ["LAN-9.6"]
    assert why(nearer, "link blackburn-bolton coal:oldham/1") == {"spaces": ["burnley/1", "manchester/1"]}


def test_9_6_the_new_railway_is_no_way_for_its_own_coal() -> None:
    """A second mine one link beyond the nearest of an end cannot be reached over the railway itself."""
    s = position(
        "era rail; round 2; hand red colne wigan; at bolton/1 red coal_mine/2; at bury/1 blue coal_mine/2 1"
    )
    assert [line for line in links(s) if "bolton-bury" in line] == [
        "link bolton-bury coal:bolton/1",
        "link bolton-bury coal:bury/1",
    ]
    alone = position(
        "era rail; round 2; hand red colne wigan; at bolton/3 red iron_works/2; at rochdale/1 blue coal_mine/2"
    )
    assert broken(alone, "link bolton-bury coal:rochdale/1") == ["LAN-6.6"]


def test_9_7_a_railway_to_an_external_region_can_buy_there() -> None:
    s = position("era rail; round 2; hand red colne wigan; at lancaster/2 red cotton_mill/2")
    assert broken(s, "link lancaster-scotland coal:market") == []
    assert broken(s, "link lancaster-preston coal:market") == ["LAN-6.6"]
    mine = position("era rail; round 2; hand red colne wigan; at rochdale/1 red coal_mine/2")
    assert broken(mine, "link rochdale-yorkshire coal:market") == ["LAN-6.3"]


def test_9_8_the_second_may_use_the_first_and_prices_move() -> None:
    """First Macclesfield to the Midlands, £5 + £1 (the last cube at £1); then on to Stockport, £10 + £2."""
    s = position("era rail; round 2; coal 7; hand red colne wigan; at macclesfield/1 red cotton_mill/2")
    assert broken(s, "link macclesfield-stockport coal:market") == ["LAN-6.6"]
    s = after(s, "link macclesfield-midlands coal:market")
    assert money(s) == 24
    s = after(s, "second macclesfield-stockport coal:market")
    assert (money(s), track(s, "coal")) == (24 - 10 - 2, 5)


def test_9_8_the_first_counts_as_an_own_link_for_the_second() -> None:
    s = position(f"{RAIL}; money 60 30 30")
    assert broken(s, "link bury-rochdale coal:bolton/1") == ["LAN-6.6", "LAN-9.2"]
    s = after(s, "link bolton-bury coal:bolton/1")
    assert broken(s, "second bury-rochdale coal:bolton/1") == []
    assert broken(s, "second oldham-rochdale coal:bolton/1") == ["LAN-6.6", "LAN-9.2"]
