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

/** Tells learning of a course with these lessons, and of changes of it. */
export async function tellCourse(
  { tell }: Pick<TestLearning, 'tell'>,
  lessons: readonly OutlineVideo[],
  over: Parameters<typeof courseOf>[0] = {},
) {
  const course = courseOf(over);
  const { course_id } = course;
  const tellOutline = async (videos: readonly OutlineVideo[], deleted = false): Promise<CourseOutline> => {
    const outline = { course_id, version: (version += 1), deleted, videos: [...videos] };
    await tell(courseOutlineChanged, outline);
    return outline;
  };
  await tell(courseChanged, course);
  await tellOutline(lessons);
  return {
    course_id,
    tellOutline,
    tellGone: async () => {
      await tell(courseChanged, { course_id, version: 1_000_000, course: null });
      await tellOutline([], true);
    },
  };
}
