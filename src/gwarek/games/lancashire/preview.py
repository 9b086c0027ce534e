"""What a choice would cost and bring.

Nothing hidden takes part: no action of this game looks at a card another holds, and a sale to the distant market shows
only what the tiles still to come may do.
"""

from __future__ import annotations

from typing import Final

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.foresight import Foresight
from gwarek.core.game import Cell, Json
from gwarek.games.brass.actions import Discard, SellOff
from gwarek.games.brass.preview import cube_cells, in_order, sentence, spent_and_sold
from gwarek.games.brass.state import State
from gwarek.games.lancashire.actions import TO_DISTANT, Sell
from gwarek.games.lancashire.events import Combined, Linked
from gwarek.games.lancashire.state import table_of, unseen_steps

# The ledger shows the first four: money, what happens by itself, cubes and where they come from, income, what flips.
ORDER: Final = [
    "discards",
    "money",
    "debt",
    "brings",
    "forced",
    "then-money",
    "then-debt",
    "then-vp",
    "two-cards",
    "coal",
    "iron",
    "income",
    "level",
    "flips",
    "vp",
    "distant",
    "market-sale",
    "tile",
    "link",
    "replaces",
    "removes",
    "goods",
    "coal-market",
    "iron-market",
    "spent",
]


def cells(f: Foresight, seat: int, a: Action, changed: list[Cell]) -> list[Cell]:
    """The ledger of an action that was carried out on a copy."""
    out = changed + cube_cells(f.events)
    for event in f.events:
        cell = _sentence(event)
        if cell is not None:
            out.append(cell)
    if isinstance(a, Discard):
        out.append(Cell("discards", args={"card": a.name}))
    elif isinstance(a, Sell) and a.port == TO_DISTANT:
        out.append(_distant(f.before))
    out.extend(spent_and_sold(f, seat, isinstance(a, SellOff)))
    return in_order(out, ORDER)


def _distant(s: State) -> Cell:
    """What is known of a sale to the distant market before its tile is turned up."""
    distant = table_of(s).distant
    left = unseen_steps(s)
    closing = 0
    for kind in range(len(left)):
        if s.marker + distant.steps[kind] >= distant.closed:
            closing += left[kind]
    told: Json = {
        "bonus": distant.demand[s.marker],
        "kind": "income" if table_of(s).bonus_is_income else "money",
        "tiles": sum(left),
        "closing": closing,
    }
    return Cell("distant", args=told)


def _sentence(event: Event) -> Cell | None:
    if isinstance(event, Combined):
        return Cell("two-cards")
    if isinstance(event, Linked):
        return Cell("link", args={"line": event.line})
    return sentence(event)
