"""How effects tell what happens. Compiled, unlike the events themselves: where nobody listens it costs a look."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVarTuple, Unpack

from gwarek.core.event import Event

Facts = TypeVarTuple("Facts")


def tell(events: list[Event] | None, kind: Callable[[Unpack[Facts]], Event], *facts: *Facts) -> None:
    """Make the event, and its twin for the others, if somebody listens: `tell(events, Sent, seat, space, 2)`."""
    if events is None:
        return
    event = kind(*facts)
    events.append(event)
    twin = event.twin()
    if twin is not None:
        events.append(twin)
