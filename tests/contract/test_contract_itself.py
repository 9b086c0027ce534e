"""The contract suite notices what it is for: games spoilt on purpose do not pass."""

from typing import Any

import pytest

from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.game import Cell
from gwarek.core.match import Match
from gwarek.core.score import Outcome, Score, ScoreRow
from gwarek.games.coalbaron.events import Loaded
from gwarek.testing import contract

GAME = load_game("coalbaron")
FIVE = "T-yellow-light-1 T-yellow-dark-1 T-brown-light-1 T-grey-light-2 T-black-dark-2"


class Spoilt:
    """Coal Baron with some answers replaced. Any: whatever the game answers."""

    def __init__(self, **answers: Any) -> None:
        self.answers = answers

    def __getattr__(self, name: str) -> Any:
        return self.answers.get(name) or getattr(GAME, name)


# Any: a spoilt game only looks like a game.
def spoilt(**answers: Any) -> Any:
    return Spoilt(**answers)


def looking() -> Any:
    """Red looks at five tiles."""
    s = GAME.position(f"seats 2; top tiles {FIVE}")
    GAME.apply(s, 0, GAME.parse("send workshop_pick5"))
    return s


def test_a_sound_game_passes() -> None:
    contract.check_views(GAME, looking(), [None, 0, 1], QuickRng(1))
    contract.check_legal(GAME, looking(), QuickRng(1))
    contract.check_barrier(GAME, looking(), QuickRng(1))


