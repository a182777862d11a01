import { encodingFor } from './content-encoding';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br ; q=0, gzip;q=1.0', 'gzip'],
  ['br;level=1;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['zstd, compress;q=0.5', 'identity'],
])('%s gets %s', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding);
});

test.each([
  ['spaces', `a${' '.repeat(1_000_000)}b, gzip`],
  ['parameters', `a${' ;q='.repeat(300_000)}, gzip`],
  ['encodings', `${'a,'.repeat(500_000)}gzip`],
])('reads many %s in one pass', (_what, accept) => {
  expect(encodingFor(accept)).toBe('gzip');
});
