"""Advice: from every bot on any sound position, the same to the same question, and never plainly bad."""

from __future__ import annotations

import math
from typing import Any

import pytest

from gwarek.bots import BOTS, Advice, Desk, make_bot
from gwarek.core.catalogue import load_game, slugs
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all
from gwarek.core.problem import Problem
from gwarek.core.seat import CHANCE

ADVISERS = [*(name for name in BOTS if name != "mcts"), "mcts:iterations=8"]


def advice(game: AnyGame, s: Any, seat: int, bot: str, seconds: float = 0.0, most: int = 3) -> list[Advice]:
    return make_bot(bot, "1").advise(Desk(game, s, seat, QuickRng("1"), seconds), most)


def first_lines(game: AnyGame, text: str, bot: str, most: int = 3) -> list[str]:
    s = game.position(text)
    return [one.way[0].text() for one in advice(game, s, game.to_act(s)[0], bot, most=most)]


# -- an answer wherever one is asked for


def odd_position(game: AnyGame, s: Any, rng: Rng) -> Any:
    """The position with some numbers changed and clauses left out, as people type them; itself if that is unsound."""
    clauses = game.position_text(s).split("; ")
    for _ in range(1 + rng.below(3)):
        at = rng.below(len(clauses))
        words = clauses[at].split(" ")
        numbers = [n for n, word in enumerate(words) if n and word.lstrip("-").isdigit()]
        if numbers and words[0] != "seats":
            n = numbers[rng.below(len(numbers))]
            words[n] = str(int(words[n]) + rng.below(9) - 4)
            clauses[at] = " ".join(words)
        elif words[0] not in ("seats", "option", "phase"):
            del clauses[at]
    try:
        odd = game.position("; ".join(clauses))
    except Problem:
        return s.copy()
    waiting = game.to_act(odd)
    return s.copy() if game.faults(odd) or not waiting or waiting[0] < 0 else odd


def check_answers(slug: str, wanted: int, seed: str) -> None:
    """Every bot in turn, in games of all player counts and mixes of options, between draws, before and after them."""
    game = load_game(slug)
    rng = QuickRng(seed)
    asked = 0
    while asked < wanted:
        options = {o.id: o.values[rng.below(len(o.values))] for o in game.info.options if rng.below(3) == 0}
        try:
            s = game.setup(game.info.full_options(options), game.info.seats[rng.below(len(game.info.seats))])
        except Problem:
            continue  # options that exclude each other
        every = 5 + rng.below(25)
        played = 0
        while asked < wanted:
            draw_all(game, s, rng)
            waiting = game.to_act(s)
            if not waiting:
                break
            played += 1
            if played % every == 0:
                there = odd_position(game, s, rng)
                seat = game.to_act(there)[rng.below(len(game.to_act(there)))]
                bot = ADVISERS[asked % len(ADVISERS)]
                text = game.position_text(there)
                try:
                    found = advice(game, there, seat, bot)
                except Exception as error:
                    raise AssertionError(f"{bot} for seat {seat}: {text}") from error
                assert found, f"{bot} for seat {seat}: {text}"
                assert {one.way[0] for one in found} <= set(game.legal(there, seat)), text
                asked += 1
            legal = game.legal(s, waiting[0])
            game.apply(s, waiting[0], legal[rng.below(len(legal))])


@pytest.mark.parametrize("slug", slugs())
def test_every_bot_answers_on_any_sound_position(slug: str) -> None:
    check_answers(slug, 2 * len(ADVISERS), "quick")


@pytest.mark.deep
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
@pytest.mark.parametrize("slug", slugs())
def test_every_bot_answers_on_very_many_positions(slug: str, seed: str) -> None:
    check_answers(slug, 40 * len(ADVISERS), seed)


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        (
            "birmingham",
            "seats 2; round 9; deck 0; hand red dudley redditch cannock coventry; hand blue birmingham nuneaton"
            " stafford walsall tamworth coalbrookdale wolverhampton kidderminster",
        ),
        (
            "lancashire",
            "seats 3; round 8; deck 0; hand red wigan colne bury bolton; hand blue preston blackburn oldham"
            " rochdale burnley stockport lancaster macclesfield",
        ),
    ],
)
@pytest.mark.parametrize("bot", ["ciskacz", "sztygar", "skarbnik"])
def test_cards_may_last_longer_than_the_rounds(slug: str, text: str, bot: str) -> None:
    """Eight cards are four rounds; the era has two left."""
    game = load_game(slug)
    assert first_lines(game, text, bot)


# -- the same question, the same answer


