"""What the browser's unit tests take from the games: component facts, and the scorings of recorded games.

python -m scripts.fixtures      writes web/fixtures/<game>/{facts,scoring}.json anew
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from gwarek import load_game, slugs
from gwarek.core.game import Json
from gwarek.core.match import replay
from gwarek.core.record import read_record

ROOT: Final = Path(__file__).resolve().parent.parent
FIXTURES: Final = ROOT / "web" / "fixtures"
RECORDS: Final = ROOT / "tests" / "records"

# Events that scorings are made of.
COUNTED: Final = {
    "category-scored",
    "final",
    "links-scored",
    "industries-scored",
    "cash-scored",
    "extra-scored",
    "canals-removed",
    "tiles-removed",
    "sold",
    "round-sold",
    "invested",
    "wallace-invests",
    "round-invested",
}


def scorings(slug: str) -> Json:
    """By record: how it ended, and the entries that counted something, as a spectator reads them."""
    return {path.stem: _scorings(slug, path) for path in sorted((RECORDS / slug).glob("*.gwarek"))}


def _scorings(slug: str, path: Path) -> Json:
    match = replay(load_game(slug), read_record(path.read_text(encoding="utf-8")))
    live = set(match.live())
    entries: list[Json] = []
    for number in range(1, len(match.entries) + 1):
        told = [
            {"kind": event.kind, "args": event.args()}
            for event in match.events_for(number, None)
            if event.kind in COUNTED and not (event.kind == "sold" and slug != "tinnerstrail")
        ]
        if told:
            entry = match.entries[number - 1]
            undone = number not in live
            entries.append(
                {
                    "n": number,
                    "seat": entry.seat,
                    "line": entry.line,
                    "events": told,
                    "time": "",
                    "undone": undone,
                }
            )
    outcome = match.outcome()
    return {"totals": None if outcome is None else outcome.totals, "entries": entries}


def made(slug: str) -> dict[str, Any]:
    """The files of a game, by name."""
    out: dict[str, Any] = {"facts": load_game(slug).facts()}
    if not load_game(slug).info.cooperative:
        out["scoring"] = scorings(slug)
    return out


def main() -> None:
    for slug in slugs():
        for name, content in made(slug).items():
            text = json.dumps(content, ensure_ascii=False, indent=1)
            (FIXTURES / slug / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
