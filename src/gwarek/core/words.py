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


def counted(least: int, most: int) -> Vocabulary:
    """Numbers as they are written."""
    return {str(number): number for number in range(least, most + 1)}


def pair_at(first: int, second: int, of: int) -> int:
    """Where a pair of numbers below `of`, first not above second, stands in the list of `Phrases.spell_pair`."""
    return first * of - first * (first - 1) // 2 + second - first


@final
class Phrases:
    """Every line that can be listed, and what they mean."""

    def __init__(self) -> None:
        self.verbs: Final[list[str]] = []
        self.words: Final[dict[str, None]] = {}  # every word, in the order they were learnt
        self._meaning: Final[dict[str, Action]] = {}
        self._known: Final[dict[str, list[Sequence[Vocabulary]]]] = {}  # vocabularies word by word, by verb

    def spell(self, kind: Callable[..., A], verb: str, *words: Vocabulary) -> list[A]:
        """A value for every choice of words, the last word changing quickest: `kind(line, number, number)`."""
        out: list[A] = []
        for chosen in product(*[vocabulary.items() for vocabulary in words]):
            line = " ".join([verb, *[word for word, _ in chosen]])
            out.append(self.say(kind, line, *[number for _, number in chosen]))
        self.learn(verb, *words)
        return out

    def spell_pair(self, kind: Callable[..., A], verb: str, words: Vocabulary) -> list[A]:
        """A value for every two words, in either order the same: the first number is not above the second."""
        out: list[A] = []
        items = list(words.items())
        for i, (first, low) in enumerate(items):
            for second, high in items[i:]:
                made = self.say(kind, f"{verb} {first} {second}", low, high)
                self.mean(f"{verb} {second} {first}", made)
                out.append(made)
        self.learn(verb, words, words)
        return out

    def say(self, kind: Callable[..., A], line: str, *numbers: int) -> A:
        """The value of one line; its verb has to be learnt, too."""
        made = kind(line, *numbers)
        self.mean(line, made)
        return made

    def mean(self, line: str, a: Action) -> None:
        """Another way to write what has been said."""
        self._meaning[line] = a

    def learn(self, verb: str, *words: Vocabulary) -> None:
        """The words a verb takes, one after the other. A verb may be learnt in several ways."""
        if verb not in self._known:
            self.verbs.append(verb)
        self._known.setdefault(verb, []).append(words)
        self.words[verb] = None
        for vocabulary in words:
            self.words.update(dict.fromkeys(vocabulary))

    def vocabulary(self, last: Sequence[str]) -> list[str]:
        """Every word once, as they were learnt; names of pieces and numbers stand last, in the order they are given."""
        names = dict.fromkeys(last)
        return [*[word for word in self.words if word not in names], *names]

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
        known = [(_known_words(way, said), way) for way in self._known[words[0]]]
        most = max(count for count, _ in known)
        nearest = [len(way) for count, way in known if count == most]
        if len(said) not in nearest:
            raise Problem("line-length", line=line, needed=max(nearest), given=len(said))
        raise Problem("line-word", word=said[min(most, len(said) - 1)], line=line)


def _known_words(way: Sequence[Vocabulary], said: list[str]) -> int:
    """How many words, from the first on, are of this way."""
    count = 0
    for word, vocabulary in zip(said, way, strict=False):
        if word not in vocabulary:
            break
        count += 1
    return count
