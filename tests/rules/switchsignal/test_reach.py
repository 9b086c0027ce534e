"""What reach foresees is what happens: over random positions, every train, every face, every choice on the way."""

from typing import Any

import pytest

from gwarek.core.chance import QuickRng
from gwarek.testing.contract import walk
from tests.rules.switchsignal.table import after, lost, phase, rails, spaces, view

OPTIONS: list[dict[str, str]] = [
    {"layout": "free"},
    {"board": "north_america", "layout": "free"},
    {"board": "north_america", "loaded_through_port": "no", "occupied_start": "start", "goods_to_win": "10"},
]


def ways(s: Any) -> list[Any]:
    """The positions a movement can end in, whatever is chosen on the way; helpers stay."""
    if phase(s) not in ("exit", "city"):
        return [s]
    chosen = [action for action in rails.game.legal(s, s.turn) if not action.text().startswith("use")]
    return [end for action in chosen for end in ways(after(s, action.text()))]


def outcome(before: Any, end: Any) -> tuple[object, ...]:
    """Where the train stands, tokens lost, goods delivered, whether the game is lost."""
    stood = set(spaces(before))
    new = [space for space in spaces(end) if space not in stood]
    delivered = view(end)["delivered"] - view(before)["delivered"]
    over = phase(end) == "over" and not view(end)["result"]["won"]
    return (None if over else new[0] if new else None, lost(end) - lost(before), delivered, over)


def movable(s: Any) -> Any:
    """The position with exactly one move card in hand and the Logistician gone, so that nothing else is asked."""
    text = rails.game.position_text(s).split("; ")
    kept = [clause for clause in text if not clause.startswith(("hand", "pile", "used"))]
    used = "used logistics dispatcher conductor shunter crossing_keeper traffic_controller"
    return rails.position("; ".join([*kept, "hand red move", "turn red", used]))


@pytest.mark.parametrize("table", range(len(OPTIONS)))
def test_8_5_reach_is_what_a_movement_does(table: int) -> None:
    """SWI-8.5, SWI-12.3: with other trains about, from cities, starts and segments."""
    options = rails.game.info.full_options({"start_player": "0", **OPTIONS[table]})
    rng = QuickRng(table)
    looked = 0
    for match in walk(rails.game, 2, options, f"reach-{table}"):
        if phase(match.state) != "action" or rng.below(3):
            continue
        s = movable(match.state)
        for train in view(s)["reach"]:
            if f"move {train['space']}" not in [action.text() for action in rails.game.legal(s, 0)]:
                continue
            for face in train["faces"]:
                rolled = after(s, f"move {train['space']}", f"die {face['face']}")
                there = {outcome(without(s, train["space"]), end) for end in ways(rolled)}
                told = {
                    (
                        None if end["loses"] else end["space"],
                        end["tokens"],
                        1 if end["delivers"] else 0,
                        end["loses"],
                    )
                    for end in face["ends"]
                }
                assert told == there, f"{train['space']} {face['face']}: {rails.game.position_text(s)}"
                looked += 1
    assert looked > 30


def without(s: Any, space: str) -> Any:
    """The position with this train taken off the board: what stands elsewhere stays."""
    text = rails.game.position_text(s).split("; ")
    return rails.game.position(
        "; ".join([clause for clause in text if clause.split()[0] != "train" or clause.split()[2] != space])
    )


# -- is rolling again a question at all (SWI-11.2)?


def best(text: str, space: str, face: int) -> bool:
    s = after(rails.position(text), f"move {space}", f"die {face}")
    assert phase(s) == "keep"
    return bool(view(s)["moving"]["best"])


HAND = "phase action; hand red move"


def test_11_2_every_face_brings_the_train_into_the_city() -> None:
    """CE02.1 lies before Paris, where a train must stop: 2 and 5 are the same, the Dispatcher used or of no help."""
    assert best(f"{HAND}; used dispatcher; train black CE02.1", "CE02.1", 2)
    assert best(f"{HAND}; used dispatcher; train black CE02.1", "CE02.1", 5)


def test_11_2_with_the_dispatcher_unused_more_points_go_further() -> None:
    text = f"{HAND}; train black CE02.1; green CE33@PAR; red CE07/1"
    assert not best(text, "CE02.1", 2)
    assert best(text.replace("; train", "; used dispatcher; train"), "CE02.1", 2)


def test_11_2_another_face_goes_further_or_costs_less() -> None:
    assert not best(f"{HAND}; train black CE07.1", "CE07.1", 2)
    blocked = f"{HAND}; used dispatcher; train black CE07.1; train grey CE07.3"
    assert not best(blocked, "CE07.1", 5)  # one space free: four tokens; a 2 would cost one
    assert best(blocked, "CE07.1", 2)


def test_11_2_the_best_roll_of_a_game_is_never_bettered() -> None:
    """Played games: where the view says so, no face ends cheaper than every end of the roll, or alone delivers."""
    asked = 0
    for match in walk(rails.game, 2, rails.game.info.full_options({"start_player": "0"}), "best-roll"):
        s = match.state
        if phase(s) != "keep" or not view(s)["moving"]["best"]:
            continue
        asked += 1
        moving = view(s)["moving"]
        faces = next(r for r in view(s)["reach"] if r["space"] == moving["space"])["faces"]
        own = next(f for f in faces if f["face"] == moving["left"])["ends"]
        cheapest = min(end["tokens"] for end in own)
        for face in faces:
            assert all(end["tokens"] >= cheapest for end in face["ends"])
            if any(end["delivers"] for end in face["ends"]):
                assert any(end["delivers"] for end in own)
    assert asked > 0
