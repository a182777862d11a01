import type { CourseProgressRow } from '@vidyapath/http/course-progress';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { paths } from '@vidyapath/http/paths';
import { api } from '../api';
import { type CourseOutline, outlineOf } from './course-outline';

interface AskedCourse {
  courseId: number;
  /** Staff gets what a buyer would get. */
  as?: 'learner' | undefined;
}

const paramsOf = ({ courseId, as }: AskedCourse) => ({ course_id: courseId, ...(as && { as }) });

const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    courseProgress: build.query<CourseOutline, AskedCourse>({
      query: (asked) => ({ url: paths.courseProgress, params: paramsOf(asked) }),
      transformResponse: (rows: CourseProgressRow[]) => outlineOf(rows),
      providesTags: (_outline, _error, { courseId }) => [{ type: 'CourseProgress', id: courseId }],
    }),
    offeredCourse: build.query<PublicCourseContent, AskedCourse>({
      query: (asked) => ({ url: paths.publicCourseContent, params: paramsOf(asked) }),
      providesTags: (_course, _error, { courseId }) => [{ type: 'CourseProgress', id: courseId }],
    }),
  }),
});

export const { useCourseProgressQuery, useLazyCourseProgressQuery, useOfferedCourseQuery } = progressApi;
