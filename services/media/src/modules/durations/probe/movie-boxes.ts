import type { ByteSource } from './byte-source';

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12). */
export interface Box {
  name: string;
  contentStart: number;
  end: number;
}

/** A box of which the content is in memory. */
export interface ReadBox {
  name: string;
  content: DataView;
}

/** Far more than there are before the searched one. */
const boxesMax = 64;
const headerBytes = 16;
/** Of a box that is read as a whole: the index of a file whose frames are in fragments, or one of these. */
const readBytesMax = 2 * 1_024 * 1_024;

export async function findBox(
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
export async function boxAt(source: ByteSource, start: number, bound: number): Promise<Box | undefined> {
  if (start + headerBytes > bound) return undefined;
  return boxOf(viewOf(await source.read(start, start + headerBytes)), start, bound);
}

/** The box that begins at `start`, by a view of its header. */
function boxOf(header: DataView, start: number, bound: number): Box | undefined {
  const size = header.getUint32(0);
  const isLong = size === 1;
  if (isLong && header.byteLength < headerBytes) return undefined;
  const length = isLong ? Number(header.getBigUint64(8)) : size || bound - start;
  const contentStart = start + (isLong ? 16 : 8);
  const end = start + length;
  const name = String.fromCharCode(...[4, 5, 6, 7].map((at) => header.getUint8(at)));
  return end >= contentStart && end <= bound ? { name, contentStart, end } : undefined;
}

/** Undefined where it is too long. */
export async function readBox(source: ByteSource, { name, contentStart, end }: Box): Promise<ReadBox | undefined> {
  if (end - contentStart > readBytesMax) return undefined;
  return { name, content: viewOf(await source.read(contentStart, end)) };
}

/** The boxes in another one, up to the first bytes that begin none. */
export function boxesIn({ content }: ReadBox): ReadBox[] {
  const boxes: ReadBox[] = [];
  for (let start = 0; start + 8 <= content.byteLength;) {
    const box = boxOf(partOf(content, start, content.byteLength), start, content.byteLength);
    if (!box) break;
    boxes.push({ name: box.name, content: partOf(content, box.contentStart, box.end) });
    start = box.end;
  }
  return boxes;
}

/** The boxes of that name, one level deeper for each name. */
export function boxesNamed(box: ReadBox, ...names: readonly string[]): ReadBox[] {
  const [name, ...deeper] = names;
  if (name === undefined) return [box];
  return boxesIn(box)
    .filter((child) => child.name === name)
    .flatMap((child) => boxesNamed(child, ...deeper));
}

const partOf = ({ buffer, byteOffset }: DataView, start: number, end: number): DataView =>
  new DataView(buffer, byteOffset + start, end - start);

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Whether a box has the long form of its times: the first byte is its version. */
export const isLongForm = (content: DataView): boolean => content.getUint8(0) === 1;

/** A time in the form that the box has. */
export const timeAt = (content: DataView, at: number): number =>
  isLongForm(content) ? Number(content.getBigUint64(at)) : content.getUint32(at);

/** Timescale and duration of `mvhd` and `mdhd`, which begin alike; the duration is 0 where it is not known. */
export function headerTimes(content: DataView): { timescale: number; duration: number } {
  const isLong = isLongForm(content);
  const duration = timeAt(content, isLong ? 24 : 16);
  const unknown = isLong ? 2 ** 64 : 2 ** 32 - 1;
  return { timescale: content.getUint32(isLong ? 20 : 12), duration: duration < unknown ? duration : 0 };
}
