"""replay and verify."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwarek.core.seat import CHANCE
from tests.cli.conftest import Run, played


@pytest.mark.parametrize(("lang", "last"), [("en", "wins"), ("pl", "Wygrywa")])
def test_replay_tells_the_game_in_sentences(run: Run, record: Path, lang: str, last: str) -> None:
    told = run("replay", record, "--lang", lang)
    assert told.code == 0
    assert "Ala" in told.out
    assert last in told.out.splitlines()[-1]
    assert "{" not in told.out


def test_replay_as_json(run: Run, record: Path) -> None:
    told = run("replay", record, "--json").json()
    assert told["names"] == ["Ala", "bot:random"]
    assert [entry["n"] for entry in told["entries"]] == list(range(1, len(told["entries"]) + 1))
    assert told["to_act"] == []
    assert told["outcome"]["totals"]


def test_replay_as_far_as_an_entry(run: Run, record: Path) -> None:
    assert len(run("replay", record, "--to", 5, "--json").json()["entries"]) == 5
    assert run("replay", record, "--to", 99999).code == 2


def test_replay_prints_the_position(run: Run, record: Path) -> None:
    told = run("replay", record, "--to", 12, "--position")
    assert told.out.count("\n") == 1
    position = run("replay", record, "--to", 12, "--json").json()["position"]
    assert told.out.strip() == position
    assert run("legal", "coalbaron", position, "--json").code == 0


def test_replay_hides_what_a_seat_could_not_see(run: Run, tmp_path: Path) -> None:
    match = played(seed="7")
    looked = next(
        entry
        for entry in match.entries
        if entry.line.startswith("look T-") or entry.line.startswith("look O-")
    )
    file = tmp_path / "g.gwarek"
    file.write_text(match.record().text())
    entries = run("replay", file, "--json").json()["entries"]
    assert "?" in entries[looked.number - 1]["line"]
    assert run("replay", file, "--seat", "green").code == 2


def test_undone_entries_stay_in_the_story(run: Run, tmp_path: Path) -> None:
    match = played(decisions=6)
    last = next(entry for entry in reversed(match.entries) if entry.seat >= 0)
    length = len(match.entries)
    match.undo(last.seat, last.number - 1)
    file = tmp_path / "g.gwarek"
    file.write_text(match.record().text())
    entries = run("replay", file, "--json").json()["entries"]
    assert [entry["n"] for entry in entries if entry["undone"]] == list(range(last.number, length + 1))
    assert run("verify", file).code == 0
    match.undo(last.seat, length)
    file.write_text(match.record().text())
    assert not any(entry["undone"] for entry in run("replay", file, "--json").json()["entries"])
    assert run("verify", file).code == 0


def test_luck_drawn_again_is_told(run: Run, tmp_path: Path) -> None:
    match = played(decisions=0)
    start = len(match.entries)
    while match.act(None, match.legal()[0].text())[-1].seat != CHANCE:
        pass
    match.undo(0, start)
    while match.act(None, match.legal()[0].text())[-1].seat != CHANCE:
        pass
    file = tmp_path / "g.gwarek"
    file.write_text(match.record().text())
    assert run("verify", file).code == 0
    assert "; drawn again" in file.read_text()
    assert "drawn again" in run("replay", file).out
    assert "wylosowane ponownie" in run("replay", file, "--lang", "pl").out


# -- verify


def test_verify_a_whole_game(run: Run, record: Path) -> None:
    told = run("verify", record, "--json").json()
    assert told["ok"] is True
    assert told["legal"] is told["chance"] is told["seed_hash"] is told["result"] is True
    assert told["draws"] > 3
    assert run("verify", record).code == 0


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_verify_says_what_agrees(run: Run, record: Path, lang: str) -> None:
    told = run("verify", record, "--lang", lang)
    assert told.out.count("✓") == 5


def test_verify_notices_another_seed(run: Run, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "forged.gwarek"
    file.write_text(record.read_text().replace("\nseed: 7\n", "\nseed: 8\n"))
    told = run("verify", file)
    assert told.code == 1
    assert told.out.count("✗") == 2


def test_verify_notices_a_wrong_result(run: Run, record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    stated = next(line for line in text.splitlines() if line.startswith("result:"))
    file = tmp_path / "forged.gwarek"
    file.write_text(text.replace(stated, "result: red 999, blue 0"))
    told = run("verify", file, "--json")
    assert told.code == 1
    assert '"result": false' in told.out


def test_verify_notices_an_illegal_line(run: Run, record: Path, tmp_path: Path) -> None:
    rows = record.read_text().splitlines()
    first = next(i for i, row in enumerate(rows) if " draft " in row)
    rows[first] = rows[first].replace(" draft ", " send money_4 ").rsplit(" ", 1)[0]
    file = tmp_path / "forged.gwarek"
    file.write_text("\n".join(rows) + "\n")
    told = run("verify", file)
    assert told.code == 1
    assert "COA-NOW" in told.out


def test_verify_without_a_seed_checks_the_rest(run: Run, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "secret.gwarek"
    file.write_text(
        "\n".join(row for row in record.read_text().splitlines() if not row.startswith("seed:")) + "\n"
    )
    told = run("verify", file, "--json").json()
    assert told["chance"] is None
    assert told["ok"] is True
