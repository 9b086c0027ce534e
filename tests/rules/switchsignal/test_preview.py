"""What is asked, foreseen and shown: asks, preview cells, reach, mark, facts."""

from typing import Any

from gwarek.core.game import Cell
from tests.rules.switchsignal.table import NA, NO_HELPERS, after, legal, opened, position, rails, view

MOVE = f"{NO_HELPERS}; hand red move"


def cells(s: Any, line: str) -> dict[str, Cell]:
    seat = rails.game.to_act(s)[0]
    return {cell.id: cell for cell in rails.game.preview(s, seat, rails.game.parse(line))}


def ends(s: Any, space: str, face: int) -> list[dict[str, Any]]:
    """What a roll of this face could lead to."""
    train = next(one for one in view(s)["reach"] if one["space"] == space)
    found: list[dict[str, Any]] = next(one["ends"] for one in train["faces"] if one["face"] == face)
    return found


def end(**changes: object) -> dict[str, object]:
    usual: dict[str, object] = {"exit": None, "through": [], "tokens": 0, "cards": 0, "loses": False}
    usual |= {"unused": 0, "stop": "spent", "at": None, "delivers": None}
    return {**usual, **changes}


def test_reach_tells_every_face_of_the_die() -> None:
    (train,) = view(position("train black CAL"))["reach"]
    assert [(face["face"], face["of_six"]) for face in train["faces"]] == [(2, 1), (3, 2), (4, 2), (5, 1)]
    s = position("train black CAL")
    assert ends(s, "CAL", 2) == [end(path=["CE01.1", "CE02.1"], space="CE02.1")]
    assert ends(s, "CAL", 5) == [
        end(path=["CE01.1", "CE02.1", "PAR"], space="PAR", unused=2, stop="city", at="PAR")
    ]


def test_reach_tells_why_a_train_stops_and_what_it_costs() -> None:
    s = position(
        "clock 3; deck 1; train grey CE42.1; train brown CE03.1; train black CE07.1; train grey CE07.3 to BRU"
    )
    assert ends(s, "CE42.1", 2) == [
        end(path=[], space="CE42.1", tokens=2, unused=2, stop="signal", at="CE42@MAR")
    ]
    assert ends(s, "CE42.1", 3)[0]["cards"] == 1
    assert ends(s, "CE03.1", 1) == [end(path=[], space="CE03.1", tokens=1, unused=1, stop="switch", at="BRU")]
    assert ends(s, "CE07.1", 2) == [
        end(path=["CE07.2"], space=None, tokens=2, unused=1, stop="head_on", at="CE07.3")
    ]
    hard = position("clock 3; deck 0; train grey CE42.1")
    assert ends(hard, "CE42.1", 3)[0]["loses"] is True


def test_reach_tells_starts_trains_and_ports() -> None:
    s = position("train black CE43.1 with red; train grey CE01.1 to CAL; train brown CE02.1 to LIL")
    assert ends(s, "CE43.1", 3) == [
        end(path=["MAR"], space=None, unused=2, stop="port", at="MAR", delivers="red")
    ]
    assert ends(s, "CE01.1", 3) == [end(path=["CAL"], space=None, tokens=2, unused=2, stop="start", at="CAL")]
    assert ends(s, "CE02.1", 2) == [
        end(path=[], space="CE02.1", tokens=2, unused=2, stop="train", at="CE01.1")
    ]


def test_reach_follows_every_exit_and_every_way_through() -> None:
    s = position("train brown PAR; green CE33@PAR; red CE07/1")
    assert [one["exit"] for one in ends(s, "PAR", 1)] == ["CE33", "CE02"]
    far = position(f"{NA}; train black NA08.1; green NA22@DEN; red NA03/1")
    found = ends(far, "NA08.1", 3)
    assert [(one["through"], one["space"]) for one in found] == [([], "DEN"), (["NA22"], "NA24.1")]


def test_reach_does_not_change_the_position() -> None:
    s = position(f"{NA}; train black NA08.1; train grey DEN; train brown SEA")
    before = rails.game.position_text(s)
    view(s)
    assert rails.game.position_text(s) == before


