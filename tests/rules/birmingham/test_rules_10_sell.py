"""BIR-10: sell."""

import pytest

from tests.rules.birmingham.table import (
    after,
    brass,
    broken,
    flipped,
    hand,
    kinds,
    legal,
    merchant,
    player,
    position,
    view,
    why,
)

MILL = "round 2; at birmingham/1 red cotton_mill/1; link blue birmingham-oxford"
SELL = "sell birmingham/1 oxford/1"


def test_10_1_any_number_of_sales_for_one_card() -> None:
    s = position(
        f"{MILL}; at coventry/1 red pottery/1; link blue birmingham-coventry; merchant oxford/1 any;"
        "at burton_on_trent/2 red brewery/1; hand red dudley redditch"
    )
    s = after(s, f"{SELL} beer:burton_on_trent/2")
    assert view(s)["phase"] == "selling"
    assert legal(s) == ["sell coventry/1 oxford/1 beer:oxford/1", "done"]
    s = after(s, "done", "card dudley")
    assert hand(s, "red") == ["redditch"]
    assert not flipped(s, "coventry/1")


def test_10_1_the_chain_ends_by_itself() -> None:
    s = after(position(f"{MILL}; merchant oxford/1 cotton_mill"), f"{SELL} beer:oxford/1")
    assert view(s)["phase"] == "card"


def test_10_2_the_tile_is_an_own_unsold_one() -> None:
    text = f"{MILL}; merchant oxford/1 any; at burton_on_trent/2 red brewery/1"
    assert why(position(text), "sell birmingham/2 oxford/1 beer:oxford/1")["reason"] == "tile"
    assert broken(position(text), "sell birmingham/2 oxford/1 beer:oxford/1") == ["BIR-10.2"]
    rival = position(f"{text}; at birmingham/2 blue manufacturer/1")
    assert broken(rival, "sell birmingham/2 oxford/1 beer:oxford/1") == ["BIR-10.2"]
    assert broken(rival, f"{SELL} beer:oxford/1") == []
    sold = position(f"{text.replace('cotton_mill/1', 'cotton_mill/1 flipped')}")
    assert broken(sold, f"{SELL} beer:oxford/1") == ["BIR-10.2"]
    assert why(sold, f"{SELL} beer:oxford/1")["reason"] == "flipped"
    brewery = position(text)
    assert broken(brewery, "sell burton_on_trent/2 oxford/1") == ["BIR-10.2"]
    assert why(brewery, "sell burton_on_trent/2 oxford/1")["reason"] == "kind"


def test_10_2_with_nothing_to_sell_that_is_said() -> None:
    """Of a seat without unsold goods no single space is to blame."""
    bare = position("merchant oxford/1 any")
    sales = [a for a in brass.game.candidates(bare, 0) if a.words()[0] == "sell"]
    assert sales
    assert {why(bare, a.text())["reason"] for a in sales} == {"nothing"}


def test_10_2_the_merchant_buys_that_industry() -> None:
    line = f"{SELL} beer:oxford/1"
    for kind in ("cotton_mill", "any"):
        assert broken(position(f"{MILL}; merchant oxford/1 {kind}"), line) == []
    s = position(f"{MILL}; merchant oxford/1 manufacturer")
    assert broken(s, line) == ["BIR-10.2"]
    assert why(s, line)["reason"] == "buys"
    blank = position(f"{MILL}; merchant oxford/1 blank; at burton_on_trent/2 red brewery/1")
    assert broken(blank, f"{SELL} beer:burton_on_trent/2") == ["BIR-10.2"]


def test_10_2_the_merchant_is_connected() -> None:
    text = "round 2; at birmingham/1 red cotton_mill/1; merchant oxford/1 cotton_mill"
    assert broken(position(text), f"{SELL} beer:oxford/1") == ["BIR-10.2"]
    assert why(position(text), f"{SELL} beer:oxford/1")["reason"] == "far"
    assert broken(position(f"{text}; link blue birmingham-oxford"), f"{SELL} beer:oxford/1") == []


def test_10_3_as_many_barrels_as_the_tile_shows() -> None:
    text = f"{MILL}; merchant oxford/1 cotton_mill; at burton_on_trent/2 red brewery/1"
    s = position(text)
    assert broken(s, SELL) == ["BIR-10.3"]
    assert broken(s, f"{SELL} beer:burton_on_trent/2 beer:oxford/1") == ["BIR-10.3"]
    assert broken(s, f"{SELL} beer:burton_on_trent/2") == []


def test_10_3_only_the_barrel_of_the_chosen_merchant() -> None:
    """BIR-R12, BIR-R3."""
    s = position(f"{MILL}; merchant oxford/1 cotton_mill; merchant oxford/2 any")
    assert broken(s, f"{SELL} beer:oxford/2") == ["BIR-10.3"]
    assert broken(s, "sell birmingham/1 oxford/2 beer:oxford/2") == []
    two = position(
        "round 2; at coventry/1 red pottery/3; link blue birmingham-coventry birmingham-oxford; merchant oxford/1 any;"
        "at burton_on_trent/2 red brewery/1"
    )
    assert broken(two, "sell coventry/1 oxford/1 beer:oxford/1 beer:oxford/1") == ["BIR-10.3"]
    assert broken(two, "sell coventry/1 oxford/1 beer:oxford/1 beer:burton_on_trent/2") == []


