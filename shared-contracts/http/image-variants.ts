/** Widths in pixels in which an uploaded image is stored, smallest first. */
export const imageWidths = [320, 640, 960, 1_280] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Pixels of the picture that a shared link shows. */
export const shareSize = { width: 1_200, height: 630 } as const;

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

/** Path of the same image as a JPEG of `shareSize`, for the programs that show shared links and read no WebP. Made when it is first asked for. */
export function sharePicturePath(path: string): string | undefined {
  const stem = storedImage.exec(path)?.[1];
  return stem && `${stem}-${shareSize.width}.jpg`;
}
