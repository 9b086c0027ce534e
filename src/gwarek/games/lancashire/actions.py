"""The decisions that only Lancashire has, and its words. Texts are put together from ready pieces on demand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from gwarek.core.action import Action, Line
from gwarek.core.seat import SEAT_WORDS
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
    read_one,
    seat_index,
    source_words,
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
        words = (self.coal_words, self.iron_words)
        return (self.head, self.industry, self.space, self.coal, self.iron, *words)


@final
class Second(Laid):
    """Lay a second railway in the same action (LAN-9.4, 9.8)."""


@final
class Develop(Action):
    """Remove the top tile of a stack (LAN-10.1)."""

    def __init__(self, head: str, industry: int, iron: int, iron_words: str) -> None:
        self.head: Final = head
        self.industry: Final = industry
        self.iron: Final = iron
        self.iron_words: Final = iron_words

    def text(self) -> str:
        return self.head + self.iron_words

    def fields(self) -> tuple[object, ...]:
        return (self.head, self.industry, self.iron, self.iron_words)


@final
@dataclass(eq=False, repr=False)
class Sell(Line):
    """`sell SPACE SPACE`: the cotton of one mill to a port tile, or to the distant market: -1 (LAN-10.3 to 10.5)."""

    space: int
    port: int


@final
@dataclass(eq=False, repr=False)
class Loan(Line):
    """`loan AMOUNT` (LAN-10.9)."""

    amount: int


@final
@dataclass(eq=False, repr=False)
class StartDrawn(Line):
    """`start SEAT`: chance chooses the start player (C1)."""

    seat: int


@final
@dataclass(eq=False, repr=False)
class DistantDrawn(Line):
    """`distant TILE`: chance turns up a distant-market tile (C6)."""

    kind: int


def start_drawn(seat: int) -> StartDrawn:
    return StartDrawn(f"start {SEAT_WORDS[seat]}", seat)


def distant_drawn(names: list[str], kind: int) -> DistantDrawn:
    return DistantDrawn(f"{DISTANT_WORD} {names[kind]}", kind)


@final
class Words:
    """Every ready piece of a line of this box, made once."""

    def __init__(self, box: Box) -> None:
        parts = box.parts
        spaces, lines, cards = parts.space_ids, parts.line_ids, card_words(parts)
        buyers = [*spaces, DISTANT_WORD]
        sources = [*spaces, MARKET]
        amounts = [str(amount) for amount in box.loans]
        self.coal: Final = source_words("coal", sources, 1)
        self.iron: Final = source_words("iron", sources, 1)
        self.builds: Final = build_heads(parts)
        self.combines: Final = [
            [f"combine {industry} {space}" for space in spaces] for industry in INDUSTRIES
        ]
        self.links: Final = [f"link {id}" for id in lines]
        self.seconds: Final = [f"second {id}" for id in lines]
        self.develops: Final = [f"develop {id}" for id in INDUSTRIES]
        # by mill and port; the last is the distant market, so that index -1 finds it
        self.sales: Final = [
            [
                Sell(f"sell {mill} {port}", at, to if to < len(spaces) else TO_DISTANT)
                for to, port in enumerate(buyers)
            ]
            for at, mill in enumerate(spaces)
        ]
        self.discards: Final = [Discard(f"card {id}", id, i) for i, id in enumerate(parts.card_ids)]
        self.selloffs: Final = [SellOff(f"selloff {id}", i) for i, id in enumerate(spaces)]
        self.loans: Final = [Loan(f"loan {amount}", amount) for amount in box.loans]
        self.pass_: Final = Pass("pass")
        self.done: Final = Done("done")
        named = [[DISTANT_WORD], amounts, INDUSTRIES, parts.card_ids, spaces, lines, cards]
        read = Grammar(named, {"coal": sources, "iron": sources}, 1)
        self.grammar: Final = read
        read.say("build", [INDUSTRIES, spaces, cards], ["coal", "iron"], self.build)
        read.say("combine", [INDUSTRIES, spaces], ["coal", "iron"], self.combine)
        read.say("link", [lines], ["coal"], self.link)
        read.say("second", [lines], ["coal"], self.second)
        read.say("develop", [INDUSTRIES], ["iron"], self.develop)
        read.say("sell", [spaces, buyers], [], lambda space, port: self.sales[space][port])
        read.say("done", [], [], lambda: self.done)
        read.say("loan", [amounts], [], lambda amount: self.loans[amount])
        read.say("pass", [], [], lambda: self.pass_)
        read.say("card", [parts.card_ids], [], lambda card: self.discards[card])
        read.say("selloff", [spaces], [], lambda space: self.selloffs[space])
        for verb in ("deal", "draw"):
            read.draws[verb] = lambda line, verb, rest: read_dealt(line, verb, rest, parts.card_ids)
        read.draws["start"] = lambda line, verb, rest: start_drawn(seat_index(read_one(line, rest), line))
        steps = box.distant.step_ids
        read.draws[DISTANT_WORD] = lambda line, verb, rest: distant_drawn(
            steps, index(read_one(line, rest), steps, line)
        )

    def build(self, industry: int, space: int, card: int, coal: int, iron: int) -> Build:
        head = self.builds[industry][space][card]
        return Build(head, industry, space, card, coal, iron, self.coal[coal], self.iron[iron])

    def combine(self, industry: int, space: int, coal: int, iron: int) -> Combine:
        head = self.combines[industry][space]
        return Combine(head, industry, space, coal, iron, self.coal[coal], self.iron[iron])

    def link(self, line: int, coal: int) -> Link:
        return Link(self.links[line], line, coal, self.coal[coal])

    def second(self, line: int, coal: int) -> Second:
        return Second(self.seconds[line], line, coal, self.coal[coal])

    def develop(self, industry: int, iron: int) -> Develop:
        return Develop(self.develops[industry], industry, iron, self.iron[iron])

    def sell(self, space: int, port: int) -> Sell:
        """`port` may be TO_DISTANT."""
        return self.sales[space][port]


def words_of(box: Box) -> Words:
    """The words of a box, made once and kept with it; as two players use it, it has the same."""
    known = box.words
    if not isinstance(known, Words):
        known = box.words = Words(box)
        if box.small is not None:
            box.small.words = known
    return known
