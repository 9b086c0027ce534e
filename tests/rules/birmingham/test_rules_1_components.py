"""BIR-1: the box."""

from pathlib import Path

import pytest

from gwarek.core.problem import Problem
from gwarek.games.birmingham.components import load_box
from tests.rules.birmingham.table import FACTS, after, brass, broken, goods, position, tile, view


def test_1_1_the_board_has_one_set_of_rules() -> None:
    """BIR-18.2: day and night are a matter of looks; there is no option for them."""
    assert not any("night" in option.id or "side" in option.id for option in brass.game.info.options)


def test_1_2_places_spaces_and_lines() -> None:
    by_kind = {"town": 0, "farm": 0, "merchant": 0}
    spaces = {"town": 0, "farm": 0, "merchant": 0}
    for place in FACTS["places"].values():
        by_kind[place["kind"]] += 1
    for space in FACTS["spaces"].values():
        spaces[FACTS["places"][space["place"]]["kind"]] += 1
    assert by_kind == {"town": 20, "farm": 2, "merchant": 5}
    assert spaces == {"town": 47, "farm": 2, "merchant": 0}
    assert len(FACTS["lines"]) == 39


def test_1_3_a_space_takes_only_what_it_shows() -> None:
    s = position("round 2; hand red dudley")
    assert broken(s, "build coal_mine dudley/2 card:dudley") == ["BIR-1.3"]
    assert broken(s, "build coal_mine dudley/1 card:dudley") == []


def test_1_4_lines_by_era() -> None:
    lines = FACTS["lines"]
    assert sum(line["canal"] for line in lines.values()) == 31
    assert sum(line["rail"] for line in lines.values()) == 38
    assert sorted(lines["kidderminster-worcester"]["places"]) == ["farm_south", "kidderminster", "worcester"]
    assert all(len(line["places"]) == 2 for id, line in lines.items() if id != "kidderminster-worcester")


def test_1_4_a_line_holds_one_link() -> None:
    text = "round 2; at dudley/1 red coal_mine/1"
    assert broken(position(f"{text}; link blue dudley-birmingham"), "link dudley-birmingham") == ["BIR-1.4"]
    assert broken(position(f"{text}; link blue wolverhampton-dudley"), "link dudley-birmingham") == []


def test_1_5_a_mat_holds_45_tiles() -> None:
    mat = view(position("seats 4"), "red")["players"][3]["mat"]
    left = {industry: stack["left"] for industry, stack in mat.items()}
    assert left == {
        "cotton_mill": 11,
        "manufacturer": 11,
        "pottery": 5,
        "coal_mine": 7,
        "iron_works": 4,
        "brewery": 7,
    }
    assert mat["manufacturer"]["stack"] == [1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8]
    assert view(position("seats 2"))["players"][0]["links"] == 14


def test_1_6_kinds_of_cards() -> None:
    kinds = [card["kind"] for card in FACTS["cards"].values()]
    assert (kinds.count("location"), kinds.count("industry"), kinds.count("wild")) == (20, 5, 2)


def test_1_7_the_shared_card_builds_either_industry() -> None:
    assert FACTS["cards"]["manufacturer_or_cotton_mill"]["counts"] == {"2": 0, "3": 6, "4": 8}
    s = position(
        "seats 3; round 2; money 20 17 17; link red birmingham-oxford; hand red manufacturer_or_cotton_mill"
    )
    assert broken(s, "build cotton_mill birmingham/1 card:manufacturer_or_cotton_mill") == []
    line = "build manufacturer birmingham/2 card:manufacturer_or_cotton_mill coal:market"
    assert broken(s, line) == []


def test_1_8_link_tiles_are_limited_money_and_cubes_are_not() -> None:
    """The bank pays a loan whatever is in play; 14 links are all a player has (BIR-14.7)."""
    s = position("round 2; money 9000 17")
    assert view(after(s, "loan"))["players"][0]["money"] == 9030


def test_1_9_only_flipped_tiles_show_points_and_symbols() -> None:
    """BIR-16.2, BIR-16.4 count flipped tiles only; see there."""
    s = position("round 2; at dudley/1 red coal_mine/1")
    there = tile(s, "dudley/1")
    assert there is not None
    assert not there["flipped"]
    assert goods(s, "dudley/1") == 2


def test_components_of_an_owner_are_laid_over_ours(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[tiles]]\nid = "pottery/2"\nmoney = 3\n', encoding="utf-8")
    parts = load_box(file).parts
    assert parts.tiles[parts.tile_ids.index("pottery/2")].money == 3


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('[[tiles]]\nid = "pottery/2"\nmoney = -3\n', "tiles.pottery/2.money"),
        ('[[tiles]]\nid = "pottery/2"\ncount = 2\n', "selfcheck.industry_tiles_per_player"),
        ('[[links]]\nid = "stone-stafford"\nnodes = ["stone", "atlantis"]\n', "links.stone-stafford.nodes"),
        ('[[links]]\nid = "stone-stafford"\nrail = false\n', "selfcheck.links_both"),
        ("[setup.2]\ndeck = 41\n", "setup.2.deck"),
        ("[markets.coal]\noverflow_price = 9\n", "constants.coal_overflow_price"),
    ],
)
def test_a_bad_components_file_names_the_field(tmp_path: Path, text: str, field: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Problem) as problem:
        load_box(file)
    assert problem.value.facts["field"] == field
