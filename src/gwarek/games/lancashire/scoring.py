"""Points: links and tiles at the end of a period, money at the end (LAN-11.1 to 11.3), who wins (LAN-11.8)."""

from __future__ import annotations

from typing import Final

from gwarek.core.event import Event
from gwarek.core.score import Outcome, Score, ScoreRow
from gwarek.games.lancashire.components import ERAS
from gwarek.games.lancashire.events import CashScored, ExtraScored, IndustriesScored, LinksScored
from gwarek.games.lancashire.state import (
    CASH_POINTS,
    EXTRA_POINTS,
    INDUSTRY_POINTS,
    LINK_POINTS,
    MONEY,
    OVER,
    POINTS,
    SCORE_ROWS,
    WIDTH,
    State,
    goods_of,
    kind_of,
    level_of,
    owner_of,
    points,
)

SCORE_RULES: Final = [
    "LAN-11.1",
    "LAN-11.2",
    "LAN-11.1",
    "LAN-11.2",
    "LAN-11.3",
    "LAN-R2",
    "LAN-V1",
    "LAN-V1",
    "LAN-V1",
]


def coins(s: State) -> list[int]:
    """Gold coins of each place: printed ones, and one for each flipped tile of any owner (LAN-11.1)."""
    out = s.board.coins[:]
    for space in range(len(s.board.place_of)):
        tile = s.b[space]
        if tile and goods_of(tile) == 0:
            out[s.board.place_of[space]] += s.parts.coin_per_tile
    return out


def line_points(s: State, line: int, seen: list[int]) -> int:
    """VP a link on this line scores by what is seen in each place (LAN-11.1)."""
    out = 0
    for end in s.board.ends[line]:
        out += seen[end]
    return out


def link_points(s: State) -> list[int]:
    """VP for the links on the board, by seat."""
    seen = coins(s)
    out = [0] * s.seats
    for line in range(len(s.board.ends)):
        owner = s.b[s.link_at + line]
        if owner >= 0:
            out[owner] += line_points(s, line, seen)
    return out


def industry_points(s: State, from_level: int) -> list[int]:
    """VP of flipped tiles of this level and above, by seat (LAN-11.2)."""
    out = [0] * s.seats
    for space in range(len(s.board.place_of)):
        tile = s.b[space]
        if tile and goods_of(tile) == 0:
            face = s.parts.tiles[kind_of(tile)]
            if face.level >= from_level:
                out[owner_of(tile)] += face.vp
    return out


def standing(s: State) -> list[int]:
    """Points by seat if the era were counted now (LAN-11.1, 11.2); once it is the last, all is counted."""
    scored = [points(s, seat) for seat in range(s.seats)]
    if s.phase == OVER:
        return scored
    links = link_points(s)
    industries = industry_points(s, 0)
    return [scored[seat] + links[seat] + industries[seat] for seat in range(s.seats)]


def course(s: State) -> dict[str, list[int]]:
    """Points come twice in a game only: between, what stands on the board tells more of its course."""
    seats = range(s.seats)
    return {
        "standing": standing(s),
        "income": [level_of(s, seat) for seat in seats],
        "money": [s.n[seat * WIDTH + MONEY] for seat in seats],
    }


def score_era(s: State, events: list[Event] | None) -> None:
    """LAN-11.1, 11.2."""
    before = [points(s, seat) for seat in range(s.seats)]
    links = link_points(s)
    industries = industry_points(s, 0)
    for seat in range(s.seats):
        at = seat * WIDTH + POINTS + 2 * s.era
        s.n[at + LINK_POINTS] += links[seat]
        s.n[at + INDUSTRY_POINTS] += industries[seat]
    if events is not None:
        events.append(links_scored(s, links, before))
        events.append(industries_scored(s, industries))


