"""Switch & Signal in a terminal: clock and timetable, trains, cities, lines, switches, helpers and the team's hands."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from gwarek.cli.boards import Scene
from gwarek.cli.tables import SEAT_STYLES, seat_name

Json = dict[str, Any]  # Any: the view is JSON; docs/protocol-switchsignal.md tells its shape

TRAINS: Final = {
    "black": "bold white on rgb(30,30,34)",
    "brown": "bold white on rgb(125,78,40)",
    "grey": "bold black on rgb(165,165,165)",
}
GOODS: Final = {
    "yellow": "black on rgb(233,176,45)",
    "blue": "white on rgb(43,116,191)",
    "red": "white on rgb(194,59,34)",
    "white": "black on rgb(243,239,230)",
}
CARDS: Final = ["signal", "switch", "move"]
GREEN, RED = "[bold green]╱[/]", "[bold red]┃[/]"
FREE: Final = "[dim]▫[/]"
OPEN, COVERED = "─", "[bold]×[/]"
NOTHING: Final = "[dim]–[/]"
WIDE: Final = 100  # below it places at the far end of a line are told by their ids


def draw(scene: Scene) -> RenderableType:
    """The whole table as this seat sees it."""
    parts: list[RenderableType] = [_heading(scene), "", _trains(scene), _depot(scene), "", _cities(scene), ""]
    parts += [*_starts(scene), "", f"[bold]{_say(scene, 'lines')}[/]", _lines(scene), _legend(scene), ""]
    parts += [_switches(scene), "", _helpers(scene), ""]
    seats = range(len(scene.view["players"]))
    parts += [Columns([_hand(scene, seat) for seat in seats], padding=(0, 1)), _deck(scene)]
    return Group(*parts)


# -- pieces


def train(scene: Scene, colour: str) -> str:
    """Two letters of its colour, on that colour."""
    return f"[{TRAINS[colour]}]{_say(scene, f'sign-{colour}')}[/]"


def good(scene: Scene, name: str, count: int = 1) -> str:
    """Cubes: the letter of the good on its colour, as often as there are."""
    return f"[{GOODS[name]}]{_say(scene, f'sign-{name}') * count}[/]" if count else ""


def _name(scene: Scene, id: str) -> str:
    return escape(scene.tell.piece("name", id))


def _named(scene: Scene, id: str) -> str:
    """A place with the word it has in a line that one types."""
    return f"{_name(scene, id)} [dim]{id}[/]"


def _of_board(scene: Scene, table: str) -> dict[str, Json]:
    return {id: row for id, row in scene.facts[table].items() if row["board"] == scene.view["board"]}


def _places(scene: Scene, *kinds: str) -> list[str]:
    return [id for id, place in _of_board(scene, "places").items() if place["kind"] in kinds]


def _far(scene: Scene, line: str, place: str) -> str:
    facts = scene.facts["lines"][line]
    return str(facts["b"] if facts["a"] == place else facts["a"])


def _at(scene: Scene, space: str) -> Json | None:
    return next((one for one in scene.view["trains"] if one["space"] == space), None)


# -- above the map


def _heading(scene: Scene) -> str:
    view = scene.view
    clock, table = view["clock"], view["timetable"]
    now = [f"[bold]{escape(scene.tell.piece('board', view['board']))}[/]"]
    if view["number"]:
        now.append(f"[bold]{_say(scene, 'turn', number=view['number'])}[/]")
    if view["step"]:
        now.append(_say(scene, f"step-{view['step']}"))
    now.append(_say(scene, "delivered", count=view["delivered"], goal=view["goal"]))
    tokens = "●" * clock["tokens"] + "○" * (clock["full"] - clock["tokens"])
    style = "bold red" if clock["tokens"] < 3 else "bold"
    time = f"{_say(scene, 'clock')} [{style}]{tokens}[/] {_say(scene, 'clock-left', tokens=clock['tokens'])}"
    said = [_say(scene, "deck", cards=view["turns_left"], removed=table["removed"], lost=table["lost"])]
    if view["last"] and view["number"]:
        said.append(f"[bold red]{_say(scene, 'last')}[/]")
    if table["bottom"]:
        said.append(_say(scene, "bottom", card=table["bottom"]))
    return f"{' · '.join(now)}\n{time} · {' · '.join(said)}\n{_card(scene, table)}"


def _card(scene: Scene, table: Json) -> str:
    """The open timetable card, symbol by symbol: ✓ is done, ▸ is now."""
    if table["card"] is None:
        return f"{_say(scene, 'card')} {NOTHING}"
    marks = {"done": "[green]✓[/] ", "now": "[bold]▸[/] ", "next": ""}
    said = []
    for symbol in table["symbols"]:
        colour = symbol["chosen"] or symbol["train"]
        piece = _say(scene, "any") if colour == "any" else train(scene, colour)
        kind = _say(scene, "deploy" if symbol["kind"] == "deploy" else "move")
        said.append(f"{marks[symbol['state']]}{kind} {piece}")
    return f"{_say(scene, 'card')} [bold]{table['card']}[/]: {' · '.join(said)}"


def _trains(scene: Scene) -> Table:
    """Where each train stands, where it faces, its load, and what its roll may cost."""
    table = _grid(scene, "trains", "facing", "load", "danger")
    for one in scene.view["trains"]:
        notes = [_danger(scene, one["space"])]
        notes += [f"[bold]{_say(scene, 'due')}[/]"] if one["due"] else []
        notes += [_say(scene, "held")] if one["held"] else []
        table.add_row(
            f"{train(scene, one['train'])} {_named(scene, one['space'])}",
            f"→ {_name(scene, one['facing'])}" if one["facing"] else NOTHING,
            good(scene, one["load"]) if one["load"] else NOTHING,
            " · ".join(note for note in notes if note),
        )
    if not scene.view["trains"]:
        table.add_row(NOTHING)
    return table


def _depot(scene: Scene) -> str:
    """Trains that wait, and the faces of the dice."""
    depot = "  ".join(f"{train(scene, colour)} {count}" for colour, count in scene.view["depot"].items())
    dice = "  ".join(
        f"{train(scene, one['id'])} {' '.join(map(str, one['die']))}" for one in scene.facts["trains"]
    )
    between = "   " if scene.width >= WIDE else "\n"
    return f"{_say(scene, 'depot')} {depot}{between}{_say(scene, 'dice')} {dice}"


def _danger(scene: Scene, space: str) -> str:
    """On how many of the six faces time is lost, if the team chooses the best way each time."""
    reach = next((one for one in scene.view["reach"] if one["space"] == space), None)
    if reach is None:
        return ""
    costs = [(face["of_six"], min(end["tokens"] for end in face["ends"])) for face in reach["faces"]]
    losing = sum(of_six for of_six, tokens in costs if tokens)
    if not losing:
        return f"[green]{_say(scene, 'safe')}[/]"
    return f"[red]{_say(scene, 'loses', faces=losing, most=max(tokens for _, tokens in costs))}[/]"


# -- the map


def _grid(scene: Scene, *columns: str) -> Table:
    gap = 2 if scene.width >= WIDE else 1
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, gap, 0, 0))
    for column in columns:
        table.add_column(_say(scene, column))
    return table


def _cities(scene: Scene) -> Table:
    """Goods in the cities and in the ports, the train that stands there, and the signal of every exit."""
    table = _grid(scene, "cities", "goods", "train", "exits")
    for id in _places(scene, "city", "port"):
        here = _at(scene, id)
        exits = [
            _signal(scene, f"{line}@{id}") + _branch(scene, line, id)
            for line in scene.facts["places"][id]["branches"]
        ]
        anchor = " ⚓" if id in scene.view["ports"] else ""
        table.add_row(
            f"{_named(scene, id)}{anchor}",
            _stock(scene, id) or NOTHING,
            train(scene, here["train"]) if here else NOTHING,
            "  ".join(exits),
        )
    return table


def _stock(scene: Scene, place: str) -> str:
    stored = scene.view["ports"].get(place)
    if stored is not None:
        return "".join(good(scene, name, count) for name, count in stored.items())
    city = scene.view["cities"][place]
    return good(scene, city["good"], city["count"])


def _signal(scene: Scene, field: str) -> str:
    if field not in scene.facts["fields"]:
        return ""
    return GREEN if field in scene.view["signals"] else RED


def _starts(scene: Scene) -> list[RenderableType]:
    """Starts by their numbers, with the train that stands there."""
    said = []
    for id, number in sorted(scene.view["numbers"].items(), key=lambda item: int(item[1])):
        here = _at(scene, id)
        mark = f" {train(scene, here['train'])}" if here else ""
        said.append(f"[bold]{number:>2}[/] {_named(scene, id)}{mark}")
    parts: list[RenderableType] = [f"[bold]{_say(scene, 'starts')}[/]", Columns(said, padding=(0, 3))]
    tokens = scene.view["tokens"]
    if tokens is not None:
        parts.append(f"{_say(scene, 'tokens')} {' '.join(map(str, tokens)) or NOTHING}")
    return parts


def _lines(scene: Scene) -> Columns:
    """Every line from place to place: its segments with trains, signals on the way, the ends at switches."""
    return Columns([_line(scene, id, row) for id, row in _of_board(scene, "lines").items()], padding=(0, 3))


def _line(scene: Scene, id: str, line: Json) -> str:
    drawn = f"[dim]{id}[/] {line['a']}{_end(scene, line['a'], id)}"
    for number in range(1, line["length"] + 1):
        drawn += _signal(scene, f"{id}/{number - 1}") + _segment(scene, line, f"{id}.{number}")
    drawn += _signal(scene, f"{id}/{line['length']}")
    return f"{drawn}{_end(scene, line['b'], id)}{line['b']}"


def _end(scene: Scene, place: str, line: str) -> str:
    """How a line meets its place: a switch may cover it, a city has a signal."""
    kind = scene.facts["places"][place]["kind"]
    if kind == "junction":
        opened = scene.view["switches"][place]
        return "[dim]?[/]" if opened is None else OPEN if line in opened else COVERED
    return _signal(scene, f"{line}@{place}") or OPEN


def _segment(scene: Scene, line: Json, id: str) -> str:
    here = _at(scene, id)
    if here is None:
        return FREE
    piece = train(scene, here["train"]) + (good(scene, here["load"]) if here["load"] else "")
    return f"{piece}›" if here["facing"] == line["b"] else f"‹{piece}"


def _legend(scene: Scene) -> str:
    names = " · ".join(f"{train(scene, colour)} {_say(scene, f'train-{colour}')}" for colour in TRAINS)
    goods = " · ".join(f"{good(scene, name)} {_say(scene, f'good-{name}')}" for name in GOODS)
    signs = f"{GREEN} {_say(scene, 'green')} · {RED} {_say(scene, 'red')} · {OPEN} {_say(scene, 'open')}"
    return (
        f"{signs} · {COVERED} {_say(scene, 'covered')} · {FREE} {_say(scene, 'segment')}"
        f" · ‹ › {_say(scene, 'way')}\n{names}\n{goods}"
    )


def _switches(scene: Scene) -> Table:
    """The way that is open through every junction, and the branches that are not."""
    table = _grid(scene, "switches", "open-way", "closed-ways")
    for id in _places(scene, "junction"):
        opened = scene.view["switches"][id]
        others = [line for line in scene.facts["places"][id]["branches"] if line not in (opened or [])]
        table.add_row(
            _named(scene, id),
            "[bold] ═ [/]".join(_branch(scene, line, id) for line in opened)
            if opened
            else f"[bold]{_say(scene, 'unset')}[/]",
            ", ".join(_branch(scene, line, id) for line in others),
        )
    return table


def _branch(scene: Scene, line: str, place: str) -> str:
    far = _far(scene, line, place)
    return f"{_name(scene, far) if scene.width >= WIDE else far} [dim]{line}[/]"


# -- the team


def _helpers(scene: Scene) -> str:
    said = []
    for helper in scene.view["helpers"]:
        name = escape(scene.tell.piece("helper", helper["id"]))
        said.append(f"[dim strike]{name}[/] [dim]({_say(scene, 'used')})[/]" if helper["used"] else name)
    return f"[bold]{_say(scene, 'helpers')}[/] {' · '.join(said)}"


def _hand(scene: Scene, seat: int) -> Panel:
    player = scene.view["players"][seat]
    limit = scene.facts["rules"]["hand_limit"]
    lines = [f"[bold]{_say(scene, 'cards', count=player['cards'], limit=limit)}[/]"]
    if player["hand"] is None:
        lines.append(f"[dim]{_say(scene, 'closed')}[/]")
    else:
        lines += [
            f"{_card_name(scene, kind)} [bold]{count}[/]" if count else f"[dim]{_card_name(scene, kind)} 0[/]"
            for kind, count in player["hand"].items()
        ]
    turn = " ◂" if scene.view["turn"] == seat else ""
    return Panel(
        "\n".join(lines),
        title=seat_name(scene.tell, seat) + turn,
        title_align="left",
        box=box.HEAVY if seat == scene.seat else box.ROUNDED,
        border_style=SEAT_STYLES[seat],
        expand=False,
    )


def _card_name(scene: Scene, kind: str) -> str:
    return escape(scene.tell.piece("action", kind))


def _deck(scene: Scene) -> str:
    actions = scene.view["actions"]
    played = " · ".join(f"{_card_name(scene, kind)} {actions['discards'][kind]}" for kind in CARDS)
    return f"{_say(scene, 'pile', cards=actions['deck'])} {played}"


def _say(scene: Scene, id: str, **args: object) -> str:
    return escape(scene.tell.speech.say(f"cli-switchsignal-{id}", **args))
