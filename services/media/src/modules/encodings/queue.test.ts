import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@vidyapath/kit-testing/until';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { addUpload, findUpload, untilEmpty, untilState } from '../../testing/uploaded-files';
import { claimFile, queuePlaces, releaseLease, renewLease } from './encodings.repository';
import { removeLeftovers } from './work-folder';

let media: MediaTestApp;
const scratchDir = join(tmpdir(), `vidyapath-scratch-${process.pid}`);

afterEach(() => media.close());
afterAll(() => rm(scratchDir, { recursive: true, force: true }));

const start = async (encoders = 1, inAll = false): Promise<void> => {
  media = await createMediaTestApp({ encoding: { encoders, inAll, scratchDir, fake: true, pollMs: 50 } });
};

const upload = (content: string, options?: Parameters<typeof addUpload>[2]) => addUpload(media, content, options);
const fileOf = (file: Parameters<typeof findUpload>[1]) => findUpload(media, file);

const logged = async (kind: string): Promise<Record<string, unknown>[]> => {
  const rows: { body: Record<string, unknown> }[] = await media.db('event_log').where('type', kind).select('body');
  return rows.map(({ body }) => body);
};

test('makes a file play, and adds the other renditions', async () => {
  await start();
  const file = await upload('lesson');
  const row = await untilState(media, file, 'ready');
  expect(row).toMatchObject({ playable: true, duration_seconds: 60, lease_by: null, problem: null });
  expect(row.renditions.map(({ name }) => name)).toEqual(['audio', '144p', '240p', '360p', '480p', '720p']);
  expect(Number(row.reserved_bytes)).toBe(6 + row.renditions.reduce((total, { size_bytes }) => total + size_bytes, 0));
  const asset = await media.db('asset').where('asset_id', file.assetId).first();
  expect(asset).toMatchObject({ playing: 1 });
  expect((await readdir(join(media.folder, 'lessons', file.assetId, '1'))).sort()).toEqual([
    '144p',
    '240p',
    '360p',
    '480p',
    '720p',
    'audio',
    'master.m3u8',
    'poster-0123456789abcdef.webp',
  ]);
  await untilEmpty(scratchDir);
});

test('a newer version takes the place of the one before', async () => {
  await start();
  const first = await upload('lesson');
  await untilState(media, first, 'ready');
  const second = await upload('a longer lesson', { asset: first });
  await untilState(media, second, 'ready');
  expect((await fileOf(first)).ended_at).not.toBeNull();
  expect(await media.db('asset').where('asset_id', first.assetId).first()).toMatchObject({ playing: 2 });
});

test('says why a file cannot be a lesson, and leaves what plays alone', async () => {
  await start();
  const first = await upload('lesson');
  await untilState(media, first, 'ready');
  const second = await upload('fake:check=no-picture', { asset: first });
  expect(await untilState(media, second, 'failed')).toMatchObject({
    problem: 'no-picture',
    playable: false,
    lease_by: null,
  });
  expect(await media.db('asset').where('asset_id', first.assetId).first()).toMatchObject({ playing: 1 });
  expect((await logged('media.lesson-failed')).length).toBe(1);
});

test('a failure of the second run leaves the lesson playable', async () => {
  await start();
  const row = await untilState(media, await upload('fake:second=no-room'), 'failed');
  expect(row).toMatchObject({ playable: true, problem: 'no-room' });
  expect(row.renditions.map(({ name }) => name)).toEqual(['240p', 'audio']);
});

test('gives up a file on which the encoder crashed three times', async () => {
  await start();
  const row = await untilState(media, await upload('fake:first=crash', { crashes: 2 }), 'failed');
  expect(row).toMatchObject({ problem: 'encoder-failed', crashes: 3 });
  const once = await upload('fake:first=crash');
  await until(async () => ((await fileOf(once)).crashes === 1 ? true : undefined));
  expect((await fileOf(once)).problem).toBeNull();
});

test('takes the oldest first, one encoder a file, and says the places of those that wait', async () => {
  await start(0);
  const files = [];
  for (const name of ['one', 'two', 'three']) files.push(await upload(name));
  const ids = files.map(({ assetId }) => assetId);
  expect([...(await queuePlaces(media.db, ids)).entries()].sort((one, other) => one[1] - other[1])).toEqual(
    ids.map((id, index) => [id, index + 1]),
  );
  const leases = await Promise.all(Array.from({ length: 5 }, () => claimFile(media.db)));
  expect(leases.flatMap((lease) => lease?.file.asset_id ?? []).sort()).toEqual([...ids].sort());
  expect([...(await queuePlaces(media.db, ids)).keys()]).toEqual([]);
});

test('a limit of all processes counts live leases only, and a dead lease is taken over', async () => {
  await start(0);
  await upload('one');
  await upload('two');
  const first = await claimFile(media.db, 1);
  expect(first?.file.state).toBe('checking');
  expect(await claimFile(media.db, 1)).toBeUndefined();
  await media
    .db('asset_file')
    .where('lease_by', first?.id)
    .update({ lease_until: new Date(Date.now() - 1_000) });
  const second = await claimFile(media.db, 1);
  expect(second?.file.asset_id).toBe(first?.file.asset_id);
  if (!first || !second) throw new Error('Nothing was claimed.');
  expect(await renewLease(media.db, first, 10)).toBe(false);
  expect(await renewLease(media.db, second, 10)).toBe(true);
  await releaseLease(media.db, first, 0);
  expect(await claimFile(media.db, 1)).toBeUndefined();
  await releaseLease(media.db, second, 0);
  expect(await claimFile(media.db, 1)).toBeDefined();
});

test('a file that is not needed any more is given up', async () => {
  await start(0);
  const { assetId } = await upload('one');
  const lease = await claimFile(media.db);
  if (!lease) throw new Error('Nothing was claimed.');
  await media.db('asset').where('asset_id', assetId).update({ deleted_at: new Date() });
  expect(await renewLease(media.db, lease, 10)).toBe(false);
});

test('gives its file back at once when the service closes', async () => {
  await start();
  const file = await upload('fake:first=wait');
  await untilState(media, file, 'encoding');
  const startedAt = Date.now();
  await media.app.close();
  expect(Date.now() - startedAt).toBeLessThan(3_000);
  expect(await fileOf(file)).toMatchObject({ state: 'waiting', lease_by: null, crashes: 0 });
  await untilEmpty(scratchDir);
});

test('removes folders of encoders that are dead', async () => {
  await start(0);
  await upload('one');
  const lease = await claimFile(media.db);
  for (const name of [lease?.id ?? '', randomUUID()]) await mkdir(join(scratchDir, name), { recursive: true });
  await removeLeftovers({ db: media.db, encoding: { scratchDir } } as never);
  expect(await readdir(scratchDir)).toEqual([lease?.id]);
  await removeLeftovers({ db: media.db, encoding: { scratchDir: '/no/such/folder' } } as never);
});
