"""The answers of a study as charts, by matplotlib: figures for notebooks, PNG files, and SVG for the report.

A chart shows nothing that its table does not say. Groups differ by filling and seats by shape, not by colour alone.
"""

from __future__ import annotations

import io
import re
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gwarek.core.problem import Problem
from gwarek.lab.study.summary import ALL, LOST, OWN, WON, Block, Rate, Spread
from gwarek.lab.study.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from gwarek.lab.study.study import Study

WIDTH: Final = 4.8  # inches; small enough for a phone, the letters stay readable
ROW: Final = 0.32
MARKERS: Final = ("o", "s", "^", "D", "P")  # the shapes of the seats at the table


@dataclass(frozen=True)
class Inks:
    """The colours of a chart, by what they are for."""

    sheet: str
    ink: str
    soft: str
    hair: str
    won: str
    lost: str
    own: str
    seat1: str
    seat2: str
    seat3: str
    seat4: str
    seat5: str

    def seats(self) -> tuple[str, ...]:
        return self.seat1, self.seat2, self.seat3, self.seat4, self.seat5


# The colours of the browser (web/src/styles/tokens.css).
LIGHT: Final = Inks(
    sheet="#FCF9F1",
    ink="#221E18",
    soft="#5A5142",
    hair="#CFC4AB",
    won="#0A6B5E",
    lost="#8A7F6A",
    own="#80590F",
    seat1="#C23B22",
    seat2="#2B74BF",
    seat3="#E9B02D",
    seat4="#5B2A78",
    seat5="#F3EFE6",
)
DARK: Final = Inks(
    sheet="#1B2226",
    ink="#EDE6D6",
    soft="#B4AD9C",
    hair="#353F44",
    won="#57D3B8",
    lost="#8B9598",
    own="#DDB05A",
    seat1="#C23B22",
    seat2="#2B74BF",
    seat3="#E9B02D",
    seat4="#8A55AD",
    seat5="#F3EFE6",
)
NAMES: Final = tuple(field.name for field in fields(Inks))
# Stand-ins that the page's style sheet replaces, so that one drawing serves day and night.
MARKED: Final = Inks(*(f"#0102{number:02x}" for number in range(len(NAMES))))


def need_charts() -> None:
    """A `Problem` where matplotlib is missing says what to install."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError as error:
        raise Problem("needs-extra", what="--html, --png", extra="study") from error


def draw(study: Study, block: Block, words: Words, inks: Inks) -> Figure | None:
    """The chart of an answer; None where a picture would say nothing."""
    make = CHARTS.get(block.id)
    if make is None:
        return None
    need_charts()
    import matplotlib

    with matplotlib.rc_context(_style(inks)):
        return make(Canvas(study, block, words, inks))


def _style(inks: Inks) -> Any:  # Any: matplotlib types the name of every setting
    return {
        "font.size": 9,
        "axes.edgecolor": inks.soft,
        "axes.facecolor": inks.sheet,
        "axes.labelcolor": inks.soft,
        "axes.linewidth": 0.8,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "figure.facecolor": inks.sheet,
        "grid.color": inks.hair,
        "grid.linewidth": 0.6,
        "legend.frameon": False,
        "legend.labelcolor": inks.ink,
        "text.color": inks.ink,
        "xtick.color": inks.soft,
        "xtick.labelcolor": inks.ink,
        "ytick.color": inks.soft,
        "ytick.labelcolor": inks.ink,
        "svg.fonttype": "none",
    }


class Canvas:
    """What a chart is drawn from and with."""

    def __init__(self, study: Study, block: Block, words: Words, inks: Inks) -> None:
        self.study: Final = study
        self.block: Final = block
        self.words: Final = words
        self.inks: Final = inks

    def axes(self, height: float) -> tuple[Figure, Axes]:
        from gwarek.lab.study.figure import Chart

        figure = Chart(WIDTH, height)
        axes = figure.add_subplot()
        axes.set_axisbelow(True)
        return figure, axes

    def rows(self, labels: Sequence[str], more: float = 0.0) -> tuple[Figure, Axes]:
        """A chart with one row for each label, the first on top."""
        folded = ["\n".join(textwrap.wrap(label, 26)) for label in labels]
        lines = sum(max(1.0, 0.62 * (1 + label.count("\n"))) for label in folded)
        figure, axes = self.axes(0.9 + ROW * lines * (1 + more))
        axes.set_yticks(range(len(labels)), folded)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.tick_params(axis="y", length=0)
        axes.spines["left"].set_visible(False)
        axes.grid(axis="x")
        return figure, axes

    def names(self) -> list[str]:
        """What the rows of the block are called."""
        return [row[0] for row in self.words.cells(self.block)]

    def shares(self, axes: Axes, label: str, high: float) -> None:
        axes.set_xlim(0, min(1.0, high))
        axes.xaxis.set_major_formatter(lambda value, _: self.words.percent(value, 0))
        axes.set_xlabel(self.words.say(label))

    def numbers(self, axis: Any, label: str) -> None:  # Any: either axis
        from matplotlib.ticker import MaxNLocator

        axis.set_major_locator(MaxNLocator(6, integer=True, min_n_ticks=1))
        axis.set_major_formatter(lambda value, _: self.words.number(round(value)))
        axis.set_label_text(self.words.say(label))

    def group_paint(self, group: str) -> dict[str, Any]:  # Any: matplotlib's settings
        """Winners filled, the others in outline, the game's own player in brass."""
        inks = self.inks
        if group == LOST:
            return {"facecolor": inks.sheet, "edgecolor": inks.lost, "linewidth": 1.1}
        fill = {WON: inks.won, OWN: inks.own}.get(group, inks.lost)
        return {"facecolor": fill, "edgecolor": fill, "linewidth": 1.1}


