import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture with soft and sharp parts, as a photograph has; different at every call. */
export function samplePicture(width = 64, height = 48): Sharp {
  const seed = randomBytes(3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g"><stop stop-color="#${seed.toString('hex')}"/><stop offset="1" stop-color="#f59e0b"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="40%" cy="45%" r="30%" fill="#fff" fill-opacity=".5"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

export const formats = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;

export function sampleImage(
  format: (typeof formats)[number] = 'png',
  width?: number,
  height?: number,
): Promise<Buffer> {
  return samplePicture(width, height).toFormat(format).toBuffer();
}

/** A JPEG that is turned by EXIF, with a camera and a place in its EXIF. */
export function sampleJpegWithPlace(): Promise<Buffer> {
  return samplePicture(64, 32)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'SecretOwner' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '28/1 36/1 50/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '77/1 12/1 32/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A PNG with this size in its header and almost no content. */
export function pngHeader(width: number, height: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const content = deflateSync(Buffer.alloc(64));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', content),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small PNG with `count` chunks of a type, each with a keyword only. */
export function manyChunks(type: string, count: number): Buffer {
  return pngHeader(10, 10, Array<Buffer>(count).fill(pngChunk(type, Buffer.from('a\0\0'))));
}

/** Few bytes to send, and 300 MB to decode, since all of its scans are kept until the last one. */
export function progressiveJpeg(): Promise<Buffer> {
  const flat = sharp({ create: { width: 6_300, height: 6_300, channels: 3, background: '#883311' } });
  return flat.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
