"""The repository as a package: one version, no leftovers of a machine, engines on the standard library."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import gwarek

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src" / "gwarek"
LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-bench.lock", "web/package-lock.json"]


def tracked_files() -> list[Path]:
    """What a commit would hold: files known to git, and new ones it does not ignore."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git clone")
    paths = (ROOT / name.decode() for name in listed.split(b"\0") if name)
    return [path for path in paths if path.is_file()]


def imported_packages(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


def test_the_version_is_said_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == gwarek.__version__


def test_the_licence_is_here() -> None:
    assert "Apache License" in (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_the_package_says_it_is_typed() -> None:
    assert (SRC / "py.typed").is_file()


def test_nothing_is_compiled_in_place() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


def test_engines_import_only_the_standard_library() -> None:
    """A game's board for the terminal is no engine: it draws with rich."""
    allowed = sys.stdlib_module_names | {"gwarek"}
    engines = [*(SRC / "core").rglob("*.py"), *(SRC / "games").rglob("*.py")]
    strangers = {
        f"{file.relative_to(ROOT)}: {package}"
        for file in engines
        for package in imported_packages(file)
        if package not in allowed and (file.name, package) != ("terminal.py", "rich")
    }
    assert strangers == set()


@pytest.mark.parametrize("name", LOCKS)
def test_lock_files_name_no_registry(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    if name.endswith(".json"):
        assert '"resolved"' not in text
    else:
        assert "://" not in text


def test_the_web_lock_is_whole() -> None:
    # `npm install` silently leaves out builds for other systems that a registry lacks; `npm ci` then refuses.
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    held = {path.rpartition("node_modules/")[2] for path in packages}
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert wanted - held == set()


def test_no_file_holds_an_address_of_somebodys_machine() -> None:
    # Spelt in parts, so that this file may be looked at too.
    machine = re.compile(
        rb"|".join(
            [
                rb"(?<![\w.])/wo" + rb"rk/",
                rb"(?<![\w.])/ro" + rb"ot/",
                rb"/opt/py" + rb"pi",
                rb"py" + rb"pi\.org",
                rb"python" + rb"hosted\.org",
                rb"registry\.np" + rb"mjs",
                rb"://[\w.-]*(?:artifactory|nexus|devpi|verdaccio|mirror)[\w.-]*[:/]",
                rb"(?:index-url|registry)\s*=\s*\w+://",
            ]
        )
    )
    found = {}
    for path in tracked_files():
        if match := machine.search(path.read_bytes()):
            found[path.relative_to(ROOT).as_posix()] = match.group()
    assert found == {}
