import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { remoteMedia } from '../../testing/remote-media';
import { createRemoteServer, type RemoteServer } from '../../testing/remote-server';

let remote: RemoteServer;
let media: MediaTestApp;
beforeAll(async () => {
  remote = await createRemoteServer(remoteMedia);
  media = await createMediaTestApp({
    allowHosts: remote.host,
    remotes: { archiveOrigin: remote.origin },
    probeTimeMs: 1_000,
  });
});
afterAll(async () => {
  await media.close();
  await remote.close();
});

const videosOf = (item: string, headers: Record<string, string> = media.tokens.as('Staff')) =>
  media.app.inject({ url: lessonPaths.archiveVideos(item), headers });

test('an item offers each of its videos once, in order', async () => {
  const answer = await videosOf('course');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual([
    {
      name: '2 - Ohm.avi',
      url: 'https://archive.org/download/course/2%20-%20Ohm.mp4',
      size_bytes: 300,
      duration_in_seconds: 60,
    },
    {
      name: '10 - Watt.mp4',
      url: 'https://archive.org/download/course/10%20-%20Watt.ia.mp4',
      size_bytes: 500,
      duration_in_seconds: 65,
    },
  ]);
});

test('an item that is not there is 404', async () => {
  expect((await videosOf('none')).statusCode).toBe(404);
});

test.each([
  ['moved', /redirects too often/],
  ['broken', /cannot be read/],
  ['away', /status 500/],
  ['silent', /cannot be reached/],
  ['endless', /too long/],
])('%s is 503, with a detail and a closed connection', async (item, detail) => {
  const answer = await videosOf(item);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  expect(answer.json<{ detail: string }>().detail).toMatch(detail);
  await remote.idle();
});

test('another place than archive.org is never asked', async () => {
  const before = remote.requests.length;
  await videosOf('moved');
  expect(remote.requests.length - before).toBe(1);
  for (const item of ['..', '%2e%2e', 'a%2Fb', 'a%3Fb', '-a', 'a'.repeat(102), '%00', 'ओम'])
    expect([400, 404]).toContain((await videosOf(item)).statusCode);
  expect(remote.requests.length - before).toBe(1);
});

test('only some items at once are read for a person, and slots are free again', async () => {
  const answers = await Promise.all(['silent', 'silent', 'silent', 'course'].map((item) => videosOf(item)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([429, 503, 503, 503]);
  expect((await videosOf('course')).statusCode).toBe(200);
});

test('only staff may ask', async () => {
  expect((await videosOf('course', {})).statusCode).toBe(401);
  expect((await videosOf('course', media.tokens.as('User'))).statusCode).toBe(403);
});
