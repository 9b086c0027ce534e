"""Brass: Lancashire in a terminal: the towns, what lies around them, demand, stacks and the hand."""

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

Json = dict[str, Any]  # Any: the view is JSON; docs/protocol-lancashire.md tells its shape

GOODS: Final = {
    "coal": "white on rgb(38,38,43)",
    "iron": "black on rgb(226,125,50)",
}
ROMAN: Final = ["0", "I", "II", "III", "IV"]
ACROSS: Final = 3  # spaces beside each other in a row of the map
PLACE_WIDTH: Final = 22
SPACE_WIDTH: Final = 12
WIDE: Final = 100
FREE: Final = "[dim]·[/]"
NOTHING: Final = "[dim]–[/]"
REACHED: Final = "[bold]*[/]"


def draw(scene: Scene) -> RenderableType:
    """The whole table as this seat sees it."""
    seats = range(len(scene.view["players"]))
    parts: list[RenderableType] = [_heading(scene), "", _map(scene), "", _outside(scene), ""]
    parts += [
        _markets(scene),
        _distant(scene),
        _legend(scene),
        Columns([_player(scene, seat) for seat in seats], padding=(0, 1)),
    ]
    if scene.seat is not None:
        parts.append(_hand(scene, scene.view["players"][scene.seat]))
    return Group(*parts)


# -- pieces


def short(scene: Scene, industry: str) -> str:
    return _say(scene, f"short-{industry}")


def good(scene: Scene, name: str, count: int = 1) -> str:
    """Cubes: the letter of the good on its colour, as often as there are."""
    return f"[{GOODS[name]}]{_say(scene, f'sign-{name}') * count}[/]" if count else ""


def tile(scene: Scene, piece: Json) -> str:
    """A tile on the map: owner, industry and level, cubes left on it; ✓ is the flipped side."""
    text = f"{short(scene, piece['industry'])} {ROMAN[piece['level']]}"
    text = f"{seat_mark(piece['owner'])}[{SEAT_STYLES[piece['owner']]}]{text}[/]"
    if piece["flipped"]:
        return f"{text} [green]✓[/]"
    return f"{text} [bold]×{piece['goods']}[/]" if piece["goods"] else text


def card(scene: Scene, id: str) -> str:
    """A card's name; industry cards lean."""
    name = escape(scene.tell.piece("card", id))
    return name if scene.facts["cards"][id]["place"] else f"[italic]{name}[/]"


# -- above the map


def _heading(scene: Scene) -> str:
    view = scene.view
    actions = view["actions"]
    era = _say(scene, "era-canal" if view["era"] == "canal" else "era-rail")
    now = f"[bold]{era}[/]"
    if view["round"]:
        now += f" · [bold]{_say(scene, 'round', round=view['round'], of=view['rounds'])}[/]"
    if view["turn"] is not None:
        now += f" · {_say(scene, 'actions', left=actions['left'], of=actions['of'])}"
    now += f" · {_say(scene, 'deck', cards=view['deck'])}"
    now += f" · {_say(scene, 'aside', cards=view['aside'])}"
    now += f" · {_say(scene, 'discards', cards=len(view['discard']))}"
    return f"{now}\n{_order(scene)}"


def _order(scene: Scene) -> str:
    """Who plays after whom, each with the money spent: the least spent is first in the next round."""
    said = []
    for seat in scene.view["order"]:
        turn = "[bold]▸[/] " if scene.view["turn"] == seat else ""
        said.append(f"{turn}{seat_name(scene.tell, seat)} £{scene.view['players'][seat]['spent']}")
    return f"{_say(scene, 'order')} {' → '.join(said) or NOTHING}"


# -- the map


def _map(scene: Scene) -> Table:
    """Towns: their spaces in reading order, and where links of this period lead."""
    table = _grid(scene, _say(scene, "towns"), [str(number) for number in range(1, ACROSS + 1)])
    tiles = {piece["space"]: piece for piece in scene.view["tiles"]}
    for id, place in scene.facts["places"].items():
        if place["kind"] == "town":
            _town(scene, table, tiles, id)
    return table


