"""One measurement in one process, in CPU time: `python -m bench.measure JOB` prints one JSON line.

Jobs: `positions SLUG SEATS FILE` · `engine SLUG SEATS SECONDS FILE` · `bots SLUG SEATS SECONDS BOT` ·
`catanatron SEATS SECONDS` · `openspiel NAME SECONDS` · `pettingzoo NAME SEATS SECONDS`.
"""

from __future__ import annotations

import importlib
import json
import math
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from gwarek import is_compiled
from gwarek.bots import Desk, make_bot
from gwarek.core.action import Action
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all, play_randomly
from gwarek.lab.statistics import quantile

KINDS = ("random", "kind", "sztygar")  # who played the positions: uniform, random by kind, able


def positions_of(game: AnyGame, seats: int, bot: str, games: int) -> list[str]:
    """Every position with a decision in some games by one bot, as text."""
    out: list[str] = []
    for number in range(games):
        rng = QuickRng(f"bench/{number}")
        s = game.setup(game.info.full_options({}), seats)
        players = [make_bot(bot, f"bench/{number}/{seat}") for seat in range(seats)]
        while True:
            draw_all(game, s, rng)
            who = game.to_act(s)
            if not who:
                break
            out.append(game.position_text(s))
            game.apply(s, who[0], players[who[0]].choose(Desk(game, s, who[0], rng)))
    return out


def play_by_kind(game: AnyGame, s: Any, rng: QuickRng) -> int:
    """Play on to the end, every kind of decision alike, then every line of that kind; how many decisions."""
    decisions = 0
    while True:
        draw_all(game, s, rng)
        who = game.to_act(s)
        if not who:
            return decisions
        kinds: dict[type, list[Action]] = {}
        for action in game.legal(s, who[0]):
            kinds.setdefault(type(action), []).append(action)
        lines = list(kinds.values())[rng.below(len(kinds))]
        game.apply(s, who[0], lines[rng.below(len(lines))])
        decisions += 1


def positions(slug: str, seats: str, file: str) -> dict[str, Any]:
    game = load_game(slug)
    kept = {}
    for kind in KINDS:
        texts = positions_of(game, int(seats), kind, 6)
        random.Random(7).shuffle(texts)
        kept[kind] = texts[:600]
    Path(file).write_text(json.dumps(kept))
    return {kind: len(texts) for kind, texts in kept.items()}


def per_call(call: Callable[[], object], times: int) -> float:
    """Microseconds of CPU per call: the best of five runs, the loop itself taken off."""
    best = float("inf")
    for _ in range(5):
        began = time.process_time_ns()
        for _ in range(times):
            call()
        ended = time.process_time_ns()
        for _ in range(times):
            pass
        best = min(best, (ended - began - (time.process_time_ns() - ended)) / times)
    return best / 1000


def engine(slug: str, seats: str, seconds: str, file: str) -> dict[str, Any]:
    game = load_game(slug)
    options = game.info.full_options({})
    games = decisions = 0
    play_randomly(game, game.setup(options, int(seats)), QuickRng("warm"))
    began = time.process_time()
    spent = 0.0
    while spent < float(seconds):
        decisions += play_randomly(game, game.setup(options, int(seats)), QuickRng(f"bench/{games}"))
        games += 1
        spent = time.process_time() - began
    out: dict[str, Any] = {
        "compiled": is_compiled(),
        "games_per_second": games / spent,
        "decisions_per_second": decisions / spent,
        "decisions_per_game": decisions / games,
    }
    games = decisions = 0
    began = time.process_time()
    spent = 0.0
    while spent < float(seconds) / 2:
        decisions += play_by_kind(game, game.setup(options, int(seats)), QuickRng(f"bench/{games}"))
        games += 1
        spent = time.process_time() - began
    out["by_kind"] = {"games_per_second": games / spent, "decisions_per_second": decisions / spent}
    for kind, texts in json.loads(Path(file).read_text()).items():
        states = [game.position(text) for text in texts]
        legal_times, copies, lines = [], [], []
        for s in states:
            seat = game.to_act(s)[0]
            best = 1 << 60
            for _ in range(
                5
            ):  # the best of five: what the engine costs, not what the machine's neighbours do
                t = time.perf_counter_ns()
                found = game.legal(s, seat)
                best = min(best, time.perf_counter_ns() - t)
            legal_times.append(best / 1000)
            lines.append(len(found))
        copies = [per_call(s.copy, 500) for s in states[:20]]
        applies = []
        rng = QuickRng(1)
        for s in states:
            seat = game.to_act(s)[0]
            found = game.legal(s, seat)
            c = s.copy()
            t = time.perf_counter_ns()
            game.apply(c, seat, found[rng.below(len(found))])
            applies.append((time.perf_counter_ns() - t) / 1000)
        out[kind] = {
            "legal_p50": quantile(legal_times, 0.5),
            "legal_p99": quantile(legal_times, 0.99),
            "lines_p50": quantile(lines, 0.5),
            "lines_p99": quantile(lines, 0.99),
            "apply_p50": quantile(applies, 0.5),
            "copy": quantile(copies, 0.5),
            "evaluate": quantile([per_call(partial(game.evaluate, s, 0), 20) for s in states[:40]], 0.5),
        }
    return out


