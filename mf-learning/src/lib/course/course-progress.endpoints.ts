import type { CourseProgressRow } from '@vidyapath/http/course-progress';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { paths } from '@vidyapath/http/paths';
import { api } from '../api';
import { type CourseOutline, outlineOf } from './course-outline';

const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    courseProgress: build.query<CourseOutline, number>({
      query: (courseId) => ({ url: paths.courseProgress, params: { course_id: courseId } }),
      transformResponse: (rows: CourseProgressRow[]) => outlineOf(rows),
      providesTags: (_outline, _error, courseId) => [{ type: 'CourseProgress', id: courseId }],
    }),
    offeredCourse: build.query<PublicCourseContent, number>({
      query: (courseId) => ({ url: paths.publicCourseContent, params: { course_id: courseId } }),
      providesTags: (_course, _error, courseId) => [{ type: 'CourseProgress', id: courseId }],
    }),
  }),
});

export const { useCourseProgressQuery, useLazyCourseProgressQuery, useOfferedCourseQuery } = progressApi;
