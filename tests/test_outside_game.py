"""The game of docs/examples is a package of its own: installed beside Gwarek, it is played wherever ours are."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside import EXAMPLE, ROOT, install_example

PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
FILES = ["pyproject.toml", "firedamp/__init__.py", "firedamp/rules.toml", "firedamp/messages/en.ftl"]
FILES += ["firedamp/messages/pl.ftl"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """On the path for these tests alone."""
    return install_example(tmp_path_factory.mktemp("outside"))


def python(installed: Path, *words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": f"{installed}{os.pathsep}{ROOT}", "COLUMNS": "100", "LANG": "C"}
    return subprocess.run(
        [sys.executable, *words], env=env, input=text, capture_output=True, text=True, cwd=installed.parent
    )


def gwarek(installed: Path, *words: str, text: str = "") -> str:
    done = python(installed, "-m", "gwarek", *words, text=text)
    assert done.returncode == 0, done.stderr
    return done.stdout


def run(installed: Path, code: str) -> str:
    done = python(installed, "-c", code)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_a_whole_game_in_less_than_two_hundred_lines() -> None:
    there = {file.relative_to(EXAMPLE).as_posix() for file in EXAMPLE.rglob("*.*") if file.suffix != ".pyc"}
    assert there == set(FILES)
    assert sum(len((EXAMPLE / file).read_text("utf-8").splitlines()) for file in FILES) < 200


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.M | re.S)


def lines_of(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def test_the_page_shows_the_files_as_they_are() -> None:
    """Its pieces, one after the other, are the files; methods stand at its margin, with empty lines of its own."""
    shown = {
        "firedamp/__init__.py": "\n".join(blocks("py")),
        **dict(zip(["pyproject.toml", "firedamp/rules.toml"], blocks("toml"), strict=True)),
        **dict(zip(["firedamp/messages/en.ftl", "firedamp/messages/pl.ftl"], blocks("ftl"), strict=True)),
    }
    assert set(shown) == set(FILES)
    for file, text in shown.items():
        there = (EXAMPLE / file).read_text("utf-8")
        assert lines_of(text) == lines_of(there), file


def test_the_page_tells_what_the_terminal_answers(installed: Path) -> None:
    [console] = blocks("console")
    asked = [part.partition("\n") for part in console.split("$ gwarek ")[1:]]
    assert len(asked) == 3
    for words, _, answer in asked:
        done = python(installed, "-m", "gwarek", *shlex.split(words))
        assert [line.rstrip() for line in done.stdout.splitlines()] == answer.splitlines(), words


def test_the_test_on_the_page_passes(installed: Path, tmp_path: Path) -> None:
    [code] = blocks("py-test")
    (tmp_path / "test_firedamp.py").write_text(code)
    done = python(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path))
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_it_stands_in_the_list_beside_ours_and_only_where_it_is_installed(installed: Path) -> None:
    games = [game["slug"] for game in json.loads(gwarek(installed, "games", "--json"))]
    assert games == sorted(games)
    assert "firedamp" in games
    without = python(installed.parent, "-m", "gwarek", "legal", "firedamp", "cart 1")
    assert without.returncode != 0
    assert "firedamp" in without.stderr


def test_its_rules_forbid_and_say_why_in_both_languages(installed: Path) -> None:
    assert gwarek(installed, "legal", "firedamp", "cart 3").splitlines()[-2:] == ["dig", "haul"]
    for lang, why in (("en", "The cart is empty."), ("pl", "Wózek jest pusty.")):
        told = python(installed, "-m", "gwarek", "explain", "firedamp", "cart 0", "haul", "--lang", lang)
        assert "FIR-3" in told.stdout
        assert why in told.stdout
    done = python(installed, "-m", "gwarek", "explain", "firedamp", "bag 0 0 0 3; cart 2", "dig")
    assert "FIR-2" in done.stdout
    assert "FIR-4" in gwarek(installed, "rules", "firedamp", "FIR-4")
    assert "A turn" in gwarek(installed, "rules", "firedamp")
    assert gwarek(installed, "components", "firedamp") == ""


def test_it_is_played_in_the_terminal_on_a_board_made_from_its_view(installed: Path) -> None:
    told = gwarek(installed, "play", "firedamp", "--seed", "1", text="dig\nhaul\nscores\nquit\n")
    assert "Red hauls up" in told
    assert "Coal hauled up" in told
    assert "bag" in told  # the view's own names: the game draws no board
    assert "Sztygar" in told


def test_bots_play_it(installed: Path) -> None:
    told = gwarek(
        installed, "sim", "firedamp", "--games", "4", "--seed", "3", "--bots", "sztygar,greedy", "--json"
    )
    assert json.loads(told)["games"] == 4
    gwarek(installed, "arena", "firedamp", "--bots", "random,sztygar", "--games", "4", "--seed", "1")
    run(
        installed,
        "import math\n"
        "from gwarek.bots import Desk, make_bot\n"
        "from gwarek.core.catalogue import load_game\n"
        "from gwarek.core.chance import QuickRng\n"
        "game = load_game('firedamp')\n"
        "s = game.position('cart 5')\n"
        "for name in ('ciskacz', 'skarbnik', 'mcts:iterations=20'):\n"
        "    desk = Desk(game, s, 0, QuickRng(1), math.inf)\n"
        "    assert make_bot(name, 1).choose(desk) in game.legal(s, 0)\n",
    )


def test_pettingzoo_has_it_with_its_view_as_text(installed: Path) -> None:
    pytest.importorskip("pettingzoo")
    run(
        installed,
        "import json\n"
        "from pettingzoo.test import api_test, seed_test\n"
        "from gwarek.adapters.pettingzoo import coalbaron_v1, firedamp_v1\n"
        "from gwarek.adapters.table import make_table\n"
        "api_test(firedamp_v1.env(), 300)\n"
        "seed_test(firedamp_v1.env, 100)\n"
        "table = make_table('firedamp', 3)\n"
        "state = table.game.position('seats 3; cart 5; turn blue')\n"
        "seen = table.observation(state, 1)\n"
        "assert seen[0] == 2\n"
        "assert json.loads(bytes(seen[1:1 + table.layout.size].tolist()).rstrip(b'\\0')) == table.game.view(state, 1)\n"
        "assert len(table.cells()) == len(seen)\n",
    )


def test_openspiel_has_it(installed: Path) -> None:
    pytest.importorskip("pyspiel")
    run(
        installed,
        "import random, pyspiel\n"
        "import gwarek.adapters.openspiel\n"
        "game = pyspiel.load_game('python_gwarek_firedamp(seats=3)')\n"
        "pyspiel.random_sim_test(game, 2, False, True)\n",
    )


def test_a_server_plays_it_and_tells_a_page_its_words(installed: Path) -> None:
    run(
        installed,
        "import tempfile\n"
        "from pathlib import Path\n"
        "from tests.server.people import BOT, ME, serving\n"
        "with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server:\n"
        "    ala = server.person('Ala')\n"
        "    assert 'firedamp' in [game['slug'] for game in ala.http.get('/api/games').json()]\n"
        "    words = ala.http.get('/api/games/firedamp/messages/pl')\n"
        "    assert words.headers['content-type'].startswith('text/plain')\n"
        "    assert 'why-FIR-3 = Wózek jest pusty.' in words.text\n"
        "    assert ala.http.get('/api/games/nowhere/messages/pl').status_code == 404\n"
        "    assert ala.http.get('/api/games/firedamp/rules').json()['sections'][0]['rules']\n"
        "    table = ala.new_table(ME, BOT, game='firedamp')\n"
        "    assert table['game'] == 'firedamp'\n",
    )
