import type { Database } from '@vidyapath/service-kit/database/database';
import type { ContentVersion } from './lib/cache/content-version';
import { createSearchTotals } from './lib/lists/search-totals';
import { createSearchWordsRepository } from './lib/search/search-words.repository';
import { createCourseTallies } from './modules/courses/course-tallies';
import { createCoursesRepository } from './modules/courses/courses.repository';
import { createPublicCoursesRepository } from './modules/public-courses/public-courses.repository';
import { createPublicCoursesService } from './modules/public-courses/public-courses.service';

/** The queries of courses on `db`, the primary or a replica of it, whose content has `version`. */
export function createCourseQueries(db: Database, version: ContentVersion) {
  const tallies = createCourseTallies(db, version);
  const searchTotals = createSearchTotals(db, version);
  const courses = createCoursesRepository(db, tallies, searchTotals);
  const searchWords = createSearchWordsRepository(db);
  const publicCourses = createPublicCoursesService({
    courses,
    publicCourses: createPublicCoursesRepository(db, tallies, searchTotals),
    searchWords,
  });
  return { courses, searchTotals, searchWords, publicCourses };
}
