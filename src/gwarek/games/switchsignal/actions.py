"""One class per kind of decision. Every line there can be is made once per box (`Lexicon`): lists cost no objects.

Spaces, fields, lines and junctions are numbered board by board; a line about one of them knows its board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar, final

from gwarek.core.action import Action, Line
from gwarek.core.chance import OneOf
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS, seat_of
from gwarek.core.words import Phrases, Vocabulary, numbered
from gwarek.games.switchsignal.components import (
    CARDS,
    COLOURS,
    CONDUCTOR,
    CROSSING_KEEPER,
    DISPATCHER,
    HELPERS,
    LOGISTICS,
    SHUNTER,
    TRAFFIC_CONTROLLER,
    Parts,
)
from gwarek.games.switchsignal.network import PAIRS, Network
from gwarek.games.switchsignal.state import State

A = TypeVar("A", bound=Action)


@final
@dataclass(eq=False, repr=False)
class Reveal(Line):
    """`reveal`: turn up the timetable card (SWI-5.1)."""


@final
@dataclass(eq=False, repr=False)
class Resolve(Line):
    """`resolve`: resolve the card shown; the Crossing keeper stays (SWI-12.8)."""


@final
@dataclass(eq=False, repr=False)
class Roll(Line):
    """`roll`: let dice (or the next token) name the start; the Shunter stays (SWI-5.3, 12.9)."""


@final
@dataclass(eq=False, repr=False)
class Keep(Line):
    """`keep`: move by the roll; the Logistician stays (SWI-11.2)."""


@final
@dataclass(eq=False, repr=False)
class Stop(Line):
    """`stop`: stop in the city just entered (SWI-8.9, 12.3)."""


@final
@dataclass(eq=False, repr=False)
class Done(Line):
    """`done`: end step 2 (SWI-6.1); with a number (else -1), draw only so many cards (SWI-R27)."""

    cards: int = -1


@final
@dataclass(eq=False, repr=False)
class Deploy(Line):
    """`deploy COLOUR`: name the colour of the train to deploy (SWI-5.3)."""

    colour: int


@final
@dataclass(eq=False, repr=False)
class Colour(Line):
    """`colour COLOUR`: choose the colour of a multi-coloured symbol (SWI-5.11)."""

    colour: int


@final
@dataclass(eq=False, repr=False)
class Pay(Line):
    """`pay CARD CARD`: pay with one card (second -1) or two, in the order of kinds (SWI-6.4 to 6.6)."""

    first: int
    second: int = -1


# -- about places of a board


@dataclass(eq=False, repr=False)
class Placed(Line):
    """A line about a place of one board."""

    board: int


@final
@dataclass(eq=False, repr=False)
class SetSwitch(Placed):
    """`set JUNCTION LINE LINE`: free layout, open two branches of a junction (SWI-3.2)."""

    junction: int
    pair: int


@final
@dataclass(eq=False, repr=False)
class PlaceSignal(Placed):
    """`place FIELD`: free layout, put a signal marker on a field (SWI-3.3, 13.1)."""

    field: int


@final
@dataclass(eq=False, repr=False)
class Move(Placed):
    """`move SPACE`: move the train that stands there, by the card (SWI-5.9) or by a move action (SWI-6.4)."""

    space: int


@final
@dataclass(eq=False, repr=False)
class Exit(Placed):
    """`exit LINE`: leave the city by this line (SWI-8.4)."""

    track: int


@final
@dataclass(eq=False, repr=False)
class Through(Placed):
    """`through LINE`: run through the city just entered, on by this line (SWI-12.3)."""

    track: int


@final
@dataclass(eq=False, repr=False)
class Take(Placed):
    """`signal FIELD`: signal action, take the marker from this field (SWI-6.2)."""

    field: int


@final
@dataclass(eq=False, repr=False)
class To(Placed):
    """`to FIELD`: signal action, put it on this field (SWI-6.2)."""

    field: int


@final
@dataclass(eq=False, repr=False)
class Switch(Placed):
    """`switch JUNCTION LINE LINE`: switch action, open these two branches of a junction (SWI-6.3)."""

    junction: int
    pair: int


@final
@dataclass(eq=False, repr=False)
class Load(Placed):
    """`load SPACE`: load the train that stands in this trading city (SWI-6.6)."""

    space: int


# -- helpers


@dataclass(eq=False, repr=False)
class Use(Line):
    """`use HELPER` (SWI-11.1)."""

    helper: int


@final
@dataclass(eq=False, repr=False)
class UseLogistics(Use):
    """`use logistics`: roll again (SWI-11.2)."""


@final
@dataclass(eq=False, repr=False)
class UseDispatcher(Use):
    """`use dispatcher`: trains run through cities in this turn (SWI-11.3)."""


@final
@dataclass(eq=False, repr=False)
class UseConductor(Use):
    """`use conductor COLOUR`: the trains of this colour stand still (SWI-11.4)."""

    colour: int


@final
@dataclass(eq=False, repr=False)
class UseCrossingKeeper(Use):
    """`use crossing_keeper`: put the card under the deck (SWI-12.8)."""


@final
@dataclass(eq=False, repr=False)
class UseShunter(Use):
    """`use shunter SPACE`: deploy the train at this start (SWI-12.9)."""

    board: int
    space: int


@final
@dataclass(eq=False, repr=False)
class UseTrafficController(Use):
    """`use traffic_controller SPACE`: the train there stands still (SWI-12.10)."""

    board: int
    space: int


# -- chance


@final
@dataclass(eq=False, repr=False)
class First(Line):
    """`start SEAT`: who begins (SWI-3.10)."""

    seat: int


@final
@dataclass(eq=False, repr=False)
class Shown(Line):
    """`card CARD`: the timetable card turned up (SWI-5.1)."""

    card: int


@final
@dataclass(eq=False, repr=False)
class Dice(Line):
    """`dice NUMBER NUMBER`: both deployment dice, the lower first (SWI-5.3)."""

    low: int
    high: int


@final
@dataclass(eq=False, repr=False)
class Token(Line):
    """`token NUMBER`: the location token flipped (SWI-13.7)."""

    number: int


@final
@dataclass(eq=False, repr=False)
class Die(Line):
    """`die FACE`: the movement die (SWI-8.1)."""

    face: int


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


# -- every line of a box


def on_board(board: int, kind: Callable[..., A]) -> Callable[..., A]:
    """The kind, told its board: `kind(line, board, number, number)`."""
    return lambda line, *numbers: kind(line, board, *numbers)


def spell_settings(phrases: Phrases, kind: Callable[..., A], verb: str, net: Network) -> list[list[A]]:
    """By junction: every two of its lines a switch can open; the lines may be named in either order."""
    out: list[list[A]] = []
    for i, place in enumerate(net.junctions):
        made: list[A] = []
        for pair in net.pairs_of(i):
            one, two = [place.branches[branch] for branch in PAIRS[pair]]
            made.append(phrases.say(kind, f"{verb} {place.id} {one} {two}", i, pair))
            phrases.mean(f"{verb} {place.id} {two} {one}", made[-1])
        out.append(made)
        branches = numbered(place.branches)
        phrases.learn(verb, {place.id: i}, branches, branches)
    return out


@final
class Words:
    """Every line a player can say on one board, by what it speaks of."""

    def __init__(self, phrases: Phrases, parts: Parts, board: int) -> None:
        net = parts.boards[board]
        spell = phrases.spell
        colours, cards = numbered(COLOURS), numbered(CARDS)
        spaces, fields, lines = numbered(net.spaces), numbered(net.fields), numbered(net.line_ids)

        self.set: Final = spell_settings(phrases, on_board(board, SetSwitch), "set", net)
        self.place: Final = spell(on_board(board, PlaceSignal), "place", fields)
        self.deploy: Final = spell(Deploy, "deploy", colours)
        self.colour: Final = spell(Colour, "colour", colours)
        self.move: Final = spell(on_board(board, Move), "move", spaces)
        self.exit: Final = spell(on_board(board, Exit), "exit", lines)
        self.through: Final = spell(on_board(board, Through), "through", lines)
        self.take: Final = spell(on_board(board, Take), "signal", fields)
        self.to: Final = spell(on_board(board, To), "to", fields)
        self.switch: Final = spell_settings(phrases, on_board(board, Switch), "switch", net)
        self.load: Final = spell(on_board(board, Load), "load", spaces)
        self.pay_one: Final = spell(Pay, "pay", cards)
        self.pay_two: Final = phrases.spell_pair(Pay, "pay", cards)
        self.pay: Final = self.pay_one + self.pay_two
        self.reveal: Final = spell(Reveal, "reveal")[0]
        self.resolve: Final = spell(Resolve, "resolve")[0]
        self.roll: Final = spell(Roll, "roll")[0]
        self.keep: Final = spell(Keep, "keep")[0]
        self.stop: Final = spell(Stop, "stop")[0]
        self.done: Final = spell(Done, "done")[0]
        self.fewer: Final = spell(Done, "done", _up_to(parts.draw - 1))
        self.logistics: Final = spell(UseLogistics, "use", _helper(LOGISTICS))[0]
        self.dispatcher: Final = spell(UseDispatcher, "use", _helper(DISPATCHER))[0]
        self.conductor: Final = spell(UseConductor, "use", _helper(CONDUCTOR), colours)
        self.crossing_keeper: Final = spell(UseCrossingKeeper, "use", _helper(CROSSING_KEEPER))[0]
        self.shunter: Final = spell(
            lambda line, helper, space: UseShunter(line, helper, board, space),
            "use",
            _helper(SHUNTER),
            spaces,
        )
        self.controller: Final = spell(
            lambda line, helper, space: UseTrafficController(line, helper, board, space),
            "use",
            _helper(TRAFFIC_CONTROLLER),
            spaces,
        )
        self.helpers: Final[list[Use]] = [  # by helper, a line about each
            self.logistics,
            self.dispatcher,
            self.conductor[0],
            self.crossing_keeper,
            self.shunter[0],
            self.controller[0],
        ]


@final
class Lexicon:
    """Every line of a box: what can be said on each board, what chance says, and what they mean."""

    def __init__(self, parts: Parts) -> None:
        self.parts: Final = parts
        self.phrases: Final = Phrases()
        self.boards: Final = [Words(self.phrases, parts, board) for board in range(len(parts.boards))]
        self.draws: Final = Phrases()
        spell = self.draws.spell
        self.first: Final = spell(First, "start", numbered(SEAT_WORDS))
        self.shown: Final = spell(Shown, "card", numbered(parts.card_ids))
        numbers = _up_to(max([12, *[max(die) for die in parts.dice]]))
        self.dice: Final = self.draws.spell_pair(Dice, "dice", numbers)
        self.token: Final = spell(Token, "token", numbers)
        self.die: Final = spell(Die, "die", numbers)
        self.rolls: Final = [  # by colour of the train
            OneOf([*self.die], [die.count(a.face) for a in self.die]) for die in parts.dice
        ]

    def vocabulary(self) -> list[str]:
        """Every word of a player's line."""
        nets = self.parts.boards
        out = [
            "set",
            "place",
            "deploy",
            "colour",
            "move",
            "exit",
            "through",
            "signal",
            "to",
            "switch",
            "load",
        ]
        out += ["pay", "use", "reveal", "resolve", "roll", "keep", "stop", "done", *HELPERS, *COLOURS, *CARDS]
        out += [id for net in nets for id in net.junction_ids] + [id for net in nets for id in net.line_ids]
        out += [id for net in nets for id in net.spaces] + [id for net in nets for id in net.fields]
        return list(dict.fromkeys([*out, *_up_to(self.parts.draw - 1)]))

    def parse(self, line: str) -> Action:
        """The action a line means."""
        words = line.split()
        if words and words[0] in ("deal", "draw"):
            return _drawn(line, words[0], words[1:])
        if words and words[0] == "numbers":
            return Numbers(tuple([_number(word, line) for word in words[1:]]))
        return (self.draws if words and words[0] in self.draws.verbs else self.phrases).read(line)


