import type { ByteSource } from './byte-source';

interface Box {
  name: string;
  contentStart: number;
  end: number;
}

/** The first box of such a file. */
const firstBoxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];
/** Far more than there are before the searched one. */
const boxesMax = 64;
const headerBytes = 16;
const movieHeaderBytes = 32;

/**
 * Seconds that the index of an MP4 or QuickTime file states for the whole of it (ISO/IEC 14496-12, `moov` and in it `mvhd`): a few reads,
 * however many frames the index lists. Undefined for every other file, and where the index states none, as that of a fragmented file.
 */
export async function readMovieDuration(source: ByteSource): Promise<number | undefined> {
  const first = await boxAt(source, 0, source.size);
  if (!first || !firstBoxes.includes(first.name)) return undefined;
  const movie = await findBox(source, 'moov', { start: 0, end: source.size });
  const header = movie && (await findBox(source, 'mvhd', { start: movie.contentStart, end: movie.end }));
  if (!header || header.end - header.contentStart < movieHeaderBytes) return undefined;
  const view = viewOf(await source.read(header.contentStart, header.contentStart + movieHeaderBytes));
  const isLong = view.getUint8(0) === 1;
  const timescale = view.getUint32(isLong ? 20 : 12);
  const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16);
  const unknown = isLong ? 2 ** 64 : 2 ** 32 - 1;
  return timescale > 0 && duration > 0 && duration < unknown ? duration / timescale : undefined;
}

async function findBox(
  source: ByteSource,
  name: string,
  within: { start: number; end: number },
): Promise<Box | undefined> {
  let { start } = within;
  for (let count = 0; count < boxesMax; count += 1) {
    const box = await boxAt(source, start, within.end);
    if (!box || box.name === name) return box;
    start = box.end;
  }
  return undefined;
}

/** Undefined for bytes that begin no box within the bound. */
async function boxAt(source: ByteSource, start: number, bound: number): Promise<Box | undefined> {
  if (start + headerBytes > bound) return undefined;
  const bytes = await source.read(start, start + headerBytes);
  const view = viewOf(bytes);
  const size = view.getUint32(0);
  const length = size === 1 ? Number(view.getBigUint64(8)) : size || bound - start;
  const contentStart = start + (size === 1 ? 16 : 8);
  const end = start + length;
  return end >= contentStart && end <= bound
    ? { name: String.fromCharCode(...bytes.subarray(4, 8)), contentStart, end }
    : undefined;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
