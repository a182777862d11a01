import { badRequest } from '@vidyapath/service-kit/http/errors';
import type { OutlineChange } from '../../context';
import type { LessonRow } from './lessons.repository';

export function outlineChange(
  course_id: number,
  before: readonly LessonRow[],
  after: readonly LessonRow[],
): OutlineChange {
  const gained = after.filter(({ active, was_active }) => active && !was_active).length;
  return { course_id, gained, altered: alteredIn(before, after) };
}

function alteredIn(before: readonly LessonRow[], after: readonly LessonRow[]): number {
  const known = new Map(before.map((lesson) => [lesson.video_id, lesson]));
  const isAltered = ({ video_id, duration_seconds, file }: LessonRow): boolean => {
    const old = known.get(video_id);
    return old !== undefined && (old.duration_seconds !== duration_seconds || old.file !== file);
  };
  return after.filter(isAltered).length;
}

/** @throws {HttpProblem} 400 where the lesson ends before the second */
export function assertSecond({ duration_seconds }: LessonRow, at_seconds: number | null): void {
  if (duration_seconds > 0 && at_seconds !== null && at_seconds > duration_seconds + 1)
    throw badRequest('at_seconds', 'The lesson ends before this second.');
}
