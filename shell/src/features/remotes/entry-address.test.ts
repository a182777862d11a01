import { entryAddress } from './entry-address';

const { origin } = window.location;
const addressFor = (remoteEntry: object, manifest = '/mf/mf_public/1.0.0/mf-manifest.json') =>
  entryAddress({ manifest, platform: '*', preload: [] }, async () => Response.json({ metaData: { remoteEntry } }));

test('finds the entry beside its manifest, on any origin', async () => {
  expect(await addressFor({ name: 'remoteEntry.js' })).toBe(`${origin}/mf/mf_public/1.0.0/remoteEntry.js`);
  expect(await addressFor({ name: 'remoteEntry.js', path: 'js/' }, 'http://localhost:4301/mf-manifest.json')).toBe(
    'http://localhost:4301/js/remoteEntry.js',
  );
});

test.each([
  {},
  { name: 'https://elsewhere.example/x.js' },
  { name: 'x.js', path: '//elsewhere.example/' },
  { name: '/.//elsewhere.example/x.js' },
  { name: 'javascript:alert(1)' },
])('a manifest with the entry %j is refused', async (entry) => {
  await expect(addressFor(entry)).rejects.toThrow('names no entry beside it');
});
