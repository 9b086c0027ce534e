"""What the Brass: Birmingham bots think, by example; and that their plans are whole and legal."""

from __future__ import annotations

import math

import pytest

from gwarek.bots import Desk, make_bot
from gwarek.core.action import Action
from gwarek.core.chance import QuickRng
from gwarek.core.playout import draw_all
from gwarek.games.birmingham import bot, load
from gwarek.games.birmingham.actions import Develop
from gwarek.games.birmingham.components import INDUSTRIES, POTTERY
from gwarek.games.birmingham.judging import Judge, judge
from gwarek.games.birmingham.taste import HASTY, TASTE
from gwarek.games.brass.state import ACTION, State

GAME = load()


def positions(seats: int, wanted: int, able: bool) -> list[State]:
    """Positions with a choice, from random games or from turns a bot planned (with lines of chance between)."""
    rng = QuickRng(f"positions/{seats}/{able}")
    out: list[State] = []
    while len(out) < wanted:
        s = GAME.setup(GAME.info.full_options({}), seats)
        ahead: list[Action] = []
        while len(out) < wanted:
            draw_all(GAME, s, rng)
            who = GAME.to_act(s)
            if not who:
                break
            lines = GAME.legal(s, who[0])
            if len(lines) > 1 and rng.below(9 if able else 15) == 0:
                out.append(s.copy())
            if able and not ahead:
                ahead = bot.plan(GAME, s, who[0], rng, 40.0)
            GAME.apply(s, who[0], ahead.pop(0) if able else lines[rng.below(len(lines))])
    return out


def written(lines: list[Action]) -> list[str]:
    return [line.text() for line in lines]


def plan(position: str) -> list[str]:
    return written(bot.plan(GAME, GAME.position(position), 0, QuickRng(1), 0.0))


def worth(position: str) -> float:
    return GAME.evaluate(GAME.position(position), 0)


