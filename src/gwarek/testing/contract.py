"""What every game promises, as checks over play. Public: a game of your own can be held to the same contract.

In a test module::

    class TestMyGame(GameContract):
        games = 30                                  # random games per player count and preset

        def game(self) -> AnyGame:
            return load_game("mygame")

Every check is also a function over a game, a position or a match; it raises `AssertionError` with the line or
position that breaks the promise.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import Any, Final

from gwarek.core.action import Action
from gwarek.core.catalogue import GAMES, game_part
from gwarek.core.chance import FairRng, QuickRng, Rng
from gwarek.core.choices import Vocabulary, fold
from gwarek.core.event import Event
from gwarek.core.foresight import THEN, can_go_back, foresee
from gwarek.core.game import AnyGame
from gwarek.core.match import Match, fair_faults, replay
from gwarek.core.playout import draw_all
from gwarek.core.problem import Problem
from gwarek.core.record import read_record
from gwarek.core.seat import CHANCE, EVERYBODY
from gwarek.core.shape import fields, misfits

LIMIT: Final = 20_000  # entries; a longer game does not end

# Any: a state belongs to its game.
AnyState = Any


# -- play


def tables(game: AnyGame) -> list[tuple[int, dict[str, str]]]:
    """Every player count with the options of every preset."""
    return [
        (seats, game.info.preset_options(preset.id))
        for seats in game.info.seats
        for preset in game.info.presets
    ]


def walk(game: AnyGame, seats: int, options: dict[str, str], seed: str) -> Iterator[Match]:
    """A random game: the match after every decision, the first time before any. It must end.

    Every other decision is curious: it takes one of the lines said least often in this game, so that rare actions
    (a delivery, a shortage) are met as well.
    """
    match = Match(game, seats, options, seed)
    rng = QuickRng(seed)
    said: dict[str, int] = {}
    yield match
    while not match.is_over():
        assert len(match.entries) < LIMIT, f"no end after {LIMIT} entries: seed {seed}"
        waiting = match.to_act()
        seat = waiting[rng.below(len(waiting))]
        lines = [action.text() for action in match.legal(seat)]
        assert lines, f"dead end for seat {seat}: {game.position_text(match.state)}"
        if rng.below(2) == 0:
            least = min(said.get(line, 0) for line in lines)
            lines = [line for line in lines if said.get(line, 0) == least]
        line = lines[rng.below(len(lines))]
        said[line] = said.get(line, 0) + 1
        match.act(seat, line)
        yield match


def play_out(game: AnyGame, seats: int, options: dict[str, str], seed: str) -> Match:
    """A random game to its end."""
    *_, match = walk(game, seats, options, seed)
    return match


def finish(game: AnyGame, s: AnyState, rng: Rng) -> None:
    """Play a position on to the end, at random, in place."""
    for _ in range(LIMIT):
        waiting = game.to_act(s)
        if not waiting:
            return
        if CHANCE in waiting:
            game.apply(s, CHANCE, game.chance(s).sample(rng))
        else:
            legal = game.legal(s, waiting[0])
            assert legal, f"dead end: {game.position_text(s)}"
            game.apply(s, waiting[0], legal[rng.below(len(legal))])
    raise AssertionError(f"no end: {game.position_text(s)}")


def able_walk(game: AnyGame, s: AnyState, rng: Rng) -> Iterator[AnyState]:
    """Players who look one decision ahead, or do anything of a random kind: every position with somebody to act, and
    the last one. It gets about more than random play, which goes bankrupt or stands still in some games."""
    while True:
        draw_all(game, s, rng)
        yield s
        waiting = game.to_act(s)
        if not waiting:
            return
        game.apply(s, waiting[0], _able_choice(game, s, waiting[0], rng))


def _able_choice(game: AnyGame, s: AnyState, seat: int, rng: Rng) -> Action:
    legal = game.legal(s, seat)
    if rng.below(3) == 0:
        kind = any_kind(legal, rng)
        return kind[rng.below(len(kind))]
    best, most = legal[0], float("-inf")
    for action in legal:
        after = s.copy()
        game.apply(after, seat, action)
        draw_all(game, after, rng)
        value = game.evaluate(after, seat) + 0.01 * rng.below(100)
        if value > most:
            best, most = action, value
    return best


def any_kind(legal: list[Action], rng: Rng) -> list[Action]:
    """The lines with one of the first words, each alike; passing only when there is nothing else."""
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(action.words()[0], []).append(action)
    if len(kinds) > 1:
        kinds.pop("pass", None)
    return list(kinds.values())[rng.below(len(kinds))]


def viewers(seats: int) -> list[int | None]:
    """Everybody who may look: the seats and a spectator."""
    return [None, *range(seats)]


def shown_points(game: AnyGame, s: AnyState, viewer: int | None) -> list[int]:
    """The points a view gives for each seat: what the page writes beside the names."""
    players: Any = game.view(s, viewer)["players"]  # Any: a view is JSON
    return [player["points"] if "points" in player else player["vp"] for player in players]


# -- checks over a position


def check_sound(game: AnyGame, s: AnyState) -> None:
    """Nothing is lost or stale, somebody is to act or there is a result, and the points add up."""
    faults = game.faults(s)
    assert faults == [], f"{faults}: {game.position_text(s)}"
    waiting = game.to_act(s)
    assert len(set(waiting)) == len(waiting)
    outcome = game.outcome(s)
    assert (outcome is None) == bool(waiting), "a game is over when nobody is to act, and then has an outcome"
    totals = game.score(s).totals()
    for row in game.score(s).rows:
        assert len(row.points) == len(totals)
    if outcome is not None:
        assert outcome.totals == totals, "the rows of the score do not sum to the result"
        if game.info.cooperative:
            everybody = list(range(len(totals)))
            assert outcome.winners in ([], everybody), "a team wins or loses together"
            assert len(set(totals)) == 1, "a team has one score"
        else:
            assert outcome.winners
            best = [seat for seat, total in enumerate(totals) if total == max(totals)]
            assert set(outcome.winners) <= set(best), "a winner has the most points"
            for viewer in (None, 0):
                seen = shown_points(game, s, viewer)
                assert seen == totals, f"the seat bar shows {seen} beside a result of {totals}"


def check_legal(game: AnyGame, s: AnyState, rng: Rng, mutations: int = 20) -> None:
    """Legal if and only if unbroken: over the candidates, over the other seats' lines and over mutated lines."""
    words = game.vocabulary()
    vocabulary = Vocabulary(words)
    for seat in game.to_act(s):
        if seat == CHANCE:
            continue
        legal = game.legal(s, seat)
        lines = [action.text() for action in legal]
        assert lines, f"dead end: {game.position_text(s)}"
        assert len(set(lines)) == len(lines), f"said twice: {lines}"
        assert [action.text() for action in game.legal(s, seat)] == lines, "two askings, two orders"
        candidates = game.candidates(s, seat)
        for action in candidates:
            _check_line(game, s, seat, action, lines)
        assert set(lines) <= {action.text() for action in candidates}, "legal, but no candidate"
        for action in legal:
            check_action_text(game, action)
            assert all(word in vocabulary.number for word in action.words()), (
                f"not in vocabulary: {action.text()}"
            )
        assert sorted(fold(lines).lines()) == sorted(lines)
        vocabulary.mask(fold(lines))
        for _ in range(mutations):
            check_mutation(game, s, seat, mutate(candidates, words, rng), lines)


