import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@vidyapath/kit-testing/test-database';
import pg from 'pg';
import sharp from 'sharp';
import { readVariables } from '../src/variables';
import { runBackup, runRestore } from '../src/server';
import { createBuiltSlices, type BuiltSlices } from '../src/testing/built-slices';
import { adminVariables, call, sendJson, signIn } from './support/api';
import { runPlatform } from './support/processes';

let slices: BuiltSlices;
let folder: string;
beforeAll(async () => {
  slices = await createBuiltSlices();
  // Named like the folder of unfinished uploads, which has no meaning elsewhere in a path.
  folder = await mkdtemp(join(tmpdir(), 'vidyapath.staging-'));
});
afterAll(async () => {
  await slices.remove();
  await rm(folder, { recursive: true, force: true });
});

const saved = () => join(folder, 'saved');
const platformOn = (name: string) =>
  runPlatform({
    PLATFORM_ROOT: slices.root,
    DATA_DIR: join(folder, name),
    DEMO_DATA: 'false',
    ...(name === 'first' ? adminVariables : {}),
  });
const options = (name: string, more: Record<string, string> = {}) => ({
  config: readVariables({ DATA_DIR: join(folder, name), DEMO_DATA: 'false', ...more }, folder),
  folder: saved(),
  say: () => undefined,
});

async function uploadImage(url: string, session: Record<string, string>): Promise<string> {
  const form = new FormData();
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f59e0b' } })
    .png()
    .toBuffer();
  form.set('file', new Blob([new Uint8Array(png)]), 'a.png');
  const { body } = await call(`${url}/upload`, { method: 'POST', headers: session, body: form });
  return (body as { path: string }).path;
}

test('a backup of a running platform is complete after a restore elsewhere', async () => {
  const first = platformOn('first');
  const url = await first.ready;
  const session = await signIn(url);
  const image = await uploadImage(url, session);
  const { body: category } = await sendJson(`${url}/api/category`, { CategoryName: 'Saved' }, session);
  await runBackup(options('first'));
  await sendJson(`${url}/api/category`, { CategoryName: 'Too late' }, session);
  first.kill('SIGTERM');
  await first.ended;

  await runRestore(options('second'));
  const second = platformOn('second');
  const restored = await second.ready;
  expect((await call(`${restored}/api/category`)).body).toEqual([category]);
  expect((await call(`${restored}${image}`)).status).toBe(200);
  // The account with its password, and the key that signed the token before.
  expect((await signIn(restored)).authorization).toMatch(/^Bearer /);
  expect((await call(`${restored}/auth/me`, { headers: session })).status).toBe(200);
  const { body: next } = await sendJson(`${restored}/api/category`, { CategoryName: 'Next' }, session);
  expect((next as { CategoryId: number }).CategoryId).toBeGreaterThan((category as { CategoryId: number }).CategoryId);
  second.kill('SIGTERM');
  await second.ended;

  await expect(runRestore(options('second'))).rejects.toThrow('restore into');
  await expect(runBackup(options('second'))).rejects.toThrow('is not empty');
});

/** A database of an ordinary user, as in a hosted PostgreSQL. */
async function createGuestDatabase() {
  const database = await createTestDatabase();
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const name = `guest_${process.pid}_${Date.now()}`;
  await owner.query(`create role ${name} login password 'secret'`);
  await owner.query(`grant create on database ${new URL(database.url).pathname.slice(1)} to ${name}`);
  const drop = async () => {
    await owner.query(`drop owned by ${name} cascade`);
    await owner.query(`drop role ${name}`);
    await owner.end();
    await database.drop();
  };
  return { url: Object.assign(new URL(database.url), { username: name, password: 'secret' }).href, owner, drop };
}

test('a database user who is no superuser restores a complete backup, once, and never over existing data', async () => {
  const guest = await createGuestDatabase();
  const truncated = join(saved(), 'tables', 'catalogue.categories.copy');
  const whole = await readFile(truncated);
  await writeFile(truncated, '');
  await expect(runRestore(options('third', { DATABASE_URL: guest.url }))).rejects.toThrow(
    'categories.copy has 0 of 1 rows',
  );
  await writeFile(truncated, whole);
  await runRestore(options('third', { DATABASE_URL: guest.url }));
  const stored = await guest.owner.query('select category_name from catalogue.categories');
  expect(stored.rows).toEqual([{ category_name: 'Saved' }]);
  await expect(guest.owner.query('delete from auth.audit')).rejects.toThrow('only added to');
  const version = async () =>
    (await guest.owner.query<{ sum: string }>('select sum(count) from catalogue.content_writes')).rows[0]?.sum;
  const before = await version();
  await guest.owner.query("update catalogue.categories set category_name = 'Written since'");
  expect(Number(await version())).toBe(Number(before) + 1);

  // Messages of the public need no account.
  await guest.owner.query('delete from auth.users');
  await expect(runRestore(options('fourth', { DATABASE_URL: guest.url }))).rejects.toThrow(
    'has written into this database',
  );
  expect((await guest.owner.query('select category_name from catalogue.categories')).rows).toEqual([
    { category_name: 'Written since' },
  ]);
  await guest.drop();
});

test('a backup without a platform is refused, and creates nothing', async () => {
  const database = await createTestDatabase();
  const unsaved = { folder: join(folder, 'unsaved') };
  await expect(runBackup({ ...options('nowhere'), ...unsaved })).rejects.toThrow('holds no platform to save');
  await expect(runBackup({ ...options('nowhere', { DATABASE_URL: database.url }), ...unsaved })).rejects.toThrow(
    'holds no platform to save',
  );
  expect([existsSync(join(folder, 'nowhere')), existsSync(unsaved.folder)]).toEqual([false, false]);
  await database.drop();
});
