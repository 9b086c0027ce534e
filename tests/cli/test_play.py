"""play: a game in the terminal, typed."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from gwarek.cli.play import Ambiguous, chosen_line
from gwarek.core.catalogue import load_game
from gwarek.core.match import Match
from gwarek.core.problem import Problem
from tests.cli.conftest import Answer, Run, played


@pytest.fixture
def typed(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """`typed("1\\n1\\n", …)`: run `play` with this input, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def call(keys: str, *words: object) -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(keys))
        return run("play", "coalbaron", "--seed", "3", *words)

    return call


@pytest.mark.parametrize(("lang", "asked"), [("en", "Take an order"), ("pl", "Weź zamówienie")])
def test_a_turn_is_asked_listed_and_taken(typed: Run, tmp_path: Path, lang: str, asked: str) -> None:
    told = typed("1\nquit\n", "--bots", "random", "--lang", lang)
    assert told.code == 0
    assert asked in told.out
    assert "draft O-" in told.out
    saved = list(tmp_path.glob("coalbaron-*.gwarek"))
    assert len(saved) == 1
    assert " red draft " in saved[0].read_text()


def test_a_whole_game(typed: Run, run: Run, tmp_path: Path) -> None:
    told = typed("1\n" * 2000, "--bots", "random", "--save", tmp_path / "g.gwarek")
    assert told.code == 0
    assert "win" in told.out
    assert run("verify", tmp_path / "g.gwarek").code == 0


def test_hotseat_needs_no_bots(typed: Run) -> None:
    told = typed("1\n1\n1\nquit\n", "--you", "all", "--seats", 3)
    assert told.code == 0
    assert all(f"{name} takes" in told.out for name in ("Red", "Blue", "Yellow"))


def test_a_hint_while_playing(typed: Run) -> None:
    told = typed("hint greedy\nhint gandalf\nquit\n", "--bots", "random")
    assert told.code == 0
    assert "Greedy advises" in told.out
    assert "best  draft O-" in told.out
    assert "gandalf" in told.out


def test_a_hint_for_a_program(typed: Run) -> None:
    told = typed("hint greedy\nquit\n", "--bots", "random", "--json")
    asked, hint = (json.loads(line) for line in told.out.splitlines()[:2])
    assert hint["hint"][0]["lines"][0] in asked["legal"]


def test_commands(typed: Run, tmp_path: Path) -> None:
    keys = "?|?send money_4|1|log|undo|undo|redo|redo|board|lines|rules 4.4|scores|position|"
    keys += "save mine.gwarek|fly|99|quit|"
    told = typed(keys.replace("|", "\n"), "--bots", "random")
    assert told.code == 0
    for word in (
        "?line",
        "COA-NOW",
        "would go, the newest first",
        "red took back",
        "red put back",
        "nothing to put back",
        "COA-4.4",
        "seats 2",
        "mine.gwarek",
        "“fly”",
        "99",
    ):
        assert word in told.out
    assert (tmp_path / "mine.gwarek").exists()


def test_the_end_of_input_saves_and_leaves(typed: Run, tmp_path: Path) -> None:
    assert typed("1\n", "--bots", "random").code == 130
    assert list(tmp_path.glob("*.gwarek"))


def test_going_on_with_a_saved_game(typed: Run, tmp_path: Path) -> None:
    match = played(decisions=8)
    file = tmp_path / "half.gwarek"
    file.write_text(match.record().text())
    told = typed("1\nquit\n", "--load", file, "--save", file)
    assert told.code == 0
    assert file.read_text().count("\n") > match.record().text().count("\n")


def test_beside_a_real_table_chance_is_typed(typed: Run, tmp_path: Path) -> None:
    drawn = [entry.line for entry in played(seats=2).entries[:3]]
    keys = f"{drawn[0]}\ntiles T-none\n\n\n1\nquit\n"
    told = typed(keys, "--real-dice", "--you", "all", "--save", tmp_path / "g.gwarek")
    assert told.code == 0
    assert "What was drawn?" in told.out
    text = (tmp_path / "g.gwarek").read_text()
    assert f"1 chance {drawn[0]}" in text
    assert "seed" not in text


def test_for_programs(typed: Run) -> None:
    told = typed("1\nquit\n", "--bots", "random", "--json")
    asked = [json.loads(line) for line in told.out.splitlines()]
    assert asked[0]["seat"] == "red"
    assert {"length", "asks", "view", "legal"} <= set(asked[0])


def test_what_a_typed_word_means() -> None:
    game = load_game("coalbaron")
    legal = [game.parse(line) for line in ("send money_4", "send money_5", "send mine_6")]
    assert chosen_line(legal, "2") == "send money_5"
    assert chosen_line(legal, "send  mine_6") == "send mine_6"
    assert chosen_line(legal, "s mi") == "send mine_6"
    assert chosen_line(legal, "dance") == "dance"
    with pytest.raises(Ambiguous):
        chosen_line(legal, "s mo")
    with pytest.raises(Problem, match="line-number"):
        chosen_line(legal, "4")


def test_a_line_that_begins_like_a_command_is_a_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """`exit CE05` leaves a city, `exit` the table."""
    game = load_game("switchsignal")
    position = (
        "seats 2; phase exit; used logistics dispatcher conductor; moving PAR roll 3 left 3; train black PAR; "
        "green CE05@PAR; red CE11/1; open BRU CE04 CE05; pile 0 0 1"
    )
    begun = tmp_path / "begun.gwarek"
    begun.write_text(Match(game, 2, None, "1", None, position).record().text(), "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("exit CE05\nexit\n"))
    told = run("play", "switchsignal", "--load", begun, "--save", tmp_path / "left.gwarek", "--you", "all")
    assert told.code == 0
    assert " red exit CE05" in (tmp_path / "left.gwarek").read_text("utf-8")