def mutate(candidates: list[Action], words: list[str], rng: Rng) -> str:
    """A candidate line with a word changed, added, left out or moved."""
    line = candidates[rng.below(len(candidates))].words()
    other = candidates[rng.below(len(candidates))].words()
    at = rng.below(len(line))
    kind = rng.below(5)
    if kind == 0:
        line[at] = words[rng.below(len(words))]
    elif kind == 1:
        line[at] = other[rng.below(len(other))]
    elif kind == 2:
        del line[at]
    elif kind == 3:
        line.insert(at, words[rng.below(len(words))])
    else:
        line.append(line.pop(at))
    return " ".join(line)


def check_mutation(game: AnyGame, s: AnyState, seat: int, line: str, legal: list[str]) -> None:
    """A strange line is a `Problem`, or an action with a canonical text that is judged like any other."""
    try:
        action = game.parse(line)
    except Problem:
        assert line not in legal
        return
    check_action_text(game, action)
    if line in legal:
        assert action.text() == line
    _check_line(game, s, seat, action, legal)


def _check_line(game: AnyGame, s: AnyState, seat: int, action: Action, legal: list[str]) -> None:
    violated = game.violated(s, seat, action)
    told = f"{action.text()!r} breaks {violated}: {game.position_text(s)}" if violated else action.text()
    assert (violated == []) == (action.text() in legal), told
    for violation in violated:
        assert violation.id.startswith(game.info.prefix)
        _check_json(violation.facts)