def _grid(scene: Scene, name: str, columns: list[str]) -> Table:
    """The columns that the towns and the places around them share; closer to each other on a narrow screen."""
    gap = 1 if scene.width >= WIDE else 0
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, gap, 0, 0))
    table.add_column(name, width=PLACE_WIDTH)
    for column in columns:
        table.add_column(column, width=SPACE_WIDTH)
    table.add_column(_say(scene, "links-canal" if scene.view["era"] == "canal" else "links-rail"))
    return table


def _town(scene: Scene, table: Table, tiles: dict[str, Json], town: str) -> None:
    """A row; spaces that do not fit stand below the first ones, with their numbers."""
    cells = [
        tile(scene, tiles[id]) if id in tiles else _takes(scene, facts["industries"])
        for id, facts in scene.facts["spaces"].items()
        if facts["place"] == town
    ]
    names = [_name(scene, town)]
    columns = [[cell] for cell in cells[:ACROSS]] + [[""]] * (ACROSS - len(cells))
    for i, cell in enumerate(cells[ACROSS:]):
        columns[i % ACROSS].append(cell)
        if i % ACROSS == 0:
            names.append(f"[dim]{ACROSS + i + 1:>{PLACE_WIDTH - 1}}[/]")
    table.add_row("\n".join(names), *("\n".join(column) for column in columns), _links(scene, town))


def _place(scene: Scene, place: str) -> str:
    """Its name; on a narrow screen a double name may break ("Warrington/Runcorn")."""
    name = escape(scene.tell.piece("place", place))
    return name.replace("/", "/ ") if scene.width < WIDE else name


def _name(scene: Scene, place: str) -> str:
    """A place with the sign of the seat that has a tile or link there, and a star where its industry cards build."""
    name = _place(scene, place)
    if scene.seat is None:
        return name
    own = scene.view["players"][scene.seat]
    signs = seat_mark(scene.seat) if place in own["network"] else ""
    signs += REACHED if place in own["reach"] else ""
    return f"[bold]{name}[/] {signs}" if signs else name


def _takes(scene: Scene, industries: list[str]) -> str:
    return f"[dim]{'/'.join(short(scene, one) for one in industries)}[/]"


def _links(scene: Scene, place: str) -> str:
    """The routes of this period from here: the sign of the owner, or a dot, and where they lead."""
    owners = {link["line"]: link["owner"] for link in scene.view["links"]}
    said = []
    for id, line in scene.facts["lines"].items():
        if place in line["places"] and line[scene.view["era"]]:
            end = next(_place(scene, other) for other in line["places"] if other != place)
            said.append(f"{seat_mark(owners[id])}{end}" if id in owners else f"[dim]·{end}[/]")
    return " ".join(said)


def _outside(scene: Scene) -> Table:
    """Places without spaces: what they are, their printed coins, the links to them."""
    table = _grid(scene, _say(scene, "outside"), [_say(scene, "coins")])
    for id, place in scene.facts["places"].items():
        if place["kind"] != "town":
            port = f" · {_say(scene, 'port')}" if place["kind"] == "external" else ""
            table.add_row(_name(scene, id), f"{place['coins']}{port}", _links(scene, id) or NOTHING)
    return table


# -- demand


