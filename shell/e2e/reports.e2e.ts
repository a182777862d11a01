import type { Page } from '@playwright/test';
import { accounts, fillLogin } from './support/accounts';
import { heading, shown, toast } from './support/expectations';
import { isAccessible } from './support/faults';
import { languages } from './support/languages';
import { long } from './support/long';
import { newAccount } from './support/new-account';
import { expect, test } from './support/test';

const weeks = 'group=week&from=2020-01-01&to=2029-12-29';

/** First line of the file behind a button. */
async function headOfFile(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const parts: Buffer[] = [];
  for await (const part of await (await saved).createReadStream()) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8').replace('\uFEFF', '').split('\r\n')[0] ?? '';
}

test('staff sees the weeks of the demo in each report, and has them as files', async ({ openPage }) => {
  const page = await openPage({ account: accounts.staff });
  for (const { path, title, table, button, head } of [
    {
      path: `/reports/user-report?${weeks}`,
      title: 'User Report',
      table: 'Accounts created',
      button: 'This table (CSV)',
      head: 'key,label,registered,verified,active,disabled',
    },
    {
      path: `/reports/login-report?${weeks}`,
      title: 'Login Report',
      table: 'Sign-in attempts',
      button: 'This table (CSV)',
      head: 'key,label,succeeded,failed,locked,people',
    },
    {
      path: '/reports/error-report?group=week',
      title: 'Error Report',
      table: 'Errors by time',
      button: 'What failed (CSV)',
      head: 'fingerprint,slice,message,release,count,people,first_seen,last_seen,status,resolved_in,page,route,request_ids',
    },
  ]) {
    await page.goto(path);
    await heading(page, title);
    const rows = page.getByRole('table', { name: table }).getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(4);
    await shown(page.getByRole('img', { name: /The table below has the same figures/ }));
    expect(await headOfFile(page, button)).toBe(head);
  }
  // Other tests cause errors too.
  await page.goto('/reports/error-report?slice=catalogue');
  await page.getByRole('link', { name: 'GET /api/course/:id answered 500' }).click();
  await heading(page, 'Error');
  await shown(page.getByRole('main').getByText('GET /api/course/:id', { exact: true }));
});

test('an admin finds an account with its sign-ins and disables it: its session ends within five seconds', async ({
  openPage,
}) => {
  const account = await newAccount();
  const userPage = await openPage({ account });
  await userPage.goto('/my-learning');
  await heading(userPage, 'My Learning');
  const token = await userPage.evaluate(() => localStorage.getItem('access_token'));
  const ask = async () =>
    (await userPage.request.get('/auth/me', { headers: { authorization: `Bearer ${token}` } })).status();

  const page = await openPage({ account: accounts.admin });
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search' }).fill(account.email);
  await shown(page.getByRole('row').filter({ hasText: account.email }));
  await page.getByRole('link', { name: 'Meera Newcomer' }).click();
  await heading(page, 'Meera Newcomer');
  await shown(page.getByRole('table', { name: 'Individual sign-ins' }).getByText('Succeeded'));

  expect(await ask()).toBe(200);
  await page.getByRole('button', { name: 'Disable the account' }).click();
  await page.getByLabel('Reason').fill('Shared the account');
  await page.getByRole('button', { name: 'Disable the account' }).click();
  await toast(page, 'The account is disabled.');
  await expect.poll(ask, { timeout: 5_000 }).toBe(401);
  await userPage.goto('/account/profile');
  await userPage.waitForURL('**/login*');
  await fillLogin(userPage, account);
  await shown(userPage.getByText(/^This account is disabled/));

  await page.getByRole('button', { name: 'Enable the account' }).click();
  await page.getByLabel('Reason').fill('It was a mistake');
  await page.getByRole('button', { name: 'Enable the account' }).click();
  await toast(page, 'The account is enabled.');
  await page.getByRole('tab', { name: 'Actions' }).click();
  await page.getByLabel('Where').selectOption('account');
  await shown(page.getByText('user.enabled'));
  await fillLogin(userPage, account);
  await userPage.waitForURL((url) => !url.pathname.startsWith('/login'));
});

for (const language of languages) {
  const title = `axe finds nothing on the reports and the users, wide and narrow, in ${language}`;
  test(title, long, async ({ openPage }) => {
    const page = await openPage({ reducedMotion: 'reduce', language, account: accounts.admin });
    const main = page.getByRole('main');
    for (const path of [
      '/reports/user-report',
      '/reports/login-report',
      '/reports/error-report',
      '/admin/users',
      '/admin/users/1?tab=actions',
    ])
      await test.step(path, async () => {
        await page.goto(path);
        await shown(main.getByRole('table').last().getByRole('row').nth(1));
        await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
        await isAccessible(page);
      });
  });
}
