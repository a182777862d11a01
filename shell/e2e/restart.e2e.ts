import { accounts } from './support/accounts';
import { shown } from './support/expectations';
import { long } from './support/long';
import { useOwnPlatform } from './support/own-platform';
import { expect, type OpenPage, test } from './support/test';

const platform = useOwnPlatform();

async function makeCategory(openPage: OpenPage, name: string): Promise<void> {
  const page = await openPage({ account: accounts.staff });
  await page.goto('/course/category-master');
  await page.getByLabel('Category Name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await shown(page.getByText('Category created successfully!'));
}

async function visitorSees(openPage: OpenPage, name: string): Promise<void> {
  const page = await openPage();
  await page.goto('/course/available-course');
  await shown(page.getByRole('tab', { name }));
}

test('the Ready line names the demo accounts', long, () => {
  for (const { email, password } of Object.values(accounts)) {
    expect(platform.output()).toContain(email);
    expect(platform.output()).toContain(password);
  }
});

test('Ctrl-C stops the platform cleanly, and the next start finds the data', long, async ({ openPage }) => {
  await makeCategory(openPage, 'Weaving');
  expect(await platform.stop('SIGINT')).toBe(0);
  await platform.start();
  await visitorSees(openPage, 'Weaving');
});

test('after a kill that leaves the database running, it starts again with all data', long, async ({ openPage }) => {
  await makeCategory(openPage, 'Carpentry');
  await platform.stop('SIGKILL');
  await platform.start();
  await visitorSees(openPage, 'Carpentry');
});
