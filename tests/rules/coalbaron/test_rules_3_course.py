"""COA-3: shifts and turns; whose turn it is and what is asked."""

from tests.rules.coalbaron.table import after, broken, clocks, coal, legal, opened, player, position, view


def test_3_1_a_shift_begins_with_the_start_player_and_goes_clockwise() -> None:
    s = opened(3, start_player="1")
    seats = []
    for money in ("money_4", "money_5", "money_6", "muster_hall"):
        seats.append(view(s)["turn"])
        s = after(s, f"send {money}")
    assert seats == [1, 2, 0, 1]


def test_3_1_there_are_three_shifts() -> None:
    s = position(f"seats 2; shift 3; {clocks(2, 2)}; miners 1 0; hall 17 18")
    assert coal.game.to_act(after(s, "send muster_hall")) == []


def test_3_2_one_action_a_turn_and_no_passing() -> None:
    s = opened(2)
    assert all(line.startswith("send ") for line in legal(s))
    turn = view(s)["turn"]
    assert view(after(s, "send money_6"))["turn"] == 1 - turn


def test_3_2_the_last_miner_must_go_too() -> None:
    s = position("seats 2; miners 1 3; hall 17 15")
    assert legal(s) != []
    assert view(s)["turn"] == 0


def test_3_3_whoever_has_no_miners_is_skipped() -> None:
    s = position("seats 3; miners 5 0 3; hall 10 15 12")
    s = after(s, "send muster_hall")
    assert view(s)["turn"] == 2


def test_3_3_one_player_may_have_several_turns_in_a_row() -> None:
    s = position("seats 3; miners 3 0 0; hall 12 15 15")
    s = after(s, "send muster_hall")
    assert view(s)["turn"] == 0
    s = after(s, "send muster_hall")
    assert view(s)["turn"] == 0


def test_3_4_the_shift_ends_when_every_pool_is_empty() -> None:
    s = position("seats 2; miners 1 1; hall 17 17")
    s = after(s, "send muster_hall")
    assert view(s)["shift"] == 1
    s = after(s, "send muster_hall")
    assert view(s)["shift"] == 2
    assert player(s, "red")["miners"] == 18


def test_3_4_the_game_ends_after_the_third_shift() -> None:
    s = position(f"seats 2; shift 3; {clocks(2, 2)}; miners 1 0; hall 17 18")
    s = after(s, "send muster_hall")
    assert view(s)["phase"] == "over"
    assert coal.game.outcome(s) is not None


def test_TURN_only_the_seat_to_act_decides() -> None:
    s = position("seats 2")
    assert broken(s, "send money_6", "blue") == ["COA-TURN"]
    assert broken(s, "send money_6", "red") == []


def test_NOW_what_is_not_asked_cannot_be_done() -> None:
    s = position("seats 2")
    assert broken(s, "load grey") == ["COA-NOW"]
    assert broken(s, "draft O-carriage-KK") == ["COA-NOW"]
    s = position("seats 2; phase mine; steps 3 of 6; at mine_6 1 red; miners 17 18")
    assert broken(s, "send money_6") == ["COA-NOW"]
    assert broken(s, "stop") == []
