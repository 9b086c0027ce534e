"""What is known before the dice fall: Lord Wallace's bid (TIN-13.16, 13.17), the price of the top map (TIN-6.5)."""

from itertools import product
from typing import Any

import pytest

from gwarek.core.chance import FairRng
from tests.rules.tinnerstrail.table import FACTS, after, card_for, events, opened, position, solo, tin, view

HAND = "seats 1; turn red; active red; back A; columns 4 4"


def judged(s: Any) -> dict[str, Any]:
    found: dict[str, Any] = view(s)["auction"]["wallace"]
    return found


def mine(s: Any) -> dict[str, Any]:
    """What the opener sees."""
    found: dict[str, Any] = tin.game.view(s, 0)
    return found


def cells(s: Any, line: str) -> dict[str, dict[str, Any]]:
    seat = tin.game.to_act(s)[0]
    return {cell.id: cell.args for cell in tin.game.preview(s, seat, tin.game.parse(line))}


def rolled(value: int, price: int, more: int = 0) -> dict[int, int]:
    """By hand: his row of the bid table, every roll of its dice counted one by one."""
    row = next(row for row in FACTS["bid_rows"] if row["from"] <= value <= row["to"])
    pick = {"highest": max, "lowest": min}[row["pick"]]
    out: dict[int, int] = {}
    for dice in product(FACTS["dice"]["faces"], repeat=len(row["dice"])):
        bid = pick(dice) + price + more
        out[bid] = out.get(bid, 0) + 1
    return out


def bids(s: Any) -> dict[int, int]:
    return {bid["price"]: bid["ways"] for bid in judged(s)["bids"]}


# -- what he thinks of the area, while you may bid


@pytest.mark.parametrize(
    ("tile", "map", "value"),
    [
        ("B1", "B-port", 2),  # 3 + 2 - 3, and a port inland adds nothing: the lower of two dice
        ("B1", "B-tin1", 3),  # the higher of two
        ("B2", "B-copper2", 5),
    ],
)
def test_13_16_his_value_and_the_odds_of_every_bid(tile: str, map: str, value: int) -> None:
    s = position(f"{HAND}; tile gwennap {tile}; phase opening; auction gwennap; map {map} deck")
    found = judged(s)
    assert found["value"] == value
    assert found["value"] == found["tile"] + found["map"] + found["arsenic"]
    by_hand = rolled(value, FACTS["maps"][map]["value"])
    assert bids(s) == by_hand
    assert found["of"] == sum(by_hand.values()) == 36
    assert found["why"] is None


def test_13_43_deep_pockets_are_in_the_odds() -> None:
    text = (
        f"{HAND}; option deep_pockets yes; tile gwennap B2; phase opening; auction gwennap; map B-tin1 deck"
    )
    s = position(text)
    assert bids(s) == rolled(judged(s)["value"], FACTS["maps"]["B-tin1"]["value"], more=2)


def test_13_17_your_bid_wins_where_his_is_not_higher() -> None:
    """B1 with one tin is worth 3: the higher of two dice, and the map's £1. A £4 bid loses to a four only: 11 of 36."""
    s = position(f"{HAND}; tile gwennap B1; phase opening; auction gwennap; map B-tin1 deck")
    assert FACTS["maps"]["B-tin1"]["value"] == 1
    assert cells(s, "bid 4")["odds"] == {"wins": 25, "of": 36, "percent": 69}
    assert cells(s, "bid 5")["odds"] == {"wins": 36, "of": 36, "percent": 100}
    assert cells(s, "bid 1")["odds"] == {"wins": 1, "of": 36, "percent": 3}


