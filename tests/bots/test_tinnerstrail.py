"""What the Tinners' Trail bots think, by example."""

from __future__ import annotations

import math

import pytest

from gwarek.bots import Desk, make_bot
from gwarek.core.action import Action
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.seat import CHANCE, SEAT_WORDS
from gwarek.games.tinnerstrail.actions import Bid
from gwarek.games.tinnerstrail.bidding import limit, predicted
from gwarek.games.tinnerstrail.book import TASTE, Book, book_of
from gwarek.games.tinnerstrail.bot import CLEAR_LEAD, candidates, plan, play_on
from gwarek.games.tinnerstrail.components import HIGHEST, LOWEST
from gwarek.games.tinnerstrail.state import INVEST, MONEY, POINTS, TURN
from gwarek.lab.simulate import simulate
from tests.rules.tinnerstrail.table import ALL_AREAS, PARTS

GAME = load_game("tinnerstrail")
ALONE = f"bare {ALL_AREAS}"  # no tile on the map: nothing to bid for


def chosen(position: str, bot: str = "sztygar") -> Action:
    """What a bot plays for whoever is to act."""
    s = GAME.position(position)
    (seat,) = GAME.to_act(s)
    action = make_bot(bot, 1).choose(Desk(GAME, s, seat, QuickRng(1), math.inf))
    assert action in GAME.legal(s, seat)
    return action


def worth(position: str) -> float:
    return GAME.evaluate(GAME.position(position), 0)


def mine(book: Book, copper: int, tin: int, water: int, room: int = 2, round: int = 4) -> float:
    return book.mine(False, round, copper, tin, water, room)


# -- the book of mines


@pytest.fixture(scope="module")
def book() -> Book:
    return Book(PARTS, 3, TASTE)


def test_the_odds_of_the_price_columns_are_those_of_three_dice(book: Book) -> None:
    rolls = [a + b + c for a in PARTS.faces for b in PARTS.faces for c in PARTS.faces]
    for column, (low, high) in enumerate(PARTS.ranges):
        assert book.odds[column] == pytest.approx(sum(low <= roll <= high for roll in rolls) / len(rolls))


def test_the_odds_of_lord_wallaces_bids(book: Book) -> None:
    pairs = [(a, b) for a in PARTS.faces for b in PARTS.faces]
    for number in range(PARTS.most_face + 1):
        assert book.rolls(2, HIGHEST)[number] == pytest.approx(
            sum(max(p) == number for p in pairs) / len(pairs)
        )
        assert book.rolls(2, LOWEST)[number] == pytest.approx(
            sum(min(p) == number for p in pairs) / len(pairs)
        )


def test_a_dry_cube_of_tin_in_the_last_round_is_worth_its_price_less_a_work_point(book: Book) -> None:
    price = sum(odds * price for odds, price in zip(book.odds, PARTS.prices[1], strict=True))
    assert mine(book, 0, 1, 0) == pytest.approx(book.rates[3] * (price - TASTE.work_low))


def test_ore_too_wet_for_any_price_is_worth_nothing(book: Book) -> None:
    assert mine(book, 3, 3, 10) == 0.0


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_more_ore_capacity_and_time_and_less_water_never_hurt(book: Book, round: int) -> None:
    for copper in range(4):
        for tin in range(4):
            here = mine(book, copper, tin, 3, 2, round)
            assert mine(book, copper + 1, tin, 3, 2, round) >= here
            assert mine(book, copper, tin + 1, 3, 2, round) >= here
            assert mine(book, copper, tin, 2, 2, round) >= here
            assert mine(book, copper, tin, 3, 3, round) >= here
            assert mine(book, copper, tin, 3, 2, round + 1) <= here


def test_money_is_worth_at_least_what_it_can_be_invested_at_later(book: Book) -> None:
    assert book.kept(2, 40.0) >= 40.0 * book.rates[1]
    assert book.kept(2, 10.0) - book.kept(2, 0.0) > book.kept(2, 50.0) - book.kept(2, 40.0)


