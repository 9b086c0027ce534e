"""games, rules, components, sim, --version and help."""

from __future__ import annotations

from pathlib import Path

import pytest

import gwarek
from tests.cli.conftest import Run

COMMANDS = [
    "serve",
    "play",
    "sim",
    "replay",
    "verify",
    "legal",
    "explain",
    "apply",
    "rules",
    "components",
    "perft",
    "games",
]


def test_version_says_whether_compiled(run: Run) -> None:
    how = "compiled" if gwarek.is_compiled() else "not compiled"
    assert run("--version").out == f"gwarek {gwarek.__version__}, {how}\n"


def test_no_arguments_print_help(run: Run) -> None:
    told = run()
    assert told.code == 0
    assert all(command in told.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_and_speaks_json(run: Run, command: str) -> None:
    told = run(command, "--help")
    assert told.code == 0
    assert "--json" in told.out
    assert "--lang" in told.out


def test_games(run: Run) -> None:
    told = run("games", "--json").json()
    assert [game["slug"] for game in told] == gwarek.slugs()
    assert "Szczęść Boże" in run("games", "--lang", "pl").out


def test_rules_lists_sections(run: Run) -> None:
    told = run("rules", "coalbaron", "--json", "--lang", "pl").json()
    assert "Warsztaty" in [section["title"] for section in told["sections"]]
    assert "Workshops" in run("rules", "coalbaron").out


@pytest.mark.parametrize("id", ["COA-4.4", "coa-4.4", "4.4"])
def test_a_rule_by_its_number(run: Run, id: str) -> None:
    told = run("rules", "coalbaron", id, "--json").json()
    assert [rule["id"] for rule in told["rules"]] == ["COA-4.4"]
    assert told["rules"][0]["text"] in " ".join(run("rules", "coalbaron", id).out.split())


def test_a_section_a_ruling_and_an_option(run: Run) -> None:
    assert len(run("rules", "coalbaron", "4", "--json").json()["rules"]) == 9
    assert run("rules", "coalbaron", "r5", "--json").json()["rules"][0]["id"] == "COA-R5"
    assert run("rules", "coalbaron", "COA-O1", "--json").json()["rules"][0]["text"]


def test_components_with_provenance(run: Run) -> None:
    told = run("components", "coalbaron", "--json").json()
    assert len(told["order_card"]) == 44
    assert all("provenance" in row for row in told["tunnel_tile"])
    shown = run("components", "coalbaron", "--lang", "pl").out
    assert "T-grey-light-2" not in shown
    assert "Żetony chodników" in shown
    assert "pochodzenie: jedno źródło" in shown


def test_an_owners_components(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[order_card]]\nid = "O-carriage-KK"\npoints = 11\n')
    told = run("components", "coalbaron", "--components", file, "--json").json()
    assert next(card["points"] for card in told["order_card"] if card["id"] == "O-carriage-KK") == 11
    assert run("legal", "coalbaron", "start", "--components", file, "--json").json()["legal"]


def test_checklist_of_the_box(run: Run, tmp_path: Path) -> None:
    told = run("components", "tinnerstrail", "--checklist", "--json").json()
    assert "dice.faces" in [table for item in told["items"] for table in item["tables"]]
    assert not any(item["done"] for item in told["items"])
    assert "the three dice" in run("components", "tinnerstrail", "--checklist").out
    assert "trzy kości" in run("components", "tinnerstrail", "--checklist", "--lang", "pl").out
    file = tmp_path / "mine.toml"
    file.write_text("[dice]\nfaces = [0, 1, 2, 2, 3, 4]\n")
    told = run("components", "tinnerstrail", "--components", file, "--checklist", "--json").json()
    assert [item["id"] for item in told["items"] if item["done"]] == ["dice"]


def test_a_game_without_a_checklist_says_so(run: Run) -> None:
    assert "birmingham" in run("components", "birmingham", "--checklist").out


def test_sim(run: Run) -> None:
    told = run(
        "sim", "coalbaron", "--seats", 3, "--bots", "random", "--games", 4, "--seed", 1, "--json"
    ).json()
    assert {"games", "seconds", "games_per_second", "decisions", "decisions_per_second"} <= set(told)
    assert told["games"] == 4
    assert [column["name"] for column in told["by_seat"]] == ["red", "blue", "yellow"]
    assert {"mean", "sd", "min", "max", "wins"} <= set(told["by_seat"][0])


@pytest.mark.parametrize("workers", [1, 2])
def test_sim_keeps_records(run: Run, tmp_path: Path, workers: int) -> None:
    """One file a game, the same however many play; a second series lies beside the first."""
    call = ("sim", "coalbaron", "--games", 3, "--seed", "a/b", "--records", tmp_path / "kept", "--json")
    assert run(*call, "--workers", workers).json()["games"] == 3
    first = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in first] == [f"coalbaron-a-b-0000{n}.gwarek" for n in range(3)]
    texts = [file.read_text("utf-8") for file in first]
    assert len(set(texts)) == 3
    for file in first:
        assert run("verify", file).code == 0
    assert run(*call, "--workers", workers).json()["games"] == 3
    assert len(list((tmp_path / "kept").iterdir())) == 6
    assert [file.read_text("utf-8") for file in first] == texts
    assert (tmp_path / "kept" / "coalbaron-a-b-00001-2.gwarek").read_text("utf-8") == texts[1]


def test_sim_says_where_it_cannot_keep_records(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    told = run("sim", "coalbaron", "--games", 1, "--records", tmp_path / "taken")
    assert told.code == 2
    assert str(tmp_path / "taken") in told.err.replace("\n", "")


@pytest.mark.parametrize(("lang", "word"), [("en", "4 games"), ("pl", "4 gry")])
def test_sim_in_words(run: Run, lang: str, word: str) -> None:
    told = run("sim", "coalbaron", "--games", 4, "--bots", "random,kind", "--lang", lang)
    assert word in told.out
    assert told.err == ""  # no progress bar where nobody watches


@pytest.mark.parametrize("rotate", [(), ("--rotate",)])
def test_sim_shows_the_score_of_a_games_own_player(run: Run, rotate: tuple[str, ...]) -> None:
    lines = run("sim", "tinnerstrail", "--seats", 1, "--games", 3, "--seed", 1, *rotate).out.splitlines()
    person = next(line.split() for line in lines if "random" in line)
    wallace = next(line.split() for line in lines if "Lord Wallace" in line)
    assert int(person[-2]) + int(wallace[-2]) == 3  # each game is won by one of them
