"""What rules are asked with: the position as one seat finds it, and the words of a line said so far."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.rule import ChoiceRule, Rule, SetRule
from gwarek.games.brass.actions import Build, Discard, SellOff
from gwarek.games.brass.network import nearest
from gwarek.games.brass.state import (
    GOODS_MASK,
    HELD,
    KIND_SHIFT,
    LINKED,
    MONEY,
    OWNER_MASK,
    OWNER_SHIFT,
    WIDTH,
    State,
    lowest,
)

NOT_FOUND: Final = -1
NOTHING: Final[list[int]] = []


class Asker:
    """Who asks, and of which position: all that a rule about cards needs."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.base: Final = seat * WIDTH

    def hand(self) -> int:
        """Kinds of cards in hand, as a set."""
        return self.s.n[self.base + HELD]


@final
class Ask(Asker):
    """A question: the position, who asks, and what is found on the board once for all rules."""

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s, seat)
        self.money: Final = s.n[self.base + MONEY]
        self.market: Final = s.link_at  # the source after the spaces
        mines: list[int] = []
        works: list[int] = []
        outlets: list[int] = []
        goods: list[int] = []
        iron = 0
        own = 0
        outlet_places = 0
        mine_places = 0
        faces = s.faces
        place_of = s.board.place_of
        coal_mine, iron_works, outlet = s.parts.coal_mine, s.parts.iron_works, s.parts.outlet
        for space, tile in enumerate(s.b[: self.market]):
            if tile == 0:
                continue
            mine = tile >> OWNER_SHIFT & OWNER_MASK == seat
            place = 1 << place_of[space]
            if mine:
                own |= place
            industry = faces[(tile >> KIND_SHIFT) - 1].industry
            if industry == outlet:
                outlet_places |= place
            if tile & GOODS_MASK:
                if industry == coal_mine:
                    mines.append(space)
                    mine_places |= place
                elif industry == iron_works:
                    works.append(space)
                    iron += tile & GOODS_MASK
                elif industry == outlet:
                    outlets.append(space)
                elif mine and industry < coal_mine:
                    goods.append(space)
        self.mines: Final = mines  # with coal
        self.mine_places: Final = mine_places
        self.works: Final = works  # with iron
        self.iron: Final = iron  # cubes on them
        self.outlets: Final = outlets  # ports or breweries of any owner that are not flipped
        self.outlet_places: Final = outlet_places  # places with one, flipped or not
        self.goods: Final = goods  # own tiles that may be sold
        self.own: Final = own  # places with an own tile
        self.network: Final = own | s.n[self.base + LINKED]
        self.nothing: Final = self.network == 0  # neither tile nor link on the board
        # places where an industry card may be used, where that is more than the network
        self.reach = NOT_FOUND
        self.coal_found: Final[list[list[int] | None]] = []  # sources by place, filled as they are looked for


@final
class Spelling:
    """The words of a line said so far; -1 and 0 stand for words not said yet."""

    def __init__(self) -> None:
        self.industry = -1
        self.kind = -1  # the tile it means: lowest on the mat
        self.space = -1
        self.place = -1
        self.card = -1
        self.coal = 0
        self.iron = 0
        self.beer = 0
        self.price = 0  # money apart from cubes bought
        self.coal_need = 0
        self.iron_need = 0
        self.beer_need = 0
        self.starts = 0  # places from which coal is looked for
        self.joined = 0  # places connected with them, once the new tile lies there
        self.first_starts = 0  # the same for the first of two rails, where both are laid first (option)
        self.first_joined = 0
        self.line = -1
        self.other = -1  # second industry of a development
        self.buyer = -1  # a port or a merchant
        self.amount = 0  # of a loan


class LineRule(Rule[Ask, Spelling]):
    """A condition on the words of a line."""


class CardRule(SetRule[Ask, Spelling]):
    """A condition on the card of a build: `options` is the set of those that will do."""

    def chosen(self, a: Spelling) -> int:
        return a.card


class PieceRule(ChoiceRule[Ask, Spelling, int]):
    """A choice of a card, a space, a line, or of sources as one number (see sources.py).

    `options` are those it permits of the lines it judges; a rule that judges none of them has none.
    """


Rules = list[Rule[Ask, Spelling]]


def rules_hold(rules: list[LineRule], ask: Ask, a: Spelling) -> bool:
    for rule in rules:
        if not rule.holds(ask, a):
            return False
    return True


# -- spelling: the words of an action, and what follows from them


def spell_industry(ask: Ask, a: Spelling, industry: int) -> None:
    """The tile that would be built, its price and the cubes it needs."""
    a.industry = industry
    a.kind = lowest(ask.s, ask.seat, industry)
    if a.kind >= 0:
        face = ask.s.faces[a.kind]
        a.price = face.money
        a.coal_need = face.coal
        a.iron_need = face.iron
    else:
        a.price = 0
        a.coal_need = 0
        a.iron_need = 0
    a.coal = 0
    a.iron = 0


def spell_place(ask: Ask, a: Spelling, space: int) -> None:
    a.space = space
    a.place = ask.s.board.place_of[space]


def spell_space(ask: Ask, a: Spelling, space: int) -> None:
    """A space, and where coal for it is looked for."""
    spell_place(ask, a, space)
    a.starts = 1 << a.place
    a.joined = ask.s.b[ask.s.joined_at + a.place]


# -- the same of a whole line


def said_nothing(ask: Ask, a: Action) -> tuple[Ask, Spelling]:
    return ask, Spelling()


def said_build(ask: Ask, a: Build) -> tuple[Ask, Spelling]:
    w = Spelling()
    spell_industry(ask, w, a.industry)
    spell_space(ask, w, a.space)
    w.card = a.card
    w.coal = a.coal
    w.iron = a.iron
    return ask, w


def said_discard(ask: Ask, a: Discard) -> tuple[Ask, Spelling]:
    w = Spelling()
    w.card = a.card
    return ask, w


def said_selloff(ask: Ask, a: SellOff) -> tuple[Ask, Spelling]:
    w = Spelling()
    w.space = a.space
    return ask, w


# -- coal


def joined_with(ask: Ask, line: int) -> int:
    """The places a link on this line would connect."""
    s = ask.s
    joined = 0
    for end in s.board.ends[line]:
        joined |= s.b[s.joined_at + end]
    return joined


def mines_near(ask: Ask, starts: int, joined: int, empty: int = -1) -> list[int]:
    """The nearest mines with coal among the joined places; the mine `empty` counts as having none.

    A new link is not counted: each place it touches is at distance 0 (BIR-R9).
    """
    if joined & ask.mine_places == 0:
        return NOTHING
    s = ask.s
    place_of = s.board.place_of
    wanted = 0
    found: list[int] = []
    for mine in ask.mines:
        if mine != empty and joined >> place_of[mine] & 1:
            wanted |= 1 << place_of[mine]
            found.append(mine)
    if wanted & (wanted - 1) == 0:  # none, or all in one place
        return found
    near = nearest(s.b, s.near_at, starts, wanted)
    return [mine for mine in found if near >> place_of[mine] & 1]
