"""SWI-1, SWI-2: the box and the boards as graphs."""

import itertools

import pytest

from gwarek.games.switchsignal.components import load_parts
from tests.rules.switchsignal.table import (
    FACTS,
    NA,
    after,
    broken,
    clock,
    depot,
    legal,
    position,
    rolled,
    stopped_by,
    train,
    view,
)

PARTS = load_parts()


def of(table: str, board: str) -> list[str]:
    return [id for id, row in FACTS[table].items() if row["board"] == board]


def test_1_1_two_boards() -> None:
    assert [board["id"] for board in FACTS["boards"]] == ["central_europe", "north_america"]


def test_1_2_a_hundred_cards() -> None:
    assert [card["count"] for card in FACTS["actions"]] == [27, 27, 27]
    assert len(FACTS["cards"]) == 18 + 1
    assert sum(len(card["deploy"]) == 2 for card in FACTS["cards"].values()) == 1
    assert sum(card["move"] == ["any"] * 3 for card in FACTS["cards"].values()) == 1
    assert FACTS["cards"]["T00"]["deploy"] == ["black", "brown", "grey"]


def test_1_3_trains_and_their_dice() -> None:
    assert {train["id"]: (train["count"], train["die"]) for train in FACTS["trains"]} == {
        "black": (3, [2, 3, 3, 4, 4, 5]),
        "brown": (3, [1, 2, 2, 3, 3, 4]),
        "grey": (3, [1, 1, 1, 2, 2, 3]),
    }


def test_1_4_two_dice_name_the_eleven_starts() -> None:
    for board in ("central_europe", "north_america"):
        numbers = [
            row["number"]
            for row in FACTS["places"].values()
            if row["board"] == board and row["kind"] == "start"
        ]
        assert sorted(numbers) == list(range(2, 13))


def test_1_5_markers_and_tokens() -> None:
    """Twelve goods, ten signal markers (nine and one spare), thirty switch markers, ten time tokens."""
    assert len(FACTS["goods"]) * PARTS.ten_goods == 12
    assert [board["signal_markers"] for board in FACTS["boards"]] == [8, 9]
    assert [board["switch_markers"] for board in FACTS["boards"]] == [26, 30]
    assert position("option time_tokens 10").clock == 10
    assert len(FACTS["helpers"]) == 6


@pytest.mark.parametrize(
    ("board", "counts"),
    [
        ("central_europe", {"lines": 43, "segments": 54, 3: 6, 4: 10, "city": 17, "track": 6, "cities": 5}),
        ("north_america", {"lines": 50, "segments": 57, 3: 8, 4: 11, "city": 21, "track": 7, "cities": 6}),
    ],
)
def test_2_1_the_reconstructed_networks_are_whole(board: str, counts: dict[object, int]) -> None:
    """SWI-2.1, SWI-2.4, SWI-2.5."""
    lines = of("lines", board)
    places = {id: row for id, row in FACTS["places"].items() if row["board"] == board}
    assert len(lines) == counts["lines"]
    assert sum(FACTS["lines"][line]["length"] for line in lines) == counts["segments"]
    for ways in (3, 4):
        assert sum(row["ways"] == ways for row in places.values()) == counts[ways]
    fields = [row for row in FACTS["fields"].values() if row["line"] in lines]
    assert sum(row["place"] is not None for row in fields) == counts["city"]
    assert sum(row["after"] is not None for row in fields) == counts["track"]
    assert sum(row["kind"] in ("city", "port") for row in places.values()) == counts["cities"]


