# The school: what the coach says where a lesson has no words of its own, and the pages of lessons.

lesson-done = That’s it.
lesson-other = That is allowed, but it is not the goal yet. Take it back?