def _drawn(line: str, verb: str, rest: list[str]) -> Action:
    if not rest:
        raise Problem("line-length", line=line, needed=1, given=0)
    seat = seat_of(rest[0])
    if seat is None or seat < 0:
        raise Problem("line-word", word=rest[0], line=line)
    counts = [0] * len(CARDS)
    kinds = numbered(CARDS)
    for word in rest[1:]:
        if word not in kinds:
            raise Problem("line-word", word=word, line=line)
        counts[kinds[word]] += 1
    return Drawn(verb, seat, (counts[0], counts[1], counts[2]))


def _number(word: str, line: str) -> int:
    if not word.isdecimal() or str(int(word)) != word:
        raise Problem("line-word", word=word, line=line)
    return int(word)


def _helper(helper: int) -> Vocabulary:
    return {HELPERS[helper]: helper}


def _up_to(most: int) -> Vocabulary:
    """0, 1, … as words."""
    return numbered([str(number) for number in range(most + 1)])


def lexicon_of(parts: Parts) -> Lexicon:
    """The lines of a box, made once and kept with it."""
    known = parts.lexicon
    if not isinstance(known, Lexicon):
        known = parts.lexicon = Lexicon(parts)
    return known


def words_of(s: State) -> Words:
    """What can be said on the board in play."""
    return lexicon_of(s.parts).boards[s.table.board]
