import type { Database } from '@vidyapath/service-kit/database/database';
import { type CourseChange, courseRowOf } from './course-row';
import type { CourseRow, CoursesRepository } from './courses.repository';

/** Asks catalogue for the present state of up to 100 courses; what does not exist is missing in the answer. */
export type FetchCourses = (ids: readonly number[]) => Promise<CourseChange[]>;

const fetchedAtOnce = 100;

export interface CoursesService {
  /** By id, without those that do not exist. Fetches from catalogue only those that no event has named yet. Call it outside of transactions. */
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
      const knownIds = new Set(known.map(({ course_id }) => course_id));
      const unknown = ids.filter((id) => !knownIds.has(id));
      const fetched: CourseRow[] = [];
      for (let start = 0; start < unknown.length; start += fetchedAtOnce)
        fetched.push(...(await fetchCourses(unknown.slice(start, start + fetchedAtOnce))).map(courseRowOf));
      for (const row of fetched) await courses.keep(db, row);
      const existing = [...known, ...fetched].filter(({ deleted }) => !deleted);
      return new Map(existing.map((row) => [row.course_id, row]));
    },
  };
}
