"""The game of docs/examples, installed beside Gwarek as anybody would install it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "docs" / "examples" / "firedamp"


def install_example(folder: Path) -> Path:
    """The package as `pip install` leaves it, in a folder to be put on the path."""
    shutil.copytree(EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("__pycache__"))
    uv = subprocess.run(
        [ROOT / "scripts" / "uv.sh"], capture_output=True, text=True, check=True
    ).stdout.strip()
    command = [uv, "pip", "install", "--quiet", "--no-deps", "--python", sys.executable]
    subprocess.run([*command, "--target", folder / "lib", folder / "source"], check=True)
    return folder / "lib"
