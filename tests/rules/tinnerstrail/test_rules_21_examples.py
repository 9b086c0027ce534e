"""TIN-E1 to E27: the worked examples of the rulebook."""

from tests.rules.tinnerstrail.table import (
    after,
    area,
    broken,
    card_for,
    chose,
    column,
    cubes,
    events,
    legal,
    money,
    player,
    position,
    row,
    shown,
    solo,
    starting,
    tin,
    told,
    view,
    wallace,
)


def test_E1_after_a_tin_price_of_four_one_is_added() -> None:
    s = position("seats 3; round 2; phase tin; prices 4 4")
    told_ = events(s, "tin 1 2 1", kind="price")
    assert told_ == [{"ore": "tin", "total": 4, "change": 1, "price": 5}]


def test_E2_after_a_copper_price_of_ten_one_is_taken_away() -> None:
    s = position("seats 3; round 2; phase copper; prices 5 10")
    assert events(s, "copper 3 3 3", kind="price") == [
        {"ore": "copper", "total": 9, "change": -1, "price": 8}
    ]


def test_E3_a_total_of_two_and_of_seven() -> None:
    s = after(position("seats 3; phase tin; prices - -"), "tin 0 1 1", "copper 3 3 1")
    prices = view(s)["prices"]
    assert (prices["tin"]["price"], prices["copper"]["price"]) == (4, 8)
    assert (prices["tin"]["change"], prices["copper"]["change"]) == (1, 0)


def test_E4_green_acts_and_goes_below_the_others() -> None:
    """Green above yellow; blue and pink are two columns on. Here: red, blue, yellow, purple in this order."""
    s = position("seats 4; columns 1 1 3 3; track yellow purple red blue")
    assert view(s)["active"] == 0
    s = after(s, "port truro")
    assert column(s, "red") == 3
    assert [seat for seat in view(s)["track"] if view(s)["players"][seat]["column"] == 3] == [2, 3, 0]
    assert view(s)["active"] == 1


def test_E5_zaneta_plays_a_map_and_kacper_wins() -> None:
    s = position("seats 3; hand red B-copper1; columns 0 1 1")
    s = after(s, "build gwennap", "map B-copper1", "look gwennap B1")  # 3/3/4, with the map 4/3/4
    assert view(s, "red")["areas"]["gwennap"]["tile"]["id"] == "B1"
    s = after(s, "bid 3", "bid 9", "withdraw", "withdraw")
    assert (money(s, "red"), money(s, "blue"), column(s, "blue")) == (25, 11, 3)
    assert cubes(s, "gwennap") == (4, 3, 4)
    assert area(s, "gwennap")["owner"] == 1
    assert view(s)["active"] == 0


def test_E6_jacek_is_the_only_one_who_can_bid() -> None:
    s = position(
        "seats 3; rows blue; columns 0 0 9; tile truro C2; at truro drainage 1; hand red C-water2"
    )  # 3 water
    s = after(s, "build truro")
    assert legal(s)[0] == "bid 2"
    s = after(s, "bid 2", "map C-water2")
    assert money(s, "red") == 15
    assert (area(s, "truro")["water"], area(s, "truro")["drainage"]) == (0, 0)


def test_E7_pawel_cannot_pay_and_piotr_bids_five() -> None:
    s = position("seats 2; money 4 20; hand red A-tin1 B-tin1")
    s = after(s, "build truro", "top C-copper2")
    assert view(s)["turn"] == 1
    bought = after(s, "bid 5", "reveal truro C2")  # 3/3/3
    assert (money(bought, "blue"), cubes(bought, "truro"), area(bought, "truro")["owner"]) == (
        15,
        (5, 3, 3),
        1,
    )
    assert area(after(s, "withdraw"), "truro")["lost"]


def test_E8_three_copper_at_three_water() -> None:
    s = position("seats 3; mine gwennap red 4 1 3; at gwennap miner 1")
    s = after(s, "extract gwennap copper:3")
    assert (money(s, "red"), area(s, "gwennap")["water"]) == (11, 4)


def test_E9_natalia_passes_and_robert_must() -> None:
    """Green has passed; Natalia is in column 8, Robert in 10."""
    s = position("seats 3; rows red; columns 0 8 10")
    s = after(s, "pass")
    assert view(s)["rows"] == [0, 1, 2]


