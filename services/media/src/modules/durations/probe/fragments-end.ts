import type { ByteSource } from './byte-source';
import { boxAt, boxesNamed, headerTimes, isLongForm, readBox, type ReadBox, timeAt } from './movie-boxes';

interface Track {
  timescale: number;
  /** Of a sample whose fragment does not say it. */
  sampleDuration: number;
  /** In the timescale. */
  end: number;
}
type Tracks = Map<number, Track>;

/** Fragments of ten hours, one a second, with their frames. */
const boxesMax = 100_000;

/** Seconds at which the last fragment ends; undefined where there is none, or the file is not read to its end. */
export async function readFragmentsEnd(source: ByteSource, movie: ReadBox, start: number): Promise<number | undefined> {
  if (!source.isWhole) return undefined;
  const last = await lastFragment(source);
  if (last !== undefined && last > start) {
    const tracks = tracksOf(movie);
    if (await follow(source, tracks, last, { fromFirst: false })) return endOf(tracks);
  }
  const tracks = tracksOf(movie);
  return (await follow(source, tracks, start, { fromFirst: true })) ? endOf(tracks) : undefined;
}

function endOf(tracks: Tracks): number | undefined {
  const ends = [...tracks.values()]
    .filter(({ timescale }) => timescale > 0)
    .map(({ end, timescale }) => end / timescale);
  const end = Math.max(0, ...ends);
  return Number.isFinite(end) && end > 0 ? end : undefined;
}

/** With the frames that the index itself has. */
function tracksOf(movie: ReadBox): Tracks {
  const durations = new Map(
    boxesNamed(movie, 'mvex', 'trex').map(({ content }) => [content.getUint32(4), content.getUint32(12)]),
  );
  const tracks: Tracks = new Map();
  for (const trak of boxesNamed(movie, 'trak')) {
    const [header] = boxesNamed(trak, 'tkhd');
    const [media] = boxesNamed(trak, 'mdia', 'mdhd');
    if (!header || !media) continue;
    const id = header.content.getUint32(isLongForm(header.content) ? 20 : 12);
    const { timescale, duration } = headerTimes(media.content);
    tracks.set(id, { timescale, sampleDuration: durations.get(id) ?? 0, end: duration });
  }
  return tracks;
}

/** Where the file's own table at its end (`mfra`) says that the last fragments begin. */
async function lastFragment(source: ByteSource): Promise<number | undefined> {
  const tableEnd = source.size;
  if (tableEnd < 32) return undefined;
  const trailer = await source.read(tableEnd - 4, tableEnd);
  const size = new DataView(trailer.buffer, trailer.byteOffset).getUint32(0);
  const box = size < tableEnd ? await boxAt(source, tableEnd - size, tableEnd) : undefined;
  const table = box?.name === 'mfra' ? await readBox(source, box) : undefined;
  if (!table) return undefined;
  const starts = boxesNamed(table, 'tfra').flatMap(({ content }) => lastEntry(content));
  return starts.length > 0 ? Math.min(...starts) : undefined;
}

function lastEntry(content: DataView): number[] {
  const sizes = content.getUint32(8);
  const time = isLongForm(content) ? 8 : 4;
  const numbers = ((sizes >> 4) & 3) + ((sizes >> 2) & 3) + (sizes & 3) + 3;
  const at = 16 + (content.getUint32(12) - 1) * (2 * time + numbers);
  return at >= 16 && at + 2 * time <= content.byteLength ? [timeAt(content, at + time)] : [];
}

/** Adds the fragments from `start` on to the tracks; false where none is there, or one does not say when it begins. */
async function follow(
  source: ByteSource,
  tracks: Tracks,
  start: number,
  { fromFirst }: { fromFirst: boolean },
): Promise<boolean> {
  let found = false;
  let at = start;
  for (let count = 0; count < boxesMax; count += 1) {
    const box = await boxAt(source, at, source.size);
    if (!box) return found;
    if (box.name === 'moof') {
      const fragment = await readBox(source, box);
      if (!fragment || !addFragment(tracks, fragment, fromFirst)) return false;
      found = true;
    } else if (!found && !fromFirst) return false;
    at = box.end;
  }
  return false;
}

function addFragment(tracks: Tracks, fragment: ReadBox, fromFirst: boolean): boolean {
  for (const part of boxesNamed(fragment, 'traf')) {
    const [header] = boxesNamed(part, 'tfhd');
    const track = header && tracks.get(header.content.getUint32(4));
    if (!header || !track) continue;
    const [time] = boxesNamed(part, 'tfdt');
    if (!time && !fromFirst) return false;
    const usual = usualDuration(header.content) ?? track.sampleDuration;
    const runs = boxesNamed(part, 'trun').map(({ content }) => runDuration(content, usual));
    const begin = time ? timeAt(time.content, 4) : track.end;
    track.end = Math.max(track.end, begin + runs.reduce((sum, run) => sum + run, 0));
  }
  return true;
}

/** Of the fragment's samples, where its header says one. */
function usualDuration(content: DataView): number | undefined {
  const flags = content.getUint32(0);
  if (!(flags & 0x8)) return undefined;
  return content.getUint32(8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0));
}

function runDuration(content: DataView, usual: number): number {
  const flags = content.getUint32(0);
  const count = content.getUint32(4);
  if (!(flags & 0x100)) return count * usual;
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const sampleBytes = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  const end = Math.min(content.byteLength, first + count * sampleBytes);
  let sum = 0;
  for (let at = first; at + 4 <= end; at += sampleBytes) sum += content.getUint32(at);
  return sum;
}
