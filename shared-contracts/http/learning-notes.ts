import { Type, type Static } from 'typebox';
import { AtSecondsSchema } from './learning-discussions';
import { noteSortFields } from './learning-names';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { IdSchema, nullable, requiredText } from './primitives';

const TimeSchema = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });

export const NoteBodySchema = Type.Object({
  video_id: IdSchema,
  at_seconds: AtSecondsSchema,
  body: requiredText(limits.learning.noteMax),
});
export type NoteBody = Static<typeof NoteBodySchema>;

/** Members that are left out stay as they are. */
export const NoteChangeSchema = Type.Object({
  video_id: Type.Optional(IdSchema),
  at_seconds: Type.Optional(AtSecondsSchema),
  body: requiredText(limits.learning.noteMax),
});
export type NoteChange = Static<typeof NoteChangeSchema>;

export const NoteSchema = Type.Object({
  note_id: Type.String({ format: 'uuid' }),
  course_id: Type.Integer(),
  /** Null: the lesson was deleted. */
  video_id: nullable(Type.Integer()),
  at_seconds: nullable(Type.Number()),
  body: Type.String(),
  created_at: Type.String({ format: 'date-time', description: 'UTC, RFC 3339' }),
  edited_at: nullable(TimeSchema),
});
export type Note = Static<typeof NoteSchema>;

/** Without `sort` in the order of lessons and times. */
export const NoteListQuerySchema = Type.Object(
  { ...listQueryProperties(noteSortFields), video_id: Type.Optional(IdSchema) },
  { additionalProperties: false },
);
export type NoteListQuery = Static<typeof NoteListQuerySchema>;
