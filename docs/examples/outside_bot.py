"""A bot outside Gwarek in forty lines: it likes lines that begin with a favourite word, and never runs out of time.

gwarek arena coalbaron --bots "cmd:python docs/examples/outside_bot.py,random" --games 20
"""

import json
import random
import sys

FAVOURITES = ["place", "deliver", "sell", "build", "send", "link", "cage"]


def liking(line: str) -> int:
    word = line.split(" ")[0]
    return FAVOURITES.index(word) if word in FAVOURITES else len(FAVOURITES)


def main() -> None:
    chance = random.Random(0)
    view: dict = {}
    legal: list[str] = []
    for said in sys.stdin:
        word, _, rest = said.rstrip("\n").partition(" ")
        if word == "gwarek":
            print("bot favourite-words", flush=True)
        elif word == "game":  # game SLUG seats N seat K seed S
            chance = random.Random(rest)
        elif word == "view":
            view = json.loads(rest)  # what this seat sees: docs/protocol.md
        elif word == "legal":
            legal = [sys.stdin.readline().rstrip("\n") for _ in range(int(rest))]
        elif word == "go":  # go [time SECONDS]
            best = min(map(liking, legal))
            print(f"info {len(view)} things seen", flush=True)
            print("play", chance.choice([line for line in legal if liking(line) == best]), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
