import type { LessonLinks } from '@vidyapath/service-kit/access/lesson-links';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ContentVersion } from '../../lib/cache/content-version';
import { createSearchTotals } from '../../lib/lists/search-totals';
import type { ReadReplica } from '../../lib/replica/read-replica';
import { createSearchWordsRepository } from '../../lib/search/search-words.repository';
import { createCourseTallies } from '../courses/course-tallies';
import { createCoursesRepository } from '../courses/courses.repository';
import { createCourseProgressRepository } from './course-progress.repository';
import type { PublicReads } from './course-progress.routes';
import { createCourseProgressService, type CourseProgressService } from './course-progress.service';
import { createPublicCoursesRepository } from './public-courses.repository';

/** What is read of courses and their content on `db`, whose content has `version`. */
export function courseProgressOn(
  db: Database,
  version: ContentVersion,
  lessonLinks: LessonLinks,
): CourseProgressService {
  const tallies = createCourseTallies(db, version);
  const searchTotals = createSearchTotals(db, version);
  return createCourseProgressService({
    courses: createCoursesRepository(db, tallies, searchTotals),
    searchWords: createSearchWordsRepository(db),
    courseProgress: createCourseProgressRepository(db),
    publicCourses: createPublicCoursesRepository(db, tallies, searchTotals),
    lessonLinks,
  });
}

/** Visitors without a token read from the replica; whoever is signed in sees what was just written. */
export function readsOf(
  primary: CourseProgressService,
  onReplica: CourseProgressService,
  replica: ReadReplica,
): PublicReads {
  return async (viewer, read) =>
    viewer
      ? read(primary)
      : replica.read(
          () => read(onReplica),
          () => read(primary),
        );
}
