import { paths } from '@vidyapath/http/paths';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { fill } from '../../testing/fill';
import { problem, serveTests } from '../../testing/server';

const server = serveTests();
const spent = () =>
  problem(400, 'This link does not work.', {
    type: '/problems/link-not-valid',
    errors: [{ field: 'token', detail: 'It was used already.' }],
  });
const done =
  (status = 204) =>
  () =>
    new HttpResponse(null, { status });
const doesNotWork = /This link no longer works\./;

/** Answers one address, and keeps the bodies that it received. */
function answerWith(path: string, answer: () => Response): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      const text = await request.text();
      bodies.push(text ? JSON.parse(text) : null);
      return answer();
    }),
  );
  return bodies;
}

const press = async ({ user }: Awaited<ReturnType<typeof renderRemote>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('requests the link for a forgotten password in the language of the page, and says that it was sent', async () => {
  const bodies = answerWith(paths.passwordResetRequest, () => HttpResponse.json({}, { status: 202 }));
  const view = await renderRemote(remote, '/forgot-password?plan=lifetime');
  await fill(
    view.user,
    await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email Address' }),
    'asha@vidyapath.example',
  );
  await press(view, 'Send Link');
  expect(await screen.findByText(/a link is on its way to it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login?plan=lifetime');
  expect(bodies).toEqual([{ email: 'asha@vidyapath.example', locale: 'en' }]);
});

async function choosePassword(answer: () => Response) {
  const bodies = answerWith(paths.passwordResetConfirm, answer);
  const view = await renderRemote(remote, '/reset-password?token=abc');
  for (const label of ['New Password', 'Confirm Password'])
    await fill(view.user, await screen.findByLabelText<HTMLInputElement>(label), 'Varsha@2027');
  await press(view, 'Save Password');
  await waitFor(() => expect(bodies).toEqual([{ token: 'abc', password: 'Varsha@2027' }]));
  return view;
}

test('confirms that the link has set the new password, and opens the login page', async () => {
  const { platform, router } = await choosePassword(done());
  await waitFor(() =>
    expect(platform.notices).toMatchObject([{ variant: 'success', message: 'Password changed successfully!' }]),
  );
  expect(router.state.location.pathname).toBe('/login');
});

test('a used link for a new password offers another link', async () => {
  await choosePassword(spent);
  expect(await screen.findByText(doesNotWork)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get a new link' })).toBeTruthy();
});

test('opening its link confirms an address', async () => {
  const bodies = answerWith(paths.emailVerificationConfirm, done());
  await renderRemote(remote, '/verify-email?token=abc');
  expect(await screen.findByText('Thank you! Your email address is confirmed.')).toBeTruthy();
  expect(bodies).toEqual([{ token: 'abc' }]);
});

test('sends another link when a signed-in user opens a used one', async () => {
  answerWith(paths.emailVerificationConfirm, spent);
  const resent = answerWith(paths.emailVerificationResend, () => HttpResponse.json({}, { status: 202 }));
  const view = await renderRemote(remote, '/verify-email?token=abc', { user: learner });
  expect(await screen.findByText(doesNotWork)).toBeTruthy();
  await press(view, 'Send a new link');
  expect(await screen.findByText('A new link is on its way to your email address.')).toBeTruthy();
  expect(resent).toEqual([null]);
});
