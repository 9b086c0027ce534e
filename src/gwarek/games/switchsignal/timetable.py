"""The timetable card of a turn (SWI-4, 5): symbol by symbol, until somebody has to decide."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.switchsignal.actions import (
    Colour,
    Dice,
    Reveal,
    Shown,
    Token,
    UseConductor,
    UseCrossingKeeper,
    UseDispatcher,
    UseShunter,
    UseTrafficController,
)
from gwarek.games.switchsignal.components import (
    ANY_COLOUR,
    COLOURS,
    CONDUCTOR,
    CROSSING_KEEPER,
    DISPATCHER,
    SHUNTER,
    START_CARD,
    TRAFFIC_CONTROLLER,
)
from gwarek.games.switchsignal.effects import Events, lose_time, use_helper
from gwarek.games.switchsignal.events import (
    CardPutUnder,
    CardRevealed,
    ColourChosen,
    ColourHeld,
    Deployed,
    DeploymentNamed,
    DepotEmpty,
    DiceRolled,
    LastTurn,
    NobodyMoves,
    RollsAgain,
    StartOccupied,
    TokenFlipped,
    TokensShuffled,
    TrainHeld,
    TurnBegins,
)
from gwarek.games.switchsignal.state import (
    ACTION,
    ANSWER,
    ASK_COLOUR,
    ASK_START,
    BY_ACTION,
    BY_CARD,
    CARD,
    DEPLOY,
    DEPOT,
    DICE,
    DIE,
    DUE,
    HELD,
    OVER,
    PLAIN,
    REVEAL,
    TOKEN,
    TRAIN,
    State,
    due_trains,
    has_helper,
    train_of,
    trains_of,
    turns_left,
)

# -- the card


def begin_turn(s: State, events: Events) -> None:
    s.number += 1
    s.step = BY_CARD
    s.through = False
    for space in range(len(s.at)):
        s.at[space] &= PLAIN
    s.phase = REVEAL
    tell(events, TurnBegins, s.turn, s.number, turns_left(s))


def reveal(s: State, seat: int, a: Reveal, events: Events) -> None:
    """SWI-5.1. The start card, and a bottom card all have seen, are no chance."""
    if s.sealed:
        s.sealed = False
        _show(s, START_CARD, events)
    elif s.deck == 1 and s.bottom >= 0:
        card = s.bottom
        s.bottom = -1
        s.deck = 0
        _show(s, card, events)
    else:
        s.phase = CARD


def show_card(s: State, seat: int, a: Shown, events: Events) -> None:
    """Chance gave the top card."""
    s.unseen &= ~(1 << a.card)
    s.deck -= 1
    _show(s, a.card, events)


def _show(s: State, card: int, events: Events) -> None:
    s.card = card
    s.symbol = 0
    s.named = 0
    s.moved = 0
    if events is not None:
        shown = s.parts.cards[card]
        trains = [COLOURS[colour] for colour in shown.move if colour != ANY_COLOUR]
        multi = shown.move.count(ANY_COLOUR)
        events.append(CardRevealed(s.turn, shown.id, len(shown.deploy), trains, multi))
        if s.deck == 0:
            events.append(LastTurn())
    if may_put_under(s):
        s.phase = ANSWER
    else:
        go_on(s, events)


def may_put_under(s: State) -> bool:
    """SWI-12.8, R23: not the start card, and not onto an empty deck."""
    return has_helper(s, CROSSING_KEEPER) and s.card != START_CARD and s.deck > 0


def put_under(s: State, seat: int, a: UseCrossingKeeper, events: Events) -> None:
    """The Crossing keeper (SWI-12.8)."""
    use_helper(s, CROSSING_KEEPER, events)
    tell(events, CardPutUnder, s.parts.card_ids[s.card])
    s.bottom = s.card
    s.card = -1
    s.deck += 1
    s.phase = CARD


def go_on(s: State, events: Events) -> None:
    """Resolve the open card from its current symbol on, until somebody has to decide (SWI-5.1, 5.2)."""
    card = s.parts.cards[s.card]
    deployments = len(card.deploy)
    while s.phase != OVER:
        if s.symbol < deployments:
            if _deployment_asks(s, card.deploy[s.symbol], events):
                return
        elif s.symbol < deployments + len(card.move):
            if _movement_asks(s, card.move[s.symbol - deployments], events):
                return
        else:
            _end_card(s, events)
            return


def _end_card(s: State, events: Events) -> None:
    if s.card == START_CARD and s.table.tokens:
        _shuffle_tokens(s, events)
    s.discards = [*s.discards, s.card]
    s.card = -1
    s.colour = -1
    s.rolled = False
    s.step = BY_ACTION
    s.phase = ACTION


# -- deployment (SWI-5A)


def colours_to_deploy(s: State) -> list[int]:
    """Colours with a train in the depot that this card has not named (SWI-5.3, 5.5)."""
    return [
        colour for colour in range(len(COLOURS)) if s.n[DEPOT + colour] > 0 and s.named >> colour & 1 == 0
    ]


def _deployment_asks(s: State, shown: int, events: Events) -> bool:
    """Begin the deployment of the current symbol; False when it is over already."""
    colours = colours_to_deploy(s)
    if shown != ANY_COLOUR:
        colours = [shown] if s.n[DEPOT + shown] > 0 else []
    if not colours:
        tell(events, DepotEmpty)
        s.symbol += 1
        lose_time(s, s.parts.deployment_penalty, "deployment", events)
        return False
    if len(colours) > 1:
        s.colour = -1
        s.phase = DEPLOY
        return True
    name_deployment(s, colours[0], events)
    return True


def name_deployment(s: State, colour: int, events: Events) -> None:
    s.colour = colour
    s.named |= 1 << colour
    tell(events, DeploymentNamed, s.turn, COLOURS[colour])
    if has_helper(s, SHUNTER):
        s.phase = ASK_START
    else:
        roll_start(s, events)


def roll_start(s: State, events: Events) -> None:
    """Dice, or the next token (SWI-13.7, R22)."""
    if not s.table.tokens:
        s.phase = DICE
        return
    if s.tokens == 0:
        _shuffle_tokens(s, events)
    s.phase = TOKEN


def _shuffle_tokens(s: State, events: Events) -> None:
    s.tokens = all_tokens(s)
    tell(events, TokensShuffled)


def all_tokens(s: State) -> int:
    """The whole set of location tokens."""
    out = 0
    for number in s.parts.numbers:
        out |= 1 << number
    return out


def dice_fell(s: State, seat: int, a: Dice, events: Events) -> None:
    tell(events, DiceRolled, s.turn, [a.low, a.high], a.low + a.high)
    _start_named(s, a.low + a.high, events)


def token_fell(s: State, seat: int, a: Token, events: Events) -> None:
    s.tokens &= ~(1 << a.number)
    tell(events, TokenFlipped, s.turn, a.number)
    _start_named(s, a.number, events)


def _start_named(s: State, number: int, events: Events) -> None:
    """SWI-5.3 d, e and SWI-5.6."""
    space = s.net.first_start + s.numbers.index(number)
    if s.at[space] == 0:
        _deploy_at(s, space, events)
        return
    train, place = COLOURS[s.colour], s.net.spaces[space]
    if s.card == START_CARD:
        tell(events, RollsAgain, train, place, number)
        roll_start(s, events)
        return
    tell(events, StartOccupied, train, place, number)
    s.symbol += 1
    lose_time(s, s.parts.deployment_penalty, "deployment", events)
    go_on(s, events)


def _deploy_at(s: State, space: int, events: Events) -> None:
    """Put the train onto its start, facing in, without a load."""
    s.n[DEPOT + s.colour] -= 1
    s.at[space] = train_of(s.colour, 0, -1)
    if events is not None:
        number = s.numbers[space - s.net.first_start]
        events.append(Deployed(COLOURS[s.colour], s.net.spaces[space], number))
    s.symbol += 1
    go_on(s, events)


def shunt(s: State, seat: int, a: UseShunter, events: Events) -> None:
    """SWI-12.9."""
    use_helper(s, SHUNTER, events)
    _deploy_at(s, a.space, events)


# -- movement by the card (SWI-5B)


def colours_to_move(s: State) -> list[int]:
    """What a multi-coloured symbol may choose: a colour this card has not moved (SWI-5.11, R29)."""
    return [colour for colour in range(len(COLOURS)) if s.moved >> colour & 1 == 0]


def _movement_asks(s: State, shown: int, events: Events) -> bool:
    """Begin the movement of the current symbol; False when it is over already."""
    if shown != ANY_COLOUR:
        return _colour_moves(s, shown, events)
    colours = colours_to_move(s)
    if not colours:
        s.symbol += 1
        return False
    if len(colours) > 1:
        s.colour = -1
        s.phase = ASK_COLOUR
        return True
    return _chosen_asks(s, colours[0], events)


def choose_colour(s: State, seat: int, a: Colour, events: Events) -> None:
    if not _chosen_asks(s, a.colour, events):
        go_on(s, events)


def _chosen_asks(s: State, colour: int, events: Events) -> bool:
    tell(events, ColourChosen, s.turn, COLOURS[colour])
    return _colour_moves(s, colour, events)


def _colour_moves(s: State, colour: int, events: Events) -> bool:
    """Every train of the colour on the board is due once (SWI-5.8); False when there is none (SWI-5.10)."""
    s.colour = colour
    s.moved |= 1 << colour
    s.rolled = False
    there = trains_of(s, colour)
    if not there and events is not None:
        events.append(NobodyMoves(COLOURS[colour]))
    for space in there:
        if s.at[space] & HELD == 0:
            s.at[space] |= DUE
    return _next_train_asks(s)


def _next_train_asks(s: State) -> bool:
    """Ask for the next train, or set the only one off; False when the symbol is over."""
    due = due_trains(s)
    if not due:
        s.symbol += 1
        return False
    holds = has_helper(s, TRAFFIC_CONTROLLER) or (not s.rolled and has_helper(s, CONDUCTOR))
    if len(due) == 1 and not holds:
        roll_for(s, due[0])
    else:
        s.phase = TRAIN
    return True


def next_train(s: State, events: Events) -> None:
    if not _next_train_asks(s):
        go_on(s, events)


def dispatch(s: State, seat: int, a: UseDispatcher, events: Events) -> None:
    """The Dispatcher (SWI-11.3)."""
    use_helper(s, DISPATCHER, events)
    s.through = True


def hold_colour(s: State, seat: int, a: UseConductor, events: Events) -> None:
    """The Conductor (SWI-11.4)."""
    use_helper(s, CONDUCTOR, events)
    for space in range(len(s.at)):
        s.at[space] &= ~DUE
    tell(events, ColourHeld, COLOURS[s.colour])
    next_train(s, events)


def hold_train(s: State, seat: int, a: UseTrafficController, events: Events) -> None:
    """The Traffic controller (SWI-12.10, R39)."""
    use_helper(s, TRAFFIC_CONTROLLER, events)
    s.at[a.space] &= ~DUE
    if s.table.held_all_turn:
        s.at[a.space] |= HELD
    tell(events, TrainHeld, COLOURS[s.colour], s.net.spaces[a.space])
    next_train(s, events)


def roll_for(s: State, space: int) -> None:
    """The die of this train is to be rolled."""
    s.at[space] &= ~DUE
    s.rolled = s.step == BY_CARD
    s.mover = space
    s.came = -1
    s.phase = DIE
