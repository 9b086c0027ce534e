"""TIN-2: setup."""

from collections import Counter

import pytest

from gwarek.core.chance import FairRng, QuickRng
from tests.rules.tinnerstrail.table import (
    FACTS,
    after,
    broken,
    drawn,
    events,
    legal,
    opened,
    player,
    position,
    tin,
    view,
    why,
)

CHOOSING = "seats 3; phase keep; choice red A-tin1 A-port B-tin1 B-tin1; choice blue A-pump A-mixed"


@pytest.mark.parametrize(("seats", "board"), [(1, "2"), (2, "2"), (3, "3"), (4, "4"), (5, "5")])
def test_2_1_the_improvement_board_of_the_number_of_players(seats: int, board: str) -> None:
    shelf = view(opened(seats))["shelf"]
    assert shelf == FACTS["shelves"][board]


def test_2_1_five_players_have_two_single_pumps_in_round_one() -> None:
    assert view(opened(5))["shelf"]["pumps"] == [[1, 1], [2], [2], [3]]


def test_2_2_twenty_pounds_and_no_points() -> None:
    for p in view(opened(4))["players"]:
        assert (p["money"], p["points"], p["column"]) == (20, 0, 0)


def test_2_3_markers_lie_in_random_order() -> None:
    s = tin.game.setup({}, 4)
    assert tin.game.chance(s).weight(tin.game.parse("order blue red white")) == 0
    assert tin.game.chance(s).weight(tin.game.parse("order blue red yellow purple")) == pytest.approx(1 / 24)
    s = after(s, "order blue purple red yellow")
    assert view(s)["track"] == [1, 3, 0, 2]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_2_4_tiles_lie_where_the_map_card_says(seats: int) -> None:
    areas = view(opened(seats))["areas"]
    assert [id for id in areas if areas[id]["tile"]] == sorted(
        FACTS["map_cards"][str(seats)], key=list(areas).index
    )
    if seats <= 3:
        assert not any(areas[id]["tile"] for id in areas if FACTS["areas"][id]["region"] == "D")


def test_2_4_a_tile_lies_in_its_own_region() -> None:
    s = after(tin.game.setup({}, 3), "order red blue yellow")
    assert tin.game.chance(s).weight(tin.game.parse("open st_just B1")) == 0
    assert tin.game.chance(s).weight(tin.game.parse("open st_just A1")) == pytest.approx(1 / 5 / 7)


