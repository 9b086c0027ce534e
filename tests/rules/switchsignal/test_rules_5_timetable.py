"""SWI-5: the timetable card."""

from tests.rules.switchsignal.table import (
    NO_HELPERS,
    after,
    broken,
    chance_acts,
    clock,
    deck,
    depot,
    events,
    kinds,
    legal,
    lost,
    opened,
    phase,
    position,
    spaces,
    train,
    view,
    weight,
    why,
)

REVEAL = f"phase reveal; {NO_HELPERS}"


def test_5_1_symbols_from_top_to_bottom() -> None:
    """Deployment first, then the movements."""
    s = position(f"{REVEAL}; train black CE02.1; train grey AMS")
    s = after(s, "reveal", "card T03")
    assert [(one["kind"], one["train"], one["state"]) for one in view(s)["timetable"]["symbols"]] == [
        ("deploy", "any", "now"),
        ("move", "black", "next"),
        ("move", "grey", "next"),
    ]
    assert phase(s) == "deploy"
    s = after(s, "deploy brown", "dice 1 1", "die 2")
    assert view(s)["timetable"]["symbols"][1]["state"] == "done"
    assert view(s)["moving"]["train"] == "grey"


def test_5_1_the_top_card_is_any_card_nobody_has_seen() -> None:
    s = after(position(f"{REVEAL}; seen T01 T02"), "reveal")
    assert weight(s, "card T03") == 1 / 16
    assert weight(s, "card T01") == 0
    assert weight(s, "card T00") == 0


def test_5_2_a_resolved_card_is_discarded() -> None:
    s = after(position(f"{REVEAL}; seen T01"), "reveal", "card T06", "deploy black", "dice 3 3", "die 2")
    assert phase(s) == "action"
    assert view(s)["timetable"]["card"] is None
    assert view(s)["timetable"]["discards"] == ["T00", "T01", "T06"]
    assert deck(s) == 18 - 2 - 2


def test_5_3_a_colour_with_a_train_in_the_depot() -> None:
    s = position("phase deploy; card T03; train black CAL; train black PAR; train black BER")
    assert broken(s, "deploy black") == ["SWI-5.3"]
    assert why(s, "deploy black") == {"train": "black"}
    assert broken(s, "deploy grey") == []


def test_5_3_the_train_stands_on_the_rolled_start_facing_in_without_a_load() -> None:
    s = after(position("phase deploy; card T07; used conductor logistics"), "deploy grey", "dice 3 4")
    there = train(s, "HAM")
    assert there is not None
    assert (there["train"], there["facing"], there["load"]) == ("grey", "HAN", None)
    assert depot(s, "grey") == 2
    assert clock(s) == 7


def test_5_3_dice_sum_to_the_number() -> None:
    s = after(position("phase deploy; card T03"), "deploy black")
    assert weight(s, "dice 1 1") == 1 / 36
    assert weight(s, "dice 3 4") == 2 / 36
    assert weight(s, "dice 0 4") == 0
    assert weight(s, "dice 3 7") == 0


def test_5_3_an_occupied_start_costs_two() -> None:
    s = position("phase deploy; card T03; train grey CAL; used conductor logistics")
    s = after(s, "deploy black", "dice 2 4")
    assert (depot(s, "black"), clock(s)) == (3, 5)


def test_5_4_an_empty_depot_costs_two_every_time() -> None:
    """SWI-R11: card T01 deploys two trains."""
    nine = "; ".join(
        f"train {colour} {space}"
        for colour, space in zip(
            ["black", "brown", "grey"] * 3,
            ["CE01.1", "CE03.1", "CE05.1", "CE07.1", "CE07.2", "CE10.1", "CE12.1", "CE13.1", "CE15.1"],
            strict=True,
        )
    )
    s = after(position(f"{REVEAL}; {nine}"), "reveal", "card T01")
    assert (clock(s), phase(s)) == (3, "action")
    assert kinds(position(f"{REVEAL}; {nine}"), "reveal", "card T01").count("depot-empty") == 2


def test_5_5_two_deployments_of_two_colours() -> None:
    """SWI-R34: the second differs from the first one named, even if that could not be placed."""
    s = after(position(f"{REVEAL}; train grey CAL"), "reveal", "card T01", "deploy black", "dice 2 4")
    assert (depot(s, "black"), clock(s)) == (3, 5)
    assert broken(s, "deploy black") == ["SWI-5.5"]
    assert why(s, "deploy black") == {"train": "black"}
    assert broken(s, "deploy grey") == []


