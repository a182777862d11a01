import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { paths } from '@vidyapath/http/paths';
import { mountSmallDisk } from '@vidyapath/kit-testing/small-disk';
import { createTestDatabase, patientPool } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { createFolderStorage } from '@vidyapath/media/app';
import { newPrivatePem } from '@vidyapath/service-kit/domain/keys/private-pem';
import pg from 'pg';
import { dataFolders, prepareSchemas, prepareServices } from '../services';
import { createPlatformUnderTest, noVariables, quietConfig } from '../testing/platform-under-test';
import { backup } from './backup';
import { runRehearsal } from './rehearsal';
import { checkCertificates, checkLoginKeys } from './rehearsal-checks';
import { restore } from './restore';
import { measureFolder } from './saved-folders';

const admin = { email: 'first@vidyapath.example', password: 'Open#Sesame1' };
const closers: (() => Promise<unknown>)[] = [];
let folder: string;
let saved: string;
let firstDatabase: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidyapath-backup-'));
  closers.push(() => rm(folder, { recursive: true }));
  saved = join(folder, 'saved');
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

/** A platform on a data folder and a database; both may have been restored. */
async function runOn(dataDir: string, databaseUrl: string) {
  const config = {
    ...quietConfig,
    ...noVariables,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const services = await prepareServices(config, databaseUrl, (closer) => closers.push(closer), patientPool);
  const { app, close } = await createPlatformUnderTest(services.mount);
  closers.push(close);
  await app.ready();
  return app;
}
type App = Awaited<ReturnType<typeof runOn>>;

async function newDatabase(): Promise<string> {
  const database = await createTestDatabase();
  closers.push(() => database.drop());
  return database.url;
}

async function emptyPlace(name: string) {
  const databaseUrl = await newDatabase();
  const ended: (() => Promise<unknown>)[] = [];
  await prepareSchemas(databaseUrl, (closer) => ended.push(closer));
  for (const end of ended) await end();
  return { databaseUrl, dataDir: join(folder, name) };
}

/** A course of one lesson that its teacher has watched. */
async function earnCertificate(app: App): Promise<{ serial: string; jws: string }> {
  const login = await app.inject({ method: 'POST', url: '/auth/login', payload: admin });
  const headers = { authorization: `Bearer ${login.json<{ access_token: string }>().access_token}` };
  const post = async (url: string, payload: object): Promise<Record<string, unknown>> =>
    (await app.inject({ method: 'POST', url, payload, headers })).json();
  const { CategoryId: category_id } = await post('/api/category', { CategoryName: 'Mathematics' });
  const { course_id } = await post('/api/course', {
    course_name: 'Algebra',
    course_description: 'About it',
    course_info: '<p>All of it</p>',
    author: 'Asha',
    course_language: 'English',
    banner_image: 'https://images.example/algebra.png',
    rating: 4.5,
    category_id,
    actual_price: 0,
    discounted_price: 0,
    is_premium: false,
    is_best_seller: false,
    is_public: true,
    video_path: 'https://archive.org/details/lesson',
  });
  const { ModuleId: module_id } = await post('/api/courseModule', {
    CourseId: course_id,
    ModuleName: 'Numbers',
    ModuleDescription: 'About them',
  });
  const { video_id } = await post('/api/courseModule/moduleVideo', {
    course_id,
    module_id,
    video_title: 'Primes',
    duration_in_seconds: 60,
    video_url: 'https://archive.org/details/lesson',
  });
  const watched = { position_seconds: 60, ranges: [[0, 60]] };
  const url = `/api/learning/progress/${String(video_id)}`;
  expect((await app.inject({ method: 'PUT', url, payload: watched, headers })).json()).toMatchObject({
    course: { percent: 100 },
  });
  // It is signed again when the name of its learner has arrived.
  return until(async () => {
    const own = await app.inject({ url: paths.certificates, headers });
    return own.json<{ serial: string; jws: string; learner_name: string }[]>().find((one) => one.learner_name);
  });
}

/** As the page of a certificate checks it. */
async function isSigned(app: App, jws: string): Promise<boolean> {
  const { keys } = (await app.inject(paths.certificateKeys)).json<{ keys: { kid: string }[] }>();
  const [head = '', payload = '', signature = ''] = jws.split('.');
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
  const jwk = keys.find((key) => key.kid === kid);
  if (!jwk) return false;
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  return verify('sha256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'));
}

test('the signature of a certificate is valid after a restore elsewhere', async () => {
  const databaseUrl = await newDatabase();
  const dataDir = join(folder, 'first');
  firstDatabase = databaseUrl;
  const first = await runOn(dataDir, databaseUrl);
  const { serial, jws } = await earnCertificate(first);
  // What is in the data folder belongs to a backup, or every platform can make it again.
  const made = ['lesson-link-secret', 'outbox'];
  expect((await readdir(dataDir)).filter((name) => !made.includes(name)).toSorted()).toEqual(dataFolders.toSorted());
  await backup({ databaseUrl, dataDir, folder: saved });

  const place = await emptyPlace('second');
  await restore({ ...place, folder: saved });
  const second = await runOn(place.dataDir, place.databaseUrl);
  expect((await second.inject(`${paths.certificates}/${serial}`)).json()).toMatchObject({ jws, status: 'valid' });
  expect(await isSigned(second, jws)).toBe(true);
});

