"""One class per kind of decision. Every value a player can say is made once per box (`Words`): lists cost no objects.

Spaces, fields, lines and junctions are numbered over both boards, first those of Central Europe; `state.Table` knows
what to take off for the board in play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS, seat_of
from gwarek.games.switchsignal.components import (
    CARDS,
    COLOURS,
    CONDUCTOR,
    HELPERS,
    SHUNTER,
    TRAFFIC_CONTROLLER,
    Parts,
)
from gwarek.games.switchsignal.network import PAIRS, START

PLAIN_WORDS: Final = ["reveal", "resolve", "roll", "keep", "stop", "done"]


@final
class Reveal(Action):
    """Turn up the timetable card (SWI-5.1)."""

    def text(self) -> str:
        return "reveal"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Resolve(Action):
    """Resolve the card shown; the Crossing keeper stays (SWI-12.8)."""

    def text(self) -> str:
        return "resolve"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Roll(Action):
    """Let dice (or the next token) name the start; the Shunter stays (SWI-5.3, 12.9)."""

    def text(self) -> str:
        return "roll"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Keep(Action):
    """Move by the roll; the Logistician stays (SWI-11.2)."""

    def text(self) -> str:
        return "keep"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Stop(Action):
    """Stop in the city just entered (SWI-8.9, 12.3)."""

    def text(self) -> str:
        return "stop"

    def fields(self) -> tuple[object, ...]:
        return ()


@final
class Done(Action):
    """End step 2 (SWI-6.1); with a number, draw only so many cards (SWI-R27), else as many as there are to draw."""

    def __init__(self, cards: int = -1) -> None:
        self.cards: Final = cards

    def text(self) -> str:
        return "done" if self.cards < 0 else f"done {self.cards}"

    def fields(self) -> tuple[object, ...]:
        return (self.cards,)


@final
class SetSwitch(Action):
    """Free layout: open two branches of a junction (SWI-3.2)."""

    def __init__(self, name: str, junction: int, pair: int) -> None:
        self.name: Final = name  # junction and both lines
        self.junction: Final = junction
        self.pair: Final = pair

    def text(self) -> str:
        return f"set {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.junction, self.pair)


@final
class PlaceSignal(Action):
    """Free layout: put a signal marker on a field (SWI-3.3, 13.1)."""

    def __init__(self, name: str, field: int) -> None:
        self.name: Final = name
        self.field: Final = field

    def text(self) -> str:
        return f"place {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.field)


@final
class Deploy(Action):
    """Name the colour of the train to deploy (SWI-5.3)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def text(self) -> str:
        return f"deploy {COLOURS[self.colour]}"

    def fields(self) -> tuple[object, ...]:
        return (self.colour,)


