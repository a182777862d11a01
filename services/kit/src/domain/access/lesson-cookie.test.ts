import { createLessonLinks } from './lesson-links';

const asset = '0198c0de-1234-4abc-8def-0123456789ab';
const other = '0198c0de-1234-4abc-8def-0123456789ac';
const first = 'a-secret-of-the-tests-only-0123456789';
const second = 'another-secret-of-the-tests-0123456789';
const clock = { time: 1_800_000_000_000 };
const now = () => clock.time;
const links = createLessonLinks(first, now);
const valueOf = (header: string) => header.slice(0, header.indexOf(';'));
const cookie = valueOf(links.setAssetCookie(asset, 'mine', true));

afterEach(() => {
  clock.time = 1_800_000_000_000;
});

test('the header names the path of the asset, is out of reach of scripts and other sites, and is small', () => {
  const header = links.setAssetCookie(asset, 'session-of-thirty-six-characters-0123', true);
  expect(header).toMatch(
    new RegExp(`^lesson=[\\w.-]+; Path=/media/lessons/${asset}/; Max-Age=600; HttpOnly; SameSite=Strict; Secure$`),
  );
  expect(Buffer.byteLength(header)).toBeLessThanOrEqual(200);
  expect(header).not.toContain('session-of');
  expect(links.setAssetCookie(asset, 'mine', false)).not.toContain('Secure');
});

test('that of one file names exactly its path, opens nothing else, and is as small', () => {
  const file = `${'0'.repeat(64)}.webm`;
  const header = links.setFileCookie(file, 'session-of-thirty-six-characters-0123', true);
  expect(header).toMatch(
    new RegExp(`^lesson=[\\w.-]+; Path=/media/lessons/${file}; Max-Age=600; HttpOnly; SameSite=Strict; Secure$`),
  );
  expect(Buffer.byteLength(header)).toBeLessThanOrEqual(200);
  expect(links.readerOf(file, valueOf(header))).toMatchObject({ until: clock.time + 600_000 });
  expect(links.readerOf(asset, valueOf(header))).toBeUndefined();
  expect(links.readerOf(`${'1'.repeat(64)}.webm`, valueOf(header))).toBeUndefined();
});

test.each([
  ['its browser', asset, cookie, true],
  ['its browser with other cookies', asset, `a=b; lesson=x; ${cookie}; lesson-session=y`, true],
  ['another asset', other, cookie, false],
  ['no cookie', asset, '', false],
  ['a longer time', asset, cookie.replace(/=\d{10}/, '=1999999999'), false],
  ['another session', asset, cookie.replace(/\.[\w-]+\./, `.${'A'.repeat(16)}.`), false],
  ['another signature', asset, cookie.replace(/[\w-]{22}$/, 'A'.repeat(22)), false],
  ['a name that only ends alike', asset, `x${cookie}`, false],
] as const)('%s', (_who, id, cookies, opens) => expect(links.readerOf(id, cookies) !== undefined).toBe(opens));

test('it ends after 10 minutes', () => {
  clock.time += 599_999;
  expect(links.readerOf(asset, cookie)).toBeDefined();
  clock.time += 1;
  expect(links.readerOf(asset, cookie)).toBeUndefined();
});

test('each session has a digest of its own, and a preview to a visitor has none', () => {
  const visitor = valueOf(links.setAssetCookie(asset, undefined, false));
  const yours = valueOf(links.setAssetCookie(asset, 'yours', false));
  const sessions = [cookie, yours, visitor].map((one) => links.readerOf(asset, one)?.session);
  expect(new Set(sessions).size).toBe(3);
  expect(sessions[2]).toBe('');
});

test('of two secrets the first signs and both verify', () => {
  const turning = createLessonLinks(`${second},${first}`, now);
  const later = valueOf(turning.setAssetCookie(asset, 'mine', false));
  expect(turning.readerOf(asset, cookie)).toBeDefined();
  expect(turning.readerOf(asset, later)).toBeDefined();
  expect(links.readerOf(asset, later)).toBeUndefined();
  const path = '/media/lessons/one.mp4';
  const query = new URL(links.sign(path, 7, 'mine'), 'http://x').searchParams;
  const link = { course: 7, until: Number(query.get('until')), signature: query.get('signature') ?? '' };
  expect(turning.sessionOf(path, link, links.cookie('mine'))).toBeDefined();
});

test('a header of 20 KB is read in no time', () => {
  const startedAt = performance.now();
  for (const piece of ['lesson=1800000600.', 'lesson=', '; lesson=1800000600.a.', '; '])
    expect(links.readerOf(asset, piece.repeat(20_000 / piece.length))).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(200);
});
