import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket } from '../../lib/storage/s3-bucket';
import { createS3Storage } from '../../lib/storage/s3-storage';
import { makeSource } from '../../testing/lesson-sources';
import { createMediaTestApp, lessonLinks, type MediaTestApp } from '../../testing/media-app';
import { type ObjectStore, startObjectStore } from '../../testing/object-store';
import { uploadClient } from '../../testing/upload-client';
import { untilEmpty, untilState } from '../../testing/uploaded-files';

let store: ObjectStore;
let media: MediaTestApp;
let scratchDir: string;

beforeAll(async () => {
  store = await startObjectStore();
  scratchDir = await mkdtemp(join(tmpdir(), 'vidyapath-scratch-'));
  const storage = createS3Storage(openBucket(store.settings));
  media = await createMediaTestApp({ storage, encoding: { encoders: 1, scratchDir, pollMs: 100 } });
});
afterAll(async () => {
  await media.close();
  await store.stop();
  await rm(scratchDir, { recursive: true, force: true });
});

test('with a bucket, a video that was uploaded in parts becomes a lesson that plays', async () => {
  await makeSource(join(scratchDir, 'video'), { size: '320x240', seconds: 3 });
  const video = await readFile(join(scratchDir, 'video'));
  await rm(join(scratchDir, 'video'));
  const client = uploadClient(media);
  const url = String((await client.create(video.length)).headers.location);
  const half = Math.floor(video.length / 2);
  await client.patch(url, 0, video.subarray(0, half));
  const arrived = Number((await client.head(url)).headers['upload-offset']);
  expect(arrived).toBe(half);
  expect((await client.patch(url, arrived, video.subarray(arrived))).statusCode).toBe(204);

  const assetId = url.slice(url.lastIndexOf('/') + 1);
  const { renditions } = await untilState(media, { assetId, version: 1 }, 'ready');
  expect(renditions.map(({ name }) => name)).toEqual(['audio', '144p', '240p']);
  await untilEmpty(scratchDir);
  const cookie = lessonLinks.setAssetCookie(assetId, 'session', false).split(';')[0] ?? '';
  const read = (path: string) => media.app.inject({ url: `/media/lessons/${assetId}/1/${path}`, headers: { cookie } });
  expect((await read('master.m3u8')).body).toContain('240p/index.m3u8');
  expect((await read('240p/s00001.m4s')).rawPayload.length).toBeGreaterThan(1_000);
  expect((await media.app.inject({ url: `/media/lessons/${assetId}/1/master.m3u8` })).statusCode).toBe(403);
});
