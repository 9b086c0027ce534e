"""The games as PettingZoo AEC environments; needs `gwarek[rl]`.

>>> from gwarek.adapters.pettingzoo import coalbaron_v1
>>> env = coalbaron_v1.env(seats=2)
>>> env.reset(seed=7)

One step says one word of a line; the same agent goes on until its line is complete (docs/rl.md).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gwarek.adapters.table import OVER, Play, make_table
from gwarek.core.catalogue import slugs
from gwarek.core.chance import QuickRng
from gwarek.core.match import new_seed
from gwarek.core.playout import draw_all
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS

Observation = dict[str, NDArray[Any]]


class raw_env(AECEnv, EzPickle):  # type: ignore[misc] # noqa: N801 - untyped base; PettingZoo's name for it
    """The environment without PettingZoo's wrappers: a word that may not be said raises `Problem`."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, render_mode)
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            known = ", ".join(self.metadata["render_modes"])
            raise Problem("option-value", option="render_mode", value=render_mode, known=known)
        self.table: Final = make_table(game, seats, options)
        self.metadata = {**type(self).metadata, "name": f"{game}_v{self.table.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        cells = self.table.cells()
        words = len(self.table.vocabulary)
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(words) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        np.array([least for _, least, _ in cells], np.int16),
                        np.array([most for _, _, most in cells], np.int16),
                        dtype=np.int16,
                    ),
                    "action_mask": spaces.Box(0, 1, (words,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._rng = QuickRng(new_seed())
        self._play: Play | None = None
        self._seen: dict[str, NDArray[np.int16]] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def play(self) -> Play:
        """The game in progress, state and all: for tools and tests, not for agents."""
        assert self._play is not None, "reset() comes first"
        return self._play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. All chance of it follows from the seed; without one, from the games before."""
        self._rng = QuickRng(self._rng.below(2**53) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._play = Play(self.table)
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Chance decides what is its own; then whose word it is, or how it ended."""
        play = self.play
        if draw_all(self.table.game, play.state, self._rng):
            play.settle()
        self._seen = {}
        if play.seat == OVER:
            for agent, result in zip(self.possible_agents, self.table.results(play.state), strict=True):
                self.rewards[agent] = result
                self.terminations[agent] = True
        else:
            self.agent_selection = self.possible_agents[play.seat]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and which words it may say now (none when another is to act)."""
        play = self.play
        seat = self._seat_of[agent]
        if agent not in self._seen:
            self._seen[agent] = np.array(self.table.observation(play.state, seat), np.int16)
        cells = self._seen[agent].copy()
        mask = np.zeros(len(self.table.vocabulary), np.int8)
        if seat == play.seat:
            mask[play.numbers()] = 1
            play.write_words(cells)
        return {"observation": cells, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        if action is None or int(action) not in play.numbers():
            raise Problem("word-unknown", word=str(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        play.say(int(action))
        if not play.words:
            self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What a spectator sees, as text; nothing hidden."""
        if self.render_mode is None:
            return None
        play = self.play
        view = self.table.game.view(play.state, None)
        lines = [f"{key}: {json.dumps(value)}" for key, value in view.items()]
        if play.seat != OVER:
            lines.append(f"{SEAT_WORDS[play.seat]}: {' '.join(play.words)} …")
        text = "\n".join(lines) + "\n"
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment as PettingZoo's own are made: a word that may not be said loses the game for who says it."""
    made = raw_env(game, seats, options, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class Versioned:
    """One game under its versioned name: `coalbaron_v1.env(seats=2)`."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.name: Final = f"{game}_v{make_table(game).version}"

    def env(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> AECEnv:
        return env(self.game, seats, options, render_mode)

    def raw_env(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> raw_env:
        return raw_env(self.game, seats, options, render_mode)


def __getattr__(name: str) -> Versioned:
    """`coalbaron_v1`, and so for every game there is."""
    slug, _, version = name.rpartition("_v")
    if slug in slugs() and version == str(make_table(slug).version):
        return Versioned(slug)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
