import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTestDatabase } from '@vidyapath/kit-testing/test-database';
import { prepareServices } from '../services';
import { noVariables, quietConfig } from '../testing/platform-under-test';
import { loadDemoData } from './load-demo-data';
test('x', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-demo-'));
  const closers: (() => Promise<unknown>)[] = [];
  const services = await prepareServices({ ...quietConfig, ...noVariables, DATA_DIR: dataDir }, database.url, (c) => closers.push(c));
  const t = Date.now();
  try { await loadDemoData(services, { root: resolve(__dirname, '../../../..'), say: () => undefined, config: {} }); }
  catch (e) { console.log(e, (e as any).cause, (e as any).cause?.cause); throw e; }
  console.log(Date.now() - t);
  console.log((await services.databases.commerce.raw('select status, count(*), sum(total_paise) from orders group by 1')).rows);
  for (const close of closers) await close();
  await database.drop();
}, 300000);