@pytest.mark.parametrize(("seats", "up"), [(1, 2), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_2_5_one_or_two_tiles_per_region_are_face_up(seats: int, up: int) -> None:
    areas = view(opened(seats))["areas"]
    for region in "ABC" if seats <= 3 else "ABCD":
        faces = [
            areas[id]["tile"]["face"]
            for id in areas
            if areas[id]["tile"] and FACTS["areas"][id]["region"] == region
        ]
        assert faces.count("up") == up


def test_2_5_two_tiles_are_one_unordered_choice() -> None:
    s = after(tin.game.setup({}, 4), "order red blue yellow purple")
    line = tin.game.parse("open marazion A5 st_just A3")
    assert line.text() == "open st_just A3 marazion A5"
    # 10 pairs of the five areas, then 7 * 6 ways to lay tiles on them
    assert tin.game.chance(s).weight(line) == pytest.approx(1 / 10 / 42)
    assert tin.game.chance(s).weight(tin.game.parse("open st_just A3 st_ives A3")) == 0


def test_2_6_deck_d_is_not_used_with_two_or_three() -> None:
    assert list(view(opened(3))["maps"]) == ["A", "B", "C", "wild"]
    assert list(view(opened(2))["maps"]) == ["A", "B", "C"]
    assert list(view(opened(4))["maps"]) == ["A", "B", "C", "D", "wild"]


@pytest.mark.parametrize(("seats", "dealt"), [(1, 6), (2, 6), (3, 7), (4, 9), (5, 9)])
def test_2_7_two_maps_of_each_region_and_a_wild_one(seats: int, dealt: int) -> None:
    s = drawn(tin.game.setup({}, seats))
    assert view(s)["phase"] == "keep"
    assert player(s, "red")["still"] == len(view(s)["tiles"])
    told = list(events(tin.game.setup({}, 3), "order red blue yellow"))
    assert told == [{"seats": [0, 1, 2]}]
    s = opened(seats)
    assert len(player(s, "red")["hand"]) == (dealt + 1) // 2 if seats > 2 else 3


def test_2_7_one_of_the_two_is_kept() -> None:
    s = position(CHOOSING)
    assert legal(s, "red") == ["keep A-tin1", "keep A-port"]
    assert broken(s, "keep A-pump", "red") == ["TIN-2.7"]
    assert why(s, "keep B-tin1", "red") == {"region": "A", "map": "B-tin1"}
    s = after(s, "keep A-port")
    assert player(s, "red")["hand"] == ["A-port"]
    assert player(s, "red")["thrown"] == ["A-tin1"]


def test_2_7_two_alike_are_still_asked() -> None:
    s = after(position(CHOOSING), "keep A-port")
    assert legal(s, "red") == ["keep B-tin1"]
    s = after(s, "keep B-tin1")
    assert (player(s, "red")["hand"], player(s, "red")["thrown"]) == (
        ["A-port", "B-tin1"],
        ["A-tin1", "B-tin1"],
    )


def test_2_7_maps_not_dealt_stay_unseen_in_the_box() -> None:
    s = opened(3)
    assert view(s)["maps"]["A"]["deck"] is None
    assert sum(view(s)["maps"]["A"]["unseen"].values()) == 12
    assert sum(view(s, "red")["maps"]["A"]["unseen"].values()) == 10


def test_2_7_the_chance_of_a_deal() -> None:
    s = drawn(tin.game.setup({}, 2))  # wherever it is, go back to the deal
    s = position("seats 2; phase deal; step 0; prices - -")
    line = tin.game.parse("deal red A-tin1 A-tin1 B-tin1 B-port C-port C-pump")
    # two of two tin1 among 12; tin1 (2 of 12) and port in either order; two single maps in either order
    expected = (2 / 12 * 1 / 11) * (2 * 2 / 12 * 1 / 11) * (2 * 1 / 12 * 1 / 11)
    assert tin.game.chance(s).weight(line) == pytest.approx(expected)
    assert tin.game.chance(s).weight(tin.game.parse("deal red A-tin1 A-tin1")) == 0
    assert (
        tin.game.chance(s).weight(tin.game.parse("deal blue A-tin1 A-tin1 B-tin1 B-port C-port C-pump")) == 0
    )


def test_2_8_two_players_have_no_wild_map_and_shuffle_back_what_they_throw_away() -> None:
    s = drawn(tin.game.setup({}, 2))
    while view(s)["phase"] == "keep":
        s = after(s, legal(s)[0])
    assert player(s, "red")["decks"] == ["A", "B", "C"]
    # 12 maps less one in each of two hands
    assert [view(s)["maps"][deck]["deck"] for deck in "ABC"] == [10, 10, 10]


def test_2_9_everybody_chooses_at_once_and_in_secret() -> None:
    s = position(CHOOSING)
    assert tin.game.to_act(s) == [0, 1]
    assert broken(s, "keep A-mixed", "blue") == []
    assert broken(s, "keep A-mixed", "yellow") == ["TIN-TURN"]
    secret = tin.game.secret(s, 0, tin.game.parse("keep A-port"))
    assert secret is not None
    assert (secret.to, secret.shown) == (1, "keep A ?")
    assert events(s, "keep A-port") == [{"seat": 0, "region": "A"}]
    own = {"seat": 0, "region": "A", "map": "A-port", "thrown_map": "A-tin1"}
    assert events(s, "keep A-port", viewer=0) == [own]


def test_2_9_a_deal_is_read_by_its_owner_alone() -> None:
    s = position("seats 2; phase deal; step 0; prices - -")
    deal = tin.game.parse("deal red A-tin1 A-tin1 B-tin1 B-port C-port C-pump")
    secret = tin.game.secret(s, -1, deal)
    assert secret is not None
    assert (secret.to, secret.shown) == (1, "deal red ? ? ? ? ? ?")


def test_2_10_bidding_goes_by_seat_whatever_the_work_track_says() -> None:
    s = position("seats 4; track purple blue yellow red; active purple; turn purple; tile gwennap B1")
    s = after(s, "build gwennap", "bid 1")
    assert view(s)["turn"] == 0
    s = after(s, "bid 2")
    assert view(s)["turn"] == 1


def test_redeal_gives_others_any_maps_they_could_hold() -> None:
    """What a seat threw back cannot be in the other's hand, unless there was a second one."""
    s = position("seats 2; hand red A-port; thrown red A-tin1; hand blue A-pump; thrown blue A-water1")
    found: Counter[str] = Counter()
    rng = QuickRng("hands")
    for _ in range(600):
        other = tin.game.redeal(s, 0, rng)
        found[tin.view(other, "blue")["players"][1]["hand"][0]] += 1
    assert "A-port" not in found
    assert set(found) == {
        f"A-{id}"
        for id in ["tin1", "copper1", "water1", "water2", "tin2", "copper2", "mixed", "miner", "pump"]
    }
    # ten maps it could be: one tin1 left, two copper1
    assert found["A-copper1"] == pytest.approx(120, abs=45)
    assert found["A-tin1"] == pytest.approx(60, abs=35)


def test_redeal_knows_what_the_deck_has_shown() -> None:
    s = position(
        "seats 2; hand red A-port; hand blue A-pump; played deck:A-miner deck:A-copper1 deck:A-copper1"
    )
    rng = QuickRng("shown")
    for _ in range(200):
        hand = tin.view(tin.game.redeal(s, 0, rng), "blue")["players"][1]["hand"]
        assert hand[0] not in ("A-miner", "A-copper1", "A-port")


def test_one_seed_deals_one_hand() -> None:
    s = position("seats 3; phase deal; step 0; prices - -")
    draw = tin.game.chance(s)
    assert draw.sample(FairRng("x", 1)).text() == draw.sample(FairRng("x", 1)).text()
