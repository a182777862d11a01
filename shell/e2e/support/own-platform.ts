import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Account, fillLogin } from './accounts';
import { type PlatformProcess, startPlatform } from './platform-process';
import { openPage } from './session';

/** A platform on a data folder of its own for the file, both gone afterwards; `env` gives further variables, once they are known. */
export function useOwnPlatform(env: () => Record<string, string> = () => ({})) {
  let dataDir: string;
  let platform: PlatformProcess;
  const start = async () => {
    platform = await startPlatform(dataDir, env());
  };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-own-'));
    await start();
  });
  afterAll(async () => {
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const visitor = (options: BrowserContextOptions = {}): Promise<Page> => openPage({ ...options, baseURL: platform.url });
  return {
    dataDir: () => dataDir,
    output: () => platform.output(),
    stop: (signal?: NodeJS.Signals) => platform.stop(signal),
    /** Anew on the same data, once it was stopped. */
    start,
    /** A page of somebody whom nobody knows yet. */
    visitor,
    async signedIn(account: Account): Promise<Page> {
      const page = await visitor();
      await page.goto('/login');
      await fillLogin(page, account);
      await page.waitForURL('**/dashboard/home');
      return page;
    },
  };
}
