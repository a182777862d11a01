import { Type, type Static } from 'typebox';
import { UrlOrMediaPathSchema } from './primitives';

/** Where an upload is served: starts with `/media/`, named by content hash. */
export const UploadAnswerSchema = Type.Object({ path: Type.String() });
export type UploadAnswer = Static<typeof UploadAnswerSchema>;

/** Widths in pixels in which an uploaded image is kept, smallest first. */
export const imageWidths = [320, 640, 960, 1_280] as const;
export type ImageWidth = (typeof imageWidths)[number];

const storedImage = /^(\/media\/[A-Za-z0-9_-]+)\.webp$/;

/**
 * Path of one width of an uploaded image: `/media/<hash>.webp` is the widest, `/media/<hash>-320.webp` a variant.
 * Every variant exists; one of an image narrower than it is that image, since nothing is enlarged.
 * Returns `undefined` for an address that is not an upload of this platform.
 */
export function imageVariantPath(path: string, width: ImageWidth): string | undefined {
  const stem = storedImage.exec(path)?.[1];
  return stem && `${stem}-${width}.webp`;
}

/** An http(s) address, or a path that this platform handed out. */
export const DurationBodySchema = Type.Object({ url: UrlOrMediaPathSchema });
export type DurationBody = Static<typeof DurationBodySchema>;

/** One line of the `application/x-ndjson` answer; the last one is a duration (seconds) or a detail. */
export const DurationLineSchema = Type.Union([
  Type.Object({
    progress: Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Literal('indeterminate')]),
  }),
  Type.Object({ duration: Type.Number({ minimum: 0 }) }),
  Type.Object({ detail: Type.String() }),
]);
export type DurationLine = Static<typeof DurationLineSchema>;
