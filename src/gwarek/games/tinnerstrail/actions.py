"""One class per kind of decision, and `parse`. Nearly every value there can be is made once per box (`Words`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS, seat_of
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
DECK: Final = "deck"
HERE: Final = "here"
OWN: Final = "own"
NO_MAP: Final = -1
TOP_OF_DECK: Final = -2
TENS: Final = 10
FIVES: Final = 5
MOST_CUBES: Final = 99  # of a kind, in one line


@final
class Keep(Action):
    """Keep one of two maps of a region (TIN-2.7)."""

    def __init__(self, name: str, map: int) -> None:
        self.name: Final = name
        self.map: Final = map

    def text(self) -> str:
        return f"keep {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.map)


@final
class Build(Action):
    """Put an area up for auction (TIN-5.1)."""

    def __init__(self, name: str, area: int) -> None:
        self.name: Final = name
        self.area: Final = area

    def text(self) -> str:
        return f"build {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.area)


@final
class Extract(Action):
    """Take ore from an own mine (TIN-7)."""

    def __init__(self, name: str, area: int, copper: int, tin: int) -> None:
        self.name: Final = name
        self.area: Final = area
        self.copper: Final = copper
        self.tin: Final = tin

    def text(self) -> str:
        out = f"extract {self.name}"
        if self.copper:
            out += f" copper:{self.copper}"
        if self.tin:
            out += f" tin:{self.tin}"
        return out

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.area, self.copper, self.tin)


@final
class Improve(Action):
    """Take an improvement from the board and place it: miner, port, train in an area, an adit on a border (TIN-8)."""

    def __init__(self, name: str, improvement: int, place: int, own: bool) -> None:
        self.name: Final = name
        self.improvement: Final = improvement
        self.place: Final = place
        self.own: Final = own  # a miner of the player's colour instead (TIN-11.2)

    def text(self) -> str:
        out = f"{IMPROVEMENTS[self.improvement]} {self.name}"
        return f"{out} {OWN}" if self.own else out

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.improvement, self.place, self.own)


@final
class Place(Action):
    """Place a token from Michigan (TIN-11.7)."""

    def __init__(self, name: str, improvement: int, place: int) -> None:
        self.name: Final = name
        self.improvement: Final = improvement
        self.place: Final = place

    def text(self) -> str:
        return f"place {IMPROVEMENTS[self.improvement]} {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.improvement, self.place)


@final
class Pumps(Action):
    """Take the rightmost group of steam pumps (TIN-8.9)."""

    def text(self) -> str:
        return "pumps"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Drain(Action):
    """Use one of the pumps taken (TIN-8.10)."""

    def __init__(self, name: str, area: int) -> None:
        self.name: Final = name
        self.area: Final = area

    def text(self) -> str:
        return f"drain {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.area)


@final
class Done(Action):
    """Leave the other pumps unused, or place no more tokens."""

    def text(self) -> str:
        return "done"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Pasties(Action):
    """Sell pasties (TIN-8.12)."""

    def text(self) -> str:
        return "pasties"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Pass(Action):
    """Pass (TIN-8.13)."""

    def text(self) -> str:
        return "pass"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Process(Action):
    """Process one arsenic (TIN-10.3)."""

    def __init__(self, name: str, area: int) -> None:
        self.name: Final = name
        self.area: Final = area

    def text(self) -> str:
        return f"process {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.area)


@final
class SellArsenic(Action):
    """Sell all arsenic (TIN-10.7)."""

    def text(self) -> str:
        return "sell arsenic"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Emigrate(Action):
    """Send an own miner abroad (TIN-11.3)."""

    def __init__(self, name: str, area: int, destination: int) -> None:
        self.name: Final = name
        self.area: Final = area
        self.destination: Final = destination

    def text(self) -> str:
        return f"emigrate {self.name} {DESTINATIONS[self.destination]}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.area, self.destination)


@final
class PlayMap(Action):
    """Play a map from hand, none, or the top one of the deck (TIN-5.3, 5.9, 6.2)."""

    def __init__(self, name: str, map: int) -> None:
        self.name: Final = name
        self.map: Final = map  # or NO_MAP, TOP_OF_DECK

    def text(self) -> str:
        return f"map {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.map)


@final
class Bid(Action):
    """Open the bidding or raise (TIN-5.5, 5.6)."""

    def __init__(self, price: int) -> None:
        self.price: Final = price

    def text(self) -> str:
        return f"bid {self.price}"

    def fields(self) -> tuple[object, ...]:
        return (self.price,)


@final
class Withdraw(Action):
    """Withdraw from the bidding or from investing (TIN-5.6, 9.2)."""

    def text(self) -> str:
        return "withdraw"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class BuildCalciner(Action):
    """Build the calciner here, or not (TIN-10.2)."""

    def __init__(self, here: bool) -> None:
        self.here: Final = here

    def text(self) -> str:
        return f"calciner {HERE if self.here else NONE}"

    def fields(self) -> tuple[object, ...]:
        return (self.here,)


@final
class Raise(Action):
    """Name the ore whose price rises more (TIN-11.10)."""

    def __init__(self, ore: int) -> None:
        self.ore: Final = ore

    def text(self) -> str:
        return f"raise {ORES[self.ore]}"

    def fields(self) -> tuple[object, ...]:
        return (self.ore,)


@final
class Invest(Action):
    """Invest a multiple of £10 or of £5 (TIN-9.2)."""

    def __init__(self, unit: int, money: int) -> None:
        self.unit: Final = unit  # TENS or FIVES
        self.money: Final = money

    def text(self) -> str:
        return f"invest {'tens' if self.unit == TENS else 'fives'} {self.money}"

    def fields(self) -> tuple[object, ...]:
        return (self.unit, self.money)


@final
class Survey(Action):
    """Look at a face-down tile, or decline (area -1; TIN-9.6)."""

    def __init__(self, name: str, area: int) -> None:
        self.name: Final = name
        self.area: Final = area

    def text(self) -> str:
        return f"survey {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.area)


# -- chance


@final
class OrderDrawn(Action):
    """Work markers from the top (TIN-2.3)."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def text(self) -> str:
        return " ".join(["order", *[SEAT_WORDS[seat] for seat in self.order]])

    def fields(self) -> tuple[object, ...]:
        return (self.order,)


