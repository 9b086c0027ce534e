"""Rules are objects with a number that decide, and explain what they forbid."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from gwarek.core.outside import mypyc_attr

Q = TypeVar("Q", contravariant=True)
A = TypeVar("A", contravariant=True)  # a rule about helpers is a rule about each helper
Choice = TypeVar("Choice")

Facts = dict[str, object]

NO_LIMIT: Final = 1 << 30
EVERYTHING: Final = -1  # every bit


class Violation:
    """One broken rule, with the names of this position that its sentence needs."""

    def __init__(self, id: str, facts: Facts) -> None:
        self.id: Final = id
        self.facts: Final = facts

    def __repr__(self) -> str:
        return f"Violation({self.id!r}, {self.facts!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[Q, A]):
    """A condition: `holds` of a question (state, seat, facts found once) and an action.

    A rule asked about an unfinished line says no only if every completion breaks it. `after` names rules this one
    builds on: when one of them is broken there is nothing left for this one to judge.
    """

    def __init__(self, id: str, after: Sequence[str] = ()) -> None:
        self.id: Final = id
        self.after: Final = tuple(after)

    def holds(self, ask: Q, a: A) -> bool:
        raise NotImplementedError

    def facts(self, ask: Q, a: A) -> Facts:
        """Arguments of the why-not sentence, asked only when the rule is broken."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceRule(Rule[Q, A], Generic[Q, A, Choice]):
    """A rule about where something may come from: it lists its options, and `holds` means "is among them"."""

    def options(self, ask: Q, a: A) -> list[Choice]:
        raise NotImplementedError

    def chosen(self, a: A) -> Choice:
        raise NotImplementedError

    def holds(self, ask: Q, a: A) -> bool:
        return self.chosen(a) in self.options(ask, a)


class SetRule(Rule[Q, A]):
    """A rule about one of a few things, by number: its options are a bit set, so that what several rules permit is
    found by `&`. Where it judges nothing it permits `EVERYTHING`."""

    def options(self, ask: Q, a: A) -> int:
        raise NotImplementedError

    def chosen(self, a: A) -> int:
        raise NotImplementedError

    def holds(self, ask: Q, a: A) -> bool:
        return self.options(ask, a) >> self.chosen(a) & 1 == 1


class NumberRule(Rule[Q, A]):
    """A rule about a number that is said: it gives bounds and a step, and `holds` means "keeps to them"."""

    def said(self, a: A) -> int:
        raise NotImplementedError

    def least(self, ask: Q, a: A) -> int:
        return 0

    def most(self, ask: Q, a: A) -> int:
        return NO_LIMIT

    def step(self, ask: Q, a: A) -> int:
        return 1

    def holds(self, ask: Q, a: A) -> bool:
        said = self.said(a)
        return self.least(ask, a) <= said <= self.most(ask, a) and said % self.step(ask, a) == 0


def numbers(rules: Sequence[NumberRule[Q, A]], ask: Q, a: A, least: int, most: int) -> range:
    """The numbers all these rules permit, of those from `least` to `most` that a line can say."""
    step = 1
    for rule in rules:
        least = max(least, rule.least(ask, a))
        most = min(most, rule.most(ask, a))
        step = math.lcm(step, rule.step(ask, a))
    return range(least + -least % step, most + 1, step)


def broken(rules: Sequence[Rule[Q, A]], ask: Q, a: A) -> list[Violation]:
    """Every broken rule that can be judged, in the given order (the rulebook's); each id once."""
    out: list[Violation] = []
    ids: list[str] = []
    for rule in rules:
        if rule.id in ids:
            continue
        if any(base in ids for base in rule.after):
            ids.append(rule.id)  # what cannot be judged is not a base for others either
        elif not rule.holds(ask, a):
            out.append(Violation(rule.id, rule.facts(ask, a)))
            ids.append(rule.id)
    return out


def all_hold(rules: Sequence[Rule[Q, A]], ask: Q, a: A) -> bool:
    """The quick form of `not broken(...)`."""
    asked = rules if isinstance(rules, list) else list(rules)  # lists are gone through quickest
    for rule in asked:
        if not rule.holds(ask, a):
            return False
    return True
