"""Lines that can all be listed: a verb, and for each further word a vocabulary. Every value is made once per box.

>>> words = Phrases()
>>> load = words.spell(Load, "load", numbered(["yellow", "brown"]))
>>> load[1], words.read("load brown").colour
(<load brown>, 1)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Final, TypeVar, final

from gwarek.core.action import Action
from gwarek.core.problem import Problem

A = TypeVar("A", bound=Action)
Vocabulary = Mapping[str, int]  # words and the numbers they stand for


def numbered(words: Sequence[str], none: str = "") -> Vocabulary:
    """Words counted from 0; before them a word for nothing, if there is one, as -1."""
    out = {none: -1} if none else {}
    out.update({word: i for i, word in enumerate(words)})
    return out


def pair_at(first: int, second: int, of: int) -> int:
    """Where a pair of numbers below `of`, first not above second, stands in the list of `Phrases.spell_pair`."""
    return first * of - first * (first - 1) // 2 + second - first


@final
class Phrases:
    """Every line that can be listed, and what they mean."""

    def __init__(self) -> None:
        self.verbs: Final[list[str]] = []
        self._meaning: Final[dict[str, Action]] = {}
        self._known: Final[dict[str, list[Sequence[Vocabulary]]]] = {}  # vocabularies word by word, by verb

    def spell(self, kind: Callable[..., A], verb: str, *words: Vocabulary) -> list[A]:
        """A value for every choice of words, the last word changing quickest: `kind(line, number, number)`."""
        out: list[A] = []
        for chosen in product(*[vocabulary.items() for vocabulary in words]):
            out.append(self._add(kind, verb, chosen))
        self._learn(verb, words)
        return out

    def spell_pair(self, kind: Callable[..., A], verb: str, words: Vocabulary) -> list[A]:
        """A value for every two words, in either order the same: the first number is not above the second."""
        out: list[A] = []
        items = list(words.items())
        for i, first in enumerate(items):
            for second in items[i:]:
                a = self._add(kind, verb, (first, second))
                self._meaning[f"{verb} {second[0]} {first[0]}"] = a
                out.append(a)
        self._learn(verb, (words, words))
        return out

    def _add(self, kind: Callable[..., A], verb: str, chosen: Sequence[tuple[str, int]]) -> A:
        line = " ".join([verb, *[word for word, _ in chosen]])
        made = kind(line, *[number for _, number in chosen])
        self._meaning[line] = made
        return made

    def _learn(self, verb: str, words: Sequence[Vocabulary]) -> None:
        if verb not in self._known:
            self.verbs.append(verb)
        self._known.setdefault(verb, []).append(words)

    def read(self, line: str) -> Action:
        """The action a line means; a `Problem` names what is wrong with it."""
        words = line.split()
        found = self._meaning.get(" ".join(words))
        if found is not None:
            return found
        if not words:
            raise Problem("line-empty")
        if words[0] not in self._known:
            raise Problem("line-verb", word=words[0], line=line)
        said = words[1:]
        ways = self._known[words[0]]
        fitting = [way for way in ways if len(way) == len(said)]
        if not fitting:
            raise Problem("line-length", line=line, needed=max(len(way) for way in ways), given=len(said))
        for at, word in enumerate(said):
            if not any(word in way[at] for way in fitting):
                raise Problem("line-word", word=word, line=line)
        raise Problem("line-word", word=said[-1], line=line)
