"""A game's decisions as a table: what may be said, when, by which rules, and what it does.

The rows stand in the order of the rulebook's contents. `candidates`, `violated`, `apply` and the plain form of `legal`
are read off them. A game may spell its hot phases by hand, beside the table; the contract suite holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar, final

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.rule import Rule, Violation, all_hold, broken

S = TypeVar("S")  # the state
Q = TypeVar("Q")  # the question put to rules
W = TypeVar("W")  # the words of the box
A = TypeVar("A", bound=Action)
X = TypeVar("X")  # what rules read of a line


@final
class Decision(Generic[S, Q, W, A]):
    """One kind of decision."""

    def __init__(
        self,
        kind: type[A],
        phase: int | Sequence[int],
        lines: Callable[[W, Q], Sequence[A]],
        rules: Sequence[Rule[Q, A]],
        effect: Callable[[S, int, A, list[Event] | None], None],
    ) -> None:
        self.kind: Final = kind
        self.phases: Final = [phase] if isinstance(phase, int) else list(phase)  # when it is asked
        self.lines: Final = lines  # every line that pieces could spell, never narrowed by a rule
        self.rules: Final = rules  # in the order of the book
        self.effect: Final = effect

    def permits(self, ask: Q, a: A) -> bool:
        return all_hold(self.rules, ask, a)

    def violated(self, ask: Q, a: A) -> list[Violation]:
        return broken(self.rules, ask, a)


@final
class Spelt(Generic[S, Q, W, A, X]):
    """One kind of decision whose rules read more than its words: what follows from them is found once, by `spell`,
    with the question as it is put then."""

    def __init__(
        self,
        kind: type[A],
        phase: int | Sequence[int],
        lines: Callable[[W, Q], Sequence[A]],
        spell: Callable[[Q, A], tuple[Q, X]],
        rules: Sequence[Rule[Q, X]],
        effect: Callable[[S, int, A, list[Event] | None], None],
    ) -> None:
        self.kind: Final = kind
        self.phases: Final = [phase] if isinstance(phase, int) else list(phase)
        self.lines: Final = lines
        self.spell: Final = spell
        self.rules: Final = rules
        self.effect: Final = effect

    def permits(self, ask: Q, a: A) -> bool:
        asked, said = self.spell(ask, a)
        return all_hold(self.rules, asked, said)

    def violated(self, ask: Q, a: A) -> list[Violation]:
        asked, said = self.spell(ask, a)
        return broken(self.rules, asked, said)


@final
class Drawing(Generic[S, A]):
    """One kind of draw: chance says it, and there is nothing to forbid."""

    def __init__(self, kind: type[A], effect: Callable[[S, int, A, list[Event] | None], None]) -> None:
        self.kind: Final = kind
        self.effect: Final = effect


# Any: a table holds rows over different actions; each row is checked where it is written.
AnyDecision = Decision[Any, Any, Any, Any] | Spelt[Any, Any, Any, Any, Any]
AnyDrawing = Drawing[Any, Any]


@final
class Decisions(Generic[S, Q, W]):
    """All decisions of a game. `not_now` is the id of the sentence for a line that another phase would take.

    A line that breaks one of the rules `first` has nothing for the rules of its row to judge. Lines that can be
    spelt never do.
    """

    def __init__(
        self,
        not_now: str,
        rows: Sequence[AnyDecision],
        draws: Sequence[AnyDrawing],
        first: Sequence[Rule[Q, Action]] = (),
    ) -> None:
        self.not_now: Final = not_now
        self.first: Final = first
        self._asked: Final[dict[int, list[AnyDecision]]] = {}  # rows by phase
        for row in rows:
            for phase in row.phases:
                self._asked.setdefault(phase, []).append(row)
        self._effects: Final = {row.kind: row.effect for row in rows}
        self._effects.update({draw.kind: draw.effect for draw in draws})

    def candidates(self, phase: int, words: W, ask: Q) -> list[Action]:
        """Every line the phase can spell with the pieces there are, legal or not."""
        return [line for row in self._asked.get(phase, []) for line in row.lines(words, ask)]

    def legal(self, phase: int, words: W, ask: Q) -> list[Action]:
        """The candidates that break no rule."""
        out: list[Action] = []
        for row in self._asked.get(phase, []):
            for line in row.lines(words, ask):
                if row.permits(ask, line):
                    out.append(line)
        return out

    def violated(self, phase: int, ask: Q, a: Action) -> list[Violation]:
        """The phase first, with an id of its own; then the rules of the action."""
        for row in self._asked.get(phase, []):
            if row.kind is type(a):
                return broken(self.first, ask, a) or row.violated(ask, a)
        return [Violation(self.not_now, {})]

    def apply(self, s: S, seat: int, a: Action, events: list[Event] | None) -> None:
        """Carry it out."""
        self._effects[type(a)](s, seat, a, events)
