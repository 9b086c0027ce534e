"""Previews and questions: what a choice costs and brings, and no more than the seat may know."""

from typing import Any

import pytest

from tests.rules.tinnerstrail.table import after, position, tin


def cells(text: str, line: str, *before: str) -> dict[str, Any]:
    """Preview cells by id: (before, after), or the arguments; several of one id are a list."""
    s = after(position(text), *before)
    out: dict[str, Any] = {}
    for cell in tin.game.preview(s, tin.game.to_act(s)[0], tin.game.parse(line)):
        value: Any = cell.args if cell.before is None else (cell.before, cell.after)
        if cell.id in out:
            known = out[cell.id]
            out[cell.id] = [*known, value] if isinstance(known, list) else [known, value]
        else:
            out[cell.id] = value
    return out


def test_extract_shows_price_worth_and_water() -> None:
    found = cells("seats 3; prices 5 8; mine gwennap red 3 3 2", "extract gwennap copper:1 tin:1")
    assert found == {
        "money": (20, 16),
        "price": {"cubes": 2, "water": 2, "price": 4},
        "worth": {"money": 13},
        "work": (0, 1),
        "water": (2, 3),
        "takes": {"copper": 1, "tin": 1},
    }


def test_a_train_shows_every_neighbour() -> None:
    found = cells("seats 5; mine truro red 1 1 3; mine gwennap blue 1 1 1", "train truro")
    assert found["capacity"] == (2, 3)
    assert found["drains"] == [{"area": "truro", "count": 2}, {"area": "gwennap", "count": 1}]
    assert {"area": "st_agnes", "count": 1} in found["drainage"]


def test_an_adit_shows_both_sides() -> None:
    found = cells("seats 3; mine gwennap red 1 1 3", "adit gwennap-truro")
    assert found["ore"] == {"areas": ["gwennap", "truro"]}
    assert found["drains"] == {"area": "gwennap", "count": 1}
    assert found["drainage"] == {"area": "truro", "count": 1}
    assert found["work"] == (0, 3)


def test_a_bid_shows_what_winning_would_cost() -> None:
    text = "seats 3; tile gwennap B1"
    assert cells(text, "build gwennap") == {"minimum": {"area": "gwennap", "price": 1}}
    assert cells(text, "bid 6", "build gwennap") == {
        "wins-money": (20, 14),
        "wins-work": (0, 2),
        "wins-mines": (6, 5),
    }
    alone = (
        "seats 3; tile gwennap B1; rows blue yellow; columns 0 3 3"  # nobody else may bid: it is won at once
    )
    assert cells(alone, "bid 6", "build gwennap") == {"money": (20, 14), "work": (0, 2), "mines": (6, 5)}
    hand = "seats 3; hand red B-copper1; seen gwennap B1 yellow"
    found = cells(hand, "bid 9", "build gwennap", "map B-copper1", "bid 1")
    assert found["half"] == {"money": 5, "seat": 0}
    assert found["benefit"] == {"map": "B-copper1"}


def test_maps_before_and_after() -> None:
    found = cells("seats 3; hand red B-copper1", "map B-copper1", "build gwennap")
    assert found == {"benefit": {"map": "B-copper1"}, "looks": {"area": "gwennap"}}
    assert cells("seats 3; hand red B-copper1", "map none", "build gwennap") == {}
    two = cells("seats 2; hand red B-tin2; tile gwennap B1", "map B-tin2", "build gwennap")
    assert two["minimum"] == {"area": "gwennap", "price": 3}
    later = "seats 3; tile gwennap B1; hand red B-water2; rows blue yellow; columns 0 3 3"
    assert cells(later, "map B-water2", "build gwennap", "bid 3")["money"] == (17, 14)


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("seats 3", "pasties", {"money": (20, 21), "work": (0, 1)}),
        ("seats 3", "pass", {"row": {"row": 1}, "raises": {"price": 2}}),
        ("seats 3; rows red blue; columns 0 0 1", "pass", {"row": {"row": 3}}),
        ("seats 3; round 4; mine gwennap red 1 1 1", "pumps", {"work": (0, 1), "group": {"count": 3}}),
    ],
)
def test_small_actions(text: str, line: str, expected: dict[str, Any]) -> None:
    assert cells(text, line) == expected


def test_pumps_and_surveys() -> None:
    assert cells("seats 3; mine gwennap red 1 1 2", "drain gwennap", "pumps") == {"water": (2, 1)}
    assert cells("seats 3; phase survey; surveys 1", "survey truro") == {"looks": {"area": "truro"}}
    assert cells("seats 3; phase survey; surveys 1", "survey none") == {}


def test_investing() -> None:
    text = "seats 3; rows red blue yellow; phase invest; turn red; money 44 0 0"
    assert cells(text, "invest tens 20") == {"money": (44, 24), "points": (0, 44)}
    assert cells(text, "withdraw") == {"left-over": {"money": 44}}


