import type { Database } from '@vidyapath/service-kit/database/database';
import type { ContentVersion } from '../cache/content-version';
import { type CourseTallies, createCourseTallies } from './course-tallies';
import { createTeachers, type Teachers } from './course-teachers';
import { createSearchTotals, type SearchTotals } from './search-totals';

/** A database, the primary or a replica of it, with the totals that are known of its content. */
export interface CourseReads {
  db: Database;
  tallies: CourseTallies;
  totals: SearchTotals;
  teachers: Teachers;
}

export const createCourseReads = (db: Database, version: ContentVersion): CourseReads => ({
  db,
  tallies: createCourseTallies(db, version),
  totals: createSearchTotals(db, version),
  teachers: createTeachers(db, version),
});