def test_5_5_the_first_train_is_on_the_board_when_the_second_is_rolled() -> None:
    s = after(position(REVEAL), "reveal", "card T01", "deploy black", "dice 2 4", "deploy grey", "dice 3 3")
    assert spaces(s) == ["CAL"]
    assert clock(s) == 5


def test_5_6_the_start_card_deploys_all_three_colours_without_loss() -> None:
    """SWI-R36: it moves no train."""
    s = after(opened(2, start_player="0"), "reveal")
    assert view(s)["timetable"]["symbols"][0]["chosen"] == "black"
    s = after(s, "dice 3 4", "dice 3 4")
    assert chance_acts(s)
    assert events(after(opened(2), "reveal", "dice 3 4"), "dice 2 5", kind="rolls-again") == [
        {"train": "brown", "place": "HAM", "number": 7}
    ]
    s = after(s, "dice 4 5", "dice 1 1")
    assert {one["space"]: one["train"] for one in view(s)["trains"]} == {
        "HAM": "black",
        "VEN": "brown",
        "NAN": "grey",
    }
    assert (clock(s), lost(s), phase(s)) == (7, 0, "action")


def test_5_7_a_train_just_deployed_is_moved_by_the_same_card() -> None:
    s = after(position(REVEAL), "reveal", "card T06", "deploy black", "dice 2 4")
    assert view(s)["moving"] == {
        "space": "CAL",
        "train": "black",
        "roll": 0,
        "left": 0,
        "by": "card",
        "came": None,
        "best": False,
    }


def test_5_8_every_train_of_the_colour_moves_once() -> None:
    """On a segment, in a city and on a start alike."""
    s = position(f"{REVEAL}; train black CE07.1; train black AMS; train black CAL; train grey BER")
    s = after(s, "reveal", "card T10")
    assert [one["space"] for one in view(s)["trains"] if one["due"]] == ["CE07.1", "AMS", "CAL"]
    assert broken(s, "move BER") == ["SWI-5.8"]
    assert why(s, "move BER") == {"space": "BER", "reason": "colour", "train": "black"}
    assert why(s, "move PAR")["reason"] == "none"
    assert broken(s, "move AMS") == []


def test_5_9_one_train_at_a_time_in_any_order() -> None:
    """SWI-R35: the next is chosen when the first has come to rest."""
    s = position(f"{REVEAL}; train black CE07.1; train black CAL")
    s = after(s, "reveal", "card T11")
    assert legal(s) == ["move CE07.1", "move CAL"]
    s = after(s, "move CAL", "die 2")
    assert view(s)["moving"]["space"] == "CE07.1"  # the last one is not asked for
    three = position(f"{REVEAL}; train black CE07.1; train black CAL; train black HAM")
    three = after(three, "reveal", "card T11", "move CAL", "die 2")
    assert broken(three, "move CE02.1") == ["SWI-5.9"]
    assert broken(three, "move HAM") == []


def test_5_10_a_colour_without_trains_costs_nothing() -> None:
    s = after(position(f"{REVEAL}; train grey AMS"), "reveal", "card T10")
    assert (phase(s), lost(s)) == ("action", 0)
    assert kinds(position(REVEAL), "reveal", "card T10").count("nobody-moves") == 2


def test_5_11_two_multicoloured_trains_are_two_colours() -> None:
    """An absent colour may be chosen."""
    s = after(position(f"{REVEAL}; train black CAL"), "reveal", "card T16")
    assert legal(s) == ["colour black", "colour brown", "colour grey"]
    s = after(s, "colour grey")
    assert broken(s, "colour grey") == ["SWI-5.11"]
    assert why(s, "colour grey") == {"train": "grey"}
    assert broken(s, "colour brown") == []
    s = after(s, "colour brown")
    assert (phase(s), spaces(s)) == ("action", ["CAL"])


def test_5_12_three_multicoloured_trains_move_all_in_any_order() -> None:
    s = after(position(f"{REVEAL}; train black CAL; train grey AMS"), "reveal", "card T02")
    s = after(s, "colour grey", "die 1", "colour brown", "die 2")
    assert phase(s) == "action"  # the third colour is the only one left
    assert spaces(s) == ["CE02.1", "CE04.1"]


def test_5_13_coloured_symbols_in_printed_order() -> None:
    s = after(position(f"{REVEAL}; train black CAL; train grey AMS"), "reveal", "card T11")
    assert view(s)["moving"]["train"] == "black"
    assert view(after(s, "die 2"))["moving"]["train"] == "grey"
