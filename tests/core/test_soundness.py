"""Positions people type: what contradicts the box, the rules or itself is named at every door."""

from pathlib import Path

import pytest

from gwarek import Match, Problem, load_game, new_match, read_record, replay, slugs
from gwarek.core.soundness import sound_position
from gwarek.i18n import Speech
from tests.cli.conftest import Run, run

__all__ = ["run"]

UNSOUND = [
    # a mine of level II gets 3 cubes
    ("birmingham", "at dudley/1 red coal_mine/2 7", "at dudley/1 red coal_mine/2 7", "3"),
    # in the canal era everybody has one tile in a town
    (
        "birmingham",
        "at dudley/1 red coal_mine/1; at dudley/2 red iron_works/1",
        "at dudley/2 red iron_works/1 4",
        "at dudley/1 red coal_mine/1 2; era canal",
    ),
    ("birmingham", "round 99", "round 99", "10"),
    ("birmingham", "phase draw; deck 0", "phase draw", "deck"),
    ("birmingham", "phase selloff; debt 3", "phase selloff", "at … red"),
    (
        "lancashire",
        "at burnley/1 red cotton_mill/1; at burnley/2 red cotton_mill/1",
        "at burnley/2",
        "era canal",
    ),
    ("lancashire", "round 2; actions 9", "actions 9", "2"),
    ("lancashire", "phase second; first bolton-bury", "phase second", "link red bolton-bury"),
    ("lancashire", "phase selloff; debt 3", "phase selloff", "at … red"),
    ("switchsignal", "clock 99", "clock 99", "7"),
    ("switchsignal", "phase reveal; deck 0", "phase reveal", "deck 0"),
    ("switchsignal", "phase keep", "phase keep", "moving"),
    ("switchsignal", "phase train; card T06; symbol 1; colour black", "phase train", "train black … due"),
    (
        "switchsignal",
        "hand red signal signal signal signal signal signal signal move move move move",
        "hand red",
        "10",
    ),
    ("coalbaron", "miners 99 18", "miners red", "18"),
    ("coalbaron", "phase mine; steps 9 of 8", "steps 9 of 8", "8"),
    ("coalbaron", "phase draft", "phase draft", "draft"),
    ("coalbaron", "cage red 3 grey grey grey grey grey grey", "cage red", "5"),
    ("tinnerstrail", "at truro water 2", "at truro water 2", "mine truro"),
    ("tinnerstrail", "phase bidding", "phase bidding", "auction"),
    ("tinnerstrail", "phase keep", "phase keep", "choice"),
    ("tinnerstrail", "seats 3; phase pumps", "phase pumps", "pumping"),
]


@pytest.mark.parametrize(("slug", "text", "clause", "against"), UNSOUND)
def test_the_clause_and_what_contradicts_it_are_named(
    slug: str, text: str, clause: str, against: str
) -> None:
    with pytest.raises(Problem) as caught:
        sound_position(load_game(slug), text)
    assert caught.value.id.startswith("unsound-")
    for lang in ("en", "pl"):
        told = Speech(lang).problem(caught.value).replace("\xa0", " ")  # Polish keeps short words together
        assert clause in told
        assert against in told


@pytest.mark.parametrize("slug", slugs())
def test_a_new_game_and_the_empty_text_are_sound(slug: str) -> None:
    game = load_game(slug)
    sound_position(game, "")
    for seats in game.info.seats:
        for preset in game.info.presets:
            s = game.setup(game.info.preset_options(preset.id), seats)
            sound_position(game, game.position_text(s))


TEXT = "seats 2; clock 99"


def test_a_match_begins_from_sound_positions_only() -> None:
    game = load_game("switchsignal")
    with pytest.raises(Problem):
        Match(game, 2, start=TEXT)
    assert Match(game, 2, start=TEXT, unsound=True).is_over() is False
    with pytest.raises(Problem):
        new_match("switchsignal", start=TEXT)
    match = new_match("switchsignal", start=TEXT, unsound=True)
    assert "clock 99" in game.position_text(match.state)


def test_a_start_says_seats_and_options_itself() -> None:
    match = new_match("switchsignal", start="seats 3; option board north_america; clock 4", seed="1")
    assert (match.seats, match.options["board"]) == (3, "north_america")
    with pytest.raises(Problem) as caught:
        new_match("switchsignal", seats=2, start="seats 3")
    assert caught.value.id == "position-start-only"


def test_a_record_begins_from_sound_positions_only(tmp_path: Path) -> None:
    text = f"game: switchsignal\nrules: 1\nseats: red=Ala blue=Ola\nstart: {TEXT}\n\n"
    with pytest.raises(Problem):
        replay(load_game("switchsignal"), read_record(text))
    assert replay(load_game("switchsignal"), read_record(text), unsound=True).entries == []


@pytest.mark.parametrize(
    "words",
    [
        ("legal", "switchsignal", TEXT),
        ("explain", "switchsignal", TEXT, "done"),
        ("apply", "switchsignal", TEXT, "done"),
        ("hint", "switchsignal", TEXT, "--bot", "random"),
        ("perft", "switchsignal", TEXT, "0"),
    ],
    ids=lambda words: words[0],
)
def test_every_question_asks(run: Run, words: tuple[str, ...]) -> None:
    refused = run(*words)
    assert refused.code == 2
    assert "“clock 99”: 99 is more than 7." in refused.err
    assert run(*words, "--unsound").code == 0


@pytest.mark.parametrize("command", ["replay", "verify", "legal"])
def test_every_record_asks(run: Run, command: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.gwarek"
    file.write_text(f"game: switchsignal\nrules: 1\nseats: red=Ala blue=Ola\nstart: {TEXT}\n\n")
    words = [command, *(["switchsignal"] if command == "legal" else []), file]
    assert run(*words).code == 2
    assert run(*words, "--unsound").code == 0


def test_one_card_too_many_says_how_many_there_are(run: Run) -> None:
    told = run("legal", "lancashire", "hand red colne colne colne")
    assert told.code == 2
    assert "“colne”" in told.err
    assert "the box has 2" in told.err
    told = run("legal", "birmingham", "seats 2; hand red dudley dudley dudley")
    assert "the box has 2" in told.err
    told = run(
        "legal",
        "coalbaron",
        "tiles red T-grey-light-2 T-grey-light-2 T-grey-light-2 T-grey-light-2 T-grey-light-2",
    )
    assert "T-grey-light-2 5 times" in told.err
    told = run(
        "legal",
        "switchsignal",
        "train grey CAL; train grey HAM; train grey VEN; train grey VIE; train grey PAR",
    )
    assert "grey 5 times" in told.err


def test_a_number_out_of_range_says_the_range(run: Run) -> None:
    assert "should be from 0 to 14" in run("legal", "birmingham", "coal 99").err
