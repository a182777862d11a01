import { randomUUID } from 'node:crypto';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { Play } from '@vidyapath/http/play';
import type { InjectOptions } from 'fastify';
import { createMediaTestApp, lessonLinks, type MediaTestApp } from '../../testing/media-app';
import { uploadClient, uploadFile } from '../../testing/upload-client';

let media: MediaTestApp;
beforeAll(async () => {
  media = await createMediaTestApp({ lessonQuotaBytes: 1_000_000 });
});
afterAll(() => media.close());

const send = (options: InjectOptions) =>
  media.app.inject({ ...options, headers: { ...media.tokens.as('Staff'), ...options.headers } });
const assetOf = async (id: string) => (await send({ url: lessonPaths.asset(id) })).json<Asset>();
const list = async (query: string) => (await send({ url: `${lessonPaths.assets}?${query}` })).json<Asset[]>();
const idsOf = async (query: string) => (await list(query)).map(({ asset_id }) => asset_id);
const upload = (filename = 'a.mp4', more = {}) => uploadFile(media, Buffer.from('whole'), { filename, ...more });
const setFile = (asset_id: string, file_version: number, values: object) =>
  media.db('asset_file').where({ asset_id, file_version }).update(values);
async function makeReady(assetId: string, version = 1): Promise<void> {
  await setFile(assetId, version, { state: 'ready', playable: true, poster: 'poster-1.webp', duration_seconds: 61.5 });
  await media.db('asset').where('asset_id', assetId).update('playing', version);
}
const logOf = async (assetId: string) =>
  (await media.db('event_log').where('record', `asset ${assetId}`)) as { body: object }[];

test('an asset is there from the creation of its upload on, with its percent', async () => {
  const client = uploadClient(media);
  const created = await client.create(8, { filename: '01 - Light.mp4' });
  const url = String(created.headers.location);
  await client.patch(url, 0, Buffer.from('five.'));
  expect(await assetOf(url.slice(url.lastIndexOf('/') + 1))).toMatchObject({
    title: 'Light',
    file_name: '01 - Light.mp4',
    size_bytes: 8,
    status: 'uploading',
    playable: false,
    problem: null,
    percent: 62,
    queue_place: null,
    file_version: 0,
    next: null,
    created_by: 1,
    used_by: [],
    used_by_count: 0,
  });
});

