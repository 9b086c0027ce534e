"""SWI-12: North America."""

from tests.rules.switchsignal.table import (
    FACTS,
    NA,
    NA_NO_HELPERS,
    after,
    broken,
    chance_acts,
    clock,
    deck,
    depot,
    legal,
    phase,
    position,
    rails,
    reason,
    rolled_na,
    spaces,
    train,
    view,
    weight,
    why,
)

# Denver has two green exits: NA08 from the west, NA22 to the east
DENVER = "green NA22@DEN; red NA03/1"


def test_12_1_the_other_rules_are_those_of_central_europe() -> None:
    s = rolled_na("train grey NA02.1", "NA02.1", 2)
    assert clock(s) == 5  # NA02@SFO is red
    s = rolled_na("train black NA43.1; train grey NA43.2 to BUF; red NA03/1; green NA43/1", "NA43.1", 2)
    assert (clock(s), spaces(s)) == (3, ["NA43.2"])


def test_12_2_each_port_needs_one_good_of_every_colour() -> None:
    ports = "port SFO yellow blue red white; port NYC yellow blue red"
    assert view(position(f"{NA}; {ports}"))["ports"]["NYC"]["white"] == 0
    s = rolled_na(f"{ports}; train grey NA44.1 with white", "NA44.1", 1)
    assert reason(s) == "delivered"
    three = "port SFO yellow blue red; port NYC yellow blue red"
    assert reason(rolled_na(f"{three}; train grey NA44.1 with white", "NA44.1", 1)) is None


def test_12_3_stop_or_run_through_by_another_green_exit() -> None:
    s = rolled_na(f"{DENVER}; train black NA08.1", "NA08.1", 3)
    assert legal(s) == ["stop", "through NA22"]
    assert broken(s, "through NA25") == ["SWI-12.3"]
    assert why(s, "through NA25")["reason"] == "red"
    assert why(s, "through NA08")["reason"] == "back"
    assert why(s, "through NA44")["reason"] == "far"
    on = after(s, "through NA22")
    assert (spaces(on), clock(on)) == (["NA24.1"], 7)
    stopped = after(s, "stop")
    assert (spaces(stopped), clock(stopped)) == (["DEN"], 7)


def test_12_3_not_onto_an_occupied_segment() -> None:
    """SWI-R20: offered is only what is free; two ways here, one of them taken."""
    s = rolled_na(f"{DENVER}; green NA25@DEN; red NA24/1; train black NA08.1; train grey NA22.1", "NA08.1", 3)
    assert legal(s) == ["stop", "through NA25"]
    assert why(s, "through NA22")["reason"] == "train"
    alone = rolled_na(f"{DENVER}; train black NA08.1; train grey NA22.1", "NA08.1", 3)
    assert (phase(alone), spaces(alone), clock(alone)) == ("action", ["NA22.1", "DEN"], 7)


def test_12_4_no_loading_while_running_through() -> None:
    s = rolled_na(f"{DENVER}; train black NA08.1", "NA08.1", 3)
    assert broken(s, "load DEN") == ["SWI-NOW"]
    assert broken(after(position(f"{NA}; hand red signal; train black DEN")), "load DEN") == []


def test_12_5_an_empty_train_may_stand_in_a_port_and_run_through_it() -> None:
    s = rolled_na("train grey NA44.1; green NA46@NYC; red NA03/1", "NA44.1", 2)
    assert legal(s) == ["stop", "through NA46"]
    assert spaces(after(s, "stop")) == ["NYC"]
    assert spaces(after(s, "through NA46")) == ["NA46.1"]


def test_12_6_a_loaded_train_that_stops_in_a_port_delivers() -> None:
    s = rolled_na("train grey NA44.1 with red", "NA44.1", 1)
    assert (spaces(s), depot(s, "grey"), view(s)["ports"]["NYC"]["red"]) == ([], 3, 1)


def test_12_6_by_option_it_must() -> None:
    """SWI-R18, SWI-R21."""
    text = "train grey NA44.1 with red; green NA46@NYC; red NA03/1"
    s = rolled_na(text, "NA44.1", 2)
    assert legal(s) == ["stop", "through NA46"]
    must = rolled_na(f"option loaded_through_port no; {text}", "NA44.1", 2)
    assert (phase(must), view(must)["ports"]["NYC"]["red"]) == ("action", 1)
    asked = (
        rails.game.position(  # play does not ask here; the rule refuses whoever says the line all the same
            f"{NA_NO_HELPERS}; option loaded_through_port no; phase city; train grey NYC with red;"
            "moving NYC roll 2 left 1 came NA44; green NA46@NYC; red NA03/1"
        )
    )
    assert broken(asked, "through NA46") == ["SWI-12.6"]
    assert why(asked, "through NA46") == {"good": "red", "place": "NYC"}


