"""The decisions that only Lancashire has, and `parse`. Texts are put together from ready pieces (`Words`) on demand."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS
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
from gwarek.games.lancashire.components import INDUSTRIES, Box

DISTANT_WORD: Final = "distant"
TO_DISTANT: Final = -1  # the buyer of a sale to the distant market


@final
class Combine(Action):
    """Place an industry tile anywhere with both actions and two cards (LAN-5.7); the discards follow."""

    def __init__(
        self, head: str, industry: int, space: int, coal: int, iron: int, coal_words: str, iron_words: str
    ) -> None:
        self.head: Final = head
        self.industry: Final = industry
        self.space: Final = space
        self.coal: Final = coal
        self.iron: Final = iron
        self.coal_words: Final = coal_words
        self.iron_words: Final = iron_words

    def text(self) -> str:
        return self.head + self.coal_words + self.iron_words

    def fields(self) -> tuple[object, ...]:
        return (
            self.head,
            self.industry,
            self.space,
            self.coal,
            self.iron,
            self.coal_words,
            self.iron_words,
        )


@final
class Second(Action):
    """Lay a second railway in the same action (LAN-9.4, 9.8)."""

    def __init__(self, name: str, line: int, coal: int, coal_words: str) -> None:
        self.name: Final = name
        self.line: Final = line
        self.coal: Final = coal
        self.coal_words: Final = coal_words

    def text(self) -> str:
        return f"second {self.name}{self.coal_words}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.line, self.coal, self.coal_words)


@final
class Develop(Action):
    """Remove the top tile of a stack (LAN-10.1)."""

    def __init__(self, industry: int, iron: int, iron_words: str) -> None:
        self.industry: Final = industry
        self.iron: Final = iron
        self.iron_words: Final = iron_words

    def text(self) -> str:
        return f"develop {INDUSTRIES[self.industry]}{self.iron_words}"

    def fields(self) -> tuple[object, ...]:
        return (self.industry, self.iron, self.iron_words)


@final
class Sell(Action):
    """Sell the cotton of one mill to a port tile, or to the distant market: port -1 (LAN-10.3 to 10.5)."""

    def __init__(self, line: str, space: int, port: int) -> None:
        self.line: Final = line
        self.space: Final = space
        self.port: Final = port

    def text(self) -> str:
        return self.line

    def fields(self) -> tuple[object, ...]:
        return (self.line, self.space, self.port)


@final
class Loan(Action):
    """LAN-10.9."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def text(self) -> str:
        return f"loan {self.amount}"

    def fields(self) -> tuple[object, ...]:
        return (self.amount,)


