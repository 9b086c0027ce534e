"""The catalogues: both languages say the same things, everything said exists, and nothing is said by nobody.

What the code says is found by reading it: quoted ids, and ids with holes (`f"cli-seat-{name}"`, `shell-log-${kind}`),
which stand for every message that fits. Ids made by convention from a game (docs/protocol.md, "Messages by
convention") are made here from the game itself: its events, rules, previews, options, pieces.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from gwarek.core.catalogue import game_folder, load_game, slugs
from gwarek.core.chance import QuickRng
from gwarek.core.event import Event
from gwarek.core.foresight import THEN
from gwarek.core.game import AnyGame
from gwarek.core.match import Match
from gwarek.core.rule import Rule
from gwarek.core.sheet import has_sheet, sheet_of
from gwarek.i18n import CASES, LANGUAGES, Speech, Teller, message_files, why_id
from gwarek.school import texts
from gwarek.school.course import course_of

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / "src" / "gwarek"
WEB = ROOT / "web" / "src"

# Families of ids that code names in quotes; others are made with holes (`f"why-{…}"`) or by convention.
FAMILIES = (
    "cli",
    "problem",
    "shell",
    "pages",
    "plain",
    "settings",
    "study",
    "facts",
    "school",
    "lesson",
    "guided",
    "beside",
)

# Forms that come with an argument (`tile_acc`, `colour_id`); the boards write `colour-of`.
FORM = re.compile(rf"[-_]({'|'.join([*CASES, 'id', 'count', 'of', 'with', 'onto', 'to'])})$")


# -- reading the catalogues


@cache
def catalogue(lang: str) -> dict[str, ftl.Message]:
    out: dict[str, ftl.Message] = {}
    for file in message_files(lang):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in out, f"{lang}: {entry.id.name} stands twice"
                out[entry.id.name] = entry
    return out


class Placeholders(Visitor):
    """Variables of a message: printed, and only chosen by; and the messages it speaks through."""

    def __init__(self) -> None:
        self.printed: set[str] = set()
        self.chosen_by: set[str] = set()
        self.through: set[str] = set()

    def visit_Placeable(self, node: ftl.Placeable) -> None:
        if isinstance(node.expression, ftl.VariableReference):
            self.printed.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            self.chosen_by.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.through.add(node.id.name)


def placeholders(lang: str, id: str) -> Placeholders:
    """With those of the messages it speaks through."""
    found = Placeholders()
    found.visit(catalogue(lang)[id])
    for other in found.through & set(catalogue(lang)):
        inner = placeholders(lang, other)
        found.printed |= inner.printed
        found.chosen_by |= inner.chosen_by
    return found


def base(name: str) -> str:
    return FORM.sub("", name)


# -- reading the code


def python_sources() -> list[Path]:
    return sorted(PYTHON.rglob("*.py"))


def web_sources() -> list[Path]:
    return sorted(p for p in WEB.rglob("*") if p.suffix in (".ts", ".svelte") and ".test." not in p.name)


def python_literals(file: Path) -> Iterator[str]:
    """Strings of a module; holes of f-strings as `*`. Docstrings hold spaces and fall out by themselves."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "*" for part in node.values]
            yield "".join(str(part) for part in parts)


WEB_LITERALS = [re.compile(r"\"([^\"\n]*)\""), re.compile(r"'([^'\n]*)'"), re.compile(r"`([^`]*)`")]
WEB_LITERALS.append(re.compile(r"\bt\(\"([^\"\n]*)\""))  # a call within a quoted attribute: title="{t("x")}"
WEB_HOLE = re.compile(r"\$\{[^{}]*\}")
WEB_SAY = re.compile(r"\bsay\(([^()]*)")


def quoted(text: str) -> Iterator[str]:
    """Strings in TypeScript or Svelte, also those inside the holes of others."""
    for kind in WEB_LITERALS:
        for match in kind.finditer(text):
            yield WEB_HOLE.sub("*", match[1])