@pytest.mark.parametrize("board", ["central_europe", "north_america"])
def test_2_9_lines_meet_in_places_only(board: str) -> None:
    """No two lines of our drawing cross, and segments are neither too short nor too long to be counted."""
    ends = {}
    for id in of("lines", board):
        row = FACTS["lines"][id]
        a, b = FACTS["places"][row["a"]], FACTS["places"][row["b"]]
        ends[id] = ((a["x"], a["y"]), (b["x"], b["y"]))
        length = ((a["x"] - b["x"]) ** 2 + (a["y"] - b["y"]) ** 2) ** 0.5 / row["length"]
        assert 80 <= length <= 200, id

    def side(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    for one, two in itertools.combinations(ends, 2):
        (a, b), (c, d) = ends[one], ends[two]
        if {a, b} & {c, d}:
            continue
        crossing = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
        assert not crossing, (one, two)


def test_2_1_a_train_on_a_segment_faces_one_end() -> None:
    s = position("train black CE07.2 to BRU; train grey CE07.3")
    assert train(s, "CE07.2") == {
        "space": "CE07.2",
        "train": "black",
        "facing": "BRU",
        "load": None,
        "due": False,
        "held": False,
    }
    facing = train(s, "CE07.3")
    assert facing is not None
    assert facing["facing"] == "BAS"


def test_2_2_a_train_in_a_city_has_no_direction() -> None:
    s = position("train black PAR")
    there = train(s, "PAR")
    assert there is not None
    assert there["facing"] is None
    assert view(s)["cities"]["PAR"] == {"good": "blue", "count": 2}
    assert view(s)["ports"] == {"MAR": {"yellow": 0, "blue": 0, "red": 0, "white": 0}}


def test_2_3_a_train_on_a_start_faces_in() -> None:
    there = train(position("train grey CAL"), "CAL")
    assert there is not None
    assert there["facing"] == "LIL"


def test_2_4_every_exit_of_a_city_has_a_signal_field() -> None:
    for row in FACTS["places"].values():
        for id in FACTS["places"]:
            if FACTS["places"][id] is row and row["kind"] in ("city", "port"):
                assert all(f"{line}@{id}" in FACTS["fields"] for line in row["branches"])


def test_2_4_a_signal_works_in_both_directions() -> None:
    """SWI-R2: CE02@PAR is green: in and out of Paris."""
    assert train(rolled("train black CE02.1", "CE02.1", 2), "PAR") is not None
    assert train(rolled("train grey PAR", "PAR", 1), "CE02.1") is not None
    s = position("used logistics; hand red move; train black CE07.3 to BRU; red CE07/1; green CE39/1")
    assert stopped_by(s, "move CE07.3", "die 2") == ("signal", "CE07/1")


def test_2_5_a_junction_is_no_space() -> None:
    """The train passes LIL between two segments without a point for it."""
    s = rolled("train brown CE01.1", "CE01.1", 1)
    assert train(s, "CE02.1") is not None


def test_2_6_exactly_two_branches_are_open() -> None:
    for board in ("central_europe", "north_america"):
        s = position(f"option board {board}")
        for junction, lines in view(s)["switches"].items():
            row = FACTS["places"][junction]
            assert len(lines) == 2
            assert len(row["covered"]) == row["ways"] - 2
            assert sorted([*lines, *row["covered"]]) == sorted(row["branches"])


def test_2_7_any_pair_may_be_open_and_a_covered_branch_is_a_dead_end() -> None:
    """At BRU the sharp turn CE05–CE03 is as good as any other."""
    s = rolled("open BRU CE05 CE03; train brown CE03.1 to BRU", "CE03.1", 1)
    assert train(s, "CE05.1") is not None
    s = position("used logistics; hand red move; train brown CE03.1 to BRU")
    assert stopped_by(s, "move CE03.1", "die 1") == ("switch", "BRU")


def test_2_8_depot_clock_and_city_goods() -> None:
    s = position("train black CAL")
    assert [depot(s, colour) for colour in ("black", "brown", "grey")] == [2, 3, 3]
    assert clock(s) == 7


def test_2_9_changing_a_switch_or_signal_moves_no_train() -> None:
    """SWI-R33."""
    s = position("train black CE01.1; train grey CE07.1; hand red switch signal")
    before = view(s)["trains"]
    changed = after(s, "switch LIL CE03 CE01", "pay switch", "signal CE07/1", "to CE39/1")
    assert view(changed)["trains"] == before


def test_3_1_ids_of_the_other_board_are_refused() -> None:
    s = position("train black CAL; hand red move signal switch")
    assert broken(s, "move SEA") == ["SWI-3.1"]
    assert broken(s, "signal NA07@SFO") == ["SWI-3.1"]
    assert broken(s, "switch SLC NA06 NA09") == ["SWI-3.1"]
    assert broken(s, "load DEN") == ["SWI-3.1"]
    assert broken(s, "move CAL") == []
    assert "move SEA" in legal(position(f"{NA}; train black SEA; hand red move"))
