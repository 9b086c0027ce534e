"""The terminal board of Switch & Signal: both sides of the board, in both languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from gwarek.cli.boards import Scene, draw
from gwarek.core.catalogue import load_game
from gwarek.i18n import Speech, Teller
from gwarek.i18n.spaces import NBSP

NAMES = ["Ala", "Ola", "Jan"]
EUROPE = (
    "seats 2; number 4; card T03; seen T01 T05; gone T07; symbol 1; train black CE07.2 to BRU with blue due;"
    " train grey NUE; train brown CAL; train brown CE16.1 with white; clock 2; timelost 12; used dispatcher;"
    " port MAR blue yellow; hand red signal move move; hand blue switch; pile 3 0 2; open BAS CE13 CE24;"
    " green CE23@NUE; red CE20@NUE"
)
AMERICA = (
    "seats 3; option board north_america; option deployment tokens; option open_hands no; number 2; card T03;"
    " train black NA43.2 to BUF; train grey SEA; tokens 2 7; used shunter; port NYC red; hand red signal move move;"
    " hand yellow switch"
)


def drawn(position: str, lang: str, seat: int | None = 0, width: int = 120) -> list[str]:
    """The lines of the board without colour."""
    game = load_game("switchsignal")
    view = game.view(game.position(position), seat)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw(Scene(view, game.facts(), Teller(Speech(lang), game, NAMES), seat, width)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue().replace(NBSP, " ")
    assert "cli-switchsignal" not in text
    return text.splitlines()


def row(lines: list[str], beginning: str) -> list[str]:
    """The words of the first line that begins like this."""
    return next(line for line in lines if line.startswith(beginning)).split()


def track(lines: list[str], id: str) -> str:
    """The drawing of one line of the network."""
    words = " ".join(lines[lines.index(next(line for line in lines if line.startswith("CE01"))) :]).split()
    return words[words.index(id) + 1]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Central Europe · turn 4 · step 2, actions · goods delivered 2 of 8",
                "Clock: ●●○○○○○ 2 time tokens",
                "(boxed 2, lost 1)",
                "Timetable card: T03: ✓ deploy any colour · ▸ move BL · move GR",
                "BL Brussels–Basel (2) CE07.2",
                "Depot: BL 2  BR 1  GR 2",
                "Dice: BL 2 3 3 4 4 5  BR 1 2 2 3 3 4  GR 1 1 1 2 2 3",
                " 6 Calais CAL BR",
                "Helpers: Logistician · Dispatcher (used) · Conductor",
                "cards 3 of 10",
                "Played: signal 3 · switch 0 · move 2",
            ],
        ),
        (
            "pl",
            [
                "Europa Środkowa · tura 4 · krok 2, akcje · dostarczone towary: 2 z 8",
                "Zegar: ●●○○○○○ 2 żetony czasu",
                "(odłożone 2, stracone 1)",
                "Karta rozkładu: T03: ✓ rozstaw dowolny kolor · ▸ rusz CZ · rusz SZ",
                "CZ Bruksela–Bazylea (2) CE07.2",
                "Zajezdnia: CZ 2  BR 1  SZ 2",
                " 6 Calais CAL BR",
                "Dyspozytorka (wykorzystano)",
                "karty 3 z 10",
                "Zagrane: semafor 3 · zwrotnica 0 · ruch 2",
            ],
        ),
    ],
)
def test_the_middle_of_a_game(lang: str, said: list[str]) -> None:
    text = "\n".join(drawn(EUROPE, lang))
    for one in said:
        assert one in text


def test_lines_show_trains_their_way_signals_and_covered_branches() -> None:
    lines = drawn(EUROPE, "en")
    assert track(lines, "CE07") == "BRU─▫╱‹BLB▫×BAS"  # towards Brussels, with a blue good; covered in Basel
    assert track(lines, "CE16").endswith("BRW›╱▫┃NUE")  # towards Nuremberg, whose signal there is red
    assert track(lines, "CE23").endswith("▫╱NUE")
    assert track(lines, "CE24").endswith("▫─BAS")
    assert track(lines, "CE01") == "CAL─▫─LIL"  # a start has neither signal nor switch


def test_cities_show_goods_train_and_the_signals_of_their_exits() -> None:
    lines = drawn(EUROPE, "en")
    nuremberg = row(lines, "Nuremberg NUE")
    assert nuremberg[2:4] == ["W", "GR"]  # one of two white goods is on its way
    assert "╱Munich" in nuremberg
    assert "┃Salzburg" in nuremberg
    assert row(lines, "Paris PAR")[2:4] == ["–", "–"]  # one blue good is stored, the other on a train
    assert row(lines, "Marseille MAR")[2:4] == ["⚓", "YB"]
    basel = " ".join(row(lines, "Basel BAS"))
    assert basel == "Basel BAS Frankfurt CE13 ═ Munich CE24 Dijon CE34, Brussels CE07"


def test_what_a_roll_may_cost_stands_beside_the_train() -> None:
    lines = drawn(EUROPE, "en")
    assert row(lines, "BR Calais CAL")[3:] == ["→", "Lille", "–", "no", "time", "lost"]
    # One segment is free, then the grey train stands in Nuremberg: every point after the first costs a token.
    # Of the die 1 2 2 3 3 4 five faces have such points, the 4 has three.
    assert " ".join(row(lines, "BR Leipzig–Nuremberg")).endswith("time lost on 5 of 6, up to 3")


def test_closed_hands_are_counted_only() -> None:
    text = "\n".join(drawn(AMERICA, "en"))
    assert text.count("not shown") == 2
    assert "move 2" in text
    assert "\n".join(drawn(AMERICA, "en", seat=None)).count("not shown") == 3


def test_start_tokens_are_listed() -> None:
    assert "Start tokens left: 2 7" in "\n".join(drawn(AMERICA, "en"))
    assert "Start tokens" not in "\n".join(drawn(EUROPE, "en"))


def test_a_layout_by_the_team_shows_what_is_not_set() -> None:
    lines = drawn("seats 2; option layout free; phase switches; number 0; step 0; open BAS", "en")
    assert row(lines, "Basel BAS")[2:5] == ["not", "set", "yet"]
    assert track(lines, "CE24").endswith("?BAS")


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("position", [EUROPE, AMERICA])
def test_nothing_is_cut_off(position: str, lang: str, width: int) -> None:
    lines = drawn(position, lang, width=width)
    assert max(map(len, lines)) <= width
    assert not [line for line in lines if "…" in line]
    for place in ("Munich", "Monachium") if position == EUROPE else ("Salt Lake City",):
        ways = [line for line in lines if line.startswith(f"{place} ")]
        assert all("═" in line for line in ways)  # a junction and its open way stand in one row