def check_action_text(game: AnyGame, action: Action) -> None:
    """Text and pickle give the same value again, and the text is canonical."""
    again = game.parse(action.text())
    assert again == action
    assert again.text() == action.text()
    assert hash(again) == hash(action)
    assert pickle.loads(pickle.dumps(action)) == action


def check_position_text(game: AnyGame, s: AnyState) -> None:
    """A position survives being written down: same text, same views, same legal lines."""
    text = game.position_text(s)
    again = game.position(text)
    assert game.position_text(again) == text
    assert game.to_act(again) == game.to_act(s)
    assert game.score(again).json() == game.score(s).json()
    assert game.view(again, None) == game.view(s, None)
    for seat in game.to_act(s):
        if seat != CHANCE:
            assert game.view(again, seat) == game.view(s, seat)
            assert game.legal(again, seat) == game.legal(s, seat)


def check_views(game: AnyGame, s: AnyState, who: list[int | None], rng: Rng) -> None:
    """Views are JSON, and a viewer cannot tell a redealt position from the real one."""
    before = game.position_text(s)
    for viewer in who:
        view = game.view(s, viewer)
        _check_json(view)
        check_view_shape(game, s, viewer)
        other = game.redeal(s, viewer, rng)
        assert game.view(other, viewer) == view, f"seat {viewer} sees more than it may: {before}"
        faults = game.faults(other)
        assert faults == [], f"redealt for seat {viewer}: {faults}: {before}"
        assert game.to_act(other) == game.to_act(s)
        if viewer is not None and viewer in game.to_act(s):
            assert game.legal(other, viewer) == game.legal(s, viewer), f"legal lines leak: {before}"
            assert game.asks(other, viewer).json() == game.asks(s, viewer).json()
            for action in game.legal(s, viewer):
                shown = [cell.json() for cell in game.preview(s, viewer, action)]
                assert [cell.json() for cell in game.preview(other, viewer, action)] == shown
                _check_json(shown)
                back = can_go_back(game, foresee(game, s, viewer, action), viewer, action)
                there = can_go_back(game, foresee(game, other, viewer, action), viewer, action)
                assert there == back, f"what can be undone leaks: {before}"
        again = game.position(game.position_text(other))
        assert game.faults(again) == []
    assert game.position_text(s) == before, "looking changed the position"


def check_view_shape(game: AnyGame, s: AnyState, viewer: int | None) -> None:
    """A view is of the shape the game declares, no part more and no part less."""
    shape = _shape(game, "View")
    faults = [] if shape is None else misfits(game.view(s, viewer), shape, "view")
    assert faults == [], f"{faults} for seat {viewer}: {game.position_text(s)}"


def check_facts_shape(game: AnyGame) -> None:
    """The facts are of the shape the game declares."""
    shape = _shape(game, "Facts")
    faults = [] if shape is None else misfits(game.facts(), shape, "facts")
    assert faults == [], str(faults)


# Any: a shape is a type as Python writes it.
def _shape(game: AnyGame, name: str) -> Any:
    module = game_part(game.info.slug, "shape") if game.info.slug in GAMES else None
    return None if module is None else getattr(module, name)


def check_barrier(game: AnyGame, s: AnyState, rng: Rng) -> None:
    """A decision that may be taken back freely shows its maker nothing new: it leads to the same view however the
    unseen things lie."""
    for seat in game.to_act(s):
        for action in game.legal(s, seat) if seat != CHANCE else []:
            if game.reveals(s, seat, action):
                continue
            real, other = s.copy(), game.redeal(s, seat, rng)
            game.apply(real, seat, action)
            game.apply(other, seat, action)
            told = f"{action.text()} shows seat {seat} something: {game.position_text(s)}"
            assert game.to_act(other) == game.to_act(real), told
            assert game.view(other, seat) == game.view(real, seat), told


