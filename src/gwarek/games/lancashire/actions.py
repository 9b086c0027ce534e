"""One class per kind of decision, and `parse`. Texts are put together from ready pieces (`Words`) only on demand.

A source of coal or iron is one number: 0 for none, else a space of the board + 1, or the number after the last
space for `market`.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS, seat_of
from gwarek.games.lancashire.components import INDUSTRIES, Parts

MARKET: Final = "market"
DISTANT_WORD: Final = "distant"
TO_DISTANT: Final = -1  # the buyer of a sale to the distant market


@final
class Build(Action):
    """Place an industry tile, or overbuild one, with one card (LAN-5)."""

    def __init__(
        self,
        head: str,
        industry: int,
        space: int,
        card: int,
        coal: int,
        iron: int,
        coal_word: str,
        iron_word: str,
    ) -> None:
        self.head: Final = head
        self.industry: Final = industry
        self.space: Final = space
        self.card: Final = card
        self.coal: Final = coal
        self.iron: Final = iron
        self.coal_word: Final = coal_word
        self.iron_word: Final = iron_word

    def text(self) -> str:
        return self.head + self.coal_word + self.iron_word

    def fields(self) -> tuple[object, ...]:
        return (
            self.head,
            self.industry,
            self.space,
            self.card,
            self.coal,
            self.iron,
            self.coal_word,
            self.iron_word,
        )


@final
class Combine(Action):
    """Place an industry tile anywhere with both actions and two cards (LAN-5.7); the discards follow."""

    def __init__(
        self, head: str, industry: int, space: int, coal: int, iron: int, coal_word: str, iron_word: str
    ) -> None:
        self.head: Final = head
        self.industry: Final = industry
        self.space: Final = space
        self.coal: Final = coal
        self.iron: Final = iron
        self.coal_word: Final = coal_word
        self.iron_word: Final = iron_word

    def text(self) -> str:
        return self.head + self.coal_word + self.iron_word

    def fields(self) -> tuple[object, ...]:
        return (
            self.head,
            self.industry,
            self.space,
            self.coal,
            self.iron,
            self.coal_word,
            self.iron_word,
        )


@final
class Link(Action):
    """Lay a canal, or a railway with its coal (LAN-9.3, 9.4)."""

    def __init__(self, name: str, line: int, coal: int, coal_word: str) -> None:
        self.name: Final = name
        self.line: Final = line
        self.coal: Final = coal
        self.coal_word: Final = coal_word

    def text(self) -> str:
        return f"link {self.name}{self.coal_word}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.line, self.coal, self.coal_word)


@final
class Second(Action):
    """Lay a second railway in the same action (LAN-9.4, 9.8)."""

    def __init__(self, name: str, line: int, coal: int, coal_word: str) -> None:
        self.name: Final = name
        self.line: Final = line
        self.coal: Final = coal
        self.coal_word: Final = coal_word

    def text(self) -> str:
        return f"second {self.name}{self.coal_word}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.line, self.coal, self.coal_word)


@final
class Develop(Action):
    """Remove the top tile of a stack (LAN-10.1)."""

    def __init__(self, industry: int, iron: int, iron_word: str) -> None:
        self.industry: Final = industry
        self.iron: Final = iron
        self.iron_word: Final = iron_word

    def text(self) -> str:
        return f"develop {INDUSTRIES[self.industry]}{self.iron_word}"

    def fields(self) -> tuple[object, ...]:
        return (self.industry, self.iron, self.iron_word)


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
class Done(Action):
    """Stop: no second railway, development or further sale (LAN-9.4, 10.1, 10.3)."""

    def text(self) -> str:
        return "done"

    def fields(self) -> tuple[object, ...]:
        return ()


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
class Pass(Action):
    """LAN-10.13."""

    def text(self) -> str:
        return "pass"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Discard(Action):
    """A card an action costs (LAN-3.4, 3.8)."""

    def __init__(self, name: str, card: int) -> None:
        self.name: Final = name
        self.card: Final = card

    def text(self) -> str:
        return f"card {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.card)


@final
class SellOff(Action):
    """Remove an own tile for half its cost, to cover a debt (LAN-3.10)."""

    def __init__(self, name: str, space: int) -> None:
        self.name: Final = name
        self.space: Final = space

    def text(self) -> str:
        return f"selloff {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.space)


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
class Dealt(Action):
    """Cards chance gives to a seat: `deal` a hand, `draw` a refill (C2, C4)."""

    def __init__(self, what: str, seat: int, names: tuple[str, ...], cards: tuple[int, ...]) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.names: Final = names
        self.cards: Final = cards

    def text(self) -> str:
        return " ".join((self.what, SEAT_WORDS[self.seat], *self.names))

    def fields(self) -> tuple[object, ...]:
        return (self.what, self.seat, self.names, self.cards)


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

    def __init__(self, parts: Parts) -> None:
        self.parts: Final = parts
        spaces = parts.space_ids
        self.sources: Final = [*spaces, MARKET]
        self.coal: Final = ["", *[f" coal:{id}" for id in self.sources]]
        self.iron: Final = ["", *[f" iron:{id}" for id in self.sources]]
        self.heads: Final = [
            [[f"build {industry} {space} card:{card}" for card in parts.card_ids] for space in spaces]
            for industry in INDUSTRIES
        ]
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
        self.loans: Final = [Loan(amount) for amount in parts.loans]
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
            *[str(amount) for amount in parts.loans],
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
            _at_least(line, rest, 1)
            at = _index(rest[0], self.parts.line_ids, line)
            coal = self._sources(line, rest[1:], ["coal"])[0]
            return self.link(at, coal) if verb == "link" else self.second(at, coal)
        if verb == "develop":
            _at_least(line, rest, 1)
            industry = _index(rest[0], INDUSTRIES, line)
            return self.develop(industry, self._sources(line, rest[1:], ["iron"])[0])
        if verb == "sell":
            _length(line, rest, 2)
            space = _index(rest[0], self.parts.space_ids, line)
            if rest[1] == DISTANT_WORD:
                return self.sell(space, TO_DISTANT)
            return self.sell(space, _index(rest[1], self.parts.space_ids, line))
        if verb == "pass" or verb == "done":
            _length(line, rest, 0)
            return self.pass_ if verb == "pass" else self.done
        if verb in ("card", "selloff", "loan"):
            _length(line, rest, 1)
            if verb == "card":
                return self.discards[_index(rest[0], self.parts.card_ids, line)]
            if verb == "selloff":
                return self.selloffs[_index(rest[0], self.parts.space_ids, line)]
            return self.loans[_index(rest[0], [str(amount) for amount in self.parts.loans], line)]
        return self._chance(line, verb, rest)

    def _build(self, line: str, verb: str, rest: list[str]) -> Action:
        _at_least(line, rest, 2)
        industry = _index(rest[0], INDUSTRIES, line)
        space = _index(rest[1], self.parts.space_ids, line)
        if verb == "combine":
            sources = self._sources(line, rest[2:], ["coal", "iron"])
            return self.combine(industry, space, sources[0], sources[1])
        _at_least(line, rest, 3)
        key, _, id = rest[2].partition(":")
        if key != "card":
            raise Problem("line-word", word=rest[2], line=line)
        card = _index(id, self.parts.card_ids, line)
        sources = self._sources(line, rest[3:], ["coal", "iron"])
        return self.build(industry, space, card, sources[0], sources[1])

    def _sources(self, line: str, rest: list[str], goods: list[str]) -> list[int]:
        """The source of each good; at most one of a kind."""
        found: dict[str, int] = dict.fromkeys(goods, 0)
        for word in rest:
            good, _, id = word.partition(":")
            if found.get(good) != 0 or id not in self.sources:
                raise Problem("line-word", word=word, line=line)
            found[good] = self.sources.index(id) + 1
        return [found[good] for good in goods]

    def _chance(self, line: str, verb: str, rest: list[str]) -> Action:
        if verb == "start":
            _length(line, rest, 1)
            return StartDrawn(_seat(rest[0], line))
        if verb == DISTANT_WORD:
            _length(line, rest, 1)
            return DistantDrawn(rest[0], _index(rest[0], self.parts.step_ids, line))
        if verb in DEALS:
            _at_least(line, rest, 1)
            cards = tuple([_index(word, self.parts.card_ids, line) for word in rest[1:]])
            return Dealt(verb, _seat(rest[0], line), tuple(rest[1:]), cards)
        raise Problem("line-verb", word=verb, line=line)


def _index(word: str, known: list[str], line: str) -> int:
    if word not in known:
        raise Problem("line-word", word=word, line=line)
    return known.index(word)


def _seat(word: str, line: str) -> int:
    seat = seat_of(word)
    if seat is None or seat < 0:
        raise Problem("line-word", word=word, line=line)
    return seat


def _length(line: str, rest: list[str], needed: int) -> None:
    if len(rest) != needed:
        raise Problem("line-length", line=line, needed=needed, given=len(rest))


def _at_least(line: str, rest: list[str], needed: int) -> None:
    if len(rest) < needed:
        raise Problem("line-length", line=line, needed=needed, given=len(rest))