test('the list is newest first, searched, filtered and answered with 304', async () => {
  const first = await upload('Ohm ka niyam.mp4');
  const second = await upload('Kirchhoff.mp4');
  const newest = await idsOf('');
  expect(newest.indexOf(second)).toBeLessThan(newest.indexOf(first));
  expect(await idsOf('q=OHM')).toEqual([first]);
  expect(await idsOf('q=%25')).toEqual([]);
  await makeReady(first);
  expect(await idsOf('status=ready')).toEqual([first]);
  expect((await idsOf('status=waiting')).includes(second)).toBe(true);
  expect(await idsOf(`ids=${second},${randomUUID()}`)).toEqual([second]);
  const page = await send({ url: `${lessonPaths.assets}?limit=1` });
  expect([page.json<Asset[]>().length, Number(page.headers['x-total-count'])]).toEqual([1, newest.length]);
  const again = await send({ url: `${lessonPaths.assets}?limit=1`, headers: { 'if-none-match': page.headers.etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (const query of ['status=done', 'ids=x', 'unused=maybe', 'ids='])
    expect((await send({ url: `${lessonPaths.assets}?${query}` })).statusCode).toBe(400);
});

test('files that wait have their place in the queue', async () => {
  await media.db('asset_file').where('state', 'waiting').update('ended_at', media.db.fn.now());
  const waiting = [await upload(), await upload(), await upload()];
  expect(await Promise.all(waiting.map(async (id) => (await assetOf(id)).queue_place))).toEqual([1, 2, 3]);
});

test('the title is changed by whoever saw the present one', async () => {
  const id = await upload('Old name.mp4');
  const { etag } = (await send({ url: lessonPaths.asset(id) })).headers;
  const put = (title: unknown, ifMatch = etag) =>
    send({ method: 'PUT', url: lessonPaths.asset(id), payload: { title }, headers: { 'if-match': String(ifMatch) } });
  await makeReady(id);
  const changed = await put('New name');
  expect([changed.statusCode, changed.json<Asset>().title]).toEqual([200, 'New name']);
  expect((await put('Other name')).statusCode).toBe(412);
  for (const title of ['', '   ', 'a'.repeat(201), 7]) expect((await put(title, '*')).statusCode).toBe(400);
  const trail = await media.db('audit').where({ resource_id: id }).orderBy('id').pluck('action');
  expect(trail).toEqual(['asset.created', 'asset.changed']);
});

test('what plays stays while a newer version is made, fails and is dismissed', async () => {
  const id = await upload();
  await makeReady(id);
  await upload('b.mp4', { replaces: id });
  expect(await assetOf(id)).toMatchObject({
    status: 'ready',
    playable: true,
    file_name: 'a.mp4',
    poster: `/media/lessons/${id}/1/poster-1.webp`,
    next: { status: 'waiting', problem: null, percent: 0 },
  });
  await setFile(id, 2, { state: 'failed', problem: 'damaged' });
  expect(await assetOf(id)).toMatchObject({
    status: 'ready',
    next: { status: 'failed', problem: { type: 'damaged' } },
  });
  expect((await send({ method: 'DELETE', url: lessonPaths.assetNext(id) })).statusCode).toBe(204);
  expect(await assetOf(id)).toMatchObject({ status: 'ready', next: null });
  expect((await send({ method: 'DELETE', url: lessonPaths.assetNext(id) })).statusCode).toBe(404);
});

test('a failed file is encoded again on demand, nothing else is', async () => {
  const id = await upload();
  const retry = () => send({ method: 'POST', url: lessonPaths.assetRetry(id) });
  expect((await retry()).statusCode).toBe(409);
  await setFile(id, 1, { state: 'failed', problem: 'encoder-failed', crashes: 3 });
  expect(await assetOf(id)).toMatchObject({ status: 'failed', problem: { type: 'encoder-failed' } });
  const answer = await retry();
  expect([answer.statusCode, answer.json<Asset>().status]).toEqual([202, 'waiting']);
  expect(await media.db('asset_file').where('asset_id', id).first()).toMatchObject({ crashes: 0, problem: null });
  await setFile(id, 1, { state: 'failed', problem: 'interrupted' });
  expect((await retry()).statusCode).toBe(409);
});

test('staff plays an asset that no lesson uses, with a cookie of its own for ten minutes', async () => {
  const id = await upload();
  const play = (as: 'Staff' | 'User' = 'Staff') =>
    send({ method: 'POST', url: lessonPaths.assetPlay(id), headers: media.tokens.as(as) });
  const waiting = await play();
  expect([waiting.statusCode, waiting.json<{ type: string }>().type]).toEqual([409, '/problems/lesson-not-ready']);
  expect(waiting.headers['set-cookie']).toBeUndefined();
  await makeReady(id);
  await upload('b.mp4', { replaces: id });
  const answer = await play();
  expect(answer.json<Play>()).toMatchObject({
    video_id: null,
    kind: 'stream',
    url: `/media/lessons/${id}/1/master.m3u8`,
    poster: `/media/lessons/${id}/1/poster-1.webp`,
    duration_in_seconds: 62,
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(new RegExp(`^lesson=[\\w.-]+; Path=/media/lessons/${id}/; Max-Age=600; HttpOnly`));
  expect(lessonLinks.readerOf(id, cookie.split(';')[0])).toBeDefined();
  expect((await play('User')).statusCode).toBe(403);
});

test('a deleted asset is gone, and the log says so', async () => {
  const id = await upload();
  await makeReady(id);
  expect((await send({ method: 'DELETE', url: lessonPaths.asset(id) })).statusCode).toBe(204);
  for (const request of [
    { url: lessonPaths.asset(id) },
    { method: 'DELETE', url: lessonPaths.asset(id) },
    { method: 'POST', url: lessonPaths.assetRetry(id) },
    { method: 'POST', url: lessonPaths.assetPlay(id) },
    { method: 'PUT', url: lessonPaths.asset(id), payload: { title: 'x' } },
  ] as const)
    expect((await send(request)).statusCode).toBe(404);
  expect(await idsOf(`ids=${id}`)).toEqual([]);
  expect((await uploadClient(media).create(5, { filename: 'a.mp4', replaces: id })).statusCode).toBe(404);
  const [newest] = await logOf(id);
  expect(newest?.body).toMatchObject({ deleted: true, playable: false, file_version: 0 });
});
