import type { PublicCourse, PublicCourseContent, PublicCourseListQuery } from '@vidyapath/http/public-course';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { ListPage } from '@vidyapath/service-kit/lists/list-query';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import { seesHiddenContent, type Viewer } from '../../lib/http/viewer';
import type { ReadTurns } from '../../lib/lists/read-queues';
import { asksForFree } from '../../lib/search/free-words';
import type { SearchWordsRepository } from '../../lib/search/search-words.repository';
import type { CourseRow } from '../courses/course-row';
import type { CoursesRepository } from '../courses/courses.repository';
import { presentPublicContent, presentPublicCourse } from './public-courses.presenter';
import type { FoundCourses, PublicCoursesRepository } from './public-courses.repository';

export interface PublicCoursesDependencies {
  courses: Pick<CoursesRepository, 'find'>;
  publicCourses: PublicCoursesRepository;
  searchWords: Pick<SearchWordsRepository, 'readingsOf'>;
}

/** With this many literal matches near ones are not searched, but for free courses. */
const enoughLiteralMatches = 6;

export function createPublicCoursesService({ courses, publicCourses, searchWords }: PublicCoursesDependencies) {
  const visibleCourse = async (courseId: number, viewer: Viewer): Promise<CourseRow> => {
    const course = await courses.find(courseId, seesHiddenContent(viewer));
    if (!course) throw notFound('This course does not exist.');
    return course;
  };
  /** `literal`, or a list that has near matches too. */
  const withNear = async (query: PublicCourseListQuery, q: string, literal: FoundCourses): Promise<FoundCourses> => {
    const readings = await searchWords.readingsOf(q);
    if (!readings) return literal;
    const found = readings.near.every((words) => words.length > 0)
      ? await publicCourses.list(query, readings.near)
      : literal;
    if (found.total > 0) return found;
    for (const near of await readings.others()) {
      const other = await publicCourses.list(query, near);
      if (other.total > 0) return other;
    }
    return literal;
  };
  const presented = (list: FoundCourses): Promise<ListPage<PublicCourse> | StreamedList<PublicCourse>> =>
    presentList(list, async (rows) => {
      const ids = rows.map(({ course_id }) => course_id);
      const [seconds, reviews] = await Promise.all([
        publicCourses.totalDurations(ids),
        publicCourses.shownReviews(ids),
      ]);
      return rows.map((row) => presentPublicCourse(row, seconds.get(row.course_id) ?? 0, reviews.get(row.course_id)));
    });
  return {
    async content(courseId: number, viewer: Viewer): Promise<PublicCourseContent> {
      const course = await visibleCourse(courseId, viewer);
      const [modules, reviews] = await Promise.all([
        publicCourses.modules(courseId),
        publicCourses.shownReviews([courseId]),
      ]);
      return presentPublicContent(course, modules, reviews.get(courseId));
    },
    /** `partial` when near matches are left out because too many people search. */
    async list(query: PublicCourseListQuery, turns: ReadTurns) {
      const literal = await turns.list(() => publicCourses.list(query, []));
      const isEnough = literal.total >= enoughLiteralMatches && !asksForFree(query.q ?? '');
      if (!query.q || isEnough) return { list: await presented(literal), partial: false };
      const { q } = query;
      const found = await turns.near(() => withNear(query, q, literal));
      return { list: await presented(found ?? literal), partial: found === undefined };
    },
  };
}

export type PublicCoursesService = ReturnType<typeof createPublicCoursesService>;
