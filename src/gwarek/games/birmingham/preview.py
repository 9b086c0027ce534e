"""What is asked, and what a choice would cost and bring.

A preview carries the action out on a copy and reads what happened, so it cannot disagree with the effects. Nothing
hidden takes part: no action of this game looks at a card another holds.
"""

from __future__ import annotations

from typing import Final

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.game import Cell, Json, Message
from gwarek.games.birmingham.actions import (
    Build,
    Develop,
    Discard,
    Link,
    Links,
    Loan,
    Remove,
    Scout,
    Second,
    Sell,
    SellOff,
)
from gwarek.games.birmingham.components import ERAS
from gwarek.games.birmingham.effects import (
    build,
    develop,
    first_rail,
    flip,
    link,
    remove_tile,
    second_rail,
    sell,
    sell_off,
    take_loan,
)
from gwarek.games.birmingham.events import (
    BeerUsed,
    Bonus,
    Built,
    CoalBought,
    CoalUsed,
    Developed,
    Flipped,
    GoodsPlaced,
    IronBought,
    IronUsed,
    Linked,
    MarketSold,
    MerchantBeer,
    Removed,
    Replaced,
)
from gwarek.games.birmingham.state import (
    ACTION,
    ACTS,
    DISCARD,
    INCOME,
    MONEY,
    REMOVE,
    SECOND,
    SELLING,
    SPENT,
    WIDTH,
    State,
    actions_of,
    cards_in_hand,
    level_of,
    points,
)

# The ledger shows the first few: money, then cubes and where they come from, income, what flips.
ORDER: Final = [
    "money",
    "debt",
    "coal",
    "iron",
    "beer",
    "income",
    "level",
    "flips",
    "bonus",
    "vp",
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
    if s.phase == SELLING:
        return Message("selling")
    if s.phase == REMOVE:
        return Message("remove", {"optional": "yes" if s.table.may_decline else "no"})
    if s.phase == DISCARD:
        return Message("card", {"action": ACTS[s.act], "left": s.due})
    return Message("selloff", {"debt": s.debt, "money": s.n[seat * WIDTH + MONEY]})


def preview(s: State, seat: int, a: Action) -> list[Cell]:
    if isinstance(a, Discard):
        return [Cell("discards", args={"card": a.name})]
    after = s.copy()
    events: list[Event] = []
    if isinstance(a, Build):
        build(after, seat, a, events)
    elif isinstance(a, Link):
        link(after, seat, a, events)
    elif isinstance(a, Links):
        first_rail(after, seat, a, events)
    elif isinstance(a, Second):
        second_rail(after, seat, a, events)
    elif isinstance(a, Develop):
        develop(after, seat, a, events)
    elif isinstance(a, Sell):
        if sell(after, seat, a, events):
            flip(after, a.space, events)
    elif isinstance(a, Remove):
        if a.industry >= 0:
            remove_tile(after, seat, a.industry, events)
        flip(after, s.sold, events)
    elif isinstance(a, Loan):
        take_loan(after, seat, events)
    elif isinstance(a, SellOff):
        sell_off(after, seat, a.space, events)
    elif isinstance(a, Scout):
        return [
            Cell("cards", cards_in_hand(s, seat), cards_in_hand(s, seat) - s.parts.scout_cards + 2),
            Cell("wilds"),
        ]
    else:
        return []
    cells = _numbers(s, after, seat) + _sentences(after, events)
    return sorted(cells, key=lambda cell: ORDER.index(cell.id))


def _numbers(s: State, after: State, seat: int) -> list[Cell]:
    base = seat * WIDTH
    cells = [
        Cell("money", s.n[base + MONEY], after.n[base + MONEY]),
        Cell("spent", s.n[base + SPENT], after.n[base + SPENT]),
        Cell("debt", s.debt, after.debt),
        Cell("income", s.n[base + INCOME], after.n[base + INCOME]),
        Cell("level", level_of(s, seat), level_of(after, seat)),
        Cell("vp", points(s, seat), points(after, seat)),
        Cell("coal-market", s.coal, after.coal),
        Cell("iron-market", s.iron, after.iron),
    ]
    return [cell for cell in cells if cell.before != cell.after]


def _sentences(s: State, events: list[Event]) -> list[Cell]:
    out: list[Cell] = []
    coal: list[str] = []
    iron: list[str] = []
    beer: list[str] = []
    merchants: list[str] = []
    coal_bought = iron_bought = coal_price = iron_price = 0
    for event in events:
        if isinstance(event, CoalUsed):
            coal.append(event.space)
        elif isinstance(event, IronUsed):
            iron.append(event.space)
        elif isinstance(event, BeerUsed):
            beer.append(event.space)
        elif isinstance(event, MerchantBeer):
            merchants.append(event.merchant)
        elif isinstance(event, CoalBought):
            coal_bought, coal_price = event.cubes, event.price
        elif isinstance(event, IronBought):
            iron_bought, iron_price = event.cubes, event.price
        else:
            cell = _sentence(event)
            if cell is not None:
                out.append(cell)
    if coal or coal_bought:
        out.append(Cell("coal", args={"spaces": coal, "cubes": coal_bought, "price": coal_price}))
    if iron or iron_bought:
        out.append(Cell("iron", args={"spaces": iron, "cubes": iron_bought, "price": iron_price}))
    if beer or merchants:
        out.append(Cell("beer", args={"spaces": beer, "merchants": merchants}))
    return out


def _sentence(event: Event) -> Cell | None:
    if isinstance(event, Built):
        return Cell("tile", args={"tile": event.tile, "space": event.space})
    if isinstance(event, Replaced):
        return Cell("replaces", args={"owner": event.owner, "tile": event.tile, "space": event.space})
    if isinstance(event, GoodsPlaced):
        return Cell("goods", args={"tile": event.tile, "count": event.count})
    if isinstance(event, MarketSold):
        return Cell("market-sale", args={"good": event.good, "cubes": event.cubes, "money": event.money})
    if isinstance(event, Flipped):
        told: Json = {"owner": event.owner, "tile": event.tile, "space": event.space, "steps": event.steps}
        return Cell("flips", args=told)
    if isinstance(event, Linked):
        return Cell("link", args={"line": event.line})
    if isinstance(event, Bonus):
        args: Json = {"merchant": event.merchant, "bonus": event.bonus, "amount": event.amount}
        return Cell("bonus", args=args)
    if isinstance(event, Removed):
        return Cell("removes", args={"tile": event.tile})
    if isinstance(event, Developed):
        return Cell("removes", args={"tile": event.tile})
    return None
