import type { DurationLine } from '@vidyapath/http/media';
import { storeDemoFile } from '../../app';
import { fixture } from '../../testing/fixture';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { remoteMedia, sharedVideoId } from '../../testing/remote-media';
import { createRemoteServer, type RemoteServer } from '../../testing/remote-server';

const mediaPath = '/api/media/archive-duration';
const sharedPath = '/api/media/youtube-duration';

let remote: RemoteServer;
let canary: RemoteServer;
let media: MediaTestApp;
beforeAll(async () => {
  canary = await createRemoteServer((_request, response) => void response.end('x'));
  remote = await createRemoteServer((request, response) => {
    if (request.url === '/to-canary') response.writeHead(302, { location: `${canary.origin}/x` }).end();
    else remoteMedia(request, response);
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
  return answer.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as DurationLine);
}

describe('a media address', () => {
  test.each([
    'index-first.mp4',
    'index-last.mp4',
    'fragmented.mp4',
    'clip.webm',
    'clip.mkv',
    'sound.ogg',
    'sound.mp3',
    'no-ranges.mp4',
    'chunked.webm',
    'to/1',
  ])('%s is read with progress that never falls', async (name) => {
    const lines = await linesOf(`${remote.origin}/${name}`);
    const progress = lines.flatMap((line) => ('progress' in line ? [Number(line.progress)] : []));
    expect(lines.at(-1)).toEqual({ duration: 7 });
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBe(100);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(lines).toHaveLength(progress.length + 1);
  });

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
    ['short-range.mp4', /parts of the file/],
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
    expect((await linesOf(`/media/${'0'.repeat(64)}.mp4`)).at(-1)).toEqual({
      detail: 'There is no file at this address.',
    });
  });
});

describe('an archive.org item', () => {
  test.each([
    ['its metadata', 'https://archive.org/details/film', 725],
    ['the file, when its metadata have no duration', 'https://archive.org/embed/raw', 7],
  ])('is read from %s', async (_what, url, duration) => {
    expect((await linesOf(url)).at(-1)).toEqual({ duration });
  });

  test('that does not exist gives a detail', async () => {
    expect((await linesOf('https://archive.org/details/none')).at(-1)).toEqual({
      detail: expect.stringContaining('archive.org item'),
    });
  });
});

describe('a shared video', () => {
  test('is read from its page', async () => {
    expect((await linesOf(`https://youtu.be/${sharedVideoId}`, sharedPath)).at(-1)).toEqual({ duration: 253 });
  });

  test.each(['https://example.org/watch?v=aBcDeFgH1_-', 'https://archive.org/details/film', '/media/x.mp4'])(
    '%s is refused',
    async (url) => {
      const answer = await probe(url, sharedPath);
      expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
        400,
        [{ field: 'url', detail: 'Please enter the address of a YouTube video.' }],
      ]);
    },
  );
});

describe('refusals before anything is connected to', () => {
  const spellings = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
    'localhost.',
    '0x7f000001',
    '017700000001',
    '127.0.1',
    '１２７.０.０.１',
    'LOCALHOST',
    'a.localhost',
    '[::]',
    '[0:0:0:0:0:ffff:7f00:1]',
  ];
  test.each(spellings)('loopback as %s', async (host) => {
    const { port } = new URL(canary.origin);
    for (const url of [`http://${host}/`, `http://${host}:${port}/`]) expect((await probe(url)).statusCode).toBe(400);
    expect(canary.connections()).toBe(0);
  });

  test.each([
    'http://10.0.0.1/a.mp4',
    'http://169.254.169.254/',
    'http://[64:ff9b::7f00:1]/',
    'http://user@example.org/',
    'http://example.org:8080/',
    'ftp://example.org/',
    'file:///etc/passwd',
    '//example.org/a',
    '/etc/passwd',
    '/media/../x',
    'http://',
    '',
    5,
    null,
    undefined,
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
