import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DurationLine } from '@vidyapath/http/media';
import { storeDemoFile } from '../app';
import { createMediaTestApp, type MediaTestApp } from '../testing/media-app';
import { createRemoteServer, fixture, type RemoteHandler, type RemoteServer, sendWithRanges } from '../testing/remote-server';

const mediaPath = '/api/media/archive-duration';
const sharedPath = '/api/media/youtube-duration';
const videoId = 'aBcDeFgH1_-';

/** A media file whose index lies behind 100 MB that nobody sends. */
function sparseMp4(): { size: number; read: (start: number, end: number) => Buffer } {
  const source = fixture('index-last.mp4');
  const boxes = source.indexOf('mdat') - 4;
  const index = source.subarray(boxes + source.readUInt32BE(boxes));
  const padding = 100_000_000;
  const free = Buffer.alloc(8);
  free.writeUInt32BE(padding, 0);
  free.write('free', 4);
  const head = Buffer.concat([source.subarray(0, boxes), free]);
  const tailAt = boxes + padding;
  const size = tailAt + index.length;
  const read = (start: number, end: number) => {
    const part = Buffer.alloc(end - start);
    if (start < head.length) head.copy(part, 0, start);
    if (end > tailAt) index.copy(part, Math.max(0, tailAt - start), Math.max(0, start - tailAt));
    return part;
  };
  return { size, read };
}

const sparse = sparseMp4();
const routes: Record<string, RemoteHandler> = {
  '/sparse.mp4': (request, response) => {
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    const [start, end] = [Number(first), Math.min(Number(last) + 1, sparse.size)];
    response.writeHead(206, { 'content-range': `bytes ${start}-${end - 1}/${sparse.size}` }).end(sparse.read(start, end));
  },
  '/no-ranges.mp4': (_request, response) => void response.writeHead(200, { 'content-length': fixture('index-last.mp4').length }).end(fixture('index-last.mp4')),
  '/chunked.webm': (_request, response) => void response.writeHead(200).end(fixture('clip.webm')),
  '/page.html': (_request, response) => void response.writeHead(200).end('<!doctype html><p>No film here.'),
  '/missing.mp4': (_request, response) => void response.writeHead(404).end(),
  '/zipped.mp4': (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.alloc(100)),
  '/reset.mp4': (_request, response) => void response.socket?.destroy(),
  '/lying.mp4': (_request, response) => void response.writeHead(206, { 'content-range': 'bytes 5-9/3' }).end('xxxxx'),
  '/short.mp4': (_request, response) => void response.writeHead(206, { 'content-range': 'bytes 0-262143/900000' }).end('xxxxx'),
  '/huge.mp4': (_request, response) => {
    response.writeHead(200, { 'content-length': 10_000_000_000 });
    endless(response);
  },
  '/endless.mp4': (_request, response) => endless(response.writeHead(200)),
  '/silent.mp4': () => undefined,
  '/to/1': (_request, response) => void response.writeHead(302, { location: '/to/2' }).end(),
  '/to/2': (_request, response) => void response.writeHead(307, { location: '/index-first.mp4' }).end(),
  '/loop': (_request, response) => void response.writeHead(302, { location: '/loop' }).end(),
  '/to-file': (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-canary': (_request, response) => void response.writeHead(302, { location: `${canary.origin}/x` }).end(),
  '/metadata/film': (_request, response) => void response.end(JSON.stringify({ files: [{ name: 'a.txt' }, { name: 'film.mp4', length: '12:05' }] })),
  '/metadata/raw': (_request, response) => void response.end(JSON.stringify({ files: [{ name: 'dir/a b.mp4' }] })),
  '/metadata/none': (_request, response) => void response.end('{}'),
  '/download/raw/dir/a%20b.mp4': (request, response) => sendWithRanges(request, response, fixture('index-last.mp4')),
  [`/watch?v=${videoId}&hl=en`]: (_request, response) => void response.end('<script>{"lengthSeconds":"253"}</script>'),
};

function endless(response: { write: (chunk: Buffer) => boolean; on: (event: string, listener: () => void) => unknown; destroyed: boolean }): void {
  const chunk = Buffer.alloc(65_536, 'x');
  const pump = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pump);
  pump();
}

