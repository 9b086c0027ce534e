"""TIN-6: auctions of 2 players."""

import pytest

from tests.rules.tinnerstrail.table import (
    after,
    area,
    broken,
    cubes,
    events,
    legal,
    money,
    player,
    position,
    shown,
    tin,
    view,
    why,
)

UP = "seats 2; tile gwennap B1"  # 3 copper, 3 tin, 4 water


def test_6_1_a_map_is_played_before_every_auction() -> None:
    """Face up or not, opponent or none."""
    for text in (UP, "seats 2", f"{UP}; rows blue", "seats 2; columns 0 9"):
        s = after(position(f"{text}; hand red B-copper1"), "build gwennap")
        assert view(s)["phase"] == "map"
        assert legal(s) == ["map B-copper1", "map deck"]
        assert broken(s, "map none") == ["TIN-6.1"]


def test_6_1_none_after_the_bidding() -> None:
    s = position(f"{UP}; hand red B-copper1; hand blue B-tin1")
    s = after(s, "build gwennap", "map deck", "top B-water1", "bid 1", "bid 2", "withdraw")
    assert view(s)["phase"] == "turn"


def test_6_2_from_hand_or_the_top_of_the_deck() -> None:
    s = after(position(f"{UP}; hand red B-copper1 A-tin1"), "build gwennap")
    assert broken(s, "map A-tin1") == ["TIN-5.3"]
    assert player(after(s, "map B-copper1"), "red")["hand"] == ["A-tin1"]
    s = after(s, "map deck")
    assert tin.game.chance(s).weight(tin.game.parse("top B-copper1")) == pytest.approx(1 / 11)
    assert tin.game.chance(s).weight(tin.game.parse("top B-tin1")) == pytest.approx(2 / 11)
    assert tin.game.chance(s).weight(tin.game.parse("top A-tin1")) == 0
    s = after(s, "top B-tin1")
    assert view(s)["maps"]["B"]["deck"] == 10
    assert view(s)["auction"]["source"] == "deck"


def test_6_2_without_a_map_of_the_region_the_deck_is_turned_at_once() -> None:
    s = position(f"{UP}; hand red A-tin1")
    assert tin.game.to_act(after(s, "build gwennap")) == [-1]


def test_6_2_three_players_have_no_deck() -> None:
    s = after(position("seats 3; hand red B-copper1"), "build gwennap")
    assert broken(s, "map deck") == ["TIN-6.2"]


def test_6_3_the_minimum_is_the_value_of_the_map() -> None:
    s = after(position(f"{UP}; hand red B-tin2"), "build gwennap", "map B-tin2")
    assert legal(s)[0] == "bid 3"
    assert broken(s, "bid 2") == ["TIN-6.3"]
    assert why(s, "bid 2") == {"minimum": 3}


def test_6_3_who_has_passed_does_not_raise_it() -> None:
    s = after(position(f"{UP}; rows blue; hand red B-tin1"), "build gwennap", "map B-tin1")
    assert legal(s)[0] == "bid 1"


def test_6_4_a_map_from_hand_needs_the_money_for_its_minimum() -> None:
    s = after(position(f"{UP}; money 5 20; hand red B-copper2"), "build gwennap")
    assert broken(s, "map B-copper2") == []
    s = after(position(f"{UP}; money 4 20; hand red B-copper2"), "build gwennap")
    assert broken(s, "map B-copper2") == ["TIN-6.4"]
    assert why(s, "map B-copper2") == {"map": "B-copper2", "price": 5, "have": 4}
    assert legal(s) == ["map deck"]  # still asked: the others must not learn what he cannot pay


def test_6_4_only_a_map_from_hand_lets_him_look() -> None:
    s = after(position("seats 2; hand red B-copper1"), "build gwennap", "map B-copper1")
    s = after(s, "look gwennap B4")
    assert view(s, "red")["areas"]["gwennap"]["tile"]["id"] == "B4"
    assert view(s, "blue")["areas"]["gwennap"]["tile"]["id"] is None
    s = after(position("seats 2; hand red B-copper1"), "build gwennap", "map deck", "top B-tin1")
    assert view(s)["phase"] == "opening"
    assert view(s, "red")["areas"]["gwennap"]["tile"]["id"] is None


def test_6_4_having_played_it_he_must_open() -> None:
    s = after(position(f"{UP}; hand red B-copper1"), "build gwennap", "map B-copper1")
    assert broken(s, "withdraw") == ["TIN-5.17"]


