"""Which of many forbidden lines a why-not speaks of, and in which order."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame
from gwarek.core.match import Match
from gwarek.games import birmingham, lancashire, switchsignal
from gwarek.i18n import Speech, Teller
from gwarek.table.telling import Telling
from gwarek.table.whynot import Use

WEALTH = "round 2; money 40 17"
OPENING = "round 2; money 17 17; hand red dudley coal_mine birmingham"


def uses(
    position: str, *words: str, beside: list[str] | None = None, game: AnyGame | None = None
) -> list[Use]:
    match = Match(game or birmingham.load(), 2, start=position)
    return Telling(match, []).why(match.to_act()[0], words, beside or [])


def why(position: str, *words: str) -> tuple[str | None, list[str]]:
    first = uses(position, *words)[0]
    return first.line, [violation.id for violation in first.violated]


def said(game: AnyGame, use: Use, lang: str = "en") -> list[str]:
    tell = Teller(Speech(lang), game, ["Ala", "Ola"])
    return [tell.why(violation) for violation in use.violated]


def test_a_space_answers_for_what_is_printed_on_it() -> None:
    """Dudley's second space shows iron works: coal cannot be had there (BIR-7.3), which matters more than that a mill,
    otherwise allowed, is not printed there (BIR-1.3)."""
    line, violated = why(f"{WEALTH}; hand red dudley; link red kidderminster-dudley", "dudley/2")
    assert line is not None
    assert line.startswith("build iron_works dudley/2")
    assert "BIR-1.3" not in violated


def test_what_is_named_is_what_is_answered() -> None:
    line, violated = why(f"{WEALTH}; hand red dudley", "cotton_mill", "dudley/2")
    assert line is not None
    assert line.startswith("build cotton_mill dudley/2")
    assert "BIR-1.3" in violated


def test_a_tile_one_cannot_pay_for_says_so_before_the_lightbulb_of_develop() -> None:
    """Pottery I costs £17 and an iron of £2 (BIR-4.10); that it cannot be developed (BIR-13.3) is printed on it."""
    build, develop = uses("round 2; money 17 17; hand red pottery", "pottery")
    assert (build.verb, [violation.id for violation in build.violated]) == ("build", ["BIR-4.10"])
    assert build.violated[0].facts == {"price": 19, "have": 17}
    assert (develop.verb, [violation.id for violation in develop.violated]) == ("develop", ["BIR-13.3"])


def test_a_space_no_card_builds_on_names_no_card() -> None:
    """A Dudley card, a coal mine card and a Birmingham card: none of them builds the mill or the pottery of Stone."""
    (build,) = uses(OPENING, "stone/1")
    assert [violation.id for violation in build.violated] == ["BIR-8.1"]
    assert build.violated[0].facts["card"] is None
    assert said(birmingham.load(), build) == ["None of your cards builds in Stone."]
    assert said(birmingham.load(), build, "pl") == [
        "Żadna z\u00a0twoich kart nie pozwala budować w\u00a0Stone."
    ]


def test_a_space_out_of_the_network_is_said_to_be_so_where_only_that_is_missing() -> None:
    """The coal mine card would build in Cannock if it were in the network; the two location cards never."""
    (build,) = uses(f"{OPENING}; at dudley/1 red coal_mine/1", "cannock/2")
    assert [violation.facts["reason"] for violation in build.violated] == ["network"]
    assert said(birmingham.load(), build) == [
        "Cannock is not in your network, and you hold no card that names it."
    ]


def test_a_space_is_judged_with_the_card_that_helps() -> None:
    """Of three cards the one of Dudley builds there: what is missing is coal (BIR-7.5), not a card."""
    assert why(OPENING, "dudley/2") == ("build iron_works dudley/2 card:dudley coal:market", ["BIR-7.5"])


def test_what_is_chosen_already_is_heeded() -> None:
    develop = uses("round 2; money 17 17; hand red pottery", "pottery", beside=["develop"])
    assert [use.verb for use in develop] == ["develop"]


def test_lancashire_names_no_arbitrary_card_either() -> None:
    game = lancashire.load()
    (build, *_) = uses("seats 2; hand red barrow preston", "colne/1", game=game)
    assert build.violated[0].facts["card"] is None
    assert "none" not in said(game, build)[0].split(" ")


def moments(game: AnyGame, seats: int, options: dict[str, str], every: int = 10) -> Iterator[Match]:
    """Positions of one game at random."""
    match = Match(game, seats, options=options, seed="why")
    rng = QuickRng("why")
    for step in range(60):
        if match.is_over():
            return
        seat = match.to_act()[0]
        if step % every == 0:
            yield match
        legal = game.legal(match.state, seat)
        match.act(seat, legal[rng.below(len(legal))].text())


@pytest.mark.parametrize("board", ["central_europe", "north_america"])
def test_switch_and_signal_never_answers_with_a_helper_of_the_other_board(board: str) -> None:
    """SWI-3.7 is told only to who names that helper; a piece pointed at is never first answered for by a helper."""
    game = switchsignal.load()
    for match in moments(game, 2, {"board": board}):
        seat = match.to_act()[0]
        telling = Telling(match, [])
        for word in {action.words()[-1] for action in game.candidates(match.state, seat)}:
            found = telling.why(seat, [word])
            assert not any(v.id in ("SWI-3.1", "SWI-3.7") for use in found for v in use.violated), word
            helpers = {"logistics", "dispatcher", "crossing_keeper"}
            assert word in helpers or found[0].verb != "use" or not found[0].violated, word


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("slug", "seats"), [("switchsignal", 2), ("birmingham", 2), ("lancashire", 3)])
def test_reasons_have_names_not_ids(slug: str, seats: int, lang: str) -> None:
    """No `CE43.1`, no `card_gen` of an argument left open, no bare *none*."""
    game = {"switchsignal": switchsignal, "birmingham": birmingham, "lancashire": lancashire}[slug].load()
    for match in moments(game, seats, {}, every=20):
        seat = match.to_act()[0]
        telling = Telling(match, [])
        for word in {word for action in game.candidates(match.state, seat) for word in action.words()}:
            for use in telling.why(seat, [word]):
                for text in said(game, use, lang):
                    assert not re.search(r"[A-Z]{2}\d\d|\w_\w|\bthe none\b|\bnone card", text), (
                        word,
                        use.line,
                        text,
                    )
