"""What is asked, and what a choice would cost and bring.

Nothing hidden takes part: no action of this game looks at a card another holds.
"""

from __future__ import annotations

from typing import Final

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.foresight import Foresight
from gwarek.core.game import Account, Cell, Json, Message
from gwarek.games.birmingham.actions import Discard, Scout, SellOff
from gwarek.games.birmingham.components import ERAS
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
    SoldOff,
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
    SELLOFF,
    SPENT,
    WIDTH,
    State,
    actions_of,
    cards_in_hand,
    level_of,
    points,
)

# The ledger shows the first four: money, what happens by itself, cubes and where they come from, income, what flips.
ORDER: Final = [
    "discards",
    "money",
    "debt",
    "brings",
    "forced",
    "removes",
    "then-money",
    "then-debt",
    "then-vp",
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


def accounts(s: State, seat: int) -> list[Account]:
    """Money, income, points and the markets."""
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
    elif isinstance(a, Scout):
        held = cards_in_hand(s, seat)
        return [Cell("cards", held, held - s.parts.scout_cards + 2), Cell("wilds")]
    spent, now = s.n[seat * WIDTH + SPENT], f.now.n[seat * WIDTH + SPENT]
    if spent != now:
        out.append(Cell("spent", spent, now))
    out.extend(_sold_off(f, seat, isinstance(a, SellOff)))
    return sorted(out, key=lambda cell: ORDER.index(cell.id))


def _sold_off(f: Foresight, seat: int, chosen: bool) -> list[Cell]:
    """Tiles a debt takes from this seat: the one chosen, and those that leave nothing to choose (BIR-5.5)."""
    out: list[Cell] = []
    for event in f.events + f.later:
        if isinstance(event, SoldOff) and event.seat == seat:
            if chosen and not out:
                out.append(Cell("brings", args={"money": event.money}))
            else:
                told: Json = {"tile": event.tile, "space": event.space, "money": event.money}
                out.append(Cell("forced", args=told))
    return out


def _sentences(events: list[Event]) -> list[Cell]:
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
