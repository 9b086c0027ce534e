"""What is asked, what a choice costs and brings, and why a town cannot be built in."""

from typing import Any

from gwarek.core.chance import QuickRng
from gwarek.core.playout import draw_all
from tests.rules.lancashire.table import after, brass, opened, position, view


def cells(s: Any, line: str) -> dict[str, Any]:
    """Cells of a line's preview: `(before, after)` of numbers, arguments of sentences."""
    out: dict[str, Any] = {}
    for cell in brass.game.preview(s, brass.game.to_act(s)[0], brass.game.parse(line)):
        out[cell.id] = cell.args if cell.before is None else (cell.before, cell.after)
    return out


def asks(s: Any) -> tuple[str, dict[str, Any]]:
    message = brass.game.asks(s, brass.game.to_act(s)[0])
    return message.id, message.args


def site(s: Any, place: str, industry: str) -> dict[str, Any]:
    sites: list[dict[str, Any]] = view(s, "red")["sites"]
    return next(site for site in sites if (site["place"], site["industry"]) == (place, industry))


def reasons(s: Any, place: str, industry: str) -> list[str]:
    return [broken["id"] for broken in site(s, place, industry)["violated"]]


def test_what_is_asked() -> None:
    s = position("round 2; hand red colne wigan bury")
    assert asks(s) == ("action", {"left": 2, "of": 2, "era": "canal"})
    assert asks(after(s, "develop port iron:market")) == ("developing", {})
    assert asks(after(s, "pass")) == ("card", {"action": "pass", "left": 1})
    assert asks(after(s, "combine cotton_mill colne/1")) == ("card", {"action": "combine", "left": 2})
    debt = position(
        "phase selloff; debt 4; at wigan/1 red coal_mine/1; at colne/1 red cotton_mill/1; money 0 0 0"
    )
    assert asks(debt) == ("selloff", {"debt": 4, "money": 0})
    rail = position("era rail; at bolton/1 red coal_mine/2; hand red colne wigan")
    assert asks(after(rail, "link bolton-bury coal:bolton/1")) == ("second", {"line": "bolton-bury"})


def test_a_build_shows_cost_cubes_and_the_refilled_track() -> None:
    s = position("round 2; coal 6; link blue rochdale-yorkshire; hand red rochdale colne")
    assert cells(s, "build coal_mine rochdale/1 card:rochdale") == {
        "money": (30, 27),
        "spent": (0, 5),
        "income": (10, 14),
        "level": (0, 2),
        "coal-market": (6, 8),
        "tile": {"tile": "coal_mine/1", "space": "rochdale/1"},
        "goods": {"tile": "coal_mine/1", "count": 2},
        "market-sale": {"good": "coal", "cubes": 2, "money": 2},
        "flips": {"owner": 0, "tile": "coal_mine/1", "space": "rochdale/1", "steps": 4},
    }


def test_sources_are_shown() -> None:
    s = position("round 2; stack red cotton_mill 6; at oldham/1 blue coal_mine/1; hand red oldham colne")
    seen = cells(s, "build cotton_mill oldham/2 card:oldham coal:oldham/1 iron:market")
    assert seen["coal"] == {"spaces": ["oldham/1"], "cubes": 0, "price": 0}
    assert seen["iron"] == {"spaces": [], "cubes": 1, "price": 1}


def test_a_combined_build_shows_its_two_cards() -> None:
    s = position("round 2; hand red oldham colne")
    assert cells(s, "combine coal_mine wigan/1")["two-cards"] == {}


def test_a_sale_far_away_shows_what_may_come() -> None:
    """Marker on the fifth space (£1): tiles of -4 would close, and there is one."""
    s = position("round 2; used -2 -2; at colne/1 red cotton_mill/1; link blue colne-yorkshire")
    assert cells(s, "sell colne/1 distant") == {
        "distant": {"bonus": 1, "kind": "money", "tiles": 10, "closing": 1}
    }


def test_loans_forced_sales_and_discards() -> None:
    s = position("round 2; hand red colne wigan")
    assert cells(s, "loan 30") == {"money": (30, 60), "income": (10, 7), "level": (0, -3)}
    assert cells(after(s, "pass"), "card colne") == {"discards": {"card": "colne"}}
    debt = position(
        "phase selloff; debt 4; at wigan/1 red coal_mine/1; at colne/1 red cotton_mill/1; money 0 0 0"
    )
    assert cells(debt, "selloff colne/1") == {"money": (0, 2), "debt": (4, 0), "brings": {"money": 6}}


