"""LAN-4: reach, connection, built port. Coal for a mill 2 shows what is connected."""

from tests.rules.lancashire.table import FACTS, after, broken, goods, legal, money, position

MILL2 = "round 2; stack red cotton_mill 9; hand red colne stockport oldham burnley cotton_mill wigan"


def test_4_1_an_unbroken_chain_of_anybodys_links() -> None:
    s = position(
        f"{MILL2}; at blackburn/1 blue coal_mine/1; link blue blackburn-burnley; link yellow burnley-colne"
    )
    assert broken(s, "build cotton_mill colne/1 card:colne coal:blackburn/1") == []
    s = position(f"{MILL2}; at blackburn/1 blue coal_mine/1; link blue blackburn-burnley")
    assert broken(s, "build cotton_mill colne/1 card:colne coal:blackburn/1") == ["LAN-6.6"]


def test_4_1_a_place_is_connected_with_itself() -> None:
    s = position(f"{MILL2}; at oldham/1 blue coal_mine/1")
    assert broken(s, "build cotton_mill oldham/2 card:oldham coal:oldham/1") == []


def test_4_2_chains_pass_through_external_regions_and_waypoints() -> None:
    s = position(f"{MILL2}; at rochdale/1 blue coal_mine/1; link blue rochdale-yorkshire colne-yorkshire")
    assert broken(s, "build cotton_mill colne/1 card:colne coal:rochdale/1") == []
    s = position(
        "era rail; stack red cotton_mill 9; hand red macclesfield colne; at wigan/1 blue coal_mine/2; "
        "link blue southport-wigan liverpool-southport; at liverpool/1 red port/2; stack red shipyard 2"
        "; hand blue colne"
    )
    assert "link liverpool-warrington_runcorn coal:wigan/1" in legal(s)


def test_4_3_distance_is_the_number_of_links() -> None:
    """Rochdale is one link from Oldham, Bury two; from Manchester Bury is one and Rochdale two."""
    text = f"{MILL2} manchester; at bury/1 red coal_mine/1; at rochdale/1 blue coal_mine/1"
    s = position(f"{text}; link red bury-manchester manchester-oldham oldham-rochdale")
    assert broken(s, "build cotton_mill oldham/1 card:oldham coal:bury/1") == ["LAN-6.2"]
    assert broken(s, "build cotton_mill oldham/1 card:oldham coal:rochdale/1") == []
    assert broken(s, "build cotton_mill manchester/1 card:manchester coal:bury/1") == []


def test_4_4_a_built_port_is_a_port_tile_on_either_side_or_an_external_region() -> None:
    text = f"{MILL2} warrington_runcorn; link blue warrington_runcorn-wigan liverpool-wigan"
    line = "build cotton_mill warrington_runcorn/1 card:warrington_runcorn coal:market"
    assert broken(position(text), line) == ["LAN-6.6"]  # printed symbols alone are nothing
    assert broken(position(f"{text}; at liverpool/1 blue port/1"), line) == []
    assert broken(position(f"{text}; at liverpool/1 blue port/1 flipped"), line) == []
    outside = position(f"{MILL2}; link blue macclesfield-stockport macclesfield-midlands")
    assert broken(outside, "build cotton_mill stockport/1 card:stockport coal:market") == []


def test_4_5_the_virtual_link_carries_nothing_and_cannot_be_built() -> None:
    s = position("era rail; at liverpool/1 red port/2; stack red shipyard 2; hand red birkenhead colne")
    assert broken(s, "build shipyard birkenhead/1 card:birkenhead coal:market iron:market") == ["LAN-6.6"]
    assert FACTS["virtual_link"] == ["liverpool", "birkenhead"]
    assert not any(set(line["places"]) == {"liverpool", "birkenhead"} for line in FACTS["lines"].values())
    assert not any("birkenhead" in line for line in legal(s) if line.startswith("link"))


def test_4_6_two_canals_on_the_mersey() -> None:
    s = position("round 2; at ellesmere_port/1 red port/1; hand red colne wigan")
    assert broken(s, "link ellesmere_port-liverpool") == []
    assert broken(s, "link ellesmere_port-warrington_runcorn") == []


def test_4_7_others_links_and_mines_are_free() -> None:
    s = position(f"{MILL2}; at rochdale/1 blue coal_mine/1; link blue oldham-rochdale")
    s = after(s, "build cotton_mill oldham/1 card:oldham coal:rochdale/1")
    assert (money(s), money(s, "blue"), goods(s, "rochdale/1")) == (30 - 14, 30, 1)
