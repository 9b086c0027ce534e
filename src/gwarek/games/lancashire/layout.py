"""Brass: Lancashire: which part of the view stands where (docs/protocol-lancashire.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwarek.core.layout import COUNT, FLAG, NUMBER, Counts, Each, Facts, Row, Series, Told, Word
from gwarek.games.brass.layout import brass
from gwarek.games.lancashire.state import ACTS, PHASES

VERSION: Final = 0


def layout(facts: Facts, seats: int, options: Mapping[str, str]) -> Row:
    cards = facts["cards"]
    industries = [industry["id"] for industry in facts["industries"]]
    discards = [(seat, card) for seat in range(seats) for card in cards]
    player = Row(
        {
            **dict.fromkeys(("spent", "income", "links", "cards"), COUNT),
            "money": NUMBER,
            "vp": NUMBER,
            "level": NUMBER,
            "hand": Counts(cards),
            "stacks": Each(industries, Row({"left": COUNT}, ["next", "stack"])),
            "out": Counts(facts["tiles"]),
            "network": Counts(facts["places"]),
            "anywhere": FLAG,
        },
        ["reach"],
    )
    distant = Row(
        {
            "marker": COUNT,
            "open": FLAG,
            "bonus": COUNT,
            "left": COUNT,
            "unseen": Each(facts["distant"]["tiles"], COUNT),
        },
        ["kind", "used"],
    )
    return Row(
        {
            "phase": Word(["setup", *PHASES]),
            **brass(seats, ACTS, facts),
            "distant": distant,
            "aside": COUNT,
            "discard": Told(lambda items: [(item["seat"], item["card"]) for item in items], Counts(discards)),
            "players": Series(player, seats),
        },
        ["rounds", "closed", "sites", "worth"],
    )
