"""Emigration (TIN-11): what each destination gives, and where Lord Wallace puts what he gets."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.components import (
    DESTINATIONS,
    IMPROVEMENTS,
    KIMBERLEY,
    MICHIGAN,
    ROUNDS,
    SIERRA_MADRE,
)
from gwarek.games.tinnerstrail.effects import Events, put, use_token
from gwarek.games.tinnerstrail.events import (
    AdelaideTaken,
    Emigrated,
    KimberleyBegins,
    SierraMadre,
    TokensTaken,
)
from gwarek.games.tinnerstrail.state import (
    AREA,
    EXTRA,
    INCOME,
    MONEY,
    OWN_MINER,
    POINTS,
    RISE,
    SENT,
    SIERRA_POINTS,
    TOKENS_HELD,
    WALLACE,
    WIDTH,
    State,
    is_wallace,
)
from gwarek.games.tinnerstrail.wallace import choose_place
from gwarek.games.tinnerstrail.wallace_steps import tell_choice


def emigrate(s: State, seat: int, area: int, destination: int, events: Events) -> None:
    """TIN-11.3, 11.4, 11.7 to 11.10; what Lord Wallace gains differs (TIN-13.62 to 13.64)."""
    parts = s.parts
    at = s.round - 1
    base = seat * WIDTH
    his = is_wallace(s, seat)
    s.a[area * AREA + OWN_MINER] = 0
    s.b[SENT + destination * ROUNDS + at] = seat + 1
    tell(events, Emigrated, seat, parts.area_ids[area], DESTINATIONS[destination])
    if destination == MICHIGAN:
        improvement = parts.michigan[at]
        count = parts.michigan_counts[at]
        s.n[base + TOKENS_HELD + improvement] += count
        tell(events, TokensTaken, seat, IMPROVEMENTS[improvement], count)
    elif destination == SIERRA_MADRE:
        s.n[base + POINTS + SIERRA_POINTS] += parts.sierra_madre[at]
        tell(events, SierraMadre, seat, parts.sierra_madre[at])
    elif destination == KIMBERLEY:
        money = parts.kimberley[at]
        if his:
            money *= ROUNDS - at
            s.n[base + EXTRA] += money
        else:
            s.n[base + MONEY] += money
            s.n[base + INCOME] += money
        tell(events, KimberleyBegins, seat, money)
    else:
        s.n[base + RISE] = 1
        tell(events, AdelaideTaken, seat)


def place_his_tokens(s: State, improvement: int, events: Events) -> None:
    """Lord Wallace places what Michigan gave him at once (TIN-13.62); unplaced tokens are worth nothing."""
    at = WALLACE * WIDTH + TOKENS_HELD + improvement
    while s.n[at] > 0:
        choice = choose_place(s, improvement, True)
        if choice.what < 0:
            s.n[at] = 0
            return
        tell_choice(s, choice, events)
        use_token(s, WALLACE, improvement)
        put(s, WALLACE, improvement, choice.what, "michigan", events)
