import { Type, type Static } from 'typebox';
import { UrlOrMediaPathSchema } from './primitives';

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
