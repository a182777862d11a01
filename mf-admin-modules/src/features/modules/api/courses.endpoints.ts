import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import { type CourseName, nameFields } from '@vidyapath/http/course';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

export interface CourseChoice {
  id: number;
  name: string;
}

const choiceOf = ({ course_id: id, course_name: name }: CourseName): CourseChoice => ({ id, name });

/** Courses that are fetched at a time. */
export const choicesAtOnce = 100;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    courseChoices: build.infiniteQuery<Page<CourseChoice>, string, number>({
      query: ({ queryArg: q, pageParam: offset }) => ({
        url: paths.courses,
        params: { fields: nameFields, q, sort: 'course_name:asc', limit: choicesAtOnce, offset },
      }),
      transformResponse: (courses: CourseName[], meta) => {
        const { rows, total } = toPage(courses, meta);
        return { rows: rows.map(choiceOf), total };
      },
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ rows, total }, _pages, offset) =>
          rows.length > 0 && offset + rows.length < total ? offset + rows.length : undefined,
      },
      providesTags: [{ type: 'Course', id: listId }],
    }),
    courseChoice: build.query<CourseChoice, number>({
      query: (id) => ({ url: paths.course(id) }),
      transformResponse: choiceOf,
      providesTags: [{ type: 'Course', id: listId }],
    }),
  }),
});

export const { useCourseChoicesInfiniteQuery, useCourseChoiceQuery } = endpoints;
