// What a visitor without a name has learnt: kept in this browser, and handed to the server when a name comes.
import { api } from "./api";
import type { CourseInfo, Learnt } from "./types";

const KEY = "gwarek-learnt";
const SEEN = "gwarek-plates-seen";
const none = (): Learnt => ({ lessons: {}, concepts: [] });

export function learntHere(): Learnt {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Learnt> | null;
    return { ...none(), ...found };
  } catch {
    return none();
  }
}
function keep(key: string, what: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(what));
  } catch {
    // a private window forgets
  }
}
/** So many steps of a lesson are done; never fewer than before. */
export function stepsDone(game: string, lesson: string, done: number): void {
  const learnt = learntHere();
  const name = `${game}/${lesson}`;
  if ((learnt.lessons[name] ?? 0) >= done) return;
  keep(KEY, { ...learnt, lessons: { ...learnt.lessons, [name]: done } });
}

/** The courses with what this browser remembers of them. */
export const withLearnt = (courses: readonly CourseInfo[], { lessons }: Learnt): CourseInfo[] =>
  courses.map((course) => ({
    ...course,
    lessons: course.lessons.map((lesson) => {
      const done = Math.min(lesson.steps, Math.max(lesson.done, lessons[`${course.game}/${lesson.id}`] ?? 0));
      return { ...lesson, done, learnt: lesson.learnt || done >= lesson.steps };
    }),
  }));

/** Somebody has a name now: what they learnt before goes with them. */
export async function handOver(): Promise<void> {
  const learnt = learntHere();
  if (!Object.keys(learnt.lessons).length && !learnt.concepts.length) return;
  await api.saveLearnt(learnt);
  localStorage.removeItem(KEY);
}

/** Plates of the game in ten minutes that were seen to the end, by game. */
export function platesSeen(): string[] {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? "[]") as string[];
  } catch {
    return [];
  }
}
export const seePlates = (slug: string): void => keep(SEEN, [...new Set([...platesSeen(), slug])]);

/** The next lesson of a course: the first that is not learnt, basics before special cases; null when all are. */
export const nextLesson = (course: CourseInfo) =>
  course.lessons.find((l) => !l.learnt && l.part === "basics") ?? course.lessons.find((l) => !l.learnt) ?? null;
/** Somebody has begun this course. */
export const isBegun = (course: CourseInfo): boolean => course.lessons.some((l) => l.done > 0 || l.learnt);