test.each([
  ['without a folder', (damaged: string) => rm(join(damaged, 'certificate-keys'), { recursive: true })],
  ['without a key', (damaged: string) => rm(join(damaged, 'keys', 'signing-1.pem'))],
  ['with a file that is cut', (damaged: string) => truncate(join(damaged, 'certificate-keys', 'signing-1.pem'), 10)],
  ['without a table', (damaged: string) => rm(join(damaged, 'tables', 'learning.certificates.copy'))],
  ['of an earlier version', (damaged: string) => writeFile(join(damaged, 'backup.json'), '{"format":1}')],
])('a backup %s is refused, and nothing is restored', async (_what, damage) => {
  const damaged = await mkdtemp(join(folder, 'damaged-'));
  await cp(saved, damaged, { recursive: true });
  await damage(damaged);
  const place = { databaseUrl: 'postgres://127.0.0.1:1/unused', dataDir: join(folder, 'unused') };
  await expect(restore({ ...place, folder: damaged })).rejects.toThrow(/incomplete|another version/);
  expect(await readdir(folder)).not.toContain('unused');
});

/** A data folder with the files of a lesson and its PDF, one that is being uploaded and one that is being encoded. */
async function dataWithLesson(name: string): Promise<string> {
  const dataDir = join(folder, name);
  for (const one of dataFolders) await mkdir(join(dataDir, one), { recursive: true });
  const { lessons, handouts } = await createFolderStorage(join(dataDir, 'media'));
  const lesson = randomUUID();
  const uploading = randomUUID();
  const bytes = () => Readable.from([Buffer.alloc(100)]);
  for (const id of [lesson, uploading]) await lessons.beginOriginal(id, 200);
  await lessons.appendOriginal(lesson, bytes(), 0);
  await lessons.appendOriginal(uploading, bytes(), 0);
  await lessons.finishOriginal(lesson);
  await lessons.storeFile(lesson, '1/master.m3u8', Buffer.alloc(10));
  await handouts.store(randomUUID(), Buffer.alloc(1));
  await mkdir(join(dataDir, 'media/.scratch'));
  await writeFile(join(dataDir, 'media/.scratch/segment'), Buffer.alloc(1_000));
  return dataDir;
}

test.each([
  ['with its original', false, 3, 111],
  ['without its original', true, 2, 11],
])(
  'a backup has a lesson %s, and nothing that is being uploaded or encoded',
  async (name, withoutOriginals, files, bytes) => {
    const { databaseUrl } = await emptyPlace(name);
    const dataDir = await dataWithLesson(name);
    const target = join(folder, `saved ${name}`);
    const { folders } = await backup({ databaseUrl, dataDir, folder: target, withoutOriginals });
    expect(folders).toContainEqual({ name: 'media', files, bytes });
    expect(await measureFolder('media', target)).toEqual({ name: 'media', files, bytes });
    const place = await emptyPlace(`restored ${name}`);
    expect(await restore({ ...place, folder: target })).toMatchObject({ folders });
    expect(await measureFolder('media', place.dataDir)).toEqual({ name: 'media', files, bytes });
  },
);

/** A lesson of the library; its row and that of its file refer to each other. */
async function storeAsset(databaseUrl: string): Promise<string> {
  const asset = randomUUID();
  await onDatabase(
    databaseUrl,
    `insert into media.asset (asset_id, title, created_by) values ('${asset}', 'Primes', 1);
     insert into media.asset_file
       (asset_id, file_version, upload_id, file_name, size_bytes, reserved_bytes, created_by, state, playable)
       values ('${asset}', 1, '${asset}', 'lesson.mp4', 1, 0, 1, 'ready', true);
     update media.asset set playing = 1`,
  );
  return asset;
}

async function onDatabase<Row extends object>(databaseUrl: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}

describe('tables that refer to each other', () => {
  let asset: string;
  const target = () => join(folder, 'saved with an asset');
  beforeAll(async () => {
    const { databaseUrl } = await emptyPlace('with an asset');
    asset = await storeAsset(databaseUrl);
    await backup({ databaseUrl, dataDir: await dataWithLesson('with an asset'), folder: target() });
  });

  test('are restored, and refuse what they refused before', async () => {
    const place = await emptyPlace('restored with an asset');
    await restore({ ...place, folder: target() });
    expect(await onDatabase(place.databaseUrl, 'select asset_id, playing from media.asset')).toEqual([
      { asset_id: asset, playing: 1 },
    ]);
    const deferrable = "select conname from pg_constraint where contype = 'f' and condeferrable";
    const before = await onDatabase((await emptyPlace('untouched')).databaseUrl, deferrable);
    expect(await onDatabase(place.databaseUrl, deferrable)).toEqual(before);
  });

  test.each([
    ['a row that is no row', () => 'x'],
    ['fewer rows', () => ''],
    ['a row without what it refers to', (rows: string) => rows.replace(asset, randomUUID())],
  ])('a backup with %s is damaged, and nothing is restored', async (_what, damage) => {
    const damaged = await mkdtemp(join(folder, 'damaged-'));
    await cp(target(), damaged, { recursive: true });
    const file = join(damaged, 'tables/media.asset_file.copy');
    await writeFile(file, damage(await readFile(file, 'utf8')));
    const place = await emptyPlace(`restored ${randomUUID()}`);
    await expect(restore({ ...place, folder: damaged })).rejects.toThrow(/^The backup is damaged: media[.]asset/);
    expect(await onDatabase(place.databaseUrl, 'select asset_id from media.asset_file')).toEqual([]);
  });
});

