"""What a bot would do here, and why: the best few ways to go on with their values, in words."""

from __future__ import annotations

import math
from typing import Annotated, Any, Final

import typer
from rich.markup import escape
from rich.padding import Padding

from gwarek.bots import Advice, Desk, make_bot
from gwarek.cli.common import (
    DEFAULT_SEED,
    ComponentsOption,
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
    teller,
)
from gwarek.cli.progress import counting
from gwarek.cli.texts import effect_text
from gwarek.core.action import Action
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.event import Event
from gwarek.core.game import AnyGame
from gwarek.core.match import Match
from gwarek.core.problem import Problem
from gwarek.core.seat import may_see, seat_word
from gwarek.i18n import Teller

ADVISER: Final = "skarbnik"
MOST: Final = 3
SECONDS: Final = 20.0  # more than it takes: cut short, the same question could have another answer


def hint(
    game: GameArgument,
    position: PositionArgument,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who is asked.")] = ADVISER,
    most: Annotated[int, typer.Option("--most", metavar="N", help="So many at most.", min=1, max=50)] = MOST,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", help="How long to think at most.", min=0.0)
    ] = SECONDS,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="SEAT", help="For this seat; otherwise for the one to act."),
    ] = None,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    option: OptionOption = None,
    preset: PresetOption = None,
    unsound: UnsoundOption = False,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """What a bot would do here: its best few ways to go on, what they are worth, and what each does.

    Values are in points beside the best one, as the game's evaluation counts. The bot knows what the seat knows, no
    more. --seed is also the seed of the bot's own dice.
    """
    screen = Screen(lang)
    match = Where(load_game(game, components), position, seats, seed, option, preset, unsound).match()
    who = _seat_to_act(match, seat)
    with counting(screen, "cli-play-thinking"):
        advice = ask(match, who, bot, most, seconds, seed or DEFAULT_SEED)
    if json:
        screen.json({"seat": seat_word(who), "bot": bot, "advice": [one.json() for one in advice]})
    else:
        say_advice(screen, teller(screen, match), match, who, bot, advice)


def _seat_to_act(match: Match, word: str | None) -> int:
    if not match.to_act():
        raise Problem("hint-over")
    if is_chance_turn(match):
        raise Problem("hint-chance")
    seat = match.to_act()[0] if word is None else match.seat(word)
    if seat not in match.to_act():
        raise Problem("hint-not-to-act", seat=seat_word(seat))
    return seat


def ask(match: Match, seat: int, name: str, most: int, seconds: float, seed: str) -> list[Advice]:
    """What the bot advises the seat."""
    bot = make_bot(name, seed)
    try:
        return bot.advise(Desk(match.game, match.state, seat, QuickRng(seed), seconds), most)
    finally:
        bot.close()


def say_advice(screen: Screen, tell: Teller, match: Match, seat: int, bot: str, advice: list[Advice]) -> None:
    """Each way with its value beside the best: its first line with cost and effect, then the whole as the log tells."""
    speech = screen.speech
    screen.console.print(
        f"[bold]{escape(speech.say('cli-hint', bot=bot.capitalize(), name=tell.name(seat)))}[/]"
    )
    worth = [_worth(tell, one, advice[0]) for one in advice]
    width = max(map(len, worth))
    for said, one in zip(worth, advice, strict=True):
        screen.console.print(f"[bold cyan]{said:>{width}}[/]  [bold]{escape(one.way[0].text())}[/]")
        effect = effect_text(tell, match.game, match.state, seat, one.way[0])
        story = " ".join(tell.event(event) for event in foreseen(match.game, match.state, seat, one.way))
        for text in (f"[dim]{escape(effect)}[/]" if effect else "", escape(story)):
            if text:
                screen.console.print(Padding(text, (0, 0, 0, width + 2)))


def _worth(tell: Teller, advice: Advice, best: Advice) -> str:
    if math.isnan(advice.value):
        return tell.speech.say("cli-hint-unknown")
    behind = round(advice.value - best.value, 1)
    if behind == 0.0:
        return tell.speech.say("cli-hint-best")
    return tell.speech.number(behind, 1, signed=True)


def foreseen(
    game: AnyGame, state: Any, seat: int, way: list[Action]
) -> list[Event]:  # Any: the game's own state
    """The events of a way, as far as the seat can know them beforehand."""
    s = game.redeal(state, seat, QuickRng(0))
    events: list[Event] = []
    for action in way:
        if seat not in game.to_act(s) or game.reveals(s, seat, action) or action not in game.legal(s, seat):
            break
        game.apply(s, seat, action, events)
    return [event for event in events if may_see(event.to, seat)]
