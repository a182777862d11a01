import type { LessonRow } from './lessons.repository';

export interface OutlineChange {
  course_id: number;
  /** Active lessons that were not there, or not active. */
  gained: number;
  /** Lessons that were active and are not any more, or not there. */
  lost: number;
  /** Lessons that have another length or another file than before. */
  altered: number;
}

export function outlineChange(
  course_id: number,
  before: readonly LessonRow[],
  after: readonly LessonRow[],
): OutlineChange {
  const [old, now] = [activeOf(before), activeOf(after)];
  return { course_id, gained: missingIn(old, now), lost: missingIn(now, old), altered: alteredIn(before, after) };
}

const activeOf = (lessons: readonly LessonRow[]) =>
  new Set(lessons.filter(({ active }) => active).map(({ video_id }) => video_id));

function alteredIn(before: readonly LessonRow[], after: readonly LessonRow[]): number {
  const known = new Map(before.map((lesson) => [lesson.video_id, lesson]));
  const isAltered = ({ video_id, duration_seconds, file }: LessonRow): boolean => {
    const old = known.get(video_id);
    return old !== undefined && (old.duration_seconds !== duration_seconds || old.file !== file);
  };
  return after.filter(isAltered).length;
}

const missingIn = (some: ReadonlySet<number>, others: ReadonlySet<number>): number =>
  [...others].filter((id) => !some.has(id)).length;