def test_arsenic_and_emigration() -> None:
    works = (
        "seats 3; option arsenic yes; mine gwennap red 1 1 1; at gwennap calciner 1 arsenic 1; arsenic 2 0 0"
    )
    assert cells(works, "process gwennap") == {"arsenic": (2, 3), "limiter": (11, 10)}
    assert cells(works, "sell arsenic") == {"money": (20, 55), "work": (0, 1), "arsenic": (2, 0)}
    tile = "seats 3; option arsenic yes; tile st_just A1"
    laid = cells(tile, "calciner here", "build st_just", "bid 1", "withdraw", "withdraw")
    assert laid == {"arsenic-laid": {"areas": ["st_just", "penzance", "st_ives"]}}
    miner = "seats 3; option emigration yes; mine gwennap red 1 1 1; at gwennap own 1"
    for to, gain in (("michigan", 1), ("sierra_madre", 20), ("kimberley", 4), ("adelaide", 3)):
        found = cells(miner, f"emigrate gwennap {to}")
        at_once = {"sierra_madre": {"points": (0, 20)}, "kimberley": {"money": (20, 24)}}.get(to, {})
        assert found == {
            "work": (0, 1),
            "emigrates": {"destination": to, "gain": gain},
            "capacity": (3, 2),
            **at_once,
        }
    own = cells("seats 3; option emigration yes; mine gwennap red 1 1 1", "miner gwennap own")
    assert own == {"work": (0, 1), "capacity": (2, 3)}
    token = cells(
        "seats 3; option emigration yes; mine truro red 1 1 1; tokens red port 1", "place port truro"
    )
    assert token == {"capacity": (2, 3), "drains": {"area": "truro", "count": 1}}
    rise = "seats 3; option emigration yes; prices 5 8; rise red; ore red 3 1; rows red blue yellow"
    assert cells(f"{rise}; phase adelaide; turn red", "raise tin") == {
        "income": {"money": 3 * 8 + 8},
        "money": (20, 52),
    }


@pytest.mark.parametrize(
    ("text", "lines", "id", "args"),
    [
        ("seats 3; columns 4 5 5", [], "turn", {"left": 6, "round": 1}),
        ("seats 3; phase keep; choice red A-tin1 A-port", [], "keep", {"region": "A"}),
        ("seats 3; hand red B-tin1", ["build gwennap"], "map", {"area": "gwennap", "from": "hand"}),
        ("seats 2; hand red B-tin1", ["build gwennap"], "map", {"area": "gwennap", "from": "deck"}),
        ("seats 3", ["build gwennap"], "opening", {"area": "gwennap", "minimum": 1, "money": 20}),
        ("seats 3", ["build gwennap", "bid 2"], "bidding", {"area": "gwennap", "bid": 2, "by": 0}),
        (
            "seats 2; money 0 20",
            ["build gwennap", "top B-tin1"],
            "bidding-first",
            {"area": "gwennap", "minimum": 1},
        ),
        ("seats 3; mine gwennap red 1 1 1", ["pumps"], "pumps", {"left": 1}),
        ("seats 3; option emigration yes; tokens red adit 1", ["pasties"], "tokens", {}),
        ("seats 3; phase survey; surveys 1", [], "survey", {}),
    ],
)
def test_what_is_asked(text: str, lines: list[str], id: str, args: dict[str, Any]) -> None:
    s = after(position(text), *lines)
    asked = tin.game.asks(s, tin.game.to_act(s)[0])
    assert (asked.id, asked.args) == (id, args)


def test_the_other_questions() -> None:
    s = position("seats 3; rows red blue yellow; phase invest; turn blue")
    assert tin.game.asks(s, 1).args == {"money": 20, "tens": 20, "fives": 9}
    s = position("seats 3; option arsenic yes; tile st_just A1")
    s = after(s, "build st_just", "bid 1", "withdraw", "withdraw")
    assert tin.game.asks(s, 0).json() == {"id": "calciner", "args": {"area": "st_just", "count": 3}}
    s = position("seats 3; tile gwennap B1; hand red B-water2; rows blue yellow; columns 0 3 3")
    assert tin.game.asks(after(s, "build gwennap", "bid 3"), 0).json() == {
        "id": "map_after",
        "args": {"area": "gwennap", "money": 17},
    }
    s = position(
        "seats 3; option emigration yes; round 2; rise red; ore red 3 1; rows red blue; columns 0 0 9"
    )
    assert tin.game.asks(after(s, "pass"), 0).json() == {"id": "adelaide", "args": {"higher": 2, "lower": 1}}
    assert tin.game.mark(s).json() == {"id": "round", "args": {"round": 2, "of": 4}}
