"""What the rule tests of Switch & Signal share: positions in one line, and short looks at them."""

from typing import Any

from gwarek.core.seat import CHANCE
from gwarek.games.switchsignal import load
from gwarek.testing.builders import Bench

rails = Bench(load())
position = rails.position
broken = rails.broken
why = rails.why
legal = rails.legal
after = rails.after
events = rails.events
view = rails.view
player = rails.player
drawn = rails.drawn
kinds = rails.kinds

# Any: facts are JSON of the game's own shape.
FACTS: dict[str, Any] = rails.game.facts()

NA = "option board north_america"
NO_HELPERS = "used logistics dispatcher conductor"  # of Central Europe: no questions but those of the rules
NA_NO_HELPERS = f"{NA}; used crossing_keeper shunter traffic_controller"


# Any: a state belongs to its game.
def opened(seats: int, **options: str) -> Any:
    """A new game at the first decision."""
    return drawn(rails.game.setup(options, seats))


def chance_acts(s: Any) -> bool:
    return list(rails.game.to_act(s)) == [CHANCE]


def weight(s: Any, line: str) -> float:
    """The probability of a draw."""
    return float(rails.game.chance(s).weight(rails.game.parse(line)))


def rolled(text: str, space: str, face: int, *more: str) -> Any:
    """Central Europe, helpers used up: a move action for the train on this space, and its roll."""
    s = position(f"{NO_HELPERS}; hand red move; {text}")
    return after(s, f"move {space}", f"die {face}", *more)


def rolled_na(text: str, space: str, face: int, *more: str) -> Any:
    s = position(f"{NA_NO_HELPERS}; hand red move; {text}")
    return after(s, f"move {space}", f"die {face}", *more)


def train(s: Any, space: str) -> dict[str, Any] | None:
    """The train on a space as everybody sees it, or None."""
    found = [one for one in view(s)["trains"] if one["space"] == space]
    return found[0] if found else None


def spaces(s: Any) -> list[str]:
    """Where trains stand."""
    return [one["space"] for one in view(s)["trains"]]


def depot(s: Any, colour: str) -> int:
    return int(view(s)["depot"][colour])


def clock(s: Any) -> int:
    return int(view(s)["clock"]["tokens"])


def lost(s: Any) -> int:
    """Time tokens lost so far."""
    return int(view(s)["clock"]["lost"])


def deck(s: Any) -> int:
    """Timetable cards face down."""
    return int(view(s)["timetable"]["deck"])


def phase(s: Any) -> str:
    return str(view(s)["phase"])


def reason(s: Any) -> str | None:
    """How the game ended."""
    outcome = rails.game.outcome(s)
    return None if outcome is None else outcome.reason


def hand(s: Any, seat: str) -> dict[str, int]:
    return dict(player(s, seat)["hand"])


def stopped_by(s: Any, *lines: str) -> tuple[str, str]:
    """Why and where the train of the last line stopped."""
    told = events(s, *lines, kind="stopped")[0]
    return str(told["reason"]), str(told["at"])
