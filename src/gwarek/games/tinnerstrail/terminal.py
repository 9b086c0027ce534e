"""Tinners' Trail in a terminal: the work track, the map by regions, the boards beside it, players and the hand."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from gwarek.cli.boards import Scene
from gwarek.cli.tables import SEAT_STYLES, seat_mark, seat_name

Json = dict[str, Any]  # Any: the view is JSON; docs/protocol-tinnerstrail.md tells its shape

REGIONS: Final = {
    "A": "rgb(58,110,165)",
    "B": "rgb(176,98,46)",
    "C": "rgb(90,130,70)",
    "D": "rgb(120,75,150)",
}
IMPROVEMENTS: Final = ["miner", "port", "train", "adit"]
AREA_WIDTH: Final = 16
STATE_WIDTH: Final = 12
WIDE: Final = 100
NOTHING: Final = "[dim]–[/]"
DOT: Final = "[dim]·[/]"


def draw(scene: Scene) -> RenderableType:
    """The whole table as this seat sees it."""
    parts: list[RenderableType] = [_heading(scene), "", _map(scene), _legend(scene), ""]
    if scene.view["auction"]:
        parts += [_auction(scene, scene.view["auction"]), ""]
    boards = [_shelf(scene), _investment(scene)]
    if scene.view["emigration"]:
        boards.append(_emigration(scene))
    parts.append(Columns(boards, padding=(0, 3)))
    if scene.view["market"]:
        parts += [_market(scene, scene.view["market"]), ""]
    seats = range(len(scene.view["players"]))
    parts.append(Columns([_player(scene, seat) for seat in seats], padding=(0, 1)))
    parts += _cards(scene)
    return Group(*parts)


# -- above the map


def _heading(scene: Scene) -> str:
    view = scene.view
    now = [f"[bold]{_say(scene, 'round', round=view['round'], of=view['rounds'])}[/]"]
    for ore in ("tin", "copper"):
        name = _say(scene, "tin" if ore == "tin" else "copper")
        price = view["prices"][ore]["price"]
        now.append(f"{name} {NOTHING if price is None else f'[bold]£{price}[/]'}")
    if view["pumping"]:
        now.append(_say(scene, "pumping", left=view["pumping"]["left"], of=view["pumping"]["of"]))
    return f"{' · '.join(now)}\n{_track(scene)}"


def _track(scene: Scene) -> str:
    """The columns of the work track with their markers, from the top; ┃ is a limiter."""
    players = scene.view["players"]
    said = []
    for column in range(scene.facts["work"]["columns"]):
        here = [seat for seat in scene.view["track"] if players[seat]["passed"] is None]
        marks = "".join(_marker(scene, seat) for seat in here if players[seat]["column"] == column)
        limits = "".join(
            f"[{SEAT_STYLES[seat]}]┃[/]" for seat, player in enumerate(players) if player["limiter"] == column
        )
        number = f"[bold]{column}[/]" if marks else f"[dim]{column}[/]"
        said.append(f"{number}{marks}{limits}")
    return f"{_say(scene, 'track')} {'  '.join(said)}"


def _marker(scene: Scene, seat: int) -> str:
    return f"[reverse]{seat_mark(seat)}[/]" if scene.view["active"] == seat else seat_mark(seat)


# -- the map


def _map(scene: Scene) -> Table:
    """Areas by region: whose mine or which tile, what lies there, what it can give, and its neighbours."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(_say(scene, "areas"), width=AREA_WIDTH)
    table.add_column(_say(scene, "state"), width=STATE_WIDTH)
    for heading in ("copper", "tin", "water", "capacity"):
        table.add_column(_say(scene, f"short-{heading}"), justify="right", min_width=3)
    table.add_column(_say(scene, "there"), min_width=12)
    if scene.width >= WIDE:
        table.add_column(_say(scene, "neighbours"))
    areas = scene.facts["areas"]
    for i, region in enumerate(REGIONS):
        if i:
            table.add_section()
        for id, facts in areas.items():
            if facts["region"] == region:
                table.add_row(*_area(scene, id, facts))
    return table


