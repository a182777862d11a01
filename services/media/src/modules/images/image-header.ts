import { limits } from '@vidyapath/http/limits';
import type { Metadata } from 'sharp';
import { decodingFailed, ImageError, notAnImage } from './image-error';
import { decoderFormatOf } from './image-type';
import { openImage } from './open-image';
import { assertModestPngChunks } from './png-chunks';

/** Only the first frame is kept, so a banner has no use for more. */
const framesMax = 1_000;

/** Refuses, by the header alone, a file that is not an accepted image or is too large to be decoded. */
export async function assertAcceptableHeader(bytes: Buffer): Promise<void> {
  const format = await decoderFormatOf(bytes);
  if (format === 'png') assertModestPngChunks(bytes);
  const header = await headerOf(bytes);
  if (header.format !== format || (format === 'heif' && header.compression !== 'av1')) throw notAnImage();
  if (header.width * header.height > limits.upload.pixelsMax) throw tooManyPixels();
  if (decodedBytes(header) > limits.upload.decodedBytesMax) {
    throw new ImageError(
      'too-large',
      'The image has too many pixels for its colour depth. Please save it with 8 bits a channel, or smaller.',
    );
  }
  if ((header.pages ?? 1) > framesMax) {
    throw new ImageError('too-large', 'The animation has too many frames. Please choose a still image.');
  }
}

/** Of one frame. Accepted types have at most 16 bits a channel. */
function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

function tooManyPixels(cause?: unknown): ImageError {
  const megapixels = limits.upload.pixelsMax / 1_000_000;
  return new ImageError('too-large', `The image is larger than ${megapixels} megapixels.`, { cause });
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await openImage(bytes).metadata();
  } catch (error) {
    throw isPixelLimit(error) ? tooManyPixels(error) : decodingFailed(error);
  }
}

function isPixelLimit(error: unknown): boolean {
  return /pixel limit/i.test(String((error as Error).message));
}
