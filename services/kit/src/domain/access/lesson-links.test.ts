import { createLessonLinks, type LessonLink } from './lesson-links';

const file = '/media/lessons/one.mp4';
const clock = { time: 1_800_000_000_000 };
const links = createLessonLinks('a-secret-of-the-tests-only-0123456789', () => clock.time);
const linkIn = (address: string): LessonLink => {
  const query = new URL(address, 'http://x').searchParams;
  return {
    course: Number(query.get('course')),
    until: Number(query.get('until')),
    signature: query.get('signature') ?? '',
  };
};
const link = linkIn(links.sign(file, 7, 'mine'));
const ownCookie = links.cookie('mine');

afterEach(() => {
  clock.time = 1_800_000_000_000;
});

test.each([
  ['the browser that it was made for', file, link, ownCookie, true],
  ['that browser with other cookies', file, link, `a=b; ${ownCookie}; c=d`, true],
  ['a browser without a cookie', file, link, '', false],
  ['a browser of another session', file, link, links.cookie('yours'), false],
  ['a browser that names the session itself', file, link, 'lesson-session=mine', false],
  ['another file', '/media/lessons/two.mp4', link, ownCookie, false],
  ['another course', file, { ...link, course: 8 }, ownCookie, false],
  ['a longer time', file, { ...link, until: link.until + 1 }, ownCookie, false],
  ['another signature', file, { ...link, signature: link.signature.replace(/^./, '-') }, ownCookie, false],
  ['an empty signature', file, { ...link, signature: '' }, ownCookie, false],
] as const)('an address and %s', (_who, path, query, cookies, good) => {
  expect(links.sessionOf(path, query, cookies) !== undefined).toBe(good);
});

test('an address is valid for 10 minutes', () => {
  clock.time += 599_999;
  expect(links.sessionOf(file, link, ownCookie)).toBe(ownCookie.split('=')[1]);
  clock.time += 1;
  expect(links.sessionOf(file, link, ownCookie)).toBeUndefined();
});

test('an address signed with another secret is not valid', () => {
  const other = createLessonLinks('another-secret-of-the-tests-0123456789', () => clock.time);
  expect(other.sessionOf(file, link, other.cookie('mine'))).toBeUndefined();
});

test('the cookie is sent with lesson files only, and scripts cannot read it', () => {
  expect(links.setCookie('mine', false)).toBe(
    `${ownCookie}; Path=/media/lessons; Max-Age=600; HttpOnly; SameSite=Strict`,
  );
  expect(links.setCookie('mine', true)).toMatch(/; Secure$/);
});

test.each([
  'https://example.com/a.mp4',
  '/media/introduction.mp4',
  '/media/lessons/0198c0de-1234-4abc-8def-0123456789ab',
  '',
])('%s is not signed', (path) => {
  expect(links.sign(path, 7, 'mine')).toBe(path);
});

test.each(['', 'short', 'with spaces in it, though it is long enough'])('the secret "%s" is refused', (secret) =>
  expect(() => createLessonLinks(secret)).toThrow('The secret of lesson addresses'),
);
