"""Wheels of commits for `--against`, and what building them costs: `python -m bench.build REF [REF …]`.

Each lies in `build/wheels` under its commit's short name. Time is CPU time of the whole build, as a ratio to the first.
"""

from __future__ import annotations

import resource
import shutil
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHEELS = ROOT / "build" / "wheels"


def told(*command: str | Path) -> bytes:
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout


def children_seconds() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def build(ref: str) -> tuple[Path, float]:
    """The wheel of a commit for this Python, from its files alone, and the CPU seconds it took."""
    uv = told(ROOT / "scripts" / "uv.sh").decode().strip()
    name = told("git", "rev-parse", "--short", ref).decode().strip()
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(told("git", "archive", ref))) as files:
            files.extractall(folder, filter="data")
        before = children_seconds()
        subprocess.run(
            [uv, "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", "dist"],
            cwd=folder,
            check=True,
        )
        spent = children_seconds() - before
        (made,) = Path(folder, "dist").glob("*.whl")
        WHEELS.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(made, WHEELS / f"gwarek-{name}.whl")), spent


def main(refs: list[str]) -> None:
    if not refs:
        sys.exit("usage: python -m bench.build REF [REF …]")
    first = 0.0
    for ref in refs:
        wheel, spent = build(ref)
        first = first or spent
        print(f"{wheel.relative_to(ROOT)}  {spent:7.1f} CPU s  {spent / first:5.2f} ×", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
