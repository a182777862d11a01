/** Widths in pixels in which an uploaded image is stored, smallest first. */
export const imageWidths = [320, 640, 960, 1_280] as const;
export type ImageWidth = (typeof imageWidths)[number];

const storedImage = /^(\/media\/[A-Za-z0-9_-]+)\.webp$/;

/**
 * Path of one width of an uploaded image: `/media/<hash>.webp` is the widest, `/media/<hash>-320.webp` a variant.
 * Every variant exists; if the image is narrower, the variant is the image itself, since nothing is enlarged.
 * Returns `undefined` for an address that is not an upload of this platform.
 */
export function imageVariantPath(path: string, width: ImageWidth): string | undefined {
  const stem = storedImage.exec(path)?.[1];
  return stem && `${stem}-${width}.webp`;
}
