"""What is asked, and what a choice would cost and bring, as far as it is the same in both games."""

from __future__ import annotations

from gwarek.core.event import Event
from gwarek.core.foresight import Foresight
from gwarek.core.game import Account, Cell, Json, Message
from gwarek.games.brass.components import ERAS
from gwarek.games.brass.events import (
    Built,
    CoalBought,
    CoalUsed,
    Developed,
    Flipped,
    GoodsPlaced,
    IronBought,
    IronUsed,
    MarketSold,
    Replaced,
    SoldOff,
)
from gwarek.games.brass.state import (
    ACT_WORDS,
    ACTION,
    DISCARD,
    INCOME,
    MONEY,
    SECOND,
    SELLOFF,
    SPENT,
    WIDTH,
    State,
    actions_of,
    level_of,
    points,
)
from gwarek.games.brass.view import phase_word


def asks(s: State, seat: int) -> Message:
    """The one sentence that says what is wanted of this seat."""
    if s.phase == ACTION:
        return Message("action", {"left": s.actions, "of": actions_of(s), "era": ERAS[s.era]})
    if s.phase == SECOND:
        return Message("second", {"line": s.parts.line_ids[s.first]})
    if s.phase == DISCARD:
        return Message("card", {"action": ACT_WORDS[s.act], "left": s.due})
    if s.phase == SELLOFF:
        return Message("selloff", {"debt": s.debt, "money": s.n[seat * WIDTH + MONEY]})
    return Message(phase_word(s))


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


def spent_and_sold(f: Foresight, seat: int, chosen: bool) -> list[Cell]:
    """Money laid out, and tiles a debt takes from this seat: the one chosen, and those that leave nothing to choose."""
    out: list[Cell] = []
    spent, now = f.before.n[seat * WIDTH + SPENT], f.now.n[seat * WIDTH + SPENT]
    if spent != now:
        out.append(Cell("spent", spent, now))
    for event in f.events + f.later:
        if isinstance(event, SoldOff) and event.seat == seat:
            if chosen:
                out.append(Cell("brings", args={"money": event.money}))
                chosen = False
            else:
                told: Json = {"tile": event.tile, "space": event.space, "money": event.money}
                out.append(Cell("forced", args=told))
    return out


def cube_cells(events: list[Event]) -> list[Cell]:
    """Where coal and iron come from, and what those bought cost."""
    out: list[Cell] = []
    coal: list[str] = []
    iron: list[str] = []
    coal_bought = iron_bought = coal_price = iron_price = 0
    for event in events:
        if isinstance(event, CoalUsed):
            coal.append(event.space)
        elif isinstance(event, IronUsed):
            iron.append(event.space)
        elif isinstance(event, CoalBought):
            coal_bought, coal_price = event.cubes, event.price
        elif isinstance(event, IronBought):
            iron_bought, iron_price = event.cubes, event.price
    if coal or coal_bought:
        out.append(Cell("coal", args={"spaces": coal, "cubes": coal_bought, "price": coal_price}))
    if iron or iron_bought:
        out.append(Cell("iron", args={"spaces": iron, "cubes": iron_bought, "price": iron_price}))
    return out


def sentence(event: Event) -> Cell | None:
    """What an event of both games adds to the ledger."""
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
    if isinstance(event, Developed):
        return Cell("removes", args={"tile": event.tile})
    return None


def in_order(cells: list[Cell], order: list[str]) -> list[Cell]:
    return sorted(cells, key=lambda cell: order.index(cell.id))
