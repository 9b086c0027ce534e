"""Owner's files: what they say is used, and a bad field is named."""

from pathlib import Path

import pytest

from gwarek import Problem, load_game, new_match, replay
from gwarek.core.components import read_components


def owner(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_an_owner_need_only_say_what_differs(tmp_path: Path) -> None:
    file = owner(
        tmp_path, "[[clock_category]]\nnumber = 1\nfirst = 3\n[[clock_category]]\nnumber = 2\nfirst = 2\n"
    )
    clock = load_game("coalbaron", file).facts()["clock"]
    assert isinstance(clock, list)
    assert [row["first"] for row in clock[:3]] == [3, 2, 4]


@pytest.mark.parametrize(
    ("text", "id", "field"),
    [
        ("[setup]\ncage_capacity = 0\n", "components-number", "setup.cage_capacity"),
        ("[setup]\nlift_speed = 3\n", "components-unknown", "setup.lift_speed"),
        ('[[coal]]\nid = "grey"\ncubes = 20\n', "components-total", "totals.coal_cubes"),
        (
            '[[order_card]]\nid = "O-carriage-KK"\ntransport = "balloon"\n',
            "components-word",
            "order_card.O-carriage-KK.transport",
        ),
        (
            '[[tunnel_tile]]\nid = "T-grey-light-2"\ncost = 5\n',
            "components-total",
            "tunnel_tile.T-grey-light-2.cost",
        ),
        ("[[coal]]\ncubes = 20\n", "components-row", "coal"),
        ("[setup]\npeek_size = 'five'\n", "components-kind", "setup.peek_size"),
    ],
)
def test_a_bad_field_is_named(tmp_path: Path, text: str, id: str, field: str) -> None:
    with pytest.raises(Problem) as problem:
        load_game("coalbaron", owner(tmp_path, text))
    assert (problem.value.id, problem.value.facts["field"]) == (id, field)


def test_a_file_that_is_no_toml_or_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(Problem) as problem:
        load_game("coalbaron", owner(tmp_path, "this is = = no toml"))
    assert problem.value.id == "components-toml"
    with pytest.raises(Problem) as problem:
        load_game("coalbaron", tmp_path / "nowhere.toml")
    assert problem.value.id == "components-file"


def test_a_record_names_the_owners_file_and_is_not_replayed_without_it(tmp_path: Path) -> None:
    file = owner(tmp_path, "[setup]\ncage_capacity = 4\n")
    record = new_match("coalbaron", 2, seed="1", components=file).record()
    assert len(record.header["components"]) == 16
    replay(load_game("coalbaron", file), record)
    with pytest.raises(Problem) as problem:
        replay(load_game("coalbaron"), record)
    assert problem.value.id == "record-components"


def test_a_table_may_bring_all_its_rows_itself(tmp_path: Path) -> None:
    """`replace = true`: rows are not matched with ours, the rest of the table still is."""
    ours = tmp_path / "ours.toml"
    ours.write_text('[board]\nname = "ours"\nline = [{ id = "A" }, { id = "B" }]\n', encoding="utf-8")
    matched = read_components(ours, owner(tmp_path, '[board]\nline = [{ id = "C" }]\n'))
    assert [row["id"] for row in matched["board"]["line"]] == ["A", "B", "C"]
    whole = read_components(ours, owner(tmp_path, '[board]\nreplace = true\nline = [{ id = "C" }]\n'))
    assert whole["board"] == {"name": "ours", "line": [{"id": "C"}]}
    with pytest.raises(Problem) as problem:
        read_components(ours, owner(tmp_path, '[board]\nreplace = "yes"\n'))
    assert (problem.value.id, problem.value.facts["field"]) == ("components-kind", "board.replace")
