# The school: what the coach says where a lesson has no words of its own, and the pages of lessons.

lesson-done = That’s it.
lesson-other = That is allowed, but it is not the goal yet. Take it back?

## The school's home

school-title = The school of coal, cotton, tin and steam
school-lead = Short lessons at the real table. You learn a rule by needing it.
school-courses = Courses
school-progress = { $done } of { $of } lessons
school-left = { $done } of { $of } lessons, about { $minutes } min to go
school-count = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
school-learnt = learnt
school-begin = begin
school-go-on = go on
school-revise = revise
school-begin-button = Begin
school-go-on-button = Go on
school-rules-only = rules and player aid
school-lesson-learnt = learnt
school-step = step { $step } of { $of }
school-minutes = { $minutes } min
school-about = about { $minutes } min
school-ten = The game in ten minutes
school-ten-text = { $count ->
    [one] One plate to look at, nothing to remember.
   *[other] { $count } plates to look at, nothing to remember.
}
school-ten-seen = Seen.
school-look = Look
school-look-again = Look again
school-guided = A game with a teacher
school-guided-text = A real game with apprentices. Gwarek explains each thing when it first appears.
school-sit = Sit down
school-special = Special cases
school-special-note = what is easily forgotten, expansions, other ways to play
school-new = For newcomers
school-new-text = Never played any of these? Begin with { $game }: ten minutes, and you know what it is about.
school-new-button = Begin with { $game }
school-rules-note = every rule has a number, every number a test
school-aid = One-page aid
school-lost = There is no such lesson.
school-back = Back to the school
school-plate = Plate { $number } of { $of }
school-before = Back
school-next = On
school-first-lesson = The first lesson

## A lesson

lesson-region = Gwarek, the teacher
lesson-of = Lesson { $number }
lesson-of-rest = of { $of }
lesson-hint = Hint
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-letter = { $letter }, { $what }
lesson-shown = shown by the teacher, { $letter }
lesson-step = Step { $step } of { $of }
lesson-step-done = step { $step }, done
lesson-answers = Answers
lesson-reached = Done
lesson-on = Go on
lesson-take-back = Take it back
lesson-learnt = Lesson learnt.
lesson-know = What you know now
lesson-seal = SCHOOL · SZKOŁA
lesson-steps = Steps
lesson-hints-taken = Hints taken
lesson-course = Course
lesson-next = Next lesson
lesson-again = Again
lesson-play-on = Play on from here
lesson-all = All lessons

## A game with a teacher

guided-heading = game with a teacher
guided-new = for the first time
guided-ok = Understood
guided-met = met in this game: { $met } of { $of }
guided-ask = What would you do?
guided-list = what is still to come
guided-is-met = met
guided-to-come = to come
guided-move = Your move
guided-wait = The others play
guided-unfold = Read it again
guided-settings = When the teacher speaks
guided-first = each first time
guided-asked = only when I ask
guided-silent = silent
guided-off = Play on without the teacher
guided-invite = Ask the teacher to the table
guided-warning = { $points ->
    [one] Wait: that gives away about one point.
   *[other] Wait: that gives away about { $points } points.
} You may still do it.
guided-better = Better: { $line }
guided-log = Gwarek: { $what }
