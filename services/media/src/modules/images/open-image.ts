import { limits } from '@vidyapath/http/limits';
import sharp, { type Sharp } from 'sharp';

export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

sharp.cache(false);
sharp.concurrency(1);

export function openImage(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: limits.upload.pixelsMax, failOn: 'error', pages: 1, sequentialRead: true });
}

export function openPixels({ data, ...raw }: RawPixels): Sharp {
  return sharp(data, { raw });
}