def _area(scene: Scene, id: str, facts: Json) -> list[str]:
    here = scene.view["areas"][id]
    name = escape(scene.tell.piece("area", id))
    if scene.view["auction"] and scene.view["auction"]["area"] == id:
        name = f"[bold reverse]{name}[/]"
    coast = " [blue]~[/]" if facts["coastal"] else ""
    tile = scene.facts["tiles"].get(here["tile"]["id"]) if here["tile"] else None
    row = [
        f"[{REGIONS[facts['region']]}]▌[/]{name}{coast}",
        _state(scene, here),
        _ore(here, tile, "copper"),
        _ore(here, tile, "tin"),
        _water(here, tile),
        DOT if here["capacity"] is None else f"[bold]{here['capacity']}[/]",
        _there(scene, here, tile),
    ]
    return [*row, _neighbours(scene, id, facts)] if scene.width >= WIDE else row


def _state(scene: Scene, here: Json) -> str:
    if here["owner"] is not None:
        return f"{seat_mark(here['owner'])} {_say(scene, 'mine')}"
    if here["lost"]:
        return f"[dim]{_say(scene, 'lost')}[/]"
    if here["tile"] is None:
        return NOTHING
    if here["tile"]["face"] == "up":
        return _say(scene, "open")
    seen = "".join(seat_mark(seat) for seat in here["tile"]["seen_by"])
    return f"[dim]{_say(scene, 'closed')}[/] {seen}".rstrip()


def _ore(here: Json, tile: Json | None, ore: str) -> str:
    """Cubes in a mine; before there is one what the tile shows, and ore from adits with a plus."""
    if here["owner"] is not None:
        return str(here[ore]) if here[ore] else DOT
    shown = f"[italic]{tile[ore]}[/]" if tile else ""
    return (shown + (f"+{here[ore]}" if here[ore] else "")) or DOT


def _water(here: Json, tile: Json | None) -> str:
    if here["owner"] is not None:
        return f"[blue]{here['water']}[/]" if here["water"] else DOT
    return f"[blue italic]{tile['water']}[/]" if tile else DOT


def _there(scene: Scene, here: Json, tile: Json | None) -> str:
    """What lies in the area beside the cubes."""
    said = [_counted(scene, "miner", here["miners"])]
    if here["own_miner"]:
        said.append(f"[{SEAT_STYLES[here['owner']]}]{_say(scene, 'own-miner')}[/]")
    said += [_counted(scene, what, here[what]) for what in ("port", "train")]
    said += [_say(scene, "pump") + _times(here["pumps"])] if here["pumps"] else []
    said += [_say(scene, "calciner")] if here["calciner"] else []
    said += [_say(scene, "drainage", count=here["drainage"])] if here["drainage"] else []
    said += [_say(scene, "arsenic", count=here["arsenic"])] if here["arsenic"] else []
    if tile and tile["money"]:
        said.append(f"[italic]£{tile['money']}[/]")
    if tile and tile["work"]:
        said.append(f"[italic]{_say(scene, 'tile-work')}[/]")
    return ", ".join(word for word in said if word)


def _counted(scene: Scene, improvement: str, count: int) -> str:
    return escape(scene.tell.piece("improvement", improvement)) + _times(count) if count else ""


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def _neighbours(scene: Scene, id: str, facts: Json) -> str:
    """Where the borders lead; ═ is an adit."""
    dug = {end for border in scene.view["adits"] for end in _others(scene, border, id)}
    said = []
    for near in facts["neighbours"]:
        name = escape(scene.tell.piece("area", near))
        said.append(f"[bold]═{name}[/]" if near in dug else f"[dim]{name}[/]")
    return ", ".join(said)


def _others(scene: Scene, border: str, area: str) -> list[str]:
    ends = scene.facts["borders"][border]["areas"]
    return [end for end in ends if end != area] if area in ends else []


def _legend(scene: Scene) -> str:
    adits = [escape(scene.tell.piece("border", border)) for border in scene.view["adits"]]
    dug = f"\n[bold]{_say(scene, 'adits')}[/] {'; '.join(adits)}" if adits and scene.width < WIDE else ""
    return f"[dim]{_say(scene, 'legend')}[/]{dug}"


