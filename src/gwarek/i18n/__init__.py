"""Every sentence a person reads, from the Fluent catalogues here (`en`, `pl`) and in the `messages` of each game.

`Speech` says messages of one language; `Teller` also knows the game, the names of the players and of the pieces
(docs/protocol.md, "Messages by convention").
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gwarek.core.catalogue import game_folder, slugs
from gwarek.core.event import Event
from gwarek.core.game import AnyGame, Cell, Message
from gwarek.core.problem import Problem
from gwarek.core.rule import Violation
from gwarek.core.seat import CHANCE, SEAT_WORDS, seat_of, seat_word
from gwarek.i18n.spaces import bound

if (
    TYPE_CHECKING
):  # a command that says nothing need not wait for these; they are read with the first sentence
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "pl")
LOCALES: Final = {"en": "en_GB", "pl": "pl_PL"}
CASES: Final = ("gen", "dat", "acc", "ins", "loc", "adj")  # adj: without the noun, where several share it

NONE: Final = "none"  # what messages select on where a list is empty

_SEAT: Final = re.compile(r"(^|_)(seat|owner|by)$")
_SEATS: Final = re.compile(r"(^|_)(seats|owners|winners)$")
_BY_SEAT: Final = re.compile(r"(^|_)(points|counts)$")
_IN_TURN: Final = re.compile(r"(^|_)steps$")
_MINUS: Final = re.compile(r"(^|[\s(+→])-(?=\d)")
_MESSAGE_LINE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)


def language(chosen: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language to speak: the chosen one, else the one of the environment, else English.

    >>> language(None, {"LANG": "pl_PL.UTF-8"})
    'pl'
    """
    if chosen is not None:
        if chosen not in LANGUAGES:
            raise Problem("language-unknown", language=chosen, known=", ".join(LANGUAGES))
        return chosen
    env = os.environ if environment is None else environment
    said = env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or ""
    return said[:2] if said[:2] in LANGUAGES else "en"


def message_files(lang: str) -> list[Path]:
    """Every file with messages of one language: what all games share, then each game's own."""
    found = sorted((FOLDER / lang).glob("*.ftl"))
    for slug in slugs():
        with suppress(Problem):  # a broken package says nothing, the others do
            found += game_messages(slug, lang)
    return found


def game_messages(slug: str, lang: str) -> list[Path]:
    """The game's own files: `en.ftl`, and `en-board.ftl`, `en-school.ftl`, `en-terminal.ftl` … for one place each."""
    main = game_message_file(slug, lang)
    return [*main.parent.glob(main.name), *sorted(main.parent.glob(f"{lang}-*.ftl"))]


def game_message_file(slug: str, lang: str, part: str = "") -> Path:
    """Where a game keeps one part of its messages, if it has it: `messages/en-board.ftl`."""
    return game_folder(slug) / "messages" / f"{lang}{part}.ftl"


def page_messages(slug: str, lang: str) -> str:
    """What a game says on pages, as one Fluent text: for a page that was not built with it."""
    own = [game_message_file(slug, lang, part) for part in ("", "-board", "-pages", "-school")]
    return "\n".join(file.read_text("utf-8") for file in own if file.is_file())


class _Catalogue:
    """The messages of one language; a file is read when the first of its messages is asked for."""

    def __init__(self, lang: str) -> None:
        self._locale: Final = LOCALES[lang].replace("_", "-")
        self._bind: Final = lang == "pl"
        self._unread: Final = {file: file.read_text("utf-8", "replace") for file in message_files(lang)}
        self._file_of: Final[dict[str, Path]] = {}
        for file, text in self._unread.items():
            for id in _MESSAGE_LINE.findall(text):
                self._file_of.setdefault(id, file)  # nobody speaks over what is said already

    def has(self, id: str) -> bool:
        return id in self._file_of

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self._locale], use_isolating=False)

    def _read(self, file: Path) -> None:
        from fluent.runtime import FluentResource

        text = self._unread.pop(file, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))

    def format(self, id: str, args: Mapping[str, object], attribute: str = "") -> str | None:
        """The sentence, or None when there is no such message (or attribute)."""
        if id not in self._file_of:
            return None
        self._read(self._file_of[id])
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, faults = self._bundle.format_pattern(pattern, dict(args))
        if faults and self._unread:  # the message speaks through another file
            for file in list(self._unread):
                self._read(file)
            text, _ = self._bundle.format_pattern(pattern, dict(args))
        said = _MINUS.sub(r"\1−", str(text))
        return bound(said) if self._bind else said


@cache
def _catalogue(lang: str) -> _Catalogue:
    return _Catalogue(lang)


