"""The rule texts of a game (`rules.toml` in its folder): both languages, sections, rulings, examples, aid, glossary.

>>> book = read_rulebook(game_folder("coalbaron"))
>>> book.rule("COA-4.4").text["pl"]
>>> book.page("pl")          # what the rules page gets
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast, final

from gwarek.core.problem import Problem

Json = dict[str, object]
Text = dict[str, str]

LANGUAGES: Final = ("en", "pl")


@final
class RuleText:
    """A numbered rule: where it stands and what it says."""

    def __init__(self, id: str, section: str, source: str, text: Text) -> None:
        self.id: Final = id
        self.section: Final = section
        self.source: Final = source
        self.text: Final = text


@final
class Section:
    """A chapter of the rules."""

    def __init__(self, number: str, title: Text, rules: list[RuleText]) -> None:
        self.number: Final = number
        self.title: Final = title
        self.rules: Final = rules


@final
class Reading:
    """A ruling (how a doubtful rule is read) or an option (how it may be read instead)."""

    def __init__(self, id: str, rules: list[str], option: str | None, title: Text, text: Text) -> None:
        self.id: Final = id
        self.rules: Final = rules
        self.option: Final = option
        self.title: Final = title
        self.text: Final = text


@final
class Example:
    """A worked example of the rulebook, with position text where it can be set up."""

    def __init__(
        self, id: str, rules: list[str], source: str, position: str | None, title: Text, text: Text
    ) -> None:
        self.id: Final = id
        self.rules: Final = rules
        self.source: Final = source
        self.position: Final = position
        self.title: Final = title
        self.text: Final = text


@final
class AidRow:
    """One line of the player aid."""

    def __init__(self, icon: str, rule: str, term: Text, text: Text) -> None:
        self.icon: Final = icon
        self.rule: Final = rule
        self.term: Final = term
        self.text: Final = text


@final
class AidBlock:
    """A block of the one-page player aid."""

    def __init__(self, title: Text, rows: list[AidRow]) -> None:
        self.title: Final = title
        self.rows: Final = rows


@final
class Reminder:
    """Something easy to forget, and its rule."""

    def __init__(self, rule: str, text: Text) -> None:
        self.rule: Final = rule
        self.text: Final = text


@final
class Rulebook:
    """All texts of one game; ids are unique, and every id that is named exists."""

    def __init__(
        self,
        prefix: str,
        sections: list[Section],
        rulings: list[Reading],
        options: list[Reading],
        examples: list[Example],
        aid: list[AidBlock],
        forget: list[Reminder],
        glossary: list[Text],
        tests: dict[str, int],
    ) -> None:
        self.prefix: Final = prefix
        self.sections: Final = sections
        self.rulings: Final = rulings
        self.options: Final = options
        self.examples: Final = examples
        self.aid: Final = aid
        self.forget: Final = forget
        self.glossary: Final = glossary
        self.tests: Final = tests  # how many tests each id has; counted when the package is built
        self._rules: Final = {rule.id: rule for section in sections for rule in section.rules}

    def rules(self) -> list[RuleText]:
        """Every numbered rule, in the order of the book."""
        return list(self._rules.values())

    def rule(self, id: str) -> RuleText:
        """`book.rule("COA-4.4")`; a `Problem` for a number the book does not have."""
        if id not in self._rules:
            raise Problem("rule-unknown", rule=id)
        return self._rules[id]

    def has(self, id: str) -> bool:
        return id in self._rules

    def ids(self) -> list[str]:
        """Everything with a number: rules, rulings, options, examples."""
        return [
            *self._rules,
            *(ruling.id for ruling in self.rulings),
            *(option.id for option in self.options),
            *(example.id for example in self.examples),
        ]

    def readings_of(self, id: str) -> list[Reading]:
        """Rulings and options that concern a rule."""
        return [reading for reading in [*self.rulings, *self.options] if id in reading.rules]

    def text_of(self, id: str, lang: str) -> str:
        """The text of anything with a number: `book.text_of("COA-R5", "pl")`."""
        if id in self._rules:
            return self._rules[id].text[lang]
        for reading in [*self.rulings, *self.options]:
            if reading.id == id:
                return f"{reading.title[lang]} {reading.text[lang]}"
        for example in self.examples:
            if example.id == id:
                return f"{example.title[lang]}: {example.text[lang]}"
        raise Problem("rule-unknown", rule=id)

    def page(self, lang: str) -> Json:
        """The rules page in one language (`RulesPage` in docs/protocol.md, without game and lang)."""
        return {
            "sections": [
                {
                    "number": section.number,
                    "title": section.title[lang],
                    "rules": [
                        {
                            "id": rule.id,
                            "text": rule.text[lang],
                            "readings": [reading.id for reading in self.readings_of(rule.id)],
                            "tests": self.tests.get(rule.id, 0),
                        }
                        for rule in section.rules
                    ],
                }
                for section in self.sections
            ],
            "readings": [
                {
                    "id": reading.id,
                    "title": reading.title[lang],
                    "text": reading.text[lang],
                    "option": reading.option,
                }
                for reading in [*self.rulings, *self.options]
            ],
            "examples": [
                {
                    "id": example.id,
                    "title": example.title[lang],
                    "text": example.text[lang],
                    "position": example.position,
                }
                for example in self.examples
            ],
            "aid": [
                {
                    "title": block.title[lang],
                    "rows": [
                        {"icon": row.icon, "term": row.term[lang], "text": row.text[lang], "rule": row.rule}
                        for row in block.rows
                    ],
                }
                for block in self.aid
            ],
            "forget": [{"text": reminder.text[lang], "rule": reminder.rule} for reminder in self.forget],
            "glossary": self.glossary,
        }


class _Table:
    """One table of the file; every question names the place when the answer is not there."""

    def __init__(self, place: str, data: object) -> None:
        if not isinstance(data, dict):
            raise Problem("rulebook-table", place=place)
        self.place: Final = place
        self.data: Final = cast(Json, data)

    def word(self, key: str, default: str | None = None) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str):
            raise Problem("rulebook-text", place=f"{self.place}.{key}")
        return value

    def words(self, key: str) -> list[str]:
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise Problem("rulebook-list", place=f"{self.place}.{key}")
        return cast(list[str], value)

    def maybe(self, key: str) -> str | None:
        return self.word(key) if key in self.data else None

    def text(self) -> Text:
        return {lang: self.word(lang).strip() for lang in LANGUAGES}

    def part(self, key: str) -> Text:
        return _Table(f"{self.place}.{key}", self.data.get(key)).text()

    def maybe_tables(self, key: str) -> list[_Table]:
        return self.tables(key) if key in self.data else []

    def tables(self, key: str) -> list[_Table]:
        value = self.data.get(key)
        if not isinstance(value, list) or not value:
            raise Problem("rulebook-list", place=f"{self.place}.{key}")
        out: list[_Table] = []
        for i in range(len(value)):
            name = value[i].get("id", i + 1) if isinstance(value[i], dict) else i + 1
            out.append(_Table(f"{key} {name}", value[i]))
        return out


def read_rulebook(folder: Path) -> Rulebook:
    """The rulebook in a game's folder: its texts, and beside them how many tests each rule has."""
    counts = folder / "rules_tests.toml"
    tests = tomllib.loads(counts.read_text(encoding="utf-8")) if counts.exists() else {}
    return parse_rulebook((folder / "rules.toml").read_text(encoding="utf-8"), tests)


