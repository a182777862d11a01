import type { Database } from '@vidyapath/service-kit/database/database';
import { type CourseChange, courseRowOf } from './course-row';
import type { CourseRow, CoursesRepository } from './courses.repository';

/** Asks catalogue for the present state of up to 100 courses; what does not exist is missing in the answer. */
export type FetchCourses = (ids: readonly number[]) => Promise<CourseChange[]>;

export interface CoursesService {
  /** By id, without those that do not exist. Asks catalogue only for those that no event told of yet. Call it outside of transactions. */
  find(this: void, ids: readonly number[]): Promise<Map<number, CourseRow>>;
}

export function createCoursesService(
  db: Database,
  courses: CoursesRepository,
  fetchCourses: FetchCourses,
): CoursesService {
  return {
    async find(ids) {
      const known = await courses.find(db, ids);
      const unknown = ids.filter((id) => !known.some(({ course_id }) => course_id === id));
      const fetched = unknown.length > 0 ? (await fetchCourses(unknown)).map(courseRowOf) : [];
      for (const row of fetched) await courses.keep(db, row);
      const existing = [...known, ...fetched].filter(({ deleted }) => !deleted);
      return new Map(existing.map((row) => [row.course_id, row]));
    },
  };
}
