import { adminList } from './screens/admin-list';
import { categoryAdmin } from './screens/category-admin';
import { accounts } from './support/accounts';
import { becomes, failed, focused, heading, hidden, shown, succeeded, titledToast } from './support/expectations';
import { long } from './support/long';
import { colleague } from './support/records';
import { callsOf } from './support/answers';
import { expect, type OpenPage, test } from './support/test';

const mark = Date.now().toString(36);
const path = '/api/category';

async function open(openPage: OpenPage) {
  const page = await openPage({ account: accounts.staff });
  const screen = categoryAdmin(page);
  await screen.open();
  await heading(page, 'Add Course');
  return { page, screen, list: adminList(page, 'Categories') };
}

test('the category form: its fields, what it refuses, and what it stores', long, async ({ openPage }) => {
  const { page, screen, list } = await open(openPage);
  const sent = callsOf(page, { method: 'POST', path });

  await test.step('two tabs, the name and an optional name in Hindi, the words of the course form', async () => {
    for (const name of ['Add', 'View']) await shown(page.getByRole('tab', { name, exact: true }));
    await shown(page.getByText('All * fields are mandatory'));
    for (const field of ['Category Name', 'Name in Hindi'])
      await shown(page.getByRole('textbox', { name: field, exact: true }));
  });
  await test.step('an empty, a blank and a too long name are refused under the field, which gets the focus', async () => {
    for (const [typed, message] of [
      ['', 'Category Name is required.'],
      ['   ', 'Category Name is required.'],
      ['ल'.repeat(101), 'Category Name can have at most 100 characters.'],
    ] as const) {
      await screen.name.fill(typed);
      await screen.press('Save');
      await titledToast(page, 'Validation Error', 'Please fill all required fields.');
      await shown(page.getByText(message));
      await focused(screen.name);
    }
    expect(sent).toEqual([]);
  });
  await test.step('a double click stores one category, active, with joined and right-to-left letters as they were typed', async () => {
    const name = `क्षत्रिय ज्ञ é عربي \u200f👩🏽‍🏫 ${mark}`;
    await screen.name.fill(`  ${name} `);
    await page.getByRole('button', { name: 'Save' }).dblclick();
    await succeeded(page, 'Category created successfully!');
    expect(sent.map(({ body }) => body)).toEqual([{ CategoryName: name, CategoryNameHindi: '', Status: 'Active' }]);
    expect(sent[0]?.headers['idempotency-key']).toBeTruthy();
    await becomes(() => screen.name.inputValue(), '');
    await list.show();
    await list.search(name);
    await shown(list.table.getByRole('cell', { name, exact: true }));
  });
  await test.step('a name that is taken shows an error under the field and stays', async () => {
    const staff = await colleague(page);
    await staff.post(path, { CategoryName: `Taken ${mark}` });
    await screen.open();
    await screen.name.fill(`taken ${mark}`);
    await screen.press('Save');
    await failed(page, 'Failed to create Category.');
    await shown(page.getByText('A category with this name already exists. Choose another name.'));
    expect(await screen.name.inputValue()).toBe(`taken ${mark}`);
  });
  await test.step('leaving it asks first; switching to View and back then starts empty', async () => {
    await list.show();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
    await hidden(list.dialog);
    expect(await screen.name.inputValue()).toBe(`taken ${mark}`);
    await list.show();
    await page.getByRole('button', { name: 'Leave' }).click();
    await heading(page, 'Category Master');
    await page.getByRole('tab', { name: 'Add' }).click();
    await heading(page, 'Add Course');
    await becomes(() => screen.name.inputValue(), '');
  });
});

