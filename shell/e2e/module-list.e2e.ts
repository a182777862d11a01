import { moduleAdmin } from './screens/module-admin';
import { openModuleList } from './screens/module-list';
import { accounts } from './support/accounts';
import { becomes, focused, hidden, shown } from './support/expectations';
import { long } from './support/long';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
const modules = '/api/courseModule';

test('rows stay until the answer to a sort or a page is there, and rows in both answers are kept', async ({
  openPage,
}) => {
  const names = Array.from({ length: 12 }, (_, index) => `Slip ${mark} ${String(index + 1).padStart(2, '0')}`);
  const { page, screen } = await openModuleList(openPage, `Still ${mark}`, names);
  const isList = (url: URL) => url.pathname === modules;
  const watch = () =>
    page.evaluate(() => {
      const body = document.querySelector('tbody');
      if (!body) throw new Error('No table');
      const kept = { rows: [...body.rows], changes: 0 };
      new MutationObserver((changes) => {
        kept.changes += changes.length;
      }).observe(body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      Object.assign(window, { kept });
    });
  const sinceThen = () =>
    page.evaluate(() => {
      const { kept } = window as unknown as { kept: { rows: Element[]; changes: number } };
      return { changes: kept.changes, stillThere: kept.rows.filter((row) => row.isConnected).length };
    });
  /** The number of changes in the rows before the answer, and of rows that remain after it. */
  const seenWhile = async (act: () => Promise<unknown>, after: () => Promise<unknown>) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(isList, async (route) => {
      await held;
      await route.continue();
    });
    await watch();
    const listRequest = page.waitForRequest((request) => isList(new URL(request.url())));
    await act();
    await listRequest;
    await becomes(() => screen.table.getAttribute('aria-busy'), 'true');
    const { changes } = await sinceThen();
    release();
    await after();
    await page.unroute(isList);
    return { changes, kept: (await sinceThen()).stillThere };
  };
  const firstRow = (number: number) => () => becomes(async () => (await screen.names())[0], names[number - 1]);

  await test.step('in reverse order: the last ten of twelve, of which eight were shown', async () => {
    await screen.table.getByRole('columnheader', { name: 'Module' }).getByRole('button').click();
    await firstRow(1)();
    const sort = () => screen.table.getByRole('columnheader', { name: 'Module' }).getByRole('button').click();
    expect(await seenWhile(sort, firstRow(12))).toEqual({ changes: 0, kept: 8 });
  });
  await test.step('the next page: none of the ten rows', async () => {
    expect(await seenWhile(() => page.getByRole('button', { name: 'Next', exact: true }).click(), firstRow(2))).toEqual(
      { changes: 0, kept: 0 },
    );
  });
});

