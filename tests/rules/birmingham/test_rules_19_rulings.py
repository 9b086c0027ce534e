"""Rulings that have no test elsewhere, what is hidden (section 25) and what cannot be taken back (section 23)."""

import pytest

from gwarek.core.chance import QuickRng
from gwarek.core.match import Match
from tests.rules.birmingham.table import (
    FACTS,
    after,
    brass,
    broken,
    events,
    goods,
    legal,
    opened,
    player,
    position,
    view,
)


def test_R1_nottingham_by_the_rulebook_and_as_published() -> None:
    """BIR-O1."""
    text = (
        "seats 4; round 2; at belper/1 red cotton_mill/1; link red belper-derby derby-nottingham;"
        "merchant nottingham/1 cotton_mill"
    )
    line = "sell belper/1 nottingham/1 beer:nottingham/1"
    published = brass.game.info.preset_options("as_published")
    assert published["nottingham_bonus_vp"] == "3"
    assert player(after(position(text), line), "red")["vp"] == 4
    assert player(after(position(f"{text}; option nottingham_bonus_vp 3"), line), "red")["vp"] == 3


def test_R3_two_barrels_at_most_one_of_them_the_merchants() -> None:
    s = position(
        "round 2; at coventry/1 red pottery/3; link blue birmingham-coventry birmingham-oxford; merchant oxford/1 any;"
        "at burton_on_trent/2 red brewery/1"
    )
    lines = [line for line in legal(s) if line.startswith("sell")]
    assert lines == ["sell coventry/1 oxford/1 beer:burton_on_trent/2 beer:oxford/1"]


def test_R4_no_barrel_for_its_bonus() -> None:
    s = position(
        "round 2; at birmingham/2 red manufacturer/3; link blue birmingham-oxford; merchant oxford/1 any"
    )
    assert [line for line in legal(s) if line.startswith("sell")] == ["sell birmingham/2 oxford/1"]


def test_R5_the_removal_is_made_if_any_can() -> None:
    text = "round 2; at worcester/1 red cotton_mill/1; link red worcester-gloucester; merchant gloucester/1 cotton_mill"
    s = after(position(text), "sell worcester/1 gloucester/1 beer:gloucester/1")
    assert "remove none" not in legal(s)


def test_R6_ties_compare_levels() -> None:
    assert FACTS["income"][11] == FACTS["income"][12]


def test_R7_half_of_the_money_cost_alone() -> None:
    """Manufacturer IV costs £8 (and iron): it brings £4; with the option £14 it brings £7. BIR-O3."""
    text = (
        "round 2; turn blue; actions 1; deck 0; income 2 10; money 0 17; at birmingham/2 red manufacturer/4;"
        "at dudley/1 red coal_mine/1; hand blue dudley"
    )
    s = after(position(text), "pass", "card dudley", "selloff birmingham/2")
    # debt 8: 4 from the manufacturer, 2 from the mine, 2 missing
    assert (
        events(position(text), "pass", "card dudley", "selloff birmingham/2", kind="sold-off")[0]["money"]
        == 4
    )
    assert player(s, "red")["money"] == 0
    dear = after(
        position(f"{text}; option manufacturer_4_cost 14"), "pass", "card dudley", "selloff birmingham/2"
    )
    # 7 + 2 cover the debt of 8
    assert player(dear, "red")["money"] == 1


def test_R8_the_three_way_link_extends_the_network() -> None:
    s = after(position("round 2; at worcester/1 red cotton_mill/1"), "link kidderminster-worcester")
    assert sorted(player(s, "red")["network"]) == ["farm_south", "kidderminster", "worcester"]


def test_R9_the_new_link_is_not_counted() -> None:
    """Rail Stafford–Cannock: mines one link from each end are at equal distance."""
    s = position(
        "era rail; link red cannock-walsall stone-stafford; at stone/2 blue coal_mine/2;"
        "at cannock/1 blue manufacturer/2; at tamworth/1 blue coal_mine/2; link blue walsall-tamworth"
    )
    assert broken(s, "link stafford-cannock coal:stone/2") == []
    assert broken(s, "link stafford-cannock coal:tamworth/1") == ["BIR-7.2"]
    near = position(
        "era rail; link red stone-stafford cannock-wolverhampton; at stone/2 blue coal_mine/2;"
        "at wolverhampton/2 blue coal_mine/2"
    )
    assert broken(near, "link stafford-cannock coal:stone/2") == []
    assert broken(near, "link stafford-cannock coal:wolverhampton/2") == []


def test_R10_the_sale_comes_after_the_cost() -> None:
    s = position("round 2; iron 0; money 4 17; at dudley/1 blue coal_mine/1; hand red dudley")
    assert broken(s, "build iron_works dudley/2 card:dudley coal:dudley/1") == ["BIR-4.10"]


def test_R11_replacing_keeps_the_number_of_tiles() -> None:
    s = position("round 2; at dudley/1 red coal_mine/1; hand red dudley")
    assert broken(s, "build coal_mine dudley/1 card:dudley") == []


def test_R12_each_barrel_belongs_to_its_tile() -> None:
    s = position(
        "round 2; at birmingham/1 red cotton_mill/1; link blue birmingham-oxford;"
        "merchant oxford/1 cotton_mill empty; merchant oxford/2 any"
    )
    assert [line for line in legal(s) if line.startswith("sell")] == [
        "sell birmingham/1 oxford/2 beer:oxford/2"
    ]


def test_R13_a_farther_mine_only_when_the_nearer_is_empty() -> None:
    text = "seats 3; round 2; hand red dudley; link blue wolverhampton-dudley; at wolverhampton/2 blue coal_mine/1"
    line = "build iron_works dudley/2 card:dudley coal:wolverhampton/2"
    assert broken(position(f"{text}; at dudley/1 yellow coal_mine/1 1"), line) == ["BIR-7.2"]
    assert broken(position(f"{text}; at dudley/1 yellow coal_mine/1 flipped"), line) == []


