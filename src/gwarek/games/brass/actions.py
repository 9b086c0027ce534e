"""Decisions both games have, and the reading of their words. Texts are put together from ready pieces on demand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from typing import Final, final

from gwarek.core.action import Action, Line
from gwarek.core.chance import Draw, Rng, draw_from, weight_of
from gwarek.core.game import Secret
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS, only, seat_of
from gwarek.games.brass.components import Parts
from gwarek.games.brass.sources import SOURCE_BITS, SOURCE_MASK, one, two

MARKET: Final = "market"


@final
class Build(Action):
    """Place an industry tile, or overbuild one, with one card."""

    def __init__(
        self,
        head: str,
        industry: int,
        space: int,
        card: int,
        coal: int,
        iron: int,
        coal_words: str,
        iron_words: str,
    ) -> None:
        self.head: Final = head
        self.industry: Final = industry
        self.space: Final = space
        self.card: Final = card
        self.coal: Final = coal
        self.iron: Final = iron
        self.coal_words: Final = coal_words
        self.iron_words: Final = iron_words

    def text(self) -> str:
        return self.head + self.coal_words + self.iron_words

    def fields(self) -> tuple[object, ...]:
        words = (self.coal_words, self.iron_words)
        return (self.head, self.industry, self.space, self.card, self.coal, self.iron, *words)


class Laid(Action):
    """A link is laid: `head` is the verb and the line."""

    def __init__(self, head: str, line: int, coal: int, coal_words: str) -> None:
        self.head: Final = head
        self.line: Final = line
        self.coal: Final = coal
        self.coal_words: Final = coal_words

    def text(self) -> str:
        return self.head + self.coal_words

    def fields(self) -> tuple[object, ...]:
        return (self.head, self.line, self.coal, self.coal_words)


@final
class Link(Laid):
    """Lay one link: a canal, or a railway with its coal."""


@final
@dataclass(eq=False, repr=False)
class Done(Line):
    """`done`: nothing more of what may be repeated."""


@final
@dataclass(eq=False, repr=False)
class Pass(Line):
    """`pass`: discard a card and do nothing else."""


@final
@dataclass(eq=False, repr=False)
class Discard(Line):
    """`card CARD`: the card an action costs."""

    name: str
    card: int


@final
@dataclass(eq=False, repr=False)
class SellOff(Line):
    """`selloff SPACE`: sell an own tile for half its cost, to cover a debt."""

    space: int


@final
class Dealt(Action):
    """Cards chance gives to a seat: `deal` a hand, `draw` a refill; in Birmingham `facedown` a card."""

    def __init__(self, what: str, seat: int, names: tuple[str, ...], cards: tuple[int, ...]) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.names: Final = names
        self.cards: Final = cards

    def text(self) -> str:
        return " ".join((self.what, SEAT_WORDS[self.seat], *self.names))

    def fields(self) -> tuple[object, ...]:
        return (self.what, self.seat, self.names, self.cards)


def secret_of(a: Action) -> Secret | None:
    """Cards dealt are for their owner's eyes."""
    if isinstance(a, Dealt):
        masked = " ".join([a.what, SEAT_WORDS[a.seat], *(["?"] * len(a.cards))])
        return Secret(only(a.seat), masked)
    return None


@final
class CardDraw(Draw):
    """Unseen cards for one seat, in order."""

    def __init__(self, what: str, seat: int, pool: list[int], count: int, names: list[str]) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.pool: Final = pool
        self.count: Final = count
        self.names: Final = names

    def sample(self, rng: Rng) -> Action:
        cards = draw_from(self.pool, self.count, rng)
        return Dealt(self.what, self.seat, tuple([self.names[card] for card in cards]), tuple(cards))

    def weight(self, outcome: Action) -> float:
        if not isinstance(outcome, Dealt) or outcome.what != self.what or outcome.seat != self.seat:
            return 0.0
        if len(outcome.cards) != self.count or max(outcome.cards) >= len(self.pool):
            return 0.0
        return weight_of(self.pool, list(outcome.cards))


# -- words


def card_words(parts: Parts) -> list[str]:
    """`card:stone`: the card of a build."""
    return [f"card:{id}" for id in parts.card_ids]


def build_heads(parts: Parts) -> list[list[list[str]]]:
    """The words of a build but for its sources, by industry, space and card."""
    cards = card_words(parts)
    return [
        [[f"build {industry} {space} {card}" for card in cards] for space in parts.space_ids]
        for industry in parts.industries
    ]


