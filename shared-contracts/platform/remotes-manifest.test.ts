import { parseRemotesManifest } from './remotes-manifest';

const entry = { manifest: '/mf/mf_public/mf-manifest.json', platform: '^1.0.0' };

test('reads a list of remotes, a part of them too', () => {
  const parsed = parseRemotesManifest({ remotes: { mf_public: entry } });
  expect(parsed.remotes.mf_public).toEqual({ ...entry, preload: [] });
});

test.each([
  ['no list', {}],
  ['an unknown remote', { remotes: { evil: entry } }],
  ['an address that runs script', { remotes: { mf_public: { ...entry, manifest: 'javascript:alert(1)' } } }],
  ['no platform range', { remotes: { mf_public: { manifest: entry.manifest } } }],
])('refuses %s', (_case, input) => {
  expect(() => parseRemotesManifest(input)).toThrow();
});
