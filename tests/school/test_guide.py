"""The teacher at a table: each idea once, one at a time, the most important first, and silence for who has learnt."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwarek import new_match
from gwarek.bots import Desk, make_bot
from gwarek.core.chance import QuickRng
from gwarek.core.match import Match
from gwarek.school.course import Course, read_course
from gwarek.school.guide import FIRST, SETTINGS, Guide, clear_loss, read_note
from gwarek.school.stage import open_match
from tests.school.tiny import tiny

LOAN = '{ id = "loan", priority = 2, rules = ["BIR-4.3"], when = { word = "loan" } }'
EVENT = '{ id = "paid", priority = 1, rules = ["BIR-4.3"], when = { event = { kind = "loan-taken", seat = "me" } } }'
MONEY = '{ path = "players.me.money", at_least = 30 }'
RICH = f'{{ id = "rich", priority = 9, rules = ["BIR-4.3"], when = {{ state = {MONEY} }} }}'
HAND = "birmingham kidderminster brewery iron_works stafford pottery redditch coal_mine"
START = f"seats 2; round 3; order red blue; money 17 30; hand red {HAND}"


def course(*concepts: str) -> Course:
    return read_course("birmingham", f"concept = [{', '.join(concepts)}]")


@pytest.fixture
def match() -> Match:
    return open_match(new_match("birmingham", seats=2, seed="1").game, START)


def test_the_first_time_is_spoken_of_and_never_again(match: Match) -> None:
    guide = Guide(course(LOAN), 0)
    note = guide.look(match)
    assert note is not None
    assert note.concept == "loan"
    told = guide.json()
    assert (told["met"], told["of"]) == (1, 1)
    assert told["concept"]["say"]["id"] == "birmingham-concept-loan-text"  # type: ignore[index]
    assert guide.look(match) is None  # the same decision
    match.act(0, ["link birmingham-worcester", "card pottery"])
    assert guide.look(match) is None
    assert guide.json()["concept"] is None  # the move is made: what was said is a line in the log
    assert guide.json()["notes"] == [told["concept"]]


def test_one_concept_for_each_decision_the_most_important_first(match: Match) -> None:
    kind = _loan_kind(match)
    guide = Guide(course(LOAN, EVENT.replace("loan-taken", kind), RICH), 0)
    spoken = []
    for lines in ([], ["loan"], ["card pottery"], ["pass"]):
        if lines:
            match.act(0, lines)
        note = guide.look(match)
        spoken.append(None if note is None else note.concept)
        assert guide.look(match) is None
    assert spoken == ["loan", "paid", "rich", None]


def _loan_kind(match: Match) -> str:
    other = match.copy()
    other.act(0, ["loan", "card pottery"])
    kinds = [event.kind for n in range(1, len(other.entries) + 1) for event in other.events_for(n, 0)]
    return next(kind for kind in kinds if "loan" in kind)


def test_understood_folds_it_and_what_happened_before_is_not_explained(match: Match) -> None:
    kind = _loan_kind(match)
    match.act(0, ["loan", "card pottery"])
    guide = Guide(course(EVENT.replace("loan-taken", kind), LOAN), 0)
    note = guide.look(match)
    assert note is not None
    assert note.concept == "loan"  # the loan was taken before the teacher came
    guide.understood()
    assert guide.json()["concept"] is None


def test_only_when_asked_and_silent(match: Match) -> None:
    guide = Guide(course(LOAN, RICH), 0, "asked")
    assert guide.look(match) is None
    note = guide.ask(match)
    assert note is not None
    silent = Guide(course(LOAN), 0, "silent")
    assert silent.look(match) is None
    assert silent.ask(match) is None


def test_concepts_met_elsewhere_need_no_words(match: Match) -> None:
    guide = Guide(course(LOAN), 0, FIRST, ["loan"])
    assert guide.look(match) is None
    assert guide.json()["met"] == 1


def test_a_lamp_points_at_what_the_trigger_named() -> None:
    course = tiny()
    [mine] = [concept for concept in course.concepts if concept.id == "tinymine"]
    assert mine.position is not None
    guide = Guide(course, 0, FIRST, ["tinyloan"])
    note = guide.look(open_match(new_match("birmingham", seats=2, seed="1").game, mine.position))
    assert note is not None
    [lamp] = note.show
    assert lamp.target.startswith("space:birmingham/")
    assert read_note(note.json()) == note


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 1000), st.sampled_from(SETTINGS), st.integers(0, 1))
def test_never_two_in_one_decision_never_one_twice_and_never_a_secret(
    seed: int, setting: str, seat: int
) -> None:
    """Over whole stretches of games; lamps and words come from what the seat may know."""
    match = new_match("birmingham", seats=2, seed=str(seed))
    bots = [make_bot("kind", seed + n) for n in range(2)]
    guide = Guide(tiny(), seat, setting)
    spoken: list[str] = []
    decisions: list[int] = []
    for _ in range(60):
        note = guide.look(match)
        if note is not None:
            spoken.append(note.concept)
            decisions.append(sum(entry.seat == seat for entry in match.entries))
        acting = match.to_act()[0]
        line = bots[acting].choose(Desk(match.game, match.state, acting, QuickRng(seed), 60.0))
        match.act(acting, line.text())
    assert len(spoken) == len(set(spoken))
    assert len(decisions) == len(set(decisions))
    if setting != FIRST:
        assert spoken == []


def test_a_warning_needs_a_loss_that_is_large_and_sure() -> None:
    assert clear_loss([10, 11, 9, 10], [1, 2, 1, 2]) == 8.5
    assert clear_loss([10, 11, 9, 10], [9, 9, 8, 9]) is None  # a trifle
    assert clear_loss([30, -20, 30, -20], [0, 0, 0, 0]) is None  # luck
    assert clear_loss([10, 11, 9], [1, 2, 1]) is None  # too few to tell


@given(st.lists(st.floats(-100, 100), min_size=4, max_size=12))
def test_the_best_line_is_never_warned_of(values: list[float]) -> None:
    assert clear_loss(values, values) is None
