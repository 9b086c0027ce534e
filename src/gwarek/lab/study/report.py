"""The report: one page of HTML with tables and charts that needs nothing else, by day and by night."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import gwarek
from gwarek.lab.study.charts import DARK, LIGHT, MARKED, NAMES, Inks, draw, need_charts, svg
from gwarek.lab.study.summary import Block
from gwarek.lab.study.words import NAMES as NAME_KINDS
from gwarek.lab.study.words import Words

if TYPE_CHECKING:
    from gwarek.lab.study.study import Study


def page(study: Study, lang: str) -> str:
    """The whole report in one language."""
    need_charts()
    words = Words(lang, study.game)
    title = words.say("study-report", game=words.game_title, games=study.games)
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(words.say('study-intro'))}</p>"]
    if len(study.sizes) > 1:
        parts.append(_contents(study, words))
    for seats in study.sizes:
        parts.append(f'<h2 id="table-{seats}">{_size(study, words, seats)}</h2>')
        parts += [_section(study, words, block) for block in study.blocks if block.seats == seats]
    parts.append(_left_out(study, words))
    made = words.say("study-made", version=gwarek.__version__, slug=study.game.info.slug)
    body = "\n".join(part for part in parts if part)
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>{_style()}</style>
</head>
<body>
<main>
{body}
</main>
<footer><p>{escape(made)}</p></footer>
</body>
</html>
"""


def _size(study: Study, words: Words, seats: int) -> str:
    games = study.tables.games["seats"].count(seats)
    count = f"{words.say('study-column-games')}: {words.number(games)}"
    return f"{escape(words.table_of(seats))} <small>{escape(count)}</small>"


def _contents(study: Study, words: Words) -> str:
    items = [f'<li><a href="#table-{seats}">{_size(study, words, seats)}</a></li>' for seats in study.sizes]
    label = escape(words.say("study-contents"))
    return f'<nav aria-label="{label}"><ul>{"".join(items)}</ul></nav>'


def _section(study: Study, words: Words, block: Block) -> str:
    """Heading, what the numbers mean, chart and table."""
    id = f"{block.id}-{block.seats}"
    title = escape(words.title(block))
    figure = draw(study, block, words, MARKED)
    chart = ""
    if figure is not None:
        label = escape(words.say("study-chart-of", title=words.title(block)))
        drawing = svg(figure, id).replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)
        chart = f"<figure>{drawing}</figure>"
    return f"""<section>
<h3 id="{id}">{title}</h3>
<p>{escape(words.note(block, study.depth))}</p>
<div class="pair">{chart}
{_table(words, block, id)}</div>
</section>"""


def _table(words: Words, block: Block, id: str) -> str:
    """A table that scrolls by itself where a screen is narrow."""
    names = [column.kind in NAME_KINDS for column in block.columns]
    classes = ['class="name"' if name else 'class="number"' for name in names]
    if block.columns[0].kind in ("opening", "set", "option", "reason") and block.id != "kinds":
        classes[0] = 'class="name long"'
    head = "".join(
        f'<th scope="col" {mark}>{escape(heading)}</th>'
        for heading, mark in zip(words.headings(block), classes, strict=True)
    )
    rows = []
    for cells in words.cells(block):
        marked = [
            f'<th scope="row" {mark}>{escape(cell)}</th>' if at == 0 else f"<td {mark}>{escape(cell)}</td>"
            for at, (cell, mark) in enumerate(zip(cells, classes, strict=True))
        ]
        rows.append(f"<tr>{''.join(marked)}</tr>")
    body = "\n".join(rows)
    return (
        f'<div class="scroll" role="group" tabindex="0" aria-labelledby="{id}">'
        f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"
    )


def _left_out(study: Study, words: Words) -> str:
    if not study.left_out and not study.passed_over:
        return ""
    parts = [f"<h2>{escape(words.say('study-left-out'))}</h2>"]
    if study.passed_over:
        parts.append(f"<p>{escape(words.say('study-passed-over', count=study.passed_over))}</p>")
    if study.left_out:
        items = "".join(f"<li>{escape(one.text(words.speech))}</li>" for one in study.left_out)
        told = escape(words.say("study-left-out-count", count=len(study.left_out)))
        parts.append(f"<p>{told}</p><ul>{items}</ul>")
    return "\n".join(parts)


def _variables(inks: Inks) -> str:
    return " ".join(f"--{name}: {getattr(inks, name)};" for name in NAMES)


def _style() -> str:
    return f"""
:root {{ color-scheme: light dark; --paper: #F4EEDF; --link: #0A6B5E; {_variables(LIGHT)} }}
@media (prefers-color-scheme: dark) {{
  :root {{ --paper: #12171A; --link: #57D3B8; {_variables(DARK)} }}
}}
{STYLE}"""


STYLE = """
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); line-height: 1.45;
  font: 16px/1.45 "Source Sans 3", system-ui, "Segoe UI", sans-serif; font-variant-numeric: tabular-nums lining-nums;
}
main, footer { max-width: 80rem; margin: 0 auto; padding: 1rem 1.25rem; }
h1, h2, h3 { font-family: "Old Standard TT", "Source Serif 4", Georgia, serif; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 1.9rem; margin: 1rem 0 .5rem; }
h2 { font-size: 1.5rem; margin: 2.5rem 0 0; padding-bottom: .3rem; border-bottom: 2px solid var(--ink); }
h2 small, li small {
  font: .8em/1 "Source Sans 3", system-ui, "Segoe UI", sans-serif; color: var(--soft); margin-left: .6em;
}
h3 { font-size: 1.2rem; margin: 0; }
p { max-width: 46rem; margin: .4rem 0 .8rem; }
section > p, footer { color: var(--soft); font-size: .9rem; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; list-style: none; padding: 0; }
section {
  background: var(--sheet); border: 1px solid var(--hair); border-radius: 6px;
  padding: 1rem 1.25rem; margin: 1.25rem 0;
}
.pair { display: flex; flex-wrap: wrap; gap: 1rem 1.75rem; align-items: flex-start; }
figure { margin: 0; flex: 0 1 27rem; min-width: min(100%, 20rem); }
figure svg { display: block; width: 100%; height: auto; }
figure text { font-family: "Source Sans 3", system-ui, "Segoe UI", sans-serif; }
.scroll { flex: 1 1 24rem; min-width: 0; max-width: 100%; overflow-x: auto; }
.scroll:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; font-size: .875rem; }
th, td { padding: .28rem .5rem .28rem 0; border-bottom: 1px solid var(--hair); vertical-align: top; }
th { font-weight: 600; }
tbody th { font-weight: 400; }
thead th { vertical-align: bottom; color: var(--soft); border-bottom-color: var(--soft); }
.name { text-align: left; overflow-wrap: anywhere; }
tbody td.name { min-width: 8rem; }
tbody th.name { min-width: 7rem; }
tbody th.long { min-width: 12rem; }
.number { text-align: right; white-space: nowrap; padding-right: 0; padding-left: .55rem; }
thead .number { white-space: normal; }
@media (max-width: 40rem) {
  main, footer { padding: .75rem; }
  section { padding: .75rem; }
}
@media print { section { break-inside: avoid; } }
"""