@final
class Colour(Action):
    """Choose the colour of a multi-coloured symbol (SWI-5.11)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def text(self) -> str:
        return f"colour {COLOURS[self.colour]}"

    def fields(self) -> tuple[object, ...]:
        return (self.colour,)


@final
class Move(Action):
    """Move the train that stands there: by the card (SWI-5.9) or by a move action (SWI-6.4)."""

    def __init__(self, name: str, space: int) -> None:
        self.name: Final = name
        self.space: Final = space

    def text(self) -> str:
        return f"move {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.space)


@final
class Exit(Action):
    """Leave the city by this line (SWI-8.4)."""

    def __init__(self, name: str, line: int) -> None:
        self.name: Final = name
        self.line: Final = line

    def text(self) -> str:
        return f"exit {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.line)


@final
class Through(Action):
    """Run through the city just entered, on by this line (SWI-12.3)."""

    def __init__(self, name: str, line: int) -> None:
        self.name: Final = name
        self.line: Final = line

    def text(self) -> str:
        return f"through {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.line)


@final
class Take(Action):
    """Signal action: take the marker from this field (SWI-6.2)."""

    def __init__(self, name: str, field: int) -> None:
        self.name: Final = name
        self.field: Final = field

    def text(self) -> str:
        return f"signal {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.field)


@final
class To(Action):
    """Signal action: put it on this field (SWI-6.2)."""

    def __init__(self, name: str, field: int) -> None:
        self.name: Final = name
        self.field: Final = field

    def text(self) -> str:
        return f"to {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.field)


@final
class Switch(Action):
    """Switch action: open these two branches of a junction (SWI-6.3)."""

    def __init__(self, name: str, junction: int, pair: int) -> None:
        self.name: Final = name
        self.junction: Final = junction
        self.pair: Final = pair

    def text(self) -> str:
        return f"switch {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.junction, self.pair)


@final
class Load(Action):
    """Load the train that stands in this trading city (SWI-6.6)."""

    def __init__(self, name: str, space: int) -> None:
        self.name: Final = name
        self.space: Final = space

    def text(self) -> str:
        return f"load {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.space)


@final
class Pay(Action):
    """Pay for the action with one card (second -1) or two, in the order of kinds (SWI-6.4 to 6.6)."""

    def __init__(self, first: int, second: int) -> None:
        self.first: Final = first
        self.second: Final = second

    def text(self) -> str:
        if self.second < 0:
            return f"pay {CARDS[self.first]}"
        return f"pay {CARDS[self.first]} {CARDS[self.second]}"

    def fields(self) -> tuple[object, ...]:
        return (self.first, self.second)


@final
class Use(Action):
    """Use a helper (SWI-11, 12.8 to 12.10).

    `target` is a colour for the Conductor, a space for Shunter and Traffic controller, -1 for the others.
    """

    def __init__(self, helper: int, name: str, target: int) -> None:
        self.helper: Final = helper
        self.name: Final = name
        self.target: Final = target

    def text(self) -> str:
        return f"use {HELPERS[self.helper]} {self.name}".rstrip()

    def fields(self) -> tuple[object, ...]:
        return (self.helper, self.name, self.target)


# -- chance


@final
class Numbers(Action):
    """The numbers of the starts, in board order (SWI-13.6)."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers: Final = numbers

    def text(self) -> str:
        return " ".join(["numbers", *[str(number) for number in self.numbers]])

    def fields(self) -> tuple[object, ...]:
        return (self.numbers,)


@final
class First(Action):
    """Who begins (SWI-3.10)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def text(self) -> str:
        return f"start {SEAT_WORDS[self.seat]}"

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)


@final
class Drawn(Action):
    """Action cards for one seat, counted by kind: dealt at the start or drawn (SWI-3.9, 7.1)."""

    def __init__(self, what: str, seat: int, counts: tuple[int, int, int]) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.counts: Final = counts

    def text(self) -> str:
        out = [self.what, SEAT_WORDS[self.seat]]
        for kind in range(len(CARDS)):
            out.extend([CARDS[kind]] * self.counts[kind])
        return " ".join(out)

    def fields(self) -> tuple[object, ...]:
        return (self.what, self.seat, self.counts)


@final
class Shown(Action):
    """The timetable card turned up (SWI-5.1)."""

    def __init__(self, name: str, card: int) -> None:
        self.name: Final = name
        self.card: Final = card

    def text(self) -> str:
        return f"card {self.name}"

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.card)


@final
class Dice(Action):
    """Both deployment dice, the lower first (SWI-5.3)."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def text(self) -> str:
        return f"dice {self.low} {self.high}"

    def fields(self) -> tuple[object, ...]:
        return (self.low, self.high)