def web_literals(file: Path) -> Iterator[str]:
    text = file.read_text("utf-8")
    yield from quoted(text)
    if file.parent.parent.name == "games":  # a board's own `say("x")` is `<slug>-board-x`
        for call in WEB_SAY.finditer(text):
            for literal in quoted(call[1].partition("{ ")[0]):
                if not literal.startswith("-"):  # an ending, from inside a hole
                    yield f"{file.parent.name}-board-{literal}"


@cache
def said() -> dict[str, str]:
    """Every id, or id with holes, that the code names; and where."""
    boards = "|".join(f"{slug}-board" for slug in slugs())
    shape = re.compile(
        rf"(?:{'|'.join(FAMILIES)}|{boards})-[\w*-]*[\w*]|(?:why|error|preset)-[\w-]*\*[\w*-]*"
    )
    out: dict[str, str] = {}
    for read, files in ((python_literals, python_sources()), (web_literals, web_sources())):
        for file in files:
            out.update({literal: file.name for literal in read(file) if shape.fullmatch(literal)})
    for id, where in [*problems(), *failures(), *terminal_board()]:
        out.setdefault(id, where)
    return out


def calls(file: Path, name: str, argument: int = 0) -> Iterator[str]:
    """The literal given as an argument to calls of this name; holes as `*`."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or len(node.args) <= argument:
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if called != name:
            continue
        yield from _literals_of(node.args[argument])


def _literals_of(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values)
    elif isinstance(node, ast.IfExp):
        yield from _literals_of(node.body)
        yield from _literals_of(node.orelse)


def problems() -> Iterator[tuple[str, str]]:
    for file in python_sources():
        for id in calls(file, "Problem"):
            yield f"problem-{id}", file.name


def failures() -> Iterator[tuple[str, str]]:
    """Errors of the server: `Failure(404, "table-unknown")`, and what problems of the core become."""
    folder = PYTHON / "server"
    for file in sorted(folder.rglob("*.py")):
        for id in calls(file, "Failure", 1):
            yield f"error-{id}", file.name
    errors = folder / "errors.py"
    for id in re.findall(r"\(4\d\d, \"([a-z-]+)\"\)", errors.read_text("utf-8") if errors.exists() else ""):
        yield f"error-{id}", errors.name


def terminal_board() -> Iterator[tuple[str, str]]:
    """A game's printer says `_say(scene, "hall")` for `cli-<slug>-hall`."""
    for file in sorted(PYTHON.glob("games/*/terminal.py")):
        for id in calls(file, "_say", 1):
            yield f"cli-{file.parent.name}-{id}", f"{file.parent.name}/{file.name}"


# -- what follows from a game by convention


def sources(slug: str) -> list[Path]:
    """The game's own files, and those of a folder it shares with another game."""
    own = sorted(game_folder(slug).glob("*.py"))
    named = {name for file in own for name in re.findall(r"gwarek\.games\.(\w+)", file.read_text("utf-8"))}
    shared = sorted(named - set(slugs()))
    return own + [file for name in shared for file in sorted((PYTHON / "games" / name).glob("*.py"))]


def modules(slug: str) -> list[Any]:
    files = [file for file in sources(slug) if file.stem != "__init__"]
    return [importlib.import_module(f"gwarek.games.{file.parent.name}.{file.stem}") for file in files]


def events(slug: str) -> list[type[Event]]:
    found = {
        one
        for module in modules(slug)
        for one in vars(module).values()
        if inspect.isclass(one) and issubclass(one, Event) and one is not Event
    }
    return sorted(found, key=lambda event: event.kind)


def rule_ids(slug: str) -> set[str]:
    """Ids of the rules that can forbid something."""
    out: set[str] = set()
    for module in modules(slug):
        for value in vars(module).values():
            held = value if isinstance(value, list | tuple) else [value]
            out |= {one.id for one in held if isinstance(one, Rule)}
    return out


def from_source(slug: str, name: str, argument: int = 0) -> set[str]:
    return {id for file in sources(slug) for id in calls(file, name, argument)}


