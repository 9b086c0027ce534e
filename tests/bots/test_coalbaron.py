"""What the Coal Baron bots think, by example."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gwarek.bots import Desk, make_bot
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.playout import draw_all
from gwarek.core.seat import CHANCE
from gwarek.games.coalbaron.bot import Miner
from gwarek.games.coalbaron.judging import TASTE, Judge
from gwarek.games.coalbaron.state import MINE, TURN, State

GAME = load_game("coalbaron")


def played(position: str) -> list[str]:
    """The lines sztygar plays from here to the end of red's turn."""
    s = GAME.position(position)
    bot = make_bot("sztygar", 1)
    out: list[str] = []
    while GAME.to_act(s) == [0] and len(out) < 12:
        action = bot.choose(Desk(GAME, s, 0, QuickRng(1)))
        assert action in GAME.legal(s, 0)
        out.append(action.text())
        GAME.apply(s, 0, action)
    return out


def worth(position: str) -> float:
    return GAME.evaluate(GAME.position(position), 0)


def test_mining_is_planned_as_one_sequence() -> None:
    lines = played(
        "seats 2; phase mine; turn red; steps 6 of 6; miners 9 9; tiles red T-grey-light-2; order red O-wheelbarrow-GG"
    )
    # six steps just suffice: down, load twice, up, place twice
    assert lines == [
        "cage 3",
        "load grey",
        "load grey",
        "cage 0",
        "place O-wheelbarrow-GG grey",
        "place O-wheelbarrow-GG grey",
    ]


def test_a_pair_completes_an_order_when_the_game_is_about_to_end() -> None:
    lines = played(
        "seats 2; phase mine; shift 3; turn red; steps 4 of 4; miners 3 3; cage red 0 yellow yellow; "
        "order red O-carriage-K; coal red 1; coal red 2; coal red 3; coal red 4"
    )
    assert lines[:2] == ["pair O-carriage-K black", "with cage:yellow cage:yellow"]


def test_a_complete_order_is_delivered_with_the_last_miner() -> None:
    lines = played(
        "seats 2; shift 3; turn red; miners 1 1; order red O-carriage-KK black=black black=black; "
        "coal red 1; coal red 2; coal red 3; coal red 4"
    )
    assert lines == ["send load_carriage"]


def test_but_empty_carts_may_be_worth_more() -> None:
    # three carts emptied first: 10 + 11 + 12 points on the clock; the order: 9, and 5 + 7 on the clock
    lines = played(
        "seats 2; shift 3; turn red; miners 1 1; order red O-carriage-KK black=black black=black; coal red 4"
    )
    assert lines[0] == "send mine_6"
    assert [line for line in lines if line.startswith("load")] == ["load grey", "load brown", "load yellow"]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("delivered red O-carriage-KK", "order red O-carriage-KK"),
        ("order red O-carriage-KK black=black", "order red O-carriage-KK; cage red 4 black"),
        ("marks 12 8", "marks 8 8"),
        (
            "shift 3; tiles red T-grey-light-1 T-grey-dark-1",
            "shift 3; tiles red T-grey-light-1 T-grey-light-1",
        ),
    ],
)
def test_it_knows_what_is_better(better: str, worse: str) -> None:
    assert worth(f"seats 2; turn red; {better}") > worth(f"seats 2; turn red; {worse}")


def test_two_seats_see_the_same_difference() -> None:
    s = GAME.position("seats 2; turn red; delivered red O-carriage-KK; marks 3 9; order blue O-motorcar-YYY")
    assert GAME.evaluate(s, 0) == pytest.approx(-GAME.evaluate(s, 1))


def test_at_the_end_it_counts_as_the_rules_do() -> None:
    s = GAME.position(
        "seats 2; phase over; shift 3; turn red; marks 11 4; delivered red O-carriage-KK; tiles blue T-grey-light-1"
    )
    totals = GAME.score(s).totals()
    assert GAME.evaluate(s, 0) == pytest.approx(totals[0] - totals[1])


def decisions(seats: int) -> Iterator[State]:
    """Every position of a game of sztygar in which somebody decides."""
    rng = QuickRng(seats)
    bots = [make_bot("sztygar", seat) for seat in range(seats)]
    s = GAME.setup({}, seats)
    while who := GAME.to_act(s):
        if who == [CHANCE]:
            draw_all(GAME, s, rng)
            continue
        yield s
        GAME.apply(s, who[0], bots[who[0]].choose(Desk(GAME, s, who[0], rng)))


@pytest.mark.parametrize("seats", [2, 4])
def test_one_look_at_the_others_serves_the_whole_turn(seats: int) -> None:
    rng = QuickRng(seats)
    for s in decisions(seats):
        if s.phase != TURN:
            continue
        seat = s.turn
        judge = Judge(s, seat, TASTE)
        for line in GAME.legal(s, seat):
            after = s.copy()
            GAME.apply(after, seat, line)
            draw_all(GAME, after, rng)
            while after.turn == seat and after.phase > TURN and GAME.to_act(after):
                GAME.apply(after, seat, GAME.legal(after, seat)[0])
                draw_all(GAME, after, rng)
            assert judge.value(after) == GAME.evaluate(after, seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_way_through_the_mine_is_worth_what_the_position_behind_it_is(seats: int) -> None:
    for s in decisions(seats):
        if s.phase != MINE:
            continue
        seat = s.turn
        miner = Miner(s, Judge(s, seat, TASTE), [s.steps])
        miner.search()
        assert (miner.s.n, miner.s.waiting) == (s.n, s.waiting)  # all taken back
        after = s.copy()
        for line in miner.ways[0]:
            assert line in GAME.legal(after, seat)
            GAME.apply(after, seat, line)
        if after.shift == s.shift and GAME.to_act(after):
            assert miner.best[0] == GAME.evaluate(after, seat)
