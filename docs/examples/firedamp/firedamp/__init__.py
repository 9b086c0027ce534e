"""Firedamp, 2 to 4 players: dig on, or haul up the coal before gas puts the lamp out."""

from collections.abc import Mapping
from pathlib import Path

from gwarek.core.action import Action, Line
from gwarek.core.chance import Draw, OneOf, Rng
from gwarek.core.event import Event
from gwarek.core.game import Account, Game, GameInfo, Json, Message, Preset, State
from gwarek.core.position import read_clauses, read_table
from gwarek.core.problem import Problem
from gwarek.core.rule import Rule, Violation, broken
from gwarek.core.score import Outcome, Score, ScoreRow
from gwarek.core.seat import CHANCE, SEAT_WORDS
from gwarek.core.soundness import too_many
from gwarek.core.tell import tell

CHIPS, BOX, GAS = ["1", "2", "3", "gas"], [8, 6, 4, 3], 3  # lumps by points, and gas; so many of each


class Mine(State):
    def __init__(self, bag: list[int], points: list[int], cart: int, turn: int, drawing: bool) -> None:
        self.bag, self.points = bag, points  # chips by kind; by seat
        self.cart, self.turn, self.drawing = cart, turn, drawing

    def copy(self) -> "Mine":
        return Mine(self.bag[:], self.points[:], self.cart, self.turn, self.drawing)


DIG, HAUL = Line("dig"), Line("haul")
DRAWN: list[Action] = [Line(f"draw {chip}") for chip in CHIPS]
Ask = tuple[Mine, int]  # the position and the seat that is asked


class OnTurn(Rule[Ask, Action]):
    def holds(self, ask: Ask, a: Action) -> bool:
        return not ask[0].drawing and ask[0].turn == ask[1] and a in (DIG, HAUL)


class CoalIsLeft(Rule[Ask, Action]):
    def holds(self, ask: Ask, a: Action) -> bool:
        return a != DIG or sum(ask[0].bag[:GAS]) > 0


class CartHoldsCoal(Rule[Ask, Action]):
    def holds(self, ask: Ask, a: Action) -> bool:
        return a != HAUL or ask[0].cart > 0


RULES = [OnTurn("FIR-1"), CoalIsLeft("FIR-2"), CartHoldsCoal("FIR-3")]


class Told(Event):
    seat: int
    what: str
    value: int


class Firedamp(Game[Mine]):
    def __init__(self) -> None:
        titles, presets = {"en": "Firedamp", "pl": "Metan"}, [Preset("by_the_rulebook", {})]
        self.info = GameInfo("firedamp", titles, "FIR", [2, 3, 4], 5, [], presets, 1, False)

    def setup(self, options: Mapping[str, str], seats: int) -> Mine:
        return Mine(BOX[:], [0] * seats, 0, 0, False)

    def to_act(self, s: Mine) -> list[int]:
        return [CHANCE] if s.drawing else [s.turn] if s.cart or sum(s.bag[:GAS]) else []

    def candidates(self, s: Mine, seat: int) -> list[Action]:
        return [DIG, HAUL]

    def violated(self, s: Mine, seat: int, a: Action) -> list[Violation]:
        return broken(RULES, (s, seat), a)

    def chance(self, s: Mine) -> Draw:
        return OneOf(DRAWN, s.bag)

    def apply(self, s: Mine, seat: int, a: Action, events: list[Event] | None = None) -> None:
        s.drawing = a == DIG
        if a != DIG:
            tell(events, Told, s.turn, a.text().split()[-1], s.cart)
        if a in DRAWN[:GAS]:
            s.bag[DRAWN.index(a)] -= 1
            s.cart += DRAWN.index(a) + 1
        elif a != DIG:  # hauled up, or lost to the gas
            s.points[s.turn] += s.cart if a == HAUL else 0
            s.cart, s.turn = 0, (s.turn + 1) % len(s.points)

    def view(self, s: Mine, seat: int | None) -> Json:
        bag, players = dict(zip(CHIPS, s.bag, strict=True)), [{"points": points} for points in s.points]
        return {"bag": bag, "cart": s.cart, "turn": s.turn, "drawing": s.drawing, "players": players}

    def redeal(self, s: Mine, seat: int | None, rng: Rng) -> Mine:
        return s.copy()  # nobody knows more than the others

    def score(self, s: Mine) -> Score:
        return Score([ScoreRow("coal", "FIR-4", s.points[:])])

    def outcome(self, s: Mine) -> Outcome | None:
        best = [seat for seat, points in enumerate(s.points) if points == max(s.points)]
        return None if self.to_act(s) else Outcome(best, "most", "FIR-4", s.points[:])

    def parse(self, line: str) -> Action:
        for known in [DIG, HAUL, *DRAWN]:
            if known.text() == line:
                return known
        raise Problem("word-unknown", word=line)

    def position(self, text: str) -> Mine:
        clauses = read_clauses(text, ["seats", "bag", "points", "cart", "turn", "drawing"])
        seats, _ = read_table(clauses, self.info)
        said = {clause.key: clause for clause in clauses}
        bag = said["bag"].numbers(len(BOX)) if "bag" in said else BOX[:]
        points = said["points"].numbers(seats) if "points" in said else [0] * seats
        cart = said["cart"].number(0) if "cart" in said else 0
        turn = said["turn"].seat(0, seats) if "turn" in said else 0
        return Mine(bag, points, cart, turn, "drawing" in said)

    def position_text(self, s: Mine) -> str:
        bag, points = " ".join(map(str, s.bag)), " ".join(map(str, s.points))
        text = f"seats {len(s.points)}; bag {bag}; points {points}; cart {s.cart}; turn {SEAT_WORDS[s.turn]}"
        return text + ("; drawing" if s.drawing else "")

    def vocabulary(self) -> list[str]:
        return ["dig", "haul", "draw", *CHIPS]

    def asks(self, s: Mine, seat: int) -> Message:
        return Message("turn", {"value": s.cart})

    def accounts(self, s: Mine, seat: int) -> list[Account]:
        return [Account("points", s.points[seat])]

    def mark(self, s: Mine) -> Message:
        return Message("coal", {"count": sum(s.bag[:GAS])})

    def faults(self, s: Mine) -> list[Problem]:
        return [too_many("bag", n, most) for n, most in zip(s.bag, BOX, strict=True) if n > most]

    def evaluate(self, s: Mine, seat: int) -> float:
        return s.points[seat] + (0.6 * s.cart if s.turn == seat else 0.0) - max(s.points)


def load(components: Path | None = None) -> Firedamp:
    return Firedamp()
