"""Undo: free to the barrier, beyond it for practice or by consent; redo; what a screen shows to all who share it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from gwarek.table.curtain import hides
from tests.server.people import BOT, HERE, LINK, ME, Page, Running, serving


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
        assert back["entries"][0]["turned"] == {"took": [start + 2, start + 1], "gave": []}
        log = ala.get(f"/api/tables/{table['id']}/log")
        assert [entry["undone"] for entry in log[start:]] == [True, True, False]
        assert not any(entry["undone"] for entry in log[:start])
        again = page.now["undo"]
        assert again["free"]
        assert again["restart"] == offer["restart"]
        assert sum('"type":"table"' in text for text in page.heard) == 1  # the update told it all


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
        assert first.now["undo"] == {
            "seat": first.now["as"],
            "to": start,
            "free": False,
            "restart": start,
            "takes": list(range(length, start, -1)),
            "asks": [second.now["as"]],
            "closed": False,
        }

        first.send({"undo": start, "after": length, "seat": first.now["as"]})
        asked = second.wait("ask-undo")
        assert (asked["by"], asked["to"]) == (first.now["as"], start)
        assert (asked["takes"], asked["asks"]) == (first.now["undo"]["takes"], [second.now["as"]])
        second.send({"answer": asked["request"], "seat": second.now["as"], "grant": False})
        assert first.wait("undo-answer") == {
            "type": "undo-answer",
            "request": asked["request"],
            "granted": False,
            "late": False,
        }
        assert first.is_quiet()

        first.send({"undo": start, "after": length, "seat": first.now["as"]})
        asked = second.wait("ask-undo")
        for seat in (
            first.now["as"],
            second.now["as"],
        ):  # one cannot grant oneself, nor for somebody elsewhere
            first.send({"answer": asked["request"], "seat": seat, "grant": True})
        assert first.is_quiet()
        second.send({"answer": asked["request"], "seat": second.now["as"], "grant": True})
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
        second.act(second.lines()[0])
        first.wait("update")
        first.send({"undo": start, "after": first.now["length"], "seat": first.now["as"]})
        asked = second.wait("ask-undo")
        line = first.lines()[0]
        first.send({"act": line, "after": first.now["length"], "seat": first.now["as"]})
        assert not first.wait("undo-answer")["granted"]
        second.send({"answer": asked["request"], "seat": second.now["as"], "grant": True})
        first.wait("update")
        assert first.is_quiet()
        assert first.now["length"] > start + 1


def my_next_turn(page: Page) -> None:
    """One decision, and the bots' answer to it."""
    start = page.now["length"]
    page.act(page.lines()[0])
    page.play_on(random.Random(1), lambda now: 0 in now["to_act"] and now["length"] > start + 1)


def test_bots_consent_at_a_practice_table(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, BOT, free_undo=True)
    with ala.look(table["id"]) as page:
        page.play_on(random.Random(1), lambda now: 0 in now["to_act"])
        view = page.now["view"]
        start = page.now["length"]
        my_next_turn(page)
        offer = page.now["undo"]
        assert (offer["to"], offer["free"], offer["asks"], offer["closed"]) == (start, False, [], False)
        assert offer["takes"] == list(range(page.now["length"], start, -1))
        page.send({"undo": start, "after": page.now["length"], "seat": 0})
        page.play_on(random.Random(1), lambda now: any(e["line"] == f"undo {start}" for e in now["entries"]))
        assert page.now["view"] == view


def test_alone_with_bots_and_no_practice_what_was_drawn_stays(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, BOT, free_undo=False)
    with ala.look(table["id"]) as page:
        page.play_on(random.Random(1), lambda now: 0 in now["to_act"])
        start = page.now["length"]
        my_next_turn(page)
        length = page.now["length"]
        assert page.now["undo"]["closed"]
        page.send({"undo": start, "after": length, "seat": 0})
        refused = page.wait("refused", "update")
        assert (refused["type"], refused.get("reason")) == ("refused", "practice")
        assert ala.get(f"/api/tables/{table['id']}")["length"] == length


def test_at_a_practice_table_only_those_are_asked_whose_turn_goes(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK, free_undo=True)
    ola.post(f"/api/tables/{table['id']}/sit", {"key": table["seats"][1]["key"]})
    with ala.look(table["id"]) as one, ola.look(table["id"]) as two:
        first, second = (one, two) if one.my_turn() else (two, one)
        start = first.now["length"]
        first.act(first.lines()[0])
        second.wait("update")
        second.act(second.lines()[0])
        first.wait("update")
        assert first.now["undo"]["asks"] == [second.now["as"]]
        assert first.now["undo"]["to"] == start


