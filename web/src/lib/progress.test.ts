import { describe, expect, it } from "vitest";
import { isBegun, nextLesson, withLearnt } from "./progress";
import type { CourseInfo, LessonInfo } from "./types";

const lesson = (id: string, more: Partial<LessonInfo> = {}): LessonInfo => ({
  id,
  number: 1,
  part: "basics",
  minutes: 2,
  steps: 4,
  done: 0,
  learnt: false,
  rules: [],
  ...more,
});
const course = (...lessons: LessonInfo[]): CourseInfo => ({
  game: "lancashire",
  plates: 8,
  lessons,
  concepts: 9,
  met: 0,
  terms: [],
});

describe("progress", () => {
  it("the browser's memory is added to the server's, and never takes anything away", () => {
    const [got] = withLearnt([course(lesson("a", { done: 3 }), lesson("b"), lesson("c"))], {
      lessons: { "lancashire/a": 1, "lancashire/b": 4, "lancashire/c": 2, "birmingham/c": 4 },
      concepts: [],
    });
    expect(got!.lessons.map((l) => [l.done, l.learnt])).toEqual([
      [3, false],
      [4, true],
      [2, false],
    ]);
  });
  it("a lesson that has become shorter is learnt, not overfull", () => {
    const [got] = withLearnt([course(lesson("a"))], { lessons: { "lancashire/a": 9 }, concepts: [] });
    expect(got!.lessons[0]).toMatchObject({ done: 4, learnt: true });
  });
  it("basics come before special cases, and nothing comes after everything", () => {
    const special = lesson("s", { part: "special" });
    expect(nextLesson(course(special, lesson("b")))?.id).toBe("b");
    expect(nextLesson(course(lesson("b", { learnt: true }), special))?.id).toBe("s");
    expect(nextLesson(course(lesson("b", { learnt: true })))).toBeNull();
  });
  it("a course is begun with the first step done", () => {
    expect(isBegun(course(lesson("a")))).toBe(false);
    expect(isBegun(course(lesson("a", { done: 1 })))).toBe(true);
  });
});