def source_words(good: str, names: list[str], most: int) -> list[str]:
    """Texts by number of sources, one or two: `" coal:dudley/1 coal:market"`."""
    if most == 1:
        return ["", *[f" {good}:{name}" for name in names]]
    out = [""] * (len(names) + 1 << SOURCE_BITS | SOURCE_MASK)
    for i in range(len(names)):
        out[one(i)] = f" {good}:{names[i]}"
        for j in range(i, len(names)):
            out[two(i, j)] = f" {good}:{names[i]} {good}:{names[j]}"
    return out


@final
class Saying:
    """A verb with so many words, each of a vocabulary, and the goods whose sources may follow in any order."""

    def __init__(self, words: list[list[str]], goods: list[str], make: Callable[..., Action]) -> None:
        self.words: Final = words
        self.goods: Final = goods
        self.make: Final = make  # from the numbers of the words, then those of the sources


@final
class Grammar:
    """How lines are read: every saying by its verb, and what chance says."""

    def __init__(self, vocabularies: list[list[str]], goods: dict[str, list[str]], most: int) -> None:
        """`goods`: the names of all sources of each; `most` of them may be named in a line."""
        self.vocabularies: Final = vocabularies
        self.goods: Final = goods
        self.most: Final = most
        self.sayings: Final[dict[str, list[Saying]]] = {}
        self.draws: Final[dict[str, Callable[[str, str, list[str]], Action]]] = {}

    def say(self, verb: str, words: list[list[str]], goods: list[str], make: Callable[..., Action]) -> None:
        self.sayings.setdefault(verb, []).append(Saying(words, goods, make))

    def vocabulary(self) -> list[str]:
        """An industry and its card are one word."""
        words = [*self.sayings, *chain.from_iterable(self.vocabularies)]
        for good, names in self.goods.items():
            words.extend([f"{good}:{name}" for name in names])
        return list(dict.fromkeys(words))

    def read(self, line: str) -> Action:
        """The action a line means."""
        words = line.split()
        if not words:
            raise Problem("line-empty")
        verb, rest = words[0], words[1:]
        if verb in self.draws:
            return self.draws[verb](line, verb, rest)
        if verb not in self.sayings:
            raise Problem("line-verb", word=verb, line=line)
        saying = self.sayings[verb][0]
        for other in self.sayings[verb][1:]:  # a longer one, where a further word is no source
            if len(rest) >= len(other.words) and ":" not in rest[len(other.words) - 1]:
                saying = other
        needed = len(saying.words)
        if len(rest) < needed or (len(rest) > needed and not saying.goods):
            raise Problem("line-length", line=line, needed=needed, given=len(rest))
        numbers = [index(word, known, line) for word, known in zip(rest, saying.words, strict=False)]
        return saying.make(*numbers, *self._sources(line, rest[needed:], saying.goods))

    def _sources(self, line: str, rest: list[str], goods: list[str]) -> list[int]:
        """The sources of each good, in canonical form."""
        found: dict[str, list[int]] = {good: [] for good in goods}
        for word in rest:
            good, _, id = word.partition(":")
            if good not in found or len(found[good]) == self.most or id not in self.goods[good]:
                raise Problem("line-word", word=word, line=line)
            found[good].append(self.goods[good].index(id))
        return [
            0 if not named else one(named[0]) if len(named) == 1 else two(named[0], named[1])
            for named in found.values()
        ]


# -- reading what chance says


def index(word: str, known: list[str], line: str) -> int:
    if word not in known:
        raise Problem("line-word", word=word, line=line)
    return known.index(word)


def seat_index(word: str, line: str) -> int:
    seat = seat_of(word)
    if seat is None or seat < 0:
        raise Problem("line-word", word=word, line=line)
    return seat


def read_dealt(line: str, verb: str, rest: list[str], cards: list[str]) -> Dealt:
    """`deal red stone brewery`."""
    if not rest:
        raise Problem("line-length", line=line, needed=1, given=0)
    kinds = tuple([index(word, cards, line) for word in rest[1:]])
    return Dealt(verb, seat_index(rest[0], line), tuple(rest[1:]), kinds)


def read_one(line: str, rest: list[str]) -> str:
    """The only word a draw says."""
    if len(rest) != 1:
        raise Problem("line-length", line=line, needed=1, given=len(rest))
    return rest[0]
