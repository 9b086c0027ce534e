"""Coal Baron in a terminal: the yard, the shafts, the orders."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from gwarek.cli.boards import Scene
from gwarek.cli.tables import SEAT_STYLES, seat_mark, seat_name

Json = dict[str, Any]  # Any: the view is JSON; docs/protocol-coalbaron.md tells its shape

LETTERS: Final = {"yellow": "Y", "brown": "B", "grey": "G", "black": "K"}
CUBES: Final = {
    "yellow": "black on yellow",
    "brown": "white on rgb(154,74,34)",
    "grey": "black on rgb(154,154,159)",
    "black": "white on rgb(38,38,43)",
}
ROMAN: Final = ["0", "I", "II", "III", "IV"]
LAMP: Final = {"light": "☼", "dark": "☾"}
YARD: Final = [["workshop", "workshop_pick5"], ["mining", "money"], ["loading", "order", "order_pick5"]]


def draw(scene: Scene) -> RenderableType:
    """The whole table as this seat sees it."""
    parts: list[RenderableType] = [_heading(scene), _yard(scene), _around(scene)]
    if scene.view.get("draft"):
        parts.append(_draft(scene))
    parts.append(
        Columns([_player(scene, seat) for seat in range(len(scene.view["players"]))], padding=(0, 1))
    )
    return Group(*parts)


# -- pieces


def cube(colour: str | None) -> str:
    """A cube: its letter on its colour; an empty place is a dot."""
    return f"[{CUBES[colour]}]{LETTERS[colour]}[/]" if colour else "[dim]·[/]"


def tile(scene: Scene, id: str | None) -> str:
    """A tile: carts with the coal they bring, its side and price."""
    if id is None:
        return "[dim]–[/]"
    facts = scene.facts["tiles"][id]
    coal = cube(facts["colour"]) * facts["carts"]
    return f"{LAMP[facts['side']]} {coal} {facts['cost']} {_say(scene, 'marks-short')}"


def order(scene: Scene, id: str | None, covers: list[list[str]] | None = None) -> str:
    """An order: transport, its coal (covered spaces first shown by what covers them), its points."""
    if id is None:
        return "[dim]–[/]"
    facts = scene.facts["orders"][id]
    name = escape(scene.tell.piece("transport", facts["transport"]))
    coal: list[str] = []
    for i, colour in enumerate(facts["spaces"]):
        cover = covers[i] if covers is not None else None
        if cover is None:
            coal.append(cube(colour))
        else:
            coal.append(f"{cube(colour)}[dim]←[/]{''.join(map(cube, cover))}" if cover else cube(colour))
    return f"{name} {' '.join(coal)} [bold]{facts['points']}[/]"


# -- the yard


def _heading(scene: Scene) -> str:
    view = scene.view
    shift = _say(scene, "shift", shift=ROMAN[view["shift"]])
    start = (
        f" · {_say(scene, 'start')} {seat_name(scene.tell, view['start'])}"
        if view.get("start") is not None
        else ""
    )
    return f"[bold]{shift}[/]{start}"


def _yard(scene: Scene) -> RenderableType:
    """Work spaces in columns, one table for each group of kinds."""
    return Columns([_spaces(scene, kinds) for kinds in YARD], padding=(0, 2))


def _spaces(scene: Scene, kinds: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(_say(scene, f"yard-{kinds[0]}"))
    table.add_column("")
    table.add_column(_say(scene, "miners"))
    for space in scene.view["spaces"]:
        if space["kind"] not in kinds:
            continue
        if space["locked"]:
            table.add_row(f"[dim]{space['id']}[/]", "[dim]✕[/]", "")
        else:
            table.add_row(space["id"], _offer(scene, space), _miners(space))
    return table


def _offer(scene: Scene, space: Json) -> str:
    kind = space["kind"]
    facts = scene.facts["spaces"].get(space["id"], {})
    if kind == "workshop":
        return tile(scene, space["tile"])
    if kind == "order":
        return order(scene, space["order"])
    if kind == "mining":
        return _say(scene, "steps", count=facts.get("steps", 0))
    if kind == "money":
        return f"+{facts.get('marks', 0)} {_say(scene, 'marks-short')}"
    if kind == "loading":
        return escape(scene.tell.piece("transport", facts.get("transport", "")))
    return _say(scene, "look-five")


def _miners(space: Json) -> str:
    """Who stands here and how many miners it takes now."""
    if not space["miners"]:
        return "[dim]1[/]"
    return f"{seat_mark(space['owner'])}{space['miners']} [dim]→ {space['needs']}[/]"


def _around(scene: Scene) -> str:
    """Muster hall, canteen, supply and stacks in two lines."""
    view = scene.view
    hall = f"{_say(scene, 'hall')} {_by_seat(view['hall'])}"
    canteen = f"{_say(scene, 'canteen')} {_by_seat(view['canteen'])}"
    supply = view["supply"]
    coal = "∞" if supply is None else "  ".join(f"{cube(colour)} {n}" for colour, n in supply.items())
    stacks = view["stacks"]
    tiles = _stack(scene, "stack-tiles", stacks["tiles"], tile)
    orders = _stack(scene, "stack-orders", stacks["orders"], order)
    return f"{hall} · {canteen} · {_say(scene, 'supply')} {coal}\n{tiles} · {orders}\n"


def _by_seat(counts: list[int]) -> str:
    said = [f"{seat_mark(seat)}{n}" for seat, n in enumerate(counts) if n]
    return " ".join(said) if said else "[dim]–[/]"


def _stack(scene: Scene, name: str, stack: Json, piece: Any) -> str:
    known = [
        f"{_say(scene, place)}: {', '.join('?' if id is None else piece(scene, id) for id in stack[place])}"
        for place in ("top", "bottom")
        if any(stack.get(place) or [])
    ]
    return f"{_say(scene, name)} {stack['size']}" + (f" ({'; '.join(known)})" if known else "")


def _draft(scene: Scene) -> RenderableType:
    table = Table(box=None, pad_edge=False)
    for id in scene.view["draft"]:
        table.add_row(f"[dim]{id}[/]", order(scene, id))
    return Panel(table, title=_say(scene, "draft"), title_align="left", box=box.ROUNDED, expand=False)


# -- players


def _player(scene: Scene, seat: int) -> Panel:
    view = scene.view["players"][seat]
    numbers = _say(
        scene,
        "player",
        points=view["points"],
        marks=view["marks"],
        miners=view["miners"],
        delivered=view["delivered"],
    )
    body = Group(numbers, _shaft(scene, view), _orders(scene, view))
    turn = " ◂" if scene.view.get("turn") == seat else ""
    return Panel(
        body,
        title=seat_name(scene.tell, seat) + turn,
        title_align="left",
        box=box.HEAVY if seat == scene.seat else box.ROUNDED,
        border_style=SEAT_STYLES[seat],
        expand=False,
    )


def _shaft(scene: Scene, view: Json) -> Table:
    """Levels from the surface down: lit side, cage, dark side."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="dim")
    table.add_column(justify="right")
    table.add_column(justify="center")
    table.add_column()
    stored = Counter({colour: n for colour, n in view["storage"].items() if n})
    yard = " ".join(f"{cube(colour)}×{n}" for colour, n in stored.items()) or "[dim]–[/]"
    table.add_row(
        "0",
        f"{LAMP['light']} {view['light']}",
        _cage(view, 0),
        f"{LAMP['dark']} {view['dark']}  {_say(scene, 'storage')} {yard}",
    )
    for level, row in enumerate(view["shaft"], start=1):
        light = " ".join(_carts(piece) for piece in reversed(row["light"]))
        dark = " ".join(_carts(piece) for piece in row["dark"])
        table.add_row(ROMAN[level], light, _cage(view, level), dark)
    return table


def _carts(piece: Json) -> str:
    return "".join(map(cube, piece["carts"]))


def _cage(view: Json, level: int) -> str:
    cage = view["cage"]
    if cage["level"] != level:
        return "[dim]│[/]"
    return f"[bold]\\[[/]{''.join(map(cube, cage['load']))}[bold]][/]"


def _orders(scene: Scene, view: Json) -> RenderableType:
    if not view["waiting"]:
        return f"[dim]{_say(scene, 'no-orders')}[/]"
    rows = [
        f"{'[green]✓[/]' if one['complete'] else ' '} {order(scene, one['order'], one['covers'])}"
        for one in view["waiting"]
    ]
    return "\n".join(rows)


def _say(scene: Scene, id: str, **args: object) -> str:
    return escape(scene.tell.speech.say(f"cli-coalbaron-{id}", **args))
