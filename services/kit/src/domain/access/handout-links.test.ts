import type { HandoutLink } from './handout-links';
import { createLessonLinks } from './lesson-links';

const file = '0198c0de-1234-4abc-8def-0123456789ab';
const path = `/media/handouts/${file}`;
const first = 'a-secret-of-the-tests-only-0123456789';
const second = 'another-secret-of-the-tests-0123456789';
const clock = { time: 1_800_000_000_000 };
const now = () => clock.time;
const links = createLessonLinks(first, now);
const linkIn = (address: string): HandoutLink => {
  const query = new URL(address, 'http://x').searchParams;
  return {
    title: query.get('title') ?? '',
    until: Number(query.get('until')),
    signature: query.get('signature') ?? '',
  };
};
const valueOf = (header: string) => header.slice(0, header.indexOf(';'));
const link = linkIn(links.handoutAddress(file, 'Ohm & Söhne', 'mine'));
const cookie = valueOf(links.setHandoutCookie('mine', false));
const visitor = valueOf(links.setHandoutCookie(undefined, false));

afterEach(() => {
  clock.time = 1_800_000_000_000;
});

test.each([
  ['its browser', path, link, cookie, true],
  ['its browser with other cookies', path, link, `a=b; ${cookie}; c=d`, true],
  ['no cookie', path, link, '', false],
  ['another session', path, link, valueOf(links.setHandoutCookie('yours', false)), false],
  ['somebody who is signed out', path, link, visitor, false],
  ['another file', `${path.slice(0, -1)}c`, link, cookie, false],
  ['another title', path, { ...link, title: 'x' }, cookie, false],
  ['a longer time', path, { ...link, until: link.until + 1 }, cookie, false],
  ['another signature', path, { ...link, signature: link.signature.replace(/^./, '-') }, cookie, false],
  ['the cookie of lessons', path, link, links.cookie('mine'), false],
] as const)('an address and %s', (_who, target, query, cookies, opens) =>
  expect(links.handoutReader(target, query, cookies) !== undefined).toBe(opens),
);

test('an address is valid for 10 minutes', () => {
  clock.time += 599_999;
  expect(links.handoutReader(path, link, cookie)).toBeDefined();
  clock.time += 1;
  expect(links.handoutReader(path, link, cookie)).toBeUndefined();
});

test('that of a preview opens for somebody who is signed out', () => {
  const open = linkIn(links.handoutAddress(file, 'Ohm', undefined));
  expect(links.handoutReader(path, open, visitor)).toBeDefined();
  expect(links.handoutReader(path, open, cookie)).toBeUndefined();
});

test('the cookie is sent with handouts only, and scripts cannot read it', () => {
  expect(links.setHandoutCookie('mine', true)).toMatch(
    /^handouts=[\w-]{43}; Path=\/media\/handouts\/; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(links.setHandoutCookie('mine', false)).not.toContain('Secure');
});

test('of two secrets the first signs and both verify', () => {
  const turning = createLessonLinks(`${second},${first}`, now);
  expect(turning.handoutReader(path, link, cookie)).toBeDefined();
  const later = linkIn(turning.handoutAddress(file, 'Ohm', 'mine'));
  const laterCookie = valueOf(turning.setHandoutCookie('mine', false));
  expect(turning.handoutReader(path, later, laterCookie)).toBeDefined();
  expect(links.handoutReader(path, later, laterCookie)).toBeUndefined();
});
