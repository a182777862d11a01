import { type Page, toPage, toVersioned, type Versioned } from '@vidyapath/client/record-answers';
import type { Category } from '@vidyapath/http/category';
import type { Course, CourseBody } from '@vidyapath/http/course';
import type { UploadAnswer } from '@vidyapath/http/media';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';
import type { ListParams } from '../../../lib/list-params';

const list = { type: 'Course', id: listId } as const;
const one = (id: number) => ({ type: 'Course', id }) as const;

export interface CourseChange {
  id: number;
  body: CourseBody;
  ifMatch?: string | undefined;
}

function fileBody(file: File): FormData {
  const body = new FormData();
  body.append('file', file);
  return body;
}

const coursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    courses: build.query<Page<Course>, ListParams>({
      query: (params) => ({ url: paths.courses, params }),
      transformResponse: toPage<Course>,
      providesTags: [list],
    }),
    course: build.query<Versioned<Course>, number>({
      query: (id) => ({ url: paths.course(id) }),
      transformResponse: toVersioned<Course>,
      providesTags: (_answer, _error, id) => [one(id)],
    }),
    createCourse: build.mutation<Course, CourseBody>({
      query: (body) => ({ url: paths.courses, method: 'POST', body, once: true }),
      invalidatesTags: (answer) => (answer ? [list] : []),
    }),
    updateCourse: build.mutation<Course, CourseChange>({
      query: ({ id, body, ifMatch }) => ({ url: paths.course(id), method: 'PUT', body, ifMatch }),
      invalidatesTags: (answer, _error, { id }) => (answer ? [list, one(id)] : []),
    }),
    deleteCourse: build.mutation<null, { id: number; ifMatch?: string | undefined }>({
      query: ({ id, ifMatch }) => ({ url: paths.course(id), method: 'DELETE', ifMatch }),
      invalidatesTags: (_answer, error) => (error && error.status !== 404 ? [] : [list]),
    }),
    /** Every category, for the form's dropdown. */
    categoryOptions: build.query<Category[], void>({
      query: () => ({ url: paths.categories, params: { sort: 'CategoryName:asc' } }),
      providesTags: [{ type: 'Category', id: listId }],
    }),
    uploadBanner: build.mutation<UploadAnswer, File>({
      query: (file) => ({ url: paths.uploadCourseImage, method: 'POST', body: fileBody(file) }),
    }),
  }),
});

export const { course, courses, createCourse, updateCourse, deleteCourse } = coursesApi.endpoints;
export const {
  useCategoryOptionsQuery,
  useCoursesQuery,
  useCreateCourseMutation,
  useUpdateCourseMutation,
  useDeleteCourseMutation,
  useUploadBannerMutation,
} = coursesApi;
