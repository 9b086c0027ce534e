"""Writes what follows from the declared shapes of a game (`gwarek.core.shape`): web/src/games/<game>/shapes.ts and the
block of docs/protocol-<game>.md between its two `shapes` marks.

`python scripts/shapes.py` writes those of every game that declares its shape; `--check` only says whether the files are
as they should be.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, is_typeddict

from gwarek.core.catalogue import GAMES, game_part
from gwarek.core.event import Event
from gwarek.core.shape import fields, parts

ROOT = Path(__file__).resolve().parent.parent
MADE = "// Made by scripts/shapes.py from shape.py and events.py of the game; do not edit."
FIRST = "<!-- shapes: made by scripts/shapes.py from the game's shape.py and events.py -->\n"
LAST = "<!-- end of shapes -->\n"
NOTED = re.compile(r'^ +"?(\w+)"?: [^#\n]*  # (.+)$', re.M)
WIDTH = 120
WORDS = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", object: "unknown"}

# Any throughout: a shape is a type as Python writes it, which has no type of its own.


class TypeScript:
    """The shapes of a game in TypeScript: those its view, facts and events are made of."""

    def __init__(self, shape: ModuleType, kinds: list[type[Event]]) -> None:
        self.kinds = kinds
        met: list[Any] = []
        for root in (shape.View, shape.Facts, *(part for kind in kinds for part in fields(kind).values())):
            gather(root, met)
        homes = {one.__module__ for one in met if is_typeddict(one)} - {shape.__name__}
        named: dict[str, Any] = {}
        for home in [*sorted(homes), shape.__name__]:
            named |= vars(sys.modules[home])
        own = {name: value for name, value in named.items() if name[0].isupper() and value in met}
        self.shapes = {name: value for name, value in own.items() if is_typeddict(value)}
        self.words = {name: value for name, value in own.items() if get_origin(value) is not None}

    def text(self) -> str:
        words = [
            wrapped(f"export type {name} =", self.type(shape, name)) for name, shape in self.words.items()
        ]
        shapes = [self.interface(name, shape) for name, shape in self.shapes.items()]
        return "\n".join([*words, "", *shapes, self.events(), ""])

    def interface(self, name: str, shape: Any) -> str:
        said = notes(shape)
        lines = [
            noted(f"{key}{'' if required else '?'}: {self.type(part)};", said.get(key))
            for key, (part, required) in parts(shape).items()
        ]
        return "\n".join([f"export interface {name} {{", *lines, "}"])

    def events(self) -> str:
        """What each kind of event tells. The twin of a private event has its kind, and is part of the same entry."""
        lines: list[str] = []
        for name in dict.fromkeys(kind.kind for kind in self.kinds):
            lines.extend(self.event(name, [kind for kind in self.kinds if kind.kind == name]))
        return "\n".join(["export interface Events {", *lines, "}"])

    def event(self, name: str, kinds: list[type[Event]]) -> list[str]:
        types: dict[str, list[str]] = {}
        said: dict[str, str] = {}
        for kind in kinds:
            said |= dict(NOTED.findall(inspect.getsource(kind)))
            for fact, shape in fields(kind).items():
                types.setdefault(fact, []).append(self.type(shape))
        facts = [f"{fact}: {' | '.join(dict.fromkeys(told))};" for fact, told in types.items()]
        head = name if name.isalpha() else repr_of(name)
        above = [f"  // {told}" for kind in kinds[:1] if (told := own_doc(kind))]
        one = f"  {head}: {{ {' '.join(facts)[:-1]} }};" if facts else f"  {head}: Record<string, never>;"
        if len(one) <= WIDTH and not said:
            return [*above, one]
        rows = [f"  {noted(fact, said.get(fact.partition(':')[0]))}" for fact in facts]
        return [*above, f"  {head}: {{", *rows, "  };"]

    def type(self, shape: Any, defines: str = "") -> str:
        for name, known in [*self.words.items(), *self.shapes.items()]:
            if known == shape and name != defines:
                return name
        if shape in WORDS:
            return WORDS[shape]
        origin, args = get_origin(shape), get_args(shape)
        if origin is Literal:
            return " | ".join(repr_of(word) for word in args)
        if origin in (Union, UnionType):
            return " | ".join(self.type(one) for one in args)
        if origin is Annotated and isinstance(args[1], str):
            return self.type(args[0])
        if origin is Annotated:
            return f"[{', '.join([self.type(get_args(args[0])[0])] * args[1])}]"
        if origin is list:
            item = self.type(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        raise TypeError(f"no shape: {shape!r}")


def gather(shape: Any, met: list[Any]) -> None:
    """All shapes this one is made of, itself included."""
    if shape not in met:
        met.append(shape)
        inner = [part for part, _ in parts(shape).values()] if is_typeddict(shape) else get_args(shape)
        for one in inner:
            gather(one, met)


def repr_of(word: str | int) -> str:
    return f'"{word}"' if isinstance(word, str) else str(word)


def noted(line: str, note: str | None) -> str:
    """A line of an interface with its remark: behind it, or above it where that is too long."""
    if note is None:
        return f"  {line}"
    one = f"  {line} // {note}"
    return one if len(one) <= WIDTH else f"  // {note}\n  {line}"


def wrapped(head: str, union: str) -> str:
    one = f"{head} {union};"
    return one if len(one) <= WIDTH else "\n  | ".join([head, *union.split(" | ")]) + ";"


def notes(shape: Any) -> dict[str, str]:
    """The remarks beside the parts of a shape, those it inherits too."""
    home = sys.modules[shape.__module__]
    text = inspect.getsource(home)
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name == shape.__name__:
            bases = [getattr(home, base.id) for base in node.bases if isinstance(base, ast.Name)]
            said = {name: note for base in bases if is_typeddict(base) for name, note in notes(base).items()}
            return said | remarks(text, node)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == shape.__name__:
            return remarks(text, node)
    raise AssertionError(f"{shape} is not written in {home}")


def remarks(text: str, node: ast.stmt) -> dict[str, str]:
    return dict(NOTED.findall("\n".join(text.splitlines()[node.lineno - 1 : node.end_lineno])))


def own_doc(kind: type[Event]) -> str:
    """The sentence an event says of itself; a dataclass without one is given its signature."""
    doc = kind.__doc__ or ""
    return "" if doc.startswith(f"{kind.__name__}(") else " ".join(doc.split())


def kinds_of(module: ModuleType) -> list[type[Event]]:
    """The events a module declares, after those of a module of events that it names."""
    out: list[type[Event]] = []
    for one in vars(module).values():
        if inspect.ismodule(one):
            out.extend(kinds_of(one))
        elif inspect.isclass(one) and issubclass(one, Event) and one is not Event:
            out.append(one)
    return out


def declared(slug: str) -> str | None:
    """The shapes of one game, if it declares them."""
    shape, events = game_part(slug, "shape"), game_part(slug, "events")
    if shape is None:
        return None
    return TypeScript(shape, [] if events is None else kinds_of(events)).text()


def files() -> Iterator[tuple[Path, str]]:
    """Every file with the text it should have."""
    for slug in GAMES:
        text = declared(slug)
        if text is not None:
            yield ROOT / "web" / "src" / "games" / slug / "shapes.ts", f"{MADE}\n\n{text}"
            page = ROOT / "docs" / f"protocol-{slug}.md"
            block = f"\n```ts\n{text.replace('export ', '')}```\n\n"
            head, first, rest = page.read_text("utf-8").partition(FIRST)
            _, last, tail = rest.partition(LAST)
            assert last, f"{page.name} has no place for its shapes"
            yield page, head + first + block + last + tail


def main() -> int:
    stale = [(file, text) for file, text in files() if not file.exists() or file.read_text("utf-8") != text]
    for file, text in stale:
        print(file.relative_to(ROOT))
        if "--check" not in sys.argv:
            file.write_text(text, "utf-8")
    return int("--check" in sys.argv and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
