import { limits } from '@vidyapath/http/limits';
import type { Metadata } from 'sharp';
import type { Decoder } from './decoder';
import { ImageError, notAnImage } from './image-error';
import { decoderFormatOf } from './image-type';
import { assertModestPngTexts } from './png-text';

/** Only the first frame is kept, so a banner has no use for more. */
const framesMax = 1_000;

/** Refuses, by the header alone, what is not an accepted image or is larger than may be decoded. */
export async function assertAcceptableHeader(decoder: Decoder, bytes: Buffer): Promise<void> {
  const format = await decoderFormatOf(bytes);
  if (format === 'png') assertModestPngTexts(bytes);
  const header = await headerOf(decoder, bytes);
  if (header.format !== format || (format === 'heif' && header.compression !== 'av1')) throw notAnImage();
  if (header.width * header.height > limits.upload.pixelsMax) throw tooManyPixels();
  if ((header.pages ?? 1) > framesMax) {
    throw new ImageError('too-large', 'The animation has too many frames. Please choose a still image.');
  }
}

export function tooManyPixels(cause?: unknown): ImageError {
  const megapixels = limits.upload.pixelsMax / 1_000_000;
  return new ImageError('too-large', `The image is larger than ${megapixels} megapixels.`, { cause });
}

async function headerOf(decoder: Decoder, bytes: Buffer): Promise<Metadata> {
  try {
    return await decoder.open(bytes).metadata();
  } catch (error) {
    throw isPixelLimit(error) ? tooManyPixels(error) : notAnImage(error);
  }
}

function isPixelLimit(error: unknown): boolean {
  return /pixel limit/i.test(String((error as Error).message));
}