class Speech:
    """One language.

    >>> Speech("en").say("cli-seat-red")
    'red'
    """

    def __init__(self, lang: str) -> None:
        self.lang: Final = language(lang)
        self._catalogue: Final = _catalogue(lang)

    def has(self, id: str) -> bool:
        return self._catalogue.has(id)

    def say(self, id: str, /, **args: object) -> str:
        """The message with these arguments; the id itself where the message is missing."""
        return self.form(id, args) or id

    def form(self, id: str, args: Mapping[str, object], attribute: str = "") -> str | None:
        """The message (or an attribute of it), or None where there is none."""
        return self._catalogue.format(id, {key: self._plain(value) for key, value in args.items()}, attribute)

    def _plain(self, value: object) -> object:
        if value is None:
            return ""
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str | int | float):
            return value
        if isinstance(value, Iterable):
            return self.list(str(one) for one in value)
        return str(value)

    def list(self, words: Iterable[str]) -> str:
        """`a, b and c`"""
        import babel.lists

        return babel.lists.format_list(list(words), locale=LOCALES[self.lang])

    def in_turn(self, words: Sequence[str]) -> str:
        """`a, then b, then c`"""
        said = words[0]
        for word in words[1:]:
            said = self.say("shell-then", first=said, next=word)
        return said

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str:
        """A number as this language writes it; minus is −."""
        import babel.numbers

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        text = babel.numbers.format_decimal(abs(value), pattern, locale=LOCALES[self.lang])
        return ("−" if value < 0 else "+" if signed and value > 0 else "") + text

    def problem(self, problem: Problem) -> str:
        """What cannot be read, in one sentence."""
        facts = (
            {"known": " ".join(SEAT_WORDS), **problem.facts}
            if problem.id == "seat-unknown"
            else problem.facts
        )
        return self.form(f"problem-{problem.id}", facts) or str(problem)


