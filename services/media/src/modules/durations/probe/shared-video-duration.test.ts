import { createRemoteServer, type RemoteHandler, type RemoteServer } from '../../../testing/remote-server';
import { createProbeClient } from './probe-client';
import { parseAllowedHosts } from './probe-url';
import { durationInPage, readSharedVideoDuration } from './shared-video-duration';

const id = 'aBcDeFgH1_-';
const page = `/watch?v=${id}&hl=en`;
const api = `/youtube/v3/videos?part=contentDetails&id=${id}`;
const text =
  (body: unknown): RemoteHandler =>
  (_request, response) =>
    void response.end(typeof body === 'string' ? body : JSON.stringify(body));

let remote: RemoteServer;
let routes: Record<string, RemoteHandler>;
beforeAll(async () => {
  remote = await createRemoteServer((request, response) => {
    const route = routes[String(request.url)];
    if (route) return route(request, response);
    response.writeHead(403).end('{}');
  });
});
afterAll(() => remote.close());

async function read(apiKey?: string): Promise<number> {
  const client = createProbeClient({
    allowed: parseAllowedHosts(remote.host),
    resolve: async () => [],
    signal: new AbortController().signal,
  });
  const service = { pageOrigin: remote.origin, apiOrigin: remote.origin, ...(apiKey ? { apiKey } : {}) };
  try {
    return await readSharedVideoDuration(client, service, id, () => undefined);
  } finally {
    await client.close();
  }
}

describe('readSharedVideoDuration', () => {
  it('asks the data API first when there is a key, which is in no address', async () => {
    let key: unknown;
    routes = {
      [api]: (request, response) => {
        key = request.headers['x-goog-api-key'];
        text({ items: [{ contentDetails: { duration: 'PT1H2M3S' } }] })(request, response);
      },
    };
    expect([await read('secret'), key]).toEqual([3_723, 'secret']);
    expect(remote.requests.join()).not.toContain('secret');
  });

  it('reads the page when the key is used up', async () => {
    routes = { [page]: text('"lengthSeconds":"61"') };
    expect(await read('secret')).toBe(61);
  });

  it.each([
    ['the API knows no such video', { [api]: text({ items: [] }) }, 'does not exist'],
    ['the video is live', { [page]: text('"lengthSeconds":"0"') }, 'live'],
    ['the page says nothing', { [page]: text('<html>') }, 'does not say'],
    ['the page is refused', {}, 'status 403'],
    ['the page is far too long', { [page]: text('<'.repeat(4_000_000)) }, 'too long'],
    ['the API answers with far too much', { [api]: text('['.repeat(4_000_000)) }, 'too long'],
  ])('gives a detail when %s', async (_what, handlers: Record<string, RemoteHandler>, detail) => {
    routes = handlers;
    await expect(read('secret')).rejects.toThrow(detail);
  });
});

describe('durationInPage', () => {
  it.each([
    ['{"videoDetails":{"lengthSeconds":"253","x":1}}', 253],
    ['{"approxDurationMs":"253500"}', 253.5],
    ['<meta itemprop="duration" content="PT4M13S">', 253],
    ['<meta content="PT1H" itemprop="duration">', 3_600],
    ['{"lengthSeconds":"0"}', 0],
    ['<html>', undefined],
  ])('reads %s', (html, seconds) => {
    expect(durationInPage(html)).toBe(seconds);
  });

  it('reads a page of 3 MB whose tags do not end', () => {
    expect(durationInPage('<meta '.repeat(500_000))).toBeUndefined();
  });
});