def bots(slug: str, seats: str, seconds: str, bot: str) -> dict[str, Any]:
    """Games between bots of one name, which think without a clock: at least one game."""
    game = load_game(slug)
    options = game.info.full_options({})
    games = decisions = 0
    thinking: list[float] = []
    began = time.process_time()
    spent = 0.0
    while spent < float(seconds):
        rng = QuickRng(f"bench/{games}")
        s = game.setup(options, int(seats))
        players = [make_bot(bot, f"bench/{games}/{seat}") for seat in range(int(seats))]
        while True:
            draw_all(game, s, rng)
            who = game.to_act(s)
            if not who:
                break
            t = time.process_time_ns()
            action = players[who[0]].choose(Desk(game, s, who[0], rng, math.inf))
            thinking.append((time.process_time_ns() - t) / 1e6)
            game.apply(s, who[0], action)
            decisions += 1
        games += 1
        spent = time.process_time() - began
    return {
        "games_per_second": games / spent,
        "decisions_per_second": decisions / spent,
        "thinking_mean": sum(thinking) / len(thinking),
        "thinking_p99": quantile(thinking, 0.99),
    }


def catanatron(seats: str, seconds: str) -> dict[str, Any]:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE][: int(seats)]
    random.seed(7)
    games = decisions = 0
    began = time.process_time()
    spent = 0.0
    while spent < float(seconds):
        game = Game([RandomPlayer(colour) for colour in colours], seed=games)
        game.play()
        decisions += len(game.state.actions)
        games += 1
        spent = time.process_time() - began
    return {"games_per_second": games / spent, "decisions_per_second": decisions / spent}


def openspiel(name: str, seconds: str) -> dict[str, Any]:
    import pyspiel

    rng = random.Random(7)
    game = pyspiel.load_game(name)
    games = decisions = 0
    began = time.process_time()
    spent = 0.0
    while spent < float(seconds):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                lines = state.legal_actions()
                state.apply_action(lines[rng.randrange(len(lines))])
                decisions += 1
        games += 1
        spent = time.process_time() - began
    return {"games_per_second": games / spent, "decisions_per_second": decisions / spent}


def pettingzoo(name: str, seats: str, seconds: str) -> dict[str, Any]:
    """Episodes of an environment as its users make it, ours or PettingZoo's own; random words or moves, by the mask."""
    if name in ("chess", "hanabi"):
        module = {"chess": "chess_v6", "hanabi": "hanabi_v5"}[name]
        env = importlib.import_module(f"pettingzoo.classic.{module}").env()
    else:
        from gwarek.adapters.pettingzoo import env as our_env

        env = our_env(name, int(seats))
    rng = random.Random(7)
    episodes = steps = 0
    began = time.process_time()
    spent = 0.0
    while spent < float(seconds):
        env.reset(seed=episodes)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            ways = observation["action_mask"].nonzero()[0]
            env.step(ways[rng.randrange(len(ways))])
            steps += 1
        episodes += 1
        spent = time.process_time() - began
    agent = env.possible_agents[0]
    return {
        "episodes_per_second": episodes / spent,
        "steps_per_second": steps / spent,
        "cells": math.prod(env.observation_space(agent)["observation"].shape),
        "actions": int(env.action_space(agent).n),
    }


JOBS: dict[str, Callable[..., dict[str, Any]]] = {
    "positions": positions,
    "engine": engine,
    "bots": bots,
    "catanatron": catanatron,
    "openspiel": openspiel,
    "pettingzoo": pettingzoo,
}

if __name__ == "__main__":
    print(json.dumps(JOBS[sys.argv[1]](*sys.argv[2:])))
