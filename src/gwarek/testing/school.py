"""Checks a course by playing it: every way, mistake, question and plate, and every text in both languages.

>>> faults(course_of("coalbaron"))
['lesson first, step 2, way: "send mine_4" is refused by COA-4.4', …]

`gwarek learn GAME --check` prints them, and tests/school/test_courses.py wants none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from gwarek.bots import Desk, make_bot
from gwarek.core.catalogue import game_folder, load_game
from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame
from gwarek.core.match import Match, Refused
from gwarek.core.problem import Problem
from gwarek.core.rulebook import read_rulebook
from gwarek.core.seat import SEAT_WORDS, seat_word
from gwarek.i18n import LANGUAGES, Speech, game_message_file
from gwarek.school import texts
from gwarek.school.classroom import Classroom
from gwarek.school.course import Concept, Course, Lamp, Lesson, Mistake, Scripted, Step
from gwarek.school.goals import Asked, Choice, Lines, Seen, at_path, line_fits
from gwarek.school.plates import plates_told
from gwarek.school.stage import Trial, asked_now, events_since, open_match
from gwarek.school.triggers import appears
from gwarek.table.refusal import Refusal
from gwarek.table.world import World

WORDS: Final = {
    "plate": {"en": 40, "pl": 48},
    "speech": {"en": 45, "pl": 55},
}  # a speech is said in one breath
CAPTION: Final = 14  # words of a caption beside the flag
PLATES: Final = 8
LESSONS: Final = (6, 9)  # of the basics
CONCEPTS: Final = (15, 20)
KNOWN: Final = 3

# fmt: off
TARGETS: Final = [
    "space", "place", "line", "card", "tile", "mat", "market", "merchant", "seat", "cell", "button", "region", "piece",
]
# fmt: on
REGIONS: Final = ["hand", "mat", "log", "prompt", "seats", "market", "board"]
GAMES: Final = (
    ("kind", 3),
    ("sztygar", 2),
    ("kind", 6),
)  # played to meet every concept: by whom, and how many

_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)


def faults(course: Course, speeches: dict[str, Speech] | None = None) -> list[str]:
    """Everything that is wrong with a course; each names the place."""
    said = speeches or {lang: Speech(lang) for lang in LANGUAGES}
    checks = (parts, numbers, positions, lessons, plates, targets, concepts)
    found = [fault for check in checks for fault in check(course)]
    return [*found, *words(course, said)]


def lesson_faults(course: Course, lesson: Lesson) -> list[str]:
    """Those of one lesson alone, quickly found."""
    here = f"lesson {lesson.id}"
    quick = [fault for check in (parts, numbers, positions, targets) for fault in check(course)]
    found = [fault for fault in quick if fault.startswith((f"{here},", f"{here}:"))]
    try:
        found += _lesson(course, lesson)
    except Problem as problem:
        found.append(f"{here}: {Speech('en').problem(problem)}")
    own = re.compile(rf": {re.escape(texts.title(course, lesson))}(-(\d|lead|know)\S*)? ")
    said = words(course, {lang: Speech(lang) for lang in LANGUAGES})
    return [*found, *(fault for fault in said if own.search(fault))]


def still_world() -> World:
    """A world where time stands and luck is counted."""
    tokens = count()
    return World(lambda: "1842-03-01T00:00:00.000000+00:00", lambda _: f"t{next(tokens)}", lambda: "1")


# -- what a whole course has


def parts(course: Course) -> Iterator[str]:
    if len(course.plates) != PLATES:
        yield f"plate: there are {len(course.plates)}, not {PLATES}"
    basics = sum(lesson.part == "basics" for lesson in course.lessons)
    if not LESSONS[0] <= basics <= LESSONS[1]:
        yield f"lesson: the basics have {basics} lessons, not {LESSONS[0]} to {LESSONS[1]}"
    if not CONCEPTS[0] <= len(course.concepts) <= CONCEPTS[1]:
        yield f"concept: there are {len(course.concepts)}, not {CONCEPTS[0]} to {CONCEPTS[1]}"
    if not course.terms:
        yield "term: there are none"
    for lesson in course.lessons:
        if len(lesson.know) != KNOWN:
            yield f"lesson {lesson.id}, know: has {len(lesson.know)} rules, not {KNOWN}"


def numbers(course: Course) -> Iterator[str]:
    """Rules and examples that the book does not have."""
    book = read_rulebook(game_folder(course.game))
    known, prefix = set(book.ids()), load_game(course.game).info.prefix
    own = {f"{prefix}-TURN", f"{prefix}-NOW"}  # not of the book, but answers of a why-not
    for where, rules in _rules(course):
        for rule in rules:
            if rule not in known | own:
                yield f"{where}: there is no rule {rule}"
    for lesson in course.lessons:
        for example in lesson.uses:
            if not {example, f"{prefix}-{example}", f"{prefix}-{example.replace('-', '')}"} & known:
                yield f"lesson {lesson.id}, uses: there is no example {example}"


def _rules(course: Course) -> Iterator[tuple[str, Sequence[str]]]:
    for plate in course.plates:
        yield f"plate {plate.number}, rules", plate.rules
    for lesson in course.lessons:
        yield f"lesson {lesson.id}, rules", lesson.rules
        yield f"lesson {lesson.id}, know", lesson.know
        for step in lesson.steps:
            where = _where(lesson, step)
            yield f"{where}, rules", step.rules
            yield (
                f"{where}, mistakes",
                [mistake.rule for mistake in step.mistakes if mistake.rule is not None],
            )
            if isinstance(step.goal, Asked):
                yield f"{where}, goal", [step.goal.rule]
    for concept in course.concepts:
        yield f"concept {concept.id}, rules", concept.rules
    for term in course.terms:
        yield f"term {term.id}, rule", [term.rule]


def _where(lesson: Lesson, step: Step) -> str:
    return f"lesson {lesson.id}, step {step.number}"


# -- positions


def positions(course: Course) -> Iterator[str]:
    """Texts that are no sound position; seats the position does not have."""
    game = load_game(course.game)
    for where, text in _positions(course):
        try:
            open_match(game, text)
        except Problem as problem:
            yield f"{where}, position: {Speech('en').problem(problem)}"
    for lesson in course.lessons:
        try:
            seats = open_match(game, lesson.position).seats
        except Problem:
            continue
        if lesson.seat >= seats:
            yield f"lesson {lesson.id}, seat: {seat_word(lesson.seat)} does not play"
        if lesson.names and len(lesson.names) != seats:
            yield f"lesson {lesson.id}, names: {len(lesson.names)} names for {seats} seats"


def _positions(course: Course) -> Iterator[tuple[str, str]]:
    for plate in course.plates:
        if plate.position is not None:
            yield f"plate {plate.number}", plate.position
    for lesson in course.lessons:
        yield f"lesson {lesson.id}", lesson.position
        for step in lesson.steps:
            if step.position is not None:
                yield _where(lesson, step), step.position
    for concept in course.concepts:
        if concept.position is not None:
            yield f"concept {concept.id}", concept.position


# -- lessons


def lessons(course: Course) -> Iterator[str]:
    for lesson in course.lessons:
        try:
            yield from _lesson(course, lesson)
        except Problem as problem:
            yield f"lesson {lesson.id}: {Speech('en').problem(problem)}"


def _lesson(course: Course, lesson: Lesson) -> Iterator[str]:
    """From the first step to the last as a learner would go, and every step by itself as one who comes back."""
    room = Classroom(course, lesson, None, still_world())
    for step in lesson.steps:
        where = _where(lesson, step)
        if room.step is not step:
            return
        found = list(_step(course, lesson, step))
        yield from (f"{where}, {fault}" for fault in found)
        if found:
            return  # what follows would only be its consequence
        went_on = room.match
        _go(room, step.way)
        if not room.is_reached():
            yield f"{where}, way: does not reach the goal when the lesson is played from its beginning"
            return
        room.ask("next")
        if room.step is not step and room.step.position is None and went_on.start != room.match.start:
            yield f"{where}, way: the next step cannot go on from here"
    if room.state() != "learnt":
        yield f"lesson {lesson.id}: is not learnt at its end"
    if room.done != len(lesson.steps):
        yield f"lesson {lesson.id}: counts {room.done} steps as done"


def _step(course: Course, lesson: Lesson, step: Step) -> Iterator[str]:
    room = Classroom(course, lesson, None, still_world(), step.number)
    seat = lesson.seat
    if room.is_reached():
        yield "goal: is reached before anything is done"
        return
    if isinstance(step.goal, Choice):
        yield from _answers(course, lesson, step)
        return
    if seat not in room.match.to_act():
        waiting = " ".join(seat_word(one) for one in room.match.to_act())
        yield f"opponents: {waiting or 'nobody'} is to act where the learner should be"
        return
    if isinstance(step.goal, Asked):
        answer = room.why(seat, step.goal.words, ())
        if not room.is_reached():
            told = [] if isinstance(answer, Refusal) else sorted(_told(room, seat, step.goal.words))
            yield f"goal.asked: {' '.join(step.goal.words)!r} is answered by {' '.join(told) or 'no rule'}"
    else:
        fault = _go(room, step.way)
        if fault is not None:
            yield f"way: {fault}"
            return
        if not room.is_reached():
            yield f"way: does not reach the goal{_seen(room, step)}"
            return
        if room.shows_script_left():
            yield f"opponents: {room.shows_script_left()!r} is never played"
        yield from _hints(course, lesson, step)
    if isinstance(step.goal, Lines):
        yield from _patterns(course, lesson, step)
    for mistake in step.mistakes:
        fault = _mistake(course, lesson, step, mistake)
        if fault is not None:
            yield f"mistake {mistake.say}: {fault}"


def _told(room: Classroom, seat: int, words: Sequence[str]) -> set[str]:
    uses = room.table.must_tell().why(seat, words)
    return {violation.id for use in uses for violation in use.violated}


def _seen(room: Classroom, step: Step) -> str:
    """What is there instead, where it can be told."""
    match, seat = room.match, room.lesson.seat
    if isinstance(step.goal, Seen):
        there, value = at_path(match.view(seat), step.goal.path, seat)
        return f": {step.goal.path} is {value!r}" if there else f": the view has no {step.goal.path}"
    happened = [repr(event) for event in events_since(match, seat, 0)]
    return f"; what happened: {' '.join(happened)}"[:600]


def _go(room: Classroom, way: Sequence[str]) -> str | None:
    """The learner does as the way says; what is refused, if something is."""
    seat = room.lesson.seat
    goal = room.step.goal
    if isinstance(goal, Choice):
        room.ask("answer", goal.right)
    elif isinstance(goal, Asked):
        room.why(seat, goal.words, ())
    for line in way:
        try:
            refusal = room.act(seat, [line], len(room.match.entries))
        except Problem as problem:
            return f"{line!r}: {Speech('en').problem(problem)}"
        if refusal is not None:
            broken = " ".join(one.id for one in refusal.violated)
            asked = asked_now(room.match, seat)
            now = f"asked is {asked!r}" if asked else "it is not the learner's turn"
            return f"{line!r} is refused: {broken or refusal.args or refusal.reason} ({now})"
    return None


def _answers(course: Course, lesson: Lesson, step: Step) -> Iterator[str]:
    assert isinstance(step.goal, Choice)
    room = Classroom(course, lesson, None, still_world(), step.number)
    for answer in range(1, step.goal.answers + 1):
        room.ask("answer", answer)
        wanted = "reached" if answer == step.goal.right else "mistake"
        if room.state() != wanted:
            yield f"goal.choice: answer {answer} is {room.state()}, not {wanted}"
    if step.way:
        yield "way: a question in words has none"


def _hints(course: Course, lesson: Lesson, step: Step) -> Iterator[str]:
    """*Show me*, confirmed as often as it takes, reaches the goal."""
    room = Classroom(course, lesson, None, still_world(), step.number)
    for _ in step.way:
        room.ask("show")
        lay = room.coach()["lay"]
        assert isinstance(lay, list)
        if room.is_reached() or not lay:
            break
        room.act(lesson.seat, lay, len(room.match.entries))
    if not room.is_reached():
        yield "way: what is laid out by *Show me* does not reach the goal"


def _along(course: Course, lesson: Lesson, step: Step) -> Iterator[Classroom]:
    """A fresh classroom at every own decision of the way."""
    for gone in range(max(1, len(step.way))):
        room = Classroom(course, lesson, None, still_world(), step.number)
        if _go_some(room, step.way[:gone]):
            yield room


def _go_some(room: Classroom, lines: Sequence[str]) -> bool:
    return all(room.act(room.lesson.seat, [line], len(room.match.entries)) is None for line in lines)


def _patterns(course: Course, lesson: Lesson, step: Step) -> Iterator[str]:
    """Lines of the goal that are legal nowhere on the way."""
    assert isinstance(step.goal, Lines)
    legal = [
        action.text() for room in _along(course, lesson, step) for action in room.match.legal(lesson.seat)
    ]
    for pattern in step.goal.lines:
        if not any(line_fits(pattern, line) for line in legal):
            yield f"goal.lines: {pattern!r} is not legal here"


def _mistake(course: Course, lesson: Lesson, step: Step, mistake: Mistake) -> str | None:
    """How a named mistake is not answered as written; None where it is."""
    fault = f"{mistake.line!r} cannot be said here"
    for room in _along(course, lesson, step):
        line, found = _mistaken(room, mistake)
        if line is None:
            fault = found
            continue
        refusal = room.act(lesson.seat, [line], len(room.match.entries))
        if (refusal is None) != (mistake.rule is None):
            return f"{line!r} is {'legal' if refusal is None else 'refused'}"
        if room.is_met():
            return f"{line!r} reaches the goal"
        said = room.coach()["say"]
        assert isinstance(said, dict)
        wanted = f"{texts.step(course, lesson, step)}-mistake-{mistake.say}"
        return None if said["id"] == wanted else f"{line!r} is answered by {said['id']}"
    return fault


def _mistaken(room: Classroom, mistake: Mistake) -> tuple[str | None, str]:
    """A line of the mistake that can be tried now, or why there is none."""
    match, seat = room.match, room.lesson.seat
    if mistake.rule is None:
        lines = [action.text() for action in match.legal(seat) if line_fits(mistake.line, action.text())]
        return (lines[0], "") if lines else (None, f"{mistake.line!r} is not legal here")
    if not mistake.line.endswith("*"):
        try:
            broken = {one.id for one in match.explain(mistake.line, seat)}
        except Problem as problem:
            return None, f"{mistake.line!r}: {Speech('en').problem(problem)}"
        return (
            (mistake.line, "") if mistake.rule in broken else (None, f"breaks {sorted(broken) or 'no rule'}")
        )
    seen: set[str] = set()
    for action in match.game.candidates(match.state, seat):
        if line_fits(mistake.line, action.text()):
            broken = {one.id for one in match.game.violated(match.state, seat, action)}
            seen |= broken
            if mistake.rule in broken:
                return action.text(), ""
    return (
        None,
        f"no line {mistake.line!r} breaks {mistake.rule}; they break {' '.join(sorted(seen)) or 'nothing'}",
    )


# -- plates


def plates(course: Course) -> Iterator[str]:
    try:
        plates_told(course)
    except Problem as problem:
        yield f"plate: {Speech('en').problem(problem)}"
    except Refused as refused:
        yield f"plate, lines: {refused.line!r} breaks {' '.join(one.id for one in refused.violated)}"


# -- lamps


def targets(course: Course) -> Iterator[str]:
    """Lamps that no board could find."""
    game = load_game(course.game)
    known = _ids(game)
    for where, lamps in _lamps(course):
        for lamp in lamps:
            fault = _target(course, known, lamp)
            if fault is not None:
                yield f"{where}, show {lamp.letter}: {fault}"


def _lamps(course: Course) -> Iterator[tuple[str, Sequence[Lamp]]]:
    for plate in course.plates:
        yield f"plate {plate.number}", plate.show
    for lesson in course.lessons:
        for step in lesson.steps:
            yield _where(lesson, step), step.show
    for concept in course.concepts:
        yield f"concept {concept.id}", [lamp for lamp in concept.show if "$" not in lamp.target]


def _target(course: Course, known: set[str], lamp: Lamp) -> str | None:
    kind, _, id = lamp.target.partition(":")
    if kind not in TARGETS or not id:
        return f"{lamp.target!r} does not begin with one of {' '.join(TARGETS)}"
    if kind == "region":
        return None if id in REGIONS else f"there is no region {id!r}, only {' '.join(REGIONS)}"
    if kind == "seat":
        return None if id in (*SEAT_WORDS, "me") else f"{id!r} is no seat"
    if kind == "cell":
        return None if Speech("en").has(f"{course.game}-preview-{id}") else f"no preview has a cell {id!r}"
    return None if id in known else f"nothing of the game is called {id!r}"


def _ids(game: AnyGame) -> set[str]:
    """Words of the vocabulary (also the part after their colon), ids and words of the facts, parts of the view."""
    found = set(game.vocabulary())
    found |= {word.partition(":")[2] for word in found}
    new = game.setup(game.info.full_options({}), game.info.chosen_seats(None))
    pile: list[object] = [game.facts(), game.view(new, 0)]
    while pile:
        one = pile.pop()
        if isinstance(one, dict):
            found.update(str(key) for key in one)
            pile.extend(one.values())
        elif isinstance(one, list):
            pile.extend(one)
        elif isinstance(one, str):
            found.add(one)
    return found


# -- concepts


def concepts(course: Course) -> Iterator[str]:
    """Concepts that do not appear: where they say they do, or else in some games of bots."""
    left: list[Concept] = []
    for concept in course.concepts:
        if concept.position is None:
            left.append(concept)
        elif not _appears_there(course, concept):
            yield f"concept {concept.id}: does not appear in its position"
    for concept in _unmet(course, left):
        yield f"concept {concept.id}: has not appeared in {sum(n for _, n in GAMES)} games; give it a position"


def _appears_there(course: Course, concept: Concept) -> bool:
    assert concept.position is not None
    try:
        match = open_match(load_game(course.game), concept.position)
    except Problem:
        return False
    trial = Trial(match, concept.seat, (), 0, "1")
    trial.go_on()
    for scripted in concept.lines:
        if appears(concept, trial.match, concept.seat, trial.events()) is not None:
            break
        if not _played(trial, scripted):
            return False
    return appears(concept, trial.match, concept.seat, trial.events()) is not None


def _played(trial: Trial, scripted: Scripted) -> bool:
    try:
        trial.match.act(scripted.seat, scripted.line)
    except (Problem, Refused):
        return False
    trial.go_on()
    return True


def _unmet(course: Course, left: list[Concept]) -> list[Concept]:
    game = load_game(course.game)
    seeds = count(1)
    for bot, games in GAMES:
        for _ in range(games):
            if not left:
                return []
            left = _unmet_in_game(game, left, bot, next(seeds))
    return left


def _unmet_in_game(game: AnyGame, left: list[Concept], bot: str, seed: int) -> list[Concept]:
    """One game of bots with as many seats as the seed says; what appears to its first seat is met."""
    seats = [number for number in game.info.seats if number > 1] or game.info.seats
    match = Match(game, seats[seed % len(seats)], None, str(seed))
    bots = [make_bot(bot, seed * 10 + seat) for seat in range(match.seats)]
    rng = QuickRng(seed)
    told = 0
    while not match.is_over() and left:
        seat = match.to_act()[0]
        if 0 in match.to_act():
            events = events_since(match, 0, told)
            told = len(match.entries)
            left = [concept for concept in left if appears(concept, match, 0, events) is None]
        line = bots[seat].choose(Desk(game, match.state, seat, rng, 3600.0))
        match.act(seat, line.text())
    events = events_since(match, 0, told)
    return [
        concept
        for concept in left
        if concept.when.event is None or appears(concept, match, 0, events) is None
    ]


# -- words


def words(course: Course, speeches: dict[str, Speech]) -> Iterator[str]:
    """Messages that are missing, that nobody says, that are too long, or point with a letter that is not there."""
    need, may = texts.required(course), texts.optional(course)
    for lang, speech in speeches.items():
        yield from (f"{lang}-school.ftl: cannot be read: {junk}" for junk in unreadable(course.game, lang))
        for id in sorted(need):
            if not speech.has(id):
                yield f"{lang}-school.ftl: {id} is missing"
        for id in catalogue_ids(course.game, lang):
            if id not in need | may:
                yield f"{lang}-school.ftl: {id} is said by nobody"
        yield from (f"{lang}-school.ftl: {fault}" for fault in _lengths(course, speech))
        yield from (f"{lang}-school.ftl: {fault}" for fault in _letters(course, speech))


def catalogue_ids(slug: str, lang: str) -> list[str]:
    """The messages of a game's school."""
    file = game_message_file(slug, lang, "-school")
    return _MESSAGE.findall(file.read_text("utf-8")) if file.is_file() else []


