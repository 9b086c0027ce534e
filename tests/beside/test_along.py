"""A game whose dice and cards are typed in: what can come out is told exactly, and what was said replays."""

from __future__ import annotations

from typing import Any

import pytest

from gwarek.beside.along import chance_of, chance_with, record_of, told
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.match import Match, replay
from gwarek.core.problem import Problem
from gwarek.core.record import read_record
from gwarek.core.seat import CHANCE
from gwarek.i18n import LANGUAGES, Speech
from tests.beside.played import at_random

GAMES = [("birmingham", 2), ("coalbaron", 2), ("lancashire", 3), ("switchsignal", 2), ("tinnerstrail", 1)]
Line = tuple[int, str]


def said_at(match: Match) -> list[Line]:
    return [(entry.seat, entry.line) for entry in match.entries]


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_a_game_that_was_played_can_be_typed_in(slug: str, seats: int) -> None:
    match = at_random(slug, seats, {}, 5)
    found: Any = told(match.game, {}, seats, said_at(match))
    outcome = match.outcome()
    assert outcome is not None
    assert (found["to_act"], found["chance"], found["refused"]) == ([], None, None)
    assert found["outcome"] == outcome.json()
    assert [entry["line"] for entry in found["entries"]][-1] == match.entries[-1].line


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_every_outcome_that_was_drawn_could_be_typed_word_by_word(slug: str, seats: int) -> None:
    """From the outcome that is offered first to the one that was drawn, changing one word after another."""
    drawn = at_random(slug, seats, {}, 6)
    match = Match(drawn.game, seats, {}, None)
    for entry in drawn.entries:
        if entry.seat == CHANCE:
            draw = match.game.chance(match.state)
            offer: Any = chance_of(match.game, draw)
            for _ in range(2):  # a second time for words that had to wait for a place of their own
                for at, word in enumerate(entry.line.split(" ")):
                    if word != offer["line"].split(" ")[at] and word in offer["words"][at]:
                        offer = chance_with(match.game, {}, seats, said_at(match), offer["line"], at, word)
            assert draw.weight(match.game.parse(offer["line"])) > 0.0
            assert match.game.parse(offer["line"]) == match.game.parse(entry.line)
        match.follow(entry)


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_only_words_that_can_come_out_are_offered(slug: str, seats: int) -> None:
    game = load_game(slug)
    draw = game.chance(Match(game, seats, {}, None).state)
    offer: Any = chance_of(game, draw)
    for at, words in enumerate(offer["words"]):
        for word in words:
            found: Any = chance_with(game, {}, seats, [], offer["line"], at, word) if at else offer
            assert draw.weight(game.parse(found["line"])) > 0.0


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("tinnerstrail", 1, {"greenfield_purchase": "yes", "emigration": "yes"}),
        ("switchsignal", 2, {}),
        ("switchsignal", 1, {"start_numbers": "shuffled", "deployment": "tokens"}),
    ],
)
def test_chance_is_asked_for_in_words(slug: str, seats: int, options: dict[str, str]) -> None:
    """Of the games that go along: those where one screen may know everything."""
    match = at_random(slug, seats, options, 8)
    verbs = {entry.line.split(" ")[0] for entry in match.entries if entry.seat == CHANCE}
    for lang in LANGUAGES:
        speech = Speech(lang)
        assert [verb for verb in sorted(verbs) if not speech.has(f"{slug}-draw-{verb}")] == []


def test_lord_wallace_plays_on_after_typed_dice() -> None:
    """A whole solo game, chance typed in, one line at a time: he acts by himself and says why."""
    game = load_game("tinnerstrail")
    rng = QuickRng(7)
    said: list[Line] = []
    kinds: set[str] = set()
    found: Any = told(game, {}, 1, said)
    while found["to_act"]:
        if found["to_act"] == [CHANCE]:
            also = (CHANCE, found["chance"]["line"])
        else:
            legal = found["legal"]
            also = (0, legal[rng.below(len(legal))]["line"])
        found = told(game, {}, 1, said, len(said), [also])
        assert found["refused"] is None
        said += [(entry["seat"], entry["line"]) for entry in found["entries"]]
        kinds |= {event["kind"] for entry in found["entries"] for event in entry["events"]}
    assert any(kind.startswith("wallace-") for kind in kinds)
    assert found["outcome"]["reason"] in ("beat-wallace", "wallace-wins")
    record = read_record(record_of(game, {}, 1, said))
    assert replay(game, record).outcome() is not None


def test_chance_draws_once_when_it_is_asked_to() -> None:
    game = load_game("coalbaron")
    one: Any = told(game, {}, 2, [], draw="a")
    again: Any = told(game, {}, 2, [], draw="a")
    other: Any = told(game, {}, 2, [], draw="b")
    assert one["length"] == 1
    assert one["entries"] == again["entries"] != other["entries"]


def test_a_line_that_is_not_allowed_is_refused_and_changes_nothing() -> None:
    game = load_game("tinnerstrail")
    found: Any = told(game, {}, 1, [], also=[(0, "pass")])
    assert found["length"] == 0
    assert found["refused"]["violated"][0]["id"] == "TIN-TURN"
    found = told(game, {}, 1, [], also=[(CHANCE, "tin 1 2 3")])
    assert found["refused"]["message"]["id"] == "problem-chance-impossible"
    found = told(game, {}, 1, [], also=[(0, "fly")])
    assert found["refused"]["message"]["id"].startswith("problem-")


def test_a_told_game_that_cannot_be_is_a_problem() -> None:
    game = load_game("tinnerstrail")
    with pytest.raises(Problem) as found:
        told(game, {}, 1, [(0, "pass")])
    assert found.value.id == "along-line"
    with pytest.raises(Problem) as found:
        told(game, {}, 1, [(0, "pass")] * 3001)
    assert found.value.id == "along-long"
    with pytest.raises(Problem) as found:
        chance_with(game, {}, 1, [], "open st_just A1 st_ives A2", 1, "truro")
    assert found.value.id == "chance-impossible"
    with pytest.raises(Problem) as found:
        chance_with(game, {}, 1, [], "open st_just A1 st_ives A2", 9, "A1")
    assert found.value.id == "chance-impossible"
