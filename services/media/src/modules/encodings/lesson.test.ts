import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { makeSource } from '../../testing/lesson-sources';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { addUpload, findUpload, untilEmpty, untilState } from '../../testing/uploaded-files';

let media: MediaTestApp;
let scratchDir: string;
let original: Buffer;

beforeAll(async () => {
  scratchDir = await mkdtemp(join(tmpdir(), 'vidyapath-scratch-'));
  await makeSource(join(scratchDir, 'video'), { size: '320x240', seconds: 3 });
  original = await readFile(join(scratchDir, 'video'));
  await rm(join(scratchDir, 'video'));
  media = await createMediaTestApp({ encoding: { encoders: 1, scratchDir, pollMs: 100 } });
});
afterAll(async () => {
  await media.close();
  await rm(scratchDir, { recursive: true, force: true });
});

test('an uploaded video becomes a lesson with all that a player needs, and nothing is left', async () => {
  const file = await addUpload(media, original);
  const row = await untilState(media, file, 'ready');
  expect(row).toMatchObject({ width: 320, height: 240, has_audio: true, storyboard: null, crashes: 0 });
  expect(row.renditions.map(({ name }) => name)).toEqual(['audio', '144p', '240p']);
  const folder = join(media.folder, 'lessons', file.assetId, '1');
  const master = await readFile(join(folder, 'master.m3u8'), 'utf8');
  expect(master).toMatch(/144p\/index\.m3u8\n#EXT-X-STREAM-INF:.+\n240p\/index\.m3u8\n$/);
  for (const { name, size_bytes } of row.renditions) {
    const sizes = (await readdir(join(folder, name)))
      .filter((part) => part !== 'index.m3u8')
      .map(async (part) => (await stat(join(folder, name, part))).size);
    expect((await Promise.all(sizes)).reduce((total, size) => total + size, 0)).toBe(size_bytes);
  }
  expect((await stat(join(folder, '240p', 's00001.m4s'))).uid).toBe(process.getuid?.());
  expect((await stat(folder)).uid).toBe(process.getuid?.());
  await untilEmpty(scratchDir);
  expect(await readFile(join(media.folder, 'originals', row.upload_id))).toEqual(original);

  const pose = (at_seconds: number) =>
    media.app.inject({
      method: 'POST',
      url: lessonPaths.assetPoster(file.assetId),
      payload: { at_seconds },
      headers: media.tokens.as('Staff'),
    });
  expect((await pose(2.5)).statusCode).toBe(204);
  const after = await findUpload(media, file);
  expect(after.poster).toMatch(/^poster-[0-9a-f]{16}\.webp$/);
  expect(after.poster).not.toBe(row.poster);
  expect(await readdir(folder)).toContain(after.poster);
  const shown = await media.app.inject({
    url: lessonPaths.assetPoster(file.assetId),
    headers: media.tokens.as('Staff'),
  });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.rawPayload).toEqual(await readFile(join(folder, String(after.poster))));
  expect((await pose(99)).statusCode).toBe(400);
  await untilEmpty(scratchDir);
});

test('a file that is no video fails with words of its own', async () => {
  const row = await untilState(media, await addUpload(media, '#EXTM3U\n#EXTINF:4,\nfile:///etc/passwd\n'), 'failed');
  expect(row).toMatchObject({ problem: 'not-a-video', playable: false });
  await untilEmpty(scratchDir);
});
