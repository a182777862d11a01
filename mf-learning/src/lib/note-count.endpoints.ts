import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import { paths } from '@vidyapath/http/paths';
import { api } from './api';

/** How many notes the learner has in a course, with access to it or without. */
export const { useNoteCountQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    noteCount: build.query<Page<unknown>, number>({
      query: (courseId) => ({ url: paths.courseNotes(courseId), params: { limit: 1 } }),
      transformResponse: toPage<unknown>,
      providesTags: (_count, _error, courseId) => [{ type: 'Note', id: courseId }],
    }),
  }),
});
