"""Acting, undoing, replaying: all through Coal Baron, all through text."""

import pytest

from gwarek import Match, Problem, Refused, load_game, new_match, read_record, replay, slugs
from gwarek.adapters.table import make_table
from gwarek.core.match import fair_faults
from gwarek.core.seat import CHANCE
from gwarek.lab.arena import make_plan


def after_draft(seats: int = 2, seed: str = "11") -> Match:
    match = new_match("coalbaron", seats, seed=seed, options={"start_player": "0"})
    while match.view(None)["phase"] == "draft":
        match.act(None, match.legal()[0].text())
    return match


def text(match: Match) -> str:
    return match.game.position_text(match.state)


USUAL = {"birmingham": 2, "coalbaron": 2, "lancashire": 3, "switchsignal": 2, "tinnerstrail": 2}


def test_without_a_number_of_seats_every_door_opens_the_same_game() -> None:
    """Two; three in Brass: Lancashire, whose game for two is a variant of players."""
    assert sorted(USUAL) == slugs()
    for slug, seats in USUAL.items():
        game = load_game(slug)
        assert new_match(slug, seed="1").seats == seats
        assert make_plan(slug, ["random"]).seats == seats
        assert make_table(slug).seats == seats
        assert f"seats {seats}" in game.position_text(game.position(""))


def test_several_lines_are_applied_all_or_none() -> None:
    match = after_draft()
    before, length = text(match), len(match.entries)
    with pytest.raises(Refused) as refused:
        match.act("red", ["send mine_10", "cage 3", "load yellow"])
    assert [v.id for v in refused.value.violated] == ["COA-6.6"]
    assert (text(match), len(match.entries)) == (before, length)
    match.act("red", ["send mine_10", "cage 3", "load grey"])
    assert [entry.line for entry in match.entries[length:]] == ["send mine_10", "cage 3", "load grey"]


def test_a_line_that_cannot_be_read_changes_nothing() -> None:
    match = after_draft()
    before = text(match)
    with pytest.raises(Problem) as problem:
        match.act("red", "send the_moon")
    assert problem.value.facts["word"] == "the_moon"
    assert text(match) == before


def test_the_other_seat_may_not_act() -> None:
    match = after_draft()
    with pytest.raises(Refused) as refused:
        match.act("blue", "send money_4")
    assert [v.id for v in refused.value.violated] == ["COA-TURN"]


def test_undo_is_an_entry_and_goes_back_exactly() -> None:
    match = after_draft()
    match.act("red", "send mine_10")
    length = len(match.entries)
    before = text(match)
    match.act("red", ["cage 3", "load grey"])
    assert match.free_undo(0) == length - 1  # to before the miners were sent: nothing was revealed
    match.undo("red", length)
    assert text(match) == before
    assert match.entries[-1].line == f"undo {length}"
    assert match.live() == list(range(1, length + 1))
    match.act("red", "cage 1")
    assert match.live()[-2:] == [length, len(match.entries)]


def test_a_copy_goes_its_own_way() -> None:
    match = after_draft()
    before, entries = text(match), list(match.entries)
    other = match.copy()
    for _ in range(20):
        other.act(None, other.legal()[-1].text())
    other.undo(0, len(entries))
    assert (text(match), match.entries) == (before, entries)
    assert text(other) == before
    again = match.copy()
    match.act(None, match.legal()[-1].text())
    again.act(None, again.legal()[-1].text())
    assert (text(again), again.record().text()) == (text(match), match.record().text())


def test_an_undo_of_an_undo_finds_its_way_through_the_record() -> None:
    match = after_draft()
    match.act("red", "send mine_10")
    here = len(match.entries)
    match.act("red", "cage 3")
    with_cage = text(match)
    match.undo("red", here)
    match.undo("red", here + 1)
    assert text(match) == with_cage


def test_a_redo_leads_where_the_undo_came_from_until_something_else_is_done() -> None:
    match = after_draft()
    match.act("red", "send mine_10")
    sent = len(match.entries)
    match.act("red", "cage 3")
    ridden = text(match)
    assert match.redo_to() is None
    match.undo("red", sent)  # one step back,
    match.undo("red", sent - 1)  # and another
    assert match.turned(len(match.entries)) == ([sent], [])
    assert match.redo_to() == sent
    match.undo("red", sent)
    assert match.turned(len(match.entries)) == ([], [sent])
    assert match.redo_to() == sent + 1
    match.undo("red", sent + 1)
    assert text(match) == ridden
    assert match.redo_to() is None
    assert match.live() == list(range(1, sent + 2))
    match.undo("red", sent)
    match.act("red", "cage 1")
    assert match.redo_to() is None
    assert match.takes(sent - 1) == [len(match.entries), sent]


