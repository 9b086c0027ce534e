"""A sheet filled in by people at a table gives what the engine gave the same game; what cannot be is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gwarek.beside.sheets import counted, form, next_order, offered
from gwarek.core.catalogue import game_folder, load_game
from gwarek.core.match import Match
from gwarek.core.problem import Problem
from gwarek.core.rulebook import read_rulebook
from tests.beside.played import COUNTED, Values, at_random, record_files, recorded

PLAYED = [
    ("birmingham", 2, {}, 1),
    ("birmingham", 3, {"introductory_game": "yes"}, 2),
    ("birmingham", 4, {"nottingham_bonus_vp": "3"}, 3),
    ("lancashire", 2, {}, 1),
    ("lancashire", 3, {"introductory_game": "yes"}, 2),
    ("lancashire", 4, {"unpayable_debt": "negative_cash", "shared_victory": "yes"}, 3),
    ("coalbaron", 2, {}, 1),
    ("coalbaron", 3, {"coal_supply": "unlimited"}, 2),
    ("coalbaron", 4, {}, 3),
    ("switchsignal", 2, {"board": "north_america"}, 1),
    ("switchsignal", 3, {"goods_to_win": "10", "timetable_removed": "9"}, 2),
    ("tinnerstrail", 1, {"cooked_books": "row_below"}, 1),
    ("tinnerstrail", 1, {"friends_in_high_places": "yes", "emigration": "yes", "cheap_labour": "yes"}, 2),
    ("tinnerstrail", 2, {"emigration": "yes"}, 3),
    ("tinnerstrail", 4, {"arsenic": "yes"}, 4),
]


RECORDED = [pytest.param(file, id=f"{file.parent.name}-{file.stem}") for file in record_files()]


def sheet_of_match(match: Match) -> Values:
    return COUNTED[match.game.info.slug](match)


@pytest.mark.parametrize("file", RECORDED)
def test_a_sheet_says_what_the_engine_said(file: Path) -> None:
    check_sheet(recorded(file))


@pytest.mark.parametrize(("slug", "seats", "options", "seed"), PLAYED)
def test_a_sheet_says_what_the_engine_said_with_options(
    slug: str, seats: int, options: dict[str, str], seed: int
) -> None:
    check_sheet(at_random(slug, seats, options, seed))


def check_sheet(match: Match) -> None:
    outcome = match.outcome()
    assert outcome is not None
    found: Any = counted(match.game, match.options, match.seats, sheet_of_match(match))
    assert found["faults"] == []
    rows = {row["id"]: row["points"] for row in found["rows"]}
    assert rows == {row.id: row.points for row in match.score().rows}
    assert found["outcome"] == outcome.json()
    first = [seat for seat, place in enumerate(found["places"]) if place == 1]
    assert first == ([] if match.game.info.cooperative else outcome.winners)


@pytest.mark.parametrize("file", RECORDED)
def test_places_follow_the_points(file: Path) -> None:
    match = recorded(file)
    found: Any = counted(match.game, match.options, match.seats, sheet_of_match(match))
    by_place = sorted(zip(found["places"], found["totals"], strict=False))
    assert [total for _, total in by_place] == sorted((total for _, total in by_place), reverse=True)


def test_our_games_all_bring_a_sheet() -> None:
    assert set(COUNTED) <= set(offered())


@pytest.mark.parametrize("slug", sorted(COUNTED))
def test_every_rule_a_sheet_names_stands_in_the_book(slug: str) -> None:
    book = read_rulebook(game_folder(slug))
    known = {rule.id for section in book.sections for rule in section.rules}
    known |= {ruling.id for ruling in book.rulings}
    game = load_game(slug)
    for seats in game.info.seats:
        sheet: Any = form(game, {}, seats)
        fields = [field for part in sheet["parts"] for group in part["groups"] for field in group["fields"]]
        assert [field["rule"] for field in fields if field["rule"] not in known] == []
        assert len({field["key"] for field in fields}) == len(fields)


# -- what cannot be


def faults(slug: str, seats: int, values: Values, **options: str) -> list[tuple[str, int, str, str]]:
    found: Any = counted(load_game(slug), options, seats, values)
    if found["faults"]:
        assert found["outcome"] is None
        assert found["places"] == []
    return [(one["key"], one["column"], one["rule"], one["id"]) for one in found["faults"]]


def test_more_tiles_of_a_kind_than_anybody_has() -> None:
    """BIR-1.5: three cotton mills of level IV are in everybody's box."""
    key = "rail/cotton_mill/4"
    assert faults("birmingham", 2, {key: [3, 0]}) == []
    assert faults("birmingham", 2, {key: [0, 4]}) == [(key, 1, "BIR-1.5", "most")]


