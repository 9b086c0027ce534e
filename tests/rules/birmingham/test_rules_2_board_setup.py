"""BIR-2: setting up the board."""

from collections import Counter

import pytest

from tests.rules.birmingham.table import (
    FACTS,
    after,
    brass,
    broken,
    market,
    merchant,
    opened,
    passed,
    player,
    position,
    row,
    view,
)


@pytest.mark.parametrize(
    ("seats", "deck", "location", "industry"), [(2, 40, 27, 13), (3, 54, 35, 19), (4, 64, 41, 23)]
)
def test_2_2_decks(seats: int, deck: int, location: int, industry: int) -> None:
    """BIR-2.1, BIR-2.2."""
    totals = Counter[str]()
    for card in FACTS["cards"].values():
        totals[card["kind"]] += card["counts"][str(seats)]
    assert (totals["location"], totals["industry"]) == (location, industry)
    s = opened(seats)
    # 8 in each hand and one face down, the rest in the deck
    assert view(s)["deck"] == deck - 9 * seats


def test_2_3_banner_colours_tell_which_cards_are_absent() -> None:
    for id, card in FACTS["cards"].items():
        if card["kind"] != "location":
            continue
        counts = card["counts"]
        assert (counts["2"] == 0) == (card["colour"] in ("blue", "teal")), id
        assert (counts["3"] == 0) == (card["colour"] == "teal"), id
        assert counts["4"] > 0
    assert FACTS["cards"]["uttoxeter"]["counts"] == {"2": 0, "3": 1, "4": 2}


@pytest.mark.parametrize("card", ["wild_location", "wild_industry", "pottery"])
def test_2_4_a_town_without_cards_is_in_play(card: str) -> None:
    s = position(f"seats 2; round 2; money 30 17; link red belper-derby; hand red {card}")
    assert broken(s, f"build pottery belper/3 card:{card} iron:market") == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_5_as_many_wild_cards_as_players(seats: int) -> None:
    """BIR-O2."""
    assert view(position(f"seats {seats}"))["wilds"] == {"wild_location": seats, "wild_industry": seats}
    s = position(f"seats {seats}; option wild_cards_per_type 4; hand red wild_location")
    assert view(s)["wilds"] == {"wild_location": 3, "wild_industry": 4}


def test_2_6_the_deck_has_no_order_before_it_is_drawn() -> None:
    """Another seed, another hand; the same seed, the same hand."""
    hands = [tuple(player(opened(4, seed), "red")["hand"]) for seed in ("a", "b", "c", "a")]
    assert hands[0] == hands[3]
    assert len(set(hands)) == 3


@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        (2, ["shrewsbury/1", "gloucester/1", "gloucester/2", "oxford/1", "oxford/2"]),
        (
            3,
            [
                "shrewsbury/1",
                "gloucester/1",
                "gloucester/2",
                "oxford/1",
                "oxford/2",
                "warrington/1",
                "warrington/2",
            ],
        ),
    ],
)
def test_2_7_merchant_spaces_in_use(seats: int, spaces: list[str]) -> None:
    assert [m["space"] for m in view(opened(seats))["merchants"]] == spaces


@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (2, {"any": 1, "cotton_mill": 1, "manufacturer": 1, "blank": 2}),
        (3, {"any": 1, "cotton_mill": 1, "manufacturer": 1, "blank": 3, "pottery": 1}),
        (4, {"any": 1, "cotton_mill": 2, "manufacturer": 2, "blank": 3, "pottery": 1}),
    ],
)
def test_2_8_merchant_tiles(seats: int, tiles: dict[str, int]) -> None:
    assert Counter(m["kind"] for m in view(opened(seats))["merchants"]) == tiles


def test_2_9_a_barrel_beside_every_tile_that_is_not_blank() -> None:
    for m in view(opened(4))["merchants"]:
        assert m["barrel"] == (m["kind"] != "blank")


def test_2_10_the_coal_market_at_the_start() -> None:
    """BIR-2.11."""
    s = opened(2)
    assert (market(s, "coal"), market(s, "iron")) == (13, 8)
    assert view(s)["markets"]["coal"] == {"cubes": 13, "price": 1, "pays": 1}
    assert view(s)["markets"]["iron"] == {"cubes": 8, "price": 2, "pays": 1}


def test_2_11_both_cheapest_iron_spaces_are_empty() -> None:
    s = after(position("round 2"), "develop coal_mine iron:market")
    assert player(s, "red")["money"] == 15


def test_2_12_farms_start_empty() -> None:
    assert view(opened(4))["tiles"] == []


def test_2_13_a_merchant_place_without_tiles_stays_on_the_map() -> None:
    """Lines, network and two symbols; no tile to sell to."""
    s = position("seats 2; round 2; at stoke_on_trent/1 red cotton_mill/1; at stone/1 red brewery/1")
    s = after(s, "link warrington-stoke_on_trent")
    assert "warrington" in player(s, "red")["network"]
    text = (
        "link red warrington-stoke_on_trent; at stoke_on_trent/1 red cotton_mill/1; at stone/1 red brewery/1"
    )
    sale = "sell stoke_on_trent/1 warrington/1 beer:stone/1"
    assert broken(position(f"seats 2; round 2; {text}"), sale) == ["BIR-10.2"]
    assert not any(m["place"] == "warrington" for m in view(s)["merchants"])
    last = position(
        f"seats 2; round 10; turn blue; actions 1; hand red; hand blue birmingham; deck 0; {text}"
    )
    assert row(passed(last), "canal-links") == [2, 0]


def test_2_14_the_supply_has_no_end() -> None:
    """See W-8; nothing in a position counts the supply."""
    assert "supply" not in view(opened(2))


def test_merchants_drawn_in_any_order_have_a_weight() -> None:
    draw = brass.game.chance(brass.game.setup({}, 2))
    # 5! / 2! orders of five tiles, two of them alike
    line = "merchants blank any blank cotton_mill manufacturer"
    assert draw.weight(brass.game.parse(line)) == pytest.approx(1 / 60)
    assert draw.weight(brass.game.parse("merchants any any blank cotton_mill manufacturer")) == 0
    assert merchant(after(brass.game.setup({}, 2), line), "gloucester/1")["kind"] == "any"
