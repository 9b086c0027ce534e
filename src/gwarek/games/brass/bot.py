"""How to plan whole actions and turns in either game: each says what can be done and what a position is worth."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all
from gwarek.games.brass.actions import Discard
from gwarek.games.brass.state import ACTION, DISCARD, HAND, OVER, WIDTH, State, actions_of


@final
class Way:
    """Lines that make up one action (or several), where they lead, and what that is worth.

    Where chance speaks after the last line (`cut`), `s` is the answer nearest to the mean of all.
    """

    def __init__(
        self, lines: list[Action], s: State, value: float, luck: float = 0.0, cut: bool = False
    ) -> None:
        self.lines: Final = lines
        self.s: Final = s
        self.value = value
        self.luck: Final = luck  # how much better the mean of all answers is than the one followed
        self.cut: Final = cut


def _value(way: Way) -> float:
    return -way.value


def best_first(ways: list[Way]) -> list[Way]:
    ways.sort(key=_value)
    return ways


@final
class Hand:
    """The cards that can be spared in one decision about one action."""

    def __init__(self, game: AnyGame, seat: int, discards: list[Discard]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.discards: Final = discards
        self.worth: Final = [0.0] * len(discards)  # by kind of card

    def price(self, s: State, card: int) -> float:
        """A second card of the kind is missed less."""
        count = s.n[self.seat * WIDTH + HAND + card]
        return self.worth[card] if count == 1 else 0.4 * self.worth[card]

    def spare(self, s: State) -> int:
        """The card least missed."""
        best = -1
        least = 0.0
        at = self.seat * WIDTH + HAND
        for card in range(len(self.worth)):
            if s.n[at + card]:
                value = self.price(s, card)
                if best < 0 or value < least:
                    best = card
                    least = value
        return best

    def pay(self, s: State, lines: list[Action]) -> None:
        """Discard what the action costs."""
        due = s.due if s.phase == DISCARD and s.turn == self.seat else 0
        for _ in range(due):
            a = self.discards[self.spare(s)]
            self.game.apply(s, self.seat, a)
            lines.append(a)


class Planner:
    """What a bot of the game thinks; plans are made of it here."""

    def __init__(self, wide: float, glimpse: float, tried: float, draws_first: bool) -> None:
        self.wide: Final = int(wide)  # turns tried out first, for
        self.glimpse: Final = int(glimpse)  # rounds
        self.tried: Final = tried  # share of what playing on says
        self.draws_first: Final = draws_first  # is what a plan is worth at once asked after its draws?

    def turns(self, game: AnyGame, s: State, seat: int) -> list[Way]:
        """Whole turns from here, best first."""
        raise NotImplementedError

    def quick(self, game: AnyGame, s: State, seat: int) -> list[Action]:
        """A whole action, chosen in haste, for playing on."""
        raise NotImplementedError

    def judge(self, s: State, seat: int) -> float:
        """Points ahead of the mean of the others."""
        raise NotImplementedError

    def candidates(self, game: AnyGame, s: State, seat: int, most: int) -> list[list[Action]]:
        """The most promising turns, the planned one first; the same two actions in either order are one.

        What looks good at once is often alike, so more turns than wanted are tried out here, on this deal.
        """
        found: list[Way] = []
        for way in self.turns(game, s, seat):
            known = False
            for other in found:
                if -1e-6 < way.value - other.value < 1e-6 or (way.cut and way.lines == other.lines):
                    known = True
            if not known:
                found.append(way)
                if len(found) == self.wide:
                    break
        if len(found) > most:
            for way in found:
                way.value = self.follow(game, s.copy(), seat, way.lines, self.glimpse, self.glimpse)
            found[0].value += 1e6
            best_first(found)
        return [way.lines for way in found[:most]]

    def follow(self, game: AnyGame, s: State, seat: int, way: list[Action], since: int, ahead: int) -> float:
        """The mean of what the position is worth after `since` rounds, after one more, until `ahead`.

        Plans tried on the same deal meet the same luck, and what the plan is worth at once counts too: that makes a few
        tries say more.
        """
        luck = QuickRng(_mark(s))
        for line in way:
            game.apply(s, seat, line)
        if self.draws_first:
            draw_all(game, s, luck)
        at_once = self.judge(s, seat)
        draw_all(game, s, luck)
        wanted = ahead - since + 1
        values = 0.0
        judged = 0
        played = 0
        who = s.turn
        while s.phase != OVER:
            if s.turn != who or (s.phase == ACTION and s.actions == actions_of(s)):
                who = s.turn
                if played == (since + judged) * s.seats:
                    values += self.judge(s, seat)
                    judged += 1
                    if judged == wanted:
                        return self.tried * values / wanted + (1.0 - self.tried) * at_once
                played += 1
            for line in self.quick(game, s, who):
                game.apply(s, who, line)
            draw_all(game, s, luck)
        return (values + (wanted - judged) * self.judge(s, seat)) / wanted


def _mark(s: State) -> int:
    """A number that tells one deal from another."""
    mark = s.round
    for seat in range(s.seats):
        at = seat * WIDTH + HAND
        for card in range(len(s.pool)):
            mark = (mark * 31 + s.n[at + card]) % 1000003
    return mark


def shake(ways: list[Way], calm: list[bool], most: float, calmed: float, rng: Rng) -> None:
    """Errors of judgement, up to `most` points; whoever errs about loans and passing (`calm`) is ruined, not weak."""
    for at, way in enumerate(ways):
        if calm[at]:
            way.value += calmed * most
        else:
            way.value += most * (rng.below(2001) - 1000) / 1000.0
    best_first(ways)
