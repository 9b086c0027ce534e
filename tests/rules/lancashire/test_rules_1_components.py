"""LAN-1: components."""

from pathlib import Path

import pytest

from gwarek.core.catalogue import game_folder
from gwarek.core.components import read_components
from gwarek.core.problem import Problem
from gwarek.games.lancashire import load
from tests.rules.lancashire.table import FACTS, after, broken, flipped, position, view

# The table at the end of the rulebook with the corrections of LAN-R9 and R10:
# industry, level, count, cost, income, VP, coal, iron, cubes, period.
TILES = [
    ("cotton_mill", 1, 3, 12, 5, 3, 0, 0, 0, "canal"),
    ("cotton_mill", 2, 3, 14, 4, 5, 1, 0, 0, "any"),
    ("cotton_mill", 3, 3, 16, 3, 9, 1, 1, 0, "any"),
    ("cotton_mill", 4, 3, 18, 2, 12, 1, 1, 0, "any"),
    ("port", 1, 2, 6, 3, 2, 0, 0, 0, "canal"),
    ("port", 2, 2, 7, 3, 4, 0, 0, 0, "any"),
    ("port", 3, 2, 8, 4, 6, 0, 0, 0, "any"),
    ("port", 4, 2, 9, 4, 9, 0, 0, 0, "any"),
    ("coal_mine", 1, 1, 5, 4, 1, 0, 0, 2, "canal"),
    ("coal_mine", 2, 2, 7, 7, 2, 0, 0, 3, "any"),
    ("coal_mine", 3, 2, 8, 6, 3, 0, 1, 4, "any"),
    ("coal_mine", 4, 2, 10, 5, 4, 0, 1, 5, "any"),
    ("iron_works", 1, 1, 5, 3, 3, 1, 0, 4, "canal"),
    ("iron_works", 2, 1, 7, 3, 5, 1, 0, 4, "any"),
    ("iron_works", 3, 1, 9, 2, 7, 1, 0, 5, "any"),
    ("iron_works", 4, 1, 12, 1, 9, 1, 0, 6, "any"),
    ("shipyard", 0, 2, 0, 0, 0, 0, 0, 0, "never"),
    ("shipyard", 1, 2, 16, 2, 10, 1, 1, 0, "canal"),
    ("shipyard", 2, 2, 25, 1, 18, 1, 1, 0, "rail"),
]


def test_1_1_cards_cubes_and_market_tiles() -> None:
    supply = read_components(game_folder("lancashire") / "components.toml", None)["supply"]
    assert (supply["cards"], supply["coal_cubes"], supply["iron_cubes"]) == (66, 30, 25)
    assert sum(card["count"] for card in FACTS["cards"].values()) == 66
    assert sum(FACTS["distant"]["tiles"].values()) == 12


def test_1_2_tiles_of_a_player() -> None:
    counts: dict[str, int] = {}
    for face in FACTS["tiles"].values():
        counts[face["industry"]] = counts.get(face["industry"], 0) + face["count"]
    assert counts == {"cotton_mill": 12, "port": 8, "coal_mine": 7, "shipyard": 6, "iron_works": 4}
    assert sum(counts.values()) == 37
    assert FACTS["rules"]["links"] == 14


def test_1_3_a_tile_is_placed_front_up_and_a_flipped_one_stays_flipped() -> None:
    s = position("round 2; at wigan/1 blue coal_mine/1 flipped; hand red colne wigan")
    s = after(s, "build cotton_mill colne/1 card:colne")
    assert not flipped(s, "colne/1")
    assert flipped(s, "wigan/1")


@pytest.mark.parametrize("wanted", TILES, ids=lambda tile: f"{tile[0]}-{tile[1]}")
def test_1_4_the_table_of_tiles(wanted: tuple[str, int, int, int, int, int, int, int, int, str]) -> None:
    """LAN-R9, LAN-R10: mines hold 2, 3, 4, 5 cubes and number 1, 2, 2, 2; iron works 3 is worth 7."""
    face = FACTS["tiles"][f"{wanted[0]}/{wanted[1]}"]
    keys = ("industry", "level", "count", "money", "income", "vp", "coal", "iron", "cubes", "era")
    assert tuple(face[key] for key in keys) == wanted


