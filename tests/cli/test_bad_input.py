"""Bad input: one line on standard error, exit code 2, never a traceback; in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

WRONG: list[tuple[tuple[object, ...], str]] = [
    (("legal", "chess", "start"), "chess"),
    (("legal", "coalbaron", "start", "--seats", 7), "2, 3, 4"),
    (("legal", "coalbaron", "start", "--option", "storage_rule"), "storage_rule"),
    (("legal", "coalbaron", "start", "--option", "colour=blue"), "colour"),
    (("legal", "coalbaron", "start", "--option", "storage_rule=never"), "never"),
    (("legal", "coalbaron", "start", "--preset", "mine"), "mine"),
    (("legal", "coalbaron", "seats 2; potatoes 5"), "potatoes"),
    (("legal", "coalbaron", "seats 2; shift many"), "shift many"),
    (("legal", "coalbaron", "seats 9"), "9"),
    (("legal", "coalbaron", "seats 2", "--seats", 3), "--seats"),
    (("legal", "coalbaron", "nowhere/position.txt"), "nowhere/position.txt"),
    (("explain", "coalbaron", "start", "fly away"), "fly"),
    (("explain", "coalbaron", "start", "send atlantis"), "atlantis"),
    (("explain", "coalbaron", "start", ""), "gwarek:"),
    (("apply", "coalbaron", "start", "purple send money_4"), "purple"),
    (("apply", "coalbaron", "setup", "chance start purple"), "start"),
    (("perft", "coalbaron", "start", "deep"), "DEPTH"),
    (("perft", "coalbaron", "start", -1), "-1"),
    (("rules", "coalbaron", "99.9"), "99.9"),
    (("components", "coalbaron", "--components", "no-such.toml"), "no-such.toml"),
    (("replay", "no-such.gwarek"), "no-such.gwarek"),
    (("verify", "no-such.gwarek"), "no-such.gwarek"),
    (("sim", "coalbaron", "--bots", "deep-thought"), "deep-thought"),
    (("sim", "coalbaron", "--seats", 3, "--bots", "random,random"), "3"),
    (("play", "coalbaron", "--you", "purple"), "purple"),
    (("play", "coalbaron", "--bots", "deep-thought"), "deep-thought"),
    (("games", "--colour"), "--colour"),
    (("dance",), "dance"),
    (("games", "--lang", "xx"), "xx"),
]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("words", "named"), WRONG, ids=lambda value: " ".join(map(str, value))[:40])
def test_one_line_that_names_what_is_wrong(
    run: Run, words: tuple[object, ...], named: str, lang: str
) -> None:
    said = words if "--lang" in words or words == ("dance",) else (*words, "--lang", lang)
    told = run(*said)
    assert told.code == 2
    assert told.out == ""
    assert told.err.startswith("gwarek: ")
    assert told.err.count("\n") == 1
    assert named in told.err
    assert "Traceback" not in told.err
    assert "{" not in told.err


BAD_COMPONENTS = [
    ('[setup]\ncage_capacity = "five"\n', "setup.cage_capacity"),
    ('[[tunnel_tile]]\nid = "T-grey-light-2"\ncost = 7\n', "T-grey-light-2"),
    ("[setup]\nelevators = 4\n", "setup.elevators"),
    ("[totals\n", "TOML"),
]


@pytest.mark.parametrize(("text", "named"), BAD_COMPONENTS, ids=[named for _, named in BAD_COMPONENTS])
@pytest.mark.parametrize("command", [("legal", "coalbaron", "start"), ("components", "coalbaron")])
def test_a_bad_components_file_is_refused_with_the_field_named(
    run: Run, tmp_path: Path, command: tuple[str, ...], text: str, named: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    told = run(*command, "--components", file)
    assert told.code == 2
    assert named in told.err
    assert told.err.count("\n") == 1


def test_a_file_that_is_not_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.gwarek"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert run("replay", file).code == 2
    assert run("replay", tmp_path).code == 2


BAD_RECORDS = [
    ("hello", "hello"),
    ("rules: 1\n", "game:"),
    ("game: chess\nseats: red=a blue=b\n", "chess"),
    ("game: coalbaron\nseats: red blue\n", "red blue"),
    ("game: coalbaron\nseats: red=a blue=b\n\n2 chance start red\n", "2"),
    ("game: coalbaron\nseats: red=a blue=b\n\n1 green start red\n", "green"),
    ("game: coalbaron\nseats: red=a blue=b\n\n1 red dance wildly\n", "dance"),
]


@pytest.mark.parametrize(("text", "named"), BAD_RECORDS)
def test_a_bad_record_is_refused_with_the_line_named(run: Run, tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "bad.gwarek"
    file.write_text(text)
    told = run("replay", file)
    assert told.code == 2
    assert named in told.err
    assert told.err.count("\n") == 1
