"""Undo: free to the barrier, by consent of people elsewhere beyond it."""

from __future__ import annotations

import random

from tests.server.people import BOT, HERE, LINK, ME, Page, Running


def mine_soon(page: Page) -> None:
    while page.now["view"]["phase"] != "mine":
        lines = page.lines()
        mining = [line for line in lines if line.startswith("send mine")]
        page.act((mining or lines)[0])


def test_own_steps_are_taken_back_freely_one_by_one_or_all(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with ala.look(table["id"]) as page:
        mine_soon(page)
        start = page.now["length"]
        view = page.now["view"]
        seat = page.now["as"]
        page.act(next(line for line in page.lines() if line != "stop"))
        page.act(next(line for line in page.lines() if line != "stop"))
        offer = page.now["undo"]
        assert offer["free"]
        assert offer["to"] == start + 1
        assert offer["restart"] <= start
        page.send({"undo": start, "after": page.now["length"], "seat": seat})
        back = page.wait("update", "refused")
        assert back["type"] == "update"
        assert back["view"] == view
        assert [entry["line"] for entry in back["entries"]] == [f"undo {start}"]
        log = ala.get(f"/api/tables/{table['id']}/log")
        assert [entry["undone"] for entry in log[start:]] == [True, True, False]
        assert not any(entry["undone"] for entry in log[:start])
        again = page.now["undo"]
        assert again["free"]
        assert again["restart"] == offer["restart"]


def test_beyond_the_barrier_the_friend_is_asked(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK)
    ola.post(f"/api/tables/{table['id']}/sit", {"key": table["seats"][1]["key"]})
    with ala.look(table["id"]) as one, ola.look(table["id"]) as two:
        first, second = (one, two) if one.my_turn() else (two, one)
        view = first.now["view"]
        start = first.now["length"]
        first.act(first.lines()[0])
        second.wait("update")
        second.act(second.lines()[0])
        first.wait("update")
        length = first.now["length"]
        assert first.now["undo"] == {"to": start, "free": False, "restart": start}

        first.send({"undo": start, "after": length, "seat": first.now["as"]})
        asked = second.wait("ask-undo")
        assert (asked["by"], asked["to"]) == (first.now["as"], start)
        second.send({"answer": asked["request"], "grant": False})
        assert first.wait("undo-answer") == {
            "type": "undo-answer",
            "request": asked["request"],
            "granted": False,
        }
        assert first.is_quiet()

        first.send({"undo": start, "after": length, "seat": first.now["as"]})
        asked = second.wait("ask-undo")
        first.send({"answer": asked["request"], "grant": True})  # one cannot grant oneself
        assert first.is_quiet()
        second.send({"answer": asked["request"], "grant": True})
        assert first.wait("undo-answer")["granted"]
        assert first.wait("update")["view"] == view


def test_a_request_lapses_when_the_game_goes_on(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK)
    ola.post(f"/api/tables/{table['id']}/sit", {"key": table["seats"][1]["key"]})
    with ala.look(table["id"]) as one, ola.look(table["id"]) as two:
        first, second = (one, two) if one.my_turn() else (two, one)
        start = first.now["length"]
        first.act(first.lines()[0])
        second.wait("update")
        first.send({"undo": 0, "after": first.now["length"], "seat": first.now["as"]})
        asked = second.wait("ask-undo")
        second.act(second.lines()[0])
        assert not first.wait("undo-answer")["granted"]
        second.send({"answer": asked["request"], "grant": True})
        first.wait("update")
        assert first.is_quiet()
        assert first.now["length"] > start + 1


def test_bots_always_consent(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, BOT, free_undo=True)
    with ala.look(table["id"]) as page:
        page.play_on(random.Random(1), lambda now: 0 in now["to_act"])
        view = page.now["view"]
        start = page.now["length"]
        page.act(page.lines()[0])
        page.play_on(random.Random(1), lambda now: 0 in now["to_act"] and now["length"] > start + 1)
        assert page.now["undo"]["free"]
        page.send({"undo": start, "after": page.now["length"], "seat": 0})
        page.play_on(random.Random(1), lambda now: any(e["line"] == f"undo {start}" for e in now["entries"]))
        assert page.now["view"] == view


def test_what_was_taken_back_cannot_be_fetched_again(server: Running) -> None:
    """Going "back" to an undone entry would let somebody choose among draws already seen."""
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with ala.look(table["id"]) as page:
        start = page.now["length"]
        page.act(page.lines()[0])
        done = page.now["length"]
        page.send({"undo": start, "after": done, "seat": page.now["as"]})
        page.wait("update")
        for to in (done, page.now["length"], 99_999):
            page.send({"undo": to, "after": page.now["length"], "seat": page.now["as"]})
            assert page.wait("refused")["reason"] == "undo"
