import type { CourseSearch } from '@vidyapath/http/course-search';
import { manyCourses } from '@vidyapath/http/course-search-paths';

/** The most that the server counts. */
const most = 10_000;

/** Courses that can be paged through. */
export const pagedCourses = (total: CourseSearch['total']): number => (total === manyCourses ? most : total);