def check_preview(game: AnyGame, s: AnyState, seat: int, action: Action, rng: Rng) -> None:
    """What a preview says of an account happens, and what happens to an account it says: by the action, then by
    itself. Of a decision that shows something hidden it says only what is the same however that lies."""
    before = game.position_text(s)
    cells = game.preview(s, seat, action)
    assert game.position_text(s) == before, "a preview changed the position"
    real = s.copy()
    game.apply(real, seat, action)
    after = _accounts(game, real, seat)
    unsure: set[str] = set()
    reveals = game.reveals(s, seat, action)
    for _ in range(3 if reveals else 0):
        other = game.redeal(s, seat, rng)
        game.apply(other, seat, action)
        unsure |= {key for key, value in _accounts(game, other, seat).items() if value != after[key]}
    for key, value in _accounts(game, s, seat).items():
        own = [cell for cell in cells if _account_key(cell.id, cell.args) == key]
        later = [cell for cell in cells if _account_key(cell.id.removeprefix(THEN), cell.args) == key]
        later = [cell for cell in later if cell not in own]
        told = f"{action.text()}: {key} {[cell.json() for cell in own + later]}: {before}"
        for cell in own + later:
            assert cell.before == value, f"the preview begins elsewhere, at {value}: {told}"
            assert cell.after is not None
            value = cell.after
        if reveals and (key in unsure or not own + later):
            continue
        assert value == after[key], f"the preview does not lead to {after[key]}: {told}"


def check_previews(game: AnyGame, s: AnyState, rng: Rng) -> None:
    """The previews of every line."""
    for seat in game.to_act(s):
        for action in game.legal(s, seat) if seat != CHANCE else []:
            check_preview(game, s, seat, action, rng)


def check_some_preview(game: AnyGame, s: AnyState, rng: Rng) -> None:
    """The preview of one line of a random kind."""
    for seat in game.to_act(s):
        if seat != CHANCE:
            kind = any_kind(game.legal(s, seat), rng)
            check_preview(game, s, seat, kind[rng.below(len(kind))], rng)


def _accounts(game: AnyGame, s: AnyState, seat: int) -> dict[str, int]:
    found = game.accounts(s, seat)
    out = {_account_key(account.id, account.args): account.value for account in found}
    assert len(out) == len(found), "two accounts of one name"
    return out


def _account_key(id: str, args: object) -> str:
    return f"{id} {json.dumps(args, sort_keys=True)}"


def check_closely(game: AnyGame, s: AnyState, seats: int, rng: Rng) -> None:
    """Lines, text, views and what may be taken back."""
    check_legal(game, s, rng)
    check_position_text(game, s)
    check_views(game, s, viewers(seats), rng)
    check_barrier(game, s, rng)
    check_previews(game, s, rng)


def check_able_play(game: AnyGame, s: AnyState, seats: int, rng: Rng, closely: int) -> AnyState:
    """Able play from here: every position is sound, one in `closely` is looked at closely; the last one."""
    now = s
    for now in able_walk(game, s, rng):
        check_sound(game, now)
        check_some_preview(game, now, rng)
        if rng.below(closely) == 0:
            check_closely(game, now, seats, rng)
    return now


def check_waiting(game: AnyGame, s: AnyState, seats: int, drawn: Action, rng: Rng) -> None:
    """A position that waits for chance survives being written down, and so do the weights of its draw.

    A match draws at once, so its own positions never wait.
    """
    assert game.faults(s) == []
    check_position_text(game, s)
    check_views(game, s, viewers(seats), rng)
    again = game.position(game.position_text(s))
    assert game.chance(again).weight(drawn) == game.chance(s).weight(drawn) > 0


def check_redealt_play(game: AnyGame, s: AnyState, viewer: int | None, rng: Rng) -> None:
    """A redealt position can be played to its end."""
    other = game.redeal(s, viewer, rng)
    finish(game, other, rng)
    assert game.faults(other) == []


def check_copy(game: AnyGame, s: AnyState, rng: Rng) -> None:
    """What is done to a copy is not done to the original."""
    before = game.position_text(s)
    copy = s.copy()
    assert game.position_text(copy) == before
    finish(game, copy, rng)
    assert game.position_text(s) == before, "playing a copy changed the original"


def check_chance(game: AnyGame, s: AnyState, rng: Rng, samples: int = 600) -> None:
    """Samples have positive weight; the weights of a draw with few outcomes sum to 1."""
    draw = game.chance(s)
    weights: dict[str, float] = {}
    for n in range(samples):
        outcome = draw.sample(rng)
        check_action_text(game, outcome)
        weights[outcome.text()] = draw.weight(outcome)
        assert 0.0 < weights[outcome.text()] <= 1.0 + 1e-9, outcome.text()
        if n == 30 and len(weights) > 25:
            break  # too many to meet them all
    total = sum(weights.values())
    assert total <= 1.0 + 1e-9, f"weights sum to {total}"
    if min(weights.values()) * samples > 12:
        assert abs(total - 1.0) < 1e-9, f"weights sum to {total}: {sorted(weights)}"
    for seat in range(len(game.info.seats)):
        for action in game.candidates(s, seat)[:5]:
            assert draw.weight(action) == 0.0


