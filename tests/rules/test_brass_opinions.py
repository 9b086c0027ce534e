"""What is legal in Brass is said by the rules alone: a rule that permits everything lets its line through."""

from __future__ import annotations

from types import ModuleType

import pytest

from gwarek.games import birmingham as birmingham_game
from gwarek.games import lancashire as lancashire_game
from gwarek.games.birmingham import rules as birmingham
from gwarek.games.brass import rules as brass
from gwarek.games.lancashire import rules as lancashire
from tests.contract.test_no_second_opinion import follows, rules_of

pytestmark = pytest.mark.skipif(
    not str(brass.__file__).endswith(".py"), reason="compiled classes cannot be changed"
)

CASES = [
    (
        birmingham_game,
        birmingham.TownIsInNetwork,
        "round 2; at dudley/1 red coal_mine/1; hand red coal_mine",
        "build coal_mine leek/2 card:coal_mine",
    ),
    (
        birmingham_game,
        birmingham.FarmIsInNetwork,
        "round 2; at dudley/1 red coal_mine/1; hand red brewery",
        "build brewery farm_north/1 card:brewery iron:market",
    ),
    (
        birmingham_game,
        birmingham.LineCarries,
        "round 2; at birmingham/1 red cotton_mill/1",
        "link birmingham-nuneaton",
    ),
    (
        birmingham_game,
        birmingham.LineCarries,
        "era rail; round 2; at walsall/1 red iron_works/2; at cannock/2 blue coal_mine/2; link red cannock-walsall",
        "link walsall-burton_on_trent coal:cannock/2",
    ),
    (
        birmingham_game,
        birmingham.MerchantIsConnected,
        "round 2; at stone/1 red cotton_mill/1; at dudley/1 red coal_mine/1; merchant oxford/1 any; "
        "at stafford/1 red brewery/1",
        "sell stone/1 oxford/1 beer:stafford/1",
    ),
    (
        lancashire_game,
        lancashire.TownIsInReach,
        "round 2; at wigan/1 red coal_mine/1; hand red coal_mine",
        "build coal_mine blackburn/1 card:coal_mine",
    ),
    (
        lancashire_game,
        lancashire.LineIsOfThePeriod,
        "round 2; at wigan/1 red coal_mine/1",
        "link southport-wigan",
    ),
]


@pytest.mark.parametrize(("game_room", "rule", "text", "line"), CASES)
def test_legal_follows_the_rule(game_room: ModuleType, rule: type, text: str, line: str) -> None:
    game = game_room.load()
    s = game.position(text)
    a = game.parse(line)
    assert a not in game.legal(s, 0)
    forbids = {broken.id for broken in game.violated(s, 0, a)}
    judges = [one for id in forbids for one in rules_of(game)[id] if isinstance(one, rule)]
    assert any(follows(game, s, 0, a, one) for one in judges)