def test_a_forced_sale_shows_the_one_that_follows_by_itself() -> None:
    """Debt 8: the mill brings half of £12, the mine half of £5, rounded down, so the debt is just paid."""
    debt = position(
        "phase selloff; debt 8; at wigan/1 red coal_mine/1; at colne/1 red cotton_mill/1; money 0 0 0"
    )
    assert cells(debt, "selloff colne/1") == {
        "debt": (8, 0),
        "brings": {"money": 6},
        "forced": {"tile": "coal_mine/1", "space": "wigan/1", "money": 2},
    }


def test_the_end_of_the_round_is_told_apart_from_what_an_action_costs() -> None:
    """The last card of the round, nobody draws: the income of space 14 (£2) comes by itself."""
    s = position(
        "round 5; deck 0; turn yellow; actions 1; income 10 10 14; hand red bury; hand blue oldham; hand yellow wigan"
    )
    s = after(s, "loan 10")
    seen = cells(s, "card wigan")
    assert seen["discards"] == {"card": "wigan"}
    assert "money" not in seen
    assert seen["then-money"] == (40, 41)  # a loan of £10 is one space of income less: £2 became £1


def test_a_site_that_can_be_built() -> None:
    s = position("round 2; hand red manchester coal_mine")
    assert site(s, "manchester", "coal_mine") == {
        "place": "manchester",
        "industry": "coal_mine",
        "tile": "coal_mine/1",
        "space": "manchester/1",
        "cards": ["manchester", "coal_mine"],
        "combine": True,
        "violated": [],
    }


def test_a_site_tells_every_reason() -> None:
    """Card, space, coal and money at once."""
    s = position(
        "round 2; money 1 30 30; stack red cotton_mill 9; "
        "at colne/1 red cotton_mill/1; at colne/2 blue cotton_mill/1; hand red wigan bury"
    )
    assert reasons(s, "colne", "cotton_mill") == ["LAN-5.1", "LAN-5.3", "LAN-6.6"]
    assert site(s, "colne", "cotton_mill")["space"] == "colne/1"  # overbuilding the own mill comes closest
    assert reasons(s, "stockport", "cotton_mill") == ["LAN-5.1", "LAN-5.3", "LAN-6.6"]


def test_a_site_out_of_reach_names_the_card_that_waits() -> None:
    s = position("round 2; at colne/1 red cotton_mill/1; hand red coal_mine bury")
    found = site(s, "wigan", "coal_mine")
    assert [broken["id"] for broken in found["violated"]] == ["LAN-5.4"]
    assert found["violated"][0]["args"] == {
        "reason": "reach",
        "card": "coal_mine",
        "place": "wigan",
        "industry": "coal_mine",
    }
    assert (found["cards"], found["combine"]) == ([], True)


def test_a_site_tells_the_period_and_an_empty_stack() -> None:
    s = position("era rail; round 2; stack red coal_mine 0; hand red liverpool wigan")
    assert reasons(s, "wigan", "coal_mine") == ["LAN-5.2"]
    assert site(s, "wigan", "coal_mine")["tile"] is None
    assert reasons(s, "liverpool", "port") == ["LAN-5.14"]
    assert reasons(s, "liverpool", "shipyard") == ["LAN-5.13"]


def test_sites_are_for_the_seat_to_act() -> None:
    s = position("round 2; hand red colne wigan")
    assert view(s, "blue")["sites"] is None
    assert view(s)["sites"] is None
    assert view(after(s, "pass"), "red")["sites"] is None
    assert len(view(s, "red")["sites"]) == 37


def test_sites_say_what_the_legal_lines_say() -> None:
    """A town is open for an industry exactly when a build there is legal, and with exactly those cards."""
    rng = QuickRng("sites")
    s = opened(3, "sites")
    asked = 0
    while brass.game.to_act(s):
        draw_all(brass.game, s, rng)
        seat = brass.game.to_act(s)[0]
        lines = brass.game.legal(s, seat)
        view_of: Any = brass.game.view(s, seat)  # Any: JSON of the game's own shape
        told = view_of["sites"]
        if told is not None:
            asked += 1
            builds: dict[tuple[str, str], set[str]] = {}
            for words in (line.words() for line in lines if line.words()[0] == "build"):
                cards = builds.setdefault((words[2].split("/")[0], words[1]), set())
                cards.update(word.removeprefix("card:") for word in words if word.startswith("card:"))
            free = {(a["place"], a["industry"]): set(a["cards"]) for a in told if not a["violated"]}
            assert free == builds, brass.game.position_text(s)
        brass.game.apply(s, seat, lines[rng.below(len(lines))])
        draw_all(brass.game, s, rng)
    assert asked > 20
