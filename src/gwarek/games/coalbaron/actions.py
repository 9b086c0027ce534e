"""One class per kind of decision. Every value there can be is made once per box (`Words`): lists cost no objects."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS, seat_of
from gwarek.games.coalbaron.components import COLOURS, LEVELS, Parts

BARE: Final = 4  # "no cube" in a fill; sorts after the colours
PLACES: Final = ["top", "bottom"]
SOURCES: Final = ["cage", "storage"]
NONE: Final = "none"


@final
class Draft(Action):
    """Take a revealed order (COA-2.10)."""

    def __init__(self, order: str, card: int) -> None:
        self.order: Final = order
        self.card: Final = card

    def text(self) -> str:
        return f"draft {self.order}"

    def fields(self) -> tuple[object, ...]:
        return (self.order, self.card)


@final
class Send(Action):
    """Send miners to a work space or the muster hall (COA-3.2)."""

    def __init__(self, name: str, space: int) -> None:
        self.name: Final = name
        self.space: Final = space

    def text(self) -> str:
        return f"send {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.space)


@final
class Buy(Action):
    """Buy one of the tiles looked at, or none (tile -1; COA-5.8)."""

    def __init__(self, name: str, tile: int) -> None:
        self.name: Final = name
        self.tile: Final = tile

    def text(self) -> str:
        return f"buy {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.tile)


@final
class Keep(Action):
    """Keep one of the orders looked at, or none (card -1; COA-9.4)."""

    def __init__(self, order: str, card: int) -> None:
        self.order: Final = order
        self.card: Final = card

    def text(self) -> str:
        return f"keep {self.order}"

    def fields(self) -> tuple[object, ...]:
        return (self.order, self.card)


@final
class Return(Action):
    """Say where the rest goes (COA-5.9, 9.5)."""

    def __init__(self, on_top: bool) -> None:
        self.on_top: Final = on_top

    def text(self) -> str:
        return "return top" if self.on_top else "return bottom"

    def fields(self) -> tuple[object, ...]:
        return (self.on_top,)


@final
class Next(Action):
    """Say which returned piece comes next; the first will be drawn first (COA-5.9, 9.5)."""

    def __init__(self, name: str, deck: int, kind: int) -> None:
        self.name: Final = name
        self.deck: Final = deck
        self.kind: Final = kind

    def text(self) -> str:
        return f"next {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.deck, self.kind)


@final
class Fill(Action):
    """Cubes of other colours, or none, for carts the supply cannot fill (COA-13.4, R10)."""

    def __init__(self, first: int, second: int) -> None:
        """Colours or BARE; `second` is -1 when one cart is unfilled. First not above second: one meaning, one line."""
        self.first: Final = first
        self.second: Final = second

    def text(self) -> str:
        words = [*COLOURS, "bare"]
        one = f"fill {words[self.first]}"
        return one if self.second < 0 else f"{one} {words[self.second]}"

    def fields(self) -> tuple[object, ...]:
        return (self.first, self.second)


@final
class Cage(Action):
    """Move the cage and stop at a level (COA-6.4, 6.5)."""

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def text(self) -> str:
        return f"cage {self.level}"

    def fields(self) -> tuple[object, ...]:
        return (self.level,)


@final
class Load(Action):
    """Load a cube of this level into the cage (COA-6.6)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def text(self) -> str:
        return f"load {COLOURS[self.colour]}"

    def fields(self) -> tuple[object, ...]:
        return (self.colour,)