# -- what is better


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("score round-1 30 0", "score round-1 20 0"),
        ("money 25 20", "money 20 20"),
        ("mine gwennap red 3 3 2", "mine gwennap red 3 3 4"),
        ("mine gwennap red 3 3 2; at gwennap miner 1", "mine gwennap red 3 3 2"),
        ("mine gwennap red 3 3 2", "mine gwennap blue 3 3 2"),
        ("columns 4 4; mine gwennap red 6 6 1", "columns 9 4; mine gwennap red 6 6 1"),
    ],
)
def test_it_knows_what_is_better(better: str, worse: str) -> None:
    assert worth(f"seats 2; {ALONE}; {better}") > worth(f"seats 2; {ALONE}; {worse}")


def test_two_seats_see_the_same_difference() -> None:
    s = GAME.position(f"seats 2; {ALONE}; money 31 12; mine gwennap blue 3 3 2; columns 2 5")
    assert GAME.evaluate(s, 0) == pytest.approx(-GAME.evaluate(s, 1))


def test_at_the_end_it_counts_as_the_rules_do() -> None:
    s = GAME.position("seats 2; phase over; round 4; rows red blue; score round-1 44 20; score round-4 11 60")
    totals = GAME.score(s).totals()
    assert totals[0] != totals[1]
    assert GAME.evaluate(s, 0) == pytest.approx(totals[0] - totals[1])


# -- turns


def test_dear_ore_is_extracted_while_the_price_holds() -> None:
    text = f"seats 2; {ALONE}; round 4; columns 9 10; mine gwennap red 4 4 1"
    assert chosen(f"{text}; prices 4 10").text() == "extract gwennap copper:2"
    assert chosen(f"{text}; prices 7 2").text() == "extract gwennap tin:2"


def test_flooded_ore_stays_where_it_is() -> None:
    text = f"seats 2; {ALONE}; round 4; columns 9 10; mine gwennap red 4 4 9; prices 7 8"
    assert chosen(text).text() in ("pasties", "pass")


def test_pumps_go_to_the_mine_that_is_still_to_be_worked() -> None:
    text = f"seats 2; {ALONE}; round 4; columns 7 10; prices 7 10; money 30 0"
    s = GAME.position(f"{text}; mine gwennap red 4 0 3; mine st_just red 0 0 3")
    bot = make_bot("sztygar", 1)
    lines: list[str] = []
    while GAME.to_act(s) == [0]:
        action = bot.choose(Desk(GAME, s, 0, QuickRng(1), math.inf))
        lines.append(action.text())
        GAME.apply(s, 0, action)
    assert lines[:4] == ["pumps", "drain gwennap", "drain gwennap", "drain gwennap"]
    assert lines[4] == "extract gwennap copper:2"


# -- auctions


def bidding(tile: str, bid: int, rest: str = "") -> str:
    """Blue has put Gwennap up for auction and leads; red may raise."""
    return (
        f"seats 3; {ALONE}; {tile}; phase bidding; auction gwennap; active blue; bid {bid}; leader blue; "
        f"bids 0 {bid} 0; bidders red blue; turn red; prices 6 8; {rest}"
    )


def test_bidding_goes_on_up_to_what_the_area_is_worth_and_no_further() -> None:
    s = GAME.position(bidding("tile gwennap B2", 1, "money 60 60 60"))
    most = limit(s, 0, book_of(s, TASTE))
    assert 1 < most < 60
    assert chosen(bidding("tile gwennap B2", most - 1, "money 60 60 60")).text() == f"bid {most}"
    assert chosen(bidding("tile gwennap B2", most, "money 60 60 60")).text() == "withdraw"


