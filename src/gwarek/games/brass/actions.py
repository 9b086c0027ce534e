"""Decisions both games have, and the reading of their words. Texts are put together from ready pieces on demand."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Draw, Rng, draw_from, weight_of
from gwarek.core.game import Secret
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS, only, seat_of
from gwarek.games.brass.components import Parts
from gwarek.games.brass.sources import one, two

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
        return (
            self.head,
            self.industry,
            self.space,
            self.card,
            self.coal,
            self.iron,
            self.coal_words,
            self.iron_words,
        )


@final
class Link(Action):
    """Lay one link: a canal, or a railway with its coal."""

    def __init__(self, name: str, line: int, coal: int, coal_words: str) -> None:
        self.name: Final = name
        self.line: Final = line
        self.coal: Final = coal
        self.coal_words: Final = coal_words

    def text(self) -> str:
        return f"link {self.name}{self.coal_words}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.line, self.coal, self.coal_words)


@final
class Done(Action):
    """Stop: nothing more of what may be repeated."""

    def text(self) -> str:
        return "done"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Pass(Action):
    """Discard a card and do nothing else."""

    def text(self) -> str:
        return "pass"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Discard(Action):
    """The card an action costs."""

    def __init__(self, name: str, card: int) -> None:
        self.name: Final = name
        self.card: Final = card

    def text(self) -> str:
        return f"card {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.card)


@final
class SellOff(Action):
    """Sell an own tile for half its cost, to cover a debt."""

    def __init__(self, name: str, space: int) -> None:
        self.name: Final = name
        self.space: Final = space

    def text(self) -> str:
        return f"selloff {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.space)


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


# -- ready pieces


def build_heads(parts: Parts) -> list[list[list[str]]]:
    """The words of a build but for its sources, by industry, space and card."""
    return [
        [[f"build {industry} {space} card:{card}" for card in parts.card_ids] for space in parts.space_ids]
        for industry in parts.industries
    ]


# -- reading


def index(word: str, known: list[str], line: str) -> int:
    if word not in known:
        raise Problem("line-word", word=word, line=line)
    return known.index(word)


def seat_index(word: str, line: str) -> int:
    seat = seat_of(word)
    if seat is None or seat < 0:
        raise Problem("line-word", word=word, line=line)
    return seat


def exactly(line: str, rest: list[str], needed: int) -> None:
    if len(rest) != needed:
        raise Problem("line-length", line=line, needed=needed, given=len(rest))


def at_least(line: str, rest: list[str], needed: int) -> None:
    if len(rest) < needed:
        raise Problem("line-length", line=line, needed=needed, given=len(rest))


def card_index(word: str, cards: list[str], line: str) -> int:
    """`card:stone`."""
    key, _, id = word.partition(":")
    if key != "card":
        raise Problem("line-word", word=word, line=line)
    return index(id, cards, line)


def read_sources(line: str, rest: list[str], known: dict[str, list[str]], most: int) -> list[int]:
    """The sources of each good, in canonical form, in the order of `known`; at most so many of a kind."""
    found: dict[str, list[int]] = {good: [] for good in known}
    for word in rest:
        good, _, id = word.partition(":")
        if good not in found or len(found[good]) == most or id not in known[good]:
            raise Problem("line-word", word=word, line=line)
        found[good].append(known[good].index(id))
    out: list[int] = []
    for named in found.values():
        out.append(0 if not named else one(named[0]) if len(named) == 1 else two(named[0], named[1]))
    return out


def read_dealt(line: str, verb: str, rest: list[str], cards: list[str]) -> Dealt:
    at_least(line, rest, 1)
    kinds = tuple([index(word, cards, line) for word in rest[1:]])
    return Dealt(verb, seat_index(rest[0], line), tuple(rest[1:]), kinds)
