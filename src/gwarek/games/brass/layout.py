"""What both games of Brass show."""

from __future__ import annotations

from gwarek.core.layout import COUNT, FLAG, ById, Each, Facts, Field, Row, Seat, Series, Word


def brass(seats: int, acts: list[str], facts: Facts) -> dict[str, Field]:
    """The shared parts; `acts` are the words of what is being done."""
    market = Row({"cubes": COUNT, "price": COUNT, "pays": COUNT}, ["prices"], sparse=True)
    tile = Row(
        {"owner": Seat(seats), "tile": Word(facts["tiles"]), "goods": COUNT, "flipped": FLAG},
        ["industry", "level"],
    )
    doing = Row(
        {
            "action": Word(acts),
            "first": Word(facts["lines"]),
            "cards": COUNT,
            "sold": Word(facts["spaces"]),
            "debt": COUNT,
        }
    )
    return {
        "era": Word(["canal", "rail"]),
        "round": COUNT,
        "turn": Seat(seats),
        "order": Series(Seat(seats), seats),
        "actions": Row({"left": COUNT, "of": COUNT}),
        "doing": doing,
        "markets": Each(["coal", "iron"], market),
        "tiles": ById("space", facts["spaces"], tile),
        "links": ById("line", facts["lines"], Row({"owner": Seat(seats)})),
        "deck": COUNT,
    }
