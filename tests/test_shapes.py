"""What follows from the declared shapes is fresh: the types of the front end, the blocks of the protocol pages."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_types_and_protocol_pages_are_made_from_the_shapes() -> None:
    """`python scripts/shapes.py` makes them."""
    found = subprocess.run(
        [sys.executable, ROOT / "scripts" / "shapes.py", "--check"], capture_output=True, text=True
    )
    assert found.returncode == 0, f"run scripts/shapes.py: {found.stdout}{found.stderr}"
