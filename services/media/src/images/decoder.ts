import { limits } from '@vidyapath/http/limits';
import type { Sharp } from 'sharp';

const decodeSeconds = 10;

export interface Decoder {
  open: (bytes: Buffer) => Sharp;
  openRaw: (pixels: RawPixels) => Sharp;
}

export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

let decoder: Promise<Decoder> | undefined;

/** Loads the native library at the first upload, so that a platform on which nobody uploads does not hold it. */
export function loadDecoder(): Promise<Decoder> {
  decoder ??= load();
  return decoder;
}

async function load(): Promise<Decoder> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return {
    open: (bytes) =>
      sharp(bytes, { limitInputPixels: limits.upload.pixelsMax, failOn: 'error', pages: 1, sequentialRead: true }).timeout({
        seconds: decodeSeconds,
      }),
    // Pixels that were decoded here are of a known size: on a busy machine an end by the clock would only refuse what is fine.
    openRaw: ({ data, ...raw }) => sharp(data, { raw }),
  };
}
