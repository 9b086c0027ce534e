"""SWI-6, SWI-7: playing and drawing action cards."""

from tests.rules.switchsignal.table import (
    after,
    broken,
    drawn,
    events,
    hand,
    kinds,
    legal,
    phase,
    position,
    rails,
    train,
    view,
    weight,
    why,
)

THREE = "hand red signal switch move"


def test_6_1_any_number_of_own_cards_in_any_order() -> None:
    s = position(f"{THREE}; hand blue move move; train black CAL")
    s = after(s, "switch BAS CE13 CE07", "pay switch", "signal CE07/1", "to CE39/1", "pay signal", "move CAL")
    assert hand(s, "red") == {"signal": 0, "switch": 0, "move": 0}
    assert hand(s, "blue")["move"] == 2
    assert view(s)["actions"]["discards"] == {"signal": 1, "switch": 1, "move": 1}
    assert "done" in legal(position(THREE))


def test_6_1_only_cards_in_hand_pay() -> None:
    s = after(position("hand red signal switch switch; hand blue move"), "switch BAS CE13 CE07")
    assert broken(s, "pay move switch") == ["SWI-6.1"]
    assert why(s, "pay move switch") == {"card": "move"}
    assert broken(s, "pay signal signal") == ["SWI-6.1"]
    assert broken(s, "pay switch switch") == []


def test_6_2_a_marker_goes_to_a_field_without_one() -> None:
    s = position("hand red signal")
    assert broken(s, "signal CE39/1") == ["SWI-6.2"]
    assert why(s, "signal CE39/1")["reason"] == "red"
    s = after(s, "signal CE07/1")
    assert broken(s, "to CE16/1") == ["SWI-6.2"]
    assert why(s, "to CE16/1")["reason"] == "green"
    s = after(s, "to CE39/1")
    assert "CE39/1" in view(s)["signals"]
    assert "CE07/1" not in view(s)["signals"]
    assert len(view(s)["signals"]) == 8


def test_6_2_every_city_keeps_a_marker() -> None:
    s = after(position("hand red signal"), "signal CE02@PAR")
    assert broken(s, "to CE39/1") == ["SWI-6.2"]
    assert why(s, "to CE39/1") == {"field": "CE39/1", "reason": "city", "place": "PAR"}
    assert [line for line in legal(s) if line.startswith("to")] == [
        "to CE05@PAR",
        "to CE33@PAR",
        "to CE37@PAR",
    ]
    two = position("hand red signal; green CE33@PAR; red CE07/1")
    assert broken(after(two, "signal CE02@PAR"), "to CE39/1") == []


def test_6_3_a_switch_takes_any_other_setting() -> None:
    """SWI-R14: the same setting again is no action."""
    s = position("hand red switch")
    assert broken(s, "switch LIL CE02 CE01") == ["SWI-6.3"]
    assert why(s, "switch LIL CE02 CE01") == {"junction": "LIL"}
    assert view(after(s, "switch LIL CE03 CE01"))["switches"]["LIL"] == ["CE03", "CE01"]
    assert view(after(s, "switch BAS CE13 CE24"))["switches"]["BAS"] == ["CE13", "CE24"]


def test_6_4_a_move_action_rolls_for_a_train_on_the_board() -> None:
    s = position("hand red move; train black CAL")
    assert broken(s, "move PAR") == ["SWI-6.4"]
    assert why(s, "move PAR") == {"space": "PAR"}
    assert broken(s, "move CAL") == []
    assert phase(after(s, "move CAL")) == "die"


def test_6_5_any_two_cards_for_any_action() -> None:
    s = position("hand red signal signal; train black CAL")
    assert broken(s, "move CAL") == []
    s = after(s, "move CAL")
    assert hand(s, "red")["signal"] == 0
    one = position("hand red signal; train black CAL")
    assert broken(one, "move CAL") == ["SWI-6.5"]
    assert why(one, "move CAL") == {"action": "move", "cards": 1}
    assert broken(one, "switch BAS CE13 CE07") == ["SWI-6.5"]
    assert broken(position("hand red move"), "signal CE07/1") == ["SWI-6.5"]


def test_6_5_two_cards_even_where_the_matching_card_is_in_hand() -> None:
    s = after(position(f"{THREE}; train black CAL"), "move CAL")
    assert legal(s) == [
        "pay move",
        "pay signal switch",
        "pay signal move",
        "pay switch move",
        "use dispatcher",
    ]
    assert broken(s, "pay signal") == ["SWI-6.5"]
    assert why(s, "pay signal") == {"action": "move", "cards": 3}


