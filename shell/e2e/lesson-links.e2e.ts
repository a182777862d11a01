import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accounts, fillLogin } from './support/accounts';
import { hidden, scrollsSideways, shown } from './support/expectations';
import { newAccount } from './support/new-account';
import { makeCourse } from './support/staff-api';
import { expect, test } from './support/test';

const lesson = { title: 'Clay', url: 'https://example.com/clay.mp4', seconds: 60 };
const free = () => makeCourse(`Kilns ${randomUUID().slice(0, 8)}`, [{ name: 'First steps', videos: [lesson] }], 0);

const titled = (page: Page, title: string) => expect(page).toHaveTitle(`${title} · Vidyapath`);

/** Distances of the page from the edges of the window, below the bar. */
const gaps = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect();
    const article = document.querySelector('main article')?.getBoundingClientRect();
    const main = document.querySelector('main')?.getBoundingClientRect();
    return article && bar && main && [article.left - main.left, main.right - article.right, article.top - bar.bottom];
  });

test('the lesson page is within the site’s frame for visitors, and within that of signed-in users for them', async ({
  openPage,
}) => {
  const { id, name } = await free();
  const visitor = await openPage();
  const learner = await openPage({ account: accounts.staff });
  for (const page of [visitor, learner]) {
    await page.goto(`/learn/${id}`);
    await shown(page.getByRole('heading', { name: 'Clay', level: 1 }));
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/learn/${id}/\\d+$`));
    await titled(page, `Clay · ${name}`);
    expect(await gaps(page)).toEqual([0, 0, 0]);
  }
  await hidden(visitor.getByRole('button', { name: 'Toggle sidebar' }));
  await shown(visitor.getByRole('banner').getByRole('link', { name: 'Login' }));
  await shown(learner.getByRole('button', { name: 'Toggle sidebar' }));
  for (const page of [visitor, learner]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  }
  await visitor.getByRole('banner').getByRole('link').first().click();
  await titled(visitor, 'Home');
});

test('a visitor starts a free course after the login, at its first lesson', async ({ openPage }) => {
  const { id } = await free();
  const account = await newAccount();
  const page = await openPage();
  await page.goto(`/course/course-content/${id}`);
  await page.getByRole('link', { name: 'Start learning' }).first().click();
  await page.waitForURL('**/login');
  await fillLogin(page, account);
  await page.waitForURL(`**/learn/${id}/*`);
  await shown(page.getByRole('button', { name: 'Toggle sidebar' }));
  await page.goto('/dashboard/home');
  await page.locator(`a[href="/learn/${id}"]`).first().click();
  await page.waitForURL(`**/learn/${id}/*`);
});
