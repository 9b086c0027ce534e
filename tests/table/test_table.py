"""What a table does, in a room without a server: a game of two, refused lines, going back, the curtain, a watcher."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gwarek.core.catalogue import load_game
from gwarek.core.match import replay
from gwarek.core.record import Entry, Record
from gwarek.table import making
from gwarek.table.consent import Request
from gwarek.table.refusal import Barred
from gwarek.table.rows import Guest, Said, Seat
from gwarek.table.steps import Step
from gwarek.table.table import Table
from gwarek.table.viewer import Viewer
from tests.table.rooms import ALA, OLA, Page, Room, header, new_world, person, seated


@pytest.fixture
def room() -> Room:
    return Room(person(0, ALA, "me"), person(1, OLA))


def in_turn(*pages: Page) -> tuple[Page, Page]:
    """Who is to act, and the other one."""
    first, second = pages
    return (first, second) if first.now["as"] in first.now["to_act"] else (second, first)


def test_a_game_of_two_to_its_end_and_a_watcher_who_sees_no_more_than_all(room: Room) -> None:
    ala, ola, watcher = room.page(ALA), room.page(OLA), room.page()
    assert [seat["online"] for seat in ala.told("seats")[-1]["table"]["seats"]] == [True, True]
    while ala.now["outcome"] is None:
        actor, _ = in_turn(ala, ola)
        room.act(actor, actor.lines()[len(room.stored) % len(actor.lines())])
        assert ala.now["length"] == ola.now["length"] == watcher.now["length"] == len(room.stored)
    assert watcher.now["as"] is None
    assert all(update["legal"] == [] for update in watcher.told("update"))
    assert ala.now["outcome"] == watcher.now["outcome"]
    assert ala.told("seats")[-1]["table"]["seed"] == "seven"
    record = Record(
        {"game": "coalbaron", "rules": "1", "seats": "red=Ala blue=Ola"},
        [Entry(line.number, line.seat, line.line) for line in room.stored],
    )
    match = replay(load_game("coalbaron"), record)
    assert match.score().json() == ala.now["scores"]


def test_a_step_that_is_not_stored_has_changed_nothing(room: Room) -> None:
    ala, ola = room.page(ALA), room.page(OLA)
    actor, _ = in_turn(ala, ola)
    before = actor.now
    heard = len(ala.heard) + len(ola.heard)
    for line in actor.lines()[:3]:
        step = room.table.act(actor.viewer, before["as"], [line], before["length"])
        assert isinstance(step, Step)
        assert step.lines[0].line == line
    assert len(ala.heard) + len(ola.heard) == heard
    late = room.page(actor.viewer.guest)
    assert late.now == before


def test_a_refused_line_names_its_rules_and_changes_nothing(room: Room) -> None:
    ala, ola = room.page(ALA), room.page(OLA)
    actor, other = in_turn(ala, ola)
    seat, length = actor.now["as"], actor.now["length"]
    table = room.table
    not_yours = room.refused(table.act(other.viewer, seat, ["stop"], length))
    assert (not_yours["reason"], not_yours["violated"]) == ("not-yours", [])
    assert room.refused(table.act(actor.viewer, seat, ["stop"], length - 1))["reason"] == "stale"
    assert room.refused(table.act(actor.viewer, seat, ["nonsense"], length))["reason"] == "unclear"
    legal = actor.lines()[0]
    broken = room.refused(table.act(actor.viewer, seat, [legal, "stop"], length))
    assert broken["reason"] == "illegal"
    assert [one["id"] for one in broken["violated"]] == ["COA-TURN"]
    assert [page.now["length"] for page in (ala, ola)] == [length, length]
    assert room.page(actor.viewer.guest).now == actor.now


def test_going_back_freely_and_forward_again(room: Room) -> None:
    ala, ola = room.page(ALA), room.page(OLA)
    while ala.now["view"]["phase"] != "turn":
        room.act(in_turn(ala, ola)[0])
    actor, other = in_turn(ala, ola)
    seat, start, view = actor.now["as"], actor.now["length"], actor.now["view"]
    room.act(actor, next(line for line in actor.lines() if line.startswith("send mine_")))
    assert actor.now["undo"]["free"]
    done = actor.now["length"]
    room.keep(room.table.undo(actor.viewer, seat, start, done))
    assert actor.now["view"] == view
    assert [line.line for line in room.stored[-1:]] == [f"undo {start}"]
    assert actor.now["redo"] == {"seat": seat, "to": done}
    assert other.now["redo"] is None
    room.keep(room.table.undo(actor.viewer, seat, done, actor.now["length"]))
    assert actor.now["entries"][0]["turned"] == {"took": [], "gave": list(range(done, start, -1))}


def test_an_undo_is_told_as_what_was_undone(room: Room) -> None:
    """Who marks what each undo took and gave has the log as it is told anew; no table is sent again."""
    ala, ola = room.page(ALA), room.page(OLA)
    undone: set[int] = set()
    turned = 0
    for move in range(60):
        actor, _ = in_turn(ala, ola)
        seat, length = actor.now["as"], actor.now["length"]
        if move % 4 == 3 and actor.now["redo"]:
            room.keep(room.table.undo(actor.viewer, seat, actor.now["redo"]["to"], length))
        elif move % 2 and actor.now["undo"] and actor.now["undo"]["free"]:
            room.keep(room.table.undo(actor.viewer, seat, actor.now["undo"]["to"], length))
        else:
            room.act(actor, actor.lines()[move % len(actor.lines())])
        for entry in ola.now["entries"]:
            turned += entry["turned"] is not None
            undone |= set((entry["turned"] or {"took": []})["took"])
            undone -= set((entry["turned"] or {"gave": []})["gave"])
        told = room.table.must_tell().entries([1], 0)
        assert undone == {entry["n"] for entry in told if entry["undone"]}
    assert turned > 5
    assert len(ola.told("table")) == 1


def test_a_line_says_whether_it_can_be_taken_back(room: Room) -> None:
    ala, ola = room.page(ALA), room.page(OLA)
    while ala.now["view"]["phase"] != "turn":
        room.act(in_turn(ala, ola)[0])
    actor, _ = in_turn(ala, ola)
    back = {legal["line"]: legal["back"] for legal in actor.now["legal"]}
    mine = next(line for line in back if line.startswith("send mine_"))
    assert back[mine]
    assert not any(back[line] for line in back if line.startswith(("send money_", "send order_pick5")))
    start = actor.now["length"]
    room.act(actor, mine)
    assert actor.now["undo"]["free"]
    assert actor.now["undo"]["to"] == start


def test_beyond_the_barrier_the_other_one_is_asked(room: Room) -> None:
    ala, ola, watcher = room.page(ALA), room.page(OLA), room.page()
    first, second = in_turn(ala, ola)
    start, view, me = first.now["length"], first.now["view"], first.now["as"]
    room.act(first)
    room.act(second)
    length = first.now["length"]
    table = room.table

    request = table.undo(first.viewer, me, start, length)
    assert isinstance(request, Request)
    assert (second.heard[-1], watcher.told("ask-undo")) == (request.json(), [])
    late = room.page(second.viewer.guest)
    assert late.told("ask-undo") == [request.json()]
    assert table.answer(first.viewer, request.id, me, grant=True) is None  # one cannot grant oneself
    assert table.answer(second.viewer, request.id, 1 - me, grant=False) is None
    assert first.heard[-1] == {
        "type": "undo-answer",
        "request": request.id,
        "granted": False,
        "late": False,
    }

    request = table.undo(first.viewer, me, start, length)
    assert isinstance(request, Request)
    table.consent.late("another")
    table.consent.late(request.id)
    assert (first.heard[-1]["granted"], first.heard[-1]["late"]) == (False, True)
    assert table.answer(second.viewer, request.id, 1 - me, grant=True) is None

    request = table.undo(first.viewer, me, start, length)
    assert isinstance(request, Request)
    room.keep(table.answer(second.viewer, request.id, 1 - me, grant=True))
    assert first.now["view"] == view
    assert first.told("undo-answer")[-1]["granted"]


def test_a_request_ends_with_the_next_entry(room: Room) -> None:
    ala, ola = room.page(ALA), room.page(OLA)
    first, second = in_turn(ala, ola)
    start, me = first.now["length"], first.now["as"]
    room.act(first)
    room.act(second)
    request = room.table.undo(first.viewer, me, start, first.now["length"])
    assert isinstance(request, Request)
    room.act(in_turn(ala, ola)[0])
    assert not first.told("undo-answer")[-1]["granted"]
    assert room.table.answer(second.viewer, request.id, 1 - me, grant=True) is None


def test_a_curtain_where_people_round_one_screen_hide_their_hands() -> None:
    room = Room(person(0, ALA, "me"), person(1, ALA, "here"), slug="birmingham")
    page = room.page(ALA)
    seat = page.now["as"]
    assert [bool(player["hand"]) for player in page.now["view"]["players"]] == [seat == 0, seat == 1]
    assert [player["hand"] for player in page.now["curtain"]["players"]] == [None, None]
    apart = Room(person(0, ALA, "me"), person(1, OLA), slug="birmingham")
    assert apart.page(ALA).now["curtain"] is None


def test_why_not_answers_the_seat_that_asks(room: Room) -> None:
    ala, ola = room.page(ALA), room.page(OLA)
    actor, other = in_turn(ala, ola)
    seat = actor.now["as"]
    why = room.table.why(actor.viewer, seat, ["stop"], [])
    assert isinstance(why, dict)
    assert why["violated"] == why["uses"][0]["violated"] != []  # type: ignore[index]
    assert room.refused(room.table.why(other.viewer, seat, ["stop"], []))["reason"] == "not-yours"


def test_watchers_talk_among_themselves_until_the_game_is_over(room: Room) -> None:
    ala, watcher = room.page(ALA), room.page(Guest("zoe", "Zoe", None))
    said = room.table.talk.words(watcher.viewer, "who leads?")
    assert isinstance(said, Said)
    room.table.talk.keep(said)
    assert (len(watcher.told("chat")), ala.told("chat")) == (1, [])
    assert room.page(ALA).heard[0]["chat"] == []
    assert room.refused(room.table.talk.words(Viewer(), "hello"))["reason"] == "nameless"
    note = room.table.talk.note("hint", 1)
    room.table.talk.keep(note)
    assert ala.told("chat")[0]["note"] == {"id": "shell-note-hint", "args": {"seat": 1}}


def test_a_team_points_and_proposes() -> None:
    room = Room(person(0, ALA, "me"), person(1, OLA), slug="switchsignal")
    ala, ola = room.page(ALA), room.page(OLA)
    actor, fellow = in_turn(ala, ola)
    offered = fellow.now["fellow"]
    assert [one["line"] for one in offered["legal"]] == actor.lines()
    line, length = actor.lines()[0], actor.now["length"]
    together = room.table.together
    assert together.propose(fellow.viewer, line, length) is None
    assert [one["line"] for one in actor.heard[-1]["proposals"]] == [line]
    assert room.page(None).heard[-1]["type"] == "proposals"
    assert room.refused(together.propose(fellow.viewer, line, length - 1))["reason"] == "stale"
    assert room.refused(together.propose(actor.viewer, line, length))["reason"] == "alone"
    assert together.point(fellow.viewer, ["PAR"]) is None
    assert actor.heard[-1]["words"] == ["PAR"]
    room.act(actor, line)
    assert room.page(OLA).told("proposals") == []


def test_hints_are_for_the_seat_to_act_where_the_table_allows_them(room: Room) -> None:
    ala, ola = room.page(ALA), room.page(OLA)
    actor, other = in_turn(ala, ola)
    seat, length = actor.now["as"], actor.now["length"]
    assert room.refused(room.table.hints.refused(actor.viewer, seat, length))["reason"] == "hints-off"
    open_room = Room(person(0, ALA, "me"), person(1, OLA), hints=True)
    hints = open_room.table.hints
    assert hints.refused(actor.viewer, seat, length) is None
    assert open_room.refused(hints.refused(other.viewer, seat, length))["reason"] == "not-yours"
    assert hints.given(seat, length) is None
    told = hints.keep(seat, length, "seed", [{"lines": ["stop"], "value": 1.0}])
    assert hints.given(seat, length) == told
    assert hints.answers.get("seed") == told["advice"]


def waiting_table(**changes: Any) -> Table:
    game, world = load_game("coalbaron"), new_world()
    seats = [person(0, ALA, "me"), Seat(1, "link", None, None, False, "key-1")]
    table = Table(game, header(game, world, **changes), seats, world)
    assert table.load(table.header, seats, []) is None
    return table


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = waiting_table(watch=False)
    host = Page(ALA)
    table.join(host)
    assert host.now["length"] == 0
    assert host.heard[0]["table"]["seats"][1]["key"] == "key-1"
    with pytest.raises(Barred) as shut:
        table.join(Page(OLA))
    assert (shut.value.kind, shut.value.id) == ("forbidden", "not-your-seat")
    with pytest.raises(Barred) as wrong:
        table.seating.sit(OLA, "another", None)
    assert (wrong.value.kind, wrong.value.id) == ("forbidden", "link-wrong")
    seated(table, table.seating.sit(OLA, "key-1", None))
    assert host.now["to_act"] != []
    assert table.info(Viewer(OLA, "key-1"))["link"] is None
    assert table.info(Viewer(ALA, "key-1"))["link"] == "used"


def test_another_device_comes_by_a_link_once_and_loses_the_seat_with_it(room: Room) -> None:
    table, phone = room.table, Guest("phone", "Ala", None)
    link, key = table.seating.new_link(Viewer(ALA))
    table.seating.add(link)
    seats = table.seating.coming_by(link, Viewer(phone, key))
    table.seating.come_by(link, phone, seats)
    assert table.seats_of(Viewer(phone)) == [0]
    with pytest.raises(Barred) as used:
        table.seating.coming_by(link, Viewer(OLA, key))
    assert used.value.id == "link-used"
    page = room.page(phone)
    ended, seats = table.seating.ending(Viewer(ALA), link.id)
    assert seats == [0]
    table.end_link(ended)
    assert table.seats_of(Viewer(phone)) == []
    assert page.heard[-2]["you"] == []


def test_a_table_of_older_rules_goes_on_from_its_position(room: Room) -> None:
    page = room.page(ALA)
    for _ in range(6):
        room.act(in_turn(page, room.page(OLA))[0])
    table = room.table
    old = table.header
    over = table.load(replace(old, rules=old.rules - 1), table.seats, room.stored)
    assert over is not None
    assert (over.archive.state, over.archive.length) == ("archived", old.length)
    assert over.step.header.start == old.position
    assert over.step.header.seed != old.seed
    table.carry_over(over.step)
    assert room.page(ALA).now["view"] == page.now["view"]


def test_entries_that_lead_elsewhere_are_not_believed(room: Room) -> None:
    room.act(in_turn(room.page(ALA), room.page(OLA))[0])
    table = room.table
    position = table.header.position
    over = table.load(table.header, table.seats, room.stored[:-1])
    assert over is not None
    assert over.step.header.start == position


def test_a_what_if_is_a_table_of_ones_own(room: Room) -> None:
    made, seats = making.what_if(room.table, ALA, Viewer(ALA), 3)
    assert (made.what_if, made.free_undo, made.watch) == (True, True, False)
    assert [seat.holders for seat in seats] == [{"ala"}, {"ala"}]
    opened, lines = making.opened(room.table.game, (made, seats), room.table.world)
    assert (opened.state, opened.length) == ("playing", len(lines))
    with pytest.raises(Barred):
        making.what_if(room.table, ALA, Viewer(ALA), 999)


def test_bots_play_only_for_somebody() -> None:
    bot = [Seat(seat, "bot", None, "ciskacz", True, f"key-{seat}") for seat in (0, 1)]
    room = Room(*bot)
    assert room.table.bot_to_act() is None
    watcher = room.page()
    actor = room.table.bot_to_act()
    assert actor is not None
    room.table.think(actor.seat)
    assert watcher.heard[-1] == {"type": "thinking", "seat": actor.seat}
    assert room.table.lucky_line(actor.seat) in {
        action.text() for action in room.table.must_tell().match.legal(actor.seat)
    }


def test_two_tables_in_worlds_alike_tell_the_same() -> None:
    """Nothing comes from a clock or a die that was not handed in."""
    told = []
    for _ in range(2):
        room = Room(person(0, ALA, "me"), person(1, OLA))
        ala, ola = room.page(ALA), room.page(OLA)
        for _ in range(12):
            room.act(in_turn(ala, ola)[0])
        told.append([ala.heard, ola.heard, room.stored])
    assert told[0] == told[1]
