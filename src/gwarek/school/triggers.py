"""When a concept of the guided game appears: on an own decision, or just after an event one could see."""

from __future__ import annotations

from collections.abc import Sequence

from gwarek.core.event import Event
from gwarek.core.match import Match
from gwarek.school.course import Concept, Lamp
from gwarek.school.goals import Evidence, Happening, word_fits


def appears(concept: Concept, match: Match, seat: int, events: Sequence[Event]) -> dict[str, str] | None:
    """What the trigger tells (`word`, `line.2`, facts of the event); None where the concept does not appear now."""
    when = concept.when
    if when.word is not None:
        return _legal_word(when.word, match, seat)
    if when.event is not None:
        return _event(when.event, seat, events)
    assert when.state is not None
    if seat in match.to_act() and when.state.met(Evidence(seat, view=match.view(seat))):
        return {}
    return None


def _legal_word(pattern: str, match: Match, seat: int) -> dict[str, str] | None:
    for action in match.legal(seat):
        words = action.words()
        for word in words:
            if word_fits(pattern, word):
                return {"word": word, **{f"line.{n}": one for n, one in enumerate(words)}}
    return None


def _event(wanted: Happening, seat: int, events: Sequence[Event]) -> dict[str, str] | None:
    for event in events:
        if wanted.fits(event, seat):
            return {name: str(value) for name, value in event.args().items()}
    return None


def pointed(show: Sequence[Lamp], told: dict[str, str]) -> list[Lamp]:
    """The lamps with what the trigger told in place of `$name`; a lamp whose name it did not tell is left out."""
    out: list[Lamp] = []
    for lamp in show:
        kind, sign, name = lamp.target.partition("$")
        if not sign:
            out.append(lamp)
        elif name in told:
            out.append(Lamp(lamp.letter, kind + told[name]))
    return out
