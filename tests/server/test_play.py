"""Whole games through the real server: bots, friends, secrets, refusals, records."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import gwarek
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng, seed_hash
from gwarek.core.match import fair_faults, replay
from gwarek.core.record import read_record
from tests.server.people import BOT, HERE, LINK, ME, OPEN, Person, Running, serving, soon


def test_a_whole_game_with_bots_and_its_record(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, BOT, BOT)
    assert table["state"] == "playing"
    assert table["seed"] is None
    with ala.look(table["id"]) as page:
        assert ala.get(f"/api/tables/{table['id']}")["seats"][0]["online"]
        error = ala.get(f"/api/tables/{table['id']}/record", 409)
        assert error["error"]["id"] == "record-not-yet"
        page.play_on(random.Random(1), lambda now: False)
        over = page.wait("seats")["table"]
    assert over["state"] == "over"
    assert over["outcome"] == page.now["outcome"]
    assert seed_hash(over["seed"]) == table["seed_hash"]
    text = ala.http.get(f"/api/tables/{table['id']}/record").text
    record = read_record(text)
    match = replay(load_game("coalbaron"), record)
    assert match.is_over()
    assert fair_faults(match, over["seed"]) == []
    assert match.score().totals() == over["outcome"]["totals"]
    assert text.startswith("game: coalbaron\n")
    assert record.names() == ["Ala", "bot:ciskacz", "bot:ciskacz"]
    history = ala.get(f"/api/tables/{table['id']}/history")
    assert [point["mark"] for point in history if point["mark"]] == ["shift 1", "shift 2", "shift 3"]
    assert history[-1]["points"] == over["outcome"]["totals"]
    assert {json.dumps(point["series"]) for point in history} == {"{}"}
    assert [entry["n"] for entry in ala.get(f"/api/tables/{table['id']}/log")] == list(
        range(1, over["length"] + 1)
    )


def friends(server: Running) -> tuple[Person, Person, str]:
    """Ala (seat 0) and Ola (seat 1, by link) at one table."""
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK)
    assert table["state"] == "waiting"
    assert table["seats"][1]["key"] is not None
    sat = ola.post(f"/api/tables/{table['id']}/sit", {"key": table["seats"][1]["key"]})
    assert sat["state"] == "playing"
    assert [seat["mine"] for seat in sat["seats"]] == [False, True]
    assert [seat["name"] for seat in sat["seats"]] == ["Ala", "Ola"]
    return ala, ola, table["id"]


def test_the_page_of_the_host_hears_when_the_friend_sits_down(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK)
    with ala.look(table["id"]) as page:
        assert page.table["state"] == "waiting"
        assert page.now["length"] == 0
        assert page.act("draft x", after=0, seat=0)["reason"] == "waiting"
        ola.post(f"/api/tables/{table['id']}/sit", {"key": table["seats"][1]["key"]})
        began = page.wait("table")
        assert began["table"]["state"] == "playing"
        assert began["table"]["seats"][1]["key"] is None
        assert began["update"]["length"] > 0
        with ola.look(table["id"]) as other:
            assert other.table["seats"][0]["online"]
            assert page.wait("seats")["table"]["seats"][1]["online"]
        assert not page.wait("seats")["table"]["seats"][1]["online"]


def test_a_whole_game_of_two_friends_without_a_leak(server: Running) -> None:
    """What only Ala may see never reaches Ola's page or a spectator's: the raw text is searched."""
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK, watch=True)
    ola.post(f"/api/tables/{table['id']}/sit", {"key": table["seats"][1]["key"]})
    watcher = Person(server.port)
    chance = random.Random(5)
    looks = 0
    with ala.look(table["id"]) as one, ola.look(table["id"]) as two, watcher.look(table["id"]) as three:
        assert three.now["as"] is None
        pages = [one, two]
        while one.now["outcome"] is None:
            actor = pages[one.now["to_act"][0]]
            lines = actor.lines()
            assert lines
            picks = [line for line in lines if "pick5" in line]
            line = chance.choice(picks or lines)
            actor.send({"act": line, "after": actor.now["length"], "seat": actor.now["as"]})
            for page in (one, two, three):
                page.wait("update")
            for mine, other in ((one, two), (two, one)):
                for entry, theirs in zip(mine.now["entries"], other.now["entries"], strict=True):
                    if entry["line"].startswith("look") and "?" not in entry["line"]:
                        looks += 1
                        assert "?" in theirs["line"]
                        assert all(
                            "?" in seen["line"] for seen in three.now["entries"] if seen["n"] == entry["n"]
                        )
                        assert not any(id in json.dumps(theirs) for id in entry["line"].split()[1:])
                        private = [event for event in entry["events"] if event not in theirs["events"]]
                        assert private
            if one.now["outcome"] is None:
                for viewer in (0, 1):
                    seen = [page.now["view"] for page in pages][viewer]
                    assert seen["players"][1 - viewer]["delivered_orders"] is None
        for page in (one, two):
            assert '"look T-' in "".join(page.heard) or '"look O-' in "".join(page.heard)
        assert '"look T-' not in "".join(three.heard)
        assert '"look O-' not in "".join(three.heard)
    assert looks > 3
    own = ala.get(f"/api/tables/{table['id']}/log")
    others = ola.get(f"/api/tables/{table['id']}/log")
    assert own != others
    for mine, theirs in zip(own, others, strict=True):
        if mine["line"].startswith("look"):
            assert ("?" in mine["line"]) != ("?" in theirs["line"])


def test_scores_sent_to_everybody_hold_nothing_hidden() -> None:
    """A seat's redealt position has the same public score as the true one."""
    match = gwarek.new_match("coalbaron", seats=3, seed="3")
    rng = QuickRng(3)
    while not match.is_over():
        for eyes in (0, 1, 2, None):
            other = match.game.redeal(match.state, eyes, rng)
            assert match.game.score(other).json() == match.score().json()
        legal = match.legal()
        match.act(None, legal[rng.below(len(legal))].text())


