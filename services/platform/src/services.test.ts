import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, patientPool } from '@vidyapath/kit-testing/test-database';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import type { paths } from '@vidyapath/service-kit/clients/auth';
import { prepareServices } from './services';
import { createPlatformUnderTest, noVariables, quietConfig } from './testing/platform-under-test';

const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

test('in one process services call each other by inject, with tokens of generated secrets, and no visitor does', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-services-'));
  closers.push(
    () => rm(dataDir, { recursive: true }),
    () => database.drop(),
  );
  const config = { ...quietConfig, ...noVariables, DATA_DIR: dataDir };
  const services = await prepareServices(config, database.url, (closer) => closers.push(closer), patientPool);
  const platform = await createPlatformUnderTest(services.mount, [], new WeakSet<Socket>());
  closers.push(platform.close);
  await platform.app.listen({ host: '127.0.0.1', port: 0 });

  const caller = services.callerOf(platform.app, 'support');
  const page = bodyOf(caller.clientOf<paths>('auth', caller.auth).GET('/internal/revocations', {}));
  expect(await page).toMatchObject({ tokens: [], users: [], more: false });

  const url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
  const statuses = ['GET /internal/revocations', 'POST /internal/service-token'].map(async (one) => {
    const [method = '', path = ''] = one.split(' ');
    return (await fetch(url + path, { method })).status;
  });
  expect(await Promise.all(statuses)).toEqual([404, 404]);
});