def test_a_rich_area_is_worth_more_than_a_wet_one_and_nothing_in_the_end() -> None:
    def most(tile: str, rest: str = "") -> int:
        s = GAME.position(bidding(f"tile gwennap {tile}", 1, f"money 60 60 60; {rest}"))
        return limit(s, 0, book_of(s, TASTE))

    assert most("B7") > most("B1")  # 4 copper, 2 tin, 3 water; 3 copper, 3 tin, 4 water
    assert most("B7", "at gwennap drainage 2") > most("B7")
    assert most("B7", "round 4; columns 8 8 8") <= 0  # no work point left to extract anything


def test_nobody_bids_more_than_he_has() -> None:
    for money in range(1, 12):
        s = GAME.position(bidding("tile gwennap B6", 0, f"money {money} 60 60"))
        assert limit(s, 0, book_of(s, TASTE)) <= money


def test_who_has_looked_at_a_tile_bids_by_what_he_saw() -> None:
    good = bidding("seen gwennap B5 red", 1, "money 60 60 60")  # 3 copper, 2 tin, 2 water
    bad = bidding("seen gwennap B1 red", 1, "money 60 60 60")  # 3 copper, 3 tin, 4 water
    limits = [limit(s, 0, book_of(s, TASTE)) for s in (GAME.position(good), GAME.position(bad))]
    assert limits[0] > limits[1]
    # blue has not looked: whatever lies there, it is any of the region to him
    others = [limit(s, 1, book_of(s, TASTE)) for s in (GAME.position(good), GAME.position(bad))]
    unseen = GAME.position(bidding("down gwennap", 1, "money 60 60 60"))
    assert others == [limit(unseen, 1, book_of(unseen, TASTE))] * 2


def test_against_lord_wallace_the_bid_weighs_his_dice() -> None:
    text = f"seats 1; {ALONE}; tile gwennap B2; phase opening; auction gwennap; map B-copper1 red; active red; turn red"
    free = chosen(f"{text}; columns 0 9; money 40 0")  # he has no work points to bid with
    assert isinstance(free, Bid)
    assert free.price == 2  # the map's value is the least
    rival = chosen(f"{text}; columns 0 0; money 40 0")
    assert isinstance(rival, Bid)
    assert 2 < rival.price <= 2 + PARTS.most_face  # no dice of his say more


def test_two_players_bid_as_foreseen() -> None:
    """A pound at a time, up to the price at which winning and losing the area come to the same for both."""
    text = f"seats 2; {ALONE}; tile gwennap B2; phase opening; auction gwennap; map B-copper1 red; active red; turn red"
    s = GAME.position(f"{text}; prices 6 8; money 40 40")
    price = predicted(s, book_of(s, TASTE))[1]
    assert s.minimum < price < 40
    while s.area >= 0:
        (seat,) = GAME.to_act(s)
        (line,) = plan(GAME, s, seat, QuickRng(1), 0.0)
        paid = s.bid
        GAME.apply(s, seat, line)
    assert abs(paid - price) <= 1


def test_with_two_players_raising_and_giving_up_are_followed_for_a_turn() -> None:
    text = f"seats 2; {ALONE}; tile gwennap B2; phase bidding; auction gwennap; prices 6 8; money 40 40"
    text = f"{text}; map B-copper1 red; active blue; leader blue; bidders red blue"
    raises = 0
    for bid in range(3, 30, 3):
        s = GAME.position(f"{text}; bid {bid}; bids 0 {bid}; turn red")
        ways = candidates(GAME, s, 0, QuickRng(1), 2)
        assert [way[0].text() for way in ways] == [f"bid {bid + 1}", "withdraw"]
        values = [play_on(GAME, s.copy(), 0, way, QuickRng(1), 1) for way in ways]
        assert plan(GAME, s, 0, QuickRng(1), 0.0) == ways[values.index(max(values))]
        raises += values[0] > values[1]
    assert 0 < raises < 9  # now the one, now the other