@final
class Store(Action):
    """Put a cube from the cage into the storage (COA-6.9)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def text(self) -> str:
        return f"store {COLOURS[self.colour]}"

    def fields(self) -> tuple[object, ...]:
        return (self.colour,)


@final
class Place(Action):
    """Cover an order space with a cube from the cage (COA-6.7)."""

    def __init__(self, order: str, card: int, colour: int) -> None:
        self.order: Final = order
        self.card: Final = card
        self.colour: Final = colour

    def text(self) -> str:
        return f"place {self.order} {COLOURS[self.colour]}"

    def fields(self) -> tuple[object, ...]:
        return (self.order, self.card, self.colour)


@final
class Fetch(Action):
    """Cover an order space with a cube from the storage (COA-6.10)."""

    def __init__(self, order: str, card: int, colour: int) -> None:
        self.order: Final = order
        self.card: Final = card
        self.colour: Final = colour

    def text(self) -> str:
        return f"fetch {self.order} {COLOURS[self.colour]}"

    def fields(self) -> tuple[object, ...]:
        return (self.order, self.card, self.colour)


@final
class Pair(Action):
    """Choose the order space two other cubes will cover (COA-6.8)."""

    def __init__(self, order: str, card: int, colour: int) -> None:
        self.order: Final = order
        self.card: Final = card
        self.colour: Final = colour

    def text(self) -> str:
        return f"pair {self.order} {COLOURS[self.colour]}"

    def fields(self) -> tuple[object, ...]:
        return (self.order, self.card, self.colour)


@final
class With(Action):
    """The two cubes of the pair; a cube is source * 4 + colour, first not above second (COA-6.8, R2)."""

    def __init__(self, first: int, second: int) -> None:
        self.first: Final = first
        self.second: Final = second

    def text(self) -> str:
        return f"with {cube_word(self.first)} {cube_word(self.second)}"

    def fields(self) -> tuple[object, ...]:
        return (self.first, self.second)


@final
class Stop(Action):
    """End the mining action; steps left are lost (COA-6.1)."""

    def text(self) -> str:
        return "stop"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Start(Action):
    """Chance names the start player (C1)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def text(self) -> str:
        return f"start {SEAT_WORDS[self.seat]}"

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)


@final
class Drawn(Action):
    """Pieces chance draws, in order: `tiles`, `reveal`, `orders`, `look` or `refill` (C2 to C8)."""

    def __init__(self, what: str, names: tuple[str, ...], kinds: tuple[int, ...]) -> None:
        self.what: Final = what
        self.names: Final = names
        self.kinds: Final = kinds

    def text(self) -> str:
        return " ".join((self.what, *self.names))

    def fields(self) -> tuple[object, ...]:
        return (self.what, self.names, self.kinds)


DRAWS: Final = ["tiles", "reveal", "orders", "look", "refill"]


def cube_word(cube: int) -> str:
    """`cage:grey` or `storage:brown`."""
    return f"{SOURCES[cube // 4]}:{COLOURS[cube % 4]}"