def parse_rulebook(text: str, tests: Mapping[str, object] | None = None) -> Rulebook:
    """A rulebook from the text of its file; a `Problem` names the place that is wrong. Only rules must be there."""
    top = _Table("rules", tomllib.loads(text))
    sections: list[Section] = []
    for table in top.tables("section"):
        number = table.word("number")
        source = table.word("source")
        rules = [
            RuleText(rule.word("id"), number, rule.word("source", source), rule.text())
            for rule in table.tables("rule")
        ]
        sections.append(Section(number, table.part("title"), rules))
    book = Rulebook(
        top.word("prefix"),
        sections,
        [_reading(table) for table in top.maybe_tables("ruling")],
        [_reading(table) for table in top.maybe_tables("option")],
        [
            Example(
                table.word("id"),
                table.words("rules"),
                table.word("source"),
                table.maybe("position"),
                table.part("title"),
                table.text(),
            )
            for table in top.maybe_tables("example")
        ],
        [
            AidBlock(
                block.part("title"),
                [
                    AidRow(row.word("icon"), row.word("rule"), row.part("term"), row.text())
                    for row in block.tables("row")
                ],
            )
            for block in top.maybe_tables("aid")
        ],
        [Reminder(table.word("rule"), table.text()) for table in top.maybe_tables("forget")],
        [table.text() for table in top.maybe_tables("glossary")],
        {id: count for id, count in (tests or {}).items() if isinstance(count, int)},
    )
    _check(book)
    return book


def _reading(table: _Table) -> Reading:
    return Reading(
        table.word("id"), table.words("rules"), table.maybe("option"), table.part("title"), table.text()
    )


def _check(book: Rulebook) -> None:
    ids = [rule.id for section in book.sections for rule in section.rules]
    ids += [reading.id for reading in [*book.rulings, *book.options]] + [e.id for e in book.examples]
    for id in ids:
        if ids.count(id) > 1:
            raise Problem("rulebook-twice", rule=id)
        if not id.startswith(f"{book.prefix}-"):
            raise Problem("rulebook-prefix", rule=id)
    named = [(reading.id, rule) for reading in [*book.rulings, *book.options] for rule in reading.rules]
    named += [(example.id, rule) for example in book.examples for rule in example.rules]
    named += [("aid", row.rule) for block in book.aid for row in block.rows]
    named += [("forget", reminder.rule) for reminder in book.forget]
    for place, rule in named:
        if not book.has(rule):
            raise Problem("rulebook-rule", place=place, rule=rule)