def test_6_6_any_card_loads_a_train_in_a_trading_city_with_goods() -> None:
    s = position("hand red switch; train grey PAR; train black CE01.1; train brown NUE; port MAR white white")
    assert broken(s, "load PAR") == []
    assert why(s, "load BER") == {"space": "BER", "reason": "train"}
    assert why(s, "load CE01.1") == {"space": "CE01.1", "reason": "city"}
    assert why(s, "load NUE") == {"space": "NUE", "reason": "goods"}
    assert broken(s, "load NUE") == ["SWI-6.6"]
    assert why(position("train grey PAR"), "load PAR") == {"space": "PAR", "reason": "card"}
    loaded = after(s, "load PAR")
    there = train(loaded, "PAR")
    assert there is not None
    assert there["load"] == "blue"
    assert view(loaded)["cities"]["PAR"]["count"] == 1
    assert hand(loaded, "red")["switch"] == 0


def test_6_6_loading_takes_exactly_one_card() -> None:
    s = after(position(f"{THREE}; train grey PAR"), "load PAR")
    assert broken(s, "pay signal move") == ["SWI-6.6"]
    assert why(s, "pay signal move") == {"space": "PAR", "reason": "payment"}
    assert broken(s, "pay signal") == []


def test_6_7_a_train_carries_one_good() -> None:
    s = position("hand red switch; train grey PAR with red")
    assert broken(s, "load PAR") == ["SWI-6.7"]
    assert why(s, "load PAR") == {"train": "grey", "good": "red"}
    assert not any(line.startswith("unload") for line in legal(s))


def test_6_8_loading_only_in_step_2() -> None:
    s = position("phase train; card T08; symbol 1; colour grey; hand red switch; train grey PAR due")
    assert broken(s, "load PAR") == ["SWI-NOW"]
    assert broken(position("hand red switch; train grey PAR"), "load PAR") == []


def test_7_1_five_cards_whatever_is_in_hand() -> None:
    s = after(position("hand red signal signal move"), "done")
    assert view(drawn(s))["players"][0]["cards"] == 8
    assert weight(s, "draw red signal signal signal signal signal") > 0
    assert weight(s, "draw red signal") == 0


def test_7_2_ten_cards_at_most() -> None:
    """SWI-R27: exactly up to the limit."""
    seven = after(position("hand red signal signal signal signal move move move"), "done")
    assert weight(seven, "draw red switch switch switch") > 0
    assert weight(seven, "draw red switch switch") == 0
    ten = position(f"hand red {'signal ' * 5}{'move ' * 5}")
    assert kinds(ten, "done") == ["hand-full", "turn-begins"]
    assert phase(after(ten, "done")) == "reveal"


def test_O14_who_would_pass_ten_may_draw_fewer() -> None:
    """SWI-R27, the other reading: with eight cards 2, 1 or none; with five all five, for nobody passes ten."""
    eight = f"hand red {'signal ' * 4}{'move ' * 4}"
    assert broken(position(eight), "done 1") == ["SWI-7.2"]
    s = position(f"option full_hand choice; {eight}")
    assert [line for line in legal(s) if line.startswith("done")] == ["done", "done 0", "done 1"]
    assert broken(s, "done 2") == ["SWI-7.2"]  # that is `done`
    assert weight(after(s, "done 1"), "draw red switch") > 0
    assert weight(after(s, "done 1"), "draw red switch switch") == 0
    assert kinds(s, "done 0") == ["drew-none", "turn-begins"]
    five = position("option full_hand choice; hand red signal signal signal move move")
    assert broken(five, "done 3") == ["SWI-7.2"]


def test_7_3_an_empty_deck_is_shuffled_anew_in_the_middle_of_a_draw() -> None:
    s = after(position("hand blue signal; pile 26 27 25; hand red"), "done")
    assert view(s)["actions"]["deck"] == 2
    assert weight(s, "draw red move move") == 1
    s = after(s, "draw red move move")
    assert view(s)["actions"]["deck"] == 26 + 27 + 25
    assert view(s)["actions"]["discards"] == {"signal": 0, "switch": 0, "move": 0}
    s = after(s, "draw red signal switch switch")
    assert view(s)["players"][0]["cards"] == 5
    assert events(position("pile 27 27 27"), "done", kind="reshuffled") == [{"count": 81}]


def test_7_3_a_drawn_hand_is_seen_by_all() -> None:
    s = after(position(""), "done")
    told = events(s, "draw red signal signal switch move move", kind="drew")
    assert told == [{"seat": 0, "cards": ["signal", "signal", "switch", "move", "move"]}]
    closed = after(position("option open_hands no"), "done")
    assert events(closed, "draw red signal signal switch move move", kind="drew") == []
    assert rails.game.secret(closed, -1, rails.game.parse("draw red signal")) is not None
