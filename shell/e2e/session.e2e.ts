import type { Page } from '@playwright/test';
import { appShell } from './screens/app-shell';
import { accounts, fillLogin, signIn } from './support/accounts';
import { baseURL } from './support/addresses';
import { becomes, heading, hidden, shown, toast } from './support/expectations';
import { keptKeys, madeToken, sessionKeys } from './support/stored-session';
import { expect, test } from './support/test';
import { newToken } from './support/tokens';

const logOut = (page: Page) => appShell(page).choose('Log out');
const expired = 'Session expired. Please log in again.';

test('a guarded page asks to log in and is opened after the login', async ({ page }) => {
  await page.goto('/course/course-progress/4?page=1#top');
  await page.waitForURL('**/login*');
  await page.reload();
  await fillLogin(page, accounts.learner);
  await page.waitForURL('**/course/course-progress/4?page=1#top');
});

test('another site is never where a login leads', async ({ page }) => {
  for (const next of ['//evil.example/', 'https://evil.example/', '/\\evil.example/', 'javascript:alert(1)']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.evaluate((target) => history.replaceState({ usr: { next: target }, key: 'k', idx: 0 }, ''), next);
    await page.reload();
    await fillLogin(page, accounts.learner);
    await page.waitForURL('**/dashboard/home');
    await page.evaluate(() => localStorage.clear());
  }
});

test('a wrong password is shown and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { email: accounts.learner.email, password: 'Wrong@1' });
  await toast(page, 'Invalid email or password!');
  expect(await page.getByLabel('Email Address').inputValue()).toBe(accounts.learner.email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Wrong@1');
});

test('a login fills the keys of the specification, the name encrypted; a logout removes all six', async ({ page }) => {
  await signIn(page, accounts.learner);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await becomes(async () => Object.keys(await keptKeys(page)).sort(), [...sessionKeys].sort());
  const kept = await keptKeys(page);
  expect(kept).toMatchObject({ user_email: accounts.learner.email, user_role: 'User', 'dark-mode': 'true' });
  expect(kept.user_id).toMatch(/^\d+$/);
  expect(kept.user_name).toMatch(/^[\w+/]{40,}=*$/);
  await logOut(page);
  await page.waitForURL('**/login');
  await becomes(() => keptKeys(page), {});
  await hidden(page.getByText(expired));
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

test('a session without “Remember me” stays in its tab', async ({ page }) => {
  await page.goto('/login');
  const remember = page.getByRole('checkbox', { name: 'Remember me' });
  expect(await remember.isChecked()).toBe(true);
  await remember.uncheck();
  await fillLogin(page, accounts.learner);
  await page.waitForURL('**/dashboard/home');
  await becomes(() => keptKeys(page), {});
  await page.reload();
  await heading(page, 'Welcome to Vidyapath');
  const second = await page.context().newPage();
  await second.goto('/dashboard/home');
  await second.waitForURL('**/login');
});

test('a stored token that has expired, or can’t be read, or is missing, logs out silently when the layout loads', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.goto('/login');
  for (const token of [madeToken({ exp: 1 }), 'nonsense', madeToken({})]) {
    await page.evaluate((value) => localStorage.setItem('access_token', value), token);
    await page.goto('/dashboard/home');
    await page.waitForURL('**/login*');
    await heading(page, 'Welcome Back!');
    await becomes(() => keptKeys(page), {});
    await hidden(page.getByText(expired));
  }
  await becomes(() => logged.filter((text) => text.includes('The stored token can’t be read')).length, 2);
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

test('a token whose end has passed is never scheduled: it is dropped, without a toast', async ({ page }) => {
  const now = Math.floor(Date.now() / 1_000);
  await page.clock.install();
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('access_token', token), madeToken({ exp: now - 1 }));
  await page.goto('/account/profile');
  await page.waitForURL('**/login');
  await page.clock.fastForward('10:00:00');
  await hidden(page.getByText(expired));
});

test('a refused token ends the session as an expired one does', async ({ page }) => {
  await signIn(page, accounts.learner);
  await heading(page, 'Welcome to Vidyapath');
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const expiredToast = toast(page, expired);
  await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await expiredToast;
  await page.waitForURL('**/login');
  await becomes(() => keptKeys(page), {});
});

test('a stored name that can’t be decrypted is logged and reads as empty; the session stays', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.goto('/login');
  const token = await newToken(baseURL(), accounts.learner);
  await page.evaluate(
    (value) =>
      Object.entries({ access_token: value, user_name: 'Mallory', user_role: 'Admin', user_id: '1' }).forEach(
        ([key, text]) => localStorage.setItem(key, text),
      ),
    token,
  );
  await page.goto('/dashboard/home');
  await shown(page.getByRole('button', { name: /^Account of Asha/ }));
  await hidden(appShell(page).group('Reports'));
  await page.waitForFunction(() => localStorage.getItem('user_name') !== 'Mallory');
  await becomes(() => logged.some((text) => text.includes('The stored name can’t be decrypted')), true);
});

test('each call carries the token; what changes something the XSRF header too; a protective prefix is taken off', async ({
  page,
}) => {
  await signIn(page, accounts.learner);
  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'xsrf%201', url: baseURL() }]);
  await page.route('**/auth/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `)]}',\n${await response.text()}` });
  });
  const meRequest = page.waitForRequest('**/auth/me');
  await page.goto('/account/profile');
  expect((await meRequest).headers().authorization).toMatch(/^Bearer ey/);
  expect((await meRequest).headers()['x-xsrf-token']).toBeUndefined();
  await shown(page.getByRole('definition').filter({ hasText: accounts.learner.email }));
  const ended = page.waitForRequest('**/auth/logout');
  await logOut(page);
  expect((await ended).headers()['x-xsrf-token']).toBe('xsrf 1');
});