@final
class Words:
    """Every player action of this box, made once."""

    def __init__(self, parts: Parts) -> None:
        self.parts: Final = parts
        self.send: Final = [Send(space.id, i) for i, space in enumerate(parts.spaces)]
        self.draft: Final = [Draft(order.id, i) for i, order in enumerate(parts.orders)]
        self.buy: Final = [Buy(tile.id, i) for i, tile in enumerate(parts.tiles)]
        self.buy_none: Final = Buy(NONE, -1)
        self.keep: Final = [Keep(order.id, i) for i, order in enumerate(parts.orders)]
        self.keep_none: Final = Keep(NONE, -1)
        self.returns: Final = [Return(True), Return(False)]
        self.next: Final = [
            [Next(tile.id, 0, i) for i, tile in enumerate(parts.tiles)],
            [Next(order.id, 1, i) for i, order in enumerate(parts.orders)],
        ]
        self.fill_one: Final = [Fill(c, -1) for c in range(BARE + 1)]
        self.fill_two: Final = [Fill(a, b) for a in range(BARE + 1) for b in range(a, BARE + 1)]
        self.cage: Final = [Cage(level) for level in range(LEVELS + 1)]
        self.load: Final = [Load(c) for c in range(4)]
        self.store: Final = [Store(c) for c in range(4)]
        orders = list(enumerate(parts.orders))
        self.place: Final = [[Place(order.id, i, c) for c in range(4)] for i, order in orders]
        self.fetch: Final = [[Fetch(order.id, i, c) for c in range(4)] for i, order in orders]
        self.pair: Final = [[Pair(order.id, i, c) for c in range(4)] for i, order in orders]
        self.cubes: Final = [With(a, b) for a in range(8) for b in range(a, 8)]
        self.stop: Final = Stop()

    def vocabulary(self) -> list[str]:
        verbs = [
            "draft",
            "send",
            "buy",
            "keep",
            "return",
            "next",
            "fill",
            "cage",
            "load",
            "place",
            "fetch",
            "pair",
            "with",
            "store",
            "stop",
        ]
        numbers = [str(level) for level in range(LEVELS + 1)]
        cubes = [cube_word(cube) for cube in range(8)]
        ids = [*self.parts.space_ids, *self.parts.tile_ids, *self.parts.order_ids]
        return [*verbs, NONE, *PLACES, *COLOURS, "bare", *numbers, *cubes, *ids]

    def parse(self, line: str) -> Action:
        """The action a line means; fills and pairs may name their cubes in either order."""
        words = line.split()
        if not words:
            raise Problem("line-empty")
        verb, rest = words[0], words[1:]
        if verb == "start":
            return Start(self._seat(line, rest))
        if verb in DRAWS:
            return self._drawn(verb, rest)
        if verb == "fill":
            return self._fill(line, rest)
        if verb == "stop":
            _length(line, rest, 0)
            return self.stop
        if verb in ("place", "fetch", "pair"):
            _length(line, rest, 2)
            card = _index(rest[0], self.parts.order_ids, line)
            colour = _index(rest[1], COLOURS, line)
            table = self.place if verb == "place" else self.fetch if verb == "fetch" else self.pair
            return table[card][colour]
        if verb == "with":
            _length(line, rest, 2)
            pair = sorted(_index(word, [cube_word(c) for c in range(8)], line) for word in rest)
            return With(pair[0], pair[1])
        return self._one_word(line, verb, rest)

    def _one_word(self, line: str, verb: str, rest: list[str]) -> Action:
        known = ("draft", "send", "buy", "keep", "return", "next", "cage", "load", "store")
        if verb not in known:
            raise Problem("line-verb", word=verb, line=line)
        _length(line, rest, 1)
        word = rest[0]
        if verb == "send":
            return self.send[_index(word, self.parts.space_ids, line)]
        if verb == "draft":
            return self.draft[_index(word, self.parts.order_ids, line)]
        if verb == "buy":
            return self.buy_none if word == NONE else self.buy[_index(word, self.parts.tile_ids, line)]
        if verb == "keep":
            return self.keep_none if word == NONE else self.keep[_index(word, self.parts.order_ids, line)]
        if verb == "return":
            return self.returns[_index(word, PLACES, line)]
        if verb == "next":
            if word in self.parts.tile_ids:
                return self.next[0][self.parts.tile_ids.index(word)]
            return self.next[1][_index(word, self.parts.order_ids, line)]
        if verb == "cage":
            return self.cage[_index(word, [str(level) for level in range(LEVELS + 1)], line)]
        colour = _index(word, COLOURS, line)
        return self.load[colour] if verb == "load" else self.store[colour]

    def _fill(self, line: str, rest: list[str]) -> Action:
        if len(rest) not in (1, 2):
            raise Problem("line-length", line=line, needed=2, given=len(rest))
        cubes = sorted(_index(word, [*COLOURS, "bare"], line) for word in rest)
        return Fill(cubes[0], cubes[1] if len(cubes) == 2 else -1)

    def _seat(self, line: str, rest: list[str]) -> int:
        _length(line, rest, 1)
        seat = seat_of(rest[0])
        if seat is None or seat < 0:
            raise Problem("line-word", word=rest[0], line=line)
        return seat

    def _drawn(self, verb: str, rest: list[str]) -> Action:
        names = self.parts.tile_ids if verb == "tiles" else self.parts.order_ids
        if verb in ("look", "refill") and rest and rest[0] in self.parts.tile_ids:
            names = self.parts.tile_ids
        line = " ".join([verb, *rest])
        return Drawn(verb, tuple(rest), tuple(_index(word, names, line) for word in rest))


def _index(word: str, known: list[str], line: str) -> int:
    if word not in known:
        raise Problem("line-word", word=word, line=line)
    return known.index(word)


def _length(line: str, rest: list[str], needed: int) -> None:
    if len(rest) != needed:
        raise Problem("line-length", line=line, needed=needed, given=len(rest))
