"""Questions to the engine about one position: legal, explain, apply, perft."""

from __future__ import annotations

from typing import Annotated

import typer

from gwarek.cli.common import (
    ComponentsOption,
    Failure,
    GameArgument,
    JsonOption,
    LangOption,
    OptionOption,
    PositionArgument,
    PresetOption,
    Screen,
    SeatsOption,
    SeedOption,
    UnsoundOption,
    Where,
    is_chance_turn,
    seat_for,
    split_seat,
    teller,
    words_of,
)
from gwarek.cli.progress import counting
from gwarek.cli.texts import refused_text, rule_text
from gwarek.core.catalogue import load_game
from gwarek.core.choices import fold
from gwarek.core.match import Match, Refused
from gwarek.core.problem import Problem
from gwarek.core.rule import Violation
from gwarek.core.seat import CHANCE, seat_word
from gwarek.lab.perft import SEED as PERFT_SEED
from gwarek.lab.perft import divide, perft


def legal(
    game: GameArgument,
    position: PositionArgument,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    option: OptionOption = None,
    preset: PresetOption = None,
    unsound: UnsoundOption = False,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """What may be done here: every legal line of the seat to act.

    Where several seats may act, each line begins with its seat. Where chance is to act, `to_act` is `chance` and no
    lines are listed: a deal has too many outcomes.
    """
    screen = Screen(lang)
    match = Where(load_game(game, components), position, seats, seed, option, preset, unsound).match()
    waiting = match.to_act()
    lines = legal_lines(match)
    if json:
        screen.json({"to_act": words_of(waiting), "legal": lines})
        return
    say_waiting(screen, match)
    tree = fold(lines)
    for word in tree.next:
        for line in tree.next[word].lines():
            screen.line(f"{word} {line}".rstrip())


def legal_lines(match: Match) -> list[str]:
    waiting = [seat for seat in match.to_act() if seat != CHANCE]
    many = len(waiting) > 1
    return [
        f"{seat_word(seat)} {action.text()}" if many else action.text()
        for seat in waiting
        for action in match.legal(seat)
    ]


def say_waiting(screen: Screen, match: Match) -> None:
    """Who is to act, in words."""
    waiting = match.to_act()
    if not waiting:
        screen.say("cli-game-over")
    elif is_chance_turn(match):
        screen.say("cli-chance-to-act")
    else:
        names = screen.speech.list(teller(screen, match).name(seat) for seat in waiting)
        screen.say("cli-to-act", names=names, lines=len(legal_lines(match)))


def explain(
    game: GameArgument,
    position: PositionArgument,
    action: Annotated[str, typer.Argument(metavar="ACTION", help='One line, e.g. "send workshop_3".')],
    seats: SeatsOption = None,
    seed: SeedOption = None,
    option: OptionOption = None,
    preset: PresetOption = None,
    unsound: UnsoundOption = False,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Why a line is allowed or not: every rule it breaks, with its number.

    The line may begin with the seat it is for (`blue send money_4`); otherwise it is for the seat to act.
    """
    screen = Screen(lang)
    match = Where(load_game(game, components), position, seats, seed, option, preset, unsound).match()
    said, line = split_seat(action)
    allowed, violated = judge(match, said, line)
    tell = teller(screen, match)
    texts = [tell.why(v, rule_text(match.game, v.id, screen.speech.lang)) for v in violated]
    if json:
        told = [{"id": v.id, "text": text} for v, text in zip(violated, texts, strict=True)]
        screen.json({"legal": allowed, "violated": told})
        return
    screen.say("cli-explain-legal" if allowed else "cli-explain-illegal", line=line)
    for v, text in zip(violated, texts, strict=True):
        screen.line(f"  {v.id}: {text}")
    if not allowed and not violated:
        screen.line("  " + screen.speech.say("problem-chance-impossible", line=line))


def judge(match: Match, said: int | None, line: str) -> tuple[bool, list[Violation]]:
    """Is the line allowed, and the rules it breaks. A line of chance breaks no rule: it can be drawn or not."""
    action = match.game.parse(line)
    chance = is_chance_turn(match)
    if chance and said in (None, CHANCE) and match.game.chance(match.state).weight(action) > 0:
        return True, []
    if said == CHANCE:
        return False, []
    seat = 0 if chance and said is None else seat_for(match, said)
    violated = match.game.violated(match.state, seat, action)
    return not violated and not chance, violated


def apply(
    game: GameArgument,
    position: PositionArgument,
    actions: Annotated[
        list[str], typer.Argument(metavar="ACTION…", help="Lines to carry out, one after another.")
    ],
    seats: SeatsOption = None,
    seed: SeedOption = None,
    option: OptionOption = None,
    preset: PresetOption = None,
    unsound: UnsoundOption = False,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Carry lines out, all or none, and print the position they lead to.

    With --seed chance is drawn by itself. Without one it waits, and its outcomes are lines too
    (`refill T-grey-light-2`, or `chance refill T-grey-light-2`).
    """
    screen = Screen(lang)
    match = Where(load_game(game, components), position, seats, seed, option, preset, unsound).match(
        goes_on=seed is not None
    )
    before = len(match.entries)
    for line in actions:
        said, rest = split_seat(line)
        try:
            match.act(seat_for(match, said), rest)
        except Refused as refused:
            raise Failure(refused_text(screen.speech, match, refused)) from refused
    told = [event for at in match.told[before:] for event in at.events]
    outcome = match.outcome()
    text = match.game.position_text(match.state)
    if json:
        screen.json(
            {
                "position": text,
                "events": [{"kind": event.kind, "args": event.args()} for event in told],
                "to_act": words_of(match.to_act()),
                "scores": match.score().json(),
                "totals": match.score().totals(),
                "outcome": None if outcome is None else outcome.json(),
                "entries": [entry.text() for entry in match.entries[before:]],
            }
        )
        return
    tell = teller(screen, match)
    for number in range(before + 1, len(match.entries) + 1):
        for event in match.events_for(number, None):
            screen.line(tell.event(event))
    screen.line()
    screen.line(text)
    screen.line()
    say_waiting(screen, match)


def count(
    game: GameArgument,
    position: PositionArgument,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", help="How many decisions deep.", min=0)],
    seats: SeatsOption = None,
    seed: SeedOption = None,
    option: OptionOption = None,
    preset: PresetOption = None,
    unsound: UnsoundOption = False,
    components: ComponentsOption = None,
    by_line: Annotated[bool, typer.Option("--divide", help="Also by first decision.")] = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Count the lines of play DEPTH decisions deep.

    Chance is no decision and adds no depth: where it is to act, it is drawn from --seed (a fixed seed without one), by
    the number of the draw within the line, so counts are the same everywhere. A line that ends the game sooner counts
    once. The same function, `gwarek.lab.perft`, stands behind the counts in tests/perft.
    """
    screen = Screen(lang)
    match = Where(load_game(game, components), position, seats, seed, option, preset, unsound).match()
    drawn = PERFT_SEED if seed is None else seed
    if by_line and depth < 1:
        raise Problem("perft-divide")
    with counting(screen, "cli-progress-perft"):
        parts = divide(match.game, match.state, depth, drawn) if by_line else None
        nodes = sum(parts.values()) if parts is not None else perft(match.game, match.state, depth, drawn)
    if json:
        screen.json({"depth": depth, "lines": nodes, **({"divide": parts} if parts is not None else {})})
        return
    for line, number in (parts or {}).items():
        screen.line(f"{number:>12} {line}")
    screen.say("cli-perft", depth=depth, lines=nodes)
