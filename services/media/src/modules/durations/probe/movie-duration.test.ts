import { fixture } from '../../../testing/fixture';
import { readMediaDuration } from './media-duration';
import { ProbeError } from './probe-error';

const never = new AbortController().signal;
const secondsOf = async (bytes: Buffer, isWhole = true): Promise<number> => {
  const read = async (start: number, end: number) => bytes.subarray(start, end);
  return Math.round(await readMediaDuration({ size: bytes.length, isWhole, read }, never));
};

/** The film with a length of so many seconds in `mehd`. */
function withStatedLength(film: Buffer, seconds: number): Buffer {
  const box = Buffer.alloc(16);
  box.writeUInt32BE(box.length);
  box.write('mehd', 4);
  box.writeUInt32BE(seconds * 1_000, 12);
  const at = film.indexOf('mvex') + 4;
  const longer = Buffer.concat([film.subarray(0, at), box, film.subarray(at)]);
  for (const name of ['moov', 'mvex']) {
    const size = longer.indexOf(name) - 4;
    longer.writeUInt32BE(longer.readUInt32BE(size) + box.length, size);
  }
  return longer;
}

/** The film without the table of its fragments at the end. */
const withoutTable = (film: Buffer): Buffer => film.subarray(0, film.lastIndexOf('mfra') - 4);

/** The film with four other bytes, `at` bytes after the start of the name of a box. */
function altered(film: Buffer, name: string, at: number, value: number): Buffer {
  const bytes = Buffer.from(film);
  bytes.writeUInt32BE(value, bytes.indexOf(name) + at);
  return bytes;
}

const fragments = fixture('first-in-index.mp4');
const film = fixture('index-first.mp4');

test.each([
  ['with the first fragment in the index, which states its length only', fragments],
  ['without a table of the fragments', withoutTable(fragments)],
  ['with a false table of the fragments', altered(fragments, 'tfra', 20, 0)],
  ['with one index of all segments', fixture('segment-index.mp4')],
  ['with an index of each segment', fixture('segment-indexes.mp4')],
  ['with the length of the whole', withStatedLength(fragments, 7)],
  ['with an impossible length of the whole', withStatedLength(fragments, 100_000)],
  ['with no length of the whole', withStatedLength(fragments, 0)],
])('a fragmented film %s is 7 s long', async (_what, bytes) => {
  expect(await secondsOf(bytes)).toBe(7);
});

test('the stated length of the whole counts before the fragments, and an index of all segments does', async () => {
  expect(await secondsOf(withStatedLength(fragments, 12))).toBe(12);
  const segments = fixture('segment-index.mp4');
  const firstLength = segments.indexOf('sidx') + 40;
  const longer = altered(segments, 'sidx', 40, segments.readUInt32BE(firstLength) + 5 * 10_240);
  expect(await secondsOf(longer)).toBe(12);
});

test('a fragmented film of which only a part can be read is refused, and not taken for its first fragment', async () => {
  await expect(secondsOf(withoutTable(fragments), false)).rejects.toThrow(ProbeError);
});

test.each([
  ['100 hours', altered(film, 'mvhd', 20, 360_000_000)],
  ['a thousandth of a second', altered(film, 'mvhd', 20, 1)],
])('a film of 7 s whose header states %s is measured', async (_what, bytes) => {
  expect(await secondsOf(bytes)).toBe(7);
});

test('a film of other kinds that states an impossible length is measured too', async () => {
  const clip = Buffer.from(fixture('clip.webm'));
  const duration = clip.indexOf(Buffer.from('4489', 'hex'));
  clip.writeDoubleBE(360_000_000, duration + 3);
  expect(await secondsOf(clip)).toBe(7);
});
