import type { ByteSource } from './byte-source';
import { readFragmentsEnd } from './fragments-end';
import { boxAt, boxesNamed, headerTimes, isLongForm, readBox, type ReadBox, timeAt } from './movie-boxes';
import { isPossible } from './possible-duration';

/** Boxes before the index of the fragments. */
const boxesMax = 16;

/**
 * Seconds of a file whose frames are in fragments, by the index `movie` that ends at `start`. Its header states those of the frames in the
 * index only. The whole is stated by `mehd`, or by the segment index `sidx`; else the fragments are read.
 */
export async function readFragmentedDuration(
  source: ByteSource,
  movie: ReadBox,
  start: number,
): Promise<number | undefined> {
  const stated = statedByHeader(movie);
  if (stated !== undefined && isPossible(stated, source)) return stated;
  const segments = await readSegments(source, start);
  if (segments?.isWhole && isPossible(segments.seconds, source)) return segments.seconds;
  return readFragmentsEnd(source, movie, start);
}

function statedByHeader(movie: ReadBox): number | undefined {
  const [whole] = boxesNamed(movie, 'mvex', 'mehd');
  const [header] = boxesNamed(movie, 'mvhd');
  return whole && header && timeAt(whole.content, 4) / headerTimes(header.content).timescale;
}

/** The length of the segments in the first segment index, and whether they are all: some files have an index before each segment. */
async function readSegments(
  source: ByteSource,
  start: number,
): Promise<{ seconds: number; isWhole: boolean } | undefined> {
  let at = start;
  for (let count = 0; count < boxesMax; count += 1) {
    const box = await boxAt(source, at, source.size);
    if (!box || box.name === 'moof') return undefined;
    if (box.name === 'sidx') {
      const index = await readBox(source, box);
      const segments = index && segmentsOf(index.content, box.end);
      if (!segments) return undefined;
      const after = await boxAt(source, segments.end, source.size);
      return { seconds: segments.seconds, isWhole: segments.end >= source.size || after?.name === 'mfra' };
    }
    at = box.end;
  }
  return undefined;
}

function segmentsOf(content: DataView, indexEnd: number): { seconds: number; end: number } | undefined {
  const isLong = isLongForm(content);
  const timescale = content.getUint32(8);
  const counted = isLong ? 30 : 22;
  const count = content.getUint16(counted);
  if (content.byteLength < counted + 2 + count * 12) return undefined;
  let end = indexEnd + timeAt(content, isLong ? 20 : 16);
  let duration = timeAt(content, 12);
  for (let at = counted + 2; at < counted + 2 + count * 12; at += 12) {
    // The highest bit says that the part is an index itself.
    end += content.getUint32(at) & 0x7f_ff_ff_ff;
    duration += content.getUint32(at + 4);
  }
  return { seconds: duration / timescale, end };
}
