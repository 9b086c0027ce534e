"""The notebook runs from its first cell to its last, and shows what it shows when it is run."""

from __future__ import annotations

import ast
import base64
import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "study.ipynb"

Cell = dict[str, Any]  # Any: JSON


def run(cell: Cell, names: dict[str, Any]) -> tuple[str, Any]:
    """What a cell prints, and the value of its last line."""
    lines = [line for line in "".join(cell["source"]).splitlines() if not line.startswith("%")]
    tree = ast.parse("\n".join(lines))
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)
        if not isinstance(last, ast.Expr):
            return printed.getvalue(), None
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    return printed.getvalue(), value


def test_the_notebook_runs_and_its_saved_outputs_are_what_comes_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert "pip install" in "".join(cells[0]["source"])
    names: dict[str, Any] = {}
    charts = 0
    for cell in cells:
        printed, value = run(cell, names)
        saved = {output["output_type"]: output for output in cell["outputs"]}
        assert "".join(saved.get("stream", {}).get("text", [])) == printed
        shown = saved.get("execute_result", {}).get("data", {})
        if "image/png" in shown:
            charts += 1
            assert base64.b64decode(shown["image/png"]).startswith(b"\x89PNG")
            assert value._repr_png_().startswith(b"\x89PNG")
        elif value is not None:
            assert "".join(shown["text/plain"]) == repr(value)
    assert charts >= 1