def test_with_two_players_the_second_plan_is_taken_where_a_turn_shows_that_it_is_clearly_better() -> None:
    seconds = 0
    turns = 0
    for deal in range(2):
        s = GAME.setup(GAME.info.full_options({}), 2)
        rng = QuickRng(f"turns/{deal}")
        while GAME.to_act(s):
            seat = GAME.to_act(s)[0]
            if seat == CHANCE:
                GAME.apply(s, seat, GAME.chance(s).sample(rng))
                continue
            ways = candidates(GAME, s, seat, QuickRng(1), 2)
            if s.phase == TURN and len(ways) == 2:
                first, second = (play_on(GAME, s.copy(), seat, way, QuickRng(1), 1) for way in ways)
                clear = second > first + CLEAR_LEAD
                assert plan(GAME, s, seat, QuickRng(1), 0.0) == ways[clear]
                seconds += clear
                turns += 1
            GAME.apply(s, seat, ways[0][0])
    assert 0 < seconds < turns / 4  # seldom


# -- expansions


def test_arsenic_counts_where_it_can_be_processed() -> None:
    text = f"seats 2; {ALONE}; option arsenic yes; mine gwennap red 3 3 2; mine redruth blue 3 3 2"
    text = f"{text}; at gwennap calciner 1"
    assert worth(f"{text}; at gwennap arsenic 1") > worth(text)
    assert worth(f"{text}; at redruth arsenic 1") <= worth(text)  # blue's
    gains = [worth(f"{text}; round {at}; arsenic 1 0") - worth(f"{text}; round {at}") for at in (1, 2, 3, 4)]
    assert gains == sorted(gains, reverse=True)  # section by section the market closes, the dearest first


def test_tokens_from_michigan_are_planned_with_the_journey() -> None:
    text = f"seats 2; {ALONE}; option emigration yes; prices 6 8; money 30 30"
    s = GAME.position(f"{text}; mine gwennap red 3 3 3; mine redruth red 3 3 3; at gwennap own 1")
    ways = candidates(GAME, s, 0, QuickRng(1), 100)
    (way,) = [way for way in ways if way[0].text() == "emigrate gwennap michigan"]
    assert way[1].text() == "place adit redruth-gwennap"


def test_arsenic_is_sold_before_it_is_worth_nothing() -> None:
    text = f"seats 3; {ALONE}; option arsenic yes; round 4; columns 9 10 10; rows blue yellow"
    s = f"{text}; mine gwennap red 0 0 1; at gwennap calciner 1; arsenic 2 0 0"
    assert chosen(s).text() == "sell arsenic"


def test_the_calciner_goes_where_it_serves_most_own_mines() -> None:
    text = "seats 3; option arsenic yes; phase calciner; auction gwennap; leader red; turn red; active red"
    near = "mine redruth red 0 0 2; mine wendron red 0 0 2; mine truro red 0 0 2"
    assert chosen(f"{text}; mine gwennap red 3 3 2; {near}").text() == "calciner here"


def test_an_idle_own_miner_emigrates() -> None:
    text = f"seats 3; {ALONE}; option emigration yes; round 4; columns 9 10 10; rows blue yellow"
    line = chosen(f"{text}; mine gwennap red 0 0 3; at gwennap own 1").text()
    assert line.startswith("emigrate gwennap")
    assert line.endswith("sierra_madre")  # 10 points; £8 on the last row bring 6


# -- investing


@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_most_is_invested_and_a_little_kept_for_the_next_round(seats: int, round: int) -> None:
    """TIN-9.2: turn after turn until it withdraws; what is kept pays for the first areas and extractions."""
    rows = " ".join(SEAT_WORDS[:seats])
    money = " ".join(["99"] + ["0"] * (seats - 1))
    s = GAME.position(f"seats {seats}; phase invest; round {round}; rows {rows}; money {money}; turn red")
    while GAME.to_act(s) == [0] and s.phase == INVEST:
        (line,) = plan(GAME, s, 0, QuickRng(1), 0.0)
        GAME.apply(s, 0, line)
    assert 5 <= s.n[MONEY] < 25


