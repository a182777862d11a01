import { loginPage, signUpValues, type SignUpValues, type SignupLabel, signupPage } from './screens/account-forms';
import { answered, formFailures, refuse } from './support/answers';
import { becomes, focused, heading, shown, toast } from './support/expectations';
import { long } from './support/long';
import { expect, type OpenPage, test } from './support/test';

const registerPath = '/auth/register';

async function open(openPage: OpenPage, path?: string) {
  const page = await openPage();
  const signup = signupPage(page);
  await signup.open(path);
  return { page, signup };
}

test(
  'sign-up has its heading, fields, buttons and the way to log in, and says of each field what is wrong',
  long,
  async ({ openPage }) => {
    const { page, signup } = await open(openPage);
    for (const label of signup.labels) expect(await signup.field(label).inputValue()).toBe('');
    for (const name of ['Continue with Google', 'Continue with Facebook'])
      await shown(page.getByRole('button', { name }));
    await signup.submit();
    await toast(page, 'Please fill the form correctly!');
    for (const text of ['name', 'email', 'phone number', 'password'])
      await shown(page.getByText(`Please enter your ${text}.`, { exact: true }));
    await focused(signup.field('Name'));
    const wrong: [SignupLabel, string, string][] = [
      ['Name', '   ', 'Please enter your name.'],
      ['Name', 'क'.repeat(101), 'Name must be at most 100 characters long.'],
      ['Email', ' ', 'Please enter your email.'],
      ['Email', 'kabir@', 'Please enter a valid email.'],
      ['Email', `${'a'.repeat(250)}@in.example`, 'Email must be at most 254 characters long.'],
      ['Phone', '987654321', 'Phone number must be 10 digits long.'],
      ['Phone', '98765432101', 'Phone number must be 10 digits long.'],
      ['Phone', '98765abcde', 'Phone number must be only digits.'],
      ['Password', 'a@b', 'Password must be at least 6 characters long.'],
      ['Password', 'abcdef1', 'Password must contain at least one special character.'],
      ['Password', `@${'x'.repeat(128)}`, 'Password must be at most 128 characters long.'],
      ['Confirm Password', 'Mitti@2025', 'Passwords do not match.'],
    ];
    for (const [label, value, text] of wrong) {
      await signup.field(label).fill(value);
      await shown(page.getByText(text, { exact: true }));
    }
  },
);

test('a new account is a User of the local provider, with a toast, and leads to the login; the form is empty again', async ({
  openPage,
}) => {
  const { page, signup } = await open(openPage);
  const person = signUpValues();
  await signup.write({ ...person, Phone: ' 9876543210 ' });
  const request = page.waitForRequest((one) => one.url().endsWith(registerPath));
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).dblclick();
  const body = (await request).postDataJSON() as object;
  expect(body).toEqual({
    name: person.Name,
    email: person.Email,
    phone: person.Phone,
    password: person.Password,
    provider: 'local',
    role: 'User',
  });
  await toast(page, 'User created successfully!');
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
  await page.goBack();
  await heading(page, 'Create Your Account');
  await becomes(async () => Object.values(await signup.written()).join(''), '');
  await signup.write(person);
  await signup.submit();
  await toast(page, 'Email already exists. Please use a different email.');
  await focused(signup.field('Email'));
  expect(await signup.written()).toEqual(person);
});

test(
  'whatever goes wrong with a sign-up is shown and logged, and nothing typed is lost',
  long,
  async ({ openPage, pageErrors }) => {
    const { page, signup } = await open(openPage);
    const person: SignUpValues = signUpValues();
    await signup.write(person);
    for (const [status, text] of formFailures) {
      const restore = await refuse(page, { path: registerPath, status });
      await answered(page, registerPath, signup.submit);
      await shown(page.getByRole('main').getByRole('alert').filter({ hasText: text }));
      await toast(page, 'Something went wrong!');
      expect(await signup.written()).toEqual(person);
      await restore();
    }
    await pageErrors.expect(formFailures.length);
    const restore = await refuse(page, { path: registerPath, status: 429, retryAfter: 120 });
    await signup.submit();
    await toast(page, 'Too many attempts. Please try again in 2 minutes.');
    await restore();
    await signup.field('Password').fill('Password@123');
    await signup.field('Confirm Password').fill('Password@123');
    await signup.submit();
    await shown(page.getByRole('main').getByRole('alert').filter({ hasText: 'Please correct the marked fields.' }));
    await becomes(() => signup.field('Password').getAttribute('aria-invalid'), 'true');
  },
);

test('a visitor on the way to a guarded page gets there by way of sign-up, too', async ({ page }) => {
  await page.goto('/course/course-progress/4');
  await heading(page, 'Welcome Back!');
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  const signup = signupPage(page);
  await heading(page, 'Create Your Account');
  const person = signUpValues();
  await signup.write(person);
  await signup.submit();
  await page.waitForURL('**/login');
  const login = loginPage(page);
  await login.email.fill(person.Email);
  await login.password.fill(person.Password);
  await login.submit();
  await page.waitForURL('**/course/course-progress/4');
});
