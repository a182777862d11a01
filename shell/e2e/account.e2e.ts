import type { Page } from '@playwright/test';
import { type Account, fillLogin, signIn } from './support/accounts';
import { answered, callsOf, refuse } from './support/answers';
import { becomes, heading, hidden, shown, toast } from './support/expectations';
import { long } from './support/long';
import { newAccount } from './support/new-account';
import { expect, type OpenPage, test } from './support/test';

/** Signed in as a new user of this test. */
async function openAsNew(openPage: OpenPage): Promise<{ page: Page; account: Account }> {
  const account = await newAccount();
  const page = await openPage({ account });
  return { page, account };
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('access_token') ?? '');

async function changePassword(page: Page, current: string, chosen: string): Promise<void> {
  await page.getByLabel('Current Password').fill(current);
  await page.getByLabel('New Password').fill(chosen);
  await page.getByLabel('Confirm Password').fill(chosen);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

test('a changed password: this session stays, the other one ends, only the new password logs in', async ({
  openPage,
}) => {
  const { page, account } = await openAsNew(openPage);
  const other = await openPage();
  await signIn(other, account);

  await page.goto('/account/profile');
  const before = await tokenOf(page);
  await changePassword(page, 'Wrong@1234', 'Summer-Heat-8');
  await shown(page.getByText('The current password is not correct.'));
  await page.getByLabel('Current Password').fill(account.password);
  // The stream of notifications ends with its session, so that the other page notices the end.
  const expiredToast = toast(other, 'Session expired. Please log in again.');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await toast(page, 'Password changed successfully!');
  await expiredToast;
  expect(await tokenOf(page)).not.toBe(before);
  await page.reload();
  await shown(page.getByRole('definition').filter({ hasText: account.email }));

  await other.waitForURL('**/login');
  await fillLogin(other, account);
  await toast(other, 'Invalid email or password!');
  await fillLogin(other, { ...account, password: 'Summer-Heat-8' });
  await other.waitForURL('**/dashboard/home');
});

test('a chosen appearance and language are there on the next visit', async ({ openPage }) => {
  const { page } = await openAsNew(openPage);
  await page.goto('/account/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await heading(page, 'सेटिंग और गोपनीयता');
  await page.reload();
  await heading(page, 'सेटिंग और गोपनीयता');
  await becomes(
    () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]),
    ['hi', 'dark'],
  );
});

test(
  'a refused or lost change of password is shown in the right place, loses no text, is sent once and can be tried again',
  long,
  async ({ openPage }) => {
    const { page, account } = await openAsNew(openPage);
    await page.goto('/account/profile');
    const values = () =>
      Promise.all(
        ['Current Password', 'New Password', 'Confirm Password'].map((label) => page.getByLabel(label).inputValue()),
      );
    const failed = 'The password could not be changed. Please try again in a moment.';
    const path = '/auth/password';
    const calls = callsOf(page, { path });
    for (const [status, message] of [
      [0, 'The server did not respond. Please check your connection, then try again.'],
      [400, failed],
      [403, failed],
      [409, failed],
      [412, failed],
      [500, failed],
      [503, failed],
      [429, 'Too many wrong passwords. Please try again in 2 minutes.'],
    ] as const) {
      const restore = await refuse(page, { path, status, retryAfter: 90 });
      await answered(page, path, () => changePassword(page, account.password, 'Summer-Heat-8'));
      await shown(page.getByRole('alert').getByText(message));
      expect(await values()).toEqual([account.password, 'Summer-Heat-8', 'Summer-Heat-8']);
      await restore();
    }
    expect(calls).toHaveLength(8);
    await page.getByRole('button', { name: 'Change Password' }).dblclick();
    await toast(page, 'Password changed successfully!');
    expect(calls).toHaveLength(9);
    await becomes(values, ['', '', '']);
  },
);

test('a 401 ends the session, and the next login returns to the page', async ({ openPage }) => {
  const { page, account } = await openAsNew(openPage);
  await page.goto('/account/profile');
  await shown(page.getByRole('definition').filter({ hasText: account.email }));
  const expiredToast = toast(page, 'Session expired. Please log in again.');
  await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${await tokenOf(page)}` } });
  await expiredToast;
  await fillLogin(page, account);
  await page.waitForURL('**/account/profile');
});

test('a toast of the admin area has three seconds, a close button and a bar that shows them', async ({ openPage }) => {
  const { page, account } = await openAsNew(openPage);
  await page.goto('/account/profile');
  await heading(page, 'Profile');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await changePassword(page, account.password, 'Summer-Heat-8');
  const text = page.getByText('Password changed successfully!');
  while ((await text.count()) === 0) await page.clock.runFor(20);
  const region = page.getByRole('region', { name: 'Messages' });
  await shown(region.getByRole('button', { name: 'Close' }));
  const bars = await region.evaluate((box) =>
    box.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
  );
  expect(bars).toContain(3_000);
  await page.clock.runFor(2_700);
  expect(await text.count()).toBe(1);
  await page.clock.runFor(400);
  for (let step = 0; step < 40 && (await text.count()) > 0; step += 1) await page.clock.runFor(20);
  await hidden(text);
});
