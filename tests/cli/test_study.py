"""`gwarek study`: tables in the terminal, files on request, one clear message for what is wrong."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run, played

RECORDS = Path(__file__).parent.parent / "records"


def test_the_tables_of_records(run: Run) -> None:
    told = run("study", "coalbaron", RECORDS)
    assert told.code == 0, told.err
    assert "Coal Baron: a study of 3 games" in told.out
    assert "Victories by seat" in told.out
    assert "Delivered orders" in told.out
    assert "records of other games" in told.err
    rows = [line.split() for line in told.out.splitlines() if line.strip().startswith("purple")]
    assert rows[0][:2] == ["purple", "1"]
    assert "56.0" in rows[0]  # the score stated in four-players.gwarek


def test_in_polish(run: Run) -> None:
    told = run("study", "coalbaron", RECORDS / "coalbaron", "--lang", "pl")
    assert "Zwycięstwa według miejsca" in told.out
    assert "czerwony" in told.out


def test_json_has_every_answer(run: Run) -> None:
    told = run("study", "switchsignal", RECORDS / "switchsignal", "--seats", "2", "--json").json()
    assert (told["games"], told["seats"], told["passed_over"]) == (2, [2], 3)
    endings = next(answer for answer in told["answers"] if answer["id"] == "endings")
    assert {row["reason"]: row["games"] for row in endings["rows"]} == {
        "delivered": 1,
        "timetable": 1,
        "won": 1,
    }


def test_files_are_written(run: Run, tmp_path: Path) -> None:
    html, png, csv, parquet = (tmp_path / name for name in ("new/report.html", "png", "csv", "parquet"))
    told = run(
        "study", "coalbaron", RECORDS / "coalbaron", "--seats", 2,
        "--html", html, "--png", png, "--csv", csv, "--parquet", parquet,
    )  # fmt: skip
    assert told.code == 0, told.err
    assert html.read_text("utf-8").startswith("<!doctype html>")
    assert (png / "2-scores.png").read_bytes().startswith(b"\x89PNG\r\n")
    assert (csv / "games.csv").read_text("utf-8").startswith("game,file,seats,")
    assert (parquet / "decisions.parquet").read_bytes().startswith(b"PAR1")
    assert str(html) in told.out


def test_games_are_played_first_and_kept(run: Run, tmp_path: Path) -> None:
    words = (
        "study",
        "coalbaron",
        "--games",
        2,
        "--option",
        "storage_rule=free",
        "--seed",
        "a/b",
        "--workers",
        1,
    )
    told = run(*words, "--keep", tmp_path / "kept", "--json").json()
    assert (told["games"], told["seats"]) == (2, [2])
    kept = sorted((tmp_path / "kept").glob("*.gwarek"))
    assert [file.name for file in kept] == ["a_b-2-00001.gwarek", "a_b-2-00002.gwarek"]
    assert "options: storage_rule=free" in kept[0].read_text("utf-8")
    again = run("study", "coalbaron", tmp_path / "kept", "--json").json()
    assert again["answers"] == told["answers"]
    assert run(*words, "--json").json()["answers"] == told["answers"]


def test_an_unfinished_and_a_damaged_record_are_named_and_the_rest_is_studied(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "begun.gwarek").write_text(played(decisions=5).record().text(), "utf-8")
    (tmp_path / "torn.gwarek").write_text("game: coalbaron\nseats: red=a blue=b\n\n1 red dance\n", "utf-8")
    told = run("study", "coalbaron", RECORDS / "coalbaron", tmp_path)
    assert told.code == 0
    assert "a study of 3 games" in told.out
    assert told.err.count("begun.gwarek") == 1
    assert told.err.count("torn.gwarek") == 1
    assert "not finished" in told.err
    assert "dance" in told.err


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["coalbaron"], "--games"),
        (["chess", RECORDS], "chess"),
        (["coalbaron", "nowhere"], "nowhere"),
        (["coalbaron", RECORDS / "birmingham"], "coalbaron"),
        (["coalbaron", RECORDS, "--depth", 0], "--depth"),
        (["coalbaron", RECORDS, "--option", "weather=fair"], "weather"),
        (["coalbaron", "--games", 1, "--bots", "nobody"], "nobody"),
        (["coalbaron", RECORDS, "--csv", RECORDS / "test_records.py"], "test_records.py"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(run: Run, words: list[object], named: str) -> None:
    told = run("study", *words)
    assert told.code == 2
    assert named in told.err.splitlines()[-1]
    assert "Traceback" not in told.err


@pytest.mark.parametrize(
    ("option", "library"), [("--html", "matplotlib"), ("--png", "matplotlib"), ("--parquet", "pyarrow")]
)
def test_without_the_extra_nothing_is_played_and_the_message_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str, library: str
) -> None:
    for name in (library, "matplotlib.figure", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, name, None)
    told = run("study", "coalbaron", "--games", 1, "--keep", tmp_path / "kept", option, tmp_path / "out")
    assert told.code == 2
    assert "gwarek[study]" in told.err
    assert list(tmp_path.iterdir()) == []
