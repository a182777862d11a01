import { parseRemoteEntry, parseRemotesManifest } from './remotes-manifest';

const entry = { manifest: '/mf/mf_public/mf-manifest.json', platform: '^1.0.0' };
const read = { ...entry, preload: [], routes: [], navigation: [], groups: [] };

test('reads a list of remotes, also of some of them', () => {
  expect(parseRemotesManifest({ remotes: { mf_public: entry } })).toEqual({ remotes: { mf_public: read }, faults: {} });
});

test('lists any remote, and ignores keys that are not names of remotes', () => {
  const list = {
    mf_later: entry,
    toString: entry,
    'mf-x': entry,
    mf_: entry,
    [`mf_${'x'.repeat(38)}`]: entry,
    mf_public: entry,
  };
  expect(parseRemotesManifest({ remotes: list }).remotes).toEqual({ mf_later: read, mf_public: read });
});

const wrong = [
  ['an address that runs script', { ...entry, manifest: 'javascript:alert(1)' }],
  ['no platform range', { manifest: entry.manifest }],
  ['an invalid address', { ...entry, preload: [4] }],
  ['nothing', null],
] as const;

test.each(wrong)('leaves out and reports an entry with %s, and reads the others', (_case, input) => {
  const { remotes, faults } = parseRemotesManifest({ remotes: { mf_learning: input, mf_public: entry } });
  expect(remotes).toEqual({ mf_public: read });
  expect(faults).toEqual({ mf_learning: expect.objectContaining({ reason: expect.stringMatching(/./) }) });
  expect(() => parseRemoteEntry(input)).toThrow();
});

test.each([{ ...entry, percent: 100 }, { ...entry, percent: Number.NaN }, { percent: 5 }, 'x'])(
  'ignores the candidate %j',
  (candidate) => {
    expect(parseRemotesManifest({ remotes: { mf_public: { ...entry, candidate } } }).remotes.mf_public).toEqual(read);
  },
);

test.each([[{}], [null], ['x'], [{ remotes: null }]])('refuses %j, which is no list', (input) => {
  expect(() => parseRemotesManifest(input)).toThrow();
});
