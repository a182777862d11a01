import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readVariables } from '../bin/lib/variables.mjs';
import { runBackup, runRestore } from '../src/server';
import { createBuiltSlices, type BuiltSlices } from '../src/testing/built-slices';
import { adminVariables, call, sendJson, signIn } from './support/api';
import { runPlatform } from './support/processes';

let slices: BuiltSlices;
let folder: string;
beforeAll(async () => {
  slices = await createBuiltSlices();
  folder = await mkdtemp(join(tmpdir(), 'vidyapath-backup-'));
});
afterAll(async () => {
  await slices.remove();
  await rm(folder, { recursive: true, force: true });
});

const saved = () => join(folder, 'saved');
const platformOn = (name: string) =>
  runPlatform({ PLATFORM_ROOT: slices.root, DATA_DIR: join(folder, name), DEMO_DATA: 'false', ...(name === 'first' ? adminVariables : {}) });
const options = (name: string) => ({ config: readVariables({ DATA_DIR: join(folder, name), DEMO_DATA: 'false' }), folder: saved(), say: () => undefined });

async function uploadImage(url: string, session: Record<string, string>): Promise<string> {
  const form = new FormData();
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#f59e0b' } }).png().toBuffer();
  form.set('file', new Blob([new Uint8Array(png)]), 'a.png');
  const { body } = await call(`${url}/upload`, { method: 'POST', headers: session, body: form });
  return (body as { path: string }).path;
}

test('what a backup took beside a running platform is all there after a restore elsewhere', async () => {
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
}, 180_000);