def unreadable(slug: str, lang: str) -> list[str]:
    """What Fluent cannot read of the messages of a game's school."""
    file = game_message_file(slug, lang, "-school")
    body = FluentParser().parse(file.read_text("utf-8")).body if file.is_file() else []
    return [(entry.content or "")[:80] for entry in body if isinstance(entry, Junk)]


def how_long(text: str) -> int:
    """Words of a text; a letter in a ring is none."""
    return len(re.findall(r"[^\W_]+(?:[’'.,–-][^\W_]+)*", text))


def _lengths(course: Course, speech: Speech) -> Iterator[str]:
    for kind, id, letters in texts.speeches(course):
        said = speech.form(id, dict.fromkeys(letters, ""))
        most = WORDS[kind][speech.lang]
        if said is not None and how_long(said) > most:
            yield f"{id} has {how_long(said)} words, more than {most}"
    for lesson in course.lessons:
        for step in lesson.steps:
            id = f"{texts.step(course, lesson, step)}-goal"
            said = speech.form(id, {})
            if said is not None and how_long(said) > CAPTION:
                yield f"{id} has {how_long(said)} words, more than {CAPTION}: it is a caption"


def _letters(course: Course, speech: Speech) -> Iterator[str]:
    """Every lamp of a speech is named in it, and no other."""
    marks = {letter: f"⟦{letter}⟧" for letter in ("a", "b", "c")}
    main = {texts.plate(course, one) for one in course.plates}
    main |= {texts.step(course, lesson, step) for lesson in course.lessons for step in lesson.steps}
    main |= {texts.concept_text(course, one) for one in course.concepts}
    for _, id, letters in texts.speeches(course):
        said = speech.form(id, marks)
        if said is None:
            continue
        if "{" in said:
            yield f"{id}: {said!r} has a gap"
        named = {letter for letter, mark in marks.items() if mark in said}
        for letter in sorted(named - set(letters)):
            yield f"{id} points with {letter}, but nothing is shown for it"
        for letter in sorted(set(letters) - named) if id in main else ():
            yield f"{id} does not name the lamp {letter}: write {{ ${letter} }}"
