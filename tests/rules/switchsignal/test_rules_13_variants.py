"""SWI-13: difficulty and variants."""

import pytest

from tests.rules.switchsignal.table import (
    NA,
    NO_HELPERS,
    after,
    broken,
    chance_acts,
    clock,
    deck,
    drawn,
    kinds,
    legal,
    opened,
    phase,
    position,
    rails,
    reason,
    rolled,
    rolled_na,
    spaces,
    view,
    weight,
    why,
)

TOKENS = "option deployment tokens"


def test_13_1_one_more_signal_marker_on_any_free_field() -> None:
    """SWI-O3, SWI-R25."""
    s = opened(2, extra_signal="yes", start_player="0")
    assert phase(s) == "extra"
    assert broken(s, "place CE02@PAR") == ["SWI-13.1"]
    assert why(s, "place CE02@PAR")["field"] == "CE02@PAR"
    assert broken(s, "place CE33@PAR") == []
    assert len(legal(s)) == 23 - 8
    assert len(view(after(s, "place CE39/1"))["signals"]) == 9
    far = opened(2, extra_signal="yes", board="north_america")
    assert len(view(after(far, "place NA07/1"))["signals"]) == 10


@pytest.mark.parametrize(("removed", "left"), [("0", 18), ("1", 17), ("2", 16)])
def test_13_2_fewer_timetable_cards_removed(removed: str, left: int) -> None:
    """SWI-O4."""
    assert deck(opened(2, timetable_removed=removed)) == left + 1


@pytest.mark.parametrize("tokens", ["8", "9", "10"])
def test_13_3_more_time_tokens(tokens: str) -> None:
    """SWI-O5."""
    assert clock(opened(2, time_tokens=tokens)) == int(tokens)
    s = rolled(f"option time_tokens {tokens}; train grey CE42.1; clock 1", "CE42.1", 1)
    assert clock(s) == int(tokens)


@pytest.mark.parametrize(("removed", "left"), [("3", 15), ("5", 13), ("17", 1)])
def test_13_4_more_timetable_cards_removed(removed: str, left: int) -> None:
    assert deck(opened(2, timetable_removed=removed)) == left + 1


def test_13_5_ten_goods() -> None:
    """SWI-O6: two of each colour and any two more."""
    s = opened(2, goods_to_win="10")
    assert [city["count"] for city in view(s)["cities"].values()] == [3, 3, 3, 3]
    assert view(s)["goal"] == 10
    nine = "option goods_to_win 10; port MAR yellow yellow yellow blue blue red red white white"
    s = rolled(f"{nine}; train grey CE43.1 with red", "CE43.1", 1)
    assert reason(s) == "delivered"
    eight = "option goods_to_win 10; port MAR yellow yellow blue blue red red white white"
    assert reason(rolled(f"{eight}; train grey CE43.1 with red", "CE43.1", 1)) is None


def test_13_6_location_tokens_renumber_the_starts() -> None:
    """SWI-O7."""
    s = rails.game.setup({"start_numbers": "shuffled", "start_player": "0"}, 2)
    numbers = "12 11 10 9 8 7 6 5 4 3 2"
    assert weight(s, f"numbers {numbers}") > 0
    assert weight(s, "numbers 2 2 4 5 6 7 8 9 10 11 12") == 0
    s = drawn(after(s, f"numbers {numbers}"))
    assert view(s)["numbers"]["CAL"] == 8
    assert spaces(after(s, "reveal", "dice 4 4")) == ["CAL"]


def test_13_7_tokens_instead_of_dice() -> None:
    """SWI-O8: three for the start card, then all eleven in a stack, one for each deployment."""
    s = after(opened(2, deployment="tokens", start_player="0"), "reveal")
    assert phase(s) == "token"
    assert weight(s, "token 6") == 1 / 11
    s = after(s, "token 6")
    assert weight(s, "token 6") == 0
    assert weight(s, "token 7") == 1 / 10
    s = after(s, "token 7", "token 12")
    assert spaces(s) == ["CAL", "HAM", "BOL"]
    assert view(s)["tokens"] == list(range(2, 13))
    later = after(position(f"{TOKENS}; phase deploy; card T03; tokens 2 3"), "deploy black")
    assert weight(later, "token 2") == 1 / 2
    assert (
        kinds(opened(2, deployment="tokens"), "reveal", "token 2", "token 3", "token 4")[-1]
        == "tokens-shuffled"
    )


