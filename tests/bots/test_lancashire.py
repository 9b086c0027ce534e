"""What the Brass: Lancashire bots think, by example; and that their plans are whole and legal."""

from __future__ import annotations

import math

import pytest

from gwarek.bots import Desk, make_bot
from gwarek.core.action import Action
from gwarek.core.chance import QuickRng
from gwarek.core.playout import draw_all
from gwarek.games.brass.actions import Pass
from gwarek.games.brass.state import ACTION, DISTANT, State
from gwarek.games.lancashire import bot, load
from gwarek.games.lancashire.actions import Develop, Loan
from gwarek.games.lancashire.judging import Glance, judge, judge_alike
from gwarek.games.lancashire.taste import HASTY, TASTE

GAME = load()


def positions(seats: int, wanted: int, able: bool, options: dict[str, str] | None = None) -> list[State]:
    """Positions with a choice, from random games or from turns a bot planned (with lines of chance between)."""
    rng = QuickRng(f"positions/{seats}/{able}")
    out: list[State] = []
    while len(out) < wanted:
        s = GAME.setup(GAME.info.full_options(options or {}), seats)
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


def check_plans(s: State) -> None:
    seat = s.turn
    before = GAME.position_text(s)
    ways = bot.candidates(GAME, s, seat, QuickRng(1), 4)
    ways.append(bot.plan(GAME, s, seat, QuickRng(1), 12.0))
    assert ways[0] == bot.plan(GAME, s, seat, QuickRng(1), 0.0)
    assert GAME.position_text(s) == before
    for way in ways:
        c = s.copy()
        assert way
        for line in way:
            assert line in GAME.legal(c, seat), (line.text(), GAME.position_text(c))
            GAME.apply(c, seat, line)
        # a plan never ends in the middle of an action, unless the distant market is asked
        assert c.phase in (ACTION, DISTANT) or GAME.to_act(c) != [seat] or c.debt


@pytest.mark.parametrize("able", [False, True])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_line_of_a_plan_is_legal(seats: int, able: bool) -> None:
    for s in positions(seats, 7, able):
        check_plans(s)


@pytest.mark.parametrize(
    "options",
    [
        {"introductory_game": "yes"},
        {"income_timing": "end_of_round_except_last", "refill_timing": "end_of_turn"},
        GAME.info.presets[1].changes,
    ],
)
def test_it_plays_with_the_options_too(options: dict[str, str]) -> None:
    for s in positions(3, 4, True, options):
        check_plans(s)


def test_playing_on_comes_to_a_value() -> None:
    for s in positions(3, 2, True):
        way = bot.plan(GAME, s, s.turn, QuickRng(1), 0.0)
        value = bot.play_on(GAME, s.copy(), s.turn, way, QuickRng(1), 4)
        assert math.isfinite(value)
        assert value == bot.play_on(GAME, s.copy(), s.turn, way, QuickRng(1), 4)


@pytest.mark.parametrize("name", ["ciskacz", "sztygar"])
def test_it_beats_random_players_clearly(name: str) -> None:
    for number in range(2):
        rng = QuickRng(f"beats/{number}")
        s = GAME.setup(GAME.info.full_options({}), 3)
        players = [make_bot(name if i == number else "random", number) for i in range(3)]
        while True:
            draw_all(GAME, s, rng)
            who = GAME.to_act(s)
            if not who:
                break
            GAME.apply(s, who[0], players[who[0]].choose(Desk(GAME, s, who[0], rng, math.inf)))
        totals = GAME.score(s).totals()
        others = [totals[i] for i in range(3) if i != number]
        assert totals[number] > max(others)
        assert totals[number] > 25 + sum(others) / 2


def looked_at(s: State, everybody: bool) -> Glance:
    glance = Glance(s, s.turn, TASTE, everybody)
    glance.look()
    return glance


def test_what_is_taken_over_from_another_look_changes_nothing() -> None:
    shared = 0
    for s in positions(3, 12, True):
        known = looked_at(s, False)
        for taste in (TASTE, HASTY):
            looks: list[Glance] = []
            alike = 0
            for line in GAME.legal(s, s.turn):
                c = s.copy()
                GAME.apply(c, s.turn, line)
                alone = judge(c, s.turn, taste)
                assert judge(c, s.turn, taste, known) == alone
                if isinstance(line, Develop | Loan | Pass):
                    assert judge_alike(c, s.turn, taste, known, looks) == alone
                    alike += 1
            shared += alike - len(looks)
    assert shared > 0


