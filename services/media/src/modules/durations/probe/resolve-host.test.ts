import { readFile } from 'node:fs/promises';
import { createDnsServer, type DnsServer } from '../../../testing/dns-server';
import { parseAllowedHosts } from './probe-url';
import { RefusedAddressError } from './probe-error';
import { createResolveHost, type ResolveHost } from './resolve-host';
import { resolveTarget } from './resolve-target';

let dns: DnsServer;
let resolve: ResolveHost;
beforeEach(async () => {
  dns = await createDnsServer({
    'both.example': ['93.184.216.34', '2606:4700:0:0:0:0:0:1111'],
    'four.example': ['93.184.216.34', '8.8.8.8'],
    'mixed.example': ['93.184.216.34', '0:0:0:0:0:0:0:1'],
    'inside.example': ['10.0.0.1'],
  });
  resolve = createResolveHost([dns.address]);
});
afterEach(() => dns.close());
const never = new AbortController().signal;

test.each([
  ['both.example', ['93.184.216.34', '2606:4700::1111']],
  ['four.example', ['93.184.216.34', '8.8.8.8']],
])('%s resolves to its addresses of both families', async (host, addresses) => {
  expect((await resolve(host, never)).map(({ address }) => address)).toEqual(addresses);
});

test.each(['mixed.example', 'inside.example'])(
  '%s has an address that is not public, so it is refused',
  async (host) => {
    await expect(
      resolveTarget(`http://${host}/`, { allowed: parseAllowedHosts(''), resolve, signal: never }),
    ).rejects.toThrow(RefusedAddressError);
  },
);

test('a name that the DNS does not have is not found', async () => {
  await expect(resolve('unknown.example', never)).rejects.toThrow('The host of this address was not found.');
});

test('a name that is never answered is given up, after a few tries', async () => {
  await expect(resolve('silent.example', never)).rejects.toThrow('The host of this address could not be looked up.');
  expect(dns.questions.length).toBeLessThanOrEqual(8);
});

test('a look-up ends with the probe, and many waiting ones do not block reads of files', async () => {
  const client = new AbortController();
  const all = Array.from({ length: 10 }, () => resolve('silent.example', client.signal));
  expect(await readFile(__filename, 'utf8')).toContain('silent');
  client.abort(new Error('gone'));
  const ends = await Promise.allSettled(all);
  expect(ends.map((one) => one.status === 'rejected' && (one.reason as Error).message)).toEqual(
    Array<string>(10).fill('gone'),
  );
});

test('a name of this machine itself is not looked up', async () => {
  expect(await resolve('localhost', never)).toContainEqual({ address: '127.0.0.1', family: 4 });
  expect(dns.questions).toEqual([]);
});
