import { servedLines } from './served-releases';

test('lists what visitors get of each slice, with its share, and shares that have ended', () => {
  const ended = { slice: 'mf_store', version: '1.1.0-b', percent: 10, ended_at: '2026-11-27T10:00:00.000Z' };
  const remotes = {
    mf_public: { version: '1.0.0-a', candidate: { version: '1.1.0-c', percent: 20 } },
    mf_store: { version: '1.0.0-a' },
    mf_sales: {},
  };
  expect(servedLines(remotes, [ended])).toEqual([
    'mf_public: visitors get 1.0.0-a, and 20 % of the visitors get 1.1.0-c',
    'mf_store: visitors get 1.0.0-a',
    '  1.1.0-b for 10 % ended by its failures at 2026-11-27T10:00:00.000Z',
    'mf_sales: visitors get the build in its folder',
  ]);
});