test('no backup is made without a folder that it needs', async () => {
  const place = await emptyPlace('without');
  for (const name of ['keys', 'media']) await mkdir(join(place.dataDir, name), { recursive: true });
  await expect(backup({ ...place, folder: join(folder, 'refused') })).rejects.toThrow(
    'has no certificate-keys, so a backup would be incomplete',
  );
  expect(await readdir(folder)).not.toContain('refused');
});

/** Also a failed one, and one that is interrupted after `atStep`, must leave nothing. */
async function rehearse(from: string, atStep = 'nothing'): Promise<string[]> {
  const lines: string[] = [];
  let close: () => Promise<unknown> = () => Promise.resolve();
  const say = (line: string): void => {
    lines.push(line);
    if (line.includes(atStep)) setImmediate(() => void close());
  };
  await runRehearsal({
    folder: from,
    say,
    closeAlso: (rehearsal) => {
      close = rehearsal.close;
    },
  }).finally(() => {
    const dataDir = / into (\S+)/.exec(lines[0] ?? '')?.[1] ?? '';
    expect([dataDir, existsSync(dataDir)]).toEqual([expect.stringContaining('vidyapath-rehearsal-'), false]);
  });
  return lines.slice(1);
}

test('a rehearsal restores a backup elsewhere, says how long each step took, and leaves nothing', async () => {
  expect(await rehearse(saved)).toEqual([
    expect.stringMatching(/^ *[\d.]+ s {2}started PostgreSQL$/),
    expect.stringMatching(/^ *[\d.]+ s {2}made the empty tables$/),
    expect.stringMatching(/^ *[\d.]+ s {2}restored \d+ tables and 3 folders$/),
    expect.stringMatching(/checked: \d+ rows of \d+ tables$/),
    expect.stringMatching(/checked: \d+ files of keys, \d+ files of media, 1 files of certificate-keys$/),
    expect.stringMatching(/checked: 1 keys that sign logins$/),
    expect.stringMatching(/checked: 1 certificates, one of each key$/),
    expect.stringMatching(/can be restored: [\d.]+ s\./),
  ]);
});

test('a rehearsal of a backup with another key of certificates fails, and leaves nothing', async () => {
  const damaged = await mkdtemp(join(folder, 'damaged-'));
  await cp(saved, damaged, { recursive: true });
  await writeFile(join(damaged, 'certificate-keys', 'signing-1.pem'), newPrivatePem());
  await expect(rehearse(damaged)).rejects.toThrow('the key that signed certificate');
});

test('a backup without a key of logins, or with a changed certificate, does not pass', async () => {
  const place = await mkdtemp(join(folder, 'without-'));
  await mkdir(join(place, 'keys'));
  await expect(checkLoginKeys(place)).rejects.toThrow('no key that signs logins');

  const client = new pg.Client({ connectionString: firstDatabase });
  await client.connect();
  const valid = await checkCertificates(client, saved);
  await client.query('begin');
  await client.query(
    `update learning.certificates set jws = split_part(jws, '.', 1) || '.e30.' || split_part(jws, '.', 3)`,
  );
  await expect(checkCertificates(client, saved)).rejects.toThrow('is not valid');
  await client.query('rollback');
  await client.end();
  expect(valid).toBe('1 certificates, one of each key');
});

test('a rehearsal that is interrupted fails, and leaves nothing', async () => {
  await expect(rehearse(saved, 'started PostgreSQL')).rejects.toThrow();
});

const disk = mountSmallDisk(512);
afterAll(() => disk?.remove());

if (disk) {
  test('on a full disk a backup is one clear line, and no part of it is left', async () => {
    const databaseUrl = await newDatabase();
    const dataDir = join(folder, 'large');
    await runOn(dataDir, databaseUrl);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      `insert into catalogue.categories (category_name) select n || repeat('x', 60) from generate_series(1, 20000) n`,
    );
    await client.end();
    const target = join(disk.folder, 'backup');
    await expect(backup({ databaseUrl, dataDir, folder: target })).rejects.toThrow(
      `The disk of ${target} is full, so nothing is saved`,
    );
    expect(await readdir(target)).toEqual([]);
  });
}