def test_6_5_a_deck_map_he_cannot_pay_gives_the_other_the_choice() -> None:
    s = after(position("seats 2; money 4 20"), "build gwennap", "top B-copper2")
    assert (view(s)["phase"], view(s)["turn"]) == ("bidding", 1)
    assert legal(s)[0] == "bid 5"
    assert legal(s)[-1] == "withdraw"
    assert broken(s, "bid 4") == ["TIN-6.3"]
    s = after(s, "bid 6")
    assert tin.game.to_act(s) == [-1]  # nobody can raise: the tile is turned up
    s = after(s, "reveal gwennap B1")
    assert (area(s, "gwennap")["owner"], money(s, "blue"), money(s, "red")) == (1, 14, 4)


def test_6_5_if_he_can_pay_he_must_open() -> None:
    s = after(position("seats 2; money 5 20"), "build gwennap", "top B-copper2")
    assert (view(s)["phase"], view(s)["turn"]) == ("opening", 0)
    assert legal(s) == ["bid 5"]


@pytest.mark.parametrize("unable", ["money 4 4", "money 4 20; columns 0 9", "money 4 20; rows blue"])
def test_6_5_an_opponent_who_cannot_bid_is_not_asked(unable: str) -> None:
    s = after(position(f"seats 2; {unable}"), "build gwennap", "top B-copper2")
    assert area(s, "gwennap")["lost"]
    assert (view(s)["phase"], view(s)["active"]) == ("turn", 0)


def test_6_6_both_withdraw_a_face_down_tile_leaves_unseen() -> None:
    s = position("seats 2; money 4 20; at gwennap drainage 1 copper 1 tin 1")
    s = after(s, "build gwennap", "top B-copper2", "withdraw")
    there = area(s, "gwennap")
    assert (there["tile"], there["lost"], there["owner"]) == (None, True, None)
    assert (there["drainage"], there["copper"], there["tin"]) == (1, 1, 1)
    assert broken(s, "build gwennap") == ["TIN-5.1"]
    assert len(view(s)["tiles"]["B"]["unseen"]) == 7  # nobody knows which it was
    assert view(s)["maps"]["B"]["played"] == ["B-copper2"]


def test_6_6_a_face_up_tile_stays() -> None:
    s = after(position(f"{UP}; money 4 20"), "build gwennap", "top B-copper2", "withdraw")
    assert area(s, "gwennap")["tile"]["id"] == "B1"
    assert broken(s, "build gwennap") == []


def test_6_6_who_had_surveyed_it_knows_which_tile_is_gone() -> None:
    s = position("seats 2; money 4 20; seen gwennap B4 blue")
    s = after(s, "build gwennap", "top B-copper2", "withdraw")
    assert "B4" not in view(s, "blue")["tiles"]["B"]["unseen"]
    assert "B4" in view(s, "red")["tiles"]["B"]["unseen"]


def test_6_7_then_as_in_any_auction() -> None:
    s = position(f"{UP}; hand red B-copper1")
    s = after(s, "build gwennap", "map B-copper1", "bid 2", "bid 7", "withdraw")
    assert cubes(s, "gwennap") == (4, 3, 4)
    assert (money(s, "red"), money(s, "blue")) == (24, 13)  # half of £7, rounded up
    assert shown(s, "blue")["column"] == 2


def test_6_7_no_half_bid_for_a_deck_map() -> None:
    s = after(position(UP), "build gwennap", "top B-copper1", "bid 2", "bid 7", "withdraw")
    assert (money(s, "red"), money(s, "blue")) == (20, 13)


def test_6_8_an_empty_deck_and_no_map_no_auction() -> None:
    kinds = [
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
    ]
    played = " ".join(f"deck:B-{kind}" for kind in kinds)
    s = position(f"{UP}; hand red B-pump; played {played}")
    assert view(s)["maps"]["B"]["deck"] == 0
    assert broken(s, "build gwennap") == []
    assert legal(after(s, "build gwennap")) == ["map B-pump"]
    assert broken(after(s, "build gwennap"), "map deck") == ["TIN-6.8"]
    s = position(f"{UP}; hand blue B-pump; played {played}")
    assert broken(s, "build gwennap") == ["TIN-6.8"]
    assert why(s, "build gwennap") == {"region": "B"}
    assert broken(s, "build st_just") == []
    poor = position(f"{UP}; money 3 20; hand red B-pump; played {played}")  # its minimum is £4
    assert broken(poor, "build gwennap") == ["TIN-6.8"]


def test_what_is_told_when_nobody_buys() -> None:
    s = position("seats 2; money 4 20")
    told = events(s, "build gwennap", "top B-copper2", kind="cannot-open")
    assert told == [{"seat": 0, "price": 5, "money": 4}]
    assert events(s, "build gwennap", "top B-copper2", "withdraw", kind="tile-removed") == [
        {"area": "gwennap"}
    ]