def test_13_17_the_odds_are_those_of_his_dice() -> None:
    """The same by playing it: every roll chance can make, with its weight."""
    s = position(f"{HAND}; tile gwennap B2; phase opening; auction gwennap; map B-copper2 deck")
    told = cells(s, "bid 6")["odds"]
    asked = after(s, "bid 6")
    chance = tin.game.chance(asked)
    wins = 0.0
    for dice in product(sorted(set(FACTS["dice"]["faces"])), repeat=2):
        line = f"dice {dice[0]} {dice[1]}"
        if view(after(asked, line))["areas"]["gwennap"]["owner"] == 0:
            wins += chance.weight(tin.game.parse(line))
    assert told["wins"] / told["of"] == pytest.approx(wins)


def test_13_15_13_16_where_he_stays_out_it_says_why() -> None:
    auction = "phase opening; auction gwennap; map B-tin1 deck"
    worn = position(f"seats 1; columns 8 9; turn red; active red; back A; tile gwennap B1; {auction}")
    assert (judged(worn)["why"], bids(worn)) == ("work", {})
    assert cells(worn, "bid 1")["odds"] == {"wins": 1, "of": 1, "percent": 100}
    far = position(f"seats 1; columns 1 4; turn red; active red; back A; tile gwennap B1; {auction}")
    assert judged(far)["why"] == "far"
    poor = position(f"{HAND}; down gwennap; phase opening; auction gwennap; map B-port deck")
    assert (judged(poor)["value"], judged(poor)["why"]) == (0, "value")


def test_13_17_once_he_has_bid_nothing_is_left_to_chance() -> None:
    s = solo("back B; tile gwennap B1; money 20 0")
    s = after(s, card_for(s, "build"), "top B-tin1", "back A", "dice 1 3")
    assert (view(s)["phase"], bids(s), judged(s)["value"]) == ("bidding", {}, 3)
    assert cells(s, f"bid {view(s)['auction']['bid'] + 1}")["odds"] == {"wins": 1, "of": 1, "percent": 100}


def test_with_other_people_there_is_nothing_to_tell() -> None:
    s = position("seats 2; tile gwennap B1; phase opening; auction gwennap; map B-tin1 deck")
    assert judged(s) is None
    assert "odds" not in cells(s, "bid 4")


def test_1_7_a_face_down_tile_counts_nothing_whatever_it_is() -> None:
    """What he thinks of it is the same over all deals the seat could not tell apart."""
    s = position(f"{HAND}; down gwennap; phase opening; auction gwennap; map B-copper2 deck")
    assert judged(s)["tile"] == 0
    for n in range(20):
        other = tin.game.redeal(s, 0, FairRng("odds", n))
        assert view(other)["auction"] == view(s)["auction"]


# -- the top map can ask for more than you have


def dearer(s: Any, region: str, money: int) -> tuple[int, int]:
    """By hand: of the maps this seat has not seen, those whose value is above its money."""
    unseen = mine(s)["maps"][region]["unseen"]
    return sum(n for id, n in unseen.items() if FACTS["maps"][id]["value"] > money), sum(unseen.values())


def test_6_5_the_top_map_may_be_too_dear() -> None:
    s = position("seats 2; money 2 20; tile gwennap B1; hand red B-tin1; phase map; auction gwennap")
    dear, of = dearer(s, "B", 2)
    assert 0 < dear < of
    found = cells(s, "map deck")
    assert found["too-dear"] == {"dear": dear, "of": of, "have": 2, "then": "rival"}
    values = [FACTS["maps"][id]["value"] for id in mine(s)["maps"]["B"]["unseen"]]
    assert found["top"] == {"region": "B", "least": min(values), "most": max(values)}
    asked = tin.game.asks(s, 0)
    assert (asked.id, asked.args) == ("map-dear", {"area": "gwennap", "dear": dear, "of": of, "money": 2})


def test_6_5_without_a_map_in_hand_naming_the_area_turns_it_up() -> None:
    text = "seats 2; money 2 20; tile gwennap B1"
    s = position(f"{text}; hand red A-tin1")
    assert cells(s, "build gwennap")["too-dear"]["have"] == 2
    assert "too-dear" not in cells(position(f"{text}; hand red B-tin1"), "build gwennap")


