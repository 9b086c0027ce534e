"""What Lord Wallace does beside his cards: single steps, none goes on to the next decision."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.effects import Events, build_calciner, pass_, pump, raise_mine
from gwarek.games.tinnerstrail.events import (
    CalcinerKept,
    WallaceChose,
    WallaceChoseBorder,
    WallaceGreenfield,
    WallacePasses,
    WallaceSubsidy,
)
from gwarek.games.tinnerstrail.state import (
    CALCINERS,
    FOR_GREENFIELD,
    FOR_NOTHING,
    MINES,
    ROLL_TIN,
    WALLACE,
    WIDTH,
    State,
    is_down,
    work_left,
)
from gwarek.games.tinnerstrail.tiles import turn_up
from gwarek.games.tinnerstrail.wallace import (
    Choice,
    a_card_is_possible,
    choose_area,
    choose_pumped,
    is_finished,
    wants_calciner,
)


def tell_choice(s: State, choice: Choice, events: Events) -> None:
    if events is None:
        return
    if choice.name == "adit":
        border = s.parts.border_ids[choice.what]
        events.append(WallaceChoseBorder(WALLACE, border, choice.steps, choice.left))
    else:
        area = s.parts.area_ids[choice.what]
        events.append(WallaceChose(WALLACE, choice.name, area, choice.steps, choice.left))


def wallace_passes(s: State, events: Events) -> bool:
    """In his last column, at the end without ore, or when no card could help (TIN-3.10, 13.10, R17)."""
    why = ""
    if work_left(s, WALLACE) <= 0:
        why = "last"
    elif is_finished(s):
        why = "ore"
    elif not a_card_is_possible(s):
        why = "none"
    if not why:
        return False
    tell(events, WallacePasses, WALLACE, why)
    pass_(s, WALLACE, why == "last", events)
    return True


def drain_his_mines(s: State, count: int, events: Events) -> int:
    """Pump after pump by his list (TIN-13.24); how many found no water."""
    told = -1
    for used in range(count):
        choice = choose_pumped(s)
        if choice.what < 0:
            return count - used
        if choice.what != told:
            tell_choice(s, choice, events)
            told = choice.what
        pump(s, WALLACE, choice.what, events)
    return 0


def wallace_calciner(s: State, area: int, events: Events) -> None:
    """TIN-13.50: where it puts enough arsenic on the map."""
    if wants_calciner(s, area):
        build_calciner(s, WALLACE, area, events)
    elif events is not None and s.n[WALLACE * WIDTH + CALCINERS] > 0:
        events.append(CalcinerKept(WALLACE))


# -- privileges (TIN-13.46, 13.47)


def subsidise(s: State, events: Events) -> None:
    count = s.parts.subsidy[s.round - 1]
    if count:
        tell(events, WallaceSubsidy, WALLACE, count)
        drain_his_mines(s, count, events)


def buys_greenfield(s: State, events: Events) -> bool:
    """A mine for nothing, in the area his list names over all regions; is there one for him?"""
    if s.n[WALLACE * WIDTH + MINES] == 0:
        return False
    choice = choose_area(s, s.table.regions)
    if choice.what < 0:
        return False
    tell_choice(s, choice, events)
    tell(events, WallaceGreenfield, WALLACE, s.parts.area_ids[choice.what])
    s.area = choice.what
    s.purpose = FOR_GREENFIELD
    if not is_down(s, s.area) or turn_up(s, s.area, events):
        greenfield_mine(s, events)
    return True


def greenfield_mine(s: State, events: Events) -> None:
    s.purpose = FOR_NOTHING
    area = s.area
    s.area = -1
    raise_mine(s, WALLACE, area, events)
    wallace_calciner(s, area, events)
    s.phase = ROLL_TIN
