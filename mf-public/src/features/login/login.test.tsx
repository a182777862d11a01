import { paths } from '@vidyapath/http/paths';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { fill } from '../../testing/fill';
import { problem, serveTests } from '../../testing/server';

const server = serveTests();
const credentials = { email: 'learner@vidyapath.example', password: 'Learner@123' };

async function open() {
  const view = await renderRemote(remote, '/login');
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email Address' });
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return { ...view, email, password, submit };
}

async function openFilled() {
  const view = await open();
  await fill(view.user, view.email, credentials.email);
  await fill(view.user, view.password, credentials.password);
  return view;
}

const loginAnswers = (resolver: Parameters<typeof http.post>[1]) => server.use(http.post(`*${paths.login}`, resolver));

test('shows its heading, fields and buttons, without an accessibility fault', async () => {
  await open();
  expect(screen.getByText('Sign in to your account to continue')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true);
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
  await expectAccessible();
});

test('shows missing values in a toast and under the fields, and focuses the first', async () => {
  const { platform, email, submit } = await open();
  await submit();
  expect(await screen.findByText('Please enter your email address.')).toBeTruthy();
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  expect(document.activeElement).toBe(email);
  expect(platform.notices).toEqual([
    { variant: 'info', title: 'Error', message: 'Please fill the form correctly!', duration: 3_000 },
  ]);
});

test('shows a message as soon as the field is edited, and hides it when the value is right', async () => {
  const { user, email } = await open();
  await user.type(email, 'learner');
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
  await user.type(email, '@vidyapath.example');
  await waitFor(() => expect(screen.queryByText('Please enter a valid email address.')).toBeNull());
});

test('shows a message when a field was visited and left empty', async () => {
  const { user, email } = await open();
  await user.click(email);
  await user.tab();
  expect(await screen.findByText('Please enter your email address.')).toBeTruthy();
});

test('passes the token to the session, for this tab only unless it is remembered', async () => {
  let body: unknown;
  loginAnswers(async ({ request }) => {
    body = await request.json();
    return HttpResponse.json({ access_token: 'token' });
  });
  const { user, platform } = await openFilled();
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(screen.getByLabelText('Password'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(platform.session.started).toEqual([{ accessToken: 'token', remember: false }]));
  expect(body).toEqual(credentials);
  expect(platform.notices).toEqual([
    { variant: 'success', title: 'Success', message: 'Logged in successfully!', duration: 3_000 },
  ]);
});

test('shows that the password is wrong, and keeps the typed text', async () => {
  loginAnswers(() => problem(401, 'No.', { type: '/problems/wrong-credentials' }));
  const { platform, email, password, submit } = await openFilled();
  await submit();
  await waitFor(() => expect(platform.notices[0]?.message).toBe('Invalid email or password!'));
  expect(platform.notices[0]).toMatchObject({ variant: 'error', title: 'Error', duration: 3_000 });
  expect([email.value, password.value]).toEqual([credentials.email, credentials.password]);
  expect(platform.session.started).toEqual([]);
});

test('explains that the account is disabled', async () => {
  loginAnswers(() => problem(403, 'No.', { type: '/problems/account-disabled' }));
  const { platform, submit } = await openFilled();
  await submit();
  await waitFor(() => expect(platform.notices[0]?.message).toMatch(/^This account is disabled\./));
});

test('shows after too many attempts when to try again', async () => {
  loginAnswers(() => problem(429, 'Too many failed logins', {}, { 'retry-after': '610' }));
  const { platform, submit } = await openFilled();
  await submit();
  await waitFor(() => expect(platform.notices[0]?.message).toBe('Too many attempts. Please try again in 11 minutes.'));
});

test('points to the clock of a device on which a new token has expired already', async () => {
  globalThis.reportError = jest.fn();
  loginAnswers(() => HttpResponse.json({ access_token: 'token' }));
  const { platform, submit } = await openFilled();
  platform.session.start = () => Promise.reject(new TypeError('The access token has expired'));
  await submit();
  await waitFor(() => expect(platform.notices[0]?.message).toMatch(/check its date and time/));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('logs and shows any other failure', async () => {
  const logged = jest.fn();
  globalThis.reportError = logged;
  loginAnswers(() => problem(503, 'The database is away'));
  const { platform, submit } = await openFilled();
  await submit();
  await waitFor(() => expect(platform.notices[0]?.message).toBe('Something went wrong!'));
  expect(screen.getByRole('alert').textContent).toMatch(/not available at the moment/);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a second press sends nothing, and the button is busy until the answer', async () => {
  let calls = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  loginAnswers(async () => {
    calls += 1;
    await released;
    return HttpResponse.json({ access_token: 'token' });
  });
  const { user, platform } = await openFilled();
  await user.dblClick(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('button', { name: 'Sign In', busy: true })).toBeTruthy();
  release();
  expect(await screen.findByRole('button', { name: 'Sign In', busy: false })).toBeTruthy();
  expect(platform.notices).toHaveLength(1);
  expect(calls).toBe(1);
});

test('shows that the other sign-ins are not available yet', async () => {
  const { user, platform } = await open();
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(platform.notices[0]).toMatchObject({ variant: 'info', title: 'Not available yet' });
});
