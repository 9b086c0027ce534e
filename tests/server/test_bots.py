"""Bots at the table: they never stop a game, whatever they do."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import gwarek
from gwarek.house.thinking import BotFailed, Question
from gwarek.server.botdesk import BotDesk
from tests.server import badbots
from tests.server.people import BOT, ME, serving


@pytest.mark.parametrize("bad", [badbots.crash, badbots.die, badbots.hang, badbots.babble, badbots.cheat])
def test_a_bad_bot_is_replaced_by_a_random_move(tmp_path: Path, bad: Callable[[Question], str]) -> None:
    with serving(tmp_path, bot_limit=0.2 if bad is badbots.hang else 20.0) as server:
        server.app.state.house.desk._thinking = bad
        ala = server.person("Ala")
        table = ala.new_table(ME, BOT)
        with ala.look(table["id"]) as page:
            moves = 0
            while moves < 2:
                if page.my_turn():
                    page.act(page.lines()[0])
                else:
                    page.wait("update")
                moves += sum(entry["seat"] == 1 for entry in page.now["entries"])
            assert any('"thinking"' in text for text in page.heard)


def test_moves_of_bots_come_one_by_one_at_a_pace(tmp_path: Path) -> None:
    with serving(tmp_path, pace=0.25) as server:
        ala = server.person("Ala")
        table = ala.new_table(ME, BOT, BOT, BOT)
        with ala.look(table["id"]) as page:
            moments: list[float] = []
            while len(moments) < 4:
                if page.my_turn():
                    page.act(page.lines()[0])
                else:
                    page.wait("update")
                    moments.append(time.monotonic())
                    assert sum(entry["seat"] >= 0 for entry in page.now["entries"]) == 1
    assert all(later - sooner > 0.2 for sooner, later in itertools.pairwise(moments))


def question() -> Question:
    match = gwarek.new_match("coalbaron", seats=2, seed="1")
    position = match.game.position_text(match.state)
    return Question("coalbaron", "gwarek.games.coalbaron", None, position, match.to_act()[0], "ciskacz", "1")


async def test_the_event_loop_goes_on_while_a_bot_thinks_or_hangs() -> None:
    desk = BotDesk(1, 1.0, {"coalbaron": "gwarek.games.coalbaron"}, badbots.hang)
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.01)
            ticks += 1

    ticking = asyncio.create_task(tick())
    with pytest.raises(BotFailed, match="no answer"):
        await desk.choose(question())
    ticking.cancel()
    desk.close()
    assert ticks > 30


async def test_one_seed_one_answer_and_a_hang_hurts_nobody_else() -> None:
    desk = BotDesk(1, 20.0, {"coalbaron": "gwarek.games.coalbaron"})
    try:
        first = await desk.choose(question())
        assert await desk.choose(question()) == first
        legal = gwarek.new_match("coalbaron", seats=2, seed="1").legal()
        assert first in [action.text() for action in legal]
    finally:
        desk.close()
