"""The contract: the few questions that browser, terminal, bot, replay, test and researcher all ask of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from gwarek.core.action import Action
from gwarek.core.brain import Brain
from gwarek.core.chance import Draw, Rng
from gwarek.core.event import Event
from gwarek.core.outside import mypyc_attr
from gwarek.core.problem import Problem
from gwarek.core.rule import Violation
from gwarek.core.score import Outcome, Score

Json = dict[str, object]


class Message:
    """A message id with its arguments; the catalogues turn it into a sentence."""

    def __init__(self, id: str, args: Json | None = None) -> None:
        self.id: Final = id
        self.args: Final[Json] = {} if args is None else args

    def json(self) -> Json:
        return {"id": self.id, "args": self.args}


class Cell:
    """One cell of the preview ledger: a number before and after, or a sentence with arguments."""

    def __init__(
        self, id: str, before: int | None = None, after: int | None = None, args: Json | None = None
    ) -> None:
        self.id: Final = id
        self.before: Final = before
        self.after: Final = after
        self.args: Final[Json] = {} if args is None else args

    def json(self) -> Json:
        return {"id": self.id, "before": self.before, "after": self.after, "args": self.args}


class Account:
    """A number a seat keeps an eye on: money, points, income, pieces. Told apart by id and arguments."""

    def __init__(self, id: str, value: int, args: Json | None = None) -> None:
        self.id: Final = id
        self.value: Final = value
        self.args: Final[Json] = {} if args is None else args


class Secret:
    """A decision not everybody may read: who may (a set of viewers), and the line the others see."""

    def __init__(self, to: int, shown: str) -> None:
        self.to: Final = to
        self.shown: Final = shown


class Option:
    """A table option: its values, the default, and the rule or ruling it belongs to.

    `seats`: the numbers of seats it means something for, if not all. `stays`: what is played with, not how; a preset
    that does not name it leaves it as it was chosen.
    """

    def __init__(
        self,
        id: str,
        values: Sequence[str],
        default: str,
        rule: str,
        seats: Sequence[int] = (),
        stays: bool = False,
    ) -> None:
        self.id: Final = id
        self.values: Final = list(values)
        self.default: Final = default
        self.rule: Final = rule
        self.seats: Final = list(seats)
        self.stays: Final = stays

    def json(self) -> Json:
        return {
            "id": self.id,
            "values": self.values,
            "default": self.default,
            "rule": self.rule,
            "seats": self.seats or None,
            "stays": self.stays,
        }


class Preset:
    """A named bundle of options; `seats` as with an option."""

    def __init__(self, id: str, changes: Mapping[str, str], seats: Sequence[int] = ()) -> None:
        self.id: Final = id
        self.changes: Final = dict(changes)
        self.seats: Final = list(seats)

    def json(self) -> Json:
        return {"id": self.id, "set": self.changes, "seats": self.seats or None}


class GameInfo:
    """What a lobby, a catalogue or a researcher wants to know before the first move."""

    def __init__(
        self,
        slug: str,
        titles: Mapping[str, str],
        prefix: str,
        seats: Sequence[int],
        minutes: int,
        options: Sequence[Option],
        presets: Sequence[Preset],
        revision: int,
        reconstructed: bool,
        cooperative: bool = False,
        components: str = "",
        printed: Sequence[str] = (),
        absent: Sequence[str] = (),
        aside: Sequence[str] = (),
        usual: int = 2,
    ) -> None:
        self.slug: Final = slug
        self.titles: Final = dict(titles)
        self.prefix: Final = prefix
        self.seats: Final = list(seats)
        self.minutes: Final = minutes
        self.options: Final = list(options)
        self.presets: Final = list(presets)
        self.revision: Final = revision
        self.reconstructed: Final = reconstructed
        self.cooperative: Final = cooperative
        self.components: Final = components  # mark of an owner's file, see core.components.owner_mark
        # for why-not: rules of print are told last; what this table does not have is told only to who names it; a use
        # that comes beside the decision (a helper) never answers first for a piece
        self.printed: Final = frozenset(printed)
        self.absent: Final = frozenset(absent)
        self.aside: Final = frozenset(aside)
        self.usual: Final = usual  # seats where nobody says how many: two, if the rulebook has a game for two

    def full_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value; a name or value that does not exist is a `Problem`."""
        out = {option.id: option.default for option in self.options}
        for id, value in chosen.items():
            if id not in out:
                raise Problem("option-unknown", option=id, known=", ".join(out))
            option = next(o for o in self.options if o.id == id)
            if value not in option.values:
                raise Problem("option-value", option=id, value=value, known=", ".join(option.values))
            out[id] = value
        return out

    def preset_options(self, preset: str) -> dict[str, str]:
        """The options of a named preset, in full."""
        for known in self.presets:
            if known.id == preset:
                return self.full_options(known.changes)
        raise Problem("preset-unknown", preset=preset, known=", ".join(p.id for p in self.presets))

    def chosen_seats(self, seats: int | None) -> int:
        """The number of seats somebody chose, checked; without one, the usual number: `chosen_seats(None) == 2`."""
        number = self.usual if seats is None else seats
        self.check_seats(number)
        return number

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise Problem("seats-number", game=self.slug, seats=seats, known=", ".join(map(str, self.seats)))

    def json(self) -> Json:
        return {
            "slug": self.slug,
            "title": self.titles,
            "prefix": self.prefix,
            "seats": self.seats,
            "minutes": self.minutes,
            "cooperative": self.cooperative,
            "rules_revision": self.revision,
            "reconstructed": self.reconstructed,
            "options": [option.json() for option in self.options],
            "presets": [preset.json() for preset in self.presets],
        }


