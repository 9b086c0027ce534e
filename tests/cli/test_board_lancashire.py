"""The terminal board of Brass: Lancashire: an opening and a middle position, in both languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from gwarek.cli.boards import Scene, draw
from gwarek.core.catalogue import load_game
from gwarek.i18n import Speech, Teller
from gwarek.i18n.spaces import NBSP

NAMES = ["Ala", "Ola", "Jan"]
OPENING = "seats 3; hand red colne shipyard shipyard"
MIDDLE = (
    "seats 3; era rail; round 2; order blue red yellow; turn red; actions 1; money 17 8 3; spent 0 15 4;"
    " income 10 18 7; coal 0; iron 7; used -2 0; at wigan/1 blue coal_mine/2 1;"
    " at manchester/4 red iron_works/2 flipped; at manchester/1 yellow cotton_mill/3; at liverpool/1 red port/2;"
    " link red liverpool-wigan lancaster-scotland; link blue burnley-colne; hand red colne manchester; deck 9"
)
CLOSED = (
    "seats 3; option distant_bonus income; option unpayable_debt negative_cash; money -3 30 30; used -4 -3 -2"
)


def drawn(position: str, lang: str, seat: int | None = 0, width: int = 120) -> list[str]:
    """The lines of the board without colour."""
    game = load_game("lancashire")
    view = game.view(game.position(position), seat)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw(Scene(view, game.facts(), Teller(Speech(lang), game, NAMES), seat, width)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue().replace(NBSP, " ")
    assert "cli-lancashire" not in text
    return text.splitlines()


def row(lines: list[str], *beginnings: str) -> list[str]:
    """The first line that begins like this, its words."""
    found = [line for line in lines if line.lstrip().startswith(beginnings)]
    assert found, beginnings
    return found[0].split()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Canal Period · round 1 of 10 · actions left: 1 of 1",
                "set aside 9 · discarded 0",
                "▸ ● Ala £0 → ■ Ola £0 → ▲ Jan £0",
                "£30 · income 0 (space 10)",
                "0 VP · link tiles 14",
                "Coal demand    £1CC £2CC £3CC £4CC",
                "buy £1 · full",
                "‹3› 3 2 2 1 1 0 0 closed  bonus in £",
                "Distant market, 12 tiles unseen: 0×2 −1×2 −2×4 −3×3 −4×1 · used: –",
                "Your hand: Colne, shipyard ×2 · industry cards build in any town",
            ],
        ),
        (
            "pl",
            [
                "Okres Kanałów · runda 1 z 10 · pozostałe akcje: 1 z 1",
                "odłożone 9 · zagrane 0",
                "▸ ● Ala £0 → ■ Ola £0 → ▲ Jan £0",
                "£30 · dochód 0 (pole 10)",
                "0 PZ · żetony połączeń 14",
                "Popyt na węgiel   £1WW £2WW £3WW £4WW",
                "kupno £1 · pełny",
                "‹3› 3 2 2 1 1 0 0 zamknięty  premia w £",
                "Rynek Zamorski, 12 nieodkrytych żetonów: 0×2 −1×2 −2×4 −3×3 −4×1 · użyte: –",
                "Twoja ręka: Colne, stocznia ×2 · karty przedsiębiorstw budują w każdym regionie",
            ],
        ),
    ],
)
def test_an_opening(lang: str, said: list[str]) -> None:
    lines = drawn(OPENING, lang)
    text = "\n".join(lines)
    for one in said:
        assert one in text
    assert row(lines, "Fleetwood") == ["Fleetwood", "port", "·Preston"]
    assert row(lines, "Barrow-in-Furness")[-1] in ("iron", "huta")  # no canal leads there
    assert row(lines, "Scotland", "Szkocja")[1:] == ["2", "·", "port", "–"]
    assert row(lines, "Northwich")[1] == "2"


def test_the_stacks_tell_the_next_tile_of_each_industry() -> None:
    text = " ".join(" ".join(drawn(OPENING, "en")).split())
    for words in (
        "mill I 12 3 5 12",
        "port I 6 2 3 8",
        "coal I 5 1 4 7",
        "iron I 5 C 3 3 4",
        "ship 0 ✕ 0 0 0 6",
    ):
        assert text.count(words) == len(NAMES)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Rail Period · round 2 of 10 · actions left: 1 of 2 · deck 9 · set aside 6",
                "■ Ola £15 → ▸ ● Ala £0 → ▲ Jan £4",
                "buy £5 · filling brings £4",
                "buy £1 · filling brings £1",
                "3 3 ‹2› 2 1 1 0 0 closed",
                "10 tiles unseen: 0×1 −1×2 −2×3 −3×3 −4×1 · used: −2 0",
                "£8 · income +4 (space 18)",
                "£3 · income −3 (space 7)",
                "0 VP · link tiles 12",
                "mill I ✕",
                "Your hand: Colne, Manchester",
            ],
        ),
        (
            "pl",
            [
                "Okres Kolei · runda 2 z 10 · pozostałe akcje: 1 z 2 · talia 9 · odłożone 6",
                "■ Ola £15 → ▸ ● Ala £0 → ▲ Jan £4",
                "kupno £5 · za zapełnienie £4",
                "kupno £1 · za zapełnienie £1",
                "3 3 ‹2› 2 1 1 0 0 zamknięty",
                "10 nieodkrytych żetonów: 0×1 −1×2 −2×3 −3×3 −4×1 · użyte: −2 0",
                "£8 · dochód +4 (pole 18)",
                "£3 · dochód −3 (pole 7)",
                "0 PZ · żetony połączeń 12",
                "przę I ✕",
                "Twoja ręka: Colne, Manchester",
            ],
        ),
    ],
)
def test_a_middle_position(lang: str, said: list[str]) -> None:
    coal, iron, mill, ship = (
        ("coal", "iron", "mill", "ship") if lang == "en" else ("kop", "huta", "przę", "stoc")
    )
    lines = drawn(MIDDLE, lang)
    text = "\n".join(lines)
    for one in said:
        assert one in text
    wigan = row(lines, "Wigan")
    assert wigan[:5] == [
        "Wigan",
        "●*",
        f"■{coal}",
        "II",
        "×1",
    ]  # a railway of red ends there: network and reach
    assert "●Liverpool" in wigan
    assert row(lines, "Manchester")[:4] == ["Manchester", "●*", f"▲{mill}", "III"]
    assert row(lines, "4 ")[:4] == ["4", f"●{iron}", "II", "✓"]
    assert row(lines, "Birkenhead")[:3] == ["Birkenhead", "*", ship]  # in reach over the virtual link only
    assert row(lines, "Scotland", "Szkocja")[1] == "●"  # in the network, but not a town to build in
    assert row(lines, "Colne")[1:4] == [mill, mill, "■Burnley"]


def test_a_closed_market_and_negative_money() -> None:
    text = "\n".join(drawn(CLOSED, "en"))
    assert "3 3 2 2 1 1 0 0 ‹closed›  bonus in income spaces" in text
    assert "used: −4 −3 −2" in text
    assert "−£3 · income 0" in text


def test_others_see_no_hand() -> None:
    assert "Your hand" not in "\n".join(drawn(MIDDLE, "en", seat=None))
    assert "Colne, Manchester" not in "\n".join(drawn(MIDDLE, "en", seat=1))


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", [80, 100, 130])
def test_nothing_is_cut_off(lang: str, width: int) -> None:
    lines = drawn(MIDDLE, lang, width=width)
    assert max(map(len, lines)) <= width
    assert not [line for line in lines if "…" in line]
