import { courseOutlineChanged } from '@vidyapath/http/course-events';
import type { CourseProgressRow } from '@vidyapath/http/course-progress';
import type { PublicCourse, PublicCourseContent } from '@vidyapath/http/public-course';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { type Caller, createClient } from './client';
import type { TestCatalogue } from './test-catalogue';

type Course = { course_id: number; category_id: number };

export const progressOf = async (
  catalogue: Pick<TestCatalogue, 'app' | 'tokens'>,
  { course_id }: Pick<Course, 'course_id'>,
  caller: Caller,
  query = '',
): Promise<CourseProgressRow[]> => {
  const url = `/api/courseProgress/course-progress/?course_id=${course_id}${query}`;
  return (await createClient(catalogue).get(url, caller)).json();
};

const idsOf = (rows: CourseProgressRow[]) => rows.flatMap(({ VideoId }) => VideoId ?? []);

/** The lessons of a public course and their seconds, in each place where learners have them. */
export async function learnersView(catalogue: Omit<TestCatalogue, 'close'>, course: Course) {
  const client = createClient(catalogue);
  const content: PublicCourseContent = (
    await client.get(`/api/courseProgress/public-course-content/?course_id=${course.course_id}`, 'nobody')
  ).json();
  const tiles: PublicCourse[] = (
    await client.get(
      `/api/courseProgress/public-course-content-by-category/?category_id=${course.category_id}`,
      'nobody',
    )
  ).json();
  const outlines = await publishedBodies(catalogue.db, courseOutlineChanged);
  const active = outlines
    .findLast(({ course_id }) => course_id === course.course_id)
    ?.videos.filter((one) => one.active);
  return {
    lessons: idsOf(await progressOf(catalogue, course, 'User')),
    asLearner: idsOf(await progressOf(catalogue, course, 'Staff', '&as=learner')),
    outline: active?.map(({ video_id }) => video_id),
    content: content.TotalDurationPerCourse,
    modules: content.Modules.map((module) => module.TotalDurationPerModule),
    tile: tiles.find(({ CourseId }) => CourseId === course.course_id)?.TotalDurationPerCourse,
    outlineSeconds: active?.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0),
  };
}
