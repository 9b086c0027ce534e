"""A house without a server: the same calls and messages, whole games, and everything that has to be kept."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from gwarek.core.catalogue import load_game, slugs
from gwarek.core.match import replay
from gwarek.core.record import read_record
from gwarek.pages.house import WORLD
from tests.pages.screens import HERE, ME, Home, Json, Screen, bot


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path).name()


@pytest.mark.parametrize("slug", slugs())
def test_a_whole_game_against_bots_and_its_record_is_verified(home: Home, slug: str) -> None:
    seats = 3 if slug == "lancashire" else 2
    table = home.new_table(slug, ME, *[bot() for _ in range(seats - 1)])
    screen = home.at(table)
    chance = random.Random(7)
    screen.play(chance.choice)
    assert screen.now["outcome"] is not None
    told = home.ask("GET", f"/tables/{table['id']}")
    assert told["state"] == "over"
    assert told["seed"]
    record = read_record(home.ask("GET", f"/tables/{table['id']}/record"))
    assert replay(load_game(slug), record).outcome() is not None
    assert len(home.ask("GET", f"/tables/{table['id']}/log")) == told["length"]
    assert home.ask("GET", f"/tables/{table['id']}/history")[-1]["points"] == told["outcome"]["totals"]


def test_a_table_put_back_in_mid_game_is_the_one_that_was_written_down(home: Home, tmp_path: Path) -> None:
    table = home.new_table("coalbaron", ME, bot("sztygar"), free_undo=True)
    screen = home.at(table)
    screen.play(random.Random(3).choice, moves=25)
    home.house.leave(screen.socket)
    before = home.at(table).heard[0]

    later = Home(tmp_path / "later")
    assert later.house.restore(home.written) == []
    after = later.at(table).heard[0]
    assert after == before
    assert later.ask("GET", f"/tables/{table['id']}/log") == home.ask("GET", f"/tables/{table['id']}/log")
    assert later.ask("GET", "/tables") == home.ask("GET", "/tables")
    screen = later.at(table)
    screen.play(random.Random(4).choice)
    assert screen.now["outcome"] is not None


def test_what_was_written_is_written_again_as_it_is(home: Home, tmp_path: Path) -> None:
    table = home.new_table("tinnerstrail", ME, bot(), teacher=True)
    home.at(table).play(random.Random(5).choice, moves=10)
    later = Home(tmp_path / "later")
    assert later.house.restore(home.written) == []
    assert {key: later.house.shelf.text(key) for key in later.house.shelf.all_keys()} == home.written


def broken(**changes: Any) -> Any:
    def change(saved: dict[str, Any]) -> str:
        for place, value in changes.items():
            at: Any = saved  # Any: tables and lists, as deep as the place is
            *way, last = place.split("__")
            for part in way:
                at = at[int(part) if isinstance(at, list) else part]
            if value is None:
                del at[last]
            else:
                at[int(last) if isinstance(at, list) else last] = value
        return json.dumps(saved)

    return change


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda saved: "{not json", "text"),
        (lambda saved: "[]", "format"),
        (broken(format=99), "format"),
        (broken(header__game="chess"), "header.game"),
        (broken(header__length=3), "lines"),
        (broken(header__seed=7), "header.seed"),
        (broken(header__seed=None), "header.seed"),
        (broken(header__colour="red"), "header.colour"),
        (broken(header__state="asleep"), "header.state"),
        (broken(header__id="other"), "header.id"),
        (broken(seats="none"), "seats"),
        (broken(seats__1__seat=4), "seats"),
        (broken(seats__0__holders=[1]), "seats.0.holders.0"),
        (broken(lines__2=[7]), "lines.3"),
        (broken(lines__1__0=9), "lines.2"),
        (broken(teachers={"a": "b"}), "teachers.a"),
    ],
)
def test_a_broken_save_says_what_is_broken_and_the_rest_is_kept(
    home: Home, tmp_path: Path, change: Any, where: str
) -> None:
    good = home.new_table("coalbaron", ME, bot())
    bad = home.new_table("birmingham", ME, bot())
    texts = {**home.written, bad["id"]: change(json.loads(home.written[bad["id"]]))}
    later = Home(tmp_path / "later")
    (told,) = later.house.restore(texts)
    assert told["key"] == bad["id"]
    assert told["id"] == "problem-save-broken"
    assert told["args"]["where"] == where
    assert [table["id"] for table in later.ask("GET", "/tables")["mine"]] == [good["id"]]
    later.ask("GET", f"/tables/{bad['id']}", status=404)


def test_refused_lines_change_nothing_and_are_not_written(home: Home) -> None:
    table = home.new_table("coalbaron", ME, bot())
    screen = home.at(table)
    before, home.written = screen.now, {}
    for line in ("send mine_4", "nonsense", screen.lines()[0] + " and more"):
        told = screen.act(line)
        assert told["type"] == "refused"
        assert told["reason"] in ("illegal", "unclear")
    stale = screen.send({"act": screen.lines()[0], "after": 1, "seat": 0})
    assert stale["type"] == "update"
    assert screen.told("refused")[-1]["reason"] == "stale"
    assert {**screen.now, "type": 0, "entries": 0} == {**before, "type": 0, "entries": 0}
    assert home.written == {}


@pytest.mark.parametrize(
    "message",
    [
        "",
        "nonsense",
        "[]",
        {"act": ""},
        {"act": "x", "after": -1, "seat": 0},
        {"say": 7},
        {"act": "x" * 40_000},
    ],
)
def test_messages_that_are_none_are_refused(home: Home, message: object) -> None:
    screen = home.at(home.new_table("coalbaron", ME, bot()))
    told = screen.send(message)
    assert (told["type"], told["reason"]) == ("refused", "unclear")


def test_undo_and_redo_round_one_screen(home: Home) -> None:
    screen = home.at(home.new_table("coalbaron", ME, HERE, free_undo=True))
    start = screen.now
    screen.act(screen.lines()[0])
    undo = screen.now["undo"]
    assert undo is not None
    screen.send({"undo": undo["to"], "after": screen.now["length"], "seat": undo["seat"]})
    if screen.now["view"] != start["view"]:  # the other person is asked first
        ask = screen.told("ask-undo")[-1]
        screen.send({"answer": ask["request"], "seat": ask["asks"][0], "grant": True})
    assert screen.now["view"] == start["view"]
    redo = screen.now["redo"]
    screen.send({"undo": redo["to"], "after": screen.now["length"], "seat": redo["seat"]})
    assert screen.now["view"] != start["view"]


def test_a_hint_is_thought_about_elsewhere_and_told_once(home: Home) -> None:
    screen = home.at(home.new_table("coalbaron", ME, bot()))
    home.asked.clear()
    for _ in range(2):
        screen.send({"hint": screen.now["length"], "seat": 0})
    hints = screen.told("hint")
    assert hints[0] == hints[1]
    assert hints[0]["advice"][0]["lines"][0] in screen.lines()
    assert [asked["what"] for asked in home.asked] == ["advise"]


def test_why_not_is_answered_in_place(home: Home) -> None:
    screen = home.at(home.new_table("coalbaron", ME, bot()))
    told = screen.send({"why": ["mine_4"], "id": 7, "seat": 0})
    assert (told["type"], told["id"]) == ("why", 7)
    assert told["violated"]


def bot_at_work(home: Home) -> Screen:
    """A table where I have decided something, and a bot is thinking that nobody answers for."""
    screen = home.at(home.new_table("coalbaron", ME, bot(), free_undo=True))
    screen.play(lambda lines: lines[0], moves=3)
    home.thinks = None
    while screen.now["to_act"] == [0]:
        screen.act(screen.lines()[0])
    assert screen.now["to_act"] == [1]
    assert home.asked[-1]["question"]["seat"] == 1
    return screen


def test_a_bot_that_fails_has_a_random_move_and_the_table_says_so(home: Home) -> None:
    screen = bot_at_work(home)
    before = screen.now["length"]
    home.house.failed(home.asked[-1]["number"], "it crashed")
    home.carry()
    assert screen.now["length"] > before
    assert screen.told("chat")[-1]["note"]["id"] == "shell-note-bot-ended"


def test_a_bot_that_is_late_is_stopped_and_not_heard_any_more(home: Home) -> None:
    screen = bot_at_work(home)
    before, late = screen.now["length"], home.asked[-1]["number"]
    home.clock.now += 61
    home.carry()
    assert home.stopped == [late]
    length = screen.now["length"]
    assert length > before
    home.house.answered(late, "too late")
    home.carry()
    assert screen.now["length"] == length


def test_an_answer_to_a_position_that_is_no_more_is_passed_over(home: Home) -> None:
    screen = bot_at_work(home)
    asked, undo = home.asked[-1], screen.now["undo"]
    screen.send({"undo": undo["to"], "after": screen.now["length"], "seat": 0})
    gone_back = screen.now
    assert gone_back["to_act"] == [0]
    home.house.answered(asked["number"], "pass")
    home.carry()
    assert screen.now["length"] == gone_back["length"]


def test_a_lesson_is_learnt_and_its_progress_is_written(home: Home, tmp_path: Path) -> None:
    screen = home.screen("/learn/coalbaron/1/socket")
    for _ in range(80):
        coach = screen.told("coach")[-1]
        if coach["state"] == "learnt":
            break
        if coach["state"] == "reached":
            screen.send({"coach": "next"})
        elif coach["answers"]:
            for number in range(1, len(coach["answers"]) + 1):
                screen.send({"coach": "answer", "answer": number})
                if screen.told("coach")[-1]["state"] == "reached":
                    break
        elif coach["lay"]:
            screen.act(*coach["lay"])
        elif coach["hint"] >= 3 and coach["point"]:
            screen.send({"why": coach["point"], "id": 1, "seat": screen.now["as"]})
        else:
            screen.send({"coach": "show"})
    assert screen.told("coach")[-1]["state"] == "learnt"
    later = Home(tmp_path / "later")
    later.house.restore(home.written)
    course = next(one for one in later.ask("GET", "/learn")["courses"] if one["game"] == "coalbaron")
    assert course["lessons"][0]["learnt"]


def test_a_lesson_goes_on_as_a_table(home: Home) -> None:
    screen = home.screen("/learn/birmingham/1/socket")
    lesson = screen.told("table")[0]["table"]["id"]
    assert home.ask("POST", "/learn/play-on", {"lesson": lesson})["id"] in home.written
    home.ask("POST", "/learn/play-on", {"lesson": "none"}, status=404)
    assert home.screen("/learn/birmingham/99/socket").home.closed == {1: (4404, "unknown-lesson")}


def test_a_first_game_has_a_teacher_who_weighs(home: Home) -> None:
    screen = home.at(home.new_table("birmingham", ME, bot(), teacher=True))
    assert screen.told("teacher")[-1]["setting"] == "first"
    screen.send({"weigh": screen.lines()[0], "after": screen.now["length"], "seat": 0})
    assert home.asked[-1]["what"] == "weigh"
    assert "warning" in screen.told("teacher")[-1]


def test_what_if_again_and_the_past(home: Home) -> None:
    table = home.new_table("coalbaron", ME, bot())
    screen = home.at(table)
    screen.play(random.Random(2).choice, moves=5)
    past = home.ask("GET", f"/tables/{table['id']}/at/3")
    assert past["length"] == 3
    made = home.ask("POST", f"/tables/{table['id']}/what-if", {"entry": screen.now["length"], "seat": 0})
    assert made["what_if"]
    assert home.ask("POST", f"/tables/{table['id']}/again", {})["game"] == "coalbaron"
    home.ask("GET", f"/tables/{table['id']}/record", status=409)
    home.ask("GET", f"/tables/{table['id']}/at/999", status=404)


def test_a_table_with_an_owners_facts_is_played_by_bots_with_them(home: Home) -> None:
    facts = home.ask("POST", "/games/switchsignal/components/check", {"text": ""})
    assert facts["faults"] == []
    bad = home.ask("POST", "/games/coalbaron/components/check", {"text": "colour = 7"})
    assert bad["faults"]
    home.new_table("coalbaron", ME, bot(), components="colour = 7", status=422)


def test_nobody_has_a_name_at_first_and_games_can_be_looked_at(tmp_path: Path) -> None:
    home = Home(tmp_path)
    assert home.ask("GET", "/me") is None
    home.new_table("coalbaron", ME, bot(), status=401)
    home.ask("PUT", "/me", {"name": "\u2800"}, status=422)
    assert [game["slug"] for game in home.ask("GET", "/games")] == slugs()
    assert home.ask("GET", "/games/coalbaron/rules?lang=pl")["lang"] == "pl"
    home.ask("GET", "/games/coalbaron/rules?lang=de", status=422)
    home.ask("GET", "/nothing", status=404)
    home.ask("DELETE", "/me", status=405)
    assert home.ask("GET", "/learn/coalbaron/plates")[0]["facts"]
    assert home.screen("/tables/none/socket").home.closed == {0: (4404, "table-unknown")}


def test_all_games_as_one_file_and_back(home: Home, tmp_path: Path) -> None:
    first = home.new_table("coalbaron", ME, bot())
    home.new_table("birmingham", ME, bot(), teacher=True)
    file = home.ask("GET", "/kept")
    home.at(first).play(random.Random(1).choice, moves=5)
    longer = home.ask("GET", "/kept")

    other = Home(tmp_path / "other", WORLD).name("Ola")  # another device, another person
    own = other.new_table("tinnerstrail", ME, bot())
    assert other.house.take_in(file) == {"taken": 2, "broken": []}
    other.carry()
    assert len(other.ask("GET", "/tables")["mine"]) == 3
    other.at(first)
    assert other.house.take_in(longer) == {"taken": 1, "broken": []}  # the one that has gone on
    assert other.house.take_in(file) == {"taken": 0, "broken": []}  # nothing goes back
    other.carry()
    screen = other.at(first)
    assert screen.now["length"] == home.ask("GET", f"/tables/{first['id']}")["length"]
    screen.play(random.Random(2).choice)
    assert screen.now["outcome"] is not None
    assert set(other.written) == {"me", own["id"], *(set(home.written) - {"me"})}

    nobody = Home(tmp_path / "nobody")
    nobody.house.take_in(file)
    assert nobody.ask("GET", "/me")["name"] == "Ala"


def test_a_file_with_a_broken_game_gives_the_others(home: Home, tmp_path: Path) -> None:
    good, bad = home.new_table("coalbaron", ME, bot()), home.new_table("coalbaron", ME, bot())
    saved = json.loads(home.ask("GET", "/kept"))
    saved["kept"][bad["id"]]["lines"].pop()
    other = Home(tmp_path / "other")
    told = other.house.take_in(json.dumps(saved))
    assert (told["taken"], [one["key"] for one in told["broken"]]) == (1, [bad["id"]])
    assert [table["id"] for table in other.ask("GET", "/tables")["mine"]] == [good["id"]]
    for nonsense in ("", "[]", "{}", '{"gwarek":1,"kept":7}'):
        before = other.ask("GET", "/kept")
        told = other.house.take_in(nonsense)
        assert told["broken"][0]["id"] == "problem-save-broken"
        assert other.ask("GET", "/kept") == before


def test_beside_a_real_board_sheets_are_counted_and_dice_typed_in(home: Home) -> None:
    assert home.ask("GET", "/beside") == slugs()
    at: Json = {"seats": 2, "options": {}}
    sheet = home.ask("POST", "/beside/coalbaron/sheet", at)
    key = sheet["parts"][0]["groups"][0]["fields"][0]["key"]
    counted = home.ask("POST", "/beside/coalbaron/count", {**at, "values": {key: [1, 1]}})
    assert [fault["key"] for fault in counted["faults"]] == [key]  # one card cannot lie before two people
    home.ask("POST", "/beside/coalbaron/count", {**at, "values": {"nothing": [1]}}, status=422)
    told = home.ask("POST", "/beside/coalbaron/along", at)
    chance = told["chance"]
    said = [{"seat": -1, "line": chance["line"]}]
    assert home.ask("POST", "/beside/coalbaron/along", {**at, "said": said})["length"] == 1
    other = next((k, word) for k, could in enumerate(chance["words"]) for word in could[1:])
    body = {**at, "line": chance["line"], "at": other[0], "word": other[1]}
    assert other[1] in home.ask("POST", "/beside/coalbaron/chance", body)["line"].split(" ")
