"""TIN-1: components and general rules."""

from pathlib import Path

import pytest

from gwarek.core.problem import Problem
from gwarek.games.tinnerstrail import load
from gwarek.games.tinnerstrail.components import load_parts
from tests.rules.tinnerstrail.table import (
    FACTS,
    PARTS,
    after,
    area,
    broken,
    cubes,
    legal,
    money,
    opened,
    player,
    position,
    shown,
    tin,
    view,
    why,
)


def test_1_1_one_to_five_players_and_four_rounds() -> None:
    assert tin.game.info.seats == [1, 2, 3, 4, 5]
    assert view(opened(3))["rounds"] == 4


def test_1_2_every_player_owns_six_mines() -> None:
    for seats in (1, 3, 5):
        assert [p["mines"] for p in view(opened(seats))["players"]] == [6] * max(2, seats)


def test_1_2_mines_on_the_map_and_unbuilt_ones_are_six() -> None:
    s = position("seats 3; mine gwennap red 1 1 0; mine truro red 1 1 0")
    assert shown(s, "red")["mines"] == 4


def test_1_3_cubes_are_never_exhausted_but_tokens_are() -> None:
    s = position("seats 3; mine gwennap red 90 90 0; shelf adit 0 0 0 0")
    assert cubes(s, "gwennap") == (90, 90, 0)
    assert broken(s, "adit gwennap-truro") == ["TIN-8.1"]


def test_1_4_money_never_goes_below_nothing() -> None:
    """A pound short forbids, the last pound pays."""
    s = position("seats 3; money 5 20 20; mine gwennap red 3 3 3")
    assert broken(s, "extract gwennap copper:2") == ["TIN-7.3"]
    s = position("seats 3; money 6 20 20; mine gwennap red 3 3 3")
    assert money(after(s, "extract gwennap copper:2"), "red") == 0


def test_1_4_hundreds_are_just_numbers() -> None:
    s = position(
        "seats 3; money 250 20 20; phase invest; rows red blue yellow; turn red; withdrawn blue yellow"
    )
    assert money(after(s, "invest tens 120"), "red") == 130
    assert shown(after(s, "invest tens 120"), "red")["points"] == 12 * 22


@pytest.mark.parametrize("what", ["miner", "port", "train"])
def test_1_5_an_area_holds_one_of_each(what: str) -> None:
    s = position(f"seats 5; at truro {what} 1")
    assert broken(s, f"{what} truro") == ["TIN-1.5"]
    assert why(s, f"{what} truro") == {"reason": what, "area": "truro"}
    others = " ".join(f"{other} 1" for other in ("miner", "port", "train") if other != what)
    assert broken(position(f"seats 5; at truro {others}"), f"{what} truro") == []


def test_1_5_a_border_holds_one_adit() -> None:
    s = position("seats 3; adit gwennap-truro")
    assert broken(s, "adit gwennap-truro") == ["TIN-1.5"]
    assert why(s, "adit gwennap-truro") == {"reason": "adit", "border": "gwennap-truro"}
    assert broken(s, "adit redruth-gwennap") == []


def test_1_5_an_own_miner_is_the_areas_miner() -> None:
    s = position("seats 3; option emigration yes; mine gwennap red 3 3 1; at gwennap own 1")
    assert broken(s, "miner gwennap") == ["TIN-1.5"]
    assert broken(s, "miner gwennap own") == ["TIN-1.5"]


def test_1_6_drainage_markers_pile_up() -> None:
    s = position("seats 5; at truro drainage 4")
    assert area(after(s, "port truro"), "truro")["drainage"] == 5
    assert area(after(s, "train truro"), "truro")["drainage"] == 6


def test_1_7_money_board_and_number_of_maps_are_open() -> None:
    s = position("seats 3; money 20 12 7; hand red A-tin1 wild_miner; hand blue B-port; played yellow:C-tin1")
    for seat in (None, "red", "blue", "yellow"):
        seen = view(s, seat)
        assert [p["money"] for p in seen["players"]] == [20, 12, 7]
        assert [p["decks"] for p in seen["players"]] == [["A", "wild"], ["B"], []]
        assert seen["maps"]["C"]["played"] == ["C-tin1"]


