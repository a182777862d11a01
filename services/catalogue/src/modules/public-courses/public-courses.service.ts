import type { CourseProgressQuery } from '@vidyapath/http/course-progress';
import type { PublicCourse, PublicCourseContent, PublicCourseListQuery } from '@vidyapath/http/public-course';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { List } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import { seesHiddenContent, type Viewer } from '../../lib/http/viewer';
import { findCourseCounts } from '../../lib/lists/course-counts';
import type { CourseReads } from '../../lib/lists/course-reads';
import type { ReadTurns } from '../../lib/lists/read-queues';
import { asksForFree } from '../../lib/search/free-words';
import { readingsOf } from '../../lib/search/search-words.repository';
import { findCategory } from '../categories/categories';
import { findCourse } from '../courses/courses';
import { presentPublicContent, presentPublicCourse } from './public-courses.presenter';
import {
  findCourseCaptions,
  findPublicLessons,
  findPublicModules,
  type FoundCourses,
  listPublicCourses,
} from './public-courses.repository';

/** With this many literal matches near ones are not searched, but for free courses. */
export const enoughLiteralMatches = 6;

export async function readPublicContent(
  { db }: CourseReads,
  { course_id: courseId, as }: CourseProgressQuery,
  viewer: Viewer,
): Promise<PublicCourseContent> {
  // Staff who asks as a learner sees the course as it would be if it were public.
  const course = await findCourse(db, courseId, seesHiddenContent(viewer));
  if (!course) throw notFound('This course does not exist.');
  const [modules, lessons, counts, category, captions] = await Promise.all([
    findPublicModules(db, courseId),
    findPublicLessons(db, courseId, seesHiddenContent(viewer, as)),
    findCourseCounts(db, [courseId]),
    findCategory(db, course.category_id, false),
    findCourseCaptions(db, courseId),
  ]);
  return presentPublicContent({ course, modules, lessons, counts: counts.get(courseId), category, captions });
}

export async function readPublicCourses(reads: CourseReads, query: PublicCourseListQuery, turns: ReadTurns) {
  const literal = await turns.list(() => listPublicCourses(reads, query, []));
  const isEnough = literal.total >= enoughLiteralMatches && !asksForFree(query.q ?? '');
  if (!query.q || isEnough) return { found: await presented(reads.db, literal), partial: false };
  const { q } = query;
  const near = await turns.near(() => withNear(reads, query, q, literal));
  return { found: await presented(reads.db, near ?? literal), partial: near === undefined };
}

/** `literal`, or a list that has near matches too. */
async function withNear(
  reads: CourseReads,
  query: PublicCourseListQuery,
  q: string,
  literal: FoundCourses,
): Promise<FoundCourses> {
  const readings = await readingsOf(reads.db, q);
  if (!readings) return literal;
  const found = readings.near.every((words) => words.length > 0)
    ? await listPublicCourses(reads, query, readings.near)
    : literal;
  if (found.total > 0) return found;
  for (const near of await readings.others()) {
    const other = await listPublicCourses(reads, query, near);
    if (other.total > 0) return other;
  }
  return literal;
}

const presented = (on: Knex, list: FoundCourses): Promise<List<PublicCourse>> =>
  presentList(list, async (rows) => {
    const counts = await findCourseCounts(
      on,
      rows.map(({ course_id }) => course_id),
    );
    return rows.map((row) => presentPublicCourse(row, counts.get(row.course_id)));
  });
