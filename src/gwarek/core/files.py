"""Text files from outside; what stands against reading one is a `Problem`."""

from __future__ import annotations

from pathlib import Path

from gwarek.core.problem import Problem


def read_text(path: Path) -> str:
    """A text file; what stands against it is a `Problem`."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Problem("file-missing", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise Problem("file-text", file=str(path)) from error
    except OSError as error:
        raise Problem("file-unreadable", file=str(path), why=error.strerror or str(error)) from error