def test_1_7_faces_of_maps_are_hidden() -> None:
    s = position("seats 3; hand red A-tin1 wild_miner; hand blue B-port")
    assert player(s, "red")["hand"] == ["A-tin1", "wild_miner"]
    assert view(s, "blue")["players"][0]["hand"] is None
    assert view(s)["players"][1]["hand"] is None


def test_1_7_a_face_down_tile_is_known_to_who_has_looked() -> None:
    s = position("seats 3; seen truro C2 blue")
    tile = {"face": "down", "id": None, "seen_by": [1]}
    assert area(s, "truro")["tile"] == tile
    assert view(s, "red")["areas"]["truro"]["tile"] == tile
    assert view(s, "blue")["areas"]["truro"]["tile"] == {**tile, "id": "C2"}
    assert "C2" in view(s, "red")["tiles"]["C"]["unseen"]
    assert "C2" not in view(s, "blue")["tiles"]["C"]["unseen"]


def test_1_7_a_map_thrown_away_is_known_to_its_owner_alone() -> None:
    s = position("seats 3; hand red A-port; thrown red A-pump")
    assert player(s, "red")["thrown"] == ["A-pump"]
    assert view(s, "blue")["players"][0]["thrown"] is None
    assert "A-pump" not in view(s, "red")["maps"]["A"]["unseen"]
    assert view(s, "blue")["maps"]["A"]["unseen"]["A-pump"] == 1


def test_1_7_a_map_shuffled_back_may_still_turn_up() -> None:
    s = position("seats 2; hand red A-port; thrown red A-pump")
    assert view(s, "red")["maps"]["A"]["unseen"]["A-pump"] == 1
    assert view(s, "red")["maps"]["A"]["deck"] == 11


def test_1_8_neighbours_are_the_pairs_of_the_map() -> None:
    assert FACTS["areas"]["gwennap"]["neighbours"] == ["redruth", "wendron", "st_agnes", "truro"]
    for id, facts in FACTS["areas"].items():
        assert all(id in FACTS["areas"][near]["neighbours"] for near in facts["neighbours"])
    assert len(FACTS["borders"]) == 51


def test_1_8_borders_and_coast_are_as_drawn() -> None:
    """Two polygons share an edge exactly if the areas are neighbours; the coast is an edge that nothing shares."""

    def edges(polygon: list[list[int]]) -> set[frozenset[tuple[int, int]]]:
        corners = [(x, y) for x, y in polygon]
        return {frozenset((corners[i], corners[i - 1])) for i in range(len(corners))}

    drawn = {id: edges(facts["polygon"]) for id, facts in FACTS["areas"].items()}
    land = set().union(*(edges(piece["polygon"]) for piece in FACTS["land"]))
    for id, facts in FACTS["areas"].items():
        shares = sorted(other for other in drawn if other != id and drawn[id] & drawn[other])
        assert shares == sorted(facts["neighbours"])
        others = set().union(*(drawn[other] for other in drawn if other != id))
        assert bool(drawn[id] - others - land) == facts["coastal"]


def test_1_8_a_port_in_an_area_that_only_looks_out_on_land_without_lodes() -> None:
    assert not FACTS["areas"]["wendron"]["coastal"]
    assert broken(position("seats 3"), "port wendron") == ["TIN-8.6"]
    assert broken(position("seats 3"), "port truro") == []


# -- the box

STRAY = (
    '["st_just", "st_ives", "camborne", "redruth", "truro", "st_columb", "bodmin"]'  # Bodmin is in region D
)


def test_the_box_adds_up() -> None:
    base = [tile for tile in FACTS["tiles"].values() if not tile["kickstarter"]]
    assert (len(base), len(FACTS["tiles"]), len(FACTS["areas"])) == (28, 36, 24)
    for deck in "ABCD":
        maps = [m for m in FACTS["maps"].values() if m["deck"] == deck]
        assert sum(m["count"] for m in maps) == 12
    assert [len(FACTS["map_cards"][n]) for n in "12345"] == [12, 12, 15, 20, 24]


