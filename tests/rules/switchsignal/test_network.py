"""The check of a board table, and an owner's board in place of ours."""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gwarek.core.catalogue import game_folder
from gwarek.core.factsheet import fact_tables
from gwarek.core.problem import Problem
from gwarek.games.switchsignal import load
from gwarek.games.switchsignal.network import network_faults
from gwarek.testing.builders import Bench
from gwarek.testing.contract import check_game

FOLDER = game_folder("switchsignal")
BOXED: dict[str, Any] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
EUROPE: dict[str, Any] = BOXED["board"]["central_europe"]

# Any: a board table is TOML.
Board = dict[str, Any]


def row(board: Board, table: str, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in board[table] if one["id"] == id)
    return found


def put(table: str, id: str, key: str, value: object) -> Callable[[Board], None]:
    def change(board: Board) -> None:
        row(board, table, id)[key] = value

    return change


def put_board(key: str, value: object) -> Callable[[Board], None]:
    def change(board: Board) -> None:
        board[key] = value

    return change


def drop(table: str, id: str) -> Callable[[Board], None]:
    def change(board: Board) -> None:
        board[table] = [one for one in board[table] if one["id"] != id]

    return change


FAULTS: list[tuple[Callable[[Board], None], str, str]] = [
    (put("line", "CE07", "length", 0), "line.CE07.length", "components-number"),
    (put("line", "CE07", "length", "three"), "line.CE07.length", "components-number"),
    (put("line", "CE07", "signals", 1), "line.CE07.signals", "components-kind"),
    (put("line", "CE07", "signals", [4]), "line.CE07.signals", "network-signal"),
    (put("line", "CE07", "signals", [1, 1]), "line.CE07.signals", "network-signal"),
    (put("line", "CE02", "signals", [1]), "line.CE02.signals", "network-signal-city"),
    (put("line", "CE07", "a", "XXX"), "line.CE07.a", "network-end"),
    (put("line", "CE07", "b", "BRU"), "line.CE07.b", "network-loop"),
    (put("line", "CE07", "id", "CE 7"), "line.CE 7.id", "network-id"),
    (put("line", "CE07", "id", "CE08"), "line.CE08.id", "network-twice"),
    (put("city", "PAR", "id", "LIL"), "junction.LIL.id", "network-twice"),
    (put("city", "PAR", "x", 1001), "city.PAR.x", "network-far"),
    (put("city", "PAR", "kind", "village"), "city.PAR.kind", "components-word"),
    (put("city", "PAR", "goods", "green"), "city.PAR.goods", "components-word"),
    (put("city", "PAR", "goods", "red"), "city", "network-good"),
    (put("city", "PAR", "exits", ["CE05", "CE33", "CE37"]), "city.PAR.exits", "network-branches"),
    (put("city", "PAR", "name_pl", 3), "city.PAR.name_pl", "components-word"),
    (put("city", "MAR", "kind", "trade"), "city.MAR.goods", "components-word"),
    (put("start", "CAL", "number", 13), "start.CAL.number", "network-number"),
    (put("start", "CAL", "number", 7), "start.HAM.number", "network-number"),
    (drop("line", "CE01"), "start.CAL", "network-start"),
    (drop("start", "CAL"), "line.CE01.a", "network-end"),
    (put("junction", "BAS", "ways", 3), "junction.BAS.ways", "network-ways"),
    (
        put("junction", "BAS", "branches", ["CE13", "CE24", "CE34"]),
        "junction.BAS.branches",
        "network-branches",
    ),
    (put("junction", "BAS", "initial_covered", ["CE13"]), "junction.BAS.initial_covered", "network-covered"),
    (
        put("junction", "BAS", "initial_covered", ["CE13", "CE01"]),
        "junction.BAS.initial_covered",
        "network-covered",
    ),
    (put("junction", "BAS", "natural", [["CE13", "CE01"]]), "junction.BAS.natural", "network-natural"),
    (put_board("switch_markers", 25), "switch_markers", "components-total"),
    (put_board("signal_markers", 9), "signal_markers", "components-total"),
    (put_board("initial_signals", ["CE99@PAR"]), "initial_signals", "network-marker"),
    (put_board("initial_signals", EUROPE["initial_signals"][1:]), "initial_signals", "network-city-marker"),
    (
        put_board("initial_signals", EUROPE["initial_signals"][:-1]),
        "initial_signals",
        "network-track-markers",
    ),
    (put_board("line", []), "line", "components-kind"),
    (put_board("track_signal_markers", "3"), "track_signal_markers", "components-number"),
]


