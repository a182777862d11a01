import { accounts, fillLogin, signIn } from './support/accounts';
import { gone, heading, shown, toast } from './support/expectations';
import { openPage, useBrowser } from './support/session';

useBrowser();

const keys = ['access_token', 'user_id', 'user_name', 'user_email', 'user_role'];

test('a guarded page asks to log in and comes back to where it was', async () => {
  const page = await openPage();
  await page.goto('/course/course-progress/4');
  await page.waitForURL('**/login*');
  await fillLogin(page, accounts.learner);
  await page.waitForURL('**/course/course-progress/4');
});

test('another site is never where a login leads', async () => {
  const page = await openPage();
  await page.goto('/login?next=//evil.example/');
  await fillLogin(page, accounts.learner);
  await page.waitForURL('**/dashboard/home');
});

test('the wrong password is told and what was typed stays', async () => {
  const page = await openPage();
  await page.goto('/login');
  await fillLogin(page, { email: accounts.learner.email, password: 'Wrong@1' });
  await toast(page, 'Invalid email or password!');
  expect(await page.getByLabel('Email Address').inputValue()).toBe(accounts.learner.email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Wrong@1');
});

test('a learner on a staff screen is told so inside the layout, and the sidebar does not offer it', async () => {
  const page = await openPage();
  await signIn(page, accounts.learner);
  await page.goto('/course/course-master');
  await shown(page.getByText("You don't have access to this page."));
  await gone(page.getByRole('link', { name: 'Course Master' }));
  await shown(page.getByRole('link', { name: 'Dashboard' }));
});

test('logging out ends the session in every tab and at the server', async () => {
  const page = await openPage();
  await signIn(page, accounts.learner);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const second = await page.context().newPage();
  await second.goto('/dashboard/home');
  await shown(second.getByText('Your personal learning platform'));

  await page.getByRole('button', { name: /Asha|account|user menu/i }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await second.waitForURL('**/login');
  const left = await page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), keys);
  expect(left).toEqual([]);
  const answer = await page.request.get('/api/courseProgress/course-progress/?course_id=4', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('an expired token logs out silently when the layout loads', async () => {
  const page = await openPage();
  await page.goto('/login');
  await page.evaluate(() => {
    const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
    localStorage.setItem('access_token', `${part({ alg: 'ES256' })}.${part({ id: 1, name: 'x', email: 'x@y.in', role: 'User', exp: 1 })}.c2ln`);
  });
  await page.goto('/dashboard/home');
  await page.waitForURL('**/login*');
  await heading(page, 'Welcome Back!');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('an unknown address is a page of its own with a way home', async () => {
  const page = await openPage();
  await page.goto('/no/such/page');
  await heading(page, 'Page not found');
  await page.getByRole('link', { name: /home/i }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
});