def test_R14_the_second_action_sees_what_the_first_did() -> None:
    s = position("round 2; hand red coal_mine dudley redditch")
    s = after(s, "link birmingham-oxford", "card redditch")
    assert broken(s, "build coal_mine dudley/1 card:coal_mine") == ["BIR-8.1"]


def test_R15_anothers_coal_is_free_and_cannot_be_refused() -> None:
    s = position("round 2; at dudley/1 blue coal_mine/1; hand red dudley redditch")
    s = after(s, "build iron_works dudley/2 card:dudley coal:dudley/1")
    assert player(s, "blue")["money"] == 17
    assert goods(s, "dudley/1") == 1


def test_R16_iron_left_on_works_blocks_the_market() -> None:
    s = position("round 2; at dudley/1 blue coal_mine/1; hand red dudley redditch")
    s = after(s, "build iron_works dudley/2 card:dudley coal:dudley/1")
    assert broken(s, "develop cotton_mill iron:market") == ["BIR-7.8"]


def test_R18_wild_cards_are_never_in_the_piles() -> None:
    s = position("round 2; hand red wild_industry wild_location redditch")
    s = after(s, "pass", "card wild_industry")
    assert player(s, "red")["discard"] == []
    assert view(s)["wilds"] == {"wild_location": 1, "wild_industry": 2}


def test_R19_what_is_open_and_what_is_not() -> None:
    s = position("round 2; hand blue wild_location dudley cannock; discard blue redditch")
    other = view(s, "red")["players"][1]
    assert (other["hand"], other["cards"], other["wilds"]) == (None, 3, ["wild_location"])
    assert other["discard"] == ["redditch"]
    assert other["money"] == 17


def test_R21_half_is_rounded_down() -> None:
    text = (
        "round 2; turn blue; actions 1; deck 0; income 9 10; money 0 17; at dudley/1 red coal_mine/1;"
        "hand blue dudley"
    )
    s = after(position(text), "pass", "card dudley")
    # £5 gives £2; £1 pays the debt
    assert player(s, "red")["money"] == 1


def test_R22_nothing_on_the_board_and_a_rival_link_to_the_farm() -> None:
    s = position("round 2; link blue kidderminster-worcester; hand red brewery")
    assert broken(s, "build brewery farm_south/1 card:brewery iron:market") == []


def test_R23_lines_to_merchants_without_tiles_are_open() -> None:
    s = position("seats 2; round 2; at derby/3 red iron_works/1")
    assert broken(s, "link derby-nottingham") == []


def test_R25_a_sell_action_may_stop_but_two_rails_may_not() -> None:
    s = after(
        position(
            "era rail; money 60 17; at dudley/1 blue coal_mine/4; at dudley/2 red iron_works/2;"
            "at burton_on_trent/2 red brewery/2"
        ),
        "links dudley-birmingham coal:dudley/1",
    )
    assert broken(s, "done") == ["BIR-NOW"]
    assert all(line.startswith("second ") for line in legal(s))


def test_R27_farms_and_merchants_are_places() -> None:
    """Coal goes through the southern farm's tile and through Gloucester."""
    s = position(
        "round 2; hand red redditch; mat red iron_works 3; at kidderminster/1 blue coal_mine/1;"
        "link blue kidderminster-worcester worcester-gloucester gloucester-redditch"
    )
    assert broken(s, "build iron_works redditch/2 card:redditch coal:kidderminster/1") == []


# -- hidden information (section 25) and undo (section 23)


def test_redeal_keeps_wild_cards_and_own_cards() -> None:
    s = position("round 2; hand blue wild_location dudley cannock; hand red redditch brewery")
    hands = set()
    for n in range(20):
        other = brass.game.redeal(s, 0, QuickRng(n))
        assert player(other, "red")["hand"] == ["redditch", "brewery"]
        assert player(other, "blue")["wilds"] == ["wild_location"]
        hands.add(tuple(player(other, "blue")["hand"]))
    assert len(hands) > 5


def test_with_the_deck_used_up_in_the_rail_era_the_other_hand_is_known() -> None:
    """Section 24: with 2 players the unseen cards are exactly the other hand."""
    s = position("era rail; round 9; deck 0; hand red dudley; hand blue cannock redditch")
    for n in range(5):
        assert player(brass.game.redeal(s, 0, QuickRng(n)), "blue")["hand"] == player(s, "blue")["hand"]


def test_deals_and_draws_are_read_by_their_owner_only() -> None:
    match = Match(brass.game, 2, {}, "secret")
    deals = [n for n, entry in enumerate(match.entries, 1) if entry.line.startswith("deal red")]
    assert match.line_for(deals[0], 0) == match.entries[deals[0] - 1].line
    assert match.line_for(deals[0], 1) == "deal red ? ? ? ? ? ? ? ?"
    assert match.line_for(deals[0], None) == "deal red ? ? ? ? ? ? ? ?"


def test_an_action_can_be_taken_back_until_cards_are_drawn() -> None:
    """D-14."""
    match = Match(brass.game, 2, {}, "undo")
    seat = match.to_act()[0]
    before = len(match.entries)
    match.act(seat, "pass")
    assert match.free_undo(seat) == before
    match.act(seat, match.legal(seat)[0].text())
    assert match.entries[-1].line.startswith("draw ")
    assert match.free_undo(seat) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_opening_offers_the_same_kinds_of_action(seats: int) -> None:
    kinds = {line.split(" ")[0] for line in legal(opened(seats))}
    assert {"link", "develop", "loan", "scout", "pass"} <= kinds
    assert "links" not in kinds
