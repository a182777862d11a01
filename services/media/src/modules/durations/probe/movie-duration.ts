import type { ByteSource } from './byte-source';
import { readFragmentedDuration } from './fragmented-duration';
import { type Box, boxAt, findBox, headerTimes, readBox, viewOf } from './movie-boxes';
import { isPossible } from './possible-duration';
import { ProbeError } from './probe-error';

/** The first box of such a file. */
const firstBoxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];
const movieHeaderBytes = 32;

/**
 * Seconds that an MP4 or QuickTime file states for the whole of it: a few reads, however many frames its index lists. The header of the
 * index (`moov`, in it `mvhd`) states them, unless further frames are in fragments (`mvex`). Undefined for every other file, where none are
 * stated, and where the size makes them impossible.
 * @throws {ProbeError} where the fragments do not tell them either, since any other reader would take the length of the first one
 */
export async function readMovieDuration(source: ByteSource): Promise<number | undefined> {
  const first = await boxAt(source, 0, source.size);
  if (!first || !firstBoxes.includes(first.name)) return undefined;
  const movie = await findBox(source, 'moov', { start: 0, end: source.size });
  if (!movie) return undefined;
  const isFragmented = (await findIn(source, 'mvex', movie)) !== undefined;
  const seconds = isFragmented ? await ofFragments(source, movie) : await ofHeader(source, movie);
  if (isFragmented && seconds === undefined) throw new ProbeError('The file does not say how long it is.');
  return seconds;
}

const findIn = (source: ByteSource, name: string, { contentStart, end }: Box): Promise<Box | undefined> =>
  findBox(source, name, { start: contentStart, end });

async function ofHeader(source: ByteSource, movie: Box): Promise<number | undefined> {
  const header = await findIn(source, 'mvhd', movie);
  if (!header || header.end - header.contentStart < movieHeaderBytes) return undefined;
  const bytes = await source.read(header.contentStart, header.contentStart + movieHeaderBytes);
  const { timescale, duration } = headerTimes(viewOf(bytes));
  const seconds = duration / timescale;
  return duration > 0 && isPossible(seconds, source) ? seconds : undefined;
}

async function ofFragments(source: ByteSource, movie: Box): Promise<number | undefined> {
  const index = await readBox(source, movie);
  return index && readFragmentedDuration(source, index, movie.end);
}
