import type { Note, NoteBody, NoteChange } from '@vidyapath/http/learning-notes';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../../lib/api';

const ofCourse = (courseId: number) => [{ type: 'Note', id: courseId } as const];

export const { useNotesQuery, useAddNoteMutation, useChangeNoteMutation, useDeleteNoteMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    notes: build.query<Note[], { courseId: number; videoId?: number | undefined }>({
      query: ({ courseId, videoId }) => ({ url: paths.courseNotes(courseId), params: { video_id: videoId } }),
      providesTags: (_notes, _error, { courseId }) => ofCourse(courseId),
    }),
    addNote: build.mutation<Note, { courseId: number; body: NoteBody }>({
      query: ({ body }) => ({ url: paths.notes, method: 'POST', body, once: true }),
      invalidatesTags: (_note, _error, { courseId }) => ofCourse(courseId),
    }),
    changeNote: build.mutation<Note, { courseId: number; id: string; body: NoteChange }>({
      query: ({ id, body }) => ({ url: paths.note(id), method: 'PUT', body }),
      invalidatesTags: (_note, _error, { courseId }) => ofCourse(courseId),
    }),
    deleteNote: build.mutation<null, { courseId: number; id: string }>({
      query: ({ id }) => ({ url: paths.note(id), method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { courseId }) => ofCourse(courseId),
    }),
  }),
});
