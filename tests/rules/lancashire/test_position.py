"""Position text: what is not said is as in a new game, what cannot be is refused."""

import pytest

from gwarek.core.problem import Problem
from tests.rules.lancashire.table import brass, player, position, view


def test_an_empty_text_is_the_first_turn_of_three() -> None:
    seen = view(position(""))
    assert (seen["era"], seen["round"], seen["turn"], seen["actions"]["of"]) == ("canal", 1, 0, 1)
    assert (seen["deck"], seen["aside"], len(seen["players"])) == (33, 9, 3)


def test_stacks_follow_from_the_tiles_on_the_board() -> None:
    stacks = player(position("at colne/1 red cotton_mill/2"), "red")["stacks"]
    assert stacks["cotton_mill"]["stack"][:3] == [2, 2, 3]


def test_cards_beyond_the_deck_lie_in_the_discard_pile() -> None:
    seen = view(position("round 9; deck 0"))
    assert (seen["deck"], seen["aside"], len(seen["discard"])) == (0, 9, 33)


@pytest.mark.parametrize(
    "text",
    [
        "seats 5",
        "at colne/1 red coal_mine/1",  # not shown there
        "at liverpool/4 red shipyard/0",  # never on the board
        "at colne/1 red cotton_mill/1; at colne/1 blue cotton_mill/1",
        "at wigan/1 red coal_mine/1 3",  # holds two
        "at wigan/1 red coal_mine/1; at wigan/2 blue coal_mine/1; at bury/1 red coal_mine/1",  # there is one
        "link red bolton-wigan",  # railway only
        "link red bolton-bury; link blue bolton-bury",
        "hand red bury bury",  # there is one
        "deck 50",
        "coal 9",
        "used -4 -4",
        "money -1 30 30",
        "income 100 10 10",
        "phase second",
        "phase distant",
        "phase card",
        "phase selloff",
        "order red blue",
        "stack red port 9",
        "beer 3",
        "option distant_bonus beer",
    ],
)
def test_what_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        brass.game.position(text)


def test_negative_money_only_where_the_option_knows_it() -> None:
    s = position("option unpayable_debt negative_cash; money -5 30 30")
    assert player(s, "red")["money"] == -5


@pytest.mark.parametrize(
    "line",
    [
        "",
        "build",
        "build cotton_mill",
        "build cotton_mill colne/1",
        "build cotton_mill colne/1 colne",
        "build brewery colne/1 card:colne",
        "build cotton_mill colne/1 card:colne coal:market coal:market",
        "combine cotton_mill",
        "link",
        "link leeds-york",
        "develop port beer:market",
        "sell colne/1",
        "sell colne/1 liverpool",
        "loan 40",
        "pass now",
        "card",
        "start white-rose",
        "distant -5",
        "deal",
        "brew",
    ],
)
def test_a_line_that_says_nothing_is_a_problem(line: str) -> None:
    with pytest.raises(Problem):
        brass.game.parse(line)


def test_coal_and_iron_may_come_in_either_order() -> None:
    line = brass.game.parse("combine shipyard liverpool/4 iron:market coal:wigan/1").text()
    assert line == "combine shipyard liverpool/4 coal:wigan/1 iron:market"