def test_an_illegal_move_is_refused_with_its_rules_and_nothing_changes(server: Running) -> None:
    ala, _, table_id = friends(server)
    with ala.look(table_id) as page:
        before = ala.get(f"/api/tables/{table_id}")
        answer = page.act("send workshop_1", seat=0)
        assert answer["reason"] == "illegal"
        assert answer["violated"]
        assert all(one["id"].startswith("COA-") for one in answer["violated"])
        assert answer["message"]["id"] == "shell-refused-illegal"
        answer = page.act("fly to the moon", seat=0)
        assert answer["reason"] == "unclear"
        assert page.is_quiet()
        assert ala.get(f"/api/tables/{table_id}") == before


def test_all_lines_or_none(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with ala.look(table["id"]) as page:
        length = page.now["length"]
        assert page.act([page.lines()[0], "send nowhere"])["type"] == "refused"
        assert page.is_quiet()
        assert ala.get(f"/api/tables/{table['id']}")["length"] == length


def test_a_stale_click_is_refused_and_the_page_gets_the_present(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with ala.look(table["id"]) as page, ala.look(table["id"]) as second:
        old = page.now["length"]
        page.act(page.lines()[0])
        second.send({"act": second.lines()[0], "after": old, "seat": second.now["as"]})
        assert second.wait("refused")["reason"] == "stale"
        fresh = second.wait("update")
        assert fresh["length"] == page.now["length"]
        assert [entry["n"] for entry in fresh["entries"]] == list(range(old + 1, fresh["length"] + 1))


def test_a_seat_of_somebody_else_cannot_be_played(server: Running) -> None:
    ala, ola, table_id = friends(server)
    with ala.look(table_id) as one, ola.look(table_id) as two:
        actor, idle = (one, two) if one.my_turn() else (two, one)
        assert idle.now["legal"] == []
        assert idle.act(actor.lines()[0], seat=actor.now["as"])["reason"] == "not-yours"
        assert idle.act(actor.lines()[0])["reason"] == "illegal"  # not its turn: a rule says so


def test_nobody_looks_at_a_private_table_without_a_key(server: Running) -> None:
    _, _, table_id = friends(server)
    stranger = server.person("Stranger")
    assert stranger.get(f"/api/tables/{table_id}", 403)["error"]["id"] == "not-your-seat"
    assert stranger.get(f"/api/tables/{table_id}/log", 403)
    assert stranger.get(f"/api/tables/{table_id}/at/1", 403)
    with pytest.raises(ConnectionClosed) as closed:
        stranger.look(table_id)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "not-your-seat")


def test_hotseat_changes_eyes_with_the_turn(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, {"kind": "here", "name": "  Jan  "}, HERE)
    assert [seat["name"] for seat in table["seats"]] == ["Ala", "Jan", None]
    assert all(seat["mine"] for seat in table["seats"])
    with ala.look(table["id"]) as page:
        seen = set()
        for _ in range(12):
            assert page.my_turn()
            seen.add(page.now["as"])
            page.act(page.lines()[0])
        assert seen == {0, 1, 2}


def test_why_not(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with ala.look(table["id"]) as page:
        legal = page.lines()[0]
        page.send({"why": legal.split(" "), "id": 4, "seat": page.now["as"]})
        answer = page.wait("why")
        assert (answer["id"], answer["line"], answer["violated"]) == (4, legal, [])
        page.send({"why": ["workshop_1"], "id": 5, "seat": page.now["as"]})
        answer = page.wait("why")
        assert answer["violated"]
        page.send({"why": ["nonsense"], "id": 6, "seat": page.now["as"]})
        answer = page.wait("why")
        assert answer["line"] is None
        assert answer["violated"] == [{"id": "COA-NOW", "args": {}}]
        page.play_on(random.Random(2), lambda now: now["view"]["phase"] == "turn")
        locked = next(space["id"] for space in page.now["view"]["spaces"] if space["locked"])
        page.send({"why": [locked], "id": 7, "seat": page.now["as"]})
        answer = page.wait("why")
        assert answer["line"] == f"send {locked}"
        assert answer["violated"]


def test_what_if_is_private_and_starts_from_that_entry(server: Running) -> None:
    ala, ola, table_id = friends(server)
    with ala.look(table_id) as one, ola.look(table_id) as two:
        for _ in range(10):
            actor = one if one.my_turn() else two
            actor.act(actor.lines()[0])
            (two if actor is one else one).wait("update")
        entry = one.now["length"] - 2
        then = ala.get(f"/api/tables/{table_id}/at/{entry}")
        assert then["length"] == entry
        assert then["legal"] == []
        made = ala.post(f"/api/tables/{table_id}/what-if", {"entry": entry, "key": None})
        assert made["what_if"]
        assert all(seat["mine"] and seat["kind"] == "here" for seat in made["seats"])
        with ala.look(made["id"]) as private:
            assert private.my_turn()
            for was, is_now in zip(then["view"]["players"], private.now["view"]["players"], strict=True):
                for thing in ("marks", "points", "miners", "shaft", "waiting", "delivered"):
                    assert was[thing] == is_now[thing]
            private.act(private.lines()[0])
        assert ola.get(f"/api/tables/{made['id']}", 403)
        assert one.is_quiet()
    assert ala.post(f"/api/tables/{table_id}/what-if", {"entry": 9999, "key": None}, 422)


def test_nothing_is_tried_while_the_curtain_is_down(server: Running) -> None:
    """Round one screen a *what if* shows what one person knows: only the one for whom the curtain is open may ask."""
    ala = server.person("Ala")
    table_id = ala.new_table(ME, HERE, game="birmingham")["id"]
    what_if = f"/api/tables/{table_id}/what-if"
    with ala.look(table_id) as page:
        assert page.now["curtain"] is not None
        mine, length = page.now["as"], page.now["length"]
        for opened in ({}, {"seat": None}, {"seat": 1 - mine}):
            refused = ala.post(what_if, {"entry": length, **opened}, 409)
            assert refused["error"]["id"] == "curtain-down"
        trial = ala.post(what_if, {"entry": length, "seat": mine})
    assert [found["id"] for found in ala.get("/api/tables")["mine"] if found["what_if"]] == [trial["id"]]
    with ala.look(trial["id"]) as page:  # a trial has no curtain, so trying on needs no name
        assert ala.post(f"/api/tables/{trial['id']}/what-if", {"entry": page.now["length"]})["what_if"]
    open_hands = ala.new_table(ME, HERE, game="switchsignal")
    assert ala.post(f"/api/tables/{open_hands['id']}/what-if", {"entry": open_hands["length"]})["what_if"]


def test_again_brings_everybody_to_the_same_new_table(server: Running) -> None:
    ala, ola, table_id = friends(server)
    first = ala.post(f"/api/tables/{table_id}/again", {})
    second = ola.post(f"/api/tables/{table_id}/again", {})
    assert first["id"] == second["id"] != table_id
    assert first["state"] == "playing"
    assert {table["id"] for table in ola.get("/api/tables")["mine"]} == {table_id, first["id"]}
    stranger = server.person("Stranger")
    assert stranger.post(f"/api/tables/{table_id}/again", {}, 403)


def test_chat_is_kept_and_reaches_everybody(server: Running) -> None:
    ala, ola, table_id = friends(server)
    with ala.look(table_id) as one, ola.look(table_id) as two:
        one.send({"say": "  Szczęść   Boże! "})
        heard = two.wait("chat")
        assert (heard["by"], heard["seat"], heard["text"]) == ("Ala", 0, "Szczęść Boże!")
    with ola.look(table_id) as page:
        assert '"text":"Szczęść Boże!"' in page.heard[0]


def test_the_order_of_seats_can_be_random_and_keeps_a_liked_colour(server: Running) -> None:
    ala = server.person("Ala", 2)
    seen = set()
    for _ in range(8):
        table = ala.new_table(ME, LINK, {"kind": "bot", "bot": "skarbnik"}, OPEN, random_order=True)
        assert table["seats"][2]["kind"] == "me"
        seen.add(tuple(seat["kind"] for seat in table["seats"]))
    assert len(seen) > 1
    ola = server.person("Ola", 1)
    table = ala.new_table(ME, LINK, LINK, LINK, random_order=True)
    key = table["seats"][0]["key"]
    sat = ola.post(f"/api/tables/{table['id']}/sit", {"key": key})
    assert sat["seats"][1]["mine"]
    assert (
        ola.get(f"/api/tables/{table['id']}?key={key}")["link"] is None
    )  # hers now, whichever seat it was of


def test_an_open_table_is_found_in_the_lobby(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, OPEN)
    assert [found["id"] for found in ola.get("/api/tables")["open"]] == [table["id"]]
    assert ola.get("/api/tables")["open"][0]["seats"][1]["key"] is None
    assert ola.post(f"/api/tables/{table['id']}/sit", {"seat": 0}, 403)
    assert ola.post(f"/api/tables/{table['id']}/sit", {"seat": 1})["state"] == "playing"
    late = server.person("Late")
    assert late.post(f"/api/tables/{table['id']}/sit", {"seat": 1}, 409)["error"]["id"] == "seat-taken"
    assert late.get("/api/tables")["open"] == []


def test_the_host_gives_a_free_seat_to_a_bot(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK, LINK)
    path = f"/api/tables/{table['id']}/seats"
    assert ola.put(f"{path}/1", {"kind": "bot", "bot": "ciskacz"}, 403)["error"]["id"] == "not-host"
    assert ala.put(f"{path}/1", {"kind": "bot", "bot": "wizard"}, 422)["error"]["id"] == "seats-bad"
    assert ala.put(f"{path}/1", {"kind": "bot", "bot": "ciskacz"})["state"] == "waiting"
    assert ala.put(f"{path}/1", {"kind": "link"})["seats"][1]["bot"] is None  # and takes it back
    assert ala.put(f"{path}/1", {"kind": "bot", "bot": "ciskacz"})["state"] == "waiting"
    full = ala.put(f"{path}/2", {"kind": "bot", "bot": "foreman"})
    assert full["state"] == "playing"
    assert full["seats"][2]["bot"] == "sztygar"


def test_games_that_may_be_watched_are_listed(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE, watch=True)
    watcher = server.person("Watcher")
    assert [found["id"] for found in watcher.get("/api/tables")["watch"]] == [table["id"]]
    with watcher.look(table["id"]) as page:
        assert page.now["as"] is None
        assert page.now["legal"] == []
        assert page.now["undo"] is None
        assert page.act("draft x", seat=0)["reason"] == "not-yours"


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with serving(tmp_path, idle=0.2) as server:
        ala = server.person("Ala")
        table = ala.new_table(ME, HERE)
        loaded = server.app.state.house.tables._loaded
        soon(lambda: table["id"] not in loaded)
        with ala.look(table["id"]) as page:
            assert page.my_turn()


def test_a_page_opened_later_reads_the_whole_log(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with ala.look(table["id"]) as page:
        for _ in range(5):
            page.act(page.lines()[-1])
        length = page.now["length"]
    with ala.look(table["id"]) as page:
        log = json.loads(page.heard[0])["log"]
        assert [entry["n"] for entry in log] == list(range(1, length + 1))
        assert page.now["entries"] == []
