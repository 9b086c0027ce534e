"""What the rule tests of Tinners' Trail share: positions in one line, and short looks at them."""

from typing import Any

from gwarek.games.tinnerstrail import load
from gwarek.testing.builders import Bench

tin = Bench(load())
position = tin.position
broken = tin.broken
why = tin.why
legal = tin.legal
after = tin.after
events = tin.events
view = tin.view
player = tin.player
drawn = tin.drawn
kinds = tin.kinds

# Any: facts are JSON of the game's own shape.
FACTS: dict[str, Any] = tin.game.facts()
PARTS = load().parts

# Nobody moves far: prices that are easy to reckon with, and no tile on the map.
ALL_AREAS = " ".join(PARTS.area_ids)


# Any: a state belongs to its game.
def opened(seats: int, seed: str = "rules", **options: str) -> Any:
    """A new game at the first turn: everybody keeps the first map offered."""
    s = drawn(tin.game.setup(options, seats), seed)
    while view(s)["phase"] == "keep":
        seat = tin.game.to_act(s)[0]
        tin.game.apply(s, seat, tin.game.legal(s, seat)[0])
        s = drawn(s, seed)
    return s


def area(s: Any, id: str) -> dict[str, Any]:
    """An area as everybody sees it."""
    found: dict[str, Any] = view(s)["areas"][id]
    return found


def cubes(s: Any, id: str) -> tuple[int, int, int]:
    """Copper, tin and water of an area."""
    there = area(s, id)
    return int(there["copper"]), int(there["tin"]), int(there["water"])


def shown(s: Any, seat: str) -> dict[str, Any]:
    """A player as everybody sees him; Lord Wallace is blue."""
    found: dict[str, Any] = view(s)["players"][tin.seat(s, seat)]
    return found


def money(s: Any, seat: str) -> int:
    return int(shown(s, seat)["money"])


def column(s: Any, seat: str) -> int:
    return int(shown(s, seat)["column"])


def row(s: Any, id: str) -> list[int]:
    """A row of the score, per seat."""
    return next(row.points for row in tin.game.score(s).rows if row.id == id)


def starting(lines: list[str], word: str) -> list[str]:
    """The lines that begin with a word."""
    return [line for line in lines if line.split(" ")[0] == word]


# -- Lord Wallace

LAST_ZONE = 2


def card_for(s: Any, action: str) -> str:
    """The line that reveals an action card whose cell gives this action now."""
    seen = view(s)
    column = seen["players"][1]["column"]
    zone = next(i for i, (_, last) in enumerate(FACTS["zones"]) if column <= last)
    dear = seen["prices"]["copper"]["price"] in (8, 10)
    for id, card in FACTS["cards"].items():
        plain, _, orange = card["rounds"][seen["round"] - 1][zone].partition("/")
        if id not in seen["wallace"]["cards"] and (orange or plain if dear else plain) == action:
            return f"card {id}"
    raise AssertionError(f"no card says {action} in round {seen['round']}, column {column}, dear {dear}")


def solo(text: str) -> Any:
    """Lord Wallace is to reveal an action card; he is blue."""
    return position(f"seats 1; phase card; {text}")


def wallace(text: str, action: str) -> Any:
    """The position after he has carried out a card with this action."""
    s = solo(text)
    return after(s, card_for(s, action))


def told(text: str, action: str, kind: str = "") -> list[Any]:
    """What is told when he carries out a card with this action."""
    s = solo(text)
    return events(s, card_for(s, action), kind=kind)


def chose(text: str, action: str) -> tuple[str, list[str]]:
    """The area he chose and the steps that decided."""
    found = told(text, action, "wallace-chose")
    return found[0]["area"], found[0]["steps"]
