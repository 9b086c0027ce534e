"""legal, explain, hint, apply, perft: shapes of the answers, positions from every source, chance as a player."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from gwarek.core.catalogue import load_game
from gwarek.lab.perft import divide, perft
from tests.cli.conftest import Run, played

START = ("coalbaron", "start", "--seats", 3, "--seed", 5)


def test_legal_gives_who_acts_and_every_line(run: Run) -> None:
    told = run("legal", *START, "--json").json()
    assert set(told) == {"to_act", "legal"}
    assert len(told["to_act"]) == 1
    assert told["legal"]
    assert all(line.startswith("draft O-") for line in told["legal"])


def test_legal_in_words_lists_the_same_lines(run: Run) -> None:
    told = run("legal", *START, "--json").json()["legal"]
    assert run("legal", *START).out.splitlines()[1:] == told


def test_a_start_without_seats_is_for_the_usual_number(run: Run) -> None:
    for slug, seats in (("lancashire", 3), ("tinnerstrail", 2)):
        loan = run(
            "apply", slug, "start", run("legal", slug, "start", "--json").json()["legal"][-1], "--json"
        ).json()
        assert loan["position"].startswith(f"seats {seats};")


def test_one_seed_one_start(run: Run) -> None:
    assert run("legal", *START, "--json").out == run("legal", *START, "--json").out
    other = run("legal", "coalbaron", "start", "--seats", 3, "--seed", 6, "--json")
    assert run("legal", *START, "--json").out != other.out


def test_setup_waits_for_chance(run: Run) -> None:
    assert run("legal", "coalbaron", "setup", "--json").json() == {"to_act": ["chance"], "legal": []}


def test_a_position_from_text_file_record_and_input(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(decisions=20)
    text = match.game.position_text(match.state)
    expected = [action.text() for action in match.legal()]
    assert run("legal", "coalbaron", text, "--json").json()["legal"] == expected
    file = tmp_path / "here.txt"
    file.write_text(text)
    assert run("legal", "coalbaron", file, "--json").json()["legal"] == expected
    record = tmp_path / "game.gwarek"
    record.write_text(match.record().text())
    assert run("legal", "coalbaron", record, "--json").json()["legal"] == expected
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert run("legal", "coalbaron", "-", "--json").json()["legal"] == expected


def test_explain_a_legal_line(run: Run) -> None:
    line = run("legal", *START, "--json").json()["legal"][0]
    assert run("explain", *START[:2], line, *START[2:], "--json").json() == {"legal": True, "violated": []}


@pytest.mark.parametrize(("lang", "word"), [("en", "padlock"), ("pl", "kłódka")])
def test_explain_names_the_rule_in_words(run: Run, lang: str, word: str) -> None:
    told = run("explain", "coalbaron", locked_position(), "send workshop_8", "--json", "--lang", lang).json()
    assert told["legal"] is False
    assert [set(v) for v in told["violated"]] == [{"id", "text"}] * len(told["violated"])
    assert "COA-2.2" in [v["id"] for v in told["violated"]]
    assert word in told["violated"][0]["text"].lower()


def locked_position() -> str:
    """Three players at work: workshop 8 is locked."""
    match = played(seats=3, decisions=9)
    return match.game.position_text(match.state)


def test_explain_for_another_seat(run: Run) -> None:
    match = played(decisions=8)
    text = match.game.position_text(match.state)
    waiting = match.to_act()[0]
    other = "blue" if waiting == 0 else "red"
    told = run("explain", "coalbaron", text, f"{other} send muster_hall", "--json").json()
    assert told["legal"] is False
    assert told["violated"]


def test_explain_a_line_of_chance(run: Run) -> None:
    where = ("coalbaron", "setup", "--seats", 2)
    told = run("explain", *where[:2], "chance start red", *where[2:], "--json").json()
    assert told["violated"] == []
    line = first_draw(2)
    assert run("explain", *where[:2], line, *where[2:], "--json").json() == {"legal": True, "violated": []}


def first_draw(seats: int) -> str:
    return played(seats).entries[0].line


def test_apply_goes_on_and_tells_what_happened(run: Run) -> None:
    first = run("legal", *START, "--json").json()["legal"][0]
    told = run("apply", *START[:2], first, *START[2:], "--json").json()
    assert {"position", "events", "to_act", "scores"} <= set(told)
    assert told["events"][0]["kind"] == "drafted"
    assert told["scores"][0].keys() == {"id", "rule", "points"}
    again = run("legal", "coalbaron", told["position"], "--json").json()
    assert again["to_act"] == told["to_act"]


def test_apply_with_the_seed_follows_the_match_of_that_seed(run: Run) -> None:
    match = played(seats=2, seed="7", decisions=15)
    lines = [entry.text().split(" ", 1)[1] for entry in match.entries if entry.seat >= 0]
    told = run("apply", "coalbaron", "start", *lines, "--seats", 2, "--seed", 7, "--json").json()
    assert told["position"] == match.game.position_text(match.state)


def test_apply_chance_outcomes_as_lines(run: Run) -> None:
    match = played(seats=2, seed="7", decisions=15)
    lines = [entry.text().split(" ", 1)[1] for entry in match.entries]
    told = run("apply", "coalbaron", "setup", *lines, "--seats", 2, "--json").json()
    assert told["position"] == match.game.position_text(match.state)


def test_apply_in_words(run: Run) -> None:
    first = run("legal", *START, "--json").json()["legal"][0]
    told = run("apply", *START[:2], first, *START[2:], "--lang", "pl")
    assert told.code == 0
    assert "bierze" in told.out


def test_apply_all_or_none(run: Run) -> None:
    first = run("legal", *START, "--json").json()["legal"][0]
    told = run("apply", *START[:2], first, first, *START[2:], "--json")
    assert told.code == 2
    assert told.out == ""
    assert "COA-2.10" in told.err


def test_options_change_the_table(run: Run) -> None:
    told = run(
        "apply", "coalbaron", "setup", first_draw(2), "--seats", 2, "--option", "storage_rule=free", "--json"
    ).json()
    assert "option storage_rule free" in told["position"]
    games = run("games", "--json").json()
    preset = next(game for game in games if game["slug"] == "coalbaron")["presets"][1]
    told = run(
        "apply", "coalbaron", "setup", first_draw(2), "--seats", 2, "--preset", preset["id"], "--json"
    ).json()
    assert all(f"option {key} {value}" in told["position"] for key, value in preset["set"].items())


# -- perft


def test_perft_counts_lines(run: Run) -> None:
    told = run("perft", "coalbaron", "start", 1, "--seed", 5, "--json").json()
    assert told == {
        "depth": 1,
        "lines": len(run("legal", "coalbaron", "start", "--seed", 5, "--json").json()["legal"]),
    }
    assert run("perft", "coalbaron", "start", 0, "--json").json()["lines"] == 1


def test_perft_divides(run: Run) -> None:
    told = run("perft", "coalbaron", "start", 2, "--divide", "--json").json()
    assert sum(told["divide"].values()) == told["lines"]
    assert told["lines"] == 7 * 6  # seven orders revealed for two, one taken


def test_perft_is_the_function_of_the_laboratory(run: Run) -> None:
    match = played(decisions=7)
    text = match.game.position_text(match.state)
    assert run("perft", "coalbaron", text, 2, "--json").json()["lines"] == perft(match.game, match.state, 2)


def test_perft_draws_chance_from_the_seed_without_counting_it() -> None:
    game = load_game("coalbaron")
    s = game.setup(game.info.full_options({}), 2)
    before = game.position_text(s)
    assert perft(game, s, 1) == perft(game, s, 1) == 7
    assert sum(divide(game, s, 2).values()) == perft(game, s, 2)
    assert game.position_text(s) == before


def test_perft_counts_a_finished_line_once() -> None:
    match = played()
    assert perft(match.game, match.state, 3) == 1
    assert divide(match.game, match.state, 3) == {}


# -- hint


def test_a_hint_names_legal_lines_best_first(run: Run) -> None:
    told = run("hint", *START, "--bot", "greedy", "--most", 2, "--json").json()
    legal = run("legal", *START, "--json").json()
    assert [told["seat"]] == legal["to_act"]
    assert len(told["advice"]) == 2
    assert {one["lines"][0] for one in told["advice"]} <= set(legal["legal"])
    values = [one["value"] for one in told["advice"]]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize(
    ("lang", "best", "sentence"), [("en", "best", "takes the"), ("pl", "najlepsze", "bierze")]
)
def test_a_hint_in_words(run: Run, lang: str, best: str, sentence: str) -> None:
    """The value beside the best, the line, and what it does as the log would tell it."""
    told = run("hint", *START, "--bot", "sztygar", "--lang", lang)
    assert told.code == 0
    assert "Sztygar" in told.out
    assert best in told.out
    assert "draft O-" in told.out
    assert sentence in told.out


def test_one_seed_one_hint(run: Run) -> None:
    words = ("hint", *START, "--bot", "sztygar", "--seconds", 60, "--json")
    assert run(*words).out == run(*words).out


def test_a_bot_without_values_says_what_it_would_do(run: Run) -> None:
    told = run("hint", *START, "--bot", "random", "--json").json()
    assert [one["value"] for one in told["advice"]] == [None]
    assert "–" in run("hint", *START, "--bot", "random").out


def test_a_hint_for_the_last_position_of_a_record(run: Run, tmp_path: Path) -> None:
    match = played(decisions=20)
    file = tmp_path / "game.gwarek"
    file.write_text(match.record().text())
    told = run("hint", "coalbaron", file, "--bot", "greedy", "--json").json()
    assert told["advice"][0]["lines"][0] in [action.text() for action in match.legal()]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("coalbaron", "setup"), "Chance is to act"),
        (("coalbaron", "start", "--bot", "gandalf"), "gandalf"),
        (("coalbaron", "start", "--seed", 5, "--seats", 2, "--seat", "yellow"), "yellow"),
    ],
)
def test_where_there_is_nothing_to_advise(run: Run, words: tuple[object, ...], said: str) -> None:
    told = run("hint", *words)
    assert told.code == 2
    assert said in told.err
    assert len(told.err.splitlines()) == 1


def test_a_game_that_is_over_needs_no_hint(run: Run, record: Path) -> None:
    told = run("hint", "coalbaron", record)
    assert told.code == 2
    assert "over" in told.err


def test_only_the_seat_to_act_is_advised(run: Run) -> None:
    acting = run("legal", *START, "--json").json()["to_act"][0]
    other = next(word for word in ("red", "blue", "yellow") if word != acting)
    assert run("hint", *START, "--seat", other).code == 2
    assert run("hint", *START, "--seat", acting, "--bot", "random").code == 0
