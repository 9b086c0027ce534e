"""The decisions that only Birmingham has, and its words. Texts are put together from ready pieces on demand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from gwarek.core.action import Action, Line
from gwarek.core.seat import SEAT_WORDS
from gwarek.games.birmingham.components import INDUSTRIES, Box
from gwarek.games.brass.actions import (
    MARKET,
    Build,
    Discard,
    Done,
    Grammar,
    Laid,
    Link,
    Pass,
    SellOff,
    build_heads,
    card_words,
    index,
    read_dealt,
    seat_index,
    source_words,
)

NONE: Final = "none"


@final
class Links(Laid):
    """Lay the first of two railways (BIR-14.3, 14.8)."""


@final
class Second(Action):
    """Lay the second of two railways (BIR-14.5, 14.9)."""

    def __init__(self, head: str, line: int, coal: int, beer: int, coal_words: str, beer_words: str) -> None:
        self.head: Final = head
        self.line: Final = line
        self.coal: Final = coal
        self.beer: Final = beer
        self.coal_words: Final = coal_words
        self.beer_words: Final = beer_words

    def text(self) -> str:
        return self.head + self.coal_words + self.beer_words

    def fields(self) -> tuple[object, ...]:
        return (self.head, self.line, self.coal, self.beer, self.coal_words, self.beer_words)


@final
class Develop(Action):
    """Remove one or two tiles from the mat (BIR-13); `other` is -1 for one, and not below `industry`."""

    def __init__(self, head: str, industry: int, other: int, iron: int, iron_words: str) -> None:
        self.head: Final = head
        self.industry: Final = industry
        self.other: Final = other
        self.iron: Final = iron
        self.iron_words: Final = iron_words

    def text(self) -> str:
        return self.head + self.iron_words

    def fields(self) -> tuple[object, ...]:
        return (self.head, self.industry, self.other, self.iron, self.iron_words)


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
@dataclass(eq=False, repr=False)
class Remove(Line):
    """`remove INDUSTRY`: Gloucester's bonus; or (by option) none: -1 (BIR-10.7, R5)."""

    industry: int


@final
@dataclass(eq=False, repr=False)
class Loan(Line):
    """`loan` (BIR-11)."""


@final
@dataclass(eq=False, repr=False)
class Scout(Line):
    """`scout`; three discards follow (BIR-12)."""


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


@final
class Words:
    """Every ready piece of a line of this box, made once."""

    def __init__(self, box: Box) -> None:
        parts = box.parts
        spaces, lines, cards = parts.space_ids, parts.line_ids, card_words(parts)
        merchants = box.merchant_ids
        cubes = [*spaces, MARKET]
        barrels = [*spaces, *merchants]
        self.coal: Final = source_words("coal", cubes, 2)
        self.iron: Final = source_words("iron", cubes, 2)
        self.beer: Final = source_words("beer", barrels, 2)
        self.builds: Final = build_heads(parts)
        self.single: Final = [f"link {id}" for id in lines]
        self.first: Final = [f"links {id}" for id in lines]
        self.then: Final = [f"second {id}" for id in lines]
        self.ones: Final = [f"develop {id}" for id in INDUSTRIES]
        self.twos: Final = [[f"develop {id} {other}" for other in INDUSTRIES] for id in INDUSTRIES]
        self.sales: Final = [[f"sell {space} {m}" for m in merchants] for space in spaces]
        self.discards: Final = [Discard(f"card {id}", id, i) for i, id in enumerate(parts.card_ids)]
        self.removes: Final = [Remove(f"remove {id}", i) for i, id in enumerate(INDUSTRIES)]
        self.removes.append(Remove(f"remove {NONE}", -1))
        self.selloffs: Final = [SellOff(f"selloff {id}", i) for i, id in enumerate(spaces)]
        self.loan: Final = Loan("loan")
        self.scout: Final = Scout("scout")
        self.pass_: Final = Pass("pass")
        self.done: Final = Done("done")
        named = [[NONE], INDUSTRIES, parts.card_ids, spaces, merchants, lines, cards]
        read = Grammar(named, {"coal": cubes, "iron": cubes, "beer": barrels}, 2)
        self.grammar: Final = read
        read.say("build", [INDUSTRIES, spaces, cards], ["coal", "iron"], self.build)
        read.say("link", [lines], ["coal"], self.link)
        read.say("links", [lines], ["coal"], self.links)
        read.say("second", [lines], ["coal", "beer"], self.second)
        read.say("develop", [INDUSTRIES], ["iron"], lambda one, iron: self.develop(one, -1, iron))
        read.say("develop", [INDUSTRIES, INDUSTRIES], ["iron"], self._develop_two)
        read.say("sell", [spaces, merchants], ["beer"], self.sell)
        read.say("done", [], [], lambda: self.done)
        read.say("remove", [[*INDUSTRIES, NONE]], [], lambda industry: self.removes[industry])
        read.say("loan", [], [], lambda: self.loan)
        read.say("scout", [], [], lambda: self.scout)
        read.say("pass", [], [], lambda: self.pass_)
        read.say("card", [parts.card_ids], [], lambda card: self.discards[card])
        read.say("selloff", [spaces], [], lambda space: self.selloffs[space])
        for verb in ("deal", "facedown", "draw"):
            read.draws[verb] = lambda line, verb, rest: read_dealt(line, verb, rest, parts.card_ids)
        read.draws["order"] = lambda line, verb, rest: OrderDrawn(
            tuple([seat_index(word, line) for word in rest])
        )
        read.draws["merchants"] = lambda line, verb, rest: MerchantsLaid(
            tuple(rest), tuple([index(word, box.kind_ids, line) for word in rest])
        )

    def build(self, industry: int, space: int, card: int, coal: int, iron: int) -> Build:
        head = self.builds[industry][space][card]
        return Build(head, industry, space, card, coal, iron, self.coal[coal], self.iron[iron])

    def link(self, line: int, coal: int) -> Link:
        return Link(self.single[line], line, coal, self.coal[coal])

    def links(self, line: int, coal: int) -> Links:
        return Links(self.first[line], line, coal, self.coal[coal])

    def second(self, line: int, coal: int, beer: int) -> Second:
        return Second(self.then[line], line, coal, beer, self.coal[coal], self.beer[beer])

    def develop(self, industry: int, other: int, iron: int) -> Develop:
        head = self.ones[industry] if other < 0 else self.twos[industry][other]
        return Develop(head, industry, other, iron, self.iron[iron])

    def _develop_two(self, industry: int, other: int, iron: int) -> Develop:
        return self.develop(min(industry, other), max(industry, other), iron)

    def sell(self, space: int, merchant: int, beer: int) -> Sell:
        return Sell(self.sales[space][merchant], space, merchant, beer, self.beer[beer])


def words_of(box: Box) -> Words:
    """The words of a box, made once and kept with it."""
    known = box.words
    if not isinstance(known, Words):
        known = box.words = Words(box)
    return known
