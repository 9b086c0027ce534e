"""No second opinion: `legal` asks the rule objects, and nothing repeats what they say.

One rule object at a time is made to permit everything. A line that it alone forbids must then be legal: if it is not,
somebody else says the same.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from gwarek import is_compiled
from gwarek.core.action import Action
from gwarek.core.catalogue import GAMES, load_game
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all
from gwarek.core.rule import EVERYTHING, ChoiceRule, NumberRule, Rule, SetRule
from gwarek.testing.contract import AnyState, any_kind, tables

pytestmark = pytest.mark.skipif(is_compiled(), reason="compiled rules take no stand-ins")

# Any: what a rule asks about belongs to its game.
AnyRule = Rule[Any, Any]

CASES: Final = 20  # lines that a rule alone forbids, at most, each asked about once
LINES: Final = 12  # candidates of each kind, at most, that are looked at in a position


def name_of(rule: AnyRule) -> str:
    return f"{rule.id} {type(rule).__name__}"


def rules_of(game: AnyGame) -> dict[str, list[AnyRule]]:
    """Every rule object of the game there is, by id."""
    out: dict[str, list[AnyRule]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, Rule) and thing.id.startswith(f"{game.info.prefix}-"):
            out.setdefault(thing.id, []).append(thing)
    return out


def permit_all(rule: AnyRule, said: list[Any]) -> dict[str, Any]:
    """Stand-ins with which the rule permits everything: its options or bounds take in what is said."""
    stand_ins: dict[str, Any] = {"holds": lambda ask, a: True}
    if isinstance(rule, ChoiceRule):
        options = rule.options
        stand_ins["options"] = lambda ask, a: list(dict.fromkeys([*options(ask, a), *said]))
    elif isinstance(rule, SetRule):
        stand_ins["options"] = lambda ask, a: EVERYTHING
    elif isinstance(rule, NumberRule):
        least, most = rule.least, rule.most
        stand_ins["least"] = lambda ask, a: min([least(ask, a), *said])
        stand_ins["most"] = lambda ask, a: max([most(ask, a), *said])
        stand_ins["step"] = lambda ask, a: 1
    return stand_ins


@contextmanager
def standing_in(rule: AnyRule, stand_ins: dict[str, Any]) -> Iterator[None]:
    vars(rule).update(stand_ins)
    try:
        yield
    finally:
        for name in stand_ins:
            vars(rule).pop(name)


def what_is_said(game: AnyGame, s: AnyState, seat: int, line: Action, rule: AnyRule) -> list[Any]:
    """What the line says about the subject of a choice rule or a number rule."""
    said: list[Any] = []

    def holds(ask: Any, a: Any) -> bool:
        if isinstance(rule, ChoiceRule | SetRule):
            said.append(rule.chosen(a))
        elif isinstance(rule, NumberRule):
            said.append(rule.said(a))
        return True

    with standing_in(rule, {"holds": holds}):
        game.violated(s, seat, line)
    return said


def follows(game: AnyGame, s: AnyState, seat: int, line: Action, rule: AnyRule) -> bool | None:
    """Is the line legal when the rule permits everything? None: another rule forbids it, too."""
    said = what_is_said(game, s, seat, line, rule)
    with standing_in(rule, permit_all(rule, said)):
        if game.violated(s, seat, line):
            return None
        return line in game.legal(s, seat)


def some_of_each_kind(lines: list[Action], rng: Rng) -> list[Action]:
    kinds: dict[str, list[Action]] = {}
    for line in lines:
        kinds.setdefault(line.words()[0], []).append(line)
    out: list[Action] = []
    for kind in kinds.values():
        numbers = list(range(len(kind)))
        rng.shuffle(numbers)
        out.extend(kind[number] for number in numbers[:LINES])
    return out


class Hearing:
    """What was found about the rules of a game: lines that each alone forbids, and those that stay forbidden."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Final = game
        self.rules: Final = rules_of(game)
        self.cases: Final[dict[str, int]] = {}
        self.deaf: Final[dict[str, str]] = {}

    def names(self) -> set[str]:
        return {name_of(rule) for rules in self.rules.values() for rule in rules}

    def ask(self, s: AnyState, seat: int, line: Action) -> None:
        broken = self.game.violated(s, seat, line)
        if len(broken) != 1:
            return
        for rule in self.rules.get(broken[0].id, []):
            name = name_of(rule)
            if name in self.deaf or self.cases.get(name, 0) >= CASES:
                continue
            answer = follows(self.game, s, seat, line, rule)
            if answer is not None:
                self.cases[name] = self.cases.get(name, 0) + 1
            if answer is False:
                self.deaf[name] = f"{line.text()}: {self.game.position_text(s)}"

    def listen(self, seats: int, options: dict[str, str], seed: str) -> None:
        """A random game, position by position."""
        rng = QuickRng(seed)
        s = self.game.setup(options, seats)
        draw_all(self.game, s, rng)
        while waiting := self.game.to_act(s):
            seat = waiting[0]
            for line in some_of_each_kind(self.game.candidates(s, seat), rng):
                self.ask(s, seat, line)
            kind = any_kind(self.game.legal(s, seat), rng)
            self.game.apply(s, seat, kind[rng.below(len(kind))])
            draw_all(self.game, s, rng)


def hear(slug: str, games: int) -> Hearing:
    """So many random games at every table."""
    game = load_game(slug)
    hearing = Hearing(game)
    for number, (seats, options) in enumerate(tables(game)):
        for n in range(games):
            hearing.listen(seats, options, f"opinion-{number}-{n}")
    return hearing


def told(deaf: dict[str, str]) -> str:
    return "written twice:\n" + "\n".join(f"{name}  {case}" for name, case in sorted(deaf.items()))


@pytest.mark.parametrize("slug", GAMES)
def test_a_line_that_one_rule_forbids_is_legal_without_it(slug: str) -> None:
    hearing = hear(slug, games=1)
    assert not hearing.deaf, told(hearing.deaf)
    assert len(hearing.cases) > len(hearing.names()) / 2, "too few rules were heard for this to mean much"
