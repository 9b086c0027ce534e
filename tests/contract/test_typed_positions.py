"""A position that is let in can be played on: real positions with a clause or two spoilt are refused, or they work."""

import importlib

import pytest

from gwarek import Problem, load_game, slugs
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.seat import CHANCE
from gwarek.core.soundness import sound_position
from gwarek.testing.contract import AnyState, tables, walk

SPOILT = 60
STEPS = 20
FIXED = ("seats", "option")


def real_positions(game: AnyGame, rng: Rng) -> list[str]:
    """Positions of random games under every preset, those between draws too."""
    out: list[str] = []
    for number, (seats, options) in enumerate(tables(game)):
        for decisions, match in enumerate(walk(game, seats, options, f"typed-{number}")):
            if rng.below(8) == 0:
                at = match.live()
                number_at = at[rng.below(len(at))] if at else 0
                out.append(game.position_text(match.state_at(number_at)))
            if decisions == 40:
                break
    return out


def spoilt(text: str, donor: str, phases: list[str], rng: Rng) -> str:
    """One clause or two dropped, changed by a number, given another phase, or taken from another position."""
    clauses = [clause.split() for clause in text.split(";")]
    given = [clause.split() for clause in donor.split(";") if clause.split()[0] not in FIXED]
    for _ in range(1 + rng.below(2)):
        free = [i for i in range(len(clauses)) if clauses[i][0] not in FIXED]
        words = clauses[free[rng.below(len(free))]]
        numbers = [i for i in range(len(words)) if words[i].lstrip("-").isdigit()]
        how = rng.below(5)
        if how == 0:
            clauses.remove(words)
        elif how == 1 and numbers:
            at = numbers[rng.below(len(numbers))]
            words[at] = str([0, 1, 7, 99, int(words[at]) + 1, int(words[at]) - 1][rng.below(6)])
        elif how == 2:
            clauses = [["phase", phases[rng.below(len(phases))]] if w[0] == "phase" else w for w in clauses]
        elif how == 3:
            clauses.append(given[rng.below(len(given))])
        elif len(words) > 1:
            words.append(words[-1]) if rng.below(2) else words.pop(1 + rng.below(len(words) - 1))
    return "; ".join(" ".join(words) for words in clauses)


def play_on(game: AnyGame, s: AnyState, rng: Rng) -> None:
    for _ in range(STEPS):
        waiting = game.to_act(s)
        if not waiting:
            assert game.outcome(s) is not None
            return
        seat = waiting[rng.below(len(waiting))]
        if seat == CHANCE:
            action = game.chance(s).sample(rng)
            assert game.chance(s).weight(action) > 0
        else:
            lines = game.legal(s, seat)
            assert lines
            action = lines[rng.below(len(lines))]
        game.apply(s, seat, action)
        # a sparse text may name a late round and leave the deck full; then play outlasts the rounds
        faults = [fault for fault in game.faults(s) if not str(fault.facts.get("clause")).startswith("round")]
        assert faults == [], action


@pytest.mark.parametrize("slug", slugs())
def test_what_is_let_in_can_be_played_on(slug: str) -> None:
    game = load_game(slug)
    phases: list[str] = importlib.import_module(f"gwarek.games.{slug}.state").PHASES
    rng = QuickRng("typed")
    texts = real_positions(game, rng)
    let_in = 0
    for number in range(SPOILT):
        text = spoilt(texts[rng.below(len(texts))], texts[rng.below(len(texts))], phases, rng)
        try:
            s = sound_position(game, text)
        except Problem:
            continue
        let_in += 1
        try:
            play_on(game, s, rng)
        except Exception as error:
            raise AssertionError(f"{number}: {text}") from error
    assert 5 < let_in < SPOILT - 5
