import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { type Account, fillLogin, signIn } from './support/accounts';
import { gone, heading, shown, toast } from './support/expectations';
import { openPage, useBrowser } from './support/session';

useBrowser();

/** Signed in as somebody of the test's own. */
async function openAsNewcomer(): Promise<{ page: Page; account: Account }> {
  const page = await openPage();
  const account = { email: `${randomUUID()}@vidyapath.example`, password: 'Monsoon-Rain-7' };
  const person = { ...account, name: 'Meera Newcomer', phone: '9876543210', provider: 'local', role: 'User' };
  expect((await page.request.post('/auth/register', { data: person })).status()).toBe(201);
  await signIn(page, account);
  return { page, account };
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('access_token') ?? '');

async function changePassword(page: Page, current: string, chosen: string): Promise<void> {
  await page.getByLabel('Current Password').fill(current);
  await page.getByLabel('New Password').fill(chosen);
  await page.getByLabel('Confirm Password').fill(chosen);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

test('the profile shows who is signed in', async () => {
  const { page, account } = await openAsNewcomer();
  await page.goto('/account/profile');
  for (const text of ['Meera Newcomer', account.email, '9876543210', 'User']) {
    await shown(page.getByRole('definition').filter({ hasText: text }));
  }
});

test('a changed password: the session here goes on, the other one ends, only the new password logs in', async () => {
  const { page, account } = await openAsNewcomer();
  const other = await openPage();
  await signIn(other, account);
  const before = await tokenOf(page);

  await page.goto('/account/profile');
  await changePassword(page, 'Wrong@1234', 'Summer-Heat-8');
  await shown(page.getByText('The current password is not right.'));
  await page.getByLabel('Current Password').fill(account.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await toast(page, 'Password changed successfully!');
  expect(await tokenOf(page)).not.toBe(before);
  await page.reload();
  await shown(page.getByRole('definition').filter({ hasText: account.email }));

  await other.goto('/account/profile');
  await other.waitForURL('**/login');
  await toast(other, 'Session expired. Please log in again.');
  await fillLogin(other, account);
  await toast(other, 'Invalid email or password!');
  await fillLogin(other, { ...account, password: 'Summer-Heat-8' });
  await other.waitForURL('**/account/profile');
  await heading(other, 'Profile');
});

test('a chosen appearance and language are there on the next visit', async () => {
  const { page } = await openAsNewcomer();
  await page.goto('/account/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await heading(page, 'सेटिंग और गोपनीयता');
  await page.reload();
  await heading(page, 'सेटिंग और गोपनीयता');
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual(['hi', 'dark']);
});

test('details that can’t be loaded say so and come on a retry', async () => {
  const { page } = await openAsNewcomer();
  await page.route('**/auth/me', (route) => route.fulfill({ status: 503, json: { status: 503, detail: 'Away.' } }));
  await page.goto('/account/profile');
  await shown(page.getByText('Your details could not be loaded.'));
  await page.unroute('**/auth/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await shown(page.getByText('9876543210'));
  await gone(page.getByText('Your details could not be loaded.'));
});
