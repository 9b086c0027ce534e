"""What a line is worth beside the best: the last turn of a canal era, where passing gives an action away."""

from gwarek.bots import make_bot
from gwarek.bots.desk import Desk
from gwarek.bots.levels import PlanBot
from gwarek.bots.weighing import DEALS, best_way, weighed
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.school.guide import clear_loss
from tests.school.tiny import LAST_TURN


def test_an_action_given_away_is_a_clear_loss_and_the_best_line_is_none() -> None:
    game = load_game("birmingham")
    s = game.position(LAST_TURN)
    bot = make_bot("sztygar", 1)
    assert isinstance(bot, PlanBot)
    desk = Desk(game, s, 0, QuickRng(1), seconds=30.0)
    best = best_way(bot, desk, "weighing")
    assert any(line.text().startswith("sell ") for line in best.way)
    passed = weighed(bot, desk, game.parse("pass"), "weighing", len(best.values))
    assert clear_loss(best.values, passed.values) is not None
    again = weighed(bot, desk, best.way[0], "weighing", len(best.values))
    assert clear_loss(best.values, again.values) is None


def test_the_same_seed_deals_the_same() -> None:
    game = load_game("birmingham")
    s = game.position(LAST_TURN)
    bot = make_bot("sztygar", 1)
    assert isinstance(bot, PlanBot)
    desk = Desk(game, s, 0, QuickRng(1), seconds=30.0)
    line = game.parse("pass")
    values = [weighed(bot, desk, line, "one", DEALS).values for _ in range(2)]
    assert values[0] == values[1]
    assert len(values[0]) == DEALS
