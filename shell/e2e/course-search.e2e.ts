import type { Page } from '@playwright/test';
import { becomes, focused, heading, hidden, shown } from './support/expectations';
import { test } from './support/test';

const catalogue = '/course/available-course';
const setFilters = (page: Page) => page.getByRole('list', { name: 'Filters that are set' }).getByRole('listitem');
const queryOf = (page: Page) => new URL(page.url()).search;
const reached = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true }).allTextContents();

test('filters stand in the address as chips, each of which goes alone; Back brings the last one again', async ({
  page,
}) => {
  await page.goto(catalogue);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('group', { name: 'Price' }).getByRole('radio', { name: /^Free/ }).check();
  await becomes(() => queryOf(page), '?price=free');
  await filters
    .getByRole('group', { name: 'Level' })
    .getByRole('radio', { name: /^Beginner/ })
    .check();
  await becomes(() => queryOf(page), '?price=free&level=beginner');
  await becomes(() => setFilters(page).allTextContents(), ['Free', 'Beginner', 'Clear filters']);
  await shown(page.getByRole('article').getByText('Free with an account'));
  await page.getByRole('button', { name: 'Remove the filter Free' }).click();
  await becomes(() => queryOf(page), '?level=beginner');
  await focused(page.getByRole('button', { name: 'Remove the filter Beginner' }));
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/course/course-content/*');
  await page.goBack();
  await becomes(() => setFilters(page).allTextContents(), ['Beginner', 'Clear filters']);
  await shown(page.getByRole('article'));
});

test('on a phone the filters open over the page, count what they leave, and close with the found courses', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 360, height: 800 } });
  await page.goto(catalogue);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('radio', { name: /^Free/ }).check();
  await becomes(() => queryOf(page), '?price=free');
  await dialog.getByRole('button', { name: /^Show \d+ course/ }).click();
  await hidden(dialog);
  await focused(page.getByRole('button', { name: 'Filters (1)' }));
  await becomes(() => setFilters(page).allTextContents(), ['Free', 'Clear filters']);
});

test('the header searches by keyboard alone: a course, then all results', async ({ page }) => {
  await page.goto(catalogue);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const field = page.getByRole('combobox', { name: 'Courses, categories, teachers' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await focused(field);
  await page.keyboard.type('statistcs');
  const course = page.getByRole('option', { name: 'Statistics You Can Explain' });
  await shown(course);
  await page.keyboard.press('ArrowDown');
  await becomes(() => reached(page), ['Statistics You Can Explain']);
  await page.keyboard.press('Escape');
  await hidden(course);
  await page.keyboard.press('Escape');
  await focused(opener);
  await page.keyboard.press('Enter');
  await focused(field);
  await page.keyboard.type('Statistics');
  await shown(course);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/course/course-content/8-*');
  await heading(page, 'Statistics You Can Explain');
  await opener.focus();
  await page.keyboard.press('Enter');
  await focused(field);
  await page.keyboard.type('Statistics');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === catalogue && url.search === '?q=Statistics');
  await shown(page.getByRole('article', { name: 'Statistics You Can Explain' }));
});
