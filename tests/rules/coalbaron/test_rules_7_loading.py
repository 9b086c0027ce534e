"""COA-7: delivering orders."""

from gwarek.core.chance import QuickRng
from tests.rules.coalbaron.table import (
    after,
    broken,
    clocks,
    coal,
    events,
    player,
    position,
    row,
    view,
    waiting,
    why,
)

READY = "order red O-carriage-KK black=black black=black; order red O-carriage-G grey=yellow+brown"

ALL_OF = {
    transport: [
        f"O-{transport}-{spaces}"
        for spaces in ("Y", "B", "G", "K", "YY", "BB", "GG", "KK", "YBGK", "YYY", "KKK")
    ]
    for transport in ("carriage", "motorcar")
}


def test_7_1_all_complete_orders_with_this_transport_are_delivered() -> None:
    s = position(
        f"seats 2; {READY}; order red O-motorcar-Y yellow=yellow; order red O-carriage-BB brown=brown"
    )
    s = after(s, "send load_carriage")
    assert waiting(s, "red") == ["O-motorcar-Y", "O-carriage-BB"]
    assert player(s, "red")["delivered"] == 2


def test_7_2_without_a_complete_order_the_space_is_closed() -> None:
    s = position("seats 2; order red O-carriage-BB brown=brown; order red O-motorcar-Y yellow=yellow")
    assert broken(s, "send load_carriage") == ["COA-7.2"]
    assert why(s, "send load_carriage") == {"transport": "carriage"}
    other = position("seats 2; order blue O-carriage-B brown=brown")  # another's order is no help
    assert broken(other, "send load_carriage") == ["COA-7.2"]


def test_7_2_one_complete_order_opens_it() -> None:
    s = position("seats 2; order red O-carriage-B brown=brown; order red O-carriage-K")
    assert broken(s, "send load_carriage") == []


def test_7_3_points_at_once_cubes_to_the_supply_card_face_down() -> None:
    s = position(f"seats 2; {READY}")
    assert view(s)["supply"] == {"yellow": 13, "brown": 13, "grey": 14, "black": 12}
    s = after(s, "send load_carriage")
    assert player(s, "red")["points"] == 9 + 4
    assert view(s)["supply"] == {"yellow": 14, "brown": 14, "grey": 14, "black": 14}  # both cubes of the pair
    assert view(s, "blue")["players"][0]["delivered"] == 2


def test_7_4_one_s_own_delivered_orders_can_be_looked_at() -> None:
    s = position("seats 2; delivered red O-carriage-KK O-motorcar-Y")
    assert player(s, "red")["delivered_orders"] == ["O-carriage-KK", "O-motorcar-Y"]
    assert view(s, "blue")["players"][0]["delivered_orders"] is None
    assert view(s)["players"][0]["delivered_orders"] is None


def test_O3_the_table_may_open_delivered_orders() -> None:
    s = position("seats 2; option delivered_orders open; delivered red O-carriage-KK")
    assert view(s, "blue")["players"][0]["delivered_orders"] == ["O-carriage-KK"]
    assert view(s)["players"][0]["delivered_orders"] == ["O-carriage-KK"]


def test_R24_no_program_treats_delivered_orders_as_unknown() -> None:
    s = position("seats 2; delivered red O-carriage-KK O-motorcar-Y")
    for seed in range(5):
        other = coal.game.redeal(s, 1, QuickRng(seed))
        assert player(other, "red")["delivered_orders"] == ["O-carriage-KK", "O-motorcar-Y"]


def test_7_5_points_go_on_beyond_a_hundred() -> None:
    ids = [id for id in (*ALL_OF["carriage"], *ALL_OF["motorcar"]) if id != "O-carriage-KKK"]
    # the eleven cards of either transport are worth 2+3+4+5+3+5+7+9+10+4+12 = 64
    s = position(f"seats 2; delivered red {' '.join(ids)}; order red O-carriage-KKK {'black=black ' * 3}")
    assert player(s, "red")["points"] == 64 + 64 - 12
    s = after(s, "send load_carriage")
    assert player(s, "red")["points"] == 128


def test_E5_loading_a_carriage() -> None:
    """COA-7.1, COA-7.3."""
    s = position(
        "seats 2; order red O-carriage-KK black=black black=black;"
        " order red O-carriage-YBGK yellow=yellow brown=brown grey=grey black=black;"
        " order red O-carriage-YYY yellow=yellow"
    )
    supply = sum(view(s)["supply"].values())
    told = events(s, "send load_carriage", kind="delivered")
    assert [item["points"] for item in told] == [9, 10]
    s = after(s, "send load_carriage")
    assert player(s, "red")["points"] == 19
    assert sum(view(s)["supply"].values()) == supply + 6
    assert player(s, "red")["delivered"] == 2
    assert player(s, "red")["waiting"] == [
        {"order": "O-carriage-YYY", "covers": [["yellow"], [], []], "complete": False}
    ]


def test_7_3_delivered_points_are_a_row_of_the_score() -> None:
    s = position(f"seats 2; shift 3; {clocks(2, 2)}; {READY}; miners 1 0; hall 17 18")
    s = after(s, "send load_carriage")
    assert row(s, "orders") == [13, 0]
