"""Points: links and tiles at the end of an era, the introductory game, and who wins."""

from __future__ import annotations

from gwarek.core.score import Outcome, Score, ScoreRow
from gwarek.core.tell import tell
from gwarek.games.brass.components import ERAS
from gwarek.games.brass.events import Events, ExtraScored, GameOver, IndustriesScored, LinksScored
from gwarek.games.brass.state import (
    EXTRA_POINTS,
    INDUSTRY_POINTS,
    LINK_POINTS,
    MONEY,
    OVER,
    POINTS,
    ROWS,
    WIDTH,
    State,
    goods_of,
    kind_of,
    level_of,
    owner_of,
    points,
)


def symbols(s: State) -> list[int]:
    """What each place counts for a link that ends there: printed symbols, and those of flipped tiles of any owner."""
    out = s.board.symbols[:]
    for space in range(s.link_at):
        tile = s.b[space]
        if tile and goods_of(tile) == 0:
            out[s.board.place_of[space]] += s.faces[kind_of(tile)].links
    return out


def line_points(s: State, line: int, seen: list[int]) -> int:
    """VP a link on this line scores by what is seen in its places, of which it may have three."""
    out = 0
    for end in s.board.ends[line]:
        out += seen[end]
    return out


def link_points(s: State) -> list[int]:
    """VP for the links on the board, by seat."""
    seen = symbols(s)
    out = [0] * s.seats
    for line in range(len(s.board.ends)):
        owner = s.b[s.link_at + line]
        if owner >= 0:
            out[owner] += line_points(s, line, seen)
    return out


def industry_points(s: State, from_level: int) -> list[int]:
    """VP of flipped tiles of this level and above, by seat."""
    out = [0] * s.seats
    for space in range(s.link_at):
        tile = s.b[space]
        if tile and goods_of(tile) == 0:
            face = s.faces[kind_of(tile)]
            if face.level >= from_level:
                out[owner_of(tile)] += face.vp
    return out


def standing(s: State) -> list[int]:
    """Points by seat if the era were counted now; once it is the last, all is counted."""
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


def score_era(s: State, events: Events) -> None:
    """First all links, then the industries."""
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
    seen = symbols(s)
    lines: list[str] = []
    owners: list[int] = []
    worth: list[int] = []
    for line in range(len(s.board.ends)):
        owner = s.b[s.link_at + line]
        if owner >= 0:
            lines.append(s.parts.line_ids[line])
            owners.append(owner)
            worth.append(sum([seen[end] for end in s.board.ends[line]]))
    return LinksScored(ERAS[s.era], gained, before, lines, owners, worth)


def industries_scored(s: State, gained: list[int]) -> IndustriesScored:
    """What was counted, tile by tile."""
    spaces: list[str] = []
    tiles: list[str] = []
    owners: list[int] = []
    worth: list[int] = []
    for space in range(s.link_at):
        tile = s.b[space]
        if tile and goods_of(tile) == 0:
            spaces.append(s.parts.space_ids[space])
            tiles.append(s.parts.tile_ids[kind_of(tile)])
            owners.append(owner_of(tile))
            worth.append(s.faces[kind_of(tile)].vp)
    return IndustriesScored(ERAS[s.era], gained, spaces, tiles, owners, worth)


def score_introductory(s: State, events: Events) -> None:
    """Money, income level, and flipped tiles of level 2 and above a second time."""
    money = [
        min(max(0, s.n[seat * WIDTH + MONEY]) // s.parts.money_per_vp, s.parts.money_vp_max)
        for seat in range(s.seats)
    ]
    income = [level_of(s, seat) for seat in range(s.seats)]
    again = industry_points(s, 2)
    for seat in range(s.seats):
        at = seat * WIDTH + POINTS + EXTRA_POINTS
        s.n[at] += money[seat]
        s.n[at + 1] += income[seat]
        s.n[at + 2] += again[seat]
    tell(events, ExtraScored, "money", money)
    tell(events, ExtraScored, "income", income)
    tell(events, ExtraScored, "again", again)


def score_of(s: State, names: list[str], rules: list[str]) -> Score:
    """Points by source. Rows of eras to come, and of other variants, are left out while nobody has any."""
    rows: list[ScoreRow] = []
    for row in range(ROWS):
        gained = [s.n[seat * WIDTH + POINTS + row] for seat in range(s.seats)]
        if row <= INDUSTRY_POINTS or any(gained):
            rows.append(ScoreRow(names[row], rules[row], gained))
    return Score(rows)


def outcome_of(s: State, rule: str, tie_rule: str, shared: bool) -> Outcome | None:
    """Most VP, then the higher income level, then more money; then shared, or the earlier place in the order."""
    if s.phase != OVER:
        return None
    totals = [points(s, seat) for seat in range(s.seats)]
    best = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
    if len(best) == 1:
        return Outcome(best, "most-points", rule, totals)
    level = max([level_of(s, seat) for seat in best])
    best = [seat for seat in best if level_of(s, seat) == level]
    if len(best) == 1:
        return Outcome(best, "tie-income", tie_rule, totals)
    money = max([s.n[seat * WIDTH + MONEY] for seat in best])
    best = [seat for seat in best if s.n[seat * WIDTH + MONEY] == money]
    if len(best) == 1:
        return Outcome(best, "tie-money", tie_rule, totals)
    if shared:
        return Outcome(best, "shared", tie_rule, totals)
    return Outcome([min(best, key=s.order.index)], "tie-order", tie_rule, totals)


def tell_result(result: Outcome | None, events: Events) -> None:
    if events is not None and result is not None:
        events.append(GameOver(result.winners, result.reason))
