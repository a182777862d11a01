import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { type Owner, owners } from '@vidyapath/platform/edge-policy/paths';
import { freePort } from '@vidyapath/postgres/free-port';
import { type Edge, startEdge } from './support/edge';
import { send } from './support/raw-request';
import { type Replica, startReplica } from './support/replica';

const open: (Replica | Edge)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()));
});

async function replica(answer: RequestListener): Promise<Replica> {
  const started = await startReplica(answer);
  open.push(started);
  return started;
}

/** All owners have these replicas, except the named ones. */
async function edgeBefore(
  replicas: readonly string[],
  own: Partial<Record<Owner, string[]>> = {},
  balancers: string[] = [],
): Promise<Edge> {
  const all = Object.fromEntries(owners.map((owner) => [owner, own[owner] ?? replicas])) as Record<Owner, string[]>;
  const edge = await startEdge(await freePort(), { replicas: all, releases: tmpdir(), balancers });
  open.push(edge);
  return edge;
}

const fine: RequestListener = (_request, response) => void response.end('fine');
const hangUp: RequestListener = (request) => void request.socket.destroy();
const unusedAddress = async (): Promise<string> => `127.0.0.1:${await freePort()}`;

test('a service without an answering replica is a problem with Retry-After, and the rest works', async () => {
  const { address } = await replica(fine);
  const edge = await edgeBefore([address], { support: [await unusedAddress(), await unusedAddress()] });
  const { status, headers, body } = await send(edge.url, {
    path: '/api/support/newsletter?email=a',
    headers: { 'x-request-id': 'asked-by-me' },
  });
  expect([status, headers['content-type'], headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    'application/problem+json',
    '2',
    'no-store',
  ]);
  expect(JSON.parse(body.toString())).toMatchObject({
    status: 503,
    instance: '/api/support/newsletter',
    requestId: 'asked-by-me',
  });
  expect((await send(edge.url, { path: '/api/category' })).status).toBe(200);
});

test('skips a replica that is gone, for every method', async () => {
  const { address } = await replica(fine);
  const edge = await edgeBefore([await unusedAddress(), address]);
  for (const method of ['GET', 'POST', 'PUT', 'GET', 'POST', 'PUT'])
    expect(
      (await send(edge.url, { method, path: '/api/category', body: method === 'GET' ? undefined : '{}' })).status,
    ).toBe(200);
});

test('repeats a broken read at the other replica, but not a creation, which may have happened', async () => {
  const broken = await replica(hangUp);
  const well = await replica(fine);
  const edge = await edgeBefore([broken.address, well.address]);
  for (let turn = 0; turn < 6; turn += 1) expect((await send(edge.url, { path: '/api/category' })).status).toBe(200);
  const created = await Promise.all(
    Array.from({ length: 6 }, () => send(edge.url, { method: 'POST', path: '/api/category', body: '{}' })),
  );
  const sent = [broken, well].flatMap(({ requests }) => requests).filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(6);
  expect(new Set(created.map(({ status }) => status))).toEqual(new Set([200, 503]));
});

test('a streamed answer arrives part by part', async () => {
  let goOn = (): void => undefined;
  const { address } = await replica((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' }).write('{"progress":0}\n');
    goOn = () => void response.end('{"duration":1}\n');
  });
  const edge = await edgeBefore([address]);
  const response = await fetch(`${edge.url}/api/media/archive-duration`, { method: 'POST', body: '{}' });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('{"progress":0}\n');
  goOn();
  expect((await reader?.read())?.value).toBe('{"duration":1}\n');
});

test('an upload is refused by its service before it has arrived, and by the edge if it is far too large', async () => {
  const { address, requests } = await replica(
    (_request, response) => void response.writeHead(401, { connection: 'close' }).end(),
  );
  const edge = await edgeBefore([address]);
  const post = { method: 'POST', path: '/upload' };
  const announced = { ...post, headers: { 'content-length': String(6 * 1_024 * 1_024) }, body: Buffer.alloc(100) };
  expect((await send(edge.url, announced)).status).toBe(401);
  expect((await send(edge.url, { ...post, body: Buffer.alloc(9 * 1_024 * 1_024) })).status).toBe(413);
  expect(requests).toHaveLength(1);
});

const claims = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  forwarded: 'for=203.0.113.7',
};

test('does not pass on a client’s claims about its address', async () => {
  const { address, requests } = await replica(fine);
  const edge = await edgeBefore([address]);
  const answer = await send(edge.url, { path: '/api/category', headers: claims });
  const [request] = requests;
  expect(request?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-request-id': answer.headers['x-request-id'],
  });
  expect(request?.headers).not.toHaveProperty('forwarded');
  expect(request?.headers).not.toHaveProperty('x-forwarded-host');
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

test('trusts a named balancer', async () => {
  const { address, requests } = await replica(fine);
  const edge = await edgeBefore([address], {}, ['127.0.0.1']);
  const answer = await send(edge.url, { path: '/api/category', headers: claims });
  expect(requests[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' });
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});