def told_elsewhere(slug: str) -> set[str]:
    """Kinds of a shared folder's events that another of its games tells alone, by an option of its own."""
    ids = catalogue("en")
    kinds = {event.kind for event in events(slug) if not event.__module__.startswith(f"gwarek.games.{slug}.")}
    others = [other for other in slugs() if other != slug]
    return {
        kind
        for kind in kinds
        if f"{slug}-log-{kind}" not in ids and any(f"{other}-log-{kind}" in ids for other in others)
    }


def conventional(slug: str) -> set[str]:
    """Ids that must exist because the game is as it is. Holes as `*`."""
    info = load_game(slug).info
    out = {f"{slug}-log-{event.kind}" for event in events(slug) if event.kind not in told_elsewhere(slug)}
    out |= {why_id(id) for id in rule_ids(slug)}
    out |= {f"{slug}-preview-{id}" for id in from_source(slug, "Cell") | from_source(slug, "Account")}
    out |= {f"{slug}-score-{id}" for id in from_source(slug, "ScoreRow")}
    out |= {f"{slug}-option-{option.id}" for option in info.options}
    out |= {f"{slug}-option-{o.id}-value-{value}" for o in info.options for value in o.values}
    out |= {f"preset-{preset.id}" for preset in info.presets}
    out |= on_sheet(slug)
    course = course_of(slug)
    return out if course is None else out | texts.required(course)


def on_sheet(slug: str) -> set[str]:
    """What the score sheet of the game says: scorings, groups, fields, faults of its own, what chance is asked for."""
    if not has_sheet(slug):
        return set()
    game = load_game(slug)
    out: set[str] = set()
    every = {option.id: value for option in game.info.options for value in option.values[1:2]}
    for options in ({}, every):
        for seats in game.info.seats:
            sheet = sheet_of(game, options, seats)
            out |= {f"{slug}-sheet-part-{part.id}" for part in sheet.parts}
            out |= {f"{slug}-sheet-group-{group.id}" for part in sheet.parts for group in part.groups}
            out |= {f"{slug}-sheet-{field.label}" for field in sheet.fields()}
            out |= {f"{slug}-sheet-by-{sheet.order_by}"} if sheet.order_by else set()
    shared = {id.removeprefix("beside-fault-") for id in catalogue("en") if id.startswith("beside-fault-")}
    out |= {f"{slug}-sheet-fault-{id}" for id in from_source(slug, "Fault", 3) - shared}
    if game.info.cooperative or 1 in game.info.seats:  # it can be played along
        out |= {id for id in catalogue("en") if id.startswith(f"{slug}-draw-")}
    return out


def may_exist(slug: str) -> set[str]:
    """Ids that are used where they exist: values of previews, names of pieces and words."""
    game = load_game(slug)
    out = {f"{slug}-preview-{id}-value" for id in from_source(slug, "Cell")}
    out |= {f"{slug}-preview-{THEN}{id}" for id in from_source(slug, "Account")}
    out |= {f"{slug}-word-{word}" for word in game.vocabulary()}
    out |= {f"{slug}-{kind}-{id}" for id in from_source(slug, "Message") for kind in ("ask", "mark")}
    out |= {f"{slug}-{thing}-{id}" for thing, id in named_things(game)}
    out |= {f"{slug}-{thing}" for thing, _ in named_things(game)}
    out |= {f"{slug}-cube-{source}" for source in ("cage", "storage")}
    out |= {f"{slug}-outcome-*", f"{slug}-view-*", f"{slug}-hint-behind"}
    tabled = {word for file in sources(slug) for word in python_literals(file)}
    out |= {
        f"{slug}-{kind}-{id}" for id in tabled for kind in ("ask", "score", "mark", "step")
    }  # phases, rows, eras and criteria kept in tables
    for id in said_by_board(slug):
        out |= {f"{slug}-board-{id}", f"{slug}-scoring-{id}"}
        if id.startswith((f"{slug}-", "*-")) and not id.endswith("*"):
            out.add(id)
    out |= {why_id(id) for id in re.findall(rf"\"({info_prefix(slug)}-[A-Z0-9.]+)\"", all_source(slug))}
    course = course_of(slug)
    return out if course is None else out | texts.optional(course)