@final
class Token(Action):
    """The location token flipped (SWI-13.7)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def text(self) -> str:
        return f"token {self.number}"

    def fields(self) -> tuple[object, ...]:
        return (self.number,)


@final
class Die(Action):
    """The movement die (SWI-8.1)."""

    def __init__(self, face: int) -> None:
        self.face: Final = face

    def text(self) -> str:
        return f"die {self.face}"

    def fields(self) -> tuple[object, ...]:
        return (self.face,)


@final
class Words:
    """Every line a player can say, by what it speaks of; and `parse`."""

    def __init__(self, parts: Parts) -> None:
        self.parts: Final = parts
        boards = parts.boards
        self.spaces: Final = [id for net in boards for id in net.spaces]
        self.fields: Final = [id for net in boards for id in net.fields]
        self.lines: Final = [id for net in boards for id in net.line_ids]
        self.junctions: Final = [id for net in boards for id in net.junction_ids]
        self.reveal: Final = Reveal()
        self.resolve: Final = Resolve()
        self.roll: Final = Roll()
        self.keep: Final = Keep()
        self.stop: Final = Stop()
        self.done: Final = Done()
        self.fewer: Final = [Done(cards) for cards in range(parts.draw)]
        self.plain: Final[list[Action]] = [
            self.reveal,
            self.resolve,
            self.roll,
            self.keep,
            self.stop,
            self.done,
        ]
        settings = [_settings(parts, i) for i in range(len(self.junctions))]
        self.set: Final = [
            [SetSwitch(name, i, pair) for name, pair in settings[i]] for i in range(len(settings))
        ]
        self.switch: Final = [
            [Switch(name, i, pair) for name, pair in settings[i]] for i in range(len(settings))
        ]
        self.place: Final = [PlaceSignal(id, i) for i, id in enumerate(self.fields)]
        self.take: Final = [Take(id, i) for i, id in enumerate(self.fields)]
        self.to: Final = [To(id, i) for i, id in enumerate(self.fields)]
        self.deploy: Final = [Deploy(colour) for colour in range(len(COLOURS))]
        self.colour: Final = [Colour(colour) for colour in range(len(COLOURS))]
        self.move: Final = [Move(id, i) for i, id in enumerate(self.spaces)]
        self.load: Final = [Load(id, i) for i, id in enumerate(self.spaces)]
        self.exit: Final = [Exit(id, i) for i, id in enumerate(self.lines)]
        self.through: Final = [Through(id, i) for i, id in enumerate(self.lines)]
        kinds = range(len(CARDS))
        self.pay_one: Final = [Pay(kind, -1) for kind in kinds]
        self.pay_two: Final = [Pay(one, two) for one in kinds for two in kinds if one <= two]
        self.use: Final = [Use(helper, "", -1) for helper in range(len(HELPERS))]  # those without a target
        self.conduct: Final = [Use(CONDUCTOR, id, i) for i, id in enumerate(COLOURS)]
        self.hold: Final = [Use(TRAFFIC_CONTROLLER, id, i) for i, id in enumerate(self.spaces)]
        self.shunt: Final = [Use(SHUNTER, id, i) for i, id in enumerate(self.spaces)]
        self.starts: Final = [i for i in range(len(self.spaces)) if _is_start(parts, i)]

    def vocabulary(self) -> list[str]:
        """Every word of a player's line."""
        verbs = ["set", "place", "deploy", "colour", "move", "exit", "through", "signal", "to", "switch"]
        verbs += ["load", "pay", "use", *PLAIN_WORDS, *HELPERS, *COLOURS, *CARDS]
        places = [*self.junctions, *self.lines, *self.spaces, *self.fields]
        numbers = [str(done.cards) for done in self.fewer]
        return list(dict.fromkeys([*verbs, *places, *numbers]))

    def parse(self, line: str) -> Action:
        words = line.split()
        if not words:
            raise Problem("line-empty")
        verb, rest = words[0], words[1:]
        if verb == "done" and rest:
            _length(line, rest, 1)
            number = _number(rest[0], line)
            if number >= len(self.fewer):
                raise Problem("line-word", word=rest[0], line=line)
            return self.fewer[number]
        if verb in PLAIN_WORDS:
            _length(line, rest, 0)
            return self.plain[PLAIN_WORDS.index(verb)]
        if verb in ("set", "switch"):
            return self._setting(line, verb, rest)
        if verb == "pay":
            return self._pay(line, rest)
        if verb == "use":
            return self._use(line, rest)
        if verb in ("numbers", "start", "deal", "draw", "card", "dice", "token", "die"):
            return self._chance(line, verb, rest)
        if verb not in ("place", "deploy", "colour", "move", "exit", "through", "signal", "to", "load"):
            raise Problem("line-verb", word=verb, line=line)
        _length(line, rest, 1)
        word = rest[0]
        if verb == "place":
            return self.place[_index(word, self.fields, line)]
        if verb == "signal":
            return self.take[_index(word, self.fields, line)]
        if verb == "to":
            return self.to[_index(word, self.fields, line)]
        if verb == "deploy":
            return self.deploy[_index(word, COLOURS, line)]
        if verb == "colour":
            return self.colour[_index(word, COLOURS, line)]
        if verb == "move":
            return self.move[_index(word, self.spaces, line)]
        if verb == "load":
            return self.load[_index(word, self.spaces, line)]
        if verb == "exit":
            return self.exit[_index(word, self.lines, line)]
        return self.through[_index(word, self.lines, line)]

    def _setting(self, line: str, verb: str, rest: list[str]) -> Action:
        _length(line, rest, 3)
        junction = _index(rest[0], self.junctions, line)
        names = {f"{rest[0]} {rest[1]} {rest[2]}", f"{rest[0]} {rest[2]} {rest[1]}"}
        if verb == "set":
            for setting in self.set[junction]:
                if setting.name in names:
                    return setting
        for switch in self.switch[junction]:
            if switch.name in names:
                return switch
        raise Problem("line-word", word=f"{rest[1]} {rest[2]}", line=line)

    def _pay(self, line: str, rest: list[str]) -> Action:
        if len(rest) not in (1, 2):
            raise Problem("line-length", line=line, needed=2, given=len(rest))
        kinds = sorted([_index(word, CARDS, line) for word in rest])
        if len(kinds) == 1:
            return self.pay_one[kinds[0]]
        for pay in self.pay_two:
            if pay.first == kinds[0] and pay.second == kinds[1]:
                return pay
        raise Problem("line-word", word=rest[0], line=line)

    def _use(self, line: str, rest: list[str]) -> Action:
        if not rest:
            raise Problem("line-length", line=line, needed=1, given=0)
        helper = _index(rest[0], HELPERS, line)
        if helper not in (CONDUCTOR, SHUNTER, TRAFFIC_CONTROLLER):
            _length(line, rest, 1)
            return self.use[helper]
        _length(line, rest, 2)
        if helper == CONDUCTOR:
            return self.conduct[_index(rest[1], COLOURS, line)]
        at = _index(rest[1], self.spaces, line)
        return self.hold[at] if helper == TRAFFIC_CONTROLLER else self.shunt[at]

    def _chance(self, line: str, verb: str, rest: list[str]) -> Action:
        if verb == "start":
            _length(line, rest, 1)
            return First(_seat(rest[0], line))
        if verb == "card":
            _length(line, rest, 1)
            return Shown(rest[0], _index(rest[0], self.parts.card_ids, line))
        if verb in ("deal", "draw"):
            if not rest:
                raise Problem("line-length", line=line, needed=1, given=0)
            counts = [0] * len(CARDS)
            for word in rest[1:]:
                counts[_index(word, CARDS, line)] += 1
            return Drawn(verb, _seat(rest[0], line), (counts[0], counts[1], counts[2]))
        numbers = [_number(word, line) for word in rest]
        if verb == "numbers":
            return Numbers(tuple(numbers))
        if verb == "dice":
            _length(line, rest, 2)
            return Dice(min(numbers), max(numbers))
        _length(line, rest, 1)
        return Token(numbers[0]) if verb == "token" else Die(numbers[0])


