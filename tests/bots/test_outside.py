"""Programs of other people at our tables."""

from __future__ import annotations

import math
import sys
import time
from pathlib import Path

import pytest

from gwarek.bots import Desk, make_bot
from gwarek.bots.outside import OutsideBot
from gwarek.core.catalogue import load_game
from gwarek.core.match import Match
from gwarek.core.problem import Problem
from gwarek.lab.simulate import simulate

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "outside_bot.py"
PYTHON = f"cmd:{sys.executable}"


def desk(seconds: float = math.inf) -> Desk:
    match = Match(load_game("coalbaron"), 2, seed="1")
    seat = match.to_act()[0]
    return Desk(match.game, match.state, seat, make_bot("random").rng, seconds)


def program(tmp_path: Path, body: str) -> str:
    """A program that greets, then does this at `go`."""
    file = tmp_path / "bot.py"
    file.write_text(
        "import sys, time\n"
        "for said in sys.stdin:\n"
        "    word = said.split()[0]\n"
        "    if word == 'gwarek': print('bot test', flush=True)\n"
        "    if word == 'legal': lines = [sys.stdin.readline().strip() for _ in range(int(said.split()[1]))]\n"
        "    if word == 'go':\n"
        f"        {body}\n"
    )
    return f"{PYTHON} {file}"


def asked(name: str, seconds: float = math.inf) -> OutsideBot:
    bot = make_bot(name)
    assert isinstance(bot, OutsideBot)
    table = desk(seconds)
    try:
        assert bot.choose(table) in table.legal()
    finally:
        bot.close()
    return bot


def test_the_example_plays_whole_games_without_a_fault() -> None:
    name = f"{PYTHON} {EXAMPLE}"
    result = simulate("coalbaron", 2, [name, "random"], 2, 3, rotate=True)
    assert result.games == 2
    assert all(sum(r.faults) == 0 for r in result.results)
    again = simulate("coalbaron", 2, [name, "random"], 2, 3, rotate=True)
    assert [r.totals for r in result.results] == [r.totals for r in again.results]


def test_the_example_is_forty_lines() -> None:
    assert len([line for line in EXAMPLE.read_text().splitlines() if line.strip()]) <= 40


def test_a_good_answer(tmp_path: Path) -> None:
    bot = asked(program(tmp_path, "print('info hm', flush=True); print('play', lines[-1], flush=True)"))
    assert bot.faults == 0


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("print('play nonsense', flush=True)", "not legal: nonsense"),
        ("print('play', flush=True)", "not legal"),
        ("sys.exit(3)", "it has ended"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush(); sys.exit()", "it has ended"),
    ],
)
def test_nonsense_and_crashes_are_survived_and_counted(tmp_path: Path, body: str, fault: str) -> None:
    bot = asked(program(tmp_path, body))
    assert bot.faults == 1
    assert fault in str(bot.last_fault)


def test_silence_ends_with_the_clock(tmp_path: Path) -> None:
    bot = asked(program(tmp_path, "time.sleep(60)"), seconds=0.1)
    assert bot.faults == 1
    assert "no answer" in str(bot.last_fault)


def test_a_program_that_greets_and_then_reads_nothing(tmp_path: Path) -> None:
    """More lines than a pipe holds must not keep us waiting while we write them."""
    file = tmp_path / "deaf.py"
    file.write_text("import time\nprint('bot deaf', flush=True)\ntime.sleep(60)\n")
    bot = make_bot(f"{PYTHON} {file}")
    assert isinstance(bot, OutsideBot)
    table = desk(0.2)
    table.legal()[:] = table.legal() * 20_000
    begun = time.monotonic()
    assert bot.choose(table) in table.legal()
    assert bot.last_fault is not None
    assert bot.last_fault.kind == "slow"
    assert time.monotonic() - begun < 10


def test_a_program_that_never_stops_talking(tmp_path: Path) -> None:
    bot = asked(
        program(tmp_path, "[print('info', i) for i in range(5000)]; print('play', lines[0], flush=True)")
    )
    assert bot.faults <= 1
    flood = "print('play', lines[0], flush=True); [print('info', i, flush=True) for i in range(3000)]"
    assert asked(program(tmp_path, flood)).faults == 0


def test_an_answer_too_many_does_not_answer_the_next_question(tmp_path: Path) -> None:
    body = "print('play', lines[0]); print('play nonsense', flush=True)"
    bot = make_bot(program(tmp_path, body))
    try:
        for _ in range(3):
            assert bot.choose(desk()) == desk().legal()[0]
            time.sleep(0.2)  # for the second line to come
        assert bot.faults == 0
    finally:
        bot.close()


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "child"
    child = (
        f"import os, time, pathlib; pathlib.Path({str(note)!r}).write_text(str(os.getpid())); time.sleep(600)"
    )
    start = (
        f"import os, subprocess; subprocess.Popen([sys.executable, '-c', {child!r}]);"
        f" [time.sleep(0.01) for _ in iter(lambda: os.path.exists({str(note)!r}), True)];"
        " print('play', lines[0], flush=True)"
    )
    asked(program(tmp_path, start))
    until_gone(int(note.read_text()))


def until_gone(process: int) -> None:
    """Wait until there is no such process, or nothing but its entry."""
    status = Path(f"/proc/{process}/stat")
    while status.exists() and ") Z " not in status.read_text():
        time.sleep(0.01)


def test_its_advice_is_its_choice_and_has_no_value(tmp_path: Path) -> None:
    bot = make_bot(program(tmp_path, "print('play', lines[-1], flush=True)"))
    try:
        ((way, value),) = bot.advise(desk(), 3)
    finally:
        bot.close()
    assert way == desk().legal()[-1:]
    assert math.isnan(value)


def test_a_program_that_is_not_there() -> None:
    assert asked("cmd:no-such-program-anywhere").faults == 1


def test_a_game_goes_on_after_every_answer_failed(tmp_path: Path) -> None:
    result = simulate("coalbaron", 2, [program(tmp_path, "sys.exit(1)"), "random"], 1, 5)
    assert result.games == 1
    assert result.results[0].faults[0] > 3
    assert result.results[0].faults[1] == 0


def test_an_empty_command_is_no_bot() -> None:
    with pytest.raises(Problem, match="cmd:"):
        make_bot("cmd:")
