import { badRequest } from '@vidyapath/service-kit/http/errors';
import type { LessonRow } from './lessons.repository';

/** The lesson that something is about, which may be an inactive one. @throws {HttpProblem} 400 where there is none, or it ends before */
export type AssertAt = (at: { video_id: number; at_seconds: number | null }) => Promise<LessonRow>;

/** @throws {HttpProblem} 400 where the lesson ends before the second */
export function assertSecond({ duration_seconds }: LessonRow, at_seconds: number | null): void {
  if (duration_seconds > 0 && at_seconds !== null && at_seconds > duration_seconds + 1)
    throw badRequest('at_seconds', 'The lesson ends before this second.');
}

export const createAssertAt =
  (find: (videoId: number) => Promise<LessonRow | undefined>): AssertAt =>
  async ({ video_id, at_seconds }) => {
    const lesson = await find(video_id);
    if (!lesson) throw badRequest('video_id', 'This lesson does not exist.');
    assertSecond(lesson, at_seconds);
    return lesson;
  };