def test_13_8_everything_combines() -> None:
    """SWI-R24: both token variants too."""
    s = opened(
        4,
        board="north_america",
        extra_signal="yes",
        timetable_removed="4",
        time_tokens="9",
        goods_to_win="10",
        start_numbers="shuffled",
        deployment="tokens",
        open_hands="no",
    )
    assert phase(s) == "extra"
    s = drawn(after(s, "place NA07/1"))
    s = after(s, "reveal")
    assert legal(s)[0] == "roll"
    s = after(s, "roll")
    number = view(s)["numbers"]["SEA"]
    assert spaces(after(s, f"token {number}")) == ["SEA"]


def test_R22_a_used_up_stack_is_shuffled_anew() -> None:
    """Tokens flipped for an occupied start count as used."""
    s = position(f"{TOKENS}; phase deploy; card T01; tokens 6; {NO_HELPERS}; train grey CAL")
    s = after(s, "deploy black", "token 6")
    assert view(s)["tokens"] == []
    assert weight(after(s, "deploy brown"), "token 6") == 1 / 11


def test_R30_all_third_goods_count_but_two_of_each_colour_are_needed() -> None:
    ports = "port MAR yellow yellow yellow blue blue blue red red red"
    s = rolled(f"option goods_to_win 10; {ports}; train grey CE43.1 with white", "CE43.1", 1)
    assert (view(s)["delivered"], reason(s)) == (10, None)
    again = rolled(f"option goods_to_win 10; {ports} white; train grey CE43.1 with white", "CE43.1", 1)
    assert (view(again)["delivered"], reason(again)) == (11, "delivered")


def test_R31_a_port_takes_one_extra_good() -> None:
    text = "option goods_to_win 10; train grey NA44.1 with red"
    s = rolled_na(f"{text}; port NYC red blue", "NA44.1", 1)
    assert (spaces(s), view(s)["ports"]["NYC"]["red"]) == ([], 2)
    full = rolled_na(f"{text}; port NYC red blue blue", "NA44.1", 1)
    assert (spaces(full), view(full)["ports"]["NYC"]["red"]) == (["NYC"], 1)


def test_R21_a_port_that_has_the_colour_does_not_take_it_again() -> None:
    s = rolled_na("train grey NA44.1 with red; port NYC red", "NA44.1", 1)
    assert spaces(s) == ["NYC"]
    assert view(s)["trains"][0]["load"] == "red"
    must = "option loaded_through_port no; green NA46@NYC; red NA03/1"
    passing = rolled_na(f"{must}; train grey NA44.1 with red; port NYC red", "NA44.1", 2)
    assert legal(passing) == ["stop", "through NA46"]


def test_O10_an_occupied_start_as_a_start() -> None:
    """SWI-R5: head-on by default, two tokens flat by option."""
    text = "train black CE01.1 to CAL; train grey CAL"
    assert clock(rolled(text, "CE01.1", 3)) == 7 - 6
    s = rolled(f"option occupied_start start; {text}", "CE01.1", 3)
    assert (clock(s), spaces(s)) == (5, ["CAL"])


def test_O11_the_traffic_controller_for_the_card_only() -> None:
    """SWI-R39."""
    text = f"{NA}; phase reveal; used crossing_keeper; hand red move; train black SEA"
    s = after(position(text), "reveal", "card T11", "use traffic_controller SEA")
    assert (phase(s), broken(s, "move SEA")) == ("action", ["SWI-12.10"])
    s = after(
        position(f"option controller_scope card; {text}"), "reveal", "card T11", "use traffic_controller SEA"
    )
    assert broken(s, "move SEA") == []


def test_O12_loaded_trains_through_ports() -> None:
    """SWI-R18: with the Dispatcher Marseille too."""
    text = "through yes; train grey CE43.1 with red; green CE42@MAR; red CE07/1"
    s = rolled(text, "CE43.1", 2)
    assert legal(s) == ["stop", "through CE42"]
    assert spaces(after(s, "through CE42")) == ["CE42.1"]
    assert view(after(s, "stop"))["delivered"] == 1
    must = rolled(f"option loaded_through_port no; {text}", "CE43.1", 2)
    assert view(must)["delivered"] == 1
    assert not chance_acts(must)
