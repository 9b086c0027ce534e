"""What the tables say, as blocks of rows that know no language: terminal, report, charts and JSON are made of these."""

from __future__ import annotations

import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gwarek.core.game import GameInfo
from gwarek.core.seat import seat_of
from gwarek.lab.statistics import deviation, mean, wilson
from gwarek.lab.study.tables import OPTION, Tables

MOST: Final = 12  # rows of a list that may be endless

ALL: Final = "all"
WON: Final = "won"
LOST: Final = "lost"
OWN: Final = "own"

Row = dict[str, Any]  # Any: a row of a table


@dataclass(frozen=True)
class Rate:
    """Victories (ties in parts) of so many games, with the 95 % interval of the true rate."""

    wins: float
    games: int

    @property
    def value(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def json(self) -> dict[str, float]:
        low, high = self.interval()
        return {"rate": round(self.value, 4), "low": round(low, 4), "high": round(high, 4)}


@dataclass(frozen=True)
class Spread:
    """Mean and standard deviation of so many values."""

    mean: float
    sd: float | None  # one value has none
    count: int

    @property
    def error(self) -> float | None:
        """Half of the 95 % interval of the mean."""
        return None if self.sd is None else 1.96 * self.sd / math.sqrt(self.count)

    def json(self) -> dict[str, float | None]:
        sd = None if self.sd is None else round(self.sd, 3)
        return {"mean": round(self.mean, 3), "sd": sd, "n": self.count}


def spread(values: Sequence[float]) -> Spread:
    return Spread(mean(values), deviation(values) if len(values) > 1 else None, len(values))


def spread_of_some(values: Sequence[float]) -> Spread | None:
    """None where there is no value at all."""
    return spread(values) if values else None


Cell = str | int | float | Rate | Spread | None


@dataclass(frozen=True)
class Column:
    """A heading, and how its cells are read: as a name of this kind, or as a number."""

    id: str
    kind: str = "number"  # seat, group, source, reason, option, value, player, text, count, number, signed
    seat: int | None = None  # of a column for one seat


@dataclass(frozen=True)
class Block:
    """One question and its answer, for tables of one size."""

    id: str
    seats: int
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    rest: int = 0  # different things that the last row joins

    def column(self, id: str) -> list[Any]:
        """Any: what the column holds."""
        at = [column.id for column in self.columns].index(id)
        return [row[at] for row in self.rows]

    def json(self) -> dict[str, object]:
        names = [c.id if c.seat is None else f"{c.id}-{c.seat}" for c in self.columns]
        return {
            "id": self.id,
            "seats": self.seats,
            "rows": [{name: _json(cell) for name, cell in zip(names, row, strict=True)} for row in self.rows],
            "rest": self.rest,
        }


def _json(cell: Cell) -> object:
    if isinstance(cell, Rate | Spread):
        return cell.json()
    return round(cell, 4) if isinstance(cell, float) else cell


class Sample:
    """The games at tables of one size.

    `players` are the rows that count as one observation each: every seat, but one for a whole team; the game's own
    player (`own`) is kept apart.
    """

    def __init__(self, info: GameInfo, tables: Tables, seats: int, depth: int, words: int | None) -> None:
        self.info: Final = info
        self.seats: Final = seats
        self.depth: Final = depth
        self.words: Final = words
        self.games: Final[dict[int, Row]] = {
            row["game"]: row for row in tables.games.rows() if row["seats"] == seats
        }
        here = [row for row in tables.seats.rows() if row["game"] in self.games]
        team = info.cooperative
        self.players: Final = [row for row in here if not row["own"] and (row["seat"] == 0 or not team)]
        self.names: Final = self._names(here)
        self.own: Final = [row for row in here if row["own"]]
        self.by_source: Final = self._sources(tables)
        self.lines: Final[dict[tuple[int, int], list[str]]] = defaultdict(list)
        self.used: Final[dict[tuple[int, int], Counter[str]]] = defaultdict(Counter)
        self._read_decisions(tables)

    def _names(self, here: list[Row]) -> dict[tuple[int, int], str]:
        """Who played; a team is called by all its names."""
        if not self.info.cooperative:
            return {(row["game"], row["seat"]): row["player"] for row in self.players}
        teams: dict[int, set[str]] = defaultdict(set)
        for row in here:
            teams[row["game"]].add(row["player"])
        return {(game, 0): " + ".join(sorted(names)) for game, names in teams.items()}

    def _sources(self, tables: Tables) -> dict[str, dict[tuple[int, int], int]]:
        out: dict[str, dict[tuple[int, int], int]] = {}
        columns = (tables.sources[name] for name in ("game", "seat", "source", "points"))
        for game, seat, source, points in zip(*columns, strict=True):
            if game in self.games:
                out.setdefault(source, {})[game, seat] = points
        return out

    def _read_decisions(self, tables: Tables) -> None:
        """First lines where there was a choice, and how often which kind of decision was made, by player or team."""
        columns = (tables.decisions[name] for name in ("game", "seat", "line", "word", "choices"))
        for game, seat, line, word, choices in zip(*columns, strict=True):
            if game not in self.games:
                continue
            key = game, 0 if self.info.cooperative else seat
            self.used[key][word] += 1
            if choices > 1 and len(self.lines[key]) < self.depth:
                self.lines[key].append(" ".join(line.split(" ")[: self.words]))

    # -- who

    @property
    def can_lose(self) -> bool:
        """A team, or a lone player against the game, wins or loses; round a table there is always a winner."""
        return self.info.cooperative or bool(self.own)

    def groups(self) -> list[tuple[str, list[Row]]]:
        won = [row for row in self.players if row["winner"]]
        lost = [row for row in self.players if not row["winner"]]
        apart = [(WON, won), (LOST, lost)] if won and lost else []  # else they are the same as all
        named = [(ALL, self.players), *apart, (OWN, self.own)]
        return [(name, rows) for name, rows in named if rows]

    def rate(self, rows: Iterable[Row]) -> Rate:
        shares = [row["share"] for row in rows]
        return Rate(sum(shares), len(shares))

    def scores(self, rows: Iterable[Row]) -> Spread | None:
        return spread_of_some([row["score"] for row in rows])

    def players_of(self, games: set[int]) -> list[Row]:
        return [row for row in self.players if row["game"] in games]


def blocks(info: GameInfo, tables: Tables, depth: int = 1, words: int | None = None) -> list[Block]:
    """Everything there is to say, from the smallest tables to the largest."""
    out: list[Block] = []
    for seats in sorted(set(tables.games["seats"])):
        sample = Sample(info, tables, seats, depth, words)
        out += [block for make in QUESTIONS if (block := make(sample)) is not None]
    return out


def wins(sample: Sample) -> Block | None:
    """Victories by seat; a team's or a lone player's are in `endings`."""
    if sample.info.cooperative:
        return None
    rows: list[tuple[Cell, ...]] = []
    for seat in range(sample.seats + bool(sample.own)):
        mine = [row for row in [*sample.players, *sample.own] if row["seat"] == seat]
        points = [row["score"] for row in mine]
        rate, scored = sample.rate(mine), sample.scores(mine)
        rows.append(
            (seat, len(mine), rate, scored, float(statistics.median(points)), min(points), max(points))
        )
    columns = (
        Column("seat", "seat"),
        Column("games", "count"),
        Column("wins"),
        Column("score"),
        Column("median"),
        Column("min", "count"),
        Column("max", "count"),
    )
    return Block("wins", sample.seats, columns, tuple(rows))


def endings(sample: Sample) -> Block:
    """Why games were won or lost: how often, by how much."""
    by_reason: dict[str, list[Row]] = defaultdict(list)
    for game in sample.games.values():
        by_reason[game["reason"]].append(game)
    rows: list[tuple[Cell, ...]] = []
    order = sorted(by_reason, key=lambda reason: (-len(by_reason[reason]), reason))
    for reason in order:
        games = by_reason[reason]
        row: list[Cell] = [reason, len(games), Rate(len(games), len(sample.games))]
        row.append(spread_of_some([game["best"] for game in games]))
        if not sample.info.cooperative:
            row.append(spread_of_some([game["margin"] for game in games if game["margin"] is not None]))
        rows.append(tuple(row))
    columns = [Column("reason", "reason"), Column("games", "count"), Column("share"), Column("best")]
    if sample.info.cooperative:
        columns[-1] = Column("score")
        won = [game for game in sample.games.values() if game["won"]]
        total = Rate(len(won), len(sample.games))
        rows.append((WON, len(won), total, spread_of_some([game["best"] for game in won])))
    else:
        columns.append(Column("margin"))
    return Block("endings", sample.seats, tuple(columns), tuple(rows))


def players(sample: Sample) -> Block | None:
    """By name, where names tell more than seats do."""
    by_name: dict[str, list[Row]] = defaultdict(list)
    for row in sample.players:
        by_name[sample.names[row["game"], row["seat"]]].append(row)
    if len([name for name in by_name if seat_of(name) is None]) < 2:
        return None
    order = sorted(by_name, key=lambda name: (-sample.rate(by_name[name]).value, name))
    rows = [
        (name, len(by_name[name]), sample.rate(by_name[name]), sample.scores(by_name[name]))
        for name in order[:MOST]
    ]
    columns = (Column("player", "player"), Column("games", "count"), Column("wins"), Column("score"))
    return Block("players", sample.seats, columns, tuple(rows))


def scores(sample: Sample) -> Block:
    """How points are distributed: everybody's, the winners', the others'."""
    rows: list[tuple[Cell, ...]] = []
    for name, group in sample.groups():
        points = [row["score"] for row in group]
        low, middle, high = quartiles(points)
        sd = spread(points).sd
        rows.append((name, len(points), mean(points), sd, min(points), low, middle, high, max(points)))
    columns = (
        Column("group", "group"),
        Column("scores", "count"),
        Column("mean"),
        Column("sd"),
        Column("min", "count"),
        Column("lower"),
        Column("median"),
        Column("upper"),
        Column("max", "count"),
    )
    return Block("scores", sample.seats, columns, tuple(rows))


def quartiles(values: Sequence[float]) -> tuple[float, float, float]:
    if len(values) < 2:
        return (float(values[0]),) * 3
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, middle, high


def sources(sample: Sample) -> Block:
    """Mean points by source. Where a game does not have the source it brought nothing, so that the sum is the score."""
    groups = sample.groups()
    whole = mean([row["score"] for row in sample.players])
    rows: list[tuple[Cell, ...]] = []
    for source, points in sample.by_source.items():
        means = [mean([points.get((row["game"], row["seat"]), 0) for row in group]) for _, group in groups]
        games = len({game for game, _ in points})
        rows.append((source, games, *means, means[0] / whole if whole else None))
    totals = [mean([row["score"] for row in group]) for _, group in groups]
    rows.append((ALL, len(sample.games), *totals, 1.0 if whole else None))
    columns = (
        Column("source", "source"),
        Column("games", "count"),
        *(Column(f"mean-{name}") for name, _ in groups),
        Column("part", "percent"),
    )
    return Block("sources", sample.seats, columns, tuple(rows))


def openings(sample: Sample) -> Block | None:
    """The first lines where there was a choice, and how those fared who chose them."""
    by_opening: dict[str, list[Row]] = defaultdict(list)
    for row in sample.players:
        lines = sample.lines.get((row["game"], row["seat"]))
        if lines:
            by_opening[" · ".join(lines)].append(row)
    if not by_opening:
        return None
    level = mean([row["score"] for row in sample.players])
    order = sorted(by_opening, key=lambda opening: (-len(by_opening[opening]), opening))
    listed = [(opening, by_opening[opening]) for opening in order[:MOST]]
    rest = order[MOST:]
    if rest:
        listed.append(("", [row for opening in rest for row in by_opening[opening]]))
    rows: list[tuple[Cell, ...]] = []
    for opening, group in listed:
        ahead = mean([row["score"] for row in group]) - level
        rows.append((opening, len(group), sample.rate(group), sample.scores(group), ahead))
    columns = (
        Column("opening", "opening"),
        Column("chosen", "count"),
        Column("wins"),
        Column("score"),
        Column("ahead", "signed"),
    )
    return Block("openings", sample.seats, columns, tuple(rows), rest=len(rest))


def kinds(sample: Sample) -> Block | None:
    """Decisions by their first word: how many a player makes in a game; winners beside the others."""
    groups = [(name, rows) for name, rows in sample.groups() if name != OWN]
    total: Counter[str] = Counter()
    for used in sample.used.values():
        total.update(used)
    if not total:
        return None
    order = sorted(total, key=lambda word: (-total[word], word))
    rows: list[tuple[Cell, ...]] = []
    for word in order[:MOST]:
        means = [mean([sample.used[row["game"], row["seat"]][word] for row in group]) for _, group in groups]
        rows.append((word, *means))
    rest = order[MOST:]
    if rest:
        sums = [
            mean([sum(sample.used[row["game"], row["seat"]][word] for word in rest) for row in group])
            for _, group in groups
        ]
        rows.append(("", *sums))
    columns = (Column("word", "opening"), *(Column(f"mean-{name}") for name, _ in groups))
    return Block("kinds", sample.seats, columns, tuple(rows), rest=len(rest))


MEASURES: Final = ("decisions", "turns", "rounds", "draws", "choices")


def length(sample: Sample) -> Block:
    """How long a game is, counted in what the rules know."""
    rows: list[tuple[Cell, ...]] = []
    for measure in MEASURES:
        values = [game[measure] for game in sample.games.values() if game[measure] is not None]
        if values and (measure != "turns" or sample.seats > 1):
            middle = float(statistics.median(values))
            rows.append((measure, mean(values), spread(values).sd, min(values), middle, max(values)))
    columns = (
        Column("measure", "measure"),
        Column("mean"),
        Column("sd"),
        Column("min"),
        Column("median"),
        Column("max"),
    )
    return Block("length", sample.seats, columns, tuple(rows))


def _by_option(sample: Sample) -> list[tuple[str, str, set[int], bool]]:
    """Option, value, the games with it, and whether the option varies; those always at their default left out."""
    out: list[tuple[str, str, set[int], bool]] = []
    for option in sample.info.options:
        games: dict[str, set[int]] = defaultdict(set)
        for number, game in sample.games.items():
            games[game[OPTION + option.id]].add(number)
        if set(games) != {option.default}:
            out += [
                (option.id, value, games[value], len(games) > 1) for value in option.values if value in games
            ]
    return out


def options(sample: Sample) -> Block | None:
    """What was chosen for the table, and what came of it."""
    rows = [(option, value, *_fare(sample, games)) for option, value, games, _ in _by_option(sample)]
    columns = (Column("option", "option"), Column("value", "value"), *_fare_columns(sample))
    return Block("options", sample.seats, columns, tuple(rows)) if rows else None


def option_sets(sample: Sample) -> Block | None:
    """The same by whole sets of options, where more than one option varies."""
    if len({option for option, _, _, varies in _by_option(sample) if varies}) < 2:
        return None
    games: dict[str, set[int]] = defaultdict(set)
    for number, game in sample.games.items():
        games[game["option_set"]].add(number)
    order = sorted(games, key=lambda chosen: (-len(games[chosen]), chosen))
    rows = [(chosen, *_fare(sample, games[chosen])) for chosen in order[:MOST]]
    columns = (Column("set", "set"), *_fare_columns(sample))
    return Block("option-sets", sample.seats, columns, tuple(rows))


def _fare(sample: Sample, games: set[int]) -> list[Cell]:
    mine = sample.players_of(games)
    out: list[Cell] = [len(games)]
    if sample.can_lose:
        out.append(sample.rate(mine))
    out += [sample.scores(mine), spread_of_some([row["score"] for row in mine if row["winner"]])]
    out.append(mean([sample.games[game]["decisions"] for game in games]))
    return out


def _fare_columns(sample: Sample) -> list[Column]:
    rate = [Column("wins")] if sample.can_lose else []
    return [Column("games", "count"), *rate, Column("score"), Column("score-won"), Column("decisions")]


def seat_options(sample: Sample) -> Block | None:
    """Victories by seat under each value of an option that varies: does it favour a seat?"""
    varied = [one for one in _by_option(sample) if one[3]]
    if sample.can_lose or not varied:
        return None
    rows: list[tuple[Cell, ...]] = []
    for option, value, games, _ in varied:
        mine = sample.players_of(games)
        rates = [sample.rate([row for row in mine if row["seat"] == seat]) for seat in range(sample.seats)]
        rows.append((option, value, *rates))
    columns = (
        Column("option", "option"),
        Column("value", "value"),
        *(Column("wins", seat=seat) for seat in range(sample.seats)),
    )
    return Block("seat-options", sample.seats, columns, tuple(rows))


QUESTIONS: Final = (
    wins,
    endings,
    players,
    scores,
    sources,
    openings,
    kinds,
    length,
    options,
    option_sets,
    seat_options,
)
