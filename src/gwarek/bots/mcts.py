"""Information-set Monte Carlo tree search: many sampled deals, one tree of words.

Every iteration deals anew what the seat cannot see and walks down one tree, a word at a time. The tree knows what was
said, not what was dealt: a node is the words of all decisions so far, as the thinking seat can tell them apart. Words
that a deal does not allow are left out of its iteration; each word counts how often it could have been said.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple, final

from gwarek.bots.bot import UNKNOWN, Advice
from gwarek.bots.desk import Desk
from gwarek.bots.levels import PlanBot, brain_of
from gwarek.bots.sense import sensible_lines, sensible_way
from gwarek.core.action import Action
from gwarek.core.brain import Brain
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.problem import Problem
from gwarek.core.seat import CHANCE, may_see

END: Final = ""  # the word that ends a line where another line goes on
LIKELY: Final = 0.1  # a draw at least so likely has a branch of its own
GRACE: Final = 0.2  # seconds that an answer may take from another process


@dataclass(frozen=True)
class Settings:
    """What a name such as `mcts:iterations=400:processes=2` can say."""

    iterations: int | None = None  # None: until the clock stops it
    seconds: float | None = None  # for a whole turn; None: the desk's clock alone
    processes: int = 1
    turns: int = 10  # played on by the game's planner below the tree; 0: judged at once
    plans: int = 16  # of the game's planner, tried before any other line
    width: float = 0.8  # words open at a node: 1 + width * sqrt(visits)
    explore: float = 0.3  # weight of what was tried little, against a mean between 0 and 1


LIMITS: Final[dict[str, tuple[float, float]]] = {
    "iterations": (1, 1e9),
    "seconds": (0.001, 3600),
    "processes": (1, 64),
    "turns": (0, 1000),
    "plans": (1, 1000),
    "width": (0, 1000),
    "explore": (0, 1000),
}
UNLIMITED_ITERATIONS: Final = 100  # with neither a budget nor a clock, as in simulations


def read_settings(name: str) -> Settings:
    """The settings in a bot's name: `read_settings("mcts:seconds=0.5").seconds == 0.5`."""
    bot, *words = name.split(":")
    found: dict[str, int | float] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key not in LIMITS or key in found:
            raise Problem("bot-setting", bot=bot, setting=word, known=", ".join(LIMITS))
        low, high = LIMITS[key]
        whole = isinstance(getattr(Settings(), key), int) or key == "iterations"
        try:
            number: int | float = int(value) if whole else float(value)
        except ValueError:
            number = math.nan
        if not low <= number <= high:
            raise Problem(
                "bot-setting-value", bot=bot, setting=key, value=value, low=f"{low:.10g}", high=f"{high:.10g}"
            )
        found[key] = number
    return Settings(**found)  # type: ignore[arg-type]  # each is of its field's type