def test_a_roll_to_come_shows_least_and_most_tokens() -> None:
    assert cells(position(f"{MOVE}; train black CE42.1"), "move CE42.1")["tokens"].args == {
        "least": 2,
        "most": 5,
    }
    assert cells(position(f"{MOVE}; train black CAL"), "move CAL")["tokens"].args == {"least": 0, "most": 0}


def test_known_points_show_where_the_train_goes() -> None:
    s = after(position("hand red move; train black CE42.1"), "move CE42.1", "die 3")
    shown = cells(s, "keep")
    assert shown["goes"].args == {"space": "CE42.1", "stop": "signal", "left": 3}
    assert (shown["clock"].before, shown["clock"].after) == (7, 4)
    exits = after(position(f"{MOVE}; train brown PAR; green CE33@PAR; red CE07/1"), "move PAR", "die 2")
    assert cells(exits, "exit CE33")["goes"].args == {"space": "CE33.1", "stop": "spent", "left": 0}


def test_an_end_in_the_depot_is_shown() -> None:
    s = after(position("hand red move; train black CE43.1 with blue"), "move CE43.1", "die 3")
    shown = cells(s, "keep")
    assert shown["depot-by"].args == {"reason": "port"}
    assert shown["delivers"].args == {"good": "blue", "place": "MAR"}
    s = after(position("hand red move; clock 2; train black CE01.1 to CAL with blue"), "move CE01.1", "die 3")
    shown = cells(s, "keep")
    assert shown["returns"].args == {"good": "blue", "place": "PAR"}
    assert (shown["clock"].before, shown["clock"].after) == (2, 7)
    assert (shown["timetable"].before, shown["timetable"].after) == (16, 15)


def test_stopping_in_a_city_is_shown() -> None:
    s = after(
        position(
            f"{NA}; used traffic_controller; hand red move; train grey NA44.1 with red; green NA46@NYC; red NA03/1"
        ),
        "move NA44.1",
        "die 2",
    )
    assert cells(s, "stop")["delivers"].args == {"good": "red", "place": "NYC"}
    assert cells(s, "through NA46")["goes"].args == {"space": "NA46.1", "stop": "spent", "left": 0}


def test_actions_show_what_they_change() -> None:
    s = position("hand red signal switch move; train grey PAR")
    assert cells(s, "signal CE07/1")["red"].args == {"field": "CE07/1"}
    assert cells(s, "switch BAS CE13 CE07")["opens"].args == {"lines": ["CE13", "CE07"]}
    assert cells(s, "switch BAS CE13 CE07")["covers"].args == {"lines": ["CE34"]}
    assert cells(s, "load PAR")["loads"].args == {"good": "blue", "place": "PAR", "left": 1}
    assert "goods" not in cells(s, "load PAR")  # it is still to be paid
    assert cells(s, "done")["draws"].args == {"count": 5}
    to = after(s, "signal CE07/1")
    assert cells(to, "to CE39/1")["green"].args == {"field": "CE39/1"}
    pay = after(s, "load PAR")
    assert cells(pay, "pay switch")["pays"].args == {"cards": ["switch"]}
    assert (cells(pay, "pay switch")["cards"].before, cells(pay, "pay switch")["cards"].after) == (3, 2)
    goods = cells(pay, "pay switch")["goods"]
    assert (goods.before, goods.after, goods.args) == (2, 1, {"place": "PAR"})
    assert "last" in cells(position("deck 0"), "done")


def test_a_deployment_shows_depot_and_danger() -> None:
    s = position(f"{NA}; phase deploy; card T03; train grey MTL")
    assert cells(s, "deploy black")["deploys"].args == {"train": "black", "left": 3}
    assert "depot" not in cells(s, "deploy black")  # an occupied start would keep it there
    s = after(s, "deploy black")
    assert cells(s, "roll")["occupied"].args == {"chance": 17}  # Montreal is 7: 6 of 36
    assert cells(s, "use shunter SEA")["helper"].args == {"helper": "shunter"}
    depot = cells(s, "use shunter SEA")["depot"]
    assert (depot.before, depot.after, depot.args) == (3, 2, {"train": "black"})
    tokens = position(
        f"{NA}; option deployment tokens; tokens 7 8; phase start; card T03; colour black; train grey MTL"
    )
    assert cells(tokens, "roll")["occupied"].args == {"chance": 50}