@pytest.mark.parametrize(("change", "path", "id"), FAULTS, ids=[f"{path}-{id}" for _, path, id in FAULTS])
def test_a_bad_board_is_told_field_by_field(change: Callable[[Board], None], path: str, id: str) -> None:
    board = copy.deepcopy(EUROPE)
    change(board)
    found = network_faults(board)
    assert (path, f"problem-{id}") in [(fault[0], fault[1]) for fault in found]
    for where, _, args in found:
        assert args["field"] == where


@pytest.mark.parametrize("key", ["central_europe", "north_america"])
def test_our_boards_have_no_faults(key: str) -> None:
    assert network_faults(BOXED["board"][key]) == []


def test_several_faults_are_told_at_once() -> None:
    board = copy.deepcopy(EUROPE)
    row(board, "line", "CE07")["length"] = 0
    row(board, "city", "PAR")["x"] = -1
    assert [path for path, _, _ in network_faults(board)] == ["line.CE07.length", "city.PAR.x"]


def test_an_island_is_told() -> None:
    """Every start must lead to every city, every trading city to every port."""
    board = small_board()
    board["line"] += [{"id": "L9", "a": "Z", "b": "START99", "length": 1, "signals": []}]
    board["start"] += [{"id": "START99", "number": 12, "name_en": "N", "name_pl": "N", "x": 1, "y": 1}]
    board["start"] = [one for one in board["start"] if one["id"] != "N12"]
    board["line"] = [one for one in board["line"] if one["id"] != "K12"]
    board["city"] += [
        {
            "id": "Z",
            "kind": "port",
            "name_en": "Z",
            "name_pl": "Z",
            "goods": "",
            "x": 2,
            "y": 2,
            "exits": ["L9"],
        }
    ]
    for city in board["city"]:
        city["exits"] = [id for id in city["exits"] if id != "K12"]
    board["initial_signals"] += ["L9@Z"]
    board["signal_markers"] = 6
    found = network_faults(board)
    assert ("start.START99", "problem-network-reach") in [(path, id) for path, id, _ in found]
    assert ("city.A", "problem-network-reach") in [(path, id) for path, id, _ in found]


def small_board() -> Board:
    """Four trading cities and a port in a row; every start at the first of them."""
    cities = ["A", "B", "C", "D", "P"]
    goods = ["yellow", "blue", "red", "white", ""]
    lines: list[dict[str, Any]] = [
        {"id": f"L{i}", "a": cities[i], "b": cities[i + 1], "length": 2, "signals": []} for i in range(4)
    ]
    starts = [
        {"id": f"N{n}", "number": n, "name_en": f"Stop {n}", "name_pl": f"Postój {n}", "x": 10 * n, "y": 0}
        for n in range(2, 13)
    ]
    lines += [{"id": f"K{n}", "a": f"N{n}", "b": "A", "length": 1, "signals": [0]} for n in range(2, 13)]
    # one junction, so that the table has a row: between two starts' lines and city A
    lines = [line for line in lines if line["id"] not in ("K2", "K3")]
    lines += [
        {"id": "K2", "a": "N2", "b": "J", "length": 1, "signals": []},
        {"id": "K3", "a": "N3", "b": "J", "length": 1, "signals": []},
        {"id": "M", "a": "J", "b": "A", "length": 1, "signals": [0]},
    ]
    junction = {
        "id": "J",
        "ways": 3,
        "name_en": "Junction",
        "name_pl": "Rozjazd",
        "x": 5,
        "y": 5,
        "branches": ["K2", "M", "K3"],
        "initial_covered": ["K3"],
        "natural": [],
    }
    rows = [
        {
            "id": id,
            "kind": "trade" if good else "port",
            "name_en": f"City {id}",
            "name_pl": f"Miasto {id}",
            "goods": good,
            "x": 100 * i,
            "y": 100,
            "exits": [line["id"] for line in lines if id in (line["a"], line["b"])],
        }
        for i, (id, good) in enumerate(zip(cities, goods, strict=True))
    ]
    return {
        "replace": True,
        "provenance": "owner",
        "switch_markers": 1,
        "signal_markers": 5,
        "track_signal_markers": 0,
        "initial_signals": ["M@A", "L0@B", "L1@C", "L2@D", "L3@P"],
        "line": lines,
        "city": rows,
        "start": starts,
        "junction": [junction],
    }


def toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def owner_file(tmp_path: Path, board: Board, key: str = "central_europe") -> Path:
    file = tmp_path / "my.toml"
    text = "\n".join([f"[board.{key}]", *(f"{field} = {toml(value)}" for field, value in board.items())])
    file.write_text(text, encoding="utf-8")
    return file


def test_a_printed_board_replaces_ours(tmp_path: Path) -> None:
    board = small_board()
    assert network_faults(board) == []
    game = load(owner_file(tmp_path, board))
    bench = Bench(game)
    assert game.info.components != ""
    s = bench.position("used logistics dispatcher conductor; hand red move; train black L3.1 with red")
    s = bench.after(s, "move L3.1", "die 2")
    assert bench.view(s)["delivered"] == 1
    assert "PAR" not in bench.game.facts()["places"]  # type: ignore[operator]
    check_game(game, 2, game.info.full_options({"layout": "free"}), "small", closely=20)


def test_the_fact_sheet_tells_the_owners_board(tmp_path: Path) -> None:
    tables = fact_tables(FOLDER, owner_file(tmp_path, small_board()))
    line = next(table for table in tables if table.name == "board.central_europe.line")
    assert len(line.rows) == 4 + 11 + 1


def test_rows_are_corrected_one_by_one(tmp_path: Path) -> None:
    bench = Bench(load(owner_file(tmp_path, {"line": [{"id": "CE07", "length": 4}]})))
    assert "CE07.4" in bench.game.vocabulary()
    assert "CE43.1" in bench.game.vocabulary()


@pytest.mark.parametrize(
    ("board", "field"),
    [
        ({"line": [{"id": "CE07", "length": 0}]}, "board.central_europe.line.CE07.length"),
        ({"switch_markers": 27}, "board.central_europe.switch_markers"),
        ({"switch_marker": 27}, "board.central_europe.switch_marker"),
        ({"replace": 3}, "board.central_europe.replace"),
        ({"replace": True, "line": 3}, "board.central_europe.line"),
        ({"replace": True, "junction": []}, "board.central_europe.junction"),
    ],
)
def test_a_bad_owners_file_names_its_field(tmp_path: Path, board: Board, field: str) -> None:
    with pytest.raises(Problem) as caught:
        load(owner_file(tmp_path, board))
    assert caught.value.facts["field"] == field


def test_ids_are_unique_over_both_boards(tmp_path: Path) -> None:
    board = {key: value for key, value in EUROPE.items() if not key.startswith("provenance")}
    file = owner_file(tmp_path, {**board, "replace": True}, "north_america")
    with pytest.raises(Problem) as caught:
        load(file)
    assert caught.value.id == "network-elsewhere"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('[timetable]\ncard = [{ id = "T01", deploy = -1 }]', "timetable.card.T01.deploy"),
        ('[timetable]\ncard = [{ id = "T01", move = ["green"] }]', "timetable.card.T01.move"),
        ('[timetable]\ncard = [{ id = "T19", deploy = 0, move = [] }]', "timetable.card"),
        ('trains = [{ id = "black", die = [1, 2] }]', "trains.black.die"),
        ('trains = [{ id = "black", count = 4 }]', "trains"),
        ("[setup]\nhand_limit = 0", "setup.hand_limit"),
        ("[setup]\ngoods_per_trading_city = 4", "goods"),
        ("[location_tokens]\nnumbers = [1, 2]", "location_tokens.numbers"),
        ('helper = [{ id = "shunter", board = "asia" }]', "helper.shunter.board"),
        ('action_cards = [{ id = "move", count = 28 }]', "action_cards"),
    ],
)
def test_bad_facts_of_the_box_name_their_field(tmp_path: Path, text: str, field: str) -> None:
    file = tmp_path / "my.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Problem) as caught:
        load(file)
    assert caught.value.facts["field"] == field


def test_reconstructed_facts_are_owned_up_to(tmp_path: Path) -> None:
    """The game says so until an owner has replaced boards and cards."""
    assert load().info.reconstructed
    file = tmp_path / "my.toml"
    said = ["[board.central_europe]", "[board.north_america]", "[timetable]"]
    file.write_text("\n".join(f'{table}\nprovenance = "owner"' for table in said), encoding="utf-8")
    assert not load(file).info.reconstructed
