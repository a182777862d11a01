import { createProbeClient } from './probe-client';
import { RefusedAddressError } from './probe-error';
import { parseAllowedHosts } from './probe-url';
import { resolveTarget } from './resolve-target';
import { createRemoteServer, type RemoteServer } from '../../../testing/remote-server';

const none = parseAllowedHosts('');
const answers =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const never = new AbortController().signal;

describe('resolveTarget', () => {
  const target = (url: string, ...addresses: string[]) =>
    resolveTarget(url, { allowed: none, resolve: answers(...addresses), signal: never });

  it('keeps the addresses that it checked', async () => {
    const addresses = await target('https://a.example/', '93.184.216.34', '2606:4700::1111');
    expect(addresses.map(({ address }) => address)).toEqual(['93.184.216.34', '2606:4700::1111']);
  });

  it.each([
    ['a private address', ['10.0.0.1']],
    ['a public and a private address', ['93.184.216.34', '127.0.0.1']],
    ['an address of IPv6 that carries a private one', ['93.184.216.34', '::ffff:127.0.0.1']],
    ['a scoped address', ['fe80::1%lo']],
  ])('refuses a name that resolves to %s', async (_what, addresses) => {
    await expect(target('http://a.example/', ...addresses)).rejects.toThrow(RefusedAddressError);
  });

  it('refuses a name that resolves to nothing', async () => {
    await expect(target('http://a.example/')).rejects.toThrow('not found');
  });
});

describe('a probe', () => {
  let remote: RemoteServer;
  beforeAll(async () => {
    remote = await createRemoteServer((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: `http://other.example:${port()}/x` }).end();
      else if (/^\/[1-9]$/.test(String(request.url)))
        response.writeHead(302, { location: `/${Number(request.url?.slice(1)) - 1}` }).end();
      else response.end(String(request.headers.host));
    });
  });
  afterAll(() => remote.close());
  const port = () => new URL(remote.origin).port;

  function client(resolve: Parameters<typeof createProbeClient>[0]['resolve'], allowed: string) {
    return createProbeClient({ allowed: parseAllowedHosts(allowed), resolve, signal: never });
  }
  async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
    let text = '';
    for await (const chunk of body) text += String(chunk);
    return text;
  }

  it('stays with the address that was checked, also when the DNS changes later', async () => {
    const later = [['127.0.0.1'], ['192.0.2.1']];
    let lookups = 0;
    const changing = (host: string) => answers(...(later[lookups++] ?? [host]))();
    const probe = client(changing, `a.example:${port()}`);
    for (const path of ['x', 'y', 'z']) {
      const { body } = await probe.get(`http://a.example:${port()}/${path}`);
      expect(await textOf(body)).toBe(`a.example:${port()}`);
    }
    expect(lookups).toBe(1);
    await probe.close();
  });

  it('checks the address of a redirect, before it connects', async () => {
    const before = remote.connections();
    const probe = client(answers('127.0.0.1'), `a.example:${port()}`);
    await expect(probe.get(`http://a.example:${port()}/away`)).rejects.toThrow(RefusedAddressError);
    expect(remote.connections() - before).toBe(1);
    await probe.close();
  });

  it('follows three redirects and no fourth', async () => {
    const probe = client(answers('127.0.0.1'), `a.example:${port()}`);
    expect(await textOf((await probe.get(`http://a.example:${port()}/3`)).body)).toBe(`a.example:${port()}`);
    await expect(probe.get(`http://a.example:${port()}/4`)).rejects.toThrow('too often');
    expect(remote.requests.slice(-4)).toEqual(['/4', '/3', '/2', '/1']);
    await probe.close();
  });

  it('does not connect to a host that is not public', async () => {
    const before = remote.connections();
    const probe = client(answers('93.184.216.34', '127.0.0.1'), '');
    await expect(probe.get('http://a.example/')).rejects.toThrow(RefusedAddressError);
    expect(remote.connections()).toBe(before);
    await probe.close();
  });

  it('looks a host up once for its check and its requests', async () => {
    let lookups = 0;
    const probe = client(async () => {
      lookups += 1;
      return answers('127.0.0.1')();
    }, `a.example:${port()}`);
    await probe.check(`http://a.example:${port()}/x`);
    expect(await textOf((await probe.get(`http://a.example:${port()}/x`)).body)).toBe(`a.example:${port()}`);
    expect(lookups).toBe(1);
    await probe.close();
  });
});
