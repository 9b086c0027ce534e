"""SWI-9, SWI-10: time tokens and the end of the game."""

from tests.rules.switchsignal.table import (
    NO_HELPERS,
    after,
    clock,
    deck,
    events,
    kinds,
    lost,
    phase,
    position,
    rails,
    reason,
    rolled,
    view,
)

SEVEN = "port MAR yellow yellow blue blue red red white"


def test_9_1_what_costs_time() -> None:
    """Unused points 1, head-on 2 per point, an impossible deployment 2, a start 2."""
    assert lost(rolled("train grey CE42.1", "CE42.1", 3)) == 3
    assert lost(rolled("train grey CE07.1; train black CE07.2 to BRU", "CE07.1", 3)) == 6
    assert lost(after(position("phase dice; card T01; colour black; train grey CAL"), "dice 3 3")) == 2
    assert lost(rolled("train grey CE01.1 to CAL", "CE01.1", 3)) == 2


def test_9_2_the_last_token_costs_a_card_and_refills_the_clock() -> None:
    s = rolled("train grey CE42.1; clock 2", "CE42.1", 2)
    assert (clock(s), deck(s), view(s)["timetable"]["lost"]) == (7, 15, 1)
    s = rolled("train grey CE42.1; clock 3", "CE42.1", 2)
    assert (clock(s), deck(s)) == (1, 16)
    s = rolled("option time_tokens 9; train grey CE42.1; clock 2", "CE42.1", 2)
    assert clock(s) == 9


def test_9_2_the_lost_card_stays_unseen() -> None:
    s = rolled("train grey CE42.1; clock 2", "CE42.1", 2)
    assert len(view(s)["timetable"]["unseen"]) == 18


def test_9_3_what_is_still_owed_is_taken_from_the_refilled_clock() -> None:
    """SWI-R37: and again, if a head-on costs more than a full clock."""
    s = rolled("train black CE07.1; train grey CE07.2 to BRU; clock 1", "CE07.1", 5)
    assert (clock(s), deck(s)) == (1 + 7 + 7 - 10, 14)
    told = position(f"{NO_HELPERS}; hand red move; train grey CE42.1; clock 1")
    assert kinds(told, "move CE42.1", "die 3")[-3:] == ["time-lost", "card-lost", "clock-refilled"]
    # the one token goes, the clock is refilled to 7, and the two still owed leave 5: told in that order
    assert events(told, "move CE42.1", "die 3", kind="time-lost") == [
        {"tokens": 3, "cause": "unused", "clock": 0}
    ]
    assert events(told, "move CE42.1", "die 3", kind="clock-refilled") == [{"clock": 7, "owed": 2, "left": 5}]


def test_9_4_no_card_left_to_lose_is_the_end() -> None:
    s = rolled("train grey CE42.1; clock 1; deck 0", "CE42.1", 1)
    assert (reason(s), clock(s)) == ("time", 0)
    s = rolled("train grey CE42.1; clock 2; deck 0", "CE42.1", 1)
    assert reason(s) is None


def test_10_1_the_last_good_wins_at_once() -> None:
    s = rolled(f"{SEVEN}; train grey CE43.1 with white; deck 3; clock 4", "CE43.1", 1)
    outcome = rails.game.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ([0, 1], "delivered", "SWI-10.1")
    assert outcome.totals == [8 + 3 + 4, 8 + 3 + 4]
    assert view(s)["result"] == {"won": True, "reason": "delivered", "goods": 8, "turns": 3, "time": 4}


def test_10_1_in_any_step() -> None:
    s = position(
        f"phase die; {NO_HELPERS}; card T08; symbol 1; colour grey; {SEVEN}; train grey CE43.1 with white;"
        "moving CE43.1 roll 0 left 0"
    )
    assert reason(after(s, "die 1")) == "delivered"


def test_10_2_the_turn_with_an_empty_deck_is_the_last() -> None:
    """SWI-R40: when step 2 ends, the team has lost; no cards are drawn."""
    s = after(position(f"{SEVEN}; deck 0; hand red move"), "done")
    outcome = rails.game.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ([], "timetable", "SWI-10.2")
    assert outcome.totals == [7, 7]
    assert view(s)["players"][0]["cards"] == 1
    assert reason(after(position(f"{SEVEN}; deck 1"), "done")) is None


def test_10_2_the_last_card_is_announced() -> None:
    s = after(position("phase reveal; deck 1"), "reveal")
    assert "last-turn" in kinds(s, "card T13")
    assert view(after(s, "card T13"))["last"] is True


def test_10_3_losing_a_card_in_the_last_turn_ends_it_at_once() -> None:
    s = position(f"{NO_HELPERS}; deck 0; clock 2; {SEVEN}; train black CE01.1 to CAL; hand red move")
    s = after(s, "move CE01.1", "die 2")
    assert (reason(s), phase(s)) == ("time", "over")
    outcome = rails.game.outcome(s)
    assert outcome is not None
    assert outcome.rule == "SWI-10.3"


def test_10_4_one_score_for_all() -> None:
    s = position("seats 3; port MAR blue red")
    assert rails.game.score(s).json() == [{"id": "goods", "rule": "SWI-10.1", "points": [2, 2, 2]}]
    assert view(rolled("train grey CE42.1; clock 2", "CE42.1", 2))["timetable"]["lost"] == 1
