"""LAN-14: the worked examples."""

from tests.rules.lancashire.table import (
    FACTS,
    after,
    broken,
    ended,
    flipped,
    goods,
    hand,
    income,
    last_turn,
    legal,
    money,
    opened,
    player,
    position,
    row,
    track,
    view,
)


def levels(s: object, industry: str) -> list[int]:
    return list(player(s, "red")["stacks"][industry]["stack"])


def test_E1_the_stacks() -> None:
    s = opened(3)
    assert levels(s, "cotton_mill") == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert levels(s, "port") == [1, 1, 2, 2, 3, 3, 4, 4]
    assert levels(s, "coal_mine") == [1, 2, 2, 3, 3, 4, 4]
    assert levels(s, "iron_works") == [1, 2, 3, 4]
    assert levels(s, "shipyard") == [0, 0, 1, 1, 2, 2]


# "You" are red; the example's red is blue here.
OLDHAM = (
    "round 2; stack red cotton_mill 9; at bury/1 red coal_mine/1; "
    "link red bury-manchester; at rochdale/1 blue coal_mine/1; "
    "link blue oldham-rochdale manchester-oldham; hand red oldham cotton_mill colne"
)


def test_E2_a_mill_in_oldham() -> None:
    s = position(OLDHAM)
    assert broken(s, "build cotton_mill oldham/1 card:oldham coal:rochdale/1") == []
    assert money(after(s, "build cotton_mill oldham/1 card:oldham coal:rochdale/1")) == 30 - 14
    assert broken(s, "build cotton_mill oldham/1 card:oldham coal:bury/1") == ["LAN-6.2"]


def test_E2_with_the_industry_card_in_manchester_only() -> None:
    s = position(OLDHAM)
    built = [line for line in legal(s) if "card:cotton_mill" in line]
    assert built == [f"build cotton_mill manchester/{n} card:cotton_mill coal:bury/1" for n in (1, 2, 3)]
    assert broken(s, "build cotton_mill bury/2 card:cotton_mill coal:bury/1") == ["LAN-5.10"]
    assert broken(s, "build cotton_mill oldham/1 card:cotton_mill coal:rochdale/1") == ["LAN-5.4"]


def test_E2_no_coal_gets_to_colne() -> None:
    assert broken(position(OLDHAM), "build cotton_mill colne/1 card:colne coal:market") == ["LAN-6.6"]


BIRKENHEAD = "stack red shipyard 2; hand red shipyard colne; at liverpool/1 red port/2"
SHIPYARD = "build shipyard birkenhead/1 card:shipyard coal:market iron:market"


def test_E3_birkenhead() -> None:
    assert broken(position(f"era rail; {BIRKENHEAD}"), SHIPYARD) == ["LAN-6.6"]
    s = position(
        f"era rail; {BIRKENHEAD}; link blue birkenhead-ellesmere_port; at ellesmere_port/1 yellow port/2"
    )
    s = after(s, SHIPYARD)
    assert (money(s), flipped(s, "birkenhead/1"), income(s)) == (30 - 27, True, 11)
    canal = position(
        "round 2; stack red shipyard 4; hand red shipyard birkenhead; "
        "at liverpool/1 red port/1; at ellesmere_port/1 yellow port/1"
    )
    assert "LAN-6.6" in broken(canal, SHIPYARD)
    assert not any("birkenhead/1" in line for line in legal(canal))


def test_E4_canals_from_liverpool() -> None:
    s = position("round 2; at liverpool/1 red port/1; hand red colne wigan bury")
    assert [line for line in legal(s) if line.startswith("link")] == [
        "link liverpool-wigan",
        "link ellesmere_port-liverpool",
    ]
    s = after(s, "link liverpool-wigan", "card colne")
    assert money(s) == 27
    assert {line for line in legal(s) if line.startswith("link")} == {
        "link ellesmere_port-liverpool",
        "link preston-wigan",
        "link warrington_runcorn-wigan",
        "link blackburn-wigan",
    }