# -- checks over a match


def check_secrets(game: AnyGame, match: Match) -> None:
    """Who may not read a decision reads the masked line, and no event tells the hidden words."""
    for number in range(1, len(match.entries) + 1):
        told = match.told[number - 1]
        line = match.entries[number - 1].line
        if told.to == EVERYBODY:
            continue
        hidden = set(line.split(" ")) - set(told.shown.split(" "))
        assert hidden, f"secret, but shown: {line}"
        for viewer in viewers(match.seats):
            read = match.line_for(number, viewer)
            heard = _words([event.args() for event in match.events_for(number, viewer)])
            if read != line:
                assert read == told.shown
                assert not hidden & heard, f"entry {number} tells seat {viewer} {hidden & heard}"
        assert match.line_for(number, None) != line, "a spectator reads a secret"


def check_events(game: AnyGame, match: Match) -> None:
    """Events are JSON, have a kind, and tell the facts they declare."""
    for number in range(1, len(match.entries) + 1):
        for event in match.told[number - 1].events:
            assert event.kind
            _check_json(event.args())
            check_event_shape(event)


def check_event_shape(event: Event) -> None:
    """What an event tells is of the types it declares."""
    declared = fields(type(event))
    for name, value in event.args().items():
        faults = misfits(value, declared[name], f"{event.kind}.{name}")
        assert faults == [], str(faults)


def check_replay(game: AnyGame, match: Match) -> None:
    """The record, written down and read again, tells the same game; its chance comes from the seed."""
    record = match.record()
    text = record.text()
    assert read_record(text).text() == text
    again = replay(game, read_record(text))
    assert [entry.text() for entry in again.entries] == [entry.text() for entry in match.entries]
    assert game.position_text(again.state) == game.position_text(match.state)
    for number in range(1, len(match.entries) + 1):
        for viewer in viewers(match.seats):
            assert again.line_for(number, viewer) == match.line_for(number, viewer)
    assert match.seed is not None
    assert fair_faults(again, match.seed) == []


def check_same_seed(game: AnyGame, seats: int, options: dict[str, str], seed: str) -> None:
    """One seed, one game."""
    first = play_out(game, seats, options, seed).record().text()
    assert play_out(game, seats, options, seed).record().text() == first