def test_1_4_a_source_is_named_for_each_cube_needed_and_no_other() -> None:
    s = position("round 2; hand red manchester colne")
    assert broken(s, "build cotton_mill manchester/1 card:manchester coal:market") == ["LAN-1.4"]
    assert broken(s, "build cotton_mill manchester/1 card:manchester") == []
    s = position("round 2; hand red liverpool colne; stack red shipyard 4; at liverpool/1 blue port/1")
    assert broken(s, "build shipyard liverpool/4 card:liverpool coal:market") == ["LAN-1.4"]
    assert broken(s, "build shipyard liverpool/4 card:liverpool coal:market iron:market") == []


def test_1_5_towns_and_spaces() -> None:
    towns = [id for id, place in FACTS["places"].items() if place["kind"] == "town"]
    assert len(towns) == 19
    spaces = [[s for s in FACTS["spaces"].values() if s["place"] == town] for town in towns]
    assert {len(here) for here in spaces} == {1, 2, 3, 4}
    assert {len(space["industries"]) for here in spaces for space in here} == {1, 2}
    assert len(FACTS["spaces"]) == sum(len(here) for here in spaces)


def test_1_6_the_board() -> None:
    """23 canals and 35 railways (components.toml), eight spaces on each demand track, nine on the cotton track."""
    lines = FACTS["lines"].values()
    assert sum(line["canal"] for line in lines) == 23
    assert sum(line["rail"] for line in lines) == 35
    assert len(FACTS["markets"]["coal"]["prices"]) == len(FACTS["markets"]["iron"]["prices"]) == 8
    assert FACTS["distant"]["track"] == [3, 3, 2, 2, 1, 1, 0, 0, None]
    assert len(FACTS["income"]) == 100


def test_1_7_region_and_industry_cards() -> None:
    regions = [card for card in FACTS["cards"].values() if card["kind"] == "region"]
    industries = [card for card in FACTS["cards"].values() if card["kind"] == "industry"]
    assert len(regions) == 19
    assert all(FACTS["places"][card["place"]]["kind"] == "town" for card in regions)
    assert [card["industry"] for card in industries] == [i["id"] for i in FACTS["industries"]]
    assert sum(card["count"] for card in regions) == 41
    assert sum(card["count"] for card in industries) == 25


def test_an_owners_file_replaces_what_it_names(tmp_path: Path) -> None:
    """LAN-R10: the table as scanned."""
    own = tmp_path / "own.toml"
    own.write_text('[[tile]]\nid = "iron_works/3"\nvp = 6\n', encoding="utf-8")
    facts = load(own).facts()
    assert facts["tiles"]["iron_works/3"]["vp"] == 6  # type: ignore[index]


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('[[tile]]\nid = "port/1"\ncount = 3\n', "tiles_per_player"),
        ('[[tile]]\nid = "port/1"\nera = "steam"\n', "tile.port/1.era"),
        ('[[link]]\nid = "bolton-bury"\nends = ["bolton", "leeds"]\n', "link.bolton-bury.ends"),
        ("[cards.region]\ncolne = 3\n", "cards_total"),
        ("[setup.players_3]\ncards_removed_rail = 5\n", "setup.players_3.cards_removed_rail"),
        ('[[region]]\nid = "wigan"\nspaces = [["coal_mine"], []]\n', "region.wigan.spaces"),
        ("[market.coal]\nprices = [4, 3]\n", "market.coal.prices"),
    ],
)
def test_a_bad_file_is_refused_with_the_field_named(tmp_path: Path, text: str, field: str) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    with pytest.raises(Problem) as caught:
        load(own)
    assert field in str(caught.value.args) + str(vars(caught.value))


def test_R24_cubes_and_coins_have_no_limit() -> None:
    """With both tracks empty more cubes than the box holds may lie on tiles: nothing counts the supply."""
    s = position(
        "round 2; coal 0; iron 0; money 999 30 30; link blue burnley-colne colne-yorkshire; "
        "hand red burnley colne; stack red cotton_mill 9"
    )
    assert broken(s, "build cotton_mill burnley/1 card:burnley coal:market") == []
    assert view(s)["markets"]["coal"] == {
        "prices": [1, 1, 2, 2, 3, 3, 4, 4],
        "cubes": 0,
        "price": 5,
        "pays": 4,
    }
