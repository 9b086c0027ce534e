"""What is asked, and what a choice would cost and bring.

A preview carries the action out on a copy and reads what happened, so it cannot disagree with the effects. Nothing
hidden takes part: no action of this game looks at a card another holds, and a sale to the distant market shows only
what the tiles still to come may do.
"""

from __future__ import annotations

from typing import Final

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.game import Cell, Json, Message
from gwarek.games.lancashire.actions import (
    TO_DISTANT,
    Build,
    Combine,
    Develop,
    Discard,
    Link,
    Loan,
    Second,
    Sell,
    SellOff,
)
from gwarek.games.lancashire.components import ERAS
from gwarek.games.lancashire.effects import (
    build,
    combine,
    develop,
    link,
    second_rail,
    sell_off,
    sell_to_port,
    take_loan,
)
from gwarek.games.lancashire.events import (
    Built,
    CoalBought,
    CoalUsed,
    Combined,
    Developed,
    Flipped,
    GoodsPlaced,
    IronBought,
    IronUsed,
    Linked,
    MarketSold,
    Replaced,
    SoldOff,
)
from gwarek.games.lancashire.state import (
    ACTION,
    ACTS,
    DEVELOPING,
    DISCARD,
    INCOME,
    MONEY,
    SECOND,
    SELLING,
    SPENT,
    WIDTH,
    State,
    actions_of,
    level_of,
    unseen_steps,
)

# The ledger shows the first few: money, then cubes and where they come from, income, what flips.
ORDER: Final = [
    "money",
    "debt",
    "brings",
    "two-cards",
    "coal",
    "iron",
    "income",
    "level",
    "flips",
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


def asks(s: State, seat: int) -> Message:
    """The one sentence that says what is wanted of this seat."""
    if s.phase == ACTION:
        return Message("action", {"left": s.actions, "of": actions_of(s), "era": ERAS[s.era]})
    if s.phase == SECOND:
        return Message("second", {"line": s.parts.line_ids[s.first]})
    if s.phase == DEVELOPING:
        return Message("developing")
    if s.phase == SELLING:
        return Message("selling")
    if s.phase == DISCARD:
        return Message("card", {"action": ACTS[s.act], "left": s.due})
    return Message("selloff", {"debt": s.debt, "money": s.n[seat * WIDTH + MONEY]})


def preview(s: State, seat: int, a: Action) -> list[Cell]:
    if isinstance(a, Discard):
        return [Cell("discards", args={"card": a.name})]
    if isinstance(a, Sell) and a.port == TO_DISTANT:
        return [_distant(s)]
    after = s.copy()
    events: list[Event] = []
    if isinstance(a, Build):
        build(after, seat, a, events)
    elif isinstance(a, Combine):
        combine(after, seat, a, events)
    elif isinstance(a, Link):
        link(after, seat, a, events)
    elif isinstance(a, Second):
        second_rail(after, seat, a, events)
    elif isinstance(a, Develop):
        develop(after, seat, a, events)
    elif isinstance(a, Sell):
        sell_to_port(after, seat, a, events)
    elif isinstance(a, Loan):
        take_loan(after, seat, a.amount, events)
    elif isinstance(a, SellOff):
        sell_off(after, seat, a.space, events)
    else:
        return []
    cells = _numbers(s, after, seat) + _sentences(events)
    return sorted(cells, key=lambda cell: ORDER.index(cell.id))


def _distant(s: State) -> Cell:
    """What is known of a sale to the distant market before its tile is turned up."""
    left = unseen_steps(s)
    closing = 0
    for kind in range(len(left)):
        if s.marker + s.parts.steps[kind] >= s.parts.closed:
            closing += left[kind]
    told: Json = {
        "bonus": s.parts.demand[s.marker],
        "kind": "income" if s.table.bonus_is_income else "money",
        "tiles": sum(left),
        "closing": closing,
    }
    return Cell("distant", args=told)


def _numbers(s: State, after: State, seat: int) -> list[Cell]:
    base = seat * WIDTH
    cells = [
        Cell("money", s.n[base + MONEY], after.n[base + MONEY]),
        Cell("spent", s.n[base + SPENT], after.n[base + SPENT]),
        Cell("debt", s.debt, after.debt),
        Cell("income", s.n[base + INCOME], after.n[base + INCOME]),
        Cell("level", level_of(s, seat), level_of(after, seat)),
        Cell("coal-market", s.coal, after.coal),
        Cell("iron-market", s.iron, after.iron),
    ]
    return [cell for cell in cells if cell.before != cell.after]


def _sentences(events: list[Event]) -> list[Cell]:
    out: list[Cell] = []
    for event in events:
        cell = _sentence(event)
        if cell is not None:
            out.append(cell)
    return out


def _sentence(event: Event) -> Cell | None:
    if isinstance(event, CoalUsed):
        return Cell("coal", args={"spaces": [event.space], "cubes": 0, "price": 0})
    if isinstance(event, CoalBought):
        return Cell("coal", args={"spaces": [], "cubes": event.cubes, "price": event.price})
    if isinstance(event, IronUsed):
        return Cell("iron", args={"spaces": [event.space], "cubes": 0, "price": 0})
    if isinstance(event, IronBought):
        return Cell("iron", args={"spaces": [], "cubes": event.cubes, "price": event.price})
    if isinstance(event, Built):
        return Cell("tile", args={"tile": event.tile, "space": event.space})
    if isinstance(event, Replaced):
        return Cell("replaces", args={"owner": event.owner, "tile": event.tile, "space": event.space})
    if isinstance(event, Combined):
        return Cell("two-cards")
    if isinstance(event, GoodsPlaced):
        return Cell("goods", args={"tile": event.tile, "count": event.count})
    if isinstance(event, MarketSold):
        return Cell("market-sale", args={"good": event.good, "cubes": event.cubes, "money": event.money})
    if isinstance(event, Flipped):
        told: Json = {"owner": event.owner, "tile": event.tile, "space": event.space, "steps": event.steps}
        return Cell("flips", args=told)
    if isinstance(event, Linked):
        return Cell("link", args={"line": event.line})
    if isinstance(event, Developed):
        return Cell("removes", args={"tile": event.tile})
    if isinstance(event, SoldOff):
        return Cell("brings", args={"money": event.money})
    return None