def test_luck_drawn_in_place_of_luck_taken_back_is_marked() -> None:
    match = after_draft(seed="again")
    start = len(match.entries)
    match.act("red", "send workshop_1")  # the free space is filled from the stack: one draw
    assert [entry.seat for entry in match.entries[start:]] == [0, CHANCE]
    assert [entry.comment for entry in match.entries] == [""] * (start + 2)
    match.undo("red", start)
    match.act("red", "send workshop_2")
    match.act("blue", "send workshop_3")
    comments = [(entry.seat, entry.comment) for entry in match.entries[start + 3 :]]
    assert comments == [(0, ""), (CHANCE, "drawn again"), (1, ""), (CHANCE, "")]
    record = match.record()
    assert f"{start + 5} chance" in record.text()
    again = replay(match.game, read_record(record.text()))
    assert again.record().text() == record.text()
    assert fair_faults(again, "again") == []
    match.undo("blue", start)
    match.undo("blue", start + 7)  # a redo draws nothing
    assert [entry.comment for entry in match.entries[start + 7 :]] == ["", ""]
    told = [told.again for told in replay(match.game, match.record()).told]
    assert told == [number == start + 5 for number in range(1, len(match.entries) + 1)]


def test_what_was_revealed_is_a_barrier() -> None:
    match = after_draft()
    match.act("red", "send money_4")
    assert match.free_undo(0) == len(match.entries) - 1
    match.act("blue", "send order_pick5")  # blue looks at cards: chance, and hidden things
    assert match.free_undo(1) is None
    assert match.free_undo(0) is None
    assert match.last_decision(0) is not None


def test_a_private_look_is_told_to_one_seat_only() -> None:
    match = after_draft()
    match.act("red", "send workshop_pick5")
    look = len(match.entries)
    assert match.entries[look - 1].seat == CHANCE
    assert "T-" in match.line_for(look, 0)
    assert match.line_for(look, 1) == match.line_for(look, None) == "look ? ? ? ? ?"
    told = {viewer: match.events_for(look, viewer)[0].args()["pieces"] for viewer in (0, 1, None)}
    assert told[0] is not None
    assert told[1] is None
    assert told[None] is None


def test_a_record_replays_to_the_same_position_and_the_seed_gives_its_deals() -> None:
    match = after_draft(3, "fair")
    for _ in range(25):
        match.act(None, match.legal()[-1].text())
    match.undo(0, len(match.entries) - 3)
    record = match.record()
    again = replay(match.game, read_record(record.text()))
    assert text(again) == text(match)
    assert again.record().text() == record.text()
    assert fair_faults(again, "fair") == []
    assert fair_faults(again, "another") != []


def test_every_earlier_position_can_be_had() -> None:
    match = after_draft()
    positions = {len(match.entries): text(match)}
    for _ in range(40):
        match.act(None, match.legal()[0].text())
        positions[len(match.entries)] = text(match)
    for number, position in positions.items():
        assert match.game.position_text(match.state_at(number)) == position


def test_real_dice_can_be_typed() -> None:
    match = Match(load_game("coalbaron"), 2)
    assert match.to_act() == [CHANCE]
    tiles = " ".join(["T-grey-light-2"] * 3 + ["T-black-dark-1"] * 3)
    match.act(CHANCE, f"tiles {tiles}")
    match.act(CHANCE, "start blue")
    with pytest.raises(Problem) as problem:
        match.act(CHANCE, "reveal O-carriage-KK O-carriage-KK")
    assert problem.value.id == "chance-impossible"


@pytest.mark.parametrize(
    ("bad", "id"),
    [
        ("1 red send money_4", "record-game"),
        ("game: coalbaron\n\n2 red send money_4", "record-number"),
        ("game: coalbaron\n\n1 green send money_4", "record-seat"),
        ("game: coalbaron\n\n1 red", "record-line"),
        ("game: coalbaron\n\n1 red undo 7", "record-undo"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(bad: str, id: str) -> None:
    with pytest.raises(Problem) as problem:
        read_record(bad)
    assert problem.value.id == id


def test_comments_stay_in_the_record() -> None:
    record = read_record("game: coalbaron\nseats: red=A blue=B_C\n\n1 chance start red ; a note\n")
    assert record.entries[0].comment == "a note"
    assert record.names() == ["A", "B C"]
    assert record.text().endswith("1 chance start red ; a note\n")
