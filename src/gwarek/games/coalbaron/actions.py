"""One class per kind of decision. Every value there can be is made once per box (`Words`): lists cost no objects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from gwarek.core.action import Action, Line
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.core.words import Phrases, numbered
from gwarek.games.coalbaron.components import COLOURS, LEVELS, Parts

BARE: Final = 4  # "no cube" in a fill; sorts after the colours
FILLS: Final = [*COLOURS, "bare"]
SOURCES: Final = ["cage", "storage"]
CUBES: Final = [f"{source}:{colour}" for source in SOURCES for colour in COLOURS]
PLACES: Final = {"top": 1, "bottom": 0}
NONE: Final = "none"


@final
@dataclass(eq=False, repr=False)
class Draft(Line):
    """`draft ORDER`: take a revealed order (COA-2.10)."""

    card: int


@final
@dataclass(eq=False, repr=False)
class Send(Line):
    """`send SPACE`: send miners to a work space or the muster hall (COA-3.2)."""

    space: int


@final
@dataclass(eq=False, repr=False)
class Buy(Line):
    """`buy TILE`: buy one of the tiles looked at, or none (-1; COA-5.8)."""

    tile: int


@final
@dataclass(eq=False, repr=False)
class Keep(Line):
    """`keep ORDER`: keep one of the orders looked at, or none (-1; COA-9.4)."""

    card: int


@final
@dataclass(eq=False, repr=False)
class Return(Line):
    """`return top`: say where the rest goes (COA-5.9, 9.5)."""

    on_top: int


@final
@dataclass(eq=False, repr=False)
class Next(Line):
    """`next PIECE`: say which returned piece comes next; the first will be drawn first (COA-5.9, 9.5)."""

    kind: int
    deck: int


@final
@dataclass(eq=False, repr=False)
class Fill(Line):
    """`fill CUBE CUBE`: cubes of other colours, or none (BARE), for carts the supply cannot fill (COA-13.4, R10).

    `second` is -1 when one cart is unfilled.
    """

    first: int
    second: int = -1


@final
@dataclass(eq=False, repr=False)
class Cage(Line):
    """`cage LEVEL`: move the cage and stop at a level (COA-6.4, 6.5)."""

    level: int


@final
@dataclass(eq=False, repr=False)
class Load(Line):
    """`load COLOUR`: load a cube of this level into the cage (COA-6.6)."""

    colour: int


@final
@dataclass(eq=False, repr=False)
class Store(Line):
    """`store COLOUR`: put a cube from the cage into the storage (COA-6.9)."""

    colour: int


@final
@dataclass(eq=False, repr=False)
class Place(Line):
    """`place ORDER COLOUR`: cover an order space with a cube from the cage (COA-6.7)."""

    card: int
    colour: int


@final
@dataclass(eq=False, repr=False)
class Fetch(Line):
    """`fetch ORDER COLOUR`: cover an order space with a cube from the storage (COA-6.10)."""

    card: int
    colour: int


@final
@dataclass(eq=False, repr=False)
class Pair(Line):
    """`pair ORDER COLOUR`: choose the order space two other cubes will cover (COA-6.8)."""

    card: int
    colour: int


@final
@dataclass(eq=False, repr=False)
class With(Line):
    """`with CUBE CUBE`: the two cubes of the pair; a cube is source * 4 + colour (COA-6.8, R2)."""

    first: int
    second: int


@final
@dataclass(eq=False, repr=False)
class Stop(Line):
    """`stop`: end the mining action; steps left are lost (COA-6.1)."""


@final
@dataclass(eq=False, repr=False)
class Start(Line):
    """`start SEAT`: chance names the start player (C1)."""

    seat: int


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


@final
class Words:
    """Every player action of this box, made once."""

    def __init__(self, parts: Parts) -> None:
        self.parts: Final = parts
        self.phrases: Final = Phrases()
        spell = self.phrases.spell
        orders = numbered(parts.order_ids)
        colours = numbered(COLOURS)
        self.draft: Final = spell(Draft, "draft", orders)
        self.send: Final = spell(Send, "send", numbered(parts.space_ids))
        self.buy: Final = spell(Buy, "buy", numbered(parts.tile_ids, NONE))
        self.keep: Final = spell(Keep, "keep", numbered(parts.order_ids, NONE))
        self.returns: Final = spell(Return, "return", PLACES)
        self.next: Final = [
            spell(lambda line, kind: Next(line, kind, 0), "next", numbered(parts.tile_ids)),
            spell(lambda line, kind: Next(line, kind, 1), "next", orders),
        ]
        self.fill_one: Final = spell(Fill, "fill", numbered(FILLS))
        self.fill_two: Final = self.phrases.spell_pair(Fill, "fill", numbered(FILLS))
        self.cage: Final = spell(Cage, "cage", numbered([str(level) for level in range(LEVELS + 1)]))
        self.load: Final = spell(Load, "load", colours)
        self.place: Final = spell(Place, "place", orders, colours)  # by 4 * card + colour, as fetch and pair
        self.fetch: Final = spell(Fetch, "fetch", orders, colours)
        self.pair: Final = spell(Pair, "pair", orders, colours)
        self.cubes: Final = self.phrases.spell_pair(With, "with", numbered(CUBES))
        self.store: Final = spell(Store, "store", colours)
        self.stop: Final = spell(Stop, "stop")[0]
        self.draws: Final = Phrases()
        self.start: Final = self.draws.spell(Start, "start", numbered(SEAT_WORDS))

    def vocabulary(self) -> list[str]:
        levels = [str(level) for level in range(LEVELS + 1)]
        ids = [*self.parts.space_ids, *self.parts.tile_ids, *self.parts.order_ids]
        return [*self.phrases.verbs, NONE, *PLACES, *FILLS, *levels, *CUBES, *ids]

    def parse(self, line: str) -> Action:
        """The action a line means; fills and pairs may name their cubes in either order."""
        words = line.split()
        if words and words[0] in DRAWS:
            return self._drawn(words[0], words[1:])
        return (self.draws if words and words[0] in self.draws.verbs else self.phrases).read(line)

    def _drawn(self, verb: str, rest: list[str]) -> Action:
        names = self.parts.tile_ids if verb == "tiles" else self.parts.order_ids
        if verb in ("look", "refill") and rest and rest[0] in self.parts.tile_ids:
            names = self.parts.tile_ids
        kinds: list[int] = []
        for word in rest:
            if word not in names:
                raise Problem("line-word", word=word, line=" ".join([verb, *rest]))
            kinds.append(names.index(word))
        return Drawn(verb, tuple(rest), tuple(kinds))


def words_of(parts: Parts) -> Words:
    """The words of a box, made once and kept with it."""
    known = parts.words
    if not isinstance(known, Words):
        known = parts.words = Words(parts)
    return known
