"""How a position looks in a terminal. A game may bring a module `terminal` with `draw(scene)`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.tree import Tree

from gwarek.core.catalogue import game_part
from gwarek.i18n import Teller


@dataclass(frozen=True)
class Scene:
    """What a printer may use: the view of one seat, the game's facts, and words."""

    view: dict[str, Any]  # Any: each game has a view of its own shape
    facts: dict[str, Any]
    tell: Teller
    seat: int | None
    width: int


def draw(scene: Scene) -> RenderableType:
    """The game's own printer, or every fact of the view as a tree."""
    own = game_part(scene.tell.slug, "terminal")
    if own is not None:
        drawn: RenderableType = own.draw(scene)
        return drawn
    return Group(*(_tree(key, value) for key, value in scene.view.items()))


def _tree(key: str, value: object) -> RenderableType:
    if _is_leaf(value):
        return f"[dim]{escape(key)}[/] {escape(_leaf(value))}"
    tree = Tree(f"[dim]{escape(key)}[/]")
    items = (
        value.items() if isinstance(value, Mapping) else enumerate(value if isinstance(value, list) else [])
    )
    for at, part in items:
        tree.add(_tree(str(at), part))
    return tree


def _is_leaf(value: object) -> bool:
    if isinstance(value, Mapping):
        return not value
    return not isinstance(value, list) or all(not isinstance(one, Mapping | list) for one in value)


def _leaf(value: object) -> str:
    if isinstance(value, list):
        return " ".join("·" if one is None else str(one) for one in value) or "–"
    return "–" if value is None or value == {} else str(value)
