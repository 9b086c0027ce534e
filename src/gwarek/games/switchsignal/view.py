"""What each seat sees, and another position it could not tell apart."""

from __future__ import annotations

from gwarek.core.chance import Rng
from gwarek.games.shared.network import members
from gwarek.games.switchsignal.components import (
    ACTS,
    ANY,
    ANY_COLOUR,
    BOARDS,
    CARDS,
    COLOURS,
    GOODS,
    HELPERS,
    SIGNAL,
    SWITCH,
)
from gwarek.games.switchsignal.effects import open_lines
from gwarek.games.switchsignal.network import PAIRS, SEGMENT, START
from gwarek.games.switchsignal.reach import is_best, reach
from gwarek.games.switchsignal.rules import track_markers_due
from gwarek.games.switchsignal.shape import (
    Doing,
    Layout,
    Moving,
    Player,
    Result,
    Symbol,
    SymbolKind,
    Train,
    View,
)
from gwarek.games.switchsignal.state import (
    BY_ACTION,
    CHANCE_PHASES,
    DELIVERED,
    DEPOT,
    DUE,
    EXTRA,
    HAND,
    HELD,
    KEEP,
    OVER,
    PAY,
    PHASES,
    PILE,
    POOL,
    PORTS,
    RESULTS,
    SETUP,
    STORED,
    TARGET,
    State,
    cards_in_hand,
    colour_of,
    delivered,
    facing_of,
    load_of,
    markers_at,
    runs_through,
    turns_left,
)


def view(s: State, seat: int | None) -> View:
    """JSON-clean; None is a spectator."""
    net = s.net
    ids = s.parts.card_ids
    return {
        "phase": PHASES[s.phase],
        "board": BOARDS[s.table.board],
        "turn": s.turn if (s.phase > CHANCE_PHASES and s.phase != OVER) or s.step != SETUP else None,
        "first": s.first if s.first >= 0 else None,
        "number": s.number,
        "turns_left": turns_left(s),
        "step": s.step,
        "last": turns_left(s) == 0,
        "clock": {"tokens": s.clock, "full": s.table.full_clock, "lost": s.time_lost},
        "timetable": {
            "deck": turns_left(s),
            "removed": s.table.removed,
            "lost": s.lost,
            "card": ids[s.card] if s.card >= 0 else None,
            "bottom": ids[s.bottom] if s.bottom >= 0 else None,
            "discards": [ids[card] for card in s.discards],
            "unseen": [ids[card] for card in members(s.unseen)],
            "symbols": _symbols(s),
        },
        "trains": [_train(s, space) for space in range(len(s.at)) if s.at[space]],
        "depot": {COLOURS[i]: s.n[DEPOT + i] for i in range(len(COLOURS))},
        "moving": _moving(s),
        "signals": [net.fields[field] for field in members(s.green)],
        "switches": {
            id: open_lines(s, i) if s.switches[i] >= 0 else None for i, id in enumerate(net.junction_ids)
        },
        "cities": {
            net.spaces[space]: {"good": GOODS[good], "count": s.n[STORED + good]}
            for good, space in enumerate(net.city_of_good)
        },
        "ports": {
            net.spaces[space]: {GOODS[good]: s.n[PORTS + 4 * port + good] for good in range(4)}
            for port, space in enumerate(net.ports)
        },
        "delivered": delivered(s),
        "goal": s.table.goal,
        "numbers": {place.id: s.numbers[i] for i, place in enumerate(net.starts)},
        "tokens": members(s.tokens) if s.table.tokens else None,
        "helpers": [
            {"id": HELPERS[helper], "used": s.used >> helper & 1 == 1} for helper in sorted(s.table.helpers)
        ],
        "run_through": runs_through(s),
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
        "actions": {
            "deck": sum(s.n[POOL : POOL + 3]),
            "discards": {CARDS[kind]: s.n[PILE + kind] for kind in range(3)},
        },
        "doing": _doing(s),
        "layout": _layout(s),
        "reach": reach(s),
        "result": _result(s),
    }


def _symbols(s: State) -> list[Symbol]:
    """The symbols of the open card and how far they are; what a resolved symbol named is told by the log."""
    if s.card < 0:
        return []
    card = s.parts.cards[s.card]
    shown: list[tuple[SymbolKind, int]] = [("deploy", one) for one in card.deploy]
    shown.extend([("move", one) for one in card.move])
    out: list[Symbol] = []
    for i in range(len(shown)):
        kind, one = shown[i]
        now = i == s.symbol
        out.append(
            {
                "kind": kind,
                "train": ANY if one == ANY_COLOUR else COLOURS[one],
                "chosen": COLOURS[s.colour] if now and s.colour >= 0 else None,
                "state": "done" if i < s.symbol else "now" if now else "next",
            }
        )
    return out