@pytest.mark.parametrize("slug", slugs())
def test_the_same_question_has_the_same_answer(slug: str) -> None:
    game = load_game(slug)
    s = game.setup(game.info.full_options({}), game.info.seats[-1])
    draw_all(game, s, QuickRng("same"))
    seat = game.to_act(s)[0]
    first = [one.json() for one in advice(game, s.copy(), seat, "sztygar", math.inf)]
    assert [one.json() for one in advice(game, s.copy(), seat, "sztygar", math.inf)] == first


# -- no dominated bids (Tinners' Trail)


@pytest.mark.parametrize("bot", ["greedy", "sztygar", "skarbnik", "mcts:iterations=60"])
@pytest.mark.parametrize("players", [2, 3])
def test_only_the_least_bid_is_advised_among_players(bot: str, players: int) -> None:
    """Who is outbid may raise again: no bid wins more surely than the least."""
    game = load_game("tinnerstrail")
    s = game.position(f"seats {players}; tile gwennap B1")
    game.apply(s, 0, game.parse("build gwennap"))
    draw_all(game, s, QuickRng("top"))
    least = min(_price(line.text()) for line in game.legal(s, 0) if line.text().startswith("bid"))
    for who in (0, 1):
        bids = [one for one in _first(game, s, who, bot) if one.startswith("bid")]
        assert bids in ([], [f"bid {least}"])
        if who == 0:
            game.apply(s, 0, game.parse(f"bid {least}"))
            least += 1


def _first(game: AnyGame, s: Any, seat: int, bot: str, most: int = 5) -> list[str]:
    return [one.way[0].text() for one in advice(game, s, seat, bot, most=most)]


def _price(line: str) -> int:
    return int(line.split(" ")[1])


@pytest.mark.parametrize("bot", ["greedy", "sztygar", "skarbnik", "mcts:iterations=60"])
def test_a_dearer_bid_against_lord_wallace_wins_more_often(bot: str) -> None:
    """His bid is what the map is worth and a roll of dice: every bid advised stays above more of his rolls."""
    game = load_game("tinnerstrail")
    s = game.position("seats 1; tile gwennap B1; money 60 0")
    game.apply(s, 0, game.parse("build gwennap"))
    while game.to_act(s) == [CHANCE]:
        game.apply(s, CHANCE, game.chance(s).sample(QuickRng("top")))
    lines = [line.text() for line in game.legal(s, 0)]
    assert lines[0].startswith("bid")
    rolls = [_outbid(game, s, line) for line in lines]
    sure = next(line for line, outbid in zip(lines, rolls, strict=True) if not outbid)
    assert lines.index(sure) < len(lines) - 1, "there are bids no roll can beat, and dearer ones"
    for line in _first(game, s, 0, bot, 12):
        assert _price(line) <= _price(sure), f"{line} wins no more surely than {sure}"


def _outbid(game: AnyGame, s: Any, line: str) -> bool:
    """Does Lord Wallace win after this opening with some roll?"""
    for n in range(60):
        c = s.copy()
        game.apply(c, 0, game.parse(line))
        while True:
            view: Any = game.view(c, None)  # Any: JSON of the game's own shape
            owner = view["areas"]["gwennap"]["owner"]
            if owner is not None:
                break
            game.apply(c, CHANCE, game.chance(c).sample(QuickRng(f"dice {n}")))
        if owner != 0:
            return True
    return False


# -- the cage goes where there is coal (Coal Baron)


@pytest.mark.parametrize("bot", ["greedy", "sztygar", "skarbnik", "mcts:iterations=60"])
def test_no_cage_goes_to_a_level_without_coal(bot: str) -> None:
    """Every level begins with one cube: when it is in the cage, the level is empty."""
    game = load_game("coalbaron")
    s = game.position("seats 2")
    for line in ("send mine_10", "cage 3", "load grey", "cage 4", "load black", "cage 2", "load brown"):
        game.apply(s, 0, game.parse(line))
    lines = {line.text() for line in game.legal(s, 0)}
    assert lines == {"cage 0", "cage 1", "cage 3", "cage 4", "stop"}
    assert {one.way[0].text() for one in _checked(game, s, 0, bot)} <= {"cage 0", "cage 1", "stop"}


def _checked(game: AnyGame, s: Any, seat: int, bot: str) -> list[Advice]:
    """The advice; no line of it goes to a level without coal."""
    found = advice(game, s, seat, bot, most=5)
    for one in found:
        c = s.copy()
        for line in one.way:
            if game.to_act(c) != [seat]:
                break
            words = line.words()
            if words[0] == "cage" and words[1] != "0":
                view: Any = game.view(c, seat)  # Any: JSON of the game's own shape
                shaft = view["players"][seat]["shaft"][int(words[1]) - 1]
                coal = [cube for side in shaft.values() for piece in side for cube in piece["carts"] if cube]
                assert coal, f"{[line.text() for line in one.way]}: {game.position_text(s)}"
            game.apply(c, seat, line)
    return found
