import { toVersioned, type Versioned } from '@vidyapath/client/requests/record-answers';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import type { Outline, OutlineChangesBody, OutlineLessonsBody, OutlineMove } from '@vidyapath/http/course-outline';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

interface OfCourse<Body> {
  courseId: number;
  body: Body;
}

const lists = [
  { type: 'Module', id: listId },
  { type: 'Video', id: listId },
] as const;

export const outlineApi = api.injectEndpoints({
  endpoints: (build) => ({
    outline: build.query<Versioned<Outline>, number>({
      query: (courseId) => ({ url: courseBuilderPaths.outline(courseId) }),
      transformResponse: toVersioned<Outline>,
      providesTags: [...lists],
    }),
    /** Answers what the course is afterwards, so that nothing is read again. */
    moveInOutline: build.mutation<
      Versioned<Outline>,
      OfCourse<{ moves: readonly OutlineMove[] }> & { ifMatch: string | undefined }
    >({
      query: ({ courseId, body, ifMatch }) => ({
        url: courseBuilderPaths.outlineMoves(courseId),
        method: 'POST',
        body,
        ifMatch,
      }),
      transformResponse: toVersioned<Outline>,
      async onQueryStarted({ courseId }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(outlineApi.util.updateQueryData('outline', courseId, () => data));
        } catch {
          // The caller shows what was before.
        }
      },
    }),
    addLessons: build.mutation<ModuleVideo[], OfCourse<OutlineLessonsBody>>({
      query: ({ courseId, body }) => ({
        url: courseBuilderPaths.outlineLessons(courseId),
        method: 'POST',
        body,
        once: true,
      }),
      invalidatesTags: (_lessons, error) => (error ? [] : [...lists]),
    }),
    changeLessons: build.mutation<null, OfCourse<OutlineChangesBody>>({
      query: ({ courseId, body }) => ({ url: courseBuilderPaths.outlineChanges(courseId), method: 'POST', body }),
      invalidatesTags: (_none, error) => (error ? [] : [...lists]),
    }),
  }),
});

export const { useOutlineQuery, useMoveInOutlineMutation, useAddLessonsMutation, useChangeLessonsMutation } =
  outlineApi;
