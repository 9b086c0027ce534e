"""Playing along: a game whose dice and cards are real. Nothing is kept: who asks brings all lines said so far.

Where chance decides, its outcome is typed in or drawn here. What can come out is told exactly: one outcome word by
word, and what each of its words could be instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gwarek.core.chance import Asked, DictatedRng, Draw, FairRng
from gwarek.core.game import AnyGame, Json
from gwarek.core.match import Match, Refused
from gwarek.core.problem import Problem
from gwarek.core.record import Entry
from gwarek.core.seat import CHANCE
from gwarek.table.telling import Telling
from gwarek.table.whynot import broken

MOST_ENTRIES: Final = 3000
FIRST: Final = [0] * 1000  # the first answer to whatever else a draw asks

Said = Sequence[tuple[int, str]]


def told(
    game: AnyGame,
    options: Mapping[str, str],
    seats: int,
    said: Said,
    since: int = 0,
    also: Said = (),
    draw: str | None = None,
) -> Json:
    """The game after these lines, and after those said now (`also`): an `Update` for the one screen there is.

    `draw`: a seed; by it chance decides what it has to decide now. What is refused changes nothing, and the rules that
    forbid it are named.
    """
    match = _opened(game, options, seats, said)
    refused: Json | None = None
    try:
        _say(match, also)
    except Refused as refusal:
        refused = {"violated": [broken(one) for one in refusal.violated], "message": None}
    except Problem as problem:
        refused = {"violated": [], "message": {"id": f"problem-{problem.id}", "args": problem.facts}}
    if refused is not None:
        match = _opened(game, options, seats, said)
    elif draw is not None and CHANCE in match.to_act():
        rng = FairRng(draw, len(match.entries) + 1)
        match.act(CHANCE, game.chance(match.state).sample(rng).text())
    telling = Telling(match, [""] * len(match.entries))
    start = since if 0 <= since <= len(match.entries) else 0
    return {
        **telling.update(list(range(seats)), start),
        "chance": chance_of(game, game.chance(match.state)) if CHANCE in match.to_act() else None,
        "mark": game.mark(match.state).json(),
        "refused": refused,
    }


def record_of(game: AnyGame, options: Mapping[str, str], seats: int, said: Said) -> str:
    """The record of the game: it replays, though nobody can verify its draws."""
    return _opened(game, options, seats, said).record().text()


def _opened(game: AnyGame, options: Mapping[str, str], seats: int, said: Said) -> Match:
    """The game as it was told so far; what no table allows is a `Problem`."""
    if len(said) > MOST_ENTRIES:
        raise Problem("along-long", most=MOST_ENTRIES)
    match = Match(game, seats, options, None)
    try:
        _say(match, said)
    except Refused as refusal:
        raise Problem("along-line", line=refusal.line, rule=refusal.violated[0].id) from refusal
    return match


def _say(match: Match, lines: Said) -> None:
    for seat, line in lines:
        match.follow(Entry(len(match.entries) + 1, seat, line))


# -- what chance can say


def chance_of(game: AnyGame, draw: Draw, line: str | None = None) -> Json:
    """An outcome, and for each of its words what it could be: the others as they are, or two of them exchanged."""
    words = (draw.sample(DictatedRng(FIRST)).text() if line is None else line).split(" ")
    known = _words(draw)
    could = [[words[0]]]
    for at in range(1, len(words)):
        could.append([word for word in known if word == words[at] or _put(game, draw, words, at, word)])
    return {"line": " ".join(words), "words": could}


def chance_with(
    game: AnyGame,
    options: Mapping[str, str],
    seats: int,
    said: Said,
    line: str,
    at: int,
    word: str,
) -> Json:
    """Another word in the place `at` of an outcome, and what the words could be now."""
    match = _opened(game, options, seats, said)
    if CHANCE not in match.to_act():
        raise Problem("chance-impossible", line=line)
    draw = game.chance(match.state)
    words = line.split(" ")
    if not 0 < at < len(words):
        raise Problem("chance-impossible", line=line)
    made = _put(game, draw, words, at, word)
    if made is None:
        raise Problem("chance-impossible", line=" ".join([*words[:at], word, *words[at + 1 :]]))
    return chance_of(game, draw, made)


def _words(draw: Draw) -> list[str]:
    """The words that outcomes can have. Each question of the draw is given every answer, those before it their first
    or, since a draw may go another way then, their last."""
    found: dict[str, None] = {}
    for last in (False, True):
        start: list[int] = []
        while (below := _asked(draw, start)) > 0:
            for answer in range(below):
                line = draw.sample(DictatedRng([*start, answer, *FIRST])).text()
                found.update(dict.fromkeys(line.split(" ")[1:]))
            start.append(below - 1 if last else 0)
    return list(found)


def _asked(draw: Draw, answers: list[int]) -> int:
    """The draw's next question after these answers: a number below what? 0: it has none."""
    try:
        draw.sample(DictatedRng(answers))
    except Asked as asked:
        return asked.n
    return 0


def _put(game: AnyGame, draw: Draw, words: Sequence[str], at: int, word: str) -> str | None:
    """The outcome with another word in a place: alone, or exchanged with a place that has it; None: impossible."""
    tries = [[*words[:at], word, *words[at + 1 :]]]
    for other in range(1, len(words)):
        if other != at and words[other] == word:
            exchanged = list(words)
            exchanged[at], exchanged[other] = word, words[at]
            tries.append(exchanged)
    for tried in tries:
        line = " ".join(tried)
        try:
            outcome = game.parse(line)
        except Problem:
            continue
        if draw.weight(outcome) > 0.0:
            return line
    return None
