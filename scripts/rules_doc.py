"""Writes docs/rules/<game>.md (and .pl.md) from rules.toml; which tests a rule has, `make rules-coverage` tells.

`python scripts/rules_doc.py` writes those of every game that has a rules.toml, `python scripts/rules_doc.py birmingham`
those of one; `--check` only says whether the files are as they should be.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from gwarek.core.rulebook import Reading, Rulebook, read_rulebook
from gwarek.i18n import Speech

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "gwarek" / "games"

SAID = {
    "en": {
        "made": "Made by scripts/rules_doc.py from rules.toml; do not edit.",
        "intro": "The rules in our own words. Engine, tests and the answers to *why not?* use their numbers.",
        "source": "Polish rulebook",
        "elsewhere": "Source",
        "readings": "Readings",
        "rulings": "Rulings: how doubtful places are read",
        "options": "Options of the table",
        "option": "option",
        "concerns": "concerns",
        "examples": "Worked examples",
        "position": "Set up with",
        "aid": "Player aid",
        "forget": "Easy to forget",
        "glossary": "Glossary",
    },
    "pl": {
        "made": "Plik tworzy scripts/rules_doc.py z rules.toml; nie edytuj.",
        "intro": "Zasady własnymi słowami. Ich numerów używają silnik, testy i odpowiedzi na *dlaczego nie?*.",
        "source": "instrukcja",
        "elsewhere": "źródło",
        "readings": "Rozstrzygnięcia",
        "rulings": "Rozstrzygnięcia: jak czytamy niejasne miejsca",
        "options": "Opcje stołu",
        "option": "opcja",
        "concerns": "dotyczy",
        "examples": "Przykłady",
        "position": "Ustawienie",
        "aid": "Pomoc gracza",
        "forget": "Łatwo zapomnieć",
        "glossary": "Słowniczek",
    },
}

# What stands in brackets where the rulebook has no heading, in Polish; a new one must be named here too.
BRACKETS_PL = {
    "(made from the rules)": "(wynika z zasad)",
    "(ruling)": "(rozstrzygnięcie)",
    "(published game)": "(wydana gra)",
    "(components.toml)": "(dane z pudełka)",
    "(example)": "(przykład)",
    "(heading lost)": "(nagłówek nieczytelny)",
    "(remark in brackets)": "(uwaga w nawiasie)",
    "(arithmetic)": "(rachunek)",
    "(the part on money is lost)": "(część o pieniądzach jest nieczytelna)",
    "(players’ variant)": "(wariant graczy)",
    "(passage on the cechownia)": "(fragment o cechowni)",
    "(our figures stand in for the lost part)": "(nasze liczby w miejscu nieczytelnej części)",
    "(edition of 2018)": "(wydanie z 2018 roku)",
    "(captions)": "(podpisy)",
}
BRACKETED = re.compile(r"\([a-z][^()]*\)")


def in_polish(source: str) -> str:
    return BRACKETED.sub(lambda found: BRACKETS_PL[found[0]], source)


def link(id: str) -> str:
    return f"[{id}](#{id.lower().replace('.', '')})"


def source_line(said: dict[str, str], source: str) -> str:
    """A heading of the Polish rulebook, or in brackets what stands in for one."""
    shown = in_polish(source) if said is SAID["pl"] else source
    return f"*{said['elsewhere' if source.startswith('(') else 'source']}:* {shown}"


def reading(said: dict[str, str], item: Reading, lang: str) -> list[str]:
    concerns = f"*{said['concerns']}* {', '.join(link(rule) for rule in item.rules)}"
    option = f"; *{said['option']}* `{item.option}`" if item.option else ""
    title = f"### {item.id}", "", f"**{item.title[lang]}** {concerns}{option}"
    return [*title, "", item.text[lang], ""]


def slugs() -> list[str]:
    """Every game with rule texts, also one that cannot be chosen at a table yet."""
    return sorted(file.parent.name for file in GAMES.glob("*/rules.toml"))


def document(slug: str, book: Rulebook, lang: str) -> str:
    """The page of one game in one language."""
    said = SAID[lang]
    title = Speech(lang).say(f"shell-title-{slug}")
    out = [f"<!-- {said['made']} -->", "", f"# {title}", "", said["intro"], ""]
    for section in book.sections:
        number = f"{section.number}. " if section.number != "0" else ""
        out += [f"## {number}{section.title[lang]}", ""]
        for rule in section.rules:
            out += [f"### {rule.id}", "", rule.text[lang], ""]
            notes = [source_line(said, rule.source)] if rule.source else []
            readings = book.readings_of(rule.id)
            if readings:
                notes.append(f"*{said['readings']}:* {', '.join(link(item.id) for item in readings)}")
            out += ["<br>\n".join(notes), ""] if notes else []
    for heading, items in (("rulings", book.rulings), ("options", book.options)):
        out += [f"## {said[heading]}", ""]
        for item in items:
            out += reading(said, item, lang)
    out += [f"## {said['examples']}", ""]
    for example in book.examples:
        rules = ", ".join(link(rule) for rule in example.rules)
        out += [f"### {example.id}", "", f"**{example.title[lang]}** ({rules})", "", example.text[lang], ""]
        if example.position is not None:
            out += [f"{said['position']}:", "", "```", example.position.replace("; ", ";\n"), "```", ""]
        out += [source_line(said, example.source), ""]
    out += [f"## {said['aid']}", ""]
    for block in book.aid:
        out += [f"### {block.title[lang]}", "", "| | | |", "|---|---|---|"]
        out += [f"| **{row.term[lang]}** | {row.text[lang]} | {link(row.rule)} |" for row in block.rows]
        out.append("")
    out += [f"## {said['forget']}", ""]
    out += [f"- {reminder.text[lang]} {link(reminder.rule)}" for reminder in book.forget]
    out += ["", f"## {said['glossary']}", "", "| English | Polski |", "|---|---|"]
    out += [f"| {row['en']} | {row['pl']} |" for row in book.glossary]
    return "\n".join(out) + "\n"


def pages(slug: str) -> dict[Path, str]:
    """Every file this script makes for a game, with what it should hold."""
    book = read_rulebook(GAMES / slug)
    folder = ROOT / "docs" / "rules"
    return {
        folder / f"{slug}.md": document(slug, book, "en"),
        folder / f"{slug}.pl.md": document(slug, book, "pl"),
    }


def main() -> int:
    chosen = [word for word in sys.argv[1:] if not word.startswith("-")]
    stale = []
    for slug in chosen or slugs():
        for path, text in pages(slug).items():
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            stale.append(path)
            if "--check" not in sys.argv:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{'stale' if '--check' in sys.argv else 'written'}: {path.relative_to(ROOT)}")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
