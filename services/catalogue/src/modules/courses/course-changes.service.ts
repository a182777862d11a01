import type { CourseChange } from '@vidyapath/http/course-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import { createFeed, type FeedPage } from '@vidyapath/service-kit/events/feed';
import { presentCourseChange } from './course-changes.presenter';
import { type CourseChangeRow, createCourseChangesRepository } from './course-changes.repository';

export interface CourseChangesService {
  page(after: string): Promise<FeedPage<CourseChange>>;
  /** The present states. */
  find(ids: readonly number[]): Promise<CourseChange[]>;
}

/** With the longest names and banners a page is smaller than the largest answer that a service reads. */
export const pageRows = 200;

export function createCourseChangesService(db: Database): CourseChangesService {
  const changes = createCourseChangesRepository(db);
  const feed = createFeed(db, { read: changes.read, pageRows });
  /** A course is read after its version, so that no version has an older state. */
  const present = async (rows: CourseChangeRow[]): Promise<CourseChange[]> => {
    const courses = await changes.courses(rows.filter(({ deleted }) => !deleted).map(({ course_id }) => course_id));
    const byId = new Map(courses.map((course) => [course.course_id, course]));
    return rows.map(({ course_id, version }) => presentCourseChange(course_id, version, byId.get(course_id)));
  };
  return {
    async page(after) {
      const page = await feed(after);
      return { ...page, items: await present(page.items) };
    },
    find: async (ids) => present(await changes.find(ids)),
  };
}
