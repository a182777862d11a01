import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { serveServices } from '@vidyapath/testing/services';
import { learner } from '@vidyapath/testing/users';
import remote from '../../remote';
import { serveAccount } from '../../testing/serve-account';

const server = serveServices();

const account = { ...learner, phone: '9876500003', email_verified: true, language: 'hi' };
const isOf = (request: Request, path: string) => new URL(request.url).pathname === path;
const problem = (status: number, extra: object = {}, headers: Record<string, string> = {}) =>
  Response.json({ status, detail: 'No.', ...extra }, { status, headers });

interface Answers {
  me?: () => Response;
  link?: () => Response;
  password?: () => Response | Promise<Response>;
}

async function open({ me = () => Response.json(account), link, password }: Answers = {}) {
  const requests = serveAccount(server, (request) => {
    if (isOf(request, '/auth/me')) return me();
    if (isOf(request, '/auth/password')) return password?.();
    return isOf(request, paths.emailVerificationResend) ? link?.() : undefined;
  });
  const view = await renderRemote(remote, '/account/profile', { user: learner });
  await screen.findByRole('heading', { name: 'Profile' });
  const changes = () => requests.filter((request) => isOf(request, '/auth/password'));
  return { ...view, changes };
}

type Opened = Awaited<ReturnType<typeof open>>;
const becomesChanged = ({ platform }: Opened) =>
  waitFor(() => expect(platform.notices.at(-1)?.message).toBe('Password changed successfully!'));
const names = ['Current Password', 'New Password', 'Confirm Password'] as const;
const fields = () => names.map((name) => screen.getByLabelText<HTMLInputElement>(name));
async function fill({ user }: Opened, ...texts: string[]) {
  for (const [index, field] of fields().entries()) {
    await user.clear(field);
    if (texts[index]) await user.type(field, texts[index]);
  }
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

test('shows name, e-mail, phone, role and language', async () => {
  await open();
  const details = screen.getByRole('region', { name: 'Your details' });
  await within(details).findByText('9876500003');
  expect(
    within(details)
      .getAllByRole('definition')
      .map((value) => value.textContent),
  ).toEqual([learner.name, learner.email, '9876500003', 'User', 'हिन्दी']);
});

test('shows that the address is not confirmed, and sends another link', async () => {
  const answers = [
    problem(429, {}, { 'retry-after': '90' }),
    new Response(null, { status: 503 }),
    Response.json({ detail: 'On its way.' }, { status: 202 }),
  ];
  const { user } = await open({
    me: () => Response.json({ ...account, email_verified: false }),
    link: () => answers.shift() ?? problem(500),
  });
  await screen.findByText(/^Not confirmed yet/);
  const again = screen.getByRole('button', { name: 'Send a new link' });
  await user.click(again);
  await screen.findByText('Too many links were requested. Please try again in 2 minutes.');
  await user.click(again);
  await screen.findByText('The link could not be sent. Please try again in a moment.');
  await user.click(again);
  await screen.findByText('A new link is on its way to this address.');
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
});

test('shows that the load failed, and can try again', async () => {
  let away = true;
  const { user } = await open({ me: () => (away ? problem(503) : Response.json(account)) });
  await screen.findByText('Your details could not be loaded.');
  away = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('9876500003');
});

test.each([
  [['', '', ''], ['Please enter your current password.', 'Please enter a new password.'], 'Current Password'],
  [['Old@123', 'a@b', 'a@b'], ['Password must be at least 6 characters long.'], 'New Password'],
  [['Old@123', 'abcdef1', 'abcdef1'], ['Password must contain at least one special character.'], 'New Password'],
  [['Old@123', 'Old@123', 'Old@123'], ['The new password must not be the current one.'], 'New Password'],
  [['Old@123', 'Newer@123', 'Newer@12'], ['Passwords do not match.'], 'Confirm Password'],
])('%j is refused below its field, which gets the focus', async (texts, messages, focused) => {
  const view = await open();
  await fill(view, ...texts);
  for (const message of messages) expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(focused));
  expect(view.changes()).toEqual([]);
});

test('continues with the new token after a change, confirms it and empties the form', async () => {
  const fresh = 'fresh token';
  const view = await open({ password: () => Response.json({ access_token: fresh }) });
  await fill(view, 'Old@123', 'Newer@123', 'Newer@123');
  await becomesChanged(view);
  expect(await view.changes()[0]?.json()).toEqual({ current_password: 'Old@123', new_password: 'Newer@123' });
  expect(view.platform.session.renewed).toEqual([fresh]);
  expect(view.router.state.location.pathname).toBe('/account/profile');
  expect(fields().map(({ value }) => value)).toEqual(['', '', '']);
});

test('a double click changes it once', async () => {
  let answer: (response: Response) => void = () => undefined;
  const view = await open({
    password: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await fill(view, 'Old@123', 'Newer@123', 'Newer@123');
  await view.user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(view.changes()).toHaveLength(1);
  answer(Response.json({ access_token: 'fresh token' }));
  await becomesChanged(view);
});

test.each([
  ['current_password', 'wrong-password', 'The current password is not correct.', 'Current Password'],
  [
    'new_password',
    'common-password',
    'This password is one of the most common ones. Please choose another.',
    'New Password',
  ],
])('a refused %s (%s) shows an error below its field, and no text is lost', async (field, kind, message, label) => {
  const view = await open({
    password: () => problem(400, { type: `/problems/${kind}`, errors: [{ field, detail: 'No.' }] }),
  });
  await fill(view, 'Old@123', 'Newer@123', 'Newer@123');
  await screen.findByText(message);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(fields().map(({ value }) => value)).toEqual(['Old@123', 'Newer@123', 'Newer@123']);
  await view.user.type(screen.getByLabelText(label), 'x');
  expect(screen.queryByText(message)).toBeNull();
});

test.each([
  [
    'too many',
    () => problem(429, {}, { 'retry-after': '130' }),
    'Too many wrong passwords. Please try again in 3 minutes.',
  ],
  ['the service away', () => problem(503), 'The password could not be changed. Please try again in a moment.'],
  [
    'the network lost',
    () => Response.error(),
    'The server did not respond. Please check your connection, then try again.',
  ],
])('shows %s, and keeps the text', async (_case, password, message) => {
  const view = await open({ password });
  await fill(view, 'Old@123', 'Newer@123', 'Newer@123');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(fields().map(({ value }) => value)).toEqual(['Old@123', 'Newer@123', 'Newer@123']);
});
