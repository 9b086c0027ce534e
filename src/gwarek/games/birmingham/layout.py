"""Brass: Birmingham: which part of the view stands where (docs/protocol-birmingham.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwarek.core.layout import COUNT, FLAG, NUMBER, ById, Counts, Each, Facts, Row, Series, Word
from gwarek.games.birmingham.state import ACTS, PHASES
from gwarek.games.brass.layout import brass

VERSION: Final = 0


def layout(facts: Facts, seats: int, options: Mapping[str, str]) -> Row:
    cards, places, tiles = facts["cards"], facts["places"], facts["tiles"]
    industries = [industry["id"] for industry in facts["industries"]]
    player = Row(
        {
            **dict.fromkeys(("money", "spent", "income", "links", "cards", "facedown"), COUNT),
            "vp": NUMBER,
            "level": NUMBER,
            "hand": Counts(cards),
            "wilds": Counts(card for card in cards if card.startswith("wild_")),
            "discard": Counts(cards),
            "facedown_card": Word(cards),
            "mat": Each(industries, Row({"left": COUNT}, ["next", "stack"])),
            "out": Counts(tiles),
            "network": Counts(places),
        }
    )
    merchant = Row({"kind": Word(facts["merchant_kinds"]), "barrel": FLAG}, ["place", "buys", "bonus"])
    return Row(
        {
            "phase": Word(["setup", *PHASES]),
            **brass(seats, ACTS, facts),
            "merchants": ById("space", facts["merchant_spaces"], merchant),
            "wilds": Each([card for card in cards if card.startswith("wild_")], COUNT),
            "players": Series(player, seats),
        },
        ["rounds", "costs", "worth"],
    )
