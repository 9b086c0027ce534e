"""Chance: what is drawn, from which multiset, by which generator."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.outside import mypyc_attr


class Rng:
    """A source of whole numbers; games ask for nothing but `below`."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each alike."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


@final
class QuickRng(Rng):
    """Fast and reproducible from its seed: for simulation and search."""

    def __init__(self, seed: int | str) -> None:
        self._random: Final = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)


@final
class FairRng(Rng):
    """Numbers anybody can recompute: SHA-256 over seed, entry number and a counter.

    Each entry of a record has a stream of its own: a draw depends on nothing but the seed and its place in the record.
    """

    def __init__(self, seed: str, entry: int) -> None:
        self._key: Final = f"{seed}/{entry}"
        self._counter = 0

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n  # the rest would favour small numbers
        while True:
            digest = hashlib.sha256(f"{self._key}/{self._counter}".encode()).digest()
            self._counter += 1
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                return value % n


class Asked(Exception):
    """A `DictatedRng` has no answer left: it was asked for a number below `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(f"below {n}")
        self.n: Final = n


@final
class DictatedRng(Rng):
    """Answers from a list, then raises `Asked`: a draw becomes a few equal choices that somebody else makes.

    What can only be 0 is answered without asking. As every number is as likely as the others, the answers that lead
    to an outcome have together exactly its `Draw.weight`.
    """

    def __init__(self, answers: list[int]) -> None:
        self._answers: Final = answers
        self._next = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self._next == len(self._answers):
            raise Asked(n)
        answer = self._answers[self._next]
        self._next += 1
        return answer


def seed_hash(seed: str) -> str:
    """Published when a table starts; the seed itself when it ends."""
    return hashlib.sha256(seed.encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw:
    """One chance decision. A deal of several cards is one draw, so outcomes are sampled and weighed, not listed."""

    def sample(self, rng: Rng) -> Action:
        raise NotImplementedError

    def weight(self, outcome: Action) -> float:
        """The probability of this outcome; 0 for what cannot be drawn."""
        raise NotImplementedError


@final
class OneOf(Draw):
    """One piece out of a bag: the outcomes, and how many pieces lead to each."""

    def __init__(self, outcomes: list[Action], counts: list[int]) -> None:
        self.outcomes: Final = outcomes
        self.counts: Final = counts

    def sample(self, rng: Rng) -> Action:
        return self.outcomes[draw_from(self.counts, 1, rng)[0]]

    def weight(self, outcome: Action) -> float:
        if outcome not in self.outcomes:
            return 0.0
        return weight_of(self.counts, [self.outcomes.index(outcome)])


def one_of(outcomes: Sequence[Action]) -> OneOf:
    """Every outcome alike."""
    return OneOf([*outcomes], [1] * len(outcomes))


def draw_from(counts: list[int], n: int, rng: Rng) -> list[int]:
    """n kinds in drawn order from a multiset given as counts by kind; the counts stay as they are."""
    left = counts[:]
    total = sum(left)
    drawn: list[int] = []
    for _ in range(n):
        at = rng.below(total)
        kind = 0
        while at >= left[kind]:
            at -= left[kind]
            kind += 1
        left[kind] -= 1
        total -= 1
        drawn.append(kind)
    return drawn


def weight_of(counts: list[int], drawn: list[int]) -> float:
    """The probability of drawing these kinds in this order."""
    left = counts[:]
    total = sum(left)
    weight = 1.0
    for kind in drawn:
        if total <= 0 or left[kind] <= 0:
            return 0.0
        weight *= left[kind] / total
        left[kind] -= 1
        total -= 1
    return weight
