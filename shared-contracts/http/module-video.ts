import { Type, type Static } from 'typebox';
import { SequenceSchema } from './course-module';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { IdFilterSchema, IdSchema, requiredText, UrlOrMediaPathSchema } from './primitives';

export const ModuleVideoSchema = Type.Object({
  video_id: Type.Integer(),
  course_id: Type.Integer(),
  module_id: Type.Integer(),
  video_title: Type.String(),
  video_url: Type.String(),
  /** Whole seconds. */
  duration_in_seconds: Type.Integer(),
  sequence_no: Type.Integer(),
  created_by: Type.String(),
  /** Whether everybody may play it without access to its course. */
  is_preview: Type.Boolean(),
  /** Unpublished lessons are not there for learners. */
  is_published: Type.Boolean(),
  /** Null: an address elsewhere, or a file of the demo data. */
  asset_id: Type.Union([Type.String(), Type.Null()]),
  /** `ready`: an address elsewhere, or an asset that can be played. */
  status: Type.Union([Type.Literal('ready'), Type.Literal('failed'), Type.Literal('waiting')]),
});
export type ModuleVideo = Static<typeof ModuleVideoSchema>;

/** Body of POST; `created_by` of the client is ignored. Without `sequence_no` the video is appended. */
export const ModuleVideoBodySchema = Type.Object({
  course_id: IdSchema,
  module_id: IdSchema,
  video_title: requiredText(limits.moduleVideo.titleMax),
  video_url: UrlOrMediaPathSchema,
  /** Needed for an address elsewhere. That of an asset follows the asset. */
  duration_in_seconds: Type.Optional(Type.Number({ minimum: 0, maximum: limits.moduleVideo.durationMaxSeconds })),
  sequence_no: Type.Optional(SequenceSchema),
  /** Left out: false for a new lesson, else unchanged. */
  is_preview: Type.Optional(Type.Boolean()),
  /** Left out: true for a new lesson, else unchanged. */
  is_published: Type.Optional(Type.Boolean()),
});
export type ModuleVideoBody = Static<typeof ModuleVideoBodySchema>;

export const moduleVideoSortFields = [
  'video_id',
  'course_id',
  'module_id',
  'video_title',
  'video_url',
  'duration_in_seconds',
  'sequence_no',
  'created_by',
  'is_preview',
  'is_published',
] as const;
export const ModuleVideoListQuerySchema = Type.Object(
  {
    course_id: Type.Optional(IdFilterSchema),
    module_id: Type.Optional(IdFilterSchema),
    ...listQueryProperties(moduleVideoSortFields),
  },
  { additionalProperties: false },
);
export type ModuleVideoListQuery = Static<typeof ModuleVideoListQuerySchema>;
