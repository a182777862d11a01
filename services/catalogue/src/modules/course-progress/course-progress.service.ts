import type { CourseProgressRow, PublicCourseContent, PublicCourseListQuery } from '@vidyapath/http/course-progress';
import { notFound } from '@vidyapath/service-kit/errors';
import { presentList } from '@vidyapath/service-kit/present-list';
import type { SearchWordsRepository } from '../../search/search-words.repository';
import type { Viewer } from '../../viewer';
import type { CourseRow } from '../courses/course-row';
import type { CoursesRepository } from '../courses/courses.repository';
import type { ReadDurations } from './course-durations';
import { seesHiddenContent } from './course-progress.policy';
import { presentProgressRow, presentPublicContent, presentPublicCourse } from './course-progress.presenter';
import type { CourseProgressRepository } from './course-progress.repository';
import type { NearWords } from './near-search';
import type { PublicCoursesRepository } from './public-courses.repository';

export interface CourseProgressDependencies {
  courses: Pick<CoursesRepository, 'find'>;
  courseProgress: CourseProgressRepository;
  durations: ReadDurations;
  publicCourses: PublicCoursesRepository;
  searchWords: Pick<SearchWordsRepository, 'storedNear' | 'otherReadings'>;
}

/** With this many literal matches nobody needs guesses (contract section 5). */
const enoughLiteralMatches = 6;

export function createCourseProgressService(dependencies: CourseProgressDependencies) {
  const { courses, courseProgress, durations, publicCourses, searchWords } = dependencies;
  const visibleCourse = async (courseId: number, viewer: Viewer): Promise<CourseRow> => {
    const course = await courses.find(courseId, seesHiddenContent(viewer));
    if (!course) throw notFound('This course does not exist.');
    return course;
  };
  /** Nothing when there are enough literal matches, or a word that is near no stored one. */
  const nearWords = async (query: PublicCourseListQuery): Promise<NearWords> => {
    if (!query.q || (await publicCourses.countLiteral(query, enoughLiteralMatches)) >= enoughLiteralMatches) return [];
    const groups = await searchWords.storedNear(query.q);
    return groups.every((words) => words.length > 0) ? groups : [];
  };
  const found = async (query: PublicCourseListQuery) => {
    let list = await publicCourses.list(query, await nearWords(query));
    if (!query.q || list.total > 0) return list;
    for (const near of await searchWords.otherReadings(query.q)) {
      list = await publicCourses.list(query, near);
      if (list.total > 0) break;
    }
    return list;
  };
  return {
    async progress(courseId: number, viewer: Viewer): Promise<CourseProgressRow[]> {
      await visibleCourse(courseId, viewer);
      return (await courseProgress.rows(courseId, seesHiddenContent(viewer))).map(presentProgressRow);
    },
    async publicContent(courseId: number, viewer: Viewer): Promise<PublicCourseContent> {
      const course = await visibleCourse(courseId, viewer);
      return presentPublicContent(course, await courseProgress.publicModules(courseId));
    },
    async publicCourses(query: PublicCourseListQuery) {
      return presentList(await found(query), async (rows) => {
        const seconds = await durations(rows.map(({ course_id }) => course_id));
        return rows.map((row) => presentPublicCourse(row, seconds.get(row.course_id) ?? 0));
      });
    },
  };
}

export type CourseProgressService = ReturnType<typeof createCourseProgressService>;
