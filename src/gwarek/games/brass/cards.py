"""What a why-not says of cards where the player pointed at none of them."""

from __future__ import annotations

from collections.abc import Sequence

from gwarek.core.rule import Violation


def no_card_helps(
    violated: list[Violation], others: list[list[Violation]], ids: Sequence[str], near: str
) -> list[Violation]:
    """Where every line breaks one of the rules about its card, one sentence about all cards takes the place of one
    about an arbitrary card: what the lines do not agree on is left open (None). `near` is the reason of a card that
    fails only for the place being out of reach; it says more than that a card shows something else."""
    about: list[Violation] = []
    for line in others:
        hits = [one for one in line if one.id in ids and "card" in one.facts]
        if len(hits) == 0:
            return violated
        about.extend(hits)
    mine = [one for one in violated if one in about]
    if len(mine) == 0 or len({str(one.facts["card"]) for one in about}) < 2:
        return violated
    nearest = mine[0]
    for one in about:
        if one.facts.get("reason") == near:
            nearest = one
            break
    facts = {"industry": None, **nearest.facts}
    for key in ("card", "industry", "place"):
        if len({str(one.facts.get(key)) for one in about}) > 1:
            facts[key] = None
    told = Violation(nearest.id, facts)
    return [told if one is mine[0] else one for one in violated if one is mine[0] or one not in mine]
