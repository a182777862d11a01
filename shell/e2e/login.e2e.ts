import { loginPage } from './screens/account-forms';
import { accounts, fillLogin, signIn } from './support/accounts';
import { answered, formFailures, refuse } from './support/answers';
import { becomes, focused, shown, toast } from './support/expectations';
import { keptKeys } from './support/stored-session';
import { expect, type OpenPage, test } from './support/test';

const loginPath = '/auth/login';
const { learner } = accounts;

async function open(openPage: OpenPage) {
  const page = await openPage();
  const login = loginPage(page);
  await login.open();
  return { page, login };
}

test('login has its heading, fields and buttons, and says what is wrong after an edit, a visit or a submit', async ({
  openPage,
}) => {
  const { page, login } = await open(openPage);
  await shown(page.getByText('Sign in to your account to continue'));
  expect(await login.remember.isChecked()).toBe(true);
  await shown(page.getByRole('main').getByRole('link', { name: 'Sign Up' }));
  await login.email.focus();
  await page.keyboard.press('Tab');
  await shown(page.getByText('Please enter your email address.'));
  await login.email.fill('learner@');
  await shown(page.getByText('Please enter a valid email address.'));
  await login.submit();
  await shown(page.getByText('Please enter your password.'));
  const notice = page.getByRole('status').filter({ hasText: 'Please fill the form correctly!' });
  await shown(notice.getByText('Error', { exact: true }));
  await focused(login.email);
  for (const name of ['Continue with Google', 'Continue with Facebook']) {
    await page.getByRole('button', { name }).click();
    await toast(page, 'This sign-in is not available yet. Please use your email address.');
  }
});

test('a login stores token and details, says so for three seconds, and leads to the dashboard; the login page then leads there, too', async ({
  openPage,
}) => {
  const { page, login } = await open(openPage);
  await login.email.fill(` ${learner.email.toUpperCase()} `);
  await login.password.fill(learner.password);
  await page.keyboard.press('Enter');
  await toast(page, 'Logged in successfully!');
  await page.waitForURL('**/dashboard/home');
  await becomes(
    async () => Object.keys(await keptKeys(page)),
    ['access_token', 'user_id', 'user_name', 'user_email', 'user_role'],
  );
  expect((await keptKeys(page)).user_name).not.toContain('Asha');
  await page.goto('/login');
  await page.waitForURL('**/dashboard/home');
});

test('without “Remember me” the session ends with its tab', async ({ openPage }) => {
  const { page, login } = await open(openPage);
  await login.remember.uncheck();
  await fillLogin(page, learner);
  await page.waitForURL('**/dashboard/home');
  await page.reload();
  await shown(page.getByText('Your personal learning platform'));
  const other = await page.context().newPage();
  await other.goto('/dashboard/home');
  await other.waitForURL('**/login');
});

test('whatever goes wrong with a login is shown and logged, a limit says when, and nothing typed is lost', async ({
  openPage,
  pageErrors,
}) => {
  const { page, login } = await open(openPage);
  await login.email.fill(learner.email);
  await login.password.fill('Wrong@1');
  await login.submit();
  await toast(page, 'Invalid email or password!');
  for (const [status, text] of formFailures) {
    const restore = await refuse(page, { path: loginPath, status });
    await answered(page, loginPath, login.submit);
    await shown(page.getByRole('main').getByRole('alert').filter({ hasText: text }));
    await toast(page, 'Something went wrong!');
    await restore();
  }
  await pageErrors.expect(formFailures.length);
  const restore = await refuse(page, { path: loginPath, status: 429, retryAfter: 610 });
  await login.submit();
  await toast(page, 'Too many attempts. Please try again in 11 minutes.');
  await shown(page.getByRole('main').getByRole('alert').filter({ hasText: 'try again in 11 minutes' }));
  expect([await login.email.inputValue(), await login.password.inputValue()]).toEqual([learner.email, 'Wrong@1']);
  await restore();
  await login.password.fill(learner.password);
  await login.submit();
  await page.waitForURL('**/dashboard/home');
});

test('a signed-in user who buys a plan is led to the plans, or to the courses for a single one', async ({ page }) => {
  await signIn(page, learner);
  await page.goto('/');
  await page.getByRole('link', { name: 'Buy Now' }).last().click();
  await page.waitForURL('**/plans?plan=lifetime');
  await page.goto('/');
  await page.getByRole('link', { name: 'Buy Now' }).first().click();
  await page.waitForURL('**/course/available-course?plan=single');
  const plan = page.getByRole('note', { name: 'Your plan' });
  await shown(plan.getByText('Single Course'));
  await shown(plan.getByText('Courses of at most ₹199.'));
  await shown(page.getByRole('article').first());
  await expect(page.getByRole('article').getByText('₹299')).toHaveCount(0);
});
