import { commonMessage, fingerprintOf } from './fingerprint';
import { isLaterRelease } from './release-order';

test.each([
  ['1.0.0', ['1.0.0'], false],
  ['1.0.1', ['1.0.0'], true],
  ['1.10.0', ['1.9.0'], true],
  ['0.9.9', ['1.0.0'], false],
  ['1.2.0', ['1.1.0', '1.3.0'], false],
  ['1.0.0-bbbb', ['1.0.0-aaaa'], true],
  ['v2.0.0', ['1.9.9'], true],
  ['0.9', ['1.0'], false],
  ['1.2', ['1.2.1'], false],
  ['1.10', ['1.9.5'], true],
  ['12345678', ['87654321'], true],
  ['main.js', ['1.0.0'], true],
  ['1.0.0', ['main.js'], true],
  ['main.js', ['main.js'], false],
])('%s after %j is later: %s', (release, known, later) => {
  expect(isLaterRelease(release, known)).toBe(later);
});

test('a file is the same in each release, with any hash; everything else distinguishes groups', () => {
  const message = (hash: string) => `Failed to fetch https://a.example/mf_store/main.${hash}.js`;
  expect(commonMessage(message('0a1b2c3d4e'))).toBe(message('*'));
  const group = (slice: string, text: string) => fingerprintOf(slice, 'load', text);
  expect(group('shell', message('0a1b2c3d4e'))).toBe(group('shell', message('ffffffff00')));
  expect(group('shell', 'a 1')).not.toBe(group('shell', 'a 2'));
  expect(group('shell', 'a')).not.toBe(group('mf_store', 'a'));
});