def said_by_board(slug: str) -> set[str]:
    """What the game's own pages put in quotes, and the folder they share with another game."""
    own = WEB / "games" / slug
    files = [file for file in sorted(own.glob("*")) if file.suffix in (".ts", ".svelte")]
    shared = {name for file in files for name in re.findall(r'"\.\./(\w+)/', file.read_text("utf-8"))}
    for name in sorted(shared):
        files += [
            file for file in sorted((WEB / "games" / name).glob("*")) if file.suffix in (".ts", ".svelte")
        ]
    return {id for file in files for id in quoted(file.read_text("utf-8"))}


def info_prefix(slug: str) -> str:
    return load_game(slug).info.prefix


def all_source(slug: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in sources(slug))


def named_things(game: AnyGame) -> set[tuple[str, str]]:
    """Pieces the facts know (`tile`, id) and what their fields say (`transport`, `carriage`)."""
    out: set[tuple[str, str]] = set()
    for name, table in game.facts().items():
        rows: list[tuple[str, object]] = []
        if isinstance(table, dict):
            rows = list(table.items())
        elif isinstance(table, list):
            rows = [(str(row["id"]), row) for row in table if isinstance(row, dict) and "id" in row]
        for id, row in rows:
            if isinstance(row, dict):
                out.add((name.removesuffix("s"), id))
                out |= {(key, value) for key, value in row.items() if isinstance(value, str)}
    return out | {("colour", "bare"), ("space", "muster_hall")}


# -- fitting ids with holes


def spelled(patterns: Iterable[str]) -> re.Pattern[str]:
    """All of the patterns at once."""
    return re.compile("|".join(re.escape(pattern).replace(r"\*", ".*") for pattern in patterns))


def missing(patterns: set[str], ids: set[str]) -> list[str]:
    exact = {pattern for pattern in patterns if "*" not in pattern}
    holes = {pattern: spelled([pattern]) for pattern in patterns - exact}
    unmet = {pattern for pattern, spelling in holes.items() if not any(map(spelling.fullmatch, ids))}
    return sorted((exact - ids) | unmet)


# -- tests


def none(faults: list[str]) -> None:
    """Fails with every fault on a line of its own."""
    assert not faults, "\n" + "\n".join(faults)


def test_both_languages_have_the_same_messages() -> None:
    en, pl = set(catalogue("en")), set(catalogue("pl"))
    assert sorted(en - pl) == [], "only in English"
    assert sorted(pl - en) == [], "only in Polish"


def test_every_message_says_something() -> None:
    for lang in LANGUAGES:
        assert [id for id, message in catalogue(lang).items() if message.value is None] == []


def test_both_languages_use_the_same_placeholders() -> None:
    """What is printed must be the same; by what a sentence chooses its words is each language's own affair."""
    different = []
    for id in sorted(set(catalogue("en")) & set(catalogue("pl"))):
        en, pl = placeholders("en", id), placeholders("pl", id)
        told_en = {base(name) for name in en.printed}
        told_pl = {base(name) for name in pl.printed}
        chosen = {base(name) for name in en.chosen_by | pl.chosen_by}
        if not told_en ^ told_pl <= chosen:
            different.append(f"{id}: en {sorted(told_en)}, pl {sorted(told_pl)}")
    none(different)


def test_plurals_of_polish_cover_the_three_forms() -> None:
    """A plural that knows *few* must also know *many*."""

    class Plurals(Visitor):
        def __init__(self) -> None:
            self.keys: list[set[str]] = []

        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
            keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
            self.keys.append(keys)
            self.generic_visit(node)

    wrong = []
    for id, message in catalogue("pl").items():
        plurals = Plurals()
        plurals.visit(message)
        wrong += [id for keys in plurals.keys if "few" in keys and not keys & {"many", "other"}]
    none(wrong)


def test_everything_the_code_says_exists() -> None:
    ids = set(catalogue("en"))
    absent = missing(set(said()), ids)
    none([f"{id} ({said()[id]})" for id in absent])


