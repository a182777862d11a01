import { type Static, Type } from 'typebox';
import { assetProblems, assetStatuses, captionLanguages, captionOrigins, renditionNames } from './lesson-names';
import { lessonLimits } from './lesson-limits';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { nullable, oneOf, requiredText, UuidSchema } from './primitives';
import { uuidPattern } from './uuid';

const TimeSchema = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });
const CountSchema = Type.Integer({ minimum: 0 });

export const CaptionLanguageSchema = oneOf(captionLanguages);

/** A file of a version, named by its place below the address of the version. */
export const StoryboardSchema = Type.Object({
  file: Type.String(),
  columns: CountSchema,
  rows: CountSchema,
  tile_width: CountSchema,
  tile_height: CountSchema,
  every_seconds: Type.Number(),
  count: CountSchema,
});
export type Storyboard = Static<typeof StoryboardSchema>;

export const RenditionSchema = Type.Object({
  name: oneOf(renditionNames),
  /** 0 for sound alone. */
  width: CountSchema,
  height: CountSchema,
  bits_per_second: CountSchema,
  size_bytes: CountSchema,
});
export type Rendition = Static<typeof RenditionSchema>;

export const AssetCaptionSchema = Type.Object({
  language: CaptionLanguageSchema,
  origin: oneOf(captionOrigins),
  approved: Type.Boolean(),
  cue_count: CountSchema,
});
export type AssetCaption = Static<typeof AssetCaptionSchema>;

export const AssetProblemSchema = Type.Object({ type: oneOf(assetProblems) });

export const LessonUseSchema = Type.Object({
  course_id: Type.Integer(),
  course_name: Type.String(),
  module_id: Type.Integer(),
  video_id: Type.Integer(),
  video_title: Type.String(),
});
export type LessonUse = Static<typeof LessonUseSchema>;

export const AssetSchema = Type.Object({
  asset_id: Type.String({ format: 'uuid' }),
  title: Type.String(),
  file_name: Type.String(),
  size_bytes: CountSchema,
  /** `failed` only where nothing plays. */
  status: oneOf(assetStatuses),
  playable: Type.Boolean(),
  problem: nullable(AssetProblemSchema),
  /** Of the present step: upload, check, first run or second run. */
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** From 1; null unless it waits. */
  queue_place: nullable(Type.Integer()),
  duration_in_seconds: nullable(Type.Number()),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  has_audio: nullable(Type.Boolean()),
  renditions: Type.Array(RenditionSchema),
  /** The address of the picture. */
  poster: nullable(Type.String()),
  storyboard: nullable(StoryboardSchema),
  captions: Type.Array(AssetCaptionSchema),
  /** Of what plays; 0: nothing yet. */
  file_version: CountSchema,
  created_by: Type.Integer(),
  created_at: TimeSchema,
  ready_at: nullable(TimeSchema),
  /** A newer file that is to replace what plays. */
  next: nullable(
    Type.Object({
      status: oneOf(assetStatuses),
      problem: nullable(AssetProblemSchema),
      percent: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
  ),
  /** The first 20. */
  used_by: Type.Array(LessonUseSchema),
  used_by_count: CountSchema,
});
export type Asset = Static<typeof AssetSchema>;

export const AssetBodySchema = Type.Object({ title: requiredText(limits.moduleVideo.titleMax) });
export type AssetBody = Static<typeof AssetBodySchema>;

/** What the caller may upload at this moment. Others upload too, so that less may fit later. */
export const LessonRoomSchema = Type.Object({
  /** Of all files together. */
  bytes_left: CountSchema,
  /** Of one file. */
  file_bytes_max: CountSchema,
  files_left: CountSchema,
});
export type LessonRoom = Static<typeof LessonRoomSchema>;

export const PosterBodySchema = Type.Object({
  at_seconds: Type.Number({ minimum: 0, maximum: lessonLimits.secondsMax }),
});

/** Which lessons use an asset, for media: of each asset the first 20 uses and their number. */
export const LessonUsesQuerySchema = Type.Object({ asset_id: UuidSchema }, { additionalProperties: false });
export const LessonUsesSchema = Type.Object({ count: CountSchema, items: Type.Array(LessonUseSchema) });
export type LessonUses = Static<typeof LessonUsesSchema>;

/** Times in seconds. */
export const CueSchema = Type.Object({
  from: Type.Number({ minimum: 0 }),
  to: Type.Number({ minimum: 0 }),
  text: Type.String({ minLength: 1, maxLength: lessonLimits.cueMax }),
});
export type Cue = Static<typeof CueSchema>;

export const CuesSchema = Type.Object({ cues: Type.Array(CueSchema, { maxItems: lessonLimits.cuesMax }) });
export type Cues = Static<typeof CuesSchema>;

export const CaptionParamsSchema = Type.Object({ id: UuidSchema, language: CaptionLanguageSchema });

/** Ids of assets that are named in one request, by comma. */
export const AssetIdsSchema = Type.String({
  pattern: `^${uuidPattern}(?:,${uuidPattern}){0,${lessonLimits.idsMax - 1}}$`,
  maxLength: lessonLimits.idsMax * 37,
});

export const AssetListQuerySchema = Type.Object(
  {
    ...listQueryProperties(['created_at', 'title']),
    status: Type.Optional(oneOf(assetStatuses)),
    /** Whether to leave out assets that a lesson uses. */
    unused: Type.Optional(Type.Boolean()),
    ids: Type.Optional(AssetIdsSchema),
  },
  { additionalProperties: false },
);
export type AssetListQuery = Static<typeof AssetListQuerySchema>;
