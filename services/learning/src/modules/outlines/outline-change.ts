import type { LessonRow } from './lessons.repository';

export interface OutlineChange {
  course_id: number;
  /** Active lessons that were not there, or not active. */
  gained: number;
  /** Lessons that were active and are not any more, or not there. */
  lost: number;
}

export function outlineChange(
  course_id: number,
  before: readonly LessonRow[],
  after: readonly LessonRow[],
): OutlineChange {
  const [old, now] = [activeOf(before), activeOf(after)];
  return { course_id, gained: missingIn(old, now), lost: missingIn(now, old) };
}

const activeOf = (lessons: readonly LessonRow[]) =>
  new Set(lessons.filter(({ active }) => active).map(({ video_id }) => video_id));

const missingIn = (some: ReadonlySet<number>, others: ReadonlySet<number>): number =>
  [...others].filter((id) => !some.has(id)).length;
