import { badRequest } from '@vidyapath/service-kit/http/errors';
import type { OutlineChange } from '../../context';
import type { LessonRow } from './lessons.repository';

export function outlineChange(
  course_id: number,
  before: readonly LessonRow[],
  after: readonly LessonRow[],
): OutlineChange {
  const old = activeOf(before);
  const now = activeOf(after);
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

const missingIn = (known: ReadonlySet<number>, others: ReadonlySet<number>): number =>
  [...others].filter((id) => !known.has(id)).length;

/** @throws {HttpProblem} 400 where the lesson ends before the second */
export function assertSecond({ duration_seconds }: LessonRow, at_seconds: number | null): void {
  if (duration_seconds > 0 && at_seconds !== null && at_seconds > duration_seconds + 1)
    throw badRequest('at_seconds', 'The lesson ends before this second.');
}
