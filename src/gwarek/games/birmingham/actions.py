"""The decisions that only Birmingham has, and `parse`. Texts are put together from ready pieces (`Words`) on demand."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
from gwarek.games.birmingham.components import INDUSTRIES, Box
from gwarek.games.brass.actions import (
    MARKET,
    Build,
    Discard,
    Done,
    Link,
    Pass,
    SellOff,
    at_least,
    build_heads,
    card_index,
    exactly,
    index,
    read_dealt,
    read_sources,
    seat_index,
)
from gwarek.games.brass.sources import SOURCE_BITS, SOURCE_MASK, one, two

NONE: Final = "none"


@final
class Links(Action):
    """Lay the first of two railways (BIR-14.3, 14.8)."""

    def __init__(self, name: str, line: int, coal: int, coal_words: str) -> None:
        self.name: Final = name
        self.line: Final = line
        self.coal: Final = coal
        self.coal_words: Final = coal_words

    def text(self) -> str:
        return f"links {self.name}{self.coal_words}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.line, self.coal, self.coal_words)


@final
class Second(Action):
    """Lay the second of two railways (BIR-14.5, 14.9)."""

    def __init__(self, name: str, line: int, coal: int, beer: int, coal_words: str, beer_words: str) -> None:
        self.name: Final = name
        self.line: Final = line
        self.coal: Final = coal
        self.beer: Final = beer
        self.coal_words: Final = coal_words
        self.beer_words: Final = beer_words

    def text(self) -> str:
        return f"second {self.name}{self.coal_words}{self.beer_words}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.line, self.coal, self.beer, self.coal_words, self.beer_words)


@final
class Develop(Action):
    """Remove one or two tiles from the mat (BIR-13); `other` is -1 for one, and not below `industry`."""

    def __init__(self, industry: int, other: int, iron: int, iron_words: str) -> None:
        self.industry: Final = industry
        self.other: Final = other
        self.iron: Final = iron
        self.iron_words: Final = iron_words

    def text(self) -> str:
        what = INDUSTRIES[self.industry]
        if self.other >= 0:
            what += " " + INDUSTRIES[self.other]
        return f"develop {what}{self.iron_words}"

    def fields(self) -> tuple[object, ...]:
        return (self.industry, self.other, self.iron, self.iron_words)


@final
class Sell(Action):
    """Sell the goods of one tile to a merchant (BIR-10.2, 10.3)."""

    def __init__(self, head: str, space: int, merchant: int, beer: int, beer_words: str) -> None:
        self.head: Final = head
        self.space: Final = space
        self.merchant: Final = merchant
        self.beer: Final = beer
        self.beer_words: Final = beer_words

    def text(self) -> str:
        return self.head + self.beer_words

    def fields(self) -> tuple[object, ...]:
        return (self.head, self.space, self.merchant, self.beer, self.beer_words)


@final
class Remove(Action):
    """Gloucester's bonus: remove a tile from the mat, or (by option) none: industry -1 (BIR-10.7, R5)."""

    def __init__(self, industry: int) -> None:
        self.industry: Final = industry

    def text(self) -> str:
        return f"remove {INDUSTRIES[self.industry] if self.industry >= 0 else NONE}"

    def fields(self) -> tuple[object, ...]:
        return (self.industry,)


@final
class Loan(Action):
    """BIR-11."""

    def text(self) -> str:
        return "loan"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Scout(Action):
    """BIR-12; three discards follow."""

    def text(self) -> str:
        return "scout"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class MerchantsLaid(Action):
    """Chance lays the merchant tiles, in the order of the spaces in use (C-1)."""

    def __init__(self, names: tuple[str, ...], kinds: tuple[int, ...]) -> None:
        self.names: Final = names
        self.kinds: Final = kinds

    def text(self) -> str:
        return " ".join(("merchants", *self.names))

    def fields(self) -> tuple[object, ...]:
        return (self.names, self.kinds)


