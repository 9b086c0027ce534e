"""Lines of words folded into a tree: what a click, a key or a learning agent chooses next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from gwarek.core.problem import Problem


@final
class Choice:
    """A node: the words that may follow, and whether the line may end here."""

    def __init__(self) -> None:
        self.next: Final[dict[str, Choice]] = {}
        self.ends = False

    def down(self, words: Iterable[str]) -> Choice | None:
        """The node these words lead to, or None: `fold(["a b"]).down(["a"])`."""
        node: Choice | None = self
        for word in words:
            node = node.next.get(word) if node is not None else None
        return node

    def lines(self) -> list[str]:
        """All lines below, in order."""
        out: list[str] = [""] if self.ends else []
        for word, node in self.next.items():
            out.extend(f"{word} {rest}".rstrip() for rest in node.lines())
        return out


def fold(lines: Iterable[str]) -> Choice:
    """The tree of a legal list."""
    root = Choice()
    for line in lines:
        node = root
        for word in line.split(" "):
            if word not in node.next:
                node.next[word] = Choice()
            node = node.next[word]
        node.ends = True
    return root


@final
class Vocabulary:
    """A fixed numbering of words; number 0 ends a line."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words: Final = ["", *words]
        self.number: Final = {word: i for i, word in enumerate(self.words)}

    def __len__(self) -> int:
        return len(self.words)

    def mask(self, node: Choice) -> list[int]:
        """1 for every word that may come next (and for the end, where a line may end)."""
        out = [0] * len(self.words)
        out[0] = 1 if node.ends else 0
        for word in node.next:
            if word not in self.number:
                raise Problem("word-unknown", word=word)
            out[self.number[word]] = 1
        return out
