import type { Database } from '@vidyapath/service-kit/database/database';
import type { ContentVersion } from '../../answers/content-version';
import { createSearchTotals } from '../../search-totals';
import { createSearchWordsRepository } from '../../search/search-words.repository';
import { createCourseTallies } from '../courses/course-tallies';
import { createCoursesRepository } from '../courses/courses.repository';
import { createCourseProgressRepository } from './course-progress.repository';
import { createCourseProgressService, type CourseProgressService } from './course-progress.service';
import { createPublicCoursesRepository } from './public-courses.repository';

/** What is read of courses and their content on `db`, whose content has `version`. */
export function courseProgressOn(db: Database, version: ContentVersion): CourseProgressService {
  const tallies = createCourseTallies(db, version);
  const searchTotals = createSearchTotals(db, version);
  return createCourseProgressService({
    courses: createCoursesRepository(db, tallies, searchTotals),
    searchWords: createSearchWordsRepository(db),
    courseProgress: createCourseProgressRepository(db),
    publicCourses: createPublicCoursesRepository(db, tallies, searchTotals),
  });
}
