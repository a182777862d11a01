import { Type, type Static } from 'typebox';
import { nullable, UrlOrMediaPathSchema } from './primitives';

/** Lesson files that this platform hosts; nothing else is below it, and they are served to people with access. */
export const lessonPathPrefix = '/media/lessons/';

/** Path of an upload: starts with `/media/`, named by content hash. */
export const UploadAnswerSchema = Type.Object({ path: Type.String() });
export type UploadAnswer = Static<typeof UploadAnswerSchema>;

/** An http(s) address, or a path that this platform handed out. */
export const DurationBodySchema = Type.Object({ url: UrlOrMediaPathSchema });

/** One line of the `application/x-ndjson` answer; the last one is a duration (seconds) or a detail. */
export const DurationLineSchema = Type.Union([
  Type.Object({
    progress: Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Literal('indeterminate')]),
  }),
  Type.Object({ duration: Type.Number({ minimum: 0 }) }),
  Type.Object({ detail: Type.String() }),
]);
export type DurationLine = Static<typeof DurationLineSchema>;

/** The id of an item of archive.org, as it stands in its address. */
export const archiveItemPattern = '[A-Za-z0-9][\\w.-]{0,100}';
export const ArchiveItemParamsSchema = Type.Object({ item: Type.String({ pattern: `^${archiveItemPattern}$` }) });

/** A video of an item of archive.org, of which archive.org may have several files. */
export const ArchiveVideoSchema = Type.Object({
  /** Of the file that was uploaded there. */
  name: Type.String(),
  /** Of the file that every browser plays best. */
  url: Type.String(),
  size_bytes: nullable(Type.Integer({ minimum: 0 })),
  duration_in_seconds: nullable(Type.Integer({ minimum: 1 })),
});
export type ArchiveVideo = Static<typeof ArchiveVideoSchema>;

/** In the order of their names, with numbers by value. */
export const ArchiveVideosSchema = Type.Array(ArchiveVideoSchema);
