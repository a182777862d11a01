import type { Database } from '@vidyapath/service-kit/database/database';
import type { ContentVersion } from '../cache/content-version';
import { type CourseTallies, createCourseTallies } from './course-tallies';
import { createSearchTotals, type SearchTotals } from './search-totals';

/** A database, the primary or a replica of it, with the totals that are known of its content. */
export interface CourseReads {
  db: Database;
  tallies: CourseTallies;
  totals: SearchTotals;
}

export const createCourseReads = (db: Database, version: ContentVersion): CourseReads => ({
  db,
  tallies: createCourseTallies(db, version),
  totals: createSearchTotals(db, version),
});
