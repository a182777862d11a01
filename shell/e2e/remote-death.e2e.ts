import type { Page } from '@playwright/test';
import { type Account, accounts } from './support/accounts';
import { keptOf, reportOf, runningVersion } from './support/client-errors';
import { useDeathProxy } from './support/death-proxy';
import { type Death, deaths, handler, heldBack, leak, loadDeaths } from './support/deaths';
import { becomes, gone, heading, shown } from './support/expectations';
import type { PageErrors } from './support/page-errors';
import { expect, type OpenPage, test } from './support/test';

const proxy = useDeathProxy();

interface Remote {
  name: string;
  account: Account;
  /** The way to it in the dashboard's page. */
  link: string;
  title: RegExp;
}

const remotes: readonly Remote[] = [
  { name: 'mf_public', account: accounts.learner, link: 'Browse courses', title: /Available Courses/ },
  { name: 'mf_admin_courses', account: accounts.staff, link: 'Category Master', title: /Add Course/ },
  { name: 'mf_admin_modules', account: accounts.staff, link: 'Course Module', title: /Add Course/ },
  { name: 'mf_learning', account: accounts.learner, link: 'Course-Progress', title: /React/ },
];
const each = (ways: Record<string, Death>) => Object.entries(ways).flatMap(([way, death]) => remotes.map((remote) => ({ way, death, remote, name: remote.name })));
const unavailable = 'This part is unavailable right now';

async function dashboard(page: Page): Promise<void> {
  await heading(page, /Welcome to/);
  await shown(page.getByText('Your personal learning platform'));
}

/** By a link of the living page, so that what it has loaded goes on; one that stands still while it is clicked. */
async function follow(page: Page, { link, name }: Remote): Promise<void> {
  if (name !== 'mf_public') await page.getByRole('button', { name: 'Courses' }).click();
  await page.getByRole('link', { name: link }).first().click();
}

async function meetsDeath(page: Page, { hangs }: Death): Promise<void> {
  const told = page.getByRole('heading', { name: unavailable, level: 1 });
  if (!hangs) return shown(told);
  await shown(page.getByRole('progressbar', { name: 'Loading page' }));
  // The page gives up a while after it has asked, which it may not have done yet.
  await becomes(async () => {
    await page.clock.fastForward(15_000);
    return told.waitFor({ timeout: 5_000 }).then(() => true, () => false);
  }, true);
}

/** Only what the test has broken may have been said. */
const noOtherError = (pageErrors: PageErrors) => expect(pageErrors.take().filter((line) => !/Deadly error|Unexpected|Invalid|missing|end of|Illegal|Uncaught/.test(line))).toEqual([]);

async function begin(openPage: OpenPage, { account }: Remote, death: Death): Promise<Page> {
  const page = await openPage({ reducedMotion: 'reduce', account });
  if (death.hangs) await page.clock.install();
  return page;
}

async function atDashboard(openPage: OpenPage, remote: Remote, death: Death): Promise<Page> {
  const page = await begin(openPage, remote, death);
  void proxy.kill(remote.name, death);
  await page.goto('/dashboard/home');
  await dashboard(page);
  return page;
}

async function isKept(page: Page, report: ReturnType<typeof reportOf>, slice: string, { kind }: Death): Promise<void> {
  expect(await keptOf(page, await report)).toMatchObject({ slice, version: await runningVersion(page, slice), kind });
}

async function retryHeals(page: Page): Promise<void> {
  proxy.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await gone(page.getByRole('heading', { name: unavailable }));
}

for (const { remote, way, death } of each(deaths)) {
  test(`${remote.name} with ${way}: told in its place and to the platform, the rest works, and a retry brings it back`, async ({ openPage, pageErrors }) => {
    const page = await atDashboard(openPage, remote, death);
    const report = reportOf(page, remote.name, death.kind);
    await follow(page, remote);
    await meetsDeath(page, death);
    await isKept(page, report, remote.name, death);
    await page.goBack();
    await dashboard(page);

    await page.goForward();
    await meetsDeath(page, death);
    await retryHeals(page);
    await heading(page, remote.title);
    await page.goBack();
    await dashboard(page);
    noOtherError(pageErrors);
  });
}

for (const { remote, way, death } of each({ 'a timer that fails after it was left': leak })) {
  test(`${remote.name} with ${way}: told to the platform, and nobody notices`, async ({ openPage, pageErrors }) => {
    const page = await atDashboard(openPage, remote, death);
    await follow(page, remote);
    await heading(page, remote.title);
    const report = reportOf(page, remote.name, death.kind);
    await page.goBack();
    await dashboard(page);
    await isKept(page, report, remote.name, death);

    await page.goForward();
    await heading(page, remote.title);
    noOtherError(pageErrors);
  });
}

for (const { remote, way, death } of each({ 'a handler that fails': handler })) {
  test(`${remote.name} with ${way}: told to the platform, and the screen stays`, async ({ openPage, pageErrors }) => {
    const page = await atDashboard(openPage, remote, death);
    await follow(page, remote);
    await heading(page, remote.title);
    const report = reportOf(page, remote.name, death.kind);
    await page.getByRole('heading', { name: remote.title, level: 1 }).click();
    await isKept(page, report, remote.name, death);
    await heading(page, remote.title);
    noOtherError(pageErrors);
  });
}

const [slices] = remotes as readonly [Remote];
const ways = Object.entries(loadDeaths).map(([way, death]) => ({ way, death }));

for (const { way, death } of ways) {
  test(`a screen of a living slice with ${way}: told in its place and to the platform, and a retry brings it back`, async ({ openPage, pageErrors }) => {
    const page = await begin(openPage, slices, death);
    await page.goto('/RefundPolicy');
    await heading(page, /Refund/);
    void proxy.kill(slices.name, death);
    const report = reportOf(page, slices.name, death.kind);
    await page.getByRole('link', { name: 'Courses' }).first().click();
    await meetsDeath(page, death);
    await isKept(page, report, slices.name, death);
    await retryHeals(page);
    await heading(page, slices.title);
    await page.goBack();
    await heading(page, /Refund/);
    noOtherError(pageErrors);
  });
}

test.describe('a slice that is slow', () => {
  const remote = remotes.find(({ name }) => name === 'mf_learning') as Remote;

  async function awaited(openPage: OpenPage) {
    const { death, ...ends } = heldBack();
    const page = await atDashboard(openPage, remote, death);
    await follow(page, remote);
    await meetsDeath(page, death);
    await shown(page.getByText(/appears here as soon as it has arrived/));
    return { page, ...ends };
  }

  test('appears by itself as soon as it has arrived', async ({ openPage }) => {
    const { page, arrive } = await awaited(openPage);
    arrive();
    await heading(page, remote.title);
  });

  test('and then breaks off is no longer said to be on its way; a retry brings it', async ({ openPage }) => {
    const { page, breakOff } = await awaited(openPage);
    breakOff();
    await shown(page.getByText(/could not be loaded/));
    await retryHeals(page);
    await heading(page, remote.title);
  });
});
