"""What a choice would cost and bring.

Nothing hidden takes part: no action of this game looks at a card another holds.
"""

from __future__ import annotations

from typing import Final

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.foresight import Foresight
from gwarek.core.game import Cell, Json, Message
from gwarek.games.birmingham.actions import Scout
from gwarek.games.birmingham.events import BeerUsed, Bonus, Linked, MerchantBeer, Removed
from gwarek.games.birmingham.state import table_of
from gwarek.games.brass import preview as brass
from gwarek.games.brass.actions import Discard, SellOff
from gwarek.games.brass.preview import cube_cells, in_order, sentence, spent_and_sold
from gwarek.games.brass.state import REMOVE, State, cards_in_hand

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
    if s.phase == REMOVE:
        return Message("remove", {"optional": "yes" if table_of(s).may_decline else "no"})
    return brass.asks(s, seat)


def cells(f: Foresight, seat: int, a: Action, changed: list[Cell]) -> list[Cell]:
    """The ledger of an action that was carried out on a copy."""
    s: State = f.before
    if isinstance(a, Scout):
        held = cards_in_hand(s, seat)
        return [Cell("cards", held, held - table_of(s).box.scout_cards + 2), Cell("wilds")]
    out = changed + _sentences(f.events)
    if isinstance(a, Discard):
        out.append(Cell("discards", args={"card": a.name}))
    out.extend(spent_and_sold(f, seat, isinstance(a, SellOff)))
    return in_order(out, ORDER)


def _sentences(events: list[Event]) -> list[Cell]:
    out = cube_cells(events)
    beer = [event.space for event in events if isinstance(event, BeerUsed)]
    merchants = [event.merchant for event in events if isinstance(event, MerchantBeer)]
    if beer or merchants:
        out.append(Cell("beer", args={"spaces": beer, "merchants": merchants}))
    for event in events:
        cell = _sentence(event)
        if cell is not None:
            out.append(cell)
    return out


def _sentence(event: Event) -> Cell | None:
    if isinstance(event, Linked):
        return Cell("link", args={"line": event.line})
    if isinstance(event, Bonus):
        args: Json = {"merchant": event.merchant, "bonus": event.bonus, "amount": event.amount}
        return Cell("bonus", args=args)
    if isinstance(event, Removed):
        return Cell("removes", args={"tile": event.tile})
    return sentence(event)
