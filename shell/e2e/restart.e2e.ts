import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accounts, fillLogin } from './support/accounts';
import { shown } from './support/expectations';
import { type PlatformProcess, startPlatform } from './support/platform-process';
import { openPage, useBrowser } from './support/session';

useBrowser();

let dataDir: string;
let platform: PlatformProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-restart-'));
  platform = await startPlatform(dataDir);
});

afterEach(async () => {
  await platform.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function makeCategory(name: string): Promise<void> {
  const page = await openPage({ baseURL: platform.url });
  await page.goto('/login');
  await fillLogin(page, accounts.staff);
  await page.waitForURL('**/dashboard/home');
  await page.goto('/course/category-master');
  await page.getByLabel('Category Name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await shown(page.getByText('Category created successfully!'));
}

async function visitorSees(name: string): Promise<void> {
  const page = await openPage({ baseURL: platform.url });
  await page.goto('/course/available-course');
  await shown(page.getByRole('tab', { name }));
}

test('Ctrl-C ends it cleanly, and the next start finds the data', async () => {
  await makeCategory('Weaving');
  expect(await platform.stop('SIGINT')).toBe(0);
  platform = await startPlatform(dataDir);
  await visitorSees('Weaving');
});

test('killed hard, with its database left running, it starts again with all data', async () => {
  await makeCategory('Carpentry');
  await platform.stop('SIGKILL');
  platform = await startPlatform(dataDir);
  await visitorSees('Carpentry');
});

test('the Ready line names the demo accounts', () => {
  for (const { email, password } of Object.values(accounts)) {
    expect(platform.output()).toContain(email);
    expect(platform.output()).toContain(password);
  }
});
