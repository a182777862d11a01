import { loginPage } from './screens/account-forms';
import { accounts, fillLogin, signIn } from './support/accounts';
import { becomes, shown, toast } from './support/expectations';
import { keptKeys } from './support/stored-session';
import { expect, type OpenPage, test } from './support/test';

const { learner } = accounts;

async function open(openPage: OpenPage) {
  const page = await openPage();
  const login = loginPage(page);
  await login.open();
  return { page, login };
}

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
