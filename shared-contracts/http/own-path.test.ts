import fc from 'fast-check';
import { ownPath, pathOrAddress } from './own-path';

const origin = 'http://localhost:4200';

test.each([
  ['/course/course-progress/4?tab=1#top', '/course/course-progress/4?tab=1#top'],
  ['http://localhost:4200/catalogue', '/catalogue'],
  ['/search?q=https://other.example//x', '/search?q=https://other.example//x'],
  ['/a//b', '/a//b'],
  ['/कोर्स', '/%E0%A4%95%E0%A5%8B%E0%A4%B0%E0%A5%8D%E0%A4%B8'],
])('%s leads to %s', (address, path) => {
  expect(ownPath(address, origin)).toBe(path);
});

const foreign = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/./\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'http://localhost:4200//evil.example',
  'http://localhost:4200@evil.example/',
  'http://localhost:42000/',
  'https://localhost:4200/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
];

test.each(foreign)('%j leads nowhere', (address) => {
  expect(ownPath(address, origin)).toBeUndefined();
});

const pieces = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '\t',
  '\n',
  ' ',
  '@',
  ':',
  '?',
  '#',
  'evil.example',
  'http:',
  'https://',
  'javascript:',
  'localhost:4200',
);
const addresses = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
);

test('every result is on this origin, and gives the same result again', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const path = ownPath(address, origin);
      if (path === undefined) return;
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, origin).origin).toBe(origin);
      expect(ownPath(path, origin)).toBe(path);
    }),
    { numRuns: 5_000 },
  );
});

test('an address of another origin is only http or https, and a path stays a path', () => {
  expect(pathOrAddress('https://videos.example/a b.mp4', origin)).toBe('https://videos.example/a%20b.mp4');
  expect(pathOrAddress('/media/a.mp4', origin)).toBe('/media/a.mp4');
  for (const address of [
    '',
    'media/a.mp4',
    '//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'ftp://evil.example/',
    'https:/\\evil.example',
  ]) {
    expect(pathOrAddress(address, origin)).toBeUndefined();
  }
  fc.assert(
    fc.property(addresses, (address) => {
      const result = pathOrAddress(address, origin);
      if (result === undefined) return;
      const { protocol, origin: resultOrigin } = new URL(result, origin);
      expect(['http:', 'https:']).toContain(protocol);
      if (!/^https?:/i.test(address)) expect(resultOrigin).toBe(origin);
    }),
    { numRuns: 5_000 },
  );
});
