"""What is asked, and what a choice would cost and bring.

Nothing hidden takes part: no action of this game looks at a card another holds, and a sale to the distant market shows
only what the tiles still to come may do.
"""

from __future__ import annotations

from typing import Final

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.foresight import Foresight
from gwarek.core.game import Account, Cell, Json, Message
from gwarek.games.lancashire.actions import TO_DISTANT, Discard, Sell, SellOff
from gwarek.games.lancashire.components import ERAS
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
    SELLOFF,
    SPENT,
    WIDTH,
    State,
    actions_of,
    level_of,
    points,
    unseen_steps,
)

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


def accounts(s: State, seat: int) -> list[Account]:
    """Money, income, points and the demand tracks."""
    base = seat * WIDTH
    return [
        Account("money", s.n[base + MONEY]),
        Account("debt", s.debt if s.phase == SELLOFF and s.turn == seat else 0),
        Account("income", s.n[base + INCOME]),
        Account("level", level_of(s, seat)),
        Account("vp", points(s, seat)),
        Account("coal-market", s.coal),
        Account("iron-market", s.iron),
    ]


def cells(f: Foresight, seat: int, a: Action, changed: list[Cell]) -> list[Cell]:
    """The ledger of an action that was carried out on a copy."""
    s: State = f.before
    out = changed + _sentences(f.events)
    if isinstance(a, Discard):
        out.append(Cell("discards", args={"card": a.name}))
    elif isinstance(a, Sell) and a.port == TO_DISTANT:
        out.append(_distant(s))
    spent, now = s.n[seat * WIDTH + SPENT], f.now.n[seat * WIDTH + SPENT]
    if spent != now:
        out.append(Cell("spent", spent, now))
    out.extend(_sold_off(f, seat, isinstance(a, SellOff)))
    return sorted(out, key=lambda cell: ORDER.index(cell.id))


def _sold_off(f: Foresight, seat: int, chosen: bool) -> list[Cell]:
    """Tiles a debt takes from this seat: the one chosen, and those that leave nothing to choose (LAN-3.10)."""
    out: list[Cell] = []
    for event in f.events + f.later:
        if isinstance(event, SoldOff) and event.seat == seat:
            if chosen and not out:
                out.append(Cell("brings", args={"money": event.money}))
            else:
                told: Json = {"tile": event.tile, "space": event.space, "money": event.money}
                out.append(Cell("forced", args=told))
    return out


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
    return None