def _settings(parts: Parts, junction: int) -> list[tuple[str, int]]:
    """The settings of a junction, numbered over both boards: words and pair."""
    for net in parts.boards:
        if junction < len(net.junctions):
            place = net.junctions[junction]
            out: list[tuple[str, int]] = []
            for pair in net.pairs_of(junction):
                one, two = PAIRS[pair]
                out.append((f"{place.id} {place.branches[one]} {place.branches[two]}", pair))
            return out
        junction -= len(net.junctions)
    raise AssertionError(junction)


def _is_start(parts: Parts, space: int) -> bool:
    for net in parts.boards:
        if space < len(net.spaces):
            return net.kind[space] == START
        space -= len(net.spaces)
    return False


def _index(word: str, known: Sequence[str], line: str) -> int:
    if word not in known:
        raise Problem("line-word", word=word, line=line)
    return known.index(word)


def _number(word: str, line: str) -> int:
    if not word.isdecimal() or str(int(word)) != word:
        raise Problem("line-word", word=word, line=line)
    return int(word)


def _seat(word: str, line: str) -> int:
    seat = seat_of(word)
    if seat is None or seat < 0:
        raise Problem("line-word", word=word, line=line)
    return seat


def _length(line: str, rest: list[str], needed: int) -> None:
    if len(rest) != needed:
        raise Problem("line-length", line=line, needed=needed, given=len(rest))
