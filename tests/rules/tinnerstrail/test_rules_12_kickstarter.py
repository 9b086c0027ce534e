"""TIN-12: the Kickstarter pack."""

import pytest

from tests.rules.tinnerstrail.table import (
    FACTS,
    after,
    broken,
    column,
    cubes,
    events,
    legal,
    money,
    opened,
    player,
    position,
    tin,
    view,
)

PACK = "seats 3; option kickstarter both"


def test_12_1_its_maps_replace_the_wild_deck() -> None:
    s = opened(3, kickstarter="maps")
    assert player(s, "red")["decks"][-1] == "wild"
    assert player(s, "red")["hand"][-1].startswith("ks_")
    assert sum(view(s)["maps"]["wild"]["unseen"].values()) == 6
    assert not any(id.startswith("wild_") for id in view(s)["maps"]["wild"]["unseen"])


@pytest.mark.parametrize("seats", [1, 2])
def test_12_1_with_one_or_two_players_they_are_not_used(seats: int) -> None:
    s = opened(seats, kickstarter="both")
    assert "wild" not in view(s)["maps"]
    assert len(player(s, "red")["hand"]) == 3


def test_12_1_each_serves_in_two_regions() -> None:
    s = position(f"{PACK}; hand red ks_ac")
    assert legal(after(s, "build gwennap")) == ["map none"]  # region B; asked, because the back does not tell
    assert broken(after(s, "build gwennap"), "map ks_ac") == ["TIN-5.3"]
    assert broken(after(s, "build truro"), "map ks_ac") == []
    assert broken(after(s, "build st_just"), "map ks_ac") == []


def test_12_2_its_tiles_are_shuffled_into_the_regions() -> None:
    assert len(view(opened(3, kickstarter="tiles"))["tiles"]["A"]["unseen"]) == 8  # 9 less one face up
    assert len(view(opened(3))["tiles"]["A"]["unseen"]) == 6
    s = position("seats 3; option kickstarter tiles; phase reveal; purpose mine; auction gwennap; leader red")
    assert tin.game.chance(s).weight(tin.game.parse("reveal gwennap BK1")) == pytest.approx(1 / 9)


def test_12_3_money_after_the_bid_is_paid() -> None:
    """No discount: with £4 nobody bids £5, though the tile gives £3."""
    s = position(f"{PACK}; money 4 4 4; tile gwennap BK1")
    s = after(s, "build gwennap")
    assert broken(s, "bid 5") == ["TIN-5.2"]
    s = after(s, "bid 4")
    assert money(s, "red") == 3


def test_12_3_it_may_pay_for_a_map() -> None:
    s = position(f"{PACK}; money 4 4 4; tile gwennap BK1; hand red B-water2")
    s = after(s, "build gwennap", "bid 4")
    assert broken(s, "map B-water2") == []
    assert money(after(s, "map B-water2"), "red") == 0


def test_12_4_a_work_point_less() -> None:
    s = position(f"{PACK}; tile gwennap BK2; columns 0 5 5")
    s = after(s, "build gwennap", "bid 1", "withdraw", "withdraw")
    assert column(s, "red") == 1
    assert cubes(s, "gwennap") == (3, 2, 3)


def test_12_4_two_are_still_needed_to_take_part() -> None:
    assert broken(position(f"{PACK}; tile gwennap BK2; columns 9 9 9"), "build gwennap") == ["TIN-5.2"]
    assert broken(position(f"{PACK}; tile gwennap BK2; columns 8 9 9"), "build gwennap") == []


def test_12_5_the_two_parts_can_be_used_separately() -> None:
    tiles = opened(3, kickstarter="tiles")
    assert player(tiles, "red")["hand"][-1].startswith("wild_")
    assert any("K" in id for id in view(tiles)["tiles"]["A"]["unseen"])
    maps = opened(3, kickstarter="maps")
    assert not any(
        "K" in id for id in view(maps)["tiles"]["A"]["unseen"] + view(maps)["tiles"]["B"]["unseen"]
    )


def test_the_pack_holds_six_maps_and_eight_tiles() -> None:
    assert sum(1 for map in FACTS["maps"].values() if map["kickstarter"]) == 6
    assert sum(1 for tile in FACTS["tiles"].values() if tile["kickstarter"]) == 8
    s = position(f"{PACK}; tile gwennap BK1")
    told = events(after(s, "build gwennap", "bid 1", "withdraw"), "withdraw", kind="tile-money")
    assert told == [{"seat": 0, "money": 3, "tile": "BK1"}]