def test_10_4_the_bonus_comes_at_once() -> None:
    s = after(position(f"{MILL}; merchant oxford/1 cotton_mill"), f"{SELL} beer:oxford/1")
    assert player(s, "red")["income"] == 10 + 2 + 5


def test_10_5_the_sold_tile_flips() -> None:
    s = position(f"{MILL}; merchant oxford/1 cotton_mill; at burton_on_trent/2 red brewery/2 1")
    s = after(s, f"{SELL} beer:burton_on_trent/2")
    assert flipped(s, "birmingham/1")
    assert player(s, "red")["income"] == 10 + 5 + 5


def test_10_6_no_beer_no_sale() -> None:
    text = f"{MILL}; merchant oxford/1 cotton_mill empty"
    assert broken(position(text), SELL) == ["BIR-10.6"]
    assert "sell" not in {line.split()[0] for line in legal(position(text))}
    own = position(f"{text}; at burton_on_trent/2 red brewery/1")
    assert broken(own, f"{SELL} beer:burton_on_trent/2") == []


GLOUCESTER = (
    "round 2; at worcester/1 red cotton_mill/1; link red worcester-gloucester;"
    "merchant gloucester/2 cotton_mill"
)
SALE = "sell worcester/1 gloucester/2 beer:gloucester/2"


def test_10_7_gloucester_removes_a_tile_and_may_not_be_declined() -> None:
    """BIR-R5. BIR-O5."""
    s = after(position(GLOUCESTER), SALE)
    assert legal(s) == [
        "remove cotton_mill",
        "remove manufacturer",
        "remove coal_mine",
        "remove iron_works",
        "remove brewery",
    ]
    assert broken(s, "remove none") == ["BIR-10.7"]
    free = after(position(f"{GLOUCESTER}; option gloucester_bonus optional"), SALE)
    assert broken(free, "remove none") == []
    assert flipped(after(free, "remove none"), "worcester/1")


def test_10_7_nothing_to_remove_the_bonus_is_lost() -> None:
    bare = "mat red cotton_mill 0 manufacturer 0 pottery 5 coal_mine 0 iron_works 0 brewery 0"
    s = after(position(f"{GLOUCESTER}; {bare}"), SALE)
    assert view(s)["phase"] == "card"
    assert flipped(s, "worcester/1")


def test_10_7_the_only_removal_is_made_without_asking() -> None:
    bare = "mat red cotton_mill 0 manufacturer 1 pottery 5 coal_mine 0 iron_works 0 brewery 0"
    s = after(position(f"{GLOUCESTER}; {bare}"), SALE)
    assert view(s)["phase"] == "card"
    assert player(s, "red")["mat"]["manufacturer"]["left"] == 0


def test_10_8_no_lightbulb_and_no_empty_stack() -> None:
    s = after(position(f"{GLOUCESTER}; mat red coal_mine 0"), SALE)
    assert broken(s, "remove pottery") == ["BIR-10.8"]
    assert broken(s, "remove coal_mine") == ["BIR-10.8"]
    assert broken(s, "remove iron_works") == []
    second = after(position(f"{GLOUCESTER}; mat red pottery 4"), SALE)
    assert broken(second, "remove pottery") == []


def test_10_9_no_beer_without_need() -> None:
    """BIR-R4: manufacturer III shows no barrel."""
    s = position(
        "round 2; at birmingham/2 red manufacturer/3; link blue birmingham-oxford; merchant oxford/1 any"
    )
    assert broken(s, "sell birmingham/2 oxford/1 beer:oxford/1") == ["BIR-10.9"]
    assert broken(s, "sell birmingham/2 oxford/1") == []
    s = after(s, "sell birmingham/2 oxford/1")
    assert merchant(s, "oxford/1")["barrel"]
    assert player(s, "red")["income"] == 14


def test_10_10_a_merchant_buys_again_but_its_barrel_serves_once() -> None:
    s = position(
        f"{MILL}; at coventry/1 red pottery/1; link blue birmingham-coventry; merchant oxford/1 any;"
        "at burton_on_trent/2 red brewery/1"
    )
    s = after(s, f"{SELL} beer:oxford/1")
    assert broken(s, "sell coventry/1 oxford/1 beer:oxford/1") == ["BIR-10.3"]
    assert broken(s, "sell coventry/1 oxford/1 beer:burton_on_trent/2") == []


def test_10_11_barrels_bonus_then_the_flip() -> None:
    told = kinds(position(f"{MILL}; merchant oxford/1 cotton_mill"), f"{SELL} beer:oxford/1")
    assert told == ["sold", "merchant-beer", "bonus", "flipped"]
    s = after(position(GLOUCESTER), SALE)
    assert not flipped(s, "worcester/1")
    assert kinds(s, "remove coal_mine") == ["removed", "flipped"]


@pytest.mark.parametrize("first", ["birmingham/1", "coventry/1"])
def test_R17_sales_in_any_order(first: str) -> None:
    s = position(
        f"{MILL}; at coventry/1 red pottery/1; link blue birmingham-coventry; merchant oxford/1 any;"
        "at burton_on_trent/2 red brewery/1"
    )
    other = "coventry/1" if first == "birmingham/1" else "birmingham/1"
    s = after(s, f"sell {first} oxford/1 beer:oxford/1", f"sell {other} oxford/1 beer:burton_on_trent/2")
    assert player(s, "red")["income"] == 26