test('the category list: sizes, search, order and pages, each kept in the address', long, async ({ openPage }) => {
  const { page, list } = await open(openPage);
  const staff = await colleague(page);
  const names = Array.from({ length: 23 }, (_, index) => `${mark} craft ${String(index + 1).padStart(2, '0')}`);
  await Promise.all(names.map((CategoryName) => staff.post(path, { CategoryName, Status: 'Inactive' })));

  await test.step('ten rows a page at first; the search finds any field, ignores case and begins at page 1', async () => {
    await list.show();
    await list.pressed('10');
    expect(await list.headers()).toEqual(['Sl#', 'Category Name', 'Actions']);
    await list.search(`${mark.toUpperCase()} CRAFT`);
    await list.position('Page 1 of 3');
    expect(await list.rows()).toHaveLength(10);
  });
  await test.step('Next, Last, Prev and First', async () => {
    for (const [button, position] of [
      ['Next', 'Page 2 of 3'],
      ['Last', 'Page 3 of 3'],
      ['Prev', 'Page 2 of 3'],
      ['First', 'Page 1 of 3'],
      ['Last', 'Page 3 of 3'],
    ] as const) {
      await list.press(button);
      await list.position(position);
    }
    expect((await list.rows()).map(([serial]) => serial)).toEqual(['21', '22', '23']);
  });
  await test.step('a click on the header sorts, the next one reverses, both from page 1', async () => {
    await list.sortBy('Category Name');
    await list.sorted('Category Name', 'ascending');
    await list.position('Page 1 of 3');
    expect((await list.rows())[0]?.[1]).toBe(names[0]);
    await list.press('Next');
    await list.sortBy('Category Name');
    await list.sorted('Category Name', 'descending');
    await list.position('Page 1 of 3');
    await shown(page.getByRole('cell', { name: names[22] as string }));
  });
  await test.step('50, 100 and All, which shows the number of rows', async () => {
    for (const size of ['50', '100', 'All']) {
      await list.press(size);
      await list.pressed(size);
      await list.position('Page 1 of 1');
      expect(await list.rows()).toHaveLength(23);
    }
  });
  await test.step('a reload and Back keep it', async () => {
    await page.reload();
    await list.pressed('All');
    await list.sorted('Category Name', 'descending');
    expect(await page.getByRole('searchbox').inputValue()).toBe(`${mark.toUpperCase()} CRAFT`);
    expect(await list.rows()).toHaveLength(23);
    await page.goBack();
    await list.pressed('100');
  });
  await test.step('an empty result shows a message and a link back', async () => {
    await list.search('nothing is called so');
    await shown(page.getByText('Nothing matches your search.'));
    await page.getByRole('button', { name: 'Clear search' }).click();
    await shown(list.table);
  });
});

test('a category is edited and deleted from its row', long, async ({ openPage }) => {
  const { page, screen, list } = await open(openPage);
  const staff = await colleague(page);
  const own = `${mark}-rows`;
  const first = `Potery ${own}`;
  const corrected = `Pottery ${own}`;
  const second = `Used ${own}`;
  await staff.post(path, { CategoryName: first, Status: 'Inactive' });
  await list.show();
  await list.search(own);

  await test.step('edit opens the Add tab with the form filled; Cancel and the Add tab lead back to adding', async () => {
    for (const way of [() => screen.press('Cancel'), () => page.getByRole('tab', { name: 'Add' }).click()]) {
      await list.edit(first);
      await heading(page, 'Edit Course');
      await becomes(() => screen.name.inputValue(), first);
      await way();
      await heading(page, 'Add Course');
      await becomes(() => screen.name.inputValue(), '');
      await list.show();
    }
  });
  await test.step('Update stores it and keeps its status, and the list loads again', async () => {
    await list.edit(first);
    await screen.name.fill(corrected);
    await screen.press('Update');
    await succeeded(page, 'Category updated successfully!');
    await heading(page, 'Add Course');
    await list.show();
    await shown(page.getByRole('cell', { name: corrected, exact: true }));
    expect(await staff.get(`${path}?q=${corrected}`)).toMatchObject([{ Status: 'Inactive' }]);
  });
  await test.step('delete asks with the name; after Cancel the button has the focus again; after a confirmation the row disappears', async () => {
    await list.delete(corrected);
    await shown(list.dialog.getByText('Are you sure you want to delete this course?'));
    await shown(list.dialog.getByText(corrected));
    await page.keyboard.press('Escape');
    await hidden(list.dialog);
    await focused(page.getByRole('button', { name: `Delete ${corrected}` }));
    await list.delete(corrected);
    await list.confirm();
    await succeeded(page, 'Category deleted successfully!');
    await hidden(page.getByRole('cell', { name: corrected, exact: true }));
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });
  await test.step('a category with courses is not deleted, with the reason', async () => {
    const { CategoryId } = await staff.post(path, { CategoryName: second });
    await staff.post('/api/course', {
      course_name: second,
      course_description: 'x',
      course_info: '<p>x</p>',
      rating: 1,
      actual_price: 1,
      discounted_price: 1,
      video_path: 'https://example.com/a.mp4',
      category_id: CategoryId,
    });
    await page.reload();
    await list.delete(second);
    await list.confirm();
    await failed(page, 'Failed to delete Category.');
    await shown(list.dialog.getByText('This category still has courses. Move them to another category first.'));
  });
});