def test_helpers_show_whom_they_hold() -> None:
    s = position("phase train; card T06; symbol 1; colour black; train black CAL due; train black HAM due")
    assert cells(s, "use conductor black")["holds"].args == {"trains": 2}
    far = position(
        f"{NA}; phase train; card T06; symbol 1; colour black; train black SEA due; train black MIA due"
    )
    assert cells(far, "use traffic_controller SEA")["holds"].args == {"trains": 1}


def test_reveal_shows_the_deck() -> None:
    cell = cells(position("phase reveal; deck 4"), "reveal")["timetable"]
    assert (cell.before, cell.after) == (4, 3)


def test_every_phase_asks_its_question() -> None:
    asked = {
        "phase switches; option layout free; open BAS; signals": ("switches", {"left": 1}),
        "phase signals; option layout free; signals CE02@PAR": (
            "signals",
            {"cities": ["AMS", "BER", "NUE", "MAR"], "track": 3},
        ),
        "phase extra; option extra_signal yes": ("extra", {}),
        "phase reveal; deck 4": ("reveal", {"left": 4}),
        f"{NA}; phase answer; card T03": ("answer", {"card": "T03"}),
        "phase deploy; card T01; symbol 1; named black": ("deploy", {"left": 1}),
        f"{NA}; phase start; card T03; colour grey": ("start", {"train": "grey"}),
        "phase colour; card T16": ("colour", {"left": 2}),
        "phase train; card T06; symbol 1; colour black; train black CAL due": (
            "train",
            {"train": "black", "left": 1},
        ),
        "phase keep; card T06; symbol 1; colour black; train black CAL; moving CAL roll 3 left 3": (
            "keep",
            {"train": "black", "space": "CAL", "roll": 3},
        ),
        "phase exit; step 2; train black PAR; moving PAR roll 3 left 3; green CE33@PAR; red CE07/1": (
            "exit",
            {"train": "black", "place": "PAR", "left": 3},
        ),
        "phase city; step 2; train black PAR; moving PAR roll 3 left 2 came CE02; green CE33@PAR; red CE07/1": (
            "city",
            {"train": "black", "place": "PAR", "left": 2},
        ),
        "hand red move": ("action", {"cards": 1}),
        "phase target; doing signal CE07/1": ("target", {"field": "CE07/1"}),
        "phase pay; doing load PAR; train black PAR; hand red move signal": ("pay", {"action": "load"}),
    }
    for text, (id, args) in asked.items():
        message = rails.game.asks(position(text), 0)
        assert (message.id, message.args) == (id, args), text


def test_the_mark_tells_turns() -> None:
    assert rails.game.mark(rails.game.setup({"layout": "free"}, 2)).id == "setup"
    message = rails.game.mark(opened(2))
    assert (message.id, message.args) == ("turn", {"turn": 1, "left": 17})


def test_the_view_tells_what_is_being_done() -> None:
    s = position("hand red signal signal switch")
    assert view(after(s, "signal CE07/1"))["doing"]["field"] == "CE07/1"
    paying = view(after(s, "signal CE07/1", "to CE39/1"))["doing"]
    assert (paying["action"], paying["to"]) == ("signal", "CE39/1")
    switching = view(after(s, "switch BAS CE13 CE07"))["doing"]
    assert (switching["junction"], switching["lines"]) == ("BAS", ["CE13", "CE07"])
    loading = view(after(position("hand red signal switch; train grey PAR"), "load PAR"))["doing"]
    assert (loading["action"], loading["space"]) == ("load", "PAR")
    assert view(s)["doing"] is None
    assert len(legal(s)) > 60
