import type { Page } from '@playwright/test';
import { loginPage, signUpValues } from './screens/account-forms';
import { fillLogin } from './support/accounts';
import { refuse } from './support/answers';
import { heading, shown, toast } from './support/expectations';
import { mailedLink } from './support/mails';
import { expect, test } from './support/test';

async function register(page: Page) {
  const { Name: name, Email: email, Phone: phone, Password: password } = signUpValues();
  const answer = await page.request.post('/auth/register', {
    data: { name, email, phone, password, provider: 'local', role: 'User' },
  });
  expect(answer.status()).toBe(201);
  return { email, password };
}

test('a forgotten password is replaced by a mailed link, which works once', async ({ page }) => {
  const { email } = await register(page);
  const login = loginPage(page);
  await login.open();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await heading(page, 'Forgot Your Password?');
  const send = page.getByRole('button', { name: 'Send Link' });
  await send.click();
  await shown(page.getByText('Please enter your email address.'));
  await login.email.fill(email);
  const restore = await refuse(page, { path: '/auth/password-reset/request', status: 503 });
  await send.click();
  await shown(page.getByRole('main').getByRole('alert').filter({ hasText: 'not available at the moment' }));
  expect(await login.email.inputValue()).toBe(email);
  await restore();
  await send.click();
  await shown(page.getByText(/a link is on its way to it/));

  const link = await mailedLink(email, '/reset-password');
  await page.goto(link);
  await heading(page, 'Choose a New Password');
  const chosen = page.getByLabel('New Password');
  const again = page.getByLabel('Confirm Password');
  const save = page.getByRole('button', { name: 'Save Password' });
  await chosen.fill('abc');
  await shown(page.getByText('Password must be at least 6 characters long.'));
  await chosen.fill('Varsha@2027');
  await again.fill('Varsha@2026');
  await shown(page.getByText('Passwords do not match.'));
  await again.fill('Varsha@2027');
  await save.click();
  await toast(page, 'Password changed successfully!');
  await page.waitForURL('**/login');
  await login.email.fill(email);
  await login.password.fill('Varsha@2027');
  await login.submit();
  await page.waitForURL('**/dashboard/home');

  await page.goto(link);
  await chosen.fill('Varsha@2028');
  await again.fill('Varsha@2028');
  await save.click();
  await shown(page.getByRole('alert').filter({ hasText: 'This link no longer works.' }));
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await heading(page, 'Forgot Your Password?');
});

test('a new address is confirmed by its mailed link; a spent or missing one says so, a failure can be tried again', async ({
  page,
}) => {
  const account = await register(page);
  const link = await mailedLink(account.email, '/verify-email');
  const restore = await refuse(page, { path: '/auth/email-verification/confirm', status: 0 });
  await page.goto(link);
  await shown(page.getByText(/could not be confirmed/));
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await shown(page.getByText('Thank you! Your email address is confirmed.'));
  await shown(page.getByRole('main').getByRole('link', { name: 'Log In' }));
  for (const spent of [link, '/verify-email', '/verify-email?token=x']) {
    await page.goto(spent);
    await shown(page.getByRole('alert').filter({ hasText: 'This link no longer works.' }));
  }
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await fillLogin(page, account);
  await page.waitForURL('**/verify-email');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await shown(page.getByText('A new link is on its way to your email address.'));
});
