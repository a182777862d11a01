import { inflateSync } from 'node:zlib';
import { ImageError } from './image-error';

/** Chunks beside those with pixels; encoders write a dozen. */
const otherChunksMax = 1_000;
/** Far above any real caption or colour profile. */
const inflatedMax = 2 * 1_024 * 1_024;
const signatureLength = 8;

/**
 * Refuses a PNG with thousands of chunks beside its pixels, and one whose compressed texts or colour profile are large when they
 * are unpacked: the decoder would hold all of them in memory before it looks at a single pixel.
 */
export function assertModestPngChunks(bytes: Buffer): void {
  let budget = inflatedMax;
  let others = 0;
  for (const { type, data } of chunksOf(bytes)) {
    if (type === 'IDAT') continue;
    others += 1;
    if (others > otherChunksMax) throw tooMuchText();
    const packed = packedText(type, data);
    if (packed) budget -= inflatedLength(packed, budget);
    if (budget <= 0) throw tooMuchText();
  }
}

function tooMuchText(cause?: unknown): ImageError {
  return new ImageError('too-large', 'The image carries too much text or metadata. Please save it without them.', {
    cause,
  });
}

function* chunksOf(bytes: Buffer): Generator<{ type: string; data: Buffer }> {
  let offset = signatureLength;
  while (offset + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(offset);
    const end = offset + 8 + length;
    yield { type: bytes.toString('latin1', offset + 4, offset + 8), data: bytes.subarray(offset + 8, end) };
    offset = end + 4;
  }
}

/** The deflated part of a chunk, after its NUL-terminated keyword and flags (PNG specification, section 11.3). */
function packedText(type: string, data: Buffer): Buffer | undefined {
  const keywordEnd = data.indexOf(0);
  if (type === 'zTXt' || type === 'iCCP') return data.subarray(keywordEnd + 2);
  if (type !== 'iTXt' || data[keywordEnd + 1] !== 1) return undefined;
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  return data.subarray(data.indexOf(0, languageEnd + 1) + 1);
}

function inflatedLength(packed: Buffer, max: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: max }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooMuchText(error);
    return 0;
  }
}
