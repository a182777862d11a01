import { fixture } from '../../../testing/fixture';
import { readMediaDuration } from './media-duration';
import { ProbeError } from './probe-error';

const never = new AbortController().signal;
const sourceOf = (bytes: Buffer) => ({
  size: bytes.length,
  isWhole: true,
  read: async (start: number, end: number) => bytes.subarray(start, end),
});

/** The film with four other bytes, `at` bytes after the start of the name of a box. */
function altered(name: string, at: number, value: number, film = fixture('index-first.mp4')): Buffer {
  const bytes = Buffer.from(film);
  bytes.writeUInt32BE(value, bytes.indexOf(name) + at);
  return bytes;
}

/** The index of 14,000 bytes that states four thousand million frames, each with its own time. */
function endlessIndex(): Buffer {
  const bytes = altered('stts', 12, 0xff_ff_ff_ff, altered('mvhd', 20, 0));
  bytes.write('ctts', bytes.indexOf('stss'));
  return bytes;
}

test('an index is not read when its header states the total duration', async () => {
  expect(await readMediaDuration(sourceOf(altered('stts', 12, 0xff_ff_ff_ff)), never)).toBe(7);
});

test('an index that takes endless memory ends its reader only', async () => {
  const before = process.memoryUsage.rss();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before);
  }, 10);
  await expect(readMediaDuration(sourceOf(endlessIndex()), never)).rejects.toThrow('not a media file');
  clearInterval(watch);
  expect(most).toBeLessThan(100 * 1_024 * 1_024);
});

test('a reader that waits ends when the probe does', async () => {
  const client = new AbortController();
  const film = sourceOf(fixture('clip.webm'));
  let reads = 0;
  const read = (start: number, end: number) => {
    reads += 1;
    if (reads === 1) return film.read(start, end);
    client.abort(new Error('gone'));
    return new Promise<Buffer>(() => undefined);
  };
  const seconds = readMediaDuration({ ...film, read }, client.signal);
  await expect(seconds).rejects.toThrow('gone');
});

test.each([
  ['no duration', altered('mvhd', 20, 0)],
  ['a duration that is not known', altered('mvhd', 20, 0xff_ff_ff_ff)],
])('a film whose index states %s is read in its parts', async (_what, film) => {
  expect(Math.round(await readMediaDuration(sourceOf(film), never))).toBe(7);
});

test.each([
  ['whose seconds have no length', altered('mvhd', 16, 0)],
  ['that ends behind the file', altered('moov', -4, 0x7f_ff_ff_ff)],
])('an index %s is refused', async (_what, film) => {
  await expect(readMediaDuration(sourceOf(film), never)).rejects.toThrow(ProbeError);
});
