import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServiceName, serviceNames } from '@vidyapath/platform/edge-policy/paths';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { compose, demanded, filledIn } from './support/compose';
import { containersFolder, readDockerfile } from './support/dockerfile';
import { startObjectStore } from './support/object-store';
import { secretsFor } from './support/service-secrets';
import { runService, servicesFolder } from './support/services';

const given: Record<string, string> = {
  ...Object.fromEntries(demanded.map((name) => [name, 'unused'])),
  ADMIN_EMAIL: 'admin@vidyapath.example',
  ADMIN_PASSWORD: 'Harbour-Lantern-31',
  PUBLIC_URL: 'https://learn.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
};
let database: TestDatabase;
let dataDir: string;
let store: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
  [database, store] = await Promise.all([createTestDatabase(), startObjectStore('vidyapath')]);
  dataDir = mkdtempSync(join(tmpdir(), 'vidyapath-image-'));
});
afterAll(async () => {
  await store.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** The variables of compose, with addresses of this machine. */
function variables(name: ServiceName): Record<string, string> {
  const environment = compose.services[name]?.environment ?? {};
  const filled = Object.entries(environment).map(([key, value]) => [key, filledIn(value, given)] as const);
  const here: Record<string, string> = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    AUTH_URL: 'http://127.0.0.1:1',
    ...store.variables,
    ...secretsFor(name),
  };
  return Object.fromEntries(filled.map(([key, value]) => [key, here[key] ?? value]));
}

/** The command of the image, with the path of the built bundle. */
function command(name: ServiceName, words: readonly string[]): string[] {
  return words.slice(1).map((word) => word.replace('/app/service/', join(servicesFolder, name, 'dist/')));
}

test.each(serviceNames)(
  'the command of the image of %s migrates an empty database, then serves, and its health check succeeds',
  async (name) => {
    execFileSync(process.execPath, ['--import', 'tsx', '../kit/bin/build-service.ts'], {
      cwd: join(servicesFolder, name),
      stdio: 'ignore',
    });
    const migrate = spawnSync(process.execPath, command(name, compose.services[`migrate-${name}`]?.command ?? []), {
      cwd: dataDir,
      env: { PATH: process.env.PATH, ...variables(name), PORT: '0' },
      encoding: 'utf8',
    });
    expect(migrate).toMatchObject({ status: 0 });

    const words =
      readDockerfile('service')
        .find((stage) => stage.name === 'service')
        ?.words('CMD') ?? [];
    const service = await runService(name, variables(name), command(name, words));
    const check = (port: string) =>
      spawnSync(process.execPath, [join(containersFolder, 'healthcheck.mjs')], { env: { PORT: port } }).status;
    const { port } = new URL(service.url);
    expect(check(port)).toBe(0);
    expect(await service.stop()).toBe(0);
    expect(check(port)).toBe(1);
  },
);
