"""Finished games, and what people at their table would have counted: read from positions and from what was told."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.match import Match, replay
from gwarek.core.record import read_record

RECORDS = Path(__file__).parent.parent / "records"

Values = dict[str, list[int]]
# Any: events and views are JSON of each game's own


def record_files() -> list[Path]:
    return sorted(RECORDS.glob("*/*.gwarek"))


def recorded(file: Path) -> Match:
    record = read_record(file.read_text("utf-8"))
    return replay(load_game(record.header["game"]), record)


def at_random(slug: str, seats: int, options: dict[str, str], seed: int) -> Match:
    """A game of people who decide by dice."""
    match = Match(load_game(slug), seats, options, str(seed))
    rng = QuickRng(seed)
    while not match.is_over():
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.act(seat, legal[rng.below(len(legal))].text())
    return match


def told(match: Match) -> list[tuple[str, dict[str, Any]]]:
    """What happened, in order, without what was taken back."""
    return [(event.kind, event.args()) for number in match.live() for event in match.told[number - 1].events]


class Tally:
    """Counts by field and column."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.values: Values = defaultdict(lambda: [0] * columns)

    def add(self, key: str, column: int, n: int = 1) -> None:
        self.values[key][column] += n

    def set(self, key: str, numbers: list[int]) -> None:
        self.values[key] = numbers


def brass(match: Match) -> Values:
    """Links by the symbols beside them, counted here by hand; flipped tiles; income, money, beer, debts."""
    facts: dict[str, Any] = match.game.facts()
    out = Tally(match.seats)
    links: list[tuple[str, int]] = []
    era = "canal"
    for kind, args in told(match):
        if kind == "bonus" and args.get("bonus") == "vp":
            place = facts["merchant_spaces"][args["merchant"]]["place"]
            out.add(f"{era}/beer/{place}", args["seat"])
        elif kind == "points-lost":
            out.add("end/debts", args["seat"], args["points"])
        elif kind == "links-scored":
            links = list(zip(args["lines"], args["owners"], strict=True))
        elif kind == "industries-scored":
            seen = {id: symbols(place) for id, place in facts["places"].items()}
            for space, tile, owner in zip(args["spaces"], args["tiles"], args["owners"], strict=True):
                seen[facts["spaces"][space]["place"]] += facts["tiles"][tile].get("links", 1)
                out.add(f"{era}/{tile}", owner)
            for line, owner in links:
                out.add(f"{era}/links/{sum(seen[end] for end in facts['lines'][line]['places'])}", owner)
            era = "rail"
    people: list[dict[str, Any]] = match.view(None)["players"]  # type: ignore[assignment]
    out.set("end/money", [one["money"] for one in people])
    out.set("end/income", [one["level"] for one in people])
    if match.game.info.slug == "lancashire" and match.options["shared_victory"] == "no":
        order: list[int] = match.view(None)["order"]  # type: ignore[assignment]
        out.set("end/order", [order.index(seat) + 1 for seat in range(match.seats)])
    return dict(out.values)


def symbols(place: dict[str, Any]) -> int:
    return int(place["link_symbols"] if "link_symbols" in place else place["coins"])


def coalbaron(match: Match) -> Values:
    out = Tally(match.seats)
    shift = 1
    for kind, args in told(match):
        if kind == "delivered":
            out.add(f"shift-{shift}/{args['order']}", args["seat"])
        elif kind == "category-scored" and args["category"] == "empty_carts":
            out.set(f"shift-{args['shift']}/carts/{args['key']}", args["counts"])
        elif kind == "start-token":
            shift += 1
    people: list[dict[str, Any]] = match.view(None)["players"]  # type: ignore[assignment]
    out.set("end/marks", [one["marks"] for one in people])
    out.set("end/coal", [cubes_of(one) for one in people])
    out.set("end/waiting", [len(one["waiting"]) for one in people])
    for side in ("light", "dark"):
        out.set(f"end/{side}", [one[side] for one in people])
    return dict(out.values)


def cubes_of(person: dict[str, Any]) -> int:
    """Wherever they are: on carts, in the cage, in the storage, on waiting orders (COA-12.3)."""
    carts = [tile["carts"] for level in person["shaft"] for side in level.values() for tile in side]
    waiting = [cube for order in person["waiting"] for cover in order["covers"] for cube in cover]
    on_carts = sum(cube is not None for tile in carts for cube in tile)
    stored: int = sum(person["storage"].values())
    return on_carts + len(person["cage"]["load"]) + stored + len(waiting)


def tinnerstrail(match: Match) -> Values:
    """Rows, and times £10 and £5 by the lines people said; Lord Wallace invests whatever he has."""
    people: list[dict[str, Any]] = match.view(None)["players"]  # type: ignore[assignment]
    areas: dict[str, dict[str, Any]] = match.view(None)["areas"]  # type: ignore[assignment]
    out = Tally(len(people))
    round = 0
    for number in match.live():
        entry = match.entries[number - 1]
        if entry.line.startswith("invest ") and entry.seat >= 0:
            _, unit, money = entry.line.split()
            out.add(f"round-{round}/{unit}", entry.seat, int(money) // {"tens": 10, "fives": 5}[unit])
        for event in match.told[number - 1].events:
            args: dict[str, Any] = event.args()
            if event.kind == "round-begins":
                round = args["round"]
            elif event.kind == "passed":
                out.add(f"round-{round}/row", args["seat"], args["row"])
            elif event.kind == "sierra-madre":
                out.add(f"round-{round}/sierra", args["seat"])
            elif event.kind == "wallace-income" and round < 4:
                out.add(f"round-{round}/tens", args["seat"], args["money"] // 10)
                out.add(f"round-{round}/fives", args["seat"], args["money"] % 10 // 5)
            elif round == 4 and event.kind in ("invested", "wallace-income"):
                out.add("round-4/money", args["seat"], args["money"])
    for seat, person in enumerate(people):
        out.add("round-4/money", seat, person["money"] or 0)  # what was too little to invest
        mines = [area for area in areas.values() if area["owner"] == seat]
        out.add("round-4/ore", seat, sum(area["copper"] + area["tin"] for area in mines))
    return dict(out.values)


def switchsignal(match: Match) -> Values:
    view: dict[str, Any] = match.view(None)
    out = {f"end/{port}/{good}": [n] for port, goods in view["ports"].items() for good, n in goods.items()}
    out["end/turns"] = [view["turns_left"]]
    out["end/clock"] = [view["clock"]["tokens"]]
    out["end/time-out"] = [int(view["result"]["reason"] == "time")]
    return out


COUNTED = {
    "birmingham": brass,
    "lancashire": brass,
    "coalbaron": coalbaron,
    "switchsignal": switchsignal,
    "tinnerstrail": tinnerstrail,
}