def _markets(scene: Scene) -> Table:
    """The demand tracks: coal and iron, the cheapest space first, with the next prices; cotton with its marker."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for name in GOODS:
        market = scene.view["markets"][name]
        prices = scene.facts["markets"][name]["prices"]
        empty = len(prices) - market["cubes"]
        spaces: dict[int, str] = {}
        for i, price in enumerate(prices):
            spaces[price] = spaces.get(price, "") + (FREE if i < empty else good(scene, name))
        buy = _say(scene, "buy", price=market["price"])
        pays = market["pays"]
        fill = _say(scene, "full") if pays is None else _say(scene, "fill", price=pays)
        table.add_row(
            f"[bold]{_say(scene, f'market-{name}')}[/]",
            " ".join(f"[dim]£{price}[/]{cubes}" for price, cubes in spaces.items()),
            f"{buy} · {fill}",
        )
    distant = scene.view["distant"]
    steps = [
        _say(scene, "closed") if bonus is None else str(bonus) for bonus in scene.facts["distant"]["track"]
    ]
    steps[distant["marker"]] = f"[bold]‹{steps[distant['marker']]}›[/]"
    kind = _say(scene, "bonus-money" if distant["kind"] == "money" else "bonus-income")
    table.add_row(f"[bold]{_say(scene, 'market-cotton')}[/]", " ".join(steps), kind)
    return table


def _distant(scene: Scene) -> str:
    """The distant-market tiles that may still be turned up, and those that were."""
    distant = scene.view["distant"]
    unseen = sorted(distant["unseen"].items(), key=lambda one: -int(one[0]))
    tiles = " ".join(f"{_signed(int(value))}×{count}" for value, count in unseen if count)
    used = " ".join(_signed(value) for value in distant["used"])
    said = f"{_say(scene, 'unseen', tiles=distant['left'])} {tiles or NOTHING}"
    return f"{said} · {_say(scene, 'used')} {used or NOTHING}"


def _legend(scene: Scene) -> str:
    names = []
    for one in scene.facts["industries"]:
        name, whole = short(scene, one["id"]), escape(scene.tell.piece("industry", one["id"]))
        names += [f"{name} {whole}"] if name != whole else []
    goods = [f"{good(scene, name)} {_say(scene, f'good-{name}')}" for name in GOODS]
    return f"\n[dim]{' · '.join(names)}[/]\n{' · '.join(goods)} · [dim]{_say(scene, 'legend')}[/]\n"


# -- players


def _player(scene: Scene, seat: int) -> Panel:
    view = scene.view["players"][seat]
    wealth = _say(
        scene, "wealth", money=_pounds(view["money"]), level=_signed(view["level"]), space=view["income"]
    )
    points = _say(scene, "points", points=view["vp"], links=view["links"])
    cards = _say(scene, "cards", cards=view["cards"])
    turn = " ◂" if scene.view["turn"] == seat else ""
    return Panel(
        Group(f"[bold]{wealth}[/]", points, cards, _stacks(scene, view)),
        title=seat_name(scene.tell, seat) + turn,
        title_align="left",
        box=box.HEAVY if seat == scene.seat else box.ROUNDED,
        border_style=SEAT_STYLES[seat],
        expand=False,
    )


def _stacks(scene: Scene, view: Json) -> Table:
    """The top tile of every stack: its price, points, income; how many are left."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(_say(scene, "next"), min_width=10)
    table.add_column(" £", min_width=5)
    table.add_column(_say(scene, "vp"), justify="right")
    table.add_column("+", justify="right")
    table.add_column("×", justify="right")
    for industry, stack in view["stacks"].items():
        if stack["next"] is None:
            table.add_row(f"[dim]{short(scene, industry)} –[/]", "", "", "", "[dim]0[/]")
            continue
        facts = scene.facts["tiles"][f"{industry}/{stack['next']}"]
        name = f"{short(scene, industry)} {ROMAN[stack['next']]}"
        cubes = good(scene, "coal", facts["coal"]) + good(scene, "iron", facts["iron"])
        table.add_row(
            name if facts["era"] in ("any", scene.view["era"]) else f"[dim]{name} ✕[/]",
            f"{facts['money']:>2} {cubes}",
            str(facts["vp"]),
            str(facts["income"]),
            f"[bold]{stack['left']}[/]",
        )
    return table


def _hand(scene: Scene, view: Json) -> str:
    said = f"[bold]{_say(scene, 'hand')}[/] {_counted(scene, view['hand'] or [])}"
    return f"{said} · {_say(scene, 'anywhere')}" if view["anywhere"] else said


def _counted(scene: Scene, cards: list[str]) -> str:
    counts = Counter(cards)
    said = [card(scene, id) + (f" ×{count}" if count > 1 else "") for id, count in counts.items()]
    return ", ".join(said) or NOTHING


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def _pounds(money: int) -> str:
    return f"−£{-money}" if money < 0 else f"£{money}"


def _say(scene: Scene, id: str, **args: object) -> str:
    return escape(scene.tell.speech.say(f"cli-lancashire-{id}", **args))