def test_12_7_nine_signal_markers() -> None:
    shown = view(position(NA))["signals"]
    assert len([field for field in shown if "@" in field]) == 6
    assert len([field for field in shown if "/" in field]) == 3


def test_12_8_the_crossing_keeper_puts_the_card_under_the_deck() -> None:
    s = position(f"{NA}; phase reveal; deck 5")
    assert broken(s, "use crossing_keeper") == ["SWI-12.8"]
    s = after(s, "reveal", "card T10")
    assert legal(s) == ["resolve", "use crossing_keeper"]
    assert deck(s) == 4
    under = after(s, "use crossing_keeper")
    assert chance_acts(under)
    assert (deck(under), view(under)["timetable"]["bottom"]) == (5, "T10")
    assert weight(under, "card T10") == 0
    resolved = after(under, "card T11")
    assert (deck(resolved), phase(resolved)) == (4, "action")
    assert phase(after(s, "resolve")) == "action"


def test_12_8_the_known_bottom_card_comes_without_chance() -> None:
    s = position(f"{NA_NO_HELPERS}; phase reveal; bottom T10; deck 1")
    s = after(s, "reveal")
    assert (phase(s), view(s)["timetable"]["discards"][-1]) == ("action", "T10")


def test_12_9_the_shunter_chooses_a_free_start() -> None:
    s = position(f"{NA}; phase deploy; card T07; train black SEA")
    assert broken(s, "use shunter MIA") == ["SWI-12.9"]
    assert why(s, "use shunter MIA")["reason"] == "now"
    s = after(s, "deploy grey")
    assert broken(s, "use shunter SEA") == ["SWI-12.9"]
    assert why(s, "use shunter SEA")["reason"] == "occupied"
    assert why(s, "use shunter DEN")["reason"] == "start"
    assert len(legal(s)) == 1 + 10
    chosen = after(s, "use shunter MIA")
    there = train(chosen, "MIA")
    assert there is not None
    assert there["train"] == "grey"
    assert phase(after(s, "roll")) == "dice"


def test_12_10_the_traffic_controller_holds_one_train() -> None:
    s = position(
        f"{NA}; phase reveal; used crossing_keeper; train black SEA; train black MIA; train grey CHI"
    )
    assert broken(s, "use traffic_controller SEA") == ["SWI-12.10"]
    assert why(s, "use traffic_controller SEA")["reason"] == "now"
    s = after(s, "reveal", "card T11")
    assert why(s, "use traffic_controller CHI")["reason"] == "colour"
    assert why(s, "use traffic_controller DEN")["reason"] == "none"
    held = after(s, "use traffic_controller SEA")
    assert view(held)["moving"]["space"] == "MIA"  # the other one is rolled for


def test_12_10_the_held_train_takes_no_move_action_this_turn() -> None:
    """SWI-R39."""
    s = position(f"{NA}; hand red move; train black SEA held; train black MIA")
    assert broken(s, "move SEA") == ["SWI-12.10"]
    assert why(s, "move SEA") == {"space": "SEA", "train": "black", "reason": "held"}
    assert broken(s, "move MIA") == []
    after_turn = after(s, "done", "draw red signal signal switch move move")
    there = train(after_turn, "SEA")
    assert there is not None
    assert there["held"] is False


def test_12_10_not_after_its_own_roll() -> None:
    """SWI-R28."""
    s = position(
        f"{NA}; phase train; card T11; colour black; rolled yes; train black SEA; train black MIA due"
    )
    assert why(s, "use traffic_controller SEA")["reason"] == "moved"
    assert broken(s, "use traffic_controller MIA") == []


def test_12_11_a_train_in_a_port_is_moved_like_one_in_a_city() -> None:
    """SWI-R38."""
    s = position(f"{NA_NO_HELPERS}; phase reveal; train black SFO")
    s = after(s, "reveal", "card T10", "die 2")
    assert spaces(s) == ["NA07.2"]
    assert clock(s) == 6  # NA07/1 is red
    assert spaces(rolled_na("train grey NYC", "NYC", 1)) == ["NA44.1"]
    assert FACTS["places"]["NYC"]["kind"] == "port"
