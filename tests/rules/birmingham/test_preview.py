"""What is asked, what a choice would cost and bring, and position text that cannot be read."""

from typing import Any

import pytest

from gwarek.core.problem import Problem
from tests.rules.birmingham.table import after, brass, passed, position


def cells(s: Any, line: str) -> dict[str, object]:
    """Cells by id: a pair of numbers, or the arguments."""
    out: dict[str, object] = {}
    for cell in brass.game.preview(s, brass.seat(s), brass.game.parse(line)):
        out[cell.id] = cell.args if cell.before is None else (cell.before, cell.after)
    return out


def ask(s: Any) -> tuple[str, dict[str, object]]:
    message = brass.game.asks(s, brass.seat(s))
    return message.id, message.args


def test_a_build_shows_money_sources_goods_and_the_sale() -> None:
    s = position("round 2; at dudley/1 blue coal_mine/1 1; hand red dudley redditch")
    assert cells(s, "build iron_works dudley/2 card:dudley coal:dudley/1") == {
        "money": (17, 14),
        "spent": (0, 5),
        "iron-market": (8, 10),
        "tile": {"tile": "iron_works/1", "space": "dudley/2"},
        "flips": {"owner": 1, "tile": "coal_mine/1", "space": "dudley/1", "steps": 4},
        "goods": {"tile": "iron_works/1", "count": 4},
        "market-sale": {"good": "iron", "cubes": 2, "money": 2},
        "coal": {"spaces": ["dudley/1"], "cubes": 0, "price": 0},
    }


def test_an_overbuild_shows_what_is_replaced() -> None:
    s = position("round 2; at dudley/1 red coal_mine/1; hand red dudley redditch")
    assert cells(s, "build coal_mine dudley/1 card:dudley")["replaces"] == {
        "owner": 0,
        "tile": "coal_mine/1",
        "space": "dudley/1",
    }


def test_a_sale_shows_income_bonus_and_beer() -> None:
    s = position(
        "round 2; at birmingham/1 red cotton_mill/1; link blue birmingham-oxford; merchant oxford/1 cotton_mill"
    )
    assert cells(s, "sell birmingham/1 oxford/1 beer:oxford/1") == {
        "income": (10, 17),
        "level": (0, 4),
        "bonus": {"merchant": "oxford/1", "bonus": "income_spaces", "amount": 2},
        "flips": {"owner": 0, "tile": "cotton_mill/1", "space": "birmingham/1", "steps": 5},
        "beer": {"spaces": [], "merchants": ["oxford/1"]},
    }


def test_links_loans_developments_scouting_and_discards() -> None:
    s = position("round 2; hand red dudley redditch cannock")
    assert cells(s, "link dudley-birmingham") == {
        "money": (17, 14),
        "spent": (0, 3),
        "link": {"line": "dudley-birmingham"},
    }
    assert cells(s, "loan") == {"money": (17, 47), "income": (10, 7), "level": (0, -3)}
    assert cells(s, "develop coal_mine iron:market")["removes"] == {"tile": "coal_mine/1"}
    assert cells(s, "develop coal_mine iron:market")["iron"] == {"spaces": [], "cubes": 1, "price": 2}
    assert cells(s, "scout") == {"cards": (3, 2), "wilds": {}}
    assert cells(s, "pass") == {}
    assert cells(after(s, "pass"), "card dudley") == {"discards": {"card": "dudley"}}


def test_the_end_of_the_round_is_told_apart_from_what_an_action_costs() -> None:
    """Blue's mine is the last of the round: £5 for it, then the income of space 20 (£5)."""
    s = position("round 2; turn blue; actions 1; deck 0; income 10 20; hand red redditch; hand blue dudley")
    seen = cells(s, "build coal_mine dudley/1 card:dudley")
    assert (seen["money"], seen["spent"]) == ((17, 12), (0, 5))
    assert seen["then-money"] == (12, 17)


def test_a_sale_shows_the_tile_that_gloucester_takes_by_itself() -> None:
    """Only a brewery is left on the mat: the bonus asks nobody and removes it (BIR-10.8)."""
    s = position(
        "seats 2; era rail; at worcester/1 red cotton_mill/2; link red worcester-gloucester; merchant gloucester/1 any;"
        "mat red cotton_mill 0 manufacturer 0 pottery 0 coal_mine 0 iron_works 0 brewery 1"
    )
    line = "sell worcester/1 gloucester/1 beer:gloucester/1"
    assert cells(s, line)["removes"] == {"tile": "brewery/4"}
    assert "removes" in list(cells(s, line))[:4]  # a page has room for four


