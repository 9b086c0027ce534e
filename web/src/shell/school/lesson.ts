// What is known of the lesson that lies open: its course, and where one goes on from here.
import type { Coach, CourseInfo, Lit } from "../../lib/types";

export interface LessonDesk {
  course: CourseInfo | null;
  leave: () => void;
  toLesson: (number: number) => void;
  /** The lesson goes on as a table of its own. */
  toTable: (id: string) => void;
  /** The course is done: the game with a teacher. */
  toTeacher: () => void;
}

/** How long the sentence about a goal reached stands before the next step: as long as it takes to read. */
export const readingTime = (text: string): number => Math.max(900, 500 + 42 * text.length);

/** What is lit now: what the speech points at, and with enough help the thing itself; nothing any more once it is done. */
export function shown({ state, show, point }: Pick<Coach, "state" | "show" | "point">): Lit[] {
  if (state === "learnt" || state === "reached") return [];
  return point?.length ? [...show, { letter: "", target: `words:${point.join(" ")}` }] : show;
}
