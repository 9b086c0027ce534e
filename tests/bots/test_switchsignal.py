"""What the Switch & Signal bots think, by example; and that their plans are whole and legal."""

from __future__ import annotations

import math

import pytest

from gwarek.bots import Desk, make_bot
from gwarek.core.action import Action
from gwarek.core.chance import QuickRng
from gwarek.core.playout import draw_all
from gwarek.games.switchsignal import bot, judging, load
from gwarek.games.switchsignal.components import ANY_COLOUR
from gwarek.games.switchsignal.state import PAY, TARGET, State, delivered

GAME = load()
BOARDS = ["central_europe", "north_america"]
VARIANTS = [
    {},
    {"board": "north_america"},
    {"layout": "free", "extra_signal": "yes", "goods_to_win": "10", "deployment": "tokens"},
    {"board": "north_america", "layout": "free", "goods_to_win": "10", "open_hands": "no"},
]


def positions(options: dict[str, str], wanted: int, able: bool) -> list[State]:
    """Positions with a choice, from random games or from games a bot planned."""
    rng = QuickRng(f"positions/{options}/{able}")
    out: list[State] = []
    while len(out) < wanted:
        s = GAME.setup(GAME.info.full_options(options), 3)
        ahead: list[Action] = []
        while len(out) < wanted:
            draw_all(GAME, s, rng)
            who = GAME.to_act(s)
            if not who:
                break
            lines = GAME.legal(s, who[0])
            if len(lines) > 1 and rng.below(8 if able else 12) == 0:
                out.append(s.copy())
            if able and not ahead:
                ahead = bot.plan(GAME, s, who[0], rng, 0.1)[:1]
            GAME.apply(s, who[0], ahead.pop(0) if able else lines[rng.below(len(lines))])
    return out


def plan(position: str) -> list[str]:
    return [line.text() for line in bot.plan(GAME, GAME.position(position), 0, QuickRng(1), 0.0)]


def worth(position: str) -> float:
    return GAME.evaluate(GAME.position(position), 0)


def played(name: str, options: dict[str, str], seed: str) -> State:
    """A game by a team of the same bots, to its end."""
    rng = QuickRng(seed)
    s = GAME.setup(GAME.info.full_options(options), 2)
    players = [make_bot(name, f"{seed}/{seat}") for seat in range(2)]
    while True:
        draw_all(GAME, s, rng)
        who = GAME.to_act(s)
        if not who:
            return s
        GAME.apply(s, who[0], players[who[0]].choose(Desk(GAME, s, who[0], rng, math.inf)))


@pytest.mark.parametrize("able", [False, True])
@pytest.mark.parametrize("options", VARIANTS)
def test_every_line_of_a_plan_is_legal(options: dict[str, str], able: bool) -> None:
    for s in positions(options, 12, able):
        seat = s.turn
        before = GAME.position_text(s)
        ways = bot.candidates(GAME, s, seat, QuickRng(1), 4)
        ways.append(bot.plan(GAME, s, seat, QuickRng(1), 0.0))
        ways.append(bot.plan(GAME, s, seat, QuickRng(1), 12.0))
        assert GAME.position_text(s) == before
        for way in ways:
            c = s.copy()
            for line in way:
                assert line in GAME.legal(c, seat), (line.text(), GAME.position_text(c))
                GAME.apply(c, seat, line)
            assert c.phase not in (TARGET, PAY)  # a plan never ends in the middle of an action


@pytest.mark.parametrize("board", BOARDS)
def test_playing_on_comes_to_a_value(board: str) -> None:
    for s in positions({"board": board}, 3, True):
        way = bot.plan(GAME, s, s.turn, QuickRng(1), 0.0)
        value = bot.play_on(GAME, s.copy(), s.turn, way, QuickRng(1), 4)
        assert math.isfinite(value)
        assert value == bot.play_on(GAME, s.copy(), s.turn, way, QuickRng(1), 4)


