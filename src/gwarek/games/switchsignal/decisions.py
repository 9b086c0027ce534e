"""The decisions of Switch & Signal, as the rulebook's contents: words, when they are asked, rules, what they do."""

from __future__ import annotations

from typing import Final

from gwarek.core.decision import AnyDecision, AnyDrawing, Decision, Decisions, Drawing
from gwarek.games.switchsignal.action_cards import (
    end_turn,
    load,
    move,
    pay,
    put_marker,
    switch,
    take_cards,
    take_marker,
)
from gwarek.games.switchsignal.actions import (
    Colour,
    Deploy,
    Dice,
    Die,
    Done,
    Drawn,
    Exit,
    First,
    Keep,
    Load,
    Move,
    Numbers,
    Pay,
    PlaceSignal,
    Resolve,
    Reveal,
    Roll,
    SetSwitch,
    Shown,
    Stop,
    Switch,
    Take,
    Through,
    To,
    Token,
    UseConductor,
    UseCrossingKeeper,
    UseDispatcher,
    UseLogistics,
    UseShunter,
    UseTrafficController,
    Words,
)
from gwarek.games.switchsignal.movement import (
    die_fell,
    leave_city,
    roll_again,
    run_through,
    set_off,
    stop_in_city,
)
from gwarek.games.switchsignal.rules import (
    COLOUR_RULES,
    CONDUCTOR_RULES,
    CONTROLLER_RULES,
    CROSSING_KEEPER_RULES,
    DEPLOY_RULES,
    DONE_RULES,
    EXIT_RULES,
    EXTRA_RULES,
    HELPER_RULES,
    LOAD_RULES,
    LOGISTICS_RULES,
    MOVE_RULES,
    NOT_NOW,
    PAY_RULES,
    PLACE_ON_BOARD,
    PLACE_RULES,
    SET_RULES,
    SHUNTER_RULES,
    SWITCH_RULES,
    TAKE_RULES,
    THROUGH_RULES,
    TO_RULES,
    TRAIN_RULES,
    Ask,
)
from gwarek.games.switchsignal.setup import name_first, number_starts, place_signal, set_switch
from gwarek.games.switchsignal.state import (
    ACTION,
    ANSWER,
    ASK_COLOUR,
    ASK_START,
    DEPLOY,
    EXIT,
    EXTRA,
    IN_CITY,
    KEEP,
    OVER,
    PAY,
    REVEAL,
    SIGNALS,
    SWITCHES,
    TARGET,
    TRAIN,
    State,
    exit_by,
)
from gwarek.games.switchsignal.timetable import (
    choose_colour,
    dice_fell,
    dispatch,
    go_on,
    hold_colour,
    hold_train,
    name_deployment,
    put_under,
    reveal,
    roll_start,
    show_card,
    shunt,
    token_fell,
)

TURN: Final = range(REVEAL, OVER)  # any time of a turn

ROWS: Final[list[AnyDecision]] = [
    # 3, 13 setting up
    Decision(SetSwitch, SWITCHES, lambda w, ask: [a for row in w.set for a in row], SET_RULES, set_switch),
    Decision(PlaceSignal, SIGNALS, lambda w, ask: w.place, PLACE_RULES, place_signal),
    Decision(PlaceSignal, EXTRA, lambda w, ask: w.place, EXTRA_RULES, place_signal),
    # 5 the timetable card
    Decision(Reveal, REVEAL, lambda w, ask: [w.reveal], [], reveal),
    Decision(Resolve, ANSWER, lambda w, ask: [w.resolve], [], lambda s, seat, a, e: go_on(s, e)),
    Decision(
        Deploy,
        DEPLOY,
        lambda w, ask: w.deploy,
        DEPLOY_RULES,
        lambda s, seat, a, e: name_deployment(s, a.colour, e),
    ),
    Decision(Roll, ASK_START, lambda w, ask: [w.roll], [], lambda s, seat, a, e: roll_start(s, e)),
    Decision(Colour, ASK_COLOUR, lambda w, ask: w.colour, COLOUR_RULES, choose_colour),
    Decision(Move, TRAIN, lambda w, ask: w.move, TRAIN_RULES, move),
    # 8, 12 a movement
    Decision(Keep, KEEP, lambda w, ask: [w.keep], [], lambda s, seat, a, e: set_off(s, e)),
    Decision(
        Exit,
        EXIT,
        lambda w, ask: w.exit,
        EXIT_RULES,
        lambda s, seat, a, e: leave_city(s, exit_by(s, a.track), e),
    ),
    Decision(Stop, IN_CITY, lambda w, ask: [w.stop], [], lambda s, seat, a, e: stop_in_city(s, e)),
    Decision(Through, IN_CITY, lambda w, ask: w.through, THROUGH_RULES, run_through),
    # 6 action cards
    Decision(Take, ACTION, lambda w, ask: w.take, TAKE_RULES, take_marker),
    Decision(To, TARGET, lambda w, ask: w.to, TO_RULES, put_marker),
    Decision(Switch, ACTION, lambda w, ask: [a for row in w.switch for a in row], SWITCH_RULES, switch),
    Decision(Move, ACTION, lambda w, ask: w.move, MOVE_RULES, move),
    Decision(Load, ACTION, lambda w, ask: w.load, LOAD_RULES, load),
    Decision(Pay, PAY, lambda w, ask: w.pay, PAY_RULES, pay),
    # 7 the end of a turn
    Decision(Done, ACTION, lambda w, ask: [w.done, *w.fewer], DONE_RULES, end_turn),
]
# 11, 12 helpers
HELPERS: Final[list[AnyDecision]] = [
    Decision(UseLogistics, TURN, lambda w, ask: [w.logistics], LOGISTICS_RULES, roll_again),
    Decision(UseConductor, TURN, lambda w, ask: w.conductor, CONDUCTOR_RULES, hold_colour),
    Decision(UseCrossingKeeper, TURN, lambda w, ask: [w.crossing_keeper], CROSSING_KEEPER_RULES, put_under),
    Decision(UseShunter, TURN, lambda w, ask: w.shunter[ask.s.net.first_start :], SHUNTER_RULES, shunt),
    Decision(UseTrafficController, TURN, lambda w, ask: w.controller, CONTROLLER_RULES, hold_train),
    Decision(UseDispatcher, TURN, lambda w, ask: [w.dispatcher], HELPER_RULES, dispatch),
]
DRAWS: Final[list[AnyDrawing]] = [
    Drawing(Numbers, number_starts),
    Drawing(First, name_first),
    Drawing(Drawn, take_cards),
    Drawing(Shown, show_card),
    Drawing(Dice, dice_fell),
    Drawing(Token, token_fell),
    Drawing(Die, die_fell),
]

TABLE: Final = Decisions[State, Ask, Words](NOT_NOW, [*ROWS, *HELPERS], DRAWS, PLACE_ON_BOARD)
WITHOUT_HELPERS: Final = Decisions[State, Ask, Words](NOT_NOW, ROWS, [])
