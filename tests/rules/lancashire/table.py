"""What the rule tests of Brass: Lancashire share: positions in one line, and short looks at them."""

from typing import Any

from gwarek.games.lancashire import load
from gwarek.testing.builders import Bench

brass = Bench(load())
position = brass.position
broken = brass.broken
why = brass.why
legal = brass.legal
after = brass.after
events = brass.events
view = brass.view
player = brass.player
drawn = brass.drawn
kinds = brass.kinds

# Any: facts are JSON of the game's own shape.
FACTS: dict[str, Any] = brass.game.facts()


# Any: a state belongs to its game.
def opened(seats: int, seed: str = "rules", **options: str) -> Any:
    """A new game at the first turn."""
    return drawn(brass.game.setup(options, seats), seed)


def tile(s: Any, space: str) -> dict[str, Any] | None:
    """The tile on a space as everybody sees it, or None."""
    found = [tile for tile in view(s)["tiles"] if tile["space"] == space]
    return found[0] if found else None


def goods(s: Any, space: str) -> int:
    """Cubes on the tile of a space."""
    there = tile(s, space)
    assert there is not None
    return int(there["goods"])


def flipped(s: Any, space: str) -> bool:
    there = tile(s, space)
    assert there is not None
    return bool(there["flipped"])


def track(s: Any, good: str) -> int:
    """Cubes on a demand track."""
    return int(view(s)["markets"][good]["cubes"])


def row(s: Any, id: str) -> list[int]:
    """A row of the score, per seat; zeros when it is not there."""
    for row in brass.game.score(s).rows:
        if row.id == id:
            return row.points
    return [0] * len(brass.game.score(s).rows[0].points)


def hand(s: Any, seat: str) -> list[str]:
    """Cards in hand, by name."""
    return sorted(player(s, seat)["hand"])


def money(s: Any, seat: str = "red") -> int:
    return int(player(s, seat)["money"])


def income(s: Any, seat: str = "red") -> int:
    """The space of the income disc."""
    return int(player(s, seat)["income"])


def passed(s: Any) -> Any:
    """The seat to act passes and discards the first card it has; chance is not drawn."""
    s = after(s, "pass")
    return after(s, legal(s)[0])


def ending(rest: str, seats: int = 3) -> Any:
    """The last seat in order has one card and one action left; nobody else has a card. Playing it ends the period."""
    words = ["red", "blue", "yellow", "purple"][:seats]
    empty = "; ".join(f"hand {word}" for word in words[:-1])
    last = words[-1]
    clauses = (
        f"seats {seats}; round 8; turn {last}; actions 1; {empty}; hand {last} manchester; deck 0; {rest}"
    )
    return position(clauses)


def ended(rest: str, seats: int = 3) -> Any:
    """The same, with the card played."""
    return after(ending(rest, seats), "pass", "card manchester")


def last_turn(rest: str) -> Any:
    """Yellow, third of three, has one action left in a round; everybody holds cards, and nobody draws any more."""
    return position(f"round 3; turn yellow; actions 1; deck 0; {rest}")