def test_a_number_that_cannot_be_counts_as_far_as_it_can() -> None:
    three: Any = counted(load_game("birmingham"), {}, 2, {"rail/cotton_mill/4": [3, 0]})
    four: Any = counted(load_game("birmingham"), {}, 2, {"rail/cotton_mill/4": [4, 0]})
    assert three["totals"] == four["totals"] == [3 * 12, 0]


def test_more_links_than_anybody_has_and_than_there_are_lines() -> None:
    """BIR-1.5: 14 links each; BIR-1.4: 31 lines carry a canal."""
    key = "canal/links/0"
    assert faults("birmingham", 4, {key: [14, 14, 3, 0]}) == []
    assert faults("birmingham", 4, {key: [14, 14, 4, 0]}) == [(key, -1, "BIR-1.4", "sum")]
    split = {key: [10, 0], "canal/links/2": [5, 0]}
    assert faults("birmingham", 2, split) == [(key, 0, "BIR-1.5", "sum")]


def test_more_symbols_beside_a_link_than_are_shown_anywhere() -> None:
    """LAN-11.1: without a flipped tile the most is printed at two places with two coins each."""
    assert faults("lancashire", 3, {"canal/links/2": [1, 0, 0]}) == []
    key = "canal/links/5"
    assert faults("lancashire", 3, {key: [1, 0, 0]}) == [(key, 0, "LAN-11.1", "symbols")]
    flipped = {key: [1, 0, 0], "canal/cotton_mill/1": [3, 0, 0]}
    assert faults("lancashire", 3, flipped) == []


def test_a_tile_of_level_one_scores_in_one_era_only() -> None:
    """BIR-16.5: pottery I, of which everybody has one, leaves the game after the canal era."""
    key = "rail/pottery/1"
    assert faults("birmingham", 2, {key: [1, 0], "canal/pottery/1": [0, 1]}) == []
    assert faults("birmingham", 2, {key: [1, 0], "canal/pottery/1": [1, 0]}) == [(key, 0, "BIR-16.5", "gone")]


def test_a_barrel_is_drunk_once() -> None:
    """BIR-10.7: Shrewsbury has one merchant tile, so one barrel in each era."""
    key = "canal/beer/shrewsbury"
    assert faults("birmingham", 2, {key: [1, 0], "rail/beer/shrewsbury": [1, 0]}) == []
    assert faults("birmingham", 2, {key: [1, 1]}) == [(key, -1, "BIR-10.7", "together")]


def test_an_order_is_delivered_once_in_the_game() -> None:
    order = "O-wheelbarrow-Y"
    assert faults("coalbaron", 2, {f"shift-1/{order}": [1, 0]}) == []
    key = f"shift-1/{order}"
    assert faults("coalbaron", 2, {key: [1, 1]}) == [(key, -1, "COA-1.5", "together")]
    later = f"shift-2/{order}"
    assert faults("coalbaron", 2, {key: [1, 0], later: [0, 1]}) == [(later, -1, "COA-1.5", "piece")]


def test_orders_delivered_and_waiting_are_the_cards_of_the_box() -> None:
    """COA-1.5: 44 cards."""
    key = "end/waiting"
    assert faults("coalbaron", 2, {key: [22, 21], "shift-1/O-wheelbarrow-Y": [1, 0]}) == []
    assert faults("coalbaron", 2, {key: [22, 22], "shift-1/O-wheelbarrow-Y": [1, 0]}) == [
        (key, -1, "COA-1.5", "orders")
    ]


def test_more_cubes_than_the_box_has_unless_the_supply_never_ends() -> None:
    """COA-1.6: 64 cubes."""
    key = "end/coal"
    assert faults("coalbaron", 2, {key: [30, 34]}) == []
    assert faults("coalbaron", 2, {key: [30, 35]}) == [(key, -1, "COA-1.6", "together")]
    assert faults("coalbaron", 2, {key: [30, 35]}, coal_supply="unlimited") == []


def test_a_row_of_the_investment_track_is_one_players() -> None:
    """TIN-8.13: the topmost free row; without a row nothing is invested."""
    key = "round-1/row"
    assert faults("tinnerstrail", 2, {key: [2, 1], "round-1/tens": [1, 1]}) == []
    assert faults("tinnerstrail", 2, {key: [1, 1]}) == [
        (key, 0, "TIN-8.13", "twice"),
        (key, 1, "TIN-8.13", "twice"),
    ]
    assert faults("tinnerstrail", 2, {key: [1, 0], "round-1/tens": [1, 1]}) == [(key, 1, "TIN-9.2", "row")]
    assert faults("tinnerstrail", 2, {key: [3, 1]}) == [(key, 0, "TIN-8.13", "most")]


