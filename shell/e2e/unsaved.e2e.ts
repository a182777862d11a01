import { appShell } from './screens/app-shell';
import { openModuleList } from './screens/module-list';
import { accounts, signIn } from './support/accounts';
import { heading, hidden, shown } from './support/expectations';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);

test('a text that is typed in place is not lost without a question', async ({ openPage }) => {
  const { page, screen } = await openModuleList(openPage, `In place ${mark}`, [`Loom ${mark}`]);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const field = page.getByRole('textbox', { name: `Module of Loom ${mark}` });

  await test.step('without a change there is no question', async () => {
    await page.getByRole('button', { name: `Change name of Loom ${mark}` }).click();
    await appShell(page).link('Dashboard').click();
    await heading(page, /Welcome to/);
    await page.goBack();
    await shown(screen.rowOf(`Loom ${mark}`));
  });
  await test.step('Stay keeps the text', async () => {
    await page.getByRole('button', { name: `Change name of Loom ${mark}` }).click();
    await field.fill('Hand loom');
    await appShell(page).link('Dashboard').click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await hidden(question);
    expect(await field.inputValue()).toBe('Hand loom');
  });
  await test.step('Leave discards the text', async () => {
    await appShell(page).link('Dashboard').click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await heading(page, /Welcome to/);
  });
});

test('logging out asks about unsaved text', async ({ page }) => {
  await signIn(page, accounts.staff);
  await page.goto('/course/category-master');
  const name = page.getByRole('textbox', { name: /^Category Name/ });
  await name.fill('Half a na');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await appShell(page).choose('Log out');
  await question.getByRole('button', { name: 'Stay' }).click();
  await hidden(question);
  expect(await name.inputValue()).toBe('Half a na');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();

  await appShell(page).choose('Log out');
  await question.getByRole('button', { name: 'Leave' }).click();
  await heading(page, 'Welcome Back!');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});
