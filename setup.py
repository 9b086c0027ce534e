"""Compiles the engines with mypyc when a wheel is built, and counts the tests of each rule where the tests are at hand;
everything else is in pyproject.toml.

Editable installs stay plain, so that an edit is never hidden behind an old shared object.
`GWAREK_PURE=1` gives a pure wheel; `GWAREK_OPT_LEVEL=1` builds quicker, for tests. Without a C compiler the build goes
on and the engines run uncompiled.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOTS = ("src/gwarek/core", "src/gwarek/games")
# Not compiled: events, made only for listeners; shapes, which are types; a game's doors to other libraries.
PLAIN = ("__init__.py", "outside.py", "event.py", "events.py", "layout.py", "shape.py", "terminal.py")


def engine_files() -> list[str]:
    """Every module of the engines."""
    files = (file for root in ROOTS for file in Path(root).rglob("*.py"))
    return sorted(file.as_posix() for file in files if file.name not in PLAIN)


def forget_old_build(keep: set[str]) -> None:
    """Empty `build/lib*`, or files deleted since the last build would be packed again.

    Shared objects of modules that still exist stay, if made by the same compiler: they are built anew only if
    their C changed.
    """
    compiler = f"{os.environ.get('CC', '')} {shutil.which('cc')} {shutil.which('gcc')}\n"
    stamp = Path("build/compiler.txt")
    if not stamp.exists() or stamp.read_text() != compiler:
        keep = set()
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(compiler)
    for lib in Path("build").glob("lib*"):
        for old in lib.rglob("*"):
            module = old.relative_to(lib).with_name(old.name.partition(".")[0]).as_posix().replace("/", ".")
            if old.is_file() and not (old.suffix == ".so" and module in keep):
                old.unlink()


def extensions() -> list[Extension]:
    if "bdist_wheel" not in sys.argv:
        return []
    files = engine_files()
    if os.environ.get("GWAREK_PURE") == "1" or not files:
        forget_old_build(keep=set())
        return []
    from mypyc.build import mypycify

    built: list[Extension] = mypycify(
        ["--config-file=", "--strict", *files],
        opt_level=os.environ.get("GWAREK_OPT_LEVEL", "3"),
        debug_level="0",
        group_name="gwarek",
        multi_file=True,
    )
    for extension in built:
        extension.optional = True  # no compiler: a warning, and plain Python
    forget_old_build(keep={extension.name for extension in built})
    return built


def count_rule_tests() -> None:
    """How many tests each rule has, for the rules page: `rules_tests.toml` in a game's folder, ignored by git."""
    if not Path("tests/rules").is_dir():
        return
    sys.path.insert(0, "src")
    from gwarek.core.rulebook import read_rulebook
    from gwarek.testing.coverage import rule_tests

    for rules in Path("src/gwarek/games").glob("*/rules.toml"):
        book = read_rulebook(rules.parent)
        tests = rule_tests(Path("tests/rules", rules.parent.name), book.prefix)
        text = "".join(f'"{id}" = {len(tests[id])}\n' for id in book.ids() if id in tests)
        counts = rules.with_name("rules_tests.toml")
        if not counts.exists() or counts.read_text() != text:  # an unchanged file is no reason to build anew
            counts.write_text(text)


class SideBySide(build_ext):
    """mypyc makes one extension of all modules; its C files are compiled on all cores."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], *args: object, **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_all([source], *args, **options), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile_each
        super().build_extensions()


count_rule_tests()
setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
