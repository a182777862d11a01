import type { Page } from '@playwright/test';
import { accounts, fillLogin } from './support/accounts';
import { baseURL } from './support/addresses';
import { type BuildServer, serveBuild } from './support/build-server';
import { heading, hidden, scrollsSideways, shown } from './support/expectations';
import { faults } from './support/faults';
import { useOwnPlatform } from './support/own-platform';
import { allArrived } from './support/requests';
import { expect, test } from './support/test';

const catalogue = '/course/available-course';
const deployedTitle = /Available Courses/;
const ownTitle = /Courses of a developer/;

let build: BuildServer;
test.beforeAll(async () => {
  build = await serveBuild('mf-public', ['Available Courses', 'Courses of a developer']);
});
useOwnPlatform(() => ({ ALLOW_REMOTE_OVERRIDES: build.origin }));
test.afterAll(() => build.close());

const overrideAddress = (path: string, address = build.origin) => `${path}?remote=mf_public@${address}/`;
const bannerOf = (page: Page) => page.getByRole('region', { name: 'Developer’s build' });
const kept = (page: Page) => page.evaluate(() => Object.values({ ...sessionStorage }).join());

test('a developer’s build runs in this tab, with a banner that ends it', async ({ openPage }) => {
  const page = await openPage();
  await page.goto(overrideAddress('/login'));
  await shown(bannerOf(page).getByText(`In this tab, mf_public comes from ${build.origin}/.`));
  expect(new URL(page.url()).search).toBe('');

  await fillLogin(page, accounts.staff);
  await page.waitForURL('**/dashboard/home');
  await shown(bannerOf(page));
  await page.goto(catalogue);
  await heading(page, ownTitle);
  await page.reload();
  await heading(page, ownTitle);

  const another = await page.context().newPage();
  await another.goto(catalogue);
  await heading(another, deployedTitle);
  expect(await bannerOf(another).count()).toBe(0);

  await bannerOf(page).getByRole('button', { name: 'End the override' }).click();
  await heading(page, deployedTitle);
  await hidden(bannerOf(page));
  expect(await kept(page)).not.toContain(build.origin);
});

test('the banner is in Hindi, fits a small screen, stays in view and is accessible', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  await page.goto(overrideAddress(catalogue));
  const end = page.getByRole('region', { name: 'डेवलपर का बिल्ड' }).getByRole('button', { name: 'ओवरराइड बंद करें' });
  await shown(end);
  const inView = () => end.evaluate((button) => button.getBoundingClientRect().bottom <= window.innerHeight);
  expect(await inView()).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await inView()).toBe(true);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await faults(page)).toEqual([]);
});

test('a platform without ALLOW_REMOTE_OVERRIDES does nothing and keeps nothing', async ({ openPage }) => {
  const page = await openPage({ baseURL: baseURL() });
  const before = build.requests();
  await page.goto(overrideAddress(catalogue));
  await heading(page, deployedTitle);
  await allArrived(page);
  expect(await bannerOf(page).count()).toBe(0);
  expect(await kept(page)).not.toContain(build.origin);
  expect(build.requests()).toBe(before);
  expect(await page.locator('meta[name="remote-overrides"]').count()).toBe(0);
});
