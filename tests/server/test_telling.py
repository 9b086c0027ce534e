"""Which of many forbidden lines a why-not speaks of."""

from gwarek.core.match import Match
from gwarek.games.birmingham import load
from gwarek.server.telling import Telling


def why(position: str, *words: str) -> tuple[str | None, list[str]]:
    line, violated = Telling(Match(load(), 2, start=position), []).why(0, words)
    return line, [violation.id for violation in violated]


def test_a_space_answers_for_what_is_printed_on_it() -> None:
    """Dudley's second space shows iron works: coal cannot be had there (BIR-7.3), which matters more than that a mill,
    otherwise allowed, is not printed there (BIR-1.3)."""
    line, violated = why("round 2; money 40 17; hand red dudley; link red kidderminster-dudley", "dudley/2")
    assert line is not None
    assert line.startswith("build iron_works dudley/2")
    assert "BIR-1.3" not in violated


def test_what_is_named_is_what_is_answered() -> None:
    line, violated = why("round 2; money 40 17; hand red dudley", "cotton_mill", "dudley/2")
    assert line is not None
    assert line.startswith("build cotton_mill dudley/2")
    assert "BIR-1.3" in violated