def _auction(scene: Scene, auction: Json) -> str:
    """What is up, who leads, who is still in, and the map that was played for it."""
    said = [f"[bold]{_say(scene, 'auction', area=scene.tell.piece('area', auction['area']))}[/]"]
    if auction["leader"] is None and auction["minimum"] is not None:
        said.append(_say(scene, "minimum", price=auction["minimum"]))
    elif auction["leader"] is not None:
        said.append(f"{seat_name(scene.tell, auction['leader'])} [bold]£{auction['bid']}[/]")
    if auction["in"]:
        said.append(f"{_say(scene, 'still-in')} {' '.join(seat_mark(seat) for seat in auction['in'])}")
    if auction["map"]:
        said.append(f"{_say(scene, 'map')} {escape(scene.tell.piece('map', auction['map']))}")
    return " · ".join(said)


# -- boards beside the map


def _board(heading: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(heading)
    return table


def _shelf(scene: Scene) -> Table:
    """Tokens of every round, the current one bold; costs in work points."""
    table = _board(_say(scene, "shelf"))
    view = scene.view
    for number in range(1, view["rounds"] + 1):
        table.add_column(str(number), justify="right")
    costs = scene.facts["work"]["costs"]
    for what in IMPROVEMENTS:
        name = f"{escape(scene.tell.piece('improvement', what))} [dim]({costs[what]})[/]"
        table.add_row(name, *(_of_round(scene, at, str(n)) for at, n in enumerate(view["shelf"][what])))
    pumps = [" ".join(map(str, sizes)) or "0" for sizes in view["shelf"]["pumps"]]
    name = f"{_say(scene, 'pumps')} [dim]({costs['steam_pumps']})[/]"
    table.add_row(name, *(_of_round(scene, at, sizes) for at, sizes in enumerate(pumps)))
    return table


def _of_round(scene: Scene, at: int, text: str) -> str:
    return f"[bold]{text}[/]" if at + 1 == scene.view["round"] else f"[dim]{text}[/]"


def _investment(scene: Scene) -> Table:
    """Points per £10 and per £5 by row and round, and who stands there."""
    table = _board(_say(scene, "investment"))
    view = scene.view
    for number in range(1, view["rounds"] + 1):
        table.add_column(str(number), justify="right")
    below = (
        view["options"]["cooked_books"] == "row_below"
    )  # the row a player may have to score by (TIN-13.45)
    for row in range(len(view["players"]) + int(below)):
        here = seat_mark(view["rows"][row]) if row < len(view["rows"]) else DOT
        tens, fives = scene.facts["investment"]["tens"][row], scene.facts["investment"]["fives"][row]
        cells = [_of_round(scene, at, f"{tens[at]}/{fives[at]}") for at in range(view["rounds"])]
        table.add_row(f"{row + 1} {here}", *cells)
    return table


def _emigration(scene: Scene) -> Table:
    """The spaces of each destination: what they bring, or who took them."""
    table = _board(_say(scene, "emigration"))
    for number in range(1, scene.view["rounds"] + 1):
        table.add_column(str(number), justify="right")
    taken = {
        (space["destination"], space["round"]): space["seat"]
        for space in scene.view["emigration"]
        if space["seat"] is not None
    }
    for destination, facts in scene.facts["destinations"].items():
        cells = []
        for at, gain in enumerate(facts["rounds"]):
            seat = taken.get((destination, at + 1))
            cells.append(
                _of_round(scene, at, _gain(scene, destination, gain)) if seat is None else seat_mark(seat)
            )
        table.add_row(escape(scene.tell.piece("destination", destination)), *cells)
    return table


def _gain(
    scene: Scene, destination: str, gain: Any
) -> str:  # Any: each destination has gains of its own kind
    if destination == "michigan":
        return ", ".join(_counted(scene, what, count) for what, count in gain.items())
    if destination == "sierra_madre":
        return _say(scene, "points", points=gain)
    if destination == "kimberley":
        return f"£{gain}"
    return "/".join(f"+£{rise}" for rise in gain if rise)


def _market(scene: Scene, market: Json) -> str:
    """Open sections of the arsenic market from the dearest space; a space with a cube shows it."""
    sections = []
    for section in range(len(scene.facts["market"])):
        spaces = [space for space in market["spaces"] if space["section"] == section]
        prices = " ".join(
            f"[green]■[/]{_times(space['cubes'])}" if space["cubes"] else f"£{space['price']}"
            for space in spaces
        )
        sections.append(prices if section in market["open"] else f"[dim strike]{prices}[/]")
    following = _say(scene, "next", price=market["next"])
    return f"\n[bold]{_say(scene, 'market')}[/] {' │ '.join(sections)} · {following}"


# -- players


def _player(scene: Scene, seat: int) -> Panel:
    player = scene.view["players"][seat]
    turn = " ◂" if scene.view["turn"] == seat else ""
    return Panel(
        Group(*_standing(scene, player), *_expansions(scene, player)),
        title=seat_name(scene.tell, seat) + turn,
        title_align="left",
        box=box.HEAVY if seat == scene.seat else box.ROUNDED,
        border_style=SEAT_STYLES[seat],
        expand=False,
    )


def _standing(scene: Scene, player: Json) -> list[str]:
    wealth = _say(scene, "spent", money=player["spent"]) if player["wallace"] else f"£{player['money']}"
    said = [f"[bold]{wealth} · {_say(scene, 'points', points=player['points'])}[/]"]
    if player["passed"] is None:
        said.append(_say(scene, "work", column=player["column"], left=player["left"]))
    else:
        said.append(_say(scene, "passed", row=player["passed"]))
    said.append(_say(scene, "mines", count=player["mines"]))
    said.append(_say(scene, "held", copper=player["copper"], tin=player["tin"]))
    if player["decks"]:
        backs = [_say(scene, "wild") if deck == "wild" else deck for deck in player["decks"]]
        said.append(f"{_say(scene, 'maps')} {' '.join(backs)}")
    if player["extra"]:
        said.append(_say(scene, "extra", money=player["extra"]))
    return said


def _expansions(scene: Scene, player: Json) -> list[str]:
    said = []
    if scene.view["market"]:
        calciner = _say(scene, "calciner-left" if player["calciner"] else "calciner-built")
        said.append(f"{_say(scene, 'arsenic', count=player['arsenic'])} · {calciner}")
    if scene.view["emigration"]:
        said.append(_say(scene, "own-miners", count=player["own_miners"]))
        tokens = [_counted(scene, what, player["tokens"][what]) for what in IMPROVEMENTS]
        if any(tokens):
            said.append(f"Michigan: {', '.join(token for token in tokens if token)}")
        if player["kimberley"]:
            said.append(_say(scene, "kimberley", money=player["kimberley"]))
        if player["adelaide"]:
            rises = " / ".join(f"+£{rise}" for rise in player["adelaide"] if rise)
            said.append(f"{escape(scene.tell.piece('destination', 'adelaide'))}: {rises}")
    return said


# -- maps and Lord Wallace


def _cards(scene: Scene) -> list[RenderableType]:
    """Your maps, the decks beside the board, maps played, and what is known of Lord Wallace's cards."""
    view = scene.view
    said: list[RenderableType] = []
    if scene.seat is not None:
        own = view["players"][scene.seat]
        if own["choice"]:
            said.append(f"[bold]{_say(scene, 'choice')}[/] {_named(scene, own['choice'])}")
        said.append(f"[bold]{_say(scene, 'hand')}[/] {_named(scene, own['hand'] or [])}")
    decks = [f"{deck} {one['deck']}" for deck, one in view["maps"].items() if one["deck"] is not None]
    if decks:
        said.append(f"[bold]{_say(scene, 'decks')}[/] {' · '.join(decks)}")
    played = [map for one in view["maps"].values() for map in one["played"]]
    if played:
        said.append(f"[bold]{_say(scene, 'played')}[/] {_named(scene, played)}")
    if view["wallace"]:
        said.append(_wallace(scene, view["wallace"]))
    return said


def _named(scene: Scene, maps: list[str]) -> str:
    return "; ".join(escape(scene.tell.piece("map", map)) for map in maps) or NOTHING


def _wallace(scene: Scene, wallace: Json) -> str:
    said = [_say(scene, "wallace-maps", count=wallace["maps"])]
    if wallace["back"]:
        said.append(_say(scene, "wallace-back", region=wallace["back"]))
    said.append(_say(scene, "wallace-cards", count=wallace["left"]))
    if wallace["cards"]:
        said.append(f"{_say(scene, 'wallace-shown')} {' '.join(wallace['cards'])}")
    return f"[bold]{escape(scene.tell.name(1))}:[/] {' · '.join(said)}"


def _say(scene: Scene, id: str, **args: object) -> str:
    return escape(scene.tell.speech.say(f"cli-tinnerstrail-{id}", **args))