def test_E10_two_tin_and_three_copper() -> None:
    s = position("seats 3; prices 5 8; ore red 3 2; rows red blue; columns 0 0 9")
    assert money(after(s, "pass"), "red") == 54


def test_E11_twenty_then_five_then_no_more() -> None:
    s = position("seats 3; rows red blue yellow; withdrawn blue yellow; phase invest; turn red; money 44 0 0")
    s = after(s, "invest tens 20")
    assert shown(s, "red")["points"] == 44
    s = after(s, "invest fives 5")
    assert (shown(s, "red")["points"], money(s, "red")) == (54, 19)
    assert money(after(s, "withdraw"), "red") == 19


def test_E12_zuzanna_processes_and_must_pass() -> None:
    mine = "mine gwennap red 1 1 1; at gwennap calciner 1 arsenic 1"
    s = position(f"seats 3; option arsenic yes; columns 8 9 9; limiter 10 - -; {mine}")
    told_ = events(s, "process gwennap", kind="passed")
    assert told_[0] == {"seat": 0, "row": 1, "forced": "yes"}
    s = after(s, "process gwennap")
    assert (shown(s, "red")["limiter"], shown(s, "red")["last"]) == (9, 8)


def test_E13_natalia_sells_two_arsenic_in_round_two() -> None:
    mine = "mine gwennap red 1 1 1; at gwennap calciner 1"
    s = position(f"seats 3; option arsenic yes; round 2; arsenic 2 0 0; limiter 9 - -; columns 7 9 9; {mine}")
    assert money(after(s, "sell arsenic"), "red") == 46
    assert events(s, "sell arsenic", kind="passed")[0] == {"seat": 0, "row": 1, "forced": "yes"}


def test_E14_zaneta_sends_a_miner_abroad_in_round_two() -> None:
    s = position(
        "seats 3; option emigration yes; round 2; mine gwennap red 0 0 1; at gwennap own 1; columns 0 5 5"
    )
    assert len(starting(legal(s), "emigrate")) == 4
    s = after(s, "emigrate gwennap kimberley")
    assert area(s, "gwennap")["capacity"] == 2
    assert broken(s, "miner gwennap") == []


def test_E15_a_tile_with_three_pounds() -> None:
    s = position("seats 3; option kickstarter tiles; money 5 5 5; tile gwennap BK1")
    s = after(s, "build gwennap")
    assert broken(s, "bid 6") == ["TIN-5.2"]
    assert money(after(s, "bid 5"), "red") == 3


def test_E16_a_tile_with_a_work_point() -> None:
    s = position("seats 3; option kickstarter tiles; columns 8 9 9; tile gwennap BK2")
    assert column(after(s, "build gwennap", "bid 1"), "red") == 9
    s = position("seats 3; option kickstarter tiles; columns 9 9 9; tile gwennap BK2")
    assert broken(s, "build gwennap") == ["TIN-5.2"]


def test_E17_round_two_column_four_copper_at_eight() -> None:
    s = solo("round 2; columns 4 4; prices 5 8; mine gwennap blue 2 2 0")
    found = events(s, "card LW01", kind="wallace-card")[0]
    assert (found["cell"], found["action"], found["why"]) == ("developments/extract", "extract", "orange")


def test_E18_the_value_of_a_two_two_three_tile() -> None:
    s = position("seats 1; columns 0 1; turn red; active red; back A; tile truro C1; hand red C-port")
    found = events(s, "build truro", "map C-port", "bid 3", kind="wallace-value")[0]
    assert (found["tile_value"], found["map_value"]) == (1, 2)
    s = position("seats 1; columns 0 1; turn red; active red; back A; tile truro C1; hand red C-miner")
    assert events(s, "build truro", "map C-miner", "bid 3", kind="wallace-value")[0]["map_value"] == 1


def test_E19_his_opening_bid_of_six() -> None:
    s = solo("back A; tile gwinear A3; tile st_just A4")
    line = card_for(s, "build")
    assert events(s, line, kind="wallace-chose")[0]["area"] == "gwinear"
    s = after(s, line, "top A-copper1", "back B")
    rolled = events(s, "dice 2 4", kind="wallace-rolls")[0]
    assert (rolled["pick"], rolled["bid"]) == ("highest", 6)
    s = after(s, "dice 2 4")
    assert legal(s)[0] == "bid 7"