def test_E5_combined_actions_in_colne() -> None:
    s = position(
        "round 2; at bury/1 red coal_mine/1; hand red manchester coal_mine; hand blue colne; hand yellow colne"
    )
    s = after(s, "combine cotton_mill colne/1", "card manchester", "card coal_mine")
    assert (money(s), hand(s, "red"), view(s)["turn"]) == (30 - 12, [], 1)
    higher = "round 2; stack red cotton_mill 9; hand red manchester coal_mine"
    assert broken(position(higher), "combine cotton_mill colne/1 coal:market") == ["LAN-6.6"]
    assert (
        broken(position(f"{higher}; link blue colne-yorkshire"), "combine cotton_mill colne/1 coal:market")
        == []
    )


def test_E6_develop_a_mill_and_a_port() -> None:
    s = position("round 2; at colne/1 red cotton_mill/1; at bury/1 red cotton_mill/1; hand red colne wigan")
    assert levels(s, "cotton_mill") == [1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    s = after(s, "develop cotton_mill iron:market", "develop port iron:market")
    assert levels(s, "cotton_mill") == [2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert levels(s, "port") == [1, 2, 2, 3, 3, 4, 4]
    assert (track(s, "iron"), player(s, "red")["out"]) == (6, ["cotton_mill/1", "port/1"])


TRACKS = "round 2; coal 5; iron 4; link blue rochdale-yorkshire; hand red rochdale colne"


def test_E7_the_demand_tracks() -> None:
    s = position(f"{TRACKS}; stack red coal_mine 6")
    assert (view(s)["markets"]["coal"]["price"], view(s)["markets"]["iron"]["price"]) == (2, 3)
    s = after(s, "build coal_mine rochdale/1 card:rochdale")
    assert (money(s), track(s, "coal"), flipped(s, "rochdale/1")) == (30 - 7 + 4, 8, True)
    s = after(
        position(f"{TRACKS}; stack red coal_mine 4"), "build coal_mine rochdale/1 card:rochdale iron:market"
    )
    assert (money(s), goods(s, "rochdale/1"), flipped(s, "rochdale/1")) == (30 - 8 - 3 + 4, 1, False)


def test_E8_a_mill_and_an_own_port() -> None:
    text = (
        "at manchester/1 red cotton_mill/1{0}; "
        "at warrington_runcorn/2 red port/1{0}; link red manchester-warrington_runcorn"
    )
    s = after(position("round 2; " + text.format("")), "sell manchester/1 warrington_runcorn/2")
    assert (income(s), player(s, "red")["level"]) == (18, 4)
    assert row(ended(text.format(" flipped")), "canal-industries") == [3 + 2, 0, 0]


def test_E9_five_spaces() -> None:
    assert FACTS["tiles"]["cotton_mill/1"]["income"] == 5
    assert (FACTS["income"][10], FACTS["income"][15]) == (0, 3)


def test_E10_a_mill_card_in_the_canal_period() -> None:
    s = position(
        "round 2; at preston/1 red port/1; link red lancaster-preston preston-wigan warrington_runcorn-wigan; "
        "link blue blackburn-wigan; hand red cotton_mill shipyard"
    )
    built = [line.split(" ")[2] for line in legal(s) if "card:cotton_mill" in line]
    assert built == ["lancaster/2", "warrington_runcorn/1"]


def test_E11_a_loan_of_30() -> None:
    s = after(position("round 2; income 17 10 10"), "loan 30")
    assert (money(s), income(s), player(s, "red")["level"]) == (60, 12, 1)


def test_E12_manchester() -> None:
    spaces = [FACTS["spaces"][f"manchester/{n}"]["industries"] for n in (1, 2, 3, 4)]
    assert spaces == [["cotton_mill", "coal_mine"]] * 3 + [["iron_works"]]


def test_E13_the_manchester_card() -> None:
    s = position("round 2; at colne/1 red cotton_mill/1; hand red manchester wigan")
    assert broken(s, "build cotton_mill manchester/1 card:manchester") == []
    assert broken(s, "build coal_mine manchester/2 card:manchester") == []
    assert broken(s, "build iron_works manchester/4 card:manchester coal:market") == ["LAN-6.6"]


def test_E14_the_new_order() -> None:
    """Red, purple, green, yellow are seats 0 to 3 here."""
    text = "seats 4; round 3; actions 1; deck 0; turn purple; spent 23 6 6 12; hand purple colne wigan"
    s = after(position(f"{text}; order red blue yellow purple"), "pass", "card colne")
    assert view(s)["order"] == [1, 2, 3, 0]
    s = after(position(f"{text}; order red yellow blue purple"), "pass", "card colne")
    assert view(s)["order"] == [2, 1, 3, 0]


def test_E15_a_railway_to_manchester() -> None:
    s = position("era rail; round 2; at warrington_runcorn/2 red port/2; hand red colne wigan")
    s = after(s, "link manchester-warrington_runcorn coal:market")
    assert money(s) == 30 - 6


SALES = (
    "round 2; hand red colne wigan bury; at manchester/1 red cotton_mill/1; at bolton/1 red cotton_mill/2; "
    "at warrington_runcorn/2 blue port/1; link blue manchester-warrington_runcorn bolton-manchester"
)


def test_E16_a_port_and_the_distant_market() -> None:
    s = after(
        position(SALES),
        "sell manchester/1 warrington_runcorn/2",
        "card colne",
        "sell bolton/1 distant",
        "distant 0",
    )
    assert flipped(s, "manchester/1")
    assert flipped(s, "bolton/1")
    assert income(s, "blue") == 13
    other = after(position(f"{SALES}; used -4 -3"), "sell bolton/1 distant", "card colne", "distant -2")
    assert not flipped(other, "manchester/1")
    assert view(other)["phase"] == "action"


def test_E17_points_of_a_canal_period() -> None:
    """Yellow is seat 1 (blue) here, red seat 0."""
    s = ended(
        "at manchester/1 blue cotton_mill/2 flipped; at oldham/1 blue cotton_mill/1 flipped; "
        "at bury/1 blue coal_mine/2 flipped; at bolton/3 blue iron_works/2 flipped; "
        "at warrington_runcorn/2 red port/1 flipped; at stockport/1 red cotton_mill/1; "
        "link blue bury-manchester bolton-manchester manchester-oldham bolton-bury oldham-rochdale; "
        "link red manchester-warrington_runcorn warrington_runcorn-wigan"
    )
    assert row(s, "canal-links") == [3, 9, 0]
    assert row(s, "canal-industries") == [2, 15, 0]


def test_E18_through_yorkshire() -> None:
    text = "round 2; link red colne-yorkshire; stack red cotton_mill 9; hand red colne wigan bury"
    assert broken(position(text), "link rochdale-yorkshire") == []
    s = position(f"{text}; at rochdale/1 blue coal_mine/1; link blue rochdale-yorkshire")
    assert broken(s, "build cotton_mill colne/1 card:colne coal:rochdale/1") == []


def test_E19_a_sale_far_away() -> None:
    text = "round 2; hand red colne wigan bury; at colne/1 red cotton_mill/1; link red colne-yorkshire"
    lines = ("sell colne/1 distant", "card colne", "distant -2")
    s = after(position(text), *lines)
    assert (view(s)["distant"]["marker"], flipped(s, "colne/1"), money(s)) == (2, True, 32)
    assert income(after(position(f"{text}; option distant_bonus income"), *lines)) == 10 + 5 + 2


def test_E20_preston_and_lancaster() -> None:
    s = position("round 2; hand red preston lancaster")
    assert broken(s, "build port preston/2 card:preston") == ["LAN-5.11"]
    assert broken(s, "build cotton_mill preston/2 card:preston") == []
    assert broken(s, "build port lancaster/2 card:lancaster") == ["LAN-5.12"]
    assert broken(s, "build cotton_mill lancaster/2 card:lancaster") == []


def test_order_of_the_example_survives_a_round() -> None:
    """LAN-3.13: nobody spent anything."""
    s = after(last_turn("order yellow blue red; turn red; hand red colne wigan"), "pass", "card colne")
    assert view(s)["order"] == [2, 1, 0]
