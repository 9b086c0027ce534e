"""COA-13: money, empty stacks, shortage of coal, what is open."""

from gwarek.core.chance import QuickRng
from tests.rules.coalbaron.table import (
    NO_ORDERS,
    NO_TILES,
    ORDERS,
    after,
    broken,
    carts,
    coal,
    events,
    legal,
    opened,
    player,
    position,
    space,
    view,
    waiting,
    why,
)

NO_BLACK = f"storage blue {'black ' * 14}"  # 14 and the two on built-in carts are all 16
TILE = "show workshop_1 T-black-light-2; top tiles T-grey-dark-1"


def test_13_1_money_is_open() -> None:
    s = position("seats 3; marks 3 14 5")
    for viewer in ("red", "blue", "yellow", None):
        assert [part["marks"] for part in view(s, viewer)["players"]] == [3, 14, 5]


def test_13_2_money_never_runs_out() -> None:
    # all 40 notes of the box together are worth less than 200
    s = after(position("seats 2; marks 500 500"), "send money_6")
    assert player(s, "red")["marks"] == 506


def test_13_3_an_empty_stack_of_tiles_refills_nothing() -> None:
    text = NO_TILES.replace("T-yellow-light-1 ", "", 1)
    s = after(position(f"seats 2; {text}; show workshop_1 T-yellow-light-1"), "send workshop_1")
    assert space(s, "workshop_1")["tile"] is None
    assert view(s)["turn"] == 1
    assert broken(s, "send workshop_1") == ["COA-4.1"]


def test_13_3_an_empty_stack_of_orders_refills_nothing() -> None:
    text = NO_ORDERS.replace(f"{ORDERS[0]} ", "", 1)
    s = after(position(f"seats 2; {text}; show order_2 {ORDERS[0]}"), "send order_2")
    assert space(s, "order_2")["order"] is None
    assert waiting(s, "red") == [ORDERS[0]]


def test_13_4_a_cart_that_cannot_be_filled_may_get_another_colour() -> None:
    s = after(position(f"seats 2; {NO_BLACK}; {TILE}"), "send workshop_1")
    assert view(s)["fill"] == {"tile": "T-black-light-2", "carts": 2}
    s = after(s, "fill yellow grey")
    assert sorted(carts(s, "red", 4), key=str) == ["black", "grey", "yellow"]
    assert player(s, "red")["marks"] == 2  # the full price of 8


def test_13_4_only_as_many_cubes_as_the_supply_has_and_one_word_a_cart() -> None:
    s = position(f"seats 2; {NO_BLACK} {'yellow ' * 13}; {TILE}")
    s = after(s, "send workshop_1")
    assert broken(s, "fill yellow yellow") == ["COA-13.4"]  # one yellow is left
    assert broken(s, "fill black grey") == ["COA-13.4"]
    assert broken(s, "fill yellow") == ["COA-13.4"]  # two carts, two words
    assert why(s, "fill yellow") == {"carts": 2}
    assert broken(s, "fill yellow bare") == []
    assert broken(s, "fill grey grey") == []


def test_13_4_a_shortage_never_forbids_a_purchase() -> None:
    s = position(f"seats 2; {NO_BLACK}; {TILE}; marks 8 10")
    assert broken(s, "send workshop_1") == []


def test_R10_the_right_colour_comes_first() -> None:
    one = f"storage blue {'black ' * 13}"
    s = after(position(f"seats 2; {one}; {TILE}"), "send workshop_1")
    assert view(s)["fill"] == {"tile": "T-black-light-2", "carts": 1}
    assert legal(s) == ["fill yellow", "fill brown", "fill grey", "fill bare"]


def test_R10_a_choice_is_a_multiset_of_colours() -> None:
    s = after(position(f"seats 2; {NO_BLACK}; {TILE}"), "send workshop_1")
    # yellow, brown, grey, bare: 4 + 6 = 10 ways to take two
    assert len(legal(s)) == 10
    assert coal.game.parse("fill grey yellow").text() == "fill yellow grey"


def test_R10_a_bare_cart_is_an_empty_cart_at_once() -> None:
    s = after(position(f"seats 2; {NO_BLACK}; {TILE}"), "send workshop_1", "fill bare grey")
    assert carts(s, "red", 4).count(None) == 1
    assert player(s, "red")["tally"][11] == 1
    assert events(
        position(f"seats 2; {NO_BLACK}; {TILE}"), "send workshop_1", "fill bare bare", kind="carts-filled"
    ) == [{"seat": 0, "cubes": []}]


def test_R10_with_nothing_in_the_supply_nothing_is_asked() -> None:
    none = f"storage blue {' '.join(['yellow brown grey black'] * 14)}"
    s = after(position(f"seats 2; {none}; {TILE}"), "send workshop_1")
    assert view(s)["turn"] == 1
    assert player(s, "red")["tally"][11] == 2


