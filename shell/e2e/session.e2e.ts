import type { Page } from '@playwright/test';
import { appShell } from './screens/app-shell';
import { accounts, fillLogin, signIn } from './support/accounts';
import { becomes, heading, shown, toast } from './support/expectations';
import { keptKeys } from './support/stored-session';
import { expect, test } from './support/test';

const logOut = (page: Page) => appShell(page).choose('Log out');
const expired = 'Session expired. Please log in again.';

test('a guarded page asks to log in and is opened after the login', async ({ page }) => {
  await page.goto('/course/course-progress/4?page=1#top');
  await page.waitForURL('**/login*');
  await page.reload();
  await fillLogin(page, accounts.learner);
  await page.waitForURL('**/course/course-progress/4?page=1#top');
});

test('logging out ends the session in every tab and at the server', async ({ page }) => {
  await signIn(page, accounts.learner);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const second = await page.context().newPage();
  await second.goto('/dashboard/home');
  await shown(second.getByText('Your personal learning platform'));

  // The page opens the login before the server has answered.
  const ended = page.waitForResponse('**/auth/logout');
  await logOut(page);
  await page.waitForURL('**/login');
  await second.waitForURL('**/login');
  await becomes(() => keptKeys(second), {});
  await ended;
  const answer = await page.request.get('/api/courseProgress/course-progress/?course_id=4', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
});

test('a token that is removed while a page is open ends the session on the next page, and the login returns there', async ({
  page,
}) => {
  await signIn(page, accounts.learner);
  // The page is open when its layout has checked the token.
  await shown(appShell(page).account);
  await heading(page, 'Welcome to Vidyapath');
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await appShell(page).choose('Help Center');
  await page.waitForURL('**/login');
  await fillLogin(page, accounts.learner);
  await page.waitForURL('**/account/help');
});

test('a session that runs out says so, and leaves nothing behind', async ({ page }) => {
  await page.clock.install();
  await signIn(page, accounts.learner);
  await page.goto('/account/profile');
  await heading(page, 'Profile');
  await page.evaluate(() => localStorage.setItem('dark-mode', 'true'));
  await page.clock.fastForward('08:00:00');
  await toast(page, expired);
  await page.waitForURL('**/login');
  await becomes(() => keptKeys(page), {});
});
