"""aid: what one looks up while playing, on the screen and as a page."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_the_aid_is_printed_and_written_as_a_page(run: Run, tmp_path: Path) -> None:
    told = run("aid", "coalbaron")
    assert "Easy to forget" in told.out
    assert "COA-" in told.out
    told = run("aid", "coalbaron", "--pdf", tmp_path / "aid.pdf", "--lang", "pl")
    assert "Zapisano" in told.out
    assert (tmp_path / "aid.pdf").read_bytes().startswith(b"%PDF")
    assert run("aid", "coalbaron", "--pdf", tmp_path / "no" / "aid.pdf").code == 2
    assert run("aid", "chess").code == 2
