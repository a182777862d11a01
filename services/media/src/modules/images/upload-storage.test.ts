import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk } from '@vidyapath/kit-testing/small-disk';
import { until } from '@vidyapath/kit-testing/until';
import { createFolderStorage, type Storage } from '../../app';
import { StorageFullError } from '../../lib/storage/storage';
import { createMediaTestApp } from '../../testing/media-app';
import { multipartBody, multipartType } from '@vidyapath/kit-testing/multipart';
import { sampleImage } from '../../testing/sample-images';

const full = () => Promise.reject(new StorageFullError('full'));
const failures: [string, (real: Storage) => Storage['stage']][] = [
  ['written', () => full],
  ['published', (real) => async (files) => ({ ...(await real.stage(files)), publish: full })],
];

type TestMedia = Awaited<ReturnType<typeof createMediaTestApp>>;

const upload = async ({ app, tokens }: TestMedia, content?: Buffer) =>
  app.inject({
    method: 'POST',
    url: '/upload',
    payload: multipartBody({ field: 'file', filename: 'a.png', content: content ?? (await sampleImage()) }),
    headers: { 'content-type': multipartType, ...tokens.as('Staff') },
  });

test.each(failures)(
  'files that cannot be %s for want of space are 503 and leave neither row nor file',
  async (_step, stageOf) => {
    const folder = await mkdtemp(join(tmpdir(), 'vidyapath-full-'));
    const real = await createFolderStorage(folder);
    const media = await createMediaTestApp({ storage: { ...real, stage: stageOf(real) } });
    const answer = await upload(media);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(await media.db('image')).toEqual([]);
    expect(await readdir(folder, { recursive: true })).toEqual(['.staging']);
    await media.close();
    await rm(folder, { recursive: true, force: true });
  },
);

const disk = mountSmallDisk(8_192);
afterAll(() => disk?.remove());

/** Until not even one more page fits. */
async function fill(file: string): Promise<void> {
  for (const bytes of [65_536, 4_096, 1]) {
    const chunk = Buffer.alloc(bytes);
    while (
      await appendFile(file, chunk).then(
        () => true,
        () => false,
      )
    );
  }
}

// Where no disk may be mounted, a storage only reports that it is full: the title says which was tested.
describe(disk ? 'a disk that is full' : 'a storage that says it is full, since no disk may be mounted here', () => {
  test('refuses uploads, serves its files, and accepts uploads again when there is space', async () => {
    const folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'vidyapath-full-')));
    const real = await createFolderStorage(folder);
    let isFull = false;
    const failing: Storage = {
      ...real,
      stage: (files) => (isFull ? full() : real.stage(files)),
      check: () => (isFull ? full() : real.check()),
    };
    const media = await createMediaTestApp({ storage: disk ? real : failing });
    const kept = await upload(media);
    expect(kept.statusCode).toBe(201);
    expect((await media.app.inject('/health/ready')).statusCode).toBe(200);
    const before = [await media.db('image'), (await readdir(folder, { recursive: true })).sort()];

    isFull = true;
    if (disk) await fill(join(folder, 'filler'));
    const picture = await sampleImage('png', 900, 600);
    for (let time = 0; time < 3; time += 1) {
      const refused = await upload(media, picture);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
    }
    expect((await media.app.inject(kept.json<{ path: string }>().path)).statusCode).toBe(200);
    expect((await media.app.inject('/health/live')).statusCode).toBe(200);
    const away = await until(async () =>
      ((answer) => (answer.statusCode === 503 ? answer : undefined))(await media.app.inject('/health/ready')),
    );
    expect(away.json()).toMatchObject({ detail: 'Not ready: media storage.' });

    isFull = false;
    await rm(join(folder, 'filler'), { force: true });
    expect([await media.db('image'), (await readdir(folder, { recursive: true })).sort()]).toEqual(before);
    expect((await upload(media, picture)).statusCode).toBe(201);
    await until(async () => ((await media.app.inject('/health/ready')).statusCode === 200 ? true : undefined));
    await media.close();
    if (!disk) await rm(folder, { recursive: true, force: true });
  });
});
