import { adminList } from './screens/admin-list';
import { categoryAdmin } from './screens/category-admin';
import { accounts } from './support/accounts';
import { focused, shown, titledToast } from './support/expectations';
import { long } from './support/long';
import { colleague } from './support/records';
import { refuse } from './support/answers';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
const path = '/api/category';

test('each failure of the category screen is shown, and can be tried again', long, async ({ openPage }) => {
  const page = await openPage({ account: accounts.staff });
  const screen = categoryAdmin(page);
  const list = adminList(page, 'Categories');
  const staff = await colleague(page);
  const failure = (message: string) => titledToast(page, 'Error', message);
  const success = (message: string) => titledToast(page, 'Success', message);
  await screen.open();
  const name = `Fails ${mark}`;

  await test.step('creating', async () => {
    await screen.name.fill(name);
    const cases = [
      [{ status: 0 }, 'The server did not respond. Check your connection and try again. What you typed is still here.'],
      [{ status: 403 }, 'Your account is not allowed to change this. Ask an administrator for the right role.'],
      [{ status: 429, retryAfter: 7 }, 'Too many requests. Try again in 7 seconds. What you typed is still here.'],
      [{ status: 500 }, 'Something went wrong. Try again. What you typed is still here.'],
      [{ status: 503 }, 'The service is not available right now. Try again in a moment. What you typed is still here.'],
    ] as const;
    for (const [refusal, text] of cases) {
      const restore = await refuse(page, { path, method: 'POST', ...refusal });
      await screen.press('Save');
      await failure('Failed to create Category.');
      await shown(page.getByText(text));
      expect(await screen.name.inputValue()).toBe(name);
      await restore();
    }
    await screen.press('Save');
    await success('Category created successfully!');
  });
  await test.step('loading', async () => {
    const restore = await refuse(page, { path, method: 'GET', status: 429, retryAfter: 12 });
    await list.show();
    await failure('Failed to load categories.');
    await shown(page.getByText('Too many requests. Try again in 12 seconds.'));
    await restore();
    await list.press('Try again');
    await shown(list.table);
    const found = page.waitForResponse((answer) => new URL(answer.url()).searchParams.has('q'));
    await list.search(name);
    await found;
    expect(await list.rows()).toHaveLength(1);
  });
  await test.step('reading one', async () => {
    const restore = await refuse(page, { path, method: 'GET', status: 503 });
    await list.edit(name);
    await failure('Failed to fetch Category details.');
    await shown(page.getByText('The service is not available right now. Try again in a moment.'));
    await restore();
    await list.press('Try again');
    await shown(screen.name);
  });
  await test.step('changing', async () => {
    await screen.name.fill(`${name} more`);
    const restore = await refuse(page, { path, method: 'PUT', status: 0 });
    await screen.press('Update');
    await failure('Failed to update category.');
    await shown(
      page.getByText('The server did not respond. Check your connection and try again. What you typed is still here.'),
    );
    await focused(page.getByRole('button', { name: 'Update' }));
    await restore();
    await screen.press('Update');
    await success('Category updated successfully!');
  });
  await test.step('deleting, and loading the list again afterwards', async () => {
    await list.show();
    await list.delete(`${name} more`);
    const restore = await refuse(page, { path, method: 'DELETE', status: 403 });
    await list.confirm();
    await failure('Failed to delete Category.');
    await shown(list.dialog.getByText(/^Your account is not allowed to change this/));
    await restore();
    const restoreList = await refuse(page, { path, method: 'GET', status: 503 });
    await list.confirm();
    await Promise.all([
      success('Category deleted successfully!'),
      failure('Failed to reload categories after delete.'),
    ]);
    await restoreList();
    await list.press('Try again');
    await shown(page.getByText('Nothing matches your search.'));
    expect(await staff.get(`${path}?q=${name}`)).toEqual([]);
  });
});