let remote: RemoteServer;
let canary: RemoteServer;
let media: MediaTestApp;
beforeAll(async () => {
  canary = await createRemoteServer((_request, response) => void response.end('x'));
  remote = await createRemoteServer((request, response) => {
    const route = routes[String(request.url)];
    if (route) return route(request, response);
    return sendWithRanges(request, response, fixture(String(request.url).slice(1)));
  });
  media = await createMediaTestApp({
    allowHosts: remote.host,
    remotes: { archiveOrigin: remote.origin, sharing: { pageOrigin: remote.origin } },
  });
});
afterAll(async () => {
  await media.close();
  await remote.close();
  await canary.close();
});

function probe(url: unknown, path = mediaPath, headers: Record<string, string> = media.tokens.as('Staff')) {
  return media.app.inject({ method: 'POST', url: path, payload: { url } as object, headers });
}

async function linesOf(url: string, path = mediaPath): Promise<DurationLine[]> {
  const answer = await probe(url, path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson']);
  return answer.body.trimEnd().split('\n').map((line) => JSON.parse(line) as DurationLine);
}

describe('a media address', () => {
  test.each(['index-first.mp4', 'index-last.mp4', 'fragmented.mp4', 'clip.webm', 'clip.mkv', 'sound.ogg', 'sound.mp3', 'no-ranges.mp4', 'chunked.webm', 'to/1'])(
    '%s is read with progress that never falls',
    async (name) => {
      const lines = await linesOf(`${remote.origin}/${name}`);
      const progress = lines.flatMap((line) => ('progress' in line ? [Number(line.progress)] : []));
      expect(lines.at(-1)).toEqual({ duration: 7 });
      expect(progress[0]).toBe(0);
      expect(progress.at(-1)).toBe(100);
      expect(progress).toEqual([...progress].sort((one, other) => one - other));
      expect(lines).toHaveLength(progress.length + 1);
    },
  );

  test('an index behind 100 MB costs a few requests', async () => {
    const before = remote.requests.length;
    expect((await linesOf(`${remote.origin}/sparse.mp4`)).at(-1)).toEqual({ duration: 7 });
    expect(remote.requests.length - before).toBeLessThanOrEqual(4);
  });

  test.each([
    ['page.html', /not a media file/],
    ['missing.mp4', /no file/],
    ['zipped.mp4', /compressed/],
    ['reset.mp4', /broke off/],
    ['lying.mp4', /parts of the file/],
    ['short.mp4', /another part/],
    ['huge.mp4', /not a media file|may be read/],
    ['endless.mp4', /not a media file|may be read/],
    ['loop', /redirects too often/],
    ['to-file', /http/],
    ['to-canary', /80 and 443/],
  ])('%s ends with a detail and a closed connection', async (name, detail) => {
    const lines = await linesOf(`${remote.origin}/${name}`);
    expect(lines.at(-1)).toEqual({ detail: expect.stringMatching(detail) });
    await remote.idle();
    expect(canary.connections()).toBe(0);
  });

  test('a file of this platform is read from the storage, by path or by address', async () => {
    const path = await storeDemoFile(media.storage, 'clip.mp4', fixture('index-last.mp4'));
    expect((await linesOf(path)).at(-1)).toEqual({ duration: 7 });
    expect((await linesOf(`http://localhost:80${path}`)).at(-1)).toEqual({ duration: 7 });
    expect((await linesOf(`/media/${'0'.repeat(64)}.mp4`)).at(-1)).toEqual({ detail: 'There is no file at this address.' });
  });
});

describe('an archive.org item', () => {
  test.each([
    ['its metadata', 'https://archive.org/details/film', 725],
    ['the file, when its metadata say nothing', 'https://archive.org/embed/raw', 7],
  ])('is read from %s', async (_what, url, duration) => {
    expect((await linesOf(url)).at(-1)).toEqual({ duration });
  });

  test('that does not exist is a detail', async () => {
    expect((await linesOf('https://archive.org/details/none')).at(-1)).toEqual({ detail: expect.stringContaining('archive.org item') });
  });
});

describe('a shared video', () => {
  test('is read from its page', async () => {
    expect((await linesOf(`https://youtu.be/${videoId}`, sharedPath)).at(-1)).toEqual({ duration: 253 });
  });

  test.each(['https://example.org/watch?v=aBcDeFgH1_-', 'https://archive.org/details/film', '/media/x.mp4'])('%s is refused', async (url) => {
    const answer = await probe(url, sharedPath);
    expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
      400,
      [{ field: 'url', detail: 'Please enter the address of a YouTube video.' }],
    ]);
  });
});

