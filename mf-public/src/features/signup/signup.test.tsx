import { paths } from '@vidyapath/http/paths';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { fill } from '../../testing/fill';
import { problem, serveTests } from '../../testing/server';

const server = serveTests();
const person = {
  Name: 'Kabir Das',
  Email: 'kabir@vidyapath.example',
  Phone: '9876543210',
  Password: 'Mitti@2026',
  'Confirm Password': 'Mitti@2026',
};
type Label = keyof typeof person;
const input = (label: Label) => screen.getByLabelText<HTMLInputElement>(label);
const labels = Object.keys(person) as Label[];

async function open(values: Partial<typeof person> = {}, path = '/signup') {
  const view = await renderRemote(remote, path);
  await screen.findByRole('heading', { level: 1 });
  for (const label of labels) if (values[label]) await fill(view.user, input(label), values[label]);
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return { ...view, submit };
}

test('shows its fields and the link to login, without an accessibility fault', async () => {
  await open();
  for (const label of labels) expect(input(label)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
  await expectAccessible();
});

test('an empty form shows an error under each required field and focuses the first', async () => {
  const { platform, submit } = await open();
  await submit();
  for (const message of [
    'Please enter your name.',
    'Please enter your email.',
    'Please enter your phone number.',
    'Please enter your password.',
  ]) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
  expect(document.activeElement).toBe(input('Name'));
  expect(platform.notices[0]?.message).toBe('Please fill the form correctly!');
});

test.each<[Label, string, string]>([
  ['Name', '   ', 'Please enter your name.'],
  ['Email', 'kabir@', 'Please enter a valid email.'],
  ['Phone', '98765', 'Phone number must be 10 digits long.'],
  ['Phone', '98765abcde', 'Phone number must be only digits.'],
  ['Password', 'a@b', 'Password must be at least 6 characters long.'],
  ['Password', '😀😀😀', 'Password must be at least 6 characters long.'],
  ['Password', 'abcdef1', 'Password must contain at least one special character.'],
  ['Confirm Password', 'Mitti@2025', 'Passwords do not match.'],
])('%s "%s" is refused: %s', async (label, value, message) => {
  const { submit } = await open({ ...person, [label]: value });
  await submit();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('creates the user, confirms it and opens the login page; the form is empty afterwards', async () => {
  let body: unknown;
  server.use(
    http.post(`*${paths.register}`, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({ id: 9, name: 'Kabir Das', email: person.Email, role: 'User' }, { status: 201 });
    }),
  );
  const { platform, router, submit } = await open(person);
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(body).toEqual({
    name: 'Kabir Das',
    email: person.Email,
    phone: '9876543210',
    password: 'Mitti@2026',
    provider: 'local',
    role: 'User',
  });
  expect(platform.notices).toEqual([
    { variant: 'success', title: 'Success', message: 'User created successfully!', duration: 3_000 },
  ]);
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Create Your Account' });
  expect(input('Name').value).toBe('');
});

test('shows in a toast and under its field that the email is taken, and keeps the typed text', async () => {
  server.use(http.post(`*${paths.register}`, () => problem(409, 'Taken.', { type: '/problems/email-taken' })));
  const { platform, submit } = await open(person);
  await submit();
  const message = 'Email already exists. Please use a different email.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(platform.notices[0]).toMatchObject({ variant: 'error', title: 'Error', message });
  expect(document.activeElement).toBe(input('Email'));
  expect(input('Name').value).toBe('Kabir Das');
});

test("shows the server's messages under their fields until the value changes", async () => {
  const errors = [{ field: 'password', detail: 'This password is too common.' }];
  server.use(http.post(`*${paths.register}`, () => problem(400, 'The request is not valid.', { errors })));
  const { user, platform, submit } = await open(person);
  await submit();
  expect(await screen.findByText('This password is too common.')).toBeTruthy();
  expect(platform.notices[0]?.message).toBe('Something went wrong!');
  await user.tab();
  expect(screen.getByText('This password is too common.')).toBeTruthy();
  await user.type(input('Password'), '!');
  await waitFor(() => expect(screen.queryByText('This password is too common.')).toBeNull());
});

test('logs and shows a lost network', async () => {
  const logged = jest.fn();
  globalThis.reportError = logged;
  server.use(http.post(`*${paths.register}`, () => HttpResponse.error()));
  const { platform, submit } = await open(person);
  await submit();
  await waitFor(() => expect(platform.notices[0]?.message).toBe('Something went wrong!'));
  expect(screen.getByRole('alert').textContent).toMatch(/Check your connection/);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('names the plan that the visitor chose', async () => {
  await renderRemote(remote, '/signup?plan=subscription');
  const note = await screen.findByRole('note', { name: 'Your plan' });
  expect(note.textContent).toContain('2 Year Subscription');
  expect(note.textContent).toContain('₹1,999');
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/#pricing');
});

test('the links to login and back keep the plan and the page to return to', async () => {
  const { router, user } = await open({}, '/login?plan=bundle');
  await act(() => router.navigate('/login?plan=bundle', { state: { next: '/course/course-progress/4' } }));
  for (const [link, path] of [
    ['Sign Up', '/signup'],
    ['Log In', '/login'],
  ] as const) {
    await user.click(await screen.findByRole('link', { name: link }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: path,
        search: '?plan=bundle',
        state: { next: '/course/course-progress/4' },
      }),
    );
    expect((await screen.findByRole('note', { name: 'Your plan' })).textContent).toContain('Bundle Course');
  }
});

test('a plan without a page to return to opens the offers after login', async () => {
  const { router, user } = await open({}, '/signup?plan=lifetime');
  await user.click(screen.getByRole('link', { name: 'Log In' }));
  await waitFor(() => expect(router.state.location.state).toEqual({ next: '/plans?plan=lifetime' }));
});

test('an unknown plan is not named', async () => {
  await renderRemote(remote, '/signup?plan=constructor');
  await screen.findByRole('heading', { level: 1, name: 'Create Your Account' });
  expect(screen.queryByRole('note')).toBeNull();
});
