import type { Page } from '@playwright/test';
import { callsOf, refuse } from './support/answers';
import { becomes, focused, heading, hidden, shown } from './support/expectations';
import { expect, test } from './support/test';

const coursesPath = '/api/courseProgress/public-course-content-by-category/';
const categoriesPath = '/api/category';

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
  await page.waitForURL('**/course/course-content/8');
  await heading(page, 'Statistics You Can Explain');
});

test('each page of a category is fetched once; tab, search and page stand in the address', async ({ page }) => {
  const calls = callsOf(page, { path: coursesPath });
  await open(page);
  await page.getByRole('tab', { name: 'Data and AI' }).click();
  await shown(card(page, 'Python for Absolute Beginners'));
  await page.getByRole('tab', { name: 'All', exact: true }).click();
  await shown(card(page, 'HTML and CSS from the First Tag'));
  await page.getByRole('tab', { name: 'Data and AI' }).click();
  await hidden(card(page, 'HTML and CSS from the First Tag'));
  expect(calls.map(({ url }) => url.search)).toEqual([
    '?category_id=0&limit=6&offset=0',
    '?category_id=2&limit=6&offset=0',
  ]);
  await page.goBack();
  await pages(page).getByRole('button', { name: 'Page 3' }).click();
  await page.waitForURL('**/available-course?page=3');
  await page.getByRole('searchbox').fill('english');
  await page.waitForURL('**/available-course?q=english');
  await hidden(pages(page));
  await shown(card(page, 'Spoken English with Confidence'));
  const found = await names(page);
  await page.reload();
  await shown(card(page, 'Spoken English with Confidence'));
  expect(await page.getByRole('searchbox').inputValue()).toBe('english');
  expect(await names(page)).toEqual(found);
});

test('at most five page buttons, centred on the current page', async ({ page }) => {
  await page.route(
    (url) => url.pathname === coursesPath,
    async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('offset', '0');
      const response = await route.fetch({ url: url.href });
      await route.fulfill({ response, headers: { ...response.headers(), 'x-total-count': '60' } });
    },
  );
  await open(page, '?page=6');
  const numbers = () => pages(page).getByRole('button').allTextContents();
  await becomes(numbers, ['4', '5', '6', '7', '8']);
  await pages(page).getByRole('button', { name: 'Page 8' }).click();
  await shown(pages(page).getByRole('button', { name: 'Page 10' }));
  await becomes(numbers, ['6', '7', '8', '9', '10']);
  await page.goBack();
  await page.goBack();
  await open(page);
  await becomes(numbers, ['1', '2', '3', '4', '5']);
});

test('categories that fail leave the tab All and a retry; courses that fail leave an empty list and a retry', async ({
  page,
}) => {
  const restoreCategories = await refuse(page, { path: categoriesPath, status: 500 });
  const restoreCourses = await refuse(page, { path: coursesPath, status: 503 });
  await page.goto('/course/available-course');
  await shown(page.getByText('Failed to load courses.'));
  expect(await page.getByRole('tab').allTextContents()).toEqual(['All']);
  expect(await page.getByRole('article').count()).toBe(0);
  await restoreCategories();
  await restoreCourses();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await becomes(() => tryAgain.count(), 2);
  await tryAgain.first().click();
  await shown(page.getByRole('tab', { name: 'Data and AI' }));
  await becomes(() => tryAgain.count(), 1);
  await tryAgain.click();
  await shown(page.getByRole('article'));
  await hidden(tryAgain);
});

test('nothing found says so and leads back to all courses; odd text in the search is just text', async ({ page }) => {
  for (const text of ['%_\\', '<img src=x onerror=alert(1)>', 'مرحبا', 'क\u200D्ष', ' '.repeat(5)]) {
    await page.goto(`/course/available-course?q=${encodeURIComponent(text)}`);
    await shown(page.getByText(/No courses found/).or(page.getByRole('article').first()));
    expect(await page.getByRole('searchbox').inputValue()).toBe(text);
  }
  await page.goto('/course/available-course?category=2&q=zzzzqq&page=abc');
  await shown(page.getByText('No courses found'));
  await page.getByRole('button', { name: 'Show all courses' }).click();
  await shown(page.getByRole('article'));
  await becomes(() => new URL(page.url()).search, '');
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
