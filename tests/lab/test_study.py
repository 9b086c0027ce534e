"""Studies: what records say, with numbers worked out by hand, for every game."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import pytest

from gwarek.core.catalogue import load_game, slugs
from gwarek.core.problem import Problem
from gwarek.core.record import read_record
from gwarek.i18n import Speech
from gwarek.lab.simulate import simulate
from gwarek.lab.statistics import wilson
from gwarek.lab.study import Study, study
from gwarek.lab.study.charts import bins, write_png
from gwarek.lab.study.summary import Rate, Spread, blocks, quartiles
from gwarek.lab.study.tables import Table, Tables

RECORDS = Path(__file__).parent.parent / "records"
PLAYED = {slug: sorted((RECORDS / slug).glob("*.gwarek")) for slug in slugs()}


@pytest.fixture(scope="module", params=slugs())
def played(request: pytest.FixtureRequest) -> Study:
    """All records of a game that the tests keep."""
    return study(request.param, [RECORDS])


# -- tables from records


def test_every_record_of_the_game_is_counted_and_the_others_passed_over(played: Study) -> None:
    mine = PLAYED[played.game.info.slug]
    assert played.tables.games["file"] == [str(file) for file in mine]
    assert played.left_out == ()
    assert played.passed_over == sum(len(files) for files in PLAYED.values()) - len(mine)


def test_scores_are_those_stated_in_the_records(played: Study) -> None:
    stated = []
    for file in PLAYED[played.game.info.slug]:
        result = read_record(file.read_text("utf-8")).header["result"]
        stated += [int(part.split()[1]) for part in result.split(",")]
    assert played.tables.seats["score"] == stated


def test_sources_add_up_to_the_score(played: Study) -> None:
    total: dict[tuple[int, int], int] = {}
    for row in played.tables.sources.rows():
        total[row["game"], row["seat"]] = total.get((row["game"], row["seat"]), 0) + row["points"]
    assert total == {(row["game"], row["seat"]): row["score"] for row in played.tables.seats.rows()}


def test_decisions_of_a_game_are_its_lines_without_chance_and_what_was_taken_back(played: Study) -> None:
    games = {row["game"]: row for row in played.tables.games.rows()}
    lines: dict[int, list[str]] = {game: [] for game in games}
    for row in played.tables.decisions.rows():
        assert row["choices"] >= 1
        assert row["word"] == row["line"].split()[0]
        lines[row["game"]].append(row["line"])
    for game, row in games.items():
        assert row["decisions"] == len(lines[game])
        record = read_record(Path(row["file"]).read_text("utf-8"))
        told = [entry.line for entry in record.entries if entry.seat >= 0]
        undone = [line for line in told if line.startswith("undo ")]
        assert (told == lines[game]) == (not undone)


def test_what_an_undo_took_back_is_not_there() -> None:
    [file] = [file for file in PLAYED["coalbaron"] if "undo" in file.name]
    record = read_record(file.read_text("utf-8"))
    undo = next(entry for entry in record.entries if entry.undo_to() is not None)
    to = undo.undo_to()
    numbers = study("coalbaron", [file]).tables.decisions["number"]
    assert undo.number not in numbers
    assert to is not None
    assert not set(range(to + 1, undo.number)) & set(numbers)


def test_lord_wallace_has_a_row_of_his_own() -> None:
    [solo] = [file for file in PLAYED["tinnerstrail"] if "solo" in file.name]
    seats = list(study("tinnerstrail", [solo]).tables.seats.rows())
    assert [(row["colour"], row["own"], row["score"], row["winner"]) for row in seats] == [
        ("red", False, 128, False),
        ("game", True, 392, True),
    ]
    assert seats[1]["decisions"] == 0
    # The one game was lost, so that all games and the lost ones are the same row.
    scores = study("tinnerstrail", [solo]).block("scores")
    assert (scores.column("group"), scores.column("mean")) == (["all", "own"], [128.0, 392.0])


def test_a_team_wins_or_loses_together_and_has_no_ranks() -> None:
    found = study("switchsignal", [RECORDS / "switchsignal"], seats=2)
    assert found.tables.games["won"] == [False, True]  # two-america, two-europe-won
    assert found.tables.seats["share"] == [0.0, 0.0, 1.0, 1.0]
    assert found.tables.seats["rank"] == [None] * 4
    # 8 goods delivered and 15 points in all: 7 are time and turns that were left
    assert found.block("sources").column("mean-won")[0] == 8
    assert found.block("sources").column("mean-won")[-1] == 15


def test_only_tables_of_one_kind() -> None:
    files = PLAYED["coalbaron"]
    assert study("coalbaron", files, seats=4).games == 1
    free = study("coalbaron", files, options={"storage_rule": "free"})
    assert (free.games, free.passed_over) == (1, len(files) - 1)
    assert free.tables.games["option_set"] == ["storage_rule=free substitute_pair=any_two"]


def test_workers_make_no_difference() -> None:
    texts = [
        (f"{at}-{file.name}", file.read_text("utf-8")) for at in range(6) for file in PLAYED["coalbaron"]
    ]
    one, two = (study("coalbaron", texts, workers=workers) for workers in (1, 2))
    assert [table.columns for table in one.tables] == [table.columns for table in two.tables]


def test_games_from_a_simulation() -> None:
    result = simulate("coalbaron", 2, ["random"], games=2, seed=5, records=True)
    found = study("coalbaron", [(f"game {r.number}", r.record) for r in result.results])
    assert found.tables.seats["score"] == [total for r in result.results for total in r.totals]
    assert found.tables.games["decisions"] == [r.decisions for r in result.results]
    assert found.tables.seats["player"] == ["bot:random"] * 4


# -- what does not hold


def damaged() -> dict[str, tuple[str, str]]:
    """Text of a record, and what the message must name."""
    whole = PLAYED["coalbaron"][0].read_text("utf-8")
    head, _, lines = whole.partition("\n\n")
    entries = lines.strip().split("\n")
    return {
        "cut": (f"{head}\n\n" + "\n".join(entries[:50]), "50"),
        "nonsense": ("Dear diary", "Dear diary"),
        "illegal": (f"{head}\n\n" + "\n".join([*entries[:3], "4 purple send money_4"]), "COA-NOW"),
        "stranger": (f"{head}\n\n" + "\n".join([*entries[:3], "4 white draft O-carriage-G"]), "white"),
        "unreadable": (f"{head}\n\n" + "\n".join([*entries[:3], "4 purple dance wildly"]), "dance"),
        "option": (whole.replace("rules: 1", "rules: 1\noptions: weather=fair"), "weather"),
        "components": (whole.replace("rules: 1", "rules: 1\ncomponents: mine"), "mine"),
        "start": (whole.replace("rules: 1", "rules: 1\nstart: seats 4; shift 2"), "position"),
        "longer": (whole + f"{len(entries) + 1} red draft O-carriage-G\n", str(len(entries) + 1)),
    }


@pytest.mark.parametrize("name", sorted(damaged()))
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_record_that_does_not_hold_is_named_and_the_rest_is_studied(
    name: str, lang: str, tmp_path: Path
) -> None:
    text, named = damaged()[name]
    file = tmp_path / f"{name}.gwarek"
    file.write_text(text, "utf-8")
    found = study("coalbaron", [file, PLAYED["coalbaron"][0]])
    assert found.games == 1
    [left_out] = found.left_out
    told = left_out.text(Speech(lang))
    assert str(file) in told
    if lang == "en":
        assert named in told
    assert "{" not in told
    assert "\n" not in told


def test_a_picture_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "picture.gwarek"
    file.write_bytes(b"\x89PNG\xff\xfe")
    found = study("coalbaron", [tmp_path, PLAYED["coalbaron"][0]])
    assert found.games == 1
    assert found.left_out[0].text(Speech("en")).count(str(file)) == 1


def test_another_game_that_was_named_is_told_of() -> None:
    found = study("coalbaron", [PLAYED["birmingham"][0]])
    assert (found.games, found.passed_over, len(found.left_out)) == (0, 0, 1)


def test_a_file_named_twice_counts_once() -> None:
    assert study("coalbaron", [RECORDS / "coalbaron", PLAYED["coalbaron"][0]]).games == len(
        PLAYED["coalbaron"]
    )


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"records": ["nowhere.gwarek"]}, "file-missing"),
        ({"depth": 0}, "number-small"),
        ({"words": 0}, "number-small"),
        ({"seats": 7}, "seats-number"),
        ({"options": {"weather": "fair"}}, "option-unknown"),
    ],
)
def test_a_study_that_cannot_be(wrong: dict[str, object], problem: str) -> None:
    with pytest.raises(Problem) as raised:
        study("coalbaron", **{"records": [], **wrong})  # type: ignore[arg-type]  # wrong on purpose
    assert raised.value.id == problem


# -- numbers, worked out by hand


def four_games() -> Tables:
    """Coal Baron for two, made up: red 30:20, 10:40, 25:25 (shared), and 50:30 with a free storage.

    Points come from orders (all but 5 of every score) and from the clock (5).
    """
    info = load_game("coalbaron").info
    tables = Tables(info)
    scores = [(30, 20), (10, 40), (25, 25), (50, 30)]
    openings = [
        ("draft A", "draft B"),
        ("draft B", "draft A"),
        ("draft A", "draft A"),
        ("draft A", "draft C"),
    ]
    for number, ((red, blue), chosen) in enumerate(zip(scores, openings, strict=True), 1):
        options = {option.id: option.default for option in info.options}
        if number == 4:
            options["storage_rule"] = "free"
        best = max(red, blue)
        changed = "storage_rule=free" if number == 4 else ""
        reason = "shared" if red == blue else "most-points"
        tables.games.add(
            number, f"{number}", 2, changed, reason, True, best, abs(red - blue), 4 + 2 * number, 4, 3, 2, 3.0,
            *options.values(),
        )  # fmt: skip
        for seat, score in enumerate((red, blue)):
            winner = score == best
            share = 0.5 if red == blue else float(winner)
            name = ["bot:ala", "bot:ola"][(seat + number) % 2]
            tables.seats.add(
                number, seat, ["red", "blue"][seat], name, False, score, 1 if winner else 2, winner, share, 2
            )
            tables.sources.add(number, seat, "orders", "COA-9", score - 5)
            tables.sources.add(number, seat, "clock-1", "COA-11", 5)
            tables.decisions.add(number, 1 + seat, seat, 1 + seat, 1, "keep all", "keep", 1)
            tables.decisions.add(number, 3 + seat, seat, 3 + seat, 1, chosen[seat], "draft", 3)
    return tables


@pytest.fixture(scope="module")
def four() -> Study:
    return Study(load_game("coalbaron"), four_games())


def test_victories_by_seat_with_ties_divided(four: Study) -> None:
    wins = four.block("wins")
    assert wins.column("wins") == [Rate(2.5, 4), Rate(1.5, 4)]
    assert wins.column("wins")[0].value == 0.625
    assert wins.column("wins")[0].interval() == wilson(2.5, 4)
    # red 30, 10, 25, 50: mean 28.75, squares of the deviations 1.5625 + 351.5625 + 14.0625 + 451.5625
    red: Spread = wins.column("score")[0]
    assert red.mean == 28.75
    assert red.sd == pytest.approx((818.75 / 3) ** 0.5)
    assert wins.column("median")[0] == 27.5


def test_how_games_ended(four: Study) -> None:
    endings = four.block("endings")
    assert endings.column("reason") == ["most-points", "shared"]
    assert endings.column("games") == [3, 1]
    assert endings.column("best")[0].mean == 40  # 30, 40, 50
    assert endings.column("margin")[0].mean == 20  # 10, 30, 20


def test_scores_of_winners_and_others(four: Study) -> None:
    scores = four.block("scores")
    assert scores.column("group") == ["all", "won", "lost"]
    assert scores.column("scores") == [8, 5, 3]
    assert scores.column("mean") == [28.75, 34.0, 20.0]  # 230/8; 30+40+25+25+50 = 170; 20+10+30 = 60
    assert scores.column("min") == [10, 25, 10]
    assert scores.column("max") == [50, 50, 30]


def test_points_by_source_add_up(four: Study) -> None:
    sources = four.block("sources")
    assert sources.column("source") == ["orders", "clock-1", "all"]
    assert sources.column("mean-all") == [23.75, 5.0, 28.75]
    assert sources.column("mean-won") == [29.0, 5.0, 34.0]
    assert sources.column("part")[1] == pytest.approx(5 / 28.75)


def test_openings_are_choices_and_are_judged(four: Study) -> None:
    openings = four.block("openings")  # `keep all` had no alternative
    assert openings.column("opening") == ["draft A", "draft B", "draft C"]
    assert openings.column("chosen") == [5, 2, 1]
    assert openings.column("wins") == [Rate(4.0, 5), Rate(0.0, 2), Rate(0.0, 1)]  # 1 + 1 + ½ + ½ + 1
    assert openings.column("score")[0].mean == 34  # 30, 40, 25, 25, 50
    assert openings.column("ahead")[0] == 5.25


def test_openings_by_fewer_words(four: Study) -> None:
    grouped = Study(four.game, four.tables, words=1).block("openings")
    assert (grouped.column("opening"), grouped.column("chosen")) == (["draft"], [8])


def test_bots_by_name(four: Study) -> None:
    # The bots change seats with every game: ola sits red in games 1 and 3, ala in 2 and 4.
    players = four.block("players")
    assert players.column("player") == ["bot:ola", "bot:ala"]
    assert players.column("wins") == [Rate(1 + 1 + 0.5, 4), Rate(0.5 + 1, 4)]


def test_use_of_options(four: Study) -> None:
    options = four.block("options")
    assert options.column("option") == ["storage_rule", "storage_rule"]
    assert options.column("value") == ["literal", "free"]
    assert options.column("games") == [3, 1]
    assert options.column("score")[0].mean == 25  # 50 + 50 + 50 in six scores
    assert options.column("score")[1].mean == 40
    seats = four.block("seat-options")
    assert seats.rows[0][2:] == (Rate(1.5, 3), Rate(1.5, 3))
    assert seats.rows[1][2:] == (Rate(1.0, 1), Rate(0.0, 1))


def test_length(four: Study) -> None:
    length = four.block("length")
    assert length.column("measure")[0] == "decisions"
    assert length.column("mean")[0] == 9  # 6, 8, 10, 12
    assert (length.column("min")[0], length.column("max")[0]) == (6, 12)


def test_kinds_of_decisions(four: Study) -> None:
    kinds = four.block("kinds")
    assert kinds.column("word") == ["draft", "keep"]
    assert kinds.column("mean-all") == [1.0, 1.0]


def test_one_value_has_no_deviation_and_quartiles_of_few() -> None:
    assert quartiles([7]) == (7, 7, 7)
    assert quartiles([1, 2, 3, 4, 5]) == (2, 3, 4)


@pytest.mark.parametrize(
    ("low", "high", "step", "first", "last"),
    [(3, 6, 1, 3, 7), (0, 30, 2, 0, 32), (-9, 160, 10, -10, 170), (92, 92, 1, 92, 93)],
)
def test_bins_hold_every_value_once(low: int, high: int, step: int, first: int, last: int) -> None:
    edges = bins(low, high)
    assert (edges[0], edges[1] - edges[0], edges[-1]) == (first, step, last)


def test_no_games_no_answers() -> None:
    info = load_game("coalbaron").info
    assert blocks(info, Tables(info)) == []


# -- data for notebooks


def read_back(table: Table, path: Path) -> dict[str, list[object]]:
    kinds: dict[type, Callable[[str], object]] = {
        int: int,
        float: float,
        str: str,
        bool: lambda text: text == "true",
    }
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return {
        name: [kinds[kind](row[name]) if row[name] or kind is str else None for row in rows]
        for name, kind in table.kinds.items()
    }


def test_csv_reads_back_equal(played: Study, tmp_path: Path) -> None:
    written = played.tables.write(tmp_path / "new" / "folder", "csv")
    assert [path.name for path in written] == ["games.csv", "seats.csv", "sources.csv", "decisions.csv"]
    for table, path in zip(played.tables, written, strict=True):
        assert read_back(table, path) == table.columns


def test_parquet_reads_back_equal_with_its_types(played: Study, tmp_path: Path) -> None:
    import pyarrow.parquet as parquet  # type: ignore[import-untyped]

    for table, path in zip(played.tables, played.tables.write(tmp_path, "parquet"), strict=True):
        read = parquet.read_table(path)
        assert read.to_pydict() == table.columns
        names = {int: "int64", float: "double", str: "string", bool: "bool"}
        assert [str(field.type) for field in read.schema] == [names[kind] for kind in table.kinds.values()]


def test_a_folder_that_cannot_be_written(four: Study, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here already")
    with pytest.raises(Problem) as table:
        four.tables.write(tmp_path / "file", "csv")
    with pytest.raises(Problem) as picture:
        write_png(four, tmp_path / "file", "en")
    assert table.value.id == picture.value.id == "file-unwritable"
