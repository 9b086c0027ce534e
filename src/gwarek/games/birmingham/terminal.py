"""Brass: Birmingham in a terminal: the map by counties, merchants, markets, mats and the hand."""

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

Json = dict[str, Any]  # Any: the view is JSON; docs/protocol-birmingham.md tells its shape

COUNTIES: Final = {
    "blue": "rgb(58,110,165)",
    "teal": "rgb(45,140,135)",
    "red": "rgb(176,58,46)",
    "brown": "rgb(140,95,50)",
    "purple": "rgb(120,75,150)",
}
GOODS: Final = {
    "coal": "white on rgb(38,38,43)",
    "iron": "black on rgb(226,125,50)",
    "beer": "black on rgb(214,170,90)",
}
ROMAN: Final = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"]
ACROSS: Final = 3  # spaces beside each other in a row of the map
PLACE_WIDTH: Final = 19
SPACE_WIDTH: Final = 12
WIDE: Final = 100
FREE: Final = "[dim]·[/]"
NOTHING: Final = "[dim]–[/]"


def draw(scene: Scene) -> RenderableType:
    """The whole table as this seat sees it."""
    seats = range(len(scene.view["players"]))
    parts: list[RenderableType] = [_heading(scene), "", _map(scene), "", _merchants(scene), ""]
    parts += [
        _markets(scene),
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
    """Cubes or barrels: the letter of the good on its colour, as often as there are."""
    return f"[{GOODS[name]}]{_say(scene, f'sign-{name}') * count}[/]" if count else ""


def tile(scene: Scene, piece: Json) -> str:
    """A tile on the map: owner, industry and level, what is left on it; ✓ is the flipped side."""
    text = f"{short(scene, piece['industry'])} {ROMAN[piece['level']]}"
    text = f"{seat_mark(piece['owner'])}[{SEAT_STYLES[piece['owner']]}]{text}[/]"
    if piece["flipped"]:
        return f"{text} [green]✓[/]"
    return f"{text} [bold]×{piece['goods']}[/]" if piece["goods"] else text


def card(scene: Scene, id: str) -> str:
    """A card's name, with the banner of its county."""
    facts = scene.facts["cards"][id]
    name = escape(scene.tell.piece("card", id))
    if facts["kind"] == "wild":
        return f"[bold]{name}[/]"
    return f"{_banner(facts['colour'])}{name}" if facts["place"] else f"[italic]{name}[/]"


def _banner(colour: str | None) -> str:
    return f"[{COUNTIES[colour]}]▌[/]" if colour in COUNTIES else ""


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
    wilds = view["wilds"]
    now += f" · {_say(scene, 'wilds', places=wilds['wild_location'], works=wilds['wild_industry'])}"
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
    """Places by county: their spaces in reading order, and where links of this era lead."""
    table = _grid(scene, _say(scene, "places"), [str(number) for number in range(1, ACROSS + 1)])
    tiles = {piece["space"]: piece for piece in scene.view["tiles"]}
    places = scene.facts["places"]
    towns = [id for id in places if places[id]["kind"] != "merchant"]
    counties = list(dict.fromkeys(places[id]["colour"] for id in towns))
    for i, county in enumerate(counties):
        if i:
            table.add_section()
        for id in towns:
            if places[id]["colour"] == county:
                _place(scene, table, tiles, id)
    return table


def _grid(scene: Scene, name: str, columns: list[str]) -> Table:
    """The columns that the map and the merchants share; closer to each other on a narrow screen."""
    gap = 1 if scene.width >= WIDE else 0
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, gap, 0, 0))
    table.add_column(name, width=PLACE_WIDTH)
    for column in columns:
        table.add_column(column, width=SPACE_WIDTH)
    table.add_column(_say(scene, "links-canal" if scene.view["era"] == "canal" else "links-rail"))
    return table


def _place(scene: Scene, table: Table, tiles: dict[str, Json], place: str) -> None:
    """A row; spaces that do not fit stand below the first ones, with their numbers."""
    cells = [
        tile(scene, tiles[id]) if id in tiles else _takes(scene, facts["industries"])
        for id, facts in scene.facts["spaces"].items()
        if facts["place"] == place
    ]
    name = escape(scene.tell.piece("place", place))
    if scene.seat is not None and place in scene.view["players"][scene.seat]["network"]:
        name = f"[bold]{name}[/] {seat_mark(scene.seat)}"
    banner = _banner(scene.facts["places"][place]["colour"]) or " "
    names = [f"{banner}{name}"]
    columns = [[cell] for cell in cells[:ACROSS]] + [[""]] * (ACROSS - len(cells))
    for i, cell in enumerate(cells[ACROSS:]):
        columns[i % ACROSS].append(cell)
        if i % ACROSS == 0:
            names.append(f"{banner}[dim]{ACROSS + i + 1:>{PLACE_WIDTH - 1}}[/]")
    table.add_row("\n".join(names), *("\n".join(column) for column in columns), _links(scene, place))


def _takes(scene: Scene, industries: list[str]) -> str:
    return f"[dim]{'/'.join(short(scene, one) for one in industries)}[/]"


def _links(scene: Scene, place: str) -> str:
    """The lines of this era from here: the sign of the owner, or a dot, and where they lead."""
    owners = {link["line"]: link["owner"] for link in scene.view["links"]}
    said = []
    for id, line in scene.facts["lines"].items():
        if place in line["places"] and line[scene.view["era"]]:
            ends = " + ".join(_end(scene, other) for other in line["places"] if other != place)
            said.append(f"{seat_mark(owners[id])}{ends}" if id in owners else f"[dim]·{ends}[/]")
    return " ".join(said)


