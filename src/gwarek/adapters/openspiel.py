"""The games as OpenSpiel games; needs `gwarek[openspiel]`. Importing this module registers them.

>>> import pyspiel
>>> import gwarek.adapters.openspiel
>>> game = pyspiel.load_game("python_gwarek_coalbaron(seats=2,options=storage_rule:free)")

One action is one word of a line (docs/rl.md). Chance is explicit and exact: a draw asks its generator for a few numbers
below n, and each of them is a chance node with n equal outcomes.
"""

from __future__ import annotations

import copy
import json
import math
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import numpy as np
import pyspiel

from gwarek.adapters.table import OVER, Play, Table, make_table
from gwarek.core.action import Action
from gwarek.core.catalogue import load_game, slugs
from gwarek.core.chance import Asked, DictatedRng, QuickRng, Rng
from gwarek.core.problem import Problem
from gwarek.core.seat import CHANCE, EVERYBODY, may_see, seat_word

MOST_OUTCOMES: Final = 1024  # of one chance node; the decks have fewer than a hundred pieces
LONGEST_GAME: Final = 20_000  # words; no game of the contract suite has so many entries


class ToldPlay(Play):
    """A play that stops at every number chance is asked for, and remembers what each seat has been told.

    What a seat has been told is the record as it may read it. With its view that is its information state: nothing it
    ever knew is forgotten.
    """

    def __init__(self, table: Table) -> None:
        self.answers: list[int] = []  # of chance, to the draw that is going on
        self.ways = 0  # how many there are for the next
        self.told = [""] * table.seats  # lines as each seat may read them; strings, so that copies share them
        self.public = ""
        self._views: dict[int, str] = {}  # as text, by seat; `apply` and whoever changes the state empties it
        super().__init__(table)

    def settle(self) -> None:
        super().settle()
        self.answers = []
        self.draw()

    def draw(self) -> None:
        """Carry draws out as far as they are answered."""
        while self.seat == CHANCE:
            try:
                action = self.table.game.chance(self.state).sample(DictatedRng(self.answers))
            except Asked as asked:
                self.ways = asked.n
                return
            self.apply(CHANCE, action)
            self.settle()

    def answer(self, number: int) -> None:
        self.answers.append(number)
        self.draw()

    def apply(self, seat: int, action: Action) -> None:
        secret = self.table.game.secret(self.state, seat, action)
        line = f"{seat_word(seat)} {action.text()}\n"
        shown = line if secret is None else f"{seat_word(seat)} {secret.shown}\n"
        to = EVERYBODY if secret is None else secret.to
        self.told = [told + (line if may_see(to, reader) else shown) for reader, told in enumerate(self.told)]
        self.public += line if may_see(to, None) else shown
        self._views = {}
        super().apply(seat, action)

    def observed(self, seat: int) -> str:
        """What the seat sees now, and the words of its own unfinished line."""
        if self.seat == seat:
            self.node()
        words = " ".join(self.words) if self.seat == seat else ""
        if seat not in self._views:
            self._views[seat] = json.dumps(self.table.game.view(self.state, seat))
        return f"{seat_word(seat)} {words} {self._views[seat]}"

    def __deepcopy__(self, memo: dict[int, Any]) -> ToldPlay:
        other = ToldPlay.__new__(ToldPlay)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.words = self.words[:]
        other.answers = self.answers[:]
        other._views = self._views.copy()
        return other

    def __getstate__(self) -> dict[str, Any]:
        """As text: positions and lines read the same with compiled and with plain engines."""
        return {
            "table": (self.table.slug, self.table.seats, self.table.options),
            "position": self.table.game.position_text(self.state),
            "words": self.words,
            "answers": self.answers,
            "told": self.told,
            "public": self.public,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        ToldPlay.__init__(self, make_table(*kept["table"]))
        self.state = self.table.game.position(kept["position"])
        self._views = {}
        self.settle()
        self.told = kept["told"]
        self.public = kept["public"]
        self.answers = kept["answers"]
        self.draw()
        self.resume(kept["words"])

    def redealt(self, seat: int, rng: Rng) -> ToldPlay:
        """Another play that the seat could not tell from this one.

        The others' private lines would tell of cards they no longer hold: there they have read what a spectator reads,
        and their views say what they hold now.
        """
        other = copy.deepcopy(self)
        other.state = self.table.game.redeal(self.state, seat, rng)
        other._views = {}
        if self.seat != seat:
            other.settle()  # a line or a draw begun by others is not for this seat to see: it may begin anew
        other.told = [told if reader == seat else self.public for reader, told in enumerate(self.told)]
        return other


class GwarekState(pyspiel.State):  # type: ignore[misc] # no types are published
    """A position as OpenSpiel sees it."""

    def __init__(self, game: GwarekGame) -> None:
        super().__init__(game)
        self.play = ToldPlay(game.table)  # OpenSpiel copies and pickles what is here

    def current_player(self) -> int:
        seat = self.play.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.play.seat == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.numbers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / self.play.ways) for number in range(self.play.ways)]

    def _apply_action(self, action: int) -> None:
        if self.play.seat == CHANCE:
            self.play.answer(action)
        else:
            self.play.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action} of {self.play.ways}"
        return self.play.table.vocabulary.words[action] or "end"

    def returns(self) -> list[float]:
        return self.play.table.results(self.play.state)

    def __str__(self) -> str:
        play = self.play
        words = " ".join(play.words if play.seat != CHANCE else map(str, play.answers))
        return f"{play.table.game.position_text(play.state)}\n{words}".rstrip()

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.play.seat if player is None else player
        return self.play.told[seat] + self.play.observed(seat)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> GwarekState:
        """Another position that the player could not tell from this one: OpenSpiel's IS-MCTS asks for it."""
        other: GwarekState = self.clone()
        other.play = self.play.redealt(player_id, QuickRng(int(sampler() * 2**53)))
        return other