# -- rates


def _rates(canvas: Canvas, rates: list[Rate], names: list[str], fair: float | None, label: str) -> Figure:
    """A point for each rate, its 95 % interval as a line."""
    figure, axes = canvas.rows(names)
    axes.tick_params(axis="y", pad=8)  # room for a point at 0
    inks = canvas.inks
    seats = canvas.block.id == "wins"
    for at, rate in enumerate(rates):
        low, high = rate.interval()
        axes.plot([low, high], [at, at], color=inks.ink, linewidth=1.4, solid_capstyle="butt")
        own = seats and at >= canvas.block.seats
        seat = at if seats and not own else 0
        paint = inks.own if own else inks.seats()[seat] if seats else inks.won
        axes.plot(
            [rate.value],
            [at],
            marker=MARKERS[seat] if not own else "X",
            markersize=8,
            color=paint,
            markeredgecolor=inks.ink,
            markeredgewidth=0.9,
            linestyle="none",
            clip_on=False,  # whole at 0 and at 1
            zorder=3,
        )
    if fair is not None:
        axes.axvline(fair, color=inks.soft, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
        axes.text(
            fair,
            1.01,
            canvas.words.say("study-fair"),
            transform=axes.get_xaxis_transform(),
            ha="center",
            va="bottom",
            fontsize=8,
            color=inks.soft,
        )
    canvas.shares(axes, label, 1.05 * max(rate.interval()[1] for rate in rates))
    return figure


def _fair(canvas: Canvas) -> float | None:
    """An even share, where there is always a winner among equals."""
    can_lose = canvas.study.game.info.cooperative or canvas.block.seats == 1
    return None if can_lose else 1 / canvas.block.seats


def wins(canvas: Canvas) -> Figure:
    return _rates(canvas, canvas.block.column("wins"), canvas.names(), _fair(canvas), "study-axis-share")


def openings(canvas: Canvas) -> Figure | None:
    if len(canvas.block.rows) < 2:
        return None
    names = [
        f"{textwrap.shorten(name, 42, placeholder=' …')} ({canvas.words.number(count)})"
        for name, count in zip(canvas.names(), canvas.block.column("chosen"), strict=True)
    ]
    return _rates(canvas, canvas.block.column("wins"), names, _fair(canvas), "study-axis-share")


def endings(canvas: Canvas) -> Figure | None:
    """How often each ending came about; a table where nothing but points decides has no picture."""
    if len(canvas.block.rows) < 2:
        return None
    return _rates(canvas, canvas.block.column("share"), canvas.names(), None, "study-axis-share-games")


# -- distributions


def _histogram(canvas: Canvas, groups: list[tuple[str, list[int]]], x: str, y: str) -> Figure | None:
    values = [value for _, group in groups for value in group]
    if len(values) < 2:
        return None
    figure, axes = canvas.axes(2.7)
    edges = bins(min(values), max(values))
    # Bars in the middle of what they count: a bar of width one stands over its number.
    shifted = [edge - 0.5 for edge in edges]
    below = [0] * (len(edges) - 1)
    for name, group in groups:
        counts = [0] * (len(edges) - 1)
        for value in group:
            counts[(value - edges[0]) // (edges[1] - edges[0])] += 1
        some = [at for at, count in enumerate(counts) if count]
        axes.bar(
            [shifted[at] for at in some],
            [counts[at] for at in some],
            width=0.92 * (edges[1] - edges[0]),
            bottom=[below[at] for at in some],
            align="edge",
            label=canvas.words.group(name, canvas.block.seats),
            **canvas.group_paint(name),
        )
        below = [a + b for a, b in zip(below, counts, strict=True)]
    axes.grid(axis="y")
    canvas.numbers(axes.xaxis, x)
    canvas.numbers(axes.yaxis, y)
    if len(groups) > 1:
        axes.legend(ncols=len(groups), loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0.2)
    return figure


def bins(low: int, high: int, most: int = 24) -> list[int]:
    """Edges of equal steps of 1, 2, 5, 10, 20… from below the lowest value to above the highest.

    >>> bins(3, 6)
    [3, 4, 5, 6, 7]
    """
    scale = 1
    while True:
        for step in (scale, 2 * scale, 5 * scale):
            first = low // step * step
            count = (high - first) // step + 1
            if count <= most:
                return [first + step * at for at in range(count + 1)]
        scale *= 10


def scores(canvas: Canvas) -> Figure | None:
    tables = canvas.study.tables
    here = {
        game
        for game, seats in zip(tables.games["game"], tables.games["seats"], strict=True)
        if seats == canvas.block.seats
    }
    team = canvas.study.game.info.cooperative
    groups: dict[str, list[int]] = {WON: [], LOST: [], OWN: []}
    for row in tables.seats.rows():
        if row["game"] in here and (row["seat"] == 0 or not team):
            groups[OWN if row["own"] else WON if row["winner"] else LOST].append(row["score"])
    if not groups[WON] or not groups[LOST]:
        groups = {ALL: groups[WON] + groups[LOST], OWN: groups[OWN]}
    named = [(name, values) for name, values in groups.items() if values]
    y = "study-axis-games" if team else "study-axis-scores"
    return _histogram(canvas, named, "study-axis-score", y)


def length(canvas: Canvas) -> Figure | None:
    games = canvas.study.tables.games
    values = [
        decisions
        for decisions, seats in zip(games["decisions"], games["seats"], strict=True)
        if seats == canvas.block.seats
    ]
    return _histogram(canvas, [(ALL, values)], "study-axis-decisions", "study-axis-games")


# -- means


def _bars(canvas: Canvas, label: str, last: int | None = None) -> Figure:
    """Means of the groups beside each other, for each row."""
    block = canvas.block
    groups = [c.id.removeprefix("mean-") for c in block.columns if c.id.startswith("mean-")]
    if WON in groups:
        groups.remove(ALL)
    names = canvas.names()[:last]
    figure, axes = canvas.rows(names, more=0.25 * (len(groups) - 1))
    height = 0.8 / len(groups)
    for at, group in enumerate(groups):
        means = block.column(f"mean-{group}")[:last]
        places = [row - 0.4 + height * (at + 0.5) for row in range(len(names))]
        axes.barh(
            places,
            means,
            height * 0.86,
            label=canvas.words.group(group, block.seats),
            **canvas.group_paint(group),
        )
    if not any(any(block.column(f"mean-{group}")[:last]) for group in groups):
        axes.set_xlim(0, 1)
    canvas.numbers(axes.xaxis, label)
    if len(groups) > 1:
        axes.legend(ncols=len(groups), loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0.2)
    return figure


def sources(canvas: Canvas) -> Figure:
    return _bars(canvas, "study-axis-mean", last=-1)  # without the sum


def kinds(canvas: Canvas) -> Figure:
    return _bars(canvas, "study-axis-decisions", last=-1 if canvas.block.rest else None)


def options(canvas: Canvas) -> Figure | None:
    """Mean scores with their 95 % interval, for options that took several values."""
    block = canvas.block
    chosen = block.column("option")
    rows = [at for at, option in enumerate(chosen) if chosen.count(option) > 1]
    if not rows:
        return None
    cells = canvas.words.cells(block)
    figure, axes = canvas.rows([f"{cells[at][0]}: {cells[at][1]}" for at in rows])
    for place, at in enumerate(rows):
        spread: Spread = block.column("score")[at]
        axes.errorbar(
            [spread.mean],
            [place],
            xerr=None if spread.error is None else [spread.error],
            marker="o",
            markersize=7,
            color=canvas.inks.won,
            ecolor=canvas.inks.ink,
            markeredgecolor=canvas.inks.ink,
            elinewidth=1.4,
        )
    canvas.numbers(axes.xaxis, "study-axis-mean")
    return figure


CHARTS: Final[dict[str, Callable[[Canvas], Figure | None]]] = {
    "wins": wins,
    "players": wins,
    "endings": endings,
    "scores": scores,
    "sources": sources,
    "openings": openings,
    "kinds": kinds,
    "length": length,
    "options": options,
}


# -- files


def svg(figure: Figure, salt: str) -> str:
    """The drawing for a page: colours are the page's variables, letters are letters, no names that could clash."""
    import matplotlib

    file = io.StringIO()
    style = _style(MARKED)
    style["svg.hashsalt"] = salt
    with matplotlib.rc_context(style):
        figure.savefig(file, format="svg", metadata={"Date": None}, transparent=True)
    text = file.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.S)
    text = re.sub(r'<g id="[^"]*"', "<g", text)
    text = re.sub(r"font: [^;\"]*?([\d.]+)px[^;\"]*", r"font-size: \1px", text)
    for number, name in enumerate(NAMES):
        text = text.replace(f"#0102{number:02x}", f"var(--{name})")
    return text


def write_png(study: Study, folder: Path, lang: str) -> list[Path]:
    """Every chart as a picture, `2-scores.png` for tables of two; the files written."""
    import matplotlib

    words = Words(lang, study.game)
    written: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for block in study.blocks:
            figure = draw(study, block, words, LIGHT)
            if figure is None:
                continue
            path = folder / f"{block.seats}-{block.id}.png"
            figure.suptitle(f"{words.title(block)} · {words.table_of(block.seats)}", fontsize=10)
            with matplotlib.rc_context(_style(LIGHT)):
                figure.savefig(path, dpi=200)
            written.append(path)
    except OSError as error:
        raise Problem("file-unwritable", file=str(folder), why=error.strerror or str(error)) from error
    return written
