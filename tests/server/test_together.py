"""Playing in one team: pointing at pieces and proposing lines to the one who is to act."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import BOT, HERE, LINK, ME, Page, Person, Running, serving

Json = dict[str, Any]  # Any: answers are read as they come


def team(server: Running, *more: Json, **options: str) -> tuple[Person, Person, str]:
    """Ala (seat 0, first to act) and Ola (seat 1, by link) at a table of Switch & Signal."""
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(
        ME, LINK, *more, game="switchsignal", options={"start_player": "0", **options}, watch=True
    )
    ola.post(f"/api/tables/{table['id']}/sit", {"key": table["seats"][1]["key"]})
    return ala, ola, table["id"]


def proposals(page: Page) -> list[Json]:
    return lines_of(page.wait("proposals", seconds=20))


def lines_of(message: Json) -> list[Json]:
    return [{"by": one["by"], "line": one["line"]} for one in message["proposals"]]


def test_a_fellow_is_told_what_the_one_to_act_may_do(server: Running) -> None:
    ala, ola, table_id = team(server)
    with (
        ala.look(table_id) as hers,
        ola.look(table_id) as other,
        Person(server.port).look(table_id) as watcher,
    ):
        assert hers.my_turn()
        assert hers.now["fellow"] is None  # nobody proposes to themselves
        assert other.lines() == []
        fellow = other.now["fellow"]
        assert fellow == {"seat": 0, "asks": hers.now["asks"], "legal": hers.now["legal"]}
        assert watcher.now["fellow"] is None
        other.send({"why": ["done"], "id": 3, "seat": 0})
        assert other.wait("why", "refused")["violated"]


def test_a_proposal_is_seen_by_all_and_accepted_by_playing_it(server: Running) -> None:
    ala, ola, table_id = team(server)
    with ala.look(table_id) as hers, ola.look(table_id) as other:
        length = hers.now["length"]
        assert "reveal" in hers.lines()
        other.send({"propose": "reveal", "after": length})
        for page in (hers, other):
            assert proposals(page) == [{"by": 1, "line": "reveal"}]
        with Person(server.port).look(table_id) as late:
            told = late.wait("proposals")
            assert told["after"] == length
            assert lines_of(told) == [{"by": 1, "line": "reveal"}]
        assert hers.act("reveal")["length"] > length
        with Person(server.port).look(table_id) as later:  # it is gone with the position
            assert later.is_quiet()
            assert not any('"proposals"' in text for text in later.heard)
    lines = [entry["line"] for entry in ala.get(f"/api/tables/{table_id}/log")]
    assert lines.count("reveal") == 1


def test_a_later_proposal_replaces_ones_own_and_can_be_dismissed(server: Running) -> None:
    ala, ola, table_id = team(server, layout="free")
    with (
        ala.look(table_id) as hers,
        ola.look(table_id) as other,
        Person(server.port).look(table_id) as watcher,
    ):
        first, second = hers.lines()[:2]
        after = hers.now["length"]
        other.send({"propose": first, "after": after})
        assert proposals(hers) == [{"by": 1, "line": first}]
        other.send({"propose": second, "after": after})
        assert proposals(hers) == [{"by": 1, "line": second}]
        watcher.send({"dismiss": 1})
        assert watcher.wait("refused")["reason"] == "not-yours"
        hers.send({"dismiss": 1})
        assert proposals(hers) == []
        other.send({"propose": first, "after": after})
        assert proposals(hers) == [{"by": 1, "line": first}]
        other.send({"dismiss": 1})  # the one who made it takes it back
        assert proposals(hers) == []
        assert hers.now["length"] == after


def test_what_cannot_be_proposed(server: Running) -> None:
    ala, ola, table_id = team(server)
    with (
        ala.look(table_id) as hers,
        ola.look(table_id) as other,
        Person(server.port).look(table_id) as watcher,
    ):
        after = hers.now["length"]

        def refusal(page: Page, line: str, after: int = after) -> Json:
            page.send({"propose": line, "after": after})
            return page.wait("refused")

        assert refusal(other, "done")["reason"] == "illegal"
        assert refusal(other, "dance")["reason"] == "unclear"
        assert refusal(other, "reveal", after - 1)["reason"] == "stale"
        assert refusal(hers, "reveal")["reason"] == "alone"  # it is her own turn
        assert refusal(watcher, "reveal")["reason"] == "not-yours"
        assert not any('"proposals"' in text for text in hers.heard)


def test_nothing_is_proposed_where_hands_are_closed(server: Running) -> None:
    ala, ola, table_id = team(server, open_hands="no")
    with ola.look(table_id) as other, ala.look(table_id) as hers:
        assert other.now["fellow"] is None
        other.send({"propose": "reveal", "after": other.now["length"]})
        assert other.wait("refused")["reason"] == "alone"
        other.send({"why": ["done"], "id": 3, "seat": 0})
        assert other.wait("why", "refused")["reason"] == "not-yours"
        assert hers.my_turn()


def test_bots_and_ones_own_hands_are_not_proposed_to(server: Running) -> None:
    ala = server.person("Ala")
    alone = ala.new_table(ME, HERE, game="switchsignal", options={"start_player": "0"})
    with ala.look(alone["id"]) as page:
        assert page.now["fellow"] is None
    with_bot = ala.new_table(BOT, ME, game="switchsignal", options={"start_player": "0"})
    with ala.look(with_bot["id"]) as page:
        for _ in range(6):
            assert page.now["fellow"] is None
            if page.my_turn():
                break
            page.wait("update")


def test_a_point_reaches_everybody_and_is_not_kept(server: Running) -> None:
    ala, ola, table_id = team(server)
    with (
        ala.look(table_id) as hers,
        ola.look(table_id) as other,
        Person(server.port).look(table_id) as watcher,
    ):
        before = hers.now["length"]
        other.send({"point": ["PAR"]})
        for page in (hers, other, watcher):
            seen = page.wait("point")
            assert (seen["seat"], seen["words"]) == (1, ["PAR"])
        watcher.send({"point": ["PAR"]})
        assert watcher.wait("refused")["reason"] == "not-yours"
        for bad in (["two words"], [], ["x" * 65], ["x"] * 9, "PAR"):
            other.send({"point": bad})
            assert other.wait("refused")["reason"] == "unclear"
        assert hers.is_quiet()
        with Person(server.port).look(table_id) as later:
            assert later.is_quiet()
            assert not any('"point"' in text for text in later.heard)
    assert ala.get(f"/api/tables/{table_id}")["length"] == before


def test_pointing_has_a_limit_of_its_own(tmp_path: Any) -> None:
    with serving(tmp_path, chats_per_minute=2) as server:
        _, ola, table_id = team(server)
        with ola.look(table_id) as page:
            for _ in range(3):
                page.send({"point": ["PAR"]})
            assert [page.wait("point", "refused")["type"] for _ in range(3)] == ["point", "point", "refused"]
            page.send({"say": "hello"})
            assert page.wait("chat", "refused")["text"] == "hello"
            for _ in range(3):
                page.send({"propose": "done", "after": page.now["length"]})
            assert [page.wait("refused")["reason"] for _ in range(3)] == ["illegal", "illegal", "too-many"]


@pytest.mark.parametrize("message", [{"point": ["workshop_1"]}, {"propose": "send workshop_1", "after": 0}])
def test_rivals_neither_point_nor_propose(server: Running, message: Json) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK)
    with ala.look(table["id"]) as page:
        page.send(message)
        assert page.wait("refused")["reason"] == "waiting"
        ola.post(f"/api/tables/{table['id']}/sit", {"key": table["seats"][1]["key"]})
        page.wait("table")
        assert page.now["fellow"] is None
        page.send(message)
        assert page.wait("refused")["reason"] == "alone"
