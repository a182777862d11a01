import type { Page } from '@playwright/test';
import { becomes, focused, heading, hidden, shown } from './support/expectations';
import { expect, test } from './support/test';

const card = (page: Page, name: string) => page.getByRole('article', { name });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Course pages' });
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/course/available-course${query}`);
  await heading(page, 'Available Courses');
  await shown(page.getByRole('article'));
  await shown(page.getByRole('tab', { name: 'Web Development' }));
}

test('a visitor sees the categories from All on, a search box, and tiles with banner, badges, duration and price, six a page', async ({
  page,
}) => {
  await open(page);
  const tabs = page.getByRole('tab');
  expect((await tabs.allTextContents()).slice(0, 2)).toEqual(['All', 'Web Development']);
  expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
  await shown(page.getByRole('searchbox', { name: 'Search courses' }));
  await becomes(() => page.getByRole('article').count(), 6);
  const react = card(page, 'React, Complete: from First Component to Production');
  for (const text of ['Best Seller', 'Free', '11 m 20 s']) await shown(react.getByText(text));
  await shown(react.locator('del').filter({ hasText: '₹3,999' }));
  expect(
    await react.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(200);
  const free = card(page, 'HTML and CSS from the First Tag');
  await shown(free.getByText('Free with an account'));
  expect(await free.getByText('Premium').count()).toBe(0);
  await open(page, '?q=Statistics');
  const statistics = card(page, 'Statistics You Can Explain');
  for (const text of ['Premium', '₹1,299']) await shown(statistics.getByText(text));
  expect(await statistics.locator('del').count()).toBe(0);
  await hidden(pages(page));
});

test('Add to Cart fills the cart and Buy Now leads to checkout; the rest of a tile leads to its course', async ({
  page,
}) => {
  await open(page, '?q=Statistics');
  const statistics = card(page, 'Statistics You Can Explain');
  await statistics.getByRole('button', { name: 'Add to Cart' }).click();
  await shown(page.getByText('Statistics You Can Explain is in your cart.'));
  await shown(page.getByRole('link', { name: 'Cart, 1 item' }));
  await statistics.getByRole('button', { name: 'Buy Now' }).click();
  // A visitor signs in before the checkout.
  await page.waitForURL('**/login');
  await shown(page.getByLabel('Password', { exact: true }));
  await open(page, '?q=Statistics');
  await shown(page.getByRole('link', { name: 'Cart, 1 item' }));
  await statistics.click({ position: { x: 60, y: 60 } });
  await page.waitForURL('**/course/course-content/8-*');
  await heading(page, 'Statistics You Can Explain');
});

test('tabs, tiles and pages are reached by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'All', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await shown(page.getByRole('tab', { name: 'Web Development', selected: true }));
  await page.keyboard.press('Tab');
  await focused(page.getByRole('searchbox'));
  await page.keyboard.type('css');
  await page.waitForURL('**q=css');
  await hidden(card(page, 'JavaScript for Real Projects'));
  await shown(card(page, 'HTML and CSS from the First Tag'));
  await page.keyboard.press('Tab');
  const first = (await names(page))[0] ?? '';
  await becomes(() => page.evaluate(() => document.activeElement?.textContent), first);
  await page.keyboard.press('Enter');
  await heading(page, first);
});
