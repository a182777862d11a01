import { randomInt } from 'node:crypto';
import type { CourseOutline, OutlineVideo } from '@vidyapath/http/course-events';
import { courseChanged, courseOutlineChanged } from '@vidyapath/http/course-events';
import { courseOf } from './test-catalogue';
import type { TestLearning } from './test-learning';

export const newId = (): number => randomInt(1, 2_147_483_647);

export const lessonOf = (over: Partial<OutlineVideo> = {}): OutlineVideo => ({
  video_id: newId(),
  module_id: 1,
  title: 'Lesson',
  duration_seconds: 100,
  active: true,
  file: 'one',
  ...over,
});

let version = 0;

/** Delivers the events of a course with these lessons, and of its changes. */
export async function deliverCourse(
  { deliver }: Pick<TestLearning, 'deliver'>,
  lessons: readonly OutlineVideo[],
  over: Parameters<typeof courseOf>[0] = {},
) {
  const course = courseOf(over);
  const { course_id } = course;
  const deliverOutline = async (videos: readonly OutlineVideo[], deleted = false): Promise<CourseOutline> => {
    version += 1;
    const outline = { course_id, version, deleted, videos: [...videos] };
    await deliver(courseOutlineChanged, outline);
    return outline;
  };
  await deliver(courseChanged, course);
  await deliverOutline(lessons);
  return {
    course_id,
    deliverOutline,
    deliverDeletion: async () => {
      await deliver(courseChanged, { course_id, version: 1_000_000, course: null });
      await deliverOutline([], true);
    },
  };
}