def test_one_emigrant_goes_to_sierra_madre_in_a_round() -> None:
    key = "round-2/sierra"
    assert faults("tinnerstrail", 3, {key: [0, 1, 0]}, emigration="yes") == []
    assert faults("tinnerstrail", 3, {key: [1, 1, 0]}, emigration="yes") == [
        (key, -1, "TIN-11.1", "together")
    ]


def test_goods_that_no_port_takes() -> None:
    """SWI-10.1: in North America a port stores one of each colour."""
    assert faults("switchsignal", 2, {"end/MAR/yellow": [2]}) == []
    assert faults("switchsignal", 2, {"end/MAR/yellow": [3]}) == [("end/MAR/yellow", 0, "SWI-1.5", "most")]
    sheet: Any = form(load_game("switchsignal"), {"board": "north_america"}, 2)
    key = sheet["parts"][0]["groups"][0]["fields"][0]["key"]
    assert faults("switchsignal", 2, {key: [2]}, board="north_america") == [(key, 0, "SWI-10.1", "port")]


def test_time_cannot_have_run_out_before_the_last_turn() -> None:
    """SWI-10.3."""
    assert faults("switchsignal", 2, {"end/time-out": [1], "end/turns": [0]}) == []
    assert faults("switchsignal", 2, {"end/time-out": [1], "end/turns": [2]}) == [
        ("end/turns", 0, "SWI-10.3", "time")
    ]


def test_the_last_tie_of_lancashire_asks_for_the_order() -> None:
    """LAN-11.8: everything equal, so the earlier place in the turn order wins."""
    even = {"end/income": [0, 0, 0], "end/money": [0, 0, 0]}
    assert faults("lancashire", 3, even) == [("end/order", -1, "LAN-11.8", "order")]
    found: Any = counted(load_game("lancashire"), {}, 3, {**even, "end/order": [3, 1, 2]})
    assert (found["faults"], found["outcome"]["winners"]) == ([], [1])
    assert found["places"] == [3, 1, 2]


# -- running totals, and whose turn


def test_before_the_end_there_are_points_and_no_winner() -> None:
    found: Any = counted(load_game("birmingham"), {}, 2, {"canal/links/2": [2, 0], "canal/brewery/1": [0, 1]})
    assert found["totals"] == [4, 4]  # two links with two symbols; a brewery of level I
    assert (found["outcome"], found["places"]) == (None, [])


def test_the_clock_of_a_shift_is_counted_when_something_of_it_is_known() -> None:
    """A yellow order by wheelbarrow: 2 points, and 2 for most yellow in shift I."""
    found: Any = counted(load_game("coalbaron"), {}, 2, {"shift-1/O-wheelbarrow-Y": [1, 0]})
    assert found["totals"] == [4, 0]


def test_who_spent_least_goes_first() -> None:
    """BIR-5.2: equal sums keep their order."""
    assert next_order(load_game("birmingham"), {}, 3, [2, 0, 1], [5, 3, 5]) == [1, 2, 0]


def test_the_start_token_goes_to_most_miners_in_the_workshops() -> None:
    """COA-11.8: clockwise from there; a tie goes past the old start player."""
    assert next_order(load_game("coalbaron"), {}, 3, [1, 2, 0], [4, 1, 2]) == [0, 1, 2]
    assert next_order(load_game("coalbaron"), {}, 3, [1, 2, 0], [3, 3, 1]) == [0, 1, 2]


def test_the_investment_track_is_the_next_order() -> None:
    """TIN-9.5."""
    assert next_order(load_game("tinnerstrail"), {}, 3, [0, 1, 2], [2, 3, 1]) == [2, 0, 1]


# -- what cannot be read


@pytest.mark.parametrize(
    ("slug", "seats", "values", "problem"),
    [
        ("birmingham", 2, {"canal/links/99": [1]}, "sheet-field"),
        ("birmingham", 2, {"canal/links/1": [1, 1, 1]}, "sheet-seats"),
        ("birmingham", 2, {"canal/links/1": [10**9]}, "sheet-number"),
        ("birmingham", 7, {}, "seats-number"),
        ("switchsignal", 2, {"end/turns": [1, 1]}, "sheet-seats"),
    ],
)
def test_what_no_sheet_has_is_a_problem(slug: str, seats: int, values: Values, problem: str) -> None:
    with pytest.raises(Problem) as found:
        counted(load_game(slug), {}, seats, values)
    assert found.value.id == problem


def test_a_game_without_a_rule_for_it_has_no_next_order() -> None:
    with pytest.raises(Problem) as found:
        next_order(load_game("switchsignal"), {}, 2, [0, 1], [0, 0])
    assert found.value.id == "sheet-order"
    with pytest.raises(Problem) as found:
        next_order(load_game("birmingham"), {}, 2, [0, 0], [1, 2])
    assert found.value.id == "sheet-seats"