@pytest.mark.parametrize("able", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_line_of_a_plan_is_legal(seats: int, able: bool) -> None:
    for s in positions(seats, 8, able):
        seat = s.turn
        before = GAME.position_text(s)
        ways = bot.candidates(GAME, s, seat, QuickRng(1), 4)
        assert len({tuple(written(way)) for way in ways}) == len(ways) <= 4
        ways.append(bot.plan(GAME, s, seat, QuickRng(1), 12.0))
        assert ways[0] == bot.plan(GAME, s, seat, QuickRng(1), 0.0)
        assert GAME.position_text(s) == before
        for way in ways:
            c = s.copy()
            for line in way:
                assert line in GAME.legal(c, seat), (line.text(), GAME.position_text(c))
                GAME.apply(c, seat, line)
            # a plan never ends in the middle of an action
            assert c.phase == ACTION or GAME.to_act(c) != [seat] or c.debt


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_remembered_of_other_positions_changes_no_value(seats: int) -> None:
    for s in positions(seats, 12, True):
        for taste in (TASTE, HASTY):
            ways = bot.ways_of(GAME, s, s.turn, taste)
            assert [way.value for way in ways] == [judge(way.s, s.turn, taste) for way in ways]
            best = bot.ways_of(GAME, s, s.turn, taste, best_only=True)
            assert [written(way.lines) for way in best] == [written(ways[0].lines)]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_does_not_concern_a_seat_need_not_be_looked_at(seats: int) -> None:
    for s in positions(seats, 12, True):
        for seat in range(seats):
            whole = Judge(seat, TASTE).look(s, everywhere=True)
            part = Judge(seat, TASTE).look(s, everywhere=False)
            assert part.value[seat] == whole.value[seat]
            assert part.income[seat] == whole.income[seat]
            assert part.later[seat] == whole.later[seat]


def test_playing_on_comes_to_a_value() -> None:
    for s in positions(3, 4, True):
        way = bot.plan(GAME, s, s.turn, QuickRng(1), 0.0)
        value = bot.play_on(GAME, s.copy(), s.turn, way, QuickRng(1), 4)
        assert math.isfinite(value)
        assert value == bot.play_on(GAME, s.copy(), s.turn, way, QuickRng(1), 4)


@pytest.mark.parametrize("name", ["ciskacz", "sztygar"])
def test_it_beats_random_players_clearly(name: str) -> None:
    won = 0
    for number in range(2):
        rng = QuickRng(f"beats/{number}")
        s = GAME.setup(GAME.info.full_options({}), 2)
        seat = number % 2
        players = [make_bot(name if i == seat else "random", number) for i in range(2)]
        while True:
            draw_all(GAME, s, rng)
            who = GAME.to_act(s)
            if not who:
                break
            GAME.apply(s, who[0], players[who[0]].choose(Desk(GAME, s, who[0], rng, math.inf)))
        totals = GAME.score(s).totals()
        assert totals[seat] > 35
        won += totals[seat] > totals[1 - seat] + 25
    assert won == 2


SOLD = "link red birmingham-oxford; merchant oxford/1 any; at birmingham/1 red cotton_mill/1"


def test_goods_are_sold_before_the_era_ends() -> None:
    lines = plan(f"seats 2; round 10; actions 1; {SOLD}; hand red stafford; deck 0")
    assert lines == ["sell birmingham/1 oxford/1 beer:oxford/1", "card stafford"]


def test_two_rails_are_planned_as_one_action() -> None:
    lines = plan(
        "seats 2; era rail; round 10; actions 1; money 40 0; at walsall/2 red brewery/2; hand red stafford; deck 0; "
        "at birmingham/2 red manufacturer/2 flipped; at birmingham/1 blue cotton_mill/2 flipped; "
        "at birmingham/3 blue iron_works/2 flipped; at dudley/1 blue coal_mine/2; link blue dudley-birmingham"
    )
    assert [line.split()[0] for line in lines] == ["links", "second", "card"]


def test_one_tile_of_every_industry_and_two_of_some_can_be_developed() -> None:
    s = GAME.position("seats 2; round 3; money 30 17; hand red stafford dudley")
    found = [way.lines[0] for way in bot.ways_of(GAME, s, 0, TASTE)]
    develops = [a for a in found if isinstance(a, Develop)]
    # the top pottery cannot be developed (BIR-13.3)
    assert sorted(a.industry for a in develops if a.other < 0) == [
        i for i in range(len(INDUSTRIES)) if i != POTTERY
    ]
    assert 3 <= len([a for a in develops if a.other >= 0]) <= 6
    assert len({a.text() for a in develops}) == len(develops)


def test_who_owes_money_first_connects_the_goods_that_wait() -> None:
    lines = plan(
        "seats 2; round 5; money 9 17; income 4 10; at birmingham/1 red cotton_mill/1; merchant oxford/1 any; "
        "hand red stafford stafford"
    )
    assert lines[0] == "link birmingham-oxford"
    assert lines[2].startswith("sell birmingham/1 oxford/1")


def test_a_loan_is_taken_while_there_is_time_to_use_it() -> None:
    assert "loan" in plan("seats 2; round 2; money 1 17; hand red stafford stafford")
    late = plan(
        "seats 2; era rail; round 10; money 20 17; hand red dudley birmingham; at dudley/1 red coal_mine/2; deck 0"
    )
    assert "loan" not in late


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("money 30 17", "money 17 17"),
        ("income 16 10", "income 10 10"),
        ("income 17 10; at dudley/1 red coal_mine/2 flipped", "at dudley/1 red coal_mine/2 1"),
        ("at dudley/1 red coal_mine/2 1", "at dudley/1 red coal_mine/2 3"),
        (SOLD, SOLD.replace("birmingham-oxford", "birmingham-coventry")),
        (f"{SOLD}; at walsall/2 red brewery/1", f"{SOLD}; at walsall/2 blue brewery/1"),
        ("link red birmingham-oxford", "link red cannock-walsall"),
        ("hand red wild_location brewery dudley", "hand red cannock cannock stafford"),
    ],
)
def test_it_knows_what_is_better(better: str, worse: str) -> None:
    assert worth(f"seats 2; round 5; {better}") > worth(f"seats 2; round 5; {worse}")


def test_at_the_end_it_counts_as_the_rules_do() -> None:
    s = GAME.position(
        "seats 2; era rail; round 10; phase over; score rail-links 40 31; score bonus 4 0; deck 0"
    )
    totals = GAME.score(s).totals()
    assert GAME.evaluate(s, 0) == pytest.approx(totals[0] - totals[1], abs=0.1)
