"""Outside bots at the table: named by the administrator, and no more trouble than any other bot."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gwarek.core.problem import Problem
from gwarek.server.settings import PROGRAM_SECONDS, Settings, named_bots
from tests.server.people import BOT, LINK, ME, Page, serving, soon

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "outside_bot.py"
PYTHON = f"cmd:{sys.executable}"
MINE = {"kind": "bot", "bot": "my-bot"}


def program(tmp_path: Path, at_go: str, started: str = "") -> str:
    """A program that greets, then does this at `go`; `started` runs first of all."""
    file = tmp_path / "bot.py"
    file.write_text(
        "import sys, time, pathlib\n"
        f"{started}\n"
        "for said in sys.stdin:\n"
        "    word = said.split()[0]\n"
        "    if word == 'gwarek': print('bot test', flush=True)\n"
        "    if word == 'legal': lines = [sys.stdin.readline().strip() for _ in range(int(said.split()[1]))]\n"
        f"    if word == 'go': {at_go}\n"
        "    if word == 'quit': break\n"
    )
    return f"{PYTHON} {file}"


def play(page: Page, moves: int) -> None:
    """Go on until the bot at seat 1 has moved so often."""
    made = 0
    while made < moves:
        if page.my_turn():
            page.act(page.lines()[0])
        else:
            page.wait("update")
        made += sum(entry["seat"] == 1 for entry in page.now["entries"])


def notes(page: Page) -> list[str]:
    """The notes of the house this page was told, those before it came too."""
    heard = [json.loads(text) for text in page.heard]
    said = [*heard[0]["chat"], *(one for one in heard if one["type"] == "chat")]
    return [one["note"]["id"] for one in said if one["note"]]


def test_a_named_program_is_offered_seated_and_plays(tmp_path: Path) -> None:
    with serving(tmp_path / "data", bots={"my-bot": f"{PYTHON} {EXAMPLE}"}) as server:
        ala = server.person("Ala")
        assert all(game["bots"][-1] == "my-bot" for game in ala.get("/api/games"))
        table = ala.new_table(ME, MINE)
        assert table["seats"][1]["name"] == "My-bot"
        with ala.look(table["id"]) as page:
            play(page, 4)
            assert notes(page) == []
            # one program for the seat, all through the game
            assert len(server.app.state.house.tables.programs._playing) == 1
        waiting = ala.new_table(ME, LINK)
        given = ala.put(f"/api/tables/{waiting['id']}/seats/1", MINE)
        assert given["seats"][1]["bot"] == "my-bot"


@pytest.mark.parametrize("name", ["cmd:true", f"{PYTHON} -c pass", "greedy", "other"])
def test_nobody_seats_a_program_of_their_own(tmp_path: Path, name: str) -> None:
    with serving(tmp_path, bots={"my-bot": "cmd:true"}) as server:
        ala = server.person("Ala")
        ala.new_table(ME, {"kind": "bot", "bot": name[:40]}, status=422)
        table = ala.new_table(ME, LINK)
        ala.put(f"/api/tables/{table['id']}/seats/1", {"kind": "bot", "bot": name[:40]}, status=422)


@pytest.mark.parametrize(
    ("at_go", "note"),
    [
        ("sys.exit(3)", "shell-note-bot-ended"),
        ("time.sleep(60)", "shell-note-bot-slow"),
        ("print('play fly to the moon', flush=True)", "shell-note-bot-illegal"),
        ("print('play', flush=True)", "shell-note-bot-illegal"),
    ],
)
def test_whatever_it_does_the_game_goes_on_and_everybody_is_told(
    tmp_path: Path, at_go: str, note: str
) -> None:
    bots = {"my-bot": program(tmp_path, at_go)}
    with serving(tmp_path / "data", bots=bots, program_seconds=0.2) as server:
        ala = server.person("Ala")
        with ala.look(ala.new_table(ME, MINE)["id"]) as page:
            play(page, 2)
            if note not in notes(page):  # it is told after the move
                page.wait("chat")
            assert note in notes(page)


def test_a_program_that_crashed_is_started_anew_and_given_up_in_the_end(tmp_path: Path) -> None:
    log = tmp_path / "starts"
    started = f"with open({str(log)!r}, 'a') as file: file.write('x')"
    bots = {"my-bot": program(tmp_path, "sys.exit(1)", started)}
    with serving(tmp_path / "data", bots=bots) as server:
        ala = server.person("Ala")
        with ala.look(ala.new_table(ME, MINE)["id"]) as page:
            play(page, 7)
            told = notes(page)
    assert log.read_text() == "xxx"
    assert told[:3] == ["shell-note-bot-ended"] * 3
    assert told[3:] in ([], ["shell-note-bot-gone"])  # that it is given up is said once


def test_a_program_that_was_taken_off_the_list_does_not_stop_its_tables(tmp_path: Path) -> None:
    with serving(tmp_path, bots={"my-bot": f"{PYTHON} {EXAMPLE}"}) as server:
        ala = server.person("Ala")
        table = ala.new_table(ME, MINE)
        cookies = ala.http.cookies
    with serving(tmp_path, bots={}) as server:
        ala = server.person("Ala")
        ala.http.cookies = cookies
        with ala.look(table["id"]) as page:
            play(page, 3)
            assert notes(page) == ["shell-note-bot-gone"]


def test_programs_end_with_their_table_and_with_the_server(tmp_path: Path) -> None:
    ended = tmp_path / "ended"
    finish = f"import atexit; atexit.register(lambda: pathlib.Path({str(ended)!r}).touch())"
    bots = {"my-bot": program(tmp_path, "print('play', lines[0], flush=True)", finish)}
    with serving(tmp_path / "data", bots=bots, idle=0.0) as server:
        ala = server.person("Ala")
        with ala.look(ala.new_table(ME, MINE)["id"]) as page:
            play(page, 1)
            assert not ended.exists()
        tables = server.app.state.house.tables
        soon(lambda: all(table.is_idle(0.0) for table in tables._loaded.values()), 10)
        server.server.servers[0].get_loop().call_soon_threadsafe(tables.let_go)
        soon(ended.exists, 10)
        ended.unlink()
        with ala.look(ala.new_table(ME, MINE)["id"]) as page:
            play(page, 1)
    soon(ended.exists, 10)


def test_a_slow_program_holds_nobody_else_up(tmp_path: Path) -> None:
    bots = {"my-bot": program(tmp_path, "time.sleep(60)")}
    with serving(tmp_path / "data", bots=bots, program_seconds=3.0) as server:
        ala = server.person("Ala")
        with ala.look(ala.new_table(ME, MINE)["id"]) as page, ala.look(ala.new_table(ME, BOT)["id"]) as other:
            while page.my_turn():
                page.act(page.lines()[0])
            page.wait("thinking")
            begun = time.monotonic()
            assert ala.get("/api/health")["status"] == "ok"
            assert time.monotonic() - begun < 2
            play(other, 1)


@pytest.mark.parametrize(
    "word",
    ["my-bot", "my-bot=", "my-bot=python bot.py", "=cmd:x", "My Bot=cmd:x", "cmd:x", "a" * 30 + "=cmd:x"],
)
def test_what_is_no_name_and_program_is_refused(word: str) -> None:
    with pytest.raises(Problem, match="bot-form"):
        named_bots([word])


@pytest.mark.parametrize("words", [["greedy=cmd:x"], ["sztygar=cmd:x"], ["a=cmd:x", "a=cmd:y"]])
def test_a_name_is_given_once(words: list[str]) -> None:
    with pytest.raises(Problem, match="bot-twice"):
        named_bots(words)


def test_the_environment_names_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GWAREK_BOTS", "my-bot=cmd:python3 bot.py --level=2; other = cmd:./other ;")
    monkeypatch.setenv("GWAREK_BOT_SECONDS", "2.5")
    chosen: Any = Settings()
    assert chosen.bots == {"my-bot": "cmd:python3 bot.py --level=2", "other": "cmd:./other"}
    assert chosen.program_seconds == 2.5
    monkeypatch.setenv("GWAREK_BOT_SECONDS", "soon")
    assert Settings().program_seconds == PROGRAM_SECONDS