@pytest.mark.parametrize("board", BOARDS)
def test_it_delivers_more_than_a_random_team(board: str) -> None:
    able = sum(delivered(played("sztygar", {"board": board}, f"team/{i}")) for i in range(3))
    random = sum(delivered(played("random", {"board": board}, f"team/{i}")) for i in range(3))
    assert able >= random + 9


def test_movements_to_a_stop_follow_from_the_die() -> None:
    """A grey die shows 1, 1, 1, 2, 2, 3: three spaces take 1 + (3 * 1.5 + 2 * 1) / 6 rolls."""
    rolls = judging.rolls_to([1, 1, 1, 2, 2, 3])
    assert rolls[:4] == pytest.approx([0, 1, 1.5, 1 + 6.5 / 6])


@pytest.mark.parametrize(
    ("symbols", "moved", "saved"),
    [
        ([0], 0, -3.0),  # a printed colour moves, good or bad (SWI-5.8)
        ([ANY_COLOUR], 0, 2.0),  # the team chooses (SWI-5.11)
        ([ANY_COLOUR, ANY_COLOUR], 0, 2.5),
        ([ANY_COLOUR, ANY_COLOUR, ANY_COLOUR], 0, -0.5),  # all three move (SWI-5.12)
        ([ANY_COLOUR], 0b010, 0.5),  # a colour already moved by the card cannot be chosen
        ([0, ANY_COLOUR], 0, -1.0),
    ],
)
def test_what_a_timetable_card_saves(symbols: list[int], moved: int, saved: float) -> None:
    """Black would lose 3 cards by a movement, brown save 2, grey a half."""
    assert judging.symbols_gain(symbols, [-3.0, 2.0, 0.5], moved) == saved


def test_a_train_in_a_trading_city_is_loaded() -> None:
    """SWI-6.6."""
    assert plan("seats 2; train black NUE; hand red switch")[0] == "load NUE"


def test_the_last_good_is_brought_home() -> None:
    """SWI-10.1: the way is open, a move card is in hand."""
    last = "seats 2; port MAR yellow yellow blue blue red red white; train black CE43.1 with white"
    assert plan(f"{last}; hand red move")[0] == "move CE43.1"


def test_a_switch_before_a_train_is_set_to_its_way() -> None:
    """SWI-6.3, 8.6: at Lyon the way from Turin is covered."""
    lines = plan("seats 2; train black CE29.2 to LYO with blue; hand red switch switch; seen T01")
    assert lines[0] == "switch LYO CE29 CE43"


def test_helpers_are_kept_while_nothing_is_at_stake() -> None:
    assert plan("seats 2; train black CE35.1 with blue; phase keep; step 2; moving CE35.1 roll 4 left 4") == [
        "keep"
    ]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("clock 7", "clock 2"),
        ("deck 9", "deck 8"),
        ("hand red move switch", "hand red move"),
        ("port MAR blue", "train black CE43.1 with blue"),
        ("train grey CE43.1 with blue", "train grey CE35.1 with blue"),
        ("train black PAR with blue", "train black PAR"),
        ("train black CE35.1 with blue", "train black CE35.1 with blue; open LYO CE29 CE41"),
        ("train black CE20.1 to NUE", "train black CE20.1 to NUE; red CE20@NUE; green CE16@NUE"),
        ("train black CE02.1 to PAR", "train grey CE02.1 to PAR"),
        ("used dispatcher", "used dispatcher; used conductor"),
    ],
)
def test_it_knows_what_is_better(better: str, worse: str) -> None:
    assert worth(f"seats 2; {better}") > worth(f"seats 2; {worse}")


def test_a_win_is_worth_more_than_anything_else() -> None:
    goods = "port MAR yellow yellow blue blue red red white"
    won = f"seats 2; phase over; result delivered; {goods} white"
    lost = f"seats 2; phase over; result time; {goods}; train black CE43.1 with white"
    assert worth(won) > worth("seats 2; clock 7") > worth(lost)
