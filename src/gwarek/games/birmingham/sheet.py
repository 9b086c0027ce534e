"""The score sheet of Birmingham: besides links and tiles, the points for merchants' beer (BIR-10.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwarek.core.game import AnyGame
from gwarek.core.sheet import Field, Filled, Sheet
from gwarek.games.birmingham.components import BONUS_VP
from gwarek.games.birmingham.scoring import outcome, score
from gwarek.games.birmingham.state import bonus_amount, table_of
from gwarek.games.brass.components import ERAS
from gwarek.games.brass.sheet import BrassSheet, Numbers, eras_of
from gwarek.games.brass.state import OWN_POINTS, POINTS, WIDTH, State

NUMBERS: Final = Numbers(
    tiles="BIR-1.5",
    lines="BIR-1.4",
    spaces="BIR-1.3",
    links="BIR-16.2",
    left="BIR-16.5",
    income="BIR-17.2",
    money="BIR-17.2",
    debts="BIR-5.6",
)


def _bonus_places(s: State) -> list[int]:
    """Merchant places in use whose beer brings points."""
    spaces = table_of(s).box.merchant_spaces
    there = {space.place for space in spaces if space.min_players <= s.seats}
    return [place for place in sorted(there) if s.parts.places[place].bonus == BONUS_VP]


def _barrels(s: State, place: int) -> int:
    """Barrels of an era that the place can have: one beside each merchant tile (BIR-2.9)."""
    return sum([1 for space in table_of(s).box.merchant_spaces if space.place == place])


def _beer_key(era: int, id: str) -> str:
    return f"{ERAS[era]}/beer/{id}"


def _beer_fields(s: State, era: int) -> list[Field]:
    out: list[Field] = []
    for place in _bonus_places(s):
        id = s.parts.place_ids[place]
        most = _barrels(s, place)
        args: dict[str, object] = {"place": id, "n": bonus_amount(s, place)}
        out.append(Field(_beer_key(era, id), "beer", "BIR-10.7", most, args=args, together=most))
    return out


def _own(s: State, filled: Filled) -> None:
    for seat in range(s.seats):
        for place in _bonus_places(s):
            id = s.parts.place_ids[place]
            for era in eras_of(s.table):
                barrels = filled.at(_beer_key(era, id), seat)
                s.n[seat * WIDTH + POINTS + OWN_POINTS] += barrels * bonus_amount(s, place)


def sheet(game: AnyGame, options: Mapping[str, str], seats: int) -> Sheet:
    s: State = game.setup(options, seats)
    more = [_beer_fields(s, era) for era in eras_of(s.table)]
    return BrassSheet(s, NUMBERS, more, [], _own, score, outcome)
