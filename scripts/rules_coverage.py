"""Which numbered rules have their tests: `make rules-coverage`, `make rules-coverage ARGS="coalbaron --list"`.

Prints a table rule id → tests for every game, and fails if a rule, ruling, option or example has none.
"""

from __future__ import annotations

import sys
from pathlib import Path

from gwarek.core.catalogue import game_folder, slugs
from gwarek.core.rulebook import read_rulebook
from gwarek.testing.coverage import rule_tests, strangers, untested

ROOT = Path(__file__).resolve().parent.parent


def report(slug: str, every_test: bool) -> bool:
    """Print one game's table; is it complete?"""
    book = read_rulebook(game_folder(slug))
    tests = rule_tests(ROOT / "tests" / "rules" / slug, book.prefix)
    print(f"\n{slug}: {len(book.ids())} numbered texts")
    for id in book.ids():
        names = tests.get(id, [])
        first = names[0] if names else "NONE"
        more = f" and {len(names) - 1} more" if len(names) > 1 and not every_test else ""
        print(f"  {id:<10}{len(names):>4}  {first}{more}")
        for name in names[1:] if every_test else []:
            print(f"{'':<18}{name}")
    missing, unknown = untested(book, tests), strangers(book, tests)
    print(f"  {len(book.ids()) - len(missing)} of {len(book.ids())} have tests")
    if missing:
        print(f"  without a test: {', '.join(missing)}")
    if unknown:
        print(f"  named by tests, but not in rules.toml: {', '.join(unknown)}")
    return not missing and not unknown


def main() -> int:
    words = sys.argv[1:]
    chosen = [word for word in words if not word.startswith("-")] or slugs()
    complete = [report(slug, "--list" in words) for slug in chosen]
    return 0 if all(complete) else 1


if __name__ == "__main__":
    sys.exit(main())
