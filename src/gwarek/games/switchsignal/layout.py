"""Switch & Signal: which part of the view stands where (docs/protocol-switchsignal.md)."""

from __future__ import annotations

from collections.abc import Mapping

from gwarek.core.layout import COUNT, FLAG, ById, Counts, Each, Facts, Maybe, Row, Seat, Series, Word
from gwarek.games.switchsignal.components import ACTS, ANY, CARDS, COLOURS, GOODS, HELPERS
from gwarek.games.switchsignal.state import PHASES, RESULTS


def layout(facts: Facts, seats: int, options: Mapping[str, str]) -> Row:
    """The ids are those of the board in play."""
    board = options["board"]
    places = {id: place for id, place in facts["places"].items() if place["board"] == board}
    lines = [id for id, line in facts["lines"].items() if line["board"] == board]
    fields = [id for id, field in facts["fields"].items() if field["line"] in lines]
    segments = [id for id, segment in facts["segments"].items() if segment["line"] in lines]

    def of_kind(*kinds: str) -> list[str]:
        return [id for id, place in places.items() if place["kind"] in kinds]

    spaces = [*of_kind("city", "start", "port"), *segments]
    junctions = of_kind("junction")
    each_good, each_card = Each(GOODS, COUNT), Each(CARDS, COUNT)
    timetable = facts["cards"]
    symbols = max(len(card["deploy"]) + len(card["move"]) for card in timetable.values())
    symbol = Row(
        {
            "kind": Word(["deploy", "move"]),
            "train": Word([*COLOURS, ANY]),
            "chosen": Word(COLOURS),
            "state": Word(["done", "now", "next"]),
        }
    )
    train = Row(
        {
            "train": Word(COLOURS),
            "facing": Word(places),
            "load": Word(GOODS),
            "due": FLAG,
            "held": FLAG,
        }
    )
    moving = Row(
        {
            "space": Word(spaces),
            "train": Word(COLOURS),
            "roll": COUNT,
            "left": COUNT,
            "by": Word(["card", "action"]),
            "came": Word(lines),
        },
        ["best"],  # follows from the rest
    )
    doing = Row(
        {
            "action": Word(ACTS),
            "field": Word(fields),
            "to": Word(fields),
            "junction": Word(junctions),
            "lines": Series(Word(lines), 2),
            "space": Word(spaces),
        }
    )
    layout = Row(
        {
            "junctions": Counts(junctions),
            "cities": Counts(of_kind("city", "port")),
            "track": COUNT,
            "extra": COUNT,
        }
    )
    return Row(
        {
            "phase": Word(PHASES),
            "turn": Seat(seats),
            "first": Seat(seats),
            "number": COUNT,
            "turns_left": COUNT,
            "step": COUNT,
            "clock": Row({"tokens": COUNT, "full": COUNT, "lost": COUNT}),
            "timetable": Row(
                {
                    "lost": COUNT,
                    "card": Word(timetable),
                    "bottom": Word(timetable),
                    "discards": Counts(timetable),
                    "unseen": Counts(timetable),
                    "symbols": Series(symbol, symbols),
                },
                ["deck", "removed"],
            ),
            "trains": ById("space", spaces, train),
            "depot": Each(COLOURS, COUNT),
            "moving": Maybe(moving),
            "signals": Counts(fields),
            "switches": Each(junctions, Series(Word(lines), 2)),
            "cities": Each(of_kind("city"), Row({"count": COUNT}, ["good"])),
            "ports": Each(of_kind("port"), each_good),
            "delivered": COUNT,
            "goal": COUNT,
            "numbers": Each(of_kind("start"), COUNT),
            "tokens": Counts(sorted(places[id]["number"] for id in of_kind("start"))),
            "helpers": ById("id", HELPERS, Row({"used": FLAG})),
            "run_through": FLAG,
            "players": Series(Row({"cards": COUNT, "hand": each_card}), seats),
            "actions": Row({"deck": COUNT, "discards": each_card}),
            "doing": Maybe(doing),
            "layout": Maybe(layout),
            "result": Maybe(Row({"won": FLAG, "reason": Word(RESULTS)}, ["goods", "turns", "time"])),
        },
        ["board", "last", "reach"],
    )