describe('refusals before anything is connected to', () => {
  const spellings = ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '0177.0.0.1', '0', '[::1]', '[::ffff:127.0.0.1]', 'localhost', 'localhost.'];
  test.each(spellings)('loopback as %s', async (host) => {
    const { port } = new URL(canary.origin);
    for (const url of [`http://${host}/`, `http://${host}:${port}/`]) expect((await probe(url)).statusCode).toBe(400);
    expect(canary.connections()).toBe(0);
  });

  test.each([
    'http://10.0.0.1/a.mp4', 'http://169.254.169.254/', 'http://[64:ff9b::7f00:1]/', 'http://user@example.org/', 'http://example.org:8080/',
    'ftp://example.org/', 'file:///etc/passwd', '//example.org/a', '/etc/passwd', '/media/../x', 'http://', '', 5, null, undefined,
  ])('%j', async (url) => {
    const answer = await probe(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
  });
});

test('only staff may probe', async () => {
  const url = `${remote.origin}/index-first.mp4`;
  for (const path of [mediaPath, sharedPath]) {
    expect((await probe(url, path, {})).statusCode).toBe(401);
    expect((await probe(url, path, media.tokens.as('User'))).statusCode).toBe(403);
  }
});

describe('over a real connection', () => {
  let port: number;
  beforeAll(async () => {
    await media.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = media.app.server.address() as AddressInfo);
  });

  async function start(path: string, headers = media.tokens.as('Admin')) {
    const request = httpRequest({ port, host: '127.0.0.1', path: mediaPath, method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
    request.on('error', () => undefined).end(JSON.stringify({ url: `${remote.origin}${path}` }));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.on('error', () => undefined);
    return { request, response };
  }

  test('the first line comes while the server is silent, and leaving closes the connection to it', async () => {
    const { request, response } = await start('/silent.mp4');
    const [line] = (await once(response, 'data')) as [Buffer];
    expect(String(line)).toBe('{"progress":0}\n');
    request.destroy();
    await remote.idle();
  });

  test('a fourth probe at once is told to wait, others are not, and it may come back', async () => {
    const running = await Promise.all([1, 2, 3].map(() => start('/silent.mp4')));
    const url = `${remote.origin}/index-first.mp4`;
    const fourth = await probe(url);
    expect([fourth.statusCode, fourth.headers['retry-after']]).toEqual([429, '5']);
    const other = { authorization: `Bearer ${media.tokens.signToken({ id: 2, role: 'Staff' })}` };
    expect((await probe(url, mediaPath, other)).statusCode).toBe(200);
    for (const { request } of running) request.destroy();
    await remote.idle();
    await untilNoSlotIsTaken();
    expect((await probe(url)).statusCode).toBe(200);
  });

  async function untilNoSlotIsTaken(): Promise<void> {
    const taken: unknown[] = await media.db('probe_slot').where({ user_id: 1 });
    if (taken.length > 0) await untilNoSlotIsTaken();
  }
});