@pytest.mark.parametrize("slug", slugs())
def test_everything_a_game_tells_has_words(slug: str) -> None:
    ids = set(catalogue("en"))
    absent = missing(conventional(slug), ids)
    absent += [
        id
        for id in sorted(from_source(slug, "Message"))
        if not {f"{slug}-ask-{id}", f"{slug}-mark-{id}"} & ids
    ]
    none(absent)


@pytest.mark.parametrize("slug", slugs())
def test_a_log_sentence_uses_only_what_its_event_tells(slug: str) -> None:
    wrong = []
    for event in events(slug):
        id = f"{slug}-log-{event.kind}"
        for lang in LANGUAGES:
            if id in catalogue(lang):
                found = placeholders(lang, id)
                asked = {base(name) for name in found.printed | found.chosen_by}
                told = set(event.names) | {base(name) for name in event.names}
                wrong += [f"{lang} {id}: {name}" for name in sorted(asked - told)]
    none(wrong)


def test_no_message_is_unused() -> None:
    ids = set(catalogue("en"))
    patterns = set(said()) | {"preset-*"}
    for slug in slugs():
        patterns |= conventional(slug) | may_exist(slug)
    for lang in LANGUAGES:
        for id in ids & set(catalogue(lang)):
            patterns |= placeholders(lang, id).through
    exact = {p for p in patterns if "*" not in p}
    holes = spelled(patterns - exact)
    none(sorted(id for id in ids - exact if not holes.fullmatch(id)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_a_random_game_is_told_without_gaps(slug: str, lang: str) -> None:
    """Every sentence of a game, formatted for real: no missing message, no argument that is not there."""
    game = load_game(slug)
    rng = QuickRng(5)
    match = Match(game, max(game.info.seats), None, "5")
    tell = Strict(Speech(lang), game, match.names)
    while not match.is_over():
        seat = match.to_act()[0]
        legal = match.legal(seat)
        action = legal[rng.below(len(legal))]
        tell.asks(game.asks(match.state, seat))
        tell.mark(game.mark(match.state))
        for cell in game.preview(match.state, seat, action):
            assert all(tell.cell(cell)), cell.json()
        candidates = game.candidates(match.state, seat)
        for other in [candidates[rng.below(len(candidates))] for _ in range(3)]:
            for violation in game.violated(match.state, seat, other):
                tell.why(violation)
        for entry in match.act(seat, action.text()):
            for event in match.told[entry.number - 1].events:
                tell.event(event)
    outcome = match.outcome()
    assert outcome is not None
    tell.say(f"{slug}-outcome-{outcome.reason}", {})
    for row in match.score().rows:
        tell.say(f"{slug}-score-{row.id}", {})
    none(sorted(tell.faults))


class Strict(Teller):
    """Notes every message that does not exist and every sentence with a gap."""

    def __init__(self, speech: Speech, game: AnyGame, names: list[str]) -> None:
        self.faults: set[str] = set()
        super().__init__(speech, game, names)

    def say(self, id: str, args: Any) -> str:
        text = super().say(id, args)
        if text == id or "{" in text:
            self.faults.add(f"{id}: {text}")
        return text

    def maybe(self, id: str, args: Any) -> str | None:
        text = super().maybe(id, args)
        if text is None and id.startswith("why-"):
            self.faults.add(id)
        if text is not None and "{" in text:
            self.faults.add(f"{id}: {text}")
        return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_speaks_to_its_reader(lang: str) -> None:
    """What a seat did is told to that seat's own reader in the second person, as the strip of seats says *You*."""
    third_person = []
    for id, message in catalogue(lang).items():
        slug, _, kind = id.partition("-log-")
        if slug not in slugs() or kind.startswith("wallace-") or message.value is None:
            continue
        told = Placeholders()
        told.visit(message.value)
        to_you = Placeholders()
        for attribute in message.attributes:
            if attribute.id.name == "you":
                to_you.visit(attribute.value)
        has_form = any(attribute.id.name == "you" for attribute in message.attributes)
        if "seat" in told.printed and (not has_form or "seat" in to_you.printed):
            third_person.append(id)
    assert third_person == []