def test_what_is_reconstructed_is_said() -> None:
    assert tin.game.info.reconstructed
    assert {"dice", "investment", "area_tiles", "solo.bid_table"} <= set(FACTS["reconstructed"])


def test_an_owner_replaces_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        "[dice]\nfaces = [0, 1, 2, 2, 3, 4]\n[work_costs]\nport = 1\n"
        '[[survey_card]]\nid = "tin1"\ndeck = "region"\nvalue = 2\n'
        '[[solo.action_card]]\nid = "LW01"\nr1 = ["pass", "pass", "pass"]\n'
        "[[solo.bid_table.rows]]\nnumber = 2\nmax = 2\n"
    )
    game = load(file)
    assert game.facts()["dice"] == {"colours": ["orange", "white", "blue"], "faces": [0, 1, 2, 2, 3, 4]}
    assert game.parts.costs[1] == 1
    assert game.info.components
    assert game.parts.action_cards[0].cells[0] == ["pass", "pass", "pass"]
    assert not tin.game.info.components


@pytest.mark.parametrize(
    ("text", "problem", "field"),
    [
        ("[dice]\nfaces = []\n", "components-kind", "dice.faces"),
        ("[dice]\nsides = 3\n", "components-unknown", "dice.sides"),
        ("[ore_prices]\ntin = [4, 5, 6]\n", "components-total", "ore_prices.tin"),
        ("[work_costs]\nport = 0\n", "components-number", "work_costs.port"),
        (f"[map_cards]\n2 = {STRAY}\n", "components-total", "map_cards.1"),
        ('[[area]]\nid = "truro"\nregion = "E"\n', "components-word", "area.truro.region"),
        ('[[area]]\nid = "truro"\nx = 87\n', "components-twice", "area.x"),
        ('[borders]\npairs = [["truro", "truro"]]\n', "components-twice", "borders.pairs"),
        ('[[survey_card]]\nid = "tin1"\nbenefit = { gold = 1 }\n', "components-word", "survey_card"),
        ('[[survey_card]]\nid = "tin1"\ncount = 0\n', "components-number", "survey_card.tin1.count"),
        ('[[solo.action_card]]\nid = "LW01"\nr1 = ["sing", "pass", "pass"]\n', "components-word", "LW01.r1"),
        ("[investment]\np10 = [[1, 1, 1, 1]]\n", "components-total", "investment.p10"),
        ('[area_tiles]\nA = [["A1", 1, 1]]\n', "components-kind", "area_tiles"),
        ("[expansion.arsenic.market]\nsections = [[6]]\n", "components-total", "market"),
        ("[improvement_boards.3]\nminer = [1, 1]\n", "components-total", "improvement_boards.3.miner"),
    ],
)
def test_a_bad_file_is_refused_with_its_field(tmp_path: Path, text: str, problem: str, field: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(Problem) as refused:
        load_parts(file)
    assert refused.value.id == problem
    assert field in str(refused.value.facts["field"])


def test_every_reconstructed_table_is_on_the_owners_checklist() -> None:
    from gwarek.core.components import checklist

    tables = [
        table
        for item in checklist(Path(load.__code__.co_filename).parent / "components.toml", None)
        for table in item["tables"]
    ]
    unseen = {
        "pieces.colors",
        "area_setup_cards",
        "survey_decks",
        "map",
    }  # colour names; what the rules do not use
    for name in set(PARTS.reconstructed) - unseen:
        assert any(table.startswith(name) or name.startswith(table) for table in tables), name


def test_words_of_lines() -> None:
    for line in (
        "",
        "dance",
        "bid -1",
        "bid 1000",
        "bid 07",
        "invest tens 0",
        "invest sixes 6",
        "build",
        "miner",
    ):
        with pytest.raises(Problem):
            tin.game.parse(line)
    for line in ("extract truro tin:1 copper:2", "extract truro copper:2 tin:1"):
        assert tin.game.parse(line).text() == "extract truro copper:2 tin:1"
    for line in ("extract truro gold:1", "extract truro tin:1 tin:1", "port truro own", "place pumps truro"):
        with pytest.raises(Problem):
            tin.game.parse(line)
    assert legal(position("seats 3"))[-1] == "pass"