def _train(s: State, space: int) -> Train:
    train = s.at[space]
    load = load_of(train)
    facing: str | None = None
    if s.net.kind[space] == SEGMENT:
        facing = s.net.ends_of(space)[facing_of(train)]
    elif s.net.kind[space] == START:
        line = s.net.lines[s.net.exit_line[s.net.exit_at[space]]]
        facing = line.b if line.a == s.net.spaces[space] else line.a
    return {
        "space": s.net.spaces[space],
        "train": COLOURS[colour_of(train)],
        "facing": facing,
        "load": GOODS[load] if load >= 0 else None,
        "due": train & DUE != 0,
        "held": train & HELD != 0,
    }


def _moving(s: State) -> Moving | None:
    if s.mover < 0:
        return None
    came: str | None = None
    if s.came >= 0:
        came = s.net.line_ids[s.net.exit_line[s.net.exit_at[s.mover] + s.came]]
    return {
        "space": s.net.spaces[s.mover],
        "train": COLOURS[colour_of(s.at[s.mover])],
        "roll": s.roll,
        "left": s.points,
        "by": "action" if s.step == BY_ACTION else "card",
        "came": came,
        "best": s.phase == KEEP and is_best(s),
    }


def _player(s: State, owner: int, viewer: int | None) -> Player:
    base = HAND + 3 * owner
    shown = s.table.open_hands or viewer == owner
    return {
        "cards": cards_in_hand(s, owner),
        "hand": {CARDS[kind]: s.n[base + kind] for kind in range(3)} if shown else None,
    }


def _doing(s: State) -> Doing | None:
    """The action that waits for its target or its payment."""
    if s.phase not in (TARGET, PAY):
        return None
    signal, switch = s.act == SIGNAL, s.act == SWITCH
    lines: list[str] | None = None
    if switch:
        branches = s.net.junctions[s.what].branches
        lines = [branches[PAIRS[s.into][0]], branches[PAIRS[s.into][1]]]
    return {
        "action": ACTS[s.act],
        "field": s.net.fields[s.what] if signal else None,
        "to": s.net.fields[s.into] if signal and s.into >= 0 else None,
        "junction": s.net.junction_ids[s.what] if switch else None,
        "lines": lines,
        "space": s.net.spaces[s.what] if not signal and not switch else None,
    }


def _layout(s: State) -> Layout | None:
    """What a layout by the team still wants."""
    if s.step != SETUP:
        return None
    net = s.net
    return {
        "junctions": [id for i, id in enumerate(net.junction_ids) if s.switches[i] < 0],
        "cities": [
            place.id
            for i, place in enumerate(net.cities)
            if s.phase < EXTRA and markers_at(s, net.first_city + i) == 0
        ],
        "track": max(0, track_markers_due(s)) if s.phase < EXTRA else 0,
        "extra": 1 if s.phase == EXTRA else 0,
    }


def _result(s: State) -> Result | None:
    if s.phase != OVER:
        return None
    return {
        "won": s.result == DELIVERED,
        "reason": RESULTS[s.result],
        "goods": delivered(s),
        "turns": turns_left(s),
        "time": s.clock,
    }


def redeal(s: State, seat: int | None, rng: Rng) -> State:
    """Nothing but closed hands is hidden: what nobody has seen has no order yet. Others' cards are dealt anew."""
    other = s.copy()
    if s.table.open_hands:
        return other
    viewer = -1 if seat is None else seat
    owners = [owner for owner in range(s.seats) if owner != viewer]
    for owner in owners:
        for kind in range(len(CARDS)):
            other.n[POOL + kind] += other.n[HAND + 3 * owner + kind]
            other.n[HAND + 3 * owner + kind] = 0
    cards: list[int] = []
    for kind in range(len(CARDS)):
        cards.extend([kind] * other.n[POOL + kind])
    rng.shuffle(cards)
    for owner in owners:
        for _ in range(cards_in_hand(s, owner)):
            kind = cards.pop()
            other.n[HAND + 3 * owner + kind] += 1
            other.n[POOL + kind] -= 1
    return other