def test_E20_three_copper_at_two_water_cost_him_six() -> None:
    s = wallace("prices 5 8; columns 5 5; mine gwennap blue 3 0 2; at gwennap miner 1", "extract")
    assert shown(s, "blue")["spent"] == 6


def test_E21_four_copper_the_eastern_mine_has_less_water() -> None:
    four = "at gwennap miner 1 train 1; at truro miner 1 train 1"
    text = f"prices 5 10; columns 5 5; mine gwennap blue 4 0 2; mine truro blue 4 0 1; {four}"
    assert chose(text, "extract") == ("truro", ["least-water"])
    assert chose(text.replace("4 0 2", "4 0 1"), "extract") == ("truro", ["east"])


def test_E22_two_tin_the_western_mine_has_less_ore() -> None:
    mines = "mine gwennap blue 1 2 1; at gwennap miner 1; mine truro blue 3 2 1"
    text = f"round 2; prices 5 4; columns 6 6; {mines}"
    assert chose(text, "extract") == ("gwennap", ["fewest-left"])
    s = wallace(text, "extract")
    assert (shown(s, "blue")["tin"], shown(s, "blue")["copper"]) == (2, 0)


def test_E23_the_port_goes_where_capacity_is_short() -> None:
    mines = (
        "mine truro blue 2 2 1; at truro miner 1 train 1; mine st_columb blue 2 1 1"  # capacity 4 for 4 cubes
    )
    assert chose(f"columns 5 5; prices 5 4; {mines}", "port") == ("st_columb", ["only"])


def test_E24_sixty_seven_pounds_are_worth_a_hundred_and_three_points() -> None:
    """The pair 16/7 lies in row 2 of round 2."""
    s = position(
        "seats 1; round 2; prices 5 8; rows red; ore blue 8 3; money 20 12; columns 0 9; track red blue; phase card"
    )
    s = after(s, "card LW06")  # pass
    assert row(s, "round-2") == [0, 103]
    assert shown(s, "blue")["spent"] == 0


def test_E25_arsenic_for_twelve_against_a_profit_of_eleven() -> None:
    market = "market 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0"  # round 2, £14 is taken: the next space pays £12
    mine = "mine gwennap blue 1 3 3; at gwennap miner 1 train 1 arsenic 1; mine truro blue 0 0 0; at truro calciner 1"
    text = f"option arsenic yes; round 2; prices 5 8; columns 4 4; {market}; {mine}"
    profit = told(text, "extract", "wallace-profit")
    assert profit == [{"seat": 1, "area": "gwennap", "profit": 11, "arsenic": 12}]
    s = wallace(text, "extract")
    assert (shown(s, "blue")["limiter"], shown(s, "blue")["extra"], area(s, "gwennap")["arsenic"]) == (
        10,
        12,
        0,
    )


def test_E26_round_two_developments_send_a_miner_to_michigan() -> None:
    """Capacity 4, fewer than four ore; the train from the supply is placed at once."""
    idle = "mine redruth blue 2 1 0; at redruth own 1 train 1"
    other = "mine gwennap blue 3 3 3; mine wendron blue 1 1 1"
    text = f"option emigration yes; round 2; columns 0 0; prices 5 4; back A; {idle}; {other}"
    s = wallace(text, "developments")
    assert (area(s, "gwennap")["train"], area(s, "gwennap")["water"], area(s, "redruth")["own_miner"]) == (
        1,
        1,
        0,
    )
    assert [space for space in view(s)["emigration"] if space["seat"] == 1] == [
        {"destination": "michigan", "round": 2, "seat": 1}
    ]


def test_E27_round_three_kimberley_pays_twelve() -> None:
    idle = "mine gwennap blue 1 2 0; at gwennap own 1 train 1"
    text = f"option emigration yes; round 3; columns 6 6; prices 5 4; {idle}; sent sierra_madre 3 red"
    s = wallace(text, "extract")
    assert shown(s, "blue")["extra"] == 12


def test_hands_of_the_examples_are_the_owners_alone() -> None:
    s = position("seats 3; hand red B-copper1")
    assert player(s, "red")["hand"] == ["B-copper1"]
    assert tin.game.view(s, 1)["players"][0]["hand"] is None  # type: ignore[index]
