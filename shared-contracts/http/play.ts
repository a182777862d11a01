import { type Static, Type } from 'typebox';
import { CaptionLanguageSchema, RenditionSchema, StoryboardSchema } from './lesson-assets';
import { IdSchema, nullable, oneOf } from './primitives';

/** A lesson, or the introduction of a course: one of the two. */
export const PlayBodySchema = Type.Object({ video_id: Type.Optional(IdSchema), course_id: Type.Optional(IdSchema) });
export type PlayBody = Static<typeof PlayBodySchema>;

/** `stream`: HLS; `file`: one media file; `sharing` and `archive`: a page of another service. */
export const playKinds = ['stream', 'file', 'sharing', 'archive'] as const;

/** What a player needs of a lesson. The answer also gives the browser a cookie where `expires_at` is set. */
export const PlaySchema = Type.Object({
  /** Null for an introduction. */
  video_id: nullable(Type.Integer()),
  kind: oneOf(playKinds),
  /** Of a stream the master playlist. */
  url: Type.String(),
  /** The playlist of the sound alone; null: there is none. */
  audio_url: nullable(Type.String()),
  poster: nullable(Type.String()),
  storyboard: nullable(Type.Object({ ...Type.Omit(StoryboardSchema, ['file']).properties, url: Type.String() })),
  /** Approved ones, in WebVTT. */
  captions: Type.Array(Type.Object({ language: CaptionLanguageSchema, url: Type.String() })),
  /** Those that are made so far, with the sound alone. `height` is 0 for sound. */
  renditions: Type.Array(
    Type.Object({
      ...Type.Pick(RenditionSchema, ['name', 'height']).properties,
      bytes_per_hour: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** Whole seconds; 0: not known. */
  duration_in_seconds: Type.Integer({ minimum: 0 }),
  /** When the browser's cookie ends. Null: no cookie is needed. */
  expires_at: nullable(Type.String({ format: 'date-time' })),
});
export type Play = Static<typeof PlaySchema>;
