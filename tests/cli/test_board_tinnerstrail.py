"""The terminal board of Tinners' Trail, with and without Lord Wallace; and his decisions told with their reasons."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from gwarek.cli.boards import Scene, draw
from gwarek.cli.tables import score_table
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.event import Event
from gwarek.core.match import Match
from gwarek.games.tinnerstrail.events import WallaceChose, WallaceChoseBorder
from gwarek.i18n import Speech, Teller
from gwarek.i18n.spaces import NBSP

NAMES = ["Ala", "Ola", "Jan"]
AUCTION = (
    "seats 3; phase bidding; round 3; prices 7 2; money 20 12 7; columns 4 2 2; track blue yellow red; turn yellow;"
    " active blue; mine gwennap red 3 2 1; mine st_austell yellow 1 0 4; at st_austell train 1 miner 1 pump 1;"
    " tile redruth B4; seen st_just A3 red; auction redruth; bid 6; leader blue; bidders blue yellow; minimum 1;"
    " bids 0 6 0; hand red A-copper1 wild_miner; hand blue C-pump; ore red 2 1; score round-1 44 20 1"
)
SOLO = (
    "seats 1; option arsenic yes; option emigration yes; round 2; prices 5 8; columns 3 4; mine gwennap red 3 2 1;"
    " mine truro blue 2 1 3; at truro miner 1 port 1; adit gwennap-truro st_just-penzance; tile st_just A3;"
    " hand red A-copper1 B-port; at gwennap calciner 1 arsenic 2; at penzance drainage 2 copper 1 tin 1; limiter 9 -;"
    " arsenic 1 0; sent kimberley 1 red; played deck:B-tin1 wallace:C-tin2; backs A 2 B 2 C 1; back B; cards LW01 LW03"
)


def plain(part: Any, width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().replace(NBSP, " ")


def drawn(
    position: str, lang: str, seat: int | None = 0, width: int = 120, names: list[str] = NAMES
) -> list[str]:
    """The lines of the board without colour."""
    game = load_game("tinnerstrail")
    view = game.view(game.position(position), seat)
    text = plain(draw(Scene(view, game.facts(), Teller(Speech(lang), game, names), seat, width)), width)
    assert "cli-tinnerstrail" not in text
    return text.splitlines()


def row(lines: list[str], beginning: str) -> list[str]:
    """The words of the first line that begins like this."""
    found = next(line for line in lines if line.startswith((beginning, f"▌{beginning}")))
    return found.lstrip("▌").split()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Round 3 of 4 · tin £7 · copper £2",
                "Work track: 0  1  2■▲  3  4●  5  6  7  8  9  10",
                "Auction of Redruth · ■ Ola £6 · still in: ■ ▲",
                "£20 · 44 points",
                "column 4, 6 work left",
                "copper 2 · tin 1",
                "maps: A wild",
                "Your maps: A: +1 copper (£2); wild: miner (£3)",
            ],
        ),
        (
            "pl",
            [
                "Runda 3 z 4 · cyna £7 · miedź £2",
                "Tor pracy: 0  1  2■▲  3  4●  5  6  7  8  9  10",
                "Licytacja: Redruth · ■ Ola £6 · licytują: ■ ▲",
                "£20 · 44 punkty",
                "£7 · 1 punkt ",
                "kolumna 4, zostało 6",
                "mapy: A joker",
                "Twoje mapy: A: +1 miedź (£2); joker: górnik (£3)",
            ],
        ),
    ],
)
def test_an_auction(lang: str, said: list[str]) -> None:
    lines = drawn(AUCTION, lang)
    text = "\n".join(lines)
    for one in said:
        assert one in text
    assert row(lines, "Redruth")[2:6] == ["5", "2", "5", "·"]  # B4: 5 copper, 2 tin, 5 water, no mine yet
    assert row(lines, "Gwennap")[1:7] == ["●", "mine" if lang == "en" else "kopalnia", "3", "2", "1", "2"]
    # St Austell ~, mine of yellow: 1 copper, 4 water; capacity 2 for the mine, 1 each for miner and train
    assert row(lines, "St Austell")[3:4] + row(lines, "St Austell")[5:9] == ["▲", "1", "·", "4", "4"]


def test_a_tile_you_have_seen_shows_its_numbers_to_you_alone() -> None:
    assert row(drawn(AUCTION, "en", seat=0), "St Just")[3:9] == ["face", "down", "●", "3", "3", "2"]
    assert row(drawn(AUCTION, "en", seat=1), "St Just")[3:9] == ["face", "down", "●", "·", "·", "·"]


def test_others_see_no_hand() -> None:
    assert "Your maps" not in "\n".join(drawn(AUCTION, "en", seat=None))
    assert "+1 copper" not in "\n".join(drawn(AUCTION, "en", seat=1))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "9┃",
                "spent £0 · 0 points",
                "arsenic 1 · calciner built",
                "arsenic 0 · calciner unbuilt",
                "Arsenic market: £18 £17 £16 £15 │ £14 £12 £11 £10 │ £10 £9 £9 £8 │ £8 £7 £7 £6 · next £14",
                "drainage 2",
                "Maps played: B: +1 tin (£1); C: +2 tin (£3)",
                "Lord Wallace: maps left 5 · next of region B · action cards left 10 · shown: LW01 LW03",
            ],
        ),
        (
            "pl",
            [
                "9┃",
                "wydatki £0 · 0 punktów",
                "arszenik 1 · piec zbudowany",
                "odwadnianie 2",
                "Zagrane mapy: B: +1 cyna (£1); C: +2 cyny (£3)",
                "Lord Wallace: mapy: zostało 5 · następna z regionu B · karty akcji: zostało 10 · odkryte: LW01 LW03",
            ],
        ),
    ],
)
def test_alone_with_both_expansions(lang: str, said: list[str]) -> None:
    lines = drawn(SOLO, lang, names=["Ala"])
    text = "\n".join(lines)
    for one in said:
        assert one in text
    assert "═Truro" in text
    assert "═Gwennap" in text
    assert row(lines, "Kimberley")[1:] == ["●", "£5", "£6", "£8"]
    assert row(lines, "Penzance")[2:5] == ["–", "+1", "+1"]  # ore from an adit before any mine


def test_the_score_has_a_column_for_lord_wallace() -> None:
    game = load_game("tinnerstrail")
    speech = Speech("en")
    score = game.score(game.position("seats 1; phase over; round 4; score round-1 44 30"))
    text = plain(score_table(speech, Teller(speech, game, ["Ala"]), score))
    assert "■ Lord Wallace" in text
    assert "30" in text


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", [80, 100, 130])
@pytest.mark.parametrize("position", [AUCTION, SOLO])
def test_nothing_is_cut_off(position: str, lang: str, width: int) -> None:
    lines = drawn(position, lang, width=width, names=["Ala"] if position == SOLO else NAMES)
    assert max(map(len, lines)) <= width
    assert not [line for line in lines if "…" in line]


# -- Lord Wallace's decisions in words

CHOICES: list[tuple[Event, str, str]] = [
    (
        WallaceChose(1, "miner", "gwennap", ["most-ore", "least-water"], 3),
        "Mine for the miner – most ore, then least water: Gwennap (out of 3).",
        "Kopalnia dla górnika – najwięcej rudy, potem najmniej wody: Gwennap (3 do wyboru).",
    ),
    (
        WallaceChose(1, "build-down", "st_just", ["only"], 1),
        "Area to bid for, face-down tiles – only St Just is possible.",
        "Obszar do licytacji, zakryte kafelki – w grę wchodzi tylko St Just.",
    ),
    (
        WallaceChoseBorder(1, "gwennap-truro", ["fewest-ore", "fewest-copper", "west"], 4),
        "Border for the adit – least ore, then least copper, then furthest west: Gwennap and Truro (out of 4).",
        "Granica dla sztolni – najmniej rudy, potem najmniej miedzi, potem najdalej na zachód: "
        "Gwennap i Truro (4 do wyboru).",
    ),
]


@pytest.mark.parametrize(("event", "en", "pl"), CHOICES)
def test_his_choices_name_the_criteria_in_their_order(event: Event, en: str, pl: str) -> None:
    game = load_game("tinnerstrail")
    assert Teller(Speech("en"), game, ["Ala"]).event(event) == en
    assert Teller(Speech("pl"), game, ["Ala"]).event(event).replace(NBSP, " ") == pl


HARD = dict.fromkeys(("better_mines", "cheap_labour", "deep_pockets", "subsidy", "arsenic"), "yes") | {
    "emigration": "yes",
    "greenfield_purchase": "yes",
    "kickstarter": "tiles",
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("options", [{}, HARD])
def test_a_game_alone_is_told_without_gaps(lang: str, options: dict[str, str]) -> None:
    game = load_game("tinnerstrail")
    rng = QuickRng(3)
    match = Match(game, 1, options, "3")
    tell = Teller(Speech(lang), game, ["Ala"])
    while not match.is_over():
        legal = [a.text() for a in match.legal(0)]
        lines = [line for line in legal if line != "pass"] or legal
        match.act(0, lines[rng.below(len(lines))])
    told = [tell.event(event) for entry in match.told for event in entry.events]
    assert not [text for text in told if "{" in text or text.startswith("tinnerstrail-")]
    assert any(text.startswith(("Lord Wallace’s card LW", "Karta Lorda Wallace’a LW")) for text in told)