def test_R10_a_strange_cube_is_loaded_on_the_level_of_its_tile() -> None:
    s = position(f"seats 2; {NO_BLACK}; {TILE}")
    s = after(s, "send workshop_1", "fill yellow yellow", "send muster_hall", "send mine_6", "cage 4")
    assert broken(s, "load yellow") == []
    s = after(s, "load yellow")
    assert player(s, "red")["cage"]["load"] == ["yellow"]
    assert player(s, "red")["tally"][11] == 1  # an empty black cart


def test_O2_an_unlimited_supply_never_runs_short() -> None:
    s = position(f"seats 2; option coal_supply unlimited; storage blue {'black ' * 40}; {TILE}")
    s = after(s, "send workshop_1")
    assert carts(s, "red", 4) == ["black", "black", "black"]
    assert view(s)["supply"] is None


def test_13_5_open_things_are_seen_by_all() -> None:
    s = opened(3)
    red = view(s, "blue")["players"][0]
    own = player(s, "red")
    for key in (
        "marks",
        "points",
        "miners",
        "cage",
        "storage",
        "shaft",
        "waiting",
        "delivered",
        "light",
        "dark",
    ):
        assert red[key] == own[key]
    assert view(s, "blue")["stacks"]["tiles"]["size"] == view(s, "red")["stacks"]["tiles"]["size"]


def test_13_5_hidden_things_are_not() -> None:
    five = "T-yellow-light-1 T-yellow-dark-1 T-brown-light-1 T-grey-light-2 T-black-dark-2"
    s = after(position(f"seats 3; top tiles {five}; delivered red O-carriage-KK"), "send workshop_pick5")
    for viewer in ("blue", "yellow", None):
        seen = view(s, viewer)
        assert seen["pick"]["seen"] is None
        assert seen["pick"]["count"] == 5
        assert seen["players"][0]["delivered_orders"] is None
        assert seen["players"][0]["delivered"] == 1
        assert seen["players"][0]["tally"] is None
    assert view(s, "red")["pick"]["seen"] == five.split()


def test_13_5_whoever_looked_knows_the_places_until_another_looks() -> None:
    five = ["T-yellow-light-1", "T-yellow-dark-1", "T-brown-light-1", "T-grey-light-2", "T-black-dark-2"]
    s = position(f"seats 3; turn red; top tiles {' '.join(five)}")
    s = after(s, "send workshop_pick5", "buy none", "return top", *(f"next {tile}" for tile in five[:4]))
    assert view(s, "red")["stacks"]["tiles"]["top"] == five
    assert view(s, "blue")["stacks"]["tiles"]["top"] == [None] * 5
    # blue looks at the same five, buys one and mixes the rest: red knows which four lie there, but not where
    s = after(s, "send workshop_pick5", "buy T-yellow-light-1", "return top")
    s = after(s, "next T-black-dark-2", "next T-grey-light-2", "next T-brown-light-1")
    assert view(s, "blue")["stacks"]["tiles"]["top"] == list(reversed(five[1:]))
    red = view(s, "red")["stacks"]["tiles"]
    assert red["top"] == [None] * 4
    assert sorted(red["inside"]) == sorted(five[1:])
    assert view(s, "yellow")["stacks"]["tiles"]["inside"] == []


def test_13_5_redealing_keeps_what_a_seat_knows() -> None:
    five = ["T-yellow-light-1", "T-yellow-dark-1", "T-brown-light-1", "T-grey-light-2", "T-black-dark-2"]
    s = position(f"seats 3; turn red; top tiles {' '.join(five)}")
    s = after(s, "send workshop_pick5", "buy none", "return top", *(f"next {tile}" for tile in five[:4]))
    faces = set()
    for seed in range(20):
        own = coal.game.redeal(s, 0, QuickRng(seed))
        assert view(own, "red")["stacks"]["tiles"]["top"] == five
        other = coal.game.redeal(s, 1, QuickRng(seed))
        faces.add(tuple(view(other, "red")["stacks"]["tiles"]["top"]))
    assert len(faces) > 10  # blue knows nothing of them, so they come out differently


def test_13_5_what_shows_a_hidden_tile_cannot_be_taken_back_freely() -> None:
    s = position(f"seats 2; {NO_BLACK}; {TILE}")
    s = after(s, "send workshop_1")
    fill = coal.game.parse("fill bare bare")
    assert (
        space(after(s, "fill bare bare"), "workshop_1")["tile"] == "T-grey-dark-1"
    )  # it lay hidden on the stack
    assert coal.game.reveals(s, 0, fill)
