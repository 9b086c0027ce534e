"""What a decision would do: it is carried out on a copy, and the difference is read.

A preview made so cannot disagree with the rules. What the seat may not know takes no part (`Game.guess`), and chance
to come is not drawn: the copy stops where chance or somebody else would decide.
"""

from __future__ import annotations

from typing import Any, Final

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.game import AnyGame, Cell, Eve
from gwarek.core.game import Foresight as Foresight
from gwarek.core.seat import CHANCE, may_see

THEN: Final = "then-"  # the account as it changes after the action, by itself


def foresee(game: AnyGame, s: Any, seat: int, a: Action) -> Foresight:
    """Carry a legal action out, as far as the seat can know what comes of it."""
    after = game.guess(s, seat)
    eve = Eve()
    after.eve = eve
    told: list[Event] = []
    game.apply(after, seat, a, told)
    now = after
    over = len(told)
    if eve.state is not None:
        now = eve.state
        over = eve.told
    events: list[Event] = []
    later: list[Event] = []
    for at in range(len(told)):
        if may_see(told[at].to, seat):
            (events if at < over else later).append(told[at])
    return Foresight(s, now, after, events, later)


def changes(game: AnyGame, f: Foresight, seat: int) -> list[Cell]:
    """The accounts that change: by the action, and under names of their own (`then-money`) by what follows."""
    before = game.accounts(f.before, seat)
    now = game.accounts(f.now, seat)
    out: list[Cell] = []
    for at in range(len(before)):
        if before[at].value != now[at].value:
            out.append(Cell(before[at].id, before[at].value, now[at].value, before[at].args))
    if f.now is not f.after:
        after = game.accounts(f.after, seat)
        for at in range(len(now)):
            if now[at].value != after[at].value:
                out.append(Cell(THEN + now[at].id, now[at].value, after[at].value, now[at].args))
    return out


def preview(game: AnyGame, f: Foresight, seat: int, a: Action) -> list[Cell]:
    """The ledger of an action that was carried out on a copy."""
    return game.cells(f, seat, a, changes(game, f, seat))


def is_barrier(game: AnyGame, s: Any, seat: int, a: Action) -> bool:
    """Asked before `apply`: nobody goes back beyond this freely. Chance is one, and what shows something hidden."""
    return seat == CHANCE or game.reveals(s, seat, a)


def can_go_back(game: AnyGame, f: Foresight, seat: int, a: Action) -> bool:
    """Could the seat take this legal action, foreseen, back freely? It is no barrier, and the same seat decides next
    and alone: neither chance nor anybody else comes between.

    What is no barrier leads on in the same way however the hidden things lie, so this tells nothing of them.
    """
    return not is_barrier(game, f.before, seat, a) and game.to_act(f.after) == [seat]