@pytest.mark.parametrize("said", [True, False])
def test_an_undo_that_is_not_as_free_as_it_is_said_to_be_is_noticed(
    said: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Red has gone to a mine: one step of the cage and red goes on; `stop`, and it is blue's turn."""
    match = Match(GAME, 2, start="seats 2")
    match.act(0, next(a.text() for a in match.legal(0) if a.text().startswith("send mine_")))
    contract.check_back(match, QuickRng(1))
    monkeypatch.setattr(contract, "can_go_back", lambda *_: said)
    with pytest.raises(AssertionError, match="undo"):
        contract.check_back(match, QuickRng(1))


def test_a_view_that_leaks_is_noticed() -> None:
    # everybody sees what red sees
    game = spoilt(view=lambda s, seat: GAME.view(s, 0))
    with pytest.raises(AssertionError, match="sees more"):
        contract.check_views(game, looking(), [1], QuickRng(1))


def test_a_view_that_is_not_json_is_noticed() -> None:
    game = spoilt(view=lambda s, seat: {"pair": (1, 2)})
    with pytest.raises(AssertionError, match="JSON"):
        contract.check_views(game, looking(), [0], QuickRng(1))


def test_a_view_of_another_shape_is_noticed() -> None:
    def more(s: Any, seat: int | None) -> Any:
        return GAME.view(s, seat) | {"weather": "fine"}

    with pytest.raises(AssertionError, match=r"view\.weather is not declared"):
        contract.check_views(spoilt(view=more), looking(), [0], QuickRng(1))


def test_facts_of_another_shape_are_noticed() -> None:
    facts = {key: value for key, value in GAME.facts().items() if key != "clock"}
    with pytest.raises(AssertionError, match=r"facts\.clock is missing"):
        contract.check_facts_shape(spoilt(facts=lambda: facts))


def test_an_event_that_tells_something_else_is_noticed() -> None:
    with pytest.raises(AssertionError, match=r"loaded\.colour: 'pink' is not one of"):
        contract.check_event_shape(Loaded(0, "pink"))  # type: ignore[arg-type]


def test_a_legal_line_left_out_is_noticed() -> None:
    game = spoilt(legal=lambda s, seat: GAME.legal(s, seat)[1:])
    with pytest.raises(AssertionError):
        contract.check_legal(game, looking(), QuickRng(1))


def test_a_rule_forgotten_in_violated_is_noticed() -> None:
    game = spoilt(violated=lambda s, seat, action: [])
    with pytest.raises(AssertionError):
        contract.check_legal(game, GAME.position("seats 2; marks 0 0"), QuickRng(1))


def test_a_word_missing_from_the_vocabulary_is_noticed() -> None:
    game = spoilt(vocabulary=lambda: [word for word in GAME.vocabulary() if word != "none"])
    with pytest.raises(AssertionError, match="vocabulary"):
        contract.check_legal(game, looking(), QuickRng(1), mutations=0)


def test_a_hidden_thing_shown_by_a_free_decision_is_noticed() -> None:
    game = spoilt(reveals=lambda s, seat, action: False)
    s = GAME.position("seats 2; show workshop_1 T-brown-dark-1; top tiles T-grey-light-1")
    with pytest.raises(AssertionError, match="shows"):
        contract.check_barrier(game, s, QuickRng(3))


def test_a_preview_that_keeps_silent_is_noticed() -> None:
    s = GAME.position("seats 2; marks 5 5")
    contract.check_previews(GAME, s, QuickRng(1))
    silent = spoilt(preview=lambda s, seat, action: GAME.preview(s, seat, action)[1:])
    with pytest.raises(AssertionError, match="does not lead"):
        contract.check_previews(silent, s, QuickRng(1))


def test_a_preview_that_promises_too_much_is_noticed() -> None:
    def bright(s: Any, seat: int, action: Any) -> Any:
        return [Cell("marks", 5, 9)]

    with pytest.raises(AssertionError, match="does not lead"):
        contract.check_previews(spoilt(preview=bright), GAME.position("seats 2; marks 5 5"), QuickRng(1))


def test_a_secret_told_to_all_is_noticed() -> None:
    match = Match(GAME, 2, seed="secrets", start=f"seats 2; top tiles {FIVE}")
    match.act(0, ["send workshop_pick5", "buy none", "return top", "next T-black-dark-2"])
    contract.check_secrets(GAME, match)
    told = match.told[-1]
    match.told[-1] = type(told)(told.events, told.to, match.entries[-1].line, told.barrier)
    with pytest.raises(AssertionError, match="secret"):
        contract.check_secrets(GAME, match)


def test_points_that_do_not_add_up_are_noticed() -> None:
    match = contract.play_out(GAME, 2, {}, "sum")
    contract.check_sound(GAME, match.state)
    short = GAME.score(match.state)
    short.rows.pop()
    game = spoilt(score=lambda s: short)
    if GAME.score(match.state).rows[-1].points == [0, 0]:
        short.rows.pop(0)
    with pytest.raises(AssertionError, match="sum"):
        contract.check_sound(game, match.state)


def test_a_team_wins_or_loses_together_with_one_score() -> None:
    team = load_game("switchsignal")
    lost = team.position("phase over; result time; clock 0; port MAR red")
    contract.check_sound(team, lost)

    class Apart(Spoilt):
        def __getattr__(self, name: str) -> Any:
            return self.answers.get(name) or getattr(team, name)

    one_wins: Any = Apart(outcome=lambda s: Outcome([0], "time", "SWI-10.3", [1, 1]))
    with pytest.raises(AssertionError, match="together"):
        contract.check_sound(one_wins, lost)
    scores = {
        "score": lambda s: Score([ScoreRow("goods", "SWI-10.1", [1, 2])]),
        "outcome": lambda s: Outcome([], "time", "SWI-10.3", [1, 2]),
    }
    two_scores: Any = Apart(**scores)
    with pytest.raises(AssertionError, match="one score"):
        contract.check_sound(two_scores, lost)


def test_weights_that_do_not_sum_to_one_are_noticed() -> None:
    s = GAME.position("seats 3; phase start")
    contract.check_chance(GAME, s, QuickRng(1))

    class Heavy:
        def sample(self, rng: Any) -> Any:
            return GAME.chance(s).sample(rng)

        def weight(self, outcome: Any) -> float:
            return GAME.chance(s).weight(outcome) / 2

    with pytest.raises(AssertionError, match="sum"):
        contract.check_chance(spoilt(chance=lambda s: Heavy()), s, QuickRng(1))
