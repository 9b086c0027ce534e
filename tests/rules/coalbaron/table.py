"""What the rule tests of Coal Baron share: positions in one line, and short looks at them."""

from typing import Any

from gwarek.testing.builders import Bench

coal = Bench("coalbaron")
position = coal.position
broken = coal.broken
why = coal.why
legal = coal.legal
after = coal.after
events = coal.events
view = coal.view
player = coal.player
drawn = coal.drawn
kinds = coal.kinds

COLOURS = ["yellow", "brown", "grey", "black"]
TRANSPORTS = ["wheelbarrow", "carriage", "motorcar", "locomotive"]
TILES: list[str] = [
    f"T-{colour}-{side}-{carts}" for colour in COLOURS for side in ("light", "dark") for carts in (1, 2)
]
# Any: facts are JSON of the game's own shape.
FACTS: dict[str, Any] = coal.game.facts()
ORDERS: list[str] = list(FACTS["orders"])

# Position text: no tile or card is left in a stack; red has them all (and no coal, so that the box suffices).
BARE_SHAFT = "coal red 1; coal red 2; coal red 3; coal red 4"
NO_TILES = f"tiles red {' '.join(tile for tile in TILES for _ in range(3))}; {BARE_SHAFT}"
NO_ORDERS = f"delivered red {' '.join(ORDERS)}"


def clocks(shifts: int, seats: int) -> str:
    """Clock clauses of shifts in which nobody scored."""
    return "; ".join(f"clock {n + 1} {' '.join(['0'] * 12 * seats)}" for n in range(shifts))


# Any: a state belongs to its game.
def dealt(seats: int, seed: str = "rules", **options: str) -> Any:
    """A new game, with everything drawn that comes before the draft."""
    s = coal.game.setup(options, seats)
    return drawn(s, seed)


def opened(seats: int, seed: str = "rules", **options: str) -> Any:
    """A new game at the first turn of shift I; everybody drafted the first card offered."""
    s = dealt(seats, seed, **options)
    while view(s)["phase"] == "draft":
        s = drawn(after(s, legal(s)[0]), seed)
    return s


def space(s: Any, id: str) -> dict[str, Any]:
    """A work space as everybody sees it."""
    found: dict[str, Any] = next(space for space in view(s)["spaces"] if space["id"] == id)
    return found


def row(s: Any, id: str) -> list[int]:
    """A row of the score, per seat."""
    return next(row.points for row in coal.game.score(s).rows if row.id == id)


def carts(s: Any, seat: str, level: int) -> list[str | None]:
    """The cubes (or None) on all carts of a level from 1 to 4."""
    sides = player(s, seat)["shaft"][level - 1]
    return [cube for side in ("light", "dark") for piece in sides[side] for cube in piece["carts"]]


def waiting(s: Any, seat: str) -> list[str]:
    """Ids of the waiting orders."""
    return [item["order"] for item in player(s, seat)["waiting"]]


def scored(s: Any, *lines: str) -> dict[int, list[int]]:
    """Points by category number that the last line brings with the end of a shift."""
    # Any: event arguments are JSON.
    told: list[dict[str, Any]] = events(s, *lines, kind="category-scored")
    return {item["number"]: item["points"] for item in told}


def counted(s: Any, *lines: str) -> dict[int, list[int]]:
    """What the categories counted, per seat."""
    told: list[dict[str, Any]] = events(s, *lines, kind="category-scored")
    return {item["number"]: item["counts"] for item in told}