@final
class OrderDrawn(Action):
    """Chance puts the character tiles on the turn-order track (C-5)."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def text(self) -> str:
        return " ".join(["order", *[SEAT_WORDS[seat] for seat in self.order]])

    def fields(self) -> tuple[object, ...]:
        return (self.order,)


DEALS: Final = ["deal", "facedown", "draw"]


@final
class Words:
    """Every ready piece of a line of this box, made once."""

    def __init__(self, box: Box) -> None:
        parts = box.parts
        self.parts: Final = parts
        self.merchant_ids: Final = box.merchant_ids
        self.kind_ids: Final = box.kind_ids
        spaces = parts.space_ids
        self.market: Final = len(spaces)  # the source after the spaces
        self.cubes: Final = [*spaces, MARKET]
        self.barrels: Final = [*spaces, *box.merchant_ids]
        self.coal: Final = _pairs("coal", self.cubes)
        self.iron: Final = _pairs("iron", self.cubes)
        self.beer: Final = _pairs("beer", self.barrels)
        self.heads: Final = build_heads(parts)
        self.sales: Final = [[f"sell {space} {m}" for m in box.merchant_ids] for space in spaces]
        self.discards: Final = [Discard(id, i) for i, id in enumerate(parts.card_ids)]
        self.removes: Final = [Remove(i) for i in range(len(INDUSTRIES))]
        self.remove_none: Final = Remove(-1)
        self.selloffs: Final = [SellOff(id, i) for i, id in enumerate(spaces)]
        self.loan: Final = Loan()
        self.scout: Final = Scout()
        self.pass_: Final = Pass()
        self.done: Final = Done()

    # -- actions from numbers

    def build(self, industry: int, space: int, card: int, coal: int, iron: int) -> Build:
        head = self.heads[industry][space][card]
        return Build(head, industry, space, card, coal, iron, self.coal[coal], self.iron[iron])

    def link(self, line: int, coal: int) -> Link:
        return Link(self.parts.line_ids[line], line, coal, self.coal[coal])

    def links(self, line: int, coal: int) -> Links:
        return Links(self.parts.line_ids[line], line, coal, self.coal[coal])

    def second(self, line: int, coal: int, beer: int) -> Second:
        return Second(self.parts.line_ids[line], line, coal, beer, self.coal[coal], self.beer[beer])

    def develop(self, industry: int, other: int, iron: int) -> Develop:
        return Develop(industry, other, iron, self.iron[iron])

    def sell(self, space: int, merchant: int, beer: int) -> Sell:
        return Sell(self.sales[space][merchant], space, merchant, beer, self.beer[beer])

    # -- words

    def vocabulary(self) -> list[str]:
        verbs = [
            "build",
            "link",
            "links",
            "second",
            "develop",
            "sell",
            "done",
            "remove",
            "loan",
            "scout",
            "pass",
        ]
        parts = self.parts
        words = [
            *verbs,
            "card",
            "selloff",
            NONE,
            *INDUSTRIES,
            *parts.card_ids,
            *parts.space_ids,
            *self.merchant_ids,
            *parts.line_ids,
            *[f"card:{id}" for id in parts.card_ids],
            *[f"coal:{id}" for id in self.cubes],
            *[f"iron:{id}" for id in self.cubes],
            *[f"beer:{id}" for id in self.barrels],
        ]
        return list(dict.fromkeys(words))  # an industry and its card are one word

    # -- parsing

    def parse(self, line: str) -> Action:
        """The action a line means; sources and developed industries may come in any order."""
        words = line.split()
        if not words:
            raise Problem("line-empty")
        verb, rest = words[0], words[1:]
        if verb == "build":
            return self._build(line, rest)
        if verb in ("link", "links", "second"):
            return self._link(line, verb, rest)
        if verb == "develop":
            return self._develop(line, rest)
        if verb == "sell":
            return self._sell(line, rest)
        if verb in ("loan", "scout", "pass", "done"):
            exactly(line, rest, 0)
            if verb == "loan":
                return self.loan
            if verb == "scout":
                return self.scout
            return self.pass_ if verb == "pass" else self.done
        if verb in ("card", "remove", "selloff"):
            exactly(line, rest, 1)
            if verb == "card":
                return self.discards[index(rest[0], self.parts.card_ids, line)]
            if verb == "selloff":
                return self.selloffs[index(rest[0], self.parts.space_ids, line)]
            return self.remove_none if rest[0] == NONE else self.removes[index(rest[0], INDUSTRIES, line)]
        return self._chance(line, verb, rest)

    def _build(self, line: str, rest: list[str]) -> Action:
        at_least(line, rest, 3)
        industry = index(rest[0], INDUSTRIES, line)
        space = index(rest[1], self.parts.space_ids, line)
        card = card_index(rest[2], self.parts.card_ids, line)
        sources = self._sources(line, rest[3:], ["coal", "iron"])
        return self.build(industry, space, card, sources[0], sources[1])

    def _link(self, line: str, verb: str, rest: list[str]) -> Action:
        at_least(line, rest, 1)
        at = index(rest[0], self.parts.line_ids, line)
        if verb == "second":
            sources = self._sources(line, rest[1:], ["coal", "beer"])
            return self.second(at, sources[0], sources[1])
        coal = self._sources(line, rest[1:], ["coal"])[0]
        return self.link(at, coal) if verb == "link" else self.links(at, coal)

    def _develop(self, line: str, rest: list[str]) -> Action:
        industries = sorted(index(word, INDUSTRIES, line) for word in rest if ":" not in word)
        if len(industries) not in (1, 2) or any(":" in word for word in rest[: len(industries)]):
            raise Problem("line-length", line=line, needed=2, given=len(industries))
        iron = self._sources(line, rest[len(industries) :], ["iron"])[0]
        return self.develop(industries[0], industries[1] if len(industries) == 2 else -1, iron)

    def _sell(self, line: str, rest: list[str]) -> Action:
        at_least(line, rest, 2)
        space = index(rest[0], self.parts.space_ids, line)
        merchant = index(rest[1], self.merchant_ids, line)
        return self.sell(space, merchant, self._sources(line, rest[2:], ["beer"])[0])

    def _sources(self, line: str, rest: list[str], goods: list[str]) -> list[int]:
        """The sources of each good; at most two of a kind."""
        known = {good: self.barrels if good == "beer" else self.cubes for good in goods}
        return read_sources(line, rest, known, 2)

    def _chance(self, line: str, verb: str, rest: list[str]) -> Action:
        if verb == "merchants":
            ids = self.kind_ids
            return MerchantsLaid(tuple(rest), tuple([index(word, ids, line) for word in rest]))
        if verb == "order":
            return OrderDrawn(tuple([seat_index(word, line) for word in rest]))
        if verb in DEALS:
            return read_dealt(line, verb, rest, self.parts.card_ids)
        raise Problem("line-verb", word=verb, line=line)


def _pairs(good: str, names: list[str]) -> list[str]:
    """Texts by number of sources: `" coal:dudley/1 coal:market"`."""
    out = [""] * (len(names) + 1 << SOURCE_BITS | SOURCE_MASK)
    for i in range(len(names)):
        out[one(i)] = f" {good}:{names[i]}"
        for j in range(i, len(names)):
            out[two(i, j)] = f" {good}:{names[i]} {good}:{names[j]}"
    return out
