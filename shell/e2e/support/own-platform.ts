import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type PlatformProcess, startPlatform } from './platform-process';
import { test } from './test';

/** A platform with its own data folder, on which the file's pages are opened; `env` returns further variables. */
export function useOwnPlatform(env: () => Record<string, string> = () => ({})) {
  let dataDir: string;
  let platform: PlatformProcess;
  let port: number;
  const start = async () => {
    // With payments it would use half a minute of processor time for the demo's sales.
    platform = await startPlatform(dataDir, { PAYMENTS: 'off', ...env() }, port);
  };
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-own-'));
    port = await freePort();
    await start();
  });
  test.afterAll(async () => {
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  test.use({ baseURL: ({}, use) => use(`http://localhost:${port}`) });
  return {
    dataDir: () => dataDir,
    output: () => platform.output(),
    stop: (signal?: NodeJS.Signals) => platform.stop(signal),
    /** Starts the stopped platform again on the same data. */
    start,
  };
}