def test_in_the_first_round_something_is_kept_for_the_second() -> None:
    line = chosen("seats 3; phase invest; rows red blue yellow; money 12 0 0; turn red").text()
    assert line == "withdraw"


def test_what_to_invest_is_tried_to_the_end_of_the_game() -> None:
    """TIN-9.2: every number of tens, a five, and nothing; what is not invested then is kept for the next round."""
    s = GAME.position(
        "seats 2; phase invest; round 3; rows red blue; money 36 0; turn red; mine gwennap red 4 4 1"
    )
    ways = candidates(GAME, s, 0, QuickRng(1), 10)
    tens = {f"invest tens {10 * times}": 14 * times for times in (1, 2, 3)}  # points on the first row
    gained = {**tens, "invest fives 5": 6, "withdraw": 0}
    assert {way[0].text() for way in ways} == set(gained)
    assert ways[0] == plan(GAME, s, 0, QuickRng(1), 0.0)
    for way in ways:
        deal = s.copy()
        ahead = play_on(GAME, deal, 0, way, QuickRng(1), 1)
        assert GAME.view(deal, None)["phase"] == "over"
        red, blue = GAME.score(deal).totals()
        assert ahead == red - blue
        assert deal.n[POINTS + 2] == gained[way[0].text()]


# -- trying plans out


def test_plans_are_tried_on_positions_that_stay_whole() -> None:
    s = GAME.setup(GAME.info.full_options({}), 3)
    rng = QuickRng("plans")
    while GAME.to_act(s)[0] == CHANCE or GAME.view(s, None)["phase"] == "keep":
        seat = GAME.to_act(s)[0]
        line = GAME.chance(s).sample(rng) if seat == CHANCE else GAME.legal(s, seat)[0]
        GAME.apply(s, seat, line)
    (seat,) = GAME.to_act(s)
    ways = candidates(GAME, s, seat, rng, 3)
    assert len(ways) == 3
    before = GAME.position_text(s)
    for way in ways:
        assert way[0] in GAME.legal(s, seat)
        tried = GAME.redeal(s, seat, rng)
        assert math.isfinite(play_on(GAME, tried, seat, way, rng, 3))
        assert GAME.faults(tried) == []
    assert GAME.position_text(s) == before


def test_plans_tried_on_one_deal_meet_the_same_luck() -> None:
    s = GAME.position("seats 2; prices 6 8")
    (seat,) = GAME.to_act(s)
    deals = [GAME.redeal(s, seat, QuickRng(number)) for number in range(4)]
    way = [line for line in GAME.legal(s, seat) if line.text().startswith("build")][:1]
    found = [
        [play_on(GAME, deal.copy(), seat, way, QuickRng(luck), 2) for luck in range(2)] for deal in deals
    ]
    assert all(one == other for one, other in found)
    assert len({one for one, _ in found}) > 1  # another deal, another luck


def test_a_raise_is_tried_out_as_if_it_won() -> None:
    ways = candidates(GAME, GAME.position(bidding("tile gwennap B2", 3)), 0, QuickRng(1), 6)
    assert [way[0].text() for way in ways] == ["bid 4", "withdraw"]


# -- strength


@pytest.mark.parametrize("bot", ["ciskacz", "sztygar"])
def test_it_beats_random_play(bot: str) -> None:
    found = simulate("tinnerstrail", 3, [bot, "random", "random"], 6, seed=1, rotate=True)
    assert found.by_bot[0].wins == 6


def test_it_beats_lord_wallace_more_often_than_not() -> None:
    found = simulate("tinnerstrail", 1, ["sztygar"], 12, seed=2)
    assert found.by_seat[0].wins > 6


def test_every_expansion_is_played_with_to_the_end() -> None:
    options = {"arsenic": "yes", "emigration": "yes", "kickstarter": "both"}
    found = simulate("tinnerstrail", 4, ["sztygar"], 1, seed=3, options=options)
    assert min(found.results[0].totals) > 0