class GwarekObserver:
    """What a seat sees, as numbers (docs/rl.md has the cells) and as text."""

    def __init__(self, table: Table, recall: bool) -> None:
        self.table: Final = table
        self.recall: Final = recall
        self.tensor = np.zeros(table.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GwarekState, player: int) -> None:
        self.tensor[:] = self.table.observation(state.play.state, player)
        if state.play.seat == player:
            state.play.write_words(self.tensor)

    def string_from(self, state: GwarekState, player: int) -> str:
        return state.information_state_string(player) if self.recall else state.play.observed(player)


class GwarekEvaluator:
    """For OpenSpiel's searching bots, in place of random rollouts: how the game's own heuristic judges a position."""

    def __init__(self, points: float = 25.0) -> None:
        """`points`: a lead that is as good as three quarters of a victory."""
        self.points: Final = points

    def evaluate(self, state: GwarekState) -> list[float]:
        if state.is_terminal():
            return state.returns()
        table = state.play.table
        return [
            math.tanh(table.game.evaluate(state.play.state, seat) / self.points)
            for seat in range(table.seats)
        ]

    def prior(self, state: GwarekState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        words: list[int] = state.legal_actions()
        return [(word, 1 / len(words)) for word in words]


class GwarekGame(pyspiel.Game):  # type: ignore[misc] # no types are published
    """A game as OpenSpiel sees it; `slug` says which."""

    slug: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        defaults = _parameters(self.slug)
        seats = int(given.get("seats", defaults["seats"]))
        self.table: Final = make_table(self.slug, seats, read_options(str(given.get("options", ""))))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.vocabulary),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if _shared(self.slug, seats) else 0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_game_type(self.slug, seats), info, given)

    def new_initial_state(self) -> GwarekState:
        return GwarekState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> GwarekObserver:
        return GwarekObserver(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)


def read_options(text: str) -> dict[str, str]:
    """`storage_rule:free;start_player:0`, as a game string can hold it."""
    out: dict[str, str] = {}
    for part in text.split(";") if text else []:
        id, sign, value = part.partition(":")
        if not sign:
            raise Problem("option-pair", word=part)
        out[id] = value
    return out


def _parameters(slug: str) -> dict[str, Any]:
    return {"seats": make_table(slug).seats, "options": ""}


def _shared(slug: str, seats: int) -> bool:
    """Do all seats win or lose together (or is there but one)?"""
    return seats == 1 or load_game(slug).info.cooperative


def _game_type(slug: str, seats: int) -> pyspiel.GameType:
    info = load_game(slug).info
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_gwarek_{slug}",
        long_name=info.titles["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if _shared(slug, seats) else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(info.seats),
        min_num_players=min(info.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(slug),
    )


def _register(slug: str) -> None:
    made = type(f"Gwarek_{slug}", (GwarekGame,), {"slug": slug})
    pyspiel.register_game(_game_type(slug, make_table(slug).seats), made)


for _slug in slugs():
    with suppress(Problem):  # a broken package is no game here; the others are
        _register(_slug)