def test_round_one_screen_the_other_person_is_asked_by_name(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with ala.look(table["id"]) as page:
        start, asker = page.now["length"], page.now["as"]
        page.act(page.lines()[0])
        other = page.now["as"]
        assert other != asker
        offer = page.now["undo"]  # the one who has just decided may take it back, the next one may not
        assert (offer["seat"], offer["free"], offer["asks"]) == (asker, True, [asker])
        page.act(page.lines()[0])
        assert page.now["as"] == asker
        page.send({"undo": start, "after": page.now["length"], "seat": asker})
        asked = page.wait("ask-undo", "update")
        assert (asked["type"], asked["asks"]) == ("ask-undo", [other])
        page.send({"answer": asked["request"], "seat": asker, "grant": True})
        assert page.is_quiet()
        page.send({"answer": asked["request"], "seat": other, "grant": True})
        assert page.wait("undo-answer")["granted"]
        assert page.wait("update")["entries"][0]["line"] == f"undo {start}"


def test_nobody_else_has_to_be_asked_in_a_what_if(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    trial = ala.post(f"/api/tables/{table['id']}/what-if", {"entry": table["length"]})
    assert trial["free_undo"]
    with ala.look(trial["id"]) as page:
        for _ in range(3):
            page.act(page.lines()[0])
        assert page.now["curtain"] is None
        assert page.now["undo"]["asks"] == []
        page.send({"undo": 0, "after": page.now["length"], "seat": page.now["as"]})
        assert page.wait("update", "refused", "ask-undo")["type"] == "update"


def test_a_request_that_nobody_answers_lapses(tmp_path: Path) -> None:
    with serving(tmp_path, undo_seconds=0.05) as server:
        ala, ola = server.person("Ala"), server.person("Ola")
        table = ala.new_table(ME, LINK)
        ola.post(f"/api/tables/{table['id']}/sit", {"key": table["seats"][1]["key"]})
        with ala.look(table["id"]) as one, ola.look(table["id"]) as two:
            first, second = (one, two) if one.my_turn() else (two, one)
            start = first.now["length"]
            first.act(first.lines()[0])
            second.wait("update")
            second.act(second.lines()[0])
            first.wait("update")
            first.send({"undo": start, "after": first.now["length"], "seat": first.now["as"]})
            asked = second.wait("ask-undo")
            answer = first.wait("undo-answer")
            assert (answer["granted"], answer["late"]) == (False, True)
            second.send({"answer": asked["request"], "seat": second.now["as"], "grant": True})
            assert first.is_quiet()


def test_what_was_taken_back_can_be_put_back_until_something_else_is_done(server: Running) -> None:
    """Later it cannot: that would let somebody choose among draws already seen."""
    ala = server.person("Ala")
    table = ala.new_table(ME, BOT, free_undo=True)

    def turn(page: Page, to: int) -> Any:
        page.send({"undo": to, "after": page.now["length"], "seat": 0})
        return page.wait("update", "refused")

    with ala.look(table["id"]) as page:
        page.play_on(random.Random(1), lambda now: 0 in now["to_act"])
        start = page.now["length"]
        my_next_turn(page)
        done, view = page.now["length"], page.now["view"]
        assert page.now["redo"] is None
        back = turn(page, start)
        assert back["redo"] == {"seat": 0, "to": done}
        assert back["entries"][0]["turned"] == {"took": list(range(done, start, -1)), "gave": []}
        assert turn(page, back["length"])["reason"] == "undo"
        assert turn(page, 99_999)["reason"] == "undo"
        again = turn(page, done)
        assert again["view"] == view
        assert again["entries"][0]["turned"] == {"took": [], "gave": list(range(done, start, -1))}
        turn(page, start)
        my_next_turn(page)
        assert page.now["redo"] is None
        assert turn(page, done)["reason"] == "undo"


def test_nobody_goes_back_to_a_draw_itself(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, BOT, free_undo=True)
    with ala.look(table["id"]) as page:
        page.play_on(random.Random(1), lambda now: 0 in now["to_act"])
        page.send({"undo": 0, "after": page.now["length"], "seat": 0})  # the deal
        assert page.wait("refused", "update")["reason"] == "undo"


def test_luck_drawn_again_is_marked_for_everybody(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, BOT, free_undo=True)
    with ala.look(table["id"]) as page:
        page.play_on(random.Random(1), lambda now: 0 in now["to_act"] and now["view"]["phase"] == "turn")
        start = page.now["length"]
        look = next(line for line in page.lines() if line.startswith("send order_pick5"))
        page.act(look)
        page.send({"undo": start, "after": page.now["length"], "seat": 0})
        page.wait("update")
        page.act(look)
        log = ala.get(f"/api/tables/{table['id']}/log")
        assert [(e["seat"], e["again"]) for e in log[start:]] == [
            (0, False),
            (-1, False),
            (0, False),
            (0, False),
            (-1, True),
        ]


def test_a_curtain_where_people_round_one_screen_hide_things(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE, BOT, game="birmingham")
    with ala.look(table["id"]) as page:
        page.play_on(random.Random(1), lambda now: now["as"] in now["to_act"])
        seat = page.now["as"]
        hands = [player["hand"] for player in page.now["view"]["players"]]
        assert hands[seat]
        assert [player["hand"] for player in page.now["curtain"]["players"]] == [None] * 3
        # who looks back sees the past of their own, also where the other one was to act
        for number in range(page.now["length"]):
            past = ala.get(f"/api/tables/{table['id']}/at/{number}")
            assert past["as"] == seat
    alone = ala.new_table(ME, BOT, game="birmingham")
    with ala.look(alone["id"]) as page:
        assert page.now["curtain"] is None
    empty = ala.new_table(ME, HERE)  # Coal Baron: an own pile of orders, and nothing in it yet
    with ala.look(empty["id"]) as page:
        assert page.now["curtain"] is None
        assert not hides({"pile": [], "tally": [0, 0]}, {"pile": None, "tally": None})
        assert hides({"pile": ["O-carriage-KK"]}, {"pile": None})
        assert hides({"hand": ["leek"]}, {"hand": ["derby"]})
    open_hands = ala.new_table(ME, HERE, game="switchsignal")
    with ala.look(open_hands["id"]) as page:
        assert page.now["curtain"] is None
