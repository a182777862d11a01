import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { IdSchema, requiredText } from './primitives';

export const LearningEntryBodySchema = Type.Object({
  course_id: IdSchema,
  title: requiredText(limits.learning.titleMax),
});
export type LearningEntryBody = Static<typeof LearningEntryBodySchema>;

export const LearningEntrySchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  course_id: Type.Integer(),
  title: Type.String(),
  created_at: Type.String({ format: 'date-time', description: 'UTC, RFC 3339' }),
});
export type LearningEntry = Static<typeof LearningEntrySchema>;

export const LearningEntryParamsSchema = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

export const learningEntrySortFields = ['created_at', 'title'] as const;
export const LearningEntryListQuerySchema = Type.Object(listQueryProperties(learningEntrySortFields), {
  additionalProperties: false,
});
export type LearningEntryListQuery = Static<typeof LearningEntryListQuerySchema>;

/** Told when an entry is stored, as version 1, and when it is removed, as version 2 with null. It is never changed in between. */
export const learningEntryChanged = {
  type: 'learning.entry-changed',
  version: 1,
  body: Type.Object({
    entry_id: Type.String(),
    version: Type.Integer(),
    entry: Type.Union([Type.Pick(LearningEntrySchema, ['course_id', 'title']), Type.Null()]),
  }),
};
