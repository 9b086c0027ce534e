"""Hints: for the seat to act, at tables that allow them, from what the seat may know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.house.thinking import Question, advise
from gwarek.server.botdesk import BotDesk
from gwarek.server.store import Store
from gwarek.table.hints import seed_of
from tests.server import badbots
from tests.server.people import BOT, HERE, LINK, ME, Page, Running, serving, soon

TEAM = {"game": "switchsignal"}


def asked(page: Page, seat: int | None = None, after: int | None = None) -> dict[str, Any]:
    """Ask for a hint and read the answer, or the refusal."""
    length = page.now["length"] if after is None else after
    page.send({"hint": length, "seat": page.now["to_act"][0] if seat is None else seat})
    return page.wait("hint", "refused")


def my_turn(page: Page) -> Page:
    while not page.my_turn():
        page.wait("update")
    return page


@pytest.mark.parametrize(
    ("seats", "changes", "allowed"),
    [
        ((ME, BOT), {}, True),
        ((ME, BOT, BOT), {}, True),
        ((ME, HERE), {}, False),
        ((ME, LINK), {}, False),
        ((ME, LINK), {"hints": True}, True),
        ((ME, BOT), {"hints": False}, False),
        ((ME, LINK), TEAM, True),
        ((ME, LINK), {**TEAM, "hints": False}, False),
    ],
)
def test_a_table_allows_hints_where_nobody_can_mind_unless_it_says_otherwise(
    server: Running, seats: Any, changes: Any, allowed: bool
) -> None:
    ala = server.person("Ala")
    table = ala.new_table(*seats, **changes)
    assert table["hints"] is allowed
    assert ala.get(f"/api/tables/{table['id']}")["hints"] is allowed


def test_a_hint_names_legal_lines_with_values_best_first(server: Running) -> None:
    ala = server.person("Ala")
    with ala.look(ala.new_table(ME, BOT)["id"]) as page:
        my_turn(page)
        hint = asked(page)
        assert (hint["seat"], hint["after"], hint["by"]) == (0, page.now["length"], None)
        firsts = [one["lines"][0] for one in hint["advice"]]
        assert 1 < len(firsts) == len(set(firsts)) <= 3
        assert set(firsts) <= set(page.lines())
        values = [one["value"] for one in hint["advice"]]
        assert values == sorted(values, reverse=True)
        assert page.act(firsts[0])["type"] == "update"


def test_everybody_at_a_competitive_table_is_told_once_and_still_when_they_come_later(
    server: Running,
) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK, hints=True, watch=True)
    key = table["seats"][1]["key"]
    ola.post(f"/api/tables/{table['id']}/sit", {"key": key})
    with ala.look(table["id"]) as page, ola.look(table["id"], key) as other:
        actor, watcher = (page, other) if page.my_turn() else (other, page)
        seat = actor.now["as"]
        first = asked(actor)
        told = watcher.wait("chat")
        assert told["note"] == {"id": "shell-note-hint", "args": {"seat": seat}}
        assert asked(actor) == first  # the same position is thought about, and told of, once
        assert watcher.is_quiet()
    with ala.look(table["id"]) as page:
        notes = [said["note"] for said in _chat(page) if said["note"] is not None]
        assert notes == [{"id": "shell-note-hint", "args": {"seat": seat}}]


def test_the_same_position_asked_again_after_going_back_has_the_same_answer(server: Running) -> None:
    """The table is longer then, but the seat sees what it saw."""
    ala = server.person("Ala")
    with ala.look(ala.new_table(ME, BOT)["id"]) as page:
        my_turn(page)
        while not any(line.startswith("send mine") for line in page.lines()):
            page.act(page.lines()[0])
            my_turn(page)
        first, length = asked(page), page.now["length"]
        page.act(next(line for line in page.lines() if line.startswith("send mine")))
        page.send({"undo": length, "after": page.now["length"], "seat": 0})
        page.wait("update")
        again = asked(page)
        assert again["after"] > first["after"]
        assert again["advice"] == first["advice"]


def test_the_luck_of_an_adviser_tells_nothing_hidden() -> None:
    """Positions the seat cannot tell apart make one question; what it sees makes another."""
    game = load_game("birmingham")
    s = game.setup(game.info.full_options({}), 2)
    rng = QuickRng("deal")
    while game.to_act(s) == [-1]:
        game.apply(s, -1, game.chance(s).sample(rng))
    seat = game.to_act(s)[0]
    seed = seed_of(game, s, seat, "skarbnik")
    assert seed_of(game, game.redeal(s, seat, rng), seat, "skarbnik") == seed
    assert seed_of(game, s, seat, "sztygar") != seed
    game.apply(s, seat, game.legal(s, seat)[0])
    assert seed_of(game, s, seat, "skarbnik") != seed


def _chat(page: Page) -> list[dict[str, Any]]:
    first = json.loads(page.heard[0])
    chat: list[dict[str, Any]] = first["chat"]
    return chat


def test_only_the_seat_to_act_may_ask_at_a_competitive_table(server: Running) -> None:
    ala, ola, eva = server.person("Ala"), server.person("Ola"), server.person("Eva")
    table = ala.new_table(ME, LINK, hints=True, watch=True)
    key = table["seats"][1]["key"]
    ola.post(f"/api/tables/{table['id']}/sit", {"key": key})
    with ala.look(table["id"]) as page, ola.look(table["id"], key) as other, eva.look(table["id"]) as watcher:
        actor, waiting = (page, other) if page.my_turn() else (other, page)
        acting, own = actor.now["as"], waiting.now["as"]
        for someone, seat in ((waiting, acting), (waiting, own), (watcher, acting), (actor, own)):
            refused = asked(someone, seat)
            assert (refused["type"], refused["reason"]) == ("refused", "not-yours")
        assert asked(actor, acting, after=0)["reason"] == "stale"


def test_no_hint_where_the_table_does_not_allow_it(server: Running) -> None:
    ala = server.person("Ala")
    with ala.look(ala.new_table(ME, HERE)["id"]) as page:
        assert asked(page)["reason"] == "hints-off"


def test_in_a_team_anybody_seated_may_ask_and_a_partner_advises(server: Running) -> None:
    ala, ola, eva = server.person("Ala"), server.person("Ola"), server.person("Eva")
    table = ala.new_table(ME, LINK, BOT, game="switchsignal", watch=True)
    key = table["seats"][1]["key"]
    ola.post(f"/api/tables/{table['id']}/sit", {"key": key})
    with ala.look(table["id"]) as page, ola.look(table["id"], key) as other, eva.look(table["id"]) as watcher:
        while page.now["to_act"] not in ([0], [1]):
            page.wait("update")
        while other.now["length"] < page.now["length"]:
            other.wait("update")
        waiting = other if page.my_turn() else page
        hint = asked(waiting)
        assert hint["type"] == "hint", hint
        assert (hint["seat"], hint["by"], hint["bot"]) == (page.now["to_act"][0], 2, BOT["bot"])
        assert asked(watcher, hint["seat"])["reason"] == "not-yours"
        assert not any('"note"' in text and "shell-note-hint" in text for text in watcher.heard)


def test_hints_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, hints_per_minute=1) as server:
        ala = server.person("Ala")
        with ala.look(ala.new_table(ME, BOT)["id"]) as page:
            my_turn(page)
            assert asked(page)["type"] == "hint"
            assert asked(page)["reason"] == "too-many"


def test_a_bot_that_fails_gives_no_hint_and_the_game_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.app.state.house.desk._advising = badbots.crash
        ala = server.person("Ala")
        with ala.look(ala.new_table(ME, BOT)["id"]) as page:
            my_turn(page)
            assert asked(page)["reason"] == "no-hint"
            assert page.act(page.lines()[0])["type"] == "update"


def test_one_may_move_while_a_hint_is_thought_about(tmp_path: Path) -> None:
    with serving(tmp_path, bot_limit=3.0) as server:
        server.app.state.house.desk._advising = badbots.hang
        ala = server.person("Ala")
        with ala.look(ala.new_table(ME, HERE, hints=True)["id"]) as page:
            page.send({"hint": page.now["length"], "seat": page.now["as"]})
            soon(server.app.state.house.desk._free.empty)  # it is being thought about
            assert page.act(page.lines()[0])["type"] == "update"
            assert page.wait("refused")["reason"] == "no-hint"


async def test_advice_knows_no_more_than_the_seat() -> None:
    """The same question about positions the seat cannot tell apart gets an answer legal in each of them."""
    game = load_game("birmingham")
    desk = BotDesk(1, 60.0, {"birmingham": "gwarek.games.birmingham"})
    s = game.setup(game.info.full_options({}), 2)
    rng = QuickRng("deal")
    while game.to_act(s) == [-1]:
        game.apply(s, -1, game.chance(s).sample(rng))
    seat = game.to_act(s)[0]
    try:
        for dealt in (s, game.redeal(s, seat, rng), game.redeal(s, seat, rng)):
            text = game.position_text(dealt)
            question = Question(
                "birmingham", "gwarek.games.birmingham", None, text, seat, "greedy", "1", 0.1, 3
            )
            told = await desk.advise(question)
            assert {str(one["lines"][0]) for one in told} <= {a.text() for a in game.legal(s, seat)}  # type: ignore[index]
    finally:
        desk.close()


def test_the_worker_is_told_how_long_and_how_many() -> None:
    game = load_game("coalbaron")
    s = game.setup(game.info.full_options({}), 2)
    rng = QuickRng("deal")
    while game.to_act(s) == [-1]:
        game.apply(s, -1, game.chance(s).sample(rng))
    position, seat = game.position_text(s), game.to_act(s)[0]
    question = Question("coalbaron", "gwarek.games.coalbaron", None, position, seat, "sztygar", "1", 0.1, 2)
    assert len(json.loads(advise(question))) == 2


async def test_tables_of_an_older_store_have_no_hints(tmp_path: Path) -> None:
    """The column came later: what was there before stays as it was."""
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite3'}")
    await store.open()
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql(
            "INSERT INTO guests (id, cookie_hash, name, created) VALUES ('g', 'h', 'Ala', '')"
        )
        await connection.exec_driver_sql(
            "INSERT INTO tables (id, game, rules, options, host, random_order, watch, free_undo, what_if, seed,"
            " state, length, to_act, created, updated)"
            " VALUES ('t', 'coalbaron', 1, '{}', 'g', 0, 0, 0, 0, '1', 'waiting', 0, '[]', '', '')"
        )
    found = await store.load("t")
    await store.close()
    assert found is not None
    assert found[0].hints is False