@final
class StartDrawn(Action):
    """Chance says who begins (C1)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def text(self) -> str:
        return f"start {SEAT_WORDS[self.seat]}"

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)


@final
class DistantDrawn(Action):
    """Chance turns up a distant-market tile (C6)."""

    def __init__(self, name: str, kind: int) -> None:
        self.name: Final = name
        self.kind: Final = kind

    def text(self) -> str:
        return f"{DISTANT_WORD} {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.kind)


DEALS: Final = ["deal", "draw"]


@final
class Words:
    """Every ready piece of a line of this box, made once."""

    def __init__(self, box: Box) -> None:
        parts = box.parts
        self.parts: Final = parts
        self.step_ids: Final = box.distant.step_ids
        spaces = parts.space_ids
        self.sources: Final = [*spaces, MARKET]
        self.coal: Final = ["", *[f" coal:{id}" for id in self.sources]]
        self.iron: Final = ["", *[f" iron:{id}" for id in self.sources]]
        self.heads: Final = build_heads(parts)
        self.combines: Final = [
            [f"combine {industry} {space}" for space in spaces] for industry in INDUSTRIES
        ]
        # by mill and port; the last is the distant market, so that index -1 finds it
        self.sales: Final = [
            [
                Sell(f"sell {mill} {port}", at, to if to < len(spaces) else TO_DISTANT)
                for to, port in enumerate([*spaces, DISTANT_WORD])
            ]
            for at, mill in enumerate(spaces)
        ]
        self.discards: Final = [Discard(id, i) for i, id in enumerate(parts.card_ids)]
        self.selloffs: Final = [SellOff(id, i) for i, id in enumerate(spaces)]
        self.loans: Final = [Loan(amount) for amount in box.loans]
        self.amounts: Final = [str(amount) for amount in box.loans]
        self.pass_: Final = Pass()
        self.done: Final = Done()

    # -- actions from numbers

    def build(self, industry: int, space: int, card: int, coal: int, iron: int) -> Build:
        head = self.heads[industry][space][card]
        return Build(head, industry, space, card, coal, iron, self.coal[coal], self.iron[iron])

    def combine(self, industry: int, space: int, coal: int, iron: int) -> Combine:
        head = self.combines[industry][space]
        return Combine(head, industry, space, coal, iron, self.coal[coal], self.iron[iron])

    def link(self, line: int, coal: int) -> Link:
        return Link(self.parts.line_ids[line], line, coal, self.coal[coal])

    def second(self, line: int, coal: int) -> Second:
        return Second(self.parts.line_ids[line], line, coal, self.coal[coal])

    def develop(self, industry: int, iron: int) -> Develop:
        return Develop(industry, iron, self.iron[iron])

    def sell(self, space: int, port: int) -> Sell:
        """`port` may be TO_DISTANT."""
        return self.sales[space][port]

    # -- words

    def vocabulary(self) -> list[str]:
        verbs = ["build", "combine", "link", "second", "develop", "sell", "done", "loan", "pass"]
        parts = self.parts
        words = [
            *verbs,
            "card",
            "selloff",
            DISTANT_WORD,
            *self.amounts,
            *INDUSTRIES,
            *parts.card_ids,
            *parts.space_ids,
            *parts.line_ids,
            *[f"card:{id}" for id in parts.card_ids],
            *[f"coal:{id}" for id in self.sources],
            *[f"iron:{id}" for id in self.sources],
        ]
        return list(dict.fromkeys(words))  # an industry and its card are one word

    # -- parsing

    def parse(self, line: str) -> Action:
        """The action a line means; coal and iron may come in either order."""
        words = line.split()
        if not words:
            raise Problem("line-empty")
        verb, rest = words[0], words[1:]
        if verb == "build" or verb == "combine":
            return self._build(line, verb, rest)
        if verb == "link" or verb == "second":
            at_least(line, rest, 1)
            at = index(rest[0], self.parts.line_ids, line)
            coal = self._sources(line, rest[1:], ["coal"])[0]
            return self.link(at, coal) if verb == "link" else self.second(at, coal)
        if verb == "develop":
            at_least(line, rest, 1)
            industry = index(rest[0], INDUSTRIES, line)
            return self.develop(industry, self._sources(line, rest[1:], ["iron"])[0])
        if verb == "sell":
            exactly(line, rest, 2)
            space = index(rest[0], self.parts.space_ids, line)
            if rest[1] == DISTANT_WORD:
                return self.sell(space, TO_DISTANT)
            return self.sell(space, index(rest[1], self.parts.space_ids, line))
        if verb == "pass" or verb == "done":
            exactly(line, rest, 0)
            return self.pass_ if verb == "pass" else self.done
        if verb in ("card", "selloff", "loan"):
            exactly(line, rest, 1)
            if verb == "card":
                return self.discards[index(rest[0], self.parts.card_ids, line)]
            if verb == "selloff":
                return self.selloffs[index(rest[0], self.parts.space_ids, line)]
            return self.loans[index(rest[0], self.amounts, line)]
        return self._chance(line, verb, rest)

    def _build(self, line: str, verb: str, rest: list[str]) -> Action:
        at_least(line, rest, 2)
        industry = index(rest[0], INDUSTRIES, line)
        space = index(rest[1], self.parts.space_ids, line)
        if verb == "combine":
            sources = self._sources(line, rest[2:], ["coal", "iron"])
            return self.combine(industry, space, sources[0], sources[1])
        at_least(line, rest, 3)
        card = card_index(rest[2], self.parts.card_ids, line)
        sources = self._sources(line, rest[3:], ["coal", "iron"])
        return self.build(industry, space, card, sources[0], sources[1])

    def _sources(self, line: str, rest: list[str], goods: list[str]) -> list[int]:
        """The source of each good; at most one of a kind."""
        return read_sources(line, rest, dict.fromkeys(goods, self.sources), 1)

    def _chance(self, line: str, verb: str, rest: list[str]) -> Action:
        if verb == "start":
            exactly(line, rest, 1)
            return StartDrawn(seat_index(rest[0], line))
        if verb == DISTANT_WORD:
            exactly(line, rest, 1)
            return DistantDrawn(rest[0], index(rest[0], self.step_ids, line))
        if verb in DEALS:
            return read_dealt(line, verb, rest, self.parts.card_ids)
        raise Problem("line-verb", word=verb, line=line)