class Eve:
    """The position when an action was over, kept for whoever foresees it, and how much had been told by then."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.told = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data: ints, strings, lists. No generator, no logger, no answers that could go stale."""

    eve: Eve | None = None  # set on a copy by `gwarek.core.foresight` alone; a copy of it has none

    def copy(self) -> State:
        raise NotImplementedError

    def pause(self, events: list[Event] | None) -> None:
        """Called by a game where an action is over and play goes on by itself (a round ends, income is paid): a
        preview tells the two apart."""
        if self.eve is not None and self.eve.state is None:
            self.eve.state = self.copy()
            self.eve.told = 0 if events is None else len(events)


S = TypeVar("S", bound=State)


class Foresight:
    """A decision carried out on a copy.

    `now` is the position when the action itself was over, `after` the one play went on to by itself (a round ended,
    income was paid). `events` are those the seat may know of, `later` the ones of them that came by themselves.
    """

    # Any: the states belong to the game.
    def __init__(self, before: Any, now: Any, after: Any, events: list[Event], later: list[Event]) -> None:
        self.before: Final = before
        self.now: Final = now
        self.after: Final = after
        self.events: Final = events
        self.later: Final = later


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One object per game and set of component facts. Deterministic; never draws by itself."""

    info: GameInfo

    # -- a new game

    def setup(self, options: Mapping[str, str], seats: int) -> S:
        """The position before any chance is drawn."""
        raise NotImplementedError

    # -- decisions

    def to_act(self, s: S) -> list[int]:
        """Seats with a decision to make; `[CHANCE]` when chance has; empty when the game is over."""
        raise NotImplementedError

    def legal(self, s: S, seat: int) -> list[Action]:
        """All legal actions, in a deterministic order; never empty for a seat to act. A game with long lists spells
        them word by word instead of asking every candidate."""
        return [a for a in self.candidates(s, seat) if not self.violated(s, seat, a)]

    def candidates(self, s: S, seat: int) -> list[Action]:
        """Every line that own cards, pieces and phase could spell, legal or not; for tests and for why-not."""
        raise NotImplementedError

    def violated(self, s: S, seat: int, a: Action) -> list[Violation]:
        """Empty: legal. Else every broken rule that can be judged, in rulebook order."""
        raise NotImplementedError

    def told(self, violated: list[Violation], others: list[list[Violation]]) -> list[Violation]:
        """What a why-not says of its nearest line. `others` are what all lines of the same use break: where no choice
        of a word nobody pointed at would help, a game says so instead of naming one of them."""
        return violated

    def apply(self, s: S, seat: int, a: Action, events: list[Event] | None = None) -> None:
        """Carry the action out, in place. Trusts its caller; fills the event list when given one."""
        raise NotImplementedError

    def chance(self, s: S) -> Draw:
        """What chance has to decide; only when CHANCE is to act."""
        raise NotImplementedError

    # -- knowledge

    def view(self, s: S, seat: int | None) -> Json:
        """What a seat (None: a spectator) may see, JSON-clean. The only door out."""
        raise NotImplementedError

    def redeal(self, s: S, seat: int | None, rng: Rng) -> S:
        """Another position the seat could not tell apart: unseen parts resampled."""
        raise NotImplementedError

    def secret(self, s: S, seat: int, a: Action) -> Secret | None:
        """Asked before `apply`: is part of this decision hidden from some?"""
        return None

    def reveals(self, s: S, seat: int, a: Action) -> bool:
        """Asked before `apply`: does this show somebody something hidden? Then it cannot be taken back freely."""
        return False

    # -- result

    def score(self, s: S) -> Score:
        """Points so far, itemised; at the end, the final score."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """Winners and reason; None while the game goes on."""
        raise NotImplementedError

    # -- text

    def parse(self, line: str) -> Action:
        """The action a line means, in canonical form; `Problem` names the word that is wrong."""
        raise NotImplementedError

    def position(self, text: str) -> S:
        """A position from sparse text: what is not said is as in a new game."""
        raise NotImplementedError

    def position_text(self, s: S) -> str:
        """The position as text, complete: `position(position_text(s))` is `s` again."""
        raise NotImplementedError

    def vocabulary(self) -> list[str]:
        """Every word any action of this game can contain, in a fixed order: the action space of RL libraries."""
        raise NotImplementedError

    # -- for people

    def asks(self, s: S, seat: int) -> Message:
        """What is being asked of this seat now."""
        raise NotImplementedError

    def preview(self, s: S, seat: int, a: Action) -> list[Cell]:
        """Cost and effect of a legal action, from what the seat may know."""
        from gwarek.core.foresight import foresee, preview  # it knows games

        return preview(self, foresee(self, s, seat, a), seat, a)

    def cells(self, f: Foresight, seat: int, a: Action, changed: list[Cell]) -> list[Cell]:
        """What a preview tells of an action that was carried out on a copy: the accounts that change, and what the
        game adds to that."""
        return changed

    def accounts(self, s: S, seat: int) -> list[Account]:
        """The numbers of which a preview tells this seat every change, always the same ones in the same order."""
        return []

    def guess(self, s: S, seat: int) -> S:
        """A copy to try things on: what the seat may not know, and what could come out, is left to chance again."""
        return s.copy()  # type: ignore[return-value]  # a state copies itself as its own kind

    def mark(self, s: S) -> Message:
        """Where in the game we are (round, era, shift): for headings, the replay bar and charts."""
        raise NotImplementedError

    def course(self, s: S) -> dict[str, list[int]]:
        """Public figures by seat, by name, that tell more of the course of a game than its points do; often none."""
        return {}

    def facts(self) -> Json:
        """Component facts a board drawing needs, JSON-clean; none where there are no components."""
        return {}

    # -- for positions people type, and for tests

    def faults(self, s: S) -> list[Problem]:
        """What contradicts the box, the rules or itself (see `core.soundness`), the cause first; empty when sound."""
        raise NotImplementedError

    # -- for bots

    def evaluate(self, s: S, seat: int) -> float:
        """How good the position is for the seat, in points ahead of the others, as the game's heuristic sees it."""
        raise NotImplementedError

    def brain(self) -> Brain | None:
        """How to plan in this game; None: the bots plan greedily by `evaluate`."""
        return None


# Any: the catalogue holds games over different states; each game checks its own.
AnyGame = Game[Any]
