"""Write the description of the HTTP API for `npm run types`: `python scripts/openapi.py FILE`, or print it."""

import json
import sys
from pathlib import Path

from gwarek.server import create_app


def main() -> None:
    text = json.dumps(create_app().openapi(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    if len(sys.argv) > 1:
        target = Path(sys.argv[1])
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
