import { type Static, Type } from 'typebox';
import { CourseModuleSchema } from './course-module';
import { ModuleVideoBodySchema, ModuleVideoSchema } from './module-video';
import { IdSchema, nullable, oneOf } from './primitives';
import { ProblemSchema } from './problem';

/** Most that one request names. */
export const outlineLimits = { moves: 500, lessons: 200, videos: 200 } as const;

export const OutlineLessonSchema = Type.Pick(ModuleVideoSchema, [
  'video_id',
  'video_title',
  'video_url',
  'asset_id',
  'duration_in_seconds',
  'sequence_no',
  'is_preview',
  'is_published',
  'status',
]);
export type OutlineLesson = Static<typeof OutlineLessonSchema>;

export const OutlineModuleSchema = Type.Object({
  module_id: Type.Integer(),
  module_name: Type.String(),
  module_description: Type.String(),
  status: CourseModuleSchema.properties.Status,
  sequence_no: Type.Integer(),
  videos: Type.Array(OutlineLessonSchema),
});
export type OutlineModule = Static<typeof OutlineModuleSchema>;

/** A course's modules and lessons in their order, as staff edits them. Its ETag is of ids, places and order only. */
export const OutlineSchema = Type.Object({ course_id: Type.Integer(), modules: Type.Array(OutlineModuleSchema) });
export type Outline = Static<typeof OutlineSchema>;

export const moveKinds = ['module', 'video'] as const;

export const OutlineMoveSchema = Type.Object({
  kind: oneOf(moveKinds),
  id: IdSchema,
  /** Where a video moves to. Left out: it stays in its module. */
  module_id: Type.Optional(IdSchema),
  /** The module or video that comes after it; null: it becomes the last. */
  before_id: nullable(IdSchema),
});
export type OutlineMove = Static<typeof OutlineMoveSchema>;

/** They happen in turn, all or none. Positions of the whole course become 1, 2, 3, … */
export const OutlineMovesBodySchema = Type.Object({
  moves: Type.Array(OutlineMoveSchema, { minItems: 1, maxItems: outlineLimits.moves }),
});

/** 412: with the present outline, and its ETag for the next try. */
export const OutlineChangedSchema = Type.Object({
  ...ProblemSchema.properties,
  outline: Type.Optional(OutlineSchema),
  etag: Type.Optional(Type.String()),
});

/** New lessons at the end of a module, unpublished, all or none. The duration of an address elsewhere is 0 when it is left out. */
export const OutlineLessonsBodySchema = Type.Object({
  module_id: IdSchema,
  lessons: Type.Array(Type.Pick(ModuleVideoBodySchema, ['video_title', 'video_url', 'duration_in_seconds']), {
    minItems: 1,
    maxItems: outlineLimits.lessons,
  }),
});
export type OutlineLessonsBody = Static<typeof OutlineLessonsBodySchema>;

export const NewLessonsSchema = Type.Array(ModuleVideoSchema);

/** Of all these lessons of one course: new flags, or their deletion; one of the two. */
export const OutlineChangesBodySchema = Type.Object({
  video_ids: Type.Array(IdSchema, { minItems: 1, maxItems: outlineLimits.videos }),
  set: Type.Optional(
    Type.Object(
      { is_published: Type.Optional(Type.Boolean()), is_preview: Type.Optional(Type.Boolean()) },
      { minProperties: 1 },
    ),
  ),
  delete: Type.Optional(Type.Literal(true)),
});
export type OutlineChangesBody = Static<typeof OutlineChangesBodySchema>;
