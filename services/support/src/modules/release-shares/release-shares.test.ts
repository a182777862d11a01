import type { EndedShare } from '@vidyapath/http/release-shares';
import { startTestSupport, type TestSupport } from '../../testing/test-support';

const present = '1.0.0-0aaaaaaa';
const shared = '1.1.0-0bbbbbbb';
let now = new Date('2026-11-27T10:00:00Z');
let support: TestSupport;
beforeEach(async () => {
  support = await startTestSupport(0, () => now);
  support.others.release({ stable: present, candidate: shared });
});
afterEach(() => support.stop());

async function report(version: string, addresses: string[], slice = 'mf_store'): Promise<void> {
  const payload = { slice, version, kind: 'render', message: 'x is undefined', page: '/cart' };
  for (const remoteAddress of addresses)
    await support.app.inject({ method: 'POST', url: '/api/client-errors', payload, remoteAddress });
}
const networks = (count: number, first = 1) => Array.from({ length: count }, (_, index) => `10.0.${first + index}.7`);
const ended = async () => (await support.get('/api/support/ended-shares')).json<EndedShare[]>();

test('a share ends when five networks report failures of its release, once', async () => {
  await report(shared, networks(4));
  expect(await ended()).toEqual([]);
  await report(shared, networks(2, 5));
  expect(await ended()).toEqual([{ slice: 'mf_store', version: shared, percent: 10, ended_at: now.toISOString() }]);
  const { body } = await support.app.inject('/metrics');
  expect(body).toContain('release_shares_ended_total{slice="mf_store"} 1');
});

test('a share stays while the present release fails as often for as many visitors', async () => {
  await report(present, networks(18, 50));
  await report(shared, networks(6));
  expect(await ended()).toEqual([]);
  await report(shared, networks(1, 7));
  expect(await ended()).toHaveLength(1);
});

test('one network ends no share, whatever it sends', async () => {
  await report(
    shared,
    Array.from({ length: 50 }, (_, host) => `192.0.2.${host + 1}`),
  );
  await report(
    shared,
    Array.from({ length: 50 }, (_, host) => `2001:db8:1:${host}::1`),
  );
  expect(await ended()).toEqual([]);
});

test.each([
  ['the present release', present, 'mf_store'],
  ['a release that nobody gets', '9.9.9-0ddddddd', 'mf_store'],
  ['a slice without a share', shared, 'mf_public'],
])('reports of %s count for no share', async (_title, version, slice) => {
  await report(version, networks(20), slice);
  expect(await ended()).toEqual([]);
});

test('failures of more than an hour ago do not count', async () => {
  await report(shared, networks(4));
  now = new Date(now.getTime() + 61 * 60_000);
  await report(shared, networks(4, 5));
  expect(await ended()).toEqual([]);
});
