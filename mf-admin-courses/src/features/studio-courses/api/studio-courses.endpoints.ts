import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { Course, CourseDraft, CourseListItem } from '@vidyapath/http/course';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import { paths } from '@vidyapath/http/paths';
import type { ListParams } from '@vidyapath/remote-kit/list-params';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

const list = { type: 'Course', id: listId } as const;

export const { useStudioCoursesQuery, useCreateDraftMutation, useCopyCourseMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    studioCourses: build.query<Page<CourseListItem>, ListParams>({
      query: (params) => ({ url: paths.courses, params: { ...params } }),
      transformResponse: toPage<CourseListItem>,
      providesTags: [list],
    }),
    createDraft: build.mutation<Course, CourseDraft>({
      query: (body) => ({ url: courseDraftPaths.courseDrafts, method: 'POST', body, once: true }),
      invalidatesTags: (answer) => (answer ? [list] : []),
    }),
    copyCourse: build.mutation<Course, number>({
      query: (courseId) => ({ url: courseBuilderPaths.courseCopy(courseId), method: 'POST', once: true }),
      invalidatesTags: (answer) => (answer ? [list] : []),
    }),
  }),
});