class Teller:
    """Speech about one game: knows who sits where and what the pieces are called.

    >>> tell = Teller(Speech("en"), load_game("coalbaron"), ["Ala", "Ola"])
    >>> tell.event(match.events_for(1, None)[0])
    'Ala begins.'
    """

    def __init__(self, speech: Speech, game: AnyGame, names: Sequence[str]) -> None:
        self.speech: Final = speech
        self.slug: Final = game.info.slug
        self.names: Final = [self._player(seat, name) for seat, name in enumerate(names)]
        self._colours: Final = {self.speech.say(f"cli-seat-{word}") for word in SEAT_WORDS if word in names}
        self._facts: Final = game.facts()
        self._fields: Final = self._field_names()

    def _player(self, seat: int, name: str) -> str:
        """A colour in the reader's language, a bot with its colour, a person's name as it is."""
        if name.startswith("bot:"):
            colour = self.speech.say(f"cli-seat-{seat_word(seat)}")
            level = f"cli-bot-{name[4:]}"
            bot = self.speech.say(level) if self.speech.has(level) else name[4:].capitalize()
            return self.speech.say("cli-seat-bot", bot=bot, colour=colour)
        return self.speech.say(f"cli-seat-{name}") if seat_of(name) is not None else name

    def name(self, seat: int) -> str:
        """The player's name; chance has one too, and so has a game's own player beyond the people at the table."""
        if seat == CHANCE:
            return self.speech.say("cli-seat-chance")
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.speech.form(f"{self.slug}-own-player", {}) or str(seat)

    # -- naming

    def named(self, args: Mapping[str, object]) -> dict[str, object]:
        """The arguments as words, with their forms beside them: cases (`tile_acc`), id (`tile_id`), `tiles_count`."""
        out: dict[str, object] = {}
        for key, value in args.items():
            out[key] = self._named(key, value, "")
            if isinstance(value, list | tuple):
                out[f"{key}_count"] = len(value)
            elif value is None:
                out[f"{key}_count"] = 0
            if isinstance(value, str | list | tuple):
                out[f"{key}_id"] = value
                for case in CASES:
                    out[f"{key}_{case}"] = self._named(key, value, case)
        return out

    def _named(self, key: str, value: object, case: str) -> object:
        if value is None:
            return NONE
        if isinstance(value, list | tuple):
            return self._list(key, value, case)
        if isinstance(value, int) and _SEAT.search(key):
            return self.name(value)
        return self.piece(_singular(key), value, case) if isinstance(value, str) else value

    def _list(self, key: str, values: Sequence[object], case: str) -> str:
        if _BY_SEAT.search(key) and all(isinstance(value, int) for value in values):
            return self._by_seat([value for value in values if isinstance(value, int)])
        if _SEATS.search(key):
            words = [self.name(value) for value in values if isinstance(value, int)]
        else:
            words = [str(self._named(key, value, case)) for value in values]
        if not words:
            return NONE
        return self.speech.in_turn(words) if _IN_TURN.search(key) else self.speech.list(words)

    def _by_seat(self, numbers: list[int]) -> str:
        """`Ola 4, Jan 2`: those who have any, the most first."""
        some = sorted((seat for seat, n in enumerate(numbers) if n), key=lambda seat: -numbers[seat])
        return ", ".join(f"{self.name(seat)} {self.speech.number(numbers[seat])}" for seat in some) or NONE

    def piece(self, thing: str, id: str, case: str = "") -> str:
        """What a piece is called: `piece("colour", "grey")`; the id itself where nobody named it."""
        source, sign, colour = id.partition(":")
        if sign and self.speech.has(f"{self.slug}-cube-{source}"):
            return self._form(f"{self.slug}-cube-{source}", self.named({"colour": colour}), case)
        for kind in (thing, self._kind(id)):
            if kind is None:
                continue
            if self.speech.has(f"{self.slug}-{kind}-{id}"):
                return self._form(f"{self.slug}-{kind}-{id}", {}, case)
            facts = self._table(kind).get(id)
            if isinstance(facts, dict) and self.speech.has(f"{self.slug}-{kind}"):
                return self._form(f"{self.slug}-{kind}", {**self.named(facts), "id": id}, case)
        return id

    def _form(self, id: str, args: Mapping[str, object], case: str) -> str:
        return (case and self.speech.form(id, args, case)) or self.speech.form(id, args) or id

    def _table(self, kind: str) -> dict[str, object]:
        """The facts of one kind of piece by id; the game gives them as a table or as a list of rows with `id`."""
        table = self._facts.get(_plural(kind))
        if isinstance(table, dict):
            return table
        if isinstance(table, list):
            return {str(row["id"]): row for row in table if isinstance(row, dict) and "id" in row}
        return {}

    def _kind(self, id: str) -> str | None:
        """Whose id this is, where the argument's name does not tell: by the table that has it, or by a field's name."""
        for name in self._facts:
            if name.endswith("s") and id in self._table(_one_of(name)):
                return _one_of(name)
        for name in self._fields:
            if self.speech.has(f"{self.slug}-{name}-{id}"):
                return name
        return None

    def _field_names(self) -> list[str]:
        """What the rows of the facts tell of their pieces: `colour`, `side`, `transport`…"""
        rows = [row for name in self._facts for row in self._table(_one_of(name)).values()]
        return sorted({key for row in rows if isinstance(row, dict) for key in row})

    # -- sentences

    def say(self, id: str, args: Mapping[str, object]) -> str:
        """A message of the game, with names in place of seats and ids."""
        return self.speech.say(id, **self.named(args))

    def maybe(self, id: str, args: Mapping[str, object]) -> str | None:
        return self.speech.form(id, self.named(args))

    def event(self, event: Event) -> str:
        """What happened, for the log; a sentence that begins with a colour has a capital."""
        said = self.say(f"{self.slug}-log-{event.kind}", event.args())
        first = said.partition(" ")[0].rstrip(":,")
        return said[:1].upper() + said[1:] if first in self._colours else said

    def asks(self, message: Message) -> str:
        """What is being asked."""
        return self.say(f"{self.slug}-ask-{message.id}", message.args)

    def mark(self, message: Message) -> str:
        """Where in the game we are."""
        return self.say(f"{self.slug}-mark-{message.id}", message.args)

    def why(self, violation: Violation, rule_text: str | None = None) -> str:
        """Why not, in the names of this position; else the rule's own text."""
        said = self.maybe(why_id(violation.id), violation.facts)
        return said or rule_text or violation.id

    def cell(self, cell: Cell) -> tuple[str, str]:
        """A preview cell: its label and its value."""
        label = self.say(f"{self.slug}-preview-{cell.id}", cell.args)
        value = self.maybe(f"{self.slug}-preview-{cell.id}-value", cell.args)
        if value is None and cell.before is not None and cell.after is not None:
            value = f"{self.speech.number(cell.before)} → {self.speech.number(cell.after)}"
        elif value is None and cell.after is not None:
            value = self.speech.number(cell.after, signed=True)
        return label, value or ""


def why_id(rule: str) -> str:
    """`COA-4.4` → `why-COA-4-4`"""
    return f"why-{rule.replace('.', '-')}"


def _singular(key: str) -> str:
    return _one_of(re.split(r"[-_]", key)[-1])


def _one_of(name: str) -> str:
    """`tiles` → `tile`, `industries` → `industry`"""
    return name[:-3] + "y" if name.endswith("ies") else name.removesuffix("s")


def _plural(kind: str) -> str:
    return kind[:-1] + "ies" if kind.endswith("y") else f"{kind}s"