@final
class Node:
    """What was said up to here. Leads on by words, and from the end of a line to the next decision."""

    __slots__ = ("next", "order", "planned", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.seen = 0  # times it could have been entered
        self.total = 0.0  # points, as the seat sees them that said the last word
        self.next: dict[str, Node] = {}
        self.order: list[str] = []  # words that may be tried, the most promising first
        self.planned = False  # the planner has been asked at this decision

    def down(self, key: str) -> Node:
        node = self.next.get(key)
        if node is None:
            node = self.next[key] = Node()
        return node

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def suggest(self, way: list[Action], seat: int) -> None:
        """Have the words of a plan tried early, in all its decisions."""
        node = self
        for action in way:
            for word in [*action.words(), END]:
                if word not in node.order:
                    node.order.append(word)
                node = node.down(word)
            node = node.down(decision(seat))

    def own(self, seat: int) -> Node:
        """A copy of what this seat says itself, up to where chance or others come in."""
        out = Node()
        out.visits, out.seen, out.total = self.visits, self.seen, self.total
        out.order, out.planned = self.order[:], self.planned
        mine = decision(seat)
        for key, node in self.next.items():
            if key[:1] != " " or key == mine:
                out.next[key] = node.own(seat)
        return out

    def join(self, other: Node) -> None:
        """Add the experience of another search of the same decision."""
        self.visits += other.visits
        self.seen += other.seen
        self.total += other.total
        self.order.extend(word for word in other.order if word not in self.order)
        for key, node in other.next.items():
            self.down(key).join(node)

    def best(self) -> str | None:
        """The word tried most often; of equal ones the better, then the more promising."""
        words = [word for word in self.order if word in self.next]
        return max(words, key=lambda w: (self.next[w].visits, self.next[w].mean()), default=None)


def decision(seat: int, drawn: str = "") -> str:
    """The key of the next decision: whose it is, and what luck everybody saw before it. No word begins with a space."""
    return f" {seat}{drawn}"


@final
class Search:
    """A tree that grows by one iteration at a time; at any time it has an answer."""

    def __init__(self, desk: Desk, rng: Rng, settings: Settings) -> None:
        self.game: Final = desk.game
        self.seat: Final = desk.seat
        self.rng: Final = rng
        self.root: Final = Node()
        self._desk: Final = desk
        self._brain: Final[Brain] = brain_of(desk.game)
        self._settings: Final = settings
        self._seats: Final = desk.seats()
        self._low: Final = [math.inf] * self._seats
        self._high: Final = [-math.inf] * self._seats

    def run(self, iterations: int | None, left: Callable[[], float]) -> None:
        """Go on until the budget is spent; one iteration is always made."""
        while True:
            self.iterate()
            if (iterations is not None and self.root.visits >= iterations) or left() <= 0.0:
                return

    def iterate(self) -> None:
        """One deal, one walk down to something new, one judgement, handed up to all who had a say."""
        game = self.game
        s = self._desk.sample(self.rng)
        seat = self.seat
        node = self.root
        path = [(node, seat)]
        while True:
            is_new = node.visits == 0
            at_once = len(game.to_act(s)) > 1
            action, end = self._say(s, node, seat, path)
            is_new = is_new or end.visits == 0
            secret = game.secret(s, seat, action)
            if at_once:  # whoever decides at the same time does not know
                end = node
            elif secret is not None and not may_see(secret.to, self.seat):
                end = node.down(f" {secret.shown}")
            game.apply(s, seat, action)
            drawn = self._draw(s)
            who = game.to_act(s)
            if is_new or not who:
                break
            node = end.down(decision(who[0], drawn))
            path.append((node, seat))
            seat = who[0]
        values = self._judge(s, seat)
        for i, value in enumerate(values):
            self._low[i] = min(self._low[i], value)
            self._high[i] = max(self._high[i], value)
        for node, chooser in path:
            node.visits += 1
            node.total += values[chooser]

    def _say(self, s: Any, node: Node, seat: int, path: list[tuple[Node, int]]) -> tuple[Action, Node]:
        """Choose a line word by word; the line, and the node at its end. Any: the state belongs to the game."""
        lines = self.game.legal(s, seat)
        if not node.planned and len(lines) > 1:
            self._plan(s, node, seat)
        spoken = [(action, action.words()) for action in lines]
        depth = 0
        while True:
            if len(spoken) == 1:  # the rest says itself
                action, words = spoken[0]
                for word in [*words[depth:], END]:
                    node = self._enter(node, word, seat, path)
                return action, node
            begun: dict[str, list[tuple[Action, list[str]]]] = {}
            for line in spoken:
                begun.setdefault(line[1][depth] if depth < len(line[1]) else END, []).append(line)
            word = self._choose(node, list(begun), seat) if len(begun) > 1 else next(iter(begun))
            spoken = begun[word]
            node = self._enter(node, word, seat, path)
            depth += 1
            if word == END:
                return spoken[0][0], node

    def _enter(self, node: Node, word: str, seat: int, path: list[tuple[Node, int]]) -> Node:
        if word not in node.order:
            node.order.append(word)
        node = node.down(word)
        path.append((node, seat))
        return node

    def _plan(self, s: Any, node: Node, seat: int) -> None:
        """Ask the game's planner what to try first; in the midst of a plan only when the plan has been tried."""
        if node.order and node.visits < 2:
            return
        node.planned = True
        for way in self._brain.candidates(self.game, s.copy(), seat, self.rng, self._settings.plans):
            node.suggest(way, seat)

    def _choose(self, node: Node, words: list[str], seat: int) -> str:
        """The most promising words first, more of them with every visit; among those tried, by upper confidence."""
        wanted = 1 + int(self._settings.width * math.sqrt(node.visits))
        known = [word for word in node.order if word in words][:wanted]
        if len(known) < min(wanted, len(words)):
            others = [word for word in words if word not in known]
            other = others[self.rng.below(len(others))]
            node.order.append(other)
            known.append(other)
        nodes = [node.down(word) for word in known]
        for child in nodes:
            child.seen += 1
        for word, child in zip(known, nodes, strict=True):
            if child.visits == 0:
                return word
        low = self._low[seat]
        span = max(self._high[seat] - low, 1e-9)
        best, most = known[0], -math.inf
        for word, child in zip(known, nodes, strict=True):
            value = (child.total / child.visits - low) / span
            value += self._settings.explore * math.sqrt(math.log(child.seen) / child.visits)
            if value > most:
                best, most = word, value
        return best

    def _draw(self, s: Any) -> str:
        """Let chance act; what everybody saw and is likely to come again tells positions apart, as dice do.

        Deals and shuffles never come twice: their branch would be entered once. They are only a part of the luck.
        """
        game = self.game
        seen = ""
        while True:
            who = game.to_act(s)
            if not who or who[0] != CHANCE:
                return seen
            draw = game.chance(s)
            outcome = draw.sample(self.rng)
            if draw.weight(outcome) >= LIKELY and game.secret(s, CHANCE, outcome) is None:
                seen += f"/{outcome.text()}"
            game.apply(s, CHANCE, outcome)

    def _judge(self, s: Any, last: int) -> list[float]:
        """What the position is worth to each seat, after the turn that was begun and some more by the planner."""
        game = self.game
        if game.to_act(s) == [last]:
            for line in self._brain.plan(game, s.copy(), last, self.rng, 0.0):
                game.apply(s, last, line)
            self._draw(s)
        value = self._brain.play_on(game, s, self.seat, [], self.rng, self._settings.turns)
        if game.info.cooperative:
            return [value] * self._seats
        return [value if i == self.seat else game.evaluate(s, i) for i in range(self._seats)]


# -- answers


def way_from(game: AnyGame, node: Node, seat: int, line: str = "") -> list[Action]:
    """The lines most tried, from here to the end of the turn; the first one may be given as text."""
    out: list[Action] = []
    while True:
        words = [*line.split(" "), END] if line else []
        for word in words:
            node = node.down(word)
        while not words or words[-1] != END:
            best = node.best()
            if best is None:
                return out
            words.append(best)
            node = node.next[best]
        out.append(game.parse(" ".join(words[:-1])))
        line = ""
        if decision(seat) not in node.next:
            return out
        node = node.next[decision(seat)]


def tried_lines(node: Node, words: str = "") -> list[tuple[str, Node]]:
    """Every line tried at a decision, with the node at its end."""
    out: list[tuple[str, Node]] = []
    for word, child in node.next.items():
        if child.visits and word == END:
            out.append((words, child))
        elif child.visits and word[0] != " ":
            out.extend(tried_lines(child, f"{words} {word}" if words else word))
    return out


@final
class MctsBot(PlanBot):
    """Searches, then plays its turn line by line as long as it goes as imagined.

    With an iteration budget equal seeds make equal choices; with neither a budget nor a clock it makes a fixed number.
    """

    def __init__(self, seed: int | str = 0, settings: Settings | None = None) -> None:
        super().__init__(seed)
        self.settings: Final = Settings() if settings is None else settings

    def think(self, desk: Desk, s: Any) -> list[Action]:
        return way_from(desk.game, self.grown(desk), desk.seat)

    def advise(self, desk: Desk, most: int) -> list[Advice]:
        """The ways tried most, the best first, with their mean values in points; as many as there was time for."""
        root = self.grown(desk)
        game, seat, s = desk.game, desk.seat, desk.sample(self.rng)
        sensible = sensible_lines(game, s, seat)
        texts = {line.text() for line in sensible}
        lines = [one for one in tried_lines(root) if one[0] in texts]
        if not lines:  # there was no time for any of them
            return [Advice(sensible[:1], UNKNOWN)]
        tried = sorted(lines, key=lambda one: (-one[1].visits, -one[1].mean()))[:most]
        tried.sort(key=lambda one: -one[1].mean())
        ways = [(way_from(game, root, seat, line), node.mean()) for line, node in tried]
        return [Advice(sensible_way(game, s, seat, way), value) for way, value in ways]

    def grown(self, desk: Desk) -> Node:
        """The seat's own part of the tree; that of all processes, if there are several."""
        seconds = min(desk.left(), self.settings.seconds or math.inf)
        iterations = self.settings.iterations
        if iterations is None and math.isinf(seconds):
            iterations = UNLIMITED_ITERATIONS
        until = time.time() + seconds  # of the wall clock: the same in every process
        shares = (
            [None] * self.settings.processes if iterations is None else _shares(iterations, self.settings)
        )
        tasks = [self._task(desk, share, until) for share in shares[1:]]
        others = _ask_others(desk.game, tasks)
        search = Search(desk, self.rng, self.settings)
        search.run(shares[0], lambda: until - time.time())
        root = search.root.own(desk.seat)
        for other in others:
            found = _heard(other, until)
            if found is not None:
                root.join(found)
        return root

    def _task(self, desk: Desk, iterations: int | None, until: float) -> Task:
        # Dealt anew from the same seat, a sampled position is as good as the true one.
        text = desk.game.position_text(desk.sample(self.rng))
        return Task(
            desk.game.info.slug, text, desk.seat, self.rng.below(1 << 30), self.settings, iterations, until
        )


# -- several processes: each grows a tree of its own, and what they found is added up


class Task(NamedTuple):
    """A search for another process, as text and numbers."""

    game: str
    position: str
    seat: int
    seed: int
    settings: Settings
    iterations: int | None
    until: float  # by the wall clock: a task that comes late is short


def _shares(iterations: int, settings: Settings) -> list[int | None]:
    """The budget divided; nobody gets nothing."""
    n = min(settings.processes, iterations)
    return [iterations // n + (1 if i < iterations % n else 0) for i in range(n)]


def search_elsewhere(task: Task) -> Node:
    """In the other process: the seat's own part of a tree."""
    game = load_game(task.game)
    rng = QuickRng(task.seed)
    desk = Desk(game, game.position(task.position), task.seat, rng, task.until - time.time())
    search = Search(desk, rng, task.settings)
    search.run(task.iterations, desk.left)
    return search.root.own(task.seat)


def _make_ready() -> None:
    """In the other process: leave Ctrl-C to the one who asks, and end when it has ended, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    """Kept for the next decisions: a fresh process imports the engines first."""
    forks = threading.active_count() == 1 and "fork" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if forks else "spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=_make_ready)


def _ask_others(game: AnyGame, tasks: list[Task]) -> list[Future[Node]]:
    """A game with an owner's facts is not known elsewhere: it is searched here alone."""
    if not tasks or load_game(game.info.slug) is not game:
        return []
    try:
        pool = _pool(len(tasks))
        return [pool.submit(search_elsewhere, task) for task in tasks]
    except BrokenProcessPool:  # one was killed; there will be new ones next time
        _pool.cache_clear()
        return []


def _heard(answer: Future[Node], until: float) -> Node | None:
    """What another process found; None when it is late or its process ended."""
    wait = None if math.isinf(until) else max(0.0, until - time.time()) + GRACE
    try:
        return answer.result(wait)
    except (TimeoutError, BrokenProcessPool):
        answer.cancel()
        return None
