import type { Page } from '@playwright/test';
import { adminList } from './screens/admin-list';
import { accounts } from './support/accounts';
import { focused, heading, hidden, scrollsSideways, shown, titledToast } from './support/expectations';
import { long, longUnless } from './support/long';
import { colleague, makeCourseOf } from './support/records';
import { expect, type OpenPage, test } from './support/test';

const mark = Date.now().toString(36);
const view = '/course/course-master?tab=view';

async function open(openPage: OpenPage, options: Parameters<OpenPage>[0] = {}) {
  const page = await openPage({ ...options, account: accounts.staff });
  return { page, list: adminList(page, 'Courses') };
}

const columns = ['Name', 'Language', 'Author', 'Rating', 'A.Price', 'D.Price', 'Premium', 'Best Seller', 'Public'];

test('the course list: columns, search, order, sizes and pages', long, async ({ openPage }) => {
  const { page, list } = await open(openPage);
  const staff = await colleague(page);
  const mine = `Listed ${mark}`;
  await makeCourseOf(staff, { course_name: mine, author: `Zoya ${mark}` });
  await page.goto(view);

  await test.step('the columns in their order', async () => {
    await heading(page, 'Course Master');
    await shown(list.table);
    expect(await list.headers()).toEqual(['Sl#', ...columns, 'Actions']);
  });
  await test.step('the search finds any field and ignores case', async () => {
    await list.search(`zoya ${mark}`.toUpperCase());
    await list.position('Page 1 of 1');
    await shown(page.getByRole('cell', { name: mine, exact: true }));
    expect(await list.rows()).toEqual([
      ['1', mine, 'Hindi', `Zoya ${mark}`, '3.5', '₹1,999', '₹1,499.50', 'Yes', 'No', 'No', ''],
    ]);
    for (const action of ['Edit', 'Delete']) await shown(page.getByRole('button', { name: `${action} ${mine}` }));
  });
  await test.step('every column sorts, first ascending and then descending, from page 1', async () => {
    await page.goto(`${view}&page=2`);
    await list.position(
      await page
        .getByRole('status')
        .getByText(/^Page 2 of \d+$/)
        .innerText(),
    );
    for (const column of columns) {
      for (const direction of ['ascending', 'descending'] as const) {
        await list.sortBy(column);
        await list.sorted(column, direction);
      }
    }
    await shown(page.getByText(/^Page 1 of \d+$/));
    await list.sortBy('A.Price');
    await list.sorted('A.Price', 'ascending');
    const prices = (await list.rows()).map((row) => Number(row[5]?.replace(/[₹,]/g, '')));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
  await test.step('10, 50, 100 and All; First, Prev, Next and Last', async () => {
    expect(await page.getByRole('group', { name: 'Rows per page' }).getByRole('button').allInnerTexts()).toEqual([
      '10',
      '50',
      '100',
      'All',
    ]);
    await list.press('Last');
    await list.press('Prev');
    await list.press('Next');
    await list.press('First');
    await shown(page.getByText(/^Page 1 of \d+$/));
    for (const size of ['50', '100', 'All']) {
      await list.press(size);
      await list.pressed(size);
    }
    await list.position('Page 1 of 1');
  });
  await test.step('delete asks with the name and removes the row from the list', async () => {
    await list.search(mine);
    await list.delete(mine);
    await shown(list.dialog.getByText('Are you sure you want to delete this course?'));
    await shown(list.dialog.getByText('Its modules and videos are deleted with it.'));
    await list.dialog.getByRole('button', { name: 'Cancel' }).click();
    await hidden(list.dialog);
    await focused(page.getByRole('button', { name: `Delete ${mine}` }));
    await list.delete(mine);
    await list.confirm();
    await titledToast(page, 'Success', 'Course deleted successfully!');
    await shown(page.getByText('Nothing matches your search.'));
  });
});

/** A catalogue of ten thousand categories, as the service would send it. */
async function tenThousand(page: Page): Promise<void> {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    CategoryId: index + 1,
    CategoryName: `Craft ${index + 1}`,
    Status: 'Active',
  }));
  await page.route('**/api/category*', (route) => {
    const { searchParams: query } = new URL(route.request().url());
    const found = rows.filter(({ CategoryName }) => CategoryName.includes(query.get('q') ?? ''));
    if (query.get('sort')?.endsWith('desc')) found.reverse();
    const offset = Number(query.get('offset') ?? 0);
    const page = query.has('limit') ? found.slice(offset, offset + Number(query.get('limit'))) : found;
    return route.fulfill({ json: page, headers: { 'x-total-count': String(found.length) } });
  });
}

const rowIndex = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getAttribute('aria-rowindex');

for (const width of [1_440, 320]) {
  test(
    `All of ten thousand rows, ${width} pixels wide: few are drawn, all are counted, searched, sorted and reached by keyboard`,
    longUnless(width === 1_440),
    async ({ openPage }) => {
      const { page } = await open(openPage, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      const list = adminList(page, 'Categories');
      await tenThousand(page);
      await page.goto('/course/category-master?tab=view');
      await list.press('All');

      await test.step('counted for a screen reader, with few of them in the document', async () => {
        await list.position('Page 1 of 1');
        await shown(page.locator('table[aria-rowcount="10001"]'));
        expect(await page.getByRole('row').count()).toBeLessThan(60);
        expect(await rowIndex(page, 'Craft 1')).toBe('2');
        expect(await scrollsSideways(page)).toBe(false);
      });
      await test.step('Tab goes from row to row, and the focus stays after scrolling', async () => {
        const edit = (number: number) => page.getByRole('button', { name: `Edit Craft ${number}`, exact: true });
        await edit(1).focus();
        for (let row = 2; row <= 31; row += 1) {
          await edit(row).waitFor({ state: 'attached' });
          for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
        }
        await focused(edit(31));
        await list.table.evaluate(({ parentElement: scroller }) => scroller?.scrollTo(0, scroller.scrollHeight / 2));
        await shown(page.getByText(/^Craft [5-9]\d{3}$/));
        await focused(edit(31));
        await page.keyboard.press('Tab');
        await focused(page.getByRole('button', { name: 'Delete Craft 31', exact: true }));
        await shown(page.getByText('Craft 35', { exact: true }));
        await page.getByText(/^Craft [5-9]\d{3}$/).waitFor({ state: 'detached' });
      });
      await test.step('the last row is reachable', async () => {
        await page.keyboard.press('End');
        await page.keyboard.press('End');
        await shown(page.getByText('Craft 10000', { exact: true }));
        expect(await rowIndex(page, 'Craft 10000')).toBe('10001');
      });
      await test.step('sorting begins at the top; a search shows the number of results', async () => {
        await list.sortBy('Category Name');
        await list.sortBy('Category Name');
        await shown(page.getByText('Craft 10000', { exact: true }));
        expect(await rowIndex(page, 'Craft 10000')).toBe('2');
        await list.search('Craft 99');
        await shown(page.getByText('Page 1 of 1'));
        await page.waitForFunction(
          () => document.querySelector('table[aria-busy="false"]')?.getAttribute('aria-rowcount') === null,
        );
        expect(await list.rows()).toHaveLength(111);
      });
    },
  );
}