def check_undo(game: AnyGame, seats: int, options: dict[str, str], seed: str, every: int = 7) -> None:
    """Undo returns the exact position, and the record with its undos replays."""
    match = Match(game, seats, options, seed)
    rng = QuickRng(seed)
    positions = {len(match.entries): game.position_text(match.state)}
    decisions = 0
    while not match.is_over() and decisions < 400:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.act(seat, legal[rng.below(len(legal))].text())
        decisions += 1
        positions[len(match.entries)] = game.position_text(match.state)
        if decisions % every == 0:
            known = [n for n in positions if n < len(match.entries)]
            to = known[-1 - rng.below(min(4, len(known)))]
            left = len(match.entries)
            match.undo(seat, to)
            assert game.position_text(match.state) == positions[to], f"undo to {to} led elsewhere"
            positions[len(match.entries)] = positions[to]
            back = match.redo_to()
            if back is not None and rng.below(2):
                match.undo(seat, back)
                assert game.position_text(match.state) == positions[left], f"redo to {back} led elsewhere"
                positions[len(match.entries)] = positions[left]
    for number in list(positions)[:: max(1, len(positions) // 12)]:
        assert game.position_text(match.state_at(number)) == positions[number]
    again = replay(game, read_record(match.record().text()))
    assert game.position_text(again.state) == game.position_text(match.state)


def check_free_undo(game: AnyGame, match: Match) -> None:
    """What cannot be taken back freely includes every draw of chance."""
    for seat in range(match.seats):
        to = match.free_undo(seat)
        if to is not None:
            numbers = [n for n in match.live() if n > to]
            assert all(match.entries[n - 1].seat == seat for n in numbers)
            assert not any(match.told[n - 1].barrier for n in numbers)


def check_back(match: Match, rng: Rng) -> None:
    """Of one line of every kind: `can_go_back` says so exactly when the seat could then undo it freely, and is the one
    to decide next."""
    game = match.game
    length = len(match.entries)
    for seat in match.to_act():
        kinds: dict[str, list[Action]] = {}
        for action in match.legal(seat):
            kinds.setdefault(action.words()[0], []).append(action)
        for kind in kinds.values():
            action = kind[rng.below(len(kind))]
            back = can_go_back(game, foresee(game, match.state, seat, action), seat, action)
            then = match.copy()
            then.act(seat, action.text())
            to = then.free_undo(seat)
            is_free = to is not None and to <= then.previous(length + 1)
            told = f"{action.text()}: {game.position_text(match.state)}"
            assert is_free or not back, f"said to be free to undo, and is not: {told}"
            expected = is_free and then.to_act() == [seat]
            assert back == expected, f"free to undo is {expected}, said {back}: {told}"


def _check_json(value: object) -> None:
    assert json.loads(json.dumps(value)) == value, f"not JSON-clean: {value!r}"


def _words(value: object) -> set[str]:
    if isinstance(value, str):
        return set(value.split(" "))
    if isinstance(value, dict):
        return {word for part in value.values() for word in _words(part)}
    if isinstance(value, list | tuple):
        return {word for part in value for word in _words(part)}
    return set()


def check_game(game: AnyGame, seats: int, options: dict[str, str], seed: str, closely: int = 25) -> Match:
    """One random game: every position is sound, and of the declared shape to one viewer after another; one in
    `closely` is looked at closely; the record tells it all."""
    rng = QuickRng(f"{seed}/looks")
    who = viewers(seats)
    match: Match | None = None
    for match in walk(game, seats, options, seed):
        s = match.state
        check_sound(game, s)
        check_view_shape(game, s, who[len(match.entries) % len(who)])
        check_some_preview(game, s, rng)
        if rng.below(closely) == 0:
            check_closely(game, s, seats, rng)
            check_free_undo(game, match)
            check_back(match, rng)
    assert match is not None
    check_events(game, match)
    check_secrets(game, match)
    check_replay(game, match)
    return match


class GameContract:
    """The whole contract as tests: subclass it, name it `Test…` and say which game."""

    games = 30
    closely = 25

    def game(self) -> AnyGame:
        """The game under test."""
        raise NotImplementedError

    def test_random_play_ends_and_every_position_is_sound(self) -> None:
        game = self.game()
        for seats, options in tables(game):
            for n in range(self.games):
                check_game(game, seats, options, f"contract-{seats}-{n}", self.closely)

    def test_copies_are_independent(self) -> None:
        game = self.game()
        for seats, options in tables(game):
            rng = QuickRng("copies")
            for match in walk(game, seats, options, "copies"):
                if rng.below(40) == 0:
                    check_copy(game, match.state, rng)

    def test_redealt_positions_can_be_played_to_the_end(self) -> None:
        game = self.game()
        for seats, options in tables(game):
            rng = QuickRng("redeal")
            for match in walk(game, seats, options, "redeal"):
                if rng.below(60) == 0:
                    for viewer in viewers(match.seats):
                        check_redealt_play(game, match.state, viewer, rng)

    def test_one_seed_is_one_game(self) -> None:
        game = self.game()
        for seats, options in tables(game):
            check_same_seed(game, seats, options, "once")

    def test_undo_returns_the_exact_position(self) -> None:
        game = self.game()
        for seats, options in tables(game):
            check_undo(game, seats, options, "undo")

    def test_draws_have_weights(self) -> None:
        game = self.game()
        for seats, options in tables(game):
            rng = QuickRng("weights")
            s = game.setup(options, seats)
            looked = 0
            for entry in range(1, LIMIT):
                waiting = game.to_act(s)
                if not waiting:
                    break
                if CHANCE in waiting:
                    looked += 1
                    if looked < 8 or looked % 20 == 0:
                        check_chance(game, s, rng)
                    game.apply(s, CHANCE, game.chance(s).sample(FairRng("weights", entry)))
                else:
                    legal = game.legal(s, waiting[0])
                    game.apply(s, waiting[0], legal[rng.below(len(legal))])

    def test_the_vocabulary_says_each_word_once(self) -> None:
        words = self.game().vocabulary()
        assert len(set(words)) == len(words)
        assert all(word and " " not in word for word in words)

    def test_facts_are_json_of_the_declared_shape(self) -> None:
        _check_json(self.game().facts())
        _check_json(self.game().info.json())
        check_facts_shape(self.game())
