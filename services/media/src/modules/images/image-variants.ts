import { imageWidths, type ImageWidth } from '@vidyapath/http/image-variants';
import { decodingFailed } from './image-error';
import { assertAcceptableHeader } from './image-header';
import { openImage, openPixels, type RawPixels } from './open-image';

export interface ImageVariants {
  /** The widest. */
  bytes: Buffer;
  width: number;
  height: number;
  /** One for each of `imageWidths`; a narrower image keeps its width there. */
  variants: Map<ImageWidth, Buffer>;
}

const widest = imageWidths[imageWidths.length - 1] as ImageWidth;
/** WebP has at most 16,383 pixels, and no screen shows a banner this tall. */
const heightPerWidth = 4;

const qualities = [78, 66, 54, 42, 32, 22, 14];
/** Of any width: the wide ones are for dense screens, on which a lower quality is not visible. */
const bytesMax = 60_000;

/**
 * Decodes an upload once, upright and without metadata, and encodes it in each width.
 * Throws {@link ImageError} for an image that is not accepted.
 */
export async function makeVariants(upload: Buffer): Promise<ImageVariants> {
  await assertAcceptableHeader(upload);
  const pixels = await decode(upload);
  const variants = new Map<ImageWidth, Buffer>();
  for (const width of imageWidths) variants.set(width, await encode(pixels, width));
  const bytes = variants.get(widest) as Buffer;
  return { bytes, width: pixels.width, height: pixels.height, variants };
}

async function decode(upload: Buffer): Promise<RawPixels> {
  try {
    const { data, info } = await openImage(upload)
      .autoOrient()
      .resize({ width: widest, height: widest * heightPerWidth, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (error) {
    throw decodingFailed(error);
  }
}

async function encode(pixels: RawPixels, width: ImageWidth): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await openPixels(pixels)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort: 4, smartSubsample: quality === qualities[0] })
      .toBuffer();
    if (encoded.length <= bytesMax) break;
  }
  return encoded;
}