def links_scored(s: State, gained: list[int], before: list[int]) -> LinksScored:
    """What was counted, link by link."""
    seen = coins(s)
    lines: list[str] = []
    owners: list[int] = []
    worth: list[int] = []
    for line in range(len(s.board.ends)):
        owner = s.b[s.link_at + line]
        if owner >= 0:
            lines.append(s.parts.line_ids[line])
            owners.append(owner)
            worth.append(line_points(s, line, seen))
    return LinksScored(ERAS[s.era], gained, before, lines, owners, worth)


def industries_scored(s: State, gained: list[int]) -> IndustriesScored:
    """What was counted, tile by tile."""
    spaces: list[str] = []
    tiles: list[str] = []
    owners: list[int] = []
    worth: list[int] = []
    for space in range(len(s.board.place_of)):
        tile = s.b[space]
        if tile and goods_of(tile) == 0:
            spaces.append(s.parts.space_ids[space])
            tiles.append(s.parts.tile_ids[kind_of(tile)])
            owners.append(owner_of(tile))
            worth.append(s.parts.tiles[kind_of(tile)].vp)
    return IndustriesScored(ERAS[s.era], gained, spaces, tiles, owners, worth)


def score_cash(s: State, events: list[Event] | None) -> None:
    """LAN-11.3: full tens; a debt kept as negative money scores nothing (LAN-R2)."""
    cash = [max(0, s.n[seat * WIDTH + MONEY]) // s.parts.cash_per_vp for seat in range(s.seats)]
    for seat in range(s.seats):
        s.n[seat * WIDTH + POINTS + CASH_POINTS] += cash[seat]
    if events is not None:
        events.append(CashScored(cash))


def score_introductory(s: State, events: list[Event] | None) -> None:
    """LAN-V1: money, income level, and flipped tiles of level 2 and above a second time."""
    money = [
        min(max(0, s.n[seat * WIDTH + MONEY]) // s.parts.intro_cash_per_vp, s.parts.intro_cash_max)
        for seat in range(s.seats)
    ]
    income = [level_of(s, seat) for seat in range(s.seats)]
    again = industry_points(s, 2)
    for seat in range(s.seats):
        at = seat * WIDTH + POINTS + EXTRA_POINTS
        s.n[at] += money[seat]
        s.n[at + 1] += income[seat]
        s.n[at + 2] += again[seat]
    if events is not None:
        events.append(ExtraScored("money", money))
        events.append(ExtraScored("income", income))
        events.append(ExtraScored("again", again))


def score(s: State) -> Score:
    """Points by source. Rows of periods to come, and of other variants, are left out while nobody has any."""
    rows: list[ScoreRow] = []
    for row in range(len(SCORE_ROWS)):
        gained = [s.n[seat * WIDTH + POINTS + row] for seat in range(s.seats)]
        if row <= INDUSTRY_POINTS or any(gained):
            rows.append(ScoreRow(SCORE_ROWS[row], SCORE_RULES[row], gained))
    return Score(rows)


def outcome(s: State) -> Outcome | None:
    """LAN-11.8: most VP, then the higher income level, then more money, then the earlier place in the order."""
    if s.phase != OVER:
        return None
    totals = [points(s, seat) for seat in range(s.seats)]
    best = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
    if len(best) == 1:
        return Outcome(best, "most-points", "LAN-11.8", totals)
    level = max([level_of(s, seat) for seat in best])
    best = [seat for seat in best if level_of(s, seat) == level]
    if len(best) == 1:
        return Outcome(best, "tie-income", "LAN-11.8", totals)
    money = max([s.n[seat * WIDTH + MONEY] for seat in best])
    best = [seat for seat in best if s.n[seat * WIDTH + MONEY] == money]
    if len(best) == 1:
        return Outcome(best, "tie-money", "LAN-11.8", totals)
    if s.table.shared_victory:
        return Outcome(best, "shared", "LAN-11.8", totals)
    first = min(best, key=s.order.index)
    return Outcome([first], "tie-order", "LAN-11.8", totals)