def test_6_5_money_enough_needs_no_warning() -> None:
    most = max(map["value"] for map in FACTS["maps"].values() if map["deck"] == "B")
    s = position(f"seats 2; money {most} 20; tile gwennap B1; hand red B-tin1; phase map; auction gwennap")
    assert "too-dear" not in cells(s, "map deck")
    assert tin.game.asks(s, 0).id == "map"
    short = position(
        f"seats 2; money {most - 1} 20; tile gwennap B1; hand red B-tin1; phase map; auction gwennap"
    )
    assert cells(short, "map deck")["too-dear"]["dear"] > 0


def test_6_5_alone_lord_wallace_may_have_it_then() -> None:
    text = f"{HAND}; money 1 0; tile gwennap B2; hand red B-tin1; phase map; auction gwennap"
    assert cells(position(text), "map deck")["too-dear"]["then"] == "wallace"
    out = text.replace("columns 4 4", "columns 4 9")
    assert cells(position(out), "map deck")["too-dear"]["then"] == "nobody"


def test_R16_once_lord_wallace_has_passed_every_map_asks_a_pound_more() -> None:
    text = f"{HAND}; money 2 0; tile gwennap B2; hand red B-tin1; phase map; auction gwennap; rows blue"
    s = position(text)
    assert cells(s, "map deck")["too-dear"]["dear"] == dearer(s, "B", 1)[0]


def test_6_5_what_happens_then() -> None:
    """The rule behind the warning: he cannot open, the other may have it for the map's value."""
    s = position("seats 2; money 2 20; tile gwennap B1; hand red B-tin1; phase map; auction gwennap")
    dear = next(id for id in view(s)["maps"]["B"]["unseen"] if FACTS["maps"][id]["value"] > 2)
    s = after(s, "map deck")
    assert events(s, f"top {dear}", kind="cannot-open")[0]["money"] == 2
    assert view(after(s, f"top {dear}"))["turn"] == 1


def test_no_minimum_before_a_map_is_played() -> None:
    s = position("seats 2; tile gwennap B1; hand red B-tin1; phase map; auction gwennap")
    assert view(s)["auction"]["minimum"] is None
    assert view(after(s, "map B-tin1"))["auction"]["minimum"] == FACTS["maps"]["B-tin1"]["value"]
    three = position("seats 3; down gwennap; hand red B-tin1; phase map; auction gwennap")
    assert view(three)["auction"]["minimum"] == 1


def test_13_7_alone_a_tile_is_turned_up_not_looked_at() -> None:
    s = position("seats 1; phase survey; round 1; surveys 1; back A; down gwennap")
    assert "turns" in cells(s, "survey gwennap")
    assert "looks" not in cells(s, "survey gwennap")
    assert tin.game.asks(s, 0).id == "survey-alone"
    two = position("seats 2; phase survey; round 1; surveys 1; down gwennap")
    assert "looks" in cells(two, "survey gwennap")
    hand = position(f"{HAND}; down gwennap; hand red B-tin1; phase map; auction gwennap")
    assert "turns" in cells(hand, "map B-tin1")


def test_the_odds_hold_in_played_games() -> None:
    """Solo games by the first legal line: in every opening the counts are those of the dice, and they add up."""
    seen = 0
    for seed in ("odds-1", "odds-2", "odds-3"):
        s = opened(1, seed)
        for step in range(120):
            if not tin.game.to_act(s):
                break
            seat = tin.game.to_act(s)[0]
            if seat < 0:
                tin.game.apply(s, seat, tin.game.chance(s).sample(FairRng(seed, step)))
                continue
            if view(s)["phase"] == "opening" and judged(s)["why"] is None:
                seen += 1
                assert bids(s) == rolled(
                    judged(s)["value"], FACTS["maps"][view(s)["auction"]["map"]]["value"]
                )
            legal = tin.game.legal(s, seat)
            tin.game.apply(s, seat, legal[step % len(legal)])
    assert seen > 0
