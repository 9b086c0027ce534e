"""Complete games, replayed: every position is sound, chance agrees with the seed, and the result is the one told."""

from pathlib import Path

import pytest

from gwarek.core.catalogue import load_game
from gwarek.core.match import fair_faults, replay
from gwarek.core.record import read_record
from gwarek.testing.contract import check_secrets, check_sound

FILES = sorted(Path(__file__).parent.glob("*/*.gwarek"))


def test_there_are_records_for_every_player_count() -> None:
    for slug in {file.parent.name for file in FILES}:
        counts = {
            len(read_record(file.read_text(encoding="utf-8")).names())
            for file in FILES
            if file.parent.name == slug
        }
        assert counts == set(load_game(slug).info.seats)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_record_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    assert record.text() == text
    game = load_game(record.header["game"])
    match = replay(game, record)
    for number in match.live():
        check_sound(game, match.state_at(number))
    assert match.is_over()
    assert match.record().header["result"] == record.header["result"]
    assert fair_faults(match, record.header["seed"]) == []
    check_secrets(game, match)


def test_a_record_with_a_forbidden_line_is_refused() -> None:
    from gwarek.core.match import Refused

    coal_baron = next(file for file in FILES if file.parent.name == "coalbaron")
    record = read_record(coal_baron.read_text(encoding="utf-8"))
    spoiled = record.text().replace(" stop\n", " load grey\n", 1)
    with pytest.raises(Refused):
        replay(load_game(record.header["game"]), read_record(spoiled))
