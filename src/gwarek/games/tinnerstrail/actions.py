"""One class per kind of decision. Every value there can be is made once per box (`Words`): lists cost no objects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar, final

from gwarek.core.action import Action, Line
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.core.words import Phrases, counted, numbered
from gwarek.games.tinnerstrail.components import (
    ADIT,
    COPPER,
    DECKS,
    DESTINATIONS,
    IMPROVEMENTS,
    MINER,
    MOST_NUMBER,
    ORES,
    REGIONS,
    TIN,
    Parts,
)

NONE: Final = "none"
NO_MAP: Final = -1
TOP_OF_DECK: Final = -2
TENS: Final = 10
FIVES: Final = 5
MOST_CUBES: Final = 99  # of a kind, in one line
CUBES: Final = {f"{ore}:{n}": (at, n) for at, ore in enumerate(ORES) for n in range(1, MOST_CUBES + 1)}

A = TypeVar("A", bound=Line)


@dataclass(eq=False, repr=False)
class Deed(Line):
    """An action of a turn."""

    work: int  # work points it costs


@dataclass(eq=False, repr=False)
class Put(Deed):
    """An improvement comes to its place: miner, port, train to an area, an adit to a border."""

    improvement: int
    place: int


@final
@dataclass(eq=False, repr=False)
class Keep(Line):
    """`keep MAP`: keep one of two maps of a region (TIN-2.7)."""

    map: int


@final
@dataclass(eq=False, repr=False)
class Build(Line):
    """`build AREA`: put an area up for auction (TIN-5.1)."""

    area: int


@final
@dataclass(eq=False, repr=False)
class Extract(Deed):
    """`extract AREA copper:1 tin:2`: take ore from an own mine (TIN-7)."""

    area: int
    copper: int
    tin: int


@final
@dataclass(eq=False, repr=False)
class Improve(Put):
    """`port AREA`: take an improvement from the board and place it (TIN-8)."""


@final
@dataclass(eq=False, repr=False)
class OwnMiner(Put):
    """`miner AREA own`: take a miner from the board and place one of the own colour instead (TIN-11.2)."""


@final
@dataclass(eq=False, repr=False)
class Place(Put):
    """`place port AREA`: place a token from Michigan (TIN-11.7)."""


@final
@dataclass(eq=False, repr=False)
class Pumps(Deed):
    """`pumps`: take the rightmost group of steam pumps (TIN-8.9)."""


@final
@dataclass(eq=False, repr=False)
class Drain(Line):
    """`drain AREA`: use one of the pumps taken (TIN-8.10)."""

    area: int


@final
@dataclass(eq=False, repr=False)
class Done(Line):
    """`done`: leave the other pumps unused, or place no more tokens."""


@final
@dataclass(eq=False, repr=False)
class Pasties(Deed):
    """`pasties`: sell pasties (TIN-8.12)."""


@final
@dataclass(eq=False, repr=False)
class Pass(Line):
    """`pass` (TIN-8.13)."""


@final
@dataclass(eq=False, repr=False)
class Process(Line):
    """`process AREA`: process one arsenic (TIN-10.3)."""

    area: int


@final
@dataclass(eq=False, repr=False)
class SellArsenic(Deed):
    """`sell arsenic`: sell all of it (TIN-10.7)."""


@final
@dataclass(eq=False, repr=False)
class Emigrate(Deed):
    """`emigrate AREA DESTINATION`: send an own miner abroad (TIN-11.3)."""

    area: int
    destination: int


@final
@dataclass(eq=False, repr=False)
class PlayMap(Line):
    """`map MAP`: play a map from hand, none, or the top one of the deck (TIN-5.3, 5.9, 6.2)."""

    map: int  # or NO_MAP, TOP_OF_DECK


@final
@dataclass(eq=False, repr=False)
class Bid(Line):
    """`bid POUNDS`: open the bidding or raise (TIN-5.5, 5.6)."""

    price: int


@final
@dataclass(eq=False, repr=False)
class Withdraw(Line):
    """`withdraw`: from the bidding or from investing (TIN-5.6, 9.2)."""


@final
@dataclass(eq=False, repr=False)
class BuildCalciner(Line):
    """`calciner here`, or not (TIN-10.2)."""

    here: int


@final
@dataclass(eq=False, repr=False)
class Raise(Line):
    """`raise ORE`: name the ore whose price rises more (TIN-11.10)."""

    ore: int


@final
@dataclass(eq=False, repr=False)
class Invest(Line):
    """`invest tens POUNDS`: invest a multiple of £10 or of £5 (TIN-9.2)."""

    unit: int  # TENS or FIVES
    money: int


@final
@dataclass(eq=False, repr=False)
class Survey(Line):
    """`survey AREA`: look at a face-down tile, or decline (-1; TIN-9.6)."""

    area: int


@final
class Drawn(Action):
    """What chance says: a verb of `Words.draws`, and the pieces or numbers drawn."""

    def __init__(self, what: str, names: tuple[str, ...], numbers: tuple[int, ...]) -> None:
        self.what: Final = what
        self.names: Final = names
        self.numbers: Final = numbers  # what the names stand for

    def text(self) -> str:
        return " ".join((self.what, *self.names))

    def fields(self) -> tuple[object, ...]:
        return (self.what, self.names, self.numbers)


def says(kind: Callable[..., A], *first: int) -> Callable[..., A]:
    """A kind of decision whose first numbers are not among its words."""
    return lambda line, *numbers: kind(line, *first, *numbers)


@final
class Words:
    """Every value there can be, by its numbers; and the way back from text."""

    def __init__(self, parts: Parts) -> None:
        self.parts: Final = parts
        self.phrases: Final = Phrases()
        spell = self.phrases.spell
        areas = numbered(parts.area_ids)
        maps = numbered(parts.map_ids)
        kinds = range(len(IMPROVEMENTS))
        places = [numbered(parts.border_ids) if kind == ADIT else areas for kind in kinds]
        self.keeps: Final = spell(Keep, "keep", maps)
        self.builds: Final = spell(Build, "build", areas)
        self.phrases.learn("extract", areas)
        self._extracts: Final[list[dict[int, Extract]]] = [
            {} for _ in areas
        ]  # by cubes, as they are asked for
        self.mines: Final = [self.extract(area, 0, 0) for area in areas.values()]
        self.improves: Final = [
            spell(says(Improve, parts.costs[kind], kind), IMPROVEMENTS[kind], places[kind]) for kind in kinds
        ]
        self.own_miners: Final = spell(
            lambda line, area, _: OwnMiner(line, parts.costs[MINER], MINER, area), "miner", areas, {"own": 1}
        )
        self.places: Final = [
            spell(says(Place, 0), "place", {IMPROVEMENTS[kind]: kind}, places[kind]) for kind in kinds
        ]
        for twin, border in parts.twins.items():
            at = parts.border_ids.index(border)
            self.phrases.mean(f"adit {twin}", self.improves[ADIT][at])
            self.phrases.mean(f"place adit {twin}", self.places[ADIT][at])
        self.pumps: Final = spell(says(Pumps, parts.cost_pumps), "pumps")[0]
        self.drains: Final = spell(Drain, "drain", areas)
        self.done: Final = spell(Done, "done")[0]
        self.pasties: Final = spell(says(Pasties, parts.cost_pasties), "pasties")[0]
        self.pass_: Final = spell(Pass, "pass")[0]
        self.processes: Final = spell(Process, "process", areas)
        self.sell_arsenic: Final = spell(
            lambda line, _: SellArsenic(line, parts.cost_sell_arsenic), "sell", {"arsenic": 1}
        )[0]
        self.emigrates: Final = spell(
            says(Emigrate, parts.cost_emigrate), "emigrate", areas, numbered(DESTINATIONS)
        )  # by len(DESTINATIONS) * area + destination
        none, top, *held = spell(PlayMap, "map", {NONE: NO_MAP, "deck": TOP_OF_DECK, **maps})
        self.maps: Final = [*held, top, none]  # by map: the two others are counted from the end
        self.bids: Final = spell(Bid, "bid", counted(0, MOST_NUMBER))
        self.withdraw: Final = spell(Withdraw, "withdraw")[0]
        self.calciners: Final = spell(BuildCalciner, "calciner", {"here": 1, NONE: 0})
        self.raises: Final = spell(Raise, "raise", numbered(ORES))
        sums = spell(Invest, "invest", {"tens": TENS, "fives": FIVES}, counted(1, MOST_NUMBER))
        self.tens: Final = sums[:MOST_NUMBER]  # by pounds - 1; so are the fives
        self.fives: Final = sums[MOST_NUMBER:]
        self.surveys: Final = spell(Survey, "survey", {**areas, NONE: -1})
        numbers = [str(number) for number in range(MOST_NUMBER + 1)]
        self.draws: Final[dict[str, tuple[list[list[str]], list[list[str]]]]] = {
            # words that stand once, and words that stand again and again
            "order": ([], [SEAT_WORDS]),  # TIN-2.3: work markers from the top
            "open": ([], [parts.area_ids, parts.tile_ids]),  # TIN-2.5: of one region, in the order of the map
            "deal": ([SEAT_WORDS], [parts.map_ids]),  # TIN-2.7: deck by deck
            "back": ([[*DECKS[:REGIONS]]], []),  # TIN-13.12: of Lord Wallace's next map
            "tin": ([], [numbers]),  # TIN-3.3
            "copper": ([], [numbers]),
            "look": ([parts.area_ids, parts.tile_ids], []),  # for one seat's eyes
            "reveal": ([parts.area_ids, parts.tile_ids], []),
            "top": ([parts.map_ids], []),  # TIN-6.2, 13.12: turned up from a region deck, or by Lord Wallace
            "card": ([parts.card_ids], []),  # TIN-13.8
            "dice": ([], [numbers]),  # TIN-13.16
        }

    def extract(self, area: int, copper: int, tin: int) -> Extract:
        known = self._extracts[area]
        key = copper * (MOST_CUBES + 1) + tin
        found = known.get(key)
        if found is None:
            line = f"extract {self.parts.area_ids[area]}"
            line += f" copper:{copper}" if copper else ""
            line += f" tin:{tin}" if tin else ""
            found = known[key] = Extract(line, self.parts.cost_extract, area, copper, tin)
        return found

    def vocabulary(self) -> list[str]:
        parts = self.parts
        pieces = [*parts.area_ids, *parts.border_ids, *parts.map_ids, *DESTINATIONS]
        return self.phrases.vocabulary([*pieces, *CUBES, *counted(0, MOST_NUMBER)])

    def parse(self, line: str) -> Action:
        """The action a line means."""
        words = line.split()
        if words and words[0] == "extract":
            return self._read_extract(line, words[1:])
        if words and words[0] in self.draws:
            return self._read_draw(line, words[0], words[1:])
        return self.phrases.read(line)

    def _read_extract(self, line: str, said: list[str]) -> Action:
        """Ores may be named in either order."""
        if not said:
            raise Problem("line-length", line=line, needed=1, given=0)
        area = _index(said[0], self.parts.area_ids, line)
        cubes = [0, 0]
        for word in said[1:]:
            ore, count = CUBES.get(word, (0, 0))
            if count == 0 or cubes[ore]:
                raise Problem("line-word", word=word, line=line)
            cubes[ore] = count
        return self.extract(area, cubes[COPPER], cubes[TIN])

    def _read_draw(self, line: str, verb: str, said: list[str]) -> Action:
        """Maps dealt and tiles turned up may be named in any order."""
        once, again = self.draws[verb]
        more = len(said) - len(once)
        if more < 0 or (more and not again):
            raise Problem("line-length", line=line, needed=len(once), given=len(said))
        if again and more % len(again):
            raise Problem("line-length", line=line, needed=len(said) + 1, given=len(said))
        numbers = [_index(said[at], self._names(verb, at), line) for at in range(len(said))]
        if verb == "deal":
            numbers[1:] = sorted(numbers[1:])
        elif verb == "open":
            pairs = sorted(zip(numbers[::2], numbers[1::2], strict=True))
            numbers = [number for pair in pairs for number in pair]
        return self.drawn(verb, numbers)

    def _names(self, verb: str, at: int) -> list[str]:
        once, again = self.draws[verb]
        return once[at] if at < len(once) else again[(at - len(once)) % len(again)]

    def drawn(self, verb: str, numbers: list[int]) -> Drawn:
        """A draw by its numbers, in canonical order."""
        names = [self._names(verb, at)[number] for at, number in enumerate(numbers)]
        return Drawn(verb, tuple(names), tuple(numbers))


def _index(word: str, known: list[str], line: str) -> int:
    if word not in known:
        raise Problem("line-word", word=word, line=line)
    return known.index(word)