def _end(scene: Scene, place: str) -> str:
    """Where a line leads; from no place there are lines to both farms."""
    if scene.facts["places"][place]["kind"] == "farm":
        return _say(scene, "farm")
    return escape(scene.tell.piece("place", place))


def _merchants(scene: Scene) -> Table:
    """What each merchant buys, whether its barrel stands, the bonus of the place, the links to it."""
    table = _grid(scene, _say(scene, "merchants"), ["1", "2", _say(scene, "bonus")])
    at: dict[str, list[Json]] = {}
    for merchant in scene.view["merchants"]:
        at.setdefault(merchant["place"], []).append(merchant)
    for place, merchants in at.items():
        cells = [_merchant(scene, one) for one in merchants]
        bonus = merchants[0]["bonus"]
        table.add_row(
            f" {escape(scene.tell.piece('place', place))}",
            *cells,
            *[""] * (2 - len(cells)),
            _say(scene, f"bonus-{bonus['kind']}", amount=bonus["amount"]),
            _links(scene, place),
        )
    return table


def _merchant(scene: Scene, merchant: Json) -> str:
    if not merchant["buys"]:
        return NOTHING
    wanted = merchant["buys"]
    name = short(scene, wanted[0]) if len(wanted) == 1 else _say(scene, "buys-any")
    return f"{name} {good(scene, 'beer')}" if merchant["barrel"] else name


def _markets(scene: Scene) -> Table:
    """Both markets from the cheapest space to the dearest, and the next prices."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("coal", "iron"):
        market = scene.view["markets"][name]
        prices = scene.facts["markets"][name]["prices"]
        empty = len(prices) - market["cubes"]
        spaces: dict[int, str] = {}
        for i, price in enumerate(prices):
            spaces[price] = spaces.get(price, "") + (FREE if i < empty else good(scene, name))
        buy = _say(scene, "buy", price=market["price"])
        pays = market["pays"]
        sell = _say(scene, "full") if pays is None else _say(scene, "sell", price=pays)
        table.add_row(
            f"[bold]{_say(scene, 'market-coal' if name == 'coal' else 'market-iron')}[/]",
            " ".join(f"[dim]£{price}[/]{cubes}" for price, cubes in spaces.items()),
            f"{buy} · {sell}",
        )
    return table


def _legend(scene: Scene) -> str:
    names = [
        f"{short(scene, one['id'])} {escape(scene.tell.piece('industry', one['id']))}"
        for one in scene.facts["industries"]
    ]
    goods = [f"{good(scene, name)} {_say(scene, f'good-{name}')}" for name in GOODS]
    return f"\n[dim]{' · '.join(names)}[/]\n{' · '.join(goods)} · [dim]{_say(scene, 'legend')}[/]\n"


# -- players


def _player(scene: Scene, seat: int) -> Panel:
    view = scene.view["players"][seat]
    wealth = _say(scene, "wealth", money=view["money"], level=_signed(view["level"]), space=view["income"])
    points = _say(scene, "points", points=view["vp"], links=view["links"])
    cards = _say(scene, "cards", cards=view["cards"], discards=len(view["discard"]) + view["facedown"])
    lines = [f"[bold]{wealth}[/]", points, cards]
    lines += [card(scene, id) for id in view["wilds"]]
    turn = " ◂" if scene.view["turn"] == seat else ""
    return Panel(
        Group(*lines, _mat(scene, view)),
        title=seat_name(scene.tell, seat) + turn,
        title_align="left",
        box=box.HEAVY if seat == scene.seat else box.ROUNDED,
        border_style=SEAT_STYLES[seat],
        expand=False,
    )


def _mat(scene: Scene, view: Json) -> Table:
    """The next tile of every industry: its price, beer to sell, points, income; how many are left."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(_say(scene, "next"), min_width=9)
    table.add_column(" £", min_width=5)
    table.add_column(good(scene, "beer"), justify="right")
    table.add_column(_say(scene, "vp"), justify="right")
    table.add_column("+", justify="right")
    table.add_column("×", justify="right")
    for industry, stack in view["mat"].items():
        if stack["next"] is None:
            table.add_row(f"[dim]{short(scene, industry)} –[/]", "", "", "", "", "[dim]0[/]")
            continue
        id = f"{industry}/{stack['next']}"
        facts = scene.facts["tiles"][id]
        name = f"{short(scene, industry)} {ROMAN[stack['next']]}"
        money = scene.view["costs"].get(id, facts["money"])
        cubes = good(scene, "coal", facts["coal"]) + good(scene, "iron", facts["iron"])
        table.add_row(
            name if scene.view["era"] in facts["eras"] else f"[dim]{name} ✕[/]",
            f"{money:>2} {cubes}",
            str(facts["beer"]) if facts["beer"] else "[dim]·[/]",
            str(facts["vp"]),
            str(facts["income"]),
            f"[bold]{stack['left']}[/]",
        )
    return table


def _hand(scene: Scene, view: Json) -> str:
    said = f"[bold]{_say(scene, 'hand')}[/] {_counted(scene, view['hand'] or [])}"
    if view["facedown_card"]:
        said += f" · {_say(scene, 'facedown')} {card(scene, view['facedown_card'])}"
    return said


def _counted(scene: Scene, cards: list[str]) -> str:
    counts = Counter(cards)
    said = [card(scene, id) + (f" ×{count}" if count > 1 else "") for id, count in counts.items()]
    return ", ".join(said) or NOTHING


def _signed(level: int) -> str:
    return f"+{level}" if level > 0 else f"−{-level}" if level < 0 else "0"


def _say(scene: Scene, id: str, **args: object) -> str:
    return escape(scene.tell.speech.say(f"cli-birmingham-{id}", **args))