def test_a_forced_sale_shows_the_one_that_follows_by_itself() -> None:
    """Debt 9: the mill brings 6, then the brewery (£5) is the last tile and brings 2, and one point is missing."""
    s = position(
        "round 2; phase selloff; turn red; debt 9; money 0 17;"
        "at burton_on_trent/2 red brewery/1; at birmingham/1 red cotton_mill/1"
    )
    seen = cells(s, "selloff birmingham/1")
    assert seen["brings"] == {"money": 6}
    assert seen["forced"] == {"tile": "brewery/1", "space": "burton_on_trent/2", "money": 2}
    assert seen["debt"] == (9, 0)


def test_asks() -> None:
    s = position("round 2; hand red dudley redditch cannock")
    assert ask(s) == ("action", {"left": 2, "of": 2, "era": "canal"})
    assert ask(after(s, "scout")) == ("card", {"action": "scout", "left": 3})
    debt = passed(
        position(
            "round 2; turn blue; actions 1; deck 0; income 6 10; money 1 17;"
            "at burton_on_trent/2 red brewery/1; at birmingham/1 red cotton_mill/1"
        )
    )
    assert ask(debt) == ("selloff", {"debt": 3, "money": 0})
    assert cells(debt, "selloff birmingham/1") == {"money": (0, 3), "debt": (3, 0), "brings": {"money": 6}}
    mark = brass.game.mark(s)
    assert (mark.id, mark.args) == ("canal", {"round": 2, "of": 10})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("at dudley/1 red iron_works/1", "position-word"),
        ("at dudley/1 red coal_mine/1; at dudley/1 blue coal_mine/1", "position-word"),
        ("link red stone-stafford; link blue stone-stafford", "position-word"),
        ("hand red redditch redditch", "position-too-many"),
        ("seats 2; hand red stone", "position-too-many"),
        ("phase second", "position-short"),
        ("phase card", "position-short"),
        ("money 1 2 3", "position-count"),
        ("income 100 10", "position-range"),
        ("deck 99", "position-count"),
        ("order red", "position-count"),
        ("merchant oxford/1 any; merchant oxford/2 any", "position-too-many"),
        ("seats 2; merchant warrington/1 blank", "position-word"),
        ("at dudley/1 red coal_mine/1; at cannock/2 red coal_mine/1", "position-too-many"),
        ("at dudley/1 red coal_mine/2; mat red coal_mine 7", "position-range"),
        ("era canal; link red leek-belper", "position-word"),
        ("colour red", "position-key"),
    ],
)
def test_position_text_that_makes_no_sense_is_refused(text: str, problem: str) -> None:
    with pytest.raises(Problem) as raised:
        brass.game.position(text)
    assert raised.value.id == problem


@pytest.mark.parametrize(
    "line",
    [
        "",
        "buld",
        "build",
        "build cotton_mill dudley/9 card:dudley",
        "build cotton_mill dudley/1 dudley",
        "build coal_mine dudley/1 card:dudley beer:oxford/1",
        "link nowhere",
        "links",
        "develop iron:market",
        "develop coal_mine coal_mine coal_mine iron:market",
        "sell dudley/1",
        "sell birmingham/1 oxford/1 beer:market",
        "loan 30",
        "card",
        "deal",
        "order green",
    ],
)
def test_a_line_that_cannot_be_read_is_a_problem(line: str) -> None:
    with pytest.raises(Problem):
        brass.game.parse(line)


def test_one_meaning_one_line() -> None:
    parse = brass.game.parse
    same = parse("develop brewery coal_mine iron:redditch/2 iron:dudley/2")
    assert same.text() == "develop coal_mine brewery iron:dudley/2 iron:redditch/2"
    assert same == parse("develop coal_mine brewery iron:dudley/2 iron:redditch/2")
    assert parse("sell coventry/1 oxford/1 beer:oxford/1 beer:stone/1").text() == (
        "sell coventry/1 oxford/1 beer:stone/1 beer:oxford/1"
    )
