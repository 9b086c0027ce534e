"""The terminal board of Brass: Birmingham: an opening and a middle position, in both languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from gwarek.cli.boards import Scene, draw
from gwarek.core.catalogue import load_game
from gwarek.i18n import Speech, Teller
from gwarek.i18n.spaces import NBSP

NAMES = ["Ala", "Ola", "Jan"]
OPENING = (
    "seats 3; hand red stone brewery brewery wild_location; merchant oxford/1 any; merchant oxford/2 blank"
)
MIDDLE = (
    "seats 3; era rail; round 2; order blue red yellow; turn red; actions 1; money 17 8 3; spent 0 15 4;"
    " income 10 18 7; coal 0; iron 10; at dudley/1 blue coal_mine/2 1; at coventry/3 red iron_works/2 flipped;"
    " at birmingham/4 yellow manufacturer/5; at farm_south/1 blue brewery/2 2;"
    " link red dudley-birmingham kidderminster-worcester; link blue leek-belper;"
    " hand red dudley redditch; discard red stone leek; deck 9; merchant oxford/1 any empty"
)


def drawn(position: str, lang: str, seat: int | None = 0, width: int = 120) -> list[str]:
    """The lines of the board without colour."""
    game = load_game("birmingham")
    view = game.view(game.position(position), seat)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw(Scene(view, game.facts(), Teller(Speech(lang), game, NAMES), seat, width)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue().replace(NBSP, " ")
    assert "cli-birmingham" not in text
    return text.splitlines()


def row(lines: list[str], *beginnings: str) -> list[str]:
    """The one line that begins like this (after the banner), its words."""
    found = [line for line in lines if line.lstrip("▌ ").startswith(beginnings)]
    assert found, beginnings
    return found[0].lstrip("▌ ").split()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Canal era · round 1 of 9 · actions left: 1 of 1",
                "● Ala £0 → ■ Ola £0 → ▲ Jan £0",
                "£17 · income 0 (space 10)",
                "0 VP · link tiles 14",
                "Coal market  £1·C £2CC £3CC £4CC £5CC £6CC £7CC  buy £1 · sell £1",
                "buy £2 · sell £1",
                "Your hand: ▌Stone, brewery ×2, wild location",
                "wild cards: 2 location, 3 industry",
            ],
        ),
        (
            "pl",
            [
                "Era kanałowa · runda 1 z 9 · pozostałe akcje: 1 z 1",
                "● Ala £0 → ■ Ola £0 → ▲ Jan £0",
                "£17 · dochód 0 (pole 10)",
                "0 PZ · żetony połączeń 14",
                "Rynek węgla   £1·W £2WW £3WW £4WW £5WW £6WW £7WW  kupno £1 · sprzedaż £1",
                "kupno £2 · sprzedaż £1",
                "Twoja ręka: ▌Stone, browar ×2, joker miasta",
                "jokery: miasta 2, przedsiębiorstwa 3",
            ],
        ),
    ],
)
def test_an_opening(lang: str, said: list[str]) -> None:
    lines = drawn(OPENING, lang)
    text = "\n".join(lines)
    for one in said:
        assert one in text
    assert row(lines, "Leek")[-1] == "·Stoke-on-Trent"  # no canal leads to Belper
    oxford = row(lines, "Oxford")
    assert oxford[1:4] == (["anything", "B", "–"] if lang == "en" else ["wszystko", "P", "–"])
    assert "Nottingham  " not in text  # no merchants there with three players


def test_the_mat_tells_the_next_tile_of_each_industry() -> None:
    text = " ".join(" ".join(drawn(OPENING, "en")).split())
    for words in ("cott I 12 1 5 5 11", "manu I 8 C 1 3 5 11", "brew I 5 I · 4 4 7"):
        assert text.count(words) == len(NAMES)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Rail era · round 2 of 9 · actions left: 1 of 2 · deck 9",
                "■ Ola £15 → ▸ ● Ala £0 → ▲ Jan £4",
                "buy £8 · sell £7",
                "buy £1 · full",
                "£8 · income +4 (space 18)",
                "£3 · income −3 (space 7)",
                "cards 2 · discarded",
                "cott I ✕",
            ],
        ),
        (
            "pl",
            [
                "Era kolejowa · runda 2 z 9 · pozostałe akcje: 1 z 2 · talia 9",
                "■ Ola £15 → ▸ ● Ala £0 → ▲ Jan £4",
                "kupno £8 · sprzedaż £7",
                "kupno £1 · pełny",
                "£8 · dochód +4 (pole 18)",
                "£3 · dochód −3 (pole 7)",
                "karty 2 · odrzucone",
                "przę I ✕",
            ],
        ),
    ],
)
def test_a_middle_position(lang: str, said: list[str]) -> None:
    coal, iron, manu, brew = (
        ("coal", "iron", "manu", "brew") if lang == "en" else ("kop", "huta", "manu", "brow")
    )
    lines = drawn(MIDDLE, lang)
    text = "\n".join(lines)
    for one in said:
        assert one in text
    assert row(lines, "Dudley")[:5] == ["Dudley", "●", f"■{coal}", "II", "×1"]  # in the network of red
    assert "●Birmingham" in row(lines, "Dudley")
    assert f"●{iron} II ✓" in text
    assert row(lines, "4 ")[:3] == ["4", f"▲{manu}", "V"]
    own = ["●"] if lang == "en" else []  # the Polish name takes two lines, with the mark at its end
    assert own or "browar ●" in text
    assert row(lines, "southern", "południowy")[2:] == [
        *own,
        f"■{brew}",
        "II",
        "×2",
        "●Kidderminster",
        "+",
        "Worcester",
    ]
    assert row(lines, "Leek")[-1] == "■Belper"
    assert row(lines, "Oxford")[1:2] == (["anything"] if lang == "en" else ["wszystko"])
    assert row(lines, "Oxford")[2] not in ("B", "P")  # its barrel is drunk


def test_others_see_no_hand() -> None:
    assert "Your hand" not in "\n".join(drawn(MIDDLE, "en", seat=None))
    assert "Redditch, " not in "\n".join(drawn(MIDDLE, "en", seat=1))


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", [80, 100, 130])
def test_nothing_is_cut_off(lang: str, width: int) -> None:
    lines = drawn(MIDDLE, lang, width=width)
    assert max(map(len, lines)) <= width
    assert not [line for line in lines if "…" in line]