def test_a_seat_hopes_for_the_same_whether_the_others_are_asked_for_or_not() -> None:
    for s in positions(4, 20, True):
        alone, with_others = looked_at(s, False), looked_at(s, True)
        assert alone.mine.value == with_others.mine.value
        assert alone.mine.income == with_others.mine.income
        assert alone.purse(s.turn) == with_others.purse(s.turn)
        assert alone.hopes() == with_others.hopes()


MILL = "at manchester/1 red cotton_mill/1"
PORT = "at warrington_runcorn/2 red port/1; link red manchester-warrington_runcorn"


def test_cotton_is_sold_before_the_period_ends() -> None:
    lines = plan(f"seats 3; round 10; actions 1; {MILL}; {PORT}; hand red stockport; deck 0")
    assert lines == ["sell manchester/1 warrington_runcorn/2", "card stockport"]


def test_a_plan_ends_where_the_distant_market_answers() -> None:
    lines = plan(
        "seats 3; round 10; actions 1; at macclesfield/1 red cotton_mill/1; link red macclesfield-midlands; "
        "hand red stockport; deck 0"
    )
    assert lines == ["sell macclesfield/1 distant", "card stockport"]


def test_cotton_goes_to_the_port_when_the_distant_market_would_close() -> None:
    closing = "used -3 -4"  # whatever but a 0 closes it
    lines = plan(f"seats 3; round 10; actions 1; {closing}; {MILL}; {PORT}; hand red stockport; deck 0")
    assert lines[0] == "sell manchester/1 warrington_runcorn/2"


def test_two_rails_are_planned_as_one_action() -> None:
    lines = plan(
        "seats 3; era rail; round 10; actions 1; money 40 0 0; hand red stockport; deck 0; "
        "at manchester/1 red cotton_mill/2 flipped; at manchester/2 blue cotton_mill/2 flipped; "
        "at bolton/1 blue coal_mine/2; at bolton/2 blue coal_mine/2 flipped; link blue bolton-manchester; "
        "at bury/1 blue coal_mine/3 flipped; at oldham/1 blue cotton_mill/3 flipped"
    )
    assert [line.split()[0] for line in lines] == ["link", "second", "card"]


def test_outdated_tiles_are_developed_away_for_a_shipyard() -> None:
    lines = plan(
        "seats 3; era rail; round 9; money 60 0 0; hand red liverpool liverpool liverpool liverpool; deck 0; "
        "stack red shipyard 3; at liverpool/1 red port/2 flipped"
    )
    assert lines[0].startswith("develop shipyard")
    assert "build shipyard liverpool/4 card:liverpool" in " ".join(lines)


def test_a_loan_is_taken_while_there_is_time_to_use_it() -> None:
    early = plan("seats 3; round 2; money 1 30 30; hand red stockport stockport")
    assert any(line.startswith("loan") for line in early)
    rich = plan("seats 3; round 9; money 90 30 30; hand red manchester liverpool stockport wigan; deck 0")
    assert not any(line.startswith("loan") for line in rich)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("money 40 30 30", "money 25 30 30"),
        ("income 16 10 10", "income 10 10 10"),
        ("income 17 10 10; at wigan/1 red coal_mine/2 flipped", "at wigan/1 red coal_mine/2 1"),
        ("at wigan/1 red coal_mine/2 1", "at wigan/1 red coal_mine/2 3"),
        (f"{MILL}; {PORT}", f"{MILL}; {PORT}".replace("manchester-warrington_runcorn", "bolton-manchester")),
        (f"{MILL}; {PORT}", f"{MILL}; {PORT}".replace("red port", "blue port")),
        ("link red colne-yorkshire", "link red burnley-colne"),
        ("hand red manchester liverpool cotton_mill", "hand red barrow barrow birkenhead"),
    ],
)
def test_it_knows_what_is_better(better: str, worse: str) -> None:
    assert worth(f"seats 3; round 5; {better}") > worth(f"seats 3; round 5; {worse}")


def test_a_distant_market_that_holds_is_worth_more() -> None:
    mills = f"{MILL}; link red manchester-stockport macclesfield-stockport macclesfield-midlands"
    assert worth(f"seats 3; round 5; {mills}") > worth(f"seats 3; round 5; {mills}; used -3 -3")


def test_at_the_end_it_counts_as_the_rules_do() -> None:
    s = GAME.position(
        "seats 3; era rail; round 10; phase over; score rail-links 40 31 20; score cash 4 0 1; deck 0"
    )
    totals = GAME.score(s).totals()
    assert GAME.evaluate(s, 0) == pytest.approx(totals[0] - (totals[1] + totals[2]) / 2, abs=0.1)
