"""`python -m bench --against WHEEL`: what it refuses, and that it measures the wheel and not itself."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import gwarek

ROOT = Path(__file__).resolve().parent.parent


def bench(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", "--no-write", *args]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def plain_wheel(file: Path, version: str) -> Path:
    """The sources of this tree as a wheel that calls itself by another version."""
    src = ROOT / "src"
    with zipfile.ZipFile(file, "w") as wheel:
        for source in (src / "gwarek").rglob("*"):
            if not source.is_file() or source.suffix == ".pyc" or "static" in source.parts:
                continue
            data = source.read_bytes()
            if source == src / "gwarek" / "__init__.py":
                data = data.replace(gwarek.__version__.encode(), version.encode())
            wheel.writestr(source.relative_to(src).as_posix(), data)
    return file


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--against", "no/such.whl"], "there is no wheel no/such.whl"),
        (["--against", "README.md", "--only", "against"], "README.md is not a wheel"),
        (["--only", "against"], "--against WHEEL is missing"),
        (["--against", "README.md", "--rounds", "1"], "--rounds must be at least 2"),
        (["--against", "README.md", "chess"], "there is no game chess"),
    ],
)
def test_what_cannot_be_compared_is_said_in_one_line(args: list[str], words: str) -> None:
    done = bench(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"bench: {words}")
    assert done.stderr.count("\n") == 1


def test_another_package_is_not_compared(tmp_path: Path) -> None:
    wheel = tmp_path / "other.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("other/__init__.py", "")
    done = bench("--against", str(wheel), "--only", "against")
    assert done.returncode == 2
    assert done.stderr == f"bench: {wheel} is not a wheel of gwarek\n"


def test_the_wheel_is_measured_and_does_the_same_work(tmp_path: Path) -> None:
    wheel = plain_wheel(tmp_path / "old.whl", "0.0.9")
    quick = [
        "--only",
        "against",
        "--rounds",
        "2",
        "--round-seconds",
        "0.01",
        "--figure",
        "decisions",
        "--figure",
        "legal",
    ]
    done = bench("coalbaron", "--against", str(wheel), *quick, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["facts"]["new"]["version"], told["facts"]["old"]["version"]) == (gwarek.__version__, "0.0.9")
    assert set(told["results"]) == {
        f"coalbaron {seats} {figure}" for seats in (2, 4) for figure in ("decisions", "legal")
    }
    assert all(result["same"] and result["ratio"] > 0 for result in told["results"].values())


@pytest.mark.parametrize(
    ("figure", "ratio", "spread", "verdict"),
    [
        ("decisions", 0.97, 0.01, "reached"),
        ("decisions", 0.96, 0.02, "missed"),
        ("decisions", 0.96, 0.06, "unsure: more rounds"),
        ("decisions", 0.80, 0.06, "missed"),
        ("legal", 0.90, 0.01, "reached"),
        ("legal", 1.02, 0.03, "reached within noise"),
        ("legal", 1.04, 0.03, "missed"),
        ("steps", 0.995, 0.001, "reached within noise"),
        ("steps", 0.98, 0.001, "missed"),
        ("copy", 2.00, 0.01, None),
    ],
)
def test_a_verdict_allows_for_noise_where_the_aim_does(
    monkeypatch: pytest.MonkeyPatch, figure: str, ratio: float, spread: float, verdict: str | None
) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    from bench.against import FIGURES

    assert FIGURES[figure].verdict(ratio, spread) == verdict
