"""An action: one decision, one line of words."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import fields as declared


class Action:
    """A small value with a written form. Subclasses are final, with `Final` attributes, `text` and `fields`."""

    def text(self) -> str:
        """The canonical line: words from general to particular, one space between."""
        raise NotImplementedError

    def fields(self) -> tuple[object, ...]:
        """The arguments that make this value again; equality, hash and pickling follow from them."""
        raise NotImplementedError

    def words(self) -> list[str]:
        """The line word by word."""
        return self.text().split(" ")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.text()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.fields())


@dataclass(eq=False, repr=False)
class Line(Action):
    """An action made once per box, with its line (`core.words`). A subclass declares what its words stand for.

    One meaning, one line: so the line alone tells values of a class apart.
    """

    line: str

    def text(self) -> str:
        return self.line

    def fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, field.name) for field in declared(self)])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Line):
            return NotImplemented
        return type(self) is type(other) and self.line == other.line

    def __hash__(self) -> int:
        return hash(self.line)
