import type { Course } from '@vidyapath/http/course';
import { paths } from '@vidyapath/http/paths';
import { listId, modulesApi } from '../../../lib/modules-api';

export interface CourseChoice {
  id: number;
  name: string;
}

const endpoints = modulesApi.injectEndpoints({
  endpoints: (build) => ({
    courseChoices: build.query<CourseChoice[], void>({
      query: () => ({ url: paths.courses, params: { sort: 'course_name:asc' } }),
      transformResponse: (courses: Course[]) => courses.map(({ course_id: id, course_name: name }) => ({ id, name })),
      providesTags: [{ type: 'Course', id: listId }],
    }),
  }),
});

export const { useCourseChoicesQuery } = endpoints;