test(
  'the list of modules: filter, sizes, search, sorting and pages, kept in the address',
  long,
  async ({ openPage }) => {
    const names = Array.from({ length: 23 }, (_, index) => `Glaze ${mark} ${String(index + 1).padStart(2, '0')}`);
    const { page, screen, course } = await openModuleList(openPage, `List ${mark}`, names);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await test.step('its columns, which can all be sorted, and the buttons of a row', async () => {
      expect(await screen.table.getByRole('columnheader').allTextContents()).toEqual([
        'Course',
        'Module',
        'Description',
        'Sequence No',
        'Actions',
      ]);
      for (const name of ['Course', 'Module', 'Description', 'Sequence No'])
        await shown(screen.table.getByRole('columnheader').getByRole('button', { name }));
      for (const name of [
        'Edit',
        'Delete',
        'Attachments of',
        'Change name of',
        'Change description of',
        'Change sequence no of',
      ]) {
        await shown(page.getByRole('button', { name: `${name} ${names[0]}`, exact: true }));
      }
    });
    await test.step('ten rows a page, and all pages', async () => {
      await shown(page.getByText('Page 1 of 3'));
      await becomes(async () => (await screen.names()).length, 10);
      for (const [button, label] of [
        ['Next', 'Page 2 of 3'],
        ['Last', 'Page 3 of 3'],
        ['Prev', 'Page 2 of 3'],
        ['First', 'Page 1 of 3'],
      ] as const) {
        await press(button);
        await shown(page.getByText(label));
      }
      await press('Last');
      await shown(screen.rowOf(names[22] as string));
      await page.reload();
      await shown(screen.rowOf(names[22] as string));
    });
    await test.step('a header sorts ascending, then descending, and returns to page 1', async () => {
      const header = screen.table.getByRole('columnheader', { name: 'Module' });
      await header.getByRole('button').click();
      await shown(page.getByText('Page 1 of 3'));
      await shown(screen.rowOf(names[0] as string));
      await becomes(() => header.getAttribute('aria-sort'), 'ascending');
      await header.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await shown(screen.rowOf(names[22] as string));
      await becomes(async () => (await screen.names())[0], names[22]);
    });
    await test.step('sizes of 10, 50, 100 and All', async () => {
      for (const size of ['50', '100', 'All']) {
        await press(size);
        await shown(page.getByText('Page 1 of 1'));
        await shown(screen.rowOf(names[0] as string));
        await becomes(async () => (await screen.names()).length, 23);
      }
      await press('10');
      await shown(page.getByText('Page 1 of 3'));
    });
    await test.step('the search finds any field, ignores case, keeps the focus, and returns to page 1', async () => {
      await press('Next');
      const box = page.getByRole('searchbox', { name: 'Search' });
      await box.fill(`ALL OF GLAZE ${mark} 07`.toUpperCase());
      await shown(page.getByText('Page 1 of 1'));
      await becomes(() => screen.names(), [names[6]]);
      await focused(box);
      await press('All');
      await becomes(() => screen.names(), [names[6]]);
      await box.fill('no such glaze');
      await shown(page.getByText('No module matches.'));
      await press('Show all modules');
      await shown(page.getByRole('table', { name: 'Modules' }));
    });
    await test.step('the course filter', async () => {
      const filter = page.getByRole('combobox', { name: 'Course' });
      expect(await filter.inputValue()).toBe('0');
      await screen.choose(course.name);
      await page.waitForURL(`**course=${course.id}*`);
      await hidden(screen.table.getByRole('row').nth(names.length + 1));
      await becomes(async () => (await screen.names()).length, 23);
    });
  },
);

test('ten thousand modules: All stays a short document that reaches the last row', async ({ openPage }) => {
  const page = await openPage({ account: accounts.staff });
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    ModuleId: index + 1,
    CourseId: 4,
    CourseName: 'React Basics',
    ModuleName: `Module ${index + 1}`,
    ModuleDescription: 'Text',
    SequenceNo: index + 1,
    Status: 'Active',
  }));
  await page.route(
    (url) => url.pathname === modules,
    (route) => route.fulfill({ json: rows, headers: { 'x-total-count': '10000' } }),
  );
  const screen = moduleAdmin(page);
  await screen.openList('&size=all');
  await shown(screen.rowOf('Module 1'));
  expect(await screen.table.getAttribute('aria-rowcount')).toBe('10001');
  expect(await screen.table.getByRole('row').count()).toBeLessThan(100);
  await test.step('End and Home reach the last row and the first', async () => {
    await page.getByRole('button', { name: 'Edit Module 1', exact: true }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('End');
    await shown(screen.rowOf('Module 10000'));
    expect(await screen.table.getByRole('row').count()).toBeLessThan(100);
    await page.keyboard.press('Home');
    await shown(screen.rowOf('Module 2'));
  });
  await test.step('text that is typed in place is kept after a scroll to the other end; in its field the key End moves the caret', async () => {
    const field = await screen.changeInPlace('name', 'Module 5');
    await field.fill('Half a name');
    await field.press('Home');
    await page.keyboard.type('> ');
    await page.getByRole('button', { name: 'Edit Module 1', exact: true }).focus();
    await page.keyboard.press('End');
    await field.waitFor({ state: 'detached' });
    await page.keyboard.press('Home');
    await shown(field);
    expect(await field.inputValue()).toBe('> Half a name');
  });
});