@final
class Opened(Action):
    """Tiles of one region turned up at setup (TIN-2.5), in the order of the map."""

    def __init__(self, names: tuple[str, ...], areas: tuple[int, ...], tiles: tuple[int, ...]) -> None:
        self.names: Final = names  # area, tile, area, tile
        self.areas: Final = areas
        self.tiles: Final = tiles

    def text(self) -> str:
        return " ".join(["open", *self.names])

    def fields(self) -> tuple[object, ...]:
        return (self.names, self.areas, self.tiles)


@final
class Dealt(Action):
    """Maps dealt to a seat, deck by deck (TIN-2.7)."""

    def __init__(self, seat: int, names: tuple[str, ...], maps: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.names: Final = names
        self.maps: Final = maps

    def text(self) -> str:
        return " ".join(["deal", SEAT_WORDS[self.seat], *self.names])

    def fields(self) -> tuple[object, ...]:
        return (self.seat, self.names, self.maps)


@final
class BackSeen(Action):
    """The region on the back of Lord Wallace's next map (TIN-13.12)."""

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def text(self) -> str:
        return f"back {DECKS[self.region]}"

    def fields(self) -> tuple[object, ...]:
        return (self.region,)


@final
class Rolled(Action):
    """The three dice for the price of an ore (TIN-3.3)."""

    def __init__(self, ore: int, dice: tuple[int, ...]) -> None:
        self.ore: Final = ore
        self.dice: Final = dice

    def text(self) -> str:
        return " ".join([ORES[self.ore], *[str(die) for die in self.dice]])

    def fields(self) -> tuple[object, ...]:
        return (self.ore, self.dice)


@final
class TileSeen(Action):
    """Which tile it is that somebody looks at, or that is turned up."""

    def __init__(self, open: bool, area_name: str, tile_name: str, area: int, tile: int) -> None:
        self.open: Final = open
        self.area_name: Final = area_name
        self.tile_name: Final = tile_name
        self.area: Final = area
        self.tile: Final = tile

    def text(self) -> str:
        return f"{'reveal' if self.open else 'look'} {self.area_name} {self.tile_name}"

    def fields(self) -> tuple[object, ...]:
        return (self.open, self.area_name, self.tile_name, self.area, self.tile)


@final
class TopTurned(Action):
    """The map turned up from a region deck, or by Lord Wallace (TIN-6.2, 13.12)."""

    def __init__(self, name: str, map: int) -> None:
        self.name: Final = name
        self.map: Final = map

    def text(self) -> str:
        return f"top {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.map)


@final
class CardRevealed(Action):
    """Lord Wallace's action card (TIN-13.8)."""

    def __init__(self, name: str, card: int) -> None:
        self.name: Final = name
        self.card: Final = card

    def text(self) -> str:
        return f"card {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.card)


@final
class DiceRolled(Action):
    """The dice of Lord Wallace's bid (TIN-13.16)."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice

    def text(self) -> str:
        return " ".join(["dice", *[str(die) for die in self.dice]])

    def fields(self) -> tuple[object, ...]:
        return (self.dice,)


@final
class Words:
    """Every value there can be, by its numbers; and the way back from text."""

    def __init__(self, parts: Parts) -> None:
        self.parts: Final = parts
        ids = parts.area_ids
        areas = range(len(ids))
        self.keeps: Final = [Keep(parts.map_ids[map], map) for map in range(len(parts.maps))]
        self.builds: Final = [Build(ids[area], area) for area in areas]
        self.improves: Final = [
            [Improve(id, kind, at, False) for at, id in enumerate(self._places(kind))]
            for kind in range(len(IMPROVEMENTS))
        ]
        self.own_miners: Final = [Improve(ids[area], MINER, area, True) for area in areas]
        self.places: Final = [
            [Place(id, kind, at) for at, id in enumerate(self._places(kind))]
            for kind in range(len(IMPROVEMENTS))
        ]
        self.drains: Final = [Drain(ids[area], area) for area in areas]
        self.processes: Final = [Process(ids[area], area) for area in areas]
        self.emigrates: Final = [
            [Emigrate(ids[area], area, to) for to in range(len(DESTINATIONS))] for area in areas
        ]
        self.maps: Final = [PlayMap(parts.map_ids[map], map) for map in range(len(parts.maps))]
        self.no_map: Final = PlayMap(NONE, NO_MAP)
        self.top: Final = PlayMap(DECK, TOP_OF_DECK)
        self.bids: Final = [Bid(price) for price in range(MOST_NUMBER + 1)]
        self.surveys: Final = [Survey(ids[area], area) for area in areas]
        self.no_survey: Final = Survey(NONE, -1)
        self.pumps: Final = Pumps()
        self.done: Final = Done()
        self.pasties: Final = Pasties()
        self.pass_: Final = Pass()
        self.sell_arsenic: Final = SellArsenic()
        self.withdraw: Final = Withdraw()
        self.calciner: Final = BuildCalciner(True)
        self.no_calciner: Final = BuildCalciner(False)
        self.raises: Final = [Raise(ore) for ore in range(len(ORES))]

    def _places(self, improvement: int) -> list[str]:
        return self.parts.border_ids if improvement == ADIT else self.parts.area_ids

    def _place(self, improvement: int, word: str, line: str) -> int:
        """The area or border a word names; the two ends of a border may stand in either order."""
        if improvement == ADIT:
            word = self.parts.twins.get(word, word)
        return _index(word, self._places(improvement), line)

    def extract(self, area: int, copper: int, tin: int) -> Extract:
        return Extract(self.parts.area_ids[area], area, copper, tin)

    def vocabulary(self) -> list[str]:
        parts = self.parts
        cubes = [f"{ore}:{n}" for ore in ORES for n in range(1, MOST_CUBES + 1)]
        words = [
            *["keep", "build", "extract", *IMPROVEMENTS, OWN, "place", "pumps", "drain", "done", "pasties"],
            *["pass", "process", "sell", "arsenic", "emigrate", "map", NONE, DECK, "bid", "withdraw"],
            *["calciner", HERE, "raise", *ORES, "invest", "tens", "fives", "survey"],
            *parts.area_ids,
            *parts.border_ids,
            *parts.map_ids,
            *DESTINATIONS,
            *cubes,
            *[str(n) for n in range(MOST_NUMBER + 1)],
        ]
        return list(dict.fromkeys(words))

    # -- parsing

    def parse(self, line: str) -> Action:
        """The action a line means."""
        words = line.split()
        if not words:
            raise Problem("line-empty")
        verb, rest = words[0], words[1:]
        if verb in ("pumps", "done", "pasties", "pass", "withdraw"):
            _length(line, rest, 0)
            if verb == "pumps":
                return self.pumps
            if verb == "done":
                return self.done
            if verb == "pasties":
                return self.pasties
            return self.pass_ if verb == "pass" else self.withdraw
        if verb in IMPROVEMENTS:
            return self._improve(line, IMPROVEMENTS.index(verb), rest)
        if verb == "extract":
            return self._extract(line, rest)
        if verb in ("place", "emigrate", "invest"):
            _length(line, rest, 2)
            if verb == "place":
                improvement = _index(rest[0], IMPROVEMENTS, line)
                return self.places[improvement][self._place(improvement, rest[1], line)]
            if verb == "emigrate":
                to = _index(rest[1], DESTINATIONS, line)
                return self.emigrates[_index(rest[0], self.parts.area_ids, line)][to]
            unit = TENS if _index(rest[0], ["tens", "fives"], line) == 0 else FIVES
            return Invest(unit, _number(rest[1], line, 1))
        if verb in ("build", "drain", "process", "keep", "map", "bid", "sell", "calciner", "raise", "survey"):
            _length(line, rest, 1)
            return self._one(line, verb, rest[0])
        return self._chance(line, verb, rest)

    def _one(self, line: str, verb: str, word: str) -> Action:
        areas = self.parts.area_ids
        if verb == "build":
            return self.builds[_index(word, areas, line)]
        if verb == "drain":
            return self.drains[_index(word, areas, line)]
        if verb == "process":
            return self.processes[_index(word, areas, line)]
        if verb == "keep":
            return self.keeps[_index(word, self.parts.map_ids, line)]
        if verb == "map":
            if word == NONE:
                return self.no_map
            return self.top if word == DECK else self.maps[_index(word, self.parts.map_ids, line)]
        if verb == "bid":
            return self.bids[_number(word, line, 0)]
        if verb == "sell":
            _index(word, ["arsenic"], line)
            return self.sell_arsenic
        if verb == "calciner":
            return self.calciner if _index(word, [HERE, NONE], line) == 0 else self.no_calciner
        if verb == "raise":
            return self.raises[_index(word, ORES, line)]
        return self.no_survey if word == NONE else self.surveys[_index(word, areas, line)]

    def _improve(self, line: str, improvement: int, rest: list[str]) -> Action:
        if len(rest) not in (1, 2):
            raise Problem("line-length", line=line, needed=1, given=len(rest))
        at = self._place(improvement, rest[0], line)
        if len(rest) == 1:
            return self.improves[improvement][at]
        if improvement != MINER or rest[1] != OWN:
            raise Problem("line-word", word=rest[1], line=line)
        return self.own_miners[at]

    def _extract(self, line: str, rest: list[str]) -> Action:
        """Ores may be named in either order."""
        if not rest:
            raise Problem("line-length", line=line, needed=1, given=0)
        area = _index(rest[0], self.parts.area_ids, line)
        cubes = [0, 0]
        for word in rest[1:]:
            ore, _, count = word.partition(":")
            at = _index(ore, ORES, line)
            if cubes[at]:
                raise Problem("line-word", word=word, line=line)
            cubes[at] = _number(count, line, 1)
            if cubes[at] > MOST_CUBES:
                raise Problem("line-word", word=word, line=line)
        return self.extract(area, cubes[COPPER], cubes[TIN])

    def _chance(self, line: str, verb: str, rest: list[str]) -> Action:
        parts = self.parts
        if verb == "order":
            return OrderDrawn(tuple([_seat(word, line) for word in rest]))
        if verb == "open":
            return self._opened(line, rest)
        if verb == "deal":
            if not rest:
                raise Problem("line-length", line=line, needed=1, given=0)
            maps = sorted([_index(word, parts.map_ids, line) for word in rest[1:]])
            return self.dealt(_seat(rest[0], line), maps)
        if verb in ORES:
            return Rolled(ORES.index(verb), tuple([_number(word, line, 0) for word in rest]))
        if verb == "dice":
            return DiceRolled(tuple([_number(word, line, 0) for word in rest]))
        if verb in ("look", "reveal"):
            _length(line, rest, 2)
            area = _index(rest[0], parts.area_ids, line)
            tile = _index(rest[1], parts.tile_ids, line)
            return TileSeen(verb == "reveal", rest[0], rest[1], area, tile)
        if verb in ("back", "top", "card"):
            _length(line, rest, 1)
            if verb == "back":
                return BackSeen(_index(rest[0], DECKS[:REGIONS], line))
            if verb == "top":
                return TopTurned(rest[0], _index(rest[0], parts.map_ids, line))
            return CardRevealed(rest[0], _index(rest[0], parts.card_ids, line))
        raise Problem("line-verb", word=verb, line=line)

    def _opened(self, line: str, rest: list[str]) -> Action:
        if len(rest) % 2:
            raise Problem("line-length", line=line, needed=len(rest) + 1, given=len(rest))
        pairs: list[tuple[int, int]] = []
        for at in range(0, len(rest), 2):
            area = _index(rest[at], self.parts.area_ids, line)
            pairs.append((area, _index(rest[at + 1], self.parts.tile_ids, line)))
        pairs.sort()
        return self.opened([pair[0] for pair in pairs], [pair[1] for pair in pairs])

    def opened(self, areas: list[int], tiles: list[int]) -> Opened:
        """Areas in the order of the map."""
        names: list[str] = []
        for at in range(len(areas)):
            names.append(self.parts.area_ids[areas[at]])
            names.append(self.parts.tile_ids[tiles[at]])
        return Opened(tuple(names), tuple(areas), tuple(tiles))

    def dealt(self, seat: int, maps: list[int]) -> Dealt:
        """Maps in the order of the box."""
        return Dealt(seat, tuple([self.parts.map_ids[map] for map in maps]), tuple(maps))


def _index(word: str, known: Sequence[str], line: str) -> int:
    if word not in known:
        raise Problem("line-word", word=word, line=line)
    return known.index(word)


def _number(word: str, line: str, least: int) -> int:
    if not word.isascii() or not word.isdigit() or str(int(word)) != word:
        raise Problem("line-word", word=word, line=line)
    number = int(word)
    if not least <= number <= MOST_NUMBER:
        raise Problem("line-word", word=word, line=line)
    return number


def _seat(word: str, line: str) -> int:
    seat = seat_of(word)
    if seat is None or seat < 0:
        raise Problem("line-word", word=word, line=line)
    return seat


def _length(line: str, rest: list[str], needed: int) -> None:
    if len(rest) != needed:
        raise Problem("line-length", line=line, needed=needed, given=len(rest))
