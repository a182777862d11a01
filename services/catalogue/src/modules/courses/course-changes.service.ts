import type { CourseChange } from '@vidyapath/http/course-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type FeedPage, readFeedPage } from '@vidyapath/service-kit/events/feed';
import type { Knex } from 'knex';
import { presentCourseChange } from './course-changes.presenter';
import {
  type CourseChangeRow,
  findCourseChanges,
  findSharedCourses,
  readCourseChanges,
} from './course-changes.repository';

/** With the longest names and banners a page is smaller than the largest answer that a service reads. */
export const pageRows = 200;

export async function pageOfCourseChanges(db: Database, after: string): Promise<FeedPage<CourseChange>> {
  const page = await readFeedPage(db, after, readCourseChanges, pageRows);
  return { ...page, items: await present(db, page.items) };
}

/** The present states. */
export const readCourseStates = async (on: Knex, ids: readonly number[]): Promise<CourseChange[]> =>
  present(on, await findCourseChanges(on, ids));

/** A course is read after its version, so that no version has an older state. */
async function present(on: Knex, rows: CourseChangeRow[]): Promise<CourseChange[]> {
  const ids = rows.filter(({ deleted }) => !deleted).map(({ course_id }) => course_id);
  const byId = new Map((await findSharedCourses(on, ids)).map((course) => [course.course_id, course]));
  return rows.map(({ course_id, version }) => presentCourseChange(course_id, version, byId.get(course_id)));
}
